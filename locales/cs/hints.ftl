### Nápovědy ve čtyřech silách a posudky tahů.

## Čím začít

hint-rule = Pomůže pravidlo „{ MESSAGE($rule) }“.
hint-place-houses = Podívejte se na { HOUSES($houses, case: "accusative") }.
hint-place-cells = Podívejte se na { CELLS($cells, noun: "yes", case: "accusative") }.
hint-place-grid = Podívejte se na celou mřížku.
hint-step = { MESSAGE($result) } · { MESSAGE($rule) }
hint-finished = Mřížka je celá vyplněná, a to správně.
hint-nothing = Pravidla tohoto profilu tu nic dalšího nenacházejí.
hint-no-steps = Pravidla, která nic nepředpokládají, tu žádný krok nenacházejí.
hint-no-other = Jiný krok tu pravidla nenacházejí, nemají-li nic předpokládat.

## Otázky

ask-last-empty = Která číslice { HOUSE($house, prep: "in") } ještě chybí?
ask-only-digit = Které číslice ještě zbývají pro políčko { CELL($cell) }?
ask-only-place = Kam se { HOUSE($house, prep: "in") } vejde { DIGIT($digit, form: "name") }?
ask-naked-set = Kolik různých číslic mohou dohromady obsahovat políčka { CELLS($cells) }?
ask-hidden-set = Do kolika políček se { HOUSE($house, prep: "in") } vejdou číslice { DIGITS($digits) }?
ask-locked =
    Kde všude může být { HOUSES($houses, prep: "in") } { DIGIT($digit, form: "name") } a co mají tato
    místa společného?
ask-covered =
    Kde všude může být { $listed ->
        [1] { HOUSES($houses, prep: "in") }
       *[other] v těchto skupinách
    } { DIGIT($digit, form: "name") } a do kterých jiných skupin se tato
    místa vejdou?
ask-covered-with-fins =
    Nechte stranou { CELLS($fins, noun: "yes", case: "accusative") }. Kde všude pak může
    být { $listed ->
        [1] { HOUSES($houses, prep: "in") }
       *[other] v těchto skupinách
    } { DIGIT($digit, form: "name") } a do kterých jiných skupin se tato místa vejdou?
ask-template =
    Jak lze rozmístit { LENGTH($digits) ->
        [1] číslici
       *[other] číslice
    } { DIGITS($digits) } po celé mřížce? Co mají všechna taková rozmístění společného?
ask-exchange =
    Zadání má jediné řešení. Co by muselo být { $listed ->
        [1] { CELLS($cells, noun: "yes", prep: "in") }
       *[other] v těchto políčkách
    }, aby se tam daly číslice zaměnit a řešení byla dvě?
ask-exchange-many =
    Zadání má jediné řešení. Jak by musela vypadat volná políčka, aby se v nich daly číslice zaměnit a řešení
    byla dvě?
ask-trial = Který z kandidátů políčka { CELL($cell) } vede ke sporu?
ask-verity-cell = Projděte všechny možnosti políčka { CELL($cell) }. K čemu vedou všechny?
ask-verity-house =
    Projděte všechna místa, kam se { HOUSE($house, prep: "in") } vejde { DIGIT($digit, form: "name") }.
    K čemu vedou všechna?
ask-places =
    { $listed ->
        [1] Kde všude { CELLS($cells, noun: "yes", prep: "in") }
       *[other] Kde všude v těchto políčkách
    } může být { DIGIT($digit, form: "name") }? Co platí v každém z těch případů?
ask-cells =
    { $listed ->
        [1] Co všechno může být { CELLS($cells, noun: "yes", prep: "in") }
       *[other] Co všechno může být v těchto políčkách
    }? Co platí v každém z těch případů?
ask-blind = Co tu plyne z toho, co už víte o ostatních políčkách?

## Chyby v rozehrané mřížce

hint-mistake = Než půjdete dál: v mřížce je chyba.
hint-mistake-place = Hledejte ji { HOUSE($house, prep: "in") }.
hint-mistake-ask-digit = Je číslice { CELL($cell, noun: "yes", prep: "in") } opravdu správně?
hint-mistake-ask-struck = Vyškrtli jste { CELL($cell, noun: "yes", prep: "from") } jen to, co v něm být nemůže?
hint-mistake-open = Pravidla tohoto profilu k důvodu nedojdou.
mistake-digit =
    { CELL($cell, noun: "yes", prep: "in", start: "yes") } nemůže být číslice { DIGIT($digit) }.
mistake-struck =
    { CELL($cell, noun: "yes", prep: "from", start: "yes") } jste vyškrtli číslici { DIGIT($digit) }, ale
    právě ta tam patří.

## Posudky

critique-known-digit = { CELL($cell, noun: "yes", prep: "in", start: "yes") } už číslice { DIGIT($digit) } je.
critique-known-struck =
    Že { CELL($cell, noun: "yes", prep: "in") } není číslice { DIGIT($digit) }, už víme.
critique-follows = Ano, podle pravidla „{ MESSAGE($rule) }“.
critique-steps =
    Ano, ale { $count ->
        [one] je k tomu potřeba
        [few] jsou k tomu potřeba
       *[other] je k tomu potřeba
    } { COUNT($count, noun: "step") }.
critique-not-by = Je to pravda, ale pravidlo „{ MESSAGE($rule) }“ to tu neukazuje.
critique-other-rule = Ukazuje to pravidlo „{ MESSAGE($rule) }“.
critique-other-steps =
    { $count ->
        [one] Je k tomu potřeba
        [few] Jsou k tomu potřeba
       *[other] Je k tomu potřeba
    } { COUNT($count, noun: "step") }.
critique-open-digit =
    Číslice { DIGIT($digit) } do políčka { CELL($cell) } patří, ale pravidla tohoto profilu to odtud
    neukážou.
critique-open-struck =
    Číslice { DIGIT($digit) } do políčka { CELL($cell) } nepatří, ale pravidla tohoto profilu to odtud
    neukážou.
critique-wrong-digit =
    Ne, { CELL($cell, noun: "yes", prep: "in") } nemůže být číslice { DIGIT($digit) }.
critique-wrong-struck =
    Ne, číslici { DIGIT($digit) } vyškrtnout nelze: { CELL($cell, noun: "yes", prep: "into") } patří.
critique-mistake = Tah zatím nelze posoudit, protože v mřížce je dřívější chyba.

## Na příkazové řádce

help-hint = Nápověda k dalšímu kroku v rozehrané mřížce, nebo k dřívější chybě
help-critique = Plyne-li tah z rozehrané mřížky, podle kterého pravidla, nebo co mluví proti němu
help-state =
    Soubor, - pro standardní vstup, nebo samo zadání, třeba rozehrané: + před doplněnou číslicí a za dvojtečkou
    vyškrtnutí kandidáti (436 je čtyřka v r3c6)
help-strength = Kolik říci: 1 pravidlo, 2 kam se podívat, 3 otázku, 4 celý krok (výchozí: 1)
help-all-steps = Všechny možné kroky, každý na svém řádku, podle pravidel, která nic nepředpokládají
help-move = Tah: E7=3 doplní číslici, E7<>3 vyškrtne kandidáta; také r7c5=3 a E7≠3
help-by = Pravidlo, které je důvodem tahu: jeho označení, jméno nebo kód
error-move = { $text } není tah; tah se zapisuje jako E7=3, nebo E7<>3.
state-error-character = Znak { $position } rozehraného zadání: očekávána číslice, tečka, nebo + před číslicí, nalezeno „{ $found }“.
state-error-cells = Rozehrané zadání má mít { $expected } políček, nalezeno: { $found }.
state-error-removed =
    Za dvojtečkou: očekávána číslice, řádek a sloupec (436 je čtyřka v r3c6), nalezeno „{ $found }“.
