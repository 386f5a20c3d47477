### Хекмек по-русски. Слова следуют глоссарию проекта: ты с маленькой буквы, кнопки в инфинитиве, всегда ё.

## Words

language-name = Русский
game-name = Хекмек
-canned-worm = { $case ->
   *[nominative] червяк в банке
    [accusative] червяка в банке
}
-hen = { $case ->
   *[nominative] наседка
    [accusative] наседку
}
-raven = { $case ->
   *[nominative] ворон
    [accusative] ворона
}
-weasel = { $case ->
   *[nominative] ласка
    [accusative] ласку
}
-golden-die = золотой кубик
-apple = яблоко

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}

worms = { $n ->
    [one] { $n } червяк
    [few] { $n } червяка
    [many] { $n } червяков
   *[other] { $n } червяка
}
bratworms = { $n ->
    [one] { $n } червяк-гриль
    [few] { $n } червяка-гриль
    [many] { $n } червяков-гриль
   *[other] { $n } червяка-гриль
}
dice-left = { $n ->
    [one] ещё { $n } кубик
    [few] ещё { $n } кубика
    [many] ещё { $n } кубиков
   *[other] ещё { $n } кубика
}

## What happened

event-takes = { $name } берёт фишку { $tile }
    .short = берёт фишку { $tile }
event-steals = { $name } стягивает фишку { $tile } у игрока { $other }
    .short = стягивает фишку { $tile } у игрока { $other }
event-takes-hen = { $name } берёт наседку у игрока { $other }; фишка { $tile } остаётся
    .short = берёт наседку у игрока { $other }
event-puts-back = { $name } возвращает фишку { $tile }
    .short = возвращает фишку { $tile }
event-turned-over = Фишка { $tile } переворачивается
    .short = фишка { $tile } переворачивается
event-fails-nothing-to-set-aside = { $name }: нечего отложить, неудачный ход
    .short = неудачный ход: нечего отложить
event-fails-no-worm = { $name }: нет червяка, неудачный ход
    .short = неудачный ход: нет червяка
event-fails-no-tile = { $name }: нет фишки для этого результата, неудачный ход
    .short = неудачный ход: нет фишки для этого результата
event-bratworm = { $name } получает червяка-гриль
    .short = получает червяка-гриль
event-bratworm-from = { $name } получает червяка-гриль от игрока { $other }
    .short = получает червяка-гриль от игрока { $other }
event-gets-specialist = { $name } получает { specialist-object }
    .short = получает { specialist-object }
event-specialist-back = { specialist-subject } возвращается на фишку { $tile }
    .short = { specialist-name } возвращается на фишку { $tile }
event-specialist-out = { specialist-subject } теперь вне игры
    .short = { specialist-name } теперь вне игры
event-game-over = Игра окончена
    .short = конец игры

## What is refused: rules

refused-game-over = игра окончена
refused-choose-a-tile = сначала надо выбрать фишку
refused-choose-a-specialist = сначала надо вернуть одного из двух специалистов
refused-choose-a-player = сначала надо выбрать, кто отдаёт червяка-гриль
refused-dice-must-fall = сначала надо бросить кубики
refused-choose-dice = сначала надо выбрать восемь или девять кубиков
refused-set-aside-first = сначала надо отложить кубики с одним значением
refused-roll-or-stop = надо бросить ещё раз или закончить ход
refused-stop-only-after-setting-aside = закончить ход можно только сразу после того, как отложены кубики
refused-golden-die-not-owned = золотой кубик не твой
refused-golden-die-too-late = золотой кубик выбирают только перед первым броском
refused-golden-die-not-rolled = в этом броске нет золотого кубика
refused-golden-die-missing = в этом броске не хватает золотого кубика
refused-golden-die-face = на золотом кубике нет значения { $face }
refused-nothing-rolled = на столе нет броска
refused-set-aside-before = { $face ->
    [W] червяки уже отложены
   *[other] значение { $face } уже отложено
}
refused-face-not-rolled = { $face ->
    [W] ни один кубик не показывает червяка
   *[other] ни один кубик не показывает { $face }
}
refused-weasel-not-owned = ласка не твоя
refused-weasel-used = ласка в этом ходе уже использована
refused-weasel-only-after-a-roll = ласка помогает только после броска и до того, как отложены кубики
refused-tile-not-to-choose = фишки { $tile } нет среди тех, из которых можно выбрать
refused-no-tile-to-choose = выбирать фишку сейчас не надо
refused-specialist-not-to-choose = специалиста { $specialist } нет среди двух, из которых можно выбрать
refused-no-specialist-to-choose = выбирать специалиста сейчас не надо
refused-no-bratworm-to-choose = выбирать, кто отдаёт червяка-гриль, сейчас не надо
refused-bratworm-from-yourself = червяка-гриль не берут у себя
refused-bratworm-under-the-hen = кто обладает наседкой, тот не отдаёт червяков-гриль
refused-no-bratworm-there = у этого игрока нет червяка-гриль
refused-wrong-number-of-dice = белых кубиков в броске: { $rolled }, а надо: { $due }

## What is refused: text

refused-no-such-move = нет такого решения: «{ $move }»
refused-no-dice = «{ $dice }» не похоже на кубики
refused-dice-not-sorted = кубики «{ $dice }» стоят не по порядку
refused-unknown-preset = нет готовой игры «{ $preset }»; есть { $presets }
refused-unknown-option = нет варианта «{ $option }»; есть { $options }
refused-option-twice = вариант { $option } указан дважды
refused-option-word = { $option } не может быть «{ $value }»; возможно { $allowed }
refused-option-number = { $option } не может быть «{ $value }»; возможно число от { $low } до { $high }
refused-number-of-players = игроков: { $count }, а должно быть от 2 до 7
refused-bad-name = «{ $name }» не может быть именем: оно пустое или в нём есть запятая, #, ", | или управляющий символ
refused-name-twice = имя { $name } указано дважды
refused-name-is-a-header = { $name } — имя игрока, а не заголовок, или перед ходами нет пустой строки
refused-name-needs-quotes = имя с пробелами пишут в двойных кавычках: { $name }
refused-unknown-start = игру не может начать { $name }: такого игрока нет
refused-unknown-player = здесь нет игрока с именем { $name }
refused-unknown-specialist = нет специалиста «{ $name }»
refused-no-such-ply = нет шага { $ply }; последний шаг: { $last }
refused-not-utf-8 = это не текст в кодировке UTF-8
refused-byte-order-mark = файл начинается с метки порядка байтов; его надо сохранить как простой UTF-8
refused-not-a-record = это не запись партии; она начинается с «{ $version }»
refused-unknown-version = «{ $found }»: эту версию программа не читает; она читает «{ $version }»
refused-header-twice = заголовок { $key } указан дважды
refused-header-missing = нет заголовка «{ $key }»
refused-not-32-bytes = { $key }: нужны 64 шестнадцатеричные цифры
refused-open-quote = двойная кавычка не закрыта
refused-turn-is-over = ход уже закончен
refused-turn-unfinished = этот ход не закончен, а за ним идёт следующий
refused-not-your-turn = сейчас ходит { $name }
refused-turn-without-a-roll = ход без броска
refused-no-such-token = это здесь ничего не значит
refused-no-face = не указано значение, которое надо отложить
refused-no-such-face = нет значения «{ $face }»; есть 1–5 и W

record-line = строка { $line }

## What is refused: position lines

refused-position-field-missing = этого поля нет; в строке позиции их шесть, по одному пробелу между ними
refused-position-too-long = «{ $text }» — лишнее; в строке позиции шесть полей
refused-position-grill = «{ $text }» — не фишка на гриле; их пишут так: 24, 36-, 29a и 30..35
refused-position-supply = «{ $text }» — не число червяков-гриль
refused-position-stacks = «{ $text }» — не стопка; её пишут так: 22.25:w*1, или -
refused-position-seat = «{ $text }» — не место за столом; есть места от 0 до { $last }, а когда игра окончена, пишут -
refused-position-turn = «{ $text }» — не ход; его пишут так: 44WW:1235, 44WW:4 или 44WW:4>, или -
refused-position-turn-when-over = игра окончена и никакой ход не идёт: здесь пишут -
refused-position-spelling = это пишут так: { $text }
refused-position-no-such-tile = фишки { $tile } не бывает
refused-position-tile-of-deluxe = фишка { $tile } есть только в игре делюкс
refused-position-tile-in-the-box = фишка { $tile } остаётся в коробке
refused-position-tile-twice = фишка { $tile } указана дважды
refused-position-tile-missing = фишки { $tile } нет; она лежит на гриле или в стопке
refused-position-specialist-in-classic = специалисты есть только в игре делюкс
refused-position-specialist-twice = специалист { specialist-name } сразу в двух местах
refused-position-raven-owned = у ворона нет хозяина
refused-position-owner-without-a-tile = на месте { $seat } нет фишки, а без фишки остаётся только наседка
refused-position-two-specialists = на месте { $seat } два специалиста
refused-position-not-face-up = специалист { specialist-name } стоит на фишке, которая не открыта
refused-position-tile-occupied = на фишке { $tile } стоят два специалиста
refused-position-bratworms = червяков-гриль в запасе и у игроков должно быть: { $count }
refused-position-over = ни одна фишка не открыта: игра окончена, и вместо места пишут -
refused-position-golden-die-not-owned = на месте { $seat } нет золотого кубика
refused-position-number-of-dice = в ходе восемь кубиков, а с золотым — девять
refused-position-golden-die-nowhere = из девяти кубиков золотой кубик уже отложен, а на нём только 1 и червяк
refused-position-no-dice-left = кубиков не осталось: ход закончен
refused-position-nothing-set-aside = ничего не отложено: закончить ход ещё нельзя
refused-position-weasel-not-owned = на месте { $seat } нет ласки
refused-position-dead-roll = бросок показывает только уже отложенные значения: это сразу неудачный ход
refused-position-bratworm-not-earned = отложены хотя бы две единицы, а на месте { $seat } нет за них червяка-гриль
refused-position-in-a-choice = посреди выбора у позиции нет строки; возьми ту, что перед ним
refused-record-of-a-position = эта игра началась с позиции: записи у неё нет, потому что никто не знает, что было раньше

## What is refused: bots

refused-unknown-bot = нет бота «{ $bot }»; есть { $bots }
refused-bot-parameters = бота «{ $bot }» не удаётся создать: { $error }
refused-bot-file = бота из файла { $file } не удаётся загрузить: { $error }
refused-bot-class = в файле { $file } нет класса { $name } с методом decide(game)

## Command line: help

help-usage = Использование:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
command-heckmeck = Хекмек, игра с кубиками и червяками: играть, смотреть и проверять партии, сравнивать ботов.
command-play = Сыграть партию в терминале, против ботов или с другими.
command-replay = Показать записанную партию шаг за шагом.
command-verify = Проверить, честными ли были кубики записанной партии.
command-simulate = Дать ботам сыграть много партий и подвести итог.
command-rules = Показать правила игры или одно из них.
command-bots = Показать список ботов.
option-help = Показать эту справку.
option-version = Показать версию.
option-lang = Язык всех текстов; HECKMECK_LANG делает то же самое. По умолчанию: язык системы.
option-install-completion = Установить автодополнение команд в этой оболочке.
option-show-completion = Показать скрипт автодополнения для этой оболочки.
option-record-file = Запись партии (.heck); «-» читает стандартный ввод.
option-position = Строка позиции вместо записи, в кавычках; её объясняет heckmeck rules P.
option-force = Перезаписывать существующие файлы.

## Command line: mistakes

refused-no-such-command = нет команды «{ $command }»; есть { $commands }
refused-no-such-language = нет языка «{ $language }»; есть { $languages }
usage-no-command = не указана команда; см. { $help }
usage-no-such-option = нет параметра { $option }
usage-no-value = параметру { $option } нужно значение
usage-too-much = аргументов больше, чем принимает эта команда
usage-missing = не указано: { $name }
usage-see-help = { $text }; см. { $help }
file-not-found = нет такого файла или папки
file-is-a-folder = это папка, а не файл
file-is-no-folder = это файл, а не папка
file-forbidden = нет доступа
file-disk-full = на диске нет места
file-exists = это уже существует
refused-file-is-kept = такой файл уже есть; --force перезапишет его
refused-position-alone = --position пишут без { $option }
refused-record-or-position = нужна запись или --position

## Command line: verify

verify-done = { $rolls ->
    [one] Все броски проверены: { $rolls } бросок получается из начального числа и энтропии.
    [few] Все броски проверены: { $rolls } броска получаются из начального числа и энтропии.
    [many] Все броски проверены: { $rolls } бросков получаются из начального числа и энтропии.
   *[other] Все броски проверены: { $rolls } броска получаются из начального числа и энтропии.
}
verify-start = Кто начинает, выбрано жребием из того же начального числа и той же энтропии.
verify-phrases = { $n ->
    [one] В энтропии { $n } фраза, а должна быть одна на каждое место за столом. Кубики всё равно проверены.
    [few] В энтропии { $n } фразы, а должна быть одна на каждое место за столом. Кубики всё равно проверены.
    [many] В энтропии { $n } фраз, а должна быть одна на каждое место за столом. Кубики всё равно проверены.
   *[other] В энтропии { $n } фразы, а должна быть одна на каждое место за столом. Кубики всё равно проверены.
}
verify-no-commitment = В записи нет отпечатка (commitment), поэтому нельзя сказать, когда выбрано это начальное число.
refused-no-seed = нет начального числа (seed), по которому можно проверить кубики
refused-real-dice = это настоящие кубики, их вводили вручную: проверить их нельзя
record-unseen = введены только отложенные кубики
refused-other-commitment = отпечаток (commitment) не подходит к начальному числу
refused-other-start = по начальному числу и энтропии начинает { $name }
refused-other-dice = эти кубики не получаются из начального числа и энтропии: бросок номер { $number } должен быть { $due }

## The table

specialist-label = { $specialist ->
    [canned_worm] банка
    [hen] наседка
    [raven] ворон
    [weasel] ласка
    [golden_die] золотой
   *[apple] яблоко
}
table-title = Хекмек · ход { $turn } · ходит { $name } · { $rules }
table-over = Хекмек { $rules } · { $turns ->
    [one] конец игры, { $turns } ход
    [few] конец игры, { $turns } хода
    [many] конец игры, { $turns } ходов
   *[other] конец игры, { $turns } хода
}
table-supply = Запас:
table-total = Отложено: { $total }
table-total-canned-worm = Отложено: { $total }, с червяком в банке { $final }
table-roll = Бросок
stop-takes = Закончить ход: берёшь фишку { $tile }
stop-takes-lower = Закончить ход: берёшь фишку { $tile }, ближайшую меньшую
stop-steals = Закончить ход: стягиваешь фишку { $tile } у игрока { $name }
stop-takes-hen = Закончить ход: берёшь наседку у игрока { $name }
stop-chooses = Закончить ход: выбираешь фишку { $tiles }
stop-fails-no-worm = Закончить ход: неудача, нет червяка
stop-fails-no-tile = Закончить ход: неудача, нет фишки для этого результата
stop-fails-nothing-to-set-aside = Закончить ход: неудача
ask-put-back = Какого специалиста вернуть?
ask-from = Кто отдаёт червяка-гриль?

## Steps and turns in words

specialist-subject = { $specialist ->
    [canned_worm] Червяк в банке
    [hen] Наседка
    [raven] Ворон
    [weasel] Ласка
    [golden_die] Золотой кубик
   *[apple] Яблоко
}
specialist-object = { $specialist ->
    [canned_worm] { -canned-worm(case: "accusative") }
    [hen] { -hen(case: "accusative") }
    [raven] { -raven(case: "accusative") }
    [weasel] { -weasel(case: "accusative") }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}
step-keep = { $name } бросает { $dice } и откладывает { $kept }: { $total }
step-dead-roll = { $name } бросает { $dice }
step-weasel = { $name } бросает { $dice } и перебрасывает с лаской
step-golden-die = { $name } берёт девять кубиков
step-stop = { $name } заканчивает ход: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Ход { $turn }: { $name }
note-failed = неудача
turn-unfinished = не закончен
game-unfinished = Партия не окончена.
place = Место { $n }
place-shared = Место { $n }, поделено
wins = Побеждает { $name }: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = фишки { $tiles }: { $worms }
result-apple = яблоко: { $worms }
result-nothing = нет фишек

## Playing

play-seats = Кто играет: от 2 до 7 мест за столом через запятую. «me» значит человек за этой клавиатурой, иначе бот (список: heckmeck bots); можно добавить имя: Anna=me,Ben=simple. По умолчанию: me,simple,simple.
play-seed = Начальное число (seed) кубиков: 64 шестнадцатеричные цифры — это сами 32 байта, от любого другого текста или числа берётся SHA-256. По умолчанию: случайное.
play-phrases = Дать каждому человеку добавить фразу для кубиков, когда показан отпечаток начального числа.
play-save = Файл, в котором хранится партия. По умолчанию: новый файл в личной папке для партий.
play-resume = Продолжить сохранённую партию. Кто бот, сказано в файле или в --seats.
play-position = Играть дальше с этой строки позиции, в кавычках. Без --seats ты играешь на месте, чей ход, против simple.
play-pause = Сколько секунд показывать каждый шаг бота; любая клавиша ведёт дальше. По умолчанию: 0.7.
option-rules = Готовая игра и варианты одним аргументом, как в записи: "deluxe faster=returned". По умолчанию: classic.
default-name = Игрок
refused-bad-seat = «{ $seat }» не годится для места за столом; годится «me» или бот, можно с именем впереди: Anna=me
refused-resume-changes-nothing = правила и кубики сохранённой партии не меняются: --resume пишут без --rules, --seed и --phrases
refused-seats-do-not-fit = мест за столом: { $seats }, игроков: { $players }
refused-bot-failed = бот { $name } сломался: { $error }
refused-bot-illegal = решение бота { $name }: «{ $move }»; можно только { $legal }
choice-roll = Бросить кубики
choice-roll-again = { $n ->
    [one] Бросить ещё раз: { $n } кубик
    [few] Бросить ещё раз: { $n } кубика
    [many] Бросить ещё раз: { $n } кубиков
   *[other] Бросить ещё раз: { $n } кубика
}
choice-eight = Восемь кубиков
choice-nine = Девять кубиков, с золотым
choice-weasel = Использовать ласку: перебросить
ask-dice = Восемь кубиков или девять?
ask-roll = твой ход!
ask-keep = Какие кубики отложить?
ask-weasel = Нечего отложить. Использовать ласку?
ask-decide = Бросить ещё раз или закончить ход?
ask-take = Какую фишку взять?
ask-phrase = { $name }, твоя фраза для кубиков (или просто Enter):
keys = ? помощь  u журнал  q выход
help-keys = Клавиша каждого выбора стоит в скобках. ? показывает правила, которые сейчас важны, u — прошлые ходы, q сохраняет партию и выходит.
no-such-key = Нажми одну из этих клавиш: { $keys }
terminal-too-small = Нужно окно шириной { $width } и высотой { $height } знаков; у этого { $columns } и { $lines }. Увеличь его и нажми любую клавишу; q сохраняет и завершает.
any-key = Нажми любую клавишу…
log-empty = Ходов ещё не было.
fair-dice = Честные кубики: { $commitment }
fair-dice-seed = Начальное число: { $seed }
fair-dice-check = Теперь все могут проверить все броски: { $command }
record-saved = Запись партии: { $file }
go-on = Продолжить: { $command }

## Command line: replay, rules, bots

replay-json = Вывести документы состояния, по одному в строке: начало, потом после каждого шага.
replay-at = Только стол (или документ) после этого шага; начало — 0.
replay-position = Только строка позиции после этого шага (без --at: после последнего).
rules-clause = Правило, например T2, или буква раздела, например K. По умолчанию: все правила.
refused-no-such-clause = нет правила «{ $clause }»; есть разделы { $letters }
bots-parameters = параметры: { $parameters }
bots-own = Собственный бот: my_bot.py:MyBot. Параметры пишут после двоеточия: name:key=value,key=value.
bot-random = Играет без плана: все допустимые решения равновероятны.
bot-simple = Откладывает значение, которое даёт больше всего очков, и заканчивает ход, как только это даёт фишку.
bot-careful = Каждый ход играет так, чтобы шанс взять хоть какую-нибудь фишку был самым большим.
bot-worms = Каждый ход играет так, чтобы в среднем получить больше всего червяков за вычетом фишки, которую можно потерять.
bot-champion = Каждый ход точно играет на шанс победить; что будет дальше, оценивает нейросеть, которая училась в игре с собой.

## Command line: simulate

simulate-bots = По боту на каждое место за столом, через запятую; список: heckmeck bots. По умолчанию: random,simple,simple.
simulate-games = Сколько партий. По умолчанию: 100.
simulate-seed = Одно и то же начальное число даёт одни и те же партии. У партии номер n начальное число кубиков — SHA-256 от «SEED:n». По умолчанию: 1.
simulate-record = Сохранить записи: одну партию в этот файл, несколько в эту папку.
simulate-json = Вывести итог как JSON.
simulate-progress = Партии
simulate-games-played = { $n ->
    [one] { $n } партия, { $rules }, начальное число { $seed }
    [few] { $n } партии, { $rules }, начальное число { $seed }
    [many] { $n } партий, { $rules }, начальное число { $seed }
   *[other] { $n } партии, { $rules }, начальное число { $seed }
}
simulate-turns = Ходов за партию: { $turns }
simulate-seat = Место за столом
simulate-wins = Победы
simulate-share = Доля
simulate-worms = Червяки
simulate-failures = Неудачи
simulate-steals = Стянуто
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
refused-no-person-here = здесь играют только боты; «me» — для heckmeck play

## What is refused: table server

refused-stale-ply = партия уже на шаге { $ply }
refused-no-such-table = такого стола нет
refused-no-such-seat = такого места за столом нет
refused-no-such-link = эта ссылка уже использована, устарела или никогда не существовала
refused-not-at-this-table = ты не сидишь за этим столом
refused-not-started = партия ещё не началась
refused-started-already = партия уже началась
refused-not-over = партия ещё не окончена
refused-archived = этот стол закрыт: за ним давно никто не играет
refused-table-damaged = запись этой партии повреждена после шага { $ply }; её может исправить тот, кто ведёт этот сервер
refused-host-only = это может только хозяин стола
refused-nothing-to-throw = сейчас нечего бросать: кости не ждут
refused-nothing-to-take-back = здесь нечего отменять
refused-dice-are-not-entered = за этим столом кубики падают сами: вводить их нельзя
refused-not-your-dice = бросает { $name }: вводит эти кубики только { $name } или хозяин стола
refused-not-your-entry = это ввод за игрока { $name }: отменить может только { $name } или хозяин стола
refused-dice-not-seen = остальные кубики не введены: сразу укажи, что отложено
refused-real-dice-without-clock = за столом с настоящими кубиками нет часов
refused-page-too-old = эта страница старше стола: загрузи её заново
refused-not-alone = торопить ботов может только тот, кто играет с ними один
refused-not-the-pace-setter = скорость ботов выбирает хозяин стола или единственный человек за столом
refused-over-already = партия окончена
refused-still-here = { $name } за столом
refused-not-away-long = { $name } отсутствует недолго; через { $seconds } с сможет играть бот
refused-host-here = хозяин стола на месте
refused-host-not-away-long = хозяин стола отсутствует недолго; через { $seconds } с ты сможешь его заменить
refused-clock-decides = за этим столом часы решают, когда играет бот
refused-bots-seat = здесь уже играет бот
refused-too-many-pictures = слишком много картинок; следующую можно показать через { $seconds } с
refused-nobody = у этого устройства нигде нет места за столом
refused-no-such-device = у тебя нет такого устройства
refused-logged-out = на этом устройстве выполнен выход
refused-seated-already = ты уже сидишь за этим столом
refused-table-full = все места за столом заняты: { $places }
refused-too-few-players = для партии нужно хотя бы два игрока
refused-name-taken = имя { $name } здесь уже занято
refused-name-length = «{ $name }» не может быть именем: в имени от 1 до { $most } печатных символов
refused-colour-taken = этот цвет здесь уже занят
refused-bad-phrase = во фразе не бывает |, # и управляющих символов
refused-bad-seal = запечатанная фраза — это SHA-256: 64 шестнадцатеричные цифры строчными буквами
refused-not-revealing = фразы раскрываются в начале игры, за несколько секунд
refused-other-phrase = это не та фраза, которая была запечатана
refused-foreign-origin = этот запрос пришёл со страницы другого сайта
refused-not-an-origin = «{ $origin }» — не адрес сайта: для --allow-origin нужен адрес вида https://club.example, без пути
refused-foreign-host = этот сервер не называется { $host }
refused-too-many-requests = слишком много запросов; попробуй снова через { $seconds } с
refused-too-many-refusals = слишком много сообщений без смысла
refused-table-crowded = зрителей за этим столом уже { $most }
refused-network-crowded = из твоей сети открыто слишком много соединений ({ $most }); закрой несколько
refused-server-full = этот сервер полон; попробуй позже
refused-too-slow = это соединение слишком медленное
refused-busy = слишком много изменений за этим столом сразу; попробуй ещё раз
refused-storage-trouble = серверу трудно сохранять; никто не знает, получилось ли; попробовать ещё раз безопасно
refused-database-too-new = база данных создана более новой версией (ревизия { $revision })
refused-database-too-old = база данных от более старой версии; запусти сервер один раз, и она обновится
refused-database-not-empty = в { $database } уже что-то есть; выбери новую базу данных
refused-not-a-backup = { $file } — не полная резервная копия
refused-database-unusable = базу данных нельзя использовать: { $error }
refused-bad-request = в этом запросе нет смысла: { $detail }
refused-bad-message = в этом сообщении нет смысла: { $detail }
refused-not-found = здесь ничего нет
refused-method-not-allowed = здесь так нельзя
refused-too-large = это слишком большой объём
refused-crash = на сервере что-то пошло не так; смотри его журнал
refused-server-needs-web = серверу нужны ещё пакеты: pip install "heckmeck[web]"

## Command: serve

command-serve = Открыть столы в сети, для людей и ботов.
option-serve-host = Адрес, по которому доступен сервер; 0.0.0.0 для всех в сети.
option-serve-port = Порт, на котором доступен сервер.
option-serve-database = Где хранятся партии: sqlite+aiosqlite:///FILE или postgresql+asyncpg://USER@HOST/NAME. По умолчанию: файл в личной папке данных.
option-serve-channels = redis://HOST: сразу сообщает нескольким процессам с одной базой данных, что происходит.
option-serve-origin = Ещё один сайт, страницам которого можно обращаться к этому серверу, например https://example.org; можно повторять.
option-serve-allow-origin = Сайт, где страница лежит на простом файловом сервере, например https://club.example; кто откроет её там, сможет играть здесь; можно повторять.
option-serve-proxies = Адреса обратных прокси, чьим заголовкам X-Forwarded можно верить, через запятую.
option-serve-bot = Бот, который садится за стол, если никакой не назван, и играет за тех, кто отошёл.
option-serve-bot-pace = Сколько секунд бот как будто думает над решением.
option-serve-rate = Умножает все ограничения частоты запросов; 0 отключает их.
option-serve-most-sockets = Сколько соединений может быть открыто у этого процесса.
option-serve-archive-open-hours = Через сколько часов закрывается стол, за которым партия так и не началась.
option-serve-archive-days = Через сколько дней закрывается партия, которую никто не продолжает.
option-serve-keep-days = Через сколько дней удаляются законченные партии и турниры, которых никто не касался; 0 хранит их всегда.
option-serve-log-level = Насколько подробен журнал: debug, info, warning или error.
option-serve-open = Открыть страницу в браузере, когда сервер готов.

command-backup = Копирует всё, что хранит сервер, в один файл, даже во время работы.
command-restore = Заполняет новую базу данных из резервной копии.
command-move = Копирует всё в другую базу данных: из SQLite в PostgreSQL или обратно. Сначала останови сервер.
backup-file = Новый файл.
restore-file = Файл, который записала команда heckmeck backup этой или более старой версии.
move-to = Новая, ещё пустая база данных: postgresql+asyncpg://USER@HOST/NAME или sqlite+aiosqlite:///ФАЙЛ.
copy-progress = Копирование
backup-done = В { $file } теперь { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
}.
restore-done = Восстановлено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
}. Запусти сервер с этой базой данных.
move-done = Перенесено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
    [many] { $rows } строк
   *[other] { $rows } строки
}. Запусти сервер с новой базой данных; старая остаётся как была.

command-doctor = Говорит, что мешает серверу: диск, часы, база данных, страница, прокси, сертификат.
doctor-url = Работающий сервер, каким его видят посетители: https://play.example.
doctor-disk = Диск
doctor-store = База данных
doctor-clock = Часы
doctor-channels = Каналы
doctor-page = Страница
doctor-compiled = Скомпилированные правила
doctor-visit = Сервер
doctor-tls = Шифрование
doctor-proxy = Прокси
doctor-certificate = Сертификат
doctor-free = свободно { $gigabytes } ГБ
doctor-no-database-yet = её ещё нет; первый запуск создаст { $file }
doctor-up-to-date = полная и принимает записи
doctor-older-database = от более старой версии; следующий запуск её обновит
doctor-read-only = в неё нельзя ничего записать
doctor-refused = нет ответа: { $why }
doctor-clocks-differ = расходятся с нашими на { $seconds } с; у кого-то вышло бы время (настрой NTP)
doctor-one-process = нет; для одного процесса это верно
doctor-answers = Redis отвечает
doctor-built = собрана
doctor-not-built = её нет: make web её соберёт
doctor-nowhere-to-keep = их негде хранить: каждый запуск на минуту дольше
doctor-kept = готовы
doctor-compiled-at-start = появятся при первом запуске, примерно через минуту
doctor-status = отвечает на /health кодом { $status }
doctor-no-tls = посещают по http: никто не сможет оставить страницу на телефоне
doctor-knows-https = сервер знает, что его посещают по https
doctor-knows-no-https = сервер принимает посещения по https за посещения по http: укажи адрес прокси с помощью --proxies
doctor-valid-for = дней до окончания: { $days }
serve-ready = Хекмек готов: { $address } (Ctrl-C завершает работу).
serve-network = Остальным в твоей сети: { $address }
serve-over-ssh = Ты здесь по SSH: на своём компьютере выполни «{ $command } …», затем открой { $address }.
mend-done = Стол { $table } продолжает игру после шага { $ply }.
mend-whole = Стол { $table } не повреждён.

## Environments for learning, and datasets

refused-unknown-reward = нет награды «{ $reward }»; есть { $rewards }
refused-number-of-games = партий: { $count }, а должна быть хотя бы одна
refused-number-of-seeds = начальных чисел: { $given }, партий: { $games }
refused-number-of-actions = форма массива действий: { $shape }, партий: { $games }; нужно по одному целому числу на партию
refused-reset-first = ни одна партия не идёт: её начинает reset()
refused-bot-not-compiled = «{ $bot }» не играет внутри ядра; там играют { $bots }
refused-no-seat-left = ботов: { $bots }, мест за столом: { $players }; свободного не остаётся
refused-too-few-turns = ходов: { $turns }, игроков: { $players }; это слишком мало, решать пришлось бы не всем
refused-needs-extra = { $what }: нужны ещё пакеты: pip install "heckmeck[{ $extra }]"
refused-game-not-over = партия не окончена
refused-players-of-dataset = игроков в этой партии: { $players }; в остальных партиях этого файла: { $due }

## What is refused: tournaments

refused-tournament-size = участников: { $count }; в турнире их от 2 до 3000
refused-tournament-final-size = в финал вышло бы { $count }; в нём от 2 до 7 игроков
refused-tournament-table-too-large = столов: { $tables }, игроков за столом было бы до { $size }; 7 за столом можно только с table_size = 7
refused-tournament-tables-impossible = { $n } участников не рассадить: за столом от { $low } до { $high } игроков, а столов не больше { $tables }
refused-tournament-registration-over = регистрация закрыта
refused-tournament-not-closed = начальное число ещё запечатано: сначала закрывают регистрацию фразой из зала
refused-tournament-closed-already = регистрация уже закрыта
refused-tournament-closed-for-good = регистрация остаётся закрытой: начальное число уже известно, и подбирать под него участников нельзя
refused-tournament-secret-missing = в этой копии нет секрета начального числа: жребий бросают с файлом организатора
refused-tournament-seal-either = у «open» есть либо «secret», либо «commitment»
refused-tournament-nobody = нет участника с номером { $number }
refused-tournament-gone-already = { $name } уже не участвует в турнире
refused-tournament-not-gone = { $name } и так участвует в турнире
refused-tournament-drawn-since = { $name } не может вернуться: с тех пор проведена жеребьёвка тура
refused-tournament-is-here = приход уже отмечен: { $name }
refused-tournament-not-waiting = { $name } не ждёт
refused-tournament-too-late = { $name } опаздывает: первый этап уже закончен
refused-tournament-no-further-round = в этом этапе больше нет туров: выбери открытый стол
refused-tournament-not-smallest = не за стол { $table }: опоздавший садится за самый маленький открытый стол ({ $tables })
refused-tournament-table-live = за столом { $table } играют на сервере: игра началась со своими местами
refused-tournament-round-open = не хватает результатов: стол { $tables }
refused-tournament-over = турнир окончен
refused-tournament-no-table = нет стола { $table } в туре { $round } этапа { $stage }
refused-tournament-stage-closed = этап { $stage } закрыт: жеребьёвка следующего уже проведена
refused-tournament-result-there = у стола { $table } уже есть результат: { $scores }. Его можно исправить
refused-tournament-nothing-to-correct = у стола { $table } нет результата, исправлять нечего
refused-tournament-result-missing = стол { $table }: нет результата участника { $name }
refused-tournament-result-stranger = стол { $table }: { $name } там не играет, уже не участвует или стоит там дважды
refused-tournament-not-your-table = это не твой стол: { $table }
refused-not-your-table = эта ссылка не позволяет вводить результаты стола { $table }
refused-pass-unknown = эта ссылка не от этого турнира
refused-tournament-reports-many = стол { $table } сообщал слишком часто: позови организатора
refused-tournament-nothing-taken = стол { $table }: ни у кого нет фишки, а игра кончается, только когда кто-то берёт последнюю
refused-tournament-nothing-to-undo = отменить нечего

refused-tournament-draw-number = сейчас нужна жеребьёвка этапа { $stage }, тура { $round }, с номером { $number }
refused-tournament-draw-tables = эти столы не годятся: кто-то сидит дважды или не должен быть здесь, или за столом меньше 2 или больше 7
refused-tournament-draw-stranger = { $name } есть в жеребьёвке, но не участвует
refused-tournament-draw-missing = { $name } участвует, но в жеребьёвке отсутствует
refused-tournament-draw-sizes = столько игроков должно быть за столами: { $due }
refused-tournament-draw-other-tables = эти столы не получаются из начального числа
refused-tournament-draw-other-seats = эти места за столом не получаются из начального числа

refused-tournament-no-such-tile = { $name }: нет фишки { $tile }
refused-tournament-tile-twice = фишка { $tile } указана дважды
refused-tournament-wrong-sum = { $name }: червяков на этих фишках { $worms }, а не { $given }
refused-tournament-wrong-highest = { $name }: самая старшая фишка { $highest }, а не { $given }
refused-tournament-worms-missing = { $name }: не указаны червяки
refused-tournament-worms-impossible = { $name }: червяков { $worms } с самой старшей фишкой { $highest } быть не может; может быть от { $least } до { $most }
refused-tournament-highest-missing = { $name }: не указана самая старшая фишка
refused-tournament-tie-needs-tile = { $name }: столько же червяков ({ $worms }) есть и у других; решает самая старшая фишка, а она не указана
refused-tournament-sum-too-high = всего червяков: { $worms }; их только { $most }
refused-tournament-result-impossible = как ни дели фишки, столько червяков не получится
refused-tournament-bratworms = червяков-гриль: { $count }; их только { $most }
refused-tournament-apple-twice = столько яблок не бывает
refused-tournament-apple-without-tile = { $name }: есть яблоко, но нет фишки

refused-tournament-create-first = турнир начинается с «open» или «create», больше нигде их нет
refused-tournament-no-object = это не объект JSON
refused-tournament-event-kind = нет события вида «{ $kind }»
refused-tournament-event-field = у события «{ $kind }» нет поля «{ $field }»
refused-tournament-field-missing = нет поля «{ $field }»
refused-tournament-field-value = «{ $field }» не может быть «{ $value }»
refused-tournament-score-either = игрок { $player }: в результате либо tiles (с bratworms, apple), либо worms и highest

refused-tournament-toml = домашние правила не в формате TOML: { $what }
refused-tournament-toml-size = домашние правила слишком длинные: не больше { $length } символов и { $dots } точек в строке (строка { $line })
refused-tournament-too-large = этот турнир заполнен: его история больше { $most } МиБ
refused-tournament-house-key = в домашних правилах нет «{ $key }»; есть { $known }
refused-tournament-house-value = домашние правила, { $key }: «{ $value }» нельзя; можно { $wanted }
refused-tournament-points = домашние правила, очки за столом на { $size }: нужно по числу на каждое место, ни одно не больше предыдущего, а не { $given }
refused-tournament-rounds-and-stages = домашние правила: если есть [[stage]], то rounds стоит внутри
refused-tournament-stage-advance = домашние правила, { $stage }: нужно либо advance, либо each
refused-tournament-stage-tables = домашние правила, { $stage }: можно только одно из tables и table_size
refused-tournament-stage-each = домашние правила, { $stage }: после нескольких туров решает турнирная таблица; нужно advance, а не each
refused-tournament-csv = это не список имён и не CSV
refused-tournament-which-column = где имя в строке «{ $text }»? Пиши по одному имени в строке или начни со строки вроде «Имя;Клуб», которая называет столбцы
refused-tournament-names-alike = эти имена различаются только заглавными буквами: { $names }. Добавь что-нибудь, чтобы их различать

## Command: arena

command-arena = Дать ботам сыграть друг против друга и сравнить их.
arena-bots = Два бота или больше; играет каждая пара. Список: heckmeck bots; my_bot.py:MyBot — собственный бот.
arena-players = Сколько игроков за столом, от 2 до 7; несколько чисел через запятую. Если больше 2, у первого бота пары одно место за столом, у второго все остальные. По умолчанию: 2.
arena-games = Сколько партий у каждой пары для каждого числа игроков; округляется вверх, чтобы первый бот сыграл одинаково часто на каждом месте за столом. По умолчанию: 1000.
arena-seed = Одно и то же начальное число даёт одни и те же партии. По умолчанию: 1.
arena-workers = Рабочие процессы. По умолчанию: по одному на ядро.
arena-cluster = Играть на кластере планировщика dask по этому адресу, например tcp://host:8786.
arena-timeout = Сколько секунд есть у собственного бота на решение. По умолчанию: 5.
arena-json = Вывести результаты как JSON.
arena-csv = Записать результаты в этот файл, по строке на каждую пару и число игроков.
arena-plot = Нарисовать результаты в этот файл: .png, .svg или .pdf.
arena-progress = Партии
arena-title = Арена: { $rules }, начальное число { NUMBER($seed, useGrouping: 0) }
arena-axis = Доля побед первого бота
arena-column-pair = Пара
arena-column-players = Игроки
arena-column-games = Партии
arena-column-share = Победы
arena-column-interval = Интервал 95 %
arena-column-turns = Ходы
arena-column-first-seat = Первое место за столом
arena-column-bot = В среднем за партию и место за столом
arena-column-worms = Червяки
arena-column-failures = Неудачи
arena-column-steals = Стянуто
arena-column-own-turns = Ходы
arena-column-forfeits = Тех. поражения
arena-column-rating = Рейтинг игрока
arena-column-mu = Сила
arena-column-sigma = ±
arena-against = { $bot } против { $other }
arena-forfeited = { $bot }: техническое поражение, { $reason }. После трёх таких все следующие партии пары тоже считаются техническими поражениями.
arena-raised = ошибка бота: { $error }
arena-too-slow = нет решения за { $seconds } с
arena-died = процесс завершился с кодом { $code }
arena-illegal = решение «{ $move }»; можно было только { $legal }
refused-too-few-bots = для арены нужно хотя бы два бота
refused-no-cluster = по адресу { $address } не отвечает планировщик dask ({ $error })
refused-workers-die = аварийных завершений рабочих процессов: { $count }
refused-picture-format = «{ $file }»: файлу с рисунком нужно одно из расширений { $formats }

## Command: odds

command-odds = Показать точные шансы хода: каждая фишка, неудача и чего стоит каждое решение.
odds-file = Запись партии; без неё — первый ход партии или позиция из параметров.
odds-at = Шаг записи, начало — 0. По умолчанию: последний.
odds-kept = Отложенные кубики, например 444W; золотой кубик пишут после плюса: 44+W.
odds-roll = Бросок на столе, например 1123 или 1123+W.
odds-dice = Сколько кубиков в этом ходе, 8 или 9; 9 — с золотым кубиком.
odds-weasel-used = Ласка в этом ходе уже использована.
odds-owns = Специалист игрока: golden_die, weasel или canned_worm.
odds-aim = Цель хода: worms, at-least:T или exactly:T. По умолчанию: worms.
odds-json = Вывести шансы как JSON.
odds-plot = Нарисовать шансы в этот файл: .png, .svg или .pdf.
odds-value-worms = Сколько стоит этот ход, в червяках: { $value }
odds-value-at-least = Шанс на результат не меньше { $total }: { $value }
odds-value-exactly = Шанс на результат ровно { $total }: { $value }
odds-fail = Неудача: { $fail }
odds-column-tile = Результат
odds-column-at-least = не меньше
odds-column-exactly = точно
odds-column-decision = Решение
odds-column-value = Стоит
odds-column-fails = Неудача
odds-note = Каждый шанс — лучший возможный, если играть только ради этого результата.
odds-title = { $rules }: лучшие шансы для каждого результата
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = нет цели «{ $aim }»; есть worms, at-least:T и exactly:T с результатом T от 1 до 45
refused-odds-owns = «{ $name }» здесь не годится; есть { $names }
refused-odds-owns-two = никто не обладает двумя специалистами
refused-odds-dice = в ходе 8 или 9 кубиков, а не «{ $dice }»
refused-odds-too-many-dice = отложено кубиков: { $count }, а в ходе их { $dice }
refused-odds-file-and-flags = запись и позиция из параметров вместе не годятся: { $flag }
refused-odds-at-without-file = для --at нужна запись
refused-odds-roll-fails = бросок { $roll } показывает только уже отложенные значения: это сразу неудачный ход
refused-odds-over = игра окончена: никакой ход не идёт

## Champion: training and exact endgames

command-exact = Идеально решить уменьшенную игру вдвоём: как часто побеждает первый игрок?
exact-tiles = Число фишек, начиная с 21: от 1 до 8. По умолчанию: 4. Если их 7 или 8, это занимает минуты.
exact-forced = Игрок без кубиков обязан взять то, что даёт результат, даже если неудача выгоднее (T5).
exact-json = Вывести результат как JSON.
exact-result = Фишек: { $tiles }, позиций: { $states }. Шанс на победу первого игрока: { $chance }.
exact-progress = Решается игра, фишек: { $tiles }…
command-train = Обучить сеть бота «champion» игрой с самим собой. Прерванное обучение продолжается.
train-out = Папка для обучения, сети и её кривой обучения.
train-players = Сколько игроков, например 2 или 3-7. По умолчанию: 2.
train-games = Сколько партий, шагами по 100. По умолчанию: 100000.
train-seed = Число; то же число повторяет то же обучение. По умолчанию: 1.
train-settle = Лямбда в конце обучения, от 0 до 1; в начале 0,8. По умолчанию: 0.
train-progress = партий: { $games } из { $of }, расстояние до целей { $error }
train-done = Сеть: { $file }, кривая обучения: { $curve }.
refused-train-other-run = { $file }: это обучение с другим планом; нужна другая папка

## First run

first-run = Правила готовятся для этого компьютера, один раз: около полуминуты…

## Coach

command-advise = Сказать, что делать на этом шаге записанной партии и чего стоит каждое решение.
advise-at = Какой шаг, как в replay; начало — 0. По умолчанию: последний.
advise-json = Вывести совет как JSON.
option-depth = На сколько ходов вперёд смотрит тренер, 1 или 2. По умолчанию: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Шансы на победу:
advise-option = Решение
advise-win = Победа
advise-loss = Цена
advise-fail = Неудача
advise-worms = Червяки
advise-brings = Скорее всего
advise-nobody = Здесь никто не решает: надо бросить кубики.
advise-over = Игра окончена.
move-keep = отложить { $dice }
move-roll = бросить ещё раз
move-weasel = использовать ласку
move-stop = закончить ход
move-take = взять фишку { $tile }
move-put-back = вернуть { $specialist }
move-from = взять у игрока { $name }
likely-takes = берёт фишку { $tile } ({ $percent })
likely-steals = стягивает фишку { $tile } у игрока { $name } ({ $percent })
likely-takes-hen = берёт наседку у игрока { $name } ({ $percent })
likely-fails = неудача ({ $percent })
why-only = Больше ничего сделать нельзя.
why-equal = Разницы нет: «{ $other }» не хуже.
why-must-fail =
    .best = «{ $other }» — это точно неудача.
    .worse = Это точно неудача.
why-cannot-fail =
    .best = Неудачи быть не может; «{ $other }» — неудача в { $fail2 } случаев.
    .worse = Это неудача в { $fail } случаев; при «{ $other }» её быть не может.
why-safer-and-richer =
    .best = Неудача реже, чем при «{ $other }» ({ $fail } против { $fail2 }), и в среднем больше червяков ({ $worms } против { $worms2 }).
    .worse = Неудача чаще, чем при «{ $other }» ({ $fail } против { $fail2 }), и в среднем меньше червяков ({ $worms } против { $worms2 }).
why-safer =
    .best = Неудача реже, чем при «{ $other }»: { $fail } против { $fail2 }.
    .worse = Неудача чаще, чем при «{ $other }»: { $fail } против { $fail2 }.
why-richer =
    .best = Риск того стоит: червяков в среднем { $worms }, а при «{ $other }» { $worms2 }.
    .worse = Это даёт слишком мало: червяков в среднем { $worms }, а при «{ $other }» { $worms2 }.
why-more-worms =
    .best = Это даёт больше червяков: { $worms } против { $worms2 } при «{ $other }».
    .worse = Это даёт меньше червяков: { $worms } против { $worms2 } при «{ $other }».
why-steals =
    .best = Так стягиваешь чаще, чем при «{ $other }»: { $steals } против { $steals2 }.
    .worse = Так стягиваешь реже, чем при «{ $other }»: { $steals } против { $steals2 }.
why-ends =
    .best = Игра закончится раньше, и тебе это выгодно.
    .worse = При «{ $other }» игра закончится раньше, и тебе это выгодно.
why-lasts =
    .best = Игра продолжается, а тебе это и нужно.
    .worse = Игра закончится для тебя слишком рано; при «{ $other }» она продолжается.
why-position =
    .best = После этого твоя позиция лучше: на { $points } очка больше, чем при «{ $other }».
    .worse = После этого твоя позиция хуже: на { $points } очка меньше, чем при «{ $other }».
advise-best = Лучше всего: { $move }.
advise-rollouts = Посмотреть внимательнее: чемпион доигрывает лучшие решения, везение вычтено.
rollouts-error = Стандартная ошибка в пунктах, при которой шанс известен достаточно точно, от 0.05 до 10. По умолчанию: 0.5.
rollouts-max = Не больше стольких игр на каждое решение. По умолчанию: 4000.
rollouts-seed = Число; одинаковое даёт одинаковые игры. По умолчанию: 0.
rollouts-working = Смотрим внимательнее …
rollouts-title = Доиграно чемпионом, везение вычтено:
rollouts-margin = 95 %
rollouts-games = Игры
rollouts-clear = «{ $best }» — лучше.
rollouts-close = «{ $best }» и «{ $other }» слишком близки.
rollouts-stopped = Остановлено раньше, чем достигнута нужная точность.
rollouts-note = В 19 случаях из 20 правда лежит в пределах ±.
refused-option-without-rollouts = { $option } используется вместе с --rollouts

## Review

command-review = Разобрать записанную партию, решение за решением: потери, везение и переломные моменты.
review-rollouts = Посмотреть внимательнее на решения с малой потерей: доиграть их и лучшие; ошибка — 1 пункт, если нет --error.
review-out = Записать в этот файл, а не в терминал.
review-json = Вывести разбор как JSON.
review-html = Сделать страницу с графиком, для браузера.
refused-review-form = выбери что-то одно: --html или --json
review-title = Разбор партии: { $rules }, { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
review-graph = Шансы на победу, ход за ходом
review-player = Игрок
review-accuracy = Точность
review-error-rate = Потеря за решение
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Везение
review-result = Итог
review-adjusted = Без везения
review-mistakes = Неточности (?!), ошибки (?) и грубые ошибки (??), в очках шанса на победу
review-turning-points = Переломные моменты
review-where = Ход { $turn }, шаг { $ply }, { $name }:
review-rolled = бросок { $dice }
review-better = Лучше: { $move }.
review-none = нет
review-grade = { $grade ->
    [best] лучшее решение
    [fine] хорошо
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
review-revaluation = После хода позиция оценивается заново: в среднем на { $points } очка.
review-sums = Из чего складывается итог
review-sums-note = Начало, везение, решения и переоценка вместе дают итог. Все числа — в очках шанса на победу.
review-start = Начало
review-luck-own = Везение в своих бросках
review-luck-of-others = Везение других
review-losses-own = Свои решения
review-losses-of-others = Решения других
review-revalued = Переоценка
review-unjudged = Неоценённые ходы
review-unjudged-note = { $n ->
    [one] { $n } ход не оценён: введены только отложенные кубики.
    [few] { $n } хода не оценены: введены только отложенные кубики.
    [many] { $n } ходов не оценено: введены только отложенные кубики.
   *[other] { $n } хода не оценены: введены только отложенные кубики.
}
review-all = Все решения
review-turn = Ход
review-decision = Решение
review-best-was = Лучше всего
review-loss = Цена
review-luck-by-turn = Везение в бросках, ход за ходом: вверх — хорошо, вниз — плохо для того, кто ходит

## Puzzles

command-puzzle = Задать задачу: позицию, в которой очевидное решение неверно.
puzzle-number = Номер задачи. По умолчанию: любая; «today» — задача дня.
puzzle-title = Задача { $number }: что лучше всего?
puzzle-keys = (Enter показывает ответ)
puzzle-right = Верно!
puzzle-wrong = Не лучшее решение: потеря { $points } очка.
puzzle-natural = «{ $move }» выглядит естественно, но теряет { $points } очка.

## Playing with the coach

play-coach = Показывать, чего стоит каждое решение, до выбора.
play-tutor = Предупреждать о решении, которое стоит столько очков шанса на победу, от 0 до 100, и давать его отменить.
tutor-warning = Это стоит { $points } очка. { $why }
tutor-question = Отменить?
tutor-yes = Да, решить заново
tutor-no = Нет, так и надо

## Dataset

simulate-dataset = Записать каждую позицию, решение и исход в файл Parquet (нужно дополнение «rl»).

## Команда: locale

command-locale = Для переводчиков: проверить язык, показать самые читаемые тексты.
command-locale-check = Говорит, чего не хватает языку: каких текстов нет и какие лишние, где другие переменные, где нет форм числа, что не влезет на кнопку.
command-locale-table = Выводит самые читаемые тексты на всех языках в Markdown.
locale-language = Код языка, например de: файл src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: нет
locale-fault-unused = { $key }: в английском такого текста нет
locale-fault-variables = { $key }: переменные { $own }; в английском { $english }
locale-fault-plurals = { $key }: формы числа { $own }; нужны { $due }
locale-fault-long = { $key }: знаков { $n }; помещается { $most }
locale-fault-unreadable = строка { $line }: прочитать нельзя
locale-fault-file = нет текста { $file }
locale-checked = { $n ->
    [0] { $language }: всё на месте.
    [one] { $language }: { $n } недочёт
    [few] { $language }: { $n } недочёта
    [many] { $language }: { $n } недочётов
   *[other] { $language }: { $n } недочёта
}

## The page: everywhere

web-page-not-loaded = Страница не загрузилась: нет связи. Она откроется сама, как только связь появится.
web-try-again = Попробовать ещё раз
web-no-answer = Сервер не отвечает. Интернет работает?
web-no-server = Для этого нужен сервер, а на этом устройстве он не указан.
web-trouble = Что-то пошло не так. Попробуй ещё раз.
web-language = Язык
web-back = Назад
web-to-start = На главную
web-lost-title = Здесь ничего нет
web-lost = Червяк искал везде: такой страницы нет.

## Tournaments

command-tournament = Провести турнир от списка участников до финала.
command-tournament-plan = Сказать, как пройдёт турнир с таким числом участников, этап за этапом.
command-tournament-run = Пульт организатора: создать турнир или продолжить его, провести жеребьёвку, ввести результаты.
command-tournament-check = Повторить турнир и сообщить обо всём, что не по правилам.
command-tournament-export = Записать турнирную таблицу или весь турнир для других программ и для печати.
command-tournament-anonymise = Записать турнир без имён: жеребьёвки и результаты останутся.
command-tournament-simulate = Дать ботам сыграть целые турниры и посчитать, кто в них побеждает.
tournament-option-n = Сколько участников, от 2 до 3000.
tournament-option-file = Файл турнира: по событию в строке, новые только добавляются.
tournament-option-words = Одна команда пульта, например «draw»; «help» показывает все. По умолчанию: то, что введено с клавиатуры.
tournament-option-rules-file = Домашние правила в файле TOML. По умолчанию: официальные правила.
tournament-option-name = Название нового турнира. По умолчанию: имя файла.
tournament-option-names = Записать участников из этого списка: по имени в строке или CSV.
tournament-option-seed = Опубликованное начальное число всех жеребьёвок: 64 шестнадцатеричные цифры или текст, от которого берётся SHA-256. По умолчанию: случайное.
tournament-option-script = Выполнить команды из этого файла, по одной в строке; «-» читает стандартный ввод.
tournament-option-csv = Турнирная таблица как CSV.
tournament-option-json = Весь турнир как один документ JSON.
tournament-option-html = Весь турнир как одна страница для печати.
tournament-option-output = Записать в этот файл. По умолчанию: стандартный вывод.
tournament-option-plan-json = По объекту JSON в строке, по одному на этап, финал последним.
tournament-option-participants = Сколько участников, от 2 до 3000. По умолчанию: 30.
tournament-option-bots = Боты через запятую; участники по очереди играют как они. По умолчанию: worms,careful,simple.
tournament-option-events = Сколько турниров. По умолчанию: 1000.
tournament-option-simulate-seed = Одно и то же начальное число даёт одни и те же турниры. По умолчанию: 1.
tournament-option-simulate-json = Вывести результат как JSON.

tournament-preliminary = Этап { $n }, отборочный тур
tournament-semi-final = Этап { $n }, полуфинал
tournament-final = Этап { $n }, финал
tournament-plan-participants = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
tournament-plan-rounds = { $n ->
    [one] { $n } тур
    [few] { $n } тура
    [many] { $n } туров
   *[other] { $n } тура
}
tournament-plan-tables = { $n ->
    [one] { $n } стол на { $size }
    [few] { $n } стола на { $size }
    [many] { $n } столов на { $size }
   *[other] { $n } стола на { $size }
}
tournament-plan-advance = проходят дальше { $n }: { $who }
tournament-plan-ranking = проходят дальше { $n } по турнирной таблице
tournament-plan-byes = из них { $n } сразу в финал
tournament-plan-firsts = { $n ->
    [one] { $n } первый
    [few] { $n } первых
    [many] { $n } первых
   *[other] { $n } первых
}
tournament-plan-seconds = { $n ->
    [1] лучший второй
    [one] { $n } второй
    [few] { $n } вторых
    [many] { $n } вторых
   *[other] { $n } вторых
}
tournament-plan-thirds = { $n ->
    [1] лучший третий
    [one] { $n } третий
    [few] { $n } третьих
    [many] { $n } третьих
   *[other] { $n } третьих
}
tournament-round = Тур { $n } из { $total }
tournament-table = Стол { $n }
tournament-seat = место за столом { $seat }, фишка { $tile }
tournament-drawn = этап { $stage }, тур { $round }
tournament-tile = Фишка
tournament-participant = Участник
tournament-place = Место
tournament-stage = Этап
tournament-why = Чем решено
tournament-standings = Турнирная таблица
tournament-champion = { $name } побеждает в турнире
tournament-seed-note = Все жеребьёвки получаются из опубликованного начального числа { $seed }, и каждый может их повторить (R9).
tournament-rules-preset-sheet = Формат: турнирный лист игры (румынское издание)
tournament-rules-preset-simple = Формат: простые турнирные правила издателя ({ $source })
tournament-rules-preset-profi = Формат: правила «Profi» издателя ({ $source })
tournament-rules-preset-seven = Формат: 7-5-3-1, четыре тура, полуфинал и места сразу в финале ({ $source })
tournament-rules-edition-classic = Классическая игра, фишки от 21 до { $highest }
tournament-rules-edition-deluxe = Игра делюкс, фишки от 21 до { $highest }, 11 и 13
tournament-rules-one-round = Одна игра, затем дальше проходят лучшие каждого стола
tournament-rules-rounds = Игр до финала: { $n }, дальше проходят по турнирной таблице
tournament-rules-stages = Своих этапов до финала: { $n }
tournament-rules-draw-lots = Каждый тур решает жребий; по возможности без прежних соперников
tournament-rules-draw-placing = Следующие туры разыгрывают по местам: занявшие одно место садятся вместе
tournament-rules-final = Игроков в финале: { $n }
tournament-rules-byes = Сразу в финал: первые { $n } турнирной таблицы; следующие играют полуфинал
tournament-rules-tables = За столом от { $low } до { $high } игроков
tournament-rules-table-size = По возможности { $n } за столом
tournament-rules-most-tables = Не больше { $n } столов
tournament-rules-score-worms-and-places = Считаются червяки и очки за место
tournament-rules-score-places = Считаются только очки за место
tournament-rules-points = Очки за место за столом на { $size }: { $points }
tournament-rules-minutes = Тур длится { $n } минут; затем последних ходов у каждого: { $turns }
tournament-rules-max-turns = Игра кончается после { $n } ходов всех игроков вместе
tournament-rules-ranking = Порядок в турнирной таблице: { $metrics }; затем жребий
tournament-sealed-note = Начальное число всех жеребьёвок запечатано, выбрать его никто не может. SHA-256 его секрета: { $seal } (R9).
tournament-ask-phrase = Что кричит зал? Этим закрывают регистрацию и открывают начальное число; можно оставить пустым:
tournament-place-points = место { $place }, очки { $points }
tournament-metric-score = Счёт
tournament-metric-places = Очки за место
tournament-metric-wins = Выигранные столы
tournament-metric-worms = Червяки
tournament-metric-highest = Самая старшая фишка
tournament-why-metric = { $metric }: { $here } против { $above }
tournament-why-shared = место поделено
tournament-why-stage = этот этап не достигнут
tournament-why-lot = жребий
tournament-why-stayed = отказ от финала

tournament-phase-registration = регистрация
tournament-phase-playing = за столами играют
tournament-phase-draw = пора провести следующую жеребьёвку
tournament-phase-over = турнир окончен
tournament-participants = { $n ->
    [one] { $n } участник
    [few] { $n } участника
    [many] { $n } участников
   *[other] { $n } участника
}
tournament-gone = { $name } больше не участвует
tournament-is-back = { $name } снова участвует
tournament-undone = Отменено: { $what }
tournament-open-tables = Ещё не хватает результатов: стол { $tables }
tournament-round-over = Все результаты введены. «draw» проводит следующую жеребьёвку.
tournament-nothing-drawn = Жеребьёвки ещё не было.
tournament-note-gone = (не участвует)
tournament-note-here = (на месте)
tournament-note-waiting = (ждёт)
tournament-missing = Ещё не отмечены: { $n }
tournament-swept = Убрано из списка: { $n }
tournament-torn-line = Последняя строка была неполной и так и не была подтверждена: она отрезана.
tournament-event-create = Создание
tournament-event-open = Открыт
tournament-event-close = Регистрация закрыта
tournament-event-register = Регистрация
tournament-event-rules = Правила изменены
tournament-event-rename = Новое имя
tournament-event-withdraw = Выбывание
tournament-event-return = Возвращение
tournament-event-arrive = Отметка о приходе
tournament-event-sweep = Неявка
tournament-event-reserve = Ждёт места
tournament-event-admit = Участвует
tournament-event-draw = Жеребьёвка
tournament-event-result = Результат
tournament-event-correct = Исправление
tournament-event-report = Сообщено со стола
tournament-event-timer = Таймер
tournament-event-announce = Объявлено
tournament-event-schedule = Расписание
tournament-event-anonymise = Имена убраны
tournament-by = от { $who }
tournament-event-undo = Отмена
tournament-checked = { $n ->
    [0] Турнир идёт по правилам.
    [one] { $n } нарушение
    [few] { $n } нарушения
    [many] { $n } нарушений
   *[other] { $n } нарушения
}
tournament-unfinished = Турнир ещё не окончен.
tournament-progress = Турниры
tournament-simulated = Турниров: { $events }, участников в каждом: { $participants }, начальное число { $seed }
tournament-column-bot = Бот
tournament-column-participants = Участники
tournament-column-wins = Победы
tournament-column-interval = Интервал 95 %
tournament-column-each = Каждый
tournament-column-final = В финале

tournament-desk-hint = «help» показывает команды, «quit» завершает работу; всё сразу сохраняется в файле.
tournament-desk-add = add ИМЯ …: записать участников; «Anna Maria» в кавычках — это одно имя
tournament-desk-import = import ФАЙЛ: записать участников из списка, по имени в строке или CSV
tournament-desk-rename = rename НОМЕР ИМЯ: исправить имя
tournament-desk-out = out НОМЕР: участник выбывает
tournament-desk-back = back НОМЕР: выбывший участник возвращается, если с тех пор не было жеребьёвки
tournament-desk-here = here NUMBER …: они пришли
tournament-desk-sweep = убрать из списка всех, кто не пришёл
tournament-desk-late = late NAME …: запасной список до жеребьёвки, опоздавшие после неё
tournament-desk-seat = seat NUMBER [TABLE]: ожидающий играет: за столом или со следующего тура
tournament-desk-draw = жеребьёвка следующего тура, этапа или финала: столы и места за столом
tournament-desk-tables = показать столы этого тура с местами за столом и результатами
tournament-desk-enter = enter СТОЛ СЧЁТ …: результат стола, по одному счёту на каждое место за столом в порядке фишек
tournament-desk-correct = correct СТОЛ СЧЁТ … because ПРИЧИНА: исправить результат; ТУР:СТОЛ для прошлого тура
tournament-desk-undo = отменить последний шаг
tournament-desk-standings = кто на каком месте и чем это решено
tournament-desk-players = все участники с номерами и местами за столом
tournament-desk-plan = что будет дальше, этап за этапом
tournament-desk-rules = rules [FILE]: правила этого турнира; с файлом TOML другие, до первой жеребьёвки
tournament-desk-log = всё, что было; × отмечает отменённое
tournament-desk-help = этот список
tournament-desk-quit = завершить работу
tournament-desk-scores = Счёт: фишки 21,30 (делюкс: 21,30+2+apple с двумя червяками-гриль), или червяки и самая старшая фишка 4/33, или - если ничего нет.

refused-tournament-score-text = «{ $text }» не похоже на счёт: 21,30 или 21,30+2+apple или 4/33 или -
refused-tournament-scores-number = введено результатов: { $given }; до конца за этим столом играют { $due }
refused-tournament-no-command = у пульта нет команды «{ $command }»; есть { $commands }
refused-tournament-usage = этой команде нужно: { $usage }
refused-tournament-nothing-after = после этой команды ничего не пишут
refused-tournament-quotes = кавычка не закрыта
refused-tournament-exists = этот турнир уже есть: название, начальное число и правила не меняются
refused-tournament-file-busy = этот турнир уже открыт на другом пульте
refused-tournament-export-form = нужно выбрать одно из --csv, --json и --html
refused-tournament-too-many-bots = ботов: { $bots }, участников: { $n }
refused-tournament-stale = турнир за это время изменился: сейчас версия { $version }
refused-tournament-text = «{ $text }» не годится: нужен текст в одну строку
refused-tournament-not-playing = ни за одним столом не играют: жеребьёвки не было или все результаты введены
refused-too-many-bot-tables = в турнире одни только боты могут играть одновременно не больше чем за { $most } столами; открой другие, когда часть из них закончит
refused-no-such-tournament = такого турнира нет
refused-not-the-organiser = изменять турнир может только организатор

## The server: names, coach, records, puzzles

refused-no-such-code = нет открытого стола с таким кодом
refused-not-your-seat = это не твоё место за столом
refused-no-coach = за этим столом играют без тренера; после партии он ответит
refused-game-running = партия ещё идёт
refused-record-too-long = в записи шагов больше, чем { $most }
refused-no-such-puzzle = такой задачи нет; есть номера от 1 до { $count }
site-not-built = Страница этого сервера не собрана. В папке проекта её собирает «make web»; потом запусти сервер снова.

## The page: the table

web-move-keep = { $n ->
    [one] отложить кубик с { $face }
    [few] отложить кубики с { $face }
    [many] отложить кубики с { $face }
   *[other] отложить кубики с { $face }
}
web-move-keep-worms = { $n ->
    [one] отложить червяка
    [few] отложить червяков
    [many] отложить червяков
   *[other] отложить червяков
}
web-move-roll = бросить
web-move-roll-golden = бросить девять кубиков
web-move-weasel = перебросить с помощью ласки
web-move-stop = закончить ход
web-move-take = взять фишку { $tile }
web-move-put-back = вернуть { specialist-object }
web-move-from = взять червяка-гриль у игрока { $name }
web-move-dice = кубики показывают { $dice }
web-tell-you = Ты
web-tell-takes = { $me ->
    [who] { $name } берёшь фишку { $tile }
   *[nobody] { $name } берёт фишку { $tile }
}
    .also = { $me ->
    [who] ты берёшь фишку { $tile }
   *[nobody] берёт фишку { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } стягиваешь фишку { $tile } у игрока { $other }
    [other] { $name } стягивает у тебя фишку { $tile }
   *[nobody] { $name } стягивает фишку { $tile } у игрока { $other }
}
    .also = { $me ->
    [who] ты стягиваешь фишку { $tile } у игрока { $other }
    [other] стягивает у тебя фишку { $tile }
   *[nobody] стягивает фишку { $tile } у игрока { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } берёшь наседку у игрока { $other }; фишка { $tile } остаётся
    [other] { $name } берёт у тебя наседку; твоя фишка { $tile } остаётся
   *[nobody] { $name } берёт наседку у игрока { $other }; фишка { $tile } остаётся
}
    .also = { $me ->
    [who] ты берёшь наседку у игрока { $other }
    [other] берёт у тебя наседку
   *[nobody] берёт наседку у игрока { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } возвращаешь фишку { $tile }
   *[nobody] { $name } возвращает фишку { $tile }
}
    .also = фишка { $tile } возвращается на гриль
web-tell-turned-over = Фишка { $tile } переворачивается
    .also = фишка { $tile } переворачивается
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } заканчиваешь ход неудачей: нечего отложить
   *[nobody] { $name } заканчивает ход неудачей: нечего отложить
}
    .also = { $me ->
    [who] твой ход неудачный: нечего отложить
   *[nobody] неудачный ход: нечего отложить
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } заканчиваешь ход неудачей: нет червяка
   *[nobody] { $name } заканчивает ход неудачей: нет червяка
}
    .also = { $me ->
    [who] твой ход неудачный: нет червяка
   *[nobody] неудачный ход: нет червяка
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } заканчиваешь ход неудачей: нет фишки для этого результата
   *[nobody] { $name } заканчивает ход неудачей: нет фишки для этого результата
}
    .also = { $me ->
    [who] твой ход неудачный: нет фишки для этого результата
   *[nobody] неудачный ход: нет фишки для этого результата
}
web-tell-bratworm = { $me ->
    [who] { $name } получаешь червяка-гриль
   *[nobody] { $name } получает червяка-гриль
}
    .also = { $me ->
    [who] ты получаешь червяка-гриль
   *[nobody] получает червяка-гриль
}
web-tell-bratworm-from = { $me ->
    [who] { $name } получаешь червяка-гриль от игрока { $other }
    [other] { $name } получает от тебя червяка-гриль
   *[nobody] { $name } получает червяка-гриль от игрока { $other }
}
    .also = { $me ->
    [who] ты получаешь червяка-гриль от игрока { $other }
    [other] получает от тебя червяка-гриль
   *[nobody] получает червяка-гриль от игрока { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } получаешь { specialist-object }
   *[nobody] { $name } получает { specialist-object }
}
    .also = { $me ->
    [who] ты получаешь { specialist-object }
   *[nobody] получает { specialist-object }
}
web-tell-specialist-back = { specialist-subject } возвращается на фишку { $tile }
    .also = { specialist-name } возвращается на фишку { $tile }
web-tell-specialist-out = { specialist-subject } теперь вне игры
    .also = { specialist-name } теперь вне игры
web-tell-game-over = Игра окончена
    .also = игра окончена
web-tell-dice = { $me ->
    [who] { $name } бросаешь: { $dice }
   *[nobody] { $name } бросает: { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } используешь ласку и перебрасываешь
   *[nobody] { $name } использует ласку и перебрасывает
}
web-tell-keeps = { $me ->
    [who] { $name } откладываешь { $dice }: { $total }
   *[nobody] { $name } откладывает { $dice }: { $total }
}
web-since = С твоего прошлого хода: { $what }
web-board-tile = Фишка { $tile }, { worms }
web-board-standing = { specialist-subject } стоит на ней
web-board-landing = { specialist-subject } встаёт сюда
web-board-down = Фишка { $tile }, перевёрнута
web-board-taken = Фишка { $tile }, в стопке
web-board-top-of = Фишка { $tile }, { worms }, верхняя у игрока { $name }
web-board-top-yours = Фишка { $tile }, { worms }, твоя верхняя
web-board-target = Закончи ход, и она твоя
web-board-reach = ещё можно получить
web-board-chance = шанс получить в этот ход: { $percent }
web-board-chances = %: твой шанс её получить
web-board-now = сейчас
web-board-grill = Гриль
web-board-bratworms = Червяки-гриль
web-board-supply = { $n ->
    [one] ещё { $n } червяк-гриль
    [few] ещё { $n } червяка-гриль
    [many] ещё { $n } червяков-гриль
   *[other] ещё { $n } червяка-гриль
}
web-board-tiles-left = { $n ->
    [one] ещё { $n } фишка
    [few] ещё { $n } фишки
    [many] ещё { $n } фишек
   *[other] ещё { $n } фишки
}
web-board-players = Игроки, по часовой стрелке
web-board-top = верхняя фишка { $tile }
web-board-below = под ней { $n }
web-board-no-tile = нет фишек
web-board-bot = бот
web-board-away = нет на месте
web-board-absent = сейчас не здесь
web-board-turn = сейчас ходит
web-seat-open = Показать, что есть у игрока { $name }
web-seat-tiles = Первой показана верхняя фишка.
web-seat-stand-in = Пусть пока играет бот
web-seat-stand-in-soon = Бот сможет играть через { $seconds } с
web-seat-replace = Пусть до конца играет бот
web-seat-replace-sure = Точно? { $name } сможет только смотреть
web-seat-mute = Скрыть картинки
web-seat-unmute = Снова показывать картинки
web-react = Показать картинку
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] смех
        [clap] аплодисменты
        [wow] удивление
        [cry] слёзы
        [grr] досада
       *[luck] удачи
    }
web-board-lanes = Кубики: выбери одно значение
web-board-lanes-quiet = Кубики
face-name = { $face ->
    [W] червяк
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, даёт { $gain }
web-board-lane-used = { $count } × { face-name }, уже отложено
web-board-lane-kept = { $count } × { face-name } отложено
web-board-used = взято
web-table-loading = Накрываем на стол…
web-table-dealing = Игра начинается…
web-table-revealing = Открываем запечатанные фразы…
web-table-reconnecting = Нет связи. Подключаемся снова…
web-table-away = За тебя играет бот.
web-table-back = Я снова здесь
web-table-absent = { $name } сейчас не здесь.
web-table-heading = Партия
web-table-log = Журнал
web-log-open = Открыть журнал
web-table-steps = Что происходит
web-table-your-turn = Твой ход
web-table-watching = Сейчас ходят другие
web-table-spectator = Ты смотришь эту партию.
web-table-plays = Ходит { $name }
web-table-bot-plays-for = Бот играет за игрока { $name }
web-table-total = Результат { $total }
web-table-rolling = Кубики катятся…
web-table-pass-on = Передай устройство, теперь ходит { $name }
web-throw-ask = Твой ход: брось кубики
web-throw-how = Нажми на большую кнопку.
web-throw-how-shake = Нажми на большую кнопку или встряхни устройство.
web-throw-handed = Я держу
web-pace = Скорость ботов
web-pace-1x = Обычная скорость
web-pace-3x = Втрое быстрее
web-pace-skip = Сразу к моему ходу
web-table-time-left = Осталось времени
web-key-enter = Ввод
web-stop = Закончить
web-stop-pick = Выбери одно значение
web-stop-pick-why = Все кубики с ним будут отложены.
web-keep-bratworm = Эти кубики приносят тебе червяка-гриль.
web-stop-pick-button = выбери значение
web-stop-takes = Закончить ход: <em>берёшь фишку { $tile } с гриля</em>
web-stop-takes-button = взять фишку { $tile }
web-stop-steals = Закончить ход: <em>стягиваешь фишку { $tile } у игрока { $name }</em>
web-stop-steals-button = стянуть фишку { $tile }
web-stop-hen = Закончить ход: <em>берёшь наседку у игрока { $name }</em>
web-stop-hen-button = взять наседку
web-stop-choose = Закончить ход: <em>выбираешь фишку { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Сначала закончи ход, потом выбери.
web-stop-fails-too-low = Закончить ход: <em>неудача, нет фишки для { $total }</em>
web-stop-fails-no-worm = Закончить ход: <em>неудача, ещё нет червяка</em>
web-stop-fails-button = неудача
web-stop-sure = Точно закончить?
web-stop-brings = { $n ->
    [one] На ней { $n } червяк.
    [few] На ней { $n } червяка.
    [many] На ней { $n } червяков.
   *[other] На ней { $n } червяка.
}
web-stop-with = Вместе с ней: { specialist-name }.
web-stop-raven-brings = Ворон приносит червяка-гриль и летит дальше.
web-stop-raven-moves = Ворон летит дальше.
web-stop-steals-why = Твой результат равен верхней фишке.
web-stop-lower-own = Фишка { $total } уже твоя, ближайшая меньшая: { $tile }.
web-stop-lower-why = Фишку { $total } взять нельзя, ближайшая меньшая: { $tile }.
web-stop-hen-why = Наседка охраняет фишку { $tile }: фишка остаётся.
web-stop-canned-why = Червяк в банке считается за червяка: { $total } + 5 = { $sum }.
web-loss-both = Фишка { $lost } возвращается, фишка { $turned } переворачивается.
web-loss-down = Фишка { $lost } возвращается и переворачивается.
web-loss-returned = Фишка { $lost } возвращается; она и фишка { $turned } переворачиваются.
web-loss-tile = Фишка { $lost } возвращается на гриль.
web-loss-specialist = { specialist-subject } возвращается на гриль.
web-loss-nothing = Тебе нечего возвращать.
web-roll = { $n ->
    [one] Бросить { $n } кубик
    [few] Бросить { $n } кубика
    [many] Бросить { $n } кубиков
   *[other] Бросить { $n } кубика
}
web-roll-plain = Бросить
web-roll-pick = выбери значение
web-roll-none = кубиков больше нет
web-roll-costs = риск: фишка { $tile }
web-roll-costs-specialist = риск: { specialist-name }
web-roll-costs-both = риск: { $tile } + { specialist-name }
web-roll-risk = риск неудачи: { $percent }
web-roll-risk-costs = риск неудачи: { $percent }, минус фишка { $tile }
web-roll-risk-costs-specialist = риск неудачи: { $percent }, минус { specialist-name }
web-roll-risk-costs-both = сразу неудача: { $percent }, минус { $tile } + { specialist-name }
web-start-ask = Восемь кубиков или девять?
web-start-why = Золотой кубик — девятый, на нём только единицы и червяки.
web-start-why-standard = Золотой кубик — девятый.
web-start-eight = Бросить 8 кубиков
web-start-nine = Бросить 9 кубиков
web-start-nine-note = с золотым кубиком
web-dead-ask = <em>Нечего отложить.</em> Использовать ласку?
web-dead-give-up = Закончить
web-dead-lose = минус фишка { $tile }
web-dead-lose-specialist = минус { specialist-name }
web-dead-lose-both = минус { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Перебросить { $n } кубик
    [few] Перебросить все { $n }
    [many] Перебросить все { $n }
   *[other] Перебросить все { $n }
}
web-dead-weasel-note = ласка помогает раз за ход
web-act-weasel = { $n ->
    [one] Заново: { $n }
    [few] Заново: { $n }
    [many] Заново: { $n }
   *[other] Заново: { $n }
}
web-choice-peek = Посмотреть на гриль
web-choice-return = Вернуться к выбору
web-choose-claim = Какую фишку взять?
web-choose-claim-why = С этим результатом можно выбрать.
web-choose-claim-grill = Взять фишку { $tile } с гриля
web-choose-claim-steal = Стянуть фишку { $tile } у игрока { $name }
web-choose-claim-hen = Взять наседку у игрока { $name }
web-choose-claim-hen-why = Наседка охраняет эту фишку, поэтому ты получаешь наседку.
web-choose-put-back = Какого специалиста вернуть?
web-choose-put-back-why = Оставить можно только одного. Другой встанет на фишку { $tile }, самую младшую свободную.
web-choose-put-back-out = Оставить можно только одного. Свободной фишки нет: другой будет вне игры.
web-choose-put-back-button = Вернуть { specialist-object } на фишку { $tile }
web-choose-put-back-out-button = Убрать { specialist-object } из игры
web-choose-goes-to = вернуть на фишку { $tile }
web-choose-goes-out = вне игры
web-choose-stays = остаётся у тебя
web-choose-yours = у тебя
web-choose-new = приходит
web-choose-pick = Выбери
web-choose-bratworm = Кто отдаст тебе червяка-гриль?
web-choose-bratworm-why = Запас пуст, поэтому его отдаёт кто-то из соперников.
web-choose-bratworm-button = Взять у игрока { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Считается за червяка, если червяка нет.
    [hen] Охраняет твою верхнюю фишку и твоих червяков-гриль.
    [raven] Приносит червяка-гриль.
    [weasel] Раз за ход можно перебросить кубики.
    [golden_die] Девятый кубик, со следующего твоего хода.
   *[apple] Три червяка в конце игры.
}
web-coach = Тренер
web-coach-open = Почему? Спросить тренера
web-coach-chances = Шанс на победу в партии
web-coach-option = Решение
web-coach-win = победа
web-coach-fail = неудачный ход
web-coach-thinks = Тренер думает…
web-coach-waits = Тренер поможет в твой ход.
web-coach-best = Тренер: { $move }, +{ $points } %
web-coach-best-even = Тренер: { $move }
web-coach-then-stop = Тренер: { $move } и закончить ход
web-coach-then-roll = Тренер: { $move } и бросить ещё раз
web-menu = Меню
web-menu-close = Закрыть
web-menu-rules = Как играть
web-menu-invite = Пригласить зрителей
web-menu-copied = Ссылка скопирована.
web-menu-device = Играть на другом устройстве
web-menu-record = Скачать запись партии
web-menu-sound = Звук
web-menu-vibration = Вибрация, когда мой ход
web-menu-rolls = Первый бросок делать за меня
web-menu-shakes = Бросать встряхиванием
web-menu-leave = Выйти из игры
web-menu-leave-sure = Точно выйти? Дальше за тебя будет играть бот.

## The page: how to play

web-rules-title = Как играть
web-rules-contents = На этой странице
web-rules-classic = Игра
web-rules-deluxe = Делюкс
web-rules-options = Варианты
web-rules-exact = Все правила
web-rules-learn = Учиться играя
web-rules-learn-note = Первая партия против бота, минуты две
web-rules-print = Напечатать
web-rules-goal-title = Что надо делать
web-rules-goal = На гриле шкворчат червяки, и все голодны. Собирай фишки: побеждает тот, у кого в конце больше всего червяков.
web-rules-goal-tiles = Число на фишке — её рейтинг: столько она стоит. Чем он больше, тем больше на ней червяков.
web-rules-goal-drawing = На фишках 21–24 один червяк, на 25–28 два, на 29–32 три и на 33–36 четыре.
web-rules-turn-title = Твой ход, шаг за шагом
web-rules-turn-roll = Брось все восемь кубиков.
web-rules-turn-roll-drawing = Бросок: 1, 2, три четвёрки, две пятёрки и червяк.
web-rules-turn-pick = Выбери одно значение и отложи все кубики с ним.
web-rules-turn-pick-drawing = Выбраны три четвёрки: 12 очков.
web-rules-turn-again = Брось остальные кубики и выбери снова. Каждое значение — только раз за ход!
web-rules-turn-again-drawing = Четвёрки отложены. Бросок показывает 2, 3, две четвёрки и червяка: четвёрки уже были, выбран червяк.
web-rules-turn-stop = Закончить ход или бросить ещё раз? Это ты решаешь каждый раз, когда отложены кубики.
web-rules-turn-stop-drawing = Отложены три четвёрки, червяк и две пятёрки.
web-rules-turn-count = Червяк стоит 5 очков, вместе это 27. И червяк тут есть: без него ты не получишь ничего.
web-rules-take-title = Что ты получаешь
web-rules-take-exact = Фишка с твоим результатом лежит на гриле? Она твоя.
web-rules-take-exact-drawing = Результат 27: фишка 27 лежит на гриле, её берут.
web-rules-take-lower = Её нет ни там, ни сверху на чужой стопке? Возьми с гриля ближайшую меньшую фишку.
web-rules-take-lower-drawing = Результат 27: фишек 27 и 26 нет, поэтому берут фишку 25.
web-rules-take-steal = Она лежит у кого-то сверху на стопке? Тогда ты её стягиваешь!
web-rules-take-steal-drawing = Результат 27: фишка 27 — верхняя у другого игрока, её стягивают.
web-rules-take-stack = Твои фишки лежат одной стопкой. Стянуть или потерять можно только верхнюю: всё, что ниже, в безопасности.
web-rules-now = сейчас
web-rules-fail-title = Когда ход неудачный
web-rules-fail-used = Бросок показывает только значения, которые в этом ходе уже отложены.
web-rules-fail-worm = Ты заканчиваешь ход без червяка.
web-rules-fail-low = Ты заканчиваешь ход, а фишки для твоего результата нет.
web-rules-fail-drawing = Фишка 24 возвращается на гриль, а фишка 36 переворачивается.
web-rules-fail-back = Тогда твоя верхняя фишка возвращается на гриль.
web-rules-fail-turned = Потом самая старшая фишка на гриле переворачивается, и она вне игры. Если это фишка, которую только что вернули, её не трогают.
web-rules-fail-nothing = У тебя нет фишек? Тогда ничего не происходит.
web-rules-end-title = Конец игры
web-rules-end = Когда на гриле нет ни одной открытой фишки, игра окончена. Все считают червяков на своих фишках.
web-rules-end-drawing = На фишках 23, 27 и 31 вместе шесть червяков.
web-rules-end-tie = Побеждает тот, у кого больше червяков. При ничьей решает самая старшая фишка.
web-rules-tips-title = Полезно знать
web-rules-tip-all = Откладывай все кубики с одним значением, а не только некоторые.
web-rules-tip-worm = И червяк, и пятёрка стоят 5 очков, но это два разных значения.
web-rules-tip-early = Бери червяка пораньше. Когда кубиков мало, он может и не выпасть.
web-rules-tip-few = Чем меньше кубиков ты бросаешь, тем легче получить неудачный ход.
web-rules-tip-own = Твоя собственная верхняя фишка не считается: ты берёшь ближайшую меньшую.
web-rules-tip-pass = Пропустить ход нельзя, и секретов нет: все видят всё.
web-rules-deluxe-intro = Знакомые правила остаются. Добавляются две младшие фишки, червяки-гриль и шесть специалистов.
web-rules-low-title = 11 и 13
web-rules-low = Их берут, только если результат точно 11 или точно 13. Стянуть их нельзя.
web-rules-low-drawing = Фишки 11 и 13, на каждой один червяк.
web-rules-bratworm-title = Червяки-гриль
web-rules-bratworm = Отложи две единицы или больше и сразу получи червяка-гриль. Он считается за одного червяка и остаётся у тебя, даже если ход неудачный.
web-rules-bratworm-drawing = Две единицы приносят червяка-гриль.
web-rules-bratworm-supply = Все семь разобраны? Тогда ты выбираешь, кто отдаст тебе своего, но не тот, у кого наседка. Если таких нет, червяка-гриль ты не получаешь.
web-rules-specialists-title = Шесть специалистов
web-rules-specialists = Специалист стоит на фишке и достаётся тебе вместе с ней. Иметь можно только одного. Если ты получаешь второго, ты выбираешь, кого из двух вернуть: на самую младшую свободную фишку, а если её нет, он вне игры. Кто теряет верхнюю фишку, теряет и специалиста.
web-rules-begins-on = в начале стоит на фишке { $tile }
web-rules-canned-worm = Среди отложенных кубиков нет червяка? Тогда он считается за червяка и добавляет 5. Он помогает со следующего твоего хода.
web-rules-hen = Она охраняет твою верхнюю фишку: кто хочет её стянуть, получает только наседку, а если ход неудачный, возвращается только наседка и ничего не переворачивается. Твои червяки-гриль тоже в безопасности. Если верхняя фишка — 11 или 13, наседку не взять. Если ход неудачный, а фишек нет, наседка остаётся у тебя.
web-rules-raven = Он ничей. Кто берёт его фишку, получает червяка-гриль, а ворон летит на самую младшую свободную фишку.
web-rules-weasel = Раз за ход можно перебросить все кубики одного броска. Она спасает, даже когда все выпавшие значения уже отложены.
web-rules-golden-die = Можно бросить девять кубиков. На золотом только единицы и червяки.
web-rules-apple = В конце оно стоит трёх червяков. Больше оно ничего не умеет, но и это много.
web-rules-options-intro = Кто создаёт стол, может изменить игру. Если ничего не выбрать, всё так, как описано выше.
web-rules-option-game = Какая игра
web-rules-option = Вариант
web-rules-option-does = Что он меняет
web-rules-option-rule = Правило
web-rules-option-classic = Игра, как описано выше.
web-rules-option-deluxe = С фишками 11 и 13, червяками-гриль и специалистами.
web-rules-option-russian = Классическая игра, но стягивать необязательно. Русские правила показывают это одним примером: фишка, равная результату, остаётся у другого игрока.
web-rules-option-highest = Короткая партия: более старшие фишки остаются в коробке.
web-rules-option-turns = Игра заканчивается после стольких ходов.
web-rules-option-steal = Стягивать необязательно: вместо этого можно взять с гриля ближайшую меньшую фишку. В большинстве печатных правил сказано «можно» стянуть; что это обязательно — наше решение.
web-rules-option-lower = Фишки там нет? Тогда можно взять с гриля любую меньшую. Так сказано в печатных правилах на русском и на румынском.
web-rules-option-returned = Быстрее: фишка, которую ты возвращаешь, тоже переворачивается.
web-rules-option-faster-highest = Быстрее: самая старшая фишка переворачивается всегда, даже если её только что вернули.
web-rules-option-golden = Делюкс: на золотом кубике те же значения, что и на остальных. Ни в каких печатных правилах его грани не показаны; только единицы и червяки — так их понимаем мы.
web-rules-option-low = Делюкс: сколько червяков на фишках 11 и 13, от 0 до 4. В печатных правилах этого нет; по одному — так их понимаем мы.
web-rules-exact-intro = У каждого правила есть короткое имя, например T5. Здесь они все, слово в слово.
web-rules-search = Найти правило
web-rules-search-note = Имя, например T5, буква или слово
web-rules-found = { $n ->
    [0] Ничего не найдено
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
web-rules-link-to = Ссылка на { $clause }

## The page: the first game

web-learn-title = Твоя первая партия
web-learn-opening = Гриль разогревается…
web-learn-again-try = Попробовать ещё раз
web-learn-bot-name = Бруно
web-learn-tip = Совет
web-learn-got-it = Понятно
web-learn-skip = Играть дальше без советов
web-learn-hint-pick = Нажми на число или на червяка: все кубики с ним будут отложены.
web-learn-hint-roll = Получается { $total }. Теперь брось остальные кубики!
web-learn-hint-once = Каждое значение — только раз за ход: выбери новое.
web-learn-hint-worm = Червяк! Он стоит 5 очков, а без червяка ничего не получишь.
web-learn-hint-no-worm = { $total }, но червяка ещё нет. Без него ничего не получишь: бросай ещё раз!
web-learn-hint-too-low = { $total } — это мало: самая младшая фишка стоит { $lowest }. Бросай ещё раз!
web-learn-hint-stop = Можно закончить ход и взять фишку { $tile } или рискнуть и бросить ещё раз.
web-learn-hint-lower = Фишки { $total } на гриле нет. Если закончить ход, возьмёшь ближайшую меньшую: { $tile }.
web-learn-hint-steal = Точно { $total }! Закончи ход и стяни фишку у игрока { $name }.
web-learn-hint-few = { $n ->
    [one] Остался только { $n } кубик: если на нём уже отложенное значение, ход неудачный.
    [few] Осталось только { $n } кубика: если на них лишь уже отложенные значения, ход неудачный.
    [many] Осталось только { $n } кубиков: если на них лишь уже отложенные значения, ход неудачный.
   *[other] Осталось только { $n } кубика: если на них лишь уже отложенные значения, ход неудачный.
}
web-learn-hint-took = Фишка { $tile } твоя! Она лежит сверху на твоей стопке.
web-learn-hint-stole = Удалось стянуть! Теперь фишка { $tile } лежит сверху на твоей стопке.
web-learn-hint-failed = Ход неудачный, но фишек у тебя нет, и возвращать нечего. Повезло!
web-learn-hint-lost = Ход неудачный: твоя фишка { $tile } возвращается на гриль.
web-learn-hint-turned = Самая старшая фишка, { $tile }, переворачивается: теперь она вне игры.
web-learn-hint-robbed = { $name } стягивает твою фишку { $tile }! В опасности всегда только верхняя.
web-learn-hint-watch = Теперь ходит { $name }. Следи за кубиками и грилем.
web-learn-hint-their-top = У игрока { $name } сверху фишка { $tile }: если твой результат точно { $tile }, ты её стянешь.
web-learn-hint-they-fail = { $name }: неудачный ход. С ботами это тоже бывает!
web-learn-done = Теперь ты умеешь играть в Хекмек!
web-learn-done-note = В настоящей партии есть все фишки до 36 и от двух до семи игроков.
web-learn-play = Играть сейчас
web-learn-rules = Прочитать правила
web-learn-look = Посмотреть, чем всё кончилось

## The page: start, new table, joining, waiting

web-nav = Главное меню
web-nav-menu = Меню
web-nav-play = Играть
web-nav-tournaments = Турниры
web-nav-games = Мои партии
web-nav-rules = Правила
web-nav-learn = Первая партия с советами
web-nav-companion = Помощь с кубиками
web-nav-puzzles = Задачи
web-nav-fair = Честные кубики
web-nav-device = Мои устройства
web-nav-theme = Светлое или тёмное
web-nav-theme-system = Авто
web-nav-theme-light = Светлое
web-nav-theme-dark = Тёмное
web-start-line = Бросай, дрожи, хватай: кто возьмёт с гриля больше всего червяков? Хекмек, или как заморить червячка.
web-start-play = Играть сейчас
web-start-play-how = { $n ->
    [one] против { $n } бота, без регистрации
    [few] против { $n } ботов, без регистрации
    [many] против { $n } ботов, без регистрации
   *[other] против { $n } бота, без регистрации
}
web-start-options = Настройки партии
web-start-edition = Игра
web-start-opponents = Число соперников
web-start-opponents-n = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
    [many] { $n } соперников
   *[other] { $n } соперника
}
web-start-strength = Сила ботов
web-start-guest = Гость
web-start-learn = Впервые здесь? Играй с нами!
web-start-learn-how = Первая партия с советами, минуты две
web-start-create = Создать стол
web-start-create-how = Пригласи других кодом, QR-кодом или сообщением
web-start-together = Вместе на одном устройстве
web-start-together-how = Телефон или планшет ходит по кругу
web-mine-turn = Твой ход:
web-mine-here = Продолжить партию:
web-mine-wait = Ходит { $name }:
web-mine-open = Партия не началась:
web-mine-over = Партия окончена:
web-mine-table = Стол { $name }
web-mine-with = соперники: { $names }
web-mine-alone = пока больше никого нет
web-mine-all = { $n ->
    [1] Показать мою партию
    [one] Показать мои партии: { $n }
    [few] Показать мои партии: { $n }
    [many] Показать мои партии: { $n }
   *[other] Показать мои партии: { $n }
}
web-mine-title = Мои партии
web-mine-none = У тебя пока нет партий.
web-games-running = Ещё не закончены
web-games-over = Законченные партии
web-games-all = { $n ->
    [one] Показать { $n } законченную партию
    [few] Показать все { $n } законченные партии
    [many] Показать все { $n } законченных партий
   *[other] Показать все { $n } законченной партии
}
web-games-none = Партий пока нет. Всё, что сыграно, потом будет здесь, и это можно разобрать.
web-games-unfinished = Закончена без победителя
web-games-mistakes = { $n ->
    [0] Ошибок нет
    [one] { $n } ошибка для разбора
    [few] { $n } ошибки для разбора
    [many] { $n } ошибок для разбора
   *[other] { $n } ошибки для разбора
}
web-games-more = Ещё: { $name }
web-games-go-on = Продолжить партию
web-games-share = Поделиться результатом
web-games-name = Название партии
web-games-rename = Переименовать
web-games-delete = Удалить
web-games-deleted = Партия удалена.
web-games-undo = Вернуть
web-games-memory = Этот браузер ничего не хранит: партии этого устройства исчезнут, как только страница закроется. Сначала сохрани их в файл.
web-games-not-served = Сервер не отвечает. Его партии появятся здесь, как только он ответит.
web-games-keep = Сохранить свои партии
web-games-keep-how = Партии этого устройства есть только в этом браузере, а некоторые браузеры забывают то, что неделю никто не открывал. Один файл хранит их все и переносит на другое устройство.
web-games-without-record =
    { $n ->
        [one] { $n } партии нет в файле: она начинается с позиции, и записи у неё нет.
        [few] { $n } партий нет в файле: они начинаются с позиции, и записей у них нет.
        [many] { $n } партий нет в файле: они начинаются с позиции, и записей у них нет.
       *[other] { $n } партии нет в файле: они начинаются с позиции, и записей у них нет.
    }
web-games-export = Сохранить всё в один файл
web-games-import = Загрузить партии из файла
web-games-busy = Файл читается…
web-games-added = { $n ->
    [0] Новых партий нет.
    [one] { $n } новая партия.
    [few] { $n } новые партии.
    [many] { $n } новых партий.
   *[other] { $n } новой партии.
}
web-games-known = { $n ->
    [one] { $n } партия уже есть здесь.
    [few] { $n } партии уже есть здесь.
    [many] { $n } партий уже есть здесь.
   *[other] { $n } партии уже есть здесь.
}
web-games-differ = { $n ->
    [one] { $n } партия в файле продолжается иначе, чем здесь. Без твоего согласия ничего не заменяется.
    [few] { $n } партии в файле продолжаются иначе, чем здесь. Без твоего согласия ничего не заменяется.
    [many] { $n } партий в файле продолжаются иначе, чем здесь. Без твоего согласия ничего не заменяется.
   *[other] { $n } партии в файле продолжаются иначе, чем здесь. Без твоего согласия ничего не заменяется.
}
web-games-replace = Взять партии из файла
web-games-leave = Оставить мои
web-games-bad = Партия { $number } в файле: { $text }
web-open-tables = Открытые столы
web-open-all = { $n ->
    [one] Показать { $n } стол
    [few] Показать все { $n }
    [many] Показать все { $n }
   *[other] Показать все { $n }
}
web-open-none = Сейчас открытых столов нет. Создай свой или играй против ботов.
web-open-no-server = Чтобы играть с теми, кто далеко, нужен сервер, а сейчас ни один не отвечает. Всё остальное работает.
web-open-join = Играть
web-open-watch = Смотреть
web-open-who = { $free ->
    [one] За столом: { $names }. Свободно { $free } место.
    [few] За столом: { $names }. Свободно { $free } места.
    [many] За столом: { $names }. Свободно { $free } мест.
   *[other] За столом: { $names }. Свободно { $free } места.
}
web-code-title = Сесть за стол по коду
web-code-label = Код стола или ссылка
web-code-join = Сесть за стол
web-code-scan = Сканировать QR-код
web-code-hold = Покажи QR-код камере.
web-code-no-camera = Камера не работает. Введи код вручную.
web-code-close = Закрыть
web-code-example = Kiwi 27
web-code-wrong = Код — это слово и число, например { web-code-example }.
web-code-qr = QR-код этой страницы
web-code-phone = Играй с телефона
web-code-phone-how = Наведи камеру на код: страница откроется, регистрация не нужна.
web-bot-names = Боря, Клава, Егор, Даша, Федя, Галя, Гоша, Ира
web-bot-random = Наугад
web-bot-random-hint = Решает без всякого плана.
web-bot-simple = Лёгкий
web-bot-simple-hint = Берёт первую фишку, какую может.
web-bot-careful = Осторожный
web-bot-careful-hint = Лучше рано закончит ход, чем рискнёт своей фишкой.
web-bot-worms = Средний
web-bot-worms-hint = Точно считает, чего стоит каждый бросок.
web-bot-champion = Сильный
web-bot-champion-hint = Думает наперёд на всю партию.
web-preset-classic = Классика
web-preset-classic-hint = Фишки 21–36 и восемь кубиков: игра, какой её знает большинство.
web-preset-deluxe = Делюкс
web-preset-deluxe-hint = Со специалистами, червяками-гриль и фишками 11 и 13.
web-preset-russian = Русская
web-preset-russian-hint = Как классическая, но стягивать необязательно.
web-option-golden-die = Золотой кубик
web-option-golden-die-hint = Что может выпасть на золотом кубике.
web-option-golden-die-ones-and-worms = Только единицы и червяки
web-option-golden-die-standard = Золотой кубик с 1–5 и червяком
web-option-worms-on-low-tiles = Червяки на 11 и 13
web-option-worms-on-low-tiles-hint = Сколько червяков на каждой из двух самых младших фишек.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } червяк на 11 и на 13
    [few] { $n } червяка на 11 и на 13
    [many] { $n } червяков на 11 и на 13
   *[other] { $n } червяка на 11 и на 13
}
web-option-steal = Стягивать фишки
web-option-steal-hint = Твой результат точно равен верхней фишке соперника: обязательно её стянуть?
web-option-steal-forced = Стягивать всегда
web-option-steal-optional = Стягивать по желанию
web-option-lower-tile = Ближайшая меньшая фишка
web-option-lower-tile-hint = Фишки с твоим результатом нет: какую меньшую можно взять?
web-option-lower-tile-next = Ближайшую меньшую
web-option-lower-tile-any = Любую меньшую (русские и румынские правила)
web-option-faster = Играть быстрее
web-option-faster-hint = После неудачного хода переворачивается больше фишек, и игра заканчивается раньше.
web-option-faster-off = Обычная длина
web-option-faster-returned = Быстрее: возвращённая фишка тоже переворачивается
web-option-faster-highest = Быстрее: самая старшая фишка всегда переворачивается
web-option-max-turns = Предел ходов
web-option-max-turns-hint = После стольких ходов всех игроков вместе игра заканчивается, и считают червяков.
web-option-max-turns-none = Без предела
web-option-max-turns-value = { $n ->
    [one] Не больше { $n } хода
    [few] Не больше { $n } ходов
    [many] Не больше { $n } ходов
   *[other] Не больше { $n } хода
}
web-option-highest-tile = Самая старшая фишка
web-option-highest-tile-hint = Более старшие фишки остаются в коробке, и партия короче.
web-option-highest-tile-value = Фишки до { $n }
web-pace-none = время не ограничено
web-pace-30s = 30 секунд на решение
web-pace-90s = 90 секунд на решение
web-pace-1d = один день на ход
web-colour-tomato = томатно-красный, звезда
web-colour-blueberry = чернично-синий, капля
web-colour-mustard = горчично-жёлтый, луна
web-colour-aubergine = баклажановый, гриб
web-colour-mint = мятный, лист
web-colour-radish = редисочно-розовый, сердце
web-colour-pine = хвойно-зелёный, молния
web-starter-drawn = По жребию
web-starter-drawn-hint = Кто начинает, решает случай.
web-starter-first = Первое место за столом
web-starter-first-hint = Начинают с первого места в списке. По печатным правилам это место самого младшего игрока.
web-real-title = Настоящие кубики
web-real-promise = Кубики бросают на столе, и кто-то вводит, что выпало. Доказать эти кубики нельзя, и в записи это сказано.
web-real-end = Настоящие кубики, введены вручную: проверить их нельзя.
web-real-lanes = Отметь кубики, как они лежат
web-real-add = { face-name }: ещё один, { $count }
web-real-remove = { face-name }: убрать один, { $count }
web-real-golden = Золотой кубик: { face-name }
web-real-golden-none = Золотой кубик: пока ничего
web-real-whose = Кубики: { $name }
web-real-missing = { $n ->
    [one] Не хватает: { $n } кубик.
    [few] Не хватает: { $n } кубика.
    [many] Не хватает: { $n } кубиков.
   *[other] Не хватает: { $n } кубика.
}
web-real-complete = Это все.
web-real-tap-aside = Отметь, что отложено.
web-real-tap-first = сначала отметь кубики
web-real-only-aside = Только отложенное
web-real-clear = Очистить
web-real-enter = Ввести кубики
web-real-failed = Неудача
web-real-weasel = Ласка
web-real-weasel-note = все кубики ещё раз
web-real-take-back = Отменить последний ввод
web-real-taken-back = Последний ввод отменён
web-people-name = Имя игрока { $n }
web-people-placeholder = Игрок { $n }
web-people-remove = Убрать игрока { $n }
web-people-add = Ещё один игрок на этом устройстве
web-together-who = Кто играет?
web-together-how = Все играют на этом устройстве. Оно говорит, чей сейчас ход; потом его передают дальше.
web-companion-title = Помощник для настоящих кубиков
web-companion-what = Коробка лежит на столе. Телефон знает правила, ведёт стол и всё записывает. Работает и без сети.
web-companion-roll = Бросайте свои кубики.
web-companion-tap = Введите, что выпало, или только то, что отложено. Неверный ввод можно отменять сколько угодно раз.
web-companion-keep = В конце будут места, запись и разбор. Настоящие кубики доказать нельзя, поэтому в записи сказано, что они были настоящими.
web-companion-order = В том порядке, в каком все сидят, по часовой стрелке.
web-companion-who = Кто играет на этом телефоне. Остальные присоединятся со своих.
web-companion-where = Кто вводит кубики?
web-companion-where-here = Только этот телефон
web-companion-where-here-hint = Кто его держит, вводит за всех.
web-companion-where-apart = Каждый на своём телефоне
web-companion-where-apart-hint = Нужны сеть и сервер.
web-companion-coach-all = Для всех
web-companion-coach-all-hint = Он говорит при каждом решении, что сделал бы сам.
web-companion-coach-ask = Кто спросит
web-companion-coach-ask-hint = Он молчит, пока его не коснутся, и говорит только об этом решении.
web-companion-coach-none = Никому
web-companion-coach-none-hint = Расскажет только разбор, после партии.
web-together-with-bots = Боты за столом
web-together-start = { $n ->
    [one] Начать
    [few] Начать: { $n } игрока
    [many] Начать: { $n } игроков
   *[other] Начать: { $n } игрока
}
web-new-you = Твоё место за столом
web-new-plays = Я тоже играю
web-new-plays-hint = Выключи, если хочешь только открыть стол и смотреть.
web-new-more = Другие правила
web-new-more-changed = { $n ->
    [one] Другие правила (изменено: { $n })
    [few] Другие правила (изменено: { $n })
    [many] Другие правила (изменено: { $n })
   *[other] Другие правила (изменено: { $n })
}
web-new-seats = Места за столом
web-new-seats-hint = Сколько игроков может быть самое большее; начать можно уже вдвоём.
web-new-bots = Боты
web-new-bots-hint = Боты сразу садятся за стол; потом можно добавить ещё.
web-new-bot-strength = Сила бота { $name }
web-new-clock = Время на решение
web-new-clock-hint = Когда время вышло, этот ход за того, кого нет, делает бот.
web-new-starter = Кто начинает?
web-new-public = Показать среди открытых столов
web-new-public-hint = Сесть за стол может любой. Иначе стол найдут только те, кого ты пригласишь.
web-new-coach = Разрешить тренера
web-new-coach-hint = Во время партии все могут видеть шансы каждого решения.
web-new-open = Создать стол
web-new-name-missing = Введи имя для каждого игрока.
web-new-name-twice = У двух игроков не может быть одинаковых имён.
web-new-too-many = Игроков больше, чем мест за столом. Выбери больше мест.
web-new-bad-number = Число ходов — целое число от 1; пустое поле значит без предела.
web-new-summary-rules = Правила: { $rules }.
web-new-summary-seats = { $free ->
    [0] Мест за столом: { $seats }, все заняты.
    [one] Мест за столом: { $seats }, ещё свободно { $free }.
    [few] Мест за столом: { $seats }, ещё свободно { $free }.
    [many] Мест за столом: { $seats }, ещё свободно { $free }.
   *[other] Мест за столом: { $seats }, ещё свободно { $free }.
}
web-new-summary-clock-none = Время не ограничено.
web-new-summary-clock-30s = На каждое решение 30 секунд.
web-new-summary-clock-90s = На каждое решение 90 секунд.
web-new-summary-clock-1d = На каждый ход один день.
web-new-summary-public = Играть может любой.
web-new-summary-private = Играть могут только те, кого ты пригласишь.
web-seat-name = Твоё имя
web-seat-colour = Твой цвет
web-seat-phrase = Фраза для честных кубиков
web-seat-phrase-how = Всё, что ты здесь напишешь, влияет на кубики этой партии. Тогда никто не может подобрать их заранее. Фраза запечатана на этом устройстве и откроется сама, когда начнётся игра: до этого не закрывай страницу.
web-seat-phrase-bad = Во фразе не может быть | и #. Напиши её без этих знаков.
web-seat-phrase-remove = Убрать мою фразу
web-seat-remove = Убрать игрока { $name }
web-seat-you = ты
web-seat-host = хозяин стола
web-seat-bot = бот: { $strength }
web-seat-has-phrase = с фразой
web-join-title = Сесть за стол
web-join-sit = Сесть за стол
web-join-nobody = Здесь пока никто не сидит.
web-join-full = Все места за столом заняты. Когда партия начнётся, здесь можно будет смотреть.
web-join-late = Партия уже началась. Можно посмотреть, как играют.
web-join-watch = Смотреть
web-wait-who = За столом
web-wait-coach = с тренером
web-wait-no-coach = без тренера
web-wait-free = свободно
web-wait-change = Изменить
web-wait-keep = Сохранить
web-wait-add-bot = Добавить бота
web-wait-count = Занято мест за столом: { $taken } из { $places }.
web-wait-lost = Нет связи. Подключаемся снова…
web-wait-removed = Твоё место за столом освободили.
web-wait-start = Начать партию
web-wait-missing = Не хватает второго игрока
web-wait-leave = Уйти
web-wait-for = Ждём, когда { $name } начнёт партию
web-wait-for-host = Ждём начала
web-wait-take-over = Стать хозяином стола
web-wait-take-over-soon = Стать хозяином через { $seconds } с
web-wait-fair-dice = Честные кубики
web-wait-fair-promise = Секретное начальное число кубиков выбрано до того, как кто-то сел за стол, и запечатано этим отпечатком. После партии каждый может проверить все броски.
web-wait-fair-commitment = Показать отпечаток
web-invite = Пригласить
web-invite-code = Код стола
web-invite-how = Отсканируй, назови код или отправь ссылку.
web-invite-link = Ссылка-приглашение
web-invite-qr = QR-код, чтобы сесть за этот стол
web-invite-copy = Скопировать ссылку
web-invite-copied = Скопировано
web-invite-share = Поделиться
web-invite-text = Сыграй со мной в Хекмек за столом { $name }!
web-invite-loopback = Этот адрес работает только на этом компьютере. Чтобы пригласить другие устройства, запусти сервер с --host 0.0.0.0.
web-device-another = Продолжить на другом устройстве
web-device-how = Личная ссылка переносит твои партии, например с ноутбука на телефон.
web-device-own = Партии, которые идут только на этом устройстве, остаются здесь. Чтобы взять их с собой, сохрани их в файл в разделе «Мои партии».
web-device-make = Показать ссылку
web-device-link = Твоя личная ссылка
web-device-qr = QR-код твоей личной ссылки
web-device-once = Она работает один раз, в течение 24 часов. Кто её откроет, играет за тебя: никому её не давай.
web-device-claimed = Готово: твои партии теперь на этом устройстве.
web-device-ask = На этом устройстве есть свои партии. Если продолжить, оно получит партии по ссылке, а от своих откажется. Продолжай, только если ссылку сделал ты: тот, кто её сделал, играет на тех же местах за столом.
web-device-ask-first = Играть на этом устройстве партии по ссылке? Продолжай, только если ссылку сделал ты: тот, кто её сделал, играет на тех же местах за столом.
web-device-yes = Перенести
web-device-no = Оставить всё как есть
web-devices-title = Твои устройства
web-devices-how = Все они играют за тебя. Устройство, которым никто не пользуется 180 дней, забывается.
web-devices-this = Это устройство
web-devices-other = Другое устройство
web-devices-since = добавлено { $date }
web-devices-used = последний раз: { $date }
web-devices-log-out = Выйти
web-devices-ask-this = Выйти на этом устройстве? Оно забудет твои партии. Без другого твоего устройства к ним не вернуться.
web-devices-ask-other = Выйти на том устройстве? Оно больше не сможет играть за тебя, а неиспользованные личные ссылки перестанут работать.
web-devices-gone = На устройстве выполнен выход.

## The page: after the game

web-end-wins = Побеждает { $name }!
web-end-you-win = Победа!
web-end-shared = Общая победа: { $names }
web-end-equal = { worms } у каждого, и ни одной фишки.
web-end-higher-tile = { worms }, столько же у игрока { $name }; решает более старшая фишка: { $own } против { $other ->
    [none] ни одной
   *[tile] { $other }
}.
web-end-ahead = { worms }, на { $ahead } больше, чем у игрока { $name }.
web-end-grill-empty = Фишек, которые можно взять, больше нет.
web-end-turns-over = Все условленные ходы сыграны.
web-end-you = ты
web-end-shared-place = поделено
web-end-sum-bratworms = { $tiles } на фишках + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } на фишках + { $apple } за яблоко = { $worms }
web-end-sum-bratworms-apple = { $tiles } на фишках + { bratworms } + { $apple } за яблоко = { $worms }
web-end-tie-won = { $other ->
    [none] ничья: у соперника нет фишек
   *[tile] ничья: фишка { $own } старше, чем { $other }
}
web-end-tie-lost = ничья: фишка { $own } против { $other }
web-end-tie-no-tile = ничья: нет фишек
web-end-more = Посмотреть эту партию
web-end-replay = Пересмотреть
web-end-download = Сохранить запись
web-end-fair = Кубики были запечатаны до первого броска.
web-end-fair-check = Проверить
web-end-review = Разбор
web-end-review-hint = ход за ходом
web-end-rematch = Реванш
web-end-rematch-hint = те же игроки и правила
web-end-rematch-go = К реваншу
web-end-rematch-go-hint = место за столом ждёт
web-end-rematch-told = Будет реванш. Присоединяйся!
web-end-own-game = Своя партия
web-end-closed-title = Этот стол закрыт
web-end-closed = Долго никто не играл, поэтому партия окончена без победителя.
web-replay-title = Просмотр партии
web-replay-of = Просмотр: { $table }
web-replay-loading = Загружаем партию…
web-replay-turn = Ход { $turn } из { $turns }
web-replay-at-turn = Ходит { $name }
web-replay-turn-back = На ход назад
web-replay-turn-on = На ход вперёд
web-replay-step-back = На шаг назад
web-replay-step-on = На шаг вперёд
web-replay-play = Смотреть
web-replay-pause = Пауза
web-replay-slider = Позиция
web-replay-log = Что было
web-record-open = Открыть запись
web-record-open-hint = Запись — это текстовый файл, имя которого кончается на .heck. Перетащи его сюда, выбери или вставь его текст.
web-record-choose = Выбрать файл
web-record-paste = Или вставить текст
web-record-open-pasted = Открыть этот текст
web-record-other = Открыть другую запись
web-fair-title = Честные кубики
web-fair-checking = Пересчитываем каждый бросок…
web-fair-all = { $n ->
    [1] Бросок проверен
    [one] Все броски проверены: { $n }
    [few] Все броски проверены: { $n }
    [many] Все броски проверены: { $n }
   *[other] Все броски проверены: { $n }
}
web-fair-fair-text = Твой браузер только что сам пересчитал каждый бросок из начального числа. Все они точно такие, как в записи.
web-fair-drawn = Кто начинает, тоже выбрано по этому начальному числу.
web-fair-witnessed = Это устройство видело тот же отпечаток до конца партии и сравнило его.
web-fair-own = Твоя фраза «{ $phrase }» есть в каждом броске.
web-fair-late = Твоя фраза «{ $phrase }» не дошла до сервера вовремя, поэтому её нет в кубиках.
web-fair-phrases = { $n ->
    [one] Здесь { $n } фраза, а должна быть одна на каждое место за столом.
    [few] Здесь { $n } фразы, а должна быть одна на каждое место за столом.
    [many] Здесь { $n } фраз, а должна быть одна на каждое место за столом.
   *[other] Здесь { $n } фразы, а должна быть одна на каждое место за столом.
}
web-fair-wrong = Бросок { $number } больше не совпадает с начальным числом
web-fair-wrong-text = { $name }, ход { $turn }: в записи { $dice }, а из начального числа получается { $due }. Кто-то изменил запись, или эти кубики не были честными.
web-fair-more-wrong = { $n ->
    [one] Не сходится ещё { $n } бросок. Каждый бросок проверяется отдельно.
    [few] Не сходятся ещё { $n } броска. Каждый бросок проверяется отдельно.
    [many] Не сходятся ещё { $n } бросков. Каждый бросок проверяется отдельно.
   *[other] Не сходятся ещё { $n } броска. Каждый бросок проверяется отдельно.
}
web-fair-other-commitment = Начальное число не то, что было запечатано
web-fair-other-commitment-text = Отпечаток этого начального числа не тот, что был показан до партии. Кто-то подменил число, и эти кубики ничего не доказывают.
web-fair-commitment-changed = Отпечаток подменили
web-fair-commitment-changed-text = До партии это устройство видело другой отпечаток, не тот, что стол показывает сейчас. Кто-то подменил начальное число, и эти кубики ничего не доказывают.
web-fair-phrase-missing = Твоей фразы нет в кубиках
web-fair-phrase-missing-text = Это устройство вовремя открыло твою фразу, и сервер её принял, но кубики брошены без неё. Значит, эти кубики ничего не доказывают.
web-fair-phrase-changed = Одну фразу подменили
web-fair-phrase-changed-text = Одна из других фраз не та, что была запечатана, когда это устройство открыло твою. Кто-то выбрал её позже, и эти кубики ничего не доказывают.
web-fair-other-start = Начать должен был другой игрок
web-fair-other-start-text = В записи сказано, что начинающий выбран жребием, но по начальному числу выходит другой игрок.
web-fair-no-seed = Нет начального числа, проверять не по чему
web-fair-no-seed-text = В этой записи нет начального числа. Броски сделаны настоящими кубиками, или партия ещё не окончена.
web-fair-no-dice = Настоящие кубики
web-fair-no-dice-text = Кубики бросали на своём столе и вводили, что выпало. Проверять нечего, и честными эти кубики никто не называет.
web-fair-running = Начальное число ещё секретно
web-fair-running-text = Оно откроется, как только партия закончится. Возвращайся потом, и можно будет проверить каждый бросок.
web-fair-no-commitment = В записи не сказано, какой отпечаток был показан до партии. Броски подходят к начальному числу, но не доказано, что оно было выбрано заранее.
web-fair-how = Как это работает
web-fair-how-sealed = До того как кто-то мог написать фразу, сервер выбрал секретное начальное число и показал его отпечаток (SHA-256). У другого числа был бы другой отпечаток: с этого момента подменить его было нельзя.
web-fair-how-phrases = Каждый игрок мог добавить фразу. Сначала устройства прислали её запечатанной, а открыли, когда никто больше не мог сесть за стол. Поэтому никто, даже сервер со своим местом за столом, не мог подобрать фразу к начальному числу или к другим фразам.
web-fair-how-here = Перед первым броском это устройство получило секретное начальное число и записало его отпечаток (SHA-256). У другого числа был бы другой отпечаток: с этого момента подменить его уже нельзя.
web-fair-how-rolls = Каждый бросок получается только из начального числа, фраз и своего номера (HMAC-SHA256). Больше ничего не важно: ни чей ход, ни время, ни кому это выгодно.
web-fair-how-told = После партии начальное число открывают. Тогда каждый может пересчитать все броски, как делает эта страница.
web-fair-honest = Что остаётся:
web-fair-honest-text = знать кубики заранее, когда фразы уже открыты, мог только тот, у кого начальное число, то есть сервер. Изменить их он не мог, и никто другой не мог их знать. Если никто не написал фразу, не доказано, что сервер не подобрал начальное число из многих.
web-fair-honest-here = кто может заглянуть в память этого устройства, мог бы знать кубики заранее, ведь устройство хранит начальное число до конца. Изменить их не мог никто.
web-fair-facts = Числа
web-fair-fact-seed = Начальное число (seed)
web-fair-fact-commitment = Его отпечаток (commitment)
web-fair-fact-phrases = Фразы, по порядку мест за столом
web-fair-no-phrases = фраз нет
web-fair-show-rolls = { $n ->
    [1] Показать бросок
    [one] Показать все броски: { $n }
    [few] Показать все броски: { $n }
    [many] Показать все броски: { $n }
   *[other] Показать все броски: { $n }
}
web-fair-rolls = Все броски
web-fair-roll = Бросок
web-fair-player = Игрок
web-fair-recorded = В записи
web-fair-computed = Пересчитано
web-fair-same = совпадает
web-fair-bytes = Подробности
web-fair-bytes-of = Показать байты броска { $number }
web-fair-message = Это байты HMAC-SHA256 (ключ — начальное число) от текста:
web-fair-bytes-note = Остаток от деления байта на 6 — от 0 до 5: это 1–5 или червяк. Байты от 252 пропускаются, чтобы все значения были равновероятны. Золотой кубик идёт последним, и у него свои значения.
web-worth-taken = выбрано
web-worth-best = лучше всего,
web-worth-win = шанс на победу
web-worth-likely = Вероятнее всего: { $what }.
web-worth-fail = неудачный ход { $percent }
web-review-of = Разбор партии: { $table }
web-review-working = Тренер смотрит партию…
web-review-working-hint = Он оценивает каждое решение и каждый бросок. Это займёт несколько секунд.
web-review-graph = Шанс на победу
web-review-as-table = График как таблица
web-review-whose = Чьи ошибки и везение
web-review-luck-plus = везение
web-review-luck-minus = невезение
web-review-accuracy = точность
web-review-mistakes = { $n ->
    [one] ошибка
    [few] ошибки
    [many] ошибок
   *[other] ошибки
}
web-review-luck = везение
web-review-points = очка
web-review-yours = Твои ошибки
web-review-mistakes-of = Ошибки: { $name }
web-review-no-mistakes = Придраться не к чему.
web-review-mistake-where = { $grade ->
    [inaccuracy] Неточность, ход { $turn }
    [mistake] Ошибка, ход { $turn }
   *[blunder] Грубая ошибка, ход { $turn }
}
web-review-better = Лучше: { $move }
web-closer = Посмотреть внимательнее
web-closer-stop = Остановить
web-closer-hint = Чемпион много раз доигрывает решения до конца, везение вычтено.
web-closer-games = { $n ->
    [one] { $n } игра
    [few] { $n } игры
    [many] { $n } игр
   *[other] { $n } игры
}
web-practice = Разобрать свои ошибки
web-practice-title = Найди лучшее решение: { $n } из { $count }
web-practice-turn = Ход игры: { $turn }
web-practice-next = Следующая ошибка
web-practice-back = Назад к разбору
web-practice-done = На этот раз найдено: { $n } из { $count }.
web-practice-then = Тогда было «{ $move }», потеря в пунктах: { $points }.
web-review-accuracy-all = Точность за столом
web-review-error-rate = потеря за решение, в очках: { $points }
web-review-adjusted-note = «Без везения» — это итог минус везение во всех бросках: оценка, которая бывает меньше 0 и больше 100.
web-review-forced = { $name }: { $move }. Больше ничего сделать было нельзя.
web-review-was-best = { $name }: { $move }. Лучше ничего не было.
web-review-costs = { $name }: { $move }. Лучше: { $best }. Разница в очках: { $points }.
web-review-lucky = Перед этим с броском повезло, в очках: +{ $points }.
web-review-unlucky = Перед этим с броском не повезло, в очках: −{ $points }.
web-review-lucky-of = Перед этим игроку { $name } повезло с броском, в очках: +{ $points }.
web-review-unlucky-of = Перед этим игроку { $name } не повезло с броском, в очках: −{ $points }.
web-review-to-board = Посмотреть на столе
web-review-explain = Что значат эти слова?
web-review-class-best = Лучше ничего нет.
web-review-class-fine = Теряет меньше 1 очка.
web-review-class-inaccuracy = Теряет 1 очко или больше.
web-review-class-mistake = Теряет 3 очка или больше.
web-review-class-blunder = Теряет 8 очков или больше.
web-review-word-point = Очко
web-review-word-point-text = Один процент шанса на победу в партии.
web-review-word-accuracy = Точность
web-review-word-accuracy-text = 100 %, если всегда выбирать лучшее решение. Точность делится пополам с каждыми 2 очками, потерянными в среднем за решение: 2 очка дают 50 %, 4 очка — 25 %. Кто теряет больше, у того точность ниже.
web-review-word-luck = Везение
web-review-word-luck-text = Что принесли свои броски по сравнению со средним всех бросков, которые могли выпасть.
web-puzzles-title = Задачи
web-puzzles-text = Позиции, в которых очевидное решение неверно. Смотри внимательно, прежде чем решить: считается первый ответ.
web-puzzles-solved = Решено { $n } из { $count }
web-puzzles-next = Следующая задача
web-puzzle = Задача { $number }
web-puzzle-question = Ходит { $name }: что лучше всего?
web-puzzle-now = Пока: { web-puzzle-after }
web-puzzle-choose = Выбери решение
web-puzzle-after = результат { $total }, { dice-left }
web-puzzle-answer = Это мой ответ
web-puzzle-right = Верно!
web-puzzle-wrong = Не лучшее решение
web-puzzle-worth = Чего стоит каждое решение
web-puzzle-today = Задача дня
web-daily-text = Для всех одна и та же, каждый день новая.
web-daily-open = Решить
web-daily-again = Посмотреть ещё раз
web-daily-streak = { $n ->
    [0] Пока ни одного дня подряд
    [one] Решено { $n } день подряд
    [few] Решено { $n } дня подряд
    [many] Решено { $n } дней подряд
   *[other] Решено { $n } дня подряд
}
web-daily-share = Поделиться
web-daily-copied = Скопировано.
web-daily-shared = Heckmeck, задача дня, { $date }: { $outcome ->
    [right] 🟢 решена
   *[wrong] 🔴 не в этот раз
}
web-puzzle-rating = сложность { $rating }
web-puzzles-own-rating = твой уровень: { $rating }

## The page: laying a position, and the analysis board

web-lay-tiles = Фишки
web-lay-tiles-how = Выбери, куда класть фишки, и нажимай на них. Ещё одно нажатие вернёт фишку на гриль.
web-lay-tool = Что делает нажатие на фишку
web-lay-up = Гриль
web-lay-down = Перевёрнута
web-lay-stack-of = Стопка: { $name }
web-lay-tile-of = Фишка { $tile }, в стопке: { $name }
web-lay-give = Отдать: { $name }
web-lay-whose = передать ход
web-lay-bratworm-more = Ещё один червяк-гриль: { $name }
web-lay-bratworm-less = Одним червяком-гриль меньше: { $name }
web-lay-turn = Ход и кубики
web-lay-moment = Что сейчас
web-lay-moment-start = Начинается ход
web-lay-moment-keep = Кубики лежат на столе
web-lay-moment-decide = Бросить ещё раз или закончить?
web-lay-moment-rolling = Кубики сейчас упадут
web-lay-moment-over = Партия окончена
web-lay-aside = Отложены
web-lay-table = На столе
web-lay-dice =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
        [many] { $n } кубиков
       *[other] { $n } кубика
    }
web-lay-dice-due = { $n } из { $due }
web-lay-die-more = Добавить: { face-name }, сейчас { $count }
web-lay-die-less = Убрать: { face-name }, сейчас { $count }
web-lay-golden = Золотой кубик
web-lay-golden-none = не участвует
web-lay-golden-hand = среди оставшихся кубиков
web-lay-golden-aside = отложен
web-lay-weasel = Ласка в этот ход уже использована
web-nav-analysis = Доска анализа
web-analysis-lead = Верно ли это было? Разложи любую позицию и узнай, чего стоит каждое решение.
web-analysis-mode = Что делать с позицией
web-analysis-lay = Разложить
web-analysis-play = Играть дальше
web-analysis-seats = Игроки
web-analysis-new = Заново
web-analysis-paste = Вставь строку позиции или запись
web-analysis-open = Открыть
web-analysis-example = Показать пример
web-analysis-line = Строка позиции
web-analysis-copy = Скопировать ссылку
web-analysis-picture = Поделиться картинкой
web-analysis-bots = Сыграть отсюда с ботами
web-analysis-back = Взять назад
web-analysis-tree = Шаги и ветви
web-analysis-beginning = Начало
web-analysis-cut = Убрать эту ветвь
web-analysis-options = Чего стоит каждое решение
web-analysis-fail = Неудача: следующий бросок { $throw }, весь ход { $turn }
web-analysis-fail-turn = Неудача: весь ход { $turn }
web-analysis-worms = Червяки: { $worms }
web-analysis-show = Показать шансы на фишках: { $move }
web-analysis-legend = шанс на фишку в этот ход, если играть только ради неё, после: { $move }
web-analysis-legend-now = что берёт окончание хода сейчас
web-analysis-chances = Шанс на победу
web-analysis-rolled = Что выпало?
web-analysis-fall = Эти кубики
web-analysis-random = Бросить за меня
web-analysis-choice = Посреди выбора у позиции нет строки: в адресе стоит предыдущая.
web-analysis-here = Анализ отсюда
web-analysis-you = Ты играешь за
web-analysis-opponents = Остальные
web-analysis-start = Играть
web-analysis-no-record = Партия будет среди твоих, с разбором. Записи у неё нет: никто не знает, что было до этой позиции.

## The page: in your pocket

web-nav-pocket = Поставить на телефон
web-nav-alone = Выбрать ботов и правила
web-app-about = Игра с кубиками о червяках на гриле. Играй против ботов или с друзьями, решай задачи, разбирай партии с тренером: и без интернета.
web-app-shot-table = Твой ход за столом
web-app-shot-review = Чего стоило каждое решение
web-pocket-ready = Готово: Хекмек теперь работает и без интернета.
web-pocket-newer = Есть новая версия Хекмека.
web-pocket-renew = Обновить
web-pocket-later = Позже
web-pocket-intro = Вся игра помещается в кармане. Она открывается как приложение и работает без интернета. Ни магазина, ни регистрации, ни оплаты.
web-pocket-install = Установить Хекмек
web-pocket-installed = Хекмек установлен на этом устройстве.
web-pocket-all-here = Всё уже на этом устройстве: интернет больше не нужен.
web-pocket-coming = Всё загружается на это устройство…
web-pocket-not-here = Этот браузер не хранит страницы без интернета. Играть здесь всё равно можно.
web-pocket-iphone = iPhone и iPad
web-pocket-iphone-open = Открой эту страницу в Safari.
web-pocket-iphone-share = Нажми «Поделиться»: квадрат со стрелкой.
web-pocket-iphone-add = Выбери «На экран „Домой“», затем «Добавить».
web-pocket-android = Android
web-pocket-android-open = Открой эту страницу в Chrome, Edge, Samsung Internet или Firefox.
web-pocket-android-menu = Открой меню браузера.
web-pocket-android-add = Выбери «Установить приложение» или «Добавить на главный экран».
web-pocket-computer = Компьютер
web-pocket-computer-chrome = Chrome и Edge: щёлкни значок установки в конце адресной строки.
web-pocket-computer-safari = Safari: в меню «Файл» выбери «Добавить в Dock».
web-pocket-computer-firefox = Firefox: достаточно закладки. Страница откроется и без интернета.
web-pocket-http = Отсюда установить нельзя
web-pocket-http-how = Этот адрес начинается с http://. Браузеры хранят страницы только с адресов https://. Играть здесь можно, например в зале, но ничего не сохранится. Попроси адрес https у того, кто держит сервер, или открой Хекмек дома заранее.
web-pocket-seven = Safari забывает через семь дней
web-pocket-seven-how = На iPhone и iPad Safari удаляет то, что сохранила страница, если её не открывать семь дней: и твои партии тоже. На экране «Домой» всё остаётся. Партии можно и скачать.
web-pocket-games = К моим партиям
web-server-away = Сервер сейчас не отвечает. Всё, что есть на этом устройстве, работает дальше, а это вернётся само.
web-server-none = Чтобы играть вместе с разных устройств, нужен сервер. Укажи его, если он есть; всё остальное работает и без него.
web-server-title = Сервер для игры вместе
web-server-label = Адрес сервера
web-server-use = Использовать этот сервер
web-server-used = Столы с другими устройствами — на { $server }.
web-server-drop = Не использовать сервер
web-server-wrong = Это не адрес. Он выглядит так: https://play.example.
web-server-not-secure = Эта страница пришла по https, и браузеры разрешают ей обращаться только к адресам https.
web-server-silent = { $server } не отвечает или не пускает эту страницу. Тот, кто его держит, разрешает это так: --allow-origin { $here }

## The page: tournaments

web-tournament-intro = От списка участников до финала: жеребьёвка столов и мест за столом, ввод результатов, табло. Всё сразу сохраняется, и любой шаг можно отменить.
web-tournament-new = Новый турнир
web-tournament-name = Название турнира
web-tournament-name-missing = Турниру нужно название.
web-tournament-names = Участники
web-tournament-names-hint = По имени в строке или список CSV. Имена можно добавить и потом.
web-tournament-names-add-hint = По имени в строке или список CSV, до первой жеребьёвки.
web-tournament-names-file = Загрузить файл
web-tournament-plan-one = Участников: { $n }. Все играют финал за одним столом.
web-tournament-plan-two = Участников: { $n }. Сначала { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, { $rounds ->
        [one] по { $rounds } партии
        [few] по { $rounds } партии
        [many] по { $rounds } партий
       *[other] по { $rounds } партии
    } на каждого, потом финал на { $final }.
web-tournament-plan-more = Участников: { $n }. Сначала { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, всего этапов: { $stages }; последний — финал на { $final }.
web-tournament-plan-details = Этап за этапом
web-tournament-edition = Какая игра
web-tournament-format = Формат
web-tournament-as-format = Как в формате
web-tournament-expected = Сколько ожидается
web-tournament-rules = Действующие правила
web-tournament-rules-change = Изменить правила
web-tournament-rules-until = Можно до первой жеребьёвки.
web-tournament-rules-save = Играть по этим правилам
web-tournament-rounds = Партии до финала
web-tournament-rounds-one = Одна: лучшие с каждого стола проходят дальше
web-tournament-rounds-several = { $n }: решает турнирная таблица
web-tournament-size = Игроков за столом
web-tournament-size-n = { $n }, если получится
web-tournament-score = Что считается
web-tournament-score-worms-and-places = Червяки и очки за место
web-tournament-score-places = Только очки за место
web-tournament-house = Домашние правила
web-tournament-house-hint = Свои очки, этапы или решение при ничьей, как текст TOML. Важнее то, что выбрано выше.
web-tournament-create = Создать турнир
web-tournament-mine = Мои турниры
web-tournament-mine-hint = Хранятся на этом устройстве, со ссылкой организатора.
web-tournament-forget = Убрать из списка: { $name }
web-tournament-forget-sure = Сначала скопируй ссылку организатора: без неё никто больше не сможет изменить этот турнир, и второй раз её не создать.
web-tournament-forget-yes = Убрать
web-tournament-forget-no = Оставить
web-tournament-forgotten = { $name }: больше не в списке.
web-tournament-put-back = Вернуть
web-tournament-open = Открыть по ссылке
web-tournament-open-link = Ссылка на турнир
web-tournament-open-wrong = Это не ссылка на турнир.
web-tournament-open-go = Открыть
web-tournament-restore = Восстановить из файла
web-tournament-restore-hint = Файл турнира, сохранённый здесь или в терминале: турнир продолжится с конца файла, с новой ссылкой.
web-tournament-restore-file = Выбрать файл
web-tournament-lost = Нет связи. Страница сама попробует ещё раз.
web-tournament-wrong-secret = Эта ссылка организатора неверна. Можно всё смотреть, но ничего нельзя изменить.
web-tournament-stale = Кто-то уже изменил турнир. Теперь ты видишь его новое состояние; сделай это ещё раз.
web-tournament-reading = Ты только смотришь. Менять что-то можно лишь по ссылке организатора.
web-tournament-parts = Разделы турнира
web-tournament-tab-tables = Столы
web-tournament-tab-standings = Таблица
web-tournament-tab-people = Участники
web-tournament-tab-more = Ещё
web-tournament-kind-registration = Регистрация
web-tournament-kind-preliminary = Отборочный тур
web-tournament-kind-semi-final = Полуфинал
web-tournament-kind-final = Финал
web-tournament-preliminary-n = Отборочный тур, этап { $n }
web-tournament-stage-round = { $stage }, тур { $n } из { $total }
web-tournament-next = Что дальше
web-tournament-day = Часы и объявления
web-tournament-timer-minutes = Минут на этот тур
web-tournament-timer-start = Запустить таймер
web-tournament-timer-pause = Остановить
web-tournament-timer-go-on = Продолжить
web-tournament-timer-more = Ещё { $n } минут
web-tournament-timer-stop = Убрать таймер
web-tournament-paused = пауза
web-tournament-last-turns = Последние ходы!
web-tournament-announcement = Объявление
web-tournament-announce = Объявить
web-tournament-announce-end = Снять
web-tournament-schedule = Расписание
web-tournament-schedule-save = Сохранить расписание
web-tournament-next-names = Для турнира нужно хотя бы два участника.
web-tournament-next-missing = Не хватает результатов: { $n } из { $total }.
web-tournament-next-round = Все результаты введены. Можно провести жеребьёвку следующего тура.
web-tournament-next-stage = Все результаты введены. Дальше: { $stage }, участников: { $n }.
web-tournament-go-names = Добавить участников
web-tournament-go-draw = Разыграть столы и места за столом
web-tournament-phrase = Что кричит зал?
web-tournament-phrase-hint = Попроси назвать любые слова и впиши их. Вместе с запечатанным числом они решают все жеребьёвки, поэтому выбрать их никто не мог. Можно оставить пустым. После этого регистрации больше нет.
web-tournament-go-round = Жеребьёвка тура { $n }
web-tournament-go-stage = Жеребьёвка: { $stage }
web-tournament-go-result = Ввести результат стола { $n }
web-tournament-go-wait = Смотреть на столы
web-tournament-go-over = Напечатать грамоты
web-tournament-undo = Отменить: { $event }
web-tournament-undo-sure = Точно отменить последний шаг ({ $event })?
web-tournament-undo-yes = Да, отменить
web-tournament-undo-no = Нет, оставить
web-tournament-finished = окончено
web-tournament-playing = идёт игра
web-tournament-live = онлайн
web-tournament-left = уже не играет
web-tournament-plus = +{ $points }
web-tournament-enter = Ввести результат
web-tournament-which-table = Номер стола
web-tournament-go-table = Ввести или исправить
web-tournament-no-such-table = В этом туре для тебя нет стола { $n }.
web-tournament-open-only = Только столы без результата ({ $n })
web-tournament-report = Сообщить результат
web-tournament-report-other = Было иначе
web-tournament-confirm = Всё верно
web-tournament-reported = Сообщает: { $who }
web-tournament-disputed = Сообщения противоречат друг другу. Решает организатор.
web-tournament-waits = Это должен подтвердить со своего телефона кто-то ещё за столом или организатор.
web-tournament-take-it = Взять этот результат
web-tournament-table-how = Один игрок вводит результат, другой за столом подтверждает его со своего телефона. Организатор видит и то и другое.
web-tournament-table-idle = За этим столом сейчас не играют.
web-tournament-sign-how = После игры отсканируй этот код и введи результат. Другой за столом подтвердит его кодом со своей карточки.
web-tournament-reports-wait = Сообщений со столов ждут: { $n }
web-tournament-disputes = Столы, где не согласны: { $tables }
web-tournament-helping = Ты здесь помогаешь: можно вводить результаты своих столов.
web-tournament-only-organiser = Это может напечатать только организатор.
web-tournament-correct = Исправить
web-tournament-closed = Жеребьёвка следующего этапа уже проведена: эти результаты больше нельзя исправить.
web-tournament-record = Запись партии
web-tournament-corrected = { $n ->
    [one] Исправлено { $n } раз
    [few] Исправлено { $n } раза
    [many] Исправлено { $n } раз
   *[other] Исправлено { $n } раза
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } червяк
    [few] { $worms } червяка
    [many] { $worms } червяков
   *[other] { $worms } червяка
}, самая старшая фишка { $highest }
web-tournament-enter-table = Результат стола { $n }
web-tournament-correct-table = Исправить результат стола { $n }
web-tournament-how = Как ввести
web-tournament-by-tiles = Фишки
web-tournament-by-worms = Червяки и самая старшая фишка
web-tournament-tap = Выбери игрока, потом нажми на его фишки.
web-tournament-tiles-of = Фишки игрока { $name }
web-tournament-tile-free = Фишка { $tile }
web-tournament-tile-of = Фишка { $tile }, { $name }
web-tournament-tile-moved = Фишка { $tile }: { $from } → { $to }
web-tournament-bratworms = Червяки-гриль
web-tournament-apple = Яблоко
web-tournament-worms = Червяки
web-tournament-highest = Самая старшая фишка
web-tournament-no-number = «{ $text }» — не целое число.
web-tournament-reason = Почему надо исправить
web-tournament-reason-hint = Старый результат останется в истории, с этой причиной.
web-tournament-save = Сохранить результат
web-tournament-save-correction = Сохранить исправление
web-tournament-meanwhile = У этого стола уже есть результат. Ничего в нём не изменено:
web-tournament-leave-it = Оставить так
web-tournament-replace-it = Исправить на мой
web-tournament-close = Закрыть
web-tournament-parts-of-score = Червяки + место
web-tournament-goes-on = проходит дальше
web-tournament-no-standings = Результатов пока нет.
web-tournament-add = Добавить эти имена
web-tournament-here = { $name } на месте
web-tournament-here-of = { $n } из { $total } на месте
web-tournament-here-only = Только те, кого нет
web-tournament-sweep = Убрать из списка отсутствующих: { $n }
web-tournament-sweep-sure = Точно? Жребий для них не бросают. Шаг можно отменить.
web-tournament-late = Запасные и опоздавшие
web-tournament-late-hint = Больше никто не пересаживается: опоздавший занимает следующее место за самым маленьким открытым столом или играет со следующего тура.
web-tournament-late-add = В ожидание
web-tournament-waiting = ждёт
web-tournament-admit = Внести в список
web-tournament-admit-table = Посадить за стол { $table }
web-tournament-admit-round = Играет со следующего тура
web-tournament-came-late = опоздание
web-tournament-find = Найти имя
web-tournament-nobody = Пока никто не записан.
web-tournament-gone = не участвует
web-tournament-sits = Стол { $table }, фишка { $tile }
web-tournament-is-bot = играет бот
web-tournament-change = Изменить
web-tournament-rename = Имя
web-tournament-rename-save = Сохранить имя
web-tournament-renamed-meanwhile = Кто-то уже изменил это имя: { $name }
web-tournament-played-by = Кто играет
web-tournament-person = человек
web-tournament-bot = бот: { $bot }
web-tournament-played-by-hint = Это важно только для онлайн-столов.
web-tournament-withdraw = Выбывает
web-tournament-withdraw-hint = Больше не участвует в жеребьёвках. Результаты остаются; на следующий этап вместо этого участника проходит следующий из турнирной таблицы.
web-tournament-withdraw-playing = Остальные за столом играют дальше. Кто уходит посреди партии, не получает за неё очков.
web-tournament-return = Возвращается
web-tournament-show = Показать
web-tournament-board = Табло для проектора
web-tournament-redo = Проверить жеребьёвку
web-tournament-print = Печать
web-tournament-print-plan = План столов
web-tournament-print-seats = Жеребьёвка мест за столом
web-tournament-print-sheets = Бланки результатов
web-tournament-print-certificates = Грамоты
web-tournament-print-cards = QR-карточки для участников
web-tournament-print-blank = Пустые бланки результатов
web-tournament-print-standings = Турнирная таблица
web-tournament-print-checkin = Список для отметки
web-tournament-blank-table = Стол ______  Тур ______
web-tournament-print-signs = Таблички на столы
web-tournament-print-rules = Действующие правила
web-tournament-print-now = Напечатать
web-tournament-print-starts = Начинает тот, у кого фишка 21, остальные следуют по часовой стрелке.
web-tournament-print-seat = Стол { $table }, фишка { $tile }
web-tournament-print-seed = Все жеребьёвки получаются из опубликованного начального числа { $seed }. Проверить их может каждый: { $address }
web-tournament-links = Ссылки
web-tournament-qr = QR-код открытой страницы
web-tournament-public = Открытая ссылка
web-tournament-public-hint = По этой ссылке все могут следить за турниром, но никто не может ничего изменить.
web-tournament-organiser = Ссылка организатора
web-tournament-organiser-hint = У кого эта ссылка, тот может изменить всё. Сохрани копию: второй раз её не создать.
web-tournament-helpers = Помощники
web-tournament-helpers-hint = По ссылке помощника можно вводить и исправлять результаты, больше ничего. В журнале видно, кто это был.
web-tournament-helper-name = Имя помощника
web-tournament-helper-tables = Только эти столы (пусто: все)
web-tournament-helper-make = Сделать ссылку
web-tournament-helper-link = Ссылка помощника: { $name }
web-tournament-copy = Скопировать
web-tournament-copied = Скопировано
web-tournament-online = Онлайн-столы
web-tournament-online-hint = За столами этого тура можно играть здесь, с телефонов; играть могут и боты. Результаты вводятся автоматически. Людям нужен личный код с их QR-карточки.
web-tournament-online-none = Сейчас нет столов, за которыми можно играть.
web-tournament-all-bots = Боты за всех
web-tournament-all-bots-go = { $n ->
    [one] Пусть боты играют за { $n } участника
    [few] Пусть боты играют за { $n } участников
    [many] Пусть боты играют за { $n } участников
   *[other] Пусть боты играют за { $n } участника
}
web-tournament-clock = Время
web-tournament-go-online = { $n ->
    [one] Играть онлайн: { $n } стол
    [few] Играть онлайн: { $n } стола
    [many] Играть онлайн: { $n } столов
   *[other] Играть онлайн: { $n } стола
}
web-tournament-download = Скачать
web-tournament-backup-now = Сохранить копию сейчас
web-tournament-backup-rounds = После каждого тура сохранять копию на этом устройстве
web-tournament-anonymise = Убрать все имена
web-tournament-anonymise-sure = Каждый участник станет просто номером: P1, P2 и так далее. Жеребьёвки и результаты останутся, а причины, объявления и расписание исчезнут. Отменить это нельзя; в копиях, сохранённых раньше, имена останутся.
web-tournament-anonymise-yes = Убрать имена навсегда
web-tournament-delete = Удалить этот турнир
web-tournament-delete-sure = Имена, результаты и всё остальное удаляются с сервера навсегда. Сначала сохрани копию, если она может понадобиться.
web-tournament-delete-name = Впиши название турнира: { $name }
web-tournament-delete-yes = Удалить навсегда
web-tournament-download-csv = Турнирная таблица (CSV)
web-tournament-download-json = Всё (JSON)
web-tournament-download-events = Файл событий для командной строки
web-tournament-history = Что было
web-tournament-was-undone = отменено
web-tournament-redo-text = Все столы, места за столом и жребии получаются из одного опубликованного начального числа. Твой браузер только что сам повторил каждую жеребьёвку.
web-tournament-redo-right = { $n ->
    [one] Повторена { $n } жеребьёвка: всё сходится.
    [few] Повторены { $n } жеребьёвки: всё сходится.
    [many] Повторено { $n } жеребьёвок: всё сходится.
   *[other] Повторено { $n } жеребьёвки: всё сходится.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } жеребьёвка не сходится с начальным числом.
    [few] { $n } жеребьёвки не сходятся с начальным числом.
    [many] { $n } жеребьёвок не сходятся с начальным числом.
   *[other] { $n } жеребьёвки не сходятся с начальным числом.
}
web-tournament-seed = Опубликованное начальное число
web-tournament-sealed = Запечатанное число (SHA-256)
web-tournament-secret = Секрет
web-tournament-shout = Слова зала
web-tournament-shout-none = нет
web-tournament-seal-kept = Секрет подходит к числу, запечатанному в начале, и вместе со словами зала даёт начальное число: выбрать эти жеребьёвки никто не мог.
web-tournament-seal-broken = Секрет не подходит к запечатанному числу или не даёт этого начального числа. Этим жеребьёвкам доверять нельзя.
web-tournament-seal-other = Это устройство раньше видело другое запечатанное число этого турнира. Этим жеребьёвкам доверять нельзя.
web-tournament-seal-given = Это начальное число задано вручную: организатор мог его выбрать.
web-tournament-seal-waits = Ещё не открыто: когда регистрация закроется, зал назовёт несколько слов. Они и секрет дадут начальное число всех жеребьёвок.
web-tournament-draw-lots = { $stage }: жребии
web-tournament-draw-round = { $stage }: столы и места за столом, тур { $n }
web-tournament-draw-agrees = сходится
web-tournament-draw-differs = не сходится
web-tournament-redo-how = Как это делается
web-tournament-redo-steps = Жеребьёвка номер n берёт байты HMAC-SHA256(seed, «draw:n:block») для блоков 0, 1 и так далее. Участники стоят по номерам, и этими байтами их перемешивают с конца (Фишер–Йетс). Перемешанный список делят на столы; следующая жеребьёвка даёт места за столом. Скачай весь турнир и повтори всё своей программой.
web-tournament-you = ты
web-tournament-you-seat = Место за столом { $seat }, фишка { $tile }
web-tournament-you-start = Ты начинаешь.
web-tournament-you-champion = Победа в турнире твоя!
web-tournament-you-gone = Ты больше не участвуешь.
web-tournament-you-registered = Ты в списке. После жеребьёвки здесь будет твой стол.
web-tournament-you-over = Турнир окончен. Спасибо за игру!
web-tournament-you-wait = За твоим столом игра окончена. Эта страница покажет, что дальше.
web-tournament-you-final = Ты в финале!
web-tournament-you-bye = Ты сразу в финале! Другие до этого играют полуфинал.
web-tournament-you-stage = Ты проходишь дальше! После жеребьёвки здесь будет твой следующий стол.
web-tournament-you-out = Для тебя турнир окончен. Спасибо за игру!
web-tournament-your-place = Твоё место
web-tournament-rank-of = { $n } из { $of }
web-tournament-your-result = Последняя партия: место { $place }, { $worms ->
        [one] { $worms } червяк
        [few] { $worms } червяка
        [many] { $worms } червяков
       *[other] { $worms } червяка
    }, +{ $points }
web-tournament-your-games = Твои партии
web-tournament-to-table = К твоему столу
web-tournament-to-standings = Столы и турнирная таблица
web-tournament-claim = Играть на этом устройстве за участника { $name }? Тогда оно откажется от твоих партий, если они здесь идут.
web-tournament-claim-yes = Да, играть здесь
web-tournament-claim-no = Нет, только смотреть
web-tournament-claimed = Теперь с этого устройства играет { $name }.
web-tournament-tables = { $n ->
    [one] { $n } стол
    [few] { $n } стола
    [many] { $n } столов
   *[other] { $n } стола
}
web-tournament-done-of = Окончено: { $n } из { $total }
web-tournament-tiles-left = { $n ->
    [one] ещё { $n } фишка
    [few] ещё { $n } фишки
    [many] ещё { $n } фишек
   *[other] ещё { $n } фишки
}
web-tournament-at-turn = сейчас ходит
web-tournament-follow = Следи с телефона
web-tournament-follow-hint = Сканируй код и найди своё имя.
web-tournament-board-round = Дальше: жеребьёвка тура { $n }, здесь на табло.
web-tournament-board-stage = Дальше: { $stage }. Жеребьёвка будет показана здесь.
web-tournament-board-seed = Все жеребьёвки можно проверить: начальное число { $seed }
web-tournament-board-sealed = Жеребьёвка запечатана: { $seal }
web-tournament-board-page = Следующая страница
web-tournament-board-page-of = Страница { $n } из { $total }
web-tournament-board-where = Где моё место?
web-tournament-board-pause = Остаться на этой странице
web-tournament-news = Стол { $table }: { $text }
web-tournament-signed-up = В списке участников
web-tournament-sheet-how = После партии: отметить фишки каждого игрока, записать червяков и самую старшую фишку и отнести бланк организатору.
web-tournament-sheet-deluxe = Червяки-гриль: ____ Яблоко: ____
web-tournament-sheet-sign = Подпись победителя
web-tournament-certificate = Грамота
web-tournament-certificate-place = Место { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } участник
        [few] { $n } участника
        [many] { $n } участников
       *[other] { $n } участника
    }
web-tournament-certificate-sign = Организатор
web-tournament-certificates-who = Грамоты
web-tournament-certificates-three = за первые три места
web-tournament-certificates-final = всем в финале
web-tournament-certificates-all = всем
web-tournament-certificates-early = Турнир не окончен: эти места ещё могут измениться.
web-tournament-codes-hint = Для онлайн-столов каждому участнику нужен личный код, он будет в QR-коде. Он работает один раз, на одном устройстве, для всех туров.
web-tournament-codes-make = Добавить личные коды на карточки
web-tournament-codes-made = { $n ->
    [one] { $n } карточка с личным кодом. Напечатай сейчас: второй раз код не показывается.
    [few] { $n } карточки с личными кодами. Напечатай сейчас: второй раз коды не показываются.
    [many] { $n } карточек с личными кодами. Напечатай сейчас: второй раз коды не показываются.
   *[other] { $n } карточки с личными кодами. Напечатай сейчас: второй раз коды не показываются.
}
web-tournament-card-qr = QR-код: { $name }
web-tournament-card-hint = Сканируй: твой стол, твоё место за столом, твоё место в таблице.
web-tournament-card-code = Сканируй и играй: только для тебя, работает один раз.
