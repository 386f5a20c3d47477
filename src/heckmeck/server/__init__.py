"""The table server: live games that nobody can lose or rig."""
