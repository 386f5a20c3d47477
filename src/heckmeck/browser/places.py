"""Where everything lies in the memory of the page. It never grows, so no view of it ever goes stale."""

from heckmeck.bots.champion.network import SIZE
from heckmeck.coach.judging import MOST_DECISIONS
from heckmeck.coach.prospect import COLUMNS
from heckmeck.rules.state import MOST_PLAYERS, STATE
from heckmeck.solver.distribution import STACK
from heckmeck.solver.endings import ENDINGS
from heckmeck.solver.outcomes import CLAIMS, MOST_POSITIONS
from heckmeck.solver.turn_tree import EXTRA_SLOTS, nine_dice

PAGE_OF_MEMORY = 65536
ALIGNED = 64
BEGIN = 256 * 1024  # below are the program's own constants and its stack

LARGEST_TREE = nine_dice("ones_and_worms")
MOST_SLOTS = len(LARGEST_TREE.left) + EXTRA_SLOTS
STATE_SIZE = STATE.itemsize
FLOAT = WORD = 8


def after(place: int, size: int) -> int:
    """Return the first place after something of this size."""
    return (place + size + ALIGNED - 1) // ALIGNED * ALIGNED


class Ground:
    """Memory that is given away piece by piece."""

    def __init__(self, begin: int) -> None:
        self.end = begin

    def take(self, size: int) -> int:
        """Return where a piece of this size begins."""
        place, self.end = self.end, after(self.end, size)
        return place


ground = Ground(BEGIN)
PAGE = ground.take(
    1024 * 1024
)  # for the page: states, dice, rows, files, whatever an entry is to read or write
PAGE_END = ground.end
WEIGHTS = ground.take(4 * SIZE)  # one network
TREE_SIZE = after(0, ALIGNED + sum(after(0, array.nbytes) for array in LARGEST_TREE))
EIGHT, NINE = ground.take(TREE_SIZE), ground.take(TREE_SIZE)
OUTCOMES_SIZE = after(0, (MOST_POSITIONS + 2) * STATE_SIZE + MOST_POSITIONS * 2 + (2 + ENDINGS) * WORD)
OUTCOMES = ground.take(OUTCOMES_SIZE)
CHOICES = ground.take(MOST_POSITIONS * STATE_SIZE)
CHOSEN = ground.take(MOST_POSITIONS * WORD)
WORTH = ground.take(MOST_POSITIONS * FLOAT)
ENDINGS_WORTH = ground.take(ENDINGS * FLOAT)

# Room for a turn (solved_turn.py): four times value or roll, then what is solved, then a walk
VALUES_SIZE = after(0, 2 * MOST_SLOTS * FLOAT)
SOLVED = 4 * VALUES_SIZE
WALK = after(SOLVED, 4 * WORD)
STACK_SIZE = after(0, STACK * FLOAT)
TURN_SIZE = WALK + 2 * VALUES_SIZE + 2 * STACK_SIZE

# A plan of the coach (plan.py): its outcomes first, then in this order
plan = Ground(OUTCOMES_SIZE)
TABLE = plan.take(STATE_SIZE)
MADE = plan.take(2 * WORD)
WIN = plan.take(MOST_POSITIONS * MOST_PLAYERS * FLOAT)
BEST = plan.take(2 * CLAIMS * WORD)
LEADS_TO = plan.take(ENDINGS * WORD)
PLAN_ENDINGS = plan.take(ENDINGS * FLOAT)
CHANCES = plan.take(ENDINGS * FLOAT)
TURN = plan.take(TURN_SIZE)

PLAN = ground.take(plan.end)
REPLY = ground.take(plan.end)  # of the next player; for bots, room of which nothing is remembered
MOMENT = ground.take(STATE_SIZE)
ROWS = ground.take(MOST_DECISIONS * COLUMNS * FLOAT)
DEPTH = ground.take(WORD)  # with which the coach made its plan
HEAP = ground.take(1024 * 1024)
HEAP_END = ground.end

MEMORY_PAGES = -(-HEAP_END // PAGE_OF_MEMORY)
