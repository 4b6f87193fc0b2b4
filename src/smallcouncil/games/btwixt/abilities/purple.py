"""Purple influence cards: intrigue."""

from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.effects import influence
from smallcouncil.games.btwixt.triumphs import LOST

influence("pulling-the-strings", pulls=True)
influence("contingency-plan", triumph=(LOST, (do.return_this,)))
influence("double-game", played=(do.choose_leader(do.neighbours, may=True), do.send, do.draw_cards(1)))
influence("maesters-ravens", played=(allies.LookTop(2), allies.put_back))
influence("little-birds", played=(do.token_on_ally,))
influence("turncloak", played=(allies.choose_mover, allies.move_to_other_council))
influence("betrayal", played=(do.choose_pile(), do.choose_card(), do.move_to_you))
