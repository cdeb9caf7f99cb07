import { atoms, Badge, Badges, french, Hidden, Icon, type Look, RowActions, toRowAction } from '#app/ui'
import type { WaitingAd as PendingAd, WithPhotos } from '#modules/ads'
import type { User } from '#modules/identity'
import { type AdAct, paths } from '#app/paths'
import {
  ACCOUNT_BLOCKED,
  ADDRESS_UNCONFIRMED,
  APPROVED_GUNSMITH,
  CATEGORY_NAMES,
  CORRECTION,
  dayAndTime,
  excerpt,
  formatFirstRejection,
  frenchPrice,
  ONLINE_VERSION,
  photosSince,
} from '#app/text'
import { type AdBadge, compareWithReview, InspectedPhotos, ReviewChanges, typeBadge } from '#app/ui/ads'
import { more } from '#app/ui/content/change-list.css'
import * as css from '#app/ui/admin/waiting-panel.css'
import { words } from '#app/ui/content/blocks.css'
import { box, checkbox } from '#app/ui/forms/choice-fields.css'
import { useReturn } from '#app/http/way-back'
import { AD_ACTIONS } from './actions'
import { NEXT_AD, rowId } from './decisions'
import { Hints, Similar } from './hints'

/** The most characters of a description in the queue: about two lines. */
const EXCERPT = 200

/** `owner` is undefined if the account has just been deleted. */
export function toWaitingAd(ad: PendingAd & WithPhotos, owner: User | undefined) {
  const { id, correctsId, title, revision, photos, type, category, price, location, description, createdAt } =
    ad
  const facts = [CATEGORY_NAMES[category], frenchPrice(price), location].join(', ')
  const beginning = excerpt(description, EXCERPT)
  return {
    id,
    correctsId,
    revision,
    title,
    photos,
    createdAt,
    badge: typeBadge(type),
    facts,
    owner: owner && { id: owner.id, username: owner.username, isBlocked: owner.isBlocked },
    posted: dayAndTime(createdAt),
    marks: listOwnerBadges(ad, owner),
    excerpt: beginning,
    whole: beginning.endsWith('…') ? description : null,
    firstRejection: formatFirstRejection(ad.lastLook),
    photosSince: ad.lastLook && photosSince(ad.lastLook, photos),
    since: compareWithReview(ad.lastLook, ad),
    similar: ad.similar,
    hints: ad.hints,
  }
}

function listOwnerBadges({ correctsId, earlierAds }: PendingAd, owner: User | undefined): AdBadge[] {
  return [
    ...(owner?.isBlocked ? [BLOCKED] : []),
    ...(correctsId === null ? NEWCOMERS.slice(earlierAds, earlierAds + 1) : [CORRECTED]),
    ...(owner?.emailConfirmedAt === null ? [UNCONFIRMED] : []),
    ...(owner?.approvalNumber ? [GUNSMITH] : []),
  ]
}

const NEWCOMERS: readonly AdBadge[] = [
  { tone: 'accent', label: 'Première annonce de ce membre' },
  { tone: 'plain', label: '2e annonce de ce membre' },
]
const CORRECTED: AdBadge = { tone: 'accent', label: CORRECTION }
const BLOCKED: AdBadge = { tone: 'danger', label: ACCOUNT_BLOCKED }
const UNCONFIRMED: AdBadge = { tone: 'warning', label: ADDRESS_UNCONFIRMED }
const GUNSMITH: AdBadge = { tone: 'success', label: APPROVED_GUNSMITH }

export const CHOSEN_FORM = 'choisies'

type WaitingAdProps = ReturnType<typeof toWaitingAd> & {
  isChosen: boolean
  /** True for the ad to which the page moves after a decision. */
  isNext: boolean
}

export function WaitingAdItem({ id, revision, title, badge, facts, owner, posted, ...ad }: WaitingAdProps) {
  const back = useReturn()
  const to = (act: AdAct, look: Look) =>
    toRowAction(AD_ACTIONS[act], back(paths.admin.actOnAd(id, act)), look)
  const fields = { revision: String(revision) }
  return (
    <li id={ad.isNext ? NEXT_AD : rowId(id)} tabIndex={-1} data-row="" className={css.selectableRow}>
      <label className={css.tick}>
        <input
          type="checkbox"
          form={CHOSEN_FORM}
          name="ad[]"
          value={`${id}.${revision}`}
          defaultChecked={ad.isChosen}
          className={checkbox}
        />
        <span className={box}>
          <Icon name="check" />
        </span>
        <Hidden>{french(`Choisir « ${title} »`)}</Hidden>
      </label>
      <div className={atoms({ minWidth: 0, overflowWrap: 'anywhere' })}>
        <h3 className={atoms({ fontSize: 't16' })}>
          <a className={css.link} href={paths.ad(id)}>
            <span>{french(title)}</span>
          </a>
        </h3>
        <p className={css.meta}>
          <Badge tone={badge.tone}>{badge.label}</Badge>
          {french(`${facts}. Par `)}
          {owner && <a href={back(paths.admin.user(owner.id))}>{owner.username}</a>}
          {french(`, ${posted}`)}
        </p>
        {ad.marks.length > 0 && (
          <div className={css.marks}>
            <Badges badges={ad.marks} />
          </div>
        )}
        <Description {...ad} />
        <InspectedPhotos photos={ad.photos} title={title} />
        {ad.photosSince && <p className={css.excerpt}>{french(ad.photosSince)}</p>}
        {ad.firstRejection !== null && <p className={css.excerpt}>{french(ad.firstRejection)}</p>}
        {ad.since && (
          <div className={css.excerpt}>
            <ReviewChanges {...ad.since} />
          </div>
        )}
        {ad.correctsId !== null && (
          <p className={css.excerpt}>
            <a className={css.link} href={paths.ad(ad.correctsId)}>
              <span>{french(ONLINE_VERSION)}</span>
            </a>
          </p>
        )}
        <Hints hints={ad.hints} />
        <Similar ads={ad.similar} />
      </div>
      <div className={css.actions}>
        <RowActions
          about={title}
          actions={[
            ...(owner?.isBlocked ? [] : [to('approve', { variant: 'primary', shortcut: 'a', fields })]),
            { label: 'Modifier', href: back(paths.admin.ad(id)), variant: 'default' },
            to('reject', { variant: 'quietDanger', shortcut: 'r' }),
          ]}
        />
      </div>
    </li>
  )
}

function Description({ excerpt, whole }: Pick<WaitingAdProps, 'excerpt' | 'whole'>) {
  return (
    <>
      <p className={css.excerpt}>{french(excerpt)}</p>
      {whole !== null && (
        <details className={css.excerpt}>
          <summary className={more} role="button">
            Lire en entier
          </summary>
          <p className={words}>{french(whole)}</p>
        </details>
      )}
    </>
  )
}
