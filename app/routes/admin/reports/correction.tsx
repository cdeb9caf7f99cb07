import { z } from 'zod'
import { LARGEST_INTEGER } from '#app/http/address'
import { ALREADY_CLOSED } from '#app/text/reports'
import { count } from '#app/text/words'
import { Card, Checkbox, FormGroup, french } from '#app/ui'
import { words } from '#app/ui/content/blocks.css'

export type AnswerableReport = { id: number; words: string }

const UNKNOWN = 'Signalement inconnu'
const id = z.coerce.number(UNKNOWN).int(UNKNOWN).min(1, UNKNOWN).max(LARGEST_INTEGER, UNKNOWN)

/** A correction sends the report that it answers, and the other reports that it closes. */
export const answeredReports = { report: id.optional(), reports: z.array(id) }

type Answered = { report?: number; reports: readonly number[] }

/** Returns all reports that the form closes; one without a report closes none. */
export const listAnswered = ({ report, reports }: Answered): number[] =>
  report === undefined ? [] : [report, ...reports]

type ReportsToCloseProps = {
  reports: readonly AnswerableReport[]
  /** Holds the boxes that were ticked when the form was last sent. */
  ticked: unknown
}

/**
 * The first report is always closed. The others, which may be about something else, are closed only if
 * ticked.
 */
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

/** Formats the message: 'Question corrigée, 2 signalements clos' */
export const formatCorrected = (what: string) => (closed: number) =>
  `${what} corrigée, ${count(closed, 'signalement clos', 'signalements clos')}`

/** A refused correction keeps what was typed and shows one of these errors. */
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
