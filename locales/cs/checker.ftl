### Co říká ověřovatel důkazů o záznamu řešení.

verify-accepted = Záznam je ověřený a správný. Kroky: { $steps }, závěry: { $conclusions }.
verify-shows-solution = Dokazuje, co patří do každého políčka.
verify-shows-digits = Dokazuje toto: { PLACEMENTS($digits) }.
verify-shows-struck = Vyškrtává { ELIMINATIONS($digits) }.
verify-by-givens = Stačí k tomu { $count } { COUNT($total, noun: "given", form: "figures", prep: "from") }.
verify-effort =
    Náročnost je { NUMBER($effort) }, jak záznam uvádí, jsou-li kroky opravdu podle pravidel, která jmenují; to se neověřuje.
verify-effort-proved =
    Náročnost je { NUMBER($effort) }, jak záznam uvádí, jsou-li kroky opravdu podle pravidel, která jmenují. To se neověřuje
    a neověřuje se ani to, že menší být nemůže; záznam to jen tvrdí.
verify-effort-differs =
    Každý krok plyne z předchozích, ale náročnost je podle pravidel tohoto profilu { NUMBER($counted) }
    a záznam uvádí { NUMBER($said) }.
verify-unfinished = Každý krok plyne z předchozích, ale záznam není úplný nebo nedokazuje, co má: { MESSAGE($reason) }.
verify-rejected = Záznam při ověření neobstál. { LIST($place, join: "comma", start: "yes") }: { MESSAGE($reason) }.

## Kde

verify-place-start = začátek
verify-place-step = { NUMBER($number, useGrouping: "false") }. krok
verify-place-case = { NUMBER($number, useGrouping: "false") }. možnost
verify-place-end = konec

## Proč. Bez tečky na konci.

verify-filled-twice = políčko { CELL($cell) } je vyplněné dvakrát
verify-collides = { DIGIT($digit, noun: "yes") } je { HOUSE($house, prep: "in") } dvakrát
verify-collides-constraint =
    { HOUSE($constraint) } nedovoluje { DIGIT($digit) } { CELL($cell, prep: "in") } zároveň s { DIGIT($near) } { CELL($by, prep: "in") }
verify-breaks = číslice na konci neodpovídají tomu, co žádá { HOUSE($constraint) }
verify-no-cause-holds = z ničeho předchozího neplyne, že { CELL($cell, noun: "yes", prep: "in") } je { DIGIT($digit) }
verify-no-cause-absent = z ničeho předchozího neplyne, že { CELL($cell, noun: "yes", prep: "in") } není { DIGIT($digit) }
verify-does-not-see = políčko { CELL($cell) } nevidí políčko { CELL($target) }
verify-outside-house = políčko { CELL($cell) } není { HOUSE($house, prep: "in") }
verify-not-derived = že je každá číslice { HOUSE($house, prep: "in") } právě jednou, z ostatních skupin neplyne
verify-not-exclusive = { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") } a { DIGIT($other) } { CELLS($others, prep: "in", join: "or") } se mají vylučovat, ale nevylučují se
verify-is-given = číslice { CELL($cell, noun: "yes", prep: "in") } nemá být zadaná, ale je
verify-not-one-solution = zadání má mít právě jedno řešení, ale nemá
verify-does-not-follow-holds = z toho, o co se opírá, neplyne, že { CELL($cell, noun: "yes", prep: "in") } je { DIGIT($digit) }
verify-does-not-follow-absent = z toho, o co se opírá, neplyne, že { CELL($cell, noun: "yes", prep: "in") } není { DIGIT($digit) }
verify-no-contradiction = co má být spor, je možné
verify-undecided = v daných mezích nebylo možné rozhodnout, zda to plyne

## Co má dokázat. Bez tečky na konci.

verify-no-goal = není v něm, co má dokázat
verify-not-solved =
    má dokázat číslici v každém políčku, ale { $cells ->
        [one] jedno políčko je
        [few] { COUNT($cells, noun: "cell") } jsou
       *[other] { COUNT($cells, noun: "cell") } je
    } ještě { $cells ->
        [one] prázdné
        [few] prázdná
       *[other] prázdných
    }
verify-not-contradicted = má dokázat, že řešení neexistuje, ale k žádnému sporu nedojde
verify-other-end = končí sporem, ale má dokázat něco jiného
verify-not-reached-holds = má dokázat, že { CELL($cell, noun: "yes", prep: "in") } je { DIGIT($digit, form: "name") }, ale nedojde k tomu
verify-not-reached-absent = má dokázat, že { CELL($cell, noun: "yes", prep: "in") } { DIGIT($digit, form: "name") } není, ale nedojde k tomu
verify-no-such-given = uvádí číslici zadanou { CELL($cell, prep: "in") }, ale zadání tam žádnou nebo takovou nemá
verify-givens-not-enough = zadané číslice, o které se má opírat, k tomu nestačí

## Co v mřížce není, podle čísel, která tomu záznam dává

verify-misfit-grid = záznam patří k jiné mřížce („{ $name }“)
verify-misfit-cell = mřížka nemá políčko s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-digit = mřížka nemá číslici s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-house = mřížka nemá skupinu s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-claim = závěr se opírá o tvrzení, které jeho krok nemá: číslo { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-constraint = mřížka nemá podmínku s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-no-cell = tvrzení říká, že číslice je v některém z políček, ale žádné neuvádí
verify-no-rule = pravidlo { $name } neexistuje
