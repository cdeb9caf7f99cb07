import type { ReactNode } from 'react'
import { Badge, type Fact, Facts } from '../content/blocks'
import { Icon } from '../icons/icon'
import { UnlockRings } from '../rings/rings'
import { french, Text } from '../text/text'
import * as css from './exam-card.css'

export type ExamCardState = {
  kind: 'practice' | 'open' | 'locked'
  passed: number
  needed: number
  /** What opens a locked exam. */
  hint: string
}

type ExamCardProps = {
  title: string
  /** 'Examen en cours' while one runs. */
  badge?: string
  facts: readonly Fact[]
  state: ExamCardState
  /** A wide button; none on a locked card. */
  action?: ReactNode
}

export function ExamCard({ title, badge, facts, state, action }: ExamCardProps) {
  return (
    <article className={state.kind === 'locked' ? css.locked : css.card}>
      <div className={css.head}>
        <h2>{french(title)}</h2>
        {badge && <Badge tone="accent">{badge}</Badge>}
      </div>
      <Facts facts={facts} />
      <div className={css.foot}>
        {state.kind === 'practice' ? (
          <Text tone="muted" figures>
            {`Tests réussis : ${state.passed}/${state.needed}`}
          </Text>
        ) : (
          <Unlock {...state} />
        )}
        {action}
      </div>
    </article>
  )
}

function Unlock({ kind, passed, needed, hint }: ExamCardState) {
  return (
    <div className={css.unlock}>
      <UnlockRings passed={passed} needed={needed} />
      {kind === 'locked' ? (
        <div>
          <p className={css.unlockTitle}>
            <Icon name="lock" />
            <span>Examen verrouillé</span>
          </p>
          <Text note>{hint}</Text>
        </div>
      ) : (
        <p className={css.unlockTitle}>
          <span>{french("Vous êtes prêt pour l'examen officiel !")}</span>
        </p>
      )}
    </div>
  )
}
