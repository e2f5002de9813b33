# English. What only the terminal says; everything else it says as the browser does.

terminal-small =
    This table needs { $columns } × { $lines } characters.
    The window has { $has }. Make it larger and the game goes on; nothing is lost.
terminal-replaced = The game is now in another window. Nothing is lost: bets not yet dealt were never taken.
terminal-quit = Leave the house
terminal-check = Before your bet the house fixed its secret and showed its fingerprint. Your terminal added its own random number. Cards follow from both, so neither side could choose them. Your terminal has now worked it all out again:
terminal-check-paid = The bets are yours, and they were paid by the rules
terminal-check-seed = Your terminal’s random number is in the deal
