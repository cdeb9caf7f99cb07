import type { Statement } from '#modules/exams'
import { CHECK_NAMES } from '#app/text/exams'
import { day, numericDate } from '#app/text/format'
import { paths } from '#app/paths'
import type { StatementRow } from '#app/ui/admin/statement-list'
import { withReturn } from '#app/http/way-back'

/** The admin continues with the row `next` once this one is checked and has moved to the end. */
export function rowOf(statement: Statement, next: Statement | undefined, list: string): StatementRow {
  const { kind, id, version, text, checkedOn, checkedBy } = statement
  const isDone = checkedOn === day(new Date())
  const edit = kind === 'question' ? paths.admin.question(id) : paths.admin.lesson(id)
  return {
    id: placeOf(statement),
    name: text,
    href: withReturn(edit, list),
    badges: [
      { label: KINDS[kind], tone: 'plain' },
      ...unread(statement),
      ...(isDone ? [{ label: "Vérifié aujourd'hui", tone: 'success' } as const] : []),
    ],
    source: sourceOf(statement),
    by: checkOf(statement),
    checkedBy: kind === 'lesson' ? null : (checkedBy ?? ''),
    fields: {
      kind,
      id: String(id),
      read: String(version),
      next: next ? placeOf(next) : '',
      ...(kind === 'lesson' && { checkedBy: checkedBy! }),
    },
  }
}

export const KINDS = { question: 'Question', lesson: 'Leçon' }

const placeOf = ({ kind, id }: Statement) => `${kind}-${id}`

/** Warns if the check was not made in the text of the law itself. */
function unread({ checkedBy }: Statement): StatementRow['badges'] {
  if (checkedBy === 'texte') return []
  if (checkedBy === 'pratique') return [{ label: 'Règle de pratique', tone: 'plain' }]
  return [{ label: 'Texte non lu', tone: 'warning' }]
}

function sourceOf({ article, source, sourceUrl }: Statement): StatementRow['source'] {
  const label = article ?? source
  return label === null ? null : { label, href: sourceUrl }
}

function checkOf({ checkedOn, checkedBy }: Statement): string {
  if (checkedOn === null) return 'Jamais vérifié'
  const by = checkedBy === null ? '' : `, d'après ${CHECK_NAMES[checkedBy]}`
  return `Vérifié le ${numericDate(new Date(`${checkedOn}T12:00:00Z`))}${by}`
}
