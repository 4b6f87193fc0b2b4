### Hilfen, um ein Spiel zu verstehen: Tipps, Rückblick, Auswertungen, Lektionen, Aufgaben.

## Tipps

command-since = seither
    .help = Noch einmal erzählen, was seit deiner letzten Antwort geschah.
command-hint = tipp
    .help = Die besten Antworten nennen, mit Gewinnchancen und Gründen.
hint-since = Seit deiner letzten Antwort:
hint-since-nothing = Seit deiner letzten Antwort ist nichts geschehen.
hint-thinking = Die besten Antworten werden gesucht …
hint-none = Es gibt nichts zu wählen: Nur eine Antwort ist möglich.
hint-company = Hier spielen mehrere Menschen, jeder für sich: Es gibt keine Tipps.
hint-heading = Die besten Antworten, wie { $level } es sieht, mit ihren Gewinnchancen:
hint-marked = Dass du einen Tipp bekommen hast, steht in der Aufzeichnung des Spiels.

hint-title = Tipps
hint-button = Gib mir einen Tipp
hint-not-asked = Du wirst gerade nichts gefragt; also gibt es auch nichts zu raten.
hint-refused = An diesem Tisch gibt es keine Tipps: Er wurde ohne angelegt, oder nicht alle sind einverstanden.
hints-agree = Tipps sind mir recht
hints-withdraw = Keine Tipps mehr
hints-missing = Für Tipps fehlt noch: { $players }.
web-new-hints = Tipps
web-hints-on = Ja, für alle, die allein spielen, und wo alle einverstanden sind
web-hints-off = Nie
web-note-hint = { $player } hat einen Tipp bekommen.
web-note-hints-yes = { $player } wären Tipps für alle recht.
web-note-hints-no = { $player } möchte an diesem Tisch keine Tipps.

## Auswertungen

review-title = Auswertung
review-begin = Dieses Spiel auswerten
review-help = Was jede Entscheidung wert war, wo das Spiel kippte und was besser gewesen wäre.
review-running =
    { $before ->
        [0] { $done } von { $whole } Entscheidungen
        [one] { $done } von { $whole } Entscheidungen, im Wechsel mit { $before } anderen Auswertung
       *[other] { $done } von { $whole } Entscheidungen, im Wechsel mit { $before } anderen Auswertungen
    }
review-curve = Die Gewinnchancen aller Seiten vor jeder Entscheidung
review-turning = Entscheidung { $n }: { $player } verschenkt { $points } % des Sieges
review-accuracy = Genauigkeit:
review-values = Was { $player } hier antworten konnte und was es wert war
review-played = gespielt
review-line = Die beste Fortsetzung
review-mistakes =
    { $count ->
        [0] Keine Entscheidung hat ein Zwanzigstel des Sieges verschenkt
        [one] { $count } Entscheidung hat etwas verschenkt
       *[other] { $count } Entscheidungen haben etwas verschenkt
    }
review-decision = Entscheidung { $n }:
review-mistake = { $player } wählt „{ $played }“ ({ $worth }); besser ist „{ $better }“ ({ $best }).
review-because = Was es bewirkt: { $reasons }.

## Aufgaben auf der Kommandozeile

cli-puzzles = In Spielen zwischen Bots Aufgaben suchen („mine“), oder zählen, wie viele ein Spiel mitbringt („count“).
cli-argument-task = „mine“ oder „count“.
cli-metavar-task = AUFTRAG
cli-option-puzzlefile = Die Aufgaben an diese Datei anhängen; eine Datei mit der Endung „.next“ daneben lässt einen späteren Lauf weitermachen.
cli-option-wanted = Aufhören, wenn es so viele sind.
cli-metavar-puzzlefile = DATEI
cli-metavar-wanted = ZAHL
cli-error-puzzle-task = „{ $task }“ ist weder „mine“ noch „count“.
cli-error-missing-task = Was soll mit den Aufgaben geschehen? Nenne „mine“ oder „count“ und das Spiel.
puzzles-mining = { $file }: { $count } von { $wanted } Aufgaben; weiter mit Spiel { $first }
puzzles-mined = Spiel { $number }: { $count } von { $wanted }
puzzles-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzles-rated = { $rating } von 6: { $count }

## Seit dem letzten Zug

since-title =
    { $count ->
        [one] Seit deinem letzten Zug: { $count } Schritt
       *[other] Seit deinem letzten Zug: { $count } Schritte
    }
since-look = Der Tisch nach Schritt { $n }
since-back = Einen Schritt zurück
since-on = Einen Schritt weiter
since-now = Zurück zu jetzt

## Geführte erste Spiele

web-learn = Geführtes erstes Spiel
lesson-title = { $game }: ein geführtes erstes Spiel
lesson-step = Schritt { $n } von { $count }
lesson-you = Du bist { $player }.
lesson-happened = Was geschah
lesson-not-now =
    { $reasons ->
        [none] Jetzt nicht: „{ $label }“ ist erlaubt, aber darum geht es in diesem Schritt nicht. Es wird zurückgenommen.
       *[other] Jetzt nicht: „{ $label }“: { $reasons }. Darum geht es in diesem Schritt nicht; es wird zurückgenommen.
    }
lesson-done = Gut gemacht
lesson-free-game = Ein freies Spiel gegen einen Neuling
lesson-resume = Du kannst jederzeit gehen: Dieser Browser weiß, wie weit du bist.
lesson-again = Von vorn beginnen
error-lesson-broken = Das geführte Spiel von { $game } kommt nicht zu seinem Schritt „{ $step }“.
cli-learn = Ein geführtes erstes Spiel, Schritt für Schritt, im Terminal.
cli-option-fresh = Von vorn beginnen, auch wenn du mittendrin warst.
learn-unknown = Gib die Nummer oder die Wörter einer der Antworten ein.
learn-left = Mit „{ $command }“ geht es später weiter.
learn-none = { $game } hat kein geführtes erstes Spiel.

## Aufgaben

web-puzzles =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
puzzle-title = { $game }: Aufgaben
puzzle-number = Aufgabe { $n } von { $count }
puzzle-task = Eine Antwort ist eindeutig die beste. Welche?
puzzle-rating = Schwierigkeit { $rating } von 6, danach, wie viele unserer Bots die Antwort finden.
puzzle-right = Richtig: „{ $label }“.
puzzle-wrong =
    { $worth ->
        [none] Nein: „{ $label }“ ist nicht die beste Antwort.
       *[other] Nein: „{ $label }“ ist nicht die beste Antwort. Wert: { $worth }.
    }
puzzle-best = Am besten: „{ $label }“ ({ $worth }).
puzzle-tempting =
    { $worth ->
        [none] Verlockend: „{ $label }“, aber deutlich schlechter.
       *[other] Verlockend: „{ $label }“ ({ $worth }).
    }
puzzle-proof-solver = Das ist bewiesen: Der Löser hat alle { $answers } Möglichkeiten bis zum Ende ausgespielt.
puzzle-proof-search = Wie sicher: In { $guesses } Annahmen über das Verborgene lag die beste Antwort um { $lead } ± { $error } Punkte vorn. Bis zum Ende gespielt, gewann sie etwa { $won } von { $ends } Partien, die nächstbeste Antwort { $other }.
puzzle-next = Nächste Aufgabe
puzzle-skip = Überspringen
puzzle-again = Noch einmal versuchen
puzzle-streak = In Folge gelöst:

## Immer im Blick

goal-title = Worum es geht
terms-title = Wörter:
rules-intro = In Kürze
rules-turn = Wie ein Zug abläuft
rules-learn = In fünf Minuten gelernt: ein geführtes erstes Spiel
rules-numbered = Die Regeln mit Nummern

## Das Analysebrett

board-open = Analysebrett
board-title = { $game }: Analysebrett
board-from-here = Ab hier analysieren
board-thinking = Denkt nach …
board-proved = Alle Züge sind vom Löser bewiesen.
board-depth =
    { $done ->
        [yes] Nach { $nodes } Stellungen; tiefer geht es nicht.
       *[no] Bisher { $nodes } Stellungen …
    }
board-over = Hier ist das Spiel zu Ende
board-steps = Vor und zurück
board-line = Die Zugfolge
board-move = { $player } zieht: { $label }
board-reload = Nachsehen, was inzwischen bekannt ist
board-legend = Gewinnchance derer, die am Zug sind, mit ihrer Unsicherheit; oder was bewiesen ist, mit dem Vorsprung an Bannermarkern am Ende. Das Beste ist markiert.
board-position = Stellung
board-paste = Diese Stellung zeigen
board-set-up = Aufbauen
server-not-analysed = Das Analysebrett nimmt Partien zu zweit ohne Helferkarten, Krähenmarker und Teams.
