### What is wrong with a text that should hold a puzzle.

# Where it is; every message below begins with it but for the one that has no place.
read-error-place = Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }

## What the characters are

read-error-character = { read-error-place }: a digit { $digits } or an empty cell ({ $empty }) was expected, but “{ $found }” was found.
read-error-number = { read-error-place }: a single digit was expected, but “{ $found }” was found.
read-error-after-puzzle = { read-error-place }: the puzzle is complete, and only its name or a comment (#) may follow, but “{ $found }” was found.

read-error-mark = { read-error-place }: different digits that are left in the cell were expected, but “{ $found }” was found.
read-error-borders = { read-error-place }: the borders drawn in this puzzle fit no grid with { $digits } digits that Důvod knows.
read-error-form = { read-error-place }: { MESSAGE($error) }

## How many there are

read-error-nothing = { read-error-place }: a puzzle with { $cells } cells was expected, but the text ends here.
read-error-line-length = { read-error-place }: a puzzle on one line should have { $expected } cells, but this line has { $found }.
read-error-row-length = { read-error-place }: a row should have { $expected } cells, and a whole puzzle { $cells }, but this line has { $found }.
read-error-field-count = { read-error-place }: a row of the table should have { $expected } fields, but this one has { $found }.
read-error-row-count = { read-error-place }: a puzzle should have { $expected } rows, but this one has { $found }.
read-error-cell-count = { read-error-place }: a puzzle should have { $expected } cells, but this one has { $found }.

## Several puzzles in one text

read-error-several = { read-error-place }: one puzzle was expected, but the text holds { $found }, and the second begins here.

## Files

read-error-not-utf8 = { read-error-place }: UTF-8 text was expected, but the byte { $found } (hexadecimal) does not belong in it. Save the file as UTF-8.
read-error-not-text = This is not a text file but one of another kind, such as a picture. Puzzles are read from text files.
read-error-not-utf16 = { read-error-place }: the text begins as UTF-16, but half a character was found here. Save the file as UTF-8.
read-error-too-large = A text of at most { $mebibytes } MiB was expected, but this one is longer.

## Files of sessions

session-error-json = Line { $line }, column { $column }: this is not a saved game (JSON: { $reason }).
session-error-truncated = Line { $line }, column { $column }: the saved game should go on here, but it ends.
session-error-format = Line { $line }, column { $column }: a saved game was expected.
session-error-version = Line { $line }, column { $column }: version { $expected } was expected, but { $found } was found.
session-error-grid = Line { $line }, column { $column }: a game on the grid { $expected } was expected, but this one is on { $found }.
session-error-count = Line { $line }, column { $column }: a grid should have { $expected } rows of { $expected } cells, but the count here is { $found }.
session-error-word = Line { $line }, column { $column }: the state of a cell was expected, but “{ $found }” was found.

## Formats of other programs and sites

format-error-in = The text is of the format “{ $format }”, but { MESSAGE($fault) }.
format-error-cells = no known grid has { $found ->
    [one] one cell
   *[other] { $found } cells
}
format-error-character = character { $position } of its cells is “{ $found }”, where a cell was expected
format-error-packed = what is packed in it cannot be unpacked; perhaps a part is missing
format-error-too-long = it is longer than { NUMBER($limit) } characters, which is the longest that is read
format-error-syntax = line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") } is wrong ({ $reason })
format-error-field = its field { $field } is missing or wrong
format-error-no-grid = no grid that Důvod knows has { $digits } digits and its regions
format-error-shape = no grid that Důvod knows has the form { $shape }
format-error-nothing = there is no puzzle in it
format-error-only-named = the link only names a puzzle that the site keeps; a link that holds the digits themselves was expected
format-error-unknown-link = A link of { $host } is not one that Důvod knows, and it does not hold the digits of a puzzle.
format-error-packing = puzzles packed as “{ $found }” are not read
error-no-graph = This puzzle is no graph: its constraints say more than which digits exclude each other.
format-unwritable-grid = The format “{ $format }” cannot express this grid.
format-unwritable-several = The format “{ $format }” holds only one puzzle.
format-unwritable-candidates = The format “{ $format }” cannot hold a cell without candidates.
format-unwritable-marks = The format “{ $format }” cannot hold pencil marks, and this puzzle is given by nothing else.
format-ignored = The text also has parts that Důvod does not know; they were left out: { $fields }.

## What a puzzle asks for and is not understood

unmet-all = The puzzle asks for what Důvod does not understand: { LIST($unmet, join: "semicolon") }{ $more ->
    [0] {""}
    [one] ; and one thing more
   *[other] ; and { NUMBER($more) } things more
}.
unmet-known = a field that Důvod knows was expected, not { $place }
unmet-rule = in { $place } something is drawn whose meaning no field tells
unmet-cells = in { $place } cells were expected that such a constraint may stand on
unmet-value = in { $place } a number or digits were expected as such a constraint has them
unmet-regions = { $place } needs regions with as many cells as there are digits
unmet-fit = { $place } cannot be set on this grid
unmet-grid = the grid that was asked for does not have { $place }
unmet-left-out = As asked, this was left out of the puzzle: { $fields }.
unmet-ignore = { MESSAGE($unmet) } It is not solved as if that were not there; { $options } leaves it out.

## What was passed over and what was assumed

read-note-passed-over = { $lines ->
    [one] Something on line { NUMBER($first, useGrouping: "false") } belongs to no puzzle and was passed over.
   *[other] Something on { NUMBER($lines) } lines, the first of which is line { NUMBER($first, useGrouping: "false") }, belongs to no puzzle and was passed over.
}
read-note-zero = The 0 is taken for a digit: the digits are 0 to { $last }.
read-note-letters = The digits are taken to be the letters A to { $last }.
read-note-numbers = Numbers from 10 on are written as letters: 10 is A.
read-note-regions = The grid is made of the regions that are drawn.
read-note-grid = The grid is taken to be { $name }, which has the borders of the text.
read-note-same = What begins on line { NUMBER($line, useGrouping: "false") } is the same puzzle once more.
read-note-solution = A solution that stands beside its puzzle was passed over (line { NUMBER($line, useGrouping: "false") }).
read-note-link = Důvod does not know links of { $host }; the digits in it are taken for the puzzle.

## What the formats are called

format-line = One line
format-grid = Drawn grid
format-rows = A row a line
format-list = Digits with spaces
format-csv = Table with semicolons (CSV)
format-state = State in play, one line
format-marks = Grid of pencil marks
format-candidates = All candidates on one line
format-hodoku = HoDoKu, library line
format-sdk = SadMan Sudoku (.sdk)
format-sdm = Collection (.sdm)
format-simple-sudoku = Simple Sudoku (.ss)
format-opensudoku = OpenSudoku (XML)
format-sudokuwiki = SudokuWiki, link
format-sudoku-coach = sudoku.coach, link
format-f-puzzles = f-puzzles, link
format-f-puzzles-json = f-puzzles, JSON
format-iss = Interactive Sudoku Solver, text
format-iss-link = Interactive Sudoku Solver, link
format-sudokupad = SudokuPad, link
format-sudokupad-short = SudokuPad, short link
