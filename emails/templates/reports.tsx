import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, Quotation } from '../parts'

// None of these mails repeats what was reported: the address may be a stranger's, whom somebody has registered.

type Report = Contents['report-received']

const REASON = 'parce que vous avez signalé une erreur'

const KINDS: Record<Report['kind'], { name: string; the: string }> = {
  question: { name: 'Question', the: 'la question' },
  lesson: { name: 'Leçon', the: 'la leçon' },
}

export const reportReceived: Template<Report> = {
  subject: 'Nous avons reçu votre signalement',
  preview: 'Un administrateur le lit et vous répond par email.',
  reason: REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci. Un administrateur va comparer ce que vous signalez avec les textes, puis vous dire par email ce
        qu'il a décidé.
      </Paragraph>
      <About {...report} />
      <OwnReport {...report} />
      <Note question="Vous n'avez rien signalé ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur en créant son compte. Vous pouvez ignorer cet
          email.
        </NoteText>
      </Note>
    </>
  ),
}

export const reportCorrected: Template<Report> = {
  subject: 'Votre signalement a mené à une correction',
  preview: 'Ce que vous avez signalé est corrigé.',
  reason: REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci de nous avoir écrit : {KINDS[report.kind].the} que vous avez signalée est corrigée.
      </Paragraph>
      <About {...report} />
      <OwnReport {...report} />
    </>
  ),
}

export const reportKept: Template<Contents['report-kept']> = {
  subject: 'Notre réponse à votre signalement',
  preview: 'Un administrateur a relu ce que vous avez signalé.',
  reason: REASON,
  Body: ({ reply, ...report }) => (
    <>
      <Paragraph>
        Un administrateur a relu {KINDS[report.kind].the} que vous avez signalée et ne l'a pas changée. Voici
        pourquoi :
      </Paragraph>
      <Quotation text={reply} />
      <About {...report} />
      <OwnReport {...report} />
    </>
  ),
}

const About = ({ kind, about }: Report) => <Facts facts={[[KINDS[kind].name, frenchSpaces(about)]]} />

function OwnReport({ sender, ...report }: Report & { sender: Sender }) {
  return <Action label="Voir mon signalement" href={sender.appUrl + paths.report(report)} />
}
