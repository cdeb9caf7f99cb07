import type { ReactNode } from 'react'
import { Target } from '../rings/target'
import { french } from '../text/text'
import * as css from './beside-target.css'

type BesideTargetProps = {
  title: string
  /** A `BackLink` above the title. */
  back?: ReactNode
  children: ReactNode
}

/** A narrow column, and on a desk the target beside it as an ornament: the account pages. */
export function BesideTarget({ title, back, children }: BesideTargetProps) {
  return (
    <div className={css.columns}>
      <div>
        {back}
        <div className={css.column}>
          <h1>{french(title)}</h1>
          {children}
        </div>
      </div>
      <div className={css.art}>
        <Target />
      </div>
    </div>
  )
}
