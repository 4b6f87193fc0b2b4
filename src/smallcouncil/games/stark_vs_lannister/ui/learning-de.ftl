### Was hilft, Stark gegen Lennister zu verstehen.

## Gründe

reason-power-mine = gewinnt { $count } Macht, zusammen { $total }
reason-power-mine-less = verliert { $count } Macht, { $total } bleiben
reason-power-other = gibt { $player } { $count } Macht, zusammen { $total }
reason-power-other-less = nimmt { $player } { $count } Macht, { $total } bleiben
reason-ready = dann steht Stärke { $count } bereit
reason-unready = dann steht nur Stärke { $count } bereit
reason-lost =
    { $count ->
        [one] { $player } verliert eine Karte im Spiel
       *[other] { $player } verliert { $count } Karten im Spiel
    }
reason-gold = dann { $count } Gold
reason-spent = { $count } Gold bleibt

## Das geführte erste Spiel

lesson-goal =
    Du führst Haus Stark gegen Haus Lennister. Das erste Haus mit 15 Macht gewinnt. Macht kommt aus gewonnenen Herausforderungen, du brauchst also Charaktere, die für dich kämpfen: Diese sieben Karten sind deine erste Hand.

    Behalte sie.
lesson-setup =
    Vor der ersten Runde darfst du Karten, die zusammen bis zu 5 Gold kosten, umsonst ins Spiel bringen. Charaktere greifen an und verteidigen; Orte helfen dir dauerhaft.

    Lege { card-arya-stark } aus: Sie kann mit Intrigen angreifen und gegen sie verteidigen.
lesson-setup-more = Es ist noch Gold übrig. Lege auch { card-hodor } aus.
lesson-setup-done = Das genügt für den Anfang. Sage, dass du fertig bist; was übrig ist, bleibt auf deiner Hand.
lesson-plot =
    Jede Runde beginnt mit einer Strategie, die du geheim wählst. Ihre drei Zahlen sind dein Einkommen in Gold, deine Initiative (die höhere entscheidet, wer beginnt) und dein Anspruch (wie viel eine gewonnene Herausforderung den Verlierer kostet).

    Wähle die mit dem größten Einkommen: sechs Gold.
lesson-plot-wrong = Wähle für diese Lektion die Strategie mit den sechs Gold.
lesson-marshal =
    Aufmarsch: Jetzt kaufst du mit deinem Gold Karten. Ein stärkerer Charakter kostet mehr. Die Zeichen auf einem Charakter sagen, an welchen Herausforderungen er teilnehmen darf: Militär, Intrige oder Macht.

    Spiele { card-eddard-stark } für 5 Gold.
lesson-marshal-wrong = Spiele { card-eddard-stark } von deiner Hand; gepasst wird danach.
lesson-marshal-pass = Gold hält nicht: Was du nicht ausgibst, ist nach der Runde weg. Wenn du nichts mehr spielen willst, passe. Passe jetzt.
lesson-attack =
    Herausforderungen: jede Art einmal je Runde. Gewinnst du eine Militär-Herausforderung, verliert dein Gegner Charaktere; Intrige kostet ihn Handkarten; Macht nimmt ihm Macht. Ein Angriff, dem sich niemand entgegenstellt, bringt eine Macht zusätzlich.

    Wer angreift, kniet, und wer kniet, kann nicht verteidigen. Beginne eine Macht-Herausforderung und lass jemanden mit dem Zeichen für Intrige stehen.
lesson-attack-wrong = Nach einer Intrige-Herausforderung könnte niemand mehr gegen Intrigen verteidigen. Beginne eine Macht-Herausforderung.
lesson-stop =
    Jetzt ist es klug, die übrigen Charaktere stehen zu lassen, denn als Nächstes greift dein Gegner an. Beginne keine Herausforderung mehr.
lesson-defend =
    Dein Gegner greift an. Wer stärker verteidigt, als angegriffen wird, gewinnt; bei Gleichstand gewinnt der Angreifer. Auch Verteidiger knien.

    Verteidige mit { card-arya-stark }.
lesson-defend-wrong = Diesen Angriff kannst du aufhalten: { card-arya-stark } steht noch.
lesson-round =
    Nach den Herausforderungen bekommt das Haus, bei dem noch mehr Stärke steht, eine Macht: Dominanz. Dann stehen alle wieder auf, und die nächste Runde beginnt mit einer neuen Strategie. Wähle irgendeine der übrigen.
lesson-end =
    Jetzt kennst du den Ablauf einer Runde: Strategie, Nachziehen, Aufmarsch, Herausforderungen, Dominanz, Aufstehen. Macht gewinnt: 15 davon, auf der Standarte und auf deinen Charakteren zusammen. Jeder Angriff kostet einen Verteidiger; sieh also zuerst nach, wer steht, wenn dein Gegner angreift.

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
