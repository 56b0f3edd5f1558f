### Pravidla rodiny uniqueness: co plyne z toho, že zadání má právě jedno řešení.

## Obdélníky

rule-unique-rectangle-1 = Jedinečný obdélník, typ 1
    .also = Unique rectangle 1
    .says = Čtyři políčka { $area ->
         [region] ze dvou řádků, dvou sloupců a dvou oblastí
         [none] ze dvou řádků a dvou sloupců
        *[other] ze dvou řádků, dvou sloupců a dvou bloků
     } nesmějí obsahovat jen dvě číslice: má-li jediné z nich i jiné kandidáty, patří do něj jeden z těch.
    .spot = { -spot-rectangle } Má-li jen jedno z nich i jiné kandidáty, vyškrtněte z něj obě číslice.
rule-unique-rectangle-2 = Jedinečný obdélník, typ 2
    .also = Unique rectangle 2
    .says = Mají-li dva rohy obdélníku kromě jeho dvou číslic ještě tutéž třetí jako kandidáta, jeden z nich ji obsahuje.
    .spot =
        { -spot-rectangle } Mají-li dva sousední rohy po jednom kandidátovi navíc a je-li to tatáž číslice, v jednom
        z nich je: vyškrtněte ji z políček, která oba rohy vidí.
rule-unique-rectangle-3 = Jedinečný obdélník, typ 3
    .also = Unique rectangle 3
    .says = Mají-li dva sousední rohy obdélníku kandidáty navíc, působí jimi jako jedno políčko a mohou s jinými políčky své skupiny tvořit holou množinu.
    .spot =
        { -spot-rectangle } Mají-li dva sousední rohy kandidáty navíc, je některý z nich v jednom z obou rohů. Berte oba
        jako jedno políčko, které má jen tyto kandidáty, a hledejte k němu v jejich řádku, sloupci nebo bloku holou
        dvojici, trojici nebo čtveřici.
rule-unique-rectangle-4 = Jedinečný obdélník, typ 4
    .also = Unique rectangle 4
    .says = Jsou-li dva rohy obdélníku s kandidáty navíc ve své skupině jedinými místy pro jednu z jeho číslic, nemá žádný z nich tu druhou.
    .spot =
        { -spot-rectangle } Mají-li dva sousední rohy kandidáty navíc, zjistěte, zda jedna z obou číslic nemá v jejich
        řádku, sloupci nebo bloku místo jen v nich. Jeden z nich ji obsahuje, takže v žádném nemůže být ta
        druhá: z obou rohů ji vyškrtněte.
rule-unique-rectangle-5 = Jedinečný obdélník, typ 5
    .also = Unique rectangle 5
    .says = Mají-li dva protilehlé rohy obdélníku nebo tři jeho rohy kromě jeho dvou číslic ještě tutéž třetí jako kandidáta, jeden z nich ji obsahuje.
    .spot =
        { -spot-rectangle } Mají-li dva protilehlé rohy nebo tři rohy po jednom kandidátovi navíc a je-li to tatáž
        číslice, v jednom z nich je: vyškrtněte ji z políček, která všechny tyto rohy vidí.
rule-unique-rectangle-6 = Jedinečný obdélník, typ 6
    .also = Unique rectangle 6
    .says = Mají-li kandidáty navíc jen dva protilehlé rohy obdélníku a má-li jedna z jeho číslic v obou jeho řádcích nebo v obou jeho sloupcích místo jen v rozích, je ve zbylých dvou rozích.
    .spot =
        { -spot-rectangle } Mají-li dva protilehlé rohy kandidáty navíc, zjistěte, zda jedna z obou číslic nemá v obou řádcích
        nebo v obou sloupcích místo jen v rozích. V rozích s kandidáty navíc pak být nemůže: vyškrtněte ji z nich.
rule-hidden-rectangle = Skrytý obdélník
    .also = Hidden rectangle
    .says = Má-li jeden roh obdélníku jen jeho dvě číslice a jedna z nich má v řádku i ve sloupci protějšího rohu místo jen v rozích, není v tomto protějším rohu ta druhá.
    .spot =
        { -spot-rectangle } Stačí, má-li jen tyto dvě číslice jeden z rohů. Všimněte si rohu proti němu: nemá-li jedna z obou číslic
        v jeho řádku ani v jeho sloupci jiná místa než rohy, vyškrtněte z něj tu druhou.
rule-avoidable-rectangle-1 = Vyhnutelný obdélník, typ 1
    .also = Avoidable rectangle 1
    .says = Tři rohy obdélníku jsme vyplnili dvěma číslicemi, a čtvrtý proto nesmí dovolit jejich záměnu.
    .spot =
        { -spot-avoidable } Jsou-li vyplněny tři rohy a ve dvou protilehlých je tatáž číslice, vyškrtněte číslici toho třetího
        ze čtvrtého.
rule-avoidable-rectangle-2 = Vyhnutelný obdélník, typ 2
    .also = Avoidable rectangle 2
    .says = Jsou-li dva rohy obdélníku doplněny a zbylé dva mají kromě číslice, která by dovolila záměnu, ještě tutéž další, je v jednom z nich.
    .spot =
        { -spot-avoidable } Jsou-li doplněny dva rohy a mají-li zbylé dva kromě kandidáta, který by záměnu dovolil, ještě
        po jednom dalším a je-li to u obou táž číslice, v jednom z nich je: vyškrtněte ji z políček, která oba vidí.

-spot-rectangle =
    Hledejte čtyři volná políčka, v nichž se ve dvou blocích protínají dva řádky se dvěma sloupci a která mají
    společné dva kandidáty. Kdyby všechna čtyři obsahovala jen tyto dvě číslice, daly by se zaměnit a zadání by mělo
    dvě řešení.
-spot-avoidable =
    Všímejte si čtyř políček, v nichž se ve dvou blocích protínají dva řádky se dvěma sloupci a z nichž žádné není
    zadané; nevadí, jsou-li už vyplněná. Kdyby v nich byly střídavě jen dvě číslice, daly by se zaměnit a zadání by mělo
    dvě řešení.

## Delší vzory

rule-unique-loop = Jedinečná smyčka
    .also = Unique loop
    .says = Ve smyčce šesti nebo více políček se nesmějí střídat jen dvě číslice. Aspoň v jednom z políček, která mohou mít i jinou, proto jiná číslice je.
    .spot =
        Hledejte volná políčka se dvěma společnými kandidáty, která tvoří smyčku: v každém řádku, sloupci a bloku jsou
        dvě z nich, nebo žádné. Kdyby obsahovala jen tyto dvě číslice, daly by se obě číslice zaměnit. Dál postupujte jako
        u jedinečného obdélníku: všimněte si políček, která mají kandidáty navíc.
rule-extended-unique-rectangle = Rozšířený jedinečný obdélník
    .also = Extended unique rectangle
    .says = Tři dvojice políček ve dvou liniích nesmějí obsahovat jen tytéž tři číslice, takže aspoň jedno z políček, která mohou mít i jinou číslici, ji opravdu má.
    .spot =
        Hledejte dva řádky týchž bloků a tři sloupce, nebo naopak, jejichž šest společných políček má tři společné
        kandidáty. Kdyby obsahovala jen je, mohly by si je oba řádky vyměnit. Dál postupujte jako u jedinečného
        obdélníku: všimněte si políček, která mají kandidáty navíc. Stejně poslouží i čtyři číslice v osmi
        políčkách.

## Hřbitovy dvojic

rule-bug-plus-1 = Hřbitov dvojic + 1
    .also = BUG + 1
    .says = Kdyby měla všechna volná políčka po dvou kandidátech a každý z nich byl v každé skupině právě ve dvou políčkách, byla by řešení dvě, takže do jediného políčka, které má víc kandidátů, patří ten, který je tam navíc.
    .spot = { -spot-grave } Je-li jen jedno takové políčko, patří do něj číslice, která je v jeho řádku, sloupci a bloku třikrát.
rule-bug-2 = Hřbitov dvojic, typ 2
    .also = BUG type 2
    .says = Mají-li všechna volná políčka po dvou kandidátech a jen některá navíc tutéž číslici, je ta číslice v jednom z nich.
    .spot =
        { -spot-grave } Má-li několik políček o jednoho kandidáta víc a je-li to tatáž číslice, v jednom z nich je: vyškrtněte
        ji z políček, která všechna tato políčka vidí.
rule-bug-3 = Hřbitov dvojic, typ 3
    .also = BUG type 3
    .says = Mají-li všechna volná políčka až na některá z jedné skupiny po dvou kandidátech, působí tato zbylá svými kandidáty navíc jako jedno políčko holé množiny.
    .spot =
        { -spot-grave } Jsou-li všechna taková políčka v jedné skupině, berte je jako jedno políčko, které má jen kandidáty
        navíc, a hledejte k němu v této skupině holou množinu.
rule-bug-4 = Hřbitov dvojic, typ 4
    .also = BUG type 4
    .says = Všechna volná políčka až na dvě mají po dvou kandidátech. Jsou-li ta dvě ve své skupině jedinými místy pro některou číslici hřbitova, ostatní číslice hřbitova v nich být nemohou.
    .spot =
        { -spot-grave } Jsou-li v jedné skupině dvě taková políčka a nemá-li tam některá číslice hřbitova jiné místo, je
        v jednom z nich ona a ve druhém kandidát navíc: ostatní číslice hřbitova z obou vyškrtněte.
rule-bug-lite = Hřbitov dvojic v části mřížky
    .also = BUG lite
    .says = Několika políčkům nesmí zbýt po dvou číslicích tak, že by každá byla v každé skupině kandidátem právě ve dvou z těchto políček, nebo v žádném.
    .spot =
        Hledejte několik volných políček po dvou kandidátech, v nichž je každý kandidát v každém řádku, sloupci a bloku
        právě dvakrát, nebo ani jednou; jen jedno nebo dvě políčka smějí mít i jiné kandidáty. Dál postupujte jako u jedinečného
        obdélníku: v jednom z nich platí kandidát navíc.

-spot-grave =
    Ke konci, když mají skoro všechna volná políčka po dvou kandidátech, si všimněte těch, která jich mají víc, a odmyslete si
    z nich kandidáty, které má jejich řádek, sloupec i blok víc než dvakrát. Je-li pak každý kandidát v každé skupině právě
    ve dvou políčkách, vznikl by bez odmyšlených kandidátů hřbitov: v každém políčku by mohla být kterákoli z obou číslic
    a zadání by mělo dvě řešení. Aspoň jeden z odmyšlených kandidátů proto platí.
