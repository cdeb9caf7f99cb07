import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import { Notice } from '#app/http/notice'
import { Chapter, Email, ResendLink, Text } from '#app/ui'

type AddressProps = {
  email: string
  isConfirmed: boolean
  refusedSince: string | null
  /** The earlier, confirmed address, which still receives the password links. */
  recoveryEmail: string | null
}

export function AddressState({ email, isConfirmed, refusedSince, recoveryEmail }: AddressProps) {
  return (
    <Chapter id="adresse" title="Votre adresse" about={isConfirmed ? undefined : ABOUT}>
      <Notice at="adresse" />
      <Text>
        <strong>
          <Email>{email}</Email>
        </strong>
      </Text>
      {/* Plain text, because at double text size a badge would not fit a phone's screen. */}
      <Text>{isConfirmed ? 'Adresse confirmée' : 'Adresse non confirmée'}</Text>
      {refusedSince && (
        <Text>
          {`Depuis le ${refusedSince}, cette adresse n'accepte plus nos emails. Corrigez-la dans vos informations personnelles, ou confirmez-la si elle fonctionne de nouveau.`}
        </Text>
      )}
      {recoveryEmail && (
        <Text>
          Tant que cette adresse n'est pas confirmée, un lien pour choisir un nouveau mot de passe arrive à
          votre ancienne adresse, <Email>{recoveryEmail}</Email>.
        </Text>
      )}
      {!isConfirmed && (
        <>
          <Text tone="muted">
            {`Le lien vaut ${formatPeriod(RETENTION.confirmationLink)}. Regardez aussi dans vos courriers indésirables.`}
          </Text>
          <ResendLink />
        </>
      )}
    </Chapter>
  )
}

const ABOUT =
  'Confirmez votre adresse avec le lien que nous vous avons envoyé. Vous pourrez alors recevoir vos rappels et écrire aux membres.'
