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
algorithm-random-shooting = Random shooting
algorithm-shoot-and-go-edge = Shoot and go, values stick to the edge
algorithm-shoot-and-go-wrap = Shoot and go, values wrap around
algorithm-annealing = Simulated annealing
algorithm-tabu = Local search with a tabu list
algorithm-rules = Rules of Duvod
algorithm-exact = Exact search of Duvod

## What constraints between variables are called

constraint-different = different
constraint-not-consecutive = not consecutive
constraint-no-attack = queens do not attack each other
