"""The page's memory by addresses: an entry is handed numbers, the engine reads records and arrays there."""

from typing import Any

import numba
import numpy as np
from numba import carray, types  # type: ignore[attr-defined]
from numba.extending import intrinsic

from heckmeck.rules.facts import FACTS
from heckmeck.rules.state import STATE

Address = int  # 32 bits


def _pointer(typing_context: Any, address: Any) -> Any:
    """Return an address as a pointer to anything."""
    del typing_context

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        return builder.inttoptr(arguments[0], context.get_value_type(types.voidptr))

    return types.voidptr(address), generate


pointer: Any = intrinsic(_pointer)


def _at(element: np.dtype[Any] | type) -> Any:
    """Return the function that sees elements at an address as an array of this shape."""

    @numba.njit
    def at(address: Address, shape: int | tuple[int, ...]) -> Any:
        return carray(pointer(address), shape, element)

    return at


states_at = _at(STATE)
facts_at = _at(FACTS)
bytes_at = _at(np.int8)
words_at = _at(np.int32)
longs_at = _at(np.int64)
shorts_at = _at(np.uint16)
floats_at = _at(np.float64)
singles_at = _at(np.float32)
unsigned_bytes_at = _at(np.uint8)
unsigned_words_at = _at(np.uint32)
