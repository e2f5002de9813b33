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
limits-spoken = minimum { $minimum }, maksimum { $maximum }
natural = Natural
wins = Menang

## Rumah permainan

app-name = puntobanco
lobby-title = Punto Banco
lobby-line = Meja bakarat yang kadnya boleh disemak oleh sesiapa sahaja.
lobby-fun = Wang mainan sahaja: tiada yang dimenangi, tiada yang hilang.
lobby-wait = Sedang membuka meja …
lobby-fail = Meja tidak dapat dihubungi. Tiada apa yang hilang. Mencuba lagi …
lobby-none = Tiada meja yang dibuka sekarang.
lobby-open = Sila duduk
lobby-decks = { $decks } dek kad
lobby-fresh = dikocok sebelum setiap pusingan
lobby-shoe = banyak pusingan bagi satu kocokan
lobby-extras = { $count } taruhan sampingan
lobby-any = sebarang taruhan serentak
lobby-one = satu taruhan bagi setiap pusingan
lobby-return = { $area } memulangkan { $rtp }
away-title = Rumah permainan tidak dapat dihubungi
away-text = Nampaknya anda di luar talian. Tiada apa yang hilang: taruhan yang belum diagihkan kad tidak pernah diambil, dan setiap pusingan yang selesai tetap sah. Sebaik sahaja talian pulih, meja akan kembali.
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
area-lay = { $area }. { $pays }. { $limits }.
area-bet = Taruhan { $amount }.
area-clear = Kosongkan { $area }, { $amount }
area-take-off = Ambil { $amount } dari { $area }
deal = Agih
rebet = Taruh lagi
same-bet = Taruhan sama
rebet-double = Lagi ×2
clear = Kosongkan
undo = Undur
new-bet = Taruhan baharu
deal-why = Letakkan cip dahulu
rebet-why = Tiada taruhan terdahulu untuk diulang
rebet-why-laid = Kosongkan meja dahulu
undo-why = Tiada cip untuk diambil balik
clear-why = Tiada taruhan untuk dikosongkan
wait-why = Kad sedang diagihkan
closed-why = Sambungan terputus

replay = Ulang tayang
replay-more = Tiada taruhan dibuat.
replay-over = Kembali ke meja
replay-why = Pusingan lalu sedang ditayangkan
shoe-left = { $cards } kad lagi ke kad potong
shoe-last = Pusingan terakhir kasut ini
say-lay = Letakkan taruhan anda
say-wait = Mengagih kad …
say-won-player = Pemain menang, { $player } lawan { $banker }
say-won-banker = Perbankan menang, { $banker } lawan { $player }
say-tie = Seri pada { $player }
say-natural-player = Pemain menang dengan natural, { $player } lawan { $banker }
say-natural-banker = Perbankan menang dengan natural, { $banker } lawan { $player }
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
    [0] Tiada taruhan.
   *[other] Taruhan { $amount }.
}

## Sambungan

link-lost = Sambungan terputus. Taruhan ditutup, wang anda selamat. Menyambung semula …
link-replaced = Permainan kini berada di tab lain.
link-replaced-more = Tiada apa yang hilang: taruhan yang belum diagihkan kad tidak pernah diambil.
play-here = Main di sini

## Penolakan: apa yang salah, apa yang boleh, dan bahawa tiada apa yang diambil

refusal-malformed = Meja tidak memahami mesej ini. Tiada apa yang diambil. Sila muat semula halaman.
refusal-unknown-game = Permainan itu tiada. Tiada apa yang diambil. Pilih satu di lobi.
refusal-not-seated = Anda tidak duduk di mana-mana meja. Tiada apa yang diambil. Buka permainan dari lobi.
refusal-unknown-area = Meja ini tiada ruang { $area }. Tiada apa yang diambil. Bertaruhlah pada ruang di atas meja.
refusal-below-minimum = { $area } menerima { $minimum } atau lebih. Tiada apa yang diambil. Tambah cip di situ.
refusal-above-maximum = { $area } menerima paling banyak { $maximum }. Tiada apa yang diambil.
refusal-round-below-minimum = Satu pusingan menerima jumlah { $minimum } atau lebih. Tiada apa yang diambil. Tambah cip.
refusal-round-above-maximum = Satu pusingan menerima jumlah paling banyak { $maximum }. Tiada apa yang diambil.
refusal-one-area-only = Satu ruang sahaja bagi setiap pusingan di meja ini. Tiada apa yang diambil. Kosongkan taruhan yang ada untuk memilih ruang lain.
refusal-insufficient-balance = Jumlahnya { $stake }; baki anda { $balance }. Tiada apa yang diambil.
refusal-offer-void = Pusingan itu tidak lagi dibuka. Tiada apa yang diambil. Agih semula.
refusal-round-in-progress = Pusingan terakhir anda masih diselesaikan. Tiada apa yang diambil. Agih semula sebentar lagi.
refusal-commitment-mismatch = Taruhan ini untuk agihan lain daripada yang ditawarkan. Tiada apa yang diambil. Agih semula.
refusal-round-id-reused = Pusingan ini sudah diagihkan dengan taruhan lain. Tiada lagi yang diambil. Agih semula.
refusal-nothing-to-refill = Wang mainan anda masih mencukupi. Tiada apa yang diubah.
refusal-too-fast = Itu terlalu pantas untuk meja ini. Tiada apa yang diambil. Cuba lagi sebentar lagi.
refusal-replaced = Permainan kini berada di tab lain. Tiada apa yang diambil.
refusal-not-available = Ini tidak tersedia sekarang. Tiada apa yang diambil. Cuba lagi nanti.
refusal-unknown = Meja menolak. Tiada apa yang diambil.

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
menu-back = Kembali ke lobi
changed-title = Peraturan meja ini telah berubah
changed-text = Peraturan berubah semasa sambungan terputus. Sila lihat dahulu sebelum bertaruh.
changed-laid = Peraturan berubah semasa sambungan terputus. Taruhan anda tidak dihantar semula dan tiada apa yang diambil; cip masih di atas meja. Lihat peraturan, kemudian agih atau ambil balik cip anda.
changed-keep = Biarkan cip
changed-clear = Ambil balik cip
changed-seen = Saya faham
leave-title = Tinggalkan meja?
leave-text = Cip di atas meja dipulangkan kepada anda. Tiada apa yang diambil.
leave-yes = Tinggalkan
leave-no = Kekal

paytable-title = Jadual bayaran
paytable-bet = Taruhan
paytable-pays = Bayaran
paytable-limits = Had
paytable-return = Pulangan
paytable-round = Satu pusingan menerima jumlah { $minimum } hingga { $maximum }.
paytable-rounding = Bayaran dibundarkan ke bawah kepada syiling terkecil.
paytable-push = Jika seri, taruhan ini dipulangkan.

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

keys-title = Kekunci
keys-on = Pintasan dihidupkan
keys-tab = Pilihan seterusnya atau sebelumnya
keys-enter = Lakukan yang dipilih
keys-digits = Pilih cip
keys-space = Agih taruhan yang ada; jika meja kosong, ulang taruhan terakhir
keys-delete = Kosongkan ruang yang dipilih
keys-minus = Ambil satu cip dari ruang yang dipilih
keys-escape = Tutup tetingkap, atau kembali ke lobi
key-tab = Tab
key-enter = Enter
key-digits = 1 … 9
key-space = Ruang
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

## Semakan agihan

check-good = Agihan telah disemak
check-bad = Semakan agihan gagal
check-waiting = Disemak apabila kasut tamat
check-waiting-more = Di sini banyak pusingan diagihkan daripada satu kocokan. Rahsia pelayan akan mendedahkan kad yang belum keluar, maka ia hanya ditunjukkan bersama pusingan terakhir kasut; ketika itu pelayar anda menyemak semua pusingan kasut yang diingatinya.
check-not-yet = Belum: ditunjukkan apabila kasut tamat
check-none = Belum disemak
check-unable = Halaman ini tidak menggunakan sambungan selamat, jadi pelayar tidak dapat menyemak di sini.
check-title = Semakan agihan
check-what = Sebelum taruhan anda, pelayan menetapkan rahsianya dan menunjukkan cap jarinya. Pelayar anda menambah nombor rawaknya sendiri. Kad terhasil daripada kedua-duanya, jadi tiada pihak yang dapat memilihnya. Pelayar anda kini telah mengira semuanya semula:
check-promise = Cap jari sama dengan yang ditunjukkan sebelum taruhan
check-commitment = Rahsia yang didedahkan mempunyai cap jari itu
check-seed = Nombor rawak pelayar anda ada dalam agihan
check-cards = Kad terhasil daripada kedua-duanya
check-yes = Ya
check-no = Tidak
check-unknown = Tidak diketahui di sini
check-round = Pusingan
check-fingerprint = Cap jari
check-secret = Rahsia pelayan
check-yours = Nombor rawak taruhan
check-page = Semak mana-mana agihan
check-by-hand = Semak pusingan sendiri
check-intro = Di sini, anda mahupun kami tidak dapat memilih kad, dan tiada siapa perlu percaya begitu sahaja: sesiapa pun boleh mengiranya semula.
check-step-1 = Sebelum anda bertaruh, pelayan memilih satu nombor rawak yang panjang, iaitu rahsianya, dan menunjukkan cap jarinya. Satu cap jari sepadan dengan satu rahsia sahaja tetapi tidak mendedahkannya. Mulai saat ini pelayan sudah terikat.
check-step-2 = Bersama taruhan anda, pelayar menghantar nombor rawaknya sendiri. Pelayan tidak mungkin mengetahuinya, jadi tidak mungkin memilih rahsia yang sesuai dengannya.
check-step-3 = Rahsia itu dan nombor anda bersama-sama mengocok kad, dengan kaedah bertulis yang sentiasa memberikan kad yang sama bagi nombor yang sama.
check-step-4 = Bersama keputusan, pelayan menunjukkan rahsianya. Pelayar anda mengambil cap jarinya, mengocok semula dan membandingkan. Itulah tanda di sebelah setiap keputusan.
check-limits = Ini tidak membuktikan bahawa program yang digunakan ialah program yang diterbitkan, atau bahawa ia akan menerima sebarang taruhan. Ia membuktikan bahawa kad ini telah ditetapkan sebelum taruhan anda dan tidak dapat diubah selepasnya.
check-paste = Tampal pusingan yang disimpan
check-paste-more = Fail yang diberikan oleh “Simpan” dalam sejarah permainan. Semuanya dikira di sini dalam pelayar anda; tiada apa yang dihantar.
check-fields = Atau taip sendiri
check-shoe = Beberapa pusingan daripada satu kocokan
check-field-roundId = Pusingan
check-field-decks = Dek kad
check-field-commitment = Cap jari
check-field-serverSeed = Rahsia pelayan
check-field-clientSeeds = Nombor rawak taruhan
check-field-player = Kad Pemain
check-field-banker = Kad Perbankan
check-field-shoeId = Pusingan yang membuka kasut
check-field-first = Kad yang sudah keluar
check-wrong-roundId = Id pusingan seperti dalam sejarah.
check-wrong-decks = Nombor bulat dari 1 hingga 16.
check-wrong-commitment = 64 aksara, 0–9 dan a–f.
check-wrong-serverSeed = 64 aksara, 0–9 dan a–f, atau kosong jika belum ditunjukkan.
check-wrong-clientSeeds = 32 aksara setiap satu, 0–9 dan a–f.
check-wrong-player = Dua atau tiga kad seperti 9S KH TD (T ialah sepuluh; C kelawar, D daiman, H lekuk, S sped).
check-wrong-banker = Dua atau tiga kad seperti 9S KH TD (T ialah sepuluh; C kelawar, D daiman, H lekuk, S sped).
check-wrong-first = Nombor bulat, kurang daripada jumlah kad dalam kasut.
check-do = Semak
check-fix = Sila betulkan medan yang ditanda.
check-no-round = Ini bukan pusingan yang disimpan. Tampal seluruh fail, dari kurungan pertama hingga yang terakhir.
check-not-found = Pusingan ini tidak dapat diambil. Tampalkannya di bawah.
check-offline = Perkara yang sama tanpa pelayar web atau rangkaian:
check-failed-more = Sila simpan id pusingan dan maklumkan kepada pihak rumah permainan. Pusingan itu kekal dalam sejarah anda.
