### Kroky z téměř zamčených množin, které spojují číslice. `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž
### jako položku v důkazu sporem, bez tečky.

## Části

als-set = { CELLS($cells) } ({ DIGITS($digits) })
als-full = { LENGTH($cells) ->
        [1] je { CELLS($cells, prep: "in") } číslice { DIGITS($digits) }
       *[other] obsahují políčka { CELLS($cells) } číslice { DIGITS($digits) }
    }
als-full-same = { LENGTH($cells) ->
        [1] je tam číslice { DIGITS($digits) }
       *[other] obsahují tato políčka číslice { DIGITS($digits) }
    }
als-next = { MESSAGE($lacks) }, a proto { MESSAGE($full) }
als-petal =
    je-li { CELL($stem, prep: "in") } { DIGIT($digit, form: "name") }, { MESSAGE($lacks) }, a
    proto { MESSAGE($full) }
als-place = { DIGIT($digit, form: "name") } { CELLS($cells, prep: "in", join: "or") }

-als-lack-one = Každé z těchto množin chybí právě jedna z jejích číslic, protože jich má o jednu víc než políček

## Kroky

step-joined-sets =
    { -als-lack-one }: { LIST($sets, join: "semicolon") }. Když { MESSAGE($lacks) }, potom { MESSAGE($full) }.
    Když { MESSAGE($has) }, potom { LIST($links, join: "semicolon") }. Tak či tak je { LIST($places, join: "and") },
    a co vidí { LENGTH($places) ->
        [1] všechna tato místa
       *[other] všechna místa některé z těchto číslic
    }, ji mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-joined-sets =
    podle téměř zamčených množin je { LIST($places, join: "and") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-doubly-joined-sets =
    { -als-lack-one }: { LIST($sets, join: "semicolon") }. Všechna místa { DIGIT($first, form: "name", case: "genitive") } v jedné
    množině vidí všechna její místa ve druhé a pro { DIGIT($second, form: "name", case: "accusative") } platí totéž, takže
    ani jedna z obou číslic nemůže být v obou množinách zároveň. Jedné množině tedy chybí { DIGIT($first, form: "name") },
    druhé { DIGIT($second, form: "name") }; každá z obou číslic je v jedné z množin a všechny ostatní své číslice má
    každá množina v sobě. Co vidí všechna místa některé takové číslice, ji mít nemůže:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-doubly-joined-sets =
    množiny { LIST($sets, join: "and") }, které spojují číslice { DIGIT($first) } a { DIGIT($second) }, si své číslice nechají
    pro sebe, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-blossom =
    Políčko { CELL($stem) } může být jen { DIGITS($digits, join: "or") }. { -als-lack-one }:
    { LIST($sets, join: "semicolon") }. Případ po případu: { LIST($petals, join: "semicolon") }. Ať je tedy { CELL($stem, prep: "in") }
    kterákoli z těch číslic, je { LIST($places, join: "and") }, a co vidí { LENGTH($places) ->
        [1] všechna tato místa
       *[other] všechna místa některé z těchto číslic
    }, ji mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-blossom =
    ať je { CELL($stem, prep: "in") } cokoli, je { LIST($places, join: "and") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }
