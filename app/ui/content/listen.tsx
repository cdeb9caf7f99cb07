import type { ComponentProps } from 'react'
import { listAnswer, listAsked } from '#app/text/aloud'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import * as css from './listen.css'

type ListenButtonProps = {
  label: string
  /** Each is read by itself. Without them, the parts of the page with `data-spoken` are read. */
  texts?: readonly string[]
}

/** Reads aloud. Only browsers with a French voice of their own show it: see behaviours/page.ts. */
export function ListenButton({ label, texts = [] }: ListenButtonProps) {
  return (
    <button type="button" className={css.listen} data-listen={texts.join('\n')} data-other={STOP}>
      <Icon name="speaker" size={22} />
      <Hidden>{french(label)}</Hidden>
    </button>
  )
}

const STOP = 'Arrêter la lecture'

type Answered = ComponentProps<typeof ListenToAnswer>['question']

/** Reads a question until it is answered, and then its answer. */
export function ListenToQuestion({ question }: { question: Parameters<typeof listAsked>[0] | Answered }) {
  if ('correctAnswer' in question && question.userAnswer) return <ListenToAnswer question={question} />
  return <ListenButton label="Écouter la question" texts={listAsked(question)} />
}

export function ListenToAnswer({ question }: { question: Parameters<typeof listAnswer>[0] }) {
  return <ListenButton label="Écouter la réponse" texts={listAnswer(question)} />
}
