### Steps in the terse notation of experts.

## A step in a list, and a step of a proof

notation-procedure-line = { $number }. { $notation }
notation-rated-line = { $number }. { NUMBER($rating, minimumFractionDigits: 1) } { $notation }
notation-proof-line = { $number }. { $notation } (step { $step } of the procedure)

## What is wrong with a text in the notation

notation-error = Character { $place } of the notation: { MESSAGE($expected) } was expected.
notation-expects-name = the name of a rule and a colon
notation-expects-text = “{ $text }”
notation-expects-digit = a digit
notation-expects-cell = a cell, such as r1c3,
notation-expects-house = a house, such as r1, c3 or b2,
notation-expects-number = a number
notation-expects-pattern = a pattern
notation-expects-strong-link = a pair of nodes that hold all the places of their digit in a house
notation-expects-candidates = the list of all candidates of the cells
notation-expects-wing = a pivot with two pincers
notation-expects-crossing = cells of two houses that cross
notation-expects-first-node = the node that the chain begins with
notation-expects-role = the role of a claim, such as base,
notation-expects-statement = a statement
notation-expects-shallower = less nesting
notation-expects-end = the end of the text
