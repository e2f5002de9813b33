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
area-bet = Insats { $amount }.
area-clear = Ta bort { $area }, { $amount }
area-take-off = Ta bort { $amount } från { $area }
deal = Dela
rebet = Satsa igen
same-bet = Samma insats
rebet-double = Igen ×2
clear = Rensa
undo = Ångra
new-bet = Ny insats
skip = Stå över
guest = Gäst
skip-why = Du står över den här omgången
standing-why = Din insats ligger tills den delas ut
onlooker-why = Ta en plats för att satsa
deal-why = Lägg en mark först
rebet-why = Ingen tidigare insats att upprepa
rebet-why-laid = Rensa bordet först
undo-why = Ingen mark att ta tillbaka
clear-why = Ingen insats att ta bort
wait-why = Omgången delas ut
closed-why = Anslutningen är bruten
deal-in = om { $seconds } s
pace-why = { $seconds ->
    [one] En omgång får ta sin tid här. Dela om { $seconds } sekund.
   *[other] En omgång får ta sin tid här. Dela om { $seconds } sekunder.
}
look-back-why = Se tillbaka först
buy-in = Ta med pengar till spelet
deposit = Sätt in i kassan
stay-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } tim { $minutes } min
}

replay = Repris
replay-more = Inget satsas.
replay-over = Till bordet
replay-why = En tidigare omgång visas
shoe-left = { $cards } kort till skiljekortet
shoe-last = Sista omgången i skon
say-lay = Lägg dina insatser
say-wait = Delar ut …
say-standing = Din insats ligger
say-onlooker = Du tittar på
say-won-player = Spelare vinner { $player }–{ $banker }
say-won-banker = Banken vinner { $banker }–{ $player }
say-tie = Lika på { $player }
say-natural-player = Spelare vinner med natural { $player }–{ $banker }
say-natural-banker = Banken vinner med natural { $banker }–{ $player }
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
link-ended = Sessionen är avslutad
link-ended-fun = Inget har spelats på ett tag. Inget har gått förlorat: dina lekpengar väntar på dig.
link-ended-money = Inget har gått förlorat: pengar i spelet har gått tillbaka till ditt konto. Starta spelet på nytt hos din operatör.
to-operator = Till din operatör
link-closed = Bordet har stängts
link-closed-more = Alla avslutade omgångar står fast; en insats som inte delades ut har kommit tillbaka till dig.
idle-warning = Inget har spelats på ett tag. Sessionen avslutas om { $seconds } sekunder; inget går förlorat.
reality-check = Läs vad du satsat och vunnit, och fortsätt bara om du vill.
go-on = Fortsätt
play-here = Spela här

## Avslag: vad som är fel, vad som går, och att inget har tagits

refusal-malformed = Bordet förstod inte meddelandet. Inget har tagits. Ladda om sidan.
refusal-unknown-game = Det spelet finns inte. Inget har tagits. Välj ett i lobbyn.
refusal-unknown-table = Det bordet finns inte, eller finns inte längre. Inget har tagits. Välj ett i lobbyn.
refusal-too-many-tables = Du har redan öppnat { $most } bord. Inget bord har öppnats. Gå till ett av dem, eller vänta tills något har stängts.
refusal-other-money = Vid det här bordet spelar man med andra pengar än dina. Inget har tagits. Titta på, eller välj ett annat bord.
refusal-table-full = Alla platser vid bordet är upptagna. Inget har tagits. Titta på, eller välj ett annat bord.
refusal-bets-closed = Den här omgången tar inte emot fler insatser från dig. Inget har tagits. Satsa på nästa.
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
refusal-wallet-unknown = Din operatör svarade inte i tid. Inget har tagits; om en insats ändå bokats där betalas den tillbaka. Försök igen.
refusal-wallet-refused = { $problem ->
    [limit-reached] Det skulle passera en gräns på ditt konto. Inget har tagits. Satsa mindre, eller se över dina gränser hos din operatör.
    [session-ended] Du är inte längre inloggad hos din operatör. Inget har tagits. Logga in där och starta spelet på nytt.
   *[other] Din operatör sade nej ({ $problem }). Inget har tagits. Fråga din operatör.
}
refusal-buy-in-limit = Högst { $maximum } får finnas i spelet; det finns plats för { $room }. Inget har flyttats. Välj ett mindre belopp, eller spela vidare med det som finns.
refusal-account-lacks = På ditt konto finns { $balance }, vilket är mindre än { $stake }. Inget har flyttats. Välj ett mindre belopp, eller sätt in pengar i kassan först.
refusal-buy-in-lost = Anslutningen bröts innan svaret kom. Se på saldot här: finns pengarna inte där är de kvar på ditt konto, eller går tillbaka dit av sig själva.
refusal-session-over = Din tid på { $minutes } minuter är slut. Inget har tagits. Välkommen en annan dag.
refusal-loss-limit = Du har förlorat { $limit } under besöket, vilket är gränsen. Inget har tagits.
refusal-reality-check = Du har spelat i { $minutes } minuter: { $rounds } omgångar, { $staked } satsat, { $paid } utbetalt. Inget har tagits. Fortsätt eller lämna.
refusal-round-too-soon = En omgång tar minst { $seconds } sekunder här. Inget har tagits. Dela igen om en stund.
refusal-stake-returned = Omgången kunde inte delas ut. Din insats på { $stake } har kommit tillbaka, och markerna ligger kvar på duken. Dela när du vill.
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
menu-table = Vid bordet
menu-back = Till lobbyn
changed-title = Bordets regler har ändrats
changed-text = De ändrades medan anslutningen var borta. Titta på dem innan du satsar.
changed-laid = De ändrades medan anslutningen var borta. Dina insatser skickades inte igen och inget har tagits; markerna ligger kvar på bordet. Titta på reglerna och dela sedan ut, eller ta tillbaka markerna.
changed-keep = Låt markerna ligga
changed-clear = Ta tillbaka markerna
changed-seen = Jag förstår
leave-title = Lämna bordet?
leave-text = Markerna på bordet går tillbaka till dig. Inget har tagits.
leave-standing = Din insats på { $amount } är inte utdelad än. Går du innan dess kommer den tillbaka till dig. Är insatserna redan stängda delas den ut, och resultatet finns i din historik.
leave-yes = Lämna
leave-no = Stanna
leave-money = { $amount } går tillbaka till ditt konto.
left-title = Du har lämnat bordet
left-money = { $amount } har gått tillbaka till ditt konto.
left-nothing = Inga pengar ligger kvar i spelet: allt finns på ditt konto.
left-late = Huset gick inte att nå. Ditt besök avslutas av sig självt, och inget går förlorat.
left-exit = Till din operatör
buy-in-held = I spelet
buy-in-amount = Belopp i { $currency }
buy-in-quick = Belopp att välja bland
buy-in-do = Ta med
buy-in-wait = Frågar din operatör …
buy-in-wrong = Skriv ett belopp, till exempel { $example }.
buy-in-done = { $amount } har kommit in i spelet.
buy-in-more = Pengarna kommer från ditt konto. Det som är kvar går tillbaka dit när du lämnar bordet, eller när inget spelas på länge.
look-back-title = Se tillbaka ett ögonblick
look-back-here = Tid här
look-back-staked = Satsat
look-back-paid = Utbetalt
look-back-net = Vunnet eller förlorat

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
rounds-game = Spel
rounds-any = Alla
rounds-from = Från och med
rounds-to = Till och med
rounds-void-only = Ogiltigförklarad
rounds-all = Visa alla
rounds-table = Spara som tabell (CSV)
rounds-commission = Kommission
rounds-version = Regler
rounds-none-such = Det finns ingen sådan omgång.
rounds-end-such = Det är alla omgångar av det slaget.
rounds-void = Ogiltigförklarad { $time }: { $reason }. Insatser har gått tillbaka, utbetalningar har återtagits.

keys-title = Tangenter
keys-on = Kortkommandon på
keys-tab = Nästa eller föregående val
keys-enter = Gör det som är valt
keys-digits = Välj mark
keys-space = Dela ut det som ligger; på tomt bord upprepas de senaste insatserna
keys-skip = Stå över omgången (vid ett delat bord)
keys-delete = Ta bort insatsen på det valda fältet
keys-minus = Ta bort en mark från det valda fältet
keys-escape = Stäng fönstret, eller gå till lobbyn
key-tab = Tabb
key-enter = Enter
key-digits = 1 … 9
key-space = Mellanslag
key-skip = S
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

## Spela tillsammans

together-title = Spela tillsammans
together-line = En giv för alla vid bordet. Var och en satsar för sig.
together-open = Öppna ett bord
together-none = Inget delat bord är öppet. Öppna ett, så kan andra komma till dig.
together-wait = Letar efter bord …
together-fail = De delade borden gick inte att nå. Försöker igen …
together-table = Delat bord
together-join = Gå med
together-look = Titta på
together-sit = Ta en plats
together-taken = { $taken } av { $seats } platser tagna
together-clock = { $seconds ->
    [one] { $seconds } sekund att satsa
   *[other] { $seconds } sekunder att satsa
}
together-betting = Insatser är öppna
together-dealing = Delar ut
together-name = Ditt namn vid bordet
together-name-more = Alla vid bordet ser det. Högst 20 tecken.
together-name-missing = Säg bordet ett namn.
together-what = Lägg dina marker och dela när du är klar. Korten kommer när alla har delat eller står över, eller när tiden är ute.
together-lost = Bordet gick inte att nå. Försök igen om en stund.
together-new = Öppna ett delat bord
together-new-game = Spel
together-new-name = Bordets namn (om du vill)
together-new-who = Vem får komma
together-new-public = Alla: bordet syns i lobbyn
together-new-link = Bara de som har länken
together-new-do = Öppna bordet
together-link = Kopiera länken
together-link-done = Länken är kopierad
together-link-label = Länk till bordet
together-seats = Platser
together-you = Du
together-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
together-deciding = Väljer
together-skipped = Står över
together-idle = Vilar
together-away = Borta
together-sat-out = Ingen insats
together-closes = { $seconds ->
    [one] Insatserna stänger om { $seconds } sekund
   *[other] Insatserna stänger om { $seconds } sekunder
}
together-closes-laid = { $seconds ->
    [one] Insatserna stänger om { $seconds } sekund. Dina marker är inte med än.
   *[other] Insatserna stänger om { $seconds } sekunder. Dina marker är inte med än.
}
together-closed = Insatserna är stängda
together-no-clock = Tiden börjar med första insatsen
together-table-full = Alla platser vid bordet är tagna. Du tittar på, och kan ta en plats så snart någon blir ledig.
together-other-money = Vid det här bordet spelar man med andra pengar än dina. Du kan titta på, eller välja ett annat bord i lobbyn.
together-seat-lost = Din plats lämnades eftersom inget hördes från dig på ett tag. Dina pengar är i säkerhet. Ta en plats igen när du vill spela vidare.
together-state = Läge
together-bets = Insatser
together-result = Förra omgången
together-rules = { $seconds } sekunder från omgångens första insats. En plats hålls i { $minutes } minuter om anslutningen bryts.

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
check-promise-bets = Fingeravtrycket är det som visades före insatserna
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
check-onlooker = Du hade ingen insats i omgången
check-shared = Vid ett delat bord satsar flera spelare på samma giv. Varje webbläsare lägger till sitt slumptal, i den ordning som insatserna tas emot, och alla webbläsare vid bordet, även åskådarnas, räknar fram samma kort.
check-shared-limits = Detta visar inte vid ett delat bord: vilka de andra är. Den som kände till serverns hemlighet och satsade sist kunde ha valt det sista talet efter korten. Det visar att inget ändrades efter den sista insatsen. Vid ett eget bord finns ingen annan vars tal skulle kunna väljas.
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

### ----------------------------------------------------------------
### Rules page and paytable. The browser's own catalogue leaves these out.

# Svenska. Alla texter på regelsidorna och i utbetalningstabellerna. Belopp, tal, procent och datum kommer färdigskrivna.
# Variabler som $side, $draws och $per väljer bara mellan varianter; de skrivs aldrig ut.

## Bordets ord (F-61)

rules-term-player = SPELARE
rules-term-banker = BANKEN
rules-term-tie = LIKA
rules-term-pays-for = BETALAR { $win } FÖR { $per }
rules-term-pays-to = BETALAR { $win } TILL { $per }
rules-term-push = Oavgjort
rules-term-min = MIN
rules-term-max = MAX

## Själva sidan

rules-language = Svenska
rules-title = { $game }: spelregler
rules-paytable-title = { $game }: utbetalningar
rules-lead = Baccarat (punto banco) med { $decks ->
    [one] en kortlek
   *[other] { $number } kortlekar
}. Sidan skrivs utifrån samma regler i dataform som ger korten, betalar ut och räknar oddsen, så sidan och spelet kan inte säga emot varandra.
rules-skip = Hoppa till texten
rules-ways = Andra sidor
rules-contents = På sidan
rules-languages = Språk
rules-formats = Sidan som
rules-as-markdown = markdown
rules-as-text = ren text
rules-to-rules = Spelregler
rules-to-paytable = Utbetalningar
rules-to-table = Till bordet
rules-in-force = En insats avgörs efter de regler som gällde när den togs emot, och varje omgång sparas tillsammans med sina reglers version.
rules-generated = Sidan skrevs { $time }.
rules-version = Reglernas version (SHA-256): { $version }
rules-missing-title = Det spelet finns inte
rules-missing = Inget spel här heter så. Det här är husets spel:
rules-to-lobby = Till lobbyn

## Vad det går ut på

rules-aim = Vad det går ut på
rules-aim-hands = Två händer ges, Spelaren och Banken. Den som kommer närmast nio vinner; har båda samma poäng blir det lika. Före given satsar du på hur det ska sluta.
rules-aim-names = Spelaren och Banken är bara namn på de två sidorna. Du får satsa på vilken du vill. Ingen av dem är du, och ingen av dem är huset.
rules-aim-fixed = Båda händerna ges efter fasta regler. När insatserna ligger finns det inget kvar att bestämma, varken för dig eller för huset.

## Så satsar du

rules-bet = Så satsar du
rules-bet-chip = Välj en mark i markraden.
rules-bet-lay = Tryck på ett insatsfält för att lägga marken där. Varje tryck lägger dit en till.
rules-bet-deal = Tryck på { $deal }. Omgången ges genast.
rules-bet-areas = Bordets insatsfält: { $areas }.
rules-bet-any = Du får satsa på vilka du vill av dem i samma omgång.
rules-bet-one = I varje omgång får bara ett fält ha en insats. Så länge det ligger marker på ett fält tar de andra inte emot några, och de säger till. Tryck på { $clear } om du vill byta fält.
rules-bet-chips = Markerna: { $chips }.
rules-bet-free = Marker som ligger på bordet är fortfarande dina. Inget dras förrän du trycker på { $deal }.

## Knappar och tecken

rules-controls = Knappar och tecken
rules-controls-laying = Lägga marker och ta tillbaka dem
rules-controls-acts = Knappar
rules-controls-signs = Runt bordet
rules-controls-menu = I menyn
rules-control-chips = Markraden
rules-control-chips-do = Svep eller rulla den i sidled för att se fler marker. Exakt en är vald: den sticker upp och har en pil under sig.
rules-control-area = Insatsfält
rules-control-area-do = Ett tryck eller klick lägger till en av den valda marken.
rules-control-laid = Marker på ett fält
rules-control-laid-do = Tryck på själva markerna för att ta tillbaka hela insatsen på fältet.
rules-control-less = Ta bort
rules-control-less-do = Tar bort den valda markens värde från fältet. Det gör också ett högerklick eller ett långt tryck på fältet. Ligger det mindre än så där tas hela insatsen tillbaka.
rules-control-deal = Startar omgången med de insatser som ligger på bordet.
rules-control-deal-or-rebet = Startar omgången med de insatser som ligger på bordet. Ligger det inga där efter en omgång upprepas den omgångens insatser.
rules-control-rebet = Lägger förra omgångens insatser en gång till och startar omgången direkt.
rules-control-same-bet = Lägger förra omgångens insatser en gång till. Sedan startar { $deal } omgången.
rules-control-double = Lägger dubbelt så mycket som förra omgången och startar omgången direkt. Om det skulle bryta mot en gräns eller inte ryms i ditt saldo läggs ingenting, och bordet säger varför.
rules-control-undo = Tar tillbaka den mark som lades sist; ett tryck till tar den före.
rules-control-clear = Tar bort alla dina marker från bordet.
rules-control-new-bet = Rensar bordet efter en omgång. Den mark du hade valt är fortfarande vald.
rules-control-menu = Öppnar menyn.
rules-control-sound = Slår på och av ljudet, här och i menyn.
rules-control-bet = Allt som ligger på bordet; efter en omgång med vinst det som vanns.
rules-control-balance = Vad du har att spela för: alltid serverns siffra. Den ändras när resultatet har visats.
rules-control-plus = Fyll på
rules-control-refill = Fyller på dina lekpengar igen.
rules-control-bring = Hämta pengar
rules-control-bring-do = Hämtar pengar från ditt konto till spelet, mellan omgångarna. Det som är kvar går tillbaka när du lämnar spelet.
rules-control-roads = Resultatvägar
rules-control-roads-do = Bordets tidigare resultat i litet format. Ett tryck öppnar alla.
rules-control-check = Visar att din webbläsare har räknat ut given på nytt och funnit att den stämmer.
rules-menu-sound = På eller av.
rules-menu-fast = Visar korten utan att vänta på deras rörelser.
rules-menu-history = Visar eller döljer vägar och tidigare händer på bordet.
rules-menu-four = Ritar ruter blå och klöver gröna, så att alla fyra färger skiljer sig åt.
rules-menu-language = Byter alla ord på en gång. Insatser och en pågående omgång ligger kvar.
rules-menu-paytable = Vad varje spel betalar.
rules-menu-return = Vad som verkligen kommer tillbaka vid små insatser.
rules-menu-rules = Den här sidan.
rules-menu-rounds = Dina omgångar, den senaste först.
rules-menu-check = Vad din webbläsare kom fram till när den räknade ut given på nytt.
rules-menu-keys = Alla tangenter, och var man stänger av dem.
rules-menu-back = Lämnar bordet.

## Tangentbord

rules-keys = Tangentbord
rules-keys-intro = Hela spelet går att spela utan mus eller pekskärm. Vill du inte att enskilda tangenter ska göra något stänger du av dem i menyn, under { $keys }.
rules-keys-caption = Vad tangenterna gör
rules-key = Tangent
rules-key-does = Vad den gör
rules-key-tab-does = Går till nästa val, tillsammans med Skift till föregående.
rules-key-enter-does = Utför det som är valt.
rules-key-digits-does = Väljer den första, andra … marken i raden.
rules-key-space-deals = Startar omgången med de insatser som ligger; på tomt bord upprepas de förra.
rules-key-space-lays = Startar omgången med de insatser som ligger; på tomt bord läggs de förra ut.
rules-key-delete-does = Tar tillbaka hela insatsen på det valda fältet.
rules-key-minus-does = Tar bort den valda markens värde från det valda fältet.
rules-key-backspace = Backsteg
rules-key-escape-does = Stänger ett fönster eller går till lobbyn; ligger det marker på bordet frågar bordet först.

## Given

rules-play = Given
rules-play-cards = Spelet spelas med { $decks ->
    [one] en kortlek med 52 kort utan jokrar.
   *[other] { $number } kortlekar med 52 kort utan jokrar, sammanlagt { $cards } kort.
}
rules-play-shuffle = Alla kort blandas om inför varje omgång. Ingen omgång beror på den förra.
rules-play-shoe = Alla kort blandas och läggs i en sko, som räcker till många omgångar.
rules-play-burn = När en sko börjar vänds dess första kort, och så många kort som det räknas läggs åt sidan osedda. Tior och klädda kort räknas här som tio.
rules-play-cut = I skon ligger ett skiljekort med { $behind } { $count ->
    [one] kort
   *[other] kort
} bakom sig. Kommer det fram mitt i en omgång spelas omgången klart och en till ges; kommer det före omgångens första kort blir den omgången den sista. Sedan blandas alla kort om.
rules-play-order = Korten ges i den här ordningen:
rules-play-card = { $side ->
    [player] Spelaren
   *[banker] Banken
}: { $card ->
    [1] första kortet
    [2] andra kortet
   *[other] tredje kortet, om reglerna nedan säger det
}
rules-play-win = Ingen hand får fler än tre kort. Den hand som är närmast nio vinner; har båda samma poäng blir det lika.

## Valörer och poäng

rules-values = Valörer och poäng
rules-values-caption = Vad korten räknas som
rules-values-card = Kort
rules-values-counts = Poäng
rules-values-from-to = { $first } till { $last }
rules-values-number = kortets siffra
rules-rank-A = Ess
rules-rank-T = 10
rules-rank-J = knekt
rules-rank-Q = dam
rules-rank-K = kung
rules-values-sum = En hand är värd summan av sina kort utan tiotal: { $first } och { $second } blir { $sum }, och det räknas som { $total }.
rules-values-suits = Färgerna har ingen betydelse.
rules-values-suits-pairs = Färgerna har ingen betydelse för vem som vinner. Bara spel på perfekt par tar hänsyn till dem.
rules-values-natural = { $totals } poäng på de två första korten är en natural. Har någon av händerna en natural stannar båda, och poängen avgör. Det går före alla andra regler.

## Tredje kortet

rules-third = Tredje kortet
rules-third-player = Finns det ingen natural är det först Spelarens tur. Spelaren ser bara till sin egen poäng.
rules-third-player-caption = När Spelaren tar kort
rules-third-total = Poäng på två kort
rules-third-does = Spelaren
rules-third-natural = natural: båda händerna stannar
rules-draws = tar kort
rules-stands = stannar
rules-third-stood = Om Spelaren stannade tar Banken kort på { $draws } och stannar på { $stands }.
rules-third-drew = Om Spelaren tog kort avgör Bankens egen poäng och värdet på Spelarens tredje kort. Tior och klädda kort räknas även här som 0.
rules-draw-caption = När Banken tar kort
rules-draw-own = Bankens poäng
rules-draw-other = Värdet på Spelarens tredje kort
rules-draw-stood = Spelaren stannade
rules-draw-sign = T
rules-stand-sign = S
rules-third-words = Samma sak i ord:
rules-row-always = Banken har { $total }: tar alltid kort.
rules-row-never = Banken har { $total }: stannar alltid.
rules-row-some = { $stood ->
    [draws] Banken har { $total }: tar kort om Spelarens tredje kort räknas som { $thirds } eller om Spelaren stannade.
   *[stands] Banken har { $total }: tar kort om Spelarens tredje kort räknas som { $thirds }; stannar om Spelaren stannade.
}
rules-examples = Fyra givar
rules-examples-player = Spelaren
rules-examples-banker = Banken
rules-examples-what = Vad som händer
rules-example-hand = { $cards } = { $total }
rules-example-natural = { $side ->
    [player] Spelaren
   *[banker] Banken
} har en natural på { $total }, så ingen tar kort. { $end }
rules-example-acts = { $player } { $banker } { $end }
rules-example-player = Spelaren { $does ->
    [draws] tar kort
   *[stands] stannar
} på { $total }.
rules-example-banker = Banken { $does ->
    [draws] tar kort
   *[stands] stannar
} på { $total } { $answers ->
    [drew] mot { $third }.
   *[stood] eftersom Spelaren stannade.
}
rules-example-end = { $outcome ->
    [player] Spelaren vinner med { $player } mot { $banker }.
    [banker] Banken vinner med { $banker } mot { $player }.
   *[tie] Lika på { $player }.
}

## Utbetalningar

rules-payouts = Utbetalningar
rules-payouts-caption = Vad varje spel betalar
rules-payouts-when = När
rules-payouts-pays = Betalar
rules-payouts-example = Insats → tillbaka
rules-column-bet = Spel
rules-stake-to-payout = { $stake } → { $payout }
rules-pays-to = { $win } till { $per }
rules-pays-for = { $win } för { $per }
rules-pays-less = { $pays } minus { $commission } kommission
rules-payouts-first = Stämmer flera rader för ett spel gäller den första.
rules-payouts-lost = Stämmer ingen rad är insatsen förlorad.
rules-payouts-to = ”{ $pays }” anger vad du vinner. Insatsen får du tillbaka dessutom.
rules-payouts-for = ”{ $pays }” anger vad du får tillbaka med insatsen inräknad: detsamma som { $same }.
rules-payouts-push = { $push } betyder att insatsen går tillbaka: inget vinns och inget förloras.
rules-payouts-commission = Kommission dras på vinsten, aldrig på insatsen, och inget annat tas ut.

rules-when-always = alltid
rules-when-outcome = { $outcome ->
    [player] Spelaren vinner
    [banker] Banken vinner
   *[tie] Lika
}
rules-when-tie-at = Lika på { $totals }
rules-when-wins-with = { $side ->
    [player] Spelaren
   *[banker] Banken
} vinner med { $what }
rules-when-wins-by = { $side ->
    [player] Spelaren
   *[banker] Banken
} vinner med { $margin }s marginal
rules-when-wins-with-by = { $side ->
    [player] Spelaren
   *[banker] Banken
} vinner med { $what } och { $margin }s marginal
rules-when-has = { $side ->
    [player] Spelaren
   *[banker] Banken
} har { $what }
rules-when-no-natural = { $side ->
    [player] Spelaren
   *[banker] Banken
} har ingen natural
rules-when-apart = det skiljer { $margin } mellan händerna
rules-when-cards = { $cards } kort ges sammanlagt
rules-when-pair = { $side ->
    [player] Spelarens
   *[banker] Bankens
} två första kort { $kinds ->
    [none] har olika valör
    [pair] har samma valör men olika färg
    [perfect] har samma valör och färg
    [none-pair] har inte både valör och färg gemensamt
    [none-perfect] har olika valör, eller samma valör och färg
   *[pair-perfect] har samma valör
}
rules-what-natural = en natural
rules-what-total = { $totals } poäng
rules-what-cards = { $cards ->
    [2] två kort
   *[3] tre kort
}
rules-points = { $count ->
    [one] { $points } poäng
   *[other] { $points } poäng
}

## Avrundning

rules-rounding = Avrundning
rules-rounding-never = Alla utbetalningar i det här spelet går jämnt ut vid varje insats. Inget avrunds någonsin.
rules-rounding-down = Det som kommer tillbaka avrunds nedåt till närmaste { $unit }, en gång för varje spel.
rules-rounding-caption = Räkneexempel
rules-rounding-head = Spel
rules-rounding-row = { $bet }: { $when }
rules-rounding-stake = Insats
rules-rounding-exact = Exakt
rules-rounding-paid = Du får tillbaka
rules-rounding-step = { $bet }: insatser i jämna steg om { $step } förlorar inget på avrundning.

## Återbetalning

rules-returns = Återbetalning (RTP)
rules-returns-what = Av allt som satsas på ett spel kommer den här andelen tillbaka, i genomsnitt och i det långa loppet. Den är räknad exakt, över varje ordning som korten kan ligga i, och visas med två decimaler. Några få omgångar kan sluta helt annorlunda.
rules-returns-caption = Hur ofta varje spel vinner och vad det ger tillbaka
rules-returns-wins = Vinner
rules-returns-rtp = Ger tillbaka
rules-returns-range = Spelen på det här bordet ger tillbaka från { $lowest } till { $highest }.
rules-returns-outcomes = Spelaren vinner { $player } av alla omgångar och Banken { $banker }; { $tie } slutar lika.
rules-returns-shoe = Siffrorna är räknade för en ny sko. När kort har lämnat den rör sig nästa omgångs siffror lite uppåt eller nedåt.

rules-at-stake = Återbetalning vid din insats
rules-at-stake-what = Avrundningen nedåt kostar lite vid små insatser. Så här mycket kommer i verkligheten tillbaka i genomsnitt:
rules-at-stake-never = Inget avrunds i det här spelet, så varje insats ger tillbaka det som står ovan.
rules-at-stake-caption = Återbetalning med avrundde utbetalningar
rules-at-stake-stake = Insats
rules-at-stake-rtp = Ger tillbaka
rules-at-stake-cost = Avrundningen kostar
rules-at-stake-others = De andra spelen förlorar inget på avrundning, vid någon insats.

## Gränser

rules-limits = Insatsgränser
rules-limits-caption = Minsta och högsta insats
rules-limits-round = Hela omgången
rules-limits-enforced = Servern kontrollerar gränserna för varje fält och för hela omgången. En insats utanför dem avvisas, och inget dras.
rules-limits-currency = Valuta: { $currency }. Insatser görs i hela steg om { $unit }.

## Vägar

rules-roads = Resultatvägar
rules-roads-what = Vägarna visar bordets tidigare resultat, var och en på sitt sätt och sex rader hög.
rules-road-bead = Alla resultat i tur och ordning: { $player } för Spelaren, { $banker } för Banken, { $tie } för lika. Först nedåt, sedan nästa kolumn.
rules-road-big = En ring för varje vinst, Spelarens med en prick i. Så länge samma sida vinner går ringarna nedåt; finns det ingen plats viker de av åt höger. Vinner den andra sidan börjar en ny kolumn. Ett streck över en ring är ett lika, och en siffra på den räknar flera.
rules-road-derived = { $road ->
    [eye] Ringar som jämför kolumnerna på { $big } med kolumnen före. Sluten och röd: regelbundet. Bruten och blå: oregelbundet.
    [small] Skivor som jämför kolumnerna på { $big } med den andra kolumnen före. Fylld och röd: regelbundet. Ihålig och blå: oregelbundet.
   *[cockroach] Streck som jämför kolumnerna på { $big } med den tredje kolumnen före. Helt och rött: regelbundet. Brutet och blått: oregelbundet.
} Lika hoppas över.
rules-roads-next = ”{ $player }” och ”{ $banker }” visar vilka märken ett sådant resultat skulle lägga till på de tre sista.
rules-roads-example = Ett exempel
rules-roads-nothing = Vägarna berättar vad som har varit, aldrig vad som kommer. Korten blandas om inför varje omgång, så nästa omgångs odds är alltid desamma, vad vägarna än visar.
rules-roads-nothing-shoe = Vägarna berättar vad som har varit, aldrig vad som kommer. Oddsen ändras med de kort som har lämnat skon, och bara lite; om de korten säger vägarna ingenting.

## Rättvisa

rules-fair = Rättvisa, och hur en giv kontrolleras
rules-fair-lead = Ingen sida väljer korten ensam, och vem som helst kan kontrollera det efteråt.
rules-fair-commit = Innan du satsar bestämmer servern ett hemligt slumptal för { $per ->
    [round] omgången
   *[shoe] skon
} och visar talets fingeravtryck (SHA-256).
rules-fair-seed = { $per ->
    [round] Din insats hänvisar till fingeravtrycket och lägger till ett slumptal som din egen webbläsare har dragit.
   *[shoe] Den första insatsen i skon hänvisar till fingeravtrycket och lägger till ett slumptal som din egen webbläsare har dragit.
}
rules-fair-reveal = Korten följer av båda talen. { $per ->
    [round] Tillsammans med resultatet visas det hemliga.
   *[shoe] När skon är slut visas det hemliga.
}
rules-fair-check = Då räknar din webbläsare själv ut fingeravtrycket och korten på nytt. Vad den kom fram till står i menyn, under { $check }.
rules-fair-shoe = Fram till dess kan skons omgångar inte kontrolleras än, och bordet säger det. Ändras reglerna är en sko som började under de gamla slut, och dess hemliga tal visas.
rules-fair-page = Vilken omgång som helst kan också kontrolleras för hand, på sidan ”{ $page }”.
rules-fair-offline = En sparad omgång kan kontrolleras utan server och nätverk:
rules-fair-limits = Det bevisar att korten bestämdes av båda talen tillsammans. Det kan inte bevisa vilket program servern kör, eller att den tar emot varje insats.

## Historik

rules-history = Historik
rules-history-kept = Varje omgång sparas med kort, poäng, insatser och utbetalningar, ditt saldo före och efter, tidpunkt och nummer. { $history } i menyn visar dina omgångar, den senaste först. Var och en kan visas igen, sparas och kontrolleras.
rules-history-table = Vägar och tidigare händer på bordet visas eller döljs i menyn, under { $cards }.

## Avbrott

rules-cut = Oavslutade omgångar och brutna förbindelser
rules-cut-lead = Hur en omgång än avbryts slutar det på ett av två sätt: den spelades och gäller, eller så drogs ingenting.
rules-cut-before = Marker som har lagts ut men inte spelats är ingen insats. Bryts förbindelsen eller stängs sidan före { $deal } har inget dragits.
rules-cut-step = Med { $deal } dras insatsen, ges korten, betalas spelen och sparas omgången i ett enda steg. Det sker helt eller inte alls, även om servern stannar mitt i.
rules-cut-stored = Sparades omgången så gäller den. När du kommer tillbaka visar bordet samma kort och samma resultat, och ditt saldo stämmer. Ingen omgång ges om.
rules-cut-asked = När du inte kan veta vad som hände frågar din webbläsare om av sig själv. Att fråga om samma omgång drar aldrig en insats till.
rules-cut-restart = Om servern måste starta om innan din omgång hade sparats { $per ->
    [round] är den given ogiltig och inget har dragits. Är sidan fortfarande öppen lägger din webbläsare samma insatser i den nya given.
   *[shoe] har inget dragits, och omgången kan spelas om ur samma sko.
}
rules-cut-changed = Har bordets regler ändrats under tiden skickas dina insatser inte igen. Bordet säger till först, och dina marker ligger kvar.
rules-cut-next = Nästa omgång vid ditt bord väntar tills den förra är avgjord.
rules-cut-elsewhere = Öppnar du spelet i ett annat fönster eller på en annan enhet fortsätter det där, och det första fönstret säger till.
rules-cut-shared = Vid ett delat bord dras insatsen när bordet tar emot den. Bryts förbindelsen ligger insatsen kvar och spelas tillsammans med de andras; din plats hålls åt dig en stund. Lämnar du bordet innan korten ges får du tillbaka insatsen.
rules-cut-shared-back = Om en omgång vid ett delat bord inte kan ges får alla tillbaka sina insatser, en gång, och bordet öppnar en ny omgång.

## Spela tillsammans

rules-together = Spela tillsammans
rules-together-lead = Utöver ditt eget bord kan du sitta vid ett med andra. Regler, odds och utbetalningar är desamma; alla delar på en giv, och var och en satsar och får betalt för sig.
rules-together-seats = Ett bord har { $seats } platser, var och en med ett namn som alla ser. När alla platser är tagna kan du titta på.
rules-together-clock = Omgångens första insats startar klockan: { $seconds } sekunder. Korten delas ut när alla på en plats har tryckt på { $deal } eller { $skip }, eller när tiden är ute. Den som har låtit en omgång gå, eller vars förbindelse är bruten, väntar man inte på.
rules-together-stands = Med { $deal } dras din insats och den ligger fast: den kan inte ändras, och alla ser den. Marker som ligger utan { $deal } är ingen insats.
rules-together-skip = Med { $skip } (tangenten { $letter }) står du över en omgång. Inget dras. Tills insatserna stängs kan du ändå satsa.
rules-together-late = Den som kommer sent ser omgången som pågår: insatserna, tiden som är kvar och de senaste korten.
rules-together-dropped = Om din förbindelse bryts ligger din insats kvar och delas ut med de andras. Din plats hålls i { $minutes } minuter; när du kommer tillbaka finner du den, och ditt resultat.
rules-together-leave = Går du innan insatserna är stängda får du tillbaka din insats. Efter det delas omgången ut och avgörs utan dig, och den finns i din historik.
rules-together-void = Om en omgång inte kan delas ut för att servern fallerar kommer alla insatser på den tillbaka.
rules-together-check = Korten följer av serverns hemliga tal och av talen från alla som satsade, i den ordning som de satsade. Varje webbläsare vid bordet kontrollerar det. Det kan inte visa vilka de andra är: den som kände till det hemliga talet och satsade sist kunde ha valt sitt eget efter det. Vid ditt eget bord finns ingen annan.

## Inaktivitet

rules-idle = Inaktivitet
rules-idle-never = Spelet avslutas inte för att du tar en paus. Hur länge du än är borta går inget förlorat.
rules-idle-after = Efter { $minutes } { $count ->
    [one] minut
   *[other] minuter
} utan insats avslutas spelet av sig självt. Först kommer en varning. Inget går förlorat: marker som inte har spelats är ingen insats, och avgjorda omgångar gäller.

## Tekniskt fel

rules-void-title = Tekniska fel
rules-void = Tekniska fel gör alla berörda spel och utbetalningar ogiltiga.
rules-void-how = När en omgång är ogiltig återbetalas alla dess insatser och dras dess utbetalningar tillbaka, en enda gång, och det står i din historik.

## På skoj och för pengar

rules-fun = På skoj och för pengar
rules-fun-same = Regler, odds och utbetalningar är desamma på skoj som för pengar.
rules-fun-only = Här spelar du på skoj: lekpengar kan varken köpas eller betalas ut, och de kan alltid fyllas på igen.
rules-fun-money = Lekpengar kan varken köpas eller betalas ut, och de kan alltid fyllas på igen. De blandas aldrig med riktiga pengar.

## Ordlista

rules-terms = Ordlista
rules-terms-caption = Orden på bordet
rules-terms-english = Engelska
rules-terms-for-to = FÖR räknar in insatsen i det som betalas, TILL gör det inte.

## Coming in from an operator

rules-launch-none = Den här servern har bara spel på låtsas.
rules-launch-unknown = Operatören svarar inte. Gå tillbaka och öppna spelet igen om en stund.
rules-launch-declined = Länken är använd eller för gammal. Gå tillbaka och öppna spelet igen.
