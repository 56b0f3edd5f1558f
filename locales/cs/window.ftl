### Okno: popisky a co okno říká uživateli.

window-name = Důvod
# V titulku okna: kolikáté zadání svého souboru je ve hře.
window-puzzle-number = zadání { NUMBER($number) }
# Jak tento jazyk nazývá přepínač jazyků.
window-language = CS
# Slova, po nichž nekončí řádek, oddělená mezerami.
typesetting-bound = -li er# ep# ed# a i k o s u v z číslice# číslici# číslicí# číslic# krok# kroku# kroky# #krok #kroc #políč #číslic #řád #sloup #blok #kandidát #zadán #řešen #pravid #příklad #vteřin #minut #chyb #možnost

## Horní lišta a lišta nástrojů

window-dark = Tmavé barvy (Ctrl+T)
window-light = Světlé barvy (Ctrl+T)
window-example = Příklad
window-example-key = Příklad (Ctrl+E)
window-examples = Příklady
window-files = Soubor
window-open = Otevřít…
window-paste = Vložit
window-solve-key = Vyřešit a vysvětlit (F5)
window-reset-key = Vyprázdnit mřížku (Ctrl+R)
window-files-key = Soubory: otevřít, uložit, nová zadání (F3)
window-places-keys = Mřížka (Ctrl+1), kniha pravidel (Ctrl+2), laboratoř (Ctrl+3)
window-language-key = Další jazyk (Ctrl+L)
window-reset = Vyprázdnit
window-clear = Smazat řešení
window-emptied = Mřížka je prázdná. Co v ní bylo, vrátíte klávesami Ctrl+Z.
window-found-as-givens =
    Žádná číslice není označena jako zadaná, { $count ->
        [one] proto se za zadanou bere ta jediná, která v mřížce je.
       *[other] proto se za zadané berou všechny (celkem { NUMBER($count) }).
    }
window-replaced = Nahráno. Předchozí rozepsanou mřížku vrátíte klávesami Ctrl+Z.
window-clear-solution = Smazat řešení a ponechat zadání (Delete)
window-solve = Vyřešit
window-cancel = Zrušit

## Řádek nástrojů

window-givens = { COUNT($count, noun: "given", form: "figures") }
window-solving = Řeším…
window-solving-far = krok { $step } · { $seconds } s
window-solved = Vyřešeno
window-unfinished = Nedokončeno
window-beyond-rules = nad rámec těchto pravidel
window-one-solution = jediné řešení
window-steps = { COUNT($count, noun: "step", form: "figures") }
window-digit-shows = Zvýraznit všude číslici { DIGIT($digit) } (Alt+{ DIGIT($digit) })
window-digit-takes = Vzít číslici { DIGIT($digit) } pro políčka, na která pak klepnete ({ DIGIT($digit) })
window-digit-writes = Napsat { DIGIT($digit, noun: "yes", case: "accusative") } ({ DIGIT($digit) }), jako značku (Shift+{ DIGIT($digit) })
window-digit-marks = Napsat nebo smazat tužkovou značku { DIGIT($digit) } ({ DIGIT($digit) })
window-digit-enters = Napsat { DIGIT($digit, noun: "yes", case: "accusative") } ({ DIGIT($digit) })
window-digit-shown = { DIGIT($digit, noun: "yes", start: "yes") } je všude zvýrazněna. Psát ji můžete, až vyberete políčko.
window-no-cell-to-ask = Nejprve vyberte políčko, na které se ptáte.
window-mark-how = Proč tu ta číslice není, se dozvíte, když nejdřív stisknete N. Když píšete značky, klepnutí značku škrtne.
window-undo-takes-puzzle = V tomto zadání už není co vracet. Dalším Ctrl+Z vrátíte do mřížky, co v ní bylo předtím.
window-puzzle-taken = V mřížce je zase to, co v ní bylo předtím. Zadání vrátí Ctrl+Y.
window-why-not-which = Proč tam není? Stiskněte číslici, na kterou se ptáte. Otázku zruší Esc.
window-pace-is = { NUMBER($seconds) } s na krok
window-no-cell = Nejprve vyberte políčko myší nebo šipkami.

## Hra

window-play = Hrát
window-play-key = Hrát (F2)
window-edit-givens = Změnit zadané číslice (F2)
window-digits = Číslice
window-marks = Značky
window-corner = Rohové
window-centre = Středové
window-corner-key = Rohové značky (V)
window-centre-key = Středové značky (C)
window-colours = Barvy
window-entry-how = Co píší klávesy s číslicemi (mezerník). Se Shiftem píší vždy značku.
window-fill-marks = Doplnit značky
window-fill-marks-short = Doplnit
window-fill-marks-key = Doplnit značky (F6)
window-check = Zkontrolovat
window-check-short = Kontrola
window-check-key = Zkontrolovat (F7)
window-show-singles = Ukázat jediné kandidáty (F8)
window-hide-singles = Skrýt jediné kandidáty (F8)
window-no-singles = Žádné políčko teď nemá právě jednoho kandidáta.
window-clear-marks = Smazat všechny značky
window-clear-colours = Smazat všechny barvy
window-restart = Začít znovu (Ctrl+Shift+R)
window-erase = Smazat (Delete)
window-undo = Zpět (Ctrl+Z)
window-redo = Znovu provést (Ctrl+Y)
window-more = Více (F10)
window-pause = Zastavit čas (F9)
window-paused = Přestávka
window-hardness = { MESSAGE($level) } · { NUMBER($score) }
window-hidden = Čas stojí a mřížka je skrytá. Pokračujte klepnutím na ni nebo klávesou F9.
window-go-on-playing = Pokračovat (F9)
window-completed-by-hints = Vyplněno podle nápovědy
window-completed = Vyřešili jste to
window-completed-time = Čas: { $time }.
window-completed-best = Na této obtížnosti je to váš nejlepší čas; dosud to byl { $time }.
window-completed-before = Váš nejlepší čas na této obtížnosti: { $time }.

## Panel

window-tab-why = Proč
window-tab-procedure = Postup
window-tab-hint = Nápověda
window-hide-panel = Schovat panel (Ctrl+B)
window-show-panel = Ukázat panel (Ctrl+B)
window-close = Zavřít (Esc)
window-tab-why-tip = Proč do vybraného políčka patří jeho číslice (další záložka: Tab)
window-tab-procedure-tip = Jak se zadání řeší krok za krokem (další záložka: Tab)
window-tab-hint-tip = Co pomůže dál (H)
window-proof-by-tip = Nejsnazší důkaz, nebo důkaz podle postupu (S)
window-strengths-tip = Kolik toho nápověda řekne (H: víc)
window-choose-cell = Vyberte políčko
window-choose-cell-how = Šipkami nebo myší. Důvod se ukáže tady.
window-choose-candidate-how = Proč tam některá číslice není? Vyberte políčko, stiskněte N a pak tu číslici.
window-empty-title = Napište číslice, nebo nahrajte zadání
window-empty-how = Myší nebo šipkami vyberte políčko a napište do něj číslici.
window-entering-title = Píšete zadání
window-entering-how = Každá číslice, kterou teď napíšete, patří k zadání.
window-entering-then = Až bude celé, stiskněte Hrát (F2). Co napíšete potom, už bude vaše a zadání se nezmění.
window-entering-solve = Tlačítkem Vyřešit (F5) si je necháte vyřešit a vysvětlit.
window-determined-title = Zadání má právě jedno řešení
window-determined-how = Je-li opsané celé, stiskněte Hrát (F2).
window-determined-then = Co napíšete ještě předtím, patří k zadání, co potom, už je vaše.
window-several-so-far = Zatím má víc než jedno řešení: nějaká číslice mu ještě chybí, nebo je některá napsaná jinak, než má být.
window-none-so-far = Takto nemá žádné řešení: některá z číslic je napsána jinak, než má být.
window-plays-several = Toto zadání má víc než jedno řešení
window-plays-none = Toto zadání nemá žádné řešení
window-plays-several-how = Hrát ho můžete, ale bez kontroly a nápověd. Nechybí v něm nějaká číslice, nebo není některá napsaná jinak, než má být?
window-plays-none-how = Některá z jeho číslic je napsána jinak, než má být.
window-plays-several-why = Ukázat rozdíly
window-plays-none-why = Ukázat proč
window-plays-edit = Změnit zadané číslice
window-surplus-title = S tím, co jste dopsali, nemá zadání řešení
window-surplus-how =
    { LENGTH($cells) ->
        [one] Právě jedno řešení mělo zadání už předtím, než jste něco napsali { CELLS($cells, prep: "into") }. Jestli tu číslici jen zkoušíte, nechte si ji jako svou.
       *[other] Právě jedno řešení mělo zadání už předtím, než jste něco napsali { CELLS($cells, prep: "into") }. Jestli tyto číslice jen zkoušíte, nechte si je jako své.
    }
window-surplus-play =
    { $count ->
        [one] Hrát s ní jako se svou
       *[other] Hrát s nimi jako se svými
    }
window-afterthoughts =
    { $count ->
        [one] Patří tato číslice k zadání?
       *[other] Patří tyto číslice k zadání?
    }
window-afterthoughts-how =
    { LENGTH($cells) ->
        [one] Když jste psali { CELLS($cells, prep: "into") }, mělo už zadání právě jedno řešení. Jestli jste tam číslici jen zkoušeli, nechte si ji jako svou.
       *[other] Když jste psali { CELLS($cells, prep: "into") }, mělo už zadání právě jedno řešení. Jestli jste tam číslice jen zkoušeli, nechte si je jako své.
    }
window-they-are-givens = Ano, k zadání
window-they-are-mine = Ne, jen zkouším
window-won-title = Máte vyřešeno
window-won-how = Tlačítko Vyřešit (F5) ukáže celý postup krok za krokem.
window-restarted = Hra začíná znovu. Původní stav vrátí Ctrl+Z.
window-ready-title = Zatím není co vysvětlovat
window-ready-how = Stiskněte tlačítko Vyřešit nebo klávesu F5.
window-ready-then = Pak tu bude celý postup krok za krokem, každý krok slovy i v mřížce.
window-solving-title = Řeším…
window-solving-how = Důvody se ukážou tady. Řešení zrušíte klávesou Esc.

## Proč

window-house = { HOUSE($house) }
window-cell = { CELL($cell) }
window-left = zbývá
window-step-number = { ORDINAL($step, noun: "step") }
window-step-within = uvnitř { ORDINAL($step, noun: "step", case: "genitive") }
window-proof-by-shortest = Nejsnazší
window-proof-by-procedure = Podle postupu
window-proof-looking = Hledám nejsnazší…
window-proof-found = Ukázat nalezený nejsnazší: { COUNT($steps, noun: "step", form: "figures", case: "accusative") }
window-proof-length =
    { COUNT($steps, noun: "step", form: "figures") }{ $inner ->
        [0] {""}
       *[other] {" "}(i s vnitřními { NUMBER($all) })
    }
window-proof-compared =
    { window-proof-length } · podle postupu: { COUNT($slice, noun: "step", form: "figures") }{ $slice_inner ->
        [0] {""}
       *[other] {" "}(i s vnitřními { NUMBER($slice_all) })
    }
window-proof-meaning = Co to znamená (M)
window-proof-effort =
    Náročnost tohoto důkazu je { NUMBER($effort) }. Sčítá se v ní skóre všech použitých pravidel a deset za
    přečtení každého kroku: čím je menší, tím snáze se důkaz sleduje.
window-proof-proved =
    Náročnost tohoto důkazu je { NUMBER($effort) }, podle postupu { NUMBER($slice_effort) }: je to skóre všech použitých pravidel
    a deset za každý krok. Čím je menší, tím snáze se důkaz sleduje. Důvod prošel
    { NUMBER($met) } použití pravidel a je dokázáno, že méně náročný důkaz se z nich složit nedá.
window-proof-not-proved =
    Náročnost tohoto důkazu je { NUMBER($effort) }, podle postupu { NUMBER($slice_effort) }: je to skóre všech použitých pravidel
    a deset za každý krok. Čím je menší, tím snáze se důkaz sleduje. Méně náročný důkaz jsme nenašli; zda nějaký existuje,
    není rozhodnuto.
window-unfold = Rozbalit (Shift+→)
window-fold = Sbalit (Shift+←)
window-stands-on =
    { $total ->
        [0] Stojí jen na kandidátech ze zadání
       *[other] { $count ->
            [0] Nestojí na žádné zadané číslici
           *[other] Stojí na { $rest ->
                [0] { $count ->
                    [one] jediné zadané číslici
                   *[other] všech { $count } zadaných číslicích
                }
               *[other] { $count } { COUNT($total, noun: "given", form: "figures", prep: "from") }
            }
        }
    }

window-choose-cell-in-play =
    Šipkami nebo myší. Pak se můžete zeptat, která číslice tam patří a proč, nebo proč tam některá nepatří.
window-in-play-title = { CELL($cell, noun: "yes", start: "yes") }
window-in-play-empty =
    Která číslice sem patří a proč? Dozvíte se co nejsnazší zdůvodnění, které vychází z toho, co je v mřížce teď. Týká se
    jen tohoto políčka a o ostatních neprozradí víc, než je k němu potřeba.
window-in-play-filled =
    Patří sem { DIGIT($digit, form: "name") }? A proč? Odpověď vychází ze všeho ostatního, co je teď v mřížce správně, a týká se
    jen tohoto políčka.
window-in-play-which = Která a proč? (W)
window-in-play-right = Patří sem? (W)
window-wonder-how = Klávesa Enter tu nic neprozradí. Na vybrané políčko se zeptáte klávesou W.
window-in-play-why-not = Proč ne…? (N a číslice)
window-in-play-not-which = Která číslice sem podle vás patří?
window-in-play-solve = Klávesa F5 vyřeší celé zadání; pak si přečtete všechny důvody.
window-in-play-looking = Hledám důvod…
window-find-mistake = Kde je? (F7)
window-why-one-solution = Na důvod u políčka se lze ptát, jen když má zadání právě jedno řešení.

## Postup

window-step-shown = Krok { $step }
window-step-of = { COUNT($total, form: "figures", prep: "from") }
window-score = skóre { $score }
window-score-so-far = dosavadní skóre { $score }
window-score-beside = tyto kroky { NUMBER($score) } · zadání { NUMBER($puzzle) }
window-score-why =
    Zadání se hodnotí podle pravidel v jejich pořadí. Nejtěžší z nich je pak „{ MESSAGE($hardest) }“ a skóre je
    { NUMBER($puzzle) }. Zdejší postup volí kroky tak, aby všechny dohromady daly méně práce; jejich skóre je { NUMBER($score) }.
window-level-raised =
    Nejtěžší krok má obtížnost „{ MESSAGE($hardest) }“. Skóre { NUMBER($score) } je ale nad mezí této obtížnosti, která je
    { NUMBER($limit) }, a proto je obtížnost zadání vyšší.
window-explainer = ER { NUMBER($er, minimumFractionDigits: 1) }
window-explainer-all =
    Sudoku Explainer: ER { NUMBER($er, minimumFractionDigits: 1) } (nejtěžší krok), EP
    { NUMBER($ep, minimumFractionDigits: 1) } (nejtěžší krok až po první doplněnou číslici), ED
    { NUMBER($ed, minimumFractionDigits: 1) } (první krok).
window-explainer-three =
    ER { NUMBER($er, minimumFractionDigits: 1) } · EP { NUMBER($ep, minimumFractionDigits: 1) } · ED { NUMBER($ed, minimumFractionDigits: 1) }
window-explainer-steps = Ukázat kroky programu Sudoku Explainer (E).
window-explainer-back = Toto jsou kroky programu Sudoku Explainer. Zpět ke krokům podle pravidel (E).
window-explainer-awaited = Sudoku Explainer toto zadání ještě hodnotí.
window-explainer-none = Sudoku Explainer hodnotí jen klasická zadání 9×9, a to podle zadaných číslic.
window-rating = hodnocení { $rating }
window-tenths = { NUMBER($number, minimumFractionDigits: 1) }
window-number = { $number }
window-column-rule = Pravidlo
window-column-result = Výsledek
window-column-score = Skóre
window-column-rating = Hodnocení
window-filter = Filtr (F)
window-filter-on = Filtr: { COUNT($count, noun: "step", form: "figures") }
window-pace = { NUMBER($seconds) } s na krok
window-walk-alone = Přehrát kroky (P)
window-walk-stop = Zastavit (P)
window-go-first = První krok (Home)
window-go-back = O krok zpět (,)
window-go-on = O krok dál (.)
window-go-last = Poslední krok (End)

window-show-reasons = Ukázat { COUNT($count, noun: "step", form: "figures", case: "accusative") }
window-hide-reasons = Skrýt { COUNT($count, noun: "step", form: "figures", case: "accusative") }

## Nápověda

window-hint-not-whole = Klávesa H napoví víc, Alt+H ukáže celý krok; Enter ho pak provede.
window-hint-how =
    Každá nápověda řekne o něco víc: nejprve pravidlo, které pomůže, potom kam se podívat, potom otázku a nakonec
    celý krok. Další dostanete klávesou H, celý krok hned klávesami Alt+H.
window-hint-one-solution = Nápověda je jen k zadáním, která mají právě jedno řešení.
window-hint-empty = V prázdné mřížce není z čeho vycházet. Napište číslice, nebo nahrajte zadání; F5 ukáže, jak lze prázdnou mřížku vyplnit.
window-hint-looking = Hledám nápovědu…
window-hint-ask-rule = Napovědět (H)
window-hint-ask-place = Kam se podívat (H)
window-hint-ask-question = Napovědět otázkou (H)
window-hint-ask-step = Ukázat celý krok (H)
window-hint-do = Provést
window-hint-other = Jiný krok ({ ORDINAL($number) } v pořadí).
window-hint-another = Jiná nápověda (Shift+H)
window-steps-open = Všechny možné kroky (A)
window-steps-title = Všechny kroky
window-steps-close = Zavřít (A)
window-looking-for = { NUMBER($seconds) } s
window-steps-looking = Hledám všechny kroky…
window-steps-count =
    { $count ->
        [one] Našel se { $count } možný krok
        [few] Našly se { $count } možné kroky
       *[other] Našlo se { $count } možných kroků
    } bez zkoušení. Listuje se čárkou a tečkou.
window-steps-by-rule = Podle pravidel
window-steps-by-cell = Podle políček
window-steps-by-conclusion = Podle výsledků
window-steps-more = Ukázat všech { NUMBER($count) }
window-steps-fold = Skrýt tyto kroky
window-steps-unfold = Ukázat tyto kroky
window-steps-placed = { CELL($cell) } = { DIGIT($digit) }
window-steps-struck = { CELL($cell) } ≠ { DIGIT($digit) }
window-strength-rule = Pravidlo
window-strength-place = Místo
window-strength-question = Otázka
window-strength-step = Celý krok
window-last-move = Poslední tah: { MESSAGE($facts) }
window-judge-mistake = Proč je { CELL($cell, prep: "in") } chyba?
window-review-open = Rozbor hry (Shift+J)
window-review-title = Rozbor hry
window-review-close = Zavřít (Shift+J)
window-review-looking = Procházím vaše tahy…
window-review-one-solution = Rozebrat lze jen hru, jejíž zadání má právě jedno řešení.
window-review-mistakes = Udělali jste { COUNT($count, noun: "mistake", case: "accusative") }. Počítají se i ty, které jste vzali zpět; v rozboru ale nejsou.
window-review-how =
    Tahy jsou seřazeny podle nejjednoduššího pravidla, které na ně stačí. Jestli jste je našli právě tak, program neví.
window-judge = Byl správný? (J)
window-judge-why = Proč?
window-judge-hide = Skrýt důvod
window-no-last-move = Zatím jste neudělali žádný tah, který by šlo posoudit.

## Nálezy

window-show-differences = Ukázat rozdíly (D)
window-hide-differences = Skrýt rozdíly (D)

window-more-details = Podrobnosti (M)
window-slips = Porovnejte zadání s předlohou. Právě jedno řešení by mělo { $count ->
        [one] po této opravě
       *[other] po jedné z těchto oprav
    }:
window-slips-such-as = Porovnejte zadání s předlohou. Právě jedno řešení by mělo třeba po jedné z těchto oprav:
window-slip-change = Opravit { DIGIT($digit) } { CELL($cell, prep: "in") } na { DIGIT($instead) }
window-slip-move = Přesunout { DIGIT($digit) } { CELL($cell, prep: "from") } { CELL($at, prep: "into") }
window-conflict-many =
    Spolu nemůže obstát { COUNT($count, noun: "given", form: "figures") }; když kteroukoli z nich vynecháte, zbylé už řešení
    mají. Důvod vychází jen z nich, a mřížka při něm proto ukazuje jen je.
window-differ = Liší se { COUNT($count, noun: "cell", prep: "in") }.
window-differ-shown = Liší se { COUNT($count, noun: "cell", prep: "in") }; mřížka ukazuje, co v nich může být.
window-differ-shown-in-empty =
    Liší se { COUNT($count, noun: "cell", prep: "in") }; mřížka ukazuje, co může být v těch, která jsou volná.
window-certain =
    { $count ->
        [one] Jedna další číslice je ve všech řešeních stejná.
        [few] Další { COUNT($count, noun: "digit") } jsou ve všech řešeních stejné.
       *[other] Dalších { COUNT($count, noun: "digit") } je ve všech řešeních stejných.
    } Z pravidel, která nepředpokládají jediné řešení, to plyne takto:
window-fewer-details = Méně podrobností (M)
window-solution-number = { NUMBER($number) }. řešení
window-solution-of = { NUMBER($number) }. řešení { COUNT($count, form: "figures", prep: "from") }
window-solution-drawn = Náhodné řešení
window-solution-none = Prohlédněte si jednotlivá řešení:
window-solution-searched = Hledám řešení…
window-solution-first = První řešení (Home)
window-solution-back = O jedno zpět (,)
window-solution-on = O jedno dál (.)
window-solution-last = Poslední řešení (End)
window-solution-draw = Náhodné (R)
window-solution-which = Přejít na… (G)
window-last-solution-unknown = Které řešení je poslední, nevíme: je jich příliš mnoho.
window-no-such-solution = Řešení s takovým pořadovým číslem není.

## Chyby a opakované číslice

window-mistakes =
    { LENGTH($cells) ->
        [one] Chyba je { CELLS($cells, prep: "in") }
       *[other] Chyby jsou { CELLS($cells, prep: "in") }
    }
window-struck-mistakes =
    { LENGTH($cells) ->
        [one] { CELLS($cells, noun: "yes", prep: "from", start: "yes") } jste vyškrtli značku, která tam patří
       *[other] { CELLS($cells, noun: "yes", prep: "from", start: "yes") } jste vyškrtli značky, které tam patří
    }
window-mistake-how = Proč je to chyba, ukáže krok za krokem tlačítko „Proč?“.
window-mistakes-how = Proč je { CELL($cell, prep: "in") } chyba, ukáže krok za krokem tlačítko „Proč?“.
window-mistake-why = Proč?
window-with-enter = { $label } (Enter)
window-take-back = Vzít zpět
window-slip-erase = Smazat { DIGIT($digit) } { CELL($cell, prep: "from") }
window-take-them-back = Vzít je zpět
window-collides-with = { DIGIT($digit) } { CELL($cell, prep: "in") } odporuje { DIGIT($against, form: "name", case: "dative") } { CELL($other, prep: "in") }
window-collides-with-given = { DIGIT($digit) } { CELL($cell, prep: "in") } odporuje zadané { DIGIT($against, form: "name", case: "dative") } { CELL($other, prep: "in") }
window-collides-among = { DIGIT($digit) } { CELL($cell, prep: "in") } odporuje číslicím { CELLS($others, prep: "in") }
window-collides-alone = { DIGIT($digit) } { CELL($cell, prep: "in") } být nemůže
window-slip-also =
    { LENGTH($cells) ->
        [one] V rozporu je i číslice { CELLS($cells, prep: "in") }.
       *[other] V rozporu jsou i číslice { CELLS($cells, prep: "in") }.
    }
window-slip-more =
    { LENGTH($cells) ->
        [one] Chyba je i { CELLS($cells, prep: "in") }.
       *[other] Chyby jsou i { CELLS($cells, prep: "in") }.
    }
window-collides-in = { HOUSES($houses, prep: "in", start: "yes") } by { DIGIT($digit, form: "name") } byla víc než jednou.

## Předvolby, klávesy, o programu

window-preferences = Předvolby
window-preferences-key = Předvolby (Ctrl+,)
window-keys = Klávesy
window-keys-page = První kroky a klávesy
window-keys-key = Klávesy (F1)
window-about = O programu
window-no-preferences = Řádek { $line }, sloupec { $column }: toto není soubor s předvolbami.
window-not-put-aside = Odložit ho se nepodařilo: { MESSAGE($reason) }.
window-troubles = Ne vše, co bylo uloženo, se podařilo přečíst
window-trouble = { MESSAGE($what) }:
window-broken = Důvod udělal chybu: práce, kterou měl rozdělanou, se nedokončila
window-broken-kept = Zadání i rozehraná hra zůstaly, jak byly, a můžete pokračovat. U stejného zadání a stejné otázky se to může opakovat.
window-put-aside = Odložili jsme ho jako { $aside }.
window-not-kept = Hru se nedaří uložit
window-other-open = Toto je { $number }. okno: Důvod už je otevřen
window-other-how = { $number ->
        [2] První okno si ponechává svou hru.
       *[other] Ostatní okna si ponechávají své hry.
    } Toto má vlastní; najdete ji tu, až bude zase otevřené { $number }. okno. Předvolby a profily jsou společné.

setting-language = Jazyk
setting-theme = Vzhled
setting-light = světlý
setting-dark = tmavý
setting-system = podle systému
setting-colours = Barvy
setting-standard = běžné
setting-high-contrast = vysoký kontrast
setting-colour-blind = pro barvoslepé
setting-text-size = Velikost písma v %
setting-text-largest = V takto velkém okně už text větší být nemůže. Zvětšete okno.
setting-text-room = Okno má místo jen na { $percent } %.
setting-mark-size = Velikost značek
setting-marks-as-text = podle písma
setting-marks-usual = běžná
setting-marks-large = velká
setting-mark-weight = Písmo značek
setting-marks-plain = obyčejné
setting-marks-bold = tučné
setting-coordinates = Názvy políček
setting-telling = Podoba kroků
setting-in-sentences = věty
setting-in-notation = zápis pro znalce
setting-order = Při psaní vybíráte nejdřív
setting-cell-first = políčko
setting-digit-first = číslici
setting-cursor = Po zapsání číslice kurzor
setting-stays = zůstane
setting-moves-on = jde dál
setting-same-digits = Číslice stejné jako ve vybraném políčku se
setting-lit = zvýrazní
setting-unlit = nezvýrazní
setting-under = Kandidáti pod ukazatelem
setting-level = Obtížnost při hře
setting-under-shown = ukazovat
setting-not-shown = neukazovat
setting-collisions = Opakovaná číslice se
setting-shown = ukáže
setting-refused = odmítne
setting-marks = Nemožné značky
setting-hidden = skrýt
setting-kept = ponechat
setting-checking = Chyby se ukazují
setting-on-demand = na požádání
setting-always = vždy
setting-profile = Profil pravidel
setting-how = Vybírá se a mění šipkami, zavírá klávesou Esc. Vše zůstane nastaveno i příště.

about-version = Verze { $version }
about-what =
    Důvod řeší sudoku úvahou a u každého políčka i kandidáta umí říct proč. Každý jeho krok je dokázán, žádný není odhad.
about-rules = Zná { COUNT($count, noun: "rule", form: "figures", case: "accusative") }, každé vyloží vlastními slovy a u { $shown } z nich má i příklady.
about-knowledge = Odkud znalosti pocházejí
about-rules-from =
    Pravidla objevili a pojmenovali během let hráči sudoku. Názvy, skóre a obtížnosti se řídí programem HoDoKu (Bernhard Hobiger), druhá stupnice programem Sudoku Explainer (Nicolas Juillerat) a řada vzorů byla poprvé popsána na Sudoku Players’ Forum. Že žádné zadání 9×9 s méně než 17 číslicemi nemá právě jedno řešení, ukázali Gary McGuire, Bastian Tugemann a Gilles Civario.
about-questions-from =
    Na co se lze ptát a jak program odpovídá, vychází z českých studentských prací o řešení sudoku, především z té, jejíž program své řešení sám vysvětluje.
about-licences = Licence
about-licence = Důvod můžete používat podle svého výběru pod licencí MIT, nebo Apache 2.0.
about-font = Písmo je Inter pod licencí SIL Open Font License.
about-built = Z čeho je postaven
about-built-with =
    Je napsán v jazyce Rust. Okno kreslí iced, slova obstarává Fluent, o znalosti a soubory se starají RON a serde, dialogy otevírá rfd, složky hledá directories, příkazovou řádku čte clap a pomáhají rand a mimalloc. To všechno je svobodný software.

## Co znamenají značky v mřížce

window-legend-open = Co říkají znaky
window-legend-is-not = není
window-legend-then-is = pak je
window-legend-strong = silná vazba
window-legend-weak = slabá vazba
window-legend-group = shluk
window-legend-base = skupina, která číslici potřebuje
window-legend-cover = skupina, kde se číslice spotřebuje
window-legend-lit = podmínka úlohy, o kterou se krok opírá
window-legend-set = množina { $letter }
window-legend-branch = co plyne z případu
window-legend-if = pokud { MESSAGE($fact) }
window-legend-then = pak { MESSAGE($fact) }
window-legend-chain-end = konec řetězce
window-legend-shared = společná číslice množin
window-legend-set-digit = číslice, která jinde odpadá
window-legend-pivot = číslice vedoucího políčka
window-legend-pincer = číslice křídla
window-legend-extra = ploutev či jiný kandidát navíc
window-legend-supposition = předpoklad
window-legend-target = vyškrtnuto
window-legend-no-place = kde na číslici nezbývá místo

## Chyby, než se okno otevře

window-not-made = Okno se nepodařilo vytvořit: { $reason }.
