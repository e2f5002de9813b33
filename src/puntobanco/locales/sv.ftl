# Svenska. Alla texter i webbläsaren. Belopp, procent och datum kommer in färdigt skrivna.

## Spelets ord

area-player = Spelare
area-banker = Banken
area-tie = Lika
area-player-pair = Spelarpar
area-banker-pair = Bankpar
area-either-pair = Något par
area-perfect-pair = Perfekt par
area-player-dragon-bonus = Spelardrake
area-banker-dragon-bonus = Bankdrake
area-dragon-7 = Drake 7
area-panda-8 = Panda 8
area-super-6 = Super 6
area-lucky-6 = Tursexa
area-small = Liten
area-big = Stor
area-egalite-0 = Lika på 0
area-egalite-1 = Lika på 1
area-egalite-2 = Lika på 2
area-egalite-3 = Lika på 3
area-egalite-4 = Lika på 4
area-egalite-5 = Lika på 5
area-egalite-6 = Lika på 6
area-egalite-7 = Lika på 7
area-egalite-8 = Lika på 8
area-egalite-9 = Lika på 9
letter-player = S
letter-banker = B
letter-tie = L

suit-C = klöver
suit-D = ruter
suit-H = hjärter
suit-S = spader
rank-A = ess
rank-2 = två
rank-3 = tre
rank-4 = fyra
rank-5 = fem
rank-6 = sex
rank-7 = sju
rank-8 = åtta
rank-9 = nio
rank-T = tio
rank-J = knekt
rank-Q = dam
rank-K = kung
# Bokstäverna på korten, från ess till kung, som på kasinonas lekar.
index-A = A
index-T = 10
index-J = J
index-Q = Q
index-K = K
card-name = { $suit } { $rank }
card-back = Kort med baksidan upp

pays-to = Betalar { $win } till { $per }
pays-for = Betalar { $win } för { $per }
pays-to-less = Betalar { $win } till { $per } minus { $commission }
pays-for-less = Betalar { $win } för { $per } minus { $commission }
pays-up-to = Upp till { $win } till { $per }
pays-up-for = Upp till { $win } för { $per }
pays-push = Oavgjort
limits = MIN { $minimum } MAX { $maximum }
limits-spoken = minst { $minimum }, högst { $maximum }
natural = Natural
wins = Vinner

## Huset

app-name = puntobanco
lobby-title = Punto Banco
lobby-line = Baccaratbord där vem som helst kan kontrollera given.
lobby-fun = Bara lekpengar: inget att vinna, inget att förlora.
lobby-wait = Vi öppnar …
lobby-fail = Borden går inte att nå. Inget har gått förlorat. Vi försöker igen …
lobby-none = Inget bord är öppet just nu.
lobby-open = Slå dig ner
lobby-decks = { $decks ->
    [one] { $decks } kortlek
   *[other] { $decks } kortlekar
}
lobby-fresh = blandas inför varje omgång
lobby-shoe = många omgångar per blandning
lobby-extras = { $count ->
    [one] { $count } sidospel
   *[other] { $count } sidospel
}
lobby-any = valfria insatser tillsammans
lobby-one = en insats per omgång
lobby-return = { $area } ger { $rtp } tillbaka
away-title = Huset går inte att nå
away-text = Du verkar vara utan nät. Inget har gått förlorat: insatser som inte givits har aldrig tagits, och varje färdig omgång står fast. Så snart nätet är tillbaka är borden det också.
away-retry = Försök igen
not-found = Den sidan finns inte.
to-lobby = Till lobbyn

## Bordet

menu = Meny
balance = Saldo
bet = Insats
win = Vinst
fun-money = lekpengar
refill-title = Fyll på lekpengarna
sound-on = Slå på ljudet
sound-off = Stäng av ljudet
areas = Insatsfält
chips = Marker
actions = Val
chip-of = Mark { $amount }
area-lay = { $area }. { $pays }. { $limits }.
area-bet = Insats { $amount }.
area-clear = Ta bort { $area }, { $amount }
area-take-off = Ta bort { $amount } från { $area }
deal = Dela ut
rebet = Satsa igen
same-bet = Samma insats
rebet-double = Igen ×2
clear = Rensa
undo = Ångra
new-bet = Ny insats
deal-why = Lägg en mark först
rebet-why = Ingen tidigare insats att upprepa
rebet-why-laid = Rensa bordet först
undo-why = Ingen mark att ta tillbaka
clear-why = Ingen insats att ta bort
wait-why = Omgången delas ut
closed-why = Anslutningen är bruten

replay = Repris
replay-more = Inget satsas.
replay-over = Till bordet
replay-why = En tidigare omgång visas
shoe-left = { $cards } kort till skiljekortet
shoe-last = Sista omgången i skon
say-lay = Lägg dina insatser
say-wait = Delar ut …
say-won-player = Spelare vinner, { $player } mot { $banker }
say-won-banker = Banken vinner, { $banker } mot { $player }
say-tie = Lika på { $player }
say-natural-player = Spelare vinner med natural, { $player } mot { $banker }
say-natural-banker = Banken vinner med natural, { $banker } mot { $player }
say-natural-tie = Lika med natural { $player }
say-returned = Åter { $amount }
say-nothing = Inget åter
mark-won = Vann { $amount }
mark-push = Oavgjort { $amount }
mark-lost = Förlust

## För skärmläsare

spoken-result = Spelare { $player }, Banken { $banker }. { $outcome ->
    [player] Spelare vinner.
    [banker] Banken vinner.
   *[tie] Lika.
} { $end ->
    [won] Du vinner { $amount }.
    [even] Din insats { $amount } kommer tillbaka.
    [part] { $amount } kommer tillbaka.
   *[lost] Inget kommer tillbaka.
}
spoken-bets = { $count ->
    [0] Inga insatser.
   *[other] Insats { $amount }.
}

## Anslutning

link-lost = Anslutningen bröts. Inga insatser tas emot, dina pengar är i säkerhet. Ansluter igen …
link-replaced = Spelet är nu i en annan flik.
link-replaced-more = Inget har gått förlorat: insatser som inte givits har aldrig tagits.
play-here = Spela här

## Avslag: vad som är fel, vad som går, och att inget har tagits

refusal-malformed = Bordet förstod inte meddelandet. Inget har tagits. Ladda om sidan.
refusal-unknown-game = Det spelet finns inte. Inget har tagits. Välj ett i lobbyn.
refusal-not-seated = Du sitter inte vid något bord. Inget har tagits. Öppna ett spel från lobbyn.
refusal-unknown-area = Bordet har inget fält { $area }. Inget har tagits. Satsa på fälten på duken.
refusal-below-minimum = { $area } tar { $minimum } eller mer. Inget har tagits. Lägg fler marker där.
refusal-above-maximum = { $area } tar högst { $maximum }. Inget har tagits.
refusal-round-below-minimum = En omgång tar sammanlagt { $minimum } eller mer. Inget har tagits. Lägg fler marker.
refusal-round-above-maximum = En omgång tar sammanlagt högst { $maximum }. Inget har tagits.
refusal-one-area-only = Bara ett fält per omgång vid det här bordet. Inget har tagits. Ta bort insatsen som ligger om du vill välja ett annat.
refusal-insufficient-balance = Det blir { $stake }; ditt saldo är { $balance }. Inget har tagits.
refusal-offer-void = Den omgången är inte längre öppen. Inget har tagits. Dela ut igen.
refusal-round-in-progress = Din förra omgång avslutas fortfarande. Inget har tagits. Dela ut igen om en liten stund.
refusal-commitment-mismatch = Insatsen gällde en annan giv än den som erbjuds. Inget har tagits. Dela ut igen.
refusal-round-id-reused = Omgången är redan given med andra insatser. Inget mer har tagits. Dela ut igen.
refusal-nothing-to-refill = Du har fortfarande gott om lekpengar. Inget har ändrats.
refusal-too-fast = Det gick för fort för bordet. Inget har tagits. Försök igen om en liten stund.
refusal-replaced = Spelet är nu i en annan flik. Inget har tagits.
refusal-not-available = Det går inte just nu. Inget har tagits. Försök igen senare.
refusal-unknown = Bordet sa nej. Inget har tagits.

## Meny och fönster

close = Stäng
menu-sound = Ljud
menu-fast = Snabbt spel
menu-fast-more = Ingen väntan på korten
menu-history = Korthistorik
menu-history-more = Vägar och tidigare givar på bordet
menu-language = Språk
menu-four = Fyrfärgade kort
menu-four-more = Ruter blå, klöver gröna
menu-paytable = Utbetalningar
menu-return = Återbetalning vid din insats
menu-rules = Spelregler
menu-rounds = Spelhistorik
menu-check = Kontroll av given
menu-keys = Tangenter
menu-back = Till lobbyn
changed-title = Bordets regler har ändrats
changed-text = De ändrades medan anslutningen var borta. Titta på dem innan du satsar.
changed-laid = De ändrades medan anslutningen var borta. Dina insatser skickades inte igen och inget har tagits; markerna ligger kvar på bordet. Titta på reglerna och dela sedan ut, eller ta tillbaka markerna.
changed-keep = Låt markerna ligga
changed-clear = Ta tillbaka markerna
changed-seen = Jag förstår
leave-title = Lämna bordet?
leave-text = Markerna på bordet går tillbaka till dig. Inget har tagits.
leave-yes = Lämna
leave-no = Stanna

paytable-title = Utbetalningar
paytable-bet = Insats
paytable-pays = Betalar
paytable-limits = Gränser
paytable-return = Återbetalning
paytable-round = En omgång tar sammanlagt { $minimum } till { $maximum }.
paytable-rounding = Utbetalningar avrundas nedåt till minsta myntet.
paytable-push = Vid lika kommer insatsen tillbaka.

rounds-title = Spelhistorik
rounds-none = Du har inte spelat någon omgång än.
rounds-wait = Hämtar omgångar …
rounds-fail = Omgångarna gick inte att hämta. Alla finns kvar; försök igen om en liten stund.
rounds-more = Tidigare omgångar
rounds-end = Det är alla dina omgångar.
rounds-again = Visa igen
rounds-save = Spara
rounds-check = Kontrollera
rounds-result = Resultat
rounds-stake = Insats
rounds-payout = Åter
rounds-balance = Saldo
rounds-id = Omgång

keys-title = Tangenter
keys-on = Kortkommandon på
keys-tab = Nästa eller föregående val
keys-enter = Gör det som är valt
keys-digits = Välj mark
keys-space = Dela ut det som ligger; på tomt bord upprepas de senaste insatserna
keys-delete = Ta bort insatsen på det valda fältet
keys-minus = Ta bort en mark från det valda fältet
keys-escape = Stäng fönstret, eller gå till lobbyn
key-tab = Tabb
key-enter = Enter
key-digits = 1 … 9
key-space = Mellanslag
key-delete = Delete
key-minus = −
key-escape = Esc

## Vägar

roads-title = Resultatvägar
roads-open = Öppna resultatvägarna
road-bead = Pärlplattan
road-big = Stora vägen
road-eye = Storögda vägen
road-small = Lilla vägen
road-cockroach = Kackerlacksvägen
roads-counts = Spelare { $player }, Banken { $banker }, Lika { $tie }. { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}.
roads-none = Inga givar än
hands-count = { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}
roads-if-banker = Om nästa är Banken
roads-if-player = Om nästa är Spelare
roads-foretell = Vägarna visar vad som har varit. Korten är blandade och minns inget: vägarna förutsäger ingenting.
roads-regular = regelbundet
roads-irregular = oregelbundet
roads-no-mark = inget märke
roads-list = Alla resultat i ordning
roads-hand = Giv

## Kontroll av given

check-good = Given är kontrollerad
check-bad = Kontrollen av given misslyckades
check-waiting = Kontrolleras när skon är slut
check-waiting-more = Här delas många omgångar ut ur samma blandning. Serverns hemlighet skulle avslöja korten som återstår, därför visas den först med skons sista omgång; då kontrollerar din webbläsare alla omgångar i skon som den minns.
check-not-yet = Inte än: visas när skon är slut
check-none = Inte kontrollerad än
check-unable = Sidan har ingen säker anslutning, därför kan webbläsaren inte kontrollera här.
check-title = Kontroll av given
check-what = Före din insats bestämde servern sin hemlighet och visade dess fingeravtryck. Din webbläsare lade till ett eget slumptal. Korten följer av båda, så ingen kunde välja dem. Nu har din webbläsare räknat om allt:
check-promise = Fingeravtrycket är det som visades före insatsen
check-commitment = Den visade hemligheten har det fingeravtrycket
check-seed = Din webbläsares slumptal är med i given
check-cards = Korten följer av båda
check-yes = Ja
check-no = Nej
check-unknown = Inte känt här
check-round = Omgång
check-fingerprint = Fingeravtryck
check-secret = Serverns hemlighet
check-yours = Insatsernas slumptal
check-page = Kontrollera vilken giv som helst
check-by-hand = Kontrollera en omgång för hand
check-intro = I det här huset kan varken du eller vi välja korten, och ingen behöver tro på det: vem som helst kan räkna efter.
check-step-1 = Innan du satsar väljer servern ett långt slumptal, sin hemlighet, och visar dig dess fingeravtryck. Ett fingeravtryck passar bara en hemlighet men avslöjar den inte. Från och med nu är servern bunden.
check-step-2 = Med insatsen skickar din webbläsare ett eget slumptal. Servern kunde inte känna till det, och alltså inte välja en hemlighet som passar till det.
check-step-3 = Hemligheten och ditt tal blandar tillsammans korten, på ett sätt som finns nedskrivet och alltid ger samma kort för samma tal.
check-step-4 = Med resultatet visar servern sin hemlighet. Din webbläsare tar dess fingeravtryck, blandar om och jämför. Det är märket bredvid varje resultat.
check-limits = Detta visar inte att programmet bakom huset är det som är offentligt, eller att det hade tagit emot vilken insats som helst. Det visar att just de här korten var bestämda före din insats och inte kunde ändras efteråt.
check-paste = Klistra in en sparad omgång
check-paste-more = Filen du får med ”Spara” i spelhistoriken. Allt räknas ut här i din webbläsare; inget skickas.
check-fields = Eller skriv in den
check-shoe = Flera omgångar ur samma blandning
check-field-roundId = Omgång
check-field-decks = Kortlekar
check-field-commitment = Fingeravtryck
check-field-serverSeed = Serverns hemlighet
check-field-clientSeeds = Insatsernas slumptal
check-field-player = Spelarens kort
check-field-banker = Bankens kort
check-field-shoeId = Omgången som öppnade skon
check-field-first = Kort som redan gått
check-wrong-roundId = Omgångens id, så som det står i historiken.
check-wrong-decks = Ett heltal från 1 till 16.
check-wrong-commitment = 64 tecken, 0–9 och a–f.
check-wrong-serverSeed = 64 tecken, 0–9 och a–f, eller inget om den inte har visats än.
check-wrong-clientSeeds = 32 tecken vardera, 0–9 och a–f.
check-wrong-player = Två eller tre kort, till exempel 9S KH TD (T är tio; C klöver, D ruter, H hjärter, S spader).
check-wrong-banker = Två eller tre kort, till exempel 9S KH TD (T är tio; C klöver, D ruter, H hjärter, S spader).
check-wrong-first = Ett heltal, mindre än antalet kort i skon.
check-do = Kontrollera
check-fix = Rätta de markerade fälten.
check-no-round = Det här är ingen sparad omgång. Klistra in hela filen, från första klammern till sista.
check-not-found = Omgången gick inte att hämta. Klistra in den nedan i stället.
check-offline = Samma sak utan webbläsare och nät:
check-failed-more = Spara omgångens id och säg till huset. Omgången finns kvar i din historik.
