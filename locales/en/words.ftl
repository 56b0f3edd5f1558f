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

## Nouns

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
-noun-diagonal = diagonal
    .plural = diagonals
    .in = on
-noun-digit = digit
    .plural = digits
-noun-extra-group = extra group
    .plural = extra groups
-noun-given = given
    .plural = givens
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
    .plural = regions
-noun-row = row
    .plural = rows
-noun-rule = rule
    .plural = rules
-noun-short-diagonal = short diagonal
    .plural = short diagonals
    .in = on
-noun-solution = solution
    .plural = solutions
-noun-step = step
    .plural = steps

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
