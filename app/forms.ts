import { getInputProps, type FieldMetadata } from '@conform-to/react'
import type { FieldFault } from './ui/forms/error-summary'

/** What a field of the design system takes from conform: the field itself ties hint and errors. */
export function fieldProps(
  field: FieldMetadata<unknown>,
  type: 'text' | 'email' | 'tel' | 'password' = 'text',
) {
  const { id, name, required, minLength, maxLength, pattern, defaultValue } = getInputProps(field, { type })
  return { id, name, required, minLength, maxLength, pattern, defaultValue, type, errors: field.errors }
}

/** The faults of a refused form, for the summary at its top. */
export function faultsOf(fields: Record<string, FieldMetadata<unknown>>): FieldFault[] {
  return Object.values(fields).flatMap((field) =>
    (field.errors ?? []).map((message) => ({ fieldId: field.id, message })),
  )
}
