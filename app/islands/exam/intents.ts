/**
 * What a button of the exam's form asks for. `time-up` hands in what there is; `question-7` is a way
 * to another question.
 */
export type Intent = 'previous' | 'next' | 'finish' | 'time-up' | `question-${string}`

/** Going on and handing in are the two that ask for an answer. */
export function needsAnswer(intent: Intent): boolean {
  return intent === 'next' || intent === 'finish'
}

export function endsExam(intent: Intent): intent is 'finish' | 'time-up' {
  return intent === 'finish' || intent === 'time-up'
}

/** The number of the question that is shown after question `number`. */
export function questionAfter(number: number, intent: Intent): number {
  if (intent.startsWith('question-')) return Number(intent.slice('question-'.length))
  return number + (intent === 'previous' ? -1 : 1)
}
