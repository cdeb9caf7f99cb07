import type { FoundQuestion, TheoryQuery, TheoryTheme } from '#modules/exams'
import { paths } from '#app/paths'
import { KNOWLEDGE_NAMES, KNOWLEDGE_PARTS } from '#app/text/theory'
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
            {beside.map((question) => (
              <Cell
                key={question.number}
                question={question}
                href={paths.theory({ ...query, q: question.number })}
                isCurrent={question.number === current.number}
              />
            ))}
          </ol>
          <Legend />
        </div>
      </Fold>
    </nav>
  )
}

type CellProps = { question: FoundQuestion; href: string; isCurrent: boolean }

function Cell({ question: { number, knowledge }, href, isCurrent }: CellProps) {
  return (
    <li>
      <a
        href={href}
        aria-label={`Question ${number}, ${KNOWLEDGE_NAMES[knowledge]}`}
        aria-current={isCurrent ? 'page' : undefined}
        data-known={knowledge === 'unseen' ? undefined : knowledge}
      >
        {number}
      </a>
    </li>
  )
}

/** Hidden from screen readers, because the label of each link says what is known. */
function Legend() {
  return (
    <ul className={css.legend} aria-hidden="true">
      {KNOWLEDGE_PARTS.map((known) => (
        <li key={known} className={css.legendItem}>
          <i data-known={known} />
          {french(capitalised(KNOWLEDGE_NAMES[known]))}
        </li>
      ))}
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
