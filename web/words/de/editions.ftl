### Eigene Ausgaben.

title-editions = Eigene Ausgaben
editions-about = Wer ein gedrucktes Exemplar besitzt, kann dessen Karten oder Landkarte in einer Datei aufschreiben und damit spielen, allein oder mit anderen an diesem Gerät, auch ohne Netz.
editions-bring = Eine eigene Ausgabe mitbringen
editions-choose = Eine Ausgabe wählen
editions-drop = oder ihre .json-Datei hier ablegen
editions-kept = Auf diesem Gerät
editions-kept-none = Noch keine.
editions-players = { $least ->
    [same] { $most } Personen
   *[other] { $least } bis { $most } Personen
}
editions-play = Damit spielen
editions-remove = Entfernen
editions-remove-sure = Wirklich entfernen? Begonnene Partien gehen weiter.
editions-brought = „{ $title }“ ist jetzt auf diesem Gerät.
editions-replaced = „{ $title }“ ist an die Stelle der bisherigen getreten.
editions-not-kept = Dieser Browser behält nichts, die Ausgabe ist also beim nächsten Mal nicht mehr da.
editions-faults = { $count ->
    [one] Diese Datei hat einen Fehler. Nichts wurde behalten.
   *[other] Diese Datei hat { $count } Fehler. Nichts wurde behalten.
}
editions-missing-table = Dieser Tisch lässt sich nicht zeigen
editions-missing-about = Er spielt mit der Ausgabe „{ $edition }“, die nicht mehr zu haben ist.
editions-missing-record = Diese Partie wurde mit der Ausgabe „{ $edition }“ gespielt, die weder auf diesem Gerät noch im Club ist. Bring ihre Datei mit, dann lässt sich die Partie zeigen.
editions-other-record = Diese Partie wurde mit einer anderen Ausgabe dieses Namens gespielt als der, die hier ist.
