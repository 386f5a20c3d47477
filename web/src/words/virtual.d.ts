declare module 'virtual:words/*' {
  const catalogue: string
  export default catalogue
  /** The English words, where this language lacks some; otherwise empty. */
  export const english: string
}

declare module 'virtual:languages' {
  export const NAMES: Readonly<Record<string, string>>
  export const CATALOGUES: Readonly<Record<string, () => Promise<{ default: string; english: string }>>>
}
