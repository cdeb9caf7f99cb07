import type { AdState, CheckedAd, Interest } from '#modules/ads'
import { listActs } from '#modules/ads/schemas'
import { paths } from '#app/paths'
import { enumerate, formatInterest, formatTerm } from '#app/text'
import * as css from '#app/ui/ads/ad-page.css'
import { correctionBadge, OwnActButton, RejectionNote } from '#app/ui/ads'
import { ButtonLink, Note, Text } from '#app/ui'
import { Block } from './ad-aside'

type OwnerBlockProps = {
  ad: CheckedAd
  /** The correction of the ad that waits or was rejected. */
  correction: CheckedAd | undefined
  interest: Interest | undefined
  now: Date
  /** The contact of the site's operator, if published. */
  contact: string | undefined
}

export function OwnerBlock({ ad, correction, interest, now, contact }: OwnerBlockProps) {
  const term = formatTerm(ad, now)
  const contacts = [ad.contactPhone, ad.contactEmail, ad.contactInfo].filter((contact) => contact !== null)
  return (
    <Block id="gerer" title="Gérer cette annonce" className={css.owner}>
      <Text note>{describeState(ad)}</Text>
      {term && <Text note>{term}</Text>}
      {interest && <Text note>{formatInterest(interest)}</Text>}
      {ad.state === 'online' && contacts.length > 0 && (
        <Text note>{`Coordonnées montrées aux membres : ${enumerate(contacts)}.`}</Text>
      )}
      {correction?.state === 'pending' && (
        <Note title={correctionBadge(false).label}>{CORRECTION_WAITS}</Note>
      )}
      {[ad, ...(correction ? [correction] : [])].map(
        (rejected) =>
          rejected.rejectionReason !== null && (
            <RejectionNote
              key={rejected.id}
              rule={rejected.rejectionRule ?? 'other'}
              reason={rejected.rejectionReason}
              of={rejected === correction ? 'correction' : wasRemoved(rejected) ? 'removed' : 'ad'}
              contact={contact}
            />
          ),
      )}
      {listActs(ad, now, correction !== undefined).map((act) => (
        <OwnActButton key={act} act={act} id={ad.id} />
      ))}
      <ButtonLink href={paths.actOnAd(ad.id, 'delete')} variant="quietDanger" wide>
        Supprimer l'annonce
      </ButtonLink>
    </Block>
  )
}

function describeState(ad: CheckedAd): string {
  const { state } = ad
  if (state === 'sold' && !ad.isApproved) return NEVER_PUBLISHED
  if (wasRemoved(ad)) return REMOVED
  const hasContacts = ad.contactEmail !== null || ad.contactPhone !== null || ad.contactInfo !== null
  return state === 'online' && !hasContacts ? ONLINE_WITHOUT_CONTACTS : ABOUT[state]
}

/** A rejected ad has an expiry date only if it was online before. */
const wasRemoved = ({ state, expiresAt }: CheckedAd) => state === 'rejected' && expiresAt !== null

const CORRECTION_WAITS =
  "L'annonce en ligne reste comme elle est jusqu'à ce qu'un administrateur ait approuvé votre correction. Si l'annonce est vendue ou expire d'ici là, la correction est supprimée."

const REMOVED =
  "Un administrateur a retiré votre annonce après un signalement : elle n'est visible que de vous et des administrateurs."

const ONLINE_WITHOUT_CONTACTS = 'Votre annonce est en ligne : tout le monde peut la lire.'

const ABOUT: Record<AdState, string> = {
  pending:
    "Un administrateur doit encore vérifier votre annonce. Pour le moment, elle n'est visible que de vous et des administrateurs.",
  online: `${ONLINE_WITHOUT_CONTACTS} Les membres connectés voient aussi vos coordonnées.`,
  rejected:
    "Un administrateur n'a pas publié votre annonce : elle n'est visible que de vous et des administrateurs.",
  expired: 'Votre annonce ne figure plus dans la liste ; sa page reste en ligne, sans vos coordonnées.',
  hidden:
    "Un administrateur a masqué votre annonce le temps d'examiner un signalement : elle n'est visible que de vous et des administrateurs.",
  sold: 'Votre annonce ne figure plus dans la liste ; sa page reste en ligne, sans vos coordonnées.',
}

/** The text for an ad that was marked as sold, through the API, before it was approved. */
const NEVER_PUBLISHED =
  "Votre annonce n'a pas été publiée : elle n'est visible que de vous et des administrateurs."
