import type { ComponentProps, ReactNode } from 'react'
import type { AskedQuestion, Letter as OptionLetter } from '#modules/exams'
import { classes } from '../classes'
import { QuestionPicture } from '../content/picture'
import { FieldError } from '../forms/field-error'
import { french } from '../text/text'
import * as css from './option.css'

type ChoiceListProps = {
  question: Pick<AskedQuestion, 'question' | 'picture' | 'pictureAlt'>
  error?: string
  /** The text of a hidden error, which behaviours/turn-pages.ts shows. */
  missing?: string
  children: ReactNode
}

/** Takes the focus when the page is shown with an error. */
export function ChoiceList({ question, error, missing, children }: ChoiceListProps) {
  const words = error ?? missing
  return (
    <fieldset
      className={classes(css.group, question.picture !== null && css.pictured)}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      tabIndex={error ? -1 : undefined}
      autoFocus={Boolean(error)}
    >
      <legend className={css.question}>{french(question.question)}</legend>
      <QuestionPicture of={question} />
      <div className={css.answers}>
        {words && (
          <div className={css.error} hidden={!error}>
            <FieldError id={errorId} errors={[words]} />
          </div>
        )}
        <div className={css.choices}>{children}</div>
      </div>
    </fieldset>
  )
}

const errorId = 'userAnswer-error'

type ChoiceProps = {
  /** The option's letter in the question bank, which the radio button sends. */
  value: OptionLetter
  /** The letter of the option's position, which the reader sees. */
  letter: OptionLetter
  text: string
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'className' | 'style'>

export function Choice({ letter, text, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input name="userAnswer" {...input} type="radio" className={css.radio} />
      <Letter letter={letter} className={css.choiceListLetter} />
      <span>{french(text)}</span>
    </label>
  )
}

export function Letter({ letter, className }: { letter: string; className?: string }) {
  return (
    <span className={classes(css.letter, className)} translate="no">
      {letter}
    </span>
  )
}
