"""What a class says to the compiler of the rules (`make compiled`); to plain Python it says nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda kind: kind
