### Kroky podle množin políček, která mají právě dost číslic: vedoucí prvek, Sue de Coq, vylučování kombinací.
### `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž jako položku v důkazu sporem, bez tečky.

## Vedoucí prvek

pivot-leaves = je-li { DIGIT($digit) }, je { CELL($cell, prep: "in") } číslice { DIGIT($end) }
pivot-itself = a je-li samo { DIGIT($end) }, máme ji přímo v něm

step-bent-pivot =
    Políčko { CELLS($pivot) } je { DIGITS($held, join: "or") }: { LIST($cases, join: "semicolon") }. V každém
    případě je { DIGIT($end, form: "name") } v některém z políček { CELLS($places) }.
    { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které je vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, proto { DIGIT($end) } být nemůže
       *[other] která je vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, proto { DIGIT($end) } být nemohou
    }.
brief-bent-pivot =
    ať je { CELLS($pivot, prep: "in") } cokoli, je { DIGIT($end, form: "name") } v některém z
    políček { CELLS($places) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

set-holds-once =
    { LENGTH($digits) ->
        [1] { DIGITS($digits, noun: "yes") } tam může být jen jednou, protože všechna její místa v nich leží
       *[other] { DIGITS($digits, noun: "yes") } tam mohou být jen po jedné, protože všechna jejich místa v nich leží
    } { HOUSE($house, prep: "in") }
step-bent-set =
    Políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }; číslic je stejně jako
    políček. { LIST($once, join: "sentences") } Aspoň na jedno políčko tak
    zbude { DIGIT($end, form: "name") } a je { CELLS($places, prep: "in", join: "or") }.
    { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které tato místa vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, ji proto mít nemůže
       *[other] která tato místa vidí { LENGTH($places) ->
            [2] obě
           *[other] všechna
        }, ji proto mít nemohou
    }.
brief-bent-set =
    bez { DIGIT($end, form: "name", case: "genitive") } by se políčka { CELLS($cells) } nedala zaplnit,
    takže vyškrtneme { ELIMINATIONS($eliminations) }

## Sue de Coq

set-takes-once =
    { HOUSE($house, prep: "in") } { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes", case: "accusative") }
       *[other] po jedné { DIGITS($digits, noun: "yes", case: "accusative") }
    }
set-takes-between =
    v průsečíku { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes", case: "accusative") }
       *[other] po jedné { DIGITS($digits, noun: "yes", case: "accusative") }
    }
set-takes-twice =
    { HOUSES($houses, prep: "in") } pokaždé { LENGTH($digits) ->
        [1] jednou { DIGITS($digits, noun: "yes", case: "accusative") }
       *[other] po jedné { DIGITS($digits, noun: "yes", case: "accusative") }
    }
step-crossing-sets =
    Políčka { CELLS($inner) } leží zároveň { HOUSES($houses, prep: "in") }. Vezměme k nim { CELLS($first) }
    z první a { CELLS($second) } z druhé z těchto skupin. Dohromady to
    je { COUNT($count, noun: "cell") } a mohou obsahovat nejvýše: { LIST($takes, join: "semicolon") }. To na
    jejich zaplnění právě stačí, takže tam všechny tyto číslice opravdu jsou a jinde v téže skupině už žádná z nich
    být nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-crossing-sets =
    políčka { CELLS($inner) } mají spolu s { CELLS($first) } a { CELLS($second) } jen právě dost číslic, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

## Vylučování kombinací

exclusion-by-sight = { CELLS($cells, noun: "yes") } na sebe vidí a nemohou být stejná
exclusion-by-cell =
    { CELLS($excluder, noun: "yes") } je { DIGITS($digits, join: "or") }, a { CELLS($cells, noun: "yes") } proto
    nesmějí { LENGTH($digits) ->
        [2] zabrat obě tyto číslice
       *[other] zabrat všechny tyto číslice
    }
step-exclusion =
    Projděme všechny způsoby, jak spolu zaplnit políčka { CELLS($cells) }. { LIST($reasons, join: "sentences") } Nezbývá
    žádný způsob, při němž by některý z těchto kandidátů platil: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-exclusion =
    při žádném z možných způsobů, jak spolu zaplnit políčka { CELLS($cells) }, neplatí to, co vyškrtneme:
    { ELIMINATIONS($eliminations) }
