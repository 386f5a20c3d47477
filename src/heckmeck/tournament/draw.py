"""Draws of tables, seats and lots from one published seed, which anybody can run again (docs/rules.md R5, R7, R9).

The seed is 32 bytes, written as 64 hex digits. Draws are numbered from 0 through the whole tournament: a
stage takes one draw for its lots when it begins, then each of its rounds takes one for the tables and the
next one for the seats.

A draw. Take the participants in the order of registration. The byte stream of draw n is
HMAC-SHA256(seed, "draw:n:block") for block 0, 1, … (docs/notation.md 3). Fisher-Yates from the end: for
i = last, …, 1 exchange entry i with entry j, a fair index from 0 to i.

A fair index below k. Take one byte, two where k is above 256, as a big-endian number; where it is not below
the largest multiple of k that is at most 256 (65,536), throw it away and take the next. The index is its
remainder modulo k.

Lots. Whoever comes first in the shuffled list has the best lot.

Tables. The shuffled list is cut: the first sizes[0] entries are table 1, the next sizes[1] table 2, and so
on. In a further round of a stage repeats are then reduced. A repeat is a pair at one table that has met in
this stage before, counted once per meeting. Go through the list from its start; whoever has a repeat changes
places with the entry at another table that saves the most repeats in all, the first of equals, if any saves
some. Go through it again until nobody changes. If repeats are left, shuffle the registration order again
with the bytes that follow in the same stream, cut and reduce, up to 20 times in all; the first
attempt with the fewest repeats counts.

Tables by placing. Where house rules say so, further rounds of a stage have no reduction: the shuffled list is sorted by
the places of the round before, the order of equals as it is, and cut.

Seats. The players of a table sit in the order of the next draw, a shuffle of all participants: the first
gets tile 21 and starts, the second tile 22, and so on.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

from heckmeck.record.fair_dice import byte_stream

FIRST_SEAT_TILE = 21
ATTEMPTS = 20

Tables = tuple[tuple[int, ...], ...]
Meetings = Mapping[int, Mapping[int, int]]


def fair_index(stream: Iterator[int], count: int) -> int:
    """Return a number from 0 to count - 1, each equally likely."""
    size = 1 if count <= 256 else 2
    values = 256**size
    limit = values - values % count
    while True:
        value = int.from_bytes((next(stream) for _ in range(size)), "big")
        if value < limit:
            return value % count


def draw(seed: bytes, number: int, players: Sequence[int]) -> tuple[int, ...]:
    """Return the players, given in registration order, in the order of draw `number` (R9)."""
    return tuple(_shuffled(byte_stream(seed, f"draw:{number}"), players))


def draw_tables(
    seed: bytes, number: int, players: Sequence[int], sizes: Sequence[int], met: Meetings | None = None
) -> Tables:
    """Return the tables of a round, with as few repeated opponents as the search finds; seats are drawn later."""
    stream = byte_stream(seed, f"draw:{number}")
    best: Tables = ()
    fewest: int | None = None
    for _ in range(ATTEMPTS):
        tables = _cut(_shuffled(stream, players), sizes)
        if met:
            _reduce_repeats(tables, met)
        left = repeats(tables, met or {})
        if fewest is None or left < fewest:
            best, fewest = tuple(map(tuple, tables)), left
        if not left:
            break
    return best


def draw_placed(seed: bytes, number: int, groups: Sequence[Sequence[int]], sizes: Sequence[int]) -> Tables:
    """Return tables at which those of one group sit together as far as possible, the first group first."""
    order = draw(seed, number, sorted(player for group in groups for player in group))
    group_of = {player: number for number, group in enumerate(groups) for player in group}
    return tuple(map(tuple, _cut(sorted(order, key=group_of.__getitem__), sizes)))


def draw_seats(seed: bytes, number: int, tables: Iterable[Sequence[int]]) -> Tables:
    """Return the tables with their players in the order of the tiles 21, 22, … (R5)."""
    tables = list(tables)
    order = draw(seed, number, sorted(player for table in tables for player in table))
    turn = {player: position for position, player in enumerate(order)}
    return tuple(tuple(sorted(table, key=turn.__getitem__)) for table in tables)


def meetings(tables: Iterable[Sequence[int]]) -> dict[int, Counter[int]]:
    """Count how often each pair has met at these tables."""
    met: dict[int, Counter[int]] = {}
    for table in tables:
        for one, other in combinations(table, 2):
            met.setdefault(one, Counter())[other] += 1
            met.setdefault(other, Counter())[one] += 1
    return met


def repeats(tables: Iterable[Sequence[int]], met: Meetings) -> int:
    """Count the earlier meetings of all pairs at the same table."""
    return sum(_met_before(one, table, met) for table in tables for one in table) // 2


def _shuffled(stream: Iterator[int], players: Sequence[int]) -> list[int]:
    order = list(players)
    for last in range(len(order) - 1, 0, -1):
        other = fair_index(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    entries = iter(order)
    return [[next(entries) for _ in range(size)] for size in sizes]


def _met_before(player: int, table: Sequence[int], met: Meetings) -> int:
    known = met.get(player)
    return sum(known.get(other, 0) for other in table) if known else 0


def _reduce_repeats(tables: list[list[int]], met: Meetings) -> None:
    changed = True
    while changed:
        changed = False
        for table in tables:
            for seat in range(len(table)):
                if _met_before(table[seat], table, met):
                    changed |= _change_places(tables, table, seat, met)


def _change_places(tables: list[list[int]], table: list[int], seat: int, met: Meetings) -> bool:
    """Exchange one player with whoever at another table saves the most repeats; say whether anyone did."""
    player = table[seat]
    rest = table[:seat] + table[seat + 1 :]
    here = _met_before(player, rest, met)
    best, most_saved = None, 0
    for other_table in tables:
        if other_table is table:
            continue
        there = _met_before(player, other_table, met)
        for other_seat, other in enumerate(other_table):
            before = here + _met_before(other, other_table, met)
            after = there - met[player].get(other, 0) + _met_before(other, rest, met)
            if before - after > most_saved:
                best, most_saved = (other_table, other_seat), before - after
    if best is None:
        return False
    other_table, other_seat = best
    table[seat], other_table[other_seat] = other_table[other_seat], player
    return True
