import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Report } from '#modules/admin'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { formatOutcome, formatReason, longDateAndTime } from '#app/text'
import { Actions, ButtonLink, Note, TextArea } from '#app/ui'

type ReportNoteProps = { report: Pick<Report, 'about' | 'reason' | 'message' | 'createdAt'>; by: string }

export const ReportNote = ({ report, by }: ReportNoteProps) => (
  <Note title={`${by}, le ${longDateAndTime(report.createdAt)}, motif « ${formatReason(report)} »`}>
    {report.message || 'Sans remarque.'}
  </Note>
)

type Fields<Schema extends z.ZodObject> = ReturnType<typeof useSchemaForm<Schema>>[1]

type ClosingProps<Schema extends z.ZodObject> = {
  report: Pick<Report, 'about' | 'closedAt' | 'outcome' | 'reply'>
  schema: Schema
  action: string
  list: string
  hint: string
  /** The fields above and below the reply. */
  above?: (fields: Fields<Schema>) => ReactNode
  below?: (fields: Fields<Schema>) => ReactNode
  /** The buttons. */
  children: ReactNode
}

/**
 * Shows how the report was closed, or the form that closes it. A refused answer stays in its form, even if the report
 * has been closed meanwhile.
 */
export function Closing<Schema extends z.ZodObject<{ reply: z.ZodType }>>(props: ClosingProps<Schema>) {
  const { report, schema, action, list, hint, above, below, children } = props
  const wasSent = useActionData() !== undefined
  const [form, fields] = useSchemaForm(schema, { id: 'cloture' })
  const outcome = formatOutcome(report)
  return (
    <>
      {outcome !== null && <Note title={outcome}>{report.reply!}</Note>}
      {(outcome === null || wasSent) && (
        <PostForm form={form} action={action} once>
          {above?.(fields)}
          <TextArea
            {...fieldProps(fields.reply)}
            label="Votre réponse"
            hint={`${hint} ${formatLength(schema.shape.reply)}`}
          />
          {below?.(fields)}
          <Actions>
            {children}
            <ButtonLink href={list}>Annuler</ButtonLink>
          </Actions>
        </PostForm>
      )}
    </>
  )
}
