import type { Letter, OptionOrder, QuestionFields } from '#modules/exams'
import { findShownLetter, lettersIn } from '#modules/exams/schemas'
import { whyTitle } from './exams'

type Asked = Pick<QuestionFields, 'question' | 'pictureAlt' | `option${Letter}`> & {
  optionOrder?: OptionOrder
}
type Explained = Pick<
  QuestionFields,
  'correctAnswer' | 'remember' | 'explanation' | 'why' | 'trap' | 'checkedBy'
>

/** Lists what is read aloud of a question: its text, what its picture shows, its options in the shown order. */
export function listAsked({ question, pictureAlt, optionOrder = 'ABC', ...options }: Asked): string[] {
  return [
    question,
    ...(pictureAlt ? [`Sur l'image : ${pictureAlt}`] : []),
    ...lettersIn(optionOrder).map((letter) => {
      return `${findShownLetter(optionOrder, letter)}, ${options[`option${letter}`]}`
    }),
  ]
}

/** Lists what is read aloud of an answered question. */
export function listAnswer(question: Asked & Explained & { userAnswer: Letter | null }): string[] {
  const { optionOrder = 'ABC', correctAnswer, userAnswer } = question
  const right = `${findShownLetter(optionOrder, correctAnswer)}, ${question[`option${correctAnswer}`]}`
  const parts = [
    ['', userAnswer === correctAnswer ? 'Bonne réponse' : 'Mauvaise réponse'],
    ['La bonne réponse : ', right],
    ['À retenir : ', question.remember],
    ['La règle : ', question.explanation],
    [`${whyTitle(question.checkedBy)} : `, question.why],
    ['Le piège : ', question.trap],
  ] as const
  return parts.flatMap(([title, text]) => (text ? [title + text] : []))
}
