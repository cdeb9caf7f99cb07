import { z } from 'zod'
import { ALREADY_CLOSED, count } from '#app/text'
import { Card, Checkbox, FormGroup, french } from '#app/ui'
import { words } from '#app/ui/content/blocks.css'

export type AnswerableReport = { id: number; words: string }

const UNKNOWN = 'Signalement inconnu'
const id = z.coerce.number(UNKNOWN).int(UNKNOWN).min(1, UNKNOWN)

/** The fields of a correction: the report that it answers, and the other reports that it closes. */
export const answeredReports = { report: id.optional(), reports: z.array(id) }

type Answered = { report?: number; reports: readonly number[] }

export const listAnswered = ({ report, reports }: Answered): number[] =>
  report === undefined ? [] : [report, ...reports]

type ReportsToCloseProps = {
  reports: readonly AnswerableReport[]
  /** The ids of the reports that were ticked when the form was last sent. */
  ticked: unknown
}

/** Shows the reports that a correction closes. The first is always closed, the others only if ticked. */
export function ReportsToClose({ reports: [first, ...others], ticked }: ReportsToCloseProps) {
  if (!first) return null
  // conform returns the value itself if only one box is ticked.
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

/** Returns the function that formats a message such as 'Question corrigée, 2 signalements clos'. */
export const formatCorrected = (what: string) => (closed: number) =>
  `${what} corrigée, ${count(closed, 'signalement clos', 'signalements clos')}`

/** The form errors of a refused correction, by code. */
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
