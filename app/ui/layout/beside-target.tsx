import type { ReactNode } from 'react'
import { Target } from '../rings/target'
import * as css from './beside-target.css'

/** A narrow column, and on a desk the target beside it as an ornament: the account pages. */
export function BesideTarget({ children }: { children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      <div className={css.art}>
        <Target />
      </div>
    </div>
  )
}
