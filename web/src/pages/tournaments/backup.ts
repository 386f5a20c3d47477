import { keep, recall } from '../../keeping.ts'
import { get } from '../../server/api.ts'

/** A copy of the whole tournament as a file: with it, it can be restored on any server. */
const keyOf = (id: string): string => `heckmeck-backup-${id}`

export const backsUp = (id: string): boolean => recall(keyOf(id)) === 'yes'
export const setBackup = (id: string, wanted: boolean): void => keep(keyOf(id), wanted ? 'yes' : 'no')

/** Save the event file; `when` is part of its name. */
export async function saveCopy(id: string, name: string, when: string, headers: Record<string, string>): Promise<void> {
  const text = await get<string>(`/api/tournaments/${id}/export/events`, headers)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }))
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${when}.jsonl`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
