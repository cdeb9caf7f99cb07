import type { ReactNode } from 'react'
import { classes } from '../classes'
import { link as linkStyle } from '../content/links.css'
import { Icon, type IconName } from '../icons/icon'
import { french } from '../text/text'
import * as css from './message.css'

export type SiteMessage = {
  kind: 'success' | 'info' | 'failure'
  title: string
  text?: string
  /** The request's id, by which an operator finds the error in the log. */
  reference?: string
  link?: { href: string; label: string }
}

export const FAILURE = 'Erreur'

type StatusMessageProps = SiteMessage & {
  focused?: boolean
  /** Whether the URL's anchor points to the message, so that the browser focuses the message. */
  isTarget?: boolean
  children?: ReactNode
}

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

const signs: Record<SiteMessage['kind'], IconName> = { success: 'check', info: 'info', failure: 'alert' }

/** Floats the message over the bottom of the window or, with `atHead`, over the top of the page. */
export function Toast({ atHead, ...message }: SiteMessage & { atHead?: boolean }) {
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
