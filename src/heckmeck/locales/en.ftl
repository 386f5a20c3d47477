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
