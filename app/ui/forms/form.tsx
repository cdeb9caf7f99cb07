import type { ReactNode } from 'react'
import { count } from '#app/text/words'
import { classes } from '../classes'
import { Icon } from '../icons/icon'
import { french, Text } from '../text/text'
import { Button } from './button'
import { TextField } from './field'
import * as css from './form.css'

type FormGroupProps = {
  title: string
  hint?: string
  /** What decides when it is shown. */
  className?: string
  children: ReactNode
}

/** A part of a long form, with its own title and a hairline above. */
export function FormGroup({ title, hint, className, children }: FormGroupProps) {
  return (
    <fieldset className={classes(css.group, className)}>
      <legend className={css.legend}>{french(title)}</legend>
      {hint && (
        <Text tone="muted" size="small">
          {hint}
        </Text>
      )}
      {children}
    </fieldset>
  )
}

export type FieldFault = { fieldId: string; message: string }

/** Takes the focus when the refused form is shown, so that a screen reader starts here. */
export function ErrorSummary({ id, faults }: { id: string; faults: readonly FieldFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className={css.summary} role="alert" aria-labelledby={`${id}-titre`} tabIndex={-1} id={id} autoFocus>
      <h2 id={`${id}-titre`} className={css.title}>
        {french(titleOf(faults))}
      </h2>
      <ul>
        {faults.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a className={css.link} href={`#${fieldId}`}>
              <span>{french(message)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'Un champ à corriger', '2 champs à corriger': a field may have several faults. */
function titleOf(faults: readonly FieldFault[]): string {
  const fields = new Set(faults.map(({ fieldId }) => fieldId)).size
  return fields === 1 ? 'Un champ à corriger' : `${count(fields, 'champ')} à corriger`
}

type SearchFormProps = { action: string; label: string; value: string | undefined; maxLength: number }

/** The search as it stands in the address: a list that can be kept, sent and reloaded. */
export function SearchForm({ action, label, value, maxLength }: SearchFormProps) {
  return (
    <form role="search" method="get" action={action} className={css.form}>
      <TextField id="q" name="q" type="search" label={label} defaultValue={value} maxLength={maxLength} />
      <div className={css.action}>
        <Button>
          <Icon name="search" />
          Rechercher
        </Button>
      </div>
    </form>
  )
}
