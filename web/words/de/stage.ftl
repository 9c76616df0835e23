# What stands on the stage while something is revealed.
stage-places = Wer geht wohin?
stage-no-sale = Kein Verkauf
stage-guarded = Die Eskorte war da!
# The thieves' words, the same in every language.
stage-grazie = Mille grazie!
# Several people on one device have seen a reveal; whoever has been elsewhere is told what they have missed.
stage-go-on = Weiter
stage-meanwhile = Während du weg warst:
