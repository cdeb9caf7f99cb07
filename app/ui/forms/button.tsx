import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import * as css from './button.css'

type Look = {
  /** One primary a view. */
  variant?: keyof typeof css.variant
  size?: 'small'
  wide?: boolean
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'>
type ButtonLinkProps = Look &
  Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
    /** Null disables the link, visibly and for assistive tools. */
    href: string | null
  }

export function Button({ variant, size, wide, type = 'submit', ...button }: ButtonProps) {
  return <button {...button} type={type} className={look({ variant, size, wide })} />
}

export function ButtonLink({ variant, size, wide, href, ...link }: ButtonLinkProps) {
  const to = href === null ? NOWHERE : { href }
  return <a {...link} {...to} className={look({ variant, size, wide })} />
}

/** A link without address must not have a rel. */
const NOWHERE = { role: 'link', 'aria-disabled': true, rel: undefined } as const

function look({ variant = 'default', size, wide }: Look) {
  return classes(css.variant[variant], size && css.small, wide && css.wide)
}

/** Hidden without a script. */
export function PrintButton({ variant }: Pick<Look, 'variant'>) {
  return (
    <button type="button" data-print className={classes(look({ variant }), css.scriptOnly)}>
      Imprimer
    </button>
  )
}

/** Buttons on one line; on a phone one below the other. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
