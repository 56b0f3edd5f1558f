### Rules of the family cover, without the fish: singles, intersections, naked and hidden sets.

## Singles

rule-full-house = Full house
    .says = The last empty cell of a house takes the last missing digit.
    .spot =
        Look for a row, a column or a block with a single empty cell. Go through the digits to see
        which one is missing: it goes there. After every digit that you fill in, glance at its row, its
        column and its block.
rule-hidden-single-block = Hidden single { LENGTH($called) ->
        [1] { HOUSES($called, form: "one", prep: "in") }
       *[other] { $area ->
            [region] in a region
            [diagonal] on a diagonal
            [called] in a house
            [block-or-diagonal] in a block or on a diagonal
           *[other] in a block
        }
    }
    .says = A digit that fits into only one cell of { LENGTH($called) ->
        [1] { HOUSES($called, form: "one") }
       *[other] { $area ->
            [region] a region
            [diagonal] a diagonal
            [called] a house
            [block-or-diagonal] a block or of a diagonal
           *[other] a block
        }
    } goes there.
    .spot =
        Choose a digit, preferably one that is in the grid many times already, and a block that lacks it. Rule
        out the cells of the block that see this digit in their row or column. If one empty cell is
        left, the digit goes there.
rule-hidden-single-row = Hidden single in a row
    .says = A digit that fits into only one cell of a row goes there.
    .spot =
        Choose a row and a digit that it lacks. Rule out the empty cells that see this digit in their
        column or block. If one is left, the digit goes there. It is easiest in rows with few empty
        cells.
rule-hidden-single-column = Hidden single in a column
    .says = A digit that fits into only one cell of a column goes there.
    .spot =
        Choose a column and a digit that it lacks. Rule out the empty cells that see this digit in their
        row or block. If one is left, the digit goes there. It is easiest in columns with few empty
        cells.
rule-naked-single = Single candidate
    .also = Naked single
    .says = A cell that can hold only one digit holds it.
    .spot =
        Look for a cell whose row, column and block together hold many different digits already. Find
        the digits that the cell does not see. If there is only one, it goes there. If candidates are
        written down, this is a cell with just one.

## Intersections

rule-locked-pair = Locked pair
    .says = If two cells where a { $area ->
        [region] region
        [called] house
       *[other] block
    } meets a line can hold only the same two digits, those digits can be nowhere else in that { $area ->
        [region] region
        [called] house
       *[other] block
    } or line.
    .spot =
        Look for two cells with the same two candidates and no others, which lie in one block and also
        in one row or column. The two digits fill these cells. Strike them from the rest of the block
        and from the rest of the row or column.
rule-locked-triple = Locked triple
    .says = If the three cells where a { $area ->
        [region] region
        [called] house
       *[other] block
    } meets a line can hold only three digits between them, those digits can be nowhere else in that { $area ->
        [region] region
        [called] house
       *[other] block
    } or line.
    .spot =
        Look at the three cells in which a block meets a row or a column. If all three are empty and
        have only three different candidates between them, these digits fill them. Strike the three
        digits from the rest of the block and from the rest of the row or column.
rule-pointing = Pointing
    .also = Locked candidates type 1, pointing pair, pointing triple
    .says = If a digit of a { $area ->
        [region] region
        [called] house
       *[other] block
    } can only be in one line, it cannot be elsewhere in that line.
    .spot =
        Choose a block and a digit that it lacks. Find all cells of the block into which it still fits.
        If they all lie in one row or in one column, strike the digit from the rest of that row or
        column, outside the block.
rule-claiming = Claiming
    .also = Locked candidates type 2, box/line reduction
    .says = If a digit of a line can only be in one { $area ->
        [region] region
        [called] house
       *[other] block
    }, it cannot be elsewhere in that { $area ->
        [region] region
        [called] house
       *[other] block
    }.
    .spot =
        Choose a row or a column and a digit that it lacks. Find all of its cells into which the digit
        still fits. If they all lie in one block, strike the digit from the other cells of that block.

## Naked sets

rule-naked-pair = Naked pair
    .says = Two cells of a house that can hold only the same two digits keep them for themselves.
    .spot =
        Find a cell with just two candidates, and look in its row, column and block for another one with
        the same two. Strike both digits from all other cells of the house that the two cells share.
rule-naked-triple = Naked triple
    .says = Three cells of a house that between them can hold only three digits keep them for themselves.
    .spot = { -spot-naked-set(size: 3) }
rule-naked-quad = Naked quad
    .says = Four cells of a house that between them can hold only four digits keep them for themselves.
    .spot = { -spot-naked-set(size: 4) }
rule-naked-set-5 = Naked quintuple
    .says = Five cells of a house that between them can hold only five digits keep them for themselves.
    .spot = { -spot-naked-set(size: 5) } { -spot-large-naked-set }
rule-naked-set-6 = Naked sextuple
    .says = Six cells of a house that between them can hold only six digits keep them for themselves.
    .spot = { -spot-naked-set(size: 6) } { -spot-large-naked-set }
rule-naked-set-7 = Naked septuple
    .says = Seven cells of a house that between them can hold only seven digits keep them for themselves.
    .spot = { -spot-naked-set(size: 7) } { -spot-large-naked-set }

-spot-naked-set =
    In a row, a column or a block, look at the cells with no more than { COUNT($size, noun: "candidate") }.
    Find { COUNT($size, noun: "cell") } among them that together can hold only { COUNT($size, noun: "digit") };
    a cell need not have all of these. Strike the digits from the other cells of that
    house.
-spot-large-naked-set =
    On a 9×9 grid the few remaining cells of the house are then a hidden set, which is easier to see.

## Hidden sets

rule-hidden-pair = Hidden pair
    .says = Two digits of a house that fit only into the same two cells leave no room there for others.
    .spot =
        Choose a row, a column or a block, and look for two digits that have just two places left in it.
        If these are the same two cells for both digits, strike all other candidates from them.
rule-hidden-triple = Hidden triple
    .says = Three digits of a house that between them fit only into three cells leave no room there for others.
    .spot = { -spot-hidden-set(size: 3) }
rule-hidden-quad = Hidden quad
    .says = Four digits of a house that between them fit only into four cells leave no room there for others.
    .spot = { -spot-hidden-set(size: 4) }

-spot-hidden-set =
    In a row, a column or a block, look at the missing digits that fit into no more
    than { COUNT($size, noun: "cell") }. Find { COUNT($size, noun: "digit") } among them that together
    fit only into { COUNT($size, noun: "cell") }; a digit need not fit into all of these. Strike
    all other candidates from those cells.

## The same, told together with the single that it uncovers

rule-direct-pointing = Direct pointing
    .says = Pointing, together with the single that it uncovers at once.
    .spot =
        Look for a block in which a missing digit fits only into one row or one column. In that row or
        column it cannot be in any other block. Look at the houses that lose places for the digit in this
        way: if only one place is left in one of them, the digit goes there. No candidates need to be
        written down.
rule-direct-claiming = Direct claiming
    .says = Claiming, together with the single that it uncovers at once.
    .spot =
        Look for a row or a column in which a missing digit fits only into one block. It cannot be
        elsewhere in that block. Look at the houses that lose places for the digit in this way: if
        only one place is left in one of them, the digit goes there.
rule-direct-hidden-pair = Direct hidden pair
    .says = A hidden pair, together with the single that it uncovers at once.
    .spot =
        In a row, a column or a block, look for two digits that fit only into the same two cells. There is
        no room for other digits in these. See whether that leaves another digit of the house only one
        place: if so, it goes there.
rule-direct-hidden-triple = Direct hidden triple
    .says = A hidden triple, together with the single that it uncovers at once.
    .spot =
        In a row, a column or a block, look for three digits that fit only into the same three cells.
        There is no room for other digits in these. See whether that leaves another digit of the house
        only one place: if so, it goes there.
