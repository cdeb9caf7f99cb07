import { z } from 'zod'
import { defineMail } from '../mail'
import { contactLine, Note, NoteText, Paragraph } from '../parts'
import { addConfirmUrl, ConfirmAddress, SAMPLE_CONFIRM_URL } from './parts/confirmation'

/** The new address may be a stranger's, so the mail gives only the first name. */
export default defineMail({
  stored: { firstName: z.string() },
  kind: 'Nouvelle adresse à confirmer',
  resendRefusal: 'link',
  complete: (...args) => addConfirmUrl(...args),
  sample: { firstName: 'Camille', confirmUrl: SAMPLE_CONFIRM_URL },
  subject: 'Votre compte a une nouvelle adresse email',
  preview: "Confirmez qu'elle est bien la vôtre.",
  reason: "parce que cette adresse est devenue celle d'un compte",
  Body: ({ confirmUrl, sender }) => (
    <>
      <Paragraph>
        Cette adresse est maintenant celle de votre compte Prépa LTS : nos prochains emails y arriveront, et
        elle vous permet de vous connecter. Confirmez qu'elle est la vôtre.
      </Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur en modifiant son profil : ne la confirmez pas.{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
})
