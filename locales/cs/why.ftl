### Odpovědi na proč a proč ne a co se říká o zadání, které nemá právě jedno řešení.

why-question = Proč je { CELL($cell, noun: "yes", prep: "in") } číslice { DIGIT($digit) }?
why-given =
    { DIGIT($digit, form: "name", start: "yes") } { CELL($cell, noun: "yes", prep: "in") } je zadaná, a důvod proto nepotřebuje.

# Nejprve tři věty: k čemu jsme došli, nejtěžší pravidlo a proč platí, kolik je kroků.
why-line = { LIST($sentences, join: "sentences") }
why-concluded = Do { CELL($cell) } patří { DIGIT($digit, form: "name") }.
why-concluded-cell = Do { CELL($cell) } patří { DIGIT($digit, form: "name") }: jiná číslice tam být nemůže.
why-concluded-house =
    Do { CELL($cell) } patří { DIGIT($digit, form: "name") }: jinam se { HOUSE($house, prep: "in") } nevejde.
why-concluded-last =
    Do { CELL($cell) } patří { DIGIT($digit, form: "name") }: je to poslední číslice, která { HOUSE($house, prep: "in") }
    chybí.
why-struck-by =
    { DIGIT($digit, form: "name", case: "accusative", start: "yes") } jsme { CELL($cell, prep: "from") } vyškrtli
    { ORDINAL($step, noun: "step", prep: "in") } celého postupu podle pravidla „{ MESSAGE($rule) }“.
why-struck-below =
    { DIGIT($digit, form: "name", case: "accusative", start: "yes") } { CELL($cell, prep: "from") } vyškrtne
    { $steps ->
        [one] jediný
       *[other] poslední
    } krok důkazu podle pravidla „{ MESSAGE($rule) }“.
why-rule-says = Toto pravidlo říká: „{ MESSAGE($says) }“
why-only-rule = Stačí na to jedno pravidlo, „{ MESSAGE($rule) }“. Říká: „{ MESSAGE($says) }“
why-hardest = { $ties ->
        [0] Nejtěžší pravidlo v tomto důkazu je „{ MESSAGE($rule) }“.
       *[other] K nejtěžším pravidlům v tomto důkazu patří „{ MESSAGE($rule) }“.
    } Říká: „{ MESSAGE($says) }“
why-hardest-unsaid = { $ties ->
        [0] Nejtěžší pravidlo v tomto důkazu je „{ MESSAGE($rule) }“.
       *[other] K nejtěžším pravidlům v tomto důkazu patří „{ MESSAGE($rule) }“.
    }
why-length =
    { $steps ->
        [one] Celý důkaz je jediný krok{ $trials ->
            [0] {""}
           *[other] , a ten vyvrací předpoklad
        }
       *[other] Celý důkaz má { COUNT($steps, noun: "step", case: "accusative") }{ $trials ->
            [0] {""}
            [one] , z toho jeden vyvrací předpoklad
            [few] , z toho { COUNT($trials) } vyvracejí předpoklad
           *[other] , z toho { COUNT($trials) } vyvrací předpoklad
        }
    }{ $inner ->
        [0] {""}
       *[other] ; i s vnořenými jich má { $all }
    }.

why-found =
    { DIGIT($digit, form: "name", case: "accusative", start: "yes") } jsme do { CELL($cell) } doplnili
    { ORDINAL($step, noun: "step", prep: "in") } celého postupu.
why-found-below =
    { DIGIT($digit, form: "name", case: "accusative", start: "yes") } do { CELL($cell) } doplní poslední krok důkazu.
why-held = { LIST($houses) }.
why-held-first =
    Těsně předtím { $count ->
        [0] byla { HOUSE($house, prep: "in") } samá volná políčka
        [one] byla { HOUSE($house, prep: "in") } { why-held-digits }
       *[other] byly { HOUSE($house, prep: "in") } { why-held-digits }
    }
why-held-next =
    { HOUSE($house, prep: "in") } { $count ->
        [0] samá volná políčka
       *[other] { why-held-digits }
    }
why-held-digits =
    { $missing_count ->
        [one] všechny číslice kromě { DIGITS($missing, form: "name", case: "genitive") }
       *[other] číslice { DIGITS($digits) }
    }
why-beside = Navíc { LIST($why, join: "and") }.
why-left-one =
    { COUNT($total, noun: "digit", prep: "from", start: "yes") } tak pro políčko { CELL($cell) }
    zbývá jen { DIGIT($digit, form: "name") }.
why-left-struck =
    Pro políčko { CELL($cell) } tak zbývají číslice { DIGITS($left) }. Z nich { $marks ->
        [0] jsme už dříve vyškrtli { DIGITS($struck, form: "name", case: "accusative") }
       *[other] mezi jeho kandidáty { LENGTH($struck) ->
            [1] není { DIGITS($struck, form: "name") }
           *[other] nejsou { DIGITS($struck, form: "name") }
        }
    }, takže zůstává jen { DIGIT($digit, form: "name") }.

why-only-needed = { $steps ->
        [1] Uvádíme z něj jen to, co odpověď potřebuje; vyškrtl by i víc.
       *[other] Z každého kroku uvádíme jen to, co důkaz potřebuje; některé by vyškrtly i víc.
    }
why-assumes-one-solution =
    Toto vysvětlení se { $steps ->
        [one] opírá
       *[other] { $count ->
            [one] { ORDINAL($first, noun: "step", prep: "in") }
           *[other] poprvé { ORDINAL($first, noun: "step", prep: "in") }
        } opírá
    } o to, že zadání má právě jedno řešení.

why-not-question = Proč { CELL($cell, noun: "yes", prep: "in") } není číslice { DIGIT($digit) }?
why-not-filled =
    { CELL($cell, noun: "yes", prep: "in", start: "yes") } je číslice { DIGIT($value) } a v každém
    políčku je jen jedna číslice.
why-not-seen =
    Políčko { CELL($cell) } vidí { DIGIT($digit, form: "name", case: "accusative") }
    { CELL($holder, prep: "in") }: obě políčka jsou { HOUSE($house, prep: "in") }, kde smí
    být { DIGIT($digit, form: "name") } jen jednou.
# Totéž o číslicích, které v zadání nejsou: najde je důkaz, jehož kroky následují.
why-not-filled-below =
    Do { CELL($cell) } patří podle důkazu { DIGIT($value, form: "name") } a v každém políčku je jen jedna číslice.
why-not-seen-below =
    Do { CELL($holder) } patří podle důkazu { DIGIT($digit, form: "name") }. { HOUSE($house, prep: "in", start: "yes") } smí
    být jen jednou, a { CELL($cell, prep: "in") } proto být nemůže.
why-not-struck =
    { $marks ->
        [0] { DIGIT($digit, form: "name", start: "yes") } už je { CELL($cell, prep: "from") } vyškrtnutá.
       *[other] { DIGIT($digit, form: "name", start: "yes") } není mezi kandidáty políčka { CELL($cell) }.
    }
why-not-marked =
    { DIGIT($digit, form: "name", start: "yes") } je { CELL($cell, prep: "from") } vyškrtnutá už v načteném zadání.
why-marks = Už v načteném zadání je vyškrtnuto: { LIST($marks, join: "semicolon") }.

proof-title = Důkaz
procedure-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) }
technique-rated = { MESSAGE($technique) } ({ NUMBER($rating, minimumFractionDigits: 1) })
proof-line = { $number }. { MESSAGE($result) } · { MESSAGE($rule) } ({ ORDINAL($step, noun: "step") } postupu)
proof-line-within =
    { $number }. { MESSAGE($result) } · { MESSAGE($rule) } (uvnitř { ORDINAL($step, noun: "step", case: "genitive") } postupu)
proof-stands-on =
    Důkaz se opírá o { $rest ->
        [0] { $count ->
            [one] jedinou zadanou číslici
           *[other] všechny zadané číslice
        }
       *[other] { $count ->
            [1] jednu
            [2] dvě
           *[other] { COUNT($count, case: "accusative") }
        } { COUNT($total, noun: "given", form: "figures", prep: "from") }
    }{ LENGTH($givens) ->
        [0] {""}
       *[other] : { PLACEMENTS($givens) }
    }.

# Čísla v závorce jsou čísla kroků důkazu.
proof-references = Víme už: { LIST($references, join: "semicolon") }.
proof-reference = { LIST($results) } ({ ORDINAL($step, noun: "step") })
proof-references-in-grid = ostatní potřebné číslice už stojí v mřížce
proof-references-others =
    { $count ->
        [one] potřebný je i { ORDINAL($last, noun: "step") }
       *[other] potřebné jsou i další dřívější kroky
    }
proof-part = { $number }. část: { MESSAGE($result) } (kroky { $first }–{ $last })
proof-summary =
    Důkaz se dělí na { COUNT($count, noun: "part", case: "accusative") }{ LENGTH($results) ->
        [0] ; co v které zjistíme, říká její nadpis. Z poslední plyne { MESSAGE($end) }.
        [1] : v první zjistíme { LIST($results, join: "semicolon") }, ve druhé z toho { MESSAGE($end) }.
       *[other] . Postupně zjistíme: { LIST($results, join: "semicolon") }; z toho v poslední části plyne { MESSAGE($end) }.
    }

## Nejsnazší odpověď: ta s nejmenší náročností

shortest-than-slice =
    Je to nejsnazší zdůvodnění, které jsme našli; v celém postupu k tomu { $slice ->
        [few] vedou
       *[other] vede
    } { COUNT($slice, noun: "step") }.
shortest-as-slice = Snazší zdůvodnění, než je v celém postupu, jsme nenašli.
# Pro toho, kdo si o to řekne.
shortest-effort = Jeho náročnost je { NUMBER($cost) }, v celém postupu { NUMBER($slice_cost) }.
shortest-proved =
    Prošli jsme { NUMBER($met) } použití pravidel. Je dokázáno, že snazší zdůvodnění se složit nedá ani z nich, ani ze
    samých jediných možností.
shortest-not-proved =
    Zda existuje ještě snazší, jsme nerozhodli; prošli jsme { NUMBER($met) } použití pravidel.

## Zjištění

finding-collides = Číslice tohoto zadání si odporují
finding-collision =
    { HOUSES($houses, prep: "in", start: "yes") } je číslice { DIGIT($digit) } víckrát: { CELLS($cells, prep: "in") }.
finding-collisions-more =
    Některá číslice se opakuje ještě { COUNT($count, noun: "house", prep: "in") }.
finding-no-solution = Toto zadání nemá řešení
finding-no-solution-detail =
    Žádné dvě číslice si přímo neodporují, ale volná políčka nelze vyplnit tak, aby v každé skupině
    byla každá číslice právě jednou.
finding-several = Toto zadání má více řešení
finding-several-differ = Dvě z nich se liší { COUNT($count, noun: "cell", prep: "in") }.
finding-several-example =
    Například { CELL($cell, prep: "in") } je v jednom číslice { DIGIT($first) } a ve druhém { DIGIT($second) }.
