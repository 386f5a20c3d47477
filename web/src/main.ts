import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/components.css'
import App from './App.svelte'
import { pageAt } from './pages.ts'
import { pocket } from './pocket/pocket.svelte.ts'
import './pocket/installing.svelte.ts'
import { route } from './router.svelte.ts'
import { address } from './server/address.svelte.ts'
import { keepLinksRight } from './server/links.ts'
import { words } from './words/words.svelte.ts'

const target = document.getElementById('app')
const page = pageAt(route.path)
  .load()
  .catch(() => undefined) // fetched while the words load; if it is missing, App says so
void address.learn()
if (target) {
  keepLinksRight(target)
  void Promise.all([words.start(), page]).then(() => mount(App, { target }))
}
// what is needed now comes first
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void pocket.start(), 1000))
