import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon'
import { Fr, Text } from '../text/text'
import * as css from './field.css'

export type FieldProps = {
  id: string
  label: string
  hint?: string
  errors?: readonly string[]
  /** Says '(facultatif)' after the label. */
  optional?: boolean
}

/** What ties a control to its hint and its errors; the ids are those that conform expects. */
type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Skeleton = FieldProps & { control: (props: ControlProps) => ReactNode }

export function Field({ id, label, hint, errors, optional = false, control }: Skeleton) {
  const wrong = Boolean(errors?.length)
  const hintId = hint && `${id}-description`
  const errorId = wrong && `${id}-error`
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        <Fr>{label}</Fr>
        {optional && <span className={css.optional}> (facultatif)</span>}
      </label>
      {hintId && (
        <Text id={hintId} tone="muted" size="small">
          {hint}
        </Text>
      )}
      {control({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {errorId && <FieldError id={errorId} errors={errors ?? []} />}
    </div>
  )
}

export function FieldError({ id, errors }: { id?: string; errors: readonly string[] }) {
  return (
    <div id={id}>
      {errors.map((error) => (
        <p key={error} className={css.error}>
          <Icon name="alert" size={16} />
          <Fr as="span">{error}</Fr>
        </p>
      ))}
    </div>
  )
}

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'ref'>

export type TextFieldProps = FieldProps & Input & { name: string }

export function TextField({ id, label, hint, errors, optional, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <input type="text" {...input} {...tied} className={css.input} />}
    />
  )
}

type Area = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'ref'>

type TextAreaProps = FieldProps & Area & { name: string }

/** A text of several lines. */
export function TextArea({ id, label, hint, errors, optional, ...area }: TextAreaProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <textarea rows={5} {...area} {...tied} className={css.area} />}
    />
  )
}

type FileFieldProps = FieldProps & {
  name: string
  /** As the browser takes it: '.csv,text/csv'. */
  accept: string
  required?: boolean
}

/** A file from the reader's device; its form is sent as multipart/form-data. */
export function FileField({ id, label, hint, errors, optional, ...input }: FileFieldProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <input type="file" {...input} {...tied} className={css.file} />}
    />
  )
}

/** The fields of a form one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

/** Two short fields on a line, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

/** Below a form's button: what else may help. */
export function FormLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={css.link} href={href}>
        <Fr as="span">{children}</Fr>
      </a>
    </p>
  )
}

/** Under a form, beyond a hairline: the other way to go. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={css.footer}>{children}</p>
}
