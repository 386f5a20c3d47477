import { describe, expect, it } from 'vitest'
import { fieldOf, firstForm, newTableOf, withColours, troublesOf } from '../../src/game/table_form.ts'

describe('the form of a new table', () => {
  it('is complete as it stands, once there is a name', () => {
    expect(troublesOf(firstForm(''))).toEqual({ people: 'web-new-name-missing' })
    expect(troublesOf(firstForm('Anna'))).toEqual({})
    expect(newTableOf(firstForm(' Anna '))).toMatchObject({
      rules: 'classic',
      host: { name: 'Anna', colour: 'tomato' },
      companions: [],
      seats: 4,
      public: false,
    })
  })

  it('says which field is wrong', () => {
    const form = { ...firstForm('Ben'), bots: [{ name: 'Ben', bot: 'simple' }] }
    expect(troublesOf(form)).toEqual({ people: 'web-new-name-twice' })
    const crowd = { ...firstForm('Anna'), people: ['Anna', 'Ben', 'Cleo'], seats: 2 }
    expect(troublesOf(crowd)).toEqual({ seats: 'web-new-too-many' })
  })

  it.each([
    ['none', true],
    ['1', true],
    ['40', true],
    ['0', false],
    ['-3', false],
    ['4.5', false],
    ['many', false],
  ])('max_turns %s (E4)', (value, fine) => {
    const form = { ...firstForm('Anna'), rules: { preset: 'classic', options: { max_turns: value } } }
    expect(troublesOf(form)).toEqual(fine ? {} : { rules: 'web-new-bad-number' })
  })

  it('seats companions with colours of their own, the chosen one first', () => {
    const coloured = withColours(['Anna', 'Ben', 'Cleo'], 'mustard')
    expect(coloured.map(({ colour }) => colour)).toEqual(['mustard', 'tomato', 'blueberry'])
    const table = newTableOf({ ...firstForm(''), people: ['Anna', 'Ben'] })
    expect(table.companions?.map(({ name }) => name)).toEqual(['Ben'])
  })

  it('has no seat for a host who does not play', () => {
    const form = { ...firstForm(''), plays: false, bots: [{ name: 'Ben', bot: 'simple' }] }
    expect(troublesOf(form)).toEqual({})
    expect(newTableOf(form)).toMatchObject({ host: null, companions: [] })
  })

  it('shows refusals of the server where they belong', () => {
    const about = (...details: string[]) => fieldOf({ details: Object.fromEntries(details.map((key) => [key, 'x'])) })
    expect([about('name'), about('name', 'most'), about('colour')]).toEqual(['people', 'people', 'people'])
    expect([about('option', 'low', 'high'), about('preset', 'presets'), about('places')]).toEqual([
      'rules',
      'rules',
      'seats',
    ])
    expect([about('seconds'), fieldOf({})]).toEqual(['form', 'form'])
  })
})
