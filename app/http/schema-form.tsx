import {
  type DefaultValue,
  type FieldMetadata,
  type FormMetadata,
  getInputProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { FormChecks } from '#app/behaviours/field-checks'
import type { Failure } from './act.server'
import { toFormChecks } from './form-checks'
import { FORM_KEY, FormKeyField, useOtherMember } from './form-key'
import { FAILURE, StatusMessage } from '#app/ui/feedback/message'
import { ErrorSummary, FaultTemplates, type FieldFault } from '#app/ui/forms/error-summary'
import { Fields } from '#app/ui/forms/field'
import { frenchSpaces } from '#app/text/french'

type LastResult = SubmissionResult & { failed?: Failure }

type SchemaFormOptions<Schema extends z.ZodObject> = {
  id: string
  /**
   * The result that the form shows; by default, the answer of the page's action. Null if this form was not
   * sent.
   */
  lastResult?: LastResult | null | undefined
  defaultValue?: DefaultValue<z.input<Schema>>
  /** The messages of fields that are required only in some cases. `toFormChecks` cannot find these fields. */
  missing?: Messages
}

/** Passes no validation to `useForm`, because it would never run: the form is not hydrated. */
export function useSchemaForm<Schema extends z.ZodObject>(
  schema: Schema,
  { missing, ...options }: SchemaFormOptions<Schema>,
) {
  const constraint = getZodConstraint(schema)
  const answer = useActionData<LastResult>()
  const { lastResult = answer } = options
  const [form, fields] = useForm<z.input<Schema>>({ ...options, lastResult, constraint })
  const { id, errors, allErrors } = form
  const state: SchemaForm = {
    id,
    errors,
    allErrors,
    checks: { ...toFormChecks(schema), ...toMissingChecks(missing) },
    failed: lastResult?.failed,
    sentKey: lastResult?.initialValue?.[FORM_KEY],
  }
  return [state, fields] as const
}

/**
 * `version` is the version that the form started from. After a conflict, `version` is the saved version, so
 * that the form can be sent again.
 */
export function useConflict(
  saved: string | number | undefined,
  { initialValue = '' }: Pick<FieldMetadata<string | undefined>, 'initialValue'>,
) {
  const answer = useActionData<{ conflict?: boolean }>()
  const isConflict = saved !== undefined && answer?.conflict === true
  return { isConflict, version: isConflict ? String(saved) : initialValue }
}

type PostFormProps = {
  form: SchemaForm
  action: string
  failure?: string
  /** True if sending the form twice must create only one thing; its action must then use `actOnce`. */
  once?: boolean
  encType?: 'multipart/form-data'
  children: ReactNode
}

type SchemaForm = Pick<FormMetadata, 'id' | 'errors' | 'allErrors'> & {
  checks: FormChecks
  failed?: Failure
  sentKey?: unknown
}

type Messages = Record<string, string>

export function PostForm({ form, action, failure, once, encType, children }: PostFormProps) {
  const whose = useOtherMember(form.sentKey)
  return (
    <CheckedForm action={action} id={form.id} checks={form.checks} encType={encType}>
      {once && <FormKeyField />}
      {whose && <StatusMessage kind="failure" title={failure ?? FAILURE} text={whose} focused />}
      {form.failed && <StatusMessage kind="failure" title={failure ?? FAILURE} {...form.failed} focused />}
      {form.errors?.map((text) => (
        <StatusMessage key={text} kind="failure" {...toRefusalMessage(text, failure)} focused />
      ))}
      <ErrorSummary id={`${form.id}-erreurs`} faults={listFaults(form)} />
      {children}
    </CheckedForm>
  )
}

type CheckedFormProps = {
  id: string
  action: string
  encType?: 'multipart/form-data'
  checks: FormChecks
  children: ReactNode
}

/**
 * Turns off the browser's own checks, because `behaviours/tell-faults.ts` shows all errors at once. Without
 * scripts, the server checks the form.
 */
export function CheckedForm({ checks, children, ...form }: CheckedFormProps) {
  return (
    <form method="post" noValidate data-checks={JSON.stringify(withFrenchSpaces(checks))} {...form}>
      <Fields>{children}</Fields>
      <FaultTemplates id={`${form.id}-erreurs`} />
    </form>
  )
}

/** Sets no-break spaces in the messages, but not in the patterns, where they would change what matches. */
function withFrenchSpaces(checks: FormChecks): FormChecks {
  const toShown = ([name, { missing, steps }]: [string, FormChecks[string]]) => {
    const spaced = steps.map((step) =>
      typeof step === 'string' ? step : { ...step, message: frenchSpaces(step.message) },
    )
    return [name, { ...(missing !== undefined && { missing: frenchSpaces(missing) }), steps: spaced }]
  }
  return Object.fromEntries(Object.entries(checks).map(toShown)) as FormChecks
}

export function toMissingChecks(missing: Messages = {}): FormChecks {
  return Object.fromEntries(
    Object.entries(missing).map(([name, message]) => [name, { missing: message, steps: [] }]),
  )
}

/** Returns no attributes for length and pattern, because the form's checks cover them. */
export function fieldProps(
  field: FieldMetadata<unknown>,
  type: 'text' | 'email' | 'tel' | 'password' = 'text',
) {
  const { id, name, required, defaultValue } = getInputProps(field, { type })
  return { id, name, required, defaultValue, type, errors: field.errors }
}

export const tickProps = ({ id, name, initialValue }: FieldMetadata<unknown>) => ({
  id,
  name,
  defaultChecked: initialValue === 'on',
})

function toRefusalMessage(text: string, title: string | undefined) {
  const [first, rest] = text.split(/(?<=\.) (.*)/s)
  return title === undefined ? { title: first!, text: rest } : { title, text }
}

function listFaults(form: Pick<FormMetadata, 'id' | 'allErrors'>): FieldFault[] {
  return Object.entries(form.allErrors)
    .filter(([name]) => name !== '')
    .flatMap(([name, messages]) => messages.map((message) => ({ fieldId: `${form.id}-${name}`, message })))
}
