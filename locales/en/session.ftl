### Why something is locked, and errors in files of knowledge.

lock-solving = The puzzle is being solved. Wait for it, or cancel.
lock-load-solved = The puzzle is solved. Begin anew with Reset before you load another.
lock-edit-solved = The puzzle is solved and cannot be changed. Begin anew with Reset.
lock-solve-solved = The puzzle is solved already. Begin anew with Reset.
lock-explain-unsolved = There is nothing to explain yet. Solve the puzzle first.
lock-clear-unsolved = There is no solution to clear.
lock-empty = The grid is empty. Type digits, or load a puzzle.

knowledge-error-place = { $file }, line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }
knowledge-error-unknown = { knowledge-error-place }: { $found } is not known here; expected: { $expected }.
knowledge-error-missing = { knowledge-error-place }: the field { $name } is missing.
knowledge-error-value = { knowledge-error-place }: the field { $field } is wrong ({ $reason }).
knowledge-error-name = { knowledge-error-place }: the name { $name } is not the name of its file.
knowledge-error-no-rule = { knowledge-error-place }: there is no rule { $name }.
knowledge-error-order = { knowledge-error-place }: { $rule } must stand before the more general { $general }.
knowledge-error-other = { knowledge-error-place }: { $reason }.
