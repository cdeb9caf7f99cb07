import type { ReactNode } from 'react'
import * as css from './field.css'

/** The fields of a form one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

/** Two short fields on a line, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}
