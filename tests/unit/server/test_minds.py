"""What bots of the room may spend on thinking."""

from rumpus.server import minds


def test_a_watch_tells_when_a_share_of_the_time_has_gone_by() -> None:
    """Half of four seconds are two."""
    now = [10.0]
    go_on = minds.started(4.0, lambda: now[0])
    now[0] = 11.9
    assert go_on(0.5)
    now[0] = 12.1
    assert not go_on(0.5)
    assert go_on(1.0)
    now[0] = 14.0
    assert not go_on(1.0)
