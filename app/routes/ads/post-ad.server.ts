import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  actOnce,
  currentUser,
  limitUser,
  type Once,
  refuseForm,
  refuseTooMany,
  requireSession,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { CATEGORY_CLOSED, TOO_MANY_ADS } from '#app/text'
import { adFormSchema } from './ad-form'
import { offeredContacts, withTicked } from './contact-ticks'
import { readAdForm } from './photo-form.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  if (!user) return null
  return { contacts: offeredContacts(user), closed: site().ads.listings.closedCategories }
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const sent = await readAdForm(args, session, { schema: adFormSchema() })
  const { submission, locationFaults, photos } = sent
  if (sent.shownAgain) return sent.shownAgain
  if (submission.status !== 'success' || locationFaults)
    return sent.withPhotos(refuseForm(submission, locationFaults))
  const { certify, ...ad } = withTicked(submission.value)
  const written = { ...ad, photos, isCertified: certify !== undefined }
  const create = async (once: Once) =>
    (await limitUser('ad', session.user)) ??
    once((tx) => site().ads.listings.create(toCaller(session), written, tx))
  const answer = await actOnce(args, session, create, {
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
  return sent.withPhotos(answer)
}

const SUBMITTED = {
  kind: 'success',
  title: 'Annonce soumise',
  text: 'Un administrateur va la vérifier avant sa publication.',
  link: { href: paths.ownAds(), label: 'Suivre mes annonces' },
} as const
