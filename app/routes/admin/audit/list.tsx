import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ADMIN_ACTIONS } from '#modules/admin/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { readPage } from '#app/http/paging.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { AdminList } from '../admin-list'
import { openAdminPage } from '../admin-page.server'
import { PER_PAGE, readListQuery } from '../list-query'
import { AuditTable } from './table'
import { auditLineOf } from './view'
import { AUDIT_FILTERS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Journal, administration')

/** Read only: nothing leads to a change of a line, or to its end before its time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, { action: ADMIN_ACTIONS })
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const { items, total } = await site().admin.listActions(query, asked.slice)
  const place = asked.of(total, (page) => paths.admin.audit({ ...query, page }))
  return { frame, query, lines: items.map(auditLineOf), position: { ...place, total } }
}

export default function AdminAudit() {
  const { frame, query, lines, position } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="audit">
      <AdminList
        title={{ all: 'Journal des actions', found: 'Actions trouvées' }}
        query={query}
        position={position}
        hrefOf={paths.admin.audit}
        filters={AUDIT_FILTERS}
        empty={{
          title: 'Aucune action enregistrée',
          text: 'Ce que font les administrateurs est noté ici, et y reste deux ans.',
        }}
      >
        <AuditTable lines={lines} />
      </AdminList>
    </AdminFrame>
  )
}
