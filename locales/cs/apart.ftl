### Proč se číslice vylučují, i když nejsou v žádné společné skupině: jejich políčka jsou od sebe o určitý krok. $short a
### $long udávají, o kolik sloupců a řádků, nejprve to menší; $difference je rozdíl číslic.

# Stojí před políčkem, nebo před číslicí v něm, od níž se krok počítá; následuje druhý pád.
apart-from =
    { $short ->
        [0] { $long ->
            [1] vedle
           *[other] o krok { $short } × { $long } od
        }
        [1] { $long ->
            [1] úhlopříčně vedle
            [2] na skok jezdce od
           *[other] o krok { $short } × { $long } od
        }
       *[other] o krok { $short } × { $long } od
    }

# Jak k sobě políčka leží a které číslice v nich nikdy nejsou.
apart-so =
    { $short ->
        [0] { $long ->
            [1] vedle sebe
           *[other] o krok { $short } × { $long } od sebe
        }
        [1] { $long ->
            [1] úhlopříčně vedle sebe
            [2] na skok jezdce od sebe
           *[other] o krok { $short } × { $long } od sebe
        }
       *[other] o krok { $short } × { $long } od sebe
    }
apart-digits =
    { $difference ->
        [0] stejné číslice
        [1] po sobě jdoucí číslice
       *[other] číslice s rozdílem { $difference }
    }
apart-never = { apart-digits } nikdy neleží { apart-so }

# Části věty, která říká, co nepustí číslice do políčka, nebo číslici do políček.
kept-out-by-neighbours =
    { $named ->
        [2] { CELL($cell, noun: "yes") } leží
       *[other] leží
    } { apart-from } { LIST($by, join: "and") }, takže v něm nemůže být { DIGITS($digits, form: "name", join: "nor") }
kept-out-neighbour = { DIGIT($near, form: "name", case: "genitive") } { CELL($by, prep: "in") }
kept-out-beside =
    { CELLS($cells, noun: "yes") } leží { apart-from } { DIGIT($near, form: "name", case: "genitive") } { CELL($by, prep: "in") }{ $difference ->
        [0] {""}
       *[other] { $count ->
            [one] , takže v něm nemůže být
           *[other] , takže v nich nemůže být
        } { DIGIT($digit, form: "name") }
    }

why-not-beside =
    Políčko { CELL($cell) } leží { apart-from } { DIGIT($near, form: "name", case: "genitive") } { CELL($by, prep: "in") } a v této
    mřížce { apart-never }. { DIGIT($digit, form: "name", start: "yes") } tam proto být nemůže.
# Totéž o číslici, kterou najde důkaz, jehož kroky následují.
why-not-beside-below =
    Do { CELL($by) }, { apart-from } { CELL($cell) }, patří podle důkazu { DIGIT($near, form: "name") }. V této
    mřížce { apart-never }, takže { CELL($cell, prep: "in") } nemůže být { DIGIT($digit, form: "name") }.
# Totéž o číslici, kterou najdou kroky předtím.
reason-beside =
    Do { CELL($by) }, { apart-from } { CELL($cell) }, patří { DIGIT($near, form: "name") }. V této mřížce { apart-never },
    takže { CELL($cell, prep: "in") } nemůže být { DIGIT($digit, form: "name") }.

# O tom, co vylučují oba konce řetězce, nebo dva sousedé na něm, ač je to jiná číslice.
chain-excludes-besides = { CELL($cell, prep: "in") } tak či tak nemůže být { DIGIT($digit, form: "name") }

# Pod větou kroku: která políčka se takto vidí.
apart-pair = { CELL($cell) } a { CELL($other) }
# Co taková políčka nemají, ve čtvrtém pádě.
apart-held =
    { $difference ->
        [0] stejnou číslici
        [1] po sobě jdoucí číslice
       *[other] číslice s rozdílem { $difference }
    }
apart-sights =
    { LENGTH($pairs) ->
        [1] { LIST($pairs) } leží { apart-so }, takže v této mřížce nesmějí mít { apart-held }.
       *[other] Políčka v každé z těchto dvojic leží { apart-so }, takže v této mřížce nesmějí mít { apart-held }: { LIST($pairs, join: "semicolon") }.
    }
apart-sights-many =
    Mimo jiné leží políčka v každé z těchto dvojic { apart-so }, takže v této mřížce nesmějí mít { apart-held }: { LIST($pairs, join: "semicolon") }.

# Porušená mřížka.
finding-collision-beside =
    { CELL($cell, prep: "in", start: "yes") } je { DIGIT($digit, form: "name") } { apart-from } { DIGIT($near, form: "name", case: "genitive") }
    { CELL($by, prep: "in") }, jenže v této mřížce { apart-never }.
finding-collisions-beside-more =
    { $count ->
        [one] Příliš blízko u sebe je ještě jedna dvojice číslic.
        [few] Příliš blízko u sebe jsou ještě { $count } dvojice číslic.
       *[other] Příliš blízko u sebe je ještě { $count } dvojic číslic.
    }
window-collides-beside = V této mřížce { apart-never }.
lock-beside =
    Toto políčko leží { apart-from } { DIGIT($near, form: "name", case: "genitive") } { CELL($by, prep: "in") } a v této
    mřížce { apart-never }.
verify-collides-beside =
    { DIGIT($digit, form: "name") } { CELL($cell, prep: "in") } je { apart-from } { DIGIT($near, form: "name", case: "genitive") } { CELL($by, prep: "in") },
    jenže { apart-never }

## Skupiny, které plynou z jiných

# Pod větou prvního kroku, který takovou skupinu jmenuje. Každá číslice je ve skupinách bez společného políčka tolikrát, kolik
# jich je.
derived-house =
    Když { HOUSES($outer, prep: "from") } odebereme { HOUSES($inner, case: "accusative") }, zbude { HOUSE($house) }:
    { CELLS($cells) }. Každá číslice je v celku { COUNT($outer) }krát a v tom, co odebereme, { LENGTH($inner) ->
        [1] jednou
       *[other] { COUNT($inner) }krát
    }, takže ve zbytku je právě jednou.
# Pod větou kroku: políčka, která se nevidí v žádné skupině, o které mřížka mluví sama.
derived-sights =
    Využili jsme i toho, že se { CELLS($cells) } navzájem vidí: { LENGTH($cells) ->
        [2] obě leží
       *[other] všechna leží
    } { HOUSE($house, prep: "in") }.
derived-sights-many = Využili jsme i toho, že se navzájem vidí políčka v těchto skupinách: { LIST($sights, join: "semicolon") }.
derived-sight = { CELLS($cells) } { HOUSE($house, prep: "in") }
# Mezi pravidly mřížky.
derived-houses =
    Ze skupin této mřížky { $count ->
        [one] plyne ještě jedna, v níž je každá číslice právě jednou
        [few] plynou ještě { COUNT($count, noun: "house") }, v nichž je každá číslice právě jednou
       *[other] plyne ještě { COUNT($count, noun: "house") }, v nichž je každá číslice právě jednou
    }: { HOUSES($houses) }. I jejich políčka se navzájem vidí; krok, který takovou skupinu poprvé jmenuje, řekne, z čeho plyne.

## Co o mřížce platí kromě řádků, sloupců a bloků

grid-without-areas = Mřížka nemá bloky: každá číslice je jednou v každém řádku a v každém sloupci.
grid-of-regions = Mřížka má místo bloků oblasti: v každé z nich je každá číslice právě jednou.
grid-with-house = Každá číslice je právě jednou také { HOUSE($house, prep: "in") }: { CELLS($cells) }.
grid-beside =
    Pod mřížkou { $count ->
        [one] je ještě políčko { CELL($first) }: není
        [few] jsou ještě { COUNT($count, noun: "cell") }, { CELL($first) } až { CELL($last) }: nejsou
       *[other] je ještě { COUNT($count, noun: "cell") }, { CELL($first) } až { CELL($last) }: nejsou
    } v žádném řádku, sloupci ani bloku.
grid-over-borders = Oblast, kterou přeruší okraj mřížky, pokračuje na protější straně.
grid-with-houses =
    Každá číslice je právě jednou také { KIND($houses) ->
        [disjoint-group] v každé disjunktní skupině: tu tvoří políčka na stejném místě všech bloků, například { CELLS($cells) }.
        [window] v každém okně.
       *[other] { HOUSES($houses, prep: "in") }.
    }
# Skupiny, které mají méně políček, než je číslic.
grid-with-groups =
    Navíc se žádná číslice neopakuje { LENGTH($houses) ->
        [1] { HOUSES($houses, prep: "in") }: { CELLS($cells) }.
       *[other] { KIND($houses) ->
            [short-diagonal] na žádné { COUNT($count, noun: "short-diagonal", prep: "from") }.
           *[other] { HOUSES($houses, prep: "in") }.
        }
    }

## Číslice, které se vylučují podle podmínky, a co podle ní v políčku být nemůže

# Části věty, která říká, co nepustí číslice do políčka.
kept-out-by-constraint =
    kvůli { HOUSE($constraint, case: "dative") } a { DIGIT($near, form: "name", case: "dative") } { CELL($by, prep: "in") } nemůže být { CELLS($cells, prep: "in", join: "or") } { DIGITS($digits, form: "name", join: "nor") }
kept-out-by-limit =
    kvůli { HOUSE($constraint, case: "dative") } nemůže být { CELLS($cells, prep: "in", join: "or") } { DIGITS($digits, form: "name", join: "nor") }

why-not-by-constraint =
    { CELL($by, prep: "in", start: "yes") } je { DIGIT($near, form: "name") } a { HOUSE($constraint) } k ní { CELL($cell, prep: "in") } nedovolí
    { DIGIT($digit, form: "name", case: "accusative") }. { MESSAGE($says) }
why-not-by-constraint-below =
    Do { CELL($by) } patří podle důkazu { DIGIT($near, form: "name") } a { HOUSE($constraint) } k ní { CELL($cell, prep: "in") } nedovolí
    { DIGIT($digit, form: "name", case: "accusative") }. { MESSAGE($says) }
why-not-by-limit =
    { HOUSE($constraint, start: "yes") } nedovolí { CELL($cell, prep: "in") } { DIGIT($digit, form: "name", case: "accusative") }.
    { MESSAGE($says) }
reason-by-constraint =
    Do { CELL($by) } patří { DIGIT($near, form: "name") } a { HOUSE($constraint) } k ní { CELL($cell, prep: "in") } nedovolí
    { DIGIT($digit, form: "name", case: "accusative") }. { MESSAGE($says) }

# Pod větou kroku.
apart-candidates =
    { DIGIT($near, form: "name", case: "accusative") } { CELL($by, prep: "in") } s { DIGIT($digit, noun: "yes", case: "instrumental") } { CELL($cell, prep: "in") }
apart-same = stejnou číslici { CELL($by, prep: "in") } a { CELL($cell, prep: "in") }
apart-by-constraint =
    { HOUSE($constraint, start: "yes") } nedovolí { $more ->
        [0] {""}
       *[other] mimo jiné{" "}
    }{ LIST($pairs, join: "ways") }. { MESSAGE($says) }

finding-collision-constraint =
    { DIGIT($near, form: "name", start: "yes") } { CELL($by, prep: "in") } a { DIGIT($digit, form: "name") } { CELL($cell, prep: "in") } spolu
    nemohou obstát: nedovolí to { HOUSE($constraint) }. { MESSAGE($says) }
finding-collisions-constraint-more =
    { $count ->
        [one] Některé podmínce odporuje ještě jedna dvojice číslic.
        [few] Podmínkám odporují ještě { $count } dvojice číslic.
       *[other] Podmínkám odporuje ještě { $count } dvojic číslic.
    }
window-collides-constraint = { HOUSE($constraint, start: "yes") } takové číslice spolu nedovolí. { MESSAGE($says) }
window-collides-limit = { HOUSE($constraint, start: "yes") } nedovolí { DIGIT($digit, form: "name", case: "accusative") }. { MESSAGE($says) }
lock-constraint =
    { HOUSE($constraint, start: "yes") } to nedovolí, když je { CELL($by, prep: "in") } { DIGIT($near, form: "name") }.

## Co žádají podmínky, mezi pravidly mřížky

grid-constraints =
    { MESSAGE($says) }{ $count ->
        [0] {""}
       *[other] { LENGTH($constraints) ->
            [0] {" "}V této mřížce je takových podmínek { $count }.
           *[other] {" "}Zde: { HOUSES($constraints) }.
        }
    }
# O volbě: $alternatives jsou výčty podmínek (`alternative`).
either-says = Platí aspoň jedna z těchto možností: { LIST($alternatives, join: "semicolon") }.
alternative = { HOUSES($constraints) }
# Stojí za tím, co žádají vzorové čáry.
pattern-signs =
    Tečka ve vzoru zastupuje kteroukoli číslici, závorka [ ] některou z vypsaných číslic, [^ ] některou jinou; | odděluje
    možnosti, * znamená kolikrát chceme, i ani jednou, ? nejvýš jednou, { "{" }2{ "}" } dvakrát a { "{" }1,{ "}" } aspoň jednou.
# O vlastním druhu uživatele, pro který jazyk nemá slova.
own-kind-says = Podmínky druhu „{ $kind }“ platí tak, jak říká jejich soubor.
