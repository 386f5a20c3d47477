/** Dice that everybody can check: the byte stream and commitment of docs/notation.md 3. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { FACES, GOLDEN_FACES } from './generated/layout.ts'

export type GoldenDie = keyof typeof GOLDEN_FACES

const SEED_BYTES = 32
const SIDES = FACES.length
const BYTES = 256
/** The largest multiple of the sides that a byte can count to. */
const FIRST_SKIPPED_BYTE = BYTES - (BYTES % SIDES)

/** A byte of the stream and the die it became; no die where it is skipped. */
interface UsedByte {
  byte: number
  face: string | null
  golden: boolean
}

export interface ComputedRoll {
  dice: string
  bytes: UsedByte[]
  /** What was put into the HMAC for each block of 32 bytes. */
  messages: string[]
}

/** A seed that nobody could know (D1). */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)))

export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

/** What a device sends instead of its phrase until nobody can join any longer (D3). */
export function sealOf(phrase: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${phrase}:${salt}`)))
}

/** The seat that begins where it is drawn (D4). */
export function drawnStart(seed: string, entropy: string, seats: number): number {
  const fair = BYTES - (BYTES % seats)
  for (let block = 0; ; block++) {
    const byte = hmac(sha256, hexToBytes(seed), utf8ToBytes(`${entropy}:start:${block}`)).find(
      (candidate) => candidate < fair,
    )
    if (byte !== undefined) return byte % seats
  }
}

/** Roll `number` of a game as a record writes it, with the bytes it came from; `golden` where the golden die is rolled. */
export function computeRoll(
  seed: string,
  entropy: string,
  number: number,
  white: number,
  golden: GoldenDie | null,
): ComputedRoll {
  const key = hexToBytes(seed)
  const [messages, bytes]: [string[], UsedByte[]] = [[], []]
  const due = white + (golden ? 1 : 0)
  let rolled = 0
  while (rolled < due) {
    const message = `${entropy}:${number}:${messages.length}`
    messages.push(message)
    for (const byte of hmac(sha256, key, utf8ToBytes(message))) {
      if (rolled === due) break
      const isGolden = golden !== null && rolled === white
      const faces = isGolden ? GOLDEN_FACES[golden] : FACES
      const face = byte < FIRST_SKIPPED_BYTE ? (faces[byte % SIDES] as string) : null
      bytes.push({ byte, face, golden: isGolden && face !== null })
      if (face) rolled++
    }
  }
  return { dice: written(bytes), bytes, messages }
}

/** Dice sorted, 1 to 5 and then W, the golden die after a plus (N3). */
function written(bytes: UsedByte[]): string {
  const white = bytes.filter((used) => used.face && !used.golden).map((used) => used.face as string)
  const golden = bytes.find((used) => used.golden)
  return white.sort().join('') + (golden ? `+${golden.face}` : '')
}
