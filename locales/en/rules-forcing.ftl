### Rules of the families forcing and template: what suppositions lead to, and the full placements of a digit.

## Forcing chains and nets

rule-forcing-chain-contradiction = Forcing chain: contradiction
    .also = Contradiction chain
    .says = A candidate that leads along chains to a contradiction is false.
    .spot =
        Suppose that a candidate is true and follow it along chains: where one digit by itself leaves a cell only one candidate,
        or another digit only one place in a house, you know the next digit, and so on. If the chains together leave a cell
        no candidate, or a digit no place in a house, strike the candidate you began with.
rule-forcing-chain-verity = Forcing chain: verity
    .also = Cell or region forcing chain
    .says = What follows along chains from every candidate of a cell, or from every place of a digit in a house, is true.
    .spot =
        Choose a cell with few candidates, or a digit with few places in a house. Follow each of the
        possibilities along chains, one digit after another. One of them is true, so whatever all of
        them lead to is true as well.
rule-forcing-net-contradiction = Forcing net: contradiction
    .also = Contradiction net, Nishio
    .says = A candidate that leads by singles to a contradiction is false.
    .spot =
        Suppose that a candidate is true, and fill in the singles that follow, and all singles that follow from those. If a cell is left without a candidate, or a digit without a place in a house, strike the
        candidate you began with.
rule-forcing-net-verity = Forcing net: verity
    .also = Dynamic forcing chain
    .says = What follows by singles from every candidate of a cell, or from every place of a digit in a house, is true.
    .spot =
        Choose a cell with few candidates, or a digit with few places in a house. For each of the
        possibilities fill in the singles that follow, and all singles that follow from those. One of the possibilities is true, so whatever
        all of them lead to is true as well.

## Kraken fish

rule-kraken-fish-1 = Kraken fish, type 1
    .says = A fish can strike a candidate that its fins do not all see, if chains from all the fins rule it out.
    .spot =
        Find a fish with fins that strikes nothing, because no cell sees all of its fins. Choose a cell
        that the fish would clear without its fins, and follow each fin along a chain. If every chain
        shows that the cell cannot hold the digit, strike it there.
rule-kraken-fish-2 = Kraken fish, type 2
    .says = Take any cover of a fish: the digit is in one of the fish’s places there, or in a fin, so what all of these lead to is true.
    .spot =
        Find a fish with or without fins and choose one of its covers. The digit is in one of the places
        that the fish has in this cover, or in one of the fins. Follow each of these along a chain: whatever all
        of them lead to is true.

## Templates

rule-template-set = Template: set
    .says = A cell that every full placement of a digit uses holds that digit.
    .spot =
        Choose a digit and think of all ways to put it once into every row, column and block, in places
        that are left for it. A cell that is used in all of these ways holds the digit. This can hardly
        be done by hand; a program does it at once.
rule-template-delete = Template: delete
    .says = A cell that no full placement of a digit uses does not hold that digit.
    .spot =
        Choose a digit and think of all ways to put it once into every row, column and block, in places
        that are left for it. Strike it from every cell that is used in none of these ways. This can hardly
        be done by hand; a program does it at once.
rule-joint-template-set = Joint templates: set
    .also = Pattern overlay
    .says = Leave out the full placements of a digit that need a sure cell of another: a cell that all the others use holds the digit.
    .spot =
        Find the full placements of every digit. A cell that all placements of one digit share is lost to
        all other digits: leave out the placements of these that need it, and begin again. A cell that is then in
        all placements of a digit holds it. This is work for a program.
rule-joint-template-delete = Joint templates: delete
    .also = Pattern overlay
    .says = Leave out the full placements of a digit that need a sure cell of another: a cell that none of the others uses does not hold the digit.
    .spot =
        Find the full placements of every digit. A cell that all placements of one digit share is lost to
        all other digits: leave out the placements of these that need it, and begin again. Strike a digit from every
        cell that is then in none of its placements. This is work for a program.
