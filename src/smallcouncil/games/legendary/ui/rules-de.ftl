### Die Regeln auf Deutsch. Maßgeblich ist die englische Fassung in der rules.toml des Spiels.

section-overview = Überblick
section-first-game = Erste Partie
section-setup = Spielaufbau
section-turn-structure = Ablauf des Zuges
section-ally-deck-step = Schritt 1: der Verbündetenstapel
section-gaining = Erhalten
section-playing-cards = Karten spielen
section-triggered-abilities = Ausgelöste Fähigkeiten
section-fighting-and-supporting = Kämpfen und Unterstützen
section-ko-and-victory-piles = Ausschalten und Siegesstapel
section-recruiting = Rekrutieren
section-end-of-turn = Ende des Zuges
section-masterminds = Drahtzieher
section-defenders = Verteidiger
section-end-of-game = Ende des Spiels
section-deck-selection-modes = Zusammenstellungen
section-keywords = Schlüsselwörter
section-specific-card-types = Besondere Kartenarten
section-wounds-and-healing = Wunden und Heilung
section-running-out-of-cards = Wenn Karten ausgehen
section-special-abilities = Besondere Fähigkeiten
section-revealing = Vorzeigen
section-advanced-interactions = Verwickelte Fälle
section-the-hands-tourney = Das Turnier der Hand
section-hero-classes-and-teams = Klassen und Teams
section-final-showdown = Letztes Kräftemessen
section-components = Spielmaterial
section-quick-reference = Kurzübersicht

kind-rule = Regel
kind-card = Karte
kind-example = Beispiel
kind-ruling = Auslegung

## Wonach eine Regel gesucht wird, außer nach ihren eigenen Worten

words-LG-001 = spielerzahl, wie viele
words-LG-017 = startkarten, anfang
words-LG-037 = anfang, punkte
words-LG-042 = anfangen, zugfolge
words-LG-043 = phasen, spielzug
words-LG-053 = verdrängen, rücken
words-LG-058 = fliehen, flucht
words-LG-062 = handkarten verlieren
words-LG-065 = überfall
words-LG-079 = nehmen, bekommen
words-LG-084 = punkte, schwerter
words-LG-091 = kombo, klasse
words-LG-109 = angreifen, schlacht
words-LG-115 = helfen, fördern
words-LG-125 = entfernen, vernichten, k.o.
words-LG-132 = kaufen, anwerben, preis
words-LG-140 = nachziehen
words-LG-143 = anführer, boss
words-LG-151 = schutz, wächter
words-LG-156 = spielende, dauer, wie lange
words-LG-159 = ziel, spielziel, siegbedingung
words-LG-160 = unentschieden
words-LG-170 = auswählen
words-LG-173 = schmiergeld, bezahlen
words-LG-184 = wahlweise
words-LG-198 = heilen, verletzung
words-LG-206 = aufgebraucht
words-LG-208 = spielende, erschöpft
words-LG-217 = zeigen, offenlegen
words-LG-236 = nachahmen
words-LG-256 = duell, ritterlich
words-LG-265 = finale, endkampf
words-LG-R35 = herrenlos
words-LG-R86 = handicap
words-LG-R145 = gerecht, fair

## Überblick und erste Partie

LG-001 = Es spielen 2, 3 oder 4; jede andere Zahl wird abgelehnt.
LG-002 = Jeder Spieler hat einen eigenen Stapel, Hand, Ablagestapel, Heldenstapel, Aufstellung, Drahtzieherstapel, Verteidigerstapel, Siegesstapel und SP-Marker; der Verbündetenstapel und das Schlachtfeld gehören allen gemeinsam.
LG-003 = „Schurke“ und „Schurkenstapel“ in Texten aus verwandten Spielen meinen Verbündete und Verbündetenstapel.
LG-004 = Die übliche erste Partie hat die Zusammenstellung Volle Gefolgschaft und den gewöhnlichen Sieg (kein Letztes Kräftemessen).
LG-005 = Häuser der ersten Partie: Stark und Lennister zu zweit, dazu Königsmund zu dritt, dazu Dothraki zu viert.
LG-006 = Genau vier Häuser sind spielbar: Stark, Lennister, Königsmund und Dothraki, jedes an seinem Symbol kenntlich.
LG-007 = Erste Partie, Helden von Stark: Königreich des Nordens, Lord Eddard Stark, Der Winter naht, Die junge Arya.
LG-008 = Erste Partie, was Stark in den Verbündetenstapel gibt: die Verbündetengruppe Der Norden und die Handlangergruppe Bannermänner der Starks.
LG-009 = Erste Partie, Helden von Lennister: Bluthund und Berg, Jaime Lennister, Königin Cersei, Tyrion Lennister.
LG-010 = Erste Partie, was Lennister in den Verbündetenstapel gibt: die Verbündetengruppe Geschwister und Gefährten und die Handlangergruppe Rotröcke.
LG-011 = Erste Partie zu zweit: Auch die Verbündetengruppe Recht des Königs und die Handlangergruppe Königsgarde werden als Neutrale eingemischt.
LG-012 = Erste Partie, Helden von Königsmund: Baratheons im Sommer, Große Krieger, Robert Baratheon, Der Kleine Rat.
LG-013 = Erste Partie zu dritt oder viert: Das Recht des Königs und die Königsgarde sind Gruppen des Spielers von Königsmund statt Neutrale.
LG-014 = Erste Partie, Helden der Dothraki: Daenerys, die neue Khaleesi; Jorah Mormont; Khal Drogo; Junge Drachen.
LG-015 = Erste Partie, was Dothraki in den Verbündetenstapel gibt: die Verbündetengruppe Die junge Daenerys und die Handlangergruppe Das Khalasar.

## Spielaufbau

LG-016 = Das Haus eines Spielers legt die 5 Drahtzieher und die 5 Verteidiger fest, die er nutzt; jedes der vier Häuser hat von beidem einen nach ihm benannten Satz.
LG-017 = Jeder eigene Stapel besteht aus 12 gemischten Karten: Händler x6, Soldaten x4, Nebenhelden x2.
LG-018 = Alle 20 Nebenhelden werden gemischt, und jeder Spieler bekommt seine zwei zufällig.
LG-019 = Nur wenn alle einverstanden sind, dürfen die Spieler stattdessen ihre zwei Nebenhelden aus dem eigenen Haus wählen.
LG-020 = Die ungenutzten Nebenhelden werden mit den 12 Unbeteiligten zum Unbeteiligtenstapel gemischt: 28 Karten zu zweit, 26 zu dritt, 24 zu viert, bevor welche in den Verbündetenstapel kommen.
LG-021 = Ein Nebenheld unter den Karten eines Spielers ist ein Held; in einem Siegesstapel, im Verbündetenstapel oder im Unbeteiligtenstapel ist er ein Unbeteiligter.
LG-022 = Es gibt 18 Helden; jeder ist ein Satz von 14 Karten: zwei häufige mit je 5 Exemplaren, eine ungewöhnliche mit 3 Exemplaren, eine seltene mit einem einzigen.
LG-023 = Jeder Heldenstapel wird aus genau 4 Helden gebildet, immer mit allen 14 Karten eines jeden, zusammen 56 Karten.
LG-024 = Alle 12 Maester und alle 20 Wunden werden offen als Maesterstapel und Wundenstapel hingelegt.
LG-025 = Ereignisstapel und Unbeteiligtenstapel werden gemischt und verdeckt hingelegt.
LG-026 = Jeder Spieler gibt eine Verbündetengruppe und eine Handlangergruppe seines Hauses in den einen Verbündetenstapel.
LG-027 = Eine Verbündetengruppe besteht aus 8 Karten; jede zeigt unter ihrem eigenen Namen den der Gruppe.
LG-028 = Eine Handlangergruppe besteht aus 5 gleichen Karten, schwächer und weniger SP wert als gewöhnliche Verbündete.
LG-029 = Zu zweit kommen eine Verbündetengruppe und eine Handlangergruppe als Neutrale hinzu, die nicht zu den beiden gespielten Häusern gehören.
LG-030 = Zu zweit oder zu dritt kommen 12 zufällige Ereignisse aus dem Ereignisstapel in den Verbündetenstapel, zu viert 14.
LG-031 = Zu zweit oder zu dritt kommen 8 Meisterschläge in den Verbündetenstapel, zu viert 10.
LG-032 = Zu zweit oder zu dritt kommen 4 Karten aus dem Unbeteiligtenstapel in den Verbündetenstapel, zu viert 6.
LG-033 = Die 5 Drahtzieher jedes Spielers werden zu einem offenen Stapel auf seinem Plan gemischt, so dass nur der oberste zu sehen ist.
LG-034 = Jeder Verteidigerstapel besteht aus 2 verdeckten (inaktiven) Verteidigern mit den anderen 3 offen (aktiv) obenauf.
LG-035 = Ein Drahtzieher kann nicht bekämpft werden, solange sein Besitzer mindestens einen aktiven Verteidiger hat.
LG-036 = Anordnung des Plans: Der Verteidigerstapel liegt rechts vom Drahtzieherstapel; der Stapel der entkommenen Verbündeten liegt über den Feldern.
LG-037 = Jeder Spieler beginnt mit 3 SP-Markern; alle anderen bilden einen gemeinsamen Vorrat.
LG-038 = Wer einem Gegenspieler ohne SP-Marker SP stiehlt, bekommt nichts.
LG-039 = Der fertige Verbündetenstapel wird gemischt und verdeckt auf sein Feld gelegt.
LG-040 = Jeder Heldenstapel wird verdeckt gemischt; seine obersten 5 Karten liegen offen in der Aufstellung des Besitzers.
LG-041 = Jeder Spieler zieht aus seinem gemischten Stapel eine erste Hand von 6 Karten.

## Ablauf des Zuges

LG-042 = Ein zufälliger Spieler beginnt; dann geht es im Uhrzeigersinn weiter.
LG-043 = Ein Zug hat drei Schritte in dieser Reihenfolge: (1) eine Karte des Verbündetenstapels abhandeln; (2) Handkarten spielen, dabei kämpfen und rekrutieren; (3) Hand und gespielte Karten ablegen und eine neue Hand von sechs Karten ziehen.
LG-044 = Zu Beginn jedes Zuges deckt der aktive Spieler die oberste Karte des Verbündetenstapels auf und handelt sie nach ihrer Art ab: Verbündeter, Unbeteiligter (auch Nebenhelden), Ereignis oder Meisterschlag.
LG-045 = Ein Verbündeter eines anderen Hauses ist ein Feind des Spielers; er kann bekämpft und besiegt werden und kommt dann in den Siegesstapel.
LG-046 = Einen Verbündeten des eigenen Hauses kann ein Spieler nur bekämpfen, indem er ihn unterstützt; das bringt ihn dem Entkommen näher.
LG-047 = Das Schlachtfeld ist eine Reihe von fünf Feldern; Bogen ist das erste, neben dem Verbündetenstapel, Klaue das fünfte und letzte.
LG-048 = Ein neuer Verbündeter kommt offen auf den Bogen, und Verbündete bleiben im Spiel offen.
LG-049 = Ein Feld fasst höchstens drei Verbündete.
LG-050 = Stehen auf dem Bogen ein oder zwei Verbündete vom Haus des Ankömmlings, stellt er sich dazu, ohne etwas zu verschieben.
LG-051 = Stehen auf dem Bogen schon drei Verbündete vom Haus des Ankömmlings, schiebt er diesen Stapel hinaus, ganz wie er Feinde schieben würde.
LG-052 = Verbündete zweier Häuser können nie auf demselben Feld stehen.
LG-053 = Ein Verbündeter, der auf ein Feld mit einem Verbündeten eines anderen Hauses kommt, schiebt diesen ein Feld nach links, zum Stapel der entkommenen Verbündeten hin.
LG-054 = Ein geschobener Verbündeter, der auf ein besetztes Feld kommt, kann seinerseits schieben; das geht weiter, bis Platz geschaffen ist.
LG-055 = Ein Verbündeter wird nie geschoben, wenn kein anderer den Platz braucht; Lücken in der Reihe bleiben, wie sie sind.
LG-056 = Geschoben wird ein Verbündeter nach dem anderen.
LG-057 = Ein geschobener Verbündeter stellt sich auf seinem neuen Feld dazu, wenn dort ein oder zwei Verbündete seines Hauses stehen.
LG-058 = Ein Verbündeter, der über die Klaue hinausgeschoben wird, entkommt: Er kommt offen auf den Stapel der entkommenen Verbündeten.
LG-059 = Ein Entkommen wird in dieser festen Reihenfolge abgehandelt: Marker, gefangene Unbeteiligte, erzwungenes Ablegen, Wirkung „Entkommen“.
LG-060 = Entkommen, Schritt 1: Spielt jemand das Haus des Verbündeten, nimmt er 1 SP-Marker; für einen Neutralen bekommt niemand einen.
LG-061 = Entkommen, Schritt 2: Unbeteiligte, die der Entkommende gefangen hält, kommen in den Siegesstapel seines Besitzers; die eines Neutralen kommen auf den K.-o.-Stapel.
LG-062 = Entkommen, Schritt 3: Jeder Spieler eines anderen Hauses mit mindestens sechs Handkarten legt eine Karte ab; wer fünf oder weniger hat, ist nicht betroffen.
LG-063 = Entkommen, Schritt 3, bei einem Neutralen: Jeder Spieler mit mindestens sechs Handkarten legt eine Karte ab.
LG-064 = Entkommen, Schritt 4: Die auf dem Verbündeten gedruckte Wirkung „Entkommen“ wird abgehandelt, falls er eine hat.
LG-065 = Hat der Ankömmling eine Wirkung „Hinterhalt“, wird sie abgehandelt, sobald er auf dem Bogen steht und alles dadurch ausgelöste Schieben beendet ist.
LG-066 = Jedes Entkommen, das die Ankunft auslöst, wird vor dem Hinterhalt des Ankömmlings vollständig abgehandelt.
LG-067 = Ein Unbeteiligter (oder Nebenheld) aus dem Verbündetenstapel wird sichtbar von einem Verbündeten auf dem besetzten Feld gefangen genommen, das dem Verbündetenstapel am nächsten liegt.
LG-068 = Steht kein Verbündeter auf dem Schlachtfeld, kommt der aufgedeckte Unbeteiligte in den Siegesstapel des aktiven Spielers.
LG-069 = Gefangene Unbeteiligte ziehen mit, wenn ihr Verbündeter das Feld wechselt.
LG-070 = Ein Unbeteiligter im Siegesstapel ist 1 SP wert.
LG-071 = Bei einem Ereignis wird zuerst in den Aufstellungen ausgewechselt; sein Text folgt, wenn alle Spieler ausgewechselt haben.
LG-072 = Der Wechselwert eines Ereignisses ist eine Zahl von 1 bis 5; niemand darf das Auswechseln der Karte auf diesem Platz auslassen.
LG-073 = Auswechseln: Die Karte der Aufstellung kommt unter den Heldenstapel ihres Besitzers, dann wird der Platz mit dessen oberster Karte gefüllt.
LG-074 = Spricht ein Ereignis einen einzelnen mit „du“ an, gilt es für den aktiven Spieler.
LG-075 = Die Ereignisse Es schwillt an und O nein sprechen einen Spieler an; das ist der aktive.
LG-076 = Bei einem Meisterschlag kommt zuerst der oberste Drahtzieher des aktiven Spielers unter dessen Stapel; die Stapel der anderen bleiben, wie sie sind.
LG-077 = Dann wird die Wirkung „Meisterschlag“ des Drahtziehers abgehandelt, der jetzt auf dem Stapel des aktiven Spielers oben liegt.
LG-078 = Ein abgehandelter Meisterschlag kommt auf den K.-o.-Stapel.

## Erhalten

LG-079 = Eine Karte zu erhalten heißt, sie auf den Ablagestapel dessen zu legen, der sie erhält.
LG-080 = Ein Spieler soll eine Wunde erhalten: Der Wundenstapel verliert eine Karte, sein Ablagestapel wächst um diese Wunde, Hand und eigener Stapel bleiben gleich.

## Karten spielen

LG-081 = Auf einer Hand können gewöhnlich nur Helden und Wunden sein.
LG-082 = Handkarten werden einzeln gespielt, in beliebiger Reihenfolge, und keine muss gespielt werden.
LG-083 = Der Text einer Karte gilt in dem Augenblick, in dem sie gespielt wird.
LG-084 = Wer eine Karte spielt, erhöht seinen Angriff um die Zahl in ihrem Angriffssymbol und seine Rekrutierung um die Zahl in ihrem Rekrutierungssymbol.
LG-085 = Gespielte Karten bleiben bis zum Ende des Zuges vor ihrem Spieler liegen; wird mitten im Zug neu gemischt, bleiben sie draußen.
LG-086 = Das Bild zählt die Symbole der gespielten Karten zu zwei getrennten Summen zusammen, am Ende 5 und 6; jede ist einfach die Summe ihrer Symbole, und keine wird in die andere umgewandelt.
LG-087 = Ein Symbol mit N+ (Angriff oder Rekrutierung eines Helden, Angriff eines Feindes) heißt N und dazu, was der eigene Text der Karte hinzufügt.
LG-088 = Eine Karte mit Rekrutierung 2+ gibt 2 Rekrutierung, wenn ihre Bedingung nicht erfüllt ist, und 2 und die Zugabe, wenn sie es ist.
LG-089 = Ein Stern neben einer Zahl verweist auf einen Text, der regelt, wie Angriff, Rekrutierung oder Kosten dieser Karte gelten; er ist weder ein Malzeichen noch eine Unbekannte.
LG-090 = Drei Drachen (Kosten 9*) und Der Hengst besteigt die Welt (Kosten 9) liegen in einer Aufstellung: Für Späte Ernte, die verschiedene Kosten zählt, ist das ein einziger Wert.

## Ausgelöste Fähigkeiten

LG-091 = Eine Fähigkeit hinter einem Klassensymbol mit Doppelpunkt wirkt nur, wenn im selben Zug vorher eine andere Karte dieser Farbe gespielt wurde.
LG-092 = Eine Karte löst sich nie selbst aus, und später gespielte Karten lösen sie nicht nachträglich aus.
LG-093 = Die Farbe einer Karte zeigen das Klassensymbol oben links und ihr Rahmen; seltene Karten haben keinen Rahmen, dort gilt das Symbol.
LG-094 = Eine Karte kann zwei Farben haben und zählt dann als jede davon.
LG-095 = Zweifarbige Karten: Das macht es ja einfach; Renly als Verbündeter.
LG-096 = Eine ausgelöste Fähigkeit wird je Karte höchstens einmal genutzt, wie viele passende Karten vorher auch gespielt wurden.
LG-097 = Sie rufen ihn zum König aus ([Stark]: +1 Angriff für jeden anderen Helden von Stark, der in diesem Zug gespielt wurde), gespielt nach drei Helden von Stark, gibt +3; nach keinem gibt es nichts.
LG-098 = Eine ausgelöste Fähigkeit muss nicht genutzt werden.
LG-099 = Ein Auslöser mit mehreren Symbolen verlangt, dass alle durch früher im Zug gespielte Karten erfüllt sind.
LG-100 = Der Tanzmeister ([Können][Können]: +2 Angriff) gibt nach einer früheren Karte mit Können nichts zusätzlich, nach zweien +2.
LG-101 = Rodrik verriegelt das Tor ([Stärke][Stark]: +2 Angriff) gibt die Zugabe nur, wenn im Zug vorher eine Karte mit Stärke und eine Karte von Stark kamen.
LG-102 = Nie besiegt (Held Khal Drogo): 3 Angriff; Klauen-Meisterschaft: +2 Angriff; grüner Auslöser: +2 Angriff.
LG-103 = Er ist der Khal! ist eine grüne Karte.
LG-104 = Nie besiegt, gespielt bei leerer Klaue und ohne frühere grüne Karte: 3 Angriff.
LG-105 = Nie besiegt, gespielt mit einem Verbündeten auf der Klaue, aber ohne frühere grüne Karte: 5 Angriff.
LG-106 = Nie besiegt, gespielt bei leerer Klaue nach Er ist der Khal! im selben Zug: 5 Angriff.
LG-107 = Nie besiegt, gespielt mit einem Verbündeten auf der Klaue und nach Er ist der Khal!: 7 Angriff; die beiden Zugaben hängen nicht voneinander ab.

## Kämpfen und Unterstützen

LG-108 = Karten spielen, kämpfen und rekrutieren darf man beliebig mischen und wiederholen, solange die Punkte reichen.
LG-109 = Verbündete werden einzeln besiegt oder unterstützt, und nur wenn der verbleibende Angriff mindestens so hoch ist wie der aktuelle des Verbündeten.
LG-110 = Angriff ist ein gemeinsamer Vorrat; einzelne Helden werden nicht einzelnen Verbündeten zugeteilt.
LG-111 = Auf welchem Feld ein Verbündeter steht, ändert nichts daran, ob er bekämpft werden kann und was das kostet.
LG-112 = Einen feindlichen Verbündeten zu besiegen kostet so viel Angriff, wie er hat; er kommt in den offenen Siegesstapel des Spielers.
LG-113 = Wer einen Verbündeten besiegt, rettet auch alle Unbeteiligten, die er gefangen hielt, in denselben Siegesstapel.
LG-114 = Nach dem Sieg werden die Wirkung „Kampf“ des Verbündeten und die Wirkungen „Rettung“ oder Kräfte der Nebenhelden unter den geretteten Unbeteiligten abgehandelt, in einer Reihenfolge nach Wahl des Spielers.
LG-115 = Einen eigenen Verbündeten zu unterstützen kostet so viel Angriff, wie er hat, und bringt ihn ein Feld nach links, zur Klaue und zum Entkommen hin.
LG-116 = Wer einen Verbündeten unterstützt, rettet alle Unbeteiligten, die er hielt, in seinen eigenen Siegesstapel, mit ihren Wirkungen „Rettung“ und den Kräften der Nebenhelden.
LG-117 = Stehen auf dem nächsten Feld feindliche Verbündete, tauschen der Unterstützte und diese Feinde die Felder; die Feinde rücken zum Verbündetenstapel zurück.
LG-118 = Stehen auf dem nächsten Feld höchstens zwei Verbündete desselben Hauses, stellt sich der Unterstützte zu ihnen.
LG-119 = Stehen auf dem nächsten Feld schon drei andere Verbündete desselben Hauses, tauscht der Unterstützte das Feld mit einem dieser drei.
LG-120 = Wird einer aus einem Stapel unterstützt, bewegt sich der ganze Stapel ungetrennt, auch beim Tausch mit Feinden davor.
LG-121 = Der Unterstützer wählt dann einen Lohn: SP-Marker in Höhe der aufgedruckten SP des Verbündeten oder seine Wirkung „Kampf“; nie beides; ohne Kampfwirkung sind es die Marker.
LG-122 = Wird ein Verbündeter auf der Klaue unterstützt, verlässt er die Reihe: Er entkommt, und jeder Verbündete in seinem Stapel auch.
LG-123 = Ein Entkommen durch Unterstützung folgt den gewöhnlichen Schritten; ablegen müssen nur Gegenspieler des Unterstützers mit mindestens sechs Karten.
LG-124 = Ein bestimmter Verbündeter darf je Zug höchstens einmal unterstützt werden.

## Ausschalten und Siegesstapel

LG-125 = Eine Karte auszuschalten heißt, sie auf den gemeinsamen offenen K.-o.-Stapel zu legen; sie ist endgültig aus dem Spiel.
LG-126 = „Schalte einen deiner Helden aus“ darf einen in diesem Zug gespielten Helden treffen oder einen auf der Hand.
LG-127 = Wird ein in diesem Zug gespielter Held ausgeschaltet, bleiben sein Angriff, seine Rekrutierung und seine Wirkungen bestehen.
LG-128 = Nennt eine Wirkung Hand oder Ablagestapel als Ort des Ausschaltens, gilt sie nur dort.
LG-129 = Der Siegesstapel eines Spielers enthält die von ihm besiegten Verbündeten und Drahtzieher und die geretteten Unbeteiligten; sie werden nie in den eigenen Stapel gemischt.
LG-130 = Jeder darf jeden Siegesstapel und jeden Ablagestapel durchsehen.
LG-131 = Eine Karte im Siegesstapel bringt keine SP-Marker für ihren Wert, und solche Karten können nicht gegen Marker getauscht werden.

## Rekrutieren

LG-132 = Helden werden einzeln aus der eigenen Aufstellung rekrutiert, und nur wenn die verbleibende Rekrutierung die Kosten unten rechts auf dem Helden erreicht.
LG-133 = Die Aufstellung hat fünf Plätze, nummeriert von 1 bis 5, und zeigt immer genau fünf offene Helden.
LG-134 = Ein rekrutierter Held wird voll bezahlt und kommt auf den Ablagestapel dessen, der ihn rekrutiert.
LG-135 = Ein leerer Platz der Aufstellung wird sofort offen aus dem Heldenstapel desselben Spielers gefüllt, wodurch auch immer er leer wurde.
LG-136 = Ein Spieler mit 7 Rekrutierung rekrutiert einen Helden für 4, sieht einen Helden für 3 die Lücke füllen und rekrutiert diesen mit den restlichen 3: erlaubt.
LG-137 = Für 3 Rekrutierung darf ein Spieler den obersten Maester des Maesterstapels auf seinen Ablagestapel nehmen, je Zug so oft, wie er zahlen kann.

## Ende des Zuges

LG-138 = Am Ende des Zuges kommen alle gespielten Karten und alle Handkarten offen auf den Ablagestapel des Spielers.
LG-139 = Ungenutzter Angriff und ungenutzte Rekrutierung verfallen am Ende des Zuges.
LG-140 = Nach dem Ablegen zieht der Spieler 6 Karten.
LG-141 = Geht der eigene Stapel beim Ziehen zu Ende, wird der gemischte Ablagestapel zum neuen verdeckten Stapel, und es wird weitergezogen.
LG-142 = Ein leerer eigener Stapel wird erst neu gemischt, wenn eine weitere Karte gezogen oder aufgedeckt werden muss.

## Drahtzieher

LG-143 = Ein Spieler darf den obersten Drahtzieher eines Gegenspielers bekämpfen, wenn dieser keinen aktiven Verteidiger hat; es kostet so viel Angriff, wie der Drahtzieher hat.
LG-144 = Kampf gegen einen Drahtzieher, Schritt 1: Der Besiegte kommt offen in den Siegesstapel des Angreifers.
LG-145 = Kampf gegen einen Drahtzieher, Schritt 2: Seine Wirkung „Kampf“ wird abgehandelt.
LG-146 = Kampf gegen einen Drahtzieher, Schritt 3: Jeder Spieler mischt seinen eigenen Drahtzieherstapel, so dass jeder eine neue oberste Karte zeigen kann.
LG-147 = Kampf gegen einen Drahtzieher, Schritt 4: Der Besitzer des Besiegten macht einen Verteidiger aktiv.
LG-148 = Die eigenen Drahtzieher und Verteidiger kann man weder bekämpfen noch unterstützen.
LG-149 = Einschüchterung (Held Junge Drachen): beim ersten in diesem Zug besiegten Verbündeten dem Haus dieses Verbündeten 1 SP-Marker stehlen.
LG-150 = Mit gespielter Einschüchterung bringt ein besiegter feindlicher Verteidiger nichts, ein besiegter feindlicher Drahtzieher auch nichts.

## Verteidiger

LG-151 = Nur aktive Verteidiger können bekämpft werden; inaktive schützen nicht.
LG-152 = Kampf gegen einen Verteidiger, Schritt 1: Zahle so viel Angriff, wie der aktive Verteidiger hat, und nimm SP-Marker in Höhe seiner aufgedruckten SP.
LG-153 = Kampf gegen einen Verteidiger, Schritt 2: Seine Wirkung „Kampf“ wird abgehandelt.
LG-154 = Kampf gegen einen Verteidiger, Schritt 3: Der Besitzer legt ihn verdeckt (inaktiv) unter den Verteidigerstapel; er kommt in keinen Siegesstapel.
LG-155 = Alle Verteidiger des Grundspiels haben dieselbe Wirkung „Kampf“: Der Angreifer legt eine Karte seiner Wahl aus der eigenen Aufstellung verdeckt unter seinen Heldenstapel und füllt den Platz mit dessen oberster Karte.

## Ende des Spiels

LG-156 = Das Ende ist ausgelöst, sobald ein einzelner Spieler drei Drahtzieher verloren hat.
LG-157 = Das Ende ist ausgelöst, sobald insgesamt sechs Drahtzieher besiegt sind.
LG-158 = Die Wirkung „Kampf“ des Drahtziehers, der das Ende auslöst, wird noch abgehandelt, und der aktive Spieler darf den Zug zu Ende spielen und weitere SP sammeln.
LG-159 = Endstand = aufgedruckte SP aller Karten im Siegesstapel + SP-Marker; der höchste gewinnt.
LG-160 = Erster Gleichstand: Unter den Gleichen gewinnt, wer mehr Drahtzieher im Siegesstapel hat.
LG-161 = Zweiter Gleichstand: Unter den noch immer Gleichen gewinnt, wessen Drahtzieher im Siegesstapel zusammen mehr SP haben.

## Zusammenstellungen

LG-162 = Volle Gefolgschaft: Jeder Spieler wählt ein Haus und spielt vier Helden dieses Hauses.
LG-163 = Volle Gefolgschaft, Zwei zusammen, Drei und einer: Verbündeten- und Handlangergruppen jedes Hauses und die Neutralen zu zweit werden zufällig bestimmt.
LG-164 = Zwei zusammen: Jeder Spieler wählt ein Haus und dann zwei Helden dieses Hauses.
LG-165 = Zwei zusammen: Ein zufälliger Spieler wählt als Erster einen dritten Helden, aus allen noch nicht vergebenen, gleich welchen Hauses; dann geht es nach links weiter, bis alle drei haben.
LG-166 = Zwei zusammen: Wer in der Runde der dritten Helden als Letzter gewählt hat, wählt in der Runde der vierten Helden als Erster; sie geht nach rechts weiter, bis alle vier haben.
LG-167 = Drei und einer: Jeder Spieler wählt ein Haus und bekommt drei zufällige Helden daraus.
LG-168 = Drei und einer: Jeder Spieler bekommt dann zwei zufällige Helden von außerhalb seines Hauses angeboten und behält einen davon als vierten.
LG-169 = Geheimer Draft: Ein Wahlstapel mit einer Karte für jeden der 18 Helden wird gemischt; zu zweit oder dritt bekommt jeder sechs Karten, zu viert vier.
LG-170 = Geheimer Draft: Jeder behält von seinen Karten einen Helden und gibt die übrigen dem linken Nachbarn; das wiederholt sich, bis jeder vier Helden hat.
LG-171 = Geheimer Draft: Danach wählt jeder Spieler ein Haus, zu dem mindestens einer seiner Helden gehört.
LG-172 = Geheimer Draft: Wer kein solches Haus bekommen kann, wählt irgendein noch freies.

## Schlüsselwörter

LG-173 = Bestechung: Der Angriff der Karte darf mit einer beliebigen Mischung aus Rekrutierung und Angriff bezahlt werden, von Feinden, die den Verbündeten besiegen, wie vom Besitzer, der ihn unterstützt.
LG-174 = Bestechung auf einem Drahtzieher nützt nur Gegenspielern.
LG-175 = Auswechseln: Eine Karte aus einer Aufstellung oder oben vom Stapel kommt unter diesen Stapel; eine Lücke in der Aufstellung wird oben vom Stapel gefüllt.
LG-176 = Auswechseln 1 ist der Platz ganz links, die Zahlen steigen nach rechts, Auswechseln 5 ist ganz rechts.
LG-177 = Flüchtig N: Die Karte kann nur bekämpfen, wer in diesem Zug mindestens N Rekrutierung erzeugt hat (LG-R57); sie muss nicht für den Kampf ausgegeben werden.
LG-178 = Aufstellung (fett, auf einem Helden): Die Fähigkeit wirkt, solange die Karte in der Aufstellung ihres Besitzers liegt, bevor sie rekrutiert wird.
LG-179 = Meisterschaft (mit einem Feld): Die Wirkung gilt, wenn auf diesem Feld mindestens ein Verbündeter eines beliebigen Hauses steht.
LG-180 = Schmettern N: Der Spieler darf eine andere Karte von der Hand ablegen und erhält N Angriff; jedes Schmettern erlaubt höchstens ein Ablegen.
LG-181 = Der Berg läuft Amok hat zweimal Schmettern 3.
LG-182 = Der Berg läuft Amok: Keine abgelegte Karte gibt durch Schmettern +0, eine Karte +3, zwei Karten +6 Angriff.
LG-183 = Höhenflug: Eine solche Karte kommt beim Rekrutieren nicht auf den Ablagestapel, sondern zusätzlich auf die Hand, die am Ende dieses Zuges gezogen wird.
LG-184 = Vielseitig N: N Punkte als Angriff oder als Rekrutierung; alle vielseitigen Punkte einer Karte sind von derselben Art.

## Besondere Kartenarten

LG-185 = Händler und Soldaten sind Helden, haben keine Klasse, sind grau und dürfen für „Schalte einen deiner Helden aus“ gewählt werden.
LG-186 = „Rette einen Unbeteiligten“ bringt die oberste Karte des Unbeteiligtenstapels in den Siegesstapel des Spielers; dann wird ihre Wirkung „Rettung“ oder die des Nebenhelden abgehandelt.
LG-187 = „Rette einen Unbeteiligten“ nimmt nie einen, den ein Verbündeter gefangen hält; die bekommt man nur im Kampf gegen diesen Verbündeten.
LG-188 = Die Wirkung eines Nebenhelden gilt jedes Mal, wenn er als Held gespielt wird, und jedes Mal, wenn er gerettet wird.
LG-189 = Sansa, kleiner Vogel (Nebenheld): Der Spieler darf diese Karte auf den Ablagestapel eines Gegenspielers legen und erhält +1 Rekrutierung und 1 SP-Marker.
LG-190 = Sansa, kleiner Vogel, von der Hand gespielt: Wer sie auf den Ablagestapel eines Gegenspielers legt, erhält +1 Rekrutierung und 1 SP-Marker.
LG-191 = Sansa, kleiner Vogel, aus der Gewalt eines bekämpften Verbündeten gerettet: dieselbe Wahl mit demselben Lohn.
LG-192 = Sansa, kleiner Vogel, durch „Rette einen Unbeteiligten“ vom Unbeteiligtenstapel genommen: dieselbe Wahl mit demselben Lohn.
LG-193 = Jeder Nebenheld zeigt 1 SP, das nur am Spielende im Siegesstapel zählt; auf der Hand, im Stapel oder im Ablagestapel zählt es nicht.

## Wunden und Heilung

LG-194 = Eine Wunde darf von der Hand gespielt werden, gibt aber in der Regel weder Angriff noch Rekrutierung.
LG-195 = Eine Wunde ist kein Held, hat keine Klasse und keine Farbe, auch nicht Grau.
LG-196 = „Schalte einen deiner Helden aus“ kann keine Wunde treffen; „Schalte eine deiner Karten aus“ schon.
LG-197 = Eine Wunde kostet 0, kann aber nur durch eine Wirkung erhalten werden; für 0 Rekrutierung eine zu nehmen ist verboten.
LG-198 = Wunde, Heilung: In einem Zug ohne Kämpfen, Unterstützen und Rekrutieren darf der Spieler alle Wunden auf der Hand ausschalten.
LG-199 = Wer Heilung nutzt, darf im selben Zug weder vorher noch nachher kämpfen, unterstützen oder rekrutieren.
LG-200 = Heilung wird direkt von der Hand genutzt; die Wunden werden nicht gespielt.
LG-201 = Andere Karten zu spielen und Fähigkeiten wie das Ziehen zu nutzen ist vor der Entscheidung für die Heilung erlaubt.
LG-202 = Maester, Heilung: In einem Zug ohne Kampf gegen Verbündete, Verteidiger oder Drahtzieher darf der Spieler eine Wunde von der Hand oder aus dem Ablagestapel ausschalten.
LG-203 = Wer die Heilung eines Maesters nutzt, darf im selben Zug weder vorher noch nachher kämpfen oder unterstützen.
LG-204 = Ein Maester muss in diesem Zug gespielt worden sein, damit seine Heilung genutzt werden kann.
LG-205 = Rekrutieren, Karten spielen und Fähigkeiten nutzen verträgt sich mit der Heilung eines Maesters.

## Wenn Karten ausgehen

LG-206 = Ist der Unbeteiligten-, Ereignis-, Maester- oder Wundenstapel leer, geht das Spiel weiter; wer daraus eine Karte bekommen soll, bekommt nichts.
LG-207 = Diese Stapel werden nie aus dem K.-o.-Stapel aufgefüllt.
LG-208 = Ist aus dem Heldenstapel irgendeines Spielers oder aus dem Verbündetenstapel keine Karte mehr zu ziehen, endet das Spiel sofort, und wer die meisten SP hat, gewinnt.

## Besondere Fähigkeiten

LG-209 = Der Text einer Karte geht den allgemeinen Regeln vor.
LG-210 = Wirkungen für „jeden Spieler“ handelt zuerst der aktive Spieler ab, dann geht es im Uhrzeigersinn weiter.
LG-211 = Kann eine Anweisung nicht ganz befolgt werden, befolgt man den möglichen Teil.
LG-212 = Ser Ilyn Peyn entkommt und befiehlt, zwei Unbeteiligte aus dem Siegesstapel auszuschalten; wer nur einen hat, schaltet diesen aus, und es geht weiter.
LG-213 = Eine Wahl, die niemandem klar zugeteilt ist, trifft der aktive Spieler.
LG-214 = Die ungleichen Gefährten (Verbündete) haben Hinterhalt: Ziehe ein Ereignis.
LG-215 = Die ungleichen Gefährten kommen ins Spiel: Durch ihren Hinterhalt zieht der aktive Spieler das Ereignis.
LG-216 = Wer eine Karte einer bestimmten Art wählen, ablegen oder ausschalten soll und keine hat, zeigt zum Beweis die Hand vor.

## Vorzeigen

LG-217 = Eine Karte vorzuzeigen heißt, sie sehen zu lassen; sie wird dadurch weder gespielt noch abgelegt.
LG-218 = Vorgezeigt werden kann eine Karte von der Hand oder eine der in diesem Zug gespielten eigenen.
LG-219 = Dieselbe Karte darf im Zug mehrmals vorgezeigt werden und kommt dorthin zurück, wo sie war, wenn die Wirkung nichts anderes sagt.
LG-220 = „Zeige eine Karte mit Symbol X vor oder erhalte eine Wunde“: Wer eine solche auf der Hand hat oder in diesem Zug gespielt hat, darf sie zeigen und bekommt keine Wunde, oder er lehnt ab und erhält die Wunde.
LG-221 = Bei „tu A oder tu B“ wählt man eine der Möglichkeiten, die gehen; was unmöglich ist, kann nicht gewählt werden.
LG-222 = Brotaufstand befiehlt, eine Karte abzulegen, die 0 kostet; wer sechs Karten und keine solche hat, zeigt die Hand vor und legt nichts ab.
LG-223 = Die aufgedeckte oberste Karte eines Stapels bleibt verdeckt obenauf, wenn die Wirkung keinen Ort nennt.
LG-224 = „Jeder Held, den du in diesem Zug gespielt hast“ zählt Karten auf der Hand nicht mit.
LG-225 = „Deine Helden“ und „Helden, die du hast“ meinen Hand und in diesem Zug gespielte Karten, nicht Stapel oder Ablagestapel.

## Verwickelte Fälle

LG-226 = Eine in diesem Zug gespielte Karte gilt weiterhin als gespielt, auch für Auslöser, wenn sie nicht mehr vor dem Spieler liegt.
LG-227 = Eine gespielte Karte, die nicht mehr vor dem Spieler liegt, gehört nicht mehr zu „deinen Helden“ und kann nicht vorgezeigt werden.
LG-228 = Ein Spieler spielt seinen einzigen grünen Helden und schaltet ihn durch eine Kampfwirkung aus: Spätere grüne Auslöser wirken in diesem Zug noch, aber „zeige einen grünen Helden vor“ ist nicht mehr möglich.
LG-229 = Ein aufgedruckter Wert ist die bloße Zahl im großen Symbol der Karte, ohne Plus, Stern oder Fähigkeit.
LG-230 = Ob eine Karte ein Angriffs- oder Rekrutierungssymbol „hat“, hängt nur vom großen Symbol unten links ab, nicht von kleinen Symbolen im Text.
LG-231 = Eine Zahl, die einer Karte fehlt, gilt als 0.
LG-232 = Robert bei Hofe: Zeige eine Karte von der Hand vor; Robert bei Hofe erhält deren aufgedruckten Angriff und aufgedruckte Rekrutierung.
LG-233 = Robert bei Hofe, der Ungeahnte Möglichkeiten vorzeigt, erhält 0 Angriff und 0 Rekrutierung.
LG-234 = Ungeahnte Möglichkeiten (Held Daenerys, die neue Khaleesi): kein Angriffswert, kein Rekrutierungswert; der Spieler darf eine Kopie einer anderen Heldenkarte dieses Zuges spielen.
LG-235 = Der Drahtzieher Petyr Baelish vom Kleinen Rat lässt den Spieler in diesem Zug eine Kopie einer Heldenkarte spielen.
LG-236 = Eine Kopie zu spielen heißt, ein unsichtbares Ebenbild mit demselben Angriff, derselben Rekrutierung und denselben Fähigkeiten zu spielen.
LG-237 = Die Kopie einer farbigen Karte gilt für Auslöser als eine in diesem Zug gespielte Karte dieser Farbe.
LG-238 = Eine Kopie gehört nicht zu „deinen Helden“ oder „Helden, die du hast“.
LG-239 = Ein Handlanger ist ein Verbündeter und eine Handlangergruppe eine Verbündetengruppe, wo immer ein Kartentext davon spricht.
LG-240 = Drahtzieher und Verteidiger sind keine Verbündeten; eine Wirkung auf Verbündete betrifft sie nur, wenn sie genannt werden.
LG-241 = „Feind“ meint Verbündete, Drahtzieher und Verteidiger.
LG-242 = Der Angriff eines Verbündeten fällt nie unter 0, und bei 0 kann er ohne Ausgabe von Angriff bekämpft werden.
LG-243 = Die Drahtzieher König Robert Baratheon und Casterlystein haben jeweils eine Fähigkeit, die ihren eigenen Angriff senkt.

## Das Turnier der Hand

LG-244 = Das Turnier der Hand ist für 2 oder 3 Spieler, die unter Stark, Lennister und Königsmund wählen; Dothraki gibt es nicht.
LG-245 = Turnier zu zweit: Die genannte Verbündetengruppe des Hauses, das niemand spielt, kommt als neutral in den Verbündetenstapel.
LG-246 = Turnier: Jedes Haus spielt drei eigene Helden und einen aus einem anderen Team und nutzt nur drei seiner Drahtzieher; die anderen beiden kommen aus dem Spiel.
LG-247 = Turnier, Helden von Königsmund: Baratheons im Sommer, Große Krieger, Robert Baratheon, Jorah Mormont.
LG-248 = Turnier, Gruppen von Königsmund: Gemach des Königs und Goldröcke.
LG-249 = Turnier, Drahtzieher von Königsmund: König Robert Baratheon, Petyr Baelish, Varys.
LG-250 = Turnier, Helden von Lennister: Cersei Lennister, Bluthund und Berg, Jaime Lennister, Bronn.
LG-251 = Turnier, Gruppen von Lennister: Geschwister und Gefährten und Rotröcke.
LG-252 = Turnier, Drahtzieher von Lennister: Cersei Lennister, Jaime Lennister, Tyrion Lennister.
LG-253 = Turnier, Helden von Stark: Lord Eddard Stark; Die junge Arya; Jon Schnee, Kämmerer der Wache; Der Kleine Rat.
LG-254 = Turnier, Gruppen von Stark: Starks bei Hofe und Bannermänner der Starks.
LG-255 = Turnier, Drahtzieher von Stark: Lady Catelyn Stark, Lord Eddard von Winterfell, Lord Eddard, die Hand.
LG-256 = Ehrenhafter Zweikampf (nur im Turnier): Wer einen feindlichen Verbündeten, der kein Handlanger ist, mit Angriff allein von Karten eines einzigen Heldennamens besiegt, erhält 1 SP-Marker mehr.

## Klassen und Teams

LG-257 = Klassen und Farben: Stärke grün, Instinkt gelb, Heimlichkeit rot, Strategie schwarz, Können blau.
LG-258 = Grundhelden sind grau: Händler, Soldaten, Nebenhelden und Maester; alle gelten als Helden.
LG-259 = Die meisten Heldenkarten tragen oben links ein Teamsymbol, meist das des Hauses; Auslöser und Wirkungen können sich darauf statt auf eine Klasse beziehen.
LG-260 = Jedes der Teams Stark, Lennister, Königsmund und Dothraki besteht genau aus den vier Helden seiner Liste für die erste Partie.
LG-261 = Das Team Nachtwache hat einen einzigen Helden, Jon Schnee, Kämmerer der Wache, und ist in diesem Spiel kein spielbares Haus.
LG-262 = Das Team Söldner hat in diesem Spiel einen einzigen Helden, Bronn.
LG-263 = Kartentitel: Große Krieger zeigt vier verschiedene Ritter; Der Kleine Rat zeigt drei Ratsmitglieder und den Rat als Ganzes; Junge Drachen zeigt drei einzelne Drachen und alle drei zusammen.
LG-264 = Daenerys, die neue Khaleesi und Khal Drogo haben je eine oder zwei Karten von Blutreitern; Jorah Mormont und Lord Eddard Stark sind auf ihren allein; Die junge Arya hat auch ihre Schwester und ihren Fechtmeister; Bluthund und Berg zeigt Sandor und Gregor Clegane.

## Letztes Kräftemessen

LG-265 = Zusatz nach Wunsch: Wessen Sieg über einen Drahtzieher das Ende auslöst, beendet den Zug, zieht wie üblich sechs Karten, und dann beginnt das Letzte Kräftemessen.
LG-266 = Jeder Spieler hat einen Zug im Kräftemessen, zuerst der linke Nachbar des Auslösenden.
LG-267 = Ein Zug im Kräftemessen hat keine Karte des Verbündetenstapels, kein Rekrutieren von Helden und keine Kämpfe gegen Verbündete oder Drahtzieher.
LG-268 = Im Kräftemessen werden Karten und ihre Fähigkeiten wie gewohnt gespielt; die Summe allen erzeugten Angriffs und aller Rekrutierung ist das Ergebnis.
LG-269 = Nach einem Zug im Kräftemessen wird keine neue Hand gezogen.
LG-270 = Das höchste Ergebnis gewinnt das Kräftemessen, und der Gewinner nimmt den obersten Drahtzieher des Gegenspielers mit dem niedrigsten Ergebnis in seinen Siegesstapel.
LG-271 = Aktive Verteidiger hindern den Gewinner des Kräftemessens nicht daran, diesen Drahtzieher zu nehmen.
LG-272 = Gleichstand beim höchsten Ergebnis führt zu einem Stechen nur unter den Gleichen, wiederholt, bis einer von ihnen allein vorn liegt.
LG-273 = Für ein Stechen legt jeder der Gleichen die gespielten Karten ab, zieht sechs neue Karten und hat noch einen Zug im Kräftemessen.

## Spielmaterial

LG-274 = Das Spiel hat 550 Karten, davon 252 Heldenkarten (18 Helden mit je 14).
LG-275 = Es gibt 72 Verbündete (9 Verbündetengruppen zu 8) und 40 Handlanger (8 Handlangergruppen zu 5).
LG-276 = Es gibt 20 Drahtzieher und 20 Verteidiger, je Haus 5 von beiden.
LG-277 = Es gibt 24 Händler, 16 Soldaten, 20 Nebenhelden, 12 Unbeteiligte, 12 Maester und 20 Wunden.
LG-278 = Es gibt 32 Ereignisse und 10 Meisterschläge.
LG-279 = Weiteres Material: 63 Marker, 60 Trennkarten, 4 Spielerpläne und 1 Schlachtfeldmatte.

## Kurzübersicht

LG-280 = Der fertige Verbündetenstapel hat zu zweit oder dritt 63 Karten (3 Verbündetengruppen = 24, 3 Handlangergruppen = 15, Neutrale mitgezählt; 4 Unbeteiligte, 12 Ereignisse, 8 Meisterschläge).
LG-281 = Der fertige Verbündetenstapel hat zu viert 82 Karten (4 Verbündetengruppen = 32, 4 Handlangergruppen = 20; 6 Unbeteiligte, 14 Ereignisse, 10 Meisterschläge).

## Auslegungen: Aufbau und Verbündetenstapel

LG-R01 = Es gibt insgesamt 32 Ereignisse, nicht 28; nach dem Bau des Verbündetenstapels bleiben 20 im Ereignisstapel (18 zu viert).
LG-R01-why = Nur mit 32 Ereignissen ergibt die Inhaltsliste die genannten 550 Karten.
LG-R02 = Keine zwei Spieler dürfen dasselbe Haus nutzen, und kein Held darf in derselben Partie in zwei Heldenstapeln sein.
LG-R02-why = Je Haus und je Held gibt es nur einen Kartensatz, und gewählt wird aus dem, was noch nicht vergeben ist.
LG-R03 = Jedes Haus gibt genau eine Verbündeten- und eine Handlangergruppe in den Verbündetenstapel; in der ersten Partie und im Turnier sind sie fest, sonst zufällig, nie frei gewählt.
LG-R03-why = Die Tabelle erlaubt eine je Haus, und die genauen Texte sagen zufällig; „mindestens“ und „wählt“ an anderer Stelle sind ungenau.
LG-R04 = Partien zu dritt und zu viert haben keine neutralen Gruppen.
LG-R04-why = Aufbautext und Tabelle beschränken Neutrale auf zwei Spieler.
LG-R05 = Die neutrale Verbündetengruppe und die neutrale Handlangergruppe werden unabhängig voneinander aus allen Gruppen nicht gespielter Häuser gezogen; sie dürfen zu verschiedenen Häusern gehören.
LG-R05-why = Der Text verlangt von jeder Art eine Gruppe von außerhalb, aber kein gemeinsames Haus.
LG-R06 = Neutrale Verbündete stehen nach ihrem aufgedruckten Haus zusammen; Neutrale verschiedener Häuser schieben einander wie Feinde.
LG-R06-why = Das Zusammenstehen richtet sich nach dem Haus; neutral ist ein Zustand, kein Haus.
LG-R07 = Eine Verbündetengruppe ohne spielbares Haus (es gibt neun Gruppen für vier Häuser) kann nur neutral dabei sein und steht nur mit sich selbst zusammen.
LG-R07-why = Der Text ordnet die neunte Gruppe nicht zu, und Spieler geben nur Gruppen ihres eigenen Hauses dazu.
LG-R08 = Ein Nebenheld hat das Teamsymbol seines Hauses, ist aber grau und ohne Klasse.
LG-R08-why = Um Nebenhelden des eigenen Hauses zu wählen, braucht es ein Hauszeichen; die Klassenliste macht sie grau.
LG-R09 = Grundwerte: Ein Händler gibt 1 Rekrutierung, ein Soldat 1 Angriff, beide kosten 0; ein Maester kostet 3 und gibt neben seiner Heilung 2 Rekrutierung.
LG-R09-why = Der Text nennt keine Werte; diese folgen der Aufgabe der Karten und dem Brauch der Spielreihe.
LG-R10 = Die Reihenfolge eines Drahtzieherstapels unter der obersten Karte ist allen verborgen, außer den Karten, die man seit dem letzten Mischen nach unten gehen sah; die beiden anfangs inaktiven Verteidiger werden ausgelost.
LG-R10-why = Der Stapel wird als Ganzes gemischt, ein Meisterschlag bewegt eine Karte, die alle gesehen haben, und niemand ist genannt, der die Verteidiger wählt.
LG-R11 = Der Vorrat an Markern geht nie aus.
LG-R11-why = Marker zählen nur Punkte, und für einen leeren Vorrat gibt es keine Regel.
LG-R12 = Ein Dieb nimmt höchstens die Marker, die das Opfer hat; niemand fällt unter null, statt Markern werden nie Karten des Siegesstapels gestohlen, und ein neutrales Haus hat nichts zu stehlen.
LG-R12-why = Das folgt aus der Regel vom Stehlen ohne Marker und daraus, dass man tut, was möglich ist.
LG-R13 = Schritt 1 ist Pflicht, behandelt genau eine Karte, wenn keine Wirkung weitere bringt, und muss beendet sein, bevor eine Karte gespielt, gekämpft oder rekrutiert wird.
LG-R13-why = Schritt 2 kommt laut Beschreibung nach der Karte des Verbündetenstapels.
LG-R14 = Die Felder haben die Nummern 1 (Bogen) bis 5 (Klaue); die Felder 2, 3 und 4 haben im Text keinen Namen, daher nennen die Kartendaten die Nummer und einen freien Anzeigenamen.
LG-R14-why = Nur die beiden äußeren Felder sind benannt.
LG-R15 = Kommt ein Verbündeter durch Betreten oder Schieben auf ein Feld mit drei Verbündeten seines Hauses, schiebt er alle drei weiter, nicht nur einen.
LG-R15-why = Der Ankömmling schiebt sie, als wären sie Feinde, und die räumen das Feld ganz; die Grenze von drei gilt auf allen fünf Feldern.
LG-R16 = Ein Stapel wird geschoben, indem seine Mitglieder einzeln gehen, das am längsten anwesende zuerst; jedes beendet seine Bewegung (dazustellen, andere schieben, die Reihe verlassen), bevor das nächste geht.
LG-R16-why = Geschoben wird einer nach dem anderen; eine feste Reihenfolge erspart eine nicht zugeteilte Wahl, die nur bei Überfüllung zählt.
LG-R17 = Prüffall: Auf dem Bogen stehen von Stark A, B, C und auf Feld 2 D, als E von Stark kommt; A und B stellen sich zu D, C schiebt dann D, A, B auf Feld 3 und steht allein auf Feld 2, E steht allein auf dem Bogen.
LG-R17-why = Das folgt unmittelbar aus Dazustellen, der Grenze von drei und dem einzelnen Schieben.
LG-R18 = Mehrere zugleich Entkommende sind einzelne Fälle in der Reihenfolge, in der sie gingen; die Handgröße wird jedes Mal neu geprüft: Wer sechs Karten hat, legt für den ersten ab und, jetzt mit fünf, für den zweiten nicht.
LG-R18-why = Die Schritte des Entkommens und die Bedingung der Handgröße gelten je Verbündetem.
LG-R19 = Das erzwungene Ablegen trifft alle außer dem Besitzer, in wessen Zug auch immer; jeder wählt seine eigene Karte, der aktive Spieler zuerst, dann im Uhrzeigersinn.
LG-R19-why = Das „du“ wird durch die spätere Bemerkung über Gegenspieler klar, und Wirkungen für jeden beginnen beim aktiven Spieler.
LG-R20 = Unbeteiligte, die man durch das Entkommen ihres Verbündeten oder wegen eines leeren Schlachtfelds bekommt, sind nicht gerettet: Wirkungen „Rettung“ und Kräfte von Nebenhelden gelten nicht.
LG-R20-why = Kräfte gelten beim Spielen und Retten; in diesen beiden Fällen wechseln die Karten nur den Ort.
LG-R21 = Hinterhalt gilt nur, wenn ein Verbündeter das Schlachtfeld betritt, nicht wenn er geschoben, getauscht oder bewegt wird.
LG-R21-why = Die Wirkung hängt am neu ankommenden Verbündeten.
LG-R22 = Stehen auf dem besetzten Feld, das dem Verbündetenstapel am nächsten liegt, mehrere Verbündete, wählt der aktive Spieler, wer den Unbeteiligten gefangen nimmt; auch Neutrale können das, und ein gefangener Nebenheld ist ein Unbeteiligter.
LG-R22-why = Nicht zugeteilte Entscheidungen trifft der aktive Spieler; ein Nebenheld ist nur unter den eigenen Karten eines Spielers ein Held.
LG-R23 = Ein Verbündeter verlässt das Schlachtfeld nur besiegt oder entkommend; keine Wirkung dieses Spiels entfernt ihn sonst, und täte es je eine, kämen seine Unbeteiligten auf den K.-o.-Stapel.
LG-R23-why = Niemand hat sie verdient, wie beim Entkommen eines Neutralen.
LG-R24 = Die Plätze der Aufstellung sind die Nummern 1 bis 5, von links gezählt; das Wort „Buchstaben“ im Abschnitt über Ereignisse ist ein Fehler.
LG-R24-why = Die Beschreibung des Plans und das Schlüsselwort Auswechseln nutzen beide Zahlen.
LG-R25 = Ein abgehandeltes Ereignis kommt auf den K.-o.-Stapel.
LG-R25-why = Der Text schweigt; Meisterschläge kommen dorthin, und Ereignisse werden nie wieder verwendet.
LG-R26 = Ein durch eine Wirkung gezogenes Ereignis kommt vom Ereignisstapel und wird abgehandelt wie eines aus dem Verbündetenstapel: Alle wechseln aus, dann gilt der Text; ist der Ereignisstapel leer, geschieht nichts.
LG-R26-why = Die Regel zum Auswechseln gilt für jedes gezogene Ereignis, und leere Stapel werden übergangen.
LG-R27 = In einer Wirkung „Meisterschlag“ ist „du“ der aktive Spieler; Feinde und Gegenspieler sind alle anderen.
LG-R27-why = Es ist der Stapel des aktiven Spielers, der sich dreht, und der Schlag gilt dessen Feinden.
LG-R28 = Ist nur ein Drahtzieher übrig, ändert das Umlegen nichts, und seine Wirkung gilt; ist keiner übrig, kommt der Meisterschlag nur auf den K.-o.-Stapel.
LG-R28-why = Man tut, was möglich ist.

## Auslegungen: Spielen, Auslöser, Kämpfen

LG-R29 = Hände und die Reihenfolge der Stapel sind verborgen; Ablagestapel, Siegesstapel, K.-o.-Stapel, Marker und Aufstellungen sind offen.
LG-R29-why = Vorzeigen hat nur bei verborgenen Händen Sinn, und die anderen Orte sind als offen beschrieben.
LG-R30 = Angriff oder Rekrutierung, die man außerhalb des eigenen Zuges erhält, verfallen.
LG-R30-why = Die Summen gibt es nur im eigenen Zug, und ungenutzte Punkte verschwinden.
LG-R31 = Die Zahl gleicher Symbole eines Auslösers ist die Zahl der nötigen früheren Karten; das Beispiel, das mehr blaue Symbole druckt, als es Karten erklärt, ist ein Druckfehler.
LG-R31-why = Die Erklärung verlangt zwei Karten, also stimmt die Zahl der Symbole im Beispiel nicht.
LG-R32 = Eine frühere Karte mit zwei verschiedenen verlangten Symbolen (zwei Farben oder Farbe und Team) erfüllt beide; gleiche Symbole brauchen verschiedene Karten.
LG-R32-why = Verlangt ist, dass von jeder Art eine Karte gespielt wurde, und das leistet eine solche Karte.
LG-R33 = Auslöser, Meisterschaft und Bedingungen mit „wenn“ werden einmal geprüft, wenn beim Spielen der Karte ihr Satz an der Reihe ist; spätere Änderungen geben oder nehmen nichts.
LG-R33-why = Der Wortlaut schaut auf das Frühere und auf das Schlachtfeld beim Spielen der Karte.
LG-R34 = Unterstützen gilt als Kämpfen, aber nie als Besiegen: Wirkungen beim Besiegen gelten dabei nicht, Kampfverbote schon.
LG-R34-why = Unterstützen ist als eine Form des Kampfes beschrieben, Besiegen ist Feinden vorbehalten.
LG-R35 = Neutrale Verbündete sind Feinde aller Spieler: Jeder darf sie besiegen, niemand darf sie unterstützen.
LG-R35-why = Sie gehören zu keinem Haus eines Spielers.
LG-R36 = Eine Wirkung, die einen Verbündeten ohne Bezahlung besiegt, gilt als Sieg und als Kampf: Siegesstapel, Rettung der Unbeteiligten und Kampfwirkung geschehen; was den Kampf gegen ihn verbietet, verbietet auch dies.
LG-R36-why = Nur die Kosten entfallen.
LG-R37 = Unterstützung wird so abgehandelt: zahlen; Unbeteiligte des Unterstützten retten; bewegen; Wirkungen der Unbeteiligten und gewählter Lohn; Schritte des Entkommens, falls es dazu kommt.
LG-R37-why = Das ist die Reihenfolge der genannten Punkte, das Entkommen als letzter.
LG-R38 = Nur der Unterstützte gibt seine Unbeteiligten und seinen Lohn; die anderen im Stapel behalten ihre Unbeteiligten, die bei deren Entkommen im Schritt 2 zum Besitzer kommen.
LG-R38-why = Rettung und Lohn gelten dem einen Verbündeten, für den bezahlt wurde.
LG-R39 = Im Stapel mitzugehen ist keine Unterstützung: Jedes Mitglied kann je Zug einmal unterstützt werden, und jedes Mal geht der ganze Stapel; drei Mitglieder können ihn also drei Felder weit bringen.
LG-R39-why = Die Grenze gilt für jeden einzelnen Verbündeten.
LG-R40 = Wären der gehende Stapel und die eigenen Verbündeten davor mehr als drei, geht der Unterstützte zuerst, dann Mitglieder nach Wahl des Unterstützers bis zu drei; die anderen bleiben in ihrer Reihenfolge zurück.
LG-R40-why = Die Grenze von drei gilt immer, und vom Unterstützten ist ausdrücklich gesagt, dass er geht.
LG-R41 = Stehen auf dem Feld davor drei eigene Verbündete, wählt der Unterstützer, wer zurücktauscht; die anderen im Stapel des Unterstützten bleiben stehen.
LG-R41-why = Der Text nennt den Tausch mit einem von ihnen, und nicht zugeteilte Entscheidungen trifft der aktive Spieler.
LG-R42 = Beim Tausch mit Feinden wechseln alle Verbündeten beider Felder zugleich den Platz und behalten ihre übrigen Unbeteiligten; niemand wird geschoben, hat Hinterhalt oder entkommt.
LG-R42-why = Die Felder werden als Ganzes getauscht, keines kann überfüllt sein.
LG-R43 = Entkommen durch Unterstützung gibt den Lohn der Unterstützung und den Marker des Entkommens, dazu einen Marker für jeden mit Entkommenden, und gedruckte Wirkungen „Entkommen“ gelten.
LG-R43-why = Es gelten die üblichen Regeln, ohne Ausnahme für Marker oder Wirkungen.
LG-R44 = Reichen Stapel und Ablagestapel zusammen nicht zum Ziehen, zieht man, was da ist, und hört auf.
LG-R44-why = Man tut, was möglich ist; ein eigener Stapel beendet nie das Spiel.

## Auslegungen: Drahtzieher, Verteidiger, Ende, Zusammenstellungen

LG-R45 = Nach jedem Sieg über einen Drahtzieher mischen alle Spieler, auch der Angreifer und Unbeteiligte am Kampf, und zeigen die neue oberste Karte.
LG-R45-why = Der Schritt sagt: alle Spieler.
LG-R46 = Der zurückgewonnene Verteidiger ist der oberste inaktive, offen obenauf gedreht; ist keiner inaktiv oder sind schon drei aktiv, geschieht nichts.
LG-R46-why = Gewöhnlich sind alle fünf inaktiv, wenn ein Drahtzieher fällt; nur Kartenwirkungen ändern das.
LG-R47 = In einem Zug dürfen beliebig viele Verteidiger und Drahtzieher eines oder mehrerer Gegenspieler bekämpft werden, auch der nächste Drahtzieher, sobald sein neuer Verteidiger besiegt ist.
LG-R47-why = Die Kampfregeln begrenzen nur Angriff und aktive Verteidiger.
LG-R48 = Ein Angreifer bekämpft den obersten aktiven Verteidiger; ein besiegter kommt ganz nach unten, unter ältere inaktive.
LG-R48-why = Aktive Verteidiger liegen übereinander, und der genaue Kampfschritt nennt die Unterseite; das geht der ungenaueren Aufbaubeschreibung vor.
LG-R49 = Das Auswechseln durch den Verteidiger ist für den Angreifer Pflicht; nur die Karte der Aufstellung ist frei.
LG-R49-why = Die Wirkung ist als Anweisung geschrieben; „kann nutzen“ in der Einleitung ist Beiwerk.
LG-R50 = Nach dem Auslösen bekommt kein anderer Spieler einen weiteren Zug (außer im Kräftemessen); im Rest des laufenden Zuges dürfen weitere Drahtzieher bekämpft und gewertet werden.
LG-R50-why = Nur dem laufenden Spieler ist der Rest eines Zuges gewährt, und dafür gelten die üblichen Regeln.
LG-R51 = Sind Spieler nach beiden Entscheidungen noch gleich, teilen sie den Sieg.
LG-R51-why = Eine weitere Entscheidung ist nicht angegeben.
LG-R52 = Häuser werden nacheinander gewählt, im Uhrzeigersinn von einem zufälligen Spieler an, aus den noch freien; beim geheimen Draft nach dem Wählen der Helden.
LG-R52-why = Eine Reihenfolge fehlt; eine feste entscheidet Streit um ein Haus.
LG-R53 = Zwei zusammen ist ein offenes Wählen hin und zurück: Sitzen A, B, C im Uhrzeigersinn und beginnt A, gehen die dritten Helden an A, B, C und die vierten an C, B, A.
LG-R53-why = Wer in einer Runde zuletzt wählt, eröffnet die nächste, und die Richtung kehrt sich um.
LG-R54 = Drei und einer: Im Uhrzeigersinn von einem zufälligen Spieler an werden jedem zwei zufällige unbenutzte Helden fremder Häuser angeboten (Jon Schnee und Bronn mit dabei); der abgelehnte kommt zurück.
LG-R54-why = Zu viert hat ein einzelnes anderes Haus nur noch einen Helden, also kommen die Angebote der Reihe nach aus allen anderen Teams.
LG-R55 = Im geheimen Draft wird gleichzeitig und verborgen gewählt; die übrigen Helden (zwei je Packen zu zweit oder dritt, keine zu viert, und die nie verteilten) sind aus dem Spiel; Verbündeten-, Handlanger- und neutrale Gruppen sind zufällig.
LG-R55-why = Der Text schweigt nach der vierten Wahl und gibt in allen verwandten Formen die Regel vom Zufall.
LG-R56 = Nachtwache und Söldner können nicht als Haus gewählt werden; Jon Schnee und Bronn kommen nur durch Zwei zusammen, Drei und einer, den geheimen Draft oder das Turnier in Heldenstapel.
LG-R56-why = Diese Teams haben keine Drahtzieher, Verteidiger oder Gruppen, und Volle Gefolgschaft braucht vier eigene Helden.

## Auslegungen: Schlüsselwörter, Kartenarten, Wunden, leere Stapel

LG-R57 = Flüchtig bezieht sich auf Rekrutierung: Alle bisher im Zug erzeugte zählt, ausgegeben oder nicht, und auch die Unterstützung durch den Besitzer ist beschränkt.
LG-R57-why = Das Symbol ist verloren; dass man die Punkte nicht ausgeben muss, passt zu Rekrutierung, denn Angriff wird ohnehin gezahlt, und Unterstützen ist eine Art zu kämpfen.
LG-R58 = Schmettern gibt Angriff; die abgelegte Karte darf eine Wunde sein, wird nicht gespielt und gibt nichts Eigenes; ohne andere Karte auf der Hand geht Schmettern nicht.
LG-R58-why = Das Symbol ist verloren, aber Name und Spielreihe meinen Angriff; jede andere Karte darf abgelegt werden.
LG-R59 = Die Art bei Vielseitig wird beim Spielen der Karte gewählt, für jede Karte einzeln, und gilt für alles Spätere als Punkte dieser Art.
LG-R59-why = Die Punkte einer Karte dürfen nicht gemischt werden, und die Summen sind nach Arten getrennt.
LG-R60 = Eine rekrutierte Karte mit Höhenflug ergibt eine Hand von sieben; das Schlüsselwort gilt nur beim Rekrutieren, nicht bei anderem Erhalten.
LG-R60-why = Sie kommt zu den sechs gezogenen hinzu und ist an das Rekrutieren gebunden.
LG-R61 = Eine Fähigkeit „Aufstellung“ wirkt nur für den Besitzer der Aufstellung, vom Ankommen darin bis zum Verlassen.
LG-R61-why = Sie ist für eine Karte in der eigenen Aufstellung beschrieben.
LG-R62 = Beim Retten gilt nur der Text eines Nebenhelden; sein großes Angriffs- oder Rekrutierungssymbol gibt nichts.
LG-R62-why = Der Text spricht von Kräften und Wirkungen; Punktesymbole gelten beim Spielen.
LG-R63 = Wird Sansa, kleiner Vogel nach einer Rettung weitergegeben, verlässt sie den Siegesstapel, zählt dort keine SP und wird ein Held im Stapel dieses Gegenspielers; den Gegenspieler wählt der aktive Spieler.
LG-R63-why = Eine Karte ist nur an einem Ort, und eine nicht zugeteilte Wahl trifft der aktive Spieler.
LG-R64 = Karten durch Wirkungen zu erhalten hindert die Heilung nicht; ein Kampf für 0 Angriff oder Rekrutieren für 0 Rekrutierung schon; eine schon gespielte Wunde wird dadurch nicht geheilt.
LG-R64-why = Genannt sind nur Kämpfen, Unterstützen und Rekrutieren, gleich zu welchem Preis, und nur Wunden auf der Hand.
LG-R65 = Jeder gespielte Maester kann eine Wunde heilen; mehrere Maester heilen mehrere.
LG-R65-why = Die Fähigkeit steht auf jeder Karte, und eine Grenze je Zug ist nicht genannt.
LG-R66 = Ist der Maesterstapel leer, kann kein Maester gekauft und keine Rekrutierung dafür ausgegeben werden.
LG-R66-why = Ein Kauf ohne Karte ist sinnlos; der Stapel bleibt einfach leer.
LG-R67 = Das Ende durch leere Stapel tritt ein, wenn eine Karte von einem leeren Heldenstapel (Auffüllen der Aufstellung) oder leeren Verbündetenstapel (Schritt 1) gebraucht wird, nicht beim Nehmen der letzten; Geschehenes bleibt, der Rest von Wirkung und Zug entfällt.
LG-R67-why = Es geht um Karten, die noch zu ziehen sind, und die letzte soll noch nutzbar sein.
LG-R68 = Auswechseln bei leerem Heldenstapel bringt dieselbe Karte in die Aufstellung zurück und beendet das Spiel nicht.
LG-R68-why = Die Karte wird zur einzigen des Stapels, bevor der Ersatz gezogen wird.
LG-R69 = Nach einem Ende durch leere Stapel gelten die üblichen Entscheidungen bei Gleichstand, aber es gibt kein Letztes Kräftemessen.
LG-R69-why = Das Kräftemessen hängt am Sieg über einen Drahtzieher, die Wertung nicht.
LG-R70 = Eine Kopie zählt als in diesem Zug gespielter Held, wo gespielte Helden gezählt werden; auf den Ablagestapel kommt sie nie.
LG-R70-why = Sie wird gespielt, ist aber nie wirklich vorhanden.

## Auslegungen: Turnier, Kräftemessen, Aufbau

LG-R71 = Zu zweit sind beide genannten Gruppen des dritten Hauses neutral, Verbündete und Handlanger.
LG-R71-why = Die Tabelle für zwei verlangt von jeder Art eine neutrale Gruppe.
LG-R72 = Der Turnierheld „Cersei Lennister“ ist Königin Cersei, der Drahtzieher „Petyr Baelish“ ist Petyr Baelish vom Kleinen Rat; „Recht des Königs“ in der ersten Partie ist Das Recht des Königs.
LG-R72-why = Andere Kartensätze mit diesen Namen sind nicht aufgeführt.
LG-R73 = Alles andere im Turnier ist wie üblich: fünf Verteidiger (drei aktiv), übliche Kartenzahlen, Ende bei drei Drahtziehern eines Spielers oder sechs insgesamt.
LG-R73-why = Geändert sind nur Helden, Gruppen, Drahtzieher und Zweikämpfe.
LG-R74 = Ungenutzter Angriff wird nach Heldennamen geführt; für jeden Kampf gegen einen feindlichen Verbündeten, der kein Handlanger ist, darf der Spieler einen Helden nennen, dessen ungenutzter Angriff alles zahlt (ein Zweikampf). Alle anderen Kosten zahlt zuerst Angriff ohne Namen, dann der Name mit dem wenigsten Rest, bei Gleichheit der früher gespielte. Die Zugabe gibt es, wenn aller genutzte Angriff einen Namen trägt.
LG-R74-why = Die Zugabe hängt davon ab, woher der genutzte Angriff kam; eine feste Ordnung für den Rest erspart eine Frage bei jedem Kampf und bewahrt den größten Namen für einen Zweikampf.
LG-R75 = Keine Zugabe für einen Zweikampf gibt es bei Angriff ohne Heldennamen (LG-R151), bei Zahlung mit Rekrutierung durch Bestechung, bei einem Kampf für 0 Angriff, bei einem Sieg ohne Bezahlung und beim Unterstützen.
LG-R75-why = Die Übersicht nennt diese Startkarten namenlos, und die Regel verlangt einen Sieg mit Angriff.
LG-R76 = Die Züge im Kräftemessen gehen im Uhrzeigersinn, der Auslösende zuletzt; Verteidiger können darin nicht bekämpft und Maester nicht rekrutiert werden.
LG-R76-why = Alle Punkte gehen in das Ergebnis ein, es bleibt nichts auszugeben.
LG-R77 = Der Drahtzieher kommt vom Gegenspieler mit dem niedrigsten Ergebnis; unter Gleichen entscheidet das erste Stechen, wenn alle es gespielt haben, dann das nächste und so fort; sind sie noch gleich, wählt der Gewinner unter ihnen.
LG-R77-why = Der Text löst Gleichstand nur an der Spitze; der Gewinner ist der Handelnde.
LG-R78 = Der im Kräftemessen genommene Drahtzieher hat keine Kampfwirkung und bewirkt kein Mischen und keine Änderung bei Verteidigern, zählt aber Punkte und bei Gleichstand; aus einem leeren Stapel wird nichts genommen.
LG-R78-why = Er wird in den Siegesstapel gelegt, nicht bekämpft.
LG-R79 = Für ein Stechen zieht jeder der Gleichen sechs Karten, nachdem alte Hand und gespielte Karten abgelegt sind; neu gemischt wird wie üblich; nur die neue Hand zählt für das neue Ergebnis.
LG-R79-why = Eine neue Hand von sechs ersetzt die alte, und jeder solche Zug hat sein eigenes Ergebnis.
LG-R80 = Die Plätze sind im Uhrzeigersinn nummeriert: Der linke Nachbar hat die nächsthöhere Nummer, und nach dem letzten kommt Platz 0.
LG-R80-why = Das Heft spricht von links, rechts und Uhrzeigersinn; ein Programm braucht eine Richtung.
LG-R81 = Ein zufälliger Spieler eröffnet jede Wahlrunde des Aufbaus (Häuser, Helden, Angebote, Nebenhelden), dann geht es im Uhrzeigersinn; wer den ersten Zug hat, wird gesondert ausgelost, wenn der Aufbau fertig ist.
LG-R81-why = Das Heft verlangt mehrmals einen zufälligen Spieler und verbindet keinen mit dem anderen.
LG-R82 = In der ersten Partie spielen die Plätze 0, 1, 2 und 3 Stark, Lennister, Königsmund und Dothraki; nach Wunsch wählen oder losen die Spieler unter eben diesen Häusern. Dieselbe Möglichkeit gibt es in jeder anderen Form außer dem geheimen Draft, mit den dort erlaubten Häusern.
LG-R82-why = Das Heft nennt die Häuser für jede Spielerzahl, aber nicht, wer wo sitzt.
LG-R83 = Alle sehen, welche zwei Nebenhelden jeder bekommt, also ist der Inhalt jedes eigenen Stapels immer bekannt; nur seine Reihenfolge und die Hand sind verborgen.
LG-R83-why = Jede spätere Änderung eines Stapels ist offen, und die übrigen Nebenhelden verrieten den Rest.
LG-R84 = Werden Nebenhelden gewählt, nimmt jeder in der Wahlreihenfolge offen zwei der fünf seines Hauses.
LG-R84-why = Es gibt fünf je Haus, also können keine zwei Spieler dieselbe Karte wollen.
LG-R85 = Geheimer Draft: Packen und Wahl bleiben verborgen, bis alle vier Helden haben; dann werden alle gewählten Helden gezeigt und die Häuser gewählt.
LG-R85-why = Ob ein Haus gewählt werden darf, müssen alle sehen können.
LG-R86 = Option: Königsmund beginnt mit 0 bis 5 zusätzlichen SP-Markern (üblich 0), bei jeder Spielerzahl.
LG-R86-why = In unseren eigenen Probespielen gewinnt Königsmund 28 % der Partien zu dritt und 20 % zu viert; so kann man das ausgleichen.
LG-R87 = Marker für einen besiegten Verteidiger, einen unterstützten Verbündeten, ein Entkommen oder eine Kartenwirkung kommen aus dem Vorrat, und verlorene kommen dorthin zurück; nur Stehlen nimmt von einem Spieler.
LG-R87-why = Die anderen Texte nennen keinen Spieler, von dem genommen würde.

## Auslegungen: Bewegung auf dem Schlachtfeld

LG-R88 = Die Verbündeten eines Feldes stehen in der Reihenfolge ihrer Ankunft; gemeinsam Gehende behalten ihre Ordnung und stellen sich hinter die schon Anwesenden; getauschte Felder behalten beide Ordnungen.
LG-R88-why = Für das Schieben muss feststehen, wer am längsten da ist.
LG-R89 = Alle Bewegung durch einen ankommenden oder geschobenen Verbündeten wird zuerst beendet; dann entkommen die, welche die Reihe verlassen haben, nacheinander mit allen vier Schritten; dann folgt der Hinterhalt des Ankömmlings.
LG-R89-why = Wirkungen des Entkommens dürfen keine halb bewegte Reihe treffen, und das Heft nennt Bewegung und Entkommen vor dem Hinterhalt.
LG-R90 = Ein Hinterhalt entfällt, wenn sein Verbündeter nicht mehr auf dem Schlachtfeld ist, wenn er an der Reihe wäre.
LG-R90-why = Ein durch eine Wirkung des Entkommens besiegter Verbündeter kann nichts mehr tun.
LG-R91 = „Schiebe einen Verbündeten vor“ (Kartentext): Der gewählte Verbündete eines beliebigen Hauses geht allein ein Feld zur Klaue und kommt dort an wie ein neuer: Er stellt sich zu einem oder zweien seines Hauses, schiebt andere hinaus oder entkommt von der Klaue. Die anderen seines Stapels bleiben. Es darf der Verbündete sein, dessen Text es ist.
LG-R91-why = Geschoben wird einer nach dem anderen, und die üblichen Regeln der Ankunft brauchen keine zweite Fassung.
LG-R92 = Schieben durch Kartentext ist weder Kampf noch Unterstützung: Es kostet nichts, gibt keinen Lohn, rettet keine Unbeteiligten, hindert keine Heilung und verbraucht die Unterstützung des Verbündeten nicht.
LG-R92-why = Nur wer für einen Verbündeten zahlt, bekämpft ihn.
LG-R93 = „Bewege einen Verbündeten auf ein leeres Feld“ (Kartentext): Der gewählte Verbündete eines beliebigen Hauses geht allein mit seinen Unbeteiligten auf ein Feld ohne Verbündete, vor oder zurück; nichts wird geschoben, entkommt oder hat Hinterhalt; ohne Verbündeten oder leeres Feld geschieht nichts.
LG-R93-why = Auf einem leeren Feld ist niemand zu schieben, und Hinterhalt gehört nur zum Betreten.
LG-R94 = Nur Verbündete können geschoben oder bewegt werden: Verteidiger und Drahtzieher liegen auf dem Plan ihres Besitzers, und keine solche Wirkung kann sie wählen.
LG-R94-why = Beide Wirkungen sprechen von Verbündeten.
LG-R95 = Ein vom Unbeteiligtenstapel Gefangener liegt offen unter seinem Verbündeten; von einem leeren Stapel wird niemand gefangen.
LG-R95-why = Gefangene Karten schauen hervor, damit alle sie sehen.
LG-R96 = Angriff und Rekrutierung, die der aktive Spieler im Schritt 1 erhält, zählen zu den Summen dieses Zuges und als in diesem Zug erzeugt.
LG-R96-why = Die Summen gelten bis zum Ende des Zuges, und Schritt 1 gehört zum Zug.
LG-R97 = Das „du“ eines Ereignisses ist der aktive Spieler, auch wenn die Karte eines anderen das Ereignis gezogen hat.
LG-R97-why = Das Heft liest solche Ereignisse dem vor, der am Zug ist.
LG-R98 = Ein Text „Aufstellung“, der auf ein Entkommen wartet, gibt seinen Marker gleich nach Schritt 1 des Entkommens; einer, der auf das Auswechseln durch ein Ereignis wartet, wenn die Karte unter den Stapel geht.
LG-R98-why = Beide geben nur Marker, also ist der früheste Augenblick so gut wie jeder und legt die Ordnung fest.

## Auslegungen: Karten spielen und Punkte

LG-R99 = Karten werden einzeln gezogen; wird von einem leeren Stapel noch eine gebraucht, wird der Ablagestapel gemischt, wie er dann liegt, mit allem, was im selben Zug oder in derselben Wirkung schon abgelegt, erhalten oder rekrutiert wurde; Karten auf der Hand, vor dem Spieler oder beiseite bleiben draußen.
LG-R99-why = Der Stapel muss leer und eine weitere Karte nötig sein; das Heft hält nur gespielte Karten vom Mischen fern.
LG-R100 = Was jemand von einem verborgenen Ort gesehen hat, weiß er, bis dort gemischt wird oder die Karte ihn verlässt: Karten der Aufstellung unter einem Heldenstapel, umgelegte Drahtzieher, eine angesehene Karte des Verbündetenstapels (auch wenn sie später nach unten kommt), eine auf einen eigenen Stapel gelegte oder dort gezeigte Karte, vorgezeigte Handkarten, auf die Hand genommene Karten mit Höhenflug.
LG-R100-why = Nichts in den Regeln nimmt zurück, was alle oder der Betrachter gesehen haben.
LG-R101 = Eine Karte spielen: Sie liegt von Anfang an vor dem Spieler, zuerst geben ihre Symbole Punkte, dann wird ihr Text gelesen. So darf ihr eigener Text sie ausschalten oder vorzeigen und ihre eigene Rekrutierung in Angriff umwandeln.
LG-R101-why = Eine in diesem Zug gespielte Karte gehört zu deinen Helden, und Symbole brauchen keinen Text.
LG-R102 = Rekrutierung wird beim Spielen der Karte in Angriff umgewandelt, aus der dann ungenutzten, von 0 bis zur Grenze; die in diesem Zug erzeugte wird dadurch nicht kleiner.
LG-R102-why = Dem Text einer Karte folgt man beim Spielen, und Flüchtig fragt, was erzeugt wurde, nicht was übrig ist.
LG-R103 = Ein Auslöser, der nur Punkte oder Marker gibt oder nur die eigenen Verbündeten verbilligt, wird ohne Frage genutzt; jeder andere, dessen Bedingung erfüllt ist, wird angeboten und kann abgelehnt werden.
LG-R103-why = Ablehnen ist erlaubt, kann aber bei bloßen Zugaben nie nützen.
LG-R104 = Ein Auslöser, eine Meisterschaft oder eine andere Bedingung gilt nur für ihren eigenen Satz.
LG-R104-why = Der Doppelpunkt leitet eine Fähigkeit ein; der nächste Satz steht für sich.
LG-R105 = Der aktuelle Angriff eines Verbündeten ist sein aufgedruckter mit allen Erhöhungen, abzüglich aller Senkungen, dann nicht unter 0, berechnet, wann immer er zählt; „Angriff N oder weniger“ meint den aktuellen.
LG-R105-why = Erst addieren, zuletzt bei 0 begrenzen: Das ergibt dasselbe, gleich in welcher Ordnung die Wirkungen kamen.
LG-R106 = Eine Änderung „in diesem Zug“ bleibt bis zum Ende des Zuges bei dem gewählten Verbündeten, wohin er auch geht; „jeder Verbündete“ und „deine Verbündeten“ betreffen auch die, die später im Zug ankommen.
LG-R106-why = Die Änderung liegt auf dem Verbündeten, nicht auf dem Feld; der weite Wortlaut hat keinen Gewählten.
LG-R107 = Flüchtig verbietet auch einen Sieg ohne Bezahlung, ebenso jede in diesem Zug genutzte Heilung.
LG-R107-why = Ein solcher Sieg ist ein Kampf ohne Kosten, und diese Regeln verbieten den Kampf.
LG-R108 = Beim Sieg kommen der Verbündete und seine Unbeteiligten in den Siegesstapel, dann geschieht, was auf einen Sieg wartet (Einschüchterung, Zweikampf), dann die Texte von Kampf und Rettung in der Ordnung des Spielers, jeder zu Ende vor dem nächsten.
LG-R108-why = Das Heft ordnet nur die letzte Gruppe; was am Sieg selbst hängt, kommt mit ihm.
LG-R109 = „Erster Verbündeter“ bei Einschüchterung ist wörtlich gemeint: der erste, den der Spieler im Zug besiegt. Nach einem Sieg gespielt (auch einem im Schritt 1) wirkt sie nicht; ist jener erste neutral, wird nichts gestohlen, und spätere zählen nicht.
LG-R109-why = Der Text spricht vom ersten Sieg des Zuges, nicht vom ersten nach dem Spielen der Karte.
LG-R110 = Mehrere vor jenem ersten Sieg gespielte Karten Einschüchterung, auch Kopien, stehlen je 1 Marker.
LG-R110-why = Jede Karte hat die Fähigkeit, und nichts beschränkt sie auf einmal je Zug.
LG-R111 = Bei einem Kampf mit Bestechung nennt der Spieler, wie viel Rekrutierung er einsetzt; der Rest ist Angriff.
LG-R111-why = Jede Mischung ist erlaubt, und eine Zahl legt sie fest.
LG-R112 = Der Lohn der Unterstützung und die Texte der dabei geretteten Unbeteiligten werden in der Ordnung des Unterstützers abgehandelt; eine gedruckte Kampfwirkung darf als Lohn gewählt werden, auch wenn sie nichts bewirkt.
LG-R112-why = Das Heft verweist bei der Unterstützung auf die Regel für Siege, und ein Lohn ist kein Befehl.
LG-R113 = Verlässt ein Stapel durch Unterstützung die Reihe, entkommt der Unterstützte zuerst, dann die anderen in ihrer Ordnung.
LG-R113-why = Für ihn wurde bezahlt; der Rest folgt der Ordnung des Feldes.
LG-R114 = Lässt eine Wirkung einen Spieler im Zug eines anderen einen Verbündeten besiegen, gehören Verbündeter, Unbeteiligte und Kampfwirkung diesem Spieler; es ist kein Sieg des aktiven Spielers, und Punkte daraus verfallen.
LG-R114-why = Der Besiegende ist das „du“ der Kampfwirkung; Summen gibt es nur im eigenen Zug.
LG-R115 = Kein Spieler hat je mehr als drei aktive Verteidiger: Was einen vierten aktivieren würde, bewirkt nichts.
LG-R115-why = Drei gibt der Aufbau; mehr ließe Kartenwirkungen einen Drahtzieher einmauern.
LG-R116 = Die eigene Änderung des Angriffs eines Drahtziehers wird für den berechnet, der ihn bekämpft, im Augenblick des Kampfes.
LG-R116-why = Sein „du“ kann nur der Angreifer sein, da der Besitzer ihn nie bekämpft.
LG-R117 = Die nachgefüllte Karte nimmt genau den leer gewordenen Platz ein; die anderen Karten der Aufstellung behalten ihre Plätze.
LG-R117-why = Auswechseln nach Zahlen braucht feste Plätze.
LG-R118 = Wirkungen, die auf Kosten schauen, nehmen die gedruckte Zahl; eine Ermäßigung senkt nur die gezahlte Rekrutierung, nie unter 0.
LG-R118-why = Aufgedruckte Werte sind die bloßen Zahlen, und ein Stern ändert sie nicht.
LG-R119 = Einen Helden durch eine Wirkung zu erhalten ist kein Rekrutieren: Nichts wird gezahlt, Höhenflug gilt nicht, Heilung bleibt möglich; eine Karte aus der Aufstellung eines anderen wird aus dessen Heldenstapel ersetzt.
LG-R119-why = Rekrutieren ist die bezahlte Handlung; jede Aufstellung gehört zu einem Heldenstapel.
LG-R120 = Eine Karte mit Höhenflug liegt offen beiseite, bis die neue Hand gezogen ist; bis dahin ist sie weder auf der Hand noch unter „Helden, die du hast“ noch im Ablagestapel.
LG-R120-why = Sie übergeht den Ablagestapel und kommt erst am Ende des Zuges auf die Hand.
LG-R121 = Vielseitige Punkte sind kein aufgedruckter Angriff und keine aufgedruckte Rekrutierung: Eine solche Karte hat keines der großen Symbole und zählt 0 für Wirkungen, die gedruckte Zahlen lesen.
LG-R121-why = Gedruckt ist nur die Zahl im großen Symbol; Fähigkeiten zählen nicht.
LG-R122 = Eine Kopie wird sofort gespielt, mitten in dem Text, der sie erlaubt; die Karte, deren Text es ist, wurde vorher gespielt und zählt daher für die Auslöser der Kopie.
LG-R122-why = Es gibt keinen Ort, eine unsichtbare Karte aufzuheben.
LG-R123 = Ein in diesem Zug gespielter Held kann kopiert werden, auch wenn er nicht mehr vor dem Spieler liegt; eine Karte, deren Text eine Kopie spielt, kann nie kopiert werden.
LG-R123-why = Er gilt weiterhin als gespielt; Kopien zu kopieren könnte endlos weitergehen.
LG-R124 = Eine Kopie ist keine Karte: Was sie über „diese Karte“ sagt (ausschalten, weggeben), Aufstellung, Höhenflug und Ablegen statt Spielen bewirken nichts; ein kopierter Maester gibt eine Heilung mehr.
LG-R124-why = Verdoppelt werden nur Punkte und Fähigkeiten.

## Auslegungen: Fähigkeiten

LG-R125 = Eine Wirkung, die mitten in einer anderen beginnt, wird vollständig abgehandelt, mit allem, was sie auslöst, bevor die unterbrochene weitergeht; ein während eines Ereignisses gezogenes Ereignis ist keine Ausnahme, und jedes kommt auf den K.-o.-Stapel, wenn sein eigener Text fertig ist.
LG-R125-why = Das Heft kennt keine Warteschlange; die innere zuerst zu beenden ist die einzige Ordnung, die sich keine halben Texte merken muss.
LG-R126 = Die Sätze eines Textes werden in gedruckter Reihenfolge abgehandelt; „wenn du das tust“ meint den Satz unmittelbar davor und verlangt, dass es wirklich geschehen ist.
LG-R126-why = Texte liest man von oben.
LG-R127 = In einem Satz für „jeden Spieler“ wird eine Bedingung an einen Spieler (Handkarten, aktive Verteidiger) geprüft, wenn er an der Reihe ist; „die meisten“ und „die wenigsten“ stehen für alle fest, bevor sich etwas ändert.
LG-R127-why = Die Spieler handeln nacheinander, aber ein Vergleich braucht einen einzigen Augenblick.
LG-R128 = „Ein Gegenspieler deiner Wahl“ darf einer sein, bei dem nichts geschehen kann (keine Marker, keine Karten); wer eine Bedingung „mit …“ nicht erfüllt, kann nicht gewählt werden.
LG-R128-why = Von einem ohne Marker zu stehlen bringt nichts, ist aber nicht verboten.
LG-R129 = Unmögliche Teile von „A oder B“: aktivieren bei drei aktiven Verteidigern, einen Verbündeten schieben oder wählen, wenn keiner da ist, aus einem leeren Stapel erhalten, eine Art Karte ausschalten oder ablegen, die man nicht hat.
LG-R129-why = Was nicht geht, kann nicht gewählt werden.
LG-R130 = „Zeige X vor oder erhalte eine Wunde“ bei leerem Wundenstapel: Wer vorzeigen kann, muss; wer nicht kann, erleidet nichts.
LG-R130-why = Aus einem leeren Stapel zu erhalten ist unmöglich.
LG-R131 = Eine Frage, deren mögliche Antworten von einer verborgenen Hand abhängen, wird gestellt, auch wenn nur eine Antwort möglich ist; eine Frage mit nur einer Antwort, die alle sehen, wird nicht gestellt.
LG-R131-why = Sie wegzulassen verriete den anderen, was auf der Hand ist.
LG-R132 = Eine Hand wird nur dann zum Beweis vorgezeigt, wenn ein Befehl für eine Art Karte nicht befolgt werden kann; ein „darf“ abzulehnen oder die zweite Hälfte eines „oder“ zu wählen beweist und zeigt nichts.
LG-R132-why = Das Heft verlangt einen Beweis des Unvermögens und erlaubt Ablehnen ohne ihn.
LG-R133 = Im Zug eines anderen befolgt ein Spieler Texte wie sonst (ziehen, ausschalten, retten, stehlen, wählen); „in diesem Zug“ ist der laufende, Punkte verfallen, und Bedingungen über erzeugte Punkte oder besiegte Verbündete sind nicht erfüllt.
LG-R133-why = Nur die Summen sind an den eigenen Zug gebunden.
LG-R134 = Mehrere durch eine Wirkung gerettete Unbeteiligte werden nacheinander gerettet, jeder Text zu Ende, bevor die nächste Karte genommen wird; ein noch wartender Text gilt, auch wenn seine Karte den Siegesstapel verlassen hat, außer für das, was er mit der Karte selbst tut.
LG-R134-why = Retten ist für eine Karte beschrieben, und schon verdiente Wirkungen werden nicht zurückgenommen.
LG-R135 = Ein Text „Aufstellung“, der eine Wunde oder ein erzwungenes Ablegen ersetzt, wird jedes Mal angeboten, in einer Frage mit allen passenden Plätzen; nimmt man an, wird die Karte ausgewechselt, und Wunde oder Ablegen geschieht nicht, so dass ein „wenn du das tust“ darauf scheitert. Er wird nicht angeboten, wenn nichts erhalten oder abgelegt werden könnte.
LG-R135-why = „Stattdessen“ setzt das Auswechseln an die Stelle des Geschehens.
LG-R136 = Erzwungen ist jedes Ablegen außer Schmettern, Ablegen, das man „darf“, und dem am Ende eines Zuges; eines aus „wähle eines“ oder für nicht Vorzeigen ist erzwungen.
LG-R136-why = Der Spieler muss es tun oder etwas anderes, das keine freie Wahl zum Nichtstun ist.
LG-R137 = Die Heilung der Wunden darf jederzeit im Schritt 2 genutzt werden und wieder für später im Zug gezogene Wunden; jedes Mal werden alle Wunden ausgeschaltet, die dann auf der Hand sind.
LG-R137-why = Die einzigen Grenzen sind die Handlungen, die sie ausschließt.
LG-R138 = Die Heilung eines Maesters wird jederzeit im Schritt 2 genutzt, nachdem er gespielt wurde, einmal je gespieltem Maester, auch wenn er nicht mehr vor dem Spieler liegt.
LG-R138-why = Ein ausgeschalteter Held behält die Fähigkeiten, die er in diesem Zug gebracht hat.
LG-R139 = Einen leeren Verbündetenstapel ansehen, von einem leeren Unbeteiligtenstapel retten oder gefangen nehmen und von einem leeren Ereignisstapel ziehen bewirkt nichts und beendet nichts.
LG-R139-why = Nur die Karte von Schritt 1 muss aus dem Verbündetenstapel kommen.
LG-R140 = Nichts fügt dem Verbündetenstapel je eine Karte hinzu, also hat ein Spiel höchstens so viele Züge, wie er Karten hat (63, oder 82 zu viert), Züge im Kräftemessen nicht gezählt.
LG-R140-why = Jeder Zug nimmt eine Karte; eine angesehene wechselt nur den Platz.

## Auslegungen: Ende und Kräftemessen

LG-R141 = Das Ende tritt ein, wenn der Zug vorbei ist, in dem es ausgelöst wurde (bei gleich vielen Zügen: der letzte noch ausstehende); gespielte Karten und Hand werden abgelegt, und sechs neue Karten nur gezogen, wenn ein Letztes Kräftemessen folgt.
LG-R141-why = Der laufende Spieler beendet seinen Zug, und eine Hand zählt nur im Kräftemessen.
LG-R142 = Ein Sieg, der zugleich der dritte verlorene Drahtzieher eines Spielers und der sechste insgesamt ist, ist ein einziger Auslöser; ein späterer ändert nichts.
LG-R142-why = Das Spiel kann nur einmal enden.
LG-R143 = Ein Ende durch leere Stapel nach dem Auslöser oder während eines Kräftemessens beendet das Spiel in diesem Augenblick: keine weiteren Züge, kein Preis des Kräftemessens.
LG-R143-why = Dieses Ende kommt sofort und zählt nur SP.
LG-R144 = Die Ränge unter dem Gewinner folgen derselben Ordnung: SP, dann Zahl der Drahtzieher im Siegesstapel, dann deren SP; wer in allen dreien gleich ist, teilt einen Rang.
LG-R144-why = Die Entscheidungen bei Gleichstand gelten dem Sieg; dasselbe Maß taugt für jeden Platz.
LG-R145 = Option gleich viele Züge (üblich aus): Nach dem Auslöser wird gespielt, bis der Spieler vor dem Startspieler einen Zug beendet hat, so dass alle gleich viele hatten; es sind gewöhnliche Züge, und leere Stapel beenden das Spiel weiterhin sofort.
LG-R145-why = In unseren eigenen Probespielen gewinnt der erste Platz 56 % der Partien zu zweit.
LG-R146 = Bei gleich vielen Zügen folgt das Letzte Kräftemessen auf den letzten davon; der Auslösende ist der des ersten Auslösers.
LG-R146-why = Beide Optionen müssen zusammen gehen, und nur der erste Auslöser beendet das Spiel.
LG-R147 = Das Ergebnis im Kräftemessen sind Angriff und Rekrutierung in den Summen am Ende des Zuges: In Angriff umgewandelte Rekrutierung zählt einmal, in Zügen anderer Erhaltenes zählt nicht.
LG-R147-why = Nichts kann ausgegeben werden, also sind die Summen das Erzeugte.
LG-R148 = Im Kräftemessen spielt man Karten, legt eine statt des Spielens ab, wo ihr Text es sagt, und darf Heilung nutzen; Kämpfe jeder Art (auch Unterstützung und Siege ohne Bezahlung), Rekrutieren und frei nutzbare Fähigkeiten der Aufstellung gibt es nicht; andere Texte „Aufstellung“ wirken.
LG-R148-why = Die Fähigkeiten der Hand wirken wie gewohnt, Kämpfen und Rekrutieren sind ausgeschlossen, und die Aufstellung gehört nicht zur Hand.
LG-R149 = Ein Zug im Kräftemessen endet damit, dass gespielte und ungespielte Karten auf den Ablagestapel kommen.
LG-R149-why = Er endet wie jeder Zug, nur ohne neue Hand.
LG-R150 = Stechen folgen der Reihenfolge der Züge im Kräftemessen; sind Spieler nach zehn davon noch gleich, gewinnt niemand das Kräftemessen, und kein Drahtzieher wird genommen.
LG-R150-why = Gleiche oder leere Stapel könnten endlos gleich bleiben; ein Spiel muss enden.
LG-R151 = Angriff trägt den Heldennamen der Karte, deren Text oder Symbol ihn erzeugt hat (Schmettern, Meisterschaft, Auslöser und umgewandelte Rekrutierung mit dabei), eine Kopie den der kopierten Karte, ein Nebenheld seinen eigenen; Angriff von Soldaten, Ereignissen, Kampfwirkungen, Meisterschlägen und Unbeteiligten trägt keinen.
LG-R151-why = Die Regel fragt, von welchen Karten der Angriff kommt.
LG-R152 = Verteidiger eines Spielers, der keinen Drahtzieher mehr hat, können weiterhin bekämpft werden.
LG-R152-why = Nur der Schutz eines Drahtziehers fällt weg; die Kampfregeln verlangen allein einen aktiven Verteidiger.
LG-R153 = Eine frei nutzbare Fähigkeit der Aufstellung geht jederzeit im Schritt 2 und ist weder Kampf noch Rekrutieren; „einmal pro Zug“ zählt je Spieler und Kartentitel. Mehrere Exemplare jedes anderen Textes „Aufstellung“ wirken jedes für sich.
LG-R153-why = Auswechseln ist eine Handlung für sich, und eine Grenze je Karte ginge verloren, wenn die Karte unter den Stapel kommt.
LG-R154 = „Ziehe am Ende dieses Zuges N Karten mehr“ vergrößert die nächste Hand, die der Spieler zieht, auch wenn es im Zug eines anderen verdient wurde.
LG-R154-why = Nur wer einen Zug beendet, zieht eine Hand.
