### Rules of the family uniqueness: what follows from the puzzle's having exactly one solution.

## Rectangles

rule-unique-rectangle-1 = Unique rectangle type 1
    .says = Four cells of { $area ->
        [region] two rows, two columns and two regions
        [none] two rows and two columns
       *[other] two rows, two columns and two blocks
    } must not hold just two digits between them, so the only cell that can hold another digit does.
    .spot = { -spot-rectangle } If only one of the four cells has other candidates, strike the two digits from it.
rule-unique-rectangle-2 = Unique rectangle type 2
    .says = If two neighbouring corners of a rectangle have one further candidate each, the same in both, one of them holds it.
    .spot =
        { -spot-rectangle } If two neighbouring corners have one further candidate each, the same in both, one
        of them must hold it: strike it from every cell that sees both.
rule-unique-rectangle-3 = Unique rectangle type 3
    .says = Two corners of a rectangle, counted as a single cell with only their further candidates, form a naked set with other cells of their house.
    .spot =
        { -spot-rectangle } If two neighbouring corners have further candidates, at least one of the two holds one of these. Think
        of both as a single cell that has only the further candidates, and look for a naked pair, triple or quad
        with other cells of their row, column or block. Strike the digits of that set from the other cells of the house.
rule-unique-rectangle-4 = Unique rectangle type 4
    .says = If two corners of a rectangle are the only places for one of its digits in a house, neither holds the other digit.
    .spot =
        { -spot-rectangle } If two neighbouring corners have further candidates, check whether one of the two digits has no
        other place in their row, column or block. One of them holds that digit, so neither may hold the other
        one: strike it from both.
rule-unique-rectangle-5 = Unique rectangle type 5
    .says = If two opposite corners of a rectangle, or three corners, have one further candidate each, the same in all of them, one of these corners holds it.
    .spot =
        { -spot-rectangle } If two opposite corners, or three, have one further candidate each, the same in all of them,
        one of these corners must hold it: strike it from every cell that sees them all.
rule-unique-rectangle-6 = Unique rectangle type 6
    .says = If one of a rectangle’s two digits has no places but its corners in both rows or in both columns, that digit is in the two corners without further candidates.
    .spot =
        { -spot-rectangle } If two opposite corners have further candidates, check whether one of the two digits is confined
        to the corners in both rows or in both columns. Then it cannot be in the two with further candidates: strike it from them.
rule-hidden-rectangle = Hidden rectangle
    .also = Hidden unique rectangle
    .says = If one corner of a rectangle has just its two digits, and one of these has no places but the rectangle’s corners in the row and the column of the opposite corner, that opposite corner does not hold the other digit.
    .spot =
        { -spot-rectangle } It is enough if one corner has just the two digits. Look at the corner opposite it: if one of
        the two digits has no places but the corners in the row and in the column of that corner, strike the other
        digit from it.
rule-avoidable-rectangle-1 = Avoidable rectangle type 1
    .says = Three corners of a rectangle were filled in with two digits, so the fourth must not make these exchangeable.
    .spot =
        { -spot-avoidable } If three corners are filled in, two opposite ones with the same digit, strike the digit of the
        third from the fourth.
rule-avoidable-rectangle-2 = Avoidable rectangle type 2
    .says = If two corners of a rectangle were filled in, and each of the others can hold only the digit that would make them all exchangeable or a further digit, the same in both, one of them holds that further digit.
    .spot =
        { -spot-avoidable } If two corners are filled in, and each of the other two has one candidate that would complete the
        exchange and one further candidate, the same in both, one of them must hold the further one: strike it from
        every cell that sees both.

-spot-rectangle =
    Look for four empty cells that share two candidates and lie where two rows cross two columns, in two blocks. If all four
    held only these, the two digits could be exchanged and the puzzle would have two solutions.
-spot-avoidable =
    Look for four cells, none of them a given, that lie where two rows cross two columns, in two blocks. They count even if
    you have filled them in already: if they held only two digits, each in two opposite corners, the digits could be
    exchanged, and the puzzle would have two solutions.

## Longer patterns

rule-unique-loop = Unique loop
    .says = A loop of six cells or more must not hold just two digits in turn, so at least one of its cells holds a further digit.
    .spot =
        Look for empty cells that share two candidates and lie in a loop, so that every row, column and block has two
        of them or none. If they all held only these, the two digits could be exchanged. From there go on as with
        a unique rectangle: look at the cells that have further candidates.
rule-extended-unique-rectangle = Extended unique rectangle
    .says = Three pairs of cells in two lines must not hold just three digits, so at least one of the six cells holds a further digit.
    .spot =
        Look for two rows through the same blocks, and three columns, where the six cells at the crossings share three
        candidates (or the same with rows and columns exchanged). If they held only these, the two rows could exchange their digits. From
        there go on as with a unique rectangle: look at the cells that have further candidates. Eight cells with four
        digits work in the same way.

## Graves

rule-bug-plus-1 = Bivalue universal grave + 1
    .also = BUG + 1
    .says = If all empty cells had two candidates and in every house each candidate were in exactly two cells, there would be two solutions, so the only cell with more candidates holds the extra one.
    .spot = { -spot-grave } If there is just one cell with three candidates, it holds the one that occurs three times in its row, in its column and in its block.
rule-bug-2 = Bivalue universal grave type 2
    .also = BUG type 2
    .says = If every empty cell has just two candidates, except several that have one more, the same in each, then one of these holds it.
    .spot =
        { -spot-grave } If several cells have one more candidate, the same in all of them, one of these cells holds it:
        strike it from every cell that sees them all.
rule-bug-3 = Bivalue universal grave type 3
    .also = BUG type 3
    .says = If all the cells with more than two candidates lie in one house, their extra candidates count as those of a single cell, and this cell can form a naked set with other cells of the house.
    .spot =
        { -spot-grave } If all cells with further candidates are in one house, think of them as a single cell that has only
        the further ones, and look for a naked set of it and other cells of that house. Strike the digits of that set from
        the rest of the house.
rule-bug-4 = Bivalue universal grave type 4
    .also = BUG type 4
    .says = If every empty cell has just two candidates, except two cells that are the only places for a digit in a house, then neither of these holds its other digit of the grave.
    .spot =
        { -spot-grave } If two cells of a house have further candidates, and a digit of the grave has no other place there,
        one of them holds it and the other a further candidate: strike the other digits of the grave from both.
rule-bug-lite = Bivalue universal grave, lite
    .also = BUG lite
    .says = A few cells must not be left with two digits each so that each digit is, in every house, a candidate in exactly two of these cells or in none.
    .spot =
        Look for a few empty cells that share candidates in such a way that in every row, column and block each of
        these is in exactly two of the cells or in none. Each cell has two of them, and only one or two cells may have
        further candidates. From there go on as with a unique rectangle: one of these cells holds a further
        candidate.

-spot-grave =
    Near the end, when nearly all empty cells have just two candidates, look at the few that have more. Set aside those of
    their candidates that occur more than twice in the row, the column and the block. If each candidate that remains
    is then in exactly two cells of each of its houses, you have found what is called a grave: every cell could hold either
    of its two digits, and the puzzle would have two solutions. So at least one of the candidates that you set aside is true.
