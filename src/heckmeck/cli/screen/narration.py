"""A game told in words: steps, turns and the result."""

from collections.abc import Iterable, Iterator, Sequence

from heckmeck.game import Game
from heckmeck.game.events import Event, what_happened
from heckmeck.game.game import Step
from heckmeck.game.moves import FACE_LETTERS, spell_dice
from heckmeck.language import Words
from heckmeck.rules.claim import dice_total
from heckmeck.rules.ending import worms_on
from heckmeck.rules.specialists import owns
from heckmeck.rules.state import APPLE, APPLE_WORMS, WORM, WORM_POINTS, Phase, State
from heckmeck.rules.turn import shown


def turns_of(game: Game) -> Iterator[list[Step]]:
    """Yield the steps of each turn; the last one may be unfinished."""
    turn: list[Step] = []
    for step in game.steps:
        turn.append(step)
        if step.after.turns > step.before.turns:
            yield turn
            turn = []
    if turn:
        yield turn


def events_of(steps: Iterable[Step]) -> list[Event]:
    return [event for step in steps for event in what_happened(step.before, step.move, step.after)]


# One step


def told(step: Step, players: Sequence[str], words: Words) -> list[str]:
    """Say what a step does; a roll is told together with what is done with it."""
    text = deed(step, players[step.before.seat], words)
    events = [words.say(f"event-{event.kind}", **event.details(players)) for event in events_of([step])]
    return [text, *events] if text else events


def deed(step: Step, name: str, words: Words) -> str:
    before = step.before
    kind, _, value = step.move.partition(" ")
    roll = spell_dice(before.roll, before.golden)
    if kind == "keep":
        face = FACE_LETTERS.index(value)
        kept, total = value * int(shown(before, face)), total_with(before, face)
        return words.say("step-keep", name=name, dice=roll, kept=kept, total=total)
    if kind == "dice" and step.after.phase != Phase.KEEP:
        return words.say("step-dead-roll", name=name, dice=value)
    if kind == "weasel":
        return words.say("step-weasel", name=name, dice=roll)
    if step.move == "roll golden":
        return words.say("step-golden-die", name=name)
    if kind == "stop":
        return words.say("step-stop", name=name, total=int(dice_total(before)))
    return ""


def total_with(state: State, face: int) -> int:
    """Return the total once the face is set aside."""
    return int(dice_total(state) + shown(state, face) * (WORM_POINTS if face == WORM else face + 1))


# One turn


def dice_of(steps: Sequence[Step]) -> tuple[str, int]:
    """Return the dice set aside in a turn, in order, and their total; those that a position began with come first."""
    before = steps[0].before
    kept = [face * int(count) for face, count in zip(FACE_LETTERS, before.kept, strict=True) if count]
    total = int(dice_total(before))
    for step in steps:
        if step.move.startswith("keep "):
            face = FACE_LETTERS.index(step.move[-1])
            kept.append(step.move[-1] * int(shown(step.before, face)))
            total = total_with(step.before, face)
    return " ".join(kept), total


def outcome(steps: Sequence[Step], players: Sequence[str], words: Words) -> str:
    """Say briefly what a turn brought."""
    return ", ".join(
        words.say(f"event-{event.kind}.short", **event.details(players)) for event in events_of(steps)
    )


def note(steps: Sequence[Step], players: Sequence[str], words: Words) -> str:
    """Say even more briefly what a turn brought: why it failed is left out."""
    texts = []
    for event in events_of(steps):
        key = "note-failed" if event.kind.startswith("fails") else f"event-{event.kind}.short"
        texts.append(words.say(key, **event.details(players)))
    return ", ".join(texts)


def turn_line(steps: Sequence[Step], players: Sequence[str], words: Words) -> str:
    """Tell a turn in one line."""
    kept, total = dice_of(steps)
    name = players[steps[0].before.seat]
    what = outcome(steps, players, words) or words.say("turn-unfinished")
    return words.say("turn-line", name=name, dice=kept or "–", total=total, outcome=what)


def account(game: Game, words: Words) -> Iterator[str]:
    """Tell the whole game, turn by turn."""
    for number, steps in enumerate(turns_of(game), 1):
        yield words.say("turn-heading", turn=number, name=game.players[steps[0].before.seat])
        for step in steps:
            yield from (f"  {line}" for line in told(step, game.players, words))
        yield ""
    yield from result(game, words) if game.over else [words.say("game-unfinished")]


# The end


def result(game: Game, words: Words) -> Iterator[str]:
    """Tell places and worms, and how they add up (E2, E3)."""
    place = 1
    for seats in game.ranking:
        for seat in seats:
            label = words.say("place" if len(seats) == 1 else "place-shared", n=place)
            worms = words.say("worms", n=game.document()["players"][seat]["worms"])
            sums = ", ".join(worms_in_parts(game, seat, words))
            yield words.say("result-line", place=label, name=game.players[seat], worms=worms, sums=sums)
        place += len(seats)


def worms_in_parts(game: Game, seat: int, words: Words) -> Iterator[str]:
    state = game.state
    tiles = state.stack[seat, : state.height[seat]].tolist()
    if tiles:
        worms = sum(int(worms_on(state, tile)) for tile in tiles)
        yield words.say("result-tiles", tiles=" ".join(map(str, tiles)), worms=worms)
    if state.bratworms[seat]:
        yield words.say("bratworms", n=int(state.bratworms[seat]))
    if owns(state, seat, APPLE):
        yield words.say("result-apple", worms=APPLE_WORMS)
    if not tiles and not state.bratworms[seat]:
        yield words.say("result-nothing")
