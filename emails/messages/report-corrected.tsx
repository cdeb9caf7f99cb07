import { defineMail } from '../mail'
import { Paragraph } from '../parts'
import { CONTENT_KINDS, CONTENT_REASON, contentReport, OwnContentReport } from './parts/content-report'

export default defineMail({
  stored: contentReport,
  kind: "Signalement suivi d'une correction",
  sample: { firstName: 'Camille', kind: 'lesson', place: 'stockage', about: 'Stockage' },
  subject: 'Votre signalement a mené à une correction',
  preview: 'Ce que vous avez signalé est corrigé.',
  reason: CONTENT_REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci de nous avoir écrit : {CONTENT_KINDS[report.kind].the} que vous avez signalée est corrigée.
      </Paragraph>
      <OwnContentReport {...report} />
    </>
  ),
})
