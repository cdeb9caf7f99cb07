import type { ReactNode } from 'react'
import * as css from './note.css'

type NoteProps = { tone?: keyof typeof css.note; children: ReactNode }

export function Note({ tone = 'info', children }: NoteProps) {
  return <div className={css.note[tone]}>{children}</div>
}
