### Practising a rule on boards where it is the next step.

## What is said of what was marked

practice-unmarked = Nothing is marked yet. Choose cells, or do what follows from the rule.
practice-there = Yes, here is “{ MESSAGE($rule) }”.
practice-there-more = Yes, here is “{ MESSAGE($rule) }”. It shows even more than that.
practice-part =
    Close: what you marked belongs to it, but { COUNT($count, noun: "cell") } { $count ->
        [one] is
       *[other] are
    } still missing.
practice-surplus =
    It is there, but { CELLS($cells, noun: "yes") } { LENGTH($cells) ->
        [one] does
       *[other] do
    } not belong to it.
practice-other =
    That is another rule, “{ MESSAGE($other) }”. Look for “{ MESSAGE($rule) }”.
practice-not-here =
    No, { LENGTH($cells) ->
        [one] { CELLS($cells, noun: "yes", prep: "in") }
       *[other] in these cells
    } the rule “{ MESSAGE($rule) }” shows nothing new.
practice-by-rules =
    They are by { LENGTH($rules) ->
        [one] the rule { LIST($rules) }
       *[other] the rules { LIST($rules) }
    }.

## The card

practice-title = Practice
practice-task = The next step here is by the rule “{ MESSAGE($rule) }”; the rules before it find nothing more. Find it.
practice-task-besides =
    The rule “{ MESSAGE($rule) }” can be used here, and so can easier ones. Find it all the same.
practice-how =
    Choose its cells (with Ctrl several), or colour its candidates, or do what follows from it: enter the digit or
    strike out the candidates. Then ask.
practice-ask = Is it here?
practice-hint-rule = Hint: what to look for (H)
practice-hint-place = Hint: the place (H)
practice-hint-question = Hint: a question (H)
practice-hint-step = Hint: the step (H)
practice-show = Show me (S)
practice-go-on = Next board
practice-next = Next board (PgDn)
practice-end = End practice (Esc)
practice-making = Making a board…
practice-judging = Looking…
practice-none = No board for the rule “{ MESSAGE($rule) }” could be made.
practice-example =
    This rule is too rare to be met by chance. The board is an example from the rule book with its lines and digits in
    another order.
practice-count = { $found } of { $asked } found
practice-hinted = { $count } with a hint
practice-given-up = { $count } given up
practice-pace = { $time } on average
practice-barred = You are practising. End that first (Esc); your game is kept.
practice-over = { $asked ->
        [0] Practice is over.
       *[other] Practice is over: { $found } of { $asked } found.
    }
practice-record = Practised so far: { $found } of { $asked } found

## In the rule book

book-practise = Practise
book-practise-mix = Practise all up to this level
book-practise-sheet = Print a practice sheet…
