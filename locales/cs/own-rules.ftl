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
