import { count } from '#app/text/words'
import { classes } from '../classes'
import { french } from '../text/text'
import * as css from './question-strip.css'

export type StripQuestion = { number: number; answered: boolean; marked: boolean; reachable: boolean }

type QuestionStripProps = {
  questions: readonly StripQuestion[]
  current: number
}

/** Must be inside the question's form, so that its buttons save the chosen option. */
export function QuestionStrip({ questions, current }: QuestionStripProps) {
  const answered = questions.filter((question) => question.answered).length
  const marked = questions.filter((question) => question.marked).length
  const summary = [
    `${answered} avec réponse`,
    `${questions.length - answered} sans réponse`,
    ...(marked > 0 ? [count(marked, 'marquée')] : []),
  ].join(', ')
  return (
    <nav className={css.strip} aria-label="Questions">
      <h2 key={summary} className={css.summary}>
        {french(summary)}
      </h2>
      <ol className={classes(css.dots, questions.length > 10 && css.long)}>
        {questions.map((question) => (
          <li key={question.number}>
            <Dot {...question} current={question.number === current} />
          </li>
        ))}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        <LegendItem sample={css.answeredSample}>Avec réponse</LegendItem>
        <LegendItem sample={css.currentSample}>En cours</LegendItem>
        <LegendItem sample={css.sample}>Sans réponse</LegendItem>
        <li className={css.legendItem}>
          <Flag />
          Marquée
        </li>
      </ul>
    </nav>
  )
}

function LegendItem({ sample, children }: { sample: string; children: string }) {
  return (
    <li className={css.legendItem}>
      <i className={sample} />
      {children}
    </li>
  )
}

/** Draws the flag of a marked question, so that the mark is not shown by colour alone. */
function Flag({ className }: { className?: string }) {
  return (
    <svg
      className={classes(css.flag, className)}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="8.5" />
      <path d="M6 14V4h6.5L11 6.5 12.5 9H6.5" />
    </svg>
  )
}

type DotProps = StripQuestion & { current: boolean }

function Dot({ number, answered, marked, reachable, current }: DotProps) {
  const sending = { type: 'submit', name: 'intent', value: `question-${number}` } as const
  const state = `${answered ? 'avec réponse' : 'sans réponse'}${marked ? ', marquée' : ''}`
  return (
    <button
      className={classes(css.dot, answered && css.answered)}
      aria-label={`Question ${number}, ${state}`}
      aria-current={current ? 'step' : undefined}
      {...(reachable ? sending : { type: 'button', 'aria-disabled': true })}
    >
      {number}
      {marked && <Flag className={css.dotFlag} />}
    </button>
  )
}
