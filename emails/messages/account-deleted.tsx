import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, contactLine, Note, NoteText, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string() },
  kind: 'Compte supprimé',
  sample: { firstName: 'Camille' },
  subject: 'Votre compte a été supprimé',
  preview: 'Vos résultats et vos annonces ont été effacés.',
  reason: "parce que cette adresse était celle d'un compte",
  Body: ({ sender }) => (
    <>
      <Paragraph>
        Votre compte Prépa LTS a été supprimé, avec vos résultats d'examen et vos annonces. Ces données ne
        peuvent pas être rétablies.
      </Paragraph>
      <Paragraph>Si vous changez d'avis, vous pouvez créer un nouveau compte avec la même adresse.</Paragraph>
      <MailButton label="Ouvrir Prépa LTS" href={sender.appUrl + paths.home()} />
      <Note question="Vous n'avez pas demandé cette suppression ?">
        <NoteText>
          Quelqu'un connaît peut-être votre mot de passe : changez-le partout où vous l'utilisez encore.{' '}
          {contactLine(sender)}
        </NoteText>
      </Note>
    </>
  ),
})
