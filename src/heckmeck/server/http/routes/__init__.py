"""The HTTP and socket interface, one file a noun."""
