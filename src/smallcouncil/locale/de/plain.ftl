### Was von einem Spiel gesagt wird, das keine eigenen Texte hat, oder diese nicht.

about = Dieses Spiel hat noch niemand beschrieben.
goal = Ziel: gewinnen.
provenance = Ein Spiel aus einem anderen Paket.
signs = Der Tisch wird mit Worten erzählt.
scores = Punkte
score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

example-play = Gegen einen Bot spielen.
example-simulate = Wer gewinnt, wenn Bots zufällig ziehen?
    .words = --games 500

## Die schlichte Erzählung

plain-question = { $player }: { $ask }?
plain-event = { $player }: { $event }.
plain-event-told = { $player }: { $event } ({ $told }).
plain-event-all = { $event }.
plain-event-all-told = { $event } ({ $told }).
plain-over = Das Spiel ist vorbei.
