"""Tables without accounts: pages, JSON and sockets over one store. It knows no game.

A move's way: `sockets`, `api` or `page_routes` take it in, `moves` judges it, `store` puts it on disk together with
those of other tables, and only then `live` tells everybody at the table, each by a table view cut to what
they may know.
"""
