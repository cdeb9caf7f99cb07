import type { FieldMetadata } from '@conform-to/react'
import { fieldProps } from '#app/http/schema-form'
import { TextField } from '#app/ui'

type CodeFieldProps = { field: FieldMetadata<unknown> }

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
