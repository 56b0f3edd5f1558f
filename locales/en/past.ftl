### Games that came to their end.

past-title = Past games
past-open-key = Past games (Ctrl+H)
past-none = No game has come to its end yet. Games that you solve, and those that you leave for another one, are listed here.
past-how = Only solved games count, and of these only those whose solution was not shown. The usual time is the one in the middle: half of them took no longer. Press an unfinished game to go on with it, or a solved one to play it again.
past-level = Level
past-no-level = Level not known
past-solved = Solved
past-best = Best
past-usual = Usual
past-is-solved = solved
past-is-by-hints = filled in by hints
past-is-left = unfinished
past-shown = solution shown
past-afresh = From the start
past-goes-on = The game goes on where you left it.
past-mistakes = { COUNT($count, noun: "mistake", form: "figures") }
past-hints = { COUNT($count, noun: "hint", form: "figures") }
past-date = { $year }-{ $month }-{ $day }
past-unread =
    { $count ->
        [one] One line of the file could not be understood and is passed over.
       *[other] { COUNT($count, noun: "line", start: "yes") } of the file could not be understood and are passed over.
    }
past-listed = Listed are the last { NUMBER($count) } games of { NUMBER($all) }.
