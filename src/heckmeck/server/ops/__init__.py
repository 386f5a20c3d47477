"""Settings, the process, limits, metrics and logging."""
