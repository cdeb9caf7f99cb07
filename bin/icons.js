/** Draws favicon.ico, and the icons for home screens, from public/favicon.svg. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const svg = await readFile('public/favicon.svg')

/** @param {number} side in pixels */
function draw(side) {
  // The drawing is 28 pixels wide at 72 dots per inch.
  return sharp(svg, { density: (72 * side) / 28 }).resize(side, side)
}

const icons = await Promise.all(
  [16, 32, 48].map(async (side) => ({ side, png: await draw(side).png({ palette: true }).toBuffer() })),
)
await writeFile('public/favicon.ico', toIco(icons))

await drawOnWhite('apple-touch-icon', 180, 22)
await drawOnWhite('icon-192', 192, 16)
await drawOnWhite('icon-512', 512, 42)
// A phone may cut a maskable icon to a circle of four fifths of its width.
await drawOnWhite('icon-maskable-512', 512, 104)

/**
 * @param {string} name
 * @param {number} side in pixels
 * @param {number} edge the width of the white edge, in pixels
 */
async function drawOnWhite(name, side, edge) {
  await draw(side - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: 'white' })
    .flatten({ background: 'white' })
    .png({ palette: true })
    .toFile(`public/${name}.png`)
}

/**
 * Builds an ICO file: a header, a directory entry for each icon, and then the icons.
 *
 * @param {{ side: number, png: Buffer }[]} icons
 */
function toIco(icons) {
  const head = Buffer.alloc(6 + 16 * icons.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(icons.length, 4)
  let offset = head.length
  for (const [nth, { side, png }] of icons.entries()) {
    const line = 6 + 16 * nth
    head.writeUInt8(side, line)
    head.writeUInt8(side, line + 1)
    head.writeUInt16LE(1, line + 4)
    head.writeUInt16LE(32, line + 6)
    head.writeUInt32LE(png.length, line + 8)
    head.writeUInt32LE(offset, line + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...icons.map(({ png }) => png)])
}
