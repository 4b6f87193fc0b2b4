"""The bit functions of `core.bits` as machine instructions, for compiled rules only."""

from typing import Any

from llvmlite import ir  # type: ignore[import-untyped]
from numba import njit, types
from numba.extending import intrinsic


def _instruction(emit: Any) -> Any:
    """A function of one 64-bit integer that compiles to what `emit` builds."""

    def typed(typingctx: Any, mask: Any) -> Any:
        return types.int64(types.int64), lambda context, builder, signature, args: emit(builder, args[0])

    return intrinsic(typed)


NEVER_ZERO = ir.Constant(ir.IntType(1), 1)
_count = _instruction(lambda builder, mask: builder.ctpop(mask))
_trailing_zeros = _instruction(lambda builder, mask: builder.cttz(mask, NEVER_ZERO))
_leading_zeros = _instruction(lambda builder, mask: builder.ctlz(mask, NEVER_ZERO))


@njit(inline="always")
def count(mask: int) -> int:
    return _count(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def lowest(mask: int) -> int:
    return _trailing_zeros(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def highest(mask: int) -> int:
    return 63 - _leading_zeros(mask)  # type: ignore[no-any-return]


@njit(inline="always")
def nth(mask: int, number: int) -> int:
    """Halves the set again and again and keeps the half that holds the member, without a branch to guess wrong."""
    found = 0
    for width in (32, 16, 8, 4, 2, 1):
        low = count(mask & ((1 << width) - 1))
        above = number >= low
        number -= low * above
        mask >>= width * above
        found += width * above
    return found
