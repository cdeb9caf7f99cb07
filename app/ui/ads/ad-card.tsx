import type { ReactNode } from 'react'
import { atoms } from '../atoms'
import type { AdPhoto, AdState, AdType, ClassifiedAd, WithPhotos } from '#modules/ads'
import { findFormerPrice, isRegulated } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import { AUTHORISATION, CATEGORY_NAMES, CORRECTION, FAVOURITE_ACT_NAMES, TYPE_BADGES } from '#app/text/ads'
import { longDate } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { frenchPrice } from '#app/text/price'
import { count, excerpt } from '#app/text/words'
import { Badge, type BadgeTone } from '../content/blocks'
import { french, Hidden, Text } from '../text/text'
import { Photo } from '../content/photo'
import { Icon } from '../icons/icon'
import { CategoryDrawing } from './category-drawing'
import * as css from './ad-card.css'

/** The maximum number of characters, about a line on a desk. */
const EXCERPT = 120

type ListedAd = ClassifiedAd & WithPhotos

type AdListProps = {
  ads: readonly ListedAd[]
  /** The URL of the list, and the ids of its ads that the member keeps. Absent for a visitor. */
  hearts?: { list: string; userId: number; kept: readonly number[] }
  /** Whether the list is at the top of its page, where its first photo is seen at once. */
  isFirst?: boolean
}

export function AdCards({ ads, hearts, isFirst = false }: AdListProps) {
  return (
    <ul className={css.cards}>
      {ads.map((ad, at) => (
        <li key={ad.id} id={toAnchor(ad.id)}>
          <AdCard ad={ad} isFirst={isFirst && at === 0}>
            {hearts && ad.userId !== hearts.userId && (
              <Heart ad={ad} list={hearts.list} isKept={hearts.kept.includes(ad.id)} />
            )}
          </AdCard>
        </li>
      ))}
    </ul>
  )
}

type AdCardProps = { ad: ListedAd; isFirst: boolean; children: ReactNode }

function AdCard({ ad, isFirst, children }: AdCardProps) {
  const [photo] = ad.photos
  return (
    <article className={photo ? css.cardWithPhoto : css.card}>
      {photo && <CardPhoto photo={photo} count={ad.photos.length} isFirst={isFirst} />}
      <p className={css.top}>
        {!photo && <CategoryDrawing category={ad.category} />}
        <span>{french(CATEGORY_NAMES[ad.category])}</span>
        {toBadges(ad).map(({ tone, label }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
        {isRegulated(ad.category) && (
          <span className={atoms({ color: 'warning', fontWeight: 600 })}>{french(AUTHORISATION)}</span>
        )}
      </p>
      <h3 className={css.title}>
        <a className={css.link} href={paths.ad(ad.id)}>
          {french(ad.title)}
        </a>
      </h3>
      <p className={css.words}>{french(excerpt(ad.description, EXCERPT))}</p>
      <p className={css.foot}>
        <span className={css.price}>
          <Price ad={ad} />
        </span>
        <Text as="span" note>
          <PlaceAndDate ad={ad} />
        </Text>
      </p>
      {children}
    </article>
  )
}

type CardPhotoProps = { photo: AdPhoto; count: number; isFirst: boolean }

/** Leaves the alternative text empty, because the title beside the photo describes it. */
function CardPhoto({ photo, count: photos, isFirst }: CardPhotoProps) {
  return (
    <div className={css.photo}>
      <Photo photo={photo} alt="" isFirst={isFirst} className={css.wholePhoto} />
      <span className={css.number}>
        <span aria-hidden="true">{photos}</span>
        <Hidden>{french(count(photos, 'photo'))}</Hidden>
      </span>
    </div>
  )
}

type HeartProps = { ad: ListedAd; list: string; isKept: boolean }

/** Adds the ad to the member's favourites or removes it, and returns to the ad in the list. */
function Heart({ ad, list, isKept }: HeartProps) {
  const act = isKept ? 'remove' : 'add'
  const retour = `${list}#${toAnchor(ad.id)}`
  return (
    <form className={css.heart} method="post" action={paths.actOnFavourite(ad.id, act, { retour })}>
      <button
        className={css.heartButton}
        aria-label={frenchSpaces(`${FAVOURITE_ACT_NAMES[act]} : ${ad.title}`)}
      >
        <Icon name="heart" size={22} isFilled={isKept} />
      </button>
    </form>
  )
}

const toAnchor = (id: number) => `annonce-${id}`

/** Shows the former price of an ad beside the lowered one, for a while. */
export function Price({ ad }: { ad: Parameters<typeof findFormerPrice>[0] }) {
  const former = findFormerPrice(ad, new Date())
  return (
    <>
      {former !== null && (
        <>
          <s className={css.former}>
            <Hidden>Ancien prix : </Hidden>
            {french(frenchPrice(former))}
          </s>{' '}
        </>
      )}
      {french(frenchPrice(ad.price))}
    </>
  )
}

export function PlaceAndDate({ ad }: { ad: ClassifiedAd }) {
  return (
    <>
      {french(`${ad.location}, `)}
      <time dateTime={ad.createdAt.toISOString()}>{french(longDate(ad.createdAt))}</time>
    </>
  )
}

export type AdBadge = { tone: BadgeTone; label: string }

export function typeBadge(type: AdType): AdBadge {
  return { tone: type === 'sale' ? 'brand' : 'plain', label: TYPE_BADGES[type] }
}

export function toBadges(ad: Pick<ClassifiedAd, 'type' | 'state' | 'reservedAt'>): AdBadge[] {
  const isPlain = ad.state === 'online' && ad.reservedAt === null
  return isPlain ? [typeBadge(ad.type)] : [typeBadge(ad.type), stateBadge(ad)]
}

export function stateBadge({ state, reservedAt }: Pick<ClassifiedAd, 'state' | 'reservedAt'>): AdBadge {
  return state === 'online' && reservedAt !== null ? RESERVED : STATE_BADGES[state]
}

const RESERVED: AdBadge = { tone: 'warning', label: 'Réservée' }

/** The badge of an ad's correction, which is pending or rejected. */
export const correctionBadge = (isRejected: boolean): AdBadge =>
  isRejected
    ? { tone: 'danger', label: `${CORRECTION} refusée` }
    : { tone: 'warning', label: `${CORRECTION} en attente` }

export const STATE_BADGES = {
  pending: { tone: 'warning', label: 'En attente' },
  online: { tone: 'success', label: 'En ligne' },
  sold: { tone: 'plain', label: 'Vendu' },
  expired: { tone: 'plain', label: 'Expirée' },
  hidden: { tone: 'warning', label: 'Masquée' },
  rejected: { tone: 'danger', label: 'Refusée' },
} as const satisfies Record<AdState, AdBadge>
