import { useLoaderData, useLocation } from '@remix-run/react'
import type { OwnAd } from '#modules/ads'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND, OWN_ACT_NAMES, REJECTION_NAMES } from '#app/text'
import { Breadcrumbs, Note, PageHead, Stack } from '#app/ui'
import { AdForm } from './ad-form'
import { AdNotFound, toCrumbsBelow } from './ad-parts'
import { action, loader } from './edit-ad.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ ad }) => {
  if (!ad) return { title: AD_NOT_FOUND }
  const { title, here } = wordsFor(ad)
  return { title, crumbs: toCrumbsBelow(ad), here }
}

export default function EditAd() {
  const { ad, contacts, closed, back } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!ad || back === null) return <AdNotFound />
  const { photos, followed, ...values } = ad
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
          followed={followed}
          defaultValue={{ ...values, ...contacts }}
        />
      </Stack>
    </>
  )
}

const wordsFor = ({ state }: Pick<OwnAd, 'state'>) => (state === 'rejected' ? CORRECTION : CHANGE)

const CHANGE = {
  here: OWN_ACT_NAMES.edit,
  title: "Modifier l'annonce",
  intro: 'Un administrateur doit encore relire cette annonce.',
  submit: 'Enregistrer',
} as const

const CORRECTION = {
  here: OWN_ACT_NAMES.correct,
  title: OWN_ACT_NAMES.correct,
  intro: "Corrigez ce que l'administrateur a refusé ; il relit ensuite l'annonce.",
  submit: "Renvoyer l'annonce",
} as const
