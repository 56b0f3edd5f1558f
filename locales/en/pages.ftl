# Pages to be printed and to be sent.

# The number of a page, below it.
page-number = { $page } / { $pages }
# Above a puzzle.
page-puzzle = { NUMBER($number, useGrouping: "false") }
page-puzzle-level = { NUMBER($number, useGrouping: "false") } · { MESSAGE($level) }
# Behind the title of a sheet.
page-solutions = Solutions
# Before a line for the name of whoever solves a practice sheet.
page-name = Name:
# Above a step: its number and what came of it.
page-step = { NUMBER($number, useGrouping: "false") }. { $result }
# Titles where none is given.
page-title-puzzles = Sudoku
page-title-procedure = A Sudoku, step by step
page-title-practice = Practice: { MESSAGE($rule) }
# Where not all steps of a procedure are printed.
page-only = Printed here: { COUNT($count, noun: "step", form: "figures") } of them, with the numbers that they have.
# Above the boards of a practice sheet.
page-practice = On each board the next step is by the rule “{ MESSAGE($rule) }”; the rules before it find nothing more. The small digits are the candidates that are left. Find the step.
page-practice-others = By the same rule this is right as well: { LIST($others, join: "semicolon") }.
page-practice-besides = On each board the rule “{ MESSAGE($rule) }” can be used; on some of them easier ones can be, too. The small digits are the candidates that are left. Find the step.
# The name of a code that leads to a puzzle.
page-link = Puzzle { NUMBER($number, useGrouping: "false") } at SudokuPad
# A moving picture, and what stands below its end.
page-animation = A Sudoku solved in { COUNT($steps, noun: "step", form: "figures") }
page-solved = Solved in { COUNT($steps, noun: "step", form: "figures") }
# What stands before the steps of a procedure.
page-procedure =
    Here is how this puzzle is solved in { COUNT($steps, noun: "step") }, without a guess{ $trials ->
        [0] {""}
        [one] ; one of them is a proof by contradiction
       *[other] ; { COUNT($trials) } of them are proofs by contradiction
    }. { $pictures ->
        [1] The picture
       *[other] Each picture
    } shows the grid before the step, with what the step sees and what it concludes.

## The explanation page

lesson-how = Choose a cell to see why it holds its digit. With the keyboard: the arrow keys go from cell to cell, Enter chooses.
lesson-grid = Grid
lesson-cell = { CELL($cell) }
lesson-given = { CELL($cell) }: { DIGIT($digit) }, given
lesson-found = { CELL($cell) }: { DIGIT($digit) }
lesson-open = { CELL($cell) }: empty
lesson-of-procedure = These are steps of the whole procedure; there may be an easier proof, which the program looks for in “Why”.
lesson-back = Previous step
lesson-on = Next step
lesson-all = The whole procedure
lesson-steps = The steps
lesson-caption = Step { $step } of { $steps }: { $result }
