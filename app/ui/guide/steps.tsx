import type { ReactNode } from 'react'
import { Paragraph } from '../content/article'
import { Fr } from '../text/fr'
import * as css from './steps.css'

export type Step = { title: string; body: ReactNode }

/** One after the other, each numbered in a ring. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, body }) => (
        <li key={title} className={css.step}>
          <h3>
            <Fr>{title}</Fr>
          </h3>
          {typeof body === 'string' ? <Paragraph>{body}</Paragraph> : body}
        </li>
      ))}
    </ol>
  )
}
