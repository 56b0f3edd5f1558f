### Pravidla o podmínkách zadání: klece, čáry, čísla vedle mřížky a skupiny se součty.

rule-constraint-cell = Bez partnera
    .says = Číslice, ke které podle podmínky nepatří žádná číslice sousedního políčka, v políčku být nemůže.
    .spot =
        Vezměte tečku, znak nebo čáru a na ní políčko s málo kandidáty. Projděte číslice políčka, které na té podmínce leží
        vedle něj: tu, ke které se žádný z nich nehodí, vyškrtněte.
rule-constraint-alone = Co podmínka nechává
    .says = Co se nevyskytne v žádném vyplnění podmínky samotné, lze vyškrtnout.
    .spot =
        Prohlédněte si každou podmínku, ještě než cokoli doplníte: konce dlouhého teploměru, velmi malý nebo velmi velký
        součet, čáru, na kterou se hodí jen málo číslic. Vyškrtněte, co v žádném jejím vyplnění není.
rule-constraint-one-cell = Podmínka a jedno políčko
    .says = Co není v žádném vyplnění podmínky, které se snese s kandidáty jednoho jejího políčka, lze vyškrtnout.
    .spot =
        Zvolte podmínku, jejíž jedno políčko je vyplněné nebo má málo kandidátů. Projděte je a podívejte se, co každý z nich nechává
        ostatním políčkům: co nenechává žádný, vyškrtněte.
rule-constraint-fillings = Vyplnění podmínky
    .also = Kombinace v kleci
    .says = Číslici, která není v žádném vyplnění podmínky z toho, co její políčka ještě mohou obsahovat, lze vyškrtnout.
    .spot =
        Vypište si všechna vyplnění klece, čáry nebo jiné podmínky a vynechte ta, která některé políčko už nedovoluje. Kandidáta, který
        není v žádném ze zbylých, vyškrtněte; stejně tak kandidáta jinde, kterého každé z nich vylučuje.
rule-constraint-must = Číslice podmínky
    .also = Průnik klece a skupiny
    .says = Číslice, která je v každém vyplnění podmínky, leží v některém z jejích políček, a mizí tedy ze všech, která vidí všechna její místa tam.
    .spot =
        Hledejte číslici, kterou má každé vyplnění klece, třeba devítku u součtu 16 ve dvou políčkách. Leží-li všechna její místa v jedné
        skupině, vyškrtněte ji jinde v této skupině a také z každého políčka, které je vidí všechna.
rule-constraint-two = Dvě podmínky
    .says = Kandidáta, se kterým nelze vyhovět dvěma podmínkám zároveň, lze vyškrtnout, i když každá z nich sama by ho dovolila.
    .spot =
        Hledejte dvě klece, čáry nebo tečky, které mají společná políčka nebo jejichž políčka se na několika místech vidí. Projděte vyplnění
        jedné z nich a u každého se podívejte, co nechává té druhé: kandidáta, se kterým jedna z nich pokaždé selže, vyškrtněte.
rule-constraint-classes = Třídy číslic
    .also = Vysoké a nízké číslice
    .says = Kde se podél podmínek střídají třídy číslic, třeba vysoké a nízké nebo liché a sudé, a ve skupině má každá třída pevný počet číslic, lze z políčka vyškrtnout třídu, se kterou by pro jiné políčko nebo pro skupinu nic nezbylo.
    .spot =
        Vezměte čáru, na které se střídají vysoké a nízké číslice, tečky, na kterých se střídají liché a sudé, nebo označená políčka.
        Předpokládejte, že v jednom políčku je číslice vysoká, a sledujte jen třídy: podél čáry, přes společná políčka čar a ve skupinách,
        kde má každá třída svůj počet políček. Pokud to nevyjde, je číslice nízká.
rule-constraint-house = Podmínky ve skupině
    .says = Kandidáta, který není v žádném vyplnění skupiny všemi číslicemi vyhovujícím podmínkám v ní, lze vyškrtnout.
    .spot =
        Zvolte řádek, sloupec nebo blok, kde je hodně teček, čar nebo klecí. Zkuste do políčka některou číslici a doplňte, co podmínky v této
        skupině vynutí: nezbude-li brzy nic pro některé políčko, podmínku nebo číslici skupiny, zkoušenou číslici vyškrtněte.
rule-constraint-around = Podmínka a její okolí
    .says = Kandidáta, který je jen v takových vyplněních podmínky, po nichž pro jinou podmínku, skupinu nebo políčko nic nezbude, lze vyškrtnout.
    .spot =
        Zvolte klec nebo čáru, kterou lze vyplnit jen několika způsoby. Každý zkuste: co nechává podmínkám v okolí, políčkům, která vidí,
        a číslicím svých skupin? Co je jen ve vyplněních, která selžou, vyškrtněte.
rule-constraint-regions = Hledané oblasti
    .says = Kandidáta lze vyškrtnout, pokud by s ním oblasti nemohly držet pohromadě, mít svou velikost a obsahovat každou číslici jednou, nebo by neodpovídaly tomu, co o nich říkají podmínky, i když se ještě neví, které oblasti to jsou.
    .spot =
        Poznamenejte si, která políčka jsou v téže oblasti a která ne: říkají to podmínky, a políčka se stejnou číslicí jsou v různých
        oblastech. Nechte části růst: část, ze které vede jediná cesta, pokračuje tudy, a co je příliš daleko nebo by jiné oblasti
        nechalo málo políček, do ní nepatří. Potom spočítejte, co zbývá pro podmínku.
rule-rule-of-45 = Pravidlo 45
    .also = Innies a outies
    .says = Součet všech číslic skupiny je známý; odečteme-li součty klecí v ní, zbude součet jejích ostatních políček.
    .spot =
        Hledejte řádek, sloupec nebo blok, který klece vyplňují až na několik políček, nebo ze kterého jen o několik políček vyčnívají. Sečtěte
        klece: rozdíl od součtu všech číslic (u devíti číslic 45) je součet těchto několika políček.
rule-rule-of-45-two = Pravidlo 45 ve dvou skupinách
    .also = Innies a outies dvou skupin
    .says = Součet všech číslic dvou skupin je známý; odečteme-li součty klecí v nich, zbude součet ostatních políček.
    .spot =
        Kde klece přesahují hranici dvou skupin vedle sebe, vezměte obě dohromady: sečtěte klece a odečtěte je od dvojnásobku součtu všech
        číslic. Rozdíl je součet těch několika políček, která zbyla nebo vyčnívají.
rule-rule-of-45-three = Pravidlo 45 ve třech skupinách
    .also = Innies a outies tří skupin
    .says = Součet všech číslic tří skupin je známý; odečteme-li součty klecí v nich, zbude součet ostatních políček.
    .spot =
        Vezměte dohromady tři skupiny, třeba tři řádky, mezi nimiž klece přesahují hranice: sečtěte klece a odečtěte je od trojnásobku součtu
        všech číslic. Rozdíl je součet těch několika políček, která zbyla nebo vyčnívají.
rule-rule-of-45-four = Pravidlo 45 ve čtyřech skupinách
    .also = Innies a outies čtyř skupin
    .says = Součet všech číslic čtyř skupin je známý; odečteme-li součty klecí v nich, zbude součet ostatních políček.
    .spot =
        Vezměte dohromady čtyři skupiny, třeba čtyři sloupce nebo čtyři bloky ve čtverci: sečtěte klece a odečtěte je od čtyřnásobku součtu všech
        číslic. Rozdíl je součet těch několika políček, která zbyla nebo vyčnívají.
rule-rule-of-45-many = Pravidlo 45 s mnoha políčky
    .also = Velké innies a outies
    .says = Součet všech číslic jedné až čtyř skupin je známý; odečteme-li součty klecí v nich, zbude součet pěti až osmi ostatních políček.
    .spot =
        Postupujte jako u pravidla 45, ale zapište si i ty součty, po kterých zbývá víc než čtyři políčka. Něco říkají tam, kde je zbylý součet
        velmi malý nebo velmi velký nebo kde je většina políček známá či jim zbývá málo kandidátů.
rule-leftovers = Zákon zbytků
    .also = Law of leftovers, ekvivalence množin
    .says = Stejný počet skupin obsahuje každou číslici stejně často; co leží jen v jedněch, má proto tytéž číslice jako to, co leží jen v druhých.
    .spot =
        Vezměte několik řádků nebo sloupců a stejně mnoho bloků nebo oblastí, které pokrývají téměř tatáž políčka. Políčka, která na jedné
        straně přečnívají, mají tytéž číslice jako ta, která na druhé zbývají: číslice, která nemůže být v žádném z jedněch, zmizí i z druhých.
