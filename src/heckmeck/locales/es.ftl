### Heckmeck en español. Las palabras siguen el glosario del proyecto.

## Palabras

language-name = Español
game-name = Heckmeck
-canned-worm = gusano en lata
-hen = clueca
-raven = cuervo
-weasel = comadreja
-golden-die = dado dorado
-apple = manzana

specialist-name = { $specialist ->
    [canned_worm] { -canned-worm }
    [hen] { -hen }
    [raven] { -raven }
    [weasel] { -weasel }
    [golden_die] { -golden-die }
   *[apple] { -apple }
}

worms = { $n ->
    [one] { $n } gusano
   *[other] { $n } gusanos
}
bratworms = { $n ->
    [one] { $n } gusano a la brasa
   *[other] { $n } gusanos a la brasa
}
dice-left = { $n ->
    [one] queda { $n } dado
   *[other] quedan { $n } dados
}

## Qué ha pasado

event-takes = { $name } se lleva la { $tile }
    .short = se lleva la { $tile }
event-steals = { $name } le roba la { $tile } a { $other }
    .short = le roba la { $tile } a { $other }
event-takes-hen = { $name } se lleva la clueca de { $other }; la { $tile } se queda
    .short = se lleva la clueca de { $other }
event-puts-back = { $name } devuelve la { $tile }
    .short = devuelve la { $tile }
event-turned-over = La { $tile } se pone boca abajo
    .short = la { $tile } se pone boca abajo
event-fails-nothing-to-set-aside = { $name }: nada que apartar, tirada fallida
    .short = nada que apartar, tirada fallida
event-fails-no-worm = { $name }: ningún gusano, tirada fallida
    .short = ningún gusano, tirada fallida
event-fails-no-tile = { $name }: ninguna ración para este total, tirada fallida
    .short = ninguna ración para este total, tirada fallida
event-bratworm = { $name } recibe un gusano a la brasa
    .short = recibe un gusano a la brasa
event-bratworm-from = { $name } recibe un gusano a la brasa de { $other }
    .short = recibe un gusano a la brasa de { $other }
event-gets-specialist = { $name } recibe un especialista: { specialist-name }
    .short = recibe un especialista: { specialist-name }
event-specialist-back = Un especialista vuelve a la { $tile }: { specialist-name }
    .short = un especialista vuelve a la { $tile }: { specialist-name }
event-specialist-out = Un especialista queda fuera del juego: { specialist-name }
    .short = un especialista queda fuera del juego: { specialist-name }
event-game-over = La partida ha terminado
    .short = fin de la partida

## Qué se rechaza: reglas

refused-game-over = la partida ha terminado
refused-choose-a-tile = primero hay que elegir una ración
refused-choose-a-specialist = primero hay que devolver a uno de los dos especialistas
refused-choose-a-player = primero hay que elegir quién da el gusano a la brasa
refused-dice-must-fall = primero hay que lanzar los dados
refused-choose-dice = primero hay que elegir ocho o nueve dados
refused-set-aside-first = primero hay que apartar los dados de un valor
refused-roll-or-stop = lanza otra vez o plántate
refused-stop-only-after-setting-aside = solo puedes plantarte justo después de apartar dados
refused-golden-die-not-owned = el dado dorado no es tuyo
refused-golden-die-too-late = el dado dorado solo se elige antes del primer lanzamiento
refused-golden-die-not-rolled = el dado dorado no está en este lanzamiento
refused-golden-die-missing = falta el dado dorado en este lanzamiento
refused-golden-die-face = el dado dorado no tiene { $face }
refused-nothing-rolled = no se ha lanzado ningún dado
refused-set-aside-before = { $face ->
    [W] los gusanos ya están apartados
   *[other] el { $face } ya está apartado
}
refused-face-not-rolled = { $face ->
    [W] ningún dado muestra un gusano
   *[other] ningún dado muestra un { $face }
}
refused-weasel-not-owned = la comadreja no es tuya
refused-weasel-used = la comadreja ya se ha usado en este turno
refused-weasel-only-after-a-roll = la comadreja solo se usa entre lanzar y apartar
refused-tile-not-to-choose = la { $tile } no es una de las raciones que puedes elegir
refused-no-tile-to-choose = ahora no hay ninguna ración que elegir
refused-specialist-not-to-choose = { $specialist } no es uno de los dos especialistas que puedes elegir
refused-no-specialist-to-choose = ahora no hay ningún especialista que elegir
refused-no-bratworm-to-choose = ahora no hay que elegir a nadie: no toca ningún gusano a la brasa
refused-bratworm-from-yourself = nadie recibe un gusano a la brasa de sí mismo
refused-bratworm-under-the-hen = quien tiene la clueca conserva sus gusanos a la brasa
refused-no-bratworm-there = ahí no hay ningún gusano a la brasa
refused-wrong-number-of-dice = se han lanzado { $rolled } dados blancos, pero tocan { $due }

## Qué se rechaza: texto

refused-no-such-move = «{ $move }» no es una jugada
refused-no-dice = «{ $dice }» no son dados
refused-dice-not-sorted = los dados «{ $dice }» no están ordenados
refused-unknown-preset = «{ $preset }» no es una modalidad; elige entre { $presets }
refused-unknown-option = «{ $option }» no es una opción; elige entre { $options }
refused-option-twice = la opción { $option } aparece dos veces
refused-option-word = { $option } no puede ser «{ $value }»; elige entre { $allowed }
refused-option-number = { $option } no puede ser «{ $value }»; elige un número del { $low } al { $high }
refused-number-of-players = { $count } jugadores; tienen que ser de 2 a 7
refused-bad-name = «{ $name }» no puede ser un nombre: está vacío o tiene una coma, #, ", | o un carácter de control
refused-name-twice = el nombre { $name } aparece dos veces
refused-name-is-a-header = { $name } es el nombre de un jugador, no un dato, o falta la línea en blanco antes de los turnos
refused-name-needs-quotes = un nombre con espacios va entre comillas dobles: { $name }
refused-unknown-start = la partida no puede empezar con { $name }, que no juega
refused-unknown-player = aquí nadie se llama { $name }
refused-unknown-specialist = no hay ningún especialista «{ $name }»
refused-no-such-ply = el paso { $ply } no existe; el último es el { $last }
refused-not-utf-8 = esto no es texto UTF-8
refused-byte-order-mark = el archivo empieza con una marca de orden de bytes; guárdalo como UTF-8 normal
refused-not-a-record = esto no es un acta de partida; empieza con «{ $version }»
refused-unknown-version = «{ $found }» no es una versión que lea este programa; lee «{ $version }»
refused-header-twice = el dato { $key } aparece dos veces
refused-header-missing = falta el dato «{ $key }»
refused-not-32-bytes = { $key } debe tener 64 cifras hexadecimales
refused-open-quote = falta cerrar unas comillas dobles
refused-turn-is-over = el turno ya ha terminado
refused-turn-unfinished = este turno no está terminado y ya sigue el siguiente
refused-not-your-turn = es el turno de { $name }
refused-turn-without-a-roll = este turno no tiene lanzamiento
refused-no-such-token = esto no significa nada aquí
refused-no-face = falta el valor que se aparta
refused-no-such-face = «{ $face }» no es un valor; elige entre 1 a 5 y W

record-line = línea { $line }

## Qué se rechaza: posiciones

refused-position-field-missing = falta este campo; una posición tiene seis, con un espacio entre ellos
refused-position-too-long = «{ $text }» sobra; una posición tiene seis campos
refused-position-grill = «{ $text }» no es una ración de la parrilla; se escriben como 24, 36-, 29a y 30..35
refused-position-supply = «{ $text }» no es un número de gusanos a la brasa
refused-position-stacks = «{ $text }» no es una pila; se escribe como 22.25:w*1, o -
refused-position-seat = «{ $text }» no es un asiento; elige entre 0 y { $last }, o - si la partida ha terminado
refused-position-turn = «{ $text }» no es un turno; se escribe como 44WW:1235, 44WW:4 o 44WW:4>, o -
refused-position-turn-when-over = la partida ha terminado y no hay turno: escribe -
refused-position-spelling = esto se escribe { $text }
refused-position-no-such-tile = la ración { $tile } no existe
refused-position-tile-of-deluxe = la ración { $tile } solo existe en deluxe
refused-position-tile-in-the-box = la ración { $tile } se queda en la caja
refused-position-tile-twice = la ración { $tile } aparece dos veces
refused-position-tile-missing = falta la ración { $tile }; tiene que estar en la parrilla o en una pila
refused-position-specialist-in-classic = solo deluxe tiene especialistas
refused-position-specialist-twice = este especialista está en dos sitios: { specialist-name }
refused-position-raven-owned = el cuervo no es de nadie
refused-position-owner-without-a-tile = el asiento { $seat } no tiene ración; sin ración solo se puede tener la clueca
refused-position-two-specialists = el asiento { $seat } tiene dos especialistas
refused-position-not-face-up = este especialista está en una ración que no está boca arriba: { specialist-name }
refused-position-tile-occupied = hay dos especialistas en la ración { $tile }
refused-position-bratworms = entre la reserva y los asientos debe haber { $count } gusanos a la brasa
refused-position-over = no hay ninguna ración boca arriba: la partida ha terminado, escribe - para el asiento
refused-position-golden-die-not-owned = el asiento { $seat } no tiene el dado dorado
refused-position-number-of-dice = un turno tiene ocho dados, o nueve con el dado dorado
refused-position-golden-die-nowhere = con nueve dados, el dado dorado está entre los apartados, y solo muestra 1 y gusano
refused-position-no-dice-left = no quedan dados: el turno ha terminado
refused-position-nothing-set-aside = no hay nada apartado, así que nadie puede plantarse todavía
refused-position-weasel-not-owned = el asiento { $seat } no tiene la comadreja
refused-position-dead-roll = este lanzamiento solo muestra valores ya apartados: falla enseguida
refused-position-bratworm-not-earned = hay dos o más unos apartados, pero el asiento { $seat } no tiene su gusano a la brasa
refused-position-in-a-choice = en medio de una elección no hay posición; usa la anterior
refused-record-of-a-position = esta partida empezó en una posición: no tiene acta, porque nadie sabe qué pasó antes

## Qué se rechaza: bots

refused-unknown-bot = no hay ningún bot «{ $bot }»; elige entre { $bots }
refused-bot-parameters = no se puede crear el bot «{ $bot }»: { $error }
refused-bot-file = no se puede cargar el bot de { $file }: { $error }
refused-bot-class = { $file } no tiene una clase { $name } con un método decide(game)

## Línea de órdenes: ayuda

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
command-heckmeck = Heckmeck, el juego de dados de los gusanos: juega, repasa y comprueba partidas, compara bots.
command-play = Juega en la terminal, contra bots o con más gente.
command-replay = Muestra una partida guardada, paso a paso.
command-verify = Comprueba que los dados de una partida guardada fueron justos.
command-simulate = Haz que unos bots jueguen muchas partidas y suma los resultados.
command-rules = Muestra las reglas, o un artículo.
command-bots = Muestra los bots.
option-help = Muestra esta ayuda.
option-version = Muestra la versión.
option-lang = El idioma de todos los textos; HECKMECK_LANG hace lo mismo. Por defecto: el idioma del sistema.
option-install-completion = Instala en esta consola el completado de órdenes.
option-show-completion = Muestra el guion que completa órdenes en esta consola.
option-record-file = El acta de una partida (.heck); «-» lee la entrada estándar.
option-position = Una posición en vez de un acta, entre comillas; heckmeck rules P la explica.
option-force = Sobrescribe archivos que ya existen.

## Línea de órdenes: errores

refused-no-such-command = no hay ninguna orden «{ $command }»; elige entre { $commands }
refused-no-such-language = no hay ningún idioma «{ $language }»; elige entre { $languages }
usage-no-command = falta una orden; mira { $help }
usage-no-such-option = no hay ninguna opción { $option }
usage-no-value = la opción { $option } necesita un valor
usage-too-much = hay más argumentos de los que admite esta orden
usage-missing = falta { $name }
usage-see-help = { $text }; mira { $help }
file-not-found = no existe ese archivo o carpeta
file-is-a-folder = esto es una carpeta, no un archivo
file-is-no-folder = esto es un archivo, no una carpeta
file-forbidden = sin permiso
file-disk-full = el disco está lleno
file-exists = esto ya existe
refused-file-is-kept = esto ya existe; --force lo sobrescribe
refused-position-alone = --position no se puede usar con { $option }
refused-record-or-position = falta un acta o --position

## Línea de órdenes: comprobar

verify-done = { $rolls ->
    [one] Todo comprobado: { $rolls } lanzamiento sale de la semilla y la entropía.
   *[other] Todo comprobado: { $rolls } lanzamientos salen de la semilla y la entropía.
}
verify-start = Quien empezó se sorteó con la misma semilla y entropía.
verify-phrases = { $n ->
    [one] La entropía tiene { $n } frase; debería haber una por asiento. Los dados se comprueban igualmente.
   *[other] La entropía tiene { $n } frases; debería haber una por asiento. Los dados se comprueban igualmente.
}
verify-no-commitment = El acta no tiene huella, así que nadie sabe cuándo se eligió la semilla.
refused-no-seed = no hay semilla con la que comprobar los dados
refused-real-dice = son dados de verdad, anotados a mano: nadie puede comprobarlos
record-unseen = solo se anotaron los dados apartados
refused-other-commitment = la huella no es la de la semilla
refused-other-start = según la semilla y la entropía empieza { $name }
refused-other-dice = estos dados no salen de la semilla y la entropía: el lanzamiento { $number } debe ser { $due }

## La mesa

specialist-label = { $specialist ->
    [canned_worm] lata
    [hen] clueca
    [raven] cuervo
    [weasel] comad.
    [golden_die] dorado
   *[apple] manzana
}
table-title = Heckmeck · turno { $turn } · turno de { $name } · { $rules }
table-over = Heckmeck { $rules } · { $turns ->
    [one] terminada tras { $turns } turno
   *[other] terminada tras { $turns } turnos
}
table-supply = Reserva:
table-total = Apartado: { $total }
table-total-canned-worm = Apartado: { $total }, con el gusano en lata { $final }
table-roll = Lanzamiento
stop-takes = Plántate y llévate la { $tile }
stop-takes-lower = Plántate y llévate la { $tile }, la inmediatamente inferior
stop-steals = Plántate y róbale la { $tile } a { $name }
stop-takes-hen = Plántate y llévate la clueca de { $name }
stop-chooses = Plántate y elige { $tiles }
stop-fails-no-worm = Plántate y fallas: ningún gusano
stop-fails-no-tile = Plántate y fallas: ninguna ración para este total
stop-fails-nothing-to-set-aside = Plántate y fallas
ask-put-back = ¿Qué especialista devuelves?
ask-from = ¿Quién da el gusano a la brasa?

## Pasos y turnos en palabras

specialist-subject = { $specialist ->
    [canned_worm] El gusano en lata
    [hen] La clueca
    [raven] El cuervo
    [weasel] La comadreja
    [golden_die] El dado dorado
   *[apple] La manzana
}
specialist-object = { $specialist ->
    [canned_worm] el gusano en lata
    [hen] la clueca
    [raven] el cuervo
    [weasel] la comadreja
    [golden_die] el dado dorado
   *[apple] la manzana
}
step-keep = { $name } lanza { $dice } y aparta { $kept }: { $total }
step-dead-roll = { $name } lanza { $dice }
step-weasel = { $name } lanza { $dice } y repite con la comadreja
step-golden-die = { $name } juega con nueve dados
step-stop = { $name } se planta: { $total }
turn-line = { $name }: { $dice } = { $total }: { $outcome }
turn-heading = Turno { $turn }: { $name }
note-failed = fallido
turn-unfinished = sin terminar
game-unfinished = La partida no ha terminado.
place = Puesto { $n }
place-shared = Puesto { $n }, compartido
wins = Gana { $name }: { $worms }
result-line = { $place }: { $name }, { $worms } ({ $sums })
result-tiles = raciones { $tiles }: { $worms }
result-apple = manzana: { $worms }
result-nothing = ninguna ración

## Jugar

play-seats = Quién juega, de 2 a 7 asientos separados por comas: «me» para alguien en este teclado o un bot (heckmeck bots los muestra), con nombre si quieres: Anna=me,Ben=simple. Por defecto: me,simple,simple.
play-seed = Semilla de los dados: 64 cifras hexadecimales son los 32 bytes; de cualquier otro texto o número cuenta el SHA-256. Por defecto: se sortea.
play-phrases = Deja que cada persona añada una frase a los dados, cuando se ve la huella de la semilla.
play-save = El archivo que guarda la partida. Por defecto: uno nuevo en tu carpeta de partidas.
play-resume = Sigue con una partida guardada. El archivo o --seats dice quién es un bot.
play-position = Sigue desde esta posición, entre comillas. Sin --seats juegas en el asiento al que le toca, contra simple.
play-pause = Cuánto se ve cada paso de un bot, en segundos; cualquier tecla sigue. Por defecto: 0.7.
option-rules = Una modalidad y opciones en un solo argumento, como en un acta: "deluxe faster=returned". Por defecto: classic.
default-name = Jugador
refused-bad-seat = «{ $seat }» no es un asiento; un asiento es «me» o un bot, con un nombre delante si quieres: Anna=me
refused-resume-changes-nothing = una partida guardada conserva sus reglas y sus dados: --resume no se puede usar con --rules, --seed ni --phrases
refused-seats-do-not-fit = hay { $seats } asientos para { $players } jugadores
refused-bot-failed = el bot { $name } se ha parado: { $error }
refused-bot-illegal = el bot { $name } ha elegido «{ $move }»; puede elegir entre { $legal }
choice-roll = Lanzar los dados
choice-roll-again = { $n ->
    [one] Lanzar otra vez: { $n } dado
   *[other] Lanzar otra vez: { $n } dados
}
choice-eight = Ocho dados
choice-nine = Nueve dados, con el dado dorado
choice-weasel = Usar la comadreja: repetir
ask-dice = ¿Ocho dados o nueve?
ask-roll = ¡te toca!
ask-keep = ¿Qué dados apartas?
ask-weasel = Nada que apartar. ¿Usas la comadreja?
ask-decide = ¿Lanzas otra vez o te plantas?
ask-take = ¿Qué ración?
ask-phrase = { $name }, tu frase para los dados (o solo Intro):
keys = ? ayuda  u registro  q salir
help-keys = La tecla de cada opción está entre corchetes. ? muestra las reglas que cuentan ahora, u los turnos hasta aquí, q guarda y sale.
no-such-key = Pulsa una de estas teclas: { $keys }
terminal-too-small = Heckmeck necesita una ventana de { $width } columnas y { $height } líneas; esta tiene { $columns } y { $lines }. Hazla más grande y pulsa una tecla; q guarda y sale.
any-key = Pulsa una tecla…
log-empty = Todavía no se ha jugado ningún turno.
fair-dice = Dados justos: { $commitment }
fair-dice-seed = Semilla: { $seed }
fair-dice-check = Ahora cualquiera puede comprobar todos los lanzamientos: { $command }
record-saved = El acta está en { $file }
go-on = Sigue con: { $command }

## Línea de órdenes: replay, rules, bots

replay-json = Escribe documentos de estado, uno por línea: el comienzo y luego tras cada paso.
replay-at = Solo la mesa (o el documento) tras este paso; el comienzo es 0.
replay-position = Escribe solo la posición tras este paso (sin --at: tras el último).
rules-clause = Un artículo como T2, o la letra de una sección, como K. Por defecto: todas las reglas.
refused-no-such-clause = no hay ningún artículo «{ $clause }»; elige entre las secciones { $letters }
bots-parameters = parámetros: { $parameters }
bots-own = Un bot tuyo: my_bot.py:MyBot. Los parámetros van tras dos puntos: name:key=value,key=value.
bot-random = Juega sin plan: todas las jugadas permitidas son igual de probables.
bot-simple = Aparta el valor que da más puntos y se planta en cuanto eso se lleva una ración.
bot-careful = Juega cada turno para tener la mayor probabilidad de llevarse una ración, la que sea.
bot-worms = Juega cada turno para ganar de media los más gusanos posibles, contando la ración en juego.
bot-champion = Juega cada turno para tener la mayor probabilidad de ganar; una red que aprendió jugando contra sí misma valora lo que sigue.

## Línea de órdenes: simulate

simulate-bots = Un bot por asiento, separados por comas; heckmeck bots los muestra. Por defecto: random,simple,simple.
simulate-games = Cuántas partidas. Por defecto: 100.
simulate-seed = La misma semilla da las mismas partidas. Los dados de la partida n usan como semilla el SHA-256 de «SEED:n». Por defecto: 1.
simulate-record = Escribe las actas: una partida en este archivo, varias en esta carpeta.
simulate-json = Escribe el resumen como JSON.
simulate-progress = Partidas
simulate-games-played = { $n ->
    [one] { $n } partida, { $rules }, semilla { $seed }
   *[other] { $n } partidas, { $rules }, semilla { $seed }
}
simulate-turns = Turnos por partida: { $turns }
simulate-seat = Asiento
simulate-wins = Ganadas
simulate-share = Parte
simulate-worms = Gusanos
simulate-failures = Fallidos
simulate-steals = Robos
number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
refused-no-person-here = aquí solo juegan bots; «me» es para heckmeck play

## Qué se rechaza: servidor de mesas

refused-stale-ply = la partida ya va por el paso { $ply }
refused-no-such-table = esta mesa no existe
refused-no-such-seat = este asiento no existe
refused-no-such-link = este enlace ya se ha usado, es demasiado viejo o nunca se creó
refused-not-at-this-table = no tienes asiento en esta mesa
refused-not-started = la partida no ha empezado
refused-started-already = la partida ya ha empezado
refused-not-over = la partida no ha terminado
refused-archived = esta mesa se cerró porque nadie siguió jugando
refused-table-damaged = el registro de esta partida está dañado tras el paso { $ply }; quien lleva el servidor puede repararlo
refused-host-only = eso solo puede hacerlo quien abrió la mesa
refused-nothing-to-throw = ahora no hay dados que lanzar
refused-nothing-to-take-back = ahí no hay nada que deshacer
refused-dice-are-not-entered = en esta mesa los dados caen solos: nadie los anota
refused-not-your-dice = lanza { $name }: solo { $name } o quien abrió la mesa anota estos dados
refused-not-your-entry = eso se anotó para { $name }: solo { $name } o quien abrió la mesa puede deshacerlo
refused-dice-not-seen = los demás dados no se anotaron: di a la vez qué se aparta
refused-real-dice-without-clock = una mesa con dados de verdad no tiene reloj
refused-page-too-old = esta página es más antigua que la mesa: cárgala otra vez
refused-not-alone = solo quien juega a solas contra bots puede meterles prisa
refused-not-the-pace-setter = el ritmo de los bots lo marca quien abrió la mesa, o la única persona que juega
refused-over-already = la partida ya ha terminado
refused-still-here = { $name } sigue aquí
refused-not-away-long = { $name } no lleva mucho tiempo fuera; en { $seconds } s podrá jugar un bot
refused-host-here = quien abrió la mesa sigue aquí
refused-host-not-away-long = quien abrió la mesa no lleva mucho tiempo fuera; en { $seconds } s podrás tomar el relevo
refused-clock-decides = en esta mesa el reloj decide cuándo juega un bot
refused-bots-seat = ahí ya juega un bot
refused-too-many-pictures = demasiadas imágenes; en { $seconds } s podrás mostrar la siguiente
refused-nobody = este dispositivo no tiene asiento en ninguna mesa
refused-no-such-device = no tienes ningún dispositivo así
refused-logged-out = se ha cerrado la sesión de este dispositivo
refused-seated-already = ya tienes un asiento en esta mesa
refused-table-full = los { $places } asientos están ocupados
refused-too-few-players = una partida necesita al menos dos jugadores
refused-name-taken = el nombre { $name } ya está ocupado
refused-name-length = «{ $name }» no puede ser un nombre: un nombre tiene de 1 a { $most } caracteres visibles
refused-colour-taken = este color ya está ocupado
refused-bad-phrase = una frase no puede tener |, # ni caracteres de control
refused-bad-seal = una frase sellada es un SHA-256: 64 cifras hexadecimales en minúsculas
refused-not-revealing = las frases se abren al empezar la partida, en pocos segundos
refused-other-phrase = esta no es la frase que se selló
refused-foreign-origin = esta petición viene de una página de otro sitio
refused-not-an-origin = «{ $origin }» no es la dirección de un sitio: --allow-origin quiere una como https://club.example, sin ruta
refused-foreign-host = este servidor no se llama { $host }
refused-too-many-requests = demasiadas peticiones; inténtalo de nuevo en { $seconds } s
refused-too-many-refusals = demasiados mensajes sin sentido
refused-table-crowded = ya hay { $most } personas mirando esta mesa
refused-network-crowded = ya hay { $most } conexiones abiertas desde tu red; cierra alguna
refused-server-full = este servidor está lleno; inténtalo más tarde
refused-too-slow = esta conexión es demasiado lenta
refused-busy = mucha gente cambia esta mesa a la vez; inténtalo de nuevo
refused-storage-trouble = el servidor tiene problemas para guardar y no sabe si esto se ha hecho; puedes intentarlo de nuevo sin peligro
refused-database-too-new = la base de datos la escribió una versión más nueva (revisión { $revision })
refused-database-too-old = la base de datos es de una versión anterior; inicia el servidor una vez y se actualizará
refused-database-not-empty = en { $database } ya hay algo; elige una base de datos nueva
refused-not-a-backup = { $file } no es una copia de seguridad completa
refused-database-unusable = no se puede usar la base de datos: { $error }
refused-bad-request = esta petición no tiene sentido: { $detail }
refused-bad-message = este mensaje no tiene sentido: { $detail }
refused-not-found = aquí no hay nada
refused-method-not-allowed = eso no se puede hacer aquí
refused-too-large = esto es demasiado grande
refused-crash = algo ha fallado en el servidor; mira su registro
refused-server-needs-web = el servidor necesita más paquetes: pip install "heckmeck[web]"

## Orden: serve

command-serve = Ofrece mesas en la red, para personas y bots.
option-serve-host = Dirección en la que escuchar; 0.0.0.0 para toda la red.
option-serve-port = Puerto en el que escuchar.
option-serve-database = Dónde se guardan las partidas: sqlite+aiosqlite:///FILE o postgresql+asyncpg://USER@HOST/NAME. Por defecto: un archivo en tu carpeta de datos.
option-serve-channels = redis://HOST: mantiene al día varios procesos que comparten una base de datos.
option-serve-origin = Otro sitio cuyas páginas pueden hablar con este servidor, como https://example.org; se puede repetir.
option-serve-allow-origin = Un sitio que ofrece la página como archivos, como https://club.example, y cuyas visitas pueden jugar aquí; se puede repetir.
option-serve-proxies = Direcciones de proxies inversos en cuyas cabeceras X-Forwarded se confía, separadas por comas.
option-serve-bot = El bot que se sienta donde no se nombra ninguno, y juega por quien no está.
option-serve-bot-pace = Segundos que un bot parece pensar una jugada.
option-serve-rate = Multiplica todos los límites; 0 los desactiva.
option-serve-most-sockets = Máximo de conexiones abiertas de este proceso.
option-serve-archive-open-hours = Horas tras las que se cierra una mesa que no empezó.
option-serve-archive-days = Días tras los que se cierra una partida que nadie sigue.
option-serve-keep-days = Días tras los que se borran partidas y torneos terminados que nadie toca; 0 los guarda para siempre.
option-serve-log-level = Cuánto cuenta el registro: debug, info, warning o error.
option-serve-open = Abre la página en el navegador cuando el servidor esté listo.

command-backup = Copia en un archivo todo lo que guarda un servidor, también mientras funciona.
command-restore = Llena una base de datos nueva con una copia de seguridad.
command-move = Copia todo en otra base de datos: de SQLite a PostgreSQL o al revés. Detén antes el servidor.
backup-file = El archivo nuevo.
restore-file = El archivo que escribió heckmeck backup, con esta versión o una anterior.
move-to = La base de datos nueva, todavía vacía: postgresql+asyncpg://USER@HOST/NAME o sqlite+aiosqlite:///ARCHIVO.
copy-progress = Copiando
backup-done = { $rows ->
    [one] Ahora hay una fila
   *[other] Ahora hay { $rows } filas
} en { $file }.
restore-done = { $rows ->
    [one] Una fila está
   *[other] { $rows } filas están
} de vuelta. Inicia el servidor con esta base de datos.
move-done = { $rows ->
    [one] Se ha trasladado una fila
   *[other] Se han trasladado { $rows } filas
}. Inicia el servidor con la base de datos nueva; la antigua queda como estaba.

command-doctor = Dice qué estorba a un servidor: disco, reloj, base de datos, página, proxy, certificado.
doctor-url = Un servidor en marcha, tal como lo ven los visitantes: https://play.example.
doctor-disk = Disco
doctor-store = Base de datos
doctor-clock = Reloj
doctor-channels = Canales
doctor-page = Página
doctor-compiled = Reglas compiladas
doctor-visit = Servidor
doctor-tls = Cifrado
doctor-proxy = El proxy
doctor-certificate = Certificado
doctor-free = { $gigabytes } GB libres
doctor-no-database-yet = todavía no hay ninguna; el primer inicio crea { $file }
doctor-up-to-date = completa, y acepta lo que se escribe
doctor-older-database = de una versión anterior; el próximo inicio la actualiza
doctor-read-only = no se puede escribir nada en ella
doctor-refused = no responde: { $why }
doctor-clocks-differ = difiere del nuestro en { $seconds } s; a alguien se le acabaría el tiempo (configura NTP)
doctor-one-process = ninguno; está bien para un solo proceso
doctor-answers = Redis responde
doctor-built = construida
doctor-not-built = falta: make web la construye
doctor-nowhere-to-keep = no hay dónde guardarlas: cada inicio tarda un minuto más
doctor-kept = listas
doctor-compiled-at-start = llegan con el primer inicio, en un minuto más o menos
doctor-status = responde a /health con { $status }
doctor-no-tls = se visita por http: nadie puede guardar la página en el móvil
doctor-knows-https = el servidor sabe que lo visitan por https
doctor-knows-no-https = el servidor toma las visitas por https por visitas por http: indica la dirección del proxy con --proxies
doctor-valid-for = válido { $days } días más
serve-ready = Heckmeck está listo en { $address } (Ctrl-C lo para).
serve-network = Los demás de tu red: { $address }
serve-over-ssh = Te has conectado por SSH: en tu propio ordenador ejecuta «{ $command } …» y abre { $address }.
mend-done = La mesa { $table } sigue tras el paso { $ply }.
mend-whole = La mesa { $table } no está dañada.

## Entornos para aprender y datos

refused-unknown-reward = «{ $reward }» no es una recompensa; elige entre { $rewards }
refused-number-of-games = { $count } partidas; tiene que haber al menos una
refused-number-of-seeds = { $given } semillas para { $games } partidas
refused-number-of-actions = acciones de forma { $shape } para { $games } partidas: da un número entero por partida
refused-reset-first = no hay ninguna partida en marcha: reset() empieza una
refused-bot-not-compiled = «{ $bot }» no juega dentro del núcleo; elige entre { $bots }
refused-no-seat-left = { $bots } bots en una mesa de { $players } no dejan ningún asiento libre
refused-too-few-turns = { $turns } turnos son pocos para { $players } jugadores: no todos llegarían a decidir
refused-needs-extra = { $what } necesita más paquetes: pip install "heckmeck[{ $extra }]"
refused-game-not-over = la partida no ha terminado
refused-players-of-dataset = esta partida tiene { $players } jugadores; las demás de este archivo tienen { $due }

## Qué se rechaza: torneos

refused-tournament-size = { $count } participantes; un torneo tiene de 2 a 3000
refused-tournament-final-size = { $count } llegarían a la final, que tiene de 2 a 7 jugadores
refused-tournament-table-too-large = { $tables } mesas tendrían hasta { $size } jugadores; las mesas de 7 necesitan table_size = 7
refused-tournament-tables-impossible = { $n } participantes no caben: las mesas tienen de { $low } a { $high } jugadores, y hay como mucho { $tables } mesas
refused-tournament-registration-over = la inscripción está cerrada
refused-tournament-not-closed = la semilla sigue sellada: primero cierra la inscripción, con una frase de la sala
refused-tournament-closed-already = la inscripción ya está cerrada
refused-tournament-closed-for-good = la inscripción sigue cerrada: la semilla ya es pública y la lista de participantes no puede cambiar
refused-tournament-secret-missing = esta copia no tiene el secreto de la semilla: sortea con el archivo de la organización
refused-tournament-seal-either = «open» lleva el secreto o su huella, no ambos
refused-tournament-nobody = nadie tiene el número { $number }
refused-tournament-gone-already = { $name } ya se ha retirado
refused-tournament-not-gone = { $name } no se ha retirado
refused-tournament-drawn-since = { $name } no puede volver: desde entonces se ha sorteado una ronda
refused-tournament-is-here = { $name } tiene marcada la llegada
refused-tournament-not-waiting = { $name } no está en espera
refused-tournament-too-late = { $name } llega tarde: la primera fase ha terminado
refused-tournament-no-further-round = esta fase no tiene más rondas: elige una mesa abierta
refused-tournament-not-smallest = en la mesa { $table } no: quien llega tarde se sienta en la mesa abierta más pequeña ({ $tables })
refused-tournament-table-live = la mesa { $table } es una mesa en vivo: su partida ya ha empezado
refused-tournament-round-open = faltan resultados: mesa { $tables }
refused-tournament-over = el torneo ha terminado
refused-tournament-no-table = no hay mesa { $table } en la ronda { $round } de la fase { $stage }
refused-tournament-stage-closed = la fase { $stage } está cerrada: ya se ha sorteado la siguiente
refused-tournament-result-there = la mesa { $table } ya tiene resultado: { $scores }. Se puede corregir
refused-tournament-nothing-to-correct = la mesa { $table } no tiene resultado que corregir
refused-tournament-result-missing = mesa { $table }: falta el resultado de { $name }
refused-tournament-result-stranger = mesa { $table }: { $name } no juega ahí, se fue o aparece dos veces
refused-tournament-not-your-table = esta no es tu mesa: { $table }
refused-not-your-table = este enlace no permite resultados de la mesa { $table }
refused-pass-unknown = este enlace no es de este torneo
refused-tournament-reports-many = la mesa { $table } ha avisado demasiadas veces: llama a la organización
refused-tournament-nothing-taken = mesa { $table }: nadie tiene raciones, pero una partida solo acaba cuando alguien se lleva la última
refused-tournament-nothing-to-undo = no hay nada que deshacer

refused-tournament-draw-number = ahora toca el sorteo de la fase { $stage }, ronda { $round }, con el número { $number }
refused-tournament-draw-tables = estas mesas no cuadran: alguien está dos veces o no es de aquí, o una mesa tiene menos de 2 o más de 7
refused-tournament-draw-stranger = { $name } salió en el sorteo, pero no participa
refused-tournament-draw-missing = { $name } participa, pero no salió en el sorteo
refused-tournament-draw-sizes = las mesas deben tener { $due } jugadores
refused-tournament-draw-other-tables = estas mesas no salen de la semilla
refused-tournament-draw-other-seats = estos asientos no salen de la semilla

refused-tournament-no-such-tile = { $name }: la ración { $tile } no existe
refused-tournament-tile-twice = la ración { $tile } se ha anotado dos veces
refused-tournament-wrong-sum = { $name }: estas raciones dan { $worms } gusanos, no { $given }
refused-tournament-wrong-highest = { $name }: la ración más alta es la { $highest }, no la { $given }
refused-tournament-worms-missing = { $name }: faltan los gusanos
refused-tournament-worms-impossible = { $name }: { $worms } gusanos con la { $highest } como ración más alta no puede ser; pueden ser de { $least } a { $most }
refused-tournament-highest-missing = { $name }: falta la ración más alta
refused-tournament-tie-needs-tile = alguien más tiene { $worms } gusanos como { $name }: decide la ración más alta, y falta
refused-tournament-sum-too-high = { $worms } gusanos en total, pero solo hay { $most }
refused-tournament-result-impossible = no hay reparto de raciones que dé estos gusanos
refused-tournament-bratworms = { $count } gusanos a la brasa, pero solo hay { $most }
refused-tournament-apple-twice = no hay tantas manzanas
refused-tournament-apple-without-tile = { $name } tiene la manzana, pero ninguna ración

refused-tournament-create-first = un torneo empieza con «open» o «create», que no pueden venir después
refused-tournament-no-object = esto no es un objeto JSON
refused-tournament-event-kind = «{ $kind }» no es un tipo de suceso
refused-tournament-event-field = «{ $field }» no es un campo de «{ $kind }»
refused-tournament-field-missing = falta el campo «{ $field }»
refused-tournament-field-value = «{ $field }» no puede ser «{ $value }»
refused-tournament-score-either = jugador { $player }: una puntuación lleva tiles (con bratworms, apple), o worms y highest

refused-tournament-toml = las reglas de la casa no son TOML: { $what }
refused-tournament-toml-size = las reglas de la casa son demasiado largas: como mucho { $length } caracteres, y { $dots } puntos por línea (línea { $line })
refused-tournament-too-large = este torneo está lleno: su historial pasa de { $most } MiB
refused-tournament-house-key = las reglas de la casa no tienen «{ $key }»; elige entre { $known }
refused-tournament-house-value = reglas de la casa, { $key }: «{ $value }» no puede ser; elige entre { $wanted }
refused-tournament-points = reglas de la casa, puntos de una mesa de { $size }: da un número por puesto, ninguno mayor que el anterior, no { $given }
refused-tournament-rounds-and-stages = reglas de la casa: con [[stage]], rounds va dentro de cada fase
refused-tournament-stage-advance = reglas de la casa, { $stage }: da advance o each
refused-tournament-stage-tables = reglas de la casa, { $stage }: da solo tables o table_size
refused-tournament-stage-each = reglas de la casa, { $stage }: tras varias rondas decide la clasificación; da advance, no each
refused-tournament-csv = esto no es ni una lista de nombres ni CSV
refused-tournament-which-column = ¿qué parte de «{ $text }» es el nombre? Escribe un nombre por línea, o una primera línea como «Name;Club» que nombre las columnas
refused-tournament-names-alike = estos nombres solo se distinguen en las mayúsculas: { $names }. Añade algo para distinguirlos

## Orden: arena

command-arena = Haz que unos bots jueguen entre sí y compáralos.
arena-bots = Dos bots o más; juega cada pareja. heckmeck bots los muestra; my_bot.py:MyBot es uno tuyo.
arena-players = Jugadores por mesa, de 2 a 7; varios tamaños separados por comas. Con más de 2, el primer bot de la pareja tiene un asiento y el segundo los demás. Por defecto: 2.
arena-games = Partidas por pareja y tamaño, redondeadas hacia arriba para que el primer bot juegue lo mismo en cada asiento. Por defecto: 1000.
arena-seed = La misma semilla da las mismas partidas. Por defecto: 1.
arena-workers = Procesos de trabajo. Por defecto: uno por núcleo.
arena-cluster = Juega en el clúster del planificador dask de esta dirección, como tcp://host:8786.
arena-timeout = Segundos que tiene un bot tuyo para una jugada. Por defecto: 5.
arena-json = Escribe los resultados como JSON.
arena-csv = Escribe los resultados en este archivo, una línea por pareja y tamaño.
arena-plot = Dibuja los resultados en este archivo: .png, .svg o .pdf.
arena-progress = Partidas
arena-title = Arena: { $rules }, semilla { NUMBER($seed, useGrouping: 0) }
arena-axis = Parte de partidas ganadas por el primer bot
arena-column-pair = Pareja
arena-column-players = Jugadores
arena-column-games = Partidas
arena-column-share = Ganadas
arena-column-interval = Intervalo del 95 %
arena-column-turns = Turnos
arena-column-first-seat = Primer asiento
arena-column-bot = Media por partida y asiento
arena-column-worms = Gusanos
arena-column-failures = Fallidos
arena-column-steals = Robos
arena-column-own-turns = Turnos
arena-column-forfeits = Abandonos
arena-column-rating = Nivel
arena-column-mu = Habilidad
arena-column-sigma = ±
arena-against = { $bot } contra { $other }
arena-forfeited = { $bot } pierde por abandono: { $reason }. Tras tres abandonos, las demás partidas de la pareja cuentan como perdidas.
arena-raised = se ha parado con { $error }
arena-too-slow = ninguna jugada en { $seconds } s
arena-died = su proceso terminó con el código { $code }
arena-illegal = eligió «{ $move }»; podía elegir entre { $legal }
refused-too-few-bots = una arena necesita al menos dos bots
refused-no-cluster = ningún planificador dask responde en { $address } ({ $error })
refused-workers-die = los procesos de trabajo murieron { $count } veces
refused-picture-format = «{ $file }»: un archivo de imagen termina en { $formats }

## Orden: odds

command-odds = Muestra las probabilidades exactas de un turno: cada ración, fallar, y lo que vale cada jugada.
odds-file = El acta de una partida. Por defecto: el primer turno de una partida, o la posición de las opciones.
odds-at = El paso del acta que se mira; el comienzo es 0. Por defecto: el último.
odds-kept = Dados apartados, como 444W; un dado dorado va tras un más: 44+W.
odds-roll = El lanzamiento en la mesa, como 1123 o 1123+W.
odds-dice = Dados de este turno, 8 o 9; 9 es con el dado dorado.
odds-weasel-used = La comadreja ya se ha usado en este turno.
odds-owns = El especialista del jugador: golden_die, weasel o canned_worm.
odds-aim = Para qué se juega el turno: worms, at-least:T o exactly:T. Por defecto: worms.
odds-json = Escribe las probabilidades como JSON.
odds-plot = Dibuja las probabilidades en este archivo: .png, .svg o .pdf.
odds-value-worms = Valor de este turno: { $value } gusanos
odds-value-at-least = Probabilidad de un total de { $total } o más: { $value }
odds-value-exactly = Probabilidad de un total de exactamente { $total }: { $value }
odds-fail = Tirada fallida: { $fail }
odds-column-tile = Total
odds-column-at-least = o más
odds-column-exactly = exacto
odds-column-decision = Jugada
odds-column-value = Valor
odds-column-fails = Fallida
odds-note = Cada probabilidad es la mejor que se puede tener si se juega solo para ese total.
odds-title = { $rules }: mejores probabilidades de cada total
value = { NUMBER($n, minimumFractionDigits: 4, maximumFractionDigits: 4) }
percent-two = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
refused-odds-aim = «{ $aim }» no es un objetivo; elige entre worms, at-least:T y exactly:T con un total T de 1 a 45
refused-odds-owns = «{ $name }» no vale aquí; elige entre { $names }
refused-odds-owns-two = nadie tiene dos especialistas
refused-odds-dice = un turno tiene 8 o 9 dados, no «{ $dice }»
refused-odds-too-many-dice = hay { $count } dados apartados, pero el turno tiene { $dice }
refused-odds-file-and-flags = da un acta o las opciones de una posición, no ambas cosas: { $flag }
refused-odds-at-without-file = --at necesita un acta
refused-odds-roll-fails = el lanzamiento { $roll } solo muestra valores ya apartados: falla enseguida
refused-odds-over = la partida ha terminado: no hay ningún turno en marcha

## Campeón: entrenamiento y finales exactos

command-exact = Resuelve del todo una partida reducida para dos: ¿cada cuánto gana quien empieza?
exact-tiles = El número de raciones, de la 21 en adelante: de 1 a 8. Por defecto: 4. Desde 7 tarda minutos.
exact-forced = Quien no tiene dados tiene que llevarse lo que da el total, aunque fallar fuera mejor (T5).
exact-json = Escribe el resultado como JSON.
exact-result = { $tiles } raciones, { $states } posiciones: quien empieza gana con una probabilidad de { $chance }.
exact-progress = Resolviendo la partida con { $tiles } raciones…
command-train = Entrena la red del bot «champion» jugando contra sí misma. Un entrenamiento interrumpido sigue donde estaba.
train-out = Una carpeta para el entrenamiento, la red y su curva de aprendizaje.
train-players = El número de jugadores, como 2 o 3-7. Por defecto: 2.
train-games = El número de partidas, de 100 en 100. Por defecto: 100000.
train-seed = Un número; el mismo repite el mismo entrenamiento. Por defecto: 1.
train-settle = Lambda de las ganancias al final del entrenamiento, de 0 a 1; empieza en 0.8. Por defecto: 0.
train-progress = { $games } de { $of } partidas, distancia al objetivo { $error }
train-done = La red está en { $file }, la curva de aprendizaje en { $curve }.
refused-train-other-run = { $file } es de un entrenamiento con otro plan; elige otra carpeta

## Primera vez

first-run = Preparando (solo la primera vez, cosa de medio minuto)…

## Coach

command-advise = Di qué hacer en un paso de una partida guardada, y lo que vale cada jugada.
advise-at = El paso que se mira, como en replay; el comienzo es 0. Por defecto: el último.
advise-json = Escribe el consejo como JSON.
option-depth = Cuántos turnos mira por delante el coach, 1 o 2. Por defecto: 1.
whole-percent = { NUMBER($n, maximumFractionDigits: 0) } %
points-lost = −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
signed-points = { $sign ->
    [minus] −{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[plus] +{ NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
advise-chances = Probabilidades de ganar:
advise-option = Jugada
advise-win = Gana
advise-loss = Cuesta
advise-fail = Falla
advise-worms = Gusanos
advise-brings = Lo más probable
advise-nobody = Aquí no hay nada que decidir: toca lanzar los dados.
advise-over = La partida ha terminado.
move-keep = apartar { $dice }
move-roll = lanzar otra vez
move-weasel = usar la comadreja
move-stop = plantarse
move-take = llevarse la { $tile }
move-put-back = devolver { $specialist }
move-from = que lo dé { $name }
likely-takes = se lleva la { $tile } ({ $percent })
likely-steals = le roba la { $tile } a { $name } ({ $percent })
likely-takes-hen = se lleva la clueca de { $name } ({ $percent })
likely-fails = tirada fallida ({ $percent })
why-only = No se puede hacer otra cosa.
why-equal = Da igual: «{ $other }» es igual de bueno.
why-must-fail =
    .best = «{ $other }» solo puede fallar.
    .worse = Solo puede fallar.
why-cannot-fail =
    .best = No puede fallar; «{ $other }» falla en el { $fail2 } de los casos.
    .worse = Falla en el { $fail } de los casos; «{ $other }» no puede fallar.
why-safer-and-richer =
    .best = Falla menos que «{ $other }» ({ $fail } frente a { $fail2 }) y da más gusanos de media ({ $worms } frente a { $worms2 }).
    .worse = Falla más que «{ $other }» ({ $fail } frente a { $fail2 }) y da menos gusanos de media ({ $worms } frente a { $worms2 }).
why-safer =
    .best = Falla menos que «{ $other }»: { $fail } frente a { $fail2 }.
    .worse = Falla más que «{ $other }»: { $fail } frente a { $fail2 }.
why-richer =
    .best = El riesgo vale la pena: { $worms } gusanos de media, { $worms2 } con «{ $other }».
    .worse = Da demasiado poco: { $worms } gusanos de media, { $worms2 } con «{ $other }».
why-more-worms =
    .best = Da más gusanos: { $worms } frente a { $worms2 } con «{ $other }».
    .worse = Da menos gusanos: { $worms } frente a { $worms2 } con «{ $other }».
why-steals =
    .best = Roba más a menudo que «{ $other }»: { $steals } frente a { $steals2 }.
    .worse = Roba menos a menudo que «{ $other }»: { $steals } frente a { $steals2 }.
why-ends =
    .best = La partida acaba antes, y eso te conviene.
    .worse = Con «{ $other }» la partida acaba antes, y eso te conviene.
why-lasts =
    .best = La partida sigue, y lo necesitas.
    .worse = La partida acaba demasiado pronto para ti; con «{ $other }» sigue.
why-position =
    .best = Te deja mejor: { $points } puntos más que «{ $other }».
    .worse = Te deja peor: { $points } puntos menos que «{ $other }».
advise-best = Lo mejor: { $move }.
advise-rollouts = Mira más de cerca: el campeón juega las mejores jugadas hasta el final, sin contar la suerte.
rollouts-error = Puntos de error típico con los que una probabilidad de ganar se conoce lo bastante bien, de 0.05 a 10. Por defecto: 0.5.
rollouts-max = Como mucho, estas partidas por jugada. Por defecto: 4000.
rollouts-seed = Un número; el mismo da las mismas partidas. Por defecto: 0.
rollouts-working = Mirando más de cerca…
rollouts-title = Jugado hasta el final por el campeón, sin contar la suerte:
rollouts-margin = 95 %
rollouts-games = Partidas
rollouts-clear = «{ $best }» es mejor.
rollouts-close = «{ $best }» y «{ $other }» están demasiado cerca para decidir.
rollouts-stopped = Se ha parado antes de saberlo con la precisión pedida.
rollouts-note = En 19 de cada 20 casos, la verdad está dentro del margen ±.
refused-option-without-rollouts = { $option } va con --rollouts

## Análisis

command-review = Mira una partida guardada, jugada a jugada: pérdidas, suerte y momentos decisivos.
review-rollouts = Mira más de cerca las jugadas que cuestan poco: las juega hasta el final, y también las mejores; el error es 1 punto sin --error.
review-out = Escribe en este archivo en vez de en la terminal.
review-json = Escribe el análisis como JSON.
review-html = Haz una página con la gráfica, para un navegador.
refused-review-form = elige entre --html y --json
review-title = Análisis: { $rules }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
review-graph = Probabilidades de ganar, turno a turno
review-player = Jugador
review-accuracy = Precisión
review-error-rate = Pérdida por jugada
review-inaccuracy = ?!
review-mistake = ?
review-blunder = ??
review-luck = Suerte
review-result = Resultado
review-adjusted = Sin suerte
review-mistakes = Imprecisiones (?!), errores (?) y errores graves (??), en puntos de la probabilidad de ganar
review-turning-points = Momentos decisivos
review-where = Turno { $turn }, paso { $ply }, { $name }:
review-rolled = lanza { $dice }
review-better = Mejor: { $move }.
review-none = ninguno
review-grade = { $grade ->
    [best] lo mejor
    [fine] bien
    [inaccuracy] imprecisión
    [mistake] error
   *[blunder] error grave
}
review-revaluation = Tras cada turno se vuelve a valorar la posición: { $points } puntos de media.
review-sums = Así sale la cuenta
review-sums-note = Comienzo, suerte, jugadas y revaloración suman el resultado. Todos los números son puntos de la probabilidad de ganar.
review-start = Comienzo
review-luck-own = Suerte con los dados propios
review-luck-of-others = Suerte de los demás
review-losses-own = Jugadas propias
review-losses-of-others = Jugadas de los demás
review-revalued = Revaloración
review-unjudged = Turnos sin valorar
review-unjudged-note = { $n ->
    [one] { $n } turno no se valora: solo se anotaron los dados apartados.
   *[other] { $n } turnos no se valoran: solo se anotaron los dados apartados.
}
review-all = Todas las jugadas
review-turn = Turno
review-decision = Jugada
review-best-was = Lo mejor
review-loss = Cuesta
review-luck-by-turn = Suerte de los dados, turno a turno: arriba es bueno y abajo es malo para quien tiene el turno

## Retos

command-puzzle = Propone un reto: una posición en la que la jugada evidente es mala.
puzzle-number = El número del reto. Por defecto: cualquiera.
puzzle-title = Reto { $number }: ¿qué es lo mejor?
puzzle-keys = (Intro muestra la respuesta)
puzzle-right = ¡Correcto!
puzzle-wrong = No es lo mejor: cuesta { $points } puntos.
puzzle-natural = «{ $move }» parece natural y cuesta { $points } puntos.

## Jugar con el coach

play-coach = Muestra lo que vale cada jugada antes de decidir.
play-tutor = Avisa antes de una jugada que cueste estos puntos de probabilidad de ganar, de 0 a 100, y deja retirarla.
tutor-warning = Esto cuesta { $points } puntos. { $why }
tutor-question = ¿La retiras?
tutor-yes = Sí, elijo otra vez
tutor-no = No, la mantengo

## Datos

simulate-dataset = Escribe cada posición, jugada y resultado en un archivo Parquet (necesita el extra «rl»).

## Orden: locale

command-locale = Para quien traduce: comprueba un idioma, muestra los textos más leídos.
command-locale-check = Di qué le falta a un idioma: textos que faltan o sobran, otras variables, formas de plural que faltan, textos demasiado largos para su botón.
command-locale-table = Escribe los textos más leídos en todos los idiomas, como Markdown.
locale-language = Un idioma por su código, como de: el archivo src/heckmeck/locales/de.ftl.
locale-fault-missing = { $key }: falta
locale-fault-unused = { $key }: en inglés no existe este texto
locale-fault-variables = { $key }: las variables son { $own }; en inglés { $english }
locale-fault-plurals = { $key }: las formas de plural son { $own }; hacen falta { $due }
locale-fault-long = { $key }: { $n } caracteres; aquí caben { $most }
locale-fault-unreadable = línea { $line }: no se puede leer
locale-fault-file = falta el texto { $file }
locale-checked = { $n ->
    [0] { $language }: está todo.
    [one] { $language }: { $n } fallo
   *[other] { $language }: { $n } fallos
}

## La página: en todas partes

web-page-not-loaded = No se ha podido cargar esta página: no hay conexión. Se abrirá sola en cuanto la haya.
web-try-again = Probar otra vez
web-no-answer = El servidor no responde. ¿Tienes conexión?
web-no-server = Para esto hace falta un servidor, y este dispositivo no tiene ninguno puesto.
web-trouble = Algo ha salido mal. Inténtalo otra vez.
web-language = Idioma
web-back = Atrás
web-to-start = A la página de inicio
web-lost-title = Aquí no hay nada
web-lost = El gusano ha buscado por todas partes: esta página no existe.

## Torneos

command-tournament = Organiza un torneo, de la inscripción a la final.
command-tournament-plan = Di qué pasará con tantos participantes, fase a fase.
command-tournament-run = La mesa de organización: crea un torneo o sigue con él, sortea, anota resultados.
command-tournament-check = Repasa un torneo e informa de todo lo que no sigue las reglas.
command-tournament-export = Escribe la clasificación o todo el torneo para otros programas y para papel.
command-tournament-anonymise = Escribe el torneo sin nombres: los sorteos y los resultados se quedan.
command-tournament-simulate = Haz que unos bots jueguen torneos enteros y cuenta quién los gana.
tournament-option-n = Cuántos participantes, de 2 a 3000.
tournament-option-file = El archivo del torneo: un suceso por línea; solo se añaden líneas.
tournament-option-words = Una orden de la organización, como «draw»; «help» las muestra. Por defecto: lo que escribas.
tournament-option-rules-file = Reglas de la casa en un archivo TOML. Por defecto: las reglas de la hoja del torneo.
tournament-option-name = El nombre de un torneo nuevo. Por defecto: el nombre del archivo.
tournament-option-names = Inscribe los nombres de esta lista: uno por línea, o CSV.
tournament-option-seed = La semilla pública de todos los sorteos: 64 cifras hexadecimales, o un texto del que cuenta el SHA-256. Por defecto: se sortea.
tournament-option-script = Ejecuta las órdenes de este archivo, una por línea; «-» lee la entrada estándar.
tournament-option-csv = La clasificación como CSV.
tournament-option-json = Todo el torneo como un documento JSON.
tournament-option-html = Todo el torneo como una página para imprimir.
tournament-option-output = Escribe en este archivo. Por defecto: en la salida estándar.
tournament-option-plan-json = Un objeto JSON por línea, uno por fase, la final al último.
tournament-option-participants = Cuántos participantes, de 2 a 3000. Por defecto: 30.
tournament-option-bots = Bots, separados por comas; los participantes juegan como ellos, por turnos. Por defecto: worms,careful,simple.
tournament-option-events = Cuántos torneos. Por defecto: 1000.
tournament-option-simulate-seed = La misma semilla da los mismos torneos. Por defecto: 1.
tournament-option-simulate-json = Escribe el resultado como JSON.

tournament-preliminary = Fase { $n }, ronda previa
tournament-semi-final = Fase { $n }, semifinal
tournament-final = Fase { $n }, final
tournament-plan-participants = { $n ->
    [one] { $n } participante
   *[other] { $n } participantes
}
tournament-plan-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
tournament-plan-tables = { $n ->
    [one] { $n } mesa de { $size }
   *[other] { $n } mesas de { $size }
}
tournament-plan-advance = pasan { $n }: { $who }
tournament-plan-ranking = pasan { $n } según la clasificación
tournament-plan-byes = { $n } de ellos directos a la final
tournament-plan-firsts = { $n ->
    [one] { $n } primero
   *[other] { $n } primeros
}
tournament-plan-seconds = { $n ->
    [one] el mejor segundo
   *[other] { $n } segundos
}
tournament-plan-thirds = { $n ->
    [one] el mejor tercero
   *[other] { $n } terceros
}
tournament-round = Ronda { $n } de { $total }
tournament-table = Mesa { $n }
tournament-seat = asiento { $seat }, ración { $tile }
tournament-drawn = fase { $stage }, ronda { $round }
tournament-tile = Ración
tournament-participant = Participante
tournament-place = Puesto
tournament-stage = Fase
tournament-why = Decidido por
tournament-standings = Clasificación
tournament-champion = { $name } gana el torneo
tournament-seed-note = Todos los sorteos salen de la semilla pública { $seed }; cualquiera puede repetirlos (R9).
tournament-rules-preset-sheet = Formato: hoja de torneo del juego (edición rumana)
tournament-rules-preset-simple = Formato: reglas de torneo sencillas de la editorial ({ $source })
tournament-rules-preset-profi = Formato: reglas de torneo «Profi» de la editorial ({ $source })
tournament-rules-preset-seven = Formato: 7-5-3-1 con cuatro rondas, semifinal y pases directos ({ $source })
tournament-rules-edition-classic = Juego clásico, raciones de la 21 a la { $highest }
tournament-rules-edition-deluxe = Juego deluxe, raciones de la 21 a la { $highest }, 11 y 13
tournament-rules-one-round = Una partida, y pasan los mejores de cada mesa
tournament-rules-rounds = Partidas antes de la final: { $n }; la clasificación decide quién pasa
tournament-rules-stages = Fases propias antes de la final: { $n }
tournament-rules-draw-lots = Cada ronda se sortea, con los menos rivales repetidos posibles
tournament-rules-draw-placing = Las demás rondas se sortean por puesto: quienes tuvieron el mismo puesto se sientan juntos
tournament-rules-final = Jugadores en la final: { $n }
tournament-rules-byes = Directos a la final: los { $n } mejores de la clasificación; los siguientes juegan una semifinal
tournament-rules-tables = Mesas de { $low } a { $high } jugadores
tournament-rules-table-size = Si se puede, { $n } por mesa
tournament-rules-most-tables = { $n } mesas como mucho
tournament-rules-score-worms-and-places = Cuentan los gusanos y los puntos por puesto
tournament-rules-score-places = Solo cuentan los puntos por puesto
tournament-rules-points = Puntos por puesto en una mesa de { $size }: { $points }
tournament-rules-minutes = Una ronda dura { $n } minutos; después, cada jugador tiene estos últimos turnos: { $turns }
tournament-rules-max-turns = Una partida acaba tras { $n } turnos de todos los jugadores juntos
tournament-rules-ranking = Orden de la clasificación: { $metrics }; después, el sorteo
tournament-sealed-note = La semilla de todos los sorteos está sellada, así que nadie puede elegirla. SHA-256 de su secreto: { $seal } (R9).
tournament-ask-phrase = ¿Qué grita la sala? Cierra la inscripción y abre la semilla; puede quedar vacío:
tournament-place-points = puesto { $place }, { $points } puntos
tournament-metric-score = Puntuación
tournament-metric-places = Puntos por puesto
tournament-metric-wins = Mesas ganadas
tournament-metric-worms = Gusanos
tournament-metric-highest = Ración más alta
tournament-why-metric = { $metric }: { $here } frente a { $above }
tournament-why-shared = puesto compartido
tournament-why-stage = no llegó a esta fase
tournament-why-lot = por sorteo
tournament-why-stayed = dejó la final

tournament-phase-registration = inscripción
tournament-phase-playing = las mesas juegan
tournament-phase-draw = toca el siguiente sorteo
tournament-phase-over = terminado
tournament-participants = { $n ->
    [one] { $n } participante
   *[other] { $n } participantes
}
tournament-gone = { $name } se retira
tournament-is-back = { $name } vuelve
tournament-undone = Deshecho: { $what }
tournament-open-tables = Faltan resultados: mesa { $tables }
tournament-round-over = Están todos los resultados. «draw» sortea lo que sigue.
tournament-nothing-drawn = Todavía no se ha sorteado nada.
tournament-note-gone = (fuera)
tournament-note-here = (presente)
tournament-note-waiting = (en espera)
tournament-missing = Sin marcar todavía: { $n }
tournament-swept = Fuera de la lista: { $n }
tournament-torn-line = La última línea no estaba completa y nunca se confirmó: se ha quitado.
tournament-event-create = Creado
tournament-event-open = Abierto
tournament-event-close = Inscripción cerrada
tournament-event-register = Inscripción
tournament-event-rules = Cambio de reglas
tournament-event-rename = Cambio de nombre
tournament-event-withdraw = Retirada
tournament-event-return = Vuelta
tournament-event-arrive = Llegada marcada
tournament-event-sweep = No han venido
tournament-event-reserve = Espera una plaza
tournament-event-admit = Participa
tournament-event-draw = Sorteo
tournament-event-result = Resultado
tournament-event-correct = Corrección
tournament-event-report = Aviso de la mesa
tournament-event-timer = Reloj
tournament-event-announce = Anuncio
tournament-event-schedule = Programa
tournament-event-anonymise = Nombres quitados
tournament-by = de { $who }
tournament-event-undo = Deshecho
tournament-checked = { $n ->
    [0] El torneo sigue las reglas.
    [one] { $n } fallo
   *[other] { $n } fallos
}
tournament-unfinished = El torneo todavía no ha terminado.
tournament-progress = Torneos
tournament-simulated = { $events } torneos de { $participants } participantes, semilla { $seed }
tournament-column-bot = Bot
tournament-column-participants = Participantes
tournament-column-wins = Ganados
tournament-column-interval = Intervalo del 95 %
tournament-column-each = Cada uno
tournament-column-final = En la final

tournament-desk-hint = «help» muestra las órdenes, «quit» sale; todo se guarda en el archivo al momento.
tournament-desk-add = add NAME …: inscribir participantes; «Anna Maria» entre comillas es un solo nombre
tournament-desk-import = import FILE: inscribir una lista de nombres, uno por línea o CSV
tournament-desk-rename = rename NUMBER NAME: corregir un nombre
tournament-desk-out = out NUMBER: alguien se retira
tournament-desk-back = back NUMBER: vuelve quien se había retirado, si no se ha sorteado nada desde entonces
tournament-desk-here = here NUMBER …: han llegado estos participantes
tournament-desk-sweep = quitar de la lista a quien no ha venido
tournament-desk-late = late NAME …: lista de reserva antes del sorteo, llegadas tardías después
tournament-desk-seat = seat NUMBER [TABLE]: juega quien esperaba: en una mesa, o desde la ronda siguiente
tournament-desk-draw = sortear la siguiente ronda, fase o final: mesas y asientos
tournament-desk-tables = mostrar las mesas de esta ronda con asientos y resultados
tournament-desk-enter = enter TABLE SCORE …: el resultado de una mesa, una puntuación por asiento en el orden de las raciones
tournament-desk-correct = correct TABLE SCORE … because REASON: corregir un resultado; ROUND:TABLE para una ronda anterior
tournament-desk-undo = deshacer el último paso
tournament-desk-standings = la clasificación, y qué la decidió
tournament-desk-players = todos los participantes con números y asientos
tournament-desk-plan = qué pasará, fase a fase
tournament-desk-rules = las reglas de este torneo, y en qué se apartan de la hoja
tournament-desk-log = todo lo que ha pasado; × marca lo deshecho
tournament-desk-help = esta lista
tournament-desk-quit = salir
tournament-desk-scores = Una puntuación: raciones 21,30 (deluxe: 21,30+2+apple con dos gusanos a la brasa), o gusanos y ración más alta 4/33, o - si no hay nada.

refused-tournament-score-text = «{ $text }» no es una puntuación: escribe 21,30 o 21,30+2+apple o 4/33 o -
refused-tournament-scores-number = { $given } puntuaciones, pero en esta mesa juegan { $due } hasta el final
refused-tournament-no-command = «{ $command }» no es una orden de la organización; elige entre { $commands }
refused-tournament-usage = esta orden se usa así: { $usage }
refused-tournament-nothing-after = tras esta orden no va nada
refused-tournament-quotes = falta cerrar unas comillas
refused-tournament-exists = este torneo ya existe: nombre, semilla y reglas son fijos
refused-tournament-file-busy = este torneo está abierto en otra mesa de organización
refused-tournament-export-form = elige entre --csv, --json y --html
refused-tournament-too-many-bots = { $bots } bots para { $n } participantes
refused-tournament-stale = el torneo ha cambiado mientras tanto: esta es la versión { $version }
refused-tournament-text = «{ $text }» no es un texto de una línea
refused-tournament-not-playing = no juega ninguna mesa: no se ha sorteado nada, o están todos los resultados
refused-too-many-bot-tables = como mucho { $most } mesas de un torneo pueden jugarse a la vez solo con bots; abre más cuando acaben algunas
refused-no-such-tournament = este torneo no existe
refused-not-the-organiser = solo la organización puede cambiar el torneo

## El servidor: nombres, coach, actas, retos

refused-no-such-code = ninguna mesa abierta tiene este código
refused-not-your-seat = este no es tu asiento
refused-no-coach = esta mesa juega sin coach; responderá después de la partida
refused-game-running = la partida sigue en marcha
refused-record-too-long = el acta tiene más de { $most } pasos
refused-no-such-puzzle = este reto no existe; elige un número del 1 al { $count }
site-not-built = La página de este servidor no está construida. En la carpeta del proyecto, «make web» la construye; después, arranca otra vez el servidor.

## La página: la mesa

web-move-keep = { $n ->
    [one] apartar el { $face }
   *[other] apartar los { $face }
}
web-move-keep-worms = { $n ->
    [one] apartar el gusano
   *[other] apartar los gusanos
}
web-move-roll = lanzar
web-move-roll-golden = lanzar nueve dados
web-move-weasel = repetir con la comadreja
web-move-stop = plantarse
web-move-take = llevarse la { $tile }
web-move-put-back = devolver { specialist-object }
web-move-from = el gusano a la brasa, de { $name }
web-move-dice = los dados muestran { $dice }
web-tell-you = Tú
web-tell-takes = { $me ->
    [who] { $name } te llevas la { $tile }
   *[nobody] { $name } se lleva la { $tile }
}
    .also = { $me ->
    [who] te llevas la { $tile }
   *[nobody] se lleva la { $tile }
}
web-tell-steals = { $me ->
    [who] { $name } le robas la { $tile } a { $other }
    [other] { $name } te roba la { $tile }
   *[nobody] { $name } le roba la { $tile } a { $other }
}
    .also = { $me ->
    [who] le robas la { $tile } a { $other }
    [other] te roba la { $tile }
   *[nobody] le roba la { $tile } a { $other }
}
web-tell-takes-hen = { $me ->
    [who] { $name } te llevas la clueca de { $other }; la { $tile } se queda
    [other] { $name } se lleva tu clueca; tu { $tile } se queda
   *[nobody] { $name } se lleva la clueca de { $other }; la { $tile } se queda
}
    .also = { $me ->
    [who] te llevas la clueca de { $other }
    [other] se lleva tu clueca
   *[nobody] se lleva la clueca de { $other }
}
web-tell-puts-back = { $me ->
    [who] { $name } devuelves la { $tile }
   *[nobody] { $name } devuelve la { $tile }
}
    .also = la { $tile } vuelve a la parrilla
web-tell-turned-over = La { $tile } se pone boca abajo
    .also = la { $tile } se pone boca abajo
web-tell-fails-nothing-to-set-aside = { $me ->
    [who] { $name } fallas: nada que apartar
   *[nobody] { $name } falla: nada que apartar
}
    .also = { $me ->
    [who] fallas: nada que apartar
   *[nobody] falla: nada que apartar
}
web-tell-fails-no-worm = { $me ->
    [who] { $name } fallas: ningún gusano
   *[nobody] { $name } falla: ningún gusano
}
    .also = { $me ->
    [who] fallas: ningún gusano
   *[nobody] falla: ningún gusano
}
web-tell-fails-no-tile = { $me ->
    [who] { $name } fallas: ninguna ración para este total
   *[nobody] { $name } falla: ninguna ración para este total
}
    .also = { $me ->
    [who] fallas: ninguna ración para este total
   *[nobody] falla: ninguna ración para este total
}
web-tell-bratworm = { $me ->
    [who] { $name } recibes un gusano a la brasa
   *[nobody] { $name } recibe un gusano a la brasa
}
    .also = { $me ->
    [who] recibes un gusano a la brasa
   *[nobody] recibe un gusano a la brasa
}
web-tell-bratworm-from = { $me ->
    [who] { $name } recibes un gusano a la brasa de { $other }
    [other] { $name } recibe tu gusano a la brasa
   *[nobody] { $name } recibe un gusano a la brasa de { $other }
}
    .also = { $me ->
    [who] recibes un gusano a la brasa de { $other }
    [other] recibe tu gusano a la brasa
   *[nobody] recibe un gusano a la brasa de { $other }
}
web-tell-gets-specialist = { $me ->
    [who] { $name } recibes { specialist-object }
   *[nobody] { $name } recibe { specialist-object }
}
    .also = { $me ->
    [who] recibes { specialist-object }
   *[nobody] recibe { specialist-object }
}
web-tell-specialist-back = { specialist-subject } vuelve a la { $tile }
    .also = { specialist-object } vuelve a la { $tile }
web-tell-specialist-out = { specialist-subject } queda fuera del juego
    .also = { specialist-object } queda fuera del juego
web-tell-game-over = La partida ha terminado
    .also = la partida ha terminado
web-tell-dice = { $me ->
    [who] { $name } lanzas { $dice }
   *[nobody] { $name } lanza { $dice }
}
web-tell-weasel = { $me ->
    [who] { $name } usas la comadreja y repites
   *[nobody] { $name } usa la comadreja y repite
}
web-tell-keeps = { $me ->
    [who] { $name } apartas { $dice }: { $total }
   *[nobody] { $name } aparta { $dice }: { $total }
}
web-since = Desde tu último turno: { $what }
web-board-tile = Ración { $tile }, { worms }
web-board-standing = { specialist-subject } está encima
web-board-landing = { specialist-subject } viene aquí
web-board-down = Ración { $tile }, boca abajo
web-board-taken = Ración { $tile }, en una pila
web-board-top-of = Ración { $tile }, { worms }, ración de encima de { $name }
web-board-top-yours = Ración { $tile }, { worms }, tu ración de encima
web-board-target = Plántate y te la llevas
web-board-reach = a tu alcance
web-board-chance = probabilidad de llevártela en este turno: { $percent }
web-board-chances = %: tu probabilidad de llevártela
web-board-now = ahora
web-board-grill = Parrilla
web-board-bratworms = Gusanos a la brasa
web-board-supply = { $n ->
    [one] queda { $n } gusano a la brasa
   *[other] quedan { $n } gusanos a la brasa
}
web-board-tiles-left = { $n ->
    [one] queda { $n } ración
   *[other] quedan { $n } raciones
}
web-board-players = Jugadores, en el sentido de las agujas del reloj
web-board-top = ración de encima { $tile }
web-board-below = { $n } debajo
web-board-no-tile = ninguna ración
web-board-bot = bot
web-board-away = fuera
web-board-absent = no está
web-board-turn = juega ahora
web-seat-open = Ver lo que tiene { $name }
web-seat-tiles = La ración de encima va primero.
web-seat-stand-in = Que juegue un bot hasta que vuelva
web-seat-stand-in-soon = Un bot podrá jugar en { $seconds } s
web-seat-replace = Que juegue un bot hasta el final
web-seat-replace-sure = ¿Seguro? Entonces { $name } solo podrá mirar
web-seat-mute = Ocultar imágenes
web-seat-unmute = Mostrar imágenes otra vez
web-react = Mostrar una imagen
web-reaction-told = { $name }: { $reaction }
web-reaction =
    { $reaction ->
        [laugh] risas
        [clap] aplausos
        [wow] asombro
        [cry] lágrimas
        [grr] enfado
       *[luck] buena suerte
    }
web-board-lanes = Dados: elige un valor
web-board-lanes-quiet = Dados
face-name = { $face ->
    [W] gusano
   *[other] { $face }
}
web-board-lane = { $count } × { face-name }, suma { $gain }
web-board-lane-used = { $count } × { face-name }, ya apartado
web-board-lane-kept = { $count } × { face-name }: apartado
web-board-used = aparte
web-table-loading = Se está poniendo la mesa…
web-table-dealing = Empieza la partida…
web-table-revealing = Se abren las frases selladas…
web-table-reconnecting = Sin conexión. Conectando otra vez…
web-table-away = Un bot juega por ti.
web-table-back = Ya estoy aquí
web-table-absent = { $name } no está.
web-table-heading = La partida
web-table-log = Registro
web-log-open = Abrir el registro
web-table-steps = Qué pasa
web-table-your-turn = Te toca
web-table-watching = Le toca a otra persona
web-table-spectator = Estás mirando esta partida.
web-table-plays = Juega { $name }
web-table-bot-plays-for = Un bot juega por { $name }
web-table-total = Total { $total }
web-table-rolling = Ruedan los dados…
web-table-pass-on = Pásale el dispositivo a { $name }
web-throw-ask = Te toca: lanza los dados
web-throw-how = Toca el botón grande.
web-throw-how-shake = Toca el botón grande o agita el dispositivo.
web-throw-handed = Ya lo tengo
web-pace = Velocidad de los bots
web-pace-1x = Velocidad normal
web-pace-3x = Tres veces más rápido
web-pace-skip = Ir a mi turno
web-table-time-left = Tiempo que queda
web-key-enter = Intro
web-stop = Plantarse
web-stop-pick = Elige un valor
web-stop-pick-why = Se apartan todos los dados de ese valor.
web-keep-bratworm = Estos dados te dan un gusano a la brasa.
web-stop-pick-button = elige un valor
web-stop-takes = Plántate y <em>llévate la { $tile } de la parrilla</em>
web-stop-takes-button = la { $tile } es tuya
web-stop-steals = Plántate y <em>róbale la { $tile } a { $name }</em>
web-stop-steals-button = robar la { $tile }
web-stop-hen = Plántate y <em>llévate la clueca de { $name }</em>
web-stop-hen-button = la clueca
web-stop-choose = Plántate y <em>elige { $tiles }</em>
web-stop-choose-button = { $tiles }
web-stop-choose-why = Eliges después de plantarte.
web-stop-fails-too-low = Plántate y <em>fallas: ninguna ración para { $total }</em>
web-stop-fails-no-worm = Plántate y <em>fallas: aún no hay gusano</em>
web-stop-fails-button = fallas
web-stop-sure = ¿Plantarte?
web-stop-brings = { $n ->
    [one] Tiene { $n } gusano.
   *[other] Tiene { $n } gusanos.
}
web-stop-with = { specialist-subject } viene con ella.
web-stop-raven-brings = El cuervo trae un gusano a la brasa y sigue su vuelo.
web-stop-raven-moves = El cuervo sigue su vuelo.
web-stop-steals-why = Tu total es justo la ración de encima.
web-stop-lower-own = La { $total } ya es tuya; la { $tile } es la inmediatamente inferior.
web-stop-lower-why = No puedes llevarte la { $total }; la { $tile } es la inmediatamente inferior.
web-stop-hen-why = La clueca guarda la { $tile }: la ración se queda.
web-stop-canned-why = El gusano en lata cuenta como un gusano: { $total } + 5 = { $sum }.
web-loss-both = La { $lost } vuelve, la { $turned } se pone boca abajo.
web-loss-down = La { $lost } vuelve y se pone boca abajo.
web-loss-returned = La { $lost } vuelve; la { $lost } y la { $turned } se ponen boca abajo.
web-loss-tile = La { $lost } vuelve a la parrilla.
web-loss-specialist = { specialist-subject } vuelve a la parrilla.
web-loss-nothing = No tienes nada que devolver.
web-roll = { $n ->
    [one] Lanzar { $n } dado
   *[other] Lanzar { $n } dados
}
web-roll-plain = Lanzar
web-roll-pick = elige antes un valor
web-roll-none = no quedan dados
web-roll-costs = arriesgas la { $tile }
web-roll-costs-specialist = arriesgas { specialist-object }
web-roll-costs-both = arriesgas { $tile } + { specialist-name }
web-roll-risk = riesgo de fallar: { $percent }
web-roll-risk-costs = riesgo de perder la { $tile }: { $percent }
web-roll-risk-costs-specialist = riesgo de perder { specialist-object }: { $percent }
web-roll-risk-costs-both = riesgo de perder { $tile } + { specialist-name }: { $percent }
web-start-ask = ¿Ocho dados o nueve?
web-start-why = El dado dorado es un noveno dado, solo con unos y gusanos.
web-start-why-standard = El dado dorado es un noveno dado.
web-start-eight = Lanzar 8 dados
web-start-nine = Lanzar 9 dados
web-start-nine-note = con el dado dorado
web-dead-ask = <em>Nada que apartar.</em> ¿Usas la comadreja?
web-dead-give-up = Rendirse
web-dead-lose = pierdes la { $tile }
web-dead-lose-specialist = pierdes { specialist-object }
web-dead-lose-both = pierdes { $tile } + { specialist-name }
web-dead-weasel = { $n ->
    [one] Repetir { $n } dado
   *[other] Repetir los { $n }
}
web-dead-weasel-note = la comadreja ayuda una vez por turno
web-act-weasel = { $n ->
    [one] Repetir { $n }
   *[other] Repetir los { $n }
}
web-choice-peek = Mirar la parrilla
web-choice-return = Volver a la elección
web-choose-claim = ¿Qué ración te llevas?
web-choose-claim-why = Con este total puedes elegir.
web-choose-claim-grill = Llevarse la { $tile } de la parrilla
web-choose-claim-steal = Robarle la { $tile } a { $name }
web-choose-claim-hen = Llevarse la clueca de { $name }
web-choose-claim-hen-why = La clueca guarda esta ración, así que te llevas la clueca.
web-choose-put-back = ¿Qué especialista devuelves?
web-choose-put-back-why = Solo puedes quedarte con uno. El otro va a la { $tile }, la ración libre más baja.
web-choose-put-back-out = Solo puedes quedarte con uno. No hay ración libre, así que el otro queda fuera del juego.
web-choose-put-back-button = { specialist-subject }, a la { $tile }
web-choose-put-back-out-button = { specialist-subject }, fuera del juego
web-choose-goes-to = vuelve a la { $tile }
web-choose-goes-out = fuera del juego
web-choose-stays = se queda contigo
web-choose-yours = tuyo
web-choose-new = nuevo
web-choose-pick = Elige uno
web-choose-bratworm = ¿Quién te da un gusano a la brasa?
web-choose-bratworm-why = La reserva está vacía, así que te da uno otra persona.
web-choose-bratworm-button = Que lo dé { $name }
web-specialist-does = { $specialist ->
    [canned_worm] Cuenta como gusano si no tienes ninguno.
    [hen] Guarda tu ración de encima y tus gusanos a la brasa.
    [raven] Trae un gusano a la brasa.
    [weasel] Una vez por turno puedes repetir el lanzamiento.
    [golden_die] Un noveno dado, desde tu próximo turno.
   *[apple] Tres gusanos al final.
}
web-coach = Coach
web-coach-open = ¿Por qué? Pregunta al coach
web-coach-chances = Tu probabilidad de ganar la partida
web-coach-option = Jugada
web-coach-win = gana
web-coach-fail = falla
web-coach-thinks = El coach piensa…
web-coach-waits = El coach ayuda en tu turno.
web-coach-best = Coach: { $move }, +{ $points } %
web-coach-best-even = Coach: { $move }
web-coach-then-stop = Coach: { $move } y plantarse
web-coach-then-roll = Coach: { $move } y lanzar
web-menu = Menú
web-menu-close = Cerrar
web-menu-rules = Cómo se juega
web-menu-invite = Invitar a mirar
web-menu-copied = El enlace está copiado.
web-menu-device = Seguir en otro dispositivo
web-menu-record = Descargar el acta
web-menu-sound = Sonidos
web-menu-vibration = Vibrar en mi turno
web-menu-rolls = Hacer por mí el primer lanzamiento
web-menu-shakes = Agitar para lanzar
web-menu-leave = Dejar la partida
web-menu-leave-sure = ¿Seguro que te vas? Un bot seguirá jugando por ti.

## La página: cómo se juega

web-rules-title = Cómo se juega
web-rules-contents = En esta página
web-rules-classic = El juego
web-rules-deluxe = Deluxe
web-rules-options = Opciones
web-rules-exact = Todas las reglas
web-rules-learn = Aprende jugando
web-rules-learn-note = Una primera partida contra un bot, unos dos minutos
web-rules-print = Imprimir
web-rules-goal-title = Qué quieres conseguir
web-rules-goal = Los gusanos chisporrotean en la parrilla y hay mucha hambre. Junta raciones: gana quien tenga más gusanos al final.
web-rules-goal-tiles = El número es lo que cuesta una ración. Cuanto más alto es, más gusanos tiene.
web-rules-goal-drawing = Las raciones 21 a 24 tienen un gusano, las 25 a 28 dos, las 29 a 32 tres y las 33 a 36 cuatro.
web-rules-turn-title = Tu turno, paso a paso
web-rules-turn-roll = Lanza los ocho dados.
web-rules-turn-roll-drawing = Un lanzamiento: 1, 2, tres 4, dos 5 y un gusano.
web-rules-turn-pick = Elige un valor y aparta todos sus dados.
web-rules-turn-pick-drawing = Se eligen los tres 4: 12 puntos.
web-rules-turn-again = Lanza los demás dados y elige otra vez. ¡Cada valor, solo una vez por turno!
web-rules-turn-again-drawing = Los 4 están apartados. El lanzamiento muestra 2, 3, dos 4 y un gusano: los 4 ya están apartados, se elige el gusano.
web-rules-turn-stop = ¿Te plantas o lanzas otra vez? Lo decides cada vez que apartas dados.
web-rules-turn-stop-drawing = Hay apartados tres 4, un gusano y dos 5.
web-rules-turn-count = Un gusano vale 5, así que suman 27. Y hay un gusano: sin ninguno no te llevas nada.
web-rules-take-title = Qué te llevas
web-rules-take-exact = ¿La ración con tu total está en la parrilla? Es tuya.
web-rules-take-exact-drawing = Total 27: la ración 27 está en la parrilla y se la lleva.
web-rules-take-lower = ¿No está ahí ni encima de otra pila? Llévate de la parrilla la ración inmediatamente inferior.
web-rules-take-lower-drawing = Total 27: la 27 y la 26 no están, así que se lleva la 25.
web-rules-take-steal = ¿La tiene otra persona encima de su pila? ¡Pues se la robas!
web-rules-take-steal-drawing = Total 27: la ración 27 está encima de la pila de otra persona y se la roba.
web-rules-take-stack = Tus raciones forman una sola pila. Solo se puede robar o perder la de encima: lo que hay debajo está a salvo.
web-rules-now = ahora
web-rules-fail-title = Cuando fallas
web-rules-fail-used = El lanzamiento solo muestra valores que ya has apartado.
web-rules-fail-worm = Te plantas sin ningún gusano.
web-rules-fail-low = Te plantas y no hay ración para tu total.
web-rules-fail-drawing = La 24 vuelve a la parrilla y la 36 se pone boca abajo.
web-rules-fail-back = Entonces tu ración de encima vuelve a la parrilla.
web-rules-fail-turned = Después, la ración más alta de la parrilla se pone boca abajo y queda fuera del juego, salvo que sea la que acabas de devolver.
web-rules-fail-nothing = ¿No tienes ninguna ración? Entonces no pasa nada.
web-rules-end-title = El final
web-rules-end = En cuanto no queda ninguna ración boca arriba en la parrilla, la partida termina. Cada cual cuenta los gusanos de todas sus raciones.
web-rules-end-drawing = Las raciones 23, 27 y 31 tienen juntas seis gusanos.
web-rules-end-tie = Gana quien tenga más gusanos. Si hay empate, decide la ración más alta.
web-rules-tips-title = Conviene saber
web-rules-tip-all = Apartas siempre todos los dados de un valor, nunca solo algunos.
web-rules-tip-worm = Los gusanos y los 5 valen 5, pero son dos valores distintos.
web-rules-tip-early = Aparta pronto un gusano. Con pocos dados, quizá ya no salga.
web-rules-tip-few = Cuantos menos dados lanzas, más fácil es fallar.
web-rules-tip-own = Tu propia ración de encima no cuenta: te llevas la inmediatamente inferior.
web-rules-tip-pass = No puedes pasar, y no hay secretos: todo se ve.
web-rules-deluxe-intro = Las reglas que conoces siguen valiendo. Además hay dos raciones bajas, gusanos a la brasa y seis especialistas.
web-rules-low-title = 11 y 13
web-rules-low = Solo te las llevas con 11 exacto o 13 exacto. Nadie puede robarlas.
web-rules-low-drawing = Las raciones 11 y 13, con un gusano cada una.
web-rules-bratworm-title = Gusanos a la brasa
web-rules-bratworm = Aparta dos o más 1 y recibes enseguida un gusano a la brasa. Cuenta como un gusano, y te lo quedas aunque falles.
web-rules-bratworm-drawing = Dos 1 dan un gusano a la brasa.
web-rules-bratworm-supply = ¿No queda ninguno de los siete? Entonces eliges quién te da uno, pero nunca quien tiene la clueca. Si no queda nadie, no recibes ninguno.
web-rules-specialists-title = Los seis especialistas
web-rules-specialists = Un especialista está sobre una ración y viene con ella. Solo puedes tener uno. Si recibes otro, eliges cuál de los dos vuelve: a la ración libre más baja, o fuera del juego si no hay ninguna libre. Quien pierde la ración de encima pierde también al especialista.
web-rules-begins-on = empieza en la { $tile }
web-rules-canned-worm = ¿No has apartado ningún gusano? Entonces cuenta como un gusano y suma 5. Ayuda desde tu próximo turno.
web-rules-hen = Guarda tu ración de encima: quien robe solo se lleva la clueca, y si fallas, solo vuelve la clueca y no se pone nada boca abajo. Tus gusanos a la brasa también están a salvo. Nadie puede llevarse la clueca si tu ración de encima es la 11 o la 13. Si fallas sin raciones, te la quedas.
web-rules-raven = No es de nadie. Quien se lleva su ración recibe un gusano a la brasa, y el cuervo vuela a la ración libre más baja.
web-rules-weasel = Una vez por turno puedes volver a lanzar todos los dados de un lanzamiento. Puede salvarte incluso si solo salen valores que ya tienes.
web-rules-golden-die = Puedes lanzar nueve dados. El dorado solo muestra unos y gusanos.
web-rules-apple = Vale tres gusanos al final. No hace nada más, y ya es mucho.
web-rules-options-intro = Quien crea una mesa puede cambiar el juego. Si no se elige nada, todo es como se explica arriba.
web-rules-option-game = Qué juego
web-rules-option = Opción
web-rules-option-does = Qué hace
web-rules-option-rule = Regla
web-rules-option-classic = El juego como se explica arriba.
web-rules-option-deluxe = Con la 11 y la 13, gusanos a la brasa y especialistas.
web-rules-option-russian = El juego clásico, pero nadie está obligado a robar. La hoja rusa lo muestra en un solo ejemplo: deja en otra pila una ración con el total exacto.
web-rules-option-highest = Partida corta: las raciones más altas se quedan en la caja.
web-rules-option-turns = La partida acaba tras este número de turnos.
web-rules-option-steal = Nadie está obligado a robar: puedes llevarte de la parrilla la ración inmediatamente inferior. La mayoría de las hojas dicen que «puedes» robar; que haya que hacerlo es decisión nuestra.
web-rules-option-lower = ¿La ración no está? Entonces puedes llevarte de la parrilla cualquier ración más baja. Así juegan la hoja rumana y la rusa.
web-rules-option-returned = Más rápido: la ración que devuelves también se pone boca abajo.
web-rules-option-faster-highest = Más rápido: la ración más alta se pone siempre boca abajo, aunque acabes de devolverla.
web-rules-option-golden = Deluxe: el dado dorado tiene los mismos valores que los demás. Ninguna hoja muestra sus caras; solo unos y gusanos es nuestra lectura.
web-rules-option-low = Deluxe: cuántos gusanos tienen la 11 y la 13, de 0 a 4. Ninguna hoja lo dice; uno cada una es nuestra lectura.
web-rules-exact-intro = Cada regla tiene un nombre corto, como T5. Aquí están todas, palabra por palabra.
web-rules-search = Busca una regla
web-rules-search-note = Un nombre como T5, una letra o una palabra
web-rules-found = { $n ->
    [0] Ninguna regla
    [one] { $n } regla
   *[other] { $n } reglas
}
web-rules-link-to = Enlace a { $clause }

## La página: la primera partida

web-learn-title = Tu primera partida
web-learn-opening = Se calienta la parrilla…
web-learn-again-try = Probar otra vez
web-learn-bot-name = Bruno
web-learn-tip = Consejo
web-learn-got-it = Entendido
web-learn-skip = Seguir sin consejos
web-learn-hint-pick = Toca un número o el gusano: se apartan todos los dados que lo muestran.
web-learn-hint-roll = Llevas { $total }. ¡Ahora lanza los demás dados!
web-learn-hint-once = Cada valor, solo una vez por turno: elige uno nuevo.
web-learn-hint-worm = ¡Un gusano! Vale 5, y sin ninguno no te llevas nada.
web-learn-hint-no-worm = { $total }, pero aún sin gusano. Sin gusano no te llevas nada: ¡lanza otra vez!
web-learn-hint-too-low = { $total } es poco: la ración más baja cuesta { $lowest }. ¡Lanza otra vez!
web-learn-hint-stop = Puedes plantarte y llevarte la { $tile }, o arriesgarte y lanzar otra vez.
web-learn-hint-lower = No hay ninguna { $total } en la parrilla. Si te plantas, te llevas la ración inmediatamente inferior: la { $tile }.
web-learn-hint-steal = ¡{ $total } exactos! Plántate y róbale la ración a { $name }.
web-learn-hint-few = { $n ->
    [one] Solo queda { $n } dado: si muestra un valor que ya tienes, fallas.
   *[other] Solo quedan { $n } dados: si muestran solo valores que ya tienes, fallas.
}
web-learn-hint-took = ¡La { $tile } es tuya! Está encima de tu pila.
web-learn-hint-stole = ¡Robada! La { $tile } está ahora encima de tu pila.
web-learn-hint-failed = Fallas, pero no tienes ninguna ración que devolver. ¡Qué suerte!
web-learn-hint-lost = Fallas: tu { $tile } vuelve a la parrilla.
web-learn-hint-turned = La ración más alta, la { $tile }, se pone boca abajo: queda fuera del juego.
web-learn-hint-robbed = ¡{ $name } te roba la { $tile }! Solo la ración de encima corre peligro.
web-learn-hint-watch = Ahora juega { $name }. Mira los dados y la parrilla.
web-learn-hint-their-top = { $name } tiene encima la { $tile }: con { $tile } exactos se la robas.
web-learn-hint-they-fail = { $name } falla. ¡A los bots también les pasa!
web-learn-done = ¡Ya sabes jugar a Heckmeck!
web-learn-done-note = Una partida de verdad tiene todas las raciones hasta la 36, para dos a siete jugadores.
web-learn-play = Jugar ahora
web-learn-rules = Leer las reglas
web-learn-look = Ver cómo acabó la partida

## La página: inicio, mesa nueva, unirse, esperar

web-nav = Menú principal
web-nav-menu = Menú
web-nav-play = Jugar
web-nav-tournaments = Torneos
web-nav-games = Mis partidas
web-nav-rules = Reglas
web-nav-learn = Primera partida guiada
web-nav-companion = Ayuda con dados de verdad
web-nav-puzzles = Retos
web-nav-fair = Dados justos
web-nav-device = Mis dispositivos
web-nav-theme = Claro u oscuro
web-nav-theme-system = Automático
web-nav-theme-light = Claro
web-nav-theme-dark = Oscuro
web-start-line = Lanza, suda, agarra: ¿quién se lleva más gusanos de la parrilla? También conocido como Piko Piko el gusanito.
web-start-play = Jugar ahora
web-start-play-how = { $n ->
    [one] contra un bot, sin registrarte
   *[other] contra { $n } bots, sin registrarte
}
web-start-options = Ajustes de la partida
web-start-edition = Edición
web-start-opponents = Número de rivales
web-start-opponents-n = { $n ->
    [one] 1 rival
   *[other] { $n } rivales
}
web-start-strength = Nivel de los bots
web-start-guest = Invitado
web-start-learn = ¿Primera vez? ¡Juega con guía!
web-start-learn-how = Una primera partida guiada, unos dos minutos
web-start-create = Crear una mesa
web-start-create-how = Invita con un código, un QR o un mensaje
web-start-together = Pasar un dispositivo
web-start-together-how = Un móvil o una tableta va de mano en mano
web-mine-turn = Te toca:
web-mine-here = Seguir jugando:
web-mine-wait = Turno de { $name }:
web-mine-open = Sin empezar:
web-mine-over = Terminada:
web-mine-table = Mesa { $name }
web-mine-with = con { $names }
web-mine-alone = todavía no hay nadie más
web-mine-all = { $n ->
    [one] Ver mi { $n } partida
   *[other] Ver mis { $n } partidas
}
web-mine-title = Mis partidas
web-mine-none = Todavía no tienes partidas.
web-games-running = En marcha
web-games-over = Partidas terminadas
web-games-all = { $n ->
    [one] Ver la { $n } partida terminada
   *[other] Ver las { $n } partidas terminadas
}
web-games-none = Todavía no hay partidas. Cuando hayas jugado, aquí podrás repasarlas.
web-games-unfinished = Terminada sin ganador
web-games-mistakes = { $n ->
    [0] Sin errores
    [one] { $n } error que mirar
   *[other] { $n } errores que mirar
}
web-games-more = Más: { $name }
web-games-go-on = Seguir jugando
web-games-share = Compartir el resultado
web-games-name = Nombre de la partida
web-games-rename = Cambiar el nombre
web-games-delete = Borrar
web-games-deleted = La partida está borrada.
web-games-undo = Deshacer
web-games-memory = Este navegador no guarda nada: las partidas de este dispositivo se pierden al cerrar la página. Guárdalas en un archivo antes de irte.
web-games-not-served = El servidor no responde. Sus partidas aparecerán aquí en cuanto lo haga.
web-games-keep = Guarda tus partidas
web-games-keep-how = Las partidas de este dispositivo están solo en este navegador, y algunos navegadores olvidan lo que nadie abre en una semana. Un archivo las guarda todas y las lleva a otro dispositivo.
web-games-without-record =
    { $n ->
        [one] { $n } partida no está en el archivo: empezó en una posición y no tiene acta.
       *[other] { $n } partidas no están en el archivo: empezaron en una posición y no tienen acta.
    }
web-games-export = Guardar todo en un archivo
web-games-import = Cargar partidas de un archivo
web-games-busy = Leyendo el archivo…
web-games-added = { $n ->
    [0] Ninguna partida nueva.
    [one] { $n } partida nueva.
   *[other] { $n } partidas nuevas.
}
web-games-known = { $n ->
    [one] { $n } partida ya estaba aquí.
   *[other] { $n } partidas ya estaban aquí.
}
web-games-differ = { $n ->
    [one] { $n } partida sigue en el archivo de otra manera que aquí. No se sobrescribe nada si no lo pides.
   *[other] { $n } partidas siguen en el archivo de otra manera que aquí. No se sobrescribe nada si no lo pides.
}
web-games-replace = Usar las del archivo
web-games-leave = Dejar las mías
web-games-bad = Partida { $number } del archivo: { $text }
web-open-tables = Mesas abiertas
web-open-all = { $n ->
    [one] Ver la { $n } mesa
   *[other] Ver las { $n }
}
web-open-none = Ahora no hay mesas abiertas. Crea una, o juega contra bots.
web-open-no-server = Para jugar con gente de otros sitios hace falta un servidor, y ahora no responde ninguno. Todo lo demás funciona.
web-open-join = Unirse
web-open-watch = Mirar
web-open-who = { $free ->
    [one] En la mesa: { $names }. Un asiento libre.
   *[other] En la mesa: { $names }. { $free } asientos libres.
}
web-code-title = Unirse con un código
web-code-label = Código de la mesa, o un enlace
web-code-join = Unirse
web-code-scan = Escanear un código QR
web-code-hold = Pon el código QR delante de la cámara.
web-code-no-camera = No se puede usar la cámara. Escribe el código.
web-code-close = Cerrar
web-code-example = Kiwi 27
web-code-wrong = Un código es una palabra y un número, como { web-code-example }.
web-code-qr = Código QR de esta página
web-code-phone = Juega en tu móvil
web-code-phone-how = Escanea el código con la cámara: se abre la página, sin registrarte.
web-bot-names = Ana, Bruno, Carla, Diego, Elsa, Hugo, Lola, Pablo
web-bot-random = Puro azar
web-bot-random-hint = Decide sin ningún plan.
web-bot-simple = Fácil
web-bot-simple-hint = Se lleva la primera ración que puede.
web-bot-careful = Prudente
web-bot-careful-hint = Prefiere plantarse pronto a arriesgar su ración.
web-bot-worms = Medio
web-bot-worms-hint = Calcula exactamente lo que vale cada lanzamiento.
web-bot-champion = Fuerte
web-bot-champion-hint = Piensa en toda la partida.
web-preset-classic = Clásico
web-preset-classic-hint = Raciones 21 a 36 y ocho dados: el juego que conoce la mayoría.
web-preset-deluxe = Deluxe
web-preset-deluxe-hint = Con especialistas, gusanos a la brasa y las raciones 11 y 13.
web-preset-russian = Ruso
web-preset-russian-hint = Como el clásico, pero nadie está obligado a robar.
web-option-golden-die = Dado dorado
web-option-golden-die-hint = Lo que puede mostrar el dado dorado.
web-option-golden-die-ones-and-worms = Solo unos y gusanos
web-option-golden-die-standard = El dado dorado muestra de 1 a 5 y gusano
web-option-worms-on-low-tiles = Gusanos en la 11 y la 13
web-option-worms-on-low-tiles-hint = Cuántos gusanos tiene cada una de las dos raciones más bajas.
web-option-worms-on-low-tiles-value = { $n ->
    [one] { $n } gusano en la 11 y en la 13
   *[other] { $n } gusanos en la 11 y en la 13
}
web-option-steal = Robar
web-option-steal-hint = Tu total es justo la ración de encima de otra persona: ¿tienes que robarla?
web-option-steal-forced = Robar siempre
web-option-steal-optional = Robar si quieres
web-option-lower-tile = Ración inmediatamente inferior
web-option-lower-tile-hint = Tu ración exacta no está: ¿cuál más baja puedes llevarte?
web-option-lower-tile-next = La ración inmediatamente inferior
web-option-lower-tile-any = Cualquier ración más baja (hojas rumana y rusa)
web-option-faster = Partida más rápida
web-option-faster-hint = Tras una tirada fallida se ponen más raciones boca abajo, así que la partida acaba antes.
web-option-faster-off = Duración normal
web-option-faster-returned = Más rápido: la ración devuelta también se pone boca abajo
web-option-faster-highest = Más rápido: la ración más alta se pone siempre boca abajo
web-option-max-turns = Límite de turnos
web-option-max-turns-hint = Tras estos turnos de todos los jugadores juntos, la partida acaba como esté.
web-option-max-turns-none = Sin límite
web-option-max-turns-value = { $n ->
    [one] { $n } turno como mucho
   *[other] { $n } turnos como mucho
}
web-option-highest-tile = Ración más alta
web-option-highest-tile-hint = Las raciones más altas se quedan en la caja, para una partida más corta.
web-option-highest-tile-value = Raciones hasta la { $n }
web-pace-none = sin límite de tiempo
web-pace-30s = 30 segundos por jugada
web-pace-90s = 90 segundos por jugada
web-pace-1d = un día por turno
web-colour-tomato = rojo tomate, estrella
web-colour-blueberry = azul arándano, gota
web-colour-mustard = amarillo mostaza, luna
web-colour-aubergine = morado berenjena, seta
web-colour-mint = menta, hoja
web-colour-radish = rosa rábano, corazón
web-colour-pine = verde pino, rayo
web-starter-drawn = Por sorteo
web-starter-drawn-hint = El azar decide quién empieza.
web-starter-first = El primer asiento
web-starter-first-hint = Empieza quien va primero en la lista. Según las reglas impresas, la persona más joven.
web-real-title = Dados de verdad
web-real-promise = Lanzáis en vuestra mesa y anotáis lo que sale. Nadie puede probar estos dados, y el acta lo dice.
web-real-end = Dados de verdad, anotados a mano: nadie puede comprobarlos.
web-real-lanes = Toca los dados tal como han caído
web-real-add = { face-name }: uno más, { $count }
web-real-remove = { face-name }: uno menos, { $count }
web-real-golden = Dado dorado: { face-name }
web-real-golden-none = Dado dorado: todavía nada
web-real-whose = Dados de { $name }
web-real-missing = { $n ->
    [one] Falta { $n } dado.
   *[other] Faltan { $n } dados.
}
web-real-complete = Ya están todos.
web-real-tap-aside = Toca los dados apartados.
web-real-tap-first = toca antes los dados
web-real-only-aside = Solo los apartados
web-real-clear = Vaciar
web-real-enter = Anotar los dados
web-real-failed = Tirada fallida
web-real-weasel = Comadreja
web-real-weasel-note = todos los dados otra vez
web-real-take-back = Deshacer lo último anotado
web-real-taken-back = Lo último anotado está deshecho
web-people-name = Nombre del jugador { $n }
web-people-placeholder = Jugador { $n }
web-people-remove = Quitar al jugador { $n }
web-people-add = Alguien más en este dispositivo
web-together-who = ¿Quién juega?
web-together-how = Jugáis en este dispositivo. Dice a quién le toca; luego pásalo.
web-companion-title = Ayuda con dados de verdad
web-companion-what = Jugáis con la caja en la mesa. El móvil sabe las reglas, lleva la mesa y lo anota todo. También funciona sin red.
web-companion-roll = Lanzad vuestros propios dados.
web-companion-tap = Tocad lo que ha salido, o solo lo que se ha apartado. ¿Algo está mal anotado? Se deshace, tantas veces como queráis.
web-companion-keep = Al final hay puestos, un acta y un análisis. Nadie puede probar los dados de verdad, así que el acta dice que lo eran.
web-companion-order = En el orden en que estáis sentados, en el sentido de las agujas del reloj.
web-companion-who = Quién juega en este móvil. Los demás se unen con el suyo.
web-companion-where = ¿Quién anota los dados?
web-companion-where-here = Solo este móvil
web-companion-where-here-hint = Quien lo tiene en la mano anota por todos.
web-companion-where-apart = Cada cual en su móvil
web-companion-where-apart-hint = Hacen falta una red y un servidor.
web-companion-coach-all = Para todos
web-companion-coach-all-hint = En cada jugada dice lo que haría.
web-companion-coach-ask = Para quien pregunte
web-companion-coach-ask-hint = Calla hasta que alguien lo toca, y solo habla de esa jugada.
web-companion-coach-none = Sin coach
web-companion-coach-none-hint = Solo habla el análisis, después de la partida.
web-together-with-bots = Bots en la mesa
web-together-start = { $n ->
    [one] Empezar
   *[other] Empezar con { $n } jugadores
}
web-new-you = Tu asiento
web-new-plays = Yo también juego
web-new-plays-hint = Desactívalo para abrir la mesa y solo mirar.
web-new-more = Más reglas
web-new-more-changed = { $n ->
    [one] Más reglas ({ $n } cambiada)
   *[other] Más reglas ({ $n } cambiadas)
}
web-new-seats = Asientos
web-new-seats-hint = Cuántos pueden jugar como mucho; con dos ya puedes empezar.
web-new-bots = Bots
web-new-bots-hint = Los bots ocupan asientos enseguida; luego puedes añadir más.
web-new-bot-strength = Nivel de { $name }
web-new-clock = Tiempo para pensar
web-new-clock-hint = Cuando se acaba el tiempo, un bot juega ese turno por quien no está.
web-new-starter = ¿Quién empieza?
web-new-public = Mostrar entre las mesas abiertas
web-new-public-hint = Cualquiera puede sentarse. Si no, solo encuentra la mesa la gente que invites.
web-new-coach = Permitir el coach
web-new-coach-hint = Durante la partida, todos pueden ver las probabilidades de cada jugada.
web-new-open = Abrir la mesa
web-new-name-missing = Escribe un nombre para cada persona.
web-new-name-twice = Dos jugadores no pueden llamarse igual.
web-new-too-many = Hay más jugadores que asientos. Elige más asientos.
web-new-bad-number = El límite de turnos es un número entero desde 1; déjalo vacío si no hay límite.
web-new-summary-rules = Reglas: { $rules }.
web-new-summary-seats = { $free ->
    [0] { $seats } asientos, todos ocupados.
    [one] { $seats } asientos, uno aún libre.
   *[other] { $seats } asientos, { $free } aún libres.
}
web-new-summary-clock-none = No hay límite de tiempo.
web-new-summary-clock-30s = Hay 30 segundos para cada jugada.
web-new-summary-clock-90s = Hay 90 segundos para cada jugada.
web-new-summary-clock-1d = Hay un día para cada turno.
web-new-summary-public = Cualquiera puede unirse.
web-new-summary-private = Solo puede unirse la gente que invites.
web-seat-name = Tu nombre
web-seat-colour = Tu color
web-seat-phrase = Una frase para los dados justos
web-seat-phrase-how = Lo que escribas aquí entra en los dados de esta partida, para que nadie pueda elegirlos antes. Se sella en este dispositivo y se abre sola cuando empieza la partida: deja esta página abierta hasta entonces.
web-seat-phrase-bad = Una frase no puede tener | ni #. Escríbela sin ellos.
web-seat-phrase-remove = Quitar mi frase
web-seat-remove = Quitar a { $name }
web-seat-you = tú
web-seat-host = anfitrión
web-seat-bot = bot: { $strength }
web-seat-has-phrase = con una frase
web-join-title = Siéntate
web-join-sit = Sentarse
web-join-nobody = Aquí no hay nadie todavía.
web-join-full = Todos los asientos están ocupados. Podrás mirar en cuanto empiece la partida.
web-join-late = La partida ya ha empezado. Puedes mirar.
web-join-watch = Mirar
web-wait-who = En la mesa
web-wait-coach = con coach
web-wait-no-coach = sin coach
web-wait-free = libre
web-wait-change = Cambiar
web-wait-keep = Guardar
web-wait-add-bot = Añadir un bot
web-wait-count = Asientos ocupados: { $taken } de { $places }.
web-wait-lost = Sin conexión. Conectando otra vez…
web-wait-removed = Quien abrió la mesa ha liberado tu asiento.
web-wait-start = Empezar la partida
web-wait-missing = Falta un segundo jugador
web-wait-leave = Irse
web-wait-for = Esperando a que { $name } empiece
web-wait-for-host = Esperando el comienzo
web-wait-take-over = Encargarse de la mesa
web-wait-take-over-soon = Encargarse en { $seconds } s
web-wait-fair-dice = Dados justos
web-wait-fair-promise = El secreto de los dados quedó fijado antes de que nadie se sentara, y está sellado con este número. Después de la partida cualquiera puede comprobar cada lanzamiento.
web-wait-fair-commitment = Ver el sello
web-invite = Invitar
web-invite-code = Código de la mesa
web-invite-how = Escanea, di el código o envía el enlace.
web-invite-link = Enlace de invitación
web-invite-qr = Código QR para unirse a esta mesa
web-invite-copy = Copiar el enlace
web-invite-copied = Copiado
web-invite-share = Compartir
web-invite-text = ¡Juega a Heckmeck conmigo en la mesa { $name }!
web-invite-loopback = Esta dirección solo funciona en este ordenador. Para invitar a otros dispositivos, arranca el servidor con --host 0.0.0.0.
web-device-another = Seguir en otro dispositivo
web-device-how = Un enlace personal se lleva tus partidas, por ejemplo del portátil al móvil.
web-device-own = Las partidas que se juegan solo en este dispositivo se quedan aquí. Para llevártelas, guárdalas en un archivo en «Mis partidas».
web-device-make = Ver el enlace
web-device-link = Tu enlace personal
web-device-qr = Código QR de tu enlace personal
web-device-once = Funciona una vez, en 24 horas. Quien lo abre juega en tu nombre: no se lo des a nadie.
web-device-claimed = Listo: tus partidas están ahora en este dispositivo.
web-device-ask = Este dispositivo tiene partidas propias. Si sigues, toma las partidas del enlace y deja las suyas. Sigue solo con un enlace que hayas creado tú: quien lo creó juega en los mismos asientos.
web-device-ask-first = ¿Quieres que este dispositivo juegue las partidas del enlace? Sigue solo con un enlace que hayas creado tú: quien lo creó juega en los mismos asientos.
web-device-yes = Tomar las partidas
web-device-no = Dejar todo como está
web-devices-title = Tus dispositivos
web-devices-how = Todos juegan en tu nombre. Un dispositivo que nadie usa en 180 días se olvida.
web-devices-this = Este dispositivo
web-devices-other = Otro dispositivo
web-devices-since = añadido el { $date }
web-devices-used = usado por última vez el { $date }
web-devices-log-out = Cerrar sesión
web-devices-ask-this = ¿Cerrar la sesión de este dispositivo? Olvidará tus partidas. Sin otro dispositivo tuyo no podrás volver a ellas.
web-devices-ask-other = ¿Cerrar la sesión de ese dispositivo? Ya no podrá jugar en tu nombre, y los enlaces personales abiertos dejarán de valer.
web-devices-gone = Se ha cerrado la sesión del dispositivo.

## La página: después de la partida

web-end-wins = ¡Gana { $name }!
web-end-you-win = ¡Has ganado!
web-end-shared = Victoria compartida: { $names }
web-end-equal = { worms } cada uno, y ninguna ración.
web-end-higher-tile = { worms }, los mismos que { $name }; decide la ración más alta: { $own } contra { $other ->
    [none] ninguna
   *[tile] { $other }
}.
web-end-ahead = { worms }, { $ahead } más que { $name }.
web-end-grill-empty = No queda ninguna ración que llevarse.
web-end-turns-over = Se han jugado todos los turnos acordados.
web-end-you = tú
web-end-shared-place = compartido
web-end-sum-bratworms = { $tiles } en raciones + { bratworms } = { $worms }
web-end-sum-apple = { $tiles } en raciones + { $apple } por la manzana = { $worms }
web-end-sum-bratworms-apple = { $tiles } en raciones + { bratworms } + { $apple } por la manzana = { $worms }
web-end-tie-won = empate: la { $own } gana a { $other ->
    [none] ninguna ración
   *[tile] la { $other }
}
web-end-tie-lost = empate: la { $own } contra la { $other }
web-end-tie-no-tile = empate: ninguna ración
web-end-more = Mirar esta partida
web-end-replay = Repetición
web-end-download = Guardar el acta
web-end-fair = Los dados estaban sellados antes del primer lanzamiento.
web-end-fair-check = Comprobarlos
web-end-review = Análisis
web-end-review-hint = turno a turno
web-end-rematch = Revancha
web-end-rematch-hint = la misma gente, las mismas reglas
web-end-rematch-go = A la revancha
web-end-rematch-go-hint = tu asiento te espera
web-end-rematch-told = Hay revancha. ¡Ven!
web-end-own-game = Una partida tuya
web-end-closed-title = Esta mesa está cerrada
web-end-closed = Nadie siguió jugando durante mucho tiempo, así que la partida acabó sin ganador.
web-replay-title = Repetición
web-replay-of = Repetición: { $table }
web-replay-loading = Cargando la partida…
web-replay-turn = Turno { $turn } de { $turns }
web-replay-at-turn = Turno de { $name }
web-replay-turn-back = Un turno atrás
web-replay-turn-on = Un turno adelante
web-replay-step-back = Un paso atrás
web-replay-step-on = Un paso adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-slider = Posición
web-replay-log = Qué pasó
web-record-open = Abrir un acta
web-record-open-hint = Un acta es un archivo de texto que termina en .heck. Arrástrala aquí, elígela o pega su texto.
web-record-choose = Elegir un archivo
web-record-paste = O pega el texto
web-record-open-pasted = Abrir este texto
web-record-other = Abrir otra acta
web-fair-title = Dados justos
web-fair-checking = Calculando otra vez cada lanzamiento…
web-fair-all = { $n ->
    [one] El lanzamiento es correcto
   *[other] Los { $n } lanzamientos son correctos
}
web-fair-fair-text = Tu navegador acaba de calcular otra vez cada lanzamiento a partir de la semilla, sin ayuda. Todos son exactamente los del acta.
web-fair-drawn = Quien empezó se sorteó con la misma semilla.
web-fair-witnessed = Este dispositivo vio la misma huella antes del final y la ha comparado.
web-fair-own = Tu frase «{ $phrase }» está en cada lanzamiento.
web-fair-late = Tu frase «{ $phrase }» no llegó a tiempo al servidor, así que no está en los dados.
web-fair-phrases = { $n ->
    [one] Hay { $n } frase; debería haber una por asiento.
   *[other] Hay { $n } frases; debería haber una por asiento.
}
web-fair-wrong = El lanzamiento { $number } ya no concuerda con la semilla
web-fair-wrong-text = { $name }, turno { $turn }: el acta dice { $dice }, la semilla da { $due }. Alguien cambió el acta, o estos dados no fueron justos.
web-fair-more-wrong = { $n ->
    [one] Otro lanzamiento no concuerda. Cada uno se comprueba por separado.
   *[other] Otros { $n } lanzamientos no concuerdan. Cada uno se comprueba por separado.
}
web-fair-other-commitment = La semilla no es la sellada
web-fair-other-commitment-text = La huella de esta semilla no es la que se mostró antes de la partida. Alguien cambió la semilla, así que estos dados no prueban nada.
web-fair-commitment-changed = Han cambiado la huella
web-fair-commitment-changed-text = Antes de la partida este dispositivo vio otra huella distinta de la que la mesa muestra ahora. Alguien cambió la semilla, así que estos dados no prueban nada.
web-fair-phrase-missing = Tu frase no está en los dados
web-fair-phrase-missing-text = Este dispositivo abrió tu frase a tiempo y el servidor la aceptó, pero los dados se lanzaron sin ella. Así que estos dados no prueban nada.
web-fair-phrase-changed = Han cambiado una frase
web-fair-phrase-changed-text = Una de las otras frases no es la que estaba sellada cuando este dispositivo abrió la tuya. Alguien la eligió después, así que estos dados no prueban nada.
web-fair-other-start = Tenía que empezar otra persona
web-fair-other-start-text = El acta dice que se sorteó quién empieza, pero según la semilla sale otra persona.
web-fair-no-seed = No hay semilla con la que comprobar
web-fair-no-seed-text = Esta acta no nombra ninguna semilla. Se lanzó con dados de verdad, o la partida no ha terminado.
web-fair-no-dice = Dados de verdad
web-fair-no-dice-text = Se lanzó en una mesa de verdad y se anotó lo que salió. No hay nada que comprobar, y nadie dice que estos dados sean justos.
web-fair-running = La semilla todavía es secreta
web-fair-running-text = Se mostrará en cuanto termine la partida. Vuelve entonces y se podrá comprobar cada lanzamiento.
web-fair-no-commitment = El acta no dice qué huella se mostró antes de la partida. Los lanzamientos salen de la semilla, pero no está probado que se fijara antes.
web-fair-how = Cómo funciona
web-fair-how-sealed = Antes de que nadie pudiera escribir una frase, el servidor sorteó una semilla secreta y mostró su huella (SHA-256). Otra semilla tendría otra huella: desde ese momento no se podía cambiar.
web-fair-how-phrases = Cada jugador podía añadir una frase. Los dispositivos enviaron primero solo una versión sellada y la abrieron cuando ya nadie podía unirse. Así nadie, ni siquiera un servidor con asiento propio, podía elegir una frase que conviniera a la semilla o a las demás frases.
web-fair-how-here = Antes del primer lanzamiento este dispositivo sorteó una semilla secreta y anotó su huella (SHA-256). Otra semilla tendría otra huella: desde ese momento no se podía cambiar.
web-fair-how-rolls = Cada lanzamiento sale solo de la semilla, las frases y su número (HMAC-SHA256). No cuenta nada más: ni a quién le toca, ni la hora, ni lo que le conviene a alguien.
web-fair-how-told = Después de la partida se muestra la semilla. Entonces cualquiera puede calcular otra vez cada lanzamiento, como hace esta página.
web-fair-honest = Lo que queda:
web-fair-honest-text = solo quien guarda la semilla, el servidor, podía conocer los dados antes, una vez abiertas las frases. No podía cambiarlos, y nadie más podía conocerlos. Si nadie escribió una frase, no está probado que el servidor no eligiera la semilla entre muchas.
web-fair-honest-here = quien pueda mirar en la memoria de este dispositivo podía conocer los dados antes, porque guarda la semilla hasta el final. Cambiarlos no podía nadie.
web-fair-facts = Los números
web-fair-fact-seed = La semilla
web-fair-fact-commitment = Su huella (commitment)
web-fair-fact-phrases = Frases, en el orden de los asientos
web-fair-no-phrases = nadie escribió ninguna
web-fair-show-rolls = { $n ->
    [one] Ver el lanzamiento
   *[other] Ver los { $n } lanzamientos
}
web-fair-rolls = Todos los lanzamientos
web-fair-roll = Lanzamiento
web-fair-player = Jugador
web-fair-recorded = En el acta
web-fair-computed = Calculado
web-fair-same = igual
web-fair-bytes = Detalles
web-fair-bytes-of = Ver los bytes del lanzamiento { $number }
web-fair-message = Los bytes son los de HMAC-SHA256, con la semilla como clave, de:
web-fair-bytes-note = Un byte dividido entre 6 deja de resto 0 a 5: es 1 a 5 o un gusano. Los bytes desde 252 se saltan, para que todos los valores sean igual de probables. El dado dorado va al final y tiene sus propios valores.
web-worth-taken = elegida
web-worth-best = la mejor,
web-worth-win = de ganar
web-worth-likely = Lo más probable: { $what }.
web-worth-fail = falla { $percent }
web-review-of = Análisis: { $table }
web-review-working = El coach mira la partida…
web-review-working-hint = Se valora cada jugada y cada lanzamiento. Tarda unos segundos.
web-review-graph = Probabilidad de ganar
web-review-as-table = La gráfica como tabla
web-review-whose = De quién son los errores y la suerte
web-review-luck-plus = suerte
web-review-luck-minus = mala suerte
web-review-accuracy = precisión
web-review-mistakes = { $n ->
    [one] error
   *[other] errores
}
web-review-luck = puntos de suerte
web-review-points = puntos
web-review-yours = Tus errores
web-review-mistakes-of = Errores: { $name }
web-review-no-mistakes = Nada que criticar.
web-review-mistake-where = { $grade ->
    [inaccuracy] Imprecisión, turno { $turn }
    [mistake] Error, turno { $turn }
   *[blunder] Error grave, turno { $turn }
}
web-review-better = Mejor: { $move }
web-closer = Mirar más de cerca
web-closer-stop = Parar
web-closer-hint = El campeón juega cada opción hasta el final muchas veces, sin contar la suerte.
web-closer-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
web-practice = Practica con tus errores
web-practice-title = Encuentra la mejor jugada: { $n } de { $count }
web-practice-turn = En el turno { $turn } de tu partida
web-practice-next = Siguiente error
web-practice-back = Volver al análisis
web-practice-done = Encontradas esta vez: { $n } de { $count }.
web-practice-then = Aquella vez fue «{ $move }». Costó { $points } puntos.
web-review-accuracy-all = Precisión en la mesa
web-review-error-rate = pérdida por jugada: { $points } puntos
web-review-adjusted-note = «Sin suerte» es el resultado menos la suerte de todos los lanzamientos: una estimación que puede bajar de 0 o pasar de 100.
web-review-forced = { $name }: { $move }. No se podía hacer otra cosa.
web-review-was-best = { $name }: { $move }. No había nada mejor.
web-review-costs = { $name }: { $move }. Mejor: { $best }. La diferencia: { $points } puntos.
web-review-lucky = El lanzamiento anterior tuvo suerte: +{ $points } puntos.
web-review-unlucky = El lanzamiento anterior tuvo mala suerte: −{ $points } puntos.
web-review-lucky-of = { $name } tuvo antes un lanzamiento con suerte: +{ $points } puntos.
web-review-unlucky-of = { $name } tuvo antes un lanzamiento con mala suerte: −{ $points } puntos.
web-review-to-board = Mirar el tablero
web-review-explain = ¿Qué significan estas palabras?
web-review-class-best = No hay nada mejor.
web-review-class-fine = Pierde menos de 1 punto.
web-review-class-inaccuracy = Pierde 1 punto o más.
web-review-class-mistake = Pierde 3 puntos o más.
web-review-class-blunder = Pierde 8 puntos o más.
web-review-word-point = Punto
web-review-word-point-text = 1 % de probabilidad de ganar la partida.
web-review-word-accuracy = Precisión
web-review-word-accuracy-text = 100 % por elegir siempre la mejor jugada. Se reduce a la mitad con cada 2 puntos perdidos de media por jugada: 2 puntos dan 50 %, 4 puntos 25 %. Así, quien pierde más tiene menos precisión.
web-review-word-luck = Suerte
web-review-word-luck-text = Lo que dieron los lanzamientos propios de un jugador, comparado con la media de todos los que podían salir.
web-puzzles-title = Retos
web-puzzles-text = Posiciones en las que la jugada evidente es mala. Mira bien antes de decidir: cuenta la primera respuesta.
web-puzzles-solved = { $n } de { $count } resueltos
web-puzzles-next = Siguiente reto
web-puzzle = Reto { $number }
web-puzzle-question = ¿Qué debe hacer { $name }?
web-puzzle-now = Hasta ahora: { web-puzzle-after }
web-puzzle-choose = Elige una jugada
web-puzzle-after = total { $total }, { dice-left }
web-puzzle-answer = Esta es mi respuesta
web-puzzle-right = ¡Correcto!
web-puzzle-wrong = No es lo mejor
web-puzzle-worth = Lo que vale cada jugada
web-puzzle-today = Reto del día
web-daily-text = El mismo para todo el mundo, y cada día uno nuevo.
web-daily-open = Resolverlo
web-daily-again = Verlo otra vez
web-daily-streak = { $n ->
    [0] Todavía ningún día seguido
    [one] Resuelto { $n } día seguido
   *[other] Resuelto { $n } días seguidos
}
web-daily-share = Compartir
web-daily-copied = Copiado.
web-daily-shared = Heckmeck, reto del día, { $date }: { $outcome ->
    [right] 🟢 resuelto
   *[wrong] 🔴 esta vez no
}
web-puzzle-rating = nivel { $rating }
web-puzzles-own-rating = tu nivel: { $rating }
web-lay-tiles = Raciones
web-lay-tiles-how = Elige adónde van las raciones y tócalas. Si tocas una otra vez, vuelve a la parrilla.
web-lay-tool = Qué pasa al tocar una ración
web-lay-up = Parrilla
web-lay-down = Boca abajo
web-lay-stack-of = Pila de { $name }
web-lay-tile-of = Ración { $tile }, en la pila de { $name }
web-lay-give = Para { $name }
web-lay-whose = darle el turno
web-lay-bratworm-more = Un gusano a la brasa más para { $name }
web-lay-bratworm-less = Un gusano a la brasa menos para { $name }
web-lay-turn = Turno y dados
web-lay-moment = Qué pasa ahora
web-lay-moment-start = Empieza un turno
web-lay-moment-keep = Hay dados en la mesa
web-lay-moment-decide = ¿Lanzar otra vez o plantarse?
web-lay-moment-rolling = Los dados están a punto de caer
web-lay-moment-over = La partida ha terminado
web-lay-aside = Apartados
web-lay-table = En la mesa
web-lay-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dados
    }
web-lay-dice-due = { $n } de { $due }
web-lay-die-more = Añadir { face-name }, ahora { $count }
web-lay-die-less = Quitar { face-name }, ahora { $count }
web-lay-golden = Dado dorado
web-lay-golden-none = no está
web-lay-golden-hand = entre los dados que quedan
web-lay-golden-aside = apartado
web-lay-weasel = La comadreja ya se ha usado en este turno
web-nav-analysis = Tablero de análisis
web-analysis-lead = ¿Era lo correcto? Coloca cualquier posición y mira lo que vale cada jugada.
web-analysis-mode = Qué hacer con la posición
web-analysis-lay = Colocar
web-analysis-play = Seguir jugando
web-analysis-seats = Jugadores
web-analysis-new = Colocar de nuevo
web-analysis-paste = Pega la línea de una posición o un acta
web-analysis-open = Abrir
web-analysis-example = Ver un ejemplo
web-analysis-line = Línea de la posición
web-analysis-copy = Copiar el enlace
web-analysis-picture = Compartir una imagen
web-analysis-bots = Jugar desde aquí contra bots
web-analysis-back = Deshacer
web-analysis-tree = Pasos y ramas
web-analysis-beginning = Comienzo
web-analysis-cut = Quitar esta rama
web-analysis-options = Lo que vale cada jugada
web-analysis-fail = Falla: próximo lanzamiento { $throw }, todo el turno { $turn }
web-analysis-fail-turn = Falla: todo el turno { $turn }
web-analysis-worms = Gusanos: { $worms }
web-analysis-show = Ver sus probabilidades en las raciones: { $move }
web-analysis-legend = probabilidad de llevarte la ración en este turno, si juegas solo para ella, después de: { $move }
web-analysis-legend-now = lo que te llevas si te plantas ahora
web-analysis-chances = Probabilidad de ganar la partida
web-analysis-rolled = ¿Qué ha salido?
web-analysis-fall = Estos dados
web-analysis-random = Lanzar por mí
web-analysis-choice = En medio de una elección, una posición no tiene línea: la dirección da la posición anterior.
web-analysis-here = Analizar desde aquí
web-analysis-you = Tú juegas
web-analysis-opponents = Los demás
web-analysis-start = Jugar
web-analysis-no-record = Estará entre tus partidas, con su análisis. No tiene acta: nadie sabe qué pasó antes de esta posición.

## La página: en tu bolsillo

web-nav-pocket = Llévalo en el móvil
web-nav-alone = Elegir bots y reglas
web-app-about = El juego de dados de los gusanos en la parrilla. Juega contra bots o con amigos, resuelve retos, repasa con el coach: también sin conexión.
web-app-shot-table = Tu turno en la mesa
web-app-shot-review = Lo que valía cada jugada
web-pocket-ready = Listo sin conexión: Heckmeck ya funciona sin red.
web-pocket-newer = Hay una nueva versión de Heckmeck.
web-pocket-renew = Usarla
web-pocket-later = Más tarde
web-pocket-intro = El juego entero cabe en tu bolsillo. Se abre como una aplicación y funciona sin red. Sin tienda, sin cuenta, sin pagar nada.
web-pocket-install = Instalar Heckmeck
web-pocket-installed = Heckmeck está en este dispositivo como aplicación.
web-pocket-all-here = Todo está en este dispositivo: puedes quedarte sin conexión.
web-pocket-coming = Se está poniendo todo en este dispositivo…
web-pocket-not-here = Este navegador no guarda páginas para usarlas sin conexión. Jugar aquí sí se puede.
web-pocket-iphone = iPhone y iPad
web-pocket-iphone-open = Abre esta página en Safari.
web-pocket-iphone-share = Toca Compartir: el cuadrado con la flecha.
web-pocket-iphone-add = Elige «Añadir a pantalla de inicio» y luego «Añadir».
web-pocket-android = Android
web-pocket-android-open = Abre esta página en Chrome, Edge, Samsung Internet o Firefox.
web-pocket-android-menu = Abre el menú del navegador.
web-pocket-android-add = Elige «Instalar aplicación» o «Añadir a pantalla de inicio».
web-pocket-computer = Ordenador
web-pocket-computer-chrome = Chrome y Edge: pulsa el símbolo de instalar al final de la barra de direcciones.
web-pocket-computer-safari = Safari: en el menú Archivo elige «Añadir al Dock».
web-pocket-computer-firefox = Firefox: basta un marcador. La página se abre también sin red.
web-pocket-http = No se puede instalar desde aquí
web-pocket-http-how = Esta dirección empieza por http://. Los navegadores solo guardan páginas de direcciones con https://. Aquí puedes jugar, por ejemplo en una sala, pero no queda nada en el dispositivo. Pide una dirección https a quien lleva el servidor, o abre Heckmeck en casa antes de salir.
web-pocket-seven = Safari olvida a los siete días
web-pocket-seven-how = En iPhone y iPad, Safari borra lo que una página ha guardado si no la abres en siete días: también tus partidas. En la pantalla de inicio todo se queda. También puedes guardar tus partidas en un archivo.
web-pocket-games = A mis partidas
web-server-away = El servidor no responde ahora. Lo que está en este dispositivo sigue funcionando; el resto vuelve solo.
web-server-none = Para jugar juntos desde varios dispositivos hace falta un servidor. Pon uno si lo tienes; todo lo demás funciona sin él.
web-server-title = Servidor para jugar juntos
web-server-label = Dirección del servidor
web-server-use = Usar este servidor
web-server-used = Las mesas con otros dispositivos están en { $server }.
web-server-drop = No usar servidor
web-server-wrong = Esto no es una dirección. Es algo como https://play.example.
web-server-not-secure = Esta página llegó por https, y los navegadores solo le dejan hablar con direcciones https.
web-server-silent = { $server } no responde, o no deja entrar a esta página. Quien lo lleva lo permite con: --allow-origin { $here }

## La página: torneos

web-tournament-intro = De la inscripción a la final: sortea mesas y asientos, anota resultados, muestra el tablón. Todo se guarda al momento, y cada paso se puede deshacer.
web-tournament-new = Torneo nuevo
web-tournament-name = Nombre del torneo
web-tournament-name-missing = El torneo necesita un nombre.
web-tournament-names = Participantes
web-tournament-names-hint = Un nombre por línea, o una lista CSV. También puedes añadir nombres después.
web-tournament-names-add-hint = Un nombre por línea, o una lista CSV, hasta el primer sorteo.
web-tournament-names-file = Leer un archivo
web-tournament-plan-one = { $n } participantes: todos en una mesa juegan la final.
web-tournament-plan-two = { $n } participantes: primero { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $rounds ->
        [one] una partida cada una
       *[other] { $rounds } partidas cada una
    }, y después una final de { $final }.
web-tournament-plan-more = { $n } participantes: primero { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $stages } fases en total; la última es una final de { $final }.
web-tournament-plan-details = Fase a fase
web-tournament-edition = Qué juego
web-tournament-format = Formato
web-tournament-as-format = Como dice el formato
web-tournament-expected = Cuánta gente se espera
web-tournament-rules = Reglas en vigor
web-tournament-rules-change = Cambiar las reglas
web-tournament-rules-until = Se puede hasta el primer sorteo.
web-tournament-rules-save = Jugar con estas reglas
web-tournament-rounds = Partidas antes de la final
web-tournament-rounds-one = Una, y pasan los mejores de cada mesa
web-tournament-rounds-several = { $n }, decide la clasificación
web-tournament-size = Jugadores por mesa
web-tournament-size-n = { $n }, si se puede
web-tournament-score = Qué cuenta
web-tournament-score-worms-and-places = Gusanos y puntos por puesto
web-tournament-score-places = Solo puntos por puesto
web-tournament-house = Reglas de la casa
web-tournament-house-hint = Puntos, desempates o fases propios de tu club, como texto TOML. Lo elegido arriba tiene preferencia.
web-tournament-create = Crear el torneo
web-tournament-mine = Mis torneos
web-tournament-mine-hint = Guardados en este dispositivo, con el enlace de la organización.
web-tournament-forget = Quitar { $name } de esta lista
web-tournament-forget-sure = Copia antes el enlace de la organización: sin él nadie podrá cambiar este torneo, y no se puede crear otra vez.
web-tournament-forget-yes = Quitarlo
web-tournament-forget-no = Dejarlo
web-tournament-forgotten = { $name } ya no está en esta lista.
web-tournament-put-back = Ponerlo otra vez
web-tournament-open = Abrir con un enlace
web-tournament-open-link = Enlace de un torneo
web-tournament-open-wrong = Este no es el enlace de un torneo.
web-tournament-open-go = Abrir
web-tournament-restore = Recuperar de un archivo
web-tournament-restore-hint = El archivo de un torneo, guardado aquí o por la terminal: el torneo sigue donde acaba el archivo, con un enlace nuevo.
web-tournament-restore-file = Elegir el archivo
web-tournament-lost = Sin conexión. Esta página lo intenta sola otra vez.
web-tournament-wrong-secret = Este enlace de la organización no es correcto. Puedes leerlo todo, pero no cambiar nada.
web-tournament-stale = Alguien ha cambiado el torneo mientras tanto. Ahora ves el estado más nuevo; hazlo otra vez.
web-tournament-reading = Solo estás leyendo. Para cambiar algo hace falta el enlace de la organización.
web-tournament-parts = Partes del torneo
web-tournament-tab-tables = Mesas
web-tournament-tab-standings = Clasificación
web-tournament-tab-people = Participantes
web-tournament-tab-more = Más
web-tournament-kind-registration = Inscripción
web-tournament-kind-preliminary = Ronda previa
web-tournament-kind-semi-final = Semifinal
web-tournament-kind-final = Final
web-tournament-preliminary-n = Ronda previa, fase { $n }
web-tournament-stage-round = { $stage }, ronda { $n } de { $total }
web-tournament-next = Lo que sigue
web-tournament-day = Reloj y anuncios
web-tournament-timer-minutes = Minutos para esta ronda
web-tournament-timer-start = Poner en marcha el reloj
web-tournament-timer-pause = Pausa
web-tournament-timer-go-on = Seguir
web-tournament-timer-more = { $n } minutos más
web-tournament-timer-stop = Parar el reloj
web-tournament-paused = en pausa
web-tournament-last-turns = ¡Últimos turnos!
web-tournament-announcement = Anuncio
web-tournament-announce = Anunciar
web-tournament-announce-end = Quitarlo
web-tournament-schedule = Programa
web-tournament-schedule-save = Guardar el programa
web-tournament-next-names = Un torneo necesita dos participantes o más.
web-tournament-next-missing = Faltan resultados: { $n } de { $total }.
web-tournament-next-round = Están todos los resultados. Se puede sortear la ronda siguiente.
web-tournament-next-stage = Están todos los resultados. Sigue: { $stage }, { $n } participantes.
web-tournament-go-names = Añadir participantes
web-tournament-go-draw = Sortear mesas y asientos
web-tournament-phrase = ¿Qué grita la sala?
web-tournament-phrase-hint = Pide unas palabras y escríbelas. Junto con el número sellado deciden todos los sorteos, así que nadie puede elegirlos. Puede quedar vacío. Después ya no se puede inscribir nadie.
web-tournament-go-round = Sortear la ronda { $n }
web-tournament-go-stage = Sortear: { $stage }
web-tournament-go-result = Anotar el resultado de la mesa { $n }
web-tournament-go-wait = Mirar las mesas
web-tournament-go-over = Imprimir los diplomas
web-tournament-undo = Deshacer: { $event }
web-tournament-undo-sure = ¿Seguro que quieres deshacer el último paso ({ $event })?
web-tournament-undo-yes = Sí, deshacerlo
web-tournament-undo-no = No, dejarlo
web-tournament-finished = terminada
web-tournament-playing = jugando
web-tournament-live = en vivo
web-tournament-left = fuera
web-tournament-plus = +{ $points }
web-tournament-enter = Anotar el resultado
web-tournament-which-table = Número de la mesa
web-tournament-go-table = Anotar o corregir
web-tournament-no-such-table = En esta ronda no hay ninguna mesa { $n } para ti.
web-tournament-open-only = Solo mesas sin resultado ({ $n })
web-tournament-report = Comunicar el resultado
web-tournament-report-other = Fue distinto
web-tournament-confirm = Es correcto
web-tournament-reported = Comunicado por { $who }
web-tournament-disputed = Estos avisos se contradicen. Decide la organización.
web-tournament-waits = Otra persona de la mesa tiene que confirmarlo en su móvil, o lo hace la organización.
web-tournament-take-it = Usar este resultado
web-tournament-table-how = Un jugador anota el resultado y otro de la mesa lo confirma en su propio móvil. La organización ve los dos.
web-tournament-table-idle = Ahora nadie juega en esta mesa.
web-tournament-sign-how = Después de la partida: escanea este código y anota el resultado. Otro jugador de la mesa lo confirma con el código de su tarjeta.
web-tournament-reports-wait = Avisos de mesas en espera: { $n }
web-tournament-disputes = Mesas que no se ponen de acuerdo: { $tables }
web-tournament-helping = Aquí ayudas: puedes anotar los resultados de tus mesas.
web-tournament-only-organiser = Esto solo puede imprimirlo la organización.
web-tournament-correct = Corregir
web-tournament-closed = Ya se ha sorteado la fase siguiente: estos resultados no se pueden corregir.
web-tournament-record = Acta de la partida
web-tournament-corrected = { $n ->
    [one] Corregido una vez
   *[other] Corregido { $n } veces
}
web-tournament-worms-highest = { $worms ->
    [one] { $worms } gusano
   *[other] { $worms } gusanos
}, ración más alta { $highest }
web-tournament-enter-table = Resultado de la mesa { $n }
web-tournament-correct-table = Corregir el resultado de la mesa { $n }
web-tournament-how = Cómo se anota
web-tournament-by-tiles = Raciones
web-tournament-by-worms = Gusanos y ración más alta
web-tournament-tap = Elige un jugador y toca sus raciones.
web-tournament-tiles-of = Raciones de { $name }
web-tournament-tile-free = Ración { $tile }
web-tournament-tile-of = Ración { $tile }, { $name }
web-tournament-tile-moved = Ración { $tile }: { $from } → { $to }
web-tournament-bratworms = Gusanos a la brasa
web-tournament-apple = Manzana
web-tournament-worms = Gusanos
web-tournament-highest = Ración más alta
web-tournament-no-number = «{ $text }» no es un número entero.
web-tournament-reason = Por qué se corrige
web-tournament-reason-hint = El resultado anterior queda en el historial, con este motivo.
web-tournament-save = Guardar el resultado
web-tournament-save-correction = Guardar la corrección
web-tournament-meanwhile = Mientras tanto, esta mesa ya tiene un resultado. No se ha sobrescrito:
web-tournament-leave-it = Dejarlo como está
web-tournament-replace-it = Corregirlo con el mío
web-tournament-close = Cerrar
web-tournament-parts-of-score = Gusanos + puesto
web-tournament-goes-on = pasa
web-tournament-no-standings = Todavía no hay resultados.
web-tournament-add = Añadir estos nombres
web-tournament-here = { $name } está aquí
web-tournament-here-of = { $n } de { $total } están aquí
web-tournament-here-only = Solo quienes faltan
web-tournament-sweep = Quitar de la lista a los { $n } que faltan
web-tournament-sweep-sure = ¿Seguro? No entrarán en el sorteo. El paso se puede deshacer.
web-tournament-late = Lista de reserva y llegadas tardías
web-tournament-late-hint = No se mueve a nadie más: quien llega tarde se sienta en el siguiente asiento de la mesa abierta más pequeña, o juega desde la ronda siguiente.
web-tournament-late-add = Que esperen
web-tournament-waiting = en espera
web-tournament-admit = Poner en la lista
web-tournament-admit-table = Sentar en la mesa { $table }
web-tournament-admit-round = Juega desde la ronda siguiente
web-tournament-came-late = llegó tarde
web-tournament-find = Busca un nombre
web-tournament-nobody = Todavía no se ha inscrito nadie.
web-tournament-gone = fuera
web-tournament-sits = Mesa { $table }, ración { $tile }
web-tournament-is-bot = juega un bot
web-tournament-change = Cambiar
web-tournament-rename = Nombre
web-tournament-rename-save = Guardar el nombre
web-tournament-renamed-meanwhile = Alguien ha cambiado este nombre mientras tanto: { $name }
web-tournament-played-by = Quién juega
web-tournament-person = una persona
web-tournament-bot = un bot: { $bot }
web-tournament-played-by-hint = Esto solo cuenta en mesas en vivo.
web-tournament-withdraw = Se retira
web-tournament-withdraw-hint = No entra en más sorteos. Los resultados hasta ahora se quedan; una plaza en la fase siguiente pasa a quien sigue en la clasificación.
web-tournament-withdraw-playing = El resto de la mesa sigue jugando. Quien se va durante una partida no recibe puntos por ella.
web-tournament-return = Ha vuelto
web-tournament-show = Mostrar
web-tournament-board = Tablón para el proyector
web-tournament-redo = Comprobar el sorteo
web-tournament-print = Imprimir
web-tournament-print-plan = Plano de mesas
web-tournament-print-seats = Sorteo de asientos
web-tournament-print-sheets = Hojas de puntuación
web-tournament-print-certificates = Diplomas
web-tournament-print-cards = Tarjetas QR para participantes
web-tournament-print-blank = Hojas de puntuación en blanco
web-tournament-print-standings = Clasificación
web-tournament-print-checkin = Lista de llegadas
web-tournament-blank-table = Mesa ______  Ronda ______
web-tournament-print-signs = Carteles para las mesas
web-tournament-print-rules = Reglas en vigor
web-tournament-print-now = Imprimir
web-tournament-print-starts = Empieza quien tiene la ración 21; el resto sigue en el sentido de las agujas del reloj.
web-tournament-print-seat = Mesa { $table }, ración { $tile }
web-tournament-print-seed = Todos los sorteos salen de la semilla pública { $seed }. Cualquiera puede comprobarlos en { $address }.
web-tournament-links = Enlaces
web-tournament-qr = Código QR de la página pública
web-tournament-public = Enlace público
web-tournament-public-hint = Con este enlace cualquiera puede seguir el torneo; nadie puede cambiar nada con él.
web-tournament-organiser = Enlace de la organización
web-tournament-organiser-hint = Quien tiene este enlace puede cambiarlo todo. Guarda una copia: no se puede crear otra vez.
web-tournament-helpers = Ayudantes
web-tournament-helpers-hint = Quien tiene un enlace de ayudante puede anotar y corregir resultados, nada más. El registro dice quién fue.
web-tournament-helper-name = Nombre de quien ayuda
web-tournament-helper-tables = Solo estas mesas (ninguna: todas)
web-tournament-helper-make = Crear un enlace
web-tournament-helper-link = Enlace para { $name }
web-tournament-copy = Copiar
web-tournament-copied = Copiado
web-tournament-online = Mesas en vivo
web-tournament-online-hint = Las mesas de esta ronda se pueden jugar aquí, en móviles o con bots. Los resultados se anotan solos. Las personas necesitan el código personal de su tarjeta QR.
web-tournament-online-none = Ahora no hay ninguna mesa que jugar.
web-tournament-all-bots = Bots para todos
web-tournament-all-bots-go = { $n ->
    [one] Que un bot juegue por { $n } participante
   *[other] Que unos bots jueguen por { $n } participantes
}
web-tournament-clock = Tiempo
web-tournament-go-online = { $n ->
    [one] Jugar { $n } mesa en vivo
   *[other] Jugar { $n } mesas en vivo
}
web-tournament-download = Descargar
web-tournament-backup-now = Guardar una copia ahora
web-tournament-backup-rounds = Guardar una copia en este dispositivo tras cada ronda
web-tournament-anonymise = Quitar todos los nombres
web-tournament-anonymise-sure = Desde ahora, cada participante será solo un número: P1, P2, etc. Los sorteos y los resultados se quedan; los motivos, los anuncios y el programa también se borran. Esto no se puede deshacer; las copias guardadas antes conservan los nombres.
web-tournament-anonymise-yes = Quitar los nombres para siempre
web-tournament-delete = Borrar este torneo
web-tournament-delete-sure = Los nombres, los resultados y todo lo demás se borran del servidor para siempre. Guarda antes una copia si puedes necesitarla.
web-tournament-delete-name = Escribe el nombre del torneo: { $name }
web-tournament-delete-yes = Borrarlo para siempre
web-tournament-download-csv = Clasificación (CSV)
web-tournament-download-json = Todo (JSON)
web-tournament-download-events = Archivo para la línea de órdenes
web-tournament-history = Qué ha pasado
web-tournament-was-undone = deshecho
web-tournament-redo-text = Todas las mesas, asientos y suertes salen de una semilla pública. Tu navegador acaba de repetir cada sorteo, sin ayuda.
web-tournament-redo-right = { $n ->
    [one] { $n } sorteo repetido: concuerda.
   *[other] { $n } sorteos repetidos: todos concuerdan.
}
web-tournament-redo-wrong = { $n ->
    [one] { $n } sorteo no concuerda con la semilla.
   *[other] { $n } sorteos no concuerdan con la semilla.
}
web-tournament-seed = Semilla pública
web-tournament-sealed = Número sellado (SHA-256)
web-tournament-secret = Secreto
web-tournament-shout = Palabras de la sala
web-tournament-shout-none = ninguna
web-tournament-seal-kept = El secreto concuerda con el número sellado al principio, y con las palabras de la sala da la semilla: nadie pudo elegir estos sorteos.
web-tournament-seal-broken = El secreto no concuerda con el número sellado, o no da esta semilla. No te fíes de estos sorteos.
web-tournament-seal-other = Este dispositivo vio antes otro número sellado para este torneo. No te fíes de estos sorteos.
web-tournament-seal-given = Esta semilla se puso a mano: la organización pudo elegirla.
web-tournament-seal-waits = Todavía sin abrir: cuando se cierra la inscripción, la sala grita unas palabras. Con el secreto forman la semilla de todos los sorteos.
web-tournament-draw-lots = { $stage }: suertes
web-tournament-draw-round = { $stage }: mesas y asientos de la ronda { $n }
web-tournament-draw-agrees = concuerda
web-tournament-draw-differs = no concuerda
web-tournament-redo-how = Cómo se hace
web-tournament-redo-steps = El sorteo n toma los bytes de HMAC-SHA256(seed, «draw:n:block») para block 0, 1, etc. Con ellos se baraja desde el final a quienes participan, por número (Fisher–Yates). La lista barajada se corta en mesas; el sorteo siguiente da los asientos. Con todo el torneo en un archivo puedes repetirlo con tu propio programa.
web-tournament-you = tú
web-tournament-you-seat = Asiento { $seat }, ración { $tile }
web-tournament-you-start = Empiezas tú.
web-tournament-you-champion = ¡Ganas el torneo!
web-tournament-you-gone = Te has retirado.
web-tournament-you-registered = Estás en la lista. Después del sorteo verás aquí tu mesa.
web-tournament-you-over = El torneo ha terminado. ¡Gracias por jugar!
web-tournament-you-wait = Tu mesa ha terminado. Esta página muestra lo que sigue.
web-tournament-you-final = ¡Estás en la final!
web-tournament-you-bye = ¡Vas directamente a la final! Otros juegan antes una semifinal.
web-tournament-you-stage = ¡Pasas! Después del sorteo, esta página muestra tu próxima mesa.
web-tournament-you-out = Para ti ha terminado. ¡Gracias por jugar!
web-tournament-your-place = Tu puesto
web-tournament-rank-of = { $n } de { $of }
web-tournament-your-result = Última partida: puesto { $place }, { $worms ->
        [one] { $worms } gusano
       *[other] { $worms } gusanos
    }, +{ $points }
web-tournament-your-games = Tus partidas
web-tournament-to-table = A tu mesa
web-tournament-to-standings = Mesas y clasificación
web-tournament-claim = ¿Jugar por { $name } en este dispositivo? Dejará sus propias partidas que están en marcha aquí.
web-tournament-claim-yes = Sí, jugar aquí
web-tournament-claim-no = No, solo mirar
web-tournament-claimed = Este dispositivo juega ahora por { $name }.
web-tournament-tables = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
web-tournament-done-of = { $n } de { $total } terminadas
web-tournament-tiles-left = { $n ->
    [one] queda { $n } ración
   *[other] quedan { $n } raciones
}
web-tournament-at-turn = juega ahora
web-tournament-follow = Síguelo en tu móvil
web-tournament-follow-hint = Escanea el código y busca tu nombre.
web-tournament-board-round = Sigue: sorteo de la ronda { $n }, aquí en el tablón.
web-tournament-board-stage = Sigue: { $stage }. El sorteo se verá aquí.
web-tournament-board-seed = Todos los sorteos se pueden comprobar: semilla { $seed }
web-tournament-board-sealed = El sorteo está sellado: { $seal }
web-tournament-board-page = Página siguiente
web-tournament-board-page-of = Página { $n } de { $total }
web-tournament-board-where = ¿Dónde me siento?
web-tournament-board-pause = Quedarse en esta página
web-tournament-news = Mesa { $table }: { $text }
web-tournament-signed-up = Inscripciones
web-tournament-sheet-how = Después de la partida: marca las raciones de cada jugador, anota los gusanos y la ración más alta, y lleva esta hoja a la organización.
web-tournament-sheet-deluxe = Gusanos a la brasa: ____ Manzana: ____
web-tournament-sheet-sign = Firma de quien gana
web-tournament-certificate = Diploma
web-tournament-certificate-place = Puesto { $n }
web-tournament-certificate-text = { $tournament }, { $n ->
        [one] { $n } participante
       *[other] { $n } participantes
    }
web-tournament-certificate-sign = Organización
web-tournament-certificates-who = Diplomas para
web-tournament-certificates-three = los tres primeros puestos
web-tournament-certificates-final = toda la final
web-tournament-certificates-all = todos
web-tournament-certificates-early = El torneo no ha terminado: estos puestos aún pueden cambiar.
web-tournament-codes-hint = Para las mesas en vivo, cada participante necesita un código personal, que va en el código QR. Funciona una vez, en un dispositivo, para todas las rondas.
web-tournament-codes-make = Poner códigos personales en las tarjetas
web-tournament-codes-made = { $n ->
    [one] { $n } tarjeta tiene un código personal. Imprímela ahora: el código no se vuelve a mostrar.
   *[other] { $n } tarjetas tienen códigos personales. Imprímelas ahora: los códigos no se vuelven a mostrar.
}
web-tournament-card-qr = Código QR para { $name }
web-tournament-card-hint = Escanea: tu mesa, tu asiento, tu puesto.
web-tournament-card-code = Escanea para jugar: solo para ti, funciona una vez.
