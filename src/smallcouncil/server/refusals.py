"""What the server says no to, as one type: the name of the text, and the HTTP status that fits."""

from smallcouncil.core.errors import CouncilError


class Refused(CouncilError):
    """Something that cannot be done at this table, now, or by this visitor. Nothing has changed."""

    def __init__(self, key: str, status: int = 400, **details: str | int) -> None:
        super().__init__(f"{key}: {details}" if details else key, **details)
        self.key = key
        self.status = status


class Stale(Refused):
    """An answer to a question that is no longer asked; the fresh state comes with the refusal."""

    def __init__(self) -> None:
        super().__init__("server-stale", 409)


def no_table() -> Refused:
    return Refused("server-no-table", 404)


def not_yours() -> Refused:
    return Refused("server-not-yours", 403)
