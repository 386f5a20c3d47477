import { say } from '../../../words/words.svelte.ts'
import type { Entering } from './entering.svelte.ts'

interface EntryKey {
  kind: 'stop' | 'fails' | 'quiet' | 'roll'
  isOn: boolean
  press: () => void
  title: string
  note: string
  picture: { icon: string } | { figure: string }
}

/** What the two buttons mean while real dice are entered. */
export function entryKeys(entering: Entering): { stop: EntryKey; roll: EntryKey } {
  return entering.onlyAside ? asideKeys(entering) : allKeys(entering)
}

function allKeys(entering: Entering): { stop: EntryKey; roll: EntryKey } {
  return {
    stop: {
      ...{ kind: 'quiet', isOn: entering.count > 0, press: () => entering.clear() },
      ...{ title: say('web-real-clear'), note: '', picture: { icon: 'cross' } },
    },
    roll: {
      ...{ kind: 'roll', isOn: entering.canEnter, press: () => entering.enter() },
      ...{ title: say('web-real-enter'), note: '', picture: { icon: 'check' } },
    },
  }
}

function asideKeys(entering: Entering): { stop: EntryKey; roll: EntryKey } {
  const { canSetAside, missing } = entering
  if (canSetAside)
    return {
      stop: {
        ...{ kind: 'stop', isOn: true, press: () => void entering.setAside('stop') },
        ...{ title: say('web-stop'), note: '', picture: { icon: 'stop' } },
      },
      roll: {
        ...{ kind: 'roll', isOn: missing > 0, press: () => missing > 0 && void entering.setAside('roll') },
        ...{ title: say('web-roll', { n: missing }), note: '', picture: { icon: 'roll' } },
      },
    }
  return {
    stop: {
      ...{ kind: 'fails', isOn: entering.canFail, press: () => void entering.fail() },
      ...{ title: say('web-real-failed'), note: '', picture: { icon: 'cross' } },
    },
    roll: entering.canSendBack
      ? {
          ...{ kind: 'roll', isOn: true, press: () => void entering.sendBack() },
          ...{ title: say('web-real-weasel'), note: say('web-real-weasel-note'), picture: { figure: 'weasel' } },
        }
      : {
          ...{ kind: 'roll', isOn: false, press: () => undefined },
          ...{ title: say('web-roll-plain'), note: say('web-real-tap-first'), picture: { icon: 'roll' } },
        },
  }
}
