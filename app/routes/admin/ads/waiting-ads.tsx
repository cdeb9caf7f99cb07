import type { WaitingAd as PendingAd } from '#modules/ads'
import type { User } from '#modules/identity'
import { paths } from '#app/paths'
import { dayAndTime } from '#app/text/format'
import { excerpt, thousands } from '#app/text/words'
import { frenchPrice } from '#app/text/price'
import { type AdBadge, typeBadge } from '#app/ui/ads/ad-card'
import { ADDRESS_UNCONFIRMED, APPROVED_GUNSMITH, CATEGORY_NAMES, firstRejectionOf } from '#app/text/ads'
import { Badges } from '#app/ui/admin/data-table'
import { ActionBar, RowActions } from '#app/ui/admin/row-actions'
import * as css from '#app/ui/admin/waiting-panel.css'
import { Badge } from '#app/ui/content/blocks'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { box, checkbox } from '#app/ui/forms/choice-fields.css'
import { Icon } from '#app/ui/icons/icon'
import { french, Hidden } from '#app/ui/text/text'
import { useReturn } from '../back-to-list'

/** About two lines of the panel. */
const EXCERPT = 200

/** A member who has just left has no ads any more either. */
export function waitingOf(ad: PendingAd, owner: User | undefined) {
  const { id, title, revision, type, category, price, location, description, createdAt } = ad
  const facts = [CATEGORY_NAMES[category], frenchPrice(price), location].join(', ')
  return {
    id,
    revision,
    title,
    badge: typeBadge(type),
    facts: `${facts}. Par ${owner?.username ?? ''}, ${dayAndTime(createdAt)}`,
    marks: marksOf(ad, owner),
    excerpt: excerpt(description, EXCERPT),
    firstRejection: firstRejectionOf(ad.lastLook),
  }
}

/** What to know of its owner before deciding. */
function marksOf({ earlierAds }: PendingAd, owner: User | undefined): AdBadge[] {
  return [
    ...NEWCOMERS.slice(earlierAds, earlierAds + 1),
    ...(owner?.emailConfirmedAt === null ? [UNCONFIRMED] : []),
    ...(owner?.approvalNumber ? [GUNSMITH] : []),
  ]
}

const NEWCOMERS: readonly AdBadge[] = [
  { tone: 'accent', label: 'Première annonce de ce membre' },
  { tone: 'accent', label: 'Deuxième annonce de ce membre' },
]
const UNCONFIRMED: AdBadge = { tone: 'warning', label: ADDRESS_UNCONFIRMED }
const GUNSMITH: AdBadge = { tone: 'success', label: APPROVED_GUNSMITH }

type WaitingAdsProps = {
  ads: readonly ReturnType<typeof waitingOf>[]
  total: number
  /** Whether all boxes are ticked. */
  allChosen: boolean
}

/** The pending ads, oldest first, to decide on one by one or on those that are ticked. */
export function WaitingAds({ ads, total, allChosen }: WaitingAdsProps) {
  const more = total - ads.length
  return (
    <section className={css.panel} aria-labelledby="attente">
      <h2 id="attente" className={css.title}>
        {french(`Annonces en attente de validation (${thousands(total)})`)}
      </h2>
      <div className={css.head}>
        <form id={FORM} action={paths.admin.bulkAds()}>
          <ChosenButtons allChosen={allChosen} />
        </form>
      </div>
      <ul>
        {ads.map((ad) => (
          <WaitingAd key={ad.id} {...ad} isChosen={allChosen} />
        ))}
        {more > 0 && (
          <li className={css.row}>
            <a className={css.link} href={paths.admin.ads({ state: 'pending', sort: 'oldest', page: 2 })}>
              {french(more > 1 ? `Voir les ${thousands(more)} autres` : "Voir l'autre")}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Of the form that acts on the ticked ads. */
const FORM = 'choisies'

type WaitingAdProps = WaitingAdsProps['ads'][number] & { isChosen: boolean }

function WaitingAd({ id, revision, title, badge, facts, marks, isChosen, ...ad }: WaitingAdProps) {
  const back = useReturn()
  const { ad: adPath, actOnAd } = paths.admin
  return (
    <li className={css.selectableRow}>
      <label className={css.tick}>
        <input
          type="checkbox"
          form={FORM}
          name="ad[]"
          value={`${id}.${revision}`}
          defaultChecked={isChosen}
          className={checkbox}
        />
        <span className={box}>
          <Icon name="check" />
        </span>
        <Hidden>{french(`Choisir « ${title} »`)}</Hidden>
      </label>
      <div className={css.text}>
        <h3 className={css.name}>
          <a className={css.link} href={paths.ad(id)}>
            <span>{french(title)}</span>
          </a>
        </h3>
        <p className={css.meta}>
          <Badge tone={badge.tone}>{badge.label}</Badge>
          {french(facts)}
        </p>
        {marks.length > 0 && (
          <div className={css.marks}>
            <Badges badges={marks} />
          </div>
        )}
        <p className={css.excerpt}>{french(ad.excerpt)}</p>
        {ad.firstRejection !== null && <p className={css.excerpt}>{french(ad.firstRejection)}</p>}
      </div>
      <div className={css.actions}>
        <RowActions
          about={title}
          actions={[
            {
              label: 'Approuver',
              post: back(actOnAd(id, 'approve')),
              variant: 'primary',
              fields: { revision: String(revision) },
            },
            { label: 'Modifier', href: back(adPath(id)), variant: 'default' },
            { label: 'Rejeter', href: back(actOnAd(id, 'reject')), variant: 'quietDanger' },
          ]}
        />
      </div>
    </li>
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
