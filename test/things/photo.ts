import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Database } from '#db/database'
import type { Page } from '#test/harness/page'
import { openFolder } from '#test/harness/worker'

type Size = { width: number; height: number }

/** A photo-like picture: a dark shape on a background that gets darker to the right. */
export function scene({ width, height }: Size = { width: 1600, height: 1200 }): Sharp {
  const raw = { width: 160, height: 120, channels: 3 } as const
  const pixels = Buffer.alloc(raw.width * raw.height * 3)
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % raw.width, Math.floor(at / 3 / raw.width)]
    const isThing = (x > 30 && x < 120 && y > 50 && y < 74) || (x - 120) ** 2 + (y - 62) ** 2 < 18 ** 2
    pixels.set(isThing ? [39, 52, 63] : [232 - x / 2, 224 - x / 2, 208 - x / 2], at)
  }
  return sharp(pixels, { raw }).resize(width, height, { fit: 'fill' })
}

/** The scene as a JPEG. */
export const photo = (size?: Size): Promise<Buffer> => scene(size).jpeg({ quality: 85 }).toBuffer()

/** Noise, which compresses worst of all pictures. */
export const noise = ({ width, height }: Size): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

/** A chosen file: its name, and its bytes. */
export type Chosen = { name: string; bytes: Buffer | string }

/** Adds chosen files to a form as a browser does: a field without one is sent as an empty file. */
export function appendFiles(form: FormData, field: string, files: readonly Chosen[]): void {
  for (const { name, bytes } of files)
    form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  if (files.length === 0) form.append(field, new Blob([]), '')
}

/** Gives photos without files to each ad of which a column, its `id` or `user_id`, has this value. */
export async function addBarePhotos(
  db: Database,
  column: 'id' | 'user_id',
  value: number,
  number: number,
): Promise<void> {
  await db.write(
    `INSERT INTO ad_photos (user_id, ad_id, position, hash, fingerprint, width, height, created_at)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${number})
     SELECT user_id, id, n, '${'a'.repeat(64)}', '${'b'.repeat(16)}', 120, 90, created_at
     FROM numbers, classified_ads WHERE ${column} = $1`,
    [value],
  )
}

/** Creates photos that differ in shape and colour. */
export function createPhotos(number: number) {
  const shapes = [
    { width: 1600, height: 1200 },
    { width: 900, height: 1200 },
    { width: 1280, height: 500 },
  ]
  return Promise.all(
    Array.from({ length: number }, async (_, at) => ({
      name: `photo-${at + 1}.jpg`,
      bytes: await scene(shapes[at % 3])
        .modulate({ hue: at * 70 })
        .jpeg()
        .toBuffer(),
    })),
  )
}

/** Reads the ids of the photos that the form shows, in its order. */
export function findPhotos(page: Page): string[] {
  return page.attributes('input[name="photo[]"]', 'value')
}

/** The addresses of the pictures of a page, in its order. */
export function findPictures(page: Page): string[] {
  return page.attributes('img[src^="/photos/"]', 'src')
}

/** Writes a file with these bytes. Returns its path. */
export async function writeUpload(bytes: Buffer | string): Promise<string> {
  const path = join(await openFolder(), 'upload')
  await writeFile(path, bytes)
  return path
}
