import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, NoteText, Objection, Paragraph, Quotation } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), words: z.string() },
  kind: "Avertissement d'un administrateur",
  sample: {
    firstName: 'Camille',
    words: "Vous proposez d'envoyer une lunette contre un virement. Rencontrez vos acheteurs.",
  },
  subject: 'Un avertissement à propos de votre compte',
  preview: 'Un administrateur du site vous écrit.',
  reason: "parce que cette adresse est celle d'un compte",
  Body: ({ words, sender }) => (
    <>
      <Paragraph>
        Un administrateur de Prépa LTS vous avertit. Rien ne change à votre compte ni à vos annonces.
      </Paragraph>
      <Paragraph>Voici ses mots :</Paragraph>
      <Quotation text={words} />
      <MailButton label="Contacter l'exploitant" href={sender.appUrl + paths.legalNotice()} />
      <Objection sender={sender}>
        <NoteText>Une personne a pris cette décision, sans outil automatisé.</NoteText>
      </Objection>
    </>
  ),
})
