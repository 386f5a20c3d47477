// Times the engine of the page, wherever it runs: milliseconds of decisions, of solved turns, of a game replayed, of trees grown.

/** The milliseconds of some rounds. A browser's clock has ten ticks a millisecond: what is short is done many times. */
function spent(work, rounds, together = 1) {
  return Array.from({ length: rounds }, () => {
    const began = performance.now()
    for (let time = 0; time < together; time++) work()
    return (performance.now() - began) / together
  })
}

/** That of the fastest: the others waited for other programs of the machine. */
const fastest = (...asked) => Math.min(...spent(...asked))

/** @param {WebAssembly.Exports} engine */
export function times(engine, task) {
  const memory = new Uint8Array(engine.memory.buffer)
  const put = (address, text) => memory.set(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)), address)

  function decisions({ states, bot, parameters }) {
    put(task.parameters, parameters)
    return states.map((state) => {
      put(task.state, state)
      const [first, ...others] = spent(() => engine.decide(task.state, bot, task.parameters, task.chance), task.rounds)
      return [first, Math.min(...others)]
    })
  }

  /** Plays a game again and again, like a page: one call for each step. */
  function replay({ start, actions, dice, golden, times }) {
    put(task.rolls, dice)
    const once = () => {
      put(task.state, start)
      for (let step = 0; step < actions.length; step++)
        if (actions[step] < 0) engine.apply_dice(task.state, task.rolls + 8 * step, golden[step])
        else engine.apply(task.state, actions[step])
    }
    return fastest(once, task.rounds, times)
  }

  put(task.rolls, task.network)
  const trees = fastest(() => engine.lay_trees(0), task.rounds)
  engine.lay_weights(task.rolls)
  put(task.endings, task.worth)
  put(task.state, task.bots[0].states[0])
  const solves = Array.from({ length: 40 }, () =>
    fastest(() => engine.solve_turn(task.state, task.endings), task.rounds, 20),
  )
  return { trees, solves, decisions: task.bots.map(decisions), replay: replay(task.game) }
}
