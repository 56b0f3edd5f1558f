### Steps by sets of cells that have just enough digits: bent sets, Sue de Coq, aligned exclusion. `step-…` tells
### pattern, argument and consequence; `brief-…` is the same as an item in the list of a trial, without a
### full stop.

## Bent sets

pivot-leaves = if it is { DIGIT($digit) }, then { CELL($cell) } is { DIGIT($end) }
pivot-itself = otherwise it is { DIGIT($end) } itself

step-bent-pivot =
    { CELLS($pivot) } is { DIGITS($held, join: "or") }: { LIST($cases, join: "semicolon") }. In every case one
    of { CELLS($places) } is { DIGIT($end) }, so { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } { LENGTH($places) ->
        [2] both
       *[other] all of them
    }, cannot be { DIGIT($end) }.
brief-bent-pivot =
    whatever { CELLS($pivot) } holds, one of { CELLS($places) } is { DIGIT($end) }, so
    strike { ELIMINATIONS($eliminations) }

set-holds-once =
    { LENGTH($digits) ->
        [1] the digit { DIGITS($digits) } can occur only once in them, since all its places there lie
       *[other] the digits { DIGITS($digits) } can each occur only once in them, since all their places there lie
    } { HOUSE($house, prep: "in") }
step-bent-set =
    { CELLS($cells) } can only hold { DIGITS($digits) }, as many digits as
    cells. { LIST($once, join: "sentences") } That leaves at least one of the { COUNT($count, noun: "cell") }
    for { DIGIT($end) }, so it is { CELLS($places, prep: "in", join: "or") },
    and { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } { LENGTH($places) ->
        [2] both
       *[other] all of these
    }, cannot be { DIGIT($end) }.
brief-bent-set =
    { CELLS($cells) } cannot all be filled without { DIGIT($end) }, so strike { ELIMINATIONS($eliminations) }

## Sue de Coq

set-takes-once =
    { LENGTH($digits) ->
        [1] { DIGITS($digits) } once
       *[other] { DIGITS($digits) } once each
    } { HOUSE($house, prep: "in") }
set-takes-between =
    { LENGTH($digits) ->
        [1] { DIGITS($digits) } once
       *[other] { DIGITS($digits) } once each
    } where the two cross
set-takes-twice =
    { LENGTH($digits) ->
        [1] { DIGITS($digits) } twice, once
       *[other] { DIGITS($digits) } twice each, once
    } { HOUSES($line, prep: "in") } and once { HOUSES($block, prep: "in") } (but not where they cross)
set-uses-up =
    no other cell of { HOUSE($house) } can be { DIGITS($digits, join: "or") }
step-crossing-sets =
    { CELLS($inner) } lie where { HOUSES($houses) } cross. Add { CELLS($first) } from { HOUSES($line) }, and { CELLS($second) }
    from { HOUSES($block) }. These { COUNT($count, noun: "cell") } can hold no more than this: { LIST($takes, join: "parts") }.
    That is just enough to fill them all, so every one of these digits is there. Therefore { LIST($used, join: "parts") }:
    strike { ELIMINATIONS($eliminations) }.
brief-crossing-sets =
    { CELLS($inner) }, { CELLS($first) } and { CELLS($second) } have just enough digits between them, so
    strike { ELIMINATIONS($eliminations) }

## Aligned exclusion

exclusion-by-sight = { CELLS($cells) } see each other and cannot hold the same digit
exclusion-by-cell =
    { CELL($excluder) } is { DIGITS($digits, join: "or") }, so { CELLS($cells) } must not
    take { LENGTH($digits) ->
        [2] both of these
       *[other] all of these
    }
exclusion-gone = { DIGITS($digits, join: "or") } { CELL($cell, prep: "in") }
exclusion-against =
    if { CELL($cell) } were { DIGIT($digit) }, { CELLS($others) } could not be filled: { LIST($cases, join: "semicolon") }
exclusion-seen =
    { CELLS($cells) } { LENGTH($cells) ->
        [1] sees
       *[other] see
    } { LENGTH($seen) ->
        [2] both { CELLS($seen) }
       *[other] all of { CELLS($seen) }
    }
exclusion-case-sight =
    { LIST($ways, join: "or") } is impossible, because { CELLS($cells) } see each other
exclusion-case-cell =
    { LIST($ways, join: "or") }, no digit would be left for { CELL($excluder) } ({ DIGITS($digits, join: "or") })
exclusion-with =
    with { LENGTH($held) ->
        [1] { PLACEMENTS($held) }
       *[other] { PLACEMENTS($held) } at once
    }
exclusion-way =
    { LENGTH($held) ->
        [1] { PLACEMENTS($held) }
       *[other] { PLACEMENTS($held) } at once
    }
step-exclusion-cases =
    Go through all ways to fill { CELLS($cells) } together. { LENGTH($reasons) ->
        [0] {""}
       *[other] { LIST($reasons, join: "sentences") }{" "}
    }{ LIST($against, join: "sentences") } Strike { ELIMINATIONS($eliminations) }.
brief-exclusion-cases = { brief-exclusion }
step-exclusion =
    Go through all ways to fill { CELLS($cells) } together. { LIST($reasons, join: "sentences") } None of the ways
    that are left has { LIST($gone, join: "or") }: strike { ELIMINATIONS($eliminations) }.
brief-exclusion =
    no way to fill { CELLS($cells) } together has { LIST($gone, join: "or") }, so
    strike { ELIMINATIONS($eliminations) }
