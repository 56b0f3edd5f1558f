### Patterns of one's own, proved or refuted: what `duvod rules prove` answers.

rules-prove-true =
    { $name } is true on every grid: what it asks for, and that what follows is not so, contradict each other, whatever cells
    are meant.
rules-prove-on-grid =
    { $name } is true on the grid { $grid }: { $ways ->
        [one] the only way in which its cells can lie there was looked at
       *[other] all { NUMBER($ways) } ways in which its cells can lie there, but for turned and swapped ones, were gone through
    }.
rules-prove-never = { $name } is never found: what it asks for contradicts itself.
rules-prove-false = { $name } is not true. On this grid all that it asks for is so, and yet { MESSAGE($but) }.
rules-prove-bindings = Here { LIST($bindings, join: "and") }.
rules-prove-cell = { $name } is { CELL($cell) }
rules-prove-digit = { $name } is { DIGIT($digit) }
rules-prove-house = { $name } is { HOUSE($house) }
rules-prove-same = { $names } are all the same cell here, { CELL($cell) }; Different([…]) or Sees(…) would exclude that.
rules-prove-written = The proof was written: { $formula }, { $proof }.
