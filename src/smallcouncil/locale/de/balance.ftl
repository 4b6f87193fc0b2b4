### Die Ausgewogenheit eines Spiels: der Bericht von `smallcouncil simulate --report`.

cli-option-report = Einen Bericht über die Ausgewogenheit des Spiels in diese HTML-Datei schreiben: wer auf welchem Platz gewinnt, mit welchen Karten und mehr.
cli-option-keep = Jede beendete Partie in diesem Ordner aufheben. Eine unterbrochene Reihe geht weiter, wenn derselbe Ordner genannt wird, und darf wachsen.
cli-option-processes = Wie viele Prozesse gleichzeitig spielen. Ohne Angabe einer je Kern, oder nur einer, wenn alle Bots zufällig ziehen.

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
