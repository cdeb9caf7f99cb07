import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  getInputProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { StatusMessage } from './ui/feedback/status-message'
import { ErrorSummary, type FieldFault } from './ui/forms/error-summary'
import { Fields } from './ui/forms/fields'

type SchemaFormOptions<Schema extends z.ZodObject> = {
  id: string
  /** What the action has refused, or undefined. */
  lastResult: SubmissionResult | undefined
  defaultValue?: DefaultValue<z.input<Schema>>
}

/** The state of a form that the server checks against `schema`; nothing of it is hydrated. */
export function useSchemaForm<Schema extends z.ZodObject>(
  schema: Schema,
  options: SchemaFormOptions<Schema>,
) {
  return useForm<z.input<Schema>>({
    ...options,
    constraint: getZodConstraint(schema),
    // Without a script the browser's own checks are all there are before the server's.
    defaultNoValidate: false,
  })
}

type PostFormProps = {
  form: Pick<FormMetadata, 'id' | 'errors' | 'allErrors'>
  action: string
  /** What it says of itself when it is refused. */
  failure: string
  children: ReactNode
}

/** The form with what is wrong with it at its top, where the focus goes, and its fields below. */
export function PostForm({ form, action, failure, children }: PostFormProps) {
  return (
    <Form method="post" action={action} id={form.id}>
      <Fields>
        {form.errors?.map((text) => (
          <StatusMessage key={text} kind="failure" title={failure} text={text} focused />
        ))}
        <ErrorSummary id={`${form.id}-erreurs`} title={failure} faults={faultsOf(form)} />
        {children}
      </Fields>
    </Form>
  )
}

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

function faultsOf(form: Pick<FormMetadata, 'id' | 'allErrors'>): FieldFault[] {
  return Object.entries(form.allErrors)
    .filter(([name]) => name !== '')
    .flatMap(([name, messages]) => messages.map((message) => ({ fieldId: `${form.id}-${name}`, message })))
}
