### Rules of the family cover: fish. A digit that in some houses has places only in as many others is
### struck from the rest of those. The terms are given the number of houses, as `size`.

-fish =
    { $size ->
        [2] An X-wing
        [3] A swordfish
        [4] A jellyfish
        [5] A squirmbag
        [6] A whale
       *[7] A leviathan
    }

## Plain fish: rows against columns

rule-x-wing = X-wing
    .says = { -says-fish(size: 2) }
    .spot =
        Choose a digit and look for rows in which it has just two places. If two such rows have them in the
        same two columns, each of these columns has the digit in one of the two rows. Strike the digit from
        all other cells of the two columns. Try the same with rows and columns exchanged.
rule-swordfish = Swordfish
    .says = { -says-fish(size: 3) }
    .spot = { -spot-fish(size: 3) }
rule-jellyfish = Jellyfish
    .says = { -says-fish(size: 4) }
    .spot = { -spot-fish(size: 4) }
rule-squirmbag = Squirmbag
    .also = Starfish
    .says = { -says-fish(size: 5) }
    .spot = { -spot-large-fish(size: 5) }
rule-whale = Whale
    .says = { -says-fish(size: 6) }
    .spot = { -spot-large-fish(size: 6) }
rule-leviathan = Leviathan
    .says = { -says-fish(size: 7) }
    .spot = { -spot-large-fish(size: 7) }

-says-fish =
    If in { COUNT($size, noun: "row") } a digit has places only in the same { COUNT($size, noun: "column") },
    it cannot be elsewhere in those columns; rows and columns may swap roles.
-spot-fish =
    Choose a digit and look at the rows in which it has no more than { COUNT($size) } places.
    Find { COUNT($size) } of these rows whose places all lie in only { COUNT($size, noun: "column") }; not
    every row needs a place in each of them. Strike the digit from the rest of those columns. Try the
    same with rows and columns exchanged.
-spot-large-fish =
    Choose a digit and look for { COUNT($size, noun: "row") } in which it has places only in the
    same { COUNT($size, noun: "column") }, or the other way round. Strike it from the rest of
    those columns. On a 9×9 grid there is always a smaller pattern, of at most { $size ->
        [5] four
        [6] three
       *[7] two
    } rows or columns, that strikes the same and is easier to see.

## Fish with fins

rule-finned-x-wing = Finned X-wing
    .says = { -fish(size: 2) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 2) }
rule-finned-swordfish = Finned swordfish
    .says = { -fish(size: 3) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 3) }
rule-finned-jellyfish = Finned jellyfish
    .says = { -fish(size: 4) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 4) }
rule-finned-squirmbag = Finned squirmbag
    .says = { -fish(size: 5) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 5) }
rule-finned-whale = Finned whale
    .says = { -fish(size: 6) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 6) }
rule-finned-leviathan = Finned leviathan
    .says = { -fish(size: 7) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 7) }

-says-finned-fish =
    with extra places, its fins: it clears only cells that see every fin.
-spot-finned-fish =
    Look for { COUNT($size, noun: "row") } in which the places for a digit would all lie
    in { COUNT($size, noun: "column") }, were it not for one or a few extra ones: the fins. Either a fin
    holds the digit, or the pattern is valid without them. So strike the digit from those cells of the
    columns, outside the rows, that see every fin; mostly they lie in one block with the fins. Try the
    same with rows and columns exchanged.

rule-sashimi-x-wing = Sashimi X-wing
    .says = { -fish(size: 2) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 2) }
rule-sashimi-swordfish = Sashimi swordfish
    .says = { -fish(size: 3) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 3) }
rule-sashimi-jellyfish = Sashimi jellyfish
    .says = { -fish(size: 4) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 4) }
rule-sashimi-squirmbag = Sashimi squirmbag
    .says = { -fish(size: 5) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 5) }
rule-sashimi-whale = Sashimi whale
    .says = { -fish(size: 6) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 6) }
rule-sashimi-leviathan = Sashimi leviathan
    .says = { -fish(size: 7) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 7) }

-says-sashimi-fish =
    with extra places, its fins, without which one of its rows or columns would have a single place:
    it clears only cells that see every fin.
-spot-sashimi-fish =
    Look for { COUNT($size, noun: "row") } and { COUNT($size, noun: "column") } in which a corner is missing:
    one row has only one place in the columns, and its other places, the fins, mostly lie in the block
    of the missing corner. Either a fin holds the digit, or each of the rows has it in one of the columns.
    Strike it from those cells of the columns, outside the rows, that see every fin. Try the same with
    rows and columns exchanged.

## Fish with blocks

rule-franken-swordfish = Franken swordfish
    .says = { -fish(size: 3) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 3) }
rule-franken-jellyfish = Franken jellyfish
    .says = { -fish(size: 4) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 4) }
rule-franken-squirmbag = Franken squirmbag
    .says = { -fish(size: 5) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 5) }
rule-franken-whale = Franken whale
    .says = { -fish(size: 6) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 6) }
rule-franken-leviathan = Franken leviathan
    .says = { -fish(size: 7) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 7) }

says-franken-fish =
    with { $area ->
        [region] regions
        [called] other houses
       *[other] blocks
    } in place of some rows or columns.
-spot-franken-fish =
    Choose a digit and look among the rows and blocks for { COUNT($size, noun: "house") } that have no place
    for it in common. If all their places lie in { COUNT($size, noun: "house") } among the columns and
    blocks, strike the digit from the rest of those columns and blocks, and also from every cell
    that lies in two of them. Try the same with rows and columns exchanged.

rule-finned-franken-x-wing = Finned franken X-wing
    .says = { -fish(size: 2) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 2) }
rule-finned-franken-swordfish = Finned franken swordfish
    .says = { -fish(size: 3) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 3) }
rule-finned-franken-jellyfish = Finned franken jellyfish
    .says = { -fish(size: 4) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 4) }
rule-finned-franken-squirmbag = Finned franken squirmbag
    .says = { -fish(size: 5) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 5) }
rule-finned-franken-whale = Finned franken whale
    .says = { -fish(size: 6) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 6) }
rule-finned-franken-leviathan = Finned franken leviathan
    .says = { -fish(size: 7) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 7) }

says-finned-franken-fish =
    with { $area ->
        [region] regions
        [called] other houses
       *[other] blocks
    } in place of some rows or columns, and with extra places, its fins: it clears only cells
    that see every fin.
-spot-finned-franken-fish =
    Choose a digit and look among the rows and blocks for { COUNT($size, noun: "house") } whose places for it
    nearly all lie in { COUNT($size, noun: "house") } among the columns and blocks. The extra places are the
    fins, and a place that is in two of the first houses counts as a fin too. Either a fin holds the
    digit, or the pattern is valid without them. So strike the digit where the pattern without fins would
    strike it, but only from cells that see every fin. Try the same with rows and columns exchanged.

## Fish of rows, columns and blocks mixed

rule-mutant-swordfish = Mutant swordfish
    .says = { -fish(size: 3) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 3) }
rule-mutant-jellyfish = Mutant jellyfish
    .says = { -fish(size: 4) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 4) }
rule-mutant-squirmbag = Mutant squirmbag
    .says = { -fish(size: 5) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 5) }
rule-mutant-whale = Mutant whale
    .says = { -fish(size: 6) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 6) }
rule-mutant-leviathan = Mutant leviathan
    .says = { -fish(size: 7) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 7) }

says-mutant-fish =
    of { $area ->
        [region] rows, columns and regions
        [called] rows, columns and other houses
        [none] rows and columns
       *[other] rows, columns and blocks
    } mixed freely.
-spot-mutant-fish =
    Choose a digit and look for { COUNT($size, noun: "house") } of any kind that have no place for it in common.
    If all their places lie in { COUNT($size) } other houses of any kind, strike the digit from
    the rest of those other houses, and also from every cell that lies in two of them. This is rare and
    hard to see: try simpler rules first.

rule-finned-mutant-x-wing = Finned mutant X-wing
    .says = { -fish(size: 2) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 2) }
rule-finned-mutant-swordfish = Finned mutant swordfish
    .says = { -fish(size: 3) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 3) }
rule-finned-mutant-jellyfish = Finned mutant jellyfish
    .says = { -fish(size: 4) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 4) }
rule-finned-mutant-squirmbag = Finned mutant squirmbag
    .says = { -fish(size: 5) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 5) }
rule-finned-mutant-whale = Finned mutant whale
    .says = { -fish(size: 6) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 6) }
rule-finned-mutant-leviathan = Finned mutant leviathan
    .says = { -fish(size: 7) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 7) }

says-finned-mutant-fish =
    of { $area ->
        [region] rows, columns and regions
        [called] rows, columns and other houses
        [none] rows and columns
       *[other] rows, columns and blocks
    } mixed freely, with extra places, its fins: it clears only cells that see
    every fin.
-spot-finned-mutant-fish =
    Choose a digit and look for { COUNT($size, noun: "house") } of any kind whose places for it nearly all lie
    in { COUNT($size) } other houses. The extra places are the fins, and a place that is in two of the first
    houses counts as a fin too. Either a fin holds the digit, or the pattern is valid without them. So
    strike the digit where the pattern without fins would strike it, but only from cells that see every fin.

## Two fish in one step

rule-siamese-finned-swordfish = Siamese finned swordfish
    .says = { -says-siamese-finned-fish(size: 3) }
    .spot = { -spot-siamese-finned-fish(size: 3) }
rule-siamese-finned-jellyfish = Siamese finned jellyfish
    .says = { -says-siamese-finned-fish(size: 4) }
    .spot = { -spot-siamese-finned-fish(size: 4) }

-says-siamese-finned-fish =
    Two finned { $size ->
        [2] X-wings
        [3] swordfish
       *[4] jellyfish
    } in the same rows or in the same columns, shown as one step.
-spot-siamese-finned-fish =
    Find a finned { $size ->
        [2] X-wing
        [3] swordfish
       *[4] jellyfish
    } in { COUNT($size, noun: "row") }. Keep the rows, but try other columns:
    what was a fin may become part of the pattern, and what was part of it a fin. If there is a second
    such pattern, strike all that either of the two strikes. Try the same with rows and columns exchanged.

rule-siamese-sashimi-x-wing = Siamese sashimi X-wing
    .says = { -says-siamese-sashimi-fish(size: 2) }
    .spot = { -spot-siamese-sashimi-fish(size: 2) }
rule-siamese-sashimi-swordfish = Siamese sashimi swordfish
    .says = { -says-siamese-sashimi-fish(size: 3) }
    .spot = { -spot-siamese-sashimi-fish(size: 3) }
rule-siamese-sashimi-jellyfish = Siamese sashimi jellyfish
    .says = { -says-siamese-sashimi-fish(size: 4) }
    .spot = { -spot-siamese-sashimi-fish(size: 4) }

-says-siamese-sashimi-fish =
    Two sashimi { $size ->
        [2] X-wings
        [3] swordfish
       *[4] jellyfish
    } in the same rows or in the same columns, shown as one step.
-spot-siamese-sashimi-fish =
    Find a sashimi { $size ->
        [2] X-wing
        [3] swordfish
       *[4] jellyfish
    } in { COUNT($size, noun: "row") }. Keep the rows, but exchange one of the columns for
    the column of a fin: now the cell that was a corner is the fin. If there is a second such pattern,
    strike all that either of the two strikes. Try the same with rows and columns exchanged.

rule-siamese-finned-franken-swordfish = Siamese finned franken swordfish
    .says = { -says-siamese-finned-franken-fish(size: 3) }
    .spot = { -spot-siamese-finned-franken-fish(size: 3) }
rule-siamese-finned-franken-jellyfish = Siamese finned franken jellyfish
    .says = { -says-siamese-finned-franken-fish(size: 4) }
    .spot = { -spot-siamese-finned-franken-fish(size: 4) }

-says-siamese-finned-franken-fish =
    Two finned franken { $size ->
        [3] swordfish
       *[4] jellyfish
    } in the same houses, shown as one step.
-spot-siamese-finned-franken-fish =
    Find { COUNT($size, noun: "house") } among the rows and blocks in which a digit makes a finned
    franken { $size ->
        [3] swordfish
       *[4] jellyfish
    }. Keep these houses, but try other columns and blocks, so that other places become the
    fins. If there is a second such pattern, strike all that either of the two strikes. Try the same
    with rows and columns exchanged.

rule-siamese-finned-mutant-swordfish = Siamese finned mutant swordfish
    .says = { -says-siamese-finned-mutant-fish(size: 3) }
    .spot = { -spot-siamese-finned-mutant-fish(size: 3) }
rule-siamese-finned-mutant-jellyfish = Siamese finned mutant jellyfish
    .says = { -says-siamese-finned-mutant-fish(size: 4) }
    .spot = { -spot-siamese-finned-mutant-fish(size: 4) }

-says-siamese-finned-mutant-fish =
    Two finned mutant { $size ->
        [3] swordfish
       *[4] jellyfish
    } in the same houses, shown as one step.
-spot-siamese-finned-mutant-fish =
    Find { COUNT($size, noun: "house") } of any kind in which a digit makes a finned mutant { $size ->
        [3] swordfish
       *[4] jellyfish
    }. Keep these houses, but try to cover them by other houses, so that other places become the fins. If
    there is a second such pattern, strike all that either of the two strikes.
