/** The longest side, in pixels, of a photo that the site stores. */
const LONGEST_SIDE = 1600
const QUALITY = 0.85
/** Files up to this many bytes are sent unchanged. */
const SMALL = 300_000

const PREVIEW = 240

/** Replaces large photos with smaller JPEGs. Leaves files that this browser cannot decode to the server. */
export async function shrinkPhotos(input: HTMLInputElement) {
  const chosen = [...input.files!]
  const previews = input.form!.querySelector<HTMLElement>('[data-previews]')!
  const shrunk = new DataTransfer()
  const canvases: HTMLCanvasElement[] = []
  for (const file of chosen) {
    const bitmap = await createImageBitmap(file).catch(() => null)
    shrunk.items.add((bitmap && (await shrink(file, bitmap))) ?? file)
    if (bitmap) canvases.push(preview(file, bitmap))
    bitmap?.close()
  }
  // The member may have chosen other files in the meantime.
  if (chosen.some((file, at) => input.files![at] !== file) || chosen.length !== input.files!.length) return
  input.files = shrunk.files
  previews.replaceChildren(...canvases)
}

/** Returns a smaller JPEG, or null if the file should be sent unchanged. */
async function shrink(file: File, bitmap: ImageBitmap): Promise<File | null> {
  if (file.size <= SMALL) return null
  const canvas = draw(bitmap, LONGEST_SIDE)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : null
}

/** Draws a canvas, because the site's security policy allows no picture from a `blob:` URL. */
function preview(file: File, bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = draw(bitmap, PREVIEW)
  canvas.role = 'img'
  canvas.ariaLabel = file.name
  return canvas
}

/** Draws the photo on a white canvas, because JPEG has no transparency. */
function draw(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
