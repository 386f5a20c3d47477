import { encode } from 'uqr'

interface QrDrawing {
  size: number
  path: string
}

/** The modules of a QR code as one path, with one rectangle per run of dark ones. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: data.map(drawRow).join('') }
}

function drawRow(row: boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`
  }
  return path
}
