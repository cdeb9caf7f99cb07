import type { ReactNode } from 'react'
import * as css from './study.css'

/** The question, and the way to any other beside it or below. */
export function StudyLayout({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={css.columns}>
      <div>{main}</div>
      {aside}
    </div>
  )
}
