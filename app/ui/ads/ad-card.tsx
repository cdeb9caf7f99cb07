import { atoms } from '../atoms'
import type { AdState, AdType, ClassifiedAd, WithPhotos } from '#modules/ads'
import { isRegulated } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import { AUTHORISATION, CATEGORY_NAMES, TYPE_BADGES } from '#app/text/ads'
import { longDate } from '#app/text/format'
import { frenchPrice } from '#app/text/price'
import { count, excerpt } from '#app/text/words'
import { Badge, type BadgeTone } from '../content/blocks'
import { french, Hidden, Text } from '../text/text'
import { Photo } from '../content/photo'
import { NoPhoto } from './photos'
import * as css from './ad-card.css'

/** The maximum number of characters, about two lines. */
const EXCERPT = 160

type AdCardProps = {
  ad: ClassifiedAd & WithPhotos
  isFirst?: boolean
}

export function AdCard({ ad, isFirst }: AdCardProps) {
  return (
    <article className={css.card}>
      <CardPhoto photos={ad.photos} isFirst={isFirst} />
      <p className={css.top}>
        <span>{french(CATEGORY_NAMES[ad.category])}</span>
        <span className={css.badges}>
          {toBadges(ad).map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </span>
      </p>
      <h3>
        <a className={css.link} href={paths.ad(ad.id)}>
          {french(ad.title)}
        </a>
      </h3>
      <p className={css.words}>{french(excerpt(ad.description, EXCERPT))}</p>
      {isRegulated(ad.category) && (
        <p className={atoms({ color: 'warning', fontSize: 't14', fontWeight: 600 })}>
          {french(AUTHORISATION)}
        </p>
      )}
      <p className={css.foot}>
        <span className={css.price}>{french(frenchPrice(ad.price))}</span>
        <Text as="span" note>
          <PlaceAndDate ad={ad} />
        </Text>
      </p>
    </article>
  )
}

/** Leaves the alternative text empty, because the title beside the photo describes it. */
function CardPhoto({ photos, isFirst }: WithPhotos & Pick<AdCardProps, 'isFirst'>) {
  const [first] = photos
  return (
    <div className={css.photo}>
      {first ? <Photo photo={first} alt="" isFirst={isFirst} /> : <NoPhoto />}
      {first && (
        <span className={css.number}>
          <span aria-hidden="true">{photos.length}</span>
          <Hidden>{french(count(photos.length, 'photo'))}</Hidden>
        </span>
      )}
    </div>
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

export const STATE_BADGES = {
  pending: { tone: 'warning', label: 'En attente' },
  online: { tone: 'success', label: 'En ligne' },
  sold: { tone: 'plain', label: 'Vendu' },
  expired: { tone: 'plain', label: 'Expirée' },
  hidden: { tone: 'warning', label: 'Masquée' },
  rejected: { tone: 'danger', label: 'Refusée' },
} as const satisfies Record<AdState, AdBadge>
