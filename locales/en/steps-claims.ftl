### Claims told one by one: what a step saw where no shape has words for all of it together. `claim-…` is a clause.

claim-only-digits =
    { LENGTH($cells) ->
        [1] { CELLS($cells) } can only be { DIGITS($digits, join: "or") }
       *[other] { LENGTH($digits) ->
            [1] { CELLS($cells) } can only be { DIGITS($digits) }
           *[other] { CELLS($cells) } can each only be { DIGITS($digits, join: "or") }
        }
    }
claim-only-places =
    { HOUSE($house, prep: "in") } the { DIGIT($digit) } can only be { CELLS($cells, prep: "in", join: "or") }
claim-filled = the grid has { PLACEMENTS($digits) }
claim-sees =
    { CELLS($cells) } { LENGTH($cells) ->
        [1] sees
       *[other] see
    } { CELLS($targets) }
# Of one digit, in two cells or in one of several each.
claim-not-both-same =
    the { DIGIT($digit) } cannot be both { CELLS($near, prep: "in", join: "or") } and { CELLS($far, prep: "in", join: "or") }
claim-not-both-digits = { CELL($cell) } holds only one digit, so not both { DIGITS($digits) }
claim-not-both =
    there cannot be both { DIGIT($digit) } { CELLS($near, prep: "in", join: "or") } and { DIGIT($other) } { CELLS($far, prep: "in", join: "or") }
claim-at-most-once = { HOUSE($house, prep: "in") } there is at most one { DIGIT($digit) }
claim-not-given =
    { LENGTH($cells) ->
        [1] { CELLS($cells) } is not a given
       *[other] none of { CELLS($cells) } is a given
    }
claim-one-solution = the puzzle has exactly one solution
claim-obeys = { HOUSE($constraint) } applies
# $each: how often each digit counts in what is left; only of houses ($digits is 1).
claim-balance =
    { LENGTH($taken) ->
        [0] adding up { LIST($added, join: "parts") } gives
       *[other] taking { LIST($taken, join: "parts") } from { LIST($added, join: "parts") } leaves
    } { LENGTH($plus) ->
        [0] nothing
       *[other] { LIST($plus, join: "parts") }{ LENGTH($minus) ->
            [0] {""}
           *[other] {" "}less { LIST($minus, join: "parts") }
        }{ $digits ->
            [0] , with a sum of { $total }
           *[other] { $each ->
                [0] , and each digit is as often in the first as in the second
                [1] , where each digit counts once
               *[other] , where each digit counts { COUNT($each) } times
            }
        }
    }

claims-strike = strike { ELIMINATIONS($eliminations) }
claims-first = { LIST($claims, join: "sentences") }
step-stated =
    { LIST($claims, join: "sentences") }{ LENGTH($follows) ->
        [0] {""}
       *[other] {" "}From { LENGTH($claims) ->
            [1] this
           *[other] all this together
        } it follows: { LIST($follows, join: "and") }.
    }
brief-stated = { LIST($claims, join: "and") }, so { LIST($follows, join: "and") }
