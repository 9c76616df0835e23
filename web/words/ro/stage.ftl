# What stands on the stage while something is revealed.
stage-places = Cine unde merge?
stage-no-sale = Nu s-a vândut nimic
stage-guarded = Escorta era acolo!
# The thieves' words, the same in every language.
stage-grazie = Mille grazie!
# Several people on one device have seen a reveal; whoever has been elsewhere is told what they have missed.
stage-go-on = Mai departe
stage-meanwhile = În lipsa ta:
