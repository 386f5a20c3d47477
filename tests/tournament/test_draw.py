"""Draws that anybody can run again (docs/rules.md R5, R7, R9)."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import chain, count, permutations, product

import pytest

from heckmeck.tournament.draw import draw, draw_seats, draw_tables, fair_index, meetings, repeats

from .helpers import SEED

VECTOR = [(2, 1, 4, 7, 6, 5, 8, 3), (2, 3, 6, 4, 7, 5, 8, 1), (6, 5, 4, 1, 3, 8, 7, 2)]
LONG_VECTOR = (77, 35, 145, 23, 143, 217, 242, 246, 271, 187)  # first six and last four of 300


def stream_by_hand(seed: bytes, number: int) -> Iterator[int]:
    for block in count():
        yield from hmac.new(seed, f"draw:{number}:{block}".encode(), hashlib.sha256).digest()


def draw_by_hand(seed: bytes, number: int, entries: list[int]) -> list[int]:
    """R9 written a second time, from the text alone."""
    stream = stream_by_hand(seed, number)
    for last in range(len(entries) - 1, 0, -1):
        choices = last + 1
        while True:
            value = next(stream)
            top = 256
            if choices > 256:
                value, top = value * 256 + next(stream), 65536
            if value < top // choices * choices:
                break
        entries[last], entries[value % choices] = entries[value % choices], entries[last]
    return entries


def test_the_same_seed_gives_the_same_draw_everywhere() -> None:
    """R9: the published vector, seed 00 01 … 1f."""
    assert [draw(SEED, number, range(1, 9)) for number in range(3)] == VECTOR
    long = draw(SEED, 7, range(1, 301))
    assert long[:6] + long[-4:] == LONG_VECTOR


@pytest.mark.parametrize("entries", [1, 2, 5, 36, 255, 256, 257, 258, 1000, 3000])
def test_a_draw_is_fisher_yates_from_the_end_on_the_byte_stream(entries: int) -> None:
    for number in (0, 1, 12):
        assert list(draw(SEED, number, range(1, entries + 1))) == draw_by_hand(
            SEED, number, list(range(1, entries + 1))
        )


def test_other_seeds_and_other_numbers_give_other_draws() -> None:
    draws = {draw(seed, number, range(20)) for seed in (SEED, bytes(32)) for number in range(50)}
    assert len(draws) == 100


@pytest.mark.parametrize("choices", [2, 3, 6, 7, 100, 255, 256])
def test_an_index_of_one_byte_is_exactly_uniform(choices: int) -> None:
    """Each index gets the same number of the 256 bytes; the rest are skipped."""
    usable = 256 // choices * choices
    stream = iter(range(256))
    assert set(Counter(fair_index(stream, choices) for _ in range(usable)).values()) == {256 // choices}


@pytest.mark.parametrize("choices", [257, 300, 1000, 2999, 3000])
def test_an_index_of_two_bytes_is_exactly_uniform(choices: int) -> None:
    usable = 65536 // choices * choices
    stream = chain.from_iterable(product(range(256), repeat=2))
    assert set(Counter(fair_index(stream, choices) for _ in range(usable)).values()) == {65536 // choices}


def test_100000_draws_are_uniform() -> None:
    """Chi-square over the 24 orders of four: below 49.7, the 99.9 % point with 23 degrees of freedom."""
    draws = 100_000
    seen = Counter(draw(SEED, number, range(4)) for number in range(draws))
    expected = draws / 24
    chi_square = sum((seen[order] - expected) ** 2 / expected for order in permutations(range(4)))
    assert chi_square < 49.7


def test_seats_are_uniform_also_after_repeats_were_avoided() -> None:
    """R5: each of six in each of three seats; chi-square with 10 degrees of freedom, 99.9 % point 29.6."""
    met = meetings([(1, 2, 3), (4, 5, 6)])
    rounds = 900
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(rounds):
        tables = draw_tables(SEED, 2 * number, range(1, 7), (3, 3), met)
        for seated in draw_seats(SEED, 2 * number + 1, tables):
            seen.update((player, seat) for seat, player in enumerate(seated))
    chi_square = sum(
        (seen[player, seat] - rounds / 3) ** 2 / (rounds / 3) for player in range(1, 7) for seat in range(3)
    )
    assert chi_square < 29.6


def test_tables_are_cut_from_the_drawn_order_and_seated_by_the_next_draw() -> None:
    order = draw_by_hand(SEED, 4, list(range(1, 12)))
    tables = draw_tables(SEED, 4, range(1, 12), (4, 4, 3))
    assert tables == (tuple(order[:4]), tuple(order[4:8]), tuple(order[8:]))
    seats = draw_by_hand(SEED, 5, list(range(1, 12)))
    assert draw_seats(SEED, 5, tables) == tuple(tuple(sorted(table, key=seats.index)) for table in tables)


def test_the_tables_of_further_rounds_are_the_same_everywhere() -> None:
    """R7, R9: a second round of 16 without repeats, and one of 7, where all attempts leave three."""
    met = meetings([(2, 6, 4, 5), (10, 9, 14, 12), (8, 11, 7, 16), (15, 13, 1, 3)])
    assert draw_tables(SEED, 1, range(1, 17), (4,) * 4, met) == (
        (16, 10, 3, 4),
        (11, 13, 2, 12),
        (7, 14, 5, 15),
        (6, 1, 8, 9),
    )
    met = meetings([(1, 2, 3, 4), (5, 6, 7)])
    tables = draw_tables(SEED, 5, range(1, 8), (4, 3), met)
    assert tables == ((5, 6, 3, 1), (7, 2, 4))
    assert repeats(tables, met) == 3


def repeats_over_rounds(
    players: int, sizes: tuple[int, ...], rounds: int, seed: bytes, *, avoid: bool
) -> int:
    earlier: list[tuple[int, ...]] = []
    total = 0
    for number in range(rounds):
        met = meetings(earlier)
        tables = draw_tables(seed, number, range(1, players + 1), sizes, met if avoid else None)
        total += repeats(tables, met)
        earlier += tables
    return total


def test_three_rounds_of_24_at_tables_of_4_repeat_fewer_opponents_than_a_random_draw() -> None:
    """R7: 14.3 repeated pairs by chance (expected 36 * 108 / 276 = 14.1), none where they are avoided."""
    seeds = [hashlib.sha256(bytes([number])).digest() for number in range(50)]
    by_chance = [repeats_over_rounds(24, (4,) * 6, 3, seed, avoid=False) for seed in seeds]
    avoided = [repeats_over_rounds(24, (4,) * 6, 3, seed, avoid=True) for seed in seeds]
    print(f"repeated pairs: {sum(avoided) / 50} with avoiding, {sum(by_chance) / 50} by chance")  # noqa: T201
    assert sum(avoided) == 0
    assert 12 < sum(by_chance) / 50 < 16


@pytest.mark.parametrize(
    ("players", "sizes", "rounds"), [(7, (4, 3), 3), (12, (3,) * 4, 4), (36, (6,) * 6, 4)]
)
def test_where_repeats_cannot_be_avoided_there_are_no_more_than_by_chance(
    players: int, sizes: tuple[int, ...], rounds: int
) -> None:
    avoided = repeats_over_rounds(players, sizes, rounds, SEED, avoid=True)
    assert avoided <= repeats_over_rounds(players, sizes, rounds, SEED, avoid=False)


def test_meetings_count_each_pair_at_a_table() -> None:
    met = meetings([(1, 2, 3), (1, 2, 4)])
    assert met[1] == {2: 2, 3: 1, 4: 1}
    assert repeats([(1, 2), (3, 4)], met) == 2
