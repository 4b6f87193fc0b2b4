"""Makes what tests of games share importable."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
