"""The HTTP and socket interface, one file per noun."""
