### Why digits exclude each other where no house says so: their cells lie so many steps from each other. $short and $long
### count the columns and the rows between the cells, the fewer first; $difference says by how much the digits differ.

# Stands before the cell, or the digit in it, from which the steps are counted.
apart-from =
    { $short ->
        [0] { $long ->
            [1] next to
           *[other] { $long } cells straight from
        }
        [1] { $long ->
            [1] diagonally next to
            [2] a knight’s move from
           *[other] { $short } cell by { $long } from
        }
       *[other] { $short } cells by { $long } from
    }

# How the cells lie to each other, and which digits they never hold.
apart-so =
    { $short ->
        [0] { $long ->
            [1] next to each other
           *[other] { $long } cells straight from each other
        }
        [1] { $long ->
            [1] diagonally next to each other
            [2] a knight’s move apart
           *[other] { $short } cell by { $long } apart
        }
       *[other] { $short } cells by { $long } apart
    }
apart-digits =
    { $difference ->
        [0] equal digits
        [1] digits that follow one another
       *[other] digits that differ by { $difference }
    }
apart-never = { apart-digits } are never { apart-so }

# Clauses of a sentence that says what keeps digits out of a cell, or a digit out of cells.
kept-out-by-neighbours =
    { $named ->
        [0] it
       *[other] { CELL($cell) }
    } is { apart-from } { LIST($by, join: "and") }, so it cannot be { DIGITS($digits, join: "or") }
kept-out-neighbour = the { DIGIT($near) } in { CELL($by) }
kept-out-beside =
    { CELLS($cells) } { $count ->
        [one] is
       *[other] are
    } { apart-from } the { DIGIT($near) } in { CELL($by) }{ $difference ->
        [0] {""}
       *[other] { $count ->
            [one] , so it cannot be
            [2] , so neither can be
           *[other] , so none of them can be
        } { DIGIT($digit) }
    }

why-not-beside =
    { CELL($cell) } is { apart-from } the { DIGIT($near) } in { CELL($by) }, and on this grid { apart-never }, so { CELL($cell) }
    cannot be { DIGIT($digit) }.
# The same of a digit that the proof, whose steps follow, finds.
why-not-beside-below =
    The proof puts { DIGIT($near) } into { CELL($by) }, { apart-from } { CELL($cell) }. On this grid { apart-never }, so
    { CELL($cell) } cannot be { DIGIT($digit) }.
# The same of a digit that the steps before it find.
reason-beside =
    { DIGIT($near) } belongs in { CELL($by) }, { apart-from } { CELL($cell) }. On this grid { apart-never }, so { CELL($cell) }
    cannot be { DIGIT($digit) }.

# Of what both ends of a chain, or two neighbours on it, rule out though it is another digit.
chain-excludes-besides = either way { CELL($cell) } cannot be { DIGIT($digit) }

# Below the sentence of a step, in which cells see each other so.
apart-pair = { CELL($cell) } and { CELL($other) }
# What such cells do not hold.
apart-held =
    { $difference ->
        [0] the same digit
        [1] consecutive digits
       *[other] digits that differ by { $difference }
    }
apart-sights =
    { LENGTH($pairs) ->
        [1] { LIST($pairs) } are { apart-so }, and on this grid such cells never hold { apart-held }.
       *[other] These pairs of cells are { apart-so }, and on this grid such cells never hold { apart-held }: { LIST($pairs, join: "semicolon") }.
    }
apart-sights-many =
    These pairs of cells, among others, are { apart-so }, and on this grid such cells never hold { apart-held }: { LIST($pairs, join: "semicolon") }.

# A broken grid.
finding-collision-beside =
    The { DIGIT($digit) } in { CELL($cell) } is { apart-from } the { DIGIT($near) } in { CELL($by) }, but on this grid
    { apart-never }.
finding-collisions-beside-more =
    { $count ->
        [one] One more pair of digits is too close together.
       *[other] { COUNT($count, start: "yes") } more pairs of digits are too close together.
    }
window-collides-beside = On this grid { apart-never }.
lock-beside = This cell is { apart-from } the { DIGIT($near) } in { CELL($by) }, and on this grid { apart-never }.
verify-collides-beside =
    the { DIGIT($digit) } in { CELL($cell) } is { apart-from } the { DIGIT($near) } in { CELL($by) }, but { apart-never }

## Houses that follow from others

# Below the sentence of the first step that names such a house. Each digit is as often in houses that share no cell as there are
# of them.
derived-house =
    { HOUSE($house, start: "yes") } is what { HOUSES($inner) } { LENGTH($inner) ->
        [1] leaves
       *[other] leave
    } of { HOUSES($outer) }: { CELLS($cells) }. Each digit occurs { LENGTH($outer) ->
        [2] twice
       *[other] { COUNT($outer) } times
    } in the whole and { LENGTH($inner) ->
        [1] once
        [2] twice
       *[other] { COUNT($inner) } times
    } in what is taken away, so it is once in what is left.
# Below the sentence of a step: cells that see each other in no house that the grid says itself.
derived-sights =
    Note that { CELLS($cells) } see each other: { LENGTH($cells) ->
        [2] both
       *[other] all
    } lie { HOUSE($house, prep: "in") }.
derived-sights-many = Note that these cells see each other: { LIST($sights, join: "semicolon") }.
derived-sight = { CELLS($cells) } { HOUSE($house, prep: "in") }
# Among the rules of a grid.
derived-houses =
    From the houses of this grid { $count ->
        [one] another one follows, in which
       *[other] { COUNT($count) } more follow, in each of which
    } every digit is once: { HOUSES($houses) }. Their cells see each other as well; the first step that names one says what it is made of.

## What a grid says besides rows, columns and blocks

grid-without-areas = This grid has no blocks: each digit is once in every row and every column.
grid-of-regions = This grid has regions in place of blocks: each digit is once in each of them.
grid-with-house = Each digit is also exactly once { HOUSE($house, prep: "in") }: { CELLS($cells) }.
grid-beside = { $count ->
        [one] Below the grid there is one more cell, { CELL($first) }: it is in no row, no column and no block.
       *[other] Below the grid there are { COUNT($count, noun: "cell") } more, { CELL($first) } to { CELL($last) }: they are in no row, no column and no block.
    }
grid-over-borders = A region that the edge of the grid cuts goes on at the opposite edge.
grid-with-houses =
    Each digit is also exactly once { KIND($houses) ->
        [disjoint-group] in every disjoint group: the cells at the same place of all blocks, such as { CELLS($cells) }.
        [window] in every window.
       *[other] { HOUSES($houses, prep: "in") }.
    }
# Groups with fewer cells than there are digits.
grid-with-groups =
    Besides, no digit is repeated { LENGTH($houses) ->
        [1] { HOUSES($houses, prep: "in") }: { CELLS($cells) }.
       *[other] { KIND($houses) ->
            [short-diagonal] on any of the { COUNT($count, noun: "short-diagonal") }.
           *[other] { HOUSES($houses, prep: "in") }.
        }
    }

## Digits that a constraint keeps apart, and what a cell may not hold by one

# Clauses of a sentence that says what keeps digits out.
kept-out-by-constraint =
    with { DIGIT($near) } in { CELL($by) }, { HOUSE($constraint) } does not allow { DIGITS($digits, join: "or") } { CELLS($cells, prep: "in", join: "or") }
kept-out-by-limit =
    { HOUSE($constraint) } does not allow { DIGITS($digits, join: "or") } { CELLS($cells, prep: "in", join: "or") }

why-not-by-constraint =
    { HOUSE($constraint, start: "yes") } does not allow { DIGIT($digit) } in { CELL($cell) } together with the { DIGIT($near) } in
    { CELL($by) }. { MESSAGE($says) }
why-not-by-constraint-below =
    The proof puts { DIGIT($near) } into { CELL($by) }. With that, { HOUSE($constraint) } does not allow { DIGIT($digit) } in
    { CELL($cell) }. { MESSAGE($says) }
why-not-by-limit =
    { HOUSE($constraint, start: "yes") } does not allow { DIGIT($digit) } in { CELL($cell) }. { MESSAGE($says) }
reason-by-constraint =
    { DIGIT($near) } belongs in { CELL($by) }. With that, { HOUSE($constraint) } does not allow { DIGIT($digit) } in { CELL($cell) }.
    { MESSAGE($says) }

# Below the sentence of a step.
apart-candidates = { DIGIT($near) } in { CELL($by) } with { DIGIT($digit) } in { CELL($cell) }
apart-same = the same digit in { CELL($by) } and { CELL($cell) }
apart-by-constraint =
    { HOUSE($constraint, start: "yes") } does not allow { $more ->
        [0] {""}
       *[other] among others{" "}
    }{ LIST($pairs, join: "ways") }. { MESSAGE($says) }

finding-collision-constraint =
    The { DIGIT($near) } in { CELL($by) } and the { DIGIT($digit) } in { CELL($cell) } go against { HOUSE($constraint) }.
    { MESSAGE($says) }
finding-collisions-constraint-more =
    { $count ->
        [one] One more pair of digits goes against a constraint.
       *[other] { COUNT($count, start: "yes") } more pairs of digits go against constraints.
    }
window-collides-constraint = { HOUSE($constraint, start: "yes") } does not allow these digits together. { MESSAGE($says) }
window-collides-limit = { HOUSE($constraint, start: "yes") } does not allow { DIGIT($digit) }. { MESSAGE($says) }
lock-constraint =
    { HOUSE($constraint, start: "yes") } does not allow this together with the { DIGIT($near) } in { CELL($by) }.

## What constraints ask for, among the rules of a grid

grid-constraints =
    { MESSAGE($says) }{ $count ->
        [0] {""}
       *[other] { LENGTH($constraints) ->
            [0] {" "}There are { COUNT($count) } such constraints here.
           *[other] {" "}Here: { HOUSES($constraints) }.
        }
    }
# Of a choice: $alternatives are lists of constraints (`alternative`).
either-says = At least one of these applies: { LIST($alternatives, join: "semicolon") }.
alternative = { HOUSES($constraints) }
# Follows what pattern lines ask for.
pattern-signs =
    In a pattern a dot stands for any digit, brackets [ ] for one of those listed in them, [^ ] for one that is not; | parts
    alternatives, * means any number of times, ? at most once, { "{" }2{ "}" } twice and { "{" }1,{ "}" } at least once.
# Of a kind of a user's own for which a language has no words.
own-kind-says = Constraints of the kind “{ $kind }” hold as their file says.
