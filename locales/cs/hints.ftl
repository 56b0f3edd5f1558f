### Nápovědy ve čtyřech silách a posudky tahů.

## Čím začít

hint-rule = Pomůže pravidlo „{ MESSAGE($rule) }“.
hint-place-houses = Podívejte se na { HOUSES($houses, case: "accusative") }.
hint-place-cells = Podívejte se na { CELLS($cells, noun: "yes", case: "accusative") }.
hint-place-grid = Podívejte se na celou mřížku.
hint-step = { MESSAGE($result) } · { MESSAGE($rule) }
hint-finished = Mřížka je celá vyplněná, a to správně.
hint-nothing = Pravidla tohoto profilu tu nic dalšího nenacházejí.
hint-no-steps = Bez zkoušení tu pravidla žádný krok nenacházejí.
hint-no-other = Jiný krok tu pravidla bez zkoušení nenacházejí.

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
    } { DIGIT($digit, form: "name") } a { ask-covers }?
ask-covered-with-fins =
    Nechte stranou { CELLS($fins, noun: "yes", case: "accusative") }. Kde všude pak může
    být { $listed ->
        [1] { HOUSES($houses, prep: "in") }
       *[other] v těchto skupinách
    } { DIGIT($digit, form: "name") } a { ask-covers }?
ask-covers =
    { KIND($covers) ->
        [row] ve kterých řádcích tato místa leží
        [column] ve kterých sloupcích tato místa leží
       *[mixed] které jiné skupiny dohromady obsahují všechna tato místa
    }
ask-template =
    Jak lze rozmístit { LENGTH($digits) ->
        [1] číslici
       *[other] číslice
    } { DIGITS($digits) } po celé mřížce? Co mají všechna taková rozmístění společného?
ask-exchange =
    Zadání má jediné řešení. Které číslice by se mohly { $listed ->
        [1] { CELLS($cells, noun: "yes", prep: "in") }
       *[other] v těchto políčkách
    } navzájem zaměnit, kdyby tam nic jiného nezbylo? Co tomu musí zabránit?
ask-exchange-many =
    Zadání má jediné řešení. Která volná políčka by se dala vyplnit dvěma způsoby, kdyby v nich zbyly jen číslice,
    které se mohou navzájem zaměnit? Co tomu musí zabránit?
ask-grave =
    Zadání má jediné řešení. Proč by jediné nebylo, kdyby každému volnému políčku zbyli jen dva kandidáti a každý
    kandidát měl v každé své skupině právě dvě místa? Která políčka tomu brání?
ask-trial = Který z kandidátů políčka { CELL($cell) } vede ke sporu?
ask-verity-cell = Projděte všechny možnosti políčka { CELL($cell) }. K čemu vedou všechny?
ask-verity-house =
    Projděte všechna místa, kam se { HOUSE($house, prep: "in") } vejde { DIGIT($digit, form: "name") }.
    K čemu vedou všechna?
ask-places =
    Proč musí být { DIGIT($digit, form: "name") } aspoň v jednom z políček { CELLS($cells) }? K čemu vedou
    všechny ty možnosti?
ask-cases =
    Projděte po řadě všechny možnosti { CELLS($cells, noun: "yes", prep: "in") }. K čemu vedou všechny?
ask-chain =
    Dejme tomu, že { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } { DIGIT($digit, form: "name") } není
       *[other] v žádném z políček { CELLS($cells) } není { DIGIT($digit, form: "name") }
    }. Co z toho po řadě
    plyne? Které kandidáty vylučuje začátek i konec takového řetězce?
ask-chain-of-digit =
    Dejme tomu, že { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } { DIGIT($digit, form: "name") } není
       *[other] v žádném z políček { CELLS($cells) } není { DIGIT($digit, form: "name") }
    }. Kde všude potom být
    musí? Která políčka vidí začátek i konec této cesty?
ask-turn =
    Která číslice musí být { CELLS($cells, noun: "yes", prep: "in", join: "or") } i tehdy, když předpokládáme,
    že tam není?
ask-loop =
    Těmito políčky vede smyčka. Dejme tomu, že { LENGTH($cells) ->
        [1] { CELLS($cells, prep: "in") } { DIGIT($digit, form: "name") } není
       *[other] v žádném z políček { CELLS($cells) } není { DIGIT($digit, form: "name") }
    }: co z toho plyne kolem dokola? A co když je?
ask-equal-cells =
    Políčka { CELLS($cells) } mají tytéž dva kandidáty. Kterou číslici nemohou mít obě zároveň?
ask-same-pairs =
    Ve všech těchto políčkách mohou být jen tytéž dvě číslice. Která dvě, jež se navzájem nevidí,
    musí mít přesto různé číslice?
ask-colours =
    Obarvěte tato políčka střídavě dvěma barvami tak, aby { DIGIT($digit, form: "name") } byla buď ve všech políčkách
    jedné barvy, nebo ve všech políčkách druhé. Která jiná políčka vidí obě barvy?
ask-nets =
    Obarvěte tato políčka tak, aby { DIGIT($digit, form: "name") } byla v každé síti silných vazeb buď ve všech políčkách
    jedné barvy, nebo ve všech políčkách druhé. Které barvy různých sítí nemohou platit zároveň?
ask-other-colour =
    Kde by musela být { DIGIT($digit, form: "name") }, kdyby nebyla { $count ->
        [one] { CELLS($cells, noun: "yes", prep: "in") }
       *[other] v žádném z políček { CELLS($cells) }
    }? Proč to není možné?
ask-ring =
    Najděte kruh lichého počtu políček, ve kterém každá dvě po sobě jdoucí mají společnou skupinu. Proč nemůže být
    { DIGIT($digit, form: "name") } v těchto skupinách jen v něm? Kde jinde být může?
ask-pivot =
    Co všechno může být { CELLS($cells, noun: "yes", prep: "in") }? Co každá z těch možností znamená pro ostatní
    z těchto políček?
ask-digits-once =
    Kolik různých číslic mohou tato políčka dohromady obsahovat? Které z těch číslic tu mohou být nejvýše jednou?
ask-two-sets =
    Najděte v těchto políčkách dvě množiny, z nichž každá má jen o jednu číslici víc než políček; jednu tvoří
    { CELLS($cells, noun: "yes") }. Která číslice nemůže být v obou zároveň? Co z toho plyne?
ask-two-sets-twice =
    Najděte v těchto políčkách dvě množiny, z nichž každá má jen o jednu číslici víc než políček; jednu tvoří
    { CELLS($cells, noun: "yes") }. Které dvě číslice nemohou být v obou zároveň? Co z toho plyne?
ask-sets =
    Najděte v těchto políčkách { $sets ->
        [3] tři množiny
        [4] čtyři množiny
       *[other] { COUNT($sets) } množin
    }, z nichž každá má jen o jednu číslici víc než políček; první tvoří { CELLS($cells, noun: "yes") }. Které číslice nemohou být
    ve dvou po sobě jdoucích zároveň? Co z toho plyne?
ask-combinations =
    Které kombinace číslic { CELLS($cells, noun: "yes", prep: "in") } by některým políčkům, která je vidí, nenechaly
    dost číslic?
ask-cells =
    { $listed ->
        [1] Co všechno může být { CELLS($cells, noun: "yes", prep: "in") }
       *[other] Co všechno může být v těchto políčkách
    }? Co platí v každém z těch případů?
ask-blind = Co tu plyne z toho, co už víte o ostatních políčkách?

## Chyby v rozehrané mřížce

hint-mistake =
    Než půjdete dál: { $count ->
        [one] v mřížce je chyba
        [few] v mřížce jsou { COUNT($count, noun: "mistake") }
       *[other] v mřížce je { COUNT($count, noun: "mistake") }
    }.
hint-mistake-place =
    { $count ->
        [one] Hledejte ji { HOUSE($house, prep: "in") }.
       *[other] Jednu z nich hledejte { HOUSE($house, prep: "in") }.
    }
hint-mistake-more =
    { $count ->
        [one] V mřížce je ještě jedna chyba.
        [few] V mřížce jsou ještě { COUNT($count, noun: "mistake") }.
       *[other] V mřížce je ještě { COUNT($count, noun: "mistake") }.
    }
hint-mistake-ask-digit = Je číslice { CELL($cell, noun: "yes", prep: "in") } opravdu správně?
hint-mistake-ask-struck = Vyškrtli jste { CELL($cell, noun: "yes", prep: "from") } jen to, co v něm být nemůže?
hint-mistake-open = Pravidla tohoto profilu k důvodu nedojdou.
mistake-digit =
    { CELL($cell, noun: "yes", prep: "in", start: "yes") } nemůže být číslice { DIGIT($digit) }.
mistake-struck =
    { CELL($cell, noun: "yes", prep: "from", start: "yes") } jste vyškrtli číslici { DIGIT($digit) }, ale
    právě ta tam patří.

# Za tím, že je něco špatně; následují kroky, které to ukazují.
reason-steps =
    { $count ->
        [one] Důkaz je jediný krok.
       *[other] Důkaz má { COUNT($count, noun: "step", case: "accusative") }.
    }

## Posudky

critique-known-digit = { CELL($cell, noun: "yes", prep: "in", start: "yes") } už číslice { DIGIT($digit) } je.
critique-known-struck =
    Že { CELL($cell, noun: "yes", prep: "in") } číslice { DIGIT($digit) } není, už víme.
critique-known-several = Že { MESSAGE($facts) }, už víme.
critique-follows = Ano, podle pravidla „{ MESSAGE($rule) }“.
critique-steps =
    Ano, { MESSAGE($facts) } je správně. Dá se to odvodit { COUNT($count, noun: "step", prep: "in") }.
quoted-rule = „{ MESSAGE($rule) }“
critique-not-by =
    Je to pravda, ale { LENGTH($rules) ->
        [one] pravidlo { LIST($rules) } to tu neukazuje
       *[other] žádné z pravidel { LIST($rules) } to tu neukazuje
    }.
# Důvod, který někdo zapsal: ukazuje to jinak než tak, jak je zapsáno, nebo se nejmenuje tak, jak je zapsáno.
critique-other-reason = Je to pravda, ale zapsaný důvod to neukazuje. Pravidlo „{ MESSAGE($rule) }“ to ukazuje takto.
critique-other-name =
    Je to pravda a zapsaný důvod to ukazuje, ale { LENGTH($rules) ->
        [one] pravidlo { LIST($rules) } to tu není
       *[other] žádné z pravidel { LIST($rules) } to tu není
    }.
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
critique-open-several =
    Že { MESSAGE($facts) }, je správně, ale pravidla tohoto profilu to odtud neukážou.
critique-wrong-digit =
    Ne, { CELL($cell, noun: "yes", prep: "in") } nemůže být číslice { DIGIT($digit) }.
critique-wrong-struck =
    Ne, číslici { DIGIT($digit) } vyškrtnout nelze: { CELL($cell, noun: "yes", prep: "into") } patří.
critique-mistake = Tah zatím nelze posoudit, dřívější chyba je { CELL($cell, prep: "in") }.
critique-mistake-besides =
    Dřívější chyba je ovšem { CELL($cell, prep: "in") }; tento posudek se o ni neopírá.

## Rozbor hry

review-guesses = Možná jste hádali
review-wrong = Chyby
review-several = Několik kroků najednou
review-hints = Podle nápovědy
review-digits = Sami jste doplnili { COUNT($digits, noun: "digit", case: "accusative") }.
review-struck = Sami jste vyškrtli { COUNT($struck, noun: "candidate", case: "accusative") }.
review-both =
    Sami jste doplnili { COUNT($digits, noun: "digit", case: "accusative") } a vyškrtli
    { COUNT($struck, noun: "candidate", case: "accusative") }.
review-nothing = Zatím jste neudělali žádný tah.
review-worth = skóre { NUMBER($score) }
review-score = Celkové skóre vašich tahů: { NUMBER($score) }.
review-hardest = Na nejtěžší z vašich tahů je potřeba pravidlo „{ MESSAGE($rule) }“.
review-hardest-at-once = Z vašich tahů, které jdou odvodit jedním krokem, je k nejtěžšímu potřeba pravidlo „{ MESSAGE($rule) }“.
review-hinted = Tento tah prozradila nápověda.
review-takes = Je to správně a dá se to odvodit { COUNT($count, noun: "step", prep: "in") }.
review-open = Je to správně, ale pravidla tohoto profilu to odtud neukážou.
review-supposes = Bez předpokladu se to přitom neobejde.
review-instead =
    Snazší krok byl { LIST($results, join: "and") } podle pravidla „{ MESSAGE($rule) }“.

## K čemu vedou kroky, slovy, která platí i před nimi

reason-belongs =
    Do { CELL($cell) } patří { DIGIT($value, form: "name") }, { DIGIT($digit, form: "name") } tam tedy být
    nemůže.
reason-in-sight =
    { DIGIT($digit, form: "name", start: "yes") } patří do { CELL($holder) }, které je s { CELL($cell) }
    { HOUSE($house, prep: "in") }, a { CELL($cell, prep: "into") } tedy nepatří.

## Na příkazové řádce

help-hint = Nápověda k dalšímu kroku v rozehraném zadání, nebo k dřívější chybě
help-critique = Zda tah plyne z rozehraného zadání a podle kterého pravidla, nebo co proti tahu mluví
help-state =
    Soubor, „-“ pro standardní vstup, nebo samo zadání, i rozehrané: „+“ před doplněnou číslicí a za dvojtečkou
    vyškrtnutí kandidáti (436 je čtyřka v r3c6)
help-strength = Kolik prozradit: 1 pravidlo, 2 kam se podívat, 3 otázku, 4 celý krok (výchozí: 1)
help-all-steps = Všechny možné kroky bez zkoušení, každý na svém řádku
help-move = Tah: E7=3 doplní číslici, E7<>3 vyškrtne kandidáta; lze psát i r7c5=3 a E7≠3. Nebo celý krok v zápisu odborníků, třeba z jiného programu: X-wing: 7 r25 c37 => r3c3<>7
help-by = Pravidlo, které je důvodem tahu: jeho označení, jméno nebo kód (má-li tentýž kód více pravidel, kterékoli z nich)
error-move = { $text } není tah na této mřížce, jejíž políčka jsou A1 až { CELL($last) }; tah se zapisuje jako { CELL($last) }={ DIGIT($digit) } nebo { CELL($last) }<>{ DIGIT($digit) }.
state-error-character = Rozehrané zadání, { $position }. znak: očekávána číslice, tečka nebo „+“ před číslicí, nalezeno „{ $found }“.
state-error-cells = Rozehrané zadání má mít { $expected } políček, ale toto jich má { $found }.
state-error-marks = { $row }. řádek, { $column }. sloupec: očekávány různé číslice, které v políčku zbývají, nalezeno „{ $found }“.
state-error-removed =
    Za dvojtečkou: očekávána číslice, řádek a sloupec (436 je čtyřka v r3c6), nalezeno „{ $found }“.
