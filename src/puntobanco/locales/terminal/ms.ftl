# Bahasa Melayu. Yang hanya dikatakan oleh terminal; selebihnya sama seperti pelayar.

terminal-small =
    Meja ini memerlukan { $columns } × { $lines } aksara.
    Tetingkap ini ada { $has }. Besarkannya dan permainan diteruskan; tiada yang hilang.
terminal-replaced = Permainan kini berada di tetingkap lain. Tiada yang hilang: pertaruhan yang belum diagihkan tidak pernah diambil.
terminal-quit = Tinggalkan rumah
terminal-check = Sebelum pertaruhan anda, rumah menetapkan rahsianya dan menunjukkan cap jarinya. Terminal anda menambah nombor rawaknya sendiri. Kad ditentukan oleh kedua-duanya, jadi tiada pihak boleh memilihnya. Terminal anda telah mengira semuanya semula:
terminal-check-paid = Pertaruhan itu milik anda, dan dibayar mengikut peraturan
terminal-check-seed = Nombor rawak terminal anda ada dalam agihan
