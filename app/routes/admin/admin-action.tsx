import { useLoaderData } from '@remix-run/react'
import { userActSchema, userWordsSchema } from '#modules/admin/schemas'
import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { formatLength } from '#app/http/form-checks'
import { fieldProps, useSchemaForm } from '#app/http/schema-form'
import { formatPeriod } from '#app/text'
import { Breadcrumbs, Confirmation, TextArea, TextField } from '#app/ui'
import { toAdminCrumbs } from '#app/ui/admin'
import { action, loader } from './admin-action.server'
import { AdminNotFound, NOT_FOUND } from './admin-not-found'

export { action, loader }

export const handle: PageHandle<typeof loader> = ({ tab, item, list }) =>
  item
    ? { title: item.name, heading: item.title, crumbs: toAdminCrumbs(tab, list), here: item.crumb }
    : { title: NOT_FOUND[tab].title }

export default function ConfirmAction() {
  const { tab, item, list } = useLoaderData<typeof loader>()
  if (!item) return <AdminNotFound of={tab} list={list} />
  return (
    <>
      <Breadcrumbs />
      <Confirmation {...item.asked} cancelHref={list}>
        {item.asks === 'reason' && <Reason />}
        {(item.asks === 'warning' || item.asks === 'note') && <Words {...WORDS[item.asks]} />}
      </Confirmation>
    </>
  )
}

const KEPT = `conservé ${formatPeriod(RETENTION.adminLog)} dans le journal ; le membre peut le lire s'il demande ses données.`

function Reason() {
  const [, fields] = useSchemaForm(userActSchema, { id: 'acte' })
  return <TextField {...fieldProps(fields.reason)} label="Motif" optional hint={`Ce motif est ${KEPT}`} />
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
