import type { ReactNode } from 'react'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import { FieldError } from './field-error'
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
export type ControlProps = {
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
          <Fr>{hint}</Fr>
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
