import { defineMail } from '../mail'
import { Note, NoteText, Paragraph } from '../parts'
import { AboutAdReport, AD_REPORT_REASON, adReport } from './parts/ad-report'

export default defineMail({
  stored: adReport,
  kind: "Signalement d'annonce reçu",
  sample: { firstName: 'Camille', title: 'Lunette 6-24×50', number: 7 },
  subject: "Nous avons reçu le signalement d'une annonce",
  preview: 'Un administrateur la relit et vous répond par email.',
  reason: AD_REPORT_REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci. Un administrateur va relire l'annonce signalée, puis vous dire par email ce qu'il a décidé.
        Gardez le numéro de ce signalement si vous voulez nous écrire à son sujet.
      </Paragraph>
      <AboutAdReport {...report} />
      <Note question="Vous n'avez rien signalé ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur. Vous pouvez ignorer cet email.
        </NoteText>
      </Note>
    </>
  ),
})
