import { Form } from '@remix-run/react'
import type { ClassifiedAd } from '../../../modules/ads'
import { paths } from '../../paths'
import { OwnerBlock } from '../../ui/ads/ad-page'
import { Button, ButtonLink } from '../../ui/forms/button'
import { Fr } from '../../ui/text/fr'
import { Text } from '../../ui/text/text'
import { type AdState, stateOf } from './ad-view'

/** What an owner may do with an ad, in each of its states. */
export function AdOwner({ ad }: { ad: Pick<ClassifiedAd, 'id' | 'isApproved' | 'isSold'> }) {
  const { id } = ad
  const state = stateOf(ad)
  return (
    <OwnerBlock id="gerer" title="Gérer cette annonce">
      <Text tone="muted" size="small">
        <Fr>{state === 'sold' && !ad.isApproved ? NEVER_PUBLISHED : ABOUT[state]}</Fr>
      </Text>
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
      <ButtonLink href={paths.deleteAd(id)} variant="quietDanger" wide>
        Supprimer l'annonce
      </ButtonLink>
    </OwnerBlock>
  )
}

const ABOUT: Record<AdState, string> = {
  pending:
    "Un administrateur doit encore la vérifier. Pour le moment, elle n'est visible que de vous et des administrateurs.",
  online:
    'Votre annonce est en ligne et ne peut plus être modifiée : tout le monde la voit, et les membres connectés vos coordonnées.',
  sold: 'Elle ne figure plus dans la liste des annonces ; sa page reste en ligne, sans vos coordonnées.',
}

/** The call sells what waits, too. */
const NEVER_PUBLISHED = "Elle n'a pas été publiée : elle n'est visible que de vous et des administrateurs."
