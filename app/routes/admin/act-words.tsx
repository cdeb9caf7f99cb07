import { userActSchema, userWordsSchema } from '#modules/admin/schemas'
import { RETENTION } from '#modules/kernel/retention'
import type { Action } from '#app/http/actions'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, useSchemaForm } from '#app/http/schema-form'
import { formatPeriod } from '#app/text'
import { TextArea, TextField } from '#app/ui'

type Asked = NonNullable<NonNullable<Action['confirmation']>['asks']>

/** The field of what an admin writes with an act on a member. */
export function ActWords({ asks }: { asks: Asked }) {
  if (asks === 'warning' || asks === 'note') return <Words {...WORDS[asks]} />
  return (
    <Reason
      hint={asks === 'reason' ? `Ce motif est ${KEPT}` : `Le membre le reçoit par email. Il est ${KEPT}`}
    />
  )
}

const KEPT = `conservé ${formatPeriod(RETENTION.adminLog)} dans le journal ; le membre peut le lire s'il demande ses données.`

function Reason({ hint }: { hint: string }) {
  const [, fields] = useSchemaForm(userActSchema, { id: 'acte' })
  return <TextField {...fieldProps(fields.reason)} label="Motif" optional hint={hint} />
}

function Words({ label, hint }: { label: string; hint: string }) {
  const [, fields] = useSchemaForm(userWordsSchema, { id: 'acte' })
  return <TextArea {...fieldProps(fields.reason)} label={label} hint={`${hint} ${LENGTH}`} />
}

const LENGTH = formatLength(userWordsSchema.shape.reason)

const WORDS = {
  warning: { label: 'Votre message', hint: `Le membre le reçoit par email. Il est ${KEPT}` },
  note: { label: 'Note', hint: `Seuls les administrateurs voient ce texte. Il est ${KEPT}` },
}
