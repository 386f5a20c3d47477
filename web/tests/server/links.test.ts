import { afterEach, expect, it } from 'vitest'
import { home } from '../../src/server/home.svelte.ts'
import { keepLinksRight } from '../../src/server/links.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
afterEach(() => document.body.replaceChildren())

it('on a plain file server links from the root lead behind the hash, late and changed ones too', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  keepLinksRight(root, true)
  root.innerHTML =
    '<p><a href="/rules#T5">T5</a><a href="#here">here</a><a href="https://x.example/">x</a><a href="/api/tables/A/record">r</a></p>'
  root.insertAdjacentHTML('beforeend', '<a href="/me">me</a>')
  await settled()
  const written = () => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(written()).toEqual(['#/rules#T5', '#here', 'https://x.example/', '/api/tables/A/record', '#/me'])
  root.querySelector('a')?.setAttribute('href', '/puzzles/3')
  await settled()
  expect(written()[0]).toBe('#/puzzles/3')
  expect(home.isElsewhere).toBe(false) // of this page, so the API stays where it is
})

it('where a server has the paths they stay as they are', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  keepLinksRight(root)
  root.innerHTML = '<a href="/rules">rules</a>'
  await settled()
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/rules')
})
