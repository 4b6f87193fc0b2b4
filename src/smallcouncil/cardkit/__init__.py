"""The card kit: what card games share, each part once. It knows `core` and no game."""
