### Rules of the family als: almost locked sets that digits join.

rule-als-xz = ALS-XZ
    .also = Almost locked sets, XZ rule
    .says = If two almost locked sets cannot both hold a digit X that they share, one of them holds every other digit that they share.
    .spot =
        { -spot-als-set } Look for two such sets that share a digit X all of whose cells in the one set see all of its
        cells in the other. The two sets cannot both hold X, so one of them has all its other digits. If they share a digit
        Z as well, strike Z from every cell that sees all cells of Z in both sets.
rule-als-xz-doubly = Doubly linked ALS-XZ
    .also = ALS ring of two sets
    .says = Two almost locked sets that cannot both hold either of two digits keep all their digits to themselves.
    .spot =
        { -spot-als-set } Look for two such sets that share two digits, each of which has all its cells in the one set
        in sight of all its cells in the other. One set lacks the one digit and the other set the other, and
        nothing else is missing. Strike each of the two digits from what sees all of its cells in both
        sets, and every other digit from what sees all of its cells in one of them.
rule-als-xy-wing = ALS-XY-wing
    .says = Two almost locked sets are joined to a third by different digits, so one of the two holds every other digit that they share.
    .spot =
        { -spot-als-set } Look for three such sets: the first and the second share a digit X, the second and the third
        another digit Y, and in both cases all cells of the digit in the one set see all of its cells in the
        other. If the first set holds X, the second must hold Y, so the third lacks it: the first set or the
        third has all its other digits. If they share a digit Z, strike it from every cell that sees all cells of Z in both.
rule-als-chain = ALS chain
    .says = In a chain of almost locked sets, each joined to the next by another digit, the first or the last holds every other digit that they share.
    .spot =
        { -spot-als-set } Go from such a set to another by a digit that they share and of which all cells in the one
        see all cells in the other, from there on by a different digit, and so on. If the first set holds its
        digit, the next lacks it and holds the digit of the next step; so in the end the first or the last
        set has all its other digits. Strike a digit that both have from every cell that sees all of its
        cells in both.
rule-death-blossom = Death blossom
    .says = Whatever digit the stem cell holds, it takes that digit from a petal, an almost locked set, which then holds a digit that all petals share.
    .spot =
        { -spot-als-set } Choose a cell with three or more candidates as the stem. For each of its digits find a petal:
        such a set in which all cells of the digit see the stem. Whatever the stem is, one petal loses that
        digit and has all its others. If all petals share a digit that the stem does not have, strike it from
        every cell that sees all of its cells in all petals.

-spot-als-set =
    An almost locked set (ALS) is a group of cells in a house that together have one digit more than there are cells,
    such as one cell with two digits, or three cells with four. If it lacks one of its digits, it has all the others.
