# Rufe an alle, die gerade woanders hinsehen: dass sie dran sind.
call-title = { $count ->
    [one] Du bist dran
   *[other] Du bist dran ({ $count })
}
call-notice = Du bist dran
call-heading = Ein Ruf, wenn du dran bist
call-about = Dieses Gerät sagt dir Bescheid, wenn du in einer Fernpartie dran bist, auch wenn die Seite geschlossen ist. Die Nachricht nennt das Spiel und nichts, was geheim ist.
call-switch = Dieses Gerät rufen
call-blocked = Dein Browser lässt von dieser Seite keine Mitteilungen zu. Erlaube sie in seinen Einstellungen für diese Website.
call-failed = Der Push-Dienst deines Browsers ist nicht zu erreichen. Versuch es später noch einmal.
call-quiet = Ruhezeit
call-quiet-about = In dieser Zeit ruft niemand; was dann noch auf dich wartet, kommt danach.
call-quiet-from = Von
call-quiet-until = Bis
call-others = Andere Geräte, die gerufen werden
call-remove = Nicht mehr rufen
privacy-call = Geräte, die gerufen werden, wenn du dran bist: ihre Adresse beim Push-Dienst des Browsers, bis du es abschaltest. Dieser Dienst erfährt, wann du gerufen wirst, und nicht, warum.
