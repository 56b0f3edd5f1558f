### Techniky programu Sudoku Explainer, jak je jeho uživatelé znají; které tu mají své pravidlo, jmenují se jako ono.

## Jediné možnosti a vzory

rule-explainer-hidden-single = Jediné ve skupině
rule-explainer-full-house = { rule-full-house }
rule-explainer-naked-single = { rule-naked-single }
rule-explainer-direct-pointing = { rule-direct-pointing }
rule-explainer-direct-claiming = { rule-direct-claiming }
rule-explainer-direct-hidden-pair = { rule-direct-hidden-pair }
rule-explainer-direct-hidden-triple = { rule-direct-hidden-triple }
rule-explainer-pointing = { rule-pointing }
rule-explainer-claiming = { rule-claiming }
rule-explainer-naked-pair = { rule-naked-pair }
rule-explainer-hidden-pair = { rule-hidden-pair }
rule-explainer-x-wing = { rule-x-wing }
rule-explainer-naked-triple = { rule-naked-triple }
rule-explainer-hidden-triple = { rule-hidden-triple }
rule-explainer-swordfish = { rule-swordfish }
rule-explainer-naked-quad = { rule-naked-quad }
rule-explainer-hidden-quad = { rule-hidden-quad }
rule-explainer-jellyfish = { rule-jellyfish }
rule-explainer-xy-wing = { rule-xy-wing }
rule-explainer-xyz-wing = { rule-xyz-wing }
rule-explainer-unique-rectangle-1 = { rule-unique-rectangle-1 }
rule-explainer-unique-rectangle-2 = { rule-unique-rectangle-2 }
rule-explainer-unique-rectangle-3 = { rule-unique-rectangle-3 }
rule-explainer-unique-rectangle-4 = { rule-unique-rectangle-4 }
rule-explainer-unique-loop-1 = Jedinečná smyčka, typ 1
rule-explainer-unique-loop-2 = Jedinečná smyčka, typ 2
rule-explainer-unique-loop-3 = Jedinečná smyčka, typ 3
rule-explainer-unique-loop-4 = Jedinečná smyčka, typ 4
rule-explainer-bug-1 = Hřbitov dvojic, typ 1
rule-explainer-bug-2 = { rule-bug-2 }
rule-explainer-bug-3 = { rule-bug-3 }
rule-explainer-bug-4 = { rule-bug-4 }
rule-explainer-aligned-pair-exclusion = { rule-aligned-pair-exclusion }
rule-explainer-aligned-triple-exclusion = { rule-aligned-triple-exclusion }

## Cykly a vynucující řetězce

rule-explainer-x-cycle = Obousměrný X-cyklus
rule-explainer-y-cycle = Obousměrný Y-cyklus
rule-explainer-xy-cycle = Obousměrný cyklus
rule-explainer-forcing-x-chain = Vynucující X-řetězec
rule-explainer-forcing-chain = Vynucující řetězec

## Sítě; za znaménkem plus stojí, čeho se v nich smí použít

rule-explainer-nishio = Nishio
rule-explainer-multiple-house = Vynucující řetězce z míst ve skupině
rule-explainer-multiple-cell = Vynucující řetězce z kandidátů políčka
rule-explainer-dynamic-contradiction = Dynamické vynucující řetězce ke sporu
rule-explainer-dynamic-double = Dynamické vynucující řetězce z obou možností kandidáta
rule-explainer-dynamic-house = Dynamické vynucující řetězce z míst ve skupině
rule-explainer-dynamic-cell = Dynamické vynucující řetězce z kandidátů políčka
rule-explainer-dynamic-plus-contradiction = Dynamické vynucující řetězce ke sporu (+)
rule-explainer-dynamic-plus-double = Dynamické vynucující řetězce z obou možností kandidáta (+)
rule-explainer-dynamic-plus-house = Dynamické vynucující řetězce z míst ve skupině (+)
rule-explainer-dynamic-plus-cell = Dynamické vynucující řetězce z kandidátů políčka (+)
rule-explainer-nested-2-contradiction = Dynamické vynucující řetězce ke sporu (+ vynucující řetězce)
rule-explainer-nested-2-double = Dynamické vynucující řetězce z obou možností kandidáta (+ vynucující řetězce)
rule-explainer-nested-2-house = Dynamické vynucující řetězce z míst ve skupině (+ vynucující řetězce)
rule-explainer-nested-2-cell = Dynamické vynucující řetězce z kandidátů políčka (+ vynucující řetězce)
rule-explainer-nested-3-contradiction = Dynamické vynucující řetězce ke sporu (+ vícenásobné vynucující řetězce)
rule-explainer-nested-3-double = Dynamické vynucující řetězce z obou možností kandidáta (+ vícenásobné vynucující řetězce)
rule-explainer-nested-3-house = Dynamické vynucující řetězce z míst ve skupině (+ vícenásobné vynucující řetězce)
rule-explainer-nested-3-cell = Dynamické vynucující řetězce z kandidátů políčka (+ vícenásobné vynucující řetězce)
rule-explainer-nested-4-contradiction = Dynamické vynucující řetězce ke sporu (+ dynamické vynucující řetězce)
rule-explainer-nested-4-double = Dynamické vynucující řetězce z obou možností kandidáta (+ dynamické vynucující řetězce)
rule-explainer-nested-4-house = Dynamické vynucující řetězce z míst ve skupině (+ dynamické vynucující řetězce)
rule-explainer-nested-4-cell = Dynamické vynucující řetězce z kandidátů políčka (+ dynamické vynucující řetězce)
