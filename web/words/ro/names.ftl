### The names of the things in both games. A card, a city or a lord is named by its id in the edition.

## Series of objects: the whole series, and one object of it

series-A = pipe
series-B = oale de noapte
series-C = măști
series-D = suveniruri de la vedete
series-E = jucării
series-F = reclame

## Objects of the classic and the grand edition

object-A1585 = Pipa de lut a unui marinar din Plymouth
object-A1622 = Pipă de căpitan sculptată într-un dinte de cașalot
object-A1688 = Cap de pipă din porțelan de Delft
object-A1731 = Pipă din spumă de mare cu chip de turc
object-A1768 = Pipă de vânător cu capac de argint
object-A1799 = Pipa de briar a unui grenadier
object-A1816 = Pipă-labirint din Staffordshire
object-A1843 = Pipă de student cu blazon pictat
object-A1887 = Pipa calabash a unui detectiv consultant
object-B1540 = Oală de cositor de la Hampton Court
object-B1650 = Oală de gresie din Gmunden
object-B1660 = Oală de noapte din cositor
object-B1702 = Oală de faianță cu un ochi pictat
object-B1744 = Oală de Meissen cu margine aurită
object-B1793 = Oala unui cetățean al Revoluției
object-B1828 = Oală de voiaj într-o cutie de pălării din piele
object-B1861 = Oală emailată dintr-un vagon de dormit
object-C1468 = Masca de carnaval a unui doge venețian
object-C1511 = Mască de Perchten din Tirol
object-C1572 = Ciocul unui doctor de ciumă
object-C1609 = Mască de scenă de la Globe
object-C1638 = Semimască de călău
object-C1675 = Mască nō de bătrân
object-C1719 = Chip fals irochez
object-C1782 = Arlechin din piele neagră
object-C1850 = Mască de dans din Congo
object-D1895 = Binoclul de teatru al Sarei Bernhardt
object-D1907 = Batista lui Enrico Caruso
object-D1915 = Bocancii lui Charlie Chaplin
object-D1924 = Pintenii lui Rudolph Valentino
object-D1932 = Pânza de șolduri a lui Johnny Weissmuller
object-D1939 = Pămătuful de ras al lui Clark Gable
object-D1953 = Rujul lui Marilyn Monroe
object-D1956 = Chitara lui Elvis Presley
object-E1697 = Păpușă de lemn cu sfori
object-E1738 = Rață mecanică
object-E1752 = Arca lui Noe cu patruzeci de animale
object-E1776 = Regiment de soldăței de plumb
object-E1805 = Lanternă magică
object-E1834 = Căluț-balansoar cu coamă adevărată
object-E1866 = Vapor cu zbaturi și arc
object-E1879 = Păpușă de biscuit în doliu
object-E1903 = Urs de pluș articulat
object-F1821 = Firmă de bărbier cu lipitori
object-F1845 = Panou de omnibuz pentru cremă de ghete
object-F1858 = Placă emailată pentru sirop de tuse
object-F1872 = Afiș de circ cu un elefant
object-F1891 = Afiș de cabaret din Montmartre
object-F1909 = Placă emailată pentru cacao
object-F1921 = Reclamă elvețiană la pantofi
object-F1934 = Reclamă la brânză

## The club, where the pawns start; castles keep their proper names

castle-club = Clubul de Antichități

## Cities, by their name in the edition with _ for a blank

city-Torino = Torino
city-Milano = Milano
city-Brescia = Brescia
city-Verona = Verona
city-Venezia = Veneția
city-Genova = Genova
city-Piacenza = Piacenza
city-Modena = Modena
city-Ferrara = Ferrara
city-Bologna = Bologna
city-La_Spezia = La Spezia
city-Pisa = Pisa
city-Firenze = Florența
city-San_Marino = San Marino

## Lords, called by their colour

lord-beige = Bej
lord-blue = Albastru
lord-purple = Mov
lord-red = Roșu
lord-green = Verde
lord-white = Alb
