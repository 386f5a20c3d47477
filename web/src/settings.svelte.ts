import { keep, recall } from './keeping.ts'

/** What this device remembers for its person. */
type Theme = 'system' | 'light' | 'dark'

class Settings {
  theme = $state<Theme>((recall('heckmeck-theme') as Theme | null) ?? 'system')
  sound = $state(recall('heckmeck-sound') === 'on')
  vibration = $state(recall('heckmeck-vibration') !== 'off')
  coach = $state(recall('heckmeck-coach') !== 'off')
  name = $state(recall('heckmeck-name') ?? '')
  /** Whether the dice that begin a turn fall by themselves, and whether shaking the device throws them. */
  rollsForMe = $state(recall('heckmeck-rolls') === 'on')
  shakes = $state(recall('heckmeck-shakes') !== 'off')

  constructor() {
    this.#show()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('heckmeck-theme', theme)
    this.#show()
  }

  setSound(on: boolean): void {
    this.sound = on
    keep('heckmeck-sound', on ? 'on' : 'off')
  }

  setVibration(on: boolean): void {
    this.vibration = on
    keep('heckmeck-vibration', on ? 'on' : 'off')
  }

  setCoach(on: boolean): void {
    this.coach = on
    keep('heckmeck-coach', on ? 'on' : 'off')
  }

  setRollsForMe(on: boolean): void {
    this.rollsForMe = on
    keep('heckmeck-rolls', on ? 'on' : 'off')
  }

  setShakes(on: boolean): void {
    this.shakes = on
    keep('heckmeck-shakes', on ? 'on' : 'off')
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
