"""A game that is over, told decision by decision."""

from collections.abc import Iterator

from smallcouncil.core.game import State
from smallcouncil.narration import Narration


def told(voice: Narration, state: State) -> Iterator[str]:
    """What everybody saw of each decision; one that showed nothing is told by its label."""
    again = state.restart()
    for number, (seat, action) in enumerate(state.history):
        view, prompt = again.view(None), again.prompt(seat)
        assert prompt is not None
        label = voice.label(state.game.word(action), view | {"prompt": prompt.json()})
        before = len(again.events(None, number))
        again.act(seat, action)
        yield voice.tell(again.events(None, number)[before:]) or f"{voice.names[seat]}: {label}."
