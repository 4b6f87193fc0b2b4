### Die Ausgewogenheit eines Spiels: der Bericht von `smallcouncil simulate --report`.

cli-option-report = Einen Bericht über die Ausgewogenheit des Spiels in diese HTML-Datei schreiben: wer auf welchem Platz gewinnt, mit welchen Karten und mehr.
cli-option-keep = Jede beendete Partie in diesem Ordner aufheben. Eine unterbrochene Reihe geht weiter, wenn derselbe Ordner genannt wird, und darf wachsen.
cli-option-processes = Wie viele Prozesse gleichzeitig spielen. Ohne Angabe einer je Kern, oder nur einer, wenn alle Bots zufällig ziehen.
cli-option-rotate = Alle rücken von Partie zu Partie um einen Platz weiter, sodass jeder Bot jeden Platz gleich oft hat.

cli-metavar-report = DATEI
cli-metavar-keep = ORDNER
cli-metavar-processes = ZAHL

balance-title = Ausgewogenheit von { $game }
balance-about =
    { $games ->
        [one] { $games } Partie auf { $seats } Plätzen, gespielt von { $bots }.
       *[other] { $games } Partien auf { $seats } Plätzen, gespielt von { $bots }.
    }
balance-fair = { $account }: { $low } bis { $high } des gerechten Anteils.
balance-intervals = Intervalle zu 95 % nach Wilson. Farbig ist, was samt seinem ganzen Intervall über oder unter dem Vergleichswert liegt; durch bloßen Zufall ist es etwa eine Zeile von zwanzig.
balance-compared = Im Vergleich
balance-together = Alle zusammen
balance-spread = im Mittel { $mean }, von { $least } bis { $most }

account-seat = Plätze
    .about = Wie oft jeder Platz gewonnen hat, verglichen mit seinem gerechten Anteil. Ein geteilter Sieg zählt für alle, die ihn teilen.
account-seat-games = Partien
account-seat-won = Gewonnen
spread-decisions = Entscheidungen je Partie
    .about = Wie viele Partien wie viele Entscheidungen brauchten:
    .axis = Entscheidungen

cli-every-seat = jeder Platz

## Die Karte neben Daten: `simulate --out games.parquet`.

card-title = Entscheidungen in { $game }
card-about = { $decisions } Entscheidungen aus { $games } Partien, je Zeile eine, in `{ $file }`. Erzeugt von Small Council { $version } mit den Regeln { $rules }; nur Bots haben gespielt.
card-again = So wird dieselbe Datei noch einmal geschrieben:
card-setup = Aufbau
card-field = was
card-value = Wert
card-seats = Plätze
card-seed = Startwert
card-seeds = { $first }; die Partie Nummer n wird aus ihm plus n gegeben
card-position = Stellung
card-licence = Lizenz
card-players = Wer spielt
card-rotating = Alle rücken von Partie zu Partie um einen Platz weiter.
card-budget = Aufwand
card-level = { $method }, { $budget }; { $slips } von 100 Entscheidungen sind Ausrutscher
card-nodes = { $count } Knoten
card-depth = Tiefe { $count }
card-seconds = { $count } Sekunden
card-no-limit = ohne Grenze
card-as-named = wie sein Kürzel sagt
card-columns = Spalten
card-column-game = die Nummer der Partie, von 0 an
card-column-seed = der Startwert, aus dem sie gegeben wurde
card-column-decision = wie viele Entscheidungen ihr in der Partie vorausgingen
card-column-seat = der Platz, der entschied, von 0 an
card-column-action = was er wählte: die Nummer eines Wortes aus dem Wortschatz
card-column-reward = was ihm das Ende der Partie wert war: wer verliert, zahlt 1, und wer gewinnt, teilt es sich
card-column-score = seine Punkte am Ende, wie das Spiel sie zählt
card-column-rank = sein Rang am Ende, von 1 an
card-column-bot = das Kürzel des Bots, der entschied
card-column-word = was er wählte, als Wort
card-column-observation = was der Platz sah: { $size } Bytes mit Vorzeichen, die Ebenen unten hintereinander
card-column-mask = welche Aktionen erlaubt waren: ein Byte für jedes von { $size } Wörtern, 0 oder 1
card-planes = Ebenen einer Beobachtung
