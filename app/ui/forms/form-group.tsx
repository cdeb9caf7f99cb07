import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Fr } from '../text/fr'
import { Text } from '../text/text'
import * as css from './form-group.css'

type FormGroupProps = {
  title: string
  hint?: string
  /** What decides when it is shown. */
  className?: string
  children: ReactNode
}

/** A part of a long form, under its own title and beyond a hairline. */
export function FormGroup({ title, hint, className, children }: FormGroupProps) {
  return (
    <fieldset className={classes(css.group, className)}>
      <legend className={css.legend}>
        <Fr>{title}</Fr>
      </legend>
      {hint && (
        <Text tone="muted" size="small">
          <Fr>{hint}</Fr>
        </Text>
      )}
      {children}
    </fieldset>
  )
}
