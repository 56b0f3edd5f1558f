### Pravidla, v tomto souboru a v ostatních `rules-….ftl`. Každé má jméno, `.says` jednou větou říká, co
### pravidlo ví, a `.spot`, jak se hledá. `.also` je jiné jméno, pokud je známé. Co mají pravidla
### společného, je řečeno jednou jako výraz.

## Důkaz sporem

rule-trial = Důkaz sporem
    .also = Trial and contradiction
    .says = Co vede ke sporu, neplatí.
    .spot =
        Sáhněte k němu, když nic jiného nepomáhá. Vyberte políčko se dvěma kandidáty, předpokládejte, že
        v něm je jeden z nich, a krok za krokem doplňujte, co z toho plyne. Zůstane-li některé políčko bez
        kandidátů nebo některá skupina bez místa pro číslici, předpoklad neplatil: kandidáta vyškrtněte.
        Nestane-li se nic takového, nic jste nedokázali: vše zase smažte.

## Obtížnosti

level-easy = Lehké
level-medium = Střední
level-hard = Těžké
level-unfair = Zákeřné
level-extreme = Extrémní
