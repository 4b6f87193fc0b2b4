### What the solver and the analysis of games say.

cli-solve = Say who wins a position with perfect play, by how much and how.
cli-analyse = Say what every decision of a game was worth: turning points, better moves and an accuracy for each seat.

cli-argument-where = A position in quotation marks, a file with a record or a position, or “-” to read one from the input. Of a record the last position counts.
cli-argument-what = A file with a record or a position, a position in quotation marks, or “-” to read from the input.
cli-metavar-where = POSITION
cli-metavar-what = RECORD|POSITION
cli-option-nodes = Stop after this many positions searched; then the answer is the same on every machine.
cli-option-seconds = Stop after this many seconds; with “--nodes” alone there is no such limit.
cli-option-tablesize = Memory in MiB for positions that were solved on the way.
cli-option-nomargin = Ask only who wins, not by how much: faster.
cli-option-pace = Seconds for each decision. Without it a whole game takes about three quarters of a minute.
cli-option-effort = Search this many positions for each decision; then the answer is the same on every machine.
cli-option-jsonfile = Write all values as JSON to this file, or to the output with “-”.
cli-option-htmlfile = Write a page with the graph of the game and its turning points.
cli-metavar-nodes = NUMBER
cli-metavar-seconds = SECONDS
cli-metavar-tablesize = MIB
cli-metavar-pace = SECONDS
cli-metavar-effort = NUMBER
cli-metavar-jsonfile = FILE
cli-metavar-htmlfile = FILE
cli-error-missing-where = Which position? Give one in quotation marks, or a file with a record.
cli-error-missing-what = Which game? Name a file with a record, or give a position in quotation marks.

## While it works

analysis-solving = Solving: every line of play is searched to its end …
analysis-preparing = Getting the search ready; the first time takes up to a minute …
analysis-analysing = Looking at every decision, the last one first
analysis-stopped-empty = Stopped before the first decision was judged.

## Solutions

analysis-wins = { $player } wins with perfect play.
analysis-wins-by = { $player } wins with perfect play, ahead by { $score }.
analysis-wins-level = { $player } wins with perfect play, by the tie-break.
analysis-drawn = Nobody wins against perfect play.
analysis-unknown = Unknown: the budget ran out before the outcome was proved. More “--seconds” or “--nodes” may help.
analysis-bounds = Proved so far: the lead of { $player } at the end lies between { $low } and { $high }.
analysis-best-line = The best line:
analysis-best-line-open = The best line, as far as it was found:
analysis-checked = Checked: the line was played to its end, and it ends as said.
analysis-check-failed = Not confirmed: the line was played to its end, and it ends otherwise. This is a fault of the solver; please report it with the position.
analysis-cost = { $nodes } positions searched in { $seconds } s
analysis-over = The game is over. { $result }

## Analyses

analysis-title = Analysis: { $game }, { $seats } seats
analysis-goes-on = The game goes on: { $player } is to decide.
analysis-partial =
    { $count ->
        [one] This is not all: the analysis was stopped after { $count } decision, counted from the end.
       *[other] This is not all: the analysis was stopped after { $count } decisions, counted from the end.
    }
analysis-legend = “Win” and “loss” are proved, with the lead at the end in points where it is proved too. Percentages are win chances from search, with how much they still waver.
analysis-formula = The accuracy is 100 × exp(−4 × mean win chance given away); decisions without a choice do not count.
analysis-heading-accuracy = Accuracy
analysis-heading-graph = Win chance over the game
analysis-heading-turning = Turning points
analysis-heading-values = What each answer is worth
analysis-heading-all = Every decision
analysis-caption-two = The win chance of { $player } before each decision if everyone plays on well, with its uncertainty. Red: turning points.
analysis-caption-many = Each side's win chance before each decision if everyone plays on well. Red: turning points.
analysis-column-accuracy = Accuracy
analysis-column-loss = Given away on average
analysis-column-decisions = Decisions
analysis-column-action = Answer
analysis-column-value = Worth
analysis-column-number = No.
analysis-column-played = Played
analysis-column-loss-one = Given away
analysis-column-best = Better
analysis-win = win
analysis-win-margin = win ({ $margin })
analysis-loss = loss
analysis-loss-margin = loss ({ $margin })
analysis-draw = draw
analysis-draw-margin = draw ({ $margin })
analysis-no-turning = No single decision gave away a tenth of the win.
analysis-turning = Decision { $number }: { $player } gives away { $points } % of the win
analysis-played = Played: { $label }
analysis-better = Better: { $label }
analysis-line = The best line
analysis-more =
    { $count ->
        [one] and { $count } answer more
       *[other] and { $count } answers more
    }
analysis-board = The table before the decision of { $player }
analysis-written = Written: { $path }
analysis-nothing = There is nothing to analyse: no decision was made, and none is due.
