"""Games studied with the coach."""
