import type { ReactNode } from 'react'
import { Fr, frenchText } from '../text/fr'
import * as css from './facts.css'

export type Fact = { term: string; value: ReactNode }

/** A definition list set like the fields of a score card; in columns, each value follows its term. */
export function Facts({ facts, columns = false }: { facts: readonly Fact[]; columns?: boolean }) {
  return (
    <dl className={columns ? css.columns : css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>
            <Fr>{term}</Fr>
          </dt>
          <dd className={css.value}>{typeof value === 'string' ? frenchText(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
