import { untrack } from 'svelte'
import { home } from '../server/home.svelte.ts'
import { reachable } from '../server/reachable.svelte.ts'

/** Fetch what a page shows of a server: now, and again each time it has come back or is another one. */
export function whenHere(task: () => unknown): void {
  $effect(() => {
    void [reachable.returns, home.origin]
    untrack(task)
  })
}
