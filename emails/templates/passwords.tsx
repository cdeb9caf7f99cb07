import { paths } from '#app/paths'
import { dateTime } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import type { Contents, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph } from '../parts'

export const resetLink: Template<Contents['reset-link']> = {
  subject: 'Votre lien pour choisir un nouveau mot de passe',
  preview: "Il est valable une heure et ne sert qu'une fois.",
  reason: "parce qu'un nouveau mot de passe a été demandé pour cette adresse",
  Body: ({ url }) => (
    <>
      <Paragraph>Vous avez demandé un nouveau mot de passe pour votre compte Prépa LTS.</Paragraph>
      <Action label="Choisir un nouveau mot de passe" href={url} />
      <Paragraph>
        Ce lien est valable une heure et ne sert qu'une fois. Si vous en avez demandé plusieurs, seul le
        dernier fonctionne.
      </Paragraph>
      <Note question="Vous n'avez rien demandé ?">
        <NoteText>
          Ignorez cet email : votre mot de passe reste le même. Ne transmettez ce lien à personne.
        </NoteText>
      </Note>
    </>
  ),
}

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
