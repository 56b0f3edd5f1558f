### Loading and saving: files, the clipboard, lists of puzzles.

## Loading

window-choose-file = Choose a file with a puzzle
window-choose-other = Choose another
window-old-puzzle-stays = The old puzzle is still there.
window-file-unread = The file { $file } could not be read
window-file-not-found = There is no such file.
window-file-denied = You are not allowed to read this file.
window-file-mixed-grids = This puzzle is on the grid { $name }, and the list shows those on { $taken }.
window-file-notes = { LIST($notes, join: "sentences") }
window-file-is-folder = This is a folder, not a file.
window-file-other = It did not work: { MESSAGE($reason) }.
window-reading = Reading…
window-file-interrupted = Reading stopped before the end.
window-clipboard-unread = The clipboard could not be read
window-clipboard-empty = There is no text on the clipboard.
window-path-title = Which file?
window-path-why = No file dialog could be opened here. Type the path of the file.
window-path-example = /home/me/puzzle.txt
window-load-path = Load

## The list of puzzles

window-list = Puzzles in the file
window-list-clipboard = The clipboard
window-list-count = { COUNT($count, noun: "puzzle", form: "figures") }
window-list-errors = { NUMBER($count) } could not be read
window-list-which = Number or name
window-list-how =
    Choose with the arrow keys, or type a number or a name. Enter loads the chosen puzzle, F5 also solves it, and Esc closes the list.
window-list-previewed = Preview of puzzle { NUMBER($number) } · { COUNT($givens, noun: "given", form: "figures") }
window-list-line = Line { NUMBER($line, useGrouping: "false") }
window-list-rate = Rate the puzzles
window-list-rated = Rated: { NUMBER($done) } of { NUMBER($of) }
window-list-save = Save as CSV…
window-list-number = In the file
window-list-no-level = without a level
window-list-not-one = not exactly one solution
window-list-none = There is no such puzzle in the list.
window-list-empty = There is no list of puzzles. Load a file that holds several.
window-list-first = This is the first puzzle of the list.
window-list-last = This is the last puzzle of the list.
window-list-loaded = Puzzle { NUMBER($number) } of { NUMBER($count) }
window-list-back = Previous puzzle (Page Up)
window-list-on = Next puzzle (Page Down)
window-list-open = List (F4)

## The menu of files

window-new = New empty grid (Ctrl+N)
window-open-key = Open… (Ctrl+O)
window-paste-key = Paste (Ctrl+V)
window-save = Save (Ctrl+S)
window-save-as = Save as… (Ctrl+Shift+S)
window-copy-puzzle = Copy the puzzle (Ctrl+C)
window-copy-state = Copy what is in the grid (Ctrl+Shift+C)
window-copy-as = Copy as…
window-copied-as = Copied, format “{ MESSAGE($format) }”.
window-copied-puzzle = The puzzle is on the clipboard.
window-copied-state = The puzzle with all that was found is on the clipboard.
window-list-key = Puzzles in the file (F4)
window-recent = Recent
window-drop = Drop the file here to load it

## Saving

window-file-beside =
    { $count ->
        [one] One line of text beside the puzzle was left out.
       *[other] { COUNT($count, noun: "line", start: "yes") } of text beside the puzzle were left out.
    }
window-left-out = Only a part of the puzzle was loaded
window-noted = The puzzle was loaded
window-save-title = Save the game or the puzzle
# The name of a file that is offered.
window-save-name = sudoku.json
window-save-path-title = Where to?
window-save-path-why =
    No file dialog could be opened here. Type the path: .json keeps the whole game; .txt, .sdk, .sdm and .csv keep only the puzzle.
window-save-path-ending =
    No file dialog could be opened here. Type the full path of the file, which ends in .{ $ending }.
window-save-path-puzzles =
    No file dialog could be opened here. Type the full path of a file .txt or .sdm; it will have one puzzle a line.
window-save-example = /home/me/game.json
window-save-path = Save
window-save-exists = The file { $file } already exists
window-save-replace = Overwrite
window-save-elsewhere = Save elsewhere
# Where a file lies, behind its name.
window-in-folder = in the folder { $folder }
window-in-current-folder = in the current folder
window-saved-game = The game was saved as { $file } { MESSAGE($place) }.
window-saved-puzzle = The puzzle was saved as { $file } { MESSAGE($place) }, without what was played.
window-not-saved = The file { $file } could not be saved
save-extension = The name ends in { $found }; expected: { $expected }.
save-no-folder = There is no folder { $folder }.
save-denied = You are not allowed to write there.
save-full = There is no room left on the disk.
save-interrupted = Writing stopped before the end.

## What the system answers. No full stop at the end.

system-not-found = there is no such file or folder
system-denied = permission was denied
system-read-only = nothing can be written there
system-is-folder = it is a folder
system-not-file = it is not an ordinary file
system-not-folder = part of the path is not a folder
system-exists = it already exists
system-not-text = it is not UTF-8 text
system-full = there is no room left on the disk
system-too-large = the file is too large
system-cut-short = the file ends too early
system-bad-name = the system does not allow this name
system-in-use = another program is using it
system-number = the system reports error number { NUMBER($number, useGrouping: "false") }
system-other = the system refused

## What is wrong with a folder of knowledge. No full stop at the end.

folder-circle = links lead in a circle there
folder-deeper = it lies more than { NUMBER($most) } folders deep
folder-more = there are more than { NUMBER($most) } files and folders
folder-larger = with it, all files together come to more than { NUMBER($mebibytes) } MiB
window-quit = Quit (Ctrl+Q)
