import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import type { NewsPicture } from '#modules/news'
import { withFailure, type Failure, refuseUnauthorized } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { checkForm, type refuseForm } from '#app/http/form.server'
import { limitUser } from '#app/http/limits.server'
import { readPictureForm, type SentFile } from '#app/http/multipart.server'
import { toCaller, type CurrentSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { PHOTO_FAULTS, PICTURE_NOT_KEPT } from '#app/text/photos'

/** The answer that shows the form again. `removed` are the ids of the pictures ticked for removal. */
export type NewsFormAnswer = SubmissionResult & {
  failed?: Failure
  picture: NewsPicture | null
  removed: number[]
}

/**
 * Reads the form of an item. An uploaded picture is stored at once, so that a refused form shows it again. If
 * the form names an earlier picture, saving the item checks that it still exists.
 */
export async function readNewsForm<Schema extends z.ZodObject>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  session: CurrentSession,
  { schema, newsId }: { schema: Schema; newsId?: number },
) {
  const arrived: NewsPicture[] = []
  let fault: string | undefined
  let init: Parameters<typeof refuseForm>[2] = { status: 400 }

  const keep = async (file: SentFile) => {
    const added = await file.written((path) => site().admin.news.addPicture(toCaller(session), path))
    if (added?.ok) arrived.push(added.value)
    else if (added?.code === 'signed-out' || added?.code === 'not-admin')
      await refuseUnauthorized(request, added.code)
    else fault = PHOTO_FAULTS[added?.code ?? 'over-size'](file.name)
  }

  const take = async (file: SentFile) => {
    const limited = await limitUser('photo', session.user)
    if (limited) {
      fault = limited.message
      init = { status: 429, headers: limited.headers }
      return
    }
    await withFailure(
      { context },
      () => keep(file),
      () => {
        fault = PICTURE_NOT_KEPT
        init = { status: 503 }
      },
    )
  }

  const form = await readPictureForm(request, 'picture', take)
  const removed = form.getAll('removePicture').flatMap((value) => readNumber(value) ?? [])
  const id = arrived[0]?.id ?? readNumber(form.get('pictureId'))
  const picture = arrived[0] ?? (id === null ? null : await site().news.pictures.findPlaceable(id, newsId))
  const isRemoved = id !== null && removed.includes(id)
  return {
    submission: checkForm(form, schema),
    fault,
    init,
    /** The picture as the reader would see it, but without an `alt`. */
    picture: isRemoved ? null : picture,
    isGone: id !== null && !isRemoved && !picture,
    /** Returns the picture to save, null to remove it, or undefined if the form names no picture. */
    placed(alt: string) {
      if (id === null) return undefined
      return isRemoved ? null : { id, alt, isAlone: removed.length > 0 }
    },
    /** Adds the picture to the answer that shows the form again. Returns a redirect unchanged. */
    withPicture: <Answer extends Response | ReturnType<typeof refuseForm>>(answer: Answer) =>
      answer instanceof Response
        ? answer
        : data<NewsFormAnswer>({ ...answer.data, picture, removed }, answer.init ?? {}),
  }
}

const readNumber = (value: FormDataEntryValue | null) =>
  parseId(typeof value === 'string' ? value : undefined)
