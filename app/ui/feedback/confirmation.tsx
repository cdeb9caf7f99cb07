import type { ReactNode } from 'react'
import { Actions, Button, ButtonLink } from '../forms/button'
import { PageHead } from '../layout/layout'
import * as css from './confirmation.css'

type ConfirmationProps = {
  title: string
  /** Names the subject, and says what will happen to it. */
  about: string
  action: string
  button: string
  variant: 'primary' | 'danger'
  cancelHref: string
  /** Sent along. */
  fields?: Record<string, string>
  /** Shown above the buttons. */
  children?: ReactNode
}

/** Asks before an act that cannot be undone: a page, which a script may show over the previous one. */
export function Confirmation({ title, about, cancelHref, ...asked }: ConfirmationProps) {
  return (
    <div data-dialog-content="">
      <PageHead title={title} intro={about} />
      <form method="post" action={asked.action}>
        {Object.entries(asked.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asked.children && <div className={css.asked}>{asked.children}</div>}
        <Actions>
          <Button variant={asked.variant}>{asked.button}</Button>
          <ButtonLink href={cancelHref} data-dialog-close="">
            Annuler
          </ButtonLink>
        </Actions>
      </form>
    </div>
  )
}
