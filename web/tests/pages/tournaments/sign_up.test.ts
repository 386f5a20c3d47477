import { expect, it } from 'vitest'
import { organised, keep, forget, placeOfLink, secretIn, secretOf } from '../../../src/pages/tournaments/organising.ts'
import { decodeList } from '../../../src/pages/tournaments/list_file.ts'
import { countNames } from '../../../src/pages/tournaments/sign_up.ts'

const ID = 'a'.repeat(22)
const SECRET = 'b'.repeat(43)

it('counts names, not headings and empty lines', () => {
  expect(countNames('Anna\n\n  Ben \r\nCleo\n')).toBe(3)
  expect(countNames('Nr;Vorname;Nachname\n1;Anna;Kern\n2;Ben;Wolf\n')).toBe(2)
  expect(countNames('')).toBe(0)
  expect(countNames('Popescu, Ion\nIonescu, Ana')).toBe(2)
})

it.each([
  ['Müller', 'de', [0x4d, 0xc3, 0xbc, 0x6c, 0x6c, 0x65, 0x72]],
  ['Müller', 'de', [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]],
  ['Ţepeş', 'ro', [0xde, 0x65, 0x70, 0x65, 0xba]],
  ['Иван', 'ru', [0xc8, 0xe2, 0xe0, 0xed]],
  ['Zoë', 'en', [0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0]],
  ['Zoë', 'en', [0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb]],
])('reads %s (%s) from the bytes of a spreadsheet', (name, language, bytes) => {
  expect(decodeList(Uint8Array.from(bytes), language)).toBe(name)
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
