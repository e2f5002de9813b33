# English. Every text of the browser client. Amounts, percentages and dates come in already formatted.

## Words of the game

area-player = Player
area-banker = Banker
area-tie = Tie
area-player-pair = Player Pair
area-banker-pair = Banker Pair
area-either-pair = Either Pair
area-perfect-pair = Perfect Pair
area-player-dragon-bonus = Player Dragon
area-banker-dragon-bonus = Banker Dragon
area-dragon-7 = Dragon 7
area-panda-8 = Panda 8
area-super-6 = Super 6
area-lucky-6 = Lucky 6
area-small = Small
area-big = Big
area-egalite-0 = Tie at 0
area-egalite-1 = Tie at 1
area-egalite-2 = Tie at 2
area-egalite-3 = Tie at 3
area-egalite-4 = Tie at 4
area-egalite-5 = Tie at 5
area-egalite-6 = Tie at 6
area-egalite-7 = Tie at 7
area-egalite-8 = Tie at 8
area-egalite-9 = Tie at 9
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
limits = MIN { $minimum } MAX { $maximum }
limits-spoken = minimum { $minimum }, maximum { $maximum }
natural = Natural
wins = Wins

## The house

app-name = puntobanco
lobby-title = Punto Banco
lobby-line = Baccarat tables, and deals anyone can check.
lobby-fun = Play money only: nothing to win, nothing to lose.
lobby-wait = Opening the house …
lobby-fail = The tables could not be reached. Nothing is lost. Trying again …
lobby-none = No table is open now.
lobby-open = Sit down
lobby-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
lobby-fresh = shuffled before every round
lobby-shoe = many rounds from one shuffle
lobby-extras = { $count ->
    [one] { $count } side bet
   *[other] { $count } side bets
}
lobby-any = any bets together
lobby-one = one bet a round
lobby-return = Returns { $rtp } on { $area }
away-title = The house cannot be reached
away-text = You seem to be offline. Nothing is lost: bets not yet dealt were never taken, and every finished round stands. As soon as the connection is back, so are the tables.
away-retry = Try again
not-found = There is no such page.
to-lobby = Back to the lobby

## The table

menu = Menu
balance = Balance
bet = Bet
win = Win
fun-money = play money
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

replay = Replay
replay-more = Nothing is staked.
replay-over = Back to the table
replay-why = A past round is being shown
shoe-left = { $cards ->
    [one] { $cards } card to the cut card
   *[other] { $cards } cards to the cut card
}
shoe-last = Last round of this shoe
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
menu-four = Four-colour cards
menu-four-more = Diamonds blue, clubs green
menu-paytable = Paytable
menu-return = Return at your stake
menu-rules = Game rules
menu-rounds = Game history
menu-check = Check of the deal
menu-keys = Keys
menu-back = Back to the lobby
changed-title = The rules of this table have changed
changed-text = They changed while the connection was gone. Please look at them before you bet.
changed-laid = They changed while the connection was gone. Your bets were not sent again and nothing was taken; the chips still lie on the table. Look at the rules, then deal or take the chips back.
changed-keep = Leave the chips
changed-clear = Take the chips back
changed-seen = Understood
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
rounds-none = You have not played a round yet.
rounds-wait = Fetching rounds …
rounds-fail = The rounds could not be fetched. They are all kept; try again in a moment.
rounds-more = Earlier rounds
rounds-end = These are all your rounds.
rounds-again = Show again
rounds-save = Save
rounds-check = Check
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
check-waiting = To be checked when the shoe is over
check-waiting-more = Many rounds are dealt from one shuffle here. The server’s secret would tell the cards to come, so it is revealed with the last round of the shoe; then your browser checks every round of it that it remembers.
check-not-yet = Not yet: revealed when the shoe is over
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
check-page = Check any deal
check-by-hand = Check a round by hand
check-intro = At this house neither you nor we can choose the cards, and nobody has to believe that: anyone can work it out again.
check-step-1 = Before you bet, the server picks a long random number, its secret, and shows you the secret’s fingerprint. A fingerprint fits only one secret, but does not give it away. From now on the server is bound.
check-step-2 = With your bet, your browser sends a random number of its own. The server could not know it, so it could not choose a secret to suit it.
check-step-3 = The secret and your number together shuffle the cards, by a method that is written down and always gives the same cards for the same numbers.
check-step-4 = With the result the server shows its secret. Your browser takes its fingerprint, shuffles again, and compares. That is the mark beside each result.
check-limits = What this does not show: that the program behind the house is the published one, or that it would have taken any bet. It does show that these cards were settled before your bet and could not be changed after it.
check-paste = Paste a saved round
check-paste-more = The file that “Save” gives you in the game history. Everything is worked out here in your browser; nothing is sent.
check-fields = Or type it in
check-shoe = Several rounds from one shuffle
check-field-roundId = Round
check-field-decks = Decks
check-field-commitment = Fingerprint
check-field-serverSeed = Server’s secret
check-field-clientSeeds = Random numbers of the bets
check-field-player = Player’s cards
check-field-banker = Banker’s cards
check-field-shoeId = Round that opened the shoe
check-field-first = Cards gone before
check-wrong-roundId = The id of the round, as the history shows it.
check-wrong-decks = A whole number from 1 to 16.
check-wrong-commitment = 64 characters, 0–9 and a–f.
check-wrong-serverSeed = 64 characters, 0–9 and a–f, or nothing if it is not revealed yet.
check-wrong-clientSeeds = 32 characters each, 0–9 and a–f.
check-wrong-player = Two or three cards such as 9S KH TD (T is ten; C D H S are the suits).
check-wrong-banker = Two or three cards such as 9S KH TD (T is ten; C D H S are the suits).
check-wrong-first = A whole number, less than the cards of the shoe.
check-do = Check
check-fix = Please mend the marked fields.
check-no-round = This is not a saved round. Paste the whole file, from the first brace to the last.
check-not-found = This round could not be fetched. Paste it below instead.
check-offline = The same without a browser or a network:
check-failed-more = Please keep the round id and tell the house. The round stands in your history.
