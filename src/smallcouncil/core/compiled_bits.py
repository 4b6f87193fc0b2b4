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


def _bring(typingctx: Any, words: Any, place: Any) -> Any:
    """Begin to bring the line of memory that holds a place of an array."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        address = builder.bitcast(builder.gep(data, [args[1]]), ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [address.type, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [address.type], kind)
        builder.call(prefetch, [address, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(words, types.int64), emit


_prefetch: Any = intrinsic(_bring)


@njit(inline="always")
def expect(words: Any, place: int) -> None:
    _prefetch(words, place)


@intrinsic
def from_the_start(typingctx: Any, place: Any) -> Any:
    """The number of a place as one without a sign, which costs nothing: no array is looked up from its end by it."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.cast(builder, args[0], signature.args[0], types.uintp)

    return types.uintp(place), emit
