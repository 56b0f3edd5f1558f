### First steps, for who knows neither the puzzle nor the program.

first-title = First steps
first-open = First steps (F1)
first-rule = Each row, each column and each block holds every digit once. Some digits are given; find the others.
first-enter = Choose a cell with the mouse or the arrows and type its digit. The same digit again takes it away. Space changes to marks.
first-why = Stuck? H gives a hint. W tells which digit belongs in the chosen cell and why: the framed digits leave only this one.
first-signs = What the signs on the grid say
