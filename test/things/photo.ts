import type { Browser } from '#test/harness/browser'
import type { Page } from '#test/harness/page'
import { photo } from './pictures'
import { carbineForm } from './carbine'

/** A chosen file: its name, and its bytes. */
export type Chosen = { name: string; bytes: Buffer | string }

type Sent = {
  fields?: Record<string, string>
  /** The numbers of the photos that it shows, with their captions. */
  kept?: readonly (readonly [id: string, caption: string])[]
  files?: readonly Chosen[]
  /** The button: the form's own, or one of a photo. */
  act?: string
}

/** Sends the form of an ad as a browser does, its controls in the order of the page. */
export function sendAdForm(
  browser: Browser,
  path: string,
  { fields = carbineForm, kept = [], files = [], act }: Sent,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [id, caption] of kept) {
    body.append('caption[]', caption)
    body.append('photo[]', id)
  }
  for (const { name, bytes } of files)
    body.append('photos', new Blob([new Uint8Array(Buffer.from(bytes))]), name)
  // A field without a chosen file is sent as an empty one.
  if (files.length === 0) body.append('photos', new Blob([]), '')
  if (act) body.append('photoAct', act)
  return browser.send('POST', path, { body })
}

/** Sends the form of a news item as a browser does; without a chosen file, the field is empty. */
export function sendNewsForm(browser: Browser, path: string, fields: Record<string, string>, file?: Chosen) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('picture', new Blob(file ? [new Uint8Array(Buffer.from(file.bytes))] : []), file?.name ?? '')
  return browser.send('POST', path, { body })
}

/** The numbers of the photos that the form shows, in its order. */
export function findPhotos(page: Page): string[] {
  return page.attributes('input[name="photo[]"]', 'value')
}

/** The addresses of the pictures of a page, in its order. */
export function findPictures(page: Page): string[] {
  return page.attributes('img[src^="/photos/"]', 'src')
}

/** Posts an ad with a photo; returns the address of its large picture. */
export async function postPhoto(browser: Browser): Promise<string> {
  await sendAdForm(browser, '/post-ad', { files: [{ name: 'cible.jpg', bytes: await photo() }] })
  const [ad] = (await (await browser.get('/api/classified-ads/user')).json()) as {
    photos: { url: string }[]
  }[]
  return ad!.photos[0]!.url
}
