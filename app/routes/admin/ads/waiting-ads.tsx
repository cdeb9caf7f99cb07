import { paths } from '#app/paths'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import { WaitingPanel, WaitingRest, WaitingRow } from '#app/ui/admin/waiting-panel'
import { Badge } from '#app/ui/content/badge'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { Fr } from '#app/ui/text/fr'
import { thousands } from '#app/text/thousands'
import { withReturn } from '../back-to-list'
import type { WaitingAd } from './list-view'

type WaitingAdsProps = {
  ads: readonly WaitingAd[]
  total: number
  /** Every one of them is ticked. */
  allChosen: boolean
  /** Where what is done here leads back to. */
  list: string
}

/** What waits for a decision, the longest first: one by one, or those that are ticked. */
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

/** The ticks stand in the rows; what is asked next names them all. */
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
        action={withReturn(paths.admin.approveAd(id), list)}
        label="Approuver"
        about={title}
        variant="primary"
        fields={{ revision: String(revision) }}
      />
      <RowLink href={withReturn(paths.admin.ad(id), list)} label="Modifier" about={title} />
      <RowLink
        href={withReturn(paths.admin.rejectAd(id), list)}
        label="Rejeter"
        about={title}
        variant="quietDanger"
      />
    </>
  )
}
