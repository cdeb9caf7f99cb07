import { paths } from '#app/paths'
import type { Contents } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, contactLine } from '../parts'
import type { Template } from './template'

type EmailChanged = Contents['email-changed']

/** Read at the old address. */
export const emailReplaced: Template<EmailChanged & { oldEmail: string }> = {
  subject: "L'adresse email de votre compte a changé",
  preview: "Par précaution, nous vous l'annonçons à l'ancienne adresse.",
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ oldEmail, newEmail, sender }) => (
    <>
      <Paragraph>
        L'adresse email de votre compte Prépa LTS a été remplacée. Par précaution, nous vous l'annonçons à
        l'ancienne adresse.
      </Paragraph>
      <Facts
        facts={[
          ['Ancienne adresse', oldEmail],
          ['Nouvelle adresse', newEmail],
        ]}
      />
      <Paragraph>
        Si c'était vous, vous n'avez rien à faire : nos prochains emails arriveront à la nouvelle adresse.
      </Paragraph>
      <Note question="Ce n'était pas vous ?">
        <NoteText>
          Connectez-vous sans attendre avec votre nom d'utilisateur, changez votre mot de passe et remettez
          votre adresse dans votre profil.
        </NoteText>
        <OpenProfile {...sender} />
        <NoteText>
          Vous ne pouvez plus vous connecter, ou vous n'avez pas de compte sur Prépa LTS ?{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
}

/** Read at the new address, by a stranger when it was mistyped: it tells nothing of the member but his name. */
export const emailIsYours: Template<EmailChanged> = {
  subject: 'Votre compte a une nouvelle adresse email',
  preview: 'Cette adresse est maintenant celle de votre compte.',
  reason: "parce que cette adresse est devenue celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Cette adresse est maintenant celle de votre compte Prépa LTS : nos prochains emails y arriveront, et
        elle vous permet de vous connecter.
      </Paragraph>
      <OpenProfile {...sender} />
      <Note question="Vous n'avez pas de compte sur Prépa LTS ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur en modifiant son profil. {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
}

function OpenProfile({ appUrl }: { appUrl: string }) {
  return <Action label="Ouvrir mon profil" href={appUrl + paths.profile()} />
}
