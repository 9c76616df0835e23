### Edizioni proprie.

title-editions = Le tue edizioni
editions-about = Chi possiede una copia stampata può scriverne le carte o la mappa in un file e giocarci, da solo o con altri su questo dispositivo, anche senza rete.
editions-bring = Porta un’edizione tua
editions-choose = Scegli un’edizione
editions-drop = o trascina qui il suo file .json
editions-kept = Su questo dispositivo
editions-kept-none = Ancora nessuna.
editions-players = { $least ->
    [same] { $most } giocatori
   *[other] da { $least } a { $most } giocatori
}
editions-play = Gioca con questa
editions-remove = Togli
editions-remove-sure = Vuoi davvero toglierla? Le partite già cominciate continuano.
editions-brought = «{ $title }» ora è su questo dispositivo.
editions-replaced = «{ $title }» ha preso il posto di quella che c’era.
editions-not-kept = Questo browser non conserva nulla: la prossima volta l’edizione non ci sarà.
editions-faults = { $count ->
    [one] Questo file ha un errore. Non è stato conservato nulla.
   *[other] Questo file ha { $count } errori. Non è stato conservato nulla.
}
editions-missing-table = Questo tavolo non si può mostrare
editions-missing-about = Gioca con l’edizione «{ $edition }», che non si trova più.
editions-missing-record = Questa partita è stata giocata con l’edizione «{ $edition }», che non è né su questo dispositivo né nel club. Porta il suo file e la partita si potrà mostrare.
editions-other-record = Questa partita è stata giocata con un’altra edizione con lo stesso nome di quella che c’è qui.
