### Steps along strong and weak links: chains, loops, nets and rings. `step-…` tells pattern, argument and
### consequence; `brief-…` is the same as an item in the list of a trial, without a full stop.

## Links, as clauses

link-is = { LENGTH($cells) ->
        [1] { CELLS($cells) } is { DIGIT($digit) }
       *[other] one of { CELLS($cells) } is { DIGIT($digit) }
    }
link-is-not = { LENGTH($cells) ->
        [1] { CELLS($cells) } is not { DIGIT($digit) }
        [2] { CELLS($cells, join: "nor") } is { DIGIT($digit) }
       *[other] none of { CELLS($cells) } is { DIGIT($digit) }
    }
link-either = { link-is }
link-by-house =
    the { DIGIT($digit) } of { HOUSE($house) } is { CELLS($cells, prep: "in", join: "or") }
link-by-cell = { CELLS($cells) } must be { DIGIT($digit) }
link-by-set =
    without { DIGIT($lacks) }, cells { CELLS($set) } must hold { LENGTH($rest) ->
        [2] both { DIGITS($rest) }
       *[other] all of { DIGITS($rest) }
    }, the { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") }
link-on = { MESSAGE($strong) }, so { MESSAGE($weak) }
link-pair = { CELLS($cells) }
link-net = { CELLS($one) } on one side, { CELLS($other) } on the other

## Chains

step-chain =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. So { DIGIT($digit) } is
    { CELLS($start_cells, prep: "in", join: "or") }
    or { CELLS($end_cells, prep: "in", join: "or") }, and { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } both ends, cannot be { DIGIT($digit) }.
brief-chain =
    by a chain, { MESSAGE($either) } or { MESSAGE($or) }, which strikes { ELIMINATIONS($eliminations) }

step-chain-two-digits =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. So { MESSAGE($either) }
    or { MESSAGE($or) }. Either way the same is ruled out: strike { ELIMINATIONS($eliminations) }.
brief-chain-two-digits = { brief-chain }

step-chain-turns =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The supposition leads to its
    own opposite, so { MESSAGE($start) } after all: strike { ELIMINATIONS($eliminations) }.
brief-chain-turns = by a chain, { MESSAGE($start) }, which strikes { ELIMINATIONS($eliminations) }

step-loop =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The chain closes to a loop
    and holds in both directions, so of any two neighbours that exclude each other exactly one is
    true. A candidate that neither of them allows is ruled out: strike { ELIMINATIONS($eliminations) }.
brief-loop =
    the loop through { CELLS($cells) } strikes { ELIMINATIONS($eliminations) }

step-loop-with-sets =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The chain closes to a loop
    and holds in both directions, so of any two neighbours that exclude each other exactly one is
    true, and every set of cells on the way keeps its other digits for itself. A candidate
    that this does not allow is ruled out: strike { ELIMINATIONS($eliminations) }.
brief-loop-with-sets = { brief-loop }

step-two-links =
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } is
    either { CELLS($start, prep: "in", join: "or") } or { CELLS($near, prep: "in", join: "or") };
    { HOUSE($other, prep: "in") } it is either { CELLS($end, prep: "in", join: "or") }
    or { CELLS($far, prep: "in", join: "or") }. It cannot be both { CELLS($near, prep: "in", join: "or") }
    and { CELLS($far, prep: "in", join: "or") }, because these see each other. So { DIGIT($digit) } is
    { CELLS($start, prep: "in", join: "or") } or { CELLS($end, prep: "in", join: "or") },
    and { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } both ends, cannot be { DIGIT($digit) }.
brief-two-links =
    { DIGIT($digit) } is { CELLS($start, prep: "in", join: "or") }
    or { CELLS($end, prep: "in", join: "or") }, which strikes { ELIMINATIONS($eliminations) }

step-equal-cells =
    { CELLS($first) } and { CELLS($last) } can each only be { DIGIT($digit) } or { DIGIT($end) }.
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } is { CELLS($near, prep: "in") },
    where { CELLS($first) } sees it, or { CELLS($far, prep: "in") }, where { CELLS($last) } sees it.
    Either way at least one of the two is not { DIGIT($digit) } and must be { DIGIT($end) }, so { CELLS($targets) },
    which { $target_count ->
        [one] sees
       *[other] see
    } both, cannot be { DIGIT($end) }.
brief-equal-cells =
    one of { CELLS($first) } and { CELLS($last) } is { DIGIT($end) }, which
    strikes { ELIMINATIONS($eliminations) }

step-taking-turns =
    Along { CELLS($cells, join: "comma") } each cell sees the next, and each can only
    be { DIGITS($digits, join: "or") }, so they hold the two digits in turn. The cells at the
    ends, { CELLS($ends) }, hold different ones, and what sees both can have neither:
    strike { ELIMINATIONS($eliminations) }.
brief-taking-turns =
    { CELLS($ends) } hold { DIGITS($digits) } between them, which strikes { ELIMINATIONS($eliminations) }

## Nets

step-colours-trap =
    Strong links of { DIGIT($digit) } join the cells of a net: { LIST($nets, join: "semicolon") }. Either
    all cells of one side are { DIGIT($digit) } or all of the other. So { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } cells of both sides, cannot be { DIGIT($digit) }.
brief-colours-trap =
    { DIGIT($digit) } is on one of two sides joined by strong links, which
    strikes { ELIMINATIONS($eliminations) }

step-colours-wrap =
    Strong links of { DIGIT($digit) } join the cells of a net: { LIST($nets, join: "semicolon") }. Either
    all cells of one side are { DIGIT($digit) } or all of the other. But { LIST($clashes, join: "and") } are on the same side and see
    each other, so that side is wrong: strike { ELIMINATIONS($eliminations) }.
brief-colours-wrap =
    { LIST($clashes, join: "and") } could only be { DIGIT($digit) } together, which
    strikes { ELIMINATIONS($eliminations) }

step-nets-trap =
    Strong links of { DIGIT($digit) } make two nets: { LIST($nets, join: "semicolon") }. In each net one side
    is { DIGIT($digit) } throughout. Two sides that see each other ({ LIST($joints, join: "semicolon") }) cannot
    both be right, so at least one of their opposites is, and what sees both opposites cannot be { DIGIT($digit) }:
    strike { ELIMINATIONS($eliminations) }.
brief-nets-trap =
    two nets of { DIGIT($digit) } see each other ({ LIST($joints, join: "semicolon") }), which
    strikes { ELIMINATIONS($eliminations) }

step-nets-wrap =
    Strong links of { DIGIT($digit) } make two nets: { LIST($nets, join: "semicolon") }. In each net one side
    is { DIGIT($digit) } throughout. One side of a net sees both sides of the
    other ({ LIST($clashes, join: "semicolon") }), and one of those is right, so it is wrong itself:
    strike { ELIMINATIONS($eliminations) }.
brief-nets-wrap =
    one side of a net of { DIGIT($digit) } sees both sides of
    another ({ LIST($clashes, join: "semicolon") }), which strikes { ELIMINATIONS($eliminations) }

## Rings

step-ring =
    { HOUSES($houses, prep: "in", start: "yes") } the { DIGIT($digit) } can only be { CELLS($ring, prep: "in") },
    or else { CELLS($guardians, prep: "in", join: "or") }. The first { COUNT($count, noun: "cell") } make a ring in
    which each sees the next. Were the { DIGIT($digit) } only there, every second cell of the ring would
    have to hold it, and with an odd number of cells that cannot be. So { LENGTH($guardians) ->
        [1] { CELLS($guardians) } is { DIGIT($digit) }
       *[other] one of { CELLS($guardians) } is { DIGIT($digit) }
    }, and what sees { LENGTH($guardians) ->
        [1] it
        [2] both
       *[other] all of them
    } is not: strike { ELIMINATIONS($eliminations) }.
brief-ring =
    { LENGTH($guardians) ->
        [1] { CELLS($guardians) } must be { DIGIT($digit) }
       *[other] one of { CELLS($guardians) } must be { DIGIT($digit) }
    }, or an odd ring could not close, which strikes { ELIMINATIONS($eliminations) }
