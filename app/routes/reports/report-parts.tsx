import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Report } from '#modules/admin'
import { MOST_OPEN_REPORTS } from '#modules/admin/rules'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { formatOutcome, formatReason, longDate } from '#app/text'
import { Actions, Button, ButtonLink, Note, SelectField, TextArea, toChoices } from '#app/ui'

export const REPORT_SENT = {
  kind: 'success',
  title: 'Signalement envoyé',
  text: 'Merci. Un administrateur vous répond par email.',
} as const

const ALREADY = 'Déjà signalé'
export const REPORTED = {
  kind: 'info',
  title: ALREADY,
  text: 'Votre premier signalement attend encore sa réponse. Rien de plus ne lui a été ajouté.',
} as const

/** The message for a visitor who reports an ad again. Members see their earlier report instead. */
export const ALREADY_REPORTED =
  "Vous avez déjà signalé cette annonce : un administrateur l'examine et vous répondra par email."

export const TOO_MANY_OPEN = `${MOST_OPEN_REPORTS} de vos signalements attendent encore une réponse. Attendez l'une de ces réponses avant d'envoyer un autre signalement.`

export const NOT_REPORTED = "Impossible d'envoyer le signalement"

export type LastReport = Pick<
  Report,
  'about' | 'reason' | 'message' | 'createdAt' | 'closedAt' | 'outcome' | 'reply'
>

type OneOpenReportProps = { last: LastReport | null; back: ReactNode; children: ReactNode }

/**
 * Shows the last report above the form. While the report is open, `back` replaces the form, unless the form
 * was just refused.
 */
export function OneOpenReport({ last, back, children }: OneOpenReportProps) {
  const wasSent = useActionData() !== undefined
  return (
    <>
      {last && <LastReportNote {...last} />}
      {last?.closedAt === null && !wasSent ? back : children}
    </>
  )
}

function LastReportNote(last: LastReport) {
  const { createdAt, message, reply } = last
  const summary = `Le ${longDate(createdAt)}, motif « ${formatReason(last)} »${message ? ` :\n${message}` : '.'}`
  const outcome = formatOutcome(last)
  if (outcome === null)
    return <Note title={ALREADY}>{`${summary}\n\nUn administrateur vous répondra par email.`}</Note>
  const answer = `${outcome}.${reply ? ` Réponse :\n${reply}` : ''}`
  return <Note title="Votre dernier signalement">{`${summary}\n\n${answer}`}</Note>
}

type Asked = {
  schema: z.ZodObject<{ reason: z.ZodType; message: z.ZodType }>
  reasons: Record<string, string>
  hint: string
}

type ReportFormProps = Asked & {
  action: string
  back: string
}

export function ReportForm({ schema, action, back, ...words }: ReportFormProps) {
  const [form, fields] = useSchemaForm(schema, { id: REPORT_FORM })
  return (
    <PostForm form={form} action={action} once>
      <ReportFields {...words} schema={schema} fields={fields} />
      <ReportButtons back={back} />
    </PostForm>
  )
}

export const REPORT_FORM = 'signalement'

type ReportFieldsProps = Asked & {
  fields: Record<'reason' | 'message', Parameters<typeof fieldProps>[0]>
}

export function ReportFields({ schema, fields, reasons, hint }: ReportFieldsProps) {
  return (
    <>
      <SelectField
        {...fieldProps(fields.reason)}
        label="Motif"
        options={[{ value: '', label: 'Choisissez' }, ...toChoices(reasons)]}
      />
      <TextArea
        {...fieldProps(fields.message)}
        label="Votre remarque"
        hint={`${hint} ${formatLength(schema.shape.message)}`}
      />
    </>
  )
}

export function ReportButtons({ back }: { back: string }) {
  return (
    <Actions>
      <Button variant="primary">Envoyer le signalement</Button>
      <ButtonLink href={back}>Annuler</ButtonLink>
    </Actions>
  )
}
