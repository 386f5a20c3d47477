"""Every bot decides in the page as it does natively, at any moment of any game."""

import os
from collections import Counter
from random import Random

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
from tests.browser.positions import moments

DECISIONS = int(os.environ.get("HECKMECK_BROWSER_DECISIONS", "300"))
BOTS = (
    "simple",
    "careful",
    "worms",
    "worms:steal=2,loss=0.25,hen=3,apple=-1",
    "champion",
    "champion:depth=2",
)


def native_decision(edition: Edition, s: State, bot: BuiltInBot) -> int:
    game = Game(edition, [f"P{seat}" for seat in range(int(s.players))])
    game.state = s
    return ACTION_OF[bot.decide(game)]


@pytest.mark.parametrize("spec", BOTS)
def test_decisions_are_the_same(page: Page, spec: str) -> None:
    bot = make_bot(spec)
    assert isinstance(bot, BuiltInBot)
    asking, phases = Asking(page), Counter[Phase]()
    for edition, s in moments(Random(16)):
        if phases.total() == DECISIONS:
            break
        phases[Phase(int(s.phase))] += 1
        asking.decide(edition, s, bot)
        assert page.run() == [native_decision(edition, s, bot)], (edition, s)
    assert phases.keys() == {
        Phase.START,
        Phase.KEEP,
        Phase.DECIDE,
        Phase.CLAIM,
        Phase.PUT_BACK,
        Phase.BRATWORM,
    }


def test_chance_is_the_same(page: Page) -> None:
    """The bot that plays at random moves the four numbers of its chance on, in the page as natively."""
    chance, random = new_chance(16), make_bot("random")
    assert isinstance(random, BuiltInBot)
    asking = Asking(page)
    page.write(CHANCE_THERE, chance.tobytes())
    for number, (edition, s) in enumerate(moments(Random(17))):
        if number == DECISIONS:
            break
        asking.decide(edition, s, random)
        assert page.run()[0] == random_decision(s, chance)
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
