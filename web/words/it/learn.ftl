# Le lezioni: un maestro al tavolo, due frasi alla volta.
learn-title = Imparare giocando
learn-about = Una breve partita con un maestro al tuo fianco, circa tre minuti l’una. Non può andare storto niente.
learn-about-adel = Comprare, esporre, rubare e acciuffare ladri: quattro round fra lord.
learn-about-mille = Prima rapini un nobile, poi viaggi tu: tre turni attraverso l’Italia.
learn-teacher = Il tuo maestro
learn-next = Avanti
learn-finish = Tutto chiaro
learn-done = Ben giocato!
learn-done-adel = Ora al club ti muovi come a casa. Il resto è sangue freddo.
learn-done-mille = Ora conosci le strade. Il resto è astuzia.
learn-learned = Che cosa sai fare adesso
learn-rule = Regola { $rule }
learn-all-rules = Tutte le regole
learn-again = Ancora una volta
learn-other = Lezione: { $game }

learn-name-maud = Lady Maud
learn-name-percy = Sir Percy
learn-name-bianca = Contessa Bianca
learn-name-ettore = Don Ettore

## Adel Verpflichtet

learn-adel-welcome = Ti diamo il benvenuto al club! Tutti collezionano stranezze e fanno a gara, di castello in castello, per arrivare alla tavola del banchetto; di onesti qui non ce n’è.
learn-adel-objects = Questi quattro oggetti sono tuoi e li vedi solo tu. Da tre in su si possono esporre, se le lettere si seguono senza interruzioni.
learn-adel-auction = Due A e una C: una B le unirebbe, e ce n’è una nella vetrina di sinistra. Alla casa d’aste!
learn-adel-auction-instead = Al castello si espone, e per ora i tuoi oggetti non si legano. Scegli la casa d’aste.
learn-adel-check = Sono tutti qui; ora ognuno gioca una carta in segreto. Compra l’assegno più alto: gioca il tuo 24.
learn-adel-check-instead = Compra solo l’assegno più alto, e forse anche Sir Percy vuole qualcosa. Gioca il tuo 24.
learn-adel-buy = Il tuo 24 batte il 15 di Sir Percy, che torna a lui. Prendi la B: così hai quattro oggetti senza interruzioni.
learn-adel-buy-instead = La D non si lega a niente di tuo. La B unisce la A alla C.
learn-adel-robbed = Lady Maud ha giocato un ladro, l’unico presente, e si è presa il tuo 24: ora è suo. Due ladri non avrebbero avuto niente.
learn-adel-castle = I soldi vanno e vengono, ma le tue A, A, B e C meritano di essere viste. Al castello!
learn-adel-castle-instead = Ora hai abbastanza da esporre, e solo così si va lontano. Scegli il castello.
learn-adel-exhibit = Al castello si espone, si ruba o si aspettano i ladri al varco. Gioca l’esposizione.
learn-adel-exhibit-instead = Buona idea per dopo. Prima mostra quello che hai: gioca l’esposizione.
learn-adel-show = Scegli che cosa esporre: più oggetti battono meno oggetti, a parità vince il più antico. Prendi tutti e quattro, dalla A alla C.
learn-adel-show-instead = Più oggetti battono meno oggetti: stavolta non tenere indietro niente. Prendi tutti e quattro, dalla A alla C.
learn-adel-numbers = I tuoi quattro battono i tre di Sir Percy: tu avanzi del numero più alto, 2, lui del più basso, 1. Valgono i numeri del castello in cui si trova la pedina in testa.
learn-adel-stolen = Il ladro di Lady Maud ha preso un oggetto da ogni esposizione, anche la tua vecchia maschera. Al castello nessuno ferma un ladro, ma un detective poi lo manda in prigione.
learn-adel-again = E allora aspetta il prossimo al varco! Di nuovo al castello.
learn-adel-again-instead = I ladri si acciuffano solo al castello. Vai lì.
learn-adel-detective = Un’esposizione tua attirerebbe solo altri ladri. Gioca il detective.
learn-adel-detective-instead = Qui c’è odore di ladri. Gioca il detective.
learn-adel-watch = Lady Maud espone e Sir Percy manda il suo ladro. Guarda che fine fa!
learn-adel-jail = Preso! Il bottino resta a Sir Percy, ma il suo ladro è nella cella 1, e ogni nuovo prigioniero lo spinge di una cella verso la libertà.
learn-adel-steps = In premio la tua pedina è avanzata di tante caselle quante ne dice la sua posizione: era seconda, quindi due. Il detective rende di più a chi sta dietro.
learn-adel-own = Ora decidi tu. Lady Maud spenderebbe volentieri il tuo 24, Sir Percy esporrebbe la tua maschera, e un tuo ladro potrebbe riprenderti l’uno o l’altra.
learn-adel-free = Qui ogni carta può servire. Quale osi giocare?
learn-adel-free-show = Esponi quello che vuoi, purché sia permesso. Sir Percy espone tre oggetti, fra cui il più antico di tutti.
learn-adel-free-steal = Il tuo ladro è dentro. Prendi quello che ti piace!
learn-adel-check-back = Il 24 è di nuovo nella tua mano. All’asta il ladro lo prende, se è l’unico.
learn-adel-mask-back = La tua maschera è tornata a casa. Stavolta nessuno aspettava il tuo ladro.
learn-adel-no-booty = La maschera resta a Sir Percy, e il tuo 24 ora è in cassa per sempre. Poco male: le vetrine sono piene.
learn-adel-end = Si va avanti così finché una pedina non arriva alla tavola del banchetto. Allora ognuno mostra ancora una volta la sua collezione migliore, per 8 e 4 caselle, e vince chi è più avanti.

learn-adel-learned-auction = All’asta compra l’assegno più alto, e un ladro da solo se lo prende.
learn-adel-learned-run = Un’esposizione è di almeno tre oggetti con lettere senza interruzioni.
learn-adel-learned-numbers = L’esposizione migliore avanza del numero più alto del castello di chi guida, la seconda del più basso.
learn-adel-learned-thief = Un ladro al castello prende un oggetto da ogni esposizione.
learn-adel-learned-detective = Un detective manda i ladri in prigione e ti fa avanzare di tante caselle quante ne dice la tua posizione.
learn-adel-learned-end = Alla tavola del banchetto si espone un’ultima volta; vince la pedina più avanti.

## Mille Grazie

learn-mille-welcome = Ti diamo il benvenuto in Italia! Uno viaggia da nobile, gli altri gli tendono imboscate, e a ogni turno parte qualcun altro.
learn-mille-task = La prima a viaggiare è la Contessa Bianca. Il suo incarico vale cinque punti: da Verona a Torino.
learn-mille-ambush = Nessuno vede dove punta la tua bussola. La via più breve per Torino finisce sulla strada C: girala su C e aspetta lì.
learn-mille-ambush-instead = Forse passerà anche di lì, ma C è l’ultima strada prima di Torino. Prova con C.
learn-mille-choice = Ora sceglie lei: con una scorta, che protegge in segreto una strada, percorre quattro strade; da sola cinque.
learn-mille-failed = Don Ettore aspettava su K, ma lì c’era la scorta: la sua imboscata è fallita. La C non la protegge nessuno…
learn-mille-robbery = Rapinata! Sono tre punti per te, e il suo incarico è andato perso prima dell’arrivo.
learn-mille-colours = Il colore di una strada è il suo prezzo. Una rapina su una verde costa un incarico, su una viola due, su una arancione tre.
learn-mille-noble = Ora tocca a te viaggiare, e gli altri regolano le bussole. Il tuo incarico va da Milano a Bologna.
learn-mille-escort = La tua via è N, E, B, e sulla E arancione potresti perdere tre incarichi. Gira la bussola su E e falla proteggere dalla scorta.
learn-mille-escort-instead = Un’idea audace per la prossima partita. Stavolta la scorta protegga E.
learn-mille-take = Dove parti c’è un altro incarico. Prendilo!
learn-mille-take-instead = Ogni incarico può dare punti, e di posto ce n’è. Prendilo.
learn-mille-first = Si parte! N porta a Piacenza, e lì c’è un altro incarico.
learn-mille-go-instead = Di lì ti allontani da Bologna. Prendi la strada che ti indico.
learn-mille-another = Questo va a Venezia e vale cinque punti. Prendi anche questo.
learn-mille-three = Subito si posa un nuovo incarico, perfino qui. Ma ne hai tre, ed è il massimo: lascialo.
learn-mille-three-instead = Dovresti scartare uno dei tuoi tre. Lascialo lì.
learn-mille-guarded = Ora E, con la scorta al tuo fianco.
learn-mille-vain = La Contessa Bianca ha aspettato invano su E! Ora B, verso Bologna.
learn-mille-arrived = Bologna, cinque punti per te! E anche qui c’è un incarico: prendilo.
learn-mille-dare = Resta una strada. J porta a Venezia e a cinque punti, ma è arancione e senza protezione: osa, oppure prendine un’altra, come vuoi.
learn-mille-last-task = Anche qui c’è un incarico. Scambialo con uno dei tuoi, o lascialo.
learn-mille-lost = Don Ettore aspettava su J! Una strada arancione: tre incarichi persi prima dell’arrivo, e tre punti per lui.
learn-mille-safe = Viaggio tranquillo. Dove aspettavano gli altri non lo saprai mai: una bussola che nessuno incontra resta chiusa.
learn-mille-own = Ora viaggia Don Ettore, con un incarico da Modena a Venezia. Dove lo aspetti? Decidi tu.
learn-mille-alone = Viaggia da solo. Nessuno lo protegge, ma percorre cinque strade.
learn-mille-watch = Una strada dopo l’altra: passerà da te?
learn-mille-caught = Preso! Tre punti per te, qualunque cosa avesse con sé.
learn-mille-missed = Stavolta ti è sfuggito. Due briganti che si parlano coprono più strade.
learn-mille-end = Si va avanti così, un turno dopo l’altro. Appena qualcuno ha 30 punti la partita finisce, e vince chi ne ha di più.

learn-mille-learned-ambush = Da brigante aspetti in segreto su una strada.
learn-mille-learned-escort = Da nobile percorri quattro strade con la scorta, cinque da solo.
learn-mille-learned-robbery = Una rapina vale tre punti e costa uno, due o tre incarichi secondo il colore della strada.
learn-mille-learned-tasks = Gli incarichi si prendono nelle città e danno i loro punti a destinazione.
learn-mille-learned-three = Puoi avere al massimo tre incarichi.
learn-mille-learned-end = A 30 punti la partita finisce; vince chi ha più punti.
