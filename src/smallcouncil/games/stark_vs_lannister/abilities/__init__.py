"""What every card does. A card has its entry in one of these modules, beside the functions that only it needs.

stark_characters, lannister_characters     the people and beasts of each deck
locations, attachments, events             all other cards of both decks
standard_plots, draft_plots                the plots
"""

from smallcouncil.games.stark_vs_lannister.abilities import (
    attachments,
    draft_plots,
    events,
    lannister_characters,
    locations,
    standard_plots,
    stark_characters,
)

__all__ = [
    "attachments",
    "draft_plots",
    "events",
    "lannister_characters",
    "locations",
    "standard_plots",
    "stark_characters",
]
