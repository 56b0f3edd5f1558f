### The rules: each has a name and says in one line what it knows.

rule-full-house = Full house
    .says = The last empty cell of a house takes the last missing digit.
rule-hidden-single-block = Hidden single in a block
    .says = A digit that fits only into one cell of a block goes there.
rule-hidden-single-row = Hidden single in a row
    .says = A digit that fits only into one cell of a row goes there.
rule-hidden-single-column = Hidden single in a column
    .says = A digit that fits only into one cell of a column goes there.
rule-naked-single = Single candidate
    .says = A cell that can hold only one digit holds it.
rule-pointing = Pointing
    .says = If a digit of a block can only be in one line, it cannot be elsewhere in that line.
rule-claiming = Claiming
    .says = If a digit of a line can only be in one block, it cannot be elsewhere in that block.
rule-naked-pair = Naked pair
    .says = Two cells of a house that can hold only the same two digits keep them for themselves.
rule-naked-triple = Naked triple
    .says = Three cells of a house that between them can hold only three digits keep them for themselves.
rule-naked-quad = Naked quad
    .says = Four cells of a house that between them can hold only four digits keep them for themselves.
rule-hidden-pair = Hidden pair
    .says = Two digits of a house that fit only into the same two cells leave no room there for others.
rule-hidden-triple = Hidden triple
    .says = Three digits of a house that between them fit only into three cells leave no room there for others.
rule-hidden-quad = Hidden quad
    .says = Four digits of a house that between them fit only into four cells leave no room there for others.
rule-xy-wing = XY-wing
    .says = Whatever the pivot holds, one of its two pincers holds the digit they share.
rule-trial = Trial and contradiction
    .says = What leads to a contradiction is not so.

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme
