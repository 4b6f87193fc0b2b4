### What every client says about every game.
### Argument values are texts ready to read (names, words); only numbers that are counted are passed as numbers.

## Errors: the key is the `key` of a CouncilError, the arguments are its particulars.
## Seats in errors are numbered as in Python: from 0.

error = That does not work.
error-unknown-game = There is no game called “{ $slug }”. Known games: { $known }.
error-unknown-option =
    { $known ->
        [none] There is no option “{ $option }”; this game has no options.
       *[other] There is no option “{ $option }”. Known options: { $known }.
    }
error-bad-option = The option “{ $option }” cannot be “{ $value }”: { $allowed }.
error-bad-seats = This game cannot be played with this number of players: { $seats }. Allowed: { $allowed }.
error-bad-word =
    { $near ->
        [none] “{ $word }” is not an action of this game.
       *[other] “{ $word }” is not an action of this game. Did you mean “{ $near }”?
    }
error-word-for-number = act takes the number of an action; words go to play(“{ $word }”).
error-wrong-seat =
    { $awaiting ->
        [none] Seat { $seat } has nothing to decide now.
       *[other] Seat { $seat } has nothing to decide now. Awaited: { $awaiting }.
    }
error-no-such-seat = There is no seat { $seat }. This game has { $seats } seats, counted from 0.
error-no-such-moment = There is no decision { $at }; the game runs from 0 to { $length }.
error-illegal =
    { $rule ->
        [none] “{ $word }” is not allowed now.
       *[other] “{ $word }” is not allowed now (rule { $rule }).
    }
error-game-over = The game is over; there is nothing left to decide.
error-bad-record = The record cannot be read, line { $line }: { $problem }
error-record-differs = From line { $line } on, the record disagrees with the rules of this version. It can be looked at, but not played on.
error-no-record = A sampled state is a guess at a game and has no record.
error-bad-position = The position cannot be read, column { $column }: { $problem }
error-not-solvable = This position cannot be solved: { $reason }.
error-broken-game = The game “{ $slug }” ({ $module }) is left out: { $problem }.
error-no-drawing = Nobody has drawn the table of “{ $slug }” yet, so nothing of its picture can be chosen.
error-not-dealt = There are no games yet: call reset().
error-no-bot = A { $given } cannot play: give a code, a function of a perspective, or an object with choose(perspective).
error-missing-library = This needs the library “{ $library }”. It comes with: pip install '{ $extra }'
error-bad-data = There are no decisions written by smallcouncil in { $file }.

## Small words

seat = Seat { $n }
team = Team { $n }
yes = yes
no = no
none = none
variant = { $option }: { $choice }
random = random
list-and = { $most } and { $last }

## How a game ended; { $score } is the game's own `score` text.

winner = { $player } wins.
winner-score = { $player } wins with { $score }.
winners = { $players } win together.
winners-score = { $players } win together with { $score }.
no-winner = Nobody wins.
score-line = { $rank }. { $player }: { $score }

## Reasons within errors: why an option or a record is refused

one-of = choose one of { $known }
whole-number = a whole number from 0 to { $most }
not-negative = a number, 0 or more
no-positions = this game has no written positions
position-has-seats = the position has { $seats } seats
position-says = the position says { $value }
position-no-text = a position is a line of text
position-no-json = a position of this game is a JSON object
position-unknown = a position has no “{ $name }”
position-wrong-kind = “{ $name }” has the wrong kind of value
position-out-of-range = “{ $name }” must lie between { $least } and { $most }
position-parts = a position has { $count } parts; this has { $found }
position-no-number = “{ $word }” is not a number between { $least } and { $most }
position-one-of = “{ $word }” should be one of { $known }
position-doubled = “{ $name }” stands here twice
record-no-text = a record is JSON text, or the object that such a text describes
record-no-json = this is not JSON
record-long-number = a number in this record is too long to read
record-too-deep = this is nested too deeply
record-no-object = a record is a JSON object
record-lacks = the record has no field “{ $name }”
record-unknown = a record has no field “{ $name }”
record-doubled = the field “{ $name }” stands here twice
record-wrong-kind = the field “{ $name }” holds a value of the wrong kind
record-format = the record’s format is { $found }; this program reads the formats { $known }
record-luck = this program does not know the generator “{ $luck }”
record-key = a sealed seed has 64 hexadecimal digits
record-hints = “hints” lists decisions of the game by number
record-players = “players” names every seat, each in at most { $most } letters
record-no-decision = a decision is a pair of seat and word
record-no-digest = only a digest may stand between decisions
record-went-differently = the game went differently here when it was recorded: its rules have changed, or the record was edited
unsolvable-game = there is no solver for { $game }

## Reasons why a game is left out

broken-import = it cannot be loaded: { $problem }
broken-no-game = its { $name } is no instance of smallcouncil.Game
broken-lacks = it has no { $name }
broken-name = it calls itself { $name }
broken-slug = a name has small letters, digits and single hyphens only
broken-doubled = there is another game of that name
