import type { ComponentProps, ReactNode } from 'react'
import { findShownLetter } from '#modules/exams/schemas'
import { classes } from '../classes'
import { Explanation } from '../content/explanation'
import type { AnsweredFields } from '../exam/answered-options'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import { toneText } from '../text/text.css'
import * as css from './answer-sheet.css'

type AnswerSheetProps = Pick<ComponentProps<typeof Explanation>, 'report'> & {
  question: ComponentProps<typeof Explanation>['question'] & AnsweredFields
  /** When the question comes back, in words. */
  returns?: string | null
}

const VERDICT = 'verdict'

/** The verdict, the right answer and why. The verdict takes the focus when the page is shown. */
export function AnswerSheet({ question, report, returns }: AnswerSheetProps) {
  const isRight = question.userAnswer === question.correctAnswer
  const tone = isRight ? 'success' : 'danger'
  return (
    <section aria-labelledby={VERDICT} className={css.sheet}>
      <div className={css.headTone[tone]}>
        <h2 id={VERDICT} tabIndex={-1} autoFocus className={classes(css.verdict, toneText[tone])}>
          <Icon name={isRight ? 'check' : 'cross'} size={22} />
          <span>{isRight ? 'Bonne réponse' : 'Mauvaise réponse'}</span>
        </h2>
        {returns && <p>{french(returns)}</p>}
      </div>
      <SheetBody question={question} report={report} lead={isRight ? 'Oui' : 'La bonne réponse'} />
    </section>
  )
}

/** `lead` comes before the right option. */
type SheetBodyProps = Pick<AnswerSheetProps, 'question' | 'report'> & { lead: string }

export function SheetBody({ question, report, lead }: SheetBodyProps) {
  const { optionOrder, correctAnswer } = question
  const letter = findShownLetter(optionOrder, correctAnswer)
  return (
    <div className={css.body}>
      <p>
        {french(`${lead} : `)}
        <strong>{french(`${letter}, « ${question[`option${correctAnswer}`]} »`)}</strong>
      </p>
      <Explanation question={question} report={report} folded="on-phones" />
    </div>
  )
}

/** Keeps the sheet and the buttons below it together at the foot of a phone's window. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={css.foot}>{children}</div>
}
