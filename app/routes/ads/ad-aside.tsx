import { atoms, Button, ButtonLink, Email, french, Hidden, mailtoHref, Note, telHref, Text } from '#app/ui'
import type { ReactNode } from 'react'
import type { AdState, ClassifiedAd } from '#modules/ads'
import { paths } from '#app/paths'
import {
  ADDRESS_UNCONFIRMED,
  CORRECTION,
  longDate,
  ONLINE_VERSION,
  OWNER_BLOCKED,
  VISIBILITY_ACTS,
  WRITE_TO,
} from '#app/text'
import { FavouriteButton, ReviewChanges, type ReviewComparison, type Seller } from '#app/ui/ads'
import * as css from '#app/ui/ads/ad-page.css'

type AdContactProps = { ad: ClassifiedAd; isMember: boolean }

export function AdContact({ ad, isMember }: AdContactProps) {
  if (isMember) {
    return (
      <>
        <WriteLink {...ad} href={paths.writeAboutAd(ad.id)} />
        <Details {...ad} />
      </>
    )
  }
  return (
    <>
      <Text>Connectez-vous pour voir les coordonnées</Text>
      <ButtonLink href={paths.auth({ redirectTo: paths.ad(ad.id) })} variant="primary" wide>
        Se connecter
      </ButtonLink>
      <WriteLink {...ad} href={paths.auth({ mode: 'register', redirectTo: paths.writeAboutAd(ad.id) })} />
    </>
  )
}

export function AdUnavailable({ children }: { children: ReactNode }) {
  return (
    <Block id="coordonnees" title="Coordonnées" className={css.contact}>
      <Text tone="muted">Cette annonce n'est plus disponible. Les coordonnées ne sont plus affichées.</Text>
      {children}
    </Block>
  )
}

export function AdFavourite({ id, state, isKept }: ClassifiedAd & { isKept: boolean | null }) {
  return state === 'online' || isKept ? <FavouriteButton adId={id} isKept={isKept} /> : null
}

function WriteLink({ type, state, reservedAt, href }: ClassifiedAd & { href: string }) {
  if (state !== 'online') return null
  return (
    <>
      <ButtonLink href={href} rel="nofollow" wide>
        {WRITE_TO[type]}
      </ButtonLink>
      {reservedAt && (
        <Text note>
          {`Annonce réservée depuis le ${longDate(reservedAt)} : écrivez si vous voulez être le suivant.`}
        </Text>
      )}
    </>
  )
}

/** A longer e-mail address gets a smaller font. In the normal font, it would wrap too often on a phone. */
const LONG = 24

function Details({ contactPhone, contactEmail, contactInfo }: ClassifiedAd) {
  const tel = contactPhone && telHref(contactPhone)
  if (!tel && !contactEmail && !contactInfo) {
    return <Text tone="muted">Cette annonce ne donne ni téléphone ni email.</Text>
  }
  return (
    <>
      {tel && (
        <ButtonLink href={tel} variant="primary" wide>
          <span>
            <Hidden>Appeler </Hidden>
            {contactPhone.replaceAll(' ', '\u00a0')}
          </span>
        </ButtonLink>
      )}
      {contactEmail && (
        <ButtonLink href={mailtoHref(contactEmail)} variant={tel ? 'default' : 'primary'} wide>
          <span
            className={contactEmail.length > LONG ? atoms({ fontSize: 't14', fontWeight: 400 }) : undefined}
          >
            <Hidden>Écrire à </Hidden>
            <Email>{contactEmail}</Email>
          </span>
        </ButtonLink>
      )}
      {contactInfo && <Text>{contactInfo}</Text>}
    </>
  )
}

type AdminBlockProps = {
  id: number
  state: AdState
  /** The online ad that this one is a correction of. */
  correctsId: number | null
  /** Set only while the ad is pending. */
  revision?: number
  /** Why the ad was rejected before its owner sent it again. */
  firstRejection: string | null
  /** The owner's changes since an admin last looked at the ad. */
  since: ReviewComparison | null
  seller: Seller | null
}

export function AdminBlock({
  id,
  state,
  correctsId,
  revision,
  firstRejection,
  since,
  seller,
}: AdminBlockProps) {
  const visibility = VISIBILITY_ACTS[state]
  return (
    <Block id="administrer" title="Administrer cette annonce" className={css.owner}>
      {correctsId !== null && (
        <Text note>
          {`${CORRECTION} : `}
          <a href={paths.ad(correctsId)}>{ONLINE_VERSION}</a>
        </Text>
      )}
      {firstRejection !== null && <Note tone="warning">{firstRejection}</Note>}
      {since && <ReviewChanges {...since} />}
      {revision !== undefined && (
        <>
          {seller?.isConfirmed === false && <Text note>{`${ADDRESS_UNCONFIRMED}.`}</Text>}
          {seller?.isBlocked ? (
            <Note tone="warning">{OWNER_BLOCKED}</Note>
          ) : (
            <form method="post" action={paths.admin.actOnAd(id, 'approve')}>
              <input type="hidden" name="revision" value={revision} />
              <Button variant="primary" wide>
                Approuver
              </Button>
            </form>
          )}
          <ButtonLink href={paths.admin.actOnAd(id, 'reject')} variant="quietDanger" wide>
            Rejeter
          </ButtonLink>
        </>
      )}
      {visibility && (
        <form method="post" action={paths.admin.actOnAd(id, visibility.act)}>
          <Button wide>{visibility.label}</Button>
        </form>
      )}
      <ButtonLink href={paths.admin.ad(id)} wide>
        Modifier
      </ButtonLink>
    </Block>
  )
}

type BlockProps = { id: string; title: string; className: string; children: ReactNode }

export function Block({ id, title, className, children }: BlockProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{french(title)}</h2>
      {children}
    </section>
  )
}
