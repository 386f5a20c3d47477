### Heckmeck în română. Cuvintele urmează glosarul proiectului: tu, butoane la imperativ.

## Words

language-name = Română
game-name = Heckmeck
-canned-worm = { $form ->
   *[definite] viermele la conservă
    [bare] vierme la conservă
}
-hen = { $form ->
   *[definite] cloșca
    [bare] cloșcă
}
-raven = { $form ->
   *[definite] corbul
    [bare] corb
}
-weasel = { $form ->
   *[definite] nevăstuica
    [bare] nevăstuică
}
-golden-die = { $form ->
   *[definite] zarul auriu
    [bare] zar auriu
}
-apple = { $form ->
   *[definite] mărul
    [bare] măr
}

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm(form: "bare") }
    [hen] { -hen(form: "bare") }
    [raven] { -raven(form: "bare") }
    [weasel] { -weasel(form: "bare") }
    [golden_die] { -golden-die(form: "bare") }
   *[apple] { -apple(form: "bare") }
}

worms = { $n ->
    [one] { $n } vierme
    [few] { $n } viermi
   *[other] { $n } de viermi
}
bratworms = { $n ->
    [one] { $n } vierme prăjit
    [few] { $n } viermi prăjiți
   *[other] { $n } de viermi prăjiți
}
dice-left = { $n ->
    [one] încă { $n } zar
    [few] încă { $n } zaruri
   *[other] încă { $n } de zaruri
}

## What happened

event-takes = { $name } ia porția { $tile }
    .short = ia porția { $tile }
event-steals = { $name } fură porția { $tile } de la { $other }
    .short = fură porția { $tile } de la { $other }
event-takes-hen = { $name } ia cloșca de la { $other }; porția { $tile } rămâne
    .short = ia cloșca de la { $other }
event-puts-back = { $name } dă înapoi porția { $tile }
    .short = dă înapoi porția { $tile }
event-turned-over = Porția { $tile } e întoarsă cu fața în jos
    .short = porția { $tile } e întoarsă cu fața în jos
event-fails-nothing-to-set-aside = { $name }: nimic de pus deoparte, aruncare nereușită
    .short = eșuează: nimic de pus deoparte
event-fails-no-worm = { $name }: niciun vierme, aruncare nereușită
    .short = eșuează: niciun vierme
event-fails-no-tile = { $name }: nicio porție pentru acest total, aruncare nereușită
    .short = eșuează: nicio porție pentru acest total
event-bratworm = { $name } primește un vierme prăjit
    .short = primește un vierme prăjit
event-bratworm-from = { $name } primește un vierme prăjit de la { $other }
    .short = primește un vierme prăjit de la { $other }
event-gets-specialist = { $name } primește { specialist-object }
    .short = primește { specialist-object }
event-specialist-back = { specialist-subject } e { $specialist ->
    [hen] pusă
    [weasel] pusă
   *[other] pus
} la loc pe porția { $tile }
    .short = { specialist-object } e { $specialist ->
    [hen] pusă
    [weasel] pusă
   *[other] pus
} la loc pe porția { $tile }
event-specialist-out = { specialist-subject } e { $specialist ->
    [hen] scoasă
    [weasel] scoasă
   *[other] scos
} din joc
    .short = { specialist-object } e { $specialist ->
    [hen] scoasă
    [weasel] scoasă
   *[other] scos
} din joc
event-game-over = Jocul s-a terminat
    .short = finalul jocului

## What is refused: rules

refused-game-over = jocul s-a terminat
refused-choose-a-tile = întâi trebuie aleasă o porție
refused-choose-a-specialist = întâi trebuie pus la loc unul dintre cei doi specialiști
refused-choose-a-player = întâi trebuie ales jucătorul care dă viermele prăjit
refused-dice-must-fall = întâi trebuie dat cu zarul
refused-choose-dice = întâi trebuie alese opt sau nouă zaruri
refused-set-aside-first = întâi trebuie puse deoparte zarurile cu o valoare
refused-roll-or-stop = dă din nou sau oprește-te
refused-stop-only-after-setting-aside = te poți opri numai imediat după ce ai pus zaruri deoparte
refused-golden-die-not-owned = zarul auriu nu e al tău
refused-golden-die-too-late = zarul auriu se alege numai înaintea primei aruncări
refused-golden-die-not-rolled = zarul auriu nu e în această aruncare
refused-golden-die-missing = zarul auriu lipsește din această aruncare
refused-golden-die-face = zarul auriu nu are valoarea { $face }
refused-nothing-rolled = pe masă nu e nicio aruncare
refused-set-aside-before = { $face ->
    [W] viermii au fost deja puși deoparte
   *[other] valoarea { $face } a fost deja pusă deoparte
}
refused-face-not-rolled = { $face ->
    [W] niciun zar nu arată un vierme
   *[other] niciun zar nu arată { $face }
}
refused-weasel-not-owned = nevăstuica nu e a ta
refused-weasel-used = nevăstuica a fost deja folosită în această tură
refused-weasel-only-after-a-roll = nevăstuica se folosește numai după o aruncare, înainte de a pune zaruri deoparte
refused-tile-not-to-choose = porția { $tile } nu e printre cele din care se alege
refused-no-tile-to-choose = acum nu e de ales nicio porție
refused-specialist-not-to-choose = specialistul { $specialist } nu e unul dintre cei doi din care se alege
refused-no-specialist-to-choose = acum nu e de ales niciun specialist
refused-no-bratworm-to-choose = acum nu e de ales cine dă un vierme prăjit
refused-bratworm-from-yourself = nimeni nu ia un vierme prăjit de la sine
refused-bratworm-under-the-hen = cine deține cloșca își păstrează toți viermii prăjiți
refused-no-bratworm-there = acest jucător nu are niciun vierme prăjit
refused-wrong-number-of-dice = zaruri albe în aruncare: { $rolled }; trebuie să fie { $due }

## What is refused: text

refused-no-such-move = „{ $move }” nu e o decizie
refused-no-dice = „{ $dice }” nu sunt zaruri
refused-dice-not-sorted = zarurile „{ $dice }” nu sunt în ordine
refused-unknown-preset = „{ $preset }” nu e un joc gata pregătit; există { $presets }
refused-unknown-option = „{ $option }” nu e o opțiune; există { $options }
refused-option-twice = opțiunea { $option } apare de două ori
refused-option-word = { $option } nu poate fi „{ $value }”; poate fi { $allowed }
refused-option-number = { $option } nu poate fi „{ $value }”; e un număr de la { $low } la { $high }
refused-number-of-players = jucători: { $count }; trebuie să fie de la 2 la 7
refused-bad-name = „{ $name }” nu poate fi un nume: e gol sau conține virgulă, #, ", | sau un caracter de control
refused-name-twice = numele { $name } apare de două ori
refused-name-is-a-header = { $name } e numele unui jucător, nu un antet, sau lipsește rândul gol dinaintea turelor
refused-name-needs-quotes = un nume cu spații are nevoie de ghilimele duble: { $name }
refused-unknown-start = jocul nu poate începe cu { $name }, care nu joacă
refused-unknown-player = aici nu joacă nimeni cu numele { $name }
refused-unknown-specialist = nu există specialistul „{ $name }”
refused-no-such-ply = nu există pasul { $ply }; ultimul este { $last }
refused-not-utf-8 = acesta nu e text UTF-8
refused-byte-order-mark = fișierul începe cu un marcaj de ordine a octeților; trebuie salvat ca UTF-8 simplu
refused-not-a-record = aceasta nu e înregistrarea unui joc; o înregistrare începe cu „{ $version }”
refused-unknown-version = „{ $found }” nu e o versiune pe care o citește acest program; el citește „{ $version }”
refused-header-twice = antetul { $key } apare de două ori
refused-header-missing = antetul „{ $key }” lipsește
refused-not-32-bytes = { $key } trebuie să aibă 64 de cifre hexazecimale
refused-open-quote = niște ghilimele duble nu sunt închise
refused-turn-is-over = tura s-a terminat deja
refused-turn-unfinished = această tură nu e terminată, dar începe următoarea
refused-not-your-turn = la rând: { $name }
refused-turn-without-a-roll = o tură fără aruncare
refused-no-such-token = aici asta nu înseamnă nimic
refused-no-face = lipsește valoarea pusă deoparte
refused-no-such-face = „{ $face }” nu e o valoare; există 1 până la 5 și W

record-line = rândul { $line }

## What is refused: position lines

refused-position-field-missing = acest câmp lipsește; o linie de poziție are șase, cu câte un spațiu între ele
refused-position-too-long = „{ $text }” e în plus; o linie de poziție are șase câmpuri
refused-position-grill = „{ $text }” nu e o porție de pe grătar; se scriu ca 24, 36-, 29a și 30..35
refused-position-supply = „{ $text }” nu e un număr de viermi prăjiți
refused-position-stacks = „{ $text }” nu e un teanc; se scrie ca 22.25:w*1 sau -
refused-position-seat = „{ $text }” nu e un loc la masă; există 0 până la { $last }, iar - când jocul s-a terminat
refused-position-turn = „{ $text }” nu e o tură; se scrie ca 44WW:1235, 44WW:4 sau 44WW:4>, ori -
refused-position-turn-when-over = jocul s-a terminat și nu e nicio tură în curs: aici se scrie -
refused-position-spelling = asta se scrie { $text }
refused-position-no-such-tile = nu există porția { $tile }
refused-position-tile-of-deluxe = numai jocul deluxe are porția { $tile }
refused-position-tile-in-the-box = porția { $tile } rămâne în cutie
refused-position-tile-twice = porția { $tile } apare de două ori
refused-position-tile-missing = porția { $tile } lipsește; ea stă pe grătar sau într-un teanc
refused-position-specialist-in-classic = numai jocul deluxe are specialiști
refused-position-specialist-twice = specialistul { specialist-name } e în două locuri
refused-position-raven-owned = nimeni nu deține corbul
refused-position-owner-without-a-tile = locul { $seat } la masă nu are nicio porție, iar fără porție se poate deține numai cloșca
refused-position-two-specialists = locul { $seat } la masă are doi specialiști
refused-position-not-face-up = specialistul { specialist-name } stă pe o porție care nu e cu fața în sus
refused-position-tile-occupied = pe porția { $tile } stau doi specialiști
refused-position-bratworms = viermi prăjiți în rezervă și la jucători: trebuie să fie { $count }
refused-position-over = nicio porție nu e cu fața în sus: jocul s-a terminat, iar locul la masă se scrie -
refused-position-golden-die-not-owned = locul { $seat } la masă nu deține zarul auriu
refused-position-number-of-dice = o tură are opt zaruri, sau nouă cu zarul auriu
refused-position-golden-die-nowhere = cu nouă zaruri, zarul auriu e printre cele puse deoparte, iar el arată numai 1 și vierme
refused-position-no-dice-left = nu mai sunt zaruri: tura s-a terminat
refused-position-nothing-set-aside = nimic nu e pus deoparte, așa că nimeni nu se poate opri încă
refused-position-weasel-not-owned = locul { $seat } la masă nu deține nevăstuica
refused-position-dead-roll = această aruncare arată numai valori deja puse deoparte: eșuează pe loc
refused-position-bratworm-not-earned = cel puțin două zaruri cu 1 sunt puse deoparte, iar locul { $seat } la masă nu are un vierme prăjit pentru ele
refused-position-in-a-choice = în mijlocul unei alegeri o poziție nu are linie; ia-o pe cea dinainte
refused-record-of-a-position = acest joc a început dintr-o poziție: nu are înregistrare, fiindcă nimeni nu știe ce a fost înainte

## What is refused: bots

refused-unknown-bot = nu există botul „{ $bot }”; există { $bots }
refused-bot-parameters = botul „{ $bot }” nu poate fi creat: { $error }
refused-bot-file = botul din { $file } nu poate fi încărcat: { $error }
refused-bot-class = { $file } nu are o clasă { $name } cu o metodă decide(game)

## Command line: help

help-usage = Utilizare:
help-arguments = Argumente
help-options = Opțiuni
help-commands = Comenzi
command-heckmeck = Heckmeck, jocul de zaruri cu viermi: joci, revezi și verifici jocuri, compari boți.
command-play = Pornește un joc în terminal, împotriva boților sau cu alții.
command-replay = Arată un joc înregistrat, pas cu pas.
command-verify = Verifică dacă zarurile unui joc înregistrat au fost cinstite.
command-simulate = Pune boții să joace multe jocuri și face un rezumat.
command-rules = Arată regulile sau una singură.
command-bots = Enumeră boții.
option-help = Arată acest ajutor.
option-version = Arată versiunea.
option-lang = Limba tuturor textelor; HECKMECK_LANG face același lucru. Implicit: limba sistemului.
option-install-completion = Instalează completarea comenzilor în acest shell.
option-show-completion = Arată scriptul de completare pentru acest shell.
option-record-file = Înregistrarea unui joc (.heck); „-” citește intrarea standard.
option-position = O linie de poziție în locul unei înregistrări, între ghilimele; heckmeck rules P o explică.
option-force = Suprascrie fișierele existente.

## Command line: mistakes

refused-no-such-command = nu există comanda „{ $command }”; există { $commands }
refused-no-such-language = nu există limba „{ $language }”; există { $languages }
usage-no-command = lipsește o comandă; vezi { $help }
usage-no-such-option = nu există opțiunea { $option }
usage-no-value = opțiunea { $option } are nevoie de o valoare
usage-too-much = sunt mai multe argumente decât primește această comandă
usage-missing = lipsește { $name }
usage-see-help = { $text }; vezi { $help }
file-not-found = nu există un astfel de fișier sau dosar
file-is-a-folder = acesta e un dosar, nu un fișier
file-is-no-folder = acesta e un fișier, nu un dosar
file-forbidden = acces interzis
file-disk-full = discul e plin
file-exists = există deja
refused-file-is-kept = există deja; --force îl suprascrie
refused-position-alone = --position merge fără { $option }
refused-record-or-position = lipsește o înregistrare sau --position

## Command line: verify

verify-done = { $rolls ->
    [one] Toate aruncările sunt verificate: { $rolls } aruncare rezultă din seed și entropie.
    [few] Toate aruncările sunt verificate: { $rolls } aruncări rezultă din seed și entropie.
   *[other] Toate aruncările sunt verificate: { $rolls } de aruncări rezultă din seed și entropie.
}
verify-start = Cine începe a fost tras la sorți din același seed și aceeași entropie.
verify-phrases = { $n ->
    [one] Entropia are { $n } frază; ar trebui să fie una pentru fiecare loc la masă. Zarurile sunt verificate oricum.
    [few] Entropia are { $n } fraze; ar trebui să fie una pentru fiecare loc la masă. Zarurile sunt verificate oricum.
   *[other] Entropia are { $n } de fraze; ar trebui să fie una pentru fiecare loc la masă. Zarurile sunt verificate oricum.
}
verify-no-commitment = Înregistrarea nu are un sigiliu (commitment), deci nimeni nu poate spune când a fost ales acest seed.
refused-no-seed = nu există un seed cu care să fie verificate zarurile
refused-real-dice = sunt zaruri adevărate, introduse de oameni: nimeni nu le poate verifica
record-unseen = s-au introdus doar zarurile puse deoparte
refused-other-commitment = sigiliul (commitment) nu se potrivește cu seedul
refused-other-start = seedul și entropia îl aleg pe jucătorul { $name } să înceapă
refused-other-dice = acestea nu sunt zarurile din seed și entropie: aruncarea cu numărul { $number } trebuie să fie { $due }

## The table

specialist-label = { $specialist ->
    [canned_worm] cons.
    [hen] cloșcă
    [raven] corb
    [weasel] nevăst.
    [golden_die] auriu
   *[apple] măr
}
table-title = Heckmeck · tura { $turn } · la rând: { $name } · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] terminat după { $turns } tură
    [few] terminat după { $turns } ture
   *[other] terminat după { $turns } de ture
}
table-supply = Rezervă:
table-total = Deoparte: { $total }
table-total-canned-worm = Deoparte: { $total }, cu viermele la conservă { $final }
table-roll = Aruncare
stop-takes = Oprește-te: iei porția { $tile }
stop-takes-lower = Oprește-te: iei porția { $tile }, următoarea mai mică
stop-steals = Oprește-te: furi porția { $tile } de la { $name }
stop-takes-hen = Oprește-te: iei cloșca de la { $name }
stop-chooses = Oprește-te: alegi { $tiles }
stop-fails-no-worm = Oprește-te: aruncare nereușită, niciun vierme
stop-fails-no-tile = Oprește-te: aruncare nereușită, nicio porție pentru acest total
stop-fails-nothing-to-set-aside = Oprește-te: aruncare nereușită
ask-put-back = Ce specialist pui la loc?
ask-from = Cine dă viermele prăjit?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] Viermele la conservă
    [hen] Cloșca
    [raven] Corbul
    [weasel] Nevăstuica
    [golden_die] Zarul auriu
   *[apple] Mărul
}
specialist-object = { $specialist ->
    [canned_worm] viermele la conservă
    [hen] cloșca
    [raven] corbul
    [weasel] nevăstuica
    [golden_die] zarul auriu
   *[apple] mărul
}
step-keep = { $name } dă { $dice } și pune deoparte { $kept }: { $total }
step-dead-roll = { $name } dă { $dice }
step-weasel = { $name } dă { $dice } și reface aruncarea cu nevăstuica
step-golden-die = { $name } ia nouă zaruri
step-stop = { $name } se oprește: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Tura { $turn }: { $name }
note-failed = aruncare nereușită
turn-unfinished = neterminată
game-unfinished = Jocul nu e terminat.
place = Locul { $n }
place-shared = Locul { $n }, la egalitate
wins = Câștigă { $name }: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = porțiile { $tiles }: { $worms }
result-apple = măr: { $worms }
result-nothing = nicio porție

## Playing

play-seats = Cine joacă, 2 până la 7 locuri la masă, despărțite prin virgule: „me” pentru un om la această tastatură sau un bot (heckmeck bots îi enumeră), la dorință cu nume: Ana=me,Ben=simple. Implicit: me,simple,simple.
play-seed = Seedul zarurilor: 64 de cifre hexazecimale sunt chiar cei 32 de octeți, din orice alt text sau număr se ia SHA-256. Implicit: tras la sorți.
play-phrases = Fiecare om poate adăuga o frază la zaruri, după ce se arată sigiliul seedului (commitment).
play-save = Fișierul în care se păstrează jocul. Implicit: un fișier nou în dosarul pentru jocuri.
play-resume = Continuă un joc salvat. Cine e bot se ia din fișier sau din --seats.
play-position = Continuă de la această linie de poziție, dată între ghilimele. Fără --seats joci la locul care e la rând, împotriva lui simple.
play-pause = Cât timp se arată fiecare pas al unui bot, în secunde; orice tastă trece mai departe. Implicit: 0.7.
option-rules = Un joc gata pregătit și opțiuni într-un singur argument, ca într-o înregistrare: "deluxe faster=returned". Implicit: classic.
default-name = Jucător
refused-bad-seat = „{ $seat }” nu e un loc la masă; acesta e „me” sau un bot, la dorință cu un nume în față: Ana=me
refused-resume-changes-nothing = un joc continuat își păstrează regulile și zarurile: --resume merge fără --rules, --seed și --phrases
refused-seats-do-not-fit = locuri la masă: { $seats }, jucători: { $players }
refused-bot-failed = botul { $name } a eșuat: { $error }
refused-bot-illegal = botul { $name } a decis „{ $move }”; e permis { $legal }
choice-roll = Dă cu zarul
choice-roll-again = { $n ->
    [one] Dă din nou: { $n } zar
    [few] Dă din nou: { $n } zaruri
   *[other] Dă din nou: { $n } de zaruri
}
choice-eight = Opt zaruri
choice-nine = Nouă zaruri, cu zarul auriu
choice-weasel = Folosește nevăstuica: refă aruncarea
ask-dice = Opt zaruri sau nouă?
ask-roll = e rândul tău!
ask-keep = Ce zaruri pui deoparte?
ask-weasel = Nimic de pus deoparte. Folosești nevăstuica?
ask-decide = Dai din nou sau te oprești?
ask-take = Care porție?
ask-phrase = { $name }, fraza ta pentru zaruri (sau doar Enter):
keys = ? ajutor  u ture  q ieșire
help-keys = Tasta fiecărei alegeri stă în paranteze. ? arată regulile care contează acum, u turele de până acum, q salvează și iese.
no-such-key = Apasă una dintre aceste taste: { $keys }
terminal-too-small = Heckmeck are nevoie de o fereastră cu { $width } coloane și { $height } linii; aceasta are { $columns } și { $lines }. Mărește-o și apasă o tastă; q salvează și iese.
any-key = Apasă o tastă…
log-empty = Nu s-a jucat încă nicio tură.
fair-dice = Zaruri cinstite: { $commitment }
fair-dice-seed = Seedul: { $seed }
fair-dice-check = Acum oricine poate verifica toate aruncările: { $command }
record-saved = Înregistrarea e în { $file }
go-on = Continuă cu: { $command }

## Command line: replay, rules, bots

replay-json = Afișează documente de stare, unul pe rând: începutul, apoi unul după fiecare pas.
replay-at = Numai masa (sau documentul) după acest pas; începutul e 0.
replay-position = Numai linia de poziție de după acest pas (fără --at: de după ultimul).
rules-clause = O regulă ca T2 sau o literă pentru un capitol, ca K. Implicit: toate regulile.
refused-no-such-clause = nu există regula „{ $clause }”; capitolele sunt { $letters }
bots-parameters = parametri: { $parameters }
bots-own = Un bot propriu: my_bot.py:MyBot. Parametrii urmează după două puncte: name:key=value,key=value.
bot-random = Joacă fără plan: orice decizie permisă e la fel de probabilă.
bot-simple = Pune deoparte valoarea cu cele mai multe puncte și se oprește de îndată ce asta aduce o porție.
bot-careful = Joacă fiecare tură pentru cea mai mare șansă de a lua o porție, oricare ar fi ea.
bot-worms = Joacă fiecare tură pentru cei mai mulți viermi în medie, minus porția pusă în joc.
bot-champion = Joacă fiecare tură exact pentru șansa de câștig; o rețea antrenată jucând cu ea însăși judecă ce urmează.

## Command line: simulate

simulate-bots = Câte un bot pentru fiecare loc la masă, despărțiți prin virgule; heckmeck bots îi enumeră. Implicit: random,simple,simple.
simulate-games = Câte jocuri. Implicit: 100.
simulate-seed = Același seed dă aceleași jocuri. Jocul cu numărul n are ca seed al zarurilor SHA-256 din „SEED:n”. Implicit: 1.
simulate-record = Scrie înregistrările: un joc în acest fișier, mai multe în acest dosar.
simulate-json = Afișează rezumatul ca JSON.
simulate-progress = Jocuri
simulate-games-played = { $n ->
    [one] { $n } joc, { $rules }, seed { $seed }
    [few] { $n } jocuri, { $rules }, seed { $seed }
   *[other] { $n } de jocuri, { $rules }, seed { $seed }
}
simulate-turns = Ture pe joc: { $turns }
simulate-seat = Loc la masă
simulate-wins = Victorii
simulate-share = Procent
simulate-worms = Viermi
simulate-failures = Nereușite
simulate-steals = Furturi
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
refused-no-person-here = aici joacă numai boți; „me” e pentru heckmeck play

## What is refused: table server

refused-stale-ply = jocul a ajuns între timp la pasul { $ply }
refused-no-such-table = nu există o astfel de masă
refused-no-such-seat = nu există un astfel de loc la masă
refused-no-such-link = acest link a fost deja folosit, e prea vechi sau nu a existat niciodată
refused-not-at-this-table = nu ești la această masă
refused-not-started = jocul nu a început
refused-started-already = jocul a început deja
refused-not-over = jocul nu s-a terminat
refused-archived = această masă a fost închisă, fiindcă nimeni nu a mai jucat
refused-table-damaged = înregistrarea acestui joc este stricată după pasul { $ply }; cine administrează acest server o poate repara
refused-host-only = numai gazda mesei poate face asta
refused-nothing-to-throw = niciun zar nu așteaptă să fie aruncat
refused-nothing-to-take-back = aici nu este nimic de luat înapoi
refused-dice-are-not-entered = la această masă zarurile cad singure: nimeni nu le introduce
refused-not-your-dice = { $name } dă cu zarul: doar { $name } sau gazda introduce aceste zaruri
refused-not-your-entry = a fost introdus pentru { $name }: doar { $name } sau gazda poate lua înapoi
refused-dice-not-seen = celelalte zaruri nu au fost introduse: spune odată cu ele ce se pune deoparte
refused-real-dice-without-clock = o masă cu zaruri adevărate nu are ceas
refused-page-too-old = această pagină este mai veche decât masa: încarc-o din nou
refused-not-alone = numai cine joacă doar cu boți îi poate grăbi
refused-not-the-pace-setter = ritmul boților îl hotărăște gazda mesei sau singura persoană de la masă
refused-over-already = jocul s-a terminat
refused-still-here = { $name } este aici
refused-not-away-long = { $name } lipsește de puțin timp; peste { $seconds } s poate juca un bot
refused-host-here = gazda este aici
refused-host-not-away-long = gazda lipsește de puțin timp; peste { $seconds } s poți prelua masa
refused-clock-decides = la această masă ceasul hotărăște când joacă un bot
refused-bots-seat = acolo joacă deja un bot
refused-too-many-pictures = prea multe imagini; peste { $seconds } s o poți arăta pe următoarea
refused-nobody = acest dispozitiv nu are niciun loc la vreo masă
refused-no-such-device = nu ai un astfel de dispozitiv
refused-logged-out = acest dispozitiv a fost deconectat
refused-seated-already = ești deja la această masă
refused-table-full = toate cele { $places } locuri la masă sunt ocupate
refused-too-few-players = un joc are nevoie de cel puțin doi jucători
refused-name-taken = cineva de aici are deja numele { $name }
refused-name-length = „{ $name }” nu poate fi un nume; caractere vizibile: 1 până la { $most }
refused-colour-taken = cineva de aici are deja această culoare
refused-bad-phrase = o frază nu conține |, # sau caractere de control
refused-bad-seal = o frază sigilată este un SHA-256: 64 de cifre hexazecimale cu litere mici
refused-not-revealing = frazele se dezvăluie la începutul unui joc, în câteva secunde
refused-other-phrase = aceasta nu este fraza care a fost sigilată
refused-foreign-origin = această cerere vine de pe pagina altui site
refused-not-an-origin = „{ $origin }” nu este adresa unui site: --allow-origin primește una ca https://club.example, fără cale
refused-foreign-host = acest server nu se numește { $host }
refused-too-many-requests = prea multe cereri; încearcă din nou peste { $seconds } s
refused-too-many-refusals = prea multe mesaje fără sens
refused-table-crowded = această masă are deja destui spectatori: { $most }
refused-network-crowded = rețeaua ta are deja destule conexiuni deschise ({ $most }); închide câteva
refused-server-full = acest server e plin; încearcă mai târziu
refused-too-slow = această conexiune e prea lentă
refused-busy = mulți schimbă această masă în același timp; încearcă din nou
refused-storage-trouble = serverul are probleme cu salvarea; nimeni nu știe dacă s-a făcut; poți încerca din nou fără griji
refused-database-too-new = baza de date a fost scrisă de o versiune mai nouă (revizia { $revision })
refused-database-too-old = baza de date este de la o versiune mai veche; pornește serverul o dată și va fi actualizată
refused-database-not-empty = { $database } conține deja ceva; alege o bază de date nouă
refused-not-a-backup = { $file } nu este o copie de siguranță întreagă
refused-database-unusable = baza de date nu poate fi folosită: { $error }
refused-bad-request = această cerere nu are sens: { $detail }
refused-bad-message = acest mesaj nu are sens: { $detail }
refused-not-found = aici nu e nimic
refused-method-not-allowed = asta nu se poate face aici
refused-too-large = e prea mare
refused-crash = ceva n-a mers pe server; vezi jurnalul lui
refused-server-needs-web = serverul are nevoie de alte pachete: pip install "heckmeck[web]"

## Command: serve

command-serve = Oferă mese în rețea, pentru oameni și boți.
option-serve-host = Adresa la care ascultă; 0.0.0.0 pentru toată rețeaua.
option-serve-port = Portul la care ascultă.
option-serve-database = Unde se păstrează jocurile: sqlite+aiosqlite:///FILE sau postgresql+asyncpg://USER@HOST/NAME. Implicit: un fișier în dosarul de date.
option-serve-channels = redis://HOST: anunță imediat mai multe procese cu aceeași bază de date ce se întâmplă.
option-serve-origin = Încă un site ale cărui pagini pot vorbi cu acest server, de exemplu https://example.org; se poate repeta.
option-serve-allow-origin = Un site care are pagina pe un simplu server de fișiere, de exemplu https://club.example; cine o deschide acolo poate juca aici; se poate repeta.
option-serve-proxies = Adresele serverelor proxy inverse ale căror antete X-Forwarded sunt acceptate, despărțite prin virgule.
option-serve-bot = Botul care se așază când nu e numit altul și joacă pentru cine lipsește.
option-serve-bot-pace = Câte secunde pare că se gândește un bot la o decizie.
option-serve-rate = Înmulțește toate limitele de cereri; 0 le oprește.
option-serve-most-sockets = Numărul maxim de conexiuni deschise ale acestui proces.
option-serve-archive-open-hours = După câte ore se închide o masă la care jocul nu a început.
option-serve-archive-days = După câte zile se închide un joc pe care nimeni nu îl mai continuă.
option-serve-keep-days = După câte zile se șterg jocurile terminate și turneele de care nu se mai atinge nimeni; 0 le păstrează pentru totdeauna.
option-serve-log-level = Cât de mult spune jurnalul: debug, info, warning sau error.
option-serve-open = Deschide pagina în browser când serverul e gata.

command-backup = Copiază într-un fișier tot ce păstrează un server, chiar și în timp ce rulează.
command-restore = Umple o bază de date nouă dintr-o copie de siguranță.
command-move = Copiază totul în altă bază de date: din SQLite în PostgreSQL sau invers. Oprește mai întâi serverul.
backup-file = Fișierul nou.
restore-file = Fișierul scris de heckmeck backup, cu această versiune sau cu una mai veche.
move-to = Baza de date nouă, încă goală: postgresql+asyncpg://USER@HOST/NAME sau sqlite+aiosqlite:///FIȘIER.
copy-progress = Se copiază
backup-done = { $rows ->
    [one] Un rând este
    [few] { $rows } rânduri sunt
   *[other] { $rows } de rânduri sunt
} acum în { $file }.
restore-done = { $rows ->
    [one] Un rând este
    [few] { $rows } rânduri sunt
   *[other] { $rows } de rânduri sunt
} din nou la loc. Pornește serverul cu această bază de date.
move-done = { $rows ->
    [one] Un rând s-a mutat
    [few] { $rows } rânduri s-au mutat
   *[other] { $rows } de rânduri s-au mutat
}. Pornește serverul cu noua bază de date; cea veche rămâne cum era.

command-doctor = Spune ce împiedică un server: disc, ceas, bază de date, pagină, proxy, certificat.
doctor-url = Un server care rulează, așa cum îl văd vizitatorii: https://play.example.
doctor-disk = Disc
doctor-store = Bază de date
doctor-clock = Ceas
doctor-channels = Canale
doctor-page = Pagină
doctor-compiled = Reguli compilate
doctor-visit = Server
doctor-tls = Criptare
doctor-proxy = Proxy
doctor-certificate = Certificat
doctor-free = { $gigabytes } GB liberi
doctor-no-database-yet = încă nu există; prima pornire creează { $file }
doctor-up-to-date = completă, și primește ce se scrie
doctor-older-database = de la o versiune mai veche; următoarea pornire o actualizează
doctor-read-only = nu se poate scrie nimic în ea
doctor-refused = niciun răspuns: { $why }
doctor-clocks-differ = diferă de al nostru cu { $seconds } s; unora le-ar expira timpul (configurează NTP)
doctor-one-process = niciunul; e bine pentru un singur proces
doctor-answers = Redis răspunde
doctor-built = construită
doctor-not-built = lipsește: make web o construiește
doctor-nowhere-to-keep = nu au unde fi păstrate: fiecare pornire durează cu un minut mai mult
doctor-kept = gata
doctor-compiled-at-start = vin la prima pornire, în aproximativ un minut
doctor-status = răspunde la /health cu { $status }
doctor-no-tls = vizitat prin http: nimeni nu poate păstra pagina pe telefon
doctor-knows-https = serverul știe că este vizitat prin https
doctor-knows-no-https = serverul ia vizitele prin https drept vizite prin http: dă adresa proxy-ului cu --proxies
doctor-valid-for = zile de valabilitate rămase: { $days }
serve-ready = Heckmeck e gata la { $address } (Ctrl-C îl oprește).
serve-network = Ceilalți din rețeaua ta: { $address }
serve-over-ssh = Ești aici prin SSH: pe calculatorul tău rulează „{ $command } …”, apoi deschide { $address }.
mend-done = Masa { $table } continuă după pasul { $ply }.
mend-whole = Masa { $table } nu este stricată.

## Environments for learning, and datasets

refused-unknown-reward = „{ $reward }” nu e o recompensă; există { $rewards }
refused-number-of-games = jocuri: { $count }; trebuie să fie cel puțin unul
refused-number-of-seeds = valori seed: { $given }, jocuri: { $games }
refused-number-of-actions = acțiuni cu forma { $shape }, jocuri: { $games }; câte un număr întreg pentru fiecare joc
refused-reset-first = niciun joc în curs: reset() începe unul
refused-bot-not-compiled = „{ $bot }” nu joacă în interiorul nucleului; acolo joacă { $bots }
refused-no-seat-left = boți: { $bots }, jucători la masă: { $players }; nu rămâne niciun loc la masă liber
refused-too-few-turns = prea puține ture ({ $turns }) pentru numărul de jucători ({ $players }): nu ar decide fiecare
refused-needs-extra = { $what } are nevoie de alte pachete: pip install "heckmeck[{ $extra }]"
refused-game-not-over = jocul nu s-a terminat
refused-players-of-dataset = jucători în acest joc: { $players }; celelalte din acest fișier au { $due }

## What is refused: tournaments

refused-tournament-size = participanți: { $count }; un concurs are de la 2 la 3000
refused-tournament-final-size = în finală ar ajunge { $count }; ea are de la 2 la 7 jucători
refused-tournament-table-too-large = mese: { $tables }, jucători la o masă: până la { $size }; 7 la o masă numai cu table_size = 7
refused-tournament-tables-impossible = { $n } participanți nu încap: o masă are { $low } până la { $high } jucători, iar mese sunt cel mult { $tables }
refused-tournament-registration-over = înscrierea s-a încheiat
refused-tournament-not-closed = valoarea de pornire este încă sigilată: întâi se încheie înscrierea, cu o frază din sală
refused-tournament-closed-already = înscrierea s-a încheiat deja
refused-tournament-closed-for-good = înscrierea rămâne încheiată: valoarea de pornire este publică și nimeni nu mai poate alege participanții după ea
refused-tournament-secret-missing = această copie nu are secretul valorii de pornire: trage la sorți cu fișierul organizatorului
refused-tournament-seal-either = „open” are ori „secret”, ori „commitment”
refused-tournament-nobody = nimeni nu are numărul { $number }
refused-tournament-gone-already = { $name } a renunțat deja
refused-tournament-not-gone = { $name } nu a renunțat
refused-tournament-drawn-since = { $name } nu poate reveni: între timp a fost trasă la sorți o rundă
refused-tournament-is-here = prezența este deja bifată: { $name }
refused-tournament-not-waiting = { $name } nu așteaptă
refused-tournament-too-late = { $name } vine prea târziu: prima etapă s-a încheiat
refused-tournament-no-further-round = etapa aceasta nu mai are rundă: alege o masă deschisă
refused-tournament-not-smallest = nu la masa { $table }: cine vine târziu stă la cea mai mică masă deschisă ({ $tables })
refused-tournament-table-live = masa { $table } este o masă live: jocul a început cu locurile sale
refused-tournament-round-open = lipsesc rezultate: masa { $tables }
refused-tournament-over = concursul s-a terminat
refused-tournament-no-table = nu există masa { $table } în runda { $round } a etapei { $stage }
refused-tournament-stage-closed = etapa { $stage } e încheiată: următoarea a fost trasă la sorți
refused-tournament-result-there = masa { $table } are un rezultat: { $scores }. El poate fi corectat
refused-tournament-nothing-to-correct = masa { $table } nu are un rezultat de corectat
refused-tournament-result-missing = masa { $table }: lipsește rezultatul pentru { $name }
refused-tournament-result-stranger = masa { $table }: { $name } nu joacă acolo, a părăsit jocul sau apare de două ori
refused-tournament-not-your-table = aceasta nu este masa ta: { $table }
refused-not-your-table = linkul acesta nu permite rezultate ale mesei { $table }
refused-pass-unknown = linkul acesta nu ține de acest concurs
refused-tournament-reports-many = masa { $table } a anunțat de prea multe ori: cheamă organizatorul
refused-tournament-nothing-taken = masa { $table }: nimeni nu are nicio porție, dar un joc se termină numai când cineva o ia pe ultima
refused-tournament-nothing-to-undo = nu e nimic de anulat

refused-tournament-draw-number = urmează tragerea la sorți pentru etapa { $stage }, runda { $round }, cu numărul { $number }
refused-tournament-draw-tables = aceste mese nu au sens: cineva apare de două ori sau nu are ce căuta aici, ori o masă are mai puțin de 2 sau mai mult de 7
refused-tournament-draw-stranger = { $name } a ieșit la sorți, dar nu participă
refused-tournament-draw-missing = { $name } participă, dar lipsește din tragerea la sorți
refused-tournament-draw-sizes = jucători la mese: trebuie să fie { $due }
refused-tournament-draw-other-tables = acestea nu sunt mesele din seed
refused-tournament-draw-other-seats = acestea nu sunt locurile la masă din seed

refused-tournament-no-such-tile = { $name }: nu există porția { $tile }
refused-tournament-tile-twice = porția { $tile } a fost introdusă de două ori
refused-tournament-wrong-sum = { $name }: viermi pe aceste porții: { $worms }, nu { $given }
refused-tournament-wrong-highest = { $name }: cea mai mare porție e { $highest }, nu { $given }
refused-tournament-worms-missing = { $name }: lipsesc viermii
refused-tournament-worms-impossible = { $name }: cu cea mai mare porție { $highest }, numărul de viermi nu poate fi { $worms }; poate fi de la { $least } la { $most }
refused-tournament-highest-missing = { $name }: lipsește cea mai mare porție
refused-tournament-tie-needs-tile = { $name }, viermi: { $worms }, la egalitate: hotărăște cea mai mare porție, și ea lipsește
refused-tournament-sum-too-high = viermi în total: { $worms }; există numai { $most }
refused-tournament-result-impossible = nicio împărțire a porțiilor nu dă acești viermi
refused-tournament-bratworms = viermi prăjiți: { $count }; există { $most }
refused-tournament-apple-twice = nu există atâtea mere
refused-tournament-apple-without-tile = { $name } are mărul și nicio porție

refused-tournament-create-first = un concurs începe cu „open” sau „create”, care nu stau altundeva
refused-tournament-no-object = acesta nu e un obiect JSON
refused-tournament-event-kind = „{ $kind }” nu e un fel de eveniment
refused-tournament-event-field = „{ $field }” nu e un câmp din „{ $kind }”
refused-tournament-field-missing = lipsește câmpul „{ $field }”
refused-tournament-field-value = „{ $field }” nu poate fi „{ $value }”
refused-tournament-score-either = jucătorul { $player }: un punctaj are tiles (cu bratworms, apple) sau worms și highest

refused-tournament-toml = regulile casei nu sunt TOML: { $what }
refused-tournament-toml-size = regulile casei sunt prea lungi: cel mult { $length } de caractere și { $dots } puncte pe un rând (rândul { $line })
refused-tournament-too-large = acest turneu e plin: istoricul lui depășește { $most } MiB
refused-tournament-house-key = regulile casei nu cunosc „{ $key }”; cunosc { $known }
refused-tournament-house-value = regulile casei, { $key }: nu poate fi „{ $value }”; poate fi { $wanted }
refused-tournament-points = regulile casei, punctele unei mese de { $size }: trebuie câte un număr pentru fiecare loc, niciunul peste cel dinainte, nu { $given }
refused-tournament-rounds-and-stages = regulile casei: rounds stă în [[stage]] când există astfel de etape
refused-tournament-stage-advance = regulile casei, { $stage }: trebuie sau advance, sau each
refused-tournament-stage-tables = regulile casei, { $stage }: se poate numai una dintre tables și table_size
refused-tournament-stage-each = regulile casei, { $stage }: după mai multe runde hotărăște clasamentul; trebuie advance, nu each
refused-tournament-csv = aceasta nu e nici listă de nume, nici CSV
refused-tournament-which-column = care este numele în „{ $text }”? Scrie un nume pe rând sau un prim rând ca „Nume;Club”, care spune ce este în fiecare coloană
refused-tournament-names-alike = aceste nume diferă doar prin majuscule: { $names }. Adaugă ceva ca să se deosebească

## Command: arena

command-arena = Pune boții să joace unul împotriva altuia și îi compară.
arena-bots = Doi boți sau mai mulți; joacă fiecare pereche. heckmeck bots îi enumeră, my_bot.py:MyBot e unul propriu.
arena-players = Jucători la o masă, de la 2 la 7; mai multe mărimi despărțite prin virgule. Peste 2, primul bot al perechii are un loc la masă, al doilea pe toate celelalte. Implicit: 2.
arena-games = Jocurile fiecărei perechi la fiecare mărime, rotunjite în sus, ca primul bot să joace la fel de des pe fiecare loc la masă. Implicit: 1000.
arena-seed = Același seed dă aceleași jocuri. Implicit: 1.
arena-workers = Procese de lucru. Implicit: câte unul pentru fiecare nucleu.
arena-cluster = Joacă pe clusterul planificatorului dask de la această adresă, de exemplu tcp://host:8786.
arena-timeout = Câte secunde are un bot propriu pentru o decizie. Implicit: 5.
arena-json = Afișează rezultatele ca JSON.
arena-csv = Scrie rezultatele în acest fișier, câte un rând pentru fiecare pereche și mărime.
arena-plot = Desenează rezultatele în acest fișier: .png, .svg sau .pdf.
arena-progress = Jocuri
arena-title = Arenă: { $rules }, seed { NUMBER($seed, useGrouping: 0) }
arena-axis = Ponderea victoriilor primului bot
arena-column-pair = Pereche
arena-column-players = Jucători
arena-column-games = Jocuri
arena-column-share = Victorii
arena-column-interval = Interval 95 %
arena-column-turns = Ture
arena-column-first-seat = Primul loc la masă
arena-column-bot = Medii pe joc și loc la masă
arena-column-worms = Viermi
arena-column-failures = Nereușite
arena-column-steals = Furturi
arena-column-own-turns = Ture
arena-column-forfeits = Cedate
arena-column-rating = Cotă
arena-column-mu = Nivel
arena-column-sigma = ±
arena-against = { $bot } contra { $other }
arena-forfeited = { $bot } a cedat jocul: { $reason }. După trei jocuri cedate, toate jocurile lui următoare din pereche se socotesc cedate.
arena-raised = a eșuat cu { $error }
arena-too-slow = nicio decizie în { $seconds } s
arena-died = procesul lui s-a încheiat cu codul { $code }
arena-illegal = a decis „{ $move }”; era permis { $legal }
refused-too-few-bots = o arenă are nevoie de cel puțin doi boți
refused-no-cluster = niciun planificator dask nu răspunde la { $address } ({ $error })
refused-workers-die = procesele de lucru s-au oprit de prea multe ori: { $count }
refused-picture-format = „{ $file }”: o imagine e un fișier cu una dintre terminațiile { $formats }

## Command: odds

command-odds = Arată șansele exacte ale unei ture: fiecare porție, cât de des eșuezi și cât valorează fiecare decizie.
odds-file = Înregistrarea unui joc; fără ea, prima tură a unui joc sau poziția din opțiuni.
odds-at = Pasul analizat din înregistrare, începutul e 0. Implicit: ultimul.
odds-kept = Zarurile puse deoparte, de exemplu 444W; un zar auriu urmează după plus: 44+W.
odds-roll = Aruncarea de pe masă, de exemplu 1123 sau 1123+W.
odds-dice = Zarurile acestei ture, 8 sau 9; 9 e cu zarul auriu.
odds-weasel-used = Nevăstuica a fost folosită în această tură.
odds-owns = Specialistul jucătorului: golden_die, weasel sau canned_worm.
odds-aim = Pentru ce se joacă tura: worms, at-least:T sau exactly:T. Implicit: worms.
odds-json = Afișează șansele ca JSON.
odds-plot = Desenează șansele în acest fișier: .png, .svg sau .pdf.
odds-value-worms = Valoarea acestei ture, în viermi: { $value }
odds-value-at-least = Șanse pentru un total de cel puțin { $total }: { $value }
odds-value-exactly = Șanse pentru un total de exact { $total }: { $value }
odds-fail = Aruncare nereușită: { $fail }
odds-column-tile = Total
odds-column-at-least = cel puțin
odds-column-exactly = exact
odds-column-decision = Decizie
odds-column-value = Valoare
odds-column-fails = Eșuează
odds-note = Fiecare șansă e cea mai bună care se poate obține când se joacă numai pentru acel total.
odds-title = { $rules }: cele mai bune șanse pentru fiecare total
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = „{ $aim }” nu e un scop; există worms, at-least:T și exactly:T cu un total T de la 1 la 45
refused-odds-owns = „{ $name }” nu se poate da aici; există { $names }
refused-odds-owns-two = nimeni nu deține doi specialiști
refused-odds-dice = o tură are 8 sau 9 zaruri, nu „{ $dice }”
refused-odds-too-many-dice = zaruri puse deoparte: { $count }; tura are { $dice }
refused-odds-file-and-flags = o înregistrare și o poziție din opțiuni nu merg împreună: { $flag }
refused-odds-at-without-file = --at are nevoie de o înregistrare
refused-odds-roll-fails = aruncarea { $roll } arată numai valori deja puse deoparte: eșuează pe loc
refused-odds-over = jocul s-a terminat: nu e nicio tură în curs

## Champion: training and exact endgames

command-exact = Rezolvă perfect un joc redus pentru doi jucători: cât de des câștigă primul?
exact-tiles = Numărul de porții, de la 21 în sus: 1 până la 8. Implicit: 4. De la 7 durează minute.
exact-forced = Un jucător fără zaruri rămase trebuie să ia ce aduce totalul, chiar și unde ar fi mai bine să eșueze (T5).
exact-json = Scrie rezultatul ca JSON.
exact-result = porții: { $tiles }, poziții: { $states }; primul jucător câștigă cu șansa { $chance }.
exact-progress = Se rezolvă jocul (porții: { $tiles })…
command-train = Antrenează rețeaua botului „champion” prin jocuri cu sine însuși. O rulare întreruptă continuă.
train-out = Un dosar pentru rulare, rețea și curba ei de învățare.
train-players = Numerele de jucători, de exemplu 2 sau 3-7. Implicit: 2.
train-games = Numărul de jocuri, în pași de 100. Implicit: 100000.
train-seed = Un număr; același număr repetă aceeași rulare. Implicit: 1.
train-settle = Lambda câștigurilor la sfârșitul rulării, de la 0 la 1; la început este 0,8. Implicit: 0.
train-progress = Jocuri: { $games } din { $of }, distanța până la ținte { $error }
train-done = Rețeaua e în { $file }, curba de învățare în { $curve }.
refused-train-other-run = { $file } ține de o rulare cu alt plan; alege alt dosar

## First run

first-run = Se pregătesc regulile pentru acest calculator, o singură dată: cam o jumătate de minut…

## Coach

command-advise = Spune ce e de făcut la un pas al unui joc înregistrat și cât valorează fiecare decizie.
advise-at = Pasul analizat, ca la replay; începutul e 0. Implicit: ultimul.
advise-json = Afișează sfatul ca JSON.
option-depth = Câte ture privește antrenorul înainte, 1 sau 2. Implicit: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Șanse de câștig:
advise-option = Posibilitate
advise-win = Câștig
advise-loss = Costă
advise-fail = Eșuează
advise-worms = Viermi
advise-brings = Cel mai probabil
advise-nobody = Aici nu decide nimeni: trebuie dat cu zarul.
advise-over = Jocul s-a terminat.
move-keep = pune deoparte { $dice }
move-roll = dă din nou
move-weasel = folosește nevăstuica
move-stop = oprește-te
move-take = ia porția { $tile }
move-put-back = pune la loc { $specialist }
move-from = ia-l de la { $name }
likely-takes = ia porția { $tile } ({ $percent })
likely-steals = fură porția { $tile } de la { $name } ({ $percent })
likely-takes-hen = ia cloșca de la { $name } ({ $percent })
likely-fails = eșuează ({ $percent })
why-only = Nu e altceva de făcut.
why-equal = E totuna: „{ $other }” e la fel de bine.
why-must-fail =
    .best = Cu „{ $other }” nu poți decât să eșuezi.
    .worse = Așa nu poți decât să eșuezi.
why-cannot-fail =
    .best = Așa nu poți eșua; cu „{ $other }” eșuezi în { $fail2 } din cazuri.
    .worse = Așa eșuezi în { $fail } din cazuri; cu „{ $other }” nu poți eșua.
why-safer-and-richer =
    .best = Așa eșuezi mai rar decât cu „{ $other }” ({ $fail } față de { $fail2 }) și în medie iei mai mulți viermi ({ $worms } față de { $worms2 }).
    .worse = Așa eșuezi mai des decât cu „{ $other }” ({ $fail } față de { $fail2 }) și în medie iei mai puțini viermi ({ $worms } față de { $worms2 }).
why-safer =
    .best = Așa eșuezi mai rar decât cu „{ $other }”: { $fail } față de { $fail2 }.
    .worse = Așa eșuezi mai des decât cu „{ $other }”: { $fail } față de { $fail2 }.
why-richer =
    .best = Riscul merită: în medie { $worms } viermi, cu „{ $other }” { $worms2 }.
    .worse = Aduce prea puțin: în medie { $worms } viermi, cu „{ $other }” { $worms2 }.
why-more-worms =
    .best = Aduce mai mulți viermi: { $worms } față de { $worms2 } cu „{ $other }”.
    .worse = Aduce mai puțini viermi: { $worms } față de { $worms2 } cu „{ $other }”.
why-steals =
    .best = Așa furi mai des decât cu „{ $other }”: { $steals } față de { $steals2 }.
    .worse = Așa furi mai rar decât cu „{ $other }”: { $steals } față de { $steals2 }.
why-ends =
    .best = Jocul se termină mai repede, și asta e bine pentru tine.
    .worse = Cu „{ $other }” jocul se termină mai repede, și asta e bine pentru tine.
why-lasts =
    .best = Jocul continuă, și ai nevoie de asta.
    .worse = Jocul se termină prea repede pentru tine; cu „{ $other }” continuă.
why-position =
    .best = Te lasă într-o poziție mai bună: cu { $points } puncte mai mult decât „{ $other }”.
    .worse = Te lasă într-o poziție mai proastă: cu { $points } puncte mai puțin decât „{ $other }”.
advise-best = Cel mai bine: { $move }.
advise-rollouts = O privire mai atentă: campionul joacă până la capăt cele mai bune posibilități, fără noroc.
rollouts-error = Eroarea standard, în puncte, la care o șansă e cunoscută destul de bine, de la 0.05 la 10. Implicit: 0.5.
rollouts-max = Cel mult atâtea jocuri pentru fiecare posibilitate. Implicit: 4000.
rollouts-seed = Un număr; același dă aceleași jocuri. Implicit: 0.
rollouts-working = O privire mai atentă …
rollouts-title = Jucat până la capăt de campion, fără noroc:
rollouts-margin = 95 %
rollouts-games = Jocuri
rollouts-clear = „{ $best }” e mai bine.
rollouts-close = „{ $best }” și „{ $other }” sunt prea apropiate.
rollouts-stopped = Oprit înainte de precizia dorită.
rollouts-note = În 19 din 20 de cazuri adevărul e între limitele ±.
refused-option-without-rollouts = { $option } merge împreună cu --rollouts

## Review

command-review = Analizează un joc înregistrat, decizie cu decizie: pierderi, noroc și momente de cotitură.
review-rollouts = O privire mai atentă la deciziile care costă puțin: le joacă până la capăt, ca și pe cele mai bune; eroarea e 1 punct fără --error.
review-out = Scrie în acest fișier în loc de terminal.
review-json = Afișează analiza ca JSON.
review-html = Face o pagină cu graficul, pentru un browser.
refused-review-form = alege una dintre --html și --json
review-title = Analiză: { $rules }, { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}
review-graph = Șanse de câștig, tură cu tură
review-player = Jucător
review-accuracy = Precizie
review-error-rate = Pierdut pe decizie
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Noroc
review-result = Rezultat
review-adjusted = Fără noroc
review-mistakes = Inexactități (?!), greșeli (?) și gafe (??), în puncte din șansele de câștig
review-turning-points = Momente de cotitură
review-where = Tura { $turn }, pasul { $ply }, { $name }:
review-rolled = dă { $dice }
review-better = Mai bine: { $move }.
review-none = nimic
review-grade = { $grade ->
    [best] cel mai bine
    [fine] bine
    [inaccuracy] inexactitate
    [mistake] greșeală
   *[blunder] gafă
}
review-revaluation = După o tură poziția se judecă din nou: în medie { $points } puncte.
review-sums = Cum se adună
review-sums-note = Începutul, norocul, deciziile și reevaluarea dau împreună rezultatul. Toate numerele sunt în puncte din șansele de câștig.
review-start = Început
review-luck-own = Norocul aruncărilor proprii
review-luck-of-others = Norocul celorlalți
review-losses-own = Decizii proprii
review-losses-of-others = Deciziile celorlalți
review-revalued = Reevaluare
review-unjudged = Ture nejudecate
review-unjudged-note = { $n ->
    [one] { $n } tură nu e judecată: s-au introdus doar zarurile puse deoparte.
    [few] { $n } ture nu sunt judecate: s-au introdus doar zarurile puse deoparte.
   *[other] { $n } de ture nu sunt judecate: s-au introdus doar zarurile puse deoparte.
}
review-all = Toate deciziile
review-turn = Tură
review-decision = Decizie
review-best-was = Cel mai bine
review-loss = Costă
review-luck-by-turn = Norocul aruncărilor, tură cu tură: în sus e bine, în jos e rău pentru cine e la rând

## Puzzles

command-puzzle = Dă o provocare: o poziție în care decizia evidentă e greșită.
puzzle-number = Numărul problemei. Implicit: oricare; „today” e cea a zilei.
puzzle-title = Provocarea { $number }: ce e cel mai bine?
puzzle-keys = (Enter arată răspunsul)
puzzle-right = Corect!
puzzle-wrong = Nu e cel mai bine: costă { $points } puncte.
puzzle-natural = „{ $move }” pare firesc și costă { $points } puncte.

## Playing with the coach

play-coach = Arată cât valorează fiecare decizie, înainte de a decide.
play-tutor = Avertizează înaintea unei decizii care costă atâtea puncte din șansele de câștig, de la 0 la 100, și permite retragerea ei.
tutor-warning = Asta costă { $points } puncte. { $why }
tutor-question = O iei înapoi?
tutor-yes = Da, decid din nou
tutor-no = Nu, așa vreau

## Dataset

simulate-dataset = Scrie fiecare poziție, decizie și rezultat într-un fișier Parquet (are nevoie de pachetul „rl”).

## Comandă: locale

command-locale = Pentru traducători: verifică o limbă, enumeră textele cele mai citite.
command-locale-check = Spune ce îi lipsește unei limbi: texte lipsă sau nefolosite, alte variabile, forme de plural lipsă, texte prea lungi pentru butonul lor.
command-locale-table = Scrie textele cele mai citite în toate limbile, ca Markdown.
locale-language = O limbă după codul ei, ca de: fișierul src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: lipsește
locale-fault-unused = { $key }: în engleză nu există acest text
locale-fault-variables = { $key }: variabilele sunt { $own }; în engleză { $english }
locale-fault-plurals = { $key }: formele de plural sunt { $own }; trebuie { $due }
locale-fault-long = { $key }: semne { $n }; aici încap { $most }
locale-fault-unreadable = linia { $line }: nu se poate citi
locale-fault-file = lipsește textul { $file }
locale-checked = { $n ->
    [0] { $language }: totul e aici.
    [one] { $language }: { $n } lipsă
    [few] { $language }: { $n } lipsuri
   *[other] { $language }: { $n } de lipsuri
}

## The page: everywhere

web-page-not-loaded = Această pagină nu s-a putut încărca: nu există conexiune. Se va deschide singură când conexiunea revine.
web-try-again = Încearcă din nou
web-no-answer = Serverul nu răspunde. Ai internet?
web-no-server = Pentru asta e nevoie de un server, iar pe acest dispozitiv nu e trecut niciunul.
web-trouble = Ceva nu a mers. Te rog să încerci din nou.
web-language = Limbă
web-back = Înapoi
web-to-start = La pagina de start
web-lost-title = Nimic aici
web-lost = Viermele a căutat peste tot: nu există o astfel de pagină.

## Tournaments

command-tournament = Conduce un concurs de la lista de înscriere până la finală.
command-tournament-plan = Spune ce se va întâmpla cu atâția participanți, etapă cu etapă.
command-tournament-run = Biroul organizatorului: creează un concurs sau îl continuă, trage la sorți, introduce rezultate.
command-tournament-check = Reface un concurs și arată tot ce nu respectă regulile.
command-tournament-export = Scrie clasamentul sau tot concursul pentru alte programe și pentru hârtie.
command-tournament-anonymise = Scrie concursul fără nume: tragerile la sorți și rezultatele rămân.
command-tournament-simulate = Pune boții să joace concursuri întregi și numără cine le câștigă.
tournament-option-n = Câți participanți, de la 2 la 3000.
tournament-option-file = Fișierul concursului: un eveniment pe rând, doar se adaugă.
tournament-option-words = O comandă a biroului, de exemplu „draw”; „help” le enumeră. Implicit: ce se tastează.
tournament-option-rules-file = Regulile casei ca fișier TOML. Implicit: regulile oficiale.
tournament-option-name = Numele unui concurs nou. Implicit: numele fișierului.
tournament-option-names = Înscrie numele din această listă: unul pe rând sau CSV.
tournament-option-seed = Seedul publicat al tuturor tragerilor la sorți: 64 de cifre hexazecimale sau un text din care se ia SHA-256. Implicit: tras la sorți.
tournament-option-script = Execută comenzile din acest fișier, una pe rând; „-” citește intrarea standard.
tournament-option-csv = Clasamentul ca CSV.
tournament-option-json = Tot concursul ca un document JSON.
tournament-option-html = Tot concursul ca o pagină de tipărit.
tournament-option-output = Scrie în acest fișier. Implicit: la ieșirea standard.
tournament-option-plan-json = Un obiect JSON pe rând, câte o etapă fiecare, finala la sfârșit.
tournament-option-participants = Câți participanți, de la 2 la 3000. Implicit: 30.
tournament-option-bots = Boți, despărțiți prin virgule; participanții joacă pe rând ca ei. Implicit: worms,careful,simple.
tournament-option-events = Câte concursuri. Implicit: 1000.
tournament-option-simulate-seed = Același seed dă aceleași concursuri. Implicit: 1.
tournament-option-simulate-json = Afișează rezultatul ca JSON.

tournament-preliminary = Etapa { $n }, rundă preliminară
tournament-semi-final = Etapa { $n }, semifinală
tournament-final = Etapa { $n }, finală
tournament-plan-participants = { $n ->
    [one] { $n } participant
    [few] { $n } participanți
   *[other] { $n } de participanți
}
tournament-plan-rounds = { $n ->
    [one] { $n } rundă
    [few] { $n } runde
   *[other] { $n } de runde
}
tournament-plan-tables = { $n ->
    [one] { $n } masă de { $size }
    [few] { $n } mese de { $size }
   *[other] { $n } de mese de { $size }
}
tournament-plan-advance = merg mai departe { $n }: { $who }
tournament-plan-ranking = merg mai departe { $n }, după clasament
tournament-plan-byes = dintre ei { $n } direct în finală
tournament-plan-firsts = { $n ->
    [one] { $n } de pe locul 1
    [few] { $n } de pe locul 1
   *[other] { $n } de pe locul 1
}
tournament-plan-seconds = { $n ->
    [one] cel mai bun de pe locul 2
    [few] { $n } de pe locul 2
   *[other] { $n } de pe locul 2
}
tournament-plan-thirds = { $n ->
    [one] cel mai bun de pe locul 3
    [few] { $n } de pe locul 3
   *[other] { $n } de pe locul 3
}
tournament-round = Runda { $n } din { $total }
tournament-table = Masa { $n }
tournament-seat = locul la masă { $seat }, porția { $tile }
tournament-drawn = etapa { $stage }, runda { $round }
tournament-tile = Porție
tournament-participant = Participant
tournament-place = Locul
tournament-stage = Etapă
tournament-why = Hotărât de
tournament-standings = Clasament
tournament-champion = { $name } câștigă concursul
tournament-seed-note = Toate tragerile la sorți vin din seedul publicat { $seed } și pot fi repetate de oricine (R9).
tournament-rules-preset-sheet = Sistem de joc: foaia de concurs a jocului (ediția românească)
tournament-rules-preset-simple = Sistem de joc: regula simplă a editurii ({ $source })
tournament-rules-preset-profi = Sistem de joc: regula „Profi” a editurii ({ $source })
tournament-rules-preset-seven = Sistem de joc: 7-5-3-1 cu patru runde, semifinală și locuri directe în finală ({ $source })
tournament-rules-edition-classic = Jocul clasic, porțiile de la 21 la { $highest }
tournament-rules-edition-deluxe = Jocul deluxe, porțiile de la 21 la { $highest }, 11 și 13
tournament-rules-one-round = Un joc, apoi merg mai departe cei mai buni de la fiecare masă
tournament-rules-rounds = Jocuri înainte de finală: { $n }, se merge mai departe după clasament
tournament-rules-stages = Etape proprii înainte de finală: { $n }
tournament-rules-draw-lots = Fiecare rundă se trage la sorți, cu cât mai puțini adversari întâlniți deja
tournament-rules-draw-placing = Rundele următoare se trag după loc: cei care au avut același loc stau împreună
tournament-rules-final = Jucători în finală: { $n }
tournament-rules-byes = Direct în finală: primii { $n } din clasament; următorii joacă o semifinală
tournament-rules-tables = Mese de { $low } până la { $high } jucători
tournament-rules-table-size = Pe cât se poate { $n } la o masă
tournament-rules-most-tables = Cel mult { $n } mese
tournament-rules-score-worms-and-places = Contează viermii și punctele pentru loc
tournament-rules-score-places = Contează numai punctele pentru loc
tournament-rules-points = Puncte pentru loc la o masă de { $size }: { $points }
tournament-rules-minutes = O rundă durează { $n } minute; apoi fiecare mai are atâtea ture: { $turns }
tournament-rules-max-turns = Un joc se termină după { $n } ture ale tuturor jucătorilor la un loc
tournament-rules-ranking = Ordinea clasamentului: { $metrics }; apoi sorții
tournament-sealed-note = Valoarea de pornire a tuturor tragerilor la sorți este sigilată, nimeni nu o poate alege. SHA-256 al secretului ei: { $seal } (R9).
tournament-ask-phrase = Ce strigă sala? Cu asta se încheie înscrierea și se deschide valoarea de pornire; poate rămâne gol:
tournament-place-points = locul { $place }, puncte { $points }
tournament-metric-score = Punctaj
tournament-metric-places = Puncte pentru loc
tournament-metric-wins = Mese câștigate
tournament-metric-worms = Viermi
tournament-metric-highest = Cea mai mare porție
tournament-why-metric = { $metric }: { $here } față de { $above }
tournament-why-shared = loc împărțit
tournament-why-stage = nu a ajuns în această etapă
tournament-why-lot = tragerea la sorți
tournament-why-stayed = a renunțat la finală

tournament-phase-registration = înscriere
tournament-phase-playing = mesele joacă
tournament-phase-draw = urmează tragerea la sorți
tournament-phase-over = terminat
tournament-participants = { $n ->
    [one] { $n } participant
    [few] { $n } participanți
   *[other] { $n } de participanți
}
tournament-gone = { $name } a renunțat
tournament-is-back = { $name } e din nou în concurs
tournament-undone = Anulat: { $what }
tournament-open-tables = Mai lipsesc rezultate: masa { $tables }
tournament-round-over = Au venit toate rezultatele. „draw” trage la sorți ce urmează.
tournament-nothing-drawn = Încă nu s-a tras nimic la sorți.
tournament-note-gone = (a renunțat)
tournament-note-here = (aici)
tournament-note-waiting = (așteaptă)
tournament-missing = Încă nebifați: { $n }
tournament-swept = Scoși de pe listă: { $n }
tournament-torn-line = Ultimul rând nu era complet și nu fusese confirmat niciodată: a fost tăiat.
tournament-event-create = Creat
tournament-event-open = Deschis
tournament-event-close = Înscriere încheiată
tournament-event-register = Înscriere
tournament-event-rules = Reguli schimbate
tournament-event-rename = Nume schimbat
tournament-event-withdraw = Renunțare
tournament-event-return = Revenire
tournament-event-arrive = Bifat
tournament-event-sweep = Nu a venit
tournament-event-reserve = Așteaptă un loc
tournament-event-admit = Participă
tournament-event-draw = Tragere la sorți
tournament-event-result = Rezultat
tournament-event-correct = Corectat
tournament-event-report = Anunțat de la masă
tournament-event-timer = Cronometru
tournament-event-announce = Anunț
tournament-event-schedule = Programul zilei
tournament-event-anonymise = Nume scoase
tournament-by = de la { $who }
tournament-event-undo = Anulat
tournament-checked = { $n ->
    [0] Concursul respectă regulile.
    [one] { $n } abatere
    [few] { $n } abateri
   *[other] { $n } de abateri
}
tournament-unfinished = Concursul nu s-a terminat încă.
tournament-progress = Concursuri
tournament-simulated = concursuri: { $events }, participanți: { $participants }, seed { $seed }
tournament-column-bot = Bot
tournament-column-participants = Participanți
tournament-column-wins = Victorii
tournament-column-interval = Interval 95 %
tournament-column-each = Fiecare
tournament-column-final = În finală

tournament-desk-hint = „help” enumeră comenzile, „quit” iese; totul se păstrează imediat în fișier.
tournament-desk-add = add NUME …: înscrie participanți; „Ana Maria” între ghilimele e un singur nume
tournament-desk-import = import FIȘIER: înscrie o listă de nume, unul pe rând sau CSV
tournament-desk-rename = rename NUMĂR NUME: îndreaptă un nume
tournament-desk-out = out NUMĂR: cineva renunță
tournament-desk-back = back NUMĂR: cine a renunțat revine, dacă de atunci nu s-a tras nimic la sorți
tournament-desk-here = here NUMBER …: au venit
tournament-desk-sweep = scoate de pe listă pe toți cei care nu au venit
tournament-desk-late = late NAME …: listă de rezervă înainte de tragere, întârziați după ea
tournament-desk-seat = seat NUMBER [TABLE]: cine așteaptă joacă: la o masă sau din runda următoare
tournament-desk-draw = trage la sorți runda următoare, etapa sau finala: mese și locuri la masă
tournament-desk-tables = arată mesele acestei runde, cu locuri la masă și rezultate
tournament-desk-enter = enter MASĂ PUNCTAJ …: rezultatul unei mese, câte un punctaj pentru fiecare loc la masă, în ordinea porțiilor
tournament-desk-correct = correct MASĂ PUNCTAJ … because MOTIV: îndreaptă un rezultat; RUNDĂ:MASĂ pentru o rundă mai veche
tournament-desk-undo = anulează ultimul pas
tournament-desk-standings = cine e pe ce loc și ce a hotărât asta
tournament-desk-players = toți participanții, cu numere și locuri la masă
tournament-desk-plan = ce se va întâmpla, etapă cu etapă
tournament-desk-rules = rules [FILE]: regulile acestui concurs; cu un fișier TOML altele, înainte de prima tragere la sorți
tournament-desk-log = tot ce s-a întâmplat; × arată ce a fost anulat
tournament-desk-help = această listă
tournament-desk-quit = ieșire
tournament-desk-scores = Un punctaj: porțiile 21,30 (deluxe: 21,30+2+apple cu doi viermi prăjiți), sau viermii și cea mai mare porție 4/33, sau - pentru nimic.

refused-tournament-score-text = „{ $text }” nu e un punctaj: 21,30 sau 21,30+2+apple sau 4/33 sau -
refused-tournament-scores-number = punctaje: { $given }; la această masă joacă până la capăt { $due }
refused-tournament-no-command = „{ $command }” nu e o comandă a biroului; există { $commands }
refused-tournament-usage = această comandă cere: { $usage }
refused-tournament-nothing-after = după această comandă nu urmează nimic
refused-tournament-quotes = niște ghilimele nu sunt închise
refused-tournament-exists = acest concurs există: numele, seedul și regulile sunt fixate
refused-tournament-file-busy = acest concurs e deschis la alt birou
refused-tournament-export-form = alege una dintre --csv, --json și --html
refused-tournament-too-many-bots = boți: { $bots }, participanți: { $n }
refused-tournament-stale = concursul s-a schimbat între timp: aceasta e versiunea { $version }
refused-tournament-text = „{ $text }” nu e un text de un rând
refused-tournament-not-playing = nu joacă nicio masă: nu s-a tras nimic la sorți, sau toate rezultatele sunt aici
refused-too-many-bot-tables = într-un turneu pot juca doar boți la cel mult { $most } mese deodată; deschide altele când unele au terminat
refused-no-such-tournament = nu există un astfel de concurs
refused-not-the-organiser = numai organizatorul poate schimba concursul

## The server: names, coach, records, puzzles

refused-no-such-code = nicio masă deschisă nu are acest cod
refused-not-your-seat = acesta nu e locul tău la masă
refused-no-coach = la această masă se joacă fără antrenor; el răspunde după joc
refused-game-running = jocul e încă în curs
refused-record-too-long = înregistrarea are prea mulți pași; cel mult { $most }
refused-no-such-puzzle = nu există o astfel de provocare; ele au numerele de la 1 la { $count }
site-not-built = Pagina acestui server nu e construită. În dosarul proiectului, „make web” o construiește; apoi pornește din nou serverul.

## The page: the table

web-move-keep = { $n ->
    [one] pune deoparte zarul cu cifra { $face }
    [few] pune deoparte zarurile cu cifra { $face }
   *[other] pune deoparte zarurile cu cifra { $face }
}
web-move-keep-worms = { $n ->
    [one] pune deoparte viermele
    [few] pune deoparte viermii
   *[other] pune deoparte viermii
}
web-move-roll = dă cu zarul
web-move-roll-golden = dă cu nouă zaruri
web-move-weasel = refă aruncarea cu nevăstuica
web-move-stop = oprește-te
web-move-take = ia porția { $tile }
web-move-put-back = pune la loc { specialist-object }
web-move-from = ia viermele prăjit de la { $name }
web-move-dice = zarurile arată { $dice }
web-tell-you = Tu
web-tell-takes = { $me ->
    [who] { $name } iei porția { $tile }
   *[nobody] { $name } ia porția { $tile }
}
    .also = { $me ->
    [who] iei porția { $tile }
   *[nobody] ia porția { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } furi porția { $tile } de la { $other }
    [other] { $name } îți fură porția { $tile }
   *[nobody] { $name } fură porția { $tile } de la { $other }
}
    .also = { $me ->
    [who] furi porția { $tile } de la { $other }
    [other] îți fură porția { $tile }
   *[nobody] fură porția { $tile } de la { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } iei cloșca de la { $other }; porția { $tile } rămâne
    [other] { $name } îți ia cloșca; porția ta { $tile } rămâne
   *[nobody] { $name } ia cloșca de la { $other }; porția { $tile } rămâne
}
    .also = { $me ->
    [who] iei cloșca de la { $other }
    [other] îți ia cloșca
   *[nobody] ia cloșca de la { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } dai înapoi porția { $tile }
   *[nobody] { $name } dă înapoi porția { $tile }
}
    .also = porția { $tile } e dată înapoi
web-tell-turned-over = Porția { $tile } e întoarsă cu fața în jos
    .also = porția { $tile } e întoarsă cu fața în jos
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } eșuezi: nimic de pus deoparte
   *[nobody] { $name } eșuează: nimic de pus deoparte
}
    .also = { $me ->
    [who] eșuezi: nimic de pus deoparte
   *[nobody] eșuează: nimic de pus deoparte
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } eșuezi: niciun vierme
   *[nobody] { $name } eșuează: niciun vierme
}
    .also = { $me ->
    [who] eșuezi: niciun vierme
   *[nobody] eșuează: niciun vierme
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } eșuezi: nicio porție pentru acest total
   *[nobody] { $name } eșuează: nicio porție pentru acest total
}
    .also = { $me ->
    [who] eșuezi: nicio porție pentru acest total
   *[nobody] eșuează: nicio porție pentru acest total
}
web-tell-bratworm = { $me ->
    [who] { $name } primești un vierme prăjit
   *[nobody] { $name } primește un vierme prăjit
}
    .also = { $me ->
    [who] primești un vierme prăjit
   *[nobody] primește un vierme prăjit
}
web-tell-bratworm-from = { $me ->
    [who] { $name } primești un vierme prăjit de la { $other }
    [other] { $name } primește un vierme prăjit de la tine
   *[nobody] { $name } primește un vierme prăjit de la { $other }
}
    .also = { $me ->
    [who] primești un vierme prăjit de la { $other }
    [other] primește un vierme prăjit de la tine
   *[nobody] primește un vierme prăjit de la { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } primești { specialist-object }
   *[nobody] { $name } primește { specialist-object }
}
    .also = { $me ->
    [who] primești { specialist-object }
   *[nobody] primește { specialist-object }
}
web-tell-specialist-back = { specialist-subject } e { $specialist ->
    [hen] pusă
    [weasel] pusă
   *[other] pus
} la loc pe porția { $tile }
    .also = { specialist-object } e { $specialist ->
    [hen] pusă
    [weasel] pusă
   *[other] pus
} la loc pe porția { $tile }
web-tell-specialist-out = { specialist-subject } e { $specialist ->
    [hen] scoasă
    [weasel] scoasă
   *[other] scos
} din joc
    .also = { specialist-object } e { $specialist ->
    [hen] scoasă
    [weasel] scoasă
   *[other] scos
} din joc
web-tell-game-over = Jocul s-a terminat
    .also = jocul s-a terminat
web-tell-dice = { $me ->
    [who] { $name } dai { $dice }
   *[nobody] { $name } dă { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } folosești nevăstuica și refaci aruncarea
   *[nobody] { $name } folosește nevăstuica și reface aruncarea
}
web-tell-keeps = { $me ->
    [who] { $name } pui deoparte { $dice }: { $total }
   *[nobody] { $name } pune deoparte { $dice }: { $total }
}
web-since = De la ultima ta tură: { $what }
web-board-tile = Porția { $tile }, { worms }
web-board-standing = { specialist-subject } stă pe ea
web-board-landing = { specialist-subject } vine aici
web-board-down = Porția { $tile }, întoarsă cu fața în jos
web-board-taken = Porția { $tile }, într-un teanc
web-board-top-of = Porția { $tile }, { worms }, cea mai de sus la { $name }
web-board-top-yours = Porția { $tile }, { worms }, cea mai de sus la tine
web-board-target = Oprește-te acum și o iei
web-board-reach = la îndemână
web-board-chance = șansa de a o lua în tura asta: { $percent }
web-board-chances = %: șansa ta de a o lua
web-board-now = acum
web-board-grill = Grătar
web-board-bratworms = Viermi prăjiți
web-board-supply = { $n ->
    [one] încă { $n } vierme prăjit
    [few] încă { $n } viermi prăjiți
   *[other] încă { $n } de viermi prăjiți
}
web-board-tiles-left = { $n ->
    [one] încă { $n } porție
    [few] încă { $n } porții
   *[other] încă { $n } de porții
}
web-board-players = Jucători, în ordinea acelor de ceasornic
web-board-top = cea mai de sus porție: { $tile }
web-board-below = { $n } dedesubt
web-board-no-tile = nicio porție
web-board-bot = bot
web-board-away = lipsește
web-board-absent = nu e aici
web-board-turn = la rând
web-seat-open = Arată ce are { $name }
web-seat-tiles = Prima e cea mai de sus porție.
web-seat-stand-in = Lasă un bot să joace până atunci
web-seat-stand-in-soon = Lasă un bot să joace peste { $seconds } s
web-seat-replace = Lasă un bot să joace până la sfârșit
web-seat-replace-sure = Sigur? { $name } va putea doar să privească
web-seat-mute = Ascunde imaginile
web-seat-unmute = Arată din nou imaginile
web-react = Arată o imagine
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] râs
        [clap] aplauze
        [wow] uimire
        [cry] lacrimi
        [grr] supărare
       *[luck] baftă
    }
web-board-lanes = Zaruri: alege o valoare
web-board-lanes-quiet = Zaruri
face-name = { $face ->
    [W] vierme
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, aduce { $gain }
web-board-lane-used = { $count } × { face-name }, deja deoparte
web-board-lane-kept = { $count } × { face-name }, deoparte
web-board-used = pus deja
web-table-loading = Se pune masa…
web-table-dealing = Începe jocul…
web-table-revealing = Frazele sigilate se deschid…
web-table-reconnecting = Conexiune pierdută. Se reface…
web-table-away = Un bot joacă pentru tine.
web-table-back = Am revenit
web-table-absent = { $name } nu este aici.
web-table-heading = Jocul
web-table-log = Jurnal
web-log-open = Deschide jurnalul
web-table-steps = Ce se întâmplă
web-table-your-turn = E rândul tău
web-table-watching = E rândul altcuiva
web-table-spectator = Urmărești acest joc.
web-table-plays = La rând: { $name }
web-table-bot-plays-for = Un bot joacă pentru { $name }
web-table-total = Total: { $total }
web-table-rolling = Zarurile se rostogolesc…
web-table-pass-on = Dă dispozitivul mai departe. Urmează { $name }.
web-throw-ask = E rândul tău: aruncă zarurile
web-throw-how = Atinge butonul mare.
web-throw-how-shake = Atinge butonul mare sau scutură dispozitivul.
web-throw-handed = E la mine
web-pace = Viteza boților
web-pace-1x = Viteză normală
web-pace-3x = De trei ori mai repede
web-pace-skip = Sari până la rândul meu
web-table-time-left = Timp rămas
web-key-enter = ↵
web-stop = Oprește‑te
web-stop-pick = Alege o valoare
web-stop-pick-why = Toate zarurile cu ea se pun deoparte.
web-keep-bratworm = Zarurile acestea îți aduc un vierme prăjit.
web-stop-pick-button = alege o valoare
web-stop-takes = Oprește-te: <em>iei porția { $tile } de pe grătar</em>
web-stop-takes-button = iei porția { $tile }
web-stop-steals = Oprește-te: <em>furi porția { $tile } de la { $name }</em>
web-stop-steals-button = furi porția { $tile }
web-stop-hen = Oprește-te: <em>iei cloșca de la { $name }</em>
web-stop-hen-button = iei cloșca
web-stop-choose = Oprește-te: <em>alegi { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Alegi după ce te oprești.
web-stop-fails-too-low = Oprește-te: <em>eșuezi, nicio porție pentru { $total }</em>
web-stop-fails-no-worm = Oprește-te: <em>eșuezi, încă niciun vierme</em>
web-stop-fails-button = eșuezi
web-stop-sure = Chiar te oprești?
web-stop-brings = { $n ->
    [one] Are { $n } vierme.
    [few] Are { $n } viermi.
   *[other] Are { $n } de viermi.
}
web-stop-with = { specialist-subject } vine cu ea.
web-stop-raven-brings = Corbul aduce un vierme prăjit și zboară mai departe.
web-stop-raven-moves = Corbul zboară mai departe.
web-stop-steals-why = Totalul tău e exact cea mai de sus porție.
web-stop-lower-own = Porția { $total } e deja a ta, { $tile } e următoarea mai mică.
web-stop-lower-why = Porția { $total } nu se poate lua, { $tile } e următoarea mai mică.
web-stop-hen-why = Cloșca păzește porția { $tile }: porția rămâne.
web-stop-canned-why = Viermele la conservă contează ca un vierme: { $total } + 5 = { $sum }.
web-loss-both = Dai înapoi porția { $lost }, iar { $turned } e întoarsă cu fața în jos.
web-loss-down = Dai înapoi porția { $lost }, care e întoarsă cu fața în jos.
web-loss-returned = Dai înapoi porția { $lost }; ea și { $turned } sunt întoarse cu fața în jos.
web-loss-tile = Dai înapoi porția { $lost } pe grătar.
web-loss-specialist = { specialist-subject } e { $specialist ->
        [hen] pusă
        [weasel] pusă
       *[other] pus
    } la loc pe grătar.
web-loss-nothing = Nu ai nimic de dat înapoi.
web-roll = { $n ->
    [one] Dă cu { $n } zar
    [few] Dă cu { $n } zaruri
   *[other] Dă cu { $n } de zaruri
}
web-roll-plain = Dă cu zarul
web-roll-pick = întâi alege o valoare
web-roll-none = nu mai ai zaruri
web-roll-costs = riști porția { $tile }
web-roll-costs-specialist = riști { specialist-object }
web-roll-costs-both = riști { $tile } + { specialist-name }
web-roll-risk = risc de eșec: { $percent }
web-roll-risk-costs = risc de eșec: { $percent }, pierzi porția { $tile }
web-roll-risk-costs-specialist = risc de eșec: { $percent }, pierzi { specialist-object }
web-roll-risk-costs-both = eșuezi imediat: { $percent }, pierzi { $tile } + { specialist-name }
web-start-ask = Opt zaruri sau nouă?
web-start-why = Zarul auriu e al nouălea zar și are numai 1 și viermi.
web-start-why-standard = Zarul auriu e al nouălea zar.
web-start-eight = Dă cu 8 zaruri
web-start-nine = Dă cu 9 zaruri
web-start-nine-note = cu zarul auriu
web-dead-ask = <em>Nimic de pus deoparte.</em> Folosești nevăstuica?
web-dead-give-up = Renunță
web-dead-lose = pierzi porția { $tile }
web-dead-lose-specialist = pierzi { specialist-object }
web-dead-lose-both = pierzi { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Refă aruncarea: { $n } zar
    [few] Refă aruncarea: { $n } zaruri
   *[other] Refă aruncarea: { $n } de zaruri
}
web-dead-weasel-note = nevăstuica ajută o dată pe tură
web-act-weasel = { $n ->
    [one] Refă: { $n } zar
    [few] Refă: { $n } zaruri
   *[other] Refă: { $n } de zaruri
}
web-choice-peek = Privește grătarul
web-choice-return = Înapoi la alegere
web-choose-claim = Ce porție iei?
web-choose-claim-why = Cu acest total poți alege.
web-choose-claim-grill = Ia porția { $tile } de pe grătar
web-choose-claim-steal = Fură porția { $tile } de la { $name }
web-choose-claim-hen = Ia cloșca de la { $name }
web-choose-claim-hen-why = Cloșca păzește această porție, deci primești cloșca.
web-choose-put-back = Ce specialist pui la loc?
web-choose-put-back-why = Poți păstra doar unul. Celălalt merge pe porția { $tile }, cea mai mică liberă.
web-choose-put-back-out = Poți păstra doar unul. Nicio porție nu e liberă: celălalt e scos din joc.
web-choose-put-back-button = Pune { specialist-object } pe porția { $tile }
web-choose-put-back-out-button = Scoate { specialist-object } din joc
web-choose-goes-to = la loc, pe porția { $tile }
web-choose-goes-out = de scos din joc
web-choose-stays = rămâne la tine
web-choose-yours = la tine
web-choose-new = vine acum
web-choose-pick = Alege
web-choose-bratworm = Cine îți dă un vierme prăjit?
web-choose-bratworm-why = Rezerva e goală, deci îți dă unul altcineva.
web-choose-bratworm-button = Ia unul de la { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Contează ca un vierme când nu ai niciunul.
    [hen] Păzește cea mai de sus porție a ta și viermii tăi prăjiți.
    [raven] Aduce un vierme prăjit.
    [weasel] O dată pe tură poți reface o aruncare.
    [golden_die] Al nouălea zar, din tura ta următoare.
   *[apple] Trei viermi la final.
}
web-coach = Antrenor
web-coach-open = De ce? Întreabă antrenorul
web-coach-chances = Șanse de câștig în acest joc
web-coach-option = Decizie
web-coach-win = câștigi
web-coach-fail = tura eșuează
web-coach-thinks = Antrenorul se gândește…
web-coach-waits = Antrenorul te ajută când e rândul tău.
web-coach-best = Antrenor: { $move }, +{ $points } %
web-coach-best-even = Antrenor: { $move }
web-coach-then-stop = Antrenor: { $move } și oprește-te
web-coach-then-roll = Antrenor: { $move } și dă din nou
web-menu = Meniu
web-menu-close = Închide
web-menu-rules = Cum se joacă
web-menu-invite = Invită spectatori
web-menu-copied = Linkul e copiat.
web-menu-device = Continuă pe alt dispozitiv
web-menu-record = Descarcă înregistrarea
web-menu-sound = Sunete
web-menu-vibration = Vibrează când e rândul meu
web-menu-rolls = Aruncă prima dată în locul meu
web-menu-shakes = Scutură ca să arunci
web-menu-leave = Părăsește jocul
web-menu-leave-sure = Chiar pleci? Un bot joacă mai departe pentru tine.

## The page: how to play

web-rules-title = Cum se joacă
web-rules-contents = Pe această pagină
web-rules-classic = Jocul
web-rules-deluxe = Deluxe
web-rules-options = Opțiuni
web-rules-exact = Toate regulile
web-rules-learn = Învață jucând
web-rules-learn-note = Un prim joc împotriva unui bot, cam două minute
web-rules-print = Tipărește
web-rules-goal-title = Scopul jocului
web-rules-goal = Pe grătar sfârâie viermi, și tuturor le e foame. Strânge porții: câștigă cine are la final cei mai mulți viermi.
web-rules-goal-tiles = Numărul spune cât costă o porție. Cu cât costă mai mult, cu atât are mai mulți viermi.
web-rules-goal-drawing = Porțiile 21–24 au câte un vierme, 25–28 câte doi, 29–32 câte trei și 33–36 câte patru.
web-rules-turn-title = Tura ta, pas cu pas
web-rules-turn-roll = Dă cu toate cele opt zaruri.
web-rules-turn-roll-drawing = O aruncare: 1, 2, 4, 4, 4, 5, 5 și un vierme.
web-rules-turn-pick = Alege o valoare și pune deoparte toate zarurile care o arată.
web-rules-turn-pick-drawing = Sunt alese cele trei zaruri cu cifra 4: 12 puncte.
web-rules-turn-again = Dă cu celelalte zaruri și alege din nou. Fiecare valoare o singură dată pe tură!
web-rules-turn-again-drawing = Zarurile cu cifra 4 sunt deoparte. Aruncarea arată 2, 3, 4, 4 și un vierme: 4 e folosit, se alege viermele.
web-rules-turn-stop = Te oprești sau dai din nou? Hotărăști de fiecare dată după ce ai pus zaruri deoparte.
web-rules-turn-stop-drawing = Sunt puse deoparte 4, 4, 4, un vierme și 5, 5.
web-rules-turn-count = Un vierme valorează 5 puncte, deci asta face 27. Și ai un vierme: fără el nu primești nimic.
web-rules-take-title = Ce primești
web-rules-take-exact = Porția cu totalul tău e pe grătar? E a ta.
web-rules-take-exact-drawing = Total 27: porția 27 e pe grătar și e luată.
web-rules-take-lower = Nu e nici acolo, nici în vârful altui teanc? Ia de pe grătar următoarea mai mică.
web-rules-take-lower-drawing = Total 27: porțiile 27 și 26 nu mai sunt, deci e luată porția 25.
web-rules-take-steal = O are cineva în vârful teancului? Atunci o furi!
web-rules-take-steal-drawing = Total 27: porția 27 e cea mai de sus la un alt jucător și e furată.
web-rules-take-stack = Porțiile tale formează un teanc. Numai cea mai de sus poate fi furată sau pierdută: ce e dedesubt e în siguranță.
web-rules-now = acum
web-rules-fail-title = Când eșuezi
web-rules-fail-used = Aruncarea arată numai valori pe care le-ai pus deja deoparte.
web-rules-fail-worm = Te oprești fără vierme.
web-rules-fail-low = Te oprești, și nu e nicio porție pentru totalul tău.
web-rules-fail-drawing = Porția 24 e dată înapoi pe grătar, iar porția 36 e întoarsă cu fața în jos.
web-rules-fail-back = Atunci dai înapoi pe grătar cea mai de sus porție a ta.
web-rules-fail-turned = Apoi cea mai mare porție de pe grătar e întoarsă cu fața în jos și scoasă din joc, în afară de cazul în care e chiar cea pe care tocmai ai dat-o înapoi.
web-rules-fail-nothing = Nu ai nicio porție? Atunci nu se întâmplă nimic.
web-rules-end-title = Finalul
web-rules-end = De îndată ce pe grătar nu mai e nicio porție cu fața în sus, jocul s-a terminat. Fiecare își numără viermii de pe toate porțiile.
web-rules-end-drawing = Porțiile 23, 27 și 31 au împreună șase viermi.
web-rules-end-tie = Câștigă cine are cei mai mulți viermi. La egalitate hotărăște cea mai mare porție.
web-rules-tips-title = Bine de știut
web-rules-tip-all = Pui deoparte toate zarurile cu o valoare, niciodată doar câteva.
web-rules-tip-worm = Și un vierme, și un 5 valorează 5 puncte, dar sunt două valori diferite.
web-rules-tip-early = Ia un vierme devreme. Cu puține zaruri rămase s-ar putea să nu mai vină.
web-rules-tip-few = Cu cât dai cu mai puține zaruri, cu atât eșuezi mai ușor.
web-rules-tip-own = Cea mai de sus porție a ta nu contează: iei următoarea mai mică.
web-rules-tip-pass = Nu poți sări peste rândul tău, și nu există secrete: toți văd tot.
web-rules-deluxe-intro = Regulile pe care le știi rămân. În plus apar două porții mici, viermii prăjiți și șase specialiști.
web-rules-low-title = 11 și 13
web-rules-low = Le iei numai cu exact 11 sau exact 13. Nimeni nu le poate fura.
web-rules-low-drawing = Porțiile 11 și 13, cu câte un vierme.
web-rules-bratworm-title = Viermi prăjiți
web-rules-bratworm = Pune deoparte două sau mai multe zaruri cu cifra 1 și primești pe loc un vierme prăjit. El valorează cât un vierme și îl păstrezi chiar dacă eșuezi.
web-rules-bratworm-drawing = Două zaruri cu cifra 1 aduc un vierme prăjit.
web-rules-bratworm-supply = S-au terminat toți cei șapte? Atunci alegi cine îți dă unul, dar niciodată de la cine are cloșca. Dacă nu mai e nimeni, nu primești niciun vierme prăjit.
web-rules-specialists-title = Cei șase specialiști
web-rules-specialists = Un specialist stă pe o porție și vine cu ea. Poți avea unul singur. Dacă primești un al doilea, alegi pe care dintre cei doi îl pui la loc: pe cea mai mică porție liberă sau, dacă nu e niciuna, e scos din joc. Cine pierde cea mai de sus porție pierde și specialistul.
web-rules-begins-on = începe pe porția { $tile }
web-rules-canned-worm = Niciun vierme pus deoparte? Atunci el contează ca un vierme și adaugă 5. Te ajută începând cu tura ta următoare.
web-rules-hen = Păzește cea mai de sus porție a ta: un hoț ia doar cloșca, iar dacă eșuezi, doar cloșca e pusă la loc și nicio porție nu e întoarsă. Și viermii prăjiți pe care îi ai sunt în siguranță. Nimeni nu poate lua cloșca dacă cea mai de sus porție a ta e 11 sau 13. Dacă eșuezi fără porție, o păstrezi.
web-rules-raven = Nimeni nu îl deține. Cine îi ia porția primește un vierme prăjit, iar corbul zboară pe cea mai mică porție liberă.
web-rules-weasel = O dată în tura ta poți reface o aruncare, cu toate zarurile ei. Te poate salva chiar și când aruncarea arată numai valori folosite.
web-rules-golden-die = Poți da cu nouă zaruri. Cel auriu arată numai 1 și viermi.
web-rules-apple = Valorează trei viermi la final. Asta e tot ce face, și e mult.
web-rules-options-intro = Cine creează o masă poate schimba jocul. Dacă nu alegi nimic, totul e ca mai sus.
web-rules-option-game = Care joc
web-rules-option = Opțiune
web-rules-option-does = Ce face
web-rules-option-rule = Regulă
web-rules-option-classic = Jocul descris mai sus.
web-rules-option-deluxe = Cu 11 și 13, viermi prăjiți și specialiști.
web-rules-option-russian = Jocul clasic, dar nimeni nu e obligat să fure. Regulile rusești o arată într-un singur exemplu: acolo o porție cu exact totalul rămâne la alt jucător.
web-rules-option-highest = Joc scurt: porțiile mai mari rămân în cutie.
web-rules-option-turns = Jocul se termină după acest număr de ture.
web-rules-option-steal = Nimeni nu e obligat să fure: poți lua în schimb următoarea mai mică de pe grătar. Cele mai multe reguli tipărite spun că „poți” fura; că trebuie e decizia noastră.
web-rules-option-lower = Porția nu e acolo? Atunci poți lua orice porție mai mică de pe grătar. Așa spun regulile tipărite românești și cele rusești.
web-rules-option-returned = Mai rapid: și porția pe care o dai înapoi e întoarsă cu fața în jos.
web-rules-option-faster-highest = Mai rapid: cea mai mare porție e întoarsă mereu cu fața în jos, chiar dacă tocmai ai dat-o înapoi.
web-rules-option-golden = Deluxe: zarul auriu are aceleași valori ca celelalte. Nicio regulă tipărită nu-i arată fețele; numai 1 și viermi e lectura noastră.
web-rules-option-low = Deluxe: câți viermi sunt pe 11 și pe 13, de la 0 la 4. Nicio regulă tipărită nu o spune; câte unul e lectura noastră.
web-rules-exact-intro = Fiecare regulă are un nume scurt, de exemplu T5. Iată-le pe toate, cuvânt cu cuvânt.
web-rules-search = Caută o regulă
web-rules-search-note = Un nume ca T5, o literă sau un cuvânt
web-rules-found = { $n ->
    [0] Nicio regulă găsită
    [one] { $n } regulă
    [few] { $n } reguli
   *[other] { $n } de reguli
}
web-rules-link-to = Link către { $clause }

## The page: the first game

web-learn-title = Primul tău joc
web-learn-opening = Grătarul se încinge…
web-learn-again-try = Încearcă din nou
web-learn-bot-name = Bruno
web-learn-tip = Sfat
web-learn-got-it = Am înțeles
web-learn-skip = Joacă mai departe fără sfaturi
web-learn-hint-pick = Atinge o cifră sau viermele: toate zarurile care o arată se pun deoparte.
web-learn-hint-roll = Asta face { $total }. Acum dă cu celelalte zaruri!
web-learn-hint-once = Fiecare valoare o singură dată pe tură: alege una nouă.
web-learn-hint-worm = Un vierme! Valorează 5 puncte, și fără vierme nu primești nimic.
web-learn-hint-no-worm = { $total }, dar încă niciun vierme. Fără vierme nu primești nimic: dă din nou!
web-learn-hint-too-low = { $total } e prea puțin: cea mai mică porție costă { $lowest }. Dă din nou!
web-learn-hint-stop = Te poți opri acum și iei porția { $tile } sau riști și dai din nou.
web-learn-hint-lower = Pe grătar nu e porția { $total }. Dacă te oprești, iei următoarea mai mică: { $tile }.
web-learn-hint-steal = Exact { $total }! Oprește-te acum și fură porția de la { $name }.
web-learn-hint-few = { $n ->
    [one] Doar { $n } zar rămas: dacă arată o valoare pe care o ai, eșuezi.
    [few] Doar { $n } zaruri rămase: dacă arată numai valori pe care le ai, eșuezi.
   *[other] Doar { $n } de zaruri rămase: dacă arată numai valori pe care le ai, eșuezi.
}
web-learn-hint-took = Porția { $tile } e a ta! E în vârful teancului tău.
web-learn-hint-stole = Ai furat-o! Porția { $tile } e acum în vârful teancului tău.
web-learn-hint-failed = Eșuezi, dar nu ai nicio porție de dat înapoi. Ce noroc!
web-learn-hint-lost = Eșuezi: porția ta { $tile } vine înapoi pe grătar.
web-learn-hint-turned = Cea mai mare porție, { $tile }, e întoarsă cu fața în jos: e scoasă din joc.
web-learn-hint-robbed = { $name } îți fură porția { $tile }! Numai cea mai de sus porție e în pericol.
web-learn-hint-watch = Acum joacă { $name }. Uită-te la zaruri și la grătar.
web-learn-hint-their-top = { $name } are sus porția { $tile }: cu exact { $tile } o furi.
web-learn-hint-they-fail = { $name } eșuează. Li se întâmplă și boților!
web-learn-done = Știi să joci Heckmeck!
web-learn-done-note = Un joc adevărat are toate porțiile până la 36 și doi până la șapte jucători.
web-learn-play = Joacă acum
web-learn-rules = Citește regulile
web-learn-look = Vezi cum s-a terminat jocul

## The page: start, new table, joining, waiting

web-nav = Meniul principal
web-nav-menu = Meniu
web-nav-play = Joacă
web-nav-tournaments = Concursuri
web-nav-games = Jocurile mele
web-nav-rules = Reguli
web-nav-learn = Primul joc, pas cu pas
web-nav-companion = Ajutor cu zaruri adevărate
web-nav-puzzles = Provocări
web-nav-fair = Zaruri cinstite
web-nav-device = Dispozitivele mele
web-nav-theme = Luminos sau întunecat
web-nav-theme-system = Automat
web-nav-theme-light = Luminos
web-nav-theme-dark = Întunecat
web-start-line = Dă cu zarul, tremură, înșfacă: cine ia cei mai mulți viermi de pe grătar? Pe cutie: „Viermi la grătar”.
web-start-play = Joacă acum
web-start-play-how = { $n ->
    [one] împotriva unui bot, fără cont
    [few] împotriva a { $n } boți, fără cont
   *[other] împotriva a { $n } de boți, fără cont
}
web-start-options = Setările jocului
web-start-edition = Ediție
web-start-opponents = Număr de adversari
web-start-opponents-n = { $n ->
    [one] 1 adversar
    [few] { $n } adversari
   *[other] { $n } de adversari
}
web-start-strength = Puterea boților
web-start-guest = Oaspete
web-start-learn = Prima dată aici? Hai la joc!
web-start-learn-how = Un prim joc cu îndrumare, cam două minute
web-start-create = Creează o masă
web-start-create-how = Invită-i pe alții prin cod, cod QR sau mesaj
web-start-together = Pe rând, pe un dispozitiv
web-start-together-how = Un telefon sau o tabletă merge în jurul mesei
web-mine-turn = E rândul tău:
web-mine-here = Joacă mai departe:
web-mine-wait = La rând e { $name }:
web-mine-open = Încă neînceput:
web-mine-over = Terminat:
web-mine-table = Masa { $name }
web-mine-with = cu { $names }
web-mine-alone = încă nu e nimeni altcineva
web-mine-all = { $n ->
    [one] Arată jocul meu ({ $n })
    [few] Arată toate jocurile mele ({ $n })
   *[other] Arată toate jocurile mele ({ $n })
}
web-mine-title = Jocurile mele
web-mine-none = Încă nu ai jocuri.
web-games-running = Încă în curs
web-games-over = Jocuri terminate
web-games-all = { $n ->
    [one] Arată jocul terminat
    [few] Arată toate cele { $n } jocuri terminate
   *[other] Arată toate cele { $n } de jocuri terminate
}
web-games-none = Încă niciun joc. Ce ai jucat apare apoi aici și poate fi revăzut.
web-games-unfinished = Terminat fără câștigător
web-games-mistakes = { $n ->
    [0] Nicio greșeală
    [one] { $n } greșeală de revăzut
    [few] { $n } greșeli de revăzut
   *[other] { $n } de greșeli de revăzut
}
web-games-more = Mai mult: { $name }
web-games-go-on = Joacă mai departe
web-games-share = Distribuie rezultatul
web-games-name = Numele jocului
web-games-rename = Redenumește
web-games-delete = Șterge
web-games-deleted = Jocul este șters.
web-games-undo = Anulează
web-games-memory = Acest browser nu păstrează nimic: jocurile acestui dispozitiv dispar imediat ce se închide pagina. Salvează-le înainte într-un fișier.
web-games-not-served = Serverul nu răspunde. Jocurile lui apar aici imediat ce răspunde.
web-games-keep = Păstrează-ți jocurile
web-games-keep-how = Jocurile acestui dispozitiv sunt doar în acest browser, iar unele browsere uită ce nu a deschis nimeni timp de o săptămână. Un singur fișier le păstrează pe toate și le duce pe alt dispozitiv.
web-games-without-record =
    { $n ->
        [one] { $n } joc nu e în fișier: începe dintr-o poziție și nu are înregistrare.
        [few] { $n } jocuri nu sunt în fișier: încep dintr-o poziție și nu au înregistrare.
       *[other] { $n } de jocuri nu sunt în fișier: încep dintr-o poziție și nu au înregistrare.
    }
web-games-export = Salvează tot într-un fișier
web-games-import = Încarcă jocuri dintr-un fișier
web-games-busy = Se citește fișierul…
web-games-added = { $n ->
    [0] Niciun joc nou.
    [one] { $n } joc nou.
    [few] { $n } jocuri noi.
   *[other] { $n } de jocuri noi.
}
web-games-known = { $n ->
    [one] { $n } joc era deja aici.
    [few] { $n } jocuri erau deja aici.
   *[other] { $n } de jocuri erau deja aici.
}
web-games-differ = { $n ->
    [one] { $n } joc continuă altfel în fișier decât aici. Nimic nu se suprascrie fără acordul tău.
    [few] { $n } jocuri continuă altfel în fișier decât aici. Nimic nu se suprascrie fără acordul tău.
   *[other] { $n } de jocuri continuă altfel în fișier decât aici. Nimic nu se suprascrie fără acordul tău.
}
web-games-replace = Ia-le pe cele din fișier
web-games-leave = Păstrează-le pe ale mele
web-games-bad = Jocul { $number } din fișier: { $text }
web-open-tables = Mese deschise
web-open-all = { $n ->
    [one] Arată masa ({ $n })
    [few] Arată-le pe toate ({ $n })
   *[other] Arată-le pe toate ({ $n })
}
web-open-none = Acum nu e nicio masă deschisă. Creează una sau joacă împotriva boților.
web-open-no-server = Ca să joci cu oameni din altă parte e nevoie de un server, iar acum nu răspunde niciunul. Restul merge.
web-open-join = Intră în joc
web-open-watch = Privește
web-open-who = { $free ->
    [one] La masă: { $names }. Un loc la masă e liber.
    [few] La masă: { $names }. { $free } locuri la masă sunt libere.
   *[other] La masă: { $names }. { $free } de locuri la masă sunt libere.
}
web-code-title = Intră cu un cod
web-code-label = Codul mesei sau un link
web-code-join = Intră
web-code-scan = Scanează un cod QR
web-code-hold = Ține codul QR în fața camerei.
web-code-no-camera = Camera nu poate fi folosită. Scrie codul.
web-code-close = Închide
web-code-example = Kiwi 27
web-code-wrong = Un cod e un cuvânt și un număr, ca { web-code-example }.
web-code-qr = Codul QR al acestei pagini
web-code-phone = Joacă pe telefon
web-code-phone-how = Scanează codul cu camera: se deschide pagina, fără cont.
web-bot-names = Ben, Clara, Emil, Dora, Felix, Gina, Horia, Ida
web-bot-random = La întâmplare
web-bot-random-hint = Decide fără niciun plan.
web-bot-simple = Ușor
web-bot-simple-hint = Ia prima porție pe care o poate lua.
web-bot-careful = Prudent
web-bot-careful-hint = Mai bine se oprește devreme decât să-și riște porția.
web-bot-worms = Mediu
web-bot-worms-hint = Socotește exact cât valorează fiecare aruncare.
web-bot-champion = Puternic
web-bot-champion-hint = Își face planul pentru tot jocul.
web-preset-classic = Clasic
web-preset-classic-hint = Porțiile 21–36 și opt zaruri: jocul pe care îl știu cei mai mulți.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Cu specialiști, viermi prăjiți și porțiile 11 și 13.
web-preset-russian = Rusesc
web-preset-russian-hint = Ca jocul clasic, dar nimeni nu e obligat să fure.
web-option-golden-die = Zar auriu
web-option-golden-die-hint = Ce poate arăta zarul auriu.
web-option-golden-die-ones-and-worms = Numai 1 și viermi
web-option-golden-die-standard = Zarul auriu arată 1 până la 5 și vierme
web-option-worms-on-low-tiles = Viermi pe 11 și 13
web-option-worms-on-low-tiles-hint = Câți viermi are fiecare dintre cele mai mici două porții.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } vierme pe 11 și pe 13
    [few] { $n } viermi pe 11 și pe 13
   *[other] { $n } de viermi pe 11 și pe 13
}
web-option-steal = Furt
web-option-steal-hint = Totalul tău e exact cea mai de sus porție a unui adversar: trebuie să o furi?
web-option-steal-forced = Se fură mereu
web-option-steal-optional = Se fură dacă vrei
web-option-lower-tile = Următoarea mai mică
web-option-lower-tile-hint = Porția ta exactă nu e acolo: ce porție mai mică poți lua?
web-option-lower-tile-next = Următoarea mai mică
web-option-lower-tile-any = Orice porție mai mică (așa spun regulile românești și rusești)
web-option-faster = Joc mai rapid
web-option-faster-hint = După o aruncare nereușită se întorc mai multe porții cu fața în jos, deci jocul se termină mai repede.
web-option-faster-off = Lungime normală
web-option-faster-returned = Mai rapid: și porția dată înapoi e întoarsă cu fața în jos
web-option-faster-highest = Mai rapid: cea mai mare porție e întoarsă mereu cu fața în jos
web-option-max-turns = Număr maxim de ture
web-option-max-turns-hint = După atâtea ture ale tuturor jucătorilor împreună, jocul se termină așa cum e.
web-option-max-turns-none = Fără limită
web-option-max-turns-value = { $n ->
    [one] Cel mult { $n } tură
    [few] Cel mult { $n } ture
   *[other] Cel mult { $n } de ture
}
web-option-highest-tile = Cea mai mare porție
web-option-highest-tile-hint = Porțiile mai mari rămân în cutie, pentru un joc mai scurt.
web-option-highest-tile-value = Porții până la { $n }
web-pace-none = fără limită de timp
web-pace-30s = 30 de secunde pe decizie
web-pace-90s = 90 de secunde pe decizie
web-pace-1d = o zi pe tură
web-colour-tomato = roșu tomată, stea
web-colour-blueberry = albastru afină, picătură
web-colour-mustard = galben muștar, lună
web-colour-aubergine = mov vânătă, ciupercă
web-colour-mint = verde mentă, frunză
web-colour-radish = roz ridiche, inimă
web-colour-pine = verde brad, fulger
web-starter-drawn = Tras la sorți
web-starter-drawn-hint = Norocul hotărăște cine începe.
web-starter-first = Primul loc la masă
web-starter-first-hint = Începe primul loc din listă. După regulile tipărite, persoana cea mai tânără.
web-real-title = Zaruri adevărate
web-real-promise = Zarurile se aruncă pe masă și se introduce ce a ieșit. Nimeni nu poate dovedi aceste zaruri, iar înregistrarea o spune.
web-real-end = Zaruri adevărate, introduse de mână: nimeni nu le poate verifica.
web-real-lanes = Atinge zarurile așa cum au căzut
web-real-add = { face-name }: încă unul, { $count }
web-real-remove = { face-name }: unul mai puțin, { $count }
web-real-golden = Zar auriu: { face-name }
web-real-golden-none = Zar auriu: încă nimic
web-real-whose = Zarurile: { $name }
web-real-missing = { $n ->
    [one] Mai lipsește { $n } zar.
    [few] Mai lipsesc { $n } zaruri.
   *[other] Mai lipsesc { $n } de zaruri.
}
web-real-complete = Sunt toate.
web-real-tap-aside = Atinge ce s-a pus deoparte.
web-real-tap-first = mai întâi atinge zaruri
web-real-only-aside = Doar ce se pune deoparte
web-real-clear = Golește
web-real-enter = Introdu zarurile
web-real-failed = Aruncare nereușită
web-real-weasel = Nevăstuica
web-real-weasel-note = toate zarurile încă o dată
web-real-take-back = Ia înapoi ultima introducere
web-real-taken-back = Ultima introducere e luată înapoi
web-people-name = Numele jucătorului { $n }
web-people-placeholder = Jucătorul { $n }
web-people-remove = Scoate jucătorul { $n }
web-people-add = Încă cineva la acest dispozitiv
web-together-who = Cine joacă?
web-together-how = Toți joacă pe acest dispozitiv. El spune cui îi vine rândul; apoi dă-l mai departe.
web-companion-title = Însoțitor pentru zaruri adevărate
web-companion-what = Jucați cu cutia pe masă. Telefonul știe regulile, ține evidența mesei și notează totul. Merge și fără rețea.
web-companion-roll = Dați cu propriile zaruri.
web-companion-tap = Atingeți ce a ieșit sau doar ce s-a pus deoparte. O introducere greșită se ia înapoi de câte ori vreți.
web-companion-keep = La sfârșit aveți clasament, înregistrare și analiză. Zarurile adevărate nu le poate dovedi nimeni, așa că înregistrarea spune că au fost adevărate.
web-companion-order = În ordinea în care stați, în sensul acelor de ceasornic.
web-companion-who = Cine joacă pe acest telefon. Ceilalți vin cu al lor.
web-companion-where = Cine introduce zarurile?
web-companion-where-here = Doar acest telefon
web-companion-where-here-hint = Cine îl ține introduce pentru toți.
web-companion-where-apart = Fiecare pe telefonul său
web-companion-where-apart-hint = E nevoie de rețea și de un server.
web-companion-coach-all = Pentru toți
web-companion-coach-all-hint = Spune la fiecare decizie ce ar face.
web-companion-coach-ask = Pentru cine întreabă
web-companion-coach-ask-hint = Tace până îl atinge cineva și vorbește doar despre acea decizie.
web-companion-coach-none = Deloc
web-companion-coach-none-hint = Vorbește doar analiza, după joc.
web-together-with-bots = Boți la masă
web-together-start = { $n ->
    [one] Începe
    [few] Începe: { $n } jucători
   *[other] Începe: { $n } de jucători
}
web-new-you = Locul tău la masă
web-new-plays = Joc și eu
web-new-plays-hint = Oprește asta dacă vrei doar să fii gazda mesei și să privești.
web-new-more = Mai multe reguli
web-new-more-changed = { $n ->
    [one] Mai multe reguli ({ $n } schimbată)
    [few] Mai multe reguli ({ $n } schimbate)
   *[other] Mai multe reguli ({ $n } schimbate)
}
web-new-seats = Locuri la masă
web-new-seats-hint = Câți pot juca cel mult; poți începe de îndată ce sunteți doi.
web-new-bots = Boți
web-new-bots-hint = Boții se așază imediat la masă; mai târziu poți adăuga alții.
web-new-bot-strength = Puterea botului { $name }
web-new-clock = Timp de gândire
web-new-clock-hint = Când timpul s-a scurs, un bot joacă tura aceea pentru cine lipsește.
web-new-starter = Cine începe?
web-new-public = Arată la mesele deschise
web-new-public-hint = Oricine se poate așeza. Altfel găsesc masa doar cei invitați de tine.
web-new-coach = Permite antrenorul
web-new-coach-hint = Toți pot vedea în timpul jocului șansele fiecărei decizii.
web-new-open = Deschide masa
web-new-name-missing = Scrie câte un nume pentru fiecare.
web-new-name-twice = Doi jucători nu pot avea același nume.
web-new-too-many = Sunt mai mulți jucători decât locuri la masă. Alege mai multe locuri la masă.
web-new-bad-number = Numărul de ture e un număr întreg de la 1 în sus; gol înseamnă fără limită.
web-new-summary-rules = Reguli: { $rules }.
web-new-summary-seats = { $free ->
    [0] Locuri la masă: { $seats }, toate ocupate.
    [one] Locuri la masă: { $seats }, încă unul liber.
    [few] Locuri la masă: { $seats }, libere încă { $free }.
   *[other] Locuri la masă: { $seats }, libere încă { $free }.
}
web-new-summary-clock-none = Nu există limită de timp.
web-new-summary-clock-30s = Sunt 30 de secunde pentru fiecare decizie.
web-new-summary-clock-90s = Sunt 90 de secunde pentru fiecare decizie.
web-new-summary-clock-1d = E o zi pentru fiecare tură.
web-new-summary-public = Oricine poate intra în joc.
web-new-summary-private = Pot intra doar cei invitați de tine.
web-seat-name = Numele tău
web-seat-colour = Culoarea ta
web-seat-phrase = O frază pentru zarurile cinstite
web-seat-phrase-how = Ce scrii aici intră în zarurile acestui joc, ca nimeni să nu le poată alege dinainte. Se sigilează pe acest dispozitiv și se deschide singur când începe jocul: lasă pagina deschisă până atunci.
web-seat-phrase-bad = O frază nu poate conține | sau #. Scrie-o fără aceste semne.
web-seat-phrase-remove = Scoate fraza mea
web-seat-remove = Scoate: { $name }
web-seat-you = tu
web-seat-host = gazdă
web-seat-bot = bot: { $strength }
web-seat-has-phrase = cu o frază
web-join-title = Așază-te
web-join-sit = Așază-te
web-join-nobody = Aici nu stă încă nimeni.
web-join-full = Toate locurile la masă sunt ocupate. Poți privi aici de îndată ce începe jocul.
web-join-late = Jocul a început deja. Poți privi.
web-join-watch = Privește
web-wait-who = La masă
web-wait-coach = cu antrenor
web-wait-no-coach = fără antrenor
web-wait-free = liber
web-wait-change = Schimbă
web-wait-keep = Salvează
web-wait-add-bot = Adaugă un bot
web-wait-count = Locuri la masă ocupate: { $taken } din { $places }.
web-wait-lost = Conexiune pierdută. Se reface…
web-wait-removed = Locul tău la masă a fost eliberat.
web-wait-start = Începe jocul
web-wait-missing = Lipsește un al doilea jucător
web-wait-leave = Pleacă
web-wait-for = Așteptăm ca { $name } să înceapă jocul
web-wait-for-host = Așteptăm începutul
web-wait-take-over = Preia masa
web-wait-take-over-soon = Preia masa peste { $seconds } s
web-wait-fair-dice = Zaruri cinstite
web-wait-fair-promise = Secretul din spatele zarurilor a fost fixat înainte să se așeze cineva și e sigilat cu acest număr. După joc oricine poate verifica fiecare aruncare.
web-wait-fair-commitment = Arată sigiliul
web-invite = Invită
web-invite-code = Codul mesei
web-invite-how = Scanează, spune codul sau trimite linkul.
web-invite-link = Link de invitație
web-invite-qr = Cod QR pentru a intra la această masă
web-invite-copy = Copiază linkul
web-invite-copied = Copiat
web-invite-share = Trimite
web-invite-text = Joacă Heckmeck cu mine la masa { $name }!
web-invite-loopback = Această adresă merge doar pe acest calculator. Ca să inviți alte dispozitive, pornește serverul cu --host 0.0.0.0.
web-device-another = Continuă pe alt dispozitiv
web-device-how = Un link personal îți mută jocurile, de exemplu de pe laptop pe telefon.
web-device-own = Jocurile jucate doar pe acest dispozitiv rămân aici. Ca să le iei cu tine, salvează-le într-un fișier la „Jocurile mele”.
web-device-make = Arată linkul
web-device-link = Linkul tău personal
web-device-qr = Codul QR al linkului tău personal
web-device-once = Merge o singură dată, timp de 24 de ore. Cine îl deschide joacă în locul tău: nu îl da mai departe.
web-device-claimed = Gata: jocurile tale sunt acum pe acest dispozitiv.
web-device-ask = Acest dispozitiv are jocuri proprii. Dacă mergi mai departe, el preia jocurile linkului și renunță la ale lui. Continuă numai cu un link făcut de tine: cine l-a făcut joacă pe aceleași locuri.
web-device-ask-first = Să joace acest dispozitiv jocurile linkului? Continuă numai cu un link făcut de tine: cine l-a făcut joacă pe aceleași locuri.
web-device-yes = Preia
web-device-no = Lasă totul cum e
web-devices-title = Dispozitivele tale
web-devices-how = Toate joacă în locul tău. Un dispozitiv nefolosit 180 de zile este uitat.
web-devices-this = Acest dispozitiv
web-devices-other = Alt dispozitiv
web-devices-since = adăugat pe { $date }
web-devices-used = folosit ultima dată pe { $date }
web-devices-log-out = Deconectează
web-devices-ask-this = Deconectezi acest dispozitiv? El îți uită jocurile. Fără alt dispozitiv al tău nu te mai poți întoarce la ele.
web-devices-ask-other = Deconectezi celălalt dispozitiv? Nu mai poate juca în locul tău, iar linkurile personale nefolosite nu mai merg.
web-devices-gone = Dispozitivul este deconectat.

## The page: after the game

web-end-wins = Câștigă { $name }!
web-end-you-win = Ai câștigat!
web-end-shared = Victorie împărțită: { $names }
web-end-equal = Fiecare cu { worms } și nicio porție.
web-end-higher-tile = { worms }, la fel ca { $name }; hotărăște porția mai mare: { $own } față de { $other ->
    [none] nicio porție
   *[tile] { $other }
}.
web-end-ahead = { worms }, cu { $ahead } mai mult decât { $name }.
web-end-grill-empty = Nu mai e nicio porție de luat.
web-end-turns-over = S-au jucat toate turele stabilite.
web-end-you = tu
web-end-shared-place = la egalitate
web-end-sum-bratworms = { $tiles } pe porții + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } pe porții + { $apple } pentru măr = { $worms }
web-end-sum-bratworms-apple = { $tiles } pe porții + { bratworms } + { $apple } pentru măr = { $worms }
web-end-tie-won = egalitate: { $own } bate { $other ->
    [none] nicio porție
   *[tile] { $other }
}
web-end-tie-lost = egalitate: { $own } față de { $other }
web-end-tie-no-tile = egalitate: nicio porție
web-end-more = Privește acest joc
web-end-replay = Revezi
web-end-download = Salvează înregistrarea
web-end-fair = Zarurile au fost sigilate înaintea primei aruncări.
web-end-fair-check = Verifică-le
web-end-review = Analiză
web-end-review-hint = tură cu tură
web-end-rematch = Revanșă
web-end-rematch-hint = aceiași oameni, aceleași reguli
web-end-rematch-go = La revanșă
web-end-rematch-go-hint = locul tău te așteaptă
web-end-rematch-told = Se joacă o revanșă. Vino și tu!
web-end-own-game = Un joc al tău
web-end-closed-title = Această masă e închisă
web-end-closed = Multă vreme nu a mai jucat nimeni, așa că jocul s-a încheiat fără câștigător.
web-replay-title = Reluare
web-replay-of = Reluare: { $table }
web-replay-loading = Se aduce jocul…
web-replay-turn = Tura { $turn } din { $turns }
web-replay-at-turn = La rând: { $name }
web-replay-turn-back = O tură înapoi
web-replay-turn-on = O tură înainte
web-replay-step-back = Un pas înapoi
web-replay-step-on = Un pas înainte
web-replay-play = Redă
web-replay-pause = Pauză
web-replay-slider = Poziția
web-replay-log = Ce s-a întâmplat
web-record-open = Deschide o înregistrare
web-record-open-hint = O înregistrare e un fișier text care se termină în .heck. Trage-l aici, alege-l sau lipește textul lui.
web-record-choose = Alege un fișier
web-record-paste = Sau lipește textul
web-record-open-pasted = Deschide acest text
web-record-other = Deschide altă înregistrare
web-fair-title = Zaruri cinstite
web-fair-checking = Se recalculează fiecare aruncare…
web-fair-all = { $n ->
    [one] Aruncarea e verificată
    [few] Toate cele { $n } aruncări sunt verificate
   *[other] Toate cele { $n } de aruncări sunt verificate
}
web-fair-fair-text = Browserul tău tocmai a recalculat singur fiecare aruncare din seed. Fiecare e exact cum spune înregistrarea.
web-fair-drawn = Și cine începe a fost tras la sorți din același seed.
web-fair-witnessed = Acest dispozitiv a văzut aceeași amprentă înainte de sfârșit și a comparat-o.
web-fair-own = Fraza ta „{ $phrase }” e în fiecare aruncare.
web-fair-late = Fraza ta „{ $phrase }” nu a ajuns la timp la server, deci nu e în zaruri.
web-fair-phrases = { $n ->
    [one] Există { $n } frază; ar trebui să fie una pentru fiecare loc la masă.
    [few] Există { $n } fraze; ar trebui să fie una pentru fiecare loc la masă.
   *[other] Există { $n } de fraze; ar trebui să fie una pentru fiecare loc la masă.
}
web-fair-wrong = Aruncarea { $number } nu mai corespunde seedului
web-fair-wrong-text = { $name }, tura { $turn }: înregistrarea spune { $dice }, seedul dă { $due }. Cineva a schimbat înregistrarea, sau aceste zaruri nu au fost cinstite.
web-fair-more-wrong = { $n ->
    [one] Încă o aruncare e diferită. Fiecare aruncare se verifică separat.
    [few] Încă { $n } aruncări sunt diferite. Fiecare aruncare se verifică separat.
   *[other] Încă { $n } de aruncări sunt diferite. Fiecare aruncare se verifică separat.
}
web-fair-other-commitment = Seedul nu e cel sigilat
web-fair-other-commitment-text = Amprenta acestui seed nu e cea arătată înaintea jocului. Cineva a înlocuit seedul, deci aceste zaruri nu dovedesc nimic.
web-fair-commitment-changed = Amprenta a fost înlocuită
web-fair-commitment-changed-text = Înainte de joc, acest dispozitiv a văzut altă amprentă decât cea pe care o arată masa acum. Cineva a înlocuit seedul, deci aceste zaruri nu dovedesc nimic.
web-fair-phrase-missing = Fraza ta nu e în zaruri
web-fair-phrase-missing-text = Acest dispozitiv a deschis fraza ta la timp și serverul a primit-o, dar zarurile au fost aruncate fără ea. Deci aceste zaruri nu dovedesc nimic.
web-fair-phrase-changed = O frază a fost înlocuită
web-fair-phrase-changed-text = Una dintre celelalte fraze nu e cea care era sigilată când acest dispozitiv a deschis-o pe a ta. Cineva a ales-o mai târziu, deci aceste zaruri nu dovedesc nimic.
web-fair-other-start = Altcineva ar fi trebuit să înceapă
web-fair-other-start-text = Înregistrarea spune că s-a tras la sorți cine începe, dar seedul alege pe altcineva.
web-fair-no-seed = Nu există un seed cu care să verificăm
web-fair-no-seed-text = Această înregistrare nu numește niciun seed. S-a dat cu zaruri adevărate, sau jocul nu s-a terminat încă.
web-fair-no-dice = Zaruri adevărate
web-fair-no-dice-text = S-a dat pe masa proprie și s-a introdus ce a ieșit. Nu este nimic de verificat și nimeni nu numește corecte aceste zaruri.
web-fair-running = Seedul e încă secret
web-fair-running-text = Se dezvăluie de îndată ce jocul s-a terminat. Revino atunci, și fiecare aruncare se poate verifica.
web-fair-no-commitment = Înregistrarea nu spune ce amprentă a fost arătată înaintea jocului. Aruncările țin deci de seed, dar nu e dovedit că seedul a fost fixat dinainte.
web-fair-how = Cum funcționează
web-fair-how-sealed = Înainte ca cineva să poată scrie o frază, serverul a tras la sorți un seed secret (un număr de pornire) și i-a arătat amprenta (SHA-256). Alt seed ar avea altă amprentă: de atunci nu a mai putut fi înlocuit.
web-fair-how-phrases = Fiecare jucător a putut adăuga o frază. Dispozitivele au trimis-o întâi sigilată și au deschis-o când nu mai putea veni nimeni. Așa că nimeni, nici măcar un server cu loc la masă, nu a putut alege o frază pe potriva seedului sau a celorlalte fraze.
web-fair-how-here = Înainte de prima aruncare, acest dispozitiv a tras la sorți un seed secret (un număr de pornire) și i-a notat amprenta (SHA-256). Alt seed ar avea altă amprentă: de atunci nu a mai putut fi înlocuit.
web-fair-how-rolls = Fiecare aruncare rezultă numai din seed, din fraze și din numărul ei (HMAC-SHA256). Nimic altceva nu contează: nici cine e la rând, nici ora, nici ce îi convine cuiva.
web-fair-how-told = După joc seedul se dezvăluie. Atunci toți pot recalcula fiecare aruncare, cum face această pagină.
web-fair-honest = Ce rămâne:
web-fair-honest-text = numai cine are seedul, adică serverul, ar putea ști zarurile dinainte, după ce frazele s-au deschis. Nu le-a putut schimba, și nimeni altcineva nu le-a putut ști. Dacă nimeni nu a scris o frază, nu e dovedit că serverul nu a ales seedul dintre mai multe.
web-fair-honest-here = cine poate privi în memoria acestui dispozitiv ar putea ști zarurile dinainte, pentru că dispozitivul păstrează seedul până la sfârșit. Nimeni nu le putea schimba.
web-fair-facts = Numerele
web-fair-fact-seed = Seedul
web-fair-fact-commitment = Amprenta lui (commitment)
web-fair-fact-phrases = Frazele, în ordinea locurilor la masă
web-fair-no-phrases = nu a scris nimeni
web-fair-show-rolls = { $n ->
    [one] Arată aruncarea
    [few] Arată toate cele { $n } aruncări
   *[other] Arată toate cele { $n } de aruncări
}
web-fair-rolls = Toate aruncările
web-fair-roll = Aruncare
web-fair-player = Jucător
web-fair-recorded = În înregistrare
web-fair-computed = Recalculat
web-fair-same = la fel
web-fair-bytes = Detalii
web-fair-bytes-of = Arată octeții aruncării { $number }
web-fair-message = Octeții sunt cei ai HMAC-SHA256, cu seedul drept cheie, pentru:
web-fair-bytes-note = Un octet împărțit la 6 dă restul 0 până la 5: asta înseamnă 1 până la 5 sau un vierme. Octeții de la 252 în sus se sar, ca toate valorile să fie la fel de probabile. Zarul auriu vine ultimul și are valorile lui.
web-worth-taken = ales
web-worth-best = cel mai bine,
web-worth-win = șanse de câștig
web-worth-likely = Cel mai probabil: { $what }.
web-worth-fail = tura eșuează { $percent }
web-review-of = Analiză: { $table }
web-review-working = Antrenorul se uită la joc…
web-review-working-hint = Se judecă fiecare decizie și fiecare aruncare. Durează câteva secunde.
web-review-graph = Șanse de câștig
web-review-as-table = Graficul ca tabel
web-review-whose = Ale cui greșeli și noroc
web-review-luck-plus = noroc
web-review-luck-minus = ghinion
web-review-accuracy = precizie
web-review-mistakes = { $n ->
    [one] greșeală
    [few] greșeli
   *[other] de greșeli
}
web-review-luck = noroc, în puncte
web-review-points = puncte
web-review-yours = Greșelile tale
web-review-mistakes-of = Greșeli: { $name }
web-review-no-mistakes = Nimic de criticat.
web-review-mistake-where = { $grade ->
    [inaccuracy] Inexactitate, tura { $turn }
    [mistake] Greșeală, tura { $turn }
   *[blunder] Gafă, tura { $turn }
}
web-review-better = Mai bine: { $move }
web-closer = Privește mai atent
web-closer-stop = Oprește
web-closer-hint = Campionul joacă posibilitățile până la capăt de multe ori, fără noroc.
web-closer-games = { $n ->
    [one] { $n } joc
    [few] { $n } jocuri
   *[other] { $n } de jocuri
}
web-practice = Exersează-ți greșelile
web-practice-title = Găsește decizia mai bună: { $n } din { $count }
web-practice-turn = În tura { $turn } a jocului
web-practice-next = Următoarea greșeală
web-practice-back = Înapoi la analiză
web-practice-done = Găsite de data asta: { $n } din { $count }.
web-practice-then = Atunci a fost „{ $move }”, care a costat { $points } puncte.
web-review-accuracy-all = Precizia la masă
web-review-error-rate = pierdut pe decizie: { $points } puncte
web-review-adjusted-note = „Fără noroc” e rezultatul fără norocul tuturor aruncărilor: o estimare care poate fi sub 0 sau peste 100.
web-review-forced = { $name }: { $move }. Nu era altceva de făcut.
web-review-was-best = { $name }: { $move }. Nu exista ceva mai bun.
web-review-costs = { $name }: { $move }. Mai bine: { $best }. Diferența: { $points } puncte.
web-review-lucky = Aruncarea dinainte a fost cu noroc: +{ $points } puncte.
web-review-unlucky = Aruncarea dinainte a fost cu ghinion: −{ $points } puncte.
web-review-lucky-of = { $name } a avut noroc la aruncarea dinainte: +{ $points } puncte.
web-review-unlucky-of = { $name } a avut ghinion la aruncarea dinainte: −{ $points } puncte.
web-review-to-board = Privește masa
web-review-explain = Ce înseamnă aceste cuvinte?
web-review-class-best = Nimic nu e mai bun.
web-review-class-fine = Pierde mai puțin de 1 punct.
web-review-class-inaccuracy = Pierde 1 punct sau mai mult.
web-review-class-mistake = Pierde 3 puncte sau mai mult.
web-review-class-blunder = Pierde 8 puncte sau mai mult.
web-review-word-point = Punct
web-review-word-point-text = 1 % șanse de câștig.
web-review-word-accuracy = Precizie
web-review-word-accuracy-text = 100 % pentru cine ia mereu cea mai bună decizie. Se înjumătățește la fiecare 2 puncte pierdute în medie pe decizie: 2 puncte dau 50 %, 4 puncte 25 %. Cine pierde mai mult are deci o precizie mai mică.
web-review-word-luck = Noroc
web-review-word-luck-text = Ce au adus aruncările proprii, față de media tuturor aruncărilor care ar fi putut veni.
web-puzzles-title = Provocări
web-puzzles-text = Poziții în care decizia evidentă e greșită. Uită-te bine înainte să decizi: contează primul răspuns.
web-puzzles-solved = Rezolvate: { $n } din { $count }
web-puzzles-next = Provocarea următoare
web-puzzle = Provocarea { $number }
web-puzzle-question = { $name } e la rând: ce e cel mai bine?
web-puzzle-now = Până acum: { web-puzzle-after }
web-puzzle-choose = Alege o decizie
web-puzzle-after = total { $total }, { dice-left }
web-puzzle-answer = Acesta e răspunsul meu
web-puzzle-right = Corect!
web-puzzle-wrong = Nu e cel mai bine
web-puzzle-worth = Cât valorează fiecare decizie
web-puzzle-today = Problema zilei
web-daily-text = Aceeași pentru toți, una nouă în fiecare zi.
web-daily-open = Rezolvă
web-daily-again = Privește-o din nou
web-daily-streak = { $n ->
    [0] Încă nicio zi la rând
    [one] Rezolvată { $n } zi la rând
    [few] Rezolvată { $n } zile la rând
   *[other] Rezolvată { $n } de zile la rând
}
web-daily-share = Distribuie
web-daily-copied = Copiat.
web-daily-shared = Heckmeck, problema zilei, { $date }: { $outcome ->
    [right] 🟢 rezolvată
   *[wrong] 🔴 nu de data asta
}
web-puzzle-rating = nivel { $rating }
web-puzzles-own-rating = nivelul tău: { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Porții
web-lay-tiles-how = Alege unde merg porțiile, apoi atinge-le. Încă o atingere le pune înapoi pe grătar.
web-lay-tool = Ce face o atingere
web-lay-up = Grătar
web-lay-down = Întoarsă
web-lay-stack-of = Teanc: { $name }
web-lay-tile-of = Porția { $tile }, în teancul: { $name }
web-lay-give = Pentru { $name }
web-lay-whose = dă rândul
web-lay-bratworm-more = Încă un vierme prăjit pentru { $name }
web-lay-bratworm-less = Un vierme prăjit mai puțin pentru { $name }
web-lay-turn = Tură și zaruri
web-lay-moment = Ce urmează
web-lay-moment-start = Începe o tură
web-lay-moment-keep = Zarurile sunt pe masă
web-lay-moment-decide = Dai din nou sau te oprești?
web-lay-moment-rolling = Zarurile urmează să cadă
web-lay-moment-over = Jocul s-a terminat
web-lay-aside = Puse deoparte
web-lay-table = Pe masă
web-lay-dice =
    { $n ->
        [one] { $n } zar
        [few] { $n } zaruri
       *[other] { $n } de zaruri
    }
web-lay-dice-due = { $n } din { $due }
web-lay-die-more = Adaugă { face-name }, acum { $count }
web-lay-die-less = Ia { face-name }, acum { $count }
web-lay-golden = Zar auriu
web-lay-golden-none = nu e printre ele
web-lay-golden-hand = printre zarurile rămase
web-lay-golden-aside = pus deoparte
web-lay-weasel = Nevăstuica e folosită deja în tura asta
web-nav-analysis = Masă de analiză
web-analysis-lead = A fost bine? Așază orice poziție și vezi cât valorează fiecare decizie.
web-analysis-mode = Ce faci cu poziția
web-analysis-lay = Așază
web-analysis-play = Joacă mai departe
web-analysis-seats = Jucători
web-analysis-new = De la început
web-analysis-paste = Lipește o linie de poziție sau o înregistrare
web-analysis-open = Deschide
web-analysis-example = Arată un exemplu
web-analysis-line = Linie de poziție
web-analysis-copy = Copiază linkul
web-analysis-picture = Trimite o imagine
web-analysis-bots = Joacă de aici cu boți
web-analysis-back = Ia înapoi
web-analysis-tree = Pași și variante
web-analysis-beginning = Început
web-analysis-cut = Șterge varianta asta
web-analysis-options = Cât valorează fiecare decizie
web-analysis-fail = Eșuează: aruncarea următoare { $throw }, toată tura { $turn }
web-analysis-fail-turn = Eșuează: toată tura { $turn }
web-analysis-worms = Viermi: { $worms }
web-analysis-show = Arată șansele pe porții: { $move }
web-analysis-legend = șansa porției în tura asta, dacă joci doar pentru ea, după: { $move }
web-analysis-legend-now = ce iei acum dacă te oprești
web-analysis-chances = Șanse de câștig
web-analysis-rolled = Ce a căzut?
web-analysis-fall = Zarurile astea
web-analysis-random = Aruncă pentru mine
web-analysis-choice = În mijlocul unei alegeri o poziție nu are linie: adresa o dă pe cea dinainte.
web-analysis-here = Analizează de aici
web-analysis-you = Tu joci
web-analysis-opponents = Ceilalți
web-analysis-start = Joacă
web-analysis-no-record = Va fi printre jocurile tale, cu analiză. Nu are înregistrare: nimeni nu știe ce a fost înaintea poziției.

## The page: in your pocket

web-nav-pocket = Pune-l pe telefon
web-nav-alone = Alege boții și regulile
web-app-about = Jocul cu zaruri și viermi pe grătar. Joacă împotriva boților sau cu alții, rezolvă provocări, revezi jocurile cu antrenorul: și fără internet.
web-app-shot-table = E rândul tău
web-app-shot-review = Cât a valorat fiecare decizie
web-pocket-ready = Gata pentru offline: Heckmeck merge acum și fără internet.
web-pocket-newer = Există o versiune nouă de Heckmeck.
web-pocket-renew = Folosește-o
web-pocket-later = Mai târziu
web-pocket-intro = Tot jocul încape în buzunar. Se deschide ca o aplicație și merge fără internet. Fără magazin, fără cont, fără plată.
web-pocket-install = Instalează Heckmeck
web-pocket-installed = Heckmeck e pe acest dispozitiv ca aplicație.
web-pocket-all-here = Totul e pe acest dispozitiv: poți rămâne fără internet.
web-pocket-coming = Totul se copiază pe acest dispozitiv…
web-pocket-not-here = Acest browser nu păstrează pagini pentru offline. De jucat, poți juca oricum.
web-pocket-iphone = iPhone și iPad
web-pocket-iphone-open = Deschide această pagină în Safari.
web-pocket-iphone-share = Apasă pe Partajare: pătratul cu săgeata.
web-pocket-iphone-add = Alege „Adăugați la ecranul principal”, apoi „Adăugați”.
web-pocket-android = Android
web-pocket-android-open = Deschide această pagină în Chrome, Edge, Samsung Internet sau Firefox.
web-pocket-android-menu = Deschide meniul browserului.
web-pocket-android-add = Alege „Instalează aplicația” sau „Adaugă pe ecranul de pornire”.
web-pocket-computer = Calculator
web-pocket-computer-chrome = Chrome și Edge: dă clic pe simbolul de instalare de la capătul barei de adrese.
web-pocket-computer-safari = Safari: din meniul Fișier alege „Adaugă în Dock”.
web-pocket-computer-firefox = Firefox: ajunge un semn de carte. Pagina se deschide și fără internet.
web-pocket-http = De aici nu se poate instala
web-pocket-http-how = Această adresă începe cu http://. Browserele păstrează numai pagini de la adrese cu https://. Aici poți juca, de exemplu într-o sală, dar nu rămâne nimic. Cere o adresă https de la cine se ocupă de server sau deschide Heckmeck acasă, înainte să pleci.
web-pocket-seven = Safari uită după șapte zile
web-pocket-seven-how = Pe iPhone și iPad, Safari șterge ce a păstrat o pagină dacă nu o deschizi șapte zile: și jocurile tale. Pe ecranul principal rămâne totul. Îți poți și descărca jocurile.
web-pocket-games = La jocurile mele
web-server-away = Serverul nu răspunde acum. Ce e pe acest dispozitiv merge mai departe, iar asta revine singură.
web-server-none = Ca să jucați împreună de pe mai multe dispozitive e nevoie de un server. Trece unul aici, dacă ai; restul merge fără.
web-server-title = Server pentru a juca împreună
web-server-label = Adresa serverului
web-server-use = Folosește acest server
web-server-used = Mesele cu alte dispozitive sunt pe { $server }.
web-server-drop = Nu folosi niciun server
web-server-wrong = Aceasta nu e o adresă. Arată ca https://play.example.
web-server-not-secure = Această pagină a venit prin https, iar browserele o lasă să vorbească numai cu adrese https.
web-server-silent = { $server } nu răspunde sau nu lasă pagina să intre. Cine se ocupă de el o permite cu: --allow-origin { $here }

## The page: tournaments

web-tournament-intro = De la lista de înscriere până la finală: trage la sorți mesele și locurile la masă, scrie rezultatele, arată panoul. Totul se salvează imediat, și orice pas se poate anula.
web-tournament-new = Concurs nou
web-tournament-name = Numele concursului
web-tournament-name-missing = Concursul are nevoie de un nume.
web-tournament-names = Participanți
web-tournament-names-hint = Un nume pe rând sau o listă CSV. Poți adăuga nume și mai târziu.
web-tournament-names-add-hint = Un nume pe rând sau o listă CSV, până la prima tragere la sorți.
web-tournament-names-file = Citește un fișier
web-tournament-plan-one = Participanți: { $n }. Toți joacă finala la o singură masă.
web-tournament-plan-two = Participanți: { $n }. Întâi { $tables ->
        [one] { $tables } masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    }, { $rounds ->
        [one] câte un joc
        [few] câte { $rounds } jocuri
       *[other] câte { $rounds } de jocuri
    } pentru fiecare, apoi o finală de { $final }.
web-tournament-plan-more = Participanți: { $n }. Întâi { $tables ->
        [one] { $tables } masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    }, etape în total: { $stages }; ultima e o finală de { $final }.
web-tournament-plan-details = Etapă cu etapă
web-tournament-edition = Care joc
web-tournament-format = Sistem de joc
web-tournament-as-format = Cum spune sistemul
web-tournament-expected = Câți sunt așteptați
web-tournament-rules = Regulile în vigoare
web-tournament-rules-change = Schimbă regulile
web-tournament-rules-until = Se poate până la prima tragere la sorți.
web-tournament-rules-save = Joacă după aceste reguli
web-tournament-rounds = Jocuri înainte de finală
web-tournament-rounds-one = Unul: cei mai buni de la fiecare masă merg mai departe
web-tournament-rounds-several = { $n }: hotărăște clasamentul
web-tournament-size = Jucători la o masă
web-tournament-size-n = { $n }, pe cât se poate
web-tournament-score = Ce contează
web-tournament-score-worms-and-places = Viermi și puncte pentru loc
web-tournament-score-places = Numai puncte pentru loc
web-tournament-house = Regulile casei
web-tournament-house-hint = Puncte proprii, departajări sau etape ale clubului tău, ca text TOML. Ce ai ales mai sus are întâietate.
web-tournament-create = Creează concursul
web-tournament-mine = Concursurile mele
web-tournament-mine-hint = Păstrate pe acest dispozitiv, cu linkul organizatorului.
web-tournament-forget = Scoate din listă: { $name }
web-tournament-forget-sure = Copiază mai întâi linkul organizatorului: fără el nimeni nu mai poate schimba acest concurs, iar linkul nu se poate crea din nou.
web-tournament-forget-yes = Scoate
web-tournament-forget-no = Păstrează
web-tournament-forgotten = { $name } nu mai este în această listă.
web-tournament-put-back = Pune la loc
web-tournament-open = Deschide cu un link
web-tournament-open-link = Linkul unui concurs
web-tournament-open-wrong = Acesta nu e linkul unui concurs.
web-tournament-open-go = Deschide
web-tournament-restore = Restaurează dintr-un fișier
web-tournament-restore-hint = Fișierul unui concurs, salvat aici sau de terminal: continuă de unde se termină fișierul, cu un link nou.
web-tournament-restore-file = Alege fișierul
web-tournament-lost = Fără conexiune. Această pagină încearcă singură din nou.
web-tournament-wrong-secret = Acest link al organizatorului nu e corect. Poți citi tot, dar nu poți schimba nimic.
web-tournament-stale = Altcineva a schimbat concursul între timp. Acum vezi starea cea mai nouă; te rog să încerci din nou.
web-tournament-reading = Tu doar citești. Numai cu linkul organizatorului se poate schimba ceva.
web-tournament-parts = Părțile concursului
web-tournament-tab-tables = Mese
web-tournament-tab-standings = Clasament
web-tournament-tab-people = Participanți
web-tournament-tab-more = Mai multe
web-tournament-kind-registration = Înscriere
web-tournament-kind-preliminary = Rundă preliminară
web-tournament-kind-semi-final = Semifinală
web-tournament-kind-final = Finală
web-tournament-preliminary-n = Rundă preliminară, etapa { $n }
web-tournament-stage-round = { $stage }, runda { $n } din { $total }
web-tournament-next = Ce urmează
web-tournament-day = Ceas și anunțuri
web-tournament-timer-minutes = Minute pentru runda aceasta
web-tournament-timer-start = Pornește cronometrul
web-tournament-timer-pause = Pauză
web-tournament-timer-go-on = Continuă
web-tournament-timer-more = Încă { $n } minute
web-tournament-timer-stop = Oprește cronometrul
web-tournament-paused = în pauză
web-tournament-last-turns = Ultimele ture!
web-tournament-announcement = Anunț pentru sală
web-tournament-announce = Anunță
web-tournament-announce-end = Scoate
web-tournament-schedule = Programul zilei
web-tournament-schedule-save = Salvează programul
web-tournament-next-names = Un concurs are nevoie de cel puțin doi participanți.
web-tournament-next-missing = Rezultate care lipsesc: { $n } din { $total }.
web-tournament-next-round = Au venit toate rezultatele. Runda următoare poate fi trasă la sorți.
web-tournament-next-stage = Au venit toate rezultatele. Urmează: { $stage }, participanți: { $n }.
web-tournament-go-names = Adaugă participanți
web-tournament-go-draw = Trage la sorți mesele și locurile
web-tournament-phrase = Ce strigă sala?
web-tournament-phrase-hint = Cere niște cuvinte oarecare și scrie-le. Împreună cu numărul sigilat ele hotărăsc toate tragerile la sorți: așa nimeni nu le poate alege. Poate rămâne gol. După aceea nu se mai poate înscrie nimeni.
web-tournament-go-round = Trage la sorți runda { $n }
web-tournament-go-stage = Trage la sorți: { $stage }
web-tournament-go-result = Scrie rezultatul mesei { $n }
web-tournament-go-wait = Privește mesele
web-tournament-go-over = Tipărește diplomele
web-tournament-undo = Anulează: { $event }
web-tournament-undo-sure = Chiar anulezi ultimul pas ({ $event })?
web-tournament-undo-yes = Da, anulează
web-tournament-undo-no = Nu, păstrează
web-tournament-finished = gata
web-tournament-playing = se joacă
web-tournament-live = în direct
web-tournament-left = a plecat
web-tournament-plus = +{ $points }
web-tournament-enter = Scrie rezultatul
web-tournament-which-table = Numărul mesei
web-tournament-go-table = Scrie sau corectează
web-tournament-no-such-table = În această rundă nu există masa { $n } pentru tine.
web-tournament-open-only = Numai mesele fără rezultat ({ $n })
web-tournament-report = Anunță rezultatul
web-tournament-report-other = A fost altfel
web-tournament-confirm = Așa e
web-tournament-reported = Anunțat de: { $who }
web-tournament-disputed = Aceste anunțuri se contrazic. Hotărăște organizatorul.
web-tournament-waits = Altcineva de la masă trebuie să confirme pe telefonul său, sau organizatorul.
web-tournament-take-it = Ia acest rezultat
web-tournament-table-how = Un jucător introduce rezultatul, altul de la masă îl confirmă pe telefonul său. Organizatorul le vede pe amândouă.
web-tournament-table-idle = La această masă nu se joacă acum.
web-tournament-sign-how = După joc: scanează acest cod și introdu rezultatul. Altcineva de la masă îl confirmă cu codul de pe cartonașul său.
web-tournament-reports-wait = Anunțuri de la mese care așteaptă: { $n }
web-tournament-disputes = Mese care nu sunt de acord: { $tables }
web-tournament-helping = Ajuți aici: poți introduce rezultatele meselor tale.
web-tournament-only-organiser = Numai organizatorul poate tipări asta.
web-tournament-correct = Corectează
web-tournament-closed = Etapa următoare a fost trasă la sorți: aceste rezultate nu mai pot fi corectate.
web-tournament-record = Înregistrarea jocului
web-tournament-corrected = { $n ->
    [one] Corectat o dată
    [few] Corectat de { $n } ori
   *[other] Corectat de { $n } de ori
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } vierme
    [few] { $worms } viermi
   *[other] { $worms } de viermi
}, cea mai mare porție { $highest }
web-tournament-enter-table = Rezultatul mesei { $n }
web-tournament-correct-table = Corectează rezultatul mesei { $n }
web-tournament-how = Cum îl scrii
web-tournament-by-tiles = Porții
web-tournament-by-worms = Viermi și cea mai mare porție
web-tournament-tap = Alege un jucător, apoi atinge porțiile lui.
web-tournament-tiles-of = Porții: { $name }
web-tournament-tile-free = Porția { $tile }
web-tournament-tile-of = Porția { $tile }, { $name }
web-tournament-tile-moved = Porția { $tile }: { $from } → { $to }
web-tournament-bratworms = Viermi prăjiți
web-tournament-apple = Măr
web-tournament-worms = Viermi
web-tournament-highest = Cea mai mare porție
web-tournament-no-number = „{ $text }” nu este un număr întreg.
web-tournament-reason = De ce se corectează
web-tournament-reason-hint = Rezultatul vechi rămâne în istoric, cu acest motiv.
web-tournament-save = Salvează rezultatul
web-tournament-save-correction = Salvează corecția
web-tournament-meanwhile = Între timp, masa aceasta are un rezultat. Nimic din el nu a fost înlocuit:
web-tournament-leave-it = Lasă-l așa
web-tournament-replace-it = Corectează-l cu al meu
web-tournament-close = Închide
web-tournament-parts-of-score = Viermi + loc
web-tournament-goes-on = merge mai departe
web-tournament-no-standings = Încă nu sunt rezultate.
web-tournament-add = Adaugă aceste nume
web-tournament-here = { $name } este aici
web-tournament-here-of = { $n } din { $total } sunt aici
web-tournament-here-only = Numai cei care lipsesc
web-tournament-sweep = Scoate de pe listă pe cei { $n } care lipsesc
web-tournament-sweep-sure = Sigur? Nu vor fi trași la sorți. Pasul se poate anula.
web-tournament-late = Rezerve și întârziați
web-tournament-late-hint = Nimeni altcineva nu se mută: cine vine târziu ia locul următor la cea mai mică masă deschisă sau joacă din runda următoare.
web-tournament-late-add = Pune în așteptare
web-tournament-waiting = așteaptă
web-tournament-admit = Pune pe listă
web-tournament-admit-table = Așază la masa { $table }
web-tournament-admit-round = Joacă din runda următoare
web-tournament-came-late = a venit mai târziu
web-tournament-find = Caută un nume
web-tournament-nobody = Încă nu s-a înscris nimeni.
web-tournament-gone = a renunțat
web-tournament-sits = Masa { $table }, porția { $tile }
web-tournament-is-bot = joacă un bot
web-tournament-change = Schimbă
web-tournament-rename = Nume
web-tournament-rename-save = Salvează numele
web-tournament-renamed-meanwhile = Altcineva a schimbat numele acesta între timp: { $name }
web-tournament-played-by = Joacă
web-tournament-person = un om
web-tournament-bot = un bot: { $bot }
web-tournament-played-by-hint = Contează numai la mesele în direct.
web-tournament-withdraw = Renunță
web-tournament-withdraw-hint = Nu mai intră la nicio tragere la sorți. Rezultatele de până acum rămân; un loc în etapa următoare îi revine următorului din clasament.
web-tournament-withdraw-playing = Ceilalți de la masă joacă mai departe. Cine pleacă în timpul unui joc nu primește puncte pentru el.
web-tournament-return = A revenit
web-tournament-show = Arată
web-tournament-board = Panou pentru proiector
web-tournament-redo = Verifică tragerea la sorți
web-tournament-print = Tipărire
web-tournament-print-plan = Planul meselor
web-tournament-print-seats = Tragerea la sorți a locurilor
web-tournament-print-sheets = Fișe de punctaj
web-tournament-print-certificates = Diplome
web-tournament-print-cards = Cartonașe QR pentru participanți
web-tournament-print-blank = Fișe de punctaj goale
web-tournament-print-standings = Clasament
web-tournament-print-checkin = Lista de prezență
web-tournament-blank-table = Masa ______  Runda ______
web-tournament-print-signs = Semne pentru mese
web-tournament-print-rules = Regulile în vigoare
web-tournament-print-now = Tipărește
web-tournament-print-starts = Începe cine are porția 21, ceilalți urmează în ordinea acelor de ceasornic.
web-tournament-print-seat = Masa { $table }, porția { $tile }
web-tournament-print-seed = Toate tragerile la sorți vin din seedul publicat { $seed }. Oricine le poate verifica la { $address }.
web-tournament-links = Linkuri
web-tournament-qr = Codul QR al paginii publice
web-tournament-public = Link public
web-tournament-public-hint = Cu acest link toți pot urmări; nimeni nu poate schimba nimic cu el.
web-tournament-organiser = Linkul organizatorului
web-tournament-organiser-hint = Cine are acest link poate schimba tot. Păstrează o copie: linkul nu se poate crea din nou.
web-tournament-helpers = Ajutoare
web-tournament-helpers-hint = Cine are linkul unui ajutor poate introduce și corecta rezultate, altceva nimic. Jurnalul spune cine a fost.
web-tournament-helper-name = Numele ajutorului
web-tournament-helper-tables = Numai aceste mese (niciuna: toate)
web-tournament-helper-make = Fă un link
web-tournament-helper-link = Link pentru { $name }
web-tournament-copy = Copiază
web-tournament-copied = Copiat
web-tournament-online = Mese în direct
web-tournament-online-hint = Mesele acestei runde se pot juca aici, pe telefoane sau de către boți. Rezultatele sunt introduse automat. Oamenii au nevoie de codul personal de pe cartonașul lor QR.
web-tournament-online-none = Acum nu e nicio masă de jucat.
web-tournament-all-bots = Boți pentru toți
web-tournament-all-bots-go = { $n ->
    [one] Pune un bot să joace pentru { $n } participant
    [few] Pune boți să joace pentru { $n } participanți
   *[other] Pune boți să joace pentru { $n } de participanți
}
web-tournament-clock = Timp
web-tournament-go-online = { $n ->
    [one] Joacă în direct { $n } masă
    [few] Joacă în direct { $n } mese
   *[other] Joacă în direct { $n } de mese
}
web-tournament-download = Descarcă
web-tournament-backup-now = Salvează acum o copie
web-tournament-backup-rounds = După fiecare rundă salvează o copie pe acest dispozitiv
web-tournament-anonymise = Scoate toate numele
web-tournament-anonymise-sure = Fiecare participant rămâne doar un număr: P1, P2 și așa mai departe. Tragerile la sorți și rezultatele rămân; motivele, anunțurile și programul dispar. Nu se poate anula; copiile salvate înainte păstrează numele.
web-tournament-anonymise-yes = Scoate numele definitiv
web-tournament-delete = Șterge acest concurs
web-tournament-delete-sure = Numele, rezultatele și tot restul se șterg definitiv de pe server. Salvează înainte o copie, dacă s-ar putea să-ți trebuiască.
web-tournament-delete-name = Scrie numele concursului: { $name }
web-tournament-delete-yes = Șterge definitiv
web-tournament-download-csv = Clasamentul (CSV)
web-tournament-download-json = Totul (JSON)
web-tournament-download-events = Fișierul de evenimente pentru linia de comandă
web-tournament-history = Ce s-a întâmplat
web-tournament-was-undone = anulat
web-tournament-redo-text = Toate mesele, locurile la masă și sorții vin dintr-un singur seed publicat. Browserul tău tocmai a repetat singur fiecare tragere la sorți.
web-tournament-redo-right = { $n ->
    [one] { $n } tragere la sorți repetată: se potrivește.
    [few] { $n } trageri la sorți repetate: toate se potrivesc.
   *[other] { $n } de trageri la sorți repetate: toate se potrivesc.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } tragere la sorți nu se potrivește cu seedul.
    [few] { $n } trageri la sorți nu se potrivesc cu seedul.
   *[other] { $n } de trageri la sorți nu se potrivesc cu seedul.
}
web-tournament-seed = Seedul publicat
web-tournament-sealed = Număr sigilat (SHA-256)
web-tournament-secret = Numărul secret
web-tournament-shout = Cuvintele sălii
web-tournament-shout-none = niciunul
web-tournament-seal-kept = Secretul se potrivește cu numărul sigilat la început și dă, împreună cu cuvintele sălii, valoarea de pornire: nimeni nu a putut alege aceste trageri la sorți.
web-tournament-seal-broken = Secretul nu se potrivește cu numărul sigilat sau nu dă această valoare de pornire. Nu te încrede în aceste trageri la sorți.
web-tournament-seal-other = Acest dispozitiv a văzut înainte alt număr sigilat pentru acest concurs. Nu te încrede în aceste trageri la sorți.
web-tournament-seal-given = Această valoare de pornire a fost dată manual: organizatorul a putut să o aleagă.
web-tournament-seal-waits = Încă nedeschis: când se încheie înscrierea, sala strigă câteva cuvinte. Ele și secretul dau valoarea de pornire a tuturor tragerilor la sorți.
web-tournament-draw-lots = { $stage }: sorți
web-tournament-draw-round = { $stage }: mesele și locurile la masă din runda { $n }
web-tournament-draw-agrees = se potrivește
web-tournament-draw-differs = nu se potrivește
web-tournament-redo-how = Cum se face
web-tournament-redo-steps = Tragerea la sorți cu numărul n ia octeții din HMAC-SHA256(seed, „draw:n:block”) pentru blocul 0, 1 și așa mai departe. Participanții, după număr, se amestecă cu ei de la sfârșit (Fisher–Yates). Lista amestecată se taie în mese; următoarea tragere la sorți dă locurile la masă. Cu tot concursul ca fișier poți repeta asta cu un program propriu.
web-tournament-you = tu
web-tournament-you-seat = Locul la masă { $seat }, porția { $tile }
web-tournament-you-start = Tu începi.
web-tournament-you-champion = Ai câștigat concursul!
web-tournament-you-gone = Ai renunțat la concurs.
web-tournament-you-registered = Ești pe listă. După tragerea la sorți îți vezi masa aici.
web-tournament-you-over = Concursul s-a terminat. Mulțumim că ai jucat!
web-tournament-you-wait = Masa ta a terminat. Această pagină arată ce urmează.
web-tournament-you-final = Ești în finală!
web-tournament-you-bye = Ești direct în finală! Alții joacă înainte o semifinală.
web-tournament-you-stage = Mergi mai departe! Pagina aceasta arată masa următoare după tragerea la sorți.
web-tournament-you-out = Pentru tine s-a încheiat. Mulțumim că ai jucat!
web-tournament-your-place = Locul tău
web-tournament-rank-of = { $n } din { $of }
web-tournament-your-result = Ultimul joc: locul { $place }, { $worms ->
        [one] { $worms } vierme
        [few] { $worms } viermi
       *[other] { $worms } de viermi
    }, +{ $points }
web-tournament-your-games = Jocurile tale
web-tournament-to-table = La masa ta
web-tournament-to-standings = Mese și clasament
web-tournament-claim = Joci pentru { $name } pe acest dispozitiv? Renunți la jocurile tale care sunt aici în curs.
web-tournament-claim-yes = Da, joc aici
web-tournament-claim-no = Nu, doar privesc
web-tournament-claimed = Acest dispozitiv joacă acum pentru { $name }.
web-tournament-tables = { $n ->
    [one] { $n } masă
    [few] { $n } mese
   *[other] { $n } de mese
}
web-tournament-done-of = gata { $n } din { $total }
web-tournament-tiles-left = { $n ->
    [one] încă { $n } porție
    [few] încă { $n } porții
   *[other] încă { $n } de porții
}
web-tournament-at-turn = la rând
web-tournament-follow = Urmărește pe telefon
web-tournament-follow-hint = Scanează codul și caută-ți numele.
web-tournament-board-round = Urmează: tragerea la sorți a rundei { $n }, aici pe panou.
web-tournament-board-stage = Urmează: { $stage }. Tragerea la sorți se arată aici.
web-tournament-board-seed = Toate tragerile la sorți se pot verifica: seed { $seed }
web-tournament-board-sealed = Tragerea la sorți este sigilată: { $seal }
web-tournament-board-page = Pagina următoare
web-tournament-board-page-of = Pagina { $n } din { $total }
web-tournament-board-where = Unde stau?
web-tournament-board-pause = Rămâi la această pagină
web-tournament-news = Masa { $table }: { $text }
web-tournament-signed-up = Înscriși
web-tournament-sheet-how = După joc: însemnează porțiile fiecărui jucător, scrie viermii și cea mai mare porție și du fișa la organizator.
web-tournament-sheet-deluxe = Viermi prăjiți: ____ Măr: ____
web-tournament-sheet-sign = Semnătura câștigătorului
web-tournament-certificate = Diplomă
web-tournament-certificate-place = Locul { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } participant
        [few] { $n } participanți
       *[other] { $n } de participanți
    }
web-tournament-certificate-sign = Organizator
web-tournament-certificates-who = Diplome pentru
web-tournament-certificates-three = primele trei locuri
web-tournament-certificates-final = toți cei din finală
web-tournament-certificates-all = toți
web-tournament-certificates-early = Concursul nu s-a terminat: aceste locuri se mai pot schimba.
web-tournament-codes-hint = La mesele în direct fiecare participant are nevoie de un cod personal, care e apoi în codul QR. Merge o singură dată, pe un dispozitiv, pentru toate rundele.
web-tournament-codes-make = Pune coduri personale pe cartonașe
web-tournament-codes-made = { $n ->
    [one] { $n } cartonaș are un cod personal. Tipărește-l acum: codul nu se mai arată.
    [few] { $n } cartonașe au coduri personale. Tipărește-le acum: codurile nu se mai arată.
   *[other] { $n } de cartonașe au coduri personale. Tipărește-le acum: codurile nu se mai arată.
}
web-tournament-card-qr = Cod QR pentru { $name }
web-tournament-card-hint = Scanează: masa ta, locul la masă, locul în clasament.
web-tournament-card-code = Scanează ca să joci: numai pentru tine, merge o singură dată.
