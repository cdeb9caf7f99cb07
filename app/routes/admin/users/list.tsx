import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { COUNTED_TO } from '#modules/kernel/page'
import { numericDate } from '#app/text/format'
import { readPage } from '#app/http/paging.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { ButtonLink } from '#app/ui/forms/button'
import { AdminList } from '../admin-list'
import { openAdminPage } from '../admin-page.server'
import { addressOf } from '../back-to-list'
import { PER_PAGE, readListQuery } from '../list-query'
import { UserTable } from './table'
import { USER_FILTERS, USER_LISTS } from './words'

export const meta: MetaFunction = () => unlistedMeta('Utilisateurs, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, USER_LISTS)
  const asked = readPage(request, PER_PAGE, COUNTED_TO)
  const { items, total } = await site().identity.list(query, asked.slice)
  const users = items.map(({ phone: _, createdAt, ...user }) => ({
    ...user,
    joined: numericDate(createdAt),
    isOneself: user.id === session.user.id,
  }))
  const place = asked.of(total, (page) => paths.admin.users({ ...query, page }))
  return { frame, query, users, position: { ...place, total }, list: addressOf(request) }
}

export default function AdminUsers() {
  const { frame, query, users, position, list } = useLoaderData<typeof loader>()
  return (
    <AdminFrame {...frame} current="users">
      <AdminList
        title={{ all: 'Tous les utilisateurs', found: 'Utilisateurs trouvés' }}
        actions={
          <ButtonLink href={paths.admin.exportUsers(query)} size="small">
            Exporter (CSV)
          </ButtonLink>
        }
        query={query}
        position={position}
        hrefOf={paths.admin.users}
        filters={USER_FILTERS}
        empty={{ title: 'Aucun utilisateur enregistré' }}
      >
        <UserTable users={users} list={list} />
      </AdminList>
    </AdminFrame>
  )
}
