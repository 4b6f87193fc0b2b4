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

data-card-title = Entscheidungen in { $game }
data-card-about = { $decisions } Entscheidungen aus { $games } Partien, je Zeile eine, in `{ $file }`. Erzeugt von Small Council { $version } mit den Regeln { $rules }; nur Bots haben gespielt.
data-card-again = So wird dieselbe Datei noch einmal geschrieben:
data-card-setup = Aufbau
data-card-field = was
data-card-value = Wert
data-card-seats = Plätze
data-card-seed = Startwert
data-card-seeds = { $first }; die Partie Nummer n wird aus ihm plus n gegeben
data-card-position = Stellung
data-card-licence = Lizenz
data-card-players = Wer spielt
data-card-rotating = Alle rücken von Partie zu Partie um einen Platz weiter.
data-card-budget = Aufwand
data-card-level = { $method }, { $budget }; { $slips } von 100 Entscheidungen sind Ausrutscher
data-card-nodes = { $count } Knoten
data-card-depth = Tiefe { $count }
data-card-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
data-card-no-limit = ohne Grenze
data-card-as-named = wie sein Kürzel sagt
data-card-columns = Spalten
data-card-column-game = die Nummer der Partie, von 0 an
data-card-column-seed = der Startwert, aus dem sie gegeben wurde
data-card-column-decision = wie viele Entscheidungen ihr in der Partie vorausgingen
data-card-column-seat = der Platz, der entschied, von 0 an
data-card-column-action = was er wählte: die Nummer eines Wortes aus dem Wortschatz
data-card-column-reward = was ihm das Ende der Partie wert war: wer verliert, zahlt 1, und wer gewinnt, teilt es sich
data-card-column-score = seine Punkte am Ende, wie das Spiel sie zählt
data-card-column-rank = sein Rang am Ende, von 1 an
data-card-column-bot = das Kürzel des Bots, der entschied
data-card-column-word = was er wählte, als Wort
data-card-column-observation = was der Platz sah: { $size } Bytes mit Vorzeichen, die Ebenen unten hintereinander
data-card-column-mask = welche Aktionen erlaubt waren: ein Byte für jedes von { $size } Wörtern, 0 oder 1
data-card-planes = Ebenen einer Beobachtung
