# Wat gezegd wordt als er iets misgaat: het netwerk, het apparaat, een versie van gisteren.
# lost-…: één regel elk, want ze komen ook met het eerste deel van de pagina mee, als er verder niets geladen kon worden.
lost-page = De pagina kon niet worden geladen. Heb je verbinding?
lost-reload = Opnieuw laden

trouble-part-missing = Een deel van de pagina kon niet worden geladen. Heb je verbinding?
trouble-new-version = Er is een nieuwe versie van Noblesse.
trouble-later = Later
trouble-again = Opnieuw proberen
trouble-room = Er ging iets mis in deze kamer. Je partijen zijn bewaard.

home-stopped = De tafel kon niet worden gedekt: een deel van de pagina werd niet geladen of viel stil. Probeer het nog eens.
home-lost = De tafel wankelde. Ze wordt opnieuw gedekt …
home-not-kept = Deze partij wordt nu niet bewaard: je apparaat heeft er geen plaats voor of staat het niet toe. Als je de pagina nu verlaat, gaan de laatste zetten verloren.
home-kept-again = Deze partij wordt weer bewaard.

line-closed-gap = Een deel van deze partij ontbreekt op dit apparaat, dus ze kan niet verder.
line-closed-unread = Dit apparaat kon de partij niet lezen.
line-closed-stopped = De tafel viel meermaals stil. Wat er gespeeld is, is bewaard.

settings-forget-held = Een ander venster van deze pagina heeft je partijen nog open. Zodra je het sluit, zijn ze vergeten.
settings-forget-failed = Niet alles kon worden vergeten. Je browser zegt: { $why }
