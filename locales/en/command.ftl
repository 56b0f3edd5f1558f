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
help-why = Why a cell holds its digit, or why it does not hold DIGIT
help-check = Whether the puzzle has exactly one solution, and if not, what is wrong
help-verify = Checks a trace written by explain --json or why --json
help-rules = The knowledge base
help-rules-list = The rules of the profile, in its order
help-batch = One puzzle a line in, one JSON object a line out

help-file = The puzzle that the window opens with
help-puzzle = A file, - for standard input, or the puzzle itself
help-cell = A cell, such as E7 or r7c5
help-digit = A digit that the cell does not hold
help-trace = A file with a trace, or - for standard input
help-batch-file = A file with one puzzle a line; if none is named, standard input
help-limit = Up to N solutions, and how many were found
help-nth = The N-th solution, counted from 1
help-random = A random solution
help-seed = The number that the random choices start from (default: 0); the same number gives the same solution
help-do = What to do with each puzzle: solve or explain (default: solve)

help-lang = The language
help-json = Answers as JSON, for programs
help-knowledge = A folder with rules, profiles and words of your own (rules/, profiles/, locales/)
help-profile = Which rules are used, in which order (default: default)
help-coordinates = How cells are called: E7 (a1) or r7c5 (rc)
help-style = Whole sentences (full), or only the results (terse)
help-no-uniqueness = Do without rules that assume a single solution
help-force = Overwrite files that already exist
help-help = Show this help
help-version = Show the version

## Mistakes in a command

usage-hint = See duvod --help.
usage-unknown = Unknown argument: { $argument }. { usage-hint }
usage-value = { $argument } cannot be { $value }. { usage-hint }
usage-choice = { $argument } cannot be { $value }; the choices are: { $valid }.
usage-no-value = { $argument } needs a value. { usage-hint }
usage-missing = Still missing: { $argument }. { usage-hint }
usage-no-subcommand = A command is missing. { usage-hint }
usage-conflict = { $argument } and { $other } cannot be used together.

## Input that is wrong

error-file = { $file } cannot be read: { $reason }.
error-no-file = { $file } is neither a file nor a puzzle.
error-in-file = { $file }: { MESSAGE($error) }
error-no-grid = There is no grid { $name }.
error-no-profile = There is no profile { $name }; the profiles are: { $known }.
error-cell = { $text } is not a cell of the grid; a cell is written as E7 or r7c5.
error-digit = { $text } is not a digit of the grid; the choices are: { DIGITS($digits, join: "comma") }.
error-nth-zero = Solutions are counted from 1, so there is no number { $number }.
error-nth = There are fewer than { $number } solutions.
error-output = The answer could not be written: { $reason }.
error-other = That did not work: { $reason }.
error-no-display =
    There is no display to open a window on. On the command line, try: duvod --help
trace-error =
    Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }: this
    is not a trace ({ $reason }).

## Answers

check-valid = The puzzle is valid: with { COUNT($givens, noun: "given") } it has exactly one solution.
explain-solved = Solved in { COUNT($steps, noun: "step") }, without a guess:
explain-open =
    { $steps ->
        [0] The rules of this profile find nothing here
       *[other] After { COUNT($steps, noun: "step") } the rules of this profile find nothing more
    }, and { COUNT($open, noun: "cell") } { $open ->
        [one] is
       *[other] are
    } still empty:
solve-number = { COUNT($count, noun: "solution", start: "yes") } in all.
solve-number-at-least = { COUNT($count, noun: "solution", start: "yes") }; there may be more.
why-open = The rules of this profile do not find a digit for { CELL($cell) }.
batch-bad = { COUNT($count, noun: "line", start: "yes") } could not be read.
progress-steps = { COUNT($count, noun: "step", form: "figures") }…
