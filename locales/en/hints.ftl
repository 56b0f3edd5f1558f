### Hints in four strengths, and critique of moves.

## Where to begin

hint-rule = The rule “{ MESSAGE($rule) }” helps here.
hint-place-houses = Look at { HOUSES($houses) }.
hint-place-cells = Look at { CELLS($cells, noun: "yes") }.
hint-place-grid = Look at the whole grid.
hint-step = { MESSAGE($result) } · { MESSAGE($rule) }
hint-finished = The grid is full, and all of it is right.
hint-nothing = The rules of this profile find nothing more here.
hint-no-steps = The rules find no step here without trying something out.
hint-no-other = There is no other step here that the rules find without trying something out.

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
    }, where can { DIGIT($digit) } be, and { ask-covers }?
ask-covered-with-fins =
    Leave { CELLS($fins) } aside. { $listed ->
        [1] { HOUSES($houses, prep: "in", start: "yes") }
       *[other] In these houses
    }, where can { DIGIT($digit) } then be, and { ask-covers }?
ask-covers =
    { KIND($covers) ->
        [row] in which rows are these places
        [column] in which columns are these places
       *[mixed] which other houses hold all these places between them
    }
ask-template =
    How can { DIGITS($digits) } be placed throughout the grid? What do all these placements have in common?
ask-exchange =
    The puzzle has only one solution. Which digits could be exchanged with each other in { $listed ->
        [1] { CELLS($cells, noun: "yes") }
       *[other] these cells
    } if nothing else were left there? What must prevent that?
ask-exchange-many =
    The puzzle has only one solution. Which empty cells could be filled in two ways if only digits that can be exchanged
    with each other were left in them? What must prevent that?
ask-grave =
    The puzzle has only one solution. Why would it have more if every empty cell had just two candidates left, and in
    every house each candidate were in exactly two cells? Which cells prevent that?
ask-trial = Which candidate of { CELL($cell) } leads to a contradiction?
ask-verity-cell = Go through all that { CELL($cell) } can be. What do all of these lead to?
ask-verity-house =
    Go through all the places of { DIGIT($digit) } { HOUSE($house, prep: "in") }. What do all of these lead to?
ask-places =
    Why must { DIGIT($digit) } be in at least one of { CELLS($cells) }? What do all these possibilities lead to?
ask-cases =
    Go through all the possibilities in { CELLS($cells, noun: "yes") }. What do all of these lead to?
ask-chain =
    Suppose { DIGIT($digit) } is not in { CELLS($cells, join: "or") }. What follows from that, step by step? Which
    candidates do both the start and the end of that chain rule out?
ask-chain-of-digit =
    Suppose { DIGIT($digit) } is not in { CELLS($cells, join: "or") }. Where must it be then? Which cells see both the start and
    where you end?
ask-turn =
    Which digit must be in { CELLS($cells, join: "or") } even if we suppose that it is not there?
ask-loop =
    A loop runs through these cells. Suppose { DIGIT($digit) } is not in { CELLS($cells, join: "or") }: what follows all the way
    round? And what if it is?
ask-equal-cells =
    { CELLS($cells) } have the same two candidates. Which digit can they not both hold?
ask-same-pairs =
    All these cells can hold only the same two digits. Which two of them that do not see each other must
    nevertheless hold different digits?
ask-colours =
    Colour these cells with two colours alternately, so that { DIGIT($digit) } is in all cells of the one colour or in all
    cells of the other. Which other cells see both colours?
ask-nets =
    Colour these cells so that in each net of strong links { DIGIT($digit) } is in all cells of the one colour or in all
    cells of the other. Which colours of different nets cannot both be true?
ask-other-colour =
    Where would { DIGIT($digit) } have to be if it were { $count ->
        [one] not in { CELLS($cells) }
        [2] in { CELLS($cells, join: "nor") }
       *[other] in none of { CELLS($cells) }
    }? Why is that impossible?
ask-ring =
    Find a ring of an odd number of cells in which each shares a house with the next. Why can the { DIGIT($digit) } of
    these houses not be in the ring alone? Where else can it be?
ask-pivot =
    What can be in { CELLS($cells) }? What does each possibility mean for the other cells?
ask-digits-once =
    How many different digits can these cells hold between them? Which of these digits can occur in them only once?
ask-two-sets =
    Find two sets in these cells, each with just one more digit than cells; one of them is { $count ->
        [one] { CELLS($cells, noun: "yes") }
       *[other] made up of { CELLS($cells, noun: "yes") }
    }.
    Which digit cannot be in both of them? What follows from that?
ask-two-sets-twice =
    Find two sets in these cells, each with just one more digit than cells; one of them is { $count ->
        [one] { CELLS($cells, noun: "yes") }
       *[other] made up of { CELLS($cells, noun: "yes") }
    }.
    Which two digits cannot be in both of them? What follows from that?
ask-sets =
    Find { COUNT($sets) } sets in these cells, each with just one more digit than cells; the first is
    { $count ->
        [one] { CELLS($cells, noun: "yes") }
       *[other] made up of { CELLS($cells, noun: "yes") }
    }. Which digits cannot be in both of two neighbouring sets? What follows from that?
ask-combinations =
    Which combinations of digits in { CELLS($cells) } would leave too few digits for some cells that see them?
ask-cells =
    What can be in { $listed ->
        [1] { CELLS($cells, noun: "yes") }
       *[other] these cells
    }? What is true in every case?
ask-blind = What follows here from what is known of other cells?

## Mistakes in a state in play

hint-mistake =
    Before you go on: { $count ->
        [one] there is a mistake
       *[other] there are { COUNT($count) } mistakes
    } in the grid.
hint-mistake-place =
    { $count ->
        [one] Look for it { HOUSE($house, prep: "in") }.
       *[other] Look for one of them { HOUSE($house, prep: "in") }.
    }
hint-mistake-more =
    { $count ->
        [one] There is one more mistake in the grid.
       *[other] There are { COUNT($count) } more mistakes in the grid.
    }
hint-mistake-ask-digit = Is the digit in { CELL($cell) } really right?
hint-mistake-ask-struck = Is everything that you struck from { CELL($cell) } really impossible there?
hint-mistake-open = The rules of this profile do not reach the reason.
mistake-digit = { CELL($cell) } cannot be { DIGIT($digit) }.
mistake-struck =
    { DIGIT($digit) } was struck from { CELL($cell) }, but it is { DIGIT($digit) } that belongs there.

# Behind that something is wrong; the steps that show it follow.
reason-steps =
    { $count ->
        [one] One step shows why.
       *[other] { COUNT($count, noun: "step", start: "yes") } show why.
    }

## Critique

critique-known-digit = { CELL($cell) } is { DIGIT($digit) } already.
critique-known-struck = It is already known that { CELL($cell) } is not { DIGIT($digit) }.
critique-known-several = It is already known that { MESSAGE($facts) }.
critique-follows = Yes, by the rule “{ MESSAGE($rule) }”.
critique-steps = Yes, { MESSAGE($facts) } is right. It follows in { COUNT($count, noun: "step") }.
quoted-rule = “{ MESSAGE($rule) }”
critique-not-by =
    It is true, but { LENGTH($rules) ->
        [one] the rule { LIST($rules) } does not show it here
       *[other] none of the rules { LIST($rules) } shows it here
    }.
# A reason that somebody wrote: it is shown otherwise than by that, or that is not called so.
critique-other-reason = It is true, but what is written does not show it. The rule “{ MESSAGE($rule) }” shows it in this way.
critique-other-name =
    It is true, and what is written shows it, but { LENGTH($rules) ->
        [one] it is not the rule { LIST($rules) }
       *[other] it is none of the rules { LIST($rules) }
    }.
critique-other-rule = The rule “{ MESSAGE($rule) }” does.
critique-other-steps = Showing it takes { COUNT($count, noun: "step") }.
critique-open-digit =
    { CELL($cell) } is { DIGIT($digit) }, but the rules of this profile do not show it from here.
critique-open-struck =
    { CELL($cell) } is not { DIGIT($digit) }, but the rules of this profile do not show it from here.
critique-open-several =
    That { MESSAGE($facts) } is right, but the rules of this profile do not show it from here.
critique-wrong-digit = No, { CELL($cell) } cannot be { DIGIT($digit) }.
critique-wrong-struck =
    No, { DIGIT($digit) } must not be struck from { CELL($cell) }: it belongs there.
critique-mistake = The move cannot be judged yet: there is an earlier mistake in { CELL($cell) }.
critique-mistake-besides =
    There is an earlier mistake in { CELL($cell) }, though; this judgement does not rest on it.

## The review of a game

review-guesses = Perhaps you guessed
review-wrong = Mistakes
review-several = Several steps at once
review-hints = By hints
review-digits = You yourself entered { COUNT($digits, noun: "digit") }.
review-struck = You yourself struck { COUNT($struck, noun: "candidate") }.
review-both =
    You yourself entered { COUNT($digits, noun: "digit") } and struck { COUNT($struck, noun: "candidate") }.
review-nothing = You have not made a move yet.
review-worth = score { NUMBER($score) }
review-score = The score of all your moves: { NUMBER($score) }.
review-hardest = Your hardest move needs the rule “{ MESSAGE($rule) }”.
review-hardest-at-once = Of your moves that follow in one step, the hardest needs the rule “{ MESSAGE($rule) }”.
review-hinted = This move came from a hint.
review-takes = It is right, and follows in { COUNT($count, noun: "step") }.
review-open = It is right, but the rules of this profile do not show it from here.
review-supposes = That takes a supposition, though.
review-instead =
    An easier step was { LIST($results, join: "and") }, by the rule “{ MESSAGE($rule) }”.

## What steps come to, in words that are true before them too

reason-belongs = { DIGIT($value) } belongs in { CELL($cell) }, so { DIGIT($digit) } cannot be there.
reason-in-sight =
    { DIGIT($digit) } belongs in { CELL($holder) }, which is { HOUSE($house, prep: "in") } with { CELL($cell) }, so it
    cannot be in { CELL($cell) } too.

## On the command line

help-hint = A hint about the next step of a puzzle in play, or about an earlier mistake
help-critique = Whether a move follows in a puzzle in play, by which rule, or what speaks against it
help-state =
    A file, “-” for standard input, or the puzzle itself, which may be in play: “+” before a digit that was
    found, and after a colon the candidates that were struck out (436 is the 4 in r3c6)
help-strength = How much to tell: 1 the rule, 2 where to look, 3 a question, 4 the whole step (default: 1)
help-all-steps = All steps that can be made without trying anything out, a line each
help-move = A move: E7=3 enters a digit, E7<>3 strikes a candidate; r7c5=3 and E7≠3 will do too. Or a whole step in experts’ notation, perhaps from another program: X-wing: 7 r25 c37 => r3c3<>7
help-by = The rule that justifies the move: its id, name or code (if several rules have that code, any of them)
error-move = { $text } is not a move on this grid, whose cells are A1 to { CELL($last) }; a move is written as { CELL($last) }={ DIGIT($digit) } or { CELL($last) }<>{ DIGIT($digit) }.
state-error-character = Character { $position } of the state: a digit, a full stop, or + before a digit was expected, but “{ $found }” was found.
state-error-cells = A state should have { $expected } cells, but this one has { $found }.
state-error-marks = Row { $row }, column { $column }: different digits that are left in the cell were expected, but “{ $found }” was found.
state-error-removed = After the colon: a digit with its row and column was expected (436 is the 4 in r3c6), but “{ $found }” was found.
