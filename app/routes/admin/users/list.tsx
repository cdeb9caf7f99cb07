import { useLoaderData } from '@remix-run/react'
import type { USER_FILTERS } from '#modules/identity/schemas'
import { fullName } from '#app/text'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import { AdminList, type ListFilters } from '#app/ui/admin'
import { ButtonLink, type Column, Email } from '#app/ui'
import { useReturn } from '#app/http/way-back'
import { loader, type Row } from './list.server'
import { REFUSED_MAIL, Status, UserActions } from './user-cells'

export { loader }

export const handle: PageHandle = { title: 'Utilisateurs, administration' }

export default function AdminUsers() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <AdminList
      {...loaded}
      title={{ all: 'Tous les utilisateurs', found: 'Utilisateurs trouvés' }}
      actions={
        <ButtonLink href={paths.admin.exportUsers(loaded.query)} size="small">
          Exporter (CSV)
        </ButtonLink>
      }
      filters={FILTERS}
      empty={{ title: 'Aucun utilisateur enregistré' }}
      caption="Utilisateurs"
      columns={COLUMNS}
    />
  )
}

const FILTERS: ListFilters<typeof USER_FILTERS> = {
  label: 'Filtrer les utilisateurs',
  searched: 'Nom ou email',
  selects: {
    role: { label: 'Rôle', names: { '': 'Tous', admin: 'Admins', member: 'Utilisateurs' } },
    state: {
      label: 'Statut',
      names: { '': 'Tous', active: 'Actifs', blocked: 'Bloqués', refused: REFUSED_MAIL },
    },
  },
  sorts: { recent: 'Les plus récents', oldest: 'Les plus anciens', name: 'Nom' },
}

const COLUMNS: readonly Column<Row>[] = [
  { label: 'ID', kind: 'id', cell: ({ id }) => id },
  { label: "Nom d'utilisateur", kind: 'title', cell: (user) => <Username {...user} /> },
  { label: 'Email', kind: 'prose', cell: ({ email }) => <Email>{email}</Email> },
  { label: 'Nom complet', kind: 'line', cell: fullName },
  {
    label: 'Statut',
    cell: (user) => <Status {...user} />,
  },
  { label: 'Inscription', kind: 'date', cell: ({ joined }) => joined },
  { label: 'Actions', kind: 'actions', cell: (user) => <UserActions {...user} /> },
]

function Username({ id, username }: Row) {
  const back = useReturn()
  return <a href={back(paths.admin.user(id))}>{username}</a>
}
