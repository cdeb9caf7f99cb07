import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ADMIN_ACTIONS } from '../../../../modules/admin/schemas'
import { LONGEST_SEARCH } from '../../../../modules/kernel/search'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListFilters } from '../../../ui/admin/list-filters'
import { ListPager } from '../../../ui/admin/list-pager'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { choicesOf } from '../../ads/words'
import { openAdminPage } from '../admin-page.server'
import { AuditTable } from './table'
import { auditLineOf } from './view'
import { ACTION_NAMES } from './words'
import { isFiltered, readListQuery } from '../list-query'

export const meta: MetaFunction = () => unlistedMeta('Journal des actions')

const PER_PAGE = 20

/** Read only: nothing leads to a change of a line, or to its end before its time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, { action: ADMIN_ACTIONS })
  const asked = readPage(request, PER_PAGE)
  const { items, total } = await site().admin.listActions(query, asked.slice)
  const pages = asked.of(total, (page) => paths.admin.audit({ ...query, page }))
  return { frame, query, lines: items.map(auditLineOf), total, ...pages }
}

export default function Audit() {
  const { frame, query, lines, total, page, pages } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="audit">
      <section aria-labelledby="liste">
        <ListBar title="Journal des actions" count={total} />
        <ListFilters
          action={paths.admin.audit()}
          label="Filtrer le journal"
          q={{
            value: query.q,
            label: 'Rechercher',
            placeholder: 'Administrateur, titre, nom',
            maxLength: LONGEST_SEARCH,
          }}
          selects={[
            {
              name: 'action',
              label: 'Action',
              value: query.action,
              options: [{ value: '', label: 'Toutes' }, ...choicesOf(ACTION_NAMES)],
            },
          ]}
          isFiltered={isFiltered(query)}
          clearHref={paths.admin.audit()}
        />
        {lines.length > 0 ? <AuditTable lines={lines} /> : <NoLine isFiltered={isFiltered(query)} />}
        <ListPager
          {...{ page, pages, total }}
          perPage={PER_PAGE}
          hrefOf={(to) => paths.admin.audit({ ...query, page: to })}
        />
      </section>
    </AdminFrame>
  )
}

function NoLine({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Aucune action trouvée" text="Essayez une autre recherche, ou effacez les filtres." />
  ) : (
    <EmptyState
      title="Aucune action enregistrée"
      text="Ce que font les administrateurs est noté ici, et y reste deux ans."
    />
  )
}
