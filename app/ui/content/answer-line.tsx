import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import type { ReactNode } from 'react'
import { Heading } from '../text/heading'
import * as css from './answer-line.css'

type AnswerLineProps = { number: number; question: string; letter: string; text: string; level?: 2 | 3 }

/** A question answered rightly, in two lines; an item of an AnswerLines list. */
export function AnswerLine({ number, question, letter, text, level = 3 }: AnswerLineProps) {
  return (
    <li className={css.item}>
      <Heading level={level} className={css.question}>
        <Fr>{`${number}. ${question}`}</Fr>
      </Heading>
      <p className={css.answer}>
        <Icon name="check" label="Juste" />
        <span>
          <Fr>{`${letter}. ${text}`}</Fr>
        </span>
      </p>
    </li>
  )
}

export function AnswerLines({ children }: { children: ReactNode }) {
  return <ol>{children}</ol>
}
