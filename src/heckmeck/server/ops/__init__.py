"""Settings, limits, metrics, logging and tasks, beneath everything else; the process and its warming up, on top."""
