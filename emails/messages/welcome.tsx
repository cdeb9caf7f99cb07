import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { Note, Paragraph, TextLink } from '../parts'
import { usernameOrNothing } from '../words'
import {
  addConfirmUrl,
  ConfirmAddress,
  SAMPLE_CONFIRM_URL,
  TypedByMistake,
  WHY_CONFIRM,
} from './parts/confirmation'

export default defineMail({
  stored: { firstName: z.string(), username: z.string(), redirectTo: z.string().optional() },
  kind: 'Bienvenue',
  resendRefusal: 'link',
  complete: (...args) => addConfirmUrl(...args),
  sample: { firstName: 'Camille', username: 'camille', confirmUrl: SAMPLE_CONFIRM_URL },
  subject: 'Bienvenue sur Prépa LTS',
  preview: "Votre compte est prêt. Confirmez votre adresse, puis passez un premier test d'entraînement.",
  reason: "parce qu'un compte a été créé avec cette adresse",
  Body: ({ username, confirmUrl, sender }) => (
    <>
      <Paragraph>
        Votre compte est prêt. Connectez-vous avec votre nom d'utilisateur{nameBetweenCommas(username)} ou
        avec cette adresse email.
      </Paragraph>
      <Paragraph>{WHY_CONFIRM}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Paragraph>
        Pour savoir où vous en êtes, passez un premier test d'entraînement : quelques minutes, puis chaque
        réponse expliquée, avec sa source.
        <br />
        <TextLink href={sender.appUrl + paths.examSelection()}>Choisir un examen</TextLink>
      </Paragraph>
      <Note question="Vous n'avez pas créé de compte ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
})

function nameBetweenCommas(username: string) {
  const name = usernameOrNothing(username)
  return (
    name !== undefined && (
      <>
        , <strong>{name}</strong>,
      </>
    )
  )
}
