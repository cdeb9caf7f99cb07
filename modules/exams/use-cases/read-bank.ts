import type { Page, Slice } from '#modules/kernel/page'
import { ok, refuse } from '#modules/kernel/result'
import type { BankQuestion, Exams, ExamQuestion } from '../contract'
import type { ActiveQuestion } from '../data/active-questions'
import type { ExamType } from '../domain/rules'
import { closeBeforeReading } from './close-attempt'
import type { Parts } from './parts'
import { isLocked } from './unlock'

export async function studyQuestion({ bank }: Parts, position: number): ReturnType<Exams['studyQuestion']> {
  const { items, total } = await bank.list('own', { limit: 1, offset: position - 1 })
  return { question: items[0] ?? null, total }
}

export function listQuestions({ bank }: Parts, slice: Slice): Promise<Page<BankQuestion>> {
  return bank.list('newest', slice)
}

export async function drawQuestions(
  parts: Parts,
  userId: number,
  type: ExamType,
  count: number,
): ReturnType<Exams['drawQuestions']> {
  await closeBeforeReading(parts, userId)
  if (await isLocked(parts, userId, type)) return refuse('locked')
  const drawn = await parts.bank.draw(count)
  return drawn.length < count ? refuse('not-enough-questions') : ok(drawn.map(toExamQuestion))
}

function toExamQuestion(drawn: ActiveQuestion): ExamQuestion {
  const { id, question, optionA, optionB, optionC, correctAnswer, theme } = drawn
  return { id, question, optionA, optionB, optionC, correctAnswer, theme }
}
