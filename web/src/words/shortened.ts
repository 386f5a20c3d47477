/** At most this many characters of a text, and a sign that there are more. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text
}
