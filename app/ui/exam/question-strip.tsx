import { classes } from '../classes'
import * as css from './question-strip.css'

export type StripQuestion = {
  number: number
  answered: boolean
  /** None for a question that cannot be reached yet. */
  href?: string
}

type QuestionStripProps = { questions: readonly StripQuestion[]; current: number }

export function QuestionStrip({ questions, current }: QuestionStripProps) {
  return (
    <nav className={css.strip} aria-label="Questions">
      <ol className={classes(css.dots, questions.length > 10 && css.long)}>
        {questions.map((question) => (
          <li key={question.number}>
            <Dot {...question} current={question.number === current} />
          </li>
        ))}
      </ol>
      <ul className={css.legend} aria-hidden="true">
        <li className={css.legendItem}>
          <i className={css.answeredSample} />
          Répondue
        </li>
        <li className={css.legendItem}>
          <i className={css.currentSample} />
          En cours
        </li>
        <li className={css.legendItem}>
          <i className={css.sample} />
          Sans réponse
        </li>
      </ul>
    </nav>
  )
}

function Dot({ number, answered, href, current }: StripQuestion & { current: boolean }) {
  const shared = {
    className: classes(css.dot, answered && css.answered),
    'aria-label': `Question ${number}, ${answered ? 'répondue' : 'sans réponse'}`,
    'aria-current': current ? ('step' as const) : undefined,
  }
  // Without an address it is a link that leads nowhere yet, and says so.
  const target = href ? { href } : { role: 'link', 'aria-disabled': true }
  return (
    <a {...shared} {...target}>
      {number}
    </a>
  )
}
