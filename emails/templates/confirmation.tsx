import { paths } from '#app/paths'
import type { Contents, Sender, Template } from '../mail'
import { Action, contactLine, Note, NoteText, Paragraph, TextLink } from '../parts'
import { usernameOrNothing } from '../words'

export const welcome: Template<Contents['welcome']> = {
  subject: 'Bienvenue sur Prépa LTS',
  preview: "Votre compte est prêt. Confirmez votre adresse, puis passez un premier examen d'entraînement.",
  reason: "parce qu'un compte a été créé avec cette adresse",
  Body: ({ username, confirmUrl, sender }) => (
    <>
      <Paragraph>
        Votre compte est prêt. Connectez-vous avec votre nom d'utilisateur{told(username)} ou avec cette
        adresse email.
      </Paragraph>
      <Paragraph>{WHY}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Paragraph>
        Pour savoir où vous en êtes, passez un premier examen d'entraînement : quelques minutes, puis chaque
        réponse expliquée, avec sa source.
        <br />
        <TextLink href={sender.appUrl + paths.examSelection()}>Choisir un examen</TextLink>
      </Paragraph>
      <Note question="Vous n'avez pas créé de compte ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
}

function told(username: string) {
  const name = usernameOrNothing(username)
  return (
    name !== undefined && (
      <>
        , <strong>{name}</strong>,
      </>
    )
  )
}

export const addressConfirmation: Template<Contents['address-confirmation']> = {
  subject: 'Confirmez votre adresse email',
  preview: 'Un bouton suffit. Le lien est valable une heure.',
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ confirmUrl, sender }) => (
    <>
      <Paragraph>{WHY}</Paragraph>
      <ConfirmAddress url={confirmUrl} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <TypedByMistake sender={sender} />
      </Note>
    </>
  ),
}

/** The button, and how long its link can be used. */
export function ConfirmAddress({ url }: { url: string }) {
  return (
    <>
      <Action label="Confirmer mon adresse" href={url} />
      <Paragraph>
        Ce lien est valable une heure. Après, demandez-en un autre dans votre profil, avec « Renvoyer le lien
        ».
      </Paragraph>
    </>
  )
}

const WHY =
  'Confirmez que cette adresse est la vôtre : il le faut pour écrire à un membre, et pour recevoir ses réponses.'

function TypedByMistake({ sender }: { sender: Sender }) {
  return (
    <NoteText>
      Quelqu'un a sans doute saisi votre adresse par erreur : ne la confirmez pas. {contactLine(sender)}
    </NoteText>
  )
}
