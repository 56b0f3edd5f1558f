### What grids are called. One that is put together has a name of several parts, each of which is called so.

grid-called =
    { $name ->
        [jigsaw-7x7] jigsaw (irregular regions)
        [jigsaw-8x8] jigsaw (irregular regions)
        [jigsaw-9x9] jigsaw (irregular regions)
        [from-zero] 9×9 with the digits 0–8
        [x] both diagonals
        [diagonal] one diagonal
        [windoku] windoku
        [disjoint-groups] disjoint groups
        [centre-dots] centre dots
        [asterisk] asterisk
        [girandola] girandola
        [anti-knight] anti-knight
        [anti-king] anti-king
        [non-consecutive] non-consecutive
        [regions] own regions
        [house] one more house
       *[other] { $shown }
    }
grid-called-of-parts = { LIST($parts, join: "comma") }
