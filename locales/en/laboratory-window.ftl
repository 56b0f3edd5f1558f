### The laboratory: the page in the window.

lab-title = Laboratory
lab-open-key = Laboratory… (Ctrl+3)
lab-watch = Watch
lab-compare = Compare
lab-parts-tip = Watch a method, or compare methods (Tab)
lab-run = Run
lab-running = Running, { NUMBER($seconds) } s
lab-cancelled = Cancelled.
lab-on-grid = The grid shows the run of the method.

## Watching

lab-method = Method
lab-puzzle = Puzzle
lab-mine = mine
lab-example = an example
lab-typed = typed
lab-which = Which example
lab-digits = Its digits
lab-digits-hint = 81 characters, dots for empty cells
lab-no-puzzle = The grid is empty. Load or type a puzzle, or choose another here.
lab-nothing-typed = Type the puzzle, row by row.
lab-watch-how =
    Choose a method and run it: its steps are recorded and can be walked on the grid, forwards and backwards. Up and down go
    through the choices, left and right change them, Enter runs the method.
lab-took = That took { NUMBER($milliseconds) } ms.
lab-grids-solved = { MESSAGE($method) }: solved; grids recorded: { NUMBER($grids) }.
lab-grids-gave-up = { MESSAGE($method) }: given up; grids recorded: { NUMBER($grids) }.
lab-no-steps = There is nothing to walk: no step was recorded.
lab-step-of = Step { NUMBER($step) } of { NUMBER($total) }
lab-at-start = This is the puzzle before the first step.
lab-go-first = Start (Home)
lab-go-last = Last step (End)
lab-go-to = Go to step
lab-step-hint = number
lab-speed = Steps per second
lab-guess = guess
lab-cell-hint = Click a cell in the grid to see the step that filled it.
lab-no-such-step = There is no step with this number.
lab-no-step-there = No step puts a digit there.

## Comparing

lab-methods = Methods
lab-all = All
lab-none = None
lab-no-method = Choose at least one method.
lab-made = new ones
lab-made-how = Made
lab-by-brute-force = by brute force
lab-by-rules = solvable by my rules, nothing supposed
lab-repetitions = Runs on each puzzle
lab-solutions = Solutions looked for
lab-one-solution = one
lab-two-solutions = two, to see if there is only one
lab-steps = Most steps of a run
lab-heat = Annealing: temperature at the start, T0
lab-factor = Annealing: the temperature is multiplied by Q
lab-limit = Annealing: after so many steps without improvement
lab-hmax = Shoot and go: a digit changes by at most hmax
lab-decimal = { NUMBER($number) }
lab-no-heat = Type a number above 0.
lab-no-factor = Type a number between 0 and 1.
lab-compare-how =
    Each method is run on each puzzle, one after the other. Up and down go through the choices, left and right change them.
    Enter runs them, Esc cancels or closes the page.
lab-results = Results
lab-making = Making puzzles: { NUMBER($made) } of { NUMBER($count) } · { NUMBER($seconds) } s
lab-far = Runs: { NUMBER($done) } of { NUMBER($total) } · { NUMBER($seconds) } s
lab-done = All runs are finished.
lab-short = Not as many puzzles could be made as you wanted; the methods were run on those that there are.
lab-as-run = as run
lab-by-time = time
lab-named = { MESSAGE($name) } { $value }
lab-save-csv = Save as CSV…
lab-save-json = Save as JSON…
lab-save-plot = Save as SVG…

## Tables of the literature, and queens

lab-tables = Literature
lab-table = Table
lab-queens = Queens on a chessboard, none of which attacks another: local search with a tabu list
lab-queens-count = Queens
lab-table-how =
    A table of the literature is made again, on its puzzles or on others of their kind, and stands beside the figures of its
    source. Times depend on the machine; passes follow from the seed. What is not typed is as in the table.
lab-table-running = Running, { NUMBER($seconds) } s
lab-table-short = Not as many puzzles could be made as the table needs.
lab-save-text = Save as text…
