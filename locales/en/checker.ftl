### What the proof checker says about a trace.

verify-accepted = The trace was checked and is right. Steps: { $steps }, conclusions: { $conclusions }.
verify-shows-solution = It shows which digit belongs in each cell.
verify-shows-digits = It shows { PLACEMENTS($digits) }.
verify-shows-struck = It strikes { ELIMINATIONS($digits) }.
verify-by-givens = { $count } of the { COUNT($total, noun: "given", form: "figures") } { $count ->
    [one] is
   *[other] are
} enough for that.
verify-effort =
    The effort is { NUMBER($effort) }, as the trace says, if each step is of the rule that it names: that was not checked.
verify-effort-proved =
    The effort is { NUMBER($effort) }, as the trace says, if each step is of the rule that it names. That, and that no lower
    effort would do, as the trace also says, was not checked.
verify-effort-differs =
    Every step follows, but by the rules of this profile the effort is { NUMBER($counted) }, not { NUMBER($said) } as the
    trace says.
verify-unfinished = Every step follows, but the trace is incomplete or does not do what it says: { MESSAGE($reason) }.
verify-rejected = The trace was checked and is wrong. { LIST($place, join: "comma", start: "yes") }: { MESSAGE($reason) }.

## Where

verify-place-start = the start
verify-place-step = step { NUMBER($number, useGrouping: "false") }
verify-place-case = case { NUMBER($number, useGrouping: "false") }
verify-place-end = the end

## Why. No full stop at the end.

verify-filled-twice = { CELL($cell, noun: "yes") } is filled twice
verify-collides = { DIGIT($digit, noun: "yes") } appears twice { HOUSE($house, prep: "in") }
verify-collides-constraint =
    { HOUSE($constraint) } does not allow { DIGIT($digit) } in { CELL($cell) } together with { DIGIT($near) } in { CELL($by) }
verify-breaks = the digits at the end are not what { HOUSE($constraint) } asks for
verify-no-cause-holds = nothing before it shows that { CELL($cell, noun: "yes") } is { DIGIT($digit) }
verify-no-cause-absent = nothing before it shows that { CELL($cell, noun: "yes") } is not { DIGIT($digit) }
verify-does-not-see = { CELL($cell, noun: "yes") } does not see { CELL($target, noun: "yes") }
verify-outside-house = { CELL($cell, noun: "yes") } is not { HOUSE($house, prep: "in") }
verify-not-derived = each digit being once { HOUSE($house, prep: "in") } does not follow from the other houses
verify-not-exclusive = { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") } and { DIGIT($other) } { CELLS($others, prep: "in", join: "or") } are said to exclude each other, but they do not
verify-is-given = { CELL($cell, noun: "yes") } is said to hold no given, but it holds one
verify-not-one-solution = the puzzle is said to have exactly one solution, but it does not
verify-does-not-follow-holds = what it rests on does not show that { CELL($cell, noun: "yes") } is { DIGIT($digit) }
verify-does-not-follow-absent = what it rests on does not show that { CELL($cell, noun: "yes") } is not { DIGIT($digit) }
verify-no-contradiction = what is said to be a contradiction is possible
verify-undecided = whether it follows could not be decided within the limit

## What it is to show. No full stop at the end.

verify-no-goal = it does not say what it should show
verify-not-solved =
    it should show the digit of every cell, but { $cells ->
        [one] one cell is still empty
       *[other] { COUNT($cells, noun: "cell") } are still empty
    }
verify-not-contradicted = it should show that there is no solution, but it reaches no contradiction
verify-other-end = it ends in a contradiction, but it should show something else
verify-not-reached-holds = it should show that { CELL($cell, noun: "yes") } is { DIGIT($digit) }, but it does not get that far
verify-not-reached-absent = it should show that { CELL($cell, noun: "yes") } is not { DIGIT($digit) }, but it does not get that far
verify-no-such-given = it names a given in { CELL($cell) }, but the puzzle has none there, or a different one
verify-givens-not-enough = the givens that it names are not enough

## Things that the grid does not have, by the numbers that the trace has for them

verify-misfit-grid = the trace is of another grid (“{ $name }”)
verify-misfit-cell = the grid has no cell with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-digit = the grid has no digit with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-house = the grid has no house with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-claim = a conclusion rests on claim number { NUMBER($number, useGrouping: "false") } (counted from 0), which its step does not have
verify-misfit-constraint = the grid has no constraint with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-no-cell = a claim says that a digit is in one of some cells, but names none
verify-no-rule = there is no rule { $name }
