import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { UserAct } from '#modules/admin'
import type { User } from '#modules/identity'
import { USER_FILTERS } from '#modules/identity/schemas'
import { APPROVED_GUNSMITH, fullName, numericDate } from '#app/text'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import type { PageHandle } from '#app/http'
import {
  ActionBar,
  AdminList,
  Badges,
  CellLink,
  type Column,
  type ListFilters,
  type Look,
  RowActions,
  toRowAction,
} from '#app/ui/admin'
import { ButtonLink, Email, Text } from '#app/ui'
import { useReturn, withReturn } from '#app/http/way-back'
import { requireAdminList } from '../panel.server'
import { USER_ACTIONS } from './actions'

export const handle: PageHandle = { title: 'Utilisateurs, administration' }

export async function loader(args: LoaderFunctionArgs) {
  const { session, query, slice, toFrame } = await requireAdminList(args, 'users', USER_FILTERS)
  const { items, total } = await site().identity.members.list(query, slice)
  const rows = items.map((user) => toRow(user, session.user.id))
  return { ...toFrame(total), rows }
}

type Row = ReturnType<typeof toRow>

function toRow(
  { phone: _, createdAt, approvalNumber, emailRefusedAt, secondFactorAt, ...user }: User,
  ownId: number,
) {
  return {
    ...user,
    isRefusedMail: emailRefusedAt !== null,
    isGunsmith: approvalNumber !== null,
    hasSecondFactor: secondFactorAt !== null,
    joined: numericDate(createdAt),
    isOneself: user.id === ownId,
  }
}

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

const REFUSED_MAIL = 'Emails refusés'

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

type Standing = Pick<Row, 'id' | 'username' | 'isAdmin' | 'isBlocked' | 'isRefusedMail' | 'isGunsmith'>

export function Status({ id, username, isAdmin, isBlocked, isRefusedMail, isGunsmith }: Standing) {
  const back = useReturn()
  return (
    <>
      <Badges
        badges={[
          isAdmin ? { label: 'Admin', tone: 'brand' } : { label: 'Utilisateur', tone: 'plain' },
          isBlocked && { label: 'Bloqué', tone: 'danger' },
          isRefusedMail && { label: REFUSED_MAIL, tone: 'warning' },
          isGunsmith && { label: APPROVED_GUNSMITH, tone: 'success' },
        ]}
      />
      <CellLink href={back(paths.admin.approval(id))} about={username}>
        Agrément
      </CellLink>
    </>
  )
}

type ActedOn = Pick<Row, 'id' | 'username' | 'isAdmin' | 'isBlocked' | 'hasSecondFactor' | 'isOneself'>

/** Shows no actions on the admin's own account, so that at least one admin remains. */
export function UserActions({ here, ...user }: ActedOn & { here?: string }) {
  const { id, username, isAdmin, isBlocked, hasSecondFactor, isOneself } = user
  const back = useReturn()
  const { block, unblock, promote, demote } = USER_ACTIONS
  const to = (act: UserAct, look?: Look) => {
    const path = paths.admin.actOnUser(id, act)
    const address = here === undefined || act === 'delete' ? back(path) : withReturn(path, here)
    return toRowAction(USER_ACTIONS[act], address, look)
  }
  if (isOneself)
    return (
      <ActionBar>
        <Text tone="muted">Votre compte</Text>
      </ActionBar>
    )
  return (
    <RowActions
      about={username}
      actions={[
        isBlocked ? to('unblock', { or: block.label }) : to('block', { or: unblock.label }),
        isAdmin ? to('demote', { or: promote.label }) : to('promote', { or: demote.label }),
        ...(hasSecondFactor && here !== undefined ? [to('reset-second-factor')] : []),
        to('delete', { variant: 'quietDanger' }),
      ]}
    />
  )
}
