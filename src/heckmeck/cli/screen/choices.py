"""The decisions of a person at the keyboard: which key, and in words what it does."""

from collections.abc import Iterator
from string import ascii_lowercase
from typing import NamedTuple

from heckmeck.cli.screen.narration import total_with
from heckmeck.cli.screen.stop_forecast import brings, forecast
from heckmeck.game import Game
from heckmeck.game.moves import FACE_LETTERS
from heckmeck.language import Words
from heckmeck.rules.state import Phase
from heckmeck.rules.turn import shown

ROLL_KEY, STOP_KEY, WEASEL_KEY, EIGHT_KEY, NINE_KEY = "r", "s", "x", "8", "9"
HELP_KEY, LOG_KEY, QUIT_KEY = "?", "u", "q"


class Choice(NamedTuple):
    """One decision; `move` is how a record or document spells it, empty for the first roll of a turn."""

    key: str
    move: str
    label: str


def choices(game: Game, words: Words) -> list[Choice]:
    """Return the decisions of whoever's turn it is; while dice must fall, the roll itself."""
    if game.phase is Phase.ROLLING:
        return [Choice(ROLL_KEY, "", words.say("choice-roll"))]
    letters = iter(ascii_lowercase)
    return [choice(game, move, letters, words) for move in game.legal]


def choice(game: Game, move: str, letters: Iterator[str], words: Words) -> Choice:
    kind, _, value = move.partition(" ")
    match kind:
        case "keep":
            return Choice(value.lower(), move, keep_label(game, move, words))
        case "stop":
            return Choice(STOP_KEY, move, forecast(game, words))
        case "weasel":
            return Choice(WEASEL_KEY, move, words.say("choice-weasel"))
        case "roll" if game.phase is Phase.START:
            key, label = (NINE_KEY, "choice-nine") if value else (EIGHT_KEY, "choice-eight")
            return Choice(key, move, words.say(label))
        case "roll":
            return Choice(ROLL_KEY, move, words.say("choice-roll-again", n=int(game.state.dice_left)))
        case "take":
            return Choice(next(letters), move, brings(game, move, words))
        case "put":
            return Choice(
                next(letters), move, words.say("specialist-object", specialist=value.removeprefix("back "))
            )
        case _:
            seat = int(value)
            return Choice(
                next(letters), move, f"{game.players[seat]} {'●' * int(game.state.bratworms[seat])}"
            )


def keep_label(game: Game, move: str, words: Words) -> str:
    """The dice of the face, the total with them, and the tile that stopping after them would bring."""
    face = FACE_LETTERS.index(move[-1])
    dice = move[-1] * int(shown(game.state, face))
    return f"{dice:<5} = {total_with(game.state, face):>2}  {brings(game, move, words)}".rstrip()


def find_choice(text: str, options: list[Choice]) -> Choice | None:
    """Return the choice meant by a key or a line: its key, or the decision spelled as in a document."""
    if text == "" and len(options) == 1:
        return options[0]
    wanted = text.lower()
    spelled = (option for option in options if wanted in (option.key, option.move.lower()) and wanted)
    return next(spelled, None)


QUESTIONS = {
    Phase.START: "ask-dice",
    Phase.ROLLING: "ask-roll",
    Phase.KEEP: "ask-keep",
    Phase.DECIDE: "ask-decide",
    Phase.CLAIM: "ask-take",
    Phase.PUT_BACK: "ask-put-back",
    Phase.BRATWORM: "ask-from",
}
CLAUSES = {
    Phase.START: ["K4"],
    Phase.ROLLING: ["T1"],
    Phase.KEEP: ["T2", "T3"],
    Phase.DECIDE: ["T4", "T5"],
    Phase.CLAIM: ["S7"],
    Phase.PUT_BACK: ["G2", "G3"],
    Phase.BRATWORM: ["B2"],
}
CLAUSES_OF_EVENTS = {
    "takes": ["S2", "S4"],
    "steals": ["S3"],
    "takes-hen": ["K6"],
    "fails-no-worm": ["S1", "F1", "F2"],
    "fails-no-tile": ["S5", "F1", "F2"],
}


def question(game: Game, words: Words) -> str:
    dead = game.phase is Phase.KEEP and "stop" in game.legal
    return words.say("ask-weasel" if dead else QUESTIONS[game.phase])


def clauses_that_matter(game: Game) -> list[str]:
    """Return the clauses of the rules behind the decision that is due."""
    names = list(CLAUSES[game.phase])
    if game.phase is Phase.KEEP and "weasel" in game.legal:
        names.append("K5")
    if game.phase is Phase.KEEP and game.edition.is_deluxe and shown(game.state, 0) > 1:
        names.append("B1")
    if game.phase is Phase.DECIDE:
        kinds = [event.kind for event in game.copy().play("stop")]
        names += next((CLAUSES_OF_EVENTS[kind] for kind in kinds if kind in CLAUSES_OF_EVENTS), ["S7"])
    return names
