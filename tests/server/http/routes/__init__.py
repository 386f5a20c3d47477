"""Routes.

`tables`, `company`, `codes`, `stream` and `live` only pass on what tests/server/tables plays through them, and
`tournaments` what tests/server/tournaments does.
"""
