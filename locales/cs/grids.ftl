### Jak se mřížkám říká. Složená mřížka má jméno z více částí a každé se říká takto.

grid-called =
    { $name ->
        [jigsaw-7x7] nepravidelné oblasti (jigsaw)
        [jigsaw-8x8] nepravidelné oblasti (jigsaw)
        [jigsaw-9x9] nepravidelné oblasti (jigsaw)
        [from-zero] 9×9 s číslicemi 0–8
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
