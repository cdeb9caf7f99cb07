import { classes } from '../classes'
import * as css from './question-strip.css'

export type StripQuestion = { number: number; answered: boolean; reachable: boolean }

type QuestionStripProps = {
  questions: readonly StripQuestion[]
  current: number
  /** The id of the form that a way to another question sends, so that no marked option is lost. */
  form: string
}

export function QuestionStrip({ questions, current, form }: QuestionStripProps) {
  return (
    <nav className={css.strip} aria-label="Questions">
      <ol className={classes(css.dots, questions.length > 10 && css.long)}>
        {questions.map((question) => (
          <li key={question.number}>
            <Dot {...question} current={question.number === current} form={form} />
          </li>
        ))}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        <LegendItem sample={css.answeredSample}>Avec réponse</LegendItem>
        <LegendItem sample={css.currentSample}>En cours</LegendItem>
        <LegendItem sample={css.sample}>Sans réponse</LegendItem>
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

type DotProps = StripQuestion & { current: boolean; form: string }

function Dot({ number, answered, reachable, current, form }: DotProps) {
  const sending = { type: 'submit', form, name: 'intent', value: `question-${number}` } as const
  return (
    <button
      className={classes(css.dot, answered && css.answered)}
      aria-label={`Question ${number}, ${answered ? 'avec réponse' : 'sans réponse'}`}
      aria-current={current ? 'step' : undefined}
      {...(reachable ? sending : { type: 'button', 'aria-disabled': true })}
    >
      {number}
    </button>
  )
}
