import type { ReactNode } from 'react'
import { Actions, Button, ButtonLink } from '../forms/button'
import { PageHead } from '../layout/layout'
import * as css from './confirmation.css'

type ConfirmationProps = {
  /** Says what the action affects, and what happens to it. */
  about: string
  action: string
  button: string
  variant: 'primary' | 'danger'
  cancelHref: string
  fields?: Record<string, string>
  children?: ReactNode
}

/** Asks the reader to confirm the action that the page's heading names. A script may show this in a dialog. */
export function Confirmation({ about, cancelHref, ...asked }: ConfirmationProps) {
  return (
    <div data-dialog-content="">
      <PageHead intro={about} />
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
