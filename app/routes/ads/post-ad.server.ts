import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import {
  act,
  actOnce,
  type CurrentSession,
  currentUser,
  type Done,
  limitUser,
  type Once,
  refuseForm,
  refuseTooMany,
  requireSession,
  toCaller,
  withFailure,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { CATEGORY_CLOSED, DRAFT_TOO_LONG, TOO_MANY_ADS } from '#app/text'
import { adFormSchema } from './ad-form'
import { offeredContacts, withTicked } from './contact-ticks'
import { keepDraft } from './draft.server'
import { readAdForm } from './photo-form.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  if (!user) return null
  const { drafts, listings } = site().ads
  const draft = await drafts.find(user.id)
  return { contacts: offeredContacts(user), closed: listings.closedCategories, draft }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const sent = await readAdForm(args, session, { schema: adFormSchema() })
  const answer = sent.shownAgain || sent.withPhotos(await answerForm(args, session, sent))
  // The form is shown again with everything, even if the draft could not be kept.
  if (!(answer instanceof Response))
    await withFailure<unknown, undefined>(
      args,
      () => keepDraft(session, sent),
      () => undefined,
    )
  return answer
}

type SentForm = Awaited<ReturnType<typeof readAdForm<ReturnType<typeof adFormSchema>>>>

function answerForm(args: ActionFunctionArgs, session: CurrentSession, sent: SentForm) {
  const { submission, locationFaults, draftAct } = sent
  if (draftAct === 'save') return saveDraft(args, session, sent, { to: paths.postAd(), done: KEPT })
  if (submission.status !== 'success' || locationFaults) return refuseForm(submission, locationFaults)
  if (draftAct === 'preview') {
    const to = paths.previewAd()
    return saveDraft(args, session, sent, { to, done: { to } })
  }
  return createAd(args, session, sent, submission.value)
}

function saveDraft(
  args: ActionFunctionArgs,
  session: CurrentSession,
  sent: SentForm,
  outcome: { to: string; done: Done },
) {
  const { submission } = sent
  return act(args, () => keepDraft(session, sent), {
    form: submission,
    ...outcome,
    refused: { 'too-long': { formErrors: [DRAFT_TOO_LONG] }, 'other-member': () => refuseForm(submission) },
    failed: "Une erreur s'est produite : le brouillon n'est pas gardé.",
  })
}

function createAd(
  args: ActionFunctionArgs,
  session: CurrentSession,
  { submission, photos }: SentForm,
  filled: z.output<ReturnType<typeof adFormSchema>>,
) {
  const { certify, ...ad } = withTicked(filled)
  const written = { ...ad, photos, isCertified: certify !== undefined }
  const { listings, drafts } = site().ads
  const create = async (once: Once) =>
    (await limitUser('ad', session.user)) ??
    once(async (tx) => {
      const created = await listings.create(toCaller(session), written, tx)
      if (created.ok) await drafts.remove(session.user.id, tx)
      return created
    })
  return actOnce(args, session, create, {
    form: submission,
    also: photos.map(({ hash, caption }) => [hash, caption]),
    to: paths.home(),
    done: SUBMITTED,
    refused: {
      'category-closed': { fieldErrors: { category: [CATEGORY_CLOSED] } },
      'too-many-waiting': () => refuseTooMany(submission, TOO_MANY_ADS['too-many-waiting']),
      'too-many-ads': () => refuseTooMany(submission, TOO_MANY_ADS['too-many-ads']),
    },
    failed: "Une erreur s'est produite lors de la soumission.",
  })
}

const KEPT = {
  kind: 'success',
  title: 'Brouillon enregistré',
  text: 'Vous le retrouvez ici et dans « Mes annonces ».',
  link: { href: paths.ownAds(), label: 'Mes annonces' },
} as const

const SUBMITTED = {
  kind: 'success',
  title: 'Annonce soumise',
  text: 'Un administrateur va la vérifier avant sa publication.',
  link: { href: paths.ownAds(), label: 'Suivre mes annonces' },
} as const
