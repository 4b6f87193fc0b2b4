### Was das Terminalprogramm und die Kommandozeile sagen.

## Am Tisch

terminal-welcome = Willkommen bei { $game }.
terminal-welcome-help = Gib eine Nummer oder die Wörter eines Zuges ein; „{ $command }“ zeigt die Befehle.
terminal-seed = Der Startwert dieser Partie ist { $seed }; derselbe Startwert ergibt dieselbe Auslage.
terminal-seat-human = { $player }: du
terminal-seat-bot = { $player }: Bot { $bot }
terminal-turn = Zug { $n }: { $player }
terminal-your-turn = Du bist am Zug, { $player }.
terminal-moves = Erlaubte Züge:
terminal-moves-hidden =
    { $count ->
        [one] … und { $count } weiterer
       *[other] … und { $count } weitere
    }
terminal-how-to-move = Gib eine Nummer von 1 bis { $count } ein oder die Wörter des Zuges, zum Beispiel: { $example }
terminal-input = Dein Zug
terminal-thinking = { $player } überlegt …
terminal-bot-move = { $player } spielt: { $move }
terminal-hot-seat = Gib an { $player } weiter und drücke dann die Eingabetaste.
terminal-log-empty = Noch ist nichts geschehen.
terminal-log-line = { $n }. { $event }
terminal-game-over = Das Spiel ist vorbei.
terminal-resigned = { $player } gibt auf.
terminal-goodbye = Leb wohl.
terminal-interrupted = Abgebrochen. Die bisherige Partie ist in { $file } gespeichert.
terminal-confirm-quit = Die Partie verlassen, ohne sie zu speichern? ({ $yes }/{ $no })
terminal-press-enter = Weiter mit der Eingabetaste.

## Antworten auf Befehle

terminal-saved = Gespeichert in { $file }.
terminal-loaded = { $file } geladen; { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    } gespielt.
terminal-cannot-save = { $file } lässt sich nicht schreiben: { $problem }
terminal-cannot-open = { $file } lässt sich nicht lesen: { $problem }
terminal-file-exists = { $file } gibt es schon. Überschreiben? ({ $yes }/{ $no })
terminal-undone = Zurückgenommen: { $move }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-undo-refused = In dieser Partie lassen sich Züge nicht zurücknehmen.
terminal-unknown-command =
    { $near ->
        [none] „{ $input }“ ist weder ein erlaubter Zug noch ein Befehl.
       *[other] „{ $input }“ ist weder ein erlaubter Zug noch ein Befehl. Meintest du „{ $near }“?
    }
terminal-ambiguous = „{ $input }“ ist nicht eindeutig, es gibt: { $moves }
terminal-no-such-number = Einen Zug mit der Nummer { $n } gibt es nicht; die Züge haben die Nummern 1 bis { $count }.
terminal-missing-argument = Nach „{ $command }“ fehlt noch: { $argument }
terminal-why-nothing = Bisher wurde nichts abgelehnt. Frage nach einem Zug, der nicht erlaubt war, oder nenne einen Zug.
terminal-why-legal = „{ $move }“ ist erlaubt.
terminal-why-rule = { $why } (Regel { $rule })
terminal-rules-found =
    { $count ->
        [one] { $count } Regel zu „{ $term }“:
       *[other] { $count } Regeln zu „{ $term }“:
    }
terminal-rules-none =
    { $near ->
        [none] Keine Regel spricht von „{ $term }“.
       *[other] Keine Regel spricht von „{ $term }“. Versuche: { $near }
    }
terminal-rule-why = Begründung: { $why }
terminal-commands = Befehle:

## Warten

terminal-compiling = Die Regeln werden für mehr Tempo übersetzt; das geschieht nur einmal …
terminal-loading = Wird geladen …
terminal-replaying = Die Aufzeichnung wird nachgespielt …
terminal-simulating = Partie { $done } von { $count } läuft …

## Befehle am Tisch

command-help = hilfe
    .help = Die Befehle zeigen.
command-moves = züge
    .help = Die erlaubten Züge zeigen.
command-board = tisch
    .help = Den Tisch noch einmal zeichnen.
command-log = verlauf
    .help = Zeigen, was bisher geschehen ist.
command-why = warum
    .argument = ZUG
    .help = Sagen, warum der letzte Zug abgelehnt wurde, warum das Spiel fragt oder warum ZUG nicht erlaubt ist.
command-rules = regeln
    .argument = BEGRIFF
    .help = Die Regeln zeigen, die von BEGRIFF sprechen, oder die Regel mit dieser Nummer.
command-card = karte
    .argument = NAME
    .help = Zeigen, was eine Karte bewirkt.
command-undo = zurück
    .help = Deinen letzten Zug zurücknehmen.
command-save = speichern
    .argument = DATEI
    .help = Die Partie in DATEI speichern.
command-resign = aufgeben
    .help = Die Partie aufgeben.
command-quit = ende
    .help = Die Partie verlassen.

## Die Kommandozeile

cli = Brettspiele zu Game of Thrones, spielbar am Terminal, gegen Bots und aus Python.
cli-games = Die Spiele auflisten.
cli-play = Ein Spiel am Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
cli-simulate = Bots viele Partien spielen lassen und berichten, wer gewinnt.
cli-rules = Die Regeln eines Spiels zeigen oder jene, die von einem Begriff sprechen.
cli-replay = Eine gespeicherte Aufzeichnung nachspielen und jede Entscheidung prüfen.
cli-version = Die Version zeigen.

cli-argument-game = Der Name des Spiels, zum Beispiel { $example }.
cli-argument-file = Die Datei mit der Aufzeichnung.
cli-argument-term = Ein Wort, eine Karte, ein Abschnitt oder die Nummer einer Regel.

cli-option-lang = Die Sprache: { $languages }. Ohne Angabe die des Systems.
cli-option-seats = Die Zahl der Spieler.
cli-option-seed = Der Startwert, aus dem aller Zufall kommt; derselbe Wert ergibt dieselbe Partie.
cli-option-human = Die Plätze, an denen Menschen spielen, gezählt ab 1. Mehrfach möglich.
cli-option-bot = Wer auf den übrigen Plätzen spielt: { $bots }. Mehrfach möglich, ein Platz nach dem anderen.
cli-option-name = Der Name eines Spielers, in der Reihenfolge der Plätze. Mehrfach möglich.
cli-option-option = Eine Option des Spiels als NAME=WERT. Mehrfach möglich.
cli-option-position = Mit dieser Stellung statt mit einer neuen Partie beginnen.
cli-option-load = Die in dieser Datei gespeicherte Partie fortsetzen.
cli-option-save = Die Aufzeichnung in dieser Datei speichern.
cli-option-games = Wie viele Partien gespielt werden.
cli-option-jobs = Wie viele Prozesse gleichzeitig spielen.
cli-option-json = JSON statt Text ausgeben.
cli-option-plain = Einfachen Text ausgeben: keine Farben, keine Rahmen, nichts Bewegtes.
cli-option-time = Wie viele Sekunden ein Bot über einen Zug nachdenken darf.
cli-option-step = Den Tisch nach jeder Entscheidung zeigen.
cli-option-version = Die Version zeigen und beenden.
cli-option-help = Diese Hilfe zeigen und beenden.

## Antworten der Kommandozeile

cli-seats-range = { $seats } Spieler
cli-replay-good =
    { $count ->
        [one] Die Aufzeichnung ist in Ordnung: { $count } Entscheidung, jede Prüfsumme stimmt.
       *[other] Die Aufzeichnung ist in Ordnung: { $count } Entscheidungen, jede Prüfsumme stimmt.
    }
cli-simulate-done =
    { $count ->
        [one] { $count } Partie in { $seconds } s
       *[other] { $count } Partien in { $seconds } s
    }
cli-column-player = Spieler
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-score = Wertung im Schnitt
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-about = Worum es geht
