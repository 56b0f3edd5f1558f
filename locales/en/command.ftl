### The command line: help, answers, mistakes.

help-duvod =
    Solves Sudoku by reasoning and says why. Without a command it opens the window, with FILE if one is
    named. A PUZZLE is a file, - for standard input, or the puzzle itself.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options

help-solve = The solution; on request several, and how many
help-explain = The whole procedure, step by step
help-why = Why a cell holds its digit, or why not DIGIT
help-check = Whether the puzzle has exactly one solution, and if not, what is wrong
help-verify = Checks a trace that explain --json or why --json wrote
help-rules = The knowledge base
help-rules-list = The rules of the profile, in its order
help-batch = One puzzle a line in, one JSON object a line out

help-file = The puzzle that the window opens with
help-puzzle = A file, - for standard input, or the puzzle itself
help-cell = A cell, as E7 or r7c5
help-digit = A digit that the cell does not hold
help-trace = A file with a trace, or - for standard input
help-batch-file = A file with one puzzle a line; without it, standard input
help-limit = Up to N solutions, and how many were found
help-nth = The N-th solution, counted from 1
help-random = A random solution
help-seed = Where the random choices start from (0 unless told); the same seed gives the same solution
help-do = What to do with each puzzle: solve or explain (solve unless told)

help-lang = The language
help-json = Answers for programs
help-knowledge = A folder with rules, profiles and words of one's own (rules/, profiles/, locales/)
help-profile = Which rules are used, in which order (default unless told)
help-coordinates = How cells are called: E7 (a1) or r7c5 (rc)
help-style = Whole sentences (full), or only the results (terse)
help-no-uniqueness = Do without rules that assume a single solution
help-force = Overwrite files that are there already
help-help = Show this help
help-version = Show the version

## Mistakes in a command

usage-hint = See duvod --help.
usage-unknown = { $argument } is not known here. { usage-hint }
usage-value = { $argument } cannot be { $value }. { usage-hint }
usage-choice = { $argument } cannot be { $value }; it is one of: { $valid }.
usage-no-value = { $argument } wants a value. { usage-hint }
usage-missing = { $argument } is missing. { usage-hint }
usage-no-subcommand = A command is missing. { usage-hint }
usage-conflict = { $argument } and { $other } do not go together.

## Input that is wrong

error-file = { $file } cannot be read: { $reason }.
error-no-file = { $file } is neither a file nor a puzzle.
error-in-file = { $file }: { MESSAGE($error) }
error-no-grid = There is no grid { $name }.
error-no-profile = There is no profile { $name }; there are: { $known }.
error-cell = { $text } is no cell of the grid: E7 or r7c5 was expected.
error-digit = { $text } is no digit of the grid: one of { DIGITS($digits, join: "comma") } was expected.
error-nth-zero = Solutions are counted from 1, so there is no number { $number }.
error-nth = There are fewer than { $number } solutions.
error-output = The answer could not be written: { $reason }.
error-other = That did not work: { $reason }.
error-no-display =
    There is no display to open a window on. On the command line, try: duvod --help
trace-error =
    Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }: this
    is no trace ({ $reason }).

## Answers

check-valid = The puzzle is valid: with { COUNT($givens, noun: "given") } it has exactly one solution.
explain-solved = Solved in { COUNT($steps, noun: "step") }, without a guess:
explain-open =
    After { COUNT($steps, noun: "step") } the rules of this profile find nothing more, and { COUNT($open, noun: "cell") }
    { $open ->
        [one] is
       *[other] are
    } still open:
solve-number = { COUNT($count, noun: "solution", start: "yes") } in all.
solve-number-at-least = { COUNT($count, noun: "solution", start: "yes") }; there may be more.
why-open = The rules of this profile do not find a digit for { CELL($cell) }.
batch-bad = { COUNT($count, noun: "line", start: "yes") } could not be read.
progress-steps = { COUNT($count, noun: "step", form: "figures") } …
