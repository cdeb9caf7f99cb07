import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, contactLine, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string() },
  kind: 'Compte supprimé par un administrateur',
  sample: { firstName: 'Camille' },
  subject: 'Votre compte a été supprimé',
  preview: 'Un administrateur du site a supprimé votre compte.',
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Un administrateur de Prépa LTS a supprimé votre compte, avec vos résultats d'examen et vos annonces.
        Ces données ne peuvent pas être rétablies.
      </Paragraph>
      <MailButton label="Ouvrir Prépa LTS" href={sender.appUrl + paths.home()} />
      <Note question="Vous pensez que c'est une erreur ?">
        <NoteText>{contactLine(sender)}</NoteText>
      </Note>
    </>
  ),
})
