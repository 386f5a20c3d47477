import type { KeptStep, NewGame } from '../../src/shelf/kept.ts'

/** A game of two that has just begun. */
export const newGame = (change: Partial<NewGame> = {}): NewGame => ({
  name: 'Grill',
  rules: 'classic',
  seats: [
    { name: 'Anna', colour: 'tomato', bot: null, throws: true },
    { name: 'Robo', colour: 'mint', bot: 'champion', throws: false },
  ],
  starter: 'drawn',
  start: 0,
  seed: '00'.repeat(32),
  commitment: 'ab'.repeat(32),
  entropy: '',
  coach: true,
  pace: '1x',
  status: 'playing',
  rematch: null,
  headers: {},
  result: null,
  mistakes: null,
  ...change,
})

export const step = (move: string, at = 1): KeptStep => ({ move, by: move.startsWith('dice') ? 'dice' : 'player', at })
