import { atoms } from '../atoms'
import type { ReactNode } from 'react'
import type { ClassifiedAd, Rejection as Decision, WithPhotos } from '#modules/ads'
import { isRegulated } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import { AUTHORISATION, CATEGORY_NAMES, toCharacteristics, WEAPON_LAW } from '#app/text/ads'
import {
  CORRECTION_DECIDED_BY_A_PERSON,
  DECIDED_BY_A_PERSON,
  REDRESS,
  REJECTION_GROUNDS,
  REJECTION_NAMES,
  REMOVED_BY_A_PERSON,
} from '#app/text/rejections'
import { Badge, Facts, Note } from '../content/blocks'
import { twoThirds, wide } from '../layout/layout.css'
import { french, Text } from '../text/text'
import { PlaceAndDate, Price, toBadges } from './ad-card'
import { Gallery } from './photos'
import { ToSeller } from './seller-card'
import * as css from './ad-page.css'

type AdPageProps = {
  ad: ClassifiedAd & WithPhotos
  /** Whether the reader owns the ad. Then `aside`, with the owner's buttons, comes first. */
  isOwn: boolean
  aside: ReactNode
}

export function AdPage({ ad, isOwn, aside }: AdPageProps) {
  const facts = toCharacteristics(ad).filter(({ value }) => value)
  return (
    <div className={twoThirds}>
      {isOwn && <aside className={css.ownerAside}>{aside}</aside>}
      <article className={wide}>
        <Gallery photos={ad.photos} title={ad.title} />
        <div className={css.badges}>
          {toBadges(ad).map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
          <Text as="span" tone="muted">
            {CATEGORY_NAMES[ad.category]}
          </Text>
        </div>
        <h1>{french(ad.title)}</h1>
        <p className={css.terms}>
          <span className={css.price}>
            <Price ad={ad} />
          </span>
          <Text as="span" tone="muted">
            <PlaceAndDate ad={ad} />
          </Text>
        </p>
        {ad.state === 'online' && !isOwn && <ToSeller type={ad.type} />}
        <div className={css.description}>
          {ad.description.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{french(paragraph)}</p>
          ))}
        </div>
        {facts.length > 0 && (
          <div className={atoms({ display: 'grid', gap: 's12', marginTop: 's32' })}>
            <h2>Caractéristiques</h2>
            <Facts facts={facts} columns />
          </div>
        )}
        {isRegulated(ad.category) && (
          <div className={atoms({ maxWidth: 'measure', marginTop: 's24' })}>
            <Note tone="warning" title={`${AUTHORISATION}.`}>
              {WEAPON_LAW}
            </Note>
          </div>
        )}
      </article>
      {!isOwn && <aside className={css.aside}>{aside}</aside>}
    </div>
  )
}

const REJECTED = {
  ad: { what: 'refus', how: DECIDED_BY_A_PERSON },
  removed: { what: 'retrait', how: REMOVED_BY_A_PERSON },
  correction: { what: 'refus de la correction', how: CORRECTION_DECIDED_BY_A_PERSON },
}

type RejectionProps = Decision & {
  /** What was rejected: an ad, one that was online before, or the correction of an online ad. */
  of: keyof typeof REJECTED
  contact: string | undefined
}

/** Shows the statement of reasons that the Digital Services Act requires (Regulation (EU) 2022/2065, art. 17). */
export function RejectionNote({ rule, reason, of, contact }: RejectionProps) {
  const { what, how } = REJECTED[of]
  return (
    <div className={atoms({ display: 'grid', gap: 's12', overflowWrap: 'anywhere' })}>
      <Note tone="warning" title={`Motif du ${what} : ${REJECTION_NAMES[rule]}`}>
        {reason}
      </Note>
      <Text note>{REJECTION_GROUNDS[rule]}</Text>
      <Text note>{how}</Text>
      <Text note>
        <>
          {french(REDRESS)} {contact && french(`Écrivez à ${contact}. `)}
          <a href={`${paths.legalNotice()}#exploitant`}>{french("Qui est l'exploitant ?")}</a>
        </>
      </Text>
    </div>
  )
}
