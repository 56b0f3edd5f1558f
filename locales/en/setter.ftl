### Givens that are not needed, digits that leave one solution, and all solutions.

thin-show = Superfluous digits
thin-make = Make minimal
thin-make-joined = Make minimal, keep symmetry
thin-clear-joined = Erase mirrored (Shift+Delete)
thin-cleared-joined = Cleared: { CELLS($cells) }. Symmetry: { MESSAGE($symmetry) }.
thin-looking = Looking through the digits…
thin-only-givens = First change the digits of the puzzle (F2).
thin-not-one = The puzzle does not have exactly one solution.
thin-all-needed = Every digit is needed.
thin-minimal = The puzzle is minimal: every digit is needed.
thin-minimal-joined = Nothing more can go without losing the symmetry.
thin-no-symmetry = The digits of the puzzle do not stand symmetrically, so there is no symmetry to keep.
thin-superfluous = { $count ->
    [one] One digit is superfluous; it is selected.
   *[other] { COUNT($count, noun: "digit", form: "figures") } are superfluous, each by itself; they are selected.
}
thin-gone = { COUNT($count, noun: "digit", form: "figures") } left out; { $left } stay. Ctrl+Z brings them back.
thin-gone-joined = { COUNT($count, noun: "digit", form: "figures") } left out; { $left } stay. Symmetry kept: { MESSAGE($symmetry) }. Ctrl+Z brings them back.
complete-title = Digits each of which leaves one solution:
complete-one = { DIGIT($digit) } in { CELL($cell) }
complete-all = Write these { COUNT($count, noun: "digit", form: "figures") }
solutions-save = Save all…
solutions-open = List
solutions-open-key = List of all solutions (Shift+G)
solutions-title = Solutions
solutions-all = List all
solutions-listed = { COUNT($count, noun: "solution", form: "figures") } listed
solutions-far = { NUMBER($done) } of { NUMBER($total) }
solutions-most = There are more: the list ends with { NUMBER($count) }.
solutions-how = The chosen solution is in the grid. The columns are the cells in which solutions differ; bold digits are other ones than in the chosen solution, and how many there are stands on the right.
solutions-how-some = The chosen solution is in the grid. The columns are only the first { $seen } of the { COUNT($count, noun: "cell", form: "figures") } in which solutions differ; bold digits are other ones than in the chosen solution, and how many there are in the whole grid stands on the right.
solutions-others = others
solutions-cell = { CELL($cell) }

