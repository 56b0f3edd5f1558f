### Pravidla: každé má jméno a jednou větou říká, co ví.

rule-full-house = Poslední volné políčko
    .says = Do posledního volného políčka skupiny patří poslední chybějící číslice.
rule-hidden-single-block = Jediné v bloku
    .says = Číslice, která se v bloku vejde jen do jednoho políčka, patří tam.
rule-hidden-single-row = Jediné v řádku
    .says = Číslice, která se v řádku vejde jen do jednoho políčka, patří tam.
rule-hidden-single-column = Jediné ve sloupci
    .says = Číslice, která se ve sloupci vejde jen do jednoho políčka, patří tam.
rule-naked-single = Jediná možnost
    .says = Do políčka, které může obsahovat jen jednu číslici, patří právě ta.
rule-pointing = Průsečík: blok → linie
    .says = Může-li být číslice v bloku jen v jedné linii, jinde v té linii být nemůže.
rule-claiming = Průsečík: linie → blok
    .says = Může-li být číslice v linii jen v jednom bloku, jinde v tom bloku být nemůže.
rule-naked-pair = Holá dvojice
    .says = Dvě políčka skupiny, která mohou obsahovat jen tytéž dvě číslice, si je nechají pro sebe.
rule-naked-triple = Holá trojice
    .says = Tři políčka skupiny, která dohromady mohou obsahovat jen tři číslice, si je nechají pro sebe.
rule-naked-quad = Holá čtveřice
    .says = Čtyři políčka skupiny, která dohromady mohou obsahovat jen čtyři číslice, si je nechají pro sebe.
rule-hidden-pair = Skrytá dvojice
    .says = Dvě číslice skupiny, které se vejdou jen do týchž dvou políček, tam nenechají místo jiným.
rule-hidden-triple = Skrytá trojice
    .says = Tři číslice skupiny, které se dohromady vejdou jen do tří políček, tam nenechají místo jiným.
rule-hidden-quad = Skrytá čtveřice
    .says = Čtyři číslice skupiny, které se dohromady vejdou jen do čtyř políček, tam nenechají místo jiným.
rule-xy-wing = XY křížení
    .says = Ať je ve vedoucím políčku cokoli, jedno ze dvou dalších obsahuje jejich společnou číslici.
rule-trial = Důkaz sporem
    .says = Co vede ke sporu, neplatí.

level-easy = Lehké
level-medium = Střední
level-hard = Těžké
level-unfair = Zákeřné
level-extreme = Extrémní
