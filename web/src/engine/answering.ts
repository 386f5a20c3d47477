/** What crosses between page and worker. */
import type { Core } from './core.ts'
import { EngineRefusal, type Refused } from './refusal.ts'

/** What can be asked: the methods of the core. */
export type Question = {
  [Name in keyof Core]: Core[Name] extends (...args: never[]) => unknown ? Name : never
}[keyof Core]

export interface Asked {
  id: number
  what: Question
  args: unknown[]
}

export type Answer =
  | { id: number; result: unknown }
  | { id: number; refused: Refused }
  /** `broken`: the program stopped in the middle, and needs a new memory. */
  | { id: number; trouble: string; broken: boolean }
  | { id: number; progress: number }

/** Answer one question; `tell` hears how far a long one is. */
export async function answerTo(core: Core, { id, what, args }: Asked, tell: (answer: Answer) => void): Promise<void> {
  try {
    const method = core[what] as (...args: unknown[]) => unknown
    const result = await method.call(core, ...args, (progress: number) => tell({ id, progress }))
    tell({ id, result })
  } catch (error) {
    const broken = error instanceof WebAssembly.RuntimeError
    tell(error instanceof EngineRefusal ? { id, refused: error.plain } : { id, trouble: String(error), broken })
  }
}
