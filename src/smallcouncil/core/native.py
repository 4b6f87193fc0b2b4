"""What a class or a function says to the compiler of the rules (`make compiled`); to plain Python it says nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as Row
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """A number that fits into a register of the machine."""

    def mypyc_attr(**_):
        return lambda kind: kind

    class Row(bytearray):
        """Bytes that are written one by one. Compiled code has one of its own, which no plain code ever sees."""

        write = bytearray.extend

        def getvalue(self):
            return bytes(self)


__all__ = ["Row", "i64", "mypyc_attr"]
