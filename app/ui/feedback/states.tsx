import type { ReactNode } from 'react'
import { Actions } from '../forms/button'
import { Rings } from '../rings/rings'
import { Fr, Heading, type HeadingLevel, Text } from '../text/text'
import * as css from './states.css'

type EmptyStateProps = {
  title: string
  text?: string
  /** By default it stands below the heading of a list. */
  level?: HeadingLevel
  /** What to do now. */
  action?: ReactNode
}

export function EmptyState({ title, text, level = 3, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <Rings fine />
      <div className={css.words}>
        <Heading level={level} className={css.title}>
          <Fr>{title}</Fr>
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}

type FullStateProps = {
  /** Outside the rings: nothing is here. Off the centre: something went wrong. */
  shot: 'outside' | 'off'
  code?: string
  title: string
  text?: string
  actions?: ReactNode
  /** The reference to quote when asking for help. */
  reference?: string
}

/** A whole page: not found, refused, broken. */
export function FullState({ shot, code, title, text, actions, reference }: FullStateProps) {
  return (
    <div className={css.full}>
      <Rings fine shot={shot} size="large" />
      <div>
        {code && <p className={css.code}>{code}</p>}
        <Fr as="h1" className={css.fullStateTitle}>
          {title}
        </Fr>
        {text && <Text tone="muted">{text}</Text>}
        {actions && (
          <div className={css.actions}>
            <Actions>{actions}</Actions>
          </div>
        )}
        {reference && (
          <div className={css.reference}>
            {/* In a fragment: "-ce" within a reference is no French verb. */}
            <Text tone="muted" size="small">
              <>{`Référence\u00a0: ${reference}`}</>
            </Text>
          </div>
        )}
      </div>
    </div>
  )
}
