import { Fr } from '../text/fr'
import * as css from './badge.css'

export type BadgeTone = keyof typeof css.badge

/** The word first, the tone second. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return (
    <span className={css.badge[tone]}>
      <Fr>{children}</Fr>
    </span>
  )
}
