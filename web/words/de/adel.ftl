### Adel Verpflichtet am Tisch.

## Karten

adel-object = { $name }, { $series }, { $letter } { $year }
adel-card-check = Scheck über { $number }
adel-card-thief = { $number ->
    [one] Dieb, { $number } Jahr
   *[other] Dieb, { $number } Jahre
}
adel-card-exhibit = Ausstellungskarte
adel-card-detective = Detektiv
adel-card-auction = Ins Auktionshaus
adel-card-castle = Ins Schloss
adel-card-pass = Nichts spielen
adel-short-check = Scheck
adel-short-thief = Dieb
adel-short-exhibit = Aus{"\u00AD"}stellung
adel-short-detective = Detektiv
adel-short-auction = Auktions{"\u00AD"}haus
adel-short-castle = Schloss
adel-short-pass = Passt
adel-laid = Karten dieser Runde
adel-place-down = Ortskarte, verdeckt
adel-card-down = Handlungskarte, verdeckt

## Das Brett

adel-board = Das Brett, Runde { $round }
adel-track = Der Weg
adel-track-castle = { $castle }: { $best } für die beste Ausstellung, { $second } für die zweite.
adel-track-here = Hier: { $who }.
adel-track-counts = Diese Zahlen gelten jetzt.
adel-track-table = { $seats ->
    [one] Dinnertafel mit { $seats } Platz.
   *[other] Dinnertafel mit { $seats } Plätzen.
}
adel-club = Club
adel-dinner = Dinnertafel
adel-auction-house = Auktionshaus
adel-house-closed = Ausverkauft: Das Auktionshaus ist geschlossen.
adel-window-left = Linkes Schaufenster: { $object }. { $count ->
    [one] { $count } Sammelstück in diesem Stapel.
   *[other] { $count } Sammelstücke in diesem Stapel.
}
adel-window-right = Rechtes Schaufenster: { $object }. { $count ->
    [one] { $count } Sammelstück in diesem Stapel.
   *[other] { $count } Sammelstücke in diesem Stapel.
}
adel-window-left-empty = Das linke Schaufenster ist leer
adel-window-right-empty = Das rechte Schaufenster ist leer
adel-pile = { $count ->
    [0] ausverkauft
    [one] das letzte
   *[other] { $count } im Stapel
}
adel-register = Kasse
adel-register-empty = Noch kein Scheck bezahlt
adel-jail = Gefängnis
adel-cell = Zelle { $cell }: Dieb { $number } von { $color }
adel-cell-empty = Zelle { $cell }: leer
adel-on-show = Im Schloss ausgestellt
adel-last-showing = Die letzte Schau
adel-emptied = Alles wurde gestohlen

## Die Lords

adel-lords = Die Lords
adel-bot = Bot
adel-away = abwesend
adel-stand-in = Vertretung: { $bot }
adel-thinks = überlegt
adel-rank = Rang { $rank }
adel-position = auf Feld { $position } ({ $where })
adel-has-objects = { $count ->
    [one] { $count } Sammelstück
   *[other] { $count } Sammelstücke
}
adel-has-checks = { $count ->
    [one] { $count } Scheck
   *[other] { $count } Schecks
}
adel-has-thieves = { $count ->
    [one] { $count } Dieb auf der Hand
   *[other] { $count } Diebe auf der Hand
}
adel-has-jailed = { $count ->
    [one] { $count } Dieb im Gefängnis
   *[other] { $count } Diebe im Gefängnis
}
adel-details = Einzelheiten: { $who }
adel-known = Was von den Sammelstücken bekannt ist
adel-hidden = { $count ->
    [one] { $count } unbekanntes Sammelstück
   *[other] { $count } unbekannte Sammelstücke
}

## Der eigene Platz

adel-ask-place = Wohin gehst du?
adel-ask-action-auction = Was spielst du im Auktionshaus?
adel-ask-action-castle = Was spielst du im Schloss?
adel-ask-buy = Zuschlag! Welches Sammelstück nimmst du?
adel-ask-show = Welche Sammelstücke stellst du aus?
adel-ask-steal = Was nimmt dein Dieb von { $from }?
adel-wait = Einen Moment …
adel-wait-place = Weiß noch nicht wohin: { $who }
adel-wait-action = Sucht noch eine Karte aus: { $who }
adel-wait-buy = Wählt vor den Schaufenstern: { $who }
adel-wait-show = Baut eine Ausstellung auf: { $who }
adel-wait-steal = Sucht sich Beute aus: { $who }
adel-look = Die Karten liegen auf dem Tisch
adel-over = Die Partie ist zu Ende
adel-chosen = Deine Karte liegt verdeckt. Du kannst sie noch ändern.
adel-chosen-wait = Es fehlt noch: { $who }.
adel-hand = Deine Hand
adel-collection = Deine Sammlung
adel-no-objects = Du besitzt keine Sammelstücke.
adel-run = { $count ->
    [one] { $count } Stück, ausstellbar
   *[other] { $count } Stücke, ausstellbar
}
adel-run-short = { $count ->
    [one] { $count } Stück, zu wenig
   *[other] { $count } Stücke, zu wenige
}
adel-hint-auction = Kauf mit einem Scheck ein Sammelstück oder schick einen Dieb nach dem Scheck des Käufers.
adel-hint-castle = Stell deine Sammlung aus, bestiehl die anderen oder fang ihre Diebe.
adel-hint-check = Der höchste Scheck kauft ein Sammelstück und bleibt in der Kasse. Die anderen kommen zurück.
adel-hint-thief-auction = Nimmt den bezahlten Scheck, wenn kein anderer Dieb hier ist.
adel-hint-thief-castle = Nimmt aus jeder Ausstellung ein Stück. Hüte dich vor Detektiven.
adel-hint-exhibit = Die beste Ausstellung zieht { $best }, die zweite { $second }.
adel-hint-detective = Ist ein Dieb im Schloss, muss er ins Gefängnis und du rückst { $most ->
    [0] { $steps } vor.
   *[other] { $steps } bis { $most } vor: Zuerst ziehen die Aussteller.
}
adel-hint-pass = Du hast hier keine Karte zu spielen.
adel-buy-left = Linkes Schaufenster: { $object }
adel-buy-right = Rechtes Schaufenster: { $object }
adel-steal = Nimm { $object }
adel-show-worth = Mindestens drei, Buchstaben ohne Lücke. Die beste Ausstellung zieht { $best }, die zweite { $second }.
adel-picked = { $count ->
    [0] Tippe deine Karten an.
    [one] { $count } Stück gewählt
   *[other] { $count } Stücke gewählt
}
adel-show-these = { $count ->
    [0] Ausstellen
    [one] { $count } Stück ausstellen
   *[other] { $count } Stücke ausstellen
}
adel-show-chosen = Gewählt
adel-show-best = Die beste wählen
adel-show-none = Auswahl aufheben
adel-rule = Regel { $rule }

## Warum etwas nicht geht

closed-game_over = Die Partie ist zu Ende.
closed-nothing_owed = Du wirst gerade nichts gefragt.
closed-other_phase = Gerade wird etwas anderes entschieden.
closed-no_card_for_the_auction = Ohne Scheck und ohne Dieb kannst du nicht ins Auktionshaus.
closed-check_not_held = Diesen Scheck hast du nicht.
closed-thief_not_held = Dieser Dieb gehört dir nicht.
closed-thief_in_jail = Dieser Dieb sitzt im Gefängnis.
closed-check_in_the_castle = Schecks gelten nur im Auktionshaus.
closed-exhibition_at_the_auction = Ausgestellt wird nur im Schloss.
closed-detective_at_the_auction = Der Detektiv arbeitet nur im Schloss.
closed-nothing_to_exhibit = Du hast keine gültige Ausstellung: mindestens drei Sammelstücke, Buchstaben ohne Lücke.
closed-pass_with_cards = Passen darf nur, wer keine Karte zu spielen hat.
closed-window_empty = Dieses Schaufenster ist leer.
closed-object_not_owned = Ausgestellt werden nur eigene Sammelstücke.
closed-exhibition_too_small = Eine Ausstellung hat mindestens drei Sammelstücke.
closed-exhibition_with_gap = Die Buchstaben müssen ohne Lücke aufeinander folgen.
closed-object_not_on_show = Dein Dieb nimmt ein Stück aus der Ausstellung, in der er gerade ist.

## Das Journal

adel-thing = { $series ->
    [A] den Pfeifenkopf von { $year }
    [B] den Nachttopf von { $year }
    [C] die Maske von { $year }
    [D] das Star-Souvenir von { $year }
    [E] das Spielzeug von { $year }
    [F] das Reklameschild von { $year }
   *[none] das Sammelstück von { $year }
}
adel-steps = { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
}
adel-ranked = { $rank ->
    [1] die beste Ausstellung
    [2] die zweitbeste Ausstellung
   *[other] Ausstellung Nummer { $rank }
}
journal-adel-round = Runde { $round } beginnt.
journal-adel-round-auction = Runde { $round } beginnt, alle sind im Auktionshaus.
journal-adel-round-castle = Runde { $round } beginnt, alle sind im Schloss.
journal-adel-place-auction = { $you ->
    [yes] Du gehst ins Auktionshaus.
   *[no] { $who } geht ins Auktionshaus.
}
journal-adel-place-castle = { $you ->
    [yes] Du gehst ins Schloss.
   *[no] { $who } geht ins Schloss.
}
journal-adel-action-check = { $you ->
    [yes] Du bietest einen Scheck über { $number }.
   *[no] { $who } bietet einen Scheck über { $number }.
}
journal-adel-action-thief = { $you ->
    [yes] Du schickst den Dieb { $number }.
   *[no] { $who } schickt den Dieb { $number }.
}
journal-adel-action-exhibit = { $you ->
    [yes] Du willst ausstellen.
   *[no] { $who } will ausstellen.
}
journal-adel-action-detective = { $you ->
    [yes] Du schickst den Detektiv.
   *[no] { $who } schickt den Detektiv.
}
journal-adel-action-pass = { $you ->
    [yes] Du hast keine Karte zu spielen.
   *[no] { $who } hat keine Karte zu spielen.
}
journal-adel-no-sale = Niemand bietet einen Scheck; nichts wird verkauft.
journal-adel-bought = { $you ->
    [yes] Du hast { adel-thing } für { $check } gekauft.
   *[no] { $who } hat { adel-thing } für { $check } gekauft.
}
journal-adel-check-stolen = { $you ->
    [yes] Dein Dieb hat den Scheck über { $check } genommen, mit dem { $from } bezahlt hatte.
    [victim] Der Dieb von { $who } hat deinen Scheck über { $check } genommen.
   *[no] Der Dieb von { $who } hat den Scheck über { $check } genommen, mit dem { $from } bezahlt hatte.
}
journal-adel-thieves-clash = Diebe kamen sich in die Quere: { $who }. Der Scheck bleibt in der Kasse.
journal-adel-house-closed = Alles ist verkauft; das Auktionshaus schließt.
journal-adel-exhibited = { $you ->
    [yes] Du zeigst { adel-has-objects }: { adel-ranked }.
   *[no] { $who } zeigt { adel-has-objects }: { adel-ranked }.
}
journal-adel-moved-exhibition = { $you ->
    [yes] Du ziehst für die Ausstellung { adel-steps }, auf Feld { $to }.
   *[no] { $who } zieht für die Ausstellung { adel-steps }, auf Feld { $to }.
}
journal-adel-moved-detective = { $you ->
    [yes] Dein Detektiv bringt dir { adel-steps }, auf Feld { $to }.
   *[no] Der Detektiv bringt { $who } { adel-steps }, auf Feld { $to }.
}
journal-adel-moved-last-showing = { $you ->
    [yes] Du ziehst für die letzte Schau { adel-steps }, auf Feld { $to }.
   *[no] { $who } zieht für die letzte Schau { adel-steps }, auf Feld { $to }.
}
journal-adel-stole = { $you ->
    [yes] Dein Dieb hat { adel-thing } von { $from } gestohlen.
    [victim] Der Dieb von { $who } hat dir { adel-thing } gestohlen.
   *[no] Der Dieb von { $who } hat { adel-thing } von { $from } gestohlen.
}
journal-adel-jailed = { $you ->
    [yes] Dein Dieb { $number } muss ins Gefängnis.
   *[no] Der Dieb { $number } von { $who } muss ins Gefängnis.
}
journal-adel-freed = { $you ->
    [yes] Dein Dieb { $number } ist wieder frei.
   *[no] Der Dieb { $number } von { $who } ist wieder frei.
}
journal-adel-last-showing = { $you ->
    [yes] Letzte Schau: Du zeigst { adel-has-objects }, { adel-ranked }.
   *[no] Letzte Schau: { $who } zeigt { adel-has-objects }, { adel-ranked }.
}
journal-adel-ended = Die Partie ist zu Ende.

# One’s own odds, from what everybody may know.
adel-odds = Deine Aussichten
adel-odds-no-check = Dir ist kein Scheck zum Bieten geblieben.
adel-odds-richest = Niemand kann deine { $check } überbieten.
adel-odds-outbid = { $count ->
    [one] { $names } kann deine { $check } überbieten.
   *[other] { $names } können deine { $check } überbieten.
  }
adel-odds-no-show = Noch kannst du nichts ausstellen.
adel-odds-show = { $count ->
    [one] Deine beste Ausstellung hat { $count } Stück; die beste rückt { $best } vor, die zweite { $second }.
   *[other] Deine beste Ausstellung hat { $count } Stücke; die beste rückt { $best } vor, die zweite { $second }.
  }
adel-odds-surely = { $count ->
    [one] { $names } kann sicher mehr zeigen.
   *[other] { $names } können sicher mehr zeigen.
  }
adel-odds-perhaps = { $count ->
    [one] { $names } könnte mithalten.
   *[other] { $names } könnten mithalten.
  }
