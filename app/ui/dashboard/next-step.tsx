import type { ReactNode } from 'react'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './next-step.css'

type Step = { title: string; text: string; action: ReactNode }

type NextStepsProps = {
  /** Practice exams passed, out of those that open the official exam. */
  passed: number
  needed: number
  /** Above the title of the exam's step. */
  label: string
  exam: Step
  study: Step
}

/** The next step to take, before any figure. */
export function NextSteps({ passed, needed, label, exam, study }: NextStepsProps) {
  return (
    <div className={css.pair}>
      <section className={css.main} aria-labelledby="suite">
        <div className={css.unlock}>
          <UnlockRings passed={passed} needed={needed} size="large" />
          <p className={css.passed} aria-hidden="true">
            {`${passed}/${needed}`}
            <span className={css.passedWord}>{passed > 1 ? 'tests réussis' : 'test réussi'}</span>
          </p>
        </div>
        <div className={css.words}>
          <Text note>{label}</Text>
          <h2 id="suite">{french(exam.title)}</h2>
          <Text tone="muted">{exam.text}</Text>
          <div className={css.action}>{exam.action}</div>
        </div>
      </section>
      <section className={css.side} aria-labelledby="reviser">
        <div className={css.words}>
          <h2 id="reviser" className={css.sideTitle}>
            {french(study.title)}
          </h2>
          <Text tone="muted">{study.text}</Text>
          <div className={css.action}>{study.action}</div>
        </div>
      </section>
    </div>
  )
}
