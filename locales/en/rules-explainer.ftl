### The techniques of Sudoku Explainer, by the names that its users know; those that have a rule here are called as it is.

## Singles and patterns

rule-explainer-hidden-single = Hidden single
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
rule-explainer-unique-loop-1 = Unique loop type 1
rule-explainer-unique-loop-2 = Unique loop type 2
rule-explainer-unique-loop-3 = Unique loop type 3
rule-explainer-unique-loop-4 = Unique loop type 4
rule-explainer-bug-1 = Bivalue universal grave type 1
rule-explainer-bug-2 = { rule-bug-2 }
rule-explainer-bug-3 = { rule-bug-3 }
rule-explainer-bug-4 = { rule-bug-4 }
rule-explainer-aligned-pair-exclusion = { rule-aligned-pair-exclusion }
rule-explainer-aligned-triple-exclusion = { rule-aligned-triple-exclusion }

## Cycles and forcing chains

rule-explainer-x-cycle = Bidirectional X-cycle
rule-explainer-y-cycle = Bidirectional Y-cycle
rule-explainer-xy-cycle = Bidirectional cycle
rule-explainer-forcing-x-chain = Forcing X-chain
rule-explainer-forcing-chain = Forcing chain

## Nets; what may be used within them stands behind the plus

rule-explainer-nishio = Nishio forcing chains
rule-explainer-multiple-house = Region forcing chains
rule-explainer-multiple-cell = Cell forcing chains
rule-explainer-dynamic-contradiction = Dynamic contradiction forcing chains
rule-explainer-dynamic-double = Dynamic double forcing chains
rule-explainer-dynamic-house = Dynamic region forcing chains
rule-explainer-dynamic-cell = Dynamic cell forcing chains
rule-explainer-dynamic-plus-contradiction = Dynamic contradiction forcing chains (+)
rule-explainer-dynamic-plus-double = Dynamic double forcing chains (+)
rule-explainer-dynamic-plus-house = Dynamic region forcing chains (+)
rule-explainer-dynamic-plus-cell = Dynamic cell forcing chains (+)
rule-explainer-nested-2-contradiction = Dynamic contradiction forcing chains (+ forcing chains)
rule-explainer-nested-2-double = Dynamic double forcing chains (+ forcing chains)
rule-explainer-nested-2-house = Dynamic region forcing chains (+ forcing chains)
rule-explainer-nested-2-cell = Dynamic cell forcing chains (+ forcing chains)
rule-explainer-nested-3-contradiction = Dynamic contradiction forcing chains (+ multiple forcing chains)
rule-explainer-nested-3-double = Dynamic double forcing chains (+ multiple forcing chains)
rule-explainer-nested-3-house = Dynamic region forcing chains (+ multiple forcing chains)
rule-explainer-nested-3-cell = Dynamic cell forcing chains (+ multiple forcing chains)
rule-explainer-nested-4-contradiction = Dynamic contradiction forcing chains (+ dynamic forcing chains)
rule-explainer-nested-4-double = Dynamic double forcing chains (+ dynamic forcing chains)
rule-explainer-nested-4-house = Dynamic region forcing chains (+ dynamic forcing chains)
rule-explainer-nested-4-cell = Dynamic cell forcing chains (+ dynamic forcing chains)
