# The lessons: a teacher at the table, two sentences at a time.
learn-title = Learn by playing
learn-about = A short game with a teacher at your side, about three minutes each. Nothing can go wrong.
learn-about-adel = Buy, show, steal and catch thieves in four rounds among lords.
learn-about-mille = Rob a noble, then travel as one yourself, in three turns through Italy.
learn-teacher = Your teacher
learn-next = Go on
learn-finish = I am ready
learn-done = Well played!
learn-done-adel = You know your way about the club. The rest is nerve.
learn-done-mille = You know the roads now. The rest is cunning.
learn-learned = What you can do now
learn-rule = Rule { $rule }
learn-all-rules = All the rules
learn-again = Once more
learn-other = Lesson: { $game }

learn-name-maud = Lady Maud
learn-name-percy = Sir Percy
learn-name-bianca = Contessa Bianca
learn-name-ettore = Don Ettore

## Adel Verpflichtet

learn-adel-welcome = Welcome to the club! You all collect oddities and race from castle to castle to the dinner table, and nobody here is honest.
learn-adel-objects = These four objects are yours, and only you see them. Three or more can be shown if their letters follow one another without a gap.
learn-adel-auction = Two A and a C: a B would join them, and one stands in the left window. Off to the auction house!
learn-adel-auction-instead = The castle is for showing, and nothing of yours fits together yet. Choose the auction house.
learn-adel-check = All are here; now everybody lays a card in secret. The highest cheque buys: play your 24.
learn-adel-check-instead = Only the highest cheque buys, and Sir Percy may want something too. Play your 24.
learn-adel-buy = Your 24 beats Sir Percy’s 15, which goes back to him. Take the B: with it you have a run of four.
learn-adel-buy-instead = The D fits nothing of yours. The B joins your A and C.
learn-adel-robbed = Lady Maud played a thief, the only one there, and took the 24 you paid: it is hers now. Two thieves would have got nothing.
learn-adel-castle = Money comes and goes, but your A, A, B and C are worth seeing. Go to the castle!
learn-adel-castle-instead = You have enough to show now, and only exhibitions move you far. Choose the castle.
learn-adel-exhibit = In the castle one exhibits, steals or lies in wait for thieves. Play your exhibition.
learn-adel-exhibit-instead = A fine idea for later. First show what you have: play the exhibition.
learn-adel-show = Pick what you show: more objects beat fewer, and among equals the oldest wins. Take all four from A to C.
learn-adel-show-instead = More objects beat fewer, so hold nothing back this time. Take all four from A to C.
learn-adel-numbers = Your four beat Sir Percy’s three: you move the higher number, 2, and he the lower, 1. The numbers are those of the castle where the leading pawn stands.
learn-adel-stolen = Lady Maud’s thief took one object from each exhibition, your old mask too. Nothing stops a thief in the castle, but a detective puts him in jail afterwards.
learn-adel-again = So wait for the next one! Back to the castle.
learn-adel-again-instead = Thieves are caught only in the castle. Go there.
learn-adel-detective = Your own exhibition would only tempt a thief. Play the detective.
learn-adel-detective-instead = It smells of thieves here. Play the detective.
learn-adel-watch = Lady Maud exhibits, and Sir Percy sends his thief. Watch what happens to him!
learn-adel-jail = Caught! The booty is Sir Percy’s, but his thief sits in cell 1, and each new prisoner moves him one cell closer to freedom.
learn-adel-steps = For that your pawn moved forward by its rank: it was second, so two spaces. A detective brings most to whoever is behind.
learn-adel-own = Now you decide. Lady Maud would love to spend your 24, Sir Percy to show your mask, and a thief of yours could get either back.
learn-adel-free = Any card is good for something here. Which one do you dare to play?
learn-adel-free-show = Show what you like, as long as it is legal. Sir Percy shows three objects, among them the oldest there is.
learn-adel-free-steal = Your thief is in. Take what you like!
learn-adel-check-back = The 24 is back in your hand. A thief at the auction gets it if he is the only one.
learn-adel-mask-back = Your mask is home again. Nobody was waiting for your thief this time.
learn-adel-no-booty = The mask stays with Sir Percy, and your 24 now lies in the register for good. Never mind: the windows are full of other things.
learn-adel-end = So it goes on until a pawn is at the dinner table. Then everybody shows their best collection once more, for 8 and 4 spaces, and whoever is furthest wins.

learn-adel-learned-auction = At the auction the highest cheque buys, and a single thief takes it.
learn-adel-learned-run = An exhibition is three or more objects whose letters have no gap.
learn-adel-learned-numbers = The best exhibition moves by the higher number of the leader’s castle, the second by the lower.
learn-adel-learned-thief = A thief in the castle takes one object from each exhibition.
learn-adel-learned-detective = A detective sends thieves to jail and moves you forward by your rank.
learn-adel-learned-end = At the dinner table everybody shows a last time; the furthest pawn wins.

## Mille Grazie

learn-mille-welcome = Welcome to Italy! One of you travels as a noble, the others lie in wait, and after each turn it is somebody else’s turn to travel.
learn-mille-task = Contessa Bianca is the noble. She has a task worth five points: from Verona to Turin.
learn-mille-ambush = Nobody sees where your compass points. The shortest way to Turin ends on road C, so turn it to C and wait there.
learn-mille-ambush-instead = She may come along there, but C is the last road to Turin. Try C.
learn-mille-choice = Now she chooses: with an escort, which guards one road in secret, she travels four roads; alone, five.
learn-mille-failed = Don Ettore waited on K, but there the escort rode along: his ambush has failed. Nobody guards C …
learn-mille-robbery = Robbed! That makes three points for you, and her task was lost before she arrived.
learn-mille-colours = The colour of a road is its price. Robbed on a green one, the noble loses one task, on a violet one two, on an orange one three.
learn-mille-noble = Now you are the noble, and the others set their compasses. Your task leads from Milan to Bologna.
learn-mille-escort = Your way is N, E, B, and the orange E could cost you three tasks. Turn the compass to E and let the escort guard it.
learn-mille-escort-instead = A bold idea for your next game. This time, let the escort guard E.
learn-mille-take = Another task lies where you start. Take it!
learn-mille-take-instead = Every task is a chance of points, and there is room for it. Take it.
learn-mille-first = Off you go! N leads to Piacenza, and another task lies there.
learn-mille-go-instead = That leads away from Bologna. Take the road I have marked.
learn-mille-another = This one goes to Venice, for five points. Take it too.
learn-mille-three = A new task is laid at once, even here. But you carry three, and that is the limit: leave it.
learn-mille-three-instead = For that you would have to drop one of your three. Leave it lying.
learn-mille-guarded = Now E, with your escort beside you.
learn-mille-vain = Contessa Bianca waited on E in vain! Now B, to Bologna.
learn-mille-arrived = Bologna, five points for you! And a task lies here again: take it.
learn-mille-dare = One road is left. J leads to Venice and five points, but it is orange and nobody guards you: dare it or take another, as you like.
learn-mille-last-task = A task here as well. Swap one of yours for it, or leave it.
learn-mille-lost = Don Ettore was waiting on J! An orange road: three tasks gone before you arrived, and three points for him.
learn-mille-safe = Safe and sound. Where the others waited you never learn: a compass that nobody met stays closed.
learn-mille-own = Now Don Ettore travels, with a task from Modena to Venice. Where do you wait for him? You decide.
learn-mille-alone = He travels alone. Nobody guards him, but he can travel five roads.
learn-mille-watch = Road by road: does he come past you?
learn-mille-caught = Caught! Three points for you, whatever he had with him.
learn-mille-missed = He has slipped past you this time. Two thieves who talk to each other cover more roads.
learn-mille-end = So it goes on, turn by turn. The game ends as soon as somebody has 30 points, and whoever has the most wins.

learn-mille-learned-ambush = As a thief you wait on one road, in secret.
learn-mille-learned-escort = As a noble you travel four roads with an escort, or five alone.
learn-mille-learned-robbery = A robbery is worth three points and costs one, two or three tasks by the road’s colour.
learn-mille-learned-tasks = Tasks are taken in cities and bring their points where they end.
learn-mille-learned-three = You carry three tasks at most.
learn-mille-learned-end = The game ends at 30 points; the most points win.
