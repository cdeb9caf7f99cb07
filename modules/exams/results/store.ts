import { booleanIs, type Condition, isAmong, whereAll } from '#db/conditions'
import type { CountExpression, Database, Tx } from '#db/database'
import { isWithin, readSpans, type Span } from '#db/spans'
import { readJoined } from '#db/table'
import type { Page, Slice } from '#modules/kernel/page'
import type { AskedQuestion } from '../attempts/attempt'
import type { Attempt } from '../attempts/store'
import type { Tables, TableRow } from '../tables'
import { type Corrected, createCorrections } from '../questions/correction-store'
import { QUESTION_COLUMNS, type QuestionFields } from '../questions/schema'
import { type ExamType, PASSED_SQL, type TimeAllowance, UNCOUNTED_TIME } from '../rules'
import { type ScoreCount, toProgress } from './figures'
import type { ExamOutcome, ResultSort } from './schema'

export type ResultStore = ReturnType<typeof createResultStore>

export type ExamResult = {
  id: number
  userId: number
  score: number
  totalQuestions: number
  /** In seconds, at most the exam's limit. */
  timeSpent: number
  examType: ExamType
  time: TimeAllowance
  createdAt: Date
}

export type ResultQuery = {
  userIds?: readonly number[]
  type?: ExamType
  outcome?: ExamOutcome
  sort?: ResultSort
}

export type GradedAnswer = Omit<AskedQuestion, 'isMarked'> &
  QuestionFields &
  Corrected & {
    id: number
    questionId: number
    version: number
    isCorrect: boolean
    /** The time when the question was added. Its version may be newer. */
    createdAt: Date
  }

/** What members have done in a week, without deleted accounts. */
export type ExamFigures = {
  /** The exams that ended. */
  tests: number
  /** The answers in these exams, and those in series, in the theory and in trials. */
  answers: number
}

export type ResultDetails = {
  result: ExamResult
  answers: GradedAnswer[]
  /** False once the answers are older than `RETENTION.answers`. */
  hasAnswers: boolean
}

type StoredResult = ExamResult & { hasAnswers: boolean }

type Owned = Pick<ExamResult, 'id' | 'userId'>

type NewResult = Omit<ExamResult, 'id' | 'score'> & {
  attemptId: number | null
  answers: Omit<TableRow<'answers'>, 'id' | 'examResultId'>[]
}

export function createResultStore(db: Database, tables: Tables, recorded?: (type: ExamType) => void) {
  const stored = tables.results.without('attemptId')
  const results = stored.without('hasAnswers')
  const score = results.only('examType', 'score', 'totalQuestions')
  const corrections = createCorrections(db, tables)
  const graded = {
    answer: tables.answers.only('id', 'position', 'optionOrder', 'userAnswer', 'isCorrect'),
    version: tables.versions.only('questionId', 'number', ...QUESTION_COLUMNS),
    parent: tables.questions.only('createdAt'),
    correction: corrections.columns,
  }

  async function findOne(where: string, values: number[]): Promise<StoredResult | null> {
    const [result] = await stored.read(`${where} ORDER BY ${ORDERS.recent} LIMIT 1`, values)
    return result ?? null
  }

  /** Leaves out exams taken without a time limit, which do not count. */
  function countScores(userId: number, tx?: Tx): Promise<ScoreCount[]> {
    return db.read(
      `SELECT ${score.columns}, CAST(count(*) AS integer) AS count FROM exam_results
       WHERE user_id = $1 AND time <> $2
       GROUP BY exam_type, score, total_questions`,
      [userId, UNCOUNTED_TIME],
      { tx },
    )
  }

  const toConditions = ({ userIds, type, outcome }: ResultQuery): Condition[] => [
    ...(userIds ? [isAmong(db, 'user_id', userIds)] : []),
    ...(type ? [['exam_type = ?', type] as const] : []),
    ...(outcome ? [[outcome === 'passed' ? PASSED_SQL : `NOT (${PASSED_SQL})`] as const] : []),
  ]

  return {
    async add({ answers, attemptId, ...exam }: NewResult, tx: Tx): Promise<ExamResult> {
      const result = { ...exam, score: answers.filter((answer) => answer.isCorrect).length }
      const { id } = await tables.results.insert({ ...result, attemptId, hasAnswers: true }, tx)
      const rows = answers.map((answer) => ({ ...answer, examResultId: id }))
      await tables.answers.insertAll(rows, tx)
      if (recorded) db.afterCommit(tx, () => recorded(result.examType))
      return { id, ...result }
    },

    all: { sql: 'SELECT count(*) FROM exam_results' } satisfies CountExpression,

    listFigures: (weeks: readonly Span[]): Promise<ExamFigures[]> =>
      readSpans<ExamFigures>(db, weeks, {
        tests: `SELECT count(*) FROM exam_results WHERE ${isWithin('created_at')}`,
        answers: `(SELECT count(user_answer) FROM exam_results JOIN user_answers ON exam_result_id = exam_results.id
            WHERE ${isWithin('created_at')})
          + (SELECT count(*) FROM series_questions WHERE ${isWithin('answered_at')})`,
      }),

    findLatest: (userId: number) => findOne('WHERE user_id = $1', [userId]),

    findOwn: (userId: number, id: number) => findOne('WHERE user_id = $1 AND id = $2', [userId, id]),

    findAny: (id: number) => findOne('WHERE id = $1', [id]),

    listOwn: (userId: number, slice: Slice): Promise<Page<ExamResult>> =>
      results.readPage({ conditions: [['user_id = ?', userId]], order: ORDERS.recent }, slice),

    list: (query: ResultQuery, slice: Slice): Promise<Page<ExamResult>> =>
      results.readPage({ conditions: toConditions(query), order: ORDERS[query.sort ?? 'recent'] }, slice),

    newestAfter(query: ResultQuery, last: ExamResult | undefined, limit: number): Promise<ExamResult[]> {
      const { where, values } = whereAll([...toConditions(query), ...(last ? isListedAfter(last) : [])])
      return results.read(`${where} ORDER BY ${ORDERS.recent} LIMIT ${limit}`, values)
    },

    async findOfAttempt({ id, userId }: Attempt): Promise<{ id: number; isLatest: boolean } | null> {
      const [found] = await db.read<{ id: number; latestId: number }>(
        `SELECT id, (SELECT id FROM exam_results WHERE user_id = $2 ORDER BY ${ORDERS.recent} LIMIT 1) AS "latestId"
         FROM exam_results WHERE attempt_id = $1`,
        [id, userId],
      )
      return found ? { id: found.id, isLatest: found.id === found.latestId } : null
    },

    async withAnswers({ hasAnswers, ...result }: StoredResult): Promise<ResultDetails> {
      if (!hasAnswers) return { result, answers: [], hasAnswers }
      const rows = await readJoined(
        db,
        graded,
        `user_answers AS answer JOIN question_versions AS version ON version.id = answer.question_version_id
         JOIN questions AS parent ON parent.id = version.question_id
         ${corrections.join('version')}
         WHERE answer.exam_result_id = $1 ORDER BY answer.position`,
        [result.id],
      )
      return {
        result,
        hasAnswers,
        answers: rows.map(({ answer, version: { number, ...version }, parent, correction }) => {
          const corrected = corrections.toCorrected({ number }, correction)
          return { ...answer, ...version, version: number, ...parent, ...corrected }
        }),
      }
    },

    /** Lists the active questions among those of a result that were not answered right, in its order. */
    async listMistakes({ userId, resultId }: { userId: number; resultId: number }) {
      const from = `exam_results AS result
        JOIN user_answers AS answer ON answer.exam_result_id = result.id
        JOIN question_versions AS given ON given.id = answer.question_version_id
        JOIN question_versions AS current
          ON current.question_id = given.question_id AND ${booleanIs(db, 'current.is_current', true)}
        WHERE result.id = $1 AND result.user_id = $2 AND ${booleanIs(db, 'answer.is_correct', false)}
        ORDER BY answer.position`
      const asked = { current: tables.versions.only('questionId', 'group') }
      return (await readJoined(db, asked, from, [resultId, userId])).map(({ current }) => current)
    },

    countScores,

    /** Lists results from before this moment that still have their answers, oldest first. */
    listWithAnswers: (until: Date, limit: number): Promise<Owned[]> =>
      tables.results
        .only('id', 'userId')
        .read(
          `WHERE ${booleanIs(db, 'has_answers', true)} AND created_at < $1 ORDER BY created_at, id LIMIT $2`,
          [until, limit],
        ),

    /** Returns the number of results. */
    async removeAnswers(ids: readonly number[], tx: Tx): Promise<number> {
      await tables.answers.remove({ examResultId: ids }, tx)
      return tables.results.update({ id: ids }, { hasAnswers: false }, tx)
    },

    /** Close the member's overdue exams first: their results may unlock the exam. */
    async isLocked(userId: number, type: ExamType, tx?: Tx): Promise<boolean> {
      return type === 'official' && !toProgress(await countScores(userId, tx)).isOfficialUnlocked
    },
  }
}

/** The share of right answers in thousandths, written exactly as in the index so that the database uses it. */
const SHARE = '(score * 1000 / total_questions)'

const ORDERS: Record<NonNullable<ResultQuery['sort']>, string> = {
  recent: 'created_at DESC, id DESC',
  oldest: 'created_at ASC, id ASC',
  best: `${SHARE} DESC, created_at DESC, id DESC`,
  worst: `${SHARE} ASC, created_at ASC, id ASC`,
}

/**
 * Selects results older than this one. Avoids OR, because SQLite would then sort all remaining rows for every
 * portion.
 */
const isListedAfter = ({ createdAt, id }: ExamResult): Condition[] => [
  ['created_at <= ?', createdAt],
  ['NOT (created_at = ? AND id >= ?)', createdAt, id],
]
