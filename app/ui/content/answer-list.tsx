import { atoms } from '../atoms'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import * as folds from './fold.css'
import {
  AnswerExplanation,
  type AnswerListProps,
  AnswerPicture,
  type AnswerProps,
  nameQuestion,
  Options,
  toAnswerId,
} from './study-item'
import * as css from './answer-list.css'
import { question } from './study-item.css'

type AnswersProps = AnswerListProps & {
  /** The prefix of the ids of the wrong answers, which the page explains elsewhere. */
  wrongId: string
  /** Unfolds the first answer. */
  isFirstOpen: boolean
}

/** Lists answers in one line each. A right answer unfolds; a wrong one leads to its explanation. */
export function AnswerList({ answers, wrongId, isFirstOpen, ...how }: AnswersProps) {
  return (
    <ol className={css.list}>
      {answers.map((answer, index) =>
        answer.isCorrect ? (
          <RightAnswer key={answer.position} answer={answer} {...how} isOpen={isFirstOpen && index === 0} />
        ) : (
          <WrongAnswer key={answer.position} answer={answer} href={`#${toAnswerId(wrongId, answer)}`} />
        ),
      )}
    </ol>
  )
}

function RightAnswer({ answer, isOpen, ...how }: AnswerProps & { isOpen: boolean }) {
  return (
    <li className={css.item}>
      <details className={css.answer} open={isOpen}>
        <summary className={css.line} role="button">
          <Line answer={answer} />
          <span className={folds.chevron} />
        </summary>
        <div id={toAnswerId(how.id, answer)} className={css.content}>
          <div className={question}>
            <AnswerPicture of={answer} />
            <Options answer={answer} {...how} />
          </div>
          <AnswerExplanation answer={answer} {...how} />
        </div>
      </details>
    </li>
  )
}

function WrongAnswer({ answer, href }: Pick<AnswerProps, 'answer'> & { href: string }) {
  return (
    <li className={css.wrongItem}>
      <a className={css.line} href={href}>
        <Line answer={answer} />
      </a>
    </li>
  )
}

function Line({ answer }: Pick<AnswerProps, 'answer'>) {
  return (
    <>
      <Icon name={answer.isCorrect ? 'check' : 'cross'} label={answer.isCorrect ? 'Juste' : 'Faux'} />
      <span className={css.words}>
        <Text as="span" note>
          {nameQuestion(answer)}
        </Text>
        <span className={atoms({ display: 'block' })}>{french(answer.question)}</span>
      </span>
    </>
  )
}
