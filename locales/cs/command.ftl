### Příkazová řádka: nápověda, odpovědi, chyby.

help-duvod =
    Řeší sudoku úvahou a říká proč. Bez příkazu otevře okno, a uvedete-li soubor FILE, rovnou s jeho
    zadáním. PUZZLE je soubor, „-“ pro standardní vstup, nebo samo zadání.
help-heading-usage = Použití
help-heading-commands = Příkazy
help-heading-arguments = Argumenty
help-heading-options = Volby

help-solve = Řešení; na přání více řešení a jejich počet
help-explain = Celý postup krok za krokem; s --profile se postup programu Sudoku Explainer, každý krok s hodnocením (klasická mřížka)
help-why = Proč je v políčku jeho číslice, nebo proč v něm není DIGIT; s --profile se podle postupu programu Sudoku Explainer (klasická mřížka)
help-check = Zda má zadání právě jedno řešení, a když ne, co je na něm špatně
help-rate = Jak těžké je zadání: obtížnost, skóre, nejtěžší pravidlo a kolikrát se které pravidlo použije; u klasické mřížky i hodnocení podle programu Sudoku Explainer
help-verify = Ověří záznam, který zapsal příkaz explain --json nebo why --json
help-rules = Báze znalostí
help-rules-list = Pravidla profilu v pořadí, v jakém se používají
help-rules-show = Co pravidlo říká, jeho parametry, místo v profilu a první příklad
help-rules-test = Zda pravidla najdou ve stavech zkušební sbírky, co v nich najít mají
help-rules-mine = Při řešení zadání najde příklady pravidla a vypíše je ve tvaru, jaký mají v souborech pravidel
help-rules-new = Založí pravidlo: zapíše jeho soubor a jeho slova ve všech jazycích, obojí jako kopii jiného pravidla
help-generate = Vytvoří zadání s právě jedním řešením, každé na jednom řádku
help-convert = Zapíše zadání v jiném tvaru
help-batch = Čte zadání, po jednom na řádku nebo v jiném tvaru, a ke každému zapíše na jeden řádek objekt JSON

help-file = Soubor, se kterým se okno otevře: zadání, nebo uložená hra
help-puzzles = Soubor s jedním nebo více zadáními, „-“ pro standardní vstup, nebo samo zadání
help-puzzle = Soubor, „-“ pro standardní vstup, nebo samo zadání
help-cell = Políčko, například E7 nebo r7c5
help-shortest = Nejsnazší odpověď, jakou se podaří najít, místo té, která je v celém postupu
help-verbose = S volbou --shortest: i náročnost odpovědi a celého postupu, a zda je dokázáno, že snazší není
help-proof = Zapsat úvahu také jako důkaz pro program VeriPB, který důkazy ověřuje: do souborů NAME.opb a NAME.pbp
help-digit = Číslice, která v políčku není
help-export = Obrázek zadání, rozehrané mřížky, kroku se značkami, nebo celého postupu; QR kód odkazu; nebo graf zadání
help-to = Obrázek (svg, png, pdf), graf pro program Graphviz (dot), graf k obarvení (dimacs), nebo klauzule pro řešič SAT (dimacs-cnf); bez této volby podle přípony souboru, jinak svg
help-output = Soubor, do kterého se výstup zapíše; bez této volby nebo s hodnotou „-“ se vypíše na standardní výstup
help-step = Nakreslit mřížku před krokem s tímto číslem a vyznačit v ní, z čeho krok vychází a co z něj plyne
help-print = Stránky k tisku: zadání s řešeními, cvičení na pravidlo, nebo kroky jednoho zadání jako sešit
help-print-output = Soubor, který se zapíše; jeho přípona určuje druh: .pdf, nebo .html pro webovou stránku
help-print-procedure = Místo zadání vytisknout každý krok k řešení i s obrázkem; jako .html stránku, která vysvětlí každé políčko
help-print-why = Místo zadání vytisknout odpověď, proč je v tomto políčku jeho číslice
help-per-page = Kolik zadání je na stránce (výchozí: 4)
help-paper = Velikost papíru (výchozí: a4)
help-print-levels = Nad každým zadáním uvést, jak je těžké
help-print-solutions = Za zadáními vytisknout jejich řešení
help-print-generate = Vytvořit N zadání podle voleb příkazu generate a vytisknout je. S volbou --practice: kolik mřížek (výchozí: tolik, kolik se vejde na stránku)
help-answers = Kam dát kroky cvičení: na další stránku (next), na vlastní list i při oboustranném tisku (sheet), nebo nikam (none)
help-print-steps = S --procedure: vytisknout jen kroky s těmito čísly: rozmezí, třeba 5-12
help-print-least = S --procedure: vytisknout jen kroky podle pravidel této obtížnosti nebo těžší
help-print-practice = Cvičení na toto pravidlo (označení, jméno nebo kód): mřížky, ve kterých je toto pravidlo dalším krokem; vzadu nakreslený a popsaný krok ke každé z nich
help-print-qr = Pod každým zadáním QR kód odkazu, který ho otevře v SudokuPadu
help-title = Nadpis stránek
help-author = Kdo je sestavil
help-new-id = Označení pravidla, podle něhož se jmenuje jeho soubor, třeba moje-pravidlo
help-new-name = Jak se pravidlo jmenuje
help-new-like = Pravidlo, jehož kopií zpočátku bude
help-new-code = Kód, který má pravidlo ve zkušební sbírce
help-export-by = Nakreslit, co v mřížce najde pravidlo (dané označením, jménem nebo kódem) a co z toho plyne
help-palette = Barvy (výchozí: light)
help-marks = Nakreslit i kandidáty
help-plain = Vynechat označení sloupců a řádků
help-animated = Celý postup jako jeden pohyblivý obrázek (svg), krok za krokem; pod ukazatelem myši se zastaví
help-seconds = S volbou --animated: kolik sekund je vidět každý krok (výchozí: 2)
help-export-qr = QR kód odkazu, který zadání otevře v SudokuPadu, jako svg, png nebo pdf
help-trace = Soubor se záznamem, nebo „-“ pro standardní vstup
help-rules-learn = Naučit se vzory z toho, co se v postupech zadání předpokládá, dokázat je a říct, kolik předpokladů ušetří
help-learn-files = Soubory se zadáními; není-li uveden žádný, zadání, která jsou v programu
help-learn-count = Ponechat nejvýše N vzorů (výchozí: 10)
help-learn-least = Jen vzory, které jsou aspoň v N zadáních (výchozí: 2)
help-learn-into = Zapsat vzory také jako pravidla do této složky, s profilem „learnt“, který je používá
help-rules-prove = Dokázat vlastní vzor, nebo ukázat mřížku, na které neplatí
help-rules-prove-file = Soubor s pravidlem, jehož tělo je vzor, Schema(…)
help-rules-prove-proof = Zapsat také důkaz pro program VeriPB: zadání důkazu do NAME.opb a důkaz do NAME.pbp, pro každou volbu čísel do vlastních souborů
help-verify-tell = Také vyložit každý krok, jako to dělá explain; krok, který žádné pravidlo programu nedělá, se vyloží podle toho, co sám tvrdí
help-batch-file = Soubor se zadáními; není-li uveden, standardní vstup
help-limit = Nejvýše N řešení a kolik se jich našlo
help-nth = N-té řešení, počítáno od 1
help-random = Náhodné řešení
help-seed = Číslo, od kterého se odvíjí náhoda (výchozí: 0); totéž číslo dá totéž řešení
help-rule = Pravidlo: jeho označení, některé z dalších označení, nebo jméno
help-library = Soubor, který má na každém řádku jeden případ, nebo „-“ pro standardní vstup
help-code = Jen případy, jejichž kód začíná znaky CODE; lze uvést vícekrát
help-rules-check = Navíc předložit každé použití každého pravidla v každém stavu ověřovateli důkazů
help-instances = Místo toho vypsat, kolik použití má každé pravidlo ve všech stavech dohromady
help-mine-files = Soubory se zadáními, nebo „-“ pro standardní vstup; není-li uveden žádný, přiložené příklady
help-count = Kolik jich najít (výchozí: 2)
help-near-misses = Místo toho najít stavy, ve kterých pravidlo jen těsně nevyjde, protože je v nich jeden kandidát navíc
help-hunt = Hledá stále těžší zadání; nejtěžší uchovává v souboru, z něhož se dá pokračovat
help-pool = Soubor s nejtěžšími zadáními; není-li, založí se, jinak se z něj pokračuje
help-hunt-by = Podle čeho mají být zadání těžká: er (podle hodnocení programu Sudoku Explainer; výchozí), nebo trials (podle toho, kolik předpokladů je do sebe vnořeno)
help-hunt-attempts = Kolik pokusů se má ještě udělat (výchozí: { NUMBER($count) })
help-hunt-count = Kolik nejtěžších zadání vypsat (výchozí: { NUMBER($count) })
help-hunt-size = Kolik zadání soubor nejvýše drží (výchozí: { NUMBER($count) })
help-generate-count = Kolik zadání vytvořit (výchozí: 1); totéž zadání ani jeho obraz se nikdy neopakuje
help-level = Jak obtížná mají zadání být podle pravidel profilu
help-er = Hodnocení ER podle programu Sudoku Explainer: rozmezí, třeba 7.0-8.3; jen pro klasickou mřížku
help-score = Skóre, tedy součet za všechny kroky podle pravidel profilu: rozmezí, třeba 500-900
help-givens = Kolik má být zadaných číslic: rozmezí, třeba 24-28, nebo jedno číslo (výchozí: tolik, kolik zbude, když se číslice vynechávají, dokud to jde)
help-symmetry = Jak mají být zadané číslice rozmístěny: souměrně při otočení o 180° (half-turn) nebo o 90° (quarter-turn), zrcadlově shora dolů (horizontal), zleva doprava (vertical) nebo obojím způsobem (orthogonal), podle diagonály, která zleva doprava klesá (diagonal) nebo stoupá (anti-diagonal), podle obou (diagonals), nebo všemi způsoby (full); výchozí: none (nijak)
help-pattern = Políčka zadaných číslic: pro každé políčko mřížky jeden znak, „.“ nebo „0“ tam, kde má zůstat prázdné; nebo soubor s těmito znaky či se zadáním, jehož zadané číslice tam stojí
help-minimal = Jen zadání, v nichž nelze vynechat žádnou zadanou číslici
help-guessing = Kolik procent volných políček zbude, když už nepomohou jediné možnosti, takže ten, kdo nic jiného nezná, musí hádat; s odchylkou nejvýše 20
help-solvable-by = Jen zadání, která pravidla tohoto profilu vyřeší, aniž by něco předpokládala
help-needed-rule = Jen zadání, která potřebují toto pravidlo: pravidla, která jsou v profilu před ním, je nevyřeší, a spolu s ním ano
help-alone = S --rule: s tímto pravidlem zadání vyřeší samotné jediné možnosti, bez něj to nedokážou ani všechna lehčí pravidla
help-or-easier = S --alone: brát i zadání, která by místo tohoto pravidla vyřešila jiná lehčí; platí jen, že samotné jediné možnosti nestačí
help-from = Místo tvorby nových zadání trochu pozměnit toto; jeho řešení zůstane
help-easier = S volbou --from: zadání, která mají nižší obtížnost, nebo při stejné obtížnosti nižší skóre
help-harder = S volbou --from: zadání, která mají vyšší obtížnost, nebo při stejné obtížnosti vyšší skóre
help-generate-seed = Číslo, od kterého se odvíjí náhoda (výchozí: 0); totéž číslo dá tatáž zadání
help-attempts = Po kolika neúspěšných pokusech za sebou se hledání vzdá (výchozí: { NUMBER($count) })
help-convert-to = Tvar: kanonický, stejný pro všechna otočení, zrcadlení a přečíslování zadání (canonical; výchozí), rozehraná hra, jak ji ukládá okno (duvod), nebo některý z formátů jiných programů; každý popisuje docs/formats.md
help-do = Co se zadáními udělat: solve (vyřešit), rate (určit obtížnost), nebo explain (vysvětlit); výchozí: solve; rate s volbou --profile se zadání ohodnotí i podle programu Sudoku Explainer, explain s volbou --profile se je vysvětlí a ohodnotí podle něj
help-threads = V kolika vláknech se pracuje (výchozí: v tolika, kolik má stroj procesorů)
help-one-of = { $help }; NAME je jedno z: { $values }
usage-no-command = Příkaz ani soubor „{ $text }“ neexistuje. Viz duvod --help.
usage-no-command-near = Příkaz ani soubor „{ $text }“ neexistuje; nejbližší příkaz je { $near }.
usage-no-help = Příkaz „{ $text }“ neexistuje. Příkazy jsou: { $known }.
usage-no-help-near = Příkaz „{ $text }“ neexistuje; nejbližší je { $near }. Příkazy jsou: { $known }.
help-needs = U každého zadání říct i to, zda jeho postup používá toto pravidlo (zadané názvem, kódem nebo id) a zda ho potřebuje: zda pravidla, která nic nepředpokládají, dojdou k řešení s ním, ale ne bez něj
help-skip = Přeskočit prvních N zadání, na která už odpověď je, a pokračovat za nimi
help-batch-proof = S volbou --do explain zapsat úvahu ke každému zadání také jako důkaz pro program VeriPB do této složky: do souborů N.opb a N.pbp pro řádek N
help-grid = Mřížka zadání: { LIST($grids, join: "either") }, i několik dohromady (9x9+anti-knight+x), nebo regions- s písmenem oblasti pro každé políčko (výchozí: podle textu nebo podle ohraničení a délky zadání)
grid-name = { $name }

help-lang = Jazyk
help-json = Odpovědi ve formátu JSON, pro programy
help-knowledge = Vlastní složka s pravidly, druhy podmínek, profily a slovy (rules/, constraints/, profiles/, locales/)
help-profile = Která pravidla se používají a v jakém pořadí (výchozí: default)
help-coordinates = Jak se políčka jmenují: E7 (a1), nebo r7c5 (rc)
help-style = Celé věty (full), nebo stručný odborný zápis (terse)
help-no-uniqueness = Obejít se bez pravidel, která předpokládají jediné řešení
help-nodes = Kolik stavů mřížky smí přesný řešič u zadání prozkoumat, než to vzdá (výchozí: { NUMBER($count) })
help-force = Přepsat soubory, které už existují
help-ignore = Vynechat tuto položku souboru, když jí Důvod nerozumí, místo aby zadání odmítl; lze opakovat
help-help = Ukázat tuto nápovědu
help-version = Ukázat verzi

## Chyby v příkazu

usage-hint = Nápověda: duvod --help.
usage-unknown = Neznámý argument: „{ $argument }“. { usage-hint }
usage-value = Volba { $argument } nemůže mít hodnotu „{ $value }“. { usage-hint }
usage-choice = Volba { $argument } nemůže mít hodnotu „{ $value }“; lze zadat: { $valid }.
usage-no-value = Za { $argument } chybí hodnota. { usage-hint }
usage-not-text = Jen název souboru smí být něco jiného než text v kódování UTF-8. { usage-hint }
usage-missing = Chybí { $argument }. { usage-hint }
usage-no-subcommand = Chybí příkaz. { usage-hint }
usage-twice = { $argument } je zadáno dvakrát.
usage-conflict-puzzle = Zadání a volbu { $other } nelze použít zároveň.
usage-conflict = { $argument } a { $other } nelze použít zároveň.

## Chyby na vstupu

error-no-picture = Přípona „.{ $ending }“ nepatří žádnému obrázku. Použijte některou z přípon { $kinds }, nebo určete druh volbou --to.
error-no-text = Soubor druhu { $kind } není text, který by se dal zapsat do JSON: určete volbou --output, kam se má zapsat.
error-no-page = Přípona „.{ $ending }“ nepatří žádným stránkám: jméno souboru má končit na .pdf nebo .html.
error-print-not-one = { ORDINAL($number, start: "yes") } zadání nemá právě jedno řešení: bez voleb --levels a --solutions se vytiskne i tak.
error-print-why-web = Odpověď o jednom políčku se tiskne do .pdf; webová stránka z volby --procedure odpovídá o každém políčku.
error-unprintable = Znak „{ $letter }“ nelze do .pdf vytisknout: písmo programu má jen písmena latinky.
error-print-no-steps = Postup má { COUNT($count, noun: "step", form: "figures") }, ale žádný z kroků takový není.
error-print-one = Vytisknout lze kroky jen jednoho zadání, ne více (zadáno: { NUMBER($count) }).
error-print-steps-web = Jednotlivé kroky se tisknou do .pdf; webová stránka má celý postup.
error-print-practice-web = Cvičení se tisknou do .pdf.
error-print-practice =
    { $made ->
        [0] Pro pravidlo „{ MESSAGE($rule) }“ se nepodařilo vytvořit žádnou mřížku.
       *[other] Pro pravidlo „{ MESSAGE($rule) }“ se podařilo vytvořit jen tolik mřížek: { NUMBER($made) }. O tolik jich požádejte volbou --generate.
    }
error-animated-kind = Pohyblivý obrázek je soubor s příponou .svg.
error-no-link = Toto zadání nelze zapsat do žádného odkazu SudokuPadu.
error-long-link = Odkaz s tímto zadáním je na QR kód příliš dlouhý.
error-file-exists = Soubor { $file } už existuje; přepíše ho volba --force.
error-file-unwritten = Soubor { $file } nelze zapsat: { MESSAGE($reason) }.
error-underived = Důkaz nelze zapsat: krok { $place } se nepodařilo odvodit.
error-large = Důkaz nelze zapsat: co podmínka { $constraint } říká o svých políčkách, vyžaduje příliš mnoho nerovností.
error-unrefuted = Důkaz nelze zapsat: z pravidel neplyne, že zadání nemá žádné řešení.
error-explainer-untold = Krok { $step } programu Sudoku Explainer nelze vyložit. To je chyba programu Důvod.
error-proof-alone = Volba --proof potřebuje volbu --do explain.
certificate-written = Důkaz je v souboru { $proof }, zadání k němu v souboru { $formula }. Odvozené závěry: { $derived }; převzaté bez důkazu, protože předpokládají jediné řešení: { $assumed }.
error-rule-finds-nothing = Z pravidla „{ MESSAGE($rule) }“ v této mřížce nic neplyne.
error-no-step =
    { ORDINAL($step, noun: "step", start: "yes") } postup nemá: kroků je v něm { $steps }.
error-file = Soubor { $file } nelze přečíst: { MESSAGE($reason) }.
error-input = Standardní vstup nelze přečíst: { MESSAGE($reason) }.
error-no-file = { $file } není ani soubor, ani zadání.
error-in-file = { $file }: { MESSAGE($error) }
error-in-input = Standardní vstup: { MESSAGE($error) }
error-no-grid = Mřížka „{ $name }“ neexistuje; k dispozici jsou: { $known }.
# Totéž o názvu, který má části nebo říká oblasti či velikost.
error-no-grid-of = Mřížka „{ $name }“ neexistuje: { MESSAGE($why) }. K dispozici jsou: { $known }.
no-grid-unknown = „{ $part }“ není název žádné mřížky
no-grid-twice = „{ $part }“ tam je dvakrát
no-grid-whole = „{ $part }“ nic nepřidává, může tedy stát jen na začátku
no-grid-unfit = „{ $part }“ se k ostatním částem nehodí
no-grid-letters = mapa oblastí má písmeno pro každé políčko mřížky o 4 až 16 řádcích a stejně tolika sloupcích; písmen je tu { NUMBER($count) }
no-grid-regions = všechny oblasti mapy musí mít tolik políček, kolik je číslic: { NUMBER($side) }
no-grid-size = velikost se píše třeba latin-9x9, nebo latin-6x9, kde jsou první řádky; obojích smí být 2 až 16 a jedněch z nich aspoň 4
error-range = „{ $text }“ není rozmezí; zapisuje se dvěma čísly se spojovníkem, třeba 24-28, nebo jedním číslem.
error-pattern = Předloha má pro každé políčko mřížky jeden znak, celkem { NUMBER($cells) }: „.“ nebo „0“ tam, kde má políčko zůstat prázdné, jakýkoli jiný tam, kde má být číslice.
error-givens-too-few = Zadaných číslic má být nejvýše { $most }, a to je příliš málo. V klasické mřížce jich zadání s právě jedním řešením má nejméně { $needed }.
error-givens-too-many = Počet zadaných číslic { $fewest } je příliš velký. Mřížka má jen { COUNT($cells, noun: "cell", case: "accusative", form: "figures") }.
error-givens-empty = V tomto rozmezí není žádný počet zadaných číslic: končí dřív, než začíná.
error-pattern-impossible = Jsou-li zadané číslice jen v těchto políčkách, je řešení vždy více: je jich příliš málo, nebo jsou v některém pásu dva řádky či sloupce prázdné.
error-from-symmetry =
    Zadání, které chcete pozměnit, nemá číslice rozmístěné v této souměrnosti, a proto ji nemůže mít ani pozměněné.
error-not-one-solution = Pozměnit lze jen zadání, které má právě jedno řešení.
error-er-impossible = V tomto rozmezí není žádné hodnocení ER: končí dřív, než začíná.
error-er-grid = Sudoku Explainer hodnotí jen zadání v klasické mřížce; jiná hodnocení ER nemají.
error-score-impossible = V tomto rozmezí není žádné číslo: končí dřív, než začíná.
error-rule-not-allowed = Toto pravidlo předpokládá jediné řešení, a to volba --no-uniqueness nedovoluje.
error-rule-needless = Pravidlo „{ MESSAGE($rule) }“ není potřeba v žádném zadání: { $count ->
        [one] vše, co vyvodí, vyvodí i pravidlo, které stojí před ním: { LIST($others, join: "comma") }.
       *[other] vše, co vyvodí, vyvodí dohromady i pravidla, která stojí před ním: { LIST($others, join: "comma") }.
    }
error-canonical-grid =
    Kanonický tvar mají jen zadání na mřížkách z řádků, sloupců a bloků, a na velkých ne ta, která jsou příliš souměrná.
error-no-profile = Profil „{ $name }“ neexistuje; k dispozici jsou: { $known }.
error-no-rule = Pravidlo „{ $text }“ neexistuje; všechna vypíše „duvod rules list“.
error-no-rule-near = Pravidlo „{ $text }“ neexistuje; nejbližší názvy: { $near }.
error-several-rules = „{ $text }“ může znamenat více pravidel: { $rules }. Jmenujte jedno z nich.
error-rule-id = „{ $text }“ nemůže být označení pravidla; smí mít malá písmena bez háčků a čárek, číslice a spojovníky, třeba moje-pravidlo.
error-rule-exists = Pravidlo { $rule } už existuje.
error-rule-says-nothing = Zpráva { $name }, která pojmenovává pravidlo, potřebuje .says: co pravidlo říká, jednou větou.
error-no-sources =
    Složka knowledge/rules tu není. Spusťte příkaz ve zdrojových kódech programu Důvod, nebo volbou --knowledge uveďte
    složku pro vlastní pravidla.
error-no-case = Ve sbírce není žádný případ s kódem { $codes }.
error-cell = { $text } není políčko této mřížky; její políčka jsou A1 až { $column }{ $row } (lze psát i r1c1 až r{ $row }c{ $columns }).
error-digit = { $text } není číslice této mřížky; možnosti jsou: { DIGITS($digits, join: "comma") }.
error-nth-zero = Řešení se počítají od 1, řešení číslo { $number } tedy neexistuje.
error-nth = Řešení je méně než { $number }.
error-output = Odpověď nelze zapsat: { MESSAGE($reason) }.
error-spent = Vzdáno: přesný řešič smí prozkoumat nejvýše tolik stavů mřížky: { NUMBER($count) }, a to nestačilo. Více jich povolí volba --nodes.
error-spent-on-steps = Vzdáno: hledání kroků trvalo příliš dlouho. Delší hledání povolí vyšší hodnota volby --nodes.
error-other = Nepodařilo se to: { $reason }.
error-no-display =
    Není tu obrazovka, na které by šlo otevřít okno. Na příkazové řádce zkuste: duvod --help
trace-error =
    Řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }: toto
    není záznam řešení ve formátu JSON (knihovna hlásí „{ $reason }“).

## Odpovědi

check-valid-marks =
    Zadání je v pořádku: má { COUNT($givens, noun: "given", case: "accusative", form: "figures") } a právě
    jedno řešení. Patří k němu i vyškrtnutí kandidáti, celkem { NUMBER($struck) }.
check-valid =
    Zadání je v pořádku: má { COUNT($givens, noun: "given", case: "accusative", form: "figures") } a právě
    jedno řešení.
explain-solved =
    Vyřešeno bez hádání { COUNT($steps, noun: "step", prep: "in", form: "figures") }{ $trials ->
        [0] {""}
        [one] , z nichž jeden vyvrací předpoklad
        [few] , z nichž { COUNT($trials) } vyvracejí předpoklad
       *[other] , z nichž { COUNT($trials) } vyvrací předpoklad
    }:
explain-open-explainer =
    { $steps ->
        [0] Techniky programu Sudoku Explainer tu nic nenacházejí
       *[other] Po { COUNT($steps, noun: "step", case: "locative") } už techniky programu Sudoku Explainer nic nenacházejí
    } a bez číslice { $open ->
        [few] zůstávají
       *[other] zůstává
    } { COUNT($open, noun: "cell") }:
# Hledání skončilo dřív, než bylo hotové.
explain-as-far =
    Po { COUNT($steps, noun: "step", case: "locative") } bylo hledání vzdáno a bez číslice { $open ->
        [few] zůstávají
       *[other] zůstává
    } { COUNT($open, noun: "cell") }:
explain-open =
    { $steps ->
        [0] Pravidla tohoto profilu tu nic nenacházejí
       *[other] Po { COUNT($steps, noun: "step", case: "locative") } už pravidla tohoto profilu nic nenacházejí
    } a bez číslice { $open ->
        [few] zůstávají
       *[other] zůstává
    } { COUNT($open, noun: "cell") }:
solve-number = Celkem { COUNT($count, noun: "solution") }.
solve-number-at-least =
    { $count ->
        [0] Žádné řešení se nemělo hledat.
       *[other] { COUNT($count, noun: "solution", start: "yes") }; může jich být i více.
    }
rate-level = Obtížnost: { MESSAGE($level) }; skóre: { NUMBER($score) }
rate-open = Pravidla tohoto profilu zadání nevyřeší, obtížnost tedy určit nelze; dosavadní skóre: { NUMBER($score) }
rate-hardest = Nejtěžší pravidlo: { MESSAGE($rule) }
rate-open-steps =
    Stejně snadných kroků na výběr: { $step ->
        [1] nejméně { NUMBER($first) }, a to hned na začátku
       *[other] na začátku { NUMBER($first) }; nejméně { NUMBER($narrowest) }, a to před { ORDINAL($step, noun: "step", case: "instrumental") }
    }
rate-suppositions = Kroků s pokusem: { NUMBER($steps) }; hloubka vnoření pokusů: { NUMBER($depth) }
rate-steps = Počet kroků: { NUMBER($steps) }
# Tři hodnocení pod známými zkratkami: nejtěžšího kroku, nejtěžšího kroku až po první číslici, prvního kroku.
rate-explainer = Sudoku Explainer: ER { NUMBER($er, minimumFractionDigits: 1) }; EP { NUMBER($ep, minimumFractionDigits: 1) }; ED { NUMBER($ed, minimumFractionDigits: 1) }
why-open = Pravidla tohoto profilu číslici pro políčko { CELL($cell) } nenacházejí.
batch-empty = { $file }: není v něm žádné zadání.
batch-bad = Nelze přečíst { COUNT($count, noun: "line", case: "accusative") }.
listed-head-number = Č.
listed-head-name = Název
listed-named = { $number }. { $name }
listed-number = { NUMBER($number) }. zadání
rate-head-level = Obtížnost
rate-head-score = Skóre
rate-head-er = ER
rate-head-hardest = Nejtěžší pravidlo
rate-cell-open = pravidla nedojdou k řešení
check-head-verdict = Výsledek
check-head-found = Kromě toho
check-cell-one = právě jedno řešení
check-cell-several = více řešení
check-cell-none = žádné řešení
check-cell-collides = číslice si odporují
batch-failed = Bez odpovědi: { COUNT($count, noun: "puzzle") }; proč, stojí u každého.
batch-spent = Vzdáno (delší hledání povolí volba --nodes): { COUNT($count, noun: "line") }.
progress-hunt = pokusů: { NUMBER($attempts) }, nejtěžší: { $hardest }…
pool-head = Na řádku 1 se čekal začátek souboru s těžkými zadáními, jak ho píše „duvod hunt“.
pool-grid = Zadání v tomto souboru jsou pro mřížku „{ $found }“, čekala se mřížka { $expected }.
pool-line = Na řádku { $line } se čekalo zadání a za ním tři čísla.
pool-differs = Soubor vznikl s volbami --by { $by } --seed { $seed } --size { $size }; jiné pro něj být nemohou.
pool-not-one = Zadání č. { $puzzle } nemá právě jedno řešení.
pool-in-use = { $file }: s tímto souborem už pracuje jiný program.
generate-made = Zadání: { NUMBER($puzzles) }, pokusů: { NUMBER($attempts) }.
generate-too-few = Vzdáno: posledních pokusů, z nichž nevzešlo nic: { NUMBER($attempts) } (vytvořených zadání: { NUMBER($puzzles) }). Více pokusů povolí volba --attempts; možná ale takové zadání neexistuje.
progress-generated = zadání: { NUMBER($puzzles) }, pokusů: { NUMBER($attempts) }…
progress-steps = { COUNT($count, noun: "step", form: "figures") }…
progress-seconds = { $seconds } s…
progress-lines = { COUNT($count, noun: "line", form: "figures") }…
progress-of = { $done } / { $total }…

## Pravidlo

rules-spot = Jak hledat: { $text }
rules-also = Známo i jako: { $text }
rules-level = Obtížnost: { MESSAGE($level) }
rules-score = Skóre: { $cost }
rules-se = Sudoku Explainer 1.2.1: { NUMBER($se, minimumFractionDigits: 1) }
rules-code = Kód: { $code }
rules-aliases = Další označení: { $aliases }
rules-general = Obecnější pravidla: { LIST($rules, join: "comma") }
rules-one-solution = Platí jen pro zadání s jediným řešením.
rules-place = Profil { $profile }: { ORDINAL($place) } { COUNT($count, form: "figures", prep: "from") }
rules-no-place = Profil { $profile }: nepoužívá se
rules-body = Parametry:
rules-example = Příklad:
rules-no-example = Pravidlo nemá příklad.
# Značky v nákresu, ve všech jazycích stejné.
rules-legend = [4] zadaná číslice, (4) nalezená dříve, *4 součást vzoru, -4 vyškrtnutý kandidát, =4 doplněná číslice

rules-no-example-found = Pravidlo se neuplatnilo v žádném ze zadání.
rules-no-near-miss-found = Nenašel se žádný stav, ve kterém by pravidlo těsně nevyšlo.
rules-spent = Vzdáno, protože přesný řešič nesmí prozkoumat více stavů mřížky: { NUMBER($count) }. Více jich povolí volba --nodes.
rules-new-next =
    Teď v těchto souborech upravte parametry a slova; příklady najde „duvod rules mine { $rule }“. Aby se pravidlo
    používalo, musí mít místo v některém profilu.

## Zkušební sbírka

library-error-place = Řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }
library-error-nothing = { library-error-place }: očekáván případ, ale text tady končí.
library-error-start = { library-error-place }: případ má začínat dvojtečkou.
library-error-fields = { library-error-place }: případ má mít { $expected ->
    [few] { $expected } pole
   *[other] { $expected } polí
}, každé za dvojtečkou, ale tady { $found ->
    [one] je { $found }
    [few] jsou { $found }
   *[other] je jich { $found }
}.
library-error-code = { library-error-place }: očekáván kód jako 0300 nebo 0300-x, nalezeno „{ $found }“.
library-error-digit = { library-error-place }: očekávána číslice, nalezeno „{ $found }“.
library-error-cell = { library-error-place }: očekávána číslice, tečka nebo „+“ před číslicí, nalezeno „{ $found }“.
library-error-cells = { library-error-place }: mřížka má mít { $expected } políček, ale tady { $found ->
    [one] je { $found }
    [few] jsou { $found }
   *[other] je jich { $found }
}.
library-error-candidate = { library-error-place }: očekávána číslice, řádek a sloupec (436 je čtyřka v r3c6), nalezeno „{ $found }“.
library-error-no-conclusion = { library-error-place }: očekáván kandidát k vyškrtnutí nebo číslice k doplnění.

library-line = Řádek { NUMBER($line, useGrouping: "false") }, { $code }: očekáváno: { MESSAGE($expected) }; { MESSAGE($verdict) }
library-expected = { $facts }
library-expected-nothing = nic
library-no-rule = tento kód nemá žádné pravidlo
library-undecided = nepodařilo se rozhodnout, co tam platí
library-found-nothing = nenalezeno nic
library-found = nalezeno { LIST($found, join: "semicolon") }{ $more ->
    [0] {""}
    [one] a ještě { $more } další
    [few] a ještě { $more } další
   *[other] a ještě { $more } dalších
}
library-wrong = nalezeno { MESSAGE($instance) }, ale { $fact } neplatí
library-instance = { $facts } podle { $rule }
library-rejected = Řádek { NUMBER($line, useGrouping: "false") }, { $rule }: { $facts } neobstálo, protože { MESSAGE($reason) }
library-checked = Ověřeno použití: { NUMBER($instances, useGrouping: "false") }, neobstálo: { NUMBER($rejected, useGrouping: "false") }
library-summary = Prošlo { NUMBER($passed) } { COUNT($total, form: "figures", prep: "from") }

# Stránka pro man.
man-heading-name = Jméno
man-heading-description = Popis
man-heading-status = Návratový kód
man-name = řeší sudoku a říká proč
man-status-done = Hotovo.
man-status-no =
    Odpověď je ne: zadání nemá řešení, zadané číslice si odporují, řešení je více a je třeba jediné, záznam řešení neobstál,
    příklad se nenašel.
man-status-wrong = Vstup nebo příkaz je chybný.
man-status-spent = Hledání bylo vzdáno, protože přesáhlo povolený rozsah.
