import type { ReactNode } from 'react'
import type { TimeAllowance } from '#modules/exams'
import { count } from '#app/text/words'
import { french, Text } from '../text/text'
import { shortDuration } from './duration'
import * as css from './exam-actions.css'

type ResumeNoticeProps = { time: TimeAllowance; seconds: number; action: ReactNode }

export function ResumeNotice({ time, seconds, action }: ResumeNoticeProps) {
  const left =
    time === 'none' ? `il vous attend encore ${daysIn(seconds)}` : `il reste ${shortDuration(seconds)}`
  return (
    <div className={css.notice}>
      <p role="status">{french(`Examen repris, ${left}`)}</p>
      {action}
    </div>
  )
}

/** Says how many days are left, because an exam without a time limit has no clock. */
export function DaysLeft({ seconds }: { seconds: number }) {
  return <Text note>{`Cet examen vous attend ${daysIn(seconds)}.`}</Text>
}

const daysIn = (seconds: number) => count(Math.ceil(seconds / (24 * 3600)), 'jour')
