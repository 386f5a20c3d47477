import { expect, it } from 'vitest'
import { fileName } from '../../src/parts/saving.ts'

it.each([
  ['.heck', ['heckmeck', 'Glut 27'], 'heckmeck-Glut-27.heck'],
  ['.png', ['heckmeck', ''], 'heckmeck.png'],
  ['.heck', ['heckmeck', '../a/b: "Ünï"'], 'heckmeck-a-b-Ünï.heck'],
])('makes a name that every file system takes: %s of %j', (extension, words, name) => {
  expect(fileName(extension, ...words)).toBe(name)
})
