"""The clock of the day: a timer for the round, announcements, a schedule. All follow it; no result depends on it.

These notices are no steps of the tournament: an undo goes past them, and they stay as they are.
"""

from dataclasses import dataclass, replace

from heckmeck.tournament.events import Announce, Notice, Schedule, ScheduleLine, Timer


@dataclass(frozen=True)
class Day:
    """What the hall is told beside the tournament."""

    ends: float | None = None
    left: int | None = None
    announcement: str = ""
    announced: str | None = None
    schedule: tuple[ScheduleLine, ...] = ()


def without_timer(day: Day) -> Day:
    """Return the day for a round that was just drawn: the time of the one before is over."""
    return replace(day, ends=None, left=None)


def told(day: Day, event: Notice) -> Day:
    match event:
        case Timer(ends=ends, left=left):
            return replace(day, ends=ends, left=left)
        case Announce(text=text):
            return replace(day, announcement=text, announced=event.at if text else None)
        case Schedule(lines=lines):
            return replace(day, schedule=lines)
    return day
