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
algorithm-random-shooting = Náhodná střelba
algorithm-shoot-and-go-edge = Vystřel a jdi, nalepení na okraj
algorithm-shoot-and-go-wrap = Vystřel a jdi, periodické rozšíření
algorithm-annealing = Simulované žíhání
algorithm-tabu = Lokální prohledávání s tabu seznamem
algorithm-rules = Pravidla programu Duvod
algorithm-exact = Přesný řešič programu Duvod

## Jak se jmenují omezení mezi proměnnými

constraint-different = různé hodnoty
constraint-not-consecutive = ne po sobě jdoucí hodnoty
constraint-no-attack = dámy se neohrožují

## duvod compare

help-compare = Spustí vedle sebe metody řešení z literatury i z tohoto programu: jak dlouho která počítá a kolikrát hádá a vrací se
help-compare-puzzles = Soubory s jedním nebo více zadáními, „-“ pro standardní vstup, nebo sama zadání
help-compare-algorithm = Metoda; lze uvést vícekrát (výchozí: všechny). K dispozici jsou: { $names }
help-compare-generate = Vytvořit N zadání s právě jedním řešením a použít je také
help-compare-solvable-by = S volbou --generate: jen zadání, která vyřeší pravidla tohoto profilu
help-compare-seed = Číslo, od kterého se odvíjí náhoda (výchozí: 0); totéž číslo dá tatáž zadání a tytéž běhy
help-compare-repeat = Kolikrát se každá metoda na každém zadání spustí (výchozí: 1); metody, které potřebují náhodu, pokaždé s jiným číslem
help-compare-solutions = Kolik řešení mají metody hledat (výchozí: 1); při dvou ty přesné ukážou i to, že je řešení jen jedno
help-compare-steps = Po kolika krocích se běh vzdá (výchozí: { NUMBER($count) }); krok je zhruba jedna prozkoumaná číslice nebo jedno políčko
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
compare-note = Průměry přes všechny běhy, časy se směrodatnou odchylkou. Co je průchod, se metodu od metody liší: je to, co počítá pramen metody.

## duvod queens a grafy

help-queens = Rozestaví N dam na šachovnici tak, aby se neohrožovaly, lokálním prohledáváním s tabu seznamem
help-queens-count = Počet dam, řádků i sloupců (nejvýše { NUMBER($most) })
queens-placed = Kroků: { NUMBER($passes) }.
queens-given-up = Vzdáno, počet kroků: { NUMBER($passes) }; takto dámy možná rozestavit nelze.
error-no-colouring = Které číslice se v této mřížce vylučují, obarvením grafu vyjádřit nelze; poslouží --to dimacs-cnf.
