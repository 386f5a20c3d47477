"""The page is asked about positions of many tables: what it must lay out is laid out when the table changes."""

from functools import cache

from heckmeck.bots.built_in import BuiltInBot
from heckmeck.browser import weights
from heckmeck.browser.bot_layout import networks
from heckmeck.browser.places import PAGE
from heckmeck.rules.edition import Edition
from heckmeck.rules.state import State
from tests.browser.page import Page

# Where things lie in the page's memory
STATE_THERE, PARAMETERS_THERE, CHANCE_THERE, ROWS_THERE, FILE_THERE = (
    PAGE + place for place in (0, 1024, 2048, 4096, 65536)
)


@cache
def network_file(deluxe: bool, players: int) -> bytes:
    """Return the file that a page loads for a table: the first that fits."""
    fitting = (about for about in networks() if about["fewest"] <= players <= about["most"])
    return weights.files()[next(about["file"] for about in fitting if about["deluxe"] == deluxe)]


class Asking:
    """Collects calls about positions for the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._laid: tuple[str, bool, int] | None = None
        self._decisions: list[int] = []  # places in what the page answers

    def decide(self, edition: Edition, s: State, bot: BuiltInBot) -> None:
        """Ask for a decision; `decisions` has those that were asked for."""
        self._lay(edition, s)
        self.page.write(STATE_THERE, s.tobytes())
        self.page.write(PARAMETERS_THERE, bot.parameters(int(s.players)).tobytes())
        self.page.call("decide", STATE_THERE, bot.kind, PARAMETERS_THERE, CHANCE_THERE)
        self._decisions.append(self.page.waiting - 1)

    def decisions(self) -> list[int]:
        answers, places = self.page.run(), self._decisions
        self._decisions = []
        return [int(answers[place]) for place in places]

    def look_at(self, edition: Edition, s: State) -> None:
        """Put a position before the page, with the trees and the network of its table."""
        self._lay(edition, s)
        self.page.run()
        self.page.write(STATE_THERE, s.tobytes())

    def _lay(self, edition: Edition, s: State) -> None:
        table = edition.golden_die, edition.is_deluxe, int(s.players)
        if table != self._laid:
            self.page.call("lay_trees", edition.golden_die == "standard")
            self.page.write(FILE_THERE, network_file(edition.is_deluxe, int(s.players)))
            self.page.call("lay_weights", FILE_THERE)
            self._laid = table
