import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import type { Difficulty } from '../rules'
import type { StudyPlan, StudyPlanStore } from '../study-plans/store'
import { type CardState, toCardState } from './card'
import { type BoxShare, type Chances, toShares } from './chance'
import { type DailyGoal, toDailyGoal } from './daily-goal'
import { type Study, toStudy } from './overview'
import type { CardStore } from './store'

export type StudiedQuestion = CardState & {
  id: number
  /** The question's place among the active ones, from 1 for the oldest. */
  number: number
  theme: string | null
  difficulty: Difficulty | null
  group: string | null
}

export type StudyOverview = Study &
  StudyPlan & {
    today: string
    dailyGoal: DailyGoal | null
  }

export interface StudyMemory {
  /** Lists every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>

  findOverview(userId: number): Promise<StudyOverview>

  findChances(userId: number): Promise<Chances | null>

  findBoxShares(): Promise<BoxShare[]>

  /** Adds the answers since the last call to the sums of questions and boxes, and returns their number. */
  tallyAnswers(stopping?: Stopping): Promise<number>
}

type Deps = { db: Database; clock: Clock; cards: CardStore; plans: StudyPlanStore }

export function createMemory({ db, clock, cards, plans }: Deps): StudyMemory {
  async function readStudy(userId: number, today: string) {
    const [bank, tallies] = await Promise.all([cards.listBank(userId), cards.boxTallies()])
    return { bank, study: toStudy(bank, tallies, today) }
  }

  return {
    async listStudied(userId) {
      const bank = await cards.listBank(userId)
      return bank.map(({ questionId: id, theme, difficulty, group, edition, card }, index) => {
        return { id, number: index + 1, theme, difficulty, group, ...toCardState(card, edition) }
      })
    },

    async findOverview(userId) {
      const today = dayInBelgium(clock.now())
      const [{ bank, study }, plan] = await Promise.all([readStudy(userId, today), plans.find(userId)])
      const { examDate } = plan
      const dailyGoal = examDate === null ? null : toDailyGoal(bank, { today, examDate })
      return { ...study, ...plan, today, dailyGoal }
    },

    findChances: async (userId) => (await readStudy(userId, dayInBelgium(clock.now()))).study.chances,

    findBoxShares: async () => toShares(await cards.boxTallies()),

    tallyAnswers: (stopping) => sweep(stopping, () => db.transaction((tx) => cards.tally(PORTION, tx))),
  }
}

/** The number of answers that one transaction tallies. */
const PORTION = 1000
