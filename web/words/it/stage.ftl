# What stands on the stage while something is revealed.
stage-places = Chi va dove?
stage-no-sale = Nessuna vendita
stage-guarded = C’era la scorta!
# The thieves' words, the same in every language.
stage-grazie = Mille grazie!
# Several people on one device have seen a reveal; whoever has been elsewhere is told what they have missed.
stage-go-on = Avanti
stage-meanwhile = Mentre non c’eri:
