import type { GradedAnswer, Letter as OptionLetter } from '#modules/exams'
import { letterOfPlace, lettersIn } from '#modules/exams/schemas'
import { Letter } from '../exam/option'
import { reading, readLetter, said, tonedWord, word } from '../exam/option.css'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import { Badge } from './blocks'
import { Explanation } from './explanation'
import { QuestionPicture } from './picture'
import * as css from './study-item.css'

type StudyListProps = {
  answers: readonly GradedAnswer[]
  /** Of the options, only the wrong choice and the right one. */
  onlyMarked?: boolean
  /** Whether somebody other than the candidate reads it. */
  byAnother: boolean
  /** The page that shows them. */
  from: string
}

export function StudyList({ answers, ...how }: StudyListProps) {
  return (
    <ol className={css.list}>
      {answers.map((answer) => (
        <StudyItem key={answer.position} answer={answer} {...how} />
      ))}
    </ol>
  )
}

type StudyItemProps = Omit<StudyListProps, 'answers'> & { answer: GradedAnswer }

function StudyItem({ answer, onlyMarked = false, byAnother, from }: StudyItemProps) {
  const { position, theme, question, optionOrder, userAnswer, correctAnswer } = answer
  const shown = lettersIn(optionOrder).filter(
    (letter) => !onlyMarked || [userAnswer, correctAnswer].includes(letter),
  )
  return (
    <li className={css.item}>
      <div className={css.question}>
        <div className={css.label}>
          <Text as="span" note>
            {[`Question ${position}`, theme].filter(Boolean).join(', ')}
          </Text>
          {userAnswer === null && <Badge>Sans réponse</Badge>}
        </div>
        <h3 className={css.title}>{french(question)}</h3>
        <QuestionPicture of={answer} isLazy />
        <ul className={css.options}>
          {shown.map((letter) => (
            <li key={letter}>
              <AnsweredOption letter={letter} answer={answer} byAnother={byAnother} />
            </li>
          ))}
        </ul>
      </div>
      <Explanation question={answer} report={{ id: answer.questionId, from }} folded />
    </li>
  )
}

type AnsweredOptionProps = { letter: OptionLetter; answer: GradedAnswer; byAnother: boolean }

function AnsweredOption({ letter, answer, byAnother }: AnsweredOptionProps) {
  const isChosen = answer.userAnswer === letter
  const isRight = answer.correctAnswer === letter
  const look = isRight ? 'right' : isChosen ? 'wrong' : 'plain'
  return (
    <div className={reading[look]}>
      <Letter letter={letterOfPlace(answer.optionOrder, letter)} className={readLetter[look]} />
      <span>{french(answer[`option${letter}`])}</span>
      {look !== 'plain' && (
        <span className={said}>
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
