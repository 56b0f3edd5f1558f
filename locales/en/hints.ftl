### Hints in four strengths, and critique of moves.

## Where to begin

hint-rule = The rule “{ MESSAGE($rule) }” helps here.
hint-place-houses = Look at { HOUSES($houses) }.
hint-place-cells = Look at { CELLS($cells, noun: "yes") }.
hint-place-grid = Look at the whole grid.
hint-step = { MESSAGE($result) } · { MESSAGE($rule) }
hint-finished = The grid is full, and all of it is right.
hint-nothing = The rules of this profile find nothing more here.
hint-no-steps = The rules find no step here without supposing something.
hint-no-other = There is no other step here that the rules find without supposing something.

## Questions

ask-last-empty = Which digit is still missing { HOUSE($house, prep: "in") }?
ask-only-digit = Which digits are left for { CELL($cell) }?
ask-only-place = { HOUSE($house, prep: "in", start: "yes") }, where can { DIGIT($digit) } go?
ask-naked-set = How many different digits can { CELLS($cells) } hold between them?
ask-hidden-set =
    { HOUSE($house, prep: "in", start: "yes") }, how many cells are there for the digits { DIGITS($digits) }?
ask-locked =
    { HOUSES($houses, prep: "in", start: "yes") }, where can { DIGIT($digit) } be, and what do these places
    have in common?
ask-covered =
    { $listed ->
        [1] { HOUSES($houses, prep: "in", start: "yes") }
       *[other] In these houses
    }, where can { DIGIT($digit) } be, and which other houses hold all these places?
ask-covered-with-fins =
    Leave { CELLS($fins) } aside. { $listed ->
        [1] { HOUSES($houses, prep: "in", start: "yes") }
       *[other] In these houses
    }, where can { DIGIT($digit) } then be, and which other houses hold all these places?
ask-template =
    How can { DIGITS($digits) } be placed throughout the grid? What do all these placements have in common?
ask-exchange =
    The puzzle has one solution. What would have to be in { $listed ->
        [1] { CELLS($cells) }
       *[other] these cells
    } for digits to be interchangeable there, so that there were two?
ask-exchange-many =
    The puzzle has one solution. What would the empty cells have to look like for digits to be
    interchangeable there, so that there were two?
ask-trial = Which candidate of { CELL($cell) } leads to a contradiction?
ask-verity-cell = Go through all that { CELL($cell) } can be. What does each lead to?
ask-verity-house =
    Go through all the places of { DIGIT($digit) } { HOUSE($house, prep: "in") }. What does each lead to?
ask-places =
    Where in { $listed ->
        [1] { CELLS($cells, noun: "yes") }
       *[other] these cells
    } can { DIGIT($digit) } be? What is true in every case?
ask-cells =
    What can be in { $listed ->
        [1] { CELLS($cells, noun: "yes") }
       *[other] these cells
    }? What is true in every case?
ask-blind = What follows here from what is known of other cells?

## Mistakes in a state in play

hint-mistake = Before you go on: there is a mistake in the grid.
hint-mistake-place = Look for it { HOUSE($house, prep: "in") }.
hint-mistake-ask-digit = Is the digit in { CELL($cell) } really right?
hint-mistake-ask-struck = Was only what cannot be there struck out of { CELL($cell) }?
hint-mistake-open = The rules of this profile do not reach the reason.
mistake-digit = { CELL($cell) } cannot be { DIGIT($digit) }.
mistake-struck =
    { DIGIT($digit) } was struck out of { CELL($cell) }, but it is { DIGIT($digit) } that belongs there.

## Critique

critique-known-digit = { CELL($cell) } is { DIGIT($digit) } already.
critique-known-struck = That { CELL($cell) } is not { DIGIT($digit) } is known already.
critique-follows = Yes, by the rule “{ MESSAGE($rule) }”.
critique-steps = Yes, but it takes { COUNT($count, noun: "step") }.
critique-not-by = It is true, but the rule “{ MESSAGE($rule) }” does not show it here.
critique-other-rule = The rule “{ MESSAGE($rule) }” does.
critique-other-steps = It takes { COUNT($count, noun: "step") }.
critique-open-digit =
    { CELL($cell) } is { DIGIT($digit) }, but the rules of this profile do not show it from here.
critique-open-struck =
    { CELL($cell) } is not { DIGIT($digit) }, but the rules of this profile do not show it from here.
critique-wrong-digit = No, { CELL($cell) } cannot be { DIGIT($digit) }.
critique-wrong-struck =
    No, { DIGIT($digit) } cannot be struck out of { CELL($cell) }: it belongs there.
critique-mistake = The move cannot be judged yet, because there is an earlier mistake in the grid.

## On the command line

help-hint = A hint at the next step in a grid in play, or at an earlier mistake
help-critique = Whether a move follows in a grid in play, by which rule, or what speaks against it
help-state =
    A file, - for standard input, or the puzzle itself, which may be in play: + before a digit that was
    found, and after a colon the candidates struck out (436 is 4 in r3c6)
help-strength = How much to tell: 1 the rule, 2 where to look, 3 a question, 4 the whole step (default: 1)
help-all-steps = All steps that can be made, a line each, by the rules that suppose nothing
help-move = A move: E7=3 enters a digit, E7<>3 strikes a candidate out; r7c5=3 and E7≠3 too
help-by = The rule that is the reason of the move: its id, its name or its code
error-move = { $text } is no move; a move is written as E7=3 or E7<>3.
state-error-character = Character { $position } of the state: a digit, a full stop, or + before a digit was expected, “{ $found }” was found.
state-error-cells = A state has { $expected } cells, but { $found } were found.
state-error-removed = Behind the colon: a digit, its row and its column (436 is 4 in r3c6) were expected, “{ $found }” was found.
