"""Tables in the browser and over the wire: seats, moves, clocks, talk, and a store that forgets nothing."""
