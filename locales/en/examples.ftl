### The puzzles that come with the program: what each is called, and where it is from. The id is the name of its
### file in knowledge/examples/ without the number.

example-textbook = Textbook example
    .source =
        The example that came with a Czech student thesis on a solver which colours a graph and explains
        itself; also the example of Wikipedia’s article on Sudoku.

example-last-cells = Nine cells left
    .source = Made for Důvod, 2026.

example-easy-start = Easy start
    .source = Generated at random for Důvod, 2026.

example-easy-stairs = Steady steps
    .source = Generated at random for Důvod, 2026.

example-heart = Heart
    .source = Made for Důvod, 2026: the givens draw a heart, the same on the left and on the right.

example-snowflake = Snowflake
    .source = Made for Důvod, 2026: the givens draw a snowflake, the same from all four sides.

example-seventeen = Seventeen givens
    .source =
        Gordon Royle’s collection of puzzles with 17 givens, the fewest with which a puzzle can have one
        solution.

example-brute-force-killer = Brute-force killer
    .source =
        Known from Wikipedia’s article on Sudoku solving algorithms: its solution begins 987654321, so
        that trying digits in reading order takes very long. Used in a Czech student thesis on graph theory,
        which reports 641 580 843 trials.

example-beyond-singles = Beyond singles
    .source = Generated at random for Důvod, 2026.

example-unpromising = Unpromising
    .source = Generated at random for Důvod, 2026.

example-seventeen-hard = Seventeen givens, harder
    .source =
        Gordon Royle’s collection of puzzles with 17 givens, the fewest with which a puzzle can have one
        solution.

example-inkala-2006 = AI Escargot
    .source = Arto Inkala, 2006.

example-inkala-2010 = Inkala 2010
    .source = Arto Inkala, 2010; he called it the most difficult puzzle that he had made.

example-inkala-2012 = Inkala 2012
    .source = Arto Inkala, 2012; newspapers called it the hardest Sudoku in the world.

example-platinum-blonde = Platinum Blonde
    .source = From the players’ forums, where it is known by this name.

example-easter-monster = Easter Monster
    .source = JPF, players’ forums, April 2007.

example-golden-nugget = Golden Nugget
    .source =
        From the players’ forums, where it is known by this name; long among the puzzles that Sudoku
        Explainer rates highest.

example-jigsaw = Irregular regions
    .source = Made for Důvod, 2026: nine regions of any form in place of blocks.

example-diagonals = With diagonals
    .source = Made for Důvod, 2026: each diagonal has every digit once as well.

example-knights = Anti-knight
    .source = Made for Důvod, 2026: cells a knight’s move apart hold different digits.

example-kings = Anti-king
    .source = Made for Důvod, 2026: cells that touch at a corner hold different digits.

example-no-neighbours = Non-consecutive
    .source = Made for Důvod, 2026: digits that follow one another are never next to each other.

example-windows = Windoku
    .source = Made for Důvod, 2026: each of four windows has every digit once as well.

example-latin = Latin square
    .source = Made for Důvod, 2026: each row and each column has every digit once, and there are no blocks.

example-argyle = Argyle
    .source = Made for Důvod, 2026: no digit repeats on eight short diagonals.

example-torus = Over the edges
    .source = Made for Důvod, 2026: nine regions that go on at the other edge.

example-thermometer = Thermometers
    .source = Made for Důvod, 2026.

example-slow-thermometer = Slow thermometers
    .source = Made for Důvod, 2026.

example-killer-cage = Killer cages
    .source = Made for Důvod, 2026.

example-arrow = Arrows
    .source = Made for Důvod, 2026.

example-palindrome = Palindromes
    .source = Made for Důvod, 2026.

example-quadruple = Quadruples
    .source = Made for Důvod, 2026.

example-little-killer = Diagonal sums
    .source = Made for Důvod, 2026.

example-difference = White dots
    .source = Made for Důvod, 2026.

example-ratio = Black dots
    .source = Made for Důvod, 2026.

example-xv = X and V
    .source = Made for Důvod, 2026.

example-no-consecutive = All white dots drawn
    .source = Made for Důvod, 2026.

example-no-ratio = All black dots drawn
    .source = Made for Důvod, 2026.

example-no-xv = All X and V drawn
    .source = Made for Důvod, 2026.

example-no-difference = All differences of 2 drawn
    .source = Made for Důvod, 2026.

example-between-line = Between lines
    .source = Made for Důvod, 2026.

example-whispers = Whispers
    .source = Made for Důvod, 2026.

example-renban = Renban lines
    .source = Made for Důvod, 2026.

example-clone = Clones
    .source = Made for Důvod, 2026.

example-region-sum = Equal sum lines
    .source = Made for Důvod, 2026.

example-sandwich = Sandwiches
    .source = Made for Důvod, 2026.

example-x-sum = X-sums
    .source = Made for Důvod, 2026.

example-skyscraper = Skyscrapers
    .source = Made for Důvod, 2026.

example-row-indexer = Row indexers
    .source = Made for Důvod, 2026.

example-column-indexer = Column indexers
    .source = Made for Důvod, 2026.

example-box-indexer = Block indexers
    .source = Made for Důvod, 2026.

example-entropic-line = Entropic lines
    .source = Made for Důvod, 2026.

example-modular-line = Modular lines
    .source = Made for Důvod, 2026.

example-odd = Odd cells
    .source = Made for Důvod, 2026.

example-even = Even cells
    .source = Made for Důvod, 2026.

example-minimum = Minima
    .source = Made for Důvod, 2026.

example-maximum = Maxima
    .source = Made for Důvod, 2026.

example-nabner = Nabner lines
    .source = Made for Důvod, 2026.

example-lockout = Lockout lines
    .source = Made for Důvod, 2026.

example-double-arrow = Double arrows
    .source = Made for Důvod, 2026.

example-zipper = Zipper lines
    .source = Made for Důvod, 2026.

example-greater-than = Inequality signs
    .source = Made for Důvod, 2026.

example-pencil-marks = Lists of digits alone
    .source = Made for Důvod, 2026.

example-numbered-room = Numbered rooms
    .source = Made for Důvod, 2026.

example-same-digits = Matching areas
    .source = Made for Důvod, 2026.

example-sum-area = Sum areas
    .source = Made for Důvod, 2026.

example-sum-line = Sum lines
    .source = Made for Důvod, 2026.

example-sum-loop = Sum loops
    .source = Made for Důvod, 2026.

example-equal-sums = Equal sums
    .source = Made for Důvod, 2026.

example-look-and-say = Look-and-say
    .source = Made for Důvod, 2026.

example-contains = Areas with a list
    .source = Made for Důvod, 2026.

example-contains-exactly = Areas with a full list
    .source = Made for Důvod, 2026.

example-hidden-skyscraper = Hidden skyscrapers
    .source = Made for Důvod, 2026.

example-lunchbox = Lunchboxes
    .source = Made for Důvod, 2026.

example-rellik-cage = Rellik cages
    .source = Made for Důvod, 2026.

example-equality-cage = Equality cages
    .source = Made for Důvod, 2026.

example-counting-circles = Counting circles
    .source = Made for Důvod, 2026.

example-count-distinct = Counting lines
    .source = Made for Důvod, 2026.

example-value-indexing = Pointing arrows
    .source = Made for Důvod, 2026.

example-pair-line = Lines of pairs
    .source = Made for Důvod, 2026.

example-pair-area = Areas of pairs
    .source = Made for Důvod, 2026.

example-anti-taxicab = Anti-taxicab
    .source = Made for Důvod, 2026.

example-global-entropy = Global entropy
    .source = Made for Důvod, 2026.

example-global-remainders = Global remainders
    .source = Made for Důvod, 2026.

example-dutch-flatmates = Dutch flatmates
    .source = Made for Důvod, 2026.

example-pattern-line = Pattern lines
    .source = Made for Důvod, 2026.

example-machine-line = Machine lines
    .source = Made for Důvod, 2026.

example-either = Choices
    .source = Made for Důvod, 2026.

example-full-rank = Full rank
    .source = Made for Důvod, 2026.

example-tied-rank = Full rank with ties
    .source = Made for Důvod, 2026.

example-doppelganger = Doppelgangers
    .source = Made for Důvod, 2026.

example-region-count = Region counts
    .source = Made for Důvod, 2026.

example-region-arrow = Region arrows
    .source = Made for Důvod, 2026.

example-found-regions = Regions to be found
    .source = Made for Důvod, 2026.

example-connected = Connected areas
    .source = Made for Důvod, 2026.
