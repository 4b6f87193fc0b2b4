### What is said of a game that has no texts of its own, or not these.

about = Nobody has described this game yet.
goal = Goal: win.
provenance = A game of another package.
signs = The board is told in words.
scores = Points
score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

example-play = Play against a bot.
example-simulate = Who wins if bots play at random?
    .words = --games 500

## The plain narration

plain-question = { $player }: { $ask }?
plain-event = { $player }: { $event }.
plain-event-told = { $player }: { $event } ({ $told }).
plain-event-all = { $event }.
plain-event-all-told = { $event } ({ $told }).
plain-over = The game is over.
