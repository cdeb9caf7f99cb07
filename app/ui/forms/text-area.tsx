import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'
import * as css from './text-area.css'

type Area = Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'ref'>

export type TextAreaProps = FieldProps & Area & { name: string }

/** A text of several lines. */
export function TextArea({ id, label, hint, errors, optional, ...area }: TextAreaProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <textarea rows={5} {...area} {...tied} className={css.area} />}
    />
  )
}
