import type { FoundQuestion, TheoryQuery, TheoryTheme } from '#modules/exams'
import { paths } from '#app/paths'
import { standingInWords } from '#app/text/theory'
import { capitalised, count } from '#app/text/words'
import { Fold } from '../content/fold'
import { openAtDesk } from '../content/fold.css'
import { french, Text } from '../text/text'
import * as css from './question-grid.css'
import { sideTitle } from './study.css'

const TITLE = 'Aller à une question'

export type NumbersProps = {
  query: TheoryQuery
  beside: readonly FoundQuestion[]
  matching: number
  current: FoundQuestion
}

export function QuestionGrid({ query, beside, matching, current }: NumbersProps) {
  const isPart = beside.length < matching
  const questions = count(beside.length, 'question')
  return (
    <nav aria-labelledby="aller">
      <h2 id="aller" className={sideTitle}>
        {TITLE}
      </h2>
      <Fold label={TITLE} className={openAtDesk}>
        <div className={css.numbers}>
          <Text note>
            {isPart && current.theme ? `${capitalised(current.theme)} : ${questions}` : questions}
          </Text>
          <ol className={css.grid}>
            {beside.map(({ number, box, changed }) => (
              <li key={number}>
                <a
                  href={paths.theory({ ...query, q: number })}
                  aria-label={`Question ${number}, ${standingInWords({ box, changed })}`}
                  aria-current={number === current.number ? 'page' : undefined}
                  data-box={box ?? undefined}
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
          <Legend />
        </div>
      </Fold>
    </nav>
  )
}

/** Hidden from screen readers, because the label of each link names the box. */
function Legend() {
  return (
    <ul className={css.legend} aria-hidden="true">
      <li className={css.legendItem}>
        <i data-box={1} />
        Boîte 1
      </li>
      <li className={css.legendItem}>
        <i data-box={4} />
        {french('Boîte 4 : maîtrisée')}
      </li>
      <li className={css.legendItem}>
        <i />
        Jamais vue
      </li>
    </ul>
  )
}

type OtherThemesProps = { query: TheoryQuery; themes: readonly TheoryTheme[]; current: string | null }

export function OtherThemes({ query, themes, current }: OtherThemesProps) {
  const others = themes.filter(({ slug, matching }) => slug !== current && matching > 0)
  if (others.length === 0) return null
  return (
    <Fold label="Autres thèmes">
      <ul className={css.themes}>
        {others.map(({ theme, slug, matching }) => (
          <li key={slug}>
            <a href={paths.theory({ ...query, theme: slug })}>
              <span>{french(`${capitalised(theme)} (${matching})`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
