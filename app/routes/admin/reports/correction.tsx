import { z } from 'zod'
import { LARGEST_INTEGER } from '#app/http/address'
import { ALREADY_CLOSED } from '#app/text/reports'
import { count } from '#app/text/words'
import { Card, Checkbox, FormGroup, french } from '#app/ui'
import { words } from '#app/ui/content/blocks.css'

export type AnswerableReport = { id: number; words: string }

const UNKNOWN = 'Signalement inconnu'
const id = z.coerce.number(UNKNOWN).int(UNKNOWN).min(1, UNKNOWN).max(LARGEST_INTEGER, UNKNOWN)

/** Of a form that corrects what was reported: the report that it answers, and others that it closes. */
export const answeredReports = { report: id.optional(), reports: z.array(id) }

type Answered = { report?: number; reports: readonly number[] }

/** Without a report, the form corrects nothing that was reported. */
export const answeredIn = ({ report, reports }: Answered): number[] =>
  report === undefined ? [] : [report, ...reports]

type ReportsToCloseProps = {
  reports: readonly AnswerableReport[]
  /** As the form was last sent. */
  ticked: unknown
}

/** The first one is always closed, and the others where the admin says so: they may be about something else. */
export function ReportsToClose({ reports: [first, ...others], ticked }: ReportsToCloseProps) {
  if (!first) return null
  // Of one box, conform has the value itself.
  const sent = [ticked].flat()
  return (
    <Card>
      <FormGroup
        title="Ce que cette correction clôt"
        hint="L'auteur de chaque signalement clos en est prévenu par email."
      >
        <input type="hidden" name="report" value={first.id} />
        <p className={words}>{french(first.words)}</p>
        {others.map(({ id, words }) => (
          <Checkbox
            key={id}
            id={`signalement-${id}`}
            name="reports"
            value={String(id)}
            label={words}
            defaultChecked={sent.includes(String(id))}
          />
        ))}
      </FormGroup>
    </Card>
  )
}

/** 'Question corrigée, 2 signalements clos' */
export const correctedInWords = (what: string) => (closed: number) =>
  `${what} corrigée, ${count(closed, 'signalement clos', 'signalements clos')}`

/** What a correction is refused for; what was typed is kept. */
export const UNCORRECTED = {
  closed: {
    formErrors: [
      `${ALREADY_CLOSED} Vos textes sont gardés ci-dessous : enregistrez-les encore pour changer la page sans répondre à personne.`,
    ],
  },
  same: {
    formErrors: [
      "Rien n'a changé. Corrigez ce qui est signalé, ou fermez le signalement sans changement depuis la liste.",
    ],
  },
}
