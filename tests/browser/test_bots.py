"""Every bot decides in the page as it does natively, at any moment of any game.

HECKMECK_BROWSER_DECISIONS sets how many decisions of each are compared, HECKMECK_BROWSER_DEEP_DECISIONS those with a
look at two turns, which take a tenth of a second each.
"""

import os

import numpy as np
import pytest

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.bots.champion.valuation import load_networks
from heckmeck.bots.kernel import random_decision
from heckmeck.bots.registry import make_bot
from heckmeck.browser import places
from heckmeck.game import Game
from heckmeck.game.dice_rng import new_chance
from heckmeck.game.moves import ACTION_OF
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import Phase, State
from tests.browser.asking import CHANCE_THERE, FILE_THERE, Asking, network_file
from tests.browser.page import Page
from tests.browser.positions import moments_by_table

DECISIONS = int(os.environ.get("HECKMECK_BROWSER_DECISIONS", "300"))
DEEP_DECISIONS = int(os.environ.get("HECKMECK_BROWSER_DEEP_DECISIONS", "100"))
AT_ONCE = 100
BOTS = {
    "simple": DECISIONS,
    "careful": DECISIONS,
    "worms": DECISIONS,
    "worms:steal=2,loss=0.25,hen=3,apple=-1": DECISIONS,
    "champion": DECISIONS,
    "champion:depth=2": DEEP_DECISIONS,
}
CHOOSING = {Phase.START, Phase.KEEP, Phase.DECIDE, Phase.CLAIM, Phase.PUT_BACK, Phase.BRATWORM}


def native_decision(edition: Edition, s: State, bot: BuiltInBot) -> int:
    game = Game(edition, [f"P{seat}" for seat in range(int(s.players))])
    game.state = s
    return ACTION_OF[bot.decide(game)]


@pytest.mark.parametrize(("spec", "count"), BOTS.items())
def test_decisions_are_the_same(page: Page, spec: str, count: int) -> None:
    bot = make_bot(spec)
    assert isinstance(bot, BuiltInBot)
    asking, found = Asking(page), moments_by_table(16, count)
    for begin in range(0, len(found), AT_ONCE):
        some = found[begin : begin + AT_ONCE]
        for edition, s in some:
            asking.decide(edition, s, bot)
        for (edition, s), decision in zip(some, asking.decisions(), strict=True):
            assert decision == native_decision(edition, s, bot), (edition, s)
    assert {Phase(int(s.phase)) for _, s in found} == CHOOSING


def test_chance_is_the_same(page: Page) -> None:
    """The bot that plays at random moves the four numbers of its chance on, in the page as natively."""
    chance, random = new_chance(16), make_bot("random")
    assert isinstance(random, BuiltInBot)
    asking, found = Asking(page), moments_by_table(16, DECISIONS)
    page.write(CHANCE_THERE, chance.tobytes())
    for edition, s in found:
        asking.decide(edition, s, random)
    assert asking.decisions() == [random_decision(s, chance) for _, s in found]
    page.read(CHANCE_THERE, chance.nbytes)
    assert page.run()[0] == chance.tobytes()


@pytest.mark.parametrize("deluxe", [False, True])
@pytest.mark.parametrize("players", range(2, 8))
def test_networks_are_the_same(page: Page, deluxe: bool, players: int) -> None:
    page.write(FILE_THERE, network_file(deluxe, players))
    page.call("lay_weights", FILE_THERE)
    native = load_networks("deluxe" if deluxe else "classic")[players]
    page.read(places.WEIGHTS, native.nbytes)
    assert np.array_equal(np.frombuffer(page.run()[1], np.float32), native)
