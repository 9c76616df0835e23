# What stands on the stage while something is revealed.
stage-places = Wie gaat waarheen?
stage-no-sale = Niets verkocht
stage-guarded = Het escorte was er!
# The thieves' words, the same in every language.
stage-grazie = Mille grazie!
# Several people on one device have seen a reveal; whoever has been elsewhere is told what they have missed.
stage-go-on = Verder
stage-meanwhile = Terwijl je weg was:
