### Seznam kláves.

keys-grid = Mřížka
keys-playing = Hra
keys-solving = Řešení a čtení
keys-window = Zadání a okno

key-arrows = Šipky, Ctrl+šipky
keys-move = na další políčko, do dalšího bloku
key-digits = 1–9
keys-write = napsat číslici nebo to, co je vybráno: značku, barvu; po vyřešení ukázat číslici
key-shift-digits = Shift+1–9
keys-mark = napsat nebo smazat značku; u barev obarvit kandidáta
key-alt-digits = Alt+1–9
keys-filter = ukázat číslici všude, kde může být
key-delete = Delete, Backspace, 0
keys-clear = smazat
key-space = Mezerník
keys-entry = střídavě číslice, značky, barvy

key-undo = Ctrl+Z, Ctrl+Y
keys-undo = zpět, znovu
key-f2 = F2
keys-play = hrát, nebo změnit zadané číslice
key-f6 = F6
keys-fill = doplnit značky
key-f7 = F7
keys-check = zkontrolovat chyby
key-f8 = F8
keys-singles = ukázat políčka s jediným kandidátem
key-f9 = F9
keys-pause = zastavit čas
key-f10 = F10
keys-more = další možnosti
key-restart = Ctrl+Shift+R
keys-restart = začít zadání znovu

key-f5 = F5
keys-solve = vyřešit
key-reset = Ctrl+R
keys-reset = vyprázdnit mřížku
key-enter = Enter
keys-why = přečíst si proč
key-steps = , a .
keys-steps = o řádek nebo krok zpět, dál
key-ends = Home, End
keys-ends = na první, na poslední
key-tab = Tab
keys-tab = další záložka
key-escape = Esc
keys-escape = zrušit, zavřít

key-open = Ctrl+O
keys-open = nahrát soubor
key-paste = Ctrl+V
keys-paste = vložit zadání
key-examples = Ctrl+E
keys-examples = příklady
key-language = Ctrl+L
keys-language = další jazyk
key-theme = Ctrl+T
keys-theme = světlé, nebo tmavé barvy
key-text = Ctrl+plus, minus, 0
keys-text = větší písmo, menší, jako na začátku
key-preferences = Ctrl+čárka
keys-preferences = předvolby
key-help = F1, ?
keys-help = tento seznam
