import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  backToList,
  notFound,
  readAct,
  refuseAt,
  requireAdmin,
  requireRecentPassword,
  seeOther,
  withReturn,
} from '#app/http'
import type { Action } from '#app/http/actions'
import { site } from '#app/start/modules.server'
import { AD_ACTIONS } from './ads/actions'
import { BIN_ACTIONS } from './bin/actions'
import { NEWS_ACTIONS } from './news/actions'
import { requireAdminItem, runAdminAction } from './panel.server'
import { QUESTION_ACTIONS } from './questions/actions'
import { USER_ACTIONS } from './users/actions'

export async function loader(args: LoaderFunctionArgs) {
  const { tab, action } = readAddress(args)
  const session = await requireAdmin(args)
  const list = backToList(args.request, tab)
  if (action.asksPassword) await requireRecentPassword(args.request, session)
  const { confirmation, label } = action
  // After signing in, an admin arrives here by GET even if the action needs no confirmation.
  if (!confirmation) throw seeOther(list)
  return requireAdminItem(args, tab, async (id) => {
    const found = await action.find(site(), id, session.user)
    if (!found) return null
    if (found.refusal) throw await refuseAt(list, found.refusal)
    const { about, fields } = found
    const { crumb = label, title, name = label, button = name, variant, asks } = confirmation
    const here = withReturn(new URL(args.request.url).pathname, list)
    return { crumb, name, title, asks, asked: { about, fields, button, variant, action: here } }
  })
}

export async function action(args: ActionFunctionArgs) {
  const { tab, action } = readAddress(args)
  return runAdminAction(args, tab, action)
}

const ACTIONS = {
  questions: QUESTION_ACTIONS,
  news: NEWS_ACTIONS,
  ads: AD_ACTIONS,
  users: USER_ACTIONS,
  bin: BIN_ACTIONS,
} satisfies Record<string, Record<string, Action>>

/** Reads a URL such as `/admin/users/7/block`, and throws 404 if it names no list or action. */
function readAddress({ request, params }: LoaderFunctionArgs) {
  const tab = new URL(request.url).pathname.split('/')[2]?.toLowerCase()
  if (!isTab(tab)) throw notFound()
  const actions: Record<string, Action> = ACTIONS[tab]
  return { tab, action: actions[readAct(actions, { act: 'delete', ...params })]! }
}

const isTab = (name = ''): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name)
