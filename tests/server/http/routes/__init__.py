"""Routes.

`tables`, `company`, `codes`, `stream` and `live` only hand over what tests/server/tables plays through them, and
`tournaments` what tests/server/tournaments does.
"""
