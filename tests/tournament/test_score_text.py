"""L6: scores as they are typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heckmeck.errors import Malformed
from heckmeck.tournament.score_text import read_score, write_score
from heckmeck.tournament.scores import TableScore


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("21,30", TableScore(1, tiles=(21, 30))),
        ("36", TableScore(1, tiles=(36,))),
        ("11,21+2", TableScore(1, tiles=(11, 21), bratworms=2)),
        ("21+apple", TableScore(1, tiles=(21,), apple=True)),
        ("21,30+2+apple", TableScore(1, tiles=(21, 30), bratworms=2, apple=True)),
        ("+3", TableScore(1, tiles=(), bratworms=3)),
        ("4/33", TableScore(1, worms=4, highest=33)),
        ("4/", TableScore(1, worms=4)),
        ("-", TableScore(1, tiles=())),
        ("0", TableScore(1, tiles=())),
    ],
)
def test_what_is_typed(text: str, score: TableScore) -> None:
    assert read_score(1, text) == score


@pytest.mark.parametrize(
    "text", ["", "x", "21;30", "21,", "/33", "4/333", "21+", "+apple+2", "21 30", "１２", "-1"]
)
def test_what_is_no_score(text: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_score(1, text)
    assert (refused.value.reason, refused.value.clause) == ("tournament-score-text", "L6")


by_tiles = st.builds(
    TableScore,
    st.just(3),
    st.lists(st.integers(11, 36), max_size=6).map(tuple),
    st.integers(0, 7),
    st.booleans(),
)
by_worms = st.builds(
    TableScore, st.just(3), worms=st.integers(1, 60), highest=st.none() | st.integers(11, 36)
)


@given(by_tiles | by_worms)
def test_a_score_is_read_as_it_was_written(score: TableScore) -> None:
    assert read_score(3, write_score(score)) == score
