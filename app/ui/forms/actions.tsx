import type { ReactNode } from 'react'
import { classes } from '../classes'
import * as css from './actions.css'

/** Buttons on one line; on a phone one below the other, or, as a pair, side by side. */
export function Actions({ pair = false, children }: { pair?: boolean; children: ReactNode }) {
  return <div className={classes(css.actions, pair ? css.pair : css.column)}>{children}</div>
}
