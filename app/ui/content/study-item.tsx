import type { GradedAnswer } from '#modules/exams'
import { pictureUrl } from '#app/paths'
import { AnsweredOptions } from '../exam/answered-options'
import { french, Hidden } from '../text/text'
import { Badge } from './blocks'
import { Explanation } from './explanation'
import { QuestionPicture } from './picture'
import * as css from './study-item.css'

export type AnswerListProps = {
  /** The prefix of the ids by which links lead to an explanation. */
  id: string
  answers: readonly GradedAnswer[]
  /** Whether the reader is someone other than the candidate. */
  byAnother: boolean
  /** The URL of the page to return to. */
  from: string
}

export type AnswerProps = Omit<AnswerListProps, 'answers'> & { answer: GradedAnswer }

/** Shows wrong answers, each with the right one and what to remember. */
export function StudyList({ answers, ...how }: AnswerListProps) {
  return (
    <ol className={css.list}>
      {answers.map((answer) => (
        <StudyItem key={answer.position} answer={answer} {...how} />
      ))}
    </ol>
  )
}

function StudyItem({ answer, ...how }: AnswerProps) {
  return (
    <li className={css.item}>
      <div className={css.question}>
        <div className={css.about}>
          <span className={css.name}>{french(nameQuestion(answer))}</span>
          {answer.userAnswer === null && <Badge>Sans réponse</Badge>}
        </div>
        <h3 className={css.title}>
          <span className={css.number}>{`${answer.position}. `}</span>
          {french(answer.question)}
        </h3>
        <AnswerPicture of={answer} />
        <Options answer={answer} {...how} />
      </div>
      <AnswerExplanation answer={answer} {...how} isFolded />
    </li>
  )
}

/** Returns 'Question 4, stockage'. */
export function nameQuestion({ position, theme }: GradedAnswer): string {
  return [`Question ${position}`, theme].filter(Boolean).join(', ')
}

/** Phones show the picture small; the link opens it alone. */
export function AnswerPicture({ of: answer }: { of: GradedAnswer }) {
  if (!answer.picture) return null
  return (
    <a className={css.drawing} href={pictureUrl(answer.picture)}>
      <QuestionPicture of={answer} isLazy />
      <Hidden>{`, en grand, question ${answer.position}`}</Hidden>
    </a>
  )
}

export function Options({ answer, byAnother }: Pick<AnswerProps, 'answer' | 'byAnother'>) {
  return <AnsweredOptions question={answer} byAnother={byAnother} className={css.options} />
}

/** Links lead to the folded part of an explanation by its id. */
export function AnswerExplanation({ id, answer, from, isFolded }: AnswerProps & { isFolded?: boolean }) {
  const here = toAnswerId(id, answer)
  return (
    <Explanation
      id={isFolded ? here : undefined}
      question={answer}
      name={`question ${answer.position}`}
      report={{ id: answer.questionId, version: answer.version, from: `${from}#${here}` }}
      folded={isFolded ? 'everywhere' : undefined}
    />
  )
}

export const toAnswerId = (prefix: string, { position }: GradedAnswer) => `${prefix}-${position}`
