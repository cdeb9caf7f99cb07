import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { User } from '#modules/identity'
import { USER_FILTERS } from '#modules/identity/schemas'
import { COUNTED_TO } from '#modules/kernel/page'
import { numericDate } from '#app/text/format'
import { readListQuery, readPage } from '#app/http/lists.server'
import { site } from '#app/start/modules.server'
import { paths, type UserAct } from '#app/paths'
import { unlistedMeta } from '#app/document/seo'
import { AdminFrame } from '#app/ui/admin/admin-frame'
import { Badges, type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import type { BadgeTone } from '#app/ui/content/blocks'
import { ButtonLink } from '#app/ui/forms/button'
import { choicesOf } from '#app/ui/forms/choice-fields'
import { Email } from '#app/ui/text/contact'
import { Text } from '#app/ui/text/text'
import { fullName } from '#app/text/words'
import { AdminList, PER_PAGE } from '../admin-list'
import { addressOf, withReturn } from '../back-to-list'
import { openAdminPage } from '../panel.server'

export const meta: MetaFunction = () => unlistedMeta('Utilisateurs, administration')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, frame } = await openAdminPage({ request, context })
  const query = readListQuery(request, USER_FILTERS)
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
        filters={FORM}
        empty={{ title: 'Aucun utilisateur enregistré' }}
      >
        <UserTable users={users} list={list} />
      </AdminList>
    </AdminFrame>
  )
}

const FORM = {
  label: 'Filtrer les utilisateurs',
  searched: 'Nom ou email',
  selects: [
    {
      name: 'role',
      label: 'Rôle',
      options: choicesOf({ '': 'Tous', admin: 'Admins', member: 'Utilisateurs' } satisfies Choices<'role'>),
    },
    {
      name: 'state',
      label: 'Statut',
      options: choicesOf({ '': 'Tous', active: 'Actifs', blocked: 'Bloqués' } satisfies Choices<'state'>),
    },
  ],
  sorts: choicesOf({ recent: 'Les plus récents', oldest: 'Les plus anciens', name: 'Nom' }),
}

type Choices<Name extends keyof typeof USER_FILTERS> = Record<
  '' | (typeof USER_FILTERS)[Name][number],
  string
>

type UserRow = Omit<User, 'phone' | 'createdAt'> & { joined: string; isOneself: boolean }

/** `list` is the address that every act leads back to. */
function UserTable({ users, list }: { users: readonly UserRow[]; list: string }) {
  const columns: Column<UserRow>[] = [
    { label: 'ID', kind: 'id', cell: ({ id }) => id },
    { label: "Nom d'utilisateur", kind: 'title', cell: ({ username }) => username },
    { label: 'Email', kind: 'prose', cell: ({ email }) => <Email>{email}</Email> },
    { label: 'Nom complet', kind: 'line', cell: fullName },
    { label: 'Statut', cell: (user) => <Badges badges={badgesOf(user)} /> },
    { label: 'Inscription', kind: 'date', cell: ({ joined }) => joined },
    { label: 'Actions', kind: 'actions', cell: (user) => <UserActions user={user} list={list} /> },
  ]
  return <DataTable caption="Utilisateurs" columns={columns} rows={users} keyOf={({ id }) => id} />
}

function badgesOf({ isAdmin, isBlocked }: UserRow): { label: string; tone: BadgeTone }[] {
  return [
    isAdmin ? { label: 'Admin', tone: 'brand' } : { label: 'Utilisateur', tone: 'plain' },
    ...(isBlocked ? [{ label: 'Bloqué', tone: 'danger' } as const] : []),
  ]
}

/** None on one's own row, so that an admin always remains. */
function UserActions({ user, list }: { user: UserRow; list: string }) {
  const { id, username: about, isAdmin, isBlocked, isOneself } = user
  if (isOneself)
    return (
      <RowActions>
        <Text tone="muted">Votre compte</Text>
      </RowActions>
    )
  const to = (act: UserAct) => withReturn(paths.admin.actOnUser(id, act), list)
  return (
    <RowActions>
      {isBlocked ? (
        <RowButton action={to('unblock')} label="Débloquer" about={about} variant="quiet" />
      ) : (
        <RowButton action={to('block')} label="Bloquer" about={about} variant="quiet" />
      )}
      {isAdmin ? (
        <RowButton action={to('demote')} label="Retirer admin" about={about} variant="quiet" />
      ) : (
        <RowButton action={to('promote')} label="Nommer admin" about={about} variant="quiet" />
      )}
      <RowLink href={to('delete')} label="Supprimer" about={about} variant="quietDanger" dialog />
    </RowActions>
  )
}
