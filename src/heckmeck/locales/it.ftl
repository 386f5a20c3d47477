### Heckmeck in italiano. Le parole seguono il glossario del progetto: tu, pulsanti all’imperativo.

## Words

language-name = Italiano
game-name = Heckmeck
-canned-worm = verme in scatola
-hen = chioccia
-raven = corvo
-weasel = donnola
-golden-die = dado d’oro
-apple = mela

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}

worms = { $n ->
    [one] { $n } verme
   *[other] { $n } vermi
}
bratworms = { $n ->
    [one] { $n } vermarrosto
   *[other] { $n } vermarrosti
}
dice-left = { $n ->
    [one] ancora { $n } dado
   *[other] ancora { $n } dadi
}

## What happened

event-takes = { $name } prende la { $tile }
    .short = prende la { $tile }
event-steals = { $name } ruba la { $tile } di { $other }
    .short = ruba la { $tile } di { $other }
event-takes-hen = { $name } prende la chioccia di { $other }; la { $tile } resta
    .short = prende la chioccia di { $other }
event-puts-back = { $name } rimette la { $tile }
    .short = rimette la { $tile }
event-turned-over = La { $tile } viene girata
    .short = la { $tile } viene girata
event-fails-nothing-to-set-aside = { $name }: niente da accantonare, lancio sballato
    .short = lancio sballato, niente da accantonare
event-fails-no-worm = { $name }: nessun verme, lancio sballato
    .short = lancio sballato, nessun verme
event-fails-no-tile = { $name }: nessuna porzione per questa somma, lancio sballato
    .short = lancio sballato, nessuna porzione per questa somma
event-bratworm = { $name } prende un vermarrosto
    .short = prende un vermarrosto
event-bratworm-from = { $name } prende un vermarrosto di { $other }
    .short = prende un vermarrosto di { $other }
event-gets-specialist = { $name } ottiene { specialist-object }
    .short = ottiene { specialist-object }
event-specialist-back = { specialist-subject } torna sulla { $tile }
    .short = { specialist-object } torna sulla { $tile }
event-specialist-out = Specialista rimosso dal gioco: { specialist-name }
    .short = specialista rimosso dal gioco: { specialist-name }
event-game-over = La partita è finita
    .short = fine del gioco

## What is refused: rules

refused-game-over = la partita è finita
refused-choose-a-tile = prima bisogna scegliere una porzione
refused-choose-a-specialist = prima bisogna rimettere uno dei due specialisti
refused-choose-a-player = prima bisogna scegliere il giocatore che dà il vermarrosto
refused-dice-must-fall = prima bisogna lanciare i dadi
refused-choose-dice = prima bisogna scegliere otto o nove dadi
refused-set-aside-first = prima bisogna accantonare i dadi con uno stesso risultato
refused-roll-or-stop = lancia ancora o fermati
refused-stop-only-after-setting-aside = ci si può fermare solo subito dopo aver accantonato dei dadi
refused-golden-die-not-owned = non hai il dado d’oro
refused-golden-die-too-late = il dado d’oro si sceglie solo prima del primo lancio
refused-golden-die-not-rolled = il dado d’oro non è in questo lancio
refused-golden-die-missing = in questo lancio manca il dado d’oro
refused-golden-die-face = il dado d’oro non ha { $face }
refused-nothing-rolled = sul tavolo non c’è nessun lancio
refused-set-aside-before = { $face ->
    [W] i vermi sono già tra i dadi accantonati
   *[other] { $face } è già tra i dadi accantonati
}
refused-face-not-rolled = { $face ->
    [W] nessun dado mostra un verme
   *[other] nessun dado mostra { $face }
}
refused-weasel-not-owned = non hai la donnola
refused-weasel-used = in questo turno la donnola è già stata usata
refused-weasel-only-after-a-roll = la donnola si usa solo tra un lancio e l’accantonamento
refused-tile-not-to-choose = la { $tile } non è tra le porzioni da scegliere
refused-no-tile-to-choose = qui non c’è nessuna porzione da scegliere
refused-specialist-not-to-choose = lo specialista { $specialist } non è uno dei due da scegliere
refused-no-specialist-to-choose = qui non c’è nessuno specialista da scegliere
refused-no-bratworm-to-choose = qui non c’è da scegliere chi dà un vermarrosto
refused-bratworm-from-yourself = non si può prendere un vermarrosto da se stessi
refused-bratworm-under-the-hen = chi ha la chioccia tiene tutti i vermarrosti
refused-no-bratworm-there = quel giocatore non ha vermarrosti
refused-wrong-number-of-dice = dadi bianchi lanciati: { $rolled }, devono essere { $due }

## What is refused: text

refused-no-such-move = «{ $move }» non è una decisione
refused-no-dice = «{ $dice }» non sono dadi
refused-dice-not-sorted = i dadi «{ $dice }» non sono in ordine
refused-unknown-preset = «{ $preset }» non è un gioco noto; ci sono { $presets }
refused-unknown-option = «{ $option }» non è un’opzione; ci sono { $options }
refused-option-twice = l’opzione { $option } è data due volte
refused-option-word = { $option } non può essere «{ $value }»; può essere { $allowed }
refused-option-number = { $option } non può essere «{ $value }»; è un numero da { $low } a { $high }
refused-number-of-players = giocatori: { $count }; devono essere da 2 a 7
refused-bad-name = «{ $name }» non può essere un nome: è vuoto o contiene una virgola, #, ", | o un carattere di controllo
refused-name-twice = il nome { $name } compare due volte
refused-name-is-a-header = { $name } è il nome di un giocatore e non un’intestazione, o manca la riga vuota prima dei turni
refused-name-needs-quotes = un nome con spazi richiede le virgolette doppie: { $name }
refused-unknown-start = la partita non può cominciare con { $name }, che non gioca
refused-unknown-player = qui nessuno si chiama { $name }
refused-unknown-specialist = non c’è nessuno specialista «{ $name }»
refused-no-such-ply = il passo { $ply } non esiste; l’ultimo è { $last }
refused-not-utf-8 = questo non è testo UTF-8
refused-byte-order-mark = il file comincia con un indicatore dell’ordine dei byte; salvalo come UTF-8 semplice
refused-not-a-record = questa non è una partita registrata, che comincia con «{ $version }»
refused-unknown-version = questo programma non legge la versione «{ $found }»; legge «{ $version }»
refused-header-twice = l’intestazione { $key } compare due volte
refused-header-missing = manca l’intestazione «{ $key }»
refused-not-32-bytes = { $key } deve avere 64 cifre esadecimali
refused-open-quote = una virgoletta doppia non è chiusa
refused-turn-is-over = il turno è già finito
refused-turn-unfinished = questo turno non è finito, e segue il prossimo
refused-not-your-turn = è il turno di { $name }
refused-turn-without-a-roll = un turno senza lancio
refused-no-such-token = qui questo non significa niente
refused-no-face = manca il risultato accantonato
refused-no-such-face = «{ $face }» non è un risultato; ci sono da 1 a 5 e W

record-line = riga { $line }

## What is refused: position lines

refused-position-field-missing = questo campo manca; una riga di situazione ne ha sei, separati da uno spazio
refused-position-too-long = «{ $text }» è di troppo; una riga di situazione ha sei campi
refused-position-grill = «{ $text }» non è una porzione della grigliata; si scrivono come 24, 36-, 29a e 30..35
refused-position-supply = «{ $text }» non è un numero di vermarrosti
refused-position-stacks = «{ $text }» non è una pila; si scrive come 22.25:w*1, oppure -
refused-position-seat = «{ $text }» non è un posto; ci sono da 0 a { $last }, e - quando la partita è finita
refused-position-turn = «{ $text }» non è un turno; si scrive come 44WW:1235, 44WW:4 o 44WW:4>, oppure -
refused-position-turn-when-over = la partita è finita e nessun turno è in corso: qui si scrive -
refused-position-spelling = questo si scrive { $text }
refused-position-no-such-tile = non c’è nessuna porzione { $tile }
refused-position-tile-of-deluxe = solo il gioco deluxe ha la porzione { $tile }
refused-position-tile-in-the-box = la porzione { $tile } resta nella scatola
refused-position-tile-twice = la porzione { $tile } c’è due volte
refused-position-tile-missing = la porzione { $tile } manca; sta nella grigliata o in una pila
refused-position-specialist-in-classic = solo il gioco deluxe ha gli specialisti
refused-position-specialist-twice = lo specialista { specialist-name } è in due posti
refused-position-raven-owned = nessuno possiede il corvo
refused-position-owner-without-a-tile = il posto { $seat } non ha porzioni, e senza porzioni si può possedere solo la chioccia
refused-position-two-specialists = il posto { $seat } ha due specialisti
refused-position-not-face-up = lo specialista { specialist-name } sta su una porzione che non è a faccia in su
refused-position-tile-occupied = sulla porzione { $tile } stanno due specialisti
refused-position-bratworms = vermarrosti nella riserva e ai posti: devono essere { $count }
refused-position-over = nessuna porzione è a faccia in su: la partita è finita, e il posto si scrive -
refused-position-golden-die-not-owned = il posto { $seat } non possiede il dado d’oro
refused-position-number-of-dice = un turno ha otto dadi, o nove con il dado d’oro
refused-position-golden-die-nowhere = con nove dadi il dado d’oro è tra quelli accantonati, e mostra solo 1 e verme
refused-position-no-dice-left = non restano dadi: il turno è finito
refused-position-nothing-set-aside = nulla è accantonato: non ci si può ancora fermare
refused-position-weasel-not-owned = il posto { $seat } non possiede la donnola
refused-position-dead-roll = questo lancio mostra solo risultati già accantonati: è subito sballato
refused-position-bratworm-not-earned = due o più 1 sono accantonati, e il posto { $seat } non ha nessun vermarrosto per questo
refused-position-in-a-choice = nel mezzo di una scelta una situazione non ha riga; prendi quella prima
refused-record-of-a-position = questa partita è cominciata da una situazione: non ha registrazione, perché nessuno sa che cosa c’era prima

## What is refused: bots

refused-unknown-bot = non c’è nessun bot «{ $bot }»; ci sono { $bots }
refused-bot-parameters = il bot «{ $bot }» non si può creare: { $error }
refused-bot-file = il bot in { $file } non si può caricare: { $error }
refused-bot-class = { $file } non ha una classe { $name } con un metodo decide(game)

## Command line: help

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
command-heckmeck = Heckmeck, il gioco di dadi con i vermi: gioca, rivedi e verifica partite, confronta bot.
command-play = Gioca una partita nel terminale, contro bot o con altri.
command-replay = Mostra una partita registrata, passo per passo.
command-verify = Verifica che i dadi di una partita registrata fossero onesti.
command-simulate = Fa giocare ai bot molte partite e riassume.
command-rules = Mostra le regole, o una sola di esse.
command-bots = Elenca i bot.
option-help = Mostra questo aiuto.
option-version = Mostra la versione.
option-lang = La lingua di tutti i testi; HECKMECK_LANG fa lo stesso. Predefinito: la lingua del sistema.
option-install-completion = Installa il completamento dei comandi in questa shell.
option-show-completion = Mostra lo script di completamento per questa shell.
option-record-file = Una partita registrata (.heck); «-» legge lo standard input.
option-position = Una riga di situazione invece di una registrazione, tra virgolette; heckmeck rules P la spiega.
option-force = Sovrascrive i file esistenti.

## Command line: mistakes

refused-no-such-command = non c’è nessun comando «{ $command }»; ci sono { $commands }
refused-no-such-language = non c’è nessuna lingua «{ $language }»; ci sono { $languages }
usage-no-command = manca un comando; vedi { $help }
usage-no-such-option = non c’è nessuna opzione { $option }
usage-no-value = l’opzione { $option } richiede un valore
usage-too-much = ci sono più argomenti di quanti ne prenda questo comando
usage-missing = manca { $name }
usage-see-help = { $text }; vedi { $help }
file-not-found = questo file o questa cartella non esiste
file-is-a-folder = è una cartella, non un file
file-is-no-folder = è un file, non una cartella
file-forbidden = nessun permesso
file-disk-full = il disco è pieno
file-exists = questo esiste già
refused-file-is-kept = esiste già; --force lo sovrascrive
refused-position-alone = --position va senza { $option }
refused-record-or-position = manca una registrazione o --position

## Command line: verify

verify-done = { $rolls ->
    [one] Tutti i lanci verificati: { $rolls } lancio segue dal seme e dall’entropia.
   *[other] Tutti i lanci verificati: { $rolls } lanci seguono dal seme e dall’entropia.
}
verify-start = Chi comincia è stato estratto dallo stesso seme e dalla stessa entropia.
verify-phrases = { $n ->
    [one] L’entropia ha { $n } frase; dovrebbe essercene una per posto. I dadi sono verificati lo stesso.
   *[other] L’entropia ha { $n } frasi; dovrebbe essercene una per posto. I dadi sono verificati lo stesso.
}
verify-no-commitment = La registrazione non ha un impegno, quindi nessuno può dire quando è stato scelto questo seme.
refused-no-seed = non c’è un seme con cui verificare i dadi
refused-real-dice = sono dadi veri inseriti a mano: nessuno può verificarli
record-unseen = sono stati inseriti solo i dadi accantonati
refused-other-commitment = l’impegno non è quello del seme
refused-other-start = il seme e l’entropia fanno cominciare { $name }
refused-other-dice = questi non sono i dadi del seme e dell’entropia: il lancio numero { $number } deve essere { $due }

## The table

specialist-label = { $specialist ->
    [canned_worm] scatola
    [hen] chiocc.
    [raven] corvo
    [weasel] donnola
    [golden_die] d. oro
   *[apple] mela
}
table-title = Heckmeck · turno { $turn } · turno di { $name } · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] finita dopo { $turns } turno
   *[other] finita dopo { $turns } turni
}
table-supply = Riserva:
table-total = Accantonati: { $total }
table-total-canned-worm = Accantonati: { $total }, con il verme in scatola { $final }
table-roll = Lancio
stop-takes = Fermati: prendi la { $tile }
stop-takes-lower = Fermati: prendi la { $tile }, quella immediatamente inferiore
stop-steals = Fermati: rubi la { $tile } di { $name }
stop-takes-hen = Fermati: prendi la chioccia di { $name }
stop-chooses = Fermati: scegli { $tiles }
stop-fails-no-worm = Fermati: lancio sballato, nessun verme
stop-fails-no-tile = Fermati: lancio sballato, nessuna porzione per questa somma
stop-fails-nothing-to-set-aside = Fermati: lancio sballato
ask-put-back = Quale specialista rimetti?
ask-from = Chi dà il vermarrosto?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] Il { -canned-worm }
    [hen] La { -hen }
    [raven] Il { -raven }
    [weasel] La { -weasel }
    [golden_die] Il { -golden-die }
   *[apple] La { -apple }
}
specialist-object = { $specialist ->
    [canned_worm] il { -canned-worm }
    [hen] la { -hen }
    [raven] il { -raven }
    [weasel] la { -weasel }
    [golden_die] il { -golden-die }
   *[apple] la { -apple }
}
step-keep = { $name } lancia { $dice } e accantona { $kept }: { $total }
step-dead-roll = { $name } lancia { $dice }
step-weasel = { $name } lancia { $dice } e rilancia con la donnola
step-golden-die = { $name } prende nove dadi
step-stop = { $name } si ferma: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Turno { $turn }: { $name }
note-failed = lancio sballato
turn-unfinished = non finito
game-unfinished = La partita non è finita.
place = Posizione { $n }
place-shared = Posizione { $n } a pari merito
wins = Vince { $name }: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = porzioni { $tiles }: { $worms }
result-apple = mela: { $worms }
result-nothing = nessuna porzione

## Playing

play-seats = Chi gioca, da 2 a 7 posti separati da virgole: «me» per una persona a questa tastiera o un bot (heckmeck bots li elenca), se vuoi con un nome: Anna=me,Ben=simple. Predefinito: me,simple,simple.
play-seed = Il seme dei dadi: 64 cifre esadecimali sono i 32 byte stessi, di ogni altro testo o numero si prende lo SHA-256. Predefinito: estratto a caso.
play-phrases = Lascia che ogni persona aggiunga una frase ai dadi, una volta mostrato l’impegno sul seme.
play-save = Il file che conserva la partita. Predefinito: un nuovo file nella tua cartella delle partite.
play-resume = Continua una partita salvata. Chi è un bot si legge nel file, o in --seats.
play-position = Continua da questa riga di situazione, data tra virgolette. Senza --seats giochi al posto di turno, contro simple.
play-pause = Per quanto si mostra ogni passo di un bot, in secondi; con un tasto qualsiasi si prosegue. Predefinito: 0.7.
option-rules = Un gioco e opzioni in un solo argomento, come in una registrazione: "deluxe faster=returned". Predefinito: classic.
default-name = Giocatore
refused-bad-seat = «{ $seat }» non è un posto; un posto è «me» o un bot, se vuoi con un nome davanti: Anna=me
refused-resume-changes-nothing = una partita continuata tiene le sue regole e i suoi dadi: --resume va senza --rules, --seed e --phrases
refused-seats-do-not-fit = posti: { $seats }, giocatori: { $players }
refused-bot-failed = il bot { $name } si è bloccato: { $error }
refused-bot-illegal = il bot { $name } ha deciso «{ $move }»; è permesso { $legal }
choice-roll = Lancia i dadi
choice-roll-again = { $n ->
    [one] Lancia ancora: { $n } dado
   *[other] Lancia ancora: { $n } dadi
}
choice-eight = Otto dadi
choice-nine = Nove dadi, con il dado d’oro
choice-weasel = Usa la donnola: rilancia
ask-dice = Otto dadi o nove?
ask-roll = tocca a te!
ask-keep = Quali dadi accantoni?
ask-weasel = Niente da accantonare. Usi la donnola?
ask-decide = Lanci ancora o ti fermi?
ask-take = Quale porzione?
ask-phrase = { $name }, la tua frase per i dadi (o solo Invio):
keys = ? aiuto  u turni  q esci
help-keys = Il tasto di ogni scelta sta tra parentesi. ? mostra le regole che servono ora, u i turni giocati, q salva ed esce.
no-such-key = Premi uno di questi tasti: { $keys }
terminal-too-small = Heckmeck ha bisogno di una finestra di { $width } colonne e { $height } righe; questa ne ha { $columns } e { $lines }. Ingrandiscila e premi un tasto; q salva ed esce.
any-key = Premi un tasto…
log-empty = Non si è ancora giocato nessun turno.
fair-dice = Dadi onesti: { $commitment }
fair-dice-seed = Seme: { $seed }
fair-dice-check = Ora chiunque può verificare tutti i lanci: { $command }
record-saved = La registrazione è in { $file }
go-on = Continua con: { $command }

## Command line: replay, rules, bots

replay-json = Scrive documenti di stato, uno per riga: l’inizio, poi uno dopo ogni passo.
replay-at = Solo il tavolo (o il documento) dopo questo passo; l’inizio è 0.
replay-position = Solo la riga di situazione dopo questo passo (senza --at: dopo l’ultimo).
rules-clause = Una regola come T2, o una lettera per una sezione, come K. Predefinito: tutte le regole.
refused-no-such-clause = non c’è nessuna regola «{ $clause }»; le sezioni sono { $letters }
bots-parameters = parametri: { $parameters }
bots-own = Un bot tuo: my_bot.py:MyBot. I parametri seguono i due punti: name:key=value,key=value.
bot-random = Gioca senza un piano: ogni decisione permessa ha la stessa probabilità.
bot-simple = Accantona il risultato con più punti e si ferma appena così prende una porzione.
bot-careful = Gioca ogni turno per avere la massima probabilità di prendere una porzione qualsiasi.
bot-worms = Gioca ogni turno per avere in media più vermi, meno la porzione che rischia di perdere.
bot-champion = Gioca ogni turno esattamente per la probabilità di vincere; una rete allenata contro sé stessa giudica il seguito.

## Command line: simulate

simulate-bots = Un bot per posto, separati da virgole; heckmeck bots li elenca. Predefinito: random,simple,simple.
simulate-games = Quante partite. Predefinito: 100.
simulate-seed = Lo stesso seme dà le stesse partite. La partita numero n ha lo SHA-256 di «SEED:n» come seme dei suoi dadi. Predefinito: 1.
simulate-record = Scrive le registrazioni: una partita in questo file, più partite in questa cartella.
simulate-json = Scrive il riassunto in JSON.
simulate-progress = Partite
simulate-games-played = { $n ->
    [one] { $n } partita, { $rules }, seme { $seed }
   *[other] { $n } partite, { $rules }, seme { $seed }
}
simulate-turns = Turni per partita: { $turns }
simulate-seat = Posto
simulate-wins = Vittorie
simulate-share = Quota
simulate-worms = Vermi
simulate-failures = Sballati
simulate-steals = Rubate
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
refused-no-person-here = qui giocano solo bot; «me» è per heckmeck play

## What is refused: table server

refused-stale-ply = la partita è già al passo { $ply }
refused-no-such-table = questo tavolo non esiste
refused-no-such-seat = questo posto non esiste
refused-no-such-link = questo link è già usato, è troppo vecchio o non è mai esistito
refused-not-at-this-table = non giochi a questo tavolo
refused-not-started = la partita non è cominciata
refused-started-already = la partita è già cominciata
refused-not-over = la partita non è finita
refused-archived = questo tavolo è chiuso perché nessuno continuava
refused-table-damaged = il registro di questa partita è danneggiato dopo il passo { $ply }; chi gestisce questo server può ripararlo
refused-host-only = può farlo solo chi gestisce il tavolo
refused-nothing-to-throw = nessun dado aspetta di essere tirato
refused-nothing-to-take-back = qui non c’è niente da annullare
refused-dice-are-not-entered = a questo tavolo i dadi cadono da soli: nessuno li inserisce
refused-not-your-dice = lancia { $name }: solo { $name } o chi gestisce il tavolo inserisce questi dadi
refused-not-your-entry = era un inserimento per { $name }: solo { $name } o chi gestisce il tavolo può annullarlo
refused-dice-not-seen = gli altri dadi non sono stati inseriti: di’ insieme che cosa si accantona
refused-real-dice-without-clock = un tavolo con dadi veri non ha orologio
refused-page-too-old = questa pagina è più vecchia del tavolo: ricaricala
refused-not-alone = può mettere fretta ai bot solo chi gioca da solo contro di loro
refused-not-the-pace-setter = il ritmo dei bot lo decide chi gestisce il tavolo, o l’unica persona al tavolo
refused-over-already = la partita è finita
refused-still-here = { $name } c’è
refused-not-away-long = { $name } manca da poco; tra { $seconds } s potrà giocare un bot
refused-host-here = chi gestisce il tavolo c’è
refused-host-not-away-long = chi gestisce il tavolo manca da poco; tra { $seconds } s potrai subentrare
refused-clock-decides = a questo tavolo è l’orologio a decidere quando gioca un bot
refused-bots-seat = a questo posto gioca già un bot
refused-too-many-pictures = troppe immagini; tra { $seconds } s potrai mostrare la prossima
refused-nobody = questo dispositivo non ha un posto a nessun tavolo
refused-no-such-device = non hai questo dispositivo
refused-logged-out = questo dispositivo è stato disconnesso
refused-seated-already = giochi già a questo tavolo
refused-table-full = tutti i { $places } posti sono occupati
refused-too-few-players = una partita richiede almeno due giocatori
refused-name-taken = qui qualcuno si chiama già { $name }
refused-name-length = «{ $name }» non può essere un nome: servono da 1 a { $most } caratteri stampabili
refused-colour-taken = qui qualcuno ha già questo colore
refused-bad-phrase = una frase non ha |, # o caratteri di controllo
refused-bad-seal = una frase sigillata è uno SHA-256: 64 cifre esadecimali minuscole
refused-not-revealing = le frasi si rivelano all’inizio di una partita, entro pochi secondi
refused-other-phrase = questa non è la frase che era stata sigillata
refused-foreign-origin = questa richiesta viene dalla pagina di un altro sito
refused-not-an-origin = «{ $origin }» non è l’indirizzo di un sito: --allow-origin ne prende uno come https://club.example, senza percorso
refused-foreign-host = questo server non si chiama { $host }
refused-too-many-requests = troppe richieste; riprova tra { $seconds } s
refused-too-many-refusals = troppi messaggi senza senso
refused-table-crowded = questo tavolo ha già { $most } spettatori
refused-network-crowded = la tua rete ha già { $most } connessioni aperte; chiudine qualcuna
refused-server-full = questo server è pieno; riprova più tardi
refused-too-slow = questa connessione è troppo lenta
refused-busy = in tanti cambiano questo tavolo insieme; riprova
refused-storage-trouble = il server fa fatica a salvare; nessuno sa se è stato fatto; riprovare è sicuro
refused-database-too-new = il database viene da una versione più recente (revisione { $revision })
refused-database-too-old = il database è di una versione precedente; avvia il server una volta e verrà aggiornato
refused-database-not-empty = { $database } contiene già qualcosa; scegli un database nuovo
refused-not-a-backup = { $file } non è un backup completo
refused-database-unusable = il database non si può usare: { $error }
refused-bad-request = questa richiesta non ha senso: { $detail }
refused-bad-message = questo messaggio non ha senso: { $detail }
refused-not-found = qui non c’è niente
refused-method-not-allowed = qui non si può fare
refused-too-large = è troppo grande
refused-crash = qualcosa è andato storto sul server; guarda il suo registro
refused-server-needs-web = il server richiede altri pacchetti: pip install "heckmeck[web]"

## Command: serve

command-serve = Offre tavoli in rete, per persone e bot.
option-serve-host = Indirizzo su cui ascoltare; 0.0.0.0 per tutti sulla rete.
option-serve-port = Porta su cui ascoltare.
option-serve-database = Dove stanno le partite: sqlite+aiosqlite:///FILE o postgresql+asyncpg://UTENTE@HOST/NOME. Predefinito: un file nella tua cartella dei dati.
option-serve-channels = redis://HOST: dice subito a più processi sullo stesso database che cosa succede.
option-serve-origin = Un altro sito le cui pagine possono parlare con questo server, come https://example.org; si può ripetere.
option-serve-allow-origin = Un sito che ha la pagina su un semplice server di file, come https://club.example; chi la apre lì può giocare qui; si può ripetere.
option-serve-proxies = Indirizzi dei reverse proxy di cui si accettano le intestazioni X-Forwarded, separati da virgole.
option-serve-bot = Il bot che si siede dove non ne è indicato uno e gioca per chi manca.
option-serve-bot-pace = Secondi per cui un bot sembra pensare a una decisione.
option-serve-rate = Moltiplica tutti i limiti di richieste; 0 li toglie.
option-serve-most-sockets = Numero massimo di connessioni aperte di questo processo.
option-serve-archive-open-hours = Ore dopo le quali si chiude un tavolo mai cominciato.
option-serve-archive-days = Giorni dopo i quali si chiude una partita che nessuno continua.
option-serve-keep-days = Giorni dopo i quali si cancellano partite finite e tornei che nessuno tocca; 0 li tiene per sempre.
option-serve-open = Apre la pagina nel browser appena il server è pronto.

command-backup = Copia in un file tutto ciò che un server conserva, anche mentre è in funzione.
command-restore = Riempie un nuovo database da un backup.
command-move = Copia tutto in un altro database: da SQLite a PostgreSQL, o viceversa. Prima ferma il server.
backup-file = Il nuovo file.
restore-file = Il file scritto da heckmeck backup, con questa versione o una precedente.
move-to = Il nuovo database, ancora vuoto: postgresql+asyncpg://USER@HOST/NAME o sqlite+aiosqlite:///FILE.
copy-progress = Copia
backup-done = { $rows ->
    [one] Ora { $rows } riga è
   *[other] Ora { $rows } righe sono
} in { $file }.
restore-done = { $rows ->
    [one] { $rows } riga è tornata
   *[other] { $rows } righe sono tornate
}. Avvia il server con questo database.
move-done = { $rows ->
    [one] { $rows } riga è stata copiata
   *[other] { $rows } righe sono state copiate
}. Avvia il server con il nuovo database; quello vecchio resta com’era.

command-doctor = Dice che cosa ostacola un server: disco, orologio, database, pagina, proxy, certificato.
doctor-url = Un server in funzione, come lo raggiungono i visitatori: https://play.example.
doctor-disk = Disco
doctor-store = Database
doctor-clock = Orologio
doctor-channels = Canali
doctor-page = Pagina
doctor-compiled = Regole compilate
doctor-visit = Server
doctor-tls = Cifratura
doctor-proxy = Proxy
doctor-certificate = Certificato
doctor-free = { $gigabytes } GB liberi
doctor-no-database-yet = non c’è ancora; il primo avvio crea { $file }
doctor-up-to-date = completo, e accetta ciò che si scrive
doctor-older-database = di una versione precedente; il prossimo avvio lo aggiorna
doctor-read-only = non ci si può scrivere
doctor-refused = nessuna risposta: { $why }
doctor-clocks-differ = differisce dal nostro di { $seconds } s; a qualcuno scadrebbe il tempo (configura NTP)
doctor-one-process = nessuno; va bene per un solo processo
doctor-answers = Redis risponde
doctor-built = pronta
doctor-not-built = manca: make web la crea
doctor-nowhere-to-keep = nessun posto dove tenerle: ogni avvio dura un minuto in più
doctor-kept = pronte
doctor-compiled-at-start = arrivano con il primo avvio, in circa un minuto
doctor-status = risponde a /health con { $status }
doctor-no-tls = visitato con http: nessuno può tenere la pagina sul telefono
doctor-knows-https = il server sa di essere visitato con https
doctor-knows-no-https = il server prende le visite con https per visite con http: indica l’indirizzo del proxy con --proxies
doctor-valid-for = valido ancora per { $days } giorni
serve-ready = Heckmeck è pronto: { $address } (Ctrl-C lo ferma).
serve-network = Gli altri della tua rete: { $address }
serve-over-ssh = Sei qui via SSH: sul tuo computer esegui «{ $command } …», poi apri { $address }.
mend-done = Il tavolo { $table } continua dopo il passo { $ply }.
mend-whole = Il tavolo { $table } non è danneggiato.
option-serve-log-level = Quanto dice il registro: debug, info, warning o error.

## Environments for learning, and datasets

refused-unknown-reward = «{ $reward }» non è una ricompensa; ci sono { $rewards }
refused-number-of-games = partite: { $count }; deve essercene almeno una
refused-number-of-seeds = semi: { $given }, partite: { $games }
refused-number-of-actions = azioni di forma { $shape } per { $games } partite: un numero intero per partita
refused-reset-first = nessuna partita in corso: reset() ne comincia una
refused-bot-not-compiled = «{ $bot }» non gioca nel nucleo; ci giocano { $bots }
refused-no-seat-left = { $bots } bot a un tavolo da { $players } non lasciano posti liberi
refused-too-few-turns = turni: { $turns }, troppo pochi per { $players } giocatori: non tutti deciderebbero
refused-needs-extra = { $what } richiede altri pacchetti: pip install "heckmeck[{ $extra }]"
refused-game-not-over = la partita non è finita
refused-players-of-dataset = una partita a { $players } giocatori; le altre in questo file sono a { $due }

## What is refused: tournaments

refused-tournament-size = partecipanti: { $count }; un torneo ne ha da 2 a 3000
refused-tournament-final-size = in finale arriverebbero in { $count }; la finale ha da 2 a 7 giocatori
refused-tournament-table-too-large = con { $tables } tavoli ci sarebbero fino a { $size } giocatori a un tavolo; 7 solo con table_size = 7
refused-tournament-tables-impossible = { $n } partecipanti non ci stanno: un tavolo ha da { $low } a { $high } giocatori, e ce ne sono al massimo { $tables }
refused-tournament-registration-over = le iscrizioni sono chiuse
refused-tournament-not-closed = il seme è ancora sigillato: prima si chiudono le iscrizioni, con una frase della sala
refused-tournament-closed-already = le iscrizioni sono già chiuse
refused-tournament-closed-for-good = le iscrizioni restano chiuse: il seme è pubblico e non si può più scegliere chi partecipa in base a esso
refused-tournament-secret-missing = questa copia non ha il segreto del seme: sorteggia con il file dell’organizzatore
refused-tournament-seal-either = “open” ha o “secret” o “commitment”
refused-tournament-nobody = nessuno ha il numero { $number }
refused-tournament-gone-already = { $name } ha già lasciato il torneo
refused-tournament-not-gone = { $name } non ha lasciato il torneo
refused-tournament-drawn-since = { $name } non può rientrare: intanto c’è stato il sorteggio di un round
refused-tournament-is-here = { $name } è segnato come presente
refused-tournament-not-waiting = { $name } non è in attesa
refused-tournament-too-late = { $name } arriva troppo tardi: la prima fase è finita
refused-tournament-no-further-round = questa fase non ha altri round: scegli un tavolo aperto
refused-tournament-not-smallest = non al tavolo { $table }: chi arriva tardi siede al più piccolo tavolo aperto ({ $tables })
refused-tournament-table-live = il tavolo { $table } è un tavolo dal vivo: la partita è iniziata con i suoi posti
refused-tournament-round-open = mancano risultati: tavolo { $tables }
refused-tournament-over = il torneo è finito
refused-tournament-no-table = non c’è il tavolo { $table } nel round { $round } della fase { $stage }
refused-tournament-stage-closed = la fase { $stage } è chiusa: la prossima è già sorteggiata
refused-tournament-result-there = il tavolo { $table } ha un risultato: { $scores }. Si può correggere
refused-tournament-nothing-to-correct = il tavolo { $table } non ha un risultato da correggere
refused-tournament-result-missing = tavolo { $table }: manca il risultato di { $name }
refused-tournament-result-stranger = tavolo { $table }: { $name } non ci gioca, ha lasciato la partita o compare due volte
refused-tournament-not-your-table = questo non è il tuo tavolo: { $table }
refused-not-your-table = questo link non permette risultati del tavolo { $table }
refused-pass-unknown = questo link non appartiene a questo torneo
refused-tournament-reports-many = il tavolo { $table } ha comunicato troppe volte: chiama l’organizzatore
refused-tournament-nothing-taken = tavolo { $table }: nessuno ha una porzione, ma una partita finisce solo quando qualcuno prende l’ultima
refused-tournament-nothing-to-undo = non c’è niente da annullare

refused-tournament-draw-number = ora tocca al sorteggio della fase { $stage }, round { $round }, con il numero { $number }
refused-tournament-draw-tables = questi tavoli non hanno senso: qualcuno compare due volte o non c’entra, o un tavolo ha meno di 2 o più di 7 giocatori
refused-tournament-draw-stranger = { $name } è nel sorteggio e non partecipa
refused-tournament-draw-missing = { $name } partecipa e non è nel sorteggio
refused-tournament-draw-sizes = giocatori che i tavoli devono avere: { $due }
refused-tournament-draw-other-tables = questi non sono i tavoli del seme
refused-tournament-draw-other-seats = questi non sono i posti del seme

refused-tournament-no-such-tile = { $name }: non c’è nessuna porzione { $tile }
refused-tournament-tile-twice = la porzione { $tile } è inserita due volte
refused-tournament-wrong-sum = { $name }: i vermi di queste porzioni sono { $worms }, non { $given }
refused-tournament-wrong-highest = { $name }: la porzione più alta è la { $highest }, non la { $given }
refused-tournament-worms-missing = { $name }: mancano i vermi
refused-tournament-worms-impossible = { $name }: con porzione più alta { $highest } i vermi non possono essere { $worms }; possono essere da { $least } a { $most }
refused-tournament-highest-missing = { $name }: manca la porzione più alta
refused-tournament-tie-needs-tile = { $name } è in parità, vermi: { $worms }; decide la porzione più alta, che manca
refused-tournament-sum-too-high = vermi in tutto: { $worms }; ce ne sono solo { $most }
refused-tournament-result-impossible = nessuna divisione delle porzioni dà questi vermi
refused-tournament-bratworms = vermarrosti: { $count }; ce ne sono { $most }
refused-tournament-apple-twice = non ci sono così tante mele
refused-tournament-apple-without-tile = { $name } ha la mela e nessuna porzione

refused-tournament-create-first = un torneo comincia con “open” o “create”, che non stanno altrove
refused-tournament-no-object = questo non è un oggetto JSON
refused-tournament-event-kind = «{ $kind }» non è un tipo di evento
refused-tournament-event-field = «{ $field }» non è un campo di «{ $kind }»
refused-tournament-field-missing = manca il campo «{ $field }»
refused-tournament-field-value = «{ $field }» non può essere «{ $value }»
refused-tournament-score-either = giocatore { $player }: un punteggio ha tiles (con bratworms, apple), o worms e highest

refused-tournament-toml = le regole della casa non sono TOML: { $what }
refused-tournament-toml-size = le regole della casa sono troppo lunghe: al massimo { $length } caratteri e { $dots } punti per riga (riga { $line })
refused-tournament-too-large = questo torneo è pieno: la sua cronologia supera { $most } MiB
refused-tournament-house-key = le regole della casa non conoscono «{ $key }»; conoscono { $known }
refused-tournament-house-value = regole della casa, { $key }: «{ $value }» non è possibile; possibile è { $wanted }
refused-tournament-points = regole della casa, punti di un tavolo da { $size }: serve un numero per posizione, nessuno più grande del precedente, non { $given }
refused-tournament-rounds-and-stages = regole della casa: rounds sta dentro [[stage]] dove ci sono tali fasi
refused-tournament-stage-advance = regole della casa, { $stage }: serve advance o each
refused-tournament-stage-tables = regole della casa, { $stage }: tables o table_size, uno solo dei due
refused-tournament-stage-each = regole della casa, { $stage }: dopo più round decide la classifica; serve advance, non each
refused-tournament-csv = questo non è né un elenco di nomi né CSV
refused-tournament-which-column = qual è il nome in «{ $text }»? Scrivi un nome per riga, oppure una prima riga come «Nome;Club» che dice che cosa c’è in ogni colonna
refused-tournament-names-alike = questi nomi differiscono solo per le maiuscole: { $names }. Aggiungi qualcosa per distinguerli

## Command: arena

command-arena = Fa giocare i bot l’uno contro l’altro e li confronta.
arena-bots = Due bot o più; ogni coppia gioca. heckmeck bots li elenca, my_bot.py:MyBot è uno tuo.
arena-players = Giocatori a un tavolo, da 2 a 7; più misure separate da virgole. Oltre 2 il primo bot di una coppia ha un posto, il secondo tutti gli altri. Predefinito: 2.
arena-games = Partite di ogni coppia per ogni misura, arrotondate per eccesso perché il primo bot giochi altrettanto spesso in ogni posto. Predefinito: 1000.
arena-seed = Lo stesso seme dà le stesse partite. Predefinito: 1.
arena-workers = Processi di lavoro. Predefinito: uno per core.
arena-cluster = Gioca sul cluster dello scheduler dask a questo indirizzo, come tcp://host:8786.
arena-timeout = Secondi che un bot tuo ha per una decisione. Predefinito: 5.
arena-json = Scrive i risultati in JSON.
arena-csv = Scrive i risultati in questo file, una riga per coppia e misura.
arena-plot = Disegna i risultati in questo file: .png, .svg o .pdf.
arena-progress = Partite
arena-title = Arena: { $rules }, seme { NUMBER($seed, useGrouping: 0) }
arena-axis = Quota di vittorie del primo bot
arena-column-pair = Coppia
arena-column-players = Giocatori
arena-column-games = Partite
arena-column-share = Vittorie
arena-column-interval = Intervallo al 95%
arena-column-turns = Turni
arena-column-first-seat = Primo posto
arena-column-bot = Medie per partita e posto
arena-column-worms = Vermi
arena-column-failures = Sballati
arena-column-steals = Rubate
arena-column-own-turns = Turni
arena-column-forfeits = Ritiri
arena-column-rating = Valutazione
arena-column-mu = Forza
arena-column-sigma = ±
arena-against = { $bot } contro { $other }
arena-forfeited = { $bot } perde per ritiro: { $reason }. Dopo tre ritiri tutte le sue altre partite di una coppia contano come ritiri.
arena-raised = bloccato con { $error }
arena-too-slow = nessuna decisione entro { $seconds } s
arena-died = il suo processo è finito con il codice { $code }
arena-illegal = ha deciso «{ $move }»; era permesso { $legal }
refused-too-few-bots = un’arena richiede almeno due bot
refused-no-cluster = nessuno scheduler dask risponde a { $address } ({ $error })
refused-workers-die = i processi di lavoro sono morti { $count } volte
refused-picture-format = «{ $file }»: un’immagine è un file con una delle estensioni { $formats }

## Command: odds

command-odds = Mostra le probabilità esatte di un turno: ogni porzione, il lancio sballato, e quanto vale ogni decisione.
odds-file = Una partita registrata; senza, il primo turno di una partita, o la situazione data dalle opzioni.
odds-at = Il passo della registrazione da guardare, l’inizio è 0. Predefinito: l’ultimo.
odds-kept = Dadi accantonati, come 444W; un dado d’oro segue un più: 44+W.
odds-roll = Il lancio sul tavolo, come 1123 o 1123+W.
odds-dice = Dadi di questo turno, 8 o 9; 9 con il dado d’oro.
odds-weasel-used = La donnola è già stata usata in questo turno.
odds-owns = Lo specialista del giocatore: golden_die, weasel o canned_worm.
odds-aim = Per che cosa si gioca il turno: worms, at-least:T o exactly:T. Predefinito: worms.
odds-json = Scrive le probabilità in JSON.
odds-plot = Disegna le probabilità in questo file: .png, .svg o .pdf.
odds-value-worms = Valore di questo turno, in vermi: { $value }
odds-value-at-least = Probabilità di una somma di almeno { $total }: { $value }
odds-value-exactly = Probabilità di una somma di esattamente { $total }: { $value }
odds-fail = Lancio sballato: { $fail }
odds-column-tile = Somma
odds-column-at-least = almeno
odds-column-exactly = esattamente
odds-column-decision = Decisione
odds-column-value = Valore
odds-column-fails = Sballato
odds-note = Ogni probabilità è la migliore possibile se si gioca solo per quella somma.
odds-title = { $rules }: migliori probabilità di ogni somma
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
refused-odds-aim = «{ $aim }» non è uno scopo; ci sono worms, at-least:T ed exactly:T con una somma T da 1 a 45
refused-odds-owns = «{ $name }» qui non è possibile; ci sono { $names }
refused-odds-owns-two = nessuno ha due specialisti
refused-odds-dice = un turno ha 8 o 9 dadi, non «{ $dice }»
refused-odds-too-many-dice = dadi accantonati: { $count }; il turno ne ha { $dice }
refused-odds-file-and-flags = una registrazione e una situazione data da opzioni non vanno insieme: { $flag }
refused-odds-at-without-file = --at richiede una registrazione
refused-odds-roll-fails = il lancio { $roll } mostra solo risultati già accantonati: è subito sballato
refused-odds-over = la partita è finita: nessun turno è in corso

## Champion: training and exact endgames

command-exact = Risolve alla perfezione un gioco ridotto a due giocatori: quanto spesso vince il primo giocatore?
exact-tiles = Il numero di porzioni, dalla 21 in su: da 1 a 8. Predefinito: 4. Da 7 in poi ci vogliono minuti.
exact-forced = Un giocatore senza dadi rimasti deve prendere ciò che dà la somma, anche dove un lancio sballato sarebbe meglio (T5).
exact-json = Scrive il risultato in JSON.
exact-result = { $tiles } porzioni, { $states } posizioni di gioco: il primo giocatore vince con la probabilità { $chance }.
exact-progress = Risolvo il gioco con { $tiles } porzioni…
command-train = Allena la rete del bot «champion» facendola giocare contro se stessa. Un allenamento interrotto prosegue.
train-out = Una cartella per l’allenamento, la rete e la sua curva di apprendimento.
train-players = I numeri di giocatori, come 2 o 3-7. Predefinito: 2.
train-games = Il numero di partite, a passi di 100. Predefinito: 100000.
train-seed = Un numero; lo stesso ripete lo stesso allenamento. Predefinito: 1.
train-settle = Lambda dei ritorni alla fine dell’allenamento, da 0 a 1; all’inizio è 0,8. Predefinito: 0.
train-progress = { $games } partite su { $of }, distanza dagli obiettivi { $error }
train-done = La rete è in { $file }, la curva di apprendimento in { $curve }.
refused-train-other-run = { $file } appartiene a un allenamento con un altro piano; scegli un’altra cartella

## First run

first-run = Preparo le regole per questa macchina, una volta sola: circa mezzo minuto…

## Coach

command-advise = Dice che cosa fare a un passo di una partita registrata, e quanto vale ogni decisione.
advise-at = Il passo da guardare, come in replay; l’inizio è 0. Predefinito: l’ultimo.
advise-json = Scrive il consiglio in JSON.
option-depth = Quanti turni il coach guarda avanti, 1 o 2. Predefinito: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) }%
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Probabilità di vincere:
advise-option = Possibilità
advise-win = Vince
advise-loss = Costa
advise-fail = Sballato
advise-worms = Vermi
advise-brings = Più probabile
advise-nobody = Qui nessuno decide: bisogna lanciare i dadi.
advise-over = La partita è finita.
move-keep = accantona { $dice }
move-roll = lancia ancora
move-weasel = usa la donnola
move-stop = fermati
move-take = prendi la { $tile }
move-put-back = rimetti { $specialist }
move-from = prendine uno di { $name }
likely-takes = prende la { $tile } ({ $percent })
likely-steals = ruba la { $tile } di { $name } ({ $percent })
likely-takes-hen = prende la chioccia di { $name } ({ $percent })
likely-fails = lancio sballato ({ $percent })
why-only = Non c’è altro da fare.
why-equal = Non fa differenza: «{ $other }» vale lo stesso.
why-must-fail =
    .best = «{ $other }» può dare solo un lancio sballato.
    .worse = Può dare solo un lancio sballato.
why-cannot-fail =
    .best = Così non si può sballare; con «{ $other }» sì (rischio: { $fail2 }).
    .worse = Così si può sballare (rischio: { $fail }); con «{ $other }» mai.
why-safer-and-richer =
    .best = Si sballa meno spesso che con «{ $other }» ({ $fail } contro { $fail2 }) e in media si hanno più vermi ({ $worms } contro { $worms2 }).
    .worse = Si sballa più spesso che con «{ $other }» ({ $fail } contro { $fail2 }) e in media si hanno meno vermi ({ $worms } contro { $worms2 }).
why-safer =
    .best = Si sballa meno spesso che con «{ $other }»: { $fail } contro { $fail2 }.
    .worse = Si sballa più spesso che con «{ $other }»: { $fail } contro { $fail2 }.
why-richer =
    .best = Vale la pena rischiare: in media { $worms } vermi, { $worms2 } con «{ $other }».
    .worse = Rende troppo poco: in media { $worms } vermi, { $worms2 } con «{ $other }».
why-more-worms =
    .best = Rende più vermi: { $worms } contro { $worms2 } con «{ $other }».
    .worse = Rende meno vermi: { $worms } contro { $worms2 } con «{ $other }».
why-steals =
    .best = Si ruba più spesso che con «{ $other }»: { $steals } contro { $steals2 }.
    .worse = Si ruba meno spesso che con «{ $other }»: { $steals } contro { $steals2 }.
why-ends =
    .best = La partita finisce prima, e per te è un bene.
    .worse = Con «{ $other }» la partita finisce prima, e per te è un bene.
why-lasts =
    .best = La partita continua, e ti serve.
    .worse = La partita finisce troppo presto per te; con «{ $other }» continua.
why-position =
    .best = Ti lascia in una situazione migliore: { $points } punti in più che con «{ $other }».
    .worse = Ti lascia in una situazione peggiore: { $points } punti in meno che con «{ $other }».
advise-best = Meglio: { $move }.
advise-rollouts = Guarda più da vicino: il campione gioca fino in fondo le possibilità migliori, tolta la fortuna.
rollouts-error = Errore standard in punti con cui una probabilità è nota abbastanza bene, da 0.05 a 10. Altrimenti: 0.5.
rollouts-max = Al massimo queste partite per possibilità. Altrimenti: 4000.
rollouts-seed = Un numero; lo stesso dà le stesse partite. Altrimenti: 0.
rollouts-working = Uno sguardo più da vicino …
rollouts-title = Giocato fino in fondo dal campione, tolta la fortuna:
rollouts-margin = 95%
rollouts-games = Partite
rollouts-clear = «{ $best }» è meglio.
rollouts-close = «{ $best }» e «{ $other }» sono troppo vicini per decidere.
rollouts-stopped = Fermato prima della precisione voluta.
rollouts-note = In 19 casi su 20 il vero valore sta entro ±.
refused-option-without-rollouts = { $option } va insieme a --rollouts

## Review

command-review = Guarda una partita registrata, decisione per decisione: perdite, fortuna e svolte.
review-rollouts = Guarda più da vicino le decisioni che costano poco: le gioca fino in fondo, e anche le migliori; l’errore è 1 punto senza --error.
review-out = Scrive in questo file invece che nel terminale.
review-json = Scrive l’analisi in JSON.
review-html = Fa una pagina con il grafico, per un browser.
refused-review-form = scegli tra --html e --json
review-title = Analisi: { $rules }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
review-graph = Probabilità di vincere, turno per turno
review-player = Giocatore
review-accuracy = Precisione
review-error-rate = Perdita a decisione
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Fortuna
review-result = Risultato
review-adjusted = Senza fortuna
review-mistakes = Imprecisioni (?!), errori (?) ed errori gravi (??), in punti di probabilità di vincere
review-turning-points = Svolte
review-where = Turno { $turn }, passo { $ply }, { $name }:
review-rolled = lancia { $dice }
review-better = Meglio: { $move }.
review-none = niente
review-grade = { $grade ->
    [best] la migliore
    [fine] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
review-revaluation = Dopo un turno la situazione si rivaluta: in media { $points } punti.
review-sums = Come si compone
review-sums-note = Inizio, fortuna, decisioni e rivalutazione danno insieme il risultato. Tutti i numeri sono punti di probabilità di vincere.
review-start = Inizio
review-luck-own = Fortuna dei propri lanci
review-luck-of-others = Fortuna degli altri
review-losses-own = Decisioni proprie
review-losses-of-others = Decisioni degli altri
review-revalued = Rivalutazione
review-unjudged = Turni non giudicati
review-unjudged-note = { $n ->
    [one] { $n } turno non è giudicato: sono stati inseriti solo i dadi accantonati.
   *[other] { $n } turni non sono giudicati: sono stati inseriti solo i dadi accantonati.
}
review-all = Tutte le decisioni
review-turn = Turno
review-decision = Decisione
review-best-was = Meglio
review-loss = Costa
review-luck-by-turn = Fortuna dei lanci, turno per turno: in su è un bene, in giù un male per chi è di turno

## Puzzles

command-puzzle = Pone un rompicapo: una situazione in cui la decisione ovvia è sbagliata.
puzzle-number = Il numero del problema. Predefinito: uno qualsiasi; «today» è quello del giorno.
puzzle-title = Rompicapo { $number }: che cosa è meglio?
puzzle-keys = (Invio mostra la risposta)
puzzle-right = Giusto!
puzzle-wrong = Non è la decisione migliore: costa { $points } punti.
puzzle-natural = «{ $move }» sembra naturale e costa { $points } punti.

## Playing with the coach

play-coach = Mostra quanto vale ogni decisione prima che tu decida.
play-tutor = Avvisa prima di una decisione che costa almeno questo numero di punti di probabilità di vincere, da 0 a 100, e te la lascia annullare.
tutor-warning = Costa { $points } punti. { $why }
tutor-question = La annulli?
tutor-yes = Sì, decido di nuovo
tutor-no = No, va bene così

## Dataset

simulate-dataset = Scrive ogni situazione, decisione ed esito in un file Parquet (richiede l’extra «rl»).

## Comando: locale

command-locale = Per chi traduce: controlla una lingua, elenca i testi più letti.
command-locale-check = Dice che cosa manca a una lingua: testi mancanti o inutili, altre variabili, forme del plurale mancanti, testi troppo lunghi per il loro pulsante.
command-locale-table = Scrive i testi più letti in tutte le lingue, in Markdown.
locale-language = Una lingua con il suo codice, come de: il file src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: manca
locale-fault-unused = { $key }: in inglese questo testo non esiste
locale-fault-variables = { $key }: le variabili sono { $own }; in inglese { $english }
locale-fault-plurals = { $key }: le forme del plurale sono { $own }; servono { $due }
locale-fault-long = { $key }: { $n } caratteri; qui ne stanno { $most }
locale-fault-unreadable = riga { $line }: illeggibile
locale-fault-file = manca il testo { $file }
locale-checked = { $n ->
    [0] { $language }: c’è tutto.
    [one] { $language }: { $n } difetto
   *[other] { $language }: { $n } difetti
}

## Tournaments

command-tournament = Conduce un torneo dall’elenco degli iscritti alla finale.
command-tournament-plan = Dice che cosa succede con questo numero di partecipanti, fase per fase.
command-tournament-run = La postazione dell’organizzatore: crea o continua un torneo, sorteggia, inserisce i risultati.
command-tournament-check = Ripercorre un torneo e segnala ciò che non segue le regole.
command-tournament-export = Scrive la classifica o tutto il torneo per altri programmi e per la carta.
command-tournament-anonymise = Scrive il torneo senza nomi: sorteggi e risultati restano.
command-tournament-simulate = Fa giocare ai bot interi tornei e conta chi li vince.
tournament-option-n = Quanti partecipanti, da 2 a 3000.
tournament-option-file = Il file del torneo: un evento per riga, se ne aggiungono soltanto.
tournament-option-words = Un comando della postazione, come «draw»; «help» li elenca. Predefinito: ciò che scrivi.
tournament-option-rules-file = Regole della casa in un file TOML. Predefinito: le regole ufficiali.
tournament-option-name = Il nome di un nuovo torneo. Predefinito: il nome del file.
tournament-option-names = Iscrive i nomi di questo elenco: uno per riga, o CSV.
tournament-option-seed = Il seme pubblicato di tutti i sorteggi: 64 cifre esadecimali, o un testo di cui si prende lo SHA-256. Predefinito: estratto a caso.
tournament-option-script = Esegue i comandi di questo file, uno per riga; «-» legge lo standard input.
tournament-option-csv = La classifica in CSV.
tournament-option-json = Tutto il torneo in un documento JSON.
tournament-option-html = Tutto il torneo in una pagina da stampare.
tournament-option-output = Scrive in questo file. Predefinito: sullo standard output.
tournament-option-plan-json = Un oggetto JSON per riga, uno per fase, la finale per ultima.
tournament-option-participants = Quanti partecipanti, da 2 a 3000. Predefinito: 30.
tournament-option-bots = Bot, separati da virgole; i partecipanti giocano come loro a rotazione. Predefinito: worms,careful,simple.
tournament-option-events = Quanti tornei. Predefinito: 1000.
tournament-option-simulate-seed = Lo stesso seme dà gli stessi tornei. Predefinito: 1.
tournament-option-simulate-json = Scrive il risultato in JSON.

tournament-preliminary = Fase { $n }, round preliminare
tournament-semi-final = Fase { $n }, semifinale
tournament-final = Fase { $n }, finale
tournament-plan-participants = { $n ->
    [one] { $n } partecipante
   *[other] { $n } partecipanti
}
tournament-plan-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } round
}
tournament-plan-tables = { $n ->
    [one] { $n } tavolo da { $size }
   *[other] { $n } tavoli da { $size }
}
tournament-plan-advance = avanti in { $n }: { $who }
tournament-plan-ranking = avanti in { $n } secondo la classifica
tournament-plan-byes = di cui { $n } direttamente in finale
tournament-plan-firsts = { $n ->
    [one] { $n } primo
   *[other] { $n } primi
}
tournament-plan-seconds = { $n ->
    [one] il miglior secondo
   *[other] { $n } secondi
}
tournament-plan-thirds = { $n ->
    [one] il miglior terzo
   *[other] { $n } terzi
}
tournament-round = Round { $n } di { $total }
tournament-table = Tavolo { $n }
tournament-seat = posto { $seat }, porzione { $tile }
tournament-drawn = fase { $stage }, round { $round }
tournament-tile = Porzione
tournament-participant = Partecipante
tournament-place = Posizione
tournament-stage = Fase
tournament-why = Deciso da
tournament-standings = Classifica
tournament-champion = { $name } vince il torneo
tournament-seed-note = Tutti i sorteggi vengono dal seme pubblicato { $seed } e chiunque può rifarli (R9).
tournament-rules-preset-sheet = Formula: foglio del torneo del gioco (edizione romena)
tournament-rules-preset-simple = Formula: regola semplice dell’editore ({ $source })
tournament-rules-preset-profi = Formula: regola “Profi” dell’editore ({ $source })
tournament-rules-preset-seven = Formula: 7-5-3-1 con quattro round, semifinale e posti diretti in finale ({ $source })
tournament-rules-edition-classic = Gioco classico, porzioni da 21 a { $highest }
tournament-rules-edition-deluxe = Gioco deluxe, porzioni da 21 a { $highest }, 11 e 13
tournament-rules-one-round = Una partita, poi vanno avanti i migliori di ogni tavolo
tournament-rules-rounds = Partite prima della finale: { $n }, si va avanti secondo la classifica
tournament-rules-stages = Fasi proprie prima della finale: { $n }
tournament-rules-draw-lots = Ogni round si sorteggia, con il minor numero di avversari già incontrati
tournament-rules-draw-placing = I round seguenti si sorteggiano per posizione: chi aveva la stessa posizione siede insieme
tournament-rules-final = Giocatori in finale: { $n }
tournament-rules-byes = Direttamente in finale: i primi { $n } della classifica; i successivi giocano una semifinale
tournament-rules-tables = Tavoli da { $low } a { $high } giocatori
tournament-rules-table-size = Se possibile { $n } per tavolo
tournament-rules-most-tables = Al massimo { $n } tavoli
tournament-rules-score-worms-and-places = Contano vermi e punti piazzamento
tournament-rules-score-places = Contano solo i punti piazzamento
tournament-rules-points = Punti piazzamento a un tavolo da { $size }: { $points }
tournament-rules-minutes = Un round dura { $n } minuti; poi ognuno ha questo numero di ultimi turni: { $turns }
tournament-rules-max-turns = Una partita finisce dopo { $n } turni di tutti i giocatori insieme
tournament-rules-ranking = Ordine della classifica: { $metrics }; poi la sorte
tournament-sealed-note = Il seme di tutti i sorteggi è sigillato, nessuno può sceglierlo. SHA-256 del suo segreto: { $seal } (R9).
tournament-ask-phrase = Che cosa grida la sala? Chiude le iscrizioni e apre il seme; può restare vuoto:
tournament-place-points = posizione { $place }, punti { $points }
tournament-metric-score = Punteggio
tournament-metric-places = Punti piazzamento
tournament-metric-wins = Tavoli vinti
tournament-metric-worms = Vermi
tournament-metric-highest = Porzione più alta
tournament-why-metric = { $metric }: { $here } contro { $above }
tournament-why-shared = posizione condivisa
tournament-why-stage = non ha raggiunto questa fase
tournament-why-lot = il sorteggio
tournament-why-stayed = ha lasciato la finale

tournament-phase-registration = iscrizioni
tournament-phase-playing = i tavoli giocano
tournament-phase-draw = ora tocca al prossimo sorteggio
tournament-phase-over = finito
tournament-participants = { $n ->
    [one] { $n } partecipante
   *[other] { $n } partecipanti
}
tournament-gone = { $name } lascia il torneo
tournament-is-back = { $name } è di nuovo in gioco
tournament-undone = Annullato: { $what }
tournament-open-tables = Mancano ancora risultati: tavolo { $tables }
tournament-round-over = Tutti i risultati ci sono. «draw» sorteggia ciò che segue.
tournament-nothing-drawn = Non c’è ancora stato nessun sorteggio.
tournament-note-gone = (fuori dal torneo)
tournament-note-here = (presente)
tournament-note-waiting = (in attesa)
tournament-missing = Non ancora segnati: { $n }
tournament-swept = Tolti dall’elenco: { $n }
tournament-torn-line = L’ultima riga era incompleta e mai confermata: è stata tagliata.
tournament-event-create = Creazione
tournament-event-open = Aperto
tournament-event-close = Iscrizioni chiuse
tournament-event-register = Iscrizione
tournament-event-rules = Regole cambiate
tournament-event-rename = Nuovo nome
tournament-event-withdraw = Ritiro
tournament-event-return = Rientro
tournament-event-arrive = Segnato
tournament-event-sweep = Non venuto
tournament-event-reserve = Attende un posto
tournament-event-admit = Partecipa
tournament-event-draw = Sorteggio
tournament-event-result = Risultato
tournament-event-correct = Correzione
tournament-event-report = Comunicato dal tavolo
tournament-event-timer = Cronometro
tournament-event-announce = Annuncio
tournament-event-schedule = Programma della giornata
tournament-event-anonymise = Nomi tolti
tournament-by = da { $who }
tournament-event-undo = Annullamento
tournament-checked = { $n ->
    [0] Il torneo segue le regole.
    [one] { $n } errore
   *[other] { $n } errori
}
tournament-unfinished = Il torneo non è ancora finito.
tournament-progress = Tornei
tournament-simulated = Tornei: { $events }, partecipanti: { $participants }, seme { $seed }
tournament-column-bot = Bot
tournament-column-participants = Partecipanti
tournament-column-wins = Vittorie
tournament-column-interval = Intervallo al 95%
tournament-column-each = Ciascuno
tournament-column-final = In finale

tournament-desk-hint = «help» elenca i comandi, «quit» esce; tutto è subito nel file.
tournament-desk-add = add NOME …: iscrive partecipanti; «Anna Maria» tra virgolette è un nome solo
tournament-desk-import = import FILE: iscrive un elenco di nomi, uno per riga o CSV
tournament-desk-rename = rename NUMERO NOME: corregge un nome
tournament-desk-out = out NUMERO: qualcuno lascia il torneo
tournament-desk-back = back NUMERO: rientra chi aveva lasciato, se intanto non c’è stato nessun sorteggio
tournament-desk-here = here NUMBER …: sono venuti
tournament-desk-sweep = togliere dall’elenco tutti quelli che non sono venuti
tournament-desk-late = late NAME …: lista di riserva prima del sorteggio, ritardatari dopo
tournament-desk-seat = seat NUMBER [TABLE]: chi aspetta gioca: a un tavolo, o dal prossimo round
tournament-desk-draw = sorteggia il prossimo round, la prossima fase o la finale: tavoli e posti
tournament-desk-tables = mostra i tavoli di questo round con posti e risultati
tournament-desk-enter = enter TAVOLO PUNTEGGIO …: il risultato di un tavolo, un punteggio per posto nell’ordine delle porzioni
tournament-desk-correct = correct TAVOLO PUNTEGGIO … because MOTIVO: corregge un risultato; ROUND:TAVOLO per un round precedente
tournament-desk-undo = annulla l’ultimo passo
tournament-desk-standings = chi sta dove, e che cosa lo ha deciso
tournament-desk-players = tutti i partecipanti con numeri e posti
tournament-desk-plan = che cosa succede, fase per fase
tournament-desk-rules = rules [FILE]: le regole di questo torneo; con un file TOML altre, prima del primo sorteggio
tournament-desk-log = tutto ciò che è successo; × segna ciò che è annullato
tournament-desk-help = questo elenco
tournament-desk-quit = esce
tournament-desk-scores = Un punteggio: le porzioni 21,30 (deluxe: 21,30+2+apple con due vermarrosti), o vermi e porzione più alta 4/33, o - per niente.

refused-tournament-score-text = «{ $text }» non è un punteggio: 21,30 o 21,30+2+apple o 4/33 o -
refused-tournament-scores-number = punteggi: { $given }; fino alla fine a questo tavolo giocano in { $due }
refused-tournament-no-command = «{ $command }» non è un comando della postazione; ci sono { $commands }
refused-tournament-usage = questo comando si usa così: { $usage }
refused-tournament-nothing-after = dopo questo comando non va nulla
refused-tournament-quotes = una virgoletta non è chiusa
refused-tournament-exists = questo torneo esiste: nome, seme e regole sono fissati
refused-tournament-file-busy = un’altra postazione ha aperto questo torneo
refused-tournament-export-form = scegli --csv, --json o --html
refused-tournament-too-many-bots = bot: { $bots }, partecipanti: { $n }
refused-no-such-tournament = questo torneo non esiste
refused-not-the-organiser = solo l’organizzatore può cambiare il torneo
refused-tournament-not-playing = nessun tavolo gioca: non c’è stato nessun sorteggio, o tutti i risultati ci sono
refused-too-many-bot-tables = in un torneo i bot da soli possono giocare al massimo a { $most } tavoli insieme; apri gli altri quando alcuni hanno finito
refused-tournament-stale = intanto il torneo è cambiato: questa è la versione { $version }
refused-tournament-text = «{ $text }» non è un testo di una riga

## The server: names, coach, records, puzzles

refused-no-such-code = nessun tavolo aperto ha questo codice
refused-not-your-seat = questo non è il tuo posto
refused-no-coach = a questo tavolo si gioca senza coach; risponde dopo la partita
refused-game-running = la partita è ancora in corso
refused-record-too-long = la registrazione ha più di { $most } passi
refused-no-such-puzzle = questo rompicapo non esiste; i numeri vanno da 1 a { $count }
site-not-built = La pagina di questo server non è costruita. Nella cartella del progetto la costruisce «make web»; poi riavvia il server.

## The page: everywhere

web-page-not-loaded = Non è stato possibile caricare questa pagina: manca la connessione. Si aprirà da sola appena ci sarà.
web-try-again = Riprova
web-no-answer = Il server non risponde. Sei online?
web-no-server = Per questo serve un server, e su questo dispositivo non ne è indicato nessuno.
web-trouble = Qualcosa è andato storto. Riprova.
web-language = Lingua
web-back = Indietro
web-to-start = Alla pagina iniziale
web-lost-title = Qui non c’è niente
web-lost = Il verme ha guardato dappertutto: questa pagina non esiste.

## The page: the table

web-move-keep = { $n ->
    [one] accantona il dado col { $face }
   *[other] accantona i dadi col { $face }
}
web-move-keep-worms = { $n ->
    [one] accantona il verme
   *[other] accantona i vermi
}
web-move-roll = lancia
web-move-roll-golden = lancia nove dadi
web-move-weasel = rilancia con la donnola
web-move-stop = fermati
web-move-take = prendi la { $tile }
web-move-put-back = rimetti { specialist-object }
web-move-from = prendi il vermarrosto di { $name }
web-move-dice = i dadi mostrano { $dice }
web-tell-you = Tu
web-tell-takes = { $me ->
    [who] { $name } prendi la { $tile }
   *[nobody] { $name } prende la { $tile }
}
    .also = { $me ->
    [who] prendi la { $tile }
   *[nobody] prende la { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } rubi la { $tile } di { $other }
    [other] { $name } ti ruba la { $tile }
   *[nobody] { $name } ruba la { $tile } di { $other }
}
    .also = { $me ->
    [who] rubi la { $tile } di { $other }
    [other] ti ruba la { $tile }
   *[nobody] ruba la { $tile } di { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } prendi la chioccia di { $other }; la { $tile } resta
    [other] { $name } ti prende la chioccia; la tua { $tile } resta
   *[nobody] { $name } prende la chioccia di { $other }; la { $tile } resta
}
    .also = { $me ->
    [who] prendi la chioccia di { $other }
    [other] ti prende la chioccia
   *[nobody] prende la chioccia di { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } rimetti la { $tile }
   *[nobody] { $name } rimette la { $tile }
}
    .also = la { $tile } torna nella grigliata
web-tell-turned-over = La { $tile } viene girata
    .also = la { $tile } viene girata
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } sballi: niente da accantonare
   *[nobody] { $name } sballa: niente da accantonare
}
    .also = { $me ->
    [who] sballi: niente da accantonare
   *[nobody] sballa: niente da accantonare
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } sballi: nessun verme
   *[nobody] { $name } sballa: nessun verme
}
    .also = { $me ->
    [who] sballi: nessun verme
   *[nobody] sballa: nessun verme
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } sballi: nessuna porzione per questa somma
   *[nobody] { $name } sballa: nessuna porzione per questa somma
}
    .also = { $me ->
    [who] sballi: nessuna porzione per questa somma
   *[nobody] sballa: nessuna porzione per questa somma
}
web-tell-bratworm = { $me ->
    [who] { $name } prendi un vermarrosto
   *[nobody] { $name } prende un vermarrosto
}
    .also = { $me ->
    [who] prendi un vermarrosto
   *[nobody] prende un vermarrosto
}
web-tell-bratworm-from = { $me ->
    [who] { $name } prendi un vermarrosto di { $other }
    [other] { $name } ti prende un vermarrosto
   *[nobody] { $name } prende un vermarrosto di { $other }
}
    .also = { $me ->
    [who] prendi un vermarrosto di { $other }
    [other] ti prende un vermarrosto
   *[nobody] prende un vermarrosto di { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } ottieni { specialist-object }
   *[nobody] { $name } ottiene { specialist-object }
}
    .also = { $me ->
    [who] ottieni { specialist-object }
   *[nobody] ottiene { specialist-object }
}
web-tell-specialist-back = { specialist-subject } torna sulla { $tile }
    .also = { specialist-object } torna sulla { $tile }
web-tell-specialist-out = Specialista rimosso dal gioco: { specialist-name }
    .also = specialista rimosso dal gioco: { specialist-name }
web-tell-game-over = La partita è finita
    .also = la partita è finita
web-tell-dice = { $me ->
    [who] { $name } lanci { $dice }
   *[nobody] { $name } lancia { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } usi la donnola e rilanci
   *[nobody] { $name } usa la donnola e rilancia
}
web-tell-keeps = { $me ->
    [who] { $name } accantoni { $dice }: { $total }
   *[nobody] { $name } accantona { $dice }: { $total }
}
web-since = Dal tuo ultimo turno: { $what }
web-board-tile = Porzione { $tile }, { worms }
web-board-standing = { specialist-subject } ci sta sopra
web-board-landing = { specialist-subject } viene qui
web-board-down = Porzione { $tile }, girata
web-board-taken = Porzione { $tile }, in una pila
web-board-top-of = Porzione { $tile }, { worms }, in cima alla pila di { $name }
web-board-top-yours = Porzione { $tile }, { worms }, in cima alla tua pila
web-board-target = Fermati ora e la prendi
web-board-reach = a portata
web-board-chance = probabilità di averla in questo turno: { $percent }
web-board-chances = %: la tua probabilità di averla
web-board-now = ora
web-board-grill = Grigliata
web-board-bratworms = Vermarrosti
web-board-supply = { $n ->
    [one] ancora { $n } vermarrosto
   *[other] ancora { $n } vermarrosti
}
web-board-tiles-left = { $n ->
    [one] ancora { $n } porzione
   *[other] ancora { $n } porzioni
}
web-board-players = Giocatori, in senso orario
web-board-top = Porzione in cima alla pila: { $tile }
web-board-below = { $n } sotto
web-board-no-tile = nessuna porzione
web-board-bot = bot
web-board-away = assente
web-board-absent = non c’è
web-board-turn = di turno
web-seat-open = Mostra che cosa ha { $name }
web-seat-tiles = La prima è la porzione in cima alla pila.
web-seat-stand-in = Nel frattempo lascia giocare un bot
web-seat-stand-in-soon = Lascia giocare un bot tra { $seconds } s
web-seat-replace = Lascia giocare un bot fino alla fine
web-seat-replace-sure = Davvero? { $name } potrà solo guardare
web-seat-mute = Nascondi le immagini
web-seat-unmute = Mostra di nuovo le immagini
web-react = Mostra un’immagine
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] risata
        [clap] applauso
        [wow] stupore
        [cry] pianto
        [grr] rabbia
       *[luck] buona fortuna
    }
web-board-lanes = Dadi: scegli un risultato
web-board-lanes-quiet = Dadi
face-name = { $face ->
    [W] verme
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, aggiunge { $gain }
web-board-lane-used = { $count } × { face-name }, già da parte
web-board-lane-kept = { $count } × { face-name } da parte
web-board-used = preso
web-table-loading = Si apparecchia il tavolo…
web-table-dealing = La partita comincia…
web-table-revealing = Si aprono le frasi sigillate…
web-table-reconnecting = Connessione persa. Nuovo tentativo…
web-table-away = Un bot gioca per te.
web-table-back = Eccomi di nuovo
web-table-absent = { $name } non c’è.
web-table-heading = La partita
web-table-log = Turni giocati
web-log-open = Apri i turni giocati
web-table-steps = Che cosa succede
web-table-your-turn = Tocca a te
web-table-watching = Tocca a qualcun altro
web-table-spectator = Guardi questa partita.
web-table-plays = Turno di { $name }
web-table-bot-plays-for = Un bot gioca per { $name }
web-table-total = Somma { $total }
web-table-rolling = I dadi rotolano…
web-table-pass-on = Passa il dispositivo: è il turno di { $name }
web-throw-ask = Tocca a te: lancia i dadi
web-throw-how = Tocca il pulsante grande.
web-throw-how-shake = Tocca il pulsante grande o scuoti il dispositivo.
web-throw-handed = Ce l’ho
web-pace = Velocità dei bot
web-pace-1x = Velocità normale
web-pace-3x = Tre volte più veloce
web-pace-skip = Salta fino al mio turno
web-table-time-left = Tempo rimasto
web-key-enter = Invio
web-stop = Fermati
web-stop-pick = Scegli un risultato
web-stop-pick-why = Si accantonano tutti i dadi con quel risultato.
web-keep-bratworm = Questi dadi ti danno un vermarrosto.
web-stop-pick-button = scegli un risultato
web-stop-takes = Fermati: <em>prendi la { $tile } dalla grigliata</em>
web-stop-takes-button = prendi la { $tile }
web-stop-steals = Fermati: <em>rubi la { $tile } di { $name }</em>
web-stop-steals-button = ruba la { $tile }
web-stop-hen = Fermati: <em>prendi la chioccia di { $name }</em>
web-stop-hen-button = prendi la chioccia
web-stop-choose = Fermati: <em>scegli { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Prima ti fermi, poi scegli.
web-stop-fails-too-low = Fermati: <em>lancio sballato, nessuna porzione per { $total }</em>
web-stop-fails-no-worm = Fermati: <em>lancio sballato, ancora nessun verme</em>
web-stop-fails-button = sballato
web-stop-sure = Ti fermi davvero?
web-stop-brings = { $n ->
    [one] Ha { $n } verme.
   *[other] Ha { $n } vermi.
}
web-stop-with = { specialist-subject } viene con lei.
web-stop-raven-brings = Il corvo porta un vermarrosto e si sposta.
web-stop-raven-moves = Il corvo si sposta.
web-stop-steals-why = La tua somma è esattamente la porzione in cima alla pila.
web-stop-lower-own = La { $total } è già tua, la { $tile } è quella immediatamente inferiore.
web-stop-lower-why = La { $total } non si può prendere, la { $tile } è quella immediatamente inferiore.
web-stop-hen-why = La chioccia protegge la { $tile }: la porzione resta.
web-stop-canned-why = Il verme in scatola conta come un verme: { $total } + 5 = { $sum }.
web-loss-both = La { $lost } torna nella grigliata, la { $turned } viene girata.
web-loss-down = La { $lost } torna nella grigliata e viene girata.
web-loss-returned = La { $lost } torna nella grigliata e viene girata, come la { $turned }.
web-loss-tile = La { $lost } torna nella grigliata.
web-loss-specialist = { specialist-subject } torna nella grigliata.
web-loss-nothing = Non hai niente da rimettere.
web-roll = { $n ->
    [one] Lancia { $n } dado
   *[other] Lancia { $n } dadi
}
web-roll-plain = Lancia
web-roll-pick = prima scegli un risultato
web-roll-none = niente più dadi
web-roll-costs = rischi la tua { $tile }
web-roll-costs-specialist = rischi { specialist-object }
web-roll-costs-both = rischi { $tile } + { specialist-name }
web-roll-risk = rischio di sballare: { $percent }
web-roll-risk-costs = rischio di sballare: { $percent }, costa la { $tile }
web-roll-risk-costs-specialist = rischio di sballare: { $percent }, costa { specialist-object }
web-roll-risk-costs-both = sballi subito: { $percent }, costa { $tile } + { specialist-name }
web-start-ask = Otto dadi o nove?
web-start-why = Il dado d’oro è un nono dado, con solo 1 e vermi.
web-start-why-standard = Il dado d’oro è un nono dado.
web-start-eight = Lancia 8 dadi
web-start-nine = Lancia 9 dadi
web-start-nine-note = con il dado d’oro
web-dead-ask = <em>Niente da accantonare.</em> Usi la donnola?
web-dead-give-up = Rinuncia
web-dead-lose = perdi la { $tile }
web-dead-lose-specialist = perdi { specialist-object }
web-dead-lose-both = perdi { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Rilancia { $n } dado
   *[other] Rilancia tutti e { $n }
}
web-dead-weasel-note = la donnola aiuta una volta per turno
web-act-weasel = { $n ->
    [one] Rilancia { $n }
   *[other] Rilancia tutti e { $n }
}
web-choice-peek = Guarda la grigliata
web-choice-return = Torna alla scelta
web-choose-claim = Quale porzione prendi?
web-choose-claim-why = Con questa somma puoi scegliere.
web-choose-claim-grill = Prendi la { $tile } dalla grigliata
web-choose-claim-steal = Ruba la { $tile } di { $name }
web-choose-claim-hen = Prendi la chioccia di { $name }
web-choose-claim-hen-why = La chioccia protegge questa porzione, quindi ottieni la chioccia.
web-choose-put-back = Quale specialista rimetti?
web-choose-put-back-why = Puoi tenerne uno solo. L’altro va sulla { $tile }, la più bassa tra le porzioni libere.
web-choose-put-back-out = Puoi tenerne uno solo. Nessuna porzione è libera: l’altro lascia il gioco.
web-choose-put-back-button = Metti { specialist-object } sulla { $tile }
web-choose-put-back-out-button = Rimuovi { specialist-object } dal gioco
web-choose-goes-to = torna sulla { $tile }
web-choose-goes-out = fuori dal gioco
web-choose-stays = resta con te
web-choose-yours = ce l’hai
web-choose-new = in arrivo
web-choose-pick = Scegli
web-choose-bratworm = Chi ti dà un vermarrosto?
web-choose-bratworm-why = La riserva è vuota, quindi te lo dà uno degli altri.
web-choose-bratworm-button = Prendine uno di { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Conta come un verme quando non ne hai.
    [hen] Protegge la tua porzione in cima alla pila e i tuoi vermarrosti.
    [raven] Porta un vermarrosto.
    [weasel] Una volta per turno rilanci i dadi.
    [golden_die] Un nono dado, dal tuo prossimo turno.
   *[apple] Tre vermi alla fine.
}
web-coach = Coach
web-coach-open = Perché? Chiedi al coach
web-coach-chances = Probabilità di vincere la partita
web-coach-option = Decisione
web-coach-win = vince
web-coach-fail = turno sballato
web-coach-thinks = Il coach pensa…
web-coach-waits = Il coach aiuta nel tuo turno.
web-coach-best = Coach: { $move }, +{ $points }%
web-coach-best-even = Coach: { $move }
web-coach-then-stop = Coach: { $move } e fermati
web-coach-then-roll = Coach: { $move } e lancia
web-menu = Menu
web-menu-close = Chiudi
web-menu-rules = Come si gioca
web-menu-invite = Invita spettatori
web-menu-copied = Il link è copiato.
web-menu-device = Continua su un altro dispositivo
web-menu-record = Scarica la registrazione
web-menu-sound = Audio
web-menu-vibration = Vibra quando tocca a me
web-menu-rolls = Fai il primo lancio per me
web-menu-shakes = Scuoti per lanciare
web-menu-leave = Lascia la partita
web-menu-leave-sure = Vuoi davvero uscire? Un bot continua per te.

## The page: how to play

web-rules-title = Come si gioca
web-rules-contents = In questa pagina
web-rules-classic = Il gioco
web-rules-deluxe = Deluxe
web-rules-options = Opzioni
web-rules-exact = Tutte le regole
web-rules-learn = Impara giocando
web-rules-learn-note = Una prima partita contro un bot, circa due minuti
web-rules-print = Stampa
web-rules-goal-title = Lo scopo
web-rules-goal = Nella grigliata sfrigolano i vermi, e tutti hanno fame. Raccogli porzioni di vermi: vince chi alla fine ha più vermi.
web-rules-goal-tiles = Il numero dice quanto costa una porzione. Più costa, più vermi ci sono sopra.
web-rules-goal-drawing = Le porzioni da 21 a 24 hanno un verme, da 25 a 28 due, da 29 a 32 tre e da 33 a 36 quattro.
web-rules-turn-title = Il tuo turno, passo per passo
web-rules-turn-roll = Lancia tutti e otto i dadi.
web-rules-turn-roll-drawing = Un lancio: 1, 2, tre 4, due 5 e un verme.
web-rules-turn-pick = Scegli un risultato e accantona tutti i dadi che lo mostrano.
web-rules-turn-pick-drawing = Si scelgono i tre dadi col 4: 12 punti.
web-rules-turn-again = Lancia ancora gli altri dadi e scegli di nuovo. Ogni risultato una sola volta per turno!
web-rules-turn-again-drawing = I dadi col 4 sono da parte. Il lancio mostra 2, 3, due 4 e un verme: il 4 è già preso, si sceglie il verme.
web-rules-turn-stop = Ti fermi o lanci ancora? Decidi ogni volta che hai accantonato dei dadi.
web-rules-turn-stop-drawing = Tre 4, un verme e due 5 sono da parte.
web-rules-turn-count = Un verme vale 5, quindi fa 27. E un verme c’è: senza, non ottieni niente.
web-rules-take-title = Che cosa ottieni
web-rules-take-exact = La porzione con la tua somma è nella grigliata? È tua.
web-rules-take-exact-drawing = Somma 27: la 27 è nella grigliata e si prende.
web-rules-take-lower = Non è né lì né in cima a un’altra pila? Prendi dalla grigliata la porzione immediatamente inferiore.
web-rules-take-lower-drawing = Somma 27: la 27 e la 26 non ci sono più, quindi si prende la 25.
web-rules-take-steal = Qualcuno ce l’ha in cima alla pila? Allora la rubi!
web-rules-take-steal-drawing = Somma 27: la 27 è la porzione in cima alla pila di un avversario e viene rubata.
web-rules-take-stack = Le tue porzioni formano una pila. Solo la porzione in cima alla pila può essere rubata o persa: ciò che sta sotto è al sicuro.
web-rules-now = ora
web-rules-fail-title = Quando sballi
web-rules-fail-used = Il lancio mostra solo risultati che hai già accantonato.
web-rules-fail-worm = Ti fermi senza un verme.
web-rules-fail-low = Ti fermi, e per la tua somma non c’è nessuna porzione.
web-rules-fail-drawing = La 24 torna nella grigliata, e la 36 viene girata.
web-rules-fail-back = Allora la tua porzione in cima alla pila torna nella grigliata.
web-rules-fail-turned = Poi la porzione più alta della grigliata viene girata ed è rimossa dal gioco, a meno che non sia quella che hai appena rimesso.
web-rules-fail-nothing = Non hai porzioni? Allora non succede niente.
web-rules-end-title = La fine
web-rules-end = Appena nella grigliata non c’è più nessuna porzione a faccia in su, la partita è finita. Ognuno conta i vermi sulle proprie porzioni.
web-rules-end-drawing = Le porzioni 23, 27 e 31 hanno insieme sei vermi.
web-rules-end-tie = Vince chi ha più vermi. In caso di parità decide la porzione più alta.
web-rules-tips-title = Buono a sapersi
web-rules-tip-all = Accantoni tutti i dadi con uno stesso risultato, mai solo alcuni.
web-rules-tip-worm = I vermi e i 5 valgono entrambi 5, ma sono due risultati diversi.
web-rules-tip-early = Prendi presto un verme. Con pochi dadi potrebbe non venire mai.
web-rules-tip-few = Meno dadi lanci, più facilmente sballi.
web-rules-tip-own = La tua porzione in cima alla pila non conta: prendi quella immediatamente inferiore.
web-rules-tip-pass = Non si può passare, e non ci sono segreti: tutti vedono tutto.
web-rules-deluxe-intro = Le regole che conosci valgono ancora. In più ci sono due porzioni basse, i vermarrosti e sei specialisti.
web-rules-low-title = La 11 e la 13
web-rules-low = Le prendi solo con esattamente 11 o esattamente 13. Nessuno può rubarle.
web-rules-low-drawing = Le porzioni 11 e 13, con un verme ciascuna.
web-rules-bratworm-title = Vermarrosti
web-rules-bratworm = Accantona due o più 1, e ottieni subito un vermarrosto. Vale come un verme, e lo tieni anche se sballi.
web-rules-bratworm-drawing = Due 1 portano un vermarrosto.
web-rules-bratworm-supply = Sono finiti tutti e sette? Allora scegli chi te ne dà uno, ma mai chi ha la chioccia. Se non resta nessuno, non ottieni nessun vermarrosto.
web-rules-specialists-title = I sei specialisti
web-rules-specialists = Uno specialista sta su una porzione e viene con lei. Puoi averne solo uno. Se ne ottieni un secondo, scegli quale dei due rimettere: sulla porzione libera più bassa, o rimosso dal gioco se nessuna è libera. Chi perde la porzione in cima alla pila perde anche lo specialista.
web-rules-begins-on = comincia sulla { $tile }
web-rules-canned-worm = Nessun verme da parte? Allora conta come un verme e aggiunge 5. Aiuta dal tuo prossimo turno.
web-rules-hen = Protegge la tua porzione in cima alla pila: chi la vuole rubare ottiene solo la chioccia, e se sballi si rimette solo la chioccia e non si gira niente. Anche i tuoi vermarrosti sono al sicuro. Nessuno può prendere la chioccia se in cima alla pila hai la 11 o la 13. Se sballi senza porzioni, la tieni.
web-rules-raven = Non è di nessuno. Chi prende la sua porzione ottiene un vermarrosto, e il corvo vola sulla più bassa tra le porzioni libere.
web-rules-weasel = Una volta per turno puoi rilanciare tutti i dadi di un lancio. Può salvarti anche quando il lancio mostra solo risultati già presi.
web-rules-golden-die = Puoi lanciare nove dadi. Il dado d’oro mostra solo 1 e vermi.
web-rules-apple = Alla fine vale tre vermi. È tutto ciò che fa, ed è molto.
web-rules-options-intro = Chi crea un tavolo può cambiare il gioco. Senza scelta tutto è come descritto sopra.
web-rules-option-game = Quale gioco
web-rules-option = Opzione
web-rules-option-does = Che cosa fa
web-rules-option-rule = Regola
web-rules-option-classic = Il gioco come descritto sopra.
web-rules-option-deluxe = Con la 11 e la 13, i vermarrosti e gli specialisti.
web-rules-option-russian = Il gioco classico, ma nessuno è obbligato a rubare. Il foglio russo lo mostra in un solo esempio: lì una porzione con la somma esatta resta a un altro giocatore.
web-rules-option-highest = Partita breve: le porzioni più alte restano nella scatola.
web-rules-option-turns = La partita finisce dopo questo numero di turni.
web-rules-option-steal = Nessuno è obbligato a rubare: puoi prendere invece dalla grigliata la porzione immediatamente inferiore. Quasi tutti i fogli dicono che «puoi» rubare; che si debba è una nostra scelta.
web-rules-option-lower = La porzione non c’è? Allora puoi prendere dalla grigliata una qualsiasi porzione più bassa. Così giocano il foglio rumeno e quello russo.
web-rules-option-returned = Più veloce: anche la porzione che rimetti viene girata.
web-rules-option-faster-highest = Più veloce: la porzione più alta viene sempre girata, anche se l’hai appena rimessa.
web-rules-option-golden = Deluxe: il dado d’oro ha gli stessi risultati degli altri. Nessun foglio mostra le sue facce; solo 1 e vermi è la nostra lettura.
web-rules-option-low = Deluxe: quanti vermi hanno la 11 e la 13, da 0 a 4. Nessun foglio lo dice; uno a testa è la nostra lettura.
web-rules-exact-intro = Ogni regola ha un nome breve, come T5. Eccole tutte, parola per parola.
web-rules-search = Cerca una regola
web-rules-search-note = Un nome come T5, una lettera o una parola
web-rules-found = { $n ->
    [0] Nessuna regola trovata
    [one] { $n } regola
   *[other] { $n } regole
}
web-rules-link-to = Link a { $clause }

## The page: the first game

web-learn-title = La tua prima partita
web-learn-opening = La grigliata si scalda…
web-learn-again-try = Riprova
web-learn-bot-name = Bruno
web-learn-tip = Consiglio
web-learn-got-it = Capito
web-learn-skip = Continua senza consigli
web-learn-hint-pick = Tocca un numero o il verme: si accantonano tutti i dadi che lo mostrano.
web-learn-hint-roll = Fa { $total }. Ora lancia ancora gli altri dadi!
web-learn-hint-once = Ogni risultato una sola volta per turno: scegline uno nuovo.
web-learn-hint-worm = Un verme! Vale 5, e senza non ottieni niente.
web-learn-hint-no-worm = { $total }, ma ancora nessun verme. Senza non ottieni niente: lancia ancora!
web-learn-hint-too-low = { $total } è troppo poco: la porzione più bassa costa { $lowest }. Lancia ancora!
web-learn-hint-stop = Puoi fermarti ora e prendere la { $tile }, o rischiare e lanciare ancora.
web-learn-hint-lower = Nella grigliata non c’è la { $total }. Se ti fermi prendi quella immediatamente inferiore: la { $tile }.
web-learn-hint-steal = Esattamente { $total }! Fermati ora e ruba la porzione di { $name }.
web-learn-hint-few = { $n ->
    [one] Solo { $n } dado rimasto: se mostra un risultato che hai già, sballi.
   *[other] Solo { $n } dadi rimasti: se mostrano solo risultati che hai già, sballi.
}
web-learn-hint-took = La { $tile } è tua! Sta in cima alla tua pila.
web-learn-hint-stole = Rubata! La { $tile } ora sta in cima alla tua pila.
web-learn-hint-failed = Sballi, ma non hai nessuna porzione da rimettere. Che fortuna!
web-learn-hint-lost = Sballi: la tua { $tile } torna nella grigliata.
web-learn-hint-turned = La porzione più alta, la { $tile }, viene girata: è rimossa dal gioco.
web-learn-hint-robbed = { $name } ruba la tua { $tile }! In pericolo è sempre solo la porzione in cima alla pila.
web-learn-hint-watch = Ora è il turno di { $name }. Guarda i dadi e la grigliata.
web-learn-hint-their-top = In cima alla pila di { $name } c’è la { $tile }: con esattamente { $tile } la rubi.
web-learn-hint-they-fail = { $name } sballa. Succede anche ai bot!
web-learn-done = Ora conosci Heckmeck!
web-learn-done-note = Una vera partita ha tutte le porzioni fino alla 36, e da due a sette giocatori.
web-learn-play = Gioca ora
web-learn-rules = Leggi le regole
web-learn-look = Guarda com’è finita la partita

## The page: start, new table, joining, waiting

web-nav = Menu principale
web-nav-menu = Menu
web-nav-play = Gioca
web-nav-tournaments = Tornei
web-nav-games = Le mie partite
web-nav-rules = Regole
web-nav-learn = Prima partita guidata
web-nav-companion = Compagno per dadi veri
web-nav-puzzles = Rompicapi
web-nav-fair = Dadi onesti
web-nav-device = I miei dispositivi
web-nav-theme = Chiaro o scuro
web-nav-theme-system = Automatico
web-nav-theme-light = Chiaro
web-nav-theme-dark = Scuro
web-start-line = Lancia, trema, afferra: chi prende più vermi dalla grigliata? È il gioco noto anche come «Il verme è tratto».
web-start-play = Gioca ora
web-start-play-how = { $n ->
    [one] contro un bot, senza registrarsi
   *[other] contro { $n } bot, senza registrarsi
}
web-start-options = Impostazioni della partita
web-start-edition = Versione
web-start-opponents = Numero di avversari
web-start-opponents-n = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}
web-start-strength = Forza dei bot
web-start-guest = Ospite
web-start-learn = È la prima volta? Gioca con noi!
web-start-learn-how = Una prima partita guidata, circa due minuti
web-start-create = Crea un tavolo
web-start-create-how = Invita con un codice, un codice QR o un messaggio
web-start-together = Gioca su un solo dispositivo
web-start-together-how = Un telefono o un tablet fa il giro del tavolo
web-mine-turn = Tocca a te:
web-mine-here = Continua la partita:
web-mine-wait = Turno di { $name }:
web-mine-open = Non ancora cominciata:
web-mine-over = Finita:
web-mine-table = Tavolo { $name }
web-mine-with = con { $names }
web-mine-alone = non c’è ancora nessun altro
web-mine-all = { $n ->
    [one] Mostra la mia { $n } partita
   *[other] Mostra tutte le mie { $n } partite
}
web-mine-title = Le mie partite
web-mine-none = Non hai ancora partite.
web-games-running = Partite in corso
web-games-over = Partite finite
web-games-all = { $n ->
    [one] Mostra la partita finita
   *[other] Mostra tutte le { $n } partite finite
}
web-games-none = Ancora nessuna partita. Quelle giocate sono poi qui, da riguardare.
web-games-unfinished = Finita senza vincitore
web-games-mistakes = { $n ->
    [0] Nessun errore
    [one] { $n } errore da rivedere
   *[other] { $n } errori da rivedere
}
web-games-more = Altro: { $name }
web-games-go-on = Continua la partita
web-games-share = Condividi il risultato
web-games-name = Nome della partita
web-games-rename = Rinomina
web-games-delete = Elimina
web-games-deleted = La partita è eliminata.
web-games-undo = Annulla
web-games-memory = Questo browser non conserva nulla: le partite di questo dispositivo spariscono appena la pagina si chiude. Prima salvale in un file.
web-games-not-served = Il server non risponde. Le sue partite compaiono qui appena risponde.
web-games-keep = Conserva le tue partite
web-games-keep-how = Le partite di questo dispositivo sono solo in questo browser, e alcuni browser dimenticano ciò che nessuno apre per una settimana. Un solo file le conserva tutte e le porta su un altro dispositivo.
web-games-without-record =
    { $n ->
        [one] { $n } partita non è nel file: comincia da una posizione e non ha registrazione.
       *[other] { $n } partite non sono nel file: cominciano da una posizione e non hanno registrazione.
    }
web-games-export = Salva tutto in un file
web-games-import = Carica partite da un file
web-games-busy = Lettura del file…
web-games-added = { $n ->
    [0] Nessuna partita nuova.
    [one] { $n } partita nuova.
   *[other] { $n } partite nuove.
}
web-games-known = { $n ->
    [one] { $n } partita era già qui.
   *[other] { $n } partite erano già qui.
}
web-games-differ = { $n ->
    [one] { $n } partita nel file continua diversamente da qui. Senza il tuo sì non si sovrascrive nulla.
   *[other] { $n } partite nel file continuano diversamente da qui. Senza il tuo sì non si sovrascrive nulla.
}
web-games-replace = Prendi quelle del file
web-games-leave = Tieni le mie
web-games-bad = Partita { $number } del file: { $text }
web-open-tables = Tavoli aperti
web-open-all = { $n ->
    [one] Mostra il { $n } tavolo
   *[other] Mostra tutti e { $n } i tavoli
}
web-open-none = Al momento nessun tavolo aperto. Creane uno, o gioca contro i bot.
web-open-no-server = Per giocare con chi è altrove serve un server, e ora nessuno risponde. Tutto il resto funziona.
web-open-join = Entra
web-open-watch = Guarda
web-open-who = { $free ->
    [one] Presenti: { $names }. Un posto libero.
   *[other] Presenti: { $names }. Posti liberi: { $free }.
}
web-code-title = Entra con un codice
web-code-label = Codice del tavolo, o un link
web-code-join = Entra
web-code-scan = Inquadra un codice QR
web-code-hold = Tieni il codice QR davanti alla fotocamera.
web-code-no-camera = La fotocamera non si può usare. Scrivi il codice.
web-code-close = Chiudi
web-code-example = Kiwi 27
web-code-wrong = Un codice è una parola e un numero, come { web-code-example }.
web-code-qr = Codice QR di questa pagina
web-code-phone = Gioca sul telefono
web-code-phone-how = Inquadra il codice con la fotocamera: la pagina si apre, senza registrarsi.
web-bot-names = Ben, Cleo, Emilio, Dora, Fabio, Gina, Ugo, Ida
web-bot-random = Puro caso
web-bot-random-hint = Decide senza nessun piano.
web-bot-simple = Facile
web-bot-simple-hint = Prende la prima porzione che può avere.
web-bot-careful = Prudente
web-bot-careful-hint = Preferisce fermarsi presto piuttosto che rischiare la sua porzione.
web-bot-worms = Medio
web-bot-worms-hint = Calcola esattamente quanto vale ogni lancio.
web-bot-champion = Forte
web-bot-champion-hint = Pensa a tutta la partita.
web-preset-classic = Classica
web-preset-classic-hint = Le porzioni da 21 a 36 e otto dadi: il gioco che quasi tutti conoscono.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Con gli specialisti, i vermarrosti e le porzioni 11 e 13.
web-preset-russian = Russa
web-preset-russian-hint = Come la classica, ma nessuno è obbligato a rubare.
web-option-golden-die = Dado d’oro
web-option-golden-die-hint = Che cosa può mostrare il dado d’oro.
web-option-golden-die-ones-and-worms = Solo 1 e vermi
web-option-golden-die-standard = Il dado d’oro mostra da 1 a 5 e verme
web-option-worms-on-low-tiles = Vermi sulla 11 e sulla 13
web-option-worms-on-low-tiles-hint = Quanti vermi conta ciascuna delle due porzioni più basse.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } verme sulla 11 e sulla 13
   *[other] { $n } vermi sulla 11 e sulla 13
}
web-option-steal = Rubare
web-option-steal-hint = La tua somma è esattamente la porzione in cima alla pila di un avversario: devi rubarla?
web-option-steal-forced = Si ruba sempre
web-option-steal-optional = Si ruba se si vuole
web-option-lower-tile = Porzione immediatamente inferiore
web-option-lower-tile-hint = La porzione esatta non c’è: quale più bassa puoi prendere?
web-option-lower-tile-next = La porzione immediatamente inferiore
web-option-lower-tile-any = Una qualsiasi porzione più bassa (fogli rumeno e russo)
web-option-faster = Partita più veloce
web-option-faster-hint = Dopo un lancio sballato si girano più porzioni, così la partita finisce prima.
web-option-faster-off = Durata normale
web-option-faster-returned = Più veloce: anche la porzione rimessa viene girata
web-option-faster-highest = Più veloce: la porzione più alta viene sempre girata
web-option-max-turns = Numero massimo di turni
web-option-max-turns-hint = Dopo questo numero di turni di tutti i giocatori insieme la partita finisce così com’è.
web-option-max-turns-none = Nessun limite
web-option-max-turns-value = { $n ->
    [one] Al massimo { $n } turno
   *[other] Al massimo { $n } turni
}
web-option-highest-tile = Porzione più alta
web-option-highest-tile-hint = Le porzioni più alte restano nella scatola, per una partita più breve.
web-option-highest-tile-value = Porzione fino alla { $n }
web-pace-none = senza limite di tempo
web-pace-30s = 30 secondi a decisione
web-pace-90s = 90 secondi a decisione
web-pace-1d = un giorno per turno
web-colour-tomato = rosso pomodoro, stella
web-colour-blueberry = blu mirtillo, goccia
web-colour-mustard = giallo senape, luna
web-colour-aubergine = viola melanzana, fungo
web-colour-mint = menta, foglia
web-colour-radish = rosa ravanello, cuore
web-colour-pine = verde pino, fulmine
web-starter-drawn = Sorteggio
web-starter-drawn-hint = Il caso decide chi comincia.
web-starter-first = Il primo posto
web-starter-first-hint = Comincia il primo posto dell’elenco. Secondo le regole stampate, la persona più giovane.
web-real-title = Dadi veri
web-real-promise = Si lancia sul tavolo e si inserisce che cosa è uscito. Nessuno può dimostrare questi dadi, e la registrazione lo dice.
web-real-end = Dadi veri, inseriti a mano: nessuno può verificarli.
web-real-lanes = Tocca i dadi come sono caduti
web-real-add = { face-name }: uno in più, { $count }
web-real-remove = { face-name }: uno in meno, { $count }
web-real-golden = Dado d’oro: { face-name }
web-real-golden-none = Dado d’oro: ancora niente
web-real-whose = I dadi di { $name }
web-real-missing = { $n ->
    [one] Manca { $n } dado.
   *[other] Mancano { $n } dadi.
}
web-real-complete = Ci sono tutti.
web-real-tap-aside = Tocca che cosa è stato accantonato.
web-real-tap-first = prima tocca i dadi
web-real-only-aside = Solo ciò che si accantona
web-real-clear = Svuota
web-real-enter = Inserisci i dadi
web-real-failed = Lancio sballato
web-real-weasel = Donnola
web-real-weasel-note = tutti i dadi ancora una volta
web-real-take-back = Annulla l’ultimo inserimento
web-real-taken-back = L’ultimo inserimento è annullato
web-people-name = Nome del giocatore { $n }
web-people-placeholder = Giocatore { $n }
web-people-remove = Togli il giocatore { $n }
web-people-add = Qualcun altro su questo dispositivo
web-together-who = Chi gioca?
web-together-how = Tutti giocano su questo dispositivo. Dice a chi tocca; poi passalo.
web-companion-title = Compagno per dadi veri
web-companion-what = Giocate con la scatola sul tavolo. Il telefono conosce le regole, tiene il tavolo e annota tutto. Funziona anche senza rete.
web-companion-roll = Si lanciano dadi veri.
web-companion-tap = Toccate che cosa è uscito, o solo che cosa è stato accantonato. Un inserimento sbagliato si annulla quante volte volete.
web-companion-keep = Alla fine ci sono classifica, registrazione e analisi. Nessuno può dimostrare dadi veri, perciò la registrazione dice che erano veri.
web-companion-order = Nell’ordine in cui siete seduti, in senso orario.
web-companion-who = Chi gioca su questo telefono. Gli altri si uniscono con il proprio.
web-companion-where = Chi inserisce i dadi?
web-companion-where-here = Solo questo telefono
web-companion-where-here-hint = Chi lo tiene inserisce per tutti.
web-companion-where-apart = Ognuno sul proprio telefono
web-companion-where-apart-hint = Serve una rete e un server.
web-companion-coach-all = Per tutti
web-companion-coach-all-hint = Dice a ogni decisione che cosa farebbe.
web-companion-coach-ask = Per chi chiede
web-companion-coach-ask-hint = Tace finché qualcuno lo tocca, e parla solo di quella decisione.
web-companion-coach-none = Per nessuno
web-companion-coach-none-hint = Parla solo l’analisi, dopo la partita.
web-together-with-bots = Bot al tavolo
web-together-start = { $n ->
    [one] Comincia
   *[other] Comincia con { $n } giocatori
}
web-new-you = Il tuo posto
web-new-plays = Gioco anch’io
web-new-plays-hint = Se lo disattivi, apri solo il tavolo e guardi.
web-new-more = Altre regole
web-new-more-changed = { $n ->
    [one] Altre regole ({ $n } cambiata)
   *[other] Altre regole ({ $n } cambiate)
}
web-new-seats = Posti
web-new-seats-hint = In quanti si può giocare al massimo; puoi cominciare appena siete in due.
web-new-bots = Bot
web-new-bots-hint = I bot occupano subito i posti; se ne possono aggiungere più tardi.
web-new-bot-strength = Forza di { $name }
web-new-clock = Tempo per pensare
web-new-clock-hint = Quando il tempo è scaduto, un bot gioca quel turno per chi manca.
web-new-starter = Chi comincia?
web-new-public = Mostra tra i tavoli aperti
web-new-public-hint = Chiunque può sedersi. Altrimenti trova il tavolo solo chi inviti tu.
web-new-coach = Permetti il coach
web-new-coach-hint = Durante la partita tutti possono vedere le probabilità di ogni decisione.
web-new-open = Apri il tavolo
web-new-name-missing = Scrivi un nome per ogni giocatore.
web-new-name-twice = Due giocatori non possono avere lo stesso nome.
web-new-too-many = Ci sono più giocatori che posti. Scegli più posti.
web-new-bad-number = Il numero di turni è un numero intero da 1 in su; lascia vuoto per nessun limite.
web-new-summary-rules = Regole: { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } posti, tutti occupati.
    [one] { $seats } posti, di cui uno ancora libero.
   *[other] { $seats } posti, di cui { $free } ancora liberi.
}
web-new-summary-clock-none = Non c’è limite di tempo.
web-new-summary-clock-30s = Ci sono 30 secondi per ogni decisione.
web-new-summary-clock-90s = Ci sono 90 secondi per ogni decisione.
web-new-summary-clock-1d = C’è un giorno per ogni turno.
web-new-summary-public = Chiunque può entrare.
web-new-summary-private = Può entrare solo chi inviti tu.
web-seat-name = Il tuo nome
web-seat-colour = Il tuo colore
web-seat-phrase = Una frase per i dadi onesti
web-seat-phrase-how = Ciò che scrivi qui entra nei dadi di questa partita, così nessuno può sceglierli prima. Viene sigillato su questo dispositivo e si apre da solo quando la partita comincia: fino ad allora lascia aperta questa pagina.
web-seat-phrase-bad = Una frase non può contenere | o #. Scrivila senza questi segni.
web-seat-phrase-remove = Togli la mia frase
web-seat-remove = Togli { $name }
web-seat-you = tu
web-seat-host = gestisce il tavolo
web-seat-bot = bot: { $strength }
web-seat-has-phrase = con una frase
web-join-title = Siediti
web-join-sit = Siediti
web-join-nobody = Qui non c’è ancora nessuno.
web-join-full = Tutti i posti sono occupati. Puoi guardare qui appena la partita comincia.
web-join-late = La partita è già cominciata. Puoi guardarla.
web-join-watch = Guarda
web-wait-who = Al tavolo
web-wait-coach = con il coach
web-wait-no-coach = senza coach
web-wait-free = libero
web-wait-change = Cambia
web-wait-keep = Salva
web-wait-add-bot = Aggiungi un bot
web-wait-count = Posti occupati: { $taken } su { $places }.
web-wait-lost = Connessione persa. Si ripristina da sola.
web-wait-removed = Il tuo posto è stato liberato.
web-wait-start = Comincia la partita
web-wait-missing = Manca un secondo giocatore
web-wait-leave = Esci
web-wait-for = In attesa di { $name } per cominciare
web-wait-for-host = In attesa dell’inizio
web-wait-take-over = Gestisci tu il tavolo
web-wait-take-over-soon = Gestisci tu tra { $seconds } s
web-wait-fair-dice = Dadi onesti
web-wait-fair-promise = Il segreto dietro i dadi era fissato prima che qualcuno si sedesse ed è sigillato con questo numero. Dopo la partita chiunque può verificare ogni lancio.
web-wait-fair-commitment = Mostra il sigillo
web-invite = Invita
web-invite-code = Codice del tavolo
web-invite-how = Inquadra, di’ il codice o manda il link.
web-invite-link = Link d’invito
web-invite-qr = Codice QR per entrare a questo tavolo
web-invite-copy = Copia il link
web-invite-copied = Copiato
web-invite-share = Condividi
web-invite-text = Gioca a Heckmeck con me al tavolo { $name }!
web-invite-loopback = Questo indirizzo funziona solo su questo computer. Per invitare altri dispositivi, avvia il server con --host 0.0.0.0.
web-device-another = Continua su un altro dispositivo
web-device-how = Un link personale porta con sé le tue partite, per esempio dal computer al telefono.
web-device-own = Le partite giocate solo su questo dispositivo restano qui. Per portarle con te, salvale in un file in «Le mie partite».
web-device-make = Mostra il link
web-device-link = Il tuo link personale
web-device-qr = Codice QR del tuo link personale
web-device-once = Funziona una volta sola, entro 24 ore. Chi lo apre gioca al posto tuo: non darlo a nessuno.
web-device-claimed = Fatto: ora le tue partite sono su questo dispositivo.
web-device-ask = Questo dispositivo ha partite sue. Se continui, prende le partite del link e lascia le sue. Continua solo con un link che hai creato tu: chi l’ha creato gioca agli stessi posti.
web-device-ask-first = Questo dispositivo deve giocare le partite del link? Continua solo con un link che hai creato tu: chi l’ha creato gioca agli stessi posti.
web-device-yes = Prendi
web-device-no = Lascia tutto com’è
web-devices-title = I tuoi dispositivi
web-devices-how = Giocano tutti al posto tuo. Un dispositivo che nessuno usa per 180 giorni viene dimenticato.
web-devices-this = Questo dispositivo
web-devices-other = Un altro dispositivo
web-devices-since = aggiunto il { $date }
web-devices-used = usato l’ultima volta il { $date }
web-devices-log-out = Disconnetti
web-devices-ask-this = Disconnettere questo dispositivo? Dimentica le tue partite. Senza un altro tuo dispositivo non puoi tornarci.
web-devices-ask-other = Disconnettere quell’altro dispositivo? Non può più giocare al posto tuo, e i link personali non usati non valgono più.
web-devices-gone = Il dispositivo è disconnesso.

## The page: after the game

web-end-wins = Vince { $name }!
web-end-you-win = Hai vinto!
web-end-shared = Vittoria condivisa: { $names }
web-end-equal = { worms } a testa, e nessuna porzione.
web-end-higher-tile = { worms }, come { $name }; decide la porzione più alta: { $own } contro { $other ->
    [none] nessuna
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } in più di { $name }.
web-end-grill-empty = Non ci sono più porzioni da prendere.
web-end-turns-over = Tutti i turni concordati sono stati giocati.
web-end-you = tu
web-end-shared-place = a pari merito
web-end-sum-bratworms = { $tiles } sulle porzioni + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } sulle porzioni + { $apple } per la mela = { $worms }
web-end-sum-bratworms-apple = { $tiles } sulle porzioni + { bratworms } + { $apple } per la mela = { $worms }
web-end-tie-won = parità: { $own } batte { $other ->
    [none] nessuna porzione
   *[tile] { $other }
}
web-end-tie-lost = parità: { $own } contro { $other }
web-end-tie-no-tile = parità: nessuna porzione
web-end-more = Guarda questa partita
web-end-replay = Rivedi
web-end-download = Salva la registrazione
web-end-fair = I dadi erano sigillati prima del primo lancio.
web-end-fair-check = Verificali
web-end-review = Analisi
web-end-review-hint = turno per turno
web-end-rematch = Rivincita
web-end-rematch-hint = stesse persone, stesse regole
web-end-rematch-go = Alla rivincita
web-end-rematch-go-hint = il tuo posto ti aspetta
web-end-rematch-told = C’è una rivincita. Vieni anche tu!
web-end-own-game = Una partita tua
web-end-closed-title = Questo tavolo è chiuso
web-end-closed = Nessuno giocava più da molto tempo, quindi la partita è finita senza vincitore.
web-replay-title = Rivedi
web-replay-of = Rivedi: { $table }
web-replay-loading = Si cerca la partita…
web-replay-turn = Turno { $turn } di { $turns }
web-replay-at-turn = Turno di { $name }
web-replay-turn-back = Un turno indietro
web-replay-turn-on = Un turno avanti
web-replay-step-back = Un passo indietro
web-replay-step-on = Un passo avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-slider = Posizione
web-replay-log = Che cosa è successo
web-record-open = Apri una registrazione
web-record-open-hint = Una registrazione è un file di testo che finisce con .heck. Trascinalo qui, sceglilo o incolla il suo testo.
web-record-choose = Scegli un file
web-record-paste = O incolla il testo
web-record-open-pasted = Apri questo testo
web-record-other = Apri un’altra registrazione
web-fair-title = Dadi onesti
web-fair-checking = Si ricalcola ogni lancio…
web-fair-all = { $n ->
    [one] Il lancio è verificato
   *[other] Tutti e { $n } i lanci verificati
}
web-fair-fair-text = Il tuo browser ha appena ricalcolato da solo ogni lancio a partire dal seme. Ognuno è esattamente ciò che dice la registrazione.
web-fair-drawn = Anche chi comincia è stato estratto dallo stesso seme.
web-fair-witnessed = Questo dispositivo aveva visto la stessa impronta prima della fine e l’ha confrontata.
web-fair-own = La tua frase «{ $phrase }» è in ogni lancio.
web-fair-late = La tua frase «{ $phrase }» non è arrivata in tempo al server, quindi non è nei dadi.
web-fair-phrases = { $n ->
    [one] C’è { $n } frase; dovrebbe essercene una per posto.
   *[other] Ci sono { $n } frasi; dovrebbe essercene una per posto.
}
web-fair-wrong = Il lancio { $number } non corrisponde più al seme
web-fair-wrong-text = { $name }, turno { $turn }: la registrazione dice { $dice }, il seme dà { $due }. Qualcuno ha cambiato la registrazione, o questi dadi non erano onesti.
web-fair-more-wrong = { $n ->
    [one] Un altro lancio è diverso. Ogni lancio si verifica separatamente.
   *[other] Altri { $n } lanci sono diversi. Ogni lancio si verifica separatamente.
}
web-fair-other-commitment = Il seme non è quello sigillato
web-fair-other-commitment-text = L’impronta di questo seme non è quella mostrata prima della partita. Qualcuno ha scambiato il seme, quindi questi dadi non provano niente.
web-fair-commitment-changed = L’impronta è stata scambiata
web-fair-commitment-changed-text = Prima della partita questo dispositivo ha visto un’impronta diversa da quella che il tavolo mostra ora. Qualcuno ha scambiato il seme, quindi questi dadi non provano niente.
web-fair-phrase-missing = La tua frase non è nei dadi
web-fair-phrase-missing-text = Questo dispositivo ha aperto la tua frase in tempo e il server l’ha presa, ma i dadi sono stati lanciati senza. Quindi questi dadi non provano niente.
web-fair-phrase-changed = Una frase è stata scambiata
web-fair-phrase-changed-text = Una delle altre frasi non è quella che era sigillata quando questo dispositivo ha aperto la tua. Qualcuno l’ha scelta dopo, quindi questi dadi non provano niente.
web-fair-other-start = Doveva cominciare qualcun altro
web-fair-other-start-text = La registrazione dice che chi comincia è stato estratto a sorte, ma il seme indica qualcun altro.
web-fair-no-seed = Non c’è un seme con cui verificare
web-fair-no-seed-text = Questa registrazione non indica nessun seme. Si è giocato con dadi veri, o la partita non è ancora finita.
web-fair-no-dice = Dadi veri
web-fair-no-dice-text = Si è giocato sul proprio tavolo e si è inserito che cosa è uscito. Non c’è niente da verificare, e nessuno dice equi questi dadi.
web-fair-running = Il seme è ancora segreto
web-fair-running-text = Si svela appena la partita è finita. Torna allora, e si potrà verificare ogni lancio.
web-fair-no-commitment = La registrazione non dice quale impronta è stata mostrata prima della partita. I lanci quindi vengono dal seme, ma non è provato che il seme fosse fissato prima.
web-fair-how = Come funziona
web-fair-how-sealed = Prima che qualcuno potesse scrivere una frase, il server ha estratto un seme segreto e ne ha mostrato l’impronta (SHA-256). Un altro seme avrebbe un’altra impronta: da allora non si poteva più scambiare.
web-fair-how-phrases = Ogni giocatore poteva aggiungere una frase. I dispositivi l’hanno mandata prima sigillata e l’hanno aperta quando nessuno poteva più aggiungersi. Così nessuno, nemmeno un server con un suo posto, poteva scegliere una frase adatta al seme o alle altre frasi.
web-fair-how-here = Prima del primo lancio questo dispositivo ha estratto un seme segreto e ne ha annotato l’impronta (SHA-256). Un altro seme avrebbe un’altra impronta: da allora non si poteva più scambiare.
web-fair-how-rolls = Ogni lancio segue solo dal seme, dalle frasi e dal suo numero (HMAC-SHA256). Nient’altro conta: né chi è di turno, né l’ora, né ciò che conviene a qualcuno.
web-fair-how-told = Dopo la partita il seme si svela. Allora tutti possono ricalcolare ogni lancio, come fa questa pagina.
web-fair-honest = Che cosa resta:
web-fair-honest-text = solo chi tiene il seme, il server, poteva conoscere i dadi prima, una volta aperte le frasi. Non poteva cambiarli, e nessun altro poteva conoscerli. Se nessuno ha scritto una frase, non è provato che il server non abbia scelto il seme fra molti.
web-fair-honest-here = chi può guardare nella memoria di questo dispositivo potrebbe conoscere i dadi in anticipo, perché il dispositivo conserva il seme fino alla fine. Nessuno poteva cambiarli.
web-fair-facts = I numeri
web-fair-fact-seed = Il seme
web-fair-fact-commitment = La sua impronta (impegno)
web-fair-fact-phrases = Frasi, nell’ordine dei posti
web-fair-no-phrases = nessuno ne ha scritta una
web-fair-show-rolls = { $n ->
    [one] Mostra il lancio
   *[other] Mostra tutti e { $n } i lanci
}
web-fair-rolls = Tutti i lanci
web-fair-roll = Lancio
web-fair-player = Giocatore
web-fair-recorded = Nella registrazione
web-fair-computed = Ricalcolato
web-fair-same = lo stesso
web-fair-bytes = Dettagli
web-fair-bytes-of = Mostra i byte del lancio { $number }
web-fair-message = I byte sono quelli di HMAC-SHA256, con il seme come chiave, di:
web-fair-bytes-note = Un byte diviso per 6 lascia da 0 a 5: sono da 1 a 5 o un verme. I byte da 252 in su si saltano, perché tutti i risultati siano ugualmente probabili. Il dado d’oro viene per ultimo e ha risultati suoi.
web-worth-taken = presa
web-worth-best = meglio,
web-worth-win = di probabilità di vincere
web-worth-likely = Più probabile: { $what }.
web-worth-fail = turno sballato { $percent }
web-review-of = Analisi: { $table }
web-review-working = Il coach guarda la partita…
web-review-working-hint = Si giudicano ogni decisione e ogni lancio. Ci vogliono pochi secondi.
web-review-graph = Probabilità di vincere
web-review-as-table = Il grafico come tabella
web-review-whose = Errori e fortuna: di chi
web-review-luck-plus = fortuna
web-review-luck-minus = sfortuna
web-review-accuracy = precisione
web-review-mistakes = { $n ->
    [one] errore
   *[other] errori
}
web-review-luck = punti di fortuna
web-review-points = punti
web-review-yours = I tuoi errori
web-review-mistakes-of = Errori: { $name }
web-review-no-mistakes = Niente da ridire.
web-review-mistake-where = { $grade ->
    [inaccuracy] Imprecisione, turno { $turn }
    [mistake] Errore, turno { $turn }
   *[blunder] Errore grave, turno { $turn }
}
web-review-better = Meglio: { $move }
web-closer = Guarda più da vicino
web-closer-stop = Ferma
web-closer-hint = Il campione gioca le possibilità fino in fondo molte volte, tolta la fortuna.
web-closer-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
web-practice = Esercitati sui tuoi errori
web-practice-title = Trova la decisione migliore: { $n } di { $count }
web-practice-turn = Nel turno { $turn } della partita
web-practice-next = Prossimo errore
web-practice-back = Torna all’analisi
web-practice-done = Trovati questa volta: { $n } di { $count }.
web-practice-then = Allora era «{ $move }», che costò { $points } punti.
web-review-accuracy-all = Precisione al tavolo
web-review-error-rate = perdita a decisione: { $points } punti
web-review-adjusted-note = «Senza fortuna» è il risultato meno la fortuna di tutti i lanci: una stima che può stare sotto 0 o sopra 100.
web-review-forced = { $name }: { $move }. Non c’era altro da fare.
web-review-was-best = { $name }: { $move }. Non c’era niente di meglio.
web-review-costs = { $name }: { $move }. Meglio: { $best }. La differenza: { $points } punti.
web-review-lucky = Il lancio di prima era fortunato: +{ $points } punti.
web-review-unlucky = Il lancio di prima era sfortunato: −{ $points } punti.
web-review-lucky-of = { $name } ha avuto un lancio fortunato subito prima: +{ $points } punti.
web-review-unlucky-of = { $name } ha avuto un lancio sfortunato subito prima: −{ $points } punti.
web-review-to-board = Guarda il tavolo
web-review-explain = Che cosa vogliono dire queste parole?
web-review-class-best = Non c’è niente di meglio.
web-review-class-fine = Perde meno di 1 punto.
web-review-class-inaccuracy = Perde 1 punto o più.
web-review-class-mistake = Perde 3 punti o più.
web-review-class-blunder = Perde 8 punti o più.
web-review-word-point = Punto
web-review-word-point-text = Un punto percentuale della probabilità di vincere la partita.
web-review-word-accuracy = Precisione
web-review-word-accuracy-text = 100% per chi prende sempre la decisione migliore. Si dimezza ogni 2 punti persi in media per decisione: 2 punti danno 50%, 4 punti 25%. Chi perde di più ha quindi meno precisione.
web-review-word-luck = Fortuna
web-review-word-luck-text = Che cosa hanno portato i propri lanci, in confronto alla media di tutti i lanci possibili.
web-puzzles-title = Rompicapi
web-puzzles-text = Situazioni in cui la decisione ovvia è sbagliata. Guarda bene prima di decidere: conta la prima risposta.
web-puzzles-solved = Risolti: { $n } su { $count }
web-puzzles-next = Prossimo rompicapo
web-puzzle = Rompicapo { $number }
web-puzzle-question = Che cosa dovrebbe fare { $name }?
web-puzzle-now = Finora: { web-puzzle-after }
web-puzzle-choose = Scegli una decisione
web-puzzle-after = somma { $total }, { dice-left }
web-puzzle-answer = È la mia risposta
web-puzzle-right = Giusto!
web-puzzle-wrong = Non è la decisione migliore
web-puzzle-worth = Quanto vale ogni decisione
web-puzzle-today = Problema del giorno
web-daily-text = Lo stesso per tutti, uno nuovo ogni giorno.
web-daily-open = Risolvi
web-daily-again = Guardalo di nuovo
web-daily-streak = { $n ->
    [0] Ancora nessun giorno di fila
    [one] Risolto { $n } giorno di fila
   *[other] Risolto { $n } giorni di fila
}
web-daily-share = Condividi
web-daily-copied = Copiato.
web-daily-shared = Heckmeck, problema del giorno, { $date }: { $outcome ->
    [right] 🟢 risolto
   *[wrong] 🔴 questa volta no
}
web-puzzle-rating = livello { $rating }
web-puzzles-own-rating = il tuo livello: { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Porzioni
web-lay-tiles-how = Scegli dove vanno le porzioni, poi toccale. Un altro tocco le rimette sulla grigliata.
web-lay-tool = Che cosa fa un tocco
web-lay-up = Grigliata
web-lay-down = Girata
web-lay-stack-of = Pila di { $name }
web-lay-tile-of = Porzione { $tile }, nella pila di { $name }
web-lay-give = Consegna: { $name }
web-lay-whose = dai il turno
web-lay-bratworm-more = Un vermarrosto in più per { $name }
web-lay-bratworm-less = Un vermarrosto in meno per { $name }
web-lay-turn = Turno e dadi
web-lay-moment = Che cosa succede ora
web-lay-moment-start = Comincia un turno
web-lay-moment-keep = I dadi sono sul tavolo
web-lay-moment-decide = Lanciare ancora o fermarsi?
web-lay-moment-rolling = I dadi stanno per cadere
web-lay-moment-over = La partita è finita
web-lay-aside = Accantonati
web-lay-table = Sul tavolo
web-lay-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
web-lay-dice-due = { $n } di { $due }
web-lay-die-more = Aggiungi { face-name }, ora { $count }
web-lay-die-less = Togli { face-name }, ora { $count }
web-lay-golden = Dado d’oro
web-lay-golden-none = non c’è
web-lay-golden-hand = fra i dadi rimasti
web-lay-golden-aside = accantonato
web-lay-weasel = La donnola è già usata in questo turno
web-nav-analysis = Tavolo d’analisi
web-analysis-lead = Era giusto? Disponi una posizione qualsiasi e guarda quanto vale ogni decisione.
web-analysis-mode = Che cosa fare della posizione
web-analysis-lay = Disponi
web-analysis-play = Continua
web-analysis-seats = Giocatori
web-analysis-new = Da capo
web-analysis-paste = Incolla una riga di posizione o una registrazione
web-analysis-open = Apri
web-analysis-example = Mostra un esempio
web-analysis-line = Riga di posizione
web-analysis-copy = Copia il link
web-analysis-picture = Condividi un’immagine
web-analysis-bots = Gioca da qui contro i bot
web-analysis-back = Annulla
web-analysis-tree = Passi e varianti
web-analysis-beginning = Inizio
web-analysis-cut = Elimina questa variante
web-analysis-options = Quanto vale ogni decisione
web-analysis-fail = Sballato: prossimo lancio { $throw }, tutto il turno { $turn }
web-analysis-fail-turn = Sballato: tutto il turno { $turn }
web-analysis-worms = Vermi: { $worms }
web-analysis-show = Mostra le probabilità sulle porzioni: { $move }
web-analysis-legend = probabilità della porzione in questo turno, se giochi solo per lei, dopo: { $move }
web-analysis-legend-now = ciò che Fermati prende ora
web-analysis-chances = Probabilità di vincere la partita
web-analysis-rolled = Che cosa è uscito?
web-analysis-fall = Questi dadi
web-analysis-random = Lancia per me
web-analysis-choice = In mezzo a una scelta una posizione non ha riga: l’indirizzo dà quella prima.
web-analysis-here = Analizza da qui
web-analysis-you = Tu giochi
web-analysis-opponents = Gli altri
web-analysis-start = Gioca
web-analysis-no-record = Sarà fra le tue partite, con l’analisi. Non ha registrazione: nessuno sa che cosa c’era prima di questa posizione.

## The page: in your pocket

web-nav-pocket = Sul tuo telefono
web-nav-alone = Scegli bot e regole
web-app-about = Il gioco di dadi dei vermi alla griglia. Gioca contro i bot o con altri, risolvi rompicapi, rivedi le partite con il coach: anche senza rete.
web-app-shot-table = Tocca a te
web-app-shot-review = Quanto valeva ogni decisione
web-pocket-ready = Pronto offline: ora Heckmeck funziona anche senza rete.
web-pocket-newer = C’è una nuova versione di Heckmeck.
web-pocket-renew = Usala
web-pocket-later = Più tardi
web-pocket-intro = Tutto il gioco sta in tasca. Si apre come un’app e funziona senza rete. Nessun negozio, nessun account, niente da pagare.
web-pocket-install = Installa Heckmeck
web-pocket-installed = Heckmeck è su questo dispositivo come app.
web-pocket-all-here = Tutto è su questo dispositivo: puoi stare senza rete.
web-pocket-coming = Tutto sta arrivando su questo dispositivo…
web-pocket-not-here = Questo browser non conserva pagine offline. Qui puoi giocare lo stesso.
web-pocket-iphone = iPhone e iPad
web-pocket-iphone-open = Apri questa pagina in Safari.
web-pocket-iphone-share = Tocca Condividi: il quadrato con la freccia.
web-pocket-iphone-add = Scegli «Aggiungi alla schermata Home», poi «Aggiungi».
web-pocket-android = Android
web-pocket-android-open = Apri questa pagina in Chrome, Edge, Samsung Internet o Firefox.
web-pocket-android-menu = Apri il menu del browser.
web-pocket-android-add = Scegli «Installa app» o «Aggiungi a schermata Home».
web-pocket-computer = Computer
web-pocket-computer-chrome = Chrome ed Edge: fai clic sul simbolo di installazione in fondo alla barra degli indirizzi.
web-pocket-computer-safari = Safari: nel menu File scegli «Aggiungi al Dock».
web-pocket-computer-firefox = Firefox: basta un segnalibro. La pagina si apre anche senza rete.
web-pocket-http = Da qui non si installa
web-pocket-http-how = Questo indirizzo comincia con http://. I browser conservano solo le pagine di indirizzi con https://. Qui puoi giocare, per esempio in una sala, ma non resta nulla. Chiedi un indirizzo https a chi gestisce il server, o apri Heckmeck a casa prima di uscire.
web-pocket-seven = Safari dimentica dopo sette giorni
web-pocket-seven-how = Su iPhone e iPad, Safari cancella quello che una pagina ha conservato se non la apri per sette giorni: anche le tue partite. Sulla schermata Home resta tutto. Puoi anche scaricare le tue partite.
web-pocket-games = Alle mie partite
web-server-away = Il server al momento non risponde. Quello che è su questo dispositivo continua a funzionare, e questo torna da solo.
web-server-none = Per giocare insieme da più dispositivi serve un server. Indicane uno, se ce l’hai; tutto il resto funziona senza.
web-server-title = Server per giocare insieme
web-server-label = Indirizzo del server
web-server-use = Usa questo server
web-server-used = I tavoli con altri dispositivi sono su { $server }.
web-server-drop = Non usare nessun server
web-server-wrong = Questo non è un indirizzo. Ha la forma https://play.example.
web-server-not-secure = Questa pagina è arrivata via https, e i browser la lasciano parlare solo con indirizzi https.
web-server-silent = { $server } non risponde, o non lascia entrare questa pagina. Chi lo gestisce lo permette con: --allow-origin { $here }

## The page: tournaments

web-tournament-intro = Dall’elenco degli iscritti alla finale: sorteggia tavoli e posti, inserisci i risultati, mostra il tabellone. Tutto è subito salvato, e ogni passo si può annullare.
web-tournament-new = Nuovo torneo
web-tournament-name = Nome del torneo
web-tournament-name-missing = Al torneo serve un nome.
web-tournament-names = Partecipanti
web-tournament-names-hint = Un nome per riga, o un elenco CSV. Puoi aggiungere nomi anche più tardi.
web-tournament-names-add-hint = Un nome per riga, o un elenco CSV, fino al primo sorteggio.
web-tournament-names-file = Leggi un file
web-tournament-plan-one = { $n } partecipanti: tutti a un tavolo giocano la finale.
web-tournament-plan-two = { $n } partecipanti: prima { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } e { $rounds ->
        [one] una partita
       *[other] { $rounds } partite
    } a testa, poi una finale a { $final }.
web-tournament-plan-more = { $n } partecipanti: prima { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, in tutto { $stages } fasi; l’ultima è una finale a { $final }.
web-tournament-plan-details = Fase per fase
web-tournament-edition = Quale gioco
web-tournament-format = Formula
web-tournament-as-format = Come dice la formula
web-tournament-expected = Quanti se ne aspettano
web-tournament-rules = Regole in vigore
web-tournament-rules-change = Cambia le regole
web-tournament-rules-until = Possibile fino al primo sorteggio.
web-tournament-rules-save = Gioca con queste regole
web-tournament-rounds = Partite prima della finale
web-tournament-rounds-one = Una: i migliori di ogni tavolo vanno avanti
web-tournament-rounds-several = { $n }: decide la classifica
web-tournament-size = Giocatori per tavolo
web-tournament-size-n = { $n }, se possibile
web-tournament-score = Che cosa conta
web-tournament-score-worms-and-places = Vermi e punti piazzamento
web-tournament-score-places = Solo punti piazzamento
web-tournament-house = Regole della casa
web-tournament-house-hint = Punti, spareggi o fasi del tuo club, come testo TOML. Ciò che è scelto sopra ha la precedenza.
web-tournament-create = Crea il torneo
web-tournament-mine = I miei tornei
web-tournament-mine-hint = Salvati su questo dispositivo, con il link dell’organizzatore.
web-tournament-forget = Togli { $name } da questo elenco
web-tournament-forget-sure = Copia prima il link dell’organizzatore: senza, nessuno può più cambiare questo torneo, e non si può rifare.
web-tournament-forget-yes = Togli
web-tournament-forget-no = Tieni
web-tournament-forgotten = { $name } non è più in questo elenco.
web-tournament-put-back = Rimetti
web-tournament-open = Apri con un link
web-tournament-open-link = Link di un torneo
web-tournament-open-wrong = Questo non è il link di un torneo.
web-tournament-open-go = Apri
web-tournament-restore = Ripristina da un file
web-tournament-restore-hint = Il file di un torneo, salvato qui o dal terminale: continua dove finisce il file, con un nuovo link.
web-tournament-restore-file = Scegli il file
web-tournament-lost = Nessuna connessione. Questa pagina riprova da sola.
web-tournament-wrong-secret = Questo link dell’organizzatore non è giusto. Puoi leggere tutto, ma non cambiare niente.
web-tournament-stale = Intanto qualcun altro ha cambiato il torneo. Ora vedi lo stato più recente; rifallo, per favore.
web-tournament-reading = Puoi leggere tutto. Solo con il link dell’organizzatore si può cambiare qualcosa.
web-tournament-parts = Parti del torneo
web-tournament-tab-tables = Tavoli
web-tournament-tab-standings = Classifica
web-tournament-tab-people = Partecipanti
web-tournament-tab-more = Altro
web-tournament-kind-registration = Iscrizioni
web-tournament-kind-preliminary = Round preliminare
web-tournament-kind-semi-final = Semifinale
web-tournament-kind-final = Finale
web-tournament-preliminary-n = Round preliminare, fase { $n }
web-tournament-stage-round = { $stage }, round { $n } di { $total }
web-tournament-next = E adesso
web-tournament-day = Orologio e annunci
web-tournament-timer-minutes = Minuti per questo round
web-tournament-timer-start = Avvia il cronometro
web-tournament-timer-pause = Ferma
web-tournament-timer-go-on = Continua
web-tournament-timer-more = { $n } minuti in più
web-tournament-timer-stop = Chiudi il cronometro
web-tournament-paused = in pausa
web-tournament-last-turns = Ultimi turni!
web-tournament-announcement = Annuncio alla sala
web-tournament-announce = Annuncia
web-tournament-announce-end = Togli
web-tournament-schedule = Programma della giornata
web-tournament-schedule-save = Salva il programma
web-tournament-next-names = A un torneo servono almeno due partecipanti.
web-tournament-next-missing = Risultati che mancano: { $n } su { $total }.
web-tournament-next-round = Tutti i risultati ci sono. Si può sorteggiare il prossimo round.
web-tournament-next-stage = Tutti i risultati ci sono. Poi: { $stage }, { $n } partecipanti.
web-tournament-go-names = Aggiungi partecipanti
web-tournament-go-draw = Sorteggia tavoli e posti
web-tournament-phrase = Che cosa grida la sala?
web-tournament-phrase-hint = Chiedi parole qualsiasi e scrivile. Insieme al numero sigillato decidono tutti i sorteggi: così nessuno può sceglierli. Può restare vuoto. Dopo nessuno può più iscriversi.
web-tournament-go-round = Sorteggia il round { $n }
web-tournament-go-stage = Sorteggia: { $stage }
web-tournament-go-result = Inserisci il risultato del tavolo { $n }
web-tournament-go-wait = Guarda i tavoli
web-tournament-go-over = Stampa gli attestati
web-tournament-undo = Annulla: { $event }
web-tournament-undo-sure = Annulli davvero l’ultimo passo ({ $event })?
web-tournament-undo-yes = Sì, annulla
web-tournament-undo-no = No, tienilo
web-tournament-finished = finito
web-tournament-playing = in gioco
web-tournament-live = online
web-tournament-left = ha lasciato
web-tournament-plus = +{ $points }
web-tournament-enter = Inserisci il risultato
web-tournament-which-table = Numero del tavolo
web-tournament-go-table = Inserisci o correggi
web-tournament-no-such-table = In questo round non c’è un tavolo { $n } per te.
web-tournament-open-only = Solo i tavoli senza risultato ({ $n })
web-tournament-report = Comunicare il risultato
web-tournament-report-other = Era diverso
web-tournament-confirm = È giusto
web-tournament-reported = Comunicato da { $who }
web-tournament-disputed = Queste comunicazioni si contraddicono. Decide l’organizzatore.
web-tournament-waits = Un’altra persona del tavolo deve confermare sul suo telefono, o l’organizzatore.
web-tournament-take-it = Prendere questo risultato
web-tournament-table-how = Un giocatore inserisce il risultato, un altro del tavolo lo conferma sul suo telefono. L’organizzatore vede entrambi.
web-tournament-table-idle = A questo tavolo per ora non si gioca.
web-tournament-sign-how = Dopo la partita: scansiona questo codice e inserisci il risultato. Un altro del tavolo lo conferma con il codice della sua carta.
web-tournament-reports-wait = Comunicazioni dai tavoli in attesa: { $n }
web-tournament-disputes = Tavoli in disaccordo: { $tables }
web-tournament-helping = Qui dai una mano: puoi inserire i risultati dei tuoi tavoli.
web-tournament-only-organiser = Può stamparlo solo l’organizzatore.
web-tournament-correct = Correggi
web-tournament-closed = La fase successiva è già sorteggiata: questi risultati non si possono più correggere.
web-tournament-record = Registrazione della partita
web-tournament-corrected = { $n ->
    [one] Corretto una volta
   *[other] Corretto { $n } volte
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } verme
   *[other] { $worms } vermi
}, porzione più alta { $highest }
web-tournament-enter-table = Risultato del tavolo { $n }
web-tournament-correct-table = Correggi il risultato del tavolo { $n }
web-tournament-how = Come inserirlo
web-tournament-by-tiles = Porzioni
web-tournament-by-worms = Vermi e porzione più alta
web-tournament-tap = Scegli un giocatore, poi tocca le sue porzioni.
web-tournament-tiles-of = Porzioni di { $name }
web-tournament-tile-free = Porzione { $tile }
web-tournament-tile-of = Porzione { $tile }, { $name }
web-tournament-tile-moved = Porzione { $tile }: { $from } → { $to }
web-tournament-bratworms = Vermarrosti
web-tournament-apple = Mela
web-tournament-worms = Vermi
web-tournament-highest = Porzione più alta
web-tournament-no-number = «{ $text }» non è un numero intero.
web-tournament-reason = Perché si corregge
web-tournament-reason-hint = Il vecchio risultato resta nella cronologia, con questo motivo.
web-tournament-save = Salva il risultato
web-tournament-save-correction = Salva la correzione
web-tournament-meanwhile = Intanto questo tavolo ha un risultato. Non ne è stato sovrascritto niente:
web-tournament-leave-it = Lascialo così
web-tournament-replace-it = Correggilo con il mio
web-tournament-close = Chiudi
web-tournament-parts-of-score = Vermi + posizione
web-tournament-goes-on = va avanti
web-tournament-no-standings = Non ci sono ancora risultati.
web-tournament-add = Aggiungi questi nomi
web-tournament-here = { $name } è qui
web-tournament-here-of = { $n } di { $total } sono qui
web-tournament-here-only = Solo chi manca
web-tournament-sweep = Togliere dall’elenco i { $n } che mancano
web-tournament-sweep-sure = Davvero? Non saranno sorteggiati. Si può annullare.
web-tournament-late = Riserve e ritardatari
web-tournament-late-hint = Nessun altro si sposta: chi arriva tardi prende il posto seguente del più piccolo tavolo aperto, o gioca dal prossimo round.
web-tournament-late-add = Mettere in attesa
web-tournament-waiting = in attesa
web-tournament-admit = Mettere nell’elenco
web-tournament-admit-table = Far sedere al tavolo { $table }
web-tournament-admit-round = Gioca dal prossimo round
web-tournament-came-late = arrivato dopo
web-tournament-find = Cerca un nome
web-tournament-nobody = Non c’è ancora nessuna iscrizione.
web-tournament-gone = fuori dal torneo
web-tournament-sits = Tavolo { $table }, porzione { $tile }
web-tournament-is-bot = gioca un bot
web-tournament-change = Modifica
web-tournament-rename = Nome
web-tournament-rename-save = Salva il nome
web-tournament-renamed-meanwhile = Intanto qualcun altro ha cambiato questo nome: { $name }
web-tournament-played-by = Chi gioca
web-tournament-person = una persona
web-tournament-bot = un bot: { $bot }
web-tournament-played-by-hint = Conta solo ai tavoli online.
web-tournament-withdraw = Lascia il torneo
web-tournament-withdraw-hint = Non partecipa più a nessun sorteggio. I risultati restano; un posto nella prossima fase va a chi segue in classifica.
web-tournament-withdraw-playing = Gli altri al tavolo continuano a giocare. Chi lascia durante una partita non riceve punti per quella.
web-tournament-return = È di nuovo in gioco
web-tournament-show = Mostra
web-tournament-board = Tabellone per il proiettore
web-tournament-redo = Verifica il sorteggio
web-tournament-print = Stampe
web-tournament-print-plan = Piano dei tavoli
web-tournament-print-seats = Sorteggio dei posti
web-tournament-print-sheets = Fogli segnapunti
web-tournament-print-certificates = Attestati
web-tournament-print-cards = Carte QR per i partecipanti
web-tournament-print-blank = Fogli segnapunti vuoti
web-tournament-print-standings = Classifica
web-tournament-print-checkin = Lista delle presenze
web-tournament-blank-table = Tavolo ______  Round ______
web-tournament-print-signs = Cartelli per i tavoli
web-tournament-print-rules = Regole in vigore
web-tournament-print-now = Stampa
web-tournament-print-starts = Comincia chi ha la porzione 21, gli altri seguono in senso orario.
web-tournament-print-seat = Tavolo { $table }, porzione { $tile }
web-tournament-print-seed = Tutti i sorteggi vengono dal seme pubblicato { $seed }. Chiunque può verificarli qui: { $address }
web-tournament-links = Link
web-tournament-qr = Codice QR della pagina pubblica
web-tournament-public = Link pubblico
web-tournament-public-hint = Con questo link tutti possono seguire il torneo; nessuno può cambiare niente.
web-tournament-organiser = Link dell’organizzatore
web-tournament-organiser-hint = Chi ha questo link può cambiare tutto. Tienine una copia: non si può rifare.
web-tournament-helpers = Aiutanti
web-tournament-helpers-hint = Chi ha il link di un aiutante può inserire e correggere risultati, nient’altro. Il registro dice chi è stato.
web-tournament-helper-name = Nome dell’aiutante
web-tournament-helper-tables = Solo questi tavoli (nessuno: tutti)
web-tournament-helper-make = Creare un link
web-tournament-helper-link = Link per { $name }
web-tournament-copy = Copia
web-tournament-copied = Copiato
web-tournament-online = Tavoli online
web-tournament-online-hint = I tavoli di questo round si possono giocare qui, sui telefoni o con i bot. I risultati vengono inseriti automaticamente. Alle persone serve il codice personale della loro carta QR.
web-tournament-online-none = Al momento non c’è nessun tavolo da giocare.
web-tournament-all-bots = Bot per tutti
web-tournament-all-bots-go = { $n ->
    [one] Fai giocare un bot per { $n } partecipante
   *[other] Fai giocare dei bot per { $n } partecipanti
}
web-tournament-clock = Tempo
web-tournament-go-online = { $n ->
    [one] Gioca { $n } tavolo online
   *[other] Gioca { $n } tavoli online
}
web-tournament-download = Scarica
web-tournament-backup-now = Salva subito una copia
web-tournament-backup-rounds = Dopo ogni round salva una copia su questo dispositivo
web-tournament-anonymise = Togli tutti i nomi
web-tournament-anonymise-sure = Ogni partecipante sarà solo un numero: P1, P2 e così via. Sorteggi e risultati restano; motivi, annunci e programma se ne vanno. Non si può annullare; le copie salvate prima tengono i nomi.
web-tournament-anonymise-yes = Togli i nomi per sempre
web-tournament-delete = Elimina questo torneo
web-tournament-delete-sure = Nomi, risultati e tutto il resto vengono eliminati per sempre dal server. Salva prima una copia, se può servirti.
web-tournament-delete-name = Scrivi il nome del torneo: { $name }
web-tournament-delete-yes = Elimina per sempre
web-tournament-download-csv = Classifica (CSV)
web-tournament-download-json = Tutto (JSON)
web-tournament-download-events = File degli eventi per la riga di comando
web-tournament-history = Che cosa è successo
web-tournament-was-undone = annullato
web-tournament-redo-text = Tavoli, posti e spareggi: tutto ciò che si sorteggia viene da un solo seme pubblicato. Il tuo browser ha appena rifatto da solo ogni sorteggio.
web-tournament-redo-right = { $n ->
    [one] { $n } sorteggio rifatto: è giusto.
   *[other] { $n } sorteggi rifatti: tutti giusti.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } sorteggio non corrisponde al seme.
   *[other] { $n } sorteggi non corrispondono al seme.
}
web-tournament-seed = Seme pubblicato
web-tournament-sealed = Numero sigillato (SHA-256)
web-tournament-secret = Segreto
web-tournament-shout = Parole della sala
web-tournament-shout-none = nessuna
web-tournament-seal-kept = Il segreto corrisponde al numero sigillato all’inizio e con le parole della sala dà il seme: nessuno ha potuto scegliere questi sorteggi.
web-tournament-seal-broken = Il segreto non corrisponde al numero sigillato o non dà questo seme. Non fidarti di questi sorteggi.
web-tournament-seal-other = Questo dispositivo ha visto prima un altro numero sigillato per questo torneo. Non fidarti di questi sorteggi.
web-tournament-seal-given = Questo seme è stato dato a mano: l’organizzatore ha potuto sceglierlo.
web-tournament-seal-waits = Non ancora aperto: alla chiusura delle iscrizioni la sala grida alcune parole. Con il segreto danno il seme di tutti i sorteggi.
web-tournament-draw-lots = { $stage }: spareggi
web-tournament-draw-round = { $stage }: tavoli e posti del round { $n }
web-tournament-draw-agrees = giusto
web-tournament-draw-differs = diverso
web-tournament-redo-how = Come funziona
web-tournament-redo-steps = Il sorteggio numero n prende i byte di HMAC-SHA256(seme, «draw:n:block») per il blocco 0, 1 e così via. Con questi si mescola a partire dalla fine (Fisher–Yates) l’elenco di chi partecipa, in ordine di numero. L’elenco mescolato si divide in tavoli; il sorteggio seguente dà i posti. Con tutto il torneo in un file puoi rifarlo con un tuo programma.
web-tournament-you = tu
web-tournament-you-seat = Posto { $seat }, porzione { $tile }
web-tournament-you-start = Cominci tu.
web-tournament-you-champion = Hai vinto il torneo!
web-tournament-you-gone = Hai lasciato il torneo.
web-tournament-you-registered = Sei nell’elenco. Dopo il sorteggio vedi qui il tuo tavolo.
web-tournament-you-over = Il torneo è finito. Grazie per aver giocato!
web-tournament-you-wait = Il tuo tavolo ha finito. Questa pagina mostra che cosa viene dopo.
web-tournament-you-final = Sei in finale!
web-tournament-you-bye = Sei direttamente in finale! Altri giocano prima una semifinale.
web-tournament-you-stage = Vai avanti! Questa pagina mostra il tuo prossimo tavolo dopo il sorteggio.
web-tournament-you-out = Per te è finita. Grazie per aver giocato!
web-tournament-your-place = La tua posizione
web-tournament-rank-of = { $n } su { $of }
web-tournament-your-result = Ultima partita: posizione { $place }, { $worms ->
        [one] { $worms } verme
       *[other] { $worms } vermi
    }, +{ $points }
web-tournament-your-games = Le tue partite
web-tournament-to-table = Al tuo tavolo
web-tournament-to-standings = Tavoli e classifica
web-tournament-claim = Giochi per { $name } su questo dispositivo? Lasci le partite tue in corso qui.
web-tournament-claim-yes = Sì, gioco qui
web-tournament-claim-no = No, guardo soltanto
web-tournament-claimed = Questo dispositivo ora gioca per { $name }.
web-tournament-tables = { $n ->
    [one] { $n } tavolo
   *[other] { $n } tavoli
}
web-tournament-done-of = finiti: { $n } su { $total }
web-tournament-tiles-left = { $n ->
    [one] ancora { $n } porzione
   *[other] ancora { $n } porzioni
}
web-tournament-at-turn = di turno
web-tournament-follow = Segui sul telefono
web-tournament-follow-hint = Inquadra il codice e cerca il tuo nome.
web-tournament-board-round = Poi: sorteggio del round { $n }, qui sul tabellone.
web-tournament-board-stage = Poi: { $stage }. Il sorteggio si vede qui.
web-tournament-board-seed = Tutti i sorteggi si possono verificare: seme { $seed }
web-tournament-board-sealed = Il sorteggio è sigillato: { $seal }
web-tournament-board-page = Pagina seguente
web-tournament-board-page-of = Pagina { $n } di { $total }
web-tournament-board-where = Dove mi siedo?
web-tournament-board-pause = Resta su questa pagina
web-tournament-news = Tavolo { $table }: { $text }
web-tournament-signed-up = Iscrizioni
web-tournament-sheet-how = Dopo la partita: segna le porzioni di ogni giocatore, scrivi i vermi e la porzione più alta, e porta questo foglio all’organizzatore.
web-tournament-sheet-deluxe = Vermarrosti: ____ Mela: ____
web-tournament-sheet-sign = Firma del vincitore
web-tournament-certificate = Attestato
web-tournament-certificate-place = Posizione { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } partecipante
       *[other] { $n } partecipanti
    }
web-tournament-certificate-sign = L’organizzatore
web-tournament-certificates-who = Attestati per
web-tournament-certificates-three = le prime tre posizioni
web-tournament-certificates-final = tutti i finalisti
web-tournament-certificates-all = tutti
web-tournament-certificates-early = Il torneo non è finito: queste posizioni possono ancora cambiare.
web-tournament-codes-hint = Per i tavoli online a ogni partecipante serve un codice personale, che poi è nel codice QR. Vale una volta, su un dispositivo, per tutti i round.
web-tournament-codes-make = Metti i codici personali sulle carte
web-tournament-codes-made = { $n ->
    [one] { $n } carta ha un codice personale. Stampala ora: il codice non si mostra più.
   *[other] { $n } carte hanno codici personali. Stampale ora: i codici non si mostrano più.
}
web-tournament-card-qr = Codice QR per { $name }
web-tournament-card-hint = Inquadra: il tuo tavolo, il tuo posto, la tua posizione.
web-tournament-card-code = Inquadra per giocare: solo per te, vale una volta.
