### The names of the things in both games. A card, a city or a lord is named by its id in the edition.

## Series of objects: the whole series, and one object of it

series-A = pipe
series-B = vasi da notte
series-C = maschere
series-D = cimeli delle star
series-E = giocattoli
series-F = insegne pubblicitarie

## Objects of the classic and the grand edition

object-A1585 = Pipa di terracotta di un marinaio di Plymouth
object-A1622 = Pipa da capitano intagliata in un dente di capodoglio
object-A1688 = Fornello di pipa in porcellana di Delft
object-A1731 = Pipa di schiuma a testa di turco
object-A1768 = Pipa da cacciatore con coperchio d’argento
object-A1799 = Pipa di radica di un granatiere
object-A1816 = Pipa rompicapo dello Staffordshire
object-A1843 = Pipa da studente con stemma dipinto
object-A1887 = Pipa calabash di un consulente investigativo
object-B1540 = Vaso di peltro di Hampton Court
object-B1650 = Vaso di grès di Gmunden
object-B1660 = Vaso da notte di stagno
object-B1702 = Vaso di maiolica con un occhio dipinto
object-B1744 = Vaso di Meissen con bordo dorato
object-B1793 = Vaso di un cittadino della Rivoluzione
object-B1828 = Vaso da viaggio in una cappelliera di cuoio
object-B1861 = Vaso smaltato di un vagone letto
object-C1468 = Maschera di carnevale di un doge veneziano
object-C1511 = Maschera dei Perchten del Tirolo
object-C1572 = Becco di un medico della peste
object-C1609 = Maschera di scena del Globe
object-C1638 = Mezza maschera di un boia
object-C1675 = Maschera nō di un vecchio
object-C1719 = Falso volto irochese
object-C1782 = Arlecchino di cuoio nero
object-C1850 = Maschera da danza del Congo
object-D1895 = Binocolo da teatro di Sarah Bernhardt
object-D1907 = Fazzoletto di Enrico Caruso
object-D1915 = Scarponi di Charlie Chaplin
object-D1924 = Speroni di Rodolfo Valentino
object-D1932 = Perizoma di Johnny Weissmuller
object-D1939 = Pennello da barba di Clark Gable
object-D1953 = Rossetto di Marilyn Monroe
object-D1956 = Chitarra di Elvis Presley
object-E1697 = Pupazzo di legno a cordicella
object-E1738 = Anatra meccanica
object-E1752 = Arca di Noè con quaranta animali
object-E1776 = Reggimento di soldatini di stagno
object-E1805 = Lanterna magica
object-E1834 = Cavallo a dondolo con vera criniera
object-E1866 = Piroscafo a ruote con carica a molla
object-E1879 = Bambola di biscuit in lutto
object-E1903 = Orso di peluche snodato
object-F1821 = Insegna di barbiere con sanguisughe
object-F1845 = Pannello da omnibus per lucido da scarpe
object-F1858 = Insegna smaltata di uno sciroppo per la tosse
object-F1872 = Manifesto di circo con elefante
object-F1891 = Manifesto di cabaret di Montmartre
object-F1909 = Insegna smaltata del cacao
object-F1921 = Pubblicità svizzera di scarpe
object-F1934 = Pubblicità di un formaggio

## The club, where the pawns start; castles keep their proper names

castle-club = Club delle Antichità

## Cities, by their name in the edition with _ for a blank

city-Torino = Torino
city-Milano = Milano
city-Brescia = Brescia
city-Verona = Verona
city-Venezia = Venezia
city-Genova = Genova
city-Piacenza = Piacenza
city-Modena = Modena
city-Ferrara = Ferrara
city-Bologna = Bologna
city-La_Spezia = La Spezia
city-Pisa = Pisa
city-Firenze = Firenze
city-San_Marino = San Marino

## Lords, called by their colour

lord-beige = Beige
lord-blue = Blu
lord-purple = Viola
lord-red = Rosso
lord-green = Verde
lord-white = Bianco
