### What the proof checker says about a trace.

verify-accepted = The trace was checked and it is right. Steps: { $steps }, conclusions: { $conclusions }.
verify-rejected = The trace was checked and it proves nothing. { LIST($place, join: "comma", start: "yes") }: { MESSAGE($reason) }.

## Where

verify-place-start = the start
verify-place-step = step { NUMBER($number, useGrouping: "false") }
verify-place-case = case { NUMBER($number, useGrouping: "false") }
verify-place-end = the end

## Why. No full stop at the end.

verify-filled-twice = { CELL($cell, noun: "yes") } is filled twice
verify-collides = { DIGIT($digit, noun: "yes") } stands twice { HOUSE($house, prep: "in") }
verify-no-cause-holds = nothing before it shows that { CELL($cell, noun: "yes") } is { DIGIT($digit) }
verify-no-cause-absent = nothing before it shows that { CELL($cell, noun: "yes") } is not { DIGIT($digit) }
verify-does-not-see = { CELL($cell, noun: "yes") } does not see { CELL($target, noun: "yes") }
verify-outside-house = { CELL($cell, noun: "yes") } is not { HOUSE($house, prep: "in") }
verify-not-exclusive = { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") } and { DIGIT($other) } { CELLS($others, prep: "in", join: "or") } are said to exclude each other, and they do not
verify-is-given = { CELL($cell, noun: "yes") } is said to hold no given, but it holds one
verify-not-one-solution = the puzzle is said to have exactly one solution, but it has not
verify-does-not-follow-holds = what it rests on does not show that { CELL($cell, noun: "yes") } is { DIGIT($digit) }
verify-does-not-follow-absent = what it rests on does not show that { CELL($cell, noun: "yes") } is not { DIGIT($digit) }
verify-no-contradiction = what is said to be a contradiction is possible
verify-undecided = whether it follows could not be decided within the limit

## Things that the grid does not have, by the numbers that the trace has for them

verify-misfit-grid = the trace is of another grid (“{ $name }”)
verify-misfit-cell = the grid has no cell with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-digit = the grid has no digit with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-house = the grid has no house with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
verify-misfit-claim = a conclusion rests on a claim that its step does not have, with the number { NUMBER($number, useGrouping: "false") } (counted from 0)
