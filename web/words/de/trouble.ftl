# Was gesagt wird, wenn etwas versagt: das Netz, das Gerät, eine Fassung von gestern.
# lost-…: je eine Zeile, denn sie kommen auch mit dem ersten Teil der Seite, wenn sonst nichts geladen werden konnte.
lost-page = Die Seite ließ sich nicht laden. Bist du verbunden?
lost-reload = Neu laden

trouble-part-missing = Ein Teil der Seite ließ sich nicht laden. Bist du verbunden?
trouble-new-version = Es gibt eine neue Fassung von Noblesse.
trouble-later = Später
trouble-again = Noch einmal versuchen
trouble-room = In diesem Raum ist etwas schiefgegangen. Deine Partien sind aufbewahrt.

home-stopped = Der Tisch ließ sich nicht decken: Ein Teil der Seite wurde nicht geladen oder blieb stehen. Versuche es bitte noch einmal.
home-lost = Der Tisch ist ins Wanken geraten. Er wird neu gedeckt …
home-not-kept = Diese Partie wird gerade nicht aufbewahrt: Dein Gerät hat keinen Platz dafür oder erlaubt es nicht. Wenn du die Seite jetzt verlässt, gehen die letzten Züge verloren.
home-kept-again = Diese Partie wird wieder aufbewahrt.

line-closed-gap = Ein Teil dieser Partie fehlt auf diesem Gerät, deshalb lässt sie sich nicht fortsetzen.
line-closed-unread = Dieses Gerät konnte die Partie nicht lesen.
line-closed-stopped = Der Tisch ist mehrmals stehen geblieben. Was gespielt wurde, ist aufbewahrt.

settings-forget-held = Ein anderes Fenster dieser Seite hat deine Partien noch offen. Sobald du es schließt, sind sie vergessen.
settings-forget-failed = Nicht alles ließ sich vergessen. Dein Browser sagt: { $why }
