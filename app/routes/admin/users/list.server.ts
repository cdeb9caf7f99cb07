import type { LoaderFunctionArgs } from '@remix-run/node'
import type { User } from '#modules/identity'
import { USER_FILTERS } from '#modules/identity/schemas'
import { numericDate } from '#app/text'
import { site } from '#app/start/modules.server'
import { requireAdminList } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  const { session, query, slice, toFrame } = await requireAdminList(args, 'users', USER_FILTERS)
  const { items, total } = await site().identity.members.list(query, slice)
  const rows = items.map((user) => toRow(user, session.user.id))
  return { ...toFrame(total), rows }
}

export type Row = ReturnType<typeof toRow>

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
