import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { turnFrom, turnsBefore, turnStarts } from '../../src/game/history.ts'
import type { State } from '../../src/documents/types.ts'

const GAMES = resolve(import.meta.dirname, '../../../tests/vectors/games')
const states = gunzipSync(readFileSync(resolve(GAMES, 'deluxe-3p.jsonl.gz')))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as State)
const lines = readFileSync(resolve(GAMES, 'deluxe-3p.heck'), 'utf8').split('\n\n')[1]?.trim().split('\n') ?? []

describe('turns of a whole game', () => {
  const starts = turnStarts(states)
  it('are as many as the record has lines, and the end', () => {
    expect(states.at(-1)?.phase).toBe('over')
    expect(starts).toHaveLength(lines.length + 1)
    expect(starts.at(-1)).toBe(states.length - 1)
  })
  it('begin with who is named there', () => {
    const names = starts.slice(0, -1).map((ply) => states[ply]?.players[states[ply]?.seat ?? -1]?.name)
    expect(names).toEqual(lines.map((line) => line.split(' ')[0]))
  })
})

describe('going by turn', () => {
  const starts = [0, 10, 20, 25]
  it('counts the turns that are over', () => {
    expect([0, 9, 10, 19, 25, 30].map((ply) => turnsBefore(starts, ply))).toEqual([0, 0, 1, 1, 3, 3])
  })
  it('goes back to the beginning of this turn first, then of the one before', () => {
    expect([25, 15, 10, 3, 0].map((ply) => turnFrom(starts, ply, -1))).toEqual([20, 10, 0, 0, 0])
  })
  it('goes on, and stays at the end', () => {
    expect([0, 10, 15, 25, 27].map((ply) => turnFrom(starts, ply, 1))).toEqual([10, 20, 20, 25, 27])
  })
})
