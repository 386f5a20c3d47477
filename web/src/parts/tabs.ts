/** Which of the four parts of the site a path belongs to. */
const PARTS: [key: string, paths: string[]][] = [
  ['tournaments', ['/tournaments']],
  ['games', ['/games', '/review', '/replay', '/puzzles', '/analysis', '/fair']],
  ['rules', ['/rules', '/learn']],
]

export function tabAt(path: string): string {
  const found = PARTS.find(([, paths]) => paths.some((start) => path === start || path.startsWith(`${start}/`)))
  return found ? found[0] : 'play'
}
