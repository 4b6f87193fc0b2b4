"""What makes an app of the pages: the manifest, the service worker, and the page that it shows without a connection."""

from functools import cache
from importlib.resources import files
from typing import Any

from smallcouncil.web.rendering import page_texts, render
from smallcouncil.web.static_files import our_folder

PAPER = "#f3e9d2"
SIZES = (192, 512)


def manifest(lang: str) -> dict[str, Any]:
    """The app in the reader's language."""
    say, static = page_texts(lang), our_folder().address
    drawn = [{"src": f"{static}/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    drawn += [{"src": f"{static}/icon-{each}.png", "sizes": f"{each}x{each}", "type": "image/png"} for each in SIZES]
    whole = {"src": f"{static}/icon-whole.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    return {
        "id": "/",
        "name": say("web-app-name"),
        "short_name": "Small Council",
        "description": say("web-tagline"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [*drawn, whole],
    }


@cache
def service_worker(policy: str) -> str:
    """The script, with the present name of our files and what pages may load; it is new whenever those are."""
    source = (files("smallcouncil.web") / "service_worker.js").read_text(encoding="utf-8")
    return source.replace("STATIC_ADDRESS", our_folder().address).replace("CONTENT_POLICY", policy)


def offline(lang: str) -> str:
    return render("offline.html", page_texts(lang), path="/")
