import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'
import * as css from './field.css'

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
