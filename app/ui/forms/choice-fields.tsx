import type { ComponentProps } from 'react'
import { chevron } from '../content/fold.css'
import { Icon } from '../icons/icon'
import { Fr } from '../text/text'
import * as css from './choice-fields.css'
import { Field, FieldError, type FieldProps } from './field'
import { field } from './field.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Select = Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'ref' | 'children'>

type SelectFieldProps = FieldProps &
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

type SegmentsProps = Pick<FieldProps, 'id' | 'label' | 'errors'> & {
  name: string
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  required?: boolean
  /** With a ring before each word: where the choice is a step of a longer form. */
  rings?: boolean
}

/**
 * Two or three short choices on one line. The first has the id, so that the summary of a refused form
 * leads to it.
 */
export function Segments({ id, label, errors, name, options, defaultValue, required, rings }: SegmentsProps) {
  const wrong = Boolean(errors?.length)
  const errorId = `${id}-error`
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? errorId : undefined}
    >
      <Fr as="legend" className={css.legend}>
        {label}
      </Fr>
      <div className={css.segments}>
        {options.map((option, index) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
              className={css.radio}
            />
            <span className={css.face}>
              {rings && <span className={css.ring} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {wrong && <FieldError id={errorId} errors={errors ?? []} />}
    </fieldset>
  )
}

type CheckboxProps = {
  id: string
  name: string
  label: string
  defaultChecked?: boolean
  required?: boolean
  errors?: readonly string[]
}

/** A tick to set; what is agreed to stands beside it, and takes the tap. */
export function Checkbox({ id, name, label, defaultChecked, required, errors }: CheckboxProps) {
  const wrong = Boolean(errors?.length)
  const errorId = `${id}-error`
  return (
    <div className={field}>
      <label className={css.checkboxLabel}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={defaultChecked}
          required={required}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          className={css.checkbox}
        />
        <span className={css.box}>
          <Icon name="check" />
        </span>
        <Fr as="span">{label}</Fr>
      </label>
      {wrong && <FieldError id={errorId} errors={errors ?? []} />}
    </div>
  )
}

/** The choices of a select or of segments, in the order of their table. */
export function choicesOf<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({ value, label }))
}
