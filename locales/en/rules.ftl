### The rules, in this file and the other `rules-….ftl`. Each has a name, `.says` in one line what it
### knows and `.spot` how it is found. `.also` is another name, where there is one. What rules have in
### common is said once, in terms.

## Proof by contradiction

rule-trial = Trial and contradiction
    .also = Proof by contradiction, trial and error, Bowman’s bingo
    .says = A supposition that leads to a contradiction is false.
    .spot =
        Turn to this when nothing else helps. Choose a cell with two candidates, suppose that it holds
        one of them, and fill in what follows, step by step. If a cell is left without a candidate or a
        house without a place for a digit, the supposition was wrong: strike that candidate. If neither
        happens, nothing has been proved: erase it all again.

## Levels

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme
