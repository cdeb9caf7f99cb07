import type { Database, Tx } from '#db/database'
import { asDate } from '#db/read'
import type { Tables } from '../tables'
import type { MemoryRecord } from './memory-record'
import { toRecords } from './store'

export type RebuildStore = ReturnType<typeof createRebuildStore>

export type KeptAnswer = { questionId: number; edition: number; isRight: boolean; answeredAt: Date }

export function createRebuildStore(db: Database, { memory, boxes }: Tables) {
  return {
    /** Lists the graded answers that are kept, oldest first. Leaves out questions without an answer. */
    async listAnswers(userId: number, tx: Tx): Promise<KeptAnswer[]> {
      const columns = `question_versions.question_id AS "questionId", edition,
        CASE WHEN user_answer = correct_answer THEN 1 ELSE 0 END AS "isRight"`
      const rows = await db.read<Omit<KeptAnswer, 'isRight'> & { isRight: number }>(
        `SELECT ${columns}, exam_results.created_at AS "answeredAt" FROM user_answers
         JOIN exam_results ON exam_results.id = exam_result_id
         JOIN question_versions ON question_versions.id = question_version_id
         WHERE user_id = $1 AND user_answer IS NOT NULL
         UNION ALL
         SELECT ${columns}, answered_at AS "answeredAt" FROM series_questions
         JOIN series ON series.id = series_id
         JOIN question_versions ON question_versions.id = question_version_id
         WHERE user_id = $1 AND user_answer IS NOT NULL
         ORDER BY "answeredAt"`,
        [userId],
        { tx },
      )
      return rows.map(({ isRight, answeredAt, ...row }) => {
        return { ...row, isRight: isRight === 1, answeredAt: asDate(answeredAt) }
      })
    },

    /** Returns all that is stored of a member's memory, even of retired questions. */
    async findAll(userId: number, tx: Tx): Promise<Map<number, MemoryRecord>> {
      const kept = await memory.list({ userId }, { tx })
      const inBoxes = await boxes.list({ userId }, { tx })
      return toRecords(kept, inBoxes)
    },

    /** Replaces what is stored of a member's memory. */
    async replaceAll(userId: number, records: ReadonlyMap<number, MemoryRecord>, tx: Tx): Promise<void> {
      await memory.remove({ userId }, tx)
      await boxes.remove({ userId }, tx)
      const rows = [...records].map(([questionId, known]) => ({ userId, questionId, ...known }))
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await memory.insertAll(rows.slice(at, at + AT_ONCE), tx)
    },

    /** Lists members whose memory is still in boxes, by ascending id. */
    listInBoxes: (after: number, limit: number): Promise<number[]> => listMembers('mastery', after, limit),

    /** Lists members who have a memory, by ascending id. */
    listMembers: (after: number, limit: number): Promise<number[]> =>
      listMembers('memory_states', after, limit),
  }

  async function listMembers(table: string, after: number, limit: number): Promise<number[]> {
    const rows = await db.read<{ userId: number }>(
      `SELECT DISTINCT user_id AS "userId" FROM ${table} WHERE user_id > $1 ORDER BY user_id LIMIT ${limit}`,
      [after],
    )
    return rows.map(({ userId }) => userId)
  }
}

const AT_ONCE = 1000
