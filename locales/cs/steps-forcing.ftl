### Kroky z předpokladů, které všechny vedou k témuž, a z úplných rozmístění číslice. `step-…` říká vzor, úvahu
### a důsledek; `brief-…` totéž jako položku v důkazu sporem, bez tečky.

fact-holds = { CELL($cell, prep: "in") } je { DIGIT($digit) }
fact-absent = { CELL($cell, prep: "in") } není { DIGIT($digit) }

## Odkud víme, že některá z možností platí

verity-cell = { CELL($cell, prep: "in") } je { DIGITS($digits, join: "or") }
verity-place = { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } je { CELLS($cells, prep: "in", join: "or") }
verity-fins =
    buď je { DIGIT($digit, form: "name") } { HOUSES($bases, prep: "in") } jen { HOUSES($covers, prep: "in") },
    v každé z těchto skupin právě jednou a jinde v nich už ne (z toho závěr plyne hned), nebo je { CELLS($cells, prep: "in", join: "or") }
verity-cover =
    { DIGIT($digit, form: "name") } musí být { HOUSES($bases, prep: "in") } celkem { $count ->
        [2] dvakrát
        [3] třikrát
       *[other] čtyřikrát
    }, ale { HOUSES($covers, prep: "in") } může být jen { $count ->
        [2] jednou
        [3] dvakrát
       *[other] třikrát
    }, takže je aspoň jednou { CELLS($cells, prep: "in", join: "or") }

## Jednotlivé možnosti

verity-case =
    pokud { MESSAGE($supposed) }, pak { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, takže { LIST($reached, join: "and") }
verity-at-once = pokud { MESSAGE($supposed) }, hned z toho plyne, že { LIST($reached, join: "and") }
verity-refuted =
    pokud { MESSAGE($supposed) }, pak { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, a pak { MESSAGE($end) }, což je spor
verity-refuted-at-once = pokud { MESSAGE($supposed) }, pak { MESSAGE($end) }, což je spor

step-verity =
    { MESSAGE($alternative, start: "yes") }. { LIST($cases, join: "sentences") } Ať tedy platí kterákoli možnost, { LIST($facts, join: "and") }.
laid-out-verity =
    { MESSAGE($alternative, start: "yes") }. Co z které možnosti plyne, je rozepsáno níže, celkem { COUNT($steps, noun: "step", prep: "in", form: "figures") }. Ať tedy platí kterákoli možnost, { LIST($facts, join: "and") }.
brief-verity =
    { LIST($facts, join: "and") }, protože to plyne z každé možnosti:
    { MESSAGE($alternative) }; { LIST($cases, join: "semicolon") }

## Jeden případ sám o sobě, s kroky pod sebou

case-supposed = Předpokládejme, že { MESSAGE($supposed) }
case-contradiction = Jenže pak { MESSAGE($reason) }. To je spor.
case-reaches = Takže { LIST($facts, join: "and") }.

## Úplná rozmístění

step-template-delete =
    { $count ->
        [one] Podívejme se na { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($rows, prep: "in") }.
       *[other] { DIGIT($digit, form: "name", start: "yes") } musí být { HOUSES($rows, prep: "in") } vždy právě jednou a žádná dvě
        její políčka na sebe nesmějí vidět.
    } Ať z míst, která tam zbývají, vybereme kterákoli, vždy vyloučí totéž:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-template-delete =
    všechna rozmístění { DIGIT($digit, form: "name", case: "genitive") } { HOUSES($rows, prep: "in") } vylučují totéž, takže
    vyškrtneme { ELIMINATIONS($eliminations) }
step-template-set =
    { $count ->
        [one] Podívejme se na { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($rows, prep: "in") }.
       *[other] { DIGIT($digit, form: "name", start: "yes") } musí být { HOUSES($rows, prep: "in") } vždy právě jednou a žádná dvě
        její políčka na sebe nesmějí vidět.
    } Ať z míst, která tam zbývají, vybereme kterákoli, { DIGIT($digit, form: "name") } je vždy { CELLS($cells, prep: "in") }.
brief-template-set =
    v každém rozmístění { DIGIT($digit, form: "name", case: "genitive") } { HOUSES($rows, prep: "in") } je tato
    číslice { CELLS($cells, prep: "in") }

step-template-delete-joint =
    Rozmisťujme číslice { DIGITS($digits) } { HOUSES($rows, prep: "in") }, každou v každé skupině právě jednou; políčko, které má
    každé rozmístění jedné z nich, je pro { LENGTH($digits) ->
        [2] druhou
       *[other] ostatní
    } ztracené. Potom už pro { DIGIT($digit, form: "name", case: "accusative") }
    zbývá méně míst: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-template-delete-joint =
    rozmístění číslic { DIGITS($digits) } dohromady vylučují další místa, takže vyškrtneme { ELIMINATIONS($eliminations) }
step-template-set-joint =
    Rozmisťujme číslice { DIGITS($digits) } { HOUSES($rows, prep: "in") }, každou v každé skupině právě jednou; políčko, které má
    každé rozmístění jedné z nich, je pro { LENGTH($digits) ->
        [2] druhou
       *[other] ostatní
    } ztracené. Potom tam může být { DIGIT($digit, form: "name") } už jen
    { CELLS($cells, prep: "in") }.
brief-template-set-joint =
    rozmístění číslic { DIGITS($digits) } dohromady nechávají pro { DIGIT($digit, form: "name", case: "accusative") }
    jen { CELLS($cells) }
