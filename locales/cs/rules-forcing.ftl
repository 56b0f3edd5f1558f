### Pravidla rodin forcing a template: kam vedou předpoklady a jak lze číslici úplně rozmístit.

## Vynucující řetězce a sítě

rule-forcing-chain-contradiction = Vynucující řetězec: spor
    .also = Forcing chain: contradiction
    .says = Kandidát, který vede od číslice k číslici až ke sporu, neplatí.
    .spot =
        Předpokládejte, že některý kandidát platí, a sledujte, kam vede: kde po něm zbude v políčku jediný kandidát nebo
        pro číslici ve skupině jediné místo, tam znáte další číslici a od každé takové postupujte zase
        jen podle ní samé. Nezbude-li nakonec pro některé políčko žádný kandidát nebo pro číslici ve
        skupině žádné místo, kandidáta, od kterého jste vyšli, vyškrtněte.
rule-forcing-chain-verity = Vynucující řetězec: shoda
    .also = Forcing chain: verity
    .says = Co po řetězcích plyne z každého kandidáta políčka nebo z každého místa číslice ve skupině, to platí.
    .spot =
        Vyberte políčko s několika málo kandidáty nebo číslici, která má ve skupině jen několik míst. Od každé
        z možností postupujte po řetězci od číslice k číslici. Jedna z nich platí, a tak platí i to,
        k čemu vedou všechny.
rule-forcing-net-contradiction = Vynucující síť: spor
    .also = Forcing net: contradiction
    .says = Kandidát, ze kterého doplňováním jediných možností vyjde spor, neplatí.
    .spot =
        Předpokládejte, že některý kandidát platí, a doplňte všechny jediné možnosti, které z něj plynou, každou podle všeho,
        co už v mřížce je. Zůstane-li některé políčko bez kandidátů nebo číslice ve skupině bez místa,
        kandidáta, od kterého jste vyšli, vyškrtněte.
rule-forcing-net-verity = Vynucující síť: shoda
    .also = Forcing net: verity
    .says = Co doplňováním jediných možností plyne z každého kandidáta políčka nebo z každého místa číslice ve skupině, to platí.
    .spot =
        Vyberte políčko s několika málo kandidáty nebo číslici, která má ve skupině jen několik míst. Pro každou
        variantu doplňte všechny jediné možnosti, které z ní plynou. Jedna z variant platí, a tak platí
        i to, k čemu vedou všechny.

## Kraken

rule-kraken-fish-1 = Ryba Kraken, typ 1
    .also = Kraken fish 1
    .says = Ryba smí vyškrtnout i kandidáta, kterého některá její ploutev nevidí, vede-li od každé ploutve řetězec, který ho vyloučí.
    .spot =
        Najděte rybu s ploutvemi, která nic nevyškrtne, protože žádné políčko nevidí všechny její
        ploutve. Vyberte políčko, ze kterého by ryba bez ploutví číslici vyškrtla, a od každé ploutve
        postupujte po řetězci. Pokud všechny vedou k tomu, že v políčku číslice není, vyškrtněte ji.
rule-kraken-fish-2 = Ryba Kraken, typ 2
    .also = Kraken fish 2
    .says = Číslice je v některé ploutvi, nebo na některém místě ryby ve zvolené krycí skupině: co plyne ze všech těchto možností, to platí.
    .spot =
        Najděte rybu s ploutvemi nebo bez nich a vyberte jednu z jejích krycích skupin. Číslice je v této
        skupině na některém místě ryby, nebo v některé ploutvi. Od každého z těchto míst postupujte po
        řetězci: k čemu vedou všechna, to platí.

## Šablony

rule-template-set = Šablona: doplnění
    .also = Template set
    .says = Políčko, které je v každém úplném rozmístění číslice, ji obsahuje.
    .spot =
        Vyberte číslici a představte si všechny způsoby, jak ji dát jednou do každého řádku, sloupce a bloku
        na místa, která pro ni zbývají. Políčko, do kterého padne při každém z nich, ji obsahuje.
        Ručně se to sotva dá zvládnout, program to zjistí hned.
rule-template-delete = Šablona: vyškrtnutí
    .also = Template delete
    .says = Políčko, které není v žádném úplném rozmístění číslice, ji neobsahuje.
    .spot =
        Vyberte číslici a představte si všechny způsoby, jak ji dát jednou do každého řádku, sloupce a bloku
        na místa, která pro ni zbývají. Z políčka, v němž není při žádném z těchto způsobů, číslici
        vyškrtněte. Ručně se to sotva dá zvládnout, program to zjistí hned.
rule-joint-template-set = Společné šablony: doplnění
    .also = Joint template set
    .says = Vynechme ta rozmístění číslice, která potřebují políčko jisté pro jinou číslici: co mají všechna zbylá rozmístění společné, tam číslice je.
    .spot =
        Najděte úplná rozmístění každé číslice. Políčko, které mají všechna rozmístění jedné z nich, je pro
        ostatní ztracené: vynechte jejich rozmístění, která ho potřebují, a začněte znovu. Políčko, které
        pak mají všechna rozmístění některé číslice, ji obsahuje. Je to práce pro program.
rule-joint-template-delete = Společné šablony: vyškrtnutí
    .also = Joint template delete
    .says = Vynechme ta rozmístění číslice, která potřebují políčko jisté pro jinou číslici: v políčku, které není v žádném ze zbylých rozmístění, číslice být nemůže.
    .spot =
        Najděte úplná rozmístění každé číslice. Políčko, které mají všechna rozmístění jedné z nich, je pro
        ostatní ztracené: vynechte jejich rozmístění, která ho potřebují, a začněte znovu. Z políčka, které
        pak není v žádném rozmístění některé číslice, ji vyškrtněte. Je to práce pro program.
