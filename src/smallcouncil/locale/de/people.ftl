## Leute

web-lobby = Offene Runde
web-lobby-help = Tische, an denen jemand auf Mitspieler wartet. Ein Klick, und du sitzt.
web-lobby-filter = Welches Spiel
web-lobby-all = Alle Spiele
web-lobby-none = Gerade wartet niemand. Eröffne einen Tisch und bleib ein wenig: Wer als Nächstes kommt, findet dich hier.
web-lobby-new = Auf Mitspieler warten
web-new-company = Mit wem
web-rated = Gewertete Partie
web-rated-help = Das Ergebnis zählt für die Wertung aller, die mitspielen. Alle brauchen einen Namen, der bleibt; es gibt keine Hinweise, nichts wird zurückgenommen, und es gibt keine Varianten. Danach darf die Partie ansehen, wer die Seite eines Spielers sieht.
web-rated-short = gewertet
web-note-rated = Diese Partie zählt: Sie wurde gewertet.
web-note-unrated-origin = Diese Partie wird nicht gewertet: Sie begann nicht am Anfang.
web-note-unrated-replaced = Diese Partie wird nicht gewertet: Ein Platz wurde vergeben.
web-note-unrated-nameless = Diese Partie wird nicht gewertet: Jemand hat keinen Namen, der bleibt.
web-note-unrated-same = Diese Partie wird nicht gewertet: Eine Person hatte mehrere Plätze.
web-rating = { $value } ± { $sure }
web-rating-none = noch ohne Wertung
web-rating-guess = noch geschätzt
web-rating-help = Glicko-2. Mit 19 von 20 Chancen liegt die wahre Stärke in dem Bereich hinter der Zahl.
web-me = Dein Name
web-me-name = Ein Name, der bleibt
web-me-name-help = Er gehört diesem Browser, ohne Konto und Passwort. Niemand sonst kann einen Namen nehmen, der ihm gleicht.
web-me-keep = Diesen Namen behalten
web-me-page = Deine öffentliche Seite
web-me-device = Auf einem anderen Gerät
web-me-code = Einen Code machen
web-me-code-help = Ein Code bringt deinen Namen und deine Wertungen auf ein anderes Gerät. Er gilt { $minutes } Minuten und ein einziges Mal.
web-me-code-is = Gib das innerhalb von { $minutes } Minuten auf dem anderen Gerät ein:
web-me-enter = Code von einem anderen Gerät
web-me-enter-button = Den Namen hierher holen
web-me-public = Öffentliche Seite
web-me-is-public = Alle können unter deinem Namen deine Wertungen und letzten gewerteten Partien sehen.
web-me-is-hidden = Niemand außer dir kann deine Seite sehen.
web-me-hide = Die Seite verbergen
web-me-show = Die Seite zeigen
web-me-delete = Löschen
web-me-delete-help = Der Name, seine Wertungen und seine Seite werden gelöscht, und dein Name verschwindet aus allen Partien und dem, was du dort gesagt hast. Das lässt sich nicht rückgängig machen.
web-me-sure = Ich bin sicher
web-me-delete-button = Alles löschen
web-person-ratings = Wertungen
web-person-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
web-person-none = Noch keine gewerteten Partien.
web-person-last = Letzte gewertete Partien
web-person-rank = Rang { $rank } von { $count }
web-person-against = Gegen wen
web-person-opponent = Gegenspieler
web-person-won = gewonnen
web-person-drawn = unentschieden
web-person-lost = verloren
web-person-nobody = jemand
server-name-taken = „{ $name }“ heißt hier schon jemand, oder es sieht so aus. Bitte wähle einen anderen Namen.
server-name-empty = Ein Name, der bleibt, braucht ein paar Buchstaben.
server-name-kept = Dieser Browser hat einen Namen mit Ergebnissen. Mach anderswo einen Code dafür oder lösch ihn zuerst.
server-no-name = Dieser Browser hat noch keinen Namen.
server-no-code = Dieser Code gilt nicht oder nicht mehr. Ein Code gilt ein einziges Mal.
server-no-person = Eine Seite dieses Namens gibt es nicht.
server-not-sure = Nichts wurde gelöscht: Bitte bestätige, dass du sicher bist.
server-too-many-waiting = Du hast schon { $most } Tische, die auf Mitspieler warten.
server-unrated-options = Eine gewertete Partie hat keine Varianten. Spiel sie ohne, oder ungewertet.
server-unrated-same = Eine gewertete Partie braucht an jedem Platz eine eigene Person oder einen Bot.
server-unrated-bot = Nur Bots der angebotenen Stufen werden gewertet.
server-unrated-bots = Eine gewertete Partie braucht eine Person.
