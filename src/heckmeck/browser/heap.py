"""Memory for arrays that live during a call: a stack of blocks.

A block has a head: where the block below begins, and whether it is in use. Whatever order they are freed in, the
stack shrinks to the highest block in use, and is empty between two calls. Numba's own header follows, then the data.
"""

from heckmeck.browser.addresses import Address, longs_at, words_at
from heckmeck.browser.places import HEAP, HEAP_END
from heckmeck.rules.compiled import compiled

TOP = HEAP  # the first two words: where the next block begins, and the highest block
HEAD = 16  # bytes; below and in use
ALIGNED = 16
FIRST = HEAP + ALIGNED
# Numba's header: the count of references in 8 bytes, then addresses: destructor, its data, the block's data
META, META_DATA = 32, 16


@compiled
def empty_heap() -> None:
    """Forget every block: what a call that failed has left."""
    top = words_at(TOP, 2)
    top[0], top[1] = FIRST, 0


@compiled
def allocate(size: int) -> Address:
    """Return a block for an array of this many bytes, or 0 where there is no room."""
    top = words_at(TOP, 2)
    block = top[0]
    end = block + HEAD + META + (size + ALIGNED - 1) // ALIGNED * ALIGNED
    if end > HEAP_END:
        return 0
    head = words_at(block, 2)
    head[0], head[1] = top[1], 1
    top[0], top[1] = end, block
    header = block + HEAD
    longs_at(header, 1)[0] = 1
    addresses = words_at(header + 8, 3)
    addresses[0], addresses[1], addresses[2] = 0, 0, header + META
    return header


@compiled
def free(header: Address) -> None:
    """Give a block back."""
    words_at(header - HEAD, 2)[1] = 0
    top = words_at(TOP, 2)
    while top[1] != 0 and words_at(top[1], 2)[1] == 0:
        top[0] = top[1]
        top[1] = words_at(top[1], 2)[0]
