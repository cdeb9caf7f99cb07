import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../forms/button'
import { french, Hidden } from '../text/text'
import * as css from './row-actions.css'

export type Look = {
  /** Hidden words between the button's label and the row's name. */
  what?: string
  /**
   * The label of this button in other rows. The longer of the two labels sets the width, so that the buttons
   * line up.
   */
  or?: string
  variant?: 'default' | 'primary' | 'quiet' | 'quietDanger'
  /** The key that presses the button of the focused row: see behaviours/walk-queue.ts. */
  shortcut?: string
  fields?: Record<string, string>
}

export type RowAction = { label: string } & Look &
  (
    | {
        href: string
        /** Whether the linked page opens in a dialog: see behaviours/page.ts. */
        dialog?: boolean
      }
    | {
        post: string
      }
  )

type Offered = { label: string; isAtOnce?: true; confirmation?: object; schema?: object }

/** Returns a button that acts at once, or a link to a page that asks first. */
export function toRowAction(
  { label, isAtOnce, confirmation, schema }: Offered,
  address: string,
  look: Look = {},
): RowAction {
  const asksFirst = !isAtOnce && (confirmation ?? schema)
  return asksFirst ? { ...look, label, href: address, dialog: true } : { ...look, label, post: address }
}

type RowActionsProps = {
  /** Completes the buttons' names for assistive tools: 'Supprimer « Bretelle de tir »'. */
  about: string
  actions: readonly RowAction[]
}

export function RowActions({ about, actions }: RowActionsProps) {
  return (
    <ActionBar>
      {actions.map((action) => {
        const { label, what, or, variant = 'quiet', shortcut } = action
        // The name is a single element, because the button puts a gap between its children.
        const name = (
          <span className={or && css.asWide} data-or={or}>
            {french(label)}
            <Hidden>{french(`${what ? ` ${what}` : ''} « ${about} »`)}</Hidden>
          </span>
        )
        if ('href' in action) {
          const dialog = action.dialog ? '' : undefined
          return (
            <ButtonLink
              key={label}
              href={action.href}
              size="small"
              variant={variant}
              data-dialog={dialog}
              aria-keyshortcuts={shortcut}
            >
              {name}
            </ButtonLink>
          )
        }
        return (
          <form key={label} method="post" action={action.post}>
            {Object.entries(action.fields ?? {}).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button size="small" variant={variant} aria-keyshortcuts={shortcut}>
              {name}
            </Button>
          </form>
        )
      })}
    </ActionBar>
  )
}

export function ActionBar({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
