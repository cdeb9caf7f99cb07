import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { chevron } from './chevron.css'
import * as css from './fold.css'

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
        <span className={css.whenClosed}>
          <Fr>{show}</Fr>
        </span>
        <span className={css.whenOpen}>
          <Fr>{hide}</Fr>
        </span>
        <span className={chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
