### Die Regeln auf Deutsch. Maßgeblich ist die englische Fassung in der rules.toml des Spiels.

section-overview = Überblick
section-components = Spielmaterial
section-card-anatomy = Aufbau der Karten
section-card-types = Kartenarten
section-house-symbols = Zeichen der Häuser
section-setup = Spielaufbau
section-zones = Spielbereiche
section-round-sequence = Ablauf der Runde
section-plot-phase = Phase Strategie
section-draw-phase = Phase Nachziehen
section-marshalling-phase = Phase Aufmarsch
section-playing-cards = Karten spielen
section-income-bonuses = Einkommensboni
section-challenges-phase = Phase Herausforderungen
section-standing-and-kneeling = Stehen und Knien
section-challenge-resolution = Abhandeln der Herausforderung
section-dominance-phase = Phase Dominanz
section-standing-phase = Phase Aufrichten
section-taxation-phase = Phase Abgaben
section-power-and-victory = Macht und Sieg
section-gold-pools = Goldvorräte
section-discard-and-dead-piles = Ablage- und Totenstapel
section-unique-cards = Einzigartige Karten
section-duplicates = Duplikate
section-keywords = Schlüsselwörter
section-actions = Aktionen
section-passive-abilities = Passive Fähigkeiten
section-responses = Reaktionen
section-save-responses = Rettende Reaktionen
section-lasting-effects = Dauerhafte Wirkungen
section-high-claim-military = Hoher Militär-Anspruch
section-plot-draft-variant = Strategie-Draft

kind-rule = Regel
kind-card = Karte
kind-example = Beispiel
kind-ruling = Auslegung

## Wonach eine Regel gesucht wird, außer nach ihren eigenen Worten

words-SL-001 = spielerzahl, mitspieler, wie viele
words-SL-020 = werte, zahlen
words-SL-040 = neue hand, tauschen, start
words-SL-043 = start, aufbaukosten, anfang
words-SL-058 = plot, auswählen
words-SL-062 = wiederverwenden, leer
words-SL-064 = unentschieden, gleichstand
words-SL-066 = anfangen, zugfolge
words-SL-070 = handkarten, nachziehen, karten ziehen
words-SL-073 = geld, münzen, verdienen
words-SL-076 = kaufen, preis, ausspielen
words-SL-091 = kampf, krieg, schlacht, wie oft
words-SL-098 = angreifen, erschöpfen, tappen
words-SL-100 = blocken, verteidigen
words-SL-104 = bereit, ungetappt
words-SL-107 = unentschieden, gleichstand
words-SL-110 = sterben, opfer, verluste
words-SL-112 = verlieren, handkarten verlieren
words-SL-113 = stehlen, rauben
words-SL-118 = unverteidigt, unangefochten
words-SL-125 = herrschaft, vorherrschaft
words-SL-129 = bereitmachen, enttappen, aufstehen
words-SL-131 = gold verlieren, sparen
words-SL-134 = ziel, spielziel, siegbedingung, sieger
words-SL-143 = geld, zahlen
words-SL-147 = friedhof, sterben
words-SL-150 = legende, einmalig, namensgleich
words-SL-156 = kopie, zweites, doppelt
words-SL-162 = ehre, berühmt, ansehen
words-SL-163 = schleichen, unblockbar
words-SL-166 = zug, spielzug
words-SL-183 = antworten, unterbrechen
words-SL-188 = schützen, überleben, rettung
words-SL-R25 = handlimit, handgröße
words-SL-R28 = passen, zugende, schluss
words-SL-R75 = unentschieden, dauer, länge, wie lange
words-SL-R137 = handicap, vorsprung, anfänger

## Überblick

SL-001 = Es spielen genau zwei: Einer führt Haus Lennister, der andere Haus Stark.
SL-002 = Es gibt genau drei Arten von Herausforderungen: Militär, Intrige und Macht.
SL-003 = Widerspricht der Text einer Karte einer Regel des Spiels, gilt die Karte.

## Spielmaterial

SL-004 = Der Vorrat an Gold ist begrenzt: genau 26 Goldmarker zu je einem Gold; andere Werte gibt es nicht.
SL-005 = Der Vorrat an Macht ist begrenzt: genau 30 Machtmarker zu je einer Macht.
SL-006 = Es gibt zwei Standarten, eine von Lennister und eine von Stark; eine Standarte zeigt das Haus ihres Spielers und trägt die Macht, die für dieses Haus gewonnen wurde.
SL-007 = Der Nachziehstapel von Lennister hat genau 50 Karten, alle mit der Rückseite von Lennister.
SL-008 = Der Nachziehstapel von Stark hat genau 50 Karten, alle mit der Rückseite von Stark.
SL-009 = Es gibt genau 32 Strategiekarten mit gemeinsamer Rückseite, die sich von denen beider Nachziehstapel unterscheidet.
SL-010 = Jeder Spieler hat einen eigenen Strategiestapel aus genau sieben Strategiekarten, getrennt von seinem Nachziehstapel.

## Aufbau der Karten

SL-011 = Charaktere, Orte und Verstärkungen können zu Lennister oder zu Stark gehören oder neutral sein.
SL-012 = Eine Karte des Nachziehstapels hat diese Felder: Titel, Art, Zeichen eines Hauses oder keines, Goldkosten (nicht bei Ereignissen), Merkmale, Schlüsselwörter, Fähigkeit, womöglich einen Einkommensbonus, Zitat; ein Charakter dazu Stärke und Symbole für Herausforderungen.
SL-013 = Jede Karte hat einen Titel; ein Bannerzeichen neben dem Titel macht die Karte einzigartig.
SL-014 = Eine Karte gehört zu genau einer von fünf Arten, die in der Titelzeile steht: Charakter, Ort, Verstärkung, Ereignis oder Strategiekarte.
SL-015 = Ein Charakter hat eine Stärke, eine Zahl, die in Herausforderungen zählt.
SL-016 = Ein Charakter trägt einige der Symbole Militär, Intrige und Macht; nur diese Arten stehen ihm offen, als Angreifer wie als Verteidiger.
SL-017 = Ein Merkmal (etwa Lord, Lady oder Ritter) hat keine eigene Regel; es zählt nur, wenn eine andere Karte darauf verweist.
SL-018 = Es gibt genau drei Schlüsselwörter: Limitiert, Ruhm und Heimlichkeit.
SL-019 = Der Fähigkeitstext gibt einer Karte eigene Regeln; das Zitat ändert nichts am Spiel.
SL-020 = Eine Strategiekarte hat drei Zahlen: Einkommen (das Gold der Runde), Initiative (wer sie gewinnt, bestimmt den Startspieler) und Anspruch (der Verlust, den ein siegreicher Angreifer zufügt).

## Kartenarten

SL-021 = Ein Charakter kann das Spiel verlassen, indem er getötet oder indem er abgelegt wird; das ist nicht dasselbe.
SL-022 = Nur Charaktere greifen an und verteidigen; ein Ort bringt seinem Spieler Vorteile wie einen Einkommensbonus oder eine Fähigkeit und nimmt nie an einer Herausforderung teil.
SL-023 = Eine Verstärkung wird auf einen Charakter gespielt, der schon im Spiel ist, und unter ihn gelegt.
SL-024 = Eine Verstärkung darf an den eigenen Charakter oder an einen des Gegenspielers angelegt werden.
SL-025 = Verlässt ein Charakter das Spiel, warum auch immer, wird seine Verstärkung abgelegt.
SL-026 = Ein Ereignis wird wegen seiner Wirkung aus der Hand gespielt; sobald sie abgehandelt ist, kommt es auf den Ablagestapel seines Besitzers.
SL-027 = Strategiekarten werden nie in einen Nachziehstapel gemischt.

## Zeichen der Häuser

SL-028 = Eine Karte mit dem Löwen gehört zu Haus Lennister, eine mit dem Schattenwolf zu Haus Stark, eine ohne Zeichen ist neutral, in welchem Stapel auch immer sie steckt.
SL-029 = Verlangt eine Wirkung eine Karte von Haus Lennister oder Haus Stark, gilt sie nie für eine neutrale Karte.

## Spielaufbau

SL-030 = Die Karten werden nach Rückseiten sortiert; dann wird in dieser Reihenfolge aufgebaut: Schatzkammer und Machtvorrat, Häuser, Strategiestapel, Mischen, Aufbauhände, Aufbaukarten, Starthände.
SL-031 = Zu Beginn liegen alle 26 Gold in einer gemeinsamen Schatzkammer.
SL-032 = Zu Beginn liegen alle 30 Machtmarker in einem gemeinsamen Machtvorrat, getrennt von der Schatzkammer.
SL-033 = Die beiden Häuser werden zugelost oder von den Spielern gewählt.
SL-034 = Jeder Spieler bekommt den Nachziehstapel und die Standarte seines Hauses.
SL-035 = Der übliche Strategiestapel von Lennister: Festgesetzt; Das Spiel um Throne; Hört mich brüllen; Sicherung des Throns; Tödliche Kälte; Brüchiger Frieden; Valar Morghulis.
SL-036 = Der übliche Strategiestapel von Stark: Die Banner rufen; Über den Trident; Im Schatten verborgen; Spione in ihren Reihen; Sturm der Schwerter; Der Löwe und der Wolf; Die Alten Götter.
SL-037 = Ohne die Draft-Variante scheiden die 18 Strategiekarten aus, die in keiner der beiden Listen stehen.
SL-038 = Jeder Nachziehstapel wird gemischt; Strategiestapel müssen nicht gemischt werden.
SL-039 = Jeder Spieler zieht sieben Karten als Aufbauhand.
SL-040 = Ein Spieler darf einen Mulligan nehmen: Er mischt alle sieben Karten in den Nachziehstapel zurück und zieht sieben neue.
SL-041 = Höchstens ein Mulligan je Spieler, und nur im Schritt 5 des Aufbaus.
SL-042 = Jeder Spieler legt heimlich beliebig viele Charaktere und Orte seiner Aufbauhand verdeckt in seinen Spielbereich.
SL-043 = Die Goldkosten aller Karten, die ein Spieler beim Aufbau legt, ergeben zusammen höchstens fünf.
SL-044 = Ein Spieler legt beim Aufbau höchstens eine limitierte Karte.
SL-045 = Verstärkungen und Ereignisse dürfen beim Aufbau nicht gelegt werden.
SL-046 = Ein Duplikat einer einzigartigen Karte darf beim Aufbau nicht gelegt werden.
SL-047 = Die gelegten Karten beider Spieler werden im selben Augenblick aufgedeckt, sobald beide fertig sind.
SL-048 = Während des ganzen Aufbaus ruht jede Fähigkeit.
SL-049 = Jeder Spieler zieht, bis er sieben Karten auf der Hand hat, seine Starthand; dann beginnt die erste Runde.
SL-050 = Gegeben eine Aufbauhand von Stark mit Arya Stark, Jon Schnee, Eddard Stark, Hand des Königs, Heute nicht und zweimal Bergfried von Winterfell; wenn der Spieler Arya Stark, Jon Schnee und einen Bergfried von Winterfell legt (Kosten zusammen genau 5); dann ist das erlaubt. Hand des Königs (Verstärkung), Heute nicht (Ereignis) oder den zweiten Bergfried von Winterfell (zweite limitierte Karte) dazuzulegen, wird jeweils abgelehnt.
SL-051 = Arya Stark ist ein Charakter im Nachziehstapel von Stark; Arya Stark, Jon Schnee und ein Bergfried von Winterfell kosten zusammen 5.
SL-052 = Jon Schnee ist ein Charakter im Nachziehstapel von Stark und darf beim Aufbau gelegt werden.
SL-053 = Hand des Königs ist eine Verstärkung, die im Nachziehstapel von Stark steckt.
SL-054 = Bergfried von Winterfell hat das Schlüsselwort Limitiert, darf beim Aufbau gelegt werden und steckt mindestens zweimal im Nachziehstapel von Stark.

## Spielbereiche

SL-055 = Jeder Spieler hat seinen eigenen Nachziehstapel, Totenstapel, Ablagestapel, Spielbereich, seine aufgedeckte Strategiekarte, seinen Strategiestapel, Goldvorrat und seine Standarte; gemeinsam sind nur Schatzkammer und Machtvorrat.

## Ablauf der Runde

SL-056 = Eine Runde hat sieben Phasen in dieser Reihenfolge: Strategie, Nachziehen, Aufmarsch, Herausforderungen, Dominanz, Aufrichten, Abgaben.
SL-057 = An jeder Phase nehmen beide Spieler teil; eine Phase endet, bevor die nächste beginnt, und nach den Abgaben beginnt eine neue Runde mit ihrer Phase Strategie.

## Phase Strategie

SL-058 = Jeder Spieler sieht seinen ganzen Strategiestapel durch und wählt heimlich eine Karte daraus.
SL-059 = Beide Strategiekarten werden zur gleichen Zeit aufgedeckt, nachdem sich beide Spieler entschieden haben.
SL-060 = Vom ersten Aufdecken an hat jeder Spieler genau eine aufgedeckte Strategiekarte: Eine neu aufgedeckte ersetzt die frühere, die damit verbraucht ist.
SL-061 = Verbrauchte Strategiekarten liegen unter der aufgedeckten und können nicht gewählt werden, solange sie verbraucht sind.
SL-062 = Wird die letzte Karte eines Strategiestapels aufgedeckt, kommen alle verbrauchten Strategiekarten dieses Spielers in den Stapel zurück, nicht aber die gerade aufgedeckte.
SL-063 = Nach dem Aufdecken wird die Initiative verglichen; wer insgesamt die höhere hat, gewinnt sie.
SL-064 = Bei gleicher Initiative gewinnt sie, wer insgesamt weniger Macht hat, Standarte und Charaktere zusammengezählt.
SL-065 = Sind Initiative und Macht gleich, entscheidet das Los, wer die Initiative gewinnt.
SL-066 = Wer die Initiative gewinnt, bestimmt, welcher der beiden Spieler in dieser Runde Startspieler ist.
SL-067 = Fähigkeiten „Beim Aufdecken“ werden erst abgehandelt, wenn der Startspieler bestimmt ist.
SL-068 = Haben beide aufgedeckten Strategiekarten eine Fähigkeit „Beim Aufdecken“, bestimmt der Startspieler die Reihenfolge.
SL-069 = Die Fähigkeit einer Strategiekarte ohne „Beim Aufdecken“ tut jetzt nichts; sie wirkt später oder die ganze Runde lang, wie ihr Text es sagt.

## Phase Nachziehen

SL-070 = Jeder Spieler zieht zwei Karten von seinem eigenen Nachziehstapel auf die Hand.
SL-071 = Wessen Nachziehstapel leer ist, der zieht nichts, und das Spiel geht weiter.

## Phase Aufmarsch

SL-072 = Der Aufmarsch hat zwei Züge, erst den des Startspielers, dann den des Gegenspielers; aktiver Spieler ist, wer am Zug ist.
SL-073 = Zu Beginn seines Zuges, bevor er etwas spielt, nimmt der aktive Spieler ein: das Einkommen seiner aufgedeckten Strategiekarte und alle Einkommensboni auf seinen Karten im Spiel.
SL-074 = So viel Gold, wie das Einkommen beträgt, kommt aus der Schatzkammer in den Goldvorrat des aktiven Spielers.
SL-075 = Gold, das im Aufmarsch nicht ausgegeben wird, bleibt im Goldvorrat und steht für den Rest der Runde bereit.
SL-076 = Wer eine Karte spielt, bezahlt zuerst ihre Goldkosten aus dem eigenen Goldvorrat und legt sie dann offen in den Spielbereich.
SL-077 = Ausgegebenes Gold kommt sofort in die Schatzkammer zurück.
SL-078 = In seinem eigenen Aufmarsch darf der aktive Spieler, ohne Gold zu bezahlen, Duplikate an einzigartige Karten anlegen, die er im Spiel hat.
SL-079 = Der aktive Spieler darf weitere Karten spielen, bis er kein Gold oder keine Karten mehr hat oder nicht weiter will.
SL-080 = Beide Spieler dürfen im Aufmarsch andere Aktionen nutzen, etwa passende Ereignisse spielen oder Fähigkeiten von Karten im Spiel verwenden.
SL-081 = Charaktere, Orte und Verstärkungen darf nur der aktive Spieler aus der Hand spielen; dem anderen wird es verwehrt.

## Karten spielen

SL-082 = Eine Karte gilt als gespielt, wenn ihr Besitzer sie aus der Hand offen in seinen Spielbereich legt und ihre Goldkosten bezahlt.
SL-083 = Charaktere, Orte und Verstärkungen haben aufgedruckte Goldkosten und können nur in der Phase Aufmarsch gespielt werden.
SL-084 = Ein Ereignis kann gespielt werden, wann immer sein eigener Text es erlaubt.
SL-085 = Ein Ereignis kostet kein Gold, außer sein Text verlangt eine Zahlung.
SL-086 = Eine Strategiekarte aufzudecken, kostet nie Gold.
SL-087 = Eine offene Karte in einem Spielbereich ist im Spiel: Ihr Besitzer darf sie nutzen, und andere Karten im Spiel sowie Ereignisse können auf sie wirken.
SL-088 = Karten auf einer Hand, in einem Stapel, auf dem Ablage- oder dem Totenstapel sind nicht im Spiel.

## Einkommensboni

SL-089 = Ein Einkommensbonus erhöht das Einkommen seines Spielers auch, während die Karte kniet.
SL-090 = Eine im Aufmarsch gespielte Karte bringt ihren Einkommensbonus von der nächsten Runde an, nicht in der Runde, in der sie gespielt wird.

## Phase Herausforderungen

SL-091 = Der aktive Spieler darf in der Phase bis zu drei Herausforderungen beginnen, höchstens eine von jeder Art, in beliebiger Reihenfolge.
SL-092 = Herausforderungen werden nacheinander begonnen; eine wird ganz abgehandelt, bevor die nächste beginnt.
SL-093 = Der aktive Spieler darf einzelne oder alle Arten von Herausforderungen auslassen.
SL-094 = Zuerst ist der Startspieler der aktive Spieler; sind alle seine Herausforderungen abgehandelt, wird es der Gegenspieler, mit drei eigenen Herausforderungen.
SL-095 = Jede Herausforderung läuft so ab: Angreifer bestimmen, Verteidiger bestimmen, abhandeln.
SL-096 = Ein Fenster für Aktionen öffnet sich vor dem Bestimmen der Angreifer, zwischen Angreifern und Verteidigern und zwischen Verteidigern und Abhandeln.
SL-097 = Der aktive Spieler ist der Angreifer; er nennt die Art der Herausforderung, wenn er seine Angreifer bestimmt.
SL-098 = Angreifer werden bestimmt, indem der Angreifer beliebig viele seiner stehenden Charaktere mit dem passenden Symbol knien lässt; ein kniender Charakter kann nicht bestimmt werden.
SL-099 = Eine Herausforderung braucht mindestens einen Angreifer.
SL-100 = Der Gegenspieler des aktiven Spielers ist der Verteidiger; er bestimmt Verteidiger, indem er stehende eigene Charaktere mit dem passenden Symbol knien lässt, so viele er will.
SL-101 = Niemand muss verteidigen; eine Herausforderung gilt nur als verteidigt, wenn mindestens ein zulässiger Verteidiger bestimmt wurde.
SL-102 = Jeder angreifende oder verteidigende Charakter ist ein beteiligter Charakter.
SL-103 = Ein Charakter, der vor dem Abhandeln aus einer Herausforderung entfernt wird, ist nicht mehr beteiligt.

## Stehen und Knien

SL-104 = Ein Charakter, ein Ort oder eine Verstärkung kommt stehend ins Spiel.
SL-105 = Eine Karte steht oder kniet (um 90 Grad im Uhrzeigersinn gedreht); nur eine stehende Karte kann niederknien.

## Abhandeln der Herausforderung

SL-106 = Die Angriffsstärke ist die Summe der Stärken aller angreifenden Charaktere, die Verteidigungsstärke die aller verteidigenden.
SL-107 = Der Angreifer gewinnt, wenn seine Summe gleich der des Verteidigers oder höher ist.
SL-108 = Der Verteidiger gewinnt, wenn die Verteidigungsstärke höher ist als die Angriffsstärke.
SL-109 = Gewinnt der Angreifer, erleidet der Verteidiger den Anspruch dieser Art von Herausforderung, in der Höhe des Anspruchs auf der aufgedeckten Strategiekarte des Angreifers.
SL-110 = Militär-Anspruch: Der Verteidiger wählt so viele seiner eigenen Charaktere im Spiel, wie der Anspruch sagt, und tötet sie.
SL-111 = Militär-Anspruch: Die getöteten Charaktere müssen nicht an der Herausforderung beteiligt gewesen sein.
SL-112 = Intrige-Anspruch: Der Verteidiger legt so viele zufällige Karten aus seiner Hand ab, wie der Anspruch sagt.
SL-113 = Macht-Anspruch: So viele Machtmarker, wie der Anspruch sagt, wandern von der Standarte des Verteidigers auf die des Angreifers.
SL-114 = Kann ein Anspruch nicht ganz erfüllt werden, wird er erfüllt, so weit es geht.
SL-115 = Gegeben ein Angreifer mit Anspruch 2, der eine Macht-Herausforderung gewinnt, und ein Verteidiger mit 1 Macht auf der Standarte; wenn der Anspruch abgehandelt wird; dann hat die Standarte des Verteidigers 0, und die des Angreifers hat genau 1 von ihr gewonnen.
SL-116 = Gewinnt der Verteidiger, gibt es keinen Anspruch.
SL-117 = Eine Herausforderung jeder Art ist ohne Gegenwehr, wenn der Angreifer sie gewinnt und die Verteidigungsstärke unter 1 liegt oder kein Verteidiger beteiligt ist.
SL-118 = Für einen Sieg ohne Gegenwehr nimmt der Angreifer eine Macht aus dem Machtvorrat auf seine Standarte, zusätzlich zum Anspruch und zu allem anderen, was der Sieg bringt.
SL-119 = Gegeben Lennister greift mit Der Bluthund (Summe 3) in einer Militär-Herausforderung mit Anspruch 1 an, und Stark lässt Jon Schnee und Eskorte der Starks als Verteidiger knien (Summe nicht über 5); Stark nutzt die Reaktion von Eskorte der Starks und zieht 1 Karte; Lennister spielt Heimtücke für +2 auf Der Bluthund (Summe 5); beide passen. Dann: Lennister gewinnt; Lennister zieht 2 Karten durch den Rest von Heimtücke, bevor der Anspruch abgehandelt wird; Stark wählt und tötet einen Charakter, hier Eskorte der Starks, auf den Totenstapel von Stark; danach nutzt Stark die Reaktion von Jon Schnee und richtet ihn auf; die Herausforderung endet, und es gibt keine Macht wegen fehlender Gegenwehr.
SL-120 = Der Bluthund ist ein Charakter im Nachziehstapel von Lennister mit einem Militärsymbol; im Beispiel der Herausforderung zählt er vor dem Bonus 3 Stärke.
SL-121 = Jon Schnee hat ein Militärsymbol und eine freiwillige Reaktion, die ihn aufrichtet; im Beispiel wird sie nach dem Anspruch einer Herausforderung genutzt, in der er verteidigt und die sein Spieler verloren hat.
SL-122 = Eskorte der Starks ist ein Charakter im Nachziehstapel von Stark mit einem Militärsymbol und einer freiwilligen Reaktion, die 1 Karte zieht; im Beispiel wird sie genutzt, gleich nachdem Eskorte der Starks als Verteidiger bestimmt wurde, noch vor Aktionen.
SL-123 = Heimtücke ist ein Ereignis im Nachziehstapel von Lennister und wird während einer Herausforderung gespielt (im Beispiel nach dem Bestimmen der Verteidiger, vor dem Abhandeln): +2 Stärke für einen Charakter bis zum Ende der Herausforderung, und 2 Karten für seinen Spieler, vor dem Anspruch, wenn er diese Herausforderung gewinnt.

## Phase Dominanz

SL-124 = Zu Beginn der Phase ergibt sich die Dominanz jedes Spielers aus der Stärke aller seiner stehenden (nicht knienden) Charaktere und einem Punkt für jedes Gold in seinem Goldvorrat.
SL-125 = Wer die höhere Summe hat, gewinnt die Dominanz und nimmt sofort eine Macht aus dem Machtvorrat für sein Haus.
SL-126 = Die Summen werden gezählt und die Macht für die Dominanz vergeben, bevor ein Spieler in dieser Phase eine Aktion nutzen kann.
SL-127 = Bei gleichen Summen gewinnt niemand die Dominanz, und es gibt keine Macht.
SL-128 = Ist die Dominanz geklärt, öffnet sich ein Fenster für Aktionen; dann folgt die Phase Aufrichten.

## Phase Aufrichten

SL-129 = Alle knienden Charaktere, Orte und Verstärkungen beider Spieler richten sich zur gleichen Zeit auf.
SL-130 = Nach dem Aufrichten öffnet sich ein Fenster für Aktionen; dann folgt die Phase Abgaben.

## Phase Abgaben

SL-131 = Beide Spieler legen zur gleichen Zeit alles Gold, das in ihren Goldvorräten übrig ist, in die Schatzkammer zurück.
SL-132 = Ist das Gold zurückgelegt, öffnet sich ein Fenster für Aktionen; dann beginnt eine neue Runde, und so geht es weiter, bis jemand gewonnen hat.

## Macht und Sieg

SL-133 = Die Macht eines Spielers ist die Macht auf seiner Standarte und die auf seinen Charakteren im Spiel zusammen.
SL-134 = Das Spiel endet sofort, wenn ein Spieler zusammen 15 oder mehr Macht hat; dieser Spieler gewinnt.
SL-135 = Erreichen beide Spieler im selben Augenblick 15 oder mehr, gewinnt der Startspieler.
SL-136 = Wer Macht für sein Haus beansprucht, legt so viele Machtmarker aus dem Machtvorrat auf seine Standarte.
SL-137 = Gegeben ein Spieler, dessen aufgedeckte Strategiekarte Illyrios Geschenk ist; wenn er die Dominanz gewinnt; dann nimmt er insgesamt 4 Macht aus dem Machtvorrat auf seine Standarte: 1 für die Dominanz und 3 weitere für die Strategiekarte.
SL-138 = Illyrios Geschenk ist eine Strategiekarte außerhalb der beiden üblichen Strategiestapel: Gewinnt ihr Besitzer in der Runde die Dominanz, erhält er 3 weitere Macht aus dem Machtvorrat für sein Haus.
SL-139 = Beansprucht ein Charakter Macht, kommen die Machtmarker aus dem Machtvorrat auf diesen Charakter statt auf die Standarte.
SL-140 = Verlässt ein Charakter das Spiel, wie auch immer, kommt alle Macht auf ihm in den Machtvorrat zurück.
SL-141 = Gegeben Eddard Stark auf der Hand des Stark-Spielers und genug Gold; wenn er gespielt und seine Reaktion genutzt wird; dann wandert ein Machtmarker aus dem Machtvorrat auf Eddard Stark, und die Macht von Stark steigt um 1.
SL-142 = Eddard Stark ist ein einzigartiger Charakter im Nachziehstapel von Stark mit einer freiwilligen Reaktion: Hast du ihn gespielt, nimmt er 1 Macht aus dem Machtvorrat auf sich.

## Goldvorräte

SL-143 = Goldkosten von Karten und Wirkungen werden nur aus dem eigenen Goldvorrat bezahlt; das Gold des Gegenspielers steht nie bereit.
SL-144 = Die List des Löwen ist ein Ereignis im Nachziehstapel von Lennister mit der Überschrift Jede Phase: 2 Gold bezahlen, dann einen Charakter wählen und knien lassen.

## Ablage- und Totenstapel

SL-145 = Beide Spieler dürfen jederzeit alle Ablage- und Totenstapel durchsehen.
SL-146 = Eine Karte, die aus einer Hand oder aus dem Spiel abgelegt wird, kommt auf den Ablagestapel ihres Besitzers.
SL-147 = Ein getöteter Charakter kommt auf den Totenstapel seines Besitzers.
SL-148 = Alle Verstärkungen und Duplikate eines Charakters, der getötet oder abgelegt wird, werden abgelegt.
SL-149 = Ein abgelegter Charakter ist nicht tot: Er kommt auf den Ablagestapel und gilt nicht als getötet.

## Einzigartige Karten

SL-150 = Niemand darf eine einzigartige Karte spielen, von der er ein anderes Exemplar im Spiel hat.
SL-151 = Niemand darf eine einzigartige Karte spielen, von der ein Exemplar auf seinem Totenstapel liegt.
SL-152 = Gegeben ein Stark-Spieler, dessen einziger Charakter Eddard Stark ist und der als Verteidiger eine Militär-Herausforderung verliert; wenn der Anspruch abgehandelt wird; dann kommt Eddard Stark auf den Totenstapel von Stark, und ein zweiter Eddard Stark, der in einer späteren Runde gezogen wird, kann nicht gespielt werden.
SL-153 = Die Grenze für einzigartige Karten gilt für jeden Spieler allein; die Exemplare des anderen zählen nicht.
SL-154 = Gegeben beide Spieler besitzen einen Kleinfinger; dann dürfen beide ihn zugleich im Spiel haben, und einer darf ihn im Spiel haben, obwohl das Exemplar des Gegenspielers tot ist.
SL-155 = Kleinfinger ist ein einzigartiger Charakter, der im Nachziehstapel von Stark und in dem von Lennister steckt.

## Duplikate

SL-156 = Nur in der Phase Aufmarsch darf ein Spieler ein Exemplar eines einzigartigen Charakters aus der Hand kostenlos als Duplikat an denselben Charakter anlegen, den er im Spiel hat.
SL-157 = Ein Duplikat liegt so unter der Karte im Spiel, dass nur sein Titel zu sehen ist.
SL-158 = Ein Spieler darf ein Duplikat seines einzigartigen Charakters ablegen, um diesen vor dem Tod zu retten.
SL-159 = Ein Charakter darf mehrere Duplikate haben.
SL-160 = Ein Duplikat ist keine Verstärkung; Wirkungen auf Verstärkungen berühren es nicht.

## Schlüsselwörter

SL-161 = Jeder Spieler darf höchstens eine limitierte Karte je Runde spielen.
SL-162 = Nach dem Abhandeln einer Herausforderung nimmt jeder beteiligte Charakter des Gewinners mit Ruhm, Angreifer wie Verteidiger, eine Macht aus dem Machtvorrat auf sich.
SL-163 = Für jeden angreifenden Charakter mit Heimlichkeit darf der Angreifer einen gegnerischen Charakter ohne Heimlichkeit wählen.
SL-164 = Die Wahl für die Heimlichkeit wird beim Bestimmen der Angreifer getroffen, bevor Verteidiger bestimmt werden.
SL-165 = Ein durch Heimlichkeit gewählter Charakter kann in dieser Herausforderung nicht als Verteidiger bestimmt werden.

## Aktionen

SL-166 = Eine Karte zu spielen oder die Fähigkeit einer Karte im Spiel zu nutzen, die mit der Überschrift einer Phase beginnt, ist eine Aktion; eine Reaktion ist keine, weder die einer Karte im Spiel noch die eines Ereignisses.
SL-167 = Eine Fähigkeit, die eine Phase nennt, kann nur in dieser Phase genutzt werden.
SL-168 = Maester Luwin ist ein Charakter mit einer Fähigkeit für die Dominanz: Lass ihn knien, um 2 Karten zu ziehen.
SL-169 = Gegeben ein stehender Maester Luwin; dann ist seine Fähigkeit in der Phase Dominanz erlaubt, lässt ihn knien und zieht 2 Karten für seinen Spieler; in jeder anderen Phase wird sie abgelehnt.
SL-170 = Eine Fähigkeit mit der Überschrift Jede Phase kann in jeder Phase genutzt werden.
SL-171 = Gegeben Die List des Löwen auf der Hand von Lennister; mit 2 oder mehr Gold im Goldvorrat darf der Lennister-Spieler sie in jeder Phase spielen, legt 2 Gold in die Schatzkammer zurück und lässt einen gewählten Charakter knien; mit weniger als 2 Gold wird es abgelehnt.
SL-172 = Eine Aktion wird ganz abgehandelt, sobald sie angekündigt ist; erst dann ist eine andere möglich.
SL-173 = Ein Spieler darf Aktionen nutzen, während sein Gegenspieler der aktive Spieler ist, wenn die Karte diesen Augenblick erlaubt.
SL-174 = Der Startspieler hat in jeder Phase als Erster die Möglichkeit zu handeln.
SL-175 = Nach der Aktion eines Spielers muss der Gegenspieler handeln oder passen können, bevor dieser Spieler wieder handeln darf.

## Passive Fähigkeiten

SL-176 = Eine Fähigkeit ohne Überschrift einer Phase und ohne die Überschrift Reaktion ist passiv.
SL-177 = Eine passive Fähigkeit ist Pflicht: Sie wird abgehandelt, wann immer ihre Bedingung erfüllt ist, ohne dass ein Spieler sich dafür entscheidet.
SL-178 = Eine passive Fähigkeit wird sofort abgehandelt, wenn ihre Bedingung erfüllt ist, bevor Spieler Aktionen nutzen können.
SL-179 = Beginnen mehrere passive Fähigkeiten im selben Augenblick, bestimmt der Startspieler die Reihenfolge.
SL-180 = Varys ist ein Charakter mit dem Merkmal Verbündeter und einer passiven Fähigkeit: Ist er ins Spiel gekommen, muss sein Spieler einen Verbündeten im Spiel wählen und ablegen.
SL-181 = Gegeben kein anderer Verbündeter im Spiel, auf keiner Seite; wenn Varys ins Spiel kommt; dann muss sein Spieler Varys selbst auf den Ablagestapel des Besitzers legen (nicht auf den Totenstapel), und niemand darf das ablehnen.

## Reaktionen

SL-182 = Eine Reaktion ist an der Überschrift Reaktion zu erkennen; Charaktere, Orte, Verstärkungen und Ereignisse können eine haben.
SL-183 = Eine Reaktion ist freiwillig und nur unter den Umständen möglich, die sie nennt.
SL-184 = Keine weitere Aktion ist möglich, bis die Reaktionen auf ein Geschehen abgehandelt sind.
SL-185 = Eine Reaktion, die nicht vor der nächsten Aktion genutzt wird, ist für dieses Geschehen verloren.
SL-186 = Ein Lennister zahlt seine Schulden ist ein Ereignis im Nachziehstapel von Lennister mit einer Reaktion auf eine verlorene Herausforderung: Sein Spieler lässt als Kosten einen seiner Charaktere von Haus Lennister knien, wählt dann einen beteiligten Charakter und tötet ihn.
SL-187 = Gegeben Ein Lennister zahlt seine Schulden auf der Hand und eine vom Lennister-Spieler verlorene Herausforderung; wenn er auf die Reaktion verzichtet oder vorher eine andere Aktion nutzt; dann kann das Ereignis für diese Herausforderung nicht mehr gespielt werden.

## Rettende Reaktionen

SL-188 = Eine rettende Reaktion unterbricht die laufende Wirkung und hält einen Charakter im Spiel, der getötet würde.
SL-189 = Nur rettende Reaktionen dürfen eine Aktion unterbrechen, die gerade abgehandelt wird.
SL-190 = Kosten für eine tötende Wirkung bleiben bezahlt, auch wenn der Charakter gerettet wird.
SL-191 = Heute nicht ist ein Ereignis im Nachziehstapel von Stark mit einer Reaktion, die einen Charakter vor dem Tod rettet.
SL-192 = Sansa Stark ist ein Charakter des Stark-Spielers und kann getötet und gerettet werden.
SL-193 = Gegeben eine beteiligte Sansa Stark und ein Lennister-Spieler, der einen Charakter von Haus Lennister knien lässt, um sie mit Ein Lennister zahlt seine Schulden zu töten; wenn der Stark-Spieler Heute nicht spielt; dann bleibt Sansa Stark im Spiel, der Charakter von Lennister bleibt knien, und beide Ereignisse kommen auf die Ablagestapel ihrer Besitzer.

## Dauerhafte Wirkungen

SL-194 = Eine Wirkung dauert gewöhnlich nur eine Aktion lang; eine dauerhafte Wirkung läuft länger, für eine genannte Zeit oder ohne Ende.
SL-195 = Mehrere dauerhafte Wirkungen können zugleich für dieselbe Karte gelten.
SL-196 = Winterfell ist ein Ort: Jeder Charakter von Haus Stark seines Spielers hat +1 Stärke.
SL-197 = Gegeben ein Spieler mit Winterfell im Spiel; dann hat jeder Charakter von Haus Stark dieses Spielers jederzeit +1 Stärke, solange Winterfell im Spiel bleibt; neutrale und gegnerische Charaktere haben keinen Bonus, und er endet, wenn Winterfell das Spiel verlässt.

## Hoher Militär-Anspruch

SL-198 = Bei einem Anspruch von 2 oder mehr nimmt der Militär-Anspruch so viele verschiedene Charaktere; derselbe kann nicht zweimal gewählt werden, auch wenn er gerettet werden könnte.
SL-199 = Alle Charaktere eines Militär-Anspruchs werden zur gleichen Zeit gewählt und getötet.

## Strategie-Draft

SL-200 = Die Draft-Variante ist freiwillig; die Spieler einigen sich vor dem Spiel darauf.
SL-201 = In der Variante wird wie üblich aufgebaut, aber am Ende von Schritt 3 des Aufbaus werden die 18 übrigen Strategiekarten verdeckt zu einem Draftstapel gemischt.
SL-202 = Draft, Schritt 1: Jeder Spieler bekommt drei Strategiekarten verdeckt vom Draftstapel.
SL-203 = Draft, Schritt 2: Jeder Spieler behält heimlich eine seiner drei Strategiekarten, vor dem Gegenspieler verborgen, und gibt die anderen beiden weiter.
SL-204 = Draft, Schritt 3: Jeder Spieler behält heimlich eine der beiden Strategiekarten, die er bekommen hat; die letzte scheidet verdeckt aus.
SL-205 = Die drei Schritte wiederholen sich, bis der Draftstapel leer ist; das sind drei Durchgänge, und jeder Spieler hat dann sechs gedraftete Strategiekarten.
SL-206 = Jeder Spieler wählt heimlich sieben seiner 13 Strategiekarten (sieben übliche und sechs gedraftete) als seinen Strategiestapel.
SL-207 = Alle nicht gewählten Strategiekarten scheiden aus, ohne gezeigt zu werden; dann geht es mit dem Rest des Aufbaus weiter.

## Auslegungen

SL-R01 = Liegt weniger Gold in der Schatzkammer, als ein Spieler nehmen soll, nimmt er, was da ist; das fehlende Gold ist verloren und wird nicht geschuldet.
SL-R01-why = Der Vorrat ist auf 26 festgelegt, und Gold wird wirklich aus der Schatzkammer genommen; ein Ersatz ist nicht vorgesehen.
SL-R02 = Gold und Macht nimmt immer ein Spieler nach dem anderen; ist der Vorrat knapp, wird bedient, wer zuerst nimmt, also kommt das Einkommen des Startspielers vor dem seines Gegenspielers.
SL-R02-why = Das Einkommen wird in Zugreihenfolge genommen, und keine Karte der Liste gibt beiden Spielern im selben Augenblick etwas.
SL-R03 = Liegen weniger Machtmarker im Machtvorrat, als genommen werden sollen, nimmt man, was da ist; der Rest ist verloren. (13 Macht gegen 14, Dominanz mit Illyrios Geschenk gewonnen: Nur 3 der 4 Machtmarker sind übrig, die Summe wird 16.)
SL-R03-why = Wie beim Gold; bei 30 Machtmarkern bedeutet ein leerer Machtvorrat, dass jemand schon 15 hat, es kann also nur mit dem Ende des Spiels zusammenfallen.
SL-R04 = In jedem Augenblick ergeben Schatzkammer und beide Goldvorräte zusammen 26 Gold, und Machtvorrat, Standarten und Charaktere zusammen 30 Macht.
SL-R04-why = Marker werden nur bewegt, nie erzeugt; das dient der Prüfung.
SL-R05 = Kartenwerte und die Zusammensetzung der beiden Stapel aus 50 Karten sind Daten; die Regeln legen nur die Kartenangaben der Art „Karte“ und die Listen der Strategiekarten fest.
SL-R05-why = Das Regelheft druckt keine vollständige Kartenliste ab.
SL-R06 = Karten, die nur in einem Beispiel vorkommen, gelten so, wie das Beispiel sie zeigt: Jon Schnee darf sich nach jeder Herausforderung aufrichten, in der er verteidigt hat; Eskorte der Starks darf ziehen, wenn sie als Verteidiger bestimmt wird; Heimtücke wirkt auf einen Angreifer ihres Spielers. Echte Kartendaten gehen vor, wenn es sie gibt.
SL-R06-why = Ihr Wortlaut wird nicht wiedergegeben; der Text einer Karte geht den Regeln vor (SL-003).
SL-R07 = Besitzer einer Karte ist der Spieler, in dessen Stapel sie begonnen hat; eine Karte kommt immer auf Hand, Stapel, Ablage- oder Totenstapel ihres Besitzers, wer sie auch kontrolliert.
SL-R07-why = Die Stapel heißen immer die des Besitzers.
SL-R08 = Karten im Spiel, aufgedeckte und verbrauchte Strategiekarten, Ablage- und Totenstapel, Gold, Macht, die Zahl der Karten auf Händen und in Stapeln und die Listen der beiden Stapel aus 50 Karten sind offen; Hände, die Reihenfolge der Nachziehstapel und gewählte, noch nicht aufgedeckte Strategiekarten sind verborgen. Der Inhalt eines Strategiestapels ist im Standardspiel offen und in der Draft-Variante verborgen.
SL-R08-why = Ablagen gelten als offen und die Wahl als geheim, verbrauchte Strategiekarten haben beide gesehen, die üblichen Listen sind abgedruckt, und gedraftete Strategiekarten bleiben verdeckt.
SL-R09 = Beide Spieler entscheiden über einen Mulligan, ohne die Entscheidung des anderen zu kennen; die zweite Aufbauhand muss behalten werden.
SL-R09-why = Es ist keine Reihenfolge genannt, Hände sind verborgen, und es gibt nur einen Mulligan (SL-041).
SL-R10 = Aufbaukarten zu legen, kostet kein Gold, also liegen nach dem Aufbau noch 26 in der Schatzkammer; gar keine Karte zu legen, ist erlaubt.
SL-R10-why = Die Kosten begrenzen nur die Auswahl, niemand hat schon einen Goldvorrat, und beliebig viele können auch null sein.
SL-R11 = Gelegte Aufbaukarten sind nicht gespielt: Fähigkeiten, die vom Spielen einer Karte oder vom Ins-Spiel-Kommen handeln, treten für sie nie ein, auch nicht nach dem Aufbau.
SL-R11-why = Fähigkeiten ruhen in diesem Augenblick (SL-048), und es werden keine Kosten bezahlt (SL-082).
SL-R12 = Aufbaukarten beginnen stehend; ihre ständigen Fähigkeiten und Einkommensboni gelten von der ersten Phase Strategie an und zählen für das erste Einkommen.
SL-R12-why = Karten kommen stehend ins Spiel (SL-104), und nur der Aufbau selbst lässt Fähigkeiten ruhen (SL-048).
SL-R13 = Eine beim Aufbau gelegte limitierte Karte verbraucht nicht die limitierte Karte der ersten Runde.
SL-R13-why = Legen ist nicht Spielen, und der Aufbau gehört zu keiner Runde.
SL-R14 = Die Starthand zählt die nicht gelegten Aufbaukarten mit: Ein Spieler zieht so viele Karten, wie er gelegt hat, und hat nie mehr als sieben.
SL-R14-why = Der Text füllt die Hand auf sieben auf, statt sieben weitere zu geben.
SL-R15 = Verbrauchte Strategiekarten kommen sofort beim Aufdecken der letzten zurück, bevor die Initiative verglichen wird.
SL-R15-why = Die Rückkehr ist an den Augenblick des Aufdeckens gebunden (SL-062).
SL-R16 = Bei einem Strategiestapel aus sieben Karten kommen verbrauchte Strategiekarten in Runde 7 zurück und danach in jeder sechsten Runde (13, 19 und so weiter).
SL-R16-why = Die gerade aufgedeckte bleibt draußen, darum beginnt jeder spätere Durchgang mit sechs Karten im Stapel.
SL-R17 = Die Zahlen und die ständige Fähigkeit einer aufgedeckten Strategiekarte gelten vom Aufdecken bis zum nächsten Aufdecken des Spielers; was eine Strategiekarte von dieser Runde sagt, endet mit dem Fenster der Abgaben; verbrauchte haben keine Wirkung.
SL-R17-why = Erst das nächste Aufdecken ersetzt sie (SL-060), und SL-R71 beendet die Runde.
SL-R18 = Wirkungen von Karten, die die Initiative ändern, gehören zu der Summe, die verglichen wird.
SL-R18-why = Verglichen wird ausdrücklich die Initiative insgesamt.
SL-R19 = Bis ein neuer Startspieler bestimmt ist, bleibt es der der letzten Runde; in Runde 1 ist es vor der Wahl niemand.
SL-R19-why = Die Rolle dauert eine Runde, und in jedem Augenblick muss jemand den Ausschlag geben.
SL-R20 = Eine Fähigkeit „Beim Aufdecken“ ist Pflicht, außer ihr Text macht sie freiwillig.
SL-R20-why = Sie hat keine Überschrift als Reaktion oder Aktion, also verhält sie sich wie eine passive Fähigkeit (SL-177).
SL-R21 = Am Ende der Phase Strategie öffnet sich ein Fenster für Aktionen, nach allen Fähigkeiten „Beim Aufdecken“.
SL-R21-why = Fähigkeiten für jede Phase müssen in jeder Phase nutzbar sein (SL-170), und in anderen Phasen liegt das Fenster nach den festen Schritten.
SL-R22 = Beide Spieler ziehen zusammen; nach dem Ziehen öffnet sich ein Fenster für Aktionen.
SL-R22-why = Fähigkeiten für jede Phase müssen in jeder Phase nutzbar sein (SL-170), und eine Reihenfolge beim Ziehen ist nicht genannt.
SL-R23 = Ein Spieler mit einer einzigen Karte im Nachziehstapel zieht diese eine.
SL-R23-why = Er zieht, so weit er kann; nur ein leerer Stapel beendet das Ziehen.
SL-R24 = Ein leerer Nachziehstapel verliert nie das Spiel, und der Ablagestapel wird nie in ihn gemischt.
SL-R24-why = Im Text steht nur, dass der Spieler nicht zieht.
SL-R25 = Es gibt keine größte Handkartenzahl.
SL-R25-why = Es ist keine Grenze genannt, und keine Phase kürzt die Hand.
SL-R26 = Einen Charakter, einen Ort oder eine Verstärkung zu spielen und ein Duplikat anzulegen, sind Aktionen: Nach jeder kann der Gegenspieler handeln oder passen.
SL-R26-why = Eine Karte zu spielen, heißt Aktion (SL-166), und Aktionen wechseln sich ab (SL-175).
SL-R27 = Niemand darf handeln, bevor der aktive Spieler sein Einkommen genommen hat; dann darf der aktive Spieler als Erster handeln, auch wenn er nicht Startspieler ist.
SL-R27-why = Das Einkommen ist das Erste in einem Zug, und das Vorrecht des Startspielers betrifft die erste Aktion der Phase, die in seinen eigenen Zug fällt.
SL-R28 = Ein Fenster für Aktionen oder ein Aufmarsch-Zug endet, wenn beide Spieler nacheinander passen; ein Passen ist nicht endgültig, solange der andere noch handelt, also darf nach dessen Aktion wieder handeln, wer gepasst hatte.
SL-R28-why = Der Wechsel gibt jedem nach jeder Aktion eine neue Möglichkeit (SL-175).
SL-R29 = Ein Einkommen unter null zählt als null, und spätere Änderungen im Zug ändern nichts am schon genommenen Gold.
SL-R29-why = Das Einkommen wird einmal berechnet, und Marker können nicht negativ sein.
SL-R30 = Der zweite Spieler hat vor seinem eigenen Aufmarsch kein Gold aus Einkommen und kann im Zug des Startspielers also kein Gold bezahlen, außer eine Karte hat ihm welches gegeben.
SL-R30-why = Die Goldvorräte wurden bei den Abgaben geleert, und Einkommen gibt es erst zu Beginn des eigenen Zuges.
SL-R31 = Eine Karte, deren Kosten nicht ganz bezahlt werden können, darf nicht gespielt werden; Kosten von 0 lassen sich auch mit leerem Goldvorrat bezahlen, und gesenkte Kosten fallen nie unter 0.
SL-R31-why = Die Kosten müssen bezahlt sein, bevor die Karte gelegt wird (SL-076).
SL-R32 = Ein Charakter darf in derselben Runde angreifen oder Fähigkeiten nutzen, in der er gespielt wurde.
SL-R32-why = Er kommt stehend ins Spiel, und von einer Wartezeit ist nicht die Rede.
SL-R33 = Eine Verstärkung ohne zulässigen Charakter kann nicht gespielt werden; ein Charakter darf beliebig viele Verstärkungen tragen.
SL-R33-why = Sie muss an einen Charakter im Spiel (SL-023), und eine Grenze ist nicht genannt.
SL-R34 = Eine Verstärkung an einem gegnerischen Charakter bleibt unter der Kontrolle dessen, der sie gespielt hat, und kommt auf den Ablagestapel ihres Besitzers.
SL-R34-why = Karten im Spiel nutzt ihr Besitzer (SL-087), und abgelegt wird beim Besitzer (SL-146).
SL-R35 = Eine Verstärkung kniet und steht unabhängig von ihrem Charakter, und ihr Einkommensbonus geht an den Spieler, der die Verstärkung kontrolliert.
SL-R35-why = Verstärkungen haben ihre eigene Lage, und das Einkommen zählt die eigenen Karten eines Spielers (SL-073).
SL-R36 = Duplikate sind für jede einzigartige Karte im Spiel erlaubt; weil in dieser Kartenliste nur einzigartige Charaktere ein zweites Exemplar in einem Stapel haben, werden sie nur für Charaktere angeboten (das ist an den Daten zu beweisen).
SL-R36-why = Aufmarsch und Aufbau sprechen von einzigartigen Karten, der genauere Text nur von Charakteren; die Liste lässt beide Lesarten übereinstimmen.
SL-R37 = Ein Exemplar ist eine Karte mit demselben Titel; gehört sie dem anderen Spieler, ist sie für diesen Spieler keines.
SL-R37-why = Die Grenze betrifft dieselbe Karte und gilt für jeden Spieler allein (SL-153).
SL-R38 = Ein Duplikat anzulegen, ist kein Spielen der Karte: Es kostet nichts, verbraucht weder die limitierte Karte der Runde noch gesenkte Kosten und löst keine Fähigkeit über das Spielen oder Ins-Spiel-Kommen aus.
SL-R38-why = Eine einzigartige Karte, von der ein Exemplar im Spiel ist, kann gar nicht gespielt werden (SL-150), also ist das Anlegen etwas anderes.
SL-R39 = Ein Duplikat hat, solange es angelegt ist, keinen eigenen Text, keine Stärke, kein Symbol, kein Merkmal und keinen Einkommensbonus.
SL-R39-why = Nur sein Titel bleibt sichtbar, und es dient allein zum Retten.
SL-R40 = Duplikate kommen immer auf den Ablagestapel, ob sie zum Retten dienen oder ihr Charakter getötet wird; nie auf den Totenstapel.
SL-R40-why = Tot ist nur der getötete Charakter selbst (SL-148).
SL-R41 = In jedem Fenster für Aktionen außerhalb des Aufmarschs hat der Startspieler die erste Möglichkeit zu handeln, wer auch aktiver Spieler ist.
SL-R41-why = Das weitet die Regel über die erste Aktion (SL-174) auf einfache Weise auf jedes Fenster aus.
SL-R42 = Ein Fenster für Aktionen geht jeder Entscheidung des aktiven Spielers voraus, eine Herausforderung zu beginnen oder fertig zu sein; es folgt also eines auf jede abgehandelte Herausforderung, auch auf die letzte, und eines öffnet sich, wenn der zweite Spieler aktiv wird.
SL-R42-why = Aktionen sind vor jeder Herausforderung erlaubt, das Beispiel fragt nach allen Reaktionen noch einmal nach Aktionen, und nichts verschließt ihnen die Phase.
SL-R43 = Nach dem Fenster vor den Angreifern beginnt der aktive Spieler eine Herausforderung oder erklärt, dass er fertig ist; das gilt dann für die ganze Phase.
SL-R43-why = Jeder Spieler ist nur einmal als aktiver Spieler an der Reihe (SL-094).
SL-R44 = Eine Art von Herausforderung ist verbraucht, sobald ihre Angreifer bestimmt sind, auch wenn später alle verschwinden.
SL-R44-why = Begrenzt ist das Beginnen von Herausforderungen (SL-091).
SL-R45 = Angreifer und Verteidiger knien nach der Herausforderung weiter, bis zur Phase Aufrichten oder bis eine Karte sie aufrichtet; ein so aufgerichteter Charakter darf wieder teilnehmen.
SL-R45-why = Nur stehende Charaktere dürfen bestimmt werden, und sonst richtet sie nichts auf.
SL-R46 = Die Wahl für die Heimlichkeit gehört zum Bestimmen der Angreifer, vor Reaktionen und Aktionen; später erhaltene Heimlichkeit gibt in dieser Herausforderung keine Wahl.
SL-R46-why = Die Wahl gehört zum Augenblick des Bestimmens (SL-164).
SL-R47 = Heimlichkeit darf jeden gegnerischen Charakter ohne Heimlichkeit wählen, auch einen knienden oder einen ohne das passende Symbol.
SL-R47-why = Die einzige genannte Bedingung ist, dass Heimlichkeit fehlt (SL-163).
SL-R48 = Jeder Angreifer mit Heimlichkeit wählt höchstens einen Charakter; zwei Angreifer dürfen denselben wählen, und auf jede Wahl darf verzichtet werden.
SL-R48-why = Die Wahl ist für jeden Angreifer freiwillig, und es ist nicht verlangt, dass sie sich unterscheidet.
SL-R49 = Ein durch Heimlichkeit gewählter Charakter bleibt für die ganze Herausforderung vom Verteidigen ausgeschlossen, auch wenn der Angreifer mit Heimlichkeit ausscheidet, der Gewählte Heimlichkeit erhält oder sich wieder aufrichtet.
SL-R49-why = Der Ausschluss gilt für die Herausforderung als Ganzes (SL-165).
SL-R50 = Ein beteiligter Charakter, der das passende Symbol verliert, bevor der Gewinner feststeht, wird sofort aus der Herausforderung entfernt, bleibt aber kniend im Spiel.
SL-R50-why = Nur Charaktere mit dem Symbol können teilnehmen, und das Entfernen aus jedem Grund ist vorgesehen (SL-103).
SL-R51 = Ein entfernter Charakter zählt keine Stärke, erhält keinen Ruhm und kann nicht von Wirkungen auf beteiligte Charaktere gewählt werden.
SL-R51-why = Er ist nicht mehr beteiligt (SL-103).
SL-R52 = Ein beteiligter Charakter, den eine Wirkung aufrichtet, ist weiter beteiligt und zählt weiter mit seiner Stärke.
SL-R52-why = Knien muss man, um bestimmt zu werden, nicht, um in der Herausforderung zu bleiben.
SL-R53 = Es zählen die Stärken im Augenblick des Abhandelns, mit allen Änderungen; die Stärke eines Charakters zählt nie unter null.
SL-R53-why = Boni aus früheren Fenstern zählen im Beispiel (SL-119); negative Stärke ist nirgends vorgesehen.
SL-R54 = Ist noch mindestens ein Angreifer da, gewinnt bei einer Angriffsstärke von 0 gegen eine Verteidigungsstärke von 0 der Angreifer, und zwar ohne Gegenwehr.
SL-R54-why = Bei Gleichstand ist der Angreifer im Vorteil (SL-107), und eine Verteidigungsstärke unter 1 ist keine Gegenwehr (SL-117).
SL-R55 = Ist beim Abhandeln kein angreifender Charakter mehr da, kann der Angreifer nicht gewinnen: Der Verteidiger gewinnt, wenn noch ein Verteidiger beteiligt ist, sonst gewinnt oder verliert niemand.
SL-R55-why = Eine Herausforderung braucht einen Angreifer (SL-099); ein Angriff ohne Angreifer soll keinen Anspruch zufügen.
SL-R56 = Abgehandelt wird in dieser Reihenfolge: Summen und Gewinner; Wirkungen, die auf den Sieg warten; Anspruch mit Rettungen; Macht für fehlende Gegenwehr; Ruhm; passive Fähigkeiten zur Herausforderung; eine Runde Reaktionen; Ende der Herausforderung.
SL-R56-why = Das folgt der Reihenfolge im Beispiel (SL-119), der Reihenfolge der Darstellung, dem Wortlaut von Ruhm (SL-162) und dem Vorrang passiver Fähigkeiten vor Reaktionen (SL-R84).
SL-R57 = Reaktionen auf Sieg, Niederlage, Folgen des Anspruchs und Ruhm werden alle in einer Runde Reaktionen nach dem Ruhm und nach den passiven Fähigkeiten genutzt; nur Rettungen kommen früher.
SL-R57-why = Im Beispiel kommt die Reaktion nach dem Anspruch; nur Rettungen dürfen unterbrechen (SL-189).
SL-R58 = Charaktere bleiben beteiligt, bis die Reaktionen der Herausforderung beendet sind, auch wenn sie das Symbol verlieren, nachdem der Gewinner feststeht; Wirkungen „bis zum Ende der Herausforderung“ enden danach.
SL-R58-why = Eine Reaktion auf eine verlorene Herausforderung muss einen beteiligten Charakter wählen können (SL-186).
SL-R59 = Der Anspruch wird mit seinen Änderungen in dem Augenblick abgelesen, in dem er abgehandelt wird; 0 oder weniger heißt kein Verlust, aber der Sieg zählt trotzdem.
SL-R59-why = Den Verlust fügt der jetzige Wert der Strategiekarte zu.
SL-R60 = Ein Militär-Anspruch gegen weniger Charaktere, als er fordert, tötet alle; sind keine da, geschieht nichts.
SL-R60-why = Der Anspruch wird erfüllt, so weit es geht (SL-114).
SL-R61 = Ein gewählter Charakter, der gerettet wird, zählt trotzdem für den Anspruch; es wird kein Ersatz gewählt.
SL-R61-why = Der Hinweis, denselben Charakter nicht zweimal zu retten (SL-198), setzt voraus, dass ein gerettetes Opfer seinen Teil erfüllt.
SL-R62 = Erst werden alle Opfer gewählt, dann gibt es für sie zusammen eine Runde Rettungen (SL-R115), dann sterben die nicht geretteten zusammen.
SL-R62-why = Alle Tode eines Anspruchs geschehen auf einmal (SL-199).
SL-R63 = Ein Intrige-Anspruch gegen eine Hand, die kleiner ist als der Anspruch, legt die ganze Hand ab; eine leere Hand verliert nichts.
SL-R63-why = Der Anspruch wird erfüllt, so weit es geht (SL-114).
SL-R64 = Zufällig abzulegende Karten werden mit gleicher Wahrscheinlichkeit und ohne Zurücklegen aus der Hand gezogen; die abgelegten Karten werden sichtbar.
SL-R64-why = Das bedeutet zufällig, und Ablagestapel sind offen (SL-145).
SL-R65 = Ein Macht-Anspruch berührt nie Macht auf Charakteren und ändert den Machtvorrat nicht.
SL-R65-why = Die Machtmarker wandern von Standarte zu Standarte (SL-113).
SL-R66 = Ein siegreicher Verteidiger bekommt weder Anspruch noch Macht für fehlende Gegenwehr, aber seine Charaktere mit Ruhm erhalten Macht, und Fähigkeiten über Sieg oder Niederlage gelten für beide Seiten.
SL-R66-why = Ruhm nennt den Verteidiger ausdrücklich (SL-162).
SL-R67 = Ein Charakter mit Ruhm erhält die Macht nur, wenn er noch beteiligt und im Spiel ist, wenn Ruhm vergeben wird, und nur eine Macht, auch wenn er das Schlüsselwort mehrfach hat.
SL-R67-why = Der Text spricht von beteiligten Charakteren und von je einer Macht.
SL-R68 = Summen von 0 auf beiden Seiten sind ein Gleichstand; ein Spieler kann die Dominanz mit Gold allein gewinnen.
SL-R68-why = Niemand ist höher (SL-127), und Gold zählt für sich (SL-124).
SL-R69 = Wirkungen von Strategiekarten und passive Wirkungen, die an den Gewinn der Dominanz gebunden sind, werden mit der Vergabe abgehandelt, vor dem Fenster für Aktionen.
SL-R69-why = Sie sind passiv und kommen vor Aktionen (SL-178); das Beispiel der Strategiekarte behandelt sie als einen Gewinn (SL-137).
SL-R70 = Im Fenster der Abgaben sind die Goldvorräte leer, Aktionen, die Gold kosten, lassen sich also nicht bezahlen.
SL-R70-why = Das Gold wird zurückgelegt, bevor Aktionen erlaubt sind (SL-131).
SL-R71 = Wirkungen bis zum Ende einer Phase enden nach dem letzten Fenster dieser Phase; Wirkungen bis zum Ende der Runde enden nach dem Fenster der Abgaben.
SL-R71-why = Das Fenster gehört noch zu seiner Phase und Runde.
SL-R72 = Auf den Sieg wird nach jeder einzelnen Änderung der Macht geprüft, auch mitten in einer Wirkung; nach einem Sieg wird nichts mehr abgehandelt, keine Reaktion und keine Rettung. Machtmarker, die durch eine Anweisung oder durch Ruhm in einer Herausforderung genommen werden, sind eine Änderung.
SL-R72-why = Das Spiel endet sofort (SL-134), und eine Anweisung ist ein Augenblick.
SL-R73 = Zwei Summen von 15 oder mehr gelten nur als gleichzeitig, wenn derselbe Schritt oder dieselbe Wirkung beide auf einmal erhöht; sonst hat die frühere schon gewonnen.
SL-R73-why = Das sofortige Ende lässt keinen anderen Weg, auf dem beide es erreichen (SL-135).
SL-R74 = Macht auf einem Charakter zählt für den Spieler, der ihn kontrolliert; Macht kann nur auf Standarten, auf Charakteren im Spiel oder im Machtvorrat liegen.
SL-R74-why = Die Summe zählt die Charaktere eines Spielers (SL-133) und nennt keinen anderen Ort.
SL-R75 = Es gibt kein Unentschieden und keine Grenze für die Runden; ein technischer Abbruch in automatischem Spiel ist als unbeendet zu melden, nicht als Sieg.
SL-R75-why = Runden wiederholen sich, bis jemand gewonnen hat (SL-132).
SL-R76 = Ein Charakter, der das Spiel auf andere Weise verlässt, etwa auf die Hand oder in den Stapel, verliert auch seine Macht an den Machtvorrat und seine Verstärkungen und Duplikate an den Ablagestapel.
SL-R76-why = Macht und Verstärkungen gehen beim Verlassen aus jedem Grund verloren (SL-140, SL-025); für Duplikate gilt es entsprechend.
SL-R77 = Nur Charaktere können getötet werden; Orte und Verstärkungen können nur abgelegt werden.
SL-R77-why = Töten ist nur für Charaktere beschrieben (SL-147).
SL-R78 = Eine einzigartige Karte auf dem Ablagestapel hindert nicht, ein anderes Exemplar zu spielen.
SL-R78-why = Nur Exemplare im Spiel oder auf dem Totenstapel versperren es (SL-150, SL-151).
SL-R79 = Karten kommen nur ins Spiel, indem sie beim Aufbau gelegt oder gespielt werden (das ist an der Kartenliste zu beweisen); eine Wirkung, die eine einzigartige Karte ins Spiel brächte, hielte dieselbe Grenze ein.
SL-R79-why = Sonst gäbe es zwei Exemplare einer einzelnen Person, gegen den Zweck der Regel.
SL-R80 = Die eine limitierte Karte gilt für alle Kartenarten zusammen und ist wieder frei, wenn eine neue Runde beginnt.
SL-R80-why = Die Grenze gilt je Spieler und je Runde für jede Karte mit dem Schlüsselwort (SL-161).
SL-R81 = Alle Kosten werden vor jeder Wirkung bezahlt; eine Aktion, deren Kosten nicht ganz bezahlt werden können oder die kein zulässiges Ziel hat, ist nicht möglich.
SL-R81-why = Kosten bleiben bezahlt, auch wenn die Wirkung ausbleibt (SL-190), also kommen sie zuerst.
SL-R82 = Eine Wirkung oder Kosten, die eine Karte knien lassen, brauchen eine stehende Karte, und was eine Karte aufrichtet, braucht eine kniende; eine Karte in der anderen Lage kann nicht gewählt werden, und eine Reaktion, die nur eine stehende Karte aufrichten würde, wird nicht angeboten.
SL-R82-why = Nur stehende Karten können niederknien (SL-105); die Gegenregel hält beide Wörter gleich.
SL-R83 = Eine Fähigkeit, die ihre Karte nicht knien lässt, darf genutzt werden, während die Karte kniet, und darf wiederholt werden, solange ihre Kosten bezahlt werden können und der Gegenspieler dazwischen an der Reihe war.
SL-R83-why = Es ist weder eine Grenze je Runde genannt noch, dass die Karte stehen muss.
SL-R84 = Passive Fähigkeiten werden vor Reaktionen auf dasselbe Geschehen abgehandelt.
SL-R84-why = Passive Fähigkeiten wirken sofort (SL-178), Reaktionen brauchen die Entscheidung eines Spielers.
SL-R85 = Der Spieler von Varys darf Varys oder jeden anderen Verbündeten beider Seiten wählen; ein abgelegter Charakter kann nicht gerettet werden.
SL-R85-why = Er hat das Merkmal selbst (SL-180), und Rettungen verhindern nur das Töten (SL-188).
SL-R86 = In einer Runde Reaktionen wechseln sich die Spieler ab, der Startspieler zuerst; jeder nutzt eine Reaktion oder passt, bis beide nacheinander passen.
SL-R86-why = Das entspricht der Reihenfolge der Aktionen (SL-174, SL-175).
SL-R87 = Eine Karte kann auf dasselbe Geschehen nur einmal reagieren, aber jedes Exemplar ist eine eigene Karte; was eine Reaktion verursacht, kommt zur laufenden Runde dazu und kann darin beantwortet werden, und nach jeder Reaktion haben beide Spieler eine neue Möglichkeit.
SL-R87-why = Eine Reaktion antwortet auf die Umstände, die sie nennt, und alle Reaktionen kommen vor der nächsten Aktion (SL-184).
SL-R88 = Soll getötet werden, hat der Startspieler die erste Möglichkeit zu retten; eine Rettung genügt für einen Charakter, und niemand darf eine zweite für ihn nutzen.
SL-R88-why = Das ist die allgemeine Reihenfolge der Reaktionen; ein geretteter Charakter wird nicht mehr getötet.
SL-R89 = Ein geretteter Charakter bleibt unverändert im Spiel: Lage, Beteiligung, Macht, Verstärkungen und übrige Duplikate bleiben ihm.
SL-R89-why = Das Töten ist verhindert, also ist dem Charakter nichts geschehen.
SL-R90 = Ein Duplikat zum Retten abzulegen, ist eine freiwillige rettende Reaktion dessen, der den Charakter kontrolliert, kostet nichts und hilft nur gegen das Töten, nie gegen das Ablegen.
SL-R90-why = Duplikate verweisen auf rettende Reaktionen und auf das Töten (SL-158).
SL-R91 = Änderungen werden zusammengezählt und gelten auch für Charaktere, die später ins Spiel kommen, wenn der Text der Quelle sie einschließt.
SL-R91-why = Mehrere dauerhafte Wirkungen können zugleich gelten (SL-195).
SL-R92 = Eine Wirkung einer Karte im Spiel ohne genannte Dauer endet, wenn die Karte das Spiel verlässt; eine mit genannter Zeit (bis zum Ende der Herausforderung, der Phase oder der Runde) läuft weiter, auch wenn ihre Quelle das Spiel verlassen hat oder ihr Ereignis schon abgelegt ist.
SL-R92-why = Winterfell wirkt, solange es im Spiel ist (SL-197); Heimtücke wirkt nach dem Ablegen weiter (SL-123).
SL-R93 = Beide Spieler treffen jede Wahl beim Draft, bevor Strategiekarten weitergegeben werden; insgesamt scheiden dabei sechs verdeckt aus, und von den 13 darf jeder beliebige sieben wählen, was auch die üblichen Listen sagen.
SL-R93-why = Die Wahl ist geheim, 18 weniger zweimal sechs lässt sechs übrig, und eine Grenze für Strategiekarten nach Häusern ist nicht genannt (SL-206).
SL-R94 = Ob einem Spieler eine Aktion, eine Reaktion oder eine Rettung angeboten wird, hängt nur von dem ab, was beide Spieler sehen. Er wird gefragt, wenn eine seiner Karten im Spiel jetzt genutzt werden kann oder wenn seine Hand nicht leer ist und ein Ereignis seines Stapels in diesem Augenblick passen würde (Preis, Ziel, Phase) und nicht alle Exemplare davon auf seinem Ablagestapel liegen; im eigenen Aufmarsch genügt eine Hand, die nicht leer ist. Sonst passt er ungefragt.
SL-R94-why = Nur den zu fragen, der das Ereignis wirklich hat, würde zeigen, was auf seiner Hand ist; in hoffnungslosen Augenblicken zu fragen, kostet nur Zeit.
SL-R95 = Ein Spieler, der gefragt wird (SL-R94) und nichts zu nutzen hat, kann nur passen, und der Gegenspieler kann das nicht von einem freiwilligen Passen unterscheiden.
SL-R95-why = Das folgt aus SL-R94.
SL-R96 = Eine Wahl, die getroffen werden muss und nur eine zulässige Antwort hat, die beide Spieler sehen, wird ohne Frage getroffen: das einzige Opfer, der einzige Träger, das einzige Ziel, der einzige Angreifer, die einzige Strategiekarte oder die einzige Karte einer Hand. Eine Wahl unter zwei oder mehr Handkarten oder aus einem Nachziehstapel wird immer gefragt, auch wenn alle Antworten gleich sind.
SL-R96-why = Im ersten Fall gibt es nichts zu entscheiden, und im zweiten würde es die Hand verraten, nicht zu fragen.
SL-R97 = Eine Aktion, Reaktion oder Rettung läuft so ab: sie ankündigen (ein Ereignis verlässt die Hand), alle Kosten wählen und bezahlen, Ziele wählen, die Wirkung abhandeln, das Ereignis auf den Ablagestapel legen. Bis dahin liegt das Ereignis auf keinem Stapel.
SL-R97-why = Kosten kommen zuerst (SL-R81), und das Ereignis wird nach seiner Wirkung abgelegt (SL-026).
SL-R98 = Ob es ein zulässiges Ziel gibt, wird so beurteilt, wie es nach dem Bezahlen der Kosten sein wird: Shae, als Kosten abgelegt, ist kein Charakter, der entfernt werden könnte.
SL-R98-why = Das Ziel wird nach dem Bezahlen gewählt (SL-R97).
SL-R99 = Eine Fähigkeit, die keine Wahl verlangt, darf genutzt werden, auch wenn sie nichts ändert, etwa ein Ziehen von einem leeren Stapel oder niedrigere Kosten unter Die Banner rufen.
SL-R99-why = Nur unbezahlbare Kosten oder ein fehlendes Ziel verbieten eine Aktion (SL-R81).
SL-R100 = Eine Aktion, die bis zum Ende der Herausforderung dauert oder angreifende, verteidigende oder beteiligte Charaktere nennt, ist nur in den beiden Fenstern einer laufenden Herausforderung möglich, nach den Angreifern und nach den Verteidigern.
SL-R100-why = Außerhalb einer Herausforderung gibt es keinen solchen Charakter und kein Ende, auf das man warten könnte.
SL-R101 = Jedes Exemplar einer Karte ist eine eigene Karte: Zwei Ereignisse mit demselben Titel dürfen beide auf dasselbe Geschehen antworten oder in derselben Herausforderung helfen, und ihre Wirkungen werden zusammengezählt.
SL-R101-why = Eine Grenze für Titel ist außer bei einzigartigen Karten nicht genannt.
SL-R102 = Eine Grenze von einmal je Runde (Herausforderung) gilt für eine Karte, solange sie im Spiel bleibt, ist in der nächsten Runde (Herausforderung) neu, und ist neu, wenn die Karte das Spiel verlässt und wieder gespielt wird.
SL-R102-why = Eine Karte, die zurückkommt, ist eine neue Karte; die Grenzen stehen auf eigenen Entwürfen und brauchen eine Bedeutung.
SL-R103 = Eine Art von Herausforderung kann nur begonnen werden, wenn es eine zulässige Auswahl von Angreifern gibt; ein aktiver Spieler ohne solche Art wird nicht gefragt und ist fertig.
SL-R103-why = Mindestens ein Angreifer ist nötig (SL-099), und alle sehen, dass keiner da ist.
SL-R104 = Während Angreifer oder Verteidiger nacheinander genannt werden, darf ein Charakter nur dazukommen, wenn die Auswahl noch zulässig werden kann, und aufhören darf man nur bei einer zulässigen Auswahl: Hodor allein ist keine, und unter Urteil durch Kampf ist mehr als einer keine.
SL-R104-why = Das Bestimmen ist eine Handlung; das Nennen einzeln darf nicht in eine Sackgasse führen.
SL-R105 = Alle Angreifer (alle Verteidiger) knien zusammen nieder und sind zusammen beteiligt, wenn das Bestimmen abgeschlossen ist; eine Karte, die das Bestimmen verbietet, wird später nicht noch einmal gefragt.
SL-R105-why = Bestimmen heißt, sie knien zu lassen (SL-098, SL-100), als eine Handlung; Hodor, den ein späteres Entfernen allein lässt, kämpft weiter.
SL-R106 = Die Wahl für die Heimlichkeit folgt gleich, nachdem die Angreifer niedergekniet sind, eine für jeden Angreifer mit Heimlichkeit in der Reihenfolge, in der sie genannt wurden; auf jede darf verzichtet werden, und wo jeder gegnerische Charakter Heimlichkeit hat, gibt es keine Wahl.
SL-R106-why = Sie gehört zum Bestimmen (SL-R46), und eine Reihenfolge ist nicht genannt.
SL-R107 = Eine Herausforderung geht durch alle ihre Schritte, auch wenn kein Angreifer mehr da ist: Verteidiger dürfen noch bestimmt werden, und beide Fenster öffnen sich.
SL-R107-why = Erst das Abhandeln entscheidet (SL-R55).
SL-R108 = In einem Text über eine beendete Herausforderung meinen „hat angegriffen“, „hat verteidigt“ und „war beteiligt“ die Charaktere, die teilnahmen, als der Gewinner festgestellt wurde, und die noch im Spiel sind, wenn die Fähigkeit genutzt wird.
SL-R108-why = Ein entfernter Charakter ist nicht mehr beteiligt (SL-103), und eine Karte, die fort ist, hat keine Fähigkeit.
SL-R109 = Ob ein Sieg ohne Gegenwehr ist, steht mit den Summen fest; ein Verteidiger, der danach für den Anspruch getötet wird, war trotzdem ein Verteidiger, und ein Verteidiger mit Stärke 0 zählt nicht.
SL-R109-why = Die Regel sieht auf die Verteidigungsstärke (SL-117).
SL-R110 = Wirkungen, die auf den Sieg warten, werden für den Gewinner in der Reihenfolge abgehandelt, in der sie entstanden sind; die des Verlierers sind verloren, und alle, wenn niemand gewinnt.
SL-R110-why = Das weitet aus, was das Beispiel für eine solche Wirkung zeigt (SL-119).
SL-R111 = Erst werden alle Änderungen eines Anspruchs zusammengezählt, dann wird die Summe bei 0 abgeschnitten; eine Änderung, die nur gilt, solange etwas wahr ist, muss gelten, wenn der Anspruch abgehandelt wird.
SL-R111-why = Sonst käme es auf die Reihenfolge der Änderungen an; siehe SL-R59.
SL-R112 = Der Verteidiger nennt die Opfer eines Militär-Anspruchs nacheinander unter allen seinen Charakteren im Spiel, kniend, umgangen oder unbeteiligt; hat er nicht mehr, als der Anspruch nimmt, werden alle ungefragt genommen.
SL-R112-why = Das verbindet SL-110, SL-111, SL-199 und SL-R96.
SL-R113 = Solange Charaktere nicht getötet werden können, nimmt ein Militär-Anspruch niemanden, andere tötende Wirkungen töten niemanden, und kein Charakter ist ein zulässiges Ziel für eine tötende Wirkung; gewonnen ist die Herausforderung trotzdem.
SL-R113-why = Der Text einer Karte geht den Regeln vor (SL-003); ein unmögliches Töten ist keine zulässige Wahl (SL-R81).
SL-R114 = Solange Charaktere nicht gerettet werden können, gibt es keine Runde Rettungen: Kein rettendes Ereignis, keine Fähigkeit und kein Duplikat kann genutzt werden.
SL-R114-why = Der Text einer Karte geht den Regeln vor (SL-003).
SL-R115 = Die Opfer einer tötenden Wirkung, sei es ein Anspruch von 3 oder jeder Charakter im Spiel, sind zusammen in einer Runde Rettungen in Gefahr: Der Startspieler zuerst, wechseln sich die Spieler ab; jeder rettet ein Opfer oder passt, bis beide nacheinander passen oder niemand in Gefahr ist.
SL-R115-why = Sie werden alle auf einmal getötet (SL-199); die Reihenfolge ist die aller Reaktionen (SL-R86).
SL-R116 = Ein Charakter in Gefahr ist noch im Spiel: Bis zum Tod wirken seine Fähigkeiten und Verstärkungen, auch um sich selbst oder ein anderes Opfer zu retten.
SL-R116-why = Eine Rettung kommt vor dem Töten (SL-188).
SL-R117 = Keine Karte ist je zwischen im Spiel und fort: Was das Spiel verlässt, ist sofort auf seinem Stapel oder auf der Hand, gibt von da an keinen Bonus, bezahlt keine Kosten und ist kein Ziel; ein Text über sein Ausscheiden beurteilt es so, wie es zuletzt im Spiel war.
SL-R117-why = Die Regeln kennen keinen Wartezustand für Karten, die ausscheiden.
SL-R118 = Charaktere, die eine Wirkung tötet, verlassen das Spiel im selben Augenblick und sind ein Geschehen; ihre Verstärkungen und Duplikate werden in diesem Augenblick mit abgelegt.
SL-R118-why = Alles auf einmal (SL-199, SL-148).
SL-R119 = Ein Charakter mit Stärke 0 bleibt im Spiel, kann bestimmt werden und Ruhm gewinnen.
SL-R119-why = Keine Regel tötet ihn oder schließt ihn aus.
SL-R120 = Eine passive Fähigkeit zum Beginn einer Phase beginnt nur, wenn ihre ganze Bedingung in diesem Augenblick gilt und sie etwas ändern kann; eine Bedingung, die erst eine andere passive Fähigkeit desselben Augenblicks wahr macht, löst sie nicht aus.
SL-R120-why = Die Bedingung muss erfüllt sein, wenn sie beginnen würde (SL-177, SL-179): Das letzte Gold für Bronn lässt Ser Gregor Clegane nicht knien.
SL-R121 = Der Startspieler bestimmt nur die Reihenfolge passiver Fähigkeiten; eine Wahl in einer passiven Fähigkeit trifft, wer sie kontrolliert.
SL-R121-why = Dem Startspieler ist nur die Reihenfolge gegeben (SL-179).
SL-R122 = Passive Fähigkeiten über Sieg oder Niederlage in einer Herausforderung beginnen nach dem Ruhm: Der Bluthund kann für den Anspruch der Herausforderung gewählt werden, die er verloren hat, und wenn er lebt, ist er wieder auf der Hand, bevor eine Reaktion genutzt wird.
SL-R122-why = Die Herausforderung ist als Ganzes gewonnen oder verloren, wenn ihre Folgen abgehandelt sind (SL-R56).
SL-R123 = Zwei Fähigkeiten „Beim Aufdecken“ werden nacheinander abgehandelt, dazwischen nur Rettungen; Reaktionen auf das, was sie getan haben, kommen nach beiden.
SL-R123-why = Sie beginnen im selben Augenblick, und passive Fähigkeiten kommen vor Reaktionen (SL-R84).
SL-R124 = Erst werden Symbole und Schlüsselwörter ermittelt, dann Stärken, in jedem Augenblick neu; was eine Wirkung gibt und eine andere nimmt, fehlt.
SL-R124-why = Stärke kann von Symbolen abhängen, nie umgekehrt, darum dreht sich diese Reihenfolge nicht im Kreis.
SL-R125 = Eine Runde Reaktionen öffnet sich nach jeder abgeschlossenen Aktion, nach jedem Bestimmen von Angreifern oder Verteidigern, nach jeder abgehandelten Herausforderung, nach der Vergabe der Dominanz und nach den Fähigkeiten „Beim Aufdecken“; sie umfasst alles, was seit der letzten geschehen ist.
SL-R125-why = Reaktionen kommen vor der nächsten Aktion (SL-184).
SL-R126 = Eine Reaktion ist nur möglich, wenn ihre Karte im Spiel (oder auf der Hand) ist, ihre Kosten bezahlt werden können und sie in diesem Augenblick ein zulässiges Ziel hat, nicht nur, als die Runde begann.
SL-R126-why = Frühere Reaktionen derselben Runde können den Tisch verändert haben.
SL-R127 = Nur der aktive Spieler kann ein Duplikat anlegen, in seinem eigenen Aufmarsch.
SL-R127-why = Der Aufmarsch nennt den aktiven Spieler (SL-078); der Abschnitt über Duplikate nennt nur die Phase (SL-156).
SL-R128 = Niedrigere Kosten für die nächste Karte verbraucht die nächste passende Karte, die gespielt wird, auch wenn sie weniger kostet als die Senkung oder nicht billiger werden darf; mehrere zählen zusammen, und ungenutzte enden mit der Phase.
SL-R128-why = Die Texte sprechen nur von der nächsten Karte.
SL-R129 = Von den Aufbaukarten eines Spielers wird nichts gezeigt, bevor beide fertig sind, nicht einmal ihre Zahl: Bis dahin sieht der Gegenspieler eine Hand mit sieben.
SL-R129-why = Sie werden heimlich gelegt und gleichzeitig aufgedeckt (SL-047).
SL-R130 = Mulligans werden genommen, wenn beide Spieler entschieden haben; von da an wissen alle, wer einen genommen hat.
SL-R130-why = Entschieden wird, ohne die Entscheidung des anderen zu kennen (SL-R09), das Mischen sieht man.
SL-R131 = Ein Spieler kennt die Strategiekarten, die er ausgeteilt und weitergereicht bekommen hat, aber nicht, welche der beiden weitergegebenen der Gegenspieler behalten hat; die sieben von 13 werden einzeln und heimlich gewählt, und beide Spieler werden fertig, bevor das Spiel weitergeht.
SL-R131-why = Gedraftete Strategiekarten bleiben verborgen, und die letzte scheidet verdeckt aus (SL-203, SL-204, SL-206).
SL-R132 = Die letzte Karte eines Strategiestapels wird ohne Frage aufgedeckt; wer die Initiative gewinnt, wird in jeder Runde nach dem Startspieler gefragt, auch wenn er denselben nennt.
SL-R132-why = Eine ist keine Wahl (SL-R96), das andere immer (SL-066).
SL-R133 = Die Vergabe der Dominanz ist mit dem, was die Strategiekarte hinzufügt, ein Gewinn; Reaktionen auf die gewonnene Dominanz kommen gleich danach und vor dem Fenster für Aktionen.
SL-R133-why = Aktionen warten auf die Vergabe (SL-126) und auf Reaktionen (SL-184).
SL-R134 = Ein Spiel, das mit beiden Spielern auf 15 oder mehr aufgestellt wird, ist vorbei, und der Startspieler hat es gewonnen; mit einem, dieser eine.
SL-R134-why = Keine Karte der Liste erhöht beide Summen auf einmal, also zeigt sich SL-135 nur in einer aufgestellten Lage.
SL-R135 = Auf eine Suche im Nachziehstapel darf verzichtet werden, sie zeigt die genommene Karte beiden Spielern und endet mit dem Mischen, auch wenn nichts genommen wurde; die Aktion darf mit leerem Stapel genutzt werden und tut dann nichts.
SL-R135-why = Der Gegenspieler kann einen verborgenen Stapel nicht prüfen, und eine Aktion, die nichts ändert, ist erlaubt (SL-R99).
SL-R136 = Eine Karte, die das Spiel verlässt, verliert jede Wirkung auf ihr; wird sie wieder gespielt, ist sie eine neue Karte: stehend, ohne Macht, ohne Erinnerung an Grenzen und Wirkungen.
SL-R136-why = Beim Verlassen geht alles auf ihr verloren (SL-R76), und sie kommt ins Spiel wie jede andere Karte (SL-104).
SL-R137 = Ein Tisch darf einem Haus zu Beginn 1 bis 5 Macht auf die Standarte geben, aus dem Machtvorrat; im Standardspiel gibt es keine.
SL-R137-why = Ein Ausgleich für ungleiche Spieler; die Regeln schweigen dazu, also ist es eine Option und gewöhnlich aus.
