import { booleanIs, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { readJoined } from '#db/table'
import { addDays } from '#modules/kernel/day'
import { LAST_DAYS } from '../rules'
import type { Tables, TableRow } from '../tables'
import { type Boxed, fromBox } from './boxes'
import { DUE_SQL, type MemoryRecord } from './memory-record'

export type MemoryStore = ReturnType<typeof createMemoryStore>

export type BankMemory = Pick<TableRow<'versions'>, (typeof PLACE)[number]> & {
  lesson: string | null
  memory: MemoryRecord | null
  /** The date of the member's exam, the same for all questions. */
  examDate: string | null
}

const PLACE = ['questionId', 'theme', 'difficulty', 'group', 'checkedBy', 'edition'] as const

export type OwnMemory = MemoryRecord & { question: string }

export function createMemoryStore(db: Database, { memory, boxes, plans, versions, lessons }: Tables) {
  const record = memory.without('userId', 'questionId')
  const boxed = boxes.without('userId', 'questionId')
  const bankColumns = versions.only(...PLACE)
  const ofTheme = lessons.only('slug')
  const goal = plans.only('examDate')

  return {
    /** Lists all active questions, oldest first, even those that the member has never answered. */
    async listBank(userId: number): Promise<BankMemory[]> {
      const from = `question_versions AS version
        LEFT JOIN memory_states AS memory
          ON memory.question_id = version.question_id AND memory.user_id = $1
        LEFT JOIN mastery AS box ON box.question_id = version.question_id AND box.user_id = $1
        LEFT JOIN lessons AS lesson ON lesson.theme = version.theme
        LEFT JOIN study_plans AS goal ON goal.user_id = $1
        WHERE ${booleanIs(db, 'is_current', true)} ORDER BY version.question_id`
      const tables = { version: bankColumns, lesson: ofTheme, memory: record, box: boxed, goal }
      const rows = await readJoined(db, tables, from, [userId])
      return rows.map(({ version, lesson, goal, ...known }) => {
        return { ...version, lesson: lesson.slug, memory: toRecord(known), examDate: goal.examDate }
      })
    },

    /** Returns those members for whom the plan of the day may have a question. */
    async listWithQuestions(userIds: readonly number[], today: string): Promise<Set<number>> {
      const members = isAmong(db, 'user_id', userIds)
      const current = booleanIs(db, 'is_current', true)
      const due = whereAll([
        members,
        [
          `(EXISTS (SELECT 1 FROM memory_states AS memory JOIN question_versions AS version
              ON version.question_id = memory.question_id AND ${current}
              WHERE memory.user_id = study_plans.user_id AND (${DUE_SQL}))
            OR exam_date BETWEEN ? AND ?
            OR EXISTS (SELECT 1 FROM question_versions AS version WHERE ${current} AND NOT EXISTS (
              SELECT 1 FROM memory_states AS memory
              WHERE memory.user_id = study_plans.user_id AND memory.question_id = version.question_id)))`,
          today,
          today,
          addDays(today, LAST_DAYS),
        ],
      ])
      const rows = await db.read<{ userId: number }>(
        `SELECT user_id AS "userId" FROM study_plans ${due.where}`,
        due.values,
      )
      return new Set(rows.map(({ userId }) => userId))
    },

    /** Includes retired questions, each in its last version. */
    async listOwn(userId: number): Promise<OwnMemory[]> {
      const rows = await readJoined(
        db,
        { memory: record, version: versions.only('question') },
        `memory_states AS memory JOIN question_versions AS version ON version.question_id = memory.question_id
           AND number = (SELECT max(number) FROM question_versions WHERE question_id = memory.question_id)
         WHERE user_id = $1 ORDER BY memory.question_id`,
        [userId],
      )
      return rows.map(({ memory, version }) => ({ ...version, ...memory }))
    },

    async find(userId: number, questionIds: readonly number[], tx: Tx): Promise<Map<number, MemoryRecord>> {
      const kept = await memory.list({ userId, questionId: questionIds }, { tx })
      const inBoxes = await boxes.list({ userId, questionId: questionIds }, { tx })
      return toRecords(kept, inBoxes)
    },

    async save(userId: number, records: ReadonlyMap<number, MemoryRecord>, tx: Tx): Promise<void> {
      const rows = [...records].map(([questionId, known]) => ({ userId, questionId, ...known }))
      await memory.insertOrUpdateAll(rows, CHANGED, tx)
    },
  }
}

const CHANGED: (keyof MemoryRecord)[] = [
  'edition',
  'stability',
  'difficulty',
  'reviewedOn',
  'dueOn',
  'wasLastRight',
]

type Joined = { memory: MemoryRecord; box: Boxed }

/** A join that finds no row gives null in each field. */
function toRecord({ memory, box }: Joined): MemoryRecord | null {
  if ((memory.stability as number | null) !== null) return memory
  return (box.box as number | null) === null ? null : fromBox(box)
}

/** Returns the records by question. A stored memory replaces the box of the same question. */
export function toRecords(
  kept: readonly TableRow<'memory'>[],
  inBoxes: readonly TableRow<'boxes'>[],
): Map<number, MemoryRecord> {
  const records = new Map(inBoxes.map(({ userId: _, questionId, ...box }) => [questionId, fromBox(box)]))
  for (const { userId: _, questionId, ...record } of kept) records.set(questionId, record)
  return records
}
