import { LARGE_PICTURE } from '#modules/kernel/pictures'

/** A smaller photo has at most this many bytes, so that a slow line carries it in about two seconds. */
const MOST_BYTES = 250_000
/** Each is tried until the photo has few enough bytes. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25]

const PREVIEW = 240

/** Replaces the large photo of an item with a smaller JPEG, and shows it. */
export default async function shrinkPhotos(input: HTMLInputElement) {
  const [chosen] = input.files!
  const previews = input.form!.querySelector<HTMLElement>('[data-previews]')!
  const ready = chosen && (await preparePhoto(chosen))
  // Another file may have been chosen in the meantime.
  if (input.files![0] !== chosen) return
  const files = new DataTransfer()
  if (ready) files.items.add(ready.file)
  input.files = files.files
  previews.replaceChildren(...(ready?.preview ? [ready.preview] : []))
}

/** Returns the photo, made smaller if it is large, with a preview; without one if this browser cannot decode the file. */
export async function preparePhoto(chosen: File): Promise<{ file: File; preview: HTMLCanvasElement | null }> {
  const bitmap = await createImageBitmap(chosen, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return { file: chosen, preview: null }
  const file = (await shrink(chosen, bitmap)) ?? chosen
  const preview = drawPreview(chosen, bitmap)
  bitmap.close()
  return { file, preview }
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
function drawPreview(file: File, bitmap: ImageBitmap): HTMLCanvasElement {
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
