### The list of keys.

keys-grid = Grid
keys-playing = Playing
keys-solving = Solving and reading
keys-window = Puzzles and window

key-arrows = Arrows, Ctrl+arrows
keys-move = to the next cell, to the next block
key-digits = 1–9
keys-write = write a digit, or what is chosen: a mark, a colour; once solved, show a digit
key-shift-digits = Shift+1–9
keys-mark = write a mark or take it away; with colours, paint a candidate
key-alt-digits = Alt+1–9
keys-filter = show a digit wherever it may stand
key-delete = Delete, Backspace, 0
keys-clear = clear
key-space = Space
keys-entry = digits, marks, colours in turn

key-undo = Ctrl+Z, Ctrl+Y
keys-undo = undo, redo
key-f2 = F2
keys-play = play, or change the givens
key-f6 = F6
keys-fill = fill in marks
key-f7 = F7
keys-check = look for mistakes
key-f8 = F8
keys-singles = show cells with a single candidate
key-f9 = F9
keys-pause = stop the time
key-f10 = F10
keys-more = what else there is
key-restart = Ctrl+Shift+R
keys-restart = start the puzzle again

key-f5 = F5
keys-solve = solve
key-reset = Ctrl+R
keys-reset = empty the grid
key-enter = Enter
keys-why = read why
key-steps = , and .
keys-steps = a line or a step back, on
key-ends = Home, End
keys-ends = to the first, to the last
key-tab = Tab
keys-tab = next tab
key-escape = Esc
keys-escape = cancel, close

key-open = Ctrl+O
keys-open = load a file
key-paste = Ctrl+V
keys-paste = paste a puzzle
key-examples = Ctrl+E
keys-examples = examples
key-language = Ctrl+L
keys-language = next language
key-theme = Ctrl+T
keys-theme = light or dark
key-text = Ctrl+plus, minus, 0
keys-text = larger text, smaller, as at first
key-preferences = Ctrl+comma
keys-preferences = preferences
key-help = F1, ?
keys-help = this list
