import type { z } from 'zod'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { longDate } from '#app/text/format'
import { Note } from '#app/ui/content/blocks'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { choicesOf, SelectField } from '#app/ui/forms/choice-fields'
import { TextArea } from '#app/ui/forms/field'

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

export const NOT_REPORTED = "Impossible d'envoyer le signalement"

type LastReportProps = {
  report: { createdAt: Date; closedAt: Date | null; message: string; reply: string | null }
  reason: string
  /** Null while it is open. */
  outcome: string | null
}

/** What the member has reported before, and what became of it. */
export function LastReport({ report, reason, outcome }: LastReportProps) {
  const { closedAt, createdAt, message, reply } = report
  const said = `Le ${longDate(createdAt)}, motif « ${reason} » :\n${message}`
  if (outcome === null || closedAt === null)
    return <Note title={ALREADY}>{`${said}\n\nUn administrateur vous répondra par email.`}</Note>
  const answer = `${outcome} le ${longDate(closedAt)}.${reply ? ` Réponse :\n${reply}` : ''}`
  return <Note title="Votre dernier signalement">{`${said}\n\n${answer}`}</Note>
}

type ReportFormProps = {
  schema: z.ZodObject<{ reason: z.ZodType; message: z.ZodType }>
  reasons: Record<string, string>
  hint: string
  action: string
  back: string
}

export function ReportForm({ schema, reasons, hint, action, back }: ReportFormProps) {
  const [form, fields] = useSchemaForm(schema, { id: 'signalement' })
  return (
    <PostForm form={form} action={action}>
      <SelectField
        {...fieldProps(fields.reason)}
        label="Motif"
        options={[{ value: '', label: 'Choisissez' }, ...choicesOf(reasons)]}
      />
      <TextArea {...fieldProps(fields.message)} label="Votre remarque" hint={hint} />
      <Actions>
        <Button variant="primary">Envoyer le signalement</Button>
        <ButtonLink href={back}>Annuler</ButtonLink>
      </Actions>
    </PostForm>
  )
}
