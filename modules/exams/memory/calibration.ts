import type { TableRow } from '../tables'
import { predictRightAnswer } from './probability'

/** The probability of guessing one of three options. */
const ASSUMED_GUESS = 1 / 3
/** With fewer answers of all members, the probability of guessing right is assumed. */
const ANSWERS_TO_CALIBRATE = 1000

/** The sums over the answers whose predicted recall R lay in one tenth; a right answer counts 1. */
export type BandSums = TableRow<'bands'>

export type Calibration = {
  answers: number
  /** The probability of guessing right, as `predictRightAnswer` takes it. */
  guess: number
  /** The mean square of the difference between prediction and answer; null without answers. */
  brier: number | null
  /** Ten bands of the predicted recall. Both shares are of right answers. */
  bands: { from: number; to: number; answers: number; predicted: number; observed: number }[]
}

export function toCalibration(sums: readonly BandSums[]): Calibration {
  const guess = fitGuess(sums)
  const answers = total(sums, 'answers')
  const squares = total(sums, 'recallSquares') - 2 * total(sums, 'recallRight') + total(sums, 'rightAnswers')
  const brier =
    (squares - 2 * guess * sumGuessedResiduals(sums) + guess ** 2 * sumGuessedSquares(sums)) / answers
  const bands = sums.map(({ band, answers, rightAnswers, recallSum }) => {
    const predicted = predictRightAnswer(recallSum / answers, guess)
    return { from: band / 10, to: (band + 1) / 10, answers, predicted, observed: rightAnswers / answers }
  })
  return { answers, guess, brier: answers === 0 ? null : brier, bands }
}

/**
 * Fits c in c + (1 − c) R to the answers by least squares. Returns at most `ASSUMED_GUESS`, and exactly that below
 * `ANSWERS_TO_CALIBRATE` answers.
 */
export function fitGuess(sums: readonly BandSums[]): number {
  if (total(sums, 'answers') < ANSWERS_TO_CALIBRATE || sumGuessedSquares(sums) === 0) return ASSUMED_GUESS
  return Math.min(ASSUMED_GUESS, Math.max(0, sumGuessedResiduals(sums) / sumGuessedSquares(sums)))
}

/** The sum of (1 − R) × (answer − R). */
const sumGuessedResiduals = (sums: readonly BandSums[]) =>
  total(sums, 'rightAnswers') -
  total(sums, 'recallSum') -
  total(sums, 'recallRight') +
  total(sums, 'recallSquares')

/** The sum of (1 − R)². */
const sumGuessedSquares = (sums: readonly BandSums[]) =>
  total(sums, 'answers') - 2 * total(sums, 'recallSum') + total(sums, 'recallSquares')

const total = (sums: readonly BandSums[], of: Exclude<keyof BandSums, 'band'>) =>
  sums.reduce((all, one) => all + one[of], 0)
