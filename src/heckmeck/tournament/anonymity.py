"""A tournament without names, for whoever may not keep them: draws, results and standings stay as they were.

Whoever took part is their number from now on. What organisers wrote freely may hold names too: reasons of corrections,
announcements and the schedule go with them. The phrase of the hall stays, because the seed is made of it (R9).
"""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from heckmeck.tournament.events import (
    Announce,
    Anonymise,
    Correct,
    Event,
    Register,
    Rename,
    Reserve,
    Result,
    Schedule,
)
from heckmeck.tournament.tournament import Tournament

HELPER = "helper "


def stand_in(number: int) -> str:
    """Return the name of a participant who has none any more."""
    return f"P{number}"


def anonymised(events: Iterable[Event], at: str | None = None) -> list[Event]:
    """Return the same tournament without names; its last event says that they were taken out."""
    told = list(events)
    return [*_without_names(told), Anonymise(at=at)]


def _without_names(events: list[Event]) -> Iterator[Event]:
    helpers: dict[str, str] = {}
    tournament = Tournament(events[:1])
    for number, event in enumerate(events):
        first = len(tournament.state.roster) + 1
        if number:
            tournament.replay(event)
        if event.by is not None and event.by.startswith(HELPER):
            event = replace(event, by=helpers.setdefault(event.by, f"{HELPER}{len(helpers) + 1}"))
        yield _nameless(event, first)


def _nameless(event: Event, first: int) -> Event:
    match event:
        case Register(names=names) | Reserve(names=names):
            return replace(event, names=tuple(stand_in(first + index) for index in range(len(names))))
        case Rename(player=player):
            return replace(event, name=stand_in(player))
        case Correct():
            return replace(event, record=None, reason=None)
        case Result():
            return replace(event, record=None)
        case Announce():
            return replace(event, text="")
        case Schedule():
            return replace(event, lines=())
    return event
