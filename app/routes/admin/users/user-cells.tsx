import type { UserAct } from '#modules/admin'
import { APPROVED_GUNSMITH } from '#app/text'
import { paths } from '#app/paths'
import { ActionBar, Badges, CellLink, type Look, RowActions, Text, toRowAction } from '#app/ui'
import { useReturn, withReturn } from '#app/http/way-back'
import { USER_ACTIONS } from './actions'
import type { Row } from './list.server'

export const REFUSED_MAIL = 'Emails refusés'

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
        ...(here === undefined ? [] : [to('warn'), to('note')]),
        isBlocked ? to('unblock', { or: block.label }) : to('block', { or: unblock.label }),
        isAdmin ? to('demote', { or: promote.label }) : to('promote', { or: demote.label }),
        ...(hasSecondFactor && here !== undefined ? [to('reset-second-factor')] : []),
        to('delete', { variant: 'quietDanger' }),
      ]}
    />
  )
}
