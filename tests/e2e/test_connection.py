"""The connection is cut in mid-turn and comes back."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.browser import Visits, say
from tests.e2e.prepared import prepare
from tests.e2e.servers import running
from tests.e2e.table_page import TablePage

CUT = "net::ERR_|WebSocket connection to"  # what Chromium itself says about a server that is away


def test_a_turn_goes_on_after_the_server_was_away(browser: Browser, tmp_path: Path) -> None:
    """The page says that it reconnects, does so by itself, and a decision taken meanwhile is not lost."""
    with running(tmp_path) as server:
        table = prepare(server, "turn of 2")
        ply = table.state["ply"]
        visits = Visits(browser, server.url)
        visits.foresee(CUT)
        page = visits.open(table.path, cookie=table.cookie)
        shown = TablePage(page)
        banner = page.get_by_text(say("web-table-reconnecting"))
        expect(shown.tray).to_be_visible()
        expect(banner).to_be_hidden()
        server.kill()
        expect(banner).to_be_visible()
        shown.dice.last.click()
        shown.roll.click()
        server.start()
        expect(banner).to_be_hidden(timeout=20_000)
        page.wait_for_function(
            "(ply) => fetch(`/api${location.pathname.replace('table', 'tables')}`)"
            ".then((reply) => reply.json()).then((reply) => reply.state.ply > ply + 1)",
            arg=ply,
        )
        assert [move.split()[0] for move in table.moves_after(ply)[:2]] == ["keep", "roll"]
        assert not visits.close()


def test_a_board_in_the_hall_shows_what_happened_while_the_server_was_away(
    browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path) as server:
        guest = server.new_guest()
        made = guest.post("/api/tournaments", 201, name="Grill Cup", names=["Anna", "Ben", "Cleo"])
        tournament = made["tournament"]
        visits = Visits(browser, server.url)
        visits.foresee(CUT)
        page = visits.open(f"/tournaments/{tournament['id']}/board")
        banner = page.get_by_text(say("web-tournament-lost"))
        expect(page.get_by_text("Grill Cup").first).to_be_visible()
        table = page.get_by_text(say("tournament-table", n=1)).first
        expect(table).to_be_hidden()
        server.kill()
        expect(banner).to_be_visible()
        server.start()
        guest.post(f"/api/tournaments/{tournament['id']}/events", event="draw", version=tournament["version"])
        expect(banner).to_be_hidden()
        expect(table).to_be_visible()
        assert not visits.close()
