import type { ReactNode } from 'react'
import { atoms } from '../atoms'
import { Badge } from '../content/blocks'
import { french, Text } from '../text/text'
import * as css from './rows.css'

export type ChecklistLine = {
  id: string
  title: string
  isDone: boolean
  /** What the site knows about this line, in one or two sentences. */
  found: string
  /** The words of a program, which are English. */
  fault?: string | null
}

type ChecklistProps = {
  lines: readonly (ChecklistLine & { form?: ReactNode; actions?: ReactNode })[]
}

export function Checklist({ lines }: ChecklistProps) {
  return (
    <ol className={css.rows}>
      {lines.map(({ id, title, isDone, found, fault, form, actions }) => (
        <li key={id} id={id} className={css.report}>
          <div>
            <h2 className={atoms({ fontSize: 't16' })}>{french(title)}</h2>
            <p className={css.meta}>
              <Badge tone={isDone ? 'success' : 'warning'}>{isDone ? 'Fait' : 'À faire'}</Badge>
            </p>
          </div>
          <Text>{found}</Text>
          {fault && (
            <p lang="en" className={css.meta}>
              {fault}
            </p>
          )}
          {form && <div className={css.entry}>{form}</div>}
          {actions}
        </li>
      ))}
    </ol>
  )
}
