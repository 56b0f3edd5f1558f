### Slova, která do vět vkládají funkce. Jsou to data jazyka: viz src/locale/.

-decimal-mark = ,

## Spojky

-join-and = a
# Před poslední částí výčtu, jehož části jsou samy výčty.
-join-parts = a také
-join-or = nebo
-join-either = nebo
    .behind = ,
-join-nor = ani
    .repeated = ani

## Předložky a pád, se kterým se pojí

-preposition-in = v
    .vocalised = ve
    .case = locative
-preposition-into = do
    .case = genitive
-preposition-from = z
    .vocalised = ze
    .case = genitive
-preposition-with = s
    .vocalised = se
    .case = instrumental
-preposition-to = k
    .vocalised = ke
    .case = dative

## Podstatná jména

-noun-block = blok
    .gender = masculine
    .genitive = bloku
    .dative = bloku
    .accusative = blok
    .locative = bloku
    .instrumental = blokem
    .plural = bloky
    .plural-genitive = bloků
    .plural-dative = blokům
    .plural-accusative = bloky
    .plural-locative = blocích
    .plural-instrumental = bloky
-noun-candidate = kandidát
    .gender = animate
    .genitive = kandidáta
    .dative = kandidátovi
    .accusative = kandidáta
    .locative = kandidátovi
    .instrumental = kandidátem
    .plural = kandidáti
    .plural-genitive = kandidátů
    .plural-dative = kandidátům
    .plural-accusative = kandidáty
    .plural-locative = kandidátech
    .plural-instrumental = kandidáty
-noun-cell = políčko
    .gender = neuter
    .genitive = políčka
    .dative = políčku
    .accusative = políčko
    .locative = políčku
    .instrumental = políčkem
    .plural = políčka
    .plural-genitive = políček
    .plural-dative = políčkům
    .plural-accusative = políčka
    .plural-locative = políčkách
    .plural-instrumental = políčky
-noun-column = sloupec
    .gender = masculine
    .genitive = sloupce
    .dative = sloupci
    .accusative = sloupec
    .locative = sloupci
    .instrumental = sloupcem
    .plural = sloupce
    .plural-genitive = sloupců
    .plural-dative = sloupcům
    .plural-accusative = sloupce
    .plural-locative = sloupcích
    .plural-instrumental = sloupci
-noun-diagonal = diagonála
    .gender = feminine
    .genitive = diagonály
    .dative = diagonále
    .accusative = diagonálu
    .locative = diagonále
    .instrumental = diagonálou
    .plural = diagonály
    .plural-genitive = diagonál
    .plural-dative = diagonálám
    .plural-accusative = diagonály
    .plural-locative = diagonálách
    .plural-instrumental = diagonálami
    .in = na
-noun-digit = číslice
    .gender = feminine
    .genitive = číslice
    .dative = číslici
    .accusative = číslici
    .locative = číslici
    .instrumental = číslicí
    .plural = číslice
    .plural-genitive = číslic
    .plural-dative = číslicím
    .plural-accusative = číslice
    .plural-locative = číslicích
    .plural-instrumental = číslicemi
-noun-given = zadaná číslice
    .gender = feminine
    .genitive = zad