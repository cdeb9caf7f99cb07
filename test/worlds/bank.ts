import type { Exams, Letter } from '#modules/exams'
import type { QuestionFields } from '#modules/exams/schemas'

/** A question whose right answer is B, told apart by its number. */
export function question(number: number, changes: Partial<QuestionFields> = {}): QuestionFields {
  return {
    ...bareQuestion(number),
    theme: 'transport',
    explanation: `Parce que ${number}.`,
    source: `Règle ${number}`,
    ...changes,
  }
}

/** The same, without what may be left out. */
export function bareQuestion(number: number) {
  return {
    question: `Question d'exercice ${number} ?`,
    optionA: `Fausse ${number}a`,
    optionB: `Juste ${number}`,
    optionC: `Fausse ${number}c`,
    correctAnswer: 'B' as const,
  }
}

export function questions(count: number): QuestionFields[] {
  return Array.from({ length: count }, (_, index) => question(index + 1))
}

export const RIGHT: Letter = 'B'
export const WRONG: Letter = 'A'

/** Takes a whole exam: so many right answers, then wrong ones. */
export async function takeExam(
  exams: Exams,
  userId: number,
  { right, type = 'practice' }: { right: number; type?: 'practice' | 'official' },
) {
  const started = await exams.start(userId, type)
  if (!started.ok) throw new Error(started.code)
  const { attemptId } = started.value
  const attempt = await exams.findAttempt({ userId: userId, attemptId: attemptId })
  if (attempt?.status !== 'running') throw new Error('not running')
  const answers = attempt.questions.map(({ position }) => ({
    position,
    letter: position <= right ? RIGHT : WRONG,
  }))
  await exams.answer({ userId: userId, attemptId: attemptId }, answers)
  return exams.finish({ userId: userId, attemptId: attemptId })
}
