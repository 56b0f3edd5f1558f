### Steps that rest on constraints, and on houses and sums that are added and taken away.

## What some cells may hold, before what follows from it

law-held =
    { CELLS($cells) } { LENGTH($digits) ->
        [1] { LENGTH($cells) ->
            [1] is
           *[other] are
        }
       *[other] can only be
    } { DIGITS($digits, join: "or") }
law-placed =
    { HOUSE($house, prep: "in") } the { DIGIT($digit) } { LENGTH($cells) ->
        [1] is
       *[other] can only be
    } { CELLS($cells, prep: "in", join: "or") }
law-digits = { DIGITS($digits) }
law-places = { PLACEMENTS($places) }

# Of constraints whose cells are all different, below the sentence of a step.
law-no-repeats = No digit is repeated { HOUSE($constraint, prep: "in") }.

## One constraint

step-law-ways =
    { LENGTH($held) ->
        [0] { HOUSE($constraint, start: "yes") } can
       *[other] { LIST($held, join: "semicolon", start: "yes") }. { HOUSE($constraint, start: "yes") } can then
    } only hold { LIST($ways, join: "ways") }: strike { ELIMINATIONS($eliminations) }.
brief-law-ways =
    { HOUSE($constraint) } can only hold { LIST($ways, join: "ways") }, so strike { ELIMINATIONS($eliminations) }

step-law-bounds =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ HOUSE($constraint, prep: "in", start: "yes") }, { LIST($reasons, join: "semicolon") }. So strike { ELIMINATIONS($eliminations) }.
brief-law-bounds =
    { HOUSE($constraint, prep: "in") }, { LIST($reasons, join: "and") }, so strike { ELIMINATIONS($eliminations) }
law-too-much =
    with { DIGIT($digit) }{ $too ->
        [0] {""}
       *[other] {" "}or more
    } in { CELL($cell) }, { $left ->
        [-1] less than nothing would be left
        [0] nothing would be left
       *[other] { $too ->
            [0] only
           *[other] at most
        } { $left } would be left
    } for { CELLS($others) }, { LENGTH($others) ->
        [1] which is at least { $bound }
       *[other] which come to at least { $bound }
    }
law-too-little =
    with { DIGIT($digit) }{ $too ->
        [0] {""}
       *[other] {" "}or less
    } in { CELL($cell) }, there would be { $too ->
        [0] {""}
       *[other] at least{" "}
    }{ $left } left for { CELLS($others) }, { LENGTH($others) ->
        [1] which is at most { $bound }
       *[other] which come to at most { $bound }
    }
law-no-sum =
    with { DIGIT($digit) } in { CELL($cell) }, { CELLS($others) } would have to come to { $left }, which they never do with what they can hold
law-sides-high =
    with { DIGIT($digit) }{ $too ->
        [0] {""}
       *[other] {" "}or more
    } in { CELL($cell) }, { LENGTH($side) ->
        [1] { CELLS($others) } would have to { LENGTH($others) ->
            [1] be
           *[other] come to
        } { $sum }{ $too ->
            [0] {""}
           *[other] {" "}or more
        }, but { LENGTH($others) ->
            [1] is
           *[other] come to
        }
       *[other] cells { CELLS($side) } would come to at least { $sum }, but { CELLS($others) } { LENGTH($others) ->
            [1] is
           *[other] come to
        }
    } at most { $bound }
law-sides-low =
    with { DIGIT($digit) }{ $too ->
        [0] {""}
       *[other] {" "}or less
    } in { CELL($cell) }, { LENGTH($side) ->
        [1] { CELLS($others) } would have to { LENGTH($others) ->
            [1] be
           *[other] come to
        } { $sum }{ $too ->
            [0] {""}
           *[other] {" "}or less
        }, but { LENGTH($others) ->
            [1] is
           *[other] come to
        }
       *[other] cells { CELLS($side) } would come to at most { $sum }, but { CELLS($others) } { LENGTH($others) ->
            [1] is
           *[other] come to
        }
    } at least { $bound }
law-at-least = { CELL($cell) } is at least { DIGIT($digit) }
law-at-most = { CELL($cell) } is at most { DIGIT($digit) }
# $level is 1 where digits may also stay the same, 2 where some of these cells see each other nevertheless. $plain is 1 where the end is
# no more than what any cell holds.
law-rising-from =
    the digits { $level ->
        [0] rise
        [1] do not fall
       *[other] do not fall, and differ where cells see each other,
    } from { CELL($cell) } on{ $plain ->
        [0] , where the digit is at least { DIGIT($digit) }, so
       *[other] , so
    } { LIST($reached, join: "and") }
law-rising-to =
    the digits { $level ->
        [0] rise
        [1] do not fall
       *[other] do not fall, and differ where cells see each other,
    } up to { CELL($cell) }{ $plain ->
        [0] , where the digit is at most { DIGIT($digit) }, so
       *[other] , so
    } { LIST($reached, join: "and") }
# $held is named where it is shorter than what would be wanted.
law-partner =
    with { DIGITS($digits, join: "or") } in { CELLS($cells, join: "or") }, { LENGTH($held) ->
        [0] { LENGTH($wanted) ->
            [0] no digit in { CELL($other) } would go with it
           *[other] { CELL($other) } would have to { $same ->
                [0] be { DIGITS($wanted, join: "or") }
               *[other] hold the same digit
            }
        }
        [1] { CELL($other) } could not be { DIGITS($held) }
       *[other] { CELL($other) } could be { DIGITS($held, join: "nor") }
    }

# What would follow from a candidate, until something cannot be.
law-supposed =
    with { DIGITS($digits, join: "or") } in { CELLS($cells, join: "or") }, { LENGTH($follows) ->
        [0] { MESSAGE($end) }
       *[other] { LIST($follows, join: "and") }, so { MESSAGE($end) }
    }
law-then-must = { CELL($cell) } would have to be { DIGITS($digits, join: "or") }
law-then-by = { HOUSE($constraint) } would leave only { DIGITS($digits, join: "or") } for { CELLS($cells) }
law-then-not = { HOUSE($constraint) } would not allow { DIGITS($digits, join: "or") } in { CELLS($cells, join: "or") }
law-then-steps = by the rules of the grid { CELL($cell) } could only be { DIGITS($digits, join: "or") }
law-then-shared = cells { CELLS($cells) } would use up { DIGITS($digits) }
law-then-place = { HOUSE($house, prep: "in") } only { CELL($cell) } would be left for the { DIGITS($digits) }
law-end-empty = no digit would be left for { CELL($cell) }
law-end-none = { HOUSE($constraint) } would leave no digit for { CELL($cell) }
law-end-wanted = by { HOUSE($constraint) }, { CELL($cell) } would have to be { DIGITS($digits, join: "or") }, which it could no longer be
law-end-high = { HOUSE($constraint) } would come to at least { $bound }
law-end-low = { HOUSE($constraint) } would come to at most { $bound }
law-end-against = { HOUSE($constraint) } could not be satisfied
law-end-few = only { DIGITS($digits) } would be left for { CELLS($cells) }
law-end-place = { HOUSE($house, prep: "in") } no place would be left for the { DIGIT($digit) }
step-law-follows =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ LENGTH($constraints) ->
        [0] { LIST($follows, join: "semicolon", start: "yes") }
       *[other] Because of { HOUSES($constraints) }, { LIST($follows, join: "semicolon") }
    }. So strike { ELIMINATIONS($eliminations) }.
brief-law-follows = { LIST($follows, join: "semicolon") }, so strike { ELIMINATIONS($eliminations) }

step-law-rest =
    { MESSAGE($says) } { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ $count ->
        [one] This candidate
       *[other] Any of these candidates
    } would contradict { HOUSE($constraint) }: strike { ELIMINATIONS($eliminations) }.
brief-law-rest = by { HOUSE($constraint) }, strike { ELIMINATIONS($eliminations) }

step-law-must =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }Every way to fill { HOUSE($constraint) } has { LIST($musts, join: "parts") }. A cell that sees all
    of these places cannot hold the same digit: strike { ELIMINATIONS($eliminations) }.
brief-law-must =
    every way to fill { HOUSE($constraint) } has { LIST($musts, join: "parts") }, so strike { ELIMINATIONS($eliminations) }
step-law-must-together =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }However { HOUSES($constraints) } { LENGTH($constraints) ->
        [1] is satisfied, it has
       *[other] are satisfied, they have
    } { LIST($musts, join: "parts") }. A cell that sees all of these places cannot hold the same digit: strike { ELIMINATIONS($eliminations) }.
brief-law-must-together =
    however { HOUSES($constraints) } { LENGTH($constraints) ->
        [1] is satisfied, it has
       *[other] are satisfied, they have
    } { LIST($musts, join: "parts") }, so strike { ELIMINATIONS($eliminations) }
law-must-have = { DIGITS($digits) } { CELLS($cells, prep: "in", join: "or") }

step-law-whichever =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ HOUSE($constraint, start: "yes") } can only hold { LIST($ways, join: "ways") }. Whichever it is, these candidates go: strike { ELIMINATIONS($eliminations) }.
brief-law-whichever =
    however { HOUSE($constraint) } is filled, these candidates go: strike { ELIMINATIONS($eliminations) }

## Several constraints

step-law-together =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ $count ->
        [one] With this candidate
       *[other] With any one of these candidates
    } there is no way left to satisfy { HOUSES($constraints) }{ LENGTH($constraints) ->
        [1] {""}
       *[other] {" "}together
    }: strike { ELIMINATIONS($eliminations) }.
brief-law-together =
    so that { HOUSES($constraints) } can be satisfied{ LENGTH($constraints) ->
        [1] {""}
       *[other] {" "}together
    }, strike { ELIMINATIONS($eliminations) }

## Classes of digits: $kind is low, middle, high, odd, even, or another one, which its $digits name

law-classes-alternate =
    { HOUSES($constraints, prep: "in", start: "yes") } { $kind ->
        [low] low digits ({ DIGITS($first) }) and high ones ({ DIGITS($second) })
        [odd] odd and even digits
        [even] even and odd digits
       *[other] digits of two classes ({ DIGITS($first) }; { DIGITS($second) })
    } alternate{ LENGTH($lonely) ->
        [0] {""}
       *[other] , and { DIGITS($lonely) } cannot stand there
    }
law-classes-of =
    { $kind ->
        [low] low
        [middle] middle
        [high] high
        [odd] odd
        [even] even
       *[other] { DIGITS($digits, join: "or") }
    }
law-classes-in =
    { $kind ->
        [low] low digits
        [middle] middle digits
        [high] high digits
        [odd] odd digits
        [even] even digits
       *[other] { LENGTH($digits) ->
            [1] { DIGITS($digits) }
           *[other] digits { DIGITS($digits) }
        }
    }
law-classes-held = { CELLS($cells) } would be { law-classes-of }
law-classes-lost = { CELLS($cells) } would not be { law-classes-of }
law-classes-beside = { LIST($changes, join: "parts") }
law-classes-full =
    { HOUSE($house) } would have { $kind ->
        [other] its
       *[low] all its
    } { law-classes-in } { CELLS($cells, prep: "in") }, so { LIST($changes, join: "parts") }
law-classes-needed =
    { HOUSE($house, prep: "in") } only { CELLS($cells) } would be left for the { law-classes-in }, so { LIST($changes, join: "parts") }
law-classes-cannot = { CELL($cell) } would have to be { law-classes-of }, which it cannot be
law-classes-none = no digit would be left for { CELL($cell) }
law-classes-both = { CELL($cell) } would also have to be { law-classes-of }
law-classes-many =
    { HOUSE($house, prep: "in") } { COUNT($cells, noun: "cell") } would be { law-classes-of } ({ CELLS($cells) }), but there are only { COUNT($digits) } such digits
law-classes-few =
    { HOUSE($house, prep: "in") } { LENGTH($cells) ->
        [0] no cell would be left for the { law-classes-in }
       *[other] only { CELLS($cells) } would be left for the { law-classes-in }, which is not enough
    }

step-law-classes =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ LIST($says, join: "sentences") } If { CELL($cell) } were { law-classes-of }, { LIST($follows, join: "semicolon") }. So strike { ELIMINATIONS($eliminations) }.
brief-law-classes =
    { HOUSES($constraints, prep: "in") } nothing { law-classes-of } goes with { CELL($cell) }, so strike { ELIMINATIONS($eliminations) }

## Houses and sums: the rule of 45

# $innies are what is left of the houses, $outies what sticks out of them. $more says which of both comes to more, by $left.
balance-so =
    { HOUSES($houses, start: "yes") } { LENGTH($houses) ->
        [1] comes
       *[other] come
    } to { $whole }, and { LENGTH($constraints) ->
        [0] the { COUNT($count) } sums there
       *[other] { HOUSES($constraints) }
    } to { $part }. { balance-left }
balance-left =
    { LENGTH($outies) ->
        [0] That leaves { $left } for { CELLS($innies) }{ LENGTH($innies) ->
            [1] {""}
           *[other] {" "}together
        }
       *[other] { LENGTH($innies) ->
            [0] What sticks out, { CELLS($outies) }, { LENGTH($outies) ->
                [1] is therefore
               *[other] therefore comes to
            } { $left }
           *[other] So { CELLS($innies) } (left over) { LENGTH($innies) ->
                [1] comes
               *[other] come
            } to { $more ->
                [0] as much as
                [1] { $left } more than
               *[other] { $left } less than
            } { CELLS($outies) } (sticking out)
        }
    }
step-balance =
    { balance-so }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } { LENGTH($ways) ->
        [0] So strike
       *[other] That can only be { LIST($ways, join: "ways") }: strike
    } { ELIMINATIONS($eliminations) }.
brief-balance =
    { HOUSES($houses) } { LENGTH($houses) ->
        [1] comes
       *[other] come
    } to { $whole } and whole sums there to { $part }, so strike { ELIMINATIONS($eliminations) }

# The same with sums of which some cells count several times or are taken away.
balance-term =
    { $times ->
        [1] { CELLS($cells) }
        [2] twice { CELLS($cells) }
       *[other] { $times } times { CELLS($cells) }
    }
step-balance-any =
    Add up { LIST($added, join: "parts") }{ LENGTH($taken) ->
        [0] {""}
       *[other] {" "}and take away { LIST($taken, join: "parts") }
    }. What is left, { LIST($plus, join: "parts") }{ LENGTH($minus) ->
        [0] {""}
       *[other] {" "}less { LIST($minus, join: "parts") }
    }, comes to { $total }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } So strike { ELIMINATIONS($eliminations) }.
brief-balance-any =
    { LIST($plus, join: "parts") }{ LENGTH($minus) ->
        [0] {""}
       *[other] {" "}less { LIST($minus, join: "parts") }
    } comes to { $total }, so strike { ELIMINATIONS($eliminations) }
balance-part = { HOUSES($houses) }

## Houses alone: what is left over

leftovers-so =
    { LENGTH($taken) ->
        [0] { HOUSES($added, start: "yes") } hold each digit { COUNT($each) } times. So do { CELLS($innies) }
       *[other] { $each ->
            [0] { HOUSES($added, start: "yes") } { LENGTH($added) ->
                [1] holds
               *[other] hold
            } each digit as often as { HOUSES($taken) }. What they share aside, { CELLS($innies) } { LENGTH($innies) ->
                [1] holds the same digit as { CELLS($outies) }
               *[other] hold the same digits as { CELLS($outies) }, each as often
            }
           *[other] { HOUSES($added, start: "yes") } hold each digit more often than { HOUSES($taken) }, by { $each }. What they share aside, so do { CELLS($innies) }{ LENGTH($outies) ->
                [0] {""}
               *[other] {" "}compared with { CELLS($outies) }
            }
        }
    }
step-leftovers =
    { leftovers-so }{ $twice ->
        [0] {""}
       *[other] , where a cell counts as often as it is in these houses
    }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } So strike { ELIMINATIONS($eliminations) }.
brief-leftovers =
    { $each ->
        [0] { CELLS($innies) } { LENGTH($innies) ->
            [1] holds the same digit as { CELLS($outies) }
           *[other] hold the same digits as { CELLS($outies) }
        }
       *[other] each digit can be counted { HOUSES($added, prep: "in") }
    }, so strike { ELIMINATIONS($eliminations) }

## Questions

ask-law =
    What { LENGTH($houses) ->
        [1] does { HOUSES($houses) }
       *[other] do { HOUSES($houses) }, taken together,
    } still allow?
ask-balance = What is left of { HOUSES($houses) } once whole sums are taken away, and what does it come to?
ask-leftovers = Take away what { HOUSES($houses) } share: what must the cells that are left over have in common?
