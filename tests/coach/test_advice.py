"""Advice: format, order, and a sentence for everything."""

import re

import pytest

from heckmeck.coach.advice import advise
from heckmeck.coach.coach import coach_for
from heckmeck.coach.futures import Prospect
from heckmeck.coach.reasons import reason_of, worms_in_words
from heckmeck.game import Game
from heckmeck.language import available, words_in
from tests.coach.games import decisions_of, played
from tests.positions import play, position


def keys(text: str) -> bool:
    return re.fullmatch(r"\S.*[.)]", text) is not None and "{" not in text


@pytest.mark.parametrize(("rules", "players"), [("classic", 3), ("deluxe steal=optional", 4)])
def test_every_decision_has_numbers_and_words(rules, players):
    game = played(rules, players, "simple", seed=11, turns=16)
    coach = coach_for(game.edition)
    for at in decisions_of(game):
        advice = advise(at, coach)
        document = advice.document(words_in("en"))
        assert document["seat"] == at.seat
        assert len(document["win"]) == players
        assert [option["move"] for option in document["options"]] != []
        assert sorted(option["move"] for option in document["options"]) == sorted(at.legal)
        assert document["options"][0]["loss"] == 0.0
        assert document["options"][0]["win"] == pytest.approx(document["win"][at.seat], abs=1e-12)
        for option in document["options"]:
            assert option["loss"] == pytest.approx(document["options"][0]["win"] - option["win"], abs=1e-12)
            assert 0 <= option["fail"] <= 1 + 1e-12
            for language in available():
                assert keys(advice.why(advice.option(option["move"]), words_in(language)))


def test_nobody_decides_while_dice_must_fall():
    advice = advise(Game("classic", ["Anna", "Ben"]))
    assert advice.options == []
    assert sum(advice.win) == pytest.approx(1.0)


def test_likeliest_claim_in_words():
    """What a decision brings is told as the rules call it: takes, steals, takes the hen, fails (S2, S3, K6)."""
    on_top = position("deluxe", 2, stacks=[(), (26,)], owners={"hen": 1}, on={})
    for game, text in (
        (position(players=2), "takes 26 (100%)"),
        (position(players=2, stacks=[(), (26,)]), "steals 26 from Ben (100%)"),
        (on_top, "takes the hen from Ben (100%)"),
        (position(players=2, grill=(36,)), "fails (100%)"),
    ):
        at = play(game, "123WWWWW; keep W; roll; 123; keep 1")
        stop = advise(at).document(words_in("en"))["options"]
        assert next(option["brings"] for option in stop if option["move"] == "stop") == text


class Outlook:
    """A prospect given by its numbers."""

    def __init__(self, fail=0.5, worms=1.0, steals=0.0, ends=0.0):
        self.fail, self.worms, self.steals, self.ends = fail, worms, steals, ends


@pytest.mark.parametrize(
    ("better", "worse", "reason"),
    [
        (Outlook(), Outlook(fail=1.0), "must-fail"),
        (Outlook(fail=0.0), Outlook(), "cannot-fail"),
        (Outlook(fail=0.4, worms=1.5), Outlook(), "safer-and-richer"),
        (Outlook(fail=0.4), Outlook(), "safer"),
        (Outlook(fail=0.6, worms=2.0), Outlook(), "richer"),
        (Outlook(worms=2.0), Outlook(), "more-worms"),
        (Outlook(fail=0.0, worms=0.0), Outlook(fail=0.0, worms=-3.0), "more-worms"),
        (Outlook(steals=0.2), Outlook(), "steals"),
        (Outlook(ends=0.9), Outlook(), "ends"),
        (Outlook(fail=0.1), Outlook(ends=0.9), "lasts"),
        (Outlook(), Outlook(), "position"),
    ],
)
def test_each_reason_has_its_sentences(better: Prospect, worse: Prospect, reason: str):
    assert reason_of(better, worse) == reason
    details = dict.fromkeys(("other", "fail", "fail2", "worms", "worms2", "steals", "steals2", "points"), "7")
    for language in available():
        for side in ("best", "worse"):
            assert words_in(language).say(f"why-{reason}.{side}", **details)


def test_no_minus_before_nothing():
    assert [worms_in_words(worms, words_in("en")) for worms in (-0.04, -0.06, 1.25)] == ["0.0", "−0.1", "1.2"]
