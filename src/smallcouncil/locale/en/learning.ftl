### Help to understand a game: hints, what happened, reviews, lessons, puzzles.

## Hints

command-since = since
    .help = Tell again what happened since your last answer.
command-hint = hint
    .help = Name the best answers, with their win chances and reasons.
hint-since = Since your last answer:
hint-since-nothing = Nothing has happened since your last answer.
hint-thinking = Looking for the best answers …
hint-none = There is nothing to choose: one answer only is possible.
hint-company = Several people play here, each for themselves: there are no hints.
hint-heading = The best answers, as { $level } sees it, each with its win chance:
hint-marked = That you were given a hint is marked in the record of the game.

hint-title = Hints
hint-button = Give me a hint
hint-not-asked = You are not asked anything now, so there is nothing to give a hint for.
hint-refused = There are no hints at this table: it was laid without, or not everybody has agreed to them.
hints-agree = Hints are fine with me
hints-withdraw = No hints any more
hints-missing = Still missing for hints: { $players }.
web-new-hints = Hints
web-hints-on = Yes, for who plays alone, and where all agree
web-hints-off = Never
web-note-hint = { $player } was given a hint.
web-note-hints-yes = { $player } would be content with hints for everybody.
web-note-hints-no = { $player } wants no hints at this table.

## Reviews

review-title = Review
review-begin = Review this game
review-help = What every decision was worth, where the game turned, and what was better.
review-running =
    { $before ->
        [0] { $done } of { $whole } decisions
        [one] { $done } of { $whole } decisions, in turns with { $before } other review
       *[other] { $done } of { $whole } decisions, in turns with { $before } other reviews
    }
review-curve = The win chances of all sides before every decision
review-turning = Decision { $n }: { $player } gives away { $points } % of the win
review-accuracy = Accuracy:
review-values = What { $player } could answer here, and what it was worth
review-played = played
review-line = The best line from here
review-mistakes =
    { $count ->
        [0] No decision gave away a twentieth of the win
        [one] { $count } decision gave something away
       *[other] { $count } decisions gave something away
    }
review-decision = Decision { $n }:
review-mistake = { $player } chooses “{ $played }” ({ $worth }); better is “{ $better }” ({ $best }).
review-because = What it does: { $reasons }.

## Puzzles at the command line

cli-puzzles = Mine games between bots for puzzles (“mine”), or count those that come with a game (“count”).
cli-argument-task = “mine” or “count”.
cli-metavar-task = TASK
cli-option-puzzlefile = Add the puzzles to this file; a file with the ending “.next” beside it lets a later run go on.
cli-option-wanted = Stop when there are so many.
cli-metavar-puzzlefile = FILE
cli-metavar-wanted = NUMBER
cli-error-puzzle-task = “{ $task }” is neither “mine” nor “count”.
cli-error-missing-task = What is to be done with the puzzles? Say “mine” or “count”, and the game.
puzzles-mining = { $file }: { $count } of { $wanted } puzzles; going on with game { $first }
puzzles-mined = game { $number }: { $count } of { $wanted }
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzles-rated = { $rating } of 6: { $count }

## Since the last move

since-title =
    { $count ->
        [one] Since your last move: { $count } step
       *[other] Since your last move: { $count } steps
    }
since-look = The board after step { $n }
since-back = A step back
since-on = A step on
since-now = Back to now

## Guided first games

web-learn = Guided first game
lesson-title = { $game }: a guided first game
lesson-step = Step { $n } of { $count }
lesson-you = You are { $player }.
lesson-happened = What happened
lesson-not-now =
    { $reasons ->
        [none] Not now: “{ $label }” is legal, but it is not what this step is about. It is taken back.
       *[other] Not now: “{ $label }”: { $reasons }. That is not what this step is about; it is taken back.
    }
lesson-done = Well done
lesson-free-game = Play a free game against a novice
lesson-resume = You can leave at any time: this browser knows how far you are.
lesson-again = Begin again
error-lesson-broken = The guided game of { $game } does not come to its step “{ $step }”.
cli-learn = A guided first game, step by step, in the terminal.
cli-option-fresh = Begin again, even if you were half way through.
learn-unknown = Type the number or the words of one of the answers.
learn-left = You can go on later with “{ $command }”.
learn-none = { $game } has no guided first game.

## Puzzles

web-puzzles =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzle-title = { $game }: puzzles
puzzle-number = Puzzle { $n } of { $count }
puzzle-task = One answer is clearly the best. Which?
puzzle-rating = Difficulty { $rating } of 6, by how many of our bots find the answer.
puzzle-right = Right: “{ $label }”.
puzzle-wrong =
    { $worth ->
        [none] No: “{ $label }” is not the best answer.
       *[other] No: “{ $label }” is not the best answer. It is worth: { $worth }.
    }
puzzle-best = Best: “{ $label }” ({ $worth }).
puzzle-tempting =
    { $worth ->
        [none] Tempting: “{ $label }”, which is clearly worse.
       *[other] Tempting: “{ $label }” ({ $worth }).
    }
puzzle-proof-solver = This is proved: the solver has played out all { $answers } answers to the end.
puzzle-proof-search = How sure: on { $guesses } guesses at what is hidden the best answer was ahead by { $lead } ± { $error } points. Played on to the end, it won about { $won } of { $ends } games, the next best answer { $other }.
puzzle-next = Next puzzle
puzzle-skip = Skip
puzzle-again = Try again
puzzle-streak = Solved in a row:

## Always in sight

goal-title = What it is about
terms-title = Words:
rules-intro = In short
rules-turn = How a turn goes
rules-learn = Learn it in five minutes: a guided first game
rules-numbered = The rules by number

## The analysis board

board-open = Analysis board
board-title = { $game }: analysis board
board-from-here = Analyse from here
board-thinking = Thinking …
board-proved = All moves are proved by the solver.
board-depth =
    { $done ->
        [yes] After { $nodes } positions; deeper it does not go.
       *[no] After { $nodes } positions so far …
    }
board-over = The game is over here
board-steps = Back and forth
board-line = The line so far
board-move = { $player } moves: { $label }
board-reload = See what is known by now
board-legend = Win chance of whoever moves, with its uncertainty; or what is proved, with the lead in banners at the end. The best is marked.
board-position = Position
board-paste = Show this position
board-set-up = Set up
server-not-analysed = The analysis board takes games of two without companions, crows or teams.
