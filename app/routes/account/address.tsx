import { Form } from '@remix-run/react'
import { paths } from '#app/paths'
import { Actions, Button } from '#app/ui/forms/button'
import { Chapter } from '#app/ui/layout/layout'
import { Email } from '#app/ui/text/contact'
import { Text } from '#app/ui/text/text'

type AddressProps = {
  email: string
  isConfirmed: boolean
  refusedSince: string | null
  /** The last confirmed address, until this one is. */
  recoveryEmail: string | null
}

/** Whether the member's address is confirmed, and the way to it. */
export function AddressState({ email, isConfirmed, refusedSince, recoveryEmail }: AddressProps) {
  return (
    <Chapter id="adresse" title="Votre adresse" about={ABOUT}>
      <Text>
        <strong>
          <Email>{email}</Email>
        </strong>
      </Text>
      {/* No badge: in doubled letters it would be wider than a phone. */}
      <Text>{isConfirmed ? 'Adresse confirmée' : 'Adresse non confirmée'}</Text>
      {refusedSince && (
        <Text>
          {`Depuis le ${refusedSince}, cette adresse n'accepte plus nos emails. Corrigez-la dans vos informations personnelles, ou confirmez-la si elle fonctionne de nouveau.`}
        </Text>
      )}
      {recoveryEmail && (
        <Text>
          Jusqu'à sa confirmation, un lien pour choisir un nouveau mot de passe arrive à votre ancienne
          adresse, <Email>{recoveryEmail}</Email>.
        </Text>
      )}
      {!isConfirmed && (
        <>
          <Text tone="muted">
            Le lien arrive à cette adresse et vaut une heure. Regardez aussi dans vos courriers indésirables.
          </Text>
          <ResendLink />
        </>
      )}
    </Chapter>
  )
}

/** To the address of the member who is signed in. */
export function ResendLink() {
  return (
    <Form method="post" action={paths.profile({ form: 'confirmation' })}>
      <Actions>
        <Button>Renvoyer le lien</Button>
      </Actions>
    </Form>
  )
}

const ABOUT =
  "Cliquez sur le lien reçu par email pour confirmer que cette adresse est la vôtre. C'est nécessaire pour écrire aux membres."
