import type { ReactNode } from 'react'
import { classes } from '../classes'
import { ButtonLink } from '../forms/button'
import { Icon } from '../icons/icon'
import { keptPart } from '../kept-part'
import { DialMini } from '../rings/dial-mini'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import { type Tone, toneText } from '../tokens/tone.css'
import * as css from './exam-row.css'

export function ExamRows({ children }: { children: ReactNode }) {
  return <ol className={css.list}>{children}</ol>
}

type ExamRowProps = {
  percent: number
  tone: Tone
  /** '20 novembre 2026', and as a machine reads it. */
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
export const ExamRow = keptPart<ExamRowProps>('li', css.row, function ExamRowParts(exam) {
  return (
    <>
      <div className={css.dial}>
        <DialMini percent={exam.percent} tone={exam.tone} />
      </div>
      <div className={css.what}>
        <h3 className={css.title}>
          Examen du{' '}
          <time dateTime={exam.dateTime}>
            <Fr>{exam.date}</Fr>
          </time>
        </h3>
        <Text tone="muted" size="small" figures>
          <Fr>{exam.facts}</Fr>
        </Text>
      </div>
      <p className={classes(css.verdict, toneText[exam.tone])}>
        <Icon name={exam.passed ? 'check' : 'cross'} size={16} />
        <span>{exam.passed ? 'Réussi' : 'À améliorer'}</span>
      </p>
      <ButtonLink href={exam.href} variant="quiet" size="small" aria-label={exam.linkLabel}>
        Détails
      </ButtonLink>
    </>
  )
})
