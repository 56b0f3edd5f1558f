### Nová zadání: stránka v okně.

maker-title = Nová zadání
maker-open-key = Vytvořit zadání… (Ctrl+G)
maker-choices = Volby
maker-made = Vytvořená ({ NUMBER($count) })
maker-make = Vytvořit
maker-earlier = Vytvořeno dřív:
maker-set = { COUNT($count, noun: "puzzle", form: "figures") }
maker-set-seed = číslo náhody { $seed }
maker-set-damaged = Na řádku { $line } nejsou vytvořená zadání, která by šlo přečíst. Co se přečíst dalo, najdete na stránce Nová zadání (Ctrl+G).
maker-not-kept = Vytvořená zadání se nedaří uchovat na příště
maker-save = Uložit všechna…
maker-how = Šipkami nahoru a dolů procházíte volby, šipkami doleva a doprava je měníte, mezerník rozbalí seznam. Enter zadání vytvoří, Esc stránku zavře.
maker-any = nezáleží
maker-no = ne
maker-yes = ano
maker-number = { NUMBER($number) }
maker-no-number = Napište číslo od { NUMBER($least, useGrouping: "false") } do { NUMBER($most, useGrouping: "false") }.
maker-no-whole-number = Napište celé číslo, 0 nebo větší.

## Volby

maker-from = Zadání
maker-from-new = nová
maker-from-easier = moje, ale lehčí
maker-from-harder = moje, ale těžší
maker-nothing-to-change = Mřížka je prázdná. Nahrajte nebo napište zadání, které se má pozměnit.
maker-grid = Mřížka
maker-level = Obtížnost
maker-score = Skóre
maker-er = ER (Sudoku Explainer)
maker-er-hint = třeba 7.0–8.3
maker-score-hint = třeba 500–900
maker-givens = Počet zadaných číslic
maker-givens-hint = třeba 24–28
maker-symmetry = Souměrnost zadaných číslic
maker-pattern = Políčka zadaných číslic
maker-by-lot = náhodná
maker-drawn = nakreslím je
maker-draw-how = Klepněte na políčka, nebo po nich přejeďte se stisknutým tlačítkem. Souměrnost je doplní.
maker-nothing-drawn = Nakreslete políčka v malé mřížce.
maker-cells = { COUNT($count, noun: "cell", form: "figures") }
maker-clear = Smazat
maker-as-at-hand = Jako v mém zadání
maker-minimal = Žádná zadaná číslice navíc
maker-guessing = Kolik % zbude na hádání
maker-solvable = Řešitelná profilem bez předpokladů
maker-rule = Bez tohoto pravidla to nejde
maker-seek = Část názvu
maker-found-none = Nic takového tu není.
maker-alone = Kromě tohoto pravidla
# Co bez pravidla nestačí, ale s ním ano.
maker-easier = lehčí pravidla nestačí, s ním ano
maker-singles = jen jediné možnosti; bez něj nestačí žádná lehčí pravidla
maker-singles-loosely = samotné jediné možnosti nestačí, s ním ano
maker-count = Kolik jich má být
maker-attempts = Po kolika neúspěšných pokusech vzdát
maker-seed = Výchozí číslo náhody
maker-seed-hint = pokaždé jiné

symmetry-none = žádná
symmetry-half-turn = otočení o 180°
symmetry-quarter-turn = otočení o 90°
symmetry-horizontal = shora dolů
symmetry-vertical = zleva doprava
symmetry-orthogonal = shora dolů i zleva doprava
symmetry-diagonal = podle klesající diagonály
symmetry-anti-diagonal = podle stoupající diagonály
symmetry-diagonals = podle obou diagonál
symmetry-full = všechna otočení a zrcadlení

## Co vzniklo

maker-far = { NUMBER($made) } { COUNT($count, form: "figures", prep: "from") } · { COUNT($attempts, noun: "attempt", form: "figures") } · { NUMBER($seconds) } s
# Pravidlo, o které jste si řekli, a co je zvoleno v maker-alone.
maker-asked = Požadované pravidlo: { MESSAGE($rule) } ({ MESSAGE($beside) }).
maker-done = Všechna zadání jsou hotová.
maker-given-up =
    Vzdáno: marných pokusů po sobě bylo { NUMBER($attempts) }. Možná takové zadání neexistuje; možná pomůže více pokusů
    nebo méně požadavků.
maker-cancelled = Zrušeno.
maker-report =
    { COUNT($count, noun: "puzzle", form: "figures", start: "yes") } za { NUMBER($seconds) } s, celkem { COUNT($attempts, noun: "attempt", form: "figures") }; zahozeno: { NUMBER($vain) }.
maker-thrown = Důvody zahození: { LIST($missed, join: "comma") }.
maker-missed = { MESSAGE($why) } { NUMBER($count) }×
maker-came-out = Co vyšlo: { LIST($out, join: "comma") }.
maker-level-count = { MESSAGE($level) } { NUMBER($count) }×
maker-no-level = nad rámec pravidel
maker-givens-span = zadaných číslic { NUMBER($least) } až { NUMBER($most) }
maker-score-span = skóre { NUMBER($least) } až { NUMBER($most) }
maker-explainer-span = ER { NUMBER($least, minimumFractionDigits: 1) } až { NUMBER($most, minimumFractionDigits: 1) }
maker-seed-used = Výchozí číslo náhody: { $seed }
maker-givens-column = Číslic
maker-score-column = Skóre
maker-number-column = Č.
maker-guessing-column = K hádání
maker-guessing-tip = Kolik procent prázdných políček zbude, když už nepomohou jediné možnosti. Kdo nic jiného nezná, musí tam hádat; 0 % znamená, že jediné možnosti stačí.
maker-percent = { NUMBER($share) } %
maker-guessing-is = k hádání { NUMBER($share) } %
maker-hardest = Nejtěžší pravidlo
# Nejtěžší pravidlo a to, které si uživatel přál a které je lehčí.
maker-hardest-and = { MESSAGE($hardest) } + { MESSAGE($rule) }
maker-explainer = ER
maker-explainer-tip = Nejtěžší krok, jak ho hodnotí Sudoku Explainer, od 1,0 výš.
maker-rating = { NUMBER($rating, minimumFractionDigits: 1) }
maker-score-is = skóre { NUMBER($score) }
maker-explainer-is = ER { $rating }

miss-grid = nevznikla plná mřížka
miss-pattern = v těchto políčkách více řešení
miss-givens = jiný počet zadaných číslic
miss-minimal = zadaná číslice navíc
miss-rule = jde to bez toho pravidla, nebo ani s ním
miss-profile = pravidla profilu bez předpokladů nestačí
miss-guessing = na hádání zbude jinak mnoho
miss-level = jiná obtížnost
miss-er = jiné ER
miss-score = jiné skóre
miss-change = obtížnost se nezměnila, jak měla
miss-again = už bylo

## Ukládání a otevření

maker-save-title = Uložit zadání
maker-save-name = zadani.txt
maker-saved =
    { $count ->
        [one] Zadání je uloženo v souboru { $file } { MESSAGE($place) }.
       *[other] Zadání ({ NUMBER($count) }) jsou uložena v souboru { $file } { MESSAGE($place) }.
    }
maker-save-extension = Název končí na { $found }; má končit na .txt nebo .sdm, každé zadání je na jednom řádku.
maker-opened = Zadání číslo { NUMBER($number) } je v mřížce. Hrát je můžete, až tuto stránku zavřete (Esc).

## Nové hry

game-title = Nebo rovnou hrajte:
game-of-day = Zadání dne
game-of-the-day = Zadání dne { MESSAGE($date) }
game-of-day-solved = { MESSAGE($puzzle) } už máte vyřešené, za { $time }. Znovu si ho zahrajete v odehraných hrách (Ctrl+H).
game-of-level-tip = Nová hra: { MESSAGE($level) }.
game-of-day-tip = Zadání tohoto dne, pro všechny stejné.
game-next-of-level = Další hra: { MESSAGE($level) } (Ctrl+Shift+N)
game-next-of-grid = Další hra: { MESSAGE($level) }, { $grid } (Ctrl+Shift+N)
game-making = Vytvářím zadání: { MESSAGE($level) }. Klávesa Esc to zastaví.
game-none = Ani po mnoha pokusech nic nevzniklo; zkuste to znovu, nebo zvolte jinou obtížnost.
game-first = Toto je první z vytvořených zadání. Dál jde klávesa Page Down.
game-last = Toto je poslední z vytvořených zadání. Zpět jde klávesa Page Up.
