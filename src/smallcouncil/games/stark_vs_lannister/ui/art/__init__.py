"""What the cards of Stark against Lannister are drawn with: glyphs, marks, and a picture for every card and plot."""
