import { recordOf } from '../../tables/index.ts'
import { fileName, saveFile } from '../saving.ts'

/** Save the record of a table as a file with the table's name. */
export async function saveRecord(id: string, name: string): Promise<void> {
  const record = await recordOf(id)
  saveFile(fileName(name, '.heck'), new Blob([record], { type: 'text/plain' }))
}
