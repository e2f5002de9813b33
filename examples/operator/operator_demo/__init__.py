"""A small operator of puntobanco: accounts, a cashier, and the wallet API that the game server calls."""
