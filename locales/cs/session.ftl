### Proč je něco zakázáno a chyby v souborech znalostí.

lock-solving = Zadání se právě řeší. Počkejte, nebo řešení zrušte.
lock-load-solved = Zadání už je vyřešeno. Než nahrajete jiné, začněte znovu tlačítkem Reset.
lock-edit-solved = Zadání už je vyřešeno a nelze je měnit. Začněte znovu tlačítkem Reset.
lock-solve-solved = Zadání už je vyřešeno. Začněte znovu tlačítkem Reset.
lock-explain-unsolved = Zatím není co vysvětlovat. Nejprve nechte zadání vyřešit.
lock-clear-unsolved = Není tu žádné řešení, které by šlo smazat.
lock-empty = Mřížka je prázdná. Napište číslice, nebo nahrajte zadání.

knowledge-error-place = { $file }, řádek { NUMBER($line, useGrouping: "false") }, sloupec { NUMBER($column, useGrouping: "false") }
knowledge-error-unknown = { knowledge-error-place }: { $found } sem nepatří; očekáváno: { $expected }.
knowledge-error-missing = { knowledge-error-place }: chybí pole { $name }.
knowledge-error-value = { knowledge-error-place }: pole { $field } je chybné ({ $reason }).
knowledge-error-name = { knowledge-error-place }: jméno { $name } nesouhlasí s názvem souboru.
knowledge-error-no-rule = { knowledge-error-place }: pravidlo { $name } neexistuje.
knowledge-error-order = { knowledge-error-place }: { $rule } musí stát před obecnějším pravidlem { $general }.
knowledge-error-other = { knowledge-error-place }: { $reason }.
