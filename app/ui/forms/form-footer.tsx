import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import * as css from './field.css'

/** Below a form's button: what else may help. */
export function FormLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={css.link} href={href}>
        <span>
          <Fr>{children}</Fr>
        </span>
      </a>
    </p>
  )
}

/** Under a form, beyond a hairline: the other way to go. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={css.footer}>{children}</p>
}
