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
