### Words that functions put into sentences. They are data of the language: see src/locale/.

-decimal-mark = .

## Conjunctions

-join-and = and
# Behind the last part but one of a list whose parts are lists themselves, there with the mark that separates the parts.
-join-parts = and
    .marked = yes
-join-or = or
    .marked = yes
-join-either = or
-join-nor = nor
    .first = neither
    .single = not

## Prepositions

-preposition-in = in
-preposition-into = into
-preposition-from = from
-preposition-with = with
-preposition-to = to

## How a constraint is called by where it is: "the cage at A1", "the line from C4 to G2", "the dot between A1 and B1"

-placed = placed
    .article = the
    .at = at
    .first = from
    .last = to
    .between = between
    .and = and

## Nouns; those of houses with what one of them is called, whichever: `.one`

-noun-attempt = attempt
    .plural = attempts
-noun-block = block
    .plural = blocks
-noun-candidate = candidate
    .plural = candidates
-noun-cell = cell
    .plural = cells
-noun-column = column
    .plural = columns
-noun-constraint = constraint
    .plural = constraints
-noun-derived-house = derived house
    .one = a derived house
    .plural = derived houses
-noun-diagonal = diagonal
    .plural = diagonals
    .in = on
-noun-digit = digit
    .plural = digits
-noun-disjoint-group = disjoint group
    .one = a disjoint group
    .plural = disjoint groups
-noun-extra-group = extra group
    .one = an extra group
    .plural = extra groups
-noun-given = given
    .plural = givens
-noun-hidden-window = hidden window
    .one = a hidden window
    .plural = hidden windows
-noun-hint = hint
    .plural = hints
-noun-house = house
    .plural = houses
-noun-line = line
    .plural = lines
-noun-mistake = mistake
    .plural = mistakes
-noun-part = part
    .plural = parts
-noun-puzzle = puzzle
    .plural = puzzles
-noun-region = region
    .one = a region
    .plural = regions
-noun-row = row
    .plural = rows
-noun-rule = rule
    .plural = rules
-noun-short-diagonal = short diagonal
    .one = a short diagonal
    .plural = short diagonals
    .in = on
-noun-solution = solution
    .plural = solutions
-noun-step = step
    .plural = steps
-noun-window = window
    .one = a window
    .plural = windows

## Houses with a name of their own

-house-diagonal-1 = the falling diagonal
    .in = on
-house-diagonal-2 = the rising diagonal
    .in = on
-house-diagonals = both diagonals
    .in = on
-house-asterisk = the asterisk
-house-centre-dots = the house of centre dots
-house-girandola = the girandola
