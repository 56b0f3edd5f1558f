### Pravidla rodiny als, první část: množiny políček, která mají dohromady právě dost číslic.

## Vedoucí prvek

rule-xyz-wing = Vedoucí prvek XYZ
    .also = XYZ-wing
    .says = Ať je ve vedoucím políčku cokoli, číslice společná všem třem políčkům je v některém z nich.
    .spot =
        Hledejte vedoucí políčko se třemi kandidáty, třeba 2, 4 a 7. Musí vidět dvě políčka se dvěma kandidáty,
        křídla: jedno s číslicemi 2 a 4, druhé s číslicemi 7 a 4, a všechna tři nesmějí ležet v téže skupině. Ať
        je ve vedoucím políčku kterákoli číslice, v jednom z těch tří je čtyřka. Vyškrtněte ji z políček, která
        vidí všechna tři; leží tam, kde se linie jednoho křídla protíná s blokem druhého.
rule-wxyz-wing = Vedoucí prvek WXYZ
    .also = WXYZ-wing
    .says = { -says-bent-set(size: 4) }
    .spot = { -spot-bent-set(size: 4) }
rule-vwxyz-wing = Vedoucí prvek VWXYZ
    .also = VWXYZ-wing
    .says = { -says-bent-set(size: 5) }
    .spot = { -spot-bent-set(size: 5) }
rule-uvwxyz-wing = Vedoucí prvek UVWXYZ
    .also = UVWXYZ-wing
    .says = { -says-bent-set(size: 6) }
    .spot = { -spot-bent-set(size: 6) }
rule-tuvwxyz-wing = Vedoucí prvek TUVWXYZ
    .also = TUVWXYZ-wing
    .says = { -says-bent-set(size: 7) }
    .spot = { -spot-bent-set(size: 7) }
rule-stuvwxyz-wing = Vedoucí prvek STUVWXYZ
    .also = STUVWXYZ-wing
    .says = { -says-bent-set(size: 8) }
    .spot = { -spot-bent-set(size: 8) }
rule-rstuvwxyz-wing = Vedoucí prvek RSTUVWXYZ
    .also = RSTUVWXYZ-wing
    .says = { -says-bent-set(size: 9) }
    .spot = { -spot-bent-set(size: 9) }

-says-bent-set =
    { $size ->
        [few] Mají-li
       *[other] Má-li
    } { COUNT($size, noun: "cell") } dvou protínajících se skupin dohromady jen { COUNT($size, noun: "digit", case: "accusative") } a všechny
    tyto číslice kromě jediné mají mezi těmito políčky místa jen v jedné z obou skupin, leží ta zbývající jistě v některém z nich.
-spot-bent-set =
    Všimněte si linie a bloku, které se protínají, a hledejte v nich
    { COUNT($size, noun: "cell", case: "accusative") }, která mají dohromady právě tolik číslic, kolik je políček; aspoň jedno z nich musí ležet v průsečíku. Všechna místa, která v nich číslice má, musí
    být v linii, nebo všechna v bloku; jen jediná číslice smí mít místa na obou stranách. Každá z ostatních tam může být
    nejvýše jednou, a to na zaplnění všech políček nestačí: ta jediná tam tedy být musí. Vyškrtněte ji z políček,
    která vidí všechna její místa v této množině.

## Sue de Coq

rule-sue-de-coq = Sue de Coq
    .also = Two-sector disjoint subsets
    .says = Dvě nebo tři políčka v průsečíku linie a { $area ->
        [region] oblasti
        [called] jiné skupiny
       *[other] bloku
    } si rozdělí číslice s množinou v linii a s množinou { $area ->
        [region] v oblasti
        [called] v té skupině
       *[other] v bloku
    }.
    .spot =
        { -spot-sue-de-coq } V základní podobě mají políčka linie i políčka bloku jen kandidáty, které mají
        i políčka průsečíku, a žádného z nich nemají společného.
rule-extended-sue-de-coq = Rozšířené Sue de Coq
    .also = Extended Sue de Coq
    .says = Sue de Coq platí i tehdy, když mají jeho množiny společné číslice nebo číslice, které v průsečíku chybějí.
    .spot =
        { -spot-sue-de-coq } V rozšířené podobě mohou mít políčka linie i políčka bloku také kandidáty, které
        v průsečíku chybějí. Mají-li obě množiny téhož kandidáta, počítá se dvakrát a vyškrtne se i z políček
        průsečíku.

-spot-sue-de-coq =
    V průsečíku linie a bloku hledejte dvě nebo tři políčka, která mají aspoň o dva kandidáty víc, než kolik jich
    je. Přidávejte k nim políčka ze zbytku linie a ze zbytku bloku, dokud není políček stejně jako číslic. Každá
    z těchto číslic pak v některém z políček je: číslice políček linie vyškrtněte ze zbytku linie, číslice
    políček bloku ze zbytku bloku a ty, které má jen průsečík, z obou.

## Vylučování kombinací

rule-aligned-pair-exclusion = Vylučování kombinací ve dvojici
    .also = Aligned pair exclusion
    .says = Číslici, která se nevyskytuje v žádné přípustné kombinaci číslic dvou políček, lze vyškrtnout.
    .spot =
        Vyberte dvě políčka, která vidí několik políček se dvěma kandidáty. Vypište všechny dvojice číslic, které by
        v nich mohly být, a škrtněte ty, které by některému z ostatních políček vzaly oba kandidáty; vidí-li obě
        políčka na sebe, pak i dvojice stejných číslic. Kandidáta, který nezbyl v žádné dvojici, vyškrtněte.
rule-aligned-triple-exclusion = Vylučování kombinací v trojici
    .also = Aligned triple exclusion
    .says = Číslici, která se nevyskytuje v žádné přípustné kombinaci číslic tří políček, lze vyškrtnout.
    .spot =
        Vyberte tři políčka, která vidí několik políček se dvěma nebo třemi kandidáty. Vypište všechny kombinace
        číslic, které by v nich mohly být, a škrtněte ty, které by některému z ostatních políček vzaly všechny
        kandidáty nebo by daly tutéž číslici do dvou políček, která na sebe vidí. Kandidáta, který nezbyl v žádné
        kombinaci, vyškrtněte.
