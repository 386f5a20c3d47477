"""Settings, limits, metrics, logging and tasks, below everything else; the process and its warm-up, on top."""
