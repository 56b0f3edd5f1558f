### Kroky po silných a slabých vazbách: řetězce, smyčky, sítě a kruhy. `step-…` říká vzor, úvahu a důsledek;
### `brief-…` totéž jako položku v důkazu sporem, bez tečky.

## Vazby jako vedlejší věty

link-is = { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } je { DIGIT($digit, form: "name") }
       *[other] v jednom z políček { CELLS($cells) } je { DIGIT($digit, form: "name") }
    }
link-is-not = { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } není { DIGIT($digit, form: "name") }
       *[other] v žádném z políček { CELLS($cells) } není { DIGIT($digit, form: "name") }
    }
link-either = { LENGTH($cells) ->
        [1] je { CELLS($cells, prep: "in") } { DIGIT($digit, form: "name") }
       *[other] je v jednom z políček { CELLS($cells) } { DIGIT($digit, form: "name") }
    }
link-by-house =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") }
    je { CELLS($cells, prep: "in", join: "or") }
link-by-cell = { CELLS($cells, prep: "in") } zbývá jen { DIGIT($digit, form: "name") }
link-by-set =
    bez { DIGIT($lacks, form: "name", case: "genitive") } musí políčka { CELLS($set) }
    obsahovat { LENGTH($rest) ->
        [2] obě číslice { DIGITS($rest) }
       *[other] všechny číslice { DIGITS($rest) }
    }, a { DIGIT($digit, form: "name") } je tedy { CELLS($cells, prep: "in", join: "or") }
link-on = { MESSAGE($strong) }, takže { MESSAGE($weak) }
link-pair = { CELLS($cells) }
link-net = na jedné straně { CELLS($one) }, na druhé { CELLS($other) }

## Řetězce

step-chain =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }.
    { DIGIT($digit, form: "name", start: "yes") } je tedy { CELLS($start_cells, prep: "in", join: "or") },
    nebo { CELLS($end_cells, prep: "in", join: "or") }, a { CELLS($targets, noun: "yes") }, { $target_count ->
        [one] které vidí oba konce, ji proto mít nemůže
       *[other] která vidí oba konce, ji proto mít nemohou
    }.
brief-chain =
    podle řetězce buď { MESSAGE($either) }, nebo { MESSAGE($or) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-chain-two-digits =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Buď
    tedy { MESSAGE($either) }, nebo { MESSAGE($or) }. Obojí vylučuje totéž:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-chain-two-digits = { brief-chain }

step-chain-turns =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Z předpokladu tak vyšel
    jeho opak, a proto přece jen { MESSAGE($start) }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-chain-turns =
    podle řetězce { MESSAGE($start) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-loop =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Řetězec se uzavřel do
    smyčky a platí oběma směry, takže z každých dvou sousedních kandidátů, kteří se vylučují, platí právě
    jeden. Kandidát, který se nesnese ani s jedním z nich, odpadá: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-loop =
    podle smyčky přes { CELLS($cells) } vyškrtneme { ELIMINATIONS($eliminations) }

step-loop-with-sets =
    Dejme tomu, že { MESSAGE($start_not) }. Z toho plyne: { LIST($links, join: "semicolon") }. Řetězec se uzavřel do
    smyčky a platí oběma směry, takže z každých dvou sousedních kandidátů, kteří se vylučují, platí právě
    jeden, a každá množina políček na cestě si své ostatní číslice nechá pro sebe. Kandidát, který by tomu
    bránil, odpadá: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-loop-with-sets = { brief-loop }

step-two-links =
    { HOUSE($house, prep: "in", start: "yes") } je { DIGIT($digit, form: "name") }
    buď { CELLS($start, prep: "in", join: "or") }, nebo { CELLS($near, prep: "in", join: "or") };
    { HOUSE($other, prep: "in") } je buď { CELLS($end, prep: "in", join: "or") },
    nebo { CELLS($far, prep: "in", join: "or") }. Zároveň { CELLS($near, prep: "in", join: "or") }
    i { CELLS($far, prep: "in", join: "or") } být nemůže, protože tato políčka na sebe vidí. Je
    tedy { CELLS($start, prep: "in", join: "or") }, nebo { CELLS($end, prep: "in", join: "or") },
    a { CELLS($targets, noun: "yes") }, { $target_count ->
        [one] které vidí oba konce, ji proto mít nemůže
       *[other] která vidí oba konce, ji proto mít nemohou
    }.
brief-two-links =
    { DIGIT($digit, form: "name") } je { CELLS($start, prep: "in", join: "or") },
    nebo { CELLS($end, prep: "in", join: "or") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-equal-cells =
    V každém z políček { CELLS($first) } a { CELLS($last) } může být jen { DIGIT($digit) }, nebo { DIGIT($end) }.
    { HOUSE($house, prep: "in", start: "yes") } je { DIGIT($digit, form: "name") }
    buď { CELLS($near, prep: "in") }, kde ji vidí { CELLS($first) }, nebo { CELLS($far, prep: "in") }, kde ji
    vidí { CELLS($last) }. Tak či tak aspoň v jednom z obou políček { DIGIT($digit, form: "name") } není a musí
    tam být { DIGIT($end, form: "name") }. { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí obě, ji proto mít nemůže
       *[other] která vidí obě, ji proto mít nemohou
    }.
brief-equal-cells =
    v jednom z políček { CELLS($first) } a { CELLS($last) } je { DIGIT($end, form: "name") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-taking-turns =
    V řadě { CELLS($cells, join: "comma") } vidí každé políčko to následující a každé může být
    jen { DIGITS($digits, join: "or") }, obě číslice se v ní tedy střídají. Políčka na koncích, { CELLS($ends) },
    jsou proto různá, a co vidí obě, nemůže mít ani jednu z nich: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-taking-turns =
    políčka { CELLS($ends) } si rozdělí číslice { DIGITS($digits) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

## Sítě

step-colours-trap =
    Silné vazby { DIGIT($digit, form: "name", case: "genitive") } spojují políčka dvou stran:
    { LIST($nets, join: "semicolon") }. { DIGIT($digit, form: "name", start: "yes") } je buď ve všech
    políčkách jedné strany, nebo ve všech políčkách druhé. { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí políčka obou stran, ji proto mít nemůže
       *[other] která vidí políčka obou stran, ji proto mít nemohou
    }.
brief-colours-trap =
    { DIGIT($digit, form: "name") } je na jedné ze dvou stran spojených silnými vazbami, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-colours-wrap =
    Silné vazby { DIGIT($digit, form: "name", case: "genitive") } spojují políčka dvou stran:
    { LIST($nets, join: "semicolon") }. { DIGIT($digit, form: "name", start: "yes") } je buď ve všech
    políčkách jedné strany, nebo ve všech políčkách druhé. Políčka { LIST($clashes, join: "and") } jsou však na
    téže straně a vidí na sebe, a tato strana je proto vyloučena: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-colours-wrap =
    v políčkách { LIST($clashes, join: "and") } by { DIGIT($digit, form: "name") } musela být
    zároveň, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-nets-trap =
    Silné vazby { DIGIT($digit, form: "name", case: "genitive") } tvoří dvě sítě:
    { LIST($nets, join: "semicolon") }. V každé síti je { DIGIT($digit, form: "name") } ve všech políčkách jedné
    ze stran. Strany, které na sebe vidí ({ LIST($joints, join: "semicolon") }), nemohou platit obě, takže
    platí aspoň jedna z opačných, a co vidí obě opačné, { DIGIT($digit, form: "name", case: "accusative") } mít
    nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-nets-trap =
    dvě sítě { DIGIT($digit, form: "name", case: "genitive") } na sebe
    vidí ({ LIST($joints, join: "semicolon") }), takže vyškrtneme { ELIMINATIONS($eliminations) }

step-nets-wrap =
    Silné vazby { DIGIT($digit, form: "name", case: "genitive") } tvoří dvě sítě:
    { LIST($nets, join: "semicolon") }. V každé síti je { DIGIT($digit, form: "name") } ve všech políčkách jedné
    ze stran. Jedna strana vidí obě strany druhé sítě ({ LIST($clashes, join: "semicolon") }), a protože jedna
    z těch platí, je sama vyloučena: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-nets-wrap =
    jedna strana sítě { DIGIT($digit, form: "name", case: "genitive") } vidí obě strany
    jiné ({ LIST($clashes, join: "semicolon") }), takže vyškrtneme { ELIMINATIONS($eliminations) }

## Kruhy

step-ring =
    { HOUSES($houses, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen v políčkách { CELLS($ring) }, nebo { CELLS($guardians, prep: "in", join: "or") }. Prvních { COUNT($count, noun: "cell") }
    tvoří kruh, v němž každé vidí to následující. Kdyby mohla { DIGIT($digit, form: "name") }
    být jen tam, muselo by ji mít každé druhé políčko kruhu, a to při lichém počtu políček nejde. Je
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
