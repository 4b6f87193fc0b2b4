"""The parts of the drawing of Hand of the King: strokes, charges, emblems, letters, cards, and what lies around."""
