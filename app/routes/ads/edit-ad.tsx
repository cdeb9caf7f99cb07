import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import type { OwnAd } from '#modules/ads'
import { isRegulated, needsPromise } from '#modules/ads/schemas'
import {
  act,
  backFrom,
  limitUser,
  notFound,
  type PageHandle,
  refuseForm,
  refuseTooMany,
  requireSession,
  requireUser,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { AD_NOT_FOUND, CATEGORY_CLOSED, OWN_ACT_NAMES, REJECTION_NAMES, TOO_MANY_ADS } from '#app/text'
import { paths } from '#app/paths'
import { Breadcrumbs, Note, PageHead, Stack } from '#app/ui'
import { AdForm, adFormSchema } from './ad-form'
import { AdNotFound, toCrumbsBelow } from './ad-parts'
import { offeredContacts, withTicked } from './contact-ticks'
import { DECIDED } from './refusals'
import { readAdForm } from './photo-form.server'
import { findOwnAdFor } from './own-ad.server'

export const handle: PageHandle<typeof loader> = ({ ad }) => {
  if (!ad) return { title: AD_NOT_FOUND }
  const { title, here } = wordsFor(ad)
  return { title, crumbs: toCrumbsBelow(ad), here }
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args)
  const found = await findOwnAdFor(CHANGES, user, args.params)
  const [ad = null] = await site().ads.photos.withPhotos(found ? [found] : [], user)
  const contacts = ad && offeredContacts(user, ad)
  const back = ad && backFrom(args.request, paths.ad(ad.id), paths.ownAds())
  const loaded = { ad, contacts, closed: site().ads.listings.closedCategories, back }
  return data(loaded, { status: ad ? 200 : 404 })
}

export async function action(args: ActionFunctionArgs) {
  const session = await requireSession(args)
  const found = await findOwnAdFor(CHANGES, session.user, args.params)
  if (!found) return notFound()
  const { id } = found
  const sent = await readAdForm(args, session, { schema: adFormSchema(found), adId: id })
  const { submission, photos } = sent
  if (sent.shownAgain) return sent.shownAgain
  if (submission.status !== 'success') return sent.withPhotos(refuseForm(submission))
  const { certify, ...ad } = withTicked(submission.value)
  // Drops the promise once the category needs none, so that it is required again if the category changes back.
  const isCertified = isRegulated(ad.category) && (certify !== undefined || !needsPromise(ad.category, found))
  const change = async () => {
    // A changed rejected ad goes back to the admins, so the limit for new ads applies.
    const limited = found.state === 'rejected' ? await limitUser('ad', session.user) : undefined
    return limited ?? site().ads.listings.change(toCaller(session), id, { ...ad, photos, isCertified })
  }
  const answer = await act(args, change, {
    form: submission,
    to: backFrom(args.request, paths.ad(id), paths.ownAds()),
    done: wordsFor(found).done,
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

export default function EditAd() {
  const { ad, contacts, closed, back } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!ad || back === null) return <AdNotFound />
  const { photos, ...values } = ad
  const words = wordsFor(ad)
  return (
    <>
      <Breadcrumbs />
      <PageHead intro={words.intro} />
      <Stack gap={24}>
        {ad.rejectionReason !== null && (
          <Note tone="warning" title={`Motif du refus : ${REJECTION_NAMES[ad.rejectionRule ?? 'other']}`}>
            {ad.rejectionReason}
          </Note>
        )}
        <AdForm
          action={pathname + search}
          submit={words.submit}
          cancelHref={back}
          closed={closed}
          ad={ad}
          photos={photos}
          defaultValue={{ ...values, ...contacts }}
        />
      </Stack>
    </>
  )
}

const CHANGES = ['edit', 'correct'] as const

const wordsFor = ({ state }: Pick<OwnAd, 'state'>) => (state === 'rejected' ? CORRECTION : CHANGE)

const CHECKED_BEFORE = 'Un administrateur va la vérifier avant sa publication.'

const CHANGE = {
  here: OWN_ACT_NAMES.edit,
  title: "Modifier l'annonce",
  intro: 'Un administrateur doit encore relire cette annonce.',
  submit: 'Enregistrer',
  done: { kind: 'success', title: 'Annonce mise à jour', text: CHECKED_BEFORE },
} as const

const CORRECTION = {
  here: OWN_ACT_NAMES.correct,
  title: OWN_ACT_NAMES.correct,
  intro: "Corrigez ce que l'administrateur a refusé ; il relit ensuite l'annonce.",
  submit: "Renvoyer l'annonce",
  done: { kind: 'success', title: 'Annonce renvoyée', text: CHECKED_BEFORE },
} as const
