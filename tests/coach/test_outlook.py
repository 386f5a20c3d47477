"""The outlook says what the engine then does: in every reachable state of games of all editions and options."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from heckmeck.coach.outlook import outlook_of
from heckmeck.coach.outlook_document import Ending, Outlook, Prospect
from heckmeck.game import Game
from heckmeck.rules.state import Phase
from tests.coach.outlooks import CHANCE, PLAYERS, RULES, decisions, looked
from tests.positions import play, position


@given(rules=RULES, players=PLAYERS, chance=CHANCE)
@settings(max_examples=6)
def test_what_the_outlook_says_happens(rules: str, players: int, chance: random.Random) -> None:
    for game in decisions(rules, players, chance):
        found = looked(game)
        keeps = {move.removeprefix("keep ") for move in game.legal if move.startswith("keep ")}
        assert found.faces.keys() == keeps
        assert found.weasel == ("weasel" in game.legal)
        for face, prospect in found.faces.items():
            check_face(game, face, prospect)
        check_now(game, found.now)
        check_loss(game, found)


def check_face(game: Game, face: str, prospect: Prospect) -> None:
    """Set the face aside on a copy, then stop (T2, B1, T5)."""
    after = game.copy()
    after.play(f"keep {face}")
    turn = game.document()["turn"]
    count = f"{turn['roll']}{turn['golden'] or ''}".count(face)
    assert prospect.dice_left == turn["dice_left"] - count
    assert prospect.total == turn["total"] + count * min("12345W".index(face) + 1, 5)
    assert prospect.worm == (face == "W" or "W" in turn["kept"])
    seat = game.seat
    assert seat is not None
    gives = face == "1" and count >= 2 and bratworm_is_there(game)
    assert prospect.bratworm == gives
    if after.phase is Phase.BRATWORM and gives:
        after.play(after.legal[-1])
    check_stop(game, prospect, after, int(gives))


def bratworm_is_there(game: Game) -> bool:
    """B2: from the supply, or from somebody who does not own the hen."""
    document = game.document()
    others = [player for number, player in enumerate(document["players"]) if number != game.seat]
    return bool(
        document["supply"] or any(other["bratworms"] and other["specialist"] != "hen" for other in others)
    )


def check_now(game: Game, now: Prospect | None) -> None:
    kept = game.document()["turn"]["kept"]
    assert (now is None) == (not kept)
    if now is None:
        return
    turn = game.document()["turn"]
    assert (now.total, now.dice_left) == (turn["total"], turn["dice_left"])
    assert now.worm == ("W" in kept)
    if game.phase is Phase.DECIDE or game.phase is Phase.CLAIM:
        check_stop(game, now, game.copy(), 0)
    elif game.phase is Phase.KEEP:
        assert (now.stop is not None) == ("stop" in game.legal)
        if now.stop is not None:
            check_stop(game, now, game.copy(), 0)
    elif game.phase is Phase.PUT_BACK:
        assert now.stop is None
        assert now.reach == []


def check_stop(game: Game, prospect: Prospect, after: Game, earned: int) -> None:
    """Stop where the dice do not stop by themselves, and compare the table with what was said."""
    stop = prospect.stop
    assert stop is not None
    if after.phase in (Phase.DECIDE, Phase.KEEP) and after.state.turns == game.state.turns:
        after.play("stop")
    if after.phase is Phase.CLAIM:
        assert stop.choose == [int(move.removeprefix("take ")) for move in after.legal]
        assert stop.tile == max(stop.choose)
        after.play(f"take {stop.tile}")
    else:
        assert stop.choose == []
    while after.state.turns == game.state.turns and not after.over:
        legal = after.legal
        keep_the_new = [move for move in legal if move != f"put back {stop.specialist}"]
        after.play(keep_the_new[0])
    check_ending(game, stop, prospect, after.document(), earned)


def check_ending(game: Game, stop: Ending, prospect: Prospect, after: dict[str, Any], earned: int) -> None:
    before, seat = game.document(), game.seat
    assert seat is not None
    mine, then = before["players"][seat], after["players"][seat]
    canned = mine["specialist"] == "canned_worm" and not prospect.worm and stop.kind != "fail"
    if stop.kind != "fail":
        assert stop.canned == canned
        assert prospect.worm or canned
    total = prospect.total + (5 if canned else 0)
    assert stop.kind == "fail" or stop.counts == total
    assert then["bratworms"] - mine["bratworms"] == earned + stop.bratworms
    gone = {tile for tile, side in before["grill"].items() if side == "up"} - after["grill"].keys()
    turned = {
        int(tile) for tile, side in after["grill"].items() if side == "down" != before["grill"].get(tile)
    }
    if stop.kind == "fail":
        assert (stop.tile, stop.from_seat, stop.specialist, stop.worms) == (None, None, None, 0)
        assert not gone
        check_failure(game, stop.lost, stop.turned, mine, then, turned)
        return
    assert not turned
    assert (stop.lost, stop.turned) == (None, None)
    assert then["specialist"] == stop.specialist or stop.specialist is None
    assert stop.specialist is None or stop.specialist != mine["specialist"]
    if stop.specialist is None:
        assert then["specialist"] == mine["specialist"]
    if stop.hen:
        assert stop.kind == "steal"
        assert (stop.worms, stop.specialist) == (0, "hen")
        assert then["stack"] == mine["stack"]
        assert stop.from_seat is not None
        assert before["players"][stop.from_seat]["stack"][-1] == stop.tile == total
        assert before["players"][stop.from_seat]["stack"] == after["players"][stop.from_seat]["stack"]
        return
    assert then["stack"] == [*mine["stack"], stop.tile]
    assert stop.tile is not None
    low = game.edition.worms_on_low_tiles
    assert stop.worms == (low if stop.tile < 21 else (stop.tile - 21) // 4 + 1)
    if stop.kind == "steal":
        assert stop.from_seat is not None
        assert after["players"][stop.from_seat]["stack"] == before["players"][stop.from_seat]["stack"][:-1]
        assert stop.tile == total
        assert not gone
    else:
        assert stop.from_seat is None
        assert gone == {str(stop.tile)}
        assert (stop.kind == "take") == (stop.tile == total)
        assert stop.tile <= total


def check_failure(
    game: Game, lost: int | None, turned: int | None, mine: Any, then: Any, turned_over: set[int]
) -> None:
    """F1-F4, K6."""
    if lost is None:
        assert then["stack"] == mine["stack"]
        assert not turned_over
        assert turned is None
        return
    assert [*then["stack"], lost] == mine["stack"]
    expected = set() if turned is None else {turned}
    if game.edition.faster == "returned":
        expected.add(lost)
    assert turned_over == expected


def check_loss(game: Game, found: Outlook) -> None:
    """What failing costs: the same whatever is set aside, so a stop that fails tells it too."""
    costs = found.roll_costs
    for prospect in (found.now, *found.faces.values()):
        if prospect is not None and prospect.stop is not None and prospect.stop.kind == "fail":
            assert (prospect.stop.lost, prospect.stop.turned) == (costs.tile, costs.turned)
    if game.phase in (Phase.KEEP, Phase.DECIDE):
        mine = game.document()["players"][game.seat or 0]
        if mine["specialist"] == "hen":
            assert costs.tile is None
            assert costs.specialist == ("hen" if mine["stack"] else None)
        else:
            assert costs.tile == (mine["stack"][-1] if mine["stack"] else None)
            assert costs.specialist == mine["specialist"]


# By hand


def test_nothing_is_due_while_dice_fall_and_after_the_end() -> None:
    assert outlook_of(Game("classic").state) is None
    over = position(grill=[21])
    play(over, "WWWWWWWW; keep W")
    assert over.over
    assert outlook_of(over.state) is None


def test_at_the_start_there_is_only_what_failing_costs() -> None:
    game = position("deluxe", stacks=[[22, 30]], owners={"golden_die": 0})
    found = looked(game)
    assert (found.now, found.faces, found.weasel) == (None, {}, False)
    assert (found.roll_costs.tile, found.roll_costs.turned) == (30, 36)
    assert found.roll_costs.specialist == "golden_die"


def test_a_dead_roll_with_the_weasel_can_be_given_up_or_rolled_again() -> None:
    """K5: what a re-roll can bring is in reach, and giving up fails."""
    game = position("deluxe", stacks=[[21]], owners={"weasel": 0})
    play(game, "1WWWWWWW; keep W; roll; W")
    found = looked(game)
    assert found.weasel
    assert found.now is not None
    assert found.now.stop is not None
    assert (found.now.stop.kind, found.now.stop.lost) == ("fail", 21)
    assert found.now.reach == [36]


def test_the_hen_comes_instead_of_the_tile() -> None:
    """X17: the tile stays, the hen is gained."""
    game = position("deluxe", stacks=[[], [27]], owners={"hen": 1})
    play(game, "123WWWWW; keep W; roll; 123; keep 2")
    found = looked(game)
    assert found.now is not None
    assert found.now.stop is not None
    stop = found.now.stop
    assert (stop.kind, stop.tile, stop.from_seat, stop.hen, stop.specialist) == ("steal", 27, 1, True, "hen")
    assert 27 in found.now.reach


@pytest.mark.parametrize(("rules", "choose"), [("russian", [25, 26]), ("classic", [])])
def test_a_thief_may_choose_only_by_option(rules: str, choose: list[int]) -> None:
    """X8, S7: before the face is set aside, before the stop, and when the choice is due."""
    game = position(rules, stacks=[[], [26]])
    stops = [looked(play(game, "123WWWWW; keep W; roll; 123")).faces["1"].stop]
    for move in ("keep 1", "stop"):
        game.play(move)
        if game.legal:
            now = looked(game).now
            assert now is not None
            stops.append(now.stop)
    assert len(stops) == (3 if choose else 2)
    for stop in stops:
        assert stop is not None
        assert (stop.kind, stop.tile, stop.from_seat, stop.choose) == ("steal", 26, 1, choose)


def test_the_raven_brings_a_bratworm() -> None:
    """K7: and while its giver is chosen nothing is left to reach."""
    game = position("deluxe", players=3, on={"raven": 25}, bratworms=[0, 1, 1], supply=0)
    play(game, "123WWWWW; keep W")
    now = looked(game).now
    assert now is not None
    assert now.stop is not None
    assert (now.stop.kind, now.stop.tile, now.stop.bratworms) == ("take", 25, 1)
    game.play("stop")
    assert game.phase is Phase.BRATWORM
    settled = looked(game)
    assert settled.now is not None
    assert (settled.now.stop, settled.now.reach, settled.roll_costs.tile) == (None, [], None)


def test_where_a_giver_is_to_be_chosen_the_outlook_is_that_behind_the_choice() -> None:
    """B2: the next decision after it may be a stop."""
    game = position("deluxe", players=3, on={}, bratworms=[0, 1, 1], supply=0)
    face = looked(play(game, "1123WWWW; keep W; roll; 1123")).faces["1"]
    assert face.bratworm
    game.play("keep 1")
    assert game.phase is Phase.BRATWORM
    now = looked(game).now
    assert now is not None
    assert now.stop is not None
    assert now == face
    game.play("from 1")
    after = looked(game).now
    assert after is not None
    assert (after.stop, after.reach, after.bratworm) == (now.stop, now.reach, False)


def test_the_canned_worm_counts_where_no_worm_lies() -> None:
    """X16, K3."""
    game = position("deluxe", owners={"canned_worm": 0})
    play(game, "12333555; keep 5; roll; 11233; keep 3")
    now = looked(game).now
    assert now is not None
    assert now.stop is not None
    assert (now.total, now.stop.tile, now.stop.kind, now.stop.canned) == (21, 26, "take", True)
    assert now.stop.counts == 26


@pytest.mark.parametrize(("grill", "lands"), [(None, 11), ([21, 36], 21), ([], None)])
def test_where_a_specialist_that_is_put_back_goes(grill: list[int] | None, lands: int | None) -> None:
    """G3: the lowest free tile that is face-up, or out of the game; the same for either of the two."""
    game = position(
        "deluxe", stacks=[[25]], on={"apple": 27}, owners={"weasel": 0}, grill=[*(grill or []), 27, 22]
    )
    if grill is None:
        game = position("deluxe", stacks=[[25]], on={"apple": 27}, owners={"weasel": 0})
    play(game, "123WWWWW; keep W; roll; 234; keep 2")
    assert looked(game).lands is None
    game.play("stop")
    if grill == []:
        game.state.grill[:] = 0
    assert looked(game).lands == lands
    for move in game.legal:
        after = game.copy()
        after.play(move)
        where = after.document()["specialists"][move.removeprefix("put back ")]
        assert where == (None if lands is None else {"tile": lands})
