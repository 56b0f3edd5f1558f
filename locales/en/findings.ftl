### What is said of a puzzle that has not exactly one solution: why it has none, how many it has, what is certain
### all the same, and what would help.

finding-too-few =
    { $givens ->
        [0] The puzzle has no givens
       *[other] The puzzle has only { COUNT($givens, noun: "given", form: "figures") }
    }. Fewer than 17 never leave one solution, as McGuire, Tugemann and Civario proved by exhaustive search in 2012.
finding-see-check = For details, try duvod check.

## No solution

conflict-givens = Already these givens cannot stand together: { PLACEMENTS($givens) }.
conflict-irreducible = Without any one of them the others would have a solution.
conflict-by-search =
    Reasoning did not come to a contradiction; that they cannot stand together is known from exhaustive search only.
conflict-reason = Here is why:
conflict-reason-more =
    From them alone reasoning did not come to a contradiction. It does with { $count ->
        [one] one more given
       *[other] more givens
    }: { PLACEMENTS($givens) }. Here is why:
conflict-end = That is a contradiction: { MESSAGE($end) }.
conflict-no-digit-seen =
    That is a contradiction: { CELL($cell) } sees { DIGITS($seen) }, so no digit is left for it.
conflict-no-digit-struck =
    That is a contradiction: all digits have been struck out of { CELL($cell) }, so none is left for it.
conflict-no-digit-both =
    That is a contradiction: { CELL($cell) } sees { DIGITS($seen) }, and { DIGITS($struck) } { LENGTH($struck) ->
        [one] has
       *[other] have
    } been struck out of it, so no digit is left for it.
conflict-no-place-left =
    That is a contradiction: { HOUSE($house, prep: "in") } the { DIGIT($digit) } is missing, but no cell there
    is empty.
conflict-no-place-seen =
    That is a contradiction: { HOUSE($house, prep: "in") } there is no place for { DIGIT($digit) }. { $count ->
        [one] The empty cell { CELLS($others) } sees
       *[other] The empty cells { CELLS($others) } see
    } the { DIGIT($digit) } in { HOUSES($seen, join: "or") }.
conflict-no-place-struck =
    That is a contradiction: { HOUSE($house, prep: "in") } there is no place for { DIGIT($digit) }, since it has been
    struck out of { CELLS($struck) }, and no other cell there is empty.
conflict-no-place-both =
    That is a contradiction: { HOUSE($house, prep: "in") } there is no place for { DIGIT($digit) }. It has been
    struck out of { CELLS($struck) }, and { $count ->
        [one] the empty cell { CELLS($others) } sees
       *[other] the empty cells { CELLS($others) } see
    } the { DIGIT($digit) } in { HOUSES($seen, join: "or") }.

repair-slip =
    A slip of the pen? The puzzle would have exactly one solution with { LENGTH($changes) ->
        [1] {""}
       *[other] any one of these:{" "}
    }{ LIST($changes, join: "semicolon") }.
repair-such-as =
    A slip of the pen? The puzzle would have exactly one solution, for instance, with any one
    of these: { LIST($changes, join: "semicolon") }.
repair-change = { DIGIT($instead) } in { CELL($cell) } instead of { DIGIT($digit) }

## Several solutions

several-count = There are { COUNT($count, noun: "solution") } in all.
several-more = There are more than { NUMBER($count) }; they were not counted further.
several-more-estimate =
    There are more than { NUMBER($count) }; they were not counted further. The option --estimate estimates
    their number.
several-estimate =
    There are an estimated { MESSAGE($number) }: { NUMBER($hits) } of { NUMBER($probes) } random probes met a
    solution, and by their scatter the standard error of the estimate is about { $percent } %; the true number may be
    further off.
several-estimate-uncertain =
    There are an estimated { MESSAGE($number) }, but the estimate is very uncertain: { NUMBER($hits) } of
    { NUMBER($probes) } random probes met a solution, and by their scatter the standard error of the estimate is
    about { $percent } %.
several-no-estimate =
    Their number could not be estimated: none of { NUMBER($probes) } random probes met a solution.
several-number = { NUMBER($number) }
several-number-large = { NUMBER($figures, maximumFractionDigits: 1) } · 10{ $exponent }
several-differ = The solutions differ in { COUNT($count, noun: "cell") }: { CELLS($cells) }.
several-differ-all =
    No empty cell is certain: the solutions differ in { $count ->
        [one] the only empty cell
       *[other] all { COUNT($count, noun: "cell", form: "figures") } that are empty
    }.
several-two = Two of the solutions side by side:
several-certain =
    { $count ->
        [one] Yet one digit is the same in all solutions
       *[other] Yet these digits are the same in all solutions
    }: { PLACEMENTS($digits) }.
several-certain-why =
    { MESSAGE($certain) } By rules that do not assume a single solution it follows like this:
several-unreached =
    The rules did not reach { PLACEMENTS($digits) }: that { $count ->
        [one] it is
       *[other] they are
    } certain is known from exhaustive search only.
several-why-certain = The puzzle has several solutions, but this answer is true of all of them.

completion-one =
    The puzzle would have a single solution if it also had { PLACEMENTS($digits) }. No other single digit
    would be enough.
completion-one-of =
    One more digit is enough to leave a single solution, for instance { PLACEMENTS($digits) }. There are
    { NUMBER($ways) } such ways in all: { PLACEMENTS($alone) }.
completion-one-of-many =
    One more digit is enough to leave a single solution, for instance { PLACEMENTS($digits) }. There are
    { NUMBER($ways) } such digits in all, in { COUNT($cells, noun: "cell", form: "figures") }.
completion-fewest =
    { COUNT($count, noun: "digit", start: "yes") } more are enough to leave a single solution, and fewer are not:
    for instance { PLACEMENTS($digits) }.
completion-enough =
    { COUNT($count, noun: "digit", start: "yes") } more are enough to leave a single solution: for instance
    { PLACEMENTS($digits) }. Whether fewer would be is not proved.

## The command line

verify-contradiction = It ends in a contradiction: the digits that it starts from cannot stand together.
help-check-limit = Up to how many solutions are counted (default: 1,000,000)
help-estimate = Estimate the number of solutions by random probes if they are more than that
help-estimate-seed = The number that the probes start from (default: 0); the same number gives the same estimate
