import { type Condition, booleanIs, jsonRows } from '#db/conditions'
import { announceContentChange } from '#db/content-changes'
import type { Database, Tx, Queue } from '#db/database'
import { readListPage } from '#db/list-page'
import type { Page, Slice } from '#modules/kernel/page'
import type { Tables } from '../tables'
import { CHECK_MONTHS } from '../rules'
import type { QuestionFields } from '../questions/schema'
import type { ItemStatistics, ItemSums } from '../questions/statistics'
import { sumsRead } from '../questions/statistics-store'
import type { Check, CheckedKind } from './schema'

export type StatementStore = ReturnType<typeof createStatementStore>

export type Statement = {
  kind: CheckedKind
  id: number
  version: number
  /** The text of the question or the title of the lesson. */
  text: string
  theme: string | null
  /** `article` and `sourceUrl` are null for a lesson. */
  article: string | null
  sourceUrl: string | null
  /** The source that a question names, or the `basis` of a lesson. */
  source: string | null
  checkedOn: string | null
  checkedBy: Check | null
}

export type Subject = { kind: CheckedKind; id: number }

export type AskedOptions = Pick<QuestionFields, 'optionA' | 'optionB' | 'optionC' | 'correctAnswer'>

/** The last version of a lesson or a question. The question may be retired. */
export type LastVersion = Subject &
  Pick<Statement, 'version' | 'text'> & {
    /** The slug of the lesson; null for a question. */
    slug: string | null
    /** False if the question is retired. */
    isActive: boolean
  }

export type CountedVersion = LastVersion & {
  /** The options of the question. `question` and `statistics` are null for a lesson. */
  question: AskedOptions | null
  statistics: ItemStatistics | null
}

/** `read` is the version that was checked. */
export type StatementRead = { kind: CheckedKind; id: number; read: number; checkedBy: Check }

type Wanted = {
  kind?: Statement['kind']
  /** Selects the statements that were never checked, or were last checked before this day. */
  before?: string
  /** Selects the statements that were never checked, or only against a page that quotes the law. */
  unread?: boolean
}

export function createStatementStore(db: Database, { versions, lessonVersions }: Tables) {
  const isCurrent = booleanIs(db, 'is_current', true)
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
        ...(unread ? [[`("checkedBy" IS NULL OR "checkedBy" IN ('reproduction', 'non-lu'))`] as const] : []),
      ]
      const order = `COALESCE("checkedOn", ''), kind DESC, id`
      return readListPage(db, { table, columns: '*', conditions, order }, slice, (row: Statement) => row)
    },

    /** The statements that were last checked before `day`, or never. These wait from an unknown moment. */
    checkedBefore: (day: string): Queue => ({
      rows: `${table} WHERE ${isCheckedBefore(`'${day}'`)}`,
      since:
        db.dialect === 'sqlite'
          ? `date("checkedOn", '+${CHECK_MONTHS} months')`
          : `CAST("checkedOn" AS date) + INTERVAL '${CHECK_MONTHS} months'`,
    }),

    /** Finds the last version of each subject. For a question, includes the sums over its answers. */
    async findLast(subjects: readonly Subject[], tx?: Tx): Promise<LastRow[]> {
      if (subjects.length === 0) return []
      // Takes the highest number, because a retired question has no current version.
      const rows = await db.read<ReadRow>(
        `SELECT kind, subject.id, COALESCE(question.number, lesson.number) AS version,
          COALESCE(question.question, lesson.title) AS text, slug,
          CASE WHEN ${booleanIs(db, 'question.is_current', false)} THEN 0 ELSE 1 END AS "isActive",
          question.id AS "versionId", option_a AS "optionA", option_b AS "optionB", option_c AS "optionC",
          correct_answer AS "correctAnswer", ${sumsRead}
         FROM ${jsonRows(db, 'subject', '$1', { kind: 'text', id: 'bigint' })}
         LEFT JOIN question_versions AS question ON kind = 'question' AND question.question_id = subject.id
           AND question.number = (SELECT max(number) FROM question_versions
             WHERE question_versions.question_id = subject.id)
         LEFT JOIN item_tallies AS tally
           ON tally.question_id = question.question_id AND tally.edition = question.edition
         LEFT JOIN lessons ON kind = 'lesson' AND lessons.id = subject.id
         LEFT JOIN lesson_versions AS lesson
           ON lesson.lesson_id = lessons.id AND ${booleanIs(db, 'lesson.is_current', true)}`,
        [JSON.stringify(subjects)],
        { tx },
      )
      return rows.map(({ kind, id, version, text, slug, isActive, versionId, ...counted }) => {
        const last = { kind, id, version, text, slug, isActive: isActive === 1 }
        return { ...last, counted: versionId === null ? null : { ...counted, versionId } }
      })
    },

    async find(kind: Statement['kind'], id: number, tx: Tx): Promise<Statement | null> {
      const sql = `SELECT * FROM ${table} WHERE kind = $1 AND id = $2`
      return (await db.read<Statement>(sql, [kind, id], { tx }))[0] ?? null
    },

    /** Records a check without adding a version. Returns false if `read` is not the current version. */
    async note({ kind, id, read }: StatementRead, check: Checked, tx: Tx): Promise<boolean> {
      const current = { number: read, isCurrent: true }
      const changed =
        kind === 'question'
          ? await versions.update({ questionId: id, ...current }, check, tx)
          : await lessonVersions.update({ lessonId: id, ...current }, check, tx)
      // Visitors see only the checks of lessons, so cached pages need not change for questions.
      if (changed > 0 && kind === 'lesson') await announceContentChange(db, 'lessons', tx)
      return changed > 0
    },
  }
}

type LastRow = LastVersion & {
  /** Null for a lesson. */
  counted: (AskedOptions & ItemSums & { versionId: number }) | null
}

/** The columns of the question are null for a lesson. */
type ReadRow = Omit<LastVersion, 'isActive'> &
  AskedOptions &
  ItemSums & { isActive: 0 | 1; versionId: number | null }

type Checked = { checkedOn: string; checkedBy: Check }

const isCheckedBefore = (day: string) => `"checkedOn" IS NULL OR "checkedOn" < ${day}`
