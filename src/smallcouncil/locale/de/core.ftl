### Was jede Oberfläche über jedes Spiel sagt.
### Argumente sind fertige Texte (Namen, Wörter); nur gezählte Zahlen werden als Zahl übergeben.

## Fehler: Der Schlüssel ist der `key` eines CouncilError, die Argumente sind dessen Einzelheiten.
## Plätze werden in Fehlern wie in Python gezählt: ab 0.

error = Das geht nicht.
error-unknown-game = Es gibt kein Spiel namens „{ $slug }“. Bekannte Spiele: { $known }.
error-unknown-option =
    { $known ->
        [none] Es gibt keine Option „{ $option }“; dieses Spiel hat keine Optionen.
       *[other] Es gibt keine Option „{ $option }“. Bekannte Optionen: { $known }.
    }
error-bad-option = Die Option „{ $option }“ kann nicht „{ $value }“ sein: { $allowed }.
error-bad-seats = Mit dieser Spielerzahl lässt sich das Spiel nicht spielen: { $seats }. Erlaubt: { $allowed }.
error-bad-word =
    { $near ->
        [none] „{ $word }“ ist keine Aktion dieses Spiels.
       *[other] „{ $word }“ ist keine Aktion dieses Spiels. Meintest du „{ $near }“?
    }
error-word-for-number = act nimmt die Nummer einer Aktion; Wörter nimmt play(„{ $word }“).
error-wrong-seat =
    { $awaiting ->
        [none] Platz { $seat } hat gerade nichts zu entscheiden.
       *[other] Platz { $seat } hat gerade nichts zu entscheiden. Erwartet wird: { $awaiting }.
    }
error-no-such-seat = Es gibt keinen Platz { $seat }. Dieses Spiel hat { $seats } Plätze, gezählt ab 0.
error-no-such-moment = Eine Entscheidung { $at } gibt es nicht; die Partie reicht von 0 bis { $length }.
error-illegal =
    { $rule ->
        [none] „{ $word }“ ist jetzt nicht erlaubt.
       *[other] „{ $word }“ ist jetzt nicht erlaubt (Regel { $rule }).
    }
error-game-over = Das Spiel ist vorbei; es gibt nichts mehr zu entscheiden.
error-bad-record = Die Aufzeichnung ist nicht lesbar, Zeile { $line }: { $problem }
error-record-differs = Ab Zeile { $line } widerspricht die Aufzeichnung den Regeln dieser Version. Sie lässt sich ansehen, aber nicht weiterspielen.
error-no-record = Eine Stichprobe ist nur eine Vermutung über eine Partie und hat keine Aufzeichnung.
error-bad-position = Die Stellung ist nicht lesbar, Spalte { $column }: { $problem }
error-not-solvable = Diese Stellung lässt sich nicht lösen: { $reason }.
error-broken-game = Das Spiel „{ $slug }“ ({ $module }) bleibt weg: { $problem }.
error-no-drawing = Den Tisch von „{ $slug }“ hat noch niemand gezeichnet, also lässt sich an seinem Bild nichts wählen.
error-not-dealt = Noch ist kein Spiel ausgeteilt: erst reset() aufrufen.
error-no-bot = Ein { $given } kann nicht spielen: Erwartet wird ein Kürzel, eine Funktion einer Perspektive oder ein Objekt mit choose(perspective).
error-missing-library = Dazu braucht es die Bibliothek „{ $library }“. Sie kommt mit: pip install '{ $extra }'
error-bad-data = In { $file } stehen keine von smallcouncil geschriebenen Entscheidungen.

## Kleine Wörter

seat = Platz { $n }
team = Team { $n }
yes = ja
no = nein
none = keine
variant = { $option }: { $choice }
random = zufällig
list-and = { $most } und { $last }

## Wie ein Spiel ausging; { $score } ist der Text `score` des Spiels.

winner = { $player } gewinnt.
winner-score = { $player } gewinnt ({ $score }).
winners = { $players } gewinnen gemeinsam.
winners-score = { $players } gewinnen gemeinsam ({ $score }).
no-winner = Niemand gewinnt.
score-line = { $rank }. { $player }: { $score }

## Gründe in Fehlermeldungen: warum eine Option oder eine Aufzeichnung abgelehnt wird

one-of = möglich ist { $known }
whole-number = eine ganze Zahl von 0 bis { $most }
not-negative = eine Zahl, 0 oder mehr
no-positions = in diesem Spiel lassen sich Stellungen nicht aufschreiben
position-has-seats = die Stellung hat { $seats } Plätze
position-says = in der Stellung steht { $value }
position-no-text = eine Stellung ist eine Zeile Text
position-no-json = eine Stellung dieses Spiels ist ein JSON-Objekt
position-unknown = eine Stellung hat kein „{ $name }“
position-wrong-kind = „{ $name }“ hat einen Wert der falschen Art
position-out-of-range = „{ $name }“ muss zwischen { $least } und { $most } liegen
position-parts = eine Stellung hat { $count } Teile, diese hat { $found }
position-no-number = „{ $word }“ ist keine Zahl von { $least } bis { $most }
position-one-of = „{ $word }“ müsste eines von diesen sein: { $known }
position-doubled = „{ $name }“ steht hier zweimal
record-no-text = eine Aufzeichnung ist JSON-Text oder das Objekt, das ein solcher Text beschreibt
record-no-json = das ist kein JSON
record-long-number = eine Zahl in dieser Aufzeichnung ist zu lang zum Lesen
record-too-deep = das ist zu tief verschachtelt
record-no-object = eine Aufzeichnung ist ein JSON-Objekt
record-lacks = der Aufzeichnung fehlt das Feld „{ $name }“
record-unknown = eine Aufzeichnung hat kein Feld „{ $name }“
record-doubled = das Feld „{ $name }“ steht hier zweimal
record-wrong-kind = im Feld „{ $name }“ steht ein Wert der falschen Art
record-format = die Aufzeichnung hat das Format { $found }; dieses Programm liest die Formate { $known }
record-luck = den Generator „{ $luck }“ kennt dieses Programm nicht
record-key = ein versiegelter Startwert hat 64 hexadezimale Ziffern
record-hints = das Feld mit den Tipps nennt Entscheidungen des Spiels mit ihrer Nummer
record-players = das Feld mit den Spielern nennt jeden Platz, jeden mit höchstens { $most } Buchstaben
record-no-decision = eine Entscheidung ist ein Paar aus Platz und Wort
record-no-digest = zwischen Entscheidungen darf nur eine Prüfsumme stehen
record-went-differently = das Spiel ging hier anders weiter, als es aufgezeichnet wurde: Die Regeln haben sich geändert, oder die Aufzeichnung wurde bearbeitet
unsolvable-game = für { $game } gibt es keinen Löser

## Gründe, aus denen ein Spiel wegbleibt

broken-import = es lässt sich nicht laden: { $problem }
broken-no-game = sein { $name } ist kein smallcouncil.Game
broken-lacks = ihm fehlt { $name }
broken-name = es nennt sich { $name }
broken-slug = ein Name besteht nur aus Kleinbuchstaben, Ziffern und einzelnen Bindestrichen
broken-doubled = ein anderes Spiel heißt schon so
