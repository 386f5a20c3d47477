"""Routes.

`tables`, `company`, `codes`, `stream` and `live` only pass on what tests/server/tables plays through them, and
`tournaments`, `tournament_tables` and `tournament_feed` what tests/server/tournaments does.
"""
