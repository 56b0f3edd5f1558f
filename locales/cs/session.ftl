### Proč je něco zakázáno a chyby v souborech znalostí.

lock-solving = Zadání se právě řeší. Počkejte, nebo řešení zrušte.
lock-edit-solved = Do řešení se nepíše, číslice se v něm jen zvýrazňují. Ke hře se vrátíte tlačítkem Smazat řešení (Delete), zadání změníte klávesou F2.
lock-solve-solved = Zadání už je vyřešeno. Ke hře se vrátíte tlačítkem Smazat řešení (Delete), mřížku uvolní tlačítko Vyprázdnit (Ctrl+R).
lock-explain-unsolved = Zatím není co vysvětlovat. Nejprve nechte zadání vyřešit.
lock-clear-unsolved = Není tu žádné řešení, které by šlo smazat.
lock-empty = Mřížka je prázdná. Napište číslice, nebo nahrajte zadání.
lock-play-solved = Právě je ukázáno řešení. Ke hře se vrátíte tlačítkem Smazat řešení (Delete).
lock-note-entering = Značky a barvy patří ke hře. Hrát začnete klávesou F2.
lock-play-entering = Zadání teprve píšete. Hrát ho začnete klávesou F2.
lock-entering = Zadané číslice už měnit můžete.
lock-playing = Toto zadání už hrajete.
lock-undo = Není co vzít zpět.
lock-redo = Není co udělat znovu.
lock-given = { CELL($cell, prep: "in", noun: "yes", start: "yes") } je zadaná číslice. Zadání změníte klávesou F2.
lock-collision = Toto políčko vidí { DIGIT($digit, noun: "yes", case: "accusative") } { CELL($other, prep: "in", noun: "yes") }.
lock-none-empty = Žádné z vybraných políček není volné.
lock-mark-filled = { CELL($cell, noun: "yes", start: "yes") } už je vyplněno.
lock-behind-notes = { CELL($cell, prep: "in", noun: "yes", start: "yes") } jsou rohové nebo středové značky. Kandidáty sem napíšete, až je smažete.
lock-mark-seen = Toto políčko vidí { DIGIT($digit, noun: "yes", case: "accusative") } { CELL($other, prep: "in", noun: "yes") }.
lock-no-mark = { CELL($cell, prep: "in", noun: "yes", start: "yes") } není značka { DIGIT($digit) }.
lock-other-grid = Uložená hra patří k jiné mřížce.
lock-no-profile = Profil { $name } neexistuje.

## Hledání chyb

check-right = Správně: toto je řešení.
check-fine = Zatím žádná chyba; zbývá vyplnit { COUNT($count, noun: "cell", form: "figures", case: "accusative") }.
check-wrong =
    { LENGTH($cells) ->
        [one] Špatně: chyba je { CELLS($cells, prep: "in") }.
       *[other] Špatně: chyby jsou { CELLS($cells, prep: "in") }.
    }
check-mistakes =
    { LENGTH($cells) ->
        [one] Chyba je { CELLS($cells, prep: "in") }.
       *[other] Chyby jsou { CELLS($cells, prep: "in") }.
    }
check-struck =
    { LENGTH($cells) ->
        [one] { CELLS($cells, noun: "yes", prep: "from", start: "yes") } jste vyškrtli značku, která tam patří.
       *[other] { CELLS($cells, noun: "yes", prep: "from", start: "yes") } jste vyškrtli značky, které tam patří.
    }
check-several = Zadání má více řešení, a nic tu proto nelze označit za chybu.
check-none = Zadání nemá řešení, a není tedy s čím porovnávat.
check-undecided = Řešení tohoto zadání trvá na rychlou kontrolu příliš dlouho. Nechte ho nejprve vyřešit.

knowledge-error-place = { $file }, řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }
knowledge-error-unknown = { knowledge-error-place }: { $found } sem nepatří; očekáváno: { $expected }.
knowledge-error-missing = { knowledge-error-place }: chybí pole { $name }.
knowledge-error-value = { knowledge-error-place }: pole { $field } je chybné ({ $reason }).
knowledge-error-name = { knowledge-error-place }: jméno { $name } nesouhlasí s názvem souboru.
knowledge-error-id = { knowledge-error-place }: { $name } nemůže být označení pravidla: to tvoří malá písmena bez háčků a čárek, číslice a spojovníky, například moje-kridlo.
knowledge-error-family = { knowledge-error-place }: pravidlo tohoto druhu patří do složky rules/{ $name }, pod svým jménem.
knowledge-error-circle = { knowledge-error-place }: pravidlo { $name } se vrací samo k sobě.
knowledge-error-range = { knowledge-error-place }: pole { $field } má hodnotu { NUMBER($found) }; očekává se { NUMBER($least) } až { NUMBER($most) }.
knowledge-error-no-rule = { knowledge-error-place }: pravidlo { $name } neexistuje.
knowledge-error-order = { knowledge-error-place }: { $rule } musí stát před obecnějším pravidlem { $general }.
knowledge-error-supposing = { knowledge-error-place }: { $rule } něco předpokládá, a musí proto stát až za pravidlem { $plain }.
knowledge-error-never = { knowledge-error-place }: co { $rule } požaduje, si odporuje, takže by se nikdy nenašlo.
knowledge-error-false = { knowledge-error-place }: { $rule } není pravda. Mřížku, na které neplatí, ukáže duvod rules prove.
knowledge-error-unproved = { knowledge-error-place }: { $rule } se nepodařilo dokázat ani vyvrátit, a proto se nepoužije.
knowledge-error-pattern = { knowledge-error-place }: { MESSAGE($reason) }.
pattern-unknown =
    { $name } není { $sort ->
        [cell] uvedené jméno políčka
        [digit] uvedené jméno číslice
       *[other] uvedené jméno skupiny
    }
pattern-twice = { $name } je uvedeno dvakrát
pattern-name = { $name } není jméno; má to být třeba c, c[2], c[i+1] nebo c[]
pattern-number = { $name } nemá číslo, které by bylo napsané nebo zvolené
pattern-index = { $name } má číslo { $number }, ale je jich { $count }
pattern-several = { $name } znamená několik věcí; tady se čeká jedna
pattern-count = číslo { $name } musí jít od nejmenšího, aspoň 1, k největšímu
pattern-too-many =
    { $what ->
        [cell] políček
        [digit] číslic
        [house] skupin
        [sizes] způsobů, jak zvolit čísla,
        [ends] závěrů
       *[other] podmínek
    } je příliš mnoho; nejvýše { $most }
pattern-missing = nic neplyne; čeká se then: […]
knowledge-error-twice = { knowledge-error-place }: { $name } je tu dvakrát.
knowledge-error-other = { knowledge-error-place }: { $reason }.
