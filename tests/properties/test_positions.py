"""Positions of random games: line -> game -> line, and a game laid there is the game that got there by play.

HECKMECK_POSITIONS sets how many positions are compared, HECKMECK_ADVISED about which share of them the coach is asked
too; 20,000 and all of them take some minutes.
"""

import os
import random
from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from heckmeck.bots.registry import BUILT_IN, make_bot
from heckmeck.coach.advice import advise
from heckmeck.coach.odds import odds_of
from heckmeck.coach.outlook import outlook_of
from heckmeck.errors import Illegal, Malformed
from heckmeck.game import Game
from heckmeck.language import words_in
from heckmeck.rules.actions import ROLL, listed
from heckmeck.rules.engine import legal_actions
from heckmeck.rules.flaws import SOUND
from heckmeck.rules.position import flaw_of_dice
from heckmeck.rules.state import DECIDE, FACES, GOLDEN_DIE, WITH_SEAT, Phase
from heckmeck.solver.moment import node_of
from heckmeck.solver.solved_turn import SolvedTurn
from heckmeck.solver.turn_tree import eight_dice, nine_dice
from tests.cli.commands.test_position import check_dice
from tests.positions import NAMES
from tests.properties.test_random_games import some_editions
from tests.properties.test_records import random_game
from tests.solver.aims import for_worms

POSITIONS = int(os.environ.get("HECKMECK_POSITIONS", "600"))
BATCHES = max(4, POSITIONS // 500)
A_GAME = 10  # positions looked at in a game
ADVISED = float(os.environ.get("HECKMECK_ADVISED", "0.1"))  # a plan takes a while
DECIDED = 0.5  # the share of these about which all bots are asked
PHASES = tuple(Phase)
CHOICES = (Phase.CLAIM, Phase.PUT_BACK, Phase.BRATWORM)


@cache
def editions():
    return some_editions(160)


def what_there_is(game, ply=None):
    """The state document without the count of steps (P7)."""
    return {**game.document(ply), "ply": 0, "move": None}


def some_positions(batch):
    """Yield games and plies, over presets, options and 2-7 players."""
    chance = random.Random(batch)
    found = 0
    while found < POSITIONS // BATCHES:
        rules, players = editions()[chance.randrange(len(editions()))]
        game = random_game(rules, players, chance, steps=chance.randint(1, 500))
        for ply in sorted(chance.sample(range(game.ply + 1), min(A_GAME, game.ply + 1))):
            if PHASES[game.state_at(ply).phase] not in CHOICES:
                found += 1
                yield game, ply, chance


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_position_is_the_game_that_got_there(batch):
    for game, ply, chance in some_positions(batch):
        line = game.position(ply)
        laid = Game.from_position(line, game.players)
        assert laid.position() == line
        assert what_there_is(laid) == what_there_is(game, ply), line
        assert laid.begins_turn == game.at(ply).begins_turn, line
        follow(game, ply, laid)
        if chance.random() < ADVISED:
            fresh = Game.from_position(line, game.players)
            same_advice(game.at(ply), fresh, line)
            if chance.random() < DECIDED:
                same_answers(game.at(ply), fresh, line)


def follow(game, ply, laid):
    """What was played from there can be played, with the same consequences."""
    for number, step in enumerate(game.steps):
        if ply <= number < ply + 12:
            laid.play(step.move)
            assert laid.events(laid.ply) == game.events(number + 1)
    end = min(game.ply, ply + 12)
    assert what_there_is(laid) == what_there_is(game, end)


def same_advice(game, laid, line):
    """To the last bit."""
    words = words_in("en")
    told = [{**advise(one).document(words), "ply": 0} for one in (game, laid)]
    assert told[0] == told[1], line


def same_answers(game, laid, line):
    """Odds, outlook and every bot: to the last bit."""
    assert outlook_of(laid.state) == outlook_of(game.state), line
    if not game.over:
        assert odds_of(laid) == odds_of(game), line
    for bot in BUILT_IN:
        if game.legal:
            assert make_bot(bot, seed=5).decide(laid) == make_bot(bot, seed=5).decide(game), (bot, line)


def kept_dice():
    """Every way to have set dice aside."""

    def more(left, faces):
        if faces == 0:
            yield ()
            return
        for count in range(left + 1):
            for rest in more(left - count, faces - 1):
                yield (count, *rest)

    return more(8, FACES)


@pytest.mark.parametrize("golden_die", ["ones_and_worms", "standard"])
def test_every_turn_that_can_be_laid_is_known_to_the_solver(golden_die):
    """Whatever dice are set aside in a sound position, the trees have a state for them (T2)."""
    s = Game(f"deluxe golden_die={golden_die}", NAMES[:2]).state
    s.specialist[GOLDEN_DIE] = WITH_SEAT
    s.phase = DECIDE
    known = 0
    for kept in kept_dice():
        s.kept[:] = kept
        for dice, golden_left in ((8, 0), (9, 0), (9, 1)):
            s.dice_left = dice - sum(kept)
            s.golden_left = golden_left
            if s.dice_left > 0 and flaw_of_dice(s) == SOUND:
                node_of(nine_dice(golden_die) if dice == 9 else eight_dice(), s)
                known += 1
    assert known > 5_000


TABLES = [
    "classic 21,23..36 0 22/- 0",
    "deluxe 11,13,21,23..36 6 22:w*1/- 0",
    "deluxe 11,13,21,23..36 6 22:g*1/- 0",
    "deluxe,golden_die=standard 11,13,21,23..36 6 22:g*1/- 0",
    "deluxe 11,13,21,23..36 0 22:c/-*7 0",
    "classic 22- 0 21/- -",
]
dice = st.lists(st.sampled_from("12345W"), max_size=9).map(sorted).map("".join)


@st.composite
def turns(draw):
    """TURN: often as many dice as there are, with anything on them."""
    kept = draw(dice)
    left = max(0, draw(st.sampled_from([8, 8, 9])) - len(kept))
    rolled = st.lists(st.sampled_from("12345W"), min_size=left, max_size=left).map(sorted).map("".join)
    golden = draw(st.sampled_from(["", "", "+1", "+W", "+3"]))
    roll = draw(st.sampled_from(["", "", ">"])) + draw(rolled | dice) + golden
    number = f"{draw(st.sampled_from([left, left, 5]))}{draw(st.sampled_from(['', '+', '>', '+>']))}"
    return f"{kept}:{draw(st.sampled_from([roll, number]))}{draw(st.sampled_from(['', '', '~']))}"


@settings(max_examples=150)
@given(st.sampled_from(TABLES), turns())
def test_a_turn_that_is_not_refused_has_an_answer(table, turn):
    """A solved turn trusts its state: whatever can be laid, it knows, with exactly the legal decisions (T2, T5)."""
    try:
        game = Game.from_position(f"{table} {turn}")
    except (Malformed, Illegal):
        assume(False)
    s = game.state
    check_dice(s)
    assert sorted(SolvedTurn(s, for_worms()).decisions(s)) == (listed(legal_actions(s)) or [ROLL])
