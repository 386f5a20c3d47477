"""Scores as an organiser types them: `21,30`, `21,30+2+apple`, `4/33`, `-`.

Tiles with commas, in deluxe with `+` the Bratworms and `+apple`; or worms and highest tile with `/`; `-` or `0`
for nothing at all. Clause of this file: L6.
"""

import re

from heckmeck.errors import Malformed, shortened
from heckmeck.tournament.scores import TableScore

NOTHING = ("-", "0")
APPLE = "apple"
BY_WORMS = re.compile(r"(\d{1,3})/(\d{0,2})", re.ASCII)
BY_TILES = re.compile(r"((?:\d{1,3}(?:,\d{1,3})*)?)(?:\+(\d))?(\+apple)?", re.ASCII)


def read_score(player: int, text: str) -> TableScore:
    """Read the score of one player; whether it makes sense is asked later (L6)."""
    if text in NOTHING:
        return TableScore(player, tiles=())
    if match := BY_WORMS.fullmatch(text):
        return TableScore(player, worms=int(match[1]), highest=int(match[2]) if match[2] else None)
    match = BY_TILES.fullmatch(text)
    if not text or match is None:
        raise Malformed("tournament-score-text", "L6", text=shortened(text))
    tiles = tuple(int(tile) for tile in match[1].split(",") if tile)
    return TableScore(player, tiles=tiles, bratworms=int(match[2] or 0), apple=match[3] is not None)


def write_score(score: TableScore) -> str:
    """Return the text that `read_score` reads as this score."""
    if score.tiles is None:
        highest = "" if score.highest is None else score.highest
        return f"{score.worms or 0}/{highest}" if score.worms or score.highest else NOTHING[0]
    parts = [",".join(map(str, score.tiles))]
    parts += [str(score.bratworms)] * bool(score.bratworms) + [APPLE] * score.apple
    return "+".join(parts) or NOTHING[0]
