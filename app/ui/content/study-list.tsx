import type { ReactNode } from 'react'
import * as css from './study-item.css'

export function StudyList({ children }: { children: ReactNode }) {
  return <ol className={css.list}>{children}</ol>
}
