### Pravidla rodiny cover bez ryb: jediné možnosti, průsečíky, holé a skryté množiny.

## Jediné možnosti

rule-full-house = Poslední volné políčko
    .also = Full house
    .says = Do posledního volného políčka skupiny patří poslední chybějící číslice.
    .spot =
        Hledejte řádek, sloupec nebo blok s jediným volným políčkem. Projděte číslice a zjistěte, která tam
        chybí: patří do tohoto políčka. Po každé doplněné číslici se podívejte na její řádek, sloupec a blok.
rule-hidden-single-block = Jediné místo { LENGTH($called) ->
        [1] { HOUSES($called, form: "one", prep: "in") }
       *[other] { $area ->
            [region] v oblasti
            [diagonal] na diagonále
            [called] v některé skupině
            [block-or-diagonal] v bloku nebo na diagonále
           *[other] v bloku
        }
    }
    .also = Hidden single
    .says = Číslice, která se { LENGTH($called) ->
        [1] { HOUSES($called, form: "one", prep: "in") }
       *[other] { $area ->
            [region] v oblasti
            [diagonal] na diagonále
            [called] v některé skupině
            [block-or-diagonal] v bloku nebo na diagonále
           *[other] v bloku
        }
    } vejde jen do jednoho políčka, patří tam.
    .spot =
        Vyberte číslici, nejlépe takovou, která je už v mřížce mnohokrát, a blok, v němž chybí. Vyřaďte
        políčka bloku, která tuto číslici vidí ve svém řádku nebo sloupci. Zbude-li jediné volné políčko,
        číslice patří tam.
rule-hidden-single-row = Jediné místo v řádku
    .also = Hidden single
    .says = Číslice, která se v řádku vejde jen do jednoho políčka, patří tam.
    .spot =
        Vyberte řádek a číslici, která v něm chybí. Vyřaďte volná políčka, která tuto číslici vidí ve svém
        sloupci nebo bloku. Zbude-li jediné, číslice patří tam. Nejsnáze se hledá v řádcích, kde je volných
        políček málo.
rule-hidden-single-column = Jediné místo ve sloupci
    .also = Hidden single
    .says = Číslice, která se ve sloupci vejde jen do jednoho políčka, patří tam.
    .spot =
        Vyberte sloupec a číslici, která v něm chybí. Vyřaďte volná políčka, která tuto číslici vidí ve svém
        řádku nebo bloku. Zbude-li jediné, číslice patří tam. Nejsnáze se hledá ve sloupcích, kde je volných
        políček málo.
rule-naked-single = Jediná možnost
    .also = Jediný kandidát, Naked single
    .says = Do políčka, které může obsahovat jen jednu číslici, patří právě ta.
    .spot =
        Hledejte políčko, v jehož řádku, sloupci a bloku je dohromady už hodně různých číslic. Zjistěte,
        které číslice políčko nevidí. Je-li taková jediná, patří do něj. Máte-li zapsané kandidáty, je to
        políčko s jediným kandidátem.

## Průsečíky bloku s řádkem nebo sloupcem

rule-locked-pair = Zamčená dvojice
    .also = Locked pair
    .says = Dvě políčka { $area ->
        [region] téže oblasti
        [called] téže skupiny
       *[other] téhož bloku
    } a zároveň téže linie, která mohou obsahovat jen tytéž dvě číslice, si je nechají pro sebe { $area ->
        [region] v oblasti
        [called] v té skupině
       *[other] v bloku
    } i v linii.
    .spot =
        Hledejte dvě políčka, která mají jen tytéž dva kandidáty a leží ve stejném bloku a zároveň ve stejném
        řádku nebo sloupci. Tyto dvě číslice je zaplní. Vyškrtněte je ze zbytku bloku i ze zbytku řádku
        nebo sloupce.
rule-locked-triple = Zamčená trojice
    .also = Locked triple
    .says = Tři políčka { $area ->
        [region] téže oblasti
        [called] téže skupiny
       *[other] téhož bloku
    } a zároveň téže linie, která dohromady mohou obsahovat jen tři číslice, si je nechají pro sebe { $area ->
        [region] v oblasti
        [called] v té skupině
       *[other] v bloku
    } i v linii.
    .spot =
        Všímejte si tří políček, v nichž se blok protíná s řádkem nebo sloupcem. Jsou-li všechna volná a mají-li
        dohromady jen tři různé kandidáty, tyto číslice je zaplní. Vyškrtněte je ze zbytku bloku i ze zbytku
        řádku nebo sloupce.
rule-pointing = Průsečík: { $area ->
        [region] oblast
        [called] skupina
       *[other] blok
    } → linie
    .also = Ukazující kandidáti, Pointing
    .says = Může-li být číslice { $area ->
        [region] v oblasti
        [called] ve skupině
       *[other] v bloku
    } jen v jedné linii, jinde v té linii být nemůže.
    .spot =
        Vyberte blok a číslici, která v něm chybí. Najděte všechna políčka bloku, kam se ještě vejde. Leží-li
        všechna v jednom řádku nebo v jednom sloupci, vyškrtněte číslici ze zbytku tohoto řádku nebo sloupce,
        mimo blok.
rule-claiming = Průsečík: linie → { $area ->
        [region] oblast
        [called] skupina
       *[other] blok
    }
    .also = Claiming
    .says = Může-li být číslice v linii jen { $area ->
        [region] v jedné oblasti, jinde v té oblasti
        [called] v jedné další skupině, jinde v té skupině
       *[other] v jednom bloku, jinde v tom bloku
    } být nemůže.
    .spot =
        Vyberte řádek nebo sloupec a číslici, která v něm chybí. Najděte všechna jeho políčka, kam se ještě
        vejde. Leží-li všechna v jednom bloku, vyškrtněte číslici z ostatních políček tohoto bloku.

## Holé množiny

rule-naked-pair = Holá dvojice
    .also = Naked pair
    .says = Dvě políčka skupiny, která mohou obsahovat jen tytéž dvě číslice, si je nechají pro sebe.
    .spot =
        Najděte políčko s právě dvěma kandidáty a v jeho řádku, sloupci a bloku hledejte druhé, které má tytéž
        dva. Obě číslice vyškrtněte ze všech ostatních políček skupiny, kterou mají ta dvě společnou.
rule-naked-triple = Holá trojice
    .also = Naked triple
    .says = Tři políčka skupiny, která dohromady mohou obsahovat jen tři číslice, si je nechají pro sebe.
    .spot = { -spot-naked-set(size: 3) }
rule-naked-quad = Holá čtveřice
    .also = Naked quad
    .says = Čtyři políčka skupiny, která dohromady mohou obsahovat jen čtyři číslice, si je nechají pro sebe.
    .spot = { -spot-naked-set(size: 4) }
rule-naked-set-5 = Holá pětice
    .also = Naked quintuple
    .says = Pět políček skupiny, která dohromady mohou obsahovat jen pět číslic, si je nechá pro sebe.
    .spot = { -spot-naked-set(size: 5) } { -spot-large-naked-set }
rule-naked-set-6 = Holá šestice
    .also = Naked sextuple
    .says = Šest políček skupiny, která dohromady mohou obsahovat jen šest číslic, si je nechá pro sebe.
    .spot = { -spot-naked-set(size: 6) } { -spot-large-naked-set }
rule-naked-set-7 = Holá sedmice
    .also = Naked septuple
    .says = Sedm políček skupiny, která dohromady mohou obsahovat jen sedm číslic, si je nechá pro sebe.
    .spot = { -spot-naked-set(size: 7) } { -spot-large-naked-set }

-spot-naked-set =
    Všímejte si v řádku, sloupci nebo bloku políček s
    nejvýše { COUNT($size, noun: "candidate", case: "instrumental") }.
    Hledejte mezi nimi { COUNT($size, noun: "cell", case: "accusative") }, která mohou dohromady obsahovat
    jen { COUNT($size, noun: "digit", case: "accusative") }; nemusí je mít každé z nich všechny. Tyto číslice
    vyškrtněte z ostatních políček téže skupiny.
-spot-large-naked-set =
    V mřížce 9×9 tvoří zbylá volná políčka skupiny skrytou množinu, a ta se hledá snáze.

## Skryté množiny

rule-hidden-pair = Skrytá dvojice
    .also = Hidden pair
    .says = Dvě číslice skupiny, které se vejdou jen do týchž dvou políček, tam nenechají místo jiným.
    .spot =
        V řádku, sloupci nebo bloku hledejte dvě číslice, které tam mají už jen dvě místa. Jsou-li to pro obě
        tatáž políčka, vyškrtněte z nich všechny ostatní kandidáty.
rule-hidden-triple = Skrytá trojice
    .also = Hidden triple
    .says = Tři číslice skupiny, které se dohromady vejdou jen do tří políček, tam nenechají místo jiným.
    .spot = { -spot-hidden-set(size: 3) }
rule-hidden-quad = Skrytá čtveřice
    .also = Hidden quad
    .says = Čtyři číslice skupiny, které se dohromady vejdou jen do čtyř políček, tam nenechají místo jiným.
    .spot = { -spot-hidden-set(size: 4) }

-spot-hidden-set =
    Všímejte si v řádku, sloupci nebo bloku chybějících číslic, které se vejdou
    nejvýše { COUNT($size, noun: "cell", prep: "into") }. Hledejte mezi
    nimi { COUNT($size, noun: "digit", case: "accusative") }, které dohromady připadají v úvahu
    jen { COUNT($size, noun: "cell", prep: "in") }; nemusí se každá z nich vejít do všech. Z těchto políček
    vyškrtněte všechny ostatní kandidáty.

## Totéž i s číslicí, kterou lze díky tomu hned doplnit

rule-direct-pointing = Přímý průsečík: { $area ->
        [region] oblast
        [called] skupina
       *[other] blok
    } → linie
    .also = Direct pointing
    .says = Průsečík ({ $area ->
         [region] oblast
         [called] skupina
        *[other] blok
     } → linie) nechá číslici v některé skupině jediné místo, a tam číslice patří.
    .spot =
        Hledejte blok, v němž se chybějící číslice vejde jen do jednoho řádku nebo do jednoho sloupce. Jinde
        v tomto řádku nebo sloupci pak být nemůže. Podívejte se na skupiny, které tím o místa pro číslici
        přišly: zbylo-li v některé jediné, číslice patří tam. Kandidáty k tomu není třeba zapisovat.
rule-direct-claiming = Přímý průsečík: linie → { $area ->
        [region] oblast
        [called] skupina
       *[other] blok
    }
    .also = Direct claiming
    .says = Průsečík (linie → { $area ->
         [region] oblast
         [called] skupina
        *[other] blok
     }) nechá číslici v některé skupině jediné místo, a tam číslice patří.
    .spot =
        Hledejte řádek nebo sloupec, v němž se chybějící číslice vejde jen do jednoho bloku. Jinde v tomto
        bloku pak být nemůže. Podívejte se na skupiny, které tím o místa pro číslici přišly: zbylo-li
        v některé jediné, číslice patří tam.
rule-direct-hidden-pair = Přímá skrytá dvojice
    .also = Direct hidden pair
    .says = Skrytá dvojice nechá jiné číslici ve skupině jediné místo, a tam číslice patří.
    .spot =
        V řádku, sloupci nebo bloku hledejte dvě číslice, které se vejdou jen do týchž dvou políček. Pro jiné
        číslice tam už není místo. Zbývá-li tím některé z nich ve skupině jediné místo, patří tam.
rule-direct-hidden-triple = Přímá skrytá trojice
    .also = Direct hidden triple
    .says = Skrytá trojice nechá jiné číslici ve skupině jediné místo, a tam číslice patří.
    .spot =
        V řádku, sloupci nebo bloku hledejte tři číslice, které se vejdou jen do týchž tří políček. Pro jiné
        číslice tam už není místo. Zbývá-li tím některé z nich ve skupině jediné místo, patří tam.
