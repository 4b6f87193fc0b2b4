"""The drawn parts of B'Twixt: portraits by ornament, and the marks of cards, seasons and tokens."""
