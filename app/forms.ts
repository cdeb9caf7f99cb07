import { type FieldMetadata, type FormMetadata, getInputProps } from '@conform-to/react'
import type { FieldFault } from './ui/forms/error-summary'

/**
 * What a field of the design system takes from conform: the field itself ties hint and errors.
 * Lengths and patterns stay with the server, which has the sentences for them.
 */
export function fieldProps(
  field: FieldMetadata<unknown>,
  type: 'text' | 'email' | 'tel' | 'password' = 'text',
) {
  const { id, name, required, defaultValue } = getInputProps(field, { type })
  return { id, name, required, defaultValue, type, errors: field.errors }
}

/** The faults of a refused form's fields, for the summary at its top. */
export function faultsOf(form: Pick<FormMetadata, 'id' | 'allErrors'>): FieldFault[] {
  return Object.entries(form.allErrors)
    .filter(([name]) => name !== '')
    .flatMap(([name, messages]) => messages.map((message) => ({ fieldId: `${form.id}-${name}`, message })))
}
