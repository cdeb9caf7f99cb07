import type { Database } from '#db/database'
import type { Identity } from '#modules/identity'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { ok, refuse, type Result } from '#modules/kernel/result'
import type { StudyMemory } from '../memory/memory'
import { draw } from '../questions/draw'
import type { ResultStore } from '../results/store'
import { LAW_PAPER_QUESTIONS } from '../rules'
import type { StudyPlanStore } from '../study-plans/store'
import { planToday } from '../study-plans/today'
import { chooseQuestions, withGroupsApart } from './order'
import type { SeriesChoice } from './schema'
import type { OwnSeries, SeriesStore, StoredSeries } from './store'

type StartRefusal = 'signed-out' | 'nothing-to-ask'

type Started = Promise<Result<{ seriesId: number }, StartRefusal>>

/** Whose mistakes are asked again. */
export type Again = { seriesId: number } | { resultId: number }

/** Each start closes the member's open series. It refuses with 'nothing-to-ask' if there is no question for it. */
export interface Starting {
  start(userId: number, choice: SeriesChoice): Started

  /** Starts what is left of the plan for today. */
  startToday(userId: number): Started

  /** Starts a law paper: questions on legislation only, drawn by the blueprint. */
  startLawPaper(userId: number): Started

  /**
   * Starts the questions that this series or exam left wrong, in their order. Leaves out retired ones, and asks changed
   * ones in their new edition.
   */
  startAgain(userId: number, of: Again): Promise<Result<{ seriesId: number }, StartRefusal | 'not-found'>>
}

type Deps = {
  db: Database
  clock: Clock
  identity: Identity
  series: SeriesStore
  results: ResultStore
  plans: StudyPlanStore
  listStudied: StudyMemory['listStudied']
}

export function createStarting(deps: Deps): Starting {
  const { db, clock, identity, series, results, plans, listStudied } = deps
  const today = () => dayInBelgium(clock.now())

  // Locks the user row, so that two devices cannot begin two series at once.
  const begin = async (
    begun: Pick<StoredSeries, 'userId' | 'kind' | 'source'>,
    chosen: readonly { id: number }[],
  ) => {
    if (chosen.length === 0) return refuse('nothing-to-ask')
    return db.transaction(async (tx) => {
      const { userId } = begun
      if (!(await identity.accounts.lockMember(userId, tx))) return refuse('signed-out')
      const createdAt = clock.now()
      await series.close(userId, createdAt, tx)
      const questionIds = chosen.map(({ id }) => id)
      return ok({ seriesId: await series.add({ ...begun, createdAt }, questionIds, tx) })
    })
  }

  /** Tells nothing of a law paper before its end. */
  async function findSeriesMistakes(own: OwnSeries) {
    const found = await series.findOwn(own)
    if (!found) return null
    const isHidden = found.kind === 'legislation' && found.closedAt === null
    if (isHidden && (await series.countProgress(found)).open > 0) return null
    return series.listMistakes(own)
  }

  async function findExamMistakes(own: { userId: number; resultId: number }) {
    return (await results.findOwn(own.userId, own.resultId)) && results.listMistakes(own)
  }

  return {
    async start(userId, choice) {
      const chosen = chooseQuestions(await listStudied(userId), choice, today())
      return begin({ userId, kind: 'revision', source: choice.source }, chosen)
    },

    async startToday(userId) {
      const date = today()
      const [bank, settings] = await Promise.all([listStudied(userId), plans.find(userId, date)])
      const { due, fresh } = planToday(bank, settings, date)
      return begin({ userId, kind: 'today', source: null }, withGroupsApart([...due, ...fresh]))
    },

    async startLawPaper(userId) {
      const drawn = draw(await listStudied(userId), LAW_PAPER_QUESTIONS, { blueprint: 'legislation' })
      return begin({ userId, kind: 'legislation', source: null }, drawn ?? [])
    },

    async startAgain(userId, of) {
      const mistakes =
        'seriesId' in of
          ? await findSeriesMistakes({ userId, ...of })
          : await findExamMistakes({ userId, ...of })
      if (!mistakes) return refuse('not-found')
      const chosen = withGroupsApart(mistakes).map(({ questionId: id }) => ({ id }))
      return begin({ userId, kind: 'revision', source: 'mistakes' }, chosen)
    },
  }
}
