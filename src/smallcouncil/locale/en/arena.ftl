### What the arena says: contests on the command line, their reports, and bots that people bring.

cli-match = Let bots play a match: every deal once in each rotation of the seats.
cli-tournament = Let every group of bots meet, on shared deals and in all rotations of the seats.
cli-ladder = Let neighbours on a ladder of bots meet, by default the levels from the weakest to the strongest.

cli-argument-contestants = The bots, by their codes; docs/bots.md shows how to bring your own.

cli-option-game = The game's name.
cli-option-rounds = How many games each group of bots plays, rounded up to whole deals.
cli-option-jobs = How many processes play at the same time. Without it, one for each core.
cli-option-folder = A folder for the report, the records and every finished game. An interrupted contest goes on when the same folder is given.
cli-option-ray = Play on a Ray cluster: the one that RAY_ADDRESS names, else one on this machine.
cli-option-sprt = Stop as soon as a sequential test tells elo0 from elo1.
cli-option-elo0 = The lead of the first bot that the test is to rule out.
cli-option-elo1 = The lead of the first bot that the test is to prove.
cli-option-alpha = The chance of accepting elo1 by mistake.
cli-option-beta = The chance of accepting elo0 by mistake.
cli-option-matchseed = The number that all deals and all luck come from; the same seed plays the same games again. Without it one of 128 bits is drawn, which the report tells.
cli-option-movetime = Seconds that a bot of your own may take for a decision.
cli-option-gametime = Seconds that a bot of your own may take for a whole game.
cli-option-memory = Memory in MiB that a bot of your own may use.

cli-metavar-rounds = NUMBER
cli-metavar-jobs = NUMBER
cli-metavar-folder = FOLDER
cli-metavar-elo0 = ELO
cli-metavar-elo1 = ELO
cli-metavar-alpha = SHARE
cli-metavar-beta = SHARE
cli-metavar-matchseed = NUMBER
cli-metavar-movetime = SECONDS
cli-metavar-gametime = SECONDS
cli-metavar-memory = MIB

## On the terminal and in the report

arena-playing = Playing
arena-stopped = Stopped. Every finished game is in { $folder }; the same command goes on from there.
arena-stopped-unsaved = Stopped. Nothing was kept; with “--out FOLDER” a contest can be taken up again.
arena-done =
    { $count ->
        [one] { $count } game in { $seconds } s
       *[other] { $count } games in { $seconds } s
    }
arena-report-at = The report with all plots: { $path }
arena-records-at = The records, to be shown with “smallcouncil replay”: { $path }
arena-again = To play the same games again:

arena-column-games = Games
arena-column-drawn = Drawn
arena-column-lost = Lost
arena-column-rating = Elo rating
arena-column-lead = Lead in Elo
arena-column-fair = Fair share
arena-column-score = Mean score
arena-column-move = Mean of a move
arena-column-longest = Longest move
arena-column-allowed = Allowed
arena-column-overruns = Too late
arena-column-forfeits = Forfeited
arena-column-pair = Pair
arena-column-number = No.
arena-column-seed = Deal
arena-column-seating = Seats
arena-column-ranks = Ranks
arena-column-decisions = Decisions
arena-column-note = Note

arena-milliseconds = { $ms } ms
arena-range = { $low } to { $high }
arena-plus-minus = { $value } ({ $low } to { $high })
arena-no-limit = no limit
arena-unbounded = beyond measure

arena-verdict-elo1 = The sequential test accepts a lead of { $elo1 } Elo or more over one of { $elo0 } or less, after { $deals } deals.
arena-verdict-elo0 = The sequential test accepts a lead of { $elo0 } Elo or less over one of { $elo1 } or more, after { $deals } deals.
arena-verdict-none = The sequential test has not decided between { $elo0 } and { $elo1 } Elo after { $deals } deals.

arena-forfeit =
    { $reason ->
        [timeout] { $bot } came too late: { $detail }
        [crash] { $bot } broke down: { $detail }
        [illegal] { $bot } answered what is not legal: { $detail }
        [malformed] { $bot } gave an answer that cannot be read: { $detail }
        [oversized] { $bot } gave far too long an answer: { $detail }
       *[other] { $bot } failed ({ $reason }): { $detail }
    }
arena-reason =
    { $reason ->
        [timeout] too late
        [crash] broke down
        [illegal] not legal
        [malformed] unreadable
        [oversized] too long
       *[other] failed ({ $reason })
    }
arena-forfeit-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
arena-overruns =
    { $count ->
        [one] { $bot } took a tenth and 50 ms more than allowed for { $count } move; the longest took { $longest }.
       *[other] { $bot } took a tenth and 50 ms more than allowed for { $count } moves; the longest took { $longest }.
    }

## The walls around brought bots

arena-walls = Walls around brought bots: { $standing }.
arena-walls-some = Walls around brought bots: { $standing }. Missing here: { $missing }.
arena-walls-none = No walls stand around brought bots here, only limits for each of their processes.
arena-wall =
    { $wall ->
        [processes] other processes
        [files] files
        [network] network
        [memory] memory
        [measured] memory (measured)
        [user] another user
        [children] nothing outlives its game
        [orphans] what a bot leaves behind is ended
       *[other] wall “{ $wall }”
    }

## The report

arena-title-match = Match: { $bots }
arena-title-tournament = Tournament of { $count } bots
arena-title-ladder = Ladder of { $count } bots
arena-about =
    { $deals ->
        [one] { $game }, { $seats } seats, { $games } games: { $deals } deal, each played once in every rotation of the seats.
       *[other] { $game }, { $seats } seats, { $games } games: { $deals } deals, each played once in every rotation of the seats.
    }
arena-headline = { $bot } makes { $share } of the points (95 % interval { $low } to { $high }).
arena-headline-fair = { $bot } makes { $share } of the points (95 % interval { $low } to { $high }); the fair share of its seats is { $fair }.
arena-headline-leader = { $bot } leads with a rating of { $rating } (95 % interval { $low } to { $high }).
arena-headline-few = { $bot } leads with a rating of { $rating }; there were too few deals for an interval.
arena-heading-standings = Standings
arena-heading-points = Share of the points
arena-heading-ratings = Ratings
arena-heading-course = Course of the match
arena-heading-test = Sequential test
arena-heading-pairs = Bot against bot
arena-heading-seats = Points by seat
arena-heading-lengths = Decisions a game
arena-heading-times = Thinking time
arena-heading-forfeits = Forfeits
arena-heading-games = All games
arena-heading-again = Play it again
arena-caption-points = Points with 95 % intervals; { $method }. Dashed: the fair share of the seats held.
arena-caption-ratings = Elo with 95 % intervals from resampled deals; the mean of all is zero.
arena-caption-course = The share of { $bot } after each deal, with its 95 % interval. Dashed: the fair share of its seats.
arena-caption-test = The log-likelihood ratio after each deal. Above the upper line the lead is proven, below the lower one it is ruled out.
arena-caption-pairs = How often the bot on the left came out ahead of the one above.
arena-caption-seats = The share of the points that each seat made, whoever sat there. Dashed: even.
arena-caption-lengths = How many games took how many decisions.
arena-caption-times = Wall time. A move counts as too late when it took a tenth and 50 ms more than allowed; the first move of a bot of your own may take longer, because the program starts then.
arena-method-wilson = Wilson's score
arena-method-bootstrap = resampled deals
arena-no-forfeits = Nobody forfeited, and nobody broke down.
arena-games-shown = The first { $shown } of { $count } games; all are in { $file }.
arena-stderr = Last words of { $bot }
arena-axis-deals = deals
arena-axis-decisions = decisions
arena-made-by = Made by Small Council { $version }.

## What is wrong with a contest

cli-error-missing-contestants = Which bots? Name at least two, for example: smallcouncil match greedy random
error-arena-match = A match here takes at least 2 bots and at most { $sides }.
error-arena-few = A tournament here takes at least { $sides } bots.
error-arena-ladder = A ladder is for two sides, and takes at least two bots.
error-arena-sprt = A sequential test is for a match of two sides.
error-arena-folder = The folder { $folder } cannot be used: { $problem }.
error-arena-other-plan = The folder { $folder } holds another contest: “{ $name }” was { $held } there, and is { $wanted } now. Choose another folder.
error-arena-changed-bot = { $count ->
    [one] { $bots } has changed since the contest in the folder { $folder } began, and games of two versions are not counted together.
   *[other] These bots have changed since the contest in the folder { $folder } began, and games of two versions are not counted together: { $bots }.
} Choose another folder for the new version, or put the old one back.
error-arena-busy = Another arena is at work in the folder { $folder }.
error-arena-no-ray = Ray is not installed. Install it, or leave “--ray” away.
error-arena-workers = The processes that play the games keep dying. Is there enough memory? Fewer “--jobs” need less.
error-bot-file = “{ $code }” is no bot: there is no Python file “{ $path }”.
error-bot-command = “{ $code }” is no bot: after “program:” comes a command, for example “program:./bot --fast”.
error-bot-failed =
    { $reason ->
        [timeout] The bot “{ $code }” came too late: { $detail }
        [illegal] The bot “{ $code }” answered what is not legal: { $detail }
       *[other] The bot “{ $code }” failed ({ $reason }): { $detail }
    }
cli-error-amount = “{ $option }” needs a number in its range.

bot-own = a bot of your own, as docs/bots.md shows

cli-check = Try a bot on a dozen awkward positions: does it crash, come late, answer wrongly?
cli-argument-bot = The bot, by the same code as in a contest.
cli-metavar-contestants = BOT BOT
cli-option-prints = Show what the bot prints.
check-line = { $number }. { $ask }, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, { $time } ms:
check-failed =
    { $reason ->
        [timeout] too late: { $detail }
        [crash] broke down: { $detail }
        [illegal] not legal: { $detail }
        [malformed] cannot be read: { $detail }
        [oversized] far too long: { $detail }
       *[other] failed ({ $reason }): { $detail }
    }
check-expected = expected one of: { $words }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
check-position = position for { $seats } seats: { $position }
check-stays = It does not leave when its input ends; a contest ends it, but read until the end of input.
check-summary = { $good } of { $tried } positions went well.

## A class

cli-class = Let all bots in a folder meet: every Python file and every program is a contestant, and only what is new or changed is played.
cli-argument-classfolder = The folder with the bots.
cli-metavar-classfolder = FOLDER
cli-option-longest = How long it may take, such as 90s, 10m or 2h. Without it, all that is missing is played.
cli-metavar-longest = TIME
cli-option-pairing = Who meets whom: all (everybody everybody), swiss (who stands alike), groups (drawn, for more than two sides), or auto, by the time there is.
cli-metavar-pairing = KIND
cli-option-beside = A bot of the house that takes part as a yardstick, such as knight; may be given several times.
cli-metavar-beside = BOT
cli-option-failures = In so many games may a bot fail before it is out.
cli-metavar-failures = NUMBER
cli-option-firstmove = How long the first decision of a game may take, starting up included.
cli-metavar-firstmove = TIME
cli-option-classout = The folder for results; without it, “results” in the folder of the class.
cli-metavar-classout = FOLDER
cli-error-missing-classfolder = Which folder? Name the one with the bots of the class.
cli-error-no-folder = There is no folder { $folder }.
cli-error-empty-class = No bots in { $folder }: a bot is a Python file (*.py) or a program that may be run.
cli-error-duration = { $option } takes a time such as 90s, 10m or 2h, not “{ $value }”.
cli-error-first-move = The first move takes at least as long as any other may: “{ $option }” cannot be below { $least } (“{ $other }”).
class-title = The class
class-about = { $game }, { $seats } seats: { $games } games of { $bots } bots in their present versions.
class-heading-out = Not playing
class-heading-losses = Lost games
class-losses =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
class-loss = Game { $number }: { $seats }, { $count } decisions
class-more-losses = { $count } earlier losses are in games.csv.
class-open = Open the replay
class-rejected =
    { $reason ->
        [unreadable] cannot be read: { $detail }.
        [same-name] does not play, because several files have one name: { $detail }. Rename them.
        [same-level] does not play, because a bot of the house that takes part has this name. Rename it.
       *[other] does not play: { $reason }.
    }
class-out-trial =
    { $reason ->
        [timeout] is out: it did not answer the first question of a game in time ({ $detail }).
        [illegal] is out: its first answer is not legal ({ $detail }).
       *[other] is out: it cannot answer the first question of a game ({ $detail }).
    }
class-out-failures = is out after { $count ->
        [one] a failure
       *[other] { $count } failures, the last one
    }: { $detail } ({ $reason ->
        [timeout] too late
        [crash] broke down
        [illegal] not legal
        [malformed] unreadable
        [oversized] too long
       *[other] { $reason }
    }).
class-too-few =
    { $count ->
        [0] Nobody can play: { $sides } bots are needed.
        [one] Only { $count } bot can play: { $sides } are needed.
       *[other] Only { $count } bots can play: { $sides } are needed.
    }
class-nothing-new = Nothing is new: all { $games } games have been played. More “--games” let everybody play on.
class-programme =
    { $kind ->
        [all] Everybody meets everybody: { $games } games of { $bots } bots, about { $time }.
        [swiss] Swiss system: { $games } games of { $bots } bots, each against others who stand alike, about { $time }.
       *[groups] Drawn groups: { $games } games of { $bots } bots, about { $time }.
    }
class-clock =
    { $unit ->
        [hours] { $count } hours
        [minutes] { $count } minutes
       *[seconds] { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
    }
class-tables-at = Tables: { $tables }
cli-option-show = Afterwards show the class in the browser, with every game a click away in the replay and its analysis.
