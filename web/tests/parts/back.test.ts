import { expect, it, vi } from 'vitest'
import { closeByGoingBack } from '../../src/parts/back.ts'

const goneBack = () => new Promise((gone) => addEventListener('popstate', gone, { once: true }))
const steps = async (count: number) => vi.waitFor(() => expect(history.length).toBe(count))

it('is one step of the history, and going back closes it', async () => {
  const before = history.length
  const onback = vi.fn()
  closeByGoingBack(onback)
  await steps(before + 1)
  history.back()
  await vi.waitFor(() => expect(onback).toHaveBeenCalledOnce())
})

it('takes its step back when it closes by itself', async () => {
  history.pushState('the page', '')
  const onback = vi.fn()
  const close = closeByGoingBack(onback)
  await vi.waitFor(() => expect(history.state).toHaveProperty('over'))
  close()
  await goneBack()
  expect(history.state).toBe('the page')
  expect(onback).not.toHaveBeenCalled()
})

it('waits for the browser before it lays another step', async () => {
  history.pushState('the page', '')
  const second = vi.fn()
  const close = closeByGoingBack(vi.fn())
  await vi.waitFor(() => expect(history.state).toHaveProperty('over'))
  const first = history.state as unknown
  close()
  closeByGoingBack(second)
  await vi.waitFor(() => {
    expect(history.state).toHaveProperty('over')
    expect(history.state).not.toEqual(first)
  })
  expect(second).not.toHaveBeenCalled()
  history.back()
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce())
  expect(history.state).toBe('the page')
})

it('lays no step for what has closed before it could', async () => {
  history.pushState('the page', '')
  closeByGoingBack(vi.fn())()
  await Promise.resolve()
  expect(history.state).toBe('the page')
})

it('stays where somebody has gone meanwhile', async () => {
  const close = closeByGoingBack(vi.fn())
  await vi.waitFor(() => expect(history.state).toHaveProperty('over'))
  history.pushState('elsewhere', '')
  const back = vi.spyOn(history, 'back')
  close()
  expect(back).not.toHaveBeenCalled()
  expect(history.state).toBe('elsewhere')
})
