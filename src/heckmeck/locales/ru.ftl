### Хекмек по-русски. Слова следуют глоссарию проекта: ты с маленькой буквы, кнопки в инфинитиве, всегда ё.

## Words

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
refused-set-aside-before = значение { $face } уже отложено
refused-face-not-rolled = ни один кубик не показывает { $face }
refused-weasel-not-owned = ласка не твоя
refused-weasel-used = ласка в этом ходе уже помогла
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

## What is refused: bots

refused-unknown-bot = нет бота «{ $bot }»; есть { $bots }
refused-bot-parameters = бота «{ $bot }» не удаётся создать: { $error }
refused-bot-file = бота из файла { $file } не удаётся загрузить: { $error }
refused-bot-class = в файле { $file } нет класса { $name } с методом decide(game)

## Command line: help

help-usage = Использование
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

## Command line: verify

verify-done = { $rolls ->
    [one] Все броски проверены: { $rolls } бросок получается из начального числа и энтропии.
    [few] Все броски проверены: { $rolls } броска получаются из начального числа и энтропии.
    [many] Все броски проверены: { $rolls } бросков получаются из начального числа и энтропии.
   *[other] Все броски проверены: { $rolls } броска получаются из начального числа и энтропии.
}
verify-no-commitment = В записи нет отпечатка (commitment), поэтому нельзя сказать, когда выбрано это начальное число.
refused-no-seed = нет начального числа (seed), по которому можно проверить кубики
refused-other-commitment = отпечаток (commitment) не подходит к начальному числу
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
table-total-canned-worm = Отложено: { $total }, червяк в банке даёт { $final }
table-roll = Бросок
stop-takes = Закончить ход: берёшь фишку { $tile }
stop-takes-lower = Закончить ход: берёшь фишку { $tile }, ближайшую меньшую
stop-steals = Закончить ход: стягиваешь фишку { $tile } у игрока { $name }
stop-takes-hen = Закончить ход: берёшь наседку у игрока { $name }
stop-chooses = Закончить ход: выбираешь { $tiles }
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
help-keys = Клавиша каждого выбора стоит в скобках. ? показывает правила, которые сейчас важны, u прошлые ходы, q сохраняет партию и выходит.
no-such-key = Нажми одну из этих клавиш: { $keys }
any-key = Нажми любую клавишу …
log-empty = Ходов ещё не было.
fair-dice = Честные кубики: { $commitment }
fair-dice-seed = Начальное число: { $seed }
fair-dice-check = Теперь все могут проверить все броски: { $command }
record-saved = Запись партии: { $file }
go-on = Продолжить: { $command }

## Command line: replay, rules, bots

replay-json = Вывести документы состояния, по одному в строке: начало, потом после каждого шага.
replay-at = Только стол (или документ) после этого шага; начало — 0.
rules-clause = Правило, например T2, или буква раздела, например K. По умолчанию: все правила.
refused-no-such-clause = нет правила «{ $clause }»; есть разделы { $letters }
bots-parameters = параметры: { $parameters }
bots-own = Собственный бот: my_bot.py:MyBot. Параметры пишут после двоеточия: name:key=value,key=value.
bot-random = Играет без плана: все допустимые решения равновероятны.
bot-simple = Откладывает значение, которое даёт больше всего очков, и заканчивает ход, как только это даёт фишку.

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
refused-host-only = это может только хозяин стола
refused-nobody = у этого устройства нигде нет места за столом
refused-seated-already = ты уже сидишь за этим столом
refused-table-full = все места за столом заняты: { $places }
refused-too-few-players = для партии нужно хотя бы два игрока
refused-name-taken = имя { $name } здесь уже занято
refused-name-length = «{ $name }» не может быть именем: в имени от 1 до { $most } печатных символов
refused-colour-taken = цвет { $colour } здесь уже занят
refused-bad-phrase = во фразе не бывает |, # и управляющих символов
refused-foreign-origin = этот запрос пришёл со страницы другого сайта
refused-too-many-requests = слишком много запросов; попробуй снова через { $seconds } с
refused-too-many-refusals = слишком много сообщений без смысла
refused-table-crowded = зрителей за этим столом уже { $most }
refused-server-full = этот сервер полон; попробуй позже
refused-too-slow = это соединение слишком медленное
refused-busy = слишком много изменений за этим столом сразу; попробуй ещё раз
refused-storage-trouble = сервер сейчас не может ничего сохранить; ничего не изменилось, попробуй ещё раз
refused-database-too-new = база данных создана более новой версией (ревизия { $revision })
refused-database-unusable = базу данных нельзя использовать: { $error }
refused-bad-request = в этом запросе нет смысла: { $detail }
refused-bad-message = в этом сообщении нет смысла: { $detail }
refused-not-found = здесь ничего нет
refused-method-not-allowed = здесь так нельзя
refused-too-large = это больше 8 КиБ
refused-crash = ошибка сервера; она записана в его журнале
refused-server-needs-web = серверу нужны ещё пакеты: pip install "heckmeck[web]"

## Command: serve

command-serve = Открыть столы в сети, для людей и ботов.
option-serve-host = Адрес, по которому доступен сервер; 0.0.0.0 для всех в сети.
option-serve-port = Порт, на котором доступен сервер.
option-serve-database = Где хранятся партии: sqlite+aiosqlite:///FILE или postgresql+asyncpg://USER@HOST/NAME. По умолчанию: файл в личной папке данных.
option-serve-channels = redis://HOST: сразу сообщает нескольким процессам с одной базой данных, что происходит.
option-serve-origin = Ещё один сайт, страницам которого можно обращаться к этому серверу, например https://example.org; можно повторять.
option-serve-proxies = Адреса обратных прокси, чьим заголовкам X-Forwarded можно верить, через запятую.
option-serve-bot = Бот, который садится за стол, если никакой не назван, и играет за тех, кто отошёл.
option-serve-bot-pace = Сколько секунд бот как будто думает над решением.
option-serve-rate = Умножает все ограничения частоты запросов; 0 отключает их.
option-serve-most-sockets = Сколько соединений может быть открыто у этого процесса.
option-serve-archive-open-hours = Через сколько часов закрывается стол, за которым партия так и не началась.
option-serve-archive-days = Через сколько дней закрывается партия, которую никто не продолжает.
option-serve-log-level = Насколько подробен журнал: debug, info, warning или error.
option-serve-open = Открыть страницу в браузере, когда сервер готов.
serve-ready = Хекмек готов: { $address } (Ctrl-C завершает работу).

## Environments for learning, and datasets

refused-unknown-reward = нет награды «{ $reward }»; есть { $rewards }
refused-number-of-seeds = начальных чисел: { $given }, партий: { $games }
refused-bot-not-compiled = «{ $bot }» не играет внутри ядра; там играют { $bots }
refused-no-seat-left = ботов: { $bots }, мест за столом: { $players }; свободного не остаётся
refused-too-few-turns = ходов: { $turns }, игроков: { $players }; это слишком мало, решать пришлось бы не всем
refused-needs-extra = { $what }: нужны ещё пакеты: pip install "heckmeck[{ $extra }]"
refused-game-not-over = партия не окончена
refused-players-of-dataset = игроков в этой партии: { $players }; в остальных партиях этого файла: { $due }

## What is refused: tournaments

refused-tournament-size = участников: { $count }; в турнире их от 2 до 3000
refused-tournament-final-size = в финал вышло бы { $count }; в нём от 2 до 7 игроков
refused-tournament-table-too-large = столов: { $tables }, за столом было бы до { $size } игроков; 7 за столом можно только с table_size = 7
refused-tournament-registration-over = регистрация закрыта: жеребьёвка первого тура уже проведена
refused-tournament-nobody = нет участника с номером { $number }
refused-tournament-gone-already = { $name } уже не участвует в турнире
refused-tournament-not-gone = { $name } и так участвует в турнире
refused-tournament-drawn-since = { $name } не может вернуться: с тех пор проведена жеребьёвка тура
refused-tournament-round-open = не хватает результатов: стол { $tables }
refused-tournament-over = турнир окончен
refused-tournament-unfinished = турнир не окончен
refused-tournament-no-table = нет стола { $table } в туре { $round } этапа { $stage }
refused-tournament-stage-closed = этап { $stage } закрыт: жеребьёвка следующего уже проведена
refused-tournament-result-there = у стола { $table } уже есть результат; его можно исправить
refused-tournament-nothing-to-correct = у стола { $table } нет результата, исправлять нечего
refused-tournament-result-missing = стол { $table }: нет результата участника { $name }
refused-tournament-result-stranger = стол { $table }: { $name } там не играет, уже не участвует или стоит там дважды
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

refused-tournament-create-first = турнир начинается с «create», и больше нигде этого слова нет
refused-tournament-no-object = это не объект JSON
refused-tournament-event-kind = нет события вида «{ $kind }»
refused-tournament-event-field = у события «{ $kind }» нет поля «{ $field }»
refused-tournament-field-missing = нет поля «{ $field }»
refused-tournament-field-value = «{ $field }» не может быть «{ $value }»
refused-tournament-score-either = игрок { $player }: в результате либо tiles (с bratworms, apple), либо worms и highest

refused-tournament-toml = домашние правила не в формате TOML: { $what }
refused-tournament-house-key = в домашних правилах нет «{ $key }»; есть { $known }
refused-tournament-house-value = домашние правила, { $key }: «{ $value }» нельзя; можно { $wanted }
refused-tournament-points = домашние правила, очки за столом на { $size }: нужно по числу на каждое место, ни одно не больше предыдущего, а не { $given }
refused-tournament-rounds-and-stages = домашние правила: если есть [[stage]], то rounds стоит внутри
refused-tournament-stage-advance = домашние правила, { $stage }: нужно либо advance, либо each
refused-tournament-stage-tables = домашние правила, { $stage }: можно только одно из tables и table_size
refused-tournament-stage-each = домашние правила, { $stage }: после нескольких туров решает турнирная таблица; нужно advance, а не each
refused-tournament-csv = это не список имён и не CSV

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
refused-workers-die = рабочие процессы аварийно завершились, раз: { $count }
refused-picture-format = «{ $file }»: у файла с рисунком одно из окончаний { $formats }

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
odds-value-chance = Шанс на { $aim }: { $value }
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
exact-tiles = Число фишек, начиная с 21: от 1 до 8. По умолчанию: 4. От 7 это занимает минуты.
exact-forced = Игрок без кубиков обязан взять то, что даёт результат, даже если неудача выгоднее (T5).
exact-json = Вывести результат как JSON.
exact-result = Фишек: { $tiles }, позиций: { $states }. Шанс на победу первого игрока: { $chance }.
command-train = Обучить сеть бота «champion» игрой с самим собой. Прерванное обучение продолжается.
train-out = Папка для обучения, сети и её кривой обучения.
train-players = Сколько игроков, например 2 или 3-7. По умолчанию: 2.
train-games = Сколько партий, шагами по 100. По умолчанию: 100000.
train-seed = Число; то же число повторяет то же обучение. По умолчанию: 1.
train-progress = партий: { $games } из { $of }, расстояние до целей { $error }
train-done = Сеть: { $file }, кривая обучения: { $curve }.
refused-train-other-run = { $file }: это обучение с другим планом; нужна другая папка

## First run

first-run = Правила готовятся для этого компьютера, один раз: около десяти секунд …

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

## Review

command-review = Разобрать записанную партию, решение за решением: потери, везение и переломные моменты.
review-out = Записать в этот файл, а не в терминал.
review-json = Вывести разбор как JSON.
review-html = Сделать страницу с графиком, для браузера.
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
review-luck-own = Везение своих бросков
review-luck-of-others = Везение других
review-losses-own = Свои решения
review-losses-of-others = Решения других
review-revalued = Переоценка
review-all = Все решения
review-turn = Ход
review-decision = Решение
review-best-was = Лучше всего
review-loss = Цена
review-luck-by-turn = Везение бросков, ход за ходом: вверх — хорошо, вниз — плохо для того, кто ходит

## Puzzles

command-puzzle = Задать задачу: позицию, в которой очевидное решение неверно.
puzzle-number = Номер задачи. По умолчанию: любая.
puzzle-title = Задача { $number }: что лучше всего?
puzzle-keys = (Enter показывает ответ)
puzzle-right = Верно!
puzzle-wrong = Не лучшее решение: потеря { $points } очка.
puzzle-natural = Естественное решение бота «{ $bot }», «{ $move }», теряет { $points } очка.

## Playing with the coach

play-coach = Показывать, чего стоит каждое решение, до выбора.
play-tutor = Предупреждать о решении, которое стоит столько очков шанса на победу, от 0 до 100, и давать его отменить.
tutor-warning = Это стоит { $points } очка. { $why }
tutor-question = Отменить?
tutor-yes = Да, решить заново
tutor-no = Нет, так и надо

## Dataset

simulate-dataset = Записать каждую позицию, решение и исход в файл Parquet (нужно дополнение «rl»).

## The page: everywhere

web-page-not-loaded = Страница не загрузилась. Загрузи её ещё раз.
web-no-answer = Сервер не отвечает. Интернет работает?
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
command-tournament-simulate = Дать ботам сыграть целые турниры и посчитать, кто в них побеждает.
tournament-option-n = Сколько участников, от 2 до 3000.
tournament-option-file = Файл турнира: по событию в строке, новые только добавляются.
tournament-option-words = Одна команда пульта, например «draw»; «help» показывает все. По умолчанию: то, что введено с клавиатуры.
tournament-option-rules-file = Домашние правила в файле TOML. По умолчанию: правила из листка.
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
tournament-torn-line = Последняя строка была неполной и так и не была подтверждена: она отрезана.
tournament-event-create = Создание
tournament-event-register = Регистрация
tournament-event-rename = Новое имя
tournament-event-withdraw = Выбывание
tournament-event-return = Возвращение
tournament-event-draw = Жеребьёвка
tournament-event-result = Результат
tournament-event-correct = Исправление
tournament-event-undo = Отмена
tournament-checked = { $n ->
    [0] Турнир идёт по правилам.
    [one] { $n } нарушение
    [few] { $n } нарушения
    [many] { $n } нарушений
   *[other] { $n } нарушения
}
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
tournament-desk-draw = жеребьёвка следующего тура, этапа или финала: столы и места за столом
tournament-desk-tables = показать столы этого тура с местами за столом и результатами
tournament-desk-enter = enter СТОЛ СЧЁТ …: результат стола, по одному на каждое место за столом в порядке фишек
tournament-desk-correct = correct СТОЛ СЧЁТ … because ПРИЧИНА: исправить результат; ТУР:СТОЛ для прошлого тура
tournament-desk-undo = отменить последний шаг
tournament-desk-standings = кто на каком месте и чем это решено
tournament-desk-players = все участники с номерами и местами за столом
tournament-desk-plan = что будет дальше, этап за этапом
tournament-desk-log = всё, что было; × отмечает отменённое
tournament-desk-help = этот список
tournament-desk-quit = завершить работу
tournament-desk-scores = Счёт: фишки 21,30 (делюкс: 21,30+2+apple с двумя червяками-гриль), или червяки и самая старшая фишка 4/33, или - если ничего нет.

refused-tournament-score-text = «{ $text }» не похоже на счёт: 21,30 или 21,30+2+apple или 4/33 или -
refused-tournament-scores-number = введено результатов: { $given }; до конца за этим столом играют { $due }
refused-tournament-no-command = у пульта нет команды «{ $command }»; есть { $commands }
refused-tournament-usage = этой команде нужно: { $usage }
refused-tournament-quotes = кавычка не закрыта
refused-tournament-exists = этот турнир уже есть: название, начальное число и правила не меняются
refused-tournament-file-busy = этот турнир уже открыт на другом пульте
refused-tournament-export-form = нужно выбрать одно из --csv, --json и --html
refused-tournament-too-many-bots = ботов: { $bots }, участников: { $n }
refused-tournament-stale = турнир за это время изменился: сейчас версия { $version }
refused-tournament-text = «{ $text }» не годится: нужен текст в одну строку
refused-tournament-not-playing = ни за одним столом не играют: жеребьёвки не было или все результаты введены
refused-no-such-tournament = такого турнира нет
refused-not-the-organiser = изменять турнир может только организатор

## The server: names, coach, records, puzzles

refused-no-such-code = нет открытого стола с таким названием
refused-not-your-seat = это не твоё место за столом
refused-no-coach = за этим столом играют без тренера; после партии он ответит
refused-game-running = партия ещё идёт
refused-record-too-long = в записи шагов больше, чем { $most }
refused-no-such-puzzle = такой задачи нет; есть номера от 1 до { $count }
site-not-built = Страница этого сервера не собрана. В папке проекта её собирает «make web»; потом запусти сервер снова.

## The page: the table

web-move-keep = отложить кубики с { $face }
web-move-keep-worms = отложить червяков
web-move-roll = бросить
web-move-roll-golden = бросить девять кубиков
web-move-weasel = перебросить с лаской
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
