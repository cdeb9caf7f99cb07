import type { ReactNode } from 'react'
import * as css from './preview-bar.css'

/** Above a page that only looks like what it will be: what it is, and what can be done with it. */
export function PreviewBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
