import { defineMail } from '../mail'
import { Note, NoteText, Paragraph } from '../parts'
import { CONTENT_REASON, contentReport, OwnContentReport, SAMPLE_QUESTION } from './parts/content-report'

export default defineMail({
  stored: contentReport,
  kind: 'Signalement reçu',
  sample: { firstName: 'Camille', ...SAMPLE_QUESTION },
  subject: 'Nous avons reçu votre signalement',
  preview: 'Un administrateur le lit et vous répond par email.',
  reason: CONTENT_REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci. Un administrateur va comparer ce que vous signalez avec les textes, puis vous dire par email ce
        qu'il a décidé.
      </Paragraph>
      <OwnContentReport {...report} />
      <Note question="Vous n'avez rien signalé ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur en créant son compte. Vous pouvez ignorer cet
          email.
        </NoteText>
      </Note>
    </>
  ),
})
