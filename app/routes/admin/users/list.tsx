import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { numericDate } from '../../../format'
import { readPage } from '../../../http/paging.server'
import { site } from '../../../modules.server'
import { paths } from '../../../paths'
import { unlistedMeta } from '../../../seo'
import { AdminFrame } from '../../../ui/admin/admin-frame'
import { ListBar } from '../../../ui/admin/list-bar'
import { ListPager } from '../../../ui/admin/list-pager'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ButtonLink } from '../../../ui/forms/button'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { isFiltered, readListQuery } from '../list-query'
import { UserFilters } from './filters'
import { UserTable } from './table'
import { USER_LISTS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Utilisateurs')

const PER_PAGE = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, USER_LISTS)
  const asked = readPage(request, PER_PAGE)
  const { items, total } = await site().identity.list(query, asked.slice)
  const users = items.map(({ phone: _, createdAt, ...user }) => ({
    ...user,
    joined: numericDate(createdAt),
    isOneself: user.id === session.user.id,
  }))
  const pages = asked.of(total, (page) => paths.admin.users({ ...query, page }))
  return { frame, query, users, total, ...pages, address: addressOf(request) }
}

export default function Users() {
  const { frame, query, users, total, page, pages, address } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="users">
      <section aria-labelledby="liste">
        <ListBar
          title="Utilisateurs"
          count={total}
          actions={
            <ButtonLink href={paths.admin.exportUsers(query)} size="small">
              Exporter (CSV)
            </ButtonLink>
          }
        />
        <UserFilters query={query} />
        {users.length > 0 ? (
          <UserTable users={users} address={address} />
        ) : (
          <EmptyState
            title={isFiltered(query) ? 'Aucun utilisateur trouvé' : 'Aucun utilisateur enregistré'}
            text={isFiltered(query) ? 'Essayez une autre recherche, ou effacez les filtres.' : undefined}
          />
        )}
        <ListPager
          {...{ page, pages, total }}
          perPage={PER_PAGE}
          hrefOf={(to) => paths.admin.users({ ...query, page: to })}
        />
      </section>
    </AdminFrame>
  )
}
