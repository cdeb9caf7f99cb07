import type { FieldMetadata } from '@conform-to/react'
import { fieldProps } from '#app/http/schema-form'
import { TextField } from '#app/ui'

type CodeFieldProps = { field: FieldMetadata<unknown> }

/**
 * Shows the field for a code of the authenticator app. Phones suggest the code, and show a keyboard of
 * digits.
 */
export function CodeField({ field }: CodeFieldProps) {
  return (
    <TextField
      {...fieldProps(field)}
      label="Code"
      hint="Six chiffres, qui changent toutes les 30 secondes."
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
    />
  )
}

/** Shows the field for a recovery code, with the whole keyboard because these codes contain letters. */
export function RecoveryCodeField({ field }: CodeFieldProps) {
  return (
    <TextField
      {...fieldProps(field)}
      label="Code de secours"
      hint="Seize lettres et chiffres, avec ou sans tirets."
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}

/** Shows one field for either a code of the app or a recovery code. */
export function EitherCodeField({ field }: CodeFieldProps) {
  return (
    <TextField
      {...fieldProps(field)}
      label="Code de l'application, ou code de secours"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  )
}
