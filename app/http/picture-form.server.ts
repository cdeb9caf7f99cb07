import { data } from '@remix-run/node'
import type { TooManyPhotos } from '#modules/ads'
import type { PictureFault } from '#modules/kernel/pictures'
import type { Result } from '#modules/kernel/result'
import { PHOTO_FAULTS, TOO_MANY_OWN_PHOTOS, TOO_MANY_PHOTOS } from '#app/text/photos'
import { type Answer, withFailure, type Incoming, refuseUnauthorized, type Unauthorized } from './act.server'
import type { refuseForm } from './form.server'
import { limitUser } from './limits.server'
import { readFiles, type SentFile } from './multipart.server'
import type { CurrentSession } from './session.server'

type PictureCode = Unauthorized | PictureFault | TooManyPhotos

type Uploads<Picture> = {
  field: string
  /** Stores the picture that the file at `path` contains. */
  add(path: string): Promise<Result<Picture, PictureCode>>
  /** The sentence about a picture that the site failed to store. */
  notAdded: string
  /**
   * Returns whether the form has room for one more picture besides the `added` new ones. By default, there is
   * always room.
   */
  hasRoom?(form: FormData, added: number): boolean
}

/**
 * Reads a form and stores each picture as it arrives, so that a refused form still shows the pictures. `init`
 * holds the status and the headers of a refusal.
 */
export async function readPictureForm<Picture>(
  args: Incoming,
  { user }: CurrentSession,
  { field, add, notAdded, hasRoom = () => true }: Uploads<Picture>,
) {
  const form = new FormData()
  const added: Picture[] = []
  const faults = new Set<string>()
  let init: NonNullable<Parameters<typeof refuseForm>[2]> = { status: 400 }
  const refuse = (fault: string, demanded = init) => {
    faults.add(fault)
    init = demanded
  }
  const store = async (file: SentFile) => {
    const stored = await file.withTempFile(add)
    if (stored?.ok) return void added.push(stored.value)
    const code = stored?.code ?? 'over-size'
    if (code === 'signed-out' || code === 'not-admin') await refuseUnauthorized(args.request, code)
    else if (code === 'too-many-photos' || code === 'too-many-bytes')
      refuse(TOO_MANY_OWN_PHOTOS[code], { status: 429 })
    else refuse(PHOTO_FAULTS[code](file.name))
  }
  const fail = () => refuse(notAdded, { status: 503 })

  for await (const file of readFiles(args.request, field, form)) {
    // At a limit, skips the later files but still reads the other fields.
    if (init.status === 429) continue
    if (!hasRoom(form, added.length)) refuse(TOO_MANY_PHOTOS)
    else {
      const limited = await limitUser('photo', user)
      if (limited) refuse(limited.message, { status: 429, headers: limited.headers })
      else await withFailure(args, () => store(file), fail)
    }
  }
  return { form, added, faults, init }
}

/** Adds data for the page, such as photos, to an answer. Returns a redirect unchanged. */
export const addToAnswer = <Added extends object>(answer: Answer, added: Added) =>
  answer instanceof Response ? answer : data({ ...answer.data, ...added }, answer.init ?? {})
