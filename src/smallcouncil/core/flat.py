"""Flat objects: nothing but their slots, so that they travel between processes alike, compiled or not."""

from typing import Any

from smallcouncil.core.native import mypyc_attr


def slots(kind: type) -> tuple[str, ...]:
    """The names of all slots of a class, those of its bases first. A compiled class has a list of its own."""
    found: dict[str, None] = {}
    for each in reversed(kind.__mro__):
        own = vars(each)
        found |= dict.fromkeys(own.get("__mypyc_attrs__", own.get("__slots__", ())))
    return tuple([name for name in found if not name.startswith("__")])


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Flat:
    """An object whose state is its slots."""

    __slots__ = ()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in slots(type(self)) if hasattr(self, name)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
