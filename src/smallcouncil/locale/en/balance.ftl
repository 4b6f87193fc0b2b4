### The balance of a game: the report of `smallcouncil simulate --report`.

cli-option-report = Write a report on the balance of the game to this HTML file: who wins from which seat, with which cards, and more.
cli-option-keep = Keep every finished game in this folder. An interrupted series goes on when the same folder is given, and may grow.
cli-option-processes = How many processes play at the same time. Without it, one for each core, or one alone if all bots play at random.
cli-option-rotate = Let everybody move on by a seat from game to game, so that each bot has each seat equally often.

cli-metavar-report = FILE
cli-metavar-keep = FOLDER
cli-metavar-processes = NUMBER

balance-title = Balance of { $game }
balance-about =
    { $games ->
        [one] { $games } game with { $seats } seats, played by { $bots }.
       *[other] { $games } games with { $seats } seats, played by { $bots }.
    }
balance-fair = { $account }: { $low } to { $high } of the fair share.
balance-intervals = Intervals are 95 %, by Wilson's score. A colour says that the whole interval lies above or below what it is compared with; luck alone colours about one row in twenty.
balance-compared = Compared
balance-together = All together
balance-spread = mean { $mean }, from { $least } to { $most }

account-seat = Seats
    .about = How often each seat won, compared with its fair share. A shared victory counts for all who share it.
account-seat-games = Games
account-seat-won = Won
spread-decisions = Decisions a game
    .about = How many games took how many decisions:
    .axis = decisions

cli-every-seat = every seat

## The card beside data: `simulate --out games.parquet`.

data-card-title = Decisions of { $game }
data-card-about = { $decisions } decisions of { $games } games, one a row, in `{ $file }`. Made by Small Council { $version } with the rules { $rules }; nobody but bots has played.
data-card-again = To write the same file again:
data-card-setup = Setup
data-card-field = what
data-card-value = value
data-card-seats = seats
data-card-seed = seed
data-card-seeds = { $first }; game number n is dealt from it plus n
data-card-position = position
data-card-licence = licence
data-card-players = Who plays
data-card-rotating = Everybody moves on by a seat from game to game.
data-card-budget = budget
data-card-level = { $method }, { $budget }; { $slips } of 100 decisions slip
data-card-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
data-card-depth = depth { $count }
data-card-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
data-card-no-limit = no limit
data-card-as-named = as its code says
data-card-columns = Columns
data-card-column-game = the number of the game, from 0
data-card-column-seed = the seed that it was dealt from
data-card-column-decision = how many decisions came before it in its game
data-card-column-seat = the seat that decided, from 0
data-card-column-action = what it chose: the number of a word of the vocabulary
data-card-column-reward = what the end of the game was worth to that seat: every loser pays 1, and the winners share it
data-card-column-score = its points at the end, as the game counts them
data-card-column-rank = its rank at the end, from 1
data-card-column-bot = the code of the bot that decided
data-card-column-word = what it chose, as a word
data-card-column-observation = what the seat saw: { $size } signed bytes, the planes below one after another
data-card-column-mask = which actions were legal: a byte for each of { $size } words, 0 or 1
data-card-planes = Planes of an observation
