import { z } from 'zod'
import { paths } from '#app/paths'
import { frenchSpaces } from '#app/text/french'
import type { Sender } from '../../mail'
import { MailButton, Facts } from '../../parts'

// Mails about reported errors do not quote the report, because a member may have registered a stranger's address.

/** `place` is a question's number or a lesson's slug; `about` is the question's text or the lesson's title. */
export const contentReport = {
  firstName: z.string(),
  kind: z.enum(['question', 'lesson']),
  place: z.string(),
  about: z.string(),
}

type Report = z.output<z.ZodObject<typeof contentReport>>

export const CONTENT_REASON = 'parce que vous avez signalé une erreur'

export const CONTENT_KINDS: Record<Report['kind'], { name: string; the: string }> = {
  question: { name: 'Question', the: 'la question' },
  lesson: { name: 'Leçon', the: 'la leçon' },
}

export function OwnContentReport({ sender, about, ...report }: Report & { sender: Sender }) {
  return (
    <>
      <Facts facts={[[CONTENT_KINDS[report.kind].name, frenchSpaces(about)]]} />
      <MailButton label="Voir mon signalement" href={sender.appUrl + paths.report(report)} />
    </>
  )
}

export const SAMPLE_QUESTION = {
  kind: 'question',
  place: '12',
  about: 'Comment conserver trois armes à la maison ?',
} as const
