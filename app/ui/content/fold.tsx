import type { ReactNode } from 'react'
import { french } from '../text/text'
import * as css from './fold.css'
import { chevron } from './fold.css'

type FoldProps = {
  /** 'Afficher les réponses détaillées' */
  show: string
  /** 'Masquer les réponses détaillées' */
  hide: string
  open?: boolean
  children: ReactNode
}

/** Assistive tools meet a button, with its state; the fold itself is the browser's own. */
export function Fold({ show, hide, open, children }: FoldProps) {
  return (
    <details className={css.fold} open={open}>
      <summary className={css.summary} role="button">
        <span className={css.whenClosed}>{french(show)}</span>
        <span className={css.whenOpen}>{french(hide)}</span>
        <span className={chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
