import { booleanIs, type Condition, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import type { ItemSums } from '../questions/statistics'
import { SUM_COLUMNS } from '../questions/statistics-store'
import type { Tables } from '../tables'

export type TallyStore = ReturnType<typeof createTallyStore>

/** What one answer adds to the sums. `recall` is null for a first answer, and for a question that was left out. */
export type AnswerTally = ItemSums & {
  questionId: number
  edition: number
  isRight: boolean
  recall: number | null
}

export function createTallyStore(db: Database, { untallied, bands }: Tables) {
  return {
    async addUntallied(answers: readonly AnswerTally[], tx: Tx): Promise<void> {
      if (answers.length > 0) await untallied.insertAll(answers, tx)
    },

    /** Adds up to `limit` waiting answers to the sums of their questions and bands, and returns their number. */
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
      const withRecall = whereAll([isAmong(db, 'id', ids), ['recall IS NOT NULL']])
      const right = `CASE WHEN ${booleanIs(db, 'is_right', true)} THEN 1 ELSE 0 END`
      await db.write(
        `INSERT INTO calibration_bands (band, ${BAND_SUMS.join(', ')})
         SELECT ${BAND} AS band, count(*), sum(${right}), sum(recall), sum(recall * recall),
           sum(recall * ${right})
         FROM untallied_answers ${withRecall.where} GROUP BY ${BAND}
         ON CONFLICT (band) DO UPDATE SET ${added('calibration_bands', BAND_SUMS)}`,
        withRecall.values,
        tx,
      )
      await untallied.remove({ id: ids }, tx)
      return ids.length
    },

    listBands: () => bands.list({}, { order: 'band' }),
  }
}

/** A question may have been deleted since its answer. */
const EXISTS: Condition = ['question_id IN (SELECT id FROM questions)']

const added = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')

const BAND_SUMS = ['answers', 'right_answers', 'recall_sum', 'recall_squares', 'recall_right']

/** The tenth in which a recall lies, from 0 to 9. */
const BAND = `CASE ${[9, 8, 7, 6, 5, 4, 3, 2, 1].map((band) => `WHEN recall >= 0.${band} THEN ${band}`).join(' ')} ELSE 0 END`
