### Kroky po silných a slabých vazbách: řetězce, smyčky, sítě a kruhy. `step-…` říká vzor, úvahu a důsledek;
### `brief-…` totéž jako položku v důkazu sporem, bez tečky.

## Vazby jako vedlejší věty

link-is-not = { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } není { DIGIT($digit, form: "name") }
       *[other] v žádném z políček { CELLS($cells) } není { DIGIT($digit, form: "name") }
    }
link-so-is = { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } tedy { DIGIT($digit, form: "name") } je
       *[other] v jednom z políček { CELLS($cells) } tedy { DIGIT($digit, form: "name") } je
    }
link-either = { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } je { DIGIT($digit, form: "name") }
       *[other] v jednom z políček { CELLS($cells) } je { DIGIT($digit, form: "name") }
    }
link-by-house =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") }
    je { CELLS($cells, prep: "in", join: "or") }
link-by-cell = { CELLS($cells, prep: "in") } zbývá jen { DIGIT($digit, form: "name") }
link-by-set =
    bez { DIGIT($lacks, form: "name", case: "genitive") } musí množina { $name } ({ CELLS($set, noun: "yes") }
    s číslicemi { DIGITS($digits) }) obsahovat všechny své ostatní číslice,
    tedy i { DIGIT($digit, form: "name", case: "accusative") }, a to { CELLS($cells, prep: "in", join: "or") }
# Totéž o množině, která už v řetězci byla.
link-by-set-again =
    bez { DIGIT($lacks, form: "name", case: "genitive") } musí množina { $name } obsahovat všechny své ostatní číslice,
    tedy i { DIGIT($digit, form: "name", case: "accusative") }, a to { CELLS($cells, prep: "in", join: "or") }
link-on = { MESSAGE($strong) }, takže { MESSAGE($weak) }

## Proč odpadá který kandidát

loop-one-of =
    { DIGIT($digit, form: "name") } je { CELLS($cells, prep: "in", join: "or") }, takže ji { LENGTH($targets) ->
        [1] nemůže mít
       *[other] nemohou mít
    } { CELLS($targets, noun: "yes") }
loop-in-turn =
    kolem celé smyčky platí každý druhý kandidát, takže { DIGIT($digit, form: "name") } je také { CELLS($cells, prep: "in", join: "or") }
    a { LENGTH($targets) ->
        [1] nemůže ji mít
       *[other] nemohou ji mít
    } { CELLS($targets, noun: "yes") }
loop-either =
    { CELL($cell, prep: "in") } je { DIGITS($held, join: "either") }, a proto
    tam není { DIGITS($struck, join: "nor") }
loop-set =
    množina { $set } má v sobě { DIGIT($digit, form: "name", case: "accusative") } ({ CELLS($cells, prep: "in", join: "or") }),
    takže ji { LENGTH($targets) ->
        [1] nemůže mít
       *[other] nemohou mít
    } { CELLS($targets, noun: "yes") }
loop-only-cell =
    množina { $set } má v sobě { DIGIT($digit, form: "name", case: "accusative") }, a to { CELLS($cells, prep: "in") },
    takže tam není { DIGITS($struck, join: "nor") }
chain-excludes =
    { CELL($cell, prep: "in") } proto není { DIGIT($digit, form: "name") }: není-li tam { DIGIT($own, form: "name") },
    je { DIGIT($digit, form: "name") } { CELLS($seen, prep: "in", join: "or") }, a tu { CELL($cell) } vidí

## Řetězce

step-chain =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }.
    { DIGIT($digit, form: "name", start: "yes") } je tedy aspoň v jednom z políček { CELLS($ends) }, a { CELLS($targets, noun: "yes") }, { $target_count ->
        [one] které { LENGTH($ends) ->
            [2] vidí obě
           *[other] vidí všechna tato místa
        }, ji proto mít nemůže
       *[other] která { LENGTH($ends) ->
            [2] vidí obě
           *[other] vidí všechna tato místa
        }, ji proto mít nemohou
    }.
brief-chain =
    podle řetězce buď { MESSAGE($either) }, nebo { MESSAGE($or) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-chain-two-digits =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Aspoň
    jedno z toho tedy platí: { MESSAGE($either) }, nebo { MESSAGE($or) }. { LIST($reasons, join: "sentences") }
    Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-chain-two-digits = { brief-chain }

step-chain-one-cell =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. { CELL($cell, prep: "in", start: "yes") }
    je tedy { DIGITS($digits, form: "name", join: "or") } a nic jiného: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-chain-one-cell =
    podle řetězce je { CELL($cell, prep: "in") } { DIGITS($digits, form: "name", join: "or") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-chain-turns =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Z předpokladu tak vyšel
    jeho opak, a { MESSAGE($start) }{ LENGTH($seers) ->
        [0] : vyškrtneme { ELIMINATIONS($eliminations) }
       *[other] . { CELLS($seers, noun: "yes", start: "yes") }, { $seer_count ->
            [one] které { $places ->
                [1] ji tam vidí
                [2] vidí obě
               *[other] vidí všechna tato místa
            }, ji proto mít nemůže
           *[other] která { $places ->
                [1] ji tam vidí
                [2] vidí obě
               *[other] vidí všechna tato místa
            }, ji proto mít nemohou
        }
    }.
brief-chain-turns =
    podle řetězce { MESSAGE($either) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-chain-fills =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Z předpokladu tak vyšel
    jeho opak, a { MESSAGE($start) }.
brief-chain-fills = podle řetězce { MESSAGE($either) }

step-loop =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Řetězec se uzavřel do
    smyčky a platí oběma směry, takže z každých dvou kandidátů, kteří v ní jdou po sobě a nemohou platit oba, platí právě
    jeden: { LIST($reasons, join: "semicolon") }. Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-loop =
    podle smyčky přes { CELLS($cells) } vyškrtneme { ELIMINATIONS($eliminations) }

step-loop-with-sets =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Řetězec se uzavřel do
    smyčky a platí oběma směry, takže z každých dvou kandidátů, kteří v ní jdou po sobě a nemohou platit oba, platí právě
    jeden. Každá množina ve smyčce proto obsahuje všechny své číslice kromě jedné z těch dvou, kterými je do smyčky
    zapojena. Z toho plyne: { LIST($reasons, join: "semicolon") }.
    Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-loop-with-sets = { brief-loop }

step-two-links =
    { HOUSE($house, prep: "in", start: "yes") } je { DIGIT($digit, form: "name") } { LENGTH($start) ->
        [1] { CELLS($start, prep: "in") }
       *[other] v některém z políček { CELLS($start) }
    }, nebo { LENGTH($near) ->
        [1] { CELLS($near, prep: "in") }
       *[other] v některém z políček { CELLS($near) }
    };
    { HOUSE($other, prep: "in") } je { LENGTH($end) ->
        [1] { CELLS($end, prep: "in") }
       *[other] v některém z políček { CELLS($end) }
    }, nebo { LENGTH($far) ->
        [1] { CELLS($far, prep: "in") }
       *[other] v některém z políček { CELLS($far) }
    }. { LENGTH($far) ->
        [1] { CELLS($far, prep: "in", start: "yes") } a zároveň { CELLS($near, prep: "in", join: "or") }
       *[other] { CELLS($near, prep: "in", join: "or", start: "yes") } a zároveň { CELLS($far, prep: "in", join: "or") }
    } být nemůže, protože tato políčka na sebe vidí. Je
    tedy aspoň v jednom z políček { CELLS($ends) }, a { CELLS($targets, noun: "yes") }, { $target_count ->
        [one] které { LENGTH($ends) ->
            [2] vidí obě
           *[other] vidí všechna tato místa
        }, ji proto mít nemůže
       *[other] která { LENGTH($ends) ->
            [2] vidí obě
           *[other] vidí všechna tato místa
        }, ji proto mít nemohou
    }.
brief-two-links =
    { DIGIT($digit, form: "name") } je aspoň v jednom z políček { CELLS($ends) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-equal-cells =
    V každém z políček { CELLS($first) } a { CELLS($last) } může být jen { DIGITS($digits, join: "either") }.
    { HOUSE($house, prep: "in", start: "yes") } je { DIGIT($digit, form: "name") }
    buď { CELLS($near, prep: "in", join: "or") }, kde ji vidí { CELLS($first) }, nebo { CELLS($far, prep: "in", join: "or") }, kde ji
    vidí { CELLS($last) }. Tak či tak aspoň v jednom z obou políček { DIGIT($digit, form: "name") } není a musí
    tam být { DIGIT($end, form: "name") }. { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí obě, ji proto mít nemůže
       *[other] která vidí obě, ji proto mít nemohou
    }.
brief-equal-cells =
    v jednom z políček { CELLS($first) } a { CELLS($last) } je { DIGIT($end, form: "name") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-taking-turns =
    V řadě { CELLS($cells, join: "comma") } vidí každé políčko to následující a v každém může být
    jen { DIGITS($digits, join: "either") }, takže se v ní obě číslice střídají. Na jejích koncích, { CELLS($ends, prep: "in") },
    jsou proto různé, a co vidí obě tato políčka, nemůže mít ani jednu z nich: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-taking-turns =
    políčka { CELLS($ends) } si rozdělí číslice { DIGITS($digits) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

## Barvy sítě

colours-net =
    barvu { $first } { LENGTH($one) ->
        [1] má { CELLS($one) }
       *[other] mají { CELLS($one) }
    }, barvu { $second } { LENGTH($other) ->
        [1] má { CELLS($other) }
       *[other] mají { CELLS($other) }
    }
colours-cell = { CELL($cell) } ({ $colour })
colours-meet = { MESSAGE($cell) } vidí { LIST($seen, join: "and") }
colours-sees = { CELL($cell) } (vidí { CELLS($seen) })
colours-strike = { LIST($sights, join: "and") }
nets-strike =
    { LIST($joints, join: "and") }, takže tyto dvě barvy nemohou platit zároveň, a platí proto aspoň jedna
    z opačných barev, { $first } nebo { $second }. Co vidí obě tyto barvy, { DIGIT($digit, form: "name", case: "accusative") } mít nemůže: { LIST($sights, join: "and") }

## Sítě

step-one-link =
    { HOUSE($house, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen { CELLS($cells, prep: "in", join: "or") }. { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí obě, ji proto mít nemůže
       *[other] která vidí obě, ji proto mít nemohou
    }.
brief-one-link =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } může být
    jen { CELLS($cells, prep: "in", join: "or") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-colours-trap =
    Políčka spojená silnými vazbami { DIGIT($digit, form: "name", case: "genitive") } vybarvíme střídavě:
    { LIST($nets, join: "semicolon") }. { DIGIT($digit, form: "name", start: "yes") } je { LENGTH($nets) ->
        [1] buď všude, kde je barva { $first }, nebo všude, kde je barva { $second }
       *[other] v každé síti ve všech políčkách jedné barvy a v žádném druhé
    }, a co vidí obě barvy, ji proto mít nemůže: { LIST($strikes, join: "and") }.
    Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-colours-trap =
    { DIGIT($digit, form: "name") } je v jedné ze dvou barev spojených silnými vazbami, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-colours-wrap =
    Políčka spojená silnými vazbami { DIGIT($digit, form: "name", case: "genitive") } vybarvíme střídavě:
    { LIST($nets, join: "semicolon") }. { DIGIT($digit, form: "name", start: "yes") } je buď všude,
    kde je barva { $first }, nebo všude, kde je barva { $second }. Políčka { CELLS($clash) } barvy { $wrong } však
    na sebe vidí, takže tato barva neplatí: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-colours-wrap =
    v políčkách { CELLS($clash) } by { DIGIT($digit, form: "name") } musela být
    zároveň, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-nets-trap =
    Ze silných vazeb { DIGIT($digit, form: "name", case: "genitive") } vybereme dvě sítě:
    { LIST($nets, join: "semicolon") }. V každé síti platí právě jedna barva: { DIGIT($digit, form: "name") } je ve všech
    jejích políčkách a v žádném políčku druhé. { LIST($strikes, join: "sentences") } Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-nets-trap =
    dvě sítě { DIGIT($digit, form: "name", case: "genitive") } na sebe
    vidí, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-nets-wrap =
    Ze silných vazeb { DIGIT($digit, form: "name", case: "genitive") } vybereme dvě sítě:
    { LIST($nets, join: "semicolon") }. V každé síti platí právě jedna barva: { DIGIT($digit, form: "name") } je ve všech
    jejích políčkách a v žádném políčku druhé. Barva { $wrong } vidí obě barvy druhé sítě: { LIST($clashes, join: "and") }. Jedna z těch dvou platí,
    takže barva { $wrong } neplatí: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-nets-wrap =
    jedna barva sítě { DIGIT($digit, form: "name", case: "genitive") } vidí obě barvy
    jiné ({ LIST($clashes, join: "semicolon") }), takže vyškrtneme { ELIMINATIONS($eliminations) }

## Kruhy

step-ring =
    { HOUSES($houses, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen v kruhu { COUNT($ring, noun: "cell", case: "genitive") } ({ CELLS($ring, join: "comma") }), z nichž každé vidí to následující
    a poslední první, nebo { CELLS($guardians, prep: "in", join: "or") }. Kdyby byla jen v kruhu, muselo by
    ji mít každé jeho druhé políčko, a to při lichém počtu políček nejde. Je
    tedy { LENGTH($guardians) ->
        [1] { CELLS($guardians, prep: "in") }, a co toto políčko vidí
        [2] v jednom z políček { CELLS($guardians) }, a co vidí obě
       *[other] v jednom z políček { CELLS($guardians) }, a co vidí všechna tato políčka
    }, ji mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-ring =
    aby se lichý kruh mohl uzavřít, je { DIGIT($digit, form: "name") } { LENGTH($guardians) ->
        [1] { CELLS($guardians, prep: "in") }
       *[other] v jednom z políček { CELLS($guardians) }
    }, takže vyškrtneme { ELIMINATIONS($eliminations) }
