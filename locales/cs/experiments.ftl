### Tabulky z literatury

experiment-column-source = v prameni
experiment-column-python = pramen, Python
experiment-column-cpp = pramen, C++
experiment-s0-1 = Studentská práce o sudoku a teorii grafů, tabulka 1: zadání těžké pro hrubou sílu
experiment-s0-2 = Studentská práce o sudoku a teorii grafů, tabulka 2: zadání těžké pro člověka
experiment-s0-3 = Studentská práce o sudoku a teorii grafů, tabulka 3: vytvořená zadání, která vyřeší úvaha
experiment-s0-4 = Studentská práce o sudoku a teorii grafů, tabulka 4: vytvořená zadání ověřená hrubou silou
experiment-s0-brute-force = Studentská práce o sudoku a teorii grafů: zadání, na které je hrubá síla krátká
experiment-s1-annealing = Studentská práce o optimalizačních heuristikách, tabulka 2: simulované žíhání
experiment-s1-shooting = Studentská práce o optimalizačních heuristikách, tabulka 1: vystřel a jdi
experiment-s3 = Studentská práce s nástroji pro sudoku: tři verze jednoho řešiče
experiment-puzzles-hard-for-brute-force = Zadání s prázdným prvním řádkem, do kterého nakonec přijdou vysoké číslice
experiment-puzzles-hard-for-people = Zadání, které vyžaduje dlouhé řetězce
experiment-puzzles-made-by-reasoning = Plné mřížky, ze kterých se náhodně ubíraly číslice, dokud zbytek vyřešila pravidla
experiment-puzzles-made = Plné mřížky, ze kterých se náhodně ubíraly číslice, dokud měl zbytek jediné řešení
experiment-puzzles-defeats-brute-force = Zadání vytvořené proti hrubé síle
experiment-puzzles-order-2 = Mřížka řádu 2 se čtyřmi zadanými číslicemi
experiment-puzzles-textbook = Učebnicový příklad
experiment-puzzles-no-candidate = Zadání s políčkem bez kandidátů
experiment-puzzles-no-solution = Jiné zadání bez řešení
experiment-puzzles-newspaper = Zadání jako z novin
experiment-puzzles-very-hard-1 = Velmi těžké zadání
experiment-puzzles-very-hard-2 = Jiné velmi těžké zadání
experiment-puzzles-blank = Prázdná mřížka
