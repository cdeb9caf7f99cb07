import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import { ELSEWHERE } from '#app/text/rejections'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, NoteText, Note, Objection, Paragraph, Quotation } from '../parts'

// Neither mail repeats what was written: a visitor may have given a stranger's address.

type Receipt = Contents['ad-report-received']
type Closed = Contents['ad-report-closed']

const REASON = 'parce que cette adresse a servi à signaler une annonce'

export const adReportReceived: Template<Receipt> = {
  subject: "Nous avons reçu le signalement d'une annonce",
  preview: 'Un administrateur la relit et vous répond par email.',
  reason: REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci. Un administrateur va relire l'annonce signalée, puis vous dire par email ce qu'il a décidé.
        Gardez le numéro de ce signalement si vous voulez nous écrire à son sujet.
      </Paragraph>
      <About {...report} />
      <HowReportsWork {...report} />
      <Note question="Vous n'avez rien signalé ?">
        <NoteText>
          Quelqu'un a sans doute saisi votre adresse par erreur. Vous pouvez ignorer cet email.
        </NoteText>
      </Note>
    </>
  ),
}

const OUTCOMES: Record<Closed['outcome'], string> = {
  removed: "Un administrateur a relu l'annonce signalée et l'a retirée du site. Voici sa réponse :",
  kept: "Un administrateur a relu l'annonce signalée et n'y a rien changé. Voici pourquoi :",
}

export const adReportClosed: Template<Closed> = {
  subject: "Notre réponse au signalement d'une annonce",
  preview: 'Un administrateur a relu ce qui a été signalé.',
  reason: REASON,
  Body: ({ outcome, reply, ...report }) => (
    <>
      <Paragraph>{OUTCOMES[outcome]}</Paragraph>
      <Quotation text={reply} />
      <About {...report} />
      <HowReportsWork {...report} />
      <Objection sender={report.sender}>
        <NoteText>
          Une personne a pris cette décision, sans outil automatisé. Vous pouvez demander à l'exploitant de la
          revoir.
        </NoteText>
        <NoteText>{ELSEWHERE}</NoteText>
      </Objection>
    </>
  ),
}

const About = ({ number, title }: Receipt) => (
  <Facts
    facts={[
      ['Signalement', frenchSpaces(`n° ${number}`)],
      ['Annonce', frenchSpaces(title)],
    ]}
  />
)

const HowReportsWork = ({ sender }: { sender: Sender }) => (
  <Action label="Comment un signalement est traité" href={sender.appUrl + paths.reportContent()} />
)
