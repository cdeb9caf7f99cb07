import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, NoteText, Objection, Paragraph, Quotation } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), words: z.string().nullable().default(null) },
  kind: 'Compte bloqué par un administrateur',
  sample: { firstName: 'Camille', words: 'Vous avez proposé trois fois une arme par correspondance.' },
  subject: 'Votre compte a été bloqué',
  preview: 'Un administrateur du site a bloqué votre compte.',
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ words, sender }) => (
    <>
      <Paragraph>
        Un administrateur de Prépa LTS a bloqué votre compte. Vous ne pouvez plus vous connecter, et vos
        annonces ne sont plus visibles. Rien n'est effacé : un administrateur peut débloquer le compte.
      </Paragraph>
      {words !== null && (
        <>
          <Paragraph>Pourquoi :</Paragraph>
          <Quotation text={words} />
        </>
      )}
      <MailButton label="Contacter l'exploitant" href={sender.appUrl + paths.legalNotice()} />
      <Objection sender={sender}>
        <NoteText>Une personne a pris cette décision, sans outil automatisé.</NoteText>
      </Objection>
    </>
  ),
})
