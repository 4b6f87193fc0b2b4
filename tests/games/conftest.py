"""Makes what tests of games share importable: the game of the tutorial, and boards in the browser."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent / "web")]
