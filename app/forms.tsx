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
import type { Failure } from './http/act.server'
import { FAILURE, StatusMessage } from './ui/feedback/status-message'
import { ErrorSummary, type FieldFault } from './ui/forms/error-summary'
import { Fields } from './ui/forms/fields'

/** A refusal, or what the server could not do. */
type LastResult = SubmissionResult & { failed?: Failure }

type SchemaFormOptions<Schema extends z.ZodObject> = {
  id: string
  /** What the action has refused, or undefined. */
  lastResult: LastResult | undefined
  defaultValue?: DefaultValue<z.input<Schema>>
}

/** The state of a form that the server checks against `schema`; nothing of it is hydrated. */
export function useSchemaForm<Schema extends z.ZodObject>(
  schema: Schema,
  options: SchemaFormOptions<Schema>,
) {
  const [form, fields] = useForm<z.input<Schema>>({
    ...options,
    constraint: getZodConstraint(schema),
    // Without a script the browser's own checks are all there are before the server's.
    defaultNoValidate: false,
  })
  const { id, errors, allErrors } = form
  return [{ id, errors, allErrors, failed: options.lastResult?.failed }, fields] as const
}

type PostFormProps = {
  form: SchemaForm
  action: string
  /** Titles what concerns the form as a whole: 'Échec de la connexion'. */
  failure?: string
  children: ReactNode
}

type SchemaForm = Pick<FormMetadata, 'id' | 'errors' | 'allErrors'> & { failed?: Failure }

/** The form with what is wrong with it at its top, where the focus goes, and its fields below. */
export function PostForm({ form, action, failure, children }: PostFormProps) {
  return (
    <Form method="post" action={action} id={form.id}>
      <Fields>
        {form.failed && <StatusMessage kind="failure" title={failure ?? FAILURE} {...form.failed} focused />}
        {form.errors?.map((text) => (
          <StatusMessage key={text} kind="failure" {...refusalOf(text, failure)} focused />
        ))}
        <ErrorSummary id={`${form.id}-erreurs`} faults={faultsOf(form)} />
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

/** Under the form's own title, or under its first sentence. */
function refusalOf(text: string, title: string | undefined) {
  const [first, rest] = text.split(/(?<=\.) (.*)/s)
  return title === undefined ? { title: first!, text: rest } : { title, text }
}

function faultsOf(form: Pick<FormMetadata, 'id' | 'allErrors'>): FieldFault[] {
  return Object.entries(form.allErrors)
    .filter(([name]) => name !== '')
    .flatMap(([name, messages]) => messages.map((message) => ({ fieldId: `${form.id}-${name}`, message })))
}
