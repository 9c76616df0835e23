### The names of the things in both games. A card, a city or a lord is named by its id in the edition.

## Series of objects: the whole series, and one object of it

series-A = pipe bowls
series-B = chamber pots
series-C = masks
series-D = star souvenirs
series-E = toys
series-F = advertising signs

## Objects of the classic and the grand edition

object-A1585 = Clay pipe of a Plymouth sailor
object-A1622 = Captain’s pipe carved from whale tooth
object-A1688 = Delft porcelain pipe bowl
object-A1731 = Meerschaum bowl with a Turk’s head
object-A1768 = Silver-lidded hunter’s pipe
object-A1799 = Briar pipe of a grenadier
object-A1816 = Staffordshire puzzle pipe
object-A1843 = Student’s pipe with painted coat of arms
object-A1887 = Calabash pipe of a consulting detective
object-B1540 = Pewter pot from Hampton Court
object-B1650 = Stoneware pot from Gmunden
object-B1660 = Tin chamber pot
object-B1702 = Faience pot with a painted eye
object-B1744 = Meissen pot with gilded rim
object-B1793 = Citizen’s pot of the Revolution
object-B1828 = Travelling pot in a leather hatbox
object-B1861 = Enamel pot of a railway sleeping car
object-C1468 = Carnival mask of a Venetian doge
object-C1511 = Perchten mask from Tyrol
object-C1572 = Plague doctor’s beak
object-C1609 = Masque mask from the Globe
object-C1638 = Executioner’s half mask
object-C1675 = Noh mask of an old man
object-C1719 = Iroquois false face
object-C1782 = Arlecchino in black leather
object-C1850 = Dance mask from the Congo
object-D1895 = Opera glass of Sarah Bernhardt
object-D1907 = Enrico Caruso’s handkerchief
object-D1915 = Charlie Chaplin’s boots
object-D1924 = Rudolph Valentino’s spurs
object-D1932 = Johnny Weissmuller’s loincloth
object-D1939 = Clark Gable’s shaving brush
object-D1953 = Marilyn Monroe’s lipstick
object-D1956 = Elvis Presley’s guitar
object-E1697 = Wooden jumping jack
object-E1738 = Mechanical duck
object-E1752 = Noah’s Ark with forty animals
object-E1776 = Regiment of tin soldiers
object-E1805 = Magic lantern
object-E1834 = Rocking horse with real mane
object-E1866 = Clockwork paddle steamer
object-E1879 = Bisque doll in mourning
object-E1903 = Jointed plush bear
object-F1821 = Barber’s sign with leeches
object-F1845 = Omnibus panel for boot blacking
object-F1858 = Enamel sign for cough syrup
object-F1872 = Circus poster with an elephant
object-F1891 = Cabaret poster from Montmartre
object-F1909 = Enamel sign for cocoa
object-F1921 = Swiss shoe advertisement
object-F1934 = Cheese advertisement

## The club, where the pawns start; castles keep their proper names

castle-club = Antique Club

## Cities, by their name in the edition with _ for a blank

city-Torino = Turin
city-Milano = Milan
city-Brescia = Brescia
city-Verona = Verona
city-Venezia = Venice
city-Genova = Genoa
city-Piacenza = Piacenza
city-Modena = Modena
city-Ferrara = Ferrara
city-Bologna = Bologna
city-La_Spezia = La Spezia
city-Pisa = Pisa
city-Firenze = Florence
city-San_Marino = San Marino

## Lords, called by their colour

lord-beige = Beige
lord-blue = Blue
lord-purple = Purple
lord-red = Red
lord-green = Green
lord-white = White
