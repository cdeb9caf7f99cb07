import { paths } from '../../app/paths'
import type { Contents } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, contactLine } from '../parts'
import type { Template } from './template'

/** Read at the old address and at the new one: neither is called the reader's. */
export const emailChanged: Template<Contents['email-changed']> = {
  subject: "L'adresse e-mail de votre compte a changé",
  preview: "Par précaution, nous l'annonçons à l'ancienne adresse et à la nouvelle.",
  reason: "parce que cette adresse est, ou était, celle d'un compte",
  Body: ({ oldEmail, newEmail, sender }) => (
    <>
      <Paragraph>
        L'adresse e-mail de votre compte Prépa LTS a été changée. Par précaution, nous l'annonçons à
        l'ancienne adresse et à la nouvelle.
      </Paragraph>
      <Facts
        facts={[
          ['Ancienne adresse', oldEmail],
          ['Nouvelle adresse', newEmail],
        ]}
      />
      <Paragraph>
        Si c'était vous, vous n'avez rien à faire : nos prochains e-mails arriveront à la nouvelle adresse.
      </Paragraph>
      <Note question="Ce n'était pas vous ?">
        <NoteText>
          Connectez-vous sans attendre avec votre nom d'utilisateur, changez votre mot de passe et remettez
          votre adresse dans votre profil.
        </NoteText>
        <Action label="Ouvrir mon profil" href={sender.appUrl + paths.profile()} />
        <NoteText>
          Vous ne pouvez plus vous connecter, ou vous n'avez pas de compte sur Prépa LTS ?{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
}
