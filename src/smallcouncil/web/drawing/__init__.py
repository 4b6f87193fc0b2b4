"""What the drawings of several games share: strokes, letters, and the emblems of people whom several games know."""
