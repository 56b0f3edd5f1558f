### The window: labels, and what it says to the user.

window-name = Důvod
# How the language switch calls this language.
window-language = EN
# Words after which no line ends, separated by spaces.
typesetting-bound = a

## Top bar and toolbar

window-dark = Dark colours (Ctrl+T)
window-light = Light colours (Ctrl+T)
window-example = Example
window-example-key = Example (Ctrl+E)
window-examples = Examples
window-files = File
window-open = Open…
window-paste = Paste
window-reset = Empty
window-clear = Clear solution
window-emptied = The grid is empty. Ctrl+Z brings back what was in it.
window-replaced = Loaded. Ctrl+Z brings back the grid that you had begun.
window-clear-solution = Clear the solution, keep the puzzle (Delete)
window-solve = Solve
window-cancel = Cancel

## Tool row

window-givens = { COUNT($count, noun: "given", form: "figures") }
window-solving = Solving…
window-solving-far = step { $step } · { $seconds } s
window-solved = Solved
window-unfinished = Not finished
window-beyond-rules = beyond these rules
window-one-solution = one solution
window-steps = { COUNT($count, noun: "step", form: "figures") }
window-digit-shows = Highlight every { DIGIT($digit) } (Alt+{ DIGIT($digit) })
window-digit-shown = Every { DIGIT($digit) } is highlighted. To write one, choose a cell first.
window-no-cell-to-ask = Choose a cell first: which one is the question about?
window-why-not-which = Why is it not there? Press the digit in question; Esc takes the question back.
window-pace-is = { NUMBER($seconds) } s a step
window-no-cell = Choose a cell first, with the mouse or the arrow keys.
window-several-cells = Only marks (Shift+digit) and colours go to several cells at once. Click on a single cell.

## Playing

window-play = Play
window-play-key = Play (F2)
window-edit-givens = Change the givens (F2)
window-digits = Digits
window-marks = Marks
window-colours = Colours
window-entry-how = What digit keys do (Space). Shift writes a mark at any time.
window-fill-marks = Fill in marks
window-fill-marks-key = Fill in marks (F6)
window-check = Check
window-check-key = Check (F7)
window-show-singles = Show single candidates (F8)
window-hide-singles = Hide single candidates (F8)
window-no-singles = No cell has exactly one candidate now.
window-clear-marks = Clear all marks
window-clear-colours = Clear all colours
window-restart = Start again (Ctrl+Shift+R)
window-erase = Clear (Delete)
window-undo = Undo (Ctrl+Z)
window-redo = Redo (Ctrl+Y)
window-more = More (F10)
window-pause = Stop the time (F9)
window-go-on-playing = Let the time run (F9)
window-completed-by-hints = Filled in by hints
window-completed-time = Time: { $time }.
window-completed = You have solved it

## Panel

window-tab-why = Why
window-tab-procedure = Procedure
window-tab-hint = Hint
window-close = Close
window-choose-cell = Choose a cell
window-choose-cell-how = With the mouse or the arrow keys. The reason appears here.
window-choose-candidate-how = Why is some digit not there? Choose a cell, press N and then the digit.
window-empty-title = Type digits, or load a puzzle
window-empty-how = Choose a cell with the mouse or the arrow keys and type its digit.
window-entering-title = You are entering a puzzle
window-entering-how = Every digit that you type now belongs to the puzzle.
window-entering-then = Once it is complete, press Play (F2). What you type then is yours, and the puzzle stays as it is.
window-entering-solve = Solve (F5) has it solved and explained.
window-determined-title = The puzzle has exactly one solution
window-determined-how = If it is complete, press Play (F2).
window-determined-then = What you type before that belongs to the puzzle, what you type then is yours.
window-several-so-far = So far it has more than one solution: some digit is still missing.
window-none-so-far = As it stands it has no solution: one of the digits is not what it should be.
window-plays-several = This puzzle has more than one solution
window-plays-none = This puzzle has no solution
window-plays-several-how = It can be played, but without checking and hints. Is a digit missing from it?
window-plays-none-how = One of its digits is not what it should be.
window-plays-several-why = Show the differences
window-plays-none-why = Show why
window-plays-edit = Change the digits (F2)
window-surplus-title = With the last digits the puzzle has no solution
window-surplus-how =
    { LENGTH($cells) ->
        [one] The puzzle had exactly one solution already before you typed into { CELLS($cells) }. If you are only trying that digit, keep it as yours.
       *[other] The puzzle had exactly one solution already before you typed into { CELLS($cells) }. If you are only trying these digits, keep them as yours.
    }
window-surplus-play =
    { $count ->
        [one] Keep it as mine and play
       *[other] Keep them as mine and play
    }
window-afterthoughts =
    { $count ->
        [one] Does this digit belong to the puzzle?
       *[other] Do these digits belong to the puzzle?
    }
window-afterthoughts-how =
    { LENGTH($cells) ->
        [one] When you typed into { CELLS($cells) }, the puzzle had exactly one solution already. If you were only trying a digit there, keep it as yours.
       *[other] When you typed into { CELLS($cells) }, the puzzle had exactly one solution already. If you were only trying digits there, keep them as yours.
    }
window-they-are-givens = Yes, they are part of it
window-they-are-mine = No, I am trying
window-ready-title = Nothing to explain yet
window-ready-how = Press Solve or F5.
window-ready-then = Then choose a cell and read why it holds its digit.
window-refused-title = There is nothing to explain
window-refused-how = Change the digits of the puzzle and have it solved again.
window-solving-title = Solving…
window-solving-how = The reasons will appear here. Press Esc to cancel.

## Why

window-house = { HOUSE($house) }
window-cell = { CELL($cell) }
window-left = left
window-step-number = step { $step }
window-step-within = within step { $step }
window-proof-by-shortest = Shortest
window-proof-by-procedure = From the procedure
window-proof-looking = Looking for the shortest…
window-proof-found = Show the shortest that was found: { COUNT($steps, noun: "step", form: "figures") }
window-proof-length = { COUNT($steps, noun: "step", form: "figures") }
window-proof-compared =
    { COUNT($steps, noun: "step", form: "figures") } · from the procedure: { COUNT($slice, noun: "step", form: "figures") }
window-proof-meaning = What this means (M)
window-proof-effort =
    The effort of this proof is { NUMBER($effort) }: the scores of all the rules it uses, and ten more for each step
    to be read. The less it is, the easier the proof is to follow.
window-proof-proved =
    The effort of this proof is { NUMBER($effort) }, from the procedure { NUMBER($slice_effort) }: the scores of all the
    rules it uses, and ten more for each step to be read. The less it is, the easier the proof is to follow. Důvod went
    through { NUMBER($met) } uses of rules, and it is proved that they make up no proof of less effort.
window-proof-not-proved =
    The effort of this proof is { NUMBER($effort) }, from the procedure { NUMBER($slice_effort) }: the scores of all the
    rules it uses, and ten more for each step to be read. The less it is, the easier the proof is to follow. Důvod found
    none of less effort; that there is none is not proved.
window-unfold = Show what lies within (Shift+→)
window-fold = Hide what lies within (Shift+←)
window-stands-on =
    Stands on { $rest ->
        [0] { $count ->
            [one] the only given
           *[other] all { $count } givens
        }
       *[other] { $count } of { COUNT($total, noun: "given", form: "figures") }
    }

window-choose-cell-in-play =
    With the mouse or the arrow keys. Then you may ask which digit belongs there and why, or why one does not.
window-in-play-title = { CELL($cell) }
window-in-play-empty =
    Which digit belongs here, and why? You are told the shortest reasoning that is found from what stands in the grid
    now. It is about this cell only, and gives no more away of others than it needs.
window-in-play-filled =
    Does the { DIGIT($digit) } belong here, and why? The answer starts from all else that is right in the grid now, and
    is about this cell only.
window-in-play-which = Which digit, and why? (Enter)
window-in-play-right = Does it belong here? (Enter)
window-in-play-why-not = Why not…? (N, then the digit)
window-in-play-not-which = Which digit do you think belongs here?
window-in-play-solve = F5 solves the whole puzzle; then every reason can be read.
window-in-play-looking = Looking for the reason…
window-find-mistake = Where is it? (F7)
window-why-one-solution = You can ask for the reason of a cell only where the puzzle has exactly one solution.

## Procedure

window-step-shown = Step { $step }
window-step-of = of { $total }
window-score = score { $score }
window-score-so-far = score so far { $score }
window-level-raised =
    The hardest step is of the level “{ MESSAGE($hardest) }”, but the score of { NUMBER($score) } is above the limit of that
    level, which is { NUMBER($limit) }: that is why the level is higher.
window-number = { $number }
window-column-rule = Rule
window-column-result = Result
window-column-score = Score
window-filter = Filter (F)
window-filter-on = Filter: { COUNT($count, noun: "step", form: "figures") }
window-pace = { NUMBER($seconds) } s a step
window-walk-alone = Play (P)
window-walk-stop = Pause (P)
window-go-first = First step (Home)
window-go-back = One step back (,)
window-go-on = One step on (.)
window-go-last = Last step (End)

window-show-reasons =
    { $count ->
        [one] Show the step
       *[other] Show the { COUNT($count, noun: "step", form: "figures") }
    }
window-hide-reasons =
    { $count ->
        [one] Hide the step
       *[other] Hide the { COUNT($count, noun: "step", form: "figures") }
    }

## Hint

window-hint-how =
    Each hint tells a little more: first the rule that helps, then where to look, then a question, and finally the
    whole step. Press H for the next one.
window-hint-no-puzzle = Type digits or load a puzzle; hints are given as soon as there is one.
window-hint-one-solution = Hints are given for puzzles with exactly one solution.
window-hint-looking = Looking for a hint…
window-hint-ask-rule = Give me a hint (H)
window-hint-ask-place = Tell me where to look (H)
window-hint-ask-question = Hint with a question (H)
window-hint-ask-step = Show the whole step (H)
window-hint-do = Do it (Enter)
window-hint-another = Another hint (Shift+H)
window-steps-open = All steps that can be made (A)
window-steps-title = All steps now
window-steps-close = Close (A)
window-steps-looking = Looking for all steps…
window-steps-count =
    { COUNT($count, noun: "step", form: "figures") } found without trying out. Walk them with the comma and the full stop.
window-steps-by-rule = By rule
window-steps-by-cell = By cell
window-steps-by-conclusion = By what follows
window-steps-more = Show all { COUNT($count, noun: "step", form: "figures") }
window-steps-fold = Hide its steps
window-steps-unfold = Show its steps
window-steps-placed = { CELL($cell) } = { DIGIT($digit) }
window-steps-struck = { CELL($cell) } ≠ { DIGIT($digit) }
window-strength-rule = Rule
window-strength-place = Place
window-strength-question = Question
window-strength-step = Whole step
window-last-move = Your last move
window-judge = Was it right? (J)
window-judge-why = Why?
window-judge-hide = Hide the reason
window-no-last-move = You have not yet made a move to judge.

## Findings

window-show-differences = Show differences (D)
window-hide-differences = Hide differences (D)

window-more-details = More about it (M)
window-slips = A slip of the pen? With one digit changed it would have exactly one solution:
window-slips-such-as = A slip of the pen? With one digit changed it would have exactly one solution, for instance:
window-slip-show = { CELL($cell) }: { DIGIT($instead) } instead of { DIGIT($digit) }
window-slip-change = Change { CELL($cell) } to { DIGIT($instead) }
window-conflict-many =
    { COUNT($count, noun: "given", form: "figures") } cannot stand together; leave out any one of them, and the rest can.
    The reason rests on these alone, so the grid then shows no others.
window-differ = They differ in { COUNT($count, noun: "cell") }; the grid shows what is possible there.
window-certain =
    { $count ->
        [one] One more digit is
       *[other] Another { COUNT($count, noun: "digit", form: "figures") } are
    } the same in all solutions. By rules that do not assume a single solution it follows like this:
window-fewer-details = Less about it (M)
window-solution-number = Solution { NUMBER($number) }
window-solution-of = Solution { NUMBER($number) } of { NUMBER($count) }
window-solution-drawn = A random solution
window-solution-none = Look at the solutions one by one:
window-solution-searched = Looking for the solution…
window-solution-first = First solution (Home)
window-solution-back = One back (,)
window-solution-on = One on (.)
window-solution-last = Last solution (End)
window-solution-draw = Random (R)
window-solution-which = Go to… (G)
window-last-solution-unknown = Which one is the last is not known: there are too many to count.
window-no-such-solution = There is no solution of that number.

## Slips

window-mistakes =
    { LENGTH($cells) ->
        [one] There is a mistake in { CELLS($cells) }
       *[other] There are mistakes in { CELLS($cells) }
    }
window-struck-mistakes =
    { LENGTH($cells) ->
        [one] A mark was struck from { CELLS($cells) } that belongs there
       *[other] Marks were struck from { CELLS($cells) } that belong there
    }
window-mistake-how = “Why?” shows step by step why it is a mistake.
window-mistakes-how = “Why?” shows step by step why { CELL($cell) } is one.
window-mistake-why = Why?
window-take-back = Take back
window-take-them-back = Take them back
window-collides-with = { DIGIT($digit) } in { CELL($cell) } collides with the { DIGIT($digit) } in { CELL($other) }
window-collides-with-given = { DIGIT($digit) } in { CELL($cell) } collides with the given { DIGIT($digit) } in { CELL($other) }
window-collides-in = { HOUSES($houses, prep: "in", start: "yes") }, { DIGIT($digit) } would stand more than once.

## Preferences, keys, about

window-preferences = Preferences
window-preferences-key = Preferences (Ctrl+,)
window-keys = Keys
window-keys-key = Keys (F1)
window-about = About Důvod
window-no-preferences = Line { $line }, column { $column }: this is not a file of preferences.
window-not-put-aside = It could not be put aside either: { MESSAGE($reason) }.
window-troubles = Some of the saved data could not be read
window-trouble = { MESSAGE($what) }:
window-put-aside = It was put aside as { $aside }.
window-not-kept = What was played cannot be saved
window-other-open = This is window { $number }: Důvod is open already
window-other-how = The other { $number ->
        [2] window keeps its game
       *[other] windows keep their games
    }, and nothing of it is written over. This one has a game of its own: it is here again the next time that window { $number } is open. Preferences and profiles are shared.

setting-language = Language
setting-theme = Theme
setting-light = Light
setting-dark = Dark
setting-system = As the system
setting-colours = Colours
setting-standard = Standard
setting-high-contrast = High contrast
setting-colour-blind = Colour-blind safe
setting-text-size = Text size in %
setting-text-largest = In a window of this size text cannot be any larger. Make the window larger.
setting-text-room = The window only has room for { $percent }%.
setting-coordinates = Names of cells
setting-cursor = After a digit the cursor
setting-stays = stays
setting-moves-on = moves on
setting-same-digits = Digits like the one in the chosen cell are
setting-lit = highlighted
setting-unlit = not highlighted
setting-collisions = Digits that collide are
setting-shown = shown
setting-refused = refused
setting-marks = Marks of digits already in the row, column or block are
setting-hidden = hidden
setting-kept = kept
setting-checking = Mistakes are shown
setting-on-demand = on demand
setting-always = always
setting-profile = Profile of rules
setting-how = Arrow keys choose and change, Esc closes. Everything is kept for the next time.

about-version = Version { $version }
about-what =
    Důvod solves Sudoku by reasoning and can say why, for every cell and every candidate. Each of its steps is proved; none is a guess. (Důvod is Czech for “reason”.)
about-rules = It knows { COUNT($count, noun: "rule", form: "figures") }, explains each in its own words, and has examples of { $shown } of them.
about-knowledge = Where the knowledge comes from
about-rules-from =
    The rules are those that players have found and named over the years. Names, scores and levels follow HoDoKu by Bernhard Hobiger; the other scale follows Sudoku Explainer by Nicolas Juillerat; many patterns were first described on the Sudoku Players’ Forum. That no puzzle with fewer than 17 givens has one solution was shown by Gary McGuire, Bastian Tugemann and Gilles Civario.
about-questions-from =
    What can be asked, and how it is answered, follows Czech student works on Sudoku solvers, above all one that explains its own solution.
about-licences = Licences
about-licence = Důvod is licensed under MIT or Apache 2.0, as you like.
about-font = The font is Inter, under the SIL Open Font License.
about-built = What it is built with
about-built-with =
    Rust; iced draws the window, Fluent holds the words, RON and serde the knowledge and the files, rfd opens file dialogs, directories finds the folders, clap reads the command line, rand and mimalloc help. All of them are free software.

## What the marks in the grid mean

window-legend-is-not = is not
window-legend-then-is = then is
window-legend-strong = strong link
window-legend-weak = weak link
window-legend-group = group
window-legend-chain-end = end of the chain
window-legend-shared = digit that sets share
window-legend-set-digit = digit that strikes
window-legend-target = struck out

## Errors before the window opens

window-not-made = The window could not be created: { $reason }.
