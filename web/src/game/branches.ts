/** What was tried from a position: steps as a tree. The first branch of a step is its main line. */
export interface Step {
  id: number
  /** The step before it; null for the beginning. */
  parent: number | null
  move: string
}

export interface Tree {
  steps: readonly Step[]
  /** Where somebody is. */
  at: number
}

export const BEGINNING = 0

/** A tree of one line, such as a game that was played, looked at after some of its steps. */
export function treeOf(moves: readonly string[], at = moves.length): Tree {
  const steps = ['', ...moves].map((move, id) => ({ id, parent: id ? id - 1 : null, move }))
  return { steps, at: Math.min(Math.max(0, at), moves.length) }
}

export const childrenOf = ({ steps }: Tree, id: number): Step[] => steps.filter(({ parent }) => parent === id)
const stepOf = ({ steps }: Tree, id: number): Step | undefined => steps.find((step) => step.id === id)

/** The steps from the beginning to one of them. */
export function wayTo(tree: Tree, id = tree.at): Step[] {
  const way: Step[] = []
  for (let step = stepOf(tree, id); step && step.parent !== null; step = stepOf(tree, step.parent)) way.unshift(step)
  return way
}

/** The moves up to where somebody is. */
export const movesIn = (tree: Tree): string[] => wayTo(tree).map(({ move }) => move)

/** Take a step from here: the known branch, or a new one. */
export function grown(tree: Tree, move: string): Tree {
  const known = childrenOf(tree, tree.at).find((step) => step.move === move)
  if (known) return { ...tree, at: known.id }
  const id = 1 + Math.max(...tree.steps.map((step) => step.id))
  return { steps: [...tree.steps, { id, parent: tree.at, move }], at: id }
}

export const walked = (tree: Tree, id: number): Tree => (stepOf(tree, id) ? { ...tree, at: id } : tree)

/** One step back; the branch stays. */
export const back = (tree: Tree): Tree => walked(tree, stepOf(tree, tree.at)?.parent ?? BEGINNING)

/** Without a step and all that follows it. */
export function cut(tree: Tree, id: number): Tree {
  const gone = new Set([id])
  for (const step of tree.steps) if (step.parent !== null && gone.has(step.parent)) gone.add(step.id)
  const at = gone.has(tree.at) ? (stepOf(tree, id)?.parent ?? BEGINNING) : tree.at
  return { steps: tree.steps.filter((step) => !gone.has(step.id)), at }
}

/** A line of steps, and the other branches that leave it: by the step that they leave from. */
export interface Line {
  steps: Step[]
  others: Map<number, Line[]>
}

/** What follows a step along its first branches; every other branch is a line of its own. */
export function lineFrom(tree: Tree, id = BEGINNING, first?: Step): Line {
  const line: Line = { steps: first ? [first] : [], others: new Map() }
  for (let [next, ...others] = childrenOf(tree, first?.id ?? id); next; [next, ...others] = childrenOf(tree, next.id)) {
    if (others.length)
      line.others.set(
        next.id,
        others.map((other) => lineFrom(tree, other.id, other)),
      )
    line.steps.push(next)
  }
  return line
}
