"""Games and mistakes made by an independent implementation of docs/rules.md and docs/notation.md."""

import csv
import gzip
import json
from pathlib import Path

import pytest

from heckmeck import Game
from heckmeck.record.errors import RecordError
from heckmeck.record.reader import read
from heckmeck.record.verification import verify

VECTORS = Path(__file__).parents[1] / "vectors"
GAMES = sorted(VECTORS.glob("games/*.heck"))
with (VECTORS / "refused/INDEX.tsv").open(encoding="utf-8") as index:
    REFUSED = list(csv.DictReader(index, delimiter="\t"))


def without_comments(record: str) -> list[str]:
    return [" ".join(line.partition("#")[0].split()) for line in record.splitlines()]


def documents(game: Game) -> list[dict]:
    found = [game.at(ply).document() for ply in range(game.ply + 1)]
    return [{**document, "legal": sorted(document["legal"])} for document in found]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_game_replays_to_its_documents(path):
    with gzip.open(path.with_suffix(".jsonl.gz"), "rt", encoding="utf-8") as lines:
        expected = [json.loads(line) for line in lines]
    for document in expected:
        document["legal"].sort()
    assert documents(read(path.read_bytes())) == expected


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_writing_what_was_read_gives_the_same_text(path):
    """N9."""
    assert without_comments(read(path.read_bytes()).record()) == without_comments(
        path.read_text(encoding="utf-8")
    )


@pytest.mark.parametrize("mistake", REFUSED, ids=lambda mistake: mistake["file"])
def test_mistake_is_refused(mistake):
    record = (VECTORS / "refused" / mistake["file"]).read_bytes()
    command = {"replay": read, "verify": verify}[mistake["command"]]
    with pytest.raises(RecordError) as refusal:
        command(record)
    assert str(refusal.value.line) in mistake["lines"].split("|")
    assert set(refusal.value.clause.split("/")) & set(mistake["clause"].split("|"))
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 250
