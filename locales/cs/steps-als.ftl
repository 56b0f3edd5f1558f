### Kroky z téměř zamčených množin, které spojují číslice. `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž
### jako položku v důkazu sporem, bez tečky.

## Části

als-set = { $name }: { CELLS($cells) } ({ DIGITS($digits) })
als-joint =
    { DIGIT($digit, form: "name") } nemůže být v množinách { $from } i { $to } zároveň, protože její místa na sebe vidí: { CELLS($first) } na { CELLS($second) }
als-in = { DIGIT($digit, form: "name") } je { CELLS($cells, prep: "in", join: "or") }
als-full = { LENGTH($digits) ->
        [1] je v ní { DIGITS($digits, form: "name") }
       *[other] jsou v ní číslice { DIGITS($digits) }
    }
als-next =
    v množině { $set } { DIGIT($digit, form: "name") } není, a proto { MESSAGE($full) }
als-petal =
    je-li { CELL($stem, prep: "in") } { DIGIT($digit, form: "name") }, není v množině { $set } ({ CELL($stem) }
    vidí { CELLS($seen) }), a proto { MESSAGE($full) }
als-place =
    { DIGIT($digit, form: "name") } je { CELLS($cells, prep: "in", join: "or") }, takže ji { LENGTH($targets) ->
        [1] nemůže mít políčko { CELLS($targets) }, které
       *[other] nemohou mít políčka { CELLS($targets) }, která
    } { LENGTH($cells) ->
        [1] toto místo vidí
        [2] obě tato místa vidí
       *[other] všechna tato místa vidí
    }

-als-lack-one = Každá má o jednu číslici víc než políček, takže jí právě jedna z jejích číslic chybí

## Kroky

step-joined-sets =
    Vezměme tyto množiny:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    Není-li v množině { $set } { DIGIT($digit, form: "name") }, { MESSAGE($full) }.
    Je-li tam, potom { LIST($links, join: "semicolon") }. Tak či tak platí: { LIST($places, join: "semicolon") }.
    Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-joined-sets =
    z téměř zamčených množin plyne, že { LIST($places, join: "and") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-clashing-sets =
    Vezměme tyto množiny:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    Kdyby byla v množině { $set } { DIGIT($digit, form: "name") }, a to { CELL($cell, prep: "in") },
    platilo by: { LIST($links, join: "semicolon") }. Jenže { DIGIT($own, form: "name") } má v množině { $last } místo jen
    { CELL($cell, prep: "in") }, kde by byla { DIGIT($digit, form: "name") }. To je spor, v množině { $set } tedy { DIGIT($digit, form: "name") }
    není a { MESSAGE($full) }: { LIST($places, join: "semicolon") }. Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-clashing-sets = { brief-joined-sets }

step-doubly-joined-sets =
    Vezměme tyto množiny:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    Jedné množině tedy chybí { DIGIT($first, form: "name") },
    druhé { DIGIT($second, form: "name") }: každou z těchto dvou číslic má právě jedna množina, žádná jiná
    číslice množinám nechybí. Proto platí: { LIST($places, join: "semicolon") }. Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-doubly-joined-sets =
    dvě téměř zamčené množiny, které spojují číslice { DIGIT($first) } a { DIGIT($second) }, si své číslice nechají
    pro sebe: { LIST($places, join: "semicolon") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-blossom =
    Políčko { CELL($stem) } může být jen { DIGITS($digits, join: "either") }. Vezměme k němu
    tyto množiny:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. Projděme jednotlivé případy: { LIST($petals, join: "semicolon") }.
    Ať je tedy { CELL($stem, prep: "in") } kterákoli z těch číslic, platí: { LIST($places, join: "semicolon") }.
    Vyškrtneme { ELIMINATIONS($eliminations) }.
brief-blossom =
    ať je { CELL($stem, prep: "in") } cokoli, platí, že { LIST($places, join: "and") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }
