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
