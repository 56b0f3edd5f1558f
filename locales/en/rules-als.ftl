### Rules of the family als: almost locked sets that digits join.

rule-als-xz = ALS-XZ
    .also = Almost locked sets, XZ rule
    .says = If two almost locked sets cannot both hold a digit X that they share, at least one of them holds any further digit that they share.
    .spot =
        { -spot-als-set } Look for two such sets that share a digit X, where every cell of one set that can hold X sees every such
        cell of the other. The two sets cannot both hold X, so one of them has all its other digits. If they also
        share a digit Z, strike Z from every cell that sees all the cells for Z in both sets.
rule-als-xz-doubly = Doubly linked ALS-XZ
    .also = ALS ring of two sets
    .says = Two almost locked sets that share two digits, neither of which they can both hold, keep all their digits for themselves.
    .spot =
        { -spot-als-set } Look for two such sets that share two digits. For each of these, every cell of one set that can hold it
        must see every such cell of the other. One set lacks one of the two digits, the other set lacks the other, and nothing
        else is missing. Strike each of the two digits from every cell that sees all cells for it in both sets, and any
        further digit of a set from every cell that sees all cells for it in that set.
rule-als-xy-wing = ALS-XY-wing
    .says = If two almost locked sets are joined to a third by different digits, at least one of the two holds any further digit that they share.
    .spot =
        { -spot-als-set } Look for three such sets: the first and the second share a digit X, the second and the third
        another digit Y, and in both cases all the cells for the digit in one set see all those in the other. If
        the first set holds X, the second must hold Y, so the third lacks it: the first set or the third has all
        its other digits. If these two share a digit Z, strike Z from every cell that sees all the cells for Z in
        both.
rule-als-chain = ALS chain
    .says = If almost locked sets form a chain, each joined to the next by a digit that is not the digit of the step before, then the first or the last set holds any further digit that these two share.
    .spot =
        { -spot-als-set } Go from one such set to another by a digit that they share, if all the cells for it in one see
        all those in the other; go on from there by a different digit, and so on. If the first set holds the digit
        of the first step, the second set lacks it and so holds the digit of the next step, and so on: in the end the
        first or the last set has all its other digits. If these two share a further digit, strike it from every cell
        that sees all cells for it in both.
rule-death-blossom = Death blossom
    .says = Whatever digit the stem cell holds, it takes that digit from a petal, an almost locked set, which then holds the digit that all petals share.
    .spot =
        { -spot-als-set } Choose a cell with three or more candidates as the stem. For each of its digits find a petal:
        such a set in which all the cells for that digit see the stem. Whatever the stem is, one petal loses that
        digit and has all its others. If all petals share a digit that the stem does not have, strike it from
        every cell that sees all cells for it in all petals.

-spot-als-set =
    An almost locked set (ALS) is a group of cells in a house that together have one digit more than there are cells,
    such as one cell with two digits, or three cells with four. If it lacks one of its digits, it has all the others.
