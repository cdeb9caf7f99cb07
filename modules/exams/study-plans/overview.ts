import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { toChance } from '../memory/chance'
import type { StudyMemory } from '../memory/memory'
import type { Study } from '../memory/study'
import { DRAWS, type ExamType } from '../rules'
import type { StudyPlan, StudyPlanStore } from './store'
import { type Forecast, type Today, toForecast, toToday } from './today'

export type StudyOverview = Study &
  Pick<StudyPlan, 'examDate' | 'minutes' | 'reminders' | 'open'> & {
    /** The day in Belgium. */
    date: string
    plan: Today
    /** The chance of passing the next exam today. Null until enough questions are answered, or if the bank is too small. */
    chance: number | null
    forecast: Forecast | null
  }

export interface Overviews {
  /** `next` is the exam whose chance is returned. */
  findOverview(userId: number, next?: ExamType): Promise<StudyOverview>

  findToday(userId: number): Promise<Today>
}

type Deps = {
  clock: Clock
  plans: StudyPlanStore
  studyMemory: Pick<StudyMemory, 'findStudied'>
}

export function createOverviews({ clock, plans, studyMemory }: Deps): Overviews {
  async function find(userId: number) {
    const date = dayInBelgium(clock.now())
    const [studied, settings] = await Promise.all([
      studyMemory.findStudied(userId, date),
      plans.find(userId, date),
    ])
    return { ...studied, settings, date, plan: toToday(studied.bank, settings, date) }
  }

  return {
    async findOverview(userId, next = 'practice') {
      const { bank, study, predicted, guess, settings, date, plan } = await find(userId)
      const { examDate, minutes, reminders, open } = settings
      const draw = DRAWS[next]
      return {
        ...{ ...study, examDate, minutes, reminders, open, date, plan },
        chance: predicted && toChance(predicted, draw),
        forecast: toForecast(bank, settings, { date, guess, draw, isChanceKnown: predicted !== null }),
      }
    },

    findToday: async (userId) => (await find(userId)).plan,
  }
}
