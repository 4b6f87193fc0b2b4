"""Sees which walls stand around brought bots; run as a program (`make walls`), it gets bubblewrap if there is none."""

import os
import shutil
import subprocess
import sys

REQUIRED = "SMALLCOUNCIL_WALLS"
WAYS = (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "bubblewrap"])


def standing() -> tuple[str, ...]:
    """Tried in a fresh process, for what stands may have changed since this one began."""
    script = f"import sys; from smallcouncil.bots import walls; print(*walls.standing([{sys.executable!r}]).standing)"
    return tuple(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout.split())


def main() -> None:
    found = standing()
    if "processes" not in found and not shutil.which("bwrap") and shutil.which("apt-get") and os.geteuid() == 0:
        for command in WAYS:
            print(f"There is no bubblewrap here. Fetching it: {' '.join(command)}", flush=True)
            subprocess.run(command, check=False)
        found = standing()
    print(f"Walls that stand around brought bots: {', '.join(found) or 'none'}.")
    if "processes" not in found:
        missing = "bubblewrap is not installed" if not shutil.which("bwrap") else "bubblewrap may not build here"
        sys.exit(f"The tests of the walls need bubblewrap 0.8 or newer and user namespaces: {missing}.")


if __name__ == "__main__":
    main()
