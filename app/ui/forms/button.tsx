import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import * as css from './button.css'

type Look = {
  /** A view has at most one 'primary' button. */
  variant?: keyof typeof css.variant
  size?: 'small'
  wide?: boolean
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style'>
type ButtonLinkProps = Look &
  Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & {
    /** Null disables the link. */
    href: string | null
  }

export function Button({ variant, size, wide, type = 'submit', ...button }: ButtonProps) {
  return <button {...button} type={type} className={look({ variant, size, wide })} />
}

export function ButtonLink({ variant, size, wide, href, ...link }: ButtonLinkProps) {
  const to = href === null ? NOWHERE : { href }
  return <a {...link} {...to} className={look({ variant, size, wide })} />
}

const NOWHERE = { role: 'link', 'aria-disabled': true, rel: undefined } as const

function look({ variant = 'default', size, wide }: Look) {
  return classes(css.variant[variant], size && css.small, wide && css.wide)
}

export function PrintButton({ variant }: Pick<Look, 'variant'>) {
  return (
    <button type="button" data-print className={classes(look({ variant }), css.scriptOnly)}>
      Imprimer
    </button>
  )
}

export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
