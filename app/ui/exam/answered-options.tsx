import type { Letter as OptionLetter, OptionOrder, QuestionFields } from '#modules/exams'
import { findShownLetter, lettersIn } from '#modules/exams/schemas'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { Letter } from './option'
import { reading, readLetter, readText, verdict, tonedWord, word } from './option.css'

export type AnsweredFields = Pick<QuestionFields, `option${OptionLetter}` | 'correctAnswer'> & {
  optionOrder: OptionOrder
  userAnswer: OptionLetter | null
}

type AnsweredOptionsProps = {
  question: AnsweredFields
  onlyMarked?: boolean
  /** Whether the reader is someone other than the candidate. 'Votre réponse' would then be wrong. */
  byAnother?: boolean
  className?: string
}

/** Lists the options in the order in which the candidate saw them. */
export function AnsweredOptions({ question, onlyMarked, byAnother, className }: AnsweredOptionsProps) {
  const { optionOrder, userAnswer, correctAnswer } = question
  const marked = [userAnswer, correctAnswer]
  const shown = lettersIn(optionOrder).filter((letter) => !onlyMarked || marked.includes(letter))
  return (
    <ul className={className}>
      {shown.map((letter) => (
        <li key={letter}>
          <AnsweredOption letter={letter} question={question} byAnother={byAnother} />
        </li>
      ))}
    </ul>
  )
}

type AnsweredOptionProps = { letter: OptionLetter; question: AnsweredFields; byAnother?: boolean }

function AnsweredOption({ letter, question, byAnother = false }: AnsweredOptionProps) {
  const isChosen = question.userAnswer === letter
  const isRight = question.correctAnswer === letter
  const look = isRight ? 'right' : isChosen ? 'wrong' : 'plain'
  return (
    <div className={reading[look]}>
      <Letter letter={findShownLetter(question.optionOrder, letter)} className={readLetter[look]} />
      <span className={readText}>{french(question[`option${letter}`])} </span>
      {look !== 'plain' && (
        <span className={verdict}>
          {isChosen && (
            <span className={isRight ? word : tonedWord}>
              {!isRight && <Icon name="cross" label="Faux" />}
              <span>{byAnother ? 'Réponse donnée' : 'Votre réponse'}</span>
            </span>
          )}
          {isRight && (
            <span className={tonedWord}>
              <Icon name="check" />
              <span>Correct</span>
            </span>
          )}
        </span>
      )}
    </div>
  )
}
