### Nahrávání a ukládání: soubory, schránka, seznamy zadání.

## Nahrávání

window-choose-file = Vyberte soubor se zadáním
window-choose-other = Vybrat jiný
window-old-puzzle-stays = Dosavadní zadání zůstalo.
window-file-unread = Soubor { $file } se nepodařilo přečíst
window-file-not-found = Takový soubor neexistuje.
window-file-denied = K tomuto souboru nemáte přístup.
window-file-mixed-grids = Toto zadání je na mřížce { $name }, a seznam ukazuje ta na mřížce { $taken }.
window-file-notes = { LIST($notes, join: "sentences") }
window-file-is-folder = To není soubor, ale složka.
window-file-other = Nepovedlo se to: { MESSAGE($reason) }.
window-reading = Čtu…
window-file-interrupted = Čtení skončilo předčasně.
window-clipboard-unread = Obsah schránky se nepodařilo přečíst
window-clipboard-empty = Ve schránce není žádný text.
window-path-title = Který soubor?
window-path-why = Dialog pro výběr souboru tu nelze otevřít. Napište cestu k souboru.
window-path-example = /home/ja/zadani.txt
window-load-path = Nahrát

## Seznam zadání

window-list = Zadání v souboru
window-list-clipboard = Schránka
window-list-count = { NUMBER($count) } zadání
window-list-errors = { NUMBER($count) } se nepodařilo přečíst
window-list-which = Číslo nebo název
window-list-how =
    Vybírá se šipkami nebo napsáním čísla či názvu. Enter vybrané zadání nahraje, F5 je i vyřeší, Esc seznam zavře.
window-list-previewed = Náhled zadání číslo { NUMBER($number) } · { COUNT($givens, noun: "given", form: "figures") }
window-list-line = Řádek { NUMBER($line, useGrouping: "false") }
window-list-rate = Ohodnotit zadání
window-list-rated = Ohodnoceno { NUMBER($done) } / { NUMBER($of) }
window-list-save = Uložit jako CSV…
window-list-number = V souboru
window-list-no-level = bez úrovně
window-list-not-one = nemá právě jedno řešení
window-list-none = Takové zadání v seznamu není.
window-list-empty = Není tu žádný seznam zadání. Nahrajte soubor, ve kterém je jich více.
window-list-first = Toto je první zadání v seznamu.
window-list-last = Toto je poslední zadání v seznamu.
window-list-loaded = Zadání { NUMBER($number) } { COUNT($count, form: "figures", prep: "from") }
window-list-back = Předchozí zadání (Page Up)
window-list-on = Další zadání (Page Down)
window-list-open = Seznam (F4)

## Nabídka se soubory

window-new = Nová prázdná mřížka (Ctrl+N)
window-open-key = Otevřít… (Ctrl+O)
window-paste-key = Vložit (Ctrl+V)
window-save = Uložit (Ctrl+S)
window-save-as = Uložit jako… (Ctrl+Shift+S)
window-copy-puzzle = Kopírovat zadání (Ctrl+C)
window-copy-state = Kopírovat obsah mřížky (Ctrl+Shift+C)
window-copy-as = Kopírovat jako…
window-copied-as = Zkopírováno, formát „{ MESSAGE($format) }“.
window-copied-puzzle = Zadání je ve schránce.
window-copied-state = Ve schránce je zadání i se vším, co je v mřížce doplněno a vyškrtnuto.
window-list-key = Zadání v souboru (F4)
window-recent = Naposledy použité
window-drop = Pusťte soubor sem a nahraje se

## Ukládání

window-file-beside =
    { $count ->
        [one] Jeden řádek textu okolo zadání je vynechán.
       *[other] Text okolo zadání je vynechán ({ COUNT($count, noun: "line") }).
    }
window-left-out = Zadání je nahráno jen zčásti
window-noted = Zadání je nahráno
window-save-title = Uložit hru nebo zadání
# Název souboru, který se nabízí.
window-save-name = sudoku.json
window-save-path-title = Kam?
window-save-path-why =
    Dialog pro výběr souboru tu nelze otevřít. Napište cestu: .json uchová celou hru, .txt, .sdk, .sdm nebo .csv jen zadání.
window-save-path-ending =
    Dialog pro výběr souboru tu nelze otevřít. Napište celou cestu k souboru s příponou .{ $ending }.
window-save-path-puzzles =
    Dialog pro výběr souboru tu nelze otevřít. Napište celou cestu k souboru .txt nebo .sdm; každé zadání v něm bude na jednom řádku.
window-save-example = /home/ja/hra.json
window-save-path = Uložit
window-save-exists = Soubor { $file } už existuje
window-save-replace = Přepsat
window-save-elsewhere = Uložit jinam
# Kde soubor leží, za jeho jménem.
window-in-folder = ve složce { $folder }
window-in-current-folder = v aktuální složce
window-saved-game = Hra je uložena v souboru { $file } { MESSAGE($place) }.
window-saved-puzzle = Zadání je uloženo v souboru { $file } { MESSAGE($place) }, ale bez toho, co jste odehráli.
window-not-saved = Soubor { $file } se nepodařilo uložit
save-extension = Název má příponu { $found }; očekávána některá z těchto: { $expected }.
save-no-folder = Složka { $folder } neexistuje.
save-denied = Sem zapisovat nemůžete.
save-full = Na disku už není místo.
save-interrupted = Zápis skončil předčasně.

## Co odpovídá systém. Bez tečky na konci.

system-not-found = takový soubor ani složka neexistuje
system-denied = chybí k tomu oprávnění
system-read-only = zapisovat sem nelze
system-is-folder = je to složka
system-not-file = není to obyčejný soubor
system-not-folder = část cesty není složka
system-exists = už to existuje
system-not-text = není to text v kódování UTF-8
system-full = na disku už není místo
system-too-large = soubor je příliš velký
system-cut-short = soubor skončil předčasně
system-bad-name = takový název systém nedovoluje
system-in-use = v tuto chvíli to používá jiný program
system-number = systém hlásí chybu číslo { NUMBER($number, useGrouping: "false") }
system-other = systém to odmítl

## Co je špatně na složce znalostí. Bez tečky na konci.

folder-circle = odkazy tu vedou v kruhu
folder-deeper = je zanořena ve více než { NUMBER($most) } složkách
folder-more = souborů a složek je tu více než { NUMBER($most) }
folder-larger = všechny soubory mají i s tímto dohromady více než { NUMBER($mebibytes) } MiB
window-quit = Ukončit (Ctrl+Q)
