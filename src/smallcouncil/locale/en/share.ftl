## Shown elsewhere

web-share = Share
web-share-help = Pictures show the game as you see it here. Of a long game a film shows sixty moments.
web-share-picture = Picture ({ $kind })
web-share-film = Film of the game ({ $kind })
web-share-picture-alt = The table of { $game }
web-share-embed = For a page of your own
web-share-copy = Copy
web-share-play = Play
web-share-stop = Stop
server-no-pictures = This server paints no pictures. A drawing (SVG) there is.
