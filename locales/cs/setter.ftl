### Číslice, které zadání nepotřebuje, číslice, které nechají jediné řešení, a seznam všech řešení.

thin-show = Nadbytečné číslice
thin-make = Ubrat, co lze
thin-make-joined = Ubrat, co lze, souměrně
thin-clear-joined = Smazat souměrně (Shift+Delete)
thin-cleared-joined = Smazáno: { CELLS($cells) }. Souměrnost: { MESSAGE($symmetry) }.
thin-looking = Procházejí se číslice…
thin-only-givens = Nejprve upravte číslice zadání (F2).
thin-not-one = Zadání nemá právě jedno řešení.
thin-all-needed = Každá číslice je potřebná.
thin-minimal = Zadání je minimální: každá číslice je potřebná.
thin-minimal-joined = Nic dalšího nelze ubrat, aby zůstala souměrnost.
thin-no-symmetry = Číslice zadání nejsou rozmístěny souměrně, takže tu není žádná souměrnost, kterou by šlo zachovat.
thin-superfluous = { $count ->
    [one] Jedna číslice je nadbytečná; je vybraná.
    [few] { COUNT($count, noun: "digit", form: "figures") } jsou nadbytečné, každá sama o sobě; jsou vybrané.
   *[other] { COUNT($count, noun: "digit", form: "figures") } je nadbytečných, každá sama o sobě; jsou vybrané.
}
thin-gone = Ubráno: { COUNT($count, noun: "digit", form: "figures") }; zůstává jich { $left }. Klávesami Ctrl+Z je vrátíte.
thin-gone-joined = Ubráno: { COUNT($count, noun: "digit", form: "figures") }; zůstává jich { $left }. Zachovaná souměrnost: { MESSAGE($symmetry) }. Klávesami Ctrl+Z je vrátíte.
complete-title = Číslice, z nichž každá sama nechá jediné řešení:
complete-one = { DIGIT($digit) } { CELL($cell, prep: "into") }
complete-all = Doplnit { $count ->
    [one] tuto číslici
    [few] tyto { COUNT($count, noun: "digit", form: "figures") }
   *[other] těchto { COUNT($count, noun: "digit", form: "figures") }
}
solutions-save = Uložit všechna…
solutions-open = Seznam
solutions-open-key = Seznam všech řešení (Shift+G)
solutions-title = Řešení
solutions-all = Vypsat všechna
solutions-listed = { $count ->
    [one] Vypsáno jedno řešení
    [few] Vypsána { COUNT($count, noun: "solution", form: "figures") }
   *[other] Vypsáno { COUNT($count, noun: "solution", form: "figures") }
}
solutions-far = { NUMBER($done) } { COUNT($total, form: "figures", prep: "from") }
solutions-most = Další řešení se nevypisují: víc než { NUMBER($count) } jich v seznamu není.
solutions-how = Vybrané řešení je v mřížce. Ve sloupcích jsou políčka, ve kterých se řešení liší; tučné číslice jsou jiné než ve vybraném řešení, a kolik jich je, stojí vpravo.
solutions-how-some = Vybrané řešení je v mřížce. Ve sloupcích je jen prvních { $seen } { COUNT($count, noun: "cell", form: "figures", prep: "from") }, ve kterých se řešení liší; tučné číslice jsou jiné než ve vybraném řešení, a kolik jich je v celé mřížce, stojí vpravo.
solutions-others = jiných
solutions-cell = { CELL($cell) }

