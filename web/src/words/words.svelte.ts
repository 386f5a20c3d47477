import { CATALOGUES } from 'virtual:languages'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep, recall } from '../keeping.ts'
import { LANGUAGES, type Language, pickLanguage } from './languages.ts'
import { type ListType, listsIn, numbersIn } from './numbers.ts'

const KEPT = 'heckmeck-language'

function bundleOf(language: Language, catalogue: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(catalogue))
  return bundle
}

/** The texts of the page in the reader's language. Whoever calls `say` in a template follows a change of language. */
class Words {
  language = $state<Language>('en')
  /** The reader's language, then English for what it lacks. */
  #bundles = $state.raw<FluentBundle[]>([])
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
    const loaded = await CATALOGUES[language]?.()
    if (!loaded || language !== this.#wanted) return
    this.#bundles = [bundleOf(language, loaded.default), ...(loaded.english ? [bundleOf('en', loaded.english)] : [])]
    this.language = language
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', this.say('web-app-about'))
    document.querySelector('meta[name="apple-mobile-web-app-title"]')?.setAttribute('content', this.say('game-name'))
  }

  /** Return a text, or with `key.part` an attribute of one; in English where the language lacks it. A key that is nowhere shows itself. */
  say(key: string, variables: Record<string, FluentVariable> = {}): string {
    const [id = key, part] = key.split('.')
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id)
      const pattern = part ? message?.attributes[part] : message?.value
      if (pattern) return bundle.formatPattern(pattern, variables)
    }
    return key
  }

  /** Whether there is such a text. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key))
  }

  percent(share: number, digits = 0): string {
    return numbersIn(this.language, 'percent', digits).format(share)
  }

  number(value: number, digits = 0): string {
    return numbersIn(this.language, 'decimal', digits).format(value)
  }

  /** “Ben, Cleo and Emil”, or “24, 25 or 26”. */
  list(items: string[], type: ListType = 'conjunction'): string {
    return listsIn(this.language, type).format(items)
  }
}

export const words = new Words()
export const say = (key: string, variables: Record<string, FluentVariable> = {}): string => words.say(key, variables)
export { LANGUAGES, type Language }
