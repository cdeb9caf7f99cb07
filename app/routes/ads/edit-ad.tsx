import { useLoaderData, useLocation } from '@remix-run/react'
import type { OwnAd } from '#modules/ads'
import type { PageHandle } from '#app/http'
import { AD_NOT_FOUND, OWN_ACT_NAMES, REJECTION_NAMES } from '#app/text'
import { Breadcrumbs, Note, PageHead, Stack } from '#app/ui'
import { AdForm } from './ad-form'
import { AdNotFound, toCrumbsBelow } from './ad-parts'
import { action, loader } from './edit-ad.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ own, ad }) => {
  if (!own || !ad) return { title: AD_NOT_FOUND }
  const { title, here } = wordsFor(own, ad)
  return { title, crumbs: toCrumbsBelow(own), here }
}

export default function EditAd() {
  const { own, ad, contacts, closed, back } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  if (!own || !ad || back === null) return <AdNotFound />
  const { photos, followed, ...values } = ad
  const words = wordsFor(own, ad)
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
          isCorrection={own.state === 'online'}
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

function wordsFor(own: OwnAd, changed: OwnAd) {
  if (own.state !== 'online') return own.state === 'rejected' ? RESUBMISSION : CHANGE
  if (own.id === changed.id) return CORRECTION
  const here = OWN_ACT_NAMES['edit-correction']
  const intro = changed.state === 'rejected' ? RESUBMISSION.intro : CORRECTION.intro
  return { ...CORRECTION, here, title: here, intro }
}

const CHANGE = {
  here: OWN_ACT_NAMES.edit,
  title: "Modifier l'annonce",
  intro: 'Un administrateur doit encore relire cette annonce.',
  submit: 'Enregistrer',
} as const

const RESUBMISSION = {
  here: OWN_ACT_NAMES.correct,
  title: OWN_ACT_NAMES.correct,
  intro: "Corrigez ce que l'administrateur a refusé ; il relit ensuite l'annonce.",
  submit: "Renvoyer l'annonce",
} as const

const CORRECTION = {
  here: OWN_ACT_NAMES['correct-online'],
  title: OWN_ACT_NAMES['correct-online'],
  intro:
    "L'annonce en ligne reste comme elle est jusqu'à ce qu'un administrateur ait approuvé la correction.",
  submit: 'Envoyer la correction',
} as const
