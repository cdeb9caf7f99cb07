import type { ReactNode } from 'react'
import { Rings } from '../rings/rings'
import { Fr } from '../text/fr'
import { Heading, type HeadingLevel } from '../text/heading'
import { Text } from '../text/text'
import * as css from './empty-state.css'

type EmptyStateProps = {
  title: string
  text?: string
  /** Most often it stands for a list, below the heading of that. */
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
        {text && (
          <Text tone="muted">
            <Fr>{text}</Fr>
          </Text>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
