"""Golden playthroughs: whole games as readable text. `make playthroughs` writes them anew."""

import random
from collections.abc import Iterator
from pathlib import Path

from heckmeck import Game
from heckmeck.bots.simple import SimpleBot
from heckmeck.language import words_in
from heckmeck.rules.edition import PRESETS
from tests.positions import NAMES

FOLDER = Path(__file__).parent
TABLES = [(preset, players) for preset in PRESETS for players in (2, 3, 5, 7)]


def path_of(preset: str, players: int) -> Path:
    return FOLDER / f"{preset}-{players}p.txt"


def playthrough(preset: str, players: int) -> str:
    """Play a game from a fixed seed, mostly sensibly, and tell every step of it."""
    chance = random.Random(f"{preset} {players}")
    game = Game(preset, NAMES[:players], headers={"seed": f"{chance.getrandbits(256):064x}"})
    lines = [f"# {preset}, {players} players", *position_lines(game)]
    while not game.over:
        lines += step_lines(game, chance)
    return "\n".join([*lines, f"ranking: {game.ranking}", ""])


def step_lines(game: Game, chance: random.Random) -> Iterator[str]:
    name, legal, turns = NAMES[game.state.seat], game.legal, game.state.turns
    if not legal:
        move = f"dice {game.fair_roll(game.seed)}"
    else:
        move = SimpleBot().decide(game) if chance.random() < 0.7 else chance.choice(legal)
    events = game.play(move)
    words = words_in("en")
    told = "; ".join(words.say(f"event-{event.kind}", **event.details(game.players)) for event in events)
    asked = f"   of {', '.join(legal)}" if legal else ""
    yield f"{game.ply:4} {name}: {move}{asked}{f'   -> {told}' if told else ''}"
    if game.state.turns > turns:
        yield from position_lines(game)


def position_lines(game: Game) -> Iterator[str]:
    document = game.document()
    yield "     grill: " + " ".join(
        f"({tile})" if side == "down" else tile for tile, side in document["grill"].items()
    )
    if document["specialists"]:
        standing = {
            name: place for name, place in document["specialists"].items() if place and "tile" in place
        }
        yield "     standing: " + ", ".join(f"{name} on {place['tile']}" for name, place in standing.items())
        yield f"     supply: {document['supply']}"
    for player in document["players"]:
        if player["stack"] or player["bratworms"] or player["specialist"]:
            owned = f", {player['specialist']}" if player["specialist"] else ""
            brat = f", {player['bratworms']} Bratworms" if player["bratworms"] else ""
            yield f"     {player['name']}: {player['stack']}{brat}{owned}, {player['worms']} worms"


def main() -> None:
    for preset, players in TABLES:
        path_of(preset, players).write_text(playthrough(preset, players), encoding="utf-8")


if __name__ == "__main__":
    main()
