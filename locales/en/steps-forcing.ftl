### Steps from suppositions that all lead to the same, and from full placements of a digit. `step-…` tells pattern,
### argument and consequence; `brief-…` is the same as an item of a trial, without a full stop.

fact-holds = { CELL($cell) } is { DIGIT($digit) }
facts-absent =
    { LENGTH($cells) ->
        [2] neither { CELLS($cells, join: "nor") }
       *[other] none of { CELLS($cells) }
    } is { DIGIT($digit) }
fact-absent = { CELL($cell) } is not { DIGIT($digit) }

## What says that one of the possibilities is true

verity-cell = { CELL($cell) } is { DIGITS($digits, join: "or") }
verity-either = { CELL($cell) } either is { DIGIT($digit) } or is not
verity-place = { HOUSE($house, prep: "in") } the { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }
verity-fins =
    { HOUSES($bases, prep: "in") } the { DIGIT($digit) } can only be { HOUSES($covers, prep: "in", join: "or") }, or else
    { CELLS($cells, prep: "in", join: "or") }
verity-cover =
    the { DIGIT($digit) } must occur { $count ->
        [2] twice
        [3] three times
       *[other] four times
    } { HOUSES($bases, prep: "in") }, but it can occur only { $count ->
        [2] once
        [3] twice
       *[other] three times
    } { HOUSES($covers, prep: "in") }, so at least once it is { CELLS($cells, prep: "in", join: "or") }
verity-no-fin =
    if it is { LENGTH($fins) ->
        [1] not { CELLS($fins, prep: "in") }
        [2] in { CELLS($fins, join: "nor") }
       *[other] in none of { CELLS($fins) }
    }, then each of these { KIND($covers) ->
        [row] rows
        [column] columns
        [block] blocks
        [region] regions
       *[other] houses
    } has its { DIGIT($digit) } at one of the crossings and nowhere else, so { LIST($facts, join: "and") }
if-holds = if { CELL($cell) } is { DIGIT($digit) }
if-absent = if { CELL($cell) } is not { DIGIT($digit) }

## The possibilities

verity-case =
    { MESSAGE($supposed) }, then { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") }{ LENGTH($reached) ->
            [0] {""}
           *[other] , so { LIST($reached, join: "and") }
        }
       *[other] { LIST($steps, join: "numbered") }{ LENGTH($reached) ->
            [0] {""}
           *[other] ; so { LIST($reached, join: "and") }
        }
    }
verity-at-once = { MESSAGE($supposed) }, it follows at once that { LIST($reached, join: "and") }
if-one-holds = if { CELLS($cells, join: "or") } is { DIGIT($digit) }
verity-again = the same follows { LIST($supposed, join: "or") }
verity-else =
    { MESSAGE($supposed) }, that cell cannot be { DIGITS($digits, join: "or") }
verity-seen =
    if the { DIGIT($digit) } is { CELLS($cells, prep: "in", join: "or") }, { CELLS($targets) } { $count ->
        [one] sees it and cannot be { DIGIT($digit) }
       *[other] see it and cannot be { DIGIT($digit) }
    }
verity-refuted =
    { MESSAGE($supposed) }, then { LENGTH($steps) ->
        [1] { LIST($steps, join: "and") },
       *[other] { LIST($steps, join: "numbered") };
    } so { MESSAGE($end) }: this case is impossible
verity-refuted-at-once = { MESSAGE($supposed) }, then { MESSAGE($end) }, which is a contradiction

step-verity =
    { MESSAGE($alternative, start: "yes") }. { LIST($cases, join: "sentences") } In every case { LIST($facts, join: "and") }.
laid-out-verity =
    { MESSAGE($alternative, start: "yes") }. What follows from each of these is set out below, { COUNT($steps, noun: "step") } in all. In every case { LIST($facts, join: "and") }.
laid-out-verity-no-fin =
    { MESSAGE($alternative, start: "yes") }. { SENTENCE($none) } What follows from each of the others is set out below, { COUNT($steps, noun: "step") } in all. In every case { LIST($facts, join: "and") }.
brief-verity =
    { LIST($facts, join: "and") }, because that follows whichever is true:
    { MESSAGE($alternative) }; { LIST($cases, join: "semicolon") }

# A step that goes through the cases of an earlier one and comes to something else.
cases-as-before =
    The cases of step { $number } show more than that: whichever is true, { LIST($facts, join: "and") }.

## A case on its own, with its steps below each other

case-supposed = Suppose { MESSAGE($supposed) }.
# Several single possibilities one after the other on one line, each with its reason.
case-singles = In turn, fill in { LIST($singles, join: "and") }.
case-single-place = { CELL($cell) } = { DIGIT($digit) } (the only place { HOUSE($house, prep: "in") })
case-single-digit = { CELL($cell) } = { DIGIT($digit) } (no other digit is left)
case-contradiction = But now { MESSAGE($reason) }. That cannot be.
case-reaches = So { LIST($facts, join: "and") }.
case-else = Then that cell cannot be { DIGITS($digits, join: "or") }.
case-at-once = From that it follows at once that { LIST($facts, join: "and") }.
case-seen =
    { CELLS($targets) } { $count ->
        [one] sees this { DIGIT($digit) }, so it cannot be { DIGIT($digit) }
       *[other] see this { DIGIT($digit) }, so they cannot be { DIGIT($digit) }
    }.

## One way to place a digit

template-way = { CELLS($cells, prep: "in") }

## Full placements

template-forced = { CELL($cell, prep: "in") } by { HOUSE($house) }
template-blocked =
    if { CELL($cell) } were { DIGIT($digit) }, { LENGTH($forced) ->
        [0] { HOUSE($house) } would have no place left for { DIGIT($digit) }
       *[other] { DIGIT($digit) } would be needed { LIST($forced, join: "comma") }, and { HOUSE($house) } would have no place left for it
    }

step-template-delete =
    { LENGTH($blocked) ->
        [0] { $count ->
            [one] Look at the { DIGIT($digit) } { HOUSES($rows, prep: "in") }.
           *[other] There must be one { DIGIT($digit) } in each of { HOUSES($rows) }, and no two of them may see each other.
        } { LENGTH($ways) ->
            [0] There are too many placements to list here, but in each of them { CELLS($targets) } { LENGTH($targets) ->
                [1] sees the { DIGIT($digit) } somewhere
               [2] both see the { DIGIT($digit) } somewhere
               *[other] all see the { DIGIT($digit) } somewhere
            }
            [1] The { DIGIT($digit) } can only be { LIST($ways, join: "and") }, where { CELLS($targets) } { LENGTH($targets) ->
                [1] sees it
               *[other] see it
            }
           *[other] The only ways to place the { DIGIT($digit) } are these: { LIST($ways, join: "semicolon") }. Each time { CELLS($targets) } { LENGTH($targets) ->
                [1] sees it
               *[other] see it
            }
        }
       *[other] Every house has exactly one { DIGIT($digit) }. { LIST($blocked, join: "sentences") } So { CELLS($targets, join: "or") } cannot be { DIGIT($digit) }
    }: strike { ELIMINATIONS($eliminations) }.
brief-template-delete =
    however the { DIGIT($digit) } is placed { HOUSES($rows, prep: "in") }, the same is ruled out, so
    strike { ELIMINATIONS($eliminations) }
step-template-set =
    { $count ->
        [one] Look at the { DIGIT($digit) } { HOUSES($rows, prep: "in") }.
       *[other] There must be one { DIGIT($digit) } in each of { HOUSES($rows) }, and no two of them may see each other.
    } { LENGTH($ways) ->
        [0] There are too many placements to list here, but in each of them the { DIGIT($digit) } is
        [1] { $count ->
            [one] The { DIGIT($digit) } can only be
           *[other] The only way to place the { DIGIT($digit) } is this: { LIST($ways, join: "semicolon") }. So it is
        }
       *[other] The only ways to place the { DIGIT($digit) } are these: { LIST($ways, join: "semicolon") }. Each time it is
    } { CELLS($cells, prep: "in") }.
brief-template-set =
    however the { DIGIT($digit) } is placed { HOUSES($rows, prep: "in") }, it is { CELLS($cells, prep: "in") }

template-sure = Every placement of the { DIGIT($digit) } uses { CELLS($cells) }.
step-template-delete-joint =
    Place the digits { DIGITS($digits) } { HOUSES($rows, prep: "in") }, each once{ $count ->
        [one] {""}
       *[other] {" "}in every row
    }. A cell that every placement of one of them uses is lost to the { LENGTH($digits) ->
        [2] other
       *[other] others
    }. { LIST($sure, join: "sentences") } None of the placements
    then left for the { DIGIT($digit) } uses { CELLS($targets, join: "or") }: strike { ELIMINATIONS($eliminations) }.
brief-template-delete-joint =
    the placements of { DIGITS($digits) } together rule out further places, so strike { ELIMINATIONS($eliminations) }
step-template-set-joint =
    Place the digits { DIGITS($digits) } { HOUSES($rows, prep: "in") }, each once{ $count ->
        [one] {""}
       *[other] {" "}in every row
    }. A cell that every placement of one of them uses is lost to the { LENGTH($digits) ->
        [2] other
       *[other] others
    }. { LIST($sure, join: "sentences") } Every placement that is then left
    for the { DIGIT($digit) } uses { CELLS($cells) }, so that is where it belongs.
brief-template-set-joint =
    in every placement that { DIGITS($digits) } together allow, { DIGIT($digit) } is { CELLS($cells, prep: "in") }
