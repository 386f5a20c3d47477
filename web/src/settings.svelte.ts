import { keep, recall } from './keeping.ts'

/** What this device remembers for its person. */
type Theme = 'system' | 'light' | 'dark'
const SWITCHES = {
  sound: 'heckmeck-sound',
  vibration: 'heckmeck-vibration',
  coach: 'heckmeck-coach',
  rollsForMe: 'heckmeck-rolls',
  shakes: 'heckmeck-shakes',
}

class Settings {
  theme = $state<Theme>((recall('heckmeck-theme') as Theme | null) ?? 'system')
  sound = $state(recall(SWITCHES.sound) === 'on')
  vibration = $state(recall(SWITCHES.vibration) !== 'off')
  coach = $state(recall(SWITCHES.coach) !== 'off')
  name = $state(recall('heckmeck-name') ?? '')
  /** Whether the dice that begin a turn fall by themselves, and whether shaking the device throws them. */
  rollsForMe = $state(recall(SWITCHES.rollsForMe) === 'on')
  shakes = $state(recall(SWITCHES.shakes) !== 'off')

  constructor() {
    this.#show()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('heckmeck-theme', theme)
    this.#show()
  }

  turn(what: keyof typeof SWITCHES, on: boolean): void {
    this[what] = on
    keep(SWITCHES[what], on ? 'on' : 'off')
  }

  setName(name: string): void {
    this.name = name
    keep('heckmeck-name', name)
  }

  #show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
  }
}

export const settings = new Settings()
