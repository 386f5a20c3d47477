import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/components.css'
import App from './App.svelte'
import { words } from './words/words.svelte.ts'

const target = document.getElementById('app')
if (target) void words.start().then(() => mount(App, { target }))
