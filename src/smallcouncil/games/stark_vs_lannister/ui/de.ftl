title = Stark gegen Lennister
about = Haus Stark und Haus Lennister kämpfen um die Sieben Königslande. In jeder Runde wählt jede Seite heimlich eine Strategiekarte, nimmt Gold ein, bringt Charaktere und Orte ins Spiel und fordert dann die andere heraus: mit Waffen, mit Intrigen und um die Macht. Wer angreift, kniet und kann nicht mehr verteidigen; jeder Schlag öffnet eine Flanke. Das erste Haus mit 15 Macht gewinnt.
goal = Ziel: als Erster 15 Macht haben, auf der Standarte und auf den Charakteren zusammen. Macht bringen gewonnene Herausforderungen, Angriffe ohne Gegenwehr, Ruhm und die Dominanz.
goal-short = Ziel: 15 Macht, bevor das andere Haus sie hat
provenance = Die gedruckte Kartenliste ist nicht öffentlich: Die Karten, die das Regelheft oder öffentliche Seiten nennen, sind hier, die anderen sind eigene Entwürfe; die Kartenliste sagt, welche. Jede Regel in eigenen Worten.
scores = Macht
score = { $count } Macht
signs = Zeichen auf dem Tisch: ▸ wer gefragt ist, ★ Startspieler, ⚔ Militärsymbol, ◉ Intrigesymbol, ♛ Machtsymbol, ↷ kniet, ◆ Macht, ⊕ Duplikate; » greift an, « verteidigt, × durch Heimlichkeit umgangen, ! begrenzte Fähigkeit verbraucht.
provenance-rulebook = im Regelheft genannt
provenance-public = von öffentlichen Seiten über das Spiel bekannt
provenance-original = eigener Entwurf

## Optionen

option-stark = Führt Haus Stark
    .help = Der Platz, der Haus Stark führt; der andere führt Haus Lennister.
option-draft = Draft
    .help = Strategiekarten werden gedraftet: Jede Seite nimmt sechs dazu und wählt dann sieben von ihren dreizehn.
option-stark_power = Vorsprung für Stark
    .help = Macht auf der Standarte von Haus Stark zu Beginn, von 0 bis 5. Nur ein Haus kann einen Vorsprung haben.
option-lannister_power = Vorsprung für Lennister
    .help = Macht auf der Standarte von Haus Lennister zu Beginn, von 0 bis 5. Nur ein Haus kann einen Vorsprung haben.

## Häuser, Phasen, Kartenarten, Symbole, Schlüsselwörter, Merkmale

house-stark = Haus Stark
    .short = Stark
house-lannister = Haus Lennister
    .short = Lennister
house-neutral = neutrale Karte
    .short = neutral
phase-draft = Strategie-Draft
phase-mulligan = Aufbau: die erste Hand
phase-place = Aufbau: die ersten Karten
phase-plot = Strategie
    .short = Strat.
phase-draw = Nachziehen
    .short = Zieh.
phase-marshalling = Aufmarsch
    .short = Aufm.
phase-challenges = Herausforderungen
    .short = Herausf.
phase-dominance = Dominanz
    .short = Dom.
phase-standing = Aufrichten
    .short = Aufr.
phase-taxation = Abgaben
    .short = Abg.
phase-over = Ende
type-character = Charakter
type-location = Ort
type-attachment = Verstärkung
type-event = Ereignis
type-plot = Strategiekarte
icon-military = Militär
    .sign = ⚔
icon-intrigue = Intrige
    .sign = ◉
icon-power = Macht
    .sign = ♛
challenge-military = Militär-Herausforderung
challenge-intrigue = Intrige-Herausforderung
challenge-power = Macht-Herausforderung
keyword-RENOWN = Ruhm
    .text = Ruhm: Gewinnst du eine Herausforderung, an der dieser Charakter beteiligt ist, erhält er 1 Macht.
keyword-STEALTH = Heimlichkeit
    .text = Heimlichkeit: Greift er an, wähle einen gegnerischen Charakter ohne Heimlichkeit; der kann in dieser Herausforderung nicht verteidigen.
keyword-LIMITED = Limitiert
    .text = Limitiert: Du darfst nur eine limitierte Karte je Runde spielen.
unique = einzigartig
    .text = Einzigartig: Du kannst nur ein Exemplar davon im Spiel haben, und keines mehr, wenn eines auf deinem Totenstapel liegt. Ein weiteres kann als Duplikat darunterliegen.
trait-Ally = Verbündeter
trait-Army = Armee
trait-Bastard = Bastard
trait-Condition = Zustand
trait-Direwolf = Schattenwolf
trait-Guard = Wache
trait-Item = Gegenstand
trait-Knight = Ritter
trait-Lady = Lady
trait-Lord = Lord
trait-Maester = Maester
trait-Mercenary = Söldner
trait-Merchant = Händler
trait-Nights-Watch = Nachtwache
trait-Scout = Kundschafter
trait-Spy = Spion
trait-Title = Titel
trait-Weapon = Waffe
until-challenge = bis zum Ende der Herausforderung
until-phase = bis zum Ende der Phase
until-round = bis zum Ende der Runde

## Haus Stark

card-eddard-stark = Eddard Stark
    .short = Eddard
    .text = Reaktion: Nachdem du Eddard Stark gespielt hast, lege 1 Macht aus dem Machtvorrat auf ihn.
card-robb-stark = Robb Stark
    .short = Robb
    .text = Solange Robb Stark angreift, erhält jeder andere angreifende Charakter von Haus Stark unter deiner Kontrolle +1 Stärke.
card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .text = Herausforderungen: Lass Catelyn Stark knien, um einen Charakter eines beliebigen Spielers mit aufgedruckten Kosten von 3 oder weniger zu wählen. Er kann bis zum Ende der Phase nicht als Angreifer bestimmt werden.
card-jon-snow = Jon Schnee
    .short = Jon
    .text = Reaktion: Nachdem eine Herausforderung, in der Jon Schnee verteidigt hat, abgehandelt ist, richte Jon Schnee auf.
card-arya-stark = Arya Stark
    .short = Arya
    .text = Solange Arya Stark eine Verstärkung mit dem Merkmal Waffe trägt, erhält sie +1 Stärke und ein Machtsymbol.
card-sansa-stark = Sansa Stark
    .short = Sansa
    .text = Reaktion: Nachdem du eine Herausforderung verloren hast, in der Sansa Stark verteidigt hat, ziehe 1 Karte.
card-bran-stark = Bran Stark
    .short = Bran
    .text = Strategie: Lass Bran Stark knien, um 1 Karte zu ziehen.
card-hodor = Hodor
    .short = Hodor
    .text = Hodor kann weder als einziger Angreifer noch als einziger Verteidiger einer Herausforderung bestimmt werden.
card-maester-luwin = Maester Luwin
    .short = Luwin
    .text = Dominanz: Lass Maester Luwin knien, um die obersten 2 Karten deines Nachziehstapels auf die Hand zu nehmen.
card-jory-cassel = Jory Cassel
    .short = Jory
    .text = Reaktion: Lass Jory Cassel knien und bezahle 1 Gold, um einen Lord oder eine Lady unter deiner Kontrolle vor dem Tod zu retten.
card-theon-greyjoy = Theon Graufreud
    .short = Theon
    .text = Zu Beginn der Phase Herausforderungen musst du, wenn dein Gegenspieler mehr Macht hat als du, 1 Gold bezahlen oder Theon Graufreud knien lassen.
card-grey-wind = Grauwind
    .short = Grauwind
    .text = Solange Grauwind angreift, erhält jeder verteidigende Charakter mit aufgedruckten Kosten von 2 oder weniger -1 Stärke.
card-stark-escort = Eskorte der Starks
    .short = Eskorte
    .text = Reaktion: Nachdem Eskorte der Starks als Verteidiger bestimmt wurde, ziehe 1 Karte.
card-northern-bannermen = Vasallen des Nordens
    .short = Vasallen
    .text = Keine Fähigkeit.
card-outrider-of-the-north = Vorreiter des Nordens
    .short = Vorreiter
    .text = Aufmarsch: Lege Vorreiter des Nordens aus dem Spiel ab, um die Kosten des nächsten einzigartigen Charakters von Haus Stark, den du in dieser Phase spielst, um 3 zu senken.
card-littlefinger-stark = Kleinfinger
    .short = Kleinfing.
    .text = Dominanz: Lass Kleinfinger knien und bezahle 2 Gold, um 1 Macht für dein Haus zu beanspruchen.
card-winterfell = Winterfell
    .short = Winterfell
    .text = Jeder Charakter von Haus Stark unter deiner Kontrolle erhält +1 Stärke.
card-winterfell-keep = Bergfried von Winterfell
    .short = Bergfried
    .text = Keine Fähigkeit.
card-the-iron-throne-stark = Der Eiserne Thron
    .short = Thron
    .text = Reaktion: Nachdem du die Dominanz gewonnen hast, lass Der Eiserne Thron knien und lege 1 Handkarte ab, um 2 Karten zu ziehen.
card-wayside-inn-stark = Gasthaus am Wegesrand
    .short = Gasthaus
    .text = Aufmarsch: Lass Gasthaus am Wegesrand knien, um die Kosten des nächsten Charakters, den du in dieser Phase spielst, um 1 zu senken.
card-godswood = Götterhain
    .short = Götterhain
    .text = Herausforderungen: Lass Götterhain knien, um einen verteidigenden Charakter von Haus Stark unter deiner Kontrolle zu wählen. Er erhält +1 Stärke bis zum Ende der Herausforderung.
card-hand-of-the-king-stark = Hand des Königs
    .short = Hand
    .text = Wird an einen Lord oder eine Lady unter deiner Kontrolle angelegt. Der Charakter erhält +1 Stärke und RUHM.
card-ice = Eis
    .short = Eis
    .text = Wird an einen Charakter von Haus Stark unter deiner Kontrolle angelegt. Er erhält +2 Stärke. Herausforderungen: Solange dieser Charakter in einer Militär-Herausforderung angreift, lass Eis knien, um deinen Anspruch bis zum Ende der Herausforderung um 1 zu erhöhen.
card-needle = Nadel
    .short = Nadel
    .text = Wird an einen Charakter unter deiner Kontrolle angelegt. Er erhält +1 Stärke. Reaktion: Lege Nadel aus dem Spiel ab, um diesen Charakter vor dem Tod zu retten.
card-hostage-of-winterfell = Geisel auf Winterfell
    .short = Geisel
    .text = Wird an einen Charakter mit aufgedruckten Kosten von 4 oder weniger unter der Kontrolle deines Gegenspielers angelegt. Er kann nicht als Angreifer bestimmt werden.
card-not-today = Heute nicht
    .short = Heute
    .text = Reaktion: Wenn ein Charakter getötet werden soll, rette ihn.
card-howl-of-the-pack = Geheul des Rudels
    .short = Geheul
    .text = Herausforderungen: Wähle einen beteiligten Charakter von Haus Stark unter deiner Kontrolle. Er erhält +3 Stärke bis zum Ende der Herausforderung.
card-blood-for-blood = Blut für Blut
    .short = Blut
    .text = Reaktion: Nachdem mindestens ein einzigartiger Charakter von Haus Stark unter deiner Kontrolle getötet wurde, erhöhe deinen Anspruch bis zum Ende der Runde um 1.
card-a-raven-from-home = Ein Rabe aus der Heimat
    .short = Rabe
    .text = Aufmarsch: Bezahle 2 Gold, um deinen Nachziehstapel nach einem Charakter von Haus Stark mit aufgedruckten Kosten von 3 oder weniger zu durchsuchen. Du darfst einen vorzeigen und auf die Hand nehmen. Mische dann deinen Nachziehstapel.
card-the-crypts-remember = Die Gruft vergisst nicht
    .short = Gruft
    .text = Nachziehen: Wähle einen Charakter von Haus Stark auf deinem Totenstapel und lege ihn auf deinen Ablagestapel. Ziehe dann 1 Karte.

## Haus Lennister

card-littlefinger-lannister = Kleinfinger
    .short = Kleinfing.
    .text = Dominanz: Lass Kleinfinger knien und bezahle 2 Gold, um 1 Macht für dein Haus zu beanspruchen.
card-tywin-lannister = Tywin Lennister
    .short = Tywin
    .text = Solange Tywin Lennister angreift und in deinem Goldvorrat mehr Gold liegt als in dem deines Gegenspielers, ist dein Anspruch um 1 höher.
card-cersei-lannister = Cersei Lennister
    .short = Cersei
    .text = Dominanz: Bezahle 2 Gold, damit dein Gegenspieler 1 Karte seiner Hand, die nicht leer sein darf, wählt und ablegt. Einmal je Runde.
card-jaime-lannister = Jaime Lennister
    .short = Jaime
    .text = Solange Jaime Lennister dein einziger Angreifer oder dein einziger Verteidiger ist, erhält er +2 Stärke.
card-tyrion-lannister = Tyrion Lennister
    .short = Tyrion
    .text = Herausforderungen: Bezahle 1 Gold, um einen Charakter mit Intrigesymbol und Stärke 3 oder weniger zu wählen. Er verliert das Intrigesymbol bis zum Ende der Phase. Einmal je Runde.
card-joffrey-baratheon = Joffrey Baratheon
    .short = Joffrey
    .text = Dominanz: Lass Joffrey Baratheon knien und bezahle 1 Gold, um einen Charakter zu wählen, auf dem Macht liegt, und 1 Macht von ihm in den Machtvorrat zurückzulegen.
card-the-hound = Der Bluthund
    .short = Bluthund
    .text = Nachdem du eine Herausforderung verloren hast, an der Der Bluthund beteiligt war, nimm Der Bluthund auf die Hand zurück.
card-ser-gregor-clegane = Ser Gregor Clegane
    .short = Gregor
    .text = Zu Beginn der Phase Herausforderungen kniet Ser Gregor Clegane nieder, wenn dein Goldvorrat leer ist.
card-varys = Varys
    .short = Varys
    .text = Nachdem Varys ins Spiel gekommen ist, musst du 1 Charakter im Spiel mit dem Merkmal Verbündeter wählen und ablegen. Es darf Varys selbst sein.
card-maester-pycelle = Maester Pycelle
    .short = Pycelle
    .text = Abgaben: Lass Maester Pycelle knien, um 1 Karte zu ziehen.
card-bronn = Bronn
    .short = Bronn
    .text = Zu Beginn der Phase Herausforderungen musst du 1 Gold bezahlen oder Bronn knien lassen. Herausforderungen: Bezahle 1 Gold, um Bronn aufzurichten. Einmal je Runde.
card-shae = Shae
    .short = Shae
    .text = Herausforderungen: Lege Shae aus dem Spiel ab, um einen anderen beteiligten Charakter mit Stärke 3 oder weniger zu wählen und aus der Herausforderung zu entfernen.
card-ser-amory-lorch = Ser Amory Lorch
    .short = Amory
    .text = Reaktion: Nachdem du eine Militär-Herausforderung gewonnen hast, in der Ser Amory Lorch angegriffen hat, wähle einen Ort im Spiel mit aufgedruckten Kosten von 1 oder weniger und lege ihn ab.
card-red-cloak-guard = Wache der Rotröcke
    .short = Rotrock
    .text = Herausforderungen: Solange Wache der Rotröcke an einer Herausforderung beteiligt ist, bezahle 1 Gold, um ihr bis zum Ende der Herausforderung +1 Stärke zu geben. Einmal je Herausforderung.
card-whispering-page = Flüsternder Page
    .short = Page
    .text = Keine Fähigkeit.
card-harbor-factor = Hafenkaufmann
    .short = Kaufmann
    .text = Aufmarsch: Lass Hafenkaufmann knien und lege 1 Handkarte ab, um 3 Gold aus der Schatzkammer in deinen Goldvorrat zu legen.
card-the-iron-throne-lannister = Der Eiserne Thron
    .short = Thron
    .text = Reaktion: Nachdem du die Dominanz gewonnen hast, lass Der Eiserne Thron knien und lege 1 Handkarte ab, um 2 Karten zu ziehen.
card-wayside-inn-lannister = Gasthaus am Wegesrand
    .short = Gasthaus
    .text = Aufmarsch: Lass Gasthaus am Wegesrand knien, um die Kosten des nächsten Charakters, den du in dieser Phase spielst, um 1 zu senken.
card-lannister-encampment = Heerlager der Lennisters
    .short = Heerlager
    .text = Keine Fähigkeit.
card-casterly-rock = Casterlystein
    .short = Der Stein
    .text = Keine Fähigkeit.
card-council-chamber = Ratssaal
    .short = Ratssaal
    .text = Reaktion: Nachdem du eine Intrige-Herausforderung als Angreifer gewonnen hast, lass Ratssaal knien, um 1 Karte zu ziehen.
card-hand-of-the-king-lannister = Hand des Königs
    .short = Hand
    .text = Wird an einen Lord oder eine Lady unter deiner Kontrolle angelegt. Der Charakter erhält +1 Stärke und RUHM.
card-seal-of-the-rock = Siegel des Steins
    .short = Siegel
    .text = Wird an einen Charakter von Haus Lennister unter deiner Kontrolle angelegt.
card-gilded-dagger = Vergoldeter Dolch
    .short = Dolch
    .text = Wird an einen Charakter von Haus Lennister unter deiner Kontrolle angelegt. Er erhält ein Intrigesymbol und HEIMLICHKEIT.
card-branded-a-traitor = Brandmal des Verräters
    .short = Verräter
    .text = Wird an einen Charakter unter der Kontrolle deines Gegenspielers angelegt. Er verliert sein Machtsymbol und RUHM.
card-insidious-ways = Heimtücke
    .short = Heimtücke
    .text = Herausforderungen: Wähle einen angreifenden Charakter unter deiner Kontrolle. Er erhält +2 Stärke bis zum Ende der Herausforderung. Gewinnst du diese Herausforderung, ziehe 2 Karten, bevor der Anspruch abgehandelt wird.
card-the-lions-cunning = Die List des Löwen
    .short = List
    .text = Jede Phase: Bezahle 2 Gold, um einen stehenden Charakter zu wählen und knien zu lassen.
card-a-lannister-pays-his-debts = Ein Lennister zahlt seine Schulden
    .short = Schulden
    .text = Reaktion: Nach einer Herausforderung, die du verloren hast, lass einen deiner Charaktere von Haus Lennister knien, um einen beteiligten Charakter zu wählen und zu töten.
card-confined-to-quarters = Unter Hausarrest
    .short = Hausarrest
    .text = Aufrichten: Bezahle 2 Gold, um einen stehenden Charakter mit aufgedruckten Kosten von 4 oder weniger zu wählen und knien zu lassen.
card-gold-opens-every-gate = Gold öffnet jedes Tor
    .short = Gold
    .text = Aufmarsch: Bezahle 1 Gold, um einen Charakter mit aufgedruckten Kosten von 3 oder weniger auf deinem Ablagestapel zu wählen und auf die Hand zurückzunehmen.

## Strategiekarten

card-calling-the-banners = Die Banner rufen
    .short = Banner
    .text = In dieser Runde kann nichts die Kosten der Karten senken, die du spielst.
card-crossing-the-trident = Über den Trident
    .short = Trident
    .text = In dieser Runde erhält jeder deiner Charaktere +1 Stärke, solange er in einer Militär-Herausforderung angreift.
card-hidden-in-shadows = Im Schatten verborgen
    .short = Schatten
    .text = Beim Aufdecken: Wähle bis zu 2 Charaktere unter deiner Kontrolle. Sie erhalten HEIMLICHKEIT bis zum Ende der Runde.
card-spies-in-their-midst = Spione in ihren Reihen
    .short = Spione
    .text = Beim Aufdecken: Dein Gegenspieler zeigt dir seine Hand. Ist ein Ereignis darunter, wähle 1; er legt diese Karte ab.
card-storm-of-swords = Sturm der Schwerter
    .short = Schwerter
    .text = Nachdem du in dieser Runde eine Militär-Herausforderung als Angreifer gewonnen hast, wähle einen knienden Charakter, der darin angegriffen hat, und richte ihn auf.
card-the-lion-and-the-wolf = Der Löwe und der Wolf
    .short = Löwe, Wolf
    .text = In dieser Runde ist der Anspruch der aufgedeckten Strategiekarte jedes Spielers um 1 höher.
card-the-old-gods = Die Alten Götter
    .short = Götter
    .text = In dieser Runde erhält jeder Charakter von Haus Stark unter deiner Kontrolle +1 Stärke, solange er verteidigt.
card-detained = Festgesetzt
    .short = Festges.
    .text = Beim Aufdecken: Wähle einen stehenden Charakter unter der Kontrolle deines Gegenspielers und lass ihn knien.
card-game-of-thrones = Das Spiel um Throne
    .short = Throne
    .text = Beim Aufdecken: Wähle einen Charakter unter deiner Kontrolle, falls du einen hast. Er erhält bis zum Ende der Runde ein Militär-, ein Intrige- und ein Machtsymbol.
card-hear-me-roar = Hört mich brüllen
    .short = Brüllen
    .text = In dieser Runde erhält jeder Charakter ohne Intrigesymbol -1 Stärke.
card-securing-the-throne = Sicherung des Throns
    .short = Sicherung
    .text = In dieser Runde ist dein Anspruch in Macht-Herausforderungen, die du beginnst, um 1 höher.
card-the-killing-cold = Tödliche Kälte
    .short = Kälte
    .text = In dieser Runde können Charaktere nicht vor dem Tod gerettet werden.
card-uneasy-peace = Brüchiger Frieden
    .short = Frieden
    .text = In dieser Runde kann kein Spieler Militär-Herausforderungen beginnen.
card-valar-morghulis = Valar Morghulis
    .short = Valar
    .text = Beim Aufdecken: Töte jeden Charakter im Spiel.
card-illyrios-gift = Illyrios Geschenk
    .short = Geschenk
    .text = Gewinnst du in dieser Runde die Dominanz, beanspruche 3 zusätzliche Macht für dein Haus.
card-open-granaries = Offene Kornspeicher
    .short = Speicher
    .text = Beim Aufdecken: Dein Gegenspieler zieht 1 Karte.
card-ride-through-the-night = Ritt durch die Nacht
    .short = Ritt
    .text = Du kannst in dieser Runde keine Intrige-Herausforderungen beginnen.
card-fire-and-plunder = Brand und Plünderung
    .short = Brand
    .text = Du kannst in dieser Runde keine Macht-Herausforderungen beginnen.
card-ravens-on-the-wing = Raben in den Lüften
    .short = Raben
    .text = Beim Aufdecken: Ziehe 3 Karten. Wähle dann 1 Karte auf deiner Hand, falls du eine hast, und lege sie ab.
card-raised-levies = Ausgehobene Truppen
    .short = Truppen
    .text = Beim Aufdecken: Durchsuche deinen Nachziehstapel nach einem Charakter mit aufgedruckten Kosten von 3 oder weniger. Du darfst einen vorzeigen und auf die Hand nehmen. Mische dann deinen Nachziehstapel.
card-empty-coffers = Leere Truhen
    .short = Truhen
    .text = In dieser Runde zählen Einkommensboni auf Karten für keinen der Spieler.
card-guest-right = Gastrecht
    .short = Gastrecht
    .text = In dieser Runde können Charaktere nicht getötet werden.
card-champion-of-the-lists = Held der Turnierbahn
    .short = Held
    .text = Beim Aufdecken: Wähle einen Charakter unter deiner Kontrolle, falls du einen hast. Er erhält RUHM bis zum Ende der Runde.
card-trial-by-combat = Urteil durch Kampf
    .short = Kampf
    .text = In dieser Runde kann kein Spieler in einer Militär-Herausforderung mehr als 1 Angreifer oder mehr als 1 Verteidiger bestimmen.
card-toll-at-the-crossing = Brückenzoll
    .short = Zoll
    .text = In dieser Runde ist das Einkommen deines Gegenspielers um 2 niedriger.
card-scorched-riverlands = Verbrannte Flusslande
    .short = Flusslande
    .text = Beim Aufdecken: Jeder Spieler, der Startspieler zuerst, wählt 1 Ort unter seiner Kontrolle und legt ihn ab, wenn er kann.
card-chains-undone = Gelöste Ketten
    .short = Ketten
    .text = Beim Aufdecken: Wähle bis zu 2 Verstärkungen im Spiel, auf beliebiger Seite, und lege sie ab.
card-no-grave-so-deep = Kein Grab so tief
    .short = Grab
    .text = Beim Aufdecken: Wähle einen Charakter auf deinem Totenstapel, falls dort einer liegt, und nimm ihn auf die Hand zurück.
card-lowered-lances = Gesenkte Lanzen
    .short = Lanzen
    .text = In dieser Runde ist der Anspruch deines Gegenspielers um 1 niedriger.
card-nothing-left-to-lose = Nichts mehr zu verlieren
    .short = Nichts
    .text = Solange dein Gegenspieler mehr Macht hat als du, ist die Initiative dieser Strategiekarte um 4 höher.
card-full-court = Vollzähliger Hof
    .short = Hof
    .text = Wird in dieser Runde die Dominanz gezählt, zählen deine knienden Charaktere mit.
card-whispers-at-court = Geflüster bei Hofe
    .short = Geflüster
    .text = Nachdem du in dieser Runde eine Intrige-Herausforderung gewonnen hast, ziehe 1 Karte.

## Was an der Tastatur getippt wird

word-pass = passe
word-done = fertig
word-mulligan = mulligan
word-keep = behalte
word-place = lege
word-draft = nimm
word-deck = stapel
word-plot = strategie
word-first = startspieler
word-resolve = zuerst
word-play = spiele
word-duplicate = duplikat
word-use = nutze
word-respond = reagiere
word-save = rette
word-attack = fordere
word-attacker = angreifer
word-defender = verteidiger
word-stealth = umgehe
word-claim = opfere
word-target = wähle
word-kneel = knie
word-discard = ablegen
word-card = karte
word-pay = zahle

## Der Tisch

numbered = { $card } #{ $number }
of-house = { $card } ({ $house })
valued = { $card } ({ $value })
priced = { $card } ({ $count } Gold)
label-round = Runde { $round }
label-of-player = { $house }, { $player }
label-power = Macht { $count } von 15
label-banner = { $count } auf der Standarte
label-gold = Gold { $count }
label-no-plot = noch keine Strategiekarte
label-plot-numbers = Einkommen { $income }, Initiative { $initiative }, Anspruch { $claim }
label-hand-count = Hand { $count }
label-deck-count = Stapel { $count }
label-dominance = Dominanz { $count }
label-locations = Orte
label-nobody = niemand
label-nothing = nichts im Spiel
label-kneels = kniet
label-duplicates =
    { $count ->
        [one] { $count } Duplikat
       *[other] { $count } Duplikate
    }
label-used-up = Fähigkeit verbraucht
label-bypassed = Durch Heimlichkeit umgangen
label-attack = Angriff
label-defence = Verteidigung
label-challenge = { $challenge } von { $player }, Anspruch { $claim }
label-leads-attacker = Nach jetzigem Stand gewinnt { $player } den Angriff.
label-leads-unopposed = Nach jetzigem Stand gewinnt { $player } ohne Gegenwehr und erhält 1 Macht dazu.
label-leads-defender = Nach jetzigem Stand gewinnt { $player } die Verteidigung.
label-leads-nobody = Nach jetzigem Stand gewinnt niemand: Es ist kein Angreifer mehr da.
label-won = { $player } hat die Herausforderung gewonnen.
label-won-nobody = Niemand hat die Herausforderung gewonnen.
label-at-stake-military =
    { $count ->
        [one] Es geht um { $count } Charakter, den { $player } töten muss.
       *[other] Es geht um { $count } Charaktere, die { $player } töten muss.
    }
label-at-stake-intrigue =
    { $count ->
        [one] Es geht um { $count } zufällige Handkarte von { $player }.
       *[other] Es geht um { $count } zufällige Handkarten von { $player }.
    }
label-at-stake-power = Es geht um { $count } Macht von der Standarte von { $player }.
label-challenges-done = begonnene Herausforderungen: { $challenges }
label-limited-used = limitierte Karte der Runde gespielt
label-hand = Deine Hand
label-hand-empty = keine Karten
label-event = Ereignis
label-known = Auf der Hand von { $player }, wie du weißt: { $cards }
label-plots = Deine Strategiekarten
label-used-plots = verbrauchte Strategiekarten
label-pack = Strategiekarten zur Wahl
label-kept = Behaltene Strategiekarten
label-placed = Du beginnst mit
label-discard = Ablagestapel
label-dead = Totenstapel
label-effects = Es wirkt
label-effect = { $source } ({ $until })
label-effect-on = { $source } auf { $card } ({ $until })
label-resolving = Wird gerade abgehandelt
label-supply = Schatzkammer { $gold } Gold, Vorrat { $power } Macht

## Was ein Spieler gefragt wird. Eine Karte kann eigene Worte haben: prompt-ASK-CARD.

prompt-draft = { $player }: Behalte heimlich eine dieser drei Strategiekarten. Die anderen beiden gibst du weiter.
prompt-draft-second = { $player }: Behalte eine der beiden Strategiekarten, die du bekommen hast. Die andere scheidet aus.
prompt-deck =
    { $left ->
        [one] { $player }: Wähle noch { $left } Strategiekarte für deinen Stapel aus sieben.
       *[other] { $player }: Wähle noch { $left } Strategiekarten für deinen Stapel aus sieben.
    }
prompt-mulligan = { $player }: Behältst du diese sieben Karten? Du darfst sie einmal zurückmischen und sieben neue ziehen.
prompt-place = { $player }: Mit welchen Charakteren und Orten beginnst du? Zusammen kosten sie höchstens 5; sag dann, dass du fertig bist.
prompt-plot = { $player }: Welche Strategiekarte deckst du in dieser Runde auf? Sie gibt dein Einkommen, deine Initiative und deinen Anspruch.
prompt-first = { $player }: Du hast die Initiative. Wer ist in dieser Runde Startspieler und handelt zuerst?
prompt-resolve = { $player }: Mehrere Fähigkeiten beginnen im selben Augenblick. Sag als Startspieler, welche die nächste ist.
prompt-act = { $player }: Nutze eine Aktion oder passe.
prompt-act-marshalling = { $player }: Du bist im Aufmarsch. Spiele eine Karte, nutze eine Fähigkeit oder passe.
prompt-attack = { $player }: Welche Herausforderung beginnst du? Jede Art einmal je Runde; oder bist du mit deinen Herausforderungen fertig?
prompt-attackers = { $player }: Wer greift an? Nenne deine Angreifer einen nach dem anderen; sie werden knien.
prompt-stealth = { $player }: { $attacker } hat Heimlichkeit. Welcher Charakter wird umgangen und kann in dieser Herausforderung nicht verteidigen?
prompt-defenders = { $player }: Wer verteidigt? Nenne deine Verteidiger einen nach dem anderen; sie werden knien. Wer stärker verteidigt, als der Angriff ist, gewinnt.
prompt-respond = { $player }: Reagierst du?
prompt-respond-to = { $player }: Reagierst du { $to }?
prompt-save = { $player }: Getötet würde: { $danger }. Rettest du jemanden?
prompt-claim =
    { $left ->
        [one] { $player }: Der Anspruch fordert { $left } deiner Charaktere. Wer soll sterben?
       *[other] { $player }: Der Anspruch fordert noch { $left } deiner Charaktere. Wer soll sterben?
    }
prompt-target = { $player }: { $card }. Welche Karte wählst du?
prompt-target-catelyn-stark = { $player }: { $card }. Welcher Charakter mit aufgedruckten Kosten von 3 oder weniger kann in dieser Phase nicht mehr angreifen?
prompt-target-jory-cassel = { $player }: { $card }. Welchen Lord oder welche Lady rettet er?
prompt-target-godswood = { $player }: { $card }. Welcher deiner Verteidiger erhält +1 Stärke?
prompt-target-hand-of-the-king-stark = { $player }: { $card }. Welcher deiner Lords oder Ladys wird es?
prompt-target-ice = { $player }: { $card }. Welcher deiner Charaktere von Haus Stark trägt es?
prompt-target-needle = { $player }: { $card }. Welcher deiner Charaktere trägt sie?
prompt-target-hostage-of-winterfell = { $player }: { $card }. Welcher gegnerische Charakter mit aufgedruckten Kosten von 4 oder weniger kann nicht mehr angreifen?
prompt-target-not-today = { $player }: { $card }. Wen rettest du?
prompt-target-howl-of-the-pack = { $player }: { $card }. Welcher deiner beteiligten Charaktere von Haus Stark erhält +3 Stärke?
prompt-target-tyrion-lannister = { $player }: { $card }. Wer verliert bis zum Ende der Phase das Intrigesymbol?
prompt-target-joffrey-baratheon = { $player }: { $card }. Welcher Charakter verliert 1 Macht an den Machtvorrat?
prompt-target-varys = { $player }: { $card }. Welcher Verbündete im Spiel wird abgelegt?
prompt-target-shae = { $player }: { $card }. Wer wird aus der Herausforderung entfernt?
prompt-target-ser-amory-lorch = { $player }: { $card }. Welcher Ort mit aufgedruckten Kosten von 1 oder weniger wird abgelegt?
prompt-target-hand-of-the-king-lannister = { $player }: { $card }. Welcher deiner Lords oder Ladys wird es?
prompt-target-seal-of-the-rock = { $player }: { $card }. Welcher deiner Charaktere von Haus Lennister trägt es?
prompt-target-gilded-dagger = { $player }: { $card }. Welcher deiner Charaktere von Haus Lennister trägt ihn?
prompt-target-branded-a-traitor = { $player }: { $card }. Welcher gegnerische Charakter verliert Machtsymbol und Ruhm?
prompt-target-insidious-ways = { $player }: { $card }. Welcher deiner Angreifer erhält +2 Stärke?
prompt-target-the-lions-cunning = { $player }: { $card }. Welcher stehende Charakter kniet nieder?
prompt-target-a-lannister-pays-his-debts = { $player }: { $card }. Welcher beteiligte Charakter wird getötet?
prompt-target-confined-to-quarters = { $player }: { $card }. Welcher stehende Charakter mit aufgedruckten Kosten von 4 oder weniger kniet nieder?
prompt-target-hidden-in-shadows = { $player }: { $card }. Welche deiner Charaktere erhalten in dieser Runde Heimlichkeit? Bis zu 2.
prompt-target-storm-of-swords = { $player }: { $card }. Welcher deiner Angreifer richtet sich wieder auf?
prompt-target-detained = { $player }: { $card }. Welcher gegnerische Charakter kniet nieder?
prompt-target-game-of-thrones = { $player }: { $card }. Welcher deiner Charaktere erhält in dieser Runde alle drei Symbole?
prompt-target-champion-of-the-lists = { $player }: { $card }. Welcher deiner Charaktere erhält in dieser Runde Ruhm?
prompt-target-scorched-riverlands = { $player }: { $card }. Welchen deiner Orte legst du ab?
prompt-target-chains-undone = { $player }: { $card }. Welche Verstärkungen werden abgelegt? Bis zu 2.
prompt-cost = { $player }: { $card }. Womit bezahlst du das?
prompt-cost-the-iron-throne-stark = { $player }: { $card }. Welche Handkarte legst du ab, um zwei zu ziehen?
prompt-cost-the-iron-throne-lannister = { $player }: { $card }. Welche Handkarte legst du ab, um zwei zu ziehen?
prompt-cost-harbor-factor = { $player }: { $card }. Welche Handkarte legst du für 3 Gold ab?
prompt-cost-a-lannister-pays-his-debts = { $player }: { $card }. Welcher deiner Charaktere von Haus Lennister kniet dafür nieder?
prompt-card = { $player }: { $card }. Welche Karte nimmst du?
prompt-card-a-raven-from-home = { $player }: { $card }. Welchen Charakter von Haus Stark mit aufgedruckten Kosten von 3 oder weniger nimmst du aus deinem Nachziehstapel?
prompt-card-raised-levies = { $player }: { $card }. Welchen Charakter mit aufgedruckten Kosten von 3 oder weniger nimmst du aus deinem Nachziehstapel?
prompt-card-the-crypts-remember = { $player }: { $card }. Welcher Charakter kommt von deinem Totenstapel auf deinen Ablagestapel?
prompt-card-gold-opens-every-gate = { $player }: { $card }. Welcher Charakter mit aufgedruckten Kosten von 3 oder weniger kommt von deinem Ablagestapel auf die Hand zurück?
prompt-card-no-grave-so-deep = { $player }: { $card }. Welcher Charakter kommt von deinem Totenstapel auf die Hand zurück?
prompt-discard = { $player }: { $card }. Welche Handkarte legst du ab?
prompt-discard-spies-in-their-midst = { $player }: { $card }. Du siehst die andere Hand. Welches Ereignis wird daraus abgelegt?
prompt-upkeep = { $player }: { $card }. Bezahlst du 1 Gold, oder kniet der Charakter nieder?

## Worauf man reagiert

response-played = auf die eben gespielte Karte
response-attackers = auf den Angriff
response-defenders = auf die Verteidigung
response-resolved = auf die eben beendete Herausforderung
response-killed = auf den Tod
response-dominance = auf die Dominanz
response-other = auf das, was eben geschehen ist

## Die möglichen Antworten

action-pass = Passen
action-pass-respond = Nicht reagieren
action-pass-save = Niemanden retten
action-pass-stealth = Niemanden umgehen
action-pass-card = Nichts nehmen
action-done = Fertig
action-done-place = Fertig: mit diesen Karten beginnen
action-done-place-nothing = Ohne Karte im Spiel beginnen
action-done-attack = Keine weitere Herausforderung in dieser Runde
action-done-attackers = Mit diesen angreifen
action-done-defenders = Mit diesen verteidigen
action-done-defenders-nobody = Nicht verteidigen
action-done-target = Niemanden mehr wählen
action-mulligan = Mulligan: sieben neue Karten ziehen
action-keep = Diese sieben Karten behalten
action-place = Mit { $card } beginnen
action-draft = { $card } behalten
action-deck = { $card } in den Stapel legen
action-plot = { $card } aufdecken
action-first-player = { $player } ({ $house }) ist Startspieler
action-resolve = { $card } als Nächstes
action-play = { $card } spielen
action-duplicate = { $card } als Duplikat anlegen
action-use = { $card } nutzen
action-respond = Mit { $card } reagieren
action-save = { $card } retten: ein Duplikat ablegen
action-attack-military = Militär-Herausforderung
action-attack-intrigue = Intrige-Herausforderung
action-attack-power = Macht-Herausforderung
action-attacker = Mit { $card } angreifen
action-defender = Mit { $card } verteidigen
action-stealth = { $card } umgehen
action-claim = { $card } soll sterben
action-target = { $card } wählen
action-kneel-char = { $card } knien lassen
action-discard = { $card } ablegen
action-card = { $card } nehmen
action-pay = 1 Gold bezahlen
action-pay-upkeep = 1 Gold für { $card } bezahlen
action-kneel = Knien lassen
action-kneel-upkeep = { $card } kniet nieder

## Was eine Antwort sofort bringt

gain-attack-military =
    { $count ->
        [one] gewinnst du, stirbt { $count } Charakter der anderen Seite, den dein Gegenspieler wählt
       *[other] gewinnst du, sterben { $count } Charaktere der anderen Seite, die dein Gegenspieler wählt
    }
gain-attack-intrigue =
    { $count ->
        [one] gewinnst du, legt dein Gegenspieler { $count } zufällige Handkarte ab
       *[other] gewinnst du, legt dein Gegenspieler { $count } zufällige Handkarten ab
    }
gain-attack-power = gewinnst du, nimmst du { $count } Macht von der anderen Standarte
gain-price = jetzt { $count } Gold

## Warum etwas geschieht, am Ende eines Satzes

reason-unopposed = Angriff ohne Gegenwehr
reason-renown = Ruhm
reason-dominance = Dominanz
reason-claim-of = Anspruch von { $plot }
reason-own = eigene Fähigkeit
reason-handicap = Vorsprung
reason-duplicate = ein Duplikat wird abgelegt

## Was geschehen ist

event-round = Runde { $round }.
event-phase = Phase { $phase }.
event-phase-setup = { $phase }.
event-drafted = { $player } behält { $plot }.
event-drafted-hidden = { $player } hat eine Strategiekarte behalten.
event-mulligan = { $player } nimmt einen Mulligan: sieben neue Karten.
event-mulligan-kept = { $player } behält die erste Hand.
event-placed = { $player } beginnt mit { $cards }.
event-placed-nothing = { $player } beginnt ohne Karte im Spiel.
event-plots = Die Strategiekarten werden aufgedeckt: { $plots }.
event-plots-each = { $plot } ({ $player })
event-plots-returned = Der Strategiestapel von { $players } ist leer: Alle verbrauchten Strategiekarten kommen zurück.
event-initiative = { $player } hat die Initiative, { $count } zu { $other }.
event-initiative-tied = Gleichstand bei der Initiative ({ $count }): { $player } hat weniger Macht und gewinnt sie.
event-initiative-random = Gleichstand bei Initiative ({ $count }) und Macht: Das Los gibt sie { $player }.
event-first = { $player } ist in dieser Runde Startspieler.
event-first-given = { $player } macht { $other } in dieser Runde zum Startspieler.
event-drew =
    { $by ->
        [none] { $count ->
            [0] { $player } hat keine Karte mehr zu ziehen.
            [one] { $player } zieht eine Karte.
           *[other] { $player } zieht { $count } Karten.
        }
       *[other] { $count ->
            [0] { $by }: { $player } hat keine Karte mehr zu ziehen.
            [one] { $by }: { $player } zieht eine Karte.
           *[other] { $by }: { $player } zieht { $count } Karten.
        }
    }
event-drew-all =
    { $count ->
        [one] Beide Spieler ziehen je { $count } Karte.
       *[other] Beide Spieler ziehen je { $count } Karten.
    }
event-drew-cards =
    { $by ->
        [none] { $player } zieht { $cards }.
       *[other] { $by }: { $player } zieht { $cards }.
    }
event-looked =
    { $by ->
        [none] { $player } sieht sich die Hand von { $other } an.
       *[other] { $by }: { $player } sieht sich die Hand von { $other } an.
    }
event-looked-cards =
    { $by ->
        [none] { $player } sieht auf der Hand von { $other } { $cards }.
       *[other] { $by }: { $player } sieht auf der Hand von { $other } { $cards }.
    }
event-looked-empty =
    { $by ->
        [none] { $player } sieht sich die Hand von { $other } an: Sie ist leer.
       *[other] { $player } sieht sich die Hand von { $other } an: Sie ist leer ({ $by }).
    }
event-searched = { $by }: { $player } durchsucht den Nachziehstapel und nimmt { $card }.
event-searched-nothing = { $by }: { $player } durchsucht den Nachziehstapel und nimmt nichts.
event-income = { $player } nimmt { $gold } Gold ein.
event-income-short = { $player } sollte { $wanted } Gold einnehmen, aber in der Schatzkammer liegen nur noch { $gold }.
event-paid =
    { $by ->
        [none] { $player } bezahlt { $gold } Gold.
       *[other] { $player } bezahlt { $gold } Gold: { $by }.
    }
event-gold =
    { $by ->
        [none] { $player } erhält { $gold } Gold.
       *[other] { $player } erhält { $gold } Gold: { $by }.
    }
event-played = { $player } spielt { $card } für { $cost } Gold.
event-played-free = { $player } spielt { $card }.
event-attached = { $card } wird an { $to } angelegt.
event-duplicate = { $player } legt ein Duplikat unter { $card }.
event-used = { $player } nutzt { $card }.
event-used-kneeling = { $player } lässt { $card } knien und nutzt die Fähigkeit.
event-responded = { $player } reagiert mit { $card }.
event-responded-kneeling = { $player } lässt { $card } knien und reagiert damit.
event-knelt =
    { $by ->
        [none] { $count ->
            [one] { $cards } kniet nieder.
           *[other] { $cards } knien nieder.
        }
       *[other] { $count ->
            [one] { $cards } kniet nieder: { $by }.
           *[other] { $cards } knien nieder: { $by }.
        }
    }
event-stood =
    { $by ->
        [none] { $count ->
            [one] { $cards } richtet sich auf.
           *[other] { $cards } richten sich auf.
        }
       *[other] { $count ->
            [one] { $cards } richtet sich auf: { $by }.
           *[other] { $cards } richten sich auf: { $by }.
        }
    }
event-stood-all = Alle knienden Karten richten sich auf.
event-attackers = { $player } beginnt eine { $challenge } mit { $cards }.
event-bypassed = { $by } umgeht { $card } durch Heimlichkeit: { $card } kann in dieser Herausforderung nicht verteidigen.
event-defenders = { $player } verteidigt mit { $cards }.
event-defenders-nobody = { $player } verteidigt nicht.
event-left-challenge =
    { $by ->
        [none] { $card } verlässt die Herausforderung.
       *[other] { $card } verlässt die Herausforderung: { $by }.
    }
event-resolved-attacker = { $player } gewinnt die { $challenge } als Angreifer, { $attack } zu { $defence }.
event-resolved-unopposed = { $player } gewinnt die { $challenge } ohne Gegenwehr, { $attack } zu { $defence }.
event-resolved-defender = { $player } gewinnt die { $challenge } als Verteidiger, { $defence } zu { $attack }.
event-resolved-nobody = Niemand gewinnt die { $challenge }, { $attack } zu { $defence }: Es ist kein Angreifer mehr da.
event-claim-military =
    { $count ->
        [one] { $player } muss { $count } eigenen Charakter töten: { $by }.
       *[other] { $player } muss { $count } eigene Charaktere töten: { $by }.
    }
event-claim-intrigue = { $player } hat keine Handkarte zu verlieren: { $by }.
event-claim-power = { $player } hat keine Macht auf der Standarte zu verlieren: { $by }.
event-claim-nothing = Der Anspruch ist 0, { $player } verliert nichts: { $by }.
event-saved =
    { $by ->
        [none] { $player } rettet { $card }.
       *[other] { $player } rettet { $card }: { $by }.
    }
event-killed =
    { $by ->
        [none] { $count ->
            [one] { $cards } wird getötet.
           *[other] { $cards } werden getötet.
        }
       *[other] { $count ->
            [one] { $cards } wird getötet: { $by }.
           *[other] { $cards } werden getötet: { $by }.
        }
    }
event-discarded-hand =
    { $by ->
        [none] { $player } legt { $cards } aus der Hand ab.
       *[other] { $player } legt { $cards } aus der Hand ab: { $by }.
    }
event-discarded-random =
    { $by ->
        [none] { $player } legt zufällig aus der Hand ab: { $cards }.
       *[other] { $player } legt zufällig { $cards } aus der Hand ab: { $by }.
    }
event-discarded-duplicate = Ein Duplikat von { $cards } wird abgelegt.
event-discarded-play =
    { $by ->
        [none] { $count ->
            [one] { $cards } wird aus dem Spiel abgelegt.
           *[other] { $cards } werden aus dem Spiel abgelegt.
        }
       *[other] { $count ->
            [one] { $cards } wird aus dem Spiel abgelegt: { $by }.
           *[other] { $cards } werden aus dem Spiel abgelegt: { $by }.
        }
    }
event-returned-play-hand =
    { $by ->
        [none] { $card } kommt aus dem Spiel auf die Hand von { $player } zurück.
       *[other] { $card } kommt aus dem Spiel auf die Hand von { $player } zurück: { $by }.
    }
event-returned-discard-hand =
    { $by ->
        [none] { $card } kommt vom Ablagestapel auf die Hand von { $player } zurück.
       *[other] { $card } kommt vom Ablagestapel auf die Hand von { $player } zurück: { $by }.
    }
event-returned-dead-hand =
    { $by ->
        [none] { $card } kommt vom Totenstapel auf die Hand von { $player } zurück.
       *[other] { $card } kommt vom Totenstapel auf die Hand von { $player } zurück: { $by }.
    }
event-returned-dead-discard =
    { $by ->
        [none] { $card } kommt vom Totenstapel von { $player } auf den Ablagestapel.
       *[other] { $card } kommt vom Totenstapel von { $player } auf den Ablagestapel: { $by }.
    }
event-power =
    { $by ->
        [none] { $player } erhält { $count } Macht.
       *[other] { $player } erhält { $count } Macht: { $by }.
    }
event-power-on =
    { $by ->
        [none] { $card } erhält { $count } Macht.
       *[other] { $card } erhält { $count } Macht: { $by }.
    }
event-power-taken =
    { $by ->
        [none] { $other } verliert { $count } Macht an { $player }.
       *[other] { $other } verliert { $count } Macht an { $player }: { $by }.
    }
event-power-lost =
    { $by ->
        [none] { $player } verliert { $count } Macht.
       *[other] { $player } verliert { $count } Macht: { $by }.
    }
event-power-lost-on =
    { $by ->
        [none] { $card } verliert { $count } Macht.
       *[other] { $card } verliert { $count } Macht: { $by }.
    }
event-effect-catelyn-stark = { $card } kann in dieser Phase nicht mehr angreifen: { $source }.
event-effect-outrider-of-the-north = Der nächste einzigartige Charakter von Haus Stark, den { $player } in dieser Phase spielt, kostet weniger: { $source }.
event-effect-wayside-inn-stark = Der nächste Charakter, den { $player } in dieser Phase spielt, kostet weniger: { $source }.
event-effect-wayside-inn-lannister = Der nächste Charakter, den { $player } in dieser Phase spielt, kostet weniger: { $source }.
event-effect-godswood = { $card } ist in dieser Herausforderung stärker: { $source }.
event-effect-ice = Der Anspruch von { $player } ist in dieser Herausforderung höher: { $source }.
event-effect-howl-of-the-pack = { $card } ist in dieser Herausforderung stärker: { $source }.
event-effect-blood-for-blood = Der Anspruch von { $player } ist in dieser Runde höher: { $source }.
event-effect-tyrion-lannister = { $card } verliert in dieser Phase das Intrigesymbol: { $source }.
event-effect-red-cloak-guard = { $card } ist in dieser Herausforderung stärker.
event-effect-insidious-ways = { $card } ist in dieser Herausforderung stärker, und wenn { $player } sie gewinnt, gibt es Karten: { $source }.
event-effect-hidden-in-shadows = { $card } erhält in dieser Runde Heimlichkeit: { $source }.
event-effect-game-of-thrones = { $card } erhält in dieser Runde alle drei Symbole: { $source }.
event-effect-champion-of-the-lists = { $card } erhält in dieser Runde Ruhm: { $source }.
event-dominance = { $player } gewinnt die Dominanz, { $count } zu { $other }.
event-dominance-tied = Gleichstand bei der Dominanz ({ $count }): Niemand erhält Macht.
event-shuffled = { $player } mischt den Nachziehstapel.
event-over = Das Spiel ist vorbei: { $player } gewinnt mit { $count } Macht zu { $other }.

## Warum? Ein Satz zur Stelle: warum ein Zug nicht geht oder warum das Spiel fragt.

why-SL-001 = Das Spiel ist für zwei Spieler.
why-SL-003 = Eine Karte verbietet das, und eine Karte geht den Regeln vor.
why-SL-018 = Limitiert, Ruhm und Heimlichkeit sind die einzigen Schlüsselwörter.
why-SL-033 = Ein Platz führt Haus Stark, der andere Haus Lennister.
why-SL-034 = Diese Karte gehört zum anderen Haus.
why-SL-037 = Ohne Draft wird nur mit den beiden üblichen Strategiestapeln gespielt.
why-SL-040 = Du darfst die erste Hand einmal zurückmischen und sieben neue Karten ziehen.
why-SL-041 = Jeder Spieler hat einen Mulligan, und nur bevor die ersten Karten gelegt werden.
why-SL-042 = Du legst heimlich Charaktere und Orte deiner ersten Hand; beide Seiten decken zusammen auf.
why-SL-043 = Die Karten, mit denen du beginnst, dürfen zusammen höchstens 5 kosten.
why-SL-044 = Du darfst mit höchstens einer limitierten Karte beginnen.
why-SL-045 = Beim Aufbau kann man nur Charaktere und Orte legen, keine Verstärkungen und keine Ereignisse.
why-SL-046 = Beim Aufbau kann kein Duplikat einer einzigartigen Karte gelegt werden.
why-SL-048 = Beim Aufbau ruhen alle Fähigkeiten.
why-SL-058 = In jeder Runde wählt jeder Spieler heimlich eine Strategiekarte.
why-SL-061 = Verbrauchte Strategiekarten können erst gewählt werden, wenn sie in den Stapel zurückgekommen sind.
why-SL-066 = Wer die Initiative gewinnt, bestimmt den Startspieler der Runde.
why-SL-068 = Tun beide Strategiekarten beim Aufdecken etwas, bestimmt der Startspieler die Reihenfolge.
why-SL-069 = Diese Strategiekarte tut beim Aufdecken nichts; sie wirkt später.
why-SL-072 = Der Aufmarsch hat zwei Züge: erst den des Startspielers, dann den des anderen.
why-SL-076 = Eine Karte wird mit Gold bezahlt, wenn sie gespielt wird.
why-SL-078 = In deinem eigenen Aufmarsch darfst du Duplikate anlegen, ohne zu bezahlen.
why-SL-079 = In deinem Aufmarsch spielst du so viele Karten, wie du bezahlen kannst und willst.
why-SL-080 = Im Aufmarsch dürfen beide Spieler Aktionen nutzen, die zur Phase passen.
why-SL-081 = Charaktere, Orte und Verstärkungen spielt nur der aktive Spieler.
why-SL-082 = Eine Karte wird aus der Hand gespielt, und dort ist sie nicht.
why-SL-083 = Charaktere, Orte und Verstärkungen werden nur in der Phase Aufmarsch gespielt.
why-SL-084 = Ein Ereignis kann nur gespielt werden, wenn sein Text es erlaubt.
why-SL-087 = Eine Karte im Spiel nutzt nur ihr Besitzer.
why-SL-088 = Die Karte ist nicht dort: Sie liegt anderswo.
why-SL-091 = Jeder Spieler beginnt jede Art von Herausforderung höchstens einmal je Runde.
why-SL-092 = Eine Herausforderung wird beendet, bevor die nächste beginnt.
why-SL-094 = Erst macht der Startspieler alle seine Herausforderungen, dann der andere.
why-SL-096 = Zwischen den Schritten einer Herausforderung dürfen beide Spieler handeln.
why-SL-097 = Der aktive Spieler nennt die Art der Herausforderung und die Angreifer.
why-SL-098 = Angreifen können nur stehende eigene Charaktere mit dem passenden Symbol.
why-SL-099 = Eine Herausforderung braucht mindestens einen Angreifer.
why-SL-100 = Verteidigen können nur stehende eigene Charaktere mit dem passenden Symbol, so viele du willst.
why-SL-101 = Niemand muss verteidigen.
why-SL-103 = Wer die Herausforderung verlassen hat, ist nicht mehr beteiligt.
why-SL-105 = Nur eine stehende Karte kann niederknien.
why-SL-110 = Beim Militär-Anspruch wählt der Verteidiger, welche eigenen Charaktere sterben.
why-SL-111 = Die Opfer eines Militär-Anspruchs müssen nicht beteiligt gewesen sein.
why-SL-112 = Beim Intrige-Anspruch werden zufällige Handkarten abgelegt.
why-SL-134 = Das Spiel ist vorbei: Jemand hat 15 Macht.
why-SL-143 = Du bezahlst nur mit dem Gold deines eigenen Goldvorrats.
why-SL-146 = Eine abgelegte Karte kommt auf den Ablagestapel ihres Besitzers.
why-SL-150 = Du hast diese einzigartige Karte schon im Spiel.
why-SL-151 = Ein Exemplar dieser einzigartigen Karte liegt auf deinem Totenstapel, darum kann sie nicht mehr gespielt werden.
why-SL-156 = Ein Duplikat kommt an denselben einzigartigen Charakter, den du im Spiel hast, in deinem eigenen Aufmarsch.
why-SL-158 = Ein Duplikat kann abgelegt werden, um seinen Charakter vor dem Tod zu retten.
why-SL-161 = Du darfst nur eine limitierte Karte je Runde spielen.
why-SL-163 = Heimlichkeit umgeht einen gegnerischen Charakter, der selbst keine Heimlichkeit hat.
why-SL-164 = Heimlichkeit wird genutzt, wenn Angreifer bestimmt werden, bevor jemand verteidigt.
why-SL-165 = Wer durch Heimlichkeit umgangen wurde, kann in dieser Herausforderung nicht verteidigen.
why-SL-166 = Eine Karte zu spielen und eine Fähigkeit mit einer Phase als Überschrift zu nutzen, sind Aktionen; Reaktionen sind keine.
why-SL-167 = Eine Fähigkeit, die eine Phase nennt, kann nur in dieser Phase genutzt werden.
why-SL-172 = Eine Aktion wird beendet, bevor die nächste kommt.
why-SL-173 = Du darfst auch im Zug deines Gegenspielers handeln, wenn die Karte diesen Augenblick erlaubt.
why-SL-174 = Der Startspieler darf als Erster handeln.
why-SL-175 = Nach jeder Aktion darf der andere Spieler handeln oder passen.
why-SL-177 = Eine passive Fähigkeit ist Pflicht; niemand kann sie ablehnen.
why-SL-179 = Beginnen mehrere passive Fähigkeiten zugleich, bestimmt der Startspieler die Reihenfolge.
why-SL-180 = Ist Varys ins Spiel gekommen, muss sein Spieler einen Verbündeten ablegen.
why-SL-182 = Reagieren kann nur eine Karte mit einer Reaktion.
why-SL-183 = Eine Reaktion ist nur auf das möglich, was ihr Text nennt.
why-SL-184 = Reaktionen kommen vor der nächsten Aktion.
why-SL-185 = Eine ausgelassene Reaktion ist verloren.
why-SL-188 = Eine Rettung hält einen Charakter im Spiel, der getötet würde.
why-SL-189 = Nur Rettungen dürfen unterbrechen.
why-SL-198 = Ein höherer Militär-Anspruch nimmt verschiedene Charaktere.
why-SL-199 = Erst werden alle Opfer eines Anspruchs genannt, dann sterben sie zusammen.
why-SL-203 = Im Draft behältst du eine von drei Strategiekarten und gibst zwei weiter.
why-SL-204 = Von den zwei Strategiekarten, die du bekommst, behältst du eine; die andere scheidet aus.
why-SL-206 = Dein Strategiestapel sind sieben deiner dreizehn Strategiekarten.
why-SL-R09 = Eine zweite Hand muss behalten werden.
why-SL-R26 = Eine Karte zu spielen, ist eine Aktion: Danach darf der andere Spieler handeln.
why-SL-R27 = Im Aufmarsch handelt zuerst der aktive Spieler, nachdem er sein Einkommen genommen hat.
why-SL-R28 = Ein Fenster endet, wenn beide Spieler nacheinander passen.
why-SL-R31 = Du hast nicht genug Gold für diese Karte.
why-SL-R33 = Es gibt keinen Charakter, an den diese Verstärkung angelegt werden könnte.
why-SL-R36 = Duplikate gibt es nur von einzigartigen Charakteren.
why-SL-R41 = In einem Fenster außerhalb des Aufmarschs darf der Startspieler zuerst handeln.
why-SL-R42 = Vor jeder Herausforderung und nach der letzten dürfen beide Spieler handeln.
why-SL-R43 = Beginne eine Herausforderung, oder sei für diese Phase fertig.
why-SL-R48 = Jeder Angreifer mit Heimlichkeit darf einen Charakter umgehen, oder keinen.
why-SL-R81 = Die Kosten können nicht bezahlt werden, oder es gibt nichts zu wählen.
why-SL-R82 = Nur eine stehende Karte kann niederknien und nur eine kniende sich aufrichten.
why-SL-R83 = Eine Fähigkeit, die ihre Karte nicht knien lässt, kann genutzt werden, während die Karte kniet.
why-SL-R85 = Der Spieler von Varys wählt einen beliebigen Verbündeten im Spiel, auf jeder Seite; es darf Varys selbst sein.
why-SL-R86 = Reaktionen gehen reihum, der Startspieler zuerst, bis beide passen.
why-SL-R87 = Eine Karte reagiert auf dasselbe nur einmal.
why-SL-R88 = Für einen Charakter genügt eine Rettung.
why-SL-R90 = Ein Duplikat rettet vor dem Tod, nie vor dem Ablegen.
why-SL-R94 = Gefragt wirst du nach dem, was beide Spieler sehen; so verrät die Frage nichts über deine Hand.
why-SL-R95 = Wer nichts zu nutzen hat, kann nur passen; dein Gegenspieler merkt es nicht.
why-SL-R96 = Was nur eine Antwort hat, wird nicht gefragt.
why-SL-R97 = Erst werden die Kosten bezahlt, dann wird das Ziel gewählt.
why-SL-R100 = Das geht nur während einer Herausforderung, nach den Angreifern oder nach den Verteidigern.
why-SL-R102 = Diese Fähigkeit ist so oft genutzt worden, wie sie darf.
why-SL-R103 = Es gibt niemanden, der diesen Angriff machen könnte.
why-SL-R104 = Mit diesem Charakter könnte die Auswahl nicht zulässig werden, oder sie ist es noch nicht.
why-SL-R106 = Jeder Angreifer mit Heimlichkeit wählt in der Reihenfolge, in der sie genannt wurden.
why-SL-R112 = Der Verteidiger nennt die Opfer unter allen eigenen Charakteren.
why-SL-R113 = Eine Strategiekarte verbietet in dieser Runde das Töten.
why-SL-R114 = Eine Strategiekarte verbietet in dieser Runde das Retten.
why-SL-R115 = Alle Opfer sind zusammen in Gefahr; gerettet wird reihum, der Startspieler zuerst.
why-SL-R121 = Eine Wahl in einer passiven Fähigkeit trifft, wer sie kontrolliert.
why-SL-R126 = Eine Reaktion braucht in diesem Augenblick ihre Karte, ihren Preis und ein Ziel.
why-SL-R127 = Nur der aktive Spieler legt Duplikate an, in seinem eigenen Aufmarsch.
why-SL-R131 = Die sieben Strategiekarten werden einzeln und heimlich gewählt.
why-SL-R132 = Wer die Initiative gewinnt, wird in jeder Runde gefragt.
why-SL-R135 = Du darfst eine passende Karte nehmen und vorzeigen, oder keine; dann wird der Stapel gemischt.
why-SL-R137 = Nur ein Haus kann einen Vorsprung haben.

## Gründe in Fehlermeldungen

position-no-phase = eine Stellung nennt ihre Phase
position-no-card = Haus { $house } hat keine Karte „{ $name }“
position-too-many = in einem Stapel steckt „{ $name }“ nur { $most }-mal
position-too-much = von „{ $name }“ gibt es nur { $most }
position-not-dead = auf dem Totenstapel liegen nur Charaktere, nicht „{ $name }“
position-unique = „{ $name }“ liegt schon anderswo
position-no-place = „{ $name }“ kann hier nicht liegen
position-no-mark = eine Karte hat hier kein Zeichen „{ $name }“
position-no-plot = Haus { $house } hat keine Strategiekarte aufgedeckt
position-plots = diese Strategiekarten ergeben weder einen Strategiestapel noch einen Draftstapel
position-no-turn = eine Herausforderung braucht einen Zug der Phase Herausforderungen
position-no-turns = nur Aufmarsch und Herausforderungen haben Züge
position-no-window = diese Phase hat kein solches Fenster
position-wrong-role = „{ $name }“ kann in der Herausforderung nicht diese Rolle haben
position-no-challenge = „{ $name }“ kämpft in keiner Herausforderung
position-no-effect = „{ $name }“ hat hier keine Wirkung

## Berichte über viele Partien

account-house = Häuser
    .about = Wie oft jedes Haus gewonnen hat, verglichen mit einer ausgeglichenen Partie.
account-house-games = Partien
account-house-won = Gewonnen
account-opening = Der Startspieler der ersten Runde
    .about = Wie oft der Startspieler der ersten Runde gewonnen hat und wie oft der andere.
account-opening-games = Partien
account-opening-won = Gewonnen
opening-first = Startspieler
opening-second = Zweiter Spieler
account-card = Karten
    .about = Wie oft jede Karte gespielt wurde, von der Hand und als Reaktion, und wie oft ihr Haus die Partie gewann. Im Vergleich: mit allen Karten zusammen.
account-card-played = Gespielt
account-card-won = Partie gewonnen
account-plot = Strategiekarten
    .about = Wie oft jede Strategiekarte aufgedeckt wurde und wie oft ihr Haus die Partie gewann. Im Vergleich: mit allen Strategiekarten zusammen.
account-plot-revealed = Aufgedeckt
account-plot-won = Partie gewonnen
account-challenge = Herausforderungen
    .about = Wie oft jede Art von Herausforderung begonnen, vom Angreifer gewonnen und ohne Gegenwehr gewonnen wurde.
account-challenge-started = Begonnen
account-challenge-succeeded = Vom Angreifer gewonnen
account-challenge-unopposed = Ohne Gegenwehr
spread-rounds = Runden je Partie
    .about = Wie viele Partien wie viele Runden hatten:
    .axis = Runden
spread-loser = Macht des Verlierers
    .about = Wie viel Macht das unterlegene Haus am Ende hatte:
    .axis = Macht
