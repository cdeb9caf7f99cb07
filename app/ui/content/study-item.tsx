import { atoms } from '../atoms'
import type { GradedAnswer } from '#modules/exams'
import { AnsweredOptions } from '../exam/answered-options'
import { french, Text } from '../text/text'
import { Badge } from './blocks'
import { Explanation } from './explanation'
import { QuestionPicture } from './picture'
import * as css from './study-item.css'

type StudyListProps = {
  /** The prefix of the questions' ids, since a page may show one question twice. */
  id: string
  answers: readonly GradedAnswer[]
  /** Whether only the chosen and the right option are shown. */
  onlyMarked?: boolean
  /** Whether the reader is someone other than the candidate. */
  byAnother: boolean
  /** The URL of the page to return to. */
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

function StudyItem({ id, answer, onlyMarked, byAnother, from }: StudyItemProps) {
  const { position, theme, question, userAnswer } = answer
  const here = `${id}-${position}`
  return (
    <li id={here} className={css.item}>
      <div className={css.question}>
        <div className={atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 's8' })}>
          <Text as="span" note>
            {[`Question ${position}`, theme].filter(Boolean).join(', ')}
          </Text>
          {userAnswer === null && <Badge>Sans réponse</Badge>}
        </div>
        <h3 className={css.title}>{french(question)}</h3>
        <QuestionPicture of={answer} isLazy />
        <AnsweredOptions
          question={answer}
          onlyMarked={onlyMarked}
          byAnother={byAnother}
          className={css.options}
        />
      </div>
      <Explanation
        question={answer}
        name={`question ${position}`}
        report={{ id: answer.questionId, version: answer.version, from: `${from}#${here}` }}
        folded="everywhere"
      />
    </li>
  )
}
