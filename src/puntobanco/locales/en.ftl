# English. Every text of the browser client. Amounts, percentages and dates come in already formatted.

## Words of the game

area-player = Player
area-banker = Banker
area-tie = Tie
letter-player = P
letter-banker = B
letter-tie = T

suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-A = Ace
rank-2 = Two
rank-3 = Three
rank-4 = Four
rank-5 = Five
rank-6 = Six
rank-7 = Seven
rank-8 = Eight
rank-9 = Nine
rank-T = Ten
rank-J = Jack
rank-Q = Queen
rank-K = King
# The letters printed on the cards, from ten to king.
index-A = A
index-T = 10
index-J = J
index-Q = Q
index-K = K
card-name = { $rank } of { $suit }
card-back = Card face down

pays-to = Pays { $win } to { $per }
pays-for = Pays { $win } for { $per }
pays-to-less = Pays { $win } to { $per } less { $commission }
pays-for-less = Pays { $win } for { $per } less { $commission }
pays-up-to = Up to { $win } to { $per }
pays-up-for = Up to { $win } for { $per }
pays-push = Push
limits = Min { $minimum } Max { $maximum }
limits-spoken = minimum { $minimum }, maximum { $maximum }
natural = Natural
push = Push
wins = Wins

## The house

app-name = puntobanco
lobby-title = Punto Banco
lobby-line = Three tables. Deals anyone can check.
lobby-fun = Play money only: nothing to win, nothing to lose.
lobby-wait = Opening the house …
lobby-fail = The tables could not be reached. Nothing is lost. Trying again …
lobby-none = No table is open now.
lobby-open = Sit down
lobby-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
lobby-any = any bets together
lobby-one = one bet a round
lobby-return = Returns { $rtp } on { $area }
not-found = There is no such page.
to-lobby = Back to the lobby

## The table

menu = Menu
balance = Balance
bet = Bet
win = Win
fun-money = play money
refill = Refill
refill-title = Fill the play money up again
sound-on = Turn sound on
sound-off = Turn sound off
areas = Betting areas
chips = Chips
actions = Actions
chip-of = Chip { $amount }
area-lay = { $area }. { $pays }. { $limits }.
area-bet = Bet { $amount }.
area-clear = Clear { $area }, { $amount }
area-take-off = Take { $amount } off { $area }
deal = Deal
rebet = Rebet
same-bet = Same bet
rebet-double = Rebet ×2
clear = Clear
undo = Undo
new-bet = New bet
deal-why = Lay a chip first
rebet-why = No earlier bet to repeat
rebet-why-laid = Clear the table first
undo-why = No chip to take back
clear-why = No bet to clear
wait-why = The round is being dealt
closed-why = The connection is lost

say-lay = Place your bets
say-wait = Dealing …
say-won-player = Player wins { $player } over { $banker }
say-won-banker = Banker wins { $banker } over { $player }
say-tie = Tie at { $player }
say-natural-player = Player wins with a natural { $player } over { $banker }
say-natural-banker = Banker wins with a natural { $banker } over { $player }
say-natural-tie = Tie with a natural { $player }
say-returned = Returned { $amount }
say-nothing = Nothing returned
mark-won = Won { $amount }
mark-push = Push { $amount }
mark-lost = Lost

## For screen readers

spoken-result = Player { $player }, Banker { $banker }. { $outcome ->
    [player] Player wins.
    [banker] Banker wins.
   *[tie] Tie.
} { $end ->
    [won] You win { $amount }.
    [even] Your stake of { $amount } comes back.
    [part] { $amount } comes back.
   *[lost] Nothing comes back.
}
spoken-bets = { $count ->
    [0] No bets.
   *[other] Bet { $amount }.
}

## Connection

link-lost = Connection lost. Betting is closed, your money is safe. Reconnecting …
link-replaced = The game is now in another tab.
link-replaced-more = Nothing is lost: bets not yet dealt were never taken.
play-here = Play here

## Refusals: what is wrong, what is allowed, and that nothing was taken

refusal-malformed = The table did not understand this message. Nothing was taken. Please reload the page.
refusal-unknown-game = There is no such game. Nothing was taken. Choose one in the lobby.
refusal-not-seated = You are not seated at a table. Nothing was taken. Open a game from the lobby.
refusal-unknown-area = This table has no area { $area }. Nothing was taken. Bet on the areas on the cloth.
refusal-below-minimum = { $area } takes { $minimum } or more. Nothing was taken. Add chips there.
refusal-above-maximum = { $area } takes at most { $maximum }. Nothing was taken.
refusal-round-below-minimum = A round takes { $minimum } or more in all. Nothing was taken. Add chips.
refusal-round-above-maximum = A round takes at most { $maximum } in all. Nothing was taken.
refusal-one-area-only = One area a round at this table. Nothing was taken. Clear the bet that lies there to choose another.
refusal-insufficient-balance = That makes { $stake }; your balance is { $balance }. Nothing was taken.
refusal-offer-void = That round is no longer open. Nothing was taken. Deal again.
refusal-round-in-progress = Your last round is still being finished. Nothing was taken. Deal again in a moment.
refusal-commitment-mismatch = The bet answered another deal than the one on offer. Nothing was taken. Deal again.
refusal-round-id-reused = This round was already dealt with other bets. Nothing more was taken. Deal again.
refusal-nothing-to-refill = Your play money is still full enough. Nothing was changed.
refusal-too-fast = That was too fast for the table. Nothing was taken. Try again in a moment.
refusal-replaced = The game is now in another tab. Nothing was taken.
refusal-not-available = This is not available now. Nothing was taken. Try again later.
refusal-unknown = The table refused. Nothing was taken.

## Menu and dialogs

close = Close
menu-sound = Sound
menu-fast = Fast play
menu-fast-more = No waiting for the cards
menu-history = Card history
menu-history-more = Roads and past hands on the table
menu-language = Language
menu-paytable = Paytable
menu-rules = Game rules
menu-rounds = Game history
menu-check = Check of the deal
menu-keys = Keys
menu-back = Back to the lobby
leave-title = Leave the table?
leave-text = The chips on the table go back to you. Nothing has been taken.
leave-yes = Leave
leave-no = Stay

paytable-title = Paytable
paytable-bet = Bet
paytable-pays = Pays
paytable-limits = Limits
paytable-return = Return
paytable-round = A round takes { $minimum } to { $maximum } in all.
paytable-rounding = Payouts are rounded down to the smallest coin.
paytable-push = On a tie this bet comes back.

rounds-title = Game history
rounds-none = No round has been played at this table yet.
rounds-result = Result
rounds-stake = Bet
rounds-payout = Returned
rounds-balance = Balance
rounds-id = Round

keys-title = Keys
keys-on = Shortcuts on
keys-tab = Next or previous choice
keys-enter = Do what is chosen
keys-digits = Pick a chip
keys-space = Deal the bets that lie; on an empty table repeat the last ones
keys-delete = Clear the area chosen
keys-minus = Take one chip off the area chosen
keys-escape = Close the window, or leave to the lobby
key-tab = Tab
key-enter = Enter
key-digits = 1 … 9
key-space = Space
key-delete = Delete
key-minus = −
key-escape = Esc

## Roads

roads-title = Score roads
roads-open = Open the score roads
road-bead = Bead plate
road-big = Big road
road-eye = Big eye road
road-small = Small road
road-cockroach = Cockroach road
roads-counts = Player { $player }, Banker { $banker }, Tie { $tie }. { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}.
roads-none = No hands yet
hands-count = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
roads-if-banker = If the next is Banker
roads-if-player = If the next is Player
roads-foretell = Roads record what has been. Every round is dealt from freshly shuffled cards: they foretell nothing.
roads-regular = regular
roads-irregular = irregular
roads-no-mark = no mark
roads-list = All results in order
roads-hand = Hand

## Check of the deal

check-good = Deal checked
check-bad = The deal check failed
check-none = Not checked yet
check-unable = This page is not on a secure connection, so the browser cannot check here.
check-title = Check of the deal
check-what = Before your bet the server fixed its secret and showed its fingerprint. Your browser added its own random number. Cards follow from both, so neither side could choose them. Your browser has now worked it all out again:
check-promise = The fingerprint is the one shown before your bet
check-commitment = The secret revealed has that fingerprint
check-seed = Your browser’s random number is in the deal
check-cards = The cards follow from both
check-yes = Yes
check-no = No
check-unknown = Not known here
check-round = Round
check-fingerprint = Fingerprint
check-secret = Server’s secret
check-yours = Random numbers of the bets
check-failed-more = Please keep the round id and tell the house. The round stands in your history.

## In the terminal

terminal-small =
    This table needs { $columns } × { $lines } characters.
    The window has { $has }. Make it larger and the game goes on; nothing is lost.
terminal-replaced = The game is now in another window. Nothing is lost: bets not yet dealt were never taken.
terminal-quit = Leave the house
terminal-check = Before your bet the house fixed its secret and showed its fingerprint. Your terminal added its own random number. Cards follow from both, so neither side could choose them. Your terminal has now worked it all out again:
terminal-check-paid = The bets are yours, and they were paid by the rules
terminal-check-seed = Your terminal’s random number is in the deal
