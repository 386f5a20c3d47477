### Heckmeck en français. Les mots suivent le glossaire du projet : tu, boutons à l’infinitif.

## Words

language-name = Français
game-name = Heckmeck
-canned-worm = Ver en boîte
-hen = Mère poule
-raven = Corbeau
-weasel = Belette
-golden-die = Dé doré
-apple = Pomme

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}

worms = { $n ->
    [one] { $n } ver
   *[other] { $n } vers
}
bratworms = { $n ->
    [one] { $n } ver grillé
   *[other] { $n } vers grillés
}
dice-left = { $n ->
    [one] encore { $n } dé
   *[other] encore { $n } dés
}

## What happened

event-takes = { $name } prend le { $tile }
    .short = prend le { $tile }
event-steals = { $name } pique le { $tile } à { $other }
    .short = pique le { $tile } à { $other }
event-takes-hen = { $name } prend la Mère poule à { $other } ; le { $tile } reste
    .short = prend la Mère poule à { $other }
event-puts-back = { $name } remet le { $tile } sur la brochette
    .short = remet le { $tile } sur la brochette
event-turned-over = Le { $tile } est retourné
    .short = le { $tile } est retourné
event-fails-nothing-to-set-aside = { $name } : rien à mettre de côté, lancer nul
    .short = lancer nul, rien à mettre de côté
event-fails-no-worm = { $name } : aucun ver, lancer nul
    .short = lancer nul, aucun ver
event-fails-no-tile = { $name } : aucun Pickomino pour ce total, lancer nul
    .short = lancer nul, aucun Pickomino pour ce total
event-bratworm = { $name } prend un ver grillé
    .short = prend un ver grillé
event-bratworm-from = { $name } prend un ver grillé à { $other }
    .short = prend un ver grillé à { $other }
event-gets-specialist = { $name } obtient { specialist-object }
    .short = obtient { specialist-object }
event-specialist-back = { specialist-subject } revient sur le { $tile }
    .short = { specialist-object } revient sur le { $tile }
event-specialist-out = On retire { specialist-object } du jeu
    .short = on retire { specialist-object } du jeu
event-game-over = La partie est finie
    .short = fin de la partie

## What is refused: rules

refused-game-over = la partie est finie
refused-choose-a-tile = il faut d’abord choisir un Pickomino
refused-choose-a-specialist = il faut d’abord reposer un des deux spécialistes
refused-choose-a-player = il faut d’abord choisir le joueur qui donne le ver grillé
refused-dice-must-fall = il faut d’abord lancer les dés
refused-choose-dice = il faut d’abord choisir huit ou neuf dés
refused-set-aside-first = il faut d’abord mettre de côté les dés d’une valeur
refused-roll-or-stop = il faut relancer ou arrêter
refused-stop-only-after-setting-aside = on ne peut arrêter que juste après avoir mis des dés de côté
refused-golden-die-not-owned = tu ne possèdes pas le Dé doré
refused-golden-die-too-late = le Dé doré ne se choisit qu’avant le premier lancer
refused-golden-die-not-rolled = le Dé doré n’est pas dans ce lancer
refused-golden-die-missing = le Dé doré manque dans ce lancer
refused-golden-die-face = le Dé doré n’a pas de { $face }
refused-nothing-rolled = il n’y a pas de lancer sur la table
refused-set-aside-before = { $face ->
    [W] des vers sont déjà de côté
   *[other] { $face } est déjà de côté
}
refused-face-not-rolled = { $face ->
    [W] aucun dé ne montre de ver
   *[other] aucun dé ne montre { $face }
}
refused-weasel-not-owned = tu ne possèdes pas la Belette
refused-weasel-used = la Belette a déjà servi pendant ce tour
refused-weasel-only-after-a-roll = la Belette ne sert qu’entre un lancer et la mise de côté
refused-tile-not-to-choose = le { $tile } n’est pas un des Pickominos à choisir
refused-no-tile-to-choose = il n’y a pas de Pickomino à choisir ici
refused-specialist-not-to-choose = le spécialiste { $specialist } n’est pas un des deux à choisir
refused-no-specialist-to-choose = il n’y a pas de spécialiste à choisir ici
refused-no-bratworm-to-choose = il n’y a pas à choisir ici qui donne un ver grillé
refused-bratworm-from-yourself = personne ne se prend un ver grillé à soi-même
refused-bratworm-under-the-hen = qui possède la Mère poule garde tous ses vers grillés
refused-no-bratworm-there = ce joueur n’a pas de ver grillé
refused-wrong-number-of-dice = dés blancs lancés : { $rolled }, il en faut { $due }

## What is refused: text

refused-no-such-move = « { $move } » n’est pas une décision
refused-no-dice = « { $dice } » ne sont pas des dés
refused-dice-not-sorted = les dés « { $dice } » ne sont pas triés
refused-unknown-preset = « { $preset } » n’est pas un jeu connu ; il y a { $presets }
refused-unknown-option = « { $option } » n’est pas une option ; il y a { $options }
refused-option-twice = l’option { $option } est donnée deux fois
refused-option-word = { $option } ne peut pas être « { $value } » ; il y a { $allowed }
refused-option-number = { $option } ne peut pas être « { $value } » ; c’est un nombre de { $low } à { $high }
refused-number-of-players = joueurs : { $count } ; il en faut de 2 à 7
refused-bad-name = « { $name } » ne peut pas être un nom : il est vide ou contient une virgule, #, ", | ou un caractère de contrôle
refused-name-twice = le nom { $name } apparaît deux fois
refused-name-is-a-header = { $name } est un nom de joueur et non un en-tête, ou la ligne vide avant les tours manque
refused-name-needs-quotes = un nom avec des espaces demande des guillemets droits : { $name }
refused-unknown-start = la partie ne peut pas commencer par { $name }, qui ne joue pas
refused-unknown-player = personne ici ne s’appelle { $name }
refused-unknown-specialist = il n’y a pas de spécialiste « { $name } »
refused-no-such-ply = il n’y a pas d’étape { $ply } ; la dernière est { $last }
refused-not-utf-8 = ce n’est pas un texte UTF-8
refused-byte-order-mark = le fichier commence par une marque d’ordre des octets ; enregistre-le en UTF-8 simple
refused-not-a-record = ce n’est pas une partie enregistrée ; elle commence par « { $version } »
refused-unknown-version = ce programme ne lit pas la version « { $found } » ; il lit « { $version } »
refused-header-twice = l’en-tête { $key } apparaît deux fois
refused-header-missing = l’en-tête « { $key } » manque
refused-not-32-bytes = { $key } doit avoir 64 chiffres hexadécimaux
refused-open-quote = un guillemet droit n’est pas fermé
refused-turn-is-over = le tour est déjà fini
refused-turn-unfinished = ce tour n’est pas fini, et le suivant commence
refused-not-your-turn = c’est à { $name } de jouer
refused-turn-without-a-roll = un tour sans lancer
refused-no-such-token = cela ne veut rien dire ici
refused-no-face = la valeur mise de côté manque
refused-no-such-face = « { $face } » n’est pas une valeur ; il y a 1 à 5 et W

record-line = ligne { $line }

## What is refused: position lines

refused-position-field-missing = ce champ manque ; une ligne de position en a six, séparés par une espace
refused-position-too-long = « { $text } » est de trop ; une ligne de position a six champs
refused-position-grill = « { $text } » n’est pas un Pickomino de la brochette ; on les écrit comme 24, 36-, 29a et 30..35
refused-position-supply = « { $text } » n’est pas un nombre de vers grillés
refused-position-stacks = « { $text } » n’est pas une pile ; on l’écrit comme 22.25:w*1, ou -
refused-position-seat = « { $text } » n’est pas une place ; il y a 0 à { $last }, et - quand la partie est finie
refused-position-turn = « { $text } » n’est pas un tour ; on l’écrit comme 44WW:1235, 44WW:4 ou 44WW:4>, ou -
refused-position-turn-when-over = la partie est finie et aucun tour n’est en cours : on écrit ici -
refused-position-spelling = cela s’écrit { $text }
refused-position-no-such-tile = il n’y a pas de Pickomino { $tile }
refused-position-tile-of-deluxe = seul le jeu deluxe a le Pickomino { $tile }
refused-position-tile-in-the-box = le Pickomino { $tile } reste dans la boîte
refused-position-tile-twice = le Pickomino { $tile } est là deux fois
refused-position-tile-missing = le Pickomino { $tile } manque ; il est sur la brochette ou dans une pile
refused-position-specialist-in-classic = seul le jeu deluxe a des spécialistes
refused-position-specialist-twice = le spécialiste { specialist-name } est à deux endroits
refused-position-raven-owned = personne ne possède le Corbeau
refused-position-owner-without-a-tile = la place { $seat } n’a pas de Pickomino, et sans Pickomino on ne peut posséder que la Mère poule
refused-position-two-specialists = la place { $seat } a deux spécialistes
refused-position-not-face-up = le spécialiste { specialist-name } est sur un Pickomino qui n’est pas face visible
refused-position-tile-occupied = deux spécialistes sont sur le Pickomino { $tile }
refused-position-bratworms = vers grillés dans la réserve et aux places : il en faut { $count }
refused-position-over = aucun Pickomino n’est face visible : la partie est finie, et la place s’écrit -
refused-position-golden-die-not-owned = la place { $seat } ne possède pas le Dé doré
refused-position-number-of-dice = un tour a huit dés, ou neuf avec le Dé doré
refused-position-golden-die-nowhere = avec neuf dés, le Dé doré est parmi ceux mis de côté, et il ne montre que 1 et ver
refused-position-no-dice-left = il ne reste pas de dés : le tour est fini
refused-position-nothing-set-aside = rien n’est de côté : on ne peut pas encore arrêter
refused-position-weasel-not-owned = la place { $seat } ne possède pas la Belette
refused-position-dead-roll = ce lancer ne montre que des valeurs déjà de côté : c’est aussitôt un lancer nul
refused-position-bratworm-not-earned = au moins deux 1 sont de côté, et la place { $seat } n’a pas de ver grillé pour cela
refused-position-in-a-choice = au milieu d’un choix, une position n’a pas de ligne ; prends celle d’avant
refused-record-of-a-position = cette partie a commencé par une position : elle n’a pas d’enregistrement, car personne ne sait ce qu’il y avait avant

## What is refused: bots

refused-unknown-bot = il n’y a pas de bot « { $bot } » ; il y a { $bots }
refused-bot-parameters = le bot « { $bot } » ne peut pas être créé : { $error }
refused-bot-file = le bot dans { $file } ne peut pas être chargé : { $error }
refused-bot-class = { $file } n’a pas de classe { $name } avec une méthode decide(game)

## Command line: help

help-usage = Utilisation :
help-arguments = Arguments
help-options = Options
help-commands = Commandes
command-heckmeck = Heckmeck, le jeu de dés aux vers : y jouer, revoir et vérifier des parties, comparer des bots.
command-play = Jouer une partie dans le terminal, contre des bots ou à plusieurs.
command-replay = Montrer une partie enregistrée, étape par étape.
command-verify = Vérifier que les dés d’une partie enregistrée étaient équitables.
command-simulate = Faire jouer beaucoup de parties à des bots et résumer.
command-rules = Montrer les règles, ou une seule règle.
command-bots = Lister les bots.
option-help = Montrer cette aide.
option-version = Montrer la version.
option-lang = La langue de tous les textes ; HECKMECK_LANG fait de même. Par défaut : la langue du système.
option-install-completion = Installer la complétion des commandes dans ce shell.
option-show-completion = Montrer le script de complétion pour ce shell.
option-record-file = Une partie enregistrée (.heck) ; « - » lit l’entrée standard.
option-position = Une ligne de position au lieu d’un enregistrement, entre guillemets ; heckmeck rules P l’explique.
option-force = Écrase les fichiers existants.

## Command line: mistakes

refused-no-such-command = il n’y a pas de commande « { $command } » ; il y a { $commands }
refused-no-such-language = il n’y a pas de langue « { $language } » ; il y a { $languages }
usage-no-command = il manque une commande ; voir { $help }
usage-no-such-option = il n’y a pas d’option { $option }
usage-no-value = l’option { $option } demande une valeur
usage-too-much = il y a plus d’arguments que cette commande n’en prend
usage-missing = { $name } manque
usage-see-help = { $text } ; voir { $help }
file-not-found = ce fichier ou ce dossier n’existe pas
file-is-a-folder = c’est un dossier, pas un fichier
file-is-no-folder = c’est un fichier, pas un dossier
file-forbidden = pas d’autorisation
file-disk-full = le disque est plein
file-exists = cela existe déjà
refused-file-is-kept = cela existe déjà ; --force l’écrase
refused-position-alone = --position va sans { $option }
refused-record-or-position = il manque un enregistrement ou --position

## Command line: verify

verify-done = { $rolls ->
    [one] Tous les lancers sont vérifiés : { $rolls } lancer découle de la graine et de l’entropie.
   *[other] Tous les lancers sont vérifiés : { $rolls } lancers découlent de la graine et de l’entropie.
}
verify-start = Qui commence a été tiré de la même graine et de la même entropie.
verify-phrases = { $n ->
    [one] L’entropie a { $n } phrase ; il devrait y en avoir une par place. Les dés sont vérifiés quand même.
   *[other] L’entropie a { $n } phrases ; il devrait y en avoir une par place. Les dés sont vérifiés quand même.
}
verify-no-commitment = L’enregistrement n’a pas d’engagement : personne ne peut dire quand cette graine a été choisie.
refused-no-seed = il n’y a pas de graine pour vérifier les dés
refused-real-dice = ce sont de vrais dés, saisis à la main : personne ne peut les vérifier
record-unseen = seuls les dés mis de côté ont été saisis
refused-other-commitment = l’engagement n’est pas celui de la graine
refused-other-start = la graine et l’entropie désignent { $name } pour commencer
refused-other-dice = ce ne sont pas les dés de la graine et de l’entropie : le lancer numéro { $number } doit être { $due }

## The table

specialist-label = { $specialist ->
    [canned_worm] Boîte
    [hen] Poule
    [raven] Corbeau
    [weasel] Belette
    [golden_die] Dé doré
   *[apple] Pomme
}
table-title = Heckmeck · tour { $turn } · à { $name } de jouer · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] fin après { $turns } tour
   *[other] fin après { $turns } tours
}
table-supply = Réserve :
table-total = De côté : { $total }
table-total-canned-worm = De côté : { $total }, avec le Ver en boîte { $final }
table-roll = Lancer
stop-takes = Arrêter : tu prends le { $tile }
stop-takes-lower = Arrêter : tu prends le { $tile }, la valeur inférieure la plus proche
stop-steals = Arrêter : tu piques le { $tile } à { $name }
stop-takes-hen = Arrêter : tu prends la Mère poule à { $name }
stop-chooses = Arrêter : tu choisis { $tiles }
stop-fails-no-worm = Arrêter : lancer nul, aucun ver
stop-fails-no-tile = Arrêter : lancer nul, aucun Pickomino pour ce total
stop-fails-nothing-to-set-aside = Arrêter : lancer nul
ask-put-back = Quel spécialiste reposer ?
ask-from = Qui donne le ver grillé ?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] Le { -canned-worm }
    [hen] La { -hen }
    [raven] Le { -raven }
    [weasel] La { -weasel }
    [golden_die] Le { -golden-die }
   *[apple] La { -apple }
}
specialist-object = { $specialist ->
    [canned_worm] le { -canned-worm }
    [hen] la { -hen }
    [raven] le { -raven }
    [weasel] la { -weasel }
    [golden_die] le { -golden-die }
   *[apple] la { -apple }
}
step-keep = { $name } lance { $dice } et met { $kept } de côté : { $total }
step-dead-roll = { $name } lance { $dice }
step-weasel = { $name } lance { $dice } et relance avec la Belette
step-golden-die = { $name } prend neuf dés
step-stop = { $name } arrête : { $total }
turn-line = { $name } : { $dice } = { $total } : { $outcome }
turn-heading = Tour { $turn } : { $name }
note-failed = lancer nul
turn-unfinished = pas fini
game-unfinished = La partie n’est pas finie.
place = Rang { $n }
place-shared = Rang { $n } ex æquo
wins = { $name } gagne : { $worms }
result-line = { $place } : { $name }, { $worms } ({ $sums })
result-tiles = Pickominos { $tiles } : { $worms }
result-apple = Pomme : { $worms }
result-nothing = aucun Pickomino

## Playing

play-seats = Qui joue, 2 à 7 places séparées par des virgules : « me » pour une personne à ce clavier ou un bot (heckmeck bots les liste), avec un nom si tu veux : Anna=me,Ben=simple. Par défaut : me,simple,simple.
play-seed = La graine des dés : 64 chiffres hexadécimaux sont les 32 octets eux-mêmes, de tout autre texte ou nombre on prend le SHA-256. Par défaut : tirée au hasard.
play-phrases = Laisser chaque personne ajouter une phrase aux dés, une fois l’engagement sur la graine affiché.
play-save = Le fichier qui garde la partie. Par défaut : un nouveau fichier dans ton dossier de parties.
play-resume = Reprendre une partie sauvegardée. Qui est un bot se lit dans le fichier, ou dans --seats.
play-position = Continuer à partir de cette ligne de position, entre guillemets. Sans --seats, tu joues la place dont c’est le tour, contre simple.
play-pause = Combien de temps chaque étape d’un bot reste affichée, en secondes ; une touche suffit pour continuer. Par défaut : 0.7.
option-rules = Un jeu et des options en un seul argument, comme dans un enregistrement : "deluxe faster=returned". Par défaut : classic.
default-name = Joueur
refused-bad-seat = « { $seat } » n’est pas une place ; une place est « me » ou un bot, avec un nom devant si tu veux : Anna=me
refused-resume-changes-nothing = une partie reprise garde ses règles et ses dés : --resume va sans --rules, --seed et --phrases
refused-seats-do-not-fit = places : { $seats }, joueurs : { $players }
refused-bot-failed = le bot { $name } a planté : { $error }
refused-bot-illegal = le bot { $name } a décidé « { $move } » ; décisions permises : { $legal }
choice-roll = Lancer les dés
choice-roll-again = { $n ->
    [one] Relancer : { $n } dé
   *[other] Relancer : { $n } dés
}
choice-eight = Huit dés
choice-nine = Neuf dés, avec le Dé doré
choice-weasel = Utiliser la Belette : relancer
ask-dice = Huit dés ou neuf ?
ask-roll = à toi de jouer !
ask-keep = Que mets-tu de côté ?
ask-weasel = Rien à mettre de côté. Utiliser la Belette ?
ask-decide = Relancer ou arrêter ?
ask-take = Quel Pickomino ?
ask-phrase = { $name }, ta phrase pour les dés (ou juste Entrée) :
keys = ? aide  u tours  q quitter
help-keys = La touche de chaque choix est entre crochets. ? montre les règles utiles maintenant, u les tours joués, q sauvegarde et quitte.
no-such-key = Appuie sur une de ces touches : { $keys }
terminal-too-small = Heckmeck a besoin d’une fenêtre de { $width } colonnes et { $height } lignes ; celle-ci en a { $columns } et { $lines }. Agrandis-la et appuie sur une touche ; q sauvegarde et quitte.
any-key = Appuie sur une touche…
log-empty = Aucun tour n’a encore été joué.
fair-dice = Dés équitables : { $commitment }
fair-dice-seed = Graine : { $seed }
fair-dice-check = Chacun peut maintenant vérifier tous les lancers : { $command }
record-saved = L’enregistrement est dans { $file }
go-on = Pour continuer : { $command }

## Command line: replay, rules, bots

replay-json = Écrire des documents d’état, un par ligne : le début, puis un après chaque étape.
replay-at = Seulement la table (ou le document) après cette étape ; le début est 0.
replay-position = Seulement la ligne de position après cette étape (sans --at : après la dernière).
rules-clause = Une règle comme T2, ou une lettre pour une section, comme K. Par défaut : toutes les règles.
refused-no-such-clause = il n’y a pas de règle « { $clause } » ; les sections sont { $letters }
bots-parameters = paramètres : { $parameters }
bots-own = Un bot à toi : my_bot.py:MyBot. Les paramètres suivent un deux-points : name:key=value,key=value.
bot-random = Joue sans plan : toutes les décisions permises ont la même probabilité.
bot-simple = Met de côté la valeur qui donne le plus de points et arrête dès que cela donne un Pickomino.
bot-careful = Joue chaque tour pour avoir les meilleures chances de prendre un Pickomino, quel qu’il soit.
bot-worms = Joue chaque tour pour le plus de vers en moyenne, moins le Pickomino en jeu.
bot-champion = Joue chaque tour exactement pour les chances de gagner ; un réseau entraîné contre lui-même juge la suite.

## Command line: simulate

simulate-bots = Un bot par place, séparés par des virgules ; heckmeck bots les liste. Par défaut : random,simple,simple.
simulate-games = Combien de parties. Par défaut : 100.
simulate-seed = La même graine donne les mêmes parties. La partie numéro n a le SHA-256 de « SEED:n » comme graine de ses dés. Par défaut : 1.
simulate-record = Écrire les enregistrements : une partie dans ce fichier, plusieurs dans ce dossier.
simulate-json = Écrire le résumé en JSON.
simulate-progress = Parties
simulate-games-played = { $n ->
    [one] { $n } partie, { $rules }, graine { $seed }
   *[other] { $n } parties, { $rules }, graine { $seed }
}
simulate-turns = Tours par partie : { $turns }
simulate-seat = Place
simulate-wins = Victoires
simulate-share = Part
simulate-worms = Vers
simulate-failures = Lancers nuls
simulate-steals = Piqués
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
refused-no-person-here = seuls des bots jouent ici ; « me » est pour heckmeck play

## What is refused: table server

refused-stale-ply = la partie en est déjà à l’étape { $ply }
refused-no-such-table = cette table n’existe pas
refused-no-such-seat = cette place n’existe pas
refused-no-such-link = ce lien a déjà servi, est trop vieux ou n’a jamais existé
refused-not-at-this-table = tu ne joues pas à cette table
refused-not-started = la partie n’a pas commencé
refused-started-already = la partie a déjà commencé
refused-not-over = la partie n’est pas finie
refused-archived = cette table est fermée, parce que personne ne continuait
refused-table-damaged = le journal de cette partie est abîmé après l’étape { $ply } ; la personne qui gère ce serveur peut le réparer
refused-host-only = cela est réservé à qui a créé la table
refused-nothing-to-throw = aucun dé n’attend d’être lancé
refused-nothing-to-take-back = il n’y a rien à reprendre ici
refused-dice-are-not-entered = à cette table, les dés tombent d’eux-mêmes : personne ne les saisit
refused-not-your-dice = c’est { $name } qui lance : seuls { $name } ou l’hôte saisissent ces dés
refused-not-your-entry = c’était une saisie pour { $name } : seuls { $name } ou l’hôte peuvent la reprendre
refused-dice-not-seen = les autres dés n’ont pas été saisis : indique en même temps ce qui est mis de côté
refused-real-dice-without-clock = une table avec de vrais dés n’a pas de chronomètre
refused-page-too-old = cette page est plus ancienne que la table : recharge-la
refused-not-alone = seul quelqu’un qui joue seul contre des bots peut les presser
refused-not-the-pace-setter = le rythme des bots est fixé par qui a créé la table, ou par la seule personne à la table
refused-over-already = la partie est finie
refused-still-here = { $name } est là
refused-not-away-long = { $name } vient de partir ; un bot pourra jouer dans { $seconds } s
refused-host-here = l’hôte est là
refused-host-not-away-long = l’hôte vient de partir ; tu pourras prendre sa place dans { $seconds } s
refused-clock-decides = à cette table, c’est la pendule qui décide quand un bot joue
refused-bots-seat = un bot joue déjà à cette place
refused-too-many-pictures = trop d’images ; tu pourras montrer la suivante dans { $seconds } s
refused-nobody = cet appareil n’a de place nulle part
refused-no-such-device = tu n’as pas cet appareil
refused-logged-out = cet appareil a été déconnecté
refused-seated-already = tu joues déjà à cette table
refused-table-full = les { $places } places sont prises
refused-too-few-players = une partie demande au moins deux joueurs
refused-name-taken = quelqu’un ici s’appelle déjà { $name }
refused-name-length = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères imprimables
refused-colour-taken = quelqu’un ici a déjà cette couleur
refused-bad-phrase = une phrase ne contient ni |, ni #, ni caractère de contrôle
refused-bad-seal = une phrase scellée est un SHA-256 : 64 chiffres hexadécimaux en minuscules
refused-not-revealing = les phrases sont dévoilées au début d’une partie, en quelques secondes
refused-other-phrase = ce n’est pas la phrase qui a été scellée
refused-foreign-origin = cette requête vient de la page d’un autre site
refused-not-an-origin = « { $origin } » n’est pas l’adresse d’un site : --allow-origin en prend une comme https://club.example, sans chemin
refused-foreign-host = ce serveur ne s’appelle pas { $host }
refused-too-many-requests = trop de requêtes ; réessaie dans { $seconds } s
refused-too-many-refusals = trop de messages qui n’ont pas de sens
refused-table-crowded = cette table a déjà { $most } spectateurs
refused-network-crowded = ton réseau a déjà { $most } connexions ouvertes ; fermes-en quelques-unes
refused-server-full = ce serveur est plein ; réessaie plus tard
refused-too-slow = cette connexion est trop lente
refused-busy = beaucoup de monde modifie cette table à la fois ; réessaie
refused-storage-trouble = le serveur a du mal à enregistrer ; personne ne sait si c’est fait ; réessayer est sans risque
refused-database-too-new = la base de données vient d’une version plus récente (révision { $revision })
refused-database-too-old = la base de données vient d’une version plus ancienne ; démarre le serveur une fois, et elle sera mise à jour
refused-database-not-empty = { $database } contient déjà quelque chose ; choisis une nouvelle base de données
refused-not-a-backup = { $file } n’est pas une sauvegarde complète
refused-database-unusable = la base de données est inutilisable : { $error }
refused-bad-request = cette requête n’a pas de sens : { $detail }
refused-bad-message = ce message n’a pas de sens : { $detail }
refused-not-found = il n’y a rien ici
refused-method-not-allowed = ce n’est pas possible ici
refused-too-large = c’est trop volumineux
refused-crash = quelque chose s’est mal passé sur le serveur ; voir son journal
refused-server-needs-web = le serveur demande d’autres paquets : pip install "heckmeck[web]"

## Command: serve

command-serve = Offrir des tables sur le réseau, aux personnes et aux bots.
option-serve-host = Adresse d’écoute ; 0.0.0.0 pour tout le réseau.
option-serve-port = Port d’écoute.
option-serve-database = Où sont gardées les parties : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://NOM@MACHINE/BASE. Par défaut : un fichier dans ton dossier de données.
option-serve-channels = redis://MACHINE : dit aussitôt à plusieurs processus sur une même base ce qui se passe.
option-serve-origin = Un autre site dont les pages peuvent parler à ce serveur, comme https://example.org ; peut être répété.
option-serve-allow-origin = Un site qui a la page sur un simple serveur de fichiers, comme https://club.example ; qui l’ouvre là-bas peut jouer ici ; peut être répété.
option-serve-proxies = Adresses des mandataires inverses dont on croit les en-têtes X-Forwarded, séparées par des virgules.
option-serve-bot = Le bot qui prend place quand aucun n’est nommé et qui joue pour les absents.
option-serve-bot-pace = Secondes pendant lesquelles un bot semble réfléchir à une décision.
option-serve-rate = Multiplie toutes les limites de requêtes ; 0 les supprime.
option-serve-most-sockets = Nombre maximal de connexions ouvertes de ce processus.
option-serve-archive-open-hours = Heures après lesquelles une table qui n’a jamais commencé est fermée.
option-serve-archive-days = Jours après lesquels une partie que personne ne continue est fermée.
option-serve-keep-days = Jours après lesquels les parties finies et les tournois auxquels personne ne touche sont supprimés ; 0 les garde pour toujours.
option-serve-open = Ouvrir la page dans le navigateur dès que le serveur est prêt.

command-backup = Copie tout ce qu’un serveur garde dans un fichier, même pendant qu’il tourne.
command-restore = Remplit une nouvelle base de données à partir d’une sauvegarde.
command-move = Copie tout dans une autre base de données : de SQLite vers PostgreSQL, ou l’inverse. Arrête d’abord le serveur.
backup-file = Le nouveau fichier.
restore-file = Le fichier écrit par heckmeck backup, avec cette version ou une plus ancienne.
move-to = La nouvelle base de données, encore vide : postgresql+asyncpg://USER@HOST/NAME ou sqlite+aiosqlite:///FICHIER.
copy-progress = Copie
backup-done = { $rows ->
    [one] { $rows } ligne est maintenant
   *[other] { $rows } lignes sont maintenant
} dans { $file }.
restore-done = { $rows ->
    [one] { $rows } ligne est
   *[other] { $rows } lignes sont
} de retour. Démarre le serveur avec cette base de données.
move-done = { $rows ->
    [one] { $rows } ligne est copiée
   *[other] { $rows } lignes sont copiées
}. Démarre le serveur avec la nouvelle base de données ; l’ancienne reste comme elle était.

command-doctor = Dit ce qui gêne un serveur : disque, horloge, base de données, page, proxy, certificat.
doctor-url = Un serveur en marche, tel que les visiteurs l’atteignent : https://play.example.
doctor-disk = Disque
doctor-store = Base de données
doctor-clock = Horloge
doctor-channels = Canaux
doctor-page = Page
doctor-compiled = Règles compilées
doctor-visit = Serveur
doctor-tls = Chiffrement
doctor-proxy = Proxy
doctor-certificate = Certificat
doctor-free = { $gigabytes } Go sont libres
doctor-no-database-yet = pas encore ; le premier démarrage crée { $file }
doctor-up-to-date = complète, et elle accepte ce qu’on y écrit
doctor-older-database = d’une version plus ancienne ; le prochain démarrage la met à jour
doctor-read-only = rien ne peut y être écrit
doctor-refused = pas de réponse : { $why }
doctor-clocks-differ = diffère de la nôtre de { $seconds } s ; des joueurs perdraient leur temps (installe NTP)
doctor-one-process = aucun ; c’est bien pour un seul processus
doctor-answers = Redis répond
doctor-built = construite
doctor-not-built = absente : make web la construit
doctor-nowhere-to-keep = aucun endroit où les garder : chaque démarrage dure une minute de plus
doctor-kept = prêtes
doctor-compiled-at-start = viennent au premier démarrage, en une minute environ
doctor-status = répond à /health par { $status }
doctor-no-tls = visité en http : personne ne peut garder la page sur un téléphone
doctor-knows-https = le serveur sait qu’on le visite en https
doctor-knows-no-https = le serveur prend les visites en https pour des visites en http : donne l’adresse du proxy avec --proxies
doctor-valid-for = encore valable { $days } jours
serve-ready = Heckmeck est prêt : { $address } (Ctrl-C l’arrête).
serve-network = Les autres de ton réseau : { $address }
serve-over-ssh = Tu es ici par SSH : sur ton ordinateur, lance « { $command } … », puis ouvre { $address }.
mend-done = La table { $table } continue après l’étape { $ply }.
mend-whole = La table { $table } n’est pas abîmée.
option-serve-log-level = Ce que dit le journal : debug, info, warning ou error.

## Environments for learning, and datasets

refused-unknown-reward = « { $reward } » n’est pas une récompense ; il y a { $rewards }
refused-number-of-games = parties : { $count } ; il en faut au moins une
refused-number-of-seeds = graines : { $given }, parties : { $games }
refused-number-of-actions = actions de forme { $shape } pour { $games } parties : un nombre entier par partie
refused-reset-first = aucune partie en cours : reset() en commence une
refused-bot-not-compiled = « { $bot } » ne joue pas dans le noyau ; { $bots } y jouent
refused-no-seat-left = { $bots } bots à une table de { $players } ne laissent aucune place libre
refused-too-few-turns = tours : { $turns } ; c’est trop peu pour { $players } joueurs, tous ne décideraient pas
refused-needs-extra = { $what } demande d’autres paquets : pip install "heckmeck[{ $extra }]"
refused-game-not-over = la partie n’est pas finie
refused-players-of-dataset = une partie à { $players } joueurs ; les autres de ce fichier sont à { $due }

## What is refused: tournaments

refused-tournament-size = participants : { $count } ; un tournoi en a de 2 à 3000
refused-tournament-final-size = { $count } arriveraient en finale ; elle a de 2 à 7 joueurs
refused-tournament-table-too-large = tables : { $tables } ; il y aurait jusqu’à { $size } joueurs à une table ; 7 seulement avec table_size = 7
refused-tournament-tables-impossible = { $n } participants ne tiennent pas : une table a { $low } à { $high } joueurs, et il y en a au plus { $tables }
refused-tournament-registration-over = les inscriptions sont closes
refused-tournament-not-closed = la graine est encore scellée : on clôt d’abord les inscriptions, avec une phrase de la salle
refused-tournament-closed-already = les inscriptions sont déjà closes
refused-tournament-closed-for-good = les inscriptions restent closes : la graine est publique, on ne peut plus choisir les participants selon elle
refused-tournament-secret-missing = cette copie n’a pas le secret de la graine : tire au sort avec le fichier de l’organisateur
refused-tournament-seal-either = « open » a soit « secret », soit « commitment »
refused-tournament-nobody = personne n’a le numéro { $number }
refused-tournament-gone-already = { $name } a déjà abandonné
refused-tournament-not-gone = { $name } n’a pas abandonné
refused-tournament-drawn-since = { $name } ne peut pas revenir : une manche a été tirée au sort depuis
refused-tournament-is-here = { $name } est coché comme présent
refused-tournament-not-waiting = { $name } n’attend pas
refused-tournament-too-late = { $name } arrive trop tard : la première étape est finie
refused-tournament-no-further-round = cette étape n’a plus de manche : choisis une table ouverte
refused-tournament-not-smallest = pas à la table { $table } : un retardataire joue à la plus petite table ouverte ({ $tables })
refused-tournament-table-live = la table { $table } est une table en direct : sa partie a commencé avec ses places
refused-tournament-round-open = il manque des résultats : table { $tables }
refused-tournament-over = le tournoi est fini
refused-tournament-no-table = il n’y a pas de table { $table } dans la manche { $round } de la phase { $stage }
refused-tournament-stage-closed = la phase { $stage } est close : la suivante a été tirée au sort
refused-tournament-result-there = la table { $table } a un résultat : { $scores }. Il peut être corrigé
refused-tournament-nothing-to-correct = la table { $table } n’a pas de résultat à corriger
refused-tournament-result-missing = table { $table } : il manque un résultat, { $name }
refused-tournament-result-stranger = table { $table } : { $name } n’y joue pas, a quitté la partie ou apparaît deux fois
refused-tournament-not-your-table = ce n’est pas ta table : { $table }
refused-not-your-table = ce lien ne permet pas les résultats de la table { $table }
refused-pass-unknown = ce lien n’appartient pas à ce tournoi
refused-tournament-reports-many = la table { $table } a annoncé trop souvent : appelle l’organisateur
refused-tournament-nothing-taken = table { $table } : personne n’a de Pickomino, mais une partie ne finit que quand quelqu’un prend le dernier
refused-tournament-nothing-to-undo = il n’y a rien à annuler

refused-tournament-draw-number = le tirage au sort attendu est celui de la phase { $stage }, manche { $round }, avec le numéro { $number }
refused-tournament-draw-tables = ces tables n’ont pas de sens : quelqu’un y est deux fois ou n’a rien à y faire, ou une table a moins de 2 ou plus de 7 joueurs
refused-tournament-draw-stranger = { $name } est dans le tirage au sort et ne participe pas
refused-tournament-draw-missing = { $name } participe et n’est pas dans le tirage au sort
refused-tournament-draw-sizes = nombre de joueurs que les tables doivent avoir : { $due }
refused-tournament-draw-other-tables = ce ne sont pas les tables de la graine
refused-tournament-draw-other-seats = ce ne sont pas les places de la graine

refused-tournament-no-such-tile = { $name } : il n’y a pas de Pickomino { $tile }
refused-tournament-tile-twice = le Pickomino { $tile } est saisi deux fois
refused-tournament-wrong-sum = { $name } : le nombre de vers de ces Pickominos est { $worms }, pas { $given }
refused-tournament-wrong-highest = { $name } : le Pickomino le plus élevé est le { $highest }, pas le { $given }
refused-tournament-worms-missing = { $name } : les vers manquent
refused-tournament-worms-impossible = { $name } : nombre de vers { $worms } impossible avec le { $highest } comme Pickomino le plus élevé ; il en faut de { $least } à { $most }
refused-tournament-highest-missing = { $name } : le Pickomino le plus élevé manque
refused-tournament-tie-needs-tile = { $name } est à égalité, vers : { $worms } ; il manque le Pickomino le plus élevé, qui décide
refused-tournament-sum-too-high = vers en tout : { $worms } ; il n’y en a que { $most }
refused-tournament-result-impossible = aucun partage des Pickominos ne donne ces vers
refused-tournament-bratworms = vers grillés : { $count } ; il y en a { $most }
refused-tournament-apple-twice = il n’y a pas autant de Pommes
refused-tournament-apple-without-tile = { $name } a la Pomme et aucun Pickomino

refused-tournament-create-first = un tournoi commence par « open » ou « create », qui ne sont nulle part ailleurs
refused-tournament-no-object = ce n’est pas un objet JSON
refused-tournament-event-kind = « { $kind } » n’est pas une sorte d’événement
refused-tournament-event-field = « { $field } » n’est pas un champ de « { $kind } »
refused-tournament-field-missing = le champ « { $field } » manque
refused-tournament-field-value = « { $field } » ne peut pas être « { $value } »
refused-tournament-score-either = joueur { $player } : un score a tiles (avec bratworms, apple), ou worms et highest

refused-tournament-toml = les règles maison ne sont pas du TOML : { $what }
refused-tournament-toml-size = les règles maison sont trop longues : au plus { $length } caractères, et { $dots } points par ligne (ligne { $line })
refused-tournament-too-large = ce tournoi est plein : son historique dépasse { $most } Mio
refused-tournament-house-key = les règles maison ne connaissent pas « { $key } » ; elles connaissent { $known }
refused-tournament-house-value = règles maison, { $key } : « { $value } » n’est pas possible ; il faut { $wanted }
refused-tournament-points = règles maison, points d’une table de { $size } : il faut un nombre par rang, aucun plus grand que le précédent, pas { $given }
refused-tournament-rounds-and-stages = règles maison : rounds se met dans [[stage]] quand il y a de telles phases
refused-tournament-stage-advance = règles maison, { $stage } : il faut advance ou each
refused-tournament-stage-tables = règles maison, { $stage } : tables ou table_size, un seul des deux
refused-tournament-stage-each = règles maison, { $stage } : après plusieurs manches c’est le classement qui décide ; il faut advance, pas each
refused-tournament-csv = ce n’est ni une liste de noms ni du CSV
refused-tournament-which-column = où est le nom dans « { $text } » ? Écris un nom par ligne, ou une première ligne comme « Nom;Club » qui dit ce que contient chaque colonne
refused-tournament-names-alike = ces noms ne diffèrent que par les majuscules : { $names }. Ajoute quelque chose pour les distinguer

## Command: arena

command-arena = Faire jouer des bots les uns contre les autres et les comparer.
arena-bots = Deux bots ou plus ; chaque paire joue. heckmeck bots les liste, my_bot.py:MyBot en est un à toi.
arena-players = Joueurs à une table, 2 à 7 ; plusieurs tailles séparées par des virgules. Au-dessus de 2, le premier bot d’une paire a une place, le second toutes les autres. Par défaut : 2.
arena-games = Parties de chaque paire pour chaque taille, arrondi vers le haut pour que le premier bot joue le même nombre de fois à chaque place. Par défaut : 1000.
arena-seed = La même graine donne les mêmes parties. Par défaut : 1.
arena-workers = Processus de travail. Par défaut : un par cœur.
arena-cluster = Jouer sur la grappe de l’ordonnanceur dask à cette adresse, comme tcp://host:8786.
arena-timeout = Secondes qu’un bot à toi a pour une décision. Par défaut : 5.
arena-json = Écrire les résultats en JSON.
arena-csv = Écrire les résultats dans ce fichier, une ligne par paire et taille.
arena-plot = Dessiner les résultats dans ce fichier : .png, .svg ou .pdf.
arena-progress = Parties
arena-title = Arène : { $rules }, graine { NUMBER($seed, useGrouping: 0) }
arena-axis = Part des victoires du premier bot
arena-column-pair = Paire
arena-column-players = Joueurs
arena-column-games = Parties
arena-column-share = Victoires
arena-column-interval = Intervalle à 95 %
arena-column-turns = Tours
arena-column-first-seat = Première place
arena-column-bot = Moyennes par partie et place
arena-column-worms = Vers
arena-column-failures = Lancers nuls
arena-column-steals = Piqués
arena-column-own-turns = Tours
arena-column-forfeits = Forfaits
arena-column-rating = Cote
arena-column-mu = Force
arena-column-sigma = ±
arena-against = { $bot } contre { $other }
arena-forfeited = { $bot } perd par forfait : { $reason }. Après trois forfaits, toutes ses parties suivantes d’une paire comptent comme forfaits.
arena-raised = plantage avec { $error }
arena-too-slow = aucune décision en { $seconds } s
arena-died = son processus a fini avec le code { $code }
arena-illegal = sa décision était « { $move } » ; décisions permises : { $legal }
refused-too-few-bots = une arène demande au moins deux bots
refused-no-cluster = aucun ordonnanceur dask ne répond à { $address } ({ $error })
refused-workers-die = les processus de travail sont morts { $count } fois
refused-picture-format = « { $file } » : une image est un fichier avec une des extensions { $formats }

## Command: odds

command-odds = Montrer les probabilités exactes d’un tour : chaque Pickomino, le lancer nul, et ce que vaut chaque décision.
odds-file = Une partie enregistrée ; sans elle, le premier tour d’une partie, ou la position des options.
odds-at = L’étape de l’enregistrement à regarder, le début est 0. Par défaut : la dernière.
odds-kept = Dés mis de côté, comme 444W ; un Dé doré suit un plus : 44+W.
odds-roll = Le lancer sur la table, comme 1123 ou 1123+W.
odds-dice = Dés de ce tour, 8 ou 9 ; 9 avec le Dé doré.
odds-weasel-used = La Belette a déjà servi pendant ce tour.
odds-owns = Le spécialiste du joueur : golden_die, weasel ou canned_worm.
odds-aim = Le but du tour : worms, at-least:T ou exactly:T. Par défaut : worms.
odds-json = Écrire les probabilités en JSON.
odds-plot = Dessiner les probabilités dans ce fichier : .png, .svg ou .pdf.
odds-value-worms = Valeur de ce tour, en vers : { $value }
odds-value-at-least = Probabilité d’un total d’au moins { $total } : { $value }
odds-value-exactly = Probabilité d’un total d’exactement { $total } : { $value }
odds-fail = Lancer nul : { $fail }
odds-column-tile = Total
odds-column-at-least = au moins
odds-column-exactly = exactement
odds-column-decision = Décision
odds-column-value = Valeur
odds-column-fails = Lancer nul
odds-note = Chaque probabilité est la meilleure possible quand on ne joue que pour ce total.
odds-title = { $rules } : meilleures probabilités de chaque total
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = « { $aim } » n’est pas un but ; il y a worms, at-least:T et exactly:T avec un total T de 1 à 45
refused-odds-owns = « { $name } » n’est pas possible ici ; il y a { $names }
refused-odds-owns-two = personne ne possède deux spécialistes
refused-odds-dice = un tour a 8 ou 9 dés, pas « { $dice } »
refused-odds-too-many-dice = dés mis de côté : { $count } ; le tour en a { $dice }
refused-odds-file-and-flags = un enregistrement et une position par options ne vont pas ensemble : { $flag }
refused-odds-at-without-file = --at demande un enregistrement
refused-odds-roll-fails = le lancer { $roll } ne montre que des valeurs déjà de côté : c’est aussitôt un lancer nul
refused-odds-over = la partie est finie : aucun tour n’est en cours

## Champion: training and exact endgames

command-exact = Résoudre parfaitement un jeu réduit à deux joueurs : combien de fois le premier joueur gagne-t-il ?
exact-tiles = Le nombre de Pickominos, à partir du 21 : 1 à 8. Par défaut : 4. À partir de 7, cela prend des minutes.
exact-forced = Un joueur sans dés restants doit prendre ce que donne son total, même là où un lancer nul serait mieux (T5).
exact-json = Écrire le résultat en JSON.
exact-result = Pickominos : { $tiles }, positions : { $states }. Le premier joueur gagne avec la probabilité { $chance }.
exact-progress = Résolution du jeu, Pickominos : { $tiles }…
command-train = Entraîner le réseau du bot « champion » en le faisant jouer contre lui-même. Un entraînement interrompu continue.
train-out = Un dossier pour l’entraînement, le réseau et sa courbe d’apprentissage.
train-players = Les nombres de joueurs, comme 2 ou 3-7. Par défaut : 2.
train-games = Le nombre de parties, par pas de 100. Par défaut : 100000.
train-seed = Un nombre ; le même répète le même entraînement. Par défaut : 1.
train-settle = Lambda des retours à la fin de l’entraînement, de 0 à 1 ; au début, 0,8. Par défaut : 0.
train-progress = { $games } parties sur { $of }, distance aux cibles { $error }
train-done = Le réseau est dans { $file }, la courbe d’apprentissage dans { $curve }.
refused-train-other-run = { $file } appartient à un entraînement qui suit un autre plan ; choisis un autre dossier

## First run

first-run = Préparation des règles pour cette machine, une seule fois : environ une demi-minute…

## Coach

command-advise = Dire que faire à une étape d’une partie enregistrée, et ce que vaut chaque décision.
advise-at = L’étape à regarder, comme pour replay ; le début est 0. Par défaut : la dernière.
advise-json = Écrire le conseil en JSON.
option-depth = Combien de tours le coach prévoit, 1 ou 2. Par défaut : 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Chances de gagner :
advise-option = Possibilité
advise-win = Gagne
advise-loss = Coûte
advise-fail = Lancer nul
advise-worms = Vers
advise-brings = Le plus probable
advise-nobody = Personne ne décide ici : il faut lancer les dés.
advise-over = La partie est finie.
move-keep = mettre { $dice } de côté
move-roll = relancer
move-weasel = utiliser la Belette
move-stop = arrêter
move-take = prendre le { $tile }
move-put-back = reposer { $specialist }
move-from = le prendre à { $name }
likely-takes = prend le { $tile } ({ $percent })
likely-steals = pique le { $tile } à { $name } ({ $percent })
likely-takes-hen = prend la Mère poule à { $name } ({ $percent })
likely-fails = lancer nul ({ $percent })
why-only = Il n’y a rien d’autre à faire.
why-equal = Cela ne change rien : « { $other } » est aussi bon.
why-must-fail =
    .best = « { $other } » ne peut donner qu’un lancer nul.
    .worse = Cela ne peut donner qu’un lancer nul.
why-cannot-fail =
    .best = Pas de lancer nul possible ; « { $other } » en donne un dans { $fail2 } des cas.
    .worse = C’est un lancer nul dans { $fail } des cas ; jamais avec « { $other } ».
why-safer-and-richer =
    .best = Moins souvent un lancer nul qu’avec « { $other } » ({ $fail } contre { $fail2 }) et plus de vers en moyenne ({ $worms } contre { $worms2 }).
    .worse = Plus souvent un lancer nul qu’avec « { $other } » ({ $fail } contre { $fail2 }) et moins de vers en moyenne ({ $worms } contre { $worms2 }).
why-safer =
    .best = Moins souvent un lancer nul qu’avec « { $other } » : { $fail } contre { $fail2 }.
    .worse = Plus souvent un lancer nul qu’avec « { $other } » : { $fail } contre { $fail2 }.
why-richer =
    .best = Le risque en vaut la peine (vers en moyenne : { $worms }, contre { $worms2 } avec « { $other } »).
    .worse = Cela rapporte trop peu (vers en moyenne : { $worms }, contre { $worms2 } avec « { $other } »).
why-more-worms =
    .best = Cela rapporte plus de vers : { $worms } contre { $worms2 } avec « { $other } ».
    .worse = Cela rapporte moins de vers : { $worms } contre { $worms2 } avec « { $other } ».
why-steals =
    .best = On pique plus souvent qu’avec « { $other } » : { $steals } contre { $steals2 }.
    .worse = On pique moins souvent qu’avec « { $other } » : { $steals } contre { $steals2 }.
why-ends =
    .best = La partie finit plus tôt, et c’est bon pour toi.
    .worse = Avec « { $other } » la partie finit plus tôt, et c’est bon pour toi.
why-lasts =
    .best = La partie continue, et tu en as besoin.
    .worse = La partie finit trop tôt pour toi ; avec « { $other } » elle continue.
why-position =
    .best = Ta position est meilleure ensuite qu’avec « { $other } » (en points : +{ $points }).
    .worse = Ta position est moins bonne ensuite qu’avec « { $other } » (en points : −{ $points }).
advise-best = Le mieux : { $move }.
advise-rollouts = Regarder de plus près : le champion joue les meilleures possibilités jusqu’au bout, la chance déduite.
rollouts-error = Erreur type en points à partir de laquelle une chance de gagner est assez connue, de 0.05 à 10. Par défaut : 0.5.
rollouts-max = Au plus ce nombre de parties par possibilité. Par défaut : 4000.
rollouts-seed = Un nombre ; le même donne les mêmes parties. Par défaut : 0.
rollouts-working = Un regard de plus près …
rollouts-title = Joué jusqu’au bout par le champion, la chance déduite :
rollouts-margin = 95 %
rollouts-games = Parties
rollouts-clear = « { $best } » est meilleur.
rollouts-close = « { $best } » et « { $other } » sont trop proches pour trancher.
rollouts-stopped = Arrêté avant la précision voulue.
rollouts-note = Dans 19 cas sur 20, la vérité est dans la marge ±.
refused-option-without-rollouts = { $option } va avec --rollouts

## Review

command-review = Regarder une partie enregistrée, décision par décision : pertes, chance et tournants.
review-rollouts = Regarder de plus près les décisions qui coûtent peu : les jouer jusqu’au bout, et les meilleures aussi ; l’erreur est de 1 point sans --error.
review-out = Écrire dans ce fichier au lieu du terminal.
review-json = Écrire l’analyse en JSON.
review-html = Faire une page avec la courbe, pour un navigateur.
refused-review-form = choisis entre --html et --json
review-title = Analyse : { $rules }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
review-graph = Chances de gagner, tour par tour
review-player = Joueur
review-accuracy = Précision
review-error-rate = Perte par décision
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Chance
review-result = Résultat
review-adjusted = Sans la chance
review-mistakes = Imprécisions (?!), erreurs (?) et gaffes (??), en points de chances de gagner
review-turning-points = Tournants
review-where = Tour { $turn }, étape { $ply }, { $name } :
review-rolled = lance { $dice }
review-better = Mieux : { $move }.
review-none = rien
review-grade = { $grade ->
    [best] le mieux
    [fine] bien
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review-revaluation = Après un tour, la position est réévaluée. Moyenne en points : { $points }.
review-sums = Comment cela s’additionne
review-sums-note = Départ, chance, décisions et réévaluation donnent ensemble le résultat. Tous les nombres sont des points de chances de gagner.
review-start = Départ
review-luck-own = Chance de ses propres lancers
review-luck-of-others = Chance des autres
review-losses-own = Ses propres décisions
review-losses-of-others = Décisions des autres
review-revalued = Réévaluation
review-unjudged = Tours non jugés
review-unjudged-note = { $n ->
    [one] { $n } tour n’est pas jugé : seuls les dés mis de côté ont été saisis.
   *[other] { $n } tours ne sont pas jugés : seuls les dés mis de côté ont été saisis.
}
review-all = Toutes les décisions
review-turn = Tour
review-decision = Décision
review-best-was = Le mieux
review-loss = Coûte
review-luck-by-turn = Chance aux lancers, tour par tour : vers le haut c’est bon, vers le bas mauvais pour qui joue

## Puzzles

command-puzzle = Poser un casse-tête : une position où la décision évidente est mauvaise.
puzzle-number = Le numéro du problème. Par défaut : n’importe lequel ; « today » est celui du jour.
puzzle-title = Casse-tête { $number } : quel est le meilleur choix ?
puzzle-keys = (Entrée montre la réponse)
puzzle-right = Juste !
puzzle-wrong = Pas le mieux. Perte en points : { $points }.
puzzle-natural = « { $move } » paraît naturel et coûte, en points : { $points }.

## Playing with the coach

play-coach = Montrer ce que vaut chaque décision avant que tu décides.
play-tutor = Prévenir avant une décision qui coûte ce nombre de points de chances de gagner, 0 à 100, et te laisser l’annuler.
tutor-warning = Perte en points : { $points }. { $why }
tutor-question = Annuler ?
tutor-yes = Oui, décider de nouveau
tutor-no = Non, c’est voulu

## Dataset

simulate-dataset = Écrire chaque position, décision et issue dans un fichier Parquet (demande l’extra « rl »).

## Commande : locale

command-locale = Pour traduire : vérifier une langue, lister les textes les plus lus.
command-locale-check = Dit ce qui manque à une langue : textes absents ou inutiles, autres variables, formes de pluriel absentes, textes trop longs pour leur bouton.
command-locale-table = Affiche les textes les plus lus dans toutes les langues, en Markdown.
locale-language = Une langue par son code, comme de : le fichier src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key } : absent
locale-fault-unused = { $key } : ce texte n’existe pas en anglais
locale-fault-variables = { $key } : les variables sont { $own } ; en anglais { $english }
locale-fault-plurals = { $key } : les formes de pluriel sont { $own } ; il faut { $due }
locale-fault-long = { $key } : { $n } signes ; { $most } tiennent ici
locale-fault-unreadable = ligne { $line } : illisible
locale-fault-file = le texte { $file } manque
locale-checked = { $n ->
    [0] { $language } : tout y est.
    [one] { $language } : { $n } défaut
   *[other] { $language } : { $n } défauts
}

## Tournaments

command-tournament = Mener un tournoi, de la liste des inscrits à la finale.
command-tournament-plan = Dire ce qui se passera avec tant de participants, phase par phase.
command-tournament-run = Le bureau de l’organisateur : créer un tournoi ou le continuer, tirer au sort, saisir les résultats.
command-tournament-check = Rejouer un tournoi et signaler ce qui ne suit pas les règles.
command-tournament-export = Écrire le classement ou tout le tournoi pour d’autres programmes et pour le papier.
command-tournament-anonymise = Écrire le tournoi sans les noms : tirages et résultats restent.
command-tournament-simulate = Faire jouer des tournois entiers à des bots et compter qui les gagne.
tournament-option-n = Combien de participants, 2 à 3000.
tournament-option-file = Le fichier du tournoi : un événement par ligne, on ne fait qu’en ajouter.
tournament-option-words = Une commande du bureau, comme « draw » ; « help » les liste. Par défaut : ce que tu tapes.
tournament-option-rules-file = Règles maison dans un fichier TOML. Par défaut : les règles officielles.
tournament-option-name = Le nom d’un nouveau tournoi. Par défaut : le nom du fichier.
tournament-option-names = Inscrire les noms de cette liste : un par ligne, ou CSV.
tournament-option-seed = La graine publiée de tous les tirages au sort : 64 chiffres hexadécimaux, ou un texte dont on prend le SHA-256. Par défaut : tirée au hasard.
tournament-option-script = Exécuter les commandes de ce fichier, une par ligne ; « - » lit l’entrée standard.
tournament-option-csv = Le classement en CSV.
tournament-option-json = Tout le tournoi en un document JSON.
tournament-option-html = Tout le tournoi en une page à imprimer.
tournament-option-output = Écrire dans ce fichier. Par défaut : sur la sortie standard.
tournament-option-plan-json = Un objet JSON par ligne, un par phase, la finale en dernier.
tournament-option-participants = Combien de participants, 2 à 3000. Par défaut : 30.
tournament-option-bots = Des bots, séparés par des virgules ; les participants jouent comme eux à tour de rôle. Par défaut : worms,careful,simple.
tournament-option-events = Combien de tournois. Par défaut : 1000.
tournament-option-simulate-seed = La même graine donne les mêmes tournois. Par défaut : 1.
tournament-option-simulate-json = Écrire le résultat en JSON.

tournament-preliminary = Phase { $n }, manche qualificative
tournament-semi-final = Phase { $n }, demi-finale
tournament-final = Phase { $n }, finale
tournament-plan-participants = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
tournament-plan-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
tournament-plan-tables = { $n ->
    [one] { $n } table de { $size }
   *[other] { $n } tables de { $size }
}
tournament-plan-advance = { $n } se qualifient : { $who }
tournament-plan-ranking = { $n } se qualifient selon le classement
tournament-plan-byes = dont { $n } directement en finale
tournament-plan-firsts = { $n ->
    [one] { $n } premier
   *[other] { $n } premiers
}
tournament-plan-seconds = { $n ->
    [one] le meilleur deuxième
   *[other] { $n } deuxièmes
}
tournament-plan-thirds = { $n ->
    [one] le meilleur troisième
   *[other] { $n } troisièmes
}
tournament-round = Manche { $n } sur { $total }
tournament-table = Table { $n }
tournament-seat = place { $seat }, Pickomino { $tile }
tournament-drawn = phase { $stage }, manche { $round }
tournament-tile = Pickomino
tournament-participant = Participant
tournament-place = Rang
tournament-stage = Phase
tournament-why = Décidé par
tournament-standings = Classement
tournament-champion = { $name } gagne le tournoi
tournament-seed-note = Tous les tirages au sort viennent de la graine publiée { $seed } et chacun peut les refaire (R9).
tournament-rules-preset-sheet = Formule : feuille de tournoi du jeu (édition roumaine)
tournament-rules-preset-simple = Formule : règle simple de l’éditeur ({ $source })
tournament-rules-preset-profi = Formule : règle « Profi » de l’éditeur ({ $source })
tournament-rules-preset-seven = Formule : 7-5-3-1 avec quatre manches, demi-finale et places directes en finale ({ $source })
tournament-rules-edition-classic = Jeu classique, pickominos 21 à { $highest }
tournament-rules-edition-deluxe = Jeu deluxe, pickominos 21 à { $highest }, 11 et 13
tournament-rules-one-round = Une partie, puis les meilleurs de chaque table se qualifient
tournament-rules-rounds = Parties avant la finale : { $n }, on se qualifie selon le classement
tournament-rules-stages = Étapes propres avant la finale : { $n }
tournament-rules-draw-lots = Chaque manche est tirée au sort, en évitant les adversaires déjà rencontrés
tournament-rules-draw-placing = Les manches suivantes sont tirées selon le rang : ceux qui avaient le même rang jouent ensemble
tournament-rules-final = Joueurs en finale : { $n }
tournament-rules-byes = Directement en finale : les { $n } premiers du classement ; les suivants jouent une demi-finale
tournament-rules-tables = Tables de { $low } à { $high } joueurs
tournament-rules-table-size = Si possible { $n } par table
tournament-rules-most-tables = Au plus { $n } tables
tournament-rules-score-worms-and-places = Comptent les vers et les points de classement
tournament-rules-score-places = Seuls comptent les points de classement
tournament-rules-points = Points de classement à une table de { $size } : { $points }
tournament-rules-minutes = Une manche dure { $n } minutes ; ensuite chacun a ce nombre de derniers tours : { $turns }
tournament-rules-max-turns = Une partie finit après { $n } tours de tous les joueurs ensemble
tournament-rules-ranking = Ordre du classement : { $metrics } ; puis le sort
tournament-sealed-note = La graine de tous les tirages au sort est scellée, personne ne peut la choisir. SHA-256 de son secret : { $seal } (R9).
tournament-ask-phrase = Que crie la salle ? Cela clôt les inscriptions et ouvre la graine ; cela peut rester vide :
tournament-place-points = rang { $place }, points { $points }
tournament-metric-score = Score
tournament-metric-places = Points de classement
tournament-metric-wins = Tables gagnées
tournament-metric-worms = Vers
tournament-metric-highest = Pickomino le plus élevé
tournament-why-metric = { $metric } : { $here } contre { $above }
tournament-why-shared = rang partagé
tournament-why-stage = n’a pas atteint cette phase
tournament-why-lot = le tirage au sort
tournament-why-stayed = a quitté la finale

tournament-phase-registration = inscriptions
tournament-phase-playing = les tables jouent
tournament-phase-draw = il faut tirer au sort la suite
tournament-phase-over = fini
tournament-participants = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
tournament-gone = { $name } abandonne
tournament-is-back = { $name } est de retour
tournament-undone = Annulé : { $what }
tournament-open-tables = Il manque encore des résultats : table { $tables }
tournament-round-over = Tous les résultats sont là. « draw » tire au sort la suite.
tournament-nothing-drawn = Rien n’a encore été tiré au sort.
tournament-note-gone = (abandon)
tournament-note-here = (présent)
tournament-note-waiting = (attend)
tournament-missing = Pas encore cochés : { $n }
tournament-swept = Retirés de la liste : { $n }
tournament-torn-line = La dernière ligne était incomplète et n’avait jamais été confirmée : elle est supprimée.
tournament-event-create = Création
tournament-event-open = Ouvert
tournament-event-close = Inscriptions closes
tournament-event-register = Inscription
tournament-event-rules = Règles changées
tournament-event-rename = Nouveau nom
tournament-event-withdraw = Abandon
tournament-event-return = Retour
tournament-event-arrive = Coché
tournament-event-sweep = Pas venu
tournament-event-reserve = Attend une place
tournament-event-admit = Participe
tournament-event-draw = Tirage au sort
tournament-event-result = Résultat
tournament-event-correct = Correction
tournament-event-report = Annoncé par la table
tournament-event-timer = Minuterie
tournament-event-announce = Annonce
tournament-event-schedule = Programme du jour
tournament-event-anonymise = Noms retirés
tournament-by = par { $who }
tournament-event-undo = Annulation
tournament-checked = { $n ->
    [0] Le tournoi suit les règles.
    [one] { $n } faute
   *[other] { $n } fautes
}
tournament-unfinished = Le tournoi n’est pas encore fini.
tournament-progress = Tournois
tournament-simulated = Tournois : { $events } à { $participants } participants, graine { $seed }
tournament-column-bot = Bot
tournament-column-participants = Participants
tournament-column-wins = Victoires
tournament-column-interval = Intervalle à 95 %
tournament-column-each = Chacun
tournament-column-final = En finale

tournament-desk-hint = « help » liste les commandes, « quit » quitte ; tout est aussitôt dans le fichier.
tournament-desk-add = add NOM … : inscrire des participants ; « Anna Maria » entre guillemets est un seul nom
tournament-desk-import = import FICHIER : inscrire une liste de noms, un par ligne ou CSV
tournament-desk-rename = rename NUMÉRO NOM : corriger un nom
tournament-desk-out = out NUMÉRO : quelqu’un abandonne
tournament-desk-back = back NUMÉRO : quelqu’un qui a abandonné revient, si rien n’a été tiré au sort depuis
tournament-desk-here = here NUMBER … : ils sont venus
tournament-desk-sweep = retirer de la liste tous ceux qui ne sont pas venus
tournament-desk-late = late NAME … : liste de réserve avant le tirage, retardataires après
tournament-desk-seat = seat NUMBER [TABLE] : qui attend joue : à une table, ou dès la prochaine manche
tournament-desk-draw = tirer au sort la manche, la phase ou la finale suivante : tables et places
tournament-desk-tables = montrer les tables de cette manche avec places et résultats
tournament-desk-enter = enter TABLE SCORE … : le résultat d’une table, un score par place dans l’ordre des Pickominos
tournament-desk-correct = correct TABLE SCORE … because RAISON : corriger un résultat ; MANCHE:TABLE pour une manche précédente
tournament-desk-undo = annuler la dernière étape
tournament-desk-standings = qui est où, et ce qui l’a décidé
tournament-desk-players = tous les participants avec numéros et places
tournament-desk-plan = ce qui se passera, phase par phase
tournament-desk-rules = rules [FILE] : les règles de ce tournoi ; avec un fichier TOML d’autres, avant le premier tirage
tournament-desk-log = tout ce qui s’est passé ; × marque ce qui est annulé
tournament-desk-help = cette liste
tournament-desk-quit = quitter
tournament-desk-scores = Un score : les Pickominos 21,30 (deluxe : 21,30+2+apple avec deux vers grillés), ou les vers et le Pickomino le plus élevé 4/33, ou - pour rien.

refused-tournament-score-text = « { $text } » n’est pas un score : 21,30 ou 21,30+2+apple ou 4/33 ou -
refused-tournament-scores-number = scores : { $given } ; joueurs jusqu’à la fin à cette table : { $due }
refused-tournament-no-command = « { $command } » n’est pas une commande du bureau ; il y a { $commands }
refused-tournament-usage = cette commande demande : { $usage }
refused-tournament-nothing-after = rien ne suit cette commande
refused-tournament-quotes = un guillemet n’est pas fermé
refused-tournament-exists = ce tournoi existe : nom, graine et règles sont fixés
refused-tournament-file-busy = un autre bureau a ouvert ce tournoi
refused-tournament-export-form = choisis --csv, --json ou --html
refused-tournament-too-many-bots = bots : { $bots }, participants : { $n }
refused-no-such-tournament = ce tournoi n’existe pas
refused-not-the-organiser = seul l’organisateur peut modifier le tournoi
refused-tournament-not-playing = aucune table ne joue : rien n’a été tiré au sort, ou tous les résultats sont là
refused-too-many-bot-tables = dans un tournoi, seuls des bots peuvent jouer à { $most } tables au plus en même temps ; ouvre les autres quand quelques-unes ont fini
refused-tournament-stale = le tournoi a changé entre-temps : c’est la version { $version }
refused-tournament-text = « { $text } » n’est pas un texte d’une ligne

## The server: names, coach, records, puzzles

refused-no-such-code = aucune table ouverte n’a ce code
refused-not-your-seat = ce n’est pas ta place
refused-no-coach = cette table joue sans le coach ; il répond après la partie
refused-game-running = la partie est encore en cours
refused-record-too-long = l’enregistrement a plus de { $most } étapes
refused-no-such-puzzle = ce casse-tête n’existe pas ; les numéros vont de 1 à { $count }
site-not-built = La page de ce serveur n’est pas construite. Dans le dossier du projet, « make web » la construit ; redémarre ensuite le serveur.

## The page: everywhere

web-page-not-loaded = Cette page n’a pas pu être chargée : il n’y a pas de connexion. Elle s’ouvrira toute seule dès que la connexion sera là.
web-try-again = Réessayer
web-no-answer = Le serveur ne répond pas. Es-tu en ligne ?
web-no-server = Il faut un serveur pour cela, et aucun n’est indiqué sur cet appareil.
web-trouble = Quelque chose n’a pas marché. Réessaie.
web-language = Langue
web-back = Retour
web-to-start = Vers l’accueil
web-lost-title = Rien ici
web-lost = Le ver a cherché partout : cette page n’existe pas.

## The page: the table

web-move-keep = { $n ->
    [one] mettre le { $face } de côté
   *[other] mettre les { $face } de côté
}
web-move-keep-worms = { $n ->
    [one] mettre le ver de côté
   *[other] mettre les vers de côté
}
web-move-roll = lancer
web-move-roll-golden = lancer neuf dés
web-move-weasel = relancer avec la Belette
web-move-stop = arrêter
web-move-take = prendre le { $tile }
web-move-put-back = reposer { specialist-object }
web-move-from = prendre le ver grillé à { $name }
web-move-dice = les dés montrent { $dice }
web-tell-you = Tu
web-tell-takes = { $me ->
    [who] { $name } prends le { $tile }
   *[nobody] { $name } prend le { $tile }
}
    .also = { $me ->
    [who] tu prends le { $tile }
   *[nobody] prend le { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } piques le { $tile } à { $other }
    [other] { $name } te pique le { $tile }
   *[nobody] { $name } pique le { $tile } à { $other }
}
    .also = { $me ->
    [who] tu piques le { $tile } à { $other }
    [other] te pique le { $tile }
   *[nobody] pique le { $tile } à { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } prends la Mère poule à { $other } ; le { $tile } reste
    [other] { $name } te prend la Mère poule ; ton { $tile } reste
   *[nobody] { $name } prend la Mère poule à { $other } ; le { $tile } reste
}
    .also = { $me ->
    [who] tu prends la Mère poule à { $other }
    [other] te prend la Mère poule
   *[nobody] prend la Mère poule à { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } remets le { $tile } sur la brochette
   *[nobody] { $name } remet le { $tile } sur la brochette
}
    .also = le { $tile } revient sur la brochette
web-tell-turned-over = Le { $tile } est retourné
    .also = le { $tile } est retourné
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } obtiens un lancer nul : rien à mettre de côté
   *[nobody] { $name } obtient un lancer nul : rien à mettre de côté
}
    .also = { $me ->
    [who] tu obtiens un lancer nul : rien à mettre de côté
   *[nobody] lancer nul : rien à mettre de côté
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } obtiens un lancer nul : aucun ver
   *[nobody] { $name } obtient un lancer nul : aucun ver
}
    .also = { $me ->
    [who] tu obtiens un lancer nul : aucun ver
   *[nobody] lancer nul : aucun ver
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } obtiens un lancer nul : aucun Pickomino pour ce total
   *[nobody] { $name } obtient un lancer nul : aucun Pickomino pour ce total
}
    .also = { $me ->
    [who] tu obtiens un lancer nul : aucun Pickomino pour ce total
   *[nobody] lancer nul : aucun Pickomino pour ce total
}
web-tell-bratworm = { $me ->
    [who] { $name } prends un ver grillé
   *[nobody] { $name } prend un ver grillé
}
    .also = { $me ->
    [who] tu prends un ver grillé
   *[nobody] prend un ver grillé
}
web-tell-bratworm-from = { $me ->
    [who] { $name } prends un ver grillé à { $other }
    [other] { $name } te prend un ver grillé
   *[nobody] { $name } prend un ver grillé à { $other }
}
    .also = { $me ->
    [who] tu prends un ver grillé à { $other }
    [other] te prend un ver grillé
   *[nobody] prend un ver grillé à { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } obtiens { specialist-object }
   *[nobody] { $name } obtient { specialist-object }
}
    .also = { $me ->
    [who] tu obtiens { specialist-object }
   *[nobody] obtient { specialist-object }
}
web-tell-specialist-back = { specialist-subject } revient sur le { $tile }
    .also = { specialist-object } revient sur le { $tile }
web-tell-specialist-out = On retire { specialist-object } du jeu
    .also = on retire { specialist-object } du jeu
web-tell-game-over = La partie est finie
    .also = la partie est finie
web-tell-dice = { $me ->
    [who] { $name } lances { $dice }
   *[nobody] { $name } lance { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } utilises la Belette et relances
   *[nobody] { $name } utilise la Belette et relance
}
web-tell-keeps = { $me ->
    [who] { $name } mets { $dice } de côté : { $total }
   *[nobody] { $name } met { $dice } de côté : { $total }
}
web-since = Depuis ton dernier tour : { $what }
web-board-tile = Pickomino { $tile }, { worms }
web-board-standing = { specialist-subject } est dessus
web-board-landing = { specialist-subject } vient ici
web-board-down = Pickomino { $tile }, retourné
web-board-taken = Pickomino { $tile }, dans une pile
web-board-top-of = Pickomino { $tile }, { worms }, au-dessus de la pile chez { $name }
web-board-top-yours = Pickomino { $tile }, { worms }, au-dessus de ta pile
web-board-target = Arrête-toi maintenant et tu le prends
web-board-reach = à portée
web-board-chance = chances de l’avoir ce tour : { $percent }
web-board-chances = % : tes chances de l’avoir
web-board-now = maintenant
web-board-grill = Brochette
web-board-bratworms = Vers grillés
web-board-supply = { $n ->
    [one] encore { $n } ver grillé
   *[other] encore { $n } vers grillés
}
web-board-tiles-left = { $n ->
    [one] encore { $n } Pickomino
   *[other] encore { $n } Pickominos
}
web-board-players = Joueurs, dans le sens horaire
web-board-top = Pickomino du dessus { $tile }
web-board-below = { $n } dessous
web-board-no-tile = aucun Pickomino
web-board-bot = bot
web-board-away = pas là
web-board-absent = pas là
web-board-turn = joue
web-seat-open = Voir ce qu’a { $name }
web-seat-tiles = Le Pickomino du dessus est le premier.
web-seat-stand-in = Laisser jouer un bot en attendant
web-seat-stand-in-soon = Laisser jouer un bot dans { $seconds } s
web-seat-replace = Laisser jouer un bot jusqu’à la fin
web-seat-replace-sure = Vraiment ? { $name } ne pourra plus que regarder
web-seat-mute = Masquer les images
web-seat-unmute = Montrer de nouveau les images
web-react = Montrer une image
web-reaction-told = { $name } : { $reaction }
web-reaction =
    { $reaction ->
        [laugh] rire
        [clap] bravo
        [wow] étonnement
        [cry] larmes
        [grr] colère
       *[luck] bonne chance
    }
web-board-lanes = Dés : choisis une valeur
web-board-lanes-quiet = Dés
face-name = { $face ->
    [W] ver
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, ajoute { $gain }
web-board-lane-used = { $count } × { face-name }, déjà de côté
web-board-lane-kept = { $count } × { face-name } de côté
web-board-used = prise
web-table-loading = On met la table…
web-table-dealing = La partie commence…
web-table-revealing = On ouvre les phrases scellées…
web-table-reconnecting = Connexion perdue. Nouvelle tentative…
web-table-away = Un bot joue pour toi.
web-table-back = Je suis de retour
web-table-absent = { $name } n’est pas là.
web-table-heading = La partie
web-table-log = Tours joués
web-log-open = Voir tous les tours joués
web-table-steps = Ce qui se passe
web-table-your-turn = À toi de jouer
web-table-watching = Quelqu’un d’autre joue
web-table-spectator = Tu regardes cette partie.
web-table-plays = C’est à { $name } de jouer
web-table-bot-plays-for = Un bot joue pour { $name }
web-table-total = Total { $total }
web-table-rolling = Les dés roulent…
web-table-pass-on = Passe l’appareil à { $name }
web-throw-ask = À toi : lance les dés
web-throw-how = Touche le grand bouton.
web-throw-how-shake = Touche le grand bouton ou secoue l’appareil.
web-throw-handed = Je l’ai
web-pace = Vitesse des bots
web-pace-1x = Vitesse normale
web-pace-3x = Trois fois plus vite
web-pace-skip = Passer à mon tour
web-table-time-left = Temps restant
web-key-enter = Entrée
web-stop = Arrêter
web-stop-pick = Choisis une valeur
web-stop-pick-why = Tous les dés de cette valeur sont mis de côté.
web-keep-bratworm = Ces dés te donnent un ver grillé.
web-stop-pick-button = choisis une valeur
web-stop-takes = Arrêter : <em>tu prends le { $tile } sur la brochette</em>
web-stop-takes-button = prendre le { $tile }
web-stop-steals = Arrêter : <em>tu piques le { $tile } à { $name }</em>
web-stop-steals-button = piquer le { $tile }
web-stop-hen = Arrêter : <em>tu prends la Mère poule à { $name }</em>
web-stop-hen-button = prendre la Mère poule
web-stop-choose = Arrêter : <em>tu choisis { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Tu choisis après avoir arrêté.
web-stop-fails-too-low = Arrêter : <em>lancer nul, aucun Pickomino pour { $total }</em>
web-stop-fails-no-worm = Arrêter : <em>lancer nul, pas encore de ver</em>
web-stop-fails-button = lancer nul
web-stop-sure = Vraiment arrêter ?
web-stop-brings = { $n ->
    [one] Il a { $n } ver.
   *[other] Il a { $n } vers.
}
web-stop-with = { specialist-subject } vient avec.
web-stop-raven-brings = Le Corbeau apporte un ver grillé et va se poser ailleurs.
web-stop-raven-moves = Le Corbeau va se poser ailleurs.
web-stop-steals-why = Ton total est exactement le Pickomino du dessus.
web-stop-lower-own = Le { $total } est déjà à toi, le { $tile } a la valeur inférieure la plus proche.
web-stop-lower-why = Le { $total } n’est pas à prendre, le { $tile } a la valeur inférieure la plus proche.
web-stop-hen-why = La Mère poule garde le { $tile } : le Pickomino reste.
web-stop-canned-why = Le Ver en boîte compte comme un ver : { $total } + 5 = { $sum }.
web-loss-both = Tu remets le { $lost }, le { $turned } est retourné.
web-loss-down = Tu remets le { $lost }, et il est retourné.
web-loss-returned = Tu remets le { $lost } ; lui et le { $turned } sont retournés.
web-loss-tile = Le { $lost } revient sur la brochette.
web-loss-specialist = { specialist-subject } revient sur la brochette.
web-loss-nothing = Cela ne te coûte rien.
web-roll = { $n ->
    [one] Lancer { $n } dé
   *[other] Lancer { $n } dés
}
web-roll-plain = Lancer
web-roll-pick = choisis d’abord une valeur
web-roll-none = plus de dés
web-roll-costs = tu risques le { $tile }
web-roll-costs-specialist = tu risques { specialist-object }
web-roll-costs-both = tu risques { $tile } + { specialist-name }
web-roll-risk = risque de lancer nul : { $percent }
web-roll-risk-costs = risque de lancer nul : { $percent }, coûte le { $tile }
web-roll-risk-costs-specialist = risque de lancer nul : { $percent }, coûte { specialist-object }
web-roll-risk-costs-both = lancer nul aussitôt : { $percent }, coûte { $tile } + { specialist-name }
web-start-ask = Huit dés ou neuf ?
web-start-why = Le Dé doré est un neuvième dé, avec seulement des 1 et des vers.
web-start-why-standard = Le Dé doré est un neuvième dé.
web-start-eight = Lancer 8 dés
web-start-nine = Lancer 9 dés
web-start-nine-note = avec le Dé doré
web-dead-ask = <em>Rien à mettre de côté.</em> Utiliser la Belette ?
web-dead-give-up = Renoncer
web-dead-lose = perdre le { $tile }
web-dead-lose-specialist = perdre { specialist-object }
web-dead-lose-both = perdre { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Relancer { $n } dé
   *[other] Relancer les { $n }
}
web-dead-weasel-note = la Belette aide une fois par tour
web-act-weasel = { $n ->
    [one] Relancer { $n }
   *[other] Relancer les { $n }
}
web-choice-peek = Regarder la brochette
web-choice-return = Revenir au choix
web-choose-claim = Quel Pickomino prends-tu ?
web-choose-claim-why = Avec ce total, tu as le choix.
web-choose-claim-grill = Prendre le { $tile } sur la brochette
web-choose-claim-steal = Piquer le { $tile } à { $name }
web-choose-claim-hen = Prendre la Mère poule à { $name }
web-choose-claim-hen-why = La Mère poule garde ce Pickomino, donc tu obtiens la Mère poule.
web-choose-put-back = Quel spécialiste reposer ?
web-choose-put-back-why = Tu ne peux en garder qu’un. L’autre va sur le { $tile }, le plus bas des Pickominos libres.
web-choose-put-back-out = Tu ne peux en garder qu’un. Aucun Pickomino n’est libre : l’autre quitte le jeu.
web-choose-put-back-button = Poser { specialist-object } sur le { $tile }
web-choose-put-back-out-button = Retirer { specialist-object } du jeu
web-choose-goes-to = à reposer sur le { $tile }
web-choose-goes-out = à retirer du jeu
web-choose-stays = reste chez toi
web-choose-yours = à toi
web-choose-new = arrive
web-choose-pick = Choisis
web-choose-bratworm = Qui te donne un ver grillé ?
web-choose-bratworm-why = La réserve est vide, donc un des autres t’en donne un.
web-choose-bratworm-button = En prendre un à { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Compte comme un ver quand tu n’en as pas.
    [hen] Garde ton Pickomino du dessus et tes vers grillés.
    [raven] Apporte un ver grillé.
    [weasel] Relance les dés une fois par tour.
    [golden_die] Un neuvième dé, à partir de ton tour suivant.
   *[apple] Trois vers à la fin.
}
web-coach = Coach
web-coach-open = Pourquoi ? Demander au coach
web-coach-chances = Chances de gagner la partie
web-coach-option = Décision
web-coach-win = gagne
web-coach-fail = lancer nul ce tour
web-coach-thinks = Le coach réfléchit…
web-coach-waits = Le coach aide quand c’est à toi de jouer.
web-coach-best = Coach : { $move }, +{ $points } %
web-coach-best-even = Coach : { $move }
web-coach-then-stop = Coach : { $move } et arrêter
web-coach-then-roll = Coach : { $move } et lancer
web-menu = Menu
web-menu-close = Fermer
web-menu-rules = Comment jouer
web-menu-invite = Inviter des spectateurs
web-menu-copied = Le lien est copié.
web-menu-device = Continuer sur un autre appareil
web-menu-record = Télécharger l’enregistrement
web-menu-sound = Sons
web-menu-vibration = Vibrer quand c’est à moi
web-menu-rolls = Faire mon premier lancer
web-menu-shakes = Secouer pour lancer
web-menu-leave = Quitter la partie
web-menu-leave-sure = Vraiment partir ? Un bot continue pour toi.

## The page: how to play

web-rules-title = Comment jouer
web-rules-contents = Sur cette page
web-rules-classic = Le jeu
web-rules-deluxe = Deluxe
web-rules-options = Options
web-rules-exact = Toutes les règles
web-rules-learn = Apprendre en jouant
web-rules-learn-note = Une première partie contre un bot, environ deux minutes
web-rules-print = Imprimer
web-rules-goal-title = Le but
web-rules-goal = Des vers grésillent sur la brochette, et tout le monde a faim. Ramasse des Pickominos : la personne qui a le plus de vers à la fin gagne.
web-rules-goal-tiles = Le nombre dit ce que coûte un Pickomino. Plus il coûte cher, plus il a de vers.
web-rules-goal-drawing = Les Pickominos 21 à 24 ont un ver, 25 à 28 deux, 29 à 32 trois et 33 à 36 quatre.
web-rules-turn-title = Ton tour, pas à pas
web-rules-turn-roll = Lance les huit dés.
web-rules-turn-roll-drawing = Un lancer : 1, 2, trois 4, deux 5 et un ver.
web-rules-turn-pick = Choisis une valeur et mets tous ses dés de côté.
web-rules-turn-pick-drawing = Les trois 4 sont choisis : 12 points.
web-rules-turn-again = Relance les autres dés et choisis de nouveau. Chaque valeur une seule fois par tour !
web-rules-turn-again-drawing = Les 4 sont de côté. Le lancer montre 2, 3, deux 4 et un ver : les 4 sont déjà pris, le ver est choisi.
web-rules-turn-stop = Arrêter ou relancer ? Tu décides chaque fois que tu as mis des dés de côté.
web-rules-turn-stop-drawing = Trois 4, un ver et deux 5 sont de côté.
web-rules-turn-count = Un ver vaut 5 points, donc cela fait 27. Et il y a un ver : sans ver, tu n’as rien.
web-rules-take-title = Ce que tu obtiens
web-rules-take-exact = Le Pickomino de ton total est sur la brochette ? Il est à toi.
web-rules-take-exact-drawing = Total 27 : le 27 est sur la brochette, on le prend.
web-rules-take-lower = Il n’est ni là, ni au-dessus d’une autre pile ? Prends sur la brochette le Pickomino de valeur inférieure la plus proche.
web-rules-take-lower-drawing = Total 27 : le 27 et le 26 ne sont plus là, on prend le 25.
web-rules-take-steal = Quelqu’un l’a au-dessus de sa pile ? Alors tu le piques !
web-rules-take-steal-drawing = Total 27 : le 27 est le Pickomino du dessus d’un adversaire, on le pique.
web-rules-take-stack = Tes Pickominos forment une pile. Seul le Pickomino du dessus peut être piqué ou perdu : ce qui est dessous ne risque rien.
web-rules-now = maintenant
web-rules-fail-title = Le lancer nul
web-rules-fail-used = Le lancer ne montre que des valeurs que tu as déjà mises de côté.
web-rules-fail-worm = Tu t’arrêtes sans ver.
web-rules-fail-low = Tu t’arrêtes, et il n’y a pas de Pickomino pour ton total.
web-rules-fail-drawing = Le 24 est remis sur la brochette, et le 36 est retourné.
web-rules-fail-back = Alors ton Pickomino du dessus revient sur la brochette.
web-rules-fail-turned = Ensuite le Pickomino le plus élevé de la brochette est retourné et retiré du jeu, sauf si c’est celui que tu viens de remettre.
web-rules-fail-nothing = Tu n’as pas de Pickomino ? Alors il ne se passe rien.
web-rules-end-title = La fin
web-rules-end = Dès qu’il n’y a plus de Pickomino face visible sur la brochette, la partie est finie. Chacun compte les vers de tous ses Pickominos.
web-rules-end-drawing = Les Pickominos 23, 27 et 31 ont ensemble six vers.
web-rules-end-tie = La personne qui a le plus de vers gagne. En cas d’égalité, le Pickomino le plus élevé décide.
web-rules-tips-title = Bon à savoir
web-rules-tip-all = Tu mets de côté tous les dés d’une valeur, jamais une partie seulement.
web-rules-tip-worm = Les vers et les 5 valent 5 points, mais ce sont deux valeurs différentes.
web-rules-tip-early = Prends un ver tôt. Avec peu de dés, il peut ne jamais venir.
web-rules-tip-few = Moins tu lances de dés, plus vite arrive un lancer nul.
web-rules-tip-own = Ton propre Pickomino du dessus ne compte pas : tu prends celui de valeur inférieure la plus proche.
web-rules-tip-pass = On ne peut pas passer, et il n’y a pas de secrets : chacun voit tout.
web-rules-deluxe-intro = Les règles que tu connais restent valables. Il y a en plus deux petits Pickominos, des vers grillés et six spécialistes.
web-rules-low-title = Le 11 et le 13
web-rules-low = Tu les prends seulement avec exactement 11 ou exactement 13. Personne ne peut les piquer.
web-rules-low-drawing = Les Pickominos 11 et 13, avec un ver chacun.
web-rules-bratworm-title = Vers grillés
web-rules-bratworm = Mets de côté deux 1 ou plus, et tu prends aussitôt un ver grillé. Il compte comme un ver, et tu le gardes même après un lancer nul.
web-rules-bratworm-drawing = Deux 1 donnent un ver grillé.
web-rules-bratworm-supply = Les sept sont pris ? Alors tu choisis qui t’en donne un, mais jamais la personne qui a la Mère poule. S’il n’y a plus personne, tu n’as pas de ver grillé.
web-rules-specialists-title = Les six spécialistes
web-rules-specialists = Un spécialiste est posé sur un Pickomino et vient avec lui. Tu ne peux en avoir qu’un. Si tu en obtiens un deuxième, tu choisis lequel des deux reposer : sur le plus bas des Pickominos libres, ou retiré du jeu si aucun n’est libre. Perdre son Pickomino du dessus, c’est perdre aussi son spécialiste.
web-rules-begins-on = commence sur le { $tile }
web-rules-canned-worm = Aucun ver de côté ? Alors il compte comme un ver et ajoute 5. Il aide à partir de ton tour suivant.
web-rules-hen = Elle garde ton Pickomino du dessus : qui veut le piquer n’obtient que la Mère poule, et en cas de lancer nul, seule la Mère poule est reposée et aucun Pickomino n’est retourné. Tes vers grillés aussi sont à l’abri. Personne ne peut prendre la Mère poule si ton Pickomino du dessus est le 11 ou le 13. En cas de lancer nul sans Pickomino, tu la gardes.
web-rules-raven = Personne ne le possède. Qui prend son Pickomino obtient un ver grillé, et le Corbeau s’envole vers le plus bas des Pickominos libres.
web-rules-weasel = Une fois par tour, tu peux relancer tous les dés d’un lancer. Elle peut même te sauver quand le lancer ne montre que des valeurs déjà prises.
web-rules-golden-die = Tu peux lancer neuf dés. Le Dé doré ne montre que des 1 et des vers.
web-rules-apple = Elle vaut trois vers à la fin. C’est tout ce qu’elle fait, et c’est beaucoup.
web-rules-options-intro = Qui crée une table peut changer le jeu. Sans choix, tout est comme décrit plus haut.
web-rules-option-game = Quel jeu
web-rules-option = Option
web-rules-option-does = Ce qu’elle fait
web-rules-option-rule = Règle
web-rules-option-classic = Le jeu comme décrit plus haut.
web-rules-option-deluxe = Avec le 11 et le 13, les vers grillés et les spécialistes.
web-rules-option-russian = Le jeu classique, mais personne n’est obligé de piquer. La règle russe le montre dans un seul exemple : un Pickomino qui vaut exactement le total y reste chez quelqu’un d’autre.
web-rules-option-highest = Partie courte : les Pickominos plus élevés restent dans la boîte.
web-rules-option-turns = La partie finit après ce nombre de tours.
web-rules-option-steal = Personne n’est obligé de piquer : tu peux prendre à la place, sur la brochette, le Pickomino de valeur inférieure la plus proche. La plupart des règles imprimées disent que tu « peux » piquer ; que ce soit obligatoire est notre choix.
web-rules-option-lower = Le Pickomino n’est pas là ? Alors tu peux prendre n’importe quel Pickomino plus bas de la brochette. C’est ce que disent les règles roumaine et russe.
web-rules-option-returned = Plus rapide : le Pickomino que tu remets est retourné aussi.
web-rules-option-faster-highest = Plus rapide : le Pickomino le plus élevé est toujours retourné, même si tu viens de le remettre.
web-rules-option-golden = Deluxe : le Dé doré a les mêmes valeurs que les autres. Aucune règle imprimée ne montre ses faces ; seulement des 1 et des vers, c’est notre lecture.
web-rules-option-low = Deluxe : combien de vers ont le 11 et le 13, 0 à 4. Aucune règle imprimée ne le dit ; un chacun, c’est notre lecture.
web-rules-exact-intro = Chaque règle a un nom court, comme T5. Les voici toutes, mot pour mot.
web-rules-search = Chercher une règle
web-rules-search-note = Un nom comme T5, une lettre ou un mot
web-rules-found = { $n ->
    [0] Aucune règle trouvée
    [one] { $n } règle
   *[other] { $n } règles
}
web-rules-link-to = Lien vers { $clause }

## The page: the first game

web-learn-title = Ta première partie
web-learn-opening = La brochette chauffe…
web-learn-again-try = Réessayer
web-learn-bot-name = Bruno
web-learn-tip = Conseil
web-learn-got-it = Compris
web-learn-skip = Continuer sans conseils
web-learn-hint-pick = Touche un chiffre ou le ver : tous les dés qui le montrent sont mis de côté.
web-learn-hint-roll = Cela fait { $total }. Maintenant, relance les autres dés !
web-learn-hint-once = Chaque valeur une seule fois par tour : choisis-en une nouvelle.
web-learn-hint-worm = Un ver ! Il vaut 5 points, et sans ver tu n’as rien.
web-learn-hint-no-worm = { $total }, mais pas encore de ver. Sans ver tu n’as rien : relance !
web-learn-hint-too-low = { $total }, c’est trop peu : le plus bas Pickomino coûte { $lowest }. Relance !
web-learn-hint-stop = Tu peux t’arrêter et prendre le { $tile }, ou prendre le risque de relancer.
web-learn-hint-lower = Il n’y a pas de { $total } sur la brochette. Si tu t’arrêtes, tu prends la valeur inférieure la plus proche : le { $tile }.
web-learn-hint-steal = Exactement { $total } ! Arrête-toi maintenant et pique-le à { $name }.
web-learn-hint-few = { $n ->
    [one] Plus que { $n } dé : s’il montre une valeur que tu as, c’est un lancer nul.
   *[other] Plus que { $n } dés : s’ils ne montrent que des valeurs que tu as, c’est un lancer nul.
}
web-learn-hint-took = Le { $tile } est à toi ! Il est au-dessus de ta pile.
web-learn-hint-stole = Piqué ! Le { $tile } est maintenant au-dessus de ta pile.
web-learn-hint-failed = Lancer nul, mais tu n’as pas de Pickomino à remettre. Quelle chance !
web-learn-hint-lost = Lancer nul : ton { $tile } revient sur la brochette.
web-learn-hint-turned = Le Pickomino le plus élevé, le { $tile }, est retourné : il est retiré du jeu.
web-learn-hint-robbed = { $name } pique ton { $tile } ! Seul le Pickomino du dessus est en danger.
web-learn-hint-watch = Maintenant c’est à { $name } de jouer. Regarde les dés et la brochette.
web-learn-hint-their-top = Chez { $name }, le Pickomino du dessus est le { $tile } : avec exactement { $tile } tu le piques.
web-learn-hint-they-fail = { $name } obtient un lancer nul. Cela arrive aussi aux bots !
web-learn-done = Tu connais Heckmeck !
web-learn-done-note = Une vraie partie a tous les Pickominos jusqu’à 36, pour deux à sept joueurs.
web-learn-play = Jouer maintenant
web-learn-rules = Lire les règles
web-learn-look = Voir comment la partie a fini

## The page: start, new table, joining, waiting

web-nav = Menu principal
web-nav-menu = Menu
web-nav-play = Jouer
web-nav-tournaments = Tournois
web-nav-games = Mes parties
web-nav-rules = Règles
web-nav-learn = Première partie guidée
web-nav-companion = Compagnon pour vrais dés
web-nav-puzzles = Casse-têtes
web-nav-fair = Dés équitables
web-nav-device = Mes appareils
web-nav-theme = Clair ou sombre
web-nav-theme-system = Automatique
web-nav-theme-light = Clair
web-nav-theme-dark = Sombre
web-start-line = Lance, tremble, attrape : qui prend le plus de vers sur la brochette ? C’est le jeu qu’on connaît aussi sous le nom de Pickomino.
web-start-play = Jouer maintenant
web-start-play-how = { $n ->
    [one] contre un bot, sans inscription
   *[other] contre { $n } bots, sans inscription
}
web-start-options = Paramètres de la partie
web-start-edition = Version
web-start-opponents = Nombre d’adversaires
web-start-opponents-n = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
web-start-strength = Force des bots
web-start-guest = Visiteur
web-start-learn = Première fois ? Joue avec nous !
web-start-learn-how = Une première partie guidée, environ deux minutes
web-start-create = Créer une table
web-start-create-how = Inviter par code, code QR ou message
web-start-together = Jouer sur un seul appareil
web-start-together-how = Un téléphone ou une tablette fait le tour de la table
web-mine-turn = À toi de jouer :
web-mine-here = Continuer la partie :
web-mine-wait = À { $name } de jouer :
web-mine-open = Pas encore commencée :
web-mine-over = Finie :
web-mine-table = Table { $name }
web-mine-with = avec { $names }
web-mine-alone = il n’y a encore personne d’autre
web-mine-all = { $n ->
    [one] Montrer ma partie
   *[other] Montrer mes { $n } parties
}
web-mine-title = Mes parties
web-mine-none = Tu n’as pas encore de parties.
web-games-running = Parties en cours
web-games-over = Parties terminées
web-games-all = { $n ->
    [one] Montrer la partie terminée
   *[other] Montrer les { $n } parties terminées
}
web-games-none = Pas encore de parties. Celles que tu as jouées sont ensuite ici, pour y revenir.
web-games-unfinished = Terminée sans vainqueur
web-games-mistakes = { $n ->
    [0] Aucune erreur
    [one] { $n } erreur à revoir
   *[other] { $n } erreurs à revoir
}
web-games-more = Plus : { $name }
web-games-go-on = Continuer la partie
web-games-share = Partager le résultat
web-games-name = Nom de la partie
web-games-rename = Renommer
web-games-delete = Supprimer
web-games-deleted = La partie est supprimée.
web-games-undo = Annuler
web-games-memory = Ce navigateur ne garde rien : les parties de cet appareil disparaissent dès que la page est fermée. Enregistre-les avant dans un fichier.
web-games-not-served = Le serveur ne répond pas. Ses parties apparaissent ici dès qu’il répond.
web-games-keep = Garder tes parties
web-games-keep-how = Les parties de cet appareil ne sont que dans ce navigateur, et certains navigateurs oublient ce que personne n’a ouvert pendant une semaine. Un seul fichier les garde toutes et les emporte sur un autre appareil.
web-games-without-record =
    { $n ->
        [one] { $n } partie n’est pas dans le fichier : partie d’une position, elle n’a pas d’enregistrement.
       *[other] { $n } parties ne sont pas dans le fichier : parties d’une position, elles n’ont pas d’enregistrement.
    }
web-games-export = Tout enregistrer dans un fichier
web-games-import = Charger des parties d’un fichier
web-games-busy = Lecture du fichier…
web-games-added = { $n ->
    [0] Aucune nouvelle partie.
    [one] { $n } nouvelle partie.
   *[other] { $n } nouvelles parties.
}
web-games-known = { $n ->
    [one] { $n } partie était déjà ici.
   *[other] { $n } parties étaient déjà ici.
}
web-games-differ = { $n ->
    [one] { $n } partie continue autrement dans le fichier qu’ici. Rien n’est remplacé sans ton accord.
   *[other] { $n } parties continuent autrement dans le fichier qu’ici. Rien n’est remplacé sans ton accord.
}
web-games-replace = Prendre celles du fichier
web-games-leave = Garder les miennes
web-games-bad = Partie { $number } du fichier : { $text }
web-open-tables = Tables ouvertes
web-open-all = { $n ->
    [one] Montrer la table
   *[other] Montrer les { $n } tables
}
web-open-none = Aucune table ouverte en ce moment. Crées-en une, ou joue contre des bots.
web-open-no-server = Pour jouer avec des gens ailleurs, il faut un serveur, et aucun ne répond en ce moment. Tout le reste marche.
web-open-join = Rejoindre
web-open-watch = Regarder
web-open-who = { $free ->
    [one] À la table : { $names }. Places libres : { $free }.
   *[other] À la table : { $names }. Places libres : { $free }.
}
web-code-title = Rejoindre avec un code
web-code-label = Code de la table, ou lien
web-code-join = Rejoindre
web-code-scan = Scanner un code QR
web-code-hold = Tiens le code QR devant la caméra.
web-code-no-camera = La caméra n’est pas utilisable. Tape plutôt le code.
web-code-close = Fermer
web-code-example = Kiwi 27
web-code-wrong = Un code est un mot et un nombre, comme { web-code-example }.
web-code-qr = Code QR de cette page
web-code-phone = Jouer sur ton téléphone
web-code-phone-how = Scanne le code avec la caméra : la page s’ouvre, sans inscription.
web-bot-names = Ben, Cléo, Émile, Dora, Finn, Gina, Hugo, Ida
web-bot-random = Pur hasard
web-bot-random-hint = Décide sans aucun plan.
web-bot-simple = Facile
web-bot-simple-hint = Prend le premier Pickomino possible.
web-bot-careful = Prudent
web-bot-careful-hint = Préfère s’arrêter tôt plutôt que de risquer son Pickomino.
web-bot-worms = Moyen
web-bot-worms-hint = Calcule exactement ce que vaut chaque lancer.
web-bot-champion = Fort
web-bot-champion-hint = Prévoit toute la partie.
web-preset-classic = Classique
web-preset-classic-hint = Les Pickominos 21 à 36 et huit dés : le jeu que la plupart des gens connaissent.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Avec les spécialistes, les vers grillés et les Pickominos 11 et 13.
web-preset-russian = Russe
web-preset-russian-hint = Comme le classique, mais personne n’est obligé de piquer.
web-option-golden-die = Dé doré
web-option-golden-die-hint = Ce que le Dé doré peut montrer.
web-option-golden-die-ones-and-worms = Seulement des 1 et des vers
web-option-golden-die-standard = Le Dé doré montre 1 à 5 et ver
web-option-worms-on-low-tiles = Vers sur le 11 et le 13
web-option-worms-on-low-tiles-hint = Combien de vers compte chacun des deux plus bas Pickominos.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } ver sur le 11 et sur le 13
   *[other] { $n } vers sur le 11 et sur le 13
}
web-option-steal = Piquer
web-option-steal-hint = Ton total est exactement le Pickomino du dessus d’un adversaire : dois-tu le piquer ?
web-option-steal-forced = Toujours piquer
web-option-steal-optional = Piquer si on veut
web-option-lower-tile = Valeur inférieure la plus proche
web-option-lower-tile-hint = Le Pickomino exact n’est pas là : lequel des plus bas peux-tu prendre ?
web-option-lower-tile-next = Celui de valeur inférieure la plus proche
web-option-lower-tile-any = N’importe quel Pickomino plus bas (règles roumaine et russe)
web-option-faster = Partie plus rapide
web-option-faster-hint = Plus de Pickominos sont retournés après un lancer nul, donc la partie finit plus tôt.
web-option-faster-off = Durée normale
web-option-faster-returned = Plus rapide : le Pickomino remis est retourné aussi
web-option-faster-highest = Plus rapide : le Pickomino le plus élevé est toujours retourné
web-option-max-turns = Nombre maximal de tours
web-option-max-turns-hint = Après ce nombre de tours de tous les joueurs ensemble, la partie s’arrête et on compte les vers.
web-option-max-turns-none = Pas de limite
web-option-max-turns-value = { $n ->
    [one] Au plus { $n } tour
   *[other] Au plus { $n } tours
}
web-option-highest-tile = Pickomino le plus élevé
web-option-highest-tile-hint = Les Pickominos plus élevés restent dans la boîte, pour une partie plus courte.
web-option-highest-tile-value = Pickominos jusqu’à { $n }
web-pace-none = sans limite de temps
web-pace-30s = 30 secondes par décision
web-pace-90s = 90 secondes par décision
web-pace-1d = un jour par tour
web-colour-tomato = rouge tomate, étoile
web-colour-blueberry = bleu myrtille, goutte
web-colour-mustard = jaune moutarde, lune
web-colour-aubergine = violet aubergine, champignon
web-colour-mint = menthe, feuille
web-colour-radish = rose radis, cœur
web-colour-pine = vert sapin, éclair
web-starter-drawn = Tirage au sort
web-starter-drawn-hint = Le hasard décide qui commence.
web-starter-first = La première place
web-starter-first-hint = La première personne de la liste commence. D’après les règles imprimées, c’est la plus jeune.
web-real-title = Vrais dés
web-real-promise = Ce sont tes propres dés : saisis ce qui est tombé. Personne ne peut prouver ces dés, et l’enregistrement le dit.
web-real-end = De vrais dés, saisis à la main : personne ne peut les vérifier.
web-real-lanes = Touche les dés tels qu’ils sont tombés
web-real-add = { face-name } : un de plus, { $count }
web-real-remove = { face-name } : un de moins, { $count }
web-real-golden = Dé doré : { face-name }
web-real-golden-none = Dé doré : rien encore
web-real-whose = Les dés : { $name }
web-real-missing = { $n ->
    [one] Il manque { $n } dé.
   *[other] Il manque { $n } dés.
}
web-real-complete = Ils y sont tous.
web-real-tap-aside = Touche ce qui a été mis de côté.
web-real-tap-first = touche d’abord des dés
web-real-only-aside = Seulement ce qui est mis de côté
web-real-clear = Effacer
web-real-enter = Saisir les dés
web-real-failed = Lancer nul
web-real-weasel = Belette
web-real-weasel-note = tous les dés encore une fois
web-real-take-back = Reprendre la dernière saisie
web-real-taken-back = La dernière saisie est reprise
web-people-name = Nom du joueur { $n }
web-people-placeholder = Joueur { $n }
web-people-remove = Enlever le joueur { $n }
web-people-add = Quelqu’un d’autre sur cet appareil
web-together-who = Qui joue ?
web-together-how = Tout le monde joue sur cet appareil. Il indique à qui c’est le tour ; passe-le à cette personne.
web-companion-title = Compagnon pour vrais dés
web-companion-what = La boîte est sur la table. Le téléphone connaît les règles, tient la table et note tout. Cela marche aussi sans réseau.
web-companion-roll = Chacun lance de vrais dés.
web-companion-tap = Indiquez ce qui est tombé, ou seulement ce qui a été mis de côté. Une saisie fausse se reprend autant de fois que nécessaire.
web-companion-keep = À la fin, il y a un classement, un enregistrement et une analyse. Personne ne peut prouver de vrais dés : l’enregistrement dit donc qu’ils étaient vrais.
web-companion-order = Dans l’ordre des places, dans le sens des aiguilles d’une montre.
web-companion-who = Qui joue sur ce téléphone. Les autres arrivent avec le leur.
web-companion-where = Qui saisit les dés ?
web-companion-where-here = Ce téléphone seulement
web-companion-where-here-hint = La personne qui le tient saisit pour tout le monde.
web-companion-where-apart = Chacun sur son téléphone
web-companion-where-apart-hint = Il faut un réseau et un serveur.
web-companion-coach-all = Pour tous
web-companion-coach-all-hint = Il dit à chaque décision ce qu’il ferait.
web-companion-coach-ask = Pour qui demande
web-companion-coach-ask-hint = Il se tait jusqu’à ce qu’on le touche, et ne parle que de cette décision.
web-companion-coach-none = Pas du tout
web-companion-coach-none-hint = Seule l’analyse parle, après la partie.
web-together-with-bots = Bots à la table
web-together-start = { $n ->
    [one] Commencer
   *[other] Commencer à { $n } joueurs
}
web-new-you = Ta place
web-new-plays = Je joue aussi
web-new-plays-hint = Sans cela, tu ouvres seulement la table et tu regardes.
web-new-more = Autres règles
web-new-more-changed = { $n ->
    [one] Autres règles ({ $n } changée)
   *[other] Autres règles ({ $n } changées)
}
web-new-seats = Places
web-new-seats-hint = Combien peuvent jouer au plus ; tu peux commencer dès qu’il y en a deux.
web-new-bots = Bots
web-new-bots-hint = Les bots prennent place aussitôt ; on peut en ajouter plus tard.
web-new-bot-strength = Force : { $name }
web-new-clock = Temps de réflexion
web-new-clock-hint = Quand le temps est écoulé, un bot joue ce tour à la place de la personne absente.
web-new-starter = Qui commence ?
web-new-public = Montrer parmi les tables ouvertes
web-new-public-hint = Tout le monde peut prendre place. Sinon, seules les personnes que tu invites trouvent la table.
web-new-coach = Autoriser le coach
web-new-coach-hint = Chacun peut voir les probabilités de chaque décision pendant la partie.
web-new-open = Ouvrir la table
web-new-name-missing = Donne un nom à tout le monde.
web-new-name-twice = Deux joueurs ne peuvent pas avoir le même nom.
web-new-too-many = Il y a plus de joueurs que de places. Choisis plus de places.
web-new-bad-number = Le nombre de tours est un nombre entier à partir de 1 ; laisse vide pour ne pas avoir de limite.
web-new-summary-rules = Règles : { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } places, toutes prises.
    [one] { $seats } places, dont { $free } encore libre.
   *[other] { $seats } places, dont { $free } encore libres.
}
web-new-summary-clock-none = Il n’y a pas de limite de temps.
web-new-summary-clock-30s = Il y a 30 secondes pour chaque décision.
web-new-summary-clock-90s = Il y a 90 secondes pour chaque décision.
web-new-summary-clock-1d = Il y a un jour pour chaque tour.
web-new-summary-public = Tout le monde peut rejoindre la table.
web-new-summary-private = Seules les personnes que tu invites peuvent rejoindre la table.
web-seat-name = Ton nom
web-seat-colour = Ta couleur
web-seat-phrase = Une phrase pour les dés équitables
web-seat-phrase-how = Ce que tu tapes ici entre dans les dés de cette partie. Personne ne peut alors les choisir d’avance. C’est scellé sur cet appareil et ouvert tout seul au début de la partie : laisse cette page ouverte jusque-là.
web-seat-phrase-bad = Une phrase ne peut contenir ni | ni #. Écris-la sans ces signes.
web-seat-phrase-remove = Enlever ma phrase
web-seat-remove = Enlever { $name }
web-seat-you = toi
web-seat-host = hôte
web-seat-bot = bot : { $strength }
web-seat-has-phrase = avec une phrase
web-join-title = Prendre place
web-join-sit = Prendre place
web-join-nobody = Il n’y a encore personne ici.
web-join-full = Toutes les places sont prises. Tu peux regarder ici dès que la partie commence.
web-join-late = La partie a déjà commencé. Tu peux la regarder.
web-join-watch = Regarder
web-wait-who = À la table
web-wait-coach = avec coach
web-wait-no-coach = sans coach
web-wait-free = libre
web-wait-change = Changer
web-wait-keep = Enregistrer
web-wait-add-bot = Ajouter un bot
web-wait-count = Places prises : { $taken } sur { $places }.
web-wait-lost = Connexion perdue. Nouvelle tentative…
web-wait-removed = Ta place a été libérée.
web-wait-start = Commencer la partie
web-wait-missing = Il manque un deuxième joueur
web-wait-leave = Quitter
web-wait-for = On attend { $name } pour commencer
web-wait-for-host = On attend le début
web-wait-take-over = Devenir hôte de la table
web-wait-take-over-soon = Devenir hôte dans { $seconds } s
web-wait-fair-dice = Dés équitables
web-wait-fair-promise = Le secret des dés a été fixé avant que quelqu’un prenne place, et ce nombre le scelle. Après la partie, chacun peut vérifier chaque lancer.
web-wait-fair-commitment = Montrer le sceau
web-invite = Inviter
web-invite-code = Code de la table
web-invite-how = Scanner, dire le code ou envoyer le lien.
web-invite-link = Lien d’invitation
web-invite-qr = Code QR pour rejoindre cette table
web-invite-copy = Copier le lien
web-invite-copied = Copié
web-invite-share = Partager
web-invite-text = Joue à Heckmeck avec moi à la table { $name } !
web-invite-loopback = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres appareils, démarre le serveur avec --host 0.0.0.0.
web-device-another = Continuer sur un autre appareil
web-device-how = Un lien personnel emporte tes parties, par exemple de l’ordinateur au téléphone.
web-device-own = Les parties jouées sur ce seul appareil restent ici. Pour les emporter, enregistre-les dans un fichier sous « Mes parties ».
web-device-make = Montrer le lien
web-device-link = Ton lien personnel
web-device-qr = Code QR de ton lien personnel
web-device-once = Il marche une seule fois, dans les 24 heures. Qui l’ouvre joue à ta place : ne le donne à personne.
web-device-claimed = C’est fait : tes parties sont maintenant sur cet appareil.
web-device-ask = Cet appareil a ses propres parties. Si tu continues, il prend les parties du lien et abandonne les siennes. Ne continue qu’avec un lien que tu as créé toi-même : qui l’a créé joue aux mêmes places.
web-device-ask-first = Cet appareil doit-il jouer les parties du lien ? Ne continue qu’avec un lien que tu as créé toi-même : qui l’a créé joue aux mêmes places.
web-device-yes = Prendre
web-device-no = Tout laisser tel quel
web-devices-title = Tes appareils
web-devices-how = Tous jouent à ta place. Un appareil que personne n’utilise pendant 180 jours est oublié.
web-devices-this = Cet appareil
web-devices-other = Un autre appareil
web-devices-since = ajouté le { $date }
web-devices-used = utilisé pour la dernière fois le { $date }
web-devices-log-out = Déconnecter
web-devices-ask-this = Déconnecter cet appareil ? Il oublie tes parties. Sans un autre appareil à toi, tu ne peux plus y revenir.
web-devices-ask-other = Déconnecter cet autre appareil ? Il ne peut plus jouer à ta place, et les liens personnels non utilisés ne marchent plus.
web-devices-gone = L’appareil est déconnecté.

## The page: after the game

web-end-wins = { $name } gagne !
web-end-you-win = C’est gagné !
web-end-shared = Victoire partagée : { $names }
web-end-equal = { worms } chacun, et aucun Pickomino.
web-end-higher-tile = { worms }, comme { $name } ; le Pickomino le plus élevé décide : { $own } contre { $other ->
    [none] aucun
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } d’avance sur { $name }.
web-end-grill-empty = Il n’y a plus de Pickomino à prendre.
web-end-turns-over = Tous les tours convenus sont joués.
web-end-you = toi
web-end-shared-place = ex æquo
web-end-sum-bratworms = { $tiles } sur les Pickominos + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } sur les Pickominos + { $apple } pour la Pomme = { $worms }
web-end-sum-bratworms-apple = { $tiles } sur les Pickominos + { bratworms } + { $apple } pour la Pomme = { $worms }
web-end-tie-won = égalité : { $own } bat { $other ->
    [none] aucun Pickomino
   *[tile] { $other }
}
web-end-tie-lost = égalité : { $own } contre { $other }
web-end-tie-no-tile = égalité : aucun Pickomino
web-end-more = Regarder cette partie
web-end-replay = Revoir
web-end-download = Enregistrer la partie
web-end-fair = Les dés étaient scellés avant le premier lancer.
web-end-fair-check = Les vérifier
web-end-review = Analyse
web-end-review-hint = tour par tour
web-end-rematch = Revanche
web-end-rematch-hint = mêmes personnes, mêmes règles
web-end-rematch-go = À la revanche
web-end-rematch-go-hint = ta place t’attend
web-end-rematch-told = Il y a une revanche. Viens !
web-end-own-game = Une partie à toi
web-end-closed-title = Cette table est fermée
web-end-closed = Personne ne jouait plus depuis longtemps, donc la partie a fini sans vainqueur.
web-replay-title = Revoir
web-replay-of = Revoir : { $table }
web-replay-loading = On cherche la partie…
web-replay-turn = Tour { $turn } sur { $turns }
web-replay-at-turn = C’est à { $name } de jouer
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-step-back = Une étape en arrière
web-replay-step-on = Une étape en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-slider = Position
web-replay-log = Ce qui s’est passé
web-record-open = Ouvrir un enregistrement
web-record-open-hint = Un enregistrement est un fichier texte qui finit par .heck. Dépose-le ici, choisis-le ou colle son texte.
web-record-choose = Choisir un fichier
web-record-paste = Ou coller le texte
web-record-open-pasted = Ouvrir ce texte
web-record-other = Ouvrir un autre enregistrement
web-fair-title = Dés équitables
web-fair-checking = On recalcule chaque lancer…
web-fair-all = { $n ->
    [one] Le lancer est vérifié
   *[other] Les { $n } lancers sont vérifiés
}
web-fair-fair-text = Ton navigateur vient de recalculer tout seul chaque lancer à partir de la graine. Chacun est exactement ce que dit l’enregistrement.
web-fair-drawn = Qui commence a été tiré de la même graine.
web-fair-witnessed = Cet appareil avait vu la même empreinte avant la fin et l’a comparée.
web-fair-own = Ta phrase « { $phrase } » est dans chaque lancer.
web-fair-late = Ta phrase « { $phrase } » n’est pas arrivée à temps au serveur : elle n’est pas dans les dés.
web-fair-phrases = { $n ->
    [one] Il y a { $n } phrase ; il devrait y en avoir une par place.
   *[other] Il y a { $n } phrases ; il devrait y en avoir une par place.
}
web-fair-wrong = Le lancer { $number } ne correspond plus à la graine
web-fair-wrong-text = { $name }, tour { $turn } : l’enregistrement dit { $dice }, la graine donne { $due }. Quelqu’un a modifié l’enregistrement, ou ces dés n’étaient pas équitables.
web-fair-more-wrong = { $n ->
    [one] { $n } autre lancer diffère. Chaque lancer est vérifié séparément.
   *[other] { $n } autres lancers diffèrent. Chaque lancer est vérifié séparément.
}
web-fair-other-commitment = La graine n’est pas celle qui était scellée
web-fair-other-commitment-text = L’empreinte de cette graine n’est pas celle qui était montrée avant la partie. Quelqu’un a remplacé la graine, donc ces dés ne prouvent rien.
web-fair-commitment-changed = L’empreinte a été remplacée
web-fair-commitment-changed-text = Avant la partie, cet appareil a vu une autre empreinte que celle que la table montre maintenant. Quelqu’un a remplacé la graine, donc ces dés ne prouvent rien.
web-fair-phrase-missing = Ta phrase n’est pas dans les dés
web-fair-phrase-missing-text = Cet appareil a ouvert ta phrase à temps et le serveur l’a prise, mais les dés ont été lancés sans elle. Ces dés ne prouvent donc rien.
web-fair-phrase-changed = Une phrase a été remplacée
web-fair-phrase-changed-text = Une des autres phrases n’est pas celle qui était scellée quand cet appareil a ouvert la tienne. Quelqu’un l’a choisie plus tard, donc ces dés ne prouvent rien.
web-fair-other-start = Un autre joueur aurait dû commencer
web-fair-other-start-text = L’enregistrement dit que celui qui commence a été tiré au sort, mais la graine désigne quelqu’un d’autre.
web-fair-no-seed = Il n’y a pas de graine pour vérifier
web-fair-no-seed-text = Cet enregistrement n’indique pas de graine. Les dés étaient de vrais dés, ou la partie n’est pas finie.
web-fair-no-dice = Vrais dés
web-fair-no-dice-text = On a lancé sur sa propre table et saisi ce qui est tombé. Il n’y a rien à vérifier, et personne ne dit ces dés équitables.
web-fair-running = La graine est encore secrète
web-fair-running-text = Elle est révélée dès que la partie est finie. Reviens alors, et chaque lancer pourra être vérifié.
web-fair-no-commitment = L’enregistrement ne dit pas quelle empreinte était montrée avant la partie. Les lancers viennent donc de la graine, mais rien ne prouve qu’elle était fixée d’avance.
web-fair-how = Comment cela marche
web-fair-how-sealed = Avant que quelqu’un puisse écrire une phrase, le serveur a tiré une graine secrète et montré son empreinte (SHA-256). Une autre graine aurait une autre empreinte : dès lors, on ne pouvait plus la remplacer.
web-fair-how-phrases = Chaque joueur pouvait ajouter une phrase. Les appareils l’ont d’abord envoyée scellée et l’ont ouverte quand plus personne ne pouvait arriver. Personne, pas même un serveur qui jouerait aussi, ne pouvait donc choisir une phrase qui aille avec la graine ou avec les autres phrases.
web-fair-how-here = Avant le premier lancer, cet appareil a tiré une graine secrète et noté son empreinte (SHA-256). Une autre graine aurait une autre empreinte : dès lors, on ne pouvait plus la remplacer.
web-fair-how-rolls = Chaque lancer ne dépend que de la graine, des phrases et de son numéro (HMAC-SHA256). Rien d’autre ne compte : ni qui joue, ni l’heure, ni ce qui arrange quelqu’un.
web-fair-how-told = Après la partie, la graine est révélée. Alors chacun peut recalculer chaque lancer, comme le fait cette page.
web-fair-honest = Ce qui reste :
web-fair-honest-text = seul le serveur, qui garde la graine, pouvait connaître les dés d’avance, une fois les phrases ouvertes. Il ne pouvait pas les changer, et personne d’autre ne pouvait les connaître. Si personne n’a écrit de phrase, rien ne prouve que le serveur n’a pas choisi la graine parmi beaucoup d’autres.
web-fair-honest-here = qui peut regarder dans la mémoire de cet appareil pourrait connaître les dés à l’avance, car l’appareil garde la graine jusqu’à la fin. Personne ne pouvait les changer.
web-fair-facts = Les nombres
web-fair-fact-seed = Graine
web-fair-fact-commitment = Son empreinte (engagement)
web-fair-fact-phrases = Phrases, dans l’ordre des places
web-fair-no-phrases = personne n’en a écrit
web-fair-show-rolls = { $n ->
    [one] Montrer le lancer
   *[other] Montrer les { $n } lancers
}
web-fair-rolls = Tous les lancers
web-fair-roll = Lancer
web-fair-player = Joueur
web-fair-recorded = Dans l’enregistrement
web-fair-computed = Recalculé
web-fair-same = le même
web-fair-bytes = Octets
web-fair-bytes-of = Montrer les octets du lancer { $number }
web-fair-message = Les octets sont ceux de HMAC-SHA256, avec la graine comme clé, de :
web-fair-bytes-note = Un octet divisé par 6 laisse un reste de 0 à 5 : c’est 1 à 5 ou un ver. Les octets à partir de 252 sont sautés, pour que toutes les valeurs aient la même probabilité. Le Dé doré vient en dernier et a ses propres valeurs.
web-worth-taken = joué
web-worth-best = le mieux,
web-worth-win = pour gagner
web-worth-likely = Le plus probable : { $what }.
web-worth-fail = lancer nul ce tour { $percent }
web-review-of = Analyse : { $table }
web-review-working = Le coach regarde la partie…
web-review-working-hint = Chaque décision et chaque lancer sont jugés. Cela prend quelques secondes.
web-review-graph = Chances de gagner
web-review-as-table = La courbe en tableau
web-review-whose = Erreurs et chance : de qui
web-review-luck-plus = chance
web-review-luck-minus = malchance
web-review-accuracy = précision
web-review-mistakes = { $n ->
    [one] erreur
   *[other] erreurs
}
web-review-luck = points de chance
web-review-points = points
web-review-yours = Tes erreurs
web-review-mistakes-of = Erreurs : { $name }
web-review-no-mistakes = Rien à redire.
web-review-mistake-where = { $grade ->
    [inaccuracy] Imprécision, tour { $turn }
    [mistake] Erreur, tour { $turn }
   *[blunder] Gaffe, tour { $turn }
}
web-review-better = Mieux : { $move }
web-closer = Regarder de plus près
web-closer-stop = Arrêter
web-closer-hint = Le champion joue les possibilités jusqu’au bout de nombreuses fois, la chance déduite.
web-closer-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
web-practice = S’exercer sur ses erreurs
web-practice-title = Trouve la meilleure décision : { $n } sur { $count }
web-practice-turn = Au tour { $turn } de la partie
web-practice-next = Erreur suivante
web-practice-back = Retour à l’analyse
web-practice-done = Trouvé cette fois : { $n } sur { $count }.
web-practice-then = À l’époque : « { $move } ». Perte en points : { $points }.
web-review-accuracy-all = Précision à la table
web-review-error-rate = perte par décision, en points : { $points }
web-review-adjusted-note = « Sans la chance » est le résultat moins la chance de tous les lancers : une estimation qui peut être au-dessous de 0 ou au-dessus de 100.
web-review-forced = { $name } : { $move }. Il n’y avait rien d’autre à faire.
web-review-was-best = { $name } : { $move }. Il n’y avait rien de mieux.
web-review-costs = { $name } : { $move }. Mieux : { $best }. Différence en points : { $points }.
web-review-lucky = Le lancer d’avant était chanceux (en points : +{ $points }).
web-review-unlucky = Le lancer d’avant était malchanceux (en points : −{ $points }).
web-review-lucky-of = { $name } a eu un lancer chanceux juste avant (en points : +{ $points }).
web-review-unlucky-of = { $name } a eu un lancer malchanceux juste avant (en points : −{ $points }).
web-review-to-board = Regarder la table
web-review-explain = Que veulent dire ces mots ?
web-review-class-best = Rien n’est mieux.
web-review-class-fine = Perd moins de 1 point.
web-review-class-inaccuracy = Perd 1 point ou plus.
web-review-class-mistake = Perd 3 points ou plus.
web-review-class-blunder = Perd 8 points ou plus.
web-review-word-point = Point
web-review-word-point-text = 1 % de chances de gagner la partie.
web-review-word-accuracy = Précision
web-review-word-accuracy-text = 100 % si on prend toujours la meilleure décision. Elle baisse de moitié tous les 2 points perdus par décision en moyenne : 2 points donnent 50 %, 4 points 25 %. Perdre plus donne donc toujours moins de précision.
web-review-word-luck = Chance
web-review-word-luck-text = Ce que ses propres lancers ont rapporté, comparé à la moyenne de tous les lancers possibles.
web-puzzles-title = Casse-têtes
web-puzzles-text = Des positions où la décision évidente est mauvaise. Regarde bien avant de décider : la première réponse compte.
web-puzzles-solved = Résolus : { $n } sur { $count }
web-puzzles-next = Casse-tête suivant
web-puzzle = Casse-tête { $number }
web-puzzle-question = Que doit faire { $name } ?
web-puzzle-now = Pour l’instant : { web-puzzle-after }
web-puzzle-choose = Choisis une décision
web-puzzle-after = total { $total }, { dice-left }
web-puzzle-answer = C’est ma réponse
web-puzzle-right = Juste !
web-puzzle-wrong = Pas le mieux
web-puzzle-worth = Ce que vaut chaque décision
web-puzzle-today = Problème du jour
web-daily-text = Le même pour tous, un nouveau chaque jour.
web-daily-open = Résoudre
web-daily-again = Le regarder encore
web-daily-streak = { $n ->
    [0] Pas encore de jour de suite
    [one] Résolu { $n } jour de suite
   *[other] Résolu { $n } jours de suite
}
web-daily-share = Partager
web-daily-copied = Copié.
web-daily-shared = Heckmeck, problème du jour, { $date } : { $outcome ->
    [right] 🟢 résolu
   *[wrong] 🔴 pas cette fois
}
web-puzzle-rating = niveau { $rating }
web-puzzles-own-rating = ton niveau : { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Pickominos
web-lay-tiles-how = Choisis où vont les Pickominos, puis touche-les. Une deuxième fois, et il revient sur la brochette.
web-lay-tool = Ce que fait un toucher
web-lay-up = Brochette
web-lay-down = Retourné
web-lay-stack-of = Pile : { $name }
web-lay-tile-of = Pickomino { $tile }, dans la pile : { $name }
web-lay-give = Donner à { $name }
web-lay-whose = donner le tour
web-lay-bratworm-more = Un ver grillé de plus pour { $name }
web-lay-bratworm-less = Un ver grillé de moins pour { $name }
web-lay-turn = Tour et dés
web-lay-moment = Ce qui vient
web-lay-moment-start = Un tour commence
web-lay-moment-keep = Des dés sont sur la table
web-lay-moment-decide = Relancer ou arrêter ?
web-lay-moment-rolling = Les dés vont tomber
web-lay-moment-over = La partie est finie
web-lay-aside = De côté
web-lay-table = Sur la table
web-lay-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
web-lay-dice-due = { $n } sur { $due }
web-lay-die-more = Ajouter { face-name }, maintenant { $count }
web-lay-die-less = Enlever { face-name }, maintenant { $count }
web-lay-golden = Dé doré
web-lay-golden-none = n’y est pas
web-lay-golden-hand = parmi les dés restants
web-lay-golden-aside = de côté
web-lay-weasel = La Belette a servi ce tour
web-nav-analysis = Table d’analyse
web-analysis-lead = Était-ce le bon choix ? Pose n’importe quelle position et vois ce que vaut chaque décision.
web-analysis-mode = Que faire de la position
web-analysis-lay = Poser
web-analysis-play = Continuer
web-analysis-seats = Joueurs
web-analysis-new = Recommencer
web-analysis-paste = Colle une ligne de position ou un enregistrement
web-analysis-open = Ouvrir
web-analysis-example = Voir un exemple
web-analysis-line = Ligne de position
web-analysis-copy = Copier le lien
web-analysis-picture = Partager une image
web-analysis-bots = Jouer d’ici contre des bots
web-analysis-back = Reprendre
web-analysis-tree = Étapes et variantes
web-analysis-beginning = Début
web-analysis-cut = Supprimer cette variante
web-analysis-options = Ce que vaut chaque décision
web-analysis-fail = Lancer nul : prochain lancer { $throw }, tour entier { $turn }
web-analysis-fail-turn = Lancer nul : tour entier { $turn }
web-analysis-worms = Vers : { $worms }
web-analysis-show = Montrer ses chances sur les Pickominos : { $move }
web-analysis-legend = chances d’avoir le Pickomino ce tour, si tu ne joues que pour lui, après : { $move }
web-analysis-legend-now = ce qu’Arrêter prend maintenant
web-analysis-chances = Chances de gagner la partie
web-analysis-rolled = Qu’est-ce qui est tombé ?
web-analysis-fall = Ces dés
web-analysis-random = Lancer pour moi
web-analysis-choice = Au milieu d’un choix une position n’a pas de ligne : l’adresse donne la précédente.
web-analysis-here = Analyser d’ici
web-analysis-you = Tu joues
web-analysis-opponents = Les autres
web-analysis-start = Jouer
web-analysis-no-record = Elle sera parmi tes parties, avec son analyse. Elle n’a pas d’enregistrement : nul ne sait ce qui précède cette position.

## The page: in your pocket

web-nav-pocket = Sur ton téléphone
web-nav-alone = Choisir bots et règles
web-app-about = Le jeu de dés des vers sur le gril. Joue contre des bots ou à plusieurs, résous des casse-têtes, revois tes parties avec le coach : même sans réseau.
web-app-shot-table = À toi de jouer
web-app-shot-review = Ce que valait chaque décision
web-pocket-ready = Prêt pour le hors-ligne : Heckmeck marche maintenant sans réseau.
web-pocket-newer = Il y a une nouvelle version de Heckmeck.
web-pocket-renew = La prendre
web-pocket-later = Plus tard
web-pocket-intro = Tout le jeu tient dans la poche. Il s’ouvre comme une appli et marche sans réseau. Pas de boutique, pas de compte, rien à payer.
web-pocket-install = Installer Heckmeck
web-pocket-installed = Heckmeck est sur cet appareil comme appli.
web-pocket-all-here = Tout est sur cet appareil : tu peux te passer du réseau.
web-pocket-coming = Tout arrive sur cet appareil…
web-pocket-not-here = Ce navigateur ne garde pas de pages hors ligne. Ici tu peux jouer quand même.
web-pocket-iphone = iPhone et iPad
web-pocket-iphone-open = Ouvre cette page dans Safari.
web-pocket-iphone-share = Touche Partager : le carré avec la flèche.
web-pocket-iphone-add = Choisis « Sur l’écran d’accueil », puis « Ajouter ».
web-pocket-android = Android
web-pocket-android-open = Ouvre cette page dans Chrome, Edge, Samsung Internet ou Firefox.
web-pocket-android-menu = Ouvre le menu du navigateur.
web-pocket-android-add = Choisis « Installer l’application » ou « Ajouter à l’écran d’accueil ».
web-pocket-computer = Ordinateur
web-pocket-computer-chrome = Chrome et Edge : clique sur le symbole d’installation au bout de la barre d’adresse.
web-pocket-computer-safari = Safari : dans le menu Fichier, choisis « Ajouter au Dock ».
web-pocket-computer-firefox = Firefox : un marque-page suffit. La page s’ouvre aussi sans réseau.
web-pocket-http = Pas installable d’ici
web-pocket-http-how = Cette adresse commence par http://. Les navigateurs ne gardent que les pages d’adresses en https://. Tu peux jouer ici, par exemple dans une salle, mais rien ne reste. Demande une adresse https à la personne qui gère le serveur, ou ouvre Heckmeck à la maison avant de partir.
web-pocket-seven = Safari oublie au bout de sept jours
web-pocket-seven-how = Sur iPhone et iPad, Safari efface ce qu’une page a gardé si tu ne l’ouvres pas pendant sept jours : tes parties aussi. Sur l’écran d’accueil, tout reste. Tu peux aussi télécharger tes parties.
web-pocket-games = Vers mes parties
web-server-away = Le serveur ne répond pas en ce moment. Ce qui est sur cet appareil continue de marcher, et ceci reviendra tout seul.
web-server-none = Pour jouer ensemble sur plusieurs appareils, il faut un serveur. Indiques-en un si tu en as un ; tout le reste marche sans.
web-server-title = Serveur pour jouer ensemble
web-server-label = Adresse du serveur
web-server-use = Utiliser ce serveur
web-server-used = Les tables avec d’autres appareils sont sur { $server }.
web-server-drop = N’utiliser aucun serveur
web-server-wrong = Ce n’est pas une adresse. Elle ressemble à https://play.example.
web-server-not-secure = Cette page est venue par https, et les navigateurs ne la laissent parler qu’à des adresses https.
web-server-silent = { $server } ne répond pas, ou ne laisse pas entrer cette page. La personne qui le gère l’autorise avec : --allow-origin { $here }

## The page: tournaments

web-tournament-intro = De la liste d’inscription à la finale : tirer au sort tables et places, saisir les résultats, montrer le tableau. Tout est aussitôt enregistré, et chaque étape peut être annulée.
web-tournament-new = Nouveau tournoi
web-tournament-name = Nom du tournoi
web-tournament-name-missing = Le tournoi a besoin d’un nom.
web-tournament-names = Participants
web-tournament-names-hint = Un nom par ligne, ou une liste CSV. Tu peux aussi ajouter des noms plus tard.
web-tournament-names-add-hint = Un nom par ligne, ou une liste CSV, jusqu’au premier tirage au sort.
web-tournament-names-file = Lire un fichier
web-tournament-plan-one = { $n } participants : tous à une table, pour jouer la finale.
web-tournament-plan-two = { $n } participants : d’abord { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $rounds ->
        [one] une partie
       *[other] { $rounds } parties
    } pour chacun, puis une finale à { $final }.
web-tournament-plan-more = { $n } participants : d’abord { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $stages } phases en tout ; la dernière est une finale à { $final }.
web-tournament-plan-details = Phase par phase
web-tournament-edition = Quel jeu
web-tournament-format = Formule
web-tournament-as-format = Selon la formule
web-tournament-expected = Combien de participants attendus
web-tournament-rules = Règles en vigueur
web-tournament-rules-change = Changer les règles
web-tournament-rules-until = Possible jusqu’au premier tirage.
web-tournament-rules-save = Jouer avec ces règles
web-tournament-rounds = Parties avant la finale
web-tournament-rounds-one = Une : les meilleurs de chaque table se qualifient
web-tournament-rounds-several = { $n } : le classement décide
web-tournament-size = Joueurs par table
web-tournament-size-n = { $n }, si possible
web-tournament-score = Ce qui compte
web-tournament-score-worms-and-places = Vers et points de classement
web-tournament-score-places = Seulement les points de classement
web-tournament-house = Règles maison
web-tournament-house-hint = Les points, les départages ou les phases de ton club, en texte TOML. Ce qui est choisi plus haut l’emporte.
web-tournament-create = Créer le tournoi
web-tournament-mine = Mes tournois
web-tournament-mine-hint = Gardés sur cet appareil, avec le lien de l’organisateur.
web-tournament-forget = Enlever { $name } de cette liste
web-tournament-forget-sure = Copie d’abord le lien de l’organisateur : sans lui, personne ne peut plus modifier ce tournoi, et on ne peut pas le refaire.
web-tournament-forget-yes = Enlever
web-tournament-forget-no = Garder
web-tournament-forgotten = { $name } n’est plus dans cette liste.
web-tournament-put-back = Remettre
web-tournament-open = Ouvrir avec un lien
web-tournament-open-link = Lien d’un tournoi
web-tournament-open-wrong = Ce n’est pas le lien d’un tournoi.
web-tournament-open-go = Ouvrir
web-tournament-restore = Restaurer depuis un fichier
web-tournament-restore-hint = Le fichier d’un tournoi, enregistré ici ou par le terminal : il continue où le fichier s’arrête, avec un nouveau lien.
web-tournament-restore-file = Choisir le fichier
web-tournament-lost = Pas de connexion. Cette page réessaie toute seule.
web-tournament-wrong-secret = Ce lien de l’organisateur n’est pas le bon. Tu peux tout lire, mais rien changer.
web-tournament-stale = Quelqu’un d’autre a modifié le tournoi entre-temps. Tu vois maintenant le dernier état ; recommence, s’il te plaît.
web-tournament-reading = Tu peux tout lire. Seul le lien de l’organisateur permet de changer quelque chose.
web-tournament-parts = Rubriques du tournoi
web-tournament-tab-tables = Les tables
web-tournament-tab-standings = Classement
web-tournament-tab-people = Participants
web-tournament-tab-more = Plus
web-tournament-kind-registration = Inscriptions
web-tournament-kind-preliminary = Manche qualificative
web-tournament-kind-semi-final = Demi-finale
web-tournament-kind-final = Finale
web-tournament-preliminary-n = Manche qualificative, phase { $n }
web-tournament-stage-round = { $stage }, manche { $n } sur { $total }
web-tournament-next = Et maintenant
web-tournament-day = Horloge et annonces
web-tournament-timer-minutes = Minutes pour cette manche
web-tournament-timer-start = Lancer la minuterie
web-tournament-timer-pause = Mettre en pause
web-tournament-timer-go-on = Continuer
web-tournament-timer-more = { $n } minutes de plus
web-tournament-timer-stop = Arrêter la minuterie
web-tournament-paused = en pause
web-tournament-last-turns = Derniers tours !
web-tournament-announcement = Annonce à la salle
web-tournament-announce = Annoncer
web-tournament-announce-end = Retirer
web-tournament-schedule = Programme du jour
web-tournament-schedule-save = Enregistrer le programme
web-tournament-next-names = Un tournoi a besoin d’au moins deux participants.
web-tournament-next-missing = Résultats qui manquent : { $n } sur { $total }.
web-tournament-next-round = Tous les résultats sont là. On peut tirer au sort la manche suivante.
web-tournament-next-stage = Tous les résultats sont là. Ensuite : { $stage }, { $n } participants.
web-tournament-go-names = Ajouter des participants
web-tournament-go-draw = Tirer au sort tables et places
web-tournament-phrase = Que crie la salle ?
web-tournament-phrase-hint = Demande des mots quelconques et tape-les. Avec le nombre scellé, ils décident de tous les tirages au sort : personne ne peut les choisir. Cela peut rester vide. Ensuite, plus personne ne peut s’inscrire.
web-tournament-go-round = Tirer au sort la manche { $n }
web-tournament-go-stage = Tirer au sort : { $stage }
web-tournament-go-result = Saisir le résultat de la table { $n }
web-tournament-go-wait = Regarder les tables
web-tournament-go-over = Imprimer les diplômes
web-tournament-undo = Annuler : { $event }
web-tournament-undo-sure = Vraiment annuler la dernière étape ({ $event }) ?
web-tournament-undo-yes = Oui, annuler
web-tournament-undo-no = Non, garder
web-tournament-finished = fini
web-tournament-playing = en jeu
web-tournament-live = en ligne
web-tournament-left = abandon
web-tournament-plus = +{ $points }
web-tournament-enter = Saisir le résultat
web-tournament-which-table = Numéro de la table
web-tournament-go-table = Saisir ou corriger
web-tournament-no-such-table = Il n’y a pas de table { $n } pour toi dans cette manche.
web-tournament-open-only = Seulement les tables sans résultat ({ $n })
web-tournament-report = Annoncer le résultat
web-tournament-report-other = C’était différent
web-tournament-confirm = C’est juste
web-tournament-reported = Annoncé par { $who }
web-tournament-disputed = Ces annonces se contredisent. L’organisateur décide.
web-tournament-waits = Une autre personne de la table doit confirmer sur son téléphone, ou l’organisateur.
web-tournament-take-it = Prendre ce résultat
web-tournament-table-how = Un joueur entre le résultat, un autre de la table le confirme sur son téléphone. L’organisateur voit les deux.
web-tournament-table-idle = Personne ne joue à cette table pour le moment.
web-tournament-sign-how = Après la partie : scanne ce code et entre le résultat. Un autre de la table le confirme avec le code de sa carte.
web-tournament-reports-wait = Annonces de tables en attente : { $n }
web-tournament-disputes = Tables en désaccord : { $tables }
web-tournament-helping = Tu aides ici : tu peux entrer les résultats de tes tables.
web-tournament-only-organiser = Seul l’organisateur peut imprimer cela.
web-tournament-correct = Corriger
web-tournament-closed = La phase suivante a été tirée au sort : ces résultats ne peuvent plus être corrigés.
web-tournament-record = Enregistrement de la partie
web-tournament-corrected = { $n ->
    [one] Corrigé une fois
   *[other] Corrigé { $n } fois
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}, Pickomino le plus élevé : { $highest }
web-tournament-enter-table = Résultat de la table { $n }
web-tournament-correct-table = Corriger le résultat de la table { $n }
web-tournament-how = Comment le saisir
web-tournament-by-tiles = Pickominos
web-tournament-by-worms = Vers et Pickomino le plus élevé
web-tournament-tap = Choisis un joueur, puis touche ses Pickominos.
web-tournament-tiles-of = Pickominos : { $name }
web-tournament-tile-free = Pickomino { $tile }
web-tournament-tile-of = Pickomino { $tile }, { $name }
web-tournament-tile-moved = Pickomino { $tile } : { $from } → { $to }
web-tournament-bratworms = Vers grillés
web-tournament-apple = Pomme
web-tournament-worms = Vers
web-tournament-highest = Pickomino le plus élevé
web-tournament-no-number = « { $text } » n’est pas un nombre entier.
web-tournament-reason = Pourquoi on corrige
web-tournament-reason-hint = L’ancien résultat reste dans l’historique, avec cette raison.
web-tournament-save = Enregistrer le résultat
web-tournament-save-correction = Enregistrer la correction
web-tournament-meanwhile = Cette table a un résultat entre-temps. Rien n’en a été effacé :
web-tournament-leave-it = Le laisser ainsi
web-tournament-replace-it = Le corriger avec le mien
web-tournament-close = Fermer
web-tournament-parts-of-score = Vers + rang
web-tournament-goes-on = se qualifie
web-tournament-no-standings = Il n’y a pas encore de résultats.
web-tournament-add = Ajouter ces noms
web-tournament-here = { $name } est là
web-tournament-here-of = { $n } sur { $total } sont là
web-tournament-here-only = Seulement les absents
web-tournament-sweep = Retirer de la liste les { $n } absents
web-tournament-sweep-sure = Vraiment ? Ils ne seront pas tirés au sort. On peut annuler.
web-tournament-late = Liste de réserve et retardataires
web-tournament-late-hint = Personne d’autre ne change de place : un retardataire prend la place suivante de la plus petite table ouverte, ou joue dès la prochaine manche.
web-tournament-late-add = Mettre en attente
web-tournament-waiting = attend
web-tournament-admit = Mettre sur la liste
web-tournament-admit-table = Asseoir à la table { $table }
web-tournament-admit-round = Joue dès la prochaine manche
web-tournament-came-late = arrivé plus tard
web-tournament-find = Chercher un nom
web-tournament-nobody = Il n’y a encore aucune inscription.
web-tournament-gone = abandon
web-tournament-sits = Table { $table }, Pickomino { $tile }
web-tournament-is-bot = un bot joue
web-tournament-change = Modifier
web-tournament-rename = Nom
web-tournament-rename-save = Enregistrer le nom
web-tournament-renamed-meanwhile = Quelqu’un d’autre a changé ce nom entre-temps : { $name }
web-tournament-played-by = Qui joue
web-tournament-person = une personne
web-tournament-bot = un bot : { $bot }
web-tournament-played-by-hint = Cela ne compte qu’aux tables en ligne.
web-tournament-withdraw = Abandon
web-tournament-withdraw-hint = Ne participe plus à aucun tirage au sort. Les résultats restent ; une place dans la phase suivante revient au suivant du classement.
web-tournament-withdraw-playing = Les autres à la table continuent. Qui part pendant une partie n’y gagne pas de points.
web-tournament-return = Est de retour
web-tournament-show = Montrer
web-tournament-board = Tableau pour le projecteur
web-tournament-redo = Vérifier le tirage au sort
web-tournament-print = Impression
web-tournament-print-plan = Plan des tables
web-tournament-print-seats = Tirage au sort des places
web-tournament-print-sheets = Feuilles de score
web-tournament-print-certificates = Diplômes
web-tournament-print-cards = Cartes QR pour les participants
web-tournament-print-blank = Feuilles de score vierges
web-tournament-print-standings = Classement
web-tournament-print-checkin = Liste de présence
web-tournament-blank-table = Table ______  Manche ______
web-tournament-print-signs = Panneaux pour les tables
web-tournament-print-rules = Règles en vigueur
web-tournament-print-now = Imprimer
web-tournament-print-starts = Qui a le Pickomino 21 commence, les autres suivent dans le sens horaire.
web-tournament-print-seat = Table { $table }, Pickomino { $tile }
web-tournament-print-seed = Tous les tirages au sort viennent de la graine publiée { $seed }. Chacun peut les vérifier ici : { $address }
web-tournament-links = Liens
web-tournament-qr = Code QR de la page publique
web-tournament-public = Lien public
web-tournament-public-hint = Avec ce lien, tout le monde peut suivre le tournoi ; personne ne peut rien y changer.
web-tournament-organiser = Lien de l’organisateur
web-tournament-organiser-hint = Qui a ce lien peut tout changer. Garde une copie : on ne peut pas le refaire.
web-tournament-helpers = Aides
web-tournament-helpers-hint = Qui a le lien d’une aide peut entrer et corriger des résultats, rien d’autre. Le journal dit qui c’était.
web-tournament-helper-name = Nom de l’aide
web-tournament-helper-tables = Seulement ces tables (aucune : toutes)
web-tournament-helper-make = Faire un lien
web-tournament-helper-link = Lien pour { $name }
web-tournament-copy = Copier
web-tournament-copied = Copié
web-tournament-online = Tables en ligne
web-tournament-online-hint = Les tables de cette manche peuvent se jouer ici, sur des téléphones ou par des bots. Les résultats sont saisis automatiquement. Les personnes ont besoin du code personnel de leur carte QR.
web-tournament-online-none = En ce moment, il n’y a aucune table à jouer.
web-tournament-all-bots = Des bots pour tous
web-tournament-all-bots-go = { $n ->
    [one] Faire jouer un bot pour { $n } participant
   *[other] Faire jouer des bots pour { $n } participants
}
web-tournament-clock = Temps
web-tournament-go-online = { $n ->
    [one] Jouer { $n } table en ligne
   *[other] Jouer { $n } tables en ligne
}
web-tournament-download = Télécharger
web-tournament-backup-now = Enregistrer une copie maintenant
web-tournament-backup-rounds = Enregistrer une copie sur cet appareil après chaque manche
web-tournament-anonymise = Retirer tous les noms
web-tournament-anonymise-sure = Chaque participant ne sera plus qu’un numéro : P1, P2, etc. Tirages et résultats restent ; motifs, annonces et programme du jour partent aussi. C’est irréversible ; les copies enregistrées avant gardent les noms.
web-tournament-anonymise-yes = Retirer les noms pour toujours
web-tournament-delete = Supprimer ce tournoi
web-tournament-delete-sure = Noms, résultats et tout le reste sont supprimés du serveur pour toujours. Enregistre une copie avant, si tu peux en avoir besoin.
web-tournament-delete-name = Tape le nom du tournoi : { $name }
web-tournament-delete-yes = Supprimer pour toujours
web-tournament-download-csv = Classement (CSV)
web-tournament-download-json = Tout (JSON)
web-tournament-download-events = Fichier d’événements pour la ligne de commande
web-tournament-history = Ce qui s’est passé
web-tournament-was-undone = annulé
web-tournament-redo-text = Tables, places et départages : tout ce qui est tiré au sort vient d’une seule graine publiée. Ton navigateur vient de refaire tout seul chaque tirage au sort.
web-tournament-redo-right = { $n ->
    [one] { $n } tirage au sort refait : il est juste.
   *[other] { $n } tirages au sort refaits : tous sont justes.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } tirage au sort ne correspond pas à la graine.
   *[other] { $n } tirages au sort ne correspondent pas à la graine.
}
web-tournament-seed = Graine publiée
web-tournament-sealed = Nombre scellé (SHA-256)
web-tournament-secret = Nombre secret
web-tournament-shout = Mots de la salle
web-tournament-shout-none = aucun
web-tournament-seal-kept = Le secret correspond au nombre scellé au début et donne la graine avec les mots de la salle : personne n’a pu choisir ces tirages au sort.
web-tournament-seal-broken = Le secret ne correspond pas au nombre scellé ou ne donne pas cette graine. Ne te fie pas à ces tirages au sort.
web-tournament-seal-other = Cet appareil a vu auparavant un autre nombre scellé pour ce tournoi. Ne te fie pas à ces tirages au sort.
web-tournament-seal-given = Cette graine a été donnée à la main : l’organisateur a pu la choisir.
web-tournament-seal-waits = Pas encore ouvert : à la clôture des inscriptions, la salle crie quelques mots. Avec le secret, ils donnent la graine de tous les tirages au sort.
web-tournament-draw-lots = { $stage } : départages
web-tournament-draw-round = { $stage } : tables et places de la manche { $n }
web-tournament-draw-agrees = juste
web-tournament-draw-differs = différent
web-tournament-redo-how = Comment cela marche
web-tournament-redo-steps = Le tirage au sort numéro n prend les octets de HMAC-SHA256(graine, « draw:n:block ») pour le bloc 0, 1 et ainsi de suite. Avec eux, la liste des participants, dans l’ordre des numéros, est mélangée à partir de la fin (Fisher–Yates). La liste mélangée est coupée en tables ; le tirage suivant donne les places. Avec le fichier de tout le tournoi, tu peux le refaire avec ton propre programme.
web-tournament-you = toi
web-tournament-you-seat = Place { $seat }, Pickomino { $tile }
web-tournament-you-start = Tu commences.
web-tournament-you-champion = Tu gagnes le tournoi !
web-tournament-you-gone = Tu as abandonné.
web-tournament-you-registered = Tu es sur la liste. Après le tirage au sort, tu verras ici ta table.
web-tournament-you-over = Le tournoi est fini. Merci d’avoir joué !
web-tournament-you-wait = Ta table a fini. Cette page montre la suite.
web-tournament-you-final = Tu es en finale !
web-tournament-you-bye = Tu es directement en finale ! D’autres jouent une demi-finale avant.
web-tournament-you-stage = Tu es qualifié ! Cette page montre ta prochaine table après le tirage au sort.
web-tournament-you-out = C’est fini pour toi. Merci d’avoir joué !
web-tournament-your-place = Ton rang
web-tournament-rank-of = { $n } sur { $of }
web-tournament-your-result = Dernière partie : rang { $place }, { $worms ->
        [one] { $worms } ver
       *[other] { $worms } vers
    }, +{ $points }
web-tournament-your-games = Tes parties
web-tournament-to-table = À ta table
web-tournament-to-standings = Tables et classement
web-tournament-claim = Jouer pour { $name } sur cet appareil ? Les parties que tu as en cours ici seront abandonnées.
web-tournament-claim-yes = Oui, jouer ici
web-tournament-claim-no = Non, seulement regarder
web-tournament-claimed = Cet appareil joue maintenant pour { $name }.
web-tournament-tables = { $n ->
    [one] à { $n } table
   *[other] à { $n } tables
}
web-tournament-done-of = fini : { $n } sur { $total }
web-tournament-tiles-left = { $n ->
    [one] encore { $n } Pickomino
   *[other] encore { $n } Pickominos
}
web-tournament-at-turn = joue
web-tournament-follow = Suivre sur ton téléphone
web-tournament-follow-hint = Scanne le code et cherche ton nom.
web-tournament-board-round = Ensuite : tirage au sort de la manche { $n }, ici sur le tableau.
web-tournament-board-stage = Ensuite : { $stage }. Le tirage au sort s’affiche ici.
web-tournament-board-seed = Tous les tirages au sort peuvent être vérifiés : graine { $seed }
web-tournament-board-sealed = Le tirage au sort est scellé : { $seal }
web-tournament-board-page = Page suivante
web-tournament-board-page-of = Page { $n } sur { $total }
web-tournament-board-where = Où est ma place ?
web-tournament-board-pause = Rester sur cette page
web-tournament-news = Table { $table } : { $text }
web-tournament-signed-up = Inscriptions
web-tournament-sheet-how = Après la partie : cocher les Pickominos de chaque joueur, noter les vers et le Pickomino le plus élevé, et apporter cette feuille à l’organisateur.
web-tournament-sheet-deluxe = Vers grillés : ____ Pomme : ____
web-tournament-sheet-sign = Signature du vainqueur
web-tournament-certificate = Diplôme
web-tournament-certificate-place = Rang { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } participant
       *[other] { $n } participants
    }
web-tournament-certificate-sign = L’organisateur
web-tournament-certificates-who = Diplômes pour
web-tournament-certificates-three = les trois premiers rangs
web-tournament-certificates-final = tous les joueurs de la finale
web-tournament-certificates-all = tout le monde
web-tournament-certificates-early = Le tournoi n’est pas fini : ces rangs peuvent encore changer.
web-tournament-codes-hint = Pour les tables en ligne, chaque participant a besoin d’un code personnel, qui est alors dans le code QR. Il marche une seule fois, sur un seul appareil, pour toutes les manches.
web-tournament-codes-make = Mettre des codes personnels sur les cartes
web-tournament-codes-made = { $n ->
    [one] { $n } carte a un code personnel. Imprime-la maintenant : le code n’est plus montré ensuite.
   *[other] { $n } cartes ont des codes personnels. Imprime-les maintenant : les codes ne sont plus montrés ensuite.
}
web-tournament-card-qr = Code QR pour { $name }
web-tournament-card-hint = Scanne : ta table, ta place, ton rang.
web-tournament-card-code = Scanne pour jouer : pour toi seulement, marche une fois.
