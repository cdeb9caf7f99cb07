import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import { PICTURE_MEGABYTES } from '#modules/kernel/pictures'
import type { NewsPicture } from '#modules/news'
import { attempt, type Failure, refuseUnauthorized } from '#app/http/act.server'
import { parseId } from '#app/http/address'
import { checkForm, readFields, type refuseForm } from '#app/http/form.server'
import { limitUser } from '#app/http/limits.server'
import { isMultipart, readMultipart, type SentFile } from '#app/http/multipart.server'
import { callerOf, type CurrentSession } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { PHOTO_FAULTS, PICTURE_GONE, PICTURE_NOT_KEPT } from '#app/text/photos'

const MAX_FILE_BYTES = PICTURE_MEGABYTES * 1_000_000
/** Of a whole form: one file and a text. */
const MAX_BYTES = 2 * MAX_FILE_BYTES

/** What the form of an item is shown again with. */
export type NewsFormAnswer = SubmissionResult & { failed?: Failure; picture: NewsPicture | null }

/**
 * Reads the form of an item. Its picture is kept as it arrives, whatever else is wrong with the form: it is shown
 * again with it. `fault` is what is wrong with the picture.
 */
export async function readNewsForm<Schema extends z.ZodObject>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  session: CurrentSession,
  { schema, newsId }: { schema: Schema; newsId?: number },
) {
  const added: NewsPicture[] = []
  let fault: string | undefined

  const keep = async (file: SentFile) => {
    const kept = await file.written((path) => site().admin.addNewsPicture(callerOf(session), path))
    if (kept?.ok) added.push(kept.value)
    else if (kept?.code === 'signed-out' || kept?.code === 'not-admin')
      await refuseUnauthorized(request, kept.code)
    else fault = PHOTO_FAULTS[kept?.code ?? 'over-size'](file.name)
  }

  const take = async (file: SentFile) => {
    const limited = await limitUser('photo', session.user)
    if (limited) return void (fault = limited.message)
    await attempt(
      { context },
      () => keep(file),
      () => void (fault = PICTURE_NOT_KEPT),
    )
  }

  const limits = { field: 'picture', maxFileBytes: MAX_FILE_BYTES, maxBytes: MAX_BYTES }
  const form = isMultipart(request)
    ? await readMultipart(request, { ...limits, folder: site().uploads, take })
    : await readFields(request)

  const kept = form.get('removePicture') === 'on' ? null : form.get('pictureId')
  const id = parseId(typeof kept === 'string' ? kept : undefined)
  const named = id === null ? null : await site().news.findPlaceablePicture(id, newsId)
  const picture = added[0] ?? named
  if (id !== null && !picture) fault ??= PICTURE_GONE
  return {
    submission: checkForm(form, schema),
    picture,
    fault,
    /** The same form, with its picture, when it is refused. */
    withPicture: <Answer extends Response | ReturnType<typeof refuseForm>>(answer: Answer) =>
      answer instanceof Response
        ? answer
        : data<NewsFormAnswer>({ ...answer.data, picture }, answer.init ?? {}),
  }
}
