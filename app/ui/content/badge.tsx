import { Fr } from '../text/fr'
import * as css from './badge.css'

/** The word first, the tone second. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof css.badge; children: string }) {
  return (
    <span className={css.badge[tone]}>
      <Fr>{children}</Fr>
    </span>
  )
}
