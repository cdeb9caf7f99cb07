import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { OwnAd } from '#modules/ads'
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
  const own = await findOwnAdFor(CHANGES, user, args.params)
  const found = own && ((await findCorrection(own)) ?? own)
  const [ad = null] = await site().ads.photos.withPhotos(found ? [found] : [], user)
  const contacts = ad && offeredContacts(user, ad)
  const back = own && backFromOwnAd(args.request, own)
  const loaded = {
    own,
    ad: ad && { ...ad, ...toFormLocation(ad) },
    contacts,
    closed: site().ads.listings.closedCategories,
    back,
  }
  return data(loaded, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const own = await findOwnAdFor(CHANGES, session.user, args.params)
  if (!own) return notFound()
  const { id } = own
  const found = (await findCorrection(own)) ?? own
  const sent = await readAdForm(args, session, { schema: adFormSchema(found), adIds: [id, found.id] })
  const { submission, locationFaults, photos } = sent
  if (sent.shownAgain) return sent.shownAgain
  if (submission.status !== 'success' || locationFaults)
    return sent.withPhotos(refuseForm(submission, locationFaults))
  const { certify, ...ad } = withTicked(submission.value)
  // If the category changes to one that needs no promise, the promise is lost. A change back needs a new one.
  const isCertified = isRegulated(ad.category) && (certify !== undefined || !needsPromise(ad.category, found))
  const change = async () => {
    // This change puts the ad into the queue, so the limit for new ads applies.
    const limited = found.state !== 'pending' ? await limitUser('ad', session.user) : undefined
    return limited ?? site().ads.listings.change(toCaller(session), id, { ...ad, photos, isCertified })
  }
  const answer = await act(args, change, {
    form: submission,
    to: backFromOwnAd(args.request, own),
    done: { kind: 'success', ...toDone(own, found) },
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

const CHANGES = ['edit', 'correct', 'correct-online'] as const

/** Finds the ad's correction that waits or was rejected. The owner of an online ad edits it, and not the ad. */
const findCorrection = async ({ id }: OwnAd) => (await site().ads.listings.findCorrections([id])).get(id)

function toDone(own: OwnAd, changed: OwnAd) {
  if (own.state === 'online')
    return {
      title: 'Correction envoyée',
      text: "Un administrateur va la relire. D'ici là, l'annonce en ligne reste comme elle est.",
    }
  const title = changed.state === 'rejected' ? 'Annonce renvoyée' : 'Annonce mise à jour'
  return { title, text: 'Un administrateur va la vérifier avant sa publication.' }
}
