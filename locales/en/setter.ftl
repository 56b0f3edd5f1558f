### Givens that are not needed, digits that leave one solution, and all solutions.

thin-show = Superfluous digits
thin-make = Make minimal
thin-make-joined = Make minimal, keep symmetry
thin-clear-joined = Erase mirrored (Shift+Delete)
thin-looking = Looking through the digits…
thin-only-givens = First change the digits of the puzzle (F2).
thin-not-one = The puzzle does not have exactly one solution.
thin-all-needed = Every digit is needed.
thin-minimal = The puzzle is minimal: every digit is needed.
thin-minimal-joined = Nothing more can go without losing the symmetry.
thin-superfluous = { $count ->
    [one] One digit is superfluous; it is selected.
   *[other] { COUNT($count, noun: "digit", form: "figures") } are superfluous, each by itself; they are selected.
}
thin-gone = { COUNT($count, noun: "digit", form: "figures") } left out; { $left } stay. Ctrl+Z brings them back.
complete-title = Digits each of which leaves one solution:
complete-one = { DIGIT($digit) } in { CELL($cell) }
complete-all = Write these { COUNT($count, noun: "digit", form: "figures") }
solutions-save = Save all…
solutions-most = Only the first { NUMBER($count) } solutions will be saved.

