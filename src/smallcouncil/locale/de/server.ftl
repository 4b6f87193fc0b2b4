### Wozu der Server nein sagt, und warum.

server-stale = Am Tisch ist es schon weitergegangen. Bitte sieh noch einmal hin, bevor du dich entscheidest.
server-not-yours = Das steht dir hier nicht zu. Öffne den Link, den du bekommen hast.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Diese Seite gibt es nicht.
server-no-link = Diese Einladung ist schon benutzt oder war nie eine; oder hier darf niemand zusehen.
server-two-seats = Du sitzt schon an diesem Tisch. In einem Spiel mit Geheimnissen nimmt niemand einen zweiten Platz.
server-no-replay = Diese Aufzeichnung gibt es nicht.
server-no-moment = Eine Entscheidung { $at } gibt es nicht; die Partie reicht von 0 bis { $length }.
server-no-free-seat = An diesem Tisch ist kein Platz frei, an den sich jeder setzen darf.
server-no-bot = An diesem Platz sitzt kein Bot.
server-no-text = Diese Datei ist keine Aufzeichnung, nicht einmal Text.
server-no-fork = Von hier aus lässt sich nicht weiterspielen: Menschen spielen diese Partie noch, sie endet hier, oder man kann sie nur ansehen.
server-over = Dieses Spiel ist zu Ende.
server-no-resigning = Aufgeben kann man nur ein laufendes Spiel zu zweit.
server-not-over = Das muss warten, bis die Partie vorbei ist.
server-no-record = Diese Partie begann mit einer Annahme über die verdeckten Karten einer anderen, darum gibt es keine Aufzeichnung. Hier kann man sie noch ansehen.
server-record-later = Die Aufzeichnung enthält die Zahl, aus der aller Zufall kommt. Es gibt sie, sobald die Partie vorbei ist.
server-frozen = Diese Partie wurde nach anderen Regeln gespielt als den heutigen. Man kann sie ansehen, aber nicht weiterspielen.
server-bot-sits = An diesem Platz spielt jetzt ein Bot. Nimm ihn zuerst zurück.
server-held = Dieser Platz gehört jemandem, der jederzeit zurückkommen kann.
server-still-here = Diese Person ist da oder war es bis eben noch.
server-time-is-up = Die Zeit dieses Platzes ist verbraucht; der Bot spielt bis zum Ende.
server-bad-version = Das antwortet auf einen Stand des Tisches, den es nie gegeben hat.
server-bad-request = Das war nicht zu verstehen.
server-bad-fields = Das war nicht zu verstehen: { $fields }.
server-bad-sitter = „{ $who }“ kann an keinem Tisch sitzen. Möglich sind me, here, friend oder ein Bot.
server-bad-time = Eine Zeit muss größer als null sein und höchstens { $most }.
server-be-silent = Zu diesen Leuten darf jetzt niemand sprechen.
server-nothing-said = Da steht noch nichts.
server-too-long = Das ist zu lang: höchstens { $most } Zeichen.
server-too-large = Das ist zu groß.
server-too-many = Zu viele Browser halten diesen Platz oder sehen hier zu.
server-too-many-open = Unter deiner Adresse sind hier zu viele Seiten oder Programme zugleich offen. Schließe einige davon.
server-too-often = Das war zu oft. Bitte warte einen Augenblick.
server-busy = Gerade sind andere an der Reihe. Bitte versuch es gleich noch einmal.
server-shelf-full = Im Augenblick ist kein Platz für weitere Aufzeichnungen.
server-talked-out = An diesem Tisch ist genug gesagt worden.
server-database-away = Die Tische sind gerade nicht erreichbar. Nichts ist verloren, und die Uhren stehen solange still. Bitte versuche es noch einmal.
server-not-stored = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Bitte versuch es noch einmal.
server-broken = Hier ist etwas schiefgegangen. Was gespeichert war, ist nicht verloren.
server-running =
    { $address ->
        [none] Ein Server hat diese Datenbank schon geöffnet.
       *[other] Ein Server hat diese Datenbank schon geöffnet: { $address }
    }
server-port-taken = Port { $port } von { $host } ist belegt, oder dieses Programm darf ihn nicht benutzen.
server-bad-host = „{ $host }“ ist keine Adresse dieses Rechners.
server-database = Die Datenbank { $database } lässt sich nicht benutzen: { $problem }
server-disk-full = Gerade lassen sich keine neuen Tische eröffnen: Die Festplatte dieses Servers ist fast voll. An den vorhandenen geht es weiter.
server-memory-full = Gerade lassen sich keine neuen Tische eröffnen: Auf diesem Server ist kein Platz mehr. An den vorhandenen geht es weiter. Bitte versuche es später noch einmal.
server-no-backup = In { $file } ist keine Sicherung.
server-backup-exists = { $file } gibt es schon und wurde nicht angerührt.
server-not-empty = In { $database } liegen schon Tische. Mit --replace werden sie ersetzt.
server-cannot-share = Nur ein PostgreSQL lässt sich von mehreren Servern teilen, und { $database } ist keines. Ohne --redis läuft ein Server darauf.
server-bad-bus = Die Adresse von Redis muss mit redis://, rediss:// oder unix:// beginnen.
server-no-bus = Was Server verbindet, ist nicht installiert: pip install 'smallcouncil[servers]'
server-workers-need-redis = Mehr als ein Server auf einem Rechner braucht --redis und ein PostgreSQL über --database, damit sie voneinander hören.
server-bots-need-redis = Bots auf einem eigenen Rechner brauchen --redis und das PostgreSQL der Server über --database.
server-database-newer = Die Datenbank stammt von einer neueren Version dieses Programms (Format { $found }, diese hier liest bis { $known }). Sie wurde nicht angerührt.

## Warum sich nichts zurücknehmen lässt

undo-refused-watching = Nur wer mitspielt, kann etwas zurücknehmen.
undo-refused-off = An diesem Tisch wird nichts zurückgenommen.
undo-refused-over = Die Partie ist vorbei; nichts lässt sich mehr zurücknehmen.
undo-refused-nothing = Es gibt nichts zurückzunehmen.
undo-refused-revealed = Das lässt sich nicht zurücknehmen: Seitdem ist etwas ans Licht gekommen.
server-bot-too-long = „{ $code }“ würde länger nachdenken, als auf einem Server erlaubt ist, den auch andere benutzen. Höchstens: „{ $most }“.

server-class-closed = Diese Klasse wird nur gezeigt; Bots werden dort abgegeben, wo sie sich trifft.
server-class-code = Das ist nicht der Code der Klasse. Bitte bei der Lehrkraft nachfragen.
server-class-name = Der Name eines Bots beginnt mit einem Buchstaben und hat höchstens 30 Buchstaben, Ziffern, „_“ und „-“. Die Namen der Stufen bleiben ihnen.
server-class-taken = Einen Bot dieses Namens gibt es schon, und es ist nicht deiner. Bitte einen anderen Namen wählen.
server-class-file = Ein Bot ist eine Python-Datei von höchstens { $most } KiB.
server-class-full = Für einen weiteren Bot ist kein Platz. Ersetze einen deiner Bots, indem du seinen Namen angibst.

server-bad-endpoint = Das ist keine Adresse eines Push-Dienstes.
server-bad-mail = Das ist keine Mailadresse.
server-mail-often = An dieser Adresse liegen schon mehrere Mails, auf die niemand geantwortet hat. Bitte dort nachsehen, oder morgen noch einmal versuchen.
server-no-call = Dieser Link ist schon benutzt, oder es war nie einer. Du kannst es noch einmal anfordern.
server-bad-address = Die Adresse eines Servers wird als https://play.example.org angegeben, ohne etwas dahinter.
server-bad-smtp = Der Mailserver wird als SMALLCOUNCIL_SMTP=smtp://user:passwort@mail.example.org:587 angegeben, und von wem die Mails kommen als SMALLCOUNCIL_MAIL_FROM=spiele@example.org.
server-mail-needs-address = In Mails stehen Links; dafür braucht es --address, unter der man den Server findet.
