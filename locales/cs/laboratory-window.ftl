### Laboratoř: stránka v okně.

lab-title = Laboratoř
lab-open-key = Laboratoř… (Ctrl+3)
lab-watch = Sledovat
lab-compare = Porovnat
lab-parts-tip = Sledovat metodu, nebo metody porovnat (Tab)
lab-run = Spustit
lab-running = Metoda běží, { NUMBER($seconds) } s
lab-cancelled = Zrušeno.
lab-on-grid = Mřížka ukazuje běh metody.

## Sledování

lab-method = Metoda
lab-puzzle = Zadání
lab-mine = moje
lab-example = příklad
lab-typed = napsané
lab-which = Který příklad
lab-digits = Číslice
lab-digits-hint = 81 znaků, tečka = volné políčko
lab-no-puzzle = Mřížka je prázdná. Nahrajte nebo napište zadání, nebo tu vyberte jiné.
lab-nothing-typed = Napište zadání po řádcích.
lab-watch-how =
    Vyberte metodu a spusťte ji: její kroky se zaznamenají a můžete je v mřížce procházet vpřed i vzad. Šipkami nahoru a dolů
    procházíte volby, šipkami doleva a doprava je měníte. Enter metodu spustí.
lab-took = Trvalo to { NUMBER($milliseconds) } ms.
lab-grids-solved = { MESSAGE($method) }: vyřešeno; počet zaznamenaných mřížek: { NUMBER($grids) }.
lab-grids-gave-up = { MESSAGE($method) }: metoda se vzdala; počet zaznamenaných mřížek: { NUMBER($grids) }.
lab-no-steps = Není co procházet: žádný krok se nezaznamenal.
lab-step-of = Krok { NUMBER($step) } { COUNT($total, form: "figures", prep: "from") }
lab-at-start = Toto je zadání před prvním krokem.
lab-go-first = Začátek (Home)
lab-go-last = Poslední krok (End)
lab-go-to = Přejít na krok
lab-step-hint = číslo
lab-speed = Kroků za sekundu
lab-guess = hádání
lab-cell-hint = Klepnutím na políčko v mřížce zobrazíte krok, který ho vyplnil.
lab-no-such-step = Krok s tímto číslem není.
lab-no-step-there = Do tohoto políčka žádný krok číslici nedává.

## Porovnávání

lab-methods = Metody
lab-all = Všechny
lab-none = Žádná
lab-no-method = Vyberte aspoň jednu metodu.
lab-made = nová
lab-made-how = Vytvořit
lab-by-brute-force = hrubou silou
lab-by-rules = řešitelná mými pravidly bez předpokladů
lab-repetitions = Běhů na každém zadání
lab-solutions = Kolik řešení hledat
lab-one-solution = jedno
lab-two-solutions = dvě (ověří jednoznačnost)
lab-steps = Nejvýše kroků v jednom běhu
lab-heat = Žíhání: počáteční teplota T0
lab-factor = Žíhání: teplota se násobí číslem Q
lab-limit = Žíhání: po kolika krocích bez zlepšení
lab-hmax = Vystřel a jdi: číslice se změní nejvýše o hmax
lab-decimal = { NUMBER($number) }
lab-no-heat = Napište číslo větší než 0.
lab-no-factor = Napište číslo mezi 0 a 1.
lab-compare-how =
    Každá metoda se spustí na každém zadání, jedna po druhé. Šipkami nahoru a dolů procházíte volby, šipkami doleva a doprava
    je měníte. Enter metody spustí, Esc běh zruší nebo stránku zavře.
lab-results = Výsledky
lab-making = Tvoří se zadání: { NUMBER($made) } { COUNT($count, form: "figures", prep: "from") } · { NUMBER($seconds) } s
lab-far = Běhy: { NUMBER($done) } { COUNT($total, form: "figures", prep: "from") } · { NUMBER($seconds) } s
lab-done = Všechny běhy jsou hotové.
lab-short = Tolik zadání se vytvořit nepodařilo; metody se spustily na těch, která jsou.
lab-as-run = v pořadí běhů
lab-by-time = čas
lab-named = { MESSAGE($name) } { $value }
lab-save-csv = Uložit jako CSV…
lab-save-json = Uložit jako JSON…
lab-save-plot = Uložit jako SVG…

## Tabulky z literatury a dámy

lab-tables = Literatura
lab-table = Tabulka
lab-queens = Dámy na šachovnici, které se neohrožují: lokální prohledávání s tabu seznamem
lab-queens-count = Počet dam
lab-table-how =
    Tabulka z literatury se spočítá znovu na svých zadáních nebo na zadáních stejného druhu a její čísla stojí vedle čísel
    pramene. Časy závisí na počítači, průchody na výchozím čísle. Co nenapíšete, platí jako v tabulce.
lab-table-running = Počítá se, { NUMBER($seconds) } s
lab-table-short = Tolik zadání, kolik tabulka potřebuje, se vytvořit nepodařilo.
lab-save-text = Uložit jako text…
