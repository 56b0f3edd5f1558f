### Kinds of constraints. Each has a noun, by which one of them is called with where it is and, if the noun has `.valued`, with
### what is written there (`.between` says that it stands between two cells); a name; and `.says`, what it asks for in a sentence: those of
### all kinds on a grid are the rules of its puzzle. One of the whole grid has a term of its own, `-house-…`. A kind of a user's own that
### has no words here is a `-noun-constraint`. Values of `.says`: $value is what is written, or what that stands for; $first and $last are
### the lowest and the highest digit; $area is block or region.

## Nouns

-house-anti-taxicab = the ban on taxicab distances
    .in = by
-noun-arrow = arrow
    .plural = arrows
    .in = on
-noun-between-line = between line
    .plural = between lines
    .in = on
-noun-box-indexer = block indexer
    .plural = block indexers
    .in = at
-noun-clone = clone
    .plural = clones
-noun-column-indexer = column indexer
    .plural = column indexers
    .in = at
-noun-connected = connected area
    .plural = connected areas
    .valued = of
-noun-contains = area with a list
    .plural = areas with a list
    .valued = of the digits
-noun-contains-exactly = area with a full list
    .plural = areas with a full list
    .valued = of the digits
-noun-count-distinct = counting line
    .plural = counting lines
    .in = on
-noun-counting-circles = set of counting circles
    .plural = sets of counting circles
-noun-difference = white dot
    .plural = white dots
    .in = at
    .valued = of difference
    .between = yes
-noun-doppelganger = doppelganger rule
    .plural = doppelganger rules
-noun-double-arrow = double arrow
    .plural = double arrows
    .in = on
-house-dutch-flatmates = the rule of flatmates
    .in = by
-noun-either = choice
    .plural = choices
-noun-entropic-line = entropic line
    .plural = entropic lines
    .in = on
-noun-equal-sums = pair of equal sums
    .plural = pairs of equal sums
-noun-equality-cage = equality cage
    .plural = equality cages
-noun-even = even cell
    .plural = even cells
-noun-found-regions = division into regions
    .plural = divisions into regions
-noun-full-rank = rank clue
    .plural = rank clues
    .valued = of
-house-global-entropy = the rule of three thirds
    .in = by
-house-global-remainders = the rule of three remainders
    .in = by
-noun-greater-than = inequality sign
    .plural = inequality signs
    .in = at
    .between = yes
-noun-hidden-skyscraper = hidden skyscraper
    .plural = hidden skyscrapers
    .valued = of
-noun-killer-cage = cage
    .plural = cages
    .valued = of
-noun-little-killer = diagonal sum
    .plural = diagonal sums
    .in = on
    .valued = of
-noun-lockout = lockout line
    .plural = lockout lines
    .in = on
    .valued = of difference
-noun-look-and-say = look-and-say area
    .plural = look-and-say areas
    .valued = of
-noun-lunchbox = lunchbox
    .plural = lunchboxes
    .valued = of
-noun-machine-line = machine line
    .plural = machine lines
    .in = on
    .valued = called
-noun-maximum = maximum
    .plural = maxima
    .in = at
-noun-minimum = minimum
    .plural = minima
    .in = at
-noun-modular-line = modular line
    .plural = modular lines
    .in = on
    .valued = of modulus
-noun-nabner = nabner line
    .plural = nabner lines
    .in = on
-house-no-consecutive = the ban on consecutive neighbours
    .in = by
-house-no-difference = the ban on a difference of neighbours
    .in = by
-house-no-ratio = the ban on a ratio of neighbours
    .in = by
-house-no-xv = the ban on unmarked sums of neighbours
    .in = by
-noun-numbered-room = numbered room
    .plural = numbered rooms
    .valued = of
-noun-odd = odd cell
    .plural = odd cells
-noun-pair-area = area of pairs
    .plural = areas of pairs
-noun-pair-line = line of pairs
    .plural = lines of pairs
    .in = on
-noun-palindrome = palindrome
    .plural = palindromes
    .in = on
-noun-pattern-line = pattern line
    .plural = pattern lines
    .in = on
    .valued = of
-noun-pencil-marks = cell with a list
    .plural = cells with a list
    .valued = of the digits
-noun-quadruple = quadruple circle
    .plural = quadruple circles
    .valued = of
-noun-ratio = black dot
    .plural = black dots
    .in = at
    .valued = of ratio
    .between = yes
-noun-region-arrow = region arrow
    .plural = region arrows
-noun-region-count = region count
    .plural = region counts
-noun-region-sum = equal sum line
    .plural = equal sum lines
    .in = on
-noun-rellik-cage = rellik cage
    .plural = rellik cages
    .valued = of
-noun-renban = renban line
    .plural = renban lines
    .in = on
-noun-row-indexer = row indexer
    .plural = row indexers
    .in = at
-noun-same-digits = pair of matching areas
    .plural = pairs of matching areas
-noun-sandwich = sandwich
    .plural = sandwiches
    .valued = of
-noun-skyscraper = skyscraper view
    .plural = skyscraper views
    .in = in
    .valued = of
-noun-slow-thermometer = slow thermometer
    .plural = slow thermometers
    .in = on
-noun-sum-area = sum area
    .plural = sum areas
    .valued = of
-noun-sum-line = sum line
    .plural = sum lines
    .in = on
    .valued = of
-noun-sum-loop = sum loop
    .plural = sum loops
    .in = on
    .valued = of
-noun-thermometer = thermometer
    .plural = thermometers
    .in = on
-noun-tied-rank = rank clue with ties
    .plural = rank clues with ties
    .valued = of
-noun-value-indexing = pointing arrow
    .plural = pointing arrows
    .in = on
-noun-whispers = whispers line
    .plural = whispers lines
    .in = on
    .valued = of difference
-noun-x-sum = X-sum
    .plural = X-sums
    .valued = of
-noun-xv = sum sign
    .plural = sum signs
    .in = at
    .valued = marked
    .between = yes
-noun-zipper = zipper line
    .plural = zipper lines
    .in = on

## What they ask for

constraint-anti-taxicab = Anti-taxicab
    .says =
        Two cells that hold the same digit are never exactly as many steps apart, across and down together, as this digit
        says.
constraint-arrow = Arrow
    .says =
        The digits along an arrow sum to the number in its circle; where no house forbids it, they may be repeated.
constraint-between-line = Between line
    .says = Each digit on a between line lies strictly between the two digits at its ends.
constraint-box-indexer = Block indexer
    .says =
        If a block indexer at, say, place 3 of its { $area ->
            [region] region
           *[other] block
        }, in reading order, holds a 7, then place 7 holds a 3; the same goes for other places and digits.
constraint-clone = Clone
    .says = Cells at the same place of two clones hold the same digit.
constraint-column-indexer = Column indexer
    .says =
        If a column indexer in, say, the third column holds a 7, then the seventh column of the same row holds a 3; the same
        goes for other columns and digits.
constraint-connected = Connected area
    .says =
        The cells of a connected area that hold one of the digits written there hang together by their sides.
constraint-contains = Area with a list of digits
    .says = An area with a list of digits holds each of these at least as often as it is written.
constraint-contains-exactly = Area with a full list of digits
    .says =
        An area with a full list of digits holds each of these exactly as often as it is written; other digits may stand
        there, too.
constraint-count-distinct = Counting line
    .says = The digit in the bulb of a counting line says how many different digits the other cells of the line hold.
constraint-counting-circles = Counting circles
    .says = A digit in a counting circle says how many circles of its set hold that digit.
constraint-difference = White dot
    .says =
        Digits with a white dot between them differ { $value ->
            [1] by 1, so they follow one another
           *[other] by exactly { $value }
        }.
constraint-doppelganger = Doppelgangers
    .says =
        Where { DIGIT($first) } stands, three different digits are missing from its row, its column and its block; the cells
        beside the grid that belong to these hold what is missing.
constraint-double-arrow = Double arrow
    .says = The two digits at the ends of a double arrow add up to the same as the digits between them.
constraint-dutch-flatmates = Dutch flatmates
    .says =
        The digit in the middle of the range always has { DIGIT($first) } directly above it or { DIGIT($last) } directly
        below it, or both.
constraint-either = Choice
    .says = Of the alternatives of a choice at least one holds.
constraint-entropic-line = Entropic line
    .says =
        Three neighbouring cells of an entropic line hold one low, one middle and one high digit: each from a different third
        of the digits.
constraint-equal-sums = Equal sums
    .says = The two parts of a pair of equal sums have the same sum.
constraint-equality-cage = Equality cage
    .says =
        No digit is repeated in an equality cage; it holds as many even digits as odd ones, and as many low as high ones. If
        there is a digit in the middle of the range, it is neither low nor high and cannot be in the cage.
constraint-even = Even cell
    .says = An even cell holds an even digit.
constraint-found-regions = Regions to be found
    .says =
        The grid falls into regions of one size, which hang together by their sides; no digit is twice in one. The cell below
        the grid in the same place says the number of a cell’s region. Regions are numbered in the order in which they
        begin, row by row.
constraint-full-rank = Full rank
    .says =
        Each row and each column, read from either of its ends, is a number. A rank clue beside the grid says which place
        the number that is read from there takes among all of them, counted from the lowest; no other equals it. Each digit begins four of these numbers.
constraint-global-entropy = Global entropy
    .says =
        Any four cells that meet at a corner hold a low, a middle and a high digit: one from each third of the digits.
constraint-global-remainders = Global remainders
    .says =
        The digits in any four cells that meet at a corner leave every possible remainder (0, 1 and 2) when they are divided
        by 3.
constraint-greater-than = Inequality sign
    .says = An inequality sign opens towards the higher of the two digits.
constraint-hidden-skyscraper = Hidden skyscrapers
    .says =
        The number of a hidden skyscraper beside the grid is the first digit of its row or column that cannot be seen
        from there, since one before it is higher.
constraint-killer-cage = Cage
    .says =
        No digit is repeated in a cage; the number in its corner, if there is one, is the sum of its digits.
constraint-little-killer = Little killer
    .says =
        A number with an arrow beside the grid is the sum of the digits on the diagonal that the arrow points along;
        they may be repeated.
constraint-lockout = Lockout line
    .says =
        The digits at the ends of a lockout line differ by at least { $value }; no other digit on it equals one of
        them or lies between them.
constraint-look-and-say = Look-and-say area
    .says =
        The number of a look-and-say area is read in pairs: how many, and of which digit. The area holds exactly so many of
        it. Other digits may stand there, too.
constraint-lunchbox = Lunchbox
    .says =
        No digit is repeated in a lunchbox; its number is the sum of the digits that stand between the lowest and the
        highest digit in it.
constraint-machine-line = Machine line
    .says = The digits on a machine line, read one after the other, lead its machine to one of its ends.
constraint-maximum = Maximum
    .says = The digit in a maximum is higher than those in the cells beside it that are not maxima.
constraint-minimum = Minimum
    .says = The digit in a minimum is lower than those in the cells beside it that are not minima.
constraint-modular-line = Modular line
    .says =
        No two of the digits in { $value ->
            [3] three
           *[other] { $value }
        } neighbouring cells of a modular line leave the same remainder when divided by { $value }.
constraint-nabner = Nabner line
    .says = No two digits on a nabner line are equal or consecutive, wherever on it they stand.
constraint-no-consecutive = No consecutive neighbours
    .says = Digits in cells that share a side never follow one another, unless there is a dot between them.
constraint-no-difference = No such difference of neighbours
    .says = Digits in cells that share a side never differ by { $value }, unless there is a dot between them.
constraint-no-ratio = No such ratio of neighbours
    .says =
        Of two digits in cells that share a side neither is { $value ->
            [2] twice
           *[other] { $value } times
        } the other, unless there is a dot between them.
constraint-no-xv = No unmarked sums of neighbours
    .says = Digits in cells that share a side never sum to 5 or 10, unless there is a V or an X between them.
constraint-numbered-room = Numbered room
    .says =
        The first digit of a row or column, seen from a number beside the grid, says in which cell from there this
        number stands.
constraint-odd = Odd cell
    .says = An odd cell holds an odd digit.
constraint-pair-area = Area of pairs
    .says = Any two digits in an area of pairs form a pair that its table allows.
constraint-pair-line = Line of pairs
    .says = Two neighbouring digits on a line of pairs form a pair that its table allows.
constraint-palindrome = Palindrome
    .says = A palindrome reads the same from both ends.
constraint-pattern-line = Pattern line
    .says = The digits on a pattern line, read one after the other, match its pattern.
constraint-pencil-marks = Cell with a list of digits
    .says = A cell with a list of digits holds one of them.
constraint-quadruple = Quadruple
    .says =
        The four cells around a circle with digits hold each of these at least as often as it is written there.
constraint-ratio = Black dot
    .says =
        Of two digits with a black dot between them one is { $value ->
            [2] twice
           *[other] { $value } times
        } the other.
constraint-region-arrow = Region arrow
    .says =
        The digit of a region arrow says how many cells its arms pass in all before they leave its region; { $value ->
            [0] its own cell counts once.
           *[other] its own cell does not count.
        }
constraint-region-count = Region count
    .says =
        The digit of a region count says how many of the cells that belong to it are in its region; { $value ->
            [0] its own cell counts as well.
           *[other] its own cell does not count.
        }
constraint-region-sum = Equal sum line
    .says =
        The borders of the { $area ->
            [region] regions
           *[other] blocks
        } cut an equal sum line into pieces, which all have the same sum.
constraint-rellik-cage = Rellik cage
    .says =
        No digit is repeated in a rellik cage, and neither one of its digits nor several of them together come to the number
        in its corner.
constraint-renban = Renban line
    .says =
        The digits on a renban line are all different and follow one another without a gap, in whatever order.
constraint-row-indexer = Row indexer
    .says =
        If a row indexer in, say, row 3 holds a 7, then row 7 of the same column holds a 3; the same goes for other rows and
        digits.
constraint-same-digits = Matching areas
    .says = Two matching areas hold the same digits, each as often in the one as in the other.
constraint-sandwich = Sandwich
    .says =
        A sandwich number beside the grid is the sum of the digits between { DIGIT($first) } and { DIGIT($last) } in
        its row or column.
constraint-skyscraper = Skyscrapers
    .says =
        A skyscraper number beside the grid says how many digits of its row or column can be seen from there: each that is
        higher than all before it.
constraint-slow-thermometer = Slow thermometer
    .says = Digits on a slow thermometer never decrease from the bulb on.
constraint-sum-area = Sum area
    .says =
        The digits in a sum area come to the number that is written there; where no house forbids it, they may be repeated.
constraint-sum-line = Sum line
    .says = A sum line can be cut into pieces, each of which comes to its number.
constraint-sum-loop = Sum loop
    .says =
        A sum loop can be cut into pieces, each of which comes to its number; they may begin in any of its cells.
constraint-thermometer = Thermometer
    .says = Digits on a thermometer increase from the bulb on.
constraint-tied-rank = Full rank with ties
    .says =
        Each row and each column, read from either of its ends, is a number. A rank clue beside the grid says which place
        the number that is read from there takes among all of them, counted from the lowest; equal ones may come in
        whichever order. Each digit begins four of these numbers.
constraint-value-indexing = Pointing arrow
    .says =
        The second digit on a pointing arrow says how many cells further along the arrow the first digit stands once more.
constraint-whispers = Whispers line
    .says = Neighbouring digits on a whispers line differ by at least { $value }.
constraint-x-sum = X-sum
    .says =
        An X-sum beside the grid is the sum of the first X digits from there, where X is the very first of them.
constraint-xv = X and V
    .says = Digits with an X between them sum to 10, digits with a V to 5.
constraint-zipper = Zipper line
    .says =
        Each two digits equally far from the middle of a zipper line have the same sum; a cell in the middle, if there is
        one, holds this sum.
