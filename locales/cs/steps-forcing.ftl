### Kroky z předpokladů, které všechny vedou k témuž, a z úplných rozmístění číslice. `step-…` říká vzor, úvahu
### a důsledek; `brief-…` totéž jako položku v důkazu sporem, bez tečky.

fact-holds = { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }
facts-absent = { DIGIT($digit, form: "name") } není { CELLS($cells, prep: "in", join: "nor") }
fact-absent = { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }

## Odkud víme, že některá z možností platí

verity-cell = { CELL($cell, prep: "in") } je { DIGITS($digits, join: "either") }
verity-either = { CELL($cell, prep: "in") } { DIGIT($digit, form: "name") } buď je, nebo není
verity-place = { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } je { CELLS($cells, prep: "in", join: "or") }
verity-fins =
    { HOUSES($bases, prep: "in") } je { DIGIT($digit, form: "name") } jen { HOUSES($covers, prep: "in") },
    nebo je { CELLS($cells, prep: "in", join: "or") }
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
verity-no-fin =
    není-li { DIGIT($digit, form: "name") } { CELLS($fins, prep: "in", join: "nor") }, má ji { KIND($covers) ->
        [row] každý z těchto řádků
        [column] každý z těchto sloupců
        [block] každý z těchto bloků
        [region] každá z těchto oblastí
       *[other] každá z těchto skupin
    } v některém z průsečíků a jinde ji mít nemůže, takže { LIST($facts, join: "and") }
if-holds = je-li { CELL($cell, prep: "in") } { DIGIT($digit, form: "name") }
if-absent = není-li { CELL($cell, prep: "in") } { DIGIT($digit, form: "name") }

## Jednotlivé možnosti

verity-case =
    { MESSAGE($supposed) }, { LENGTH($steps) ->
        [1] plyne z toho, že { LIST($steps, join: "and") }
       *[other] pak { LIST($steps, join: "numbered") }
    }{ LENGTH($reached) ->
        [0] {""}
       *[other] , a proto { LIST($reached, join: "and") }
    }
verity-at-once = { MESSAGE($supposed) }, hned z toho plyne, že { LIST($reached, join: "and") }
if-one-holds = je-li { DIGIT($digit, form: "name") } { CELLS($cells, prep: "in", join: "or") }
verity-again = totéž následuje, { LIST($supposed, join: "or") }
verity-else =
    { MESSAGE($supposed) }, není tam { DIGITS($digits, form: "name", join: "nor") }
verity-seen =
    je-li { DIGIT($digit, form: "name") } { CELLS($cells, prep: "in", join: "or") }, { CELLS($targets, noun: "yes") } ji { $count ->
        [one] vidí, a proto ji mít nemůže
       *[other] vidí, a proto ji mít nemohou
    }
verity-refuted =
    { MESSAGE($supposed) }, { LENGTH($steps) ->
        [1] plyne z toho, že { LIST($steps, join: "and") }
       *[other] pak { LIST($steps, join: "numbered") }
    }, a tedy { MESSAGE($end) }, což je spor
verity-refuted-at-once = { MESSAGE($supposed) }, pak { MESSAGE($end) }, což je spor

step-verity =
    { MESSAGE($alternative, start: "yes") }. { LIST($cases, join: "sentences") } Ať tedy platí kterákoli možnost, { LIST($facts, join: "and") }.
laid-out-verity =
    { MESSAGE($alternative, start: "yes") }. Co z které možnosti plyne, je rozepsáno níže, celkem { COUNT($steps, noun: "step", prep: "in") }. Ať tedy platí kterákoli možnost, { LIST($facts, join: "and") }.
laid-out-verity-no-fin =
    { MESSAGE($alternative, start: "yes") }. { SENTENCE($none) } Co plyne z ostatních možností, je rozepsáno níže, celkem { COUNT($steps, noun: "step", prep: "in") }. Ať tedy platí kterákoli možnost, { LIST($facts, join: "and") }.
brief-verity =
    { LIST($facts, join: "and") }, protože to plyne z každé možnosti:
    { MESSAGE($alternative) }; { LIST($cases, join: "semicolon") }

# Krok, který prochází tytéž možnosti jako jeden dřívější a dojde k něčemu jinému.
cases-as-before =
    Z možností probraných { ORDINAL($number, noun: "step", prep: "in") } plyne ještě něco: ať platí kterákoli, { LIST($facts, join: "and") }.

## Jeden případ sám o sobě, s kroky pod sebou

case-supposed = Předpokládejme, že { MESSAGE($supposed) }.
# Několik jediných možností za sebou na jednom řádku, každá s důvodem.
case-singles = Postupně doplníme { LIST($singles, join: "semicolon") }.
case-single-place = { CELL($cell) } = { DIGIT($digit) } (jediné místo { HOUSE($house, prep: "in") })
case-single-digit = { CELL($cell) } = { DIGIT($digit) } (jiná číslice tam nezbývá)
case-contradiction = Jenže pak { MESSAGE($reason) }. To je spor.
case-reaches = Proto { LIST($facts, join: "and") }.
case-else = Není tam tedy { DIGITS($digits, form: "name", join: "nor") }.
case-at-once = Hned z toho plyne, že { LIST($facts, join: "and") }.
case-seen =
    { CELLS($targets, noun: "yes", start: "yes") } tuto { DIGIT($digit, form: "name", case: "accusative") } vidí, a proto ji mít { $count ->
        [one] nemůže
       *[other] nemohou
    }.

## Jedno rozmístění číslice

template-way = { CELLS($cells, prep: "in") }

## Úplná rozmístění

template-forced = { HOUSE($house, prep: "in") } { CELL($cell, prep: "in") }
template-blocked =
    kdyby byla { CELL($cell, prep: "in") }, { LENGTH($forced) ->
        [0] nezbylo by { HOUSE($house, prep: "in") } pro { DIGIT($digit, form: "name", case: "accusative") } místo
       *[other] musela by být { LIST($forced, join: "comma") }, a { HOUSE($house, prep: "in") } by pro ni už nezbylo místo
    }

step-template-delete =
    { LENGTH($blocked) ->
        [0] { $count ->
            [one] Podívejme se na { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($rows, prep: "in") }.
           *[other] { DIGIT($digit, form: "name", start: "yes") } musí být { HOUSES($rows, prep: "in") } vždy právě jednou a žádná dvě
            její políčka na sebe nesmějí vidět.
        } { LENGTH($ways) ->
            [0] Způsobů, jak ji tam rozmístit, je příliš mnoho, než abychom je vypsali, ale při každém z nich ji { LENGTH($targets) ->
                    [1] { CELLS($targets) } někde vidí
                   *[other] každé z těchto políček někde vidí
                }
            [1] Může tam být jen { LIST($ways, join: "and") }, kde
                ji vidí { CELLS($targets, noun: "yes") }
           *[other] Může tam být jen takto: { LIST($ways, join: "semicolon") }. Pokaždé
                ji vidí { CELLS($targets, noun: "yes") }
        }
       *[other] { DIGIT($digit, form: "name", start: "yes") } musí být v každé skupině právě jednou. { LIST($blocked, join: "sentences") } Proto není { CELLS($targets, prep: "in", join: "nor") }
    }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-template-delete =
    všechna rozmístění { DIGIT($digit, form: "name", case: "genitive") } { HOUSES($rows, prep: "in") } vylučují totéž, takže
    vyškrtneme { ELIMINATIONS($eliminations) }
step-template-set =
    { $count ->
        [one] Podívejme se na { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($rows, prep: "in") }.
       *[other] { DIGIT($digit, form: "name", start: "yes") } musí být { HOUSES($rows, prep: "in") } vždy právě jednou a žádná dvě
        její políčka na sebe nesmějí vidět.
    } { LENGTH($ways) ->
        [0] Způsobů, jak ji tam rozmístit, je příliš mnoho, než abychom je vypsali, ale při každém z nich je { DIGIT($digit, form: "name") }
        [1] { $count ->
            [one] Může tam být jen
           *[other] Může tam být jen { LIST($ways, join: "and") }. Je tedy
        }
       *[other] Může tam být jen takto: { LIST($ways, join: "semicolon") }. Pokaždé je
    } { CELLS($cells, prep: "in") }.
brief-template-set =
    v každém rozmístění { DIGIT($digit, form: "name", case: "genitive") } { HOUSES($rows, prep: "in") } je tato
    číslice { CELLS($cells, prep: "in") }

template-sure = { DIGIT($digit, form: "name", start: "yes") } je v každém svém rozmístění { CELLS($cells, prep: "in") }.
step-template-delete-joint =
    Zkoumejme, jak se dají rozmístit číslice { DIGITS($digits) } { HOUSES($rows, prep: "in") }, každá { $count ->
        [one] právě jednou
       *[other] v každém z nich právě jednou
    }. Políčko, které jedna z nich obsadí při každém svém rozmístění, { LENGTH($digits) ->
        [2] druhé
       *[other] ostatním
    } nezbude. { LIST($sure, join: "sentences") } V rozmístěních, která pak zbývají,
    není { DIGIT($digit, form: "name") } { LENGTH($targets) ->
        [1] { CELLS($targets, prep: "in") }
       *[other] { CELLS($targets, prep: "in", join: "nor") }
    }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-template-delete-joint =
    rozmístění číslic { DIGITS($digits) } dohromady vylučují další místa, takže vyškrtneme { ELIMINATIONS($eliminations) }
step-template-set-joint =
    Zkoumejme, jak se dají rozmístit číslice { DIGITS($digits) } { HOUSES($rows, prep: "in") }, každá { $count ->
        [one] právě jednou
       *[other] v každém z nich právě jednou
    }. Políčko, které jedna z nich obsadí při každém svém rozmístění, { LENGTH($digits) ->
        [2] druhé
       *[other] ostatním
    } nezbude. { LIST($sure, join: "sentences") } Proto je v každém zbylém rozmístění { DIGIT($digit, form: "name") } { CELLS($cells, prep: "in") }.
brief-template-set-joint =
    v každém rozmístění, které číslice { DIGITS($digits) } dohromady dovolují,
    je { DIGIT($digit, form: "name") } { CELLS($cells, prep: "in") }
