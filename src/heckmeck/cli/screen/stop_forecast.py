"""What stopping now would bring, found by letting the engine do it on a copy of the game."""

from typing import TYPE_CHECKING

from heckmeck.language import Words
from heckmeck.rules.claim import final_total
from heckmeck.rules.state import Phase

if TYPE_CHECKING:
    from heckmeck.game import Game

SUCCESSES = ("takes", "steals", "takes-hen")
QUESTIONS = {Phase.PUT_BACK: "ask-put-back", Phase.BRATWORM: "ask-from"}


def forecast(game: "Game", words: Words) -> str:
    """Say what stopping now would bring or cost; nothing where nobody may stop."""
    if "stop" not in game.legal:
        return ""
    total = int(final_total(game.state))
    after = game.copy()
    events = after.play("stop")
    if after.phase is Phase.CLAIM:
        return words.say("stop-chooses", tiles=tiles_to_choose(after))
    first = next(event for event in events if event.kind in SUCCESSES or event.kind.startswith("fails"))
    key = "stop-takes-lower" if first.kind == "takes" and first.tile < total else f"stop-{first.kind}"
    details = first.details(game.players)
    parts = [words.say(key, tile=details["tile"], name=details["other"])]
    parts += [
        words.say(f"event-{event.kind}", **event.details(game.players))
        for event in events
        if event is not first
    ]
    if after.phase in QUESTIONS and after.seat == game.seat:
        parts.append(words.say(QUESTIONS[after.phase]))
    return " · ".join(parts)


def table_with_forecast(game: "Game", words: Words) -> str:
    """Return the whole table as plain text, and what stopping now would bring."""
    return "\n".join(filter(None, (str(game), forecast(game, words))))


def brings(game: "Game", move: str, words: Words) -> str:
    """Say briefly what this decision and then stopping would bring; nothing where that would fail."""
    after = game.copy()
    events = after.play(move)
    gift = (
        "● "
        if after.phase is Phase.BRATWORM or any(event.kind.startswith("bratworm") for event in events)
        else ""
    )
    if after.phase is Phase.DECIDE:
        events = after.play("stop")
    if after.phase is Phase.CLAIM:
        return gift + tiles_to_choose(after)
    success = next((event for event in events if event.kind in SUCCESSES), None)
    return gift + (
        words.say(f"event-{success.kind}.short", **success.details(game.players)) if success else ""
    )


def tiles_to_choose(game: "Game") -> str:
    return " / ".join(move.removeprefix("take ") for move in game.legal)
