import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Asked } from '../../src/engine/answering.ts'
import { Engine } from '../../src/engine/engine.ts'

const GAME = { rules: 'classic', players: ['Anna', 'Ben'], start: 0, moves: ['dice 11335555'] }

/** A worker that answers what a test wants. */
class Scripted {
  static hired: Scripted[] = []
  onmessage: ((event: { data: Answer }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  asked: Asked[] = []
  dismissed = false

  constructor() {
    Scripted.hired.push(this)
  }

  postMessage(asked: Asked): void {
    this.asked.push(asked)
  }

  terminate(): void {
    this.dismissed = true
  }

  answer(index: number, answer: object): void {
    this.onmessage?.({ data: { id: this.asked[index]?.id, ...answer } as Answer })
  }
}

let engine: Engine
const hired = () => Scripted.hired.at(-1) as Scripted
beforeEach(() => {
  Scripted.hired = []
  vi.stubGlobal('Worker', Scripted)
  engine = new Engine()
})
afterEach(() => vi.unstubAllGlobals())

it('gives each question its own answer, in whatever order they come', async () => {
  const [steps, played] = [engine.steps(GAME, 0, 1), engine.play(GAME, ['keep 5'])]
  hired().answer(1, { result: ['second'] })
  hired().answer(0, { result: ['first'] })
  expect([await steps, await played]).toEqual([['first'], ['second']])
  expect(Scripted.hired).toHaveLength(1)
})

it('rejects what the rules forbid with its reason, clause and decision', async () => {
  const played = engine.play(GAME, ['keep 5', 'keep 5'])
  const refused = { reason: 'nothing-rolled', clause: 'T2', details: {}, act: 'keep 5' }
  hired().answer(0, { refused })
  await expect(played).rejects.toMatchObject(refused)
})

it('begins anew after a program that broke down, and whoever waits is told', async () => {
  const [one, other] = [engine.read('x'), engine.read('y')]
  hired().answer(0, { trouble: 'unreachable', broken: true })
  await expect(one).rejects.toThrow('unreachable')
  await expect(other).rejects.toThrow('unreachable')
  expect(hired().dismissed).toBe(true)
  const again = engine.read('z')
  expect(Scripted.hired).toHaveLength(2)
  hired().answer(0, { result: GAME })
  expect(await again).toEqual(GAME)
})

it('tries again to load what could not be loaded', async () => {
  const steps = engine.steps(GAME, 0, 0)
  hired().onerror?.({ message: '' })
  await expect(steps).rejects.toThrow('could not be loaded')
  void engine.steps(GAME, 0, 0)
  expect(Scripted.hired).toHaveLength(2)
})

it('keeps its worker where only a file is missing', async () => {
  const decided = engine.decide(GAME, 'champion')
  hired().answer(0, { trouble: 'weights: 503', broken: false })
  await expect(decided).rejects.toThrow('weights')
  expect(hired().dismissed).toBe(false)
})
