/** Decisions of the built-in bots. */
import { ACTIONS, BOTS, CHANCE, NUMBERS, PARAMETERS } from './generated/layout.ts'
import type { Desk } from './desk.ts'
import { type Kernel, ROOM } from './kernel.ts'
import { EngineRefusal, refused, shortened } from './refusal.ts'
import type { Replay } from './replay.ts'

interface Kind {
  readonly kind: number
  readonly parameters: Readonly<Record<string, number>>
  readonly usual: Readonly<Record<string, readonly number[]>>
}

const WORD = 8
const PARAMETERS_AT = ROOM
const CHANCE_AT = PARAMETERS_AT + PARAMETERS * WORD
const KNOWS_WEIGHTS = BOTS.champion.kind

export class Bots {
  constructor(
    readonly kernel: Kernel,
    readonly desk: Desk,
  ) {}

  /** The decision of a bot like `champion:depth=2` where one is due. */
  async decide(replay: Replay, spec: string): Promise<string> {
    const { kind, parameters } = readBot(spec, replay.players.length)
    const position = replay.position
    await this.desk.lay(replay, kind === KNOWS_WEIGHTS)
    const { view, exports } = this.kernel
    for (const [index, parameter] of parameters.entries())
      view.setFloat64(PARAMETERS_AT + index * WORD, parameter, true)
    for (const [index, number] of crypto.getRandomValues(new Uint32Array(CHANCE)).entries())
      view.setBigUint64(CHANCE_AT + index * WORD, BigInt(number), true)
    return ACTIONS[exports.decide(this.kernel.put(position), kind, PARAMETERS_AT, CHANCE_AT)] as string
  }
}

/** Whether there is a bot that is spelled so. */
export function isBot(spec: string): boolean {
  try {
    readBot(spec, NUMBERS.FEWEST_PLAYERS)
    return true
  } catch (error) {
    if (error instanceof EngineRefusal) return false
    throw error
  }
}

/** The number of a bot and its parameters: `worms:steal=2` changes one. */
function readBot(spec: string, players: number): { kind: number; parameters: number[] } {
  const [name = '', rest = ''] = spec.split(':', 2)
  const bot: Kind | undefined = Object.hasOwn(BOTS, name) ? BOTS[name as keyof typeof BOTS] : undefined
  if (!bot) throw refused('unknown-bot', '', { bot: shortened(name), bots: Object.keys(BOTS).join(', ') })
  const parameters = [...(bot.usual[players] ?? [])]
  for (const part of rest.split(',').filter(Boolean)) {
    const [key = '', value = ''] = part.split('=', 2)
    const place = bot.parameters[key]
    if (place === undefined || !value || Number.isNaN(Number(value)))
      throw refused('bot-parameters', '', { bot: shortened(spec), error: shortened(part) })
    parameters[place] = Number(value)
  }
  return { kind: bot.kind, parameters }
}
