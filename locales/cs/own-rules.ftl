### Vlastní vzory, dokázané nebo vyvrácené: co odpoví `duvod rules prove`.

rules-prove-true =
    { $name } platí na každé mřížce: kdyby bylo splněno, co vzor požaduje, a přitom neplatilo, co z něj má plynout, byl by to
    spor, ať jde o jakákoli políčka.
rules-prove-on-grid =
    { $name } platí na mřížce { $grid }: { $ways ->
        [one] jediný způsob, jak tam jeho políčka mohou ležet, je prověřený
       *[other] prověřené jsou všechny způsoby, jak tam jeho políčka mohou ležet, až na otočení a prohození ({ NUMBER($ways) })
    }.
rules-prove-never = { $name } se nikdy nenajde: co vzor požaduje, si odporuje.
rules-prove-false = { $name } neplatí. Na této mřížce je všechno, co vzor požaduje, a přesto { MESSAGE($but) }.
rules-prove-bindings = Je to takto: { LIST($bindings, join: "comma") }.
rules-prove-cell = { $name } je { CELL($cell) }
rules-prove-digit = { $name } je { DIGIT($digit) }
rules-prove-house = { $name } je { HOUSE($house) }
rules-prove-same = { $names } je tu jedno a totéž políčko, { CELL($cell) }; vyloučilo by to Different([…]) nebo Sees(…).
rules-prove-written = Důkaz je zapsaný v souborech { $formula } a { $proof }.

## Co vzor říká, se jmény z jeho souboru

pattern-says =
    { $count ->
        [0] {""}
       *[other] Pro { $sizes }:{" "}
    }{ $count ->
        [0] Platí-li
       *[other] platí-li
    }, že { LIST($conditions, join: "semicolon") }, pak { LIST($follows, join: "and") }.
pattern-named = { $name }
pattern-houses =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] je skupina
       *[other] jsou skupiny
    }
pattern-rows =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] je řádek
       *[other] jsou řádky
    }
pattern-columns =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] je sloupec
       *[other] jsou sloupce
    }
pattern-lines =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] je řádek nebo sloupec
       *[other] jsou řádky nebo sloupce
    }
pattern-blocks =
    { LIST($names, join: "and") } { LENGTH($names) ->
        [1] je blok
       *[other] jsou bloky
    }
pattern-only-digits =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] může být jen
       *[other] mohou být jen
    } { LIST($digits, join: "or") }
pattern-only-places = { $digit } má ve skupině { $house } místo jen v políčku { LIST($cells, join: "or") }
pattern-is = { $cell } je { $digit }
pattern-is-not = { $cell } není { $digit }
pattern-sees =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] vidí
       *[other] vidí
    } { LIST($others, join: "and") }
pattern-does-not-see =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] nevidí
       *[other] nevidí
    } { LIST($others, join: "nor") }
pattern-not-both = { $digit } v políčku { $cell } a { $another } v políčku { $other } se vylučují
pattern-in =
    { LIST($cells, join: "and") } { LENGTH($cells) ->
        [1] leží
       *[other] leží
    } ve skupině { $house }
pattern-at-most-once = ve skupině { $house } je { $digit } nejvýš jednou
pattern-different = { LIST($names, join: "and") } jsou různé
pattern-same-band = { LIST($cells, join: "and") } leží v řádcích týchž bloků
pattern-same-stack = { LIST($cells, join: "and") } leží ve sloupcích týchž bloků

## Naučené vzory

learn-from =
    { COUNT($puzzles, noun: "puzzle", start: "yes", form: "figures") }: { COUNT($steps, noun: "step", form: "figures") }, kde se něco předpokládá; kroků, ze kterých se dal odvodit vzor: { NUMBER($learnt) }.
learn-pattern =
    { $name }: { $times ->
        [one] jednou
       *[other] { $times }krát
    }, zadání: { $puzzles }. { MESSAGE($says) }
learn-saves = S těmito vzory jako pravidly se něco předpokládá v počtu kroků { NUMBER($after) }, bez nich { NUMBER($before) }.
