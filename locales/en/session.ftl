### Why something is locked, and errors in files of knowledge.

lock-solving = The puzzle is being solved. Wait, or cancel.
lock-edit-solved = Nothing can be written into a solution; digits are only highlighted in it. “Clear solution” (Delete) leads back to play, and F2 to changing the givens.
lock-solve-solved = The puzzle is already solved. “Clear solution” (Delete) leads back to play; “Clear grid” (Ctrl+R) clears the grid.
lock-explain-unsolved = There is nothing to explain yet. Solve the puzzle first.
lock-clear-unsolved = There is no solution to clear.
lock-empty = The grid is empty. Type digits, or load a puzzle.
lock-play-solved = The solution is shown. “Clear solution” (Delete) leads back to play.
lock-note-entering = Marks and colours are for playing. The key F2 begins to play.
lock-play-entering = The puzzle is being entered. The key F2 begins to play it.
lock-entering = You are editing the givens already.
lock-playing = The puzzle is already being played.
lock-undo = There is nothing to undo.
lock-redo = There is nothing to redo.
lock-given = { CELL($cell, noun: "yes", start: "yes") } holds a given. The key F2 lets you change the givens.
lock-collision = { DIGIT($digit, noun: "yes", start: "yes") } is already { CELL($other, prep: "in") }, which this cell sees.
lock-none-empty = None of the chosen cells is empty.
lock-mark-filled = { CELL($cell, noun: "yes", start: "yes") } is filled.
lock-behind-notes = { CELL($cell, noun: "yes", start: "yes") } has corner or centre marks. Clear them to write candidates there.
lock-mark-seen = { DIGIT($digit, noun: "yes", start: "yes") } is already { CELL($other, prep: "in") }, which this cell sees.
lock-no-mark = There is no mark { DIGIT($digit) } { CELL($cell, prep: "in") }.
lock-other-grid = What was saved belongs to another grid.
lock-no-profile = There is no profile { $name }.

## Looking for mistakes

check-right = Right: this is the solution.
check-fine = No mistake so far; { COUNT($count, noun: "cell", form: "figures") } not filled in.
check-wrong =
    { LENGTH($cells) ->
        [one] Wrong: there is a mistake { CELLS($cells, prep: "in") }.
       *[other] Wrong: there are mistakes { CELLS($cells, prep: "in") }.
    }
check-mistakes =
    { LENGTH($cells) ->
        [one] There is a mistake { CELLS($cells, prep: "in") }.
       *[other] There are mistakes { CELLS($cells, prep: "in") }.
    }
check-struck =
    { LENGTH($cells) ->
        [one] A mark that belongs { CELLS($cells, prep: "in") } was struck out.
       *[other] Marks that belong { CELLS($cells, prep: "in") } were struck out.
    }
check-several = The puzzle has several solutions, so there is no single one to compare with.
check-none = The puzzle has no solution, so there is nothing to compare with.
check-undecided = Solving this puzzle takes too long for a quick check. Have it solved first.

knowledge-error-place = { $file }, line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }
knowledge-error-unknown = { knowledge-error-place }: { $found } does not belong here; expected: { $expected }.
knowledge-error-missing = { knowledge-error-place }: the field { $name } is missing.
knowledge-error-value = { knowledge-error-place }: the field { $field } is wrong ({ $reason }).
knowledge-error-name = { knowledge-error-place }: the name { $name } does not match the name of its file.
knowledge-error-id = { knowledge-error-place }: { $name } cannot be the id of a rule: small letters, figures and hyphens, such as my-wing.
knowledge-error-family = { knowledge-error-place }: a rule of this kind belongs in the folder rules/{ $name }, under its own name.
knowledge-error-circle = { knowledge-error-place }: the rule { $name } comes back to itself.
knowledge-error-range = { knowledge-error-place }: { $field } is { NUMBER($found) }; expected { NUMBER($least) } to { NUMBER($most) }.
knowledge-error-no-rule = { knowledge-error-place }: there is no rule { $name }.
knowledge-error-order = { knowledge-error-place }: { $rule } must come before the more general rule { $general }.
knowledge-error-supposing = { knowledge-error-place }: { $rule } supposes something and must come after { $plain }.
knowledge-error-never = { knowledge-error-place }: what { $rule } asks for contradicts itself, so it would never be found.
knowledge-error-false = { knowledge-error-place }: { $rule } is not true. duvod rules prove shows a grid on which it fails.
knowledge-error-unproved = { knowledge-error-place }: { $rule } could be neither proved nor refuted, so it is not used.
knowledge-error-pattern = { knowledge-error-place }: { MESSAGE($reason) }.
pattern-unknown =
    { $name } is no name of a { $sort ->
        [cell] cell
        [digit] digit
       *[other] house
    } that is declared
pattern-twice = { $name } is declared twice
pattern-name = { $name } is no name; expected something like c, c[2], c[i+1] or c[]
pattern-number = { $name } has no number that is written or chosen
pattern-index = { $name } has the number { $number }, but there are { $count }
pattern-several = { $name } stands for several; one is expected here
pattern-count = the number { $name } must go from its least, at least 1, to its most
pattern-too-many =
    there are too many { $what ->
        [cell] cells
        [digit] digits
        [house] houses
        [sizes] ways to choose the numbers
        [ends] conclusions
       *[other] conditions
    }; at most { $most }
pattern-missing = nothing follows; then: […] is expected
knowledge-error-twice = { knowledge-error-place }: { $name } appears twice.
knowledge-error-other = { knowledge-error-place }: { $reason }.
