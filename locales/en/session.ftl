### Why something is locked, and errors in files of knowledge.

lock-solving = The puzzle is being solved. Wait, or cancel.
lock-load-solved = The puzzle is solved already. Start again with Reset before you load another.
lock-edit-solved = The puzzle is solved already and cannot be changed. Start again with Reset.
lock-solve-solved = The puzzle is solved already. Start again with Reset.
lock-explain-unsolved = There is nothing to explain yet. Solve the puzzle first.
lock-clear-unsolved = There is no solution to clear.
lock-empty = The grid is empty. Type digits, or load a puzzle.

knowledge-error-place = { $file }, line { NUMBER($line, useGrouping: "false") }, column { NUMBER($column, useGrouping: "false") }
knowledge-error-unknown = { knowledge-error-place }: { $found } does not belong here; expected: { $expected }.
knowledge-error-missing = { knowledge-error-place }: the field { $name } is missing.
knowledge-error-value = { knowledge-error-place }: the field { $field } is wrong ({ $reason }).
knowledge-error-name = { knowledge-error-place }: the name { $name } does not match the name of its file.
knowledge-error-no-rule = { knowledge-error-place }: there is no rule { $name }.
knowledge-error-order = { knowledge-error-place }: { $rule } must stand before the more general rule { $general }.
knowledge-error-other = { knowledge-error-place }: { $reason }.
