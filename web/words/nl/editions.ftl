### Eigen uitgaven.

title-editions = Eigen uitgaven
editions-about = Wie een gedrukt exemplaar bezit, kan de kaarten of de landkaart ervan in een bestand opschrijven en daarmee spelen, alleen of met anderen op dit apparaat, ook zonder netwerk.
editions-bring = Een eigen uitgave meebrengen
editions-choose = Een uitgave kiezen
editions-drop = of zet hier het .json-bestand ervan neer
editions-kept = Op dit apparaat
editions-kept-none = Nog geen.
editions-players = { $least ->
    [same] { $most } spelers
   *[other] { $least } tot { $most } spelers
}
editions-play = Hiermee spelen
editions-remove = Verwijderen
editions-remove-sure = Echt verwijderen? Partijen die ermee begonnen zijn, gaan door.
editions-brought = “{ $title }” staat nu op dit apparaat.
editions-replaced = “{ $title }” is in de plaats gekomen van de vorige.
editions-not-kept = Deze browser bewaart niets, dus de volgende keer is de uitgave er niet meer.
editions-faults = { $count ->
    [one] Dit bestand heeft een fout. Er is niets bewaard.
   *[other] Dit bestand heeft { $count } fouten. Er is niets bewaard.
}
editions-missing-table = Deze tafel kan niet worden getoond
editions-missing-about = Hier wordt gespeeld met de uitgave “{ $edition }”, die niet meer te krijgen is.
editions-missing-record = Deze partij is gespeeld met de uitgave “{ $edition }”, die niet op dit apparaat en niet in de club is. Breng het bestand ervan mee, dan kan de partij worden getoond.
editions-other-record = Deze partij is gespeeld met een andere uitgave van die naam dan die hier is.
