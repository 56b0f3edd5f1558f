### Rules of the family uniqueness: what follows from the puzzle's having exactly one solution.

## Rectangles

rule-unique-rectangle-1 = Unique rectangle type 1
    .says = Four cells of two rows, two columns and two blocks must not hold just two digits between them, so the only cell that can hold another digit does.
    .spot = { -spot-rectangle } If only one of the four cells has other candidates, strike the two digits from it.
rule-unique-rectangle-2 = Unique rectangle type 2
    .says = Two corners of a rectangle can hold the same third digit besides its two, so one of them does.
    .spot =
        { -spot-rectangle } If two neighbouring corners have one further candidate each, and it is the same, one
        of them must hold it: strike it from every cell that sees both.
rule-unique-rectangle-3 = Unique rectangle type 3
    .says = Two corners of a rectangle act as one cell with their further candidates and make a naked set with others of their house.
    .spot =
        { -spot-rectangle } If two neighbouring corners have further candidates, one of the two holds one of these. Think
        of both as a single cell that has only the further candidates, and look for a naked pair, triple or quad
        with other cells of their row, column or block.
rule-unique-rectangle-4 = Unique rectangle type 4
    .says = Two corners of a rectangle are the only places for one of its digits in a house, so neither holds the other digit.
    .spot =
        { -spot-rectangle } If two neighbouring corners have further candidates, check whether one of the two digits has no
        other place in their row, column or block. One of them holds that digit, so neither may hold the other
        one: strike it from both.
rule-unique-rectangle-5 = Unique rectangle type 5
    .says = Two opposite corners of a rectangle, or three, can hold the same third digit besides its two, so one of them does.
    .spot =
        { -spot-rectangle } If two opposite corners, or three, have one further candidate each, and it is the same, one
        of them must hold it: strike it from every cell that sees them all.
rule-unique-rectangle-6 = Unique rectangle type 6
    .says = One digit of a rectangle has places only in its corners in both rows or in both columns, so it is in the two corners without further candidates.
    .spot =
        { -spot-rectangle } If two opposite corners have further candidates, check whether one of the two digits is confined
        to the corners in both rows or in both columns. Then it cannot be in the two with further candidates: strike it from them.
rule-hidden-rectangle = Hidden rectangle
    .says = One digit of a rectangle is confined to its corners in the row and the column of one corner, so that corner does not hold the other digit.
    .spot =
        { -spot-rectangle } It is enough that one corner has just the two digits. Look at the corner opposite to it: if
        one of the two digits has no places but the corners both in its row and in its column, strike the other digit
        from it.
rule-avoidable-rectangle-1 = Avoidable rectangle type 1
    .says = Three corners of a rectangle were filled in with two digits, so the fourth must not make these exchangeable.
    .spot =
        { -spot-avoidable } If three corners are filled so, with the same digit in two opposite ones, strike the digit
        of the third from the fourth.
rule-avoidable-rectangle-2 = Avoidable rectangle type 2
    .says = Two corners of a rectangle were filled in and the others can complete the exchange or hold the same further digit, so one of them holds that.
    .spot =
        { -spot-avoidable } If two corners are filled, and the two others have one candidate each that would complete the
        exchange and one further candidate that is the same, one of them must hold it: strike it from every cell that
        sees both.

-spot-rectangle =
    Look for four empty cells where two rows cross two columns, in two blocks, that share two candidates. If all four
    held only these, the two digits could be exchanged and the puzzle would have two solutions.
-spot-avoidable =
    Look at four cells where two rows cross two columns, in two blocks, none of them a given. If they held only two
    digits in turn, these could be exchanged, even where you have filled them in already.

## Longer patterns

rule-unique-loop = Unique loop
    .says = A loop of six cells or more must not hold just two digits in turn, so one that can hold another does.
    .spot =
        Look for empty cells that share two candidates and lie in a loop, so that every row, column and block has two
        of them or none. If they all held only these, the two digits could be exchanged. From there go on as with
        a unique rectangle: look at the cells that have further candidates.
rule-extended-unique-rectangle = Extended unique rectangle
    .says = Three pairs of cells between two lines must not hold just three digits, so one that can hold another does.
    .spot =
        Look for two rows of the same blocks and three columns, or the other way round, whose six cells share three
        candidates. If they held only these, the two rows could exchange them. From there go on as with a unique
        rectangle: look at the cells that have further candidates. Four digits in eight cells do as well.

## Graves

rule-bug-plus-1 = Bivalue universal grave + 1
    .also = BUG + 1
    .says = If all empty cells had two candidates and in every house each candidate were in exactly two cells, there would be two solutions, so the only cell with more candidates holds the extra one.
    .spot = { -spot-grave } If there is just one cell with three candidates, it holds the one that is in its row, column and block three times.
rule-bug-2 = Bivalue universal grave type 2
    .also = BUG type 2
    .says = All empty cells have two candidates, but for some with the same further digit, so one of them holds it.
    .spot =
        { -spot-grave } If several cells have one candidate more, and it is the same, one of them holds it: strike it
        from every cell that sees them all.
rule-bug-3 = Bivalue universal grave type 3
    .also = BUG type 3
    .says = Only a few cells of one house have further candidates; counted as a single cell with just these, they form a naked set with other cells of that house.
    .spot =
        { -spot-grave } If all cells with more candidates are in one house, think of them as a single cell that has only
        the further ones, and look for a naked set with other cells of that house.
rule-bug-4 = Bivalue universal grave type 4
    .also = BUG type 4
    .says = All empty cells have two candidates, but for two that are the only places for a digit in a house, so neither holds its other digit of the grave.
    .spot =
        { -spot-grave } If two cells of a house have more candidates, and a digit of the grave has no other place there,
        one of them holds it and the other a further candidate: strike the other digits of the grave from both.
rule-bug-lite = Bivalue universal grave, lite
    .also = BUG lite
    .says = A few cells must not be left with two digits each so that each digit is, in every house, a candidate in exactly two of these cells or in none.
    .spot =
        Look for a few empty cells with two candidates each of which every row, column and block has exactly two, or
        none, with each candidate, but for one or two cells that have more. From there go on as with a unique
        rectangle: one of these holds a further candidate.

-spot-grave =
    Towards the end, when nearly all empty cells have two candidates, look for the others, and take out of each
    the candidates that occur more than twice in its row, column and block. If then in every house each candidate is in exactly two cells,
    without them this would be a grave: every cell could take either digit, and the puzzle would have two solutions.
