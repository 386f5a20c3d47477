"""Live tables.

`messages` are types alone: every test over a socket or over HTTP reads them.
"""
