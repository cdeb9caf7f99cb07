import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { isRegulated, needsPromise } from '#modules/ads/schemas'
import {
  act,
  limitUser,
  notFound,
  refuseForm,
  refuseTooMany,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { CATEGORY_CLOSED, TOO_MANY_ADS } from '#app/text'
import { adFormSchema } from './ad-form'
import { offeredContacts, withTicked } from './contact-ticks'
import { backFromOwnAd, findOwnAdFor } from './own-ad.server'
import { readAdForm } from './photo-form.server'
import { toFormLocation } from './location.server'
import { DECIDED } from './refusals'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const found = await findOwnAdFor(CHANGES, user, args.params)
  const [ad = null] = await site().ads.photos.withPhotos(found ? [found] : [], user)
  const contacts = ad && offeredContacts(user, ad)
  const back = ad && backFromOwnAd(args.request, ad)
  const loaded = {
    ad: ad && { ...ad, ...toFormLocation(ad) },
    contacts,
    closed: site().ads.listings.closedCategories,
    back,
  }
  return data(loaded, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const found = await findOwnAdFor(CHANGES, session.user, args.params)
  if (!found) return notFound()
  const { id } = found
  const sent = await readAdForm(args, session, { schema: adFormSchema(found), adId: id })
  const { submission, locationFaults, photos } = sent
  if (sent.shownAgain) return sent.shownAgain
  if (submission.status !== 'success' || locationFaults)
    return sent.withPhotos(refuseForm(submission, locationFaults))
  const { certify, ...ad } = withTicked(submission.value)
  // If the category changes to one that needs no promise, the promise is lost. A change back needs a new one.
  const isCertified = isRegulated(ad.category) && (certify !== undefined || !needsPromise(ad.category, found))
  const change = async () => {
    // A changed rejected ad goes back to the admins, so the limit for new ads applies.
    const limited = found.state === 'rejected' ? await limitUser('ad', session.user) : undefined
    return limited ?? site().ads.listings.change(toCaller(session), id, { ...ad, photos, isCertified })
  }
  const answer = await act(args, change, {
    form: submission,
    to: backFromOwnAd(args.request, found),
    done: {
      kind: 'success',
      title: found.state === 'rejected' ? 'Annonce renvoyée' : 'Annonce mise à jour',
      text: 'Un administrateur va la vérifier avant sa publication.',
    },
    refused: {
      'not-found': notFound,
      decided: DECIDED,
      'category-closed': { fieldErrors: { category: [CATEGORY_CLOSED] } },
      'too-many-waiting': () => refuseTooMany(submission, TOO_MANY_ADS['too-many-waiting']),
    },
    failed: "Erreur lors de la mise à jour de l'annonce",
  })
  return sent.withPhotos(answer)
}

const CHANGES = ['edit', 'correct'] as const
