### Kroky, které plynou z podmínek, a ze skupin a součtů, které se sečtou a odečtou.

## Co v některých políčkách může být; stojí před tím, co z toho plyne

law-held =
    { CELLS($cells, prep: "in") } { LENGTH($digits) ->
        [1] je { DIGITS($digits) }
       *[other] může být jen { DIGITS($digits, join: "or") }
    }
law-placed =
    { HOUSE($house, prep: "in") } { LENGTH($cells) ->
        [1] je
       *[other] může být
    } { DIGIT($digit, form: "name") } jen { CELLS($cells, prep: "in", join: "or") }
law-digits = { DIGITS($digits) }
law-places = { PLACEMENTS($places) }

# O podmínkách, jejichž políčka jsou navzájem různá, pod větou kroku.
law-no-repeats = { HOUSE($constraint, prep: "in", start: "yes") } se žádná číslice neopakuje.

## Jedna podmínka

step-law-ways =
    { LENGTH($held) ->
        [0] { HOUSE($constraint, start: "yes") } může
       *[other] { LIST($held, join: "semicolon", start: "yes") }. { HOUSE($constraint, start: "yes") } pak může
    } obsahovat jen { LIST($ways, join: "ways") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-ways =
    { HOUSE($constraint) } může obsahovat jen { LIST($ways, join: "ways") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-law-bounds =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }Pro { HOUSE($constraint, case: "accusative") } platí: { LIST($reasons, join: "semicolon") }. Vyškrtneme proto { ELIMINATIONS($eliminations) }.
brief-law-bounds =
    pro { HOUSE($constraint, case: "accusative") } platí, že { LIST($reasons, join: "and") }, takže vyškrtneme { ELIMINATIONS($eliminations) }
law-too-much =
    kdyby { CELL($cell, prep: "in") } byla { DIGIT($digit, form: "name") }{ $too ->
        [0] {""}
       *[other] {" "}nebo vyšší číslice
    }, { $left ->
        [-1] nezbylo by už vůbec nic
        [0] nezbylo by nic
       *[other] zbylo by { $too ->
            [0] jen
           *[other] nejvýš
        } { $left }
    } pro { CELLS($others) }, kde je { LENGTH($others) ->
        [1] aspoň { $bound }
       *[other] dohromady aspoň { $bound }
    }
law-too-little =
    kdyby { CELL($cell, prep: "in") } byla { DIGIT($digit, form: "name") }{ $too ->
        [0] {""}
       *[other] {" "}nebo nižší číslice
    }, muselo by { $too ->
        [0] {""}
       *[other] aspoň{" "}
    }{ $left } zbýt pro { CELLS($others) }, kde je { LENGTH($others) ->
        [1] nejvýš { $bound }
       *[other] dohromady nejvýš { $bound }
    }
law-no-sum =
    kdyby { CELL($cell, prep: "in") } byla { DIGIT($digit, form: "name") }, muselo by { CELLS($others, prep: "in") } být dohromady { $left }, ale z toho, co tam může být, to nejde složit
law-sides-high =
    kdyby { CELL($cell, prep: "in") } byla { DIGIT($digit, form: "name") }{ $too ->
        [0] {""}
       *[other] {" "}nebo vyšší číslice
    }, { LENGTH($side) ->
        [1] muselo by { CELLS($others, prep: "in") } být { LENGTH($others) ->
            [1] {""}
           *[other] dohromady{" "}
        }{ $too ->
            [0] {""}
           *[other] aspoň{" "}
        }{ $sum }, ale je tam
       *[other] bylo by { CELLS($side, prep: "in") } dohromady aspoň { $sum }, ale { CELLS($others, prep: "in") } je{ LENGTH($others) ->
            [1] {""}
           *[other] {" "}dohromady
        }
    } nejvýš { $bound }
law-sides-low =
    kdyby { CELL($cell, prep: "in") } byla { DIGIT($digit, form: "name") }{ $too ->
        [0] {""}
       *[other] {" "}nebo nižší číslice
    }, { LENGTH($side) ->
        [1] muselo by { CELLS($others, prep: "in") } být { LENGTH($others) ->
            [1] {""}
           *[other] dohromady{" "}
        }{ $too ->
            [0] {""}
           *[other] nejvýš{" "}
        }{ $sum }, ale je tam
       *[other] bylo by { CELLS($side, prep: "in") } dohromady nejvýš { $sum }, ale { CELLS($others, prep: "in") } je{ LENGTH($others) ->
            [1] {""}
           *[other] {" "}dohromady
        }
    } aspoň { $bound }
law-at-least = { CELL($cell, prep: "in") } je aspoň { DIGIT($digit, form: "name") }
law-at-most = { CELL($cell, prep: "in") } je nejvýš { DIGIT($digit, form: "name") }
# $level je 1, když číslice mohou zůstat i stejné, 2, když se některá z těch políček přesto vidí. $plain je 1, když na konci není víc, než co
# platí všude.
law-rising-from =
    číslice { $level ->
        [0] rostou
        [1] neklesají
       *[other] neklesají (a kde se políčka vidí, rostou)
    } od políčka { CELL($cell) }{ $plain ->
        [0] , kde je aspoň { DIGIT($digit, form: "name") }, takže
       *[other] , takže
    } { LIST($reached, join: "and") }
law-rising-to =
    číslice { $level ->
        [0] rostou
        [1] neklesají
       *[other] neklesají (a kde se políčka vidí, rostou)
    } až k políčku { CELL($cell) }{ $plain ->
        [0] , kde je nejvýš { DIGIT($digit, form: "name") }, takže
       *[other] , takže
    } { LIST($reached, join: "and") }
# $held se vyjmenuje, je-li to kratší než to, co by tam muselo být.
law-partner =
    kdyby { CELLS($cells, prep: "in", join: "or") } byla { DIGITS($digits, form: "name", join: "or") }, { LENGTH($held) ->
        [0] { LENGTH($wanted) ->
            [0] nehodila by se k ní žádná číslice { CELL($other, prep: "in") }
           *[other] musela by { CELL($other, prep: "in") } být { $same ->
                [0] { DIGITS($wanted, form: "name", join: "or") }
               *[other] táž číslice
            }
        }
       *[other] nemohla by { CELL($other, prep: "in") } být { DIGITS($held, form: "name", join: "nor") }
    }

# Co by z kandidáta plynulo, až do toho, co být nemůže.
law-supposed =
    kdyby { CELLS($cells, prep: "in", join: "or") } byla { DIGITS($digits, form: "name", join: "or") }, { LENGTH($follows) ->
        [0] { MESSAGE($end) }
       *[other] { LIST($follows, join: "and") }, takže { MESSAGE($end) }
    }
law-then-must = { CELL($cell, prep: "in") } by musela být { DIGITS($digits, form: "name", join: "or") }
law-then-by = { CELLS($cells, prep: "in") } by kvůli { HOUSE($constraint, case: "dative") } mohla být jen { DIGITS($digits, form: "name", join: "or") }
law-then-not = { CELLS($cells, prep: "in") } by kvůli { HOUSE($constraint, case: "dative") } nemohla být { DIGITS($digits, form: "name", join: "nor") }
law-then-steps = { CELL($cell, prep: "in") } by podle pravidel mřížky mohla být jen { DIGITS($digits, form: "name", join: "or") }
law-then-shared = políčka { CELLS($cells) } by si rozebrala { DIGITS($digits, form: "name", case: "accusative") }
law-then-place = { HOUSE($house, prep: "in") } by na { DIGITS($digits, form: "name", case: "accusative") } zbylo jen { CELL($cell) }
law-end-empty = pro { CELL($cell) } by nezbyla žádná číslice
law-end-none = { CELL($cell, prep: "in") } by kvůli { HOUSE($constraint, case: "dative") } nemohla být žádná číslice
law-end-wanted = { CELL($cell, prep: "in") } by kvůli { HOUSE($constraint, case: "dative") } musela být { DIGITS($digits, form: "name", join: "or") }, což už nejde
law-end-high = pro { HOUSE($constraint, case: "accusative") } by vyšlo aspoň { $bound }
law-end-low = pro { HOUSE($constraint, case: "accusative") } by vyšlo nejvýš { $bound }
law-end-against = { HOUSE($constraint, case: "dative") } by už nešlo vyhovět
law-end-few =
    pro { CELLS($cells) } by { LENGTH($digits) ->
        [1] zbyla
       *[other] zbyly
    } jen { DIGITS($digits, form: "name") }
law-end-place = { HOUSE($house, prep: "in") } by na { DIGIT($digit, form: "name", case: "accusative") } nezbylo žádné místo
step-law-follows =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ LENGTH($constraints) ->
        [0] { LIST($follows, join: "semicolon", start: "yes") }
       *[other] Kvůli { HOUSES($constraints, case: "dative") } platí: { LIST($follows, join: "semicolon") }
    }. Vyškrtneme proto { ELIMINATIONS($eliminations) }.
brief-law-follows = { LIST($follows, join: "semicolon") }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-law-rest =
    { MESSAGE($says) } { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ $count ->
        [one] Tento kandidát
       *[other] Kterýkoli z těchto kandidátů
    } by odporoval { HOUSE($constraint, case: "dative") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-rest = kvůli { HOUSE($constraint, case: "dative") } vyškrtneme { ELIMINATIONS($eliminations) }

step-law-must =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }Ať { HOUSE($constraint, case: "accusative") } vyplníme jakkoli, bude tam { LIST($musts, join: "parts") }. Políčko, které vidí
    všechna tato místa, stejnou číslici mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-must =
    ať { HOUSE($constraint, case: "accusative") } vyplníme jakkoli, bude tam { LIST($musts, join: "parts") }, takže vyškrtneme { ELIMINATIONS($eliminations) }
step-law-must-together =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }Ať { HOUSES($constraints, case: "dative") } vyhovíme jakkoli, bude { LIST($musts, join: "parts") }. Políčko, které vidí
    všechna tato místa, stejnou číslici mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-must-together =
    ať { HOUSES($constraints, case: "dative") } vyhovíme jakkoli, bude { LIST($musts, join: "parts") }, takže vyškrtneme { ELIMINATIONS($eliminations) }
law-must-have = { DIGITS($digits, form: "name") } { CELLS($cells, prep: "in", join: "or") }

step-law-whichever =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ HOUSE($constraint, start: "yes") } může obsahovat jen { LIST($ways, join: "ways") }. Ať je to tak či onak, tito kandidáti neobstojí: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-whichever =
    ať { HOUSE($constraint, case: "accusative") } vyplníme jakkoli, tito kandidáti neobstojí: vyškrtneme { ELIMINATIONS($eliminations) }

## Více podmínek

step-law-together =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ $count ->
        [one] S tímto kandidátem
       *[other] S žádným z těchto kandidátů
    } už nelze { LENGTH($constraints) ->
        [1] {""}
       *[other] zároveň{" "}
    }vyhovět { HOUSES($constraints, case: "dative") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-law-together =
    aby šlo { LENGTH($constraints) ->
        [1] {""}
       *[other] zároveň{" "}
    }vyhovět { HOUSES($constraints, case: "dative") }, vyškrtneme { ELIMINATIONS($eliminations) }

## Třídy číslic: $kind je low (nízké), middle (střední), high (vysoké), odd (liché), even (sudé), nebo jiné, které jmenuje $digits

law-classes-alternate =
    { HOUSES($constraints, prep: "in", start: "yes") } se střídají { $kind ->
        [low] nízké číslice ({ DIGITS($first) }) a vysoké ({ DIGITS($second) })
        [odd] liché a sudé číslice
        [even] sudé a liché číslice
       *[other] číslice dvou tříd ({ DIGITS($first) }; { DIGITS($second) })
    }{ LENGTH($lonely) ->
        [0] {""}
        [1] ; { DIGITS($lonely, form: "name") } tam být nemůže
       *[other] ; { DIGITS($lonely, form: "name") } tam být nemohou
    }
# V jednom políčku.
law-classes-of =
    { $kind ->
        [low] nízká číslice
        [middle] střední číslice
        [high] vysoká číslice
        [odd] lichá číslice
        [even] sudá číslice
       *[other] { DIGITS($digits, join: "or") }
    }
# Ve více políčkách.
law-classes-in =
    { $kind ->
        [low] nízké číslice
        [middle] střední číslice
        [high] vysoké číslice
        [odd] liché číslice
        [even] sudé číslice
       *[other] { LENGTH($digits) ->
            [1] { DIGITS($digits) }
           *[other] číslice { DIGITS($digits) }
        }
    }
law-classes-held =
    { CELLS($cells, prep: "in") } { LENGTH($cells) ->
        [1] by byla { law-classes-of }
       *[other] { LENGTH($digits) ->
            [1] by byla { law-classes-of }
           *[other] by byly { law-classes-in }
        }
    }
law-classes-lost =
    { CELLS($cells, prep: "in") } { LENGTH($cells) ->
        [1] by nebyla { law-classes-of }
       *[other] { LENGTH($digits) ->
            [1] by nebyla { law-classes-of }
           *[other] by nebyly { law-classes-in }
        }
    }
law-classes-beside = { LIST($changes, join: "parts") }
law-classes-full =
    { HOUSE($house, prep: "in") } { LENGTH($digits) ->
        [1] by byla { law-classes-of }
       *[other] { $kind ->
            [other] by byly
           *[low] by byly všechny
        } { law-classes-in }
    } { CELLS($cells, prep: "in") }, takže { LIST($changes, join: "parts") }
law-classes-needed =
    { HOUSE($house, prep: "in") } by pro { law-classes-in } { LENGTH($cells) ->
        [1] zbylo jen políčko { CELLS($cells) }
       *[other] zbyla jen políčka { CELLS($cells) }
    }, takže { LIST($changes, join: "parts") }
law-classes-cannot = { CELL($cell, prep: "in") } by musela být { law-classes-of }, a ta tam být nemůže
law-classes-none = pro { CELL($cell) } by nezbyla žádná číslice
law-classes-both = { CELL($cell, prep: "in") } by zároveň musela být { law-classes-of }
law-classes-many =
    { HOUSE($house, prep: "in") } { LENGTH($digits) ->
        [1] by byla { law-classes-of } { CELLS($cells, prep: "in") } zároveň
       *[other] by byly { law-classes-in } { CELLS($cells, prep: "in") }, a tolik jich není
    }
law-classes-few =
    { HOUSE($house, prep: "in") } by pro { law-classes-in } { LENGTH($cells) ->
        [0] nezbylo žádné políčko
        [1] zbylo jen políčko { CELLS($cells) }, a to nestačí
       *[other] zbyla jen políčka { CELLS($cells) }, a to nestačí
    }

step-law-classes =
    { LENGTH($held) ->
        [0] {""}
       *[other] { LIST($held, join: "semicolon", start: "yes") }.{" "}
    }{ LIST($says, join: "sentences") } Kdyby { CELL($cell, prep: "in") } byla { law-classes-of }, { LIST($follows, join: "semicolon") }. Vyškrtneme proto { ELIMINATIONS($eliminations) }.
brief-law-classes =
    { HOUSES($constraints, prep: "in") } se do { CELL($cell) } nehodí { law-classes-of }, takže vyškrtneme { ELIMINATIONS($eliminations) }

## Skupiny a součty: pravidlo 45

# $innies je to, co ze skupin zbylo, $outies to, co z nich vyčnívá. $more říká, co z obojího dává víc, a to o $left.
balance-so =
    Součet { HOUSES($houses, case: "genitive") } je { $whole } a { LENGTH($constraints) ->
        [0] { $count ->
            [one] jeden součet v nich dává
            [few] { COUNT($count) } součty v nich dávají
           *[other] { COUNT($count) } součtů v nich dává
        }
        [1] { HOUSES($constraints) } dává
       *[other] { HOUSES($constraints) } dávají
    } { $part }. { balance-left }
balance-left =
    { LENGTH($outies) ->
        [0] Zbývá { $left } pro { CELLS($innies) }{ LENGTH($innies) ->
            [1] {""}
           *[other] {" "}dohromady
        }
       *[other] { LENGTH($innies) ->
            [0] { LENGTH($outies) ->
                [1] Vyčnívající políčko { CELLS($outies) } tedy obsahuje
               *[other] Vyčnívající políčka { CELLS($outies) } tedy dávají dohromady
            } { $left }
           *[other] { LENGTH($innies) ->
                [1] Zbylé políčko { CELLS($innies) } tedy dává
               *[other] Zbylá políčka { CELLS($innies) } tedy dávají
            } { $more ->
                [0] stejně jako
                [1] o { $left } více než
               *[other] o { $left } méně než
            } vyčnívající { CELLS($outies) }
        }
    }
step-balance =
    { balance-so }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } { LENGTH($ways) ->
        [0] Vyškrtneme proto
       *[other] To může být jen { LIST($ways, join: "ways") }: vyškrtneme
    } { ELIMINATIONS($eliminations) }.
brief-balance =
    součet { HOUSES($houses, case: "genitive") } je { $whole } a celé součty v něm dávají { $part }, takže vyškrtneme { ELIMINATIONS($eliminations) }

# Totéž se součty, v nichž se některá políčka počítají vícekrát nebo se odečítají.
balance-term =
    { $times ->
        [1] { CELLS($cells) }
        [2] dvakrát { CELLS($cells) }
       *[other] { $times }krát { CELLS($cells) }
    }
step-balance-any =
    Sečteme { LIST($added, join: "parts") }{ LENGTH($taken) ->
        [0] {""}
       *[other] {" "}a odečteme { LIST($taken, join: "parts") }
    }. Co zbude, totiž { LIST($plus, join: "parts") }{ LENGTH($minus) ->
        [0] {""}
       *[other] {" "}bez { LIST($minus, join: "parts") }
    }, dává { $total }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } Vyškrtneme proto { ELIMINATIONS($eliminations) }.
brief-balance-any =
    { LIST($plus, join: "parts") }{ LENGTH($minus) ->
        [0] {""}
       *[other] {" "}bez { LIST($minus, join: "parts") }
    } dává { $total }, takže vyškrtneme { ELIMINATIONS($eliminations) }
balance-part = { HOUSES($houses, case: "accusative") }

## Jen skupiny: co přebývá

leftovers-so =
    { LENGTH($taken) ->
        [0] { HOUSES($added, prep: "in", start: "yes") } je každá číslice { COUNT($each) }krát. Totéž platí pro { CELLS($innies) }
       *[other] { $each ->
            [0] { HOUSES($added, prep: "in", start: "yes") } je každá číslice tolikrát jako { HOUSES($taken, prep: "in") }. Odhlédneme-li od společných políček, { LENGTH($innies) ->
                [1] je { CELLS($innies, prep: "in") } táž číslice jako { CELLS($outies, prep: "in") }
               *[other] jsou { CELLS($innies, prep: "in") } tytéž číslice jako { CELLS($outies, prep: "in") }, každá stejně často
            }
           *[other] { HOUSES($added, prep: "in", start: "yes") } je každá číslice vícekrát než { HOUSES($taken, prep: "in") }, a to o { $each }. Odhlédneme-li od společných políček, platí totéž pro { CELLS($innies) }{ LENGTH($outies) ->
                [0] {""}
               *[other] {" "}oproti { CELLS($outies) }
            }
        }
    }
step-leftovers =
    { leftovers-so }{ $twice ->
        [0] {""}
       *[other] , přičemž se políčko počítá tolikrát, v kolika z těchto skupin je
    }.{ LENGTH($held) ->
        [0] {""}
       *[other] {" "}{ LIST($held, join: "semicolon", start: "yes") }.
    } Vyškrtneme proto { ELIMINATIONS($eliminations) }.
brief-leftovers =
    { $each ->
        [0] { CELLS($innies, prep: "in") } { LENGTH($innies) ->
            [1] je táž číslice jako { CELLS($outies, prep: "in") }
           *[other] jsou tytéž číslice jako { CELLS($outies, prep: "in") }
        }
       *[other] každou číslici lze { HOUSES($added, prep: "in") } spočítat
    }, takže vyškrtneme { ELIMINATIONS($eliminations) }

## Otázky

ask-law =
    Co ještě { LENGTH($houses) ->
        [1] dovoluje { HOUSES($houses) }
       *[other] dovolují zároveň { HOUSES($houses) }
    }?
ask-balance = Co zbude { HOUSES($houses, prep: "from") }, když odečteme celé součty, a kolik to dává?
ask-leftovers = Odeberte, co mají { HOUSES($houses) } společného: co platí o políčkách, která přebývají?
