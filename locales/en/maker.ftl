### New puzzles: the page in the window.

maker-title = New puzzles
maker-open-key = Make puzzles… (Ctrl+G)
maker-choices = Choices
maker-made = Made ({ NUMBER($count) })
maker-make = Make
maker-earlier = Made before:
maker-set = { COUNT($count, noun: "puzzle", form: "figures") }
maker-set-seed = seed { $seed }
maker-set-damaged = Line { $line } holds no made puzzles that can be read. What could be read is on the page New puzzles (Ctrl+G).
maker-not-kept = The made puzzles cannot be kept for the next time
maker-save = Save all…
maker-how = Up and down go through the choices, left and right change them, Space opens a list. Enter makes the puzzles, Esc closes the page.
maker-any = any
maker-no = no
maker-yes = yes
maker-number = { NUMBER($number) }
maker-no-number = Type a number from { NUMBER($least, useGrouping: "false") } to { NUMBER($most, useGrouping: "false") }.
maker-no-whole-number = Type a whole number, 0 or more.

## Choices

maker-from = Puzzles
maker-from-new = new
maker-from-easier = mine, easier
maker-from-harder = mine, harder
maker-nothing-to-change = The grid is empty. Load or type the puzzle that is to be changed.
maker-grid = Grid
maker-level = Level
maker-score = Score
maker-er = ER (Sudoku Explainer)
maker-er-hint = such as 7.0–8.3
maker-score-hint = such as 500–900
maker-givens = Number of givens
maker-givens-hint = such as 24–28
maker-symmetry = Symmetry of the givens
maker-pattern = Cells of the givens
maker-by-lot = at random
maker-drawn = as I draw
maker-draw-how = Click cells, or go over them with the button held. The symmetry completes them.
maker-nothing-drawn = Draw the cells on the small grid.
maker-cells = { COUNT($count, noun: "cell", form: "figures") }
maker-clear = Clear
maker-as-at-hand = As in my puzzle
maker-minimal = Minimal
maker-guessing = % of cells left after singles
maker-solvable = Solvable, nothing supposed, by
maker-rule = Must need the rule
maker-seek = Part of its name
maker-found-none = Nothing matches.
maker-alone = Besides that rule
# What does not do without the rule, and does with it.
maker-easier = easier rules: not enough, with it they are
maker-singles = only singles; without it no easier rules do
maker-singles-loosely = singles alone: not enough, with it they are
maker-count = How many
maker-attempts = Give up after failed attempts
maker-seed = Random seed
maker-seed-hint = a new one

symmetry-none = none
symmetry-half-turn = half turn (180°)
symmetry-quarter-turn = quarter turn (90°)
symmetry-horizontal = top and bottom
symmetry-vertical = left and right
symmetry-orthogonal = top and bottom, left and right
symmetry-diagonal = falling diagonal
symmetry-anti-diagonal = rising diagonal
symmetry-diagonals = both diagonals
symmetry-full = all turns and mirrors

## What was made

maker-far = { NUMBER($made) } of { NUMBER($count) } · { COUNT($attempts, noun: "attempt", form: "figures") } · { NUMBER($seconds) } s
# The rule that was asked for, and what is chosen of maker-alone.
maker-asked = Asked for: { MESSAGE($rule) } ({ MESSAGE($beside) }).
maker-done = All puzzles are ready.
maker-given-up =
    Given up: the last { COUNT($attempts, noun: "attempt", form: "figures") } came to nothing. Perhaps there is no such
    puzzle; perhaps more attempts or fewer demands help.
maker-cancelled = Cancelled.
maker-report =
    { COUNT($count, noun: "puzzle", form: "figures", start: "yes") } in { NUMBER($seconds) } s, after { COUNT($attempts, noun: "attempt", form: "figures") }; thrown away: { NUMBER($vain) }.
maker-thrown = Why they were thrown away: { LIST($missed, join: "comma") }.
maker-missed = { MESSAGE($why) } { NUMBER($count) }×
maker-came-out = What came out: { LIST($out, join: "comma") }.
maker-level-count = { MESSAGE($level) } { NUMBER($count) }×
maker-no-level = beyond the rules
maker-givens-span = givens { NUMBER($least) } to { NUMBER($most) }
maker-score-span = score { NUMBER($least) } to { NUMBER($most) }
maker-explainer-span = ER { NUMBER($least, minimumFractionDigits: 1) } to { NUMBER($most, minimumFractionDigits: 1) }
maker-seed-used = Random seed: { $seed }
maker-givens-column = Givens
maker-score-column = Score
maker-number-column = No.
maker-guessing-column = To guess
maker-guessing-tip = The share of the empty cells that is left when singles find nothing more. Whoever knows nothing else has to guess there; at 0 % singles are enough.
maker-percent = { NUMBER($share) } %
maker-guessing-is = { NUMBER($share) } % to guess
maker-hardest = Hardest rule
# The hardest rule, and the one that was asked for, which is easier.
maker-hardest-and = { MESSAGE($hardest) } + { MESSAGE($rule) }
maker-explainer = ER
maker-explainer-tip = The hardest step as Sudoku Explainer rates it, from 1.0 up.
maker-rating = { NUMBER($rating, minimumFractionDigits: 1) }
maker-score-is = score { NUMBER($score) }
maker-explainer-is = ER { $rating }

miss-grid = no full grid found in time
miss-pattern = more than one solution in these cells
miss-givens = wrong number of givens
miss-minimal = a given to spare
miss-rule = the rule is not needed, or does not do
miss-profile = not solvable by the profile without supposing
miss-guessing = wrong share to guess
miss-level = wrong level
miss-er = wrong ER
miss-score = wrong score
miss-change = difficulty not changed as asked
miss-again = made before

## Saving and opening

maker-save-title = Save the puzzles
maker-save-name = puzzles.txt
maker-saved = { COUNT($count, noun: "puzzle", form: "figures", start: "yes") } saved as { $file } { MESSAGE($place) }.
maker-save-extension = The name ends in { $found }; expected: .txt, .sdm, one puzzle a line.
maker-opened = Puzzle { NUMBER($number) } is in the grid. Close this page (Esc) to play it.

## New games

game-title = Or play at once:
game-of-day = Puzzle of the day
game-of-the-day = Puzzle of the day { MESSAGE($date) }
game-of-day-solved = { MESSAGE($puzzle) }: you have solved it, in { $time }. You can play it again from the past games (Ctrl+H).
game-of-level-tip = A new game: { MESSAGE($level) }.
game-of-day-tip = The puzzle of this day, the same for all.
game-next-of-level = Next game: { MESSAGE($level) } (Ctrl+Shift+N)
game-next-of-grid = Next game: { MESSAGE($level) }, { $grid } (Ctrl+Shift+N)
game-making = Making a puzzle: { MESSAGE($level) }. Esc stops it.
game-none = Nothing came of many attempts; try again, or another level.
game-first = This is the first of the puzzles that were made. Page Down goes on.
game-last = This is the last of the puzzles that were made. Page Up goes back.
