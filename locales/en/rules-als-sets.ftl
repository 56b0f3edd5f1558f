### Rules of the family als, first half: sets of cells that have just enough digits between them.

## Bent sets

rule-xyz-wing = XYZ-wing
    .says = Whatever the pivot holds, the digit that it shares with both pincers is in one of the three cells.
    .spot =
        Look for a cell with three candidates, say 2, 4 and 7: the pivot. It must see two cells with two
        candidates each, the pincers: one with 2 and 4, the other with 7 and 4. The three must not all lie in
        one house. Whichever digit the pivot holds, one of the three cells is 4. Strike 4 from every cell that
        sees all three; such cells lie where the pivot’s block crosses the line that the pivot shares with the
        pincer outside this block.
rule-wxyz-wing = WXYZ-wing
    .says = { -says-bent-set(size: 4) }
    .spot = { -spot-bent-set(size: 4) }
rule-vwxyz-wing = VWXYZ-wing
    .says = { -says-bent-set(size: 5) }
    .spot = { -spot-bent-set(size: 5) }
rule-uvwxyz-wing = UVWXYZ-wing
    .says = { -says-bent-set(size: 6) }
    .spot = { -spot-bent-set(size: 6) }
rule-tuvwxyz-wing = TUVWXYZ-wing
    .also = Bent set of seven cells
    .says = { -says-bent-set(size: 7) }
    .spot = { -spot-bent-set(size: 7) }
rule-stuvwxyz-wing = STUVWXYZ-wing
    .also = Bent set of eight cells
    .says = { -says-bent-set(size: 8) }
    .spot = { -spot-bent-set(size: 8) }
rule-rstuvwxyz-wing = RSTUVWXYZ-wing
    .also = Bent set of nine cells
    .says = { -says-bent-set(size: 9) }
    .spot = { -spot-bent-set(size: 9) }

-says-bent-set =
    If { COUNT($size, noun: "cell") } in two houses that cross have only { COUNT($size, noun: "digit") } between them, and each of these
    digits but one is confined to one house or the other, the remaining digit must be in one of the cells.
-spot-bent-set =
    In a line and a block that cross, look for { COUNT($size, noun: "cell") } with only { COUNT($size, noun: "digit") } between them;
    at least one of the cells must lie where the two cross. For every digit but one, its places in these cells must
    all lie in the line or all in the block. Each of these digits is there at most once, which is not enough to fill
    all the cells, so the remaining digit is there as well. Strike it from every cell that sees all its places in the
    set.

## Sue de Coq

rule-sue-de-coq = Sue de Coq
    .also = Two-sector disjoint subsets
    .says = If two or three cells where a line and { $area ->
        [region] a region
        [called] another house
       *[other] a block
    } cross, together with a set from each, have just as many digits as cells, then each of these digits is used there.
    .spot =
        { -spot-sue-de-coq } In the basic form the cells added from the line and those added from the block have only
        candidates of the crossing cells, and none in common.
rule-extended-sue-de-coq = Extended Sue de Coq
    .says = A Sue de Coq whose sets share digits, or have digits that the crossing cells lack.
    .spot =
        { -spot-sue-de-coq } In the extended form the cells added from the line and those added from the block may also
        have candidates that the crossing cells lack. If both have the same candidate, it counts twice, and it is
        struck from the crossing cells as well.

-spot-sue-de-coq =
    Where a line and a block cross, look for two or three cells with at least two more candidates than there
    are cells. Add cells from the rest of the line and cells from the rest of the block, until there are as many
    cells as digits. Then each of the digits is in these cells: strike the digits of the line’s added cells
    from the other cells of the line, and those of the block’s added cells from the other cells of the block. Digits that
    only the crossing cells have are struck from the rest of the line and of the block.

## Aligned exclusion

rule-aligned-pair-exclusion = Aligned pair exclusion
    .also = APE
    .says = A candidate of one of two cells that occurs in no possible combination of digits for the pair can be struck out.
    .spot =
        Choose two cells that are seen by several cells with two candidates. Write down all pairs of digits that
        the two could hold. Cross out those that take both candidates from one of the other cells and, if the two
        cells see each other, those with the same digit twice. A candidate that is left in no pair is struck
        out.
rule-aligned-triple-exclusion = Aligned triple exclusion
    .also = ATE
    .says = A candidate of one of three cells that occurs in no possible combination of digits for the three can be struck out.
    .spot =
        Choose three cells that are seen by several cells with two or three candidates. Write down all
        combinations of digits that the three could hold. Cross out those that take all candidates from one of the
        other cells and those that put the same digit into two cells that see each other. A candidate that is left in no
        combination is struck out.
