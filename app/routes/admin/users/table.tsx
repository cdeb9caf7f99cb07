import { paths } from '#app/paths'
import { Badges } from '#app/ui/admin/badges'
import { type Column, DataTable } from '#app/ui/admin/data-table'
import { RowActions, RowButton, RowLink } from '#app/ui/admin/row-actions'
import type { BadgeTone } from '#app/ui/content/badge'
import { Email } from '#app/ui/text/email'
import { fullName } from '#app/text/full-name'
import { Text } from '#app/ui/text/text'
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

/** None for oneself: who acts is an admin afterwards, too. */
function UserActions({ user, list }: { user: UserRow; list: string }) {
  const { id, username: about, isAdmin, isBlocked, isOneself } = user
  if (isOneself)
    return (
      <RowActions>
        <Text tone="muted">Votre compte</Text>
      </RowActions>
    )
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
