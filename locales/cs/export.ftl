### Export a tisk: stránka v okně.

export-title = Export a tisk
export-open-key = Export a tisk… (Ctrl+P)
export-save = Uložit…
export-save-key = Uložit… (Ctrl+S)
export-print = Vytisknout
export-back = Předchozí stránka
export-on = Další stránka

## Volby

export-what = Co
export-picture = Obrázek mřížky
export-sheet = List se zadáním
export-procedure = Postup
export-answer = Odpověď
export-lesson = Webová stránka
export-graph = Graf
export-dot = Graphviz (dot)
export-colouring = DIMACS: barvení
export-clauses = DIMACS: klauzule (SAT)
export-moving = Pohyblivý obrázek
export-code = QR kód
export-exercises = Cvičení
# Která zadání jsou na listu.
export-source = Zadání
export-at-hand = toto
export-made = vytvořená
export-listed = ze souboru
export-arranged = vypsaná, v tom pořadí
export-range = Čísla
export-whole-range = všechna, nebo třeba { $example }
export-whole-steps = všechny, nebo třeba { $example }
export-numbered-listed = Platí čísla v celém souboru, která u zadání ukazuje seznam, ať právě vypisuje cokoli.
export-numbered-made = Platí čísla z tabulky vytvořených zadání, tedy pořadí, v jakém zadání vznikla.
export-no-range = { $range } není číslo žádného zadání; zadání jsou očíslována od 1 do { NUMBER($count) }. Napište třeba { $example }.
export-none-there = Žádné ze zadání s těmito čísly není právě vypsané; změňte čísla, nebo to, co seznam vypisuje.
export-steps = Kroky
export-all-steps = všechny
export-listed-steps = vybrané v panelu
export-at-least = { MESSAGE($level) } a těžší
export-no-steps = Žádný krok postupu takový není; zvolte výše jiné.
export-no-step-range = { $range } není číslo žádného kroku; kroky jsou očíslovány od 1 do { NUMBER($count) }. Napište třeba { $example }.
export-answers = Řešení kroků
export-answers-next = na další stránce
export-answers-sheet = na vlastním listu
export-answers-none = žádné
export-working = Připravuje se…
export-far = Připravuje se ({ NUMBER($done) } / { NUMBER($of) })
export-stopped = Příprava byla zrušena.
export-go-on = Připravit
export-per-page = Na stránce
# Jak dlouho je vidět každý krok pohyblivého obrázku.
export-seconds = Každý krok
export-kind = Druh souboru
export-colours = Barvy
export-light = světlé
export-as-window = jako v okně
export-coordinates = Souřadnice
export-paper = Papír
export-a4 = A4
export-letter = Letter
export-level = Obtížnost
export-solution = Řešení
export-heading = Nadpis
export-author = Autor
export-no-author = neuvádět

## Co se říká

# Místo náhledu, není-li co vytisknout.
export-unsolved = K tomu je potřeba řešení. Zavřete stránku (Esc) a dejte sudoku vyřešit (F5).
export-not-one-here = K tomu musí mít zadání právě jedno řešení.
export-no-answer = Vyberte v mřížce políčko; vytiskne se, proč v něm je jeho číslice.
# Místo náhledu webové stránky.
export-web =
    Webová stránka v jediném souboru ({ NUMBER($kilobytes) } kB): po klepnutí na políčko ukáže, proč v něm je jeho číslice. Otevře ji každý prohlížeč, i bez připojení k internetu.
export-web-puzzles =
    Webová stránka v jediném souboru ({ NUMBER($kilobytes) } kB), zadání jsou v ní jako tabulky, nebo nakreslená, kde tabulka nestačí. Je to XHTML: otevře ji každý prohlížeč a přečtou ji i programy pro XML.
export-copy = Kopírovat
export-copied = Skript je ve schránce.
export-more-lines = Dalších řádků: { NUMBER($count) }. Uložte soubor, nebo skript zkopírujte.
# Místo náhledu pohyblivého obrázku.
export-moves =
    Pohyblivý obrázek v jediném souboru ({ NUMBER($kilobytes) } kB), který ukazuje postup krok za krokem, každý { NUMBER($seconds) } s. Přehraje ho každý prohlížeč; pod ukazatelem myši se zastaví.
export-none-made = Zatím nejsou vytvořena žádná zadání: k tomu slouží stránka nových zadání (Ctrl+G).
export-none-listed = Není nahrán seznam zadání: nahrajte soubor, který jich má víc.
export-none-arranged = V seznamu nic není: načtěte soubor s více zadáními, nebo nějaká vytvořte (Ctrl+G).
export-too-many = Zadání je { NUMBER($count) }; najednou se jich na listy vejde nejvýše { NUMBER($most) }. Napište výše, kterých čísel se tisk týká.
export-not-one = { ORDINAL($number, start: "yes") } zadání nemá právě jedno řešení: vytiskněte je bez řešení.
export-no-rule = Vyberte pravidlo v knize pravidel (Ctrl+2); na jeho stránce je tlačítko pro toto cvičení.
export-can-make = Cvičení na pravidlo „{ MESSAGE($rule) }“: mřížky, ve kterých je toto pravidlo dalším krokem. Mřížky nejdřív vytvořte, potom můžete cvičení uložit a vytisknout.
export-make = Vytvořit mřížky
export-make-others = Vytvořit jiné
export-making = Mřížky se tvoří…
export-not-made = { $made ->
        [0] Pro pravidlo „{ MESSAGE($rule) }“ se nepodařilo vytvořit žádnou mřížku.
       *[other] Pro pravidlo „{ MESSAGE($rule) }“ se podařilo vytvořit jen tolik mřížek: { NUMBER($made) }. Dejte jich na stránku méně.
    }
export-save-title = Uložit export
export-saved = Export je uložen v souboru { $file } { MESSAGE($place) }.
export-extension = Název má příponu { $found }, ale toto je soubor { $expected }.
export-handed = Stránky se otevírají v programu pro soubory PDF. Nezeptá-li se na tiskárnu, vytisknete je odtamtud.
export-not-handed = Soubor PDF se nepodařilo otevřít: { MESSAGE($reason) }. Uložte ho a vytiskněte z jiného programu.

## Kopírování toho, co je vidět

copy-step = Ukázaný krok slovy
copy-notation = Ukázaný krok v zápisu pro znalce
copy-case = Stav s tímto krokem jako řádek knihovny HoDoKu
copy-procedure = Celý postup slovy
copy-procedure-notation = Celý postup v zápisu pro znalce
copy-solution = Řešení na jednom řádku
copy-picture = Mřížka jako obrázek
copy-code = QR kód s odkazem na zadání
# Před slovy kroku, který platí jen za předpokladu.
copy-supposed = Předpokládejme, že { LIST($facts, join: "and") }. Potom:
copy-no-step = Teď není ukázán žádný krok.
copy-no-case = Není ukázán žádný krok, jehož pravidlo má číslo v knihovně HoDoKu.
copy-no-procedure = Postup ještě není: nechte zadání vyřešit (F5).
copied-case = Řádek knihovny je ve schránce.
copied-procedure = Celý postup je ve schránce.
copied-procedure-notation = Zápis celého postupu je ve schránce.
copied-solution = Řešení je ve schránce.
copied-step = Krok je ve schránce.
copied-notation = Zápis kroku je ve schránce.
copied-picture = Obrázek mřížky je ve schránce.
copied-code = QR kód je ve schránce.
copy-picture-failed = Schránka obrázek nepřijala. Uložte ho jako soubor (Ctrl+P).
