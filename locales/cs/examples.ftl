### Zadání dodaná s programem: jak se jmenují a odkud jsou.

example-textbook = Učebnicový příklad
    .source =
        Příklad z české studentské práce o řešiči, který barví graf a sám se vysvětluje; také příklad v
        článku Wikipedie o sudoku.

example-last-cells = Posledních devět políček
    .source = Vytvořeno pro Důvod, 2026.

example-easy-start = Lehký začátek
    .source = Náhodně vytvořeno pro Důvod, 2026.

example-easy-stairs = Krok za krokem
    .source = Náhodně vytvořeno pro Důvod, 2026.

example-heart = Srdce
    .source = Vytvořeno pro Důvod, 2026: zadané číslice kreslí srdce, stejné zleva i zprava.

example-snowflake = Sněhová vločka
    .source = Vytvořeno pro Důvod, 2026: zadané číslice kreslí sněhovou vločku, stejnou ze všech čtyř stran.

example-seventeen = Sedmnáct číslic
    .source = Ze sbírky Gordona Roylea zadání se 17 číslicemi; s méně číslicemi žádné zadání jediné řešení nemá.

example-brute-force-killer = Past na hrubou sílu
    .source =
        Známé z článku Wikipedie o algoritmech řešení sudoku: řešení začíná 987654321, takže zkoušení
        číslic popořadě trvá velmi dlouho. Použito v české studentské práci o teorii grafů, která uvádí
        641 580 843 pokusů.

example-beyond-singles = Jediné možnosti nestačí
    .source = Náhodně vytvořeno pro Důvod, 2026.

example-unpromising = Nevypadá nadějně
    .source = Náhodně vytvořeno pro Důvod, 2026.

example-seventeen-hard = Sedmnáct číslic, těžší
    .source = Ze sbírky Gordona Roylea zadání se 17 číslicemi; s méně číslicemi žádné zadání jediné řešení nemá.

example-inkala-2006 = AI Escargot (hlemýžď)
    .source = Arto Inkala, 2006.

example-inkala-2010 = Inkala 2010
    .source = Arto Inkala, 2010; označil je za nejtěžší, jaké do té doby vytvořil.

example-inkala-2012 = Inkala 2012
    .source = Arto Inkala, 2012; noviny je označily za nejtěžší sudoku na světě.

example-platinum-blonde = Platinum Blonde (platinová blondýna)
    .source = Z hráčských fór, kde je známé pod tímto jménem.

example-easter-monster = Easter Monster (velikonoční příšera)
    .source = JPF, hráčská fóra, duben 2007.

example-golden-nugget = Golden Nugget (zlatý valoun)
    .source =
        Z hráčských fór, kde je známé pod tímto jménem; dlouho patřilo k zadáním, která program Sudoku
        Explainer hodnotí nejvýše.

example-jigsaw = Nepravidelné oblasti
    .source = Vytvořeno pro Důvod, 2026: místo bloků má devět oblastí různých tvarů.

example-diagonals = S diagonálami
    .source = Vytvořeno pro Důvod, 2026: každou číslici má jednou i každá diagonála.

example-knights = Bez skoku jezdce
    .source = Vytvořeno pro Důvod, 2026: políčka na skok jezdce od sebe mají různé číslice.

example-kings = Bez dotyku rohem
    .source = Vytvořeno pro Důvod, 2026: políčka, která se dotýkají rohem, mají různé číslice.

example-no-neighbours = Bez sousledných sousedů
    .source = Vytvořeno pro Důvod, 2026: po sobě jdoucí číslice nikdy neleží vedle sebe.

example-windows = Windoku
    .source = Vytvořeno pro Důvod, 2026: každou číslici má jednou i každé ze čtyř oken.

example-latin = Latinský čtverec
    .source = Vytvořeno pro Důvod, 2026: každou číslici má jednou každý řádek a každý sloupec, bloky tu nejsou.

example-argyle = Krátké diagonály
    .source = Vytvořeno pro Důvod, 2026: na žádné z osmi krátkých diagonál se číslice neopakuje.

example-torus = Přes okraj
    .source = Vytvořeno pro Důvod, 2026: devět oblastí, které pokračují na druhé straně mřížky.

example-thermometer = Teploměry
    .source = Vytvořeno pro Důvod, 2026.

example-slow-thermometer = Pomalé teploměry
    .source = Vytvořeno pro Důvod, 2026.

example-killer-cage = Klece
    .source = Vytvořeno pro Důvod, 2026.

example-arrow = Šipky
    .source = Vytvořeno pro Důvod, 2026.

example-palindrome = Palindromy
    .source = Vytvořeno pro Důvod, 2026.

example-quadruple = Kroužky s číslicemi
    .source = Vytvořeno pro Důvod, 2026.

example-little-killer = Šikmé součty
    .source = Vytvořeno pro Důvod, 2026.

example-difference = Bílé tečky
    .source = Vytvořeno pro Důvod, 2026.

example-ratio = Černé tečky
    .source = Vytvořeno pro Důvod, 2026.

example-xv = X a V
    .source = Vytvořeno pro Důvod, 2026.

example-no-consecutive = Všechny bílé tečky
    .source = Vytvořeno pro Důvod, 2026.

example-no-ratio = Všechny černé tečky
    .source = Vytvořeno pro Důvod, 2026.

example-no-xv = Všechna X a V
    .source = Vytvořeno pro Důvod, 2026.

example-no-difference = Všechny rozdíly 2
    .source = Vytvořeno pro Důvod, 2026.

example-between-line = Čáry mezi kruhy
    .source = Vytvořeno pro Důvod, 2026.

example-whispers = Šeptající čáry
    .source = Vytvořeno pro Důvod, 2026.

example-renban = Čáry renban
    .source = Vytvořeno pro Důvod, 2026.

example-clone = Klony
    .source = Vytvořeno pro Důvod, 2026.

example-region-sum = Čáry stejných součtů
    .source = Vytvořeno pro Důvod, 2026.

example-sandwich = Sendviče
    .source = Vytvořeno pro Důvod, 2026.

example-x-sum = X-součty
    .source = Vytvořeno pro Důvod, 2026.

example-skyscraper = Mrakodrapy
    .source = Vytvořeno pro Důvod, 2026.

example-row-indexer = Řádkové ukazatele
    .source = Vytvořeno pro Důvod, 2026.

example-column-indexer = Sloupcové ukazatele
    .source = Vytvořeno pro Důvod, 2026.

example-box-indexer = Blokové ukazatele
    .source = Vytvořeno pro Důvod, 2026.

example-entropic-line = Entropické čáry
    .source = Vytvořeno pro Důvod, 2026.

example-modular-line = Modulární čáry
    .source = Vytvořeno pro Důvod, 2026.

example-odd = Lichá políčka
    .source = Vytvořeno pro Důvod, 2026.

example-even = Sudá políčka
    .source = Vytvořeno pro Důvod, 2026.

example-minimum = Minima
    .source = Vytvořeno pro Důvod, 2026.

example-maximum = Maxima
    .source = Vytvořeno pro Důvod, 2026.

example-nabner = Čáry nabner
    .source = Vytvořeno pro Důvod, 2026.

example-lockout = Vylučující čáry
    .source = Vytvořeno pro Důvod, 2026.

example-double-arrow = Dvojité šipky
    .source = Vytvořeno pro Důvod, 2026.

example-zipper = Zipy
    .source = Vytvořeno pro Důvod, 2026.

example-greater-than = Znaky nerovnosti
    .source = Vytvořeno pro Důvod, 2026.

example-pencil-marks = Jen výčty číslic
    .source = Vytvořeno pro Důvod, 2026.

example-numbered-room = Číslované pokoje
    .source = Vytvořeno pro Důvod, 2026.

example-same-digits = Shodné části
    .source = Vytvořeno pro Důvod, 2026.

example-sum-area = Součtové plochy
    .source = Vytvořeno pro Důvod, 2026.

example-sum-line = Součtové čáry
    .source = Vytvořeno pro Důvod, 2026.

example-sum-loop = Součtové smyčky
    .source = Vytvořeno pro Důvod, 2026.

example-equal-sums = Stejné součty
    .source = Vytvořeno pro Důvod, 2026.

example-look-and-say = Popsané plochy
    .source = Vytvořeno pro Důvod, 2026.

example-contains = Plochy s výčtem číslic
    .source = Vytvořeno pro Důvod, 2026.

example-contains-exactly = Plochy s přesným výčtem číslic
    .source = Vytvořeno pro Důvod, 2026.

example-hidden-skyscraper = Zakryté mrakodrapy
    .source = Vytvořeno pro Důvod, 2026.

example-lunchbox = Svačinové krabičky
    .source = Vytvořeno pro Důvod, 2026.

example-rellik-cage = Klece rellik
    .source = Vytvořeno pro Důvod, 2026.

example-equality-cage = Vyvážené klece
    .source = Vytvořeno pro Důvod, 2026.

example-counting-circles = Počítací kroužky
    .source = Vytvořeno pro Důvod, 2026.

example-count-distinct = Počítací čáry
    .source = Vytvořeno pro Důvod, 2026.

example-value-indexing = Ukazující šipky
    .source = Vytvořeno pro Důvod, 2026.

example-pair-line = Čáry dvojic
    .source = Vytvořeno pro Důvod, 2026.

example-pair-area = Plochy dvojic
    .source = Vytvořeno pro Důvod, 2026.

example-anti-taxicab = Bez taxíkových vzdáleností
    .source = Vytvořeno pro Důvod, 2026.

example-global-entropy = Celková entropie
    .source = Vytvořeno pro Důvod, 2026.

example-global-remainders = Všechny zbytky
    .source = Vytvořeno pro Důvod, 2026.

example-dutch-flatmates = Holandští spolubydlící
    .source = Vytvořeno pro Důvod, 2026.

example-pattern-line = Vzorové čáry
    .source = Vytvořeno pro Důvod, 2026.

example-machine-line = Automatové čáry
    .source = Vytvořeno pro Důvod, 2026.

example-either = Volby
    .source = Vytvořeno pro Důvod, 2026.

example-full-rank = Pořadí řádků a sloupců
    .source = Vytvořeno pro Důvod, 2026.

example-tied-rank = Pořadí řádků a sloupců se shodami
    .source = Vytvořeno pro Důvod, 2026.

example-doppelganger = Dvojníci
    .source = Vytvořeno pro Důvod, 2026.

example-region-count = Oblastní počty
    .source = Vytvořeno pro Důvod, 2026.

example-region-arrow = Oblastní šipky
    .source = Vytvořeno pro Důvod, 2026.

example-found-regions = Hledané oblasti
    .source = Vytvořeno pro Důvod, 2026.

example-connected = Souvislé plochy
    .source = Vytvořeno pro Důvod, 2026.
