### Co říká ověřovatel důkazů o záznamu řešení.

verify-accepted = Záznam je ověřený a správný. Kroky: { $steps }, závěry: { $conclusions }.
verify-rejected = Záznam při ověření neobstál a nic nedokazuje. { LIST($place, join: "comma", start: "yes") }: { MESSAGE($reason) }.

## Kde

verify-place-start = začátek
verify-place-step = { NUMBER($number, useGrouping: "false") }. krok
verify-place-case = { NUMBER($number, useGrouping: "false") }. možnost
verify-place-end = konec

## Proč. Bez tečky na konci.

verify-filled-twice = políčko { CELL($cell) } je vyplněné dvakrát
verify-collides = { DIGIT($digit, noun: "yes") } je { HOUSE($house, prep: "in") } dvakrát
verify-no-cause-holds = z ničeho předchozího neplyne, že { CELL($cell, noun: "yes", prep: "in") } je { DIGIT($digit) }
verify-no-cause-absent = z ničeho předchozího neplyne, že { CELL($cell, noun: "yes", prep: "in") } není { DIGIT($digit) }
verify-does-not-see = políčko { CELL($cell) } nevidí políčko { CELL($target) }
verify-outside-house = políčko { CELL($cell) } není { HOUSE($house, prep: "in") }
verify-not-exclusive = { DIGIT($digit) } { CELLS($cells, prep: "in", join: "or") } a { DIGIT($other) } { CELLS($others, prep: "in", join: "or") } se mají vylučovat, ale nevylučují se
verify-is-given = číslice { CELL($cell, noun: "yes", prep: "in") } nemá být zadaná, ale je
verify-not-one-solution = zadání má mít právě jedno řešení, ale nemá
verify-does-not-follow-holds = z toho, o co se opírá, neplyne, že { CELL($cell, noun: "yes", prep: "in") } je { DIGIT($digit) }
verify-does-not-follow-absent = z toho, o co se opírá, neplyne, že { CELL($cell, noun: "yes", prep: "in") } není { DIGIT($digit) }
verify-no-contradiction = co má být spor, je možné
verify-undecided = v daných mezích nebylo možné rozhodnout, zda to plyne

## Co v mřížce není, podle čísel, která tomu záznam dává

verify-misfit-grid = záznam patří k jiné mřížce („{ $name }“)
verify-misfit-cell = mřížka nemá políčko s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-digit = mřížka nemá číslici s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-house = mřížka nemá skupinu s číslem { NUMBER($number, useGrouping: "false") } (počítáno od 0)
verify-misfit-claim = závěr se opírá o tvrzení, které jeho krok nemá: číslo { NUMBER($number, useGrouping: "false") } (počítáno od 0)
