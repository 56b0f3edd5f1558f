### The laboratory: methods of the literature side by side.

## What the methods are called

algorithm-brute-force = Brute force in reading order
algorithm-brute-force-turned = Brute force, grid turned by a quarter
algorithm-breadth-first = Breadth-first search
algorithm-depth-first = Depth-first search
algorithm-fewest-first = Backtracking, fewest candidates first
algorithm-reasoning-1 = Reasoning and recursion, version 1
algorithm-reasoning-2 = Reasoning and recursion, version 2
algorithm-reasoning-3 = Reasoning and recursion, version 3
algorithm-x = Algorithm X
algorithm-dancing-links = Dancing links
algorithm-colouring = Colouring with backtracking
algorithm-independent-sets = Independent sets
algorithm-vertex-merging = Vertex merging
algorithm-heuristic-colouring = Heuristic colouring
algorithm-sweeps = Sweeps of singles
algorithm-random-shooting = Random shooting
algorithm-shoot-and-go-edge = Shoot and go, values stick to the edge
algorithm-shoot-and-go-wrap = Shoot and go, values wrap around
algorithm-annealing = Simulated annealing
algorithm-tabu = Local search with a tabu list
algorithm-rules = Rules of Důvod
algorithm-sat-solver = SAT solver (BatSat)
algorithm-constraint-solver = Constraint solver (Pumpkin)
algorithm-integer-programme = Integer programme (microlp)
algorithm-rules-with-search = Rules of Důvod, with search
algorithm-exact = Exact search of Důvod

## What constraints between variables are called

network-different = different
network-not-consecutive = not consecutive
network-no-attack = queens do not attack each other
graph-same-house = { HOUSES($houses, join: "comma") }: different

## duvod compare

help-compare = Runs methods of solving, of the literature and of this program, side by side: how long each takes, and how often it guesses and goes back
help-compare-puzzles = Files with one or more puzzles, “-” for standard input, or puzzles themselves
help-compare-algorithm = A method; may be given several times (default: all). There are: { $names }
help-compare-generate = Make N puzzles with one solution and use them too
help-compare-givens = With --generate: how many givens the puzzles have, as 30-34
help-compare-solvable-by = With --generate: only puzzles that the rules of this profile solve without supposing anything
help-compare-seed = The number that random choices start from (default: 0); the same number gives the same puzzles and the same runs
help-compare-repeat = How often each method is run on each puzzle (default: 1); methods that use random numbers start from a new one each time
help-compare-solutions = For how many solutions methods look (default: 1); with 2 exact ones also show that there is only one
help-compare-steps = The most steps of a run, after which it is given up (default: { NUMBER($count) }); a step is about a digit or a cell looked at
help-tabu-seed = The number that random choices start from (default: 0); the same number gives the same run
help-tabu-steps = The most steps of a run, after which it is given up (default: { NUMBER($count) }); a step is about a value looked at
help-compare-t0 = Simulated annealing: the temperature at the start, T0 (default: 20)
help-compare-q = Simulated annealing: what the temperature is multiplied by, Q (default: 0.9)
help-compare-limit = Simulated annealing: after how many steps without improvement that is done (default: 30)
help-compare-hmax = Shoot and go: how far a digit is changed, hmax (default: 2)
help-compare-csv = A line of comma-separated values for each run
error-nothing-to-compare = There is nothing to compare methods on: name puzzles, or have some made with --generate.
error-annealing = --t0 has to be above 0, and --q between 0 and 1.
compare-method = method
compare-solved = solved
compare-impossible = impossible
compare-gave-up = gave up
compare-time = time (ms)
compare-first = to the first
compare-passes = passes
compare-guesses = guesses
compare-dead-ends = dead ends
compare-depth = depth
compare-spread = { NUMBER($mean, maximumFractionDigits: 6) } ± { NUMBER($deviation, maximumFractionDigits: 6) }
compare-number = { NUMBER($number, maximumFractionDigits: 6) }
compare-none = –
compare-variables = variables
compare-constraints = constraints
compare-encoding = encoding (ms)
compare-encoding-note = The methods of this table do not work on the grid, but on a matrix, a graph, clauses or equations; the table says how large these are and how long the conversion takes.
compare-note = Means over all runs; times of several runs with their standard deviation. What a pass is differs from method to method: it is what the source of the method counts.

## duvod queens, and graphs

help-queens = Places N queens on a chessboard so that none attacks another, by local search with a tabu list
help-queens-count = The number of queens, and of rows and columns (at most { NUMBER($most) })
queens-placed = Steps: { NUMBER($passes) }.
judged-stand-in = The puzzles of the source are not known. Of puzzles with as many givens those stand in of which as much is to be guessed, or nearly.
judged-head-givens = Givens
judged-head-wanted = Wanted
judged-head-share = Guessed
judged-head-er = ER
judged-er = { NUMBER($er, minimumFractionDigits: 1) }
judged-head-judgement = Judged, of 10
judged-order = Of { NUMBER($pairs) } pairs that the person judged differently, { NUMBER($by_er) } stand in that order by ER, { NUMBER($by_share) } by how much is to be guessed.
remade-unfrozen = Only runs that did not begin anew count: { NUMBER($count) } of { NUMBER($runs) }.
plot-by-parameter = Passes by { $name }
queens-none-2 = Impossible: on a board of 2 × 2 a queen attacks all other squares, wherever she stands.
queens-none-3 =
    Impossible on a board of 3 × 3: the queen of the middle column attacks all other squares if she stands in the middle. At the top
    or at the bottom she leaves free only two corners, and these are in the same row.
help-queens-to = Write the graph instead, in the language DOT of Graphviz, with the names of its constraints
help-colour = Reads a graph of variables with values and named constraints, and finds values that fulfil them all, by local search with a tabu list
help-colour-file = The file with the graph: a line “NAME: VALUE VALUE …” for each variable, a line “NAME NAME different” (or apart, or attack N) for each constraint, with its name behind a colon (default: standard input)
help-colour-to = Write the graph with its values in the language DOT of Graphviz
colour-none = Impossible: no value is left for “{ $name }”, once those are struck with which no value of a neighbour goes.
colour-given-up = Given up after { COUNT($passes, noun: "step", form: "figures") }; perhaps no values fulfil all constraints.
graph-error = Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }: { MESSAGE($fault) }
graph-empty = a variable was expected, such as “A: red green”, but there is none.
graph-line = a variable (“A: red green”) or a constraint (“A B different”) was expected.
graph-no-values = a variable needs at least one value.
graph-no-variable = there is no variable { $name } above.
graph-twice = there is already a variable { $name }.
graph-itself = a constraint is between two variables.
graph-no-constraint = there is no constraint “{ $name }”; expected: different, apart, attack N.
graph-no-numbers = this constraint is about numbers, but not all values are numbers.
graph-too-many = a graph has at most { NUMBER($most) } variables.
graph-unseen = a character that cannot be seen ({ $name }) is no part of a graph.
queens-given-up = Given up after { COUNT($passes, noun: "step", form: "figures") }; perhaps these queens cannot be placed.

## duvod replay

help-replay = Runs a method step by step on a puzzle and tells what it did: which digits were allowed, which one it took and why, and where it went back
help-replay-method = The method: { $names }
help-replay-cell = Only the steps at this cell, each with the grid just before and what the cell’s row, column and block held
help-replay-from = The first step that is told (default: 1)
help-replay-most = How many steps are told at most (default: { NUMBER($count) })
run-took = { NUMBER($step, useGrouping: "false") }. { CELL($cell) } gets { DIGIT($digit) }: { MESSAGE($reason) }.
run-back = { NUMBER($step, useGrouping: "false") }. { MESSAGE($why, start: "yes") }. Taken back: { PLACEMENTS($placements) }.
run-back-far =
    { NUMBER($step, useGrouping: "false") }. { MESSAGE($why, start: "yes") }. The last { COUNT($count, noun: "digit") } are taken back,
    down to { DIGIT($digit) } in { CELL($cell) }.
run-next-in-queue = the next grid in the queue is looked at
run-is-full = the grid is full; other solutions are looked for
run-no-way-on = there is no way on from here
run-no-digit = no digit is left for { CELL($cell) }
run-no-place = { DIGIT($digit) } has no place left in { HOUSE($house) }
run-filled = { NUMBER($step, useGrouping: "false") }. All free cells are filled; cost { NUMBER($cost) }.
run-changed = { NUMBER($step, useGrouping: "false") }. Pass { NUMBER($passes) }: { PLACEMENTS($placements) }; cost { NUMBER($cost) }.
run-changed-many = { NUMBER($step, useGrouping: "false") }. Pass { NUMBER($passes) }: { COUNT($count, noun: "cell", form: "figures") } have other digits than before; cost { NUMBER($cost) }.
run-same = { NUMBER($step, useGrouping: "false") }. Pass { NUMBER($passes) }: the digits are the same as before; cost { NUMBER($cost) }.
run-left =
    { $count ->
        [one] That leaves only { DIGITS($allowed) } for { CELL($cell) }.
       *[other] That leaves { DIGITS($allowed) } for { CELL($cell) }.
    }
run-nothing-left = That leaves no digit for { CELL($cell) }.
run-only-digit = no other digit is allowed there
run-only-place = it has no other place in { HOUSE($house) }
run-fewest-places =
    its places in { HOUSE($house) } are { CELLS($cells) }; no other digit has fewer places in a house, and no cell fewer
    digits; of the places not tried yet this is the first
run-place-in-turn = it is the turn of this digit in { HOUSE($house) }, and of its places not tried yet this is the first
run-only-merging = the vertex can be merged only with that of { CELL($cell) }, which has this digit
run-merging = the vertex is merged with that of { CELL($cell) }, which has this digit; others could be tried too
run-too-soon = a given that rules it out has not been looked at yet
run-in-turn = it is the turn of this cell
run-fewest-left = no empty cell has fewer digits left
run-one-allowed = { MESSAGE($turn) }, and no other digit is allowed there
run-first = { MESSAGE($turn) }; { DIGITS($allowed) } are allowed, and { DIGIT($digit) } is tried first
run-next =
    { MESSAGE($turn) }; of { DIGITS($allowed) }, which are allowed, { DIGITS($tried) } { $count ->
        [one] has
       *[other] have
    } been tried before, and { DIGIT($digit) } is next
run-in-queue = the next grid in the queue has it there; { DIGITS($allowed) } were allowed, each in a grid of its own
# A run goes on after what is recorded of it; how many steps it had in all is not known then.
replay-solved = { MESSAGE($method) }: { $cut ->
        [0] solved in { COUNT($steps, noun: "step") }.
       *[other] solved. Only its first { COUNT($steps, noun: "step", form: "figures") } were recorded.
    }
replay-impossible = { MESSAGE($method) }: { $cut ->
        [0] everything was tried, and there is no solution; { COUNT($steps, noun: "step") }.
       *[other] everything was tried, and there is no solution. Only its first { COUNT($steps, noun: "step", form: "figures") } were recorded.
    }
replay-gave-up = { MESSAGE($method) }: { $cut ->
        [0] given up after { COUNT($steps, noun: "step") }.
       *[other] given up. Only its first { COUNT($steps, noun: "step", form: "figures") } were recorded.
    }
replay-unsuited = { MESSAGE($method) } says nothing of such a puzzle: it does not know all that is asked of the digits here.
replay-before = Before step { NUMBER($step, useGrouping: "false") }:
replay-more = There are more steps; --from { NUMBER($step, useGrouping: "false") } goes on.
replay-end = The grid at the end:
replay-nothing = No step is told: none of these steps is at this cell, or --from is after the last one.
replay-cell = { CELL($cell) }

## Plots of duvod compare

help-compare-plot = Also write plots (SVG) into this folder: times by method, mean time by the number of puzzles, and for optimising methods the cost by steps
plot-times = Time of a run by method
plot-means = How the mean time settles
plot-costs = Least cost so far, first run of each method
plot-milliseconds = time (ms, logarithmic)
plot-puzzles = number of puzzles
plot-steps = steps (logarithmic)
plot-cost = cost (errors in the grid)
plot-mean = dot: mean
plot-ends = line: from the shortest to the longest run
plot-fails = hollow, grey: not every run was solved
plot-failing = { MESSAGE($method) } (not all solved)

## duvod experiment

help-experiment = Makes a table of the literature again and shows it beside the figures of its source; without a name, lists the tables
help-experiment-name = The table; without it, all are listed
help-experiment-count = Make only N puzzles where the table has puzzles made
help-experiment-repeat = How often each row is run on each puzzle (default: as the table says)
help-experiment-steps = The most steps of a run, after which it is given up (default: as the table says)
help-experiment-seed = Added to the numbers that random choices start from (default: 0); another number makes other puzzles and other runs
help-experiment-plot = Also write plots (SVG) into this folder, those of each part of the table into a folder of its own: times by method, and how the mean settles; parts in which a method stands several times have none
error-no-experiment = There is no table “{ $name }”. There are: { $known }.
error-no-method = There is no method “{ $name }”. There are: { $known }.
remade-stands-in = This stands in for what the source had, which is not known.
remade-runs = Puzzles: { NUMBER($puzzles) }; runs of each row on each of them: { NUMBER($repeat) }; most steps of a run: { NUMBER($steps) }.
remade-given-up = { MESSAGE($method) }: { NUMBER($count) } of { NUMBER($runs) } runs were given up and count as far as they came.
remade-order = Order by { MESSAGE($by) } (column “{ MESSAGE($column) }”): { NUMBER($alike) } of { NUMBER($pairs) } pairs of rows stand as in the source.
remade-hmax = { MESSAGE($method) }, hmax { NUMBER($hmax) }
remade-annealing = { MESSAGE($method) }, T0 { NUMBER($t0) }, Q { NUMBER($q) }, limit { NUMBER($limit) }
