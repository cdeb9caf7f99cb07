import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text/period'
import { paths } from '#app/paths'
import type { LookUps, Recipient, Sender } from '../../mail'
import { MailButton, contactLine, NoteText, Paragraph } from '../../parts'

export const WHY_CONFIRM =
  'Confirmez votre adresse : vous pourrez récupérer votre compte, recevoir vos rappels et écrire aux membres.'

export function ConfirmAddress({ url }: { url: string }) {
  return (
    <>
      <MailButton label="Confirmer mon adresse" href={url} />
      <Paragraph>
        {`Ce lien est valable ${formatPeriod(RETENTION.confirmationLink)}. Après, demandez-en un autre dans votre profil, avec « Renvoyer le lien ».`}
      </Paragraph>
    </>
  )
}

export function TypedByMistake({ sender }: { sender: Sender }) {
  return (
    <NoteText>
      Quelqu'un a sans doute saisi votre adresse par erreur : ne la confirmez pas. {contactLine(sender)}
    </NoteText>
  )
}

/** Adds the link that confirms the address. Returns null to drop the mail if no member has the address. */
export function addConfirmUrl<Stored extends object>(
  stored: Stored & { redirectTo?: string },
  { userId, to }: Recipient,
  { appUrl, confirmationToken }: LookUps,
) {
  if (userId === null) return null
  const token = confirmationToken({ id: userId, email: to })
  return { ...stored, confirmUrl: appUrl + paths.confirmation(token, { redirectTo: stored.redirectTo }) }
}

export const SAMPLE_CONFIRM_URL =
  'https://prepa-lts.example/confirmation/42.1795464000.an-example-that-confirms-nothing'
