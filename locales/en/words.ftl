### Words that functions put into sentences. They are data of the language: see src/locale/.

-decimal-mark = .

## Conjunctions

-join-and = and
-join-or = or
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
-noun-given = given
    .plural = givens
-noun-house = house
    .plural = houses
-noun-puzzle = puzzle
    .plural = puzzles
-noun-region = region
    .plural = regions
-noun-row = row
    .plural = rows
-noun-rule = rule
    .plural = rules
-noun-solution = solution
    .plural = solutions
-noun-step = step
    .plural = steps

## Houses with a name of their own

-house-diagonal-1 = the main diagonal
    .in = on
-house-diagonal-2 = the other diagonal
    .in = on

## Digits by their names

-digit-0 = zero
    .plural = zeros
-digit-1 = one
    .plural = ones
-digit-2 = two
    .plural = twos
-digit-3 = three
    .plural = threes
-digit-4 = four
    .plural = fours
-digit-5 = five
    .plural = fives
-digit-6 = six
    .plural = sixes
-digit-7 = seven
    .plural = sevens
-digit-8 = eight
    .plural = eights
-digit-9 = nine
    .plural = nines

## Number words

-number-0 = no
-number-1 = one
-number-2 = two
-number-3 = three
-number-4 = four
-number-5 = five
-number-6 = six
-number-7 = seven
-number-8 = eight
-number-9 = nine
-number-10 = ten
-number-11 = eleven
-number-12 = twelve
