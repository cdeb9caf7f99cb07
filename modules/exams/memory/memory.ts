import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import { DRAWS, type ExamType, QUESTIONS_TO_KNOW } from '../rules'
import type { StudyPlan, StudyPlanStore } from '../study-plans/store'
import { type Forecast, type Today, toForecast, toToday } from '../study-plans/today'
import { type Calibration, toCalibration, toGuess } from './calibration'
import { type Chances, toChance, toChances } from './chance'
import { type Study, toStudy, withProbabilities } from './overview'
import { type StudiedQuestion, toStudied } from './studied'
import type { MemoryStore } from './store'
import type { TallyStore } from './tally-store'

export type StudyOverview = Study &
  Omit<StudyPlan, 'answerSeconds'> & {
    /** The day in Belgium. */
    date: string
    today: Today
    /** The chance of passing the next exam today. Null until enough questions are answered, or if the bank is too small. */
    chance: number | null
    forecast: Forecast | null
  }

export interface StudyMemory {
  /** Lists every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>

  /** `next` is the exam of which the chance is told. */
  findOverview(userId: number, next?: ExamType): Promise<StudyOverview>

  /** `chances` is null until enough questions are answered. */
  findChances(userId: number): Promise<{ chances: Chances | null; answered: number }>

  findToday(userId: number): Promise<Today>

  /** Compares the predicted recall with the answers of all members. */
  findCalibration(): Promise<Calibration>

  /** Adds the answers since the last call to the sums of questions and of the calibration, and returns their number. */
  tallyAnswers(stopping?: Stopping): Promise<number>
}

type Deps = { db: Database; clock: Clock; memory: MemoryStore; tallies: TallyStore; plans: StudyPlanStore }

export function createMemory({ db, clock, memory, tallies, plans }: Deps): StudyMemory {
  const today = () => dayInBelgium(clock.now())

  async function listStudied(userId: number): Promise<StudiedQuestion[]> {
    return toStudied(await memory.listBank(userId), userId, today())
  }

  async function readBank(userId: number) {
    const [bank, bands] = await Promise.all([listStudied(userId), tallies.listBands()])
    const guess = toGuess(bands)
    const study = toStudy(bank, today())
    const isKnown = study.answered >= QUESTIONS_TO_KNOW
    return { bank, guess, study, chanced: isKnown ? withProbabilities(bank, guess) : null }
  }

  return {
    listStudied,

    async findOverview(userId, next = 'practice') {
      const [{ bank, guess, study, chanced }, plan] = await Promise.all([
        readBank(userId),
        plans.find(userId, today()),
      ])
      const date = today()
      const draw = DRAWS[next]
      const { answerSeconds: _, ...settings } = plan
      return {
        ...{ ...study, ...settings, date },
        today: toToday(bank, plan, date),
        chance: chanced && toChance(chanced, draw),
        forecast: toForecast(bank, plan, { today: date, guess, draw }),
      }
    },

    async findChances(userId) {
      const { chanced, study } = await readBank(userId)
      return { chances: chanced && toChances(chanced), answered: study.answered }
    },

    async findToday(userId) {
      const [bank, plan] = await Promise.all([listStudied(userId), plans.find(userId, today())])
      return toToday(bank, plan, today())
    },

    findCalibration: async () => toCalibration(await tallies.listBands()),

    tallyAnswers: (stopping) => sweep(stopping, () => db.transaction((tx) => tallies.tally(PORTION, tx))),
  }
}

/** The number of answers that one transaction tallies. */
const PORTION = 1000
