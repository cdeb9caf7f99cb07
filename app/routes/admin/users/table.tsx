import { paths } from '../../../paths'
import { type Column, DataTable } from '../../../ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '../../../ui/admin/row-actions'
import { Badge } from '../../../ui/content/badge'
import { Text } from '../../../ui/text/text'
import { withReturn } from '../back-to-list'

type UserRow = {
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  isBlocked: boolean
  joined: string
  isOneself: boolean
}

/** `list` is the list's own, where every act leads back to. */
export function UserTable({ users, list }: { users: readonly UserRow[]; list: string }) {
  const columns: Column<UserRow>[] = [
    { label: 'ID', kind: 'id', cell: ({ id }) => id },
    { label: "Nom d'utilisateur", kind: 'title', cell: ({ username }) => username },
    { label: 'Email', kind: 'prose', cell: ({ email }) => email },
    { label: 'Nom complet', kind: 'line', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { label: 'Statut', cell: (user) => <Badges {...user} /> },
    { label: 'Inscription', kind: 'date', cell: ({ joined }) => joined },
    { label: 'Actions', kind: 'actions', cell: (user) => <UserActions user={user} list={list} /> },
  ]
  return <DataTable caption="Utilisateurs" columns={columns} rows={users} keyOf={({ id }) => id} />
}

function Badges({ isAdmin, isBlocked }: UserRow) {
  return (
    <>
      {isAdmin ? <Badge tone="brand">Admin</Badge> : <Badge>Utilisateur</Badge>}{' '}
      {isBlocked && <Badge tone="danger">Bloqué</Badge>}
    </>
  )
}

/** None for oneself: who acts is an admin afterwards, too. */
function UserActions({ user, list }: { user: UserRow; list: string }) {
  const { id, username: about, isAdmin, isBlocked, isOneself } = user
  if (isOneself) return <Text tone="muted">Votre compte</Text>
  const { blockUser, unblockUser, promoteUser, demoteUser, deleteUser } = paths.admin
  const to = (path: string) => withReturn(path, list)
  return (
    <RowActions>
      {isBlocked ? (
        <RowButton action={to(unblockUser(id))} label="Débloquer" about={about} variant="quiet" />
      ) : (
        <RowButton action={to(blockUser(id))} label="Bloquer" about={about} variant="quiet" />
      )}
      {isAdmin ? (
        <RowButton action={to(demoteUser(id))} label="Retirer admin" about={about} variant="quiet" />
      ) : (
        <RowButton action={to(promoteUser(id))} label="Nommer admin" about={about} variant="quiet" />
      )}
      <RowLink href={to(deleteUser(id))} label="Supprimer" about={about} variant="quietDanger" dialog />
    </RowActions>
  )
}
