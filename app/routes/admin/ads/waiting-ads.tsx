import type { CheckedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { dayAndTime } from '#app/text/format'
import { excerpt, thousands } from '#app/text/words'
import { frenchPrice } from '#app/text/french'
import { typeBadge } from '#app/ui/ads/ad-card'
import { CATEGORY_NAMES } from '#app/text/ads'
import { ActionBar } from '#app/ui/admin/row-actions'
import { WaitingPanel } from '#app/ui/admin/waiting-panel'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { useReturn } from '../back-to-list'

/** About two lines of the panel. */
const EXCERPT = 200

export function waitingOf(ad: CheckedAd, member: string) {
  const { id, title, revision, type, category, price, location, description, createdAt } = ad
  const facts = [CATEGORY_NAMES[category], frenchPrice(price), location].join(', ')
  return {
    id,
    revision,
    title,
    badge: typeBadge(type),
    facts: `${facts}. Par ${member}, ${dayAndTime(createdAt)}`,
    excerpt: excerpt(description, EXCERPT),
  }
}

type WaitingAdsProps = {
  ads: readonly ReturnType<typeof waitingOf>[]
  total: number
  /** Whether all boxes are ticked. */
  allChosen: boolean
}

/** The pending ads, oldest first, to decide on one by one or on those that are ticked. */
export function WaitingAds({ ads, total, allChosen }: WaitingAdsProps) {
  const back = useReturn()
  const { ad, actOnAd, bulkAds } = paths.admin
  const more = total - ads.length
  return (
    <WaitingPanel
      title={`Annonces en attente de validation (${thousands(total)})`}
      form={{
        id: 'choisies',
        action: bulkAds(),
        name: 'ad[]',
        children: <ChosenButtons allChosen={allChosen} />,
      }}
      rows={ads.map(({ id, revision, ...shown }) => ({
        ...shown,
        href: paths.ad(id),
        value: `${id}.${revision}`,
        checked: allChosen,
        actions: [
          {
            label: 'Approuver',
            post: back(actOnAd(id, 'approve')),
            variant: 'primary',
            fields: { revision: String(revision) },
          },
          { label: 'Modifier', href: back(ad(id)), variant: 'default' },
          { label: 'Rejeter', href: back(actOnAd(id, 'reject')), variant: 'quietDanger' },
        ],
      }))}
      rest={
        more > 0
          ? {
              href: paths.admin.ads({ state: 'pending', sort: 'oldest', page: 2 }),
              label: more > 1 ? `Voir les ${thousands(more)} autres` : "Voir l'autre",
            }
          : undefined
      }
    />
  )
}

function ChosenButtons({ allChosen }: { allChosen: boolean }) {
  return (
    <ActionBar>
      <Button size="small" name="act" value="approve">
        Approuver la sélection
      </Button>
      <Button size="small" name="act" value="delete" variant="quietDanger">
        Supprimer la sélection
      </Button>
      <ButtonLink
        size="small"
        variant="quiet"
        href={`${paths.admin.ads(allChosen ? {} : { tous: 1 })}#attente`}
      >
        {allChosen ? 'Tout désélectionner' : 'Tout sélectionner'}
      </ButtonLink>
    </ActionBar>
  )
}
