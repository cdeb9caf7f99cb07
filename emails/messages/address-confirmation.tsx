import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text/period'
import { z } from 'zod'
import { defineMail } from '../mail'
import { Note, Paragraph } from '../parts'
import {
  addConfirmUrl,
  ConfirmAddress,
  SAMPLE_CONFIRM_URL,
  TypedByMistake,
  WHY_CONFIRM,
} from './parts/confirmation'

export default defineMail({
  stored: { firstName: z.string(), redirectTo: z.string().optional() },
  kind: "Confirmation de l'adresse",
  resendRefusal: 'link',
  complete: (...args) => addConfirmUrl(...args),
  sample: { firstName: 'Camille', confirmUrl: SAMPLE_CONFIRM_URL },
  subject: 'Confirmez votre adresse email',
  preview: `Un bouton suffit. Le lien est valable ${formatPeriod(RETENTION.confirmationLink)}.`,
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ confirmUrl, sender }) => (
    <>
      <Paragraph>{WHY_CONFIRM}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
})
