### Was hilft, B'Twixt zu verstehen.

## Gründe

reason-leads = führt um { $ally } mit { $count }
reason-level = zieht mit dem besten Gebot um { $ally } gleich
reason-behind = liegt um { $ally } noch { $count } zurück
reason-kneels =
    { $count ->
        [one] überlässt { $ally } den anderen und behält { $count } Karte
       *[other] überlässt { $ally } den anderen und behält { $count } Karten
    }
reason-council-gains = der Rat mit { $player } gewinnt { $count } Macht
reason-council-loses = der Rat mit { $player } verliert { $count } Macht

## Das geführte erste Spiel

lesson-bid =
    Jeder Anführer sitzt zwischen zwei Räten und teilt jeden davon mit einem Nachbarn. Am Ende zählt für dich der schwächere deiner beiden Räte, und der stärkste von diesen gewinnt.

    In jeder Runde wird in der Mitte um einen Verbündeten geworben, jetzt um { card-walder-frey }. Wer das meiste für ihn bietet, nimmt ihn in einen seiner beiden Räte auf. Die Zahl auf einer Karte ist, was sie zum Gebot beiträgt.

    Biete deine größte Karte: Spiele { card-sworn-swords } (8).
lesson-bid-wrong = Suche die Karte mit der 8.
lesson-raise =
    Ein Nachbar hat auch geboten, der andere kniet, das heißt, er gibt diesen Verbündeten auf. Reihum legt jeder eine Karte mehr oder kniet. Was gelegt ist, ist ausgegeben, auch für alle, die nicht gewinnen; und deine Hand muss die ganze Jahreszeit reichen.

    Erhöhe einmal: Spiele { card-full-granaries } (7).
lesson-raise-wrong = Suche die Karte mit der 7: Mit ihr liegst du deutlich vorn.
lesson-kneel =
    Jetzt knien beide anderen. Du führst, obwohl { card-walder-frey } dem, der zuletzt das Knie beugt, 4 abzieht, und noch eine Karte wäre verschwendet. Wer führt, wenn alle knien, gewinnt das Bieten; also darfst auch du das Knie beugen.

    Beuge das Knie.
lesson-kneel-wrong = Du hast schon gewonnen. Gib keine Karte mehr aus: Beuge das Knie.
lesson-claim =
    { card-walder-frey } gehört dir. Sage jetzt, in welchen deiner beiden Räte er kommt. Ein Verbündeter bringt diesem Rat seine Macht, für dich und für den Nachbarn, mit dem du ihn teilst. Noch sind beide leer.

    Nimm diesmal den Rat mit { $second }.
lesson-claim-wrong = Beides geht; nimm für diese Lektion den Rat mit { $second }.
lesson-token =
    Wer das Bieten gewinnt, legt auch einen Machtmarker verdeckt dazu: eine Macht oder mehr, das weiß bis zum Ende niemand.

    Lege ihn in einen deiner Räte.
lesson-effect =
    Die meisten Karten tun noch etwas außer ihrer Zahl. { card-ultimatum } stellt einen anderen Anführer, der noch steht, vor die Wahl: eine Karte abwerfen oder knien. { $third } steht und hat 4 geboten.

    Spiele { card-ultimatum } (3).
lesson-effect-wrong = { $third } soll aufgeben: Suche { card-ultimatum }.
lesson-counts =
    { $third } kniet. Aber ein Gebot zählt auch, wenn sein Anführer kniet: 4 sind mehr als deine 3. Wenn du jetzt knietest, gewänne { $third }.

    Lege { card-pulling-the-strings } (4) dazu, zusammen 7.
lesson-counts-wrong = 4 gegen 3: Noch liegst du zurück. Lege { card-pulling-the-strings } dazu und spare die anderen für spätere Runden.
lesson-win =
    7 gegen 4, und niemand sonst steht: Noch eine Karte wäre verschwendet.

    Beuge das Knie und gewinne.
lesson-win-wrong = Du führst, und niemand kann mehr antworten: Beuge das Knie.
lesson-balance =
    { card-lysa-arryn } ist stark. Ein Rat hat schon einen Verbündeten, der andere noch keinen, und nur dein schwächerer Rat zählt.

    Nimm sie also in den anderen auf, den Rat mit { $third }.
lesson-balance-wrong = Nur dein schwächerer Rat zählt: Stärke den mit { $third }.
lesson-end =
    Jetzt kennst du B'Twixt. Runde für Runde bietest du Karten um einen Verbündeten; was liegt, ist ausgegeben, und ein Gebot zählt auch, wenn sein Anführer kniet. Wer gewinnt, legt den Verbündeten und einen verdeckten Machtmarker in einen der eigenen beiden Räte. Nach drei Jahreszeiten gewinnt der stärkste Kleine Rat: der schwächere der beiden Räte jedes Anführers.

    Rote Karten greifen an, grüne bringen oder sparen Karten, violette spielen mit Menschen und Geheimnissen. Manche Karten haben einen Triumph: Sie tun etwas, wenn das Gebot vorbei ist. Auch Verbündete tun etwas, wenn sie beansprucht werden oder solange sie in einem Rat sitzen.

## Wörter des Spiels

standing-small =
    { $tokens ->
        [0] Kleiner Rat { $power }
        [one] Kleiner Rat { $power } + { $tokens } Marker
       *[other] Kleiner Rat { $power } + { $tokens } Marker
    }
glossary = kneel claim council ally token triumph
term-kneel = das Knie beugen
    .forms = Knie, knien, kniet, kniest
    .text = Diesen Verbündeten für die Runde aufgeben: Du legst keine Karten mehr. Was du geboten hast, zählt weiter.
term-claim = anwerben
    .forms = anwerben, wirbt, angeworben, Anwerben
    .text = Wer das Bieten gewinnt, nimmt den Verbündeten in einen der eigenen beiden Räte auf.
term-council = Rat
    .forms = Rat, Räte, Räten, Rates
    .text = Mit jedem Nachbarn teilst du einen. Der schwächere von beiden ist dein Kleiner Rat, und nur er zählt.
term-ally = Verbündeter
    .forms = Verbündeter, Verbündeten, Verbündete
    .text = Um sie bieten die Anführer. Die Zahl ist die Macht, die jemand einem Rat bringt.
term-token = Machtmarker
    .forms = Machtmarker, Machtmarkern
    .text = Liegt verdeckt in einem Rat; was er wert ist, sieht man am Ende.
term-triumph = Triumph
    .forms = Triumph
    .text = Was manche Karten tun, wenn das Bieten vorbei und entschieden ist.
rules-turn-steps =
    Ein Verbündeter wird aufgedeckt; die Anführer bieten reihum um ihn.

    In deinem Zug legst du eine Karte zu deinem Gebot und tust, was darauf steht, oder du beugst das Knie und bist für diese Runde draußen. Was liegt, ist ausgegeben.

    Wenn alle knien, gewinnt das höchste Gebot. Der Gewinner nimmt den Verbündeten in einen der eigenen beiden Räte auf und legt verdeckt einen Machtmarker dazu.

    Triumphe geschehen, die Gebote werden abgeräumt, alle stehen auf, und die nächste Runde beginnt beim nächsten Anführer.

    Nach so vielen Runden, wie es Anführer gibt, und einer mehr endet die Jahreszeit, und es gibt neue Karten. Nach drei Jahreszeiten gewinnt der stärkste Kleine Rat.
