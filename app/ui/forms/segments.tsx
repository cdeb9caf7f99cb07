import { Fr } from '../text/fr'
import { FieldError } from './field-error'
import type { FieldProps } from './field'
import * as css from './segments.css'

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
      <legend className={css.legend}>
        <Fr>{label}</Fr>
      </legend>
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
