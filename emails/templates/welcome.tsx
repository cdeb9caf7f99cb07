import { paths } from '#app/paths'
import type { Contents } from '../mail'
import { usernameOrNothing } from '../names'
import { Action, Note, NoteText, Paragraph, contactLine } from '../parts'
import type { Template } from './template'

export const welcome: Template<Contents['welcome']> = {
  subject: 'Bienvenue sur Prépa LTS',
  preview: 'Votre compte est prêt. Un premier examen ne prend que quelques minutes.',
  reason: "parce qu'un compte a été créé avec cette adresse",
  Body: ({ username, sender }) => (
    <>
      <Paragraph>
        Votre compte est prêt. Connectez-vous avec votre nom d'utilisateur{told(username)} ou avec cette
        adresse email.
      </Paragraph>
      <Paragraph>
        Pour savoir où vous en êtes, passez un premier examen d'entraînement : quelques minutes, puis chaque
        réponse expliquée, avec sa source.
      </Paragraph>
      <Action label="Choisir un examen" href={sender.appUrl + paths.examSelection()} />
      <Note question="Vous n'avez pas créé de compte ?">
        <NoteText>Quelqu'un a sans doute saisi votre adresse par erreur. {contactLine(sender)}</NoteText>
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
