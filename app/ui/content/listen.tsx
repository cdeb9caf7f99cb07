import { listAnswer, listAsked } from '#app/text/aloud'
import { Icon } from '../icons/icon'
import { french, Hidden } from '../text/text'
import * as css from './listen.css'

/** Either texts, each read by itself, or a selector of what is read of the page. */
type ListenButtonProps = { label: string } & ({ texts: readonly string[] } | { parts: string })

/** Reads aloud. Only browsers with a French voice of their own show it: see behaviours/offer-reading.ts. */
export function ListenButton({ label, ...read }: ListenButtonProps) {
  const [texts, parts] = 'texts' in read ? [read.texts.join('\n')] : ['', read.parts]
  return (
    <button type="button" className={css.listen} data-listen={texts} data-parts={parts} data-other={STOP}>
      <Icon name="speaker" size={22} />
      <Hidden>{french(label)}</Hidden>
    </button>
  )
}

const STOP = 'Arrêter la lecture'

type ListenToQuestionProps = { question: Parameters<typeof listAsked>[0] | Parameters<typeof listAnswer>[0] }

/** Reads a question until it is answered, and then its answer. */
export function ListenToQuestion({ question }: ListenToQuestionProps) {
  if ('correctAnswer' in question && question.userAnswer)
    return <ListenButton label="Écouter la réponse" texts={listAnswer(question)} />
  return <ListenButton label="Écouter la question" texts={listAsked(question)} />
}
