import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import * as css from './field.css'

export type FieldProps = {
  id: string
  label: string
  hint?: string
  errors?: readonly string[]
  /** Says '(facultatif)' after the label. */
  optional?: boolean
}

type Tied = Pick<FieldProps, 'id' | 'hint' | 'errors'>

/** What ties a control to its hint and its errors; the ids are those that conform expects. */
export function tie({ id, hint, errors = [] }: Tied) {
  const wrong = errors.length > 0
  const texts = [hint && `${id}-description`, wrong && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': wrong || undefined, 'aria-describedby': texts || undefined }
}

type Skeleton = FieldProps & { control: (props: { id: string } & ReturnType<typeof tie>) => ReactNode }

export function Field({ id, label, hint, errors, optional, control }: Skeleton) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {french(label)}
        {optional && <span className={css.optional}> (facultatif)</span>}
      </label>
      {hint && (
        <Text id={`${id}-description`} tone="muted" size="small">
          {hint}
        </Text>
      )}
      {control({ id, ...tie({ id, hint, errors }) })}
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  )
}

/** Nothing for a field without fault. */
export function FieldError({ id, errors = [] }: { id?: string; errors?: readonly string[] }) {
  if (errors.length === 0) return null
  return (
    <div id={id}>
      {errors.map((error) => (
        <p key={error} className={css.error}>
          <Icon name="alert" size={16} />
          <span>{french(error)}</span>
        </p>
      ))}
    </div>
  )
}

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'ref'>

export type TextFieldProps = FieldProps & Input & { name: string }

/** Its form is sent as multipart/form-data if it takes a file from the user's device. */
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

/** A text of several lines. */
export function TextArea({ id, label, hint, errors, optional, ...area }: TextAreaProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <textarea rows={5} {...area} {...tied} className={css.area} />}
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

/** A link below the fields or the button of a form. */
export function FormLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a className={css.link} href={href}>
        <span>{french(children)}</span>
      </a>
    </p>
  )
}

/** Below a form and a hairline: the alternative to it. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className={css.footer}>{children}</p>
}
