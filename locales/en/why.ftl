### Answers to why and why not, and what is told of a puzzle that has not one solution.

why-question = Why is { DIGIT($digit) } in { CELL($cell) }?
why-given =
    The { DIGIT($digit) } in { CELL($cell) } is given, so it needs no reason.

# First three sentences: what was concluded, the hardest rule and why it holds, how many steps there are.
why-line = { LIST($sentences, join: "sentences") }
why-concluded = { DIGIT($digit, start: "yes") } belongs in { CELL($cell) }.
why-concluded-cell = { DIGIT($digit, start: "yes") } belongs in { CELL($cell) }: no other digit can be there.
why-concluded-house =
    { DIGIT($digit, start: "yes") } belongs in { CELL($cell) }: it fits nowhere else { HOUSE($house, prep: "in") }.
why-concluded-last =
    { DIGIT($digit, start: "yes") } belongs in { CELL($cell) }: it is the last digit missing { HOUSE($house, prep: "from") }.
why-struck-by =
    { DIGIT($digit, start: "yes") } was struck from { CELL($cell) } in step { $step } of the whole procedure, by
    the rule “{ MESSAGE($rule) }”.
why-struck-below =
    { DIGIT($digit, start: "yes") } is struck from { CELL($cell) } by
    { $steps ->
        [one] the only step
       *[other] the last step
    } of the proof, with the rule
    “{ MESSAGE($rule) }”.
why-rule-says = This rule says: “{ MESSAGE($says) }”
why-only-rule = One rule is enough for that: { MESSAGE($rule) } – “{ MESSAGE($says) }”
# Several rules can be as hard; then it is not said that this one is the hardest.
why-hardest = { $ties ->
        [0] The hardest rule in this proof is { MESSAGE($rule) }
       *[other] No rule in this proof is harder than { MESSAGE($rule) }
    } – “{ MESSAGE($says) }”
why-hardest-unsaid = { $ties ->
        [0] The hardest rule in this proof is { MESSAGE($rule) }
       *[other] No rule in this proof is harder than { MESSAGE($rule) }
    }.
why-length =
    { $steps ->
        [one] The whole proof is a single step{ $trials ->
            [0] {""}
           *[other] , a proof by contradiction
        }
       *[other] The whole proof has { COUNT($steps, noun: "step") }{ $trials ->
            [0] {""}
            [one] , one of them a proof by contradiction
           *[other] , { COUNT($trials) } of them proofs by contradiction
        }
    }{ $inner ->
        [0] {""}
       *[other] ; counting the steps within suppositions, it has { $all }
    }.

why-found = Step { $step } of the whole procedure placed { DIGIT($digit) } in { CELL($cell) }.
why-found-below = The last step of the proof puts { DIGIT($digit) } into { CELL($cell) }.
why-held = Just before that step, { LIST($houses, join: "parts") }.
why-held-first =
    { HOUSE($house) } held { $count ->
        [0] no digit
       *[other] { why-held-digits }
    }
why-held-digits =
    { $missing_count ->
        [one] every digit but { DIGITS($missing) }
       *[other] { DIGITS($digits) }
    }
why-held-next = { why-held-first }
why-beside = Besides, { LIST($why, join: "and") }.
why-left-one =
    Of the { COUNT($total, noun: "digit") } only { DIGIT($digit) } is left for { CELL($cell) }.
why-left-struck =
    That leaves { DIGITS($left) } for { CELL($cell) }. Of these, { DIGITS($struck) } { $marks ->
        [0] { LENGTH($struck) ->
            [one] was struck out
           *[other] were struck out
        } earlier
       *[other] { LENGTH($struck) ->
            [one] is no candidate
           *[other] are no candidates
        } there
    }, so only { DIGIT($digit) } remains.

why-only-needed = Only what the proof needs is shown here; in the whole procedure a step may strike more candidates.
why-assumes-one-solution =
    { $steps ->
        [one] This answer takes
       *[other] { $count ->
            [one] In step { $first },
           *[other] From step { $first } on,
        } this answer takes
    } for granted that the puzzle has exactly one solution.

why-not-question = Why is { DIGIT($digit) } not in { CELL($cell) }?
why-not-filled = { CELL($cell) } holds { DIGIT($value) }, and a cell holds one digit only.
why-not-seen =
    { CELL($cell) } sees the { DIGIT($digit) } in { CELL($holder) }: both are
    { HOUSE($house, prep: "in") }, where { DIGIT($digit) } can appear only once.
# The same of digits that are not in the puzzle: the proof, whose steps follow, finds them.
why-not-filled-below =
    The proof puts { DIGIT($value) } into { CELL($cell) }, and a cell holds one digit only.
why-not-seen-below =
    The proof puts { DIGIT($digit) } into { CELL($holder) }. { CELL($cell) } sees { CELL($holder) } (both
    are { HOUSE($house, prep: "in") }), so { CELL($cell) } cannot be { DIGIT($digit) }.
why-not-struck =
    { DIGIT($digit) } { $marks ->
        [0] is already struck from
       *[other] is not a candidate in
    } { CELL($cell) }.
why-not-marked = { DIGIT($digit) } is struck out of { CELL($cell) } already in the puzzle as it was loaded.
why-marks = Struck out already in the puzzle as it was loaded: { LIST($marks, join: "semicolon") }.

proof-title = Proof
procedure-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) }
technique-rated = { MESSAGE($technique) } ({ NUMBER($rating, minimumFractionDigits: 1) })
proof-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) } (step { $step } of the procedure)
proof-line-within = { $number }. { MESSAGE($result) } · { MESSAGE($rule) } (within step { $step } of the procedure)
proof-stands-on =
    The proof rests on { $rest ->
        [0] { $count ->
            [one] the only given
           *[other] all { COUNT($count, noun: "given") }
        }
       *[other] { COUNT($count) } of the { COUNT($total, noun: "given") }
    }{ LENGTH($givens) ->
        [0] {""}
       *[other] : { PLACEMENTS($givens) }
    }.

# The numbers in brackets are those of steps of the proof.
proof-references = Known already: { LIST($references, join: "semicolon") }.
proof-reference = { LIST($results) } (step { $step })
proof-references-in-grid = the other digits needed are in the grid by now
proof-references-others =
    { $count ->
        [one] step { $last } is needed, too
       *[other] other earlier steps are needed, too
    }
proof-part = Part { $number }: { MESSAGE($result) } (steps { $first }–{ $last })
proof-summary =
    The proof comes in { COUNT($count, noun: "part") }{ LENGTH($results) ->
        [0] ; the heading of each says what it finds, and the last one finds { MESSAGE($end) }.
        [1] . The first finds { LIST($results, join: "parts") }; from there the second finds { MESSAGE($end) }.
       *[other] . The first { COUNT($results) } find in turn: { LIST($results, join: "semicolon") }. From these the last one finds { MESSAGE($end) }.
    }

## The easiest answer: that of the least effort

shortest-than-slice =
    No easier reasoning was found; in the whole procedure { COUNT($slice, noun: "step") } { $slice ->
        [one] leads
       *[other] lead
    } to this result.
shortest-as-slice = No easier reasoning was found than that of the whole procedure.
# For those who ask for it.
shortest-effort =
    Its effort is { NUMBER($cost) }, that of the whole procedure { NUMBER($slice_cost) }.
shortest-proved =
    It is proved that neither the { NUMBER($met) } uses of rules that were considered nor singles alone make up an
    easier one.
shortest-not-proved =
    Whether there is a still easier one is not settled; { $met ->
        [one] one use of a rule was
       *[other] { NUMBER($met) } uses of rules were
    } considered.

## Findings

finding-collides = Some digits in this puzzle collide
finding-collision =
    The digit { DIGIT($digit) } appears more than once { HOUSES($houses, prep: "in") }:
    in { CELLS($cells) }.
finding-collisions-more =
    { $count ->
        [one] One more house has
       *[other] Another { COUNT($count, noun: "house", form: "figures") } have
    } a digit more than once.
finding-no-solution = This puzzle has no solution
finding-no-solution-detail =
    No two digits collide, yet the empty cells cannot be filled so that every house has each digit
    exactly once.
finding-several = This puzzle has several solutions
finding-several-differ = Two of them differ in { COUNT($count, noun: "cell") }.
finding-several-example =
    { CELL($cell) }, for instance, is { DIGIT($first) } in one and { DIGIT($second) } in the other.
