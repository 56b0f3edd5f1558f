### Pravidla rodiny cover: ryby. Číslice, která má v několika skupinách místa jen ve stejném počtu jiných
### skupin, se vyškrtne ze zbytku těch druhých. Výrazy dostávají počet skupin jako `size`.

-fish =
    { $size ->
        [2] X-Wing
        [3] Mečoun
        [4] Medúza
        [5] Hvězdice
        [6] Velryba
       *[7] Leviatan
    }

## Základní ryby: řádky proti sloupcům

rule-x-wing = X-Wing
    .says = { -says-fish(size: 2) }
    .spot =
        Vyberte číslici a hledejte řádky, v nichž má právě dvě místa. Leží-li tato místa ve dvou řádcích
        v týchž dvou sloupcích, bude v každém z obou sloupců číslice v jednom z těchto řádků. Vyškrtněte ji ze
        všech ostatních políček obou sloupců. Totéž zkuste s prohozenými řádky a sloupci.
rule-swordfish = Mečoun
    .also = Swordfish
    .says = { -says-fish(size: 3) }
    .spot = { -spot-fish(size: 3) }
rule-jellyfish = Medúza
    .also = Jellyfish
    .says = { -says-fish(size: 4) }
    .spot = { -spot-fish(size: 4) }
rule-squirmbag = Hvězdice
    .also = Squirmbag
    .says = { -says-fish(size: 5) }
    .spot = { -spot-large-fish(size: 5) }
rule-whale = Velryba
    .also = Whale
    .says = { -says-fish(size: 6) }
    .spot = { -spot-large-fish(size: 6) }
rule-leviathan = Leviatan
    .also = Leviathan
    .says = { -says-fish(size: 7) }
    .spot = { -spot-large-fish(size: 7) }

-says-fish =
    Vejde-li se číslice { COUNT($size, noun: "row", prep: "in") } jen do
    týchž { COUNT($size, noun: "column", case: "genitive") }, nemůže být v těchto sloupcích nikde jinde;
    řádky a sloupce si mohou vyměnit úlohy.
-spot-fish =
    Vyberte číslici a všímejte si řádků, v nichž má nejvýše { COUNT($size) } místa. Hledejte
    mezi nimi { COUNT($size) }, jejichž místa leží dohromady
    jen { COUNT($size, noun: "column", prep: "in") }; ne každý řádek musí mít místo ve všech. Vyškrtněte
    číslici ze zbytku těchto sloupců. Totéž zkuste s prohozenými řádky a sloupci.
-spot-large-fish =
    Vyberte číslici a hledejte { COUNT($size, noun: "row", case: "accusative") }, v nichž se vejde jen do
    týchž { COUNT($size, noun: "column", case: "genitive") }, nebo naopak. Vyškrtněte ji ze zbytku těchto
    sloupců. V mřížce 9×9 je lepší hledat v opačném směru: vždy tam je menší obrazec
    z nejvýše { $size ->
        [5] čtyř
        [6] tří
       *[7] dvou
    } řádků nebo sloupců, který vyškrtne totéž.

## Ryby s ploutvemi

rule-finned-x-wing = X-Wing s ploutví
    .also = Finned X-wing
    .says = { -fish(size: 2) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 2) }
rule-finned-swordfish = Mečoun s ploutví
    .also = Finned swordfish
    .says = { -fish(size: 3) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 3) }
rule-finned-jellyfish = Medúza s ploutví
    .also = Finned jellyfish
    .says = { -fish(size: 4) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 4) }
rule-finned-squirmbag = Hvězdice s ploutví
    .also = Finned squirmbag
    .says = { -fish(size: 5) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 5) }
rule-finned-whale = Velryba s ploutví
    .also = Finned whale
    .says = { -fish(size: 6) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 6) }
rule-finned-leviathan = Leviatan s ploutví
    .also = Finned leviathan
    .says = { -fish(size: 7) } { -says-finned-fish }
    .spot = { -spot-finned-fish(size: 7) }

-says-finned-fish =
    může mít i místa navíc, ploutve: číslici pak vyškrtne jen z políček, která vidí všechny ploutve.
-spot-finned-fish =
    Hledejte { COUNT($size, noun: "row", case: "accusative") }, v nichž by všechna místa pro číslici
    ležela { COUNT($size, noun: "column", prep: "in") }, nebýt jednoho či několika míst navíc: ploutví. Buď
    je číslice v některé z ploutví, nebo obrazec platí i bez nich. Vyškrtněte ji proto z políček
    těchto sloupců, která leží mimo dané řádky a vidí všechny ploutve; většinou jsou s ploutvemi v jednom
    bloku. Totéž zkuste s prohozenými řádky a sloupci.

rule-sashimi-x-wing = X-Wing sashimi
    .also = Sashimi X-wing
    .says = { -fish(size: 2) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 2) }
rule-sashimi-swordfish = Mečoun sashimi
    .also = Sashimi swordfish
    .says = { -fish(size: 3) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 3) }
rule-sashimi-jellyfish = Medúza sashimi
    .also = Sashimi jellyfish
    .says = { -fish(size: 4) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 4) }
rule-sashimi-squirmbag = Hvězdice sashimi
    .also = Sashimi squirmbag
    .says = { -fish(size: 5) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 5) }
rule-sashimi-whale = Velryba sashimi
    .also = Sashimi whale
    .says = { -fish(size: 6) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 6) }
rule-sashimi-leviathan = Leviatan sashimi
    .also = Sashimi leviathan
    .says = { -fish(size: 7) } { -says-sashimi-fish }
    .spot = { -spot-sashimi-fish(size: 7) }

-says-sashimi-fish =
    platí, i když má v jednom řádku nebo sloupci vedle míst navíc (ploutví) jediné místo: číslici vyškrtne
    jen z políček, která vidí všechny ploutve.
-spot-sashimi-fish =
    Hledejte { COUNT($size, noun: "row", case: "accusative") } a { COUNT($size, noun: "column", case: "accusative") },
    kde chybí jeden roh: v jednom z řádků má číslice v těchto sloupcích jediné místo a ostatní místa tohoto
    řádku, ploutve, leží většinou v bloku s chybějícím rohem. Buď je číslice v některé z ploutví, nebo ji má
    každý řádek v některém z těchto sloupců. Vyškrtněte ji z políček těchto sloupců, která leží mimo dané
    řádky a vidí všechny ploutve. Totéž zkuste s prohozenými řádky a sloupci.

## Ryby s bloky

rule-franken-swordfish = Mečoun franken
    .also = Franken swordfish
    .says = { -fish(size: 3) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 3) }
rule-franken-jellyfish = Medúza franken
    .also = Franken jellyfish
    .says = { -fish(size: 4) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 4) }
rule-franken-squirmbag = Hvězdice franken
    .also = Franken squirmbag
    .says = { -fish(size: 5) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 5) }
rule-franken-whale = Velryba franken
    .also = Franken whale
    .says = { -fish(size: 6) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 6) }
rule-franken-leviathan = Leviatan franken
    .also = Franken leviathan
    .says = { -fish(size: 7) } { says-franken-fish }
    .spot = { -spot-franken-fish(size: 7) }

says-franken-fish =
    { $area ->
         [region] platí i s oblastmi
         [called] platí i s jinými skupinami
        *[other] platí i s bloky
    } místo některých řádků nebo sloupců.
-spot-franken-fish =
    Vyberte číslici a mezi řádky a bloky hledejte { COUNT($size, noun: "house", case: "accusative") }, které
    pro ni nemají žádné místo společné. Zjistěte, zda všechna jejich místa leží v jiných
    { COUNT($size, noun: "house", case: "locative") }: ve sloupcích a blocích. Číslici pak vyškrtněte ze zbytku
    těchto sloupců a bloků a také z každého políčka, které leží ve dvou z nich. Totéž zkuste s prohozenými
    řádky a sloupci.

rule-finned-franken-x-wing = X-Wing franken s ploutví
    .also = Finned franken X-wing
    .says = { -fish(size: 2) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 2) }
rule-finned-franken-swordfish = Mečoun franken s ploutví
    .also = Finned franken swordfish
    .says = { -fish(size: 3) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 3) }
rule-finned-franken-jellyfish = Medúza franken s ploutví
    .also = Finned franken jellyfish
    .says = { -fish(size: 4) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 4) }
rule-finned-franken-squirmbag = Hvězdice franken s ploutví
    .also = Finned franken squirmbag
    .says = { -fish(size: 5) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 5) }
rule-finned-franken-whale = Velryba franken s ploutví
    .also = Finned franken whale
    .says = { -fish(size: 6) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 6) }
rule-finned-franken-leviathan = Leviatan franken s ploutví
    .also = Finned franken leviathan
    .says = { -fish(size: 7) } { says-finned-franken-fish }
    .spot = { -spot-finned-franken-fish(size: 7) }

says-finned-franken-fish =
    { $area ->
         [region] s oblastmi
         [called] s jinými skupinami
        *[other] s bloky
    } místo některých řádků nebo sloupců může mít i místa navíc, ploutve: číslici pak vyškrtne jen z políček,
    která vidí všechny ploutve.
-spot-finned-franken-fish =
    Vyberte číslici a mezi řádky a bloky hledejte { COUNT($size, noun: "house", case: "accusative") }, jejichž
    místa pro ni leží skoro všechna v jiných { COUNT($size, noun: "house", case: "locative") }: ve sloupcích
    a blocích. Místa navíc jsou ploutve a za ploutev se počítá i místo, které leží ve dvou z prvních skupin.
    Buď je číslice v některé z ploutví, nebo obrazec platí i bez nich. Vyškrtněte ji proto tam, kde by ji
    vyškrtl obrazec bez ploutví, ale jen z políček, která vidí všechny ploutve. Totéž zkuste s prohozenými
    řádky a sloupci.

## Ryby, v nichž jsou řádky, sloupce i bloky smíšené

rule-mutant-swordfish = Mutantní mečoun
    .also = Mutant swordfish
    .says = { -fish(size: 3) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 3) }
rule-mutant-jellyfish = Mutantní medúza
    .also = Mutant jellyfish
    .says = { -fish(size: 4) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 4) }
rule-mutant-squirmbag = Mutantní hvězdice
    .also = Mutant squirmbag
    .says = { -fish(size: 5) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 5) }
rule-mutant-whale = Mutantní velryba
    .also = Mutant whale
    .says = { -fish(size: 6) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 6) }
rule-mutant-leviathan = Mutantní leviatan
    .also = Mutant leviathan
    .says = { -fish(size: 7) } { says-mutant-fish }
    .spot = { -spot-mutant-fish(size: 7) }

says-mutant-fish =
    se smí skládat i z libovolně smíšených { $area ->
         [region] řádků, sloupců a oblastí
         [called] řádků, sloupců a jiných skupin
         [none] řádků a sloupců
        *[other] řádků, sloupců a bloků
    }.
-spot-mutant-fish =
    Vyberte číslici a hledejte { COUNT($size, noun: "house", case: "accusative") } jakéhokoli druhu, které pro
    ni nemají žádné místo společné. Zjistěte, zda všechna jejich místa leží v jiných
    { COUNT($size, noun: "house", case: "locative") } jakéhokoli druhu; těm se říká krycí. Číslici pak vyškrtněte
    ze zbytku krycích skupin a také z každého políčka, které leží ve dvou z nich. Takový obrazec je vzácný a těžko se
    hledá: nejdřív zkuste jednodušší pravidla.

rule-finned-mutant-x-wing = Mutantní X-Wing s ploutví
    .also = Finned mutant X-wing
    .says = { -fish(size: 2) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 2) }
rule-finned-mutant-swordfish = Mutantní mečoun s ploutví
    .also = Finned mutant swordfish
    .says = { -fish(size: 3) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 3) }
rule-finned-mutant-jellyfish = Mutantní medúza s ploutví
    .also = Finned mutant jellyfish
    .says = { -fish(size: 4) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 4) }
rule-finned-mutant-squirmbag = Mutantní hvězdice s ploutví
    .also = Finned mutant squirmbag
    .says = { -fish(size: 5) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 5) }
rule-finned-mutant-whale = Mutantní velryba s ploutví
    .also = Finned mutant whale
    .says = { -fish(size: 6) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 6) }
rule-finned-mutant-leviathan = Mutantní leviatan s ploutví
    .also = Finned mutant leviathan
    .says = { -fish(size: 7) } { says-finned-mutant-fish }
    .spot = { -spot-finned-mutant-fish(size: 7) }

says-finned-mutant-fish =
    z libovolně smíšených { $area ->
         [region] řádků, sloupců a oblastí
         [called] řádků, sloupců a jiných skupin
         [none] řádků a sloupců
        *[other] řádků, sloupců a bloků
    } může mít i místa navíc, ploutve: číslici pak vyškrtne jen z políček,
    která vidí všechny ploutve.
-spot-finned-mutant-fish =
    Vyberte číslici a hledejte { COUNT($size, noun: "house", case: "accusative") } jakéhokoli druhu, jejichž
    místa pro ni leží skoro všechna v jiných { COUNT($size, noun: "house", case: "locative") }. Místa navíc jsou
    ploutve a za ploutev se počítá i místo, které leží ve dvou z prvních skupin. Buď je číslice v některé
    z ploutví, nebo obrazec platí i bez nich. Vyškrtněte ji proto tam, kde by ji vyškrtl obrazec bez
    ploutví, ale jen z políček, která vidí všechny ploutve.

## Dvě ryby v jednom kroku

rule-siamese-finned-swordfish = Siamský mečoun s ploutví
    .also = Siamese finned swordfish
    .says = { -says-siamese-finned-fish(size: 3) }
    .spot = { -spot-siamese-finned-fish(size: 3) }
rule-siamese-finned-jellyfish = Siamská medúza s ploutví
    .also = Siamese finned jellyfish
    .says = { -says-siamese-finned-fish(size: 4) }
    .spot = { -spot-siamese-finned-fish(size: 4) }

-says-siamese-finned-fish =
    Tvoří-li číslice v týchž řádcích nebo v týchž sloupcích { $size ->
        [2] dva X-Wingy
        [3] dva mečouny
       *[4] dvě medúzy
    } s ploutvemi, lze je spojit do jednoho kroku.
-spot-siamese-finned-fish =
    Najděte { COUNT($size, noun: "row", prep: "in") } { $size ->
        [2] X-Wing
        [3] mečouna
       *[4] medúzu
    } s ploutvemi. Řádky ponechte, ale zkuste k nim vzít jiné sloupce: z ploutve se může stát součást
    obrazce a z jeho součásti ploutev. Vyjde-li i druhý takový obrazec, vyškrtněte vše, co vylučuje
    kterýkoli z obou. Totéž zkuste s prohozenými řádky a sloupci.

rule-siamese-sashimi-x-wing = Siamský X-Wing sashimi
    .also = Siamese sashimi X-wing
    .says = { -says-siamese-sashimi-fish(size: 2) }
    .spot = { -spot-siamese-sashimi-fish(size: 2) }
rule-siamese-sashimi-swordfish = Siamský mečoun sashimi
    .also = Siamese sashimi swordfish
    .says = { -says-siamese-sashimi-fish(size: 3) }
    .spot = { -spot-siamese-sashimi-fish(size: 3) }
rule-siamese-sashimi-jellyfish = Siamská medúza sashimi
    .also = Siamese sashimi jellyfish
    .says = { -says-siamese-sashimi-fish(size: 4) }
    .spot = { -spot-siamese-sashimi-fish(size: 4) }

-says-siamese-sashimi-fish =
    Tvoří-li číslice v týchž řádcích nebo v týchž sloupcích { $size ->
        [2] dva X-Wingy
        [3] dva mečouny
       *[4] dvě medúzy
    } sashimi, lze je spojit do jednoho kroku.
-spot-siamese-sashimi-fish =
    Najděte { COUNT($size, noun: "row", prep: "in") } { $size ->
        [2] X-Wing
        [3] mečouna
       *[4] medúzu
    } sashimi. Řádky ponechte, ale jeden ze sloupců vyměňte za sloupec, v němž leží ploutev: ploutví je teď
    políčko, které bylo rohem. Vyjde-li i druhý takový obrazec, vyškrtněte vše, co vylučuje kterýkoli
    z obou. Totéž zkuste s prohozenými řádky a sloupci.

rule-siamese-finned-franken-swordfish = Siamský mečoun franken s ploutví
    .also = Siamese finned franken swordfish
    .says = { -says-siamese-finned-franken-fish(size: 3) }
    .spot = { -spot-siamese-finned-franken-fish(size: 3) }
rule-siamese-finned-franken-jellyfish = Siamská medúza franken s ploutví
    .also = Siamese finned franken jellyfish
    .says = { -says-siamese-finned-franken-fish(size: 4) }
    .spot = { -spot-siamese-finned-franken-fish(size: 4) }

-says-siamese-finned-franken-fish =
    Tvoří-li číslice v týchž skupinách { $size ->
        [3] dva mečouny
       *[4] dvě medúzy
    } franken s ploutvemi, lze je spojit do jednoho kroku.
-spot-siamese-finned-franken-fish =
    Mezi řádky a bloky najděte { COUNT($size, noun: "house", case: "accusative") }, v nichž číslice tvoří
    { $size ->
        [3] mečouna
       *[4] medúzu
    } franken s ploutvemi. Tyto skupiny ponechte, ale zkuste k nim vzít jiné sloupce a bloky, aby ploutvemi
    byla jiná místa. Vyjde-li i druhý takový obrazec, vyškrtněte vše, co vylučuje kterýkoli z obou. Totéž
    zkuste s prohozenými řádky a sloupci.

rule-siamese-finned-mutant-swordfish = Siamský mutantní mečoun s ploutví
    .also = Siamese finned mutant swordfish
    .says = { -says-siamese-finned-mutant-fish(size: 3) }
    .spot = { -spot-siamese-finned-mutant-fish(size: 3) }
rule-siamese-finned-mutant-jellyfish = Siamská mutantní medúza s ploutví
    .also = Siamese finned mutant jellyfish
    .says = { -says-siamese-finned-mutant-fish(size: 4) }
    .spot = { -spot-siamese-finned-mutant-fish(size: 4) }

-says-siamese-finned-mutant-fish =
    Tvoří-li číslice v týchž skupinách { $size ->
        [3] dva mutantní mečouny
       *[4] dvě mutantní medúzy
    } s ploutvemi, lze je spojit do jednoho kroku.
-spot-siamese-finned-mutant-fish =
    Najděte { COUNT($size, noun: "house", case: "accusative") } jakéhokoli druhu, v nichž číslice tvoří
    { $size ->
        [3] mutantního mečouna
       *[4] mutantní medúzu
    } s ploutvemi. Tyto skupiny ponechte, ale zkuste k nim vzít jiné krycí skupiny, aby ploutvemi byla jiná místa.
    Vyjde-li i druhý takový obrazec, vyškrtněte vše, co vylučuje kterýkoli z obou.
