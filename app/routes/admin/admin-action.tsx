import { useLoaderData } from '@remix-run/react'
import { userActSchema } from '#modules/admin/schemas'
import { RETENTION } from '#modules/kernel/retention'
import type { PageHandle } from '#app/http'
import { fieldProps, useSchemaForm } from '#app/http/schema-form'
import { formatPeriod } from '#app/text'
import { Breadcrumbs, Confirmation, TextField } from '#app/ui'
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
  const [, fields] = useSchemaForm(userActSchema, { id: 'acte' })
  if (!item) return <AdminNotFound of={tab} list={list} />
  return (
    <>
      <Breadcrumbs />
      <Confirmation {...item.asked} cancelHref={list}>
        {item.takesReason && (
          <TextField
            {...fieldProps(fields.reason)}
            label="Motif"
            optional
            hint={`Ce motif est conservé ${formatPeriod(RETENTION.adminLog)} dans le journal ; le membre peut le lire s'il demande ses données.`}
          />
        )}
      </Confirmation>
    </>
  )
}
