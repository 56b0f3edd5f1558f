### Steps by almost locked sets that digits join. `step-…` tells pattern, argument and consequence; `brief-…` is
### the same as an item in the list of a trial, without a full stop.

## Parts

als-set = { CELLS($cells) } ({ DIGITS($digits) })
als-full = { CELLS($cells) } { LENGTH($cells) ->
        [1] is { DIGITS($digits) }
       *[other] hold { DIGITS($digits) }
    }
als-full-same = { LENGTH($cells) ->
        [1] it is { DIGITS($digits) }
       *[other] they hold { DIGITS($digits) }
    }
als-next = { MESSAGE($lacks) }, so { MESSAGE($full) }
als-petal = if { CELL($stem) } is { DIGIT($digit) }, { MESSAGE($lacks) }, so { MESSAGE($full) }
als-place = { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }

-als-lack-one = Each of these sets lacks exactly one of its digits, as it has one more digit than cells

## Steps

step-joined-sets =
    { -als-lack-one }: { LIST($sets, join: "semicolon") }. If { MESSAGE($lacks) }, { MESSAGE($full) }.
    If { MESSAGE($has) }, then { LIST($links, join: "semicolon") }. Either way { LIST($places, join: "and") }, and
    what sees { LENGTH($places) ->
        [1] all of these places cannot hold it
       *[other] all places of one of these digits cannot hold that
    }: strike { ELIMINATIONS($eliminations) }.
brief-joined-sets =
    by almost locked sets, { LIST($places, join: "and") }, which strikes { ELIMINATIONS($eliminations) }

step-doubly-joined-sets =
    { -als-lack-one }: { LIST($sets, join: "semicolon") }. All places of { DIGIT($first) } in the one
    set see all of its places in the other, and the same is true of { DIGIT($second) }, so neither digit is in both
    sets. One set must lack { DIGIT($first) } and the other { DIGIT($second) }. Each of these two digits is then in
    one of the sets, and neither set lacks any of its other digits. What sees all places of such a digit cannot
    hold it: strike { ELIMINATIONS($eliminations) }.
brief-doubly-joined-sets =
    { LIST($sets, join: "and") }, joined by { DIGIT($first) } and { DIGIT($second) }, keep their digits to themselves, which
    strikes { ELIMINATIONS($eliminations) }

step-blossom =
    { CELL($stem) } can only be { DIGITS($digits, join: "or") }. { -als-lack-one }: { LIST($sets, join: "semicolon") }.
    Case by case: { LIST($petals, join: "semicolon") }. Whatever { CELL($stem) } is, { LIST($places, join: "and") }, and
    what sees { LENGTH($places) ->
        [1] all of these places cannot hold it
       *[other] all places of one of these digits cannot hold that
    }: strike { ELIMINATIONS($eliminations) }.
brief-blossom =
    whatever { CELL($stem) } is, { LIST($places, join: "and") }, which strikes { ELIMINATIONS($eliminations) }
