"""Green influence cards: gain."""

from smallcouncil.games.btwixt import ally_verbs as allies
from smallcouncil.games.btwixt import verbs as do
from smallcouncil.games.btwixt.effects import influence
from smallcouncil.games.btwixt.triumphs import LOST, NEIGHBOUR, winner_is_the_neighbour

influence(
    "feast",
    played=(do.if_cards_are_left, do.choose_leader(do.neighbours), do.draw_cards(1), do.draw_cards(1, who="seat")),
)
influence("matchmaker", played=(allies.reveal_beside,))
influence("tribute", played=(do.gain(1),))
influence("market-town", triumph=(LOST, (do.draw_cards(1),)))
influence("marriage-pact", triumph=(NEIGHBOUR, (winner_is_the_neighbour, do.gain_in_shared_council)))
