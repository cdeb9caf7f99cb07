import { z } from 'zod'
import { defineMail } from '../mail'
import { Paragraph, Quotation } from '../parts'
import {
  CONTENT_KINDS,
  CONTENT_REASON,
  contentReport,
  OwnContentReport,
  SAMPLE_QUESTION,
} from './parts/content-report'

export default defineMail({
  stored: { ...contentReport, reply: z.string() },
  kind: 'Réponse à un signalement',
  sample: {
    firstName: 'Camille',
    ...SAMPLE_QUESTION,
    reply:
      "La réponse B est bien la bonne : l'article 10 de l'arrêté royal du 24 avril 1997 demande une armoire fermée à clé.\nMerci de votre lecture attentive.",
  },
  subject: 'Notre réponse à votre signalement',
  preview: 'Un administrateur a relu ce que vous avez signalé.',
  reason: CONTENT_REASON,
  Body: ({ reply, ...report }) => (
    <>
      <Paragraph>
        Un administrateur a relu {CONTENT_KINDS[report.kind].the} que vous avez signalée et ne l'a pas
        changée. Voici pourquoi :
      </Paragraph>
      <Quotation text={reply} />
      <OwnContentReport {...report} />
    </>
  ),
})
