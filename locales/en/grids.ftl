### What grids are called. One that is put together has a name of several parts, each of which is called so.

grid-called =
    { $name ->
        [jigsaw] { $shown } jigsaw (irregular regions)
        [toroidal] { $shown } toroidal jigsaw (regions go over the edges)
        [latin] { $shown } Latin square (no blocks)
        [tall] { $shown } with tall blocks
        [wide] { $shown } with wide blocks
        [x] X-Sudoku (both diagonals)
        [diagonal] one diagonal
        [windoku] windoku
        [disjoint-groups] disjoint groups
        [centre-dots] centre dots
        [asterisk] asterisk
        [girandola] girandola
        [argyle] argyle (short diagonals)
        [anti-knight] anti-knight
        [anti-king] anti-king
        [non-consecutive] non-consecutive
        [no-consecutive] no consecutive neighbours
        [no-xv] no unmarked X or V
        [regions] own regions
       *[other] { $shown }
    }
grid-called-of-groups = { $count ->
        [one] one extra group
       *[other] { COUNT($count, noun: "extra-group") }
    }
grid-called-of-constraints = { $count ->
        [one] one constraint
       *[other] { COUNT($count, noun: "constraint") }
    }
grid-called-beside = { $count ->
        [one] one cell beside it
       *[other] { COUNT($count, noun: "cell") } beside it
    }
grid-called-of-parts = { LIST($parts, join: "comma") }
grid-called-in-symbols =
    { $symbols ->
        [letters] { MESSAGE($grid) } with the letters { $first }–{ $last }
       *[other] { MESSAGE($grid) } with the digits { $first }–{ $last }
    }

## Choosing a grid

grid-at-hand = Grid: { $grid }
grid-choose = Grid of new puzzles: { $grid }…
grid-taken = Empty grid: { $grid }.
grid-taken-from = Empty grid: { $grid }. Ctrl+Z brings back what was in the one before.
