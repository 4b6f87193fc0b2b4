### What the command line says.

cli = Game of Thrones tabletop games, playable at a terminal, against bots and from Python.
cli-games = List the games.
cli-play = Play a game at the terminal, against bots or with friends at one keyboard.
cli-serve = Serve the tables in the browser: to play against bots, or with friends by a link.
cli-simulate = Let bots play many games and report who wins.
cli-rules = Show the rules of a game, or those that speak of a term.
cli-replay = Look at a saved record; every decision is checked.
cli-version = Show the version, and how the rules run.
cli-rules-plain = The rules of the card games run as plain Python.
cli-rules-compiled = The rules of the card games run compiled.
cli-rules-stale = The rules of the card games run as plain Python: those that are compiled are not of this version.

cli-heading-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-game-options = Options of { $game }
cli-heading-bots = Bots
cli-heading-examples = Examples
cli-more = Every command explains itself: { $command }
cli-default = (default: { $value })

cli-example-serve = Play in the browser.
cli-example-language = The same in German.

cli-argument-game = The game's name, for example { $example }.
cli-argument-copy = The file of the backup.
cli-argument-file = The file with the record.
cli-argument-term = A word, a card, a section or a rule's number.

cli-option-lang = The language: { $languages }. Without it, the language of the system.
cli-option-seats = How many players.
cli-option-bot = Who plays another seat. May be given several times, for one seat after another; the last one takes all that are left. Without it, an apprentice.
cli-option-hotseat = No bots: all players share this keyboard.
cli-option-seat = The seat where you sit, counted from 1.
cli-option-seed = The number that all luck comes from; the same seed deals the same game.
cli-option-position = Start from this position instead of a fresh game.
cli-option-resume = Go on with the game saved in this file.
cli-option-ask-all = Ask even when there is only one choice.
cli-option-games = How many games to play.
cli-option-bots = Who plays, seat by seat, with commas between; fewer bots than seats go round. Without it, random ones, and knights for a report on the balance.
cli-option-out = Write the records of all games to this file, one a line. If its name ends in .parquet: every decision, as numbers for machines that learn.
cli-option-json = Print JSON instead of text.
cli-option-at = Show the table after this many decisions.
cli-option-step = Go through the game decision by decision.
cli-option-commitment = The fingerprint of the secret number that the table has shown: checked against the record.
cli-option-record = Which record of a file that holds several, counted from 1.
cli-option-host = The address to listen on; 0.0.0.0 lets others in the network in.
cli-option-port = The port to listen on. Without it, 8642, or any free one if that is taken.
cli-option-database = Where the tables are kept: a file, or the address of a database. Without it, a file of your own.
cli-option-redis = The address of a Redis or Valkey by which servers that share a PostgreSQL tell each other of news, such as redis://127.0.0.1.
cli-option-workers = How many servers to run behind this port, to use the cores of a machine. More than one need PostgreSQL and Redis.
cli-option-thinkers = How many processes think for bots; with Redis 0 leaves it to other machines. Without it, as many as suit this one.
cli-option-address = Where people find the server from outside, such as https://play.example.org. With it, players can be called back when it is their turn.
cli-option-most-memory = Beyond so much memory of a server no new tables are laid. Without it, most of what the machine or the container has.
cli-option-replace = Replace what is in the database.
cli-option-log-json = Write the log as JSON, one object a line.
cli-option-open = Open the browser.
cli-option-bot-pause = Seconds that a bot waits before it moves, so that people can follow.
cli-option-no-limits = Do not hold visitors to a number of requests, for a load test.
cli-option-verbose = Also tell what visitors were refused.
cli-option-help = Show this help and leave.

cli-metavar-game = GAME
cli-metavar-term = TERM
cli-metavar-copy = FILE
cli-metavar-file = FILE
cli-metavar-lang = LANGUAGE
cli-metavar-host = ADDRESS
cli-metavar-port = NUMBER
cli-metavar-database = FILE
cli-metavar-most-memory = MEGABYTES
cli-metavar-redis = ADDRESS
cli-metavar-address = ADDRESS
cli-metavar-workers = NUMBER
cli-metavar-thinkers = NUMBER
cli-metavar-bot-pause = SECONDS
cli-metavar-seats = NUMBER
cli-metavar-bot = BOT
cli-metavar-seat = NUMBER
cli-metavar-seed = NUMBER
cli-metavar-position = POSITION
cli-metavar-resume = FILE
cli-metavar-games = NUMBER
cli-metavar-bots = BOT,BOT
cli-metavar-out = FILE
cli-metavar-commitment = FINGERPRINT
cli-metavar-at = NUMBER
cli-metavar-record = NUMBER

## Answers

cli-column-slug = Name
cli-column-game = Game
cli-column-players = Players
cli-column-options = Options
cli-column-provenance = Where it comes from
cli-games-next = To play: { $play }
cli-bots = Think for the bots of servers that share a database, on a machine of its own.
cli-bots-ready = { $count ->
    [one] One process thinks for the bots of { $database }
   *[other] { $count } processes think for the bots of { $database }
}
cli-backup = Write a backup of all tables to a new file, while the server runs.
cli-backup-done = { $count ->
    [one] One table is in { $file }; keep it as secret as the server.
   *[other] { $count } tables are in { $file }; keep it as secret as the server.
}
cli-restore = Bring a backup back to a database that no server has open.
cli-restore-done = { $count ->
    [one] One table is in { $database } again.
   *[other] { $count } tables are in { $database } again.
}
cli-serve-ready = The tables are set: { $address }
cli-serve-network = For others in your network: { $address }
cli-serve-kept = Games are kept in { $database }
cli-serve-stop = Ctrl-C stops the server.
cli-serve-running = The tables are set already: { $address }
cli-serve-no-browser = There is no browser here to open. Open this address in one: { $address }
cli-replay-good =
    { $count ->
        [one] The record is good: { $count } decision, every digest agrees.
       *[other] The record is good: { $count } decisions, every digest agrees.
    }
cli-replay-seed =
    { $checked ->
        [True] All luck comes from the number that was promised: { $found }
       *[other] The fingerprint of its seed: { $found }
    }
cli-replay-other-seed = The luck of this record does not come from the number that was promised. The fingerprint of its seed: { $found }
cli-simulate-done =
    { $count ->
        [one] { $count } game in { $seconds } s
       *[other] { $count } games in { $seconds } s
    }
cli-simulate-rate = { $games } games and { $decisions } decisions a second
cli-simulate-length = { $mean } decisions a game, between { $least } and { $most }
cli-simulate-again = To play the same games again:
cli-column-player = Player
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-share = Share
cli-column-interval = 95 % interval
cli-number = { $number }
cli-percent = { $share } %
cli-percent-range = { $low } to { $high } %

## What is wrong with a command line

cli-error = { $problem }
cli-error-no-command =
    { $near ->
        [none] There is no command “{ $command }”.
       *[other] There is no command “{ $command }”. Did you mean “{ $near }”?
    }
cli-error-no-option =
    { $near ->
        [none] There is no option “{ $option }”.
       *[other] There is no option “{ $option }”. Did you mean “{ $near }”?
    }
cli-error-no-value = The option “{ $option }” needs a value after it.
cli-error-missing-game = Which game? “smallcouncil games” lists them.
cli-error-missing-file = Which file? Name the record to look at.
cli-error-number = “{ $option }” needs a whole number.
cli-error-number-from = “{ $option }” needs a whole number, { $least } or more.
cli-error-number-between = “{ $option }” needs a whole number from { $least } to { $most }.
cli-error-choice = “{ $option }” cannot be “{ $value }”; choose one of: { $allowed }.
cli-error-too-much = This is more than the command takes: { $words }
cli-error-language =
    { $lang ->
        [none] “--lang” needs a language after it: { $languages }.
       *[other] There are no texts in “{ $lang }”. Languages: { $languages }.
    }
cli-error-seat = There is no seat { $seat }; the seats are numbered from 1 to { $seats }.
cli-error-many-bots = { $bots } bots are too many for { $seats } seats.
cli-error-hotseat-bots = With “--hotseat” all players are people; name no bots.
cli-error-resume-alone = A saved game brings its own setup: “{ $option }” cannot stand beside “--resume”.
cli-error-resume-other = The saved game is another one: { $game }.
cli-error-at = There is no decision { $at }; the record runs from 0 to { $count }.
cli-error-record = There is no record { $record } in this file; it holds { $count }.
error-bad-bot = There is no bot “{ $code }”. Choose one of: { $known }.

## The bots

bot-novice = plays by whim, and looks now and then
bot-apprentice = takes what looks best, and often slips
bot-knight = takes what looks best, and seldom slips
bot-maester = thinks a few turns ahead
bot-master = plays as well as it can
bot-random = takes any legal action
bot-greedy = takes what looks best at once
bot-ab = alpha-beta by depth, nodes or time; against more than one side it expects the worst of all
bot-maxn = max-n by depth, nodes or time: every seat is expected to play for itself
bot-mcts = Monte Carlo tree search by playouts or time
bot-ismcts = Monte Carlo tree search over all that the seat cannot tell apart, by playouts or time
bot-strong = the best search that the game has, by nodes or time

## Bots of one's own at the tables

cli-option-guest = A bot of your own that is offered at the tables beside the levels, by the code that contests use; may be given several times. Its file is read anew with every game.
cli-metavar-guest = BOT
cli-error-serve-bot = “{ $code }” is no bot of your own: a file or a program is named as { $forms }.
cli-error-serve-bot-twice = Two bots are called { $name }: rename one of the files.
cli-error-serve-bot-alone = Bots of your own play at the tables of one server by itself: leave “--redis” and “--workers” away.
cli-serve-guests = Your bots are offered beside the levels: { $names }.

## A class on a server

cli-option-room = A folder for the bots of a class: students bring them at /class, and they meet in the background. Needs the walls of bubblewrap.
cli-metavar-room = FOLDER
cli-option-roomgame = What the class plays.
cli-metavar-roomgame = GAME
cli-option-roomseats = At how many seats the class plays.
cli-metavar-roomseats = NUMBER
cli-error-serve-class-alone = A class meets on one server by itself: leave “--redis” and “--workers” away.
cli-error-serve-class-walls = A class needs walls around the bots that students bring, and here these are missing: { $missing }. Install bubblewrap 0.8 or newer, or run the server where namespaces are allowed.
cli-serve-class = The class: { $address }
cli-serve-teacher = The teacher’s desk, for nobody else: { $address }
