import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { FieldError } from '../forms/field'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './option.css'

export type OptionLetter = 'A' | 'B' | 'C'

type ChoiceListProps = {
  question: string
  /** Said above the choices: 'Choisissez une réponse avant de continuer.' */
  error?: string
  children: ReactNode
}

/** The question is the legend of its radio group. Once refused, the group has the focus. */
export function ChoiceList({ question, error, children }: ChoiceListProps) {
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      tabIndex={error ? -1 : undefined}
      autoFocus={Boolean(error)}
    >
      <legend className={css.question}>{french(question)}</legend>
      {error && (
        <div className={css.error}>
          <FieldError id={errorId} errors={[error]} />
        </div>
      )}
      <div className={css.choices}>{children}</div>
    </fieldset>
  )
}

const errorId = 'userAnswer-error'

type ChoiceProps = { letter: OptionLetter; text: string } & Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'className' | 'style'
>

/** The whole card is the label of its radio button. */
export function Choice({ letter, text, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input name="userAnswer" {...input} type="radio" value={letter} className={css.radio} />
      <Letter letter={letter} className={css.choiceListLetter} />
      <span>{french(text)}</span>
    </label>
  )
}

export type AnsweredOption = {
  letter: OptionLetter
  text: string
  /** 'right' for the correct option, 'wrong' for a wrong choice, nothing for the others. */
  mark?: 'right' | 'wrong'
  /** The option that was chosen. */
  chosen?: boolean
  /** Chosen by somebody other than the reader. */
  byAnother?: boolean
}

/** An option to read, with what is to know about it in words. */
export function AnswerOption({ letter, text, mark, chosen = false, byAnother = false }: AnsweredOption) {
  const look = mark ?? 'plain'
  return (
    <div className={css.reading[look]}>
      <Letter letter={letter} className={css.readLetter[look]} />
      <span>{french(text)}</span>
      {(mark || chosen) && (
        <span className={css.said}>
          {chosen && (
            <span className={mark === 'wrong' ? css.tonedWord : css.word}>
              {mark === 'wrong' && <Icon name="cross" label="Faux" />}
              <span>{byAnother ? 'Réponse donnée' : 'Votre réponse'}</span>
            </span>
          )}
          {mark === 'right' && (
            <span className={css.tonedWord}>
              <Icon name="check" />
              <span>Correct</span>
            </span>
          )}
        </span>
      )}
    </div>
  )
}

export function Letter({ letter, className }: { letter: string; className?: string }) {
  return <span className={classes(css.letter, className)}>{letter}</span>
}
