### Answers to why and why not, and what is told of a puzzle that has not one solution.

why-question = Why is { DIGIT($digit) } in { CELL($cell) }?
why-given =
    The { DIGIT($digit) } in { CELL($cell) } is given: it is part of the puzzle and needs no reason.
why-found = It was found in step { $step }.
why-found-below = The proof below finds it in step { $step }.
why-held = At that moment { LIST($houses, join: "semicolon") }.
why-held-first =
    { HOUSE($house) } held { $count ->
        [0] no digit
       *[other] { DIGITS($digits) }
    }
why-held-next = { why-held-first }
why-left-one =
    Of the { COUNT($total, noun: "digit") } only { DIGIT($digit) } is left for { CELL($cell) }.
why-left-struck =
    That leaves { DIGITS($left) } for { CELL($cell) }. Of these, { DIGITS($struck) } had been struck
    out before, so only { DIGIT($digit) } remains.
why-left-several = That leaves { DIGITS($allowed) } for { CELL($cell) }.
why-left-several-struck =
    That leaves { DIGITS($left) } for { CELL($cell) }. Of these, { DIGITS($struck) } had been struck
    out before, so { DIGITS($allowed) } remain.

why-assumes-one-solution = This answer takes for granted that the puzzle has exactly one solution.

why-not-question = Why is { DIGIT($digit) } not in { CELL($cell) }?
why-not-filled = { CELL($cell) } holds { DIGIT($value) }, and a cell holds one digit only.
why-not-seen =
    { CELL($cell) } sees the { DIGIT($digit) } in { CELL($holder) }: both are
    { HOUSE($house, prep: "in") }, where { DIGIT($digit) } may stand only once.
why-not-struck = { DIGIT($digit) } was struck out of { CELL($cell) }.

proof-title = Proof
procedure-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) }
proof-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) } (step { $step } of the procedure)
proof-stands-on =
    It stands on { $count } of the { COUNT($total, noun: "given", form: "figures") }:
    { PLACEMENTS($givens) }.

proof-references = This rests on { LIST($references) }.
proof-reference = point { $step } ({ LIST($results) })
proof-part = Part { $number }: { MESSAGE($result) } (points { $first }–{ $last })
proof-summary =
    The proof has { COUNT($steps, noun: "step") }, in parts. They find in turn
    { LIST($results) }; from these { MESSAGE($end) } follows.

## The shortest answer

shortest-than-slice =
    The shortest reasoning that was found has { COUNT($steps, noun: "step") } (effort { NUMBER($cost) }); what the
    whole procedure did for this cell has { COUNT($slice, noun: "step") } (effort { NUMBER($slice_cost) }).
shortest-as-slice =
    No shorter reasoning was found than that of the whole procedure, with
    { COUNT($steps, noun: "step") } (effort { NUMBER($cost) }).
shortest-proved =
    It is proved that there is no shorter one by singles alone, and that none of the uses of rules that were
    considered ({ $met }) make up a shorter one.
shortest-not-proved =
    Whether there is a still shorter one is not settled; { $met ->
        [one] one use of a rule was
       *[other] { $met } uses of rules were
    } considered.

## Findings

finding-collides = Digits of this puzzle collide
finding-collision =
    The digit { DIGIT($digit) } stands more than once { HOUSE($house, prep: "in") }:
    in { CELLS($cells) }.
finding-no-solution = This puzzle has no solution
finding-no-solution-detail =
    No two digits collide, yet the empty cells cannot be filled so that every house has each digit
    exactly once.
finding-several = This puzzle has several solutions
finding-several-differ = Two of them differ in { COUNT($count, noun: "cell") }.
finding-several-example =
    { CELL($cell) }, for instance, is { DIGIT($first) } in one and { DIGIT($second) } in the other.
