import { booleanIs, isAmong, whereAll } from '#db/conditions'
import type { Database, Tx } from '#db/database'
import { atLeast } from '#db/filter'
import { readJoined } from '#db/table'
import { drawOptionOrder } from '../letters'
import type { Tables, TableRow } from '../tables'
import { createCorrections } from '../questions/correction-store'

export type SeriesStore = ReturnType<typeof createSeriesStore>

export type OwnSeries = { userId: number; seriesId: number }

type Progress = { answered: number; open: number }

export type StoredSeries = TableRow<'series'>

type Answer = Pick<TableRow<'seriesQuestions'>, 'questionVersionId' | 'userAnswer' | 'recall' | 'answeredAt'>

type GivenAnswer = Answer &
  Pick<TableRow<'seriesQuestions'>, 'questionId' | 'optionOrder'> & { answeredAt: Date }

export function createSeriesStore(db: Database, tables: Tables) {
  const { series, seriesQuestions: asked, versions, memory } = tables
  const corrections = createCorrections(db, tables)
  const isCurrent = booleanIs(db, 'current.is_current', true)
  const currentOnes = `LEFT JOIN question_versions AS current
    ON current.question_id = asked.question_id AND ${isCurrent}`
  const progress = `CAST(count(user_answer) AS integer) AS answered,
    CAST(count(CASE WHEN user_answer IS NULL THEN current.id END) AS integer) AS open`

  return {
    async add(
      begun: Pick<StoredSeries, 'userId' | 'kind' | 'source' | 'createdAt'>,
      questionIds: readonly number[],
      tx: Tx,
    ): Promise<number> {
      const { id } = await series.insert({ ...begun, closedAt: null, answered: null, rightAnswers: null }, tx)
      const drawn = questionIds.map((questionId, index) => ({
        seriesId: id,
        position: index + 1,
        questionId,
        optionOrder: drawOptionOrder(),
        questionVersionId: null,
        userAnswer: null,
        recall: null,
        answeredAt: null,
      }))
      await asked.insertAll(drawn, tx)
      return id
    },

    findOwn: ({ userId, seriesId: id }: OwnSeries, tx?: Tx): Promise<StoredSeries | null> =>
      series.find({ id, userId }, tx),

    /** Finds the open series with its progress. */
    async findOpen(userId: number) {
      const [found] = await db.read<Pick<StoredSeries, 'id' | 'kind' | 'source'> & Progress>(
        `SELECT series.id, series.kind, series.source, ${progress} FROM series
         JOIN series_questions AS asked ON series_id = series.id ${currentOnes}
         WHERE series.user_id = $1 AND closed_at IS NULL GROUP BY series.id, series.kind, series.source`,
        [userId],
      )
      return found ?? null
    },

    /** `open` leaves out retired questions, which can no longer be answered. */
    async countProgress({ id }: Pick<StoredSeries, 'id'>, tx?: Tx): Promise<Progress> {
      const sql = `SELECT ${progress} FROM series_questions AS asked ${currentOnes} WHERE series_id = $1`
      return (await db.read<Progress>(sql, [id], { tx }))[0]!
    },

    async listPlaces({ id, userId }: Pick<StoredSeries, 'id' | 'userId'>) {
      const from = `series_questions AS asked
        LEFT JOIN question_versions AS given ON given.id = question_version_id
        LEFT JOIN question_versions AS current ON current.question_id = asked.question_id AND ${isCurrent}
        LEFT JOIN memory_states AS memory ON memory.question_id = asked.question_id AND memory.user_id = $2
        WHERE series_id = $1 ORDER BY position`
      const tables = {
        asked: asked.only('position', 'userAnswer'),
        given: versions.only('question', 'correctAnswer'),
        current: versions.only('edition'),
        memory: memory.only('edition', 'dueOn'),
      }
      return readJoined(db, tables, from, [id, userId])
    },

    async findQuestion({ seriesId, userId }: OwnSeries, position: number) {
      const from = `series_questions AS asked
        JOIN series ON series.id = series_id
        JOIN question_versions AS text ON text.id = coalesce(question_version_id,
          (SELECT id FROM question_versions AS current WHERE question_id = asked.question_id AND ${isCurrent}))
        LEFT JOIN memory_states AS memory
          ON memory.question_id = asked.question_id AND memory.user_id = series.user_id
        ${corrections.join('text')}
        WHERE series_id = $1 AND series.user_id = $2 AND position = $3`
      const columns = {
        asked: asked.only('userAnswer', 'optionOrder'),
        text: versions,
        memory: memory.only('edition'),
        series: series.only('kind', 'closedAt'),
      }
      const tables = { ...columns, correction: corrections.columns }
      const [found] = await readJoined(db, tables, from, [seriesId, userId, position])
      if (!found) return null
      const {
        correction,
        series: { kind, closedAt },
        ...rest
      } = found
      const isHidden = kind === 'legislation' && closedAt === null && rest.asked.userAnswer !== null
      return { ...rest, isHidden, corrected: corrections.toCorrected(found.text, correction) }
    },

    /** Keeps answers that were given outside a series as one that has ended. */
    async addAnswered(
      { userId, kind }: { userId: number; kind: 'trial' | 'theory' },
      answers: readonly GivenAnswer[],
      tx: Tx,
    ): Promise<void> {
      const [first] = answers
      if (!first) return
      const at = first.answeredAt
      const begun = { userId, kind, source: null, createdAt: at, closedAt: at }
      const { id: seriesId } = await series.insert({ ...begun, answered: null, rightAnswers: null }, tx)
      await asked.insertAll(
        answers.map((answer, index) => ({ seriesId, position: index + 1, ...answer })),
        tx,
      )
    },

    /** Lists the active questions among the wrong answers to a series, in its order. */
    async listMistakes({ seriesId, userId }: OwnSeries) {
      const from = `series_questions AS asked
        JOIN series ON series.id = series_id
        JOIN question_versions AS given ON given.id = question_version_id
        JOIN question_versions AS current ON current.question_id = asked.question_id AND ${isCurrent}
        WHERE series_id = $1 AND series.user_id = $2 AND user_answer <> given.correct_answer
        ORDER BY position`
      const rows = await readJoined(db, { current: versions.only('questionId', 'group') }, from, [
        seriesId,
        userId,
      ])
      return rows.map(({ current }) => current)
    },

    /** Finds the series of the answers that the member has given in the theory since this moment. */
    findTheory: (userId: number, since: Date, tx: Tx): Promise<StoredSeries | null> =>
      series.find({ userId, kind: 'theory', createdAt: atLeast(since) }, tx),

    /** Finds an answer with the edition that it was given to. */
    async findAnswer({ id }: Pick<StoredSeries, 'id'>, questionId: number, tx: Tx) {
      const from = `series_questions AS asked JOIN question_versions AS given ON given.id = question_version_id
        WHERE series_id = $1 AND asked.question_id = $2`
      const [found] = await readJoined(
        db,
        { asked, given: versions.only('edition') },
        from,
        [id, questionId],
        {
          tx,
        },
      )
      return found ? { ...found.asked, edition: found.given.edition } : null
    },

    async appendAnswer(
      { id: seriesId }: Pick<StoredSeries, 'id'>,
      answer: GivenAnswer,
      tx: Tx,
    ): Promise<void> {
      const [last] = await asked.list({ seriesId }, { order: 'position DESC', limit: 1, tx })
      await asked.insert({ seriesId, position: (last?.position ?? 0) + 1, ...answer }, tx)
    },

    findPlace: ({ id: seriesId }: Pick<StoredSeries, 'id'>, position: number, tx: Tx) =>
      asked.find({ seriesId, position }, tx),

    async answer(
      { seriesId, position }: Pick<TableRow<'seriesQuestions'>, 'seriesId' | 'position'>,
      answer: Answer,
      tx: Tx,
    ): Promise<void> {
      await asked.update({ seriesId, position }, answer, tx)
    },

    async close(userId: number, closedAt: Date, tx: Tx): Promise<void> {
      await series.update({ userId, closedAt: null }, { closedAt }, tx)
    },

    /** Lists series that still have their answers, none of them since this moment, oldest first. */
    listWithAnswers: (until: Date, limit: number): Promise<Pick<StoredSeries, 'id' | 'userId'>[]> =>
      series
        .only('id', 'userId')
        .read(`WHERE ${isOld('$1')} ORDER BY created_at, id LIMIT $2`, [until, limit]),

    /**
     * Stores the results of these series, closes those that are open, and removes their questions. Skips a series that
     * was answered since `until`. Returns the number of series.
     */
    async removeAnswers(ids: readonly number[], { until, now }: Record<'until' | 'now', Date>, tx: Tx) {
      const { where, values } = whereAll([isAmong(db, 'id', ids)], 2)
      const ended = await db.writeReturning<{ id: number }>(
        `UPDATE series SET closed_at = COALESCE(closed_at, $2),
           answered = (SELECT count(user_answer) FROM series_questions WHERE series_id = series.id),
           right_answers = (SELECT count(*) FROM series_questions
             JOIN question_versions AS given ON given.id = question_version_id
             WHERE series_id = series.id AND user_answer = correct_answer)
         ${where} AND ${isOld('$1')} RETURNING id`,
        [until, now, ...values],
        tx,
      )
      await asked.remove({ seriesId: ended.map(({ id }) => id) }, tx)
      return ended.length
    },
  }
}

const isOld = (until: string) =>
  `right_answers IS NULL AND created_at < ${until} AND NOT EXISTS (
    SELECT 1 FROM series_questions WHERE series_id = series.id AND answered_at >= ${until})`
