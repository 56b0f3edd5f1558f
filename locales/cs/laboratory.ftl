### Laboratoř: metody z literatury vedle sebe.

## Jak se metody jmenují

algorithm-brute-force = Hrubá síla v pořadí čtení
algorithm-brute-force-turned = Hrubá síla, mřížka otočená o 90°
algorithm-breadth-first = Prohledávání do šířky
algorithm-depth-first = Prohledávání do hloubky
algorithm-fewest-first = Návraty, nejdřív nejméně kandidátů
algorithm-reasoning-1 = Úvaha a rekurze, 1. verze
algorithm-reasoning-2 = Úvaha a rekurze, 2. verze
algorithm-reasoning-3 = Úvaha a rekurze, 3. verze
algorithm-x = Algoritmus X
algorithm-dancing-links = Tančící odkazy
algorithm-colouring = Barvení s návraty
algorithm-independent-sets = Nezávislé množiny
algorithm-vertex-merging = Slučování vrcholů
algorithm-heuristic-colouring = Heuristické barvení
algorithm-sweeps = Logický řešič (průchody mřížkou)
algorithm-random-shooting = Náhodná střelba
algorithm-shoot-and-go-edge = Vystřel a jdi, nalepení na okraj
algorithm-shoot-and-go-wrap = Vystřel a jdi, periodické rozšíření
algorithm-annealing = Simulované žíhání
algorithm-tabu = Lokální prohledávání s tabu seznamem
algorithm-rules = Pravidla programu Důvod
algorithm-sat-solver = Řešič SAT (BatSat)
algorithm-constraint-solver = Řešič omezujících podmínek (Pumpkin)
algorithm-integer-programme = Celočíselné programování (microlp)
algorithm-rules-with-search = Pravidla programu Důvod s prohledáváním
algorithm-exact = Přesný řešič programu Důvod

## Jak se jmenují omezení mezi proměnnými

network-different = různé hodnoty
network-not-consecutive = ne po sobě jdoucí hodnoty
network-no-attack = dámy se neohrožují
graph-same-house = { HOUSES($houses, join: "comma") }: různé hodnoty

## duvod compare

help-compare = Spustí vedle sebe metody řešení z literatury i z tohoto programu: jak dlouho která počítá a kolikrát hádá a vrací se
help-compare-puzzles = Soubory s jedním nebo více zadáními, „-“ pro standardní vstup, nebo sama zadání
help-compare-algorithm = Metoda; lze uvést vícekrát (výchozí: všechny). K dispozici jsou: { $names }
help-compare-generate = Vytvořit N zadání s právě jedním řešením a použít je také
help-compare-givens = S volbou --generate: kolik mají zadání zadaných číslic, třeba 30-34
help-compare-solvable-by = S volbou --generate: jen zadání, která pravidla tohoto profilu vyřeší, aniž by něco předpokládala
help-compare-seed = Číslo, od kterého se odvíjí náhoda (výchozí: 0); totéž číslo dá tatáž zadání a tytéž běhy
help-compare-repeat = Kolikrát se každá metoda na každém zadání spustí (výchozí: 1); metody, které potřebují náhodu, pokaždé s jiným číslem
help-compare-solutions = Kolik řešení mají metody hledat (výchozí: 1); při dvou ty přesné ukážou i to, že je řešení jen jedno
help-compare-steps = Po kolika krocích se běh vzdá (výchozí: { NUMBER($count) }); krok je zhruba jedna prozkoumaná číslice nebo jedno políčko
help-tabu-seed = Číslo, od kterého se odvíjí náhoda (výchozí: 0); totéž číslo dá tentýž běh
help-tabu-steps = Po kolika krocích se běh vzdá (výchozí: { NUMBER($count) }); krok je zhruba jedna prozkoumaná hodnota
help-compare-t0 = Simulované žíhání: počáteční teplota T0 (výchozí: 20)
help-compare-q = Simulované žíhání: čím se teplota násobí, Q (výchozí: 0.9)
help-compare-limit = Simulované žíhání: po kolika krocích bez zlepšení se tak stane, mez (výchozí: 30)
help-compare-hmax = Vystřel a jdi: o kolik nejvýše se číslice změní, hmax (výchozí: 2)
help-compare-csv = Ke každému běhu jeden řádek hodnot oddělených čárkami
error-nothing-to-compare = Není na čem metody porovnat: uveďte zadání, nebo je nechte vytvořit volbou --generate.
error-annealing = Hodnota --t0 musí být větší než 0 a hodnota --q mezi 0 a 1.
compare-method = metoda
compare-solved = vyřešeno
compare-impossible = bez řešení
compare-gave-up = vzdáno
compare-time = čas (ms)
compare-first = k prvnímu
compare-passes = průchody
compare-guesses = hádání
compare-dead-ends = slepé uličky
compare-depth = hloubka
compare-spread = { NUMBER($mean, maximumFractionDigits: 6) } ± { NUMBER($deviation, maximumFractionDigits: 6) }
compare-number = { NUMBER($number, maximumFractionDigits: 6) }
compare-none = –
compare-variables = proměnné
compare-constraints = omezení
compare-encoding = převod (ms)
compare-encoding-note = Metody v této tabulce nepracují s mřížkou, ale s maticí, grafem, klauzulemi nebo rovnicemi; tabulka říká, jak jsou velké a jak dlouho trvá zadání na ně převést.
compare-note = Průměry přes všechny běhy; časy z více běhů se směrodatnou odchylkou. U každé metody je průchod něco jiného: to, co počítá její pramen.

## duvod queens a grafy

help-queens = Rozestaví N dam na šachovnici tak, aby se neohrožovaly, lokálním prohledáváním s tabu seznamem
help-queens-count = Počet dam, řádků i sloupců (nejvýše { NUMBER($most) })
queens-placed = Kroků: { NUMBER($passes) }.
judged-stand-in = Zadání z pramene nejsou známa. Zastupují je zadání se stejným počtem zadaných číslic, ve kterých se hádá stejně nebo téměř stejně mnoho.
judged-head-givens = Zadaných
judged-head-wanted = Žádáno
judged-head-share = Hádá se
judged-head-er = ER
judged-er = { NUMBER($er, minimumFractionDigits: 1) }
judged-head-judgement = Posouzeno, z 10
judged-order = Dvojic, které člověk posoudil různě, je { NUMBER($pairs) }. Ve stejném pořadí je podle ER { NUMBER($by_er) }, podle toho, kolik se hádá, { NUMBER($by_share) }.
remade-unfrozen = Počítají se jen běhy, které nezačaly znovu: { NUMBER($count) } z celkových { NUMBER($runs) }.
plot-by-parameter = Počet průchodů podle { $name }
queens-none-2 = Nejde to: na šachovnici 2 × 2 ohrožuje dáma všechna ostatní pole, ať stojí kdekoli.
queens-none-3 =
    Na šachovnici 3 × 3 to nejde: dáma prostředního sloupce ohrožuje všechna ostatní pole, stojí-li uprostřed. Stojí-li nahoře
    nebo dole, zbývají jen dvě rohová pole, a ta jsou ve stejném řádku.
help-queens-to = Místo toho zapsat graf v jazyce DOT programu Graphviz, s názvy podmínek
help-colour = Přečte graf proměnných s hodnotami a pojmenovanými podmínkami a najde hodnoty, které všechny podmínky splňují, lokálním prohledáváním s tabu seznamem
help-colour-file = Soubor s grafem: pro každou proměnnou řádek „NÁZEV: HODNOTA HODNOTA …“, pro každou podmínku řádek „NÁZEV NÁZEV different“ (nebo apart či attack N) a za dvojtečkou její název (výchozí: standardní vstup)
help-colour-to = Zapsat graf s hodnotami v jazyce DOT programu Graphviz
colour-none = Nejde to: když se vyškrtnou hodnoty, které se nesnesou s žádnou hodnotou sousední proměnné, pro „{ $name }“ žádná nezbude.
colour-given-up = Vzdáno, počet kroků: { NUMBER($passes) }; hodnoty, které splňují všechny podmínky, možná nejsou.
graph-error = Řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }: { MESSAGE($fault) }
graph-empty = čekala se proměnná, například „A: red green“, ale žádná tu není.
graph-line = čekala se proměnná („A: red green“) nebo podmínka („A B different“).
graph-no-values = proměnná potřebuje aspoň jednu hodnotu.
graph-no-variable = výš žádná proměnná { $name } není.
graph-twice = proměnná { $name } už existuje.
graph-itself = podmínka je mezi dvěma proměnnými.
graph-no-constraint = podmínka „{ $name }“ neexistuje; možnosti jsou: different, apart, attack N.
graph-no-numbers = tato podmínka je o číslech, ale všechny hodnoty čísla nejsou.
graph-too-many = graf má nejvýše { NUMBER($most) } proměnných.
graph-unseen = znak, který není vidět ({ $name }), do grafu nepatří.
queens-given-up = Vzdáno, počet kroků: { NUMBER($passes) }; takto dámy možná rozestavit nelze.

## duvod replay

help-replay = Spustí metodu na zadání krok za krokem a řekne, co dělala: které číslice byly dovoleny, kterou vzala a proč a kde se vracela
help-replay-method = Metoda: { $names }
help-replay-cell = Jen kroky v tomto políčku, ke každému mřížka těsně před ním a co bylo v řádku, sloupci a bloku políčka
help-replay-from = Krok, od kterého se vypráví (výchozí: 1)
help-replay-most = Kolik kroků se nejvýše vypíše (výchozí: { NUMBER($count) })
run-took = { NUMBER($step, useGrouping: "false") }. Do políčka { CELL($cell) } přijde { DIGIT($digit, noun: "yes") }: { MESSAGE($reason) }.
run-back = { NUMBER($step, useGrouping: "false") }. { MESSAGE($why, start: "yes") }. Ruší se: { PLACEMENTS($placements) }.
run-back-far =
    { NUMBER($step, useGrouping: "false") }. { MESSAGE($why, start: "yes") }. Počet zrušených číslic: { NUMBER($count) }; poslední
    z nich je { DIGIT($digit) } v { CELL($cell) }.
run-next-in-queue = na řadě je další mřížka ve frontě
run-is-full = mřížka je plná, hledají se další řešení
run-no-way-on = odtud cesta dál nevede
run-no-digit = pro políčko { CELL($cell) } nezbývá žádná číslice
run-no-place = { HOUSE($house, prep: "in") } nezbývá místo pro { DIGIT($digit, noun: "yes", case: "accusative") }
run-filled = { NUMBER($step, useGrouping: "false") }. Všechna volná políčka jsou vyplněna; cena { NUMBER($cost) }.
run-changed = { NUMBER($step, useGrouping: "false") }. Průchod { NUMBER($passes) }: { PLACEMENTS($placements) }; cena { NUMBER($cost) }.
run-changed-many = { NUMBER($step, useGrouping: "false") }. Průchod { NUMBER($passes) }: jinou číslici než předtím má { COUNT($count, noun: "cell", form: "figures") }; cena { NUMBER($cost) }.
run-same = { NUMBER($step, useGrouping: "false") }. Průchod { NUMBER($passes) }: číslice jsou tytéž jako předtím; cena { NUMBER($cost) }.
run-left =
    { $count ->
        [one] Pro políčko { CELL($cell) } tak zbývá jen číslice { DIGITS($allowed) }.
       *[other] Pro políčko { CELL($cell) } tak zbývají číslice { DIGITS($allowed) }.
    }
run-nothing-left = Pro políčko { CELL($cell) } tak nezbývá žádná číslice.
run-only-digit = jiná tam dovolena není
run-only-place = jinde { HOUSE($house, prep: "in") } pro ni místo není
run-fewest-places =
    { HOUSE($house, prep: "in") } se vejde do políček { CELLS($cells) }; méně míst ve skupině nemá žádná číslice a méně
    číslic žádné políčko; z míst, která se ještě nezkoušela, je toto první
run-place-in-turn = { HOUSE($house, prep: "in") } je tato číslice na řadě a z míst, která se ještě nezkoušela, je toto první
run-only-merging = vrchol lze sloučit jen s vrcholem políčka { CELL($cell) }, které tuto číslici má
run-merging = vrchol se slučuje s vrcholem políčka { CELL($cell) }, které tuto číslici má; bylo by možné zkusit i jiné
run-too-soon = k zadané číslici, která ji vylučuje, se metoda ještě nedostala
run-in-turn = políčko je na řadě
run-fewest-left = méně možností nemá žádné volné políčko
run-one-allowed = { MESSAGE($turn) } a jiná číslice tam dovolena není
run-first = { MESSAGE($turn) }; dovoleny jsou { DIGITS($allowed) } a jako první se zkouší { DIGIT($digit) }
run-next =
    { MESSAGE($turn) }; dovoleny jsou { DIGITS($allowed) }, { $count ->
        [one] číslice { DIGITS($tried) } už se zkoušela
       *[other] číslice { DIGITS($tried) } už se zkoušely
    }, další je { DIGIT($digit) }
run-in-queue = má ji mřížka, která je na řadě; dovoleny jsou { DIGITS($allowed) }, pro každou číslici čeká jedna mřížka
# Běh pokračuje i potom, co se z něj přestane zaznamenávat; kolik měl celkem kroků, se pak neví.
replay-solved = { MESSAGE($method) }: { $cut ->
        [0] vyřešeno, { COUNT($steps, noun: "step", form: "figures") }.
       *[other] vyřešeno. Zaznamenalo se jen prvních { COUNT($steps, noun: "step", form: "figures", case: "genitive") }.
    }
replay-impossible = { MESSAGE($method) }: { $cut ->
        [0] všechno se vyzkoušelo a řešení není; { COUNT($steps, noun: "step", form: "figures") }.
       *[other] všechno se vyzkoušelo a řešení není. Zaznamenalo se jen prvních { COUNT($steps, noun: "step", form: "figures", case: "genitive") }.
    }
replay-gave-up = { MESSAGE($method) }: { $cut ->
        [0] metoda se vzdala; { COUNT($steps, noun: "step", form: "figures") }.
       *[other] metoda se vzdala. Zaznamenalo se jen prvních { COUNT($steps, noun: "step", form: "figures", case: "genitive") }.
    }
replay-unsuited = { MESSAGE($method) }: o takovém zadání nic neříká, nezná všechno, co se tu od číslic žádá.
replay-before = Před { NUMBER($step, useGrouping: "false") }. krokem:
replay-more = Kroků je víc; dál se pokračuje volbou --from { NUMBER($step, useGrouping: "false") }.
replay-end = Mřížka na konci:
replay-nothing = Není co vyprávět: v tomto políčku žádný z těchto kroků není, nebo je --from až za posledním krokem.
replay-cell = { CELL($cell) }

## Grafy příkazu duvod compare

help-compare-plot = Do této složky zapsat i grafy (SVG): časy podle metody, průměrný čas podle počtu zadání a u optimalizačních metod cenu podle kroků
plot-times = Doba běhu podle metody
plot-means = Jak se ustaluje průměrný čas
plot-costs = Dosud nejnižší cena, první běh každé metody
plot-milliseconds = čas (ms, logaritmicky)
plot-puzzles = počet zadání
plot-steps = kroky (logaritmicky)
plot-cost = cena (chyby v mřížce)
plot-mean = bod: průměr
plot-ends = čára: od nejkratšího běhu po nejdelší
plot-fails = dutě a šedě: ne každý běh došel k řešení
plot-failing = { MESSAGE($method) } (ne vše vyřešeno)

## duvod experiment

help-experiment = Znovu sestaví tabulku z literatury a ukáže ji vedle čísel jejího pramene; bez názvu tabulky vypíše
help-experiment-name = Tabulka; bez ní se vypíší všechny
help-experiment-count = Vytvořit jen N zadání tam, kde se zadání pro tabulku vytvářejí
help-experiment-repeat = Kolikrát se každý řádek na každém zadání spustí (výchozí: podle tabulky)
help-experiment-steps = Po kolika krocích se běh vzdá (výchozí: podle tabulky)
help-experiment-seed = Přičte se k číslům, od kterých se odvíjí náhoda (výchozí: 0); jiné číslo dá jiná zadání a jiné běhy
help-experiment-plot = Do této složky zapsat i grafy (SVG), ke každé části tabulky do vlastní složky: časy podle metody a jak se ustaluje průměr; části, ve kterých je jedna metoda vícekrát, grafy nemají
error-no-experiment = Tabulka „{ $name }“ není. K dispozici jsou: { $known }.
error-no-method = Metoda „{ $name }“ není. K dispozici jsou: { $known }.
remade-stands-in = Zastupuje to, co měl pramen a co neznáme.
remade-runs = Počet zadání: { NUMBER($puzzles) }; běhů každého řádku na každém z nich: { NUMBER($repeat) }; nejvýše kroků na běh: { NUMBER($steps) }.
remade-given-up = { MESSAGE($method) }: počet běhů: { NUMBER($runs) }, vzdaných: { NUMBER($count) }; ty se počítají, jak daleko došly.
remade-order = Pořadí podle veličiny { MESSAGE($by) } (sloupec „{ MESSAGE($column) }“): dvojic řádků: { NUMBER($pairs) }, stejně jako v prameni stojí: { NUMBER($alike) }.
remade-hmax = { MESSAGE($method) }, hmax { NUMBER($hmax) }
remade-annealing = { MESSAGE($method) }, T0 { NUMBER($t0) }, Q { NUMBER($q) }, mez { NUMBER($limit) }
