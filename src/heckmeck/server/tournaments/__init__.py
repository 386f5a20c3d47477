"""The organiser's desk over the event log."""
