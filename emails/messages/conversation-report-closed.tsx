import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, Paragraph, Quotation } from '../parts'

const OUTCOMES = {
  acted: 'Un modérateur a lu la conversation que vous avez signalée et est intervenu. Voici sa réponse :',
  kept: "Un modérateur a lu la conversation que vous avez signalée et n'est pas intervenu. Voici pourquoi :",
}

export default defineMail({
  stored: {
    firstName: z.string(),
    /** Null if the conversation was deleted with the other member's account. */
    conversationId: z.int().positive().nullable(),
    outcome: z.enum(['acted', 'kept']),
    reply: z.string(),
  },
  kind: 'Réponse à un signalement de conversation',
  sample: {
    firstName: 'Camille',
    conversationId: 12,
    outcome: 'acted',
    reply: "Le compte de ce membre est bloqué : il demandait d'envoyer de l'argent avant la visite.",
  },
  subject: 'Notre réponse au signalement de votre conversation',
  preview: 'Un modérateur a lu ce que vous avez signalé.',
  reason: 'parce que vous avez signalé une conversation',
  Body: ({ outcome, reply, conversationId, sender }) => (
    <>
      <Paragraph>{OUTCOMES[outcome]}</Paragraph>
      <Quotation text={reply} />
      {conversationId !== null && (
        <MailButton
          label="Voir mon signalement"
          href={sender.appUrl + paths.reportConversation(conversationId)}
        />
      )}
    </>
  ),
})
