import { atoms } from '../atoms'
import type { CheckedAd, Interest, OwnAct as Act, WithPhotos } from '#modules/ads'
import { listActs } from '#modules/ads/schemas'
import { type OwnAdAct, paths } from '#app/paths'
import { formatInterest, formatTerm, OWN_ACT_NAMES } from '#app/text/ads'
import { frenchPrice } from '#app/text/price'
import { REJECTION_NAMES } from '#app/text/rejections'
import { type RowAction, RowActions } from '../content/row-actions'
import { Badge } from '../content/blocks'
import { ActionLink } from '../content/links'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { Button, ButtonLink } from '../forms/button'
import { french } from '../text/text'
import { correctionBadge, stateBadge } from './ad-card'
import { Thumbnail } from './photos'
import * as css from './own-ads.css'

export type OwnAdRow = ReturnType<typeof ownAdRow>

type OwnAd = CheckedAd & WithPhotos

/** `correction` is the correction of this ad that waits or was rejected. */
export function ownAdRow(ad: OwnAd, correction: CheckedAd | undefined, now: Date, interest?: Interest) {
  const { id, title, price, photos } = ad
  const isRejected = correction?.state === 'rejected'
  const { rejectionReason, rejectionRule } = isRejected ? correction : ad
  const rule = rejectionRule === null ? '' : `${REJECTION_NAMES[rejectionRule]}. `
  const notices = [
    rejectionReason !== null && `Motif : ${rule}${rejectionReason}`,
    formatTerm(ad, now),
    ad.isApproved && interest && formatInterest(interest),
  ].filter(Boolean)
  return {
    id,
    title,
    price,
    photos,
    badges: [stateBadge(ad), ...(correction ? [correctionBadge(isRejected)] : [])],
    notice: notices.join(' '),
    acts: listActs(ad, now, correction !== undefined),
  }
}

type OwnAdsProps = { rows: readonly OwnAdRow[]; total: number }

export function OwnAdsPanel({ rows, total }: OwnAdsProps) {
  return (
    <section className={css.panel} aria-labelledby="miennes">
      <h2 id="miennes" className={atoms({ fontSize: 't18' })}>
        Mes annonces
      </h2>
      <Fold label={`Voir mes annonces (${total})`} className={openAtDesk}>
        <OwnAdList rows={rows.map(briefly)} />
        {total > rows.length && (
          <ActionLink href={paths.ownAds()}>{`Toutes mes annonces (${total})`}</ActionLink>
        )}
      </Fold>
    </section>
  )
}

const briefly = (row: OwnAdRow): OwnAdRow => ({
  ...row,
  acts: row.acts.filter((act) => URGENT.includes(act)),
})

const URGENT: readonly Act[] = ['renew', 'edit', 'correct', 'edit-correction']

export function OwnAdList({ rows }: Pick<OwnAdsProps, 'rows'>) {
  return (
    <ul>
      {rows.map(({ id, title, price, photos, badges, notice, acts }) => (
        <li key={id} className={css.row}>
          <a className={css.link} href={paths.ad(id)}>
            <Thumbnail photos={photos} />
            <span>{french(title)}</span>
          </a>
          <span className={css.state}>
            {french(frenchPrice(price))}
            {badges.map(({ tone, label }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </span>
          {notice && <p className={css.notice}>{french(notice)}</p>}
          <div className={css.actions}>
            <RowActions
              about={title}
              actions={[
                ...acts.map((act) => toOwnAdAction(act, id, { retour: 'liste' })),
                {
                  label: 'Supprimer',
                  href: paths.actOnAd(id, 'delete', { retour: 'liste' }),
                  variant: 'quietDanger',
                  dialog: true,
                },
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

type OwnActProps = { act: Act; id: number }

export function OwnActButton({ act, id }: OwnActProps) {
  const action = toOwnAdAction(act, id)
  if ('href' in action) {
    return (
      <ButtonLink href={action.href} wide data-dialog={action.dialog ? '' : undefined}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <form method="post" action={action.post}>
      <Button wide>{action.label}</Button>
    </form>
  )
}

const EDITS = ['edit', 'correct', 'correct-online', 'edit-correction'] as const

const isEdit = (act: Act): act is (typeof EDITS)[number] => EDITS.some((edit) => edit === act)

/** Returns a button that acts at once, or a link to a page with a form. */
function toOwnAdAction(act: Act, id: number, query?: { retour: 'liste' }): RowAction {
  const label = OWN_ACT_NAMES[act]
  if (isEdit(act)) return { label, href: paths.editAd(id, query) }
  if (act === 'lower-price') return { label, href: paths.lowerPrice(id, query) }
  const address = paths.actOnAd(id, act satisfies OwnAdAct, query)
  return act === 'mark-sold' || act === 'withdraw-correction'
    ? { label, href: address, dialog: true }
    : { label, post: address }
}
