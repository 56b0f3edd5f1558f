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

## What a pattern says, by the names of its file

pattern-says =
    { $count ->
        [0] {""}
       *[other] With { $sizes }:{" "}
    }{ $count ->
        [0] If
       *[other] if
    } { LIST($conditions, join: "semicolon") }, then { LIST($follows, join: "and") }.
pattern-named = { $name }
pattern-houses =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] is a house
       *[other] are houses
    }
pattern-rows =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] is a row
       *[other] are rows
    }
pattern-columns =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] is a column
       *[other] are columns
    }
pattern-lines =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] is a row or a column
       *[other] are rows or columns
    }
pattern-blocks =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] is a block
       *[other] are blocks
    }
pattern-only-digits =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] can only be
       *[other] can each only be
    } { LIST($digits, join: "or") }
pattern-only-places = in { $house } the { $digit } can only be in { LIST($cells, join: "or") }
pattern-is = { $cell } is { $digit }
pattern-is-not = { $cell } is not { $digit }
pattern-sees =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] sees
       *[other] see
    } { LIST($others, join: "and") }
pattern-does-not-see =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] does not see
       *[other] do not see
    } { LIST($others, join: "or") }
pattern-not-both = { $digit } in { $cell } and { $another } in { $other } exclude each other
pattern-in =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] lies
       *[other] lie
    } in { $house }
pattern-at-most-once = { $house } has { $digit } at most once
pattern-different = { LIST($names, join: "and") } are different
pattern-same-band = { LIST($cells, join: "and") } lie in rows of the same blocks
pattern-same-stack = { LIST($cells, join: "and") } lie in columns of the same blocks

## Patterns that were learnt

learn-from =
    { COUNT($puzzles, noun: "puzzle", start: "yes", form: "figures") }: { $steps ->
        [one] one step that supposes something
       *[other] { NUMBER($steps) } steps that suppose something
    }; from { NUMBER($learnt) } of them a pattern was learnt.
learn-pattern =
    { $name }: { $times ->
        [one] once
       *[other] { $times } times
    }, in { COUNT($puzzles, noun: "puzzle", form: "figures") }. { MESSAGE($says) }
learn-saves = With these patterns as rules { NUMBER($after) } steps suppose something, without them { NUMBER($before) }.
