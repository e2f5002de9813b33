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
refill-title = Top up the play money
sound-on = Turn sound on
sound-off = Turn sound off
areas = Betting areas
chips = Chips
actions = Actions
chip-of = Chip { $amount }
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
skip = Skip
guest = Guest
skip-why = You sit this round out
standing-why = Your bet stands until it is dealt
onlooker-why = Take a seat to bet
deal-why = Lay a chip first
rebet-why = No earlier bet to repeat
rebet-why-laid = Clear the table first
undo-why = No chip to take back
clear-why = No bet to clear
wait-why = The round is being dealt
closed-why = The connection is lost
deal-in = in { $seconds } s
pace-why = { $seconds ->
    [one] A round takes its time here. Deal in { $seconds } second.
   *[other] A round takes its time here. Deal in { $seconds } seconds.
}
look-back-why = Look back first
buy-in = Bring money into the game
deposit = Deposit at the cashier
stay-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}

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
say-standing = Your bet stands
say-onlooker = You are looking on
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
link-ended = The session has ended
link-ended-fun = Nothing was played for a while. Nothing is lost: your play money waits for you.
link-ended-money = Nothing is lost: money in the game has gone back to your account. Start the game again from your operator.
to-operator = To your operator
link-closed = This table has been closed
link-closed-more = Every finished round stands; a bet that was not dealt has come back to you.
idle-warning = Nothing has been played for a while. The session ends in { $seconds } seconds; nothing will be lost.
reality-check = See what you have staked and won, and go on only if you want to.
go-on = Go on
play-here = Play here

## Refusals: what is wrong, what is allowed, and that nothing was taken

refusal-malformed = The table did not understand this message. Nothing was taken. Please reload the page.
refusal-unknown-game = There is no such game. Nothing was taken. Choose one in the lobby.
refusal-unknown-table = There is no such table, or no longer. Nothing was taken. Choose one in the lobby.
refusal-too-many-tables = You have opened { $most } tables already. Nothing was opened. Join one of them, or wait until one has closed.
refusal-other-money = This table plays for another kind of money than yours. Nothing was taken. Look on, or choose another table.
refusal-table-full = Every seat at this table is taken. Nothing was taken. Look on, or choose another table.
refusal-bets-closed = This round takes no more bets from you. Nothing was taken. Bet on the next one.
refusal-not-seated = You are not seated at a table. Nothing was taken. Open a game from the lobby.
refusal-unknown-area = This table has no area { $area }. Nothing was taken. Bet on the areas on the cloth.
refusal-below-minimum = { $area } takes { $minimum } or more. Nothing was taken. Add chips there.
refusal-above-maximum = { $area } takes at most { $maximum }. Nothing was taken.
refusal-round-below-minimum = A round takes { $minimum } or more in all. Nothing was taken. Add chips.
refusal-round-above-maximum = A round takes at most { $maximum } in all. Nothing was taken.
refusal-one-area-only = One area a round at this table. Nothing was taken. Clear the bet on the table to choose another.
refusal-insufficient-balance = That makes { $stake }; your balance is { $balance }. Nothing was taken.
refusal-offer-void = That round is no longer open. Nothing was taken. Deal again.
refusal-round-in-progress = Your last round is still being finished. Nothing was taken. Deal again in a moment.
refusal-commitment-mismatch = The bet answered another deal than the one on offer. Nothing was taken. Deal again.
refusal-round-id-reused = This round was already dealt with other bets. Nothing more was taken. Deal again.
refusal-nothing-to-refill = You still have enough play money. Nothing was changed.
refusal-too-fast = That was too fast for the table. Nothing was taken. Try again in a moment.
refusal-replaced = The game is now in another tab. Nothing was taken.
refusal-not-available = This is not available now. Nothing was taken. Try again later.
refusal-wallet-unknown = Your operator did not answer in time. Nothing was taken; should a stake have been booked there, it is returned. Try again.
refusal-wallet-refused = { $problem ->
    [limit-reached] This would pass a limit of your account. Nothing was taken. Stake less, or look at your limits with your operator.
    [session-ended] You are not logged in with your operator any more. Nothing was taken. Log in there and start the game again.
   *[other] Your operator refused ({ $problem }). Nothing was taken. Ask your operator.
}
refusal-buy-in-limit = At most { $maximum } may be in the game; there is room for { $room }. Nothing was moved. Choose a smaller amount, or play on with what is there.
refusal-account-lacks = Your account has { $balance }, which is less than { $stake }. Nothing was moved. Choose a smaller amount, or deposit at the cashier first.
refusal-buy-in-lost = The connection broke before the answer came. Look at the balance here: if the money is not there, it is still in your account, or goes back to it by itself.
refusal-session-over = Your time of { $minutes } minutes is over. Nothing was taken. Come back another day.
refusal-loss-limit = You have lost { $limit } in this visit, which is the limit. Nothing was taken.
refusal-reality-check = You have played for { $minutes } minutes: { $rounds } rounds, { $staked } staked, { $paid } paid out. Nothing was taken. Go on or leave.
refusal-round-too-soon = A round takes { $seconds } seconds or more here. Nothing was taken. Deal again in a moment.
refusal-stake-returned = The round could not be dealt. Your stake of { $stake } has come back, and its chips are on the table again. Deal when you want to.
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
menu-table = At this table
menu-back = Back to the lobby
changed-title = The rules of this table have changed
changed-text = They changed while the connection was gone. Please look at them before you bet.
changed-laid = They changed while the connection was gone. Your bets were not sent again and nothing was taken; the chips still lie on the table. Look at the rules, then deal or take the chips back.
changed-keep = Leave the chips
changed-clear = Take the chips back
changed-seen = Understood
leave-title = Leave the table?
leave-text = The chips on the table go back to you. Nothing has been taken.
leave-standing = Your bet of { $amount } has not been dealt yet. If you leave before that, it comes back to you. If bets are closed already, it is dealt, and you find the result in your history.
leave-yes = Leave
leave-no = Stay
leave-money = { $amount } goes back to your account.
left-title = You have left the table
left-money = { $amount } has gone back to your account.
left-nothing = No money stays in the game: everything is in your account.
left-late = The house could not be reached. Your visit ends by itself, and nothing is lost.
left-exit = To your operator
buy-in-held = In the game
buy-in-amount = Amount in { $currency }
buy-in-quick = Amounts to choose from
buy-in-do = Bring it in
buy-in-wait = Asking your operator …
buy-in-wrong = Type an amount such as { $example }.
buy-in-done = { $amount } has come into the game.
buy-in-more = It comes from your account. What is left goes back there when you leave, or when nothing is played for long.
look-back-title = A moment to look back
look-back-here = Time here
look-back-staked = Staked
look-back-paid = Paid out
look-back-net = Won or lost

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
rounds-game = Game
rounds-any = All
rounds-from = From
rounds-to = Until
rounds-void-only = Declared void
rounds-all = Show all
rounds-table = Save as a table (CSV)
rounds-commission = Commission
rounds-version = Rules
rounds-none-such = No such round.
rounds-end-such = These are all rounds of that kind.
rounds-void = Declared void on { $time }: { $reason }. Stakes went back, payouts were taken back.

keys-title = Keys
keys-on = Shortcuts on
keys-tab = Next or previous choice
keys-enter = Do what is chosen
keys-digits = Pick a chip
keys-space = Deal the bets on the table; when there are none, repeat the last ones
keys-skip = Sit this round out (at a shared table)
keys-delete = Clear the area chosen
keys-minus = Take one chip off the area chosen
keys-escape = Close the window, or leave to the lobby
key-tab = Tab
key-enter = Enter
key-digits = 1 … 9
key-space = Space
key-skip = S
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
roads-foretell = Roads record what has been. The cards are shuffled and remember nothing: roads foretell nothing.
roads-regular = regular
roads-irregular = irregular
roads-no-mark = no mark
roads-list = All results in order
roads-hand = Hand

## Playing together

together-title = Play together
together-line = One deal for everybody at the table. Each bets for themselves.
together-open = Open a table
together-none = No shared table is open. Open one, and others can join you.
together-wait = Looking for tables …
together-fail = The shared tables could not be reached. Trying again …
together-table = Shared table
together-join = Join
together-look = Look on
together-sit = Take a seat
together-taken = { $taken } of { $seats } seats taken
together-clock = { $seconds ->
    [one] { $seconds } second to bet
   *[other] { $seconds } seconds to bet
}
together-betting = Bets are open
together-dealing = Dealing
together-name = Your name at the table
together-name-more = Everybody at the table sees it. At most 20 characters.
together-name-missing = Please tell the table a name.
together-what = Lay your chips and deal when you are ready. The cards come when everybody has dealt or skipped, or when the time is over.
together-lost = The table could not be reached. Try again in a moment.
together-new = Open a shared table
together-new-game = Game
together-new-name = Name of the table (if you like)
together-new-who = Who may come
together-new-public = Everybody: listed in the lobby
together-new-link = Only those who have the link
together-new-do = Open the table
together-link = Copy the link
together-link-done = Link copied
together-link-label = Link of this table
together-seats = Seats
together-you = You
together-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
together-deciding = Deciding
together-skipped = Skipped
together-idle = Resting
together-away = Away
together-sat-out = No bet
together-closes = { $seconds ->
    [one] Betting closes in { $seconds } second
   *[other] Betting closes in { $seconds } seconds
}
together-closes-laid = { $seconds ->
    [one] Betting closes in { $seconds } second. Your chips are not dealt yet.
   *[other] Betting closes in { $seconds } seconds. Your chips are not dealt yet.
}
together-closed = Bets are closed
together-no-clock = The time starts with the first bet
together-table-full = Every seat at this table is taken. You are looking on, and can take a seat as soon as one is free.
together-other-money = This table plays for another kind of money than yours. You can look on, or choose another table in the lobby.
together-seat-lost = Your seat was given up because nothing was heard from you for a while. Your money is safe. Take a seat again when you want to play on.
together-state = State
together-bets = Bets
together-result = Last round
together-rules = { $seconds } seconds from the first bet of a round. A seat is held for { $minutes } minutes when the connection breaks.

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
check-promise-bets = The fingerprint is the one shown before the bets
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
check-onlooker = You had no bet in this round
check-shared = At a shared table several patrons bet on one deal. Each browser adds its random number, in the order in which the bets are taken, and every browser at the table, those of onlookers too, works out the same cards.
check-shared-limits = What it does not show at a shared table: who the others are. Whoever knew the server’s secret and bet last could have chosen the last number to suit the cards. It does show that nothing was changed after the last bet. At a table of your own there is nobody else whose number could be chosen.
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


### ----------------------------------------------------------------
### Rules page and paytable. The browser's own catalogue leaves these out.

# English. Every text of the rules pages and paytables. Amounts, numbers, percentages and dates come in already formatted.
# Variables such as $side, $draws or $per only choose a variant; they are never printed.

## Terms of the table (F-61)

rules-term-player = PLAYER
rules-term-banker = BANKER
rules-term-tie = TIE
rules-term-pays-for = PAYS { $win } FOR { $per }
rules-term-pays-to = PAYS { $win } TO { $per }
rules-term-push = Push
rules-term-min = MIN
rules-term-max = MAX

## The page itself

rules-language = English
rules-title = { $game }: game rules
rules-paytable-title = { $game }: paytable
rules-lead = Baccarat (punto banco) with { $decks ->
    [one] one deck
   *[other] { $number } decks
} of cards. This page is generated from the same rule data that deals, pays and counts the odds of this game, so the two cannot disagree.
rules-skip = Skip to the text
rules-ways = Other pages
rules-contents = On this page
rules-languages = Languages
rules-formats = This page as
rules-as-markdown = Markdown
rules-as-text = plain text
rules-to-rules = Game rules
rules-to-paytable = Paytable
rules-to-table = To the table
rules-in-force = A bet is settled by the rules in force when it was accepted, and every round is stored with the version of its rules.
rules-generated = Generated { $time }.
rules-version = Rule version (SHA-256): { $version }
rules-missing-title = There is no such game
rules-missing = No game here has that name. These are the games of the house:
rules-to-lobby = To the lobby

## The aim

rules-aim = The aim
rules-aim-hands = Two hands are dealt, Player and Banker. The one nearer to nine wins; equal totals are a tie. Before the deal you bet on how it will end.
rules-aim-names = Player and Banker are only the names of the two sides. You may bet on either; neither is you, and neither is the house.
rules-aim-fixed = Both hands are dealt by fixed rules. Once the bets are down there is nothing left to decide, for you or for the house.

## How to bet

rules-bet = How to bet
rules-bet-chip = Choose a chip in the tray.
rules-bet-lay = Tap a betting area to lay it there. Every tap lays one more.
rules-bet-deal = Press { $deal }. The round is dealt at once.
rules-bet-areas = The betting areas of this table: { $areas }.
rules-bet-any = You may bet on any of them together in one round.
rules-bet-one = Only one area may hold a bet in a round. While chips lie on one, the others refuse yours and say so; press { $clear } to choose another area.
rules-bet-chips = The chips: { $chips }.
rules-bet-free = Chips that lie on the table are still yours. Nothing is taken before you press { $deal }.

## Buttons and signs

rules-controls = Buttons and signs
rules-controls-laying = Laying and taking back chips
rules-controls-acts = Buttons
rules-controls-signs = Around the table
rules-controls-menu = In the menu
rules-control-chips = Chip tray
rules-control-chips-do = Swipe or scroll it sideways for more chips. Exactly one is active: it stands out, with a pointer under it.
rules-control-area = Betting area
rules-control-area-do = A tap or click adds one active chip to the bet there.
rules-control-laid = Chips on an area
rules-control-laid-do = Tap the chips themselves to take back the whole bet of that area.
rules-control-less = Take off
rules-control-less-do = Takes the value of the active chip off the area. A right-click or a long press on the area does the same. If less than that lies there, the whole bet of the area comes back.
rules-control-deal = Starts the round with the bets on the table.
rules-control-deal-or-rebet = Starts the round with the bets on the table. When there are none after a round, it repeats the bets of that round.
rules-control-rebet = Lays the bets of the last round again and starts the round at once.
rules-control-same-bet = Lays the bets of the last round again. { $deal } then starts the round.
rules-control-double = Lays twice the bets of the last round and starts the round at once. If that would break a limit or exceed your balance, nothing is laid and the table says why.
rules-control-undo = Takes back the chip laid last; pressed again, the one before it.
rules-control-clear = Takes all your chips off the table.
rules-control-new-bet = Clears the table after a round. The chip you had chosen stays chosen.
rules-control-menu = Opens the menu.
rules-control-sound = Turns the sound on and off, here and in the menu.
rules-control-bet = All that lies on the table; after a round that won, what it won.
rules-control-balance = What you have to play with: always the server’s figure. It changes when the result has been shown.
rules-control-plus = Refill
rules-control-refill = Fills up your play money again.
rules-control-bring = Bring money
rules-control-bring-do = Brings money from your account into the game, between rounds. What is left goes back when you leave.
rules-control-roads = Score roads
rules-control-roads-do = Past results of this table, in small. A tap opens all of them.
rules-control-check = Shows that your browser has worked out the deal again and found it right.
rules-menu-sound = On or off.
rules-menu-fast = Shows the cards without waiting for their movements.
rules-menu-history = Shows or hides roads and past hands on the table.
rules-menu-four = Draws diamonds blue and clubs green, so that all four suits differ.
rules-menu-language = Changes all words at once. Bets and a running round stay as they are.
rules-menu-paytable = What every bet pays.
rules-menu-return = What really comes back at small stakes.
rules-menu-rules = This page.
rules-menu-rounds = Your rounds, the latest first.
rules-menu-check = What your browser found when it worked out the deal again.
rules-menu-keys = All keys, and the switch that turns them off.
rules-menu-back = Leaves the table.

## Keyboard

rules-keys = Keyboard
rules-keys-intro = The whole game can be played without a pointer. Those who do not want single keys to act can switch them off in the menu, under { $keys }.
rules-keys-caption = What the keys do
rules-key = Key
rules-key-does = What it does
rules-key-tab-does = Moves to the next choice, with Shift to the previous one.
rules-key-enter-does = Does what is chosen.
rules-key-digits-does = Picks the first, second … chip of the tray.
rules-key-space-deals = Deals the bets on the table; when there are none, it repeats the last ones.
rules-key-space-lays = Deals the bets on the table; when there are none, it lays the last ones.
rules-key-delete-does = Takes back the whole bet of the area chosen.
rules-key-minus-does = Takes the value of the active chip off the area chosen.
rules-key-backspace = Backspace
rules-key-escape-does = Closes a window, or leaves for the lobby; if chips lie on the table it asks first.

## The deal

rules-play = The deal
rules-play-cards = The game is played with { $decks ->
    [one] one deck of 52 cards without jokers.
   *[other] { $number } decks of 52 cards without jokers, { $cards } cards in all.
}
rules-play-shuffle = All cards are shuffled together before every round. No round depends on the one before it.
rules-play-shoe = All cards are shuffled together and make a shoe, from which many rounds are dealt.
rules-play-burn = When a shoe begins, its first card is turned, and as many cards as it counts are laid aside unseen. Tens and court cards count ten for this.
rules-play-cut = A cut card lies in the shoe with { $behind } { $count ->
    [one] card
   *[other] cards
} behind it. When it comes out in the middle of a round, that round is finished and one more is dealt; when it comes before the first card of a round, that round is the last. After that all cards are shuffled together again.
rules-play-order = The cards are dealt in this order:
rules-play-card = { $side ->
    [player] Player
   *[banker] Banker
}: { $card ->
    [1] first card
    [2] second card
   *[other] third card, if the rules below ask for one
}
rules-play-win = No hand has more than three cards. The hand nearer to nine wins; equal totals are a tie.

## Values and totals

rules-values = Values and totals
rules-values-caption = What the cards count
rules-values-card = Card
rules-values-counts = Counts
rules-values-from-to = { $first } to { $last }
rules-values-number = its number
rules-rank-A = Ace
rules-rank-T = 10
rules-rank-J = jack
rules-rank-Q = queen
rules-rank-K = king
rules-values-sum = A hand is worth the sum of its cards without the tens: { $first } and { $second } make { $sum }, and that counts { $total }.
rules-values-suits = Suits do not matter.
rules-values-suits-pairs = Suits do not matter to who wins. Only bets on a perfect pair look at them.
rules-values-natural = A total of { $totals } on the first two cards is a natural. If either hand has one, both hands stand and the totals decide. This goes before every other rule.

## The third card

rules-third = The third card
rules-third-player = When there is no natural, Player comes first and looks only at its own total.
rules-third-player-caption = When Player draws
rules-third-total = Total of two cards
rules-third-does = Player
rules-third-natural = natural: both hands stand
rules-draws = draws a card
rules-stands = stands
rules-third-stood = If Player stood, Banker draws on { $draws } and stands on { $stands }.
rules-third-drew = If Player drew, Banker goes by its own total and by the value of Player’s third card. Tens and court cards count 0 here too.
rules-draw-caption = When Banker draws
rules-draw-own = Banker’s total
rules-draw-other = Value of Player’s third card
rules-draw-stood = Player stood
rules-draw-sign = D
rules-stand-sign = S
rules-third-words = The same in words:
rules-row-always = Banker has { $total }: always draws.
rules-row-never = Banker has { $total }: always stands.
rules-row-some = { $stood ->
    [draws] Banker has { $total }: draws if Player’s third card counts { $thirds }, or if Player stood.
   *[stands] Banker has { $total }: draws if Player’s third card counts { $thirds }; stands if Player stood.
}
rules-examples = Four deals
rules-examples-player = Player
rules-examples-banker = Banker
rules-examples-what = What happens
rules-example-hand = { $cards } = { $total }
rules-example-natural = { $side ->
    [player] Player
   *[banker] Banker
} has a natural { $total }, so nobody draws. { $end }
rules-example-acts = { $player } { $banker } { $end }
rules-example-player = Player { $does ->
    [draws] draws
   *[stands] stands
} on { $total }.
rules-example-banker = Banker { $does ->
    [draws] draws
   *[stands] stands
} on { $total } { $answers ->
    [drew] against a { $third }.
   *[stood] because Player stood.
}
rules-example-end = { $outcome ->
    [player] Player wins { $player } to { $banker }.
    [banker] Banker wins { $banker } to { $player }.
   *[tie] A tie at { $player }.
}

## Payouts

rules-payouts = Payouts
rules-payouts-caption = What every bet pays
rules-payouts-when = When
rules-payouts-pays = Pays
rules-payouts-example = Stake → return
rules-column-bet = Bet
rules-stake-to-payout = { $stake } → { $payout }
rules-pays-to = { $win } to { $per }
rules-pays-for = { $win } for { $per }
rules-pays-less = { $pays } less { $commission } commission
rules-payouts-first = Where several rows of a bet fit, the first of them counts.
rules-payouts-lost = Where no row of a bet fits, its stake is lost.
rules-payouts-to = “{ $pays }” tells what is won. The stake comes back besides.
rules-payouts-for = “{ $pays }” tells what comes back, the stake included: the same as { $same }.
rules-payouts-push = { $push } means that the stake comes back: nothing is won and nothing lost.
rules-payouts-commission = Commission is taken from a win, never from the stake, and nothing else is charged.

rules-when-always = always
rules-when-outcome = { $outcome ->
    [player] Player wins
    [banker] Banker wins
   *[tie] Tie
}
rules-when-tie-at = Tie at { $totals }
rules-when-wins-with = { $side ->
    [player] Player
   *[banker] Banker
} wins with { $what }
rules-when-wins-by = { $side ->
    [player] Player
   *[banker] Banker
} wins by { $margin }
rules-when-wins-with-by = { $side ->
    [player] Player
   *[banker] Banker
} wins with { $what } by { $margin }
rules-when-has = { $side ->
    [player] Player
   *[banker] Banker
} has { $what }
rules-when-no-natural = { $side ->
    [player] Player
   *[banker] Banker
} has no natural
rules-when-apart = the totals are { $margin } apart
rules-when-cards = { $cards } cards are dealt in all
rules-when-pair = { $side ->
    [player] Player’s
   *[banker] Banker’s
} first two cards { $kinds ->
    [none] have different ranks
    [pair] have the same rank but different suits
    [perfect] have the same rank and suit
    [none-pair] do not have both rank and suit in common
    [none-perfect] have different ranks, or the same rank and suit
   *[pair-perfect] have the same rank
}
rules-what-natural = a natural
rules-what-total = a total of { $totals }
rules-what-cards = { $cards ->
    [2] two cards
   *[3] three cards
}
rules-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Rounding

rules-rounding = Rounding
rules-rounding-never = Every payout of this game is a whole amount at every stake. Nothing is ever rounded.
rules-rounding-down = What comes back is rounded down to the nearest { $unit }, once for every bet.
rules-rounding-caption = Worked examples
rules-rounding-head = Bet
rules-rounding-row = { $bet }: { $when }
rules-rounding-stake = Stake
rules-rounding-exact = Exactly
rules-rounding-paid = You get back
rules-rounding-step = { $bet }: stakes of { $step } and its multiples lose nothing to rounding.

## Returns

rules-returns = Return to player (RTP)
rules-returns-what = Of all that is staked on a bet, this share comes back on average in the long run. It is counted from every possible order of the cards, exactly, and shown to two decimals. What happens in a few rounds may be very different.
rules-returns-caption = How often each bet wins, and what it returns
rules-returns-wins = Wins
rules-returns-rtp = Return
rules-returns-range = The bets of this game return from { $lowest } to { $highest }.
rules-returns-outcomes = Player wins { $player } of all rounds, Banker { $banker }; { $tie } are ties.
rules-returns-shoe = These figures are counted for a fresh shoe. As cards leave it, those of the next round move a little up or down.

rules-at-stake = Return at your stake
rules-at-stake-what = Rounding down costs a little at small stakes. This is what really comes back on average:
rules-at-stake-never = Nothing is rounded in this game, so every stake has the returns above.
rules-at-stake-caption = Return with payouts rounded down
rules-at-stake-stake = Stake
rules-at-stake-rtp = Return
rules-at-stake-cost = Rounding costs
rules-at-stake-others = The other bets lose nothing to rounding at any stake.

## Limits

rules-limits = Limits
rules-limits-caption = Least and most that may be staked
rules-limits-round = The whole round
rules-limits-enforced = The server checks the limits of every area and of the whole round. A bet outside them is refused and nothing is taken.
rules-limits-currency = Currency: { $currency }. Stakes are whole multiples of { $unit }.

## Roads

rules-roads = Score roads
rules-roads-what = The roads record the past results of this table, each in its own way, six rows high.
rules-road-bead = Every result in turn: { $player } for Player, { $banker } for Banker, { $tie } for a tie. Down first, then the next column.
rules-road-big = A ring for every win, Player’s with a dot inside. As long as the same side wins, rings go down; where there is no room they turn right. When the other side wins, a new column begins. A stroke across a ring is a tie, and a number on it counts several.
rules-road-derived = { $road ->
    [eye] Rings that compare the columns of the { $big } with the column before. Closed and red: regular. Broken and blue: irregular.
    [small] Discs that compare the columns of the { $big } with the second column before. Full and red: regular. Hollow and blue: irregular.
   *[cockroach] Strokes that compare the columns of the { $big } with the third column before. Whole and red: regular. Broken and blue: irregular.
} Ties are passed over.
rules-roads-next = “{ $player }” and “{ $banker }” show which marks such a result would add to the last three.
rules-roads-example = An example
rules-roads-nothing = Roads tell what has been, never what will come. The cards are shuffled before every round, so the odds of the next one are always the same, whatever the roads show.
rules-roads-nothing-shoe = Roads tell what has been, never what will come. The odds change with the cards that have left the shoe, and only a little; of those cards the roads show nothing.

## Fairness

rules-fair = Fairness, and how to check a deal
rules-fair-lead = Neither side alone chooses the cards, and anybody can check that afterwards.
rules-fair-commit = Before you bet, the server fixes a secret random number for the { $per ->
    [round] round
   *[shoe] shoe
} and shows its fingerprint (SHA-256).
rules-fair-seed = { $per ->
    [round] Your bet names this fingerprint and adds a random number that your own browser has drawn.
   *[shoe] The first bet of the shoe names this fingerprint and adds a random number that your own browser has drawn.
}
rules-fair-reveal = The cards follow from both numbers. { $per ->
    [round] Together with the result the secret one is shown.
   *[shoe] When the shoe ends the secret one is shown.
}
rules-fair-check = Your browser then works out fingerprint and cards again, by itself. What it found is told under { $check } in the menu.
rules-fair-shoe = Until then the rounds of a shoe cannot be checked yet, and the table says so. If the rules change, a shoe begun under the old ones is over and its secret number is shown.
rules-fair-page = Any round can also be checked by hand, on the page “{ $page }”.
rules-fair-offline = A saved round can be checked without server and network:
rules-fair-limits = This proves that the cards were settled by both numbers together. It cannot prove which program runs on the server, nor that it takes every bet.

## History

rules-history = History
rules-history-kept = Every round is stored with its cards, totals, bets and payouts, your balance before and after, its time and its number. { $history } in the menu lists your rounds, the latest first. Each can be shown again, saved and checked.
rules-history-table = Roads and past hands on the table can be shown or hidden in the menu, under { $cards }.

## Interruptions

rules-cut = Unfinished rounds and lost connections
rules-cut-lead = However a round is interrupted, you end up in one of two cases: it was played and counts, or nothing was taken.
rules-cut-before = Chips laid but not dealt are no bet. If the connection breaks or the page is closed before { $deal }, nothing has been taken.
rules-cut-step = With { $deal } your stake is taken, the cards are dealt, the bets are paid and the round is stored in one single step. It happens as a whole or not at all, even if the server fails in the middle.
rules-cut-stored = If it was stored, it stands. When you come back, the table shows the same cards and the same result, and your balance is right. No round is ever dealt a second time.
rules-cut-asked = If you cannot know what happened, your browser asks again by itself. Asking again for the same round never takes a second stake.
rules-cut-restart = If the server had to start anew before your round was stored, { $per ->
    [round] that deal is void and nothing was taken. Your browser, if the page is still open, lays the same bets for the new deal.
   *[shoe] nothing was taken, and the round can be played again from the same shoe.
}
rules-cut-changed = If the rules of the table were changed meanwhile, your bets are not sent again. The table tells you first, and your chips stay where they lie.
rules-cut-next = The next round at your table waits until the last one is settled.
rules-cut-elsewhere = If you open the game in a second window or on another device, it goes on there, and the first one says so.
rules-cut-shared = At a shared table your stake is taken when the table accepts your bet. If the connection breaks, the bet stands and is dealt with the others’; your seat is kept for you for a while. If you leave before the cards are dealt, you get the stake back.
rules-cut-shared-back = If a round of a shared table cannot be dealt, every stake on it is given back, once, and the table opens a new round.

## Playing together

rules-together = Playing together
rules-together-lead = Besides your own table, you can sit at one with others. Rules, odds and payouts are the same; all share one deal, and each bets and is paid for themselves.
rules-together-seats = A table has { $seats } seats, each with a name that all can see. When every seat is taken you can look on.
rules-together-clock = The first bet of a round starts the clock: { $seconds } seconds. The cards are dealt when everybody at a seat has pressed { $deal } or { $skip }, or when the time is over. Whoever has let a round pass, or whose connection is gone, is not waited for.
rules-together-stands = With { $deal } your stake is taken and your bet stands: it cannot be changed, and all can see it. Chips laid without { $deal } are no bet.
rules-together-skip = { $skip } (key { $letter }) sits out one round. Nothing is taken. Until bets are closed you may still bet.
rules-together-late = Whoever comes late sees the round that is under way: the bets, the time left, and the last cards.
rules-together-dropped = If your connection breaks, your bet stands and is dealt with the others. Your seat is held for { $minutes } minutes; when you come back you find it, and your result.
rules-together-leave = If you leave before bets are closed, your stake comes back. After that the round is dealt and settled without you, and your history shows it.
rules-together-void = If a round cannot be dealt because the server fails, every stake on it comes back.
rules-together-check = The cards follow from the server’s secret number and from the numbers of all who bet, in the order of their bets. Every browser at the table checks that. It cannot show who the others are: whoever knew the secret number and bet last could have chosen their own to suit it. At your own table there is nobody else.

## Inactivity

rules-idle = Inactivity
rules-idle-never = A session does not end because you rest. However long you are away, nothing is lost.
rules-idle-after = After { $minutes } { $count ->
    [one] minute
   *[other] minutes
} without a bet the session ends by itself. A warning comes first. Nothing is lost: chips that were not dealt are no bet, and settled rounds stand.

## Malfunction

rules-void-title = Malfunction
rules-void = Malfunction voids all plays and payouts.
rules-void-how = If a round is void, all its stakes are refunded and its payouts taken back, once, and your history says so.

## Fun and money

rules-fun = Playing for fun and for money
rules-fun-same = Rules, odds and payouts are the same for fun and for money.
rules-fun-only = Here you play for fun: play money cannot be bought or paid out, and it can always be filled up again.
rules-fun-money = Play money cannot be bought or paid out, and it can always be filled up again. It never mixes with money.

## Table of terms (pages in other languages)

rules-terms = Table of terms
rules-terms-caption = The words on the table
rules-terms-english = English
rules-terms-for-to = FOR counts the stake in what is paid, TO does not.

## Coming in from an operator

rules-launch-none = This server offers play money only.
rules-launch-unknown = The operator does not answer. Go back and open the game again in a moment.
rules-launch-declined = This link has been used or is too old. Go back and open the game again.
