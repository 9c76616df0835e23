# Die Lektionen: ein Lehrer am Tisch, zwei Sätze auf einmal.
learn-title = Lernen beim Spielen
learn-about = Eine kurze Partie mit einem Lehrer an deiner Seite, jeweils etwa drei Minuten. Es kann nichts schiefgehen.
learn-about-adel = Kaufen, ausstellen, stehlen und Diebe fangen: vier Runden unter Lords.
learn-about-mille = Erst einen Edelmann überfallen, dann selbst reisen: drei Züge durch Italien.
learn-teacher = Dein Lehrer
learn-next = Weiter
learn-finish = Ich bin bereit
learn-done = Gut gespielt!
learn-done-adel = Du kennst dich im Club aus. Der Rest ist Nervensache.
learn-done-mille = Du kennst jetzt die Straßen. Der Rest ist List.
learn-learned = Das kannst du jetzt
learn-rule = Regel { $rule }
learn-all-rules = Alle Regeln
learn-again = Noch einmal
learn-other = Lektion: { $game }

learn-name-maud = Lady Maud
learn-name-percy = Sir Percy
learn-name-bianca = Contessa Bianca
learn-name-ettore = Don Ettore

## Adel Verpflichtet

learn-adel-welcome = Willkommen im Club! Ihr alle sammelt Kuriositäten und zieht von Schloss zu Schloss um die Wette zur Dinnertafel, und ehrlich ist hier niemand.
learn-adel-objects = Diese vier Sammelstücke gehören dir, und nur du siehst sie. Ab drei Stücken kannst du ausstellen, wenn ihre Buchstaben ohne Lücke aufeinanderfolgen.
learn-adel-auction = Zwei A und ein C: ein B würde sie verbinden, und im linken Schaufenster steht eins. Auf ins Auktionshaus!
learn-adel-auction-instead = Im Schloss wird ausgestellt, und bei dir passt noch nichts zusammen. Wähle das Auktionshaus.
learn-adel-check = Alle sind da; jetzt legt jeder geheim eine Karte. Der höchste Scheck kauft: Spiel deine 24.
learn-adel-check-instead = Nur der höchste Scheck kauft, und auch Sir Percy will vielleicht etwas haben. Spiel deine 24.
learn-adel-buy = Deine 24 schlägt Sir Percys 15, die er zurückbekommt. Nimm das B: Damit hast du vier Stücke ohne Lücke.
learn-adel-buy-instead = Das D passt zu nichts, was du hast. Das B verbindet dein A mit dem C.
learn-adel-robbed = Lady Maud hat einen Dieb gespielt, den einzigen dort, und sich deine 24 geholt: Sie gehört jetzt ihr. Zwei Diebe wären leer ausgegangen.
learn-adel-castle = Geld kommt und geht, aber deine A, A, B und C können sich sehen lassen. Auf ins Schloss!
learn-adel-castle-instead = Du hast jetzt genug zum Ausstellen, und nur das bringt dich weit voran. Wähle das Schloss.
learn-adel-exhibit = Im Schloss stellt man aus, stiehlt oder lauert Dieben auf. Spiel deine Ausstellung.
learn-adel-exhibit-instead = Eine gute Idee für später. Zeig erst, was du hast: Spiel die Ausstellung.
learn-adel-show = Such aus, was du zeigst: Mehr Stücke schlagen weniger, bei gleich vielen siegt das älteste. Nimm alle vier von A bis C.
learn-adel-show-instead = Mehr Stücke schlagen weniger, also halte diesmal nichts zurück. Nimm alle vier von A bis C.
learn-adel-numbers = Deine vier schlagen Sir Percys drei: Du ziehst um die höhere Zahl vor, 2, er um die niedrigere, 1. Es gelten die Zahlen des Schlosses, in dem die vorderste Figur steht.
learn-adel-stolen = Lady Mauds Dieb hat aus jeder Ausstellung ein Stück genommen, auch deine alte Maske. Im Schloss hält niemand einen Dieb auf, aber ein Detektiv bringt ihn danach ins Gefängnis.
learn-adel-again = Also lauere dem nächsten auf! Zurück ins Schloss.
learn-adel-again-instead = Diebe fängt man nur im Schloss. Geh dorthin.
learn-adel-detective = Eine eigene Ausstellung würde nur wieder Diebe locken. Spiel den Detektiv.
learn-adel-detective-instead = Hier riecht es nach Dieben. Spiel den Detektiv.
learn-adel-watch = Lady Maud stellt aus, und Sir Percy schickt seinen Dieb. Sieh, was mit ihm geschieht!
learn-adel-jail = Erwischt! Die Beute behält Sir Percy, aber sein Dieb sitzt in Zelle 1, und jeder neue Häftling schiebt ihn eine Zelle näher zur Freiheit.
learn-adel-steps = Dafür ist deine Figur um ihren Rang vorgerückt: Sie war Zweite, also zwei Felder. Wer hinten liegt, hat vom Detektiv am meisten.
learn-adel-own = Jetzt entscheidest du. Lady Maud gäbe gern deine 24 aus, Sir Percy zeigte gern deine Maske, und einer deiner Diebe könnte beides zurückholen.
learn-adel-free = Jede Karte taugt hier zu etwas. Welche wagst du?
learn-adel-free-show = Zeig, was du willst, solange es erlaubt ist. Sir Percy zeigt drei Stücke, darunter das älteste von allen.
learn-adel-free-steal = Dein Dieb ist drin. Nimm, was dir gefällt!
learn-adel-check-back = Die 24 ist wieder in deiner Hand. Bei der Auktion bekommt sie der Dieb, wenn er der einzige ist.
learn-adel-mask-back = Deine Maske ist wieder zu Hause. Diesmal hat niemand deinem Dieb aufgelauert.
learn-adel-no-booty = Die Maske bleibt bei Sir Percy, und deine 24 liegt nun für immer in der Kasse. Macht nichts: Die Schaufenster sind voll.
learn-adel-end = So geht es weiter, bis eine Figur an der Dinnertafel ist. Dann zeigen alle noch einmal ihre beste Sammlung, für 8 und 4 Felder, und wer am weitesten ist, gewinnt.

learn-adel-learned-auction = Bei der Auktion kauft der höchste Scheck, und ein einzelner Dieb holt ihn sich.
learn-adel-learned-run = Eine Ausstellung besteht aus mindestens drei Stücken, deren Buchstaben keine Lücke haben.
learn-adel-learned-numbers = Die beste Ausstellung zieht um die höhere Zahl im Schloss des Führenden vor, die zweite um die niedrigere.
learn-adel-learned-thief = Ein Dieb im Schloss nimmt aus jeder Ausstellung ein Stück.
learn-adel-learned-detective = Ein Detektiv bringt Diebe ins Gefängnis, und du rückst so viele Felder vor, wie dein Rang angibt.
learn-adel-learned-end = An der Dinnertafel zeigen alle ein letztes Mal; die vorderste Figur gewinnt.

## Mille Grazie

learn-mille-welcome = Willkommen in Italien! Einer von euch reist als Edelmann, die anderen lauern ihm auf, und nach jedem Zug reist der Nächste.
learn-mille-task = Zuerst reist Contessa Bianca. Ihr Auftrag bringt fünf Punkte: von Verona nach Turin.
learn-mille-ambush = Wohin dein Kompass zeigt, sieht niemand. Der kürzeste Weg nach Turin endet auf Straße C: Dreh ihn auf C und warte dort.
learn-mille-ambush-instead = Dort kommt sie vielleicht vorbei, aber C ist die letzte Straße vor Turin. Versuch es mit C.
learn-mille-choice = Nun wählt sie: Mit einer Eskorte, die geheim eine Straße bewacht, reist sie vier Straßen weit, allein fünf.
learn-mille-failed = Don Ettore wartete auf K, aber dort ritt die Eskorte mit: Sein Hinterhalt ist gescheitert. C bewacht niemand …
learn-mille-robbery = Überfallen! Das sind drei Punkte für dich, und ihr Auftrag ging noch vor der Ankunft verloren.
learn-mille-colours = Die Farbe einer Straße ist ihr Preis. Ein Überfall kostet auf einer grünen einen Auftrag, auf einer violetten zwei, auf einer orangen drei.
learn-mille-noble = Jetzt reist du, und die anderen stellen ihre Kompasse. Dein Auftrag führt von Mailand nach Bologna.
learn-mille-escort = Dein Weg ist N, E, B, und auf der orangen E könntest du drei Aufträge verlieren. Dreh den Kompass auf E und lass sie von der Eskorte bewachen.
learn-mille-escort-instead = Ein kühner Plan für deine nächste Partie. Diesmal soll die Eskorte E bewachen.
learn-mille-take = Wo du losreist, liegt noch ein Auftrag. Nimm ihn!
learn-mille-take-instead = Jeder Auftrag kann Punkte bringen, und du hast noch Platz. Nimm ihn.
learn-mille-first = Los geht’s! N führt nach Piacenza, und dort liegt wieder ein Auftrag.
learn-mille-go-instead = Das führt von Bologna weg. Nimm die Straße, auf die ich zeige.
learn-mille-another = Dieser führt nach Venedig und bringt fünf Punkte. Nimm ihn mit.
learn-mille-three = Sofort wird ein neuer Auftrag gelegt, sogar hierher. Aber du hast drei, und mehr darfst du nicht tragen: Lass ihn liegen.
learn-mille-three-instead = Dafür müsstest du einen deiner drei abwerfen. Lass ihn liegen.
learn-mille-guarded = Nun E, mit der Eskorte an deiner Seite.
learn-mille-vain = Contessa Bianca hat auf E vergeblich gewartet! Nun B, nach Bologna.
learn-mille-arrived = Bologna, fünf Punkte für dich! Und auch hier liegt ein Auftrag: Nimm ihn.
learn-mille-dare = Eine Straße bleibt dir. J führt nach Venedig und zu fünf Punkten, aber sie ist orange und unbewacht: Wag es oder nimm eine andere, ganz wie du willst.
learn-mille-last-task = Auch hier liegt ein Auftrag. Tausch ihn gegen einen von deinen, oder lass ihn liegen.
learn-mille-lost = Don Ettore hat auf J gewartet! Eine orange Straße: drei Aufträge weg, noch vor der Ankunft, und drei Punkte für ihn.
learn-mille-safe = Heil angekommen. Wo die anderen gewartet haben, erfährst du nie: Ein Kompass, an dem niemand vorbeikam, bleibt zu.
learn-mille-own = Jetzt reist Don Ettore, mit einem Auftrag von Modena nach Venedig. Wo wartest du auf ihn? Du entscheidest.
learn-mille-alone = Er reist allein. Niemand bewacht ihn, aber er kommt fünf Straßen weit.
learn-mille-watch = Straße für Straße: Kommt er bei dir vorbei?
learn-mille-caught = Erwischt! Drei Punkte für dich, ganz gleich, was er dabeihatte.
learn-mille-missed = Diesmal ist er dir entwischt. Zwei Räuber, die sich absprechen, decken mehr Straßen ab.
learn-mille-end = So geht es weiter, Zug um Zug. Sobald jemand 30 Punkte hat, ist die Partie zu Ende, und wer die meisten hat, gewinnt.

learn-mille-learned-ambush = Als Räuber wartest du geheim auf einer Straße.
learn-mille-learned-escort = Auf Reisen kommst du mit Eskorte vier Straßen weit, allein fünf.
learn-mille-learned-robbery = Ein Überfall bringt drei Punkte und kostet je nach Farbe der Straße einen, zwei oder drei Aufträge.
learn-mille-learned-tasks = Aufträge nimmst du in Städten; am Ziel bringen sie ihre Punkte.
learn-mille-learned-three = Du trägst höchstens drei Aufträge.
learn-mille-learned-end = Bei 30 Punkten ist die Partie zu Ende; die meisten Punkte gewinnen.
