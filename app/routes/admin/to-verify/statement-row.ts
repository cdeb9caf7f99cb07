import type { Statement } from '#modules/exams'
import { CHECK_NAMES, day, numericDay } from '#app/text'
import { paths } from '#app/paths'
import type { StatementRow } from '#app/ui/admin'
import { withReturn } from '#app/http/way-back'

/** After a check, the page scrolls to `next`, because the checked row moves to the end of the list. */
export function toStatementRow(
  statement: Statement,
  next: Statement | undefined,
  list: string,
): StatementRow {
  const { kind, id, version, text, checkedOn, checkedBy } = statement
  const isDone = checkedOn === day(new Date())
  const edit = kind === 'question' ? paths.admin.question(id) : paths.admin.lesson(id)
  return {
    id: toRowId(statement),
    name: text,
    href: withReturn(edit, list),
    badges: [
      { label: KINDS[kind], tone: 'plain' },
      ...listWarnings(statement),
      ...(isDone ? [{ label: "Vérifié aujourd'hui", tone: 'success' } as const] : []),
    ],
    source: toSource(statement),
    by: formatCheck(statement),
    checkedBy: kind === 'lesson' ? null : (checkedBy ?? ''),
    fields: {
      kind,
      id: String(id),
      read: String(version),
      next: next ? toRowId(next) : '',
      ...(kind === 'lesson' && { checkedBy: checkedBy! }),
    },
  }
}

export const KINDS = { question: 'Question', lesson: 'Leçon' }

const toRowId = ({ kind, id }: Statement) => `${kind}-${id}`

function listWarnings({ checkedBy }: Statement): StatementRow['badges'] {
  if (checkedBy === 'texte') return []
  if (checkedBy === 'pratique') return [{ label: 'Règle de pratique', tone: 'plain' }]
  return [{ label: 'Texte non lu', tone: 'warning' }]
}

function toSource({ article, source, sourceUrl }: Statement): StatementRow['source'] {
  const label = article ?? source
  return label === null ? null : { label, href: sourceUrl }
}

function formatCheck({ checkedOn, checkedBy }: Statement): string {
  if (checkedOn === null) return 'Jamais vérifié'
  const by = checkedBy === null ? '' : `, d'après ${CHECK_NAMES[checkedBy]}`
  return `Vérifié le ${numericDay(checkedOn)}${by}`
}
