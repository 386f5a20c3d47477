import type { Details } from '../engine/refusal.ts'
import { EngineRefusal } from '../engine/engine.ts'

/** What a table refuses, under the same names as the server's. */
export function denied(reason: string, clause = '', details: Details = {}): EngineRefusal {
  return new EngineRefusal({ reason, clause, details })
}
