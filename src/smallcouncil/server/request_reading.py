"""What a request asks for: fields of a form, a moment of a game, where it came from."""

from collections.abc import Mapping

from starlette.requests import Request

from smallcouncil.server.refusals import Refused


async def fields(request: Request) -> Mapping[str, str]:
    async with request.form(max_files=0, max_fields=100) as filled:
        return {name: value[:1000] for name, value in filled.items() if isinstance(value, str)}


def moment_asked(request: Request) -> tuple[int | None, str]:
    """After which decision, and seen with whose eyes."""
    at = request.query_params.get("at")
    return None if at is None else whole(at), request.query_params.get("as", "")[:8]


def whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Refused("server-bad-request")
    return int(text)


def path(request: Request) -> str:
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def secure(request: Request) -> bool:
    return request.url.scheme == "https"
