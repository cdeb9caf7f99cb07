import { RESET_HOURS } from '#modules/identity/schemas'
import { paths } from '#app/paths'
import { dateTime } from '#app/text/format'
import { frenchSpaces } from '#app/text/french'
import { count } from '#app/text/words'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph } from '../parts'

export const resetLink: Template<Contents['reset-link']> = {
  subject: 'Votre lien pour choisir un nouveau mot de passe',
  preview: `Il est valable ${count(RESET_HOURS, 'heure')} et ne sert qu'une fois.`,
  reason: "parce qu'un nouveau mot de passe a été demandé pour cette adresse",
  Body: ({ url }) => (
    <>
      <Paragraph>Vous avez demandé un nouveau mot de passe pour votre compte Prépa LTS.</Paragraph>
      <Action label="Choisir un nouveau mot de passe" href={url} />
      <Paragraph>
        {`Ce lien est valable ${count(RESET_HOURS, 'heure')} et ne sert qu'une fois. Si vous en avez demandé plusieurs, seul le dernier fonctionne.`}
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
      <When at={at} />
      <Paragraph>Si c'était vous, vous n'avez rien à faire.</Paragraph>
      <NotYou sender={sender}>
        Demandez tout de suite un nouveau mot de passe : le lien arrivera à cette adresse. Si quelqu'un
        d'autre peut lire vos emails, changez d'abord le mot de passe de votre messagerie.
      </NotYou>
    </>
  ),
}

export const secondFactorOn: Template<Contents['second-factor-on']> = {
  subject: 'La double authentification est activée',
  preview: 'Votre compte demande désormais un code de votre application après le mot de passe.',
  reason: "parce que c'est l'adresse d'un compte dont la double authentification vient d'être activée",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Votre compte Prépa LTS demande désormais un code de votre application après le mot de passe. Gardez
        vos codes de secours à l'abri : ils servent si vous perdez votre appareil.
      </Paragraph>
      <When at={at} />
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis demandez à l'exploitant du site de retirer la double
        authentification.
      </NotYou>
    </>
  ),
}

export const secondFactorOff: Template<Contents['second-factor-off']> = {
  subject: 'La double authentification est retirée',
  preview: 'Votre mot de passe suffit de nouveau pour ouvrir votre compte.',
  reason: "parce que c'est l'adresse d'un compte dont la double authentification vient d'être retirée",
  Body: ({ at, sender }) => (
    <>
      <Paragraph>
        Votre mot de passe suffit de nouveau pour ouvrir votre compte Prépa LTS. Les codes de secours que vous
        aviez ne servent plus. Vous pouvez activer la double authentification à nouveau dans votre profil.
      </Paragraph>
      <When at={at} />
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis activez la double authentification.
      </NotYou>
    </>
  ),
}

export const recoveryCodeUsed: Template<Contents['recovery-code-used']> = {
  subject: "Un code de secours vient d'être utilisé",
  preview: "Si c'était vous, vous n'avez rien à faire.",
  reason: "parce que c'est l'adresse d'un compte dont un code de secours vient d'être utilisé",
  Body: ({ at, left, sender }) => (
    <>
      <Paragraph>
        Un code de secours a remplacé le code de votre application pour votre compte Prépa LTS. Ce code de
        secours ne sert plus.
      </Paragraph>
      <When at={at} />
      <Paragraph>{frenchSpaces(leftInWords(left))}</Paragraph>
      <NotYou sender={sender}>
        Changez tout de suite votre mot de passe, puis créez de nouveaux codes de secours dans votre profil.
      </NotYou>
    </>
  ),
}

function leftInWords(left: number): string {
  if (left === 0) return "Vous n'avez plus de code de secours : créez de nouveaux codes dans votre profil."
  return `Il vous reste ${count(left, 'code')} de secours ; vous pouvez créer de nouveaux codes dans votre profil.`
}

function When({ at }: { at: string }) {
  return <Facts facts={[['Date', frenchSpaces(`${dateTime(new Date(at))} (heure de Belgique)`)]]} />
}

function NotYou({ sender, children }: { sender: Sender; children: string }) {
  return (
    <Note question="Ce n'était pas vous ?">
      <NoteText>{children}</NoteText>
      <Action label="Changer de mot de passe" href={sender.appUrl + paths.auth({ mode: 'forgot' })} />
    </Note>
  )
}
