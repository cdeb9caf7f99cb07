import type { ReactNode } from 'react'
import { classes } from '../classes'
import { link as linkStyle } from '../content/links.css'
import { Icon, type IconName } from '../icons/icon'
import { french } from '../text/text'
import * as css from './message.css'

export type Message = {
  kind: 'success' | 'info' | 'failure'
  title: string
  text?: string
  /** The request id, to find the error in the log. */
  reference?: string
  /** Where it goes on. */
  link?: { href: string; label: string }
}

/** Title of messages about what the server could not do. */
export const FAILURE = 'Erreur'

type StatusMessageProps = Message & {
  /** Where a form was refused. */
  focused?: boolean
  /** Beside what it is about: the address leads to it, and the browser gives it the focus. */
  isTarget?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** What the last action has to say, at the top of the page. */
export function StatusMessage({
  kind,
  title,
  text,
  focused,
  isTarget,
  children,
  ...more
}: StatusMessageProps) {
  const { reference, link } = more
  return (
    <div
      className={classes(css.message, css.tone[kind], isTarget && css.target)}
      role={kind === 'failure' ? 'alert' : 'status'}
      data-message={kind}
      id={isTarget ? 'message' : undefined}
      tabIndex={focused || isTarget ? -1 : undefined}
      autoFocus={focused}
    >
      <span className={css.sign}>
        <Icon name={signs[kind]} />
      </span>
      <div>
        <p className={css.title}>{french(title)}</p>
        {text && <p className={css.text}>{french(text)}</p>}
        {reference && <p className={css.text}>{`Référence\u00a0: ${reference}`}</p>}
        {link && (
          <a className={linkStyle} href={link.href}>
            <span>{french(link.label)}</span>
          </a>
        )}
        {children}
      </div>
    </div>
  )
}

const signs: Record<Message['kind'], IconName> = { success: 'check', info: 'info', failure: 'alert' }

/**
 * What the last action has to say: at the top of the page, or with a script over its foot, where `behaviours/toast.ts`
 * has charge of it. With `atHead` it lies over the head of the panel or of the window, and covers no button of a row.
 */
export function Toast({ atHead, ...message }: Message & { atHead?: boolean }) {
  return (
    <section
      className={atHead ? css.areaAtHead : css.area}
      aria-label="Notifications"
      data-toast={message.kind}
    >
      <StatusMessage {...message} />
      <button type="button" className={css.close} aria-label="Fermer la notification" hidden>
        <Icon name="cross" />
      </button>
    </section>
  )
}
