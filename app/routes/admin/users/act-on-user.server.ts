import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import type { Admin } from '#modules/admin'
import { parseId } from '#app/http/ids'
import { seeOther } from '#app/http/redirect.server'
import { callerOf, requireAdmin } from '#app/http/session.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { USER_NOT_FOUND } from '#app/text/not-found-words'
import { actAsAdmin } from '../act.server'
import { backToList } from '../back-to-list'
import { USER_ACTS, type UserAct } from './words'

/** What a button of the list of members does, and tells there how that went. */
export async function actOnUser(what: UserAct, { request, context, params }: ActionFunctionArgs) {
  const session = await requireAdmin({ request, context })
  const id = parseId(params.id)
  if (!id) throw data(null, { status: 404 })
  const { done, ownAccount, failed } = USER_ACTS[what]
  return actAsAdmin({ request, context }, () => site().admin[DOORS[what]](callerOf(session), id), {
    to: backToList(request, paths.admin.users()),
    done,
    refused: { 'not-found': USER_NOT_FOUND, 'own-account': ownAccount },
    failed,
  })
}

/** Whoever signs in where his button should have led comes back to the list. */
export async function showUsers({ request, context }: LoaderFunctionArgs) {
  await requireAdmin({ request, context })
  return seeOther(backToList(request, paths.admin.users()))
}

const DOORS = {
  block: 'blockUser',
  unblock: 'unblockUser',
  promote: 'promoteUser',
  demote: 'demoteUser',
  delete: 'deleteUser',
} as const satisfies Record<UserAct, keyof Admin>
