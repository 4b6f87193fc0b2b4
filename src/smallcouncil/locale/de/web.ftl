### Was die Seiten im Browser rund um die Spiele sagen.

## Auf jeder Seite

web-language = Deutsch
web-languages = Sprache
web-skip = Zum Inhalt springen
web-nav = Werkzeuge
web-footer = Ein Fanprojekt aus Liebe zu den Spielen: alles ist neu gezeichnet und neu geschrieben, nichts wird verkauft, und kein Verlag steht dahinter.
web-footer-nav = Weitere Seiten
web-home = Alle Spiele
web-back = Zurück
web-close = Schließen
web-rules = Regeln
web-api = API
web-theme-switch = Zwischen hell und dunkel wechseln
web-tagline = Game-of-Thrones-Tischspiele, mit Freunden oder gegen Bots

## Startseite

web-games = Die Spiele
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-open-none = Gerade wartet kein Tisch auf Mitspieler. Eröffne selbst einen: „Mit Freunden spielen“.
web-play-now = Sofort spielen
web-play-now-help = Ein Klick auf eine Stufe, und es geht los. Ohne Konto, ohne Warten.
web-play-friends = Mit Freunden spielen
web-resume = Weiterspielen
web-look = Ansehen
web-join = Mitspielen
web-watch = Zuschauen
web-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
web-players-range = { $least } bis { $most } Spieler
web-listing-over = beendet
web-listing-won = du hast gewonnen
web-listing-shared = du hast gewonnen, als einer von { $count }
web-listing-lost = du hast verloren
web-listing-place = du wurdest { $place }. von { $count }
web-listing-winner =
    { $count ->
        [one] gewonnen von { $player }
       *[other] gemeinsam gewonnen von { $player }
    }
web-listing-mine = du bist am Zug
web-listing-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
web-listing-moves =
    { $count ->
        [0] gerade begonnen
        [one] bisher { $count } Entscheidung
       *[other] bisher { $count } Entscheidungen
    }

web-level-novice = Neuling
web-level-apprentice = Lehrling
web-level-knight = Ritter
web-level-maester = Maester
web-level-master = Meister
web-level-random = Narr
web-bot = Bot
web-bots = Ein Bot

## Aufzeichnungen

web-upload = Eine Aufzeichnung ansehen
web-upload-file = Aufzeichnung eines Spiels
web-upload-help = Eine Datei, die hier heruntergeladen oder im Terminal gespeichert wurde, auch eine mit vielen Partien. Sie wird Zug um Zug nachgespielt.
web-upload-button = Aufzeichnung öffnen
web-bot-own = ein Bot, den dieser Server mitbringt
web-records = { $count } Partien
web-records-help = Diese Datei enthält viele Aufzeichnungen. Welche soll gezeigt werden?
web-records-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
web-records-none = Diese Zeile ist keine Aufzeichnung.
web-record = Aufzeichnung herunterladen

## Ein neuer Tisch

web-new-title = { $game }: ein neuer Tisch
web-your-name = Dein Name
web-your-name-example = so nennen dich die anderen
web-new-seats = Mitspieler
web-new-seats-help = Freunde brauchen kein Konto: Du bekommst für jeden ihrer Plätze einen Link und schickst ihn ihnen. „An diesem Bildschirm“ ist für alle, die dein Gerät mitbenutzen.
web-sitter-me = Ich
web-sitter-friend = Ein Freund, per Link
web-sitter-here = Jemand an diesem Bildschirm
web-new-variants = Varianten
web-new-clock = Uhr
web-clock-none = Keine Uhr
web-clock-game = Zeit für das ganze Spiel
web-clock-minutes = Minuten für jeden
web-clock-increment = Sekunden zusätzlich je Zug
web-clock-days = Tage für jeden Zug
web-clock-days-count = Tage für jeden Zug
web-clock-game-each = { $minutes } min + { $increment } s
web-clock-days-each =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-new-undo = Zurücknehmen
web-undo-off = Nie: Gezogen ist gezogen
    .short = ohne Zurücknehmen
web-undo-ask = Wenn die anderen zustimmen (Bots tun es immer)
    .short = Zurücknehmen mit Zustimmung
web-undo-free = Jederzeit
    .short = freies Zurücknehmen
web-new-guests = Gäste
web-watching-anyone = Alle dürfen zuschauen
web-watching-link = Nur wer den Link für Zuschauer hat, darf zuschauen
web-watching-nobody = Niemand darf zuschauen
web-listed = Den Tisch in der offenen Runde zeigen
web-listed-help = Dann können auch Fremde die freien Plätze einnehmen.
web-new-button = Tisch eröffnen

## Der Tisch: wer am Zug ist

web-title = { $game } · Small Council
web-title-turn = { $turn } · { $game }
web-board = Der Tisch
web-turn-mine = Du bist am Zug
web-turn-of = { $player } entscheidet
web-turn-over = Das Spiel ist vorbei
web-turn-wait = Wir warten auf { $player }
web-turn-thinking =
    { $count ->
        [one] { $player } überlegt …
       *[other] { $player } überlegen …
    }
web-bots-before =
    { $count ->
        [0] Auf diesem Server überlegen gerade viele Bots. Dieser ist als Nächster dran.
        [one] Auf diesem Server überlegen gerade viele Bots. { $count } ist noch vor diesem dran.
       *[other] Auf diesem Server überlegen gerade viele Bots. { $count } sind noch vor diesem dran.
    }
web-bot-lower = { $player } auf einer niedrigeren Stufe spielen lassen ({ $level })
web-turn-open = Wir warten auf Mitspieler
web-turn-open-seats = Noch frei: { $seats }
web-turn-none = Niemand hat etwas zu entscheiden
web-turn-frozen = Nur zum Ansehen
web-turn-frozen-text = Dieses Spiel folgte einer früheren Fassung der Regeln. Es lässt sich nicht weiterspielen, aber ansehen.
web-primer = Neu bei diesem Spiel? Kurz gesagt:
web-why = Warum?
web-rule = Regel { $rule }
web-refresh = Nachsehen
web-answers = Was du tun kannst
web-jump =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-awaited = entscheidet

## Ein Bildschirm für mehrere

web-curtain = Das ist jetzt nur für { $player } bestimmt. Gebt den Bildschirm weiter.
web-curtain-lift = Ich bin { $player }: meine Karten zeigen

## Zurücknehmen

web-undo-now = Zurücknehmen
web-undo-request = Um Zurücknehmen bitten
web-undo-reset = Meinen Zug von vorn
web-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
web-undo-waiting = { $player } bittet, den letzten Zug zurückzunehmen; die anderen werden gefragt.
web-undo-declined = { $player } möchte nicht, dass der Zug zurückgenommen wird.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen

## Plätze

web-meant-play = So spielen
web-meant-not = Doch nicht
web-unfold = { $part }, vollständig
web-tabs = Verlauf, Chat, Spieler
web-seats = Am Tisch
web-role-you = du
web-role-here = an diesem Bildschirm
web-role-bot =
    { $bot ->
        [none] Bot
       *[other] Bot · { $bot }
    }
web-role-open = frei
web-role-present = da
web-role-away = abwesend
web-clock-of = Restzeit von { $player }
web-late = Zeit abgelaufen
web-days-left = { $days } T { $hours } Std.
web-spectators =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
web-nameless = Spieler { $n }
web-namesake = { $name } ({ $n })
web-spectator = Zuschauer
web-spectator-named = { $name } (schaut zu)
web-join-table = Platz nehmen
web-invite = Einladen
web-invite-help = Jeder bekommt einen eigenen Link. Wer ihn zuerst öffnet, kann einmal Platz nehmen: Schick ihn also nur dem, für den er bestimmt ist.
web-invite-seat = Für { $seat }
web-invite-mine = Dein eigener Platz, für ein anderes Gerät
web-invite-watch = Für Zuschauer
web-copy = Kopieren
web-more = Über diesen Tisch
web-bot-for = Ein Bot spielt für { $player }
web-bot-take = Übergeben
web-bot-asks = Von hier an spielt ein Bot auf diesem Platz, und alle erfahren es. Du kannst den Platz wieder freigeben.
web-bot-level = Stufe
web-bot-asks-mine = Von hier an spielt ein Bot für dich, und die anderen erfahren es. Du kannst deinen Platz jederzeit zurückholen.
web-bot-back = Meinen Platz vom Bot zurückholen
web-bot-free = Den Platz von { $player } freigeben
web-rename = Umbenennen
web-bot-back-asks = Was der Bot für dich gespielt hat, bleibt gespielt. Von hier an spielst wieder du.
web-leave = Den Tisch verlassen
web-leave-asks = Ein Bot spielt für dich weiter, und die anderen erfahren es. Du kannst zurückkommen und deinen Platz wieder einnehmen.
web-leave-asks-alone = Das Spiel wartet auf dich: Du findest es bei deinen Tischen wieder und spielst dort weiter, wo du aufgehört hast.
web-leave-asks-clock = Das Spiel wartet bei deinen Tischen auf dich, aber deine Uhr läuft weiter.
web-leave-yes = Verlassen

## Was neben dem Spiel geschah

web-note-lost = Die Zeit von { $player } ist um; das Spiel ist verloren.
web-note-resigned = { $player } hat aufgegeben.
web-ended-lost = Die Zeit von { $player } ist um. { $winner } gewinnt.
web-ended-resigned = { $player } hat aufgegeben. { $winner } gewinnt.
web-late-choice = Wer keine Zeit mehr hat
web-late-lose = verliert (zu mehr als zweit spielt ein Bot weiter)
web-late-loses = Zeit um: verloren
web-late-plays = Zeit um: ein Bot spielt weiter ({ $bot })
web-late-bot = ein Bot spielt weiter ({ $bot })
web-resign = Aufgeben
web-resign-asks = Das Spiel endet, und die andere Seite hat gewonnen. Alle am Tisch erfahren es.
web-resign-yes = Aufgeben
web-new-more = Mehr: Fremde, Wertung, Varianten, Zurücknehmen, wer zusehen darf
web-note-late = { $player } hat keine Zeit mehr. Ein Bot ({ $bot }) spielt weiter.
web-note-left = { $player } hat den Tisch verlassen. Ein Bot ({ $bot }) spielt weiter.
web-note-gone = { $player } hat den Tisch verlassen. Das Spiel wartet.
web-note-handed = { $player } lässt einen Bot ({ $bot }) weiterspielen.
web-note-replaced = { $player } ist schon eine Weile fort. Der Gastgeber lässt einen Bot ({ $bot }) weiterspielen.
web-note-filled = Der Gastgeber gibt den freien Platz von { $player } einem Bot ({ $bot }).
web-note-level = Der Bot am Platz von { $player } spielt von nun an auf einer anderen Stufe: { $bot }.
web-note-back = { $player } ist zurück und hat dem Bot den Platz wieder abgenommen.
web-note-broke = Der Bot am Platz von { $player } hat versagt ({ $bot }). Ein anderer spielt weiter.
web-note-freed = Der Gastgeber hat den Platz von { $player } freigegeben.
web-invited-there = Am Tisch: { $players }.
web-invited-title = Du bist zu { $game } eingeladen
web-invited-seat = Platz { $seat } ist für dich frei. Sobald du dich setzt, gehört er diesem Browser.
web-invited-device = Mit diesem Link spielst du Platz { $seat } auch auf diesem Gerät. Der ganze Tisch erfährt davon.
web-invited-sit = Platz nehmen
web-invited-share = Auch dieses Gerät benutzen
web-invited-once = Eine Einladung gilt ein einziges Mal.
web-device = Noch ein Gerät von mir einladen
web-device-help = Macht einen Link zu deinem eigenen Platz, der einmal gilt. Der ganze Tisch erfährt, wenn er benutzt wird.
web-devices = { $player }: { $count } Geräte haben diesen Platz, { $looking } davon zeigen gerade den Tisch.
web-note-device = { $player } spielt auch auf einem weiteren Gerät.
web-note-sat = { $player } hat Platz genommen.
web-note-rematch = { $player } möchte eine Revanche.

## Das Ende

web-rematch = Revanche
web-rematch-asks = Die anderen werden gefragt, ob sie mitkommen, jeder einen Platz weiter. Das Spiel beginnt, wenn alle da sind.
web-rematch-yes = Um Revanche bitten
web-rematch-asked = { $player } möchte eine Revanche. Kommst du mit?
web-rematch-go = Zur Revanche
web-replay = Nachspielen
web-replay-so-far = Bisher nachspielen

## Verlauf und Chat

web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-moment = Zum Augenblick nach Entscheidung { $n }
web-log-secret = { $player } hat geheim entschieden.
web-log-chosen = { $player } wählt: { $choice }.
web-chat = Chat
web-chat-text = Sag etwas
web-chat-private = Nur für eure Ohren
web-chat-send = Senden
web-chat-whom = Wer es lesen darf
web-chat-all = an alle
web-chat-to = an { $players }
web-chat-closed = In diesem Spiel wird am Tisch nicht geredet, außer wenn die Regeln es für eine Weile erlauben.
web-audience-with = Allein mit { $player }
web-audience-left = Verbleibende Redezeit
web-audience-help = Niemand sonst kann das lesen, und es steht in keiner Aufzeichnung.
web-audience-others = { $first } und { $second } reden allein miteinander.

## Tasten und Einstellungen

web-keys = Tasten
web-key-answer = Eine Möglichkeit ansehen und was sie bringt; dieselbe Ziffer noch einmal spielt sie
web-key-enter = Die markierte Möglichkeit spielen
web-key-undo = Zurücknehmen oder darum bitten
web-key-chat = Zum Chat
web-key-log = Zu dem, was geschah
web-key-board = Zum Tisch
web-key-rules = Regeln öffnen
web-key-settings = Einstellungen öffnen
web-key-help = Diese Tasten zeigen
web-key-escape = Schließen, was offen ist
web-key-step = Eine Entscheidung zurück oder weiter
web-key-ends = An den Anfang oder das Ende
web-settings = Einstellungen
web-set-sound = Töne
web-set-notify = Benachrichtigen, wenn ich am Zug bin
web-set-keys = Einzelne Tasten als Kürzel
web-set-motion = Karten gleiten an ihren Platz
web-set-taps = Auf einem Touchscreen: Das erste Tippen zeigt, das zweite spielt
web-set-theme = Farben
web-theme-auto = Wie auf dem Gerät
web-theme-light = Pergament (hell)
web-theme-dark = Kerzenschein (dunkel)

## Von Skripten gesagt

web-js-lost = Die Verbindung ist unterbrochen; neuer Versuch läuft. Vom Spiel geht nichts verloren.
web-js-back = Wieder verbunden.
web-js-unsent = Es besteht keine Verbindung; das wurde nicht gesendet.
web-js-kept = Es besteht keine Verbindung. Dein Zug ist aufgehoben und wird gesendet, sobald sie wieder da ist.
web-js-late = Dein Zug kam nicht rechtzeitig an: Am Tisch ging es weiter. Bitte wähle noch einmal.
web-js-copied = Kopiert
web-js-mine = Du bist am Zug
web-js-mine-body = Du bist am Zug bei { $game }.
web-js-no-notify = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-js-rules-none = Davon spricht keine Regel.

## Nachspielen

web-replay-of = Nachgespielt: { $game }
web-replay-title = { $game }, { $at } von { $length }
web-replay-at =
    { $at ->
        [0] Der Anfang
       *[other] Nach Entscheidung { $at } von { $length }
    }
web-replay-start = Noch ist nichts entschieden.
web-replay-scrub = Entscheidung
web-replay-go = Dorthin
web-replay-bar = Der Weg durch das Spiel
web-replay-steps = Schritte
web-replay-first = An den Anfang
web-replay-back = Eine Entscheidung zurück
web-replay-on = Eine Entscheidung weiter
web-replay-last = Ans Ende
web-replay-as = Gesehen von
web-replay-as-spectator = Zuschauern
web-replay-as-all = allen zugleich
web-replay-fork-as = Weiterspielen als
web-replay-fork = Von hier aus weiterspielen
web-seal = So lässt sich der Zufall prüfen
web-seal-hash = Ihr Fingerabdruck (SHA-256), zu sehen, seit es den Tisch gibt:
web-seal-seed = Die geheime Zahl:
web-seal-check = Aus ihr folgt alles Zufällige. Die erste Zeile ergibt wieder den Fingerabdruck, die zweite spielt die gespeicherte Aufzeichnung nach und prüft jede Karte:
web-seal-file = AUFZEICHNUNG.json
web-seal-help = Alles Zufällige an diesem Tisch kommt aus einer geheimen Zahl von 256 Bit. Sie wurde vor dem ersten Zug gezogen, und dieser Fingerabdruck von ihr bleibt gleich; nach der Partie wird die Zahl gezeigt, und jeder kann prüfen, dass niemand die Karten nachträglich vertauscht hat.
web-origin-guess = Diese Partie zweigt nach Entscheidung { $at } von einer anderen ab. Sie beruht auf einer Annahme: Was ihr Spieler nicht wusste, ist neu ausgeteilt, und der Zufall ist ein eigener.
web-origin-game = Diese Partie zweigt nach Entscheidung { $at } von einer beendeten ab. Wer jene gesehen hat, kennt vielleicht die Karten.
web-origin-record = Diese Partie zweigt nach Entscheidung { $at } von einer Aufzeichnung ab. Wer sie hat, kennt vielleicht die Karten.
web-origin-link = Zur anderen Partie
web-replay-guess = Diese Partie läuft noch: Was du nicht weißt, wird dort neu ausgeteilt, und der Zufall ist ein eigener.
web-replay-link = Link zu diesem Augenblick
web-replay-table = Zurück zum Tisch

## Regeln

web-rules-of = Die Regeln von { $game }
web-rules-search = In den Regeln suchen
web-rules-find = Finden
web-rules-all = Alle zeigen
web-rules-contents = Abschnitte

## API

web-api-lead = Alles, was diese Seiten tun, können auch Programme: Diese Seite entsteht aus der maschinenlesbaren Beschreibung,
web-api-contents = Aufrufe
web-api-parameters = Parameter
web-api-body = Inhalt
web-api-responses = Antworten
web-api-shapes = Formen
web-api-required = nötig

## Fehler

web-error = Etwas ging schief
web-error-400 = Das war nicht zu verstehen
web-error-403 = Das gehört dir nicht
web-error-404 = Hier ist nichts
web-error-405 = So geht das nicht
web-error-409 = Der Tisch ist schon weiter
web-error-413 = Das ist zu viel
web-error-422 = Das war nicht zu verstehen
web-error-429 = Bitte etwas langsamer
web-error-500 = Bei uns ist etwas schiefgegangen
web-error-503 = Einen Augenblick

## Gelegenheiten, die vorübergehen

web-turn-pass = Du passt
web-clocks-wait = Die Uhren laufen, sobald alle da sind.
web-turn-pass-text = Diese Gelegenheit geht ohne dich vorüber.
web-pass = Passen
web-pass-news = Passen, bis etwas geschieht
web-pass-stage = Passen bis zum Ende dieser Phase
web-pass-is-news = Du passt, bis etwas geschieht.
web-pass-is-stage = Du passt bis zum Ende dieser Phase.
web-pass-ask = Frag mich wieder
web-pass-forced = Für mich passen, wo ich nichts anderes tun kann
web-stops = Wann ich gefragt werde
web-stops-help = Hier immer fragen, auch wenn ich nur passen kann:
web-stops-keep = So merken

## Eine Klasse

web-class-bring = Deinen Bot abgeben
web-class-name = Name des Bots
web-class-name-help = Buchstaben, Ziffern, „_“ und „-“. Um deinen Bot zu ersetzen, gib seinen Namen im selben Browser noch einmal an.
web-class-file = Python-Datei
web-class-file-help = Eine Funktion „choose“ oder eine Klasse mit einer solchen Methode, höchstens 64 KiB.
web-class-code = Code der Klasse
web-class-send = Antreten lassen
web-class-brought = { $name } ist angekommen. Probe und Partien folgen von selbst.
web-class-games = { $count ->
    [one] Bisher { $count } Partie gespielt.
   *[other] Bisher { $count } Partien gespielt.
}
web-class-empty = Noch wurde kein Bot abgegeben.
web-class-status = { $status ->
    [waits] wartet auf die erste Partie
    [out] ist ausgeschieden
    [teacher] wurde von der Lehrkraft herausgenommen
   *[other] ist ausgeschieden ({ $status })
}
web-class-back = Tabelle der Klasse
web-class-standing = Rang { $place }, { $share } der Punkte, Wertung { $rating }.
web-class-last = Letzte Partien
web-class-won = nicht verloren
web-class-lost = verloren
web-class-no-games = Noch keine Partien.
web-class-replay-help = Eine Partie öffnet sich zum Nachspielen. Die Auswertung dort sagt, wo sie verloren ging.
web-class-desk = Das Lehrerpult
web-class-paused = Zurzeit wird nicht gespielt.
web-class-pause = Anhalten
web-class-go-on = Weiterspielen
web-class-export = Ausgeben: Tabellen, Aufzeichnungen, Bots
web-class-limits = Grenzen
web-class-games-each = Partien jeder Gruppe
web-class-move = Sekunden für eine Entscheidung
web-class-failures = Fehler, bis ein Bot ausscheidet
web-class-levels = Stufen, die mitspielen
web-class-code-set = Code für das Abgeben (leer: keiner wird verlangt)
web-class-keep = Speichern
web-class-bots = Alle Bots
web-class-out = Herausnehmen
web-class-in = Wieder zulassen
web-class-remove = Entfernen

# Leute zurückrufen
web-calls = Rückruf
web-calls-all = Alle Arten des Rückrufs
web-calls-about = Du erfährst, wenn du am Zug bist und der Tisch nicht gerade vor dir offen ist, wenn deine Zeit knapp wird und wenn eine Partie zu Ende ist. Eine Nachricht nennt das Spiel und sonst nichts.
web-calls-mine = Das hast du bestellt
web-call-push = Auf diesem Gerät Bescheid geben
web-call-push-end = Auf diesem Gerät nicht mehr Bescheid geben
web-call-push-none = Dieser Browser kann hier keine Nachrichten empfangen.
web-call-denied = Dieser Browser lässt die Seite keine Nachrichten zeigen. Das lässt sich in seinen Einstellungen ändern.
web-call-failed = Das hat nicht geklappt. Bitte später noch einmal versuchen.
web-call-by-push = Auf einem Gerät, über
web-call-by-mail = Per Mail an
web-call-unconfirmed = Noch nicht bestätigt: sieh in deine Mails
web-call-end = Nicht mehr
web-call-mail = Oder per Mail an diese Adresse
web-call-mail-ask = Bestätigungsmail schicken
web-call-mail-help = Dorthin geht nichts, bevor du es bestätigt hast. In jeder Mail steht ein Link, der alle weiteren beendet.
web-call-mail-sent = Wenn diese Adresse dir gehört, liegt dort jetzt eine Mail. Bestätige es darin.
web-call-mail-out = Keine Mails mehr: { $link }
web-call-mail-ignore = Wenn du das nicht bestellt hast, brauchst du nichts zu tun: es kommen keine weiteren Mails.
web-call-out = Nicht mehr
web-call-turn = Du bist am Zug.
web-call-short = Deine Zeit wird knapp.
web-call-over = Die Partie ist zu Ende.
web-call-confirm-title = Small Council: dürfen wir dir schreiben?
web-call-confirm = Jemand, vermutlich du, möchte per Mail erfahren, wenn du in einer Partie am Zug bist. Wenn das stimmt, bestätige es hier:
web-call-yes = Ja, schreibt mir
web-call-yes-asks = Dürfen wir dir schreiben, wenn du am Zug bist, wenn deine Zeit knapp wird und wenn eine Partie zu Ende ist?
web-call-yes-done = Erledigt: wir schreiben dir, wenn ein Tisch auf dich wartet.
web-call-off = Keine Nachrichten mehr
web-call-off-asks = Sollen keine Nachrichten mehr an dieses Gerät oder diese Adresse gehen?
web-call-off-done = Erledigt: hierher kommen keine Nachrichten mehr.

# Die App
web-app-name = Small Council: Spiele am Tisch
web-offline = Keine Verbindung
web-offline-about = Ohne Verbindung kannst du Spielpläne und Regeln ansehen, die du hier schon einmal gesehen hast. Gespielt wird erst wieder mit Verbindung.
web-offline-open = Ansehen
web-js-away = Keine Verbindung
web-js-stale = So stand es am #. Gespielt wird erst wieder mit Verbindung.
