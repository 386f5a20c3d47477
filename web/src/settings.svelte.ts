/** What this device remembers for its person. */
type Theme = 'system' | 'light' | 'dark'

function kept(key: string): string | null {
  return localStorage.getItem(`heckmeck-${key}`)
}

class Settings {
  theme = $state<Theme>((kept('theme') as Theme | null) ?? 'system')
  sound = $state(kept('sound') === 'on')
  coach = $state(kept('coach') !== 'off')
  name = $state(kept('name') ?? '')

  constructor() {
    this.#show()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    localStorage.setItem('heckmeck-theme', theme)
    this.#show()
  }

  setSound(on: boolean): void {
    this.sound = on
    localStorage.setItem('heckmeck-sound', on ? 'on' : 'off')
  }

  setCoach(on: boolean): void {
    this.coach = on
    localStorage.setItem('heckmeck-coach', on ? 'on' : 'off')
  }

  setName(name: string): void {
    this.name = name
    localStorage.setItem('heckmeck-name', name)
  }

  #show(): void {
    if (this.theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
  }
}

export const settings = new Settings()
