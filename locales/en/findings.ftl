### What is said of a puzzle that has not exactly one solution: why it has none, how many it has, what is certain
### all the same, and what would help.

finding-too-few =
    { $givens ->
        [0] The puzzle has no givens
       *[other] The puzzle has only { COUNT($givens, noun: "given", form: "figures") }
    }. Fewer than 17 never leave exactly one solution, as McGuire, Tugemann and Civario proved by exhaustive search in 2012.
finding-see-check = “duvod check” gives the details.
finding-exchangeable =
    None of the givens is { DIGITS($digits, join: "or") }. In every solution { $count ->
        [2] these two digits
       *[other] any two of these digits
    } can be exchanged for each other, so there is never exactly one.

## What a player made of a puzzle, judged by the puzzle

judged-right =
    { $count ->
        [one] The digit that was found besides is right
       *[other] All { $count } digits that were found besides are right
    }.
judged-wrong =
    Of { COUNT($total, noun: "digit", form: "figures") } found besides, { $count ->
        [one] one is wrong
       *[other] { $count } are wrong
    }: { PLACEMENTS($digits) }.
judged-completes =
    { $count ->
        [one] Only with the digit that was found besides
       *[other] Only with the { $count } digits that were found besides
    } is there exactly one solution.
judged-fits =
    { $count ->
        [one] Even with the digit that was found besides
       *[other] Even with the { $count } digits that were found besides
    } there are several solutions.
judged-excludes =
    { $count ->
        [one] No solution has the digit that was found besides.
       *[other] No solution has all { $count } digits that were found besides.
    }
judged-givens-one = The givens alone, without the pencil marks, have exactly one solution, too.
judged-givens-several = The givens alone, without the pencil marks, have several solutions.
judged-givens-none = The givens alone have no solution either.
judged-givens-lost =
    The givens alone have exactly one solution, but the pencil marks exclude it: { LIST($marks, join: "semicolon") }.
judged-left-out =
    { $count ->
        [one] One digit that was found besides is left out, as no part of the puzzle; duvod check judges it.
       *[other] { $count } digits that were found besides are left out, as no part of the puzzle; duvod check judges them.
    }
judged-marks-left-out = The pencil marks are left out: this command is about the givens alone.

## No solution

# If they are many, a grid shows them.
conflict-givens =
    { LENGTH($givens) ->
        [0] These { COUNT($count, noun: "given", form: "figures") } alone cannot stand together.
       *[other] These givens alone cannot stand together: { PLACEMENTS($givens) }.
    }
conflict-givens-marks =
    Together with the pencil marks of the puzzle, { LENGTH($givens) ->
        [0] these { COUNT($count, noun: "given", form: "figures") } cannot stand.
       *[other] these givens cannot stand: { PLACEMENTS($givens) }.
    }
# The rules of the grid contradict each other even without any given.
conflict-grid = Such a grid cannot be filled at all: its rules leave no solution even without any given.
conflict-marks = The pencil marks of the puzzle leave no solution even without any given.
# On a grid with constraints.
conflict-constraints =
    { LENGTH($constraints) ->
        [1] This constraint leaves no solution, even without any given: { HOUSES($constraints) }.
       *[other] These constraints alone cannot be met together: { HOUSES($constraints) }.
    }
conflict-said =
    This much cannot stand together: { HOUSES($constraints) }; of the givens { LENGTH($givens) ->
        [0] these { COUNT($count, form: "figures") }.
       *[other] { PLACEMENTS($givens) }.
    }
conflict-with-marks = The pencil marks of the puzzle are taken as given.
conflict-undecided =
    { $count ->
        [one] Whether one of them is needed for that was not decided.
       *[other] Whether { COUNT($count) } of them are needed for that was not decided.
    } Leave out any other one, and the rest can stand together.
conflict-irreducible = { $count ->
        [2] Leave out either of them, and the other can stand.
       *[other] Leave out any one of them, and the others can stand together.
    }
conflict-by-search =
    Reasoning did not reach a contradiction; that they cannot stand together is known only from exhaustive search.
conflict-reason = Here is why, with the cells of all other givens taken as empty:
conflict-reason-more =
    From these alone, reasoning did not reach a contradiction; with { $count ->
        [one] one more given
       *[other] more givens
    } it does: { PLACEMENTS($givens) }. Here is why, with the cells of all others taken as empty:
conflict-reason-constraints = Here is why, with all other constraints and givens left out:
conflict-reason-whole = Here is why, from the puzzle as a whole:
conflict-end = That is a contradiction: { MESSAGE($end) }.
conflict-no-digit-seen =
    { CELL($cell) } sees every digit, so none is left for it. That is a contradiction.
conflict-no-digit-struck =
    All digits have been struck from { CELL($cell) }, so none is left for it. That is a contradiction.
conflict-no-digit-both =
    { CELL($cell) } sees { DIGITS($seen) }, and { DIGITS($struck) } { LENGTH($struck) ->
        [one] has
       *[other] have
    } been struck from it, so no digit is left for it. That is a contradiction.
conflict-no-digit-kept-out =
    No digit is left for { CELL($cell) }: { LIST($why, join: "semicolon") }. That is a contradiction.
conflict-no-place-kept-out =
    { HOUSE($house, prep: "in", start: "yes") } there is no place for { DIGIT($digit) }: { LIST($why, join: "semicolon") }.
    That is a contradiction.
conflict-no-place-left =
    { HOUSE($house, prep: "in", start: "yes") } the { DIGIT($digit) } is missing, but no cell there is empty. That is a
    contradiction.
conflict-no-place-seen =
    { HOUSE($house, prep: "in", start: "yes") } there is no place for { DIGIT($digit) }: { $count ->
        [one] the empty cell { CELLS($others) } sees
       *[other] the empty cells { CELLS($others) } see
    } the { DIGIT($digit) } { HOUSES($seen, prep: "in", join: "or") }. That is a contradiction.
conflict-no-place-struck =
    { HOUSE($house, prep: "in", start: "yes") } there is no place for { DIGIT($digit) }, since it has been struck from
    { CELLS($struck) }, and no other cell there is empty. That is a contradiction.
conflict-no-place-both =
    { HOUSE($house, prep: "in", start: "yes") } there is no place for { DIGIT($digit) }: it has been struck from
    { CELLS($struck) }, and { $count ->
        [one] the empty cell { CELLS($others) } sees
       *[other] the empty cells { CELLS($others) } see
    } the { DIGIT($digit) } { HOUSES($seen, prep: "in", join: "or") }. That is a contradiction.

repair-slip =
    A slip of the pen? The puzzle would have exactly one solution with { LENGTH($changes) ->
        [1] {""}
        [2] either of these:{" "}
       *[other] any one of these:{" "}
    }{ LIST($changes, join: "semicolon") }.
repair-such-as =
    A slip of the pen? The puzzle would have exactly one solution with any one of several changes, for
    instance: { LIST($changes, join: "semicolon") }.
repair-change = { DIGIT($instead) } in { CELL($cell) } instead of { DIGIT($digit) }
repair-move = { DIGIT($digit) } in { CELL($at) } instead of in { CELL($cell) }

## Several solutions

several-count = This puzzle has { COUNT($count, noun: "solution") }
several-more = There are more than { NUMBER($count) }; counting stopped there.
several-more-estimate =
    There are more than { NUMBER($count) }; counting stopped there. The option --estimate estimates
    their number.
several-estimate =
    There are an estimated { MESSAGE($number) } solutions: { NUMBER($hits) } of { NUMBER($probes) } random probes found a
    solution, and judging by their scatter the standard error of the estimate is about { $percent }%; it may be further
    off than that.
several-estimate-uncertain =
    There are an estimated { MESSAGE($number) } solutions, but the estimate is very uncertain: { NUMBER($hits) } of
    { NUMBER($probes) } random probes found a solution, and judging by their scatter the standard error of the estimate is
    about { $percent }%.
several-no-estimate =
    Their number could not be estimated: none of { NUMBER($probes) } random probes found a solution.
several-number = { NUMBER($number) }
several-number-large = { NUMBER($figures, maximumFractionDigits: 1) } × 10{ $exponent }
several-differ = In { COUNT($count, noun: "cell") } they do not all agree{ LENGTH($cells) ->
        [0] {""}
       *[other] : { CELLS($cells) }
    }.
several-differ-all =
    No empty cell is certain: they differ in { $count ->
        [one] the only empty cell
       *[other] all { NUMBER($count) } empty cells
    }.
several-two = Two of the solutions side by side:
several-common = What all solutions have in common:
several-certain =
    { LENGTH($digits) ->
        [0] Yet { COUNT($count, noun: "digit") } are the same in all solutions.
       *[other] { $count ->
            [one] Yet one digit is the same in all solutions
           *[other] Yet these digits are the same in all solutions
        }: { PLACEMENTS($digits) }.
    }
several-certain-why =
    { MESSAGE($certain) } This follows by rules that do not assume a single solution:
several-unreached =
    The rules did not reach { PLACEMENTS($digits) }: only exhaustive search shows that { $count ->
        [one] it is
       *[other] they are
    } certain.
several-why-certain = The puzzle has several solutions, but this answer is true of all of them.

completion-one =
    One more digit is enough to leave a single solution: { PLACEMENTS($digits) }. No other digit would be enough
    by itself.
completion-one-of =
    { LENGTH($alone) ->
        [2] One more digit is enough to leave a single solution, either { PLACEMENTS($alone, join: "or") }.
       *[other] Any one of these digits, added to the givens, would leave a single solution: { PLACEMENTS($alone, join: "or") }.
    }
completion-one-of-many =
    One more digit is enough to leave a single solution, for instance { PLACEMENTS($digits) }. There are
    { NUMBER($ways) } such digits in all, in { COUNT($cells, noun: "cell", form: "figures") }.
completion-fewest =
    At least { COUNT($count) } more digits are needed to leave a single solution{ LENGTH($digits) ->
        [0] {""}
       *[other] , for instance { PLACEMENTS($digits) }
    }.
completion-enough =
    { COUNT($count, start: "yes") } more digits are enough to leave a single solution{ LENGTH($digits) ->
        [0] {""}
       *[other] , for instance { PLACEMENTS($digits) }
    }. Whether fewer would do was not worked out.
completion-drawn = With these, for instance:

## What a puzzle does not need

superfluous-none = Nothing is superfluous: without any one of its { $count ->
        [0] givens
       *[other] constraints and givens
    } the puzzle has several solutions.
superfluous-constraints =
    { LENGTH($constraints) ->
        [1] The puzzle does not need this constraint; without it there is still exactly one solution
       *[other] The puzzle does not need any one of these constraints; without it alone there is still exactly one solution
    }: { HOUSES($constraints) }.
superfluous-givens =
    { LENGTH($givens) ->
        [1] The puzzle does not need this given; without it there is still exactly one solution
       *[other] The puzzle does not need any one of these givens; without it alone there is still exactly one solution
    }: { PLACEMENTS($givens) }.
superfluous-undecided = Of { COUNT($count) } more it was not decided whether the puzzle needs { $count ->
        [one] it
       *[other] them
    }.

## The command line

verify-contradiction = The trace ends in a contradiction: the digits that it starts from cannot stand together.
help-check-limit = How many solutions to count at most (default: 1,000,000)
help-estimate = Estimate the number of solutions by random probes if there are more than that
help-estimate-seed = The number that the probes start from (default: 0); the same number gives the same estimate
help-check-superfluous = Tell which constraints and givens the puzzle does not need
