### Rules over the constraints of a puzzle: cages, lines, clues beside the grid, and houses with sums.

rule-constraint-cell = No partner
    .says = A digit that no digit of a neighbouring cell goes with, by a constraint, cannot stand.
    .spot =
        Take a dot, a sign or a line and a cell on it with few candidates. Go through the digits of a cell beside it on the
        constraint: one that goes with none of them is struck out.
rule-constraint-alone = What a constraint leaves
    .says = What is in no way to fill a constraint by itself can be struck out.
    .spot =
        Look at each constraint before anything is filled in: the ends of a long thermometer, a very small or a very large
        sum, a line with few digits that fit. Strike what is in no way to fill it.
rule-constraint-one-cell = Constraint and one cell
    .says = What is in no way to fill a constraint that goes with what one of its cells may hold can be struck out.
    .spot =
        Choose a constraint of which one cell is filled or has few candidates left. Go through these, and see what each of them leaves
        for the other cells: what none of them leaves is struck out.
rule-constraint-fillings = Ways to fill a constraint
    .also = Cage combinations
    .says = A digit that is in no way to fill a constraint, with all that its cells may still hold, can be struck out.
    .spot =
        Write down all ways to fill a cage, a line or another constraint, and strike those that some cell no longer allows. A
        candidate that is in none of those that are left goes; so does one elsewhere that each of them rules out.
rule-constraint-must = Digit of a constraint
    .also = Cage and house overlap
    .says = A digit that is in every way to fill a constraint is in one of its cells, so it goes from all cells that see all its places there.
    .spot =
        Look for a digit that every way to fill a cage has, such as the 9 of 16 in two cells. If all its places lie in one house,
        strike it elsewhere in this house, and from every other cell that sees all of them.
rule-constraint-two = Two constraints
    .says = A candidate with which two constraints cannot both be satisfied can be struck out, even if each of them by itself allows it.
    .spot =
        Look for two cages, lines or dots that share cells, or whose cells see each other in several places. Go through the ways to fill
        one of them, and see what each leaves for the other: a candidate with which one of the two always fails is struck out.
rule-constraint-classes = Classes of digits
    .also = High and low
    .says = Where classes of digits, such as high and low or odd and even, alternate along constraints, and a house has a fixed number of each, a class can be struck from a cell if it would leave another cell or a house without a digit.
    .spot =
        Take a line on which high and low digits alternate, dots on which odd and even ones do, or marked cells. Suppose that the digit in
        one cell is high, and follow only the classes: along the line, through cells that lines share, and in houses, where each class has
        its number of cells. If that cannot be, the digit is low.
rule-constraint-house = Constraints in a house
    .says = A candidate that is in no way to fill a house with each digit once, with the constraints in it satisfied, can be struck out.
    .spot =
        Choose a row, a column or a block with many dots, lines or cages. Try a digit in one of its cells, and fill in what the constraints
        in this house force: if soon nothing is left for a cell, a constraint or a digit of the house, the digit is struck out.
rule-constraint-around = A constraint and those around it
    .says = A candidate can be struck out if every way to fill a constraint with it leaves nothing for another constraint, a house or a cell.
    .spot =
        Choose a cage or a line with few ways to fill it. Try each of them: what does it leave for the constraints around it, for the cells
        that it sees, and for the digits of its houses? What is only in ways that fail is struck out.
rule-constraint-regions = Regions that are to be found
    .says = A candidate can be struck out if with it the regions could not hang together, have their size and hold each digit once, or could not fit what clues say of them, even before it is known which regions these are.
    .spot =
        Note which cells are in one region and which are not: clues say so, and cells with the same digit are apart. Let the parts grow: a
        part with only one way out goes on there, and whatever is too far away, or would leave too few cells for another region, is not in it. Then count
        what is left for a clue.
rule-rule-of-45 = Rule of 45
    .also = Innies and outies
    .says = All digits of a house have a known sum; what cages in it come to, taken away from that, is what its other cells come to.
    .spot =
        Look for a row, a column or a block that cages fill but for few cells, or out of which they stick by few. Add up
        the cages: the difference from the sum of all digits (45 with nine of them) is what these few cells come to.
rule-rule-of-45-two = Rule of 45 in two houses
    .also = Innies and outies of two houses
    .says = All digits of two houses have a known sum; what cages in them come to, taken away from that, is what the other cells come to.
    .spot =
        Where cages go over the border of two houses that lie side by side, take both together: add up the cages, and take them away from
        twice the sum of all digits. The few cells that are left over or stick out come to the difference.
rule-rule-of-45-three = Rule of 45 in three houses
    .also = Innies and outies of three houses
    .says = All digits of three houses have a known sum; what cages in them come to, taken away from that, is what the other cells come to.
    .spot =
        Take three houses together, such as three rows, where cages go over the borders between them: add up the cages, and take
        them away from three times the sum of all digits. The few cells that are left over or stick out come to the difference.
rule-rule-of-45-four = Rule of 45 in four houses
    .also = Innies and outies of four houses
    .says = All digits of four houses have a known sum; what cages in them come to, taken away from that, is what the other cells come to.
    .spot =
        Take four houses together, such as four columns, or four blocks in a square: add up the cages, and take them away from four times the
        sum of all digits. The few cells that are left over or stick out come to the difference.
rule-rule-of-45-many = Rule of 45 with many cells left
    .also = Large innies and outies
    .says = All digits of up to four houses have a known sum; what cages in them come to, taken away from that, is what five to eight other cells come to.
    .spot =
        Do as with the rule of 45, and keep the sums that leave more than four cells as well. They say something where their sum is very small or
        very large, or where most of the cells are known or have few candidates left.
rule-leftovers = Law of leftovers
    .also = Set equivalence
    .says = As many houses hold each digit as often; so what only the ones contain holds the same digits as what only the others contain.
    .spot =
        Take some rows or columns and as many blocks or regions that nearly cover the same cells. The cells that stick out on the one side
        hold the same digits as those that are left over on the other: a digit that is impossible in all of the one goes from the other.
