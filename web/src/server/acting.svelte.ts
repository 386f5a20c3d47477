import { refusalOf } from './api.ts'

/** One request at a time, and the last refusal in words. */
export class Acting {
  busy = $state(false)
  refusal = $state('')

  /** Do it unless something is under way; returns whether it was done. */
  async do(task: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.refusal = ''
    try {
      await task()
      return true
    } catch (error) {
      this.refusal = refusalOf(error).text
      return false
    } finally {
      this.busy = false
    }
  }
}
