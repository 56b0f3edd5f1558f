rule-own-wing = Rows and columns
    .says = Mine.
