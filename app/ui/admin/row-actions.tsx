import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../forms/button'
import { box, checkbox } from '../forms/choice-fields.css'
import { Icon } from '../icons/icon'
import { Fr, Hidden } from '../text/text'
import * as css from './row-actions.css'

/** What can be done with a row, at its end. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}

type Named = {
  label: string
  /** What it acts on, for users who do not see the row: 'Supprimer « Bretelle de tir »'. */
  about: string
}

type RowLinkProps = Named & {
  href: string
  variant?: 'default' | 'quiet' | 'quietDanger'
  /** Where a script runs, the page that it leads to is shown over this one: see behaviours/page.ts. */
  dialog?: boolean
}

export function RowLink({ href, label, about, variant = 'default', dialog }: RowLinkProps) {
  return (
    <ButtonLink href={href} size="small" variant={variant} data-dialog={dialog ? '' : undefined}>
      <Name label={label} about={about} />
    </ButtonLink>
  )
}

type RowButtonProps = Named & {
  action: string
  variant?: 'default' | 'primary' | 'quiet' | 'quietDanger'
  /** Sent along. */
  fields?: Record<string, string>
}

/** A form of its own: it must not stand within another. */
export function RowButton({ action, label, about, variant = 'default', fields = {} }: RowButtonProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button size="small" variant={variant}>
        <Name label={label} about={about} />
      </Button>
    </form>
  )
}

/** One piece of text each: the button lays its children out with a gap. */
function Name({ label, about }: Named) {
  return (
    <span>
      <Fr>{label}</Fr>
      <Hidden>
        <Fr>{` « ${about} »`}</Fr>
      </Hidden>
    </span>
  )
}

export type Selection = {
  /** The id of the form that acts on what is chosen; it stands elsewhere. */
  form: string
  name: string
  value: string
  defaultChecked?: boolean
}

/** Chooses a row for what is done with several at once. */
export function SelectBox({ about, ...input }: Selection & { about: string }) {
  return (
    <label className={css.label}>
      <input type="checkbox" {...input} className={checkbox} />
      <span className={box}>
        <Icon name="check" />
      </span>
      <Hidden>
        <Fr>{`Choisir « ${about} »`}</Fr>
      </Hidden>
    </label>
  )
}

/** Above a page that only looks like what it will be: what it is, and what can be done with it. */
export function PreviewBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}
