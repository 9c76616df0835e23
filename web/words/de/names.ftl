### The names of the things in both games. A card, a city or a lord is named by its id in the edition.

## Series of objects: the whole series, and one object of it

series-A = Pfeifenköpfe
series-B = Nachttöpfe
series-C = Masken
series-D = Star-Souvenirs
series-E = Spielzeug
series-F = Reklameschilder

## Objects of the classic and the grand edition

object-A1585 = Tonpfeife eines Matrosen aus Plymouth
object-A1622 = Kapitänspfeife aus geschnitztem Walzahn
object-A1688 = Pfeifenkopf aus Delfter Porzellan
object-A1731 = Meerschaumkopf in Gestalt eines Türken
object-A1768 = Jägerpfeife mit Silberdeckel
object-A1799 = Bruyèrepfeife eines Grenadiers
object-A1816 = Vexierpfeife aus Staffordshire
object-A1843 = Studentenpfeife mit gemaltem Wappen
object-A1887 = Kalebassenpfeife eines beratenden Detektivs
object-B1540 = Zinntopf aus Hampton Court
object-B1650 = Steinzeugtopf aus Gmunden
object-B1660 = Nachttopf aus Zinn
object-B1702 = Fayencetopf mit aufgemaltem Auge
object-B1744 = Meißner Topf mit Goldrand
object-B1793 = Bürgertopf der Revolution
object-B1828 = Reisetopf in lederner Hutschachtel
object-B1861 = Emailtopf aus einem Schlafwagen
object-C1468 = Karnevalsmaske eines venezianischen Dogen
object-C1511 = Perchtenmaske aus Tirol
object-C1572 = Schnabel eines Pestdoktors
object-C1609 = Bühnenmaske aus dem Globe
object-C1638 = Halbmaske eines Henkers
object-C1675 = Nō-Maske eines alten Mannes
object-C1719 = Falschgesicht der Irokesen
object-C1782 = Arlecchino aus schwarzem Leder
object-C1850 = Tanzmaske vom Kongo
object-D1895 = Opernglas von Sarah Bernhardt
object-D1907 = Taschentuch von Enrico Caruso
object-D1915 = Stiefel von Charlie Chaplin
object-D1924 = Sporen von Rudolph Valentino
object-D1932 = Lendenschurz von Johnny Weissmüller
object-D1939 = Rasierpinsel von Clark Gable
object-D1953 = Lippenstift von Marilyn Monroe
object-D1956 = Gitarre von Elvis Presley
object-E1697 = Hampelmann aus Holz
object-E1738 = Mechanische Ente
object-E1752 = Arche Noah mit vierzig Tieren
object-E1776 = Regiment Zinnsoldaten
object-E1805 = Laterna magica
object-E1834 = Schaukelpferd mit echter Mähne
object-E1866 = Raddampfer mit Uhrwerk
object-E1879 = Biskuitpuppe in Trauer
object-E1903 = Plüschbär mit beweglichen Gliedern
object-F1821 = Barbierschild mit Blutegeln
object-F1845 = Omnibustafel für Schuhwichse
object-F1858 = Emailschild für Hustensaft
object-F1872 = Zirkusplakat mit Elefant
object-F1891 = Kabarettplakat vom Montmartre
object-F1909 = Emailschild für Kakao
object-F1921 = Schweizer Schuhreklame
object-F1934 = Käsereklame

## The club, where the pawns start; castles keep their proper names

castle-club = Antiquitätenclub

## Cities, by their name in the edition with _ for a blank

city-Torino = Turin
city-Milano = Mailand
city-Brescia = Brescia
city-Verona = Verona
city-Venezia = Venedig
city-Genova = Genua
city-Piacenza = Piacenza
city-Modena = Modena
city-Ferrara = Ferrara
city-Bologna = Bologna
city-La_Spezia = La Spezia
city-Pisa = Pisa
city-Firenze = Florenz
city-San_Marino = San Marino

## Lords, called by their colour

lord-beige = Beige
lord-blue = Blau
lord-purple = Lila
lord-red = Rot
lord-green = Grün
lord-white = Weiß
