import { z } from 'zod'
import type { ExamType } from '../../../modules/exams'
import { parseId } from '../../http/ids'

/**
 * `time-up` comes from the clock at zero: it hands in what there is. `question-7` is a way to
 * another question, which saves what is marked on this one.
 */
export const answerSchema = z.object({
  // What is none of the options is no answer.
  userAnswer: z.enum(['A', 'B', 'C']).optional().catch(undefined),
  intent: z.enum(['previous', 'next', 'finish', 'time-up']).or(z.templateLiteral(['question-', z.int()])),
})

export type Intent = z.output<typeof answerSchema>['intent']

/** Going on and handing in are the two that ask for an answer. */
export function needsAnswer(intent: Intent): boolean {
  return intent === 'next' || intent === 'finish'
}

/** The number of the question that is shown after question `number`. */
export function questionAfter(number: number, intent: Intent): number {
  if (intent.startsWith('question-')) return Number(intent.slice('question-'.length))
  return number + (intent === 'previous' ? -1 : 1)
}

/** `/quiz?type=…&attempt=ID&q=N`: an id or a number that is none is null. */
export function readQuizQuery(request: Request) {
  const query = new URL(request.url).searchParams
  const type: ExamType = query.get('type') === 'official' ? 'official' : 'practice'
  return {
    type,
    hasAttempt: query.has('attempt'),
    attemptId: parseId(query.get('attempt')),
    number: parseId(query.get('q')),
  }
}
