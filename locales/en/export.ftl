### Export and printing: a page in the window.

export-title = Export and print
export-open-key = Export and print… (Ctrl+P)
export-save = Save…
export-save-key = Save… (Ctrl+S)
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
export-moving = Moving picture
export-code = QR code
export-exercises = Practice sheet
# Which puzzles a sheet has.
export-source = Puzzles
export-at-hand = this one
export-made = those made
export-listed = those of the file
export-arranged = those listed, in that order
export-range = Numbers
export-whole-range = all, or for example { $example }
export-whole-steps = all, or for example { $example }
export-numbered-listed = The numbers are those of the whole file, as the list shows them beside the puzzles, whatever is listed now.
export-numbered-made = The numbers are those in which the puzzles were made, as their table shows them.
export-no-range = { $range } is not the number of a puzzle; they are numbered 1 to { NUMBER($count) }. Type for example { $example }.
export-none-there = None of the puzzles with these numbers is listed; change the numbers, or what the list shows.
export-steps = Steps
export-all-steps = all
export-listed-steps = listed in the panel
export-at-least = { MESSAGE($level) } or harder
export-no-steps = No step of the procedure is of that kind; choose others above.
export-no-step-range = { $range } is not the number of a step; they are numbered 1 to { NUMBER($count) }. Type for example { $example }.
export-answers = Solved steps
export-answers-next = on the next page
export-answers-sheet = on a sheet of their own
export-answers-none = none
export-working = Being made…
export-far = Being made: { NUMBER($done) } of { NUMBER($of) }
export-stopped = Making it was cancelled.
export-go-on = Make it
export-per-page = On a page
# How long each step of a moving picture is held.
export-seconds = Each step
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
export-not-one-here = For this the puzzle must have exactly one solution.
export-no-answer = Choose a cell in the grid; what is printed says why it holds its digit.
# In place of the preview of a web page.
export-web =
    A web page in one file ({ NUMBER($kilobytes) } kB): clicking a cell shows why it holds its digit. Every browser opens it, also without an internet connection.
export-web-puzzles =
    A web page in one file ({ NUMBER($kilobytes) } kB) with the puzzles as tables, or drawn where a table does not show all of the grid. It is XHTML: browsers open it, and programs for XML read it.
export-copy = Copy
export-copied = The script is on the clipboard.
export-more-lines = More lines: { NUMBER($count) }. Save the file, or copy the script.
# In place of the preview of a moving picture.
export-moves =
    A moving picture in one file ({ NUMBER($kilobytes) } kB) that shows the procedure step by step, for { NUMBER($seconds) } s each. Every browser plays it; it pauses under the pointer.
export-none-made = No puzzles have been made yet: that is done on the page of new puzzles (Ctrl+G).
export-none-listed = The file holds no list of puzzles: load one that has several.
export-none-arranged = Nothing is listed: load a file with several puzzles, or make some (Ctrl+G).
export-too-many = There are { NUMBER($count) } puzzles; at most { NUMBER($most) } go on sheets at once. Type above which numbers are meant.
export-not-one = Puzzle { NUMBER($number, useGrouping: "false") } does not have exactly one solution: print them without solutions.
export-no-rule = Choose a rule in the rule book (Ctrl+2); its page has a button for this sheet.
export-can-make = Practice sheet for the rule “{ MESSAGE($rule) }”: boards on which it is the next step. Make the boards first; then the sheet can be saved and printed.
export-make = Make boards
export-make-others = Make others
export-making = Making the boards…
export-not-made = { $made ->
        [0] No board for the rule “{ MESSAGE($rule) }” could be made.
       *[other] No more boards for the rule “{ MESSAGE($rule) }” could be made than { NUMBER($made) }. Let fewer stand on the page.
    }
export-save-title = Save the export
export-saved = The export was saved as { $file } { MESSAGE($place) }.
export-extension = The name ends in { $found }, but this is a { $expected } file.
export-handed = The pages are being opened in the program for PDF files. If it does not ask for the printer, print them from there.
export-not-handed = The PDF file could not be opened: { MESSAGE($reason) }. Save it and print it from another program.

## Copying what is seen

copy-step = The step that is shown, in words
copy-notation = The step that is shown, in expert notation
copy-case = The state with this step, as a HoDoKu library line
copy-procedure = The whole procedure, in words
copy-procedure-notation = The whole procedure, in expert notation
copy-solution = The solution on one line
copy-picture = The grid as a picture
copy-code = QR code with a link to the puzzle
# Before the words of a step that holds only under a supposition.
copy-supposed = Suppose { LIST($facts, join: "and") }. Then:
copy-no-step = No step is shown now.
copy-no-case = No step is shown whose rule has a number in HoDoKu’s library.
copy-no-procedure = There is no procedure yet: have the puzzle solved (F5).
copied-case = The library line is on the clipboard.
copied-procedure = The whole procedure is on the clipboard.
copied-procedure-notation = The whole procedure in notation is on the clipboard.
copied-solution = The solution is on the clipboard.
copied-step = The step is on the clipboard.
copied-notation = The step in notation is on the clipboard.
copied-picture = The picture of the grid is on the clipboard.
copied-code = The QR code is on the clipboard.
copy-picture-failed = The clipboard did not take the picture. Save it as a file (Ctrl+P).
