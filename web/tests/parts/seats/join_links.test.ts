import { describe, expect, it } from 'vitest'
import { joinPath, placeOf } from '../../../src/parts/seats/join_links.ts'
import { isLoopback } from '../../../src/server/origins.ts'

const ID = 'AbCdEfGhIjKlMnOpQrStU_'

describe('where a code or a link leads', () => {
  it.each(['glut27', 'GLUT 27', ' Glut-27 ', 'g l u t 2 7'])('%s is a code', (text) =>
    expect(placeOf(text)).toBe('/join/glut27'),
  )

  it('is entered without accents, or with those of an eager keyboard', () =>
    expect(placeOf('Kíwi 27')).toBe('/join/kiwi27'))

  it('takes links of tables, codes and devices, whatever their server is called', () => {
    expect(placeOf(`http://192.168.1.5:8000/table/${ID}`)).toBe(`/table/${ID}`)
    expect(placeOf('https://example.org/join/rost42')).toBe('/join/rost42')
    expect(placeOf('https://example.org/me#link=abc')).toBe('/me#link=abc')
  })

  it.each([
    '',
    'Glut',
    '27',
    'https://example.org/evil',
    'javascript:alert(1)',
    `https://example.org/table/${ID}/../x`,
    'ab12',
  ])('%j leads nowhere', (text) => expect(placeOf(text)).toBeNull())

  it('comes back from the path of a table', () =>
    expect(placeOf(`https://example.org${joinPath('Glut 27')}`)).toBe('/join/glut27'))

  it('knows addresses that other devices cannot open', () => {
    expect(['localhost', '127.0.0.1', '[::1]'].every(isLoopback)).toBe(true)
    expect(['192.168.1.5', 'example.org'].some(isLoopback)).toBe(false)
  })
})
