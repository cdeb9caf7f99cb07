import type { ReactNode } from 'react'
import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { DialMini } from '../rings/dial'
import { french, Text } from '../text/text'
import { type Tone, toneText } from '../tokens/tone.css'
import * as css from './exam-row.css'

export function ExamRows({ children }: { children: ReactNode }) {
  return <ol className={css.list}>{children}</ol>
}

type ExamRowProps = {
  percent: number
  tone: Tone
  /** '20 novembre 2026 à 18 h 12', and as a machine reads it. */
  date: string
  dateTime: string
  /** '10 questions, 3:42, score 8/10' */
  facts: string
  passed: boolean
  href: string
  /** What tells this link from the others of the list. */
  linkLabel: string
}

/** An exam of the history, led by its small dial. */
export function ExamRow({ percent, tone, date, dateTime, facts, passed, href, linkLabel }: ExamRowProps) {
  return (
    <li className={css.row}>
      <div className={css.dial}>
        <DialMini percent={percent} tone={tone} />
      </div>
      <div className={css.what}>
        <h3 className={css.title}>
          Examen du <time dateTime={dateTime}>{french(date)}</time>
        </h3>
        <Text note figures>
          {facts}
        </Text>
      </div>
      <p className={classes(css.verdict, toneText[tone])}>
        <Icon name={passed ? 'check' : 'cross'} size={16} />
        <span>{passed ? 'Réussi' : 'À améliorer'}</span>
      </p>
      <ButtonLink href={href} variant="quiet" size="small" aria-label={linkLabel}>
        Détails
      </ButtonLink>
    </li>
  )
}
