/** Reads the Markdown of the rule texts, and no more: headings, paragraphs, clauses, tables, **bold** and `code`. */

export type Inline = { kind: 'text' | 'strong' | 'code' | 'clause'; text: string }
export interface Clause {
  id: string
  inlines: Inline[]
}
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'clauses'; clauses: Clause[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const CLAUSE = /^- \*\*([A-Z]\d+)\*\* /
const PIECES = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]\d{1,2})\b/g

export function readRules(markdown: string): Block[] {
  const ids = new Set([...markdown.matchAll(new RegExp(CLAUSE, 'gm'))].map((match) => match[1]))
  return markdown
    .split(/\n{2,}/)
    .filter((text) => text.trim())
    .map((text) => readBlock(text.trim(), ids))
}

function readBlock(text: string, ids: Set<string | undefined>): Block {
  const [first = ''] = text.split('\n', 1)
  const heading = /^(#+) (.*)$/.exec(first)
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }
  if (first.startsWith('|')) return readTable(text)
  if (!CLAUSE.test(first)) return { kind: 'paragraph', inlines: readInlines(text, ids) }
  const clauses = text.split(/\n(?=- )/).map((item) => {
    const id = CLAUSE.exec(item)?.[1] ?? ''
    return { id, inlines: readInlines(item.replace(CLAUSE, ''), ids) }
  })
  return { kind: 'clauses', clauses }
}

function readTable(text: string): Block {
  const [head = [], , ...rows] = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return { kind: 'table', head, rows }
}

/** A clause that is named in a text becomes a link to it. */
function readInlines(text: string, ids: Set<string | undefined>): Inline[] {
  const line = text.replace(/\s+/g, ' ')
  const inlines: Inline[] = []
  let end = 0
  const add = (kind: Inline['kind'], piece: string) => piece && inlines.push({ kind, text: piece })
  for (const match of line.matchAll(PIECES)) {
    const [whole, strong, code, clause] = match
    if (clause && !ids.has(clause)) continue
    add('text', line.slice(end, match.index))
    if (strong) add('strong', strong)
    else if (code) add('code', code)
    else add('clause', clause ?? '')
    end = match.index + whole.length
  }
  add('text', line.slice(end))
  return inlines
}

/** The clauses that a reader looks for: by name (T5), by letter (T), or by words in them. */
export function findClauses(blocks: Block[], wanted: string): Clause[] {
  const all = blocks.flatMap((block) => (block.kind === 'clauses' ? block.clauses : []))
  const text = wanted.trim().toLocaleLowerCase()
  if (/^[a-z]\d+$/.test(text)) return all.filter(({ id }) => id.toLowerCase() === text)
  if (/^[a-z]$/.test(text)) return all.filter(({ id }) => id.toLowerCase().startsWith(text))
  return all.filter(({ inlines }) => plain(inlines).toLocaleLowerCase().includes(text))
}

export const plain = (inlines: Inline[]): string => inlines.map(({ text }) => text).join('')

/** The clause that an address names: `#T5`. */
export function clauseOf(fragment: string): string | null {
  return /^#([A-Z]\d+)$/i.exec(fragment)?.[1]?.toUpperCase() ?? null
}
