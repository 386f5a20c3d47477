### Heckmeck in English. Words follow RULES.md; see the glossary of the project.

## Words

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
refused-roll-or-stop = roll on, or stop
refused-stop-only-after-setting-aside = stopping is allowed only right after setting dice aside
refused-golden-die-not-owned = the golden die is not yours
refused-golden-die-too-late = the golden die is chosen only before the first roll
refused-golden-die-not-rolled = the golden die is not in this roll
refused-golden-die-missing = the golden die is missing from this roll
refused-golden-die-face = the golden die has no { $face }
refused-nothing-rolled = no roll lies on the table
refused-set-aside-before = { $face } was set aside before
refused-face-not-rolled = no die shows { $face }
refused-weasel-not-owned = the weasel is not yours
refused-weasel-used = the weasel was used already in this turn
refused-weasel-only-after-a-roll = the weasel is used only between a roll and setting aside
refused-tile-not-to-choose = { $tile } is not one of the tiles to choose from
refused-no-tile-to-choose = no choice of a tile is due
refused-specialist-not-to-choose = the Specialist { $specialist } is not one of the two to choose from
refused-no-specialist-to-choose = no choice of a Specialist is due
refused-no-bratworm-to-choose = no choice of who gives a Bratworm is due
refused-bratworm-from-yourself = nobody takes a Bratworm from themselves
refused-bratworm-under-the-hen = the owner of the hen keeps every Bratworm
refused-no-bratworm-there = that player has no Bratworm
refused-wrong-number-of-dice = { $rolled } white dice were rolled, { $due } are due

## What is refused: text

refused-no-such-move = “{ $move }” is no decision
refused-no-dice = “{ $dice }” are no dice
refused-dice-not-sorted = the dice “{ $dice }” are not sorted
refused-unknown-preset = “{ $preset }” is no preset; there are { $presets }
refused-unknown-option = “{ $option }” is no option; there are { $options }
refused-option-twice = the option { $option } is given twice
refused-option-word = { $option } cannot be “{ $value }”; it can be { $allowed }
refused-option-number = { $option } cannot be “{ $value }”; it is a number from { $low } to { $high }
refused-number-of-players = { $count } players; there must be 2 to 7
refused-bad-name = “{ $name }” cannot be a name: it is empty or has a comma, #, ", | or a control character
refused-name-twice = the name { $name } stands twice
refused-name-is-a-header = { $name } is a player’s name, not a header, or the blank line before the turns is missing
refused-name-needs-quotes = a name with spaces needs double quotes: { $name }
refused-unknown-start = the game cannot start with { $name }, who does not play
refused-unknown-player = nobody here is called { $name }
refused-unknown-specialist = there is no Specialist “{ $name }”
refused-no-such-ply = there is no step { $ply }; the last one is { $last }
refused-not-utf-8 = this is not UTF-8 text
refused-byte-order-mark = the file begins with a byte order mark; save it as plain UTF-8
refused-not-a-record = this is no game record; one begins with “{ $version }”
refused-unknown-version = “{ $found }” is not a version this program reads; it reads “{ $version }”
refused-header-twice = the header { $key } stands twice
refused-header-missing = the header “{ $key }” is missing
refused-not-32-bytes = { $key } must be 64 hexadecimal digits
refused-open-quote = a double quote is not closed
refused-turn-is-over = the turn is over already
refused-turn-unfinished = this turn is not finished, and the next one follows
refused-not-your-turn = it is the turn of { $name }
refused-turn-without-a-roll = a turn without a roll
refused-no-such-token = this means nothing here
refused-no-face = the face set aside is missing
refused-no-such-face = “{ $face }” is no face; there are 1 to 5 and W

record-line = line { $line }

## What is refused: bots

refused-unknown-bot = there is no bot “{ $bot }”; there are { $bots }
refused-bot-parameters = the bot “{ $bot }” cannot be made: { $error }
refused-bot-file = the bot in { $file } cannot be loaded: { $error }
refused-bot-class = { $file } has no class { $name } with a method decide(game)

## Command line: help

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
command-heckmeck = Heckmeck, the dice game with the worms: play it, replay and check games, compare bots.
command-play = Play a game in the terminal, against bots or with others.
command-replay = Show a recorded game, step by step.
command-verify = Check that the dice of a recorded game were fair.
command-simulate = Let bots play many games and sum up.
command-rules = Show the rules, or one clause of them.
command-bots = List the bots.
option-help = Show this help.
option-version = Show the version.
option-lang = The language of all texts (de, en); HECKMECK_LANG does the same. Without it: the language of the system.
option-install-completion = Install the completion of commands in this shell.
option-show-completion = Show the completion script of this shell.
option-record-file = A game record (.heck); “-” reads the standard input.

## Command line: mistakes

refused-no-such-command = there is no command “{ $command }”; there are { $commands }
refused-no-such-language = there is no language “{ $language }”; there are { $languages }
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
file-exists = this exists already

## Command line: verify

verify-done = { $rolls ->
    [one] All rolls verified: { $rolls } roll follows from seed and entropy.
   *[other] All rolls verified: { $rolls } rolls follow from seed and entropy.
}
verify-no-commitment = The record has no commitment, so nobody can tell when this seed was chosen.
refused-no-seed = there is no seed to verify the dice with
refused-other-commitment = the commitment is not that of the seed
refused-other-dice = these are not the dice of seed and entropy: roll number { $number } must be { $due }

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
stop-takes = Stop now: takes { $tile }
stop-takes-lower = Stop now: takes { $tile }, the next lower one
stop-steals = Stop now: steals { $tile } from { $name }
stop-takes-hen = Stop now: takes the hen from { $name }
stop-chooses = Stop now: choose { $tiles }
stop-fails-no-worm = Stop now: fails, no worm
stop-fails-no-tile = Stop now: fails, no tile for this total
stop-fails-nothing-to-set-aside = Stop now: fails
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

play-seats = Who plays, 2 to 7 seats, separated by commas: “me” for a person at this keyboard or a bot (heckmeck bots lists them), with a name if you like: Anna=me,Ben=simple. Without it: me,simple,simple.
play-seed = Seed of the dice: 64 hexadecimal digits are the 32 bytes themselves, of any other text or number the SHA-256 is taken. Without it: drawn by chance.
play-phrases = Let every person add a phrase to the dice, once the commitment to the seed is shown.
play-save = The file that keeps the game. Without it: a new file in your folder for games.
play-resume = Go on with a saved game. Who is a bot is taken from the file, or from --seats.
play-pause = How long each step of a bot is shown, in seconds; any key goes on. Without it: 0.7.
option-rules = A preset and options in one argument, as in a record: "deluxe faster=returned". Without it: classic.
default-name = Player
refused-bad-seat = “{ $seat }” is no seat; a seat is “me” or a bot, with a name in front if you like: Anna=me
refused-resume-changes-nothing = a game that goes on keeps its rules and its dice: --resume goes without --rules, --seed and --phrases
refused-seats-do-not-fit = { $seats } seats for { $players } players
refused-bot-failed = the bot { $name } failed: { $error }
refused-bot-illegal = the bot { $name } decided “{ $move }”; allowed is { $legal }
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
help-keys = The key of each choice stands in brackets. ? shows the rules that matter now, u the turns so far, q saves and quits.
no-such-key = Please press one of these keys: { $keys }
any-key = Press any key …
log-empty = No turn has been played yet.
fair-dice = Fair dice: { $commitment }
fair-dice-seed = Seed: { $seed }
fair-dice-check = Anyone can check all rolls now: { $command }
record-saved = The record is in { $file }
go-on = Go on with: { $command }

## Command line: replay, rules, bots

replay-json = Print state documents, one a line: the start, then one after each step.
replay-at = Only the table (or document) after this step; the start is 0.
rules-clause = A clause like T2, or a letter for a section, like K. Without it: all rules.
refused-no-such-clause = there is no clause “{ $clause }”; the sections are { $letters }
bots-parameters = parameters: { $parameters }
bots-own = A bot of your own: my_bot.py:MyBot. Parameters follow a colon: name:key=value,key=value.
bot-random = Plays without a plan: every legal decision is as likely as any other.
bot-simple = Sets aside the face with the most points and stops as soon as that takes a tile.

## Command line: simulate

simulate-bots = One bot a seat, separated by commas; heckmeck bots lists them. Without it: random,simple,simple.
simulate-games = How many games. Without it: 100.
simulate-seed = The same seed gives the same games. Game number n has the SHA-256 of “SEED:n” as the seed of its dice. Without it: 1.
simulate-record = Write the records: one game to this file, more into this folder.
simulate-json = Print the summary as JSON.
simulate-progress = Games
simulate-games-played = { $n ->
    [one] { $n } game, { $rules }, seed { $seed }
   *[other] { $n } games, { $rules }, seed { $seed }
}
simulate-turns = Turns a game: { $turns }
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
refused-no-such-link = this link is used up, too old, or was never made
refused-not-at-this-table = you do not sit at this table
refused-not-started = the game has not started
refused-started-already = the game has started already
refused-not-over = the game is not over
refused-archived = this table was closed because nobody played on
refused-host-only = only the host of the table may do this
refused-nobody = this device has no seat anywhere
refused-seated-already = you sit at this table already
refused-table-full = all { $places } seats are taken
refused-too-few-players = a game needs at least two players
refused-name-taken = somebody here is called { $name } already
refused-name-length = “{ $name }” cannot be a name: it has 1 to { $most } printable characters
refused-colour-taken = somebody here has the colour { $colour } already
refused-bad-phrase = a phrase has no |, # or control character
refused-foreign-origin = this request comes from a page of another site
refused-too-many-requests = too many requests; try again in { $seconds } s
refused-too-many-refusals = too many messages that make no sense
refused-table-crowded = { $most } people watch this table already
refused-server-full = this server is full; try again later
refused-too-slow = this connection is too slow
refused-busy = many people change this table at once; try again
refused-storage-trouble = the server cannot store anything at the moment; nothing was changed, try again
refused-database-too-new = the database was written by a newer release (revision { $revision })
refused-database-unusable = the database cannot be used: { $error }
refused-bad-request = this request makes no sense: { $detail }
refused-bad-message = this message makes no sense: { $detail }
refused-not-found = there is nothing here
refused-method-not-allowed = this cannot be done here
refused-too-large = this is more than 8 KiB
refused-crash = the server made a mistake; it is in its log
refused-server-needs-web = the server needs further packages: pip install "heckmeck[web]"

## Command: serve

command-serve = Serve tables over the network, for people and bots.
option-serve-host = Address to listen at; 0.0.0.0 for everybody on the network.
option-serve-port = Port to listen at.
option-serve-database = Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME. Default: a file in your data folder.
option-serve-channels = redis://HOST: tells several processes on one database at once what happens.
option-serve-origin = A further site whose pages may talk to this server, like https://example.org; may be repeated.
option-serve-proxies = Addresses of reverse proxies whose X-Forwarded headers are believed, with commas between.
option-serve-bot = The bot that sits down where none is named and plays for who is away.
option-serve-bot-pace = Seconds that a bot seems to think about a decision.
option-serve-rate = Multiplies all rate limits; 0 switches them off.
option-serve-most-sockets = Most open connections of this process.
option-serve-archive-open-hours = Hours after which a table that never started is closed.
option-serve-archive-days = Days after which a game that nobody goes on with is closed.
option-serve-log-level = How much the log tells: debug, info, warning or error.

## Environments for learning, and datasets

refused-unknown-reward = “{ $reward }” is no reward; there are { $rewards }
refused-number-of-seeds = { $given } seeds for { $games } games
refused-bot-not-compiled = “{ $bot }” does not play inside the kernel; { $bots } do
refused-no-seat-left = { $bots } bots at a table of { $players } leave no seat free
refused-too-few-turns = { $turns } turns are too few for { $players } players: not everybody would decide
refused-needs-extra = { $what } needs more packages: pip install "heckmeck[{ $extra }]"
refused-game-not-over = the game is not over
refused-players-of-dataset = a game of { $players } players; the others in this file have { $due }

## What is refused: tournaments

refused-tournament-size = { $count } participants; a tournament has 2 to 3,000
refused-tournament-final-size = { $count } would reach the final; it has 2 to 7 players
refused-tournament-table-too-large = { $tables } tables would have up to { $size } players; 7 at a table only with table_size = 7
refused-tournament-registration-over = registration is over: the first round has been drawn
refused-tournament-nobody = nobody has the number { $number }
refused-tournament-gone-already = { $name } has dropped out already
refused-tournament-not-gone = { $name } has not dropped out
refused-tournament-drawn-since = { $name } cannot come back: a round has been drawn since
refused-tournament-round-open = results are missing: table { $tables }
refused-tournament-over = the tournament is over
refused-tournament-unfinished = the tournament is not finished
refused-tournament-no-table = there is no table { $table } in round { $round } of stage { $stage }
refused-tournament-stage-closed = stage { $stage } is closed: the next one has been drawn
refused-tournament-result-there = table { $table } has a result; it can be corrected
refused-tournament-nothing-to-correct = table { $table } has no result to correct
refused-tournament-result-missing = table { $table }: the result of { $name } is missing
refused-tournament-result-stranger = table { $table }: { $name } does not play there, left the game or stands there twice
refused-tournament-nothing-to-undo = there is nothing to undo

refused-tournament-draw-number = due is the draw of stage { $stage }, round { $round }, with number { $number }
refused-tournament-draw-tables = these tables make no sense: somebody sits twice or does not belong here, or a table has fewer than 2 or more than 7
refused-tournament-draw-stranger = { $name } was drawn and does not take part
refused-tournament-draw-missing = { $name } takes part and was not drawn
refused-tournament-draw-sizes = the tables must have { $due } players
refused-tournament-draw-other-tables = these are not the tables of the seed
refused-tournament-draw-other-seats = these are not the seats of the seed

refused-tournament-no-such-tile = { $name }: there is no tile { $tile }
refused-tournament-tile-twice = tile { $tile } was entered twice
refused-tournament-wrong-sum = { $name }: these tiles make { $worms } worms, not { $given }
refused-tournament-wrong-highest = { $name }: the highest tile is { $highest }, not { $given }
refused-tournament-worms-missing = { $name }: the worms are missing
refused-tournament-worms-impossible = { $name }: { $worms } worms with highest tile { $highest } cannot be; { $least } to { $most } can
refused-tournament-highest-missing = { $name }: the highest tile is missing
refused-tournament-tie-needs-tile = { $name } is not alone with { $worms } worms: the highest tile decides and is missing
refused-tournament-sum-too-high = { $worms } worms in all; there are only { $most }
refused-tournament-result-impossible = no way to share out the tiles gives these worms
refused-tournament-bratworms = { $count } Bratworms; there are { $most }
refused-tournament-apple-twice = there are not so many apples
refused-tournament-apple-without-tile = { $name } has the apple and no tile

refused-tournament-create-first = a tournament begins with “create”, which stands nowhere else
refused-tournament-no-object = this is no JSON object
refused-tournament-event-kind = “{ $kind }” is no kind of event
refused-tournament-event-field = “{ $field }” is no field of “{ $kind }”
refused-tournament-field-missing = the field “{ $field }” is missing
refused-tournament-field-value = “{ $field }” cannot be “{ $value }”
refused-tournament-score-either = player { $player }: a score has tiles (with bratworms, apple), or worms and highest

refused-tournament-toml = the house rules are not TOML: { $what }
refused-tournament-house-key = the house rules know no “{ $key }”; they know { $known }
refused-tournament-house-value = house rules, { $key }: “{ $value }” cannot be; it can be { $wanted }
refused-tournament-points = house rules, points of a table of { $size }: one number a place is needed, none above the one before, not { $given }
refused-tournament-rounds-and-stages = house rules: rounds stands inside [[stage]] where there are such stages
refused-tournament-stage-advance = house rules, { $stage }: either advance or each is needed
refused-tournament-stage-tables = house rules, { $stage }: only one of tables and table_size is possible
refused-tournament-stage-each = house rules, { $stage }: after several rounds the ranking decides; advance is needed, not each
refused-tournament-csv = this is neither a list of names nor CSV

## Command: arena

command-arena = Let bots play against each other and compare them.
arena-bots = Two bots or more; every pair plays. heckmeck bots lists them, my_bot.py:MyBot is one of your own.
arena-players = Players at a table, 2 to 7; several sizes separated by commas. Above 2 the first bot of a pair has one seat, the second all others. Without it: 2.
arena-games = Games of each pair at each size, rounded up so that the first bot plays as often in every seat. Without it: 1000.
arena-seed = The same seed gives the same games. Without it: 1.
arena-workers = Worker processes. Without it: one for each core.
arena-cluster = Play on the cluster of the dask scheduler at this address, like tcp://host:8786.
arena-timeout = Seconds that a bot of your own has for a decision. Without it: 5.
arena-json = Print the results as JSON.
arena-csv = Write the results to this file, one line for each pair and size.
arena-plot = Draw the results into this file: .png, .svg or .pdf.
arena-progress = Games
arena-title = Arena: { $rules }, seed { NUMBER($seed, useGrouping: 0) }
arena-axis = Share of wins of the first bot
arena-column-pair = Pair
arena-column-players = Players
arena-column-games = Games
arena-column-share = Wins
arena-column-interval = 95% interval
arena-column-turns = Turns
arena-column-first-seat = First seat
arena-column-bot = Means a game and seat
arena-column-worms = Worms
arena-column-failures = Failed
arena-column-steals = Steals
arena-column-own-turns = Turns
arena-column-forfeits = Forfeits
arena-column-rating = Rating
arena-column-mu = Skill
arena-column-sigma = ±
arena-against = { $bot } against { $other }
arena-forfeited = { $bot } forfeited: { $reason }. After three forfeits all its further games of a pair count as forfeited.
arena-raised = it failed with { $error }
arena-too-slow = no decision within { $seconds } s
arena-died = its process ended with code { $code }
arena-illegal = it decided “{ $move }”; allowed was { $legal }
refused-too-few-bots = an arena needs at least two bots
refused-no-cluster = no dask scheduler answers at { $address } ({ $error })
refused-workers-die = the worker processes died { $count } times
refused-picture-format = “{ $file }”: a picture is a file with one of the endings { $formats }

## Command: odds

command-odds = Show the exact chances of a turn: every tile, failing, and what each decision is worth.
odds-file = A game record; without it, the first turn of a game, or the position of the flags.
odds-at = The step of the record to look at, the start is 0. Without it: the last one.
odds-kept = Dice set aside, like 444W; a golden die follows a plus: 44+W.
odds-roll = The roll on the table, like 1123 or 1123+W.
odds-dice = Dice of this turn, 8 or 9; 9 is with the golden die.
odds-weasel-used = The weasel has been used in this turn.
odds-owns = The Specialist of the player: golden_die, weasel or canned_worm.
odds-aim = What the turn is played for: worms, at-least:T or exactly:T. Without it: worms.
odds-json = Print the chances as JSON.
odds-plot = Draw the chances into this file: .png, .svg or .pdf.
odds-value-worms = Worth of this turn: { $value } worms
odds-value-chance = Chance of { $aim }: { $value }
odds-fail = Fails: { $fail }
odds-column-tile = Total
odds-column-at-least = at least
odds-column-exactly = exactly
odds-column-decision = Decision
odds-column-value = Worth
odds-column-fails = Fails
odds-note = Each chance is the best that can be had when playing for just that total.
odds-title = { $rules }: best chances of each total
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
refused-odds-aim = “{ $aim }” is no aim; there are worms, at-least:T and exactly:T with a total T from 1 to 45
refused-odds-owns = “{ $name }” cannot be given here; there are { $names }
refused-odds-owns-two = nobody owns two Specialists
refused-odds-dice = a turn has 8 or 9 dice, not “{ $dice }”
refused-odds-too-many-dice = { $count } dice are set aside; the turn has { $dice }
refused-odds-file-and-flags = a record and a position of flags do not go together: { $flag }
refused-odds-at-without-file = --at needs a record
refused-odds-roll-fails = the roll { $roll } shows only faces set aside before: it fails at once
refused-odds-over = the game is over: no turn is under way

## Champion: training and exact endgames

command-exact = Solve a reduced game of two players perfectly: how often does the first player win?
exact-tiles = The number of tiles, 21 and up: 1 to 8. Without it: 4. From 7 on it takes minutes.
exact-forced = A player with no dice left must take what the total brings, also where failing would be better (T5).
exact-json = Write the result as JSON.
exact-result = { $tiles } tiles, { $states } positions: the first player wins with a chance of { $chance }.
command-train = Train the network of the bot “champion” by self-play. A run that was broken off goes on.
train-out = A folder for the run, the network and its learning curve.
train-players = The numbers of players, such as 2 or 3-7. Without it: 2.
train-games = The number of games, in steps of 100. Without it: 100000.
train-seed = A number; the same one repeats the same run. Without it: 1.
train-progress = { $games } of { $of } games, distance to the targets { $error }
train-done = The network is in { $file }, the learning curve in { $curve }.
refused-train-other-run = { $file } belongs to a run with another plan; choose another folder

## First run

first-run = Preparing the rules for this machine, once: about ten seconds …

## Coach

command-advise = Say what to do at a step of a recorded game, and what each decision is worth.
advise-at = The step to look at, as in replay; the start is 0. Without it: the last one.
advise-json = Print the advice as JSON.
option-depth = How many turns the coach looks ahead, 1 or 2. Without it: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) }%
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Chances to win:
advise-option = Option
advise-win = Win
advise-loss = Costs
advise-fail = Fails
advise-worms = Worms
advise-brings = Most likely
advise-nobody = Nobody decides here: the dice must fall.
advise-over = The game is over.
move-keep = set aside { $dice }
move-roll = roll on
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
why-steals =
    .best = It steals more often than “{ $other }”: { $steals } against { $steals2 }.
    .worse = It steals less often than “{ $other }”: { $steals } against { $steals2 }.
why-ends =
    .best = The game ends sooner, and that is good for you.
    .worse = With “{ $other }” the game ends sooner, and that is good for you.
why-lasts =
    .best = The game goes on, and you need that.
    .worse = The game ends too soon for you; with “{ $other }” it goes on.
why-position =
    .best = It leaves you in the better position: { $points } points more than “{ $other }”.
    .worse = It leaves you in a worse position: { $points } points less than “{ $other }”.
advise-best = Best: { $move }.

## Review

command-review = Look at a recorded game, decision by decision: losses, luck and turning points.
review-out = Write to this file instead of the terminal.
review-json = Print the review as JSON.
review-html = Make one page with the graph, for a browser.
review-title = Review: { $rules }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-graph = Chances to win, turn by turn
review-player = Player
review-accuracy = Accuracy
review-error-rate = Lost a decision
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Luck
review-result = Result
review-adjusted = Without luck
review-mistakes = Inaccuracies (?!), mistakes (?) and blunders (??), in points of the chance to win
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
review-revaluation = After a turn the position is judged anew: { $points } points on average.
review-sums = How it adds up
review-sums-note = Start, luck, decisions and revaluation add up to the result. Every number is in points of the chance to win.
review-start = Start
review-luck-own = Luck of own rolls
review-luck-of-others = Luck of others
review-losses-own = Own decisions
review-losses-of-others = Decisions of others
review-revalued = Revaluation
review-all = All decisions
review-turn = Turn
review-decision = Decision
review-best-was = Best
review-loss = Costs
review-luck-by-turn = Luck of the rolls, turn by turn: up is good, down is bad for the player at turn

## Puzzles

command-puzzle = Set a puzzle: a position where the obvious decision is wrong.
puzzle-number = The number of the puzzle. Without it: any.
puzzle-title = Puzzle { $number }: what is best?
puzzle-keys = (Enter shows the answer)
puzzle-right = Right!
puzzle-wrong = Not the best: it costs { $points } points.
puzzle-natural = The natural decision of the bot “{ $bot }”, “{ $move }”, costs { $points } points.

## Playing with the coach

play-coach = Show what each decision is worth before you decide.
play-tutor = Warn before a decision that costs so many points of win probability, 0 to 100, and let you take it back.
tutor-warning = This costs { $points } points. { $why }
tutor-question = Take it back?
tutor-yes = Yes, decide again
tutor-no = No, I mean it

## Dataset

simulate-dataset = Write every position, decision and outcome to a Parquet file (needs the extra “rl”).
