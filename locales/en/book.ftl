### The rule book.

window-place-grid = Grid
window-place-rules = Rule book

## The list

book-path = Practised: { NUMBER($count) }
book-path-next = Next: { $rule }
book-search = Search name, number, level, kind
book-all = Show all rules (Esc)
book-list = Back to the list (Esc)
book-count = { COUNT($count, noun: "rule", form: "figures") }, { $on } on
book-found = { COUNT($count, noun: "rule", form: "figures") } found
book-none = No rule matches.
book-how = Space switches a rule on or off. Drag it to another place, or press Alt+↑, Alt+↓.

book-kind-cover = sets
book-kind-fish = fish
book-kind-link = chains
book-kind-als = almost locked
book-kind-uniqueness = uniqueness
book-kind-schema = patterns of one’s own
book-kind-template = templates
book-kind-forcing = suppositions

book-uniqueness-off = Switch uniqueness rules off
book-uniqueness-on = Switch uniqueness rules on
book-move-title = Move “{ $rule }”
book-move-place = to place number
book-move = Move
book-move-how = Or choose the rule above or below which it should stand.
book-move-above = above “{ $rule }”
book-move-below = below “{ $rule }”
book-no-place = The places are numbered 1 to { $count }.

## The page of a rule

book-spot = How to spot it
book-switch-on = Switch on
book-switch-off = Switch off
book-earlier = Move up (Alt+↑)
book-later = Move down (Alt+↓)
book-move-to = Move to…
book-on-regions = The grid in play has regions where this speaks of blocks.
book-without-blocks = The grid in play has no blocks; what is said here of them falls away.
book-nothing-here = The grid in play has no houses that this rule looks at, so it finds nothing there.
book-place = It is number { $place } of the { $count } rules.
book-off = It is off in this profile.
book-generals = It is a special case of:
book-specials = Its special cases:
book-preparing = The example is being worked out…
book-no-example =
    This rule has no example of its own: it is used only where no other finds anything. You will see it in the
    procedures for the hardest puzzles.
book-example = Example { $number }/{ $count }
book-example-back = Previous example (←)
book-example-on = Next example (→)
book-open = Open in the grid
book-opened = Example: { MESSAGE($rule) }. Ctrl+Z brings back what was here before.
window-rule-in-book = In the rule book (B)
book-no-rule-at-hand = First choose a step, or ask for a hint.
book-not-of-explainer = The rule book has no pages for the techniques of Sudoku Explainer.

## Where rules do not lead

window-halted = These rules lead no further
window-halted-how =
    { $steps ->
        [0] The rules of this profile find nothing here
       *[other] After { COUNT($steps, noun: "step", form: "figures") } the rules of this profile find nothing more
    }, and { COUNT($open, noun: "cell", form: "figures") } { $open ->
        [one] stays
       *[other] stay
    } empty.
window-halted-cells = Empty cells: { CELLS($cells) }
window-halted-book = Rule book (Ctrl+2)

## What cannot be

book-refused-end = The rule cannot be moved any further.
book-refused-order =
    “{ MESSAGE($special) }” is a special case of “{ MESSAGE($general) }” and must stay before it; otherwise
    “{ MESSAGE($special) }” would never be used.
book-refused-supposing =
    “{ MESSAGE($supposing) }” supposes something, so it must stay after the rules that suppose nothing, such as
    “{ MESSAGE($plain) }”.

## Two profiles compared

compared-title = Two profiles on this puzzle
compared-open-page = Compare…
compared-first = First profile
compared-second = Second profile
compared-run = Compare
compared-how =
    Each profile solves the puzzle in the grid by its own rules. Then you see how hard it is for both, and which rules they use.
compared-no-puzzle = There is no puzzle in the grid.
compared-refused = The puzzle does not have exactly one solution, so there is nothing to compare.
compared-far =
    { COUNT($first, noun: "step", form: "figures") } by the first, { COUNT($second, noun: "step", form: "figures") } by the
    second, { $seconds } s
compared-level = Level
compared-no-level = not finished
compared-score = Score
compared-steps = Steps in the order of the rules
compared-hardest = Hardest rule
compared-supposing = Steps that suppose something
compared-open = Empty cells left
compared-uses = How often each rule is used

## Profiles of rules

named-profile-default = Default
named-profile-se = Sudoku Explainer, basic rules
named-profile-singles = Singles only
profile-in-use = Profile: { $name }
profile-changed = changed
profile-is-own = your own
profile-is-known = built in
profile-own = My rules
profile-save = Save
profile-save-as = Save as…
profile-rename = Rename…
profile-delete = Delete…
profile-as-it-came = Undo all changes
profile-save-title = Save the profile under which name?
profile-rename-title = What should the profile be called?
profile-delete-title = Delete the profile “{ $name }”?
profile-delete-what = Its order and choice of rules will be lost. The rules themselves stay.
profile-delete-now = Delete
profile-keep = Keep
profile-saved = The profile “{ $name }” was saved.
profile-deleted = The profile “{ $name }” was deleted.
profile-not-own = A built-in profile cannot be renamed or deleted. You can save it under a name of your own.
profile-unchanged = The profile has no changes to undo.
profile-bad-name = A profile cannot be called “{ $name }”, because its name is also used as a file name.
profile-taken = There is already a profile “{ $name }”. Choose another name.
profile-name-known = { $file }: there is already a built-in profile { $name }. Rename the file and the profile in it.
profiles-unread = { $count ->
    [one] A profile of rules cannot be used
   *[other] { $count } profiles of rules cannot be used
}
profiles-not-kept = The profile of rules cannot be saved
