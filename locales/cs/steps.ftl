### Kroky jako věty. `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž jako položku v důkazu sporem,
### bez tečky; `laid-out-…` u dlouhého řekne jen to, k čemu dojde, a jeho kroky stojí pod ním.

## Výsledky zkráceně

result-placed = { CELLS($cells, join: "comma") } = { DIGIT($digit) }
result-struck = { CELLS($cells, join: "comma") } ≠ { DIGITS($digits, join: "comma") }
result-in-words = { LIST($results, join: "and") }
result-list = { LIST($results, join: "semicolon") }

trial-as-before =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }. Potom následuje totéž
    co v kroku { $number } a dojde se k témuž sporu; { CELL($cell, prep: "in") } proto { DIGIT($digit, form: "name") } není.

## Našla se číslice

step-last-empty =
    { HOUSE($house, prep: "in", start: "yes") } zbývá jediné volné políčko, { CELL($cell) }, a chybí
    tu už jen { DIGIT($digit, form: "name") }.
brief-last-empty =
    do posledního volného políčka { HOUSE($house, case: "genitive") }, { CELL($cell) },
    patří { DIGIT($digit, form: "name") }

step-only-digit =
    Políčko { CELL($cell) } vidí { LIST($sights, join: "and") }. Zbývá pro něj jen { DIGIT($digit, form: "name") }.
only-digit-sight = { HOUSE($house, prep: "in") } { DIGITS($digits, noun: "yes", case: "accusative") }
brief-only-digit =
    do { CELL($cell) } patří { DIGIT($digit, form: "name") }, protože jiná číslice tam nezbývá

step-only-digit-struck =
    { LENGTH($sights) ->
        [0] Z políčka { CELL($cell) } jsme už dříve vyškrtli { LENGTH($struck) ->
            [1] { DIGITS($struck, form: "name", case: "accusative") }
            [2] { DIGITS($struck, form: "name", case: "accusative") }
           *[other] { DIGITS($struck, noun: "yes", case: "accusative") }
        }
       *[other] Políčko { CELL($cell) } vidí { LIST($sights, join: "and") }; { LENGTH($struck) ->
            [1] { DIGITS($struck, form: "name", case: "accusative") }
            [2] { DIGITS($struck, form: "name", case: "accusative") }
           *[other] { DIGITS($struck, noun: "yes", case: "accusative") }
        } jsme z něj vyškrtli už dříve
    }. Zbývá pro něj jen { DIGIT($digit, form: "name") }.
brief-only-digit-struck = { brief-only-digit }

# Totéž, když jiné číslice vylučuje číslice vedle, třeba tam, kde po sobě jdoucí číslice spolu nesousedí.
step-only-digit-kept-out =
    Pro políčko { CELL($cell) } zbývá jen { DIGIT($digit, form: "name") }: { LIST($why, join: "semicolon") }.
brief-only-digit-kept-out = { brief-only-digit }

# V těchto větách se rozumí políčko, které jmenuje věta před nimi.
kept-out-in-sight =
    vidí { DIGITS($digits, noun: "yes", case: "accusative") }
# V zadání z kandidátů to, co chybí, kandidátem od začátku nebylo, nebo je vyškrtnuté.
kept-out-struck =
    { $marks ->
        [0] { DIGITS($digits, form: "name", case: "accusative") } jsme z něj už dříve vyškrtli
       *[other] mezi jeho kandidáty { LENGTH($digits) ->
            [1] není { DIGITS($digits, form: "name") }
           *[other] nejsou { DIGITS($digits, noun: "yes") }
        }
    }

step-only-place-left =
    { HOUSE($house, prep: "in", start: "yes") } patří { DIGIT($digit, form: "name") } do { CELL($cell) }: jiné
    volné políčko tu není.
brief-only-place-left = { brief-only-place-seen }

step-only-place-seen =
    { HOUSE($house, prep: "in", start: "yes") } patří { DIGIT($digit, form: "name") } do { CELL($cell) }, jinam se nevejde: { $count ->
        [one] druhé volné políčko, { CELLS($others) }, ji
       *[other] ostatní volná políčka { HOUSE($house, form: "noun", case: "genitive") } ji
    } vidí { CELLS($blockers, prep: "in", join: "or") }.
brief-only-place-seen =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } má místo
    jen { CELL($cell, prep: "in") }

step-only-place-struck =
    { HOUSE($house, prep: "in", start: "yes") } patří { DIGIT($digit, form: "name") } do { CELL($cell) }, jinam se nevejde:
    { CELLS($struck, prep: "from") } jsme ji už dříve vyškrtli a jiné volné políčko tu není.
brief-only-place-struck = { brief-only-place-seen }

step-only-place-both =
    { HOUSE($house, prep: "in", start: "yes") } patří { DIGIT($digit, form: "name") } do { CELL($cell) }, jinam se nevejde:
    { CELLS($struck, prep: "from") } jsme ji už dříve vyškrtli a { $count ->
        [one] políčko { CELLS($others) } ji
       *[other] ostatní volná políčka { HOUSE($house, form: "noun", case: "genitive") } ji
    } vidí { CELLS($blockers, prep: "in", join: "or") }.
brief-only-place-both = { brief-only-place-seen }

# Totéž, když některá políčka leží vedle číslice, která ji vylučuje.
step-only-place-kept-out =
    { HOUSE($house, prep: "in", start: "yes") } patří { DIGIT($digit, form: "name") } do { CELL($cell) }, jinam se
    nevejde: { LIST($why, join: "semicolon") }.
brief-only-place-kept-out = { brief-only-place-seen }

kept-out-in-cells =
    { CELLS($others, noun: "yes") } { $count ->
        [one] vidí
       *[other] vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { CELLS($blockers, prep: "in", join: "or") }
kept-out-in-houses =
    { CELLS($others, noun: "yes") } { $count ->
        [one] vidí
       *[other] vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }
kept-out-of-cells =
    { $marks ->
        [0] { CELLS($cells, prep: "from") } jsme { DIGIT($digit, form: "name", case: "accusative") } už dříve vyškrtli
       *[other] { CELLS($cells, noun: "yes") } { DIGIT($digit, form: "name", case: "accusative") } mezi kandidáty { LENGTH($cells) ->
            [1] nemá
           *[other] nemají
        }
    }

## Vyškrtli se kandidáti

step-naked-set =
    Políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }. { $count ->
        [2] Rozdělí si je mezi sebe
       *[other] Číslic je stejně jako políček
    }, a pro žádné jiné políčko { HOUSE($house, case: "genitive") } tedy
    nezbude { DIGITS($digits, join: "nor") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-naked-set =
    políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) },
    takže { HOUSE($house, prep: "in") } vyškrtneme { ELIMINATIONS($eliminations) }

step-hidden-set =
    { HOUSE($house, prep: "in", start: "yes") } se číslice { DIGITS($digits) } vejdou jen do
    políček { CELLS($cells) }. { COUNT($count, noun: "digit", start: "yes") }
    zaplní { COUNT($count, noun: "cell", case: "accusative") }, a nic jiného se do nich tedy nevejde:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-hidden-set =
    číslice { DIGITS($digits) } se { HOUSE($house, prep: "in") } vejdou jen do { CELLS($cells) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-locked =
    { HOUSE($house, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen { HOUSE($other, prep: "in") } ({ CELLS($cells, prep: "in", join: "or") }). { LENGTH($cells) ->
        [1] { HOUSE($other, start: "yes") } tím má
       *[other] Ať je v kterémkoli z těchto políček, má tím { HOUSE($other) }
    } svou { DIGIT($digit, form: "name", case: "accusative") }, a proto ji
    vyškrtneme { CELLS($targets, prep: "from") }.
brief-locked =
    { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } může být
    jen { HOUSE($other, prep: "in") }, takže ji vyškrtneme { CELLS($targets, prep: "from") }

step-covered =
    { HOUSES($bases, prep: "in", start: "yes") } může být { DIGIT($digit, form: "name") }
    jen { HOUSES($covers, prep: "in") }. { KIND($bases) ->
        [row] Každý z těchto { COUNT($bases, noun: "row", case: "genitive") }
        [column] Každý z těchto { COUNT($bases, noun: "column", case: "genitive") }
        [block] Každý z těchto { COUNT($bases, noun: "block", case: "genitive") }
        [region] Každá z těchto { COUNT($bases, noun: "region", case: "genitive") }
       *[other] Každá z prvních { COUNT($bases, noun: "house", case: "genitive") }
    } ji mít musí a { KIND($covers) ->
        [row] každý z těchto { COUNT($covers, noun: "row", case: "genitive") } ji smí mít jen jednou. Řádky
        [column] každý z těchto { COUNT($covers, noun: "column", case: "genitive") } ji smí mít jen jednou. Sloupce
        [block] každý z těchto { COUNT($covers, noun: "block", case: "genitive") } ji smí mít jen jednou. Bloky
        [region] každá z těchto { COUNT($covers, noun: "region", case: "genitive") } ji smí mít jen jednou. Oblasti
       *[other] každá ze zbylých { COUNT($covers, noun: "house", case: "genitive") } ji smí mít jen jednou. Tyto skupiny
    } ji proto mají { KIND($bases) ->
        [row] v těchto řádcích
        [column] v těchto sloupcích
        [block] v těchto blocích
        [region] v těchto oblastech
       *[other] v prvních skupinách
    } a jinde ji mít nemohou{ LENGTH($twice) ->
        [0] {""}
        [1] ; políčko { CELLS($twice) } leží ve dvou z těchto skupin a { DIGIT($digit, form: "name") } by v něm zabrala obě
       *[other] ; políčka { CELLS($twice) } leží každé ve dvou z těchto skupin a { DIGIT($digit, form: "name") } by v kterémkoli z nich zabrala obě jeho skupiny
    }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-covered =
    { DIGIT($digit, form: "name") } může být { HOUSES($bases, prep: "in") }
    jen { HOUSES($covers, prep: "in") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-xy-wing =
    Políčko { CELL($pivot) } je { DIGIT($to_first) }, nebo { DIGIT($to_last) }.
    Je-li { DIGIT($to_first) }, je { CELL($first, prep: "in") } číslice { DIGIT($end) };
    je-li { DIGIT($to_last) }, je číslice { DIGIT($end) } { CELL($last, prep: "in") }. Tak či tak
    je { DIGIT($end, form: "name") } v jednom z políček { CELL($first) } a { CELL($last) }.
    { CELLS($targets, noun: "yes", start: "yes") }, { $target_count ->
        [one] které vidí obě, ji proto mít nemůže
       *[other] která vidí obě, ji proto mít nemohou
    }.
brief-xy-wing =
    přes { CELL($pivot) } vychází { DIGIT($end, form: "name") } v jednom z políček { CELL($first) }
    a { CELL($last) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-locked-set =
    Políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }{ $count ->
        [2] , které si tedy rozdělí, a leží
       *[other] . Číslic je stejně jako políček, a ta leží
    } zároveň { HOUSES($houses, prep: "in") }. Jinde { HOUSES($houses, prep: "in") } proto
    nemůže být { DIGITS($digits, join: "nor") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-locked-set =
    políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

step-covered-with-fins =
    Nepočítáme-li { LENGTH($fins) ->
        [1] ploutev
       *[other] ploutve
    } { CELLS($fins) }, může být { DIGIT($digit, form: "name") } { HOUSES($bases, prep: "in") }
    jen { HOUSES($covers, prep: "in") }. Není-li { LENGTH($fins) ->
        [1] v ploutvi
       *[other] v žádné z ploutví
    }, má ji { KIND($covers) ->
        [row] každý z těchto řádků
        [column] každý z těchto sloupců
        [block] každý z těchto bloků
        [region] každá z těchto oblastí
       *[other] každá z těchto skupin
    } v některém z průsečíků a jinde ji mít nemůže{ LENGTH($twice) ->
        [0] {""}
        [1] ; políčko { CELLS($twice) } leží ve dvou z těchto skupin a { DIGIT($digit, form: "name") } by v něm zabrala obě
       *[other] ; políčka { CELLS($twice) } leží každé ve dvou z těchto skupin a { DIGIT($digit, form: "name") } by v kterémkoli z nich zabrala obě jeho skupiny
    }. Je-li naopak { LENGTH($fins) ->
        [1] v ploutvi
       *[other] v některé z ploutví
    }, vidí ji { CELLS($targets, noun: "yes") }. Tak či tak vyškrtneme { ELIMINATIONS($eliminations) }.
brief-covered-with-fins =
    { DIGIT($digit, form: "name") } může být { HOUSES($bases, prep: "in") }
    jen { HOUSES($covers, prep: "in") }, nebo { CELLS($fins, prep: "in", join: "or") }, takže
    vyškrtneme { ELIMINATIONS($eliminations) }

## Dva vzory v jednom kroku a vzor s číslicí, kterou odkryje

step-parts = { LIST($parts, join: "sentences") }
brief-parts = { LIST($parts, join: "and") }

# Co stojí za první z několika ryb nebo za prvním z několika řetězců.
step-second-fish =
    { DIGIT($digit, form: "name", start: "yes") } tvoří { KIND($bases) ->
        [row] v týchž řádcích
        [column] v týchž sloupcích
        [block] v týchž blocích
        [region] v týchž oblastech
       *[other] v týchž skupinách
    } ještě jednu rybu. { MESSAGE($told) }
brief-second-fish = { MESSAGE($told) }
step-second-chain = Stejně lze uvažovat ještě jednou. { MESSAGE($told) }
brief-second-chain = { MESSAGE($told) }

step-direct =
    { MESSAGE($pattern) } { HOUSE($house, prep: "in", start: "yes") } tak pro
    { DIGIT($digit, form: "name", case: "accusative") } zbývá jen { CELL($cell) }: tam { DIGIT($digit, form: "name") } patří.
brief-direct =
    { MESSAGE($pattern) }, čímž pro { DIGIT($digit, form: "name", case: "accusative") } { HOUSE($house, case: "genitive") }
    zbývá jen { CELL($cell) }

step-claims = Podle toho, co mohou obsahovat ostatní políčka, vyškrtneme { ELIMINATIONS($eliminations) }.
brief-claims = podle toho, co mohou obsahovat ostatní políčka, vyškrtneme { ELIMINATIONS($eliminations) }

## Důkaz sporem

step-trial =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }. { LENGTH($steps) ->
        [1] Z toho plyne, že { LIST($steps, join: "and") }
       *[other] Potom { LIST($steps, join: "numbered") }
    }. Jenže pak { MESSAGE($end) }. To je spor, a { CELL($cell, prep: "in") }
    proto { DIGIT($digit, form: "name") } není.
laid-out-trial =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }. Co z toho plyne, je rozepsáno
    níže { COUNT($steps, noun: "step", prep: "in") }{ $inner ->
        [0] {""}
       *[other] {" "}(i s vnořenými je jich { $all })
    }. Po nich { MESSAGE($end) }. To je spor, a { CELL($cell, prep: "in") }
    proto { DIGIT($digit, form: "name") } není.
brief-trial =
    { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }, protože opačný předpoklad vede ke
    sporu: { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, a pak { MESSAGE($end) }

step-trial-at-once =
    Předpokládejme, že { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }. Jenže pak { MESSAGE($end) }. To
    je spor, a { CELL($cell, prep: "in") } proto { DIGIT($digit, form: "name") } není.
brief-trial-at-once =
    { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }, protože jinak { MESSAGE($end) }

step-trial-without =
    Předpokládejme, že { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }. { LENGTH($steps) ->
        [1] Z toho plyne, že { LIST($steps, join: "and") }
       *[other] Potom { LIST($steps, join: "numbered") }
    }. Jenže pak { MESSAGE($end) }. To je spor, a { CELL($cell, prep: "in") }
    proto je { DIGIT($digit, form: "name") }.
laid-out-trial-without =
    Předpokládejme, že { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }. Co z toho plyne, je rozepsáno
    níže { COUNT($steps, noun: "step", prep: "in") }{ $inner ->
        [0] {""}
       *[other] {" "}(i s vnořenými je jich { $all })
    }. Po nich { MESSAGE($end) }. To je spor, a { CELL($cell, prep: "in") }
    proto je { DIGIT($digit, form: "name") }.
brief-trial-without =
    { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }, protože opačný předpoklad vede ke
    sporu: { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, a pak { MESSAGE($end) }

step-trial-without-at-once =
    Předpokládejme, že { CELL($cell, prep: "in") } není { DIGIT($digit, form: "name") }. Jenže pak { MESSAGE($end) }. To
    je spor, a { CELL($cell, prep: "in") } proto je { DIGIT($digit, form: "name") }.
brief-trial-without-at-once =
    { CELL($cell, prep: "in") } je { DIGIT($digit, form: "name") }, protože jinak { MESSAGE($end) }

# V přehledu odpovědi: co se předpokládá a co pak nemůže být.
overview-title = Předpoklady, které vedou ke sporu, a kroky, které to ukazují
overview-line = { MESSAGE($supposed) } ({ $step }. krok): pak { MESSAGE($end) }

contradiction-no-digit = nezbývá pro políčko { CELL($cell) } žádná číslice
contradiction-no-place = už není { HOUSE($house, prep: "in") } místo pro { DIGIT($digit, form: "name", case: "accusative") }
# Totéž i s tím, co číslicím brání.
contradiction-all-seen = { MESSAGE($short) }, protože toto políčko vidí všechny číslice
contradiction-all-struck = { MESSAGE($short) }, protože všechny jsme z něj vyškrtli
contradiction-seen-or-struck =
    { MESSAGE($short) }, protože toto políčko { LENGTH($struck) ->
        [1] vidí všechny číslice kromě { DIGITS($struck, form: "name", case: "genitive") }, a tu jsme z něj vyškrtli
        [2] vidí všechny číslice kromě { DIGITS($struck, form: "name", case: "genitive") }, a obě jsme z něj vyškrtli
        [3] vidí všechny číslice kromě { DIGITS($struck, form: "name", case: "genitive") }, a ty jsme z něj vyškrtli
       *[other] vidí { DIGITS($seen, noun: "yes", case: "accusative") }; všechny ostatní jsme z něj vyškrtli
    }
contradiction-none-empty = { MESSAGE($short) }, protože tam není žádné políčko volné
contradiction-cells-see =
    { MESSAGE($short) }, protože { CELLS($others, noun: "yes") } { $count ->
        [one] vidí
       *[other] vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }
contradiction-cells-lost = { MESSAGE($short) }, protože { CELLS($struck, prep: "from") } jsme ji vyškrtli
contradiction-cells-both =
    { MESSAGE($short) }, protože { CELLS($others, noun: "yes") } { $count ->
        [one] vidí
       *[other] vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") } a { CELLS($struck, prep: "from") } jsme ji vyškrtli
contradiction-kept-out = { MESSAGE($short) } ({ LIST($why, join: "semicolon") })
contradiction-other = vychází něco jiného, než co už víme
