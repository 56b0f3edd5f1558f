### The rules: each has a name and says in one line what it knows.

rule-full-house = Full house
    .says = The last empty cell of a house takes the last missing digit.
rule-hidden-single-block = Hidden single in a block
    .says = A digit that fits only one cell of a block goes there.
rule-hidden-single-row = Hidden single in a row
    .says = A digit that fits only one cell of a row goes there.
rule-hidden-single-column = Hidden single in a column
    .says = A digit that fits only one cell of a column goes there.
rule-naked-single = Single candidate
    .says = A cell that can hold only one digit holds it.
rule-pointing = Pointing
    .says = If a block has a digit in one line only, the rest of that line does not have it.
rule-claiming = Claiming
    .says = If a line has a digit in one block only, the rest of that block does not have it.
rule-naked-pair = Naked pair
    .says = Two cells of a house that hold only two digits keep them for themselves.
rule-naked-triple = Naked triple
    .says = Three cells of a house that hold only three digits keep them for themselves.
rule-naked-quad = Naked quad
    .says = Four cells of a house that hold only four digits keep them for themselves.
rule-hidden-pair = Hidden pair
    .says = Two digits of a house that fit only two cells leave no room there for others.
rule-hidden-triple = Hidden triple
    .says = Three digits of a house that fit only three cells leave no room there for others.
rule-hidden-quad = Hidden quad
    .says = Four digits of a house that fit only four cells leave no room there for others.
rule-xy-wing = XY-wing
    .says = Whatever the pivot holds, one of its two pincers holds the digit they share.
rule-trial = Trial and contradiction
    .says = What leads to a contradiction is not so.

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme
