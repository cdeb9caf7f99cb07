import type { ReactNode } from 'react'
import { shortDuration } from './duration'
import * as css from './resume-notice.css'

type ResumeNoticeProps = {
  seconds: number
  /** 'Abandonner', which asks first. */
  action?: ReactNode
}

export function ResumeNotice({ seconds, action }: ResumeNoticeProps) {
  return (
    <div className={css.notice}>
      <p role="status">{`Examen repris, il reste ${shortDuration(seconds)}`}</p>
      {action}
    </div>
  )
}
