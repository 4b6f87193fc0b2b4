"""What card games share: programs and frames, zones, journal, windows, modifiers, catalogue, vocabulary, positions.

The kit knows no game. What a card does, what scores and who plays well stays with the games.
"""
