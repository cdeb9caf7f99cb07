import { useLoaderData, useParams } from '@remix-run/react'
import type { AdState, ClassifiedAd } from '#modules/ads'
import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { formatPeriod, longDate } from '#app/text'
import { Actions, Breadcrumbs, ButtonLink, Confirmation, NothingHere, PageHead } from '#app/ui'
import { toCrumbsBelow } from './ad-parts'
import { action, loader } from './renew.server'

export { action, loader }

export const handle: PageHandle<typeof loader> = (found) => ({
  title: 'Renouveler une annonce',
  ...(found && {
    heading: found.isOpen ? 'Renouveler votre annonce ?' : 'Ce lien ne sert plus',
    crumbs: toCrumbsBelow(found.ad),
    here: 'Renouveler',
  }),
})

export default function RenewAd() {
  const found = useLoaderData<typeof loader>()
  const { token = '' } = useParams()
  if (!found)
    return (
      <NothingHere
        title="Ce lien n'est plus valable"
        text="Il n'est pas arrivé entier, ou l'annonce n'existe plus. Connectez-vous : vous renouvelez vos annonces sous « Mes annonces »."
        href={paths.ownAds()}
        back="Ouvrir mes annonces"
      />
    )
  const { ad, isOpen } = found
  return (
    <>
      <Breadcrumbs />
      {isOpen ? (
        <Confirmation
          about={`« ${ad.title} » ${formatOffer(ad)}`}
          action={paths.renewAd(token)}
          button="Renouveler"
          variant="primary"
          cancelHref={paths.ad(ad.id)}
        />
      ) : (
        <>
          <PageHead intro={`« ${ad.title} » ${PRESENT[ad.state](ad)}`} />
          <Actions>
            <ButtonLink href={paths.ad(ad.id)}>Voir l'annonce</ButtonLink>
          </Actions>
        </>
      )}
    </>
  )
}

function formatOffer({ expiresAt, endedAt }: ClassifiedAd): string {
  return endedAt === null
    ? `est en ligne jusqu'au ${longDate(expiresAt!)}. Si vous la renouvelez, elle reste en ligne ${formatPeriod(RETENTION.onlineAd)} à partir d'aujourd'hui.`
    : `n'est plus en ligne depuis le ${longDate(endedAt)}. Si vous la renouvelez, elle revient dans la liste pour ${formatPeriod(RETENTION.onlineAd)}.`
}

/** The reasons why the link cannot renew the ad. Each follows the ad's title in a sentence. */
const PRESENT: Record<AdState, (ad: ClassifiedAd) => string> = {
  online: ({ expiresAt }) => `est déjà renouvelée : elle est en ligne jusqu'au ${longDate(expiresAt!)}.`,
  expired: () => "n'est plus en ligne. Connectez-vous pour la renouveler sous « Mes annonces ».",
  sold: () => 'est marquée comme vendue.',
  hidden: () => "est masquée le temps qu'un administrateur examine un signalement.",
  pending: () => "attend la vérification d'un administrateur.",
  rejected: () => "n'a pas été publiée.",
}
