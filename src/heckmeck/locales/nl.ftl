### Heckmeck in het Nederlands. Woorden volgens de woordenlijst van het project.

## Woorden

language-name = Nederlands
game-name = Heckmeck
-canned-worm = blikworm
-hen = kloek
-raven = raaf
-weasel = wezel
-golden-die = gouden dobbelsteen
-apple = appel

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}

worms = { $n ->
    [one] { $n } worm
   *[other] { $n } wormen
}
bratworms = { $n ->
    [one] { $n } braadworm
   *[other] { $n } braadwormen
}
dice-left = { $n ->
    [one] nog { $n } dobbelsteen
   *[other] nog { $n } dobbelstenen
}

## Wat er gebeurde

event-takes = { $name } pakt tegel { $tile }
    .short = pakt tegel { $tile }
event-steals = { $name } pikt tegel { $tile } van { $other }
    .short = pikt tegel { $tile } van { $other }
event-takes-hen = { $name } pakt de kloek van { $other }; tegel { $tile } blijft liggen
    .short = pakt de kloek van { $other }
event-puts-back = { $name } legt tegel { $tile } terug
    .short = legt tegel { $tile } terug
event-turned-over = Tegel { $tile } wordt omgedraaid
    .short = tegel { $tile } wordt omgedraaid
event-fails-nothing-to-set-aside = { $name }: niets om opzij te leggen, mislukt
    .short = niets om opzij te leggen, mislukt
event-fails-no-worm = { $name }: geen worm, mislukt
    .short = geen worm, mislukt
event-fails-no-tile = { $name }: geen tegel voor dit totaal, mislukt
    .short = geen tegel voor dit totaal, mislukt
event-bratworm = { $name } krijgt een braadworm
    .short = krijgt een braadworm
event-bratworm-from = { $name } krijgt een braadworm van { $other }
    .short = krijgt een braadworm van { $other }
event-gets-specialist = { $name } krijgt de { specialist-name }
    .short = krijgt de { specialist-name }
event-specialist-back = De { specialist-name } gaat terug naar tegel { $tile }
    .short = de { specialist-name } gaat terug naar tegel { $tile }
event-specialist-out = De { specialist-name } is uit het spel
    .short = de { specialist-name } is uit het spel
event-game-over = Het spel is afgelopen
    .short = einde van het spel

## Wat niet mag: regels

refused-game-over = het spel is afgelopen
refused-choose-a-tile = kies eerst een tegel
refused-choose-a-specialist = zet eerst een van de twee Specialisten terug
refused-choose-a-player = kies eerst wie de braadworm geeft
refused-dice-must-fall = er moet eerst gegooid worden
refused-choose-dice = kies eerst acht of negen dobbelstenen
refused-set-aside-first = leg eerst dobbelstenen met één waarde opzij
refused-roll-or-stop = gooi opnieuw of stop
refused-stop-only-after-setting-aside = stoppen mag alleen direct na het opzijleggen
refused-golden-die-not-owned = de gouden dobbelsteen is niet van jou
refused-golden-die-too-late = de gouden dobbelsteen kies je alleen vóór de eerste worp
refused-golden-die-not-rolled = de gouden dobbelsteen zit niet in deze worp
refused-golden-die-missing = de gouden dobbelsteen ontbreekt in deze worp
refused-golden-die-face = de gouden dobbelsteen heeft geen { $face }
refused-nothing-rolled = er is niet gegooid
refused-set-aside-before = { $face ->
    [W] er liggen al wormen opzij
   *[other] { $face } ligt al opzij
}
refused-face-not-rolled = { $face ->
    [W] geen dobbelsteen toont een worm
   *[other] geen dobbelsteen toont { $face }
}
refused-weasel-not-owned = de wezel is niet van jou
refused-weasel-used = de wezel is deze beurt al gebruikt
refused-weasel-only-after-a-roll = de wezel helpt alleen tussen een worp en het opzijleggen
refused-tile-not-to-choose = { $tile } is geen van de tegels waaruit je kunt kiezen
refused-no-tile-to-choose = er is nu geen tegel te kiezen
refused-specialist-not-to-choose = de Specialist { $specialist } is geen van de twee waaruit je kunt kiezen
refused-no-specialist-to-choose = er is nu geen Specialist te kiezen
refused-no-bratworm-to-choose = er is nu niemand te kiezen: er komt geen braadworm
refused-bratworm-from-yourself = niemand neemt een braadworm van zichzelf
refused-bratworm-under-the-hen = wie de kloek heeft, houdt elke braadworm
refused-no-bratworm-there = daar ligt geen braadworm
refused-wrong-number-of-dice = er zijn { $rolled } witte dobbelstenen gegooid, maar het moeten er { $due } zijn

## Wat niet mag: tekst

refused-no-such-move = “{ $move }” is geen zet
refused-no-dice = “{ $dice }” zijn geen dobbelstenen
refused-dice-not-sorted = de dobbelstenen “{ $dice }” staan niet op volgorde
refused-unknown-preset = “{ $preset }” is geen spelvorm; kies uit { $presets }
refused-unknown-option = “{ $option }” is geen optie; kies uit { $options }
refused-option-twice = de optie { $option } staat er twee keer
refused-option-word = { $option } kan niet “{ $value }” zijn; kies uit { $allowed }
refused-option-number = { $option } kan niet “{ $value }” zijn; kies een getal van { $low } tot en met { $high }
refused-number-of-players = { $count } spelers; het moeten er 2 tot 7 zijn
refused-bad-name = “{ $name }” kan geen naam zijn: hij is leeg of bevat een komma, #, ", | of een stuurteken
refused-name-twice = de naam { $name } komt twee keer voor
refused-name-is-a-header = { $name } is een naam van een speler en geen kopregel, of de lege regel vóór de beurten ontbreekt
refused-name-needs-quotes = een naam met spaties moet tussen dubbele aanhalingstekens: { $name }
refused-unknown-start = het spel kan niet beginnen met { $name }: die doet niet mee
refused-unknown-player = niemand hier heet { $name }
refused-unknown-specialist = er is geen Specialist “{ $name }”
refused-no-such-ply = stap { $ply } bestaat niet; de laatste is { $last }
refused-not-utf-8 = dit is geen UTF-8-tekst
refused-byte-order-mark = het bestand begint met een byte order mark; bewaar het als gewone UTF-8
refused-not-a-record = dit is geen spelverslag; dat begint met “{ $version }”
refused-unknown-version = “{ $found }” is geen versie die dit programma leest; het leest “{ $version }”
refused-header-twice = de kopregel { $key } komt twee keer voor
refused-header-missing = de kopregel “{ $key }” ontbreekt
refused-not-32-bytes = { $key } moet uit 64 hexadecimale cijfers bestaan
refused-open-quote = een dubbel aanhalingsteken wordt niet gesloten
refused-turn-is-over = de beurt is al voorbij
refused-turn-unfinished = deze beurt is niet af, maar de volgende komt al
refused-not-your-turn = { $name } is aan de beurt
refused-turn-without-a-roll = deze beurt heeft geen worp
refused-no-such-token = dit betekent hier niets
refused-no-face = de waarde om opzij te leggen ontbreekt
refused-no-such-face = “{ $face }” is geen waarde; kies uit 1 tot en met 5 en W

record-line = regel { $line }

## Wat niet mag: stellingen

refused-position-field-missing = dit veld ontbreekt; een stelling heeft er zes, met één spatie ertussen
refused-position-too-long = “{ $text }” is te veel; een stelling heeft zes velden
refused-position-grill = “{ $text }” is geen tegel van de grill; schrijf tegels als 24, 36-, 29a en 30..35
refused-position-supply = “{ $text }” is geen aantal braadwormen
refused-position-stacks = “{ $text }” is geen stapel; schrijf er een als 22.25:w*1, of -
refused-position-seat = “{ $text }” is geen zitplaats; kies uit 0 tot en met { $last }, of - als het spel afgelopen is
refused-position-turn = “{ $text }” is geen beurt; schrijf er een als 44WW:1235, 44WW:4 of 44WW:4>, of -
refused-position-turn-when-over = het spel is afgelopen en niemand is bezig: schrijf -
refused-position-spelling = schrijf dit als { $text }
refused-position-no-such-tile = tegel { $tile } bestaat niet
refused-position-tile-of-deluxe = alleen deluxe heeft tegel { $tile }
refused-position-tile-in-the-box = tegel { $tile } blijft in de doos
refused-position-tile-twice = tegel { $tile } komt twee keer voor
refused-position-tile-missing = tegel { $tile } ontbreekt; hij moet op de grill of in een stapel liggen
refused-position-specialist-in-classic = alleen deluxe heeft Specialisten
refused-position-specialist-twice = de Specialist { specialist-name } staat op twee plekken
refused-position-raven-owned = de raaf is van niemand
refused-position-owner-without-a-tile = plaats { $seat } heeft geen tegel; zonder tegel kun je alleen de kloek hebben
refused-position-two-specialists = plaats { $seat } heeft twee Specialisten
refused-position-not-face-up = de Specialist { specialist-name } staat op een tegel die niet open ligt
refused-position-tile-occupied = op tegel { $tile } staan twee Specialisten
refused-position-bratworms = voorraad en spelers samen moeten { $count } braadwormen hebben
refused-position-over = er ligt geen tegel open: het spel is afgelopen, schrijf - voor de plaats
refused-position-golden-die-not-owned = de gouden dobbelsteen is niet van plaats { $seat }
refused-position-number-of-dice = een beurt heeft acht dobbelstenen, of negen met de gouden dobbelsteen
refused-position-golden-die-nowhere = bij negen dobbelstenen ligt de gouden dobbelsteen opzij, en hij toont alleen 1 en worm
refused-position-no-dice-left = er zijn geen dobbelstenen meer: de beurt is voorbij
refused-position-nothing-set-aside = er ligt niets opzij, dus niemand kan al stoppen
refused-position-weasel-not-owned = de wezel is niet van plaats { $seat }
refused-position-dead-roll = deze worp toont alleen waarden die al opzij liggen: de worp mislukt meteen
refused-position-bratworm-not-earned = er liggen twee of meer enen opzij, maar plaats { $seat } heeft er geen braadworm voor
refused-position-in-a-choice = midden in een keuze bestaat er geen regel voor de stelling; neem die ervoor
refused-record-of-a-position = dit spel begon met een stelling: er is geen verslag van, want niemand weet wat eraan voorafging

## Wat niet mag: bots

refused-unknown-bot = er is geen bot “{ $bot }”; kies uit { $bots }
refused-bot-parameters = de bot “{ $bot }” kan niet gemaakt worden: { $error }
refused-bot-file = de bot in { $file } kan niet geladen worden: { $error }
refused-bot-class = { $file } heeft geen klasse { $name } met een methode decide(game)

## Opdrachtregel: hulp

help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
command-heckmeck = Heckmeck, het dobbelspel met de wormen: speel het, bekijk en controleer spellen, vergelijk bots.
command-play = Speel in de terminal, tegen bots of met anderen.
command-replay = Bekijk een opgeslagen spel, stap voor stap.
command-verify = Controleer of er in een opgeslagen spel eerlijk gegooid is.
command-simulate = Laat bots veel spellen spelen en tel de uitkomsten op.
command-rules = Toon de regels, of één artikel ervan.
command-bots = Toon de bots.
option-help = Toon deze hulp.
option-version = Toon de versie.
option-lang = De taal van alle teksten; HECKMECK_LANG doet hetzelfde. Standaard: de taal van het systeem.
option-install-completion = Installeer het aanvullen van opdrachten in deze shell.
option-show-completion = Toon het script dat opdrachten aanvult in deze shell.
option-record-file = Een spelverslag (.heck); “-” leest de standaardinvoer.
option-position = Een stelling in plaats van een verslag, tussen aanhalingstekens; heckmeck rules P legt uit hoe.
option-force = Overschrijf bestanden die al bestaan.

## Opdrachtregel: fouten

refused-no-such-command = er is geen opdracht “{ $command }”; kies uit { $commands }
refused-no-such-language = er is geen taal “{ $language }”; kies uit { $languages }
usage-no-command = er ontbreekt een opdracht; zie { $help }
usage-no-such-option = er is geen optie { $option }
usage-no-value = de optie { $option } heeft een waarde nodig
usage-too-much = dit zijn meer argumenten dan deze opdracht aanneemt
usage-missing = { $name } ontbreekt
usage-see-help = { $text }; zie { $help }
file-not-found = dit bestand of deze map bestaat niet
file-is-a-folder = dit is een map, geen bestand
file-is-no-folder = dit is een bestand, geen map
file-forbidden = geen toestemming
file-disk-full = de schijf is vol
file-exists = dit bestaat al
refused-file-is-kept = dit bestaat al; --force overschrijft het
refused-position-alone = --position kan niet samen met { $option }
refused-record-or-position = een verslag of --position ontbreekt

## Opdrachtregel: controleren

verify-done = { $rolls ->
    [one] Alle worpen gecontroleerd: { $rolls } worp volgt uit seed en entropie.
   *[other] Alle worpen gecontroleerd: { $rolls } worpen volgen uit seed en entropie.
}
verify-start = Wie begon, is geloot met dezelfde seed en entropie.
verify-phrases = { $n ->
    [one] De entropie heeft { $n } zin; er hoort er één te zijn voor elke zitplaats. De dobbelstenen worden toch gecontroleerd.
   *[other] De entropie heeft { $n } zinnen; er hoort er één te zijn voor elke zitplaats. De dobbelstenen worden toch gecontroleerd.
}
verify-no-commitment = Het verslag heeft geen vingerafdruk, dus niemand weet wanneer de seed gekozen is.
refused-no-seed = er is geen seed om de dobbelstenen mee te controleren
refused-real-dice = dit zijn echte dobbelstenen die met de hand zijn ingevoerd: niemand kan ze controleren
record-unseen = alleen wat opzij is gelegd, is ingevoerd
refused-other-commitment = de vingerafdruk hoort niet bij de seed
refused-other-start = volgens seed en entropie begint { $name }
refused-other-dice = deze dobbelstenen volgen niet uit seed en entropie: worp { $number } moet { $due } zijn

## De tafel

specialist-label = { $specialist ->
    [canned_worm] blik
    [hen] kloek
    [raven] raaf
    [weasel] wezel
    [golden_die] goud
   *[apple] appel
}
table-title = Heckmeck · beurt { $turn } · { $name } is aan de beurt · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] afgelopen na { $turns } beurt
   *[other] afgelopen na { $turns } beurten
}
table-supply = Voorraad:
table-total = Opzij gelegd: { $total }
table-total-canned-worm = Opzij gelegd: { $total }, met de blikworm { $final }
table-roll = Worp
stop-takes = Stop nu en pak tegel { $tile }
stop-takes-lower = Stop nu en pak tegel { $tile }, de eerstvolgende lagere
stop-steals = Stop nu en pik tegel { $tile } van { $name }
stop-takes-hen = Stop nu en pak de kloek van { $name }
stop-chooses = Stop nu en kies { $tiles }
stop-fails-no-worm = Stop nu en je worp mislukt: geen worm
stop-fails-no-tile = Stop nu en je worp mislukt: geen tegel voor dit totaal
stop-fails-nothing-to-set-aside = Stop nu en je worp mislukt
ask-put-back = Welke Specialist zet je terug?
ask-from = Wie geeft de braadworm?

## Stappen en beurten in woorden

specialist-subject = { $specialist ->
    [canned_worm] De blikworm
    [hen] De kloek
    [raven] De raaf
    [weasel] De wezel
    [golden_die] De gouden dobbelsteen
   *[apple] De appel
}
specialist-object = { $specialist ->
    [canned_worm] de blikworm
    [hen] de kloek
    [raven] de raaf
    [weasel] de wezel
    [golden_die] de gouden dobbelsteen
   *[apple] de appel
}
step-keep = { $name } gooit { $dice } en legt opzij: { $kept }, totaal { $total }
step-dead-roll = { $name } gooit { $dice }
step-weasel = { $name } gooit { $dice } en gooit over met de wezel
step-golden-die = { $name } neemt negen dobbelstenen
step-stop = { $name } stopt: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Beurt { $turn }: { $name }
note-failed = mislukt
turn-unfinished = niet af
game-unfinished = Het spel is niet afgelopen.
place = Plaats { $n }
place-shared = Gedeelde plaats { $n }
wins = { $name } wint: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = tegels { $tiles }: { $worms }
result-apple = appel: { $worms }
result-nothing = geen tegel

## Spelen

play-seats = Wie er spelen, 2 tot 7 plaatsen met komma’s ertussen: “me” voor iemand aan dit toetsenbord of een bot (heckmeck bots noemt ze), desgewenst met een naam: Anna=me,Ben=simple. Standaard: me,simple,simple.
play-seed = Seed van de dobbelstenen: 64 hexadecimale cijfers zijn de 32 bytes zelf; van elke andere tekst of elk getal telt de SHA-256. Standaard: een gelote seed.
play-phrases = Laat iedereen een zin toevoegen aan de dobbelstenen, zodra de vingerafdruk van de seed te zien is.
play-save = Het bestand waarin het spel bewaard wordt. Standaard: een nieuw bestand in je map met spellen.
play-resume = Speel een bewaard spel verder. Het bestand of --seats zegt wie een bot is.
play-position = Speel verder vanaf deze stelling, tussen aanhalingstekens. Zonder --seats speel jij op de plaats die aan de beurt is, tegen simple.
play-pause = Hoelang elke stap van een bot te zien is, in seconden; met elke toets ga je verder. Standaard: 0.7.
option-rules = Een spelvorm en opties in één argument, zoals in een verslag: "deluxe faster=returned". Standaard: classic.
default-name = Speler
refused-bad-seat = “{ $seat }” is geen plaats; een plaats is “me” of een bot, desgewenst met een naam ervoor: Anna=me
refused-resume-changes-nothing = een bewaard spel houdt zijn regels en zijn dobbelstenen: --resume kan niet samen met --rules, --seed en --phrases
refused-seats-do-not-fit = er zijn { $seats } plaatsen voor { $players } spelers
refused-bot-failed = de bot { $name } liep vast: { $error }
refused-bot-illegal = de bot { $name } koos “{ $move }”; de keuze is { $legal }
choice-roll = Dobbelstenen gooien
choice-roll-again = { $n ->
    [one] Opnieuw gooien: { $n } dobbelsteen
   *[other] Opnieuw gooien: { $n } dobbelstenen
}
choice-eight = Acht dobbelstenen
choice-nine = Negen dobbelstenen, met de gouden dobbelsteen
choice-weasel = De wezel gebruiken: overgooien
ask-dice = Acht dobbelstenen of negen?
ask-roll = jij bent aan de beurt!
ask-keep = Welke dobbelstenen leg je opzij?
ask-weasel = Niets om opzij te leggen. De wezel gebruiken?
ask-decide = Opnieuw gooien of stoppen?
ask-take = Welke tegel?
ask-phrase = { $name }, jouw zin voor de dobbelstenen (of alleen Enter):
keys = ? hulp  u verloop  q stoppen
help-keys = De toets van elke keuze staat tussen haakjes. ? toont de regels die nu tellen, u de beurten tot nu toe, q bewaart en stopt.
no-such-key = Druk op een van deze toetsen: { $keys }
terminal-too-small = Heckmeck heeft een venster nodig van { $width } kolommen en { $height } regels; dit venster heeft er { $columns } en { $lines }. Maak het groter en druk op een toets; q bewaart en stopt.
any-key = Druk op een toets…
log-empty = Er is nog geen beurt gespeeld.
fair-dice = Eerlijke dobbelstenen: { $commitment }
fair-dice-seed = Seed: { $seed }
fair-dice-check = Iedereen kan nu alle worpen controleren: { $command }
record-saved = Het verslag staat in { $file }
go-on = Verder met: { $command }

## Opdrachtregel: replay, rules, bots

replay-json = Geef documenten van de stand, één per regel: het begin en dan na elke stap.
replay-at = Alleen de tafel (of het document) na deze stap; het begin is 0.
replay-position = Alleen de regel van de stelling na deze stap (zonder --at: na de laatste).
rules-clause = Een artikel als T2, of een letter voor een deel, zoals K. Standaard: alle regels.
refused-no-such-clause = er is geen artikel “{ $clause }”; kies uit de delen { $letters }
bots-parameters = parameters: { $parameters }
bots-own = Een bot van jezelf: my_bot.py:MyBot. Parameters volgen na een dubbele punt: name:key=value,key=value.
bot-random = Speelt zonder plan: elke toegestane zet is even waarschijnlijk.
bot-simple = Legt de waarde met de meeste punten opzij en stopt zodra dat een tegel oplevert.
bot-careful = Speelt elke beurt voor de grootste kans op een tegel, welke dan ook.
bot-worms = Speelt elke beurt voor gemiddeld de meeste wormen, en telt de tegel mee die op het spel staat.
bot-champion = Speelt elke beurt voor de grootste kans om te winnen; een netwerk dat leerde van spellen tegen zichzelf schat wat volgt.

## Opdrachtregel: simulate

simulate-bots = Eén bot per plaats, met komma’s ertussen; heckmeck bots noemt ze. Standaard: random,simple,simple.
simulate-games = Hoeveel spellen. Standaard: 100.
simulate-seed = Dezelfde seed geeft dezelfde spellen. De dobbelstenen van spel n hebben de SHA-256 van “SEED:n” als seed. Standaard: 1.
simulate-record = Schrijf de verslagen: één spel in dit bestand, meer in deze map.
simulate-json = Geef de samenvatting als JSON.
simulate-progress = Spellen
simulate-games-played = { $n ->
    [one] { $n } spel, { $rules }, seed { $seed }
   *[other] { $n } spellen, { $rules }, seed { $seed }
}
simulate-turns = Beurten per spel: { $turns }
simulate-seat = Plaats
simulate-wins = Gewonnen
simulate-share = Aandeel
simulate-worms = Wormen
simulate-failures = Mislukt
simulate-steals = Gepikt
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
refused-no-person-here = hier spelen alleen bots; “me” is voor heckmeck play

## Wat niet mag: server met tafels

refused-stale-ply = het spel is al bij stap { $ply }
refused-no-such-table = deze tafel bestaat niet
refused-no-such-seat = deze plaats bestaat niet
refused-no-such-link = deze link is gebruikt, te oud of nooit gemaakt
refused-not-at-this-table = jij hebt geen plaats aan deze tafel
refused-not-started = het spel is nog niet begonnen
refused-started-already = het spel is al begonnen
refused-not-over = het spel is nog niet afgelopen
refused-archived = deze tafel is gesloten omdat niemand verder speelde
refused-table-damaged = het logboek van dit spel is beschadigd na stap { $ply }; wie de server beheert, kan het herstellen
refused-host-only = dat mag alleen de gastheer of gastvrouw van de tafel
refused-nothing-to-throw = er zijn nu geen dobbelstenen te gooien
refused-nothing-to-take-back = daar is niets om terug te nemen
refused-dice-are-not-entered = aan deze tafel vallen de dobbelstenen vanzelf: niemand voert ze in
refused-not-your-dice = { $name } gooit: alleen { $name } of wie de tafel opende, voert deze dobbelstenen in
refused-not-your-entry = dat is voor { $name } ingevoerd: alleen { $name } of wie de tafel opende, neemt het terug
refused-dice-not-seen = de andere dobbelstenen zijn niet ingevoerd: zeg er meteen bij wat opzij gaat
refused-real-dice-without-clock = een tafel met echte dobbelstenen heeft geen klok
refused-page-too-old = deze pagina is ouder dan de tafel: laad haar opnieuw
refused-not-alone = alleen wie alleen tegen bots speelt, mag ze opjagen
refused-not-the-pace-setter = alleen wie de tafel opende, of de enige mens aan tafel, bepaalt het tempo van de bots
refused-over-already = het spel is al afgelopen
refused-still-here = { $name } is er nog
refused-not-away-long = { $name } is nog niet lang weg; over { $seconds } s mag een bot spelen
refused-host-here = wie de tafel opende, is er nog
refused-host-not-away-long = wie de tafel opende, is nog niet lang weg; over { $seconds } s kun je de tafel overnemen
refused-clock-decides = aan deze tafel beslist de klok wanneer een bot speelt
refused-bots-seat = daar speelt al een bot
refused-too-many-pictures = te veel plaatjes; over { $seconds } s kun je het volgende laten zien
refused-nobody = dit apparaat heeft aan geen enkele tafel een plaats
refused-no-such-device = zo’n apparaat heb je niet
refused-logged-out = dit apparaat is uitgelogd
refused-seated-already = je hebt al een plaats aan deze tafel
refused-table-full = alle { $places } plaatsen zijn bezet
refused-too-few-players = een spel heeft minstens twee spelers nodig
refused-name-taken = de naam { $name } is al bezet
refused-name-length = “{ $name }” kan geen naam zijn: een naam heeft 1 tot { $most } zichtbare tekens
refused-colour-taken = deze kleur is al bezet
refused-bad-phrase = in een zin mogen geen |, # of stuurtekens staan
refused-bad-seal = een verzegelde zin is een SHA-256: 64 hexadecimale cijfers in kleine letters
refused-not-revealing = zinnen worden aan het begin van een spel getoond, binnen een paar seconden
refused-other-phrase = dit is niet de zin die verzegeld werd
refused-foreign-origin = dit verzoek komt van een pagina van een andere site
refused-not-an-origin = “{ $origin }” is geen adres van een site: --allow-origin wil er een als https://club.example, zonder pad
refused-foreign-host = deze server heet niet { $host }
refused-too-many-requests = te veel verzoeken; probeer het over { $seconds } s nog eens
refused-too-many-refusals = te veel berichten zonder betekenis
refused-table-crowded = er kijken al { $most } mensen naar deze tafel
refused-network-crowded = er zijn al { $most } verbindingen van jouw netwerk open; sluit er een paar
refused-server-full = deze server is vol; probeer het later nog eens
refused-too-slow = deze verbinding is te langzaam
refused-busy = veel mensen veranderen deze tafel tegelijk; probeer het nog eens
refused-storage-trouble = de server heeft moeite met opslaan en weet niet of dit gelukt is; je kunt het veilig nog eens proberen
refused-database-too-new = de database is geschreven door een nieuwere versie (revisie { $revision })
refused-database-too-old = de database is van een oudere versie; start de server één keer, dan wordt die bijgewerkt
refused-database-not-empty = in { $database } staat al iets; kies een nieuwe database
refused-not-a-backup = { $file } is geen volledige back-up
refused-database-unusable = de database is niet te gebruiken: { $error }
refused-bad-request = dit verzoek heeft geen betekenis: { $detail }
refused-bad-message = dit bericht heeft geen betekenis: { $detail }
refused-not-found = hier is niets
refused-method-not-allowed = dat kan hier niet
refused-too-large = dit is te groot
refused-crash = er ging iets mis op de server; zie zijn logboek
refused-server-needs-web = de server heeft meer pakketten nodig: pip install "heckmeck[web]"

## Opdracht: serve

command-serve = Open tafels in het netwerk, voor mensen en bots.
option-serve-host = Adres waarop geluisterd wordt; 0.0.0.0 voor iedereen in het netwerk.
option-serve-port = Poort waarop geluisterd wordt.
option-serve-database = Waar spellen bewaard worden: sqlite+aiosqlite:///FILE of postgresql+asyncpg://USER@HOST/NAME. Standaard: een bestand in je gegevensmap.
option-serve-channels = redis://HOST: houdt meerdere processen op één database meteen bij.
option-serve-origin = Nog een site waarvan pagina’s met deze server mogen praten, zoals https://example.org; mag vaker.
option-serve-allow-origin = Een site die de pagina als gewone bestanden aanbiedt, zoals https://club.example, en waarvan bezoekers hier mogen spelen; mag vaker.
option-serve-proxies = Adressen van reverse proxy’s waarvan de X-Forwarded-kopregels vertrouwd worden, met komma’s ertussen.
option-serve-bot = De bot die gaat zitten waar er geen genoemd is, en speelt voor wie weg is.
option-serve-bot-pace = Seconden die een bot over een zet lijkt na te denken.
option-serve-rate = Vermenigvuldigt alle limieten; 0 zet ze uit.
option-serve-most-sockets = Maximaal aantal open verbindingen van dit proces.
option-serve-archive-open-hours = Uren waarna een tafel die nooit begon gesloten wordt.
option-serve-archive-days = Dagen waarna een spel dat niemand verder speelt gesloten wordt.
option-serve-keep-days = Dagen waarna afgelopen spellen en toernooien die niemand gebruikt verwijderd worden; 0 bewaart ze voor altijd.
option-serve-log-level = Hoeveel het logboek vertelt: debug, info, warning of error.
option-serve-open = Open de pagina in de browser zodra de server klaar is.

command-backup = Kopieert alles wat een server bewaart naar één bestand, ook terwijl die draait.
command-restore = Vult een nieuwe database met een back-up.
command-move = Kopieert alles naar een andere database: van SQLite naar PostgreSQL, of terug. Stop eerst de server.
backup-file = Het nieuwe bestand.
restore-file = Het bestand dat heckmeck backup heeft geschreven, met deze versie of een oudere.
move-to = De nieuwe database, nog leeg: postgresql+asyncpg://USER@HOST/NAME of sqlite+aiosqlite:///BESTAND.
copy-progress = Kopiëren
backup-done = { $rows ->
    [one] Er staat nu één rij
   *[other] Er staan nu { $rows } rijen
} in { $file }.
restore-done = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
} terug. Start de server met deze database.
move-done = { $rows ->
    [one] Eén rij is
   *[other] { $rows } rijen zijn
} verhuisd. Start de server met de nieuwe database; de oude blijft zoals die was.

command-doctor = Zegt wat een server in de weg zit: schijf, klok, database, pagina, proxy, certificaat.
doctor-url = Een draaiende server, zoals bezoekers die bereiken: https://play.example.
doctor-disk = Schijf
doctor-store = Gegevensbank
doctor-clock = Klok
doctor-channels = Kanalen
doctor-page = Pagina
doctor-compiled = Gecompileerde regels
doctor-visit = De server
doctor-tls = Versleuteling
doctor-proxy = De proxy
doctor-certificate = Certificaat
doctor-free = { $gigabytes } GB vrij
doctor-no-database-yet = nog geen; de eerste start maakt { $file }
doctor-up-to-date = volledig, en er kan in worden geschreven
doctor-older-database = van een oudere versie; de volgende start werkt die bij
doctor-read-only = er kan niets in worden geschreven
doctor-refused = geen antwoord: { $why }
doctor-clocks-differ = wijkt { $seconds } s af van de onze; voor sommigen zou de tijd om zijn (stel NTP in)
doctor-one-process = geen; dat is goed voor één proces
doctor-answers = Redis antwoordt
doctor-built = gebouwd
doctor-not-built = ontbreekt: make web bouwt de pagina
doctor-nowhere-to-keep = geen plek ervoor: elke start duurt een minuut langer
doctor-kept = klaar
doctor-compiled-at-start = komen met de eerste start, in ongeveer een minuut
doctor-status = antwoordt op /health met { $status }
doctor-no-tls = bezocht via http: niemand kan de pagina op een telefoon bewaren
doctor-knows-https = de server weet dat die via https wordt bezocht
doctor-knows-no-https = de server houdt bezoek via https voor bezoek via http: noem het adres van de proxy met --proxies
doctor-valid-for = nog { $days } dagen geldig
serve-ready = Heckmeck staat klaar op { $address } (Ctrl-C stopt het).
serve-network = Anderen in je netwerk: { $address }
serve-over-ssh = Je bent verbonden via SSH: voer op je eigen computer “{ $command } …” uit en open dan { $address }.
mend-done = Tafel { $table } gaat verder na stap { $ply }.
mend-whole = Tafel { $table } is niet beschadigd.

## Omgevingen om te leren, en gegevens

refused-unknown-reward = “{ $reward }” is geen beloning; kies uit { $rewards }
refused-number-of-games = { $count } spellen; het moet er minstens één zijn
refused-number-of-seeds = { $given } seeds voor { $games } spellen
refused-number-of-actions = acties met vorm { $shape } voor { $games } spellen: geef één heel getal per spel
refused-reset-first = er is geen spel bezig: reset() begint er een
refused-bot-not-compiled = “{ $bot }” speelt niet binnen de kern; kies uit { $bots }
refused-no-seat-left = { $bots } bots aan een tafel van { $players } laten geen plaats vrij
refused-too-few-turns = { $turns } beurten zijn te weinig voor { $players } spelers: niet iedereen zou mogen kiezen
refused-needs-extra = { $what } heeft meer pakketten nodig: pip install "heckmeck[{ $extra }]"
refused-game-not-over = het spel is nog niet afgelopen
refused-players-of-dataset = dit spel heeft { $players } spelers; de andere in dit bestand hebben er { $due }

## Wat niet mag: toernooien

refused-tournament-size = { $count } deelnemers; een toernooi heeft er 2 tot 3000
refused-tournament-final-size = { $count } zouden de finale halen; die heeft 2 tot 7 spelers
refused-tournament-table-too-large = { $tables } tafels zouden tot { $size } spelers hebben; voor tafels van 7 is table_size = 7 nodig
refused-tournament-tables-impossible = { $n } deelnemers passen niet: tafels hebben { $low } tot { $high } spelers, en er zijn hoogstens { $tables } tafels
refused-tournament-registration-over = de inschrijving is gesloten
refused-tournament-not-closed = de seed is nog verzegeld: sluit eerst de inschrijving, met een zin uit de zaal
refused-tournament-closed-already = de inschrijving is al gesloten
refused-tournament-closed-for-good = de inschrijving blijft gesloten: de seed is nu openbaar, dus de lijst met deelnemers kan niet meer veranderen
refused-tournament-secret-missing = deze kopie heeft het geheim van de seed niet: loot met het eigen bestand van de organisator
refused-tournament-seal-either = “open” heeft óf het geheim, óf de vingerafdruk ervan
refused-tournament-nobody = niemand heeft nummer { $number }
refused-tournament-gone-already = { $name } is al afgevallen
refused-tournament-not-gone = { $name } is niet afgevallen
refused-tournament-drawn-since = { $name } kan niet terugkomen: er is intussen een ronde geloot
refused-tournament-is-here = { $name } staat als aanwezig aangevinkt
refused-tournament-not-waiting = { $name } wacht niet
refused-tournament-too-late = { $name } komt te laat: de eerste fase is voorbij
refused-tournament-no-further-round = deze fase heeft geen ronde meer: kies een open tafel
refused-tournament-not-smallest = niet aan tafel { $table }: wie te laat komt, gaat aan de kleinste open tafel zitten ({ $tables })
refused-tournament-table-live = tafel { $table } is een live tafel: daar is al begonnen
refused-tournament-round-open = er ontbreken uitslagen: tafel { $tables }
refused-tournament-over = het toernooi is afgelopen
refused-tournament-no-table = er is geen tafel { $table } in ronde { $round } van fase { $stage }
refused-tournament-stage-closed = fase { $stage } is gesloten: de volgende is geloot
refused-tournament-result-there = tafel { $table } heeft al een uitslag: { $scores }. Die kun je verbeteren
refused-tournament-nothing-to-correct = tafel { $table } heeft geen uitslag om te verbeteren
refused-tournament-result-missing = tafel { $table }: de uitslag van { $name } ontbreekt
refused-tournament-result-stranger = tafel { $table }: { $name } speelt daar niet, is weggegaan of komt twee keer voor
refused-tournament-not-your-table = dit is niet jouw tafel: { $table }
refused-not-your-table = met deze link kun je geen uitslagen van tafel { $table } invoeren
refused-pass-unknown = deze link hoort niet bij dit toernooi
refused-tournament-reports-many = tafel { $table } heeft te vaak gemeld: roep de organisator
refused-tournament-nothing-taken = tafel { $table }: niemand heeft een tegel, maar een spel eindigt pas als iemand de laatste pakt
refused-tournament-nothing-to-undo = er is niets om ongedaan te maken

refused-tournament-draw-number = nu komt de loting van fase { $stage }, ronde { $round }, met nummer { $number }
refused-tournament-draw-tables = deze tafels kloppen niet: iemand zit dubbel of hoort hier niet, of een tafel heeft minder dan 2 of meer dan 7 spelers
refused-tournament-draw-stranger = { $name } is geloot maar doet niet mee
refused-tournament-draw-missing = { $name } doet mee maar is niet geloot
refused-tournament-draw-sizes = de tafels moeten { $due } spelers hebben
refused-tournament-draw-other-tables = deze tafels volgen niet uit de seed
refused-tournament-draw-other-seats = deze zitplaatsen volgen niet uit de seed

refused-tournament-no-such-tile = { $name }: tegel { $tile } bestaat niet
refused-tournament-tile-twice = tegel { $tile } is twee keer ingevoerd
refused-tournament-wrong-sum = { $name }: deze tegels geven { $worms } wormen, niet { $given }
refused-tournament-wrong-highest = { $name }: de hoogste tegel is { $highest }, niet { $given }
refused-tournament-worms-missing = { $name }: de wormen ontbreken
refused-tournament-worms-impossible = { $name }: { $worms } wormen met hoogste tegel { $highest } kan niet; { $least } tot { $most } kan wel
refused-tournament-highest-missing = { $name }: de hoogste tegel ontbreekt
refused-tournament-tie-needs-tile = { $name } is niet de enige met { $worms } wormen: de hoogste tegel beslist, maar ontbreekt
refused-tournament-sum-too-high = { $worms } wormen samen, maar er zijn er maar { $most }
refused-tournament-result-impossible = de tegels zijn niet zo te verdelen dat dit de wormen zijn
refused-tournament-bratworms = { $count } braadwormen, maar er zijn er maar { $most }
refused-tournament-apple-twice = zoveel appels zijn er niet
refused-tournament-apple-without-tile = { $name } heeft de appel maar geen tegel

refused-tournament-create-first = een toernooi begint met “open” of “create”; later komen die niet meer
refused-tournament-no-object = dit is geen JSON-object
refused-tournament-event-kind = “{ $kind }” is geen soort gebeurtenis
refused-tournament-event-field = “{ $field }” is geen veld van “{ $kind }”
refused-tournament-field-missing = het veld “{ $field }” ontbreekt
refused-tournament-field-value = “{ $field }” kan niet “{ $value }” zijn
refused-tournament-score-either = speler { $player }: een score heeft tegels (met bratworms, apple), of wormen en highest

refused-tournament-toml = de huisregels zijn geen TOML: { $what }
refused-tournament-toml-size = de huisregels zijn te lang: hoogstens { $length } tekens, en { $dots } punten per regel (regel { $line })
refused-tournament-too-large = dit toernooi is vol: zijn geschiedenis is groter dan { $most } MiB
refused-tournament-house-key = de huisregels kennen geen “{ $key }”; kies uit { $known }
refused-tournament-house-value = huisregels, { $key }: “{ $value }” kan niet; kies uit { $wanted }
refused-tournament-points = huisregels, punten van een tafel van { $size }: geef één getal per plaats, geen hoger dan het vorige, niet { $given }
refused-tournament-rounds-and-stages = huisregels: met [[stage]] staat rounds in elke fase zelf
refused-tournament-stage-advance = huisregels, { $stage }: geef óf advance óf each
refused-tournament-stage-tables = huisregels, { $stage }: geef maar één van tables en table_size
refused-tournament-stage-each = huisregels, { $stage }: na meerdere rondes beslist de ranglijst; geef advance, niet each
refused-tournament-csv = dit is geen lijst met namen en geen CSV
refused-tournament-which-column = welk deel van “{ $text }” is de naam? Schrijf één naam per regel, of een eerste regel als “Name;Club” die de kolommen noemt
refused-tournament-names-alike = deze namen verschillen alleen in hoofdletters: { $names }. Voeg iets toe om ze uit elkaar te houden

## Opdracht: arena

command-arena = Laat bots tegen elkaar spelen en vergelijk ze.
arena-bots = Twee of meer bots; elk paar speelt. heckmeck bots noemt ze; my_bot.py:MyBot is er een van jezelf.
arena-players = Spelers per tafel, 2 tot 7; meerdere aantallen met komma’s ertussen. Boven 2 heeft de eerste bot van een paar één plaats, de tweede alle andere. Standaard: 2.
arena-games = Spellen per paar en aantal, naar boven afgerond zodat de eerste bot op elke plaats even vaak speelt. Standaard: 1000.
arena-seed = Dezelfde seed geeft dezelfde spellen. Standaard: 1.
arena-workers = Werkprocessen. Standaard: één per kern.
arena-cluster = Speel op het cluster van de dask-scheduler op dit adres, zoals tcp://host:8786.
arena-timeout = Seconden die een eigen bot heeft voor een zet. Standaard: 5.
arena-json = Geef de uitkomsten als JSON.
arena-csv = Schrijf de uitkomsten in dit bestand, één regel per paar en aantal.
arena-plot = Teken de uitkomsten in dit bestand: .png, .svg of .pdf.
arena-progress = Spellen
arena-title = Arena: { $rules }, seed { NUMBER($seed, useGrouping: 0) }
arena-axis = Aandeel gewonnen spellen van de eerste bot
arena-column-pair = Paar
arena-column-players = Spelers
arena-column-games = Spellen
arena-column-share = Gewonnen
arena-column-interval = 95%-interval
arena-column-turns = Beurten
arena-column-first-seat = Eerste plaats
arena-column-bot = Gemiddeld per spel en plaats
arena-column-worms = Wormen
arena-column-failures = Mislukt
arena-column-steals = Gepikt
arena-column-own-turns = Beurten
arena-column-forfeits = Opgegeven
arena-column-rating = Rating
arena-column-mu = Sterkte
arena-column-sigma = ±
arena-against = { $bot } tegen { $other }
arena-forfeited = { $bot } verloor reglementair: { $reason }. Na drie keer tellen alle verdere spellen van het paar als verloren.
arena-raised = hij liep vast met { $error }
arena-too-slow = geen zet binnen { $seconds } s
arena-died = zijn proces eindigde met code { $code }
arena-illegal = hij koos “{ $move }”; de keuze was { $legal }
refused-too-few-bots = een arena heeft minstens twee bots nodig
refused-no-cluster = er antwoordt geen dask-scheduler op { $address } ({ $error })
refused-workers-die = de werkprocessen zijn { $count } keer gestopt
refused-picture-format = “{ $file }”: een plaatje eindigt op { $formats }

## Opdracht: odds

command-odds = Toon de precieze kansen van een beurt: elke tegel, mislukken, en wat elke zet waard is.
odds-file = Een spelverslag. Standaard: de eerste beurt van een spel, of de stelling van de opties.
odds-at = De stap van het verslag die bekeken wordt; het begin is 0. Standaard: de laatste.
odds-kept = Opzij gelegde dobbelstenen, zoals 444W; een gouden dobbelsteen volgt na een plus: 44+W.
odds-roll = De worp op tafel, zoals 1123 of 1123+W.
odds-dice = Dobbelstenen in deze beurt, 8 of 9; 9 is met de gouden dobbelsteen.
odds-weasel-used = De wezel is deze beurt al gebruikt.
odds-owns = De Specialist van de speler: golden_die, weasel of canned_worm.
odds-aim = Waar de beurt om gespeeld wordt: worms, at-least:T of exactly:T. Standaard: worms.
odds-json = Geef de kansen als JSON.
odds-plot = Teken de kansen in dit bestand: .png, .svg of .pdf.
odds-value-worms = Waarde van deze beurt: { $value } wormen
odds-value-at-least = Kans op een totaal van minstens { $total }: { $value }
odds-value-exactly = Kans op een totaal van precies { $total }: { $value }
odds-fail = Mislukt: { $fail }
odds-column-tile = Totaal
odds-column-at-least = minstens
odds-column-exactly = precies
odds-column-decision = Zet
odds-column-value = Waarde
odds-column-fails = Mislukt
odds-note = Elke kans is de beste die je kunt krijgen als je alleen voor dat totaal speelt.
odds-title = { $rules }: beste kans op elk totaal
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
refused-odds-aim = “{ $aim }” is geen doel; kies uit worms, at-least:T en exactly:T met een totaal T van 1 tot en met 45
refused-odds-owns = “{ $name }” kan hier niet; kies uit { $names }
refused-odds-owns-two = niemand heeft twee Specialisten
refused-odds-dice = een beurt heeft 8 of 9 dobbelstenen, niet “{ $dice }”
refused-odds-too-many-dice = er liggen { $count } dobbelstenen opzij, maar de beurt heeft er { $dice }
refused-odds-file-and-flags = geef óf een verslag óf de opties van een stelling, niet allebei: { $flag }
refused-odds-at-without-file = --at heeft een verslag nodig
refused-odds-roll-fails = de worp { $roll } toont alleen waarden die al opzij liggen: de worp mislukt meteen
refused-odds-over = het spel is afgelopen: er is geen beurt bezig

## Kampioen: leren en volledige eindspelen

command-exact = Los een klein spel voor twee spelers volledig op: hoe vaak wint wie begint?
exact-tiles = Het aantal tegels vanaf 21: 1 tot 8. Standaard: 4. Vanaf 7 duurt het minuten.
exact-forced = Wie geen dobbelstenen meer heeft, moet pakken wat het totaal brengt, ook waar mislukken beter zou zijn (T5).
exact-json = Geef de uitkomst als JSON.
exact-result = { $tiles } tegels, { $states } stellingen: wie begint, wint met een kans van { $chance }.
exact-progress = Het spel met { $tiles } tegels wordt opgelost…
command-train = Train het netwerk van de bot “champion” met spellen tegen zichzelf. Een onderbroken training gaat verder.
train-out = Een map voor de training, het netwerk en zijn leercurve.
train-players = De aantallen spelers, zoals 2 of 3-7. Standaard: 2.
train-games = Het aantal spellen, in stappen van 100. Standaard: 100000.
train-seed = Een getal; hetzelfde getal herhaalt dezelfde training. Standaard: 1.
train-settle = Lambda van de opbrengsten aan het eind van de training, 0 tot 1; het begin is 0.8. Standaard: 0.
train-progress = { $games } van { $of } spellen, afstand tot het doel { $error }
train-done = Het netwerk staat in { $file }, de leercurve in { $curve }.
refused-train-other-run = { $file } hoort bij een training met een ander plan; kies een andere map

## Eerste keer

first-run = Voorbereiden (alleen de eerste keer, ongeveer een halve minuut)…

## Coach

command-advise = Zeg wat je het best doet bij een stap van een opgeslagen spel, en wat elke zet waard is.
advise-at = De stap die bekeken wordt, zoals bij replay; het begin is 0. Standaard: de laatste.
advise-json = Geef het advies als JSON.
option-depth = Hoeveel beurten de coach vooruitkijkt, 1 of 2. Standaard: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) }%
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Kansen om te winnen:
advise-option = Zet
advise-win = Wint
advise-loss = Kost
advise-fail = Mislukt
advise-worms = Wormen
advise-brings = Meestal
advise-nobody = Hier valt niets te kiezen: er moet gegooid worden.
advise-over = Het spel is afgelopen.
move-keep = leg { $dice } opzij
move-roll = gooi opnieuw
move-weasel = gebruik de wezel
move-stop = stop
move-take = pak tegel { $tile }
move-put-back = zet { $specialist } terug
move-from = neem hem van { $name }
likely-takes = pakt tegel { $tile } ({ $percent })
likely-steals = pikt tegel { $tile } van { $name } ({ $percent })
likely-takes-hen = pakt de kloek van { $name } ({ $percent })
likely-fails = mislukt ({ $percent })
why-only = Er is niets anders te doen.
why-equal = Het maakt niet uit: “{ $other }” is even goed.
why-must-fail =
    .best = “{ $other }” kan alleen mislukken.
    .worse = Dit kan alleen mislukken.
why-cannot-fail =
    .best = Dit kan niet mislukken; “{ $other }” mislukt in { $fail2 } van de gevallen.
    .worse = Dit mislukt in { $fail } van de gevallen; “{ $other }” kan niet mislukken.
why-safer-and-richer =
    .best = Dit mislukt minder vaak dan “{ $other }” ({ $fail } tegen { $fail2 }) en brengt gemiddeld meer wormen op ({ $worms } tegen { $worms2 }).
    .worse = Dit mislukt vaker dan “{ $other }” ({ $fail } tegen { $fail2 }) en brengt gemiddeld minder wormen op ({ $worms } tegen { $worms2 }).
why-safer =
    .best = Dit mislukt minder vaak dan “{ $other }”: { $fail } tegen { $fail2 }.
    .worse = Dit mislukt vaker dan “{ $other }”: { $fail } tegen { $fail2 }.
why-richer =
    .best = Dit is het risico waard: gemiddeld { $worms } wormen, { $worms2 } met “{ $other }”.
    .worse = Dit brengt te weinig op: gemiddeld { $worms } wormen, { $worms2 } met “{ $other }”.
why-more-worms =
    .best = Dit brengt meer wormen op: { $worms } tegen { $worms2 } met “{ $other }”.
    .worse = Dit brengt minder wormen op: { $worms } tegen { $worms2 } met “{ $other }”.
why-steals =
    .best = Zo pik je vaker dan met “{ $other }”: { $steals } tegen { $steals2 }.
    .worse = Zo pik je minder vaak dan met “{ $other }”: { $steals } tegen { $steals2 }.
why-ends =
    .best = Het spel is eerder afgelopen, en dat is goed voor jou.
    .worse = Met “{ $other }” is het spel eerder afgelopen, en dat is goed voor jou.
why-lasts =
    .best = Het spel gaat verder, en dat heb je nodig.
    .worse = Het spel is te snel afgelopen voor jou; met “{ $other }” gaat het verder.
why-position =
    .best = Zo sta je er beter voor: { $points } punten meer dan met “{ $other }”.
    .worse = Zo sta je er slechter voor: { $points } punten minder dan met “{ $other }”.
advise-best = Het best: { $move }.
advise-rollouts = Kijk beter: laat de kampioen de beste zetten uitspelen, met het geluk eruit gerekend.
rollouts-error = Standaardfout in punten waarbij een winstkans precies genoeg bekend is, 0.05 tot 10. Standaard: 0.5.
rollouts-max = Hoogstens zoveel spellen per zet. Standaard: 4000.
rollouts-seed = Een getal; hetzelfde getal geeft dezelfde spellen. Standaard: 0.
rollouts-working = Beter kijken…
rollouts-title = Uitgespeeld door de kampioen, met het geluk eruit gerekend:
rollouts-margin = 95%
rollouts-games = Spellen
rollouts-clear = “{ $best }” is beter.
rollouts-close = “{ $best }” en “{ $other }” liggen te dicht bij elkaar.
rollouts-stopped = Gestopt voordat het zo precies was als gewenst.
rollouts-note = In 19 van de 20 gevallen ligt de waarheid binnen ±.
refused-option-without-rollouts = { $option } hoort bij --rollouts

## Analyse

command-review = Bekijk een opgeslagen spel zet voor zet: verlies, geluk en keerpunten.
review-rollouts = Kijk beter naar zetten die weinig kosten: speel die en de beste zetten uit; zonder --error is de fout 1 punt.
review-out = Schrijf in dit bestand in plaats van in de terminal.
review-json = Geef de analyse als JSON.
review-html = Maak één pagina met de grafiek, voor een browser.
refused-review-form = kies een van --html en --json
review-title = Analyse: { $rules }, { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
review-graph = Kansen om te winnen, beurt voor beurt
review-player = Speler
review-accuracy = Nauwkeurigheid
review-error-rate = Verlies per zet
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Geluk
review-result = Uitslag
review-adjusted = Zonder geluk
review-mistakes = Onnauwkeurigheden (?!), fouten (?) en blunders (??), in punten van de winstkans
review-turning-points = Keerpunten
review-where = Beurt { $turn }, stap { $ply }, { $name }:
review-rolled = gooit { $dice }
review-better = Beter: { $move }.
review-none = geen
review-grade = { $grade ->
    [best] beste
    [fine] goed
    [inaccuracy] onnauwkeurig
    [mistake] fout
   *[blunder] blunder
}
review-revaluation = Na elke beurt wordt de stelling opnieuw geschat: gemiddeld { $points } punten.
review-sums = Zo is de som
review-sums-note = Begin, geluk, zetten en herschatting zijn samen de uitslag. Elk getal is in punten van de winstkans.
review-start = Begin
review-luck-own = Geluk met eigen worpen
review-luck-of-others = Geluk van anderen
review-losses-own = Eigen zetten
review-losses-of-others = Zetten van anderen
review-revalued = Herschatting
review-unjudged = Niet beoordeelde beurten
review-unjudged-note = { $n ->
    [one] { $n } beurt is niet beoordeeld: alleen wat opzij is gelegd, is ingevoerd.
   *[other] { $n } beurten zijn niet beoordeeld: alleen wat opzij is gelegd, is ingevoerd.
}
review-all = Alle zetten
review-turn = Beurt
review-decision = Zet
review-best-was = Beste
review-loss = Kost
review-luck-by-turn = Geluk van de worpen, beurt voor beurt: omhoog is goed en omlaag slecht voor wie aan de beurt is

## Puzzels

command-puzzle = Geef een puzzel: een stelling waarin de zet die voor de hand ligt fout is.
puzzle-number = Het nummer van de puzzel. Standaard: een willekeurige.
puzzle-title = Puzzel { $number }: wat is het best?
puzzle-keys = (Enter toont het antwoord)
puzzle-right = Goed!
puzzle-wrong = Niet het best: het kost { $points } punten.
puzzle-natural = “{ $move }” ligt voor de hand en kost { $points } punten.

## Spelen met de coach

play-coach = Toon wat elke zet waard is voordat je kiest.
play-tutor = Waarschuw voor een zet die zoveel punten winstkans kost, 0 tot 100, en laat hem terugnemen.
tutor-warning = Dit kost { $points } punten. { $why }
tutor-question = Terugnemen?
tutor-yes = Ja, opnieuw kiezen
tutor-no = Nee, ik meen het

## Gegevens

simulate-dataset = Schrijf elke stelling, zet en uitkomst in een Parquet-bestand (heeft de extra “rl” nodig).

## Opdracht: locale

command-locale = Voor vertalers: een taal controleren, de meest gelezen teksten tonen.
command-locale-check = Zeg wat een taal mist: ontbrekende en ongebruikte teksten, andere variabelen, ontbrekende meervouden, teksten die te lang zijn voor hun knop.
command-locale-table = Toon de meest gelezen teksten in alle talen, als Markdown.
locale-language = Een taal met haar code, zoals de: het bestand src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: ontbreekt
locale-fault-unused = { $key }: deze tekst bestaat niet in het Engels
locale-fault-variables = { $key }: de variabelen zijn { $own }; in het Engels { $english }
locale-fault-plurals = { $key }: de meervouden zijn { $own }; nodig zijn { $due }
locale-fault-long = { $key }: { $n } tekens; hier passen er { $most }
locale-fault-unreadable = regel { $line }: dit is niet te lezen
locale-fault-file = de tekst { $file } ontbreekt
locale-checked = { $n ->
    [0] { $language }: alles is er.
    [one] { $language }: { $n } gebrek
   *[other] { $language }: { $n } gebreken
}

## De pagina: overal

web-page-not-loaded = Deze pagina kon niet geladen worden: er is geen verbinding. Ze opent vanzelf zodra die er is.
web-try-again = Nog eens proberen
web-no-answer = De server antwoordt niet. Ben je online?
web-no-server = Hiervoor is een server nodig, en op dit apparaat is er geen ingesteld.
web-trouble = Er ging iets mis. Probeer het nog eens.
web-language = Taal
web-back = Terug
web-to-start = Naar de startpagina
web-lost-title = Hier is niets
web-lost = De worm heeft overal gezocht: deze pagina bestaat niet.

## Toernooien

command-tournament = Houd een toernooi, van de inschrijving tot de finale.
command-tournament-plan = Zeg wat er met zoveel deelnemers gebeurt, fase voor fase.
command-tournament-run = De toernooileiding: maak een toernooi of ga ermee verder, loot, voer uitslagen in.
command-tournament-check = Speel een toernooi na en meld alles wat niet volgens de regels is.
command-tournament-export = Schrijf de ranglijst of het hele toernooi voor andere programma’s en voor papier.
command-tournament-anonymise = Schrijf het toernooi zonder namen: lotingen en uitslagen blijven.
command-tournament-simulate = Laat bots hele toernooien spelen en tel wie ze wint.
tournament-option-n = Hoeveel deelnemers, 2 tot 3000.
tournament-option-file = Het bestand van het toernooi: één gebeurtenis per regel; er komen alleen regels bij.
tournament-option-words = Eén opdracht van de toernooileiding, zoals “draw”; “help” noemt ze. Standaard: wat je typt.
tournament-option-rules-file = Huisregels als TOML-bestand. Standaard: de regels van het toernooiblad.
tournament-option-name = De naam van een nieuw toernooi. Standaard: de naam van het bestand.
tournament-option-names = Schrijf de namen van deze lijst in: één per regel, of CSV.
tournament-option-seed = De openbare seed van alle lotingen: 64 hexadecimale cijfers, of een tekst waarvan de SHA-256 telt. Standaard: geloot.
tournament-option-script = Voer de opdrachten in dit bestand uit, één per regel; “-” leest de standaardinvoer.
tournament-option-csv = De ranglijst als CSV.
tournament-option-json = Het hele toernooi als één JSON-document.
tournament-option-html = Het hele toernooi als één pagina om af te drukken.
tournament-option-output = Schrijf in dit bestand. Standaard: de standaarduitvoer.
tournament-option-plan-json = Eén JSON-object per regel, één per fase, de finale als laatste.
tournament-option-participants = Hoeveel deelnemers, 2 tot 3000. Standaard: 30.
tournament-option-bots = Bots, met komma’s ertussen; de deelnemers spelen om beurten zoals zij. Standaard: worms,careful,simple.
tournament-option-events = Hoeveel toernooien. Standaard: 1000.
tournament-option-simulate-seed = Dezelfde seed geeft dezelfde toernooien. Standaard: 1.
tournament-option-simulate-json = Geef de uitkomst als JSON.

tournament-preliminary = Fase { $n }, voorronde
tournament-semi-final = Fase { $n }, halve finale
tournament-final = Fase { $n }, finale
tournament-plan-participants = { $n ->
    [one] { $n } deelnemer
   *[other] { $n } deelnemers
}
tournament-plan-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
tournament-plan-tables = { $n ->
    [one] { $n } tafel van { $size }
   *[other] { $n } tafels van { $size }
}
tournament-plan-advance = { $n } gaan door: { $who }
tournament-plan-ranking = { $n } gaan door volgens de ranglijst
tournament-plan-byes = { $n } daarvan direct naar de finale
tournament-plan-firsts = { $n ->
    [one] { $n } eerste
   *[other] { $n } eersten
}
tournament-plan-seconds = { $n ->
    [one] de beste tweede
   *[other] { $n } tweeden
}
tournament-plan-thirds = { $n ->
    [one] de beste derde
   *[other] { $n } derden
}
tournament-round = Ronde { $n } van { $total }
tournament-table = Tafel { $n }
tournament-seat = zitplaats { $seat }, tegel { $tile }
tournament-drawn = fase { $stage }, ronde { $round }
tournament-tile = Tegel
tournament-participant = Deelnemer
tournament-place = Plaats
tournament-stage = Fase
tournament-why = Beslist door
tournament-standings = Ranglijst
tournament-champion = { $name } wint het toernooi
tournament-seed-note = Alle lotingen volgen uit de openbare seed { $seed }; iedereen kan ze nadoen (R9).
tournament-rules-preset-sheet = Opzet: toernooiblad van het spel (Roemeense uitgave)
tournament-rules-preset-simple = Opzet: eenvoudige toernooiregels van de uitgever ({ $source })
tournament-rules-preset-profi = Opzet: toernooiregels “Profi” van de uitgever ({ $source })
tournament-rules-preset-seven = Opzet: 7-5-3-1 met vier rondes, halve finale en vrije doorgang ({ $source })
tournament-rules-edition-classic = Klassiek spel, tegels 21 tot { $highest }
tournament-rules-edition-deluxe = Deluxe-spel, tegels 21 tot { $highest }, 11 en 13
tournament-rules-one-round = Eén spel, dan gaan de besten van elke tafel door
tournament-rules-rounds = Spellen vóór de finale: { $n }; de ranglijst beslist wie doorgaat
tournament-rules-stages = Eigen fases vóór de finale: { $n }
tournament-rules-draw-lots = Elke ronde wordt geloot, met zo weinig mogelijk dezelfde tegenstanders
tournament-rules-draw-placing = Verdere rondes worden op plaats geloot: wie dezelfde plaats had, zit bij elkaar
tournament-rules-final = Spelers in de finale: { $n }
tournament-rules-byes = Direct naar de finale: de beste { $n } van de ranglijst; de volgenden spelen een halve finale
tournament-rules-tables = Tafels van { $low } tot { $high } spelers
tournament-rules-table-size = Waar het kan { $n } aan een tafel
tournament-rules-most-tables = Hoogstens { $n } tafels
tournament-rules-score-worms-and-places = Wormen en plaatspunten tellen
tournament-rules-score-places = Alleen plaatspunten tellen
tournament-rules-points = Plaatspunten aan een tafel van { $size }: { $points }
tournament-rules-minutes = Een ronde duurt { $n } minuten; daarna heeft iedereen zoveel laatste beurten: { $turns }
tournament-rules-max-turns = Een spel eindigt na { $n } beurten van alle spelers samen
tournament-rules-ranking = Volgorde van de ranglijst: { $metrics }; dan het lot
tournament-sealed-note = De seed van alle lotingen is verzegeld, dus niemand kan hem kiezen. SHA-256 van het geheim: { $seal } (R9).
tournament-ask-phrase = Wat roept de zaal? Dat sluit de inschrijving en opent de seed; het mag leeg zijn:
tournament-place-points = plaats { $place }, { $points } punten
tournament-metric-score = Score
tournament-metric-places = Plaatspunten
tournament-metric-wins = Gewonnen tafels
tournament-metric-worms = Wormen
tournament-metric-highest = Hoogste tegel
tournament-why-metric = { $metric }: { $here } tegen { $above }
tournament-why-shared = gedeelde plaats
tournament-why-stage = haalde deze fase niet
tournament-why-lot = geloot
tournament-why-stayed = verliet de finale

tournament-phase-registration = inschrijving
tournament-phase-playing = de tafels spelen
tournament-phase-draw = nu komt de volgende loting
tournament-phase-over = afgelopen
tournament-participants = { $n ->
    [one] { $n } deelnemer
   *[other] { $n } deelnemers
}
tournament-gone = { $name } is afgevallen
tournament-is-back = { $name } is terug
tournament-undone = Ongedaan gemaakt: { $what }
tournament-open-tables = Nog geen uitslag: tafel { $tables }
tournament-round-over = Alle uitslagen zijn binnen. “draw” loot wat volgt.
tournament-nothing-drawn = Er is nog niets geloot.
tournament-note-gone = (afgevallen)
tournament-note-here = (aanwezig)
tournament-note-waiting = (wacht)
tournament-missing = Nog niet aangevinkt: { $n }
tournament-swept = Van de lijst gehaald: { $n }
tournament-torn-line = De laatste regel was niet af en nooit bevestigd: hij is weggehaald.
tournament-event-create = Gemaakt
tournament-event-open = Geopend
tournament-event-close = Inschrijving gesloten
tournament-event-register = Ingeschreven
tournament-event-rules = Regels veranderd
tournament-event-rename = Naam veranderd
tournament-event-withdraw = Afgevallen
tournament-event-return = Terug
tournament-event-arrive = Aangevinkt
tournament-event-sweep = Niet gekomen
tournament-event-reserve = Wacht op een plaats
tournament-event-admit = Doet mee
tournament-event-draw = Geloot
tournament-event-result = Uitslag
tournament-event-correct = Verbeterd
tournament-event-report = Gemeld van de tafel
tournament-event-timer = Klok
tournament-event-announce = Omgeroepen
tournament-event-schedule = Programma
tournament-event-anonymise = Namen weggehaald
tournament-by = door { $who }
tournament-event-undo = Ongedaan gemaakt
tournament-checked = { $n ->
    [0] Het toernooi is volgens de regels.
    [one] { $n } fout
   *[other] { $n } fouten
}
tournament-unfinished = Het toernooi is nog niet afgelopen.
tournament-progress = Toernooien
tournament-simulated = { $events } toernooien van { $participants } deelnemers, seed { $seed }
tournament-column-bot = Bot
tournament-column-participants = Deelnemers
tournament-column-wins = Gewonnen
tournament-column-interval = 95%-interval
tournament-column-each = Per stuk
tournament-column-final = In de finale

tournament-desk-hint = “help” noemt de opdrachten, “quit” stopt; alles wordt meteen in het bestand bewaard.
tournament-desk-add = add NAME …: deelnemers inschrijven; “Anna Maria” tussen aanhalingstekens is één naam
tournament-desk-import = import FILE: een lijst met namen inschrijven, één per regel of CSV
tournament-desk-rename = rename NUMBER NAME: een naam verbeteren
tournament-desk-out = out NUMBER: iemand valt af
tournament-desk-back = back NUMBER: wie afviel is terug, als er intussen niets geloot is
tournament-desk-here = here NUMBER …: deze deelnemers zijn er
tournament-desk-sweep = iedereen die niet kwam van de lijst halen
tournament-desk-late = late NAME …: reservelijst vóór de loting, laatkomers erna
tournament-desk-seat = seat NUMBER [TABLE]: wie wacht gaat spelen: aan een tafel, of vanaf de volgende ronde
tournament-desk-draw = de volgende ronde, fase of finale loten: tafels en zitplaatsen
tournament-desk-tables = de tafels van deze ronde tonen, met zitplaatsen en uitslagen
tournament-desk-enter = enter TABLE SCORE …: de uitslag van een tafel, één score per plaats in de volgorde van de tegels
tournament-desk-correct = correct TABLE SCORE … because REASON: een uitslag verbeteren; ROUND:TABLE voor een eerdere ronde
tournament-desk-undo = de laatste stap terugnemen
tournament-desk-standings = de ranglijst, en wat besliste
tournament-desk-players = alle deelnemers met nummers en plaatsen
tournament-desk-plan = wat er gebeurt, fase voor fase
tournament-desk-rules = de regels van dit toernooi, en waar ze van het blad afwijken
tournament-desk-log = alles wat er gebeurde; × staat bij wat ongedaan is gemaakt
tournament-desk-help = deze lijst
tournament-desk-quit = stoppen
tournament-desk-scores = Een score: tegels 21,30 (deluxe: 21,30+2+apple met twee braadwormen), of wormen en hoogste tegel 4/33, of - voor niets.

refused-tournament-score-text = “{ $text }” is geen score: schrijf 21,30 of 21,30+2+apple of 4/33 of -
refused-tournament-scores-number = { $given } scores, maar aan deze tafel spelen er { $due } tot het eind
refused-tournament-no-command = “{ $command }” is geen opdracht van de toernooileiding; kies uit { $commands }
refused-tournament-usage = gebruik deze opdracht zo: { $usage }
refused-tournament-nothing-after = na deze opdracht komt niets
refused-tournament-quotes = een aanhalingsteken wordt niet gesloten
refused-tournament-exists = dit toernooi bestaat al: naam, seed en regels liggen vast
refused-tournament-file-busy = een andere toernooileiding heeft dit toernooi open
refused-tournament-export-form = kies een van --csv, --json en --html
refused-tournament-too-many-bots = { $bots } bots voor { $n } deelnemers
refused-tournament-stale = het toernooi is intussen veranderd: dit is versie { $version }
refused-tournament-text = “{ $text }” is geen tekst van één regel
refused-tournament-not-playing = er speelt geen tafel: er is niets geloot, of alle uitslagen zijn binnen
refused-too-many-bot-tables = hoogstens { $most } tafels van een toernooi mogen tegelijk alleen door bots gespeeld worden; open er meer als er een paar klaar zijn
refused-no-such-tournament = dit toernooi bestaat niet
refused-not-the-organiser = alleen de organisator mag het toernooi veranderen

## De server: namen, coach, verslagen, puzzels

refused-no-such-code = geen open tafel heeft deze code
refused-not-your-seat = dit is niet jouw plaats
refused-no-coach = deze tafel speelt zonder de coach; na het spel antwoordt hij
refused-game-running = het spel is nog bezig
refused-record-too-long = het verslag heeft meer dan { $most } stappen
refused-no-such-puzzle = deze puzzel bestaat niet; kies een nummer van 1 tot en met { $count }
site-not-built = De pagina van deze server is niet gebouwd. In de projectmap bouwt “make web” haar; start daarna de server opnieuw.

## De pagina: de tafel

web-move-keep = { $n ->
    [one] leg de { $face } opzij
   *[other] leg elke { $face } opzij
}
web-move-keep-worms = { $n ->
    [one] leg de worm opzij
   *[other] leg de wormen opzij
}
web-move-roll = gooi
web-move-roll-golden = gooi negen dobbelstenen
web-move-weasel = gooi over met de wezel
web-move-stop = stop
web-move-take = pak tegel { $tile }
web-move-put-back = zet { specialist-object } terug
web-move-from = neem de braadworm van { $name }
web-move-dice = er wordt gegooid: { $dice }
web-tell-you = Jij
web-tell-takes = { $me ->
    [who] { $name } pakt tegel { $tile }
   *[nobody] { $name } pakt tegel { $tile }
}
    .also = { $me ->
    [who] je pakt tegel { $tile }
   *[nobody] pakt tegel { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } pikt tegel { $tile } van { $other }
    [other] { $name } pikt tegel { $tile } van jou
   *[nobody] { $name } pikt tegel { $tile } van { $other }
}
    .also = { $me ->
    [who] je pikt tegel { $tile } van { $other }
    [other] pikt tegel { $tile } van jou
   *[nobody] pikt tegel { $tile } van { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } pakt de kloek van { $other }; tegel { $tile } blijft liggen
    [other] { $name } pakt de kloek van jou; je tegel { $tile } blijft liggen
   *[nobody] { $name } pakt de kloek van { $other }; tegel { $tile } blijft liggen
}
    .also = { $me ->
    [who] je pakt de kloek van { $other }
    [other] pakt de kloek van jou
   *[nobody] pakt de kloek van { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } legt tegel { $tile } terug
   *[nobody] { $name } legt tegel { $tile } terug
}
    .also = tegel { $tile } gaat terug
web-tell-turned-over = Tegel { $tile } wordt omgedraaid
    .also = tegel { $tile } wordt omgedraaid
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] Jouw worp mislukt: niets om opzij te leggen
   *[nobody] { $name }: worp mislukt, niets om opzij te leggen
}
    .also = { $me ->
    [who] je worp mislukt: niets om opzij te leggen
   *[nobody] worp mislukt: niets om opzij te leggen
}
web-tell-fails-no-worm = { $me ->
    [who] Jouw worp mislukt: geen worm
   *[nobody] { $name }: worp mislukt, geen worm
}
    .also = { $me ->
    [who] je worp mislukt: geen worm
   *[nobody] worp mislukt: geen worm
}
web-tell-fails-no-tile = { $me ->
    [who] Jouw worp mislukt: geen tegel voor dit totaal
   *[nobody] { $name }: worp mislukt, geen tegel voor dit totaal
}
    .also = { $me ->
    [who] je worp mislukt: geen tegel voor dit totaal
   *[nobody] worp mislukt: geen tegel voor dit totaal
}
web-tell-bratworm = { $me ->
    [who] { $name } krijgt een braadworm
   *[nobody] { $name } krijgt een braadworm
}
    .also = { $me ->
    [who] je krijgt een braadworm
   *[nobody] krijgt een braadworm
}
web-tell-bratworm-from = { $me ->
    [who] { $name } krijgt een braadworm van { $other }
    [other] { $name } krijgt een braadworm van jou
   *[nobody] { $name } krijgt een braadworm van { $other }
}
    .also = { $me ->
    [who] je krijgt een braadworm van { $other }
    [other] krijgt een braadworm van jou
   *[nobody] krijgt een braadworm van { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } krijgt { specialist-object }
   *[nobody] { $name } krijgt { specialist-object }
}
    .also = { $me ->
    [who] je krijgt { specialist-object }
   *[nobody] krijgt { specialist-object }
}
web-tell-specialist-back = { specialist-subject } gaat terug naar tegel { $tile }
    .also = { specialist-object } gaat terug naar tegel { $tile }
web-tell-specialist-out = { specialist-subject } is uit het spel
    .also = { specialist-object } is uit het spel
web-tell-game-over = Het spel is afgelopen
    .also = het spel is afgelopen
web-tell-dice = { $me ->
    [who] { $name } gooit { $dice }
   *[nobody] { $name } gooit { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } gebruikt de wezel en gooit over
   *[nobody] { $name } gebruikt de wezel en gooit over
}
web-tell-keeps = { $me ->
    [who] { $name } legt opzij: { $dice }, totaal { $total }
   *[nobody] { $name } legt opzij: { $dice }, totaal { $total }
}
web-since = Sinds je laatste beurt: { $what }
web-board-tile = Tegel { $tile }, { worms }
web-board-standing = { specialist-subject } staat erop
web-board-landing = { specialist-subject } komt hier
web-board-down = Tegel { $tile }, omgedraaid
web-board-taken = Tegel { $tile }, in een stapel
web-board-top-of = Tegel { $tile }, { worms }, bovenste tegel van { $name }
web-board-top-yours = Tegel { $tile }, { worms }, jouw bovenste tegel
web-board-target = Stop nu en je pakt hem
web-board-reach = binnen bereik
web-board-chance = kans om hem deze beurt te krijgen: { $percent }
web-board-chances = %: jouw kans om hem te krijgen
web-board-now = nu
web-board-grill = Grill
web-board-bratworms = Braadwormen
web-board-supply = { $n ->
    [one] nog { $n } braadworm
   *[other] nog { $n } braadwormen
}
web-board-tiles-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
web-board-players = Spelers, met de klok mee
web-board-top = bovenste tegel { $tile }
web-board-below = { $n } eronder
web-board-no-tile = geen tegel
web-board-bot = bot
web-board-away = weg
web-board-absent = niet hier
web-board-turn = speelt nu
web-seat-open = Toon wat { $name } heeft
web-seat-tiles = De bovenste tegel staat vooraan.
web-seat-stand-in = Laat zolang een bot spelen
web-seat-stand-in-soon = Bot laten spelen over { $seconds } s
web-seat-replace = Laat een bot spelen tot het eind
web-seat-replace-sure = Zeker weten? Dan kan { $name } alleen nog kijken
web-seat-mute = Plaatjes verbergen
web-seat-unmute = Plaatjes weer tonen
web-react = Laat een plaatje zien
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] gelach
        [clap] applaus
        [wow] verbazing
        [cry] tranen
        [grr] boosheid
       *[luck] veel geluk
    }
web-board-lanes = Dobbelstenen: kies één waarde
web-board-lanes-quiet = Dobbelstenen
face-name = { $face ->
    [W] worm
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, { $gain } erbij
web-board-lane-used = { $count } × { face-name }, ligt al opzij
web-board-lane-kept = { $count } × { face-name } opzij gelegd
web-board-used = al opzij
web-table-loading = De tafel wordt gedekt…
web-table-dealing = Het spel begint…
web-table-revealing = De verzegelde zinnen gaan open…
web-table-reconnecting = Verbinding weg. Opnieuw verbinden…
web-table-away = Een bot speelt voor jou.
web-table-back = Ik ben er weer
web-table-absent = { $name } is er niet.
web-table-heading = Het spel
web-table-log = Verloop
web-log-open = Toon het verloop
web-table-steps = Wat er gebeurt
web-table-your-turn = Jouw beurt
web-table-watching = Iemand anders is aan de beurt
web-table-spectator = Je kijkt naar dit spel.
web-table-plays = { $name } speelt
web-table-bot-plays-for = Een bot speelt voor { $name }
web-table-total = Totaal { $total }
web-table-rolling = De dobbelstenen rollen…
web-table-pass-on = Geef het apparaat door aan { $name }
web-throw-ask = Jouw beurt: gooi de dobbelstenen
web-throw-how = Tik op de grote knop.
web-throw-how-shake = Tik op de grote knop of schud het apparaat.
web-throw-handed = Ik heb het
web-pace = Tempo van de bots
web-pace-1x = Gewoon tempo
web-pace-3x = Drie keer zo snel
web-pace-skip = Naar mijn beurt
web-table-time-left = Resterende tijd
web-key-enter = Enter
web-stop = Stoppen
web-stop-pick = Kies een waarde
web-stop-pick-why = Alle dobbelstenen met die waarde gaan opzij.
web-keep-bratworm = Deze dobbelstenen geven je een braadworm.
web-stop-pick-button = kies een waarde
web-stop-takes = Stop nu en <em>pak tegel { $tile } van de grill</em>
web-stop-takes-button = pak { $tile }
web-stop-steals = Stop nu en <em>pik tegel { $tile } van { $name }</em>
web-stop-steals-button = pik { $tile }
web-stop-hen = Stop nu en <em>pak de kloek van { $name }</em>
web-stop-hen-button = pak de kloek
web-stop-choose = Stop nu en <em>kies { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Je kiest na het stoppen.
web-stop-fails-too-low = Stop nu en <em>je worp mislukt: geen tegel voor { $total }</em>
web-stop-fails-no-worm = Stop nu en <em>je worp mislukt: nog geen worm</em>
web-stop-fails-button = mislukt
web-stop-sure = Echt stoppen?
web-stop-brings = { $n ->
    [one] Er staat { $n } worm op.
   *[other] Er staan { $n } wormen op.
}
web-stop-with = { specialist-subject } komt mee.
web-stop-raven-brings = De raaf brengt een braadworm en vliegt verder.
web-stop-raven-moves = De raaf vliegt verder.
web-stop-steals-why = Jouw totaal is precies de bovenste tegel.
web-stop-lower-own = { $total } heb je zelf al; tegel { $tile } is de eerstvolgende lagere.
web-stop-lower-why = { $total } kun je niet pakken; tegel { $tile } is de eerstvolgende lagere.
web-stop-hen-why = De kloek bewaakt tegel { $tile }: die blijft liggen.
web-stop-canned-why = De blikworm telt als worm: { $total } + 5 = { $sum }.
web-loss-both = { $lost } gaat terug, { $turned } wordt omgedraaid.
web-loss-down = { $lost } gaat terug en wordt omgedraaid.
web-loss-returned = { $lost } gaat terug, { $lost } en { $turned } worden omgedraaid.
web-loss-tile = { $lost } gaat terug op de grill.
web-loss-specialist = { specialist-subject } gaat terug op de grill.
web-loss-nothing = Je hebt niets om terug te geven.
web-roll = { $n ->
    [one] Gooi { $n } dobbelsteen
   *[other] Gooi { $n } dobbelstenen
}
web-roll-plain = Gooien
web-roll-pick = kies eerst een waarde
web-roll-none = geen dobbelstenen meer
web-roll-costs = kost misschien { $tile }
web-roll-costs-specialist = kost misschien { specialist-object }
web-roll-costs-both = kost misschien { $tile } + { specialist-name }
web-roll-risk = { $percent } kans op mislukken
web-roll-risk-costs = { $percent } kans dat je { $tile } kwijtraakt
web-roll-risk-costs-specialist = { $percent } kans dat je { specialist-object } kwijtraakt
web-roll-risk-costs-both = { $percent } kans dat je { $tile } + { specialist-name } kwijtraakt
web-start-ask = Acht dobbelstenen of negen?
web-start-why = De gouden dobbelsteen is een negende, met alleen enen en wormen.
web-start-why-standard = De gouden dobbelsteen is een negende dobbelsteen.
web-start-eight = Gooi er 8
web-start-nine = Gooi er 9
web-start-nine-note = met de gouden dobbelsteen
web-dead-ask = <em>Niets om opzij te leggen.</em> De wezel gebruiken?
web-dead-give-up = Opgeven
web-dead-lose = kost { $tile }
web-dead-lose-specialist = kost { specialist-object }
web-dead-lose-both = kost { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Gooi { $n } dobbelsteen over
   *[other] Gooi alle { $n } over
}
web-dead-weasel-note = de wezel helpt één keer per beurt
web-act-weasel = { $n ->
    [one] { $n } overgooien
   *[other] Alle { $n } overgooien
}
web-choice-peek = Naar de grill kijken
web-choice-return = Terug naar de keuze
web-choose-claim = Welke tegel pak je?
web-choose-claim-why = Met dit totaal mag je kiezen.
web-choose-claim-grill = Pak { $tile } van de grill
web-choose-claim-steal = Pik { $tile } van { $name }
web-choose-claim-hen = Pak de kloek van { $name }
web-choose-claim-hen-why = De kloek bewaakt deze tegel, dus krijg je de kloek.
web-choose-put-back = Welke Specialist zet je terug?
web-choose-put-back-why = Je mag er maar één houden. De andere gaat naar tegel { $tile }, de laagste vrije.
web-choose-put-back-out = Je mag er maar één houden. Er is geen tegel vrij, dus gaat de andere uit het spel.
web-choose-put-back-button = Zet { specialist-object } op { $tile }
web-choose-put-back-out-button = Haal { specialist-object } uit het spel
web-choose-goes-to = terug, naar { $tile }
web-choose-goes-out = uit het spel
web-choose-stays = blijft bij jou
web-choose-yours = van jou
web-choose-new = nieuw
web-choose-pick = Kies er een
web-choose-bratworm = Wie geeft je een braadworm?
web-choose-bratworm-why = De voorraad is op, dus geeft iemand anders je er een.
web-choose-bratworm-button = Neem er een van { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Telt als worm als je er geen hebt.
    [hen] Bewaakt je bovenste tegel en je braadwormen.
    [raven] Brengt een braadworm.
    [weasel] Eén keer per beurt mag je overgooien.
    [golden_die] Een negende dobbelsteen, vanaf je volgende beurt.
   *[apple] Drie wormen aan het eind.
}
web-coach = Coach
web-coach-open = Waarom? Vraag het de coach
web-coach-chances = Jouw kans om het spel te winnen
web-coach-option = Zet
web-coach-win = wint
web-coach-fail = mislukt
web-coach-thinks = De coach denkt na…
web-coach-waits = De coach helpt als jij aan de beurt bent.
web-coach-best = Coach: { $move }, +{ $points }%
web-coach-best-even = Coach: { $move }
web-coach-then-stop = Coach: { $move } en stop
web-coach-then-roll = Coach: { $move } en gooi
web-menu = Menu
web-menu-close = Sluiten
web-menu-rules = Zo speel je
web-menu-invite = Nodig mensen uit om te kijken
web-menu-copied = De link is gekopieerd.
web-menu-device = Verder op een ander apparaat
web-menu-record = Verslag downloaden
web-menu-sound = Geluid
web-menu-vibration = Trillen als ik aan de beurt ben
web-menu-rolls = Gooi mijn eerste worp voor mij
web-menu-shakes = Schudden om te gooien
web-menu-leave = Het spel verlaten
web-menu-leave-sure = Echt weggaan? Een bot speelt dan voor jou verder.

## De pagina: zo speel je

web-rules-title = Zo speel je
web-rules-contents = Op deze pagina
web-rules-classic = Het spel
web-rules-deluxe = Deluxe
web-rules-options = Opties
web-rules-exact = Alle regels
web-rules-learn = Al spelend leren
web-rules-learn-note = Een eerste spel tegen een bot, ongeveer twee minuten
web-rules-print = Afdrukken
web-rules-goal-title = Wat je wilt
web-rules-goal = Op de grill sissen de wormen, en iedereen heeft trek. Verzamel tegels: wie aan het eind de meeste wormen heeft, wint.
web-rules-goal-tiles = Het getal is wat een tegel kost. Hoe hoger het getal, hoe meer wormen erop staan.
web-rules-goal-drawing = Op de tegels 21 tot 24 staat één worm, op 25 tot 28 staan er twee, op 29 tot 32 drie en op 33 tot 36 vier.
web-rules-turn-title = Jouw beurt, stap voor stap
web-rules-turn-roll = Gooi alle acht dobbelstenen.
web-rules-turn-roll-drawing = Een worp: 1, 2, drie keer 4, twee keer 5 en een worm.
web-rules-turn-pick = Kies één waarde en leg alle dobbelstenen met die waarde opzij.
web-rules-turn-pick-drawing = De drie vieren zijn gekozen: 12 punten.
web-rules-turn-again = Gooi de andere dobbelstenen en kies weer. Elke waarde maar één keer per beurt!
web-rules-turn-again-drawing = De vieren liggen opzij. De worp toont 2, 3, twee keer 4 en een worm: de vieren liggen al opzij, de worm wordt gekozen.
web-rules-turn-stop = Stoppen of opnieuw gooien? Dat kies je telkens na het opzijleggen.
web-rules-turn-stop-drawing = Drie vieren, een worm en twee vijven liggen opzij.
web-rules-turn-count = Een worm is 5 waard, dus dit is 27. En er ligt een worm bij: zonder worm krijg je niets.
web-rules-take-title = Wat je krijgt
web-rules-take-exact = Ligt de tegel met jouw totaal op de grill? Dan is hij van jou.
web-rules-take-exact-drawing = Totaal 27: tegel 27 ligt op de grill en wordt gepakt.
web-rules-take-lower = Ligt hij daar niet, en ook niet boven op een andere stapel? Pak dan de eerstvolgende lagere tegel van de grill.
web-rules-take-lower-drawing = Totaal 27: de tegels 27 en 26 zijn weg, dus wordt 25 gepakt.
web-rules-take-steal = Heeft iemand anders hem boven op de stapel? Dan pik je hem!
web-rules-take-steal-drawing = Totaal 27: tegel 27 is de bovenste tegel van iemand anders en wordt gepikt.
web-rules-take-stack = Je tegels vormen één stapel. Alleen de bovenste tegel kan gepikt worden of verloren gaan: wat eronder ligt, is veilig.
web-rules-now = nu
web-rules-fail-title = Als je worp mislukt
web-rules-fail-used = De worp toont alleen waarden die je al opzij hebt gelegd.
web-rules-fail-worm = Je stopt zonder worm.
web-rules-fail-low = Je stopt en er is geen tegel voor jouw totaal.
web-rules-fail-drawing = Tegel 24 gaat terug op de grill en 36 wordt omgedraaid.
web-rules-fail-back = Dan gaat je bovenste tegel terug op de grill.
web-rules-fail-turned = Daarna wordt de hoogste tegel op de grill omgedraaid. Hij is uit het spel, behalve als je hem net zelf hebt teruggelegd.
web-rules-fail-nothing = Heb je geen tegel? Dan gebeurt er niets.
web-rules-end-title = Het einde
web-rules-end = Zodra er geen tegel meer open op de grill ligt, is het spel afgelopen. Iedereen telt de wormen op al zijn of haar tegels.
web-rules-end-drawing = De tegels 23, 27 en 31 hebben samen zes wormen.
web-rules-end-tie = Wie de meeste wormen heeft, wint. Bij gelijkspel beslist de hoogste tegel.
web-rules-tips-title = Goed om te weten
web-rules-tip-all = Je legt altijd alle dobbelstenen van een waarde opzij, nooit maar een paar.
web-rules-tip-worm = Wormen en vijven zijn allebei 5 waard, maar het zijn twee verschillende waarden.
web-rules-tip-early = Neem vroeg een worm. Met weinig dobbelstenen komt hij misschien nooit.
web-rules-tip-few = Hoe minder dobbelstenen je gooit, hoe eerder je worp mislukt.
web-rules-tip-own = Je eigen bovenste tegel telt niet: je pakt de eerstvolgende lagere.
web-rules-tip-pass = Je kunt niet passen, en er zijn geen geheimen: iedereen ziet alles.
web-rules-deluxe-intro = De regels die je kent, blijven gelden. Erbij komen twee lage tegels, braadwormen en zes Specialisten.
web-rules-low-title = 11 en 13
web-rules-low = Je pakt ze alleen met precies 11 of precies 13. Niemand kan ze pikken.
web-rules-low-drawing = De tegels 11 en 13, met elk één worm.
web-rules-bratworm-title = Braadwormen
web-rules-bratworm = Leg twee of meer enen opzij, en je krijgt meteen een braadworm. Hij telt als één worm en je houdt hem, ook als je worp mislukt.
web-rules-bratworm-drawing = Twee enen geven een braadworm.
web-rules-bratworm-supply = Zijn ze alle zeven weg? Dan kies je wie je er een geeft, maar nooit wie de kloek heeft. Is er niemand over, dan krijg je er geen.
web-rules-specialists-title = De zes Specialisten
web-rules-specialists = Een Specialist staat op een tegel en komt mee. Je kunt er maar één hebben. Krijg je een tweede, dan kies je wie van de twee teruggaat: naar de laagste vrije tegel, of uit het spel als er geen vrij is. Wie de bovenste tegel kwijtraakt, raakt ook de Specialist kwijt.
web-rules-begins-on = begint op { $tile }
web-rules-canned-worm = Ligt er geen worm opzij? Dan telt hij als worm en doet er 5 bij. Hij helpt vanaf je volgende beurt.
web-rules-hen = Ze bewaakt je bovenste tegel: wie wil pikken, krijgt alleen de kloek, en als je worp mislukt, gaat alleen de kloek terug en wordt er niets omgedraaid. Ook je braadwormen zijn veilig. Is 11 of 13 je bovenste tegel, dan kan niemand de kloek pakken. Mislukt je worp zonder tegel, dan houd je haar.
web-rules-raven = Hij is van niemand. Wie zijn tegel pakt, krijgt een braadworm, en de raaf vliegt naar de laagste vrije tegel.
web-rules-weasel = Eén keer per beurt mag je alle dobbelstenen van een worp overgooien. Dat kan je zelfs redden als de worp alleen waarden toont die je al hebt.
web-rules-golden-die = Je mag negen dobbelstenen gooien. De gouden dobbelsteen toont alleen enen en wormen.
web-rules-apple = Hij is aan het eind drie wormen waard. Dat is alles, en dat is veel.
web-rules-options-intro = Wie een tafel opent, kan het spel aanpassen. Wordt er niets gekozen, dan is alles zoals hierboven.
web-rules-option-game = Welk spel
web-rules-option = Optie
web-rules-option-does = Wat ze doet
web-rules-option-rule = Regel
web-rules-option-classic = Het spel zoals hierboven.
web-rules-option-deluxe = Met 11 en 13, braadwormen en Specialisten.
web-rules-option-russian = Het klassieke spel, maar niemand hoeft te pikken. Het Russische regelblad laat dat in één voorbeeld zien: daar blijft een tegel met precies het totaal bij een ander liggen.
web-rules-option-highest = Kort spel: hogere tegels blijven in de doos.
web-rules-option-turns = Het spel eindigt na dit aantal beurten.
web-rules-option-steal = Niemand hoeft te pikken: je mag in plaats daarvan de eerstvolgende lagere tegel van de grill pakken. De meeste regelbladen zeggen dat je “kunt” pikken; dat het moet, is onze keuze.
web-rules-option-lower = Ligt de tegel er niet? Dan mag je elke lagere tegel van de grill pakken. Zo staat het op het Roemeense en het Russische regelblad.
web-rules-option-returned = Sneller: ook de tegel die je teruglegt, wordt omgedraaid.
web-rules-option-faster-highest = Sneller: altijd wordt de hoogste tegel omgedraaid, ook als je hem net hebt teruggelegd.
web-rules-option-golden = Deluxe: de gouden dobbelsteen heeft dezelfde waarden als de andere. Geen regelblad toont zijn waarden; alleen enen en wormen is onze lezing.
web-rules-option-low = Deluxe: hoeveel wormen er op 11 en 13 staan, 0 tot 4. Geen regelblad zegt het; elk één is onze lezing.
web-rules-exact-intro = Elke regel heeft een korte naam, zoals T5. Hier staan ze allemaal, woord voor woord.
web-rules-search = Zoek een regel
web-rules-search-note = Een naam zoals T5, een letter of een woord
web-rules-found = { $n ->
    [0] Geen regel gevonden
    [one] { $n } regel
   *[other] { $n } regels
}
web-rules-link-to = Link naar { $clause }

## De pagina: het eerste spel

web-learn-title = Je eerste spel
web-learn-opening = De grill wordt heet…
web-learn-again-try = Nog eens proberen
web-learn-bot-name = Bruno
web-learn-tip = Tip
web-learn-got-it = Begrepen
web-learn-skip = Verder zonder tips
web-learn-hint-pick = Tik op een getal of de worm: alle dobbelstenen die dat tonen, gaan opzij.
web-learn-hint-roll = Dat is { $total }. Gooi nu de andere dobbelstenen!
web-learn-hint-once = Elke waarde maar één keer per beurt: kies een nieuwe.
web-learn-hint-worm = Een worm! Hij is 5 waard, en zonder worm krijg je niets.
web-learn-hint-no-worm = { $total }, maar nog geen worm. Zonder worm krijg je niets: gooi opnieuw!
web-learn-hint-too-low = { $total } is te weinig: de laagste tegel kost { $lowest }. Gooi opnieuw!
web-learn-hint-stop = Je kunt nu stoppen en tegel { $tile } pakken, of het erop wagen en opnieuw gooien.
web-learn-hint-lower = Er ligt geen { $total } op de grill. Als je stopt, pak je de eerstvolgende lagere tegel: { $tile }.
web-learn-hint-steal = Precies { $total }! Stop nu en pik hem van { $name }.
web-learn-hint-few = { $n ->
    [one] Nog maar { $n } dobbelsteen: toont die een waarde die je al hebt, dan mislukt je worp.
   *[other] Nog maar { $n } dobbelstenen: tonen die alleen waarden die je al hebt, dan mislukt je worp.
}
web-learn-hint-took = Tegel { $tile } is van jou! Hij ligt boven op je stapel.
web-learn-hint-stole = Gepikt! Tegel { $tile } ligt nu boven op jouw stapel.
web-learn-hint-failed = Je worp mislukt, maar je hebt geen tegel om terug te leggen. Bof jij even!
web-learn-hint-lost = Je worp mislukt: je tegel { $tile } gaat terug op de grill.
web-learn-hint-turned = De hoogste tegel, { $tile }, wordt omgedraaid: hij is uit het spel.
web-learn-hint-robbed = { $name } pikt je tegel { $tile }! Alleen de bovenste tegel loopt gevaar.
web-learn-hint-watch = Nu speelt { $name }. Kijk naar de dobbelstenen en de grill.
web-learn-hint-their-top = { $name } heeft { $tile } bovenop liggen: met precies { $tile } pik je die.
web-learn-hint-they-fail = De worp van { $name } mislukt. Dat gebeurt bots dus ook!
web-learn-done = Nu ken je Heckmeck!
web-learn-done-note = Een echt spel heeft alle tegels tot 36, voor twee tot zeven spelers.
web-learn-play = Nu spelen
web-learn-rules = De regels lezen
web-learn-look = Bekijk hoe het spel eindigde

## De pagina: start, nieuwe tafel, meedoen, wachten

web-nav = Hoofdmenu
web-nav-menu = Menu
web-nav-play = Spelen
web-nav-tournaments = Toernooien
web-nav-games = Mijn spellen
web-nav-rules = Regels
web-nav-learn = Eerste spel met uitleg
web-nav-companion = Hulp bij dobbelstenen
web-nav-puzzles = Puzzels
web-nav-fair = Eerlijke dobbelstenen
web-nav-device = Mijn apparaten
web-nav-theme = Licht of donker
web-nav-theme-system = Automatisch
web-nav-theme-light = Licht
web-nav-theme-dark = Donker
web-start-line = Gooien, zweten, grijpen: wie pakt de meeste wormen van de grill? Ook bekend als Regenwormen.
web-start-play = Nu spelen
web-start-play-how = { $n ->
    [one] tegen één bot, zonder account
   *[other] tegen { $n } bots, zonder account
}
web-start-options = Spelinstellingen
web-start-edition = Uitgave
web-start-opponents = Aantal tegenstanders
web-start-opponents-n = { $n ->
    [one] 1 tegenstander
   *[other] { $n } tegenstanders
}
web-start-strength = Sterkte van de bots
web-start-guest = Gast
web-start-learn = Nieuw hier? Speel mee!
web-start-learn-how = Een eerste spel met uitleg, ongeveer twee minuten
web-start-create = Een tafel openen
web-start-create-how = Nodig anderen uit met code, QR-code of bericht
web-start-together = Eén apparaat doorgeven
web-start-together-how = Eén telefoon of tablet gaat de tafel rond
web-mine-turn = Jouw beurt:
web-mine-here = Verder spelen:
web-mine-wait = { $name } is aan de beurt:
web-mine-open = Nog niet begonnen:
web-mine-over = Afgelopen:
web-mine-table = Tafel { $name }
web-mine-with = met { $names }
web-mine-alone = er is nog niemand anders
web-mine-all = { $n ->
    [one] Toon mijn { $n } spel
   *[other] Toon al mijn { $n } spellen
}
web-mine-title = Mijn spellen
web-mine-none = Je hebt nog geen spellen.
web-games-running = Nog bezig
web-games-over = Afgelopen spellen
web-games-all = { $n ->
    [one] Toon het { $n } afgelopen spel
   *[other] Toon alle { $n } afgelopen spellen
}
web-games-none = Nog geen spellen. Als je gespeeld hebt, kun je je spellen hier terugkijken.
web-games-unfinished = Geëindigd zonder winnaar
web-games-mistakes = { $n ->
    [0] Geen fouten
    [one] { $n } fout om te bekijken
   *[other] { $n } fouten om te bekijken
}
web-games-more = Meer: { $name }
web-games-go-on = Verder spelen
web-games-share = De uitslag delen
web-games-name = Naam van het spel
web-games-rename = Naam veranderen
web-games-delete = Verwijderen
web-games-deleted = Het spel is verwijderd.
web-games-undo = Ongedaan maken
web-games-memory = Deze browser bewaart niets: de spellen op dit apparaat zijn weg zodra je de pagina sluit. Bewaar ze in een bestand voordat je weggaat.
web-games-not-served = De server antwoordt niet. Zijn spellen komen hier zodra hij dat wel doet.
web-games-keep = Bewaar je spellen
web-games-keep-how = Spellen op dit apparaat staan alleen in deze browser, en sommige browsers vergeten wat een week lang niet geopend is. Eén bestand bewaart ze allemaal en neemt ze mee naar een ander apparaat.
web-games-without-record =
    { $n ->
        [one] { $n } spel staat niet in het bestand: het begon met een stelling en heeft geen verslag.
       *[other] { $n } spellen staan niet in het bestand: ze begonnen met een stelling en hebben geen verslag.
    }
web-games-export = Alles in één bestand bewaren
web-games-import = Spellen uit een bestand laden
web-games-busy = Het bestand wordt gelezen…
web-games-added = { $n ->
    [0] Geen nieuwe spellen.
    [one] { $n } nieuw spel.
   *[other] { $n } nieuwe spellen.
}
web-games-known = { $n ->
    [one] { $n } spel was er al.
   *[other] { $n } spellen waren er al.
}
web-games-differ = { $n ->
    [one] { $n } spel gaat in het bestand anders verder dan hier. Er wordt niets overschreven, tenzij jij het zegt.
   *[other] { $n } spellen gaan in het bestand anders verder dan hier. Er wordt niets overschreven, tenzij jij het zegt.
}
web-games-replace = Neem die uit het bestand
web-games-leave = Houd die van mij
web-games-bad = Spel { $number } in het bestand: { $text }
web-open-tables = Open tafels
web-open-all = { $n ->
    [one] Toon de { $n } tafel
   *[other] Toon alle { $n }
}
web-open-none = Er is nu geen open tafel. Open er zelf een, of speel tegen bots.
web-open-no-server = Om met mensen ergens anders te spelen is een server nodig, en die antwoordt nu niet. Al het andere werkt.
web-open-join = Meedoen
web-open-watch = Kijken
web-open-who = { $free ->
    [one] Aan tafel: { $names }. Eén vrije plaats.
   *[other] Aan tafel: { $names }. { $free } vrije plaatsen.
}
web-code-title = Meedoen met een code
web-code-label = Code van de tafel, of een link
web-code-join = Meedoen
web-code-scan = Scan een QR-code
web-code-hold = Houd de QR-code voor de camera.
web-code-no-camera = De camera is niet te gebruiken. Typ de code.
web-code-close = Sluiten
web-code-example = Kiwi 27
web-code-wrong = Een code is een woord en een getal, zoals { web-code-example }.
web-code-qr = QR-code van deze pagina
web-code-phone = Speel op je telefoon
web-code-phone-how = Scan de code met de camera: de pagina opent, zonder account.
web-bot-names = Anouk, Bram, Daan, Fleur, Joris, Lotte, Sjoerd, Tess
web-bot-random = Puur toeval
web-bot-random-hint = Kiest zonder enig plan.
web-bot-simple = Makkelijk
web-bot-simple-hint = Pakt de eerste tegel die er te krijgen is.
web-bot-careful = Voorzichtig
web-bot-careful-hint = Stopt liever vroeg dan een tegel te wagen.
web-bot-worms = Gemiddeld
web-bot-worms-hint = Rekent precies uit wat elke worp waard is.
web-bot-champion = Sterk
web-bot-champion-hint = Denkt vooruit over het hele spel.
web-preset-classic = Klassiek
web-preset-classic-hint = Tegels 21 tot 36 en acht dobbelstenen: het spel zoals de meeste mensen het kennen.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Met Specialisten, braadwormen en de tegels 11 en 13.
web-preset-russian = Russisch
web-preset-russian-hint = Als klassiek, maar niemand hoeft te pikken.
web-option-golden-die = Gouden dobbelsteen
web-option-golden-die-hint = Wat de gouden dobbelsteen kan tonen.
web-option-golden-die-ones-and-worms = Alleen enen en wormen
web-option-golden-die-standard = De gouden dobbelsteen toont 1 tot 5 en worm
web-option-worms-on-low-tiles = Wormen op 11 en 13
web-option-worms-on-low-tiles-hint = Hoeveel wormen er op elk van de twee laagste tegels staan.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } worm op 11 en op 13
   *[other] { $n } wormen op 11 en op 13
}
web-option-steal = Pikken
web-option-steal-hint = Jouw totaal is precies de bovenste tegel van iemand anders: moet je die pikken?
web-option-steal-forced = Altijd pikken
web-option-steal-optional = Pikken als je wilt
web-option-lower-tile = Eerstvolgende lagere tegel
web-option-lower-tile-hint = Jouw precieze tegel ligt er niet: welke lagere mag je pakken?
web-option-lower-tile-next = De eerstvolgende lagere tegel
web-option-lower-tile-any = Elke lagere tegel (Roemeens en Russisch regelblad)
web-option-faster = Sneller spel
web-option-faster-hint = Na een mislukte worp worden meer tegels omgedraaid, dus is het spel eerder afgelopen.
web-option-faster-off = Gewone lengte
web-option-faster-returned = Sneller: ook de teruggelegde tegel wordt omgedraaid
web-option-faster-highest = Sneller: altijd wordt de hoogste tegel omgedraaid
web-option-max-turns = Limiet aan beurten
web-option-max-turns-hint = Na zoveel beurten van alle spelers samen eindigt het spel zoals het staat.
web-option-max-turns-none = Geen limiet
web-option-max-turns-value = { $n ->
    [one] Hoogstens { $n } beurt
   *[other] Hoogstens { $n } beurten
}
web-option-highest-tile = Hoogste tegel
web-option-highest-tile-hint = Hogere tegels blijven in de doos, voor een korter spel.
web-option-highest-tile-value = Tegels tot { $n }
web-pace-none = geen tijdslimiet
web-pace-30s = 30 seconden per zet
web-pace-90s = 90 seconden per zet
web-pace-1d = één dag per beurt
web-colour-tomato = tomaatrood, ster
web-colour-blueberry = bosbesblauw, druppel
web-colour-mustard = mosterdgeel, maan
web-colour-aubergine = auberginepaars, paddenstoel
web-colour-mint = mint, blad
web-colour-radish = radijsroze, hart
web-colour-pine = dennengroen, bliksem
web-starter-drawn = Loten
web-starter-drawn-hint = Het toeval beslist wie begint.
web-starter-first = De eerste plaats
web-starter-first-hint = Wie als eerste in de lijst staat, begint. Volgens de gedrukte regels is dat de jongste.
web-real-title = Echte dobbelstenen
web-real-promise = Jullie gooien op je eigen tafel en voeren in wat er viel. Niemand kan deze dobbelstenen bewijzen, en dat staat ook in het verslag.
web-real-end = Echte dobbelstenen, door jullie ingevoerd: niemand kan ze controleren.
web-real-lanes = Tik op de dobbelstenen zoals ze liggen
web-real-add = { face-name }: één erbij, { $count }
web-real-remove = { face-name }: één eraf, { $count }
web-real-golden = Gouden dobbelsteen: { face-name }
web-real-golden-none = Gouden dobbelsteen: nog niets
web-real-whose = Dobbelstenen van { $name }
web-real-missing = { $n ->
    [one] Er ontbreekt nog { $n } dobbelsteen.
   *[other] Er ontbreken nog { $n } dobbelstenen.
}
web-real-complete = Dat zijn ze allemaal.
web-real-tap-aside = Tik op wat opzij is gelegd.
web-real-tap-first = tik eerst op dobbelstenen
web-real-only-aside = Alleen wat opzij is gelegd
web-real-clear = Wissen
web-real-enter = Dobbelstenen invoeren
web-real-failed = Mislukt
web-real-weasel = Wezel
web-real-weasel-note = alle dobbelstenen nog een keer
web-real-take-back = Laatste invoer terugnemen
web-real-taken-back = De laatste invoer wordt teruggenomen
web-people-name = Naam van speler { $n }
web-people-placeholder = Speler { $n }
web-people-remove = Speler { $n } weghalen
web-people-add = Nog iemand op dit apparaat
web-together-who = Wie spelen er mee?
web-together-how = Iedereen speelt op dit apparaat. Het zegt wie er aan de beurt is; geef het dan door.
web-companion-title = Spelhulp voor echte dobbelstenen
web-companion-what = Jullie spelen met de doos op tafel. De telefoon kent de regels, houdt de tafel bij en schrijft alles op. Dat werkt ook zonder netwerk.
web-companion-roll = Gooi met je eigen dobbelstenen.
web-companion-tap = Tik op wat er gegooid is, of alleen op wat opzij is gelegd. Iets verkeerd ingevoerd? Neem het terug, zo vaak je wilt.
web-companion-keep = Aan het eind zijn er een uitslag, een verslag en een analyse. Niemand kan echte dobbelstenen bewijzen, dus staat in het verslag dat ze echt waren.
web-companion-order = In de volgorde waarin jullie zitten, met de klok mee.
web-companion-who = Wie er op deze telefoon spelen. De anderen doen mee met hun eigen telefoon.
web-companion-where = Wie voert de dobbelstenen in?
web-companion-where-here = Alleen deze telefoon
web-companion-where-here-hint = Wie hem vasthoudt, voert in voor iedereen.
web-companion-where-apart = Iedereen op de eigen telefoon
web-companion-where-apart-hint = Daarvoor zijn een netwerk en een server nodig.
web-companion-coach-all = Voor iedereen
web-companion-coach-all-hint = Hij zegt bij elke zet wat hij zou doen.
web-companion-coach-ask = Voor wie het vraagt
web-companion-coach-ask-hint = Hij zwijgt tot iemand op hem tikt, en praat alleen over die ene zet.
web-companion-coach-none = Helemaal niet
web-companion-coach-none-hint = Alleen de analyse vertelt het, na het spel.
web-together-with-bots = Bots aan tafel
web-together-start = { $n ->
    [one] Beginnen
   *[other] Beginnen met { $n } spelers
}
web-new-you = Jouw plaats
web-new-plays = Ik speel mee
web-new-plays-hint = Zet dit uit om de tafel alleen te openen en te kijken.
web-new-more = Meer regels
web-new-more-changed = { $n ->
    [one] Meer regels ({ $n } veranderd)
   *[other] Meer regels ({ $n } veranderd)
}
web-new-seats = Plaatsen
web-new-seats-hint = Hoeveel er hoogstens kunnen meespelen; vanaf twee kun je beginnen.
web-new-bots = Bots
web-new-bots-hint = Bots gaan meteen zitten; later kun je er meer toevoegen.
web-new-bot-strength = Sterkte van { $name }
web-new-clock = Bedenktijd
web-new-clock-hint = Als de tijd om is, speelt een bot die beurt voor wie weg is.
web-new-starter = Wie begint?
web-new-public = Toon bij de open tafels
web-new-public-hint = Iedereen kan gaan zitten. Anders vinden alleen je gasten de tafel.
web-new-coach = De coach mag helpen
web-new-coach-hint = Iedereen kan tijdens het spel de kansen van elke zet zien.
web-new-open = De tafel openen
web-new-name-missing = Vul voor iedereen een naam in.
web-new-name-twice = Twee spelers kunnen niet dezelfde naam hebben.
web-new-too-many = Er zijn meer spelers dan plaatsen. Kies meer plaatsen.
web-new-bad-number = De limiet is een heel getal vanaf 1; laat het leeg voor geen limiet.
web-new-summary-rules = Regels: { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } plaatsen, allemaal bezet.
    [one] { $seats } plaatsen, waarvan nog één vrij.
   *[other] { $seats } plaatsen, waarvan nog { $free } vrij.
}
web-new-summary-clock-none = Er is geen tijdslimiet.
web-new-summary-clock-30s = Er zijn 30 seconden voor elke zet.
web-new-summary-clock-90s = Er zijn 90 seconden voor elke zet.
web-new-summary-clock-1d = Er is één dag voor elke beurt.
web-new-summary-public = Iedereen kan meedoen.
web-new-summary-private = Alleen je gasten kunnen meedoen.
web-seat-name = Je naam
web-seat-colour = Je kleur
web-seat-phrase = Een zin voor de eerlijke dobbelstenen
web-seat-phrase-how = Wat je hier typt, telt mee voor de dobbelstenen van dit spel, zodat niemand ze vooraf kan kiezen. Je zin wordt op dit apparaat verzegeld en gaat vanzelf open als het spel begint: houd deze pagina tot dan open.
web-seat-phrase-bad = In een zin mogen geen | of # staan. Schrijf hem zonder die tekens.
web-seat-phrase-remove = Mijn zin weghalen
web-seat-remove = { $name } weghalen
web-seat-you = jij
web-seat-host = gastheer
web-seat-bot = bot: { $strength }
web-seat-has-phrase = met een zin
web-join-title = Ga zitten
web-join-sit = Ga zitten
web-join-nobody = Hier zit nog niemand.
web-join-full = Alle plaatsen zijn bezet. Zodra het spel begint, kun je hier kijken.
web-join-late = Het spel is al begonnen. Je kunt kijken.
web-join-watch = Kijken
web-wait-who = Aan tafel
web-wait-coach = met coach
web-wait-no-coach = zonder coach
web-wait-free = vrij
web-wait-change = Veranderen
web-wait-keep = Bewaren
web-wait-add-bot = Bot toevoegen
web-wait-count = Bezette plaatsen: { $taken } van { $places }.
web-wait-lost = Verbinding weg. Opnieuw verbinden…
web-wait-removed = Je plaats is vrijgemaakt door wie de tafel opende.
web-wait-start = Het spel beginnen
web-wait-missing = Er ontbreekt nog een speler
web-wait-leave = Weggaan
web-wait-for = Wachten tot { $name } begint
web-wait-for-host = Wachten op het begin
web-wait-take-over = De tafel overnemen
web-wait-take-over-soon = Overnemen over { $seconds } s
web-wait-fair-dice = Eerlijke dobbelstenen
web-wait-fair-promise = Het geheim achter de dobbelstenen lag vast voordat er iemand zat, en is met dit getal verzegeld. Na het spel kan iedereen elke worp controleren.
web-wait-fair-commitment = Toon het zegel
web-invite = Uitnodigen
web-invite-code = Code van de tafel
web-invite-how = Scan, zeg de code of stuur de link.
web-invite-link = Uitnodigingslink
web-invite-qr = QR-code om aan deze tafel mee te doen
web-invite-copy = Link kopiëren
web-invite-copied = Gekopieerd
web-invite-share = Delen
web-invite-text = Speel Heckmeck met mij aan tafel { $name }!
web-invite-loopback = Dit adres werkt alleen op deze computer. Start de server met --host 0.0.0.0 om andere apparaten uit te nodigen.
web-device-another = Verder op een ander apparaat
web-device-how = Een persoonlijke link neemt je spellen mee, bijvoorbeeld van de laptop naar de telefoon.
web-device-own = Spellen die alleen op dit apparaat gespeeld worden, blijven hier. Bewaar ze onder “Mijn spellen” in een bestand om ze mee te nemen.
web-device-make = Toon de link
web-device-link = Je persoonlijke link
web-device-qr = QR-code van je persoonlijke link
web-device-once = Hij werkt één keer, binnen 24 uur. Wie hem opent, speelt onder jouw naam: geef hem niet door.
web-device-claimed = Klaar: je spellen staan nu op dit apparaat.
web-device-ask = Dit apparaat heeft eigen spellen. Als je verdergaat, neemt het de spellen van de link over en laat het de eigen los. Ga alleen verder met een link die je zelf hebt gemaakt: wie hem maakte, speelt op dezelfde plaatsen.
web-device-ask-first = Moet dit apparaat de spellen van de link spelen? Ga alleen verder met een link die je zelf hebt gemaakt: wie hem maakte, speelt op dezelfde plaatsen.
web-device-yes = Overnemen
web-device-no = Alles zo laten
web-devices-title = Je apparaten
web-devices-how = Ze spelen allemaal onder jouw naam. Een apparaat dat 180 dagen niet gebruikt wordt, wordt vergeten.
web-devices-this = Dit apparaat
web-devices-other = Een ander apparaat
web-devices-since = toegevoegd op { $date }
web-devices-used = laatst gebruikt op { $date }
web-devices-log-out = Uitloggen
web-devices-ask-this = Dit apparaat uitloggen? Het vergeet je spellen. Zonder een ander apparaat van jou kun je er niet meer bij.
web-devices-ask-other = Dat apparaat uitloggen? Het kan niet meer onder jouw naam spelen, en open persoonlijke links vervallen.
web-devices-gone = Het apparaat is uitgelogd.

## De pagina: na het spel

web-end-wins = { $name } wint!
web-end-you-win = Jij wint!
web-end-shared = Gedeelde winst: { $names }
web-end-equal = { worms } elk, en geen tegels.
web-end-higher-tile = { worms }, net zoveel als { $name }; de hoogste tegel beslist: { $own } tegen { $other ->
    [none] geen
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } meer dan { $name }.
web-end-grill-empty = Er is geen tegel meer te pakken.
web-end-turns-over = Alle afgesproken beurten zijn gespeeld.
web-end-you = jij
web-end-shared-place = gedeeld
web-end-sum-bratworms = { $tiles } op tegels + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } op tegels + { $apple } voor de appel = { $worms }
web-end-sum-bratworms-apple = { $tiles } op tegels + { bratworms } + { $apple } voor de appel = { $worms }
web-end-tie-won = gelijk: { $own } wint van { $other ->
    [none] geen tegel
   *[tile] { $other }
}
web-end-tie-lost = gelijk: { $own } tegen { $other }
web-end-tie-no-tile = gelijk: geen tegel
web-end-more = Dit spel bekijken
web-end-replay = Terugkijken
web-end-download = Het verslag bewaren
web-end-fair = De dobbelstenen waren vóór de eerste worp verzegeld.
web-end-fair-check = Controleren
web-end-review = Analyse
web-end-review-hint = beurt voor beurt
web-end-rematch = Revanche
web-end-rematch-hint = zelfde mensen, zelfde regels
web-end-rematch-go = Naar de revanche
web-end-rematch-go-hint = je plaats wacht
web-end-rematch-told = Er is een revanche. Kom mee!
web-end-own-game = Een eigen spel
web-end-closed-title = Deze tafel is gesloten
web-end-closed = Lange tijd speelde niemand verder, dus eindigde het spel zonder winnaar.
web-replay-title = Terugkijken
web-replay-of = Terugkijken: { $table }
web-replay-loading = Het spel wordt geladen…
web-replay-turn = Beurt { $turn } van { $turns }
web-replay-at-turn = { $name } is aan de beurt
web-replay-turn-back = Een beurt terug
web-replay-turn-on = Een beurt verder
web-replay-step-back = Een stap terug
web-replay-step-on = Een stap verder
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-slider = Positie
web-replay-log = Wat er gebeurde
web-record-open = Open een verslag
web-record-open-hint = Een verslag is een tekstbestand dat eindigt op .heck. Sleep het hierheen, kies het of plak de tekst.
web-record-choose = Bestand kiezen
web-record-paste = Of plak de tekst
web-record-open-pasted = Deze tekst openen
web-record-other = Een ander verslag openen
web-fair-title = Eerlijke dobbelstenen
web-fair-checking = Elke worp wordt nagerekend…
web-fair-all = { $n ->
    [one] De worp klopt
   *[other] Alle { $n } worpen kloppen
}
web-fair-fair-text = Je browser heeft zojuist elke worp uit de seed nagerekend, helemaal zelf. Elke worp is precies wat het verslag zegt.
web-fair-drawn = Wie begon, is met dezelfde seed geloot.
web-fair-witnessed = Dit apparaat zag dezelfde vingerafdruk vóór het einde en heeft hem vergeleken.
web-fair-own = Jouw zin “{ $phrase }” zit in elke worp.
web-fair-late = Jouw zin “{ $phrase }” kwam niet op tijd bij de server, dus zit hij niet in de dobbelstenen.
web-fair-phrases = { $n ->
    [one] Er is { $n } zin; er hoort er één te zijn voor elke plaats.
   *[other] Er zijn { $n } zinnen; er hoort er één te zijn voor elke plaats.
}
web-fair-wrong = Worp { $number } past niet meer bij de seed
web-fair-wrong-text = { $name }, beurt { $turn }: het verslag zegt { $dice }, de seed geeft { $due }. Iemand heeft het verslag veranderd, of deze dobbelstenen waren niet eerlijk.
web-fair-more-wrong = { $n ->
    [one] Nog een worp wijkt af. Elke worp wordt apart nagerekend.
   *[other] Nog { $n } worpen wijken af. Elke worp wordt apart nagerekend.
}
web-fair-other-commitment = De seed is niet de verzegelde
web-fair-other-commitment-text = De vingerafdruk van deze seed is niet die van vóór het spel. Iemand heeft de seed verwisseld, dus deze dobbelstenen bewijzen niets.
web-fair-commitment-changed = De vingerafdruk is verwisseld
web-fair-commitment-changed-text = Vóór het spel zag dit apparaat een andere vingerafdruk dan de tafel nu toont. Iemand heeft de seed verwisseld, dus deze dobbelstenen bewijzen niets.
web-fair-phrase-missing = Jouw zin zit niet in de dobbelstenen
web-fair-phrase-missing-text = Dit apparaat opende jouw zin op tijd en de server nam hem aan, maar er is zonder die zin gegooid. Dus bewijzen deze dobbelstenen niets.
web-fair-phrase-changed = Een zin is verwisseld
web-fair-phrase-changed-text = Een van de andere zinnen is niet die verzegeld was toen dit apparaat de jouwe opende. Iemand heeft hem later gekozen, dus deze dobbelstenen bewijzen niets.
web-fair-other-start = Een andere speler had moeten beginnen
web-fair-other-start-text = Het verslag zegt dat geloot is wie begint, maar de seed loot iemand anders.
web-fair-no-seed = Er is geen seed om mee te controleren
web-fair-no-seed-text = Dit verslag noemt geen seed. Er is met echte dobbelstenen gegooid, of het spel is nog niet afgelopen.
web-fair-no-dice = Echte dobbelstenen
web-fair-no-dice-text = Hier is op een eigen tafel gegooid en ingevoerd wat er viel. Er valt niets te controleren, en niemand noemt deze dobbelstenen eerlijk.
web-fair-running = De seed is nog geheim
web-fair-running-text = Hij wordt bekend zodra het spel afgelopen is. Kom dan terug, en elke worp is te controleren.
web-fair-no-commitment = Het verslag zegt niet welke vingerafdruk er vóór het spel te zien was. De worpen volgen dus uit de seed, maar het is niet bewezen dat de seed vooraf vastlag.
web-fair-how = Hoe het werkt
web-fair-how-sealed = Voordat iemand een zin kon schrijven, lootte de server een geheime seed en toonde de vingerafdruk ervan (SHA-256). Een andere seed zou een andere vingerafdruk hebben: vanaf dat moment was hij niet meer te verwisselen.
web-fair-how-phrases = Iedereen kon een zin toevoegen. De apparaten stuurden eerst alleen een verzegelde vorm en openden die toen niemand meer kon meedoen. Zo kon niemand, ook geen server met een eigen plaats, een zin kiezen die bij de seed of de andere zinnen past.
web-fair-how-here = Vóór de eerste worp lootte dit apparaat een geheime seed en schreef de vingerafdruk ervan op (SHA-256). Een andere seed zou een andere vingerafdruk hebben: vanaf dat moment was hij niet meer te verwisselen.
web-fair-how-rolls = Elke worp volgt alleen uit de seed, de zinnen en zijn nummer (HMAC-SHA256). Niets anders telt: niet wie er aan de beurt is, niet de tijd, niet wat goed is voor iemand.
web-fair-how-told = Na het spel wordt de seed bekend. Dan kan iedereen elke worp narekenen, zoals deze pagina doet.
web-fair-honest = Wat overblijft:
web-fair-honest-text = alleen wie de seed heeft, de server, kon de dobbelstenen vooraf weten, zodra de zinnen open waren. Hij kon ze niet veranderen, en niemand anders kon ze weten. Waar niemand een zin schreef, is niet bewezen dat de server de seed niet uit vele heeft gekozen.
web-fair-honest-here = wie in de opslag van dit apparaat kan kijken, kon de dobbelstenen vooraf weten, want het apparaat bewaart de seed tot het eind. Veranderen kon niemand ze.
web-fair-facts = De getallen
web-fair-fact-seed = De seed
web-fair-fact-commitment = Zijn vingerafdruk (commitment)
web-fair-fact-phrases = Zinnen, in de volgorde van de plaatsen
web-fair-no-phrases = niemand schreef er een
web-fair-show-rolls = { $n ->
    [one] Toon de worp
   *[other] Toon alle { $n } worpen
}
web-fair-rolls = Alle worpen
web-fair-roll = Worp
web-fair-player = Speler
web-fair-recorded = In het verslag
web-fair-computed = Nagerekend
web-fair-same = hetzelfde
web-fair-bytes = Details
web-fair-bytes-of = Toon de bytes van worp { $number }
web-fair-message = De bytes zijn die van HMAC-SHA256, met de seed als sleutel, van:
web-fair-bytes-note = Een byte gedeeld door 6 geeft een rest van 0 tot 5: dat is 1 tot 5 of een worm. Bytes vanaf 252 worden overgeslagen, zodat alle waarden even waarschijnlijk zijn. De gouden dobbelsteen komt als laatste en heeft eigen waarden.
web-worth-taken = gekozen
web-worth-best = beste,
web-worth-win = winst
web-worth-likely = Meestal: { $what }.
web-worth-fail = mislukt { $percent }
web-review-of = Analyse: { $table }
web-review-working = De coach bekijkt het spel…
web-review-working-hint = Elke zet en elke worp wordt beoordeeld. Dat duurt een paar seconden.
web-review-graph = Winstkans
web-review-as-table = De grafiek als tabel
web-review-whose = Van wie zijn de fouten en het geluk
web-review-luck-plus = geluk
web-review-luck-minus = pech
web-review-accuracy = nauwkeurigheid
web-review-mistakes = { $n ->
    [one] fout
   *[other] fouten
}
web-review-luck = punten geluk
web-review-points = punten
web-review-yours = Jouw fouten
web-review-mistakes-of = Fouten: { $name }
web-review-no-mistakes = Niets op aan te merken.
web-review-mistake-where = { $grade ->
    [inaccuracy] Onnauwkeurig, beurt { $turn }
    [mistake] Fout, beurt { $turn }
   *[blunder] Blunder, beurt { $turn }
}
web-review-better = Beter: { $move }
web-closer = Beter kijken
web-closer-stop = Stoppen
web-closer-hint = De kampioen speelt de zetten heel vaak uit, met het geluk eruit gerekend.
web-closer-games = { $n ->
    [one] { $n } spel
   *[other] { $n } spellen
}
web-practice = Oefen je fouten
web-practice-title = Vind de betere zet: { $n } van { $count }
web-practice-turn = In beurt { $turn } van je spel
web-practice-next = Volgende fout
web-practice-back = Terug naar de analyse
web-practice-done = Deze keer gevonden: { $n } van { $count }.
web-practice-then = Toen was het “{ $move }”, en dat kostte { $points } punten.
web-review-accuracy-all = Nauwkeurigheid aan tafel
web-review-error-rate = verlies per zet: { $points } punten
web-review-adjusted-note = “Zonder geluk” is de uitslag min het geluk van alle worpen: een schatting die onder 0 of boven 100 kan liggen.
web-review-forced = { $name }: { $move }. Er was niets anders te doen.
web-review-was-best = { $name }: { $move }. Er was niets beters.
web-review-costs = { $name }: { $move }. Beter: { $best }. Het verschil: { $points } punten.
web-review-lucky = De worp ervoor had geluk: +{ $points } punten.
web-review-unlucky = De worp ervoor had pech: −{ $points } punten.
web-review-lucky-of = { $name } had ervoor geluk met gooien: +{ $points } punten.
web-review-unlucky-of = { $name } had ervoor pech met gooien: −{ $points } punten.
web-review-to-board = Naar het bord
web-review-explain = Wat betekenen deze woorden?
web-review-class-best = Niets is beter.
web-review-class-fine = Verliest minder dan 1 punt.
web-review-class-inaccuracy = Verliest 1 punt of meer.
web-review-class-mistake = Verliest 3 punten of meer.
web-review-class-blunder = Verliest 8 punten of meer.
web-review-word-point = Punt
web-review-word-point-text = 1% kans om het spel te winnen.
web-review-word-accuracy = Nauwkeurigheid
web-review-word-accuracy-text = 100% voor altijd de beste zet. Met elke 2 punten gemiddeld verlies per zet halveert ze: 2 punten geven 50%, 4 punten 25%. Wie meer verliest, heeft dus de lagere nauwkeurigheid.
web-review-word-luck = Geluk
web-review-word-luck-text = Wat de eigen worpen van een speler opbrachten, vergeleken met het gemiddelde van alle worpen die hadden kunnen komen.
web-puzzles-title = Puzzels
web-puzzles-text = Stellingen waarin de zet die voor de hand ligt fout is. Kijk goed voordat je kiest: het eerste antwoord telt.
web-puzzles-solved = { $n } van { $count } opgelost
web-puzzles-next = Volgende puzzel
web-puzzle = Puzzel { $number }
web-puzzle-question = Wat moet { $name } doen?
web-puzzle-now = Tot nu toe: { web-puzzle-after }
web-puzzle-choose = Kies een zet
web-puzzle-after = totaal { $total }, { dice-left }
web-puzzle-answer = Dat is mijn antwoord
web-puzzle-right = Goed!
web-puzzle-wrong = Niet het best
web-puzzle-worth = Wat elke zet waard is
web-puzzle-today = Puzzel van de dag
web-daily-text = Voor iedereen dezelfde, elke dag een nieuwe.
web-daily-open = Oplossen
web-daily-again = Nog eens bekijken
web-daily-streak = { $n ->
    [0] Nog geen dag op rij
    [one] { $n } dag op rij opgelost
   *[other] { $n } dagen op rij opgelost
}
web-daily-share = Delen
web-daily-copied = Gekopieerd.
web-daily-shared = Heckmeck, puzzel van de dag, { $date }: { $outcome ->
    [right] 🟢 opgelost
   *[wrong] 🔴 deze keer niet
}
web-puzzle-rating = rating { $rating }
web-puzzles-own-rating = jouw rating: { $rating }
web-lay-tiles = Tegels
web-lay-tiles-how = Kies waar tegels heen gaan en tik erop. Met nog een tik ligt een tegel weer op de grill.
web-lay-tool = Wat een tik op een tegel doet
web-lay-up = Grill
web-lay-down = Omgedraaid
web-lay-stack-of = Stapel van { $name }
web-lay-tile-of = Tegel { $tile }, in de stapel van { $name }
web-lay-give = Aan { $name } geven
web-lay-whose = de beurt geven
web-lay-bratworm-more = Eén braadworm meer voor { $name }
web-lay-bratworm-less = Eén braadworm minder voor { $name }
web-lay-turn = Beurt en dobbelstenen
web-lay-moment = Wat er nu gebeurt
web-lay-moment-start = Er begint een beurt
web-lay-moment-keep = Er liggen dobbelstenen op tafel
web-lay-moment-decide = Opnieuw gooien of stoppen?
web-lay-moment-rolling = De dobbelstenen gaan zo vallen
web-lay-moment-over = Het spel is afgelopen
web-lay-aside = Opzij gelegd
web-lay-table = Op tafel
web-lay-dice =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
web-lay-dice-due = { $n } van { $due }
web-lay-die-more = { face-name } erbij, nu { $count }
web-lay-die-less = { face-name } eraf, nu { $count }
web-lay-golden = Gouden dobbelsteen
web-lay-golden-none = is er niet bij
web-lay-golden-hand = bij de dobbelstenen die over zijn
web-lay-golden-aside = opzij gelegd
web-lay-weasel = De wezel is deze beurt al gebruikt
web-nav-analysis = Analysebord
web-analysis-lead = Was dat goed? Leg een stelling, welke je maar wilt, en zie wat elke zet waard is.
web-analysis-mode = Wat je met de stelling doet
web-analysis-lay = Leggen
web-analysis-play = Verder spelen
web-analysis-seats = Spelers
web-analysis-new = Opnieuw leggen
web-analysis-paste = Plak de regel van een stelling of een verslag
web-analysis-open = Openen
web-analysis-example = Een voorbeeld tonen
web-analysis-line = Regel van de stelling
web-analysis-copy = Link kopiëren
web-analysis-picture = Plaatje delen
web-analysis-bots = Vanaf hier tegen bots spelen
web-analysis-back = Terugnemen
web-analysis-tree = Stappen en takken
web-analysis-beginning = Begin
web-analysis-cut = Deze tak weghalen
web-analysis-options = Wat elke zet waard is
web-analysis-fail = Mislukt: volgende worp { $throw }, hele beurt { $turn }
web-analysis-fail-turn = Mislukt: hele beurt { $turn }
web-analysis-worms = Wormen: { $worms }
web-analysis-show = Toon de kansen op de tegels: { $move }
web-analysis-legend = kans op de tegel deze beurt, als je alleen daarvoor speelt, na: { $move }
web-analysis-legend-now = wat je pakt als je nu stopt
web-analysis-chances = Kans om het spel te winnen
web-analysis-rolled = Wat is er gegooid?
web-analysis-fall = Deze dobbelstenen
web-analysis-random = Gooi voor mij
web-analysis-choice = Midden in een keuze heeft een stelling geen regel: het adres noemt de stelling ervoor.
web-analysis-here = Analyseer vanaf hier
web-analysis-you = Jij speelt
web-analysis-opponents = De anderen
web-analysis-start = Spelen
web-analysis-no-record = Het komt bij je spellen te staan, met een analyse. Een verslag is er niet: niemand weet wat er vóór deze stelling gebeurde.

## De pagina: in je broekzak

web-nav-pocket = Zet het op je telefoon
web-nav-alone = Bots en regels kiezen
web-app-about = Het dobbelspel met wormen op de grill. Speel tegen bots of met vrienden, los puzzels op, kijk terug met de coach: ook zonder netwerk.
web-app-shot-table = Jouw beurt aan tafel
web-app-shot-review = Wat elke zet waard was
web-pocket-ready = Klaar voor offline: Heckmeck werkt nu zonder netwerk.
web-pocket-newer = Er is een nieuwe versie van Heckmeck.
web-pocket-renew = Gebruiken
web-pocket-later = Later
web-pocket-intro = Het hele spel past in je broekzak. Het opent als een app en werkt zonder netwerk. Geen winkel, geen account, niets te betalen.
web-pocket-install = Heckmeck installeren
web-pocket-installed = Heckmeck staat als app op dit apparaat.
web-pocket-all-here = Alles staat op dit apparaat: je kunt offline gaan.
web-pocket-coming = Alles wordt op dit apparaat gezet…
web-pocket-not-here = Deze browser bewaart geen pagina’s voor offline gebruik. Spelen gaat hier wel.
web-pocket-iphone = iPhone en iPad
web-pocket-iphone-open = Open deze pagina in Safari.
web-pocket-iphone-share = Tik op Deel: het vierkant met de pijl.
web-pocket-iphone-add = Kies “Zet op beginscherm” en dan “Voeg toe”.
web-pocket-android = Android
web-pocket-android-open = Open deze pagina in Chrome, Edge, Samsung Internet of Firefox.
web-pocket-android-menu = Open het menu van de browser.
web-pocket-android-add = Kies “App installeren” of “Toevoegen aan startscherm”.
web-pocket-computer = Computer
web-pocket-computer-chrome = Chrome en Edge: klik op het installatieteken aan het eind van de adresbalk.
web-pocket-computer-safari = Safari: kies in het menu Archief “Voeg toe aan Dock”.
web-pocket-computer-firefox = Firefox: een bladwijzer is genoeg. De pagina opent ook zonder netwerk.
web-pocket-http = Van hieruit niet te installeren
web-pocket-http-how = Dit adres begint met http://. Browsers bewaren alleen pagina’s van adressen met https://. Je kunt hier spelen, bijvoorbeeld in een zaal, maar er blijft niets op het apparaat. Vraag wie de server beheert om een https-adres, of open Heckmeck thuis voordat je gaat.
web-pocket-seven = Safari vergeet na zeven dagen
web-pocket-seven-how = Op iPhone en iPad verwijdert Safari wat een pagina bewaard heeft als je die zeven dagen niet opent: ook je spellen. Op het beginscherm blijft alles staan. Je kunt je spellen ook in een bestand bewaren.
web-pocket-games = Naar mijn spellen
web-server-away = De server antwoordt nu niet. Wat op dit apparaat staat, blijft werken; de rest komt vanzelf terug.
web-server-none = Om vanaf meerdere apparaten samen te spelen is een server nodig. Noem er een als je er een hebt; al het andere werkt zonder.
web-server-title = Server om samen te spelen
web-server-label = Adres van de server
web-server-use = Deze server gebruiken
web-server-used = Tafels met andere apparaten staan op { $server }.
web-server-drop = Geen server gebruiken
web-server-wrong = Dit is geen adres. Het ziet eruit als https://play.example.
web-server-not-secure = Deze pagina kwam via https, en dan laten browsers haar alleen met https-adressen praten.
web-server-silent = { $server } antwoordt niet, of laat deze pagina niet toe. Wie de server beheert, staat het toe met: --allow-origin { $here }

## De pagina: toernooien

web-tournament-intro = Van de inschrijving tot de finale: loot tafels en plaatsen, voer uitslagen in, toon het bord. Alles wordt meteen bewaard, en elke stap kun je terugnemen.
web-tournament-new = Nieuw toernooi
web-tournament-name = Naam van het toernooi
web-tournament-name-missing = Het toernooi heeft een naam nodig.
web-tournament-names = Deelnemers
web-tournament-names-hint = Eén naam per regel, of een CSV-lijst. Je kunt later ook namen toevoegen.
web-tournament-names-add-hint = Eén naam per regel, of een CSV-lijst, tot de eerste loting.
web-tournament-names-file = Een bestand lezen
web-tournament-plan-one = { $n } deelnemers: allemaal aan één tafel voor de finale.
web-tournament-plan-two = { $n } deelnemers: eerst { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $rounds ->
        [one] elk één spel
       *[other] elk { $rounds } spellen
    }, dan een finale met { $final }.
web-tournament-plan-more = { $n } deelnemers: eerst { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }, { $stages } fases in totaal; de laatste is een finale met { $final }.
web-tournament-plan-details = Fase voor fase
web-tournament-edition = Welk spel
web-tournament-format = Opzet
web-tournament-as-format = Zoals de opzet zegt
web-tournament-expected = Hoeveel er verwacht worden
web-tournament-rules = Geldende regels
web-tournament-rules-change = Regels veranderen
web-tournament-rules-until = Dat kan tot de eerste loting.
web-tournament-rules-save = Met deze regels spelen
web-tournament-rounds = Spellen vóór de finale
web-tournament-rounds-one = Eén, de besten van elke tafel gaan door
web-tournament-rounds-several = { $n }, de ranglijst beslist
web-tournament-size = Spelers aan een tafel
web-tournament-size-n = { $n }, waar het kan
web-tournament-score = Wat telt
web-tournament-score-worms-and-places = Wormen en plaatspunten
web-tournament-score-places = Alleen plaatspunten
web-tournament-house = Huisregels
web-tournament-house-hint = Eigen punten, beslissingen of fases van je club, als TOML-tekst. Wat hierboven gekozen is, gaat voor.
web-tournament-create = Het toernooi maken
web-tournament-mine = Mijn toernooien
web-tournament-mine-hint = Bewaard op dit apparaat, met de link van de organisator.
web-tournament-forget = { $name } van deze lijst halen
web-tournament-forget-sure = Kopieer eerst de link van de organisator: zonder die link kan niemand dit toernooi nog veranderen, en hij is niet opnieuw te maken.
web-tournament-forget-yes = Weghalen
web-tournament-forget-no = Houden
web-tournament-forgotten = { $name } staat niet meer op deze lijst.
web-tournament-put-back = Terugzetten
web-tournament-open = Openen met een link
web-tournament-open-link = Link van een toernooi
web-tournament-open-wrong = Dit is geen link van een toernooi.
web-tournament-open-go = Openen
web-tournament-restore = Herstellen uit een bestand
web-tournament-restore-hint = Het bestand van een toernooi, hier of door de terminal bewaard: het toernooi gaat verder waar het bestand eindigt, met een nieuwe link.
web-tournament-restore-file = Het bestand kiezen
web-tournament-lost = Geen verbinding. Deze pagina probeert het vanzelf opnieuw.
web-tournament-wrong-secret = Deze link van de organisator klopt niet. Je kunt alles lezen maar niets veranderen.
web-tournament-stale = Iemand anders heeft het toernooi intussen veranderd. Je ziet nu de nieuwste stand; doe het nog een keer.
web-tournament-reading = Je leest alleen mee. Veranderen kan met de link van de organisator.
web-tournament-parts = Delen van het toernooi
web-tournament-tab-tables = Tafels
web-tournament-tab-standings = Ranglijst
web-tournament-tab-people = Deelnemers
web-tournament-tab-more = Meer
web-tournament-kind-registration = Inschrijving
web-tournament-kind-preliminary = Voorronde
web-tournament-kind-semi-final = Halve finale
web-tournament-kind-final = Finale
web-tournament-preliminary-n = Voorronde, fase { $n }
web-tournament-stage-round = { $stage }, ronde { $n } van { $total }
web-tournament-next = Wat er nu komt
web-tournament-day = Klok en berichten
web-tournament-timer-minutes = Minuten voor deze ronde
web-tournament-timer-start = Klok starten
web-tournament-timer-pause = Pauze
web-tournament-timer-go-on = Verder
web-tournament-timer-more = { $n } minuten erbij
web-tournament-timer-stop = Klok stoppen
web-tournament-paused = gepauzeerd
web-tournament-last-turns = Laatste beurten!
web-tournament-announcement = Bericht
web-tournament-announce = Omroepen
web-tournament-announce-end = Weghalen
web-tournament-schedule = Programma
web-tournament-schedule-save = Programma bewaren
web-tournament-next-names = Een toernooi heeft minstens twee deelnemers nodig.
web-tournament-next-missing = Ontbrekende uitslagen: { $n } van { $total }.
web-tournament-next-round = Alle uitslagen zijn binnen. De volgende ronde kan geloot worden.
web-tournament-next-stage = Alle uitslagen zijn binnen. Nu komt: { $stage }, { $n } deelnemers.
web-tournament-go-names = Deelnemers toevoegen
web-tournament-go-draw = Tafels en plaatsen loten
web-tournament-phrase = Wat roept de zaal?
web-tournament-phrase-hint = Vraag om een paar woorden en typ ze in. Samen met het verzegelde getal bepalen ze alle lotingen, zodat niemand die kan kiezen. Het mag leeg zijn. Daarna kan niemand zich meer inschrijven.
web-tournament-go-round = Ronde { $n } loten
web-tournament-go-stage = Loten: { $stage }
web-tournament-go-result = Uitslag van tafel { $n } invoeren
web-tournament-go-wait = De tafels bekijken
web-tournament-go-over = De oorkondes afdrukken
web-tournament-undo = Ongedaan maken: { $event }
web-tournament-undo-sure = De laatste stap echt terugnemen ({ $event })?
web-tournament-undo-yes = Ja, terugnemen
web-tournament-undo-no = Nee, zo laten
web-tournament-finished = klaar
web-tournament-playing = bezig
web-tournament-live = live
web-tournament-left = weg
web-tournament-plus = +{ $points }
web-tournament-enter = Uitslag invoeren
web-tournament-which-table = Nummer van de tafel
web-tournament-go-table = Invoeren of verbeteren
web-tournament-no-such-table = In deze ronde is er voor jou geen tafel { $n }.
web-tournament-open-only = Alleen tafels zonder uitslag ({ $n })
web-tournament-report = Uitslag melden
web-tournament-report-other = Het was anders
web-tournament-confirm = Dat klopt
web-tournament-reported = Gemeld door { $who }
web-tournament-disputed = Deze meldingen spreken elkaar tegen. De organisator beslist.
web-tournament-waits = Iemand anders aan tafel moet het op de eigen telefoon bevestigen, of de organisator doet het.
web-tournament-take-it = Deze uitslag nemen
web-tournament-table-how = Eén speler voert de uitslag in, een ander aan tafel bevestigt die op de eigen telefoon. De organisator ziet allebei.
web-tournament-table-idle = Aan deze tafel speelt nu niemand.
web-tournament-sign-how = Na het spel: scan deze code en voer de uitslag in. Een andere speler aan tafel bevestigt die met de code op de eigen kaart.
web-tournament-reports-wait = Wachtende meldingen van tafels: { $n }
web-tournament-disputes = Tafels die het niet eens zijn: { $tables }
web-tournament-helping = Je helpt hier: je kunt de uitslagen van jouw tafels invoeren.
web-tournament-only-organiser = Alleen de organisator kan dit afdrukken.
web-tournament-correct = Verbeteren
web-tournament-closed = De volgende fase is geloot: deze uitslagen kunnen niet meer verbeterd worden.
web-tournament-record = Verslag van het spel
web-tournament-corrected = { $n ->
    [one] Eén keer verbeterd
   *[other] { $n } keer verbeterd
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } wormen
}, hoogste tegel { $highest }
web-tournament-enter-table = Uitslag van tafel { $n }
web-tournament-correct-table = Uitslag van tafel { $n } verbeteren
web-tournament-how = Hoe je invoert
web-tournament-by-tiles = Tegels
web-tournament-by-worms = Wormen en hoogste tegel
web-tournament-tap = Kies een speler en tik dan op de tegels van die speler.
web-tournament-tiles-of = Tegels van { $name }
web-tournament-tile-free = Tegel { $tile }
web-tournament-tile-of = Tegel { $tile }, { $name }
web-tournament-tile-moved = Tegel { $tile }: { $from } → { $to }
web-tournament-bratworms = Braadwormen
web-tournament-apple = Appel
web-tournament-worms = Wormen
web-tournament-highest = Hoogste tegel
web-tournament-no-number = “{ $text }” is geen heel getal.
web-tournament-reason = Waarom het verbeterd wordt
web-tournament-reason-hint = De oude uitslag blijft in de geschiedenis staan, met deze reden.
web-tournament-save = Uitslag bewaren
web-tournament-save-correction = Verbetering bewaren
web-tournament-meanwhile = Deze tafel heeft intussen een uitslag. Die is niet overschreven:
web-tournament-leave-it = Zo laten
web-tournament-replace-it = Verbeteren met de mijne
web-tournament-close = Sluiten
web-tournament-parts-of-score = Wormen + plaats
web-tournament-goes-on = gaat door
web-tournament-no-standings = Er zijn nog geen uitslagen.
web-tournament-add = Deze namen toevoegen
web-tournament-here = { $name } is er
web-tournament-here-of = { $n } van { $total } zijn er
web-tournament-here-only = Alleen wie nog ontbreekt
web-tournament-sweep = Haal de { $n } ontbrekenden van de lijst
web-tournament-sweep-sure = Zeker weten? Ze loten niet mee. De stap kan ongedaan gemaakt worden.
web-tournament-late = Reservelijst en laatkomers
web-tournament-late-hint = Niemand anders hoeft te verhuizen: wie te laat komt, gaat op de volgende plaats van de kleinste open tafel zitten, of speelt vanaf de volgende ronde mee.
web-tournament-late-add = Laat ze wachten
web-tournament-waiting = wacht
web-tournament-admit = Op de lijst zetten
web-tournament-admit-table = Aan tafel { $table } zetten
web-tournament-admit-round = Speelt vanaf de volgende ronde
web-tournament-came-late = kwam te laat
web-tournament-find = Zoek een naam
web-tournament-nobody = Er heeft zich nog niemand ingeschreven.
web-tournament-gone = afgevallen
web-tournament-sits = Tafel { $table }, tegel { $tile }
web-tournament-is-bot = gespeeld door een bot
web-tournament-change = Veranderen
web-tournament-rename = Naam
web-tournament-rename-save = Naam bewaren
web-tournament-renamed-meanwhile = Iemand anders heeft deze naam intussen veranderd: { $name }
web-tournament-played-by = Gespeeld door
web-tournament-person = een mens
web-tournament-bot = een bot: { $bot }
web-tournament-played-by-hint = Dit telt alleen aan live tafels.
web-tournament-withdraw = Valt af
web-tournament-withdraw-hint = Doet aan geen loting meer mee. Uitslagen tot nu toe blijven; een plaats in de volgende fase gaat naar de volgende van de ranglijst.
web-tournament-withdraw-playing = De anderen aan tafel spelen verder. Wie tijdens een spel weggaat, krijgt daar geen punten voor.
web-tournament-return = Is terug
web-tournament-show = Tonen
web-tournament-board = Bord voor de projector
web-tournament-redo = De loting controleren
web-tournament-print = Afdrukken
web-tournament-print-plan = Tafelindeling
web-tournament-print-seats = Plaatsloting
web-tournament-print-sheets = Scorebladen
web-tournament-print-certificates = Oorkondes
web-tournament-print-cards = QR-kaarten voor deelnemers
web-tournament-print-blank = Lege scorebladen
web-tournament-print-standings = Ranglijst
web-tournament-print-checkin = Aanwezigheidslijst
web-tournament-blank-table = Tafel ______  Ronde ______
web-tournament-print-signs = Bordjes voor de tafels
web-tournament-print-rules = Geldende regels
web-tournament-print-now = Afdrukken
web-tournament-print-starts = Wie tegel 21 heeft, begint; de anderen volgen met de klok mee.
web-tournament-print-seat = Tafel { $table }, tegel { $tile }
web-tournament-print-seed = Alle lotingen volgen uit de openbare seed { $seed }. Iedereen kan ze controleren op { $address }.
web-tournament-links = Links
web-tournament-qr = QR-code van de openbare pagina
web-tournament-public = Openbare link
web-tournament-public-hint = Met deze link kan iedereen meekijken; veranderen kan niemand er iets mee.
web-tournament-organiser = Link van de organisator
web-tournament-organiser-hint = Wie deze link heeft, kan alles veranderen. Bewaar een kopie: hij is niet opnieuw te maken.
web-tournament-helpers = Helpers
web-tournament-helpers-hint = Wie een link voor helpers heeft, kan uitslagen invoeren en verbeteren, verder niets. In het logboek staat wie het was.
web-tournament-helper-name = Naam van de helper
web-tournament-helper-tables = Alleen deze tafels (geen: alle)
web-tournament-helper-make = Een link maken
web-tournament-helper-link = Link voor { $name }
web-tournament-copy = Kopiëren
web-tournament-copied = Gekopieerd
web-tournament-online = Live tafels
web-tournament-online-hint = De tafels van deze ronde kunnen hier gespeeld worden, op telefoons of door bots. De uitslagen komen er vanzelf in. Mensen hebben de persoonlijke code van hun QR-kaart nodig.
web-tournament-online-none = Er is nu geen tafel om te spelen.
web-tournament-all-bots = Bots voor iedereen
web-tournament-all-bots-go = { $n ->
    [one] Laat een bot spelen voor { $n } deelnemer
   *[other] Laat bots spelen voor { $n } deelnemers
}
web-tournament-clock = Tijd
web-tournament-go-online = { $n ->
    [one] Speel { $n } tafel live
   *[other] Speel { $n } tafels live
}
web-tournament-download = Downloaden
web-tournament-backup-now = Nu een kopie bewaren
web-tournament-backup-rounds = Na elke ronde een kopie op dit apparaat bewaren
web-tournament-anonymise = Alle namen weghalen
web-tournament-anonymise-sure = Wie meedeed, is dan alleen nog een nummer: P1, P2 enzovoort. Lotingen en uitslagen blijven; redenen, berichten en het programma verdwijnen ook. Dit kun je niet terugnemen. Kopieën die eerder zijn bewaard, houden de namen.
web-tournament-anonymise-yes = Namen voorgoed weghalen
web-tournament-delete = Dit toernooi verwijderen
web-tournament-delete-sure = Namen, uitslagen en al het andere worden voorgoed van de server verwijderd. Bewaar eerst een kopie als je die nog nodig kunt hebben.
web-tournament-delete-name = Typ de naam van het toernooi: { $name }
web-tournament-delete-yes = Voorgoed verwijderen
web-tournament-download-csv = Ranglijst (CSV)
web-tournament-download-json = Alles (JSON)
web-tournament-download-events = Bestand voor de opdrachtregel
web-tournament-history = Wat er gebeurde
web-tournament-was-undone = ongedaan gemaakt
web-tournament-redo-text = Alle tafels, plaatsen en loten volgen uit één openbare seed. Je browser heeft zojuist elke loting zelf nagedaan.
web-tournament-redo-right = { $n ->
    [one] { $n } loting nagedaan: die klopt.
   *[other] { $n } lotingen nagedaan: allemaal kloppen ze.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } loting klopt niet met de seed.
   *[other] { $n } lotingen kloppen niet met de seed.
}
web-tournament-seed = Openbare seed
web-tournament-sealed = Verzegeld getal (SHA-256)
web-tournament-secret = Geheim
web-tournament-shout = Woorden van de zaal
web-tournament-shout-none = geen
web-tournament-seal-kept = Het geheim past bij het getal dat aan het begin verzegeld werd, en maakt met de woorden van de zaal de seed: niemand kon deze lotingen kiezen.
web-tournament-seal-broken = Het geheim past niet bij het verzegelde getal, of maakt deze seed niet. Vertrouw deze lotingen niet.
web-tournament-seal-other = Dit apparaat zag voor dit toernooi eerder een ander verzegeld getal. Vertrouw deze lotingen niet.
web-tournament-seal-given = Deze seed is met de hand ingevoerd: de organisator kon hem kiezen.
web-tournament-seal-waits = Nog niet geopend: als de inschrijving sluit, roept de zaal een paar woorden. Die maken met het geheim de seed van alle lotingen.
web-tournament-draw-lots = { $stage }: loten
web-tournament-draw-round = { $stage }: tafels en plaatsen van ronde { $n }
web-tournament-draw-agrees = klopt
web-tournament-draw-differs = klopt niet
web-tournament-redo-how = Hoe het gaat
web-tournament-redo-steps = Loting n neemt de bytes van HMAC-SHA256(seed, “draw:n:block”) voor block 0, 1, enzovoort. Wie meedoet, op nummer, wordt daarmee vanaf het eind geschud (Fisher–Yates). De geschudde lijst wordt in tafels verdeeld; de volgende loting geeft de plaatsen. Met het hele toernooi als bestand kun je het in een eigen programma nadoen.
web-tournament-you = jij
web-tournament-you-seat = Plaats { $seat }, tegel { $tile }
web-tournament-you-start = Jij begint.
web-tournament-you-champion = Jij wint het toernooi!
web-tournament-you-gone = Je bent afgevallen.
web-tournament-you-registered = Je staat op de lijst. Na de loting zie je hier je tafel.
web-tournament-you-over = Het toernooi is afgelopen. Bedankt voor het spelen!
web-tournament-you-wait = Jouw tafel is klaar. Deze pagina toont wat er komt.
web-tournament-you-final = Je staat in de finale!
web-tournament-you-bye = Je gaat direct naar de finale! Anderen spelen eerst een halve finale.
web-tournament-you-stage = Je gaat door! Na de loting toont deze pagina je volgende tafel.
web-tournament-you-out = Je ligt eruit. Bedankt voor het spelen!
web-tournament-your-place = Jouw plaats
web-tournament-rank-of = { $n } van { $of }
web-tournament-your-result = Laatste spel: plaats { $place }, { $worms ->
        [one] { $worms } worm
       *[other] { $worms } wormen
    }, +{ $points }
web-tournament-your-games = Jouw spellen
web-tournament-to-table = Naar je tafel
web-tournament-to-standings = Tafels en ranglijst
web-tournament-claim = Op dit apparaat spelen voor { $name }? Het laat dan zijn eigen spellen los die hier bezig zijn.
web-tournament-claim-yes = Ja, hier spelen
web-tournament-claim-no = Nee, alleen kijken
web-tournament-claimed = Dit apparaat speelt nu voor { $name }.
web-tournament-tables = { $n ->
    [one] { $n } tafel
   *[other] { $n } tafels
}
web-tournament-done-of = { $n } van { $total } klaar
web-tournament-tiles-left = { $n ->
    [one] nog { $n } tegel
   *[other] nog { $n } tegels
}
web-tournament-at-turn = speelt nu
web-tournament-follow = Volg op je telefoon
web-tournament-follow-hint = Scan de code en zoek je naam.
web-tournament-board-round = Nu komt: de loting van ronde { $n }, hier op het bord.
web-tournament-board-stage = Nu komt: { $stage }. De loting is hier te zien.
web-tournament-board-seed = Alle lotingen zijn te controleren: seed { $seed }
web-tournament-board-sealed = De loting is verzegeld: { $seal }
web-tournament-board-page = Volgende pagina
web-tournament-board-page-of = Pagina { $n } van { $total }
web-tournament-board-where = Waar zit ik?
web-tournament-board-pause = Blijf op deze pagina
web-tournament-news = Tafel { $table }: { $text }
web-tournament-signed-up = Ingeschreven
web-tournament-sheet-how = Na het spel: kruis de tegels van elke speler aan, schrijf de wormen en de hoogste tegel op, en breng dit blad naar de organisator.
web-tournament-sheet-deluxe = Braadwormen: ____ Appel: ____
web-tournament-sheet-sign = Handtekening van de winnaar
web-tournament-certificate = Oorkonde
web-tournament-certificate-place = Plaats { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } deelnemer
       *[other] { $n } deelnemers
    }
web-tournament-certificate-sign = Organisator
web-tournament-certificates-who = Oorkondes voor
web-tournament-certificates-three = de eerste drie plaatsen
web-tournament-certificates-final = iedereen in de finale
web-tournament-certificates-all = iedereen
web-tournament-certificates-early = Het toernooi is nog niet afgelopen: deze plaatsen kunnen nog veranderen.
web-tournament-codes-hint = Voor live tafels heeft elke deelnemer een persoonlijke code nodig, die dan in de QR-code staat. Hij werkt één keer, op één apparaat, voor alle rondes.
web-tournament-codes-make = Persoonlijke codes op de kaarten zetten
web-tournament-codes-made = { $n ->
    [one] { $n } kaart heeft een persoonlijke code. Druk haar nu af: de code wordt niet nog eens getoond.
   *[other] { $n } kaarten hebben een persoonlijke code. Druk ze nu af: de codes worden niet nog eens getoond.
}
web-tournament-card-qr = QR-code voor { $name }
web-tournament-card-hint = Scan: je tafel, je zitplaats, je plaats.
web-tournament-card-code = Scan om te spelen: alleen voor jou, werkt één keer.
