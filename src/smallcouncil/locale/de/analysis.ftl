### Was der Löser und die Analyse von Partien sagen.

cli-solve = Sagen, wer eine Stellung bei bestem Spiel gewinnt, wie hoch und wie.
cli-analyse = Sagen, was jede Entscheidung einer Partie wert war: Wendepunkte, bessere Züge und die Genauigkeit jedes Platzes.

cli-argument-where = Eine Stellung in Anführungszeichen, eine Datei mit einer Aufzeichnung oder Stellung, oder „-“ für die Eingabe. Bei einer Aufzeichnung zählt die letzte Stellung.
cli-argument-what = Eine Datei mit einer Aufzeichnung oder Stellung, eine Stellung in Anführungszeichen, oder „-“ für die Eingabe.
cli-metavar-where = STELLUNG
cli-metavar-what = AUFZEICHNUNG|STELLUNG
cli-option-nodes = Nach so vielen durchsuchten Stellungen aufhören; dann ist das Ergebnis auf jedem Rechner dasselbe.
cli-option-seconds = Nach so vielen Sekunden aufhören; mit „--nodes“ allein gilt diese Grenze nicht.
cli-option-tablesize = Speicher in MiB für Stellungen, die unterwegs gelöst wurden.
cli-option-nomargin = Nur fragen, wer gewinnt, nicht wie hoch: schneller.
cli-option-pace = Sekunden für jede Entscheidung. Ohne Angabe dauert eine ganze Partie etwa eine Dreiviertelminute.
cli-option-effort = Für jede Entscheidung so viele Stellungen durchsuchen; dann ist das Ergebnis auf jedem Rechner dasselbe.
cli-option-jsonfile = Alle Werte als JSON in diese Datei schreiben, mit „-“ in die Ausgabe.
cli-option-htmlfile = Eine Seite mit dem Verlauf der Partie und ihren Wendepunkten schreiben.
cli-metavar-nodes = ZAHL
cli-metavar-seconds = SEKUNDEN
cli-metavar-tablesize = ZAHL
cli-metavar-pace = SEKUNDEN
cli-metavar-effort = ZAHL
cli-metavar-jsonfile = DATEI
cli-metavar-htmlfile = DATEI
cli-error-missing-where = Welche Stellung? Gib eine in Anführungszeichen an, oder eine Datei mit einer Aufzeichnung.
cli-error-missing-what = Welche Partie? Nenne eine Datei mit einer Aufzeichnung, oder gib eine Stellung in Anführungszeichen an.

## Bei der Arbeit

analysis-solving = Wird gelöst: jede Zugfolge wird bis ans Ende durchsucht …
analysis-preparing = Die Suche wird vorbereitet; beim ersten Mal dauert das bis zu einer Minute …
analysis-analysing = Jede Entscheidung wird geprüft, die letzte zuerst
analysis-stopped-empty = Angehalten, bevor die erste Entscheidung beurteilt war.

## Lösungen

analysis-wins = { $player } gewinnt bei bestem Spiel.
analysis-wins-by = { $player } gewinnt bei bestem Spiel, mit einem Vorsprung von { $score }.
analysis-wins-level = { $player } gewinnt bei bestem Spiel, durch den Gleichstandsentscheid.
analysis-drawn = Bei bestem Spiel gewinnt niemand.
analysis-unknown = Unbekannt: Das Budget war aufgebraucht, bevor der Ausgang bewiesen war. Mehr „--seconds“ oder „--nodes“ können helfen.
analysis-bounds = Bisher bewiesen: Der Vorsprung von { $player } am Ende liegt zwischen { $low } und { $high }.
analysis-best-line = Die beste Zugfolge:
analysis-best-line-open = Die beste Zugfolge, soweit sie gefunden wurde:
analysis-checked = Geprüft: Die Zugfolge wurde bis ans Ende gespielt, und sie endet wie gesagt.
analysis-check-failed = Nicht bestätigt: Die Zugfolge wurde bis ans Ende gespielt, und sie endet anders. Das ist ein Fehler des Lösers; bitte melde ihn mit der Stellung.
analysis-cost = { $nodes } Stellungen in { $seconds } s durchsucht
analysis-over = Die Partie ist zu Ende. { $result }

## Analysen

analysis-title = Analyse: { $game }, { $seats } Plätze
analysis-goes-on = Die Partie läuft: { $player } muss sich entscheiden.
analysis-partial =
    { $count ->
        [one] Das ist nicht alles: Die Analyse wurde nach { $count } Entscheidung angehalten, vom Ende her gezählt.
       *[other] Das ist nicht alles: Die Analyse wurde nach { $count } Entscheidungen angehalten, vom Ende her gezählt.
    }
analysis-legend = „Gewonnen“ und „verloren“ sind bewiesen, dazu der Vorsprung am Ende in Punkten, wo auch er bewiesen ist. Prozente sind Gewinnaussichten aus der Suche, mit dem, was sie noch schwanken.
analysis-formula = Die Genauigkeit ist 100 × exp(−4 × im Mittel verschenkte Gewinnaussicht); Entscheidungen ohne Wahl zählen nicht.
analysis-heading-accuracy = Genauigkeit
analysis-heading-graph = Gewinnaussicht im Lauf der Partie
analysis-heading-turning = Wendepunkte
analysis-heading-values = Was jede Möglichkeit wert ist
analysis-heading-all = Alle Entscheidungen
analysis-caption-two = Die Gewinnaussicht von { $player } vor jeder Entscheidung, wenn alle gut weiterspielen, mit ihrer Unsicherheit. Rot: Wendepunkte.
analysis-caption-many = Die Gewinnaussicht jeder Seite vor jeder Entscheidung, wenn alle gut weiterspielen. Rot: Wendepunkte.
analysis-column-accuracy = Genauigkeit
analysis-column-loss = Im Mittel verschenkt
analysis-column-decisions = Entscheidungen
analysis-column-action = Möglichkeit
analysis-column-value = Wert
analysis-column-number = Nr.
analysis-column-played = Gespielt
analysis-column-loss-one = Verschenkt
analysis-column-best = Besser
analysis-win = gewonnen
analysis-win-margin = gewonnen ({ $margin })
analysis-loss = verloren
analysis-loss-margin = verloren ({ $margin })
analysis-draw = unentschieden
analysis-draw-margin = unentschieden ({ $margin })
analysis-no-turning = Keine einzelne Entscheidung hat ein Zehntel des Siegs verschenkt.
analysis-turning = Entscheidung { $number }: { $player } verschenkt { $points } % des Siegs
analysis-played = Gespielt: { $label }
analysis-better = Besser: { $label }
analysis-line = Die beste Zugfolge
analysis-more =
    { $count ->
        [one] und { $count } weitere Möglichkeit
       *[other] und { $count } weitere Möglichkeiten
    }
analysis-board = Der Tisch vor der Entscheidung von { $player }
analysis-written = Geschrieben: { $path }
analysis-nothing = Hier ist nichts zu analysieren: Keine Entscheidung ist gefallen, und keine steht an.
