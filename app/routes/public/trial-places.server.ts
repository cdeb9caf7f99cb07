import type { BankQuestion, Letter, TrialItem } from '#modules/exams'
import { type KeptTrial, readTrial } from '#app/http/trial.server'
import { site } from '#app/start/modules.server'
import type { TrialTheme } from '#app/ui/trial/trial-end'

/** A trial that goes on, with its questions as they are today. */
type OpenTrial = { kept: KeptTrial; places: Place[] }

/** Without a question where that has changed since it was drawn. */
type Place = { number: number; item: TrialItem; question: BankQuestion | null }

/** Null also where none of its questions is left. */
export async function openTrial(request: Request): Promise<OpenTrial | null> {
  const kept = await readTrial(request)
  if (!kept) return null
  const questions = await site().exams.readTrial(kept.items)
  const places = kept.items.map((item, index) => ({
    number: index + 1,
    item,
    question: questions[index] ?? null,
  }))
  return places.some(({ question }) => question) ? { kept, places } : null
}

/** The number of the first question without an answer; null once there is none. */
export function nextIn({ places }: OpenTrial): number | null {
  return places.find((place) => isOpen(place))?.number ?? null
}

/** No further than the first question without an answer. */
export function placeIn(trial: OpenTrial, number: number | null): Place | undefined {
  return trial.places.find((place) => place.number === number && number <= (nextIn(trial) ?? number))
}

/** Its right answer is shown once it has an answer. */
export function toAsk({ item, question }: Place) {
  if (!question) return { state: 'gone' as const }
  if (item.userAnswer !== null) return { state: 'answered' as const, question: { ...question, ...item } }
  const { question: text, optionA, optionB, optionC, theme, picture, pictureAlt } = question
  const shown = { question: text, optionA, optionB, optionC, theme, picture, pictureAlt }
  return { state: 'open' as const, question: { ...shown, optionOrder: item.optionOrder } }
}

export const isOpen = ({ item, question }: Place) => question !== null && item.userAnswer === null

export function withAnswer({ kept }: OpenTrial, { number }: Place, userAnswer: Letter): KeptTrial {
  const items = kept.items.map((item, index) => (index === number - 1 ? { ...item, userAnswer } : item))
  return { ...kept, items }
}

/** What came of a trial, theme by theme in the order of its questions. */
export async function endOf({ places }: OpenTrial) {
  const { exams } = site()
  const [lessons, bank] = await Promise.all([exams.listLessons(), exams.countQuestions()])
  const themes = new Map<string, TrialTheme>()
  for (const { item, question } of places) {
    if (!question) continue
    const theme = question.theme ?? ''
    const lesson = lessons.find((one) => one.theme === theme)?.slug ?? null
    const { right, total } = themes.get(theme) ?? { right: 0, total: 0 }
    const isRight = item.userAnswer === question.correctAnswer
    themes.set(theme, { theme, lesson, right: right + Number(isRight), total: total + 1 })
  }
  return { themes: [...themes.values()], gone: places.filter(({ question }) => !question).length, bank }
}
