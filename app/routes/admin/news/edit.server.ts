import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { SubmissionResult } from '@conform-to/react'
import { localInBelgium } from '#modules/kernel/day'
import type { NewsPicture, NewsWriting } from '#modules/news'
import {
  act,
  actOnce,
  addToAnswer,
  type Answer,
  backToList,
  checkForm,
  type CurrentSession,
  type Failure,
  type Incoming,
  isPreview,
  notFound,
  type Once,
  parseId,
  readPictureForm,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { ALT_WITHOUT_PICTURE, fullName, longDateAndTime, PICTURE_GONE, PICTURE_NOT_KEPT } from '#app/text'
import { requireAdminItem } from '../panel.server'
import { newsForm } from './news-form'

export async function loader(args: LoaderFunctionArgs) {
  if (args.params.id !== undefined)
    return requireAdminItem(args, 'news', (id) => site().news.articles.find(id))
  const { user } = await requireAdmin(args)
  return { item: null, list: backToList(args.request, 'news'), author: fullName(user) }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const id = parseId(args.params.id)
  if (!id && args.params.id !== undefined) return notFound()
  const form = await readNewsForm(args, session, id ?? undefined)
  const { submission, picture, fault, withPicture } = form
  if (submission.status !== 'success' || fault) return withPicture(refuseForm(submission, fault, form.init))
  const { updatedAt, pictureAlt: alt, ...fields } = submission.value
  const placed = form.placed(alt)
  if (placed === undefined && alt !== '')
    return withPicture(refuseForm(submission, { fieldErrors: { pictureAlt: [ALT_WITHOUT_PICTURE] } }))
  if (isPreview(new URL(args.request.url).search)) {
    if (form.isGone) return withPicture(refuseForm(submission, PICTURE_IS_GONE))
    const preview = { ...fields, picture: picture && { ...picture, alt } }
    return withPicture(data({ ...submission.reply(), preview }))
  }
  const { admin, news } = site()
  const stored = id ? await news.articles.find(id) : null
  const written = {
    ...fields,
    publishAt: keepExactTime(fields.publishAt, stored?.publishAt),
    unpublishAt: keepExactTime(fields.unpublishAt, stored?.unpublishAt),
    ...(placed !== undefined && { picture: placed }),
  }
  const readAt = updatedAt ? new Date(updatedAt) : undefined
  const outcomes = {
    form: submission,
    to: backToList(args.request, 'news'),
    done: `${id ? 'Actualité mise à jour avec succès' : 'Actualité créée avec succès'}${plannedFor(written.publishAt)}`,
    refused: {
      'not-found': { formErrors: [GONE] },
      changed: { conflict: CHANGED_MEANWHILE },
      'withdrawn-first': { fieldErrors: { unpublishAt: [WITHDRAWN_FIRST] } },
      'picture-gone': PICTURE_IS_GONE,
    },
    failed: id ? "Impossible de mettre à jour l'actualité" : "Impossible de créer l'actualité",
  }
  const create = (once: Once) => once((tx) => admin.news.create(by, written, tx))
  const answer = id
    ? await act(args, () => admin.news.update(by, id, written, readAt), outcomes)
    : await actOnce(args, session, create, { ...outcomes, also: picture?.hash })
  return withPicture(answer)
}

/** The answer that shows the form again. `removed` contains the ids of the pictures ticked for removal. */
export type NewsFormAnswer = SubmissionResult & {
  failed?: Failure
  picture: NewsPicture | null
  removed: number[]
  preview?: Omit<NewsWriting, 'picture'> & { picture: NewsPicture | null }
}

/** Reads the form of an item, and stores the picture uploaded with it. */
async function readNewsForm(args: Incoming, session: CurrentSession, newsId?: number) {
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
    submission: checkForm(form, newsForm),
    /** The fault of the uploaded file. `init` contains the matching HTTP status. */
    fault: faults.size > 0 ? { fieldErrors: { picture: [...faults] } } : undefined,
    init,
    /** The picture for the form and the preview. It has the stored `alt`, not the typed one. */
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
  parseId(typeof value === 'string' ? value : undefined)

/** Keeps the stored time if the admin has not changed it, because the form shows only minutes. */
function keepExactTime(typed: Date | null, stored: Date | null = null): Date | null {
  return typed && stored && localInBelgium(typed) === localInBelgium(stored) ? stored : typed
}

const plannedFor = (publishAt: Date | null | undefined) =>
  publishAt && publishAt > new Date() ? ` : elle paraîtra le ${longDateAndTime(publishAt)}` : ''

const PICTURE_IS_GONE = { fieldErrors: { picture: [PICTURE_GONE] } }

const WITHDRAWN_FIRST = "L'actualité serait retirée avant d'être publiée"

const CHANGED_MEANWHILE =
  "Cette actualité a été modifiée pendant que vous l'écriviez. Votre texte est gardé ci-dessous, rien n'est enregistré. Voyez d'abord la version enregistrée ; « Enregistrer » la remplacera."

const GONE =
  "Cette actualité a été supprimée pendant que vous l'écriviez. Votre texte est gardé ci-dessous : « Enregistrer » en fait une nouvelle."
