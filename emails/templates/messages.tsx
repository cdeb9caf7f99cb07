import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Contents, Sender, Template } from '../mail'
import { Action, Facts, Note, NoteText, Paragraph, Quotation } from '../parts'
import { usernameOrNothing } from '../words'

type Message = Contents['message']

export const message: Template<Message> = {
  subject: 'Vous avez un nouveau message',
  preview: "Un membre vous a écrit au sujet d'une annonce.",
  reason: "parce qu'un membre vous a écrit sur le site",
  Body: ({ from, title, words, conversationId, sender }) => (
    <>
      <Paragraph>Un membre vous a écrit au sujet d'une annonce.</Paragraph>
      <Facts facts={factsOf(from, title)} />
      {words !== null && <Quotation text={words} />}
      <Action label="Lire et répondre" href={sender.appUrl + paths.lastMessage(conversationId)} />
      <Note question="Répondez sur le site">
        <NoteText>
          Si vous répondez à cet email, ce membre ne reçoit rien : nous ne lui donnons pas votre adresse. Vous
          ne recevez pas d'autre email au sujet de cette conversation avant de l'avoir lue.
        </NoteText>
      </Note>
    </>
  ),
}

/** A username that would be a link is told on the site only. */
function factsOf(from: string, title: string): [string, string][] {
  const username = usernameOrNothing(from)
  const about: [string, string] = ['Annonce', frenchSpaces(title)]
  return username === undefined ? [about] : [['Membre', username], about]
}

type Receipt = Contents['conversation-report-received']
type Closed = Contents['conversation-report-closed']

const REASON = 'parce que vous avez signalé une conversation'

export const conversationReportReceived: Template<Receipt> = {
  subject: 'Nous avons reçu le signalement de votre conversation',
  preview: 'Un modérateur la lit et vous répond par email.',
  reason: REASON,
  Body: (report) => (
    <>
      <Paragraph>
        Merci. Un modérateur va lire la conversation que vous avez signalée, puis vous dire par email ce qu'il
        a décidé. D'ici là, vous pouvez bloquer ce membre : il ne pourra plus vous écrire.
      </Paragraph>
      <OwnReport {...report} />
    </>
  ),
}

const OUTCOMES: Record<Closed['outcome'], string> = {
  acted: 'Un modérateur a lu la conversation que vous avez signalée et est intervenu. Voici sa réponse :',
  kept: "Un modérateur a lu la conversation que vous avez signalée et n'est pas intervenu. Voici pourquoi :",
}

export const conversationReportClosed: Template<Closed> = {
  subject: 'Notre réponse au signalement de votre conversation',
  preview: 'Un modérateur a lu ce que vous avez signalé.',
  reason: REASON,
  Body: ({ outcome, reply, ...report }) => (
    <>
      <Paragraph>{OUTCOMES[outcome]}</Paragraph>
      <Quotation text={reply} />
      <OwnReport {...report} />
    </>
  ),
}

function OwnReport({ sender, conversationId }: Pick<Closed, 'conversationId'> & { sender: Sender }) {
  if (conversationId === null) return null
  return (
    <Action label="Voir mon signalement" href={sender.appUrl + paths.reportConversation(conversationId)} />
  )
}
