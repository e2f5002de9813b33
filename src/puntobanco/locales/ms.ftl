# Bahasa Melayu. Semua teks dalam pelayar. Jumlah wang, peratus dan tarikh sudah siap ditulis.

## Perkataan permainan

area-player = Pemain
area-banker = Perbankan
area-tie = Seri
area-player-pair = Pasangan Pemain
area-banker-pair = Pasangan Perbankan
area-either-pair = Mana-mana Pasangan
area-perfect-pair = Pasangan Sempurna
area-player-dragon-bonus = Naga Pemain
area-banker-dragon-bonus = Naga Perbankan
area-dragon-7 = Naga 7
area-panda-8 = Panda 8
area-super-6 = Super 6
area-lucky-6 = Enam Bertuah
area-small = Kecil
area-big = Besar
area-egalite-0 = Seri pada 0
area-egalite-1 = Seri pada 1
area-egalite-2 = Seri pada 2
area-egalite-3 = Seri pada 3
area-egalite-4 = Seri pada 4
area-egalite-5 = Seri pada 5
area-egalite-6 = Seri pada 6
area-egalite-7 = Seri pada 7
area-egalite-8 = Seri pada 8
area-egalite-9 = Seri pada 9
# Pemain dan Perbankan bermula dengan huruf yang sama; B ialah bank.
letter-player = P
letter-banker = B
letter-tie = S

suit-C = kelawar
suit-D = daiman
suit-H = lekuk
suit-S = sped
rank-A = Sat
rank-2 = Dua
rank-3 = Tiga
rank-4 = Empat
rank-5 = Lima
rank-6 = Enam
rank-7 = Tujuh
rank-8 = Lapan
rank-9 = Sembilan
rank-T = Sepuluh
rank-J = Jek
rank-Q = Ratu
rank-K = Raja
# Huruf yang dicetak pada kad, dari sat hingga raja.
index-A = A
index-T = 10
index-J = J
index-Q = Q
index-K = K
card-name = { $rank } { $suit }
card-back = Kad tertutup

pays-to = Membayar { $win } kepada { $per }
pays-for = Membayar { $win } untuk { $per }
pays-to-less = Membayar { $win } kepada { $per } tolak { $commission }
pays-for-less = Membayar { $win } untuk { $per } tolak { $commission }
pays-up-to = Hingga { $win } kepada { $per }
pays-up-for = Hingga { $win } untuk { $per }
pays-push = Seri
limits = MIN { $minimum } Maks { $maximum }
natural = Natural
wins = Menang

## Rumah permainan

app-name = puntobanco
lobby-title = Punto Banco
lobby-line = Meja bakarat yang kadnya boleh disemak oleh sesiapa sahaja.
lobby-fun = Wang mainan sahaja: tiada yang dimenangi, tiada yang hilang.
lobby-wait = Sedang membuka meja …
lobby-fail = Meja tidak dapat dihubungi. Tiada apa-apa yang hilang. Mencuba lagi …
lobby-none = Tiada meja yang dibuka sekarang.
lobby-open = Sila duduk
lobby-decks = { $decks } dek kad
lobby-fresh = dikocok sebelum setiap pusingan
lobby-shoe = banyak pusingan bagi satu kocokan
lobby-extras = { $count } pertaruhan sampingan
lobby-any = sebarang pertaruhan serentak
lobby-one = satu pertaruhan bagi setiap pusingan
lobby-return = { $area } memulangkan { $rtp }
away-title = Rumah permainan tidak dapat dihubungi
away-text = Nampaknya anda di luar talian. Tiada apa-apa yang hilang: pertaruhan yang belum diagihkan kad tidak pernah diambil, dan setiap pusingan yang selesai tetap sah. Sebaik sahaja talian pulih, meja akan kembali.
away-retry = Cuba lagi
not-found = Halaman itu tiada.
to-lobby = Kembali ke lobi

## Meja

menu = Menu
balance = Baki
bet = Taruhan
win = Menang
fun-money = wang mainan
refill-title = Tambah semula wang mainan
sound-on = Hidupkan bunyi
sound-off = Matikan bunyi
areas = Ruang taruhan
chips = Cip
actions = Tindakan
chip-of = Cip { $amount }
area-bet = Taruhan { $amount }.
area-clear = Kosongkan { $area }, { $amount }
area-take-off = Ambil { $amount } dari { $area }
deal = Agih
rebet = Taruh lagi
same-bet = Taruhan sama
rebet-double = Lagi ×2
clear = Padam
undo = Buat asal
new-bet = Taruhan baharu
skip = Langkau
guest = Tetamu
skip-why = Anda melangkau pusingan ini
standing-why = Pertaruhan anda kekal sehingga kad diagihkan
onlooker-why = Ambil tempat duduk untuk bertaruh
deal-why = Letakkan cip dahulu
rebet-why = Tiada pertaruhan terdahulu untuk diulang
rebet-why-laid = Kosongkan meja dahulu
undo-why = Tiada cip untuk diambil balik
clear-why = Tiada pertaruhan untuk dikosongkan
wait-why = Kad sedang diagihkan
closed-why = Sambungan terputus
deal-in = dalam { $seconds } s
pace-why = { $seconds ->
    [one] Setiap pusingan ada masanya di sini. Agih dalam { $seconds } saat.
   *[other] Setiap pusingan ada masanya di sini. Agih dalam { $seconds } saat.
}
look-back-why = Lihat semula dahulu
buy-in = Bawa wang ke dalam permainan
deposit = Deposit di juruwang
stay-time = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } jam { $minutes } min
}

replay = Ulang tayang
replay-more = Tiada pertaruhan dibuat.
replay-over = Kembali ke meja
replay-why = Pusingan lalu sedang ditayangkan
shoe-left = { $cards } kad lagi ke kad potong
shoe-last = Pusingan terakhir kotak kad ini
say-lay = Letakkan pertaruhan anda
say-wait = Mengagih kad …
say-standing = Pertaruhan anda diterima
say-onlooker = Anda sedang menonton
say-won-player = Pemain menang { $player }–{ $banker }
say-won-banker = Perbankan menang { $banker }–{ $player }
say-tie = Seri pada { $player }
say-natural-player = Pemain menang dengan natural { $player }–{ $banker }
say-natural-banker = Perbankan menang dengan natural { $banker }–{ $player }
say-natural-tie = Seri dengan natural { $player }
say-returned = Dipulangkan { $amount }
say-nothing = Tiada pulangan
mark-won = Menang { $amount }
mark-push = Seri { $amount }
mark-lost = Kalah

## Untuk pembaca skrin

spoken-result = Pemain { $player }, Perbankan { $banker }. { $outcome ->
    [player] Pemain menang.
    [banker] Perbankan menang.
   *[tie] Seri.
} { $end ->
    [won] Anda menang { $amount }.
    [even] Taruhan anda { $amount } dipulangkan.
    [part] { $amount } dipulangkan.
   *[lost] Tiada pulangan.
}
spoken-bets = { $count ->
    [0] Tiada pertaruhan.
   *[other] Taruhan { $amount }.
}

## Sambungan

link-lost = Sambungan terputus. Pertaruhan ditutup, wang anda selamat. Menyambung semula …
link-replaced = Permainan kini berada di tab lain.
link-replaced-more = Tiada apa-apa yang hilang: pertaruhan yang belum diagihkan kad tidak pernah diambil.
link-ended = Sesi telah tamat
link-ended-fun = Tiada apa-apa yang dimainkan buat seketika. Tiada apa-apa yang hilang: wang mainan anda menunggu anda.
link-ended-money = Tiada apa-apa yang hilang: wang dalam permainan telah kembali ke akaun anda. Mulakan semula permainan daripada pengendali anda.
to-operator = Ke pengendali anda
idle-warning = Tiada apa-apa yang dimainkan buat seketika. Sesi tamat dalam { $seconds } saat; tiada apa-apa akan hilang.
link-closed = Meja ini telah ditutup
link-closed-more = Setiap pusingan yang selesai kekal sah; pertaruhan yang belum diagihkan telah dipulangkan kepada anda.
reality-check = Lihat berapa yang anda pertaruhkan dan menangi, dan teruskan hanya jika anda mahu.
go-on = Teruskan
play-here = Main di sini

## Penolakan: apa yang salah, apa yang boleh, dan bahawa tiada apa-apa yang diambil

refusal-malformed = Meja tidak memahami mesej ini. Tiada apa-apa yang diambil. Sila muat semula halaman.
refusal-unknown-game = Permainan itu tiada. Tiada apa-apa yang diambil. Pilih satu di lobi.
refusal-unknown-table = Meja itu tiada, atau sudah tiada. Tiada apa-apa yang diambil. Pilih satu di lobi.
refusal-too-many-tables = Anda sudah membuka { $most } meja. Tiada meja dibuka. Sertai salah satu daripadanya, atau tunggu sehingga satu ditutup.
refusal-other-money = Meja ini dimainkan dengan wang yang lain daripada wang anda. Tiada apa-apa yang diambil. Tonton sahaja, atau pilih meja lain.
refusal-table-full = Semua tempat duduk di meja ini sudah diisi. Tiada apa-apa yang diambil. Tonton sahaja, atau pilih meja lain.
refusal-bets-closed = Pusingan ini tidak menerima pertaruhan anda lagi. Tiada apa-apa yang diambil. Bertaruhlah pada pusingan seterusnya.
refusal-not-seated = Anda tidak duduk di mana-mana meja. Tiada apa-apa yang diambil. Buka permainan dari lobi.
refusal-unknown-area = Meja ini tiada ruang { $area }. Tiada apa-apa yang diambil. Bertaruhlah pada ruang di atas meja.
refusal-below-minimum = { $area } menerima { $minimum } atau lebih. Tiada apa-apa yang diambil. Tambah cip di situ.
refusal-above-maximum = { $area } menerima paling banyak { $maximum }. Tiada apa-apa yang diambil.
refusal-round-below-minimum = Satu pusingan menerima jumlah { $minimum } atau lebih. Tiada apa-apa yang diambil. Tambah cip.
refusal-round-above-maximum = Satu pusingan menerima jumlah paling banyak { $maximum }. Tiada apa-apa yang diambil.
refusal-one-area-only = Satu ruang sahaja bagi setiap pusingan di meja ini. Tiada apa-apa yang diambil. Kosongkan pertaruhan yang ada untuk memilih ruang lain.
refusal-insufficient-balance = Jumlahnya { $stake }; baki anda { $balance }. Tiada apa-apa yang diambil.
refusal-offer-void = Pusingan itu tidak lagi dibuka. Tiada apa-apa yang diambil. Agih semula.
refusal-round-in-progress = Pusingan terakhir anda masih diselesaikan. Tiada apa-apa yang diambil. Agih semula sebentar lagi.
refusal-commitment-mismatch = Pertaruhan ini untuk agihan lain daripada yang ditawarkan. Tiada apa-apa yang diambil. Agih semula.
refusal-round-id-reused = Pusingan ini sudah diagihkan dengan pertaruhan lain. Tiada lagi yang diambil. Agih semula.
refusal-nothing-to-refill = Wang mainan anda masih mencukupi. Tiada apa-apa yang diubah.
refusal-too-fast = Itu terlalu pantas untuk meja ini. Tiada apa-apa yang diambil. Cuba lagi sebentar lagi.
refusal-replaced = Permainan kini berada di tab lain. Tiada apa-apa yang diambil.
refusal-not-available = Ini tidak tersedia sekarang. Tiada apa-apa yang diambil. Cuba lagi nanti.
refusal-wallet-unknown = Pengendali anda tidak menjawab pada masanya. Tiada apa-apa yang diambil; jika pertaruhan telah dicatat di sana, ia dipulangkan. Cuba lagi.
refusal-wallet-refused = { $problem ->
    [limit-reached] Ini akan melepasi had akaun anda. Tiada apa-apa yang diambil. Kurangkan pertaruhan, atau semak had anda dengan pengendali anda.
    [session-ended] Anda tidak lagi log masuk dengan pengendali anda. Tiada apa-apa yang diambil. Log masuk di sana dan mulakan semula permainan.
   *[other] Pengendali anda menolak ({ $problem }). Tiada apa-apa yang diambil. Tanya pengendali anda.
}
refusal-buy-in-limit = Paling banyak { $maximum } boleh berada dalam permainan; masih ada ruang untuk { $room }. Tiada apa-apa yang dipindahkan. Pilih jumlah yang lebih kecil, atau terus bermain dengan apa yang ada.
refusal-account-lacks = Akaun anda ada { $balance }, kurang daripada { $stake }. Tiada apa-apa yang dipindahkan. Pilih jumlah yang lebih kecil, atau buat deposit di juruwang dahulu.
refusal-buy-in-lost = Sambungan terputus sebelum jawapan tiba. Lihat baki di sini: jika wang itu tiada di sini, ia masih dalam akaun anda, atau akan kembali ke sana dengan sendirinya.
refusal-session-over = Masa anda selama { $minutes } minit sudah tamat. Tiada apa-apa yang diambil. Datanglah lagi pada hari lain.
refusal-loss-limit = Anda telah kalah { $limit } dalam lawatan ini, iaitu hadnya. Tiada apa-apa yang diambil.
refusal-reality-check = Anda telah bermain selama { $minutes } minit: { $rounds } pusingan, { $staked } dipertaruhkan, { $paid } dibayar. Tiada apa-apa yang diambil. Teruskan atau keluar.
refusal-round-too-soon = Satu pusingan mengambil masa sekurang-kurangnya { $seconds } saat di sini. Tiada apa-apa yang diambil. Agih semula sebentar lagi.
refusal-unknown = Meja menolak. Tiada apa-apa yang diambil.
refusal-stake-returned = Pusingan itu tidak dapat diagihkan. Pertaruhan anda sebanyak { $stake } telah dipulangkan, dan cipnya diletakkan semula. Agihlah apabila anda mahu.

## Menu dan tetingkap

close = Tutup
menu-sound = Bunyi
menu-fast = Main pantas
menu-fast-more = Tanpa menunggu kad
menu-history = Sejarah kad
menu-history-more = Jalan dan pusingan lalu di atas meja
menu-language = Bahasa
menu-four = Kad empat warna
menu-four-more = Daiman biru, kelawar hijau
menu-paytable = Jadual bayaran
menu-return = Pulangan bagi taruhan anda
menu-rules = Peraturan permainan
menu-rounds = Sejarah permainan
menu-check = Semakan agihan
menu-keys = Kekunci
menu-table = Di meja ini
menu-back = Kembali ke lobi
changed-title = Peraturan meja ini telah berubah
changed-text = Peraturan berubah semasa sambungan terputus. Sila lihat dahulu sebelum bertaruh.
changed-laid = Peraturan berubah semasa sambungan terputus. Pertaruhan anda tidak dihantar semula dan tiada apa-apa yang diambil; cip masih di atas meja. Lihat peraturan, kemudian agih atau ambil balik cip anda.
changed-keep = Biarkan cip
changed-clear = Ambil balik cip
changed-seen = Saya faham
leave-title = Tinggalkan meja?
leave-text = Cip di atas meja dipulangkan kepada anda. Tiada apa-apa yang diambil.
leave-standing = Pertaruhan anda sebanyak { $amount } belum diagihkan. Jika anda keluar sebelum itu, wangnya dipulangkan kepada anda. Jika pertaruhan sudah ditutup, kad tetap diagihkan dan hasilnya ada dalam sejarah anda.
leave-yes = Tinggalkan
leave-no = Kekal
leave-money = { $amount } akan kembali ke akaun anda.
left-title = Anda telah meninggalkan meja
left-money = { $amount } telah kembali ke akaun anda.
left-nothing = Tiada wang tinggal dalam permainan: semuanya ada dalam akaun anda.
left-late = Rumah permainan tidak dapat dihubungi. Lawatan anda tamat dengan sendirinya, dan tiada apa-apa yang hilang.
left-exit = Ke pengendali anda
buy-in-held = Dalam permainan
buy-in-amount = Jumlah dalam { $currency }
buy-in-quick = Jumlah untuk dipilih
buy-in-do = Bawa masuk
buy-in-wait = Bertanya kepada pengendali anda …
buy-in-wrong = Taip jumlah seperti { $example }.
buy-in-done = { $amount } telah masuk ke dalam permainan.
buy-in-more = Wang ini datang daripada akaun anda. Bakinya kembali ke sana apabila anda keluar, atau apabila tiada apa-apa yang dimainkan untuk tempoh yang lama.
look-back-title = Berhenti sejenak
look-back-here = Masa di sini
look-back-staked = Dipertaruhkan
look-back-paid = Dibayar
look-back-net = Menang atau kalah

paytable-title = Jadual bayaran
paytable-bet = Pertaruhan
paytable-pays = Bayaran
paytable-limits = Had
paytable-return = Pulangan
paytable-round = Satu pusingan menerima jumlah { $minimum } hingga { $maximum }.
paytable-rounding = Bayaran dibundarkan ke bawah kepada syiling terkecil.
paytable-push = Jika seri, pertaruhan ini dipulangkan.

rounds-title = Sejarah permainan
rounds-none = Anda belum bermain sebarang pusingan.
rounds-wait = Mengambil pusingan …
rounds-fail = Pusingan tidak dapat diambil. Semuanya masih disimpan; cuba lagi sebentar lagi.
rounds-more = Pusingan terdahulu
rounds-end = Itulah semua pusingan anda.
rounds-again = Tayang semula
rounds-save = Simpan
rounds-check = Semak
rounds-result = Keputusan
rounds-stake = Taruhan
rounds-payout = Pulangan
rounds-balance = Baki
rounds-id = Pusingan
rounds-game = Permainan
rounds-any = Semua
rounds-from = Dari
rounds-to = Hingga
rounds-void-only = Dibatalkan
rounds-all = Tunjuk semua
rounds-table = Simpan sebagai jadual (CSV)
rounds-commission = Komisen
rounds-version = Peraturan
rounds-none-such = Tiada pusingan sedemikian.
rounds-end-such = Itulah semua pusingan jenis itu.
rounds-void = Dibatalkan pada { $time }: { $reason }. Pertaruhan dipulangkan, bayaran diambil semula.

keys-title = Kekunci
keys-on = Pintasan dihidupkan
keys-tab = Pilihan seterusnya atau sebelumnya
keys-enter = Lakukan yang dipilih
keys-digits = Pilih cip
keys-space = Agih kad bagi pertaruhan yang ada; jika meja kosong, ulang pertaruhan terakhir
keys-skip = Langkau pusingan ini (di meja yang dikongsi)
keys-delete = Kosongkan ruang yang dipilih
keys-minus = Ambil satu cip dari ruang yang dipilih
keys-escape = Tutup tetingkap, atau kembali ke lobi
key-tab = Tab
key-enter = Enter
key-digits = 1 … 9
key-space = Ruang
key-skip = S
key-delete = Delete
key-minus = −
key-escape = Esc

## Jalan

roads-title = Jalan keputusan
roads-open = Buka jalan keputusan
road-bead = Papan manik
road-big = Jalan besar
road-eye = Jalan mata besar
road-small = Jalan kecil
road-cockroach = Jalan lipas
roads-counts = Pemain { $player }, Perbankan { $banker }, Seri { $tie }. { $hands } agihan.
roads-none = Belum ada agihan
hands-count = { $hands } agihan
roads-if-banker = Jika seterusnya Perbankan
roads-if-player = Jika seterusnya Pemain
roads-foretell = Jalan mencatat apa yang sudah berlaku. Kad dikocok dan tidak mengingati apa-apa: jalan tidak meramalkan apa-apa.
roads-regular = sekata
roads-irregular = tidak sekata
roads-no-mark = tiada tanda
roads-list = Semua keputusan mengikut turutan
roads-hand = Agihan

## Bermain bersama

together-title = Bermain bersama
together-line = Satu agihan untuk semua di meja. Setiap orang bertaruh sendiri.
together-open = Buka meja
together-none = Tiada meja yang dikongsi dibuka. Buka satu, dan orang lain boleh menyertai anda.
together-wait = Mencari meja …
together-fail = Meja yang dikongsi tidak dapat dicapai. Mencuba lagi …
together-table = Meja yang dikongsi
together-join = Sertai
together-look = Tonton
together-sit = Ambil tempat
together-taken = { $taken } daripada { $seats } tempat diisi
together-clock = { $seconds ->
   *[other] { $seconds } saat untuk bertaruh
}
together-betting = Pertaruhan dibuka
together-dealing = Mengagih kad
together-name = Nama anda di meja
together-name-more = Semua orang di meja melihatnya. Paling banyak 20 aksara.
together-name-missing = Sila berikan satu nama.
together-what = Letakkan cip anda dan agih apabila anda bersedia. Kad dibuka apabila semua orang sudah agih atau langkau, atau apabila masa tamat.
together-lost = Meja itu tidak dapat dicapai. Cuba lagi sebentar lagi.
together-new = Buka meja yang dikongsi
together-new-game = Permainan
together-new-name = Nama meja (jika mahu)
together-new-who = Siapa yang boleh datang
together-new-public = Semua orang: disenaraikan di lobi
together-new-link = Hanya mereka yang ada pautan
together-new-do = Buka meja
together-link = Salin pautan
together-link-done = Pautan disalin
together-link-label = Pautan meja ini
together-seats = Tempat duduk
together-you = Anda
together-free = { $count ->
   *[other] { $count } tempat kosong
}
together-deciding = Memilih
together-skipped = Langkau
together-idle = Berehat
together-away = Tiada
together-sat-out = Tiada pertaruhan
together-closes = { $seconds ->
   *[other] Pertaruhan ditutup dalam { $seconds } saat
}
together-closes-laid = { $seconds ->
   *[other] Pertaruhan ditutup dalam { $seconds } saat. Cip anda belum diagihkan.
}
together-closed = Pertaruhan ditutup
together-no-clock = Masa bermula dengan pertaruhan pertama
together-table-full = Semua tempat duduk di meja ini sudah diisi. Anda sedang menonton, dan boleh mengambil tempat sebaik sahaja ada yang kosong.
together-other-money = Meja ini dimainkan dengan wang yang lain daripada wang anda. Anda boleh menonton, atau memilih meja lain di lobi.
together-seat-lost = Tempat anda telah dilepaskan kerana tiada khabar daripada anda. Wang anda selamat. Ambil tempat semula apabila anda mahu bermain lagi.
together-state = Keadaan
together-bets = Pertaruhan
together-result = Pusingan lepas
together-rules = { $seconds } saat dari pertaruhan pertama pusingan. Tempat duduk disimpan selama { $minutes } minit jika sambungan terputus.

## Semakan agihan

check-good = Agihan telah disemak
check-bad = Semakan agihan gagal
check-waiting = Disemak apabila kotak kad tamat
check-waiting-more = Di sini banyak pusingan diagihkan daripada satu kocokan. Rahsia pelayan akan mendedahkan kad yang belum keluar, maka ia hanya ditunjukkan bersama pusingan terakhir kotak kad; ketika itu pelayar anda menyemak semua pusingan kotak kad yang diingatinya.
check-not-yet = Belum: ditunjukkan apabila kotak kad tamat
check-none = Belum disemak
check-unable = Halaman ini tidak menggunakan sambungan selamat, jadi pelayar tidak dapat menyemak di sini.
check-title = Semakan agihan
check-what = Sebelum pertaruhan anda, pelayan menetapkan rahsianya dan menunjukkan cap jarinya. Pelayar anda menambah nombor rawaknya sendiri. Kad terhasil daripada kedua-duanya, jadi tiada pihak yang dapat memilihnya. Pelayar anda kini telah mengira semuanya semula:
check-promise = Cap jari sama dengan yang ditunjukkan sebelum pertaruhan
check-promise-bets = Cap jari itu ialah yang ditunjukkan sebelum pertaruhan
check-commitment = Rahsia yang didedahkan mempunyai cap jari itu
check-seed = Nombor rawak pelayar anda ada dalam agihan
check-cards = Kad terhasil daripada kedua-duanya
check-yes = Ya
check-no = Tidak
check-unknown = Tidak diketahui di sini
check-round = Pusingan
check-fingerprint = Cap jari
check-secret = Rahsia pelayan
check-yours = Nombor rawak pertaruhan
check-page = Semak mana-mana agihan
check-by-hand = Semak pusingan sendiri
check-intro = Di sini, anda mahupun kami tidak dapat memilih kad, dan tiada siapa perlu percaya begitu sahaja: sesiapa pun boleh mengiranya semula.
check-step-1 = Sebelum anda bertaruh, pelayan memilih satu nombor rawak yang panjang, iaitu rahsianya, dan menunjukkan cap jarinya. Satu cap jari sepadan dengan satu rahsia sahaja tetapi tidak mendedahkannya. Mulai saat ini pelayan sudah terikat.
check-step-2 = Bersama pertaruhan anda, pelayar menghantar nombor rawaknya sendiri. Pelayan tidak mungkin mengetahuinya, jadi tidak mungkin memilih rahsia yang sesuai dengannya.
check-step-3 = Rahsia itu dan nombor anda bersama-sama mengocok kad, dengan kaedah bertulis yang sentiasa memberikan kad yang sama bagi nombor yang sama.
check-step-4 = Bersama keputusan, pelayan menunjukkan rahsianya. Pelayar anda mengambil cap jarinya, mengocok semula dan membandingkan. Itulah tanda di sebelah setiap keputusan.
check-limits = Ini tidak membuktikan bahawa program yang digunakan ialah program yang diterbitkan, atau bahawa ia akan menerima sebarang pertaruhan. Ia membuktikan bahawa kad ini telah ditetapkan sebelum pertaruhan anda dan tidak dapat diubah selepasnya.
check-onlooker = Anda tiada pertaruhan dalam pusingan ini
check-shared = Di meja yang dikongsi, beberapa pemain bertaruh pada agihan yang sama. Setiap pelayar menambah nombor rawaknya mengikut turutan pertaruhan diterima, dan setiap pelayar di meja itu, termasuk pelayar penonton, mengira kad yang sama.
check-shared-limits = Yang tidak dibuktikan di meja yang dikongsi: siapa pemain yang lain. Sesiapa yang mengetahui rahsia pelayan dan bertaruh paling akhir mungkin memilih nombor terakhir supaya sesuai dengan kad. Ia membuktikan bahawa tiada apa diubah selepas pertaruhan terakhir. Di meja anda sendiri tiada orang lain yang nombornya boleh dipilih.
check-paste = Tampal pusingan yang disimpan
check-paste-more = Fail yang diberikan oleh “Simpan” dalam sejarah permainan. Semuanya dikira di sini dalam pelayar anda; tiada apa-apa yang dihantar.
check-fields = Atau taip sendiri
check-shoe = Beberapa pusingan daripada satu kocokan
check-field-roundId = Pusingan
check-field-decks = Dek kad
check-field-commitment = Cap jari
check-field-serverSeed = Rahsia pelayan
check-field-clientSeeds = Nombor rawak pertaruhan
check-field-player = Kad Pemain
check-field-banker = Kad Perbankan
check-field-shoeId = Pusingan yang membuka kotak kad
check-field-first = Kad yang sudah keluar
check-wrong-roundId = Id pusingan seperti dalam sejarah.
check-wrong-decks = Nombor bulat dari 1 hingga 16.
check-wrong-commitment = 64 aksara, 0–9 dan a–f.
check-wrong-serverSeed = 64 aksara, 0–9 dan a–f, atau kosong jika belum ditunjukkan.
check-wrong-clientSeeds = 32 aksara setiap satu, 0–9 dan a–f.
check-wrong-player = Dua atau tiga kad seperti 9S KH TD (T ialah sepuluh; C kelawar, D daiman, H lekuk, S sped).
check-wrong-banker = Dua atau tiga kad seperti 9S KH TD (T ialah sepuluh; C kelawar, D daiman, H lekuk, S sped).
check-wrong-first = Nombor bulat, kurang daripada jumlah kad dalam kotak kad.
check-do = Semak
check-fix = Sila betulkan medan yang ditanda.
check-no-round = Ini bukan pusingan yang disimpan. Tampal seluruh fail, dari kurungan pertama hingga yang terakhir.
check-not-found = Pusingan ini tidak dapat diambil. Tampalkannya di bawah.
check-offline = Perkara yang sama tanpa pelayar web atau rangkaian:
check-failed-more = Sila simpan id pusingan dan maklumkan kepada pihak rumah permainan. Pusingan itu kekal dalam sejarah anda.

### ----------------------------------------------------------------
### Rules page and paytable. The browser's own catalogue leaves these out.

# Bahasa Melayu. Semua teks halaman peraturan dan jadual bayaran. Amaun, nombor, peratus dan tarikh datang siap ditulis.
# Pemboleh ubah seperti $side, $draws dan $per hanya memilih bentuk ayat; nilainya tidak pernah dicetak.

## Istilah di meja (F-61)

rules-term-player = PEMAIN
rules-term-banker = PERBANKAN
rules-term-tie = SERI
rules-term-pays-for = MEMBAYAR { $win } UNTUK { $per }
rules-term-pays-to = MEMBAYAR { $win } KEPADA { $per }
rules-term-push = Seri
rules-term-min = MIN
rules-term-max = Maks

## Halaman ini

rules-language = Bahasa Melayu
rules-title = { $game }: peraturan permainan
rules-paytable-title = { $game }: jadual bayaran
rules-lead = Bakarat (punto banco) dengan { $decks ->
    [one] satu dek
   *[other] { $number } dek
} kad. Halaman ini dihasilkan daripada data peraturan yang sama yang mengagihkan kad, membayar dan mengira peluang permainan ini, jadi kedua-duanya tidak mungkin bercanggah.
rules-skip = Langkau ke teks
rules-ways = Halaman lain
rules-contents = Isi halaman
rules-languages = Bahasa
rules-formats = Halaman ini sebagai
rules-as-markdown = Markdown
rules-as-text = teks biasa
rules-to-rules = Peraturan permainan
rules-to-paytable = Jadual bayaran
rules-to-table = Ke meja
rules-in-force = Setiap pertaruhan diselesaikan mengikut peraturan yang berkuat kuasa semasa ia diterima, dan setiap pusingan disimpan bersama versi peraturannya.
rules-generated = Halaman ini dihasilkan pada { $time }.
rules-version = Versi peraturan (SHA-256): { $version }
rules-missing-title = Permainan itu tidak ada
rules-missing = Tiada permainan dengan nama itu di sini. Inilah permainan yang ada:
rules-to-lobby = Ke lobi

## Matlamat

rules-aim = Matlamat permainan
rules-aim-hands = Dua tangan diagihkan, iaitu Pemain dan Perbankan. Tangan yang lebih hampir dengan sembilan menang; jika jumlahnya sama, keputusannya seri. Sebelum kad diagihkan, anda bertaruh pada keputusannya.
rules-aim-names = Pemain dan Perbankan hanyalah nama bagi dua belah meja. Anda boleh bertaruh pada mana-mana satu; Pemain bukan anda dan Perbankan bukan pihak kasino.
rules-aim-fixed = Kedua-dua tangan diagihkan mengikut peraturan yang tetap. Selepas pertaruhan dibuat, tiada apa-apa lagi yang perlu diputuskan, baik oleh anda mahupun oleh pihak kasino.

## Cara bertaruh

rules-bet = Cara bertaruh
rules-bet-chip = Pilih satu cip di dulang cip.
rules-bet-lay = Ketik satu ruang taruhan untuk meletakkan cip di situ. Setiap ketikan menambah satu cip lagi.
rules-bet-deal = Tekan { $deal }. Kad diagihkan serta-merta.
rules-bet-areas = Ruang taruhan di meja ini: { $areas }.
rules-bet-any = Anda boleh bertaruh pada mana-mana ruang serentak dalam satu pusingan.
rules-bet-one = Hanya satu ruang boleh menerima pertaruhan dalam satu pusingan. Selagi ada cip di satu ruang, ruang lain menolak cip anda dan memberitahu anda; tekan { $clear } untuk memilih ruang lain.
rules-bet-chips = Cip yang ada: { $chips }.
rules-bet-free = Cip yang terletak di atas meja masih milik anda. Tiada apa-apa yang diambil sebelum anda menekan { $deal }.

## Butang dan tanda

rules-controls = Butang dan tanda
rules-controls-laying = Meletakkan dan mengambil balik cip
rules-controls-acts = Butang
rules-controls-signs = Di sekeliling meja
rules-controls-menu = Dalam menu
rules-control-chips = Dulang cip
rules-control-chips-do = Leret atau tatal ke sisi untuk melihat cip lain. Hanya satu cip aktif pada satu masa: cip itu menonjol dengan penunjuk di bawahnya.
rules-control-area = Ruang taruhan
rules-control-area-do = Satu ketikan atau klik menambah satu cip aktif pada pertaruhan di situ.
rules-control-laid = Cip di sesuatu ruang
rules-control-laid-do = Ketik cip itu sendiri untuk mengambil balik seluruh pertaruhan di ruang tersebut.
rules-control-less = Ambil balik
rules-control-less-do = Mengambil balik nilai cip aktif daripada ruang itu. Klik kanan atau tekan lama pada ruang itu membuat perkara yang sama. Jika nilai di situ kurang daripada itu, seluruh pertaruhannya diambil balik.
rules-control-deal = Memulakan pusingan dengan pertaruhan yang ada di atas meja.
rules-control-deal-or-rebet = Memulakan pusingan dengan pertaruhan yang ada di atas meja. Jika meja kosong selepas sesuatu pusingan, pertaruhan pusingan itu diulang.
rules-control-rebet = Meletakkan semula pertaruhan pusingan lepas dan terus memulakan pusingan.
rules-control-same-bet = Meletakkan semula pertaruhan pusingan lepas. Kemudian { $deal } memulakan pusingan.
rules-control-double = Meletakkan dua kali ganda pertaruhan pusingan lepas dan terus memulakan pusingan. Jika itu melanggar had atau melebihi baki anda, tiada apa-apa yang diletakkan dan meja memberitahu sebabnya.
rules-control-undo = Mengambil balik cip yang terakhir diletakkan; tekan lagi untuk cip sebelumnya.
rules-control-clear = Mengambil balik semua cip anda dari meja.
rules-control-new-bet = Mengosongkan meja selepas sesuatu pusingan. Cip yang dipilih tadi kekal dipilih.
rules-control-menu = Membuka menu.
rules-control-sound = Menghidupkan dan mematikan bunyi, di sini dan dalam menu.
rules-control-bet = Jumlah yang ada di atas meja; selepas pusingan yang menang, jumlah kemenangannya.
rules-control-balance = Jumlah yang boleh anda mainkan: sentiasa angka daripada pelayan. Angka ini berubah selepas keputusan ditunjukkan.
rules-control-plus = Isi semula
rules-control-refill = Mengisi semula wang mainan anda.
rules-control-bring = Bawa wang
rules-control-bring-do = Membawa wang dari akaun anda ke dalam permainan, antara dua pusingan. Bakinya dikembalikan apabila anda keluar.
rules-control-roads = Jalan keputusan
rules-control-roads-do = Keputusan lepas meja ini dalam bentuk kecil. Ketik untuk membuka semuanya.
rules-control-check = Menunjukkan bahawa pelayar anda telah mengira semula agihan itu dan mendapati ia betul.
rules-menu-sound = Hidup atau mati.
rules-menu-fast = Menunjukkan kad tanpa menunggu pergerakannya.
rules-menu-history = Menunjukkan atau menyembunyikan jalan dan tangan lepas di meja.
rules-menu-four = Melukis daiman biru dan kelawar hijau, supaya keempat-empat corak berbeza.
rules-menu-language = Menukar semua perkataan serta-merta. Pertaruhan dan pusingan yang sedang berjalan tidak berubah.
rules-menu-paytable = Bayaran bagi setiap pertaruhan.
rules-menu-return = Apa yang sebenarnya kembali pada taruhan kecil.
rules-menu-rules = Halaman ini.
rules-menu-rounds = Pusingan anda, yang terkini dahulu.
rules-menu-check = Hasil yang didapati pelayar anda apabila mengira semula agihan itu.
rules-menu-keys = Semua kekunci, dan suis untuk mematikannya.
rules-menu-back = Meninggalkan meja.

## Papan kekunci

rules-keys = Papan kekunci
rules-keys-intro = Seluruh permainan boleh dimainkan tanpa tetikus atau skrin sentuh. Jika anda tidak mahu kekunci tunggal bertindak, matikannya dalam menu, di bawah { $keys }.
rules-keys-caption = Kegunaan kekunci
rules-key = Kekunci
rules-key-does = Kegunaannya
rules-key-tab-does = Beralih ke pilihan seterusnya; bersama Shift, ke pilihan sebelumnya.
rules-key-enter-does = Melakukan apa yang dipilih.
rules-key-digits-does = Memilih cip pertama, kedua … di dulang.
rules-key-space-deals = Mengagihkan kad bagi pertaruhan yang ada; di meja kosong, pertaruhan lepas diulang.
rules-key-space-lays = Mengagihkan kad bagi pertaruhan yang ada; di meja kosong, pertaruhan lepas diletakkan.
rules-key-delete-does = Mengambil balik seluruh pertaruhan di ruang yang dipilih.
rules-key-minus-does = Mengambil balik nilai cip aktif daripada ruang yang dipilih.
rules-key-backspace = Undur ruang
rules-key-escape-does = Menutup tetingkap, atau keluar ke lobi; jika ada cip di atas meja, anda ditanya dahulu.

## Agihan

rules-play = Agihan kad
rules-play-cards = Permainan ini menggunakan { $decks ->
    [one] satu dek 52 kad tanpa joker.
   *[other] { $number } dek 52 kad tanpa joker, kesemuanya { $cards } kad.
}
rules-play-shuffle = Semua kad dikocok bersama sebelum setiap pusingan. Tiada pusingan yang bergantung pada pusingan sebelumnya.
rules-play-shoe = Semua kad dikocok bersama lalu dimasukkan ke dalam kotak kad, dan banyak pusingan diagihkan daripadanya.
rules-play-burn = Apabila kotak kad baharu dibuka, kad pertamanya ditunjukkan, dan kad sebanyak nilai kad itu diketepikan tanpa dilihat. Untuk ini, kad 10 dan kad bergambar dikira sepuluh.
rules-play-cut = Satu kad potong terletak di dalam kotak dengan { $behind } kad di belakangnya. Jika kad itu keluar di tengah-tengah sesuatu pusingan, pusingan itu dihabiskan dan satu pusingan lagi diagihkan; jika kad itu keluar sebelum kad pertama sesuatu pusingan, pusingan itulah yang terakhir. Selepas itu semua kad dikocok semula.
rules-play-order = Kad diagihkan mengikut urutan ini:
rules-play-card = { $side ->
    [player] Pemain
   *[banker] Perbankan
}: { $card ->
    [1] kad pertama
    [2] kad kedua
   *[other] kad ketiga, jika peraturan di bawah memintanya
}
rules-play-win = Setiap tangan mendapat paling banyak tiga kad. Tangan yang lebih hampir dengan sembilan menang; jika jumlahnya sama, keputusannya seri.

## Nilai dan jumlah

rules-values = Nilai kad dan jumlah mata
rules-values-caption = Nilai setiap kad
rules-values-card = Kad
rules-values-counts = Nilai
rules-values-from-to = { $first } hingga { $last }
rules-values-number = nombor pada kad
rules-rank-A = Sat
rules-rank-T = 10
rules-rank-J = jek
rules-rank-Q = ratu
rules-rank-K = raja
rules-values-sum = Nilai sesuatu tangan ialah jumlah kadnya tanpa puluhan: { $first } campur { $second } menjadi { $sum }, dan itu dikira { $total }.
rules-values-suits = Corak kad tidak memberi kesan.
rules-values-suits-pairs = Corak kad tidak menentukan pemenang. Hanya pertaruhan pada pasangan sempurna mengambil kiranya.
rules-values-natural = Jumlah { $totals } pada dua kad pertama ialah natural. Jika mana-mana tangan mendapat natural, kedua-dua tangan kekal dan jumlah mata menentukan keputusan. Peraturan ini mengatasi semua peraturan lain.

## Kad ketiga

rules-third = Kad ketiga
rules-third-player = Jika tiada natural, giliran Pemain dahulu. Pemain hanya melihat jumlah matanya sendiri.
rules-third-player-caption = Bila Pemain mengambil kad
rules-third-total = Jumlah dua kad
rules-third-does = Pemain
rules-third-natural = natural: kedua-dua tangan kekal
rules-draws = ambil kad
rules-stands = kekal
rules-third-stood = Jika Pemain kekal, Perbankan mengambil kad pada { $draws } dan kekal pada { $stands }.
rules-third-drew = Jika Pemain mengambil kad, Perbankan bertindak mengikut jumlahnya sendiri dan nilai kad ketiga Pemain. Kad 10 dan kad bergambar dikira 0 di sini juga.
rules-draw-caption = Bila Perbankan mengambil kad
rules-draw-own = Jumlah Perbankan
rules-draw-other = Nilai kad ketiga Pemain
rules-draw-stood = Pemain kekal
rules-draw-sign = A
rules-stand-sign = K
rules-third-words = Perkara yang sama dalam ayat:
rules-row-always = Perbankan ada { $total }: sentiasa mengambil kad.
rules-row-never = Perbankan ada { $total }: sentiasa kekal.
rules-row-some = { $stood ->
    [draws] Perbankan ada { $total }: mengambil kad jika kad ketiga Pemain bernilai { $thirds }, atau jika Pemain kekal.
   *[stands] Perbankan ada { $total }: mengambil kad jika kad ketiga Pemain bernilai { $thirds }; kekal jika Pemain kekal.
}
rules-examples = Empat contoh agihan
rules-examples-player = Pemain
rules-examples-banker = Perbankan
rules-examples-what = Apa yang berlaku
rules-example-hand = { $cards } = { $total }
rules-example-natural = { $side ->
    [player] Pemain
   *[banker] Perbankan
} mendapat natural { $total }, jadi tiada yang mengambil kad. { $end }
rules-example-acts = { $player } { $banker } { $end }
rules-example-player = Pemain { $does ->
    [draws] mengambil kad
   *[stands] kekal
} pada { $total }.
rules-example-banker = Perbankan { $does ->
    [draws] mengambil kad
   *[stands] kekal
} pada { $total } { $answers ->
    [drew] menentang { $third }.
   *[stood] kerana Pemain kekal.
}
rules-example-end = { $outcome ->
    [player] Pemain menang { $player } lawan { $banker }.
    [banker] Perbankan menang { $banker } lawan { $player }.
   *[tie] Seri pada { $player }.
}

## Bayaran

rules-payouts = Bayaran
rules-payouts-caption = Bayaran bagi setiap pertaruhan
rules-payouts-when = Apabila
rules-payouts-pays = Membayar
rules-payouts-example = Taruhan → pulangan
rules-column-bet = Pertaruhan
rules-stake-to-payout = { $stake } → { $payout }
rules-pays-to = { $win } kepada { $per }
rules-pays-for = { $win } untuk { $per }
rules-pays-less = { $pays } tolak komisen { $commission }
rules-payouts-first = Jika beberapa baris sesuatu pertaruhan dipenuhi, baris yang pertama dikira.
rules-payouts-lost = Jika tiada baris yang dipenuhi, pertaruhan itu kalah.
rules-payouts-to = “{ $pays }” ialah jumlah yang dimenangi. Taruhan anda turut dikembalikan.
rules-payouts-for = “{ $pays }” ialah jumlah yang dikembalikan, termasuk taruhan anda: sama dengan { $same }.
rules-payouts-push = Jika sesuatu pertaruhan “{ $push }”, taruhannya dikembalikan: tiada yang dimenangi dan tiada yang hilang.
rules-payouts-commission = Komisen ditolak daripada kemenangan, tidak pernah daripada taruhan, dan tiada caj lain dikenakan.

rules-when-always = sentiasa
rules-when-outcome = { $outcome ->
    [player] Pemain menang
    [banker] Perbankan menang
   *[tie] Seri
}
rules-when-tie-at = Seri pada { $totals }
rules-when-wins-with = { $side ->
    [player] Pemain
   *[banker] Perbankan
} menang dengan { $what }
rules-when-wins-by = { $side ->
    [player] Pemain
   *[banker] Perbankan
} menang dengan beza { $margin }
rules-when-wins-with-by = { $side ->
    [player] Pemain
   *[banker] Perbankan
} menang dengan { $what } dan beza { $margin }
rules-when-has = { $side ->
    [player] Pemain
   *[banker] Perbankan
} mendapat { $what }
rules-when-no-natural = { $side ->
    [player] Pemain
   *[banker] Perbankan
} tidak mendapat natural
rules-when-apart = beza jumlah kedua-dua tangan ialah { $margin }
rules-when-cards = { $cards } kad diagihkan kesemuanya
rules-when-pair = { $side ->
    [player] Pemain
   *[banker] Perbankan
} mendapat dua kad pertama yang { $kinds ->
    [none] berlainan pangkat
    [pair] sama pangkat tetapi berlainan corak
    [perfect] sama pangkat dan sama corak
    [none-pair] tidak sama pangkat dan corak sekali gus
    [none-perfect] berlainan pangkat, atau sama pangkat dan sama corak
   *[pair-perfect] sama pangkat
}
rules-what-natural = natural
rules-what-total = jumlah { $totals }
rules-what-cards = { $cards ->
    [2] dua kad
   *[3] tiga kad
}
rules-points = { $points } mata

## Pembundaran

rules-rounding = Pembundaran
rules-rounding-never = Setiap bayaran permainan ini genap bagi semua jumlah taruhan. Tiada apa-apa yang dibundarkan.
rules-rounding-down = Jumlah yang dikembalikan dibundarkan ke bawah kepada { $unit } yang terdekat, sekali bagi setiap pertaruhan.
rules-rounding-caption = Contoh pengiraan
rules-rounding-head = Pertaruhan
rules-rounding-row = { $bet }: { $when }
rules-rounding-stake = Taruhan
rules-rounding-exact = Tepat
rules-rounding-paid = Anda terima
rules-rounding-step = { $bet }: taruhan { $step } dan gandaannya tidak kehilangan apa-apa kerana pembundaran.

## Pulangan

rules-returns = Pulangan kepada pemain (RTP)
rules-returns-what = Daripada semua yang dipertaruhkan, bahagian inilah yang kembali secara purata dalam jangka panjang. Angkanya dikira dengan tepat daripada setiap susunan kad yang mungkin, dan ditunjukkan dengan dua tempat perpuluhan. Keputusan beberapa pusingan sahaja boleh jauh berbeza.
rules-returns-caption = Kekerapan menang dan pulangan setiap pertaruhan
rules-returns-wins = Menang
rules-returns-rtp = Pulangan
rules-returns-range = Pulangan pertaruhan dalam permainan ini adalah dari { $lowest } hingga { $highest }.
rules-returns-outcomes = Pemain menang { $player } daripada semua pusingan, Perbankan { $banker }; { $tie } berakhir seri.
rules-returns-shoe = Angka ini dikira bagi kotak kad yang baharu. Apabila kad keluar daripadanya, angka bagi pusingan seterusnya naik atau turun sedikit.

rules-at-stake = Pulangan pada taruhan anda
rules-at-stake-what = Pembundaran ke bawah memakan sedikit kos pada taruhan kecil. Inilah yang sebenarnya kembali secara purata:
rules-at-stake-never = Tiada apa-apa yang dibundarkan dalam permainan ini, jadi setiap taruhan mendapat pulangan seperti di atas.
rules-at-stake-caption = Pulangan dengan bayaran yang dibundarkan ke bawah
rules-at-stake-stake = Taruhan
rules-at-stake-rtp = Pulangan
rules-at-stake-cost = Kos pembundaran
rules-at-stake-others = Pertaruhan lain tidak kehilangan apa-apa kerana pembundaran, pada mana-mana taruhan.

## Had

rules-limits = Had pertaruhan
rules-limits-caption = Taruhan paling kecil dan paling besar
rules-limits-round = Seluruh pusingan
rules-limits-enforced = Pelayan menyemak had setiap ruang dan had seluruh pusingan. Pertaruhan di luar had ditolak dan tiada apa-apa yang diambil.
rules-limits-currency = Mata wang: { $currency }. Taruhan ialah gandaan penuh bagi { $unit }.

## Jalan keputusan

rules-roads = Jalan keputusan
rules-roads-what = Jalan-jalan ini merekodkan keputusan lepas meja ini, masing-masing dengan caranya sendiri, setinggi enam baris.
rules-road-bead = Setiap keputusan mengikut giliran: { $player } bagi Pemain, { $banker } bagi Perbankan, { $tie } bagi seri. Ke bawah dahulu, kemudian lajur seterusnya.
rules-road-big = Satu gelang bagi setiap kemenangan; gelang Pemain ada titik di dalamnya. Selagi pihak yang sama menang, gelang turun ke bawah; apabila tiada ruang, gelang membelok ke kanan. Apabila pihak lain menang, lajur baharu bermula. Garis merentas gelang bermaksud seri, dan nombor padanya mengira beberapa seri.
rules-road-derived = { $road ->
    [eye] Gelang yang membandingkan lajur { $big } dengan lajur sebelumnya. Tertutup dan merah: sekata. Terputus dan biru: tidak sekata.
    [small] Cakera yang membandingkan lajur { $big } dengan lajur kedua sebelumnya. Penuh dan merah: sekata. Berlubang dan biru: tidak sekata.
   *[cockroach] Garis yang membandingkan lajur { $big } dengan lajur ketiga sebelumnya. Utuh dan merah: sekata. Terputus dan biru: tidak sekata.
} Keputusan seri tidak dikira.
rules-roads-next = “{ $player }” dan “{ $banker }” menunjukkan tanda yang akan ditambah oleh keputusan itu pada tiga jalan yang terakhir.
rules-roads-example = Satu contoh
rules-roads-nothing = Jalan keputusan menceritakan apa yang telah berlaku, bukan apa yang akan berlaku. Kad dikocok sebelum setiap pusingan, jadi peluang pusingan seterusnya sentiasa sama, walau apa pun yang ditunjukkan oleh jalan-jalan itu.
rules-roads-nothing-shoe = Jalan keputusan menceritakan apa yang telah berlaku, bukan apa yang akan berlaku. Peluang berubah mengikut kad yang telah keluar dari kotak, dan hanya sedikit; jalan-jalan itu tidak menunjukkan kad tersebut.

## Keadilan

rules-fair = Keadilan, dan cara menyemak agihan
rules-fair-lead = Tiada satu pihak pun yang memilih kad bersendirian, dan sesiapa sahaja boleh menyemaknya kemudian.
rules-fair-commit = Sebelum anda bertaruh, pelayan menetapkan satu nombor rawak rahsia bagi { $per ->
    [round] pusingan itu
   *[shoe] kotak kad itu
} dan menunjukkan cap jarinya (SHA-256).
rules-fair-seed = { $per ->
    [round] Pertaruhan anda menyebut cap jari itu dan menambah satu nombor rawak yang dibuat oleh pelayar anda sendiri.
   *[shoe] Pertaruhan pertama daripada kotak kad itu menyebut cap jari tersebut dan menambah satu nombor rawak yang dibuat oleh pelayar anda sendiri.
}
rules-fair-reveal = Kad ditentukan oleh kedua-dua nombor itu. { $per ->
    [round] Nombor rahsia ditunjukkan bersama keputusan.
   *[shoe] Nombor rahsia ditunjukkan apabila kotak kad itu tamat.
}
rules-fair-check = Kemudian pelayar anda mengira semula cap jari dan kad dengan sendirinya. Hasilnya ada dalam menu, di bawah { $check }.
rules-fair-shoe = Sebelum itu pusingan daripada kotak kad tersebut belum boleh disemak, dan meja memberitahu anda. Jika peraturan berubah, kotak kad yang dimulakan di bawah peraturan lama ditamatkan dan nombor rahsianya ditunjukkan.
rules-fair-page = Mana-mana pusingan boleh juga disemak dengan tangan, di halaman “{ $page }”.
rules-fair-offline = Pusingan yang disimpan boleh disemak tanpa pelayan dan tanpa rangkaian:
rules-fair-limits = Ini membuktikan bahawa kad ditentukan oleh kedua-dua nombor bersama-sama. Ini tidak dapat membuktikan program mana yang dijalankan oleh pelayan, atau bahawa pelayan menerima setiap pertaruhan.

## Sejarah

rules-history = Sejarah
rules-history-kept = Setiap pusingan disimpan bersama kad, jumlah mata, pertaruhan dan bayarannya, baki anda sebelum dan selepas, masa dan nombornya. { $history } dalam menu menyenaraikan pusingan anda, yang terkini dahulu. Setiap satu boleh ditunjukkan semula, disimpan dan disemak.
rules-history-table = Jalan keputusan dan tangan lepas di meja boleh ditunjukkan atau disembunyikan dalam menu, di bawah { $cards }.

## Gangguan

rules-cut = Pusingan tergendala dan sambungan terputus
rules-cut-lead = Walau bagaimana pun sesuatu pusingan terganggu, hanya ada dua kemungkinan: pusingan itu telah dimainkan dan sah, atau tiada apa-apa yang diambil.
rules-cut-before = Cip yang diletakkan tetapi belum diagihkan bukan pertaruhan. Jika sambungan terputus atau halaman ditutup sebelum { $deal }, tiada apa-apa yang telah diambil.
rules-cut-step = Dengan { $deal }, taruhan anda diambil, kad diagihkan, pertaruhan dibayar dan pusingan disimpan dalam satu langkah sahaja. Semuanya berlaku sepenuhnya atau tidak berlaku langsung, walaupun pelayan gagal di tengah-tengah.
rules-cut-stored = Jika pusingan itu telah disimpan, ia sah. Apabila anda kembali, meja menunjukkan kad yang sama dan keputusan yang sama, dan baki anda betul. Tiada pusingan yang diagihkan dua kali.
rules-cut-asked = Jika anda tidak dapat tahu apa yang berlaku, pelayar anda bertanya semula dengan sendirinya. Bertanya semula tentang pusingan yang sama tidak pernah mengambil taruhan kedua.
rules-cut-restart = Jika pelayan terpaksa dimulakan semula sebelum pusingan anda disimpan, { $per ->
    [round] agihan itu terbatal dan tiada apa-apa yang diambil. Jika halaman masih terbuka, pelayar anda meletakkan pertaruhan yang sama bagi agihan yang baharu.
   *[shoe] tiada apa-apa yang diambil, dan pusingan itu boleh dimainkan semula dari kotak kad yang sama.
}
rules-cut-changed = Jika peraturan meja telah diubah sementara itu, pertaruhan anda tidak dihantar semula. Meja memberitahu anda dahulu, dan cip anda kekal di tempatnya.
rules-cut-next = Pusingan seterusnya di meja anda menunggu sehingga pusingan yang lepas diselesaikan.
rules-cut-elsewhere = Jika anda membuka permainan ini di tetingkap kedua atau pada peranti lain, permainan diteruskan di sana, dan tetingkap yang pertama memberitahu anda.
rules-cut-shared = Di meja yang dikongsi, taruhan anda diambil apabila meja menerima pertaruhan anda. Jika sambungan terputus, pertaruhan itu kekal dan diagihkan bersama yang lain; tempat duduk anda disimpan untuk anda buat sementara waktu. Jika anda meninggalkan meja sebelum kad diagihkan, taruhan itu dikembalikan kepada anda.
rules-cut-shared-back = Jika sesuatu pusingan di meja yang dikongsi tidak dapat diagihkan, setiap taruhan padanya dikembalikan sekali sahaja, dan meja membuka pusingan baharu.

## Bermain bersama

rules-together = Bermain bersama
rules-together-lead = Selain meja anda sendiri, anda boleh duduk semeja dengan orang lain. Peraturan, kebarangkalian dan bayaran adalah sama; semua berkongsi satu agihan, dan setiap orang bertaruh serta dibayar untuk dirinya sendiri.
rules-together-seats = Satu meja ada { $seats } tempat duduk, setiap satu dengan nama yang dapat dilihat oleh semua. Apabila semua tempat sudah diisi, anda boleh menonton.
rules-together-clock = Pertaruhan pertama sesuatu pusingan memulakan masa: { $seconds } saat. Kad diagihkan apabila semua yang duduk sudah menekan { $deal } atau { $skip }, atau apabila masa tamat. Sesiapa yang membiarkan satu pusingan berlalu, atau yang sambungannya terputus, tidak ditunggu.
rules-together-stands = Dengan { $deal } wang pertaruhan anda diambil dan pertaruhan itu kekal: ia tidak boleh diubah, dan semua orang melihatnya. Cip yang diletakkan tanpa { $deal } bukan pertaruhan.
rules-together-skip = { $skip } (kekunci { $letter }) melangkau satu pusingan. Tiada apa yang diambil. Selagi pertaruhan belum ditutup, anda masih boleh bertaruh.
rules-together-late = Sesiapa yang datang lewat melihat pusingan yang sedang berjalan: pertaruhan, masa yang tinggal, dan kad yang terakhir.
rules-together-dropped = Jika sambungan anda terputus, pertaruhan anda kekal dan diagihkan bersama yang lain. Tempat duduk anda disimpan selama { $minutes } minit; apabila anda kembali, anda menemuinya semula bersama keputusan anda.
rules-together-leave = Jika anda keluar sebelum pertaruhan ditutup, wang pertaruhan anda dipulangkan. Selepas itu pusingan diagihkan dan diselesaikan tanpa anda, dan ia ada dalam sejarah anda.
rules-together-void = Jika sesuatu pusingan tidak dapat diagihkan kerana pelayan gagal, semua wang pertaruhan padanya dipulangkan.
rules-together-check = Kad ditentukan oleh nombor rahsia pelayan dan oleh nombor semua yang bertaruh, mengikut turutan pertaruhan mereka. Setiap pelayar di meja itu menyemaknya. Ia tidak dapat menunjukkan siapa pemain yang lain: sesiapa yang mengetahui nombor rahsia dan bertaruh paling akhir mungkin memilih nombornya sendiri supaya sesuai. Di meja anda sendiri tiada orang lain.

## Tidak aktif

rules-idle = Apabila anda tidak aktif
rules-idle-never = Sesi anda tidak ditamatkan kerana anda berehat. Walau berapa lama anda pergi, tiada apa-apa yang hilang.
rules-idle-after = Selepas { $minutes } minit tanpa pertaruhan, sesi tamat dengan sendirinya. Amaran diberikan dahulu. Tiada apa-apa yang hilang: cip yang belum diagihkan bukan pertaruhan, dan pusingan yang telah diselesaikan tetap sah.

## Kerosakan

rules-void-title = Kerosakan
rules-void = Kerosakan membatalkan semua permainan dan bayaran.
rules-void-how = Jika sesuatu pusingan dibatalkan, semua taruhannya dikembalikan dan bayarannya ditarik balik, sekali sahaja, dan hal itu dicatatkan dalam sejarah anda.

## Suka-suka dan wang

rules-fun = Bermain suka-suka dan bermain dengan wang
rules-fun-same = Peraturan, peluang dan bayaran adalah sama, baik untuk suka-suka mahupun dengan wang.
rules-fun-only = Di sini anda bermain suka-suka: wang mainan tidak boleh dibeli atau dikeluarkan, dan sentiasa boleh diisi semula.
rules-fun-money = Wang mainan tidak boleh dibeli atau dikeluarkan, dan sentiasa boleh diisi semula. Wang mainan tidak pernah bercampur dengan wang sebenar.

## Jadual istilah

rules-terms = Jadual istilah
rules-terms-caption = Perkataan di atas meja
rules-terms-english = Bahasa Inggeris
rules-terms-for-to = UNTUK mengira taruhan dalam bayaran, KEPADA tidak.

## Coming in from an operator

rules-launch-none = Pelayan ini menawarkan wang mainan sahaja.
rules-launch-unknown = Pengendali tidak menjawab. Kembali dan buka permainan itu lagi sebentar nanti.
rules-launch-declined = Pautan ini sudah digunakan atau terlalu lama. Kembali dan buka permainan itu lagi.
