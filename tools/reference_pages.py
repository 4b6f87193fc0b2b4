"""Adds the reference to the documentation: a page for each package, made from its docstrings.

A hook of MkDocs (mkdocs.yml). Packages are found, not listed, so that a new one has its page.
"""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

SOURCE = Path("src")
ROOT = SOURCE / "smallcouncil"
ALONE = "    options:\n      show_submodules: false\n"


def on_files(files: Files, config: Any) -> Files:
    for package in (ROOT, *_packages()):
        name = ".".join(package.relative_to(SOURCE).parts)
        content = f"# {name}\n\n::: {name}\n{ALONE if package == ROOT else ''}"
        files.append(File.generated(config, f"reference/{name}.md", content=content))
    return files


def _packages() -> list[Path]:
    """The packages of the program, and of `games` each game by itself."""
    found = sorted(each.parent for each in ROOT.glob("*/__init__.py") if each.parent.name != "games")
    return found + sorted(each.parent for each in ROOT.glob("games/*/__init__.py"))
