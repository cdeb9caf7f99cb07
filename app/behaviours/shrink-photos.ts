import { LARGE_PICTURE } from '#modules/kernel/pictures'

/** A smaller photo has at most this many bytes, so that a slow line carries it in about two seconds. */
const MOST_BYTES = 250_000
/** Each is tried until the photo has few enough bytes. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25]

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
  if (file.size <= MOST_BYTES) return null
  const canvas = draw(bitmap, LARGE_PICTURE)
  let smallest: Blob | null = null
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (smallest && smallest.size <= MOST_BYTES) break
  }
  return smallest && smallest.size < file.size
    ? new File([smallest], file.name, { type: smallest.type })
    : null
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
  // The default keeps the noise of photos taken in the dark, which needs about twice as many bytes.
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
