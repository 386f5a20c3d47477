import { expect, it } from 'vitest'
import { organised, keep, forget, placeOfLink, secretIn, secretOf } from '../../../src/pages/tournaments/organising.ts'
import { countNames } from '../../../src/pages/tournaments/sign_up.ts'

const ID = 'a'.repeat(22)
const SECRET = 'b'.repeat(43)

it('counts names, not headings and empty lines', () => {
  expect(countNames('Anna\n\n  Ben \r\nCleo\n')).toBe(3)
  expect(countNames('Nr;Vorname;Nachname\n1;Anna;Kern\n2;Ben;Wolf\n')).toBe(2)
  expect(countNames('')).toBe(0)
})

it('keeps the secret of a link on the device', () => {
  expect(secretIn(`#${SECRET}`)).toBe(SECRET)
  expect(secretIn('#tables')).toBeNull()
  keep({ id: ID, name: 'Cup', secret: SECRET })
  keep({ id: ID, name: 'New name', secret: SECRET })
  expect(organised()).toEqual([{ id: ID, name: 'New name', secret: SECRET }])
  expect(secretOf(ID)).toBe(SECRET)
  forget(ID)
  expect(secretOf(ID)).toBeNull()
})

it('opens links of tournaments only', () => {
  expect(placeOfLink(`http://hall.example/tournaments/${ID}#${SECRET}`)).toBe(`/tournaments/${ID}#${SECRET}`)
  expect(placeOfLink(`http://hall.example/tournaments/${ID}/player/3`)).toBe(`/tournaments/${ID}/player/3`)
  expect(placeOfLink('http://hall.example/table/x')).toBeNull()
  expect(placeOfLink('hello')).toBeNull()
})
