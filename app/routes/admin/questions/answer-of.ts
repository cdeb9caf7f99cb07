import type { QuestionFields } from '#modules/exams'

type Answered = Pick<QuestionFields, 'correctAnswer' | 'optionA' | 'optionB' | 'optionC'>

/** 'B. Les armes soumises à autorisation' */
export function answerOf({ correctAnswer, optionA, optionB, optionC }: Answered): string {
  return `${correctAnswer}. ${{ A: optionA, B: optionB, C: optionC }[correctAnswer]}`
}
