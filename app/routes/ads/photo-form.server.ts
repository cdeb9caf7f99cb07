import { type AppLoadContext, data } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import type { AdPhoto, PlacedPhoto } from '#modules/ads'
import { MOST_PHOTOS } from '#modules/ads/rules'
import { captionSchema } from '#modules/ads/schemas'
import { withFailure, type Failure, refuseUnauthorized } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { checkForm, type refuseForm } from '#app/http/form.server'
import { limitUser } from '#app/http/limits.server'
import { readPictureForm, type SentFile } from '#app/http/multipart.server'
import { toCaller, type CurrentSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import {
  PHOTO_FAULTS,
  PHOTO_GONE,
  PHOTO_NOT_KEPT,
  TOO_MANY_OWN_PHOTOS,
  TOO_MANY_PHOTOS,
} from '#app/text/photos'
import { applyPhotoAct } from './photo-buttons'

type Incoming = { request: Request; context: AppLoadContext }

/**
 * Reads the form of an ad. Photos that arrive are stored at once, so that a refused form shows them again.
 */
export async function readAdForm<Schema extends z.ZodObject>(
  { request, context }: Incoming,
  session: CurrentSession,
  { schema, adId }: { schema: Schema; adId?: number },
) {
  const faults = new Set<string>()
  const added: AdPhoto[] = []
  /** True if the site could not store a photo. */
  let failed = false as boolean
  /** Set if the site accepts no more photos, for a while or until the member has fewer. */
  let limited: { headers?: HeadersInit } | undefined

  const keep = async (file: SentFile) => {
    const caller = toCaller(session)
    const stored = await file.written((path) => site().ads.photos.add(caller, path))
    if (stored?.ok) added.push(stored.value)
    else if (stored?.code === 'signed-out') await refuseUnauthorized(request, stored.code)
    else if (stored?.code === 'too-many-photos' || stored?.code === 'too-many-bytes') {
      limited = {}
      faults.add(TOO_MANY_OWN_PHOTOS[stored.code])
    } else faults.add(PHOTO_FAULTS[stored?.code ?? 'over-size'](file.name))
  }

  const take = async (file: SentFile, before: FormData) => {
    if (limited) return
    if (before.getAll('photo[]').length + added.length >= MOST_PHOTOS) return void faults.add(TOO_MANY_PHOTOS)
    const refusal = await limitUser('photo', session.user)
    limited = refusal
    if (refusal) return void faults.add(refusal.message)
    await withFailure(
      { context },
      () => keep(file),
      () => {
        failed = true
        faults.add(PHOTO_NOT_KEPT)
      },
    )
  }

  const form = await readPictureForm(request, 'photos', take)
  const submission = checkForm(form, schema)
  const placed = readPlacedPhotos(form, faults)
  const ownPhotos = await findOwnPhotos(session, placed, adId)
  if (ownPhotos.length < placed.length) faults.add(PHOTO_GONE)
  const act = form.get('photoAct')
  const photos = applyPhotoAct(act, [...ownPhotos, ...added])
  const wrong = faults.size > 0 ? { photos: [...faults] } : undefined
  const refused = failed ? 503 : wrong ? 400 : 200
  const status = limited ? 429 : refused
  const init = { status, headers: limited?.headers }

  const showAgain = (): AdFormAnswer => ({
    ...submission.reply(),
    ...{ status: undefined, error: wrong, photos },
  })
  return {
    submission,
    photos,
    /**
     * The response that shows the form as it was filled in, if a photo's button was pressed or a file is at
     * fault.
     */
    shownAgain:
      act !== null
        ? data(showAgain(), init)
        : wrong && data({ ...submission.reply({ fieldErrors: wrong }), photos }, init),
    /** Adds the photos to a form that is refused for another reason. */
    withPhotos: <Answer extends Response | ReturnType<typeof refuseForm>>(answer: Answer) =>
      answer instanceof Response ? answer : data<AdFormAnswer>({ ...answer.data, photos }, answer.init ?? {}),
  }
}

/** The data of a response that shows an ad's form again, with its photos. */
export type AdFormAnswer = SubmissionResult & { failed?: Failure; photos: AdPhoto[] }

/** Reads the photos that the form names, in its order, each with its caption. */
function readPlacedPhotos(form: FormData, faults: Set<string>): PlacedPhoto[] {
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
  adId?: number,
): Promise<AdPhoto[]> {
  const ids = placed.map(({ id }) => id)
  const captions = new Map(placed.map(({ id, caption }) => [id, caption]))
  const found = ids.length === 0 ? [] : await site().ads.photos.findPlaceable(user.id, ids, adId)
  return found.map((photo) => ({ ...photo, caption: captions.get(photo.id) ?? null }))
}
