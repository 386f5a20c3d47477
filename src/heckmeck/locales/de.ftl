### Heckmeck auf Deutsch. Die Wörter folgen dem Glossar des Projekts: du, klein geschrieben.

## Words

language-name = Deutsch
game-name = Heckmeck
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
event-fails-nothing-to-set-aside = { $name }: nichts zum Beiseitelegen, Fehlwurf
    .short = Fehlwurf: nichts zum Beiseitelegen
event-fails-no-worm = { $name }: kein Wurm, Fehlwurf
    .short = Fehlwurf: kein Wurm
event-fails-no-tile = { $name }: keine Portion für diese Summe, Fehlwurf
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
refused-set-aside-before = { $face ->
    [W] Würmer wurden schon beiseitegelegt
   *[other] { $face } wurde schon beiseitegelegt
}
refused-face-not-rolled = { $face ->
    [W] kein Würfel zeigt einen Wurm
   *[other] kein Würfel zeigt { $face }
}
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
refused-unknown-start = { $name } spielt nicht mit und kann die Partie nicht beginnen
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

## What is refused: position lines

refused-position-field-missing = dieses Feld fehlt; eine Stellungszeile hat sechs, mit je einem Leerzeichen dazwischen
refused-position-too-long = „{ $text }“ ist zu viel; eine Stellungszeile hat sechs Felder
refused-position-grill = „{ $text }“ ist keine Portion auf dem Grill; man schreibt sie wie 24, 36-, 29a und 30..35
refused-position-supply = „{ $text }“ ist keine Zahl von Rostbratwürmern
refused-position-stacks = „{ $text }“ ist kein Stapel; man schreibt ihn wie 22.25:w*1, oder -
refused-position-seat = „{ $text }“ ist kein Sitzplatz; es gibt 0 bis { $last }, und nach dem Spielende -
refused-position-turn = „{ $text }“ ist kein Zug; man schreibt ihn wie 44WW:1235, 44WW:4 oder 44WW:4>, oder -
refused-position-turn-when-over = die Partie ist zu Ende und kein Zug läuft: Hier steht -
refused-position-spelling = das schreibt man { $text }
refused-position-no-such-tile = es gibt keine Portion { $tile }
refused-position-tile-of-deluxe = die Portion { $tile } gibt es nur im Deluxe-Spiel
refused-position-tile-in-the-box = die Portion { $tile } bleibt in der Schachtel
refused-position-tile-twice = die Portion { $tile } liegt zweimal da
refused-position-tile-missing = die Portion { $tile } fehlt; sie liegt auf dem Grill oder in einem Stapel
refused-position-specialist-in-classic = Spezialisten gibt es nur im Deluxe-Spiel
refused-position-specialist-twice = der Spezialist { specialist-name } ist an zwei Stellen
refused-position-raven-owned = niemand besitzt den Raben
refused-position-owner-without-a-tile = der Sitzplatz { $seat } hat keine Portion, und ohne Portion kann man nur die Glucke besitzen
refused-position-two-specialists = der Sitzplatz { $seat } hat zwei Spezialisten
refused-position-not-face-up = der Spezialist { specialist-name } steht auf einer Portion, die nicht offen liegt
refused-position-tile-occupied = auf der Portion { $tile } stehen zwei Spezialisten
refused-position-bratworms = Rostbratwürmer im Vorrat und an den Sitzplätzen: Es müssen { $count } sein
refused-position-over = keine Portion liegt offen: Die Partie ist zu Ende, und als Sitzplatz steht -
refused-position-golden-die-not-owned = der Sitzplatz { $seat } besitzt den goldenen Würfel nicht
refused-position-number-of-dice = ein Zug hat acht Würfel, oder neun mit dem goldenen Würfel
refused-position-golden-die-nowhere = bei neun Würfeln liegt der goldene Würfel mit beiseite, und er zeigt nur 1 und Wurm
refused-position-no-dice-left = es sind keine Würfel mehr übrig: Der Zug ist zu Ende
refused-position-nothing-set-aside = nichts liegt beiseite: Aufhören geht noch nicht
refused-position-weasel-not-owned = der Sitzplatz { $seat } besitzt das Wiesel nicht
refused-position-dead-roll = dieser Wurf zeigt nur Werte, die schon beiseiteliegen: Fehlwurf
refused-position-bratworm-not-earned = mindestens zwei 1er liegen beiseite, und der Sitzplatz { $seat } hat keinen Rostbratwurm dafür
refused-position-in-a-choice = mitten in einer Wahl hat eine Stellung keine Zeile; nimm die davor
refused-record-of-a-position = diese Partie hat mit einer Stellung begonnen: Sie hat keine Aufzeichnung, denn niemand weiß, was vorher war

## What is refused: bots

refused-unknown-bot = es gibt keinen Bot „{ $bot }“; es gibt { $bots }
refused-bot-parameters = der Bot „{ $bot }“ lässt sich nicht erzeugen: { $error }
refused-bot-file = der Bot in { $file } lässt sich nicht laden: { $error }
refused-bot-class = { $file } hat keine Klasse { $name } mit einer Methode decide(game)

## Command line: help

help-usage = Aufruf:
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
option-lang = Die Sprache aller Texte; HECKMECK_LANG tut dasselbe. Ohne Angabe: die Sprache des Systems.
option-install-completion = Die Vervollständigung der Befehle in dieser Shell einrichten.
option-show-completion = Das Skript der Vervollständigung für diese Shell zeigen.
option-record-file = Eine aufgezeichnete Partie (.heck); „-“ liest die Standardeingabe.
option-position = Eine Stellungszeile statt einer Aufzeichnung, in Anführungszeichen; heckmeck rules P erklärt sie.
option-force = Vorhandene Dateien überschreiben.

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
refused-file-is-kept = das gibt es schon; --force überschreibt es
refused-position-alone = --position steht ohne { $option }
refused-record-or-position = eine Aufzeichnung oder --position fehlt

## Command line: verify

verify-done = { $rolls ->
    [one] Alle Würfe nachgeprüft: { $rolls } Wurf folgt aus Seed und Entropie.
   *[other] Alle Würfe nachgeprüft: { $rolls } Würfe folgen aus Seed und Entropie.
}
verify-start = Wer beginnt, wurde aus demselben Seed und derselben Entropie gelost.
verify-phrases = { $n ->
    [one] Die Entropie hat { $n } Spruch; es sollte einer je Sitzplatz sein. Die Würfel sind trotzdem nachgeprüft.
   *[other] Die Entropie hat { $n } Sprüche; es sollte einer je Sitzplatz sein. Die Würfel sind trotzdem nachgeprüft.
}
verify-no-commitment = Die Aufzeichnung hat kein Commitment; wann dieser Seed gewählt wurde, lässt sich also nicht sagen.
refused-no-seed = es gibt keinen Seed, mit dem sich die Würfel nachprüfen lassen
refused-real-dice = das sind echte Würfel, die von Hand eingetragen wurden: niemand kann sie nachprüfen
record-unseen = nur das Beiseitegelegte wurde eingetragen
refused-other-commitment = das Commitment gehört nicht zu diesem Seed
refused-other-start = Seed und Entropie losen { $name } als Anfang aus
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
ask-put-back = Welchen Spezialisten stellst du zurück?
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
step-weasel = { $name } würfelt { $dice } und würfelt mit dem Wiesel neu
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

play-seats = Wer spielt, 2 bis 7 Sitzplätze, durch Kommas getrennt: „me“ für einen Menschen an dieser Tastatur oder ein Bot (heckmeck bots zählt sie auf), auf Wunsch mit Namen: Anna=me,Ben=simple. Ohne Angabe: me,simple,simple.
play-seed = Seed der Würfel: 64 hexadezimale Ziffern sind die 32 Bytes selbst, von jedem anderen Text und jeder Zahl wird SHA-256 genommen. Ohne Angabe: zufällig gezogen.
play-phrases = Alle Menschen am Tisch dürfen einen Spruch zu den Würfeln geben, sobald das Commitment zum Seed zu sehen ist.
play-save = Die Datei, in der die Partie steht. Ohne Angabe: eine neue Datei in deinem Ordner für Partien.
play-resume = Eine gespeicherte Partie fortsetzen. Wer ein Bot ist, steht in der Datei oder in --seats.
play-position = Von dieser Stellungszeile aus weiterspielen, in Anführungszeichen. Ohne --seats spielst du den Sitzplatz, der dran ist, gegen simple.
play-pause = Wie lange jeder Schritt eines Bots zu sehen ist, in Sekunden; mit jeder Taste geht es weiter. Ohne Angabe: 0.7.
option-rules = Spiel und Optionen in einem Argument, wie in einer Aufzeichnung: "deluxe faster=returned". Ohne Angabe: classic.
default-name = Spieler
refused-bad-seat = „{ $seat }“ ist kein Sitzplatz; möglich ist „me“ oder ein Bot, auf Wunsch mit einem Namen davor: Anna=me
refused-resume-changes-nothing = eine fortgesetzte Partie behält ihre Spielregeln und ihre Würfel: --resume steht ohne --rules, --seed und --phrases
refused-seats-do-not-fit = Sitzplätze: { $seats }, Spieler: { $players }
refused-bot-failed = der Bot { $name } ist gescheitert: { $error }
refused-bot-illegal = der Bot { $name } hat sich für „{ $move }“ entschieden; erlaubt ist { $legal }
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
ask-phrase = { $name }, dein Spruch für die Würfel (oder nur Enter):
keys = ? Hilfe  u Verlauf  q Ende
help-keys = Die Taste zu jeder Wahl steht in Klammern. ? zeigt die Regeln, auf die es jetzt ankommt, u die bisherigen Züge, q speichert und hört auf.
no-such-key = Bitte drücke eine dieser Tasten: { $keys }
terminal-too-small = Heckmeck braucht ein Fenster mit { $width } Spalten und { $height } Zeilen; dieses hat { $columns } und { $lines }. Mach es größer und drücke eine Taste; q speichert und beendet.
any-key = Weiter mit einer Taste…
log-empty = Es ist noch kein Zug gespielt.
fair-dice = Faire Würfel: { $commitment }
fair-dice-seed = Seed: { $seed }
fair-dice-check = Alle können jetzt alle Würfe nachprüfen: { $command }
record-saved = Die Aufzeichnung steht in { $file }
go-on = Weiter geht es mit: { $command }

## Command line: replay, rules, bots

replay-json = Zustandsdokumente ausgeben, eins je Zeile: den Anfang, dann eins nach jedem Schritt.
replay-at = Nur den Tisch (oder das Dokument) nach diesem Schritt; der Anfang ist 0.
replay-position = Nur die Stellungszeile nach diesem Schritt (ohne --at: nach dem letzten).
rules-clause = Eine Regel wie T2 oder ein Buchstabe für einen Abschnitt, wie K. Ohne Angabe: alle Spielregeln.
refused-no-such-clause = es gibt keine Regel „{ $clause }“; die Abschnitte sind { $letters }
bots-parameters = Parameter: { $parameters }
bots-own = Ein eigener Bot: my_bot.py:MyBot. Parameter folgen nach einem Doppelpunkt: name:key=value,key=value.
bot-random = Spielt ohne Plan: Jede erlaubte Entscheidung ist gleich wahrscheinlich.
bot-simple = Legt den Wert mit den meisten Punkten beiseite und hört auf, sobald es dafür eine Portion gibt.
bot-careful = Spielt jeden Zug so, dass er am ehesten überhaupt eine Portion bekommt.
bot-worms = Spielt jeden Zug auf die meisten Würmer im Schnitt, abzüglich der Portion, die auf dem Spiel steht.
bot-champion = Spielt jeden Zug genau auf die Gewinnchance; was danach kommt, beurteilt ein Netz, das gegen sich selbst trainiert wurde.

## Command line: simulate

simulate-bots = Ein Bot je Sitzplatz, durch Kommas getrennt; heckmeck bots zählt sie auf. Ohne Angabe: random,simple,simple.
simulate-games = Wie viele Partien. Ohne Angabe: 100.
simulate-seed = Derselbe Seed gibt dieselben Partien. Partie Nummer n hat SHA-256 von „SEED:n“ als Seed der Würfel. Ohne Angabe: 1.
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
refused-table-damaged = die Aufzeichnung dieser Partie ist nach Schritt { $ply } beschädigt; wer diesen Server betreibt, kann sie reparieren
refused-host-only = das darf nur, wer den Tisch eröffnet hat
refused-nothing-to-throw = es warten keine Würfel auf deinen Wurf
refused-nothing-to-take-back = da gibt es nichts zurückzunehmen
refused-dice-are-not-entered = an diesem Tisch fallen die Würfel von selbst: niemand trägt sie ein
refused-not-your-dice = { $name } würfelt: nur { $name } oder wer den Tisch leitet, trägt diese Würfel ein
refused-not-your-entry = das war ein Eintrag für { $name }: nur { $name } oder wer den Tisch leitet, nimmt ihn zurück
refused-dice-not-seen = die anderen Würfel sind nicht eingetragen: sage gleich dazu, was beiseitegelegt wird
refused-real-dice-without-clock = ein Tisch mit echten Würfeln hat keine Uhr
refused-page-too-old = diese Seite ist älter als der Tisch: lade sie neu
refused-not-alone = antreiben darf die Bots nur, wer allein gegen sie spielt
refused-not-the-pace-setter = das Tempo der Bots bestimmt, wer den Tisch eröffnet hat oder als einziger Mensch daran sitzt
refused-over-already = die Partie ist zu Ende
refused-still-here = { $name } ist da
refused-not-away-long = { $name } ist erst kurz weg; in { $seconds } s darf ein Bot spielen
refused-host-here = wer den Tisch leitet, ist da
refused-host-not-away-long = wer den Tisch leitet, ist erst kurz weg; in { $seconds } s kannst du übernehmen
refused-clock-decides = an diesem Tisch entscheidet die Uhr, wann ein Bot spielt
refused-bots-seat = dort spielt schon ein Bot
refused-too-many-pictures = zu viele Bilder; in { $seconds } s kannst du das nächste zeigen
refused-nobody = dieses Gerät hat nirgends einen Sitzplatz
refused-no-such-device = du hast kein solches Gerät
refused-logged-out = dieses Gerät wurde abgemeldet
refused-seated-already = du sitzt schon an diesem Tisch
refused-table-full = alle { $places } Sitzplätze sind besetzt
refused-too-few-players = eine Partie braucht mindestens zwei Spieler
refused-name-taken = hier heißt schon jemand { $name }
refused-name-length = „{ $name }“ kann kein Name sein: Er hat 1 bis { $most } druckbare Zeichen
refused-colour-taken = jemand hat diese Farbe schon
refused-bad-phrase = ein Spruch enthält kein |, # oder Steuerzeichen
refused-bad-seal = ein versiegelter Spruch ist ein SHA-256: 64 hexadezimale Ziffern in Kleinbuchstaben
refused-not-revealing = Sprüche werden beim Start eines Spiels aufgedeckt, innerhalb weniger Sekunden
refused-other-phrase = das ist nicht der Spruch, der versiegelt wurde
refused-foreign-origin = diese Anfrage kommt von der Seite eines anderen Servers
refused-not-an-origin = „{ $origin }“ ist nicht die Adresse einer Website: --allow-origin nimmt eine wie https://club.example, ohne Pfad
refused-foreign-host = dieser Server heißt nicht { $host }
refused-too-many-requests = zu viele Anfragen; bitte in { $seconds } s noch einmal
refused-too-many-refusals = zu viele Nachrichten ohne Sinn
refused-table-crowded = schon { $most } Leute sehen diesem Tisch zu
refused-network-crowded = aus deinem Netz sind schon { $most } Verbindungen offen; schließe ein paar
refused-server-full = dieser Server ist voll; bitte später noch einmal
refused-too-slow = diese Verbindung ist zu langsam
refused-busy = viele ändern diesen Tisch zugleich; bitte noch einmal
refused-storage-trouble = der Server hat Mühe beim Speichern; niemand weiß, ob das hier geklappt hat; noch einmal versuchen schadet nicht
refused-database-too-new = die Datenbank stammt von einer neueren Version (Revision { $revision })
refused-database-too-old = die Datenbank stammt von einer älteren Version; starte den Server einmal, dann wird sie angepasst
refused-database-not-empty = in { $database } ist schon etwas; wähle eine neue Datenbank
refused-not-a-backup = { $file } ist keine vollständige Sicherung
refused-database-unusable = die Datenbank ist nicht zu gebrauchen: { $error }
refused-bad-request = diese Anfrage ergibt keinen Sinn: { $detail }
refused-bad-message = diese Nachricht ergibt keinen Sinn: { $detail }
refused-not-found = hier ist nichts
refused-method-not-allowed = das geht hier nicht
refused-too-large = das ist zu groß
refused-crash = auf dem Server ging etwas schief; siehe sein Protokoll
refused-server-needs-web = der Server braucht weitere Pakete: pip install "heckmeck[web]"

## Befehl: serve

command-serve = Tische über das Netz anbieten, für Menschen und Bots.
option-serve-host = Adresse, an der der Server erreichbar ist; 0.0.0.0 für alle im Netz.
option-serve-port = Port, an dem der Server erreichbar ist.
option-serve-database = Wo die Partien liegen: sqlite+aiosqlite:///DATEI oder postgresql+asyncpg://NAME@RECHNER/DB. Ohne Angabe: eine Datei in deinem Datenordner.
option-serve-channels = redis://RECHNER: sagt mehreren Prozessen an einer Datenbank sofort, was geschieht.
option-serve-origin = Eine weitere Seite, die mit diesem Server sprechen darf, wie https://example.org; mehrfach möglich.
option-serve-allow-origin = Eine Adresse, unter der die Seite auf einem einfachen Dateiserver liegt, wie https://club.example; wer sie dort öffnet, darf hier spielen; mehrfach möglich.
option-serve-proxies = Adressen von Reverse-Proxys, deren X-Forwarded-Angaben vertraut wird, mit Kommas dazwischen.
option-serve-bot = Der Bot, der sich setzt, wo keiner genannt ist, und für Abwesende spielt.
option-serve-bot-pace = Sekunden, die ein Bot über eine Entscheidung nachzudenken scheint.
option-serve-rate = Vervielfacht alle Grenzen für Anfragen; 0 schaltet sie ab.
option-serve-most-sockets = Höchstzahl offener Verbindungen dieses Prozesses.
option-serve-archive-open-hours = Stunden, nach denen ein Tisch ohne Beginn einer Partie geschlossen wird.
option-serve-archive-days = Tage, nach denen eine Partie geschlossen wird, die niemand fortsetzt.
option-serve-keep-days = Tage, nach denen beendete Partien und Turniere, die niemand anrührt, gelöscht werden; 0 behält sie für immer.
option-serve-log-level = Wie viel das Protokoll sagt: debug, info, warning oder error.
option-serve-open = Die Seite im Browser öffnen, sobald der Server bereit ist.

command-backup = Kopiert alles, was ein Server aufhebt, in eine Datei, auch während er läuft.
command-restore = Füllt eine neue Datenbank aus einer Sicherung.
command-move = Kopiert alles in eine andere Datenbank: von SQLite zu PostgreSQL oder zurück. Halte vorher den Server an.
backup-file = Die neue Datei.
restore-file = Die Datei, die heckmeck backup geschrieben hat, mit dieser Version oder einer älteren.
move-to = Die neue Datenbank, in der noch nichts ist: postgresql+asyncpg://USER@HOST/NAME oder sqlite+aiosqlite:///DATEI.
copy-progress = Kopieren
backup-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} jetzt in { $file }.
restore-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} wieder da. Starte den Server mit dieser Datenbank.
move-done = { $rows ->
    [one] Eine Zeile ist
   *[other] { $rows } Zeilen sind
} umgezogen. Starte den Server mit der neuen Datenbank; die alte bleibt, wie sie war.

command-doctor = Sagt, was einen Server behindert: Platte, Uhr, Datenbank, Seite, Proxy, Zertifikat.
doctor-url = Ein laufender Server, so wie Besucher ihn erreichen: https://play.example.
doctor-disk = Platte
doctor-store = Datenbank
doctor-clock = Uhr
doctor-channels = Kanäle
doctor-page = Seite
doctor-compiled = Übersetzte Regeln
doctor-visit = Server
doctor-tls = Verschlüsselung
doctor-proxy = Proxy
doctor-certificate = Zertifikat
doctor-free = { $gigabytes } GB sind frei
doctor-no-database-yet = noch keine; der erste Start legt { $file } an
doctor-up-to-date = vollständig, und sie nimmt an, was geschrieben wird
doctor-older-database = von einer älteren Version; der nächste Start passt sie an
doctor-read-only = es lässt sich nichts hineinschreiben
doctor-refused = keine Antwort: { $why }
doctor-clocks-differ = weicht um { $seconds } s von unserer ab; Leuten liefe die Zeit davon (NTP einrichten)
doctor-one-process = keine; für einen Prozess ist das richtig
doctor-answers = Redis antwortet
doctor-built = gebaut
doctor-not-built = fehlt: make web baut sie
doctor-nowhere-to-keep = kein Platz dafür: Jeder Start dauert eine Minute länger
doctor-kept = bereit
doctor-compiled-at-start = kommen mit dem ersten Start, in etwa einer Minute
doctor-status = antwortet auf /health mit { $status }
doctor-no-tls = mit http besucht: Niemand kann die Seite auf dem Handy behalten
doctor-knows-https = der Server weiß, dass er mit https besucht wird
doctor-knows-no-https = der Server hält Besuche mit https für solche mit http: Nenne die Adresse des Proxys mit --proxies
doctor-valid-for = noch { $days } Tage gültig
serve-ready = Heckmeck ist bereit: { $address } (Strg-C beendet es).
serve-network = Andere in deinem Netz: { $address }
serve-over-ssh = Du bist über SSH hier: Gib auf deinem eigenen Rechner „{ $command } …“ ein und öffne dann { $address }.
mend-done = Der Tisch { $table } geht nach Schritt { $ply } weiter.
mend-whole = Der Tisch { $table } ist nicht beschädigt.

## Umgebungen zum Lernen, und Datensätze

refused-unknown-reward = „{ $reward }“ ist keine Belohnung; es gibt { $rewards }
refused-number-of-games = Partien: { $count }; es muss mindestens eine sein
refused-number-of-seeds = Seeds: { $given }, Partien: { $games }
refused-number-of-actions = Aktionen der Form { $shape } für { $games } Partien: eine ganze Zahl pro Partie
refused-reset-first = es läuft keine Partie: reset() beginnt eine
refused-bot-not-compiled = „{ $bot }“ spielt nicht im Kern; dort spielen { $bots }
refused-no-seat-left = bei { $bots } Bots an einem Tisch für { $players } bleibt kein Sitzplatz frei
refused-too-few-turns = Züge: { $turns }; zu wenige für { $players } Sitzplätze: Nicht alle kämen zum Zug
refused-needs-extra = { $what } braucht weitere Pakete: pip install "heckmeck[{ $extra }]"
refused-game-not-over = die Partie ist nicht zu Ende
refused-players-of-dataset = eine Partie mit { $players } Spielern; die anderen in dieser Datei haben { $due }

## What is refused: tournaments

refused-tournament-size = Teilnehmer: { $count }; ein Turnier hat 2 bis 3000
refused-tournament-final-size = ins Finale kämen { $count }; es hat 2 bis 7 Spieler
refused-tournament-table-too-large = Tische: { $tables }; an einem säßen bis zu { $size } Spieler; 7 an einem Tisch nur mit table_size = 7
refused-tournament-tables-impossible = { $n } Teilnehmer passen nicht: an einem Tisch spielen { $low } bis { $high }, und es gibt höchstens { $tables } Tische
refused-tournament-registration-over = die Anmeldung ist geschlossen
refused-tournament-not-closed = der Startwert ist noch versiegelt: erst wird die Anmeldung geschlossen, mit einem Satz aus dem Saal
refused-tournament-closed-already = die Anmeldung ist schon geschlossen
refused-tournament-closed-for-good = die Anmeldung bleibt geschlossen: der Startwert ist jetzt öffentlich, und niemand kann mehr nach ihm aussuchen, wer teilnimmt
refused-tournament-secret-missing = diese Kopie hat das Geheimnis des Startwerts nicht: mit der eigenen Datei des Veranstalters auslosen
refused-tournament-seal-either = „open“ hat entweder „secret“ oder „commitment“
refused-tournament-nobody = niemand hat die Nummer { $number }
refused-tournament-gone-already = { $name } ist schon ausgestiegen
refused-tournament-not-gone = { $name } ist nicht ausgestiegen
refused-tournament-drawn-since = { $name } kann nicht zurückkommen: Seither ist eine Runde ausgelost
refused-tournament-is-here = { $name } ist als anwesend abgehakt
refused-tournament-not-waiting = { $name } wartet nicht
refused-tournament-too-late = { $name } kommt zu spät: die erste Stufe ist vorbei
refused-tournament-no-further-round = diese Stufe hat keine weitere Runde: wähle einen offenen Tisch
refused-tournament-not-smallest = nicht an Tisch { $table }: wer zu spät kommt, sitzt am kleinsten offenen Tisch ({ $tables })
refused-tournament-table-live = Tisch { $table } ist ein Live-Tisch: seine Partie hat mit ihren Plätzen begonnen
refused-tournament-round-open = es fehlen Ergebnisse: Tisch { $tables }
refused-tournament-over = das Turnier ist zu Ende
refused-tournament-no-table = es gibt keinen Tisch { $table } in Runde { $round } von Stufe { $stage }
refused-tournament-stage-closed = Stufe { $stage } ist abgeschlossen: Die nächste ist ausgelost
refused-tournament-result-there = Tisch { $table } hat schon ein Ergebnis: { $scores }. Es kann berichtigt werden
refused-tournament-nothing-to-correct = Tisch { $table } hat kein Ergebnis, das berichtigt werden könnte
refused-tournament-result-missing = Tisch { $table }: Das Ergebnis von { $name } fehlt
refused-tournament-result-stranger = Tisch { $table }: { $name } spielt dort nicht, ist ausgestiegen oder steht zweimal da
refused-tournament-not-your-table = das ist nicht dein Tisch: { $table }
refused-not-your-table = dieser Link erlaubt keine Ergebnisse von Tisch { $table }
refused-pass-unknown = dieser Link gehört nicht zu diesem Turnier
refused-tournament-reports-many = Tisch { $table } hat zu oft gemeldet: bitte den Veranstalter rufen
refused-tournament-nothing-taken = Tisch { $table }: Niemand hat eine Portion, aber ein Spiel endet erst, wenn jemand die letzte nimmt
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
refused-tournament-worms-impossible = { $name }: Die Zahl der Würmer, { $worms }, passt nicht zur höchsten Portion { $highest }; möglich ist { $least } bis { $most }
refused-tournament-highest-missing = { $name }: Die höchste Portion fehlt
refused-tournament-tie-needs-tile = { $name } hat so viele Würmer wie andere: { $worms }; die höchste Portion entscheidet und fehlt
refused-tournament-sum-too-high = Würmer insgesamt: { $worms }; es gibt nur { $most }
refused-tournament-result-impossible = mit keiner Verteilung der Portionen kommen diese Würmer zustande
refused-tournament-bratworms = Rostbratwürmer: { $count }; es gibt { $most }
refused-tournament-apple-twice = so viele Äpfel gibt es nicht
refused-tournament-apple-without-tile = { $name } hat den Apfel und keine Portion

refused-tournament-create-first = ein Turnier beginnt mit „open“ oder „create“, sonst stehen sie nirgends
refused-tournament-no-object = das ist kein JSON-Objekt
refused-tournament-event-kind = „{ $kind }“ ist keine Art von Ereignis
refused-tournament-event-field = „{ $field }“ ist kein Feld von „{ $kind }“
refused-tournament-field-missing = das Feld „{ $field }“ fehlt
refused-tournament-field-value = „{ $field }“ kann nicht „{ $value }“ sein
refused-tournament-score-either = Spieler { $player }: Ein Ergebnis hat tiles (mit bratworms, apple) oder worms und highest

refused-tournament-toml = die Hausregeln sind kein TOML: { $what }
refused-tournament-toml-size = die Hausregeln sind zu lang: höchstens { $length } Zeichen und { $dots } Punkte in einer Zeile (Zeile { $line })
refused-tournament-too-large = dieses Turnier ist voll: Sein Verlauf ist größer als { $most } MiB
refused-tournament-house-key = die Hausregeln kennen kein „{ $key }“; sie kennen { $known }
refused-tournament-house-value = Hausregeln, { $key }: „{ $value }“ geht nicht; möglich ist { $wanted }
refused-tournament-points = Hausregeln, Punkte an einem Tisch mit { $size }: Nötig ist eine Zahl je Platz, keine größer als die davor, nicht { $given }
refused-tournament-rounds-and-stages = Hausregeln: rounds steht in [[stage]], wo es solche Stufen gibt
refused-tournament-stage-advance = Hausregeln, { $stage }: Nötig ist entweder advance oder each
refused-tournament-stage-tables = Hausregeln, { $stage }: Nur eines von tables und table_size ist möglich
refused-tournament-stage-each = Hausregeln, { $stage }: Nach mehreren Runden entscheidet die Rangliste; nötig ist advance, nicht each
refused-tournament-csv = das ist weder eine Liste von Namen noch CSV
refused-tournament-which-column = was ist in „{ $text }“ der Name? Schreib einen Namen pro Zeile, oder eine erste Zeile wie „Name;Verein“, die sagt, was in welcher Spalte steht
refused-tournament-names-alike = diese Namen unterscheiden sich nur in der Großschreibung: { $names }. Füge etwas hinzu, das sie unterscheidet

## Befehl: arena

command-arena = Bots gegeneinander spielen lassen und vergleichen.
arena-bots = Zwei Bots oder mehr; jedes Paar spielt. heckmeck bots zeigt sie, my_bot.py:MyBot ist ein eigener.
arena-players = Spieler am Tisch, 2 bis 7; mehrere Größen durch Kommas getrennt. Über 2 hat der erste Bot eines Paars einen Sitzplatz, der zweite alle anderen. Ohne Angabe: 2.
arena-games = Partien jedes Paars in jeder Größe, aufgerundet, damit der erste Bot auf jedem Sitzplatz gleich oft spielt. Ohne Angabe: 1000.
arena-seed = Der gleiche Seed gibt die gleichen Partien. Ohne Angabe: 1.
arena-workers = Arbeitsprozesse. Ohne Angabe: einer je Kern.
arena-cluster = Auf dem Cluster des dask-Schedulers mit dieser Adresse spielen, etwa tcp://host:8786.
arena-timeout = Sekunden, die ein eigener Bot für eine Entscheidung hat. Ohne Angabe: 5.
arena-json = Die Ergebnisse als JSON ausgeben.
arena-csv = Die Ergebnisse in diese Datei schreiben, eine Zeile je Paar und Größe.
arena-plot = Die Ergebnisse in diese Datei zeichnen: .png, .svg oder .pdf.
arena-progress = Partien
arena-title = Arena: { $rules }, Seed { NUMBER($seed, useGrouping: 0) }
arena-axis = Siege des ersten Bots (Anteil)
arena-column-pair = Paar
arena-column-players = Spieler
arena-column-games = Partien
arena-column-share = Siege
arena-column-interval = 95-%-Intervall
arena-column-turns = Züge
arena-column-first-seat = Erster Sitzplatz
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
refused-picture-format = „{ $file }“: Ein Bild ist eine Datei mit einer der Endungen { $formats }

## Befehl: odds

command-odds = Die genauen Chancen eines Zugs zeigen: jede Portion, Fehlwurf und was jede Entscheidung wert ist.
odds-file = Die Aufzeichnung einer Partie; ohne sie der erste Zug einer Partie oder die Stellung aus den Optionen.
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
odds-value-at-least = Chance auf eine Summe von mindestens { $total }: { $value }
odds-value-exactly = Chance auf eine Summe von genau { $total }: { $value }
odds-fail = Fehlwurf: { $fail }
odds-column-tile = Summe
odds-column-at-least = mindestens
odds-column-exactly = genau
odds-column-decision = Entscheidung
odds-column-value = Wert
odds-column-fails = Fehlwurf
odds-note = Jede Chance ist die beste, wenn nur für diese Summe gespielt wird.
odds-title = { $rules }: beste Chancen für jede Summe
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = „{ $aim }“ ist kein Ziel; es gibt worms, at-least:T und exactly:T mit einer Summe T von 1 bis 45
refused-odds-owns = „{ $name }“ geht hier nicht; es gibt { $names }
refused-odds-owns-two = niemand besitzt zwei Spezialisten
refused-odds-dice = ein Zug hat 8 oder 9 Würfel, nicht „{ $dice }“
refused-odds-too-many-dice = { $count } Würfel liegen beiseite; der Zug hat { $dice }
refused-odds-file-and-flags = eine Aufzeichnung und eine Stellung aus Optionen gehen nicht zusammen: { $flag }
refused-odds-at-without-file = --at braucht eine Aufzeichnung
refused-odds-roll-fails = der Wurf { $roll } zeigt nur Werte, die schon beiseiteliegen: Fehlwurf
refused-odds-over = die Partie ist zu Ende: Kein Zug läuft

## Champion: Training und exakte Endspiele

command-exact = Ein verkleinertes Spiel zu zweit perfekt lösen: Wie oft gewinnt, wer beginnt?
exact-tiles = Die Zahl der Portionen, von 21 an: 1 bis 8. Ohne Angabe: 4. Ab 7 dauert es Minuten.
exact-forced = Wer keine Würfel mehr hat, muss nehmen, was die Summe bringt, auch wo ein Fehlwurf besser wäre (T5).
exact-json = Das Ergebnis als JSON ausgeben.
exact-result = Portionen: { $tiles }, Stellungen: { $states }. Wer beginnt, gewinnt mit der Wahrscheinlichkeit { $chance }.
exact-progress = Das Spiel mit { $tiles } Portionen wird gelöst…
command-train = Das Netz des Bots „champion“ im Spiel gegen sich selbst trainieren. Ein abgebrochener Lauf geht weiter.
train-out = Ein Ordner für den Lauf, das Netz und seine Lernkurve.
train-players = Die Zahlen der Spieler, etwa 2 oder 3-7. Ohne Angabe: 2.
train-games = Die Zahl der Partien, in Schritten von 100. Ohne Angabe: 100000.
train-seed = Eine Zahl; dieselbe wiederholt denselben Lauf. Ohne Angabe: 1.
train-settle = Lambda der Erträge am Ende des Laufs, 0 bis 1; am Anfang ist es 0,8. Ohne Angabe: 0.
train-progress = { $games } von { $of } Partien, Abstand zu den Zielen { $error }
train-done = Das Netz steht in { $file }, die Lernkurve in { $curve }.
refused-train-other-run = { $file } gehört zu einem Lauf mit anderem Plan; bitte einen anderen Ordner wählen

## First run

first-run = Die Spielregeln werden einmalig für diesen Rechner vorbereitet: etwa eine halbe Minute…

## Trainer

command-advise = Sagen, was an einer Stelle einer aufgezeichneten Partie zu tun ist und was jede Entscheidung wert ist.
advise-at = Der Schritt, um den es geht, wie bei replay; der Anfang ist 0. Ohne Angabe: der letzte.
advise-json = Den Tipp als JSON ausgeben.
option-depth = Wie viele Züge der Trainer vorausschaut, 1 oder 2. Ohne Angabe: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
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
why-more-worms =
    .best = Es bringt mehr Würmer: { $worms } statt { $worms2 } mit „{ $other }“.
    .worse = Es bringt weniger Würmer: { $worms } statt { $worms2 } mit „{ $other }“.
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
advise-rollouts = Genauer hinsehen: Der Champion spielt die besten Möglichkeiten zu Ende, das Glück herausgerechnet.
rollouts-error = Standardfehler in Punkten, bei dem eine Gewinnchance genau genug bekannt ist, 0.05 bis 10. Ohne Angabe: 0.5.
rollouts-max = Höchstens so viele Partien je Möglichkeit. Ohne Angabe: 4000.
rollouts-seed = Eine Zahl; dieselbe gibt dieselben Partien. Ohne Angabe: 0.
rollouts-working = Genauer hinsehen …
rollouts-title = Vom Champion zu Ende gespielt, das Glück herausgerechnet:
rollouts-margin = 95 %
rollouts-games = Partien
rollouts-clear = „{ $best }“ ist besser.
rollouts-close = „{ $best }“ und „{ $other }“ liegen zu nah beieinander.
rollouts-stopped = Angehalten, bevor es so genau wie gewünscht war.
rollouts-note = In 19 von 20 Fällen liegt die Wahrheit innerhalb von ±.
refused-option-without-rollouts = { $option } gehört zu --rollouts

## Analyse

command-review = Eine aufgezeichnete Partie ansehen, Entscheidung für Entscheidung: Verluste, Glück und Wendepunkte.
review-rollouts = Bei Entscheidungen, die wenig kosten, genauer hinsehen: sie und die besten zu Ende spielen; der Fehler ist 1 Punkt ohne --error.
review-out = In diese Datei schreiben statt ins Terminal.
review-json = Die Analyse als JSON ausgeben.
review-html = Eine Seite mit der Kurve machen, für den Browser.
refused-review-form = wähle eines von --html und --json
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
review-unjudged = Nicht beurteilte Züge
review-unjudged-note = { $n ->
    [one] { $n } Zug wird nicht beurteilt: nur das Beiseitegelegte wurde eingetragen.
   *[other] { $n } Züge werden nicht beurteilt: nur das Beiseitegelegte wurde eingetragen.
}
review-all = Alle Entscheidungen
review-turn = Zug
review-decision = Entscheidung
review-best-was = Am besten
review-loss = Kostet
review-luck-by-turn = Glück der Würfe, Zug für Zug: nach oben ist gut, nach unten schlecht

## Aufgaben

command-puzzle = Eine Aufgabe stellen: eine Stellung, in der das Naheliegende falsch ist.
puzzle-number = Die Nummer der Aufgabe. Ohne Angabe: irgendeine; „today“ ist die des Tages.
puzzle-title = Aufgabe { $number }: Was ist am besten?
puzzle-keys = (Enter zeigt die Lösung)
puzzle-right = Richtig!
puzzle-wrong = Nicht das Beste: Es kostet { $points } Punkte.
puzzle-natural = „{ $move }“ liegt nahe und kostet { $points } Punkte.

## Spielen mit dem Trainer

play-coach = Vor jeder Entscheidung zeigen, was jede Möglichkeit wert ist.
play-tutor = Vor einer Entscheidung warnen, die so viele Punkte der Gewinnchance kostet, 0 bis 100, und sie zurücknehmen lassen.
tutor-warning = Das kostet { $points } Punkte. { $why }
tutor-question = Zurücknehmen?
tutor-yes = Ja, neu entscheiden
tutor-no = Nein, so ist es gemeint

## Dataset

simulate-dataset = Jede Stellung, jede Entscheidung und ihren Ausgang in eine Parquet-Datei schreiben (braucht das Extra „rl“).

## Befehl: locale

command-locale = Für Übersetzer: eine Sprache prüfen, die meistgelesenen Texte auflisten.
command-locale-check = Sagt, was einer Sprache fehlt: fehlende und unbenutzte Texte, andere Variablen, fehlende Mehrzahlformen, Texte, die für ihren Knopf zu lang sind.
command-locale-table = Gibt die meistgelesenen Texte in allen Sprachen als Markdown aus.
locale-language = Eine Sprache mit ihrem Kürzel, wie de: die Datei src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: fehlt
locale-fault-unused = { $key }: Diesen Text gibt es im Englischen nicht
locale-fault-variables = { $key }: Die Variablen sind { $own }; im Englischen { $english }
locale-fault-plurals = { $key }: Die Mehrzahlformen sind { $own }; nötig sind { $due }
locale-fault-long = { $key }: { $n } Zeichen; hier passen { $most }
locale-fault-unreadable = Zeile { $line }: das ist nicht lesbar
locale-fault-file = der Text { $file } fehlt
locale-checked = { $n ->
    [0] { $language }: Alles ist da.
    [one] { $language }: { $n } Mangel
   *[other] { $language }: { $n } Mängel
}

## The page: everywhere

web-page-not-loaded = Diese Seite konnte nicht geholt werden: Es gibt keine Verbindung. Sie öffnet sich von selbst, sobald es wieder eine gibt.
web-try-again = Noch einmal versuchen
web-no-answer = Der Server antwortet nicht. Bist du online?
web-no-server = Dafür braucht es einen Server, und auf diesem Gerät ist keiner eingetragen.
web-trouble = Da ist etwas schiefgegangen. Bitte versuche es noch einmal.
web-language = Sprache
web-back = Zurück
web-to-start = Zur Startseite
web-lost-title = Hier ist nichts
web-lost = Der Wurm hat überall nachgesehen: Diese Seite gibt es nicht.

## Turniere

command-tournament = Ein Turnier durchführen, von der Anmeldeliste bis zum Finale.
command-tournament-plan = Sagen, was mit so vielen Teilnehmern geschieht, Stufe für Stufe.
command-tournament-run = Die Turnierleitung: ein Turnier anlegen oder fortsetzen, auslosen, Ergebnisse eintragen.
command-tournament-check = Ein Turnier nachvollziehen und melden, was den Regeln nicht folgt.
command-tournament-export = Rangliste oder das ganze Turnier für andere Programme und für Papier schreiben.
command-tournament-anonymise = Das Turnier ohne Namen schreiben: Auslosungen und Ergebnisse bleiben.
command-tournament-simulate = Bots ganze Turniere spielen lassen und zählen, wer sie gewinnt.
tournament-option-n = Wie viele Teilnehmer, 2 bis 3000.
tournament-option-file = Die Datei des Turniers: ein Ereignis je Zeile, es kommen nur welche hinzu.
tournament-option-words = Ein Befehl der Turnierleitung wie „draw“; „help“ zählt sie auf. Ohne Angabe: was du tippst.
tournament-option-rules-file = Hausregeln als TOML-Datei. Ohne Angabe: die Regeln des Blatts.
tournament-option-name = Der Name eines neuen Turniers. Ohne Angabe: der Name der Datei.
tournament-option-names = Die Namen dieser Liste anmelden: einer je Zeile, oder CSV.
tournament-option-seed = Der veröffentlichte Seed aller Auslosungen: 64 Hexadezimalziffern, oder ein Text, von dem SHA-256 genommen wird. Ohne Angabe: gezogen.
tournament-option-script = Die Befehle dieser Datei ausführen, einer je Zeile; „-“ liest die Standardeingabe.
tournament-option-csv = Die Rangliste als CSV.
tournament-option-json = Das ganze Turnier als ein JSON-Dokument.
tournament-option-html = Das ganze Turnier als eine Seite zum Drucken.
tournament-option-output = In diese Datei schreiben. Ohne Angabe: auf die Standardausgabe.
tournament-option-plan-json = Ein JSON-Objekt je Zeile, eines je Stufe, das Finale zuletzt.
tournament-option-participants = Wie viele Teilnehmer, 2 bis 3000. Ohne Angabe: 30.
tournament-option-bots = Bots, mit Kommas getrennt; die Teilnehmer spielen reihum wie sie. Ohne Angabe: worms,careful,simple.
tournament-option-events = Wie viele Turniere. Ohne Angabe: 1000.
tournament-option-simulate-seed = Der gleiche Seed ergibt die gleichen Turniere. Ohne Angabe: 1.
tournament-option-simulate-json = Das Ergebnis als JSON ausgeben.

tournament-preliminary = Stufe { $n }, Vorrunde
tournament-semi-final = Stufe { $n }, Halbfinale
tournament-final = Stufe { $n }, Finale
tournament-plan-participants = { $n ->
    [one] { $n } Teilnehmer
   *[other] { $n } Teilnehmer
}
tournament-plan-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
tournament-plan-tables = { $n ->
    [one] { $n } Tisch zu { $size }
   *[other] { $n } Tische zu { $size }
}
tournament-plan-advance = weiter kommen { $n }: { $who }
tournament-plan-ranking = weiter kommen { $n } nach der Rangliste
tournament-plan-byes = davon { $n } direkt ins Finale
tournament-plan-firsts = { $n ->
    [one] { $n } Erster
   *[other] { $n } Erste
}
tournament-plan-seconds = { $n ->
    [one] der beste Zweite
   *[other] { $n } Zweite
}
tournament-plan-thirds = { $n ->
    [one] der beste Dritte
   *[other] { $n } Dritte
}
tournament-round = Runde { $n } von { $total }
tournament-table = Tisch { $n }
tournament-seat = Sitzplatz { $seat }, Portion { $tile }
tournament-drawn = Stufe { $stage }, Runde { $round }
tournament-tile = Portion
tournament-participant = Teilnehmer
tournament-place = Platz
tournament-stage = Stufe
tournament-why = Entschieden durch
tournament-standings = Rangliste
tournament-champion = { $name } gewinnt das Turnier
tournament-seed-note = Alle Auslosungen kommen aus dem veröffentlichten Seed { $seed } und können von allen wiederholt werden (R9).
tournament-rules-preset-sheet = Turnierart: Turnierblatt des Spiels (rumänische Ausgabe)
tournament-rules-preset-simple = Turnierart: einfache Turnierregel des Verlags ({ $source })
tournament-rules-preset-profi = Turnierart: Profi-Turnierregel des Verlags ({ $source })
tournament-rules-preset-seven = Turnierart: 7-5-3-1 mit vier Runden, Halbfinale und Freiplätzen im Finale ({ $source })
tournament-rules-edition-classic = Klassisches Spiel, Portionen 21 bis { $highest }
tournament-rules-edition-deluxe = Deluxe-Spiel, Portionen 21 bis { $highest }, 11 und 13
tournament-rules-one-round = Eine Partie, dann kommen die Besten jedes Tisches weiter
tournament-rules-rounds = Partien vor dem Finale: { $n }, weiter kommt man nach der Rangliste
tournament-rules-stages = Eigene Stufen vor dem Finale: { $n }
tournament-rules-draw-lots = Jede Runde wird ausgelost, mit möglichst wenigen, die sich schon begegnet sind
tournament-rules-draw-placing = Weitere Runden werden nach Platzierung ausgelost: wer denselben Platz hatte, sitzt zusammen
tournament-rules-final = Spieler im Finale: { $n }
tournament-rules-byes = Direkt ins Finale: die besten { $n } der Rangliste; die Nächsten spielen ein Halbfinale
tournament-rules-tables = Tische mit { $low } bis { $high } Spielern
tournament-rules-table-size = Möglichst { $n } an einem Tisch
tournament-rules-most-tables = Höchstens { $n } Tische
tournament-rules-score-worms-and-places = Es zählen Würmer und Turnierpunkte
tournament-rules-score-places = Es zählen nur die Turnierpunkte
tournament-rules-points = Turnierpunkte am Tisch mit { $size }: { $points }
tournament-rules-minutes = Eine Runde dauert { $n } Minuten; dann hat jeder noch so viele letzte Züge: { $turns }
tournament-rules-max-turns = Eine Partie endet nach { $n } Zügen aller Spieler zusammen
tournament-rules-ranking = Reihenfolge der Rangliste: { $metrics }; dann das Los
tournament-sealed-note = Der Startwert aller Auslosungen ist versiegelt, niemand kann ihn aussuchen. SHA-256 seines Geheimnisses: { $seal } (R9).
tournament-ask-phrase = Was ruft der Saal? Damit wird die Anmeldung geschlossen und der Startwert geöffnet; es darf leer sein:
tournament-place-points = Platz { $place }, Punkte { $points }
tournament-metric-score = Punktestand
tournament-metric-places = Turnierpunkte
tournament-metric-wins = Tischsiege
tournament-metric-worms = Würmer
tournament-metric-highest = Höchste Portion
tournament-why-metric = { $metric }: { $here } gegen { $above }
tournament-why-shared = geteilter Platz
tournament-why-stage = hat diese Stufe nicht erreicht
tournament-why-lot = das Los
tournament-why-stayed = hat das Finale verlassen

tournament-phase-registration = Anmeldung
tournament-phase-playing = die Tische spielen
tournament-phase-draw = die nächste Auslosung steht an
tournament-phase-over = zu Ende
tournament-participants = { $n ->
    [one] { $n } Teilnehmer
   *[other] { $n } Teilnehmer
}
tournament-gone = { $name } ist ausgestiegen
tournament-is-back = { $name } ist wieder da
tournament-undone = Rückgängig gemacht: { $what }
tournament-open-tables = Ergebnisse fehlen noch: Tisch { $tables }
tournament-round-over = Alle Ergebnisse sind da. „draw“ lost aus, was folgt.
tournament-nothing-drawn = Noch ist nichts ausgelost.
tournament-note-gone = (ausgestiegen)
tournament-note-here = (anwesend)
tournament-note-waiting = (wartet)
tournament-missing = Noch nicht abgehakt: { $n }
tournament-swept = Von der Liste genommen: { $n }
tournament-torn-line = Die letzte Zeile war unvollständig und nie bestätigt: Sie ist abgeschnitten.
tournament-event-create = Angelegt
tournament-event-open = Eröffnet
tournament-event-close = Anmeldung geschlossen
tournament-event-register = Angemeldet
tournament-event-rules = Regeln geändert
tournament-event-rename = Umbenannt
tournament-event-withdraw = Ausgestiegen
tournament-event-return = Zurück
tournament-event-arrive = Abgehakt
tournament-event-sweep = Nicht gekommen
tournament-event-reserve = Wartet auf einen Platz
tournament-event-admit = Nimmt teil
tournament-event-draw = Ausgelost
tournament-event-result = Ergebnis
tournament-event-correct = Berichtigt
tournament-event-report = Vom Tisch gemeldet
tournament-event-timer = Zeituhr
tournament-event-announce = Durchgesagt
tournament-event-schedule = Zeitplan
tournament-event-anonymise = Namen entfernt
tournament-by = von { $who }
tournament-event-undo = Rückgängig gemacht
tournament-checked = { $n ->
    [0] Das Turnier folgt den Regeln.
    [one] { $n } Fehler
   *[other] { $n } Fehler
}
tournament-unfinished = Das Turnier ist noch nicht zu Ende.
tournament-progress = Turniere
tournament-simulated = Turniere: { $events } mit je { $participants } Teilnehmern, Seed { $seed }
tournament-column-bot = Bot
tournament-column-participants = Teilnehmer
tournament-column-wins = Siege
tournament-column-interval = 95-%-Intervall
tournament-column-each = Jeder
tournament-column-final = Im Finale

tournament-desk-hint = „help“ zählt die Befehle auf, „quit“ beendet; alles steht sofort in der Datei.
tournament-desk-add = add NAME …: Teilnehmer anmelden; „Anna Maria“ in Anführungszeichen ist ein Name
tournament-desk-import = import DATEI: eine Liste von Namen anmelden, einer je Zeile oder CSV
tournament-desk-rename = rename NUMMER NAME: einen Namen berichtigen
tournament-desk-out = out NUMMER: jemand steigt aus
tournament-desk-back = back NUMMER: wer ausgestiegen ist, ist wieder da, wenn seither nichts ausgelost wurde
tournament-desk-here = here NUMBER …: sie sind gekommen
tournament-desk-sweep = alle von der Liste nehmen, die nicht gekommen sind
tournament-desk-late = late NAME …: Reserveliste vor der Auslosung, danach wer zu spät kommt
tournament-desk-seat = seat NUMBER [TABLE]: wer wartet, spielt mit: an einem Tisch oder ab der nächsten Runde
tournament-desk-draw = die nächste Runde, Stufe oder das Finale auslosen: Tische und Sitzplätze
tournament-desk-tables = die Tische dieser Runde mit Sitzplätzen und Ergebnissen zeigen
tournament-desk-enter = enter TISCH ERGEBNIS …: das Ergebnis eines Tisches, eines je Sitzplatz in der Reihenfolge der Portionen
tournament-desk-correct = correct TISCH ERGEBNIS … because GRUND: ein Ergebnis berichtigen; RUNDE:TISCH für eine frühere Runde
tournament-desk-undo = den letzten Schritt zurücknehmen
tournament-desk-standings = wer wo steht, und was entschieden hat
tournament-desk-players = alle Teilnehmer mit Nummern und Sitzplätzen
tournament-desk-plan = was geschehen wird, Stufe für Stufe
tournament-desk-rules = rules [FILE]: die Regeln dieses Turniers; mit einer TOML-Datei andere, vor der ersten Auslosung
tournament-desk-log = alles, was geschehen ist; × steht vor dem, was rückgängig gemacht wurde
tournament-desk-help = diese Liste
tournament-desk-quit = beenden
tournament-desk-scores = Ein Ergebnis: Portionen 21,30 (Deluxe: 21,30+2+apple mit zwei Rostbratwürmern), oder Würmer und höchste Portion 4/33, oder - für nichts.

refused-tournament-score-text = „{ $text }“ ist kein Ergebnis: 21,30 oder 21,30+2+apple oder 4/33 oder -
refused-tournament-scores-number = Ergebnisse: { $given }; bis zum Ende spielen an diesem Tisch { $due }
refused-tournament-no-command = „{ $command }“ ist kein Befehl der Turnierleitung; es gibt { $commands }
refused-tournament-usage = dieser Befehl verlangt: { $usage }
refused-tournament-nothing-after = hinter diesem Befehl steht nichts
refused-tournament-quotes = ein Anführungszeichen ist nicht geschlossen
refused-tournament-exists = dieses Turnier gibt es schon: Name, Seed und Regeln stehen fest
refused-tournament-file-busy = eine andere Turnierleitung hat dieses Turnier offen
refused-tournament-export-form = wähle eines von --csv, --json und --html
refused-tournament-too-many-bots = { $bots } Bots für { $n } Teilnehmer
refused-tournament-stale = das Turnier hat sich inzwischen geändert: Dies ist Version { $version }
refused-tournament-text = „{ $text }“ ist kein Text von einer Zeile
refused-tournament-not-playing = an keinem Tisch wird gespielt: Nichts ist ausgelost, oder alle Ergebnisse sind da
refused-too-many-bot-tables = an höchstens { $most } Tischen eines Turniers dürfen gleichzeitig nur Bots spielen; öffne weitere, wenn einige fertig sind
refused-no-such-tournament = dieses Turnier gibt es nicht
refused-not-the-organiser = nur der Veranstalter darf das Turnier ändern

## The server: names, coach, records, puzzles

refused-no-such-code = kein offener Tisch hat diesen Code
refused-not-your-seat = das ist nicht dein Sitzplatz
refused-no-coach = an diesem Tisch wird ohne Trainer gespielt; nach der Partie gibt er Auskunft
refused-game-running = die Partie läuft noch
refused-record-too-long = die Aufzeichnung hat mehr als { $most } Schritte
refused-no-such-puzzle = diese Aufgabe gibt es nicht; die Nummern gehen von 1 bis { $count }
site-not-built = Die Seite dieses Servers ist nicht gebaut. Im Projektordner baut „make web“ sie; starte danach den Server neu.

## The page: the table

web-move-keep = { $n ->
    [one] die { $face } beiseitelegen
   *[other] die { $face }er beiseitelegen
}
web-move-keep-worms = { $n ->
    [one] den Wurm beiseitelegen
   *[other] die Würmer beiseitelegen
}
web-move-roll = würfeln
web-move-roll-golden = mit neun Würfeln würfeln
web-move-weasel = mit dem Wiesel neu würfeln
web-move-stop = aufhören
web-move-take = die { $tile } nehmen
web-move-put-back = { specialist-object } zurückstellen
web-move-from = den Rostbratwurm von { $name } nehmen
web-move-dice = die Würfel zeigen { $dice }
web-tell-you = Du
web-tell-takes = { $me ->
    [who] { $name } nimmst die { $tile }
   *[nobody] { $name } nimmt die { $tile }
}
    .also = { $me ->
    [who] du nimmst die { $tile }
   *[nobody] nimmt die { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } klaust die { $tile } von { $other }
    [other] { $name } klaut die { $tile } von dir
   *[nobody] { $name } klaut die { $tile } von { $other }
}
    .also = { $me ->
    [who] du klaust die { $tile } von { $other }
    [other] klaut die { $tile } von dir
   *[nobody] klaut die { $tile } von { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } nimmst die Glucke von { $other }; die { $tile } bleibt
    [other] { $name } nimmt die Glucke von dir; deine { $tile } bleibt
   *[nobody] { $name } nimmt die Glucke von { $other }; die { $tile } bleibt
}
    .also = { $me ->
    [who] du nimmst die Glucke von { $other }
    [other] nimmt die Glucke von dir
   *[nobody] nimmt die Glucke von { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } legst die { $tile } zurück
   *[nobody] { $name } legt die { $tile } zurück
}
    .also = die { $tile } kommt zurück
web-tell-turned-over = Die { $tile } wird umgedreht
    .also = die { $tile } wird umgedreht
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } hast einen Fehlwurf: nichts zum Beiseitelegen
   *[nobody] { $name } hat einen Fehlwurf: nichts zum Beiseitelegen
}
    .also = { $me ->
    [who] du hast einen Fehlwurf: nichts zum Beiseitelegen
   *[nobody] Fehlwurf: nichts zum Beiseitelegen
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } hast einen Fehlwurf: kein Wurm
   *[nobody] { $name } hat einen Fehlwurf: kein Wurm
}
    .also = { $me ->
    [who] du hast einen Fehlwurf: kein Wurm
   *[nobody] Fehlwurf: kein Wurm
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } hast einen Fehlwurf: keine Portion für diese Summe
   *[nobody] { $name } hat einen Fehlwurf: keine Portion für diese Summe
}
    .also = { $me ->
    [who] du hast einen Fehlwurf: keine Portion für diese Summe
   *[nobody] Fehlwurf: keine Portion für diese Summe
}
web-tell-bratworm = { $me ->
    [who] { $name } bekommst einen Rostbratwurm
   *[nobody] { $name } bekommt einen Rostbratwurm
}
    .also = { $me ->
    [who] du bekommst einen Rostbratwurm
   *[nobody] bekommt einen Rostbratwurm
}
web-tell-bratworm-from = { $me ->
    [who] { $name } bekommst einen Rostbratwurm von { $other }
    [other] { $name } bekommt einen Rostbratwurm von dir
   *[nobody] { $name } bekommt einen Rostbratwurm von { $other }
}
    .also = { $me ->
    [who] du bekommst einen Rostbratwurm von { $other }
    [other] bekommt einen Rostbratwurm von dir
   *[nobody] bekommt einen Rostbratwurm von { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } bekommst { specialist-object }
   *[nobody] { $name } bekommt { specialist-object }
}
    .also = { $me ->
    [who] du bekommst { specialist-object }
   *[nobody] bekommt { specialist-object }
}
web-tell-specialist-back = { specialist-subject } kommt zurück auf die { $tile }
    .also = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
} kommt zurück auf die { $tile }
web-tell-specialist-out = { specialist-subject } ist aus dem Spiel
    .also = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
} ist aus dem Spiel
web-tell-game-over = Die Partie ist zu Ende
    .also = die Partie ist zu Ende
web-tell-dice = { $me ->
    [who] { $name } würfelst { $dice }
   *[nobody] { $name } würfelt { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } setzt das Wiesel ein und würfelst neu
   *[nobody] { $name } setzt das Wiesel ein und würfelt neu
}
web-tell-keeps = { $me ->
    [who] { $name } legst { $dice } beiseite: { $total }
   *[nobody] { $name } legt { $dice } beiseite: { $total }
}
web-since = Seit deinem letzten Zug: { $what }
web-board-tile = Portion { $tile }, { worms }
web-board-standing = { specialist-subject } steht darauf
web-board-landing = { specialist-subject } kommt hierher
web-board-down = Portion { $tile }, umgedreht
web-board-taken = Portion { $tile }, in einem Stapel
web-board-top-of = Portion { $tile }, { worms }, liegt oben bei { $name }
web-board-top-yours = Portion { $tile }, { worms }, liegt oben bei dir
web-board-target = Hör jetzt auf, dann bekommst du sie
web-board-reach = noch erreichbar
web-board-chance = Chance darauf in diesem Zug: { $percent }
web-board-chances = %: deine Chance darauf
web-board-now = jetzt
web-board-grill = Grill
web-board-bratworms = Rostbratwürmer
web-board-supply = { $n ->
    [one] noch { $n } Rostbratwurm
   *[other] noch { $n } Rostbratwürmer
}
web-board-tiles-left = { $n ->
    [one] noch { $n } Portion
   *[other] noch { $n } Portionen
}
web-board-players = Spieler, im Uhrzeigersinn
web-board-top = oberste Portion { $tile }
web-board-below = { $n } darunter
web-board-no-tile = keine Portion
web-board-bot = Bot
web-board-away = abwesend
web-board-absent = nicht da
web-board-turn = ist dran
web-seat-open = Zeigen, was { $name } hat
web-seat-tiles = Die oberste Portion steht vorn.
web-seat-stand-in = So lange einen Bot spielen lassen
web-seat-stand-in-soon = Bot spielen lassen in { $seconds } s
web-seat-replace = Bis zum Ende einen Bot spielen lassen
web-seat-replace-sure = Wirklich? { $name } kann dann nur noch zuschauen
web-seat-mute = Bilder ausblenden
web-seat-unmute = Bilder wieder zeigen
web-react = Bild zeigen
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] Lachen
        [clap] Applaus
        [wow] Staunen
        [cry] Tränen
        [grr] Ärger
       *[luck] Viel Glück
    }
web-board-lanes = Würfel: wähle einen Wert
web-board-lanes-quiet = Würfel
face-name = { $face ->
    [W] Wurm
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, bringt { $gain }
web-board-lane-used = { $count } × { face-name }, liegt schon beiseite
web-board-lane-kept = { $count } × { face-name } beiseitegelegt
web-board-used = gelegt
web-table-loading = Der Tisch wird gedeckt…
web-table-dealing = Die Partie beginnt…
web-table-revealing = Die versiegelten Sprüche werden geöffnet…
web-table-reconnecting = Verbindung verloren. Sie wird neu aufgebaut…
web-table-away = Ein Bot spielt für dich.
web-table-back = Ich bin wieder da
web-table-absent = { $name } ist nicht da.
web-table-heading = Die Partie
web-table-log = Verlauf
web-log-open = Verlauf öffnen
web-table-steps = Was passiert
web-table-your-turn = Du bist dran
web-table-watching = Jemand anders ist dran
web-table-spectator = Du schaust bei dieser Partie zu.
web-table-plays = { $name } ist dran
web-table-bot-plays-for = Ein Bot spielt für { $name }
web-table-total = Summe { $total }
web-table-rolling = Die Würfel rollen…
web-table-pass-on = Gib das Gerät an { $name } weiter
web-throw-ask = Du bist dran: wirf die Würfel
web-throw-how = Tippe auf den großen Knopf.
web-throw-how-shake = Tippe auf den großen Knopf oder schüttle das Gerät.
web-throw-handed = Ich hab’s
web-pace = Tempo der Bots
web-pace-1x = Normales Tempo
web-pace-3x = Dreimal so schnell
web-pace-skip = Springen, bis ich dran bin
web-table-time-left = Zeit übrig
web-key-enter = Enter
web-stop = Aufhören
web-stop-pick = Wähle einen Wert
web-stop-pick-why = Alle Würfel mit diesem Wert kommen beiseite.
web-keep-bratworm = Diese Würfel bringen dir einen Rostbratwurm.
web-stop-pick-button = wähle einen Wert
web-stop-takes = Aufhören: <em>du nimmst die { $tile } vom Grill</em>
web-stop-takes-button = die { $tile } nehmen
web-stop-steals = Aufhören: <em>du klaust die { $tile } von { $name }</em>
web-stop-steals-button = die { $tile } klauen
web-stop-hen = Aufhören: <em>du nimmst die Glucke von { $name }</em>
web-stop-hen-button = die Glucke nehmen
web-stop-choose = Aufhören: <em>du wählst { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Du wählst nach dem Aufhören.
web-stop-fails-too-low = Aufhören: <em>Fehlwurf, keine Portion für { $total }</em>
web-stop-fails-no-worm = Aufhören: <em>Fehlwurf, noch kein Wurm</em>
web-stop-fails-button = Fehlwurf
web-stop-sure = Wirklich aufhören?
web-stop-brings = { $n ->
    [one] Sie hat { $n } Wurm.
   *[other] Sie hat { $n } Würmer.
}
web-stop-with = Dazu kommt: { specialist-name }.
web-stop-raven-brings = Der Rabe bringt einen Rostbratwurm und fliegt weiter.
web-stop-raven-moves = Der Rabe fliegt weiter.
web-stop-steals-why = Deine Summe ist genau die oberste Portion.
web-stop-lower-own = Die { $total } hast du schon, die { $tile } ist die nächstniedrigere.
web-stop-lower-why = Die { $total } ist nicht zu haben, die { $tile } ist die nächstniedrigere.
web-stop-hen-why = Die Glucke bewacht die { $tile }: Die Portion bleibt.
web-stop-canned-why = Der Dosenwurm zählt als Wurm: { $total } + 5 = { $sum }.
web-loss-both = Die { $lost } kommt zurück, die { $turned } wird umgedreht.
web-loss-down = Die { $lost } kommt zurück und wird umgedreht.
web-loss-returned = Die { $lost } kommt zurück; sie und die { $turned } werden umgedreht.
web-loss-tile = Die { $lost } kommt zurück auf den Grill.
web-loss-specialist = Zurück auf den Grill: { specialist-name }.
web-loss-nothing = Du hast nichts zurückzulegen.
web-roll = { $n ->
    [one] { $n } Würfel werfen
   *[other] { $n } Würfel werfen
}
web-roll-plain = Würfeln
web-roll-pick = wähle erst einen Wert
web-roll-none = keine Würfel mehr
web-roll-costs = riskiert deine { $tile }
web-roll-costs-specialist = riskiert { specialist-object }
web-roll-costs-both = riskiert { $tile } + { specialist-name }
web-roll-risk = Fehlwurf-Risiko: { $percent }
web-roll-risk-costs = Fehlwurf-Risiko: { $percent }, kostet die { $tile }
web-roll-risk-costs-specialist = Fehlwurf-Risiko: { $percent }, kostet { specialist-object }
web-roll-risk-costs-both = sofort Fehlwurf: { $percent }, kostet { $tile } + { specialist-name }
web-start-ask = Acht Würfel oder neun?
web-start-why = Der goldene Würfel ist ein neunter und zeigt nur 1er und Würmer.
web-start-why-standard = Der goldene Würfel ist ein neunter Würfel.
web-start-eight = 8 Würfel
web-start-nine = 9 Würfel
web-start-nine-note = mit dem goldenen Würfel
web-dead-ask = <em>Nichts zum Beiseitelegen.</em> Wiesel einsetzen?
web-dead-give-up = Aufgeben
web-dead-lose = kostet die { $tile }
web-dead-lose-specialist = kostet { specialist-object }
web-dead-lose-both = kostet { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] { $n } Würfel neu würfeln
   *[other] Alle { $n } neu würfeln
}
web-dead-weasel-note = das Wiesel hilft einmal im Zug
web-act-weasel = { $n ->
    [one] { $n } neu würfeln
   *[other] Alle { $n } neu
}
web-choice-peek = Auf den Grill schauen
web-choice-return = Zurück zur Auswahl
web-choose-claim = Welche Portion nimmst du?
web-choose-claim-why = Bei dieser Summe darfst du wählen.
web-choose-claim-grill = Die { $tile } vom Grill nehmen
web-choose-claim-steal = Die { $tile } von { $name } klauen
web-choose-claim-hen = Die Glucke von { $name } nehmen
web-choose-claim-hen-why = Die Glucke bewacht diese Portion, also bekommst du die Glucke.
web-choose-put-back = Welchen Spezialisten stellst du zurück?
web-choose-put-back-why = Du darfst nur einen behalten. Der andere kommt auf die { $tile }, die niedrigste freie Portion.
web-choose-put-back-out = Du darfst nur einen behalten. Keine Portion ist frei: Der andere verlässt das Spiel.
web-choose-put-back-button = { specialist-object } auf die { $tile } stellen
web-choose-put-back-out-button = { specialist-object } aus dem Spiel nehmen
web-choose-goes-to = zurück auf die { $tile }
web-choose-goes-out = aus dem Spiel
web-choose-stays = bleibt bei dir
web-choose-yours = bisher
web-choose-new = neu
web-choose-pick = Wähle aus
web-choose-bratworm = Wer gibt dir einen Rostbratwurm?
web-choose-bratworm-why = Der Vorrat ist leer, also gibt dir jemand anders einen.
web-choose-bratworm-button = Einen von { $name } nehmen
web-specialist-does = { $specialist ->
    [canned_worm] Zählt als Wurm, wenn du keinen hast.
    [hen] Bewacht deine oberste Portion und deine Rostbratwürmer.
    [raven] Bringt einen Rostbratwurm.
    [weasel] Einmal im Zug darfst du neu würfeln.
    [golden_die] Ein neunter Würfel, ab deinem nächsten Zug.
   *[apple] Drei Würmer am Ende.
}
web-coach = Trainer
web-coach-open = Warum? Den Trainer fragen
web-coach-chances = Gewinnchancen
web-coach-option = Entscheidung
web-coach-win = gewinnt
web-coach-fail = Fehlwurf im Zug
web-coach-thinks = Der Trainer überlegt…
web-coach-waits = Der Trainer hilft, wenn du dran bist.
web-coach-best = Trainer: { $move }, +{ $points } %
web-coach-best-even = Trainer: { $move }
web-coach-then-stop = Trainer: { $move } und aufhören
web-coach-then-roll = Trainer: { $move } und würfeln
web-menu = Menü
web-menu-close = Schließen
web-menu-rules = Spielregeln
web-menu-invite = Zuschauer einladen
web-menu-copied = Der Link ist kopiert.
web-menu-device = Auf einem anderen Gerät weiterspielen
web-menu-record = Aufzeichnung herunterladen
web-menu-sound = Töne
web-menu-vibration = Vibrieren, wenn ich dran bin
web-menu-rolls = Ersten Wurf für mich werfen
web-menu-shakes = Schütteln zum Werfen
web-menu-leave = Partie verlassen
web-menu-leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter.

## The page: how to play

web-rules-title = So wird gespielt
web-rules-contents = Auf dieser Seite
web-rules-classic = Das Spiel
web-rules-deluxe = Deluxe
web-rules-options = Optionen
web-rules-exact = Alle Regeln
web-rules-learn = Lernen beim Spielen
web-rules-learn-note = Eine erste Partie gegen einen Bot, etwa zwei Minuten
web-rules-print = Drucken
web-rules-goal-title = Worum es geht
web-rules-goal = Auf dem Grill brutzeln Würmer, und alle haben Hunger. Sammle Portionen: Wer am Ende die meisten Würmer hat, gewinnt.
web-rules-goal-tiles = Die Zahl sagt, was eine Portion kostet. Je mehr sie kostet, desto mehr Würmer sind drauf.
web-rules-goal-drawing = Auf den Portionen 21 bis 24 ist ein Wurm, auf 25 bis 28 sind zwei, auf 29 bis 32 drei und auf 33 bis 36 vier.
web-rules-turn-title = Dein Zug, Schritt für Schritt
web-rules-turn-roll = Würfle mit allen acht Würfeln.
web-rules-turn-roll-drawing = Ein Wurf: 1, 2, drei 4er, zwei 5er und ein Wurm.
web-rules-turn-pick = Wähle einen Wert und lege alle Würfel mit diesem Wert beiseite.
web-rules-turn-pick-drawing = Die drei 4er sind gewählt: 12 Punkte.
web-rules-turn-again = Würfle mit den anderen Würfeln und wähle wieder. Jeden Wert nur einmal in einem Zug!
web-rules-turn-again-drawing = Die 4er liegen beiseite. Der Wurf zeigt 2, 3, zwei 4er und einen Wurm: Die 4er hast du schon, der Wurm ist gewählt.
web-rules-turn-stop = Aufhören oder weiterwürfeln? Das entscheidest du jedes Mal, wenn du Würfel beiseitegelegt hast.
web-rules-turn-stop-drawing = Drei 4er, ein Wurm und zwei 5er liegen beiseite.
web-rules-turn-count = Ein Wurm ist 5 wert, das macht zusammen 27. Und ein Wurm ist dabei: Ohne Wurm bekommst du nichts.
web-rules-take-title = Was du bekommst
web-rules-take-exact = Liegt die Portion mit deiner Summe auf dem Grill? Dann gehört sie dir.
web-rules-take-exact-drawing = Summe 27: Die 27 liegt auf dem Grill und wird genommen.
web-rules-take-lower = Liegt sie weder da noch oben auf einem anderen Stapel? Nimm die nächstniedrigere Portion vom Grill.
web-rules-take-lower-drawing = Summe 27: Die 27 und die 26 sind weg, also wird die 25 genommen.
web-rules-take-steal = Liegt sie bei jemandem oben auf dem Stapel? Dann klaust du sie!
web-rules-take-steal-drawing = Summe 27: Die 27 ist die oberste Portion eines Mitspielers und wird geklaut.
web-rules-take-stack = Deine Portionen bilden einen Stapel. Nur die oberste kann geklaut werden oder verloren gehen: Was darunter liegt, ist sicher.
web-rules-now = jetzt
web-rules-fail-title = Wenn es schiefgeht: der Fehlwurf
web-rules-fail-used = Der Wurf zeigt nur Werte, die du schon beiseitegelegt hast.
web-rules-fail-worm = Du hörst ohne Wurm auf.
web-rules-fail-low = Du hörst auf, und für deine Summe gibt es keine Portion.
web-rules-fail-drawing = Die 24 kommt zurück auf den Grill, und die 36 wird umgedreht.
web-rules-fail-back = Dann kommt deine oberste Portion zurück auf den Grill.
web-rules-fail-turned = Danach wird die höchste Portion auf dem Grill umgedreht und ist aus dem Spiel, es sei denn, du hast sie gerade zurückgelegt.
web-rules-fail-nothing = Du hast keine Portion? Dann passiert nichts.
web-rules-end-title = Das Ende
web-rules-end = Sobald keine Portion mehr offen auf dem Grill liegt, ist die Partie zu Ende. Alle zählen die Würmer auf ihren Portionen.
web-rules-end-drawing = Die Portionen 23, 27 und 31 haben zusammen sechs Würmer.
web-rules-end-tie = Wer die meisten Würmer hat, gewinnt. Bei Gleichstand entscheidet die höchste Portion.
web-rules-tips-title = Gut zu wissen
web-rules-tip-all = Du legst immer alle Würfel mit einem Wert beiseite, nie nur ein paar davon.
web-rules-tip-worm = Wurm und 5 sind beide 5 wert, aber zwei verschiedene Werte.
web-rules-tip-early = Nimm früh einen Wurm. Mit wenigen Würfeln kommt vielleicht keiner mehr.
web-rules-tip-few = Je weniger Würfel du wirfst, desto leichter wird es ein Fehlwurf.
web-rules-tip-own = Deine eigene oberste Portion zählt nicht: Du nimmst die nächstniedrigere.
web-rules-tip-pass = Passen gibt es nicht, Geheimnisse auch nicht: Alle sehen alles.
web-rules-deluxe-intro = Die Regeln, die du kennst, gelten weiter. Dazu kommen zwei niedrige Portionen, Rostbratwürmer und sechs Spezialisten.
web-rules-low-title = 11 und 13
web-rules-low = Du nimmst sie nur mit genau 11 oder genau 13. Klauen kann sie niemand.
web-rules-low-drawing = Die Portionen 11 und 13 mit je einem Wurm.
web-rules-bratworm-title = Rostbratwürmer
web-rules-bratworm = Lege zwei oder mehr 1er beiseite, und du bekommst sofort einen Rostbratwurm. Er zählt als ein Wurm, und du behältst ihn auch bei einem Fehlwurf.
web-rules-bratworm-drawing = Zwei 1er bringen einen Rostbratwurm.
web-rules-bratworm-supply = Sind alle sieben weg? Dann wählst du, wer dir einen gibt, aber nie, wer die Glucke hat. Ist niemand übrig, bekommst du keinen Rostbratwurm.
web-rules-specialists-title = Die sechs Spezialisten
web-rules-specialists = Ein Spezialist steht auf einer Portion und kommt mit ihr zu dir. Du kannst nur einen haben. Bekommst du einen zweiten, wählst du, welcher von beiden zurückgestellt wird: auf die niedrigste freie Portion, oder aus dem Spiel, wenn keine frei ist. Wer die oberste Portion verliert, verliert auch den Spezialisten.
web-rules-begins-on = beginnt auf der { $tile }
web-rules-canned-worm = Kein Wurm beiseitegelegt? Dann zählt er als Wurm und bringt 5 Punkte. Er hilft ab deinem nächsten Zug.
web-rules-hen = Sie bewacht deine oberste Portion: Wer klauen will, bekommt nur die Glucke, und bei einem Fehlwurf geht nur die Glucke zurück, und nichts wird umgedreht. Auch deine Rostbratwürmer sind sicher. Ist die 11 oder die 13 deine oberste Portion, kann niemand die Glucke nehmen. Bei einem Fehlwurf ohne Portion behältst du sie.
web-rules-raven = Er gehört niemandem. Wer seine Portion nimmt, bekommt einen Rostbratwurm, und der Rabe fliegt auf die niedrigste freie Portion.
web-rules-weasel = Einmal in deinem Zug darfst du alle Würfel eines Wurfs neu würfeln. Das kann dich sogar retten, wenn der Wurf nur Werte zeigt, die du schon hast.
web-rules-golden-die = Du darfst mit neun Würfeln würfeln. Der goldene zeigt nur 1er und Würmer.
web-rules-apple = Er ist am Ende drei Würmer wert. Mehr kann er nicht, aber das ist viel.
web-rules-options-intro = Wer einen Tisch eröffnet, kann das Spiel verändern. Ohne Auswahl ist alles so wie oben beschrieben.
web-rules-option-game = Welches Spiel
web-rules-option = Option
web-rules-option-does = Was sie bewirkt
web-rules-option-rule = Regel
web-rules-option-classic = Das Spiel wie oben beschrieben.
web-rules-option-deluxe = Mit 11 und 13, Rostbratwürmern und Spezialisten.
web-rules-option-russian = Das klassische Spiel, aber niemand muss klauen. Das russische Regelblatt zeigt das an einem einzigen Beispiel: Da bleibt eine Portion mit genau der Summe bei jemand anderem liegen.
web-rules-option-highest = Kurze Partie: Höhere Portionen bleiben in der Schachtel.
web-rules-option-turns = Nach so vielen Zügen ist die Partie zu Ende.
web-rules-option-steal = Niemand muss klauen: Du darfst stattdessen die nächstniedrigere Portion vom Grill nehmen. Die meisten Regelblätter sagen, dass du klauen „kannst“; dass du musst, ist unsere Entscheidung.
web-rules-option-lower = Ist die Portion nicht da? Dann darfst du jede niedrigere vom Grill nehmen. So spielen das rumänische und das russische Regelblatt.
web-rules-option-returned = Schneller: Auch die zurückgelegte Portion wird umgedreht.
web-rules-option-faster-highest = Schneller: Die höchste Portion wird immer umgedreht, auch wenn du sie gerade zurückgelegt hast.
web-rules-option-golden = Deluxe: Der goldene Würfel hat dieselben Werte wie die anderen. Kein Regelblatt zeigt seine Seiten; nur 1er und Würmer ist unsere Lesart.
web-rules-option-low = Deluxe: wie viele Würmer auf der 11 und der 13 sind, 0 bis 4. Kein Regelblatt sagt es; je einer ist unsere Lesart.
web-rules-exact-intro = Jede Regel hat einen kurzen Namen, zum Beispiel T5. Hier stehen alle, Wort für Wort.
web-rules-search = Regel suchen
web-rules-search-note = Ein Name wie T5, ein Buchstabe oder ein Wort
web-rules-found = { $n ->
    [0] Keine Regel gefunden
    [one] { $n } Regel
   *[other] { $n } Regeln
}
web-rules-link-to = Link zu { $clause }

## The page: the first game

web-learn-title = Deine erste Partie
web-learn-opening = Der Grill wird heiß…
web-learn-again-try = Noch einmal versuchen
web-learn-bot-name = Bruno
web-learn-tip = Tipp
web-learn-got-it = Verstanden
web-learn-skip = Ohne Tipps weiterspielen
web-learn-hint-pick = Tippe auf eine Zahl oder den Wurm: Alle Würfel, die das zeigen, legst du beiseite.
web-learn-hint-roll = Das macht { $total }. Jetzt würfle mit den übrigen Würfeln weiter!
web-learn-hint-once = Jeden Wert nur einmal in einem Zug: Wähle einen neuen.
web-learn-hint-worm = Ein Wurm! Er ist 5 wert, und ohne Wurm bekommst du nichts.
web-learn-hint-no-worm = { $total }, aber noch kein Wurm. Ohne Wurm bekommst du nichts: weiterwürfeln!
web-learn-hint-too-low = { $total } ist zu wenig: Die niedrigste Portion kostet { $lowest }. Weiterwürfeln!
web-learn-hint-stop = Du kannst jetzt aufhören und die { $tile } nehmen, oder du wagst es und würfelst weiter.
web-learn-hint-lower = Auf dem Grill liegt keine { $total }. Wenn du aufhörst, bekommst du die nächstniedrigere: die { $tile }.
web-learn-hint-steal = Genau { $total }! Hör jetzt auf und klau sie von { $name }.
web-learn-hint-few = { $n ->
    [one] Nur noch { $n } Würfel: Zeigt er einen Wert, den du schon hast, ist es ein Fehlwurf.
   *[other] Nur noch { $n } Würfel: Zeigen sie nur Werte, die du schon hast, ist es ein Fehlwurf.
}
web-learn-hint-took = Die { $tile } gehört dir! Sie liegt oben auf deinem Stapel.
web-learn-hint-stole = Geklaut! Die { $tile } liegt jetzt oben auf deinem Stapel.
web-learn-hint-failed = Fehlwurf! Aber du hast keine Portion zum Zurücklegen. Glück gehabt!
web-learn-hint-lost = Fehlwurf! Deine { $tile } kommt zurück auf den Grill.
web-learn-hint-turned = Die höchste Portion, die { $tile }, wird umgedreht: Sie ist aus dem Spiel.
web-learn-hint-robbed = { $name } klaut deine { $tile }! Nur die oberste Portion ist in Gefahr.
web-learn-hint-watch = Jetzt spielt { $name }. Schau auf die Würfel und den Grill.
web-learn-hint-their-top = { $name } hat oben die { $tile }: Mit genau { $tile } klaust du sie.
web-learn-hint-they-fail = Fehlwurf von { $name }. Das passiert auch Bots!
web-learn-done = Du kannst Heckmeck!
web-learn-done-note = In einer richtigen Partie gibt es alle Portionen bis 36, für zwei bis sieben Spieler.
web-learn-play = Jetzt spielen
web-learn-rules = Spielregeln lesen
web-learn-look = Sieh dir das Ende an

## The page: start, new table, joining, waiting

web-nav = Hauptmenü
web-nav-menu = Menü
web-nav-play = Spielen
web-nav-tournaments = Turniere
web-nav-games = Meine Partien
web-nav-rules = Spielregeln
web-nav-learn = Geführte erste Partie
web-nav-companion = Begleiter für echte Würfel
web-nav-puzzles = Knobelaufgaben
web-nav-fair = Faire Würfel
web-nav-device = Meine Geräte
web-nav-theme = Hell oder dunkel
web-nav-theme-system = Automatisch
web-nav-theme-light = Hell
web-nav-theme-dark = Dunkel
web-start-line = Würfeln, zittern, zugreifen: Wer holt die meisten Würmer vom Grill? Auch als Pickomino bekannt.
web-start-play = Sofort spielen
web-start-play-how = { $n ->
    [one] gegen einen Bot, ohne Anmeldung
   *[other] gegen { $n } Bots, ohne Anmeldung
}
web-start-options = Einstellungen der Partie
web-start-edition = Ausgabe
web-start-opponents = Anzahl der Mitspieler
web-start-opponents-n = { $n ->
    [one] 1 Mitspieler
   *[other] { $n } Mitspieler
}
web-start-strength = Stärke der Bots
web-start-guest = Gast
web-start-learn = Neu hier? Spiel einfach mit!
web-start-learn-how = Eine geführte erste Partie, etwa zwei Minuten
web-start-create = Tisch eröffnen
web-start-create-how = Mitspieler per Code, QR-Code oder Nachricht einladen
web-start-together = Reihum an einem Gerät
web-start-together-how = Ein Handy oder Tablet wandert um den Tisch
web-mine-turn = Du bist dran:
web-mine-here = Weiterspielen:
web-mine-wait = { $name } ist dran:
web-mine-open = Noch nicht gestartet:
web-mine-over = Zu Ende:
web-mine-table = Tisch { $name }
web-mine-with = mit { $names }
web-mine-alone = noch niemand sonst da
web-mine-all = { $n ->
    [one] Meine { $n } Partie anzeigen
   *[other] Alle meine { $n } Partien anzeigen
}
web-mine-title = Meine Partien
web-mine-none = Du hast noch keine Partien.
web-games-running = Noch nicht zu Ende
web-games-over = Beendete Partien
web-games-all = { $n ->
    [one] { $n } beendete Partie zeigen
   *[other] Alle { $n } beendeten Partien zeigen
}
web-games-none = Noch keine Partien. Was du gespielt hast, steht danach hier und du kannst es dir ansehen.
web-games-unfinished = Ohne Sieg beendet
web-games-mistakes = { $n ->
    [0] Keine Fehler
    [one] { $n } Fehler zum Ansehen
   *[other] { $n } Fehler zum Ansehen
}
web-games-more = Mehr: { $name }
web-games-go-on = Weiterspielen
web-games-share = Ergebnis teilen
web-games-name = Name der Partie
web-games-rename = Umbenennen
web-games-delete = Löschen
web-games-deleted = Die Partie ist gelöscht.
web-games-undo = Rückgängig
web-games-memory = Dieser Browser behält nichts: Die Partien dieses Geräts sind weg, sobald die Seite geschlossen wird. Speichere sie vorher in einer Datei.
web-games-not-served = Der Server antwortet nicht. Seine Partien erscheinen hier, sobald er antwortet.
web-games-keep = Partien behalten
web-games-keep-how = Die Partien dieses Geräts sind nur in diesem Browser, und manche Browser vergessen, was eine Woche lang niemand geöffnet hat. Eine Datei bewahrt alle auf und bringt sie auf ein anderes Gerät.
web-games-without-record =
    { $n ->
        [one] { $n } Partie fehlt in der Datei: sie begann mit einer Stellung und hat keine Aufzeichnung.
       *[other] { $n } Partien fehlen in der Datei: sie begannen mit einer Stellung und haben keine Aufzeichnung.
    }
web-games-export = Alle in einer Datei speichern
web-games-import = Partien aus einer Datei laden
web-games-busy = Die Datei wird gelesen…
web-games-added = { $n ->
    [0] Keine neuen Partien.
    [one] { $n } neue Partie.
   *[other] { $n } neue Partien.
}
web-games-known = { $n ->
    [one] { $n } Partie war schon hier.
   *[other] { $n } Partien waren schon hier.
}
web-games-differ = { $n ->
    [one] { $n } Partie geht in der Datei anders weiter als hier. Ohne dein Ja wird nichts überschrieben.
   *[other] { $n } Partien gehen in der Datei anders weiter als hier. Ohne dein Ja wird nichts überschrieben.
}
web-games-replace = Die der Datei nehmen
web-games-leave = Meine behalten
web-games-bad = Partie { $number } der Datei: { $text }
web-open-tables = Offene Tische
web-open-all = { $n ->
    [one] Den { $n } Tisch anzeigen
   *[other] Alle { $n } anzeigen
}
web-open-none = Gerade ist kein Tisch offen. Eröffne einen oder spiel gegen Bots.
web-open-no-server = Um mit Leuten anderswo zu spielen, braucht es einen Server, und gerade antwortet keiner. Alles andere geht.
web-open-join = Mitspielen
web-open-watch = Zuschauen
web-open-who = { $free ->
    [one] Da: { $names }. Ein Sitzplatz ist frei.
   *[other] Da: { $names }. { $free } Sitzplätze sind frei.
}
web-code-title = Mit Code beitreten
web-code-label = Code des Tisches oder ein Link
web-code-join = Beitreten
web-code-scan = QR-Code scannen
web-code-hold = Halte den QR-Code vor die Kamera.
web-code-no-camera = Die Kamera lässt sich nicht benutzen. Tippe den Code ein.
web-code-close = Schließen
web-code-example = Kiwi 27
web-code-wrong = Ein Code ist ein Wort und eine Zahl, wie { web-code-example }.
web-code-qr = QR-Code dieser Seite
web-code-phone = Mit dem Handy mitspielen
web-code-phone-how = Scanne den Code mit der Kamera: Die Seite öffnet sich, ohne Anmeldung.
web-bot-names = Ben, Clara, Emil, Dora, Finn, Greta, Hugo, Ida
web-bot-random = Zufall
web-bot-random-hint = Entscheidet ganz ohne Plan.
web-bot-simple = Leicht
web-bot-simple-hint = Nimmt die erste Portion, die er bekommen kann.
web-bot-careful = Vorsichtig
web-bot-careful-hint = Hört lieber früh auf, als seine Portion zu riskieren.
web-bot-worms = Mittel
web-bot-worms-hint = Rechnet genau aus, was jeder Wurf wert ist.
web-bot-champion = Stark
web-bot-champion-hint = Plant für die ganze Partie voraus.
web-preset-classic = Klassisch
web-preset-classic-hint = Portionen 21 bis 36 und acht Würfel: das Spiel, wie es die meisten kennen.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Mit Spezialisten, Rostbratwürmern und den Portionen 11 und 13.
web-preset-russian = Russisch
web-preset-russian-hint = Wie klassisch, aber niemand muss klauen.
web-option-golden-die = Goldener Würfel
web-option-golden-die-hint = Was der goldene Würfel zeigen kann.
web-option-golden-die-ones-and-worms = Nur 1er und Würmer
web-option-golden-die-standard = Goldener Würfel mit 1 bis 5 und Wurm
web-option-worms-on-low-tiles = Würmer auf 11 und 13
web-option-worms-on-low-tiles-hint = Wie viele Würmer jede der beiden niedrigsten Portionen zählt.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } Wurm auf 11 und auf 13
   *[other] { $n } Würmer auf 11 und auf 13
}
web-option-steal = Klauen
web-option-steal-hint = Deine Summe ist genau die oberste Portion eines Mitspielers: Musst du sie klauen?
web-option-steal-forced = Immer klauen
web-option-steal-optional = Klauen, wenn du magst
web-option-lower-tile = Nächstniedrigere Portion
web-option-lower-tile-hint = Deine genaue Portion ist nicht da: Welche niedrigere darfst du nehmen?
web-option-lower-tile-next = Die nächstniedrigere Portion
web-option-lower-tile-any = Jede niedrigere Portion (rumänisches und russisches Regelblatt)
web-option-faster = Schnellere Partie
web-option-faster-hint = Nach einem Fehlwurf werden mehr Portionen umgedreht, so ist die Partie früher zu Ende.
web-option-faster-off = Normale Länge
web-option-faster-returned = Schneller: Auch die zurückgelegte Portion wird umgedreht
web-option-faster-highest = Schneller: Die höchste Portion wird immer umgedreht
web-option-max-turns = Höchstzahl der Züge
web-option-max-turns-hint = Nach so vielen Zügen aller Spieler zusammen endet die Partie, wie sie steht.
web-option-max-turns-none = Keine Grenze
web-option-max-turns-value = { $n ->
    [one] Höchstens { $n } Zug
   *[other] Höchstens { $n } Züge
}
web-option-highest-tile = Höchste Portion
web-option-highest-tile-hint = Höhere Portionen bleiben in der Schachtel, für eine kürzere Partie.
web-option-highest-tile-value = Portionen bis { $n }
web-pace-none = Bedenkzeit unbegrenzt
web-pace-30s = 30 Sekunden je Entscheidung
web-pace-90s = 90 Sekunden je Entscheidung
web-pace-1d = ein Tag je Zug
web-colour-tomato = Tomatenrot, Stern
web-colour-blueberry = Heidelbeerblau, Tropfen
web-colour-mustard = Senfgelb, Mond
web-colour-aubergine = Auberginenlila, Pilz
web-colour-mint = Minze, Blatt
web-colour-radish = Radieschenrosa, Herz
web-colour-pine = Tannengrün, Blitz
web-starter-drawn = Wird ausgelost
web-starter-drawn-hint = Der Zufall entscheidet, wer beginnt.
web-starter-first = Der erste Sitzplatz
web-starter-first-hint = Wer in der Liste oben steht, beginnt. Nach den gedruckten Regeln ist das die jüngste Person.
web-real-title = Echte Würfel
web-real-promise = Ihr würfelt auf eurem Tisch und tragt ein, was gefallen ist. Diese Würfel kann niemand beweisen, und die Aufzeichnung sagt es.
web-real-end = Echte Würfel, von euch eingetragen: niemand kann sie nachprüfen.
web-real-lanes = Tippe die Würfel an, wie sie liegen
web-real-add = { face-name }: einer mehr, { $count }
web-real-remove = { face-name }: einer weniger, { $count }
web-real-golden = Goldener Würfel: { face-name }
web-real-golden-none = Goldener Würfel: noch nichts
web-real-whose = Würfel von { $name }
web-real-missing = { $n ->
    [one] Es fehlt noch { $n } Würfel.
   *[other] Es fehlen noch { $n } Würfel.
}
web-real-complete = Das sind alle.
web-real-tap-aside = Tippe an, was beiseitegelegt wurde.
web-real-tap-first = erst Würfel antippen
web-real-only-aside = Nur das Beiseitegelegte
web-real-clear = Leeren
web-real-enter = Würfel eintragen
web-real-failed = Fehlwurf
web-real-weasel = Wiesel
web-real-weasel-note = alle Würfel noch einmal
web-real-take-back = Letzten Eintrag zurücknehmen
web-real-taken-back = Der letzte Eintrag wird zurückgenommen
web-people-name = Name von Spieler { $n }
web-people-placeholder = Spieler { $n }
web-people-remove = Spieler { $n } entfernen
web-people-add = Noch jemand an diesem Gerät
web-together-who = Wer spielt mit?
web-together-how = Alle spielen an diesem Gerät. Es sagt, wer dran ist; dann gebt ihr es weiter.
web-companion-title = Begleiter für echte Würfel
web-companion-what = Ihr spielt mit der Schachtel auf dem Tisch. Das Telefon kennt die Regeln, führt den Tisch und schreibt alles auf. Das geht auch ohne Netz.
web-companion-roll = Würfelt mit euren eigenen Würfeln.
web-companion-tap = Tippt ein, was gefallen ist, oder nur, was beiseitegelegt wurde. Falsche Einträge nehmt ihr zurück, so oft ihr wollt.
web-companion-keep = Am Ende gibt es Plätze, eine Aufzeichnung und eine Analyse. Echte Würfel kann niemand beweisen; darum sagt die Aufzeichnung, dass sie echt waren.
web-companion-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
web-companion-who = Wer an diesem Telefon spielt. Die anderen kommen mit ihrem dazu.
web-companion-where = Wer trägt die Würfel ein?
web-companion-where-here = Nur dieses Telefon
web-companion-where-here-hint = Wer es hält, trägt für alle ein.
web-companion-where-apart = Alle am eigenen Telefon
web-companion-where-apart-hint = Braucht ein Netz und einen Server.
web-companion-coach-all = Für alle
web-companion-coach-all-hint = Er sagt bei jeder Entscheidung, was er täte.
web-companion-coach-ask = Wer fragt
web-companion-coach-ask-hint = Er schweigt, bis ihn jemand antippt, und spricht nur über diese eine Entscheidung.
web-companion-coach-none = Gar nicht
web-companion-coach-none-hint = Nur die Analyse erzählt, nach der Partie.
web-together-with-bots = Bots am Tisch
web-together-start = { $n ->
    [one] Los geht’s
   *[other] Los geht’s: { $n } Spieler
}
web-new-you = Dein Sitzplatz
web-new-plays = Ich spiele selbst mit
web-new-plays-hint = Schalte das aus, wenn du den Tisch nur leiten und zuschauen willst.
web-new-more = Mehr Spielregeln
web-new-more-changed = { $n ->
    [one] Mehr Spielregeln ({ $n } geändert)
   *[other] Mehr Spielregeln ({ $n } geändert)
}
web-new-seats = Sitzplätze
web-new-seats-hint = So viele können höchstens mitspielen; ab zweien kannst du starten.
web-new-bots = Bots am Tisch
web-new-bots-hint = Bots besetzen Sitzplätze sofort; später kannst du weitere hinzufügen.
web-new-bot-strength = Stärke von { $name }
web-new-clock = Bedenkzeit
web-new-clock-hint = Wer nicht rechtzeitig entscheidet, für den spielt ein Bot diesen Zug.
web-new-starter = Wer beginnt?
web-new-public = Unter den offenen Tischen zeigen
web-new-public-hint = Alle können sich dazusetzen. Sonst finden nur Eingeladene den Tisch.
web-new-coach = Trainer erlauben
web-new-coach-hint = Alle dürfen während der Partie die Chancen jeder Entscheidung sehen.
web-new-open = Tisch eröffnen
web-new-name-missing = Bitte gib für alle einen Namen ein.
web-new-name-twice = Zwei Spieler können nicht gleich heißen.
web-new-too-many = Es sind mehr Spieler als Sitzplätze. Wähle mehr Sitzplätze.
web-new-bad-number = Die Zahl der Züge ist eine ganze Zahl ab 1; leer heißt keine Grenze.
web-new-summary-rules = Spielregeln: { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } Sitzplätze, alle besetzt.
    [one] { $seats } Sitzplätze, einer davon noch frei.
   *[other] { $seats } Sitzplätze, davon { $free } noch frei.
}
web-new-summary-clock-none = Die Bedenkzeit ist unbegrenzt.
web-new-summary-clock-30s = Für jede Entscheidung sind 30 Sekunden Zeit.
web-new-summary-clock-90s = Für jede Entscheidung sind 90 Sekunden Zeit.
web-new-summary-clock-1d = Für jeden Zug ist ein Tag Zeit.
web-new-summary-public = Alle können mitspielen.
web-new-summary-private = Nur wer eingeladen ist, kann mitspielen.
web-seat-name = Dein Name
web-seat-colour = Deine Farbe
web-seat-phrase = Ein Spruch für die fairen Würfel
web-seat-phrase-how = Was du hier tippst, fließt in die Würfel dieser Partie ein, damit sie niemand vorher aussuchen kann. Es wird auf diesem Gerät versiegelt und beim Start von selbst geöffnet: Lass diese Seite bis dahin offen.
web-seat-phrase-bad = Ein Spruch kann weder | noch # enthalten. Schreib ihn bitte ohne diese Zeichen.
web-seat-phrase-remove = Meinen Spruch entfernen
web-seat-remove = { $name } entfernen
web-seat-you = du
web-seat-host = leitet den Tisch
web-seat-bot = Bot: { $strength }
web-seat-has-phrase = mit Spruch
web-join-title = Platz nehmen
web-join-sit = Platz nehmen
web-join-nobody = Hier sitzt noch niemand.
web-join-full = Alle Sitzplätze sind besetzt. Sobald die Partie beginnt, kannst du hier zuschauen.
web-join-late = Die Partie hat schon begonnen. Du kannst zuschauen.
web-join-watch = Zuschauen
web-wait-who = Am Tisch
web-wait-coach = mit Trainer
web-wait-no-coach = ohne Trainer
web-wait-free = frei
web-wait-change = Ändern
web-wait-keep = Speichern
web-wait-add-bot = Bot hinzufügen
web-wait-count = Besetzte Sitzplätze: { $taken } von { $places }.
web-wait-lost = Verbindung verloren. Sie wird neu aufgebaut…
web-wait-removed = Dein Sitzplatz wurde freigegeben.
web-wait-start = Partie starten
web-wait-missing = Es fehlt noch ein zweiter Spieler
web-wait-leave = Verlassen
web-wait-for = Warten auf den Start durch { $name }
web-wait-for-host = Warten auf den Start
web-wait-take-over = Den Tisch übernehmen
web-wait-take-over-soon = Übernehmen in { $seconds } s
web-wait-fair-dice = Faire Würfel
web-wait-fair-promise = Das Geheimnis hinter den Würfeln stand fest, bevor jemand Platz nahm, und ist mit dieser Zahl versiegelt. Nach der Partie können alle jeden Wurf nachprüfen.
web-wait-fair-commitment = Siegel anzeigen
web-invite = Einladen
web-invite-code = Code des Tisches
web-invite-how = Scannen, den Code sagen oder den Link schicken.
web-invite-link = Einladungslink
web-invite-qr = QR-Code zum Mitspielen an diesem Tisch
web-invite-copy = Link kopieren
web-invite-copied = Kopiert
web-invite-share = Teilen
web-invite-text = Spiel mit mir Heckmeck am Tisch { $name }!
web-invite-loopback = Diese Adresse gilt nur auf diesem Rechner. Damit andere Geräte sie erreichen, starte den Server mit --host 0.0.0.0.
web-device-another = Auf einem anderen Gerät weiterspielen
web-device-how = Ein persönlicher Link nimmt deine Partien mit, zum Beispiel vom Laptop aufs Handy.
web-device-own = Partien, die nur auf diesem Gerät gespielt werden, bleiben hier. Zum Mitnehmen speichere sie unter „Meine Partien“ in einer Datei.
web-device-make = Link anzeigen
web-device-link = Dein persönlicher Link
web-device-qr = QR-Code deines persönlichen Links
web-device-once = Er gilt einmal, 24 Stunden lang. Wer ihn öffnet, spielt unter deinem Namen: Gib ihn nicht weiter.
web-device-claimed = Fertig: Deine Partien sind jetzt auf diesem Gerät.
web-device-ask = Dieses Gerät hat eigene Partien. Wenn du weitermachst, übernimmt es die Partien des Links und gibt seine eigenen auf. Mach das nur mit einem Link, den du selbst erstellt hast: Wer ihn erstellt hat, spielt an denselben Sitzplätzen.
web-device-ask-first = Soll dieses Gerät die Partien des Links spielen? Mach das nur mit einem Link, den du selbst erstellt hast: Wer ihn erstellt hat, spielt an denselben Sitzplätzen.
web-device-yes = Übernehmen
web-device-no = Alles lassen, wie es ist
web-devices-title = Deine Geräte
web-devices-how = Sie alle spielen als du. Ein Gerät, das 180 Tage lang niemand benutzt, wird vergessen.
web-devices-this = Dieses Gerät
web-devices-other = Ein anderes Gerät
web-devices-since = dazugekommen am { $date }
web-devices-used = zuletzt benutzt am { $date }
web-devices-log-out = Abmelden
web-devices-ask-this = Dieses Gerät abmelden? Es vergisst deine Partien. Ohne ein anderes Gerät von dir kommst du nicht zu ihnen zurück.
web-devices-ask-other = Dieses andere Gerät abmelden? Es kann nicht mehr als du spielen, und offene persönliche Links gelten nicht mehr.
web-devices-gone = Das Gerät ist abgemeldet.

## The page: after the game

web-end-wins = { $name } gewinnt!
web-end-you-win = Du hast gewonnen!
web-end-shared = Geteilter Sieg: { $names }
web-end-equal = Je { worms } und keine Portion.
web-end-higher-tile = { worms }, so viele wie { $name }; die höhere Portion entscheidet: { $own } gegen { $other ->
    [none] keine
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } mehr als { $name }.
web-end-grill-empty = Es gibt keine Portion mehr zu nehmen.
web-end-turns-over = Alle vereinbarten Züge sind gespielt.
web-end-you = du
web-end-shared-place = geteilt
web-end-sum-bratworms = { $tiles } auf Portionen + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } auf Portionen + { $apple } für den Apfel = { $worms }
web-end-sum-bratworms-apple = { $tiles } auf Portionen + { bratworms } + { $apple } für den Apfel = { $worms }
web-end-tie-won = Gleichstand: { $own } schlägt { $other ->
    [none] keine Portion
   *[tile] { $other }
}
web-end-tie-lost = Gleichstand: { $own } gegen { $other }
web-end-tie-no-tile = Gleichstand: keine Portion
web-end-more = Diese Partie ansehen
web-end-replay = Nachspielen
web-end-download = Aufzeichnung speichern
web-end-fair = Die Würfel waren vor dem ersten Wurf versiegelt.
web-end-fair-check = Nachprüfen
web-end-review = Analyse
web-end-review-hint = Zug für Zug
web-end-rematch = Revanche
web-end-rematch-hint = gleiche Leute, gleiche Regeln
web-end-rematch-go = Zur Revanche
web-end-rematch-go-hint = dein Sitzplatz wartet
web-end-rematch-told = Es gibt eine Revanche. Komm mit!
web-end-own-game = Eine eigene Partie
web-end-closed-title = Dieser Tisch ist geschlossen
web-end-closed = Lange hat niemand weitergespielt, darum endete die Partie ohne Sieg.
web-replay-title = Nachspielen
web-replay-of = Nachspielen: { $table }
web-replay-loading = Die Partie wird geholt…
web-replay-turn = Zug { $turn } von { $turns }
web-replay-at-turn = { $name } ist dran
web-replay-turn-back = Einen Zug zurück
web-replay-turn-on = Einen Zug weiter
web-replay-step-back = Einen Schritt zurück
web-replay-step-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Position
web-replay-log = Was geschah
web-record-open = Aufzeichnung öffnen
web-record-open-hint = Eine Aufzeichnung ist eine Textdatei, die auf .heck endet. Zieh sie hierher, wähle sie aus oder füge ihren Text ein.
web-record-choose = Datei auswählen
web-record-paste = Oder den Text einfügen
web-record-open-pasted = Diesen Text öffnen
web-record-other = Eine andere Aufzeichnung öffnen
web-fair-title = Faire Würfel
web-fair-checking = Jeder Wurf wird nachgerechnet…
web-fair-all = { $n ->
    [one] Der Wurf ist nachgeprüft
   *[other] Alle { $n } Würfe nachgeprüft
}
web-fair-fair-text = Dein Browser hat gerade jeden Wurf ganz allein aus dem Seed nachgerechnet. Jeder ist genau so, wie die Aufzeichnung sagt.
web-fair-drawn = Auch wer beginnt, wurde aus diesem Seed gelost.
web-fair-witnessed = Dieses Gerät hat schon vor dem Ende denselben Fingerabdruck gesehen und ihn verglichen.
web-fair-own = Dein Spruch „{ $phrase }“ steckt in jedem Wurf.
web-fair-late = Dein Spruch „{ $phrase }“ kam nicht rechtzeitig beim Server an und steckt nicht in den Würfeln.
web-fair-phrases = { $n ->
    [one] Es gibt { $n } Spruch; es sollte einer je Sitzplatz sein.
   *[other] Es gibt { $n } Sprüche; es sollte einer je Sitzplatz sein.
}
web-fair-wrong = Wurf { $number } passt nicht mehr zum Seed
web-fair-wrong-text = { $name }, Zug { $turn }: Die Aufzeichnung sagt { $dice }, der Seed ergibt { $due }. Jemand hat die Aufzeichnung geändert, oder diese Würfel waren nicht fair.
web-fair-more-wrong = { $n ->
    [one] Noch ein Wurf weicht ab. Jeder Wurf wird für sich geprüft.
   *[other] Noch { $n } Würfe weichen ab. Jeder Wurf wird für sich geprüft.
}
web-fair-other-commitment = Der Seed ist nicht der versiegelte
web-fair-other-commitment-text = Der Fingerabdruck dieses Seeds ist nicht der, der vor der Partie gezeigt wurde. Jemand hat den Seed ausgetauscht; diese Würfel beweisen nichts.
web-fair-commitment-changed = Der Fingerabdruck wurde ausgetauscht
web-fair-commitment-changed-text = Vor der Partie hat dieses Gerät einen anderen Fingerabdruck gesehen als den, den der Tisch jetzt zeigt. Jemand hat den Seed ausgetauscht; diese Würfel beweisen nichts.
web-fair-phrase-missing = Dein Spruch steckt nicht in den Würfeln
web-fair-phrase-missing-text = Dieses Gerät hat deinen Spruch rechtzeitig geöffnet und der Server hat ihn angenommen, aber gewürfelt wurde ohne ihn. Diese Würfel beweisen nichts.
web-fair-phrase-changed = Ein Spruch wurde ausgetauscht
web-fair-phrase-changed-text = Einer der anderen Sprüche ist nicht der, der versiegelt war, als dieses Gerät deinen öffnete. Jemand hat ihn später ausgesucht; diese Würfel beweisen nichts.
web-fair-other-start = Jemand anderes hätte beginnen müssen
web-fair-other-start-text = Die Aufzeichnung sagt, dass gelost wurde, wer beginnt. Der Seed lost aber jemand anderen aus.
web-fair-no-seed = Es gibt keinen Seed zum Nachprüfen
web-fair-no-seed-text = Diese Aufzeichnung nennt keinen Seed. Es wurde mit echten Würfeln gewürfelt, oder die Partie ist noch nicht zu Ende.
web-fair-no-dice = Echte Würfel
web-fair-no-dice-text = Hier wurde auf dem eigenen Tisch gewürfelt und eingetragen, was gefallen ist. Es gibt nichts nachzuprüfen, und niemand nennt diese Würfel fair.
web-fair-running = Der Seed ist noch geheim
web-fair-running-text = Er wird verraten, sobald die Partie zu Ende ist. Komm dann wieder, und jeder Wurf lässt sich nachprüfen.
web-fair-no-commitment = Die Aufzeichnung sagt nicht, welcher Fingerabdruck vor der Partie gezeigt wurde. Die Würfe gehören also zum Seed, aber es ist nicht bewiesen, dass er vorher feststand.
web-fair-how = So funktioniert es
web-fair-how-sealed = Bevor jemand einen Spruch schreiben konnte, zog der Server einen geheimen Seed und zeigte dessen Fingerabdruck (SHA-256). Ein anderer Seed hätte einen anderen Fingerabdruck: Von da an ließ er sich nicht mehr austauschen.
web-fair-how-phrases = Alle konnten einen Spruch dazugeben. Die Geräte schickten ihn zuerst nur versiegelt und öffneten ihn, als niemand mehr dazukommen konnte. So konnte niemand, auch kein Server mit eigenem Sitzplatz, einen Spruch passend zum Seed oder zu den anderen aussuchen.
web-fair-how-here = Vor dem ersten Wurf zog dieses Gerät einen geheimen Seed und hielt dessen Fingerabdruck (SHA-256) fest. Ein anderer Seed hätte einen anderen Fingerabdruck: Von da an ließ er sich nicht mehr austauschen.
web-fair-how-rolls = Jeder Wurf folgt allein aus Seed, Sprüchen und seiner Nummer (HMAC-SHA256). Sonst zählt nichts: nicht, wer dran ist, nicht die Uhrzeit, nicht, was jemandem nützt.
web-fair-how-told = Nach der Partie wird der Seed verraten. Dann können alle jeden Wurf nachrechnen, wie diese Seite es tut.
web-fair-honest = Was bleibt:
web-fair-honest-text = Nur wer den Seed hat, also der Server, könnte die Würfel vorher kennen, sobald die Sprüche offen sind. Ändern konnte er sie nicht, und sonst konnte sie niemand kennen. Wo niemand einen Spruch schrieb, ist nicht bewiesen, dass der Server den Seed nicht unter vielen ausgesucht hat.
web-fair-honest-here = Wer in den Speicher dieses Geräts schauen kann, könnte die Würfel vorher wissen, denn das Gerät verwahrt den Seed bis zum Ende. Ändern konnte sie niemand.
web-fair-facts = Die Zahlen
web-fair-fact-seed = Der Seed
web-fair-fact-commitment = Sein Fingerabdruck
web-fair-fact-phrases = Sprüche, in der Reihenfolge der Sitzplätze
web-fair-no-phrases = niemand schrieb einen
web-fair-show-rolls = { $n ->
    [one] Den Wurf zeigen
   *[other] Alle { $n } Würfe zeigen
}
web-fair-rolls = Alle Würfe
web-fair-roll = Wurf
web-fair-player = Spieler
web-fair-recorded = In der Aufzeichnung
web-fair-computed = Nachgerechnet
web-fair-same = gleich
web-fair-bytes = Einzelheiten
web-fair-bytes-of = Die Bytes von Wurf { $number } zeigen
web-fair-message = Die Bytes sind die von HMAC-SHA256, mit dem Seed als Schlüssel, von:
web-fair-bytes-note = Ein Byte lässt beim Teilen durch 6 den Rest 0 bis 5: Das ist 1 bis 5 oder ein Wurm. Bytes ab 252 werden übersprungen, damit alle Werte gleich wahrscheinlich sind. Der goldene Würfel kommt zuletzt und hat eigene Werte.
web-worth-taken = gewählt
web-worth-best = am besten,
web-worth-win = Gewinnchance
web-worth-likely = Am wahrscheinlichsten: { $what }.
web-worth-fail = Fehlwurf im Zug { $percent }
web-review-of = Analyse: { $table }
web-review-working = Der Trainer sieht sich die Partie an…
web-review-working-hint = Jede Entscheidung und jeder Wurf wird beurteilt. Das dauert ein paar Sekunden.
web-review-graph = Gewinnchance
web-review-as-table = Die Kurven als Tabelle
web-review-whose = Wessen Fehler und Glück
web-review-luck-plus = Glück
web-review-luck-minus = Pech
web-review-accuracy = Genauigkeit
web-review-mistakes = { $n ->
    [one] Fehler
   *[other] Fehler
}
web-review-luck = Punkte Glück
web-review-points = Punkte
web-review-yours = Deine Fehler
web-review-mistakes-of = Fehler: { $name }
web-review-no-mistakes = Nichts zu bemängeln.
web-review-mistake-where = { $grade ->
    [inaccuracy] Ungenauigkeit, Zug { $turn }
    [mistake] Fehler, Zug { $turn }
   *[blunder] Grober Patzer, Zug { $turn }
}
web-review-better = Besser: { $move }
web-closer = Genauer hinsehen
web-closer-stop = Anhalten
web-closer-hint = Der Champion spielt die Möglichkeiten viele Male zu Ende, das Glück herausgerechnet.
web-closer-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
web-practice = Fehler üben
web-practice-title = Finde die bessere Entscheidung: { $n } von { $count }
web-practice-turn = In Zug { $turn } der Partie
web-practice-next = Nächster Fehler
web-practice-back = Zurück zur Analyse
web-practice-done = Diesmal gefunden: { $n } von { $count }.
web-practice-then = Damals war es „{ $move }“, das kostete { $points } Punkte.
web-review-accuracy-all = Genauigkeit am Tisch
web-review-error-rate = Verlust je Entscheidung: { $points } Punkte
web-review-adjusted-note = „Ohne Glück“ ist das Ergebnis ohne das Glück aller Würfe: eine Schätzung, die unter 0 oder über 100 liegen kann.
web-review-forced = { $name }: { $move }. Etwas anderes war nicht möglich.
web-review-was-best = { $name }: { $move }. Besser ging es nicht.
web-review-costs = { $name }: { $move }. Besser: { $best }. Der Unterschied: { $points } Punkte.
web-review-lucky = Der Wurf davor brachte Glück: +{ $points } Punkte.
web-review-unlucky = Der Wurf davor brachte Pech: −{ $points } Punkte.
web-review-lucky-of = { $name } hatte davor Glück mit dem Wurf: +{ $points } Punkte.
web-review-unlucky-of = { $name } hatte davor Pech mit dem Wurf: −{ $points } Punkte.
web-review-to-board = Auf dem Tisch ansehen
web-review-explain = Was bedeuten diese Wörter?
web-review-class-best = Nichts ist besser.
web-review-class-fine = Kostet weniger als 1 Punkt.
web-review-class-inaccuracy = Kostet 1 Punkt oder mehr.
web-review-class-mistake = Kostet 3 Punkte oder mehr.
web-review-class-blunder = Kostet 8 Punkte oder mehr.
web-review-word-point = Punkt
web-review-word-point-text = Ein Prozent Gewinnchance.
web-review-word-accuracy = Genauigkeit
web-review-word-accuracy-text = 100 % bekommt, wer immer die beste Entscheidung trifft. Je 2 Punkte Verlust pro Entscheidung halbieren sie: 2 Punkte geben 50 %, 4 Punkte 25 %. Wer mehr verliert, ist also nie genauer.
web-review-word-luck = Glück
web-review-word-luck-text = Was die eigenen Würfe brachten, verglichen mit dem Mittel aller Würfe, die hätten kommen können.
web-puzzles-title = Knobelaufgaben
web-puzzles-text = Stellungen, in denen die naheliegende Entscheidung falsch ist. Schau genau hin, bevor du dich entscheidest: Die erste Antwort zählt.
web-puzzles-solved = { $n } von { $count } gelöst
web-puzzles-next = Nächste Aufgabe
web-puzzle = Aufgabe { $number }
web-puzzle-question = { $name } ist dran: Was ist am besten?
web-puzzle-now = Bisher: { web-puzzle-after }
web-puzzle-choose = Wähle eine Entscheidung
web-puzzle-after = Summe { $total }, { dice-left }
web-puzzle-answer = Das ist meine Antwort
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht das Beste
web-puzzle-worth = Was jede Entscheidung wert ist
web-puzzle-today = Aufgabe des Tages
web-daily-text = Für alle dieselbe, jeden Tag eine neue.
web-daily-open = Lösen
web-daily-again = Noch einmal ansehen
web-daily-streak = { $n ->
    [0] Noch kein Tag in Folge
    [one] { $n } Tag in Folge gelöst
   *[other] { $n } Tage in Folge gelöst
}
web-daily-share = Teilen
web-daily-copied = Kopiert.
web-daily-shared = Heckmeck, Aufgabe des Tages, { $date }: { $outcome ->
    [right] 🟢 gelöst
   *[wrong] 🔴 diesmal nicht
}
web-puzzle-rating = Wertung { $rating }
web-puzzles-own-rating = deine Wertung: { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Portionen
web-lay-tiles-how = Wähle, wohin Portionen kommen, und tippe sie an. Noch ein Tipp legt eine zurück auf den Grill.
web-lay-tool = Was ein Tipp auf eine Portion tut
web-lay-up = Grill
web-lay-down = Umgedreht
web-lay-stack-of = Stapel von { $name }
web-lay-tile-of = Portion { $tile }, im Stapel von { $name }
web-lay-give = An { $name } geben
web-lay-whose = an die Reihe bringen
web-lay-bratworm-more = Ein Rostbratwurm mehr für { $name }
web-lay-bratworm-less = Ein Rostbratwurm weniger für { $name }
web-lay-turn = Zug und Würfel
web-lay-moment = Was jetzt kommt
web-lay-moment-start = Ein Zug beginnt
web-lay-moment-keep = Würfel liegen auf dem Tisch
web-lay-moment-decide = Weiterwürfeln oder aufhören?
web-lay-moment-rolling = Gleich fallen die Würfel
web-lay-moment-over = Die Partie ist zu Ende
web-lay-aside = Beiseitegelegt
web-lay-table = Auf dem Tisch
web-lay-dice =
    { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
web-lay-dice-due = { $n } von { $due }
web-lay-die-more = { face-name } dazulegen, jetzt { $count }
web-lay-die-less = { face-name } wegnehmen, jetzt { $count }
web-lay-golden = Goldener Würfel
web-lay-golden-none = ist nicht dabei
web-lay-golden-hand = unter den restlichen Würfeln
web-lay-golden-aside = beiseitegelegt
web-lay-weasel = Das Wiesel ist in diesem Zug schon eingesetzt
web-nav-analysis = Analysebrett
web-analysis-lead = War das richtig? Leg eine beliebige Stellung und sieh, was jede Entscheidung wert ist.
web-analysis-mode = Was mit der Stellung geschieht
web-analysis-lay = Legen
web-analysis-play = Weiterspielen
web-analysis-seats = Mitspieler
web-analysis-new = Neu legen
web-analysis-paste = Positionszeile oder Aufzeichnung einfügen
web-analysis-open = Öffnen
web-analysis-example = Ein Beispiel zeigen
web-analysis-line = Positionszeile
web-analysis-copy = Link kopieren
web-analysis-picture = Bild teilen
web-analysis-bots = Von hier gegen Bots spielen
web-analysis-back = Zurücknehmen
web-analysis-tree = Schritte und Zweige
web-analysis-beginning = Anfang
web-analysis-cut = Diesen Zweig entfernen
web-analysis-options = Was jede Entscheidung wert ist
web-analysis-fail = Fehlwurf: nächster Wurf { $throw }, ganzer Zug { $turn }
web-analysis-fail-turn = Fehlwurf: ganzer Zug { $turn }
web-analysis-worms = Würmer: { $worms }
web-analysis-show = Chancen auf den Portionen zeigen: { $move }
web-analysis-legend = Chance auf die Portion in diesem Zug, wenn du nur auf sie spielst, nach: { $move }
web-analysis-legend-now = was Aufhören jetzt nimmt
web-analysis-chances = Gewinnchancen
web-analysis-rolled = Was ist gefallen?
web-analysis-fall = Diese Würfel
web-analysis-random = Für mich würfeln
web-analysis-choice = Mitten in einer Wahl hat eine Stellung keine Zeile: die Adresse nennt die Stellung davor.
web-analysis-here = Von hier aus analysieren
web-analysis-you = Du spielst
web-analysis-opponents = Die anderen
web-analysis-start = Spielen
web-analysis-no-record = Die Partie steht dann bei deinen Partien und lässt sich analysieren. Eine Aufzeichnung hat sie nicht: niemand weiß, was vor dieser Stellung war.

## The page: in your pocket

web-nav-pocket = Aufs Handy holen
web-nav-alone = Bots und Regeln wählen
web-app-about = Das Würfelspiel um Würmer auf dem Grill. Spiel gegen Bots oder mit anderen, löse Aufgaben, schau mit dem Trainer zurück: auch ohne Netz.
web-app-shot-table = Du bist dran
web-app-shot-review = Was jede Entscheidung wert war
web-pocket-ready = Bereit für offline: Heckmeck geht jetzt auch ohne Netz.
web-pocket-newer = Es gibt eine neue Version von Heckmeck.
web-pocket-renew = Nehmen
web-pocket-later = Später
web-pocket-intro = Das ganze Spiel passt in die Tasche. Es öffnet sich wie eine App und geht ohne Netz. Kein Laden, keine Anmeldung, nichts zu bezahlen.
web-pocket-install = Heckmeck installieren
web-pocket-installed = Heckmeck ist als App auf diesem Gerät.
web-pocket-all-here = Alles ist auf diesem Gerät: Du kannst offline gehen.
web-pocket-coming = Alles kommt gerade auf dieses Gerät…
web-pocket-not-here = Dieser Browser behält keine Seiten für offline. Spielen geht hier trotzdem.
web-pocket-iphone = iPhone und iPad
web-pocket-iphone-open = Öffne diese Seite in Safari.
web-pocket-iphone-share = Tippe auf Teilen: das Quadrat mit dem Pfeil.
web-pocket-iphone-add = Wähle „Zum Home-Bildschirm“, dann „Hinzufügen“.
web-pocket-android = Android
web-pocket-android-open = Öffne diese Seite in Chrome, Edge, Samsung Internet oder Firefox.
web-pocket-android-menu = Öffne das Menü des Browsers.
web-pocket-android-add = Wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.
web-pocket-computer = Computer
web-pocket-computer-chrome = Chrome und Edge: Klicke auf das Zeichen zum Installieren am Ende der Adresszeile.
web-pocket-computer-safari = Safari: Wähle im Menü Ablage „Zum Dock hinzufügen“.
web-pocket-computer-firefox = Firefox: Ein Lesezeichen genügt. Die Seite öffnet sich auch ohne Netz.
web-pocket-http = Von hier aus nicht installierbar
web-pocket-http-how = Diese Adresse beginnt mit http://. Browser behalten Seiten nur von Adressen mit https://. Du kannst hier spielen, zum Beispiel in einer Halle, aber es bleibt nichts. Frag, wer den Server betreibt, nach einer https-Adresse, oder öffne Heckmeck vorher zu Hause.
web-pocket-seven = Safari vergisst nach sieben Tagen
web-pocket-seven-how = Auf iPhone und iPad löscht Safari, was eine Seite behalten hat, wenn du sie sieben Tage lang nicht öffnest: auch deine Partien. Auf dem Home-Bildschirm bleibt alles. Du kannst deine Partien auch herunterladen.
web-pocket-games = Zu meinen Partien
web-server-away = Der Server antwortet gerade nicht. Was auf diesem Gerät ist, geht weiter, und das hier kommt von selbst wieder.
web-server-none = Um von mehreren Geräten aus zusammen zu spielen, braucht es einen Server. Trag einen ein, wenn du einen hast; alles andere geht ohne.
web-server-title = Server zum Zusammenspielen
web-server-label = Adresse des Servers
web-server-use = Diesen Server nehmen
web-server-used = Tische mit anderen Geräten sind auf { $server }.
web-server-drop = Keinen Server nehmen
web-server-wrong = Das ist keine Adresse. Sie sieht aus wie https://play.example.
web-server-not-secure = Diese Seite kam über https, und Browser lassen eine solche Seite nur mit https-Adressen sprechen.
web-server-silent = { $server } antwortet nicht oder lässt diese Seite nicht herein. Wer ihn betreibt, erlaubt es mit: --allow-origin { $here }

## The page: tournaments

web-tournament-intro = Von der Anmeldeliste bis zum Finale: Tische und Sitzplätze auslosen, Ergebnisse eintragen, die Anzeigetafel zeigen. Alles ist sofort gespeichert, und jeder Schritt lässt sich rückgängig machen.
web-tournament-new = Neues Turnier
web-tournament-name = Name des Turniers
web-tournament-name-missing = Das Turnier braucht einen Namen.
web-tournament-names = Teilnehmer
web-tournament-names-hint = Ein Name je Zeile oder eine CSV-Liste. Namen können auch später dazukommen.
web-tournament-names-add-hint = Ein Name je Zeile oder eine CSV-Liste, bis zur ersten Auslosung.
web-tournament-names-file = Datei einlesen
web-tournament-plan-one = { $n } Teilnehmer: Alle spielen an einem Tisch das Finale.
web-tournament-plan-two = { $n } Teilnehmer: zuerst { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $rounds ->
        [one] einer Partie
       *[other] { $rounds } Partien
    } für alle, dann ein Finale mit { $final }.
web-tournament-plan-more = { $n } Teilnehmer: zuerst { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, insgesamt { $stages } Stufen; die letzte ist ein Finale mit { $final }.
web-tournament-plan-details = Stufe für Stufe
web-tournament-edition = Welches Spiel
web-tournament-format = Turnierart
web-tournament-as-format = Wie in der Turnierart
web-tournament-expected = Wie viele erwartet werden
web-tournament-rules = Geltende Regeln
web-tournament-rules-change = Regeln ändern
web-tournament-rules-until = Möglich bis zur ersten Auslosung.
web-tournament-rules-save = Nach diesen Regeln spielen
web-tournament-rounds = Partien vor dem Finale
web-tournament-rounds-one = Eine, die Besten kommen weiter
web-tournament-rounds-several = { $n }, die Rangliste entscheidet
web-tournament-size = Spieler an einem Tisch
web-tournament-size-n = { $n }, soweit möglich
web-tournament-score = Was zählt
web-tournament-score-worms-and-places = Würmer und Turnierpunkte
web-tournament-score-places = Nur Turnierpunkte
web-tournament-house = Hausregeln
web-tournament-house-hint = Eigene Punkte, Entscheidungen bei Gleichstand oder Stufen deines Vereins, als TOML-Text. Was oben gewählt ist, geht vor.
web-tournament-create = Turnier anlegen
web-tournament-mine = Meine Turniere
web-tournament-mine-hint = Auf diesem Gerät gemerkt, mit dem Link des Veranstalters.
web-tournament-forget = { $name } aus dieser Liste nehmen
web-tournament-forget-sure = Kopiere zuerst den Link des Veranstalters: Ohne ihn kann niemand mehr dieses Turnier ändern, und er lässt sich nicht noch einmal erzeugen.
web-tournament-forget-yes = Herausnehmen
web-tournament-forget-no = Behalten
web-tournament-forgotten = { $name } steht nicht mehr in dieser Liste.
web-tournament-put-back = Wieder aufnehmen
web-tournament-open = Mit Link öffnen
web-tournament-open-link = Link eines Turniers
web-tournament-open-wrong = Das ist kein Link eines Turniers.
web-tournament-open-go = Öffnen
web-tournament-restore = Aus einer Datei wiederherstellen
web-tournament-restore-hint = Die Datei eines Turniers, wie sie hier oder vom Terminal gesichert wurde: Es geht weiter, wo die Datei endet, mit einem neuen Link.
web-tournament-restore-file = Datei auswählen
web-tournament-lost = Keine Verbindung. Diese Seite versucht es von selbst wieder.
web-tournament-wrong-secret = Dieser Link des Veranstalters stimmt nicht. Du kannst alles lesen und nichts ändern.
web-tournament-stale = Jemand anders hat das Turnier inzwischen geändert. Jetzt siehst du den neuesten Stand; mach es bitte noch einmal.
web-tournament-reading = Du liest mit. Nur mit dem Link des Veranstalters lässt sich etwas ändern.
web-tournament-parts = Teile des Turniers
web-tournament-tab-tables = Tische
web-tournament-tab-standings = Rangliste
web-tournament-tab-people = Teilnehmer
web-tournament-tab-more = Mehr
web-tournament-kind-registration = Anmeldung
web-tournament-kind-preliminary = Vorrunde
web-tournament-kind-semi-final = Halbfinale
web-tournament-kind-final = Finale
web-tournament-preliminary-n = Vorrunde, Stufe { $n }
web-tournament-stage-round = { $stage }, Runde { $n } von { $total }
web-tournament-next = Was als Nächstes kommt
web-tournament-day = Uhr und Durchsagen
web-tournament-timer-minutes = Minuten für diese Runde
web-tournament-timer-start = Uhr starten
web-tournament-timer-pause = Anhalten
web-tournament-timer-go-on = Weiter
web-tournament-timer-more = { $n } Minuten mehr
web-tournament-timer-stop = Uhr beenden
web-tournament-paused = angehalten
web-tournament-last-turns = Letzte Züge!
web-tournament-announcement = Durchsage
web-tournament-announce = Durchsagen
web-tournament-announce-end = Wegnehmen
web-tournament-schedule = Zeitplan
web-tournament-schedule-save = Zeitplan speichern
web-tournament-next-names = Ein Turnier braucht mindestens zwei Teilnehmer.
web-tournament-next-missing = Noch offen: { $n } von { $total } Ergebnissen.
web-tournament-next-round = Alle Ergebnisse sind da. Die nächste Runde kann ausgelost werden.
web-tournament-next-stage = Alle Ergebnisse sind da. Als Nächstes: { $stage }, { $n } Teilnehmer.
web-tournament-go-names = Teilnehmer hinzufügen
web-tournament-go-draw = Tische und Sitzplätze auslosen
web-tournament-phrase = Was ruft der Saal?
web-tournament-phrase-hint = Lass dir irgendwelche Wörter zurufen und tippe sie ein. Zusammen mit der versiegelten Zahl bestimmen sie alle Auslosungen: So kann niemand sie aussuchen. Es darf leer sein. Danach kann sich niemand mehr anmelden.
web-tournament-go-round = Runde { $n } auslosen
web-tournament-go-stage = Auslosen: { $stage }
web-tournament-go-result = Ergebnis von Tisch { $n } eintragen
web-tournament-go-wait = Den Tischen zuschauen
web-tournament-go-over = Urkunden drucken
web-tournament-undo = Rückgängig machen: { $event }
web-tournament-undo-sure = Den letzten Schritt ({ $event }) wirklich zurücknehmen?
web-tournament-undo-yes = Ja, rückgängig machen
web-tournament-undo-no = Nein, behalten
web-tournament-finished = fertig
web-tournament-playing = spielt
web-tournament-live = spielt live
web-tournament-left = gegangen
web-tournament-plus = +{ $points }
web-tournament-enter = Ergebnis eintragen
web-tournament-which-table = Nummer des Tisches
web-tournament-go-table = Eintragen oder berichtigen
web-tournament-no-such-table = In dieser Runde gibt es für dich keinen Tisch { $n }.
web-tournament-open-only = Nur Tische ohne Ergebnis ({ $n })
web-tournament-report = Ergebnis melden
web-tournament-report-other = Es war anders
web-tournament-confirm = Das stimmt
web-tournament-reported = Gemeldet von { $who }
web-tournament-disputed = Diese Meldungen widersprechen sich. Der Veranstalter entscheidet.
web-tournament-waits = Jemand anderes am Tisch muss es auf dem eigenen Handy bestätigen, oder der Veranstalter.
web-tournament-take-it = Dieses Ergebnis übernehmen
web-tournament-table-how = Einer gibt das Ergebnis ein, jemand anderes am Tisch bestätigt es auf dem eigenen Handy. Der Veranstalter sieht beides.
web-tournament-table-idle = An diesem Tisch wird gerade nicht gespielt.
web-tournament-sign-how = Nach der Partie: diesen Code scannen und das Ergebnis eingeben. Jemand anderes am Tisch bestätigt es mit dem Code auf der eigenen Karte.
web-tournament-reports-wait = Meldungen von Tischen, die warten: { $n }
web-tournament-disputes = Tische, die sich nicht einig sind: { $tables }
web-tournament-helping = Du hilfst hier: Du kannst die Ergebnisse deiner Tische eingeben.
web-tournament-only-organiser = Das kann nur der Veranstalter drucken.
web-tournament-correct = Berichtigen
web-tournament-closed = Die nächste Stufe ist ausgelost: Diese Ergebnisse können nicht mehr berichtigt werden.
web-tournament-record = Aufzeichnung der Partie
web-tournament-corrected = { $n ->
    [one] Einmal berichtigt
   *[other] { $n }-mal berichtigt
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } Wurm
   *[other] { $worms } Würmer
}, höchste Portion { $highest }
web-tournament-enter-table = Ergebnis von Tisch { $n }
web-tournament-correct-table = Ergebnis von Tisch { $n } berichtigen
web-tournament-how = Wie du es einträgst
web-tournament-by-tiles = Portionen
web-tournament-by-worms = Würmer und höchste Portion
web-tournament-tap = Wähle einen Spieler, dann tippe seine Portionen an.
web-tournament-tiles-of = Portionen von { $name }
web-tournament-tile-free = Portion { $tile }
web-tournament-tile-of = Portion { $tile }, { $name }
web-tournament-tile-moved = Portion { $tile }: { $from } → { $to }
web-tournament-bratworms = Rostbratwürmer
web-tournament-apple = Apfel
web-tournament-worms = Würmer
web-tournament-highest = Höchste Portion
web-tournament-no-number = „{ $text }“ ist keine ganze Zahl.
web-tournament-reason = Warum es berichtigt wird
web-tournament-reason-hint = Das alte Ergebnis bleibt im Verlauf, mit diesem Grund.
web-tournament-save = Ergebnis speichern
web-tournament-save-correction = Berichtigung speichern
web-tournament-meanwhile = Dieser Tisch hat inzwischen ein Ergebnis. Davon wurde nichts überschrieben:
web-tournament-leave-it = So lassen
web-tournament-replace-it = Mit meinem berichtigen
web-tournament-close = Schließen
web-tournament-parts-of-score = Würmer + Platz
web-tournament-goes-on = kommt weiter
web-tournament-no-standings = Es gibt noch keine Ergebnisse.
web-tournament-add = Diese Namen hinzufügen
web-tournament-here = { $name } ist da
web-tournament-here-of = { $n } von { $total } sind da
web-tournament-here-only = Nur die, die fehlen
web-tournament-sweep = Die { $n } Fehlenden von der Liste nehmen
web-tournament-sweep-sure = Wirklich? Sie werden nicht ausgelost. Der Schritt lässt sich zurücknehmen.
web-tournament-late = Reserveliste und wer zu spät kommt
web-tournament-late-hint = Sonst muss niemand umziehen: Wer zu spät kommt, setzt sich auf den nächsten Platz des kleinsten offenen Tisches oder spielt ab der nächsten Runde mit.
web-tournament-late-add = Warten lassen
web-tournament-waiting = wartet
web-tournament-admit = Auf die Liste setzen
web-tournament-admit-table = An Tisch { $table } setzen
web-tournament-admit-round = Spielt ab der nächsten Runde
web-tournament-came-late = kam später
web-tournament-find = Namen suchen
web-tournament-nobody = Noch niemand ist angemeldet.
web-tournament-gone = ausgestiegen
web-tournament-sits = Tisch { $table }, Portion { $tile }
web-tournament-is-bot = ein Bot spielt
web-tournament-change = Ändern
web-tournament-rename = Name
web-tournament-rename-save = Namen speichern
web-tournament-renamed-meanwhile = Jemand anders hat diesen Namen inzwischen geändert: { $name }
web-tournament-played-by = Es spielt
web-tournament-person = ein Mensch
web-tournament-bot = ein Bot: { $bot }
web-tournament-played-by-hint = Das zählt nur an Live-Tischen.
web-tournament-withdraw = Steigt aus
web-tournament-withdraw-hint = Nimmt an keiner weiteren Auslosung teil. Ergebnisse bleiben; ein Platz in der nächsten Stufe geht an den Nächsten der Rangliste.
web-tournament-withdraw-playing = Die anderen am Tisch spielen weiter. Wer während einer Partie geht, bekommt dafür keine Punkte.
web-tournament-return = Ist wieder da
web-tournament-show = Zeigen
web-tournament-board = Anzeigetafel für den Beamer
web-tournament-redo = Auslosung nachprüfen
web-tournament-print = Drucken
web-tournament-print-plan = Tischplan
web-tournament-print-seats = Auslosung der Sitzplätze
web-tournament-print-sheets = Ergebnisbögen
web-tournament-print-certificates = Urkunden
web-tournament-print-cards = QR-Karten für Teilnehmer
web-tournament-print-blank = Leere Ergebnisbögen
web-tournament-print-standings = Rangliste
web-tournament-print-checkin = Liste für die Anmeldung
web-tournament-blank-table = Tisch ______  Runde ______
web-tournament-print-signs = Schilder für die Tische
web-tournament-print-rules = Geltende Regeln
web-tournament-print-now = Drucken
web-tournament-print-starts = Wer Portion 21 hat, beginnt; die anderen folgen im Uhrzeigersinn.
web-tournament-print-seat = Tisch { $table }, Portion { $tile }
web-tournament-print-seed = Alle Auslosungen kommen aus dem veröffentlichten Seed { $seed }. Wer will, kann sie nachprüfen: { $address }
web-tournament-links = Links
web-tournament-qr = QR-Code der öffentlichen Seite
web-tournament-public = Öffentlicher Link
web-tournament-public-hint = Mit diesem Link können alle mitlesen; ändern kann damit niemand etwas.
web-tournament-organiser = Link des Veranstalters
web-tournament-organiser-hint = Wer diesen Link hat, kann alles ändern. Bewahre eine Kopie auf: Er lässt sich nicht noch einmal erzeugen.
web-tournament-helpers = Helfer
web-tournament-helpers-hint = Wer den Link eines Helfers hat, kann Ergebnisse eingeben und korrigieren, sonst nichts. Das Protokoll sagt, wer es war.
web-tournament-helper-name = Name des Helfers
web-tournament-helper-tables = Nur diese Tische (keine: alle)
web-tournament-helper-make = Link machen
web-tournament-helper-link = Link für { $name }
web-tournament-copy = Kopieren
web-tournament-copied = Kopiert
web-tournament-online = Live-Tische
web-tournament-online-hint = Die Tische dieser Runde können hier gespielt werden, auf Handys oder von Bots. Die Ergebnisse werden automatisch eingetragen. Menschen brauchen den persönlichen Code ihrer QR-Karte.
web-tournament-online-none = Gerade gibt es keinen Tisch zu spielen.
web-tournament-all-bots = Bots für alle
web-tournament-all-bots-go = { $n ->
    [one] Einen Bot für { $n } Teilnehmer spielen lassen
   *[other] Bots für { $n } Teilnehmer spielen lassen
}
web-tournament-clock = Zeit
web-tournament-go-online = { $n ->
    [one] { $n } Tisch live spielen
   *[other] { $n } Tische live spielen
}
web-tournament-download = Herunterladen
web-tournament-backup-now = Jetzt eine Kopie sichern
web-tournament-backup-rounds = Nach jeder Runde eine Kopie auf diesem Gerät sichern
web-tournament-anonymise = Alle Namen entfernen
web-tournament-anonymise-sure = Alle, die dabei waren, sind dann nur noch eine Nummer: P1, P2 und so weiter. Auslosungen und Ergebnisse bleiben, Gründe, Durchsagen und der Zeitplan gehen mit. Das lässt sich nicht zurücknehmen; früher gesicherte Kopien behalten die Namen.
web-tournament-anonymise-yes = Namen endgültig entfernen
web-tournament-delete = Dieses Turnier löschen
web-tournament-delete-sure = Namen, Ergebnisse und alles andere werden endgültig vom Server gelöscht. Sichere vorher eine Kopie, falls du sie noch brauchst.
web-tournament-delete-name = Tippe den Namen des Turniers ein: { $name }
web-tournament-delete-yes = Endgültig löschen
web-tournament-download-csv = Rangliste (CSV)
web-tournament-download-json = Alles (JSON)
web-tournament-download-events = Ereignisdatei für die Befehlszeile
web-tournament-history = Was bisher geschah
web-tournament-was-undone = rückgängig gemacht
web-tournament-redo-text = Alle Tische, Sitzplätze und Lose kommen aus einem veröffentlichten Seed. Dein Browser hat gerade jede Auslosung selbst wiederholt.
web-tournament-redo-right = { $n ->
    [one] { $n } Auslosung wiederholt: Sie stimmt.
   *[other] { $n } Auslosungen wiederholt: Alle stimmen.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } Auslosung passt nicht zum Seed.
   *[other] { $n } Auslosungen passen nicht zum Seed.
}
web-tournament-seed = Veröffentlichter Seed
web-tournament-sealed = Versiegelte Zahl (SHA-256)
web-tournament-secret = Geheimnis
web-tournament-shout = Worte des Saals
web-tournament-shout-none = keine
web-tournament-seal-kept = Das Geheimnis passt zu der Zahl, die am Anfang versiegelt wurde, und ergibt mit den Worten des Saals den Startwert: Niemand konnte diese Auslosungen aussuchen.
web-tournament-seal-broken = Das Geheimnis passt nicht zu der versiegelten Zahl, oder es ergibt nicht diesen Startwert. Traue diesen Auslosungen nicht.
web-tournament-seal-other = Dieses Gerät hat für dieses Turnier vorher eine andere versiegelte Zahl gesehen. Traue diesen Auslosungen nicht.
web-tournament-seal-given = Dieser Startwert wurde von Hand vorgegeben: Der Veranstalter konnte ihn aussuchen.
web-tournament-seal-waits = Noch nicht geöffnet: Wenn die Anmeldung schließt, ruft der Saal ein paar Wörter. Sie und das Geheimnis ergeben den Startwert aller Auslosungen.
web-tournament-draw-lots = { $stage }: Lose
web-tournament-draw-round = { $stage }: Tische und Sitzplätze der Runde { $n }
web-tournament-draw-agrees = stimmt
web-tournament-draw-differs = stimmt nicht
web-tournament-redo-how = Wie das geht
web-tournament-redo-steps = Die Auslosung Nummer n nimmt die Bytes von HMAC-SHA256(Seed, „draw:n:block“) für Block 0, 1 und so weiter. Wer teilnimmt, wird nach Nummern aufgereiht und damit vom Ende her gemischt (Fisher-Yates). Die gemischte Liste wird in Tische geteilt; die nächste Auslosung ergibt die Sitzplätze. Mit dem ganzen Turnier als Datei kannst du es mit einem eigenen Programm wiederholen.
web-tournament-you = du
web-tournament-you-seat = Sitzplatz { $seat }, Portion { $tile }
web-tournament-you-start = Du beginnst.
web-tournament-you-champion = Du gewinnst das Turnier!
web-tournament-you-gone = Du bist ausgestiegen.
web-tournament-you-registered = Du stehst auf der Liste. Nach der Auslosung siehst du hier deinen Tisch.
web-tournament-you-over = Das Turnier ist vorbei. Danke fürs Mitspielen!
web-tournament-you-wait = Dein Tisch ist fertig. Diese Seite zeigt, wie es weitergeht.
web-tournament-you-final = Du bist im Finale!
web-tournament-you-bye = Du bist direkt im Finale! Andere spielen vorher ein Halbfinale.
web-tournament-you-stage = Du bist weiter! Diese Seite zeigt nach der Auslosung deinen nächsten Tisch.
web-tournament-you-out = Du bist ausgeschieden. Danke fürs Mitspielen!
web-tournament-your-place = Dein Platz
web-tournament-rank-of = { $n } von { $of }
web-tournament-your-result = Letzte Partie: Platz { $place }, { $worms ->
        [one] { $worms } Wurm
       *[other] { $worms } Würmer
    }, +{ $points }
web-tournament-your-games = Deine Partien
web-tournament-to-table = Zu deinem Tisch
web-tournament-to-standings = Tische und Rangliste
web-tournament-claim = Auf diesem Gerät für { $name } spielen? Eigene Partien, die hier laufen, gibst du damit auf.
web-tournament-claim-yes = Ja, hier spielen
web-tournament-claim-no = Nein, nur schauen
web-tournament-claimed = Dieses Gerät spielt jetzt für { $name }.
web-tournament-tables = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
}
web-tournament-done-of = { $n } von { $total } fertig
web-tournament-tiles-left = { $n ->
    [one] noch { $n } Portion
   *[other] noch { $n } Portionen
}
web-tournament-at-turn = ist dran
web-tournament-follow = Auf dem Handy mitlesen
web-tournament-follow-hint = Scanne den Code und such deinen Namen.
web-tournament-board-round = Als Nächstes: die Auslosung der Runde { $n }, hier auf der Tafel.
web-tournament-board-stage = Als Nächstes: { $stage }. Die Auslosung erscheint hier.
web-tournament-board-seed = Alle Auslosungen lassen sich nachprüfen: Seed { $seed }
web-tournament-board-sealed = Die Auslosung ist versiegelt: { $seal }
web-tournament-board-page = Nächste Seite
web-tournament-board-page-of = Seite { $n } von { $total }
web-tournament-board-where = Wo sitze ich?
web-tournament-board-pause = Auf dieser Seite bleiben
web-tournament-news = Tisch { $table }: { $text }
web-tournament-signed-up = Angemeldet
web-tournament-sheet-how = Nach der Partie: Kreuzt bei jedem Spieler die Portionen an, schreibt Würmer und höchste Portion auf und bringt den Bogen zum Veranstalter.
web-tournament-sheet-deluxe = Rostbratwürmer: ____ Apfel: ____
web-tournament-sheet-sign = Unterschrift des Siegers
web-tournament-certificate = Urkunde
web-tournament-certificate-place = Platz { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } Teilnehmer
       *[other] { $n } Teilnehmer
    }
web-tournament-certificate-sign = Veranstalter
web-tournament-certificates-who = Urkunden für
web-tournament-certificates-three = die ersten drei Plätze
web-tournament-certificates-final = alle im Finale
web-tournament-certificates-all = alle
web-tournament-certificates-early = Das Turnier ist noch nicht vorbei: Diese Plätze können sich noch ändern.
web-tournament-codes-hint = An Live-Tischen braucht jeder Teilnehmer einen persönlichen Code, der dann im QR-Code steckt. Er gilt einmal, für ein Gerät und alle Runden.
web-tournament-codes-make = Persönliche Codes auf die Karten setzen
web-tournament-codes-made = { $n ->
    [one] { $n } Karte hat einen persönlichen Code. Drucke sie jetzt: Der Code wird nicht noch einmal gezeigt.
   *[other] { $n } Karten haben persönliche Codes. Drucke sie jetzt: Die Codes werden nicht noch einmal gezeigt.
}
web-tournament-card-qr = QR-Code für { $name }
web-tournament-card-hint = Scannen: dein Tisch, dein Sitzplatz, dein Platz.
web-tournament-card-code = Zum Spielen scannen: nur für dich, gilt einmal.
