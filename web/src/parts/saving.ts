/** Let the browser save a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

const KEPT_MS = 60_000 // Safari reads it late

/** A name that every file system takes. */
export function fileName(extension: string, ...words: string[]): string {
  const name = words.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return name.join('-') + extension
}
