import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { AdState, ClassifiedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { POST_AN_AD } from '#app/text/ads'
import { Note } from '#app/ui/content/blocks'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { Email, mailtoHref, telHref } from '#app/ui/text/contact'
import { french, Hidden, Text } from '#app/ui/text/text'
import * as css from '#app/ui/ads/ad-page.css'

export function AdContact({ ad, isMember }: { ad: ClassifiedAd; isMember: boolean }) {
  return (
    <Block id="coordonnees" title="Coordonnées" className={css.contact}>
      {ad.state !== 'online' ? (
        <Text tone="muted">Cette annonce n'est plus disponible. Les coordonnées ne sont plus affichées.</Text>
      ) : isMember ? (
        <Details {...ad} />
      ) : (
        <>
          <Text>Connectez-vous pour voir les coordonnées</Text>
          <ButtonLink href={paths.auth({ redirectTo: paths.ad(ad.id) })} variant="primary" wide>
            Se connecter
          </ButtonLink>
        </>
      )}
    </Block>
  )
}

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
          <span>
            <Hidden>Écrire à </Hidden>
            <Email>{contactEmail}</Email>
          </span>
        </ButtonLink>
      )}
      {contactInfo && <Text>{contactInfo}</Text>}
    </>
  )
}

type OwnerBlockProps = { ad: ClassifiedAd; rejectionReason: string | null }

/** What an owner may do with an ad, in each of its states. */
export function OwnerBlock({ ad, rejectionReason }: OwnerBlockProps) {
  const { id, state } = ad
  return (
    <Block id="gerer" title="Gérer cette annonce" className={css.owner}>
      <Text note>{aboutOf(ad)}</Text>
      {rejectionReason !== null && (
        <Note tone="warning" title="Motif du refus">
          {rejectionReason}
        </Note>
      )}
      {state === 'online' && (
        <Form method="post" action={paths.actOnAd(id, 'mark-sold')}>
          <Button wide>Marquer comme vendu</Button>
        </Form>
      )}
      {state === 'pending' && (
        <ButtonLink href={paths.editAd(id)} wide>
          Modifier
        </ButtonLink>
      )}
      {state === 'rejected' && (
        <ButtonLink href={paths.postAd()} wide>
          {POST_AN_AD}
        </ButtonLink>
      )}
      <ButtonLink href={paths.actOnAd(id, 'delete')} variant="quietDanger" wide>
        Supprimer l'annonce
      </ButtonLink>
    </Block>
  )
}

function aboutOf(ad: ClassifiedAd): string {
  const { state } = ad
  if (state === 'sold' && !ad.isApproved) return NEVER_PUBLISHED
  const hasContacts = ad.contactEmail !== null || ad.contactPhone !== null || ad.contactInfo !== null
  return state === 'online' && !hasContacts ? ONLINE_WITHOUT_CONTACTS : ABOUT[state]
}

const ABOUT: Record<AdState, string> = {
  pending:
    "Un administrateur doit encore la vérifier. Pour le moment, elle n'est visible que de vous et des administrateurs.",
  online:
    'Votre annonce est en ligne et ne peut plus être modifiée : tout le monde la voit, et les membres connectés vos coordonnées.',
  rejected:
    "Un administrateur ne l'a pas publiée. Elle ne peut plus être modifiée : supprimez-la et, si le motif le permet, postez-en une autre.",
  expired: 'Elle ne figure plus dans la liste des annonces ; sa page reste en ligne, sans vos coordonnées.',
  hidden:
    "Un administrateur l'a masquée le temps d'examiner un signalement : elle n'est visible que de vous et des administrateurs.",
  sold: 'Elle ne figure plus dans la liste des annonces ; sa page reste en ligne, sans vos coordonnées.',
}

const ONLINE_WITHOUT_CONTACTS =
  'Votre annonce est en ligne et ne peut plus être modifiée : tout le monde la voit.'

/** Shown for a pending ad that was marked as sold through the API. */
const NEVER_PUBLISHED = "Elle n'a pas été publiée : elle n'est visible que de vous et des administrateurs."

/** What admins may do with an ad; only a pending one has a `revision`. */
export function AdminBlock({ id, revision }: { id: number; revision?: number }) {
  return (
    <Block id="administrer" title="Administrer cette annonce" className={css.owner}>
      {revision !== undefined && (
        <>
          <Form method="post" action={paths.admin.actOnAd(id, 'approve')}>
            <input type="hidden" name="revision" value={revision} />
            <Button variant="primary" wide>
              Approuver
            </Button>
          </Form>
          <ButtonLink href={paths.admin.actOnAd(id, 'reject')} variant="quietDanger" wide>
            Rejeter
          </ButtonLink>
        </>
      )}
      <ButtonLink href={paths.admin.ad(id)} wide>
        Modifier
      </ButtonLink>
    </Block>
  )
}

type BlockProps = { id: string; title: string; className: string; children: ReactNode }

function Block({ id, title, className, children }: BlockProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{french(title)}</h2>
      {children}
    </section>
  )
}
