### Steps that take for granted that the puzzle has one solution: cells that must not be left interchangeable.
### `step-…` tells pattern, argument and consequence; `brief-…` is the same as an item in the list of a trial.

## What the cells hold, as sentences

deadly-filled = The digits { PLACEMENTS($filled) } were filled in, not given.
deadly-rectangle =
    { CELLS($cells) } make a rectangle in { HOUSES($rows) } and { HOUSES($columns) }.
deadly-many =
    { $count ->
        [one] One cell has just two candidates.
       *[other] Just two candidates are left in each of { COUNT($count, noun: "cell") }.
    }
deadly-known = { LIST($groups, join: "semicolon", start: "yes") }.
deadly-group = { CELLS($cells) } can only be { DIGITS($digits, join: "or") }

## What could be exchanged, as a clause

deadly-two =
    { LENGTH($digits) ->
        [2] the digits { DIGITS($digits) }
       *[other] the two digits
    } could be exchanged in all { COUNT($count, noun: "cell") }, none of which is given,
    and the puzzle would have two solutions
deadly-corners =
    { LENGTH($digits) ->
        [2] the digits { DIGITS($digits) }
       *[other] the two digits
    } could be exchanged in the corners of the rectangle, none of which is given,
    and the puzzle would have two solutions
deadly-lines =
    the two lines could exchange their digits in these { COUNT($count, noun: "cell") }, none of which is given, and
    the puzzle would have two solutions
deadly-other =
    each of the { COUNT($count, noun: "cell") } of the pattern would have just two candidates, and each of these just two
    places in each of its houses. Swapping the two digits in every one of these cells would then give a second
    solution, since none of the cells is given

## Steps

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
    be { DIGITS($digits, join: "or") }, together use up all these digits, so no other cell of { HOUSES($houses, join: "or") }
    can hold any of them: strike { ELIMINATIONS($eliminations) }.
brief-deadly-set = { brief-deadly-cell }

step-deadly-locked =
    { LIST($known, join: "sentences") } { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } can
    only be { CELLS($roofs, prep: "in", join: "or") }. So one of the two
    holds it. If the other held { LENGTH($struck) ->
        [1] { DIGITS($struck) }
       *[other] one of its other digits of the pattern ({ PLACEMENTS($gone, join: "or") })
    }, { MESSAGE($exchange) }. That cannot be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-locked = { brief-deadly-cell }

step-deadly-diagonal =
    { LIST($known, join: "sentences") } { HOUSES($houses, prep: "in", start: "yes") } the { DIGIT($digit) } can
    only be in the corners. If it were in one of { CELLS($roofs) }, it would be in the
    other as well, { CELLS($floors) } would both be { DIGIT($second) }, and { MESSAGE($exchange) }. That cannot
    be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-diagonal = { brief-deadly-cell }

step-deadly-hidden =
    { LIST($known, join: "sentences") } If { CELLS($corner) } were { DIGIT($second) }, the { DIGIT($digit) }
    of { HOUSE($house) } would be { CELLS($near, prep: "in") } and that of { HOUSE($other) }
    { CELLS($far, prep: "in") }. Then { CELLS($floors) } would be { DIGIT($second) }, and { MESSAGE($exchange) }.
    That cannot be: strike { ELIMINATIONS($eliminations) }.
brief-deadly-hidden = { brief-deadly-cell }
