# What stands on the stage while something is revealed.
stage-places = Where are they going?
stage-no-sale = No sale
stage-guarded = The escort was there!
# The thieves' words, the same in every language.
stage-grazie = Mille grazie!
# Several people on one device have seen a reveal; whoever has been elsewhere is told what they have missed.
stage-go-on = Go on
stage-meanwhile = While you were away:
