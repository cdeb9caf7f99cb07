import { Fr } from '../text/fr'
import * as css from './action-link.css'

/** A link that stands alone, tall enough for a thumb. */
export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={css.link} href={href}>
      <span>
        <Fr>{children}</Fr>
      </span>
    </a>
  )
}
