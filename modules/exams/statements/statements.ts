import type { Database, Tx, Queue } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { LessonStore } from '../lessons/store'
import { dueBefore } from '../rules'
import { type CHECK_FILTERS, hasLegalText } from './schema'
import { itemStatistics } from '../questions/statistics'
import type { StatisticsStore } from '../questions/statistics-store'
import type { CountedVersion, LastVersion, Statement, StatementRead, StatementStore, Subject } from './store'

export type StatementQuery = { [Name in keyof typeof CHECK_FILTERS]?: (typeof CHECK_FILTERS)[Name][number] }

export interface Statements {
  /** Lists the statements that were never checked, then the others, oldest check first. */
  list(query: StatementQuery, slice: Slice): Promise<Page<Statement>>

  /** The statements that are due for a check. */
  dueQueue(): Queue

  /** Finds the last version of each question, even of a retired one, and of each lesson. */
  findLast(subjects: readonly Subject[], tx?: Tx): Promise<LastVersion[]>

  /** Finds the same versions as `findLast`, with the statistics of each question. */
  findLastCounted(subjects: readonly Subject[]): Promise<CountedVersion[]>

  /**
   * Marks a version as checked today. Refuses with 'changed' if it is no longer the current version. Refuses
   * with 'no-text' if a question is checked as 'texte' but lacks its article or its URL.
   */
  check(
    read: StatementRead,
    tx?: Tx,
  ): Promise<Result<{ before: Statement; after: Statement }, 'not-found' | 'changed' | 'no-text'>>
}

type Deps = {
  db: Database
  clock: Clock
  statements: StatementStore
  statistics: StatisticsStore
  lessons: LessonStore
}

export function createStatements({ db, clock, statements, statistics, lessons }: Deps): Statements {
  return {
    list({ kind, show }, slice) {
      const before = show === 'due' ? dueBefore(clock.now()) : undefined
      return statements.list({ kind, before, unread: show === 'unread' }, slice)
    },

    dueQueue: () => statements.checkedBefore(dueBefore(clock.now())),
    findLast: statements.findLast,

    async findLastCounted(subjects) {
      const found = await statements.findLast(subjects)
      const tallies = await statistics.countAnswers(found.flatMap(({ counted }) => counted?.versionId ?? []))
      return found.map(({ counted, ...rest }) => {
        if (!counted) return { ...rest, question: null, statistics: null }
        const { versionId, optionA, optionB, optionC, correctAnswer } = counted
        const question = { optionA, optionB, optionC, correctAnswer }
        return {
          ...rest,
          question,
          statistics: itemStatistics(correctAnswer, tallies.get(versionId) ?? [], counted),
        }
      })
    },

    check: (given, outer) =>
      db.transaction(async (tx) => {
        const { kind, id, read } = given
        if (kind === 'lesson') await lessons.lock(id, tx)
        const before = await statements.find(kind, id, tx)
        if (!before) return refuse('not-found')
        if (before.version !== read) return refuse('changed')
        // A lesson keeps its `checkedBy`, because pages show it. Only the form of the lesson changes it.
        const checkedBy = (kind === 'lesson' && before.checkedBy) || given.checkedBy
        if (kind === 'question' && checkedBy === 'texte' && !hasLegalText(before)) return refuse('no-text')
        const check = { checkedOn: dayInBelgium(clock.now()), checkedBy }
        // A question is not locked, so somebody may have revised it since `find`.
        if (!(await statements.note(given, check, tx))) return refuse('changed')
        return ok({ before, after: { ...before, ...check } })
      }, outer),
  }
}
