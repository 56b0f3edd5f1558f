### Odpovědi na proč a proč ne a co se říká o zadání, které nemá právě jedno řešení.

why-question = Proč je { CELL($cell, noun: "yes", prep: "in") } číslice { DIGIT($digit) }?
why-given =
    Číslice { DIGIT($digit) } { CELL($cell, noun: "yes", prep: "in") } je zadaná: patří k zadání
    a důvod nepotřebuje.
why-found = Doplnili jsme ji { ORDINAL($step, noun: "step", prep: "in") }.
why-found-below = Důkaz níže k ní dojde { ORDINAL($step, noun: "step", prep: "in") }.
why-held = { LIST($houses) }.
why-held-first =
    { HOUSE($house, prep: "in", start: "yes") } tehdy { $count ->
        [0] byla samá volná políčka
        [one] byla číslice { DIGITS($digits) }
       *[other] byly číslice { DIGITS($digits) }
    }
why-held-next =
    { HOUSE($house, prep: "in") } { $count ->
        [0] samá volná políčka
       *[other] číslice { DIGITS($digits) }
    }
why-left-one =
    { COUNT($total, noun: "digit", prep: "from", start: "yes") } tak pro políčko { CELL($cell) }
    zbývá jen { DIGIT($digit) }.
why-left-struck =
    Pro políčko { CELL($cell) } tak zbývají číslice { DIGITS($left) }. Z nich jsme už dříve
    vyškrtli { DIGITS($struck) }, takže zůstává jen { DIGIT($digit) }.
why-left-several = Pro políčko { CELL($cell) } tak zbývají číslice { DIGITS($allowed) }.
why-left-several-struck =
    Pro políčko { CELL($cell) } tak zbývají číslice { DIGITS($left) }. Z nich jsme už dříve
    vyškrtli { DIGITS($struck) }, takže zůstávají { DIGITS($allowed) }.

why-assumes-one-solution = Toto vysvětlení se opírá o to, že zadání má právě jedno řešení.

why-not-question = Proč { CELL($cell, noun: "yes", prep: "in") } není číslice { DIGIT($digit) }?
why-not-filled =
    { CELL($cell, noun: "yes", prep: "in", start: "yes") } je číslice { DIGIT($value) } a políčko
    obsahuje jen jednu číslici.
why-not-seen =
    Políčko { CELL($cell) } vidí { DIGIT($digit, form: "name", case: "accusative") }
    { CELL($holder, prep: "in") }: obě políčka jsou { HOUSE($house, prep: "in") }, kde smí
    být { DIGIT($digit, form: "name") } jen jednou.
why-not-struck = { DIGIT($digit, form: "name", case: "accusative", start: "yes") } jsme { CELL($cell, prep: "from") } vyškrtli.

proof-title = Důkaz
procedure-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) }
proof-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) } ({ ORDINAL($step, noun: "step") } postupu)
proof-stands-on =
    Stojí na { $count } { COUNT($total, noun: "given", form: "figures", prep: "from") }:
    { PLACEMENTS($givens) }.

proof-references = Opíráme se přitom o { LIST($references) }.
proof-reference = bod { $step } ({ LIST($results) })
proof-part = { $number }. část: { MESSAGE($result) } (body { $first }–{ $last })
proof-summary =
    Důkaz má { COUNT($steps, noun: "step", case: "accusative") } a dělí se na části. Postupně zjistíme
    { LIST($results) }; z toho plyne { MESSAGE($end) }.

## Nejkratší odpověď

shortest-than-slice =
    Nejkratší zdůvodnění, které jsme našli, má { COUNT($steps, noun: "step", case: "accusative") } (náročnost { NUMBER($cost) });
    to, které je v celém postupu, má { COUNT($slice, noun: "step", case: "accusative") } (náročnost { NUMBER($slice_cost) }).
shortest-as-slice =
    Kratší zdůvodnění, než je v celém postupu, jsme nenašli: má
    { COUNT($steps, noun: "step", case: "accusative") } (náročnost { NUMBER($cost) }).
shortest-proved =
    Je dokázáno, že jen z jediných možností (v políčkách i ve skupinách) se kratší složit nedá, a ani z uvážených použití
    pravidel (je jich { $met }).
shortest-not-proved =
    Zda existuje ještě kratší, jsme nerozhodli; uvážených použití pravidel je { $met }.

## Zjištění

finding-collides = Číslice tohoto zadání si odporují
finding-collision =
    { HOUSE($house, prep: "in", start: "yes") } je číslice { DIGIT($digit) } víckrát: { CELLS($cells, prep: "in") }.
finding-no-solution = Toto zadání nemá řešení
finding-no-solution-detail =
    Žádné dvě číslice si přímo neodporují, ale volná políčka nelze vyplnit tak, aby v každé skupině
    byla každá číslice právě jednou.
finding-several = Toto zadání má více řešení
finding-several-differ = Dvě z nich se liší { COUNT($count, noun: "cell", prep: "in") }.
finding-several-example =
    Například { CELL($cell, prep: "in") } je v jednom číslice { DIGIT($first) } a ve druhém { DIGIT($second) }.
