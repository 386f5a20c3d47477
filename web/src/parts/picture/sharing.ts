import { saveFile } from '../saving.ts'
import { type Ended, pictureOf } from './result.ts'

const SCALE = 3 // sharp on every phone

/** The picture of a result as a PNG. */
export const drawnResult = (ended: Ended): Promise<Blob> => drawn(pictureOf(ended))

/** Text of an SVG as a PNG. */
export async function drawn({ svg, width, height }: ReturnType<typeof pictureOf>): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * SCALE
  canvas.height = height * SCALE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

/** Hand a picture to whatever this device shares with; where it cannot, it is saved. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type })
  if (!navigator.canShare?.({ files: [file] })) return saveFile(name, picture)
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    // somebody thought better of it; whatever else went wrong, the picture can still be saved
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveFile(name, picture)
  }
}
