import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { Text } from '../text/text'
import { clockFigures, durationInWords } from './duration'
import * as css from './exam-bar.css'

type ExamBarProps = {
  number: number
  total: number
  /** Whether the bar stays in sight while the page scrolls. */
  stays?: boolean
  children: ReactNode
}

/** `key` creates a new heading for each question, because a focused heading cannot take the focus again. */
export function ExamBar({ number, total, stays, children }: ExamBarProps) {
  return (
    <div className={stays ? css.staying : undefined}>
      <div className={css.bar}>
        <h1 key={number} id="question" className={css.title} tabIndex={-1}>
          <span>{`Question ${number} `}</span>
          <span className={css.total}>{`sur ${total}`}</span>
        </h1>
        {children}
      </div>
      <ExamProgress value={number} max={total} label={`Progression : question ${number} sur ${total}`} />
    </div>
  )
}

export function NoClock() {
  return <Text tone="muted">Sans limite</Text>
}

/** `endsAt` replaces the clock where no script updates it. */
export function ExamClock({ seconds, endsAt }: { seconds: number; endsAt: string }) {
  const late = seconds < lateBelow
  const label = `Temps restant : ${durationInWords(seconds)}`
  return (
    <>
      <p className={classes(css.clock, late && css.late)} role="timer" aria-label={label}>
        <span className={late ? css.lateSign : css.sign} aria-hidden="true">
          <Icon name="clock" size={22} />
        </span>
        <span aria-hidden="true" translate="no">
          {clockFigures(seconds)}
        </span>
      </p>
      <p className={css.end}>{`Fin à ${endsAt}`}</p>
    </>
  )
}

/** The clock is highlighted when fewer seconds than this are left. */
const lateBelow = 60

export function ExamProgress({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className={css.progress} value={value} max={max} aria-label={label} />
}

export function questionTitle(number: number, total: number): string {
  return `Question ${number} sur ${total}`
}
