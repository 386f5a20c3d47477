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
table-title = Heckmeck { $rules } · turn { $turn } · { $name }’s turn
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
