import { Icon } from '../icons/icon'
import { Fr } from '../text/fr'
import { FieldError } from './field-error'
import * as css from './checkbox.css'
import * as field from './field.css'

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
    <div className={field.field}>
      <label className={css.label}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={defaultChecked}
          required={required}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? errorId : undefined}
          className={css.input}
        />
        <span className={css.box}>
          <Icon name="check" />
        </span>
        <span>
          <Fr>{label}</Fr>
        </span>
      </label>
      {wrong && <FieldError id={errorId} errors={errors ?? []} />}
    </div>
  )
}
