"""The games for people who study games: PettingZoo, OpenSpiel, Gymnasium, many games in one call, and data.

    from smallcouncil.research import pettingzoo, openspiel, gymnasium, vector, data

Each module loads the library it is for when it is imported; `pip install smallcouncil[research]` brings them all. They
are built on the contract alone and know no game: whatever game is found is here, with an encoder of its own or a plain
one. docs/research.md tells the rest.
"""

from smallcouncil.core.errors import CouncilError


class MissingLibrary(CouncilError, ImportError):
    """A library that only the extra `research` brings."""

    key = "error-missing-library"

    def __init__(self, library: str) -> None:
        message = f"this needs {library}: pip install 'smallcouncil[research]'"
        super().__init__(message, library=library, extra="smallcouncil[research]")
