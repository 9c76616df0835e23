### The names of the things in both games. A card, a city or a lord is named by its id in the edition.

## Series of objects: the whole series, and one object of it

series-A = pijpenkoppen
series-B = nachtpotten
series-C = maskers
series-D = sterrensouvenirs
series-E = stukken speelgoed
series-F = reclameborden

## Objects of the classic and the grand edition

object-A1585 = Kleipijp van een matroos uit Plymouth
object-A1622 = Kapiteinspijp, gesneden uit een walvistand
object-A1688 = Pijpenkop van Delfts porselein
object-A1731 = Meerschuimen pijpenkop met een Turkenhoofd
object-A1768 = Jagerspijp met zilveren deksel
object-A1799 = Bruyèrepijp van een grenadier
object-A1816 = Puzzelpijp uit Staffordshire
object-A1843 = Studentenpijp met geschilderd wapen
object-A1887 = Kalebaspijp van een raadgevend detective
object-B1540 = Tinnen pot uit Hampton Court
object-B1650 = Pot van steengoed uit Gmunden
object-B1660 = Tinnen nachtpot
object-B1702 = Pot van faience met een geschilderd oog
object-B1744 = Meissener pot met vergulde rand
object-B1793 = Burgerpot uit de Revolutie
object-B1828 = Reispot in een leren hoedendoos
object-B1861 = Emaillen pot uit een slaapwagon
object-C1468 = Carnavalsmasker van een Venetiaanse doge
object-C1511 = Perchtenmasker uit Tirol
object-C1572 = Snavel van een pestdokter
object-C1609 = Toneelmasker uit The Globe
object-C1638 = Halfmasker van een beul
object-C1675 = Nō-masker van een oude man
object-C1719 = Vals gezicht van de Irokezen
object-C1782 = Arlecchino van zwart leer
object-C1850 = Dansmasker uit Congo
object-D1895 = Toneelkijker van Sarah Bernhardt
object-D1907 = Zakdoek van Enrico Caruso
object-D1915 = Schoenen van Charlie Chaplin
object-D1924 = Sporen van Rudolph Valentino
object-D1932 = Lendendoek van Johnny Weissmuller
object-D1939 = Scheerkwast van Clark Gable
object-D1953 = Lippenstift van Marilyn Monroe
object-D1956 = Gitaar van Elvis Presley
object-E1697 = Houten trekpop
object-E1738 = Mechanische eend
object-E1752 = Ark van Noach met veertig dieren
object-E1776 = Regiment tinnen soldaatjes
object-E1805 = Toverlantaarn
object-E1834 = Hobbelpaard met echte manen
object-E1866 = Opwindbare raderstoomboot
object-E1879 = Biscuitpop in rouwkleding
object-E1903 = Pluchen beer met beweegbare poten
object-F1821 = Barbiersbord met bloedzuigers
object-F1845 = Omnibuspaneel voor schoensmeer
object-F1858 = Emaillebord voor hoestsiroop
object-F1872 = Circusaffiche met een olifant
object-F1891 = Cabaretaffiche uit Montmartre
object-F1909 = Emaillebord voor cacao
object-F1921 = Zwitserse schoenreclame
object-F1934 = Kaasreclame

## The club, where the pawns start; castles keep their proper names

castle-club = Antiekclub

## Cities, by their name in the edition with _ for a blank

city-Torino = Turijn
city-Milano = Milaan
city-Brescia = Brescia
city-Verona = Verona
city-Venezia = Venetië
city-Genova = Genua
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
lord-blue = Blauw
lord-purple = Lila
lord-red = Rood
lord-green = Groen
lord-white = Wit
