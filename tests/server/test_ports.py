"""Which port a server gets."""

from contextlib import closing

import pytest

from smallcouncil.server.run import PortTaken, listening


def test_two_programs_that_start_at_the_same_moment_never_share_a_port() -> None:
    """Whoever has been given a port has it, even before it lets anybody in."""
    with closing(listening("127.0.0.1", None)) as first, closing(listening("127.0.0.1", None)) as second:
        ports = [found.getsockname()[1] for found in (first, second)]
        assert ports[0] != ports[1]
        with pytest.raises(PortTaken):
            listening("127.0.0.1", ports[0])
