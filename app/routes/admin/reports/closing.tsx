import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Report } from '#modules/admin'
import { contentClosingSchema, conversationClosingSchema } from '#modules/admin/reports/schema'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { formatOutcome, formatReason, longDateAndTime, REJECTION_NAMES } from '#app/text'
import {
  Actions,
  Button,
  ButtonLink,
  FormGroup,
  Note,
  Segments,
  SelectField,
  TextArea,
  toChoices,
} from '#app/ui'
import { REASON_HINT } from '../ads/rejection-form'
import { CLOSE_CONTENT_REPORT, CLOSE_CONVERSATION_REPORT } from './actions'
import { adReportsClosingSchema } from './ad-closing-schema'

type ReportNoteProps = { report: Pick<Report, 'about' | 'reason' | 'message' | 'createdAt'>; by: string }

export const ReportNote = ({ report, by }: ReportNoteProps) => (
  <Note title={`${by}, le ${longDateAndTime(report.createdAt)}, motif « ${formatReason(report)} »`}>
    {report.message || 'Sans remarque.'}
  </Note>
)

type CommonProps = {
  report: Pick<Report, 'about' | 'closedAt' | 'outcome' | 'reply'>
  action: string
  list: string
}

export const ContentClosing = ({ report, ...page }: CommonProps) => (
  <Closing
    {...page}
    // Null makes `Closing` show the form, even if the report was closed while the admin wrote the answer.
    report={{ ...report, closedAt: null }}
    schema={contentClosingSchema}
    hint="Dites pourquoi rien ne change, et d'après quel texte."
  >
    <Button variant="primary">{CLOSE_CONTENT_REPORT.label}</Button>
  </Closing>
)

export const ConversationClosing = (page: CommonProps) => (
  <Closing
    {...page}
    schema={conversationClosingSchema}
    hint="À l'auteur du signalement, par email."
    above={({ outcome }) => (
      <Segments {...fieldProps(outcome)} label="Suite donnée" options={OUTCOME_CHOICES} />
    )}
  >
    <Button variant="primary">{CLOSE_CONVERSATION_REPORT.label}</Button>
  </Closing>
)

const OUTCOME_CHOICES = [
  { value: 'acted', label: 'Je suis intervenu' },
  { value: 'kept', label: 'Rien à faire' },
]

type AdClosingProps = CommonProps & {
  /** The ids of the reports that the answer closes. */
  shown: readonly number[]
  revision?: number
  isOnSite: boolean
}

export const AdClosing = ({ shown, revision, isOnSite, ...page }: AdClosingProps) => (
  <Closing
    {...page}
    schema={adReportsClosingSchema}
    label={shown.length > 1 ? 'Aux auteurs des signalements' : "À l'auteur du signalement"}
    isOptional
    hint="Par email. Sans texte, une réponse courte est envoyée. Le vendeur ne la lit pas."
    above={() => (
      <>
        <input type="hidden" name="shown" value={shown.join()} />
        <input type="hidden" name="revision" value={revision} />
      </>
    )}
    below={({ rule, reason }) =>
      isOnSite && (
        <FormGroup title="Au vendeur, si vous retirez l'annonce">
          <SelectField
            {...fieldProps(rule)}
            label="Règle"
            options={[{ value: '', label: 'Choisir une règle' }, ...toChoices(REJECTION_NAMES)]}
          />
          <TextArea {...fieldProps(reason)} label="Motif" optional rows={3} hint={REASON_HINT} />
        </FormGroup>
      )
    }
  >
    <Button name="outcome" value="kept">
      Clore sans changement
    </Button>
    {isOnSite && (
      <Button name="outcome" value="removed" variant="danger">
        {"Retirer l'annonce"}
      </Button>
    )}
  </Closing>
)

type Fields<Schema extends z.ZodObject> = ReturnType<typeof useSchemaForm<Schema>>[1]

type ClosingProps<Schema extends z.ZodObject> = CommonProps & {
  schema: Schema
  label?: string
  hint: string
  isOptional?: boolean
  /** The fields above and below the reply. */
  above?: (fields: Fields<Schema>) => ReactNode
  below?: (fields: Fields<Schema>) => ReactNode
  /** The buttons. */
  children: ReactNode
}

/**
 * Shows how the report was closed, or the form that closes it. After a submission, the form stays, so that
 * the admin does not lose the reply.
 */
function Closing<Schema extends z.ZodObject<{ reply: z.ZodType }>>(props: ClosingProps<Schema>) {
  const {
    report,
    schema,
    action,
    list,
    label = 'Votre réponse',
    hint,
    isOptional,
    above,
    below,
    children,
  } = props
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
            label={label}
            optional={isOptional}
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
