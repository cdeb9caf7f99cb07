import type { CheckedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { dayAndTime } from '#app/text/format'
import { excerpt, thousands } from '#app/text/words'
import { frenchPrice } from '#app/text/french'
import { typeBadge } from '#app/ui/ads/ad-card'
import { CATEGORY_NAMES } from '#app/text/ads'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { WaitingPanel, WaitingRest, WaitingRow } from '#app/ui/admin/waiting-panel'
import { Badge } from '#app/ui/content/blocks'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { Fr } from '#app/ui/text/text'
import { withReturn } from '../back-to-list'

type WaitingAd = ReturnType<typeof waitingOf>

export function waitingOf(ad: CheckedAd, names: ReadonlyMap<number, { username: string }>) {
  const { id, title, revision } = ad
  const facts = [CATEGORY_NAMES[ad.category], frenchPrice(ad.price), ad.location].join(', ')
  const member = names.get(ad.userId)?.username ?? ''
  return {
    id,
    title,
    revision,
    href: paths.ad(id),
    type: typeBadge(ad.type),
    facts: `${facts}. Par ${member}, ${dayAndTime(ad.createdAt)}`,
    excerpt: excerpt(ad.description, EXCERPT),
  }
}

/** About two lines of the panel. */
const EXCERPT = 200

type WaitingAdsProps = {
  ads: readonly WaitingAd[]
  total: number
  /** Whether all boxes are ticked. */
  allChosen: boolean
  /** The address that each act leads back to. */
  list: string
}

/** The pending ads, oldest first, to decide on one by one or on those that are ticked. */
export function WaitingAds({ ads, total, allChosen, list }: WaitingAdsProps) {
  const more = total - ads.length
  return (
    <WaitingPanel
      title={`Annonces en attente de validation (${thousands(total)})`}
      head={<ChosenForm allChosen={allChosen} />}
    >
      {ads.map((ad) => (
        <WaitingRow
          key={ad.id}
          select={{ form: CHOSEN, name: 'ad[]', value: `${ad.id}.${ad.revision}`, defaultChecked: allChosen }}
          title={ad.title}
          href={ad.href}
          meta={
            <>
              <Badge tone={ad.type.tone}>{ad.type.label}</Badge>
              <Fr>{ad.facts}</Fr>
            </>
          }
          excerpt={ad.excerpt}
          actions={<WaitingActions ad={ad} list={list} />}
        />
      ))}
      {more > 0 && (
        <WaitingRest href={paths.admin.ads({ state: 'pending', sort: 'oldest', page: 2 })}>
          {more > 1 ? `Voir les ${thousands(more)} autres` : "Voir l'autre"}
        </WaitingRest>
      )}
    </WaitingPanel>
  )
}

const CHOSEN = 'choisies'

/** Its checkboxes are in the rows. */
function ChosenForm({ allChosen }: { allChosen: boolean }) {
  return (
    <form id={CHOSEN} action={paths.admin.bulkAds()}>
      <RowActions>
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
      </RowActions>
    </form>
  )
}

function WaitingActions({ ad: { id, revision, title }, list }: { ad: WaitingAd; list: string }) {
  return (
    <>
      <RowButton
        action={withReturn(paths.admin.actOnAd(id, 'approve'), list)}
        label="Approuver"
        about={title}
        variant="primary"
        fields={{ revision: String(revision) }}
      />
      <RowLink href={withReturn(paths.admin.ad(id), list)} label="Modifier" about={title} />
      <RowLink
        href={withReturn(paths.admin.actOnAd(id, 'reject'), list)}
        label="Rejeter"
        about={title}
        variant="quietDanger"
      />
    </>
  )
}
