"""The three bit functions of `core.bits` as single machine instructions, for compiled rules only."""

from typing import Any

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic


@intrinsic
def _count(typingctx: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _trailing_zeros(typingctx: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.cttz(
        args[0], ir.Constant(ir.IntType(1), 1)
    )


@intrinsic
def _leading_zeros(typingctx: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctlz(
        args[0], ir.Constant(ir.IntType(1), 1)
    )


@njit(inline="always")
def count(mask: int) -> int:
    return _count(mask)


@njit(inline="always")
def lowest(mask: int) -> int:
    return _trailing_zeros(mask)


@njit(inline="always")
def highest(mask: int) -> int:
    return 63 - _leading_zeros(mask)
