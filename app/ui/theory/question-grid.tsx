import { paths } from '#app/paths'
import { chevron, openAtDesk, summary } from '../content/fold.css'
import * as css from './question-grid.css'

const TITLE = 'Aller à une question'

/** The number of each question, and the way to it: folded on a phone, at the side on a desk. */
export function QuestionGrid({ total, current }: { total: number; current: number }) {
  return (
    <nav className={css.nav} aria-labelledby="aller">
      <h2 id="aller" className={css.title}>
        {TITLE}
      </h2>
      <details className={openAtDesk}>
        <summary className={summary} role="button">
          {TITLE}
          <span className={chevron} />
        </summary>
        <ol className={css.grid}>
          {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <li key={number}>
              <a
                href={paths.theory({ q: number })}
                aria-label={`Question ${number}`}
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
