## Anderswo gezeigt

web-share = Teilen
web-share-help = Bilder zeigen die Partie so, wie du sie hier siehst. Von einer langen Partie zeigt ein Film sechzig Augenblicke.
web-share-picture = Bild ({ $kind })
web-share-film = Film der Partie ({ $kind })
web-share-picture-alt = Der Tisch von { $game }
web-share-embed = Für eine eigene Seite
web-share-copy = Kopieren
web-share-play = Abspielen
web-share-stop = Anhalten
server-no-pictures = Dieser Server malt keine Bilder. Eine Zeichnung (SVG) gibt es.
