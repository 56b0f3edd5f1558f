### Kroky podle množin políček, která mají právě dost číslic: vedoucí prvek, Sue de Coq, vylučování kombinací.
### `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž jako položku v důkazu sporem, bez tečky.

## Vedoucí prvek

pivot-leaves = je-li { DIGIT($digit) }, je { CELL($cell, prep: "in") } číslice { DIGIT($end) }
pivot-itself = jinak je { DIGIT($end, form: "name") } přímo v něm

step-bent-pivot =
    Políčko { CELLS($pivot) } je { DIGITS($held, join: "either") }: { LIST($cases, join: "semicolon") }. V každém
    případě je { DIGIT($end, form: "name") } v některém z políček { CELLS($places) }.
    { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které je vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, ji proto mít nemůže
       *[other] která je vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, ji proto mít nemohou
    }.
brief-bent-pivot =
    ať je { CELLS($pivot, prep: "in") } cokoli, je { DIGIT($end, form: "name") } v některém z
    políček { CELLS($places) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

set-holds-once =
    { LENGTH($digits) ->
        [1] { DIGITS($digits, noun: "yes") } v nich může být jen jednou, protože všechna místa, která tam má, leží
       *[other] { DIGITS($digits, noun: "yes") } v nich mohou být každá jen jednou, protože všechna místa, která tam mají, leží
    } { HOUSE($house, prep: "in") }
step-bent-set =
    Políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }; číslic je stejně jako
    políček. { LIST($once, join: "sentences") } Aspoň jedno z políček tak
    zbude pro { DIGIT($end, form: "name", case: "accusative") }; ta je tedy { CELLS($places, prep: "in", join: "or") }.
    { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí { LENGTH($places) ->
            [2] obě tato místa
           *[other] všechna tato místa
        }, ji proto mít nemůže
       *[other] která vidí { LENGTH($places) ->
            [2] obě tato místa
           *[other] všechna tato místa
        }, ji proto mít nemohou
    }.
brief-bent-set =
    bez { DIGIT($end, form: "name", case: "genitive") } by se políčka { CELLS($cells) } nedala zaplnit,
    takže vyškrtneme { ELIMINATIONS($eliminations) }

## Sue de Coq

set-takes-once =
    { HOUSE($house, prep: "in") } { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes") }
       *[other] { DIGITS($digits, noun: "yes") }, každá jednou
    }
set-takes-between =
    v průsečíku { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes") }
       *[other] { DIGITS($digits, noun: "yes") }, každá jednou
    }
set-takes-twice =
    { HOUSES($line, prep: "in") } a { HOUSES($block, prep: "in") } pokaždé { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes") }
       *[other] { DIGITS($digits, noun: "yes") }, každá jednou
    }
set-uses-up =
    jinde { HOUSE($house, prep: "in") } už nemůže být { LENGTH($digits) ->
        [1] { DIGITS($digits, form: "name") }
       *[other] { DIGITS($digits, join: "nor") }
    }
step-crossing-sets =
    Políčka { CELLS($inner) } leží zároveň { HOUSES($houses, prep: "in") }. Vezměme
    k nim { CELLS($first) } { HOUSES($line, prep: "from") } a také { CELLS($second) } { HOUSES($block, prep: "from") }.
    Do těchto { COUNT($count, noun: "cell", case: "genitive") } se vejdou nejvýše tyto číslice: { LIST($takes, join: "semicolon") }. Na jejich zaplnění to právě stačí, takže
    všechny tyto číslice v nich opravdu jsou. { LIST($used, join: "and", start: "yes") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-crossing-sets =
    políčka { CELLS($inner) }, { CELLS($first) } a { CELLS($second) } mají dohromady jen tolik číslic, kolik stačí
    na jejich zaplnění, takže vyškrtneme { ELIMINATIONS($eliminations) }

## Vylučování kombinací

exclusion-by-sight = { CELLS($cells, noun: "yes") } na sebe vidí a nemohou mít stejnou číslici
exclusion-by-cell =
    { CELL($excluder, noun: "yes") } je { DIGITS($digits, join: "either") }, a { CELLS($cells, noun: "yes") } proto
    nesmějí { LENGTH($digits) ->
        [2] zabrat obě tyto číslice
       *[other] zabrat všechny tyto číslice
    }
exclusion-gone = { DIGITS($digits, join: "or") } { CELL($cell, prep: "in") }
exclusion-against =
    kdyby byla { CELL($cell, prep: "in") } { DIGIT($digit, form: "name") }, nešlo by
    doplnit { CELLS($others, noun: "yes") }: { LIST($cases, join: "semicolon") }
exclusion-seen =
    { CELLS($cells, noun: "yes") } vidí { LENGTH($seen) ->
        [2] obě políčka { CELLS($seen) }
       *[other] všechna políčka { CELLS($seen) }
    }
exclusion-case-sight = { LIST($ways, join: "or") } být nemůže, protože { CELLS($cells) } na sebe vidí
exclusion-case-cell =
    při { LIST($ways, join: "or") } by pro { CELL($excluder) } ({ DIGITS($digits, join: "or") }) nezbyla žádná číslice
exclusion-with = { PLACEMENTS($held) }
exclusion-way = { PLACEMENTS($held) }
step-exclusion-cases =
    Projděme všechny způsoby, jak zároveň zaplnit políčka { CELLS($cells) }. { LENGTH($reasons) ->
        [0] {""}
       *[other] { LIST($reasons, join: "sentences") }{" "}
    }{ LIST($against, join: "sentences") } Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-exclusion-cases = { brief-exclusion }
step-exclusion =
    Projděme všechny způsoby, jak zároveň zaplnit políčka { CELLS($cells) }. { LIST($reasons, join: "sentences") } Žádný
    ze způsobů, které zbývají, nemá { LENGTH($gone) ->
        [1] { LIST($gone, join: "and") }
       *[other] { LIST($gone, join: "nor") }
    }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-exclusion =
    žádný možný způsob, jak zároveň zaplnit políčka { CELLS($cells) }, nemá { LENGTH($gone) ->
        [1] { LIST($gone, join: "and") }
       *[other] { LIST($gone, join: "nor") }
    }, takže vyškrtneme { ELIMINATIONS($eliminations) }
