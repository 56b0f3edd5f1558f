### Steps as sentences. `step-…` tells pattern, argument and consequence; `brief-…` is the same as an
### item in the list of a trial, without a full stop; `laid-out-…` says only what a long one comes to, whose steps
### stand below.

## Results in short

result-placed = { CELLS($cells, join: "comma") } = { DIGIT($digit) }
result-struck = { CELLS($cells, join: "comma") } ≠ { DIGITS($digits, join: "comma") }
result-in-words = { LIST($results, join: "and") }
result-list = { LIST($results, join: "semicolon") }

trial-as-before =
    Suppose { CELL($cell) } is { DIGIT($digit) }. Then the same follows as in step { $number }, with the same contradiction,
    so { CELL($cell) } is not { DIGIT($digit) }.

## A digit is found

step-last-empty =
    { CELL($cell) } is the last empty cell of { HOUSE($house) }, and { DIGIT($digit) } is the only
    digit still missing there. So { CELL($cell) } is { DIGIT($digit) }.
brief-last-empty = { CELL($cell) }, the last empty cell of { HOUSE($house) }, is { DIGIT($digit) }

step-only-digit =
    { CELL($cell) } sees { LIST($sights, join: "parts") }. Only { DIGIT($digit) } is left for it.
only-digit-sight = { DIGITS($digits) } { HOUSE($house, prep: "in") }
brief-only-digit = { CELL($cell) } can only be { DIGIT($digit) }

step-only-digit-struck =
    { LENGTH($sights) ->
        [0] { DIGITS($struck, start: "yes") } { LENGTH($struck) ->
            [one] has
           *[other] have
        } already been struck from { CELL($cell) }
       *[other] { CELL($cell) } sees { LIST($sights, join: "parts") }. The { LENGTH($struck) ->
            [one] digit { DIGITS($struck) } has
           *[other] digits { DIGITS($struck) } have
        } already been struck from it
    }. Only { DIGIT($digit) } is left.
brief-only-digit-struck = { brief-only-digit }

# The same where digits next to the cell rule others out, as where digits that follow one another are kept apart.
step-only-digit-kept-out =
    Only { DIGIT($digit) } is left for { CELL($cell) }: { LIST($why, join: "semicolon") }. So { CELL($cell) }
    is { DIGIT($digit) }.
brief-only-digit-kept-out = { brief-only-digit }

kept-out-in-sight = { CELL($cell) } sees { DIGITS($digits) }
# Of a puzzle of pencil marks what lacks was no candidate from the start, or was struck out.
kept-out-struck =
    { DIGITS($digits) } { $marks ->
        [0] { LENGTH($digits) ->
            [one] has
           *[other] have
        } already been struck from
       *[other] { LENGTH($digits) ->
            [one] is not a candidate
           *[other] are not candidates
        } in
    } { CELL($cell) }

step-only-place-left =
    { HOUSE($house, prep: "in", start: "yes") } the digit { DIGIT($digit) } fits only
    into { CELL($cell) }: no other cell there is empty. So { CELL($cell) } is { DIGIT($digit) }.
brief-only-place-left = { brief-only-place-seen }

step-only-place-seen =
    { HOUSE($house, prep: "in", start: "yes") } the digit { DIGIT($digit) } fits only
    into { CELL($cell) }: { $count ->
        [one] the other empty cell, { CELLS($others) }, sees
       *[other] the other empty cells of the { HOUSE($house, form: "noun") } see
    } the { DIGIT($digit) } { CELLS($blockers, prep: "in", join: "or") }. So { CELL($cell) }
    is { DIGIT($digit) }.
brief-only-place-seen =
    { HOUSE($house, prep: "in") } the only place for { DIGIT($digit) } is { CELL($cell) }

step-only-place-struck =
    { HOUSE($house, prep: "in", start: "yes") } the digit { DIGIT($digit) } fits only
    into { CELL($cell) }: it has already been struck from { CELLS($struck) }, and no other cell
    there is empty. So { CELL($cell) } is { DIGIT($digit) }.
brief-only-place-struck = { brief-only-place-seen }

step-only-place-both =
    { HOUSE($house, prep: "in", start: "yes") } the digit { DIGIT($digit) } fits only
    into { CELL($cell) }: it has already been struck from { CELLS($struck) }, and { $count ->
        [one] { CELLS($others) } sees
       *[other] the other empty cells of the { HOUSE($house, form: "noun") } see
    } the { DIGIT($digit) } { CELLS($blockers, prep: "in", join: "or") }. So { CELL($cell) }
    is { DIGIT($digit) }.
brief-only-place-both = { brief-only-place-seen }

# The same where some of the cells are next to a digit that rules it out.
step-only-place-kept-out =
    { HOUSE($house, prep: "in", start: "yes") } the digit { DIGIT($digit) } fits only
    into { CELL($cell) }: { LIST($why, join: "semicolon") }. So { CELL($cell) } is { DIGIT($digit) }.
brief-only-place-kept-out = { brief-only-place-seen }

kept-out-in-cells =
    { CELLS($others) } { $count ->
        [one] sees
       *[other] see
    } the { DIGIT($digit) } { CELLS($blockers, prep: "in", join: "or") }
kept-out-in-houses =
    { CELLS($others) } { $count ->
        [one] sees
       *[other] see
    } the { DIGIT($digit) } { HOUSES($seen, prep: "in", join: "or") }
kept-out-of-cells =
    { DIGIT($digit) } { $marks ->
        [0] has already been struck from { CELLS($cells) }
       *[other] is not a candidate in { CELLS($cells, join: "or") }
    }

## Candidates are struck out

step-naked-set =
    { $count ->
        [2] Both { CELLS($cells) } can only be { DIGITS($digits, join: "or") }. Between them they use
            up both digits, so no other cell of { HOUSE($house) } can be either
       *[other] { CELLS($cells) } can only hold { DIGITS($digits) }. { COUNT($count, noun: "cell", start: "yes") }
            use up { COUNT($count, noun: "digit") }, so no other cell of { HOUSE($house) } can hold
            any of them
    }: strike { ELIMINATIONS($eliminations) }.
brief-naked-set =
    { CELLS($cells) } { HOUSE($house, prep: "in") } can only hold { DIGITS($digits) }, so
    strike { ELIMINATIONS($eliminations) }

step-hidden-set =
    { HOUSE($house, prep: "in", start: "yes") } the digits { DIGITS($digits) } fit only
    into { CELLS($cells) }. { COUNT($count, noun: "digit", start: "yes") }
    fill { COUNT($count, noun: "cell") }, so nothing else can be there:
    strike { ELIMINATIONS($eliminations) }.
brief-hidden-set =
    { HOUSE($house, prep: "in") } the digits { DIGITS($digits) } fit only into { CELLS($cells) }, so
    strike { ELIMINATIONS($eliminations) }

step-locked =
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } can only
    be { HOUSE($other, prep: "in") } ({ CELLS($cells, join: "or") }). { LENGTH($cells) ->
        [1] { HOUSE($other, start: "yes") }
       *[other] Whichever cell it is, { HOUSE($other) }
    } then has its { DIGIT($digit) }, so strike { ELIMINATIONS($eliminations) }.
brief-locked =
    { HOUSE($house, prep: "in") } the { DIGIT($digit) } can only be { HOUSE($other, prep: "in") },
    so strike { ELIMINATIONS($eliminations) }

step-covered =
    { HOUSES($bases, prep: "in", start: "yes") } the { DIGIT($digit) } can only
    be { HOUSES($covers, prep: "in", join: "or") }. Each of the { KIND($bases) ->
        [row] { COUNT($bases, noun: "row") }
        [column] { COUNT($bases, noun: "column") }
        [block] { COUNT($bases, noun: "block") }
        [region] { COUNT($bases, noun: "region") }
       *[other] first { COUNT($bases, noun: "house") }
    } needs one { DIGIT($digit) },
    and each of the { KIND($covers) ->
        [row] { COUNT($covers, noun: "row") }
        [column] { COUNT($covers, noun: "column") }
        [block] { COUNT($covers, noun: "block") }
        [region] { COUNT($covers, noun: "region") }
       *[other] other { COUNT($covers) }
    } can hold only one. So { HOUSES($covers) } have their { DIGIT($digit) } { HOUSES($bases, prep: "in", join: "or") }{ KIND($bases) ->
        [mixed] ,
       *[other] {""}
    } and nowhere else{ LENGTH($twice) ->
        [0] {""}
        [1] ; { CELLS($twice) } lies in two of them and would use up both
       *[other] ; { CELLS($twice) } each lie in two of them and would use up both
    }: strike { ELIMINATIONS($eliminations) }.
brief-covered =
    { HOUSES($bases, prep: "in") } the { DIGIT($digit) } can only be { HOUSES($covers, prep: "in") }, so
    strike { ELIMINATIONS($eliminations) }

step-xy-wing =
    { CELL($pivot) } is { DIGIT($to_first) } or { DIGIT($to_last) }. If it is { DIGIT($to_first) },
    then { CELL($first) } is { DIGIT($end) }; if it is { DIGIT($to_last) }, then { CELL($last) }
    is { DIGIT($end) }. Either way one of { CELL($first) } and { CELL($last) } is { DIGIT($end) },
    so { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } both, cannot be { DIGIT($end) }.
brief-xy-wing =
    by way of { CELL($pivot) }, one of { CELL($first) } and { CELL($last) } is { DIGIT($end) }, so
    strike { ELIMINATIONS($eliminations) }

step-locked-set =
    { CELLS($cells, noun: "yes", start: "yes") } can only hold { DIGITS($digits) }. { $count ->
        [2] They take these two between them
       *[other] There are as many digits as cells
    }, and the cells lie where { HOUSES($houses) } cross. So no other cell of { LENGTH($houses) ->
        [2] either
       *[other] any of them
    } can be { DIGITS($digits, join: "or") }: strike { ELIMINATIONS($eliminations) }.
brief-locked-set =
    cells { CELLS($cells) } can only hold { DIGITS($digits) }, so strike { ELIMINATIONS($eliminations) }

step-covered-with-fins =
    Leave the { LENGTH($fins) ->
        [1] fin
       *[other] fins
    } { CELLS($fins) } aside. Then { HOUSES($bases, prep: "in") } the { DIGIT($digit) } can only
    be { HOUSES($covers, prep: "in", join: "or") }. If { LENGTH($fins) ->
        [1] the fin is not { DIGIT($digit) }
        [2] neither fin is { DIGIT($digit) }
       *[other] none of the fins is { DIGIT($digit) }
    }, then { KIND($covers) ->
        [row] these rows
        [column] these columns
        [block] these blocks
        [region] these regions
       *[other] { HOUSES($covers) }
    } have their { DIGIT($digit) } { KIND($bases) ->
        [row] in those rows
        [column] in those columns
        [block] in those blocks
        [region] in those regions
       *[other] { HOUSES($bases, prep: "in", join: "or") },
    } and nowhere else{ LENGTH($twice) ->
        [0] {""}
        [1] ; { CELLS($twice) } lies in two of them and would use up both
       *[other] ; { CELLS($twice) } each lie in two of them and would use up both
    }. If { LENGTH($fins) ->
        [1] it is
       *[other] one of them is
    }, { CELLS($targets) } { $target_count ->
        [one] sees
       *[other] see
    } it. Either way strike { ELIMINATIONS($eliminations) }.
brief-covered-with-fins =
    { HOUSES($bases, prep: "in") } the { DIGIT($digit) } can only be { HOUSES($covers, prep: "in") } or
    else { CELLS($fins, prep: "in", join: "or") }, so strike { ELIMINATIONS($eliminations) }

## Two patterns in one step, and a pattern with the digit that it leaves

step-parts = { LIST($parts, join: "sentences") }
brief-parts = { LIST($parts, join: "and") }

# What comes behind the first of several fish, or of several chains.
step-second-fish =
    The { DIGIT($digit) } makes another fish in the same { KIND($bases) ->
        [row] rows
        [column] columns
        [block] blocks
        [region] regions
       *[other] houses
    }. { MESSAGE($told) }
brief-second-fish = { MESSAGE($told) }
step-second-chain = The same argument works once more. { MESSAGE($told) }
brief-second-chain = { MESSAGE($told) }

step-direct =
    { MESSAGE($pattern) } { HOUSE($house, prep: "in", start: "yes") } that leaves only { CELL($cell) } for
    the { DIGIT($digit) }, so { CELL($cell) } is { DIGIT($digit) }.
brief-direct =
    { MESSAGE($pattern) }, and { CELL($cell) } is the only place left for the { DIGIT($digit) }
    of { HOUSE($house) }

step-claims = Because of what other cells can hold, strike { ELIMINATIONS($eliminations) }.
brief-claims = because of what other cells can hold, strike { ELIMINATIONS($eliminations) }

## Trial and contradiction

step-trial =
    Suppose { CELL($cell) } is { DIGIT($digit) }. Then { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }. But now { MESSAGE($end) }. That cannot be, so { CELL($cell) } is not { DIGIT($digit) }.
laid-out-trial =
    Suppose { CELL($cell) } is { DIGIT($digit) }. What follows from that is set out below in { COUNT($steps, noun: "step") }{ $inner ->
        [0] {""}
       *[other] {" "}({ $all } with those inside them)
    }. After these steps, { MESSAGE($end) }. That cannot be, so { CELL($cell) } is not { DIGIT($digit) }.
brief-trial =
    { CELL($cell) } is not { DIGIT($digit) }, because supposing that it is leads to a
    contradiction: { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, and then { MESSAGE($end) }

step-trial-at-once =
    Suppose { CELL($cell) } is { DIGIT($digit) }. Then at once { MESSAGE($end) }. That cannot be,
    so { CELL($cell) } is not { DIGIT($digit) }.
brief-trial-at-once =
    { CELL($cell) } is not { DIGIT($digit) }, because otherwise { MESSAGE($end) }

step-trial-without =
    Suppose { CELL($cell) } is not { DIGIT($digit) }. Then { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }. But now { MESSAGE($end) }. That cannot be, so { CELL($cell) } is { DIGIT($digit) }.
laid-out-trial-without =
    Suppose { CELL($cell) } is not { DIGIT($digit) }. What follows from that is set out below in { COUNT($steps, noun: "step") }{ $inner ->
        [0] {""}
       *[other] {" "}({ $all } with those inside them)
    }. After these steps, { MESSAGE($end) }. That cannot be, so { CELL($cell) } is { DIGIT($digit) }.
brief-trial-without =
    { CELL($cell) } is { DIGIT($digit) }, because supposing the opposite leads to a
    contradiction: { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }
       *[other] { LIST($steps, join: "numbered") }
    }, and then { MESSAGE($end) }

step-trial-without-at-once =
    Suppose { CELL($cell) } is not { DIGIT($digit) }. Then at once { MESSAGE($end) }. That cannot be,
    so { CELL($cell) } is { DIGIT($digit) }.
brief-trial-without-at-once =
    { CELL($cell) } is { DIGIT($digit) }, because otherwise { MESSAGE($end) }

# In the overview of an answer: what is supposed, and what cannot be then.
overview-title = Suppositions that fail, and the steps that show this
overview-line = { MESSAGE($supposed) } (step { $step }): then { MESSAGE($end) }

contradiction-no-digit = no digit is left for { CELL($cell) }
contradiction-no-place = { HOUSE($house) } has no place left for { DIGIT($digit) }
# The same with what keeps the digits out.
contradiction-all-seen = { MESSAGE($short) }, which sees every digit
contradiction-all-struck = { MESSAGE($short) }, since all have been struck from it
contradiction-seen-or-struck =
    { MESSAGE($short) }, which { LENGTH($struck) ->
        [1] sees every digit but { DIGITS($struck) }, and { DIGITS($struck) } has been struck from it
        [2] sees every digit but { DIGITS($struck) }, and both have been struck from it
        [3] sees every digit but { DIGITS($struck) }, and these have been struck from it
       *[other] sees { DIGITS($seen) }; all other digits have been struck from it
    }
contradiction-none-empty = { MESSAGE($short) }, since no cell there is empty
contradiction-cells-see =
    { MESSAGE($short) }, since { CELLS($others) } { $count ->
        [one] sees
       *[other] see
    } the { DIGIT($digit) } { HOUSES($seen, prep: "in", join: "or") }
contradiction-cells-lost = { MESSAGE($short) }, since it has been struck from { CELLS($struck) }
contradiction-cells-both =
    { MESSAGE($short) }, since { CELLS($others) } { $count ->
        [one] sees
       *[other] see
    } the { DIGIT($digit) } { HOUSES($seen, prep: "in", join: "or") }, and { DIGIT($digit) } has been struck from { CELLS($struck) }
contradiction-kept-out = { MESSAGE($short) } ({ LIST($why, join: "semicolon") })
contradiction-other = this contradicts what is known
