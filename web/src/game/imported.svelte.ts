/** The record that was opened from a file: replay, review and fair dice look at the same one. */
class Imported {
  text = $state<string | null>(null)
}

export const imported = new Imported()
