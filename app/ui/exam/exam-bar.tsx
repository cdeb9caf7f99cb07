import type { ReactNode } from 'react'
import { Progress } from './progress'
import * as css from './exam-bar.css'

type ExamBarProps = {
  number: number
  total: number
  /** The clock. */
  children: ReactNode
}

/** Where one is and how long one has. The heading takes the focus when the question changes. */
export function ExamBar({ number, total, children }: ExamBarProps) {
  return (
    <>
      <div className={css.bar}>
        <h1 id="question" className={css.title} tabIndex={-1}>
          {`Question ${number} `}
          <span className={css.total}>{`sur ${total}`}</span>
        </h1>
        {children}
      </div>
      <Progress value={number} max={total} label={`Progression : question ${number} sur ${total}`} />
    </>
  )
}
