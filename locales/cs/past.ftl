### Hry, které skončily.

past-title = Odehrané hry
past-open-key = Odehrané hry (Ctrl+H)
past-none = Zatím žádná hra neskončila. Budou tu hry, které vyřešíte, i ty, které opustíte kvůli jiné.
past-how = Počítají se jen vyřešené hry, ve kterých jste si nezobrazili řešení. Obvyklý čas je ten prostřední: polovina her netrvala déle. Klepnutím v nedohrané hře pokračujete, vyřešenou si zahrajete znovu.
past-level = Obtížnost
past-no-level = Neznámá obtížnost
past-solved = Vyřešeno
past-best = Nejlepší
past-usual = Obvyklý
past-is-solved = vyřešeno
past-is-by-hints = vyplněno podle nápovědy
past-is-left = nedohráno
past-shown = řešení zobrazeno
past-afresh = Od začátku
past-goes-on = Hra pokračuje tam, kde jste skončili.
past-mistakes = { COUNT($count, noun: "mistake", form: "figures") }
past-hints = { COUNT($count, noun: "hint", form: "figures") }
past-date = { $day }. { $month }. { $year }
past-unread =
    { $count ->
        [one] Jednomu řádku souboru nebylo rozumět, a je vynechán.
        [few] { COUNT($count, noun: "line", case: "dative", start: "yes") } souboru nebylo rozumět, a jsou vynechány.
       *[other] { COUNT($count, noun: "line", case: "dative", start: "yes") } souboru nebylo rozumět, a jsou vynechány.
    }
past-listed = Vypsáno je { NUMBER($count) } posledních her; celkem jich je { NUMBER($all) }.
