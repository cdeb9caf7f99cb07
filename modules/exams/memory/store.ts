import { booleanIs, type Condition, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { readJoined } from '#db/table'
import type { Tables, TableRow } from '../tables'
import type { ItemSums } from '../questions/statistics'
import { SUM_COLUMNS } from '../questions/statistics-store'
import type { Box } from '../rules'
import { type CardRecord, DUE_SQL } from './card'
import type { BoxTally } from './chance'

export type CardStore = ReturnType<typeof createCardStore>

export type BankCard = Pick<TableRow<'versions'>, (typeof PLACE)[number]> & {
  lesson: string | null
  card: CardRecord | null
}

const PLACE = ['questionId', 'theme', 'difficulty', 'group', 'edition'] as const

export type OwnCard = CardRecord & { question: string }

export type DueOfTheme = { theme: string | null; due: number }

/** What one answer adds to the sums. `box` is null for a first answer, and for a question that was left out. */
export type AnswerTally = ItemSums & {
  questionId: number
  edition: number
  isRight: boolean
  box: Box | null
}

export function createCardStore(db: Database, { mastery, versions, lessons, untallied }: Tables) {
  const cards = mastery.without('userId', 'questionId')
  const bankColumns = versions.only(...PLACE)
  const ofTheme = lessons.only('slug')

  return {
    /** Lists all active questions, oldest first, even those without a card. */
    async listBank(userId: number, tx?: Tx): Promise<BankCard[]> {
      const from = `question_versions AS version
        LEFT JOIN mastery AS card ON card.question_id = version.question_id AND card.user_id = $1
        LEFT JOIN lessons AS lesson ON lesson.theme = version.theme
        WHERE ${booleanIs(db, 'is_current', true)} ORDER BY version.question_id`
      const tables = { version: bankColumns, lesson: ofTheme, card: cards }
      const rows = await readJoined(db, tables, from, [userId], { tx })
      return rows.map(({ version, lesson, card }) => ({
        ...version,
        lesson: lesson.slug,
        card: (card.box as Box | null) ? card : null,
      }))
    },

    /** Counts each member's due questions by theme. Leaves out members who have none. */
    async countDue(userIds: readonly number[], today: string): Promise<Map<number, DueOfTheme[]>> {
      const { where, values } = whereAll([isAmong(db, 'user_id', userIds), [DUE_SQL, today]])
      const rows = await db.read<{ userId: number; theme: string | null; due: number | string }>(
        `SELECT user_id AS "userId", theme, count(*) AS due FROM mastery AS card
         JOIN question_versions AS version
           ON version.question_id = card.question_id AND ${booleanIs(db, 'is_current', true)}
         ${where} GROUP BY user_id, theme ORDER BY user_id, due DESC, theme`,
        values,
      )
      const found = new Map<number, DueOfTheme[]>()
      for (const { userId, theme, due } of rows)
        found.set(userId, [...(found.get(userId) ?? []), { theme, due: Number(due) }])
      return found
    },

    async listWithNew(userIds: readonly number[]): Promise<Set<number>> {
      const { where, values } = whereAll([
        isAmong(db, 'user_id', userIds),
        [
          `EXISTS (SELECT 1 FROM question_versions AS version WHERE ${booleanIs(db, 'is_current', true)}
             AND NOT EXISTS (SELECT 1 FROM mastery AS card
               WHERE card.user_id = study_plans.user_id AND card.question_id = version.question_id))`,
        ],
      ])
      const rows = await db.read<{ userId: number }>(
        `SELECT user_id AS "userId" FROM study_plans ${where}`,
        values,
      )
      return new Set(rows.map(({ userId }) => userId))
    },

    /** Includes retired questions, each in its last version. */
    async listOwn(userId: number): Promise<OwnCard[]> {
      const rows = await readJoined(
        db,
        { card: cards, version: versions.only('question') },
        `mastery AS card JOIN question_versions AS version ON version.question_id = card.question_id
           AND number = (SELECT max(number) FROM question_versions WHERE question_id = card.question_id)
         WHERE user_id = $1 ORDER BY card.question_id`,
        [userId],
      )
      return rows.map(({ card, version }) => ({ ...version, ...card }))
    },

    async find(userId: number, questionIds: readonly number[], tx: Tx): Promise<Map<number, CardRecord>> {
      const rows = await mastery.list({ userId, questionId: questionIds }, { tx })
      return new Map(rows.map((row) => [row.questionId, toMemory(row)]))
    },

    async save(userId: number, cards: ReadonlyMap<number, CardRecord>, tx: Tx): Promise<void> {
      const rows = [...cards].map(([questionId, card]) => ({ userId, questionId, ...card }))
      await mastery.insertOrUpdateAll(rows, CHANGED, tx)
    },

    async addUntallied(answers: readonly AnswerTally[], tx: Tx): Promise<void> {
      if (answers.length > 0) await untallied.insertAll(answers, tx)
    },

    /** Adds up to `limit` waiting answers to the sums of their questions and boxes, and returns their number. */
    async tally(limit: number, tx: Tx): Promise<number> {
      const waiting = await untallied.only('id').readLocked('ORDER BY id LIMIT $1', [limit], tx)
      if (waiting.length === 0) return 0
      const ids = waiting.map(({ id }) => id)
      const { where, values } = whereAll([isAmong(db, 'id', ids), EXISTS])
      const sums = SUM_COLUMNS.map((column) => `sum(${column})`).join(', ')
      await db.write(
        `INSERT INTO item_tallies (question_id, edition, ${SUM_COLUMNS.join(', ')})
         SELECT question_id, edition, ${sums} FROM untallied_answers ${where} GROUP BY question_id, edition
         ON CONFLICT (question_id, edition) DO UPDATE SET ${added('item_tallies', SUM_COLUMNS)}`,
        values,
        tx,
      )
      const ofBoxes = whereAll([isAmong(db, 'id', ids), ['box IS NOT NULL']])
      await db.write(
        `INSERT INTO box_tallies (box, answers, right_answers)
         SELECT box, count(*), count(CASE WHEN ${booleanIs(db, 'is_right', true)} THEN 1 END)
         FROM untallied_answers ${ofBoxes.where} GROUP BY box
         ON CONFLICT (box) DO UPDATE SET ${added('box_tallies', ['answers', 'right_answers'])}`,
        ofBoxes.values,
        tx,
      )
      await untallied.remove({ id: ids }, tx)
      return ids.length
    },

    boxTallies: (): Promise<BoxTally[]> =>
      db.read('SELECT box, answers, right_answers AS "rightAnswers" FROM box_tallies'),
  }
}

/** A question may have been deleted since its answer. */
const EXISTS: Condition = ['question_id IN (SELECT id FROM questions)']

const added = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')

const CHANGED: (keyof CardRecord)[] = ['edition', 'box', 'dueOn', 'steppedOn', 'wasLastRight']

function toMemory({ userId: _user, questionId: _question, ...card }: TableRow<'mastery'>): CardRecord {
  return card
}
