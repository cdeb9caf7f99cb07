import type { ReactNode } from 'react'
import * as css from './field.css'

/** Under a form, beyond a hairline: the other way to go. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={css.footer}>{children}</p>
}
