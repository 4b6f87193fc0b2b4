### Was die Kommandozeile sagt.

cli = Brettspiele zu Game of Thrones, spielbar am Terminal, gegen Bots und aus Python.
cli-games = Die Spiele auflisten.
cli-play = Ein Spiel am Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
cli-serve = Die Tische im Browser anbieten: gegen Bots oder mit Freunden, die einem Link folgen.
cli-simulate = Bots viele Partien spielen lassen und berichten, wer gewinnt.
cli-rules = Die Regeln eines Spiels zeigen oder jene, die von einem Begriff sprechen.
cli-replay = Eine gespeicherte Aufzeichnung ansehen; jede Entscheidung wird geprüft.
cli-version = Die Version zeigen, und wie die Regeln laufen.
cli-rules-plain = Die Regeln der Kartenspiele laufen als reines Python.
cli-rules-compiled = Die Regeln der Kartenspiele laufen übersetzt.
cli-rules-stale = Die Regeln der Kartenspiele laufen als reines Python: Die übersetzten sind nicht von dieser Version.

cli-heading-usage = Aufruf
cli-heading-commands = Befehle
cli-heading-arguments = Angaben
cli-heading-options = Optionen
cli-heading-game-options = Optionen von { $game }
cli-heading-bots = Bots zur Wahl
cli-heading-examples = Beispiele
cli-more = Jeder Befehl erklärt sich selbst: { $command }
cli-default = (sonst { $value })

cli-example-serve = Im Browser spielen.
cli-example-language = Dasselbe auf Englisch.

cli-argument-game = Der Name des Spiels, zum Beispiel { $example }.
cli-argument-copy = Die Datei der Sicherung.
cli-argument-file = Die Datei mit der Aufzeichnung.
cli-argument-term = Ein Wort, eine Karte, ein Abschnitt oder die Nummer einer Regel.

cli-option-lang = Die Sprache: { $languages }. Ohne Angabe die des Systems.
cli-option-seats = Die Zahl der Spieler.
cli-option-bot = Wer auf einem anderen Platz spielt. Mehrfach möglich, ein Platz nach dem anderen; der letzte nimmt alle übrigen. Ohne Angabe ein apprentice (Lehrling).
cli-option-hotseat = Keine Bots: Alle teilen sich diese Tastatur.
cli-option-seat = Der Platz, an dem du sitzt, gezählt ab 1.
cli-option-seed = Der Startwert, aus dem aller Zufall kommt; derselbe Wert ergibt dieselbe Partie.
cli-option-position = Mit dieser Stellung statt mit einer neuen Partie beginnen.
cli-option-resume = Die in dieser Datei gespeicherte Partie fortsetzen.
cli-option-ask-all = Auch dann fragen, wenn es nur eine Möglichkeit gibt.
cli-option-games = Wie viele Partien gespielt werden.
cli-option-bots = Wer spielt, Platz für Platz, durch Kommas getrennt; weniger Bots als Plätze gehen reihum. Ohne Angabe zufällige, für einen Bericht über die Ausgewogenheit Ritter (knight).
cli-option-out = Die Aufzeichnungen aller Partien in diese Datei schreiben, eine je Zeile. Endet ihr Name auf .parquet: jede Entscheidung, in Zahlen für lernende Maschinen.
cli-option-json = JSON statt Text ausgeben.
cli-option-at = Den Tisch nach so vielen Entscheidungen zeigen.
cli-option-step = Entscheidung für Entscheidung durch die Partie gehen.
cli-option-commitment = Der Fingerabdruck der geheimen Zahl, den der Tisch gezeigt hat: Er wird mit der Aufzeichnung verglichen.
cli-option-record = Welche Aufzeichnung einer Datei, die mehrere enthält, gezählt ab 1.
cli-option-host = Die Adresse, unter der der Server zu erreichen ist; 0.0.0.0 lässt auch andere im Netz herein.
cli-option-port = Der Port. Ohne Angabe 8642, oder irgendein freier, wenn der belegt ist.
cli-option-database = Wo die Tische aufbewahrt werden: eine Datei oder die Adresse einer Datenbank. Ohne Angabe eine eigene Datei.
cli-option-redis = Die Adresse eines Redis oder Valkey, über das Server mit gemeinsamem PostgreSQL einander Neues sagen, etwa redis://127.0.0.1.
cli-option-workers = Wie viele Server hinter diesem Port laufen, um die Kerne eines Rechners zu nutzen. Mehr als einer braucht PostgreSQL und Redis.
cli-option-thinkers = Wie viele Prozesse für Bots nachdenken; mit Redis überlässt 0 es anderen Rechnern. Sonst so viele, wie zu diesem passen.
cli-option-address = Unter welcher Adresse man den Server von außen findet, etwa https://play.example.org. Damit können Spieler zurückgerufen werden, wenn sie am Zug sind.
cli-option-most-memory = Ab so viel Speicher eines Servers werden keine neuen Tische mehr eröffnet. Sonst das meiste von dem, was Rechner oder Container haben.
cli-option-replace = Ersetzen, was in der Datenbank liegt.
cli-option-log-json = Das Protokoll als JSON schreiben, ein Objekt je Zeile.
cli-option-open = Den Browser öffnen.
cli-option-bot-pause = So viele Sekunden wartet ein Bot vor seinem Zug, damit man folgen kann.
cli-option-no-limits = Die Zahl der Anfragen nicht begrenzen, für einen Lasttest.
cli-option-verbose = Auch sagen, was Besuchern verweigert wurde.
cli-option-help = Diese Hilfe zeigen und beenden.

cli-metavar-game = SPIEL
cli-metavar-term = BEGRIFF
cli-metavar-copy = DATEI
cli-metavar-file = DATEI
cli-metavar-lang = SPRACHE
cli-metavar-host = ADRESSE
cli-metavar-port = ZAHL
cli-metavar-database = DATEI
cli-metavar-most-memory = MEGABYTE
cli-metavar-redis = ADRESSE
cli-metavar-address = ADRESSE
cli-metavar-workers = ZAHL
cli-metavar-thinkers = ZAHL
cli-metavar-bot-pause = SEKUNDEN
cli-metavar-seats = ZAHL
cli-metavar-bot = BOT
cli-metavar-seat = NUMMER
cli-metavar-seed = ZAHL
cli-metavar-position = STELLUNG
cli-metavar-resume = DATEI
cli-metavar-games = ZAHL
cli-metavar-bots = BOT,BOT
cli-metavar-out = DATEI
cli-metavar-commitment = FINGERABDRUCK
cli-metavar-at = NUMMER
cli-metavar-record = NUMMER

## Antworten

cli-column-slug = Name
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-options = Optionen
cli-column-provenance = Woher es kommt
cli-games-next = Zum Spielen: { $play }
cli-bots = Auf einem eigenen Rechner für die Bots von Servern nachdenken, die sich eine Datenbank teilen.
cli-bots-ready = { $count ->
    [one] Ein Prozess denkt für die Bots von { $database } nach
   *[other] { $count } Prozesse denken für die Bots von { $database } nach
}
cli-backup = Eine Sicherung aller Tische in eine neue Datei schreiben, während der Server läuft.
cli-backup-done = { $count ->
    [one] Ein Tisch liegt in { $file }; die Datei ist so geheim wie der Server.
   *[other] { $count } Tische liegen in { $file }; die Datei ist so geheim wie der Server.
}
cli-restore = Eine Sicherung in eine Datenbank zurückholen, die kein Server geöffnet hat.
cli-restore-done = { $count ->
    [one] Ein Tisch liegt wieder in { $database }.
   *[other] { $count } Tische liegen wieder in { $database }.
}
cli-serve-ready = Die Tische stehen bereit: { $address }
cli-serve-network = Für andere in deinem Netz: { $address }
cli-serve-kept = Die Partien liegen in { $database }
cli-serve-stop = Strg-C hält den Server an.
cli-serve-running = Die Tische stehen schon bereit: { $address }
cli-serve-no-browser = Hier lässt sich kein Browser öffnen. Öffne selbst diese Adresse: { $address }
cli-replay-good =
    { $count ->
        [one] Die Aufzeichnung ist in Ordnung: { $count } Entscheidung, jede Prüfsumme stimmt.
       *[other] Die Aufzeichnung ist in Ordnung: { $count } Entscheidungen, jede Prüfsumme stimmt.
    }
cli-replay-seed =
    { $checked ->
        [True] Aller Zufall kommt aus der versprochenen Zahl: { $found }
       *[other] Der Fingerabdruck ihres Startwerts: { $found }
    }
cli-replay-other-seed = Der Zufall dieser Aufzeichnung kommt nicht aus der versprochenen Zahl. Der Fingerabdruck ihres Startwerts: { $found }
cli-simulate-done =
    { $count ->
        [one] { $count } Partie in { $seconds } s
       *[other] { $count } Partien in { $seconds } s
    }
cli-simulate-rate = { $games } Partien und { $decisions } Entscheidungen je Sekunde
cli-simulate-length = { $mean } Entscheidungen je Partie, zwischen { $least } und { $most }
cli-simulate-again = Dieselben Partien noch einmal:
cli-column-player = Spieler
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-interval = 95-%-Bereich
cli-number = { $number }
cli-percent = { $share } %
cli-percent-range = { $low } bis { $high } %

## Was an einem Aufruf nicht stimmt

cli-error = { $problem }
cli-error-no-command =
    { $near ->
        [none] Es gibt keinen Befehl „{ $command }“.
       *[other] Es gibt keinen Befehl „{ $command }“. Meintest du „{ $near }“?
    }
cli-error-no-option =
    { $near ->
        [none] Es gibt keine Option „{ $option }“.
       *[other] Es gibt keine Option „{ $option }“. Meintest du „{ $near }“?
    }
cli-error-no-value = Nach der Option „{ $option }“ fehlt ihr Wert.
cli-error-missing-game = Welches Spiel? „smallcouncil games“ zeigt alle.
cli-error-missing-file = Welche Datei? Nenne die Aufzeichnung, die du ansehen willst.
cli-error-number = „{ $option }“ braucht eine ganze Zahl.
cli-error-number-from = „{ $option }“ braucht eine ganze Zahl ab { $least }.
cli-error-number-between = „{ $option }“ braucht eine ganze Zahl von { $least } bis { $most }.
cli-error-choice = „{ $option }“ kann nicht „{ $value }“ sein; zur Wahl stehen: { $allowed }.
cli-error-too-much = Das ist mehr, als der Befehl braucht: { $words }
cli-error-language =
    { $lang ->
        [none] Nach „--lang“ fehlt eine Sprache: { $languages }.
       *[other] Es gibt keine Texte in „{ $lang }“. Sprachen: { $languages }.
    }
cli-error-seat = Es gibt keinen Platz { $seat }; die Plätze haben die Nummern 1 bis { $seats }.
cli-error-many-bots = { $bots } Bots sind zu viele für { $seats } Plätze.
cli-error-hotseat-bots = Mit „--hotseat“ spielen nur Menschen; nenne keine Bots.
cli-error-resume-alone = Eine gespeicherte Partie bringt alles mit: „{ $option }“ verträgt sich nicht mit „--resume“.
cli-error-resume-other = Gespeichert ist ein anderes Spiel: { $game }.
cli-error-at = Eine Entscheidung { $at } gibt es nicht; die Aufzeichnung reicht von 0 bis { $count }.
cli-error-record = Eine Aufzeichnung { $record } gibt es in dieser Datei nicht; sie enthält { $count }.
error-bad-bot = Einen Bot „{ $code }“ gibt es nicht. Zur Wahl stehen: { $known }.

## Die Bots

bot-novice = spielt nach Laune und schaut nur ab und zu hin
bot-apprentice = nimmt, was am besten aussieht, und vertut sich oft
bot-knight = nimmt, was am besten aussieht, und vertut sich selten
bot-maester = denkt einige Züge voraus
bot-master = spielt, so gut er kann
bot-random = nimmt irgendeine erlaubte Aktion
bot-greedy = nimmt, was im Augenblick am besten aussieht
bot-ab = Alpha-Beta-Suche nach Tiefe, Knoten oder Zeit; von mehreren Gegenspielern erwartet sie das Schlimmste
bot-maxn = Max-n-Suche nach Tiefe, Knoten oder Zeit: Jeder spielt für sich
bot-mcts = Monte-Carlo-Baumsuche nach Durchläufen oder Zeit
bot-ismcts = Monte-Carlo-Baumsuche über alles, was der Platz nicht unterscheiden kann, nach Durchläufen oder Zeit
bot-strong = die beste Suche, die das Spiel hat, nach Knoten oder Zeit

## Bots of one's own at the tables

cli-option-guest = Ein eigener Bot, der an den Tischen neben den Stufen angeboten wird, mit demselben Kürzel wie in einem Wettkampf; mehrfach möglich. Seine Datei wird mit jeder Partie neu gelesen.
cli-metavar-guest = KÜRZEL
cli-error-serve-bot = „{ $code }“ ist kein eigener Bot: Eine Datei oder ein Programm heißt etwa { $forms }.
cli-error-serve-bot-twice = Zwei Bots heißen { $name }: Bitte eine der Dateien umbenennen.
cli-error-serve-bot-alone = Eigene Bots spielen an den Tischen eines einzelnen Servers: „--redis“ und „--workers“ bitte weglassen.
cli-serve-guests = Deine Bots werden neben den Stufen angeboten: { $names }.

## Eine Klasse auf einem Server

cli-option-room = Ein Ordner für die Bots einer Klasse: Sie werden unter /class abgegeben und treten nebenher gegeneinander an. Braucht die Mauern von bubblewrap.
cli-metavar-room = ORDNER
cli-option-roomgame = Was die Klasse spielt.
cli-metavar-roomgame = SPIEL
cli-option-roomseats = Zu wievielt die Klasse spielt.
cli-metavar-roomseats = ANZAHL
cli-error-serve-class-alone = Eine Klasse trifft sich auf einem einzelnen Server: „--redis“ und „--workers“ bitte weglassen.
cli-error-serve-class-walls = Eine Klasse braucht Mauern um die Bots, die abgegeben werden, und hier fehlen: { $missing }. Bitte bubblewrap ab 0.8 installieren oder den Server dort betreiben, wo Namensräume erlaubt sind.
cli-serve-class = Die Klasse: { $address }
cli-serve-teacher = Das Lehrerpult, für niemanden sonst: { $address }
