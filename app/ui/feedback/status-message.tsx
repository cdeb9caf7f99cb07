import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'
import { Fr } from '../text/fr'
import * as css from './status-message.css'

export type Message = {
  kind: 'success' | 'info' | 'failure'
  title: string
  text?: string
  /** The id of the request, under which the log has the fault. */
  reference?: string
}

/** Titles what the server could not do, and nothing else. */
export const FAILURE = 'Erreur'

type StatusMessageProps = Message & {
  /** Where a form was refused. */
  focused?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** What the last action has to say, at the top of the page. */
export function StatusMessage({ kind, title, text, reference, focused, children }: StatusMessageProps) {
  return (
    <div
      className={classes(css.message, css.tone[kind])}
      role={kind === 'failure' ? 'alert' : 'status'}
      data-message={kind}
      tabIndex={focused ? -1 : undefined}
      autoFocus={focused}
    >
      <span className={css.sign}>
        <Icon name={signs[kind]} />
      </span>
      <div>
        <p className={css.title}>
          <Fr>{title}</Fr>
        </p>
        {text && (
          <p className={css.text}>
            <Fr>{text}</Fr>
          </p>
        )}
        {reference && <p className={css.text}>{`Référence\u00a0: ${reference}`}</p>}
        {children}
      </div>
    </div>
  )
}

const signs: Record<Message['kind'], IconName> = { success: 'check', info: 'info', failure: 'alert' }
