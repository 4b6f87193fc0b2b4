"""A class and its bots: who takes part, who meets whom in the time there is, what is kept, and what is told of it."""
