import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'
import { chevron } from '../content/chevron.css'
import * as css from './select-field.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Select = Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'ref' | 'children'>

export type SelectFieldProps = FieldProps &
  Select & {
    name: string
    /** With '' for the one that chooses nothing. */
    options: readonly SelectOption[]
  }

export function SelectField({ id, label, hint, errors, optional, options, ...select }: SelectFieldProps) {
  return (
    <Field
      {...{ id, label, hint, errors, optional }}
      control={(tied) => (
        <div className={css.row}>
          <select {...select} {...tied} className={css.select}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.sign}>
            <span className={chevron} />
          </span>
        </div>
      )}
    />
  )
}
