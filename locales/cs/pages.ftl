# Stránky k tisku a k rozeslání.

# Číslo stránky, dole na ní.
page-number = { $page } / { $pages }
# Nad zadáním.
page-puzzle = { NUMBER($number, useGrouping: "false") }
page-puzzle-level = { NUMBER($number, useGrouping: "false") } · { MESSAGE($level) }
# Za nadpisem listu.
page-solutions = Řešení
# Před linkou pro jméno toho, kdo cvičení řeší.
page-name = Jméno:
# Nad krokem: jeho číslo a co z něj plyne.
page-step = { NUMBER($number, useGrouping: "false") }. { $result }
# Nadpisy, není-li zadán jiný.
page-title-puzzles = Sudoku
page-title-procedure = Sudoku krok za krokem
page-title-practice = Procvičování: { MESSAGE($rule) }
# Není-li vytištěn celý postup.
page-only =
    { $count ->
        [one] Vytištěn je
        [few] Vytištěny jsou
       *[other] Vytištěno je
    } jen { COUNT($count, noun: "step", form: "figures") } s čísly z celého postupu.
# Nad mřížkami k procvičování.
page-practice = V každé mřížce je dalším krokem pravidlo „{ MESSAGE($rule) }“; pravidla, která jsou v pořadí před ním, už nic nedají. Malé číslice jsou zbývající kandidáti. Najděte ten krok.
page-practice-others = Podle téhož pravidla je správně i toto: { LIST($others, join: "semicolon") }.
page-practice-besides = V každé mřížce lze použít pravidlo „{ MESSAGE($rule) }“; v některých i snazší pravidla. Malé číslice jsou zbývající kandidáti. Najděte ten krok.
# Jméno kódu, který vede k zadání.
page-link = { ORDINAL($number, start: "yes") } zadání v SudokuPadu
# Pohyblivý obrázek a co stojí pod jeho koncem.
page-animation = Sudoku vyřešené { COUNT($steps, noun: "step", prep: "in", form: "figures") }
page-solved = Vyřešeno { COUNT($steps, noun: "step", prep: "in", form: "figures") }
# Co stojí před kroky postupu.
page-procedure =
    Toto zadání lze vyřešit { COUNT($steps, noun: "step", case: "instrumental") } bez hádání{ $trials ->
        [0] {""}
        [one] ; jeden z nich vyvrací předpoklad
        [few] ; { COUNT($trials) } z nich vyvracejí předpoklad
       *[other] ; { COUNT($trials) } z nich vyvrací předpoklad
    }. { $pictures ->
        [1] Obrázek
       *[other] Každý obrázek
    } ukazuje mřížku před krokem a vyznačuje, z čeho krok vychází a co z něj plyne.

## Stránka s vysvětlením

lesson-how = Vyberte políčko a uvidíte, proč v něm je jeho číslice. Na klávesnici: šipkami přejdete na jiné políčko, klávesou Enter ho vyberete.
lesson-grid = Mřížka
lesson-cell = { CELL($cell) }
lesson-given = { CELL($cell) }: { DIGIT($digit) }, zadaná číslice
lesson-found = { CELL($cell) }: { DIGIT($digit) }
lesson-open = { CELL($cell) }: volné políčko
lesson-of-procedure = Jsou to kroky z celého postupu; snazší důkaz, pokud existuje, hledá program na kartě „Proč“.
lesson-back = Předchozí krok
lesson-on = Další krok
lesson-all = Celý postup
lesson-steps = Kroky
lesson-caption = Krok { $step } / { $steps }: { $result }
