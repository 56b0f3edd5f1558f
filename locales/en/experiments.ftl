### Tables of the literature

experiment-column-source = in the source
experiment-column-python = source, Python
experiment-column-cpp = source, C++
experiment-s0-1 = Student work on Sudoku and graph theory, table 1: a puzzle that is hard for brute force
experiment-s0-2 = Student work on Sudoku and graph theory, table 2: a puzzle that is hard for people
experiment-s0-3 = Student work on Sudoku and graph theory, table 3: puzzles that are made so that reasoning solves them
experiment-s0-4 = Student work on Sudoku and graph theory, table 4: puzzles that are made and checked by brute force
experiment-s0-brute-force = Student work on Sudoku and graph theory: the puzzle that defeats brute force
experiment-s1-annealing = Student work on heuristics of optimisation, table 2: simulated annealing
experiment-s1-shooting = Student work on heuristics of optimisation, table 1: shoot and go
experiment-s3 = Student work on a Sudoku toolbox: three versions of a solver
experiment-puzzles-hard-for-brute-force = A puzzle with a first row that is empty and holds high digits in the end
experiment-puzzles-hard-for-people = A puzzle that needs long chains
experiment-puzzles-made-by-reasoning = Full grids out of which digits were taken at random, as long as the rules solved what was left
experiment-puzzles-made = Full grids out of which digits were taken at random, as long as what was left had one solution
experiment-puzzles-defeats-brute-force = The puzzle that was made against brute force
experiment-puzzles-order-2 = A grid of order 2 with four givens
experiment-puzzles-textbook = The textbook example
experiment-puzzles-no-candidate = A puzzle with a cell without candidates
experiment-puzzles-no-solution = Another one without a solution
experiment-puzzles-newspaper = As in a newspaper
experiment-puzzles-very-hard-1 = A very hard one
experiment-puzzles-very-hard-2 = Another very hard one
experiment-puzzles-blank = The blank grid
