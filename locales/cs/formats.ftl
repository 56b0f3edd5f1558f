### Co je špatně na textu, ve kterém mělo být zadání.

# Kde to je; začínají tím všechny zprávy níže kromě té, která místo nemá.
read-error-place = Řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }

## Jaké jsou znaky

read-error-character = { read-error-place }: očekávána číslice { $digits } nebo prázdné políčko ({ $empty }), nalezeno „{ $found }“.
read-error-number = { read-error-place }: očekávána jediná číslice, nalezeno „{ $found }“.
read-error-after-puzzle = { read-error-place }: zadání už je úplné a může po něm následovat jen jeho název nebo poznámka (#), nalezeno „{ $found }“.

read-error-mark = { read-error-place }: očekávány různé číslice, které v políčku zbývají, nalezeno „{ $found }“.
read-error-borders = { read-error-place }: mřížku o { $digits } číslicích s takovými ohraničeními, jaká jsou tu nakreslena, Důvod nezná.
read-error-form = { read-error-place }: { MESSAGE($error) }

## Kolik jich je

read-error-nothing = { read-error-place }: očekáváno zadání o { $cells } políčkách, ale text tady končí.
read-error-line-length = { read-error-place }: zadání na jednom řádku má mít { $expected } políček, ale toto jich má { $found }.
read-error-row-length = { read-error-place }: řádek mřížky má mít { $expected ->
    [few] { $expected } políčka
   *[other] { $expected } políček
} (v celém zadání { $cells }), ale tento jich má { $found }.
read-error-field-count = { read-error-place }: řádek tabulky má mít { $expected ->
    [few] { $expected } pole
   *[other] { $expected } polí
}, ale tento jich má { $found }.
read-error-row-count = { read-error-place }: zadání má mít { $expected ->
    [few] { $expected } řádky
   *[other] { $expected } řádků
}, ale toto jich má { $found }.
read-error-cell-count = { read-error-place }: zadání má mít { $expected } políček, ale toto jich má { $found }.

## Více zadání v jednom textu

read-error-several = { read-error-place }: očekáváno jediné zadání, ale text jich obsahuje { $found } a druhé začíná tady.

## Soubory

read-error-not-utf8 = { read-error-place }: očekáván text v kódování UTF-8, nalezen bajt { $found } (šestnáctkově), který do něj nepatří. Uložte soubor v kódování UTF-8.
read-error-not-text = To není text, ale soubor jiného druhu, třeba obrázek. Zadání se čtou z textových souborů.
read-error-not-utf16 = { read-error-place }: text začíná v kódování UTF-16, ale tady je jen polovina znaku. Uložte soubor v kódování UTF-8.
read-error-too-large = Očekáván text o velikosti nejvýše { $mebibytes } MiB, ale tento je delší.

## Soubory s rozehranou hrou

session-error-json = Řádek { $line }, sloupec { $column }: toto není soubor s uloženou hrou (knihovna pro JSON hlásí „{ $reason }“).
session-error-truncated = Řádek { $line }, sloupec { $column }: text uložené hry tu měl pokračovat, ale končí.
session-error-format = Řádek { $line }, sloupec { $column }: očekávána uložená hra.
session-error-version = Řádek { $line }, sloupec { $column }: očekávána verze { $expected }, nalezena { $found }.
session-error-grid = Řádek { $line }, sloupec { $column }: očekávána hra na mřížce { $expected }, tato je na mřížce { $found }.
session-error-count = Řádek { $line }, sloupec { $column }: mřížka má mít { $expected ->
    [few] { $expected } řádky
   *[other] { $expected } řádků
} po { $expected } políčkách, ale tady { $found ->
    [one] je { $found }
    [few] jsou { $found }
   *[other] je jich { $found }
}.
session-error-word = Řádek { $line }, sloupec { $column }: očekáván stav políčka, nalezeno „{ $found }“.

## Formáty jiných programů a stránek

format-error-in = Text je ve formátu „{ $format }“, ale { MESSAGE($fault) }.
format-error-cells = { $found ->
    [one] jediné políčko nemá
    [few] { $found } políčka nemá
   *[other] { $found } políček nemá
} žádná známá mřížka
format-error-character = na místě { $position }. znaku zadání bylo očekáváno políčko, a je tam „{ $found }“
format-error-packed = co je v něm zabaleno, nelze rozbalit; možná kus chybí
format-error-too-long = je delší než { NUMBER($limit) } znaků, a delší se nečte
format-error-syntax = řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") } je chybný ({ $reason })
format-error-field = jeho položka { $field } chybí nebo je chybná
format-error-no-grid = mřížku o { $digits } číslicích s takovými oblastmi Důvod nezná
format-error-shape = mřížku tvaru { $shape } Důvod nezná
format-error-nothing = není v něm žádné zadání
format-error-only-named = odkaz jen pojmenovává zadání uložené na stránce; očekáván byl odkaz, který obsahuje přímo číslice
format-error-unknown-link = Odkaz na { $host } Důvod nezná a číslice zadání v něm nejsou.
format-error-packing = zadání zabalená jako „{ $found }“ se nečtou
error-no-graph = Tohle zadání není graf: jeho podmínky říkají víc než to, které číslice se navzájem vylučují.
format-unwritable-grid = Formát „{ $format }“ tuto mřížku nedovede zapsat.
format-unwritable-several = Formát „{ $format }“ pojme jediné zadání.
format-unwritable-candidates = Formát „{ $format }“ nedovede zapsat políčko bez kandidátů.
format-unwritable-marks = Formát „{ $format }“ neumí uložit kandidáty, a jinak než jimi toto zadání určeno není.
format-ignored = Text má i části, kterým Důvod nerozumí a které vynechal: { $fields }.

## Co zadání žádá a čemu program nerozumí

unmet-all = Zadání žádá něco, čemu Důvod nerozumí: { LIST($unmet, join: "semicolon") }{ $more ->
    [0] {""}
    [one] ; a ještě jednu věc
    [few] ; a ještě { NUMBER($more) } věci
   *[other] ; a ještě { NUMBER($more) } věcí
}.
unmet-known = položku { $place } Důvod nezná
unmet-rule = v položce { $place } je nakresleno něco, čemu žádná položka nedává význam
unmet-cells = v položce { $place } se čekala políčka, na jakých taková podmínka může být
unmet-value = v položce { $place } se čekalo číslo nebo číslice, jaké k takové podmínce patří
unmet-regions = položka { $place } vyžaduje oblasti o tolika políčkách, kolik je číslic
unmet-fit = položku { $place } nelze do této mřížky zadat
unmet-grid = mřížka, o kterou jde, nemá položku { $place }
unmet-left-out = Podle přání je ze zadání vynecháno: { $fields }.
unmet-ignore = { MESSAGE($unmet) } Neřeší se, jako by to tam nebylo; vynechá se to, když se přidá { $options }.

## Co se přeskočilo a co se předpokládá

read-note-passed-over = { $lines ->
    [one] Na řádku { NUMBER($first, useGrouping: "false") } je něco, co k žádnému zadání nepatří, a přeskočilo se to.
   *[other] Na { NUMBER($lines) } řádcích, poprvé na řádku { NUMBER($first, useGrouping: "false") }, je něco, co k žádnému zadání nepatří, a přeskočilo se to.
}
read-note-zero = Nula se bere jako číslice: číslice jsou 0 až { $last }.
read-note-letters = Za číslice se berou písmena A až { $last }.
read-note-numbers = Čísla od 10 se píší písmeny: 10 je A.
read-note-regions = Mřížka má oblasti tak, jak jsou nakreslené.
read-note-grid = Za mřížku se bere { $name }, protože má taková ohraničení jako text.
read-note-same = Na řádku { NUMBER($line, useGrouping: "false") } začíná totéž zadání ještě jednou.
read-note-solution = Řešení, které stojí vedle svého zadání, se přeskočilo (řádek { NUMBER($line, useGrouping: "false") }).
read-note-link = Odkazy na { $host } Důvod nezná; za zadání se berou číslice, které v odkazu jsou.

## Jak se formáty jmenují

format-line = Jeden řádek
format-grid = Nakreslená mřížka
format-rows = Řádek mřížky na řádek
format-list = Číslice s mezerami
format-csv = Tabulka se středníky (CSV)
format-state = Rozehrané zadání na řádku
format-marks = Mřížka s kandidáty
format-candidates = Všichni kandidáti na řádku
format-hodoku = HoDoKu, řádek knihovny
format-sdk = SadMan Sudoku (.sdk)
format-sdm = Sbírka (.sdm)
format-simple-sudoku = Simple Sudoku (.ss)
format-opensudoku = OpenSudoku (XML)
format-sudokuwiki = SudokuWiki, odkaz
format-sudoku-coach = sudoku.coach, odkaz
format-f-puzzles = f-puzzles, odkaz
format-f-puzzles-json = f-puzzles, JSON
format-iss = Interactive Sudoku Solver, text
format-iss-link = Interactive Sudoku Solver, odkaz
format-sudokupad = SudokuPad, odkaz
format-sudokupad-short = SudokuPad, krátký odkaz
