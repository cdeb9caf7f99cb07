import { z } from 'zod'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { toReadableAddress } from '#app/text/email-address'
import { formatPeriod } from '#app/text/period'
import { defineMail, type Sender } from '../mail'
import { MailButton, contactLine, Facts, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: {
    firstName: z.string(),
    newEmail: z.string(),
    oldEmail: z.string(),
    /** Null if the old address cannot undo the change. */
    undo: z.object({ id: z.int().positive(), changedAt: z.iso.datetime() }).nullable().default(null),
  },
  kind: 'Adresse remplacée',
  complete({ undo, ...stored }, _recipient, { appUrl, undoToken }) {
    const change = undo && { id: undo.id, changedAt: new Date(undo.changedAt) }
    return { ...stored, undoUrl: change && appUrl + paths.undoEmailChange(undoToken(change)) }
  },
  sample: {
    firstName: 'Camille',
    oldEmail: 'camille@example.com',
    newEmail: 'camille.dubois@example.com',
    undoUrl: 'https://prepa-lts.example/annuler-changement/42.1795464000000.an-example-that-undoes-nothing',
  },
  subject: "L'adresse email de votre compte a changé",
  preview: "Par précaution, nous vous l'annonçons à l'ancienne adresse.",
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ oldEmail, newEmail, undoUrl, sender }) => (
    <>
      <Paragraph>
        L'adresse email de votre compte Prépa LTS a été remplacée. Par précaution, nous vous l'annonçons à
        l'ancienne adresse.
      </Paragraph>
      <Facts
        facts={[
          ['Ancienne adresse', toReadableAddress(oldEmail)],
          ['Nouvelle adresse', toReadableAddress(newEmail)],
        ]}
      />
      <Paragraph>
        Si c'était vous, vous n'avez rien à faire : nos prochains emails arriveront à la nouvelle adresse.
      </Paragraph>
      <Note question="Ce n'était pas vous ?">
        {undoUrl === null ? <PutBack sender={sender} /> : <Undo url={undoUrl} />}
        <NoteText>Vous n'avez pas de compte sur Prépa LTS ? {contactLine(sender)}</NoteText>
      </Note>
    </>
  ),
})

function Undo({ url }: { url: string }) {
  return (
    <>
      <NoteText>
        {`Annulez ce changement : cette adresse redevient celle de votre compte, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe. Le lien est valable ${formatPeriod(RETENTION.emailChange)} et ne sert qu'une fois.`}
      </NoteText>
      <MailButton label="Annuler ce changement" href={url} />
    </>
  )
}

/** Shown if the old address was never confirmed. Such an address gets no link to undo the change. */
function PutBack({ sender }: { sender: Sender }) {
  return (
    <>
      <NoteText>
        Connectez-vous sans attendre avec votre nom d'utilisateur, changez votre mot de passe et remettez
        votre adresse dans votre profil.
      </NoteText>
      <MailButton label="Ouvrir mon profil" href={sender.appUrl + paths.profile()} />
    </>
  )
}
