import { data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import type { AdPhoto, PlacedPhoto } from '#modules/ads'
import { MOST_PHOTOS } from '#modules/ads/rules'
import { captionSchema } from '#modules/ads/schemas'
import {
  addToAnswer,
  type Answer,
  checkForm,
  type CurrentSession,
  type Failure,
  type Incoming,
  parseId,
  readPictureForm,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { PHOTO_GONE, PHOTO_NOT_KEPT } from '#app/text'
import { applyPhotoAct } from './photo-buttons'
import { type Offered, readLocation } from './location.server'

/** Reads the form of an ad, and stores the photos uploaded with it. */
export async function readAdForm<Schema extends z.ZodObject>(
  args: Incoming,
  session: CurrentSession,
  { schema, adIds }: { schema: Schema; adIds?: readonly number[] },
) {
  const { form, added, faults, init } = await readPictureForm<AdPhoto>(args, session, {
    field: 'photos',
    add: (path) => site().ads.photos.add(toCaller(session), path),
    notAdded: PHOTO_NOT_KEPT,
    hasRoom: (sent, number) => sent.getAll('photo[]').length + number < MOST_PHOTOS,
  })
  const { faults: locationFaults, offered } = readLocation(form)
  const submission = checkForm(form, schema)
  const placed = readPlacedPhotos(form, faults)
  const ownPhotos = await findOwnPhotos(session, placed, adIds)
  if (ownPhotos.length < placed.length) faults.add(PHOTO_GONE)
  const act = form.get('photoAct')
  const photos = applyPhotoAct(act, [...ownPhotos, ...added])
  const wrong = faults.size > 0 ? { photos: [...faults] } : undefined

  const showAgain = (): AdFormAnswer => ({
    ...submission.reply(),
    ...{ status: undefined, error: wrong, photos },
  })
  return {
    submission,
    locationFaults,
    photos,
    /** 'save', 'preview', or null if no button of the draft was pressed. */
    draftAct: form.get('draft'),
    /** Shows the form again if a photo's button was pressed or a photo has a fault. */
    shownAgain:
      act !== null
        ? data(showAgain(), wrong && init)
        : wrong && data({ ...submission.reply({ fieldErrors: wrong }), photos }, init),
    /** Adds the photos, and localities to choose from, to the answer that shows a refused form again. */
    withPhotos: (answer: Answer) => addToAnswer(answer, { photos, offered }),
  }
}

/** The data of a response that shows an ad's form again, with its photos. */
export type AdFormAnswer = SubmissionResult & Offered & { failed?: Failure; photos: AdPhoto[] }

/** Reads the photos and their captions, in the form's order. */
export function readPlacedPhotos(form: FormData, faults = new Set<string>()): PlacedPhoto[] {
  const captions = form.getAll('caption[]')
  const placed = form.getAll('photo[]').map((number, at) => {
    const caption = captionSchema.safeParse(captions[at])
    if (!caption.success) faults.add(caption.error.issues[0]!.message)
    return {
      id: parseId(typeof number === 'string' ? number : undefined),
      caption: caption.success ? caption.data : null,
    }
  })
  const known = new Map(placed.flatMap(({ id, caption }) => (id === null ? [] : [[id, { id, caption }]])))
  return [...known.values()].slice(0, MOST_PHOTOS)
}

async function findOwnPhotos(
  { user }: CurrentSession,
  placed: PlacedPhoto[],
  adIds?: readonly number[],
): Promise<AdPhoto[]> {
  const ids = placed.map(({ id }) => id)
  const captions = new Map(placed.map(({ id, caption }) => [id, caption]))
  const found = ids.length === 0 ? [] : await site().ads.photos.findPlaceable(user.id, ids, adIds)
  return found.map((photo) => ({ ...photo, caption: captions.get(photo.id) ?? null }))
}
