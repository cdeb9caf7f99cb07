import type { SubmissionResult } from '@conform-to/react'
import type { z } from 'zod'
import type { NewsPicture } from '#modules/news'
import {
  addToAnswer,
  type Answer,
  checkForm,
  type CurrentSession,
  type Failure,
  type Incoming,
  parsePositiveInteger,
  readPictureForm,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { PICTURE_NOT_KEPT } from '#app/text'

/** The answer that shows the form again. `removed` are the ids of the pictures ticked for removal. */
export type NewsFormAnswer = SubmissionResult & {
  failed?: Failure
  picture: NewsPicture | null
  removed: number[]
}

/** Reads the form of an item, and stores the picture uploaded with it. */
export async function readNewsForm<Schema extends z.ZodObject>(
  args: Incoming,
  session: CurrentSession,
  { schema, newsId }: { schema: Schema; newsId?: number },
) {
  const { form, added, faults, init } = await readPictureForm<NewsPicture>(args, session, {
    field: 'picture',
    add: (path) => site().admin.news.addPicture(toCaller(session), path),
    notAdded: PICTURE_NOT_KEPT,
  })
  const removed = form.getAll('removePicture').flatMap((value) => readNumber(value) ?? [])
  const id = added[0]?.id ?? readNumber(form.get('pictureId'))
  const picture = added[0] ?? (id === null ? null : await site().news.pictures.findPlaceable(id, newsId))
  const isRemoved = id !== null && removed.includes(id)
  return {
    submission: checkForm(form, schema),
    /** The fault of the uploaded file, or undefined. `init` contains the matching HTTP status. */
    fault: faults.size > 0 ? { fieldErrors: { picture: [...faults] } } : undefined,
    init,
    /** The picture for the form and the preview. Its `alt` is the stored one, not the one just typed. */
    picture: isRemoved ? null : picture,
    isGone: id !== null && !isRemoved && !picture,
    /** Returns the picture to save, null to remove it, or undefined if the form names no picture. */
    placed(alt: string) {
      if (id === null) return undefined
      return isRemoved ? null : { id, alt, replacesAtOnce: removed.length > 0 }
    },
    /** Adds the picture to the answer that shows the form again. Returns a redirect unchanged. */
    withPicture: (answer: Answer) => addToAnswer(answer, { picture, removed }),
  }
}

const readNumber = (value: FormDataEntryValue | null) =>
  parsePositiveInteger(typeof value === 'string' ? value : undefined)
