"""Games studied with the coach.

`messages` are types alone: the routes' tests compare every document with what the coach says, field by field.
"""
