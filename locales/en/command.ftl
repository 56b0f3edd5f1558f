### The command line: help, answers, mistakes.

help-duvod =
    Solves Sudoku by reasoning and says why. Without a command it opens the window, with FILE if one is
    named. A PUZZLE is a file, “-” for standard input, or the puzzle itself.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options

help-solve = The solution; on request, several solutions and their number
help-explain = The whole procedure, step by step; with --profile se that of Sudoku Explainer, each step with its rating (classic grid)
help-why = Why a cell holds its digit, or why it does not hold DIGIT; with --profile se by the procedure of Sudoku Explainer (classic grid)
help-check = Whether the puzzle has exactly one solution, and if not, what is wrong
help-rate = How hard the puzzle is: its level, score, hardest rule, and how often each rule is used; for the classic grid also how Sudoku Explainer rates it
help-verify = Checks a trace written by explain --json or why --json
help-rules = The knowledge base
help-rules-list = The rules of the profile, in its order
help-rules-show = What a rule says, its parameters, its place in the profile, and its first example
help-rules-test = Whether the rules find what they should in the states of an acceptance library
help-rules-mine = Finds examples of a rule by solving puzzles, and writes them in the format of the rule files
help-rules-new = Writes the skeleton of a rule: its file and its words in every language, copied from a rule that there is
help-generate = Makes puzzles with exactly one solution, one per line
help-convert = Writes puzzles in another form
help-batch = Read puzzles, one per line or in any other form, and write one JSON object for each

help-file = The file that the window opens with: puzzles, or a saved game
help-puzzles = A file with one or more puzzles, “-” for standard input, or the puzzle itself
help-puzzle = A file, “-” for standard input, or the puzzle itself
help-cell = A cell, such as E7 or r7c5
help-shortest = The easiest answer found, instead of the one from the whole procedure
help-verbose = With --shortest: also what the answer and the procedure cost a reader, and whether it is proved that none is easier
help-proof = Also write the reasoning as a proof for the proof checker VeriPB: NAME.opb and NAME.pbp
help-digit = A digit that the cell does not hold
help-export = A picture of a puzzle, of a state in play, of a step with its marks, or of all steps; the QR code of a link; or the graph of a puzzle
help-to = A picture (svg, png, pdf), the graph for Graphviz (dot), the graph to be coloured (dimacs), or clauses for a SAT solver (dimacs-cnf); without it, as the name of the file ends, else svg
help-output = The file to write; without it, or with -, standard output
help-step = Draw the grid as it is before step N, with what the step sees and concludes
help-print = Pages to print: puzzles with their solutions, practice sheets, or the steps of one puzzle as a booklet
help-print-output = The file to write; its ending says what: .pdf, or .html for a web page
help-print-procedure = Print every step to the solution, each with its picture, instead of the puzzle; as .html, a page on which each cell is explained
help-print-why = Print the answer to why this cell holds its digit, instead of the puzzle
help-per-page = How many puzzles are on a page (default: 4)
help-paper = The size of the paper (default: a4)
help-print-levels = Say above each puzzle how hard it is
help-print-solutions = Print the solutions after the puzzles
help-print-generate = Make N puzzles, by the options of generate, and print them. With --practice: how many boards (default: as many as a page has)
help-answers = Where the steps of a practice sheet stand: on the next page (next), on a sheet of paper of their own, also where both sides are printed on (sheet), or nowhere (none)
help-print-steps = With --procedure, print only the steps with these numbers: a range, such as 5-12
help-print-least = With --procedure, print only the steps by rules of this level or a harder one
help-print-practice = Practice sheets of this rule (given by id, name or code): boards on which it is the next step; at the back each step, drawn and told
help-print-qr = Below each puzzle the QR code of a link that opens it at SudokuPad
help-title = The title of the pages
help-author = Who made them
help-new-id = The id of the rule, which is the name of its file, such as my-wing
help-new-name = What the rule is called
help-new-like = The rule that it is a copy of at first
help-new-code = The code that the rule has in an acceptance library
help-export-by = Draw what this rule (given by id, name or code) sees in the state and concludes from it
help-palette = The colours (default: light)
help-marks = Draw the candidates too
help-plain = Leave out the names of columns and rows
help-animated = The whole procedure as one moving picture (svg), a step after the other; it pauses under the pointer
help-seconds = With --animated, how many seconds each step is shown (default: 2)
help-export-qr = The QR code of a link that opens the puzzle at SudokuPad, as svg, png or pdf
help-trace = A file with a trace, or “-” for standard input
help-rules-learn = Learns patterns from what is supposed in the procedures of puzzles, proves them, and says how many suppositions they save
help-learn-files = Files with puzzles; if none is named, the puzzles that come with the program
help-learn-count = Keep at most N patterns (default: 10)
help-learn-least = Only patterns that are met in at least N puzzles (default: 2)
help-learn-into = Also write the patterns as rules into this folder, with a profile “learnt” that uses them
help-rules-prove = Proves a pattern of your own, or shows a grid on which it fails
help-rules-prove-file = A file with a rule whose body is a pattern, Schema(…)
help-rules-prove-proof = Also write the proof, for the proof checker VeriPB: the formula to NAME.opb and the proof to NAME.pbp, for each choice of numbers files of their own
help-verify-tell = Also tell each step, as explain does; a step that no rule of the program makes is told by what it says itself
help-batch-file = A file with puzzles; if none is named, standard input
help-limit = Up to N solutions, and how many were found
help-nth = The Nth solution, counted from 1
help-random = A random solution
help-seed = The number that the random choices start from (default: 0); the same number gives the same solution
help-rule = A rule: its id, an alias, or its name
help-library = A file with one case a line, or “-” for standard input
help-code = Only the cases whose code begins with CODE; may be given several times
help-rules-check = Also put every instance of every rule in every state through the proof checker
help-instances = Instead, tell how many instances each rule has in all the states together
help-mine-files = Files with puzzles, or “-” for standard input; if none is named, the examples that come with Důvod
help-count = How many to find (default: 2)
help-near-misses = Instead, find states that the rule just misses because one candidate was put back
help-hunt = Seeks ever harder puzzles; keeps the hardest in a file, from which it goes on
help-pool = The file of the hardest puzzles; it is made if there is none, else it is gone on from
help-hunt-by = What puzzles are to be hard by: er (the rating of Sudoku Explainer; the default), or trials (how many suppositions stand within each other)
help-hunt-attempts = How many more attempts to make (default: { NUMBER($count) })
help-hunt-count = How many of the hardest to write (default: { NUMBER($count) })
help-hunt-size = How many puzzles the file holds at most (default: { NUMBER($count) })
help-generate-count = How many puzzles to make (default: 1); the same one, or an image of it, never comes twice
help-level = How hard the puzzles are, by the rules of the profile
help-er = The ER of Sudoku Explainer: a range, such as 7.0-8.3; for the classic grid only
help-score = The sum of the costs of all steps, by the rules of the profile: a range, such as 500-900
help-givens = How many givens: a range, such as 24-28, or one number (default: as few as come when digits are taken out until none can go)
help-symmetry = How the givens lie: turned by 180° (half-turn) or 90° (quarter-turn), mirrored from top to bottom (horizontal) or from left to right (vertical) or both (orthogonal), in the diagonal that falls to the right (diagonal) or rises to the right (anti-diagonal) or both (diagonals), or all of these (full); default: none
help-pattern = The cells of the givens: a sign for each cell of the grid, “.” or “0” where it stays empty; or a file with these signs, or with a puzzle whose givens stand there
help-minimal = Only puzzles in which no given can be left out
help-guessing = How many percent of the empty cells are left where singles lead no further, so that anyone who knows nothing else must guess; within 20
help-solvable-by = Only puzzles that the rules of this profile solve without supposing anything
help-needed-rule = Only puzzles that need this rule: the rules before it in the profile do not solve them, with it they do
help-alone = With --rule, the singles solve the puzzle together with this rule; without it, not even all easier rules do
help-or-easier = With --alone, take puzzles too that easier rules would solve in place of this one: it only holds that singles alone do not
help-from = Instead of making new puzzles, change this one a little; its solution stays
help-easier = With --from, puzzles that are easier than it by level, or by score within its level
help-harder = With --from, puzzles that are harder than it by level, or by score within its level
help-generate-seed = The number that the random choices start from (default: 0); the same number gives the same puzzles
help-attempts = After how many attempts in a row that come to nothing to give up (default: { NUMBER($count) })
help-convert-to = The form: the canonical one, the same however a puzzle is turned, mirrored or renumbered (canonical; default), a game as the window saves it (duvod), or one of the formats of other programs; docs/formats.md tells about each
help-do = What to do with each puzzle: solve, rate or explain (default: solve); rate with --profile se also rates it as Sudoku Explainer does, explain with --profile se explains and rates it as that does
help-threads = How many threads to use (default: as many as the machine has processors)
help-one-of = { $help }; NAME is one of: { $values }
usage-no-command = There is neither a command nor a file “{ $text }”. See duvod --help.
usage-no-command-near = There is neither a command nor a file “{ $text }”; the nearest command is { $near }.
usage-no-help = There is no command “{ $text }”. The commands are: { $known }.
usage-no-help-near = There is no command “{ $text }”; the nearest is { $near }. The commands are: { $known }.
help-needs = Also say of each puzzle whether its procedure uses this rule (given by id, name or code), and whether it needs it: whether the rules that suppose nothing come to the solution with it, and not without it
help-skip = Skip the first N puzzles, those already answered in an earlier run
help-batch-proof = With --do explain, also write the reasoning for each puzzle as a proof for the proof checker VeriPB into this folder: N.opb and N.pbp for line N
help-grid = The grid of the puzzles: { LIST($grids, join: "or") }, also several together (9x9+anti-knight+x), or regions- with a letter for the region of each cell (default: as the text says, or according to its borders and the length of the puzzle)
grid-name = { $name }

help-lang = The language
help-json = Answers as JSON, for programs
help-knowledge = A folder of your own with rules, kinds of constraints, profiles and words (rules/, constraints/, profiles/, locales/)
help-profile = The profile: which rules are used, and in what order (default: the profile “default”)
help-coordinates = What cells are called: E7 (a1) or r7c5 (rc)
help-style = Whole sentences (full), or experts’ notation (terse)
help-no-uniqueness = Do without rules that assume a single solution
help-nodes = How many positions the exact solver may look at for a puzzle before it gives up (default: { NUMBER($count) })
help-force = Overwrite files that already exist
help-ignore = Leave this field of a file out if Důvod does not understand it, instead of refusing the puzzle; may be repeated
help-help = Show this help
help-version = Show the version

## Mistakes in a command

usage-hint = See duvod --help.
usage-unknown = Unknown argument: “{ $argument }”. { usage-hint }
usage-value = { $argument } cannot be “{ $value }”. { usage-hint }
usage-choice = { $argument } cannot be “{ $value }”; it can be: { $valid }.
usage-no-value = { $argument } needs a value. { usage-hint }
usage-not-text = Only the name of a file may be something other than UTF-8 text. { usage-hint }
usage-missing = Still missing: { $argument }. { usage-hint }
usage-no-subcommand = A command is missing. { usage-hint }
usage-twice = { $argument } is given twice.
usage-conflict-puzzle = A puzzle and { $other } cannot be used together.
usage-conflict = { $argument } and { $other } cannot be used together.

## Input that is wrong

error-no-picture = No picture has a name that ends in “.{ $ending }”. Use one of { $kinds }, or say the format with --to.
error-no-text = A file of the format { $kind } is no text that JSON could hold: say with --output where to write it.
error-no-page = No page has a name that ends in “.{ $ending }”: let the name of the file end in .pdf or .html.
error-print-not-one = Puzzle { NUMBER($number, useGrouping: "false") } does not have exactly one solution: without --levels and --solutions it is printed all the same.
error-print-why-web = The answer about one cell is printed as .pdf; the web page of --procedure answers about each cell.
error-unprintable = “{ $letter }” cannot be printed as .pdf: the typeface of the program has the letters of Latin scripts only.
error-print-no-steps = None of the { COUNT($count, noun: "step") } of the procedure is of that kind.
error-print-one = The steps of one puzzle can be printed, not of { COUNT($count) }.
error-print-steps-web = Single steps are printed as .pdf; a web page has the whole procedure.
error-print-practice-web = Practice sheets are printed as .pdf.
error-print-practice =
    { $made ->
        [0] No board for the rule “{ MESSAGE($rule) }” could be made.
       *[other] No more boards for the rule “{ MESSAGE($rule) }” could be made than { NUMBER($made) }: ask for as many with --generate.
    }
error-animated-kind = A moving picture is a .svg file.
error-no-link = No link of SudokuPad can hold this puzzle.
error-long-link = The link with this puzzle is too long for a QR code.
error-file-exists = The file { $file } already exists; --force overwrites it.
error-file-unwritten = The file { $file } cannot be written: { MESSAGE($reason) }.
error-underived = The proof cannot be written: step { $place } could not be derived.
error-large = The proof cannot be written: what the constraint { $constraint } says of its cells takes too many inequalities.
error-unrefuted = The proof cannot be written: the rules do not show that there is no solution.
error-explainer-untold = Step { $step } of Sudoku Explainer cannot be told. This is a fault of Důvod.
error-proof-alone = --proof needs --do explain.
certificate-written = The proof is in { $proof }, the puzzle that it is about in { $formula }. Conclusions derived: { $derived }; taken without proof, because they assume one solution: { $assumed }.
error-rule-finds-nothing = The rule “{ MESSAGE($rule) }” concludes nothing in this state.
error-no-step =
    There is no step { $step }: the procedure has { COUNT($steps, noun: "step", form: "figures") }.
error-file = The file { $file } cannot be read: { MESSAGE($reason) }.
error-input = Standard input cannot be read: { MESSAGE($reason) }.
error-no-file = { $file } is neither a file nor a puzzle.
error-in-file = { $file }: { MESSAGE($error) }
error-in-input = Standard input: { MESSAGE($error) }
error-no-grid = There is no grid “{ $name }”; the grids are: { $known }.
# The same of a name that has parts, or says regions or a size.
error-no-grid-of = There is no grid “{ $name }”: { MESSAGE($why) }. The grids are: { $known }.
no-grid-unknown = no grid is called “{ $part }”
no-grid-twice = “{ $part }” is there twice
no-grid-whole = “{ $part }” adds nothing, so it can only come first
no-grid-unfit = “{ $part }” does not go with the other parts
no-grid-letters = a map of regions has a letter for each cell of a grid with 4 to 16 rows and as many columns; this one has { NUMBER($count) }
no-grid-regions = all regions of a map must have as many cells as there are digits: { NUMBER($side) }
no-grid-size = a size is written as in latin-9x9, or latin-6x9 with the rows first: 2 to 16 of each, and of one of them 4 at least
error-range = “{ $text }” is not a range; a range is two numbers with a hyphen, such as 24-28, or one number.
error-pattern = A pattern has a sign for each of the { NUMBER($cells) } cells of the grid: “.” or “0” where it stays empty, anything else where a given stands.
error-givens-too-few = Givens: { $most } is too few. In the classic grid a puzzle with exactly one solution has at least { $needed }.
error-givens-too-many = Givens: { $fewest } is too many. The grid has only { $cells } cells.
error-givens-empty = No number of givens is in this range: it ends before it begins.
error-pattern-impossible = With givens in these cells only, there is always more than one solution: they are too few, or two lines of a band or of a stack are empty.
error-from-symmetry =
    The givens of the puzzle that is to be changed do not lie in this symmetry, so those of a changed one cannot either.
error-not-one-solution = Only a puzzle with exactly one solution can be changed.
error-er-impossible = No ER is in this range: it ends before it begins.
error-er-grid = Sudoku Explainer rates puzzles of the classic grid alone, so no other puzzle has an ER.
error-score-impossible = No score is in this range: it ends before it begins.
error-rule-not-allowed = This rule assumes a single solution, which --no-uniqueness forbids.
error-rule-needless = No puzzle needs the rule “{ MESSAGE($rule) }”: { $count ->
        [one] { LIST($others, join: "comma") } stands before it and concludes all that it does.
       *[other] rules before it together conclude all that it does: { LIST($others, join: "comma") }.
    }
error-canonical-grid =
    There is a canonical form on grids of rows, columns and blocks alone, and on large ones not for what is all too much alike
    in itself.
error-no-profile = There is no profile “{ $name }”; the profiles are: { $known }.
error-no-rule = There is no rule “{ $text }”; “duvod rules list” names them all.
error-no-rule-near = There is no rule “{ $text }”; nearest: { $near }.
error-several-rules = “{ $text }” may mean several rules: { $rules }. Name one of them.
error-rule-id = “{ $text }” cannot be the id of a rule: small letters, figures and hyphens, such as my-wing.
error-rule-exists = There is already a rule { $rule }.
error-rule-says-nothing = The message { $name } of a rule needs .says: what the rule says, in a sentence.
error-no-sources =
    There is no folder knowledge/rules here. Run this in the source tree of Důvod, or name a folder for your own rules
    with --knowledge.
error-no-case = No code in the library begins with: { $codes }.
error-cell = { $text } is not a cell of this grid; its cells are A1 to { $column }{ $row }, also written r1c1 to r{ $row }c{ $columns }.
error-digit = { $text } is not a digit of this grid; the choices are: { DIGITS($digits, join: "comma") }.
error-nth-zero = Solutions are counted from 1, so there is no solution { $number }.
error-nth =
    { $number ->
        [1] There is no solution.
       *[other] There are fewer than { $number } solutions.
    }
error-output = The answer could not be written: { MESSAGE($reason) }.
error-spent = Given up: { NUMBER($count) } positions of the exact solver did not suffice. --nodes allows more.
error-spent-on-steps = The search for steps took too long and was given up. A larger number for --nodes allows more.
error-other = That did not work: { $reason }.
error-no-display =
    There is no display to open a window on. On the command line, try: duvod --help
trace-error =
    Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }: this
    is not a trace (JSON: { $reason }).

## Answers

check-valid-marks =
    The puzzle is valid: with { COUNT($givens, noun: "given") } and { COUNT($struck, noun: "candidate", form: "figures") } struck out
    by its pencil marks it has exactly one solution.
check-valid = The puzzle is valid: with { COUNT($givens, noun: "given") } it has exactly one solution.
explain-solved =
    Solved in { COUNT($steps, noun: "step") }, without a guess{ $trials ->
        [0] {""}
        [one] ; one of them is a proof by contradiction
       *[other] ; { COUNT($trials) } of them are proofs by contradiction
    }:
explain-open-explainer =
    { $steps ->
        [0] The techniques of Sudoku Explainer find nothing here
       *[other] After { COUNT($steps, noun: "step") } the techniques of Sudoku Explainer find nothing more
    }, and { COUNT($open, noun: "cell") } { $open ->
        [one] is
       *[other] are
    } still empty:
# The search came to its end before it was done.
explain-as-far =
    After { COUNT($steps, noun: "step") } the search was given up, and { COUNT($open, noun: "cell") } { $open ->
        [one] is
       *[other] are
    } still empty:
explain-open =
    { $steps ->
        [0] The rules of this profile find nothing here
       *[other] After { COUNT($steps, noun: "step") } the rules of this profile find nothing more
    }, and { COUNT($open, noun: "cell") } { $open ->
        [one] is
       *[other] are
    } still empty:
solve-number = { COUNT($count, noun: "solution", start: "yes") } in all.
solve-number-at-least =
    { $count ->
        [0] No solution was asked for.
       *[other] { COUNT($count, noun: "solution", start: "yes") }; there may be more.
    }
rate-level = Level: { MESSAGE($level) }; score: { NUMBER($score) }
rate-open = The rules of this profile do not solve the puzzle, so it has no level; score so far: { NUMBER($score) }
rate-hardest = Hardest rule: { MESSAGE($rule) }
rate-open-steps =
    Equally easy steps to choose from: { $step ->
        [1] { NUMBER($first) } at the start, and never fewer
       *[other] { NUMBER($first) } at the start, { NUMBER($narrowest) } at the tightest point (before step { NUMBER($step) })
    }
rate-suppositions = Steps that prove by trial: { NUMBER($steps) }; deepest nesting: { NUMBER($depth) }
rate-steps = Steps: { NUMBER($steps) }
# The three ratings as they are known everywhere: of the hardest step, of the hardest up to the first digit, of the first.
rate-explainer = Sudoku Explainer: ER { NUMBER($er, minimumFractionDigits: 1) }, EP { NUMBER($ep, minimumFractionDigits: 1) }, ED { NUMBER($ed, minimumFractionDigits: 1) }
why-open = The rules of this profile do not find a digit for { CELL($cell) }.
batch-empty = { $file }: there is no puzzle in it.
batch-bad = { COUNT($count, noun: "line", start: "yes") } could not be read.
listed-head-number = No.
listed-head-name = Name
listed-named = { $number }. { $name }
listed-number = Puzzle { NUMBER($number) }
rate-head-level = Level
rate-head-score = Score
rate-head-er = ER
rate-head-hardest = Hardest rule
rate-cell-open = not solved by the rules
check-head-verdict = Verdict
check-head-found = Besides
check-cell-one = exactly one solution
check-cell-several = several solutions
check-cell-none = no solution
check-cell-collides = digits collide
batch-failed = { COUNT($count, noun: "puzzle", start: "yes") } could not be answered; each says why.
batch-spent = { COUNT($count, noun: "line", start: "yes") } given up; --nodes allows more.
progress-hunt = attempts: { NUMBER($attempts) }, the hardest: { $hardest }…
pool-head = In line 1 the beginning of a file of hard puzzles was expected, as “duvod hunt” writes it.
pool-grid = The puzzles in this file are of the grid “{ $found }”, the grid { $expected } was expected.
pool-line = In line { $line } a puzzle was expected, and three numbers behind it.
pool-differs = The file was made with --by { $by } --seed { $seed } --size { $size }; they cannot be others for it.
pool-not-one = Puzzle { $puzzle } does not have exactly one solution.
pool-in-use = { $file }: another program is hunting for this file.
generate-made = Puzzles: { NUMBER($puzzles) }, attempts: { NUMBER($attempts) }.
generate-too-few = Given up: the last { NUMBER($attempts) } attempts came to nothing (puzzles made: { NUMBER($puzzles) }). --attempts allows more; perhaps there is no such puzzle.
progress-generated = puzzles: { NUMBER($puzzles) }, attempts: { NUMBER($attempts) }…
progress-steps = { COUNT($count, noun: "step", form: "figures") }…
progress-seconds = { $seconds } s…
progress-lines = { COUNT($count, noun: "line", form: "figures") }…
progress-of = { $done } / { $total }…

## A rule

rules-spot = How to spot it: { $text }
rules-also = Also called: { $text }
rules-level = Level: { MESSAGE($level) }
rules-score = Score: { $cost }
rules-se = Sudoku Explainer 1.2.1: { NUMBER($se, minimumFractionDigits: 1) }
rules-code = Code: { $code }
rules-aliases = Aliases: { $aliases }
rules-general = More general: { LIST($rules, join: "comma") }
rules-one-solution = It holds only for puzzles with exactly one solution.
rules-place = Profile { $profile }: { ORDINAL($place) } of { $count }
rules-no-place = Profile { $profile }: not in use
rules-body = Parameters:
rules-example = Example:
rules-no-example = There is no example of this rule.
# The signs of the drawing, which are the same in every language.
rules-legend = [4] given, (4) found before, *4 part of the pattern, -4 struck out, =4 filled in

rules-no-example-found = The rule came up in none of the puzzles.
rules-no-near-miss-found = No state was found that the rule just misses.
rules-spent = Given up, since the exact solver may look at no more positions: { NUMBER($count) }. --nodes allows more.
rules-new-next =
    Now change the parameters and the words in these files; “duvod rules mine { $rule }” finds examples. To be used,
    the rule needs a place in a profile.

## An acceptance library

library-error-place = Line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }
library-error-nothing = { library-error-place }: a case was expected, but the text ends here.
library-error-start = { library-error-place }: a case should begin with a colon, but this one does not.
library-error-fields = { library-error-place }: a case should have { $expected } fields, each behind a colon, but this one has { $found }.
library-error-code = { library-error-place }: a code such as 0300 or 0300-x was expected, but “{ $found }” was found.
library-error-digit = { library-error-place }: a digit was expected, but “{ $found }” was found.
library-error-cell = { library-error-place }: a digit, a full stop, or + before a digit was expected, but “{ $found }” was found.
library-error-cells = { library-error-place }: a grid should have { $expected } cells, but this one has { $found }.
library-error-candidate = { library-error-place }: a digit, a row and a column were expected (436 is a 4 in r3c6), but “{ $found }” was found.
library-error-no-conclusion = { library-error-place }: a candidate to strike out or a digit to fill in was expected.

library-line = Line { NUMBER($line, useGrouping: "false") }, { $code }: expected { MESSAGE($expected) }; { MESSAGE($verdict) }
library-expected = { $facts }
library-expected-nothing = nothing
library-no-rule = no rule has this code
library-undecided = what is true there could not be decided
library-found-nothing = found nothing
library-found = found { LIST($found, join: "semicolon") }{ $more ->
    [0] {""}
   *[other] ; and { $more } more
}
library-wrong = found { MESSAGE($instance) }, but { $fact } is not true
library-instance = { $facts } by { $rule }
library-rejected = Line { NUMBER($line, useGrouping: "false") }, { $rule }: rejected { $facts }, since { MESSAGE($reason) }
library-checked = Instances checked: { NUMBER($instances, useGrouping: "false") }, rejected: { NUMBER($rejected, useGrouping: "false") }
library-summary = { NUMBER($passed) } of { NUMBER($total) } passed

# The page for man.
man-heading-name = Name
man-heading-description = Description
man-heading-status = Exit status
man-name = Sudoku solver that says why
man-status-done = It was done.
man-status-no =
    The answer is no: no solution, givens that collide, several solutions where one is needed, a trace that was rejected, no
    example found.
man-status-wrong = The input or the command is wrong.
man-status-spent = Given up, because the budget was spent.
