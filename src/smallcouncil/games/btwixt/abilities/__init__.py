"""What every card does. A card has its entry in one of these modules, beside the functions that only it needs.

red, green, purple     the standard influence cards
events                 the blue ones
leaders                the white ones, leader by leader
allies_claimed         allies that do something when they are claimed
allies_of_the_round    allies that change a round
allies_at_scoring      allies that count at the end
"""

from smallcouncil.games.btwixt.abilities import (
    allies_at_scoring,
    allies_claimed,
    allies_of_the_round,
    events,
    green,
    leaders,
    purple,
    red,
)

__all__ = [
    "allies_at_scoring",
    "allies_claimed",
    "allies_of_the_round",
    "events",
    "green",
    "leaders",
    "purple",
    "red",
]
