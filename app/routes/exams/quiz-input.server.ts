import { z } from 'zod'
import type { ExamType } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { parseId } from '#app/http/address'

export const answerSchema = z.object({
  // What is none of the options is no answer.
  userAnswer: z.enum(LETTERS).optional().catch(undefined),
  intent: z
    .enum(['previous', 'next', 'finish', 'time-up'])
    .or(z.templateLiteral(['question-', z.string().regex(/^\d{1,2}$/)])),
})

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
