import type { ShownQuestion, Letter, TrialItem } from '#modules/exams'
import { type KeptTrial, readTrial } from '#app/http'
import { site } from '#app/start/modules.server'

type OpenTrial = { trial: KeptTrial; places: Place[] }

/** `question` is null if it was changed or retired after it was drawn. */
type Place = { number: number; item: TrialItem; question: ShownQuestion | null }

/** Reads the trial with its questions. Returns null if there is no trial or no question is left. */
export async function openTrial(request: Request): Promise<OpenTrial | null> {
  const trial = await readTrial(request)
  if (!trial) return null
  const questions = await site().exams.trial.read(trial.items)
  const places = trial.items.map((item, index) => ({
    number: index + 1,
    item,
    question: questions[index] ?? null,
  }))
  return places.some(({ question }) => question) ? { trial, places } : null
}

export function findNext({ places }: OpenTrial): number | null {
  return places.find((place) => isOpen(place))?.number ?? null
}

/** Finds a question of the trial, up to the first unanswered one. Returns undefined for later questions. */
export function findPlace(trial: OpenTrial, number: number | null): Place | undefined {
  return trial.places.find((place) => place.number === number && number <= (findNext(trial) ?? number))
}

/** Includes the right answer only once the question is answered. */
export function toQuestion({ item, question }: Place) {
  if (!question) return { state: 'gone' as const }
  if (item.userAnswer !== null) return { state: 'answered' as const, question: { ...question, ...item } }
  const { question: text, optionA, optionB, optionC, theme, picture, pictureAlt } = question
  const visible = { question: text, optionA, optionB, optionC, theme, picture, pictureAlt }
  return { state: 'open' as const, question: { ...visible, optionOrder: item.optionOrder } }
}

export const isOpen = ({ item, question }: Place) => question !== null && item.userAnswer === null

export function withAnswer({ trial }: OpenTrial, { number }: Place, userAnswer: Letter): KeptTrial {
  const items = trial.items.map((item, index) => (index === number - 1 ? { ...item, userAnswer } : item))
  return { ...trial, items }
}

export async function summarizeTrial({ places }: OpenTrial) {
  const { exams } = site()
  const [lessons, bank] = await Promise.all([exams.lessons.listSlugs(), exams.questions.count()])
  const answers = places.flatMap(({ item, question }) =>
    question ? [{ theme: question.theme, isCorrect: item.userAnswer === question.correctAnswer }] : [],
  )
  return { answers, lessons, bank, gone: places.length - answers.length }
}
