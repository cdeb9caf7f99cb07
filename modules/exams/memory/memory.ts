import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import { dayInBelgium } from '#modules/kernel/day'
import { type Stopping, sweep } from '#modules/kernel/sweep'
import { QUESTIONS_TO_KNOW } from '../rules'
import { type Calibration, fitGuess, toCalibration } from './calibration'
import { type Chances, type PredictedQuestion, toChances } from './chance'
import { predictAnswers, type Study, toStudy } from './study'
import { type StudiedQuestion, toStudied } from './studied'
import type { MemoryStore } from './store'
import type { TallyStore } from './tally-store'

export type StudiedBank = {
  bank: StudiedQuestion[]
  study: Study
  /** Null until enough questions are answered. */
  predicted: PredictedQuestion[] | null
  /** The probability of guessing right. */
  guess: number
}

export interface StudyMemory {
  /** Lists every active question, oldest first. */
  listStudied(userId: number): Promise<StudiedQuestion[]>

  /** Returns what a member knows on a day in Belgium. */
  findStudied(userId: number, date: string): Promise<StudiedBank>

  /** `chances` is null until enough questions are answered. */
  findChances(userId: number): Promise<{ chances: Chances | null; answered: number }>

  /** Compares the predicted recall with the answers of all members. */
  findCalibration(): Promise<Calibration>

  /** Adds the answers since the last call to the sums of questions and of the calibration, and returns their number. */
  tallyAnswers(stopping?: Stopping): Promise<number>
}

type Deps = { db: Database; clock: Clock; memory: MemoryStore; tallies: TallyStore }

export function createMemory({ db, clock, memory, tallies }: Deps): StudyMemory {
  const today = () => dayInBelgium(clock.now())

  const listStudied = async (userId: number, date: string) =>
    toStudied(await memory.listBank(userId), userId, date)

  async function findStudied(userId: number, date: string): Promise<StudiedBank> {
    const [bank, bands] = await Promise.all([listStudied(userId, date), tallies.listBands()])
    const guess = fitGuess(bands)
    const study = toStudy(bank, date)
    const predicted = study.answered < QUESTIONS_TO_KNOW ? null : predictAnswers(bank, guess)
    return { bank, study, predicted, guess }
  }

  return {
    listStudied: (userId) => listStudied(userId, today()),
    findStudied,

    async findChances(userId) {
      const { predicted, study } = await findStudied(userId, today())
      return { chances: predicted && toChances(predicted), answered: study.answered }
    },

    findCalibration: async () => toCalibration(await tallies.listBands()),

    tallyAnswers: (stopping) => sweep(stopping, () => db.transaction((tx) => tallies.tally(PORTION, tx))),
  }
}

/** The number of answers that one transaction tallies. */
const PORTION = 1000
