import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import type { Difficulty } from '../rules'
import type { StudyPlan, StudyPlanStore } from '../study-plans/store'
import { type Standing, standingOf } from './card'
import { type BoxShare, type Chances, sharesOf } from './chance'
import { answersADay, type Pace } from './daily-goal'
import { type Study, studyOf } from './overview'
import type { MasteryStore } from './store'

/** An active question, and what a member knows of it. */
export type StudiedQuestion = Standing & {
  id: number
  /** Among all active questions, oldest first, counted from 1: its number in theory. */
  number: number
  theme: string | null
  difficulty: Difficulty | null
  /** Of questions that answer each other. */
  group: string | null
}

/** How far a member has come, and what is next. Days are those of Belgium. */
export type StudyOverview = Study &
  StudyPlan & {
    today: string
    /** Null without a date of the exam, on that day and after it. */
    pace: Pace | null
  }

export interface StudyMemory {
  /** Every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>

  findOverview(userId: number): Promise<StudyOverview>

  /** Those of the overview alone. */
  findChances(userId: number): Promise<Chances | null>

  /** From box 1 to box 5. */
  findBoxShares(): Promise<BoxShare[]>
}

type Deps = { clock: Clock; mastery: MasteryStore; plans: StudyPlanStore }

export function createMemory({ clock, mastery, plans }: Deps): StudyMemory {
  async function readStudy(userId: number, today: string) {
    const [bank, tallies] = await Promise.all([mastery.listBank(userId), mastery.boxTallies()])
    return { bank, study: studyOf(bank, tallies, today) }
  }

  return {
    async listStudied(userId) {
      const bank = await mastery.listBank(userId)
      return bank.map(({ questionId: id, theme, difficulty, group, edition, memory }, index) => {
        return { id, number: index + 1, theme, difficulty, group, ...standingOf(memory, edition) }
      })
    },

    async findOverview(userId) {
      const today = dayInBelgium(clock.now())
      const [{ bank, study }, plan] = await Promise.all([readStudy(userId, today), plans.find(userId)])
      const { examDate } = plan
      const pace = examDate === null ? null : answersADay(bank, { today, examDate })
      return { ...study, ...plan, today, pace }
    },

    findChances: async (userId) => (await readStudy(userId, dayInBelgium(clock.now()))).study.chances,

    findBoxShares: async () => sharesOf(await mastery.boxTallies()),
  }
}
