/** Nobody can have seen what came this recently: a second tap on the same place is not meant for it. */
const SEEN_MS = 350

/** Whether something has just come into sight. */
export class Fresh {
  #is = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get is(): boolean {
    return this.#is
  }

  begin(): void {
    clearTimeout(this.#timer)
    this.#is = true
    this.#timer = setTimeout(() => (this.#is = false), SEEN_MS)
  }
}
