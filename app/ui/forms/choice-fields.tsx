import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes'
import { chevron } from '../content/fold.css'
import { Icon } from '../icons/icon'
import { french } from '../text/text'
import * as css from './choice-fields.css'
import { Field, type FieldProps, describedBy } from './field'
import { FieldError } from './field-error'
import { field } from './field.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type Select = Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'ref' | 'children'>

type SelectFieldProps = FieldProps &
  Select & {
    name: string
    /** An option with the value '' is the empty choice. */
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

type Labelled = Pick<FieldProps, 'id' | 'label' | 'errors'>

type ChoiceProps = Labelled & { name: string; required?: boolean }

type SegmentsProps = ChoiceProps & {
  options: readonly { value: string; label: string }[]
  defaultValue?: string
  rings?: boolean
  /** Whether each choice has its own box. Use for labels that are too long for one bar. */
  apart?: boolean
}

/** The first choice has the id to which the error summary links. */
export function Segments({ id, label, errors, name, options, rings, apart, ...chosen }: SegmentsProps) {
  const { defaultValue, required } = chosen
  return (
    <ChoiceGroup {...{ id, label, errors }}>
      <div
        className={
          apart
            ? classes(css.apart, options.length === 3 && css.three)
            : classes(css.segments, options.length > 3 && css.four)
        }
      >
        {options.map((option, index) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value.replace('.', '-')}`}
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
    </ChoiceGroup>
  )
}

type ChoicesProps = ChoiceProps & {
  options: readonly { value: string; label: string; hint?: string }[]
  defaultValue?: string
  /** Whether the first choice takes the focus if there are no errors. */
  autoFocus?: boolean
}

/** Takes at most nine options. In a dialog, the keys 1 to 9 select an option (behaviours/walk-queue.ts). */
export function Choices({ id, label, errors, name, options, autoFocus, ...chosen }: ChoicesProps) {
  const { defaultValue, required } = chosen
  return (
    <ChoiceGroup {...{ id, label, errors }}>
      {options.map(({ value, label, hint }, index) => {
        const own = `${id}-${value}`
        return (
          <label key={value} className={css.checkboxLabel}>
            <input
              type="radio"
              id={index === 0 ? id : own}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
              autoFocus={autoFocus && index === 0 && !errors}
              aria-keyshortcuts={String(index + 1)}
              aria-labelledby={`${own}-label`}
              aria-describedby={hint && `${own}-hint`}
              className={css.radio}
            />
            <span className={css.dot} />
            <span>
              <span id={`${own}-label`}>{french(label)}</span>
              {hint && (
                <span id={`${own}-hint`} className={css.hint}>
                  {french(hint)}
                </span>
              )}
            </span>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
          </label>
        )
      })}
    </ChoiceGroup>
  )
}

function ChoiceGroup({ id, label, errors, children }: Labelled & { children: ReactNode }) {
  return (
    <fieldset className={css.group} role="radiogroup" {...describedBy({ id, errors })}>
      <legend className={css.legend}>{french(label)}</legend>
      {children}
      <FieldError id={`${id}-error`} errors={errors} />
    </fieldset>
  )
}

type CheckboxProps = ChoiceProps & {
  value?: string
  defaultChecked?: boolean
  aside?: string
}

export function Checkbox({ id, label, errors, aside, ...input }: CheckboxProps) {
  return (
    <div className={field}>
      <label className={css.checkboxLabel}>
        <input type="checkbox" id={id} {...input} {...describedBy({ id, errors })} className={css.checkbox} />
        <span className={css.box}>
          <Icon name="check" />
        </span>
        <span>{french(label)}</span>
        {aside && <span className={css.aside}>{french(aside)}</span>}
      </label>
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  )
}

export function toChoices<Value extends string>(names: Record<Value, string>) {
  return Object.entries<string>(names).map(([value, label]) => ({ value, label }))
}
