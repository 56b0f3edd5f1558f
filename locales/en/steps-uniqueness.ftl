### Steps that take for granted that the puzzle has one solution: cells that must not be left interchangeable.
### `step-…` tells pattern, argument and consequence; `brief-…` is the same as an item in the list of a trial.

## What the cells hold, as sentences

deadly-filled = The digits { PLACEMENTS($filled) } were filled in, not given.
deadly-rectangle =
    { CELLS($cells) } make a rectangle in { HOUSES($rows) } and { HOUSES($columns) }.
deadly-in-lines = { CELLS($cells) } lie in { HOUSES($lines) } and { HOUSES($crossing) }.
deadly-pairs = Every empty cell but { CELLS($roofs) } has just two candidates.
deadly-loop =
    { CELLS($cells) } make a loop: each { KIND($areas) ->
        [region] row, column and region
        [block] row, column and block
       *[other] row and column
    } has two of them or none.
deadly-known = { LIST($groups, join: "semicolon", start: "yes") }.
deadly-group = { CELLS($cells) } can only be { DIGITS($digits, join: "or") }

## What could be exchanged, as a clause

deadly-two =
    the { LENGTH($digits) ->
        [2] digits { DIGITS($digits) }
       *[other] two digits
    } could be exchanged in all these { COUNT($count, noun: "cell") }, and the puzzle would have two solutions
deadly-corners =
    the { LENGTH($digits) ->
        [2] digits { DIGITS($digits) }
       *[other] two digits
    } could be exchanged in the corners of the rectangle, and the puzzle would have two solutions
deadly-lines =
    { HOUSES($lines) } could exchange their digits in these { COUNT($count, noun: "cell") }, and the puzzle would
    have two solutions
deadly-other =
    each of these { COUNT($count, noun: "cell") } would have just two candidates, and among them every candidate would have
    just two places in each of its houses. Swapping the two digits in every one of these cells would give a second solution
deadly-all =
    all { NUMBER($count) } empty cells would have just two candidates, and every candidate would have just two places in each
    of its houses. Swapping the two digits in every one of these cells would give a second solution

## Steps

step-deadly-grave =
    Every empty cell but { CELL($cell) } has just two candidates; { CELL($cell) } has { DIGITS($held) }. If it were
    not { DIGIT($digit) }, { MESSAGE($exchange) }. So { CELL($cell) } is { DIGIT($digit) }: strike { ELIMINATIONS($eliminations) }.
brief-deadly-grave = { brief-deadly-cell }

step-deadly-cell =
    { LIST($known, join: "sentences") } If { CELLS($roofs) } were { DIGITS($struck, join: "or") }, { MESSAGE($exchange) }. That cannot be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-cell =
    else { MESSAGE($exchange) }, so strike { ELIMINATIONS($eliminations) }

step-deadly-digit =
    { LIST($known, join: "sentences") } If { LENGTH($roofs) ->
        [2] { CELLS($roofs, join: "nor") }
       *[other] none of { CELLS($roofs) }
    } were { DIGIT($digit) },
    { MESSAGE($exchange) }. So at least one of { CELLS($roofs) } is { DIGIT($digit) }, and therefore no cell that sees { LENGTH($roofs) ->
        [2] both
       *[other] all of them
    } can be { DIGIT($digit) }: strike { ELIMINATIONS($eliminations) }.
brief-deadly-digit = { brief-deadly-cell }

step-deadly-set =
    { LIST($known, join: "sentences") } If { LENGTH($roofs) ->
        [2] { CELLS($roofs, join: "nor") }
       *[other] none of { CELLS($roofs) }
    } were { DIGITS($extras, join: "or") },
    { MESSAGE($exchange) }. So at least one of { CELLS($roofs) } is { DIGITS($extras, join: "or") }. That cell and { CELLS($set) }, which can only
    be { DIGITS($digits, join: "or") }, together use up { LENGTH($digits) ->
        [2] both digits
       *[other] all these digits
    }, so no other cell of { HOUSES($houses, join: "or") } can hold { LENGTH($digits) ->
        [2] either
       *[other] any of them
    }: strike { ELIMINATIONS($eliminations) }.
brief-deadly-set = { brief-deadly-cell }

step-deadly-locked =
    { LIST($known, join: "sentences") } { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } can
    only be { CELLS($roofs, prep: "in", join: "or") }, so one of the two is { DIGIT($digit) }. If { LENGTH($struck) ->
        [1] the other were { DIGITS($struck) }
       *[other] there were { PLACEMENTS($gone, join: "or") } besides
    }, { MESSAGE($exchange) }. That cannot be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-locked = { brief-deadly-cell }

step-deadly-diagonal =
    { LIST($known, join: "sentences") } { HOUSES($houses, prep: "in", start: "yes") } the { DIGIT($digit) } can
    only be in the corners. If it were in one of { CELLS($roofs) }, it would be in the
    other as well. Then { CELLS($floors) } would both be { DIGIT($second) }, so { MESSAGE($exchange) }. That cannot
    be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-diagonal = { brief-deadly-cell }

step-deadly-hidden =
    { LIST($known, join: "sentences") } If { CELLS($corner) } were { DIGIT($second) }, the { DIGIT($digit) }
    of { HOUSE($house) } would be { CELLS($near, prep: "in") } and that of { HOUSE($other) }
    { CELLS($far, prep: "in") }. Then { CELLS($floors) } would be { DIGIT($second) }, so { MESSAGE($exchange) }.
    That cannot be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-hidden = { brief-deadly-cell }
