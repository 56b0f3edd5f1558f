### The window: labels, and what it says to the user.

window-name = Důvod
# In the title of the window: which puzzle of its file is at hand.
window-puzzle-number = puzzle { NUMBER($number) }
# How the language switch calls this language.
window-language = EN
# Words after which no line ends, separated by spaces; those with # only before a number.
typesetting-bound = er# ep# ed# a row# rows# column# columns# block# blocks# step# steps# digit# digits# #step #cell #digit #given #row #column #block #candidate #puzzle #solution #rule #example #second #minute #mistake

## Top bar and toolbar

window-dark = Dark colours (Ctrl+T)
window-light = Light colours (Ctrl+T)
window-example = Example
window-example-key = Example (Ctrl+E)
window-examples = Examples
window-files = File
window-open = Open…
window-paste = Paste
window-solve-key = Solve and explain (F5)
window-reset-key = Clear the grid (Ctrl+R)
window-files-key = Files: open, save, new puzzles (F3)
window-places-keys = Grid (Ctrl+1), rule book (Ctrl+2), laboratory (Ctrl+3)
window-language-key = Next language (Ctrl+L)
window-reset = Clear grid
window-clear = Clear solution
window-emptied = The grid is empty. Ctrl+Z brings back what was in it.
window-found-as-givens =
    No digit was marked as a given, so { $count ->
        [one] the one that there is counts as one.
       *[other] all { NUMBER($count) } count as givens.
    }
window-replaced = Loaded. Ctrl+Z brings back the grid that you had started.
window-clear-solution = Clear the solution and keep the puzzle (Delete)
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
window-digit-takes = Take the { DIGIT($digit) } for the cells that you press next ({ DIGIT($digit) })
window-digit-writes = Write { DIGIT($digit) } ({ DIGIT($digit) }), as a pencil mark (Shift+{ DIGIT($digit) })
window-digit-marks = Write or erase the pencil mark { DIGIT($digit) } ({ DIGIT($digit) })
window-digit-enters = Write { DIGIT($digit) } ({ DIGIT($digit) })
window-digit-shown = Every { DIGIT($digit) } is highlighted. To write one, choose a cell first.
window-no-cell-to-ask = First choose the cell that you want to ask about.
window-mark-how = To ask why this digit is not there, press N first. While marks are written, a click strikes a mark out.
window-undo-takes-puzzle = There is nothing left to undo in this puzzle. Press Ctrl+Z again to bring back what was in the grid before it.
window-puzzle-taken = What was in the grid before is back. Ctrl+Y brings the puzzle back.
window-why-not-which = Why is a digit not there? Press the digit you want to ask about; Esc cancels the question.
window-pace-is = { NUMBER($seconds) } s a step
window-no-cell = Choose a cell first, with the mouse or the arrow keys.

## Playing

window-play = Play
window-play-key = Play (F2)
window-edit-givens = Change the givens (F2)
window-digits = Digits
window-marks = Marks
window-corner = Corner
window-centre = Centre
window-corner-key = Corner marks (V)
window-centre-key = Centre marks (C)
window-colours = Colours
window-entry-how = What the digit keys do (Space). With Shift they write marks.
window-fill-marks = Fill in marks
window-fill-marks-short = Fill in
window-fill-marks-key = Fill in marks (F6)
window-check = Check
window-check-short = Check
window-check-key = Check (F7)
window-show-singles = Show single candidates (F8)
window-hide-singles = Hide single candidates (F8)
window-no-singles = No cell has just one candidate at the moment.
window-clear-marks = Clear all marks
window-clear-colours = Clear all colours
window-restart = Start again (Ctrl+Shift+R)
window-erase = Erase (Delete)
window-undo = Undo (Ctrl+Z)
window-redo = Redo (Ctrl+Y)
window-more = More (F10)
window-pause = Stop the timer (F9)
window-paused = Paused
window-hardness = { MESSAGE($level) } · { NUMBER($score) }
window-hidden = The time is stopped, and the grid is hidden. Click it or press F9 to continue.
window-go-on-playing = Continue (F9)
window-completed-by-hints = Filled in by hints
window-completed-time = Time: { $time }.
window-completed-best = This is your best time at this level; until now it was { $time }.
window-completed-before = Your best time at this level: { $time }.
window-completed = You have solved it

## Panel

window-tab-why = Why
window-tab-procedure = Procedure
window-tab-hint = Hint
window-hide-panel = Put the panel away (Ctrl+B)
window-show-panel = Show the panel (Ctrl+B)
window-close = Close (Esc)
window-tab-why-tip = Why a digit belongs in the chosen cell (Tab: the next tab)
window-tab-procedure-tip = How the puzzle is solved, step by step (Tab: the next tab)
window-tab-hint-tip = What helps next (H)
window-proof-by-tip = The easiest proof, or the one from the procedure (S)
window-strengths-tip = How much the hint says (H: more)
window-choose-cell = Choose a cell
window-choose-cell-how = With the mouse or the arrow keys. The reason appears here.
window-choose-candidate-how = To ask why a digit is not in a cell, choose the cell, then press N and the digit.
window-empty-title = Type digits, or load a puzzle
window-empty-how = Choose a cell with the mouse or the arrow keys and type its digit.
window-entering-title = You are entering a puzzle
window-entering-how = Every digit that you type now belongs to the puzzle.
window-entering-then = Once it is complete, press Play (F2). What you type then is yours, and the puzzle stays as it is.
window-entering-solve = Press Solve (F5) to have it solved and explained.
window-determined-title = The puzzle has exactly one solution
window-determined-how = If it is complete, press Play (F2).
window-determined-then = What you type before that belongs to the puzzle; what you type after that is yours.
window-several-so-far = So far it has more than one solution: at least one digit is still missing, or one is wrong.
window-none-so-far = As it stands, it has no solution: at least one of its digits is wrong.
window-plays-several = This puzzle has more than one solution
window-plays-none = This puzzle has no solution
window-plays-several-how = You can play it, but without checking and hints. Is a digit missing, or one of them wrong?
window-plays-none-how = At least one of its digits is wrong.
window-plays-several-why = Show the differences
window-plays-none-why = Show why
window-plays-edit = Change the givens
window-surplus-title = What you typed last leaves no solution
window-surplus-how =
    { LENGTH($cells) ->
        [one] The puzzle already had exactly one solution before you typed into { CELLS($cells) }. If you are only trying out that digit, keep it as your own.
       *[other] The puzzle already had exactly one solution before you typed into { CELLS($cells) }. If you are only trying out those digits, keep them as your own.
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
        [one] When you typed into { CELLS($cells) }, the puzzle already had exactly one solution. If you were only trying out a digit there, keep it as your own.
       *[other] When you typed into { CELLS($cells) }, the puzzle already had exactly one solution. If you were only trying out digits there, keep them as your own.
    }
window-they-are-givens = Yes, part of the puzzle
window-they-are-mine = No, just trying
window-won-title = You have solved it
window-won-how = Solve (F5) shows the whole procedure, step by step.
window-restarted = The game starts again. Ctrl+Z brings back what there was.
window-ready-title = Nothing to explain yet
window-ready-how = Press Solve or F5.
window-ready-then = Then you will find the whole procedure here, step by step, each step in words and on the grid.
window-solving-title = Solving…
window-solving-how = The reasons will appear here. Press Esc to cancel.

## Why

window-house = { HOUSE($house) }
window-cell = { CELL($cell) }
window-left = left
window-step-number = step { $step }
window-step-within = within step { $step }
window-proof-by-shortest = Easiest
window-proof-by-procedure = From the procedure
window-proof-looking = Looking for the easiest…
window-proof-found = Show the easiest found: { COUNT($steps, noun: "step", form: "figures") }
window-proof-length =
    { COUNT($steps, noun: "step", form: "figures") }{ $inner ->
        [0] {""}
       *[other] {" "}({ NUMBER($all) } with those within)
    }
window-proof-compared =
    { window-proof-length } · from the procedure: { COUNT($slice, noun: "step", form: "figures") }{ $slice_inner ->
        [0] {""}
       *[other] {" "}({ NUMBER($slice_all) } with those within)
    }
window-proof-meaning = What this means (M)
window-proof-effort =
    The effort of this proof is { NUMBER($effort) }: the scores of all the rules it uses, plus ten for each step to be
    read. The lower it is, the easier the proof is to follow.
window-proof-proved =
    The effort of this proof is { NUMBER($effort) }; that of the proof from the procedure is { NUMBER($slice_effort) }.
    Effort is the sum of the scores of all rules used, plus ten for each step. The lower it is, the easier the proof is to follow.
    Důvod went through { NUMBER($met) } uses of rules and proved that no proof of lower effort can be made up of them.
window-proof-not-proved =
    The effort of this proof is { NUMBER($effort) }; that of the proof from the procedure is { NUMBER($slice_effort) }.
    Effort is the sum of the scores of all rules used, plus ten for each step. The lower it is, the easier the proof is to follow.
    Důvod found no proof of lower effort, but has not proved that there is none.
window-unfold = Expand (Shift+→)
window-fold = Collapse (Shift+←)
window-stands-on =
    { $total ->
        [0] Stands on the candidates of the puzzle alone
       *[other] { $count ->
            [0] Stands on none of the givens
           *[other] Stands on { $rest ->
                [0] { $count ->
                    [one] the only given
                   *[other] all { $count } givens
                }
               *[other] { $count } of { COUNT($total, noun: "given", form: "figures") }
            }
        }
    }

window-choose-cell-in-play =
    With the mouse or the arrow keys. Then you can ask which digit belongs there and why, or why a digit does not.
window-in-play-title = { CELL($cell) }
window-in-play-empty =
    Which digit belongs here, and why? You get the easiest reasoning found from what is in the grid now.
    It is about this cell only, and gives away no more about the others than it needs.
window-in-play-filled =
    Does the { DIGIT($digit) } belong here, and why? The answer starts from everything else in the grid that is right,
    and is about this cell only.
window-in-play-which = Which digit, and why? (W)
window-in-play-right = Does it belong here? (W)
window-wonder-how = Enter tells nothing here. To ask about the chosen cell, press W.
window-in-play-why-not = Why not…? (N, then the digit)
window-in-play-not-which = Which digit do you think belongs here?
window-in-play-solve = F5 solves the whole puzzle; then you can read every reason.
window-in-play-looking = Looking for the reason…
window-find-mistake = Where is it? (F7)
window-why-one-solution = You can ask why a cell holds its digit only if the puzzle has exactly one solution.

## Procedure

window-step-shown = Step { $step }
window-step-of = of { $total }
window-score = score { $score }
window-score-so-far = score so far { $score }
window-score-beside = these steps { NUMBER($score) } · puzzle { NUMBER($puzzle) }
window-score-why =
    A puzzle is rated by the rules in their order. Its hardest rule then is “{ MESSAGE($hardest) }”, and its score is
    { NUMBER($puzzle) }. The steps shown here are chosen so that all of them together take less effort to follow; their score is { NUMBER($score) }.
window-level-raised =
    The hardest step is of the level “{ MESSAGE($hardest) }”, but the score of { NUMBER($score) } is above the limit of
    that level ({ NUMBER($limit) }), so the level of the puzzle is higher.
window-explainer = ER { NUMBER($er, minimumFractionDigits: 1) }
window-explainer-all =
    Sudoku Explainer: ER { NUMBER($er, minimumFractionDigits: 1) } (hardest step), EP
    { NUMBER($ep, minimumFractionDigits: 1) } (hardest step up to the first digit), ED
    { NUMBER($ed, minimumFractionDigits: 1) } (first step).
window-explainer-three =
    ER { NUMBER($er, minimumFractionDigits: 1) } · EP { NUMBER($ep, minimumFractionDigits: 1) } · ED { NUMBER($ed, minimumFractionDigits: 1) }
window-explainer-steps = Show the steps of Sudoku Explainer (E).
window-explainer-back = These are the steps of Sudoku Explainer. Back to the steps of the rules (E).
window-explainer-awaited = Sudoku Explainer is still rating this puzzle.
window-explainer-none = Sudoku Explainer rates only classic 9×9 puzzles, and those by their givens.
window-rating = rating { $rating }
window-tenths = { NUMBER($number, minimumFractionDigits: 1) }
window-number = { $number }
window-column-rule = Rule
window-column-result = Result
window-column-score = Score
window-column-rating = Rating
window-filter = Filter (F)
window-filter-on = Filter: { COUNT($count, noun: "step", form: "figures") }
window-pace = { NUMBER($seconds) } s a step
window-walk-alone = Play steps (P)
window-walk-stop = Pause (P)
window-go-first = First step (Home)
window-go-back = Previous step (,)
window-go-on = Next step (.)
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

window-hint-not-whole = H tells more, Alt+H the whole step; Enter then does it.
window-hint-how =
    Each hint tells you a little more: first the rule that helps, then where to look, then a question, and finally the
    whole step. Press H for the next one; Alt+H gives the whole step at once.
window-hint-one-solution = Hints are given only for puzzles with exactly one solution.
window-hint-empty = There is nothing to reason from in an empty grid. Type digits, or load a puzzle; F5 shows how an empty grid can be filled.
window-hint-looking = Looking for a hint…
window-hint-ask-rule = Give me a hint (H)
window-hint-ask-place = Tell me where to look (H)
window-hint-ask-question = Ask me a question (H)
window-hint-ask-step = Show the whole step (H)
window-hint-do = Do it
window-hint-other = Another step (no. { NUMBER($number) }).
window-hint-another = Another hint (Shift+H)
window-steps-open = All steps now (A)
window-steps-title = All steps now
window-steps-close = Close (A)
window-looking-for = { NUMBER($seconds) } s
window-steps-looking = Looking for all steps…
window-steps-count =
    { COUNT($count, noun: "step", form: "figures") } found without trials. Walk through them with the comma and the full stop.
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
window-last-move = Last move: { MESSAGE($facts) }
window-judge-mistake = Why is { CELL($cell) } a mistake?
window-review-open = Review game (Shift+J)
window-review-title = Review of the game
window-review-close = Close (Shift+J)
window-review-looking = Looking at your moves…
window-review-one-solution = Only a game whose puzzle has exactly one solution can be reviewed.
window-review-mistakes = You made { COUNT($count, noun: "mistake") }. Those that you undid count as well, but are not listed.
window-review-how =
    Moves are grouped by the simplest rule that is enough for them. Whether you found them that way, the program cannot know.
window-judge = Was it right? (J)
window-judge-why = Why?
window-judge-hide = Hide the reason
window-no-last-move = You have not yet made a move to judge.

## Findings

window-show-differences = Show differences (D)
window-hide-differences = Hide differences (D)

window-more-details = More details (M)
window-slips = Compare the puzzle with where it is from. { $count ->
        [one] With this change
       *[other] With one of these changes
    } it would have exactly one solution:
window-slips-such-as = Compare the puzzle with where it is from. It would have exactly one solution, for example, with one of these changes:
window-slip-change = Change the { DIGIT($digit) } in { CELL($cell) } to { DIGIT($instead) }
window-slip-move = Move the { DIGIT($digit) } from { CELL($cell) } to { CELL($at) }
window-conflict-many =
    { COUNT($count, noun: "given", form: "figures") } cannot stand together; leave out any one of them, and the rest have a solution.
    The reason rests on these alone; while you read it, the grid shows no others.
window-differ = The solutions differ in { COUNT($count, noun: "cell") }.
window-differ-shown = The solutions differ in { COUNT($count, noun: "cell") }; the grid shows what is possible there.
window-differ-shown-in-empty =
    The solutions differ in { COUNT($count, noun: "cell") }; the grid shows what is possible in those that are empty.
window-certain =
    { $count ->
        [one] One more digit is
       *[other] Another { COUNT($count, noun: "digit", form: "figures") } are
    } the same in all solutions. This is how it follows by rules that do not assume a single solution:
window-fewer-details = Fewer details (M)
window-solution-number = Solution { NUMBER($number) }
window-solution-of = Solution { NUMBER($number) } of { NUMBER($count) }
window-solution-drawn = A random solution
window-solution-none = Look at the solutions one by one:
window-solution-searched = Looking for the solution…
window-solution-first = First solution (Home)
window-solution-back = Previous solution (,)
window-solution-on = Next solution (.)
window-solution-last = Last solution (End)
window-solution-draw = Random (R)
window-solution-which = Go to… (G)
window-last-solution-unknown = The last solution is not known: there are too many to count.
window-no-such-solution = There is no solution with that number.

## Slips

window-mistakes =
    { LENGTH($cells) ->
        [one] There is a mistake in { CELLS($cells) }
       *[other] There are mistakes in { CELLS($cells) }
    }
window-struck-mistakes =
    { LENGTH($cells) ->
        [one] A mark that belongs in { CELLS($cells) } was struck out
       *[other] Marks that belong in { CELLS($cells) } were struck out
    }
window-mistake-how = “Why?” shows step by step why this is a mistake.
window-mistakes-how = “Why?” shows step by step why there is a mistake in { CELL($cell) }.
window-mistake-why = Why?
window-with-enter = { $label } (Enter)
window-take-back = Take back
window-slip-erase = Erase the { DIGIT($digit) } in { CELL($cell) }
window-take-them-back = Take them back
window-collides-with = The { DIGIT($digit) } in { CELL($cell) } collides with the { DIGIT($against) } in { CELL($other) }
window-collides-with-given = The { DIGIT($digit) } in { CELL($cell) } collides with the given { DIGIT($against) } in { CELL($other) }
window-collides-among = The { DIGIT($digit) } in { CELL($cell) } collides with the digits in { CELLS($others) }
window-collides-alone = The { DIGIT($digit) } cannot stand in { CELL($cell) }
window-slip-also =
    { LENGTH($cells) ->
        [one] The digit in { CELLS($cells) } collides, too.
       *[other] The digits in { CELLS($cells) } collide, too.
    }
window-slip-more =
    { LENGTH($cells) ->
        [one] There is a mistake in { CELLS($cells) }, too.
       *[other] There are mistakes in { CELLS($cells) }, too.
    }
window-collides-in = The { DIGIT($digit, noun: "yes") } appears more than once { HOUSES($houses, prep: "in") }.

## Preferences, keys, about

window-preferences = Preferences
window-preferences-key = Preferences (Ctrl+,)
window-keys = Keys
window-keys-page = First steps and keys
window-keys-key = Keys (F1)
window-about = About Důvod
window-no-preferences = Line { $line }, column { $column }: this is not a preferences file.
window-not-put-aside = The file could not be renamed either: { MESSAGE($reason) }.
window-troubles = Some of the saved data could not be read
window-trouble = { MESSAGE($what) }:
window-broken = Důvod made a mistake: what it was working on broke off
window-broken-kept = The puzzle and your game are as they were, and you can go on. With the same puzzle and the same question it may happen again.
window-put-aside = The file was renamed to { $aside }.
window-not-kept = The game cannot be saved
window-other-open = This is window { $number }: Důvod is already open
window-other-how = The other { $number ->
        [2] window keeps its game
       *[other] windows keep their games
    }. This one has a game of its own, which will be here again the next time window { $number } is opened. Preferences and profiles are shared.

setting-language = Language
setting-theme = Theme
setting-light = light
setting-dark = dark
setting-system = as the system
setting-colours = Colours
setting-standard = standard
setting-high-contrast = high contrast
setting-colour-blind = colour-blind safe
setting-text-size = Text size in %
setting-text-largest = In a window of this size text cannot be any larger. Make the window larger.
setting-text-room = The window only has room for { $percent }%.
setting-mark-size = Size of pencil marks
setting-marks-as-text = as the text
setting-marks-usual = usual
setting-marks-large = large
setting-mark-weight = Pencil marks are
setting-marks-plain = plain
setting-marks-bold = bold
setting-coordinates = Names of cells
setting-telling = Steps are told
setting-in-sentences = in sentences
setting-in-notation = in expert notation
setting-order = You enter by
setting-cell-first = choosing a cell first
setting-digit-first = choosing a digit first
setting-cursor = After a digit the cursor
setting-stays = stays
setting-moves-on = moves on
setting-same-digits = Digits like the one in the chosen cell are
setting-lit = highlighted
setting-unlit = not highlighted
setting-under = Candidates under the pointer
setting-level = Difficulty during play
setting-under-shown = shown
setting-not-shown = not shown
setting-collisions = Digits that collide are
setting-shown = shown
setting-refused = refused
setting-marks = Impossible marks
setting-hidden = hide
setting-kept = keep
setting-checking = Mistakes are shown
setting-on-demand = on demand
setting-always = always
setting-profile = Profile of rules
setting-how = Choose and change with the arrow keys, close with Esc. Everything is kept for next time.

about-version = Version { $version }
about-what =
    Důvod solves Sudoku by reasoning and can say why, for every cell and every candidate. Each of its steps is proved; none is a guess. (Důvod is Czech for “reason”.)
about-rules = It knows { COUNT($count, noun: "rule", form: "figures") }, explains each in its own words, and has examples of { $shown } of them.
about-knowledge = Where the knowledge comes from
about-rules-from =
    The rules are those that players have found and named over the years. Names, scores and levels follow HoDoKu by Bernhard Hobiger; a second scale of difficulty follows Sudoku Explainer by Nicolas Juillerat. Many patterns were first described on the Sudoku Players’ Forum. Gary McGuire, Bastian Tugemann and Gilles Civario showed that no 9×9 puzzle with fewer than 17 givens has exactly one solution.
about-questions-from =
    The questions that can be asked, and how they are answered, follow Czech student theses on Sudoku solvers, above all on one that explains its own solution.
about-licences = Licences
about-licence = Důvod is licensed under the MIT licence or Apache 2.0, at your option.
about-font = The font is Inter, under the SIL Open Font License.
about-built = What it is built with
about-built-with =
    Důvod is written in Rust: iced draws the window, Fluent holds the words, RON and serde hold the knowledge and the files, rfd opens file dialogs, directories finds the folders, clap reads the command line, and rand and mimalloc help. All of them are free software.

## What the marks in the grid mean

window-legend-open = What the signs say
window-legend-is-not = is not
window-legend-then-is = then is
window-legend-strong = strong link
window-legend-weak = weak link
window-legend-group = group
window-legend-base = has to take the digit
window-legend-cover = where the digit is used up
window-legend-lit = clue the step rests on
window-legend-set = set { $letter }
window-legend-branch = what follows from a case
window-legend-if = if { MESSAGE($fact) }
window-legend-then = then { MESSAGE($fact) }
window-legend-chain-end = end of the chain
window-legend-shared = digit the sets share
window-legend-set-digit = digit ruled out elsewhere
window-legend-pivot = digit of the pivot
window-legend-pincer = digit of a pincer
window-legend-extra = fin or other extra candidate
window-legend-supposition = supposed
window-legend-target = struck out
window-legend-no-place = no place left for the digit

## Errors before the window opens

window-not-made = The window could not be created: { $reason }.
