"""All entries of the program, in the order of the layout."""

from heckmeck.browser import bot_entries, coach_entries, position_entries, rules_entries
from heckmeck.browser.compiler import Entry, entry_of

ENTRIES: tuple[Entry, ...] = tuple(
    entry_of(function)
    for module in (rules_entries, position_entries, bot_entries, coach_entries)
    for function in module.ENTRIES
)
