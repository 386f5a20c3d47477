import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, recall } from '../keeping.ts'
import { LANGUAGES, type Language, pickLanguage } from './languages.ts'
import { numbersIn } from './numbers.ts'

const KEPT = 'heckmeck-language'
const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  ro: () => import('virtual:words/ro'),
  ru: () => import('virtual:words/ru'),
}

/** The texts of the page in the reader's language. Whoever calls `say` in a template follows a change of language. */
class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #wanted: Language = 'en'

  async start(): Promise<void> {
    const kept = recall(KEPT)
    await this.#load(pickLanguage(kept ? [kept] : navigator.languages))
  }

  async switchTo(language: Language): Promise<void> {
    keep(KEPT, language)
    await this.#load(language)
  }

  async #load(language: Language): Promise<void> {
    this.#wanted = language
    const catalogue = await CATALOGUES[language]()
    if (language !== this.#wanted) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(catalogue.default))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Return a text, or with `key.part` an attribute of one. A missing key shows itself. */
  say(key: string, variables: Record<string, FluentVariable> = {}): string {
    const [id = key, part] = key.split('.')
    const message = this.#bundle.getMessage(id)
    const pattern = part ? message?.attributes[part] : message?.value
    return pattern ? this.#bundle.formatPattern(pattern, variables) : key
  }

  /** Whether there is such a text. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  percent(share: number, digits = 0): string {
    return numbersIn(this.language, 'percent', digits).format(share)
  }

  number(value: number, digits = 0): string {
    return numbersIn(this.language, 'decimal', digits).format(value)
  }

  /** “Ben, Cleo and Emil”. */
  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items)
  }
}

export const words = new Words()
export const say = (key: string, variables: Record<string, FluentVariable> = {}): string => words.say(key, variables)
export { LANGUAGES, type Language }
