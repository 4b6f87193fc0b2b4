"""Puts this folder on the path, so that its tests can share `lg_playing`."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
