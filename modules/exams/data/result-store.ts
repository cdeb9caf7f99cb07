import { and, literal, type Transaction } from 'sequelize'
import { afterCommit } from '#db/transactions'
import type { Database } from '#db/database'
import type { Page, Slice } from '#modules/kernel/page'
import type { ExamResult, GradedAnswer, Letter, ResultDetails } from '../contract'
import type { ExamType } from '../domain/rules'
import type { AnswerModel, Models, ResultModel } from './models'
import { PASSED } from './passed'
import { RESULT_COLUMNS, resultOf, type ResultRow } from './result-row'

export type ResultStore = ReturnType<typeof createResultStore>

export type NewResult = Omit<ExamResult, 'id'> & {
  /** Null for one that came by the calls. */
  attemptId: number | null
  answers: { position: number; questionVersionId: number; userAnswer: Letter | null; isCorrect: boolean }[]
}

/** `recorded` is told of each result that is committed. */
export function createResultStore(
  db: Database,
  { results, answers }: Models,
  recorded?: (type: ExamType) => void,
) {
  async function findOne(owned: { userId?: number; id?: number }): Promise<ExamResult | null> {
    const row = await results.findOne({ where: owned, order: NEWEST_FIRST })
    return row && toResult(row)
  }

  async function newestOf(userId: number, { limit, offset }: Slice): Promise<ExamResult[]> {
    const rows = await db.read<ResultRow>(NEWEST, [userId, limit, offset])
    return rows.map(resultOf)
  }

  return {
    async add({ answers: given, ...result }: NewResult, tx: Transaction): Promise<number> {
      const { id } = await results.create(result, { transaction: tx })
      await answers.bulkCreate(
        given.map((answer) => ({ ...answer, examResultId: id })),
        { transaction: tx },
      )
      if (recorded) afterCommit(tx, () => recorded(result.examType))
      return id
    },

    findLatest: (userId: number) => findOne({ userId }),

    /** The scope is the owner, so that somebody else's result looks like none. */
    findOwn: (userId: number, id: number) => findOne({ userId, id }),

    findAny: (id: number) => findOne({ id }),

    newestOf,

    async listOwn(userId: number, slice: Slice): Promise<Page<ExamResult>> {
      const total = await results.count({ where: { userId } })
      return { items: slice.offset < total ? await newestOf(userId, slice) : [], total }
    },

    async findOfAttempt(
      attempt: { id: number; userId: number },
      tx?: Transaction,
    ): Promise<{ id: number; isLatest: boolean } | null> {
      const row = await results.findOne({
        attributes: ['id'],
        where: { attemptId: attempt.id },
        transaction: tx,
      })
      if (!row) return null
      const latest = await results.findOne({
        where: { userId: attempt.userId },
        order: NEWEST_FIRST,
        transaction: tx,
      })
      return { id: row.id, isLatest: latest?.id === row.id }
    },

    async withAnswers(result: ExamResult): Promise<ResultDetails> {
      const rows = await answers.findAll({
        where: { examResultId: result.id },
        include: { association: 'version', include: ['parent'] },
        order: ['position'],
      })
      return { result, answers: rows.map(toGradedAnswer) }
    },

    /** Practice exams passed, counted up to `atMost`. */
    async countPassedPractice(userId: number, atMost: number, tx?: Transaction): Promise<number> {
      const rows = await results.findAll({
        attributes: ['id'],
        where: and({ userId, examType: 'practice' }, literal(PASSED)),
        limit: atMost,
        transaction: tx,
      })
      return rows.length
    },
  }
}

const NEWEST_FIRST: [string, string][] = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
]

const NEWEST = `
  SELECT ${RESULT_COLUMNS}
  FROM exam_results WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3`

function toResult(row: ResultModel): ExamResult {
  const { id, userId, score, totalQuestions, timeSpent, examType, createdAt } = row
  return { id, userId, score, totalQuestions, timeSpent, examType, createdAt }
}

function toGradedAnswer({ id, position, userAnswer, isCorrect, version }: AnswerModel): GradedAnswer {
  const { questionId, question, optionA, optionB, optionC, correctAnswer, theme, explanation, source } =
    version!
  const asked = { position, question, optionA, optionB, optionC }
  const answer = { correctAnswer, theme, explanation, source, createdAt: version!.parent!.createdAt }
  return { id, questionId, ...asked, userAnswer, isCorrect, ...answer }
}
