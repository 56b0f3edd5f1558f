### Rules of the family als, first half: sets of cells that have just enough digits between them.

## Bent sets

rule-xyz-wing = XYZ-wing
    .says = Whatever the pivot holds, the digit that it shares with both pincers is in one of the three cells.
    .spot =
        Look for a cell with three candidates, say 2, 4 and 7: the pivot. It must see two cells with two
        candidates each, the pincers: one with 2 and 4, the other with 7 and 4, and not both in one house with
        it. Whichever digit the pivot holds, one of the three cells is 4. Strike 4 from every cell that sees
        all three; it lies where the line of the one pincer crosses the block of the other.
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
    .says = { -says-bent-set(size: 7) }
    .spot = { -spot-bent-set(size: 7) }
rule-stuvwxyz-wing = STUVWXYZ-wing
    .says = { -says-bent-set(size: 8) }
    .spot = { -spot-bent-set(size: 8) }
rule-rstuvwxyz-wing = RSTUVWXYZ-wing
    .says = { -says-bent-set(size: 9) }
    .spot = { -spot-bent-set(size: 9) }

-says-bent-set =
    { COUNT($size, noun: "cell", start: "yes") } of a line and a block that have as many digits between them hold the one digit that is not
    kept to a single house.
-spot-bent-set =
    Look at a line and a block that cross, and in them for { COUNT($size, noun: "cell") } with just as many digits between
    them, at least one of the cells where the two cross. All places that a digit has in these cells must lie in
    the line, or all in the block; only one digit may have places on both sides. The others are there at most
    once each, which is not enough to fill all the cells, so this digit is among them. Strike it from every
    cell that sees all its places in the set.

## Sue de Coq

rule-sue-de-coq = Sue de Coq
    .also = Two-sector disjoint subsets
    .says = Two or three cells where a line and a block cross share out their digits with a set in the line and one in the block.
    .spot =
        { -spot-sue-de-coq } In the basic form the cells of the line and those of the block hold only candidates
        of the crossing cells, and share none of them.
rule-extended-sue-de-coq = Extended Sue de Coq
    .says = A Sue de Coq whose sets share digits, or have digits that the crossing cells lack.
    .spot =
        { -spot-sue-de-coq } In the extended form the cells of the line and those of the block may also have
        candidates that the crossing cells lack. If both have the same candidate, it counts twice, and it is
        struck from the crossing cells as well.

-spot-sue-de-coq =
    Where a line and a block cross, look for two or three cells with at least two more candidates than there
    are cells. Add cells of the rest of the line and cells of the rest of the block, until there are as many
    cells as digits. Then each digit is among them: strike the digits of the cells in the line from the rest
    of the line, those of the cells in the block from the rest of the block, and what only the crossing cells
    have from both.

## Aligned exclusion

rule-aligned-pair-exclusion = Aligned pair exclusion
    .also = APE
    .says = A digit that occurs in no possible combination of digits for two cells can be struck out.
    .spot =
        Choose two cells that are seen by several cells with two candidates. Write down all pairs of digits that
        the two could hold, and cross out those that take both candidates from one of the other cells; if the two
        cells see each other, those with the same digit twice as well. A candidate that is left in no pair is
        struck out.
rule-aligned-triple-exclusion = Aligned triple exclusion
    .also = ATE
    .says = A digit that occurs in no possible combination of digits for three cells can be struck out.
    .spot =
        Choose three cells that are seen by several cells with two or three candidates. Write down all
        combinations of digits that the three could hold, and cross out those that take all candidates from one
        of the other cells or put the same digit into two that see each other. A candidate that is left in no
        combination is struck out.
