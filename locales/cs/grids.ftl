### Jak se mřížkám říká. Složená mřížka má jméno z více částí a každé se říká takto.

grid-called =
    { $name ->
        [jigsaw] { $shown } s nepravidelnými oblastmi (jigsaw)
        [tall] { $shown } s bloky na výšku
        [wide] { $shown } s bloky na šířku
        [x] obě diagonály
        [diagonal] jedna diagonála
        [windoku] windoku (čtyři okna)
        [disjoint-groups] stejná místa v blocích
        [centre-dots] středy bloků
        [asterisk] hvězdička
        [girandola] girandola
        [anti-knight] bez skoku jezdce
        [anti-king] bez dotyku rohem
        [non-consecutive] bez sousledných sousedů
        [regions] vlastní oblasti
        [house] jedna skupina navíc
       *[other] { $shown }
    }
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
