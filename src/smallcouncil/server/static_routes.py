"""Serves the files of the pages, from memory, and for good where the name says what is in them."""

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from smallcouncil.web.static_files import Folder, StaticFile

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class ServedFolder:
    """An ASGI application for one folder."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            raise HTTPException(405)
        found, for_good = self._folder.get(scope["path"].removeprefix(scope["root_path"]).lstrip("/"))
        if found is None:
            raise HTTPException(404)
        await _answer(found, for_good, Headers(scope=scope))(scope, receive, send)


def _answer(found: StaticFile, for_good: bool, asked: Headers) -> Response:
    cached = FOR_GOOD if for_good else ASK_AGAIN
    headers = {"cache-control": cached, "vary": "accept-encoding", "etag": found.tag}
    if asked.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    packs = bool(found.packed) and "gzip" in asked.get("accept-encoding", "")
    if packs:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packs else found.body, media_type=found.media_type, headers=headers)
