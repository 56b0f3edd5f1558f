### Steps along strong and weak links: chains, loops, nets and rings. `step-…` tells pattern, argument and
### consequence; `brief-…` is the same as an item in the list of a trial, without a full stop.

## Links, as clauses

link-is-not = { LENGTH($cells) ->
        [1] { CELLS($cells) } is not { DIGIT($digit) }
        [2] { CELLS($cells, join: "nor") } is { DIGIT($digit) }
       *[other] none of { CELLS($cells) } is { DIGIT($digit) }
    }
link-so-is = { link-either }
link-either = { LENGTH($cells) ->
        [1] { CELLS($cells) } is { DIGIT($digit) }
       *[other] one of { CELLS($cells) } is { DIGIT($digit) }
    }
link-by-house =
    the { DIGIT($digit, form: "noun") } of { HOUSE($house) } is { CELLS($cells, prep: "in", join: "or") }
link-by-cell = { CELLS($cells) } must be { DIGIT($digit) }
link-by-set =
    set { $name } ({ CELLS($set) } with { DIGITS($digits) }) lacks { DIGIT($lacks) } and holds all its other
    digits, its { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") }
# The same of a set that made a link before.
link-by-set-again =
    set { $name } lacks { DIGIT($lacks) } and holds all its other digits,
    its { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") }
link-on = { MESSAGE($strong) }, so { MESSAGE($weak) }

## Why each candidate goes

loop-one-of =
    the { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }, so { CELLS($targets, join: "and") } cannot
    be { DIGIT($digit) }
loop-in-turn =
    all round the loop every second candidate is true, so the { DIGIT($digit) } must be { CELLS($cells, prep: "in", join: "or") },
    and { CELLS($targets, join: "and") } cannot be { DIGIT($digit) }
loop-either =
    { CELL($cell) } is { DIGITS($held, join: "or") }, so it is { DIGITS($struck, join: "nor") }
loop-set =
    set { $set } holds { DIGIT($digit) } ({ CELLS($cells, prep: "in", join: "or") }), so { CELLS($targets) } cannot
    be { DIGIT($digit) }
loop-only-cell =
    set { $set } holds { DIGIT($digit) }, and only { CELLS($cells) } can, so that is { DIGITS($struck, join: "nor") }
chain-excludes =
    therefore { CELL($cell) } is not { DIGIT($digit) }: if it is not { DIGIT($own) }, the { DIGIT($digit) } is
    { CELLS($seen, prep: "in", join: "or") }, { LENGTH($seen) ->
        [1] which
        [2] both of which
       *[other] all of which
    } { CELL($cell) } sees

## Chains

step-chain =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. So at least one
    of { CELLS($ends) } is { DIGIT($digit) }, and { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } { LENGTH($ends) ->
        [2] both
       *[other] all of them
    }, cannot be { DIGIT($digit) }.
brief-chain =
    by a chain, { MESSAGE($either) }, or { MESSAGE($or) }, so strike { ELIMINATIONS($eliminations) }

step-chain-two-digits =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. So { MESSAGE($either) },
    or { MESSAGE($or) }. { LIST($reasons, join: "sentences") } Strike { ELIMINATIONS($eliminations) }.
brief-chain-two-digits = { brief-chain }

step-chain-one-cell =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. So { CELL($cell) } is { DIGITS($digits, join: "or") } and
    can be nothing else: strike { ELIMINATIONS($eliminations) }.
brief-chain-one-cell =
    by a chain, { CELL($cell) } is { DIGITS($digits, join: "or") }, so strike { ELIMINATIONS($eliminations) }

step-chain-turns =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The supposition leads to its
    own opposite, so { MESSAGE($start) } after all{ LENGTH($seers) ->
        [0] : strike { ELIMINATIONS($eliminations) }
       *[other] , and { CELLS($seers) }, which { $seer_count ->
            [one] sees
           *[other] see
        } { $places ->
            [1] it
            [2] both
           *[other] all of these
        }, cannot be { DIGIT($digit) }
    }.
brief-chain-turns = by a chain, { MESSAGE($either) }, so strike { ELIMINATIONS($eliminations) }

step-chain-fills =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The supposition leads to its
    own opposite, so { MESSAGE($start) } after all.
brief-chain-fills = by a chain, { MESSAGE($either) }

step-loop =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The chain closes into a loop
    and works in both directions. So of any two neighbours in the loop that rule each other out exactly one is
    true: { LIST($reasons, join: "semicolon") }. Strike { ELIMINATIONS($eliminations) }.
brief-loop =
    because of the loop through { CELLS($cells) }, strike { ELIMINATIONS($eliminations) }

step-loop-with-sets =
    Suppose { MESSAGE($start_not) }. Then { LIST($links, join: "semicolon") }. The chain closes into a loop
    and works in both directions. So each set on the way holds exactly one of the two digits that link it to its neighbours,
    and all its other digits. And of any two neighbours in the loop that rule each other out exactly one is true. Therefore { LIST($reasons, join: "semicolon") }.
    Strike { ELIMINATIONS($eliminations) }.
brief-loop-with-sets = { brief-loop }

step-two-links =
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } is { LENGTH($start) ->
        [1] { CELLS($start, prep: "in") }
       *[other] in one of { CELLS($start) },
    } or { LENGTH($near) ->
        [1] { CELLS($near, prep: "in") }
       *[other] in one of { CELLS($near) }
    }; { HOUSE($other, prep: "in") } it is { LENGTH($end) ->
        [1] { CELLS($end, prep: "in") }
       *[other] in one of { CELLS($end) },
    } or { LENGTH($far) ->
        [1] { CELLS($far, prep: "in") }
       *[other] in one of { CELLS($far) }
    }. It cannot be { LENGTH($near) ->
        [1] { CELLS($near, prep: "in") }
       *[other] in one of { CELLS($near) }
    } as well as { LENGTH($far) ->
        [1] { CELLS($far, prep: "in") }
       *[other] in one of { CELLS($far) }
    }, because these cells see each other. So at least one of { CELLS($ends) } is { DIGIT($digit) },
    and { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } { LENGTH($ends) ->
        [2] both
       *[other] all of them
    }, cannot be { DIGIT($digit) }.
brief-two-links =
    one of { CELLS($ends) } is { DIGIT($digit) }, so strike { ELIMINATIONS($eliminations) }

step-equal-cells =
    { CELLS($first) } and { CELLS($last) } can each only be { DIGITS($digits, join: "or") }.
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } is { CELLS($near, prep: "in", join: "or") },
    where { CELLS($first) } sees it, or { CELLS($far, prep: "in", join: "or") }, where { CELLS($last) } sees it.
    Either way at least one of the two is not { DIGIT($digit) } and must be { DIGIT($end) }, so { CELLS($targets) },
    which { $target_count ->
        [one] sees
       *[other] see
    } both, cannot be { DIGIT($end) }.
brief-equal-cells =
    one of { CELLS($first) } and { CELLS($last) } is { DIGIT($end) }, so
    strike { ELIMINATIONS($eliminations) }

step-taking-turns =
    In the chain of { CELLS($cells) } each cell sees the next, and each can only
    be { DIGITS($digits, join: "or") }, so they hold the two digits in turn. The cells at the
    ends, { CELLS($ends) }, hold different digits, so no cell that sees both can hold either:
    strike { ELIMINATIONS($eliminations) }.
brief-taking-turns =
    { CELLS($ends) } hold { DIGITS($digits) } between them, so strike { ELIMINATIONS($eliminations) }

## The colours of a net

colours-net = { $first } ({ CELLS($one) }) and { $second } ({ CELLS($other) })
colours-cell = { CELL($cell) } ({ $colour })
colours-meet = { MESSAGE($cell) } sees { LIST($seen, join: "and") }
colours-sees = { CELL($cell) } (sees { CELLS($seen) })
colours-strike = { LIST($sights, join: "and") }
nets-strike =
    { LIST($joints, join: "parts") }, so these colours cannot both be right, and at least one of their opposites,
    { $first } or { $second }, is. A cell that sees both of these opposites cannot be { DIGIT($digit) }: { LIST($sights, join: "and") }

## Nets

step-one-link =
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } can only be { CELLS($cells, prep: "in", join: "or") },
    so { CELLS($targets) }, which { $target_count ->
        [one] sees
       *[other] see
    } both, cannot be { DIGIT($digit) }.
brief-one-link =
    { HOUSE($house, prep: "in") } the { DIGIT($digit) } can only be { CELLS($cells, prep: "in", join: "or") },
    so strike { ELIMINATIONS($eliminations) }

step-colours-trap =
    Strong links of { DIGIT($digit) } join cells of two colours: { LIST($nets, join: "parts") }. { LENGTH($nets) ->
        [1] Either all cells of colour { $first } are { DIGIT($digit) }, or all of colour { $second }
       *[other] In each net all cells of one of its two colours are { DIGIT($digit) }
    }, so a cell that sees both colours cannot be { DIGIT($digit) }: { LIST($strikes, join: "and") }.
    Strike { ELIMINATIONS($eliminations) }.
brief-colours-trap =
    { DIGIT($digit) } is in one of two colours joined by strong links, so
    strike { ELIMINATIONS($eliminations) }

step-colours-wrap =
    Strong links of { DIGIT($digit) } join cells of two colours: { LIST($nets, join: "parts") }. Either
    all cells of colour { $first } are { DIGIT($digit) }, or all of colour { $second }. But { CELLS($clash) }, both
    of colour { $wrong }, see each other, so that colour is wrong: strike { ELIMINATIONS($eliminations) }.
brief-colours-wrap =
    { CELLS($clash) } could only be { DIGIT($digit) } together, so strike { ELIMINATIONS($eliminations) }

step-nets-trap =
    From the strong links of { DIGIT($digit) } take two nets, each in two colours: { LIST($nets, join: "parts") }. In each net exactly one
    colour is right: all its cells are { DIGIT($digit) }, and no cell of the other colour is. { LIST($strikes, join: "sentences") } Strike { ELIMINATIONS($eliminations) }.
brief-nets-trap =
    two nets of { DIGIT($digit) } see each other, so strike { ELIMINATIONS($eliminations) }

step-nets-wrap =
    From the strong links of { DIGIT($digit) } take two nets, each in two colours: { LIST($nets, join: "parts") }. In each net exactly one
    colour is right: all its cells are { DIGIT($digit) }, and no cell of the other colour is. Colour { $wrong } sees both colours of the other net: { LIST($clashes, join: "semicolon") }.
    One of those is right, so colour { $wrong } is wrong: strike { ELIMINATIONS($eliminations) }.
brief-nets-wrap =
    one colour of a net of { DIGIT($digit) } sees both colours of
    another ({ LIST($clashes, join: "and") }), so strike { ELIMINATIONS($eliminations) }

## Rings

step-ring =
    { HOUSES($houses, prep: "in", start: "yes") } the { DIGIT($digit) } can only be in a ring
    of { COUNT($ring, noun: "cell") } ({ CELLS($ring, join: "comma") }), in which each cell sees the next and the last sees the first,
    or else { CELLS($guardians, prep: "in", join: "or") }. If it were only in the ring, every second cell there would
    have to hold it, which is impossible with an odd number of cells. So { LENGTH($guardians) ->
        [1] { CELLS($guardians) } is { DIGIT($digit) }
       *[other] one of { CELLS($guardians) } is { DIGIT($digit) }
    }, and no cell that sees { LENGTH($guardians) ->
        [1] it
        [2] both
       *[other] all of them
    } can be { DIGIT($digit) }: strike { ELIMINATIONS($eliminations) }.
brief-ring =
    { LENGTH($guardians) ->
        [1] { CELLS($guardians) } must be { DIGIT($digit) }
       *[other] one of { CELLS($guardians) } must be { DIGIT($digit) }
    }, since an odd ring alone cannot hold it, so strike { ELIMINATIONS($eliminations) }
