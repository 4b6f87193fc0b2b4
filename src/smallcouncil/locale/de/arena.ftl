### Was die Arena sagt: Wettkämpfe auf der Kommandozeile, ihre Berichte und mitgebrachte Bots.

cli-match = Bots ein Match spielen lassen: jede Ausgangslage einmal in jeder Drehung der Plätze.
cli-tournament = Jede Gruppe von Bots gegeneinander spielen lassen, mit denselben Ausgangslagen und in allen Drehungen der Plätze.
cli-ladder = Nachbarn auf einer Leiter von Bots gegeneinander spielen lassen; ohne Angabe die Stufen von der schwächsten zur stärksten.

cli-argument-contestants = Die Bots; docs/bots.md zeigt, wie man einen eigenen mitbringt.

cli-option-game = Der Name des Spiels.
cli-option-rounds = Wie viele Partien jede Gruppe von Bots spielt, aufgerundet auf ganze Ausgangslagen.
cli-option-jobs = Wie viele Prozesse gleichzeitig spielen. Ohne Angabe einer je Rechenkern.
cli-option-folder = Ein Ordner für den Bericht, die Aufzeichnungen und jede beendete Partie. Ein unterbrochener Wettkampf geht weiter, wenn derselbe Ordner angegeben wird.
cli-option-ray = Auf einem Ray-Cluster spielen: auf dem, den RAY_ADDRESS nennt, sonst auf einem auf diesem Rechner.
cli-option-sprt = Aufhören, sobald ein sequenzieller Test elo0 von elo1 unterscheiden kann.
cli-option-elo0 = Der Vorsprung des ersten Bots, den der Test ausschließen soll.
cli-option-elo1 = Der Vorsprung des ersten Bots, den der Test beweisen soll.
cli-option-alpha = Die Wahrscheinlichkeit, elo1 irrtümlich anzunehmen.
cli-option-beta = Die Wahrscheinlichkeit, elo0 irrtümlich anzunehmen.
cli-option-matchseed = Der Startwert, aus dem alle Ausgangslagen und aller Zufall kommen; derselbe Wert ergibt wieder dieselben Partien. Ohne ihn wird einer von 128 Bit gezogen, den der Bericht nennt.
cli-option-movetime = Wie viele Sekunden ein eigener Bot für eine Entscheidung brauchen darf.
cli-option-gametime = Wie viele Sekunden ein eigener Bot für eine ganze Partie brauchen darf.
cli-option-memory = Wie viel Speicher in MiB ein eigener Bot benutzen darf.

cli-metavar-rounds = ZAHL
cli-metavar-jobs = ZAHL
cli-metavar-folder = ORDNER
cli-metavar-elo0 = ELOZAHL
cli-metavar-elo1 = ELOZAHL
cli-metavar-alpha = ANTEIL
cli-metavar-beta = ANTEIL
cli-metavar-matchseed = ZAHL
cli-metavar-movetime = SEKUNDEN
cli-metavar-gametime = SEKUNDEN
cli-metavar-memory = ZAHL

## Am Terminal und im Bericht

arena-playing = Es wird gespielt
arena-stopped = Angehalten. Jede beendete Partie liegt in { $folder }; derselbe Befehl macht dort weiter.
arena-stopped-unsaved = Angehalten. Nichts wurde aufgehoben; mit „--out ORDNER“ lässt sich ein Wettkampf fortsetzen.
arena-done =
    { $count ->
        [one] { $count } Partie in { $seconds } s
       *[other] { $count } Partien in { $seconds } s
    }
arena-report-at = Der Bericht mit allen Schaubildern: { $path }
arena-records-at = Die Aufzeichnungen, zu zeigen mit „smallcouncil replay“: { $path }
arena-again = Dieselben Partien noch einmal:

arena-column-games = Partien
arena-column-drawn = Remis
arena-column-lost = Verloren
arena-column-rating = Elo-Zahl
arena-column-lead = Vorsprung in Elo
arena-column-fair = Fairer Anteil
arena-column-score = Mittlere Wertung
arena-column-move = Zug im Mittel
arena-column-longest = Längster Zug
arena-column-allowed = Erlaubt
arena-column-overruns = Zu spät
arena-column-forfeits = Aufgegeben
arena-column-pair = Paarung
arena-column-number = Nr.
arena-column-seed = Startwert
arena-column-seating = Plätze
arena-column-ranks = Ränge
arena-column-decisions = Entscheidungen
arena-column-note = Anmerkung

arena-milliseconds = { $ms } ms
arena-range = { $low } bis { $high }
arena-plus-minus = { $value } ({ $low } bis { $high })
arena-no-limit = keine Grenze
arena-unbounded = unermesslich

arena-verdict-elo1 = Der sequenzielle Test nimmt nach { $deals } Ausgangslagen einen Vorsprung von { $elo1 } Elo oder mehr an statt eines von { $elo0 } oder weniger.
arena-verdict-elo0 = Der sequenzielle Test nimmt nach { $deals } Ausgangslagen einen Vorsprung von { $elo0 } Elo oder weniger an statt eines von { $elo1 } oder mehr.
arena-verdict-none = Der sequenzielle Test hat nach { $deals } Ausgangslagen nicht zwischen { $elo0 } und { $elo1 } Elo entschieden.

arena-forfeit =
    { $reason ->
        [timeout] { $bot } kam zu spät: { $detail }
        [crash] { $bot } ist abgestürzt: { $detail }
        [illegal] { $bot } gab eine Antwort, die nicht erlaubt ist: { $detail }
        [malformed] { $bot } gab eine unlesbare Antwort: { $detail }
        [oversized] { $bot } gab eine viel zu lange Antwort: { $detail }
       *[other] { $bot } hat versagt ({ $reason }): { $detail }
    }
arena-reason =
    { $reason ->
        [timeout] zu spät
        [crash] abgestürzt
        [illegal] nicht erlaubt
        [malformed] unlesbar
        [oversized] zu lang
       *[other] versagt ({ $reason })
    }
arena-forfeit-times =
    { $count ->
        [one] { $count } Mal
       *[other] { $count } Mal
    }
arena-overruns =
    { $count ->
        [one] { $bot } brauchte für { $count } Zug ein Zehntel und 50 ms mehr als erlaubt; der längste dauerte { $longest }.
       *[other] { $bot } brauchte für { $count } Züge ein Zehntel und 50 ms mehr als erlaubt; der längste dauerte { $longest }.
    }

## Die Mauern um mitgebrachte Bots

arena-walls = Mauern um mitgebrachte Bots: { $standing }.
arena-walls-some = Mauern um mitgebrachte Bots: { $standing }. Hier fehlen: { $missing }.
arena-walls-none = Um mitgebrachte Bots stehen hier keine Mauern, nur Grenzen für jeden ihrer Prozesse.
arena-wall =
    { $wall ->
        [processes] fremde Prozesse
        [files] Dateien
        [network] Netz
        [memory] Speicher
        [measured] Speicher (gemessen)
        [user] ein anderer Benutzer
        [children] nichts überlebt seine Partie
        [orphans] was ein Bot zurücklässt, wird beendet
       *[other] Mauer „{ $wall }“
    }

## Der Bericht

arena-title-match = Das Match: { $bots }
arena-title-tournament = Turnier von { $count } Bots
arena-title-ladder = Leiter von { $count } Bots
arena-about =
    { $deals ->
        [one] { $game }, { $seats } Plätze, { $games } Partien: { $deals } Ausgangslage, jede einmal in jeder Drehung der Plätze gespielt.
       *[other] { $game }, { $seats } Plätze, { $games } Partien: { $deals } Ausgangslagen, jede einmal in jeder Drehung der Plätze gespielt.
    }
arena-headline = { $bot } macht { $share } der Punkte (95-%-Intervall { $low } bis { $high }).
arena-headline-fair = { $bot } macht { $share } der Punkte (95-%-Intervall { $low } bis { $high }); der gerechte Anteil seiner Plätze ist { $fair }.
arena-headline-leader = { $bot } führt mit einer Elo-Zahl von { $rating } (95-%-Intervall { $low } bis { $high }).
arena-headline-few = { $bot } führt mit einer Elo-Zahl von { $rating }; für ein Intervall waren es zu wenige Ausgangslagen.
arena-heading-standings = Tabelle
arena-heading-points = Anteil an den Punkten
arena-heading-ratings = Elo-Zahlen
arena-heading-course = Verlauf des Matches
arena-heading-test = Sequenzieller Test
arena-heading-pairs = Bot gegen Bot
arena-heading-seats = Punkte nach Plätzen
arena-heading-lengths = Entscheidungen je Partie
arena-heading-times = Bedenkzeit
arena-heading-forfeits = Aufgegebene Partien
arena-heading-games = Alle Partien
arena-heading-again = Noch einmal spielen
arena-caption-points = Punkte mit 95-%-Intervallen; { $method }. Gestrichelt: der gerechte Anteil der besetzten Plätze.
arena-caption-ratings = Elo mit 95-%-Intervallen aus neu gezogenen Ausgangslagen; das Mittel aller ist null.
arena-caption-course = Der Anteil von { $bot } nach jeder Ausgangslage mit 95-%-Intervall. Gestrichelt: der gerechte Anteil seiner Plätze.
arena-caption-test = Der Logarithmus des Likelihood-Quotienten nach jeder Ausgangslage. Über der oberen Linie ist der Vorsprung bewiesen, unter der unteren ausgeschlossen.
arena-caption-pairs = Wie oft der Bot links vor dem Bot oben lag.
arena-caption-seats = Der Anteil an den Punkten, den jeder Platz machte, wer immer dort saß. Gestrichelt: ausgeglichen.
arena-caption-lengths = Wie viele Partien wie viele Entscheidungen dauerten.
arena-caption-times = Verstrichene Zeit. Ein Zug gilt als zu spät, wenn er ein Zehntel und 50 ms länger dauerte als erlaubt; der erste Zug eines eigenen Bots darf länger dauern, weil dann das Programm startet.
arena-method-wilson = Wilson-Intervall
arena-method-bootstrap = neu gezogene Ausgangslagen
arena-no-forfeits = Niemand hat aufgegeben, und niemand ist abgestürzt.
arena-games-shown = Die ersten { $shown } von { $count } Partien; alle stehen in { $file }.
arena-stderr = Letzte Worte von { $bot }
arena-axis-deals = Ausgangslagen
arena-axis-decisions = Entscheidungen
arena-made-by = Erstellt mit Small Council { $version }.

## Was an einem Wettkampf nicht stimmt

cli-error-missing-contestants = Welche Bots? Mindestens zwei sind zu nennen, zum Beispiel: smallcouncil match greedy random
error-arena-match = Ein Match braucht hier mindestens 2 und höchstens { $sides } Bots.
error-arena-few = Ein Turnier braucht hier mindestens { $sides } Bots.
error-arena-ladder = Eine Leiter ist für zwei Seiten und braucht mindestens zwei Bots.
error-arena-sprt = Ein sequenzieller Test ist für ein Match zweier Seiten.
error-arena-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $problem }.
error-arena-other-plan = Im Ordner { $folder } liegt ein anderer Wettkampf: „{ $name }“ war dort { $held } und ist jetzt { $wanted }. Bitte einen anderen Ordner wählen.
error-arena-changed-bot = { $count ->
    [one] { $bots } hat sich geändert, seit der Wettkampf im Ordner { $folder } begann, und Partien zweier Fassungen zählen nicht zusammen.
   *[other] Diese Bots haben sich geändert, seit der Wettkampf im Ordner { $folder } begann, und Partien zweier Fassungen zählen nicht zusammen: { $bots }.
} Bitte für die neue Fassung einen anderen Ordner wählen oder die alte zurücklegen.
error-arena-busy = Im Ordner { $folder } ist schon eine andere Arena am Werk.
error-arena-no-ray = Ray ist nicht installiert. Bitte installieren oder „--ray“ weglassen.
error-arena-workers = Die Prozesse, die die Partien spielen, brechen immer wieder ab. Reicht der Speicher? Weniger „--jobs“ brauchen weniger.
error-bot-file = „{ $code }“ ist kein Bot: Es gibt keine Python-Datei „{ $path }“.
error-bot-command = „{ $code }“ ist kein Bot: Nach „program:“ kommt ein Befehl, zum Beispiel „program:./bot --fast“.
error-bot-failed =
    { $reason ->
        [timeout] Der Bot „{ $code }“ kam zu spät: { $detail }
        [illegal] Der Bot „{ $code }“ gab eine Antwort, die nicht erlaubt ist: { $detail }
       *[other] Der Bot „{ $code }“ hat versagt ({ $reason }): { $detail }
    }
cli-error-amount = „{ $option }“ braucht eine Zahl im erlaubten Bereich.

bot-own = ein eigener Bot, wie docs/bots.md es zeigt

cli-check = Einen Bot an einem Dutzend heikler Stellungen ausprobieren: Stürzt er ab, kommt er zu spät, antwortet er falsch?
cli-argument-bot = Der Bot, mit demselben Kürzel wie in einem Wettkampf.
cli-metavar-contestants = BOT BOT …
cli-option-prints = Zeigen, was der Bot ausgibt.
check-line = { $number }. { $ask }, { $answers ->
        [one] { $answers } Möglichkeit
       *[other] { $answers } Möglichkeiten
    }, { $time } ms:
check-failed =
    { $reason ->
        [timeout] zu spät: { $detail }
        [crash] abgestürzt: { $detail }
        [illegal] nicht erlaubt: { $detail }
        [malformed] unlesbar: { $detail }
        [oversized] viel zu lang: { $detail }
       *[other] misslungen ({ $reason }): { $detail }
    }
check-expected = erwartet war eine von: { $words }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
check-position = Stellung für { $seats } Plätze: { $position }
check-stays = Er hört nicht auf, wenn seine Eingabe endet; ein Wettkampf beendet ihn, doch besser liest er bis zum Ende der Eingabe.
check-summary = { $good } von { $tried } Stellungen gingen gut.

## Eine Klasse

cli-class = Alle Bots in einem Ordner gegeneinander antreten lassen: Jede Python-Datei und jedes Programm nimmt teil, und gespielt wird nur, was neu oder geändert ist.
cli-argument-classfolder = Der Ordner mit den Bots.
cli-metavar-classfolder = ORDNER
cli-option-longest = Wie lange es dauern darf, etwa 90s, 10m oder 2h. Ohne Angabe wird alles gespielt, was fehlt.
cli-metavar-longest = ZEIT
cli-option-pairing = Wer auf wen trifft: all (alle auf alle), swiss (wer gleich steht), groups (ausgelost, bei mehr als zwei Seiten) oder auto, je nach der Zeit.
cli-metavar-pairing = ART
cli-option-beside = Ein Bot des Hauses, der als Maßstab mitspielt, etwa knight; mehrfach möglich.
cli-metavar-beside = KÜRZEL
cli-option-failures = In so vielen Partien darf ein Bot versagen, ehe er ausscheidet.
cli-metavar-failures = ANZAHL
cli-option-firstmove = Wie lange die erste Entscheidung einer Partie dauern darf, mit dem Starten.
cli-metavar-firstmove = ZEIT
cli-option-classout = Der Ordner für die Ergebnisse; ohne Angabe „results“ im Ordner der Klasse.
cli-metavar-classout = ORDNER
cli-error-missing-classfolder = Welcher Ordner? Bitte den mit den Bots der Klasse nennen.
cli-error-no-folder = Es gibt keinen Ordner { $folder }.
cli-error-empty-class = Keine Bots in { $folder }: Ein Bot ist eine Python-Datei (*.py) oder ein Programm, das gestartet werden darf.
cli-error-duration = { $option } nimmt eine Zeit wie 90s, 10m oder 2h, nicht „{ $value }“.
cli-error-first-move = Der erste Zug darf mindestens so lange dauern wie jeder andere: „{ $option }“ kann nicht unter { $least } liegen („{ $other }“).
class-title = Die Klasse
class-about = { $game }, { $seats } Plätze: { $games } Partien von { $bots } Bots in ihren jetzigen Fassungen.
class-heading-out = Spielt nicht mit
class-heading-losses = Verlorene Partien
class-losses =
    { $count ->
        [one] { $count } Niederlage
       *[other] { $count } Niederlagen
    }
class-loss = Partie { $number }: { $seats }, { $count } Entscheidungen
class-more-losses = { $count } frühere Niederlagen stehen in games.csv.
class-open = Partie nachspielen
class-rejected =
    { $reason ->
        [unreadable] lässt sich nicht lesen: { $detail }.
        [same-name] spielt nicht mit, weil mehrere Dateien denselben Namen haben: { $detail }. Bitte umbenennen.
        [same-level] spielt nicht mit, weil ein Bot des Hauses, der mitspielt, so heißt. Bitte umbenennen.
       *[other] spielt nicht mit: { $reason }.
    }
class-out-trial =
    { $reason ->
        [timeout] scheidet aus: Auf die erste Frage einer Partie kam keine Antwort zur rechten Zeit ({ $detail }).
        [illegal] scheidet aus: Die erste Antwort ist nicht erlaubt ({ $detail }).
       *[other] scheidet aus: Die erste Frage einer Partie kann es nicht beantworten ({ $detail }).
    }
class-out-failures = scheidet nach { $count ->
        [one] einem Fehler aus
       *[other] { $count } Fehlern aus, zuletzt
    }: { $detail } ({ $reason ->
        [timeout] zu spät
        [crash] abgestürzt
        [illegal] nicht erlaubt
        [malformed] unlesbar
        [oversized] zu lang
       *[other] { $reason }
    }).
class-too-few =
    { $count ->
        [0] Niemand kann spielen: Es braucht { $sides } Bots.
        [one] Nur { $count } Bot kann spielen: Es braucht { $sides }.
       *[other] Nur { $count } Bots können spielen: Es braucht { $sides }.
    }
class-nothing-new = Nichts ist neu: Alle { $games } Partien sind gespielt. Mit mehr „--games“ spielen alle weiter.
class-programme =
    { $kind ->
        [all] Alle treffen auf alle: { $games } Partien von { $bots } Bots, etwa { $time }.
        [swiss] Schweizer System: { $games } Partien von { $bots } Bots, jeweils gegen andere, die gleich stehen, etwa { $time }.
       *[groups] Ausgeloste Gruppen: { $games } Partien von { $bots } Bots, etwa { $time }.
    }
class-clock =
    { $unit ->
        [hours] { $count } Stunden
        [minutes] { $count } Minuten
       *[seconds] { $count ->
            [one] { $count } Sekunde
           *[other] { $count } Sekunden
        }
    }
class-tables-at = Tabellen: { $tables }
cli-option-show = Danach die Klasse im Browser zeigen, jede Partie nur einen Klick entfernt zum Nachspielen und Auswerten.
