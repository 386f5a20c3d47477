"""Games looked at with the coach."""
