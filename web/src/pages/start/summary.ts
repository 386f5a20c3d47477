import { tellRules, writeRules } from '../../game/editions.ts'
import { say } from '../../words/words.svelte.ts'
import { taken, type TableForm } from '../../game/table_form.ts'

/** What will be opened, in whole sentences. */
export function summaryOf(form: TableForm): string {
  const rules = tellRules(writeRules(form.rules)).join(' · ')
  return [
    say('web-new-summary-rules', { rules }),
    say('web-new-summary-seats', { seats: form.seats, free: Math.max(0, form.seats - taken(form)) }),
    say(`web-new-summary-clock-${form.clock}`),
    say(form.public ? 'web-new-summary-public' : 'web-new-summary-private'),
  ].join(' ')
}
