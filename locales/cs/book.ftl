### Kniha pravidel.

window-place-grid = Mřížka
window-place-rules = Kniha pravidel

## Seznam

book-path = Procvičeno: { NUMBER($count) }
book-path-next = Dále: { $rule }
book-search = Hledat jméno, číslo, obtížnost, druh
book-all = Ukázat všechna pravidla (Esc)
book-list = Zpět na seznam (Esc)
book-count = { COUNT($count, noun: "rule", form: "figures") }, zapnuto { $on }
book-found = { $count ->
    [one] Odpovídá
    [few] Odpovídají
   *[other] Odpovídá
} { COUNT($count, noun: "rule", form: "figures") }
book-none = Žádné pravidlo tomu neodpovídá.
book-how = Mezerník pravidlo zapne nebo vypne. Přetáhněte je jinam, nebo použijte Alt+↑ a Alt+↓.

book-kind-cover = množiny
book-kind-fish = ryby
book-kind-link = řetězce
book-kind-als = téměř zamčené
book-kind-uniqueness = jediné řešení
book-kind-schema = vlastní vzory
book-kind-template = šablony
book-kind-forcing = předpoklady

book-uniqueness-off = Vypnout pravidla o jediném řešení
book-uniqueness-on = Zapnout pravidla o jediném řešení
book-move-title = Přesunout pravidlo „{ $rule }“
book-move-place = na místo číslo
book-move = Přesunout
book-move-how = Nebo vyberte pravidlo, nad nebo pod kterým má stát.
book-move-above = nad „{ $rule }“
book-move-below = pod „{ $rule }“
book-no-place = Místa mají čísla od 1 do { $count }.

## Stránka pravidla

book-spot = Jak hledat
book-switch-on = Zapnout
book-switch-off = Vypnout
book-earlier = Posunout výš (Alt+↑)
book-later = Posunout níž (Alt+↓)
book-move-to = Přesunout…
book-on-regions = Mřížka ve hře má oblasti; co se tu říká o blocích, platí v ní o nich.
book-without-blocks = Mřížka ve hře nemá bloky; co se tu o nich říká, v ní odpadá.
book-nothing-here = Mřížka ve hře nemá skupiny, na které se toto pravidlo dívá, takže v ní nic nenajde.
book-place = V pořadí pravidel je { ORDINAL($place) } { COUNT($count, form: "figures", prep: "from") }.
book-off = V tomto profilu je vypnuté.
book-generals = Je zvláštním případem:
book-specials = Jeho zvláštní případy:
book-preparing = Příklad se připravuje…
book-no-example =
    Toto pravidlo nemá vlastní příklad: přijde na řadu až tam, kde žádné jiné nic nenajde. Uvidíte ho
    v postupu u nejtěžších zadání.
book-example = Příklad { $number }/{ $count }
book-example-back = Předchozí příklad (←)
book-example-on = Další příklad (→)
book-open = Otevřít v mřížce
book-opened = Příklad: { MESSAGE($rule) }. Co tu bylo předtím, vrátíte klávesami Ctrl+Z.
window-rule-in-book = V knize pravidel (B)
book-no-rule-at-hand = Nejprve vyberte krok nebo si řekněte o nápovědu.
book-not-of-explainer = Techniky programu Sudoku Explainer nemají v knize pravidel svou stránku.

## Kam pravidla nedojdou

window-halted = Tato pravidla dál nevedou
window-halted-how =
    { $steps ->
        [0] Pravidla tohoto profilu tu nic nenacházejí
       *[other] Po { COUNT($steps, noun: "step", case: "locative", form: "figures") } už pravidla tohoto profilu nic nenacházejí
    } a bez číslice { $open ->
        [few] zůstávají
       *[other] zůstává
    } { COUNT($open, noun: "cell", form: "figures") }.
window-halted-cells = Nevyplněná políčka: { CELLS($cells) }
window-halted-book = Kniha pravidel (Ctrl+2)

## Co nelze

book-refused-end = Dál už pravidlo posunout nelze.
book-refused-order =
    Pravidlo „{ MESSAGE($special) }“ je zvláštním případem pravidla „{ MESSAGE($general) }“ a musí zůstat před ním, jinak by se
    nikdy neuplatnilo.
book-refused-supposing =
    „{ MESSAGE($supposing) }“ něco předpokládá, a proto musí zůstat za pravidly, která nic nepředpokládají, jako je
    „{ MESSAGE($plain) }“.

## Dva profily vedle sebe

compared-title = Dva profily na tomto zadání
compared-open-page = Porovnat…
compared-first = První profil
compared-second = Druhý profil
compared-run = Porovnat
compared-how =
    Oba profily vyřeší zadání v mřížce, každý podle svých pravidel. Pak uvidíte, jak je pro ně těžké a která pravidla při tom použijí.
compared-no-puzzle = V mřížce není žádné zadání.
compared-refused = Zadání nemá právě jedno řešení, není tedy co porovnávat.
compared-far =
    První profil: { COUNT($first, noun: "step", form: "figures") }, druhý profil: { COUNT($second, noun: "step", form: "figures") },
    { $seconds } s
compared-level = Obtížnost
compared-no-level = nedokončeno
compared-score = Skóre
compared-steps = Kroky v pořadí pravidel
compared-hardest = Nejtěžší pravidlo
compared-supposing = Kroky s předpokladem
compared-open = Zbylá prázdná políčka
compared-uses = Kolikrát se které pravidlo použije

## Profily pravidel

named-profile-default = Výchozí
named-profile-se = Sudoku Explainer, základní pravidla
named-profile-singles = Jen jediné možnosti
profile-in-use = Profil: { $name }
profile-changed = změněno
profile-is-own = vlastní
profile-is-known = z programu
profile-own = Moje pravidla
profile-save = Uložit
profile-save-as = Uložit jako…
profile-rename = Přejmenovat…
profile-delete = Smazat…
profile-as-it-came = Vrátit změny
profile-save-title = Pod jakým jménem profil uložit?
profile-rename-title = Jak se má profil jmenovat?
profile-delete-title = Smazat profil „{ $name }“?
profile-delete-what = Pořadí a výběr jeho pravidel tím zaniknou. Pravidla samotná zůstanou.
profile-delete-now = Smazat
profile-keep = Ponechat
profile-saved = Profil „{ $name }“ je uložen.
profile-deleted = Profil „{ $name }“ je smazán.
profile-not-own = Profil z programu nelze přejmenovat ani smazat. Můžete ho uložit pod vlastním jménem.
profile-unchanged = Profil je takový, jaký byl uložen.
profile-bad-name = Profil se nemůže jmenovat „{ $name }“, protože se jeho jméno použije i jako název souboru.
profile-taken = Profil „{ $name }“ už existuje. Zvolte jiné jméno.
profile-name-known = { $file }: profil { $name } už je v programu. Přejmenujte soubor i profil v něm.
profiles-unread = { $count ->
    [one] Jeden profil pravidel nelze použít
    [few] { COUNT($count, start: "yes") } profily pravidel nelze použít
   *[other] { COUNT($count, start: "yes") } profilů pravidel nelze použít
}
profiles-not-kept = Profil pravidel se nedaří uložit
