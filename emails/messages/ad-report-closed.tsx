import { z } from 'zod'
import { ELSEWHERE } from '#app/text/rejections'
import { defineMail } from '../mail'
import { NoteText, Objection, Paragraph, Quotation } from '../parts'
import { AboutAdReport, AD_REPORT_REASON, adReport } from './parts/ad-report'

const OUTCOMES = {
  removed: "Un administrateur a relu l'annonce signalée et l'a retirée du site. Voici sa réponse :",
  kept: "Un administrateur a relu l'annonce signalée et n'y a rien changé. Voici pourquoi :",
}

export default defineMail({
  stored: { ...adReport, outcome: z.enum(['removed', 'kept']), reply: z.string() },
  kind: "Réponse à un signalement d'annonce",
  sample: {
    firstName: 'Camille',
    title: 'Lunette 6-24×50',
    number: 7,
    outcome: 'kept',
    reply: "Le prix et les photos correspondent à l'objet : rien n'indique une arnaque.",
  },
  subject: "Notre réponse au signalement d'une annonce",
  preview: 'Un administrateur a relu ce qui a été signalé.',
  reason: AD_REPORT_REASON,
  Body: ({ outcome, reply, ...report }) => (
    <>
      <Paragraph>{OUTCOMES[outcome]}</Paragraph>
      <Quotation text={reply} />
      <AboutAdReport {...report} />
      <Objection sender={report.sender}>
        <NoteText>
          Une personne a pris cette décision, sans outil automatisé. Vous pouvez demander à l'exploitant de la
          revoir.
        </NoteText>
        <NoteText>{ELSEWHERE}</NoteText>
      </Objection>
    </>
  ),
})
