### Tvrzení po jednom: co krok viděl, když pro to dohromady žádný tvar nemá slova. `claim-…` je věta bez tečky.

claim-only-digits =
    { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } může být jen { LENGTH($digits) ->
            [1] { DIGITS($digits, form: "name") }
           *[other] { DIGITS($digits, noun: "yes", join: "or") }
        }
       *[other] { CELLS($cells, noun: "yes") } mohou obsahovat jen { LENGTH($digits) ->
            [1] { DIGITS($digits, form: "name", case: "accusative") }
           *[other] { DIGITS($digits, noun: "yes", case: "accusative") }
        }
    }
claim-only-places =
    { HOUSE($house, prep: "in") } může být { DIGIT($digit, form: "name") } jen { CELLS($cells, prep: "in", join: "or") }
claim-filled = v mřížce je { PLACEMENTS($digits) }
claim-sees =
    { CELLS($cells, noun: "yes") } { LENGTH($cells) ->
        [1] vidí
       *[other] vidí
    } { CELLS($targets, noun: "yes", case: "accusative") }
# O jedné číslici, ve dvou políčkách nebo v jednom z několika.
claim-not-both-same =
    { DIGIT($digit, form: "name") } nemůže být zároveň { CELLS($near, prep: "in", join: "or") } i { CELLS($far, prep: "in", join: "or") }
claim-not-both-digits = { CELL($cell, prep: "in") } je jen jedna číslice, tedy ne { DIGITS($digits, noun: "yes") } zároveň
claim-not-both =
    nemůže být zároveň { DIGIT($digit, form: "name") } { CELLS($near, prep: "in", join: "or") } a { DIGIT($other, form: "name") } { CELLS($far, prep: "in", join: "or") }
claim-at-most-once = { HOUSE($house, prep: "in") } je nejvýš jedna { DIGIT($digit, form: "name") }
claim-not-given =
    { LENGTH($cells) ->
        [1] políčko { CELLS($cells) } není zadané
       *[other] žádné z políček { CELLS($cells) } není zadané
    }
claim-one-solution = zadání má právě jedno řešení
claim-obeys = platí { HOUSE($constraint) }
# $each: kolikrát se v tom, co zbude, počítá každá číslice; jen u skupin ($digits je 1).
claim-balance =
    { LENGTH($taken) ->
        [0] když sečteme { LIST($added, join: "parts") },
       *[other] když vezmeme { LIST($added, join: "parts") } a odečteme { LIST($taken, join: "parts") },
    } { LENGTH($plus) ->
        [0] nezbude nic
       *[other] zbude { LIST($plus, join: "parts") }{ LENGTH($minus) ->
            [0] {""}
           *[other] {" "}bez { LIST($minus, join: "parts") }
        }{ $digits ->
            [0] {" "}se součtem { $total }
           *[other] { $each ->
                [0] , přičemž každá číslice je v prvních stejněkrát jako v druhých
                [1] , kde se každá číslice počítá jednou
               *[other] , kde se každá číslice počítá { $each }krát
            }
        }
    }

claims-strike = vyškrtneme { ELIMINATIONS($eliminations) }
claims-first = { LIST($claims, join: "sentences") }
step-stated =
    { LIST($claims, join: "sentences") }{ LENGTH($follows) ->
        [0] {""}
       *[other] {" "}{ LENGTH($claims) ->
            [1] Z toho
           *[other] Z toho všeho dohromady
        } plyne: { LIST($follows, join: "and") }.
    }
brief-stated = { LIST($claims, join: "and") }, takže { LIST($follows, join: "and") }
