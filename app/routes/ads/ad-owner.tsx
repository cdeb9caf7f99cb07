import { Form } from '@remix-run/react'
import type { AdState, ClassifiedAd } from '#modules/ads'
import { paths } from '#app/paths'
import { OwnerBlock } from '#app/ui/ads/ad-page'
import { Note } from '#app/ui/content/note'
import { Button, ButtonLink } from '#app/ui/forms/button'
import { Fr } from '#app/ui/text/fr'
import { Text } from '#app/ui/text/text'
import { POST_AN_AD } from './words'

type AdOwnerProps = {
  ad: Pick<ClassifiedAd, 'id' | 'isApproved' | 'contactEmail' | 'contactPhone' | 'contactInfo'>
  state: AdState
  rejectionReason: string | null
}

/** What an owner may do with an ad, in each of its states. */
export function AdOwner({ ad, state, rejectionReason }: AdOwnerProps) {
  const { id } = ad
  return (
    <OwnerBlock id="gerer" title="Gérer cette annonce">
      <Text tone="muted" size="small">
        <Fr>{aboutOf(ad, state)}</Fr>
      </Text>
      {rejectionReason !== null && (
        <Note tone="warning" title="Motif du refus">
          {rejectionReason}
        </Note>
      )}
      {state === 'online' && (
        <Form method="post" action={paths.sellAd(id)}>
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
      <ButtonLink href={paths.deleteAd(id)} variant="quietDanger" wide>
        Supprimer l'annonce
      </ButtonLink>
    </OwnerBlock>
  )
}

function aboutOf(ad: AdOwnerProps['ad'], state: AdState): string {
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
  sold: 'Elle ne figure plus dans la liste des annonces ; sa page reste en ligne, sans vos coordonnées.',
}

const ONLINE_WITHOUT_CONTACTS =
  'Votre annonce est en ligne et ne peut plus être modifiée : tout le monde la voit.'

/** The call sells what waits, too. */
const NEVER_PUBLISHED = "Elle n'a pas été publiée : elle n'est visible que de vous et des administrateurs."
