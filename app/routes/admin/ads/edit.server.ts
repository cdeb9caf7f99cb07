import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { adminAdSchema } from '#modules/ads/schemas'
import type { User } from '#modules/identity'
import {
  act,
  actOnce,
  addToAnswer,
  backToList,
  checkForm,
  notFound,
  type Once,
  parseId,
  readFields,
  refuseForm,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { AD_CHANGED } from '#app/text'
import { paths } from '#app/paths'
import { readLocation, toFormLocation } from '#app/routes/ads/location.server'
import { findAdWithPhotos, requireAdminItem } from '../panel.server'
import { adChangeSchema } from './schemas'

export async function loader(args: LoaderFunctionArgs) {
  if (args.params.id !== undefined) return requireAdminItem(args, 'ads', findAdForForm)
  await requireAdmin(args)
  return { item: null, list: paths.admin.ads(), isNew: true }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireAdmin(args)
  const by = toCaller(session)
  const { admin } = site()
  const form = await readFields(args.request)
  const { faults, offered } = readLocation(form)
  if (args.params.id === undefined) {
    const submission = checkForm(form, adminAdSchema)
    if (submission.status !== 'success' || faults)
      return addToAnswer(refuseForm(submission, faults), { offered })
    const create = (once: Once) => once((tx) => admin.ads.create(by, submission.value, tx))
    return actOnce(args, session, create, {
      form: submission,
      to: paths.admin.ads(),
      done: 'Annonce créée avec succès',
      refused: {},
      failed: "Erreur lors de la création de l'annonce",
    })
  }
  const id = parseId(args.params.id)
  if (!id) return notFound()
  const submission = checkForm(form, adChangeSchema)
  if (submission.status !== 'success' || faults)
    return addToAnswer(refuseForm(submission, faults), { offered })
  const { revision, ...says } = submission.value
  return act(args, () => admin.ads.change(by, { id, revision }, says), {
    form: submission,
    to: backToList(args.request, 'ads'),
    done: 'Annonce mise à jour avec succès',
    refused: { 'not-found': notFound, changed: { conflict: AD_CHANGED } },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
}

async function findAdForForm(id: number, admin: User) {
  const ad = await findAdWithPhotos(id, admin)
  return ad && { ...ad, ...toFormLocation(ad) }
}
