### Was an einem Tisch im Terminal gesagt wird.

terminal-welcome = Willkommen bei { $game }.
terminal-welcome-help = Gib eine Nummer oder die Wörter eines Zuges ein; „{ $command }“ zeigt die Befehle.
terminal-seed = Der Startwert dieser Partie ist { $seed }; mit demselben Startwert beginnt sie wieder genauso.
terminal-role-you = du
terminal-role-person = an der Tastatur
terminal-role-bot = Bot { $bot }
terminal-how-to-move = Gib eine Nummer ein ({ $numbers }), die Wörter des Zuges, zum Beispiel „{ $example }“, oder was daneben steht. Wörter lassen sich abkürzen, solange sie eindeutig bleiben.
terminal-thinking = { $player } überlegt …
terminal-decided = { $player } hat sich entschieden.
terminal-only-choice = { $player } hat nur eine Möglichkeit, sie wird gleich gespielt: { $move }
terminal-log-empty = Noch ist nichts geschehen.
terminal-log-line = { $n }. { $event }
terminal-game-over = Das Spiel ist vorbei.
terminal-kept = Diese Partie noch einmal ansehen:
terminal-goodbye = Leb wohl.

## Mehrere an einer Tastatur, in einem Spiel mit Geheimnissen

terminal-cover = { $player }: Eingabetaste drücken, um den Tisch zu verdecken, dann die Tastatur an { $other } geben.
terminal-uncover = { $player }: Eingabetaste drücken, sobald niemand sonst auf den Bildschirm sieht.

## Eine Partie verlassen, die noch nicht vorbei ist

terminal-save-as = In welcher Datei speichern? (Nur Eingabetaste: Die Partie speichert sich von selbst.)
terminal-interrupted = Die bisherige Partie ist in { $file } gespeichert.
terminal-resume = So geht es weiter:

## Antworten auf Befehle

terminal-saved = Gespeichert in { $file }.
terminal-cannot-save =
    { $problem ->
        [not-found] { $file } lässt sich nicht schreiben: Diesen Ordner gibt es nicht.
        [is-folder] { $file } lässt sich nicht schreiben: Das ist ein Ordner.
        [forbidden] { $file } lässt sich nicht schreiben: Die Berechtigung fehlt.
       *[other] { $file } lässt sich nicht schreiben: { $problem }
    }
terminal-cannot-open =
    { $problem ->
        [not-found] { $file } lässt sich nicht lesen: Diese Datei gibt es nicht.
        [is-folder] { $file } lässt sich nicht lesen: Das ist ein Ordner.
        [forbidden] { $file } lässt sich nicht lesen: Die Berechtigung fehlt.
        [not-text] { $file } lässt sich nicht lesen: Das ist keine Textdatei.
       *[other] { $file } lässt sich nicht lesen: { $problem }
    }
terminal-file-exists = { $file } gibt es schon. Überschreiben? ({ $yes }/{ $no })
terminal-undone = Zurückgenommen: { $move }
terminal-undone-of = Zurückgenommen: die letzte Entscheidung von { $player }
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-revealed = Das lässt sich nicht zurücknehmen: Seitdem ist etwas ans Licht gekommen.
terminal-unknown-command =
    { $near ->
        [none] „{ $input }“ ist weder ein Zug noch ein Befehl.
       *[other] „{ $input }“ ist weder ein Zug noch ein Befehl. Meintest du „{ $near }“?
    }
terminal-ambiguous = „{ $input }“ ist nicht eindeutig, es gibt: { $moves }
terminal-no-such-number = Einen Zug mit der Nummer { $n } gibt es nicht; die Züge haben die Nummern { $numbers }.
terminal-range = { $first } bis { $last }
terminal-missing-argument = Nach „{ $command }“ fehlt noch: { $argument }
terminal-ask-why = „{ $command }“ erklärt es.
terminal-why-legal = „{ $move }“ ist erlaubt.
terminal-why-unwritten = Dazu ist keine Regel aufgeschrieben.
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

## Eine Aufzeichnung ansehen

terminal-replay-title = Nach Entscheidung { $n } von { $count }
terminal-replay-ask = Eingabetaste: weiter; rückwärts; eine Nummer; ende
terminal-replay-end = Die Aufzeichnung reicht von 0 bis { $count }.

## Warten

terminal-compiling = Wird für mehr Tempo übersetzt, nur dieses eine Mal …
terminal-simulating = Es wird gespielt

## Befehle am Tisch

command-help = hilfe
    .help = Die Befehle zeigen.
command-moves = züge
    .help = Die erlaubten Züge zeigen.
command-board = tisch
    .help = Den ganzen Tisch zeichnen, mit dem, was die Karten bewirken.
command-log = verlauf
    .help = Zeigen, was bisher geschehen ist.
command-why = warum
    .argument = ZUG
    .help = Sagen, warum der letzte Zug abgelehnt wurde, warum das Spiel fragt oder warum ZUG nicht erlaubt ist.
command-rules = regeln
    .argument = BEGRIFF
    .help = Die Regeln zeigen, die von BEGRIFF sprechen, oder die Regel mit dieser Nummer.
command-undo = zurück
    .help = Deinen letzten Zug zurücknehmen, samt dem, was die Bots darauf getan haben.
command-save = speichern
    .argument = DATEI
    .help = Die Partie in DATEI speichern.
command-quit = ende
    .help = Die Partie verlassen; sie lässt sich fortsetzen.
command-back = rückwärts
