### Procvičování pravidla na mřížkách, kde je dalším krokem.

## Co se řekne o tom, co bylo označeno

practice-unmarked = Zatím není nic označeno. Vyberte políčka, nebo udělejte, co z pravidla plyne.
practice-there = Ano, tady je pravidlo „{ MESSAGE($rule) }“.
practice-there-more = Ano, tady je pravidlo „{ MESSAGE($rule) }“. Plyne z něj dokonce ještě víc.
practice-part =
    Skoro: co jste označili, k pravidlu patří, ale { COUNT($count, noun: "cell") } ještě { $count ->
        [few] chybějí
       *[other] chybí
    }.
practice-surplus =
    Je tam, ale { CELLS($cells, noun: "yes") } k němu nepatří.
practice-other =
    To je jiné pravidlo, „{ MESSAGE($other) }“. Hledejte „{ MESSAGE($rule) }“.
practice-not-here =
    Ne, { LENGTH($cells) ->
        [one] { CELLS($cells, noun: "yes", prep: "in") }
       *[other] v těchto políčkách
    } pravidlo „{ MESSAGE($rule) }“ nic nového neukazuje.
practice-by-rules =
    Používají { LENGTH($rules) ->
        [one] pravidlo { LIST($rules) }
       *[other] pravidla { LIST($rules) }
    }.

## Karta

practice-title = Procvičování
practice-task = Na řadě je tu pravidlo „{ MESSAGE($rule) }“: pravidla, která jsou v pořadí před ním, už nic nedají. Najděte, kde platí.
practice-task-besides =
    Dá se tu použít pravidlo „{ MESSAGE($rule) }“, a také některá snazší. Najděte přesto právě je.
practice-how =
    Vyberte jeho políčka (více jich s klávesou Ctrl), nebo vybarvěte jeho kandidáty, nebo rovnou udělejte, co z něj
    plyne: napište číslici nebo vyškrtněte kandidáty. Pak se zeptejte.
practice-ask = Je to tady?
practice-hint-rule = Napovědět, co hledat (H)
practice-hint-place = Napovědět místo (H)
practice-hint-question = Napovědět otázkou (H)
practice-hint-step = Napovědět celý krok (H)
practice-show = Ukázat (S)
practice-go-on = Další mřížka
practice-next = Další mřížka (PgDn)
practice-end = Ukončit (Esc)
practice-making = Připravuje se mřížka…
practice-judging = Hledám…
practice-none = Pro pravidlo „{ MESSAGE($rule) }“ se mřížku připravit nepodařilo.
practice-example =
    Toto pravidlo je tak vzácné, že se na ně náhodou nenarazí. Mřížka je příklad z knihy pravidel s přeházenými řádky,
    sloupci a číslicemi.
practice-count = Nalezeno { $found } { COUNT($asked, form: "figures", prep: "from") }
practice-hinted = s nápovědou { $count }
practice-given-up = vzdáno { $count }
practice-pace = průměrně { $time }
practice-barred = Právě procvičujete. Nejprve procvičování ukončete (Esc); vaše hra počká.
practice-over = { $asked ->
        [0] Konec procvičování.
       *[other] Konec procvičování: nalezeno { $found } { COUNT($asked, form: "figures", prep: "from") }.
    }
practice-record = Dosud procvičeno: nalezeno { $found } { COUNT($asked, form: "figures", prep: "from") }

## V knize pravidel

book-practise = Procvičit
book-practise-mix = Procvičit vše do této obtížnosti
book-practise-sheet = Vytisknout cvičení…
