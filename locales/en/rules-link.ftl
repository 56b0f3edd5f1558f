### Rules of the family link: what follows from links between candidates, one after another.

## Two strong links of one digit

rule-skyscraper = Skyscraper
    .says = If two parallel lines have just two places each for a digit, and one place of each lies in the same crossing line, the digit is in at least one of the other two.
    .spot =
        Choose a digit and look for two rows in which it has just two places each. One place of each row
        must lie in the same column: these two cannot both hold the digit, so one of the other two does.
        Strike the digit from every cell that sees both of those. Try the same with rows and columns
        exchanged.
rule-two-string-kite = 2-string kite
    .says = If a row and a column have just two places each for a digit, and one place of each lies in the same { $area ->
        [region] region
        [called] house
       *[other] block
    }, the digit is in at least one of the other two.
    .spot =
        Choose a digit and look for a row and a column in which it has just two places each. One place of
        the row and one of the column must be different cells of the same block: they cannot both hold
        the digit, so one of the two far ends does. Strike the digit from every cell that sees both far
        ends; usually this is only the cell where the column of one end and the row of the other cross.
rule-dual-two-string-kite = Dual 2-string kite
    .says = Two kites that meet in the same two cells of a { $area ->
        [region] region
        [called] house
       *[other] block
    }, each with its own elimination.
    .spot =
        Find a 2-string kite. Its row and its column meet in a block; call their cells there the first and the
        second. If the digit also has just two places in the column of the first and just two in the row of the
        second, there is another kite. Strike what each of the two
        kites strikes.
rule-turbot-fish = Turbot fish
    .says = If one end of a strong link of a digit sees one end of another, the digit is in at least one of the two outer ends.
    .spot =
        Choose a digit and mark the houses in which it has just two places; such a pair is a strong link.
        Look for two of these pairs in which a place of the one sees a place of the other. These two
        cannot both hold the digit, so one of the two outer places does. Strike the digit from every
        cell that sees both outer places.
rule-empty-rectangle = Empty rectangle
    .also = Hinge
    .says = A { $area ->
        [region] region
        [called] house
       *[other] block
    } whose places for a digit all lie in one row and one column, and a line with just two places for it, together clear a cell.
    .spot =
        Choose a digit and look for a block in which all its places lie in one row and one column. Then
        look outside the block for another column in which it has just two places, one of them in that
        row. The row of the other place crosses the first column in a cell: if the digit were there, the
        other column would have it in the first row, and the block would have no place left. Strike it
        from that cell, and try the same with rows and columns exchanged.
rule-dual-empty-rectangle = Dual empty rectangle
    .says = An empty rectangle that can be read in two ways, each with its own elimination.
    .spot =
        Find an empty rectangle: a block whose places for a digit all lie in one row and one column, and a
        line with just two places for it. Then see whether the block leads to another cell as well: by
        another line with two places, or because its own places can be divided differently into a row
        and a column. Strike what each of the two readings strikes.

## Colours

rule-simple-colours-trap = Simple colours: trap
    .also = Colour trap, simple colouring rule 4
    .says = Whichever of two colours is true, a candidate that sees both is false.
    .spot = { -spot-colours } Strike the digit from every cell outside the net that sees cells of both colours.
rule-simple-colours-wrap = Simple colours: wrap
    .also = Colour wrap, simple colouring rule 2
    .says = A colour that occurs twice in one house is false.
    .spot =
        { -spot-colours } If two cells of the same colour see each other, this colour is false: strike the
        digit from all its cells.
rule-multi-colours-1 = Multi-colours 1
    .says = If a colour of one net sees a colour of another net, at least one of the two opposite colours is true.
    .spot =
        { -spot-colours } Do the same with a second net of the digit and two other colours. If a cell of one
        net sees a cell of the other, their two colours cannot both be true, so at least one of the two
        opposite colours is true: strike the digit from every cell that sees cells of both of these.
rule-multi-colours-2 = Multi-colours 2
    .says = A colour that sees both colours of another net is false.
    .spot =
        { -spot-colours } Do the same with a second net of the digit and two other colours. If cells of a
        colour in one net see cells of both colours of the other net, that first colour is false: strike the
        digit from all its cells.

-spot-colours =
    Choose a digit and join its places in every house where it has just two. Colour a net of joined places
    with two colours alternately: either all places of one colour are true, or all those of the other.

## Cells with two candidates

rule-remote-pair = Remote pair
    .says = Along a chain of cells with the same two candidates the digits alternate, so with an even number of cells its two ends hold one of the digits each.
    .spot =
        Look for four or more cells with the same two candidates, each of which sees the next. The two
        digits alternate along them, so the first and the fourth cell hold different ones, and so do any
        two with an even number of cells between them. Strike both digits from every cell that sees
        two such cells.
rule-w-wing = W-wing
    .also = Semi-remote naked pair
    .says = Two cells with the same two candidates, joined by a strong link of one digit, hold the other digit at least once.
    .spot =
        Look for two cells with the same two candidates, say 3 and 8, that do not see each other. Then look
        for a house in which one of these digits, say 3, has just two places, one seen by the first cell
        and the other by the second. One of those places is 3, so one of the two cells is 8. Strike 8
        from every cell that sees both of them.
rule-xy-wing = XY-wing
    .also = Y-wing
    .says = Whatever the pivot holds, one of its two pincers holds the digit they share.
    .spot =
        Look for a cell with two candidates, say 2 and 7: the pivot. It must see two more such cells, the
        pincers: one with 2 and a third digit, say 4, the other with 7 and 4. Whichever digit the pivot
        holds, one of the pincers is 4. Strike 4 from every cell that sees both pincers.
rule-xy-chain = XY-chain
    .says = A chain through cells with two candidates that begins and ends with the same digit has it at one end at least.
    .spot =
        Look at the cells with two candidates. Set out from one of them, say one with 5 and 2: by the 2 go
        on to a cell in its sight with 2 and 6, from there by the 6 to the next cell, and so on. As soon
        as you come to a cell whose other digit is 5 again, one of the two ends is 5. Strike 5 from every
        cell that sees both ends.

## Chains and loops

rule-x-chain = X-chain
    .says = A chain of one digit with strong links at both ends has the digit at one end at least.
    .spot =
        Choose a digit and start with a house in which it has just two places. From the second place go to
        one that it sees and that is again one of just two in some house, then to the other one of those
        two, and so on. If you stop after such a pair, the digit is at the first place or at the last.
        Strike it from every cell that sees both ends.
rule-continuous-nice-loop = Continuous nice loop
    .also = AIC ring
    .says = In a closed chain whose strong and weak links alternate all the way round, each weak link is strong as well.
    .spot = { -spot-links } { -spot-continuous-loop }
rule-discontinuous-nice-loop = Discontinuous nice loop
    .says = In a closed chain whose strong and weak links alternate everywhere but in one cell, a candidate of that cell is decided: true if two strong links meet in it, false if two weak ones do.
    .spot = { -spot-links } { -spot-discontinuous-loop }
rule-aic = AIC
    .also = Alternating inference chain
    .says = A chain of links that are strong and weak in turn, with strong ones at both ends, has a true candidate at one end at least.
    .spot = { -spot-links } { -spot-chain }

-spot-links =
    A strong link joins two candidates of which at least one is true, a weak link two of which at most one
    is true.
-spot-continuous-loop =
    Go by strong and weak links in turn until you are back at the start and the links still alternate there.
    Then exactly one of the two candidates of each weak link is true. Where the link joins one digit in two
    cells, strike it from the other cells that see both; where it joins two digits of a cell, strike
    the other digits from that cell.
-spot-discontinuous-loop =
    Go by strong and weak links in turn until you are back in the cell where you began. If two strong links
    meet there in one candidate, it is true; if two weak ones do, it is false. If a strong and a weak link
    meet there in different digits, the digit of the weak one is false.
-spot-chain =
    Begin with a strong link, go on by weak and strong ones in turn, and end with a strong one: at least
    one of the two ends is true. If both ends are the same digit, strike it from every cell that sees
    both. If they are different digits of cells that see each other, strike from each of these cells
    the digit of the other end.

## The same over groups of cells

rule-grouped-continuous-nice-loop = Grouped continuous nice loop
    .says = In a closed chain whose strong and weak links alternate all the way round, some of them between groups of cells, each weak link is strong as well.
    .spot = { -spot-group } In other respects it is found and used like a continuous nice loop.
rule-grouped-discontinuous-nice-loop = Grouped discontinuous nice loop
    .says = In a closed chain whose strong and weak links, some of them between groups of cells, alternate everywhere but in one cell, a candidate of that cell is decided.
    .spot = { -spot-group } In other respects it is found and used like a discontinuous nice loop.
rule-grouped-aic = Grouped AIC
    .says = A chain of links that are strong and weak in turn, some of them between groups of cells, with strong ones at both ends, has a true candidate at one end at least.
    .spot = { -spot-group } In other respects it is found and used like an AIC.

-spot-group =
    Two or three cells in which a block meets a row or a column can together be the end of a link: such a group holds
    a digit if one of its cells does, and a cell sees the group only if it sees every cell of it. If a house has its places
    for a digit in just two groups, or in a group and one more cell, a strong link joins these.

## The same through almost locked sets

rule-als-continuous-nice-loop = Continuous nice loop with ALS
    .says = In a closed chain whose strong and weak links alternate all the way round, some of them through almost locked sets (groups of cells with one digit more than cells), each weak link is strong as well.
    .spot = { -spot-almost-locked-set } In other respects it is found and used like a continuous nice loop.
rule-als-discontinuous-nice-loop = Discontinuous nice loop with ALS
    .says = In a closed chain whose strong and weak links, some of them through almost locked sets (groups of cells with one digit more than cells), alternate everywhere but in one cell, a candidate of that cell is decided.
    .spot = { -spot-almost-locked-set } In other respects it is found and used like a discontinuous nice loop.
rule-als-aic = AIC with ALS
    .says = A chain of links that are strong and weak in turn, some of them through almost locked sets (groups of cells with one digit more than cells), with strong ones at both ends, has a true candidate at one end at least.
    .spot = { -spot-almost-locked-set } In other respects it is found and used like an AIC.

-spot-almost-locked-set =
    Look for a few cells of a house that together have one digit more than there are cells: an almost
    locked set (ALS). If one of its digits is not in it, all the others are, so a strong link joins any two
    of them. A weak link leads from one of its digits to the same digit in a cell that sees all places of that
    digit in the set.

## Odd rings

rule-broken-wing = Broken wing
    .also = Guardians
    .says = A digit cannot have only the places of an odd ring in the houses of that ring, so one of its extra places, the guardians, holds it.
    .spot =
        Choose a digit and look for an odd ring of its places, five or more, in which every two neighbours
        share a house. If these houses had no other places for the digit, it would have to be in every
        second cell of the ring, which is impossible with an odd number of cells. So the digit is in one of
        the other places, the guardians. Strike it from every cell that sees them all; if there is only
        one guardian, the digit goes there.
