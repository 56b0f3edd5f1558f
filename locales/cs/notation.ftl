### Kroky ve stručném zápisu, jaký používají znalci.

## Krok v seznamu a krok důkazu

notation-procedure-line = { $number }. { $notation }
notation-rated-line = { $number }. { NUMBER($rating, minimumFractionDigits: 1) } { $notation }
notation-proof-line = { $number }. { $notation } ({ ORDINAL($step, noun: "step") } postupu)

## Co je v zápisu špatně

notation-error = Zápis, { $place }. znak: má tu být { MESSAGE($expected) }.
notation-expects-name = název pravidla a dvojtečka
notation-expects-text = „{ $text }“
notation-expects-digit = číslice
notation-expects-cell = políčko, například r1c3
notation-expects-house = skupina, například r1, c3 nebo b2
notation-expects-number = číslo
notation-expects-pattern = vzor pravidla
notation-expects-strong-link = dvojice uzlů, které jsou všemi místy své číslice v některé skupině
notation-expects-candidates = výčet všech kandidátů těchto políček
notation-expects-wing = střed se dvěma křídly
notation-expects-crossing = políčka dvou skupin, které se protínají
notation-expects-first-node = uzel, kterým řetězec začíná
notation-expects-role = úloha tvrzení v kroku
notation-expects-statement = tvrzení
notation-expects-shallower = méně vnořených případů
notation-expects-end = konec textu
