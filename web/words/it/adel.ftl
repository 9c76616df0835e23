### Adel Verpflichtet al tavolo.

## Carte

adel-object = { $name }, { $series }, { $letter } { $year }
adel-card-check = Assegno da { $number }
adel-card-thief = { $number ->
    [one] Ladro, { $number } anno
   *[other] Ladro, { $number } anni
}
adel-card-exhibit = Carta esposizione
adel-card-detective = Detective
adel-card-auction = Alla casa d’aste
adel-card-castle = Al castello
adel-card-pass = Non giocare niente
adel-short-check = Assegno
adel-short-thief = Ladro
adel-short-exhibit = Esposizione
adel-short-detective = Detective
adel-short-auction = Casa d’aste
adel-short-castle = Castello
adel-short-pass = Passa
adel-laid = Carte di questo round
adel-place-down = Carta luogo, coperta
adel-card-down = Carta azione, coperta

## Il tabellone

adel-board = Il tabellone, round { $round }
adel-track = Il percorso
adel-track-castle = { $castle }: { $best } per l’esposizione migliore, { $second } per la seconda.
adel-track-here = Qui: { $who }.
adel-track-counts = Ora valgono questi numeri.
adel-track-table = { $seats ->
    [one] Tavola del banchetto con { $seats } posto.
   *[other] Tavola del banchetto con { $seats } posti.
}
adel-club = Club
adel-dinner = Tavola del banchetto
adel-auction-house = Casa d’aste
adel-house-closed = Tutto venduto: la casa d’aste è chiusa.
adel-window-left = Vetrina sinistra: { $object }. { $count ->
    [one] { $count } oggetto in questo mazzo.
   *[other] { $count } oggetti in questo mazzo.
}
adel-window-right = Vetrina destra: { $object }. { $count ->
    [one] { $count } oggetto in questo mazzo.
   *[other] { $count } oggetti in questo mazzo.
}
adel-window-left-empty = La vetrina sinistra è vuota
adel-window-right-empty = La vetrina destra è vuota
adel-pile = { $count ->
    [0] tutto venduto
    [one] l’ultimo
   *[other] { $count } nel mazzo
}
adel-register = Cassa
adel-register-empty = Ancora nessun assegno pagato
adel-jail = Prigione
adel-cell = Cella { $cell }: ladro { $number } di { $color }
adel-cell-empty = Cella { $cell }: vuota
adel-on-show = In mostra al castello
adel-last-showing = L’ultima esposizione
adel-emptied = È stato rubato tutto

## I lord

adel-lords = I lord
adel-bot = bot
adel-away = assente
adel-stand-in = al suo posto { $bot }
adel-thinks = deve decidere
adel-rank = { $rank }º
adel-position = sulla casella { $position } ({ $where })
adel-has-objects = { $count ->
    [one] { $count } oggetto
   *[other] { $count } oggetti
}
adel-has-checks = { $count ->
    [one] { $count } assegno
   *[other] { $count } assegni
}
adel-has-thieves = { $count ->
    [one] { $count } ladro in mano
   *[other] { $count } ladri in mano
}
adel-has-jailed = { $count ->
    [one] { $count } ladro in prigione
   *[other] { $count } ladri in prigione
}
adel-details = Dettagli: { $who }
adel-known = Che cosa si sa dei suoi oggetti
adel-hidden = { $count ->
    [one] { $count } oggetto sconosciuto
   *[other] { $count } oggetti sconosciuti
}

## Il proprio posto

adel-ask-place = Dove vai?
adel-ask-action-auction = Che cosa giochi alla casa d’aste?
adel-ask-action-castle = Che cosa giochi al castello?
adel-ask-buy = Aggiudicato! Quale oggetto prendi?
adel-ask-show = Quali oggetti esponi?
adel-ask-steal = Che cosa ruba il tuo ladro a { $from }?
adel-wait = Un momento…
adel-wait-place = Deve ancora scegliere dove andare: { $who }
adel-wait-action = Deve ancora scegliere una carta: { $who }
adel-wait-buy = Sceglie davanti alle vetrine: { $who }
adel-wait-show = Allestisce un’esposizione: { $who }
adel-wait-steal = Sceglie che cosa rubare: { $who }
adel-look = Le carte sono in tavola
adel-over = La partita è finita
adel-chosen = La tua carta è coperta. Puoi ancora cambiarla.
adel-chosen-wait = Manca ancora: { $who }.
adel-hand = La tua mano
adel-collection = La tua collezione
adel-no-objects = Non possiedi oggetti.
adel-run = { $count ->
    [one] { $count } oggetto, si può esporre
   *[other] { $count } oggetti, si possono esporre
}
adel-run-short = { $count ->
    [one] { $count } oggetto, troppo poco
   *[other] { $count } oggetti, troppo pochi
}
adel-hint-auction = Compra un oggetto con un assegno, o manda un ladro a prendere l’assegno di chi compra.
adel-hint-castle = Esponi la tua collezione, deruba gli altri o cattura i loro ladri.
adel-hint-check = L’assegno più alto compra un oggetto e resta in cassa. Gli altri tornano in mano.
adel-hint-thief-auction = Prende l’assegno pagato, se qui non c’è nessun altro ladro.
adel-hint-thief-castle = Prende un oggetto da ogni esposizione. Occhio ai detective.
adel-hint-exhibit = L’esposizione migliore avanza di { $best }, la seconda di { $second }.
adel-hint-detective = Se c’è un ladro al castello, finisce in prigione e tu avanzi { $most ->
    [0] di { $steps }.
   *[other] di { $steps }, al massimo di { $most }: chi espone si muove prima.
}
adel-hint-pass = Qui non hai carte da giocare.
adel-buy-left = Vetrina sinistra: { $object }
adel-buy-right = Vetrina destra: { $object }
adel-steal = Prendi { $object }
adel-show-worth = Almeno tre, lettere senza interruzioni. L’esposizione migliore avanza di { $best }, la seconda di { $second }.
adel-picked = { $count ->
    [0] Tocca le tue carte.
    [one] { $count } oggetto scelto
   *[other] { $count } oggetti scelti
}
adel-show-these = { $count ->
    [0] Esponi
    [one] Esponi { $count } oggetto
   *[other] Esponi { $count } oggetti
}
adel-show-chosen = Scelto
adel-show-best = Scegli la migliore
adel-show-none = Togli tutto
adel-rule = Regola { $rule }

## Perché qualcosa non si può fare

closed-game_over = La partita è finita.
closed-nothing_owed = Ora non ti si chiede niente.
closed-other_phase = Ora si decide altro.
closed-no_card_for_the_auction = Senza assegni e senza ladri non puoi andare alla casa d’aste.
closed-check_not_held = Non hai quell’assegno.
closed-thief_not_held = Quel ladro non è tuo.
closed-thief_in_jail = Quel ladro è in prigione.
closed-check_in_the_castle = Gli assegni valgono solo alla casa d’aste.
closed-exhibition_at_the_auction = Si espone solo al castello.
closed-detective_at_the_auction = Il detective lavora solo al castello.
closed-nothing_to_exhibit = Non hai un’esposizione valida: almeno tre oggetti, lettere senza interruzioni.
closed-pass_with_cards = Puoi passare solo senza carte da giocare.
closed-window_empty = Quella vetrina è vuota.
closed-object_not_owned = Si espongono solo i propri oggetti.
closed-exhibition_too_small = Un’esposizione ha almeno tre oggetti.
closed-exhibition_with_gap = Le lettere devono susseguirsi senza interruzioni.
closed-object_not_on_show = Il tuo ladro prende un oggetto dell’esposizione in cui si trova ora.

## Il diario

adel-thing = { $series ->
    [A] la pipa del { $year }
    [B] il vaso da notte del { $year }
    [C] la maschera del { $year }
    [D] il cimelio del { $year }
    [E] il giocattolo del { $year }
    [F] l’insegna pubblicitaria del { $year }
   *[none] l’oggetto del { $year }
}
adel-steps = { $steps ->
    [one] { $steps } casella
   *[other] { $steps } caselle
}
adel-ranked = { $rank ->
    [1] l’esposizione migliore
    [2] la seconda esposizione
   *[other] l’esposizione numero { $rank }
}
journal-adel-round = Comincia il round { $round }.
journal-adel-round-auction = Comincia il round { $round }, tutti alla casa d’aste.
journal-adel-round-castle = Comincia il round { $round }, tutti al castello.
journal-adel-place-auction = { $you ->
    [yes] Vai alla casa d’aste.
   *[no] { $who } va alla casa d’aste.
}
journal-adel-place-castle = { $you ->
    [yes] Vai al castello.
   *[no] { $who } va al castello.
}
journal-adel-action-check = { $you ->
    [yes] Offri un assegno da { $number }.
   *[no] { $who } offre un assegno da { $number }.
}
journal-adel-action-thief = { $you ->
    [yes] Mandi il ladro { $number }.
   *[no] { $who } manda il ladro { $number }.
}
journal-adel-action-exhibit = { $you ->
    [yes] Vuoi esporre.
   *[no] { $who } vuole esporre.
}
journal-adel-action-detective = { $you ->
    [yes] Mandi il detective.
   *[no] { $who } manda il detective.
}
journal-adel-action-pass = { $you ->
    [yes] Non hai carte da giocare.
   *[no] { $who } non ha carte da giocare.
}
journal-adel-no-sale = Nessuno offre un assegno: non si vende niente.
journal-adel-bought = { $you ->
    [yes] Hai comprato { adel-thing } per { $check }.
   *[no] { $who } ha comprato { adel-thing } per { $check }.
}
journal-adel-check-stolen = { $you ->
    [yes] Il tuo ladro ha preso l’assegno da { $check } con cui { $from } aveva pagato.
    [victim] Il ladro di { $who } ha preso il tuo assegno da { $check }.
   *[no] Il ladro di { $who } ha preso l’assegno da { $check } con cui { $from } aveva pagato.
}
journal-adel-thieves-clash = Ladri che si ostacolano: { $who }. L’assegno resta in cassa.
journal-adel-house-closed = Tutto è venduto: la casa d’aste chiude.
journal-adel-exhibited = { $you ->
    [yes] Esponi { adel-has-objects }: { adel-ranked }.
   *[no] { $who } espone { adel-has-objects }: { adel-ranked }.
}
journal-adel-moved-exhibition = { $you ->
    [yes] Avanzi di { adel-steps } per l’esposizione, fino alla casella { $to }.
   *[no] { $who } avanza di { adel-steps } per l’esposizione, fino alla casella { $to }.
}
journal-adel-moved-detective = { $you ->
    [yes] Il tuo detective ti fa avanzare di { adel-steps }, fino alla casella { $to }.
   *[no] Il detective fa avanzare { $who } di { adel-steps }, fino alla casella { $to }.
}
journal-adel-moved-last-showing = { $you ->
    [yes] Avanzi di { adel-steps } per l’ultima esposizione, fino alla casella { $to }.
   *[no] { $who } avanza di { adel-steps } per l’ultima esposizione, fino alla casella { $to }.
}
journal-adel-stole = { $you ->
    [yes] Il tuo ladro ha rubato { adel-thing } a { $from }.
    [victim] Il ladro di { $who } ti ha rubato { adel-thing }.
   *[no] Il ladro di { $who } ha rubato { adel-thing } a { $from }.
}
journal-adel-jailed = { $you ->
    [yes] Il tuo ladro { $number } finisce in prigione.
   *[no] Il ladro { $number } di { $who } finisce in prigione.
}
journal-adel-freed = { $you ->
    [yes] Il tuo ladro { $number } è di nuovo libero.
   *[no] Il ladro { $number } di { $who } è di nuovo libero.
}
journal-adel-last-showing = { $you ->
    [yes] Ultima esposizione: hai { adel-has-objects }, { adel-ranked }.
   *[no] Ultima esposizione: { $who } ha { adel-has-objects }, { adel-ranked }.
}
journal-adel-ended = La partita è finita.

# One’s own odds, from what everybody may know.
adel-odds = Le tue possibilità
adel-odds-no-check = Non ti resta alcun assegno per fare offerte.
adel-odds-richest = Nessuno può superare il tuo { $check }.
adel-odds-outbid = { $count ->
    [one] { $names } può superare il tuo { $check }.
   *[other] { $names } possono superare il tuo { $check }.
  }
adel-odds-no-show = Per ora non puoi esporre nulla.
adel-odds-show = { $count ->
    [one] La tua esposizione migliore ha { $count } oggetto; la prima avanza di { $best }, la seconda di { $second }.
   *[other] La tua esposizione migliore ha { $count } oggetti; la prima avanza di { $best }, la seconda di { $second }.
  }
adel-odds-surely = { $count ->
    [one] { $names } può di certo esporre di più.
   *[other] { $names } possono di certo esporre di più.
  }
adel-odds-perhaps = { $count ->
    [one] { $names } forse può tenere il passo.
   *[other] { $names } forse possono tenere il passo.
  }
