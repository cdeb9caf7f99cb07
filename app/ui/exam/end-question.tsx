import type { MouseEvent } from 'react'
import type { TimeAllowance } from '#modules/exams'
import { count } from '#app/text/words'
import { Actions, Button, ButtonLink } from '../forms/button'
import { french, Text } from '../text/text'
import type { StripQuestion } from './question-strip'
import * as css from './question-strip.css'

/** The unanswered questions and the marked questions, each given by its number. */
export type Left = { open: number[]; marked: number[] }

export function findLeft(questions: readonly Pick<StripQuestion, 'number' | 'answered' | 'marked'>[]): Left {
  const toNumbers = (left: typeof questions) => left.map(({ number }) => number)
  return {
    open: toNumbers(questions.filter(({ answered }) => !answered)),
    marked: toNumbers(questions.filter(({ marked }) => marked)),
  }
}

export const isComplete = ({ open, marked }: Left) => open.length === 0 && marked.length === 0

export const END_TITLE = 'Terminer cet examen ?'

type EndQuestionProps = {
  left: Left
  time: TimeAllowance
  /** The question to return to if none is open or marked. */
  last: number
  hrefOf: (number: number) => string
  /** Shows another question without a page load. Undefined without a script. */
  go?: (number: number) => void
  /** The id of the form that ends the exam, if the buttons are outside it. */
  form?: string
}

/** Asks whether to end the exam, on a page or in a dialog. */
export function EndQuestion({ left, time, last, hrefOf, go, form }: EndQuestionProps) {
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    onClick: go && ((click: MouseEvent) => (click.preventDefault(), go(number))),
  })
  const { open, marked } = left
  return (
    <div className={css.endQuestion}>
      <Text tone="muted">{formatIntro(left, time)}</Text>
      <Numbers
        id="ouvertes"
        title={`${count(open.length, 'question')} sans réponse`}
        numbers={open}
        linkTo={linkTo}
      />
      <Numbers
        id="marquees"
        title={count(marked.length, 'question marquée', 'questions marquées')}
        numbers={marked}
        linkTo={linkTo}
      />
      <Actions>
        <ButtonLink {...linkTo(open[0] ?? marked[0] ?? last)} variant="primary">
          Revenir aux questions
        </ButtonLink>
        <Button form={form} name="intent" value="finish-anyway">
          {isComplete(left) ? 'Terminer' : 'Terminer quand même'}
        </Button>
      </Actions>
    </div>
  )
}

function formatIntro({ open }: Left, time: TimeAllowance): string {
  const counts =
    open.length > 0
      ? 'Une question sans réponse compte comme fausse.'
      : 'Toutes les questions ont une réponse.'
  return time === 'none' ? counts : `${counts} Le chronomètre continue.`
}

type NumbersProps = {
  id: string
  title: string
  numbers: readonly number[]
  linkTo: (number: number) => { href: string; onClick?: (click: MouseEvent) => void }
}

function Numbers({ id, title, numbers, linkTo }: NumbersProps) {
  if (numbers.length === 0) return null
  return (
    <div>
      <p key={title} id={id} className={css.endTitle}>
        {french(title)}
      </p>
      <ul className={css.endNumbers} aria-labelledby={id}>
        {numbers.map((number) => (
          <li key={number}>
            <a {...linkTo(number)} className={css.endNumber} aria-label={`Question ${number}`}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
