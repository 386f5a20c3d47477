### Heckmeck in English. Words follow docs/rules.md; see the glossary of the project.

## Words

language-name = English
game-name = Heckmeck
-canned-worm = canned worm
-hen = hen
-raven = raven
-weasel = weasel
-golden-die = golden die
-apple = apple

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
   *[other] { $n } worms
}
bratworms = { $n ->
    [one] { $n } Bratworm
   *[other] { $n } Bratworms
}
dice-left = { $n ->
    [one] { $n } die left
   *[other] { $n } dice left
}

## What happened

event-takes = { $name } takes { $tile }
    .short = takes { $tile }
event-steals = { $name } steals { $tile } from { $other }
    .short = steals { $tile } from { $other }
event-takes-hen = { $name } takes the hen from { $other }; { $tile } stays
    .short = takes the hen from { $other }
event-puts-back = { $name } puts { $tile } back
    .short = puts { $tile } back
event-turned-over = { $tile } is turned over
    .short = { $tile } is turned over
event-fails-nothing-to-set-aside = { $name }: nothing to set aside, failed
    .short = nothing to set aside, fails
event-fails-no-worm = { $name }: no worm, failed
    .short = no worm, fails
event-fails-no-tile = { $name }: no tile for this total, failed
    .short = no tile for this total, fails
event-bratworm = { $name } gets a Bratworm
    .short = gets a Bratworm
event-bratworm-from = { $name } gets a Bratworm from { $other }
    .short = gets a Bratworm from { $other }
event-gets-specialist = { $name } gets the { specialist-name }
    .short = gets the { specialist-name }
event-specialist-back = The { specialist-name } goes back on { $tile }
    .short = the { specialist-name } goes back on { $tile }
event-specialist-out = The { specialist-name } is out of the game
    .short = the { specialist-name } is out of the game
event-game-over = The game is over
    .short = end of the game

## What is refused: rules

refused-game-over = the game is over
refused-choose-a-tile = a tile must be chosen first
refused-choose-a-specialist = one of the two Specialists must be put back first
refused-choose-a-player = the player who gives the Bratworm must be chosen first
refused-dice-must-fall = the dice must be rolled first
refused-choose-dice = eight or nine dice must be chosen first
refused-set-aside-first = dice of one face must be set aside first
refused-roll-or-stop = roll again, or stop
refused-stop-only-after-setting-aside = stopping is allowed only right after setting dice aside
refused-golden-die-not-owned = the golden die is not yours
refused-golden-die-too-late = the golden die can be chosen only before the first roll
refused-golden-die-not-rolled = the golden die is not in this roll
refused-golden-die-missing = the golden die is missing from this roll
refused-golden-die-face = the golden die has no { $face }
refused-nothing-rolled = no dice have been rolled
refused-set-aside-before = { $face ->
    [W] worms have already been set aside
   *[other] { $face } has already been set aside
}
refused-face-not-rolled = { $face ->
    [W] no die shows a worm
   *[other] no die shows { $face }
}
refused-weasel-not-owned = the weasel is not yours
refused-weasel-used = the weasel has already been used this turn
refused-weasel-only-after-a-roll = the weasel can be used only between a roll and setting dice aside
refused-tile-not-to-choose = { $tile } is not one of the tiles to choose from
refused-no-tile-to-choose = there is no tile to choose now
refused-specialist-not-to-choose = the Specialist { $specialist } is not one of the two to choose from
refused-no-specialist-to-choose = there is no Specialist to choose now
refused-no-bratworm-to-choose = there is nobody to choose now: no Bratworm is due
refused-bratworm-from-yourself = nobody takes a Bratworm from themselves
refused-bratworm-under-the-hen = the owner of the hen keeps every Bratworm
refused-no-bratworm-there = that player has no Bratworm
refused-wrong-number-of-dice = { $rolled } white dice were rolled, but { $due } are due

## What is refused: text

refused-no-such-move = “{ $move }” is not a decision
refused-no-dice = “{ $dice }” are not dice
refused-dice-not-sorted = the dice “{ $dice }” are not sorted
refused-unknown-preset = “{ $preset }” is not a preset; choose from { $presets }
refused-unknown-option = “{ $option }” is not an option; choose from { $options }
refused-option-twice = the option { $option } is given twice
refused-option-word = { $option } cannot be “{ $value }”; choose from { $allowed }
refused-option-number = { $option } cannot be “{ $value }”; choose a number from { $low } to { $high }
refused-number-of-players = { $count } players; there must be 2 to 7
refused-bad-name = “{ $name }” cannot be a name: it is empty or has a comma, #, ", | or a control character
refused-name-twice = the name { $name } appears twice
refused-name-is-a-header = { $name } is a player’s name, not a header, or the blank line before the turns is missing
refused-name-needs-quotes = a name with spaces needs double quotes: { $name }
refused-unknown-start = the game cannot start with { $name }, who is not playing
refused-unknown-player = nobody here is called { $name }
refused-unknown-specialist = there is no Specialist “{ $name }”
refused-no-such-ply = there is no step { $ply }; the last one is { $last }
refused-not-utf-8 = this is not UTF-8 text
refused-byte-order-mark = the file begins with a byte order mark; save it as plain UTF-8
refused-not-a-record = this is not a game record; one begins with “{ $version }”
refused-unknown-version = “{ $found }” is not a version that this program reads; it reads “{ $version }”
refused-header-twice = the header { $key } appears twice
refused-header-missing = the header “{ $key }” is missing
refused-not-32-bytes = { $key } must be 64 hexadecimal digits
refused-open-quote = a double quote is not closed
refused-turn-is-over = the turn is already over
refused-turn-unfinished = this turn is not finished, but the next one follows
refused-not-your-turn = it is { $name }’s turn
refused-turn-without-a-roll = this turn has no roll
refused-no-such-token = this means nothing here
refused-no-face = the face to set aside is missing
refused-no-such-face = “{ $face }” is not a face; choose from 1 to 5 and W

record-line = line { $line }

## What is refused: position lines

refused-position-field-missing = this field is missing; a position line has six, with one space between them
refused-position-too-long = “{ $text }” is too much; a position line has six fields
refused-position-grill = “{ $text }” is not a tile of the grill; write tiles like 24, 36-, 29a and 30..35
refused-position-supply = “{ $text }” is not a number of Bratworms
refused-position-stacks = “{ $text }” is not a stack; write one like 22.25:w*1, or -
refused-position-seat = “{ $text }” is not a seat; choose from 0 to { $last }, or - when the game is over
refused-position-turn = “{ $text }” is not a turn; write one like 44WW:1235, 44WW:4 or 44WW:4>, or -
refused-position-turn-when-over = the game is over and no turn is under way: write -
refused-position-spelling = write this as { $text }
refused-position-no-such-tile = there is no tile { $tile }
refused-position-tile-of-deluxe = only the deluxe game has tile { $tile }
refused-position-tile-in-the-box = tile { $tile } stays in the box
refused-position-tile-twice = tile { $tile } appears twice
refused-position-tile-missing = tile { $tile } is missing; it must be on the grill or in a stack
refused-position-specialist-in-classic = only the deluxe game has Specialists
refused-position-specialist-twice = the Specialist { specialist-name } is in two places
refused-position-raven-owned = nobody owns the raven
refused-position-owner-without-a-tile = seat { $seat } has no tile; without one only the hen can be owned
refused-position-two-specialists = seat { $seat } has two Specialists
refused-position-not-face-up = the Specialist { specialist-name } stands on a tile that is not face-up
refused-position-tile-occupied = two Specialists stand on tile { $tile }
refused-position-bratworms = there must be { $count } Bratworms in the supply and with the seats
refused-position-over = no tile is face-up: the game is over, so write - for the seat
refused-position-golden-die-not-owned = seat { $seat } does not own the golden die
refused-position-number-of-dice = a turn has eight dice, or nine with the golden die
refused-position-golden-die-nowhere = with nine dice the golden die is among those set aside, and it shows only 1 and worm
refused-position-no-dice-left = no dice are left: the turn is over
refused-position-nothing-set-aside = nothing is set aside, so nobody can stop yet
refused-position-weasel-not-owned = seat { $seat } does not own the weasel
refused-position-dead-roll = this roll shows only faces that have already been set aside: it fails at once
refused-position-bratworm-not-earned = two or more 1s are set aside, and seat { $seat } has no Bratworm for them
refused-position-in-a-choice = there is no line for a position in the middle of a choice; take the one before it
refused-record-of-a-position = this game began from a position: it has no record, because nobody knows what came before

## What is refused: bots

refused-unknown-bot = there is no bot “{ $bot }”; choose from { $bots }
refused-bot-parameters = the bot “{ $bot }” cannot be made: { $error }
refused-bot-file = the bot in { $file } cannot be loaded: { $error }
refused-bot-class = { $file } has no class { $name } with a method decide(game)

## Command line: help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
command-heckmeck = Heckmeck, the dice game with the worms: play it, replay and check games, compare bots.
command-play = Play a game in the terminal, against bots or with others.
command-replay = Show a recorded game, step by step.
command-verify = Check that the dice of a recorded game were fair.
command-simulate = Let bots play many games and sum up the results.
command-rules = Show the rules, or one clause of them.
command-bots = List the bots.
option-help = Show this help.
option-version = Show the version.
option-lang = The language of all texts; HECKMECK_LANG does the same. Default: the language of the system.
option-install-completion = Install the completion of commands in this shell.
option-show-completion = Show the completion script of this shell.
option-record-file = A game record (.heck); “-” reads standard input.
option-position = A position line instead of a record, in quotes; heckmeck rules P explains it.
option-force = Overwrite files that exist.

## Command line: mistakes

refused-no-such-command = there is no command “{ $command }”; choose from { $commands }
refused-no-such-language = there is no language “{ $language }”; choose from { $languages }
usage-no-command = a command is missing; see { $help }
usage-no-such-option = there is no option { $option }
usage-no-value = the option { $option } needs a value
usage-too-much = there are more arguments than this command takes
usage-missing = { $name } is missing
usage-see-help = { $text }; see { $help }
file-not-found = there is no such file or folder
file-is-a-folder = this is a folder, not a file
file-is-no-folder = this is a file, not a folder
file-forbidden = no permission
file-disk-full = the disk is full
file-exists = this already exists
refused-file-is-kept = this already exists; --force overwrites it
refused-position-alone = --position cannot be used with { $option }
refused-record-or-position = a record or --position is missing

## Command line: verify

verify-done = { $rolls ->
    [one] All rolls verified: { $rolls } roll follows from seed and entropy.
   *[other] All rolls verified: { $rolls } rolls follow from seed and entropy.
}
verify-start = The starting player was drawn from the same seed and entropy.
verify-phrases = { $n ->
    [one] The entropy has { $n } phrase; there should be one for each seat. The dice are checked all the same.
   *[other] The entropy has { $n } phrases; there should be one for each seat. The dice are checked all the same.
}
verify-no-commitment = The record has no commitment, so nobody can tell when its seed was chosen.
refused-no-seed = there is no seed to verify the dice with
refused-real-dice = these are real dice that people entered: nobody can verify them
record-unseen = only what was set aside was entered
refused-other-commitment = the commitment does not match the seed
refused-other-start = seed and entropy draw { $name } as the starting player
refused-other-dice = these dice do not follow from seed and entropy: roll number { $number } must be { $due }

## The table

specialist-label = { $specialist ->
    [canned_worm] canned
    [hen] hen
    [raven] raven
    [weasel] weasel
    [golden_die] golden
   *[apple] apple
}
table-title = Heckmeck · turn { $turn } · { $name }’s turn · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] over after { $turns } turn
   *[other] over after { $turns } turns
}
table-supply = Supply:
table-total = Set aside: { $total }
table-total-canned-worm = Set aside: { $total }, with the canned worm { $final }
table-roll = Roll
stop-takes = Stop now and take { $tile }
stop-takes-lower = Stop now and take { $tile }, the next lower tile
stop-steals = Stop now and steal { $tile } from { $name }
stop-takes-hen = Stop now and take the hen from { $name }
stop-chooses = Stop now and choose { $tiles }
stop-fails-no-worm = Stop now and you fail: no worm
stop-fails-no-tile = Stop now and you fail: no tile for this total
stop-fails-nothing-to-set-aside = Stop now and you fail
ask-put-back = Which Specialist goes back?
ask-from = Who gives the Bratworm?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] The canned worm
    [hen] The hen
    [raven] The raven
    [weasel] The weasel
    [golden_die] The golden die
   *[apple] The apple
}
specialist-object = { $specialist ->
    [canned_worm] the canned worm
    [hen] the hen
    [raven] the raven
    [weasel] the weasel
    [golden_die] the golden die
   *[apple] the apple
}
step-keep = { $name } rolls { $dice } and sets aside { $kept }: { $total }
step-dead-roll = { $name } rolls { $dice }
step-weasel = { $name } rolls { $dice } and re-rolls with the weasel
step-golden-die = { $name } takes nine dice
step-stop = { $name } stops: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Turn { $turn }: { $name }
note-failed = failed
turn-unfinished = not finished
game-unfinished = The game is not finished.
place = Place { $n }
place-shared = Place { $n }, shared
wins = { $name } wins: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = tiles { $tiles }: { $worms }
result-apple = apple: { $worms }
result-nothing = no tile

## Playing

play-seats = Who plays, 2 to 7 seats, separated by commas: “me” for a person at this keyboard or a bot (heckmeck bots lists them), with a name if you like: Anna=me,Ben=simple. Default: me,simple,simple.
play-seed = Seed of the dice: 64 hexadecimal digits are the 32 bytes themselves; any other text or number is hashed with SHA-256. Default: a seed drawn by chance.
play-phrases = Let each player add a phrase to the dice, once the commitment to the seed is shown.
play-save = The file that keeps the game. Default: a new file in your folder for games.
play-resume = Continue a saved game. The file or --seats says who is a bot.
play-position = Continue from this position line, given in quotes. Without --seats you play the seat whose turn it is, against simple.
play-pause = How long each step of a bot is shown, in seconds; any key continues. Default: 0.7.
option-rules = A preset and options in one argument, as in a record: "deluxe faster=returned". Default: classic.
default-name = Player
refused-bad-seat = “{ $seat }” is not a seat; a seat is “me” or a bot, with a name in front if you like: Anna=me
refused-resume-changes-nothing = a saved game keeps its rules and its dice: --resume cannot be used with --rules, --seed and --phrases
refused-seats-do-not-fit = { $seats } seats for { $players } players
refused-bot-failed = the bot { $name } failed: { $error }
refused-bot-illegal = the bot { $name } decided “{ $move }”; it may choose from { $legal }
choice-roll = Roll the dice
choice-roll-again = { $n ->
    [one] Roll once more: { $n } die
   *[other] Roll once more: { $n } dice
}
choice-eight = Eight dice
choice-nine = Nine dice, with the golden die
choice-weasel = Use the weasel: re-roll
ask-dice = Eight dice or nine?
ask-roll = your turn!
ask-keep = Which dice do you set aside?
ask-weasel = Nothing to set aside. Use the weasel?
ask-decide = Roll once more, or stop?
ask-take = Which tile?
ask-phrase = { $name }, your phrase for the dice (or just Enter):
keys = ? help  u log  q quit
help-keys = The key for each choice is in brackets. ? shows the rules that matter now, u the turns so far, q saves and quits.
no-such-key = Please press one of these keys: { $keys }
terminal-too-small = Heckmeck needs a window of { $width } columns and { $height } lines; this one has { $columns } and { $lines }. Make it larger and press a key; q saves and quits.
any-key = Press any key…
log-empty = No turn has been played yet.
fair-dice = Fair dice: { $commitment }
fair-dice-seed = Seed: { $seed }
fair-dice-check = Anyone can now check all rolls: { $command }
record-saved = The record is in { $file }
go-on = Continue with: { $command }

## Command line: replay, rules, bots

replay-json = Print state documents, one per line: the start, then one after each step.
replay-at = Only the table (or document) after this step; the start is 0.
replay-position = Print only the position line after this step (without --at: after the last one).
rules-clause = A clause like T2, or a letter for a section, like K. Default: all rules.
refused-no-such-clause = there is no clause “{ $clause }”; choose from the sections { $letters }
bots-parameters = parameters: { $parameters }
bots-own = A bot of your own: my_bot.py:MyBot. Parameters follow a colon: name:key=value,key=value.
bot-random = Plays without a plan: every legal decision is as likely as any other.
bot-simple = Sets aside the face worth the most points and stops as soon as that takes a tile.
bot-careful = Plays each turn for the best chance of taking any tile at all.
bot-worms = Plays each turn for the most worms on average, counting the tile at stake.
bot-champion = Plays each turn for the best chance of winning; a network trained by self-play judges what follows.

## Command line: simulate

simulate-bots = One bot per seat, separated by commas; heckmeck bots lists them. Default: random,simple,simple.
simulate-games = How many games. Default: 100.
simulate-seed = The same seed gives the same games. The dice of game number n use the SHA-256 of “SEED:n” as their seed. Default: 1.
simulate-record = Write the records: a single game to this file, several into this folder.
simulate-json = Print the summary as JSON.
simulate-progress = Games
simulate-games-played = { $n ->
    [one] { $n } game, { $rules }, seed { $seed }
   *[other] { $n } games, { $rules }, seed { $seed }
}
simulate-turns = Turns per game: { $turns }
simulate-seat = Seat
simulate-wins = Wins
simulate-share = Share
simulate-worms = Worms
simulate-failures = Failed
simulate-steals = Steals
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
refused-no-person-here = only bots play here; “me” is for heckmeck play

## What is refused: table server

refused-stale-ply = the game has moved on to step { $ply }
refused-no-such-table = there is no such table
refused-no-such-seat = there is no such seat
refused-no-such-link = this link has been used, is too old, or was never made
refused-not-at-this-table = you do not have a seat at this table
refused-not-started = the game has not started
refused-started-already = the game has already started
refused-not-over = the game is not over
refused-archived = this table was closed because nobody continued the game
refused-table-damaged = the log of this game is damaged after step { $ply }; whoever runs this server can mend it
refused-host-only = only the host of the table may do this
refused-nothing-to-throw = there are no dice to throw now
refused-nothing-to-take-back = there is nothing to take back there
refused-dice-are-not-entered = at this table the dice fall by themselves: nobody enters them
refused-not-your-dice = { $name } rolls: only { $name } or the host enters these dice
refused-not-your-entry = that was entered for { $name }: only { $name } or the host takes it back
refused-dice-not-seen = the other dice were not entered: say what is set aside together with them
refused-real-dice-without-clock = a table with real dice has no clock
refused-page-too-old = this page is older than the table: load it again
refused-not-alone = only somebody who plays alone against bots may hurry them
refused-not-the-pace-setter = only the host, or the only person at the table, sets the pace of the bots
refused-over-already = the game is over
refused-still-here = { $name } is here
refused-not-away-long = { $name } has not been away for long; a bot may play in { $seconds } s
refused-host-here = the host is here
refused-host-not-away-long = the host has not been away for long; you can take over in { $seconds } s
refused-clock-decides = at this table the clock decides when a bot plays
refused-bots-seat = a bot already plays there
refused-too-many-pictures = too many pictures; you can show the next one in { $seconds } s
refused-nobody = this device has no seat at any table
refused-no-such-device = you have no such device
refused-logged-out = this device was logged out
refused-seated-already = you already have a seat at this table
refused-table-full = all { $places } seats are taken
refused-too-few-players = a game needs at least two players
refused-name-taken = the name { $name } is taken
refused-name-length = “{ $name }” cannot be a name: a name has 1 to { $most } printable characters
refused-colour-taken = this colour is taken
refused-bad-phrase = a phrase cannot contain |, # or control characters
refused-bad-seal = a sealed phrase is a SHA-256: 64 hexadecimal digits in lower case
refused-not-revealing = phrases are revealed at the start of a game, within a few seconds
refused-other-phrase = this is not the phrase that was sealed
refused-foreign-origin = this request comes from a page of another site
refused-not-an-origin = “{ $origin }” is not the address of a site: --allow-origin takes one like https://club.example, without a path
refused-foreign-host = this server is not called { $host }
refused-too-many-requests = too many requests; try again in { $seconds } s
refused-too-many-refusals = too many messages that make no sense
refused-table-crowded = { $most } people are already watching this table
refused-network-crowded = { $most } connections from your network are already open; close some
refused-server-full = this server is full; try again later
refused-too-slow = this connection is too slow
refused-busy = many people are changing this table at once; try again
refused-storage-trouble = the server has trouble with its storage and cannot tell whether this was done; it is safe to try again
refused-database-too-new = the database was written by a newer version (revision { $revision })
refused-database-too-old = the database was written by an older release; start the server once, and it is brought up to date
refused-database-not-empty = { $database } has something in it already; choose a new database
refused-not-a-backup = { $file } is not a whole backup
refused-database-unusable = the database cannot be used: { $error }
refused-bad-request = this request makes no sense: { $detail }
refused-bad-message = this message makes no sense: { $detail }
refused-not-found = there is nothing here
refused-method-not-allowed = this cannot be done here
refused-too-large = this is too large
refused-crash = something went wrong on the server; see its log
refused-server-needs-web = the server needs more packages: pip install "heckmeck[web]"

## Command: serve

command-serve = Host tables over the network, for people and bots.
option-serve-host = Address to listen on; 0.0.0.0 for everybody on the network.
option-serve-port = Port to listen on.
option-serve-database = Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME. Default: a file in your data folder.
option-serve-channels = redis://HOST: keeps several processes that share one database up to date.
option-serve-origin = Another site whose pages may talk to this server, like https://example.org; may be repeated.
option-serve-allow-origin = A site that hosts the page as plain files, like https://club.example, and whose visitors may play here; may be repeated.
option-serve-proxies = Addresses of reverse proxies whose X-Forwarded headers are trusted, separated by commas.
option-serve-bot = The bot that sits down where none is named, and plays for anyone away.
option-serve-bot-pace = Seconds that a bot seems to think about a decision.
option-serve-rate = Multiplies all rate limits; 0 switches them off.
option-serve-most-sockets = Maximum number of open connections of this process.
option-serve-archive-open-hours = Hours after which a table that never started is closed.
option-serve-archive-days = Days after which a game that nobody continues is closed.
option-serve-keep-days = Days after which finished games and tournaments that nobody touches are deleted; 0 keeps them for ever.
option-serve-log-level = How much the log tells: debug, info, warning or error.
option-serve-open = Open the page in the browser when the server is ready.

command-backup = Copy everything that a server keeps into one file, also while it runs.
command-restore = Fill a new database from a backup.
command-move = Copy everything into another database: from SQLite to PostgreSQL, or back. Stop the server first.
backup-file = The new file.
restore-file = The file that heckmeck backup wrote, with this release or an older one.
move-to = The new database, without anything in it: postgresql+asyncpg://USER@HOST/NAME or sqlite+aiosqlite:///FILE.
copy-progress = Copying
backup-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $file } now.
restore-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} back. Start the server with this database.
move-done = { $rows ->
    [one] One row has
   *[other] { $rows } rows have
} moved. Start the server with the new database; the old one stays as it was.

command-doctor = Say what keeps a server from working well: disk, clock, database, page, proxy, certificate.
doctor-url = A running server, as visitors reach it: https://play.example.
doctor-disk = Disk
doctor-store = Database
doctor-clock = Clock
doctor-channels = Channels
doctor-page = Page
doctor-compiled = Compiled rules
doctor-visit = Server
doctor-tls = Encryption
doctor-proxy = Proxy
doctor-certificate = Certificate
doctor-free = { $gigabytes } GB are free
doctor-no-database-yet = there is none yet; the first start makes { $file }
doctor-up-to-date = complete, and takes what is written
doctor-older-database = of an older release; the next start brings it up to date
doctor-read-only = nothing can be written into it
doctor-refused = it does not answer: { $why }
doctor-clocks-differ = differs from ours by { $seconds } s; people would run out of time (set up NTP)
doctor-one-process = none; that is right for one process
doctor-answers = Redis answers
doctor-built = built
doctor-not-built = not there: make web builds it
doctor-nowhere-to-keep = nowhere to keep them: every start takes a minute longer
doctor-kept = ready
doctor-compiled-at-start = come with the first start, in about a minute
doctor-status = answers /health with { $status }
doctor-no-tls = visited by http: nobody can keep the page on a phone
doctor-knows-https = the server knows that it is visited by https
doctor-knows-no-https = the server takes visitors by https for visitors by http: name the proxy’s address with --proxies
doctor-valid-for = valid for { $days } more days
serve-ready = Heckmeck is ready at { $address } (Ctrl-C stops it).
serve-network = Others in your network: { $address }
serve-over-ssh = You are connected by SSH: on your own computer, run “{ $command } …”, then open { $address }.
mend-done = Table { $table } continues after step { $ply }.
mend-whole = Table { $table } is not damaged.

## Environments for learning, and datasets

refused-unknown-reward = “{ $reward }” is not a reward; choose from { $rewards }
refused-number-of-games = { $count } games; there must be at least one
refused-number-of-seeds = { $given } seeds for { $games } games
refused-number-of-actions = actions of shape { $shape } for { $games } games: give one whole number per game
refused-reset-first = no game is under way: reset() begins one
refused-bot-not-compiled = “{ $bot }” does not play inside the kernel; choose from { $bots }
refused-no-seat-left = { $bots } bots at a table of { $players } leave no seat free
refused-too-few-turns = { $turns } turns are too few for { $players } players: not everybody would get a decision
refused-needs-extra = { $what } needs more packages: pip install "heckmeck[{ $extra }]"
refused-game-not-over = the game is not over
refused-players-of-dataset = this game has { $players } players; the others in this file have { $due }

## What is refused: tournaments

refused-tournament-size = { $count } participants; a tournament has 2 to 3000
refused-tournament-final-size = { $count } would reach the final; it has 2 to 7 players
refused-tournament-table-too-large = { $tables } tables would have up to { $size } players; tables of 7 need table_size = 7
refused-tournament-tables-impossible = { $n } participants do not fit: tables have { $low } to { $high } players, and there are at most { $tables } tables
refused-tournament-registration-over = registration is over
refused-tournament-not-closed = the seed is still sealed: close registration first, with a phrase from the hall
refused-tournament-closed-already = registration has already been closed
refused-tournament-closed-for-good = registration stays closed: the seed is public now, so the list of participants can no longer change
refused-tournament-secret-missing = this copy does not have the secret of the seed: use the organiser’s own file for the draw
refused-tournament-seal-either = “open” has either the secret or its commitment
refused-tournament-nobody = nobody has the number { $number }
refused-tournament-gone-already = { $name } has already dropped out
refused-tournament-not-gone = { $name } has not dropped out
refused-tournament-drawn-since = { $name } cannot come back: a round has been drawn since
refused-tournament-is-here = { $name } is ticked as present
refused-tournament-not-waiting = { $name } is not waiting
refused-tournament-too-late = { $name } comes too late: the first stage is over
refused-tournament-no-further-round = this stage has no more rounds: choose an open table
refused-tournament-not-smallest = not at table { $table }: late arrivals sit at the smallest open table ({ $tables })
refused-tournament-table-live = table { $table } is a live table: its game has begun with its seats
refused-tournament-round-open = results are missing: table { $tables }
refused-tournament-over = the tournament is over
refused-tournament-no-table = there is no table { $table } in round { $round } of stage { $stage }
refused-tournament-stage-closed = stage { $stage } is closed: the next one has been drawn
refused-tournament-result-there = table { $table } has a result: { $scores }. It can be corrected
refused-tournament-nothing-to-correct = table { $table } has no result to correct
refused-tournament-result-missing = table { $table }: the result of { $name } is missing
refused-tournament-result-stranger = table { $table }: { $name } does not play there, has left the game or appears twice
refused-tournament-not-your-table = this is not your table: { $table }
refused-not-your-table = this link does not allow results of table { $table }
refused-pass-unknown = this link does not belong to this tournament
refused-tournament-reports-many = table { $table } has reported too often: please call the organiser
refused-tournament-nothing-taken = table { $table }: nobody has a tile, but a game ends only when somebody takes the last one
refused-tournament-nothing-to-undo = there is nothing to undo

refused-tournament-draw-number = the next draw is stage { $stage }, round { $round }, with number { $number }
refused-tournament-draw-tables = these tables make no sense: somebody sits twice or does not belong here, or a table has fewer than 2 or more than 7
refused-tournament-draw-stranger = { $name } was drawn but does not take part
refused-tournament-draw-missing = { $name } takes part but was not drawn
refused-tournament-draw-sizes = the tables must have { $due } players
refused-tournament-draw-other-tables = these tables do not follow from the seed
refused-tournament-draw-other-seats = these seats do not follow from the seed

refused-tournament-no-such-tile = { $name }: there is no tile { $tile }
refused-tournament-tile-twice = tile { $tile } was entered twice
refused-tournament-wrong-sum = { $name }: these tiles make { $worms } worms, not { $given }
refused-tournament-wrong-highest = { $name }: the highest tile is { $highest }, not { $given }
refused-tournament-worms-missing = { $name }: the worms are missing
refused-tournament-worms-impossible = { $name }: { $worms } worms with highest tile { $highest } is impossible; { $least } to { $most } are possible
refused-tournament-highest-missing = { $name }: the highest tile is missing
refused-tournament-tie-needs-tile = { $name } is not alone with { $worms } worms: the highest tile decides, but it is missing
refused-tournament-sum-too-high = { $worms } worms in all, but there are only { $most }
refused-tournament-result-impossible = there is no way to share out the tiles that gives these worms
refused-tournament-bratworms = { $count } Bratworms, but there are only { $most }
refused-tournament-apple-twice = there are not that many apples
refused-tournament-apple-without-tile = { $name } has the apple but no tile

refused-tournament-create-first = a tournament begins with “open” or “create”; neither can come later
refused-tournament-no-object = this is not a JSON object
refused-tournament-event-kind = “{ $kind }” is not a kind of event
refused-tournament-event-field = “{ $field }” is not a field of “{ $kind }”
refused-tournament-field-missing = the field “{ $field }” is missing
refused-tournament-field-value = “{ $field }” cannot be “{ $value }”
refused-tournament-score-either = player { $player }: a score has tiles (with bratworms, apple), or worms and highest

refused-tournament-toml = the house rules are not TOML: { $what }
refused-tournament-toml-size = the house rules are too long: at most { $length } characters, and { $dots } dots per line (line { $line })
refused-tournament-too-large = this tournament is full: its history is larger than { $most } MiB
refused-tournament-house-key = the house rules have no “{ $key }”; choose from { $known }
refused-tournament-house-value = house rules, { $key }: “{ $value }” is not possible; choose from { $wanted }
refused-tournament-points = house rules, points at a table of { $size }: give one number per place, none higher than the one before, not { $given }
refused-tournament-rounds-and-stages = house rules: with [[stage]], rounds belongs inside each stage
refused-tournament-stage-advance = house rules, { $stage }: give either advance or each
refused-tournament-stage-tables = house rules, { $stage }: give only one of tables and table_size
refused-tournament-stage-each = house rules, { $stage }: after several rounds the ranking decides; give advance, not each
refused-tournament-csv = this is neither a list of names nor CSV
refused-tournament-which-column = which part of “{ $text }” is the name? Write one name per line, or a first line such as “Name;Club” that names the columns
refused-tournament-names-alike = these names differ only in capital letters: { $names }. Add something to tell them apart

## Command: arena

command-arena = Let bots play against each other and compare them.
arena-bots = Two bots or more; every pair plays. heckmeck bots lists them; my_bot.py:MyBot is one of your own.
arena-players = Players per table, 2 to 7; several sizes separated by commas. Above 2 the first bot of a pair has one seat, the second all others. Default: 2.
arena-games = Games per pair and size, rounded up so that the first bot plays equally often in every seat. Default: 1000.
arena-seed = The same seed gives the same games. Default: 1.
arena-workers = Worker processes. Default: one per core.
arena-cluster = Play on the cluster of the dask scheduler at this address, like tcp://host:8786.
arena-timeout = Seconds that a bot of your own has for a decision. Default: 5.
arena-json = Print the results as JSON.
arena-csv = Write the results to this file, one line per pair and size.
arena-plot = Draw the results into this file: .png, .svg or .pdf.
arena-progress = Games
arena-title = Arena: { $rules }, seed { NUMBER($seed, useGrouping: 0) }
arena-axis = The first bot’s share of wins
arena-column-pair = Pair
arena-column-players = Players
arena-column-games = Games
arena-column-share = Wins
arena-column-interval = 95% interval
arena-column-turns = Turns
arena-column-first-seat = First seat
arena-column-bot = Average per game and seat
arena-column-worms = Worms
arena-column-failures = Failed
arena-column-steals = Steals
arena-column-own-turns = Turns
arena-column-forfeits = Forfeits
arena-column-rating = Rating
arena-column-mu = Skill
arena-column-sigma = ±
arena-against = { $bot } against { $other }
arena-forfeited = { $bot } forfeited: { $reason }. After three forfeits all further games of its pair count as forfeited.
arena-raised = it failed with { $error }
arena-too-slow = no decision within { $seconds } s
arena-died = its process ended with code { $code }
arena-illegal = it decided “{ $move }”; it could choose from { $legal }
refused-too-few-bots = an arena needs at least two bots
refused-no-cluster = no dask scheduler answers at { $address } ({ $error })
refused-workers-die = the worker processes died { $count } times
refused-picture-format = “{ $file }”: a picture file ends in { $formats }

## Command: odds

command-odds = Show the exact chances of a turn: every tile, failing, and what each decision is worth.
odds-file = A game record. Default: the first turn of a game, or the position given by the flags.
odds-at = The step of the record to look at; the start is 0. Default: the last one.
odds-kept = Dice set aside, like 444W; a golden die follows a plus: 44+W.
odds-roll = The roll on the table, like 1123 or 1123+W.
odds-dice = Dice in this turn, 8 or 9; 9 is with the golden die.
odds-weasel-used = The weasel has already been used this turn.
odds-owns = The player’s Specialist: golden_die, weasel or canned_worm.
odds-aim = What the turn is played for: worms, at-least:T or exactly:T. Default: worms.
odds-json = Print the chances as JSON.
odds-plot = Draw the chances into this file: .png, .svg or .pdf.
odds-value-worms = Worth of this turn: { $value } worms
odds-value-at-least = Chance of a total of at least { $total }: { $value }
odds-value-exactly = Chance of a total of exactly { $total }: { $value }
odds-fail = Fails: { $fail }
odds-column-tile = Total
odds-column-at-least = at least
odds-column-exactly = exactly
odds-column-decision = Decision
odds-column-value = Worth
odds-column-fails = Fails
odds-note = Each chance is the best you can get when you play for just that total.
odds-title = { $rules }: best chances of each total
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
refused-odds-aim = “{ $aim }” is not an aim; choose from worms, at-least:T and exactly:T with a total T from 1 to 45
refused-odds-owns = “{ $name }” cannot be used here; choose from { $names }
refused-odds-owns-two = nobody owns two Specialists
refused-odds-dice = a turn has 8 or 9 dice, not “{ $dice }”
refused-odds-too-many-dice = { $count } dice are set aside, but the turn has { $dice }
refused-odds-file-and-flags = give either a record or the flags of a position, not both: { $flag }
refused-odds-at-without-file = --at needs a record
refused-odds-roll-fails = the roll { $roll } shows only faces that have already been set aside: it fails at once
refused-odds-over = the game is over: no turn is under way

## Champion: training and exact endgames

command-exact = Solve a reduced game of two players perfectly: how often does the first player win?
exact-tiles = The number of tiles, from 21 up: 1 to 8. Default: 4. From 7 on it takes minutes.
exact-forced = A player with no dice left must take what the total brings, even where failing would be better (T5).
exact-json = Write the result as JSON.
exact-result = { $tiles } tiles, { $states } positions: the first player’s chance of winning is { $chance }.
exact-progress = Solving the game with { $tiles } tiles…
command-train = Train the network of the bot “champion” by self-play. A run that was interrupted continues.
train-out = A folder for the run, the network and its learning curve.
train-players = The numbers of players, such as 2 or 3-7. Default: 2.
train-games = The number of games, in steps of 100. Default: 100000.
train-seed = A number; the same one repeats the same run. Default: 1.
train-settle = Lambda of the returns at the end of the run, 0 to 1; it begins at 0.8. Default: 0.
train-progress = { $games } of { $of } games, distance to the targets { $error }
train-done = The network is in { $file }, the learning curve in { $curve }.
refused-train-other-run = { $file } belongs to a run with another plan; choose another folder

## First run

first-run = Getting ready (first run only, about half a minute)…

## Coach

command-advise = Say what to do at a step of a recorded game, and what each decision is worth.
advise-at = The step to look at, as in replay; the start is 0. Default: the last one.
advise-json = Print the advice as JSON.
option-depth = How many turns the coach looks ahead, 1 or 2. Default: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) }%
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Chances of winning:
advise-option = Option
advise-win = Win
advise-loss = Costs
advise-fail = Fails
advise-worms = Worms
advise-brings = Most likely
advise-nobody = There is nothing to decide here: the dice must fall.
advise-over = The game is over.
move-keep = set aside { $dice }
move-roll = roll again
move-weasel = use the weasel
move-stop = stop
move-take = take { $tile }
move-put-back = put back { $specialist }
move-from = take it from { $name }
likely-takes = takes { $tile } ({ $percent })
likely-steals = steals { $tile } from { $name } ({ $percent })
likely-takes-hen = takes the hen from { $name } ({ $percent })
likely-fails = fails ({ $percent })
why-only = There is nothing else to do.
why-equal = It makes no difference: “{ $other }” is as good.
why-must-fail =
    .best = “{ $other }” can only fail.
    .worse = It can only fail.
why-cannot-fail =
    .best = It cannot fail; “{ $other }” fails in { $fail2 } of all cases.
    .worse = It fails in { $fail } of all cases; “{ $other }” cannot fail.
why-safer-and-richer =
    .best = It fails less often than “{ $other }” ({ $fail } against { $fail2 }) and brings more worms on average ({ $worms } against { $worms2 }).
    .worse = It fails more often than “{ $other }” ({ $fail } against { $fail2 }) and brings fewer worms on average ({ $worms } against { $worms2 }).
why-safer =
    .best = It fails less often than “{ $other }”: { $fail } against { $fail2 }.
    .worse = It fails more often than “{ $other }”: { $fail } against { $fail2 }.
why-richer =
    .best = It is worth the risk: { $worms } worms on average, { $worms2 } with “{ $other }”.
    .worse = It brings too little: { $worms } worms on average, { $worms2 } with “{ $other }”.
why-more-worms =
    .best = It brings more worms: { $worms } against { $worms2 } with “{ $other }”.
    .worse = It brings fewer worms: { $worms } against { $worms2 } with “{ $other }”.
why-steals =
    .best = It steals more often than “{ $other }”: { $steals } against { $steals2 }.
    .worse = It steals less often than “{ $other }”: { $steals } against { $steals2 }.
why-ends =
    .best = The game ends sooner, and that is good for you.
    .worse = With “{ $other }” the game ends sooner, and that is good for you.
why-lasts =
    .best = The game continues, and you need that.
    .worse = The game ends too soon for you; with “{ $other }” it continues.
why-position =
    .best = It leaves you in a better position: { $points } points more than “{ $other }”.
    .worse = It leaves you in a worse position: { $points } points less than “{ $other }”.
advise-best = Best: { $move }.
advise-rollouts = Look closer: let the champion play the best options out, with the luck taken out.
rollouts-error = Points of standard error at which a chance to win is known well enough, 0.05 to 10. Without it: 0.5.
rollouts-max = At most this many games for each option. Without it: 4000.
rollouts-seed = A number; the same one gives the same games. Without it: 0.
rollouts-working = Looking closer …
rollouts-title = Played out by the champion, with the luck taken out:
rollouts-margin = 95%
rollouts-games = Games
rollouts-clear = “{ $best }” is better.
rollouts-close = “{ $best }” and “{ $other }” are too close to call.
rollouts-stopped = Stopped before it was known as well as wanted.
rollouts-note = The truth lies within ± in 19 of 20 cases.
refused-option-without-rollouts = { $option } goes with --rollouts

## Review

command-review = Look at a recorded game, decision by decision: losses, luck and turning points.
review-rollouts = Look closer at decisions that cost little: play them and the best ones out; the error is 1 point without --error.
review-out = Write to this file instead of the terminal.
review-json = Print the review as JSON.
review-html = Make one page with the graph, for a browser.
refused-review-form = choose one of --html and --json
review-title = Review: { $rules }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-graph = Chances of winning, turn by turn
review-player = Player
review-accuracy = Accuracy
review-error-rate = Lost per decision
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Luck
review-result = Result
review-adjusted = Without luck
review-mistakes = Inaccuracies (?!), mistakes (?) and blunders (??), in points of the chance of winning
review-turning-points = Turning points
review-where = Turn { $turn }, step { $ply }, { $name }:
review-rolled = rolls { $dice }
review-better = Better: { $move }.
review-none = none
review-grade = { $grade ->
    [best] best
    [fine] fine
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-revaluation = After each turn the position is judged again: { $points } points on average.
review-sums = How it adds up
review-sums-note = Start, luck, decisions and revaluation add up to the result. Every number is in points of the chance of winning.
review-start = Start
review-luck-own = Luck with own rolls
review-luck-of-others = Luck of others
review-losses-own = Own decisions
review-losses-of-others = Decisions of others
review-revalued = Revaluation
review-unjudged = Turns not judged
review-unjudged-note = { $n ->
    [one] { $n } turn is not judged: only what was set aside was entered.
   *[other] { $n } turns are not judged: only what was set aside was entered.
}
review-all = All decisions
review-turn = Turn
review-decision = Decision
review-best-was = Best
review-loss = Costs
review-luck-by-turn = Luck of the rolls, turn by turn: up is good and down is bad for the player whose turn it is

## Puzzles

command-puzzle = Set a puzzle: a position where the obvious decision is wrong.
puzzle-number = The number of the puzzle. Default: any; “today” is the one of the day.
puzzle-title = Puzzle { $number }: what is best?
puzzle-keys = (Enter shows the answer)
puzzle-right = Right!
puzzle-wrong = Not the best: it costs { $points } points.
puzzle-natural = “{ $move }” looks natural and costs { $points } points.

## Playing with the coach

play-coach = Show what each decision is worth before you decide.
play-tutor = Warn before a decision that costs this many points of the chance of winning, 0 to 100, and let you take it back.
tutor-warning = This costs { $points } points. { $why }
tutor-question = Take it back?
tutor-yes = Yes, decide again
tutor-no = No, I mean it

## Dataset

simulate-dataset = Write every position, decision and outcome to a Parquet file (needs the extra “rl”).

## Command: locale

command-locale = Help translators: check a language, list the texts that are read most.
command-locale-check = Name what a language lacks: missing and unused texts, other variables, missing plural forms, texts too long for their button.
command-locale-table = Print the texts that are read most in all languages, as Markdown.
locale-language = A language by its code, like de: the file src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: missing
locale-fault-unused = { $key }: English has no such text
locale-fault-variables = { $key }: the variables are { $own }; in English they are { $english }
locale-fault-plurals = { $key }: the plural forms are { $own }; needed are { $due }
locale-fault-long = { $key }: { $n } characters; { $most } fit here
locale-fault-unreadable = line { $line }: this cannot be read
locale-fault-file = the text { $file } is missing
locale-checked = { $n ->
    [0] { $language }: everything is there.
    [one] { $language }: { $n } fault
   *[other] { $language }: { $n } faults
}

## The page: everywhere

web-page-not-loaded = This page could not be loaded: there is no connection. It opens by itself as soon as there is one.
web-try-again = Try again
web-no-answer = The server does not answer. Are you online?
web-no-server = This needs a server, and none is set on this device.
web-trouble = Something went wrong. Please try again.
web-language = Language
web-back = Back
web-to-start = To the start page
web-lost-title = Nothing here
web-lost = The worm has looked everywhere: there is no such page.

## Tournaments

command-tournament = Run a tournament from the sign-up list to the final.
command-tournament-plan = Say what will happen with this many participants, stage by stage.
command-tournament-run = The organiser’s desk: create or continue a tournament, draw, enter results.
command-tournament-check = Replay a tournament and report whatever breaks the rules.
command-tournament-export = Write standings or the whole tournament for other programs and for paper.
command-tournament-anonymise = Write the tournament without names: draws and results stay.
command-tournament-simulate = Let bots play whole tournaments and count who wins them.
tournament-option-n = How many participants, 2 to 3000.
tournament-option-file = The file of the tournament: one event per line; lines are only ever added.
tournament-option-words = One command of the desk, such as “draw”; “help” lists them. Default: what you type.
tournament-option-rules-file = House rules as a TOML file. Default: the rules of the sheet.
tournament-option-name = The name of a new tournament. Default: the name of the file.
tournament-option-names = Register the names on this list: one per line, or CSV.
tournament-option-seed = The published seed of all draws: 64 hexadecimal digits, or a text that is hashed with SHA-256. Default: drawn.
tournament-option-script = Carry out the commands in this file, one per line; “-” reads standard input.
tournament-option-csv = The standings as CSV.
tournament-option-json = The whole tournament as one JSON document.
tournament-option-html = The whole tournament as one page to print.
tournament-option-output = Write to this file. Default: standard output.
tournament-option-plan-json = One JSON object per line, one per stage, the final last.
tournament-option-participants = How many participants, 2 to 3000. Default: 30.
tournament-option-bots = Bots, separated by commas; the participants play like them in turn. Default: worms,careful,simple.
tournament-option-events = How many tournaments. Default: 1000.
tournament-option-simulate-seed = The same seed gives the same tournaments. Default: 1.
tournament-option-simulate-json = Print the result as JSON.

tournament-preliminary = Stage { $n }, preliminary round
tournament-semi-final = Stage { $n }, semi-final
tournament-final = Stage { $n }, final
tournament-plan-participants = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
tournament-plan-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
tournament-plan-tables = { $n ->
    [one] { $n } table of { $size }
   *[other] { $n } tables of { $size }
}
tournament-plan-advance = { $n } advance: { $who }
tournament-plan-ranking = { $n } advance by ranking
tournament-plan-byes = { $n } of them straight to the final
tournament-plan-firsts = { $n ->
    [one] { $n } first
   *[other] { $n } firsts
}
tournament-plan-seconds = { $n ->
    [one] the best second
   *[other] { $n } seconds
}
tournament-plan-thirds = { $n ->
    [one] the best third
   *[other] { $n } thirds
}
tournament-round = Round { $n } of { $total }
tournament-table = Table { $n }
tournament-seat = seat { $seat }, tile { $tile }
tournament-drawn = stage { $stage }, round { $round }
tournament-tile = Tile
tournament-participant = Participant
tournament-place = Place
tournament-stage = Stage
tournament-why = Decided by
tournament-standings = Standings
tournament-champion = { $name } wins the tournament
tournament-seed-note = All draws come from the published seed { $seed }; anybody can run them again (R9).
tournament-rules-preset-sheet = Format: tournament sheet of the game (Romanian edition)
tournament-rules-preset-simple = Format: simple tournament rules of the publisher ({ $source })
tournament-rules-preset-profi = Format: “Profi” tournament rules of the publisher ({ $source })
tournament-rules-preset-seven = Format: 7-5-3-1 with four rounds, semi-final and byes ({ $source })
tournament-rules-edition-classic = Classic game, tiles 21 to { $highest }
tournament-rules-edition-deluxe = Deluxe game, tiles 21 to { $highest }, 11 and 13
tournament-rules-one-round = One game, then the best of each table advance
tournament-rules-rounds = Games before the final: { $n }, the standings decide who advances
tournament-rules-stages = Own stages before the final: { $n }
tournament-rules-draw-lots = Each round is drawn by lot, with as few repeated opponents as possible
tournament-rules-draw-placing = Further rounds are drawn by place: players with the same place sit together
tournament-rules-final = Players in the final: { $n }
tournament-rules-byes = Straight to the final: the best { $n } of the standings; the next ones play a semi-final
tournament-rules-tables = Tables of { $low } to { $high } players
tournament-rules-table-size = { $n } at a table where possible
tournament-rules-most-tables = At most { $n } tables
tournament-rules-score-worms-and-places = Worms and place points count
tournament-rules-score-places = Only place points count
tournament-rules-points = Place points at a table of { $size }: { $points }
tournament-rules-minutes = A round takes { $n } minutes; then each player has this many last turns: { $turns }
tournament-rules-max-turns = A game ends after { $n } turns of all players together
tournament-rules-ranking = Order of the standings: { $metrics }; then the lot
tournament-sealed-note = The seed of all draws is sealed, so nobody can choose it. SHA-256 of its secret: { $seal } (R9).
tournament-ask-phrase = What does the hall shout? It closes registration and opens the seed; it may be empty:
tournament-place-points = place { $place }, points { $points }
tournament-metric-score = Score
tournament-metric-places = Place points
tournament-metric-wins = Tables won
tournament-metric-worms = Worms
tournament-metric-highest = Highest tile
tournament-why-metric = { $metric }: { $here } against { $above }
tournament-why-shared = shared place
tournament-why-stage = did not reach this stage
tournament-why-lot = drawn by lot
tournament-why-stayed = left the final

tournament-phase-registration = registration
tournament-phase-playing = the tables play
tournament-phase-draw = the next draw is due
tournament-phase-over = over
tournament-participants = { $n ->
    [one] { $n } participant
   *[other] { $n } participants
}
tournament-gone = { $name } has dropped out
tournament-is-back = { $name } is back
tournament-undone = Undone: { $what }
tournament-open-tables = Results still missing: table { $tables }
tournament-round-over = All results are in. “draw” draws what comes next.
tournament-nothing-drawn = Nothing has been drawn yet.
tournament-note-gone = (dropped out)
tournament-note-here = (present)
tournament-note-waiting = (waits)
tournament-missing = Not ticked yet: { $n }
tournament-swept = Taken off the list: { $n }
tournament-torn-line = The last line was incomplete and had never been confirmed: it was cut off.
tournament-event-create = Created
tournament-event-open = Opened
tournament-event-close = Registration closed
tournament-event-register = Registered
tournament-event-rules = Rules changed
tournament-event-rename = Renamed
tournament-event-withdraw = Dropped out
tournament-event-return = Back
tournament-event-arrive = Ticked
tournament-event-sweep = Did not come
tournament-event-reserve = Waits for a place
tournament-event-admit = Takes part
tournament-event-draw = Drawn
tournament-event-result = Result
tournament-event-correct = Corrected
tournament-event-report = Reported from the table
tournament-event-timer = Timer
tournament-event-announce = Announced
tournament-event-schedule = Schedule
tournament-event-anonymise = Names taken out
tournament-by = by { $who }
tournament-event-undo = Undone
tournament-checked = { $n ->
    [0] The tournament follows the rules.
    [one] { $n } fault
   *[other] { $n } faults
}
tournament-unfinished = The tournament is not finished yet.
tournament-progress = Tournaments
tournament-simulated = { $events } tournaments of { $participants } participants, seed { $seed }
tournament-column-bot = Bot
tournament-column-participants = Participants
tournament-column-wins = Wins
tournament-column-interval = 95% interval
tournament-column-each = Each
tournament-column-final = In the final

tournament-desk-hint = “help” lists the commands, “quit” leaves; everything is saved in the file at once.
tournament-desk-add = add NAME …: register participants; “Anna Maria” in quotation marks is one name
tournament-desk-import = import FILE: register a list of names, one per line or CSV
tournament-desk-rename = rename NUMBER NAME: correct a name
tournament-desk-out = out NUMBER: somebody drops out
tournament-desk-back = back NUMBER: a participant who dropped out is back, if nothing has been drawn since
tournament-desk-here = here NUMBER …: these participants have come
tournament-desk-sweep = take everybody who has not come off the list
tournament-desk-late = late NAME …: reserve list before the draw, late arrivals after it
tournament-desk-seat = seat NUMBER [TABLE]: a waiting participant plays: at a table, or from the next round on
tournament-desk-draw = draw the next round, stage or final: tables and seats
tournament-desk-tables = show the tables of this round with seats and results
tournament-desk-enter = enter TABLE SCORE …: the result of a table, one score per seat in the order of the tiles
tournament-desk-correct = correct TABLE SCORE … because REASON: correct a result; ROUND:TABLE for an earlier round
tournament-desk-undo = take back the last step
tournament-desk-standings = the standings, and what decided them
tournament-desk-players = all participants with numbers and seats
tournament-desk-plan = what will happen, stage by stage
tournament-desk-rules = rules [FILE]: the rules of this tournament; with a TOML file others, before the first draw
tournament-desk-log = everything that happened; × marks what was undone
tournament-desk-help = this list
tournament-desk-quit = leave
tournament-desk-scores = A score: tiles 21,30 (deluxe: 21,30+2+apple with two Bratworms), or worms and highest tile 4/33, or - for nothing.

refused-tournament-score-text = “{ $text }” is not a score: write 21,30 or 21,30+2+apple or 4/33 or -
refused-tournament-scores-number = { $given } scores, but { $due } play to the end at this table
refused-tournament-no-command = “{ $command }” is not a command of the desk; choose from { $commands }
refused-tournament-usage = use this command like this: { $usage }
refused-tournament-nothing-after = this command takes nothing after it
refused-tournament-quotes = a quotation mark is not closed
refused-tournament-exists = this tournament already exists: name, seed and rules are fixed
refused-tournament-file-busy = another desk has this tournament open
refused-tournament-export-form = choose one of --csv, --json and --html
refused-tournament-too-many-bots = { $bots } bots for { $n } participants
refused-tournament-stale = the tournament has changed in the meantime: this is version { $version }
refused-tournament-text = “{ $text }” is not a text of one line
refused-tournament-not-playing = no table is playing: nothing has been drawn, or all results are in
refused-too-many-bot-tables = at most { $most } tables of a tournament may be played by bots alone at the same time; open more when some of them are over
refused-no-such-tournament = there is no such tournament
refused-not-the-organiser = only the organiser may change the tournament

## The server: names, coach, records, puzzles

refused-no-such-code = no open table has this code
refused-not-your-seat = this is not your seat
refused-no-coach = this table plays without the coach, who answers after the game
refused-game-running = the game is still running
refused-record-too-long = the record has more than { $most } steps
refused-no-such-puzzle = there is no such puzzle; choose a number from 1 to { $count }
site-not-built = The page of this server is not built. In the project folder, “make web” builds it; then start the server again.

## The page: the table

web-move-keep = { $n ->
    [one] set aside the { $face }
   *[other] set aside the { $face }s
}
web-move-keep-worms = { $n ->
    [one] set aside the worm
   *[other] set aside the worms
}
web-move-roll = roll
web-move-roll-golden = roll nine dice
web-move-weasel = re-roll with the weasel
web-move-stop = stop
web-move-take = take { $tile }
web-move-put-back = put back { specialist-object }
web-move-from = take the Bratworm from { $name }
web-move-dice = the dice show { $dice }
web-tell-you = You
web-tell-takes = { $me ->
    [who] { $name } take { $tile }
   *[nobody] { $name } takes { $tile }
}
    .also = { $me ->
    [who] you take { $tile }
   *[nobody] takes { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } steal { $tile } from { $other }
    [other] { $name } steals { $tile } from you
   *[nobody] { $name } steals { $tile } from { $other }
}
    .also = { $me ->
    [who] you steal { $tile } from { $other }
    [other] steals { $tile } from you
   *[nobody] steals { $tile } from { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } take the hen from { $other }; { $tile } stays
    [other] { $name } takes the hen from you; your { $tile } stays
   *[nobody] { $name } takes the hen from { $other }; { $tile } stays
}
    .also = { $me ->
    [who] you take the hen from { $other }
    [other] takes the hen from you
   *[nobody] takes the hen from { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } put { $tile } back
   *[nobody] { $name } puts { $tile } back
}
    .also = { $tile } goes back
web-tell-turned-over = { $tile } is turned over
    .also = { $tile } is turned over
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } fail: nothing to set aside
   *[nobody] { $name } fails: nothing to set aside
}
    .also = { $me ->
    [who] you fail: nothing to set aside
   *[nobody] fails: nothing to set aside
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } fail: no worm
   *[nobody] { $name } fails: no worm
}
    .also = { $me ->
    [who] you fail: no worm
   *[nobody] fails: no worm
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } fail: no tile for this total
   *[nobody] { $name } fails: no tile for this total
}
    .also = { $me ->
    [who] you fail: no tile for this total
   *[nobody] fails: no tile for this total
}
web-tell-bratworm = { $me ->
    [who] { $name } get a Bratworm
   *[nobody] { $name } gets a Bratworm
}
    .also = { $me ->
    [who] you get a Bratworm
   *[nobody] gets a Bratworm
}
web-tell-bratworm-from = { $me ->
    [who] { $name } get a Bratworm from { $other }
    [other] { $name } gets a Bratworm from you
   *[nobody] { $name } gets a Bratworm from { $other }
}
    .also = { $me ->
    [who] you get a Bratworm from { $other }
    [other] gets a Bratworm from you
   *[nobody] gets a Bratworm from { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } get { specialist-object }
   *[nobody] { $name } gets { specialist-object }
}
    .also = { $me ->
    [who] you get { specialist-object }
   *[nobody] gets { specialist-object }
}
web-tell-specialist-back = { specialist-subject } goes back on { $tile }
    .also = { specialist-object } goes back on { $tile }
web-tell-specialist-out = { specialist-subject } is out of the game
    .also = { specialist-object } is out of the game
web-tell-game-over = The game is over
    .also = the game is over
web-tell-dice = { $me ->
    [who] { $name } roll { $dice }
   *[nobody] { $name } rolls { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } use the weasel and re-roll
   *[nobody] { $name } uses the weasel and re-rolls
}
web-tell-keeps = { $me ->
    [who] { $name } set aside { $dice }: { $total }
   *[nobody] { $name } sets aside { $dice }: { $total }
}
web-since = Since your last turn: { $what }
web-board-tile = Tile { $tile }, { worms }
web-board-standing = { specialist-subject } stands on it
web-board-landing = { specialist-subject } goes here
web-board-down = Tile { $tile }, turned over
web-board-taken = Tile { $tile }, in a stack
web-board-top-of = Tile { $tile }, { worms }, top tile of { $name }
web-board-top-yours = Tile { $tile }, { worms }, your top tile
web-board-target = Stop now and you take it
web-board-reach = within reach
web-board-chance = chance of getting it this turn: { $percent }
web-board-chances = %: your chance of getting it
web-board-now = now
web-board-grill = Grill
web-board-bratworms = Bratworms
web-board-supply = { $n ->
    [one] { $n } Bratworm left
   *[other] { $n } Bratworms left
}
web-board-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
web-board-players = Players, clockwise
web-board-top = top tile { $tile }
web-board-below = { $n } below
web-board-no-tile = no tile
web-board-bot = bot
web-board-away = away
web-board-absent = not here
web-board-turn = is playing now
web-seat-open = Show what { $name } has
web-seat-tiles = The top tile comes first.
web-seat-stand-in = Let a bot play until then
web-seat-stand-in-soon = Let a bot play in { $seconds } s
web-seat-replace = Let a bot play to the end
web-seat-replace-sure = Really? Then { $name } can only watch
web-seat-mute = Hide pictures
web-seat-unmute = Show pictures again
web-react = Show a picture
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] laughter
        [clap] applause
        [wow] amazement
        [cry] tears
        [grr] anger
       *[luck] good luck
    }
web-board-lanes = Dice: choose one face
web-board-lanes-quiet = Dice
face-name = { $face ->
    [W] worm
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, adds { $gain }
web-board-lane-used = { $count } × { face-name }, already set aside
web-board-lane-kept = { $count } × { face-name } set aside
web-board-used = aside
web-table-loading = The table is being set…
web-table-dealing = The game begins…
web-table-revealing = The sealed phrases are being opened…
web-table-reconnecting = Connection lost. Reconnecting…
web-table-away = A bot is playing for you.
web-table-back = I’m back
web-table-absent = { $name } is not here.
web-table-heading = The game
web-table-log = Log
web-log-open = Open the log
web-table-steps = What happens
web-table-your-turn = Your turn
web-table-watching = Somebody else’s turn
web-table-spectator = You are watching this game.
web-table-plays = { $name } is playing
web-table-bot-plays-for = A bot plays for { $name }
web-table-total = Total { $total }
web-table-rolling = The dice are rolling…
web-table-pass-on = Pass the device to { $name }
web-throw-ask = Your turn: throw the dice
web-throw-how = Tap the big button.
web-throw-how-shake = Tap the big button or shake the device.
web-throw-handed = I have it
web-pace = Speed of the bots
web-pace-1x = Normal speed
web-pace-3x = Three times as fast
web-pace-skip = Skip to my turn
web-table-time-left = Time left
web-key-enter = Enter
web-stop = Stop
web-stop-pick = Pick one face
web-stop-pick-why = All dice of that face are set aside.
web-keep-bratworm = These dice bring you a Bratworm.
web-stop-pick-button = pick a face
web-stop-takes = Stop now and <em>take { $tile } from the grill</em>
web-stop-takes-button = take { $tile }
web-stop-steals = Stop now and <em>steal { $tile } from { $name }</em>
web-stop-steals-button = steal { $tile }
web-stop-hen = Stop now and <em>take the hen from { $name }</em>
web-stop-hen-button = take the hen
web-stop-choose = Stop now and <em>choose { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = You choose after you stop.
web-stop-fails-too-low = Stop now and <em>you fail: no tile for { $total }</em>
web-stop-fails-no-worm = Stop now and <em>you fail: no worm yet</em>
web-stop-fails-button = you fail
web-stop-sure = Really stop?
web-stop-brings = { $n ->
    [one] It has { $n } worm.
   *[other] It has { $n } worms.
}
web-stop-with = { specialist-subject } comes with it.
web-stop-raven-brings = The raven brings a Bratworm and moves on.
web-stop-raven-moves = The raven moves on.
web-stop-steals-why = Your total matches the top tile.
web-stop-lower-own = { $total } is already yours; { $tile } is the next lower tile.
web-stop-lower-why = You cannot take { $total }; { $tile } is the next lower tile.
web-stop-hen-why = The hen guards { $tile }: the tile stays.
web-stop-canned-why = The canned worm counts as a worm: { $total } + 5 = { $sum }.
web-loss-both = { $lost } goes back, { $turned } is turned over.
web-loss-down = { $lost } goes back and is turned over.
web-loss-returned = { $lost } goes back, { $lost } and { $turned } are turned over.
web-loss-tile = { $lost } goes back on the grill.
web-loss-specialist = { specialist-subject } goes back on the grill.
web-loss-nothing = You have nothing to give back.
web-roll = { $n ->
    [one] Roll { $n } die
   *[other] Roll { $n } dice
}
web-roll-plain = Roll
web-roll-pick = pick a face first
web-roll-none = no dice left
web-roll-costs = risks your { $tile }
web-roll-costs-specialist = risks { specialist-object }
web-roll-costs-both = risks { $tile } + { specialist-name }
web-roll-risk = { $percent } risk of failing
web-roll-risk-costs = { $percent } risk of losing your { $tile }
web-roll-risk-costs-specialist = { $percent } risk of losing { specialist-object }
web-roll-risk-costs-both = { $percent } risk of losing { $tile } + { specialist-name }
web-start-ask = Eight dice or nine?
web-start-why = The golden die is a ninth die with ones and worms only.
web-start-why-standard = The golden die is a ninth die.
web-start-eight = Roll 8 dice
web-start-nine = Roll 9 dice
web-start-nine-note = with the golden die
web-dead-ask = <em>Nothing to set aside.</em> Use the weasel?
web-dead-give-up = Give up
web-dead-lose = lose { $tile }
web-dead-lose-specialist = lose { specialist-object }
web-dead-lose-both = lose { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Re-roll { $n } die
   *[other] Re-roll all { $n }
}
web-dead-weasel-note = the weasel helps once per turn
web-act-weasel = { $n ->
    [one] Re-roll { $n }
   *[other] Re-roll all { $n }
}
web-choice-peek = Look at the grill
web-choice-return = Back to the choice
web-choose-claim = Which tile do you take?
web-choose-claim-why = With this total you can choose.
web-choose-claim-grill = Take { $tile } from the grill
web-choose-claim-steal = Steal { $tile } from { $name }
web-choose-claim-hen = Take the hen from { $name }
web-choose-claim-hen-why = The hen guards this tile, so you get the hen.
web-choose-put-back = Which Specialist goes back?
web-choose-put-back-why = You can keep only one. The other one goes to { $tile }, the lowest free tile.
web-choose-put-back-out = You can keep only one. No tile is free, so the other one leaves the game.
web-choose-put-back-button = Put { specialist-object } on { $tile }
web-choose-put-back-out-button = Take { specialist-object } out of the game
web-choose-goes-to = back, onto { $tile }
web-choose-goes-out = out of the game
web-choose-stays = stays with you
web-choose-yours = yours
web-choose-new = new
web-choose-pick = Choose one
web-choose-bratworm = Who gives you a Bratworm?
web-choose-bratworm-why = The supply is empty, so one of the others gives you one.
web-choose-bratworm-button = Take one from { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Counts as a worm when you have none.
    [hen] Guards your top tile and your Bratworms.
    [raven] Brings a Bratworm.
    [weasel] Once a turn, you may re-roll the dice.
    [golden_die] A ninth die, from your next turn.
   *[apple] Three worms at the end.
}
web-coach = Coach
web-coach-open = Why? Ask the coach
web-coach-chances = Your chance of winning the game
web-coach-option = Decision
web-coach-win = wins
web-coach-fail = turn fails
web-coach-thinks = The coach is thinking…
web-coach-waits = The coach helps on your turn.
web-coach-best = Coach: { $move }, +{ $points }%
web-coach-best-even = Coach: { $move }
web-coach-then-stop = Coach: { $move } and stop
web-coach-then-roll = Coach: { $move } and roll
web-menu = Menu
web-menu-close = Close
web-menu-rules = How to play
web-menu-invite = Invite people to watch
web-menu-copied = The link is copied.
web-menu-device = Continue on another device
web-menu-record = Download the record
web-menu-sound = Sounds
web-menu-vibration = Vibrate on my turn
web-menu-rolls = Make my first roll for me
web-menu-shakes = Shake to throw
web-menu-leave = Leave the game
web-menu-leave-sure = Really leave? A bot will play on for you.

## The page: how to play

web-rules-title = How to play
web-rules-contents = On this page
web-rules-classic = The game
web-rules-deluxe = Deluxe
web-rules-options = Options
web-rules-exact = All rules
web-rules-learn = Learn by playing
web-rules-learn-note = A first game against a bot, about two minutes
web-rules-print = Print
web-rules-goal-title = What you want
web-rules-goal = Worms are sizzling on the grill, and everybody is hungry. Collect tiles: whoever has the most worms at the end wins.
web-rules-goal-tiles = The number is what a tile costs. The higher the number, the more worms are on it.
web-rules-goal-drawing = The tiles 21 to 24 have one worm, 25 to 28 two, 29 to 32 three and 33 to 36 four.
web-rules-turn-title = Your turn, step by step
web-rules-turn-roll = Roll all eight dice.
web-rules-turn-roll-drawing = A roll: 1, 2, three 4s, two 5s and a worm.
web-rules-turn-pick = Choose one face and set aside all its dice.
web-rules-turn-pick-drawing = The three 4s are chosen: 12 points.
web-rules-turn-again = Roll the other dice and choose again. Each face only once per turn!
web-rules-turn-again-drawing = The 4s are set aside. The roll shows 2, 3, two 4s and a worm: the 4s are already set aside, the worm is chosen.
web-rules-turn-stop = Stop, or roll again? You decide each time you have set dice aside.
web-rules-turn-stop-drawing = Three 4s, a worm and two 5s are set aside.
web-rules-turn-count = A worm is worth 5, so this is 27. And there is a worm: without one you get nothing.
web-rules-take-title = What you get
web-rules-take-exact = Is the tile with your total on the grill? It’s yours.
web-rules-take-exact-drawing = Total 27: tile 27 is on the grill and is taken.
web-rules-take-lower = Is it neither there nor on top of another stack? Take the next lower tile from the grill.
web-rules-take-lower-drawing = Total 27: tiles 27 and 26 are gone, so 25 is taken.
web-rules-take-steal = Does another player have it on top of their stack? Then you steal it!
web-rules-take-steal-drawing = Total 27: tile 27 is another player’s top tile and is stolen.
web-rules-take-stack = Your tiles form one stack. Only the top tile can be stolen or lost: what lies below is safe.
web-rules-now = now
web-rules-fail-title = When you fail
web-rules-fail-used = The roll shows only faces that you have already set aside.
web-rules-fail-worm = You stop without a worm.
web-rules-fail-low = You stop, and there is no tile for your total.
web-rules-fail-drawing = Tile 24 is put back on the grill, and 36 is turned over.
web-rules-fail-back = Then your top tile goes back on the grill.
web-rules-fail-turned = Then the highest tile on the grill is turned over and is out of the game, unless it is the one you have just put back.
web-rules-fail-nothing = Do you have no tile? Then nothing happens.
web-rules-end-title = The end
web-rules-end = As soon as no tile on the grill is face-up, the game is over. Everybody counts the worms on all their tiles.
web-rules-end-drawing = Tiles 23, 27 and 31 together have six worms.
web-rules-end-tie = Whoever has the most worms wins. In a tie the highest tile decides.
web-rules-tips-title = Good to know
web-rules-tip-all = You set aside all dice of a face, never just some of them.
web-rules-tip-worm = Worms and 5s are both worth 5, but they are two different faces.
web-rules-tip-early = Take a worm early. With few dice left it may never come.
web-rules-tip-few = The fewer dice you roll, the more easily you fail.
web-rules-tip-own = Your own top tile does not count: you take the next lower one.
web-rules-tip-pass = You cannot pass, and there are no secrets: everybody sees everything.
web-rules-deluxe-intro = The rules you know still apply. There are also two low tiles, Bratworms and six Specialists.
web-rules-low-title = 11 and 13
web-rules-low = You take them only with exactly 11 or exactly 13. Nobody can steal them.
web-rules-low-drawing = Tiles 11 and 13, with one worm each.
web-rules-bratworm-title = Bratworms
web-rules-bratworm = Set aside two or more 1s, and you get a Bratworm at once. It counts as one worm, and you keep it even if you fail.
web-rules-bratworm-drawing = Two 1s bring a Bratworm.
web-rules-bratworm-supply = Are all seven gone? Then you choose who gives you one, but never the owner of the hen. If nobody is left, you get none.
web-rules-specialists-title = The six Specialists
web-rules-specialists = A Specialist stands on a tile and comes with it. You can have only one. If you get a second one, you choose which of the two goes back: to the lowest free tile, or out of the game if none is free. Whoever loses the top tile loses the Specialist too.
web-rules-begins-on = begins on { $tile }
web-rules-canned-worm = No worm set aside? Then it counts as a worm and adds 5. It helps from your next turn on.
web-rules-hen = It guards your top tile: a thief gets only the hen, and if you fail, only the hen goes back and no tile is turned over. Your Bratworms are safe too. Nobody can take the hen while your top tile is 11 or 13. If you fail without a tile, you keep it.
web-rules-raven = Nobody owns it. Whoever takes its tile gets a Bratworm, and the raven flies to the lowest free tile.
web-rules-weasel = Once per turn you may re-roll all dice of a roll. It can even save you when the roll shows only faces you already have.
web-rules-golden-die = You may roll nine dice. The golden one shows only 1s and worms.
web-rules-apple = It is worth three worms at the end. That is all it does, and it is a lot.
web-rules-options-intro = Whoever creates a table can change the game. If nothing is chosen, everything is as described above.
web-rules-option-game = Which game
web-rules-option = Option
web-rules-option-does = What it does
web-rules-option-rule = Rule
web-rules-option-classic = The game as described above.
web-rules-option-deluxe = With 11 and 13, Bratworms and Specialists.
web-rules-option-russian = The classic game, but nobody has to steal. The Russian sheet shows this in one example: it leaves a tile with exactly the total to another player.
web-rules-option-highest = Short game: higher tiles stay in the box.
web-rules-option-turns = The game ends after this many turns.
web-rules-option-steal = Nobody has to steal: you may take the next lower tile from the grill instead. Most sheets say that you “can” steal; that you must is our decision.
web-rules-option-lower = Is the tile not there? Then you may take any lower tile from the grill. The Romanian and the Russian sheet play it this way.
web-rules-option-returned = Faster: the tile you put back is turned over too.
web-rules-option-faster-highest = Faster: the highest tile is always turned over, even if you have just put it back.
web-rules-option-golden = Deluxe: the golden die has the same faces as the others. No sheet shows its faces; only ones and worms is our reading.
web-rules-option-low = Deluxe: how many worms are on 11 and 13, 0 to 4. No sheet says; one each is our reading.
web-rules-exact-intro = Every rule has a short name, such as T5. Here are all of them, word for word.
web-rules-search = Find a rule
web-rules-search-note = A name such as T5, a letter, or a word
web-rules-found = { $n ->
    [0] No rule found
    [one] { $n } rule
   *[other] { $n } rules
}
web-rules-link-to = Link to { $clause }

## The page: the first game

web-learn-title = Your first game
web-learn-opening = The grill is heating up…
web-learn-again-try = Try again
web-learn-bot-name = Bruno
web-learn-tip = Tip
web-learn-got-it = Got it
web-learn-skip = Play on without tips
web-learn-hint-pick = Tap a number or the worm: all dice that show it are set aside.
web-learn-hint-roll = That makes { $total }. Now roll the other dice!
web-learn-hint-once = Each face only once per turn: choose a new one.
web-learn-hint-worm = A worm! It is worth 5, and without one you get nothing.
web-learn-hint-no-worm = { $total }, but no worm yet. Without one you get nothing: roll again!
web-learn-hint-too-low = { $total } is too low: the lowest tile costs { $lowest }. Roll again!
web-learn-hint-stop = You can stop now and take { $tile }, or risk it and roll again.
web-learn-hint-lower = There is no { $total } on the grill. If you stop, you take the next lower tile: { $tile }.
web-learn-hint-steal = Exactly { $total }! Stop now and steal it from { $name }.
web-learn-hint-few = { $n ->
    [one] Only { $n } die left: if it shows a face you have, you fail.
   *[other] Only { $n } dice left: if they show only faces you have, you fail.
}
web-learn-hint-took = { $tile } is yours! It is on top of your stack.
web-learn-hint-stole = Stolen! { $tile } is now on top of your stack.
web-learn-hint-failed = You fail, but you have no tile to put back. Lucky you!
web-learn-hint-lost = You fail: your { $tile } goes back on the grill.
web-learn-hint-turned = The highest tile, { $tile }, is turned over: it is out of the game.
web-learn-hint-robbed = { $name } steals your { $tile }! Only the top tile is ever in danger.
web-learn-hint-watch = Now { $name } plays. Watch the dice and the grill.
web-learn-hint-their-top = { $name } has { $tile } on top: with exactly { $tile } you steal it.
web-learn-hint-they-fail = { $name } fails. That happens to bots too!
web-learn-done = You know Heckmeck!
web-learn-done-note = A real game has all tiles up to 36, for two to seven players.
web-learn-play = Play now
web-learn-rules = Read the rules
web-learn-look = See how the game ended

## The page: start, new table, joining, waiting

web-nav = Main menu
web-nav-menu = Menu
web-nav-play = Play
web-nav-tournaments = Tournaments
web-nav-games = My games
web-nav-rules = Rules
web-nav-learn = Guided first game
web-nav-companion = Companion for real dice
web-nav-puzzles = Puzzles
web-nav-fair = Fair dice
web-nav-device = My devices
web-nav-theme = Light or dark
web-nav-theme-system = Automatic
web-nav-theme-light = Light
web-nav-theme-dark = Dark
web-start-line = Roll, sweat, grab: who takes the most worms off the grill? The dice game also known as Pickomino.
web-start-play = Play now
web-start-play-how = { $n ->
    [one] against one bot, no sign-up
   *[other] against { $n } bots, no sign-up
}
web-start-options = Game settings
web-start-edition = Edition
web-start-opponents = Number of opponents
web-start-opponents-n = { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
}
web-start-strength = Bot strength
web-start-guest = Guest
web-start-learn = New here? Play along!
web-start-learn-how = A guided first game, about two minutes
web-start-create = Create a table
web-start-create-how = Invite others by code, QR code or message
web-start-together = Pass one device round
web-start-together-how = One phone or tablet goes round the table
web-mine-turn = Your turn:
web-mine-here = Continue playing:
web-mine-wait = { $name }’s turn:
web-mine-open = Not started yet:
web-mine-over = Over:
web-mine-table = Table { $name }
web-mine-with = with { $names }
web-mine-alone = nobody else is there yet
web-mine-all = { $n ->
    [one] Show my { $n } game
   *[other] Show all my { $n } games
}
web-mine-title = My games
web-mine-none = You have no games yet.
web-games-running = Still running
web-games-over = Finished games
web-games-all = { $n ->
    [one] Show the { $n } finished game
   *[other] Show all { $n } finished games
}
web-games-none = No games yet. Once you have played, you can look back at your games here.
web-games-unfinished = Ended without a winner
web-games-mistakes = { $n ->
    [0] No mistakes
    [one] { $n } mistake to look at
   *[other] { $n } mistakes to look at
}
web-games-more = More: { $name }
web-games-go-on = Continue playing
web-games-share = Share the result
web-games-name = Name of the game
web-games-rename = Rename
web-games-delete = Delete
web-games-deleted = The game is deleted.
web-games-undo = Undo
web-games-memory = This browser keeps nothing: the games on this device are gone as soon as the page is closed. Save them in a file before you leave.
web-games-not-served = The server does not answer. Its games appear here as soon as it does.
web-games-keep = Keep your games
web-games-keep-how = Games on this device are kept only in this browser, and some browsers forget what nobody has opened for a week. One file keeps them all, and takes them to another device.
web-games-without-record =
    { $n ->
        [one] { $n } game is not in the file: it began from a position and has no record.
       *[other] { $n } games are not in the file: they began from a position and have no record.
    }
web-games-export = Save all in one file
web-games-import = Load games from a file
web-games-busy = Reading the file…
web-games-added = { $n ->
    [0] No new games.
    [one] { $n } new game.
   *[other] { $n } new games.
}
web-games-known = { $n ->
    [one] { $n } game was here already.
   *[other] { $n } games were here already.
}
web-games-differ = { $n ->
    [one] { $n } game goes on differently in the file than here. Nothing is overwritten unless you say so.
   *[other] { $n } games go on differently in the file than here. Nothing is overwritten unless you say so.
}
web-games-replace = Use those from the file
web-games-leave = Keep mine
web-games-bad = Game { $number } in the file: { $text }
web-open-tables = Open tables
web-open-all = { $n ->
    [one] Show the { $n } table
   *[other] Show all { $n }
}
web-open-none = No open table at the moment. Create one, or play against bots.
web-open-no-server = Playing with people elsewhere needs a server, and none answers right now. Everything else works.
web-open-join = Join
web-open-watch = Watch
web-open-who = { $free ->
    [one] At the table: { $names }. One free seat.
   *[other] At the table: { $names }. { $free } free seats.
}
web-code-title = Join with a code
web-code-label = Table code, or a link
web-code-join = Join
web-code-scan = Scan a QR code
web-code-hold = Hold the QR code in front of the camera.
web-code-no-camera = The camera cannot be used. Type the code instead.
web-code-close = Close
web-code-example = Kiwi 27
web-code-wrong = A code is a word and a number, like { web-code-example }.
web-code-qr = QR code of this page
web-code-phone = Play on your phone
web-code-phone-how = Scan the code with the camera: the page opens, no sign-up.
web-bot-names = Ben, Cleo, Emil, Dora, Finn, Gina, Hugo, Ida
web-bot-random = Pure chance
web-bot-random-hint = Decides without any plan.
web-bot-simple = Easy
web-bot-simple-hint = Takes the first tile it can get.
web-bot-careful = Careful
web-bot-careful-hint = Would rather stop early than risk its tile.
web-bot-worms = Medium
web-bot-worms-hint = Works out exactly what each roll is worth.
web-bot-champion = Strong
web-bot-champion-hint = Plans ahead for the whole game.
web-preset-classic = Classic
web-preset-classic-hint = Tiles 21 to 36 and eight dice: the game as most people know it.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = With Specialists, Bratworms and the tiles 11 and 13.
web-preset-russian = Russian
web-preset-russian-hint = Like classic, but nobody has to steal.
web-option-golden-die = Golden die
web-option-golden-die-hint = What the golden die can show.
web-option-golden-die-ones-and-worms = Only ones and worms
web-option-golden-die-standard = The golden die shows 1 to 5 and worm
web-option-worms-on-low-tiles = Worms on 11 and 13
web-option-worms-on-low-tiles-hint = How many worms each of the two lowest tiles has.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } worm on 11 and on 13
   *[other] { $n } worms on 11 and on 13
}
web-option-steal = Stealing
web-option-steal-hint = Your total is exactly another player’s top tile: must you steal it?
web-option-steal-forced = Always steal
web-option-steal-optional = Steal if you like
web-option-lower-tile = Next lower tile
web-option-lower-tile-hint = Your exact tile is not there: which lower one may you take?
web-option-lower-tile-next = The next lower tile
web-option-lower-tile-any = Any lower tile (Romanian and Russian sheet)
web-option-faster = Faster game
web-option-faster-hint = More tiles are turned over after a failed attempt, so the game ends sooner.
web-option-faster-off = Normal length
web-option-faster-returned = Faster: the returned tile is turned over too
web-option-faster-highest = Faster: the highest tile is always turned over
web-option-max-turns = Turn limit
web-option-max-turns-hint = After this many turns of all players together, the game ends as it stands.
web-option-max-turns-none = No limit
web-option-max-turns-value = { $n ->
    [one] At most { $n } turn
   *[other] At most { $n } turns
}
web-option-highest-tile = Highest tile
web-option-highest-tile-hint = Higher tiles stay in the box, for a shorter game.
web-option-highest-tile-value = Tiles up to { $n }
web-pace-none = no time limit
web-pace-30s = 30 seconds per decision
web-pace-90s = 90 seconds per decision
web-pace-1d = one day per turn
web-colour-tomato = tomato red, star
web-colour-blueberry = blueberry blue, drop
web-colour-mustard = mustard yellow, moon
web-colour-aubergine = aubergine purple, mushroom
web-colour-mint = mint, leaf
web-colour-radish = radish pink, heart
web-colour-pine = pine green, bolt
web-starter-drawn = Drawn by lot
web-starter-drawn-hint = Chance decides who begins.
web-starter-first = The first seat
web-starter-first-hint = Whoever is first in the list begins. The printed rules say: the youngest.
web-real-title = Real dice
web-real-promise = You roll on your own table and enter what fell. Nobody can prove these dice, and the record says so.
web-real-end = Real dice, entered by you: nobody can verify them.
web-real-lanes = Tap the dice as they lie
web-real-add = { face-name }: add one, { $count }
web-real-remove = { face-name }: take one away, { $count }
web-real-golden = Golden die: { face-name }
web-real-golden-none = Golden die: nothing yet
web-real-whose = { $name }’s dice
web-real-missing = { $n ->
    [one] { $n } die is missing.
   *[other] { $n } dice are missing.
}
web-real-complete = That is all of them.
web-real-tap-aside = Tap what was set aside.
web-real-tap-first = first tap dice
web-real-only-aside = Only what was set aside
web-real-clear = Clear
web-real-enter = Enter the dice
web-real-failed = Failed
web-real-weasel = Weasel
web-real-weasel-note = all dice once more
web-real-take-back = Take the last entry back
web-real-taken-back = The last entry is taken back
web-people-name = Name of player { $n }
web-people-placeholder = Player { $n }
web-people-remove = Remove player { $n }
web-people-add = Somebody else on this device
web-together-who = Who plays?
web-together-how = Everybody plays on this device. It says whose turn it is; then pass it on.
web-companion-title = Companion for real dice
web-companion-what = You play with the box on the table. The phone knows the rules, keeps the table and writes everything down. It also works without a network.
web-companion-roll = Roll your own dice.
web-companion-tap = Tap what was rolled, or only what was set aside. A wrong entry is taken back, as often as you like.
web-companion-keep = At the end there are places, a record and a review. Nobody can prove real dice, so the record says that they were real.
web-companion-order = In the order in which you sit, clockwise.
web-companion-who = Who plays on this phone. The others join with theirs.
web-companion-where = Who enters the dice?
web-companion-where-here = This phone alone
web-companion-where-here-hint = Whoever holds it enters for all.
web-companion-where-apart = Everybody on their own phone
web-companion-where-apart-hint = Needs a network and a server.
web-companion-coach-all = For all
web-companion-coach-all-hint = It says at each decision what it would do.
web-companion-coach-ask = For those who ask
web-companion-coach-ask-hint = It is silent until somebody taps it, and speaks about this one decision.
web-companion-coach-none = Not at all
web-companion-coach-none-hint = Only the review tells, after the game.
web-together-with-bots = Bots at the table
web-together-start = { $n ->
    [one] Start
   *[other] Start with { $n } players
}
web-new-you = Your seat
web-new-plays = I play too
web-new-plays-hint = Switch this off to host the table and only watch.
web-new-more = More rules
web-new-more-changed = { $n ->
    [one] More rules ({ $n } changed)
   *[other] More rules ({ $n } changed)
}
web-new-seats = Seats
web-new-seats-hint = How many can play at most; you can start as soon as there are two.
web-new-bots = Bots
web-new-bots-hint = Bots fill seats at once; you can add more later.
web-new-bot-strength = Strength of { $name }
web-new-clock = Time to think
web-new-clock-hint = When time is up, a bot plays that turn for anyone away.
web-new-starter = Who begins?
web-new-public = Show under open tables
web-new-public-hint = Anybody can sit down. Otherwise only those you invite find the table.
web-new-coach = Allow the coach
web-new-coach-hint = Everybody can see the chances of each decision during the game.
web-new-open = Open the table
web-new-name-missing = Please enter a name for everybody.
web-new-name-twice = Two players cannot have the same name.
web-new-too-many = There are more players than seats. Choose more seats.
web-new-bad-number = The turn limit is a whole number from 1; leave it empty for no limit.
web-new-summary-rules = Rules: { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } seats, all taken.
    [one] { $seats } seats, one of them still free.
   *[other] { $seats } seats, { $free } of them still free.
}
web-new-summary-clock-none = There is no time limit.
web-new-summary-clock-30s = There are 30 seconds for each decision.
web-new-summary-clock-90s = There are 90 seconds for each decision.
web-new-summary-clock-1d = There is one day for each turn.
web-new-summary-public = Anybody can join.
web-new-summary-private = Only those you invite can join.
web-seat-name = Your name
web-seat-colour = Your colour
web-seat-phrase = A phrase for the fair dice
web-seat-phrase-how = Whatever you type here goes into the dice of this game, so that nobody can choose them beforehand. It is sealed on this device and opens by itself when the game starts: keep this page open until then.
web-seat-phrase-bad = A phrase cannot contain | or #. Please write it without them.
web-seat-phrase-remove = Remove my phrase
web-seat-remove = Remove { $name }
web-seat-you = you
web-seat-host = host
web-seat-bot = bot: { $strength }
web-seat-has-phrase = with a phrase
web-join-title = Take a seat
web-join-sit = Take a seat
web-join-nobody = Nobody sits here yet.
web-join-full = All seats are taken. You can watch here as soon as the game starts.
web-join-late = The game has already begun. You can watch.
web-join-watch = Watch
web-wait-who = At the table
web-wait-coach = with coach
web-wait-no-coach = without coach
web-wait-free = free
web-wait-change = Change
web-wait-keep = Save
web-wait-add-bot = Add a bot
web-wait-count = Seats taken: { $taken } of { $places }.
web-wait-lost = Connection lost. Reconnecting…
web-wait-removed = The host has freed your seat.
web-wait-start = Start the game
web-wait-missing = A second player is missing
web-wait-leave = Leave
web-wait-for = Waiting for { $name } to start
web-wait-for-host = Waiting for the start
web-wait-take-over = Take over the table
web-wait-take-over-soon = Take over in { $seconds } s
web-wait-fair-dice = Fair dice
web-wait-fair-promise = The secret behind the dice was fixed before anybody sat down, and it is sealed with this number. After the game anybody can verify every roll.
web-wait-fair-commitment = Show the seal
web-invite = Invite
web-invite-code = Table code
web-invite-how = Scan, say the code, or send the link.
web-invite-link = Invitation link
web-invite-qr = QR code to join this table
web-invite-copy = Copy the link
web-invite-copied = Copied
web-invite-share = Share
web-invite-text = Play Heckmeck with me at table { $name }!
web-invite-loopback = This address works on this computer only. To invite other devices, start the server with --host 0.0.0.0.
web-device-another = Continue on another device
web-device-how = A personal link takes your games with you, for example from the laptop to the phone.
web-device-own = Games that are played on this device alone stay here. To take them with you, save them in a file under “My games”.
web-device-make = Show the link
web-device-link = Your personal link
web-device-qr = QR code of your personal link
web-device-once = It works once, within 24 hours. Whoever opens it plays as you: do not pass it on.
web-device-claimed = Done: your games are on this device now.
web-device-ask = This device has games of its own. If you continue, it takes over the games of the link and gives up its own. Continue only with a link that you made yourself: whoever made it plays the same seats.
web-device-ask-first = Should this device play the games of the link? Continue only with a link that you made yourself: whoever made it plays the same seats.
web-device-yes = Take over
web-device-no = Leave everything as it is
web-devices-title = Your devices
web-devices-how = All of them play as you. A device that nobody uses for 180 days is forgotten.
web-devices-this = This device
web-devices-other = Another device
web-devices-since = added { $date }
web-devices-used = last used { $date }
web-devices-log-out = Log out
web-devices-ask-this = Log this device out? It forgets your games. Without another device of yours you cannot come back to them.
web-devices-ask-other = Log that device out? It can no longer play as you, and open personal links become void.
web-devices-gone = The device is logged out.

## The page: after the game

web-end-wins = { $name } wins!
web-end-you-win = You win!
web-end-shared = Shared win: { $names }
web-end-equal = { worms } each, and no tiles.
web-end-higher-tile = { worms }, as many as { $name }; the higher tile decides: { $own } against { $other ->
    [none] none
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } more than { $name }.
web-end-grill-empty = No tile is left to take.
web-end-turns-over = All agreed turns have been played.
web-end-you = you
web-end-shared-place = shared
web-end-sum-bratworms = { $tiles } on tiles + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } on tiles + { $apple } for the apple = { $worms }
web-end-sum-bratworms-apple = { $tiles } on tiles + { bratworms } + { $apple } for the apple = { $worms }
web-end-tie-won = tie: { $own } beats { $other ->
    [none] no tile
   *[tile] { $other }
}
web-end-tie-lost = tie: { $own } against { $other }
web-end-tie-no-tile = tie: no tile
web-end-more = Look at this game
web-end-replay = Replay
web-end-download = Save the record
web-end-fair = The dice were sealed before the first roll.
web-end-fair-check = Check them
web-end-review = Review
web-end-review-hint = turn by turn
web-end-rematch = Rematch
web-end-rematch-hint = same people, same rules
web-end-rematch-go = To the rematch
web-end-rematch-go-hint = your seat is waiting
web-end-rematch-told = There is a rematch. Come along!
web-end-own-game = A game of your own
web-end-closed-title = This table is closed
web-end-closed = Nobody continued the game for a long time, so it ended without a winner.
web-replay-title = Replay
web-replay-of = Replay: { $table }
web-replay-loading = Loading the game…
web-replay-turn = Turn { $turn } of { $turns }
web-replay-at-turn = { $name }’s turn
web-replay-turn-back = One turn back
web-replay-turn-on = One turn on
web-replay-step-back = One step back
web-replay-step-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Position
web-replay-log = What happened
web-record-open = Open a record
web-record-open-hint = A record is a text file that ends in .heck. Drop it here, choose it or paste its text.
web-record-choose = Choose a file
web-record-paste = Or paste the text
web-record-open-pasted = Open this text
web-record-other = Open another record
web-fair-title = Fair dice
web-fair-checking = Recomputing every roll…
web-fair-all = { $n ->
    [one] The roll is verified
   *[other] All { $n } rolls verified
}
web-fair-fair-text = Your browser has just recomputed every roll from the seed, all by itself. Each one is exactly what the record says.
web-fair-drawn = The starting player was drawn from the same seed.
web-fair-witnessed = This device saw the same fingerprint before the end and has compared it.
web-fair-own = Your phrase “{ $phrase }” is in every roll.
web-fair-late = Your phrase “{ $phrase }” did not reach the server in time, so it is not in the dice.
web-fair-phrases = { $n ->
    [one] There is { $n } phrase; there should be one for each seat.
   *[other] There are { $n } phrases; there should be one for each seat.
}
web-fair-wrong = Roll { $number } no longer matches the seed
web-fair-wrong-text = { $name }, turn { $turn }: the record says { $dice }, the seed gives { $due }. Somebody changed the record, or these dice were not fair.
web-fair-more-wrong = { $n ->
    [one] One more roll differs. Each roll is checked by itself.
   *[other] { $n } more rolls differ. Each roll is checked by itself.
}
web-fair-other-commitment = The seed is not the sealed one
web-fair-other-commitment-text = The fingerprint of this seed is not the one that was shown before the game. Somebody swapped the seed, so these dice prove nothing.
web-fair-commitment-changed = The fingerprint was swapped
web-fair-commitment-changed-text = Before the game this device saw a different fingerprint from the one the table shows now. Somebody swapped the seed, so these dice prove nothing.
web-fair-phrase-missing = Your phrase is not in the dice
web-fair-phrase-missing-text = This device opened your phrase in time and the server accepted it, but the dice were rolled without it. So these dice prove nothing.
web-fair-phrase-changed = A phrase was swapped
web-fair-phrase-changed-text = One of the other phrases is not the one that was sealed when this device opened yours. Somebody chose it later, so these dice prove nothing.
web-fair-other-start = Another player should have begun
web-fair-other-start-text = The record says that the starting player was drawn, but the seed draws somebody else.
web-fair-no-seed = There is no seed to check with
web-fair-no-seed-text = This record names no seed. It was rolled with real dice, or the game is not over yet.
web-fair-no-dice = Real dice
web-fair-no-dice-text = People rolled on their own table and entered what fell. There is nothing to verify, and nobody calls these dice fair.
web-fair-running = The seed is still secret
web-fair-running-text = It is revealed as soon as the game is over. Come back then, and every roll can be checked.
web-fair-no-commitment = The record does not say which fingerprint was shown before the game. So the rolls follow from the seed, but it is not proved that the seed was fixed beforehand.
web-fair-how = How it works
web-fair-how-sealed = Before anybody could write a phrase, the server drew a secret seed and showed its fingerprint (SHA-256). A different seed would have a different fingerprint: from then on it could not be swapped.
web-fair-how-phrases = Every player could add a phrase. Devices first sent only a sealed version and opened it when nobody could join any more. So nobody, not even a server with a seat of its own, could choose a phrase to suit the seed or the other phrases.
web-fair-how-here = Before the first roll this device drew a secret seed and wrote down its fingerprint (SHA-256). A different seed would have a different fingerprint: from then on it could not be swapped.
web-fair-how-rolls = Each roll follows only from the seed, the phrases and its number (HMAC-SHA256). Nothing else counts: not whose turn it is, not the time, not what is good for somebody.
web-fair-how-told = After the game the seed is revealed. Then everybody can recompute every roll, as this page does.
web-fair-honest = What remains:
web-fair-honest-text = only whoever holds the seed, the server, could know the dice in advance, once the phrases were open. It could not change them, and nobody else could know them. Where nobody wrote a phrase, it is not proved that the server did not pick the seed from many.
web-fair-honest-here = whoever can look into this device’s storage could know the dice in advance, because the device keeps the seed until the end. Nobody could change them.
web-fair-facts = The numbers
web-fair-fact-seed = The seed
web-fair-fact-commitment = Its fingerprint (commitment)
web-fair-fact-phrases = Phrases, in the order of the seats
web-fair-no-phrases = nobody wrote one
web-fair-show-rolls = { $n ->
    [one] Show the roll
   *[other] Show all { $n } rolls
}
web-fair-rolls = All rolls
web-fair-roll = Roll
web-fair-player = Player
web-fair-recorded = In the record
web-fair-computed = Recomputed
web-fair-same = the same
web-fair-bytes = Details
web-fair-bytes-of = Show the bytes of roll { $number }
web-fair-message = The bytes are those of HMAC-SHA256, with the seed as key, of:
web-fair-bytes-note = A byte divided by 6 leaves 0 to 5: that is 1 to 5 or a worm. Bytes of 252 and above are skipped, so that all faces are equally likely. The golden die comes last and has its own faces.
web-worth-taken = taken
web-worth-best = best,
web-worth-win = to win
web-worth-likely = Most likely: { $what }.
web-worth-fail = turn fails { $percent }
web-review-of = Review: { $table }
web-review-working = The coach is looking at the game…
web-review-working-hint = Every decision and every roll is judged. This takes a few seconds.
web-review-graph = Chance of winning
web-review-as-table = The graph as a table
web-review-whose = Whose mistakes and luck
web-review-luck-plus = luck +
web-review-luck-minus = luck −
web-review-accuracy = accuracy
web-review-mistakes = { $n ->
    [one] mistake
   *[other] mistakes
}
web-review-luck = points of luck
web-review-points = points
web-review-yours = Your mistakes
web-review-mistakes-of = Mistakes: { $name }
web-review-no-mistakes = Nothing to criticise.
web-review-mistake-where = { $grade ->
    [inaccuracy] Inaccuracy, turn { $turn }
    [mistake] Mistake, turn { $turn }
   *[blunder] Blunder, turn { $turn }
}
web-review-better = Better: { $move }
web-closer = Look closer
web-closer-stop = Stop
web-closer-hint = The champion plays the options out many times, with the luck taken out.
web-closer-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
web-practice = Practise your mistakes
web-practice-title = Find the better move: { $n } of { $count }
web-practice-turn = In turn { $turn } of your game
web-practice-next = Next mistake
web-practice-back = Back to the review
web-practice-done = { $n } of { $count } found this time.
web-practice-then = Back then it was “{ $move }”, which cost { $points } points.
web-review-accuracy-all = Accuracy at the table
web-review-error-rate = lost per decision: { $points } points
web-review-adjusted-note = “Without luck” is the result minus the luck of all rolls: an estimate that may be below 0 or above 100.
web-review-forced = { $name }: { $move }. There was nothing else to do.
web-review-was-best = { $name }: { $move }. There was nothing better.
web-review-costs = { $name }: { $move }. Better: { $best }. The difference: { $points } points.
web-review-lucky = The roll before it was lucky: +{ $points } points.
web-review-unlucky = The roll before it was unlucky: −{ $points } points.
web-review-lucky-of = { $name } had a lucky roll before it: +{ $points } points.
web-review-unlucky-of = { $name } had an unlucky roll before it: −{ $points } points.
web-review-to-board = Look at the board
web-review-explain = What do these words mean?
web-review-class-best = Nothing is better.
web-review-class-fine = Loses less than 1 point.
web-review-class-inaccuracy = Loses 1 point or more.
web-review-class-mistake = Loses 3 points or more.
web-review-class-blunder = Loses 8 points or more.
web-review-word-point = Point
web-review-word-point-text = 1% chance of winning the game.
web-review-word-accuracy = Accuracy
web-review-word-accuracy-text = 100% for always taking the best decision. It halves with every 2 points lost per decision on average: 2 points give 50%, 4 points 25%. So whoever loses more has the lower accuracy.
web-review-word-luck = Luck
web-review-word-luck-text = What a player’s own rolls brought, compared with the average of all rolls that could have come.
web-puzzles-title = Puzzles
web-puzzles-text = Positions where the obvious decision is wrong. Look closely before you decide: the first answer counts.
web-puzzles-solved = { $n } of { $count } solved
web-puzzles-next = Next puzzle
web-puzzle = Puzzle { $number }
web-puzzle-question = What should { $name } do?
web-puzzle-now = So far: { web-puzzle-after }
web-puzzle-choose = Choose a decision
web-puzzle-after = total { $total }, { dice-left }
web-puzzle-answer = That’s my answer
web-puzzle-right = Right!
web-puzzle-wrong = Not the best
web-puzzle-worth = What every decision is worth
web-puzzle-today = Puzzle of the day
web-daily-text = The same for everybody, a new one every day.
web-daily-open = Solve it
web-daily-again = Look at it again
web-daily-streak = { $n ->
    [0] No day in a row yet
    [one] Solved { $n } day in a row
   *[other] Solved { $n } days in a row
}
web-daily-share = Share
web-daily-copied = Copied.
web-daily-shared = Heckmeck, puzzle of the day, { $date }: { $outcome ->
    [right] 🟢 solved
   *[wrong] 🔴 not this time
}
web-puzzle-rating = rating { $rating }
web-puzzles-own-rating = your rating: { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Tiles
web-lay-tiles-how = Choose where tiles go, then tap them. Once more puts a tile back on the grill.
web-lay-tool = What a tap on a tile does
web-lay-up = Grill
web-lay-down = Turned over
web-lay-stack-of = Stack of { $name }
web-lay-tile-of = Tile { $tile }, in the stack of { $name }
web-lay-give = Give it to { $name }
web-lay-whose = make it their turn
web-lay-bratworm-more = One Bratworm more for { $name }
web-lay-bratworm-less = One Bratworm fewer for { $name }
web-lay-turn = Turn and dice
web-lay-moment = What happens now
web-lay-moment-start = A turn begins
web-lay-moment-keep = Dice lie on the table
web-lay-moment-decide = Roll once more or stop?
web-lay-moment-rolling = The dice are about to fall
web-lay-moment-over = The game is over
web-lay-aside = Set aside
web-lay-table = On the table
web-lay-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
web-lay-dice-due = { $n } of { $due }
web-lay-die-more = Add { face-name }, now { $count }
web-lay-die-less = Take away { face-name }, now { $count }
web-lay-golden = Golden die
web-lay-golden-none = not among them
web-lay-golden-hand = among the dice that are left
web-lay-golden-aside = set aside
web-lay-weasel = The weasel has been used in this turn
web-nav-analysis = Analysis board
web-analysis-lead = Was that right? Lay any position, and see what every decision is worth.
web-analysis-mode = What to do with the position
web-analysis-lay = Lay
web-analysis-play = Play on
web-analysis-seats = Players
web-analysis-new = Lay anew
web-analysis-paste = Paste a position line or a record
web-analysis-open = Open
web-analysis-example = Show an example
web-analysis-line = Position line
web-analysis-copy = Copy the link
web-analysis-picture = Share a picture
web-analysis-bots = Play from here against bots
web-analysis-back = Take back
web-analysis-tree = Steps and branches
web-analysis-beginning = Beginning
web-analysis-cut = Remove this branch
web-analysis-options = What each decision is worth
web-analysis-fail = Fails: next throw { $throw }, whole turn { $turn }
web-analysis-fail-turn = Fails: whole turn { $turn }
web-analysis-worms = Worms: { $worms }
web-analysis-show = Show its chances on the tiles: { $move }
web-analysis-legend = chance of the tile this turn, if you play for it alone, after: { $move }
web-analysis-legend-now = what Stop takes now
web-analysis-chances = Chance to win the game
web-analysis-rolled = What was rolled?
web-analysis-fall = These dice
web-analysis-random = Roll for me
web-analysis-choice = In the middle of a choice a position has no line: the address names the one before it.
web-analysis-here = Analyse from here
web-analysis-you = You play
web-analysis-opponents = The others
web-analysis-start = Play
web-analysis-no-record = It will be among your games, with a review. It has no record: nobody knows what came before this position.

## The page: in your pocket

web-nav-pocket = Put it on your phone
web-nav-alone = Choose bots and rules
web-app-about = The dice game about worms on the grill. Play against bots or with friends, solve puzzles, look back with the coach: even without a network.
web-app-shot-table = Your turn at the table
web-app-shot-review = What each decision was worth
web-pocket-ready = Ready for offline: Heckmeck now works without a network.
web-pocket-newer = There is a new version of Heckmeck.
web-pocket-renew = Use it
web-pocket-later = Later
web-pocket-intro = The whole game fits in your pocket. It opens like an app and works without a network. No shop, no account, nothing to pay.
web-pocket-install = Install Heckmeck
web-pocket-installed = Heckmeck is on this device as an app.
web-pocket-all-here = Everything is on this device: you can go offline.
web-pocket-coming = Everything is being put on this device…
web-pocket-not-here = This browser keeps no pages for offline use. Playing here works all the same.
web-pocket-iphone = iPhone and iPad
web-pocket-iphone-open = Open this page in Safari.
web-pocket-iphone-share = Tap Share: the square with the arrow.
web-pocket-iphone-add = Choose “Add to Home Screen”, then “Add”.
web-pocket-android = Android
web-pocket-android-open = Open this page in Chrome, Edge, Samsung Internet or Firefox.
web-pocket-android-menu = Open the menu of the browser.
web-pocket-android-add = Choose “Install app” or “Add to Home screen”.
web-pocket-computer = Computer
web-pocket-computer-chrome = Chrome and Edge: click the install symbol at the end of the address bar.
web-pocket-computer-safari = Safari: in the menu File choose “Add to Dock”.
web-pocket-computer-firefox = Firefox: a bookmark is enough. The page opens without a network, too.
web-pocket-http = Not installable from here
web-pocket-http-how = This address begins with http://. Browsers keep pages only from addresses with https://. You can play here, for example in a hall, but nothing stays on the device. Ask whoever runs the server for an https address, or open Heckmeck at home before you go.
web-pocket-seven = Safari forgets after seven days
web-pocket-seven-how = On iPhone and iPad, Safari deletes what a page has kept if you do not open it for seven days: your games too. On the Home Screen everything stays. You can also save your games in a file.
web-pocket-games = To my games
web-server-away = The server does not answer right now. What is on this device still works; the rest comes back by itself.
web-server-none = Playing together from several devices needs a server. Name one if you have one; everything else works without.
web-server-title = Server for playing together
web-server-label = Address of the server
web-server-use = Use this server
web-server-used = Tables with other devices are on { $server }.
web-server-drop = Use no server
web-server-wrong = This is not an address. It looks like https://play.example.
web-server-not-secure = This page came over https, and browsers let such a page talk to https addresses only.
web-server-silent = { $server } does not answer, or does not let this page in. Whoever runs it allows it with: --allow-origin { $here }

## The page: tournaments

web-tournament-intro = From the sign-up list to the final: draw tables and seats, enter results, show the board. Everything is kept at once, and every step can be taken back.
web-tournament-new = New tournament
web-tournament-name = Name of the tournament
web-tournament-name-missing = The tournament needs a name.
web-tournament-names = Participants
web-tournament-names-hint = One name per line, or a CSV list. You can also add names later.
web-tournament-names-add-hint = One name per line, or a CSV list, until the first draw.
web-tournament-names-file = Read a file
web-tournament-plan-one = { $n } participants: everybody plays the final at one table.
web-tournament-plan-two = { $n } participants: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } first, { $rounds ->
        [one] one game each
       *[other] { $rounds } games each
    }, then a final of { $final }.
web-tournament-plan-more = { $n } participants: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } first, { $stages } stages in all; the last is a final of { $final }.
web-tournament-plan-details = Stage by stage
web-tournament-edition = Which game
web-tournament-format = Format
web-tournament-as-format = As the format says
web-tournament-expected = How many are expected
web-tournament-rules = Rules in force
web-tournament-rules-change = Change the rules
web-tournament-rules-until = Possible until the first draw.
web-tournament-rules-save = Play by these rules
web-tournament-rounds = Games before the final
web-tournament-rounds-one = One, the best of each table advance
web-tournament-rounds-several = { $n }, the standings decide
web-tournament-size = Players at a table
web-tournament-size-n = { $n }, where possible
web-tournament-score = What counts
web-tournament-score-worms-and-places = Worms and place points
web-tournament-score-places = Place points only
web-tournament-house = House rules
web-tournament-house-hint = Own points, tie-breaks or stages of your club, as TOML text. What is chosen above comes first.
web-tournament-create = Create the tournament
web-tournament-mine = My tournaments
web-tournament-mine-hint = Kept on this device, with the organiser’s link.
web-tournament-forget = Remove { $name } from this list
web-tournament-forget-sure = Copy the organiser’s link first: without it nobody can change this tournament any more, and the link cannot be made again.
web-tournament-forget-yes = Remove it
web-tournament-forget-no = Keep it
web-tournament-forgotten = { $name } is no longer on this list.
web-tournament-put-back = Put it back
web-tournament-open = Open by link
web-tournament-open-link = Link of a tournament
web-tournament-open-wrong = This is not the link of a tournament.
web-tournament-open-go = Open
web-tournament-restore = Restore from a file
web-tournament-restore-hint = The file of a tournament, as saved here or by the terminal: the tournament continues where the file ends, with a new link.
web-tournament-restore-file = Choose the file
web-tournament-lost = No connection. This page tries again by itself.
web-tournament-wrong-secret = This organiser’s link is not right. You can read everything but change nothing.
web-tournament-stale = Somebody else has changed the tournament in the meantime. You now see the newest state; please do it again.
web-tournament-reading = You are only reading. Changes need the organiser’s link.
web-tournament-parts = Parts of the tournament
web-tournament-tab-tables = Tables
web-tournament-tab-standings = Standings
web-tournament-tab-people = Participants
web-tournament-tab-more = More
web-tournament-kind-registration = Registration
web-tournament-kind-preliminary = Preliminary round
web-tournament-kind-semi-final = Semi-final
web-tournament-kind-final = Final
web-tournament-preliminary-n = Preliminary round, stage { $n }
web-tournament-stage-round = { $stage }, round { $n } of { $total }
web-tournament-next = What comes next
web-tournament-day = Clock and announcements
web-tournament-timer-minutes = Minutes for this round
web-tournament-timer-start = Start the timer
web-tournament-timer-pause = Pause
web-tournament-timer-go-on = Continue
web-tournament-timer-more = { $n } minutes more
web-tournament-timer-stop = End the timer
web-tournament-paused = paused
web-tournament-last-turns = Last turns!
web-tournament-announcement = Announcement
web-tournament-announce = Announce
web-tournament-announce-end = Take it down
web-tournament-schedule = Schedule
web-tournament-schedule-save = Save the schedule
web-tournament-next-names = A tournament needs two participants or more.
web-tournament-next-missing = Results missing: { $n } of { $total }.
web-tournament-next-round = All results are in. The next round can be drawn.
web-tournament-next-stage = All results are in. Next: { $stage }, { $n } participants.
web-tournament-go-names = Add participants
web-tournament-go-draw = Draw tables and seats
web-tournament-phrase = What does the hall shout?
web-tournament-phrase-hint = Ask for any words and type them in. Together with the sealed number they decide all draws, so that nobody can choose them. It may be empty. Nobody can sign up after that.
web-tournament-go-round = Draw round { $n }
web-tournament-go-stage = Draw: { $stage }
web-tournament-go-result = Enter the result of table { $n }
web-tournament-go-wait = Watch the tables
web-tournament-go-over = Print the certificates
web-tournament-undo = Undo: { $event }
web-tournament-undo-sure = Really take back the last step ({ $event })?
web-tournament-undo-yes = Yes, undo it
web-tournament-undo-no = No, keep it
web-tournament-finished = finished
web-tournament-playing = in play
web-tournament-live = live
web-tournament-left = left
web-tournament-plus = +{ $points }
web-tournament-enter = Enter the result
web-tournament-which-table = Table number
web-tournament-go-table = Enter or correct
web-tournament-no-such-table = There is no table { $n } for you in this round.
web-tournament-open-only = Only tables without a result ({ $n })
web-tournament-report = Report the result
web-tournament-report-other = It was different
web-tournament-confirm = That is right
web-tournament-reported = Reported by { $who }
web-tournament-disputed = These reports contradict each other. The organiser decides.
web-tournament-waits = Somebody else at the table has to confirm it on their phone, or the organiser does.
web-tournament-take-it = Use this result
web-tournament-table-how = One player enters the result, another at the table confirms it on their own phone. The organiser sees both.
web-tournament-table-idle = Nobody plays at this table right now.
web-tournament-sign-how = After the game: scan this code and enter the result. Another player at the table confirms it with the code on their card.
web-tournament-reports-wait = Table reports waiting: { $n }
web-tournament-disputes = Tables that do not agree: { $tables }
web-tournament-helping = You help here: you can enter the results of your tables.
web-tournament-only-organiser = Only the organiser can print this.
web-tournament-correct = Correct
web-tournament-closed = The next stage has been drawn: these results can no longer be corrected.
web-tournament-record = Record of the game
web-tournament-corrected = { $n ->
    [one] Corrected once
   *[other] Corrected { $n } times
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } worm
   *[other] { $worms } worms
}, highest tile { $highest }
web-tournament-enter-table = Result of table { $n }
web-tournament-correct-table = Correct the result of table { $n }
web-tournament-how = How to enter it
web-tournament-by-tiles = Tiles
web-tournament-by-worms = Worms and highest tile
web-tournament-tap = Choose a player, then tap the tiles of this player.
web-tournament-tiles-of = Tiles of { $name }
web-tournament-tile-free = Tile { $tile }
web-tournament-tile-of = Tile { $tile }, { $name }
web-tournament-tile-moved = Tile { $tile }: { $from } → { $to }
web-tournament-bratworms = Bratworms
web-tournament-apple = Apple
web-tournament-worms = Worms
web-tournament-highest = Highest tile
web-tournament-no-number = “{ $text }” is not a whole number.
web-tournament-reason = Why it is corrected
web-tournament-reason-hint = The old result stays in the history, with this reason.
web-tournament-save = Save the result
web-tournament-save-correction = Save the correction
web-tournament-meanwhile = This table has had a result in the meantime. It was not overwritten:
web-tournament-leave-it = Leave it as it is
web-tournament-replace-it = Correct it with mine
web-tournament-close = Close
web-tournament-parts-of-score = Worms + place
web-tournament-goes-on = advances
web-tournament-no-standings = There are no results yet.
web-tournament-add = Add these names
web-tournament-here = { $name } is here
web-tournament-here-of = { $n } of { $total } are here
web-tournament-here-only = Only those who are missing
web-tournament-sweep = Take the { $n } missing off the list
web-tournament-sweep-sure = Really? They will not be drawn. The step can be undone.
web-tournament-late = Reserve list and late arrivals
web-tournament-late-hint = Nobody else is moved: late arrivals sit in the next seat of the smallest open table, or play from the next round on.
web-tournament-late-add = Let them wait
web-tournament-waiting = waits
web-tournament-admit = Put on the list
web-tournament-admit-table = Sit at table { $table }
web-tournament-admit-round = Plays from the next round
web-tournament-came-late = came late
web-tournament-find = Find a name
web-tournament-nobody = Nobody has signed up yet.
web-tournament-gone = dropped out
web-tournament-sits = Table { $table }, tile { $tile }
web-tournament-is-bot = played by a bot
web-tournament-change = Change
web-tournament-rename = Name
web-tournament-rename-save = Save the name
web-tournament-renamed-meanwhile = Somebody else has changed this name in the meantime: { $name }
web-tournament-played-by = Played by
web-tournament-person = a person
web-tournament-bot = a bot: { $bot }
web-tournament-played-by-hint = This matters only at live tables.
web-tournament-withdraw = Drops out
web-tournament-withdraw-hint = Takes part in no more draws. Results so far stay; a place in the next stage goes to the next in the standings.
web-tournament-withdraw-playing = The others at the table play on. Whoever leaves during a game gets no points for it.
web-tournament-return = Is back
web-tournament-show = Show
web-tournament-board = Board for the projector
web-tournament-redo = Check the draw
web-tournament-print = Print
web-tournament-print-plan = Table plan
web-tournament-print-seats = Seat draw
web-tournament-print-sheets = Score sheets
web-tournament-print-certificates = Certificates
web-tournament-print-cards = QR cards for participants
web-tournament-print-blank = Blank score sheets
web-tournament-print-standings = Standings
web-tournament-print-checkin = Check-in list
web-tournament-blank-table = Table ______  Round ______
web-tournament-print-signs = Signs for the tables
web-tournament-print-rules = Rules in force
web-tournament-print-now = Print
web-tournament-print-starts = Whoever has tile 21 starts, the others follow clockwise.
web-tournament-print-seat = Table { $table }, tile { $tile }
web-tournament-print-seed = All draws come from the published seed { $seed }. Anybody can check them at { $address }.
web-tournament-links = Links
web-tournament-qr = QR code of the public page
web-tournament-public = Public link
web-tournament-public-hint = Everybody can follow with this link; nobody can change anything with it.
web-tournament-organiser = Organiser’s link
web-tournament-organiser-hint = Whoever has this link can change everything. Keep a copy: it cannot be made again.
web-tournament-helpers = Helpers
web-tournament-helpers-hint = Whoever has a helper’s link can enter and correct results, nothing else. The log says who it was.
web-tournament-helper-name = Name of the helper
web-tournament-helper-tables = Only these tables (none: all)
web-tournament-helper-make = Make a link
web-tournament-helper-link = Link for { $name }
web-tournament-copy = Copy
web-tournament-copied = Copied
web-tournament-online = Live tables
web-tournament-online-hint = The tables of this round can be played here, on phones or by bots. The results are entered automatically. People need the personal code on their QR card.
web-tournament-online-none = There is no table to play right now.
web-tournament-all-bots = Bots for everybody
web-tournament-all-bots-go = { $n ->
    [one] Let a bot play for { $n } participant
   *[other] Let bots play for { $n } participants
}
web-tournament-clock = Time
web-tournament-go-online = { $n ->
    [one] Play { $n } table live
   *[other] Play { $n } tables live
}
web-tournament-download = Download
web-tournament-backup-now = Save a copy now
web-tournament-backup-rounds = Save a copy on this device after each round
web-tournament-anonymise = Take out all names
web-tournament-anonymise-sure = Whoever took part is only a number from now on: P1, P2 and so on. Draws and results stay, reasons, announcements and the schedule go too. This cannot be undone; copies saved before keep the names.
web-tournament-anonymise-yes = Take the names out for good
web-tournament-delete = Delete this tournament
web-tournament-delete-sure = Names, results and everything else are deleted from the server for good. Save a copy first, if you may need it.
web-tournament-delete-name = Type the name of the tournament: { $name }
web-tournament-delete-yes = Delete it for good
web-tournament-download-csv = Standings (CSV)
web-tournament-download-json = Everything (JSON)
web-tournament-download-events = Event file for the command line
web-tournament-history = What happened
web-tournament-was-undone = undone
web-tournament-redo-text = All tables, seats and lots come from one published seed. Your browser has just run every draw again, by itself.
web-tournament-redo-right = { $n ->
    [one] { $n } draw run again: it agrees.
   *[other] { $n } draws run again: all agree.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } draw does not agree with the seed.
   *[other] { $n } draws do not agree with the seed.
}
web-tournament-seed = Published seed
web-tournament-sealed = Sealed number (SHA-256)
web-tournament-secret = Secret
web-tournament-shout = Words of the hall
web-tournament-shout-none = none
web-tournament-seal-kept = The secret matches the number that was sealed at the beginning, and together with the words of the hall it makes the seed: nobody could choose these draws.
web-tournament-seal-broken = The secret does not match the number that was sealed, or does not make this seed. Do not trust these draws.
web-tournament-seal-other = This device saw a different sealed number for this tournament before. Do not trust these draws.
web-tournament-seal-given = This seed was given by hand: the organiser could choose it.
web-tournament-seal-waits = Not opened yet: when registration closes, the hall calls out some words. They and the secret make the seed of all draws.
web-tournament-draw-lots = { $stage }: lots
web-tournament-draw-round = { $stage }: tables and seats of round { $n }
web-tournament-draw-agrees = agrees
web-tournament-draw-differs = differs
web-tournament-redo-how = How it is done
web-tournament-redo-steps = Draw number n takes the bytes of HMAC-SHA256(seed, “draw:n:block”) for block 0, 1, and so on. Those who take part, by number, are shuffled with them from the end (Fisher–Yates). The shuffled list is cut into tables; the next draw gives the seats. The whole tournament as a file lets you run it with a program of your own.
web-tournament-you = you
web-tournament-you-seat = Seat { $seat }, tile { $tile }
web-tournament-you-start = You start.
web-tournament-you-champion = You win the tournament!
web-tournament-you-gone = You have dropped out.
web-tournament-you-registered = You are on the list. After the draw you will see your table here.
web-tournament-you-over = The tournament is over. Thank you for playing!
web-tournament-you-wait = Your table is finished. This page shows what comes next.
web-tournament-you-final = You are in the final!
web-tournament-you-bye = You go straight to the final! Others play a semi-final first.
web-tournament-you-stage = You advance! This page shows your next table after the draw.
web-tournament-you-out = You are out. Thank you for playing!
web-tournament-your-place = Your place
web-tournament-rank-of = { $n } of { $of }
web-tournament-your-result = Last game: place { $place }, { $worms ->
        [one] { $worms } worm
       *[other] { $worms } worms
    }, +{ $points }
web-tournament-your-games = Your games
web-tournament-to-table = To your table
web-tournament-to-standings = Tables and standings
web-tournament-claim = Play for { $name } on this device? It then gives up its own games that are running here.
web-tournament-claim-yes = Yes, play here
web-tournament-claim-no = No, just watch
web-tournament-claimed = This device now plays for { $name }.
web-tournament-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
web-tournament-done-of = { $n } of { $total } finished
web-tournament-tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
web-tournament-at-turn = is playing now
web-tournament-follow = Follow on your phone
web-tournament-follow-hint = Scan the code and find your name.
web-tournament-board-round = Next: draw of round { $n }, here on the board.
web-tournament-board-stage = Next: { $stage }. The draw is shown here.
web-tournament-board-seed = All draws can be checked: seed { $seed }
web-tournament-board-sealed = The draw is sealed: { $seal }
web-tournament-board-page = Next page
web-tournament-board-page-of = Page { $n } of { $total }
web-tournament-board-where = Where do I sit?
web-tournament-board-pause = Stay on this page
web-tournament-news = Table { $table }: { $text }
web-tournament-signed-up = Signed up
web-tournament-sheet-how = After the game: mark each player’s tiles, write down the worms and the highest tile, and bring this sheet to the organiser.
web-tournament-sheet-deluxe = Bratworms: ____ Apple: ____
web-tournament-sheet-sign = Signature of the winner
web-tournament-certificate = Certificate
web-tournament-certificate-place = Place { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } participant
       *[other] { $n } participants
    }
web-tournament-certificate-sign = Organiser
web-tournament-certificates-who = Certificates for
web-tournament-certificates-three = the first three places
web-tournament-certificates-final = everybody in the final
web-tournament-certificates-all = everybody
web-tournament-certificates-early = The tournament is not over: these places can still change.
web-tournament-codes-hint = For live tables every participant needs a personal code, which is then in the QR code. It works once, on one device, for all rounds.
web-tournament-codes-make = Put personal codes on the cards
web-tournament-codes-made = { $n ->
    [one] { $n } card has a personal code. Print it now: the code is not shown again.
   *[other] { $n } cards have personal codes. Print them now: the codes are not shown again.
}
web-tournament-card-qr = QR code for { $name }
web-tournament-card-hint = Scan: your table, your seat, your place.
web-tournament-card-code = Scan to play: for you alone, works once.
