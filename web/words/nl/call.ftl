# Seintjes voor wie ergens anders kijkt: je bent aan de beurt.
call-title = { $count ->
    [one] Jij bent aan de beurt
   *[other] Jij bent aan de beurt ({ $count })
}
call-notice = Jij bent aan de beurt
call-heading = Een melding als je aan de beurt bent
call-about = Dit apparaat meldt het als je aan de beurt bent in een correspondentiepartij, ook als de pagina dicht is. Het bericht noemt het spel, en niets wat geheim is.
call-switch = Meldingen op dit apparaat
call-blocked = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor deze site.
call-failed = De pushdienst van je browser is niet bereikbaar. Probeer het later nog eens.
call-quiet = Stille uren
call-quiet-about = In deze tijd geen meldingen; wat dan nog op je wacht, komt daarna.
call-quiet-from = Van
call-quiet-until = Tot
call-others = Andere apparaten die een melding krijgen
call-remove = Stoppen
privacy-call = Apparaten die een melding krijgen als je aan de beurt bent: hun adres bij de pushdienst van de browser, tot je het uitzet. Die dienst komt te weten wanneer je een melding krijgt, en niet waarom.
