### Jak se mřížkám říká. Složená mřížka má jméno z více částí a každé se říká takto.

grid-called =
    { $name ->
        [jigsaw] { $shown } s nepravidelnými oblastmi (jigsaw)
        [toroidal] { $shown } s oblastmi přes okraj (toroidní jigsaw)
        [latin] { $shown } bez bloků (latinský čtverec)
        [tall] { $shown } s bloky na výšku
        [wide] { $shown } s bloky na šířku
        [x] obě diagonály (X-sudoku, diagonální sudoku)
        [diagonal] jedna diagonála
        [windoku] windoku (čtyři okna)
        [disjoint-groups] stejná místa v blocích
        [centre-dots] středy bloků
        [asterisk] hvězdička
        [girandola] girandola
        [argyle] krátké diagonály (argyle)
        [anti-knight] bez skoku jezdce
        [anti-king] bez dotyku rohem
        [non-consecutive] bez sousledných sousedů
        [no-consecutive] bez po sobě jdoucích sousedů
        [no-xv] bez neoznačených X a V
        [regions] vlastní oblasti
       *[other] { $shown }
    }
grid-called-of-groups = { COUNT($count, noun: "extra-group") }
grid-called-of-constraints = { COUNT($count, noun: "constraint") }
grid-called-beside = { COUNT($count, noun: "cell") } vedle mřížky
grid-called-of-parts = { LIST($parts, join: "comma") }
grid-called-in-symbols =
    { $symbols ->
        [letters] { MESSAGE($grid) } s písmeny { $first }–{ $last }
       *[other] { MESSAGE($grid) } s číslicemi { $first }–{ $last }
    }

## Výběr mřížky

grid-at-hand = Mřížka: { $grid }
grid-choose = Mřížka nových zadání: { $grid }…
grid-taken = Prázdná mřížka: { $grid }.
grid-taken-from = Prázdná mřížka: { $grid }. Co bylo v předchozí, vrátíte klávesami Ctrl+Z.
