import { dateTime } from '#app/text/format'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Contents } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph } from '../parts'
import type { Template } from './template'

export const passwordChanged: Template<Contents['password-changed']> = {
  subject: 'Votre mot de passe a été changé',
  preview: "Si c'était vous, vous n'avez rien à faire.",
  reason: "parce que c'est l'adresse d'un compte dont le mot de passe a changé",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Le mot de passe de votre compte Prépa LTS a été changé. Par précaution, les autres appareils où votre
        compte était ouvert ont été déconnectés.
      </Paragraph>
      <Facts facts={[['Date', frenchSpaces(`${dateTime(new Date(at))} (heure de Belgique)`)]]} />
      <Paragraph>Si c'était vous, vous n'avez rien à faire.</Paragraph>
      <Note question="Ce n'était pas vous ?">
        <NoteText>
          Demandez tout de suite un nouveau mot de passe : le lien arrivera à cette adresse. Si quelqu'un
          d'autre peut lire vos emails, changez d'abord le mot de passe de votre messagerie.
        </NoteText>
        <Action label="Changer de mot de passe" href={sender.appUrl + paths.auth({ mode: 'forgot' })} />
      </Note>
    </>
  ),
}
