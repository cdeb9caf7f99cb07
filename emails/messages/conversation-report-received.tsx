import { z } from 'zod'
import { paths } from '#app/paths'
import { defineMail } from '../mail'
import { MailButton, Paragraph } from '../parts'

export default defineMail({
  stored: { firstName: z.string(), conversationId: z.int().positive() },
  kind: 'Signalement de conversation reçu',
  sample: { firstName: 'Camille', conversationId: 12 },
  subject: 'Nous avons reçu le signalement de votre conversation',
  preview: 'Un modérateur la lit et vous répond par email.',
  reason: 'parce que vous avez signalé une conversation',
  Body: ({ conversationId, sender }) => (
    <>
      <Paragraph>
        Merci. Un modérateur va lire la conversation que vous avez signalée, puis vous dire par email ce qu'il
        a décidé. D'ici là, vous pouvez bloquer ce membre : il ne pourra plus vous écrire.
      </Paragraph>
      <MailButton
        label="Voir mon signalement"
        href={sender.appUrl + paths.reportConversation(conversationId)}
      />
    </>
  ),
})
