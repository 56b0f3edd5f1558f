### Pravidla rodiny als: téměř zamčené množiny, které spojují číslice.

rule-als-xz = Téměř zamčené množiny: XZ
    .also = ALS-XZ
    .says = Nemohou-li dvě téměř zamčené množiny mít číslici X obě zároveň, je každá další číslice, která je jim společná, aspoň v jedné z nich.
    .spot =
        { -spot-als-set } Hledejte dvě takové množiny se společnou číslicí X, jejíž všechna místa v jedné vidí všechna
        její místa ve druhé. Číslici X nemohou mít obě množiny, takže aspoň jedna z nich má všechny své ostatní číslice. Mají-li
        společnou ještě číslici Z, vyškrtněte ji z každého políčka, které vidí všechna místa číslice Z v obou
        množinách.
rule-als-xz-doubly = Téměř zamčené množiny: XZ se dvěma spoji
    .also = Doubly linked ALS-XZ
    .says = Dvě téměř zamčené množiny, z nichž každou ze dvou společných číslic může mít jen jedna, si všechny své číslice nechají pro sebe.
    .spot =
        { -spot-als-set } Hledejte dvě takové množiny se dvěma společnými číslicemi, z nichž každá má všechna svá místa
        v jedné množině na dohled od všech svých míst ve druhé. Jedné množině chybí jedna z těchto číslic, druhé
        druhá; nic jiného jim nechybí. Každou z obou číslic vyškrtněte z políček, která vidí všechna její místa
        v obou množinách, a každou další číslici z políček, která vidí všechna její místa v jedné z nich.
rule-als-xy-wing = Téměř zamčené množiny: XY křížení
    .also = ALS-XY-wing
    .says = Jsou-li dvě téměř zamčené množiny spojeny se třetí každá jinou číslicí, je každá další číslice, která je těm dvěma společná, aspoň v jedné z nich.
    .spot =
        { -spot-als-set } Hledejte tři takové množiny: první a druhá mají společnou číslici X, druhá a třetí jinou
        číslici Y a pokaždé všechna místa té číslice v jedné množině vidí všechna její místa ve druhé. Má-li
        první množina číslici X, musí druhá mít Y, a třetí ji proto nemá: všechny své ostatní číslice má tedy první, nebo
        třetí. Mají-li společnou číslici Z, vyškrtněte ji z každého políčka, které vidí všechna místa číslice Z
        v obou.
rule-als-chain = Řetězec téměř zamčených množin
    .also = ALS chain
    .says = Spojují-li řetězec téměř zamčených množin vždy jiné číslice, je každá z ostatních číslic, kterou má první i poslední množina, aspoň v jedné z těchto dvou.
    .spot =
        { -spot-als-set } Jděte z takové množiny do jiné po společné číslici, jejíž všechna místa v jedné vidí všechna
        její místa ve druhé, odtud dál po jiné číslici a tak pokračujte. Má-li první množina svou číslici, další ji
        nemá, a má tedy číslici následujícího kroku; všechny své ostatní číslice má proto nakonec první, nebo poslední
        množina. Číslici, kterou mají společnou, vyškrtněte z každého políčka, které vidí všechna její místa
        v obou.
rule-death-blossom = Květ smrti
    .also = Death blossom
    .says = Ať je ve stonku kterákoli číslice, přijde o ni některý okvětní lístek, téměř zamčená množina, a v té je pak číslice společná všem lístkům.
    .spot =
        { -spot-als-set } Za stonek zvolte políčko se třemi nebo více kandidáty. Ke každé jeho číslici najděte okvětní
        lístek: takovou množinu, v níž všechna místa té číslice vidí stonek. Ať je ve stonku cokoli, jeden lístek
        o tu číslici přijde a má všechny své ostatní. Mají-li všechny lístky společnou číslici, kterou nemá stonek,
        vyškrtněte ji z každého políčka, které vidí všechna její místa ve všech lístcích.

-spot-als-set =
    Téměř zamčená množina (ALS) je jedno nebo několik políček jedné skupiny, která mají dohromady o jednu číslici víc,
    než kolik jich je: třeba jedno políčko se dvěma číslicemi, nebo tři se čtyřmi. Chybí-li jí jedna z jejích číslic, má všechny
    ostatní.
