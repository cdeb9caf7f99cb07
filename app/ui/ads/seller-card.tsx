import type { ReactNode } from 'react'
import type { AdType, ClassifiedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { APPROVED_GUNSMITH, PROVINCE_NAMES } from '#app/text/ads'
import { longDate, monthAndYear } from '#app/text/format'
import { capitalised, thousands } from '#app/text/words'
import { type Fact, Facts } from '../content/blocks'
import { ActionLink } from '../content/links'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import * as css from './seller-card.css'

export type Seller = {
  name: string | null
  joinedAt: Date
  isGunsmith: boolean
  publicAds: number
  /** Only admins see `isConfirmed` and `isBlocked`. */
  isConfirmed: boolean
  isBlocked: boolean
}

const ROLES: Record<AdType, string> = { sale: 'vendeur', purchase: 'acheteur' }

const ID = 'vendeur'

type SellerCardProps = {
  ad: ClassifiedAd
  seller: Seller
  children: ReactNode
}

export function SellerCard({ ad, seller, children }: SellerCardProps) {
  const name = seller.name ?? capitalised(ROLES[ad.type])
  return (
    <section className={css.seller} aria-labelledby={ID}>
      <h2 id={ID} className={css.name}>
        <span className={css.initial} aria-hidden="true">
          {capitalised(name).charAt(0)}
        </span>
        <span>{name}</span>
      </h2>
      {seller.isGunsmith && (
        <p className={css.mark}>
          <Icon name="shield" size={22} />
          <span>
            <strong>{APPROVED_GUNSMITH}</strong>
            <br />
            <Text as="span" note>
              Numéro d'agrément contrôlé par le site
            </Text>
          </span>
        </p>
      )}
      <Facts facts={toFacts(ad, seller)} />
      {seller.publicAds > 1 && (
        <p>
          <ActionLink href={paths.ads({ owner: ad.userId })}>
            {`Ses ${thousands(seller.publicAds)} annonces`}
          </ActionLink>
        </p>
      )}
      <BeforeWriting type={ad.type} />
      {children}
    </section>
  )
}

function toFacts({ province }: ClassifiedAd, { joinedAt, publicAds }: Seller): Fact[] {
  return [
    { term: 'Membre depuis', value: monthAndYear(joinedAt) },
    ...(province ? [{ term: 'Province', value: PROVINCE_NAMES[province] }] : []),
    ...(publicAds === 1 ? [{ term: 'Annonces en ligne', value: '1' }] : []),
  ]
}

const MEETING: Record<AdType, string> = {
  sale: "Rencontrez le vendeur, ne payez pas d'avance.",
  purchase: "Rencontrez l'acheteur, n'envoyez rien avant d'être payé.",
}

function BeforeWriting({ type }: { type: AdType }) {
  return (
    <div className={css.safe}>
      <h3>{french("Avant d'écrire")}</h3>
      <ul>
        <li>{french(MEETING[type])}</li>
        <li>{french("N'envoyez jamais de copie de vos papiers ni de votre licence.")}</li>
        <li>{french(TITLES_FIRST)}</li>
      </ul>
    </div>
  )
}

/** The law of 8 June 2006 requires a permit (art. 10, 12 and 22) and forbids distance selling (art. 19, 1°). */
const TITLES_FIRST =
  "Pour une arme, des munitions ou un chargeur : les titres d'abord, et jamais à distance (loi du 8 juin 2006, art. 19)."

export function ToSeller({ type }: { type: AdType }) {
  return (
    <p className={css.toSeller}>
      <ButtonLink href={`#${ID}`} wide>
        {`${capitalised(ROLES[type])} et contact`}
      </ButtonLink>
    </p>
  )
}

export function AdEnd({ id, state, expiresAt }: ClassifiedAd) {
  const until = state === 'online' && expiresAt ? `, en ligne jusqu'au ${longDate(expiresAt)}` : ''
  return <Text note>{`Annonce ${id}${until}.`}</Text>
}
