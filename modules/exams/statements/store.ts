import { type Condition, holds } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx } from '#db/database'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { Models } from '../models'
import type { Check, CheckedKind } from './schema'

export type StatementStore = ReturnType<typeof createStatementStore>

/** The current version of a question or lesson, with what its statement rests on and when that was last compared. */
export type Statement = {
  kind: CheckedKind
  id: number
  version: number
  /** The question, or the title of the lesson. */
  text: string
  theme: string | null
  /** Of a question. */
  article: string | null
  sourceUrl: string | null
  /** Of a lesson, what the check compared. */
  source: string | null
  /** A day of the calendar; null for what was never checked. */
  checkedOn: string | null
  checkedBy: Check | null
}

/** `read` is the version that was compared. */
export type StatementRead = { kind: CheckedKind; id: number; read: number; checkedBy: Check }

type Wanted = {
  kind?: Statement['kind']
  /** Only what was checked before this day, or never. */
  before?: string
  /** Only what rests on a text that was not read itself. A rule of practice has none. */
  unread?: boolean
}

/** Questions and lessons side by side, as what has to be checked. */
export function createStatementStore(db: Database, { versions, lessonVersions }: Models) {
  const isCurrent = holds(db, 'is_current', true)
  const checked = `checked_on AS "checkedOn", checked_by AS "checkedBy"`
  const questions = `SELECT CAST('question' AS text) AS kind, question_id AS id, number AS version,
      question AS text, theme, article, source_url AS "sourceUrl", source, ${checked}
    FROM question_versions WHERE ${isCurrent}`
  const lessons = `SELECT CAST('lesson' AS text), lesson_id, number, title, theme, CAST(NULL AS text),
      CAST(NULL AS text), basis, ${checked}
    FROM lesson_versions JOIN lessons ON lessons.id = lesson_id WHERE ${isCurrent}`
  const table = `(${questions} UNION ALL ${lessons}) AS statements`

  return {
    list({ kind, before, unread }: Wanted, slice: Slice): Promise<Page<Statement>> {
      const conditions: Condition[] = [
        ...(kind ? [['kind = ?', kind] as const] : []),
        ...(before ? [[`(${isCheckedBefore('?')})`, before] as const] : []),
        ...(unread ? [[`("checkedBy" IS NULL OR "checkedBy" = 'reproduction')`] as const] : []),
      ]
      const order = `COALESCE("checkedOn", ''), kind DESC, id`
      return readListPage(db, { table, columns: '*', conditions, order }, slice, (row: Statement) => row)
    },

    /** Beside the totals, the statements that were checked before this day, or never; and the reports that are open. */
    async count(day: string): Promise<Totals> {
      // As SQLite counts fastest: with the condition of the partial index, and casts outside, it steps over no row.
      const [row] = await db.read<Totals>(
        `SELECT CAST((SELECT count(*) FROM question_versions WHERE ${isCurrent}) AS integer) AS questions,
          CAST((SELECT count(*) FROM exam_results) AS integer) AS results,
          CAST((SELECT count(*) FROM ${table}
            WHERE ${isCheckedBefore('$1')}) AS integer) AS statements,
          CAST((SELECT count(*) FROM content_reports WHERE closed_at IS NULL) AS integer) AS reports`,
        [day],
      )
      return row!
    },

    /** The current version; null for what is unknown or retired. */
    async find(kind: Statement['kind'], id: number, tx: Tx): Promise<Statement | null> {
      const sql = `SELECT * FROM ${table} WHERE kind = $1 AND id = $2`
      return (await db.read<Statement>(sql, [kind, id], tx))[0] ?? null
    },

    /** On the version itself, whose statement stays the same. False if it is no longer the current one. */
    async note({ kind, id, read }: StatementRead, check: Checked, transaction: Tx): Promise<boolean> {
      const current = { number: read, isCurrent: true }
      const [changed] =
        kind === 'question'
          ? await versions.update(check, { where: { questionId: id, ...current }, transaction })
          : await lessonVersions.update(check, { where: { lessonId: id, ...current }, transaction })
      // Visitors see the check of a lesson, and none of a question.
      if (changed > 0 && kind === 'lesson') await announceContentChange(db, transaction)
      return changed > 0
    },
  }
}

type Totals = Record<'questions' | 'results' | 'statements' | 'reports', number>

type Checked = { checkedOn: string; checkedBy: Check }

/** Or never. `day` is the place of a value. */
const isCheckedBefore = (day: string) => `"checkedOn" IS NULL OR "checkedOn" < ${day}`
