### The balance of a game: the report of `smallcouncil simulate --report`.

cli-option-report = Write a report on the balance of the game to this HTML file: who wins from which seat, with which cards, and more.
cli-option-keep = Keep every finished game in this folder. An interrupted series goes on when the same folder is given, and may grow.
cli-option-processes = How many processes play at the same time. Without it, one for each core, or one alone if all bots play at random.

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
