### Pravidla rodiny link: co plyne z vazeb mezi kandidáty, jedna za druhou.

## Dvě silné vazby jedné číslice

rule-skyscraper = Mrakodrap
    .also = Skyscraper
    .says = Má-li číslice ve dvou rovnoběžných liniích po dvou místech a leží-li po jednom z nich ve společné linii, je aspoň v jednom ze zbylých dvou.
    .spot =
        Vyberte číslici a hledejte dva řádky, v nichž má právě dvě místa. Z každého řádku musí jedno místo ležet
        v tomtéž sloupci: v obou číslice být nemůže, a je proto aspoň v jednom ze zbylých dvou. Vyškrtněte ji
        z políček, která obě zbylá místa vidí. Totéž zkuste s prohozenými řádky a sloupci.
rule-two-string-kite = Drak se dvěma provázky
    .also = 2-string kite
    .says = Setkají-li se { $area ->
        [region] v oblasti
        [called] v jiné skupině
       *[other] v bloku
    } řádek a sloupec, v nichž má číslice po dvou místech, je aspoň na jednom z jejich vzdálených konců.
    .spot =
        Vyberte číslici a hledejte řádek a sloupec, v nichž má právě dvě místa. Jedno místo řádku a jedno místo
        sloupce musí být různá políčka téhož bloku: v obou číslice být nemůže, a je proto aspoň na jednom
        z obou vzdálených konců. Vyškrtněte ji z políček, která oba tyto konce vidí; většinou je jen jedno:
        tam, kde se protíná sloupec jednoho konce s řádkem druhého.
rule-dual-two-string-kite = Dvojitý drak se dvěma provázky
    .also = Dual 2-string kite
    .says = Dva draci se setkávají v týchž dvou políčkách { $area ->
         [region] oblasti
         [called] skupiny
        *[other] bloku
     } a každý vyškrtne něco jiného.
    .spot =
        Najděte draka se dvěma provázky: ze dvou políček bloku, v nichž se jeho řádek a sloupec setkávají, patří
        první k řádku a druhé ke sloupci. Má-li číslice právě dvě místa i ve sloupci prvního a v řádku druhého,
        je tam ještě jeden drak. Vyškrtněte vše, co vylučuje kterýkoli z obou.
rule-turbot-fish = Dvojice silných vazeb
    .also = Turbot, Turbot fish
    .says = Vidí-li se navzájem místa ze dvou silných vazeb téže číslice, je číslice aspoň v jednom z obou krajních míst.
    .spot =
        Vyberte číslici a všímejte si skupin, v nichž má právě dvě místa; takové dvojici se říká silná vazba.
        Hledejte dvě takové vazby, u nichž místo jedné vidí místo druhé. V obou těchto místech číslice být nemůže,
        a je proto aspoň v jednom ze dvou krajních. Vyškrtněte ji z políček, která obě krajní místa vidí.
rule-empty-rectangle = Prázdný čtverec
    .also = Prázdný obdélník, Empty rectangle
    .says = { $area ->
        [region] Oblast, v níž
        [called] Skupina, v níž
       *[other] Blok, v němž
    } má číslice místa jen v jednom řádku a jednom sloupci, a linie, v níž má dvě místa, ji spolu vyškrtnou z jednoho políčka.
    .spot =
        Vyberte číslici a hledejte blok, kde všechna její místa leží v jednom řádku a v jednom sloupci. Mimo blok
        pak hledejte jiný sloupec, v němž má právě dvě místa, z toho jedno v onom řádku. Políčko, kde se
        řádek druhého místa protíná se sloupcem bloku, číslici mít nemůže: jinak by ji onen jiný sloupec měl v řádku
        bloku a v bloku by na ni nezbylo místo. Vyškrtněte ji z něj a totéž zkuste s prohozenými řádky a sloupci.
rule-dual-empty-rectangle = Dvojitý prázdný čtverec
    .also = Dvojitý prázdný obdélník, Dual empty rectangle
    .says = Prázdný čtverec lze číst dvěma způsoby a každý vyškrtne něco jiného.
    .spot =
        Najděte prázdný čtverec: blok, v němž má číslice místa jen v jednom řádku a v jednom sloupci, a linii,
        v níž má právě dvě místa. Zjistěte, zda blok nevede ještě k jinému políčku: přes jinou linii se dvěma
        místy, nebo proto, že jeho místa lze na řádek a sloupec rozdělit i jinak. Vyškrtněte vše, co vylučuje
        kterýkoli z obou způsobů.

## Barvení

rule-simple-colours-trap = Barvení: past
    .also = Simple colours: trap
    .says = Ať platí kterákoli ze dvou barev, kandidát, který vidí obě, neplatí.
    .spot = { -spot-colours } Číslici vyškrtněte z každého dalšího políčka, které vidí políčka obou barev.
rule-simple-colours-wrap = Barvení: spor
    .also = Simple colours: wrap
    .says = Barva, která je v jedné skupině dvakrát, neplatí.
    .spot =
        { -spot-colours } Vidí-li se navzájem dvě políčka téže barvy, tato barva neplatí: číslici vyškrtněte ze
        všech jejích políček.
rule-multi-colours-1 = Vícenásobné barvení 1
    .also = Multi-colours 1
    .says = Vidí-li barva jedné sítě barvu jiné sítě, platí aspoň jedna z opačných barev.
    .spot =
        { -spot-colours } Totéž udělejte s druhou sítí této číslice a dalšími dvěma barvami. Vidí-li políčko jedné
        sítě políčko druhé, obě jejich barvy platit nemohou, a platí proto aspoň jedna z opačných barev:
        číslici vyškrtněte z každého políčka, které vidí políčka obou opačných barev.
rule-multi-colours-2 = Vícenásobné barvení 2
    .also = Multi-colours 2
    .says = Barva, která vidí obě barvy jiné sítě, neplatí.
    .spot =
        { -spot-colours } Totéž udělejte s druhou sítí této číslice a dalšími dvěma barvami. Vidí-li políčka jedné
        barvy první sítě políčka obou barev druhé, tato barva neplatí: číslici vyškrtněte ze všech jejích
        políček.

-spot-colours =
    Vyberte číslici a spojte její místa v každé skupině, kde má právě dvě. Síť spojených míst vybarvěte střídavě
    dvěma barvami: buď platí všechna místa jedné barvy, nebo všechna místa druhé.

## Políčka se dvěma kandidáty

rule-remote-pair = Vzdálené dvojice
    .also = Remote pair
    .says = Podél řetězce políček s týmiž dvěma kandidáty se číslice střídají, takže na koncích řetězce o sudém počtu políček jsou obě.
    .spot =
        Hledejte čtyři nebo více políček s týmiž dvěma kandidáty, z nichž každé vidí následující. Obě číslice se
        v nich střídají, takže v prvním a ve čtvrtém políčku jsou různé, a stejně tak v každých dvou, mezi nimiž
        je sudý počet políček. Vyškrtněte obě číslice z políček, která dvě taková políčka vidí.
rule-w-wing = W-Wing
    .says = Ze dvou políček s týmiž dvěma kandidáty, která spojuje silná vazba jedné číslice, aspoň jedno obsahuje tu druhou.
    .spot =
        Hledejte dvě políčka s týmiž dvěma kandidáty, například 3 a 8, která se navzájem nevidí. Pak hledejte
        skupinu, v níž má jedna z těchto číslic, například 3, právě dvě místa; první políčko musí
        vidět jedno z nich a druhé políčko druhé. V jednom z těch míst trojka je, a proto je aspoň v jednom z těch dvou
        políček osmička. Vyškrtněte ji z políček, která obě vidí.
rule-xy-wing = XY křížení
    .also = XY-wing
    .says = Ať je ve vedoucím políčku cokoli, jedno ze dvou dalších obsahuje jejich společnou číslici.
    .spot =
        Hledejte políčko se dvěma kandidáty, například 2 a 7; tomu se říká vedoucí. Musí vidět dvě další políčka
        se dvěma kandidáty: jedno s dvojkou a třetí číslicí, například 4, druhé se sedmičkou a toutéž čtyřkou.
        Ať je ve vedoucím políčku cokoli, v jednom z těch dvou je čtyřka. Vyškrtněte ji z políček, která obě
        vidí.
rule-xy-chain = XY-řetězec
    .also = XY-chain
    .says = Řetězec políček se dvěma kandidáty, který toutéž číslicí začíná i končí, ji má aspoň na jednom konci.
    .spot =
        Všímejte si políček se dvěma kandidáty. Vyjděte z některého z nich, například s číslicemi 5 a 2: přes dvojku
        přejděte do políčka na dohled, které má 2 a 6, odtud přes šestku do dalšího a tak dále. Jakmile dojdete
        do políčka, jehož druhou číslicí je opět 5, je aspoň na jednom konci pětka. Vyškrtněte ji z políček,
        která oba konce vidí.

## Řetězce a smyčky

rule-x-chain = X-řetězec
    .also = X-chain
    .says = Řetězec jedné číslice se silnými vazbami na obou koncích ji má aspoň na jednom z nich.
    .spot =
        Vyberte číslici a začněte ve skupině, kde má právě dvě místa. Z druhého přejděte do místa na dohled,
        které je opět jedním z právě dvou v některé skupině, z něj do toho druhého a tak dále. Skončíte-li takovou
        dvojicí, je číslice aspoň na jednom z obou konců. Vyškrtněte ji z políček, která oba konce vidí.
rule-continuous-nice-loop = Spojitá smyčka
    .also = Continuous nice loop
    .says = V uzavřeném řetězci, kde se silné a slabé vazby střídají po celém obvodu, je každá slabá vazba zároveň silná.
    .spot = { -spot-links } { -spot-continuous-loop }
rule-discontinuous-nice-loop = Nespojitá smyčka
    .also = Discontinuous nice loop
    .says = Uzavřený řetězec, v němž se silné a slabé vazby střídají všude kromě jednoho políčka, rozhodne o kandidátovi tohoto políčka.
    .spot = { -spot-links } { -spot-discontinuous-loop }
rule-aic = Střídavý řetězec
    .also = AIC
    .says = Řetězec, v němž se střídají silné a slabé vazby a který silnou začíná i končí, má aspoň na jednom konci platného kandidáta.
    .spot = { -spot-links } { -spot-chain }

-spot-links =
    Silná vazba spojuje dva kandidáty, z nichž aspoň jeden platí, slabá vazba dva, z nichž platí nejvýše jeden.
-spot-continuous-loop =
    Jděte střídavě po silných a slabých vazbách, dokud se nevrátíte na začátek tak, že střídání vyjde i tam.
    Z kandidátů každé slabé vazby pak platí právě jeden. Spojuje-li vazba tutéž číslici ve dvou políčkách,
    vyškrtněte ji z ostatních políček, která obě vidí; spojuje-li dvě číslice téhož políčka, vyškrtněte z něj
    všechny ostatní.
-spot-discontinuous-loop =
    Jděte střídavě po silných a slabých vazbách, dokud se nevrátíte do políčka, kde jste začali. Setkají-li se tam
    dvě silné vazby u téhož kandidáta, kandidát platí; setkají-li se dvě slabé, neplatí. Setká-li se silná vazba
    se slabou u různých číslic, neplatí číslice té slabé.
-spot-chain =
    Začněte silnou vazbou, pokračujte střídavě slabými a silnými a skončete silnou: aspoň jeden z obou konců
    platí. Je-li na obou koncích táž číslice, vyškrtněte ji z políček, která oba konce vidí. Jsou-li na nich různé
    číslice v políčkách, která se navzájem vidí, vyškrtněte z každého z nich číslici druhého konce.

## Totéž se shluky políček

rule-grouped-continuous-nice-loop = Spojitá smyčka se shluky
    .also = Grouped continuous nice loop
    .says = Řetězec vazeb, který vede i přes shluky několika políček téže číslice, se uzavře do kruhu; každá slabá vazba v něm je pak zároveň silná.
    .spot = { -spot-group } Jinak se spojitá smyčka se shluky hledá a používá stejně jako spojitá smyčka.
rule-grouped-discontinuous-nice-loop = Nespojitá smyčka se shluky
    .also = Grouped discontinuous nice loop
    .says = Řetězec vazeb, který vede i přes shluky několika políček téže číslice, se uzavře do kruhu, v němž se silné a slabé vazby střídají všude kromě jednoho políčka; o jeho kandidátovi tím rozhodne.
    .spot = { -spot-group } Jinak se nespojitá smyčka se shluky hledá a používá stejně jako nespojitá smyčka.
rule-grouped-aic = Střídavý řetězec se shluky
    .also = Grouped AIC
    .says = Řetězec střídavě silných a slabých vazeb, který vede i přes shluky několika políček téže číslice, má aspoň na jednom konci platného kandidáta.
    .spot = { -spot-group } Jinak se střídavý řetězec se shluky hledá a používá stejně jako střídavý řetězec.

-spot-group =
    Koncem vazby může být i shluk: dvě nebo tři políčka, v nichž se blok protíná s řádkem nebo sloupcem. Číslici
    obsahuje, je-li v některém z nich, a vidí jej jen to, co vidí všechna jeho políčka. Má-li číslice ve skupině
    místa jen ve dvou shlucích nebo ve shluku a jednom políčku, spojuje je silná vazba.

## Totéž přes téměř zamčené množiny

rule-als-continuous-nice-loop = Spojitá smyčka s ALS
    .also = Continuous nice loop with ALS
    .says = Řetězec vazeb, který vede i přes téměř zamčené množiny (políčka, která mají o jednu číslici víc, než kolik jich je), se uzavře do kruhu; každá slabá vazba v něm je pak zároveň silná.
    .spot = { -spot-almost-locked-set } Jinak se spojitá smyčka s ALS hledá a používá stejně jako spojitá smyčka.
rule-als-discontinuous-nice-loop = Nespojitá smyčka s ALS
    .also = Discontinuous nice loop with ALS
    .says = Řetězec vazeb, který vede i přes téměř zamčené množiny (políčka, která mají o jednu číslici víc, než kolik jich je), se uzavře do kruhu, v němž se silné a slabé vazby střídají všude kromě jednoho políčka; o jeho kandidátovi tím rozhodne.
    .spot = { -spot-almost-locked-set } Jinak se nespojitá smyčka s ALS hledá a používá stejně jako nespojitá smyčka.
rule-als-aic = Střídavý řetězec s ALS
    .also = AIC with ALS
    .says = Řetězec střídavě silných a slabých vazeb, který vede i přes téměř zamčené množiny (políčka, která mají o jednu číslici víc, než kolik jich je), má aspoň na jednom konci platného kandidáta.
    .spot = { -spot-almost-locked-set } Jinak se střídavý řetězec s ALS hledá a používá stejně jako střídavý řetězec.

-spot-almost-locked-set =
    Hledejte ve skupině několik políček, která mají dohromady o jednu číslici víc, než kolik jich je: téměř
    zamčenou množinu (ALS). Není-li v ní jedna z těchto číslic, jsou tam všechny ostatní, takže každé dvě
    spojuje silná vazba. Slabá vazba vede od její číslice k téže číslici v políčku, které vidí všechna místa
    této číslice v množině.

## Liché kruhy

rule-broken-wing = Zlomené křídlo
    .also = Broken wing
    .says = Samotný lichý kruh míst číslici nestačí, a proto je číslice aspoň v jednom z míst navíc, kterým se říká strážci.
    .spot =
        Vyberte číslici a hledejte kruh z lichého počtu jejích míst, z pěti nebo více, v němž mají každá dvě
        sousední společnou skupinu. Kdyby tyto skupiny jiná místa pro číslici neměly, musela by být v každém
        druhém místě kruhu, a to při lichém počtu nevyjde. Je tedy v některém z ostatních míst těchto skupin;
        říká se jim strážci. Vyškrtněte ji z políček, která vidí všechny strážce; je-li strážce jediný, patří
        číslice tam.
