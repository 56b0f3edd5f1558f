### Co se říká o zadání, které nemá právě jedno řešení: proč žádné nemá, kolik jich má, co je přesto jisté
### a co by pomohlo.

finding-too-few =
    { $givens ->
        [0] Zadání nemá žádnou zadanou číslici
       *[other] Zadání má jen { COUNT($givens, noun: "given", form: "figures", case: "accusative") }
    }. Méně než 17 zadaných číslic k jedinému řešení nikdy nestačí: v roce 2012 to úplným prohledáním
    dokázali McGuire, Tugemann a Civario.
finding-see-check = Podrobnosti vypíše příkaz „duvod check“.
finding-exchangeable =
    Mezi zadanými číslicemi chybějí { DIGITS($digits) }. V každém řešení { $count ->
        [2] je lze
       *[other] lze kterékoli dvě z nich
    } vzájemně zaměnit, takže řešení nikdy není právě jedno.

## Co hráč ze zadání udělal, posouzeno podle zadání

judged-right =
    { $count ->
        [one] Doplněná číslice je správně
        [few] Všechny { $count } doplněné číslice jsou správně
       *[other] Všech { $count } doplněných číslic je správně
    }.
judged-wrong =
    { $total ->
        [one] Jediná doplněná číslice je špatně
       *[other] Z doplněných číslic, kterých je { NUMBER($total) }, { $count ->
            [one] je jedna špatně
            [few] jsou { $count } špatně
           *[other] je { $count } špatně
        }
    }: { PLACEMENTS($digits) }.
judged-completes =
    { $count ->
        [one] Teprve s doplněnou číslicí
       *[other] Teprve s doplněnými číslicemi
    } má zadání právě jedno řešení.
judged-fits =
    { $count ->
        [one] I s doplněnou číslicí
       *[other] I s doplněnými číslicemi
    } má zadání více řešení.
judged-excludes =
    { $count ->
        [one] S doplněnou číslicí
       *[other] S doplněnými číslicemi
    } nezbývá zadání žádné řešení.
judged-givens-one = Právě jedno řešení mají i samy zadané číslice, bez vyškrtnutých kandidátů.
judged-givens-several = Samy zadané číslice, bez vyškrtnutých kandidátů, mají více řešení.
judged-givens-none = Ani samy zadané číslice řešení nemají.
judged-givens-lost =
    Samy zadané číslice mají právě jedno řešení, ale vyškrtnutí kandidáti ho vylučují: { LIST($marks, join: "semicolon") }.
judged-left-out =
    { $count ->
        [one] Jedna číslice doplněná hráčem se vynechává, protože k zadání nepatří; posoudí ji duvod check.
        [few] { $count } číslice doplněné hráčem se vynechávají, protože k zadání nepatří; posoudí je duvod check.
       *[other] { $count } číslic doplněných hráčem se vynechává, protože k zadání nepatří; posoudí je duvod check.
    }
judged-marks-left-out = Vyškrtnutí kandidáti se vynechávají: tento příkaz je jen o zadaných číslicích.

## Žádné řešení

# Jsou-li mnohé, ukáže je mřížka.
conflict-givens =
    { LENGTH($givens) ->
        [0] Už těchto { COUNT($count, noun: "given", form: "figures") } spolu nemůže obstát.
       *[other] Už tyto zadané číslice spolu nemohou obstát: { PLACEMENTS($givens) }.
    }
conflict-givens-marks =
    Spolu s kandidáty, kteří jsou v zadání vyškrtnutí, { LENGTH($givens) ->
        [0] nemůže těchto { COUNT($count, noun: "given", form: "figures") } obstát.
       *[other] nemohou tyto zadané číslice obstát: { PLACEMENTS($givens) }.
    }
# Pravidla mřížky si odporují i bez jediné zadané číslice.
conflict-grid = Takovou mřížku nelze vyplnit vůbec: její pravidla nepřipouštějí žádné řešení ani bez zadaných číslic.
conflict-marks = Kandidáti vyškrtnutí v zadání nepřipouštějí žádné řešení ani bez zadaných číslic.
# V mřížce s podmínkami.
conflict-constraints =
    { LENGTH($constraints) ->
        [1] Tuto podmínku nelze splnit ani bez zadaných číslic: { HOUSES($constraints) }.
       *[other] Už tyto podmínky nelze splnit zároveň: { HOUSES($constraints) }.
    }
conflict-said =
    Už toto spolu nemůže obstát: { HOUSES($constraints) }; ze zadaných číslic { LENGTH($givens) ->
        [0] těchto { NUMBER($count) }.
       *[other] { PLACEMENTS($givens) }.
    }
conflict-with-marks = Kandidáti vyškrtnutí v zadání přitom zůstávají vyškrtnutí.
conflict-undecided =
    { $count ->
        [one] Zda je ke sporu nutná i jedna z nich, se rozhodnout nepodařilo.
       *[other] Zda je ke sporu nutných i { NUMBER($count) } z nich, se rozhodnout nepodařilo.
    } Vynechá-li se kterákoli jiná, zbylé už spolu obstojí.
conflict-irreducible = { $count ->
        [2] Vynechá-li se kterákoli z nich, druhá už obstojí.
       *[other] Vynechá-li se z nich kterákoli, zbylé už spolu obstojí.
    }
conflict-by-search =
    Úvahou se ke sporu dojít nepodařilo; že spolu obstát nemohou, víme jen z úplného prohledání.
conflict-reason = Důvod (ostatní zadaná políčka v něm pokládáme za volná):
conflict-reason-more =
    Z nich samotných se úvahou ke sporu dojít nepodařilo. Podaří se to, když k nim přidáme { $count ->
        [one] další zadanou číslici
       *[other] další zadané číslice
    }: { PLACEMENTS($givens) }. Důvod (ostatní zadaná políčka v něm pokládáme za volná):
conflict-reason-constraints = Důvod (ostatní podmínky ani zadané číslice v něm nepoužíváme):
conflict-reason-whole = Důvod (opírá se o celé zadání):
conflict-end = To je spor: { MESSAGE($end) }.
conflict-no-digit-seen =
    Políčko { CELL($cell) } vidí všechny číslice, takže mu žádná nezbývá. To je spor.
conflict-no-digit-struck =
    { CELL($cell, noun: "yes", prep: "from", start: "yes") } jsme vyškrtli všechny číslice, takže mu žádná
    nezbývá. To je spor.
conflict-no-digit-both =
    Políčko { CELL($cell) } vidí { DIGITS($seen, noun: "yes", case: "accusative") } a vyškrtli
    jsme z něj { DIGITS($struck, noun: "yes", case: "accusative") }, takže mu žádná číslice nezbývá. To je spor.
conflict-no-digit-kept-out =
    Políčku { CELL($cell) } nezbývá žádná číslice: { LIST($why, join: "semicolon") }. To je spor.
conflict-no-place-kept-out =
    { HOUSE($house, prep: "in", start: "yes") } není pro { DIGIT($digit, form: "name", case: "accusative") }
    místo: { LIST($why, join: "semicolon") }. To je spor.
conflict-no-place-left =
    { HOUSE($house, prep: "in", start: "yes") } chybí { DIGIT($digit, form: "name") }, ale volné políčko tu už není.
    To je spor.
conflict-no-place-seen =
    { HOUSE($house, prep: "in", start: "yes") } není pro { DIGIT($digit, form: "name", case: "accusative") }
    místo: { $count ->
        [one] volné políčko { CELLS($others) } vidí
       *[other] volná políčka { CELLS($others) } vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }. To je spor.
conflict-no-place-struck =
    { HOUSE($house, prep: "in", start: "yes") } není pro { DIGIT($digit, form: "name", case: "accusative") }
    místo, protože { CELLS($struck, prep: "from") } jsme ji vyškrtli a jiné volné políčko tu není. To je spor.
conflict-no-place-both =
    { HOUSE($house, prep: "in", start: "yes") } není pro { DIGIT($digit, form: "name", case: "accusative") }
    místo: { CELLS($struck, prep: "from") } jsme ji vyškrtli a { $count ->
        [one] volné políčko { CELLS($others) } vidí
       *[other] volná políčka { CELLS($others) } vidí
    } { DIGIT($digit, form: "name", case: "accusative") } { HOUSES($seen, prep: "in", join: "or") }. To je spor.

repair-slip =
    Nejde o překlep? Právě jedno řešení by zadání mělo { LENGTH($changes) ->
        [1] po této změně
       *[other] po kterékoli z těchto změn
    }: { LIST($changes, join: "semicolon") }.
repair-such-as =
    Nejde o překlep? Právě jedno řešení by zadání mělo například po kterékoli z těchto změn:
    { LIST($changes, join: "semicolon") }.
repair-change = { DIGIT($instead, form: "name") } místo { DIGIT($digit, form: "name", case: "genitive") } { CELL($cell, prep: "in") }
repair-move = { DIGIT($digit, form: "name") } { CELL($at, prep: "in") } místo { CELL($cell, prep: "in") }

## Více řešení

several-count = Toto zadání má { COUNT($count, noun: "solution", case: "accusative") }
several-more = Je jich více než { NUMBER($count) }; dál jsme je nepočítali.
several-more-estimate =
    Je jich více než { NUMBER($count) }; dál jsme je nepočítali. Jejich počet odhadne volba --estimate.
several-estimate =
    Je jich odhadem { MESSAGE($number) }: na řešení { $hits ->
        [one] narazila { NUMBER($hits) }
        [few] narazily { NUMBER($hits) }
       *[other] narazilo { NUMBER($hits) }
    } { COUNT($probes, form: "figures", prep: "from") } náhodných
    sond a střední chyba odhadu je podle jejich rozptylu asi { $percent } %; skutečný počet se může lišit i víc.
several-estimate-uncertain =
    Je jich odhadem { MESSAGE($number) }, ale velmi nejistě: na řešení { $hits ->
        [one] narazila { NUMBER($hits) }
        [few] narazily { NUMBER($hits) }
       *[other] narazilo { NUMBER($hits) }
    }
    { COUNT($probes, form: "figures", prep: "from") } náhodných sond a střední chyba odhadu je podle jejich rozptylu asi { $percent } %.
several-no-estimate =
    Odhadnout jejich počet se nepodařilo: na řešení nenarazila žádná { COUNT($probes, form: "figures", prep: "from") } náhodných sond.
several-number = { NUMBER($number) }
several-number-large = { NUMBER($figures, maximumFractionDigits: 1) } · 10{ $exponent }
several-differ = Liší se { COUNT($count, noun: "cell", prep: "in") }{ LENGTH($cells) ->
        [0] {""}
       *[other] : { CELLS($cells) }
    }.
several-differ-all =
    Žádné volné políčko není jisté: řešení se liší { $count ->
        [one] v jediném volném políčku
       *[other] ve všech { NUMBER($count) } volných políčkách
    }.
several-two = Dvě řešení vedle sebe:
several-common = Co mají všechna řešení společné:
several-certain =
    { LENGTH($digits) ->
        [0] Ve všech řešeních je však stejných { COUNT($count, noun: "digit") }.
       *[other] { $count ->
            [one] Jedna číslice je však ve všech řešeních stejná
           *[other] Ve všech řešeních jsou však stejné tyto číslice
        }: { PLACEMENTS($digits) }.
    }
several-certain-why =
    { MESSAGE($certain) } Z pravidel, která nepředpokládají jediné řešení, to plyne takto:
several-unreached =
    { $count ->
        [one] K číslici { PLACEMENTS($digits) } pravidla nedošla: že je jistá, víme
       *[other] K číslicím { PLACEMENTS($digits) } pravidla nedošla: že jsou jisté, víme
    } jen z úplného prohledání.
several-why-certain = Zadání má více řešení, ale tato odpověď platí ve všech.

completion-one =
    Aby mělo zadání jediné řešení, stačí do něj doplnit jedinou číslici: { PLACEMENTS($digits) }. Žádná jiná by sama nestačila.
completion-one-of =
    Aby mělo zadání jediné řešení, stačí do něj doplnit jedinou číslici, a to kteroukoli z těchto: { PLACEMENTS($alone) }.
completion-one-of-many =
    Aby mělo zadání jediné řešení, stačí do něj doplnit jednu číslici, například { PLACEMENTS($digits) }. Takových číslic
    je celkem { NUMBER($ways) }, { COUNT($cells, noun: "cell", form: "figures", prep: "in") }.
completion-fewest =
    Aby mělo zadání jediné řešení, je třeba do něj doplnit aspoň { COUNT($count, noun: "digit", case: "accusative") }{ LENGTH($digits) ->
        [0] {""}
       *[other] ; stačí například { PLACEMENTS($digits) }
    }.
completion-enough =
    Aby mělo zadání jediné řešení, stačí do něj doplnit { COUNT($count, noun: "digit", case: "accusative") }{ LENGTH($digits) ->
        [0] {""}
       *[other] , například { PLACEMENTS($digits) }
    }. Zda by jich stačilo i méně, jsme nezjišťovali.
completion-drawn = Například s těmito číslicemi:

## Co zadání nepotřebuje

superfluous-none = Nic není nadbytečné: po vynechání kterékoli { $count ->
        [0] zadané číslice
       *[other] podmínky či zadané číslice
    } má zadání více řešení.
superfluous-constraints =
    { LENGTH($constraints) ->
        [1] Tuto podmínku zadání nepotřebuje, bez ní má také právě jedno řešení
       *[other] Kteroukoli z těchto podmínek lze vynechat a zadání má i bez ní právě jedno řešení
    }: { HOUSES($constraints) }.
superfluous-givens =
    { LENGTH($givens) ->
        [1] Tuto zadanou číslici zadání nepotřebuje, bez ní má také právě jedno řešení
       *[other] Kteroukoli z těchto zadaných číslic lze vynechat a zadání má i bez ní právě jedno řešení
    }: { PLACEMENTS($givens) }.
superfluous-undecided =
    { $count ->
        [one] U jedné další se nepodařilo rozhodnout
       *[other] U dalších { NUMBER($count) } se nepodařilo rozhodnout
    }, zda jsou potřeba.

## Příkazová řádka

verify-contradiction = Záznam končí sporem: číslice, ze kterých vychází, spolu nemohou obstát.
help-check-limit = Do kolika řešení se počítá (výchozí: 1 000 000)
help-estimate = Je-li jich více, odhadnout jejich počet náhodnými sondami
help-estimate-seed = Číslo, od kterého se sondy odvíjejí (výchozí: 0); totéž číslo dá tentýž odhad
help-check-superfluous = Vypsat podmínky a zadané číslice, které zadání nepotřebuje
