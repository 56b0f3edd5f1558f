### Kroky jako věty. `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž jako položku v důkazu sporem,
### bez tečky.

## Výsledky zkráceně

result-placed = { CELL($cell) } = { DIGIT($digit) }
result-struck = { CELLS($cells, join: "comma") } ≠ { DIGIT($digit) }
result-list = { LIST($results, join: "semicolon") }

## Našla se číslice

step-last-empty =
    { HOUSE($house, prep: "in", start: "yes") } zbývá jediné volné políčko, { CELL($cell) }, a chybí
    tu už jen číslice { DIGIT($digit) }. Do { CELL($cell) } proto patří { DIGIT($digit) }.
brief-last-empty =
    v poslední volné políčko { HOUSE($house, case: "genitive") }, { CELL($cell) }, patří { DIGIT($digit) }

step-only-digit =
    Políčko { CELL($cell) } vidí číslice { DIGITS($seen) }. Zbývá jen { DIGIT($digit) }, a proto do
    něj patří.
brief-only-digit = { CELL($cell, prep: "in") } je číslice { DIGIT($digit) }, jiná tam nezbývá

step-only-digit-struck =
    { LENGTH($seen) ->
        [0] Z políčka { CELL($cell) } jsme už dříve vyškrtli
       *[other] Políčko { CELL($cell) } vidí číslice { DIGITS($seen) } a dříve jsme z něj vyškrtli
    } { $count ->
        [one] číslici
       *[other] číslice
    } { DIGITS($struck) }. Zbývá jen { DIGIT($digit) }, a proto do něj patří.
brief-only-digit-struck = { brief-only-digit }

step-only-place-left =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGIT($digit) } vejde jen do
    políčka { CELL($cell) }: jiné volné políčko tu není. Do { CELL($cell) } proto patří { DIGIT($digit) }.
brief-only-place-left = { brief-only-place-seen }

step-only-place-seen =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGIT($digit) } vejde jen do
    políčka { CELL($cell) }: { $count ->
        [one] druhé volné políčko, { CELLS($others) }, vidí
       *[other] ostatní volná políčka { HOUSE($house, form: "noun", case: "genitive") } vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }.
    Do { CELL($cell) } proto patří { DIGIT($digit) }.
brief-only-place-seen =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } má místo
    jen { CELL($cell, prep: "in") }

step-only-place-struck =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGIT($digit) } vejde jen do
    políčka { CELL($cell) }: { CELLS($struck, prep: "from") } jsme ji už dříve vyškrtli a jiné volné
    políčko tu není. Do { CELL($cell) } proto patří { DIGIT($digit) }.
brief-only-place-struck = { brief-only-place-seen }

step-only-place-both =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGIT($digit) } vejde jen do
    políčka { CELL($cell) }: { CELLS($struck, prep: "from") } jsme ji už dříve vyškrtli a { $count ->
        [one] políčko { CELLS($others) } vidí
       *[other] ostatní volná políčka { HOUSE($house, form: "noun", case: "genitive") } vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }.
    Do { CELL($cell) } proto patří { DIGIT($digit) }.
brief-only-place-both = { brief-only-place-seen }

## Vyškrtli se kandidáti

step-naked-set =
    { $count ->
        [2] Políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }. V jednom z nich
            bude jedna, ve druhém druhá, a žádné další
            políčko { HOUSE($house, case: "genitive") } tedy nemůže být
            ani jednou z nich
       *[other] Políčka { CELLS($cells) } mohou obsahovat jen
            číslice { DIGITS($digits) }. Je jich právě tolik, kolik políček, a žádné další
            políčko { HOUSE($house, case: "genitive") } je tedy obsahovat nemůže
    }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-naked-set =
    { CELLS($cells) } mohou { HOUSE($house, prep: "in") } obsahovat jen
    číslice { DIGITS($digits) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-hidden-set =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGITS($digits) } vejdou jen do
    políček { CELLS($cells) }. Je jich právě tolik, kolik políček, a nic jiného v nich tedy být
    nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-hidden-set =
    číslice { DIGITS($digits) } se { HOUSE($house, prep: "in") } vejdou jen do { CELLS($cells) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-locked =
    { HOUSE($house, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen { HOUSE($other, prep: "in") } ({ CELLS($cells, join: "or") }). Ať je v kterémkoli z nich, má
    tím { HOUSE($other) } svou { DIGIT($digit, form: "name", case: "accusative") }, a proto
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-locked =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } může být
    jen { HOUSE($other, prep: "in") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-covered =
    { HOUSES($bases, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen { HOUSES($covers, prep: "in") }. Jedněch skupin je právě tolik, kolik druhých, takže každá
    z druhých tím má svou { DIGIT($digit, form: "name", case: "accusative") }:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-covered =
    { DIGIT($digit, form: "name") } může být { HOUSES($bases, prep: "in") }
    jen { HOUSES($covers, prep: "in") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-xy-wing =
    Políčko { CELL($pivot) } je { DIGIT($to_first) }, nebo { DIGIT($to_last) }.
    Je-li { DIGIT($to_first) }, je { CELL($first, prep: "in") } číslice { DIGIT($end) };
    je-li { DIGIT($to_last) }, je { DIGIT($end) } { CELL($last, prep: "in") }. Tak či tak
    je { DIGIT($end, form: "name") } v jednom z políček { CELL($first) } a { CELL($last) },
    a { CELLS($targets) }, { $target_count ->
        [one] které vidí obě, proto { DIGIT($end) } být nemůže
       *[other] která vidí obě, proto { DIGIT($end) } být nemohou
    }.
brief-xy-wing =
    přes { CELL($pivot) } vychází { DIGIT($end, form: "name") } v jednom z políček { CELL($first) }
    a { CELL($last) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-xy-chain =
    Řetězec { CELLS($cells, join: "comma") } vede přes políčka se dvěma kandidáty. Není-li v jeho
    prvním políčku { DIGIT($end, form: "name") }, je každé další políčko vynucené a { DIGIT($end, form: "name") }
    je v posledním. Na jednom z konců tedy je: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-xy-chain =
    podle řetězce { CELLS($cells, join: "comma") } je { DIGIT($end, form: "name") } na jednom z jeho
    konců, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-claims = Z toho, co tato políčka mohou obsahovat, plyne, že vyškrtneme { ELIMINATIONS($eliminations) }.
brief-claims = odtud vyškrtneme { ELIMINATIONS($eliminations) }

## Důkaz sporem

step-trial =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit) }. Potom
    { LIST($steps, join: "numbered") }. Jenže pak { MESSAGE($end) }. To je spor,
    a { CELL($cell, prep: "in") } proto { DIGIT($digit) } není.
brief-trial =
    { CELL($cell, prep: "in") } není { DIGIT($digit) }, protože opačný předpoklad vede ke
    sporu: { LIST($steps, join: "numbered") }, a pak { MESSAGE($end) }

step-trial-at-once =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit) }. Hned pak { MESSAGE($end) }. To
    je spor, a { CELL($cell, prep: "in") } proto { DIGIT($digit) } není.
brief-trial-at-once =
    { CELL($cell, prep: "in") } není { DIGIT($digit) }, protože jinak { MESSAGE($end) }

contradiction-no-digit = nezbývá pro políčko { CELL($cell) } žádná číslice
contradiction-no-place = není { HOUSE($house, prep: "in") } místo pro { DIGIT($digit, form: "name", case: "accusative") }
contradiction-other = vzniká rozpor s tím, co už víme
