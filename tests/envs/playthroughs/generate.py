"""OpenSpiel's playthroughs as golden files: `python -m tests.envs.playthroughs.generate` writes them anew."""

import hashlib
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import heckmeck.envs.openspiel

assert heckmeck.envs.openspiel  # registers the game

FOLDER = Path(__file__).parent
GAMES = {
    f"{rules}-{players}p": f"heckmeck(players={players},rules={rules} max_turns:3)"
    for rules in ("classic", "deluxe")
    for players in (2, 4, 7)
}
LONGEST_LINE = 500


def shortened_playthrough(name: str) -> str:
    """Return the playthrough of a game; a line too long to read is given by its length and its fingerprint."""
    return "\n".join(map(shortened, playthrough(GAMES[name], None, seed=1).splitlines())) + "\n"


def shortened(line: str) -> str:
    if len(line) <= LONGEST_LINE:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[:80]} … {len(line)} characters, sha256 {digest}"


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(shortened_playthrough(name), encoding="utf-8")
