### The rule book.

window-place-grid = Grid
window-place-rules = Rule book

## The list

book-search = Search name, number, level, kind
book-all = Show all rules (Esc)
book-count = { COUNT($count, noun: "rule", form: "figures") }, { $on } on
book-found = { COUNT($count, noun: "rule", form: "figures") } found
book-none = No rule is called that.
book-how = Space switches a rule on or off, Alt+↑ and Alt+↓ move it.

book-kind-cover = sets
book-kind-fish = fish
book-kind-link = chains
book-kind-als = almost locked sets
book-kind-uniqueness = uniqueness
book-kind-template = templates
book-kind-forcing = suppositions

## The page of a rule

book-spot = How to spot it
book-switch-on = Switch on
book-switch-off = Switch off
book-earlier = Move up (Alt+↑)
book-later = Move down (Alt+↓)
book-place = It is number { $place } of the { $count } rules that are on.
book-off = It is off in this profile.
book-generals = It is a special case of:
book-specials = Special cases of it:
book-preparing = The example is being worked out…
book-no-example =
    This rule has no example of its own: it is asked only where no other finds anything. You see it in the procedure of
    the hardest puzzles.
book-example = Example { $number }/{ $count }
book-example-back = Previous example (←)
book-example-on = Next example (→)
book-open = Open in the grid
book-opened = Example: { MESSAGE($rule) }. Ctrl+Z brings back what was here before.

## What cannot be

book-refused-end = The rule cannot be moved any further.
book-refused-order =
    “{ MESSAGE($special) }” is a special case of “{ MESSAGE($general) }” and must stay before it, or it would never be
    used.
book-refused-supposing =
    “{ MESSAGE($supposing) }” supposes something, so it must stay after the rules that suppose nothing, such as
    “{ MESSAGE($plain) }”.
