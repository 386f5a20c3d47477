import { recordOf } from '../../tables/index.ts'
import { fileName, saveFile } from '../saving.ts'

/** Save the `.heck` record of a table as a file. */
export async function saveRecord(id: string, name: string): Promise<void> {
  saveFile(fileName('.heck', 'heckmeck', name), new Blob([await recordOf(id)], { type: 'text/plain' }))
}
