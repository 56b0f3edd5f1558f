### Export and printing: a page in the window.

export-title = Export and print
export-open-key = Export and print… (Ctrl+P)
export-save = Save…
export-print = Print
export-back = Previous page
export-on = Next page

## Choices

export-what = What
export-picture = Picture of the grid
export-sheet = Puzzle sheet
export-procedure = Procedure
export-answer = Answer
export-lesson = Web page
export-graph = Graph
export-dot = Graphviz (dot)
export-colouring = DIMACS: colouring
export-clauses = DIMACS: clauses (SAT)
export-kind = Kind of file
export-colours = Colours
export-light = light
export-as-window = as in the window
export-coordinates = Coordinates
export-paper = Paper
export-a4 = A4
export-letter = Letter
export-level = Difficulty
export-solution = Solution
export-heading = Title
export-author = Author
export-no-author = not named

## What is said

# In place of the preview where there is nothing to print.
export-unsolved = This needs the solution. Close the page (Esc) and have the puzzle solved (F5).
export-no-answer = Select a cell in the grid; what is printed says why it holds its digit.
# In place of the preview of a web page.
export-web =
    A web page in one file ({ NUMBER($kilobytes) } kB): clicking a cell shows why it holds its digit. Every browser opens it, also without an internet connection.
export-no-colouring = No colouring says what digits rule out each other in this grid; the clauses do.
export-copy = Copy
export-copied = The script is on the clipboard.
export-more-lines = More lines: { NUMBER($count) }. Save the file, or copy the script.
export-save-title = Save the export
export-saved = The export was saved as { $file } in the folder { $folder }.
export-extension = The name ends in { $found }, but this is a { $expected } file.
export-handed = The pages are being opened in the program for PDF files; print them from there.
export-not-handed = The PDF file could not be opened: { MESSAGE($reason) }. Save it and print it from another program.

## Copying what is seen

copy-step = The step that is shown, in words
copy-notation = The step that is shown, in expert notation
copy-picture = The grid as a picture
copy-no-step = No step is shown now.
copied-step = The step is on the clipboard.
copied-notation = The step in notation is on the clipboard.
copied-picture = The picture of the grid is on the clipboard.
copy-picture-failed = The clipboard did not take the picture. Save it as a file (Ctrl+P).
