"""The chances of a turn against the published numbers, and in every phase of a game."""

import pytest

from heckmeck.cli.commands.odds.position import lay_position
from heckmeck.coach.odds import Aim, odds_of
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.rules.state import Phase
from tests.positions import play, position
from tests.solver.aims import TRUTH

VARIANTS = {
    "8": ("classic", "", []),
    "9_standard": ("classic golden_die=standard", "9", ["golden_die"]),
    "8_weasel": ("classic", "", ["weasel"]),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_first_turn_has_the_published_chances(variant: str) -> None:
    """A full grill, nothing at stake: /truth/turn.json to its last digit."""
    rules, dice, owned = VARIANTS[variant]
    odds = odds_of(lay_position(rules, "", "", dice, False, owned))
    published = TRUTH["results"][variant]
    worms = published["max_expected_worms_full_grill"]
    assert odds.value == pytest.approx(worms["expected_worms"], abs=1e-11)
    assert odds.fail >= worms["p_fail_min_over_optimal_policies"] - 1e-11
    assert odds.fail <= worms["p_fail_max_over_optimal_policies"] + 1e-11
    for name, chances in (("max_p_at_least", odds.at_least), ("max_p_exactly", odds.exactly)):
        for total, chance in published.get(name, {}).items():
            assert chances[int(total)] == pytest.approx(chance, abs=1e-11)
    assert odds.decisions == {}
    assert odds.best is None


def test_an_aim_has_its_own_play() -> None:
    """`value` and `fail` are those of the aim; a total below it may still take a tile."""
    game = Game("classic", ["A", "B"])
    odds = odds_of(game, Aim.parse("at-least:25"))
    assert odds.value == odds.at_least[25]
    assert odds.fail < 1 - odds.value
    assert odds_of(game, Aim.parse("exactly:25")).value == odds.exactly[25]


def test_decisions_after_a_roll() -> None:
    """X1: after 4,4,4 a roll of 4,4,2,3,W leaves 2, 3 and the worm."""
    odds = odds_of(lay_position("classic", "444", "2344W", "", False, []))
    assert set(odds.decisions) == {"keep 2", "keep 3", "keep W"}
    assert odds.best == "keep W"
    assert odds.value == odds.decisions["keep W"].value == max(d.value for d in odds.decisions.values())
    assert odds.fail == odds.decisions["keep W"].fail


def test_stop_is_certain() -> None:
    odds = odds_of(lay_position("classic", "44WWWW", "", "", False, []))
    assert odds.decisions["stop"].value == 2.0
    assert odds.decisions["stop"].fail == 0.0
    assert odds.exactly[28] == odds.at_least[28] == 1.0


def test_a_tile_at_stake_counts_against_failing() -> None:
    """F1: with 33 on top a failure costs four worms; at a table of two a steal counts double."""
    bare = position(stacks=[[], [24]])
    staked = position(stacks=[[33], [24]])
    assert odds_of(staked).value < odds_of(bare).value
    stop = play(position(stacks=[[33], [24]]), "123WWWWW; keep W; roll; 123; keep 1; roll; 22; keep 2")
    assert stop.phase is Phase.ROLLING  # 30 is taken: no dice left
    stealing = play(position(stacks=[[], [25]], grill=[21, 36]), "123WWWWW; keep W")
    assert odds_of(stealing).decisions["stop"].value == 4.0


def test_the_canned_worm_makes_totals_without_a_worm_count() -> None:
    """K3: 5,5,5,3,3 is 26 (X16)."""
    game = lay_position("deluxe", "33555", "", "", False, ["canned_worm"])
    odds = odds_of(game)
    assert odds.exactly[26] == 1.0
    assert odds.at_least[26] == 1.0
    without = odds_of(lay_position("deluxe", "33555", "", "", False, []))
    assert without.exactly[26] < 1.0
    assert without.decisions["stop"].fail == 1.0
    whole_turn = odds_of(lay_position("deluxe", "", "", "", False, ["canned_worm"]))
    assert all(whole_turn.at_least[t] >= whole_turn.at_least[t + 1] for t in range(11, 45))


def test_eight_or_nine_dice() -> None:
    """K4: the owner of the golden die chooses; the chances are those of the better choice."""
    odds = odds_of(lay_position("deluxe", "", "", "", False, ["golden_die"]))
    assert set(odds.decisions) == {"roll", "roll golden"}
    assert odds.best == "roll golden"
    assert odds.value == odds.decisions["roll golden"].value
    eight = odds_of(lay_position("deluxe", "", "", "8", False, ["golden_die"]))
    nine = odds_of(lay_position("deluxe", "", "", "9", False, []))
    for total in range(11, 46):
        assert odds.exactly[total] == max(eight.exactly[total], nine.exactly[total])


def test_the_weasel_is_a_decision() -> None:
    """K5: after a dead roll it is the only hope, and once used it is gone."""
    at_hand = lay_position("deluxe", "33555W", "3W", "", False, ["weasel"])
    odds = odds_of(at_hand)
    assert set(odds.decisions) == {"weasel", "stop"}
    assert odds.best == "weasel"
    assert odds.decisions["stop"].fail == 1.0
    with pytest.raises(Illegal, match="T3"):
        lay_position("deluxe", "33555W", "3W", "", True, ["weasel"])


def test_every_step_of_a_game_has_odds() -> None:
    """All phases of a deluxe record, choices of G2 and B2 included; only a finished game has none."""
    game = position(
        "deluxe",
        3,
        stacks=[[24], [26], [33]],
        owners={"weasel": 0, "apple": 1},
        on={"hen": 25},
        bratworms=[0, 4, 3],
        supply=0,
    )
    phases = set()
    for move in (
        "dice 1155WWWW",
        "keep 1",
        "from 1",
        "roll",
        "dice 55WWWW",
        "keep W",
        "roll",
        "dice 22",
        "keep 2",
    ):
        game.play(move)
        phases.add(game.phase)
        odds = odds_of(game)
        assert list(odds.decisions) == sorted(game.legal, key=list(odds.decisions).index)
        assert set(odds.decisions) == set(game.legal)
        assert odds.value == max((d.value for d in odds.decisions.values()), default=odds.value)
        assert all(0 <= chance <= 1 + 1e-12 for chance in odds.at_least.values())
    assert phases == {Phase.KEEP, Phase.BRATWORM, Phase.DECIDE, Phase.ROLLING, Phase.PUT_BACK}
    assert odds.exactly[26] == 1.0
    assert odds.fail == 0.0


def test_a_finished_game_has_none() -> None:
    game = play(position(grill=[21]), "1111WWWW; keep W; roll; 1111; keep 1")
    assert game.over
    with pytest.raises(Illegal, match="over"):
        odds_of(game)


@pytest.mark.parametrize(
    "text", ["worm", "at-least", "at-least:", "exactly:0", "exactly:46", "at-least:²5", "worms:3"]
)
def test_what_is_no_aim_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="not an aim"):
        Aim.parse(text)
