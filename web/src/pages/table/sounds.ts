import { isDeadRoll } from '../../tables/dead_roll.ts'
import type { State } from '../../documents/types.ts'
import { settings } from '../../settings.svelte.ts'

/** Quiet sounds, made here: no file is loaded. Off until somebody switches them on. */
type Sound = 'dice' | 'tile' | 'fail' | 'turn'

let context: AudioContext | null = null

/** Which sound belongs to what has changed, if any. Several steps may lie in between. */
export function soundFor(before: State, after: State, yours: readonly number[]): Sound | null {
  const changes = after.players.map((player, seat) => player.stack.length - (before.players[seat]?.stack.length ?? 0))
  if (changes.some((change) => change > 0)) return 'tile'
  if (isDeadRoll(before) || changes.some((change) => change < 0)) return 'fail'
  if (before.seat !== after.seat && after.seat !== null && yours.includes(after.seat)) return 'turn'
  return after.move?.startsWith('dice') ? 'dice' : null
}

export function soundOf(before: State | null, after: State, yours: readonly number[]): void {
  if (!settings.sound || !before || document.hidden) return
  const sound = soundFor(before, after, yours)
  if (sound) play(sound)
}

export function play(sound: Sound): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  if (sound === 'dice')
    for (let i = 0; i < 6; i++)
      knock(context, now + i * 0.06 + Math.random() * 0.03, 900 + Math.random() * 900, 0.05, 1.2)
  if (sound === 'tile')
    for (const [at, pitch] of [
      [0, 520],
      [0.09, 390],
    ] as const)
      knock(context, now + at, pitch, 0.12, 3.5)
  if (sound === 'fail')
    for (const [at, pitch] of [
      [0, 220],
      [0.16, 165],
    ] as const)
      tone(context, now + at, pitch, 0.22)
  if (sound === 'turn')
    for (const [at, pitch] of [
      [0, 523.25],
      [0.12, 659.25],
    ] as const)
      tone(context, now + at, pitch, 0.3)
}

/** A soft tone. */
function tone(audio: AudioContext, at: number, pitch: number, length: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: pitch })
  oscillator.connect(fading(audio, at, 0.16, length))
  oscillator.start(at)
  oscillator.stop(at + length)
}

/** Wood on wood: a short burst of noise around a pitch. The filter lets little through, even less of a low pitch:
 * hence `loudness`. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(audio, { buffer })
  noise
    .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 6 }))
    .connect(fading(audio, at, loudness, length))
  noise.start(at)
}

function fading(audio: AudioContext, at: number, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loudness, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}
