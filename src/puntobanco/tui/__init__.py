"""The games in the terminal: a table drawn in characters, played by keys, on the same engine or on a server.

Needs `pip install 'puntobanco[tui]'`.
"""
