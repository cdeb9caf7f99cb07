import { atoms } from '../atoms'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import { Button } from './button'
import { FieldError } from './field-error'
import * as css from './field.css'
import * as formCss from './form.css'

export type FieldProps = {
  id: string
  label: string
  hint?: string
  errors?: readonly string[]
  optional?: boolean
}

type Described = Pick<FieldProps, 'id' | 'hint' | 'errors'>

/** Ties a control to its hint and its errors, by the ids that the library Conform expects. */
export function describedBy({ id, hint, errors = [] }: Described) {
  const wrong = errors.length > 0
  const texts = [hint && `${id}-description`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': wrong || undefined, 'aria-describedby': texts || undefined }
}

type FieldShellProps = FieldProps & {
  control: (props: { id: string } & ReturnType<typeof describedBy>) => ReactNode
}

export function Field({ id, label, hint, errors, optional, control }: FieldShellProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {french(label)}
        {optional && <span className={atoms({ color: 'muted', fontWeight: 400 })}> (facultatif)</span>}
      </label>
      {hint && (
        <Text id={`${id}-description`} note>
          {hint}
        </Text>
      )}
      {control({ id, ...describedBy({ id, hint, errors }) })}
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  )
}

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'ref'>

export type TextFieldProps = FieldProps & Input & { name: string }

/** A form with a file field must be sent as multipart/form-data. */
export function TextField({ id, label, hint, errors, optional, ...input }: TextFieldProps) {
  const className = input.type === 'file' ? css.file : css.input
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <input type="text" {...input} {...tied} className={className} />}
    />
  )
}

type Area = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'ref'>

type TextAreaProps = FieldProps & Area & { name: string }

export function TextArea({ id, label, hint, errors, optional, ...area }: TextAreaProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <textarea rows={5} {...area} {...tied} className={css.area} />}
    />
  )
}

export function Honeypot({ name }: { name: string }) {
  return (
    <div hidden>
      <label>
        {french('Laissez ce champ vide :')} <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

export function FormLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={atoms({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap' })} href={href}>
        <span>{french(children)}</span>
      </a>
    </p>
  )
}

export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={css.footer}>{children}</p>
}

type FormGroupProps = {
  id?: string
  title: string
  hint?: string
  className?: string
  children: ReactNode
}

export function FormGroup({ id, title, hint, className, children }: FormGroupProps) {
  return (
    <fieldset id={id} className={classes(formCss.group, className)}>
      <legend className={formCss.legend}>{french(title)}</legend>
      {hint && <Text note>{hint}</Text>}
      {children}
    </fieldset>
  )
}

type SearchFormProps = { action: string; label: string; value: string | undefined; maxLength: number }

export function SearchForm({ action, label, value, maxLength }: SearchFormProps) {
  return (
    <form
      role="search"
      method="get"
      action={action}
      className={atoms({ display: 'grid', gap: 's12', marginBottom: 's8' })}
    >
      <TextField id="q" name="q" type="search" label={label} defaultValue={value} maxLength={maxLength} />
      <div className={atoms({ display: 'flex' })}>
        <Button>
          <Icon name="search" />
          Rechercher
        </Button>
      </div>
    </form>
  )
}
