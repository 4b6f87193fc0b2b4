### Was hilft, Stark gegen Lennister zu verstehen.

## Gründe

reason-power-mine = gewinnt { $count } Macht, zusammen { $total }
reason-power-mine-less = verliert { $count } Macht, { $total } übrig
reason-power-other = gibt { $player } { $count } Macht, zusammen { $total }
reason-power-other-less = nimmt { $player } { $count } Macht, { $total } übrig
reason-ready = dann steht Stärke { $count } bereit
reason-unready = dann steht nur Stärke { $count } bereit
reason-lost =
    { $count ->
        [one] { $player } verliert eine Karte im Spiel
       *[other] { $player } verliert { $count } Karten im Spiel
    }
reason-gold = dann { $count } Gold
reason-spent = { $count } Gold übrig

## Das geführte erste Spiel

lesson-goal =
    Du führst Haus Stark gegen Haus Lennister. Das erste Haus mit 15 Macht gewinnt. Macht kommt aus gewonnenen Herausforderungen, du brauchst also Charaktere, die für dich kämpfen: Diese sieben Karten sind deine erste Hand.

    Behalte sie.
lesson-goal-wrong = Diese Karten sind gut genug: Es sind Charaktere dabei, die du bezahlen kannst.
lesson-setup =
    Vor der ersten Runde darfst du Karten, die zusammen bis zu 5 Gold kosten, umsonst ins Spiel bringen. Charaktere greifen an und verteidigen; Orte helfen dir dauerhaft.

    Lege { card-arya-stark } aus: Sie kann mit Intrigen angreifen und gegen sie verteidigen.
lesson-setup-wrong = Die Zahl in der Goldmünze ist der Preis einer Karte. Lege zuerst { card-arya-stark } aus.
lesson-setup-more =
    { card-arya-stark } kostet 2, es bleiben also 3 Gold.

    Lege auch { card-hodor } aus.
lesson-setup-more-wrong = Lege für diese Lektion { card-hodor } aus: stark für seinen Preis und ein Kämpfer in Militär-Herausforderungen.
lesson-setup-done =
    Das genügt für den Anfang; was übrig ist, bleibt auf deiner Hand, und du ziehst wieder auf sieben Karten nach.

    Sage, dass du fertig bist.
lesson-setup-done-wrong = Das darfst du; aber diese Lektion geht ohne weiter. Sage, dass du fertig bist.
lesson-plot =
    Jede Runde beginnt mit einer Strategie, die du geheim wählst. Ihre drei Zahlen sind dein Einkommen in Gold, deine Initiative (die höhere entscheidet, wer beginnt) und dein Anspruch (wie viel eine gewonnene Herausforderung den Verlierer kostet).

    Wähle { card-calling-the-banners }: sechs Gold.
lesson-plot-wrong = Wähle für diese Lektion { card-calling-the-banners }: Keine Strategie hat ein größeres Einkommen, und mit ihrer Initiative darfst du beginnen.
lesson-marshal =
    Aufmarsch: Jetzt kaufst du mit deinem Gold Karten. Charaktere kämpfen, und ihre Zeichen sagen, in welchen Herausforderungen: Militär, Intrige oder Macht. Orte helfen dir dauerhaft, Verstärkungen machen einen Charakter stärker. Ereignisse behält man auf der Hand für den Moment, den sie nennen.

    Spiele { card-eddard-stark } für 5 Gold.
lesson-marshal-wrong = Spiele { card-eddard-stark } von deiner Hand; gepasst wird danach.
lesson-marshal-pass =
    Gold hält nicht: Was du nicht ausgibst, ist nach der Runde weg. Wenn du nichts mehr spielen willst, passe.

    Passe jetzt.
lesson-marshal-pass-wrong = Das wäre gut angelegtes Gold; diese Lektion geht ohne weiter. Passe.
lesson-attack =
    Herausforderungen: jede Art einmal je Runde. Gewinnst du eine Militär-Herausforderung, verliert dein Gegenspieler Charaktere; Intrige kostet ihn Handkarten; Macht nimmt ihm Macht. Ein Angriff, dem sich niemand entgegenstellt, bringt eine Macht zusätzlich.

    Wer angreift, kniet, und wer kniet, kann nicht verteidigen. Nur { card-eddard-stark } hat das Zeichen für Macht; mit ihm verlierst du niemanden, der gegen Intrigen verteidigen kann.

    Beginne eine Macht-Herausforderung.
lesson-attack-wrong = Beginne eine Macht-Herausforderung: Nach einer Intrige-Herausforderung könnte niemand mehr gegen Intrigen verteidigen, und ohne Angriff ist nichts zu gewinnen.
lesson-stop =
    Du hast jetzt 2 Macht: eine für den Angriff ohne Gegenwehr, eine für den Ruhm von { card-eddard-stark }, der ihn gewonnen hat. Lass die anderen jetzt besser stehen, denn als Nächstes greift dein Gegenspieler an.

    Beginne keine Herausforderung mehr.
lesson-stop-wrong = { card-arya-stark } würde dafür knien, und niemand könnte gegen Intrigen verteidigen. Beginne keine Herausforderung mehr.
lesson-defend =
    Dein Gegenspieler greift an. Wer stärker verteidigt, als angegriffen wird, gewinnt; bei Gleichstand gewinnt der Angreifer. Auch Verteidiger knien.

    Verteidige mit { card-arya-stark }.
lesson-defend-wrong = Diesen Angriff kannst du aufhalten: { card-arya-stark } steht noch.
lesson-round =
    Nach den Herausforderungen bekommt das Haus, bei dem noch mehr Stärke steht, eine Macht: Dominanz. Dann stehen alle wieder auf, und die nächste Runde beginnt mit einer neuen Strategie.

    Wähle irgendeine der übrigen.
lesson-end =
    Jetzt kennst du den Ablauf einer Runde: Strategie, Nachziehen, Aufmarsch, Herausforderungen, Dominanz, Aufstehen. Macht gewinnt: 15 davon, auf der Standarte und auf deinen Charakteren zusammen. Jeder Angriff kostet einen Verteidiger; sieh also zuerst nach, wer steht, wenn dein Gegenspieler angreift.

    Dazwischen gibt es kurze Momente, in denen beide Seiten mit Karten handeln oder reagieren dürfen. Meistens lässt man sie verstreichen; das kann der Tisch für dich tun.

## Wörter des Spiels

standing-power = { $count } von 15 Macht
glossary = plot initiative claim kneel challenge dominance stealth renown
term-plot = Strategiekarte
    .forms = Strategie, Strategiekarte, Strategiekarten
    .text = Geheim gewählt für die Runde: Einkommen in Gold, Initiative und Anspruch.
term-initiative = Initiative
    .forms = Initiative
    .text = Wessen Strategiekarte die höhere hat, sagt, wer in dieser Runde Startspieler ist.
term-claim = Anspruch
    .forms = Anspruch
    .text = Wie viel der Verlierer einer Herausforderung zahlt: Charaktere, Handkarten oder Macht.
term-kneel = knien
    .forms = knien, kniet, kniend, knienden
    .text = Quer gelegt: für diese Runde benutzt. Wer kniet, kann weder angreifen noch verteidigen.
term-challenge = Herausforderung
    .forms = Herausforderung, Herausforderungen
    .text = Militär tötet, Intrige kostet Handkarten, Macht nimmt Macht. Jede Art einmal je Runde.
term-dominance = Dominanz
    .forms = Dominanz
    .text = Nach den Herausforderungen erhält das Haus mit mehr stehender Stärke und übrigem Gold 1 Macht.
term-stealth = Heimlichkeit
    .forms = Heimlichkeit
    .text = Ein Angreifer damit nennt einen Charakter des anderen Hauses, der hier nicht verteidigen darf.
term-renown = Ruhm
    .forms = Ruhm
    .text = Ein Charakter damit erhält selbst 1 Macht, wenn er eine Herausforderung gewinnt.
rules-turn-steps =
    Strategie: Beide Häuser wählen geheim eine Strategiekarte und decken sie auf. Die höhere Initiative sagt, wer beginnt.

    Nachziehen: jeder zwei Karten.

    Aufmarsch: Nimm das Einkommen deiner Strategiekarte und bezahle Charaktere, Orte und Verstärkungen.

    Herausforderungen: Beginne jede Art einmal. Angreifer knien, dann knien Verteidiger, und die größere Stärke gewinnt. Der Verlierer zahlt den Anspruch.

    Dominanz: Das Haus mit mehr stehender Stärke und übrigem Gold erhält 1 Macht.

    Alle richten sich auf, übriges Gold geht zurück, und die nächste Runde beginnt. Das erste Haus mit 15 Macht gewinnt sofort.
