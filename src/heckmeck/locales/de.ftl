### Heckmeck auf Deutsch. Die Wörter folgen dem Glossar des Projekts: du, klein geschrieben.

## Words

-canned-worm = { $case ->
   *[nominative] der Dosenwurm
    [accusative] den Dosenwurm
    [bare] Dosenwurm
}
-hen = { $case ->
   *[nominative] die Glucke
    [accusative] die Glucke
    [bare] Glucke
}
-raven = { $case ->
   *[nominative] der Rabe
    [accusative] den Raben
    [bare] Rabe
}
-weasel = { $case ->
   *[nominative] das Wiesel
    [accusative] das Wiesel
    [bare] Wiesel
}
-golden-die = { $case ->
   *[nominative] der goldene Würfel
    [accusative] den goldenen Würfel
    [bare] goldener Würfel
}
-apple = { $case ->
   *[nominative] der Apfel
    [accusative] den Apfel
    [bare] Apfel
}

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm(case: "bare") }
    [hen] { -hen(case: "bare") }
    [raven] { -raven(case: "bare") }
    [weasel] { -weasel(case: "bare") }
    [golden_die] { -golden-die(case: "bare") }
   *[apple] { -apple(case: "bare") }
}

worms = { $n ->
    [one] { $n } Wurm
   *[other] { $n } Würmer
}
bratworms = { $n ->
    [one] { $n } Rostbratwurm
   *[other] { $n } Rostbratwürmer
}
dice-left = { $n ->
    [one] noch { $n } Würfel
   *[other] noch { $n } Würfel
}

## What happened

event-takes = { $name } nimmt die { $tile }
    .short = nimmt die { $tile }
event-steals = { $name } klaut die { $tile } von { $other }
    .short = klaut die { $tile } von { $other }
event-takes-hen = { $name } nimmt die Glucke von { $other }; die { $tile } bleibt
    .short = nimmt die Glucke von { $other }
event-puts-back = { $name } legt die { $tile } zurück
    .short = legt die { $tile } zurück
event-turned-over = Die { $tile } wird umgedreht
    .short = die { $tile } wird umgedreht
event-fails-nothing-to-set-aside = { $name }: Nichts zum Beiseitelegen, Fehlwurf
    .short = Fehlwurf: nichts zum Beiseitelegen
event-fails-no-worm = { $name }: Kein Wurm, Fehlwurf
    .short = Fehlwurf: kein Wurm
event-fails-no-tile = { $name }: Keine Portion für diese Summe, Fehlwurf
    .short = Fehlwurf: keine Portion für diese Summe
event-bratworm = { $name } bekommt einen Rostbratwurm
    .short = bekommt einen Rostbratwurm
event-bratworm-from = { $name } bekommt einen Rostbratwurm von { $other }
    .short = bekommt einen Rostbratwurm von { $other }
event-gets-specialist = { $name } bekommt { specialist-object }
    .short = bekommt { specialist-object }
event-specialist-back = { specialist-subject } kommt zurück auf die { $tile }
    .short = zurück auf die { $tile }: { specialist-name }
event-specialist-out = { specialist-subject } ist aus dem Spiel
    .short = aus dem Spiel: { specialist-name }
event-game-over = Die Partie ist zu Ende
    .short = Spielende

## What is refused: rules

refused-game-over = die Partie ist zu Ende
refused-choose-a-tile = zuerst muss eine Portion gewählt werden
refused-choose-a-specialist = zuerst muss einer der beiden Spezialisten zurückgestellt werden
refused-choose-a-player = zuerst muss gewählt werden, von wem der Rostbratwurm kommt
refused-dice-must-fall = zuerst muss gewürfelt werden
refused-choose-dice = zuerst müssen acht oder neun Würfel gewählt werden
refused-set-aside-first = zuerst müssen Würfel mit einem Wert beiseitegelegt werden
refused-roll-or-stop = weiterwürfeln oder aufhören
refused-stop-only-after-setting-aside = aufhören darf man nur gleich nach dem Beiseitelegen
refused-golden-die-not-owned = der goldene Würfel gehört dir nicht
refused-golden-die-too-late = der goldene Würfel wird nur vor dem ersten Wurf gewählt
refused-golden-die-not-rolled = der goldene Würfel ist nicht in diesem Wurf
refused-golden-die-missing = der goldene Würfel fehlt in diesem Wurf
refused-golden-die-face = der goldene Würfel hat keine { $face }
refused-nothing-rolled = es liegt kein Wurf auf dem Tisch
refused-set-aside-before = { $face } wurde schon beiseitegelegt
refused-face-not-rolled = kein Würfel zeigt { $face }
refused-weasel-not-owned = das Wiesel gehört dir nicht
refused-weasel-used = das Wiesel war in diesem Zug schon im Einsatz
refused-weasel-only-after-a-roll = das Wiesel hilft nur zwischen Wurf und Beiseitelegen
refused-tile-not-to-choose = { $tile } ist keine der Portionen, die zur Wahl stehen
refused-no-tile-to-choose = hier ist keine Portion zu wählen
refused-specialist-not-to-choose = der Spezialist { $specialist } ist keiner der beiden, die zur Wahl stehen
refused-no-specialist-to-choose = hier ist kein Spezialist zu wählen
refused-no-bratworm-to-choose = hier ist nicht zu wählen, von wem ein Rostbratwurm kommt
refused-bratworm-from-yourself = niemand nimmt einen Rostbratwurm von sich selbst
refused-bratworm-under-the-hen = wer die Glucke besitzt, behält alle Rostbratwürmer
refused-no-bratworm-there = dort gibt es keinen Rostbratwurm
refused-wrong-number-of-dice = weiße Würfel im Wurf: { $rolled }, es müssen { $due } sein

## What is refused: text

refused-no-such-move = „{ $move }“ ist keine Entscheidung
refused-no-dice = „{ $dice }“ sind keine Würfel
refused-dice-not-sorted = die Würfel „{ $dice }“ sind nicht sortiert
refused-unknown-preset = „{ $preset }“ gibt es nicht; es gibt { $presets }
refused-unknown-option = „{ $option }“ ist keine Option; es gibt { $options }
refused-option-twice = die Option { $option } steht zweimal da
refused-option-word = { $option } kann nicht „{ $value }“ sein; möglich ist { $allowed }
refused-option-number = { $option } kann nicht „{ $value }“ sein; möglich ist eine Zahl von { $low } bis { $high }
refused-number-of-players = Spieler: { $count }; es müssen 2 bis 7 sein
refused-bad-name = „{ $name }“ kann kein Name sein: leer oder mit Komma, #, ", | oder Steuerzeichen
refused-name-twice = der Name { $name } steht zweimal da
refused-name-is-a-header = { $name } ist ein Spielername und keine Kopfzeile, oder die Leerzeile vor den Zügen fehlt
refused-name-needs-quotes = ein Name mit Leerzeichen braucht doppelte Anführungszeichen: { $name }
refused-unknown-start = die Partie kann nicht mit { $name } beginnen: spielt nicht mit
refused-unknown-player = niemand hier heißt { $name }
refused-unknown-specialist = es gibt keinen Spezialisten „{ $name }“
refused-no-such-ply = es gibt keinen Schritt { $ply }; der letzte ist { $last }
refused-not-utf-8 = das ist kein UTF-8-Text
refused-byte-order-mark = die Datei beginnt mit einer Byte-Reihenfolge-Marke; speichere sie als einfaches UTF-8
refused-not-a-record = das ist keine aufgezeichnete Partie; eine solche beginnt mit „{ $version }“
refused-unknown-version = „{ $found }“ ist keine Version, die dieses Programm liest; es liest „{ $version }“
refused-header-twice = die Kopfzeile { $key } steht zweimal da
refused-header-missing = die Kopfzeile „{ $key }“ fehlt
refused-not-32-bytes = { $key } muss aus 64 hexadezimalen Ziffern bestehen
refused-open-quote = ein doppeltes Anführungszeichen wird nicht geschlossen
refused-turn-is-over = der Zug ist schon zu Ende
refused-turn-unfinished = dieser Zug ist nicht zu Ende, und der nächste folgt
refused-not-your-turn = { $name } ist dran
refused-turn-without-a-roll = ein Zug ohne Wurf
refused-no-such-token = das bedeutet hier nichts
refused-no-face = der Wert fehlt, der beiseitegelegt wird
refused-no-such-face = „{ $face }“ ist kein Wert; es gibt 1 bis 5 und W

record-line = Zeile { $line }

## What is refused: bots

refused-unknown-bot = es gibt keinen Bot „{ $bot }“; es gibt { $bots }
refused-bot-parameters = der Bot „{ $bot }“ lässt sich nicht erzeugen: { $error }
refused-bot-file = der Bot in { $file } lässt sich nicht laden: { $error }
refused-bot-class = { $file } hat keine Klasse { $name } mit einer Methode decide(game)

## Command line: help

help-usage = Aufruf
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
command-heckmeck = Heckmeck, das Würfelspiel mit den Würmern: spielen, Partien ansehen und nachprüfen, Bots vergleichen.
command-play = Eine Partie im Terminal spielen, gegen Bots oder mit anderen.
command-replay = Eine aufgezeichnete Partie Schritt für Schritt zeigen.
command-verify = Nachprüfen, ob die Würfel einer aufgezeichneten Partie fair waren.
command-simulate = Bots viele Partien spielen lassen und zusammenfassen.
command-rules = Die Spielregeln zeigen oder eine einzelne Regel.
command-bots = Die Bots auflisten.
option-help = Diese Hilfe zeigen.
option-version = Die Version zeigen.
option-lang = Die Sprache aller Texte (de, en); HECKMECK_LANG tut dasselbe. Sonst: die Sprache des Systems.
option-install-completion = Die Vervollständigung der Befehle in dieser Shell einrichten.
option-show-completion = Das Skript der Vervollständigung für diese Shell zeigen.
option-record-file = Eine aufgezeichnete Partie (.heck); „-“ liest die Standardeingabe.

## Command line: mistakes

refused-no-such-command = es gibt keinen Befehl „{ $command }“; es gibt { $commands }
refused-no-such-language = es gibt keine Sprache „{ $language }“; es gibt { $languages }
usage-no-command = es fehlt ein Befehl; siehe { $help }
usage-no-such-option = es gibt keine Option { $option }
usage-no-value = die Option { $option } braucht einen Wert
usage-too-much = es sind mehr Argumente, als dieser Befehl nimmt
usage-missing = { $name } fehlt
usage-see-help = { $text }; siehe { $help }
file-not-found = diese Datei oder diesen Ordner gibt es nicht
file-is-a-folder = das ist ein Ordner, keine Datei
file-is-no-folder = das ist eine Datei, kein Ordner
file-forbidden = keine Berechtigung
file-disk-full = der Datenträger ist voll
file-exists = das gibt es schon

## Command line: verify

verify-done = { $rolls ->
    [one] Alle Würfe nachgeprüft: { $rolls } Wurf folgt aus Seed und Entropie.
   *[other] Alle Würfe nachgeprüft: { $rolls } Würfe folgen aus Seed und Entropie.
}
verify-no-commitment = Die Aufzeichnung hat kein Commitment; wann dieser Seed gewählt wurde, lässt sich also nicht sagen.
refused-no-seed = es gibt keinen Seed, mit dem sich die Würfel nachprüfen lassen
refused-other-commitment = das Commitment gehört nicht zu diesem Seed
refused-other-dice = das sind nicht die Würfel aus Seed und Entropie: Wurf Nummer { $number } muss { $due } sein

## The table

specialist-label = { $specialist ->
    [canned_worm] Dosenw.
    [hen] Glucke
    [raven] Rabe
    [weasel] Wiesel
    [golden_die] gold. W
   *[apple] Apfel
}
table-title = Heckmeck · Zug { $turn } · { $name } ist dran · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] Spielende nach { $turns } Zug
   *[other] Spielende nach { $turns } Zügen
}
table-supply = Vorrat:
table-total = Beiseite: { $total }
table-total-canned-worm = Beiseite: { $total }, mit dem Dosenwurm { $final }
table-roll = Wurf
stop-takes = Aufhören: du nimmst die { $tile }
stop-takes-lower = Aufhören: du nimmst die { $tile }, die nächstniedrigere
stop-steals = Aufhören: du klaust die { $tile } von { $name }
stop-takes-hen = Aufhören: du nimmst die Glucke von { $name }
stop-chooses = Aufhören: du wählst { $tiles }
stop-fails-no-worm = Aufhören: Fehlwurf, kein Wurm
stop-fails-no-tile = Aufhören: Fehlwurf, keine Portion für diese Summe
stop-fails-nothing-to-set-aside = Aufhören: Fehlwurf
ask-put-back = Welcher Spezialist kommt zurück?
ask-from = Von wem kommt der Rostbratwurm?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] Der Dosenwurm
    [hen] Die Glucke
    [raven] Der Rabe
    [weasel] Das Wiesel
    [golden_die] Der goldene Würfel
   *[apple] Der Apfel
}
specialist-object = { $specialist ->
    [canned_worm] { -canned-worm(case: "accusative") }
    [hen] { -hen(case: "accusative") }
    [raven] { -raven(case: "accusative") }
    [weasel] { -weasel(case: "accusative") }
    [golden_die] { -golden-die(case: "accusative") }
   *[apple] { -apple(case: "accusative") }
}
step-keep = { $name } würfelt { $dice } und legt { $kept } beiseite: { $total }
step-dead-roll = { $name } würfelt { $dice }
step-weasel = { $name } würfelt { $dice } und mit dem Wiesel neu
step-golden-die = { $name } nimmt neun Würfel
step-stop = { $name } hört auf: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Zug { $turn }: { $name }
note-failed = Fehlwurf
turn-unfinished = nicht zu Ende
game-unfinished = Die Partie ist nicht zu Ende.
place = Platz { $n }
place-shared = Platz { $n }, geteilt
wins = { $name } gewinnt: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = Portionen { $tiles }: { $worms }
result-apple = Apfel: { $worms }
result-nothing = keine Portion

## Playing

play-seats = Wer spielt, 2 bis 7 Sitzplätze, durch Kommas getrennt: „me“ für einen Menschen an dieser Tastatur oder ein Bot (heckmeck bots zählt sie auf), auf Wunsch mit Namen: Anna=me,Ben=simple. Sonst: me,simple,simple.
play-seed = Seed der Würfel: 64 hexadezimale Ziffern sind die 32 Bytes selbst, von jedem anderen Text und jeder Zahl wird SHA-256 genommen. Sonst: zufällig gezogen.
play-phrases = Alle Menschen am Tisch dürfen einen Satz zu den Würfeln geben, sobald das Commitment zum Seed zu sehen ist.
play-save = Die Datei, in der die Partie steht. Sonst: eine neue Datei in deinem Ordner für Partien.
play-resume = Eine gespeicherte Partie fortsetzen. Wer ein Bot ist, steht in der Datei oder in --seats.
play-pause = Wie lange jeder Schritt eines Bots zu sehen ist, in Sekunden; jede Taste geht weiter. Sonst: 0.7.
option-rules = Spiel und Optionen in einem Argument, wie in einer Aufzeichnung: "deluxe faster=returned". Sonst: classic.
default-name = Spieler
refused-bad-seat = „{ $seat }“ ist kein Sitzplatz; möglich ist „me“ oder ein Bot, auf Wunsch mit einem Namen davor: Anna=me
refused-resume-changes-nothing = eine fortgesetzte Partie behält ihre Spielregeln und ihre Würfel: --resume steht ohne --rules, --seed und --phrases
refused-seats-do-not-fit = Sitzplätze: { $seats }, Spieler: { $players }
refused-bot-failed = der Bot { $name } ist gescheitert: { $error }
refused-bot-illegal = der Bot { $name } hat „{ $move }“ entschieden; erlaubt ist { $legal }
choice-roll = Würfeln
choice-roll-again = { $n ->
    [one] Weiterwürfeln: noch { $n } Würfel
   *[other] Weiterwürfeln: noch { $n } Würfel
}
choice-eight = Acht Würfel
choice-nine = Neun Würfel, mit dem goldenen
choice-weasel = Wiesel einsetzen: neu würfeln
ask-dice = Acht Würfel oder neun?
ask-roll = du bist dran!
ask-keep = Was legst du beiseite?
ask-weasel = Nichts zum Beiseitelegen. Wiesel einsetzen?
ask-decide = Weiterwürfeln oder aufhören?
ask-take = Welche Portion?
ask-phrase = { $name }, dein Satz für die Würfel (oder nur Enter):
keys = ? Hilfe  u Verlauf  q Ende
help-keys = Die Taste zu jeder Wahl steht in Klammern. ? zeigt die Regeln, auf die es jetzt ankommt, u die bisherigen Züge, q speichert und hört auf.
no-such-key = Bitte drücke eine dieser Tasten: { $keys }
any-key = Weiter mit einer Taste …
log-empty = Es ist noch kein Zug gespielt.
fair-dice = Faire Würfel: { $commitment }
fair-dice-seed = Seed: { $seed }
fair-dice-check = Alle können jetzt alle Würfe nachprüfen: { $command }
record-saved = Die Aufzeichnung steht in { $file }
go-on = Weiter geht es mit: { $command }

## Command line: replay, rules, bots

replay-json = Zustandsdokumente ausgeben, eins je Zeile: den Anfang, dann eins nach jedem Schritt.
replay-at = Nur den Tisch (oder das Dokument) nach diesem Schritt; der Anfang ist 0.
rules-clause = Eine Regel wie T2 oder ein Buchstabe für einen Abschnitt, wie K. Sonst: alle Spielregeln.
refused-no-such-clause = es gibt keine Regel „{ $clause }“; die Abschnitte sind { $letters }
bots-parameters = Parameter: { $parameters }
bots-own = Ein eigener Bot: my_bot.py:MyBot. Parameter folgen nach einem Doppelpunkt: name:key=value,key=value.
bot-random = Spielt ohne Plan: Jede erlaubte Entscheidung ist gleich wahrscheinlich.
bot-simple = Legt den Wert mit den meisten Punkten beiseite und hört auf, sobald es dafür eine Portion gibt.

## Command line: simulate

simulate-bots = Ein Bot je Sitzplatz, durch Kommas getrennt; heckmeck bots zählt sie auf. Sonst: random,simple,simple.
simulate-games = Wie viele Partien. Sonst: 100.
simulate-seed = Derselbe Seed gibt dieselben Partien. Partie Nummer n hat SHA-256 von „SEED:n“ als Seed der Würfel. Sonst: 1.
simulate-record = Die Aufzeichnungen schreiben: eine Partie in diese Datei, mehrere in diesen Ordner.
simulate-json = Die Zusammenfassung als JSON ausgeben.
simulate-progress = Partien
simulate-games-played = { $n ->
    [one] { $n } Partie, { $rules }, Seed { $seed }
   *[other] { $n } Partien, { $rules }, Seed { $seed }
}
simulate-turns = Züge je Partie: { $turns }
simulate-seat = Sitzplatz
simulate-wins = Siege
simulate-share = Anteil
simulate-worms = Würmer
simulate-failures = Fehlwürfe
simulate-steals = Geklaut
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
refused-no-person-here = hier spielen nur Bots; „me“ ist für heckmeck play

## Was abgelehnt wird: Tischserver

refused-stale-ply = die Partie ist schon bei Schritt { $ply }
refused-no-such-table = diesen Tisch gibt es nicht
refused-no-such-seat = diesen Sitzplatz gibt es nicht
refused-no-such-link = dieser Link ist verbraucht, zu alt oder nie erstellt worden
refused-not-at-this-table = du sitzt nicht an diesem Tisch
refused-not-started = die Partie hat noch nicht begonnen
refused-started-already = die Partie hat schon begonnen
refused-not-over = die Partie ist noch nicht zu Ende
refused-archived = dieser Tisch wurde geschlossen, weil niemand weiterspielte
refused-host-only = das darf nur, wer den Tisch eröffnet hat
refused-nobody = dieses Gerät hat nirgends einen Sitzplatz
refused-seated-already = du sitzt schon an diesem Tisch
refused-table-full = alle { $places } Sitzplätze sind besetzt
refused-too-few-players = eine Partie braucht mindestens zwei Spieler
refused-name-taken = hier heißt schon jemand { $name }
refused-name-length = „{ $name }“ kann kein Name sein: er hat 1 bis { $most } druckbare Zeichen
refused-colour-taken = jemand hat schon die Farbe { $colour }
refused-bad-phrase = ein Satz enthält kein |, # oder Steuerzeichen
refused-foreign-origin = diese Anfrage kommt von der Seite eines anderen Servers
refused-too-many-requests = zu viele Anfragen; bitte in { $seconds } s noch einmal
refused-too-many-refusals = zu viele Nachrichten ohne Sinn
refused-table-crowded = schon { $most } Leute sehen diesem Tisch zu
refused-server-full = dieser Server ist voll; bitte später noch einmal
refused-too-slow = diese Verbindung ist zu langsam
refused-busy = viele ändern diesen Tisch zugleich; bitte noch einmal
refused-storage-trouble = der Server kann gerade nichts speichern; nichts wurde geändert, bitte noch einmal
refused-database-too-new = die Datenbank stammt von einer neueren Version (Revision { $revision })
refused-database-unusable = die Datenbank ist nicht zu gebrauchen: { $error }
refused-bad-request = diese Anfrage ergibt keinen Sinn: { $detail }
refused-bad-message = diese Nachricht ergibt keinen Sinn: { $detail }
refused-not-found = hier ist nichts
refused-method-not-allowed = das geht hier nicht
refused-too-large = das ist mehr als 8 KiB
refused-crash = der Server hat einen Fehler gemacht; er steht in seinem Protokoll
refused-server-needs-web = der Server braucht weitere Pakete: pip install "heckmeck[web]"

## Befehl: serve

command-serve = Tische über das Netz anbieten, für Menschen und Bots.
option-serve-host = Adresse, an der der Server erreichbar ist; 0.0.0.0 für alle im Netz.
option-serve-port = Port, an dem der Server erreichbar ist.
option-serve-database = Wo die Partien liegen: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NAME@RECHNER/DB. Sonst: eine Datei in deinem Datenordner.
option-serve-channels = redis://RECHNER: sagt mehreren Prozessen an einer Datenbank sofort, was geschieht.
option-serve-origin = Eine weitere Seite, die mit diesem Server sprechen darf, wie https://example.org; mehrfach möglich.
option-serve-proxies = Adressen von Reverse-Proxys, deren X-Forwarded-Angaben gelten, mit Kommas dazwischen.
option-serve-bot = Der Bot, der sich setzt, wo keiner genannt ist, und für Abwesende spielt.
option-serve-bot-pace = Sekunden, die ein Bot über eine Entscheidung nachzudenken scheint.
option-serve-rate = Vervielfacht alle Grenzen für Anfragen; 0 schaltet sie ab.
option-serve-most-sockets = Höchstzahl offener Verbindungen dieses Prozesses.
option-serve-archive-open-hours = Stunden, nach denen ein Tisch ohne Beginn einer Partie geschlossen wird.
option-serve-archive-days = Tage, nach denen eine Partie geschlossen wird, die niemand fortsetzt.
option-serve-log-level = Wie viel das Protokoll sagt: debug, info, warning oder error.

## Umgebungen zum Lernen, und Datensätze

refused-unknown-reward = „{ $reward }“ ist keine Belohnung; es gibt { $rewards }
refused-number-of-seeds = { $given } Startwerte für { $games } Partien
refused-bot-not-compiled = „{ $bot }“ spielt nicht im Kern; dort spielen { $bots }
refused-no-seat-left = bei { $bots } Bots an einem Tisch für { $players } bleibt kein Sitzplatz frei
refused-too-few-turns = { $turns } Züge sind zu wenige für { $players } Sitzplätze: nicht alle kämen zum Zug
refused-needs-extra = { $what } braucht weitere Pakete: pip install "heckmeck[{ $extra }]"
refused-game-not-over = die Partie ist nicht zu Ende
refused-players-of-dataset = eine Partie zu { $players }; die anderen in dieser Datei sind zu { $due }

## What is refused: tournaments

refused-tournament-size = Teilnehmer: { $count }; ein Turnier hat 2 bis 3.000
refused-tournament-final-size = ins Finale kämen { $count }; es hat 2 bis 7 Spieler
refused-tournament-table-too-large = bei { $tables } Tischen säßen bis zu { $size } Spieler an einem; 7 an einem Tisch nur mit table_size = 7
refused-tournament-registration-over = die Anmeldung ist vorbei: Die erste Runde ist ausgelost
refused-tournament-nobody = niemand hat die Nummer { $number }
refused-tournament-gone-already = { $name } ist schon ausgeschieden
refused-tournament-not-gone = { $name } ist nicht ausgeschieden
refused-tournament-drawn-since = { $name } kann nicht zurückkommen: Seither ist eine Runde ausgelost
refused-tournament-round-open = es fehlen Ergebnisse: Tisch { $tables }
refused-tournament-over = das Turnier ist zu Ende
refused-tournament-unfinished = das Turnier ist nicht zu Ende
refused-tournament-no-table = es gibt keinen Tisch { $table } in Runde { $round } von Stufe { $stage }
refused-tournament-stage-closed = Stufe { $stage } ist abgeschlossen: Die nächste ist ausgelost
refused-tournament-result-there = Tisch { $table } hat schon ein Ergebnis; es kann berichtigt werden
refused-tournament-nothing-to-correct = Tisch { $table } hat kein Ergebnis, das berichtigt werden könnte
refused-tournament-result-missing = Tisch { $table }: Das Ergebnis von { $name } fehlt
refused-tournament-result-stranger = Tisch { $table }: { $name } spielt dort nicht, ist ausgeschieden oder steht zweimal da
refused-tournament-nothing-to-undo = es gibt nichts rückgängig zu machen

refused-tournament-draw-number = an der Reihe ist die Auslosung von Stufe { $stage }, Runde { $round }, mit der Nummer { $number }
refused-tournament-draw-tables = diese Tische ergeben keinen Sinn: Jemand sitzt zweimal oder gehört nicht hierher, oder ein Tisch hat weniger als 2 oder mehr als 7
refused-tournament-draw-stranger = { $name } ist ausgelost und nimmt nicht teil
refused-tournament-draw-missing = { $name } nimmt teil und ist nicht ausgelost
refused-tournament-draw-sizes = so viele Spieler müssen die Tische haben: { $due }
refused-tournament-draw-other-tables = das sind nicht die Tische aus dem Seed
refused-tournament-draw-other-seats = das sind nicht die Sitzplätze aus dem Seed

refused-tournament-no-such-tile = { $name }: Es gibt keine Portion { $tile }
refused-tournament-tile-twice = die Portion { $tile } steht zweimal da
refused-tournament-wrong-sum = { $name }: Die Würmer dieser Portionen sind { $worms }, nicht { $given }
refused-tournament-wrong-highest = { $name }: Die höchste Portion ist { $highest }, nicht { $given }
refused-tournament-worms-missing = { $name }: Die Würmer fehlen
refused-tournament-worms-impossible = { $name }: Würmer { $worms } bei höchster Portion { $highest } kann nicht sein; möglich ist { $least } bis { $most }
refused-tournament-highest-missing = { $name }: Die höchste Portion fehlt
refused-tournament-tie-needs-tile = { $name } hat so viele Würmer wie andere: { $worms }; die höchste Portion entscheidet und fehlt
refused-tournament-sum-too-high = Würmer insgesamt: { $worms }; es gibt nur { $most }
refused-tournament-result-impossible = mit keiner Verteilung der Portionen kommen diese Würmer zustande
refused-tournament-bratworms = Rostbratwürmer: { $count }; es gibt { $most }
refused-tournament-apple-twice = so viele Äpfel gibt es nicht
refused-tournament-apple-without-tile = { $name } hat den Apfel und keine Portion

refused-tournament-create-first = ein Turnier beginnt mit „create“, und nur dort steht es
refused-tournament-no-object = das ist kein JSON-Objekt
refused-tournament-event-kind = „{ $kind }“ ist keine Art von Ereignis
refused-tournament-event-field = „{ $field }“ ist kein Feld von „{ $kind }“
refused-tournament-field-missing = das Feld „{ $field }“ fehlt
refused-tournament-field-value = „{ $field }“ kann nicht „{ $value }“ sein
refused-tournament-score-either = Spieler { $player }: Ein Ergebnis hat tiles (mit bratworms, apple) oder worms und highest

refused-tournament-toml = die Hausregeln sind kein TOML: { $what }
refused-tournament-house-key = die Hausregeln kennen kein „{ $key }“; sie kennen { $known }
refused-tournament-house-value = Hausregeln, { $key }: „{ $value }“ geht nicht; möglich ist { $wanted }
refused-tournament-points = Hausregeln, Punkte an einem Tisch mit { $size }: Nötig ist eine Zahl je Platz, keine größer als die davor, nicht { $given }
refused-tournament-rounds-and-stages = Hausregeln: rounds steht in [[stage]], wo es solche Stufen gibt
refused-tournament-stage-advance = Hausregeln, { $stage }: Nötig ist entweder advance oder each
refused-tournament-stage-tables = Hausregeln, { $stage }: Nur eines von tables und table_size ist möglich
refused-tournament-stage-each = Hausregeln, { $stage }: Nach mehreren Runden entscheidet die Rangliste; nötig ist advance, nicht each
refused-tournament-csv = das ist weder eine Liste von Namen noch CSV

## Befehl: arena

command-arena = Lässt Bots gegeneinander spielen und vergleicht sie.
arena-bots = Zwei Bots oder mehr; jedes Paar spielt. heckmeck bots zeigt sie, my_bot.py:MyBot ist ein eigener.
arena-players = Spieler am Tisch, 2 bis 7; mehrere Größen durch Kommas getrennt. Über 2 hat der erste Bot eines Paars einen Sitzplatz, der zweite alle anderen. Ohne Angabe: 2.
arena-games = Partien jedes Paars in jeder Größe, aufgerundet, damit der erste Bot auf jedem Sitzplatz gleich oft spielt. Ohne Angabe: 1000.
arena-seed = Der gleiche Startwert gibt die gleichen Partien. Ohne Angabe: 1.
arena-workers = Arbeitsprozesse. Ohne Angabe: einer je Kern.
arena-cluster = Auf dem Cluster des dask-Schedulers mit dieser Adresse spielen, etwa tcp://host:8786.
arena-timeout = Sekunden, die ein eigener Bot für eine Entscheidung hat. Ohne Angabe: 5.
arena-json = Die Ergebnisse als JSON ausgeben.
arena-csv = Die Ergebnisse in diese Datei schreiben, eine Zeile je Paar und Größe.
arena-plot = Die Ergebnisse in diese Datei zeichnen: .png, .svg oder .pdf.
arena-progress = Partien
arena-title = Arena: { $rules }, Startwert { NUMBER($seed, useGrouping: 0) }
arena-axis = Siege des ersten Bots (Anteil)
arena-column-pair = Paar
arena-column-players = Spieler
arena-column-games = Partien
arena-column-share = Siege
arena-column-interval = 95-%-Bereich
arena-column-turns = Züge
arena-column-first-seat = Erster Platz am Tisch
arena-column-bot = Mittel je Partie und Sitzplatz
arena-column-worms = Würmer
arena-column-failures = Fehlwürfe
arena-column-steals = Geklaut
arena-column-own-turns = Züge
arena-column-forfeits = Aufgegeben
arena-column-rating = Wertung
arena-column-mu = Stärke
arena-column-sigma = ±
arena-against = { $bot } gegen { $other }
arena-forfeited = { $bot } verliert durch Aufgabe: { $reason }. Nach dreien zählen alle weiteren Partien des Paars als aufgegeben.
arena-raised = Absturz mit { $error }
arena-too-slow = keine Entscheidung innerhalb von { $seconds } s
arena-died = der Prozess endete mit Code { $code }
arena-illegal = entschieden wurde „{ $move }“; erlaubt war { $legal }
refused-too-few-bots = eine Arena braucht mindestens zwei Bots
refused-no-cluster = unter { $address } antwortet kein dask-Scheduler ({ $error })
refused-workers-die = die Arbeitsprozesse sind { $count } Mal gestorben
refused-picture-format = „{ $file }“: ein Bild ist eine Datei mit einer der Endungen { $formats }

## Befehl: odds

command-odds = Zeigt die genauen Chancen eines Zugs: jede Portion, Fehlwurf und was jede Entscheidung wert ist.
odds-file = Die Aufzeichnung einer Partie; ohne sie der erste Zug einer Partie oder die Lage der Schalter.
odds-at = Der Schritt der Aufzeichnung, der Anfang ist 0. Ohne Angabe: der letzte.
odds-kept = Beiseitegelegte Würfel, etwa 444W; ein goldener Würfel folgt nach einem Plus: 44+W.
odds-roll = Der Wurf auf dem Tisch, etwa 1123 oder 1123+W.
odds-dice = Würfel dieses Zugs, 8 oder 9; 9 mit dem goldenen Würfel.
odds-weasel-used = Das Wiesel ist in diesem Zug schon eingesetzt.
odds-owns = Der Spezialist des Spielers: golden_die, weasel oder canned_worm.
odds-aim = Wofür der Zug gespielt wird: worms, at-least:T oder exactly:T. Ohne Angabe: worms.
odds-json = Die Chancen als JSON ausgeben.
odds-plot = Die Chancen in diese Datei zeichnen: .png, .svg oder .pdf.
odds-value-worms = Wert dieses Zugs: { $value } Würmer
odds-value-chance = Chance auf { $aim }: { $value }
odds-fail = Fehlwurf: { $fail }
odds-column-tile = Summe
odds-column-at-least = mindestens
odds-column-exactly = genau
odds-column-decision = Entscheidung
odds-column-value = Wert
odds-column-fails = Fehlwurf
odds-note = Jede Chance ist die beste, wenn nur für diese Summe gespielt wird.
odds-title = { $rules }: beste Chancen jeder Summe
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = „{ $aim }“ ist kein Ziel; es gibt worms, at-least:T und exactly:T mit einer Summe T von 1 bis 45
refused-odds-owns = „{ $name }“ geht hier nicht; es gibt { $names }
refused-odds-owns-two = niemand besitzt zwei Spezialisten
refused-odds-dice = ein Zug hat 8 oder 9 Würfel, nicht „{ $dice }“
refused-odds-too-many-dice = { $count } Würfel liegen beiseite; der Zug hat { $dice }
refused-odds-file-and-flags = eine Aufzeichnung und eine Lage aus Schaltern gehen nicht zusammen: { $flag }
refused-odds-at-without-file = --at braucht eine Aufzeichnung
refused-odds-roll-fails = der Wurf { $roll } zeigt nur Werte, die schon beiseiteliegen: Fehlwurf
refused-odds-over = die Partie ist zu Ende: kein Zug läuft

## Champion: Training und exakte Endspiele

command-exact = Ein verkleinertes Spiel zu zweit perfekt lösen: Wie oft gewinnt, wer beginnt?
exact-tiles = Die Zahl der Portionen, von 21 an: 1 bis 8. Sonst: 4. Ab 7 dauert es Minuten.
exact-forced = Wer keine Würfel mehr hat, muss nehmen, was er geworfen hat, auch wo ein Fehlversuch besser wäre (T5).
exact-json = Das Ergebnis als JSON ausgeben.
exact-result = { $tiles } Portionen, { $states } Stellungen: Wer beginnt, gewinnt mit der Wahrscheinlichkeit { $chance }.
command-train = Das Netz des Bots „champion“ im Spiel gegen sich selbst trainieren. Ein abgebrochener Lauf geht weiter.
train-out = Ein Ordner für den Lauf, das Netz und seine Lernkurve.
train-players = Die Zahlen der Spieler, etwa 2 oder 3-7. Sonst: 2.
train-games = Die Zahl der Spiele, in Schritten von 100. Sonst: 100000.
train-seed = Eine Zahl; dieselbe wiederholt denselben Lauf. Sonst: 1.
train-progress = { $games } von { $of } Spielen, Abstand zu den Zielen { $error }
train-done = Das Netz steht in { $file }, die Lernkurve in { $curve }.
refused-train-other-run = { $file } gehört zu einem Lauf mit anderem Plan; bitte einen anderen Ordner wählen

## First run

first-run = Die Spielregeln werden einmalig für diesen Rechner vorbereitet: etwa zehn Sekunden …

## Trainer

command-advise = Sagen, was an einer Stelle einer aufgezeichneten Partie zu tun ist und was jede Entscheidung wert ist.
advise-at = Der Schritt, um den es geht, wie bei replay; der Anfang ist 0. Ohne Angabe: der letzte.
advise-json = Den Tipp als JSON ausgeben.
option-depth = Wie viele Züge der Trainer vorausschaut, 1 oder 2. Ohne Angabe: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Gewinnchancen:
advise-option = Möglichkeit
advise-win = Gewinn
advise-loss = Kostet
advise-fail = Fehlwurf
advise-worms = Würmer
advise-brings = Am ehesten
advise-nobody = Hier entscheidet niemand: Die Würfel müssen fallen.
advise-over = Die Partie ist zu Ende.
move-keep = { $dice } beiseitelegen
move-roll = weiterwürfeln
move-weasel = das Wiesel einsetzen
move-stop = aufhören
move-take = die { $tile } nehmen
move-put-back = { $specialist } zurückstellen
move-from = von { $name } nehmen
likely-takes = nimmt die { $tile } ({ $percent })
likely-steals = klaut die { $tile } von { $name } ({ $percent })
likely-takes-hen = nimmt die Glucke von { $name } ({ $percent })
likely-fails = Fehlwurf ({ $percent })
why-only = Etwas anderes ist nicht möglich.
why-equal = Es macht keinen Unterschied: „{ $other }“ ist ebenso gut.
why-must-fail =
    .best = „{ $other }“ kann nur ein Fehlwurf werden.
    .worse = Es kann nur ein Fehlwurf werden.
why-cannot-fail =
    .best = So gibt es keinen Fehlwurf; „{ $other }“ endet in { $fail2 } der Fälle damit.
    .worse = Es endet in { $fail } der Fälle mit einem Fehlwurf; „{ $other }“ nie.
why-safer-and-richer =
    .best = Seltener ein Fehlwurf als „{ $other }“ ({ $fail } statt { $fail2 }) und im Schnitt mehr Würmer ({ $worms } statt { $worms2 }).
    .worse = Öfter ein Fehlwurf als „{ $other }“ ({ $fail } statt { $fail2 }) und im Schnitt weniger Würmer ({ $worms } statt { $worms2 }).
why-safer =
    .best = Seltener ein Fehlwurf als „{ $other }“: { $fail } statt { $fail2 }.
    .worse = Öfter ein Fehlwurf als „{ $other }“: { $fail } statt { $fail2 }.
why-richer =
    .best = Das Risiko lohnt sich: im Schnitt { $worms } Würmer, mit „{ $other }“ { $worms2 }.
    .worse = Es bringt zu wenig: im Schnitt { $worms } Würmer, mit „{ $other }“ { $worms2 }.
why-steals =
    .best = So wird öfter geklaut als mit „{ $other }“: { $steals } statt { $steals2 }.
    .worse = So wird seltener geklaut als mit „{ $other }“: { $steals } statt { $steals2 }.
why-ends =
    .best = Die Partie endet früher, und das ist gut für dich.
    .worse = Mit „{ $other }“ endet die Partie früher, und das ist gut für dich.
why-lasts =
    .best = Die Partie geht weiter, und das brauchst du.
    .worse = Die Partie endet zu früh für dich; mit „{ $other }“ geht sie weiter.
why-position =
    .best = Danach stehst du besser da: { $points } Punkte mehr als mit „{ $other }“.
    .worse = Danach stehst du schlechter da: { $points } Punkte weniger als mit „{ $other }“.
advise-best = Am besten: { $move }.

## Analyse

command-review = Eine aufgezeichnete Partie ansehen, Entscheidung für Entscheidung: Verluste, Glück und Wendepunkte.
review-out = In diese Datei schreiben statt ins Terminal.
review-json = Die Analyse als JSON ausgeben.
review-html = Eine Seite mit der Kurve machen, für den Browser.
review-title = Analyse: { $rules }, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
review-graph = Gewinnchancen, Zug für Zug
review-player = Spieler
review-accuracy = Genauigkeit
review-error-rate = Verlust je Entscheidung
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Glück
review-result = Ergebnis
review-adjusted = Ohne Glück
review-mistakes = Ungenauigkeiten (?!), Fehler (?) und grobe Patzer (??), in Punkten der Gewinnchance
review-turning-points = Wendepunkte
review-where = Zug { $turn }, Schritt { $ply }, { $name }:
review-rolled = würfelt { $dice }
review-better = Besser: { $move }.
review-none = keine
review-grade = { $grade ->
    [best] am besten
    [fine] gut
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] grober Patzer
}
review-revaluation = Nach einem Zug wird die Stellung neu bewertet: im Schnitt um { $points } Punkte.
review-sums = Wie es sich zusammensetzt
review-sums-note = Start, Glück, Entscheidungen und Neubewertung ergeben zusammen das Ergebnis. Alle Zahlen sind Punkte der Gewinnchance.
review-start = Start
review-luck-own = Glück mit eigenen Würfen
review-luck-of-others = Glück der anderen
review-losses-own = Eigene Entscheidungen
review-losses-of-others = Entscheidungen der anderen
review-revalued = Neubewertung
review-all = Alle Entscheidungen
review-turn = Zug
review-decision = Entscheidung
review-best-was = Am besten
review-loss = Kostet
review-luck-by-turn = Glück der Würfe, Zug für Zug: nach oben ist gut, nach unten schlecht

## Aufgaben

command-puzzle = Eine Aufgabe stellen: eine Stellung, in der das Naheliegende falsch ist.
puzzle-number = Die Nummer der Aufgabe. Ohne Angabe: irgendeine.
puzzle-title = Aufgabe { $number }: Was ist am besten?
puzzle-keys = (Enter zeigt die Lösung)
puzzle-right = Richtig!
puzzle-wrong = Nicht das Beste: Es kostet { $points } Punkte.
puzzle-natural = Was der Bot „{ $bot }“ täte, „{ $move }“, kostet { $points } Punkte.

## Spielen mit dem Trainer

play-coach = Vor jeder Entscheidung zeigen, was jede Möglichkeit wert ist.
play-tutor = Vor einer Entscheidung warnen, die so viele Punkte der Gewinnchance kostet, 0 bis 100, und sie zurücknehmen lassen.
tutor-warning = Das kostet { $points } Punkte. { $why }
tutor-question = Zurücknehmen?
tutor-yes = Ja, neu entscheiden
tutor-no = Nein, so ist es gemeint

## Dataset

simulate-dataset = Schreibt jede Stellung, jede Entscheidung und ihren Ausgang in eine Parquet-Datei (braucht das Extra „rl“).
