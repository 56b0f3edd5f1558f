### Kroky, které berou za dané, že zadání má jediné řešení: políčka, jejichž číslice se nesmějí dát zaměnit.
### `step-…` říká vzor, úvahu a důsledek; `brief-…` totéž jako položku v důkazu sporem.

## Co v políčkách je a co v nich může být, jako věty

deadly-filled = Číslice { PLACEMENTS($filled) } jsme doplnili, zadané nejsou.
deadly-rectangle =
    { CELLS($cells, noun: "yes", start: "yes") } tvoří obdélník { HOUSES($rows, prep: "in") } a { HOUSES($columns, prep: "in") }.
deadly-loop =
    { CELLS($cells, noun: "yes", start: "yes") } tvoří smyčku: v každém řádku{ KIND($areas) ->
        [region] {" "}a sloupci i v každé oblasti
        [block] , sloupci a bloku
       *[other] {" "}a sloupci
    } jsou dvě z nich, nebo žádné.
deadly-in-lines =
    Políčka { CELLS($cells) } leží { HOUSES($lines, prep: "in") } a { HOUSES($crossing, prep: "in") }.
deadly-pairs = Všechna volná políčka kromě { CELLS($roofs, case: "genitive") } mají po dvou kandidátech.
deadly-known = { LIST($groups, join: "semicolon", start: "yes") }.
deadly-group = { LENGTH($cells) ->
        [1] políčko { CELLS($cells) } může obsahovat jen { DIGITS($digits, join: "either") }
       *[other] políčka { CELLS($cells) } mohou obsahovat jen číslice { DIGITS($digits) }
    }

## Co by se dalo zaměnit, jako vedlejší věta

deadly-two =
    daly by se { LENGTH($digits) ->
        [2] číslice { DIGITS($digits) }
       *[other] obě číslice
    } ve všech těchto { COUNT($count, noun: "cell", case: "locative") } navzájem zaměnit a zadání by mělo dvě řešení
deadly-corners =
    daly by se { LENGTH($digits) ->
        [2] číslice { DIGITS($digits) }
       *[other] obě číslice
    } v rozích obdélníku navzájem zaměnit a zadání by mělo dvě řešení
deadly-lines =
    mohly by si { HOUSES($lines) } v těchto { COUNT($count, noun: "cell", case: "locative") } své číslice
    navzájem vyměnit a zadání by mělo dvě řešení
deadly-other =
    zbyli by v každém z těchto { COUNT($count, noun: "cell", case: "genitive") } jen dva kandidáti a každý z nich by mezi nimi
    měl v každé své skupině právě dvě místa. Kdyby se v každém z nich jeho číslice vyměnila za druhého kandidáta, vzniklo by druhé řešení
deadly-all =
    měla by všechna volná políčka, celkem { NUMBER($count) }, po dvou kandidátech a každý kandidát by měl v každé své
    skupině právě dvě místa. Kdyby se v každém z nich jeho číslice vyměnila za druhého kandidáta, vzniklo by druhé řešení

## Kroky

step-deadly-grave =
    Všechna volná políčka kromě { CELL($cell, case: "genitive") } mají po dvou kandidátech, { CELL($cell) } má { DIGITS($held) }.
    Kdyby v něm { DIGIT($digit, form: "name") } nebyla, { MESSAGE($exchange) }. Do { CELL($cell) } tedy
    patří { DIGIT($digit, form: "name") }: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-grave = { brief-deadly-cell }

step-deadly-cell =
    { LIST($known, join: "sentences") } Kdyby { CELLS($roofs, prep: "in") } byla
    { DIGITS($struck, form: "name", join: "or") }, { MESSAGE($exchange) }. To být nemůže:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-cell =
    kdyby tomu tak nebylo, { MESSAGE($exchange) }, takže vyškrtneme { ELIMINATIONS($eliminations) }

step-deadly-digit =
    { LIST($known, join: "sentences") } Kdyby v žádném z políček { CELLS($roofs) } nebyla { DIGIT($digit, form: "name") },
    { MESSAGE($exchange) }. { DIGIT($digit, form: "name", start: "yes") } je tedy { CELLS($roofs, prep: "in", join: "or") }, a co vidí { LENGTH($roofs) ->
        [2] obě tato políčka
       *[other] všechna tato políčka
    }, ji mít nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-digit = { brief-deadly-cell }

step-deadly-set =
    { LIST($known, join: "sentences") } Kdyby v žádném z políček { CELLS($roofs) }
    nebyla { DIGITS($extras, form: "name", join: "nor") }, { MESSAGE($exchange) }. Aspoň v jednom z políček { CELLS($roofs) } je
    tedy { DIGITS($extras, form: "name", join: "or") }. Takové políčko a { CELLS($set, noun: "yes") }, { LENGTH($set) ->
        [1] které může
       *[other] která mohou
    } obsahovat jen číslice { DIGITS($digits) }, dohromady zaberou { LENGTH($digits) ->
        [2] obě
       *[other] všechny
    } tyto číslice, a proto
    jinde { HOUSES($houses, prep: "in") } žádná z nich být nemůže: vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-set = { brief-deadly-cell }

step-deadly-locked =
    { LIST($known, join: "sentences") } { HOUSE($house, prep: "in", start: "yes") } může
    být { DIGIT($digit, form: "name") } jen { CELLS($roofs, prep: "in", join: "or") }, v jednom z obou políček tedy je.
    Kdyby { LENGTH($struck) ->
        [1] ve druhém byla { DIGITS($struck, form: "name") }
       *[other] přitom byla { PLACEMENTS($gone, join: "or") }
    }, { MESSAGE($exchange) }. To být nemůže:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-locked = { brief-deadly-cell }

step-deadly-diagonal =
    { LIST($known, join: "sentences") } { HOUSES($houses, prep: "in", start: "yes") } může
    být { DIGIT($digit, form: "name") } jen v rozích. Kdyby byla v jednom
    z políček { CELLS($roofs) }, byla by i ve druhém. Potom by { CELLS($floors, noun: "yes", prep: "in") }
    byla { DIGIT($second, form: "name") }, { MESSAGE($exchange) }. To být nemůže:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-diagonal = { brief-deadly-cell }

step-deadly-hidden =
    { LIST($known, join: "sentences") } Kdyby { CELLS($corner, prep: "in") } byla { DIGIT($second, form: "name") },
    musela by být { DIGIT($digit, form: "name") } { HOUSE($house, case: "genitive") } { CELLS($near, prep: "in") }
    a { DIGIT($digit, form: "name") } { HOUSE($other, case: "genitive") } { CELLS($far, prep: "in") }. Potom by { CELLS($floors, prep: "in") }
    byla { DIGIT($second, form: "name") }, { MESSAGE($exchange) }. To být nemůže:
    vyškrtneme { ELIMINATIONS($eliminations) }.
brief-deadly-hidden = { brief-deadly-cell }
