import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { defineMail } from '../mail'
import { MailButton, Facts, Note, NoteText, Paragraph, Quotation } from '../parts'
import { usernameOrNothing } from '../words'

export default defineMail({
  stored: {
    firstName: z.string(),
    conversationId: z.int().positive(),
    from: z.string(),
    title: z.string(),
    /** The first words of the message; null to quote none. */
    words: z.string().nullable(),
  },
  kind: "Message d'un membre",
  sample: {
    firstName: 'Camille',
    from: 'karim_b',
    title: 'Lunette 6-24×50',
    conversationId: 12,
    words: 'Bonjour, la lunette est-elle encore disponible ?\nJe peux venir samedi.',
  },
  subject: 'Vous avez un nouveau message',
  preview: "Un membre vous a écrit au sujet d'une annonce.",
  reason: "parce qu'un membre vous a écrit sur le site",
  Body: ({ from, title, words, conversationId, sender }) => (
    <>
      <Paragraph>Un membre vous a écrit au sujet d'une annonce.</Paragraph>
      <Facts facts={toFacts(from, title)} />
      {words !== null && <Quotation text={words} />}
      <MailButton label="Lire et répondre" href={sender.appUrl + paths.lastMessage(conversationId)} />
      <Note question="Répondez sur le site">
        <NoteText>
          Si vous répondez à cet email, ce membre ne reçoit rien : nous ne lui donnons pas votre adresse. Vous
          ne recevez pas d'autre email au sujet de cette conversation avant de l'avoir lue.
        </NoteText>
      </Note>
    </>
  ),
})

/** Leaves out a username that mail programs would turn into a link. */
function toFacts(from: string, title: string): [string, string][] {
  const username = usernameOrNothing(from)
  const about: [string, string] = ['Annonce', frenchSpaces(title)]
  return username === undefined ? [about] : [['Membre', username], about]
}
