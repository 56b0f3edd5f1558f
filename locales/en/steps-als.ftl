### Steps by almost locked sets that digits join. `step-…` tells pattern, argument and consequence; `brief-…` is
### the same as an item in the list of a trial, without a full stop.

## Parts

als-set = { $name }: { CELLS($cells) } with { DIGITS($digits) }
als-joint =
    Sets { $from } and { $to } cannot both hold { DIGIT($digit) }, because { CELLS($first) } { LENGTH($first) ->
        [1] sees
       *[other] see
    } { CELLS($second) }
als-in = { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }
als-full = holds { DIGITS($digits) }
als-next = set { $set } does not hold { DIGIT($digit) }, so it { MESSAGE($full) }
als-petal =
    if { CELL($stem) } is { DIGIT($digit) }, then set { $set } does not hold { DIGIT($digit) } ({ CELL($stem) } sees { CELLS($seen) }),
    so the set { MESSAGE($full) }
als-place =
    { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }, so { CELLS($targets) }, which { LENGTH($targets) ->
        [1] sees
       *[other] see
    } { LENGTH($cells) ->
        [1] that place
        [2] both places
       *[other] all of these places
    }, cannot hold it

-als-lack-one = Each has one more digit than cells, so it lacks exactly one of its digits

## Steps

step-joined-sets =
    Take these sets:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    If set { $set } does not hold { DIGIT($digit) }, it { MESSAGE($full) }.
    If it does, then { LIST($links, join: "semicolon") }. Either way { LENGTH($places) ->
        [1] { LIST($places, join: "and") }.
       *[other] all of this is true: { LIST($places, join: "semicolon") }.
    }
    Strike { ELIMINATIONS($eliminations) }.
brief-joined-sets =
    by almost locked sets, { LIST($places, join: "and") }, so strike { ELIMINATIONS($eliminations) }

step-clashing-sets =
    Take these sets:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    Suppose set { $set } holds { DIGIT($digit) }, which must be in { CELL($cell) }. Then { LIST($links, join: "semicolon") }.
    But set { $last } has no place for { DIGIT($own) } except { CELL($cell) }, which would be { DIGIT($digit) }. That is a
    contradiction, so set { $set } does not hold { DIGIT($digit) } and { MESSAGE($full) }: { LIST($places, join: "semicolon") }.
    Strike { ELIMINATIONS($eliminations) }.
brief-clashing-sets = { brief-joined-sets }

step-doubly-joined-sets =
    Take these sets:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }. { LIST($joints, join: "sentences") }
    So one set lacks { DIGIT($first) } and the other { DIGIT($second) }: each of these two digits is in
    one of the sets, and neither set lacks any of its other digits. Therefore { LIST($places, join: "semicolon") }.
    Strike { ELIMINATIONS($eliminations) }.
brief-doubly-joined-sets =
    two almost locked sets, joined by { DIGIT($first) } and { DIGIT($second) }, keep their digits to
    themselves: { LIST($places, join: "semicolon") }, so strike { ELIMINATIONS($eliminations) }

step-blossom =
    { CELL($stem) } can only be { DIGITS($digits, join: "or") }. Take it together with these sets:{ "\u000A" }{ LIST($sets, join: "lines") }{ "\u000A" }{ -als-lack-one }.
    Case by case: { LIST($petals, join: "semicolon") }. Whatever { CELL($stem) } is, { LIST($places, join: "semicolon") }.
    Strike { ELIMINATIONS($eliminations) }.
brief-blossom =
    whatever { CELL($stem) } is, { LIST($places, join: "and") }, so strike { ELIMINATIONS($eliminations) }
