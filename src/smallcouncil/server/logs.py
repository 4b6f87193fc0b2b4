"""What the server writes to standard error: lines for people, or one JSON object a line for machines.

No secret is among it: addresses of pages, which hold them, are never logged.
"""

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime

from smallcouncil.server.folding import Folding

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


@dataclass(frozen=True)
class Logs:
    verbose: bool = False
    """Also what visitors were refused."""
    json: bool = False


PLAIN_LOGS = Logs()


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, by which part, what, and the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_logs(logs: Logs) -> None:
    """Begin to write."""
    logging.basicConfig(format=PLAIN)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Folding())
        if logs.json:
            handler.setFormatter(JsonLines())
    logging.getLogger("smallcouncil").setLevel(logging.INFO if logs.verbose else logging.WARNING)
